(* The texts of numbers as texts of words: what is the same in the other form, where n names have values. *)

open Kernel

let rec int_of = function O -> 0 | S n -> 1 + int_of n

let rec term n t =
  let calculate o a b = Calculate (o, term n a, term n b) in
  match t with
  | Num z -> Whole z
  | Var k -> Local (Numerals.nat (if int_of k < n then n - 1 - int_of k else n))
  | Plus (a, b) -> calculate Plus_ a b
  | Minus (Num Z0, Floor (Minus (Num Z0, a), b)) -> Function (Ceil__, calculate Over_ a b)
  | Minus (a, b) -> calculate Minus_ a b
  | Times (a, b) -> calculate Times_ a b
  | Rest (a, b) -> calculate Modulo_ a b
  | Pow (a, b) -> calculate Power_ a b
  | Xor (a, b) -> calculate Xor__ a b
  | Bit (a, b) -> calculate Bit__ a b
  | Floor (a, b) -> Function (Floor__, calculate Over_ a b)
  | Divide (a, b) -> calculate Over_ a b
  | Min (a, b) -> Extreme (false, term n a, term n b)
  | Max (a, b) -> Extreme (true, term n a, term n b)
  | Abs a -> Function (Abs__, term n a)
  | Cond (c, a, b) -> Cond0 (cond n c, term n a, term n b)
  | Total (a, b, t) -> Quantify_ (Sum_of, S O, Over (To_ (term n a, term n b)), Always true, term (n + 1) t)

and cond n = function
  | Yes -> Always true
  | Not Yes -> Always false
  | Not c -> Not0 (cond n c)
  | And (c, d) -> And0 (cond n c, cond n d)
  | Or (c, d) -> Or0 (cond n c, cond n d)
  | Equal (a, b) -> Equal0 (term n a, term n b)
  | Less (a, b) -> Less0 (term n a, term n b)
  | AtMost (a, b) -> Not0 (Less0 (term n b, term n a))
  | Every (a, b, c) -> Quantify_ (All, S O, Over (To_ (term n a, term n b)), Always true, cond (n + 1) c)

let rec ranges n (list : range list) = match list with
  | [] -> NoRange
  | r :: rest -> Range_ (S O, Over (To_ (term n r.low, term n r.high)), cond (n + 1) r.only, ranges (n + 1) rest)

let hops n (list : next list) =
  List.fold_right (fun x others ->
    let inside = n + List.length x.over in
    let target = match List.map (term inside) x.to0 with [t] -> t | list -> List.fold_right (fun a rest -> Tuple (a, rest)) list Nil in
    Next_ (ranges n x.over, cond inside x.when0, target, others)) list NoNext

let graph arcs n text = Graph_ (arcs, ranges n text.coordinates, hops (n + List.length text.coordinates) text.neighbours)
