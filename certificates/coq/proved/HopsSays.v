(* Where the text of a router of one's own sends a message, such as

     shorter = route Ring(n) from i to j: (i+1)%n if 2*((j-i)%n) <= n; (i-1)%n

   Its expressions are those of WordSays.v, of whole numbers and truths alone, and their parts are evaluated in turn: where
   one that is asked for has no value, the whole has none. Numbers are of any size. *)

From Coq Require Import ZArith List Bool String.
From Topocert Require Import WordSays.
Import ListNotations.
Open Scope Z_scope.

(* min and max of no numbers are no value; but for the same quantifier right around them, which then has one range more. *)
Inductive reckoned := Reckoned (z : Z) | Decided (b : bool) | Of_none.

Definition reckoned_number (o : option reckoned) : option Z := match o with Some (Reckoned z) => Some z | _ => None end.
Definition reckoned_truth (o : option reckoned) : option bool := match o with Some (Decided b) => Some b | _ => None end.
Definition settled (o : option reckoned) : option reckoned := match o with Some Of_none => None | _ => o end.

(* A quotient is whole. *)
Definition reckon (o : operation) (a b : Z) : option Z :=
  match o with
  | Plus_ => Some (a + b)
  | Minus_ => Some (a - b)
  | Times_ => Some (a * b)
  | Over_ => if negb (b =? 0) && (a mod b =? 0) then Some (a / b) else None
  | _ => of_wholes o a b
  end.

(* One straight within floor or ceil need not be. *)
Definition rounded (f : function) (a b : Z) : option Z :=
  if b =? 0 then None else match f with Floor__ => Some (a / b) | _ => Some (- (- a / b)) end.

Definition reckon_function (f : function) (a : Z) : option Z :=
  match f with
  | Floor__ | Ceil__ => Some a
  | Abs__ => Some (Z.abs a)
  | Factorial__ => if (0 <=? a) && (a <=? 20) then Some (factorial_ (Z.to_nat a)) else None
  end.

Definition on_numbers (f : Z -> Z -> option Z) (a b : option reckoned) : option reckoned :=
  match reckoned_number a, reckoned_number b with Some x, Some y => option_map Reckoned (f x y) | _, _ => None end.

(* For the numbers from a on, so many in turn: what has been found, and whether to go on. *)
Fixpoint going_through {A} (f : Z -> A -> option (A * bool)) (a : Z) (many : nat) (found : A) : option A :=
  match many with
  | O => Some found
  | S many => match f a found with Some (found, true) => going_through f (a + 1) many found | o => option_map fst o end
  end.

Definition many_to (a b : Z) : nat := Z.to_nat (b - a + 1).

(* What a quantifier has found at first, and with one value more. *)
Definition nothing_yet (k : quantifier) : reckoned :=
  match k with All => Decided true | Count | Sum_of => Reckoned 0 | Minimum | Maximum => Of_none | _ => Decided false end.

Definition found_more (k : quantifier) (found x : reckoned) : option (reckoned * bool) :=
  match k, found, x with
  | All, _, Decided b => Some (x, b)
  | Exists_, _, Decided b => Some (x, negb b)
  | Count, Reckoned n, Decided b => Some (Reckoned (if b then n + 1 else n), true)
  | Sum_of, Reckoned n, Reckoned m => Some (Reckoned (n + m), true)
  | Minimum, Reckoned n, Reckoned m => Some (Reckoned (Z.min n m), true)
  | Maximum, Reckoned n, Reckoned m => Some (Reckoned (Z.max n m), true)
  | (Minimum | Maximum), Of_none, _ => Some (x, true)
  | (Minimum | Maximum), _, Of_none => Some (found, true)
  | _, _, _ => None
  end.

Definition one_range_more (k : quantifier) (body : expression) : bool :=
  match k, body with Minimum, Quantify_ Minimum _ _ _ _ | Maximum, Quantify_ Maximum _ _ _ _ => true | _, _ => false end.

(* e has the values of the variables, the innermost first. *)
Fixpoint reckons (e : list reckoned) (x : expression) {struct x} : option reckoned :=
  match x with
  | Whole z => Some (Reckoned z)
  | Always b => Some (Decided b)
  | Local k => nth_error e k
  | Not a => option_map (fun b => Decided (negb b)) (reckoned_truth (reckons e a))
  | And a b => match reckoned_truth (reckons e a) with Some true => reckons e b | o => option_map Decided o end
  | Or a b => match reckoned_truth (reckons e a) with Some false => reckons e b | o => option_map Decided o end
  | Equal a b => match reckons e a, reckons e b with
      | Some (Reckoned p), Some (Reckoned q) => Some (Decided (p =? q))
      | Some (Decided p), Some (Decided q) => Some (Decided (Bool.eqb p q))
      | _, _ => None end
  | Less a b => match reckoned_number (reckons e a), reckoned_number (reckons e b) with Some p, Some q => Some (Decided (p <? q)) | _, _ => None end
  | Calculate o a b => on_numbers (reckon o) (reckons e a) (reckons e b)
  | Function ((Floor__ | Ceil__) as f) (Calculate Over_ a b) => on_numbers (rounded f) (reckons e a) (reckons e b)
  | Function f a => match reckoned_number (reckons e a) with Some p => option_map Reckoned (reckon_function f p) | None => None end
  | Extreme greater a b => on_numbers (fun p q => Some (if greater then Z.max p q else Z.min p q)) (reckons e a) (reckons e b)
  | Cond c a b => match reckoned_truth (reckons e c) with Some true => reckons e a | Some false => reckons e b | None => None end
  | Quantify_ k 1 (Over (To_ a b)) only body =>
    match reckoned_number (reckons e a), reckoned_number (reckons e b) with
    | Some a, Some b => going_through (fun z found =>
        match reckoned_truth (reckons (Reckoned z :: e) only) with
        | Some true =>
          let x := reckons (Reckoned z :: e) body in
          match (if one_range_more k body then x else settled x) with Some x => found_more k found x | None => None end
        | Some false => Some (found, true)
        | None => None
        end) a (many_to a b) (nothing_yet k)
    | _, _ => None
    end
  | First last a b only body =>
    match reckoned_number (reckons e a), reckoned_number (reckons e b) with
    | Some a, Some b => settled (going_through (fun z found =>
        match reckoned_truth (reckons (Reckoned z :: e) only) with
        | Some true => match reckoned_truth (reckons (Reckoned z :: e) body) with
          | Some true => Some (Reckoned z, last) | Some false => Some (found, true) | None => None end
        | Some false => Some (found, true)
        | None => None
        end) a (many_to a b) Of_none)
    | _, _ => None
    end
  | Call args body => match arguments_of e args [] with Some l => reckons l body | None => None end
  | _ => None
  end

(* The values of a word's arguments, the last one first. *)
with arguments_of (e : list reckoned) (a : args) (before : list reckoned) {struct a} : option (list reckoned) :=
  match a with NoArg => Some before | Arg a more => match settled (reckons e a) with Some x => arguments_of e more (x :: before) | None => None end end.

(* The coordinates of a tuple. *)
Fixpoint coordinates_of (e : list reckoned) (x : expression) : option (list Z) :=
  match x with
  | Nil => Some []
  | Tuple a r => match reckoned_number (reckons e a) with Some z => option_map (cons z) (coordinates_of e r) | None => None end
  | _ => None
  end.

Definition tuple_of (e : list reckoned) (x : expression) : option (list Z) :=
  match x with Tuple _ _ => coordinates_of e x | _ => option_map (fun z => [z]) (reckoned_number (reckons e x)) end.

(* The first tuple where all conditions hold, in the order of the text: in turn for the values of a hop's variables, the last
   one fastest. Some None: nowhere does one. *)
Fixpoint first_for (e : list reckoned) (r : ranging) (hop : list reckoned -> option (option (list Z))) : option (option (list Z)) :=
  match r with
  | NoRange => hop e
  | Range_ 1 (Over (To_ a b)) only more =>
    match reckoned_number (reckons e a), reckoned_number (reckons e b) with
    | Some a, Some b => going_through (fun z found =>
        match reckoned_truth (reckons (Reckoned z :: e) only) with
        | Some true => option_map (fun h => (h, match h with Some _ => false | None => true end)) (first_for (Reckoned z :: e) more hop)
        | Some false => Some (found, true)
        | None => None
        end) a (many_to a b) None
    | _, _ => None
    end
  | Range_ _ _ _ _ => None
  end.

Fixpoint first_hop (e : list reckoned) (l : nexts) : option (option (list Z)) :=
  match l with
  | NoNext => Some None
  | Next_ more only to_ others =>
    match first_for e more (fun e => match reckoned_truth (reckons e only) with
      | Some true => option_map Some (tuple_of e to_) | Some false => Some None | None => None end) with
    | Some None => first_hop e others
    | o => o
    end
  end.

(* The text of a router: the name of the network that it is for, how many parameters and coordinates that has, and the hops, where
   variables are the parameters, the coordinates of where a message is, and those of its destination. *)
Record route := Route { route_for : string; route_parameters : nat; route_coordinates : nat; route_hops : nexts }.

(* The tuple where a message goes; None: it stops, be it that nowhere all conditions hold or that a part has no value. *)
Definition route_hop (r : route) (ps at_ to_ : list Z) : option (list Z) :=
  match first_hop (rev (map Reckoned (ps ++ at_ ++ to_))) (route_hops r) with Some o => o | None => None end.
