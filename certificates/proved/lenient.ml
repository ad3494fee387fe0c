(* The page of words (WordSays.v) lets all, some, min, max, least and most pass over a part that has no value. What a proof
   looks at by evaluation is evaluated strictly, as the format has it; but what its steps look at on their way, by the page:
   the conditions of cond, of ranges and left of && and ||, the arguments of words, and the choices of a menu. A text is left
   alone where that may make a difference. *)

open Kernel

(* Whether a number is surely finite. *)
let rec finite = function
  | Infinite_ | OfTwo (Distance_, _, _, _) | First _ | Quantify_ ((Minimum | Maximum), _, _, _, _) -> false
  | Extreme (_, a, b) | Cond0 (_, a, b) -> finite a && finite b
  | Call (args, body) -> finite_args args && finite body
  | _ -> true

and finite_args = function NoArg -> true | Arg (a, more) -> finite a && finite_args more

let positive = function Whole (Zpos _) -> true | _ -> false

(* Whether an expression surely has a value where its names have. Of networks that a text makes it is not known. *)
let rec sure x =
  let finite_ones parts = List.for_all (fun a -> sure a && finite a) parts in
  match x with
  | Whole _ | Infinite_ | Always _ | Local _ | Nil -> true
  | Not0 a | Len a | Of (_, a) -> sure a
  | And0 (a, b) | Or0 (a, b) | Equal0 (a, b) | Less0 (a, b) | In_ (a, b) | Extreme (_, a, b) | To_ (a, b) | Tuple (a, b) | LinkOf (a, b) | OfVertex (_, a, b) -> sure a && sure b
  | Cond0 (a, b, c) | OfTwo (_, a, b, c) -> sure a && sure b && sure c
  | Function ((Floor__ | Ceil__ | Abs__), a) -> finite_ones [a]
  | Calculate ((Plus_ | Minus_ | Times_), a, b) -> finite_ones [a; b]
  | Calculate (Over_, a, b) -> positive b && finite_ones [a]
  | Quantify_ ((All | Exists_ | Count | Minimum | Those), _, r, only, body) -> sure_over r && sure only && sure body
  | Quantify_ (Sum_of, _, r, only, body) -> sure_over r && sure only && finite_ones [body]
  | First (false, a, b, only, body) -> List.for_all sure [a; b; only; body]
  | Call (args, body) -> finite_args args && sure_args args && sure body
  | Calculate _ | Function _ | At_ _ | Quantify_ (Maximum, _, _, _, _) | First (true, _, _, _, _) | Graph_ _ -> false

and sure_args = function NoArg -> true | Arg (a, more) -> sure a && sure_args more

and sure_over = function Over a | Sets (a, Any) -> sure a | Sets (a, UpTo b) | Maps_ (a, b) -> sure a && sure b

(* What a strategy has among its steps: a menu; a step for a right side, whose left side decides nothing; one for values of a
   range, whose condition holds. *)
type steps = { menus : bool; rights : bool; values : bool }

(* Whether a part is passed over where [looked] says that the page counts, in the whole of an expression. *)
let rec passes steps looked x =
  let over = over steps and arguments = arguments steps and ranging = ranging steps and nexts = nexts steps and passes = passes steps in
  let here = match x with
    | Quantify_ ((All | Exists_ | Minimum | Maximum), _, _, only, body) | First (_, _, _, only, body) -> looked && not (sure only && sure body)
    | _ -> false in
  here || match x with
  | Whole _ | Infinite_ | Always _ | Local _ | Nil -> false
  | Not0 a | Len a | Of (_, a) | Function (_, a) -> passes looked a
  | And0 (a, b) | Or0 (a, b) -> passes (looked || steps.rights) a || passes looked b
  | Equal0 (a, b) | Less0 (a, b) | In_ (a, b) | Extreme (_, a, b) | To_ (a, b) | Tuple (a, b) | LinkOf (a, b) | OfVertex (_, a, b) | Calculate (_, a, b) | At_ (a, b) ->
    passes looked a || passes looked b
  | Cond0 (c, a, b) -> passes true c || passes looked a || passes looked b
  | OfTwo (_, a, b, c) -> List.exists (passes looked) [a; b; c]
  | Quantify_ (_, _, r, only, body) -> over r || passes (looked || steps.values) only || passes looked body
  | First (_, a, b, only, body) -> passes true a || passes true b || passes true only || passes looked body
  | Graph_ (coordinates, next) -> ranging coordinates || nexts next
  | Call (args, body) -> arguments args || passes looked body

and over steps = let passes = passes steps in function Over a | Sets (a, Any) -> passes true a | Sets (a, UpTo b) | Maps_ (a, b) -> passes true a || passes true b

and ranging steps = let over = over steps and passes = passes steps in function NoRange -> false | Range_ (_, r, only, more) -> over r || passes true only || ranging steps more

and nexts steps = let passes = passes steps in function NoNext -> false | Next_ (more, only, target, others) -> ranging steps more || passes true only || passes true target || nexts steps others

and arguments steps = function NoArg -> false | Arg (a, more) -> passes steps true a || arguments steps more
