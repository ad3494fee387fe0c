(* topocheck-proved checks certificates by the checker that Coq has extracted from its proofs. Its command line
   and what it prints are topocheck's; what has no proved checker yet is UNCHECKED. *)

open Answer

let usage = "usage: topocheck-proved [--graph FILE]... [--table FILE]... [--steps N] [--memory M] [--json|--jsonl] FILE|DIR...\n\
  \  -graph file\n    \ta graph file (.g6, .edges, .graph) that certificates name by its digest\n\
  \  -json\n    \tprint one JSON array, written as the work goes\n\
  \  -jsonl\n    \tprint a JSON object a line, written as the work goes\n\
  \  -memory M\n    \tlet checking take M bytes of memory, such as 512MB or 4GB (default 1GB)\n\
  \  -steps N\n    \tlet checking take 10 N nanoseconds for a certificate, and 4 times as many in all (default 2^33)\n\
  \  -table file\n    \tthe file of a routing table that certificates name by its digest\n\
  \  -version\n    \tprint the version\n"

exception Usage of string

let bad format = Printf.ksprintf (fun s -> raise (Usage s)) format

type options = {
  mutable graphs : string list; mutable tables : string list; mutable steps : int; mutable memory : int;
  mutable array : bool; mutable lines : bool; mutable version : bool; mutable help : bool; mutable paths : string list }

let positive what text = match int_of_string_opt ("0u" ^ text) with
  | Some n when n >= 1 && text <> "" && String.for_all (fun c -> c >= '0' && c <= '9') text && String.length text <= 18 -> n
  | _ -> bad "%S %s, want a whole number, 1 or more" text what

let memory text =
  let units = [("kB", 10); ("MB", 20); ("GB", 30); ("TB", 40)] in
  match List.find_opt (fun (u, _) -> Filename.check_suffix text u) units with
  | Some (u, shift) ->
    let n = positive "of memory" (String.trim (Filename.chop_suffix text u)) in
    if n > max_int lsr (3 + shift) then bad "%S of memory, want a number of bytes such as 512MB or 4GB" text;
    n lsl shift
  | None -> positive "of memory" text

let parse args =
  let o = { graphs = []; tables = []; steps = 1 lsl 33; memory = 1 lsl 30; array = false; lines = false; version = false; help = false; paths = [] } in
  let rec go = function
    | [] -> ()
    | "--" :: rest -> o.paths <- rest
    | arg :: rest when String.length arg > 1 && arg.[0] = '-' ->
      let name = if arg.[1] = '-' then String.sub arg 2 (String.length arg - 2) else String.sub arg 1 (String.length arg - 1) in
      let name, value = match String.index_opt name '=' with
        | Some i -> (String.sub name 0 i, Some (String.sub name (i + 1) (String.length name - i - 1)))
        | None -> (name, None) in
      let with_value f = match value, rest with
        | Some v, _ -> f v; go rest
        | None, v :: rest -> f v; go rest
        | None, [] -> bad "flag needs an argument: -%s" name in
      let switch f = (match value with
        | None | Some ("1" | "t" | "T" | "true" | "TRUE" | "True") -> f true
        | Some ("0" | "f" | "F" | "false" | "FALSE" | "False") -> f false
        | Some v -> bad "invalid boolean value %S for -%s" v name); go rest in
      (match name with
      | "graph" -> with_value (fun v -> o.graphs <- o.graphs @ [v])
      | "table" -> with_value (fun v -> o.tables <- o.tables @ [v])
      | "steps" -> with_value (fun v -> o.steps <- positive "steps" v)
      | "memory" -> with_value (fun v -> o.memory <- memory v)
      | "json" -> switch (fun v -> o.array <- v)
      | "jsonl" -> switch (fun v -> o.lines <- v)
      | "version" -> switch (fun v -> o.version <- v)
      | "help" | "h" -> o.help <- true
      | _ -> bad "flag provided but not defined: -%s\n%s" name usage)
    | paths -> o.paths <- paths in
  go args;
  o

(* ---------- files ---------- *)

let certificates = ".cert"
let verdicts = ".verdicts"
let theorems = ".theorems"

let checked name = List.exists (Filename.check_suffix name) [certificates; verdicts; theorems]

(* expand replaces folders by the files below them, and puts verdicts after certificates, and theorems last.
   The folders with files in them are returned as well, sorted. *)
let expand paths =
  let folders = ref [] in
  let rec below path =
    let names = match Sys.readdir path with names -> names | exception Sys_error why -> bad "%s" why in
    Array.sort compare names;
    List.concat_map (fun name ->
      let file = Filename.concat path name in
      match Unix.lstat file with
      | { st_kind = S_DIR; _ } -> below file
      | _ when checked name -> folders := path :: !folders; [file]
      | _ -> []
      | exception Unix.Unix_error (error, _, _) -> bad "%s: %s" file (Unix.error_message error)) (Array.to_list names) in
  let clean path = let n = String.length path in if n > 1 && path.[n - 1] = '/' then String.sub path 0 (n - 1) else path in
  let all = List.concat_map (fun path ->
    match Unix.stat path with
    | { st_kind = S_DIR; _ } -> (match below (clean path) with [] -> bad "%s: no certificates (files that end in %s)" path certificates | files -> files)
    | { st_kind = S_REG; _ } -> [path]
    | _ -> bad "%s is not a regular file" (Files.shown path)
    | exception Unix.Unix_error (error, _, _) -> bad "stat %s: %s" path (String.uncapitalize_ascii (Unix.error_message error))) paths in
  let ending e = List.filter (fun f -> Filename.check_suffix f e) all in
  let first = List.filter (fun f -> not (Filename.check_suffix f verdicts || Filename.check_suffix f theorems)) all in
  (first @ ending verdicts @ ending theorems, List.sort_uniq compare !folders)

(* ---------- the run ---------- *)

(* enter reads what lies beside the files of a folder. A file of which one line is wrong is refused, and
   gives nothing; without the definitions the names are not read. *)
let enter out limits handed folder =
  let words_path = Files.beside folder Folder.own_words and names_path = Files.beside folder Folder.own_names in
  let nothing _ = None in
  let made world words entries = Claims.folder folder world words entries in
  let refused path = function
    | Rejected why -> Output.say out path None (Output.Rejected ("certificate rejected: " ^ why))
    | Unchecked why -> Output.say out path None (Output.Unchecked why)
    | e -> raise e in
  let world handed (words : Words.t) =
    let no_form name what = not_proved (Printf.sprintf "%s, whose text has %s" name what) in
    Folder.world handed
      (fun name -> match Words.meant words name with
        | Some (Words.A_network (text, arity)) -> Some (Networks.Text (text, arity, Words.within text))
        | Some (Words.A_worded (text, arity)) -> Some (Networks.Worded (text, arity, Words.within_worded text))
        | Some Words.Directed -> Some Networks.Directed
        | Some (Words.Unread what) when Language.capital name -> no_form name what
        | _ -> None)
      (fun name -> match Words.meant words name with
        | Some (Words.A_router (network, hops)) -> Some (network, hops)
        | Some (Words.Unread what) when not (Language.capital name) -> no_form name what
        | _ -> None)
      (Words.word words) in
  match if Sys.file_exists words_path then Check.watched ~share:Check.brief limits 0 (fun () -> Words.read (Files.read ~most:Language.max_text words_path)) else Words.nothing () with
  | exception ((Rejected _ | Unchecked _) as e) -> refused words_path e; made (Folder.world handed nothing nothing (Words.word (Words.nothing ()))) (Words.nothing ()) []
  | words ->
    List.iter (Output.define out words_path) words.lines;
    if not (Sys.file_exists names_path) then made (world handed words) words []
    else
      let networks = List.filter Language.capital (Hashtbl.fold (fun name _ list -> name :: list) words.meanings []) in
      match Check.watched ~share:Check.brief limits 0 (fun () -> Folder.read_names handed networks words.meanings folder (Files.read ~most:Folder.max_own names_path)) with
      | own, entries ->
        List.iter (function Folder.Graph (network, name) -> if not (Hashtbl.mem out.Output.called (folder, network)) then Hashtbl.add out.Output.called (folder, network) name | _ -> ()) entries;
        made (world own words) words entries
      | exception ((Rejected _ | Unchecked _) as e) -> refused names_path e; made (world handed words) words []

let certificates_of out state known unchecked (folder : Claims.folder) file =
  match Files.read file with
  | exception Unchecked why -> Output.say out file None (Output.Unchecked why)
  | text ->
    let reader = Certificate.reader text in
    let beside name =
      let text = Files.read (Files.beside (Filename.dirname file) (Body.file_name name)) in
      Check.grant state.Check.limits (String.length text);
      text in
    let rec go () =
      match Certificate.next reader with
      | None -> ()
      | Some c ->
        let outcome = Check.check state folder.world beside c in
        let say list verdict = List.iteri (fun i text -> Output.say out file ~first:(i = 0) (Some text) verdict) list in
        let stated = List.map (fun (s : Certificate.statement) -> s.text) c.statements in
        (match outcome with
        | Check.Accepted theorems ->
          List.iter (Verdicts.learn known) theorems;
          say stated Output.Accepted
        | Check.Refused why -> say stated (Output.Rejected why)
        | Check.Missing why ->
          List.iter (fun s -> Hashtbl.replace unchecked (Claims.unchecked_key s) ()) c.statements;
          say stated (Output.Unchecked why));
        flush stdout;
        go ()
      | exception Rejected why -> Output.say out file None (Output.Rejected (Printf.sprintf "certificate rejected: line %d: %s" reader.line why)) in
    go ()

let run o =
  if o.paths = [] then bad "no certificates given, want files or folders";
  if o.array && o.lines then bad "--json with --jsonl, want one of the two";
  let files, folders = expand o.paths in
  Files.most_bytes := o.memory / 2;
  let handed = Folder.nothing () in
  (try List.iter (Folder.add_graphs handed) o.graphs; List.iter (Folder.add_table handed) o.tables
   with Rejected why | Unchecked why -> bad "%s" why);
  Folder.lying handed folders;
  let out = Output.start (if o.array then Output.Array else if o.lines then Output.Lines else Output.Text) (List.length files) in
  let each = float_of_int o.steps *. Check.seconds_of_step in
  let limits = { Check.left = 4. *. each; each; words = o.memory / 8 } in
  Check.start_watching limits;
  let state = Check.state limits and known = Verdicts.known () and unchecked = Hashtbl.create 1024 and entered = Hashtbl.create 8 and said = Claims.said () in
  List.iter (fun file ->
    let folder = Filename.dirname file in
    if not (Hashtbl.mem entered folder) then Hashtbl.add entered folder (enter out limits handed folder)) files;
  let before = ref "" in
  List.iter (fun file ->
    let folder = Filename.dirname file in
    if folder <> !before then Check.forget state;
    before := folder;
    let here = Hashtbl.find entered folder in
    (* What this program does wrong ends a file, and not the run. *)
    try
      if Filename.check_suffix file verdicts then Claims.verdicts out limits here said known unchecked file
      else if Filename.check_suffix file theorems then Claims.theorems out limits here said file
      else certificates_of out state known unchecked here file
    with (Invalid_argument _ | Failure _ | Not_found | Stack_overflow | Out_of_memory | Check.Over _) as e -> Output.say out file None (Output.Unchecked ("cannot check: the program failed: " ^ Printexc.to_string e))) files;
  Output.finish out (folders <> [])

(* The kernel goes deep into lists: the program runs itself again with a stack of a quarter of the memory, if it may have that. *)
let marker = "TOPOCHECK_PROVED_STACK"

let deepen memory =
  if Sys.unix && Sys.getenv_opt marker = None then begin
    Unix.putenv marker "raised";
    let script = Printf.sprintf "ulimit -s %d 2>/dev/null || ulimit -s \"$(ulimit -H -s)\" 2>/dev/null; exec \"$0\" \"$@\"" (memory / 4 / 1024) in
    try Unix.execv "/bin/sh" (Array.append [| "/bin/sh"; "-c"; script; Sys.executable_name |] (Array.sub Sys.argv 1 (Array.length Sys.argv - 1)))
    with Unix.Unix_error _ -> ()
  end

let () =
  Gc.set { (Gc.get ()) with minor_heap_size = 1 lsl 20; space_overhead = 200 };
  let status =
    try
      let o = parse (List.tl (Array.to_list Sys.argv)) in
      if o.help then (prerr_string usage; 0)
      else if o.version then (print_endline ("topocheck-proved version " ^ Version.number ^ ", " ^ Certificate.header); 0)
      else (deepen o.memory; run o)
    with
    | Usage why -> prerr_endline (Files.plain why); 2
    | Sys_error why -> prerr_endline (Files.plain why); 2 in
  exit status
