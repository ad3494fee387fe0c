(* Routing tables: a line for each destination, with the next hop from each vertex, as package certificates says under
   "What a checker looks up". *)

let malformed why = Terms.malformed "a routing table with %S" why

let fields line =
  let part = match String.index_opt line '#' with Some i -> String.sub line 0 i | None -> line in
  List.filter (( <> ) "") (String.split_on_char ' ' (String.map (function '\t' | '\r' -> ' ' | c -> c) part))

(* hop is 0 where a message stops, and else 1 + 1024 w + k for the next vertex and the virtual channel. *)
let hop field =
  let number text = if text <> "" && String.length text <= 10 && String.for_all (fun c -> c >= '0' && c <= '9') text then int_of_string ("0u" ^ text) else malformed field in
  match String.split_on_char '/' field with
  | ["-"] -> 0
  | [next] -> 1 + (1024 * number next)
  | [next; channel] when number channel < 1024 -> 1 + (1024 * number next) + number channel
  | _ -> malformed field

let array list = Parray.of_array (Array.of_list list)

let of_text text =
  let rows = List.filter (( <> ) []) (List.map fields (String.split_on_char '\n' text)) in
  let zero = Numerals.int63 0 in
  array (List.map (fun row -> array (List.map (fun f -> Numerals.int63 (hop f)) row) zero) rows) (array [] zero)

(* define makes a name stand for the router of a table with a digest. *)
let define name digest text =
  if digest <> "table-sha256:" ^ Sha256.of_string text then Terms.malformed "a table that is not %s" digest;
  let rows = of_text text in
  Printed.tables := (rows, digest) :: !Printed.tables;
  Hashtbl.replace Reads.table_routing name (Kernel.Listed rows)

let forget () = Printed.tables := []; Terms.own := []; Reads.forget ()
