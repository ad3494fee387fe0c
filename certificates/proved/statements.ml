(* What readers ask of a statement. *)

open Answer
open Certificate

let want_args s count relation =
  if List.length s.args <> count then reject "statement/arguments" "%S has %d arguments after the network, want %d" (shortened s.text) (List.length s.args) count;
  if s.relation <> relation then reject "statement/relation" "%S has %S, want %S" (shortened s.text) s.relation relation

(* A number of all its digits. *)
let whole s = match Numerals.of_decimal s.value with
  | Some z -> z
  | None -> reject "statement/value" "%S, want a number" (shortened s.value)

(* A bound, of at most 18 digits. *)
let bound s = match Numerals.small s.value with
  | Some n -> n
  | None -> reject "statement/value" "%S, want a number" (shortened s.value)

(* A number, or infinite. *)
let extended s = if s.value = "infinite" then Kernel.Infinite else Kernel.Finite (whole s)

let yes s = match s.value with
  | "yes" -> true
  | "no" -> false
  | _ -> reject "statement/value" "%S, want yes or no" (shortened s.value)
