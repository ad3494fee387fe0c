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

(* plain is an expression of numbers as a text says it: "some" by "all", counts by sums, and conditions of ranges inside them. *)
let rec plain x =
  let two f a b = f (plain a) (plain b) in
  match x with
  | Quantify_ (Exists_, n, r, c, x) -> Not0 (plain (Quantify_ (All, n, r, c, Not0 x)))
  | Quantify_ (Count, n, r, c, x) -> plain (Quantify_ (Sum_of, n, r, c, Cond0 (x, Whole (Zpos XH), Whole Z0)))
  | Quantify_ (q, n, Over r, c, x) ->
    let inside = match q, c with
      | _, Always true -> x
      | All, c -> Or0 (Not0 c, x)
      | _, c -> Cond0 (c, x, Whole Z0) in
    Quantify_ (q, n, Over (plain r), Always true, plain inside)
  | Not0 a -> Not0 (plain a)
  | And0 (a, b) -> two (fun a b -> And0 (a, b)) a b
  | Or0 (a, b) -> two (fun a b -> Or0 (a, b)) a b
  | Equal0 (a, b) -> two (fun a b -> Equal0 (a, b)) a b
  | Less0 (a, b) -> two (fun a b -> Less0 (a, b)) a b
  | To_ (a, b) -> two (fun a b -> To_ (a, b)) a b
  | Tuple (a, b) -> two (fun a b -> Tuple (a, b)) a b
  | Calculate (o, a, b) -> two (fun a b -> Calculate (o, a, b)) a b
  | Extreme (most, a, b) -> two (fun a b -> Extreme (most, a, b)) a b
  | Function (f, a) -> Function (f, plain a)
  | Cond0 (c, a, b) -> let c = plain c in two (fun a b -> Cond0 (c, a, b)) a b
  | Graph_ (arcs, r, n) -> Graph_ (arcs, plain_ranges r, plain_hops n)
  | x -> x

and plain_ranges = function
  | Range_ (n, Over r, c, rest) -> Range_ (n, Over (plain r), plain c, plain_ranges rest)
  | r -> r

and plain_hops = function
  | Next_ (r, c, t, rest) -> Next_ (plain_ranges r, plain c, plain t, plain_hops rest)
  | NoNext -> NoNext
