(* The stream of terms that "topocheck --lower" writes: values of the kernel's types, spelled out. A constructor or a record
   is (Name part part), or Name where it has no parts; a list [a b], a pair <a b>, an array {default a b}, a number in
   decimal digits, a text in quotes; $name stands for a term that was defined. What the types are, the module Reads says,
   which is made from the kernel's. *)

exception Malformed of string

let malformed format = Printf.ksprintf (fun why -> raise (Malformed why)) format

type t = { from : in_channel; block : Bytes.t; mutable filled : int; mutable at : int; mutable read : int; names : Buffer.t; mutable refill : unit -> unit }

(* start reads from a channel; refill is called before more is read of it, and may end what reads. *)
let start from = { from; block = Bytes.create 65536; filled = 0; at = 0; read = 0; names = Buffer.create 64; refill = ignore }

(* peek is the next byte, '\000' at the end. *)
let peek s =
  if s.at < s.filled then Bytes.unsafe_get s.block s.at
  else begin
    s.refill ();
    s.read <- s.read + s.filled;
    s.filled <- input s.from s.block 0 (Bytes.length s.block);
    s.at <- 0;
    if s.filled = 0 then '\000' else Bytes.unsafe_get s.block 0
  end

let skip s = s.at <- s.at + 1
let place s = s.read + s.at
let rec next s = match peek s with ' ' -> skip s; next s | c -> c
let wrong s what = malformed "byte %d of the terms is %C, want %s" (place s) (peek s) what
let want s c = if next s = c then skip s else wrong s (Printf.sprintf "%C" c)

let name s =
  Buffer.clear s.names;
  ignore (next s);
  let rec go () = match peek s with
    | ('a' .. 'z' | 'A' .. 'Z' | '0' .. '9' | '_' | '\'') as c -> Buffer.add_char s.names c; skip s; go ()
    | _ -> Buffer.contents s.names in
  match go () with "" -> wrong s "a name" | text -> text

(* An item stands on a line, in parentheses. *)
let open_item s = if next s = '\000' then malformed "they end early, want (end)"; want s '('; name s
let close_item s = want s ')'; want s '\n'

(* past_item goes to the next one. *)
let rec past_item s = match peek s with '\n' -> skip s | '\000' -> () | _ -> skip s; past_item s

(* constructor reads the name of one, and whether parts follow it. *)
let constructor s = if next s = '(' then (skip s; (name s, true)) else (name s, false)

(* parts reads what follows a name; ended is asked after the last part. *)
let ended s parts = if parts then want s ')'
let unknown kind name = malformed "%S, which is none of the kernel's type %s" name kind

(* ---------- numbers and texts ---------- *)

let digits s =
  Buffer.clear s.names;
  if next s = '-' then (Buffer.add_char s.names '-'; skip s);
  let rec go () = match peek s with '0' .. '9' as c -> Buffer.add_char s.names c; skip s; go () | _ -> Buffer.contents s.names in
  go ()

(* A number below 2⁶². *)
let small s =
  let c = next s in
  if c < '0' || c > '9' then wrong s "a number";
  let rec go n = match peek s with
    | '0' .. '9' as c -> if n > 400_000_000_000_000_000 then malformed "a number that is too large"; skip s; go ((10 * n) + Char.code c - 48)
    | _ -> n in
  go 0

let z s =
  let text = digits s in
  let minus = text <> "" && text.[0] = '-' in
  match Numerals.of_decimal (if minus then String.sub text 1 (String.length text - 1) else text) with
  | Some (Kernel.Zpos p) when minus -> Kernel.Zneg p
  | Some z when not minus -> z
  | _ -> malformed "%S, want a whole number" text

let positive s = match z s with Kernel.Zpos p -> p | _ -> malformed "a number, want one above 0"
let n s = match z s with Kernel.Z0 -> Kernel.N0 | Kernel.Zpos p -> Kernel.Npos p | Kernel.Zneg _ -> malformed "a number, want 0 or more"
let nat s = let n = small s in if n > 1 lsl 20 then malformed "%d, want a smaller number" n else Numerals.nat n
let int63 s = Numerals.int63 (small s)

let string s =
  want s '"';
  let b = Buffer.create 64 in
  let rec go () = match peek s with
    | '"' -> skip s; Buffer.contents b
    | '\000' | '\n' -> malformed "the terms end in a text"
    | '\\' -> skip s; Buffer.add_char b (match peek s with 'n' -> '\n' | c -> c); skip s; go ()
    | c -> Buffer.add_char b c; skip s; go () in
  go ()

(* ---------- what has parts of any type ---------- *)

let bool s = match name s with "true" -> true | "false" -> false | other -> unknown "bool" other

let option read s = match constructor s with
  | "None", false -> None
  | "Some", true -> let x = read s in ended s true; Some x
  | other, _ -> unknown "option" other

let pair first second s =
  want s '<';
  let a = first s in
  let b = second s in
  want s '>';
  (a, b)

let until s close read =
  let rec go list = if next s = close then (skip s; List.rev list) else go (read s :: list) in
  go []

let list read s = want s '['; until s ']' read

let array read s =
  want s '{';
  let default = read s in
  Parray.of_array (Array.of_list (until s '}' read)) default

(* A type's terms that were defined. *)
type 'a named = (string, 'a) Hashtbl.t

let named (table : 'a named) kind read s =
  if next s <> '$' then read s
  else let name = skip s; name s in match Hashtbl.find_opt table name with Some x -> x | None -> malformed "$%s, want a %s that is defined" name kind

(* What was printed of a folder's own definitions, by their names, the last first. *)
type meaning = A_text of Kernel.text | An_expression of Kernel.expression | A_digraph of Kernel.arcs_line | Some_hops of Kernel.hops_text | A_route of Kernel.route

let own : (string * meaning) list ref = ref []

(* printed refuses terms that have the name of another definition: what they say would not be what is printed. *)
let printed name meaning =
  let same = match List.assoc_opt name !own, meaning with
    | Some (An_expression a), An_expression b | Some (A_digraph (Arcs_expression a)), A_digraph (Arcs_expression b) -> a == b
    | Some a, b -> compare a b = 0
    | None, _ -> false in
  if not same then malformed "%s, want it as it is defined" name
