(* What is proved. A theorem is a statement that the kernel returned, and nothing else can be one: only
   [prove] makes any. Theorem [certified] of Certificate.v says that each is true. *)
type theorem

(* A network with the table that the kernel made of it, if it can. *)
type table
val table : Kernel.network -> table option

(* prove returns the statements of these facts about the network, if the certificate proves them all, and
   none otherwise. *)
val prove : table -> Kernel.fact list -> Kernel.proof -> theorem list

(* show prints a theorem as a certificate's line says it; statement is what it says. *)
val show : Printed.naming -> theorem -> string
val statement : theorem -> Kernel.statement

(* follows tells whether a verdict follows from theorems, of which told returns those about a quantity of a
   network; theorem_shown, whether a theorem about a family holds for all values of its claim's variables. *)
val follows : (Kernel.network -> Kernel.inquiry -> theorem list) -> Kernel.verdict -> bool
val theorem_shown : Kernel.family_theorem -> bool
