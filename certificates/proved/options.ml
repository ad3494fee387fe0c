(* The command line, which is topocheck's. *)

let usage = "usage: topocheck-proved [--graph FILE]... [--table FILE]... [--steps N] [--memory M] [--json|--jsonl] FILE|DIR...\n\
  \       topocheck-proved [--steps N] [--memory M] [--json|--jsonl] --lowered FILE\n\
  \  -graph file\n    \ta graph file (.g6, .edges, .graph) that certificates name by its digest\n\
  \  -json\n    \tprint one JSON array, written as the work goes\n\
  \  -jsonl\n    \tprint a JSON object a line, written as the work goes\n\
  \  -lowered file\n    \tcheck what topocheck --lower wrote (- for the standard input), with no folder to compare it with\n\
  \  -memory M\n    \tlet checking take M bytes of memory, such as 512MB or 4GB (default 1GB)\n\
  \  -steps N\n    \tlet checking take 10 N nanoseconds for a certificate, and 4 times as many in all (default 2^33)\n\
  \  -table file\n    \tthe file of a routing table that certificates name by its digest\n\
  \  -version\n    \tprint the version\n"

exception Usage of string

let bad format = Printf.ksprintf (fun s -> raise (Usage s)) format

type t = {
  mutable handed : string list (* flags for topocheck *); mutable steps : int; mutable memory : int; mutable array : bool; mutable lines : bool;
  mutable version : bool; mutable help : bool; mutable lowered : string option; mutable paths : string list }

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
  let o = { handed = []; steps = 1 lsl 33; memory = 1 lsl 30; array = false; lines = false; version = false; help = false; lowered = None; paths = [] } in
  let hand name v = o.handed <- o.handed @ ["--" ^ name; v] in
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
      | "graph" | "table" -> with_value (hand name)
      | "steps" -> with_value (fun v -> o.steps <- positive "steps" v; hand name v)
      | "memory" -> with_value (fun v -> o.memory <- memory v; hand name v)
      | "lowered" -> with_value (fun v -> o.lowered <- Some v)
      | "json" -> switch (fun v -> o.array <- v)
      | "jsonl" -> switch (fun v -> o.lines <- v)
      | "version" -> switch (fun v -> o.version <- v)
      | "help" | "h" -> o.help <- true
      | _ -> bad "flag provided but not defined: -%s\n%s" name usage)
    | paths -> o.paths <- paths in
  go args;
  if not (o.help || o.version) then begin
    if o.paths = [] && o.lowered = None then bad "no certificates given, want files or folders";
    if o.paths <> [] && o.lowered <> None then bad "--lowered with files or folders, want one of the two";
    if o.array && o.lines then bad "--json with --jsonl, want one of the two"
  end;
  o
