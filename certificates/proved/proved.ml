open Kernel

type table = tabled
type theorem = statement

let table = make_table

let prove = certify

(* The name of a network is made once for all theorems about it in turn. *)
let named = ref None

let name (naming : Printed.naming) network =
  match !named with
  | Some (n, by, text) when n == network && by = naming.graph -> text
  | _ ->
    let text = Printed.network naming.graph network in
    named := Some (network, naming.graph, text);
    text

let show naming s = Printed.statement naming (name naming s.subject) s

let statement s = s

let follows = Kernel.follows

let theorem_shown = Kernel.theorem_shown

let plain (t : table) = t.numbers

let order (t : table) = Numerals.of_int63 t.numbers.total

let neighbours (t : table) v = List.map Numerals.of_int63 (t.numbers.row (Numerals.int63 v))
