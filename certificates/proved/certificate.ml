(* Files of certificates: their lines, statements and bodies, as package certificates says under "The
   file". What is wrong here rejects all that follows in the file. *)

open Answer

type statement = { text : string; subject : string; network : string; args : string list; relation : string; value : string }

type line = { keyword : string; rest : string }

type t = { statements : statement list; kind : string; body : line array; at : int (* the first line, from 1 *); bytes : int }

let max_file = 1 lsl 28
let max_lines = 1 lsl 20
let max_statements = 16
let max_words = 8
let header = "topocert 2"
let footer = "end"

type reader = { source : string; mutable place : int; mutable line : int; mutable met : int }

let reader source = { source; place = 0; line = 0; met = 0 }

(* read returns the next line, None at the end of the file. *)
let read r =
  let n = String.length r.source in
  if r.place >= n then None
  else begin
    r.line <- r.line + 1;
    let stop = match String.index_from_opt r.source r.place '\n' with Some i -> i | None -> -1 in
    if stop < 0 && n <= max_file then reject "file/truncated" "%S is not ended by a line feed, want one" (shortened (String.sub r.source r.place (min 100 (n - r.place))));
    if stop < 0 || stop >= max_file then reject "file/limit" "more than %d bytes, want at most that many" max_file;
    if r.line > max_lines then reject "file/limit" "more than %d lines, want at most that many" max_lines;
    let text = String.sub r.source r.place (stop - r.place) in
    r.place <- stop + 1;
    String.iter (fun c -> if c < ' ' || c > '~' then reject "file/character" "byte 0x%02x, want printable ASCII" (Char.code c)) text;
    Some text
  end

let truncated () = reject "file/truncated" "the file ends early, want a last line %S" footer

let need r = match read r with Some text -> text | None -> truncated ()

let statement text =
  let words = String.split_on_char ' ' text in
  let n = List.length words in
  if n < 4 || n > max_words then reject "statement/form" "%S, want SUBJECT NETWORK [ARGUMENT...] RELATION VALUE" (shortened text);
  if List.mem "" words then reject "statement/form" "%S, want words separated by single spaces" (shortened text);
  match words, List.rev words with
  | subject :: network :: rest, value :: relation :: _ ->
    if not (List.mem relation ["="; "<="; ">="]) then reject "statement/form" "relation %S, want =, <= or >=" (shortened relation);
    { text; subject; network; args = List.filteri (fun i _ -> i < n - 4) rest; relation; value }
  | _ -> assert false

let body_line text =
  match String.index_opt text ' ' with
  | Some i when i > 0 && i + 1 < String.length text -> { keyword = String.sub text 0 i; rest = String.sub text (i + 1) (String.length text - i - 1) }
  | _ -> reject "file/line" "%S, want a keyword and values" (shortened text)

(* body reads the lines up to the footer. *)
let body r =
  let rec go list bytes = match need r with
    | text when text = footer -> (Array.of_list (List.rev list), bytes)
    | text -> go (body_line text :: list) (bytes + String.length text + 1) in
  go [] 0

(* next returns the next certificate, None at the end of the file. *)
let next r =
  if r.line = 0 then begin
    match read r with
    | None -> r.line <- 1; reject "file/truncated" "the file is empty, want a first line %S" header
    | Some text when text = header -> ()
    | Some text when String.length text >= 9 && String.sub text 0 9 = "topocert " -> reject "file/version" "%S, want %S" (shortened text) header
    | Some text -> reject "file/header" "%S, want %S" (shortened text) header
  end;
  match read r with
  | None -> if r.met > 0 then None else truncated ()
  | Some text ->
    let at = r.line in
    let first = statement text in
    let rec head list = match need r with
      | text when String.contains text ' ' ->
        if List.length list = max_statements then reject "file/statements" "more than %d statements of one certificate, want at most that many" max_statements;
        head (statement text :: list)
      | text ->
        if text = "" || text = footer then reject "file/kind" "%S, want a statement or the kind of proof, one word" text;
        (List.rev list, text) in
    let statements, kind = head [first] in
    let body, bytes = body r in
    r.met <- r.met + 1;
    Some { statements; kind; body; at; bytes }

(* alone reads a text of the form of a file of certificates that has one body after its first line. *)
let alone source first =
  let r = reader source in
  match read r with
  | Some text when text = first ->
    let body, _ = body r in
    (match read r with None -> body | Some _ -> reject "file/extra" "more lines after %S, want the end of the file" footer)
  | Some text -> reject "file/header" "%S, want %S" (shortened text) first
  | None -> truncated ()
