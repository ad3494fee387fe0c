(* What is printed: a line for each statement, reasons, and what is counted; or JSON. *)

type form = Text | Array | Lines

type count = { mutable files : int; mutable statements : int; mutable accepted : int; mutable unchecked : int; mutable rejected : bool }

(* Verdicts are on claims, on further readings, and corrections. *)
type kind = Claim | Further | Correction | Theorem

type t = {
  form : form; count : count; mutable objects : int; kinds : (string * kind, int * int) Hashtbl.t (* how many of a folder's follow, and how many there are *);
  called : (string * string, string) Hashtbl.t (* a folder's names for graphs *) }

let start form files =
  { form; count = { files; statements = 0; accepted = 0; unchecked = 0; rejected = false }; objects = 0; kinds = Hashtbl.create 8; called = Hashtbl.create 8 }

type verdict = Accepted | Rejected of string | Unchecked of string

(* graph_order is that of a graph6 text. *)
let graph_order text =
  let value i n = let x = ref 0 in for j = i to i + n - 1 do x := (!x lsl 6) lor (Char.code text.[j] - 63) done; !x in
  if text.[0] <> '~' then value 0 1 else if text.[1] <> '~' then value 1 3 else value 2 6

(* shortened cuts the graph6 texts of more than 60 characters. *)
let shortened t folder text =
  let short name =
    if String.length name <= 63 then name else
      let own = match Hashtbl.find_opt t.called (folder, name) with Some own -> own ^ ", " | None -> "" in
      Printf.sprintf "%s%s\xe2\x80\xa6 (%d vertices)" own (String.sub name 0 15) (graph_order (String.sub name 3 (String.length name - 3))) in
  Str.global_substitute (Str.regexp "g6:[?-~]*") (fun text -> short (Str.matched_string text)) text

let quoted text =
  let b = Buffer.create (String.length text + 2) in
  let rec from i =
    if i < String.length text then begin
      let length = if text.[i] < '\x80' then 1 else Files.utf8 text i in
      Buffer.add_string b (match text.[i] with
        | '"' -> "\\\"" | '\\' -> "\\\\" | '\n' -> "\\n" | '\r' -> "\\r" | '\t' -> "\\t"
        | '\x00' .. '\x1f' as c -> Printf.sprintf "\\u%04x" (Char.code c)
        | _ -> if length > 0 then String.sub text i length else "\\ufffd");
      from (i + max 1 length)
    end in
  from 0;
  "\"" ^ Buffer.contents b ^ "\""

let json t file statement verdict =
  let some = function Some text -> quoted text | None -> "null" in
  let reason = match verdict with Accepted -> None | Rejected why | Unchecked why -> Some why in
  let fields = [("file", quoted file); ("statement", some statement); ("accepted", string_of_bool (verdict = Accepted)); ("reason", some reason)] in
  let between, name = if t.form = Lines then (",", Printf.sprintf "%S:%s") else (",\n  ", Printf.sprintf "%S: %s") in
  let inside = String.concat between (List.map (fun (key, value) -> name key value) fields) in
  if t.form = Lines then Printf.printf "{%s}\n" inside
  else Printf.printf "%s{\n  %s\n }" (if t.objects = 0 then "[\n " else ",\n ") inside;
  t.objects <- t.objects + 1

(* kind is that of a verdict or a theorem, by its file and its text, which begins with its name. *)
let kind file text =
  if Filename.check_suffix file ".theorems" then Some Theorem
  else if not (Filename.check_suffix file ".verdicts") then None
  else match String.split_on_char ' ' text with
    | _ :: "correction" :: _ -> Some Correction
    | _ :: "reading" :: _ -> Some Further
    | _ -> Some Claim

let add t file text accepted = match kind file text with
  | None ->
    t.count.statements <- t.count.statements + 1;
    if accepted then t.count.accepted <- t.count.accepted + 1
  | Some kind ->
    let key = (Filename.dirname file, kind) in
    let follow, all = Stdlib.Option.value (Hashtbl.find_opt t.kinds key) ~default:(0, 0) in
    Hashtbl.replace t.kinds key ((if accepted then follow + 1 else follow), all + 1)

(* say prints an answer about a statement, or about a file. The reason goes with the first statement of a
   certificate. *)
let say t file ?(first = true) statement verdict =
  (match verdict with
  | Unchecked _ -> t.count.unchecked <- t.count.unchecked + 1
  | Rejected _ -> t.count.rejected <- true
  | Accepted -> ());
  Stdlib.Option.iter (fun text -> add t file text (verdict = Accepted)) statement;
  if t.form <> Text then json t file statement verdict
  else begin
    let folder = Filename.dirname file in
    let what = Files.shown file ^ (match statement with Some text -> ": " ^ shortened t folder text | None -> "") in
    let word = match verdict with Accepted -> "accepted" | Rejected _ -> "REJECTED" | Unchecked _ -> "UNCHECKED" in
    print_string (word ^ " " ^ what ^ "\n");
    match verdict with
    | (Rejected why | Unchecked why) when first -> flush stdout; prerr_string (what ^ ": " ^ Files.plain (shortened t folder why) ^ "\n"); flush stderr
    | _ -> ()
  end

(* The last lines about verdicts and theorems: where several folders have some, each has one. *)
let kind_lines t =
  let folders = List.sort_uniq compare (Hashtbl.fold (fun (folder, _) _ list -> folder :: list) t.kinds []) in
  let line folder = String.concat ", " (List.filter_map (fun (kind, form) -> Stdlib.Option.map (fun (a, b) -> Printf.sprintf form a b) (Hashtbl.find_opt t.kinds (folder, kind)))
    [Claim, ("%d of %d verdicts on claims follow" : _ format); Further, "%d of %d on further readings"; Correction, "%d of %d corrections"; Theorem, "%d of %d theorems hold for all parameters"]) in
  match folders with [one] -> [line one] | _ -> List.map (fun folder -> Files.shown folder ^ ": " ^ line folder) folders

let define t file line = if t.form = Text then print_string ("given " ^ Files.shown file ^ ": " ^ line ^ "\n")

let finish t folders =
  (match t.form with
  | Lines -> ()
  | Array -> print_string (if t.objects = 0 then "[]\n" else "\n]\n")
  | Text ->
    if folders then begin
      let c = t.count in
      Printf.printf "%d of %d statements accepted, in %d %s%s\n" c.accepted c.statements c.files (if c.files = 1 then "file" else "files")
        (if c.unchecked > 0 then Printf.sprintf "; %d cannot be checked" c.unchecked else "");
      List.iter print_endline (kind_lines t)
    end);
  flush stdout;
  if t.count.rejected then 1 else if t.count.unchecked > 0 then 2 else 0
