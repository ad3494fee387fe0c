type table = Kernel.tabled
type theorem = Kernel.statement

let table = Kernel.make_table
let prove = Kernel.certify

(* The name of a network is made once for all theorems about it in turn. *)
let named = ref None

let name (naming : Printed.naming) network = match !named with
  | Some (n, by, text) when n == network && by = naming.graph -> text
  | _ ->
    let text = Printed.network naming.graph network in
    named := Some (network, naming.graph, text);
    text

let show naming (s : theorem) = Printed.statement naming (name naming s.subject) s
let statement s = s
let follows = Kernel.follows
let theorem_shown = Kernel.theorem_shown
