(* What is printed: a line for each statement, reasons, and what is counted; or JSON. *)

type form = Text | Array | Lines

type count = { mutable files : int; mutable statements : int; mutable accepted : int; mutable unchecked : int; mutable rejected : bool }

(* How many of a folder's verdicts follow, and how many there are: on claims, on further readings, corrections; and theorems. *)
type verdicts = { claims : int * int; further : int * int; corrections : int * int; theorems : int * int }

type t = { folders : (string, verdicts) Hashtbl.t; form : form; count : count; mutable objects : int; called : (string * string, string) Hashtbl.t (* a folder's names for graphs *) }

let start form files = { folders = Hashtbl.create 8; form; count = { files; statements = 0; accepted = 0; unchecked = 0; rejected = false }; objects = 0; called = Hashtbl.create 8 }

type verdict = Accepted | Rejected of string | Unchecked of string

(* ---------- long graph6 texts, which nobody reads ---------- *)

let graph_order text =
  let value i n = let x = ref 0 in for j = i to i + n - 1 do x := (!x lsl 6) lor (Char.code text.[j] - 63) done; !x in
  if text.[0] <> '~' then value 0 1 else if text.[1] <> '~' then value 1 3 else value 2 6

(* shortened cuts the graph6 texts of more than 60 characters. *)
let shortened t folder text =
  let b = Buffer.create 200 and n = String.length text in
  let rec from i =
    if i < n then
      if i + 3 < n && String.sub text i 3 = "g6:" then begin
        let stop = ref (i + 3) in
        while !stop < n && text.[!stop] >= '?' && text.[!stop] <= '~' do incr stop done;
        let name = String.sub text i (!stop - i) in
        if !stop - i - 3 <= 60 then Buffer.add_string b name
        else begin
          (match Hashtbl.find_opt t.called (folder, name) with Some own -> Buffer.add_string b (own ^ ", ") | None -> ());
          Buffer.add_string b (String.sub name 0 15 ^ "\xe2\x80\xa6" ^ Printf.sprintf " (%d vertices)" (graph_order (String.sub name 3 (String.length name - 3))))
        end;
        from !stop
      end else begin Buffer.add_char b text.[i]; from (i + 1) end in
  from 0;
  Buffer.contents b

(* ---------- JSON ---------- *)

let quoted text =
  let b = Buffer.create (String.length text + 2) in
  Buffer.add_char b '"';
  let rec from i =
    if i < String.length text then begin
      let c = text.[i] in
      let length = if c < '\x80' then 1 else max 1 (Files.utf8 text i) in
      (match c with
      | '"' -> Buffer.add_string b "\\\""
      | '\\' -> Buffer.add_string b "\\\\"
      | '\n' -> Buffer.add_string b "\\n"
      | '\r' -> Buffer.add_string b "\\r"
      | '\t' -> Buffer.add_string b "\\t"
      | '\x00' .. '\x1f' -> Buffer.add_string b (Printf.sprintf "\\u%04x" (Char.code c))
      | ' ' .. '\x7f' -> Buffer.add_char b c
      | _ when length > 1 -> Buffer.add_string b (String.sub text i length)
      | _ -> Buffer.add_string b "\\ufffd");
      from (i + length)
    end in
  from 0;
  Buffer.add_char b '"';
  Buffer.contents b

let json t file statement verdict =
  let some = function Some text -> quoted text | None -> "null" in
  let reason = match verdict with Accepted -> None | Rejected why | Unchecked why -> Some why in
  let fields = [("file", quoted file); ("statement", some statement); ("accepted", string_of_bool (verdict = Accepted)); ("reason", some reason)] in
  let between, name = if t.form = Lines then (",", Printf.sprintf "%S:%s") else (",\n  ", Printf.sprintf "%S: %s") in
  let inside = String.concat between (List.map (fun (key, value) -> name key value) fields) in
  if t.form = Lines then Printf.printf "{%s}\n" inside
  else Printf.printf "%s{\n  %s\n }" (if t.objects = 0 then "[\n " else ",\n ") inside;
  t.objects <- t.objects + 1

(* ---------- answers ---------- *)

(* say prints an answer about a statement, or about a file. The reason goes with the first statement of a
   certificate. *)
let say t file ?(first = true) ?(counted = true) statement verdict =
  (match verdict with
  | Unchecked _ -> t.count.unchecked <- t.count.unchecked + 1
  | Rejected _ -> t.count.rejected <- true
  | Accepted -> ());
  if counted && statement <> None then begin
    t.count.statements <- t.count.statements + 1;
    if verdict = Accepted then t.count.accepted <- t.count.accepted + 1
  end;
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

let count_in t folder change =
  let before = Stdlib.Option.value ~default:{ claims = (0, 0); further = (0, 0); corrections = (0, 0); theorems = (0, 0) } (Hashtbl.find_opt t.folders folder) in
  Hashtbl.replace t.folders folder (change before)

let more follows (a, b) = ((if follows then a + 1 else a), b + 1)

(* verdict counts one, by its name. *)
let verdict t folder name follows =
  count_in t folder (fun v -> match String.split_on_char ' ' name with
    | _ :: "correction" :: _ -> { v with corrections = more follows v.corrections }
    | _ :: "reading" :: _ -> { v with further = more follows v.further }
    | _ -> { v with claims = more follows v.claims })

let theorem t folder holds = count_in t folder (fun v -> { v with theorems = more holds v.theorems })

(* The last lines about verdicts: where several folders have some, each has one. *)
let verdict_lines t =
  let line v = String.concat ", " (List.filter_map (fun ((a, b), form) -> if b = 0 then None else Some (Printf.sprintf form a b))
    [(v.claims, ("%d of %d verdicts on claims follow" : _ format)); (v.further, "%d of %d on further readings"); (v.corrections, "%d of %d corrections"); (v.theorems, "%d of %d theorems hold for all parameters")]) in
  let all = List.sort compare (Hashtbl.fold (fun folder v list -> (folder, line v) :: list) t.folders []) in
  match List.filter (fun (_, l) -> l <> "") all with
  | [(_, one)] -> [one]
  | list -> List.map (fun (folder, l) -> Files.shown folder ^ ": " ^ l) list

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
      List.iter print_endline (verdict_lines t)
    end);
  flush stdout;
  if t.count.rejected then 1 else if t.count.unchecked > 0 then 2 else 0
