(* One certificate after the other: each is read, and given to the kernel. *)

open Answer

type outcome = Accepted of Proved.theorem list | Refused of string | Missing of string

(* What checking may cost: seconds of the processor's time for a certificate and in all, and words of memory.
   A step of topocheck's is a nanosecond at most, and the extracted kernel takes some ten times as long. *)
type limits = { mutable left : float; each : float; words : int }

(* How often is looked, in seconds of the processor's time: what the memory grows by between, is beyond the limit. *)
let interval = 0.02

exception Over of string

let seconds_of_step = 1e-8

let armed = ref false
let deadline = ref infinity

(* start_watching makes what is watched end when it takes too long, or too much memory. *)
let start_watching limits =
  let look _ =
    let over why = armed := false; raise (Over why) in
    if !armed && Sys.time () > !deadline then over "more time is wanted (--steps N)";
    if !armed && (Gc.quick_stat ()).heap_words > limits.words then over "more memory is wanted (--memory M)" in
  Sys.set_signal Sys.sigprof (Sys.Signal_handle look);
  ignore (Unix.setitimer ITIMER_PROF { it_interval = interval; it_value = interval })

(* grant lets the certificate at hand take longer, for a file that it names. *)
let grant limits bytes =
  let more = 512. *. seconds_of_step *. float_of_int bytes in
  limits.left <- limits.left +. more;
  deadline := !deadline +. more

(* What names, definitions and a verdict may take, of what a certificate may. *)
let brief = 0.0625

(* watched does the work within the limits, or a share of them. Bytes are those of the certificate's text. *)
let watched ?(share = 1.) limits bytes work =
  let before = Sys.time () in
  let finish () = armed := false; limits.left <- limits.left -. (Sys.time () -. before) in
  let more = 512. *. seconds_of_step *. float_of_int bytes in
  limits.left <- limits.left +. more;
  deadline := before +. max 0.05 (min limits.left ((share *. limits.each) +. more));
  match armed := true; work () with
  | result -> finish (); result
  | exception Over why -> finish (); unchecked "%s" why
  | exception Stack_overflow -> finish (); unchecked "more stack is wanted: raise the limit of ulimit -s"
  | exception Out_of_memory -> finish (); unchecked "more memory is wanted"
  | exception e -> finish (); raise e

(* The network at hand: consecutive certificates about one network have one table. *)
type state = { limits : limits; mutable name : string; mutable found : Networks.found option; mutable graph : Graph.t option }

let state limits = { limits; name = ""; found = None; graph = None }

let forget s = s.name <- ""; s.found <- None; s.graph <- None

let found s find name =
  if s.name <> name then begin
    forget s;
    s.found <- Some (find name);
    s.name <- name
  end;
  Stdlib.Option.get s.found

let graph s found =
  match s.graph with
  | Some g -> g
  | None ->
    let g = Networks.table s.name found in
    s.graph <- Some g;
    g

let prove s world beside (c : Certificate.t) =
  Kinds.suits c;
  let find = if c.kind = "strategy" then Networks.find ~directed:(fun _ -> not_proved "strategies of directed networks") world else Networks.find world in
  let found = found s find (List.hd c.statements).network in
  let read = Kinds.reader c.kind (List.hd c.statements).subject in
  let g = graph s found in
  let naming = ref { Printed.graph = found.naming; other = Printed.Text; table = "" } in
  let other name = let found = find name in naming := { !naming with other = found.naming }; found in
  let table name = naming := { !naming with table = name }; world.table name in
  let jobs = read g { found; router = world.router; other; word = world.word; table; beside } c.statements (Body.of_certificate c) in
  let theorems = List.concat_map (fun (facts, proof) ->
    match Proved.prove g.table facts proof with
    | [] -> reject c.kind "the proof does not show what is stated, want one that does"
    | theorems -> theorems) jobs in
  (* Each statement is one that has been proved, as it is printed. *)
  let shown = List.map (fun t -> (Proved.show !naming t, t)) theorems in
  List.map (fun (s : Certificate.statement) -> match List.assoc_opt s.text shown with
    | Some theorem -> theorem
    | None -> reject "statement/form" "what is proved is %S, want the statement to be written so" (String.concat "; " (List.map fst shown))) c.statements

(* check tells what is found of a certificate; beside reads the files that it names. *)
let check s world beside (c : Certificate.t) =
  match watched s.limits c.bytes (fun () -> prove s world beside c) with
  | theorems -> Accepted theorems
  | exception Rejected why -> Refused (Printf.sprintf "certificate rejected: line %d: %s" c.at why)
  | exception Unchecked why -> forget s; Missing why
