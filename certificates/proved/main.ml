(* topocheck-proved checks certificates by the checker that Coq has extracted from its proofs. Topocheck puts them into the
   kernel's terms; what the kernel returns is printed, and compared with what the files of the folder say. *)

open Answer

(* A run: the terms, what was printed, and the files that are still to come, none without a folder. *)
type t = {
  terms : Terms.t; out : Output.t; limits : Limits.t; alone : bool; mutable files : string list;
  known : Known.t; folders : (string, Own.t) Hashtbl.t; mutable file : string; mutable pieces : string list list (* of the file, that are still to come *);
  mutable table : (Kernel.network * Proved.table option) option (* of the network at hand *) }

let is_certificates r = Output.kind r.file "" = None
let is_theorems r = Output.kind r.file "" = Some Theorem

(* ---------- answers ---------- *)

let say_file r verdict = Output.say r.out r.file None verdict; flush stdout

(* say prints an answer about the statements of a certificate, or about a verdict or a theorem. *)
let say r texts verdict =
  List.iteri (fun i text -> Output.say r.out r.file ~first:(i = 0) (Some text) verdict) texts;
  flush stdout

(* ---------- the files ---------- *)

(* here is what lies beside the file at hand. *)
let here r =
  let path = Filename.dirname r.file in
  match Hashtbl.find_opt r.folders path with
  | Some f -> f
  | None ->
    let f = Own.of_folder ~alone:r.alone path in
    List.iter (fun (graph, name) -> Hashtbl.replace r.out.called (path, graph) name) (List.rev (Own.called f));
    Hashtbl.add r.folders path f;
    f

(* name is what a piece of the file states, or is called. *)
let name r piece = if is_certificates r then piece else match piece with
  | first :: _ -> [String.concat " " (List.tl (String.split_on_char ' ' first))]
  | [] -> []

(* leave says of the rest of the file that nothing is known of it. *)
let leave r =
  List.iter (fun piece -> say r (name r piece) (Output.Unchecked "cannot check: topocheck --lower says nothing of it")) r.pieces;
  r.pieces <- []

let begin_file r file pieces =
  leave r;
  if r.alone && Pieces.checked file then r.out.count.files <- r.out.count.files + 1;
  r.file <- file;
  r.pieces <- pieces;
  ignore (here r)

(* until goes to a file of the folder, past those of which nothing is said. *)
let rec until r file = match r.files with
  | [] -> leave r
  | next :: rest ->
    r.files <- rest;
    begin_file r next (match Files.read next with text -> Pieces.of_file next text | exception Unchecked why -> say_file r (Output.Unchecked why); []);
    if next <> file then until r file
let next_piece r = match r.pieces with [] -> None | piece :: rest -> r.pieces <- rest; Some piece

let unread r piece why = match piece with
  | Some piece -> say r (name r piece) (Output.Unchecked why)
  | None -> say_file r (Output.Unchecked why)

(* ---------- certificates ---------- *)

let table r network = match r.table with
  | Some (n, table) when n == network -> table
  | _ -> r.table <- None; let table = Proved.table network in r.table <- Some (network, table); table

let prove r network jobs = match table r network with
  | None -> unchecked "the kernel makes no table of the network"
  | Some table -> List.concat_map (fun (facts, proof) -> match Proved.prove table facts proof with
    | [] -> unchecked "the kernel does not find it shown"
    | theorems -> theorems) jobs

(* naming tells how a line names graphs that are given, by texts or digests. *)
let naming line =
  let by words = if List.exists (Pieces.begins "sha256:") words then Printed.Digest else Printed.Text in
  match String.split_on_char ' ' line with
  | _ :: graph :: rest -> { Printed.graph = by [graph]; other = by rest }
  | _ -> { Printed.graph = Text; other = Text }

(* stated checks that each line is that of a theorem. *)
let stated lines theorems =
  List.iter (fun line ->
    let show = Proved.show (naming line) in
    if not (List.exists (fun t -> show t = line) theorems) then unchecked "what was proved is %S" (String.concat "; " (List.map show theorems))) lines

let certificate r bytes network jobs =
  let piece = next_piece r in
  match Limits.watched r.limits bytes (fun () ->
    let theorems = prove r network jobs in
    let lines = match piece with
      | Some lines -> stated lines theorems; lines
      | None when r.alone -> List.map (Proved.show (naming "")) theorems
      | None -> unchecked "terms of a certificate that is not in the file" in
    List.iter (Known.learn r.known) theorems;
    lines) with
  | lines -> say r lines Output.Accepted
  | exception Unchecked why -> r.table <- None; unread r piece why

(* ---------- verdicts and theorems ---------- *)

(* claimed says what is found of a verdict or a theorem. Form returns its lines, a theorem's in front of its proof, given those
   of the file; says, what is printed of it. *)
let claimed r name claim form says =
  let piece = next_piece r in
  match Limits.watched ~share:Limits.brief r.limits 0 (fun () ->
    let written = match piece with
      | Some piece -> if is_theorems r then List.filteri (fun i _ -> i < 2) piece else piece
      | None -> [] in
    let lines = form written in
    if not r.alone then begin
      if not (Spelled.alike written lines) then unchecked "what was proved is %S" (String.concat "; " lines);
      Own.stand (here r) claim
    end;
    Meant.check claim;
    name ^ " " ^ says written) with
  | text -> say r [text] Output.Accepted
  | exception Unchecked why -> say r [name] (Output.Unchecked why)

let rests r = Known.rests (List.rev (here r).given)
let verdict r name (v : Kernel.verdict) =
  let lines whole = ("claim " ^ name) :: Said.lines whole v in
  let whole written = not (Spelled.alike written (lines false)) in
  let domains = v.meant_for :: List.map snd v.cases in
  claimed r name v.claim (fun written -> lines (whole written)) (fun written -> Meant.domains domains; match Known.follows r.known v with
    | Some asked -> Known.once v; Said.verdict (whole written) v ^ rests r v.claim domains asked
    | None -> unchecked "the kernel does not find that it follows")

let theorem r name (t : Kernel.family_theorem) =
  let claim () = Said.claim t.proved_claim t.proved_for in
  claimed r name t.proved_claim (fun _ -> ["theorem " ^ name; "claim " ^ claim ()]) (fun _ ->
    Meant.domains [t.proved_for];
    if Proved.theorem_shown t then "holds for all: " ^ claim () ^ rests r t.proved_claim [t.proved_for] [] else unchecked "the kernel does not find it shown")

(* ---------- the terms ---------- *)

(* passed_on says what topocheck says of what it has not accepted, or has no terms for. *)
let passed_on r texts verdict =
  if texts = [] then begin r.pieces <- []; say_file r verdict end
  else match next_piece r with
    | Some lines when is_certificates r -> say r lines verdict
    | _ -> say r texts verdict

(* What an item says is done when it was read. *)
let read r kind =
  let s = r.terms in
  let place = Terms.place s in
  let text () = Terms.string s in
  let passed verdict = let texts = Terms.list Terms.string s in let why = text () in fun () -> passed_on r texts (verdict why) in
  match kind with
  | "folder" -> ignore (text ()); fun () -> Rows.forget (); r.table <- None
  | "file" -> let file = text () in fun () -> if List.mem file r.files then until r file else begin_file r file []
  | "definition" -> let line = Shown.read s in fun () -> if Own.give (here r) line then Output.define r.out r.file line
  | "define" -> Reads.define s; ignore
  | "table" -> let name = Terms.name s in let digest = text () in let rows = text () in fun () -> Rows.define name digest rows
  | "certificate" ->
    let network = Reads.read_network s in
    let jobs = Terms.(list (pair (list Reads.read_fact) Reads.read_proof) s) in
    fun () -> certificate r (Terms.place s - place) network jobs
  | "verdict" -> let name = text () in let v = Reads.read_verdict s in fun () -> verdict r name v
  | "theorem" -> let name = text () in let t = Reads.read_family_theorem s in fun () -> theorem r name t
  | "left" | "missing" -> passed (fun why -> Output.Unchecked why)
  | "rejected" -> passed (fun why -> Output.Rejected why)
  | "end" -> ignore
  | other -> Terms.malformed "an item %S" other

(* items reads them all. One that is too large ends, and the next one is read; but without a definition those that follow would
   mean nothing. *)
let rec items r =
  let s = r.terms in
  s.refill <- (fun () -> if Limits.large r.limits then raise (Limits.Over Limits.more_memory));
  let kind = Terms.open_item s in
  (match let work = read r kind in Terms.close_item s; work with
  | work -> work ()
  | exception Limits.Over why when List.mem kind ["certificate"; "verdict"; "theorem"] ->
    s.refill <- ignore;
    Gc.compact ();
    Terms.past_item s;
    unread r (next_piece r) ("cannot check: " ^ why));
  if kind <> "end" then items r

let header s =
  if Terms.open_item s <> "lowered" || Terms.small s <> 1 then Terms.malformed "want (lowered 1) first: what another version of topocheck writes is not read";
  Terms.close_item s

(* ---------- topocheck ---------- *)

(* program finds topocheck: where TOPOCHECK says, beside this program, or in the path. *)
let program () =
  let beside = Filename.concat (Filename.dirname Sys.executable_name) "topocheck" in
  match Sys.getenv_opt "TOPOCHECK" with
  | Some file -> file
  | None -> if Sys.file_exists beside then beside else "topocheck"

let source (o : Options.t) = match o.lowered with
  | None ->
    let program = program () in
    (try Unix.open_process_args_in program (Array.of_list ((program :: "--lower" :: o.handed) @ ("--" :: o.paths)))
    with Unix.Unix_error (error, _, _) -> Options.bad "%s: %s: topocheck is wanted beside topocheck-proved, in the path, or where TOPOCHECK says" program (Unix.error_message error))
  | Some "-" -> set_binary_mode_in stdin true; stdin
  | Some file -> open_in_bin file

(* ended waits for topocheck, which is stopped if its terms are wrong, and returns its exit status: then 0, if it had none yet. *)
let ended channel wrong =
  if wrong then Unix.kill (Unix.process_in_pid channel) Sys.sigterm;
  match Unix.close_process_in channel with WEXITED status -> status | WSIGNALED _ | WSTOPPED _ -> if wrong then 0 else 2

(* tell says on standard error what the work is at: after a second, then every five, in a long run after a 20th of its time. *)
let tell r files =
  let began = Unix.gettimeofday () in
  let next = ref (began +. 0.9) in
  Sys.set_signal Sys.sigalrm (Sys.Signal_handle (fun _ ->
    let now = Unix.gettimeofday () in
    if now >= !next && r.file <> "" then begin
      next := now +. Float.max 5. ((now -. began) /. 20.);
      let line = Printf.sprintf "topocheck-proved: %d of %d: %s, %.0f s\n" (max 1 (files - List.length r.files)) files (Files.plain (Files.shown r.file)) (now -. began) in
      ignore (Unix.write_substring Unix.stderr line 0 (String.length line))
    end));
  ignore (Unix.setitimer ITIMER_REAL { it_interval = 0.5; it_value = 0.5 })

let run (o : Options.t) =
  let files = Pieces.expand o.paths in
  Gc.set { (Gc.get ()) with minor_heap_size = min (1 lsl 23) (o.memory / 128) (* words, a sixteenth of the memory *); space_overhead = 120 };
  Files.most_bytes := o.memory / 2;
  let channel = source o in
  let limits = Limits.of_options o.steps o.memory and alone = o.lowered <> None in
  if alone then prerr_endline "there is no folder to compare it with: what is accepted is what was proved";
  let out = Output.start (if o.array then Output.Array else if o.lines then Output.Lines else Output.Text) (List.length files) in
  let r = { terms = Terms.start channel; out; limits; alone; files; known = Known.start (); folders = Hashtbl.create 8; file = ""; pieces = []; table = None } in
  Limits.start limits;
  if not (o.quiet || alone) then tell r (List.length files);
  let wrong = match header r.terms; items r with
    | () -> None
    | exception Terms.Malformed why -> Some ("the terms of topocheck --lower: " ^ why)
    | exception Limits.Over why -> Some why
    | exception ((Not_found | Failure _ | Invalid_argument _ | Stack_overflow | Out_of_memory) as e) -> Some ("the program failed: " ^ Printexc.to_string e) in
  match wrong, if alone then 0 else ended channel (wrong <> None) with
  | Some _, status when status > 0 && out.count.files = List.length r.files -> status (* it has said why *)
  | _, status ->
    until r "";
    Stdlib.Option.iter (fun why -> prerr_endline (Files.plain why)) wrong;
    max (Output.finish out (alone || List.exists Files.is_folder o.paths)) (if wrong <> None || status > 0 then 2 else 0)

let () =
  exit (match Options.parse (List.tl (Array.to_list Sys.argv)) with
    | { help = true; _ } -> prerr_string Options.usage; 0
    | { version = true; _ } -> print_endline ("topocheck-proved version " ^ Version.number ^ ", topocert 2"); 0
    | o -> (try run o with
      | Options.Usage why | Sys_error why -> prerr_endline (Files.plain why); 2
      | Unix.Unix_error (error, what, path) -> prerr_endline (Files.plain (Printf.sprintf "%s %s: %s" what path (String.uncapitalize_ascii (Unix.error_message error)))); 2)
    | exception Options.Usage why -> prerr_endline (Files.plain why); 2)
