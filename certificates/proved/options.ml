(* The command line, which is topocheck's: what this program does not read itself is handed on. *)

let usage = "usage: topocheck-proved [--graph FILE]... [--table FILE]... [--steps N] [--memory M] [--json|--jsonl] [--quiet] FILE|DIR...\n\
  \       topocheck-proved [--steps N] [--memory M] [--json|--jsonl] --lowered FILE\n\
  \       topocheck-proved --version\n\
  The flags are those of topocheck. A step of --steps is 10 nanoseconds; --lowered checks what topocheck --lower wrote\n\
  (- for the standard input), with no folder to compare it with.\n"

exception Usage of string
let bad format = Printf.ksprintf (fun s -> raise (Usage s)) format

type t = {
  mutable handed : string list (* flags for topocheck *); mutable steps : int; mutable memory : int; mutable array : bool; mutable lines : bool;
  mutable version : bool; mutable help : bool; mutable quiet : bool; mutable lowered : string option; mutable paths : string list }

let number text = match int_of_string_opt ("0u" ^ text) with
  | Some n when n >= 1 && String.length text <= 18 -> n
  | _ -> bad "%S, want a whole number, 1 or more" text

let memory text =
  match List.find_opt (fun (unit, _) -> Filename.check_suffix text unit) [("kB", 10); ("MB", 20); ("GB", 30); ("TB", 40)] with
  | Some (unit, shift) -> min (number (String.trim (Filename.chop_suffix text unit))) (max_int lsr (3 + shift)) lsl shift
  | None -> number text

let parse args =
  let o = { handed = []; steps = 1 lsl 33; memory = 1 lsl 30; array = false; lines = false; version = false; help = false; quiet = false; lowered = None; paths = [] } in
  let rec go = function
    | [] -> ()
    | "--" :: rest -> o.paths <- rest
    | arg :: rest when String.length arg > 1 && arg.[0] = '-' ->
      let name, value = match Str.bounded_split_delim (Str.regexp "=") arg 2 with [name; value] -> (name, Some value) | _ -> (arg, None) in
      let name = Str.replace_first (Str.regexp "^--?") "" name in
      let with_value f = match value, rest with
        | Some v, _ -> f v; go rest
        | None, v :: rest -> f v; go rest
        | None, [] -> bad "flag needs an argument: -%s" name in
      let hand v = o.handed <- o.handed @ ["--" ^ name; v] in
      let switch f = f (match value with None | Some "true" -> true | Some "false" -> false | Some v -> bad "invalid boolean value %S for -%s" v name); go rest in
      (match name with
      | "graph" | "table" -> with_value hand
      | "steps" -> with_value (fun v -> o.steps <- number v; hand v)
      | "memory" -> with_value (fun v -> o.memory <- memory v; hand v)
      | "lowered" -> with_value (fun v -> o.lowered <- Some v)
      | "json" -> switch (fun v -> o.array <- v)
      | "jsonl" -> switch (fun v -> o.lines <- v)
      | "version" -> switch (fun v -> o.version <- v)
      | "help" | "h" -> o.help <- true
      | "quiet" -> switch (fun v -> o.quiet <- v)
      | _ -> bad "flag provided but not defined: -%s\n%s" name usage)
    | paths -> o.paths <- paths in
  go args;
  if o.array && o.lines then bad "--json with --jsonl, want one of the two";
  if o.lowered <> None && o.paths <> [] then bad "--lowered with files or folders, want one of the two";
  o

(* The kernel goes deep into lists: the program runs itself again with a stack of a quarter of the memory, if it may have
   that. It is linked in front of the kernel, and so it does before that is set up. *)
let marker = "TOPOCHECK_PROVED_STACK"

let () = match parse (List.tl (Array.to_list Sys.argv)) with
  | { help = false; version = false; memory; _ } when Sys.unix && Sys.getenv_opt marker = None ->
    Unix.putenv marker "raised";
    let script = Printf.sprintf "ulimit -s %d 2>/dev/null || ulimit -s \"$(ulimit -H -s)\" 2>/dev/null; exec \"$0\" \"$@\"" (memory / 4 / 1024) in
    (try Unix.execv "/bin/sh" (Array.append [| "/bin/sh"; "-c"; script; Sys.executable_name |] (Array.sub Sys.argv 1 (Array.length Sys.argv - 1)))
    with Unix.Unix_error _ -> ())
  | _ | exception Usage _ -> ()
