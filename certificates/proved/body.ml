(* The lines of a certificate's body, read in turn, and the numbers in them. *)

open Answer

(* A number that stands as "-": no vertex. It is above all others. *)
let none = 0xFFFFFFFF

type t = { lines : Certificate.line array; mutable at : int }

let of_certificate (c : Certificate.t) = { lines = c.body; at = 0 }

(* next is the keyword of the next line, "" at the end. *)
let next r = if r.at < Array.length r.lines then r.lines.(r.at).keyword else ""

let text r keyword =
  let here = next r in
  if here = "" then reject "body/missing" "the body ends after %d lines, want a line %S" (Array.length r.lines) keyword;
  if here <> keyword then reject "body/keyword" "%S, want %S" (shortened here) keyword;
  r.at <- r.at + 1;
  r.lines.(r.at - 1).rest

let finish r = if r.at < Array.length r.lines then reject "body/extra" "a line %S that the proof does not need, want the end" (shortened (next r))

(* parsed reads numbers below 2³²−1 that are parted by single spaces, or "-". *)
let parsed text =
  let n = String.length text in
  let count = ref 1 in
  String.iter (fun c -> if c = ' ' then incr count) text;
  let values = Array.make !count 0 in
  let start = ref 0 in
  for i = 0 to !count - 1 do
    let stop = ref !start and x = ref 0 in
    while !stop < n && text.[!stop] <> ' ' do
      let c = text.[!stop] in
      x := if c >= '0' && c <= '9' && !x >= 0 && !x <= none then (10 * !x) + Char.code c - 48 else -1;
      incr stop
    done;
    let length = !stop - !start in
    if length = 1 && text.[!start] = '-' then x := none
    else if length = 0 || !x < 0 || !x >= none || (length > 1 && text.[!start] = '0') then
      reject "body/number" "value %d is %S, want a number below %d" (i + 1) (shortened (String.sub text !start length)) none;
    values.(i) <- !x;
    start := !stop + 1
  done;
  values

let numbers r keyword = parsed (text r keyword)

(* last reads a line, or nothing at the end of the body. *)
let last r keyword = if next r = "" then [||] else numbers r keyword

let want_length values least most =
  let n = Array.length values in
  if n > most then reject "body/length" "%d values, want at most %d" n most;
  if n < least then reject "body/length" "%d values, want at least %d" n least

let few r keyword least most = let values = numbers r keyword in want_length values least most; values

let wrong i v below = reject "body/number" "value %d is %s, want a number below %d" (i + 1) (if v = none then "-" else string_of_int v) below

(* want asks for so many numbers, each below a bound. *)
let want values least most below =
  want_length values least most;
  Array.iteri (fun i v -> if v >= below then wrong i v below) values

(* want_or_none lets "-" stand for one as well. *)
let want_or_none values least most below =
  want_length values least most;
  Array.iteri (fun i v -> if v >= below && v <> none then wrong i v below) values

(* want_set asks for increasing vertices. *)
let want_set values least most order =
  want values least most order;
  Array.iteri (fun i v -> if i > 0 && values.(i - 1) >= v then reject "body/order" "%d before %d, want increasing vertices" values.(i - 1) v) values

(* file_name asks for the name of a file beside the certificate: letters, digits, "-", "_" and, neither first
   nor last, ".". *)
let file_name name =
  let n = String.length name in
  let fine i c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c = '-' || c = '_' || (c = '.' && i > 0 && i < n - 1) in
  let ok = ref (n > 0 && n <= 255) in
  String.iteri (fun i c -> if not (fine i c) then ok := false) name;
  if not !ok then reject "proof/name" "%S, want letters, digits, - _ and inner dots, at most 255" (shortened name);
  name
