
type __ = Obj.t

(** val xorb : bool -> bool -> bool **)

let xorb b1 b2 =
  if b1 then if b2 then false else true else b2

(** val negb : bool -> bool **)

let negb = function
| true -> false
| false -> true

type nat =
| O
| S of nat

(** val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option **)

let option_map f = function
| Some a -> Some (f a)
| None -> None

type ('a, 'b) sum =
| Inl of 'a
| Inr of 'b

(** val fst : ('a1 * 'a2) -> 'a1 **)

let fst = function
| (x0, _) -> x0

(** val snd : ('a1 * 'a2) -> 'a2 **)

let snd = function
| (_, y) -> y

(** val length : 'a1 list -> nat **)

let rec length = function
| [] -> O
| _ :: l' -> S (length l')

(** val app : 'a1 list -> 'a1 list -> 'a1 list **)

let rec app l m =
  match l with
  | [] -> m
  | a :: l1 -> a :: (app l1 m)

type comparison =
| Eq
| Lt
| Gt

(** val compOpp : comparison -> comparison **)

let compOpp = function
| Eq -> Eq
| Lt -> Gt
| Gt -> Lt

module Coq__1 = struct
 (** val add : nat -> nat -> nat **)
 let rec add n0 m =
   match n0 with
   | O -> m
   | S p -> S (add p m)
end
include Coq__1

(** val mul : nat -> nat -> nat **)

let rec mul n0 m =
  match n0 with
  | O -> O
  | S p -> add m (mul p m)

(** val sub : nat -> nat -> nat **)

let rec sub n0 m =
  match n0 with
  | O -> n0
  | S k -> (match m with
            | O -> n0
            | S l -> sub k l)

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

type z =
| Z0
| Zpos of positive
| Zneg of positive

(** val eqb : bool -> bool -> bool **)

let eqb b1 b2 =
  if b1 then b2 else if b2 then false else true

module type TotalLeBool' =
 sig
  type t

  val leb : t -> t -> bool
 end

module Nat =
 struct
  (** val pred : nat -> nat **)

  let pred n0 = match n0 with
  | O -> n0
  | S u -> u

  (** val add : nat -> nat -> nat **)

  let rec add n0 m =
    match n0 with
    | O -> m
    | S p -> S (add p m)

  (** val mul : nat -> nat -> nat **)

  let rec mul n0 m =
    match n0 with
    | O -> O
    | S p -> add m (mul p m)

  (** val sub : nat -> nat -> nat **)

  let rec sub n0 m =
    match n0 with
    | O -> n0
    | S k -> (match m with
              | O -> n0
              | S l -> sub k l)

  (** val eqb : nat -> nat -> bool **)

  let rec eqb n0 m =
    match n0 with
    | O -> (match m with
            | O -> true
            | S _ -> false)
    | S n' -> (match m with
               | O -> false
               | S m' -> eqb n' m')

  (** val leb : nat -> nat -> bool **)

  let rec leb n0 m =
    match n0 with
    | O -> true
    | S n' -> (match m with
               | O -> false
               | S m' -> leb n' m')

  (** val ltb : nat -> nat -> bool **)

  let ltb n0 m =
    leb (S n0) m

  (** val max : nat -> nat -> nat **)

  let rec max n0 m =
    match n0 with
    | O -> m
    | S n' -> (match m with
               | O -> n0
               | S m' -> S (max n' m'))

  (** val even : nat -> bool **)

  let rec even = function
  | O -> true
  | S n1 -> (match n1 with
             | O -> false
             | S n' -> even n')

  (** val odd : nat -> bool **)

  let odd n0 =
    negb (even n0)

  (** val pow : nat -> nat -> nat **)

  let rec pow n0 = function
  | O -> S O
  | S m0 -> mul n0 (pow n0 m0)

  (** val divmod : nat -> nat -> nat -> nat -> nat * nat **)

  let rec divmod x0 y q0 u =
    match x0 with
    | O -> (q0, u)
    | S x' ->
      (match u with
       | O -> divmod x' y (S q0) y
       | S u' -> divmod x' y q0 u')

  (** val modulo : nat -> nat -> nat **)

  let modulo x0 = function
  | O -> x0
  | S y' -> sub y' (snd (divmod x0 y' O y'))
 end

module Pos =
 struct
  type mask =
  | IsNul
  | IsPos of positive
  | IsNeg
 end

module Coq_Pos =
 struct
  (** val succ : positive -> positive **)

  let rec succ = function
  | XI p -> XO (succ p)
  | XO p -> XI p
  | XH -> XO XH

  (** val add : positive -> positive -> positive **)

  let rec add x0 y =
    match x0 with
    | XI p ->
      (match y with
       | XI q0 -> XO (add_carry p q0)
       | XO q0 -> XI (add p q0)
       | XH -> XO (succ p))
    | XO p ->
      (match y with
       | XI q0 -> XI (add p q0)
       | XO q0 -> XO (add p q0)
       | XH -> XI p)
    | XH -> (match y with
             | XI q0 -> XO (succ q0)
             | XO q0 -> XI q0
             | XH -> XO XH)

  (** val add_carry : positive -> positive -> positive **)

  and add_carry x0 y =
    match x0 with
    | XI p ->
      (match y with
       | XI q0 -> XI (add_carry p q0)
       | XO q0 -> XO (add_carry p q0)
       | XH -> XI (succ p))
    | XO p ->
      (match y with
       | XI q0 -> XO (add_carry p q0)
       | XO q0 -> XI (add p q0)
       | XH -> XO (succ p))
    | XH ->
      (match y with
       | XI q0 -> XI (succ q0)
       | XO q0 -> XO (succ q0)
       | XH -> XI XH)

  (** val pred_double : positive -> positive **)

  let rec pred_double = function
  | XI p -> XI (XO p)
  | XO p -> XI (pred_double p)
  | XH -> XH

  (** val pred_N : positive -> n **)

  let pred_N = function
  | XI p -> Npos (XO p)
  | XO p -> Npos (pred_double p)
  | XH -> N0

  type mask = Pos.mask =
  | IsNul
  | IsPos of positive
  | IsNeg

  (** val succ_double_mask : mask -> mask **)

  let succ_double_mask = function
  | IsNul -> IsPos XH
  | IsPos p -> IsPos (XI p)
  | IsNeg -> IsNeg

  (** val double_mask : mask -> mask **)

  let double_mask = function
  | IsPos p -> IsPos (XO p)
  | x1 -> x1

  (** val double_pred_mask : positive -> mask **)

  let double_pred_mask = function
  | XI p -> IsPos (XO (XO p))
  | XO p -> IsPos (XO (pred_double p))
  | XH -> IsNul

  (** val sub_mask : positive -> positive -> mask **)

  let rec sub_mask x0 y =
    match x0 with
    | XI p ->
      (match y with
       | XI q0 -> double_mask (sub_mask p q0)
       | XO q0 -> succ_double_mask (sub_mask p q0)
       | XH -> IsPos (XO p))
    | XO p ->
      (match y with
       | XI q0 -> succ_double_mask (sub_mask_carry p q0)
       | XO q0 -> double_mask (sub_mask p q0)
       | XH -> IsPos (pred_double p))
    | XH -> (match y with
             | XH -> IsNul
             | _ -> IsNeg)

  (** val sub_mask_carry : positive -> positive -> mask **)

  and sub_mask_carry x0 y =
    match x0 with
    | XI p ->
      (match y with
       | XI q0 -> succ_double_mask (sub_mask_carry p q0)
       | XO q0 -> double_mask (sub_mask p q0)
       | XH -> IsPos (pred_double p))
    | XO p ->
      (match y with
       | XI q0 -> double_mask (sub_mask_carry p q0)
       | XO q0 -> succ_double_mask (sub_mask_carry p q0)
       | XH -> double_pred_mask p)
    | XH -> IsNeg

  (** val sub : positive -> positive -> positive **)

  let sub x0 y =
    match sub_mask x0 y with
    | IsPos z0 -> z0
    | _ -> XH

  (** val mul : positive -> positive -> positive **)

  let rec mul x0 y =
    match x0 with
    | XI p -> add y (XO (mul p y))
    | XO p -> XO (mul p y)
    | XH -> y

  (** val iter : ('a1 -> 'a1) -> 'a1 -> positive -> 'a1 **)

  let rec iter f x0 = function
  | XI n' -> f (iter f (iter f x0 n') n')
  | XO n' -> iter f (iter f x0 n') n'
  | XH -> f x0

  (** val size_nat : positive -> nat **)

  let rec size_nat = function
  | XI p0 -> S (size_nat p0)
  | XO p0 -> S (size_nat p0)
  | XH -> S O

  (** val size : positive -> positive **)

  let rec size = function
  | XI p0 -> succ (size p0)
  | XO p0 -> succ (size p0)
  | XH -> XH

  (** val compare_cont : comparison -> positive -> positive -> comparison **)

  let rec compare_cont r x0 y =
    match x0 with
    | XI p ->
      (match y with
       | XI q0 -> compare_cont r p q0
       | XO q0 -> compare_cont Gt p q0
       | XH -> Gt)
    | XO p ->
      (match y with
       | XI q0 -> compare_cont Lt p q0
       | XO q0 -> compare_cont r p q0
       | XH -> Gt)
    | XH -> (match y with
             | XH -> r
             | _ -> Lt)

  (** val compare : positive -> positive -> comparison **)

  let compare =
    compare_cont Eq

  (** val eqb : positive -> positive -> bool **)

  let rec eqb p q0 =
    match p with
    | XI p0 -> (match q0 with
                | XI q1 -> eqb p0 q1
                | _ -> false)
    | XO p0 -> (match q0 with
                | XO q1 -> eqb p0 q1
                | _ -> false)
    | XH -> (match q0 with
             | XH -> true
             | _ -> false)

  (** val leb : positive -> positive -> bool **)

  let leb x0 y =
    match compare x0 y with
    | Gt -> false
    | _ -> true

  (** val sqrtrem_step :
      (positive -> positive) -> (positive -> positive) -> (positive * mask)
      -> positive * mask **)

  let sqrtrem_step f g = function
  | (s, y) ->
    (match y with
     | IsPos r ->
       let s' = XI (XO s) in
       let r' = g (f r) in
       if leb s' r' then ((XI s), (sub_mask r' s')) else ((XO s), (IsPos r'))
     | _ -> ((XO s), (sub_mask (g (f XH)) (XO (XO XH)))))

  (** val sqrtrem : positive -> positive * mask **)

  let rec sqrtrem = function
  | XI p0 ->
    (match p0 with
     | XI p1 -> sqrtrem_step (fun x0 -> XI x0) (fun x0 -> XI x0) (sqrtrem p1)
     | XO p1 -> sqrtrem_step (fun x0 -> XO x0) (fun x0 -> XI x0) (sqrtrem p1)
     | XH -> (XH, (IsPos (XO XH))))
  | XO p0 ->
    (match p0 with
     | XI p1 -> sqrtrem_step (fun x0 -> XI x0) (fun x0 -> XO x0) (sqrtrem p1)
     | XO p1 -> sqrtrem_step (fun x0 -> XO x0) (fun x0 -> XO x0) (sqrtrem p1)
     | XH -> (XH, (IsPos XH)))
  | XH -> (XH, IsNul)

  (** val sqrt : positive -> positive **)

  let sqrt p =
    fst (sqrtrem p)

  (** val gcdn : nat -> positive -> positive -> positive **)

  let rec gcdn n0 a b =
    match n0 with
    | O -> XH
    | S n1 ->
      (match a with
       | XI a' ->
         (match b with
          | XI b' ->
            (match compare a' b' with
             | Eq -> a
             | Lt -> gcdn n1 (sub b' a') a
             | Gt -> gcdn n1 (sub a' b') b)
          | XO b0 -> gcdn n1 a b0
          | XH -> XH)
       | XO a0 ->
         (match b with
          | XI _ -> gcdn n1 a0 b
          | XO b0 -> XO (gcdn n1 a0 b0)
          | XH -> XH)
       | XH -> XH)

  (** val gcd : positive -> positive -> positive **)

  let gcd a b =
    gcdn (Coq__1.add (size_nat a) (size_nat b)) a b

  (** val ggcdn :
      nat -> positive -> positive -> positive * (positive * positive) **)

  let rec ggcdn n0 a b =
    match n0 with
    | O -> (XH, (a, b))
    | S n1 ->
      (match a with
       | XI a' ->
         (match b with
          | XI b' ->
            (match compare a' b' with
             | Eq -> (a, (XH, XH))
             | Lt ->
               let (g, p) = ggcdn n1 (sub b' a') a in
               let (ba, aa) = p in (g, (aa, (add aa (XO ba))))
             | Gt ->
               let (g, p) = ggcdn n1 (sub a' b') b in
               let (ab, bb) = p in (g, ((add bb (XO ab)), bb)))
          | XO b0 ->
            let (g, p) = ggcdn n1 a b0 in
            let (aa, bb) = p in (g, (aa, (XO bb)))
          | XH -> (XH, (a, XH)))
       | XO a0 ->
         (match b with
          | XI _ ->
            let (g, p) = ggcdn n1 a0 b in
            let (aa, bb) = p in (g, ((XO aa), bb))
          | XO b0 -> let (g, p) = ggcdn n1 a0 b0 in ((XO g), p)
          | XH -> (XH, (a, XH)))
       | XH -> (XH, (XH, b)))

  (** val ggcd : positive -> positive -> positive * (positive * positive) **)

  let ggcd a b =
    ggcdn (Coq__1.add (size_nat a) (size_nat b)) a b

  (** val coq_Nsucc_double : n -> n **)

  let coq_Nsucc_double = function
  | N0 -> Npos XH
  | Npos p -> Npos (XI p)

  (** val coq_Ndouble : n -> n **)

  let coq_Ndouble = function
  | N0 -> N0
  | Npos p -> Npos (XO p)

  (** val coq_lxor : positive -> positive -> n **)

  let rec coq_lxor p q0 =
    match p with
    | XI p0 ->
      (match q0 with
       | XI q1 -> coq_Ndouble (coq_lxor p0 q1)
       | XO q1 -> coq_Nsucc_double (coq_lxor p0 q1)
       | XH -> Npos (XO p0))
    | XO p0 ->
      (match q0 with
       | XI q1 -> coq_Nsucc_double (coq_lxor p0 q1)
       | XO q1 -> coq_Ndouble (coq_lxor p0 q1)
       | XH -> Npos (XI p0))
    | XH ->
      (match q0 with
       | XI q1 -> Npos (XO q1)
       | XO q1 -> Npos (XI q1)
       | XH -> N0)

  (** val testbit : positive -> n -> bool **)

  let rec testbit p n0 =
    match p with
    | XI p0 -> (match n0 with
                | N0 -> true
                | Npos n1 -> testbit p0 (pred_N n1))
    | XO p0 -> (match n0 with
                | N0 -> false
                | Npos n1 -> testbit p0 (pred_N n1))
    | XH -> (match n0 with
             | N0 -> true
             | Npos _ -> false)

  (** val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1 **)

  let rec iter_op op0 p a =
    match p with
    | XI p0 -> op0 a (iter_op op0 p0 (op0 a a))
    | XO p0 -> iter_op op0 p0 (op0 a a)
    | XH -> a

  (** val to_nat : positive -> nat **)

  let to_nat x0 =
    iter_op Coq__1.add x0 (S O)

  (** val of_succ_nat : nat -> positive **)

  let rec of_succ_nat = function
  | O -> XH
  | S x0 -> succ (of_succ_nat x0)

  (** val eq_dec : positive -> positive -> bool **)

  let rec eq_dec p x0 =
    match p with
    | XI p0 -> (match x0 with
                | XI p1 -> eq_dec p0 p1
                | _ -> false)
    | XO p0 -> (match x0 with
                | XO p1 -> eq_dec p0 p1
                | _ -> false)
    | XH -> (match x0 with
             | XH -> true
             | _ -> false)
 end

module N =
 struct
  (** val succ : n -> n **)

  let succ = function
  | N0 -> Npos XH
  | Npos p -> Npos (Coq_Pos.succ p)

  (** val succ_pos : n -> positive **)

  let succ_pos = function
  | N0 -> XH
  | Npos p -> Coq_Pos.succ p

  (** val sub : n -> n -> n **)

  let sub n0 m =
    match n0 with
    | N0 -> N0
    | Npos n' ->
      (match m with
       | N0 -> n0
       | Npos m' ->
         (match Coq_Pos.sub_mask n' m' with
          | Coq_Pos.IsPos p -> Npos p
          | _ -> N0))

  (** val compare : n -> n -> comparison **)

  let compare n0 m =
    match n0 with
    | N0 -> (match m with
             | N0 -> Eq
             | Npos _ -> Lt)
    | Npos n' -> (match m with
                  | N0 -> Gt
                  | Npos m' -> Coq_Pos.compare n' m')

  (** val eqb : n -> n -> bool **)

  let eqb n0 m =
    match n0 with
    | N0 -> (match m with
             | N0 -> true
             | Npos _ -> false)
    | Npos p -> (match m with
                 | N0 -> false
                 | Npos q0 -> Coq_Pos.eqb p q0)

  (** val leb : n -> n -> bool **)

  let leb x0 y =
    match compare x0 y with
    | Gt -> false
    | _ -> true

  (** val ltb : n -> n -> bool **)

  let ltb x0 y =
    match compare x0 y with
    | Lt -> true
    | _ -> false

  (** val max : n -> n -> n **)

  let max n0 n' =
    match compare n0 n' with
    | Gt -> n0
    | _ -> n'

  (** val coq_lxor : n -> n -> n **)

  let coq_lxor n0 m =
    match n0 with
    | N0 -> m
    | Npos p -> (match m with
                 | N0 -> n0
                 | Npos q0 -> Coq_Pos.coq_lxor p q0)

  (** val testbit : n -> n -> bool **)

  let testbit a n0 =
    match a with
    | N0 -> false
    | Npos p -> Coq_Pos.testbit p n0

  (** val to_nat : n -> nat **)

  let to_nat = function
  | N0 -> O
  | Npos p -> Coq_Pos.to_nat p
 end

module Z =
 struct
  (** val double : z -> z **)

  let double = function
  | Z0 -> Z0
  | Zpos p -> Zpos (XO p)
  | Zneg p -> Zneg (XO p)

  (** val succ_double : z -> z **)

  let succ_double = function
  | Z0 -> Zpos XH
  | Zpos p -> Zpos (XI p)
  | Zneg p -> Zneg (Coq_Pos.pred_double p)

  (** val pred_double : z -> z **)

  let pred_double = function
  | Z0 -> Zneg XH
  | Zpos p -> Zpos (Coq_Pos.pred_double p)
  | Zneg p -> Zneg (XI p)

  (** val pos_sub : positive -> positive -> z **)

  let rec pos_sub x0 y =
    match x0 with
    | XI p ->
      (match y with
       | XI q0 -> double (pos_sub p q0)
       | XO q0 -> succ_double (pos_sub p q0)
       | XH -> Zpos (XO p))
    | XO p ->
      (match y with
       | XI q0 -> pred_double (pos_sub p q0)
       | XO q0 -> double (pos_sub p q0)
       | XH -> Zpos (Coq_Pos.pred_double p))
    | XH ->
      (match y with
       | XI q0 -> Zneg (XO q0)
       | XO q0 -> Zneg (Coq_Pos.pred_double q0)
       | XH -> Z0)

  (** val add : z -> z -> z **)

  let add x0 y =
    match x0 with
    | Z0 -> y
    | Zpos x' ->
      (match y with
       | Z0 -> x0
       | Zpos y' -> Zpos (Coq_Pos.add x' y')
       | Zneg y' -> pos_sub x' y')
    | Zneg x' ->
      (match y with
       | Z0 -> x0
       | Zpos y' -> pos_sub y' x'
       | Zneg y' -> Zneg (Coq_Pos.add x' y'))

  (** val opp : z -> z **)

  let opp = function
  | Z0 -> Z0
  | Zpos x1 -> Zneg x1
  | Zneg x1 -> Zpos x1

  (** val sub : z -> z -> z **)

  let sub m n0 =
    add m (opp n0)

  (** val mul : z -> z -> z **)

  let mul x0 y =
    match x0 with
    | Z0 -> Z0
    | Zpos x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zpos (Coq_Pos.mul x' y')
       | Zneg y' -> Zneg (Coq_Pos.mul x' y'))
    | Zneg x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zneg (Coq_Pos.mul x' y')
       | Zneg y' -> Zpos (Coq_Pos.mul x' y'))

  (** val pow_pos : z -> positive -> z **)

  let pow_pos z0 =
    Coq_Pos.iter (mul z0) (Zpos XH)

  (** val pow : z -> z -> z **)

  let pow x0 = function
  | Z0 -> Zpos XH
  | Zpos p -> pow_pos x0 p
  | Zneg _ -> Z0

  (** val compare : z -> z -> comparison **)

  let compare x0 y =
    match x0 with
    | Z0 -> (match y with
             | Z0 -> Eq
             | Zpos _ -> Lt
             | Zneg _ -> Gt)
    | Zpos x' -> (match y with
                  | Zpos y' -> Coq_Pos.compare x' y'
                  | _ -> Gt)
    | Zneg x' ->
      (match y with
       | Zneg y' -> compOpp (Coq_Pos.compare x' y')
       | _ -> Lt)

  (** val sgn : z -> z **)

  let sgn = function
  | Z0 -> Z0
  | Zpos _ -> Zpos XH
  | Zneg _ -> Zneg XH

  (** val leb : z -> z -> bool **)

  let leb x0 y =
    match compare x0 y with
    | Gt -> false
    | _ -> true

  (** val ltb : z -> z -> bool **)

  let ltb x0 y =
    match compare x0 y with
    | Lt -> true
    | _ -> false

  (** val eqb : z -> z -> bool **)

  let eqb x0 y =
    match x0 with
    | Z0 -> (match y with
             | Z0 -> true
             | _ -> false)
    | Zpos p -> (match y with
                 | Zpos q0 -> Coq_Pos.eqb p q0
                 | _ -> false)
    | Zneg p -> (match y with
                 | Zneg q0 -> Coq_Pos.eqb p q0
                 | _ -> false)

  (** val max : z -> z -> z **)

  let max n0 m =
    match compare n0 m with
    | Lt -> m
    | _ -> n0

  (** val min : z -> z -> z **)

  let min n0 m =
    match compare n0 m with
    | Gt -> m
    | _ -> n0

  (** val abs : z -> z **)

  let abs = function
  | Zneg p -> Zpos p
  | x0 -> x0

  (** val to_nat : z -> nat **)

  let to_nat = function
  | Zpos p -> Coq_Pos.to_nat p
  | _ -> O

  (** val of_nat : nat -> z **)

  let of_nat = function
  | O -> Z0
  | S n1 -> Zpos (Coq_Pos.of_succ_nat n1)

  (** val of_N : n -> z **)

  let of_N = function
  | N0 -> Z0
  | Npos p -> Zpos p

  (** val to_pos : z -> positive **)

  let to_pos = function
  | Zpos p -> p
  | _ -> XH

  (** val pos_div_eucl : positive -> z -> z * z **)

  let rec pos_div_eucl a b =
    match a with
    | XI a' ->
      let (q0, r) = pos_div_eucl a' b in
      let r' = add (mul (Zpos (XO XH)) r) (Zpos XH) in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q0), r')
      else ((add (mul (Zpos (XO XH)) q0) (Zpos XH)), (sub r' b))
    | XO a' ->
      let (q0, r) = pos_div_eucl a' b in
      let r' = mul (Zpos (XO XH)) r in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q0), r')
      else ((add (mul (Zpos (XO XH)) q0) (Zpos XH)), (sub r' b))
    | XH -> if leb (Zpos (XO XH)) b then (Z0, (Zpos XH)) else ((Zpos XH), Z0)

  (** val div_eucl : z -> z -> z * z **)

  let div_eucl a b =
    match a with
    | Z0 -> (Z0, Z0)
    | Zpos a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ -> pos_div_eucl a' b
       | Zneg b' ->
         let (q0, r) = pos_div_eucl a' (Zpos b') in
         (match r with
          | Z0 -> ((opp q0), Z0)
          | _ -> ((opp (add q0 (Zpos XH))), (add b r))))
    | Zneg a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ ->
         let (q0, r) = pos_div_eucl a' b in
         (match r with
          | Z0 -> ((opp q0), Z0)
          | _ -> ((opp (add q0 (Zpos XH))), (sub b r)))
       | Zneg b' -> let (q0, r) = pos_div_eucl a' (Zpos b') in (q0, (opp r)))

  (** val div : z -> z -> z **)

  let div a b =
    let (q0, _) = div_eucl a b in q0

  (** val modulo : z -> z -> z **)

  let modulo a b =
    let (_, r) = div_eucl a b in r

  (** val even : z -> bool **)

  let even = function
  | Z0 -> true
  | Zpos p -> (match p with
               | XO _ -> true
               | _ -> false)
  | Zneg p -> (match p with
               | XO _ -> true
               | _ -> false)

  (** val odd : z -> bool **)

  let odd = function
  | Z0 -> false
  | Zpos p -> (match p with
               | XO _ -> false
               | _ -> true)
  | Zneg p -> (match p with
               | XO _ -> false
               | _ -> true)

  (** val log2 : z -> z **)

  let log2 = function
  | Zpos p0 ->
    (match p0 with
     | XI p -> Zpos (Coq_Pos.size p)
     | XO p -> Zpos (Coq_Pos.size p)
     | XH -> Z0)
  | _ -> Z0

  (** val sqrt : z -> z **)

  let sqrt = function
  | Zpos p -> Zpos (Coq_Pos.sqrt p)
  | _ -> Z0

  (** val gcd : z -> z -> z **)

  let gcd a b =
    match a with
    | Z0 -> abs b
    | Zpos a0 ->
      (match b with
       | Z0 -> abs a
       | Zpos b0 -> Zpos (Coq_Pos.gcd a0 b0)
       | Zneg b0 -> Zpos (Coq_Pos.gcd a0 b0))
    | Zneg a0 ->
      (match b with
       | Z0 -> abs a
       | Zpos b0 -> Zpos (Coq_Pos.gcd a0 b0)
       | Zneg b0 -> Zpos (Coq_Pos.gcd a0 b0))

  (** val ggcd : z -> z -> z * (z * z) **)

  let ggcd a b =
    match a with
    | Z0 -> ((abs b), (Z0, (sgn b)))
    | Zpos a0 ->
      (match b with
       | Z0 -> ((abs a), ((sgn a), Z0))
       | Zpos b0 ->
         let (g, p) = Coq_Pos.ggcd a0 b0 in
         let (aa, bb) = p in ((Zpos g), ((Zpos aa), (Zpos bb)))
       | Zneg b0 ->
         let (g, p) = Coq_Pos.ggcd a0 b0 in
         let (aa, bb) = p in ((Zpos g), ((Zpos aa), (Zneg bb))))
    | Zneg a0 ->
      (match b with
       | Z0 -> ((abs a), ((sgn a), Z0))
       | Zpos b0 ->
         let (g, p) = Coq_Pos.ggcd a0 b0 in
         let (aa, bb) = p in ((Zpos g), ((Zneg aa), (Zpos bb)))
       | Zneg b0 ->
         let (g, p) = Coq_Pos.ggcd a0 b0 in
         let (aa, bb) = p in ((Zpos g), ((Zneg aa), (Zneg bb))))

  (** val testbit : z -> z -> bool **)

  let testbit a = function
  | Z0 -> odd a
  | Zpos p ->
    (match a with
     | Z0 -> false
     | Zpos a0 -> Coq_Pos.testbit a0 (Npos p)
     | Zneg a0 -> negb (N.testbit (Coq_Pos.pred_N a0) (Npos p)))
  | Zneg _ -> false

  (** val coq_lxor : z -> z -> z **)

  let coq_lxor a b =
    match a with
    | Z0 -> b
    | Zpos a0 ->
      (match b with
       | Z0 -> a
       | Zpos b0 -> of_N (Coq_Pos.coq_lxor a0 b0)
       | Zneg b0 ->
         Zneg (N.succ_pos (N.coq_lxor (Npos a0) (Coq_Pos.pred_N b0))))
    | Zneg a0 ->
      (match b with
       | Z0 -> a
       | Zpos b0 ->
         Zneg (N.succ_pos (N.coq_lxor (Coq_Pos.pred_N a0) (Npos b0)))
       | Zneg b0 -> of_N (N.coq_lxor (Coq_Pos.pred_N a0) (Coq_Pos.pred_N b0)))

  (** val eq_dec : z -> z -> bool **)

  let eq_dec x0 y =
    match x0 with
    | Z0 -> (match y with
             | Z0 -> true
             | _ -> false)
    | Zpos p -> (match y with
                 | Zpos p0 -> Coq_Pos.eq_dec p p0
                 | _ -> false)
    | Zneg p -> (match y with
                 | Zneg p0 -> Coq_Pos.eq_dec p p0
                 | _ -> false)

  (** val b2z : bool -> z **)

  let b2z = function
  | true -> Zpos XH
  | false -> Z0
 end

(** val hd : 'a1 -> 'a1 list -> 'a1 **)

let hd default0 = function
| [] -> default0
| x0 :: _ -> x0

(** val tl : 'a1 list -> 'a1 list **)

let tl = function
| [] -> []
| _ :: m -> m

(** val nth : nat -> 'a1 list -> 'a1 -> 'a1 **)

let rec nth n0 l default0 =
  match n0 with
  | O -> (match l with
          | [] -> default0
          | x0 :: _ -> x0)
  | S m -> (match l with
            | [] -> default0
            | _ :: t0 -> nth m t0 default0)

(** val nth_error : 'a1 list -> nat -> 'a1 option **)

let rec nth_error l = function
| O -> (match l with
        | [] -> None
        | x0 :: _ -> Some x0)
| S n1 -> (match l with
           | [] -> None
           | _ :: l0 -> nth_error l0 n1)

(** val last : 'a1 list -> 'a1 -> 'a1 **)

let rec last l d =
  match l with
  | [] -> d
  | a :: l0 -> (match l0 with
                | [] -> a
                | _ :: _ -> last l0 d)

(** val removelast : 'a1 list -> 'a1 list **)

let rec removelast = function
| [] -> []
| a :: l0 -> (match l0 with
              | [] -> []
              | _ :: _ -> a :: (removelast l0))

(** val rev : 'a1 list -> 'a1 list **)

let rec rev = function
| [] -> []
| x0 :: l' -> app (rev l') (x0 :: [])

(** val rev_append : 'a1 list -> 'a1 list -> 'a1 list **)

let rec rev_append l l' =
  match l with
  | [] -> l'
  | a :: l0 -> rev_append l0 (a :: l')

(** val rev' : 'a1 list -> 'a1 list **)

let rev' l =
  rev_append l []

(** val concat : 'a1 list list -> 'a1 list **)

let rec concat = function
| [] -> []
| x0 :: l0 -> app x0 (concat l0)

(** val list_eq_dec : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool **)

let rec list_eq_dec eq_dec0 l l' =
  match l with
  | [] -> (match l' with
           | [] -> true
           | _ :: _ -> false)
  | y :: l0 ->
    (match l' with
     | [] -> false
     | a :: l1 -> if eq_dec0 y a then list_eq_dec eq_dec0 l0 l1 else false)

(** val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map f = function
| [] -> []
| a :: t0 -> (f a) :: (map f t0)

(** val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list **)

let rec flat_map f = function
| [] -> []
| x0 :: t0 -> app (f x0) (flat_map f t0)

(** val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1 **)

let rec fold_left f l a0 =
  match l with
  | [] -> a0
  | b :: t0 -> fold_left f t0 (f a0 b)

(** val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1 **)

let rec fold_right f a0 = function
| [] -> a0
| b :: t0 -> f b (fold_right f a0 t0)

(** val existsb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec existsb f = function
| [] -> false
| a :: l0 -> (||) (f a) (existsb f l0)

(** val forallb : ('a1 -> bool) -> 'a1 list -> bool **)

let rec forallb f = function
| [] -> true
| a :: l0 -> (&&) (f a) (forallb f l0)

(** val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list **)

let rec filter f = function
| [] -> []
| x0 :: l0 -> if f x0 then x0 :: (filter f l0) else filter f l0

(** val find : ('a1 -> bool) -> 'a1 list -> 'a1 option **)

let rec find f = function
| [] -> None
| x0 :: tl0 -> if f x0 then Some x0 else find f tl0

(** val combine : 'a1 list -> 'a2 list -> ('a1 * 'a2) list **)

let rec combine l l' =
  match l with
  | [] -> []
  | x0 :: tl0 ->
    (match l' with
     | [] -> []
     | y :: tl' -> (x0, y) :: (combine tl0 tl'))

(** val list_prod : 'a1 list -> 'a2 list -> ('a1 * 'a2) list **)

let rec list_prod l l' =
  match l with
  | [] -> []
  | x0 :: t0 -> app (map (fun y -> (x0, y)) l') (list_prod t0 l')

(** val firstn : nat -> 'a1 list -> 'a1 list **)

let rec firstn n0 l =
  match n0 with
  | O -> []
  | S n1 -> (match l with
             | [] -> []
             | a :: l0 -> a :: (firstn n1 l0))

(** val skipn : nat -> 'a1 list -> 'a1 list **)

let rec skipn n0 l =
  match n0 with
  | O -> l
  | S n1 -> (match l with
             | [] -> []
             | _ :: l0 -> skipn n1 l0)

(** val seq : nat -> nat -> nat list **)

let rec seq start0 = function
| O -> []
| S len0 -> start0 :: (seq (S start0) len0)

(** val repeat : 'a1 -> nat -> 'a1 list **)

let rec repeat x0 = function
| O -> []
| S k -> x0 :: (repeat x0 k)

(** val zeq_bool : z -> z -> bool **)

let zeq_bool x0 y =
  match Z.compare x0 y with
  | Eq -> true
  | _ -> false

type q = { qnum : z; qden : positive }

(** val inject_Z : z -> q **)

let inject_Z x0 =
  { qnum = x0; qden = XH }

(** val qeq_bool : q -> q -> bool **)

let qeq_bool x0 y =
  zeq_bool (Z.mul x0.qnum (Zpos y.qden)) (Z.mul y.qnum (Zpos x0.qden))

(** val qle_bool : q -> q -> bool **)

let qle_bool x0 y =
  Z.leb (Z.mul x0.qnum (Zpos y.qden)) (Z.mul y.qnum (Zpos x0.qden))

(** val qplus : q -> q -> q **)

let qplus x0 y =
  { qnum =
    (Z.add (Z.mul x0.qnum (Zpos y.qden)) (Z.mul y.qnum (Zpos x0.qden)));
    qden = (Coq_Pos.mul x0.qden y.qden) }

(** val qmult : q -> q -> q **)

let qmult x0 y =
  { qnum = (Z.mul x0.qnum y.qnum); qden = (Coq_Pos.mul x0.qden y.qden) }

(** val qopp : q -> q **)

let qopp x0 =
  { qnum = (Z.opp x0.qnum); qden = x0.qden }

(** val qminus : q -> q -> q **)

let qminus x0 y =
  qplus x0 (qopp y)

(** val qinv : q -> q **)

let qinv x0 =
  match x0.qnum with
  | Z0 -> { qnum = Z0; qden = XH }
  | Zpos p -> { qnum = (Zpos x0.qden); qden = p }
  | Zneg p -> { qnum = (Zneg x0.qden); qden = p }

(** val qdiv : q -> q -> q **)

let qdiv x0 y =
  qmult x0 (qinv y)

(** val qred : q -> q **)

let qred q0 =
  let { qnum = q1; qden = q2 } = q0 in
  let (r1, r2) = snd (Z.ggcd q1 (Zpos q2)) in
  { qnum = r1; qden = (Z.to_pos r2) }

(** val lsl0 : Uint63.t -> Uint63.t -> Uint63.t **)

let lsl0 = Uint63.l_sl

(** val lsr0 : Uint63.t -> Uint63.t -> Uint63.t **)

let lsr0 = Uint63.l_sr

(** val land0 : Uint63.t -> Uint63.t -> Uint63.t **)

let land0 = Uint63.l_and

(** val lor0 : Uint63.t -> Uint63.t -> Uint63.t **)

let lor0 = Uint63.l_or

(** val lxor0 : Uint63.t -> Uint63.t -> Uint63.t **)

let lxor0 = Uint63.l_xor

(** val add0 : Uint63.t -> Uint63.t -> Uint63.t **)

let add0 = Uint63.add

(** val sub0 : Uint63.t -> Uint63.t -> Uint63.t **)

let sub0 = Uint63.sub

(** val mul0 : Uint63.t -> Uint63.t -> Uint63.t **)

let mul0 = Uint63.mul

(** val div0 : Uint63.t -> Uint63.t -> Uint63.t **)

let div0 = Uint63.div

(** val mod0 : Uint63.t -> Uint63.t -> Uint63.t **)

let mod0 = Uint63.rem

(** val eqb0 : Uint63.t -> Uint63.t -> bool **)

let eqb0 = Uint63.equal

(** val ltb0 : Uint63.t -> Uint63.t -> bool **)

let ltb0 = Uint63.lt

(** val leb0 : Uint63.t -> Uint63.t -> bool **)

let leb0 = Uint63.le

(** val size0 : nat **)

let size0 =
  S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val is_zero : Uint63.t -> bool **)

let is_zero i =
  eqb0 i (Uint63.of_int (0))

(** val is_even : Uint63.t -> bool **)

let is_even i =
  is_zero (land0 i (Uint63.of_int (1)))

(** val opp0 : Uint63.t -> Uint63.t **)

let opp0 i =
  sub0 (Uint63.of_int (0)) i

(** val to_Z_rec : nat -> Uint63.t -> z **)

let rec to_Z_rec n0 i =
  match n0 with
  | O -> Z0
  | S n1 ->
    if is_even i
    then Z.double (to_Z_rec n1 (lsr0 i (Uint63.of_int (1))))
    else Z.succ_double (to_Z_rec n1 (lsr0 i (Uint63.of_int (1))))

(** val to_Z : Uint63.t -> z **)

let to_Z =
  to_Z_rec size0

(** val of_pos_rec : nat -> positive -> Uint63.t **)

let rec of_pos_rec n0 p =
  match n0 with
  | O -> (Uint63.of_int (0))
  | S n1 ->
    (match p with
     | XI p0 ->
       lor0 (lsl0 (of_pos_rec n1 p0) (Uint63.of_int (1))) (Uint63.of_int (1))
     | XO p0 -> lsl0 (of_pos_rec n1 p0) (Uint63.of_int (1))
     | XH -> (Uint63.of_int (1)))

(** val of_pos : positive -> Uint63.t **)

let of_pos =
  of_pos_rec size0

(** val of_Z : z -> Uint63.t **)

let of_Z = function
| Z0 -> (Uint63.of_int (0))
| Zpos p -> of_pos p
| Zneg p -> opp0 (of_pos p)

(** val wB : z **)

let wB =
  Z.pow (Zpos (XO XH)) (Z.of_nat size0)

(** val gcd_rec : nat -> Uint63.t -> Uint63.t -> Uint63.t **)

let rec gcd_rec guard i j =
  match guard with
  | O -> (Uint63.of_int (1))
  | S p -> if eqb0 j (Uint63.of_int (0)) then i else gcd_rec p j (mod0 i j)

(** val gcd0 : Uint63.t -> Uint63.t -> Uint63.t **)

let gcd0 =
  gcd_rec (mul (S (S O)) size0)

(** val eqs : Uint63.t -> Uint63.t -> bool **)

let eqs i j =
  if eqb0 i j then true else false

(** val make : Uint63.t -> 'a1 -> 'a1 Parray.t **)

let make = Parray.make

(** val get : 'a1 Parray.t -> Uint63.t -> 'a1 **)

let get = Parray.get

(** val default : 'a1 Parray.t -> 'a1 **)

let default = Parray.default

(** val set : 'a1 Parray.t -> Uint63.t -> 'a1 -> 'a1 Parray.t **)

let set = Parray.set

(** val length0 : 'a1 Parray.t -> Uint63.t **)

let length0 = Parray.length

(** val copy : 'a1 Parray.t -> 'a1 Parray.t **)

let copy = Parray.copy

type graph = __ list
  (* singleton inductive, whose constructor was Graph *)

type vertex = __

(** val vertices : graph -> vertex list **)

let vertices g =
  g

(** val sum_over : ('a1 -> z) -> 'a1 list -> z **)

let rec sum_over f = function
| [] -> Z0
| a :: l0 -> Z.add (f a) (sum_over f l0)

(** val zrange : z -> z list **)

let zrange n0 =
  map Z.of_nat (seq O (Z.to_nat n0))

module Sort =
 functor (X:TotalLeBool') ->
 struct
  (** val merge : X.t list -> X.t list -> X.t list **)

  let rec merge l1 l2 =
    let rec merge_aux l3 =
      match l1 with
      | [] -> l3
      | a1 :: l1' ->
        (match l3 with
         | [] -> l1
         | a2 :: l2' ->
           if X.leb a1 a2 then a1 :: (merge l1' l3) else a2 :: (merge_aux l2'))
    in merge_aux l2

  (** val merge_list_to_stack :
      X.t list option list -> X.t list -> X.t list option list **)

  let rec merge_list_to_stack stack l =
    match stack with
    | [] -> (Some l) :: []
    | y :: stack' ->
      (match y with
       | Some l' -> None :: (merge_list_to_stack stack' (merge l' l))
       | None -> (Some l) :: stack')

  (** val merge_stack : X.t list option list -> X.t list **)

  let rec merge_stack = function
  | [] -> []
  | y :: stack' ->
    (match y with
     | Some l -> merge l (merge_stack stack')
     | None -> merge_stack stack')

  (** val iter_merge : X.t list option list -> X.t list -> X.t list **)

  let rec iter_merge stack = function
  | [] -> merge_stack stack
  | a :: l' -> iter_merge (merge_list_to_stack stack (a :: [])) l'

  (** val sort : X.t list -> X.t list **)

  let sort =
    iter_merge []

  (** val flatten_stack : X.t list option list -> X.t list **)

  let rec flatten_stack = function
  | [] -> []
  | o :: stack' ->
    (match o with
     | Some l -> app l (flatten_stack stack')
     | None -> flatten_stack stack')
 end

module ZOrder =
 struct
  type t = z

  (** val leb : z -> z -> bool **)

  let leb =
    Z.leb
 end

module ZSort = Sort(ZOrder)

(** val among : Uint63.t -> Uint63.t list -> bool **)

let among v l =
  existsb (eqb0 v) l

type plain = { total : Uint63.t; row : (Uint63.t -> Uint63.t list) }

(** val up : nat -> Uint63.t -> Uint63.t list **)

let rec up k i =
  match k with
  | O -> []
  | S k0 -> i :: (up k0 (add0 i (Uint63.of_int (1))))

(** val ints : Uint63.t -> Uint63.t list **)

let ints n0 =
  up (Z.to_nat (to_Z n0)) (Uint63.of_int (0))

type iso = { there : (vertex -> vertex); back : (vertex -> vertex) }

type presents = iso
  (* singleton inductive, whose constructor was Presents *)

(** val presents_by :
    graph -> plain -> (vertex -> Uint63.t) -> (Uint63.t -> vertex) -> presents **)

let presents_by _ _ there2 back1 =
  { there = (Obj.magic there2); back = (Obj.magic back1) }

type presentation = { plain_of : plain; good : bool;
                      presented : (__ -> presents) }

(** val put : Uint63.t -> Uint63.t list -> Uint63.t list **)

let rec put v l = match l with
| [] -> v :: []
| a :: r ->
  if ltb0 v a then v :: l else if eqb0 v a then l else a :: (put v r)

type rows = Uint63.t list Parray.t

(** val join : Uint63.t -> rows -> Uint63.t -> Uint63.t -> rows **)

let join n0 t0 u v =
  if (&&) ((&&) (ltb0 u n0) (ltb0 v n0)) (negb (eqb0 u v))
  then let t1 = set t0 u (put v (get t0 u)) in set t1 v (put u (get t1 v))
  else t0

(** val table_of : Uint63.t -> (Uint63.t * Uint63.t) list -> rows **)

let table_of n0 links =
  fold_left (fun t0 e -> let (u, v) = e in join n0 t0 u v) links (make n0 [])

(** val fits : z -> bool **)

let fits n0 =
  (&&) (Z.ltb Z0 n0)
    (Z.leb n0 (Zpos (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI
      (XI (XI (XI (XI (XI (XI (XI XH)))))))))))))))))))))))

(** val edges : z -> (z * z) list -> graph **)

let edges n0 _ =
  Obj.magic zrange n0

(** val edges_plain : z -> (z * z) list -> presentation **)

let edges_plain n0 l =
  let m = of_Z n0 in
  let inside = fun e ->
    (&&)
      ((&&) ((&&) (Z.leb Z0 (fst e)) (Z.ltb (fst e) n0)) (Z.leb Z0 (snd e)))
      (Z.ltb (snd e) n0)
  in
  let t0 =
    table_of m
      (map (fun e -> ((of_Z (fst e)), (of_Z (snd e)))) (filter inside l))
  in
  { plain_of = { total = m; row = (fun v -> get t0 v) }; good = (fits n0);
  presented = (fun _ ->
  presents_by (edges n0 l) { total = m; row = (fun v -> get t0 v) }
    (Obj.magic of_Z) (Obj.magic to_Z)) }

type term =
| Num of z
| Var of nat
| Plus of term * term
| Minus of term * term
| Times of term * term
| Floor of term * term
| Rest of term * term
| Min of term * term
| Max of term * term
| Abs of term
| Pow of term * term
| Xor of term * term
| Bit of term * term
| Cond of cond * term * term
and cond =
| Yes
| Equal of term * term
| Less of term * term
| AtMost of term * term
| Not of cond
| And of cond * cond
| Or of cond * cond

(** val both :
    (z -> z -> z) -> (z -> z -> bool) -> z option -> z option -> z option **)

let both f fine a b =
  match a with
  | Some x0 ->
    (match b with
     | Some y -> if fine x0 y then Some (f x0 y) else None
     | None -> None)
  | None -> None

(** val compare0 : (z -> z -> bool) -> z option -> z option -> bool option **)

let compare0 f a b =
  match a with
  | Some x0 -> (match b with
                | Some y -> Some (f x0 y)
                | None -> None)
  | None -> None

(** val always : z -> z -> bool **)

let always _ _ =
  true

(** val positive_below : z -> z -> bool **)

let positive_below _ y =
  Z.ltb Z0 y

(** val not_zero_below : z -> z -> bool **)

let not_zero_below _ y =
  negb (Z.eqb y Z0)

(** val not_negative : z -> z -> bool **)

let not_negative x0 y =
  (&&) (Z.leb Z0 x0) (Z.leb Z0 y)

(** val value : z list -> term -> z option **)

let rec value e = function
| Num z0 -> Some z0
| Var k -> nth_error e k
| Plus (a, b) -> both Z.add always (value e a) (value e b)
| Minus (a, b) -> both Z.sub always (value e a) (value e b)
| Times (a, b) -> both Z.mul always (value e a) (value e b)
| Floor (a, b) -> both Z.div not_zero_below (value e a) (value e b)
| Rest (a, b) -> both Z.modulo positive_below (value e a) (value e b)
| Min (a, b) -> both Z.min always (value e a) (value e b)
| Max (a, b) -> both Z.max always (value e a) (value e b)
| Abs a -> option_map Z.abs (value e a)
| Pow (a, b) -> both Z.pow (fun _ y -> Z.leb Z0 y) (value e a) (value e b)
| Xor (a, b) -> both Z.coq_lxor not_negative (value e a) (value e b)
| Bit (a, b) ->
  both (fun x0 y -> if Z.testbit x0 y then Zpos XH else Z0) not_negative
    (value e a) (value e b)
| Cond (c, a, b) ->
  (match holds e c with
   | Some b0 -> if b0 then value e a else value e b
   | None -> None)

(** val holds : z list -> cond -> bool option **)

and holds e = function
| Yes -> Some true
| Equal (a, b) -> compare0 Z.eqb (value e a) (value e b)
| Less (a, b) -> compare0 Z.ltb (value e a) (value e b)
| AtMost (a, b) -> compare0 Z.leb (value e a) (value e b)
| Not c0 -> option_map negb (holds e c0)
| And (c0, d) ->
  (match holds e c0 with
   | Some b -> if b then holds e d else Some false
   | None -> None)
| Or (c0, d) ->
  (match holds e c0 with
   | Some b -> if b then Some true else holds e d
   | None -> None)

type range = { low : term; high : term; only : cond }

type next = { to0 : term list; over : range list; when0 : cond }

type text = { parameters : nat; coordinates : range list;
              neighbours : next list }

(** val each : ('a1 -> 'a2 list option) -> 'a1 list -> 'a2 list option **)

let rec each f = function
| [] -> Some []
| a :: l0 ->
  (match f a with
   | Some x0 ->
     (match each f l0 with
      | Some y -> Some (app x0 y)
      | None -> None)
   | None -> None)

(** val where_holds : bool option -> 'a1 list option -> 'a1 list option **)

let where_holds c l =
  match c with
  | Some b -> if b then l else Some []
  | None -> None

(** val upwards : z -> nat -> z list **)

let rec upwards a = function
| O -> []
| S many0 -> a :: (upwards (Z.add a (Zpos XH)) many0)

(** val span : z -> z -> z list **)

let span a b =
  upwards a (Z.to_nat (Z.add (Z.sub b a) (Zpos XH)))

(** val tuples : z list -> range list -> z list list option **)

let rec tuples e = function
| [] -> Some ([] :: [])
| r :: rs0 ->
  (match value e r.low with
   | Some a ->
     (match value e r.high with
      | Some b ->
        each (fun x0 ->
          where_holds (holds (app e (x0 :: [])) r.only)
            (option_map (map (fun x1 -> x0 :: x1))
              (tuples (app e (x0 :: [])) rs0))) (span a b)
      | None -> None)
   | None -> None)

(** val tuple : z list -> term list -> z list option **)

let rec tuple e = function
| [] -> Some []
| t0 :: ts0 ->
  (match value e t0 with
   | Some x0 ->
     (match tuple e ts0 with
      | Some l -> Some (x0 :: l)
      | None -> None)
   | None -> None)

(** val listed : z list -> next -> z list list option **)

let listed e n0 =
  match tuples e n0.over with
  | Some l ->
    each (fun v ->
      where_holds (holds (app e v) n0.when0)
        (option_map (fun w -> w :: []) (tuple (app e v) n0.to0))) l
  | None -> None

(** val text_vertices : text -> z list -> z list list option **)

let text_vertices t0 ps =
  tuples ps t0.coordinates

(** val text_neighbours : text -> z list -> z list -> z list list option **)

let text_neighbours t0 ps v =
  each (listed (app ps v)) t0.neighbours

(** val known : 'a1 list option -> 'a1 list **)

let known = function
| Some l0 -> l0
| None -> []

(** val text_graph : text -> z list -> graph **)

let text_graph t0 ps =
  known (Obj.magic text_vertices t0 ps)

(** val ring_text : text **)

let ring_text =
  let n0 = Var O in
  let v = Var (S O) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XI XH))), n0)) } :: []);
  neighbours = ({ to0 = ((Rest ((Plus (v, (Num (Zpos XH)))), n0)) :: []);
  over = []; when0 = Yes } :: []) }

(** val complete_text : text **)

let complete_text =
  let n0 = Var O in
  let v = Var (S O) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = Yes } :: []); neighbours =
  ((let u = Var (S (S O)) in
    { to0 = (u :: []); over = ({ low = (Num Z0); high = (Minus (v, (Num (Zpos
    XH)))); only = Yes } :: []); when0 = Yes }) :: []) }

(** val hypercube_text : text **)

let hypercube_text =
  let d = Var O in
  let v = Var (S O) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus ((Pow
  ((Num (Zpos (XO XH))), d)), (Num (Zpos XH)))); only = (AtMost ((Num (Zpos
  XH)), d)) } :: []); neighbours =
  ((let b = Var (S (S O)) in
    { to0 = ((Xor (v, (Pow ((Num (Zpos (XO XH))), b)))) :: []); over =
    ({ low = (Num Z0); high = (Minus (d, (Num (Zpos XH)))); only =
    Yes } :: []); when0 = Yes }) :: []) }

(** val gP_text : text **)

let gP_text =
  let n0 = Var O in
  let k = Var (S O) in
  let v = Var (S (S O)) in
  { parameters = (S (S O)); coordinates = ({ low = (Num Z0); high = (Minus
  ((Times ((Num (Zpos (XO XH))), n0)), (Num (Zpos XH)))); only = (And ((And
  ((AtMost ((Num (Zpos (XI XH))), n0)), (AtMost ((Num (Zpos XH)), k)))),
  (Less ((Times ((Num (Zpos (XO XH))), k)), n0)))) } :: []); neighbours =
  ({ to0 = ((Rest ((Plus (v, (Num (Zpos XH)))), n0)) :: []); over = [];
  when0 = (Less (v, n0)) } :: ({ to0 = ((Plus (v, n0)) :: []); over = [];
  when0 = (Less (v, n0)) } :: ({ to0 = ((Plus (n0, (Rest ((Plus (v, k)),
  n0)))) :: []); over = []; when0 = (AtMost (n0, v)) } :: []))) }

(** val petersen_text : text **)

let petersen_text =
  let v = Var O in
  { parameters = O; coordinates = ({ low = (Num Z0); high = (Num (Zpos (XI
  (XO (XO XH))))); only = Yes } :: []); neighbours = ({ to0 = ((Rest ((Plus
  (v, (Num (Zpos XH)))), (Num (Zpos (XI (XO XH)))))) :: []); over = [];
  when0 = (Less (v, (Num (Zpos (XI (XO XH)))))) } :: ({ to0 = ((Plus (v, (Num
  (Zpos (XI (XO XH)))))) :: []); over = []; when0 = (Less (v, (Num (Zpos (XI
  (XO XH)))))) } :: ({ to0 = ((Plus ((Num (Zpos (XI (XO XH)))), (Rest ((Plus
  (v, (Num (Zpos (XO XH))))), (Num (Zpos (XI (XO XH)))))))) :: []); over =
  []; when0 = (AtMost ((Num (Zpos (XI (XO XH)))), v)) } :: []))) }

(** val jTorus_text : text **)

let jTorus_text =
  let k = Var O in
  let m = Var (S O) in
  let row_ = Var (S (S O)) in
  let col_ = Var (S (S (S O))) in
  { parameters = (S (S O)); coordinates = ({ low = (Num Z0); high = (Minus
  ((Times ((Num (Zpos (XO XH))), k)), (Num (Zpos XH)))); only = (And ((AtMost
  ((Num (Zpos XH)), k)), (AtMost ((Num (Zpos XH)), m)))) } :: ({ low = (Num
  Z0); high = (Minus ((Times ((Num (Zpos (XO XH))), m)), (Num (Zpos XH))));
  only = Yes } :: [])); neighbours = ({ to0 = ((Rest ((Plus (row_, (Num (Zpos
  XH)))), (Times ((Num (Zpos (XO XH))), k)))) :: (col_ :: [])); over = [];
  when0 = Yes } :: ({ to0 = (row_ :: ((Rest ((Plus (col_, (Num (Zpos XH)))),
  (Times ((Num (Zpos (XO XH))), m)))) :: [])); over = []; when0 =
  Yes } :: [])) }

(** val octagon_text : text **)

let octagon_text =
  let o = Var O in
  { parameters = O; coordinates = ({ low = (Num Z0); high = (Num (Zpos (XI
  (XI XH)))); only = Yes } :: []); neighbours = ({ to0 = ((Rest ((Plus (o,
  (Num (Zpos XH)))), (Num (Zpos (XO (XO (XO XH))))))) :: []); over = [];
  when0 = Yes } :: ({ to0 = ((Rest ((Plus (o, (Num (Zpos (XO (XO XH)))))),
  (Num (Zpos (XO (XO (XO XH))))))) :: []); over = []; when0 = Yes } :: [])) }

(** val oCT_text : text **)

let oCT_text =
  let k = Var O in
  let m = Var (S O) in
  let row_ = Var (S (S O)) in
  let col_ = Var (S (S (S O))) in
  let o = Var (S (S (S (S O)))) in
  { parameters = (S (S O)); coordinates = ({ low = (Num Z0); high = (Minus
  ((Times ((Num (Zpos (XO XH))), k)), (Num (Zpos XH)))); only = (And ((AtMost
  ((Num (Zpos XH)), k)), (AtMost ((Num (Zpos XH)), m)))) } :: ({ low = (Num
  Z0); high = (Minus ((Times ((Num (Zpos (XO XH))), m)), (Num (Zpos XH))));
  only = Yes } :: ({ low = (Num Z0); high = (Num (Zpos (XI (XI XH)))); only =
  Yes } :: []))); neighbours = ({ to0 = ((Rest ((Plus (row_, (Num (Zpos
  XH)))), (Times ((Num (Zpos (XO XH))), k)))) :: (col_ :: (o :: []))); over =
  []; when0 = Yes } :: ({ to0 = (row_ :: ((Rest ((Plus (col_, (Num (Zpos
  XH)))), (Times ((Num (Zpos (XO XH))), m)))) :: (o :: []))); over = [];
  when0 = Yes } :: ({ to0 = (row_ :: (col_ :: ((Rest ((Plus (o, (Num (Zpos
  XH)))), (Num (Zpos (XO (XO (XO XH))))))) :: []))); over = []; when0 =
  Yes } :: ({ to0 = (row_ :: (col_ :: ((Rest ((Plus (o, (Num (Zpos (XO (XO
  XH)))))), (Num (Zpos (XO (XO (XO XH))))))) :: []))); over = []; when0 =
  Yes } :: [])))) }

(** val oMMH_text : text **)

let oMMH_text =
  let l = Var O in
  let m = Var (S O) in
  let n0 = Var (S (S O)) in
  let x0 = Var (S (S (S O))) in
  let y = Var (S (S (S (S O)))) in
  let h = Var (S (S (S (S (S O))))) in
  { parameters = (S (S (S O))); coordinates = ({ low = (Num Z0); high =
  (Minus (l, (Num (Zpos XH)))); only = (And ((And ((AtMost ((Num (Zpos (XO
  XH))), l)), (AtMost ((Num (Zpos (XO XH))), m)))), (AtMost ((Num (Zpos XH)),
  n0)))) } :: ({ low = (Num Z0); high = (Minus (m, (Num (Zpos XH)))); only =
  Yes } :: ({ low = (Num Z0); high = (Minus ((Pow ((Num (Zpos (XO XH))),
  n0)), (Num (Zpos XH)))); only = Yes } :: []))); neighbours = ({ to0 =
  ((Rest ((Plus (x0, (Num (Zpos XH)))), l)) :: (y :: (h :: []))); over = [];
  when0 = Yes } :: ({ to0 = (x0 :: ((Rest ((Plus (y, (Num (Zpos XH)))),
  m)) :: (h :: []))); over = []; when0 =
  Yes } :: ((let b = Var (S (S (S (S (S (S O)))))) in
             { to0 = (x0 :: (y :: ((Xor (h, (Pow ((Num (Zpos (XO XH))),
             b)))) :: []))); over = ({ low = (Num Z0); high = (Minus (n0,
             (Num (Zpos XH)))); only = Yes } :: []); when0 = Yes }) :: []))) }

(** val xMesh_text : text **)

let xMesh_text =
  let n0 = Var O in
  let row_ = Var (S O) in
  let col_ = Var (S (S O)) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XI XH))), n0)) } :: ({ low =
  (Num Z0); high = (Minus (n0, (Num (Zpos XH)))); only = Yes } :: []));
  neighbours = ({ to0 = ((Plus (row_, (Num (Zpos XH)))) :: (col_ :: []));
  over = []; when0 = (Less (row_, (Minus (n0, (Num (Zpos
  XH)))))) } :: ({ to0 = (row_ :: ((Plus (col_, (Num (Zpos XH)))) :: []));
  over = []; when0 = (Less (col_, (Minus (n0, (Num (Zpos
  XH)))))) } :: ({ to0 = ((Plus (row_, (Num (Zpos XH)))) :: ((Plus (col_,
  (Num (Zpos XH)))) :: [])); over = []; when0 = (And ((Equal (row_, col_)),
  (Less (row_, (Minus (n0, (Num (Zpos XH)))))))) } :: ({ to0 = ((Plus (row_,
  (Num (Zpos XH)))) :: ((Minus (col_, (Num (Zpos XH)))) :: [])); over = [];
  when0 = (And ((Equal ((Plus (row_, col_)), (Minus (n0, (Num (Zpos XH)))))),
  (Less (row_, (Minus (n0, (Num (Zpos XH)))))))) } :: [])))) }

(** val xMeshW_text : text **)

let xMeshW_text =
  let n0 = Var O in
  let row_ = Var (S O) in
  let col_ = Var (S (S O)) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XI XH))), n0)) } :: ({ low =
  (Num Z0); high = (Minus (n0, (Num (Zpos XH)))); only = Yes } :: []));
  neighbours = ({ to0 = ((Plus (row_, (Num (Zpos XH)))) :: (col_ :: []));
  over = []; when0 = (Less (row_, (Minus (n0, (Num (Zpos
  XH)))))) } :: ({ to0 = (row_ :: ((Plus (col_, (Num (Zpos XH)))) :: []));
  over = []; when0 = (Less (col_, (Minus (n0, (Num (Zpos
  XH)))))) } :: ({ to0 = ((Plus (row_, (Num (Zpos XH)))) :: ((Plus (col_,
  (Num (Zpos XH)))) :: [])); over = []; when0 = (And ((Equal (row_, col_)),
  (Less (row_, (Minus (n0, (Num (Zpos XH)))))))) } :: ({ to0 = ((Plus (row_,
  (Num (Zpos XH)))) :: ((Minus (col_, (Num (Zpos XH)))) :: [])); over = [];
  when0 = (And ((Equal ((Plus (row_, col_)), (Minus (n0, (Num (Zpos XH)))))),
  (Less (row_, (Minus (n0, (Num (Zpos XH)))))))) } :: ({ to0 = ((Minus (n0,
  (Num (Zpos XH)))) :: ((Minus (n0, (Num (Zpos XH)))) :: [])); over = [];
  when0 = (And ((Equal (row_, (Num Z0))), (Equal (col_, (Num
  Z0))))) } :: ({ to0 = ((Minus (n0, (Num (Zpos XH)))) :: ((Num Z0) :: []));
  over = []; when0 = (And ((Equal (row_, (Num Z0))), (Equal (col_, (Minus
  (n0, (Num (Zpos XH)))))))) } :: [])))))) }

(** val xTorus_text : text **)

let xTorus_text =
  let n0 = Var O in
  let row_ = Var (S O) in
  let col_ = Var (S (S O)) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XI XH))), n0)) } :: ({ low =
  (Num Z0); high = (Minus (n0, (Num (Zpos XH)))); only = Yes } :: []));
  neighbours = ({ to0 = ((Rest ((Plus (row_, (Num (Zpos XH)))),
  n0)) :: (col_ :: [])); over = []; when0 = Yes } :: ({ to0 = (row_ :: ((Rest
  ((Plus (col_, (Num (Zpos XH)))), n0)) :: [])); over = []; when0 =
  Yes } :: ({ to0 = ((Plus (row_, (Num (Zpos XH)))) :: ((Plus (col_, (Num
  (Zpos XH)))) :: [])); over = []; when0 = (And ((Equal (row_, col_)), (Less
  (row_, (Minus (n0, (Num (Zpos XH)))))))) } :: ({ to0 = ((Plus (row_, (Num
  (Zpos XH)))) :: ((Minus (col_, (Num (Zpos XH)))) :: [])); over = [];
  when0 = (And ((Equal ((Plus (row_, col_)), (Minus (n0, (Num (Zpos XH)))))),
  (Less (row_, (Minus (n0, (Num (Zpos XH)))))))) } :: [])))) }

(** val cCTorus_text : text **)

let cCTorus_text =
  let n0 = Var O in
  let row_ = Var (S O) in
  let col_ = Var (S (S O)) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XI XH))), n0)) } :: ({ low =
  (Num Z0); high = (Minus (n0, (Num (Zpos XH)))); only = Yes } :: []));
  neighbours = ({ to0 = ((Rest ((Plus (row_, (Num (Zpos XH)))),
  n0)) :: (col_ :: [])); over = []; when0 = Yes } :: ({ to0 = (row_ :: ((Rest
  ((Plus (col_, (Num (Zpos XH)))), n0)) :: [])); over = []; when0 =
  Yes } :: ({ to0 = ((Min ((Max (row_, (Floor ((Minus (n0, (Num (Zpos XH)))),
  (Num (Zpos (XO XH))))))), (Floor (n0, (Num (Zpos (XO XH))))))) :: ((Min
  ((Max (col_, (Floor ((Minus (n0, (Num (Zpos XH)))), (Num (Zpos (XO
  XH))))))), (Floor (n0, (Num (Zpos (XO XH))))))) :: [])); over = []; when0 =
  (And ((And ((Or ((Or ((Or ((Equal (row_, (Num Z0))), (Equal (row_, (Floor
  ((Minus (n0, (Num (Zpos XH)))), (Num (Zpos (XO XH))))))))), (Equal (row_,
  (Floor (n0, (Num (Zpos (XO XH))))))))), (Equal (row_, (Minus (n0, (Num
  (Zpos XH)))))))), (Or ((Or ((Or ((Equal (col_, (Num Z0))), (Equal (col_,
  (Floor ((Minus (n0, (Num (Zpos XH)))), (Num (Zpos (XO XH))))))))), (Equal
  (col_, (Floor (n0, (Num (Zpos (XO XH))))))))), (Equal (col_, (Minus (n0,
  (Num (Zpos XH)))))))))), (Or ((Or ((Or ((Equal (row_, (Num Z0))), (Equal
  (row_, (Minus (n0, (Num (Zpos XH)))))))), (Equal (col_, (Num Z0))))),
  (Equal (col_, (Minus (n0, (Num (Zpos XH)))))))))) } :: []))) }

(** val cCTorusOpp_text : text **)

let cCTorusOpp_text =
  let n0 = Var O in
  let row_ = Var (S O) in
  let col_ = Var (S (S O)) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = (And ((AtMost ((Num (Zpos (XO (XO XH)))), n0)),
  (Equal ((Rest (n0, (Num (Zpos (XO XH))))), (Num Z0))))) } :: ({ low = (Num
  Z0); high = (Minus (n0, (Num (Zpos XH)))); only = Yes } :: []));
  neighbours = ({ to0 = ((Rest ((Plus (row_, (Num (Zpos XH)))),
  n0)) :: (col_ :: [])); over = []; when0 = Yes } :: ({ to0 = (row_ :: ((Rest
  ((Plus (col_, (Num (Zpos XH)))), n0)) :: [])); over = []; when0 =
  Yes } :: ({ to0 = ((Min ((Max ((Minus ((Minus (n0, (Num (Zpos XH)))),
  row_)), (Floor ((Minus (n0, (Num (Zpos XH)))), (Num (Zpos (XO XH))))))),
  (Floor (n0, (Num (Zpos (XO XH))))))) :: ((Min ((Max ((Minus ((Minus (n0,
  (Num (Zpos XH)))), col_)), (Floor ((Minus (n0, (Num (Zpos XH)))), (Num
  (Zpos (XO XH))))))), (Floor (n0, (Num (Zpos (XO XH))))))) :: [])); over =
  []; when0 = (And ((Or ((Equal (row_, (Num Z0))), (Equal (row_, (Minus (n0,
  (Num (Zpos XH)))))))), (Or ((Equal (col_, (Num Z0))), (Equal (col_, (Minus
  (n0, (Num (Zpos XH)))))))))) } :: ({ to0 = ((Min ((Max (row_, (Floor
  ((Minus (n0, (Num (Zpos XH)))), (Num (Zpos (XO XH))))))), (Floor (n0, (Num
  (Zpos (XO XH))))))) :: (col_ :: [])); over = []; when0 = (And ((Or ((Equal
  (row_, (Num Z0))), (Equal (row_, (Minus (n0, (Num (Zpos XH)))))))), (Equal
  ((Abs (Plus ((Minus ((Times ((Num (Zpos (XO XH))), col_)), n0)), (Num (Zpos
  XH))))), (Num (Zpos XH)))))) } :: ({ to0 = (row_ :: ((Min ((Max (col_,
  (Floor ((Minus (n0, (Num (Zpos XH)))), (Num (Zpos (XO XH))))))), (Floor
  (n0, (Num (Zpos (XO XH))))))) :: [])); over = []; when0 = (And ((Or ((Equal
  (col_, (Num Z0))), (Equal (col_, (Minus (n0, (Num (Zpos XH)))))))), (Equal
  ((Abs (Plus ((Minus ((Times ((Num (Zpos (XO XH))), row_)), n0)), (Num (Zpos
  XH))))), (Num (Zpos XH)))))) } :: []))))) }

(** val qT_text : text **)

let qT_text =
  let m = Var O in
  let n0 = Var (S O) in
  let x0 = Var (S (S O)) in
  let y = Var (S (S (S O))) in
  let z0 = Var (S (S (S (S O)))) in
  { parameters = (S (S O)); coordinates = ({ low = (Num Z0); high = (Minus
  (m, (Num (Zpos XH)))); only = (And ((AtMost ((Num (Zpos (XO XH))), m)),
  (AtMost ((Num (Zpos (XO XH))), n0)))) } :: ({ low = (Num Z0); high = (Minus
  (n0, (Num (Zpos XH)))); only = Yes } :: ({ low = (Num Z0); high = (Num
  (Zpos (XI (XI XH)))); only = Yes } :: []))); neighbours =
  ((let b = Var (S (S (S (S (S O))))) in
    { to0 = (x0 :: (y :: ((Xor (z0, (Pow ((Num (Zpos (XO XH))),
    b)))) :: []))); over = ({ low = (Num Z0); high = (Num (Zpos (XO XH)));
    only = Yes } :: []); when0 = Yes }) :: ({ to0 = (x0 :: ((Rest ((Plus (y,
  (Num (Zpos XH)))), n0)) :: ((Num (Zpos (XI (XO XH)))) :: []))); over = [];
  when0 = (Equal (z0, (Num (Zpos XH)))) } :: ({ to0 = ((Rest ((Plus (x0, (Num
  (Zpos XH)))), m)) :: (y :: ((Num (Zpos (XI XH))) :: []))); over = [];
  when0 = (Equal (z0, (Num (Zpos (XI (XI XH)))))) } :: ({ to0 = ((Rest ((Plus
  (x0, (Num (Zpos XH)))), m)) :: ((Rest ((Plus (y, (Num (Zpos XH)))),
  n0)) :: ((Num (Zpos (XO XH))) :: []))); over = []; when0 = (Equal (z0, (Num
  (Zpos (XO (XI XH)))))) } :: ({ to0 = ((Rest ((Minus (x0, (Num (Zpos XH)))),
  m)) :: ((Rest ((Plus (y, (Num (Zpos XH)))), n0)) :: ((Num (Zpos (XO (XO
  XH)))) :: []))); over = []; when0 = (Equal (z0, (Num Z0))) } :: []))))) }

(** val fTT_text : text **)

let fTT_text =
  let n0 = Var O in
  let x0 = Var (S O) in
  let y = Var (S (S O)) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XO (XO XH)))),
  n0)) } :: ({ low = (Num Z0); high = (Minus (n0, (Num (Zpos XH)))); only =
  Yes } :: [])); neighbours = ({ to0 = ((Plus (x0, (Num (Zpos
  XH)))) :: (y :: [])); over = []; when0 = (Less (x0, (Minus (n0, (Num (Zpos
  XH)))))) } :: ({ to0 = (x0 :: ((Plus (y, (Num (Zpos XH)))) :: [])); over =
  []; when0 = (Less (y, (Minus (n0, (Num (Zpos XH)))))) } :: ({ to0 = ((Minus
  (n0, (Num (Zpos XH)))) :: ((Rest ((Plus (y, (Floor (n0, (Num (Zpos (XO
  XH))))))), n0)) :: [])); over = []; when0 = (Equal (x0, (Num
  Z0))) } :: ({ to0 = ((Rest ((Plus (x0, (Floor (n0, (Num (Zpos (XO
  XH))))))), n0)) :: ((Minus (n0, (Num (Zpos XH)))) :: [])); over = [];
  when0 = (Equal (y, (Num Z0))) } :: [])))) }

(** val mCR_text : text **)

let mCR_text =
  let k = Var O in
  let x0 = Var (S O) in
  let y = Var (S (S O)) in
  let p = Var (S (S (S O))) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (k,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XO XH))), k)) } :: ({ low =
  (Num Z0); high = (Minus (k, (Num (Zpos XH)))); only = Yes } :: ({ low =
  (Num Z0); high = (Num (Zpos (XI XH))); only = Yes } :: []))); neighbours =
  ({ to0 = (x0 :: (y :: ((Rest ((Plus (p, (Num (Zpos XH)))), (Num (Zpos (XO
  (XO XH)))))) :: []))); over = []; when0 = Yes } :: ({ to0 = ((Plus (x0,
  (Num (Zpos XH)))) :: (y :: ((Num (Zpos (XO XH))) :: []))); over = [];
  when0 = (And ((Equal (p, (Num Z0))), (Less (x0, (Minus (k, (Num (Zpos
  XH)))))))) } :: ({ to0 = (x0 :: ((Plus (y, (Num (Zpos XH)))) :: ((Num (Zpos
  (XI XH))) :: []))); over = []; when0 = (And ((Equal (p, (Num (Zpos XH)))),
  (Less (y, (Minus (k, (Num (Zpos XH)))))))) } :: []))) }

(** val tCR_text : text **)

let tCR_text =
  let k = Var O in
  let x0 = Var (S O) in
  let y = Var (S (S O)) in
  let p = Var (S (S (S O))) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (k,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XO XH))), k)) } :: ({ low =
  (Num Z0); high = (Minus (k, (Num (Zpos XH)))); only = Yes } :: ({ low =
  (Num Z0); high = (Num (Zpos (XI XH))); only = Yes } :: []))); neighbours =
  ({ to0 = (x0 :: (y :: ((Rest ((Plus (p, (Num (Zpos XH)))), (Num (Zpos (XO
  (XO XH)))))) :: []))); over = []; when0 = Yes } :: ({ to0 = ((Rest ((Plus
  (x0, (Num (Zpos XH)))), k)) :: (y :: ((Num (Zpos (XO XH))) :: []))); over =
  []; when0 = (Equal (p, (Num Z0))) } :: ({ to0 = (x0 :: ((Rest ((Plus (y,
  (Num (Zpos XH)))), k)) :: ((Num (Zpos (XI XH))) :: []))); over = [];
  when0 = (Equal (p, (Num (Zpos XH)))) } :: []))) }

(** val fatTree_text : text **)

let fatTree_text =
  let k = Var O in
  let kind_ = Var (S O) in
  let p = Var (S (S O)) in
  let e = Var (S (S (S O))) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Num (Zpos
  (XI XH))); only = (And ((AtMost ((Num (Zpos (XO XH))), k)), (Equal ((Rest
  (k, (Num (Zpos (XO XH))))), (Num Z0))))) } :: ({ low = (Num Z0); high =
  (Minus ((Cond ((Equal (kind_, (Num (Zpos (XI XH))))), (Floor (k, (Num (Zpos
  (XO XH))))), k)), (Num (Zpos XH)))); only = Yes } :: ({ low = (Num Z0);
  high = (Minus ((Floor (k, (Num (Zpos (XO XH))))), (Num (Zpos XH)))); only =
  Yes } :: ({ low = (Num Z0); high = (Minus ((Cond ((Equal (kind_, (Num
  Z0))), (Floor (k, (Num (Zpos (XO XH))))), (Num (Zpos XH)))), (Num (Zpos
  XH)))); only = Yes } :: [])))); neighbours = ({ to0 = ((Num (Zpos
  XH)) :: (p :: (e :: ((Num Z0) :: [])))); over = []; when0 = (Equal (kind_,
  (Num
  Z0))) } :: ((let a = Var (S (S (S (S (S O))))) in
               { to0 = ((Num (Zpos (XO XH))) :: (p :: (a :: ((Num
               Z0) :: [])))); over = ({ low = (Num Z0); high = (Minus ((Floor
               (k, (Num (Zpos (XO XH))))), (Num (Zpos XH)))); only = (Equal
               (kind_, (Num (Zpos XH)))) } :: []); when0 = Yes }) :: (
  (let j = Var (S (S (S (S (S O))))) in
   { to0 = ((Num (Zpos (XI XH))) :: (e :: (j :: ((Num Z0) :: [])))); over =
   ({ low = (Num Z0); high = (Minus ((Floor (k, (Num (Zpos (XO XH))))), (Num
   (Zpos XH)))); only = (Equal (kind_, (Num (Zpos (XO XH))))) } :: []);
   when0 = Yes }) :: []))) }

(** val dragonfly_text : text **)

let dragonfly_text =
  let a = Var O in
  let p = Var (S O) in
  let h = Var (S (S O)) in
  let kind_ = Var (S (S (S O))) in
  let x0 = Var (S (S (S (S O)))) in
  let r = Var (S (S (S (S (S O))))) in
  { parameters = (S (S (S O))); coordinates = ({ low = (Num Z0); high = (Num
  (Zpos XH)); only = (And ((And ((AtMost ((Num (Zpos XH)), a)), (AtMost ((Num
  (Zpos XH)), p)))), (AtMost ((Num (Zpos XH)), h)))) } :: ({ low = (Num Z0);
  high = (Times (a, h)); only = Yes } :: ({ low = (Num Z0); high = (Minus (a,
  (Num (Zpos XH)))); only = Yes } :: ({ low = (Num Z0); high = (Minus ((Cond
  ((Equal (kind_, (Num Z0))), p, (Num (Zpos XH)))), (Num (Zpos XH)))); only =
  Yes } :: [])))); neighbours = ({ to0 = ((Num (Zpos
  XH)) :: (x0 :: (r :: ((Num Z0) :: [])))); over = []; when0 = (Equal (kind_,
  (Num
  Z0))) } :: ((let s = Var (S (S (S (S (S (S (S O))))))) in
               { to0 = ((Num (Zpos XH)) :: (x0 :: (s :: ((Num Z0) :: []))));
               over = ({ low = (Num Z0); high = (Minus (r, (Num (Zpos XH))));
               only = (Equal (kind_, (Num (Zpos XH)))) } :: []); when0 = Yes }) :: (
  (let q0 = Var (S (S (S (S (S (S (S O))))))) in
   { to0 = ((Num (Zpos XH)) :: ((Rest ((Plus ((Plus (x0, q0)), (Num (Zpos
   XH)))), (Plus ((Times (a, h)), (Num (Zpos XH)))))) :: ((Floor ((Minus
   ((Minus ((Times (a, h)), (Num (Zpos XH)))), q0)), h)) :: ((Num
   Z0) :: [])))); over = ({ low = (Times (r, h)); high = (Minus ((Plus
   ((Times (r, h)), h)), (Num (Zpos XH)))); only = (Equal (kind_, (Num (Zpos
   XH)))) } :: []); when0 = Yes }) :: []))) }

type part =
| Ratio of z * positive
| Endless_
| Vertex of Uint63.t * Uint63.t
| Link of part * part
| Nil_
| Cons_ of part * part

type net =
| Root of Uint63.t * plain
| Made of (part * part list) list

type worth =
| Part_ of part
| True_or_false of bool
| Set_ of part list
| Map_ of (part * part) list
| Network of net
| Router_ of (Uint63.t -> Uint63.t -> Uint63.t -> (Uint63.t * Uint63.t) list
             option)

(** val whole : z -> part **)

let whole z0 =
  Ratio (z0, XH)

(** val same : part -> part -> bool **)

let rec same p q0 =
  match p with
  | Ratio (n0, d) ->
    (match q0 with
     | Ratio (m, e) -> (&&) (Z.eqb n0 m) (Coq_Pos.eqb d e)
     | _ -> false)
  | Endless_ -> (match q0 with
                 | Endless_ -> true
                 | _ -> false)
  | Vertex (r, i) ->
    (match q0 with
     | Vertex (s, j) -> (&&) (eqb0 r s) (eqb0 i j)
     | _ -> false)
  | Link (a, b) ->
    (match q0 with
     | Link (c, d) ->
       (||) ((&&) (same a c) (same b d)) ((&&) (same a d) (same b c))
     | _ -> false)
  | Nil_ -> (match q0 with
             | Nil_ -> true
             | _ -> false)
  | Cons_ (a, r) ->
    (match q0 with
     | Cons_ (b, s) -> (&&) (same a b) (same r s)
     | _ -> false)

(** val alike : part -> part -> bool **)

let rec alike p q0 =
  match p with
  | Ratio (_, _) ->
    (match q0 with
     | Ratio (_, _) -> true
     | Endless_ -> true
     | _ -> false)
  | Endless_ ->
    (match q0 with
     | Ratio (_, _) -> true
     | Endless_ -> true
     | _ -> false)
  | Vertex (r, _) -> (match q0 with
                      | Vertex (s, _) -> eqb0 r s
                      | _ -> false)
  | Link (a, b) ->
    (match q0 with
     | Link (c, d) ->
       (||) ((&&) (alike a c) (alike b d)) ((&&) (alike a d) (alike b c))
     | _ -> false)
  | Nil_ -> (match q0 with
             | Nil_ -> true
             | _ -> false)
  | Cons_ (a, r) ->
    (match q0 with
     | Cons_ (b, s) -> (&&) (alike a b) (alike r s)
     | _ -> false)

(** val member : part -> part list -> bool **)

let member p l =
  existsb (same p) l

(** val once : part list -> part list **)

let rec once = function
| [] -> []
| p :: l0 -> if member p l0 then once l0 else p :: (once l0)

(** val some_in : part list -> part list -> bool **)

let some_in l m =
  forallb (fun p -> member p m) l

(** val of_digraph : Uint63.t -> bool **)

let of_digraph place =
  leb0 (Uint63.of_int (4096)) place

(** val one_way : part -> bool **)

let rec one_way = function
| Vertex (r, _) -> of_digraph r
| Link (a, b) -> (||) (one_way a) (one_way b)
| Cons_ (a, b) -> (||) (one_way a) (one_way b)
| _ -> false

(** val directed : net -> bool **)

let directed = function
| Root (r, _) -> of_digraph r
| Made rows0 -> existsb (fun e -> one_way (fst e)) rows0

(** val vertices_of : net -> part list **)

let vertices_of = function
| Root (r, p) -> map (fun x0 -> Vertex (r, x0)) (ints p.total)
| Made rows0 -> map fst rows0

(** val neighbours_of : net -> part -> part list option **)

let neighbours_of g v =
  match g with
  | Root (r, p) ->
    (match v with
     | Vertex (s, i) ->
       if eqb0 r s
       then if ltb0 i p.total
            then Some (map (fun x0 -> Vertex (r, x0)) (p.row i))
            else None
       else None
     | _ -> None)
  | Made rows0 ->
    (match find (fun e -> same v (fst e)) rows0 with
     | Some e -> Some (snd e)
     | None ->
       (match rows0 with
        | [] -> Some []
        | _ :: _ ->
          if existsb (fun e -> alike v (fst e)) rows0 then Some [] else None))

(** val has_vertex : net -> part -> bool **)

let has_vertex g v =
  match g with
  | Root (r, p) ->
    (match v with
     | Vertex (s, i) -> (&&) (eqb0 r s) (ltb0 i p.total)
     | _ -> false)
  | Made rows0 -> existsb (fun e -> same v (fst e)) rows0

(** val row_of : net -> part -> part list **)

let row_of g v =
  match neighbours_of g v with
  | Some l -> l
  | None -> []

(** val arc : part -> part -> part **)

let arc u v =
  Cons_ (u, (Cons_ (v, Nil_)))

(** val links_from : net -> part list -> part list -> part list **)

let rec links_from g earlier0 = function
| [] -> []
| v :: vs0 ->
  app
    (map (fun x0 -> Link (v, x0))
      (filter (fun u -> negb (member u earlier0)) (row_of g v)))
    (links_from g (v :: earlier0) vs0)

(** val links_of : net -> part list **)

let links_of g =
  if directed g
  then flat_map (fun v -> map (arc v) (row_of g v)) (vertices_of g)
  else (match g with
        | Root (r, p) ->
          flat_map (fun i ->
            map (fun j -> Link ((Vertex (r, i)), (Vertex (r, j))))
              (filter (ltb0 i) (p.row i))) (ints p.total)
        | Made _ -> links_from g [] (vertices_of g))

(** val fresh_from : net -> part list -> part list -> part list **)

let fresh_from g seen frontier =
  filter (fun w -> negb (member w seen)) (once (flat_map (row_of g) frontier))

(** val layers : net -> nat -> part list -> part list -> part list list **)

let rec layers g fuel seen frontier = match frontier with
| [] -> []
| _ :: _ ->
  (match fuel with
   | O -> []
   | S fuel0 ->
     frontier :: (let new0 = fresh_from g seen frontier in
                  layers g fuel0 (app new0 seen) new0))

(** val layers_from : net -> part -> part list list **)

let layers_from g u =
  if has_vertex g u
  then layers g (length (vertices_of g)) (u :: []) (u :: [])
  else []

(** val layer_of : z -> part -> part list list -> part **)

let rec layer_of d v = function
| [] -> Endless_
| m :: l0 -> if member v m then whole d else layer_of (Z.add d (Zpos XH)) v l0

(** val distance_of : net -> part -> part -> part **)

let distance_of g u v =
  layer_of Z0 v (layers_from g u)

(** val component_of : net -> part -> part list **)

let component_of g v =
  let reached = concat (layers_from g v) in
  filter (fun u -> member u reached) (vertices_of g)

(** val connected_net : net -> bool **)

let connected_net g =
  if directed g
  then forallb (fun v -> some_in (vertices_of g) (concat (layers_from g v)))
         (vertices_of g)
  else (match vertices_of g with
        | [] -> true
        | v :: _ -> some_in (vertices_of g) (concat (layers_from g v)))

(** val pairs_of : net -> part list **)

let pairs_of g =
  let vs = vertices_of g in
  flat_map (fun u ->
    map (fun v -> Cons_ (u, (Cons_ (v, Nil_))))
      (filter (fun v -> negb (same u v)) vs)) vs

(** val lowest : z -> z -> part **)

let lowest n0 d =
  if Z.eqb d Z0
  then Endless_
  else let g = Z.mul (Z.gcd n0 d) (Z.sgn d) in
       Ratio ((Z.div n0 g), (Z.to_pos (Z.div d g)))

(** val below : part -> part -> bool option **)

let below p q0 =
  match p with
  | Ratio (n0, d) ->
    (match q0 with
     | Ratio (m, e) -> Some (Z.ltb (Z.mul n0 (Zpos e)) (Z.mul m (Zpos d)))
     | Endless_ -> Some true
     | _ -> None)
  | Endless_ ->
    (match q0 with
     | Ratio (_, _) -> Some false
     | Endless_ -> Some false
     | _ -> None)
  | _ -> None

type operation =
| Plus_
| Minus_
| Times_
| Over_
| Modulo_
| Power_
| Xor__
| Bit__
| Log__
| Root__

(** val logarithm_ : nat -> z -> z -> z **)

let rec logarithm_ fuel b x0 =
  match fuel with
  | O -> Z0
  | S fuel0 ->
    if Z.leb b x0
    then Z.add (Zpos XH) (logarithm_ fuel0 b (Z.div x0 b))
    else Z0

(** val root_bits_ : nat -> z -> z -> z -> z **)

let rec root_bits_ places2 k x0 r =
  match places2 with
  | O -> r
  | S i ->
    let s = Z.add r (Z.pow (Zpos (XO XH)) (Z.of_nat i)) in
    root_bits_ i k x0 (if Z.leb (Z.pow s k) x0 then s else r)

(** val of_wholes : operation -> z -> z -> z option **)

let of_wholes o a b =
  match o with
  | Modulo_ -> if Z.ltb Z0 b then Some (Z.modulo a b) else None
  | Power_ ->
    if (&&) (Z.leb Z0 b)
         ((||) (Z.ltb b (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
           ((&&) (Z.leb (Zneg XH) a) (Z.leb a (Zpos XH))))
    then Some (Z.pow a b)
    else None
  | Xor__ ->
    if (&&) (Z.leb Z0 a) (Z.leb Z0 b) then Some (Z.coq_lxor a b) else None
  | Bit__ ->
    if (&&) (Z.leb Z0 a) (Z.leb Z0 b)
    then Some (if Z.testbit a b then Zpos XH else Z0)
    else None
  | Log__ ->
    if (&&) (Z.leb (Zpos (XO XH)) a) (Z.leb (Zpos XH) b)
    then Some (logarithm_ (S (Z.to_nat (Z.log2 b))) a b)
    else None
  | Root__ ->
    if (&&) (Z.leb (Zpos XH) a) (Z.leb Z0 b)
    then Some
           (if Z.leb (Zpos (XO (XO (XO (XO (XO (XO XH))))))) a
            then Z.min b (Zpos XH)
            else root_bits_ (S (Z.to_nat (Z.div (Z.log2 b) a))) a b Z0)
    else None
  | _ -> None

(** val calculate : operation -> part -> part -> part option **)

let calculate o p q0 =
  match p with
  | Ratio (n0, d) ->
    (match q0 with
     | Ratio (m, e) ->
       (match o with
        | Plus_ ->
          Some
            (lowest (Z.add (Z.mul n0 (Zpos e)) (Z.mul m (Zpos d))) (Zpos
              (Coq_Pos.mul d e)))
        | Minus_ ->
          Some
            (lowest (Z.sub (Z.mul n0 (Zpos e)) (Z.mul m (Zpos d))) (Zpos
              (Coq_Pos.mul d e)))
        | Times_ -> Some (lowest (Z.mul n0 m) (Zpos (Coq_Pos.mul d e)))
        | Over_ ->
          if Z.eqb m Z0
          then None
          else Some (lowest (Z.mul n0 (Zpos e)) (Z.mul (Zpos d) m))
        | _ ->
          if (&&) (Coq_Pos.eqb d XH) (Coq_Pos.eqb e XH)
          then option_map whole (of_wholes o n0 m)
          else None)
     | _ -> None)
  | _ -> None

type function0 =
| Floor__
| Ceil__
| Abs__
| Factorial__

(** val factorial_ : nat -> z **)

let rec factorial_ n0 = match n0 with
| O -> Zpos XH
| S m -> Z.mul (Z.of_nat n0) (factorial_ m)

(** val function_of : function0 -> part -> part option **)

let function_of f = function
| Ratio (n0, d) ->
  (match f with
   | Floor__ -> Some (whole (Z.div n0 (Zpos d)))
   | Ceil__ -> Some (whole (Z.opp (Z.div (Z.opp n0) (Zpos d))))
   | Abs__ -> Some (Ratio ((Z.abs n0), d))
   | Factorial__ ->
     if (&&) ((&&) (Coq_Pos.eqb d XH) (Z.leb Z0 n0))
          (Z.leb n0 (Zpos (XO (XO (XI (XO XH))))))
     then Some (whole (factorial_ (Z.to_nat n0)))
     else None)
| _ -> None

(** val lesser_of : bool -> part -> part -> part option **)

let lesser_of greater p q0 =
  match below p q0 with
  | Some b -> Some (if eqb b greater then q0 else p)
  | None -> None

(** val equal_parts : part -> part -> bool option **)

let equal_parts p q0 =
  match p with
  | Ratio (_, _) ->
    (match q0 with
     | Ratio (_, _) -> Some (same p q0)
     | Endless_ -> Some (same p q0)
     | _ -> None)
  | Endless_ ->
    (match q0 with
     | Ratio (_, _) -> Some (same p q0)
     | Endless_ -> Some (same p q0)
     | _ -> None)
  | Vertex (r, _) ->
    (match q0 with
     | Ratio (_, _) -> None
     | Endless_ -> None
     | Vertex (s, _) -> if eqb0 r s then Some (same p q0) else None
     | _ -> Some (same p q0))
  | _ ->
    (match q0 with
     | Ratio (_, _) -> None
     | Endless_ -> None
     | _ -> Some (same p q0))

type quantifier =
| All
| Exists_
| Count
| Sum_of
| Minimum
| Maximum
| Those

type information =
| Order_
| Size_
| Vertices_
| Links_
| Elements_
| Pairs_
| Connected_

type about_vertex =
| Neighbours_
| Incident_
| Degree_
| Component_

type about_two =
| Adjacent_
| Distance_

type expression =
| Whole of z
| Infinite_
| Always of bool
| Local of nat
| Not0 of expression
| And0 of expression * expression
| Or0 of expression * expression
| Equal0 of expression * expression
| Less0 of expression * expression
| In_ of expression * expression
| Calculate of operation * expression * expression
| Function of function0 * expression
| Extreme of bool * expression * expression
| Cond0 of expression * expression * expression
| To_ of expression * expression
| Nil
| Tuple of expression * expression
| At_ of expression * expression
| Len of expression
| LinkOf of expression * expression
| Of of information * expression
| OfVertex of about_vertex * expression * expression
| OfTwo of about_two * expression * expression * expression
| Route of expression * expression * expression * expression
| Quantify_ of quantifier * nat * over0 * expression * expression
| First of bool * expression * expression * expression * expression
| Graph_ of ranging * nexts
| Call of args * expression
and over0 =
| Over of expression
| Sets of expression * bounded
| Maps_ of expression * expression
and bounded =
| Any
| UpTo of expression
and ranging =
| NoRange
| Range_ of nat * over0 * expression * ranging
and nexts =
| NoNext
| Next_ of ranging * expression * expression * nexts
and args =
| NoArg
| Arg of expression * args

(** val truth : worth option -> bool option **)

let truth = function
| Some w0 -> (match w0 with
              | True_or_false b -> Some b
              | _ -> None)
| None -> None

(** val part_of : worth option -> part option **)

let part_of = function
| Some w0 -> (match w0 with
              | Part_ p -> Some p
              | _ -> None)
| None -> None

(** val net_of : worth option -> net option **)

let net_of = function
| Some w0 -> (match w0 with
              | Network g -> Some g
              | _ -> None)
| None -> None

(** val whole_of : worth option -> z option **)

let whole_of = function
| Some w0 ->
  (match w0 with
   | Part_ p ->
     (match p with
      | Ratio (z0, d) -> (match d with
                          | XH -> Some z0
                          | _ -> None)
      | _ -> None)
   | _ -> None)
| None -> None

(** val truly : bool option -> worth option **)

let truly b =
  option_map (fun x0 -> True_or_false x0) b

(** val set_of : worth option -> part list option **)

let set_of = function
| Some w0 ->
  (match w0 with
   | Part_ p ->
     (match p with
      | Link (a, b) -> Some (a :: (b :: []))
      | _ -> None)
   | Set_ l -> Some l
   | _ -> None)
| None -> None

(** val any_of : bool option -> bool option -> bool option **)

let any_of p q0 =
  match p with
  | Some b -> if b then Some true else q0
  | None ->
    (match q0 with
     | Some b -> if b then Some true else None
     | None -> None)

(** val none_of : bool option -> bool option -> bool option **)

let none_of p q0 =
  match p with
  | Some b -> if b then q0 else Some false
  | None ->
    (match q0 with
     | Some b -> if b then None else Some false
     | None -> None)

(** val or_then : bool option -> (unit -> bool option) -> bool option **)

let or_then p q0 =
  match p with
  | Some b -> if b then Some true else any_of p (q0 ())
  | None -> any_of p (q0 ())

(** val and_then : bool option -> (unit -> bool option) -> bool option **)

let and_then p q0 =
  match p with
  | Some b -> if b then none_of p (q0 ()) else Some false
  | None -> none_of p (q0 ())

(** val guarded :
    quantifier -> bool option -> (unit -> bool option) -> bool option **)

let guarded k only0 body =
  match only0 with
  | Some b ->
    if b then body () else Some (match k with
                                 | All -> true
                                 | _ -> false)
  | None -> None

(** val over_list :
    quantifier -> ('a1 -> bool option) -> 'a1 list -> bool option **)

let rec over_list k f = function
| [] -> Some (match k with
              | All -> true
              | _ -> false)
| a :: l0 ->
  (match k with
   | All -> and_then (f a) (fun _ -> over_list k f l0)
   | _ -> or_then (f a) (fun _ -> over_list k f l0))

(** val over_sets :
    quantifier -> (part list -> bool option) -> part list -> z -> bool option **)

let rec over_sets k f l most =
  match l with
  | [] -> f []
  | p :: l0 ->
    let without0 = over_sets k f l0 most in
    if Z.leb most Z0
    then without0
    else (match k with
          | All ->
            and_then without0 (fun _ ->
              over_sets k (fun s -> f (p :: s)) l0 (Z.sub most (Zpos XH)))
          | _ ->
            or_then without0 (fun _ ->
              over_sets k (fun s -> f (p :: s)) l0 (Z.sub most (Zpos XH))))

(** val over_maps :
    quantifier -> ((part * part) list -> bool option) -> part list -> part
    list -> bool option **)

let rec over_maps k f keys values1 =
  match keys with
  | [] -> f []
  | p :: keys0 ->
    over_list k (fun v ->
      over_maps k (fun m -> f ((p, v) :: m)) keys0 values1) values1

(** val parts_of : nat -> part -> worth list -> worth list option **)

let rec parts_of names0 p before0 =
  match names0 with
  | O -> (match p with
          | Nil_ -> Some before0
          | _ -> None)
  | S n0 ->
    (match p with
     | Cons_ (a, r) -> parts_of n0 r ((Part_ a) :: before0)
     | _ -> None)

(** val binding : nat -> part -> worth list list option **)

let binding names0 p =
  match names0 with
  | O -> option_map (fun b -> b :: []) (parts_of names0 p [])
  | S n0 ->
    (match n0 with
     | O -> Some (((Part_ p) :: []) :: [])
     | S n1 ->
       (match n1 with
        | O ->
          (match p with
           | Link (a, b) ->
             Some (((Part_ b) :: ((Part_ a) :: [])) :: (((Part_ a) :: ((Part_
               b) :: [])) :: []))
           | _ -> option_map (fun b -> b :: []) (parts_of names0 p []))
        | S _ -> option_map (fun b -> b :: []) (parts_of names0 p [])))

(** val all_there : 'a1 option list -> 'a1 list option **)

let rec all_there = function
| [] -> Some []
| o :: l0 ->
  (match o with
   | Some a -> option_map (fun x0 -> a :: x0) (all_there l0)
   | None -> None)

(** val bindings : nat -> part list -> worth list list option **)

let bindings names0 l =
  option_map concat (all_there (map (binding names0) l))

(** val numbers_from : z -> nat -> part list **)

let rec numbers_from z0 = function
| O -> []
| S many0 -> (whole z0) :: (numbers_from (Z.add z0 (Zpos XH)) many0)

(** val numbers_to : z -> z -> part list **)

let numbers_to a b =
  numbers_from a (Z.to_nat (Z.add (Z.sub b a) (Zpos XH)))

(** val meant :
    ('a1 -> bool option) -> ('a1 -> part option) -> 'a1 list -> part option
    list **)

let meant only0 value2 l =
  flat_map (fun a ->
    match only0 a with
    | Some b -> if b then (value2 a) :: [] else []
    | None -> None :: []) l

(** val added : part option -> part option -> part option **)

let added p q0 =
  match p with
  | Some p0 -> (match q0 with
                | Some q1 -> calculate Plus_ p0 q1
                | None -> None)
  | None -> None

(** val best : bool -> part option list -> part option **)

let best greater l =
  fold_left (fun b p ->
    match b with
    | Some b0 ->
      (match p with
       | Some p0 ->
         (match lesser_of greater b0 p0 with
          | Some c -> Some c
          | None -> Some b0)
       | None -> b)
    | None ->
      (match p with
       | Some p0 ->
         (match p0 with
          | Ratio (n0, d) -> Some (Ratio (n0, d))
          | Endless_ -> Some Endless_
          | _ -> b)
       | None -> b)) l None

(** val gathered :
    quantifier -> (worth list -> worth option) -> (worth list -> worth
    option) -> worth list list -> worth option **)

let gathered k only0 body l =
  match k with
  | Count ->
    option_map (fun x0 -> Part_ x0)
      (fold_right added (Some (whole Z0))
        (meant (fun x0 -> truth (only0 x0)) (fun x0 ->
          match truth (body x0) with
          | Some b -> if b then Some (whole (Zpos XH)) else Some (whole Z0)
          | None -> None) l))
  | Sum_of ->
    option_map (fun x0 -> Part_ x0)
      (fold_right added (Some (whole Z0))
        (meant (fun x0 -> truth (only0 x0)) (fun x0 -> part_of (body x0)) l))
  | Minimum ->
    option_map (fun x0 -> Part_ x0)
      (match best false
               (meant (fun x0 -> truth (only0 x0)) (fun x0 ->
                 part_of (body x0)) l) with
       | Some p -> Some p
       | None -> Some Endless_)
  | Maximum ->
    option_map (fun x0 -> Part_ x0)
      (best true
        (meant (fun x0 -> truth (only0 x0)) (fun x0 -> part_of (body x0)) l))
  | Those ->
    option_map (fun x0 -> Set_ x0)
      (option_map concat
        (all_there
          (map (fun x0 ->
            match x0 with
            | [] -> None
            | y :: l0 ->
              (match y with
               | Part_ p ->
                 (match l0 with
                  | [] ->
                    (match truth (only0 x0) with
                     | Some b ->
                       if b
                       then (match truth (body x0) with
                             | Some b0 ->
                               if b0 then Some (p :: []) else Some []
                             | None -> None)
                       else Some []
                     | None -> None)
                  | _ :: _ -> None)
               | _ -> None)) l)))
  | _ ->
    truly
      (over_list k (fun x0 ->
        guarded k (truth (only0 x0)) (fun _ -> truth (body x0))) l)

(** val first_true :
    bool -> (part -> bool option) -> part list -> part option **)

let first_true last0 f l =
  match find (fun p -> match f p with
                       | Some b -> b
                       | None -> false) (if last0 then rev l else l) with
  | Some p -> Some p
  | None -> if last0 then None else Some Endless_

(** val all_sets : part list -> z -> part list list **)

let rec all_sets l most =
  match l with
  | [] -> [] :: []
  | p :: l0 ->
    app (all_sets l0 most)
      (if Z.leb most Z0
       then []
       else map (fun x0 -> p :: x0) (all_sets l0 (Z.sub most (Zpos XH))))

(** val all_maps : part list -> part list -> (part * part) list list **)

let rec all_maps keys values1 =
  match keys with
  | [] -> [] :: []
  | p :: keys0 ->
    flat_map (fun v -> map (fun x0 -> (p, v) :: x0) (all_maps keys0 values1))
      values1

(** val chosen :
    quantifier -> (worth list -> worth option) -> (worth list -> worth
    option) -> ((worth -> bool option) -> bool option) -> (unit -> worth
    list) -> worth option **)

let chosen k only0 body each0 list0 =
  match k with
  | All ->
    truly
      (each0 (fun c ->
        guarded k (truth (only0 (c :: []))) (fun _ -> truth (body (c :: [])))))
  | Exists_ ->
    truly
      (each0 (fun c ->
        guarded k (truth (only0 (c :: []))) (fun _ -> truth (body (c :: [])))))
  | Those -> None
  | _ -> gathered k only0 body (map (fun c -> c :: []) (list0 ()))

(** val times : part list -> part list -> part list **)

let times l m =
  flat_map (fun a -> map (fun x0 -> Cons_ (a, x0)) m) l

(** val symmetric_rows :
    (part * part list) list -> (part * part list) list option **)

let symmetric_rows l =
  if existsb (fun e -> member (fst e) (snd e)) l
  then None
  else if Nat.eqb (length (once (map fst l))) (length l)
       then Some
              (map (fun e -> ((fst e),
                (filter (fun w ->
                  (||) (member w (snd e))
                    (match find (fun f -> same w (fst f)) l with
                     | Some f -> member (fst e) (snd f)
                     | None -> false)) (map fst l)))) l)
       else None

(** val directed_rows :
    (part * part list) list -> (part * part list) list option **)

let directed_rows l =
  if Nat.eqb (length (once (map fst l))) (length l)
  then Some
         (map (fun e -> ((fst e),
           (filter (fun w -> member w (snd e)) (map fst l)))) l)
  else None

(** val linked_rows :
    (part * part list) list -> (part * part list) list option **)

let linked_rows l =
  if existsb (fun e -> one_way (fst e)) l
  then if forallb (fun e -> one_way (fst e)) l then directed_rows l else None
  else symmetric_rows l

(** val vertex_of : worth list -> part option **)

let vertex_of coordinates0 = match coordinates0 with
| [] ->
  fold_left (fun t0 c ->
    match t0 with
    | Some t1 -> (match c with
                  | Part_ p -> Some (Cons_ (p, t1))
                  | _ -> None)
    | None -> None) coordinates0 (Some Nil_)
| w :: l ->
  (match w with
   | Part_ p ->
     (match l with
      | [] -> Some p
      | _ :: _ ->
        fold_left (fun t0 c ->
          match t0 with
          | Some t1 ->
            (match c with
             | Part_ p0 -> Some (Cons_ (p0, t1))
             | _ -> None)
          | None -> None) coordinates0 (Some Nil_))
   | _ ->
     fold_left (fun t0 c ->
       match t0 with
       | Some t1 -> (match c with
                     | Part_ p -> Some (Cons_ (p, t1))
                     | _ -> None)
       | None -> None) coordinates0 (Some Nil_))

(** val looked_up : (part * part) list -> part -> part option **)

let looked_up m key =
  option_map snd (find (fun e -> same key (fst e)) m)

(** val inquired : information -> net -> worth **)

let inquired q0 g =
  match q0 with
  | Order_ -> Part_ (whole (Z.of_nat (length (vertices_of g))))
  | Size_ -> Part_ (whole (Z.of_nat (length (links_of g))))
  | Vertices_ -> Set_ (vertices_of g)
  | Links_ -> Set_ (links_of g)
  | Elements_ -> Set_ (app (vertices_of g) (links_of g))
  | Pairs_ -> Set_ (pairs_of g)
  | Connected_ -> True_or_false (connected_net g)

(** val link_of : part -> part -> part **)

let link_of a b =
  if one_way a
  then arc a b
  else (match a with
        | Vertex (_, i) ->
          (match b with
           | Vertex (_, j) -> if ltb0 j i then Link (b, a) else Link (a, b)
           | _ -> Link (a, b))
        | _ -> Link (a, b))

(** val inquired_vertex : about_vertex -> net -> part -> worth option **)

let inquired_vertex q0 g v =
  match neighbours_of g v with
  | Some l ->
    Some
      (match q0 with
       | Neighbours_ -> Set_ l
       | Incident_ -> Set_ (map (link_of v) l)
       | Degree_ -> Part_ (whole (Z.of_nat (length l)))
       | Component_ -> Set_ (component_of g v))
  | None -> None

(** val inquired_two : about_two -> net -> part -> part -> worth option **)

let inquired_two q0 g u v =
  match neighbours_of g u with
  | Some l ->
    (match neighbours_of g v with
     | Some _ ->
       Some
         (match q0 with
          | Adjacent_ -> True_or_false (member v l)
          | Distance_ -> Part_ (distance_of g u v))
     | None -> None)
  | None -> None

(** val compared : worth option -> worth option -> bool option **)

let compared a b =
  match a with
  | Some w ->
    (match w with
     | Part_ p ->
       (match b with
        | Some w0 -> (match w0 with
                      | Part_ q0 -> equal_parts p q0
                      | _ -> None)
        | None -> None)
     | True_or_false p ->
       (match b with
        | Some w0 ->
          (match w0 with
           | True_or_false q0 -> Some (eqb p q0)
           | _ -> None)
        | None -> None)
     | Set_ l ->
       (match b with
        | Some w0 ->
          (match w0 with
           | Set_ m -> Some ((&&) (some_in l m) (some_in m l))
           | _ -> None)
        | None -> None)
     | _ -> None)
  | None -> None

(** val sent_between :
    (Uint63.t -> Uint63.t -> Uint63.t -> (Uint63.t * Uint63.t) list option)
    -> net -> part -> part -> worth option **)

let sent_between ways g u v =
  match g with
  | Root (r, _) ->
    (match u with
     | Vertex (_, i) ->
       (match v with
        | Vertex (_, j) ->
          if (&&) (has_vertex g u) (has_vertex g v)
          then option_map (fun l -> Set_
                 (map (fun c -> Cons_ ((Vertex (r, (fst c))), (Cons_ ((Vertex
                   (r, (snd c))), Nil_)))) l)) (ways r i j)
          else None
        | _ -> None)
     | _ -> None)
  | Made _ -> None

(** val value0 : worth list -> expression -> worth option **)

let rec value0 e = function
| Whole z0 -> Some (Part_ (whole z0))
| Infinite_ -> Some (Part_ Endless_)
| Always b -> Some (True_or_false b)
| Local k -> nth_error e k
| Not0 a -> truly (option_map negb (truth (value0 e a)))
| And0 (a, b) ->
  (match truth (value0 e a) with
   | Some b0 -> if b0 then truly (truth (value0 e b)) else truly (Some false)
   | None -> truly None)
| Or0 (a, b) ->
  (match truth (value0 e a) with
   | Some b0 -> if b0 then truly (Some true) else truly (truth (value0 e b))
   | None -> truly None)
| Equal0 (a, b) -> truly (compared (value0 e a) (value0 e b))
| Less0 (a, b) ->
  (match part_of (value0 e a) with
   | Some p ->
     (match part_of (value0 e b) with
      | Some q0 -> truly (below p q0)
      | None -> None)
   | None -> None)
| In_ (a, b) ->
  (match part_of (value0 e a) with
   | Some p ->
     (match set_of (value0 e b) with
      | Some l -> truly (Some (member p l))
      | None -> None)
   | None -> None)
| Calculate (o, a, b) ->
  (match part_of (value0 e a) with
   | Some p ->
     (match part_of (value0 e b) with
      | Some q0 -> option_map (fun x1 -> Part_ x1) (calculate o p q0)
      | None -> None)
   | None -> None)
| Function (f, a) ->
  (match part_of (value0 e a) with
   | Some p -> option_map (fun x1 -> Part_ x1) (function_of f p)
   | None -> None)
| Extreme (greater, a, b) ->
  (match part_of (value0 e a) with
   | Some p ->
     (match part_of (value0 e b) with
      | Some q0 -> option_map (fun x1 -> Part_ x1) (lesser_of greater p q0)
      | None -> None)
   | None -> None)
| Cond0 (c, a, b) ->
  (match truth (value0 e c) with
   | Some b0 -> if b0 then value0 e a else value0 e b
   | None -> None)
| To_ (a, b) ->
  (match whole_of (value0 e a) with
   | Some a0 ->
     (match whole_of (value0 e b) with
      | Some b0 -> Some (Set_ (numbers_to a0 b0))
      | None -> None)
   | None -> None)
| Nil -> Some (Part_ Nil_)
| Tuple (a, r) ->
  (match value0 e a with
   | Some w ->
     (match w with
      | Part_ p ->
        (match value0 e r with
         | Some w0 ->
           (match w0 with
            | Part_ q0 -> Some (Part_ (Cons_ (p, q0)))
            | _ -> None)
         | None -> None)
      | Set_ l ->
        (match value0 e r with
         | Some w0 ->
           (match w0 with
            | Part_ p ->
              (match p with
               | Nil_ -> Some (Set_ (times l (Nil_ :: [])))
               | _ -> None)
            | Set_ m -> Some (Set_ (times l m))
            | _ -> None)
         | None -> None)
      | _ -> None)
   | None -> None)
| At_ (m, key) ->
  (match value0 e m with
   | Some w ->
     (match w with
      | Map_ l ->
        (match part_of (value0 e key) with
         | Some p -> option_map (fun x1 -> Part_ x1) (looked_up l p)
         | None -> None)
      | _ -> None)
   | None -> None)
| Len a ->
  option_map (fun l -> Part_ (whole (Z.of_nat (length l))))
    (set_of (value0 e a))
| LinkOf (a, b) ->
  (match part_of (value0 e a) with
   | Some p ->
     (match part_of (value0 e b) with
      | Some q0 -> Some (Part_ (link_of p q0))
      | None -> None)
   | None -> None)
| Of (q0, g) -> option_map (inquired q0) (net_of (value0 e g))
| OfVertex (q0, g, v) ->
  (match net_of (value0 e g) with
   | Some g0 ->
     (match part_of (value0 e v) with
      | Some v0 -> inquired_vertex q0 g0 v0
      | None -> None)
   | None -> None)
| OfTwo (q0, g, u, v) ->
  (match net_of (value0 e g) with
   | Some g0 ->
     (match part_of (value0 e u) with
      | Some u0 ->
        (match part_of (value0 e v) with
         | Some v0 -> inquired_two q0 g0 u0 v0
         | None -> None)
      | None -> None)
   | None -> None)
| Route (r, g, u, v) ->
  (match value0 e r with
   | Some w0 ->
     (match w0 with
      | Router_ w ->
        (match net_of (value0 e g) with
         | Some g0 ->
           (match part_of (value0 e u) with
            | Some u0 ->
              (match part_of (value0 e v) with
               | Some v0 -> sent_between w g0 u0 v0
               | None -> None)
            | None -> None)
         | None -> None)
      | _ -> None)
   | None -> None)
| Quantify_ (k, names0, r, only0, body) ->
  let only1 = fun x1 -> value0 (app x1 e) only0 in
  let body0 = fun x1 -> value0 (app x1 e) body in
  (match r with
   | Over a ->
     (match set_of (value0 e a) with
      | Some l ->
        (match bindings names0 l with
         | Some l0 -> gathered k only1 body0 l0
         | None -> None)
      | None -> None)
   | Sets (a, most) ->
     (match set_of (value0 e a) with
      | Some l ->
        (match bound e most with
         | Some most0 ->
           let most1 =
             match most0 with
             | Some k0 -> k0
             | None -> Z.of_nat (length l)
           in
           if Z.ltb most1 Z0
           then chosen k only1 body0 (fun _ -> Some
                  (match k with
                   | All -> true
                   | _ -> false)) (fun _ -> [])
           else chosen k only1 body0 (fun f ->
                  over_sets k (fun s -> f (Set_ s)) l most1) (fun _ ->
                  map (fun x1 -> Set_ x1) (all_sets l most1))
         | None -> None)
      | None -> None)
   | Maps_ (a, b) ->
     (match set_of (value0 e a) with
      | Some keys ->
        (match set_of (value0 e b) with
         | Some values1 ->
           chosen k only1 body0 (fun f ->
             over_maps k (fun m -> f (Map_ m)) keys values1) (fun _ ->
             map (fun x1 -> Map_ x1) (all_maps keys values1))
         | None -> None)
      | None -> None))
| First (last0, a, b, only0, body) ->
  (match whole_of (value0 e a) with
   | Some a0 ->
     (match whole_of (value0 e b) with
      | Some b0 ->
        option_map (fun x1 -> Part_ x1)
          (first_true last0 (fun p ->
            match truth (value0 ((Part_ p) :: e) only0) with
            | Some b1 ->
              if b1 then truth (value0 ((Part_ p) :: e) body) else Some false
            | None -> None) (numbers_to a0 b0))
      | None -> None)
   | None -> None)
| Graph_ (coordinates0, next1) ->
  (match tuples_of e coordinates0 [] with
   | Some l ->
     (match all_there
              (map (fun x1 ->
                match vertex_of x1 with
                | Some v ->
                  (match listed0 (app x1 e) next1 with
                   | Some l0 -> Some (v, l0)
                   | None -> None)
                | None -> None) l) with
      | Some l0 ->
        option_map (fun rows0 -> Network (Made rows0)) (linked_rows l0)
      | None -> None)
   | None -> None)
| Call (args0, body) ->
  (match values e args0 [] with
   | Some l -> value0 l body
   | None -> None)

(** val bound : worth list -> bounded -> z option option **)

and bound e = function
| Any -> Some None
| UpTo k -> option_map (fun x0 -> Some x0) (whole_of (value0 e k))

(** val tuples_of :
    worth list -> ranging -> worth list -> worth list list option **)

and tuples_of e r before0 =
  match r with
  | NoRange -> Some (before0 :: [])
  | Range_ (names0, r0, only0, more) ->
    (match r0 with
     | Over a ->
       (match set_of (value0 (app before0 e) a) with
        | Some l ->
          (match bindings names0 l with
           | Some l0 ->
             option_map concat
               (all_there
                 (map (fun x0 ->
                   match truth (value0 (app x0 (app before0 e)) only0) with
                   | Some b ->
                     if b then tuples_of e more (app x0 before0) else Some []
                   | None -> None) l0))
           | None -> None)
        | None -> None)
     | _ -> None)

(** val listed0 : worth list -> nexts -> part list option **)

and listed0 e = function
| NoNext -> Some []
| Next_ (more, only0, to_, others1) ->
  (match tuples_of e more [] with
   | Some l ->
     (match listed0 e others1 with
      | Some rest0 ->
        (match all_there
                 (map (fun x0 ->
                   match truth (value0 (app x0 e) only0) with
                   | Some b ->
                     if b
                     then option_map (fun p -> p :: [])
                            (part_of (value0 (app x0 e) to_))
                     else Some []
                   | None -> None) l) with
         | Some l0 -> Some (app (concat l0) rest0)
         | None -> None)
      | None -> None)
   | None -> None)

(** val values : worth list -> args -> worth list -> worth list option **)

and values e a before0 =
  match a with
  | NoArg -> Some before0
  | Arg (a0, more) ->
    (match value0 e a0 with
     | Some w -> values e more (w :: before0)
     | None -> None)

type argument =
| This_network
| Other_network of bool * plain
| Vertex_number of Uint63.t
| Number_ of part
| Ways_of of (Uint63.t -> Uint63.t -> Uint63.t -> (Uint63.t * Uint63.t) list
             option)

(** val place_for : bool -> Uint63.t -> Uint63.t **)

let place_for digraph place =
  if digraph then add0 place (Uint63.of_int (4096)) else place

(** val opened :
    bool -> plain -> argument list -> Uint63.t -> worth list -> worth list **)

let rec opened digraph p l place before0 =
  match l with
  | [] -> before0
  | a :: l0 ->
    (match a with
     | This_network ->
       opened digraph p l0 place ((Network (Root
         ((place_for digraph (Uint63.of_int (0))), p))) :: before0)
     | Other_network (d, q0) ->
       opened digraph p l0 (add0 place (Uint63.of_int (1))) ((Network (Root
         ((place_for d place), q0))) :: before0)
     | Vertex_number i ->
       opened digraph p l0 place ((Part_ (Vertex
         ((place_for digraph (Uint63.of_int (0))), i))) :: before0)
     | Number_ p0 -> opened digraph p l0 place ((Part_ p0) :: before0)
     | Ways_of w -> opened digraph p l0 place ((Router_ w) :: before0))

type judgement =
| Is_truth of bool
| Is_number of part
| Is_at_most of part
| Is_at_least of part

(** val number_worth : z -> worth **)

let number_worth z0 =
  Part_ (whole z0)

(** val numbers_of : worth list -> z list option **)

let numbers_of l =
  all_there (map (fun w -> whole_of (Some w)) l)

(** val numbers_in : part -> z list option **)

let rec numbers_in = function
| Nil_ -> Some []
| Cons_ (a, r) ->
  (match a with
   | Ratio (z0, d) ->
     (match d with
      | XH -> option_map (fun x0 -> z0 :: x0) (numbers_in r)
      | _ -> None)
   | _ -> None)
| _ -> None

(** val tuple_in : part -> z list option **)

let tuple_in p = match p with
| Ratio (z0, d) -> (match d with
                    | XH -> Some (z0 :: [])
                    | _ -> numbers_in p)
| _ -> numbers_in p

(** val worded_vertices : expression -> z list -> z list list option **)

let worded_vertices x0 ps =
  match x0 with
  | Graph_ (coordinates0, _) ->
    (match tuples_of (rev (map number_worth ps)) coordinates0 [] with
     | Some l -> all_there (map (fun v -> numbers_of (rev v)) l)
     | None -> None)
  | _ -> None

(** val worded_neighbours :
    expression -> z list -> z list -> z list list option **)

let worded_neighbours x0 ps v =
  match x0 with
  | Graph_ (_, next1) ->
    (match listed0 (rev (map number_worth (app ps v))) next1 with
     | Some l -> all_there (map tuple_in l)
     | None -> None)
  | _ -> None

(** val sides_fine : term list -> cond **)

let sides_fine = function
| [] -> Yes
| a :: rest0 ->
  fold_left (fun c b -> And (c, (AtMost ((Num (Zpos (XO XH))), b)))) rest0
    (AtMost ((Num (Zpos (XO XH))), a))

(** val side_ranges : cond -> term list -> range list **)

let side_ranges fine = function
| [] -> []
| a :: rest0 ->
  { low = (Num Z0); high = (Minus (a, (Num (Zpos XH)))); only =
    fine } :: (map (fun b -> { low = (Num Z0); high = (Minus (b, (Num (Zpos
                XH)))); only = Yes }) rest0)

(** val changed : term list -> nat -> term -> term list **)

let rec changed coordinates0 i by_ =
  match coordinates0 with
  | [] -> []
  | x0 :: rest0 ->
    (match i with
     | O -> by_ :: rest0
     | S i0 -> x0 :: (changed rest0 i0 by_))

(** val vars : nat -> nat -> term list **)

let vars from many =
  map (fun x0 -> Var x0) (seq from many)

(** val grid_text :
    nat -> term list -> term list -> (term -> term -> term * cond) -> text **)

let grid_text parameters_ sides1 coordinates_ step0 =
  { parameters = parameters_; coordinates =
    (side_ranges (sides_fine (vars O parameters_)) sides1); neighbours =
    (map (fun i ->
      let (x0, c) =
        step0 (nth i coordinates_ (Num Z0)) (nth i sides1 (Num Z0))
      in
      { to0 = (changed coordinates_ i x0); over = []; when0 = c })
      (seq O (length coordinates_))) }

(** val torus_step : term -> term -> term * cond **)

let torus_step x0 a =
  ((Rest ((Plus (x0, (Num (Zpos XH)))), a)), Yes)

(** val mesh_step : term -> term -> term * cond **)

let mesh_step x0 a =
  ((Plus (x0, (Num (Zpos XH)))), (Less (x0, (Minus (a, (Num (Zpos XH)))))))

(** val grid : (term -> term -> term * cond) -> nat -> text **)

let grid step0 k = match k with
| O -> grid_text k (vars O k) (vars k k) step0
| S n0 ->
  (match n0 with
   | O ->
     grid_text (S O) ((Var O) :: ((Var O) :: [])) (vars (S O) (S (S O))) step0
   | S _ -> grid_text k (vars O k) (vars k k) step0)

(** val gamma_numbers_text : text **)

let gamma_numbers_text =
  let c = Var O in
  let k = Var (S O) in
  let l = Var (S (S O)) in
  let x0 = Var (S (S (S O))) in
  let j = Var (S (S (S (S O)))) in
  { parameters = (S (S (S O))); coordinates = ({ low = (Num Z0); high =
  (Minus ((Times (c, k)), (Num (Zpos XH)))); only = (And ((AtMost ((Num (Zpos
  (XO XH))), c)), (And ((AtMost ((Num (Zpos XH)), k)), (AtMost ((Num (Zpos
  XH)), l)))))) } :: ({ low = (Num Z0); high = (Minus ((Times ((Times (c,
  c)), l)), (Num (Zpos XH)))); only = Yes } :: [])); neighbours = ({ to0 =
  (x0 :: ((Rest ((Plus (j, (Num (Zpos XH)))), (Times ((Times (c, c)),
  l)))) :: [])); over = []; when0 = Yes } :: ({ to0 = ((Rest ((Plus (x0, (Num
  (Zpos XH)))), (Times (c, k)))) :: ((Rest ((Plus (j, (Times ((Times (c, l)),
  (Rest (j, c)))))), (Times ((Times (c, c)), l)))) :: [])); over = [];
  when0 = Yes } :: [])) }

(** val standard_texts : ((string * nat) * text) list **)

let standard_texts =
  (("Ring", (S O)), ring_text) :: ((("Complete", (S O)),
    complete_text) :: ((("Hypercube", (S O)), hypercube_text) :: ((("GP", (S
    (S O))), gP_text) :: ((("Petersen", O), petersen_text) :: ((("JTorus", (S
    (S O))), jTorus_text) :: ((("Octagon", O), octagon_text) :: ((("OCT", (S
    (S O))), oCT_text) :: ((("OMMH", (S (S (S O)))),
    oMMH_text) :: ((("XMesh", (S O)), xMesh_text) :: ((("XMeshW", (S O)),
    xMeshW_text) :: ((("XTorus", (S O)), xTorus_text) :: ((("CCTorus", (S
    O)), cCTorus_text) :: ((("CCTorusOpp", (S O)),
    cCTorusOpp_text) :: ((("QT", (S (S O))), qT_text) :: ((("FTT", (S O)),
    fTT_text) :: ((("MCR", (S O)), mCR_text) :: ((("TCR", (S O)),
    tCR_text) :: ((("Gamma", (S (S (S O)))),
    gamma_numbers_text) :: ((("FatTree", (S O)),
    fatTree_text) :: ((("Dragonfly", (S (S (S O)))),
    dragonfly_text) :: []))))))))))))))))))))

(** val standard : string -> nat -> text option **)

let standard name k =
  if (=) name "Mesh"
  then if Nat.eqb k O then None else Some (grid mesh_step k)
  else if (=) name "Torus"
       then if Nat.eqb k O then None else Some (grid torus_step k)
       else option_map snd
              (find (fun e ->
                (&&) ((=) name (fst (fst e))) (Nat.eqb k (snd (fst e))))
                standard_texts)

type arcs_line =
| Arcs_text of text
| Arcs_expression of expression

type network =
| Standard of string * z list
| Own of string * text * z list
| Worded of string * expression * z list
| Given of z * (z * z) list
| Directed of string * arcs_line * z list

(** val lexical : z list -> z list -> comparison **)

let rec lexical v w =
  match v with
  | [] -> (match w with
           | [] -> Eq
           | _ :: _ -> Lt)
  | x0 :: v0 ->
    (match w with
     | [] -> Gt
     | y :: w0 -> (match Z.compare x0 y with
                   | Eq -> lexical v0 w0
                   | x1 -> x1))

(** val filled : Uint63.t -> z list list -> z list Parray.t **)

let filled n0 l =
  snd
    (fold_left (fun p v -> ((add0 (fst p) (Uint63.of_int (1))),
      (set (snd p) (fst p) v))) l ((Uint63.of_int (0)), (make n0 [])))

(** val stand : z list Parray.t -> Uint63.t -> z list list -> bool **)

let rec stand a i = function
| [] -> true
| v :: l0 ->
  (match lexical (get a i) v with
   | Eq -> stand a (add0 i (Uint63.of_int (1))) l0
   | _ -> false)

(** val seek :
    nat -> z list Parray.t -> Uint63.t -> Uint63.t -> z list -> Uint63.t
    option **)

let rec seek fuel a from below1 w =
  match fuel with
  | O -> None
  | S fuel0 ->
    if ltb0 from below1
    then let m = lsr0 (add0 from below1) (Uint63.of_int (1)) in
         (match lexical (get a m) w with
          | Eq -> Some m
          | Lt -> seek fuel0 a (add0 m (Uint63.of_int (1))) below1 w
          | Gt -> seek fuel0 a from m w)
    else None

(** val found :
    Uint63.t -> z list Parray.t -> z list -> Uint63.t option **)

let found n0 a w =
  match seek (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
          (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
          (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
          O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) a
          (Uint63.of_int (0)) n0 w with
  | Some i -> if ltb0 i n0 then Some i else None
  | None -> None

(** val size_of : z list list -> z **)

let size_of l =
  Z.of_nat (length l)

(** val loop_from :
    Uint63.t -> ('a1 -> Uint63.t -> 'a1) -> Uint63.t -> 'a1 -> 'a1 **)

let rec loop_from n0 f i a =
  if ltb0 i n0 then loop_from n0 f (add0 i (Uint63.of_int (1))) (f a i) else a

(** val loop : Uint63.t -> ('a1 -> Uint63.t -> 'a1) -> 'a1 -> 'a1 **)

let loop n0 f a =
  loop_from n0 f (Uint63.of_int (0)) a

(** val all : Uint63.t -> (Uint63.t -> bool) -> bool **)

let all n0 test =
  loop n0 (fun b v -> if b then test v else false) true

(** val some : Uint63.t -> (Uint63.t -> bool) -> bool **)

let some n0 test =
  loop n0 (fun b v -> if b then true else test v) false

(** val run : nat -> ('a1 -> 'a1 * bool) -> 'a1 -> 'a1 * bool **)

let rec run k step0 s =
  match k with
  | O -> step0 s
  | S k0 ->
    let (s0, more) = run k0 step0 s in
    if more then run k0 step0 s0 else (s0, false)

(** val many_steps : nat **)

let many_steps =
  S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O))))))))))))))))))))))

(** val array_by :
    Uint63.t -> (Uint63.t -> 'a1 option) -> 'a1 -> 'a1 Parray.t option **)

let array_by n0 f d =
  loop n0 (fun o i ->
    match o with
    | Some t0 -> (match f i with
                  | Some a -> Some (set t0 i a)
                  | None -> None)
    | None -> None) (Some (make n0 d))

(** val tabulate_fast : Uint63.t -> (Uint63.t -> Uint63.t list) -> plain **)

let tabulate_fast n0 arcs =
  let t0 =
    loop n0 (fun t0 u -> fold_left (fun t1 v -> join n0 t1 u v) (arcs u) t0)
      (make n0 [])
  in
  { total = n0; row = (fun v -> get t0 v) }

(** val extents_of : z list -> z list -> range list -> (z * Uint63.t) list **)

let rec extents_of e v = function
| [] -> []
| r :: rs0 ->
  (match v with
   | [] -> []
   | x0 :: v0 ->
     (match value e r.low with
      | Some a ->
        (match value e r.high with
         | Some b ->
           (a,
             (of_Z (Z.add (Z.sub b a) (Zpos XH)))) :: (extents_of
                                                        (app e (x0 :: [])) v0
                                                        rs0)
         | None -> [])
      | None -> []))

(** val guess : (z * Uint63.t) list -> z list -> Uint63.t -> Uint63.t **)

let rec guess extents0 w at_ =
  match extents0 with
  | [] -> at_
  | p :: extents1 ->
    let (a, k) = p in
    (match w with
     | [] -> at_
     | x0 :: w0 -> guess extents1 w0 (add0 (mul0 at_ k) (of_Z (Z.sub x0 a))))

(** val same_tuple : z list -> z list -> bool **)

let rec same_tuple v w =
  match v with
  | [] -> (match w with
           | [] -> true
           | _ :: _ -> false)
  | x0 :: v0 ->
    (match w with
     | [] -> false
     | y :: w0 -> (&&) (Z.eqb x0 y) (same_tuple v0 w0))

(** val where_stands :
    Uint63.t -> z list Parray.t -> (z * Uint63.t) list -> z list ->
    Uint63.t option **)

let where_stands n0 a extents0 w =
  let i = guess extents0 w (Uint63.of_int (0)) in
  if ltb0 i n0
  then if same_tuple (get a i) w then Some i else found n0 a w
  else found n0 a w

(** val stand_all :
    Uint63.t -> z list Parray.t -> (z * Uint63.t) list -> Uint63.t -> z
    list list -> Uint63.t list option **)

let rec stand_all n0 a extents0 i = function
| [] -> Some []
| w :: ws0 ->
  (match where_stands n0 a extents0 w with
   | Some j ->
     if eqb0 i j
     then None
     else (match stand_all n0 a extents0 i ws0 with
           | Some l -> Some (j :: l)
           | None -> None)
   | None -> None)

(** val text_table : text -> z list -> plain option **)

let text_table t0 ps =
  match text_vertices t0 ps with
  | Some l ->
    let k = size_of l in
    if (&&) (Nat.eqb (length ps) t0.parameters) (fits k)
    then let n0 = of_Z k in
         let a = filled n0 l in
         if stand a (Uint63.of_int (0)) l
         then let extents0 =
                extents_of ps (get a (Uint63.of_int (0))) t0.coordinates
              in
              (match array_by n0 (fun i ->
                       match text_neighbours t0 ps (get a i) with
                       | Some ws -> stand_all n0 a extents0 i ws
                       | None -> None) [] with
               | Some arcs -> Some (tabulate_fast n0 (fun i -> get arcs i))
               | None -> None)
         else None
    else None
  | None -> None

(** val found_each :
    bool -> Uint63.t -> z list Parray.t -> Uint63.t -> z list list ->
    Uint63.t list option **)

let rec found_each loops n0 a i = function
| [] -> Some []
| w :: ws0 ->
  (match found n0 a w with
   | Some j ->
     if (&&) (negb loops) (eqb0 i j)
     then None
     else (match found_each loops n0 a i ws0 with
           | Some l -> Some (j :: l)
           | None -> None)
   | None -> None)

(** val stands_once : Uint63.t -> z list Parray.t -> Uint63.t -> bool **)

let stands_once n0 a i =
  match found n0 a (get a i) with
  | Some j -> eqb0 i j
  | None -> false

(** val row_numbers :
    bool -> z list list option -> (z list -> z list list option) ->
    (Uint63.t * Uint63.t list Parray.t) option **)

let row_numbers loops vertices0 near1 =
  match vertices0 with
  | Some l ->
    let k = size_of l in
    if fits k
    then let n0 = of_Z k in
         let a = filled n0 l in
         if (&&) (stand a (Uint63.of_int (0)) l) (all n0 (stands_once n0 a))
         then option_map (fun x0 -> (n0, x0))
                (array_by n0 (fun i ->
                  match near1 (get a i) with
                  | Some ws -> found_each loops n0 a i ws
                  | None -> None) [])
         else None
    else None
  | None -> None

(** val rows_table :
    z list list option -> (z list -> z list list option) -> plain option **)

let rows_table vertices0 near1 =
  match row_numbers false vertices0 near1 with
  | Some p ->
    let (n0, arcs) = p in Some (tabulate_fast n0 (fun i -> get arcs i))
  | None -> None

(** val arcs_table :
    z list list option -> (z list -> z list list option) -> plain option **)

let arcs_table vertices0 near1 =
  match row_numbers true vertices0 near1 with
  | Some p ->
    let (n0, arcs) = p in
    option_map (fun t0 -> { total = n0; row = (fun v -> get t0 v) })
      (array_by n0 (fun i -> Some (fold_right put [] (get arcs i))) [])
  | None -> None

(** val worded_table : expression -> z list -> plain option **)

let worded_table x0 ps =
  rows_table (worded_vertices x0 ps) (worded_neighbours x0 ps)

(** val listed_table : z -> (z * z) list -> plain option **)

let listed_table order links =
  if fits order then Some (edges_plain order links).plain_of else None

(** val network_table : network -> plain option **)

let network_table = function
| Standard (name, ps) ->
  (match standard name (length ps) with
   | Some t0 -> text_table t0 ps
   | None -> None)
| Own (_, t0, ps) -> text_table t0 ps
| Worded (_, x0, ps) -> worded_table x0 ps
| Given (order, links) -> listed_table order links
| Directed (_, _, _) -> None

(** val digraph_table : network -> plain option **)

let digraph_table = function
| Directed (_, line0, ps) ->
  (match line0 with
   | Arcs_text t0 ->
     if Nat.eqb (length ps) t0.parameters
     then arcs_table (text_vertices t0 ps) (text_neighbours t0 ps)
     else None
   | Arcs_expression x0 ->
     arcs_table (worded_vertices x0 ps) (worded_neighbours x0 ps))
| _ -> None

(** val table_of0 : network -> (bool * plain) option **)

let table_of0 n0 = match n0 with
| Directed (_, _, _) -> option_map (fun x0 -> (true, x0)) (digraph_table n0)
| _ -> option_map (fun x0 -> (false, x0)) (network_table n0)

type extended =
| Finite of z
| Infinite

type metric =
| OrderIs of z
| SizeIs of z
| MinDegreeIs of z
| MaxDegreeIs of z
| DistancesAre of z * z list
| EccentricityIs of z * extended
| DistanceIs of z * z * extended
| DiameterIs of extended
| RadiusIs of extended
| DistanceSumIs of extended
| GirthIs of extended
| GirthAtMost of z

type faults =
| VertexConnectivityAtLeast of z
| VertexConnectivityAtMost of z
| EdgeConnectivityAtLeast of z
| EdgeConnectivityAtMost of z
| DisjointPathsAtLeast of z * z * z
| DisjointPathsAtMost of z * z * z
| VertexFaultDetourIs of extended
| EdgeFaultDetourIs of extended

type hamilton =
| IsHamiltonian
| IsNotHamiltonian

type maps =
| Contains of network
| ClusterAtLeast of z * z
| ClusterAtMost of z * z

type matching =
| MatchingAtLeast of z
| MatchingAtMost of z

type ports =
| AllPort
| SinglePort

type rounds =
| BroadcastAtMost of ports * z * z
| BroadcastAtLeast of ports * z * z
| BroadcastsAtMost of ports * z
| BroadcastsAtLeast of ports * z
| GossipAtMost of ports * z
| GossipAtLeast of ports * z

type symmetry_fact =
| TransitiveIs of bool
| OrbitsAre of z
| EdgeTransitiveIs of bool
| EdgeOrbitsAre of z
| AutomorphismsNamed of string * z
| AutomorphismsAtLeast of z
| AutomorphismsAre of z
| BipartiteIs of bool

(** val middle : z -> z **)

let middle n0 =
  Z.div n0 (Zpos (XO XH))

(** val mesh : (z * z) -> (z * z) -> z **)

let mesh u v =
  Z.add (Z.abs (Z.sub (fst u) (fst v))) (Z.abs (Z.sub (snd u) (snd v)))

(** val along_mesh : (z * z) -> (z * z) -> z * z **)

let along_mesh u v =
  let (x0, y) = u in
  let (x', y') = v in
  if Z.ltb x0 x'
  then ((Z.add x0 (Zpos XH)), y)
  else if Z.ltb x' x0
       then ((Z.sub x0 (Zpos XH)), y)
       else if Z.ltb y y'
            then (x0, (Z.add y (Zpos XH)))
            else if Z.ltb y' y then (x0, (Z.sub y (Zpos XH))) else u

type side =
| Left
| Right
| Down
| Up

(** val to_side : z -> side -> (z * z) -> z * z **)

let to_side n0 s = function
| (x0, y) ->
  (match s with
   | Left ->
     if Z.ltb Z0 x0
     then ((Z.sub x0 (Zpos XH)), y)
     else ((Z.sub n0 (Zpos XH)), (Z.modulo (Z.add y (middle n0)) n0))
   | Right ->
     if Z.ltb x0 (Z.sub n0 (Zpos XH))
     then ((Z.add x0 (Zpos XH)), y)
     else (Z0, (Z.modulo (Z.sub y (middle n0)) n0))
   | Down ->
     if Z.ltb Z0 y
     then (x0, (Z.sub y (Zpos XH)))
     else ((Z.modulo (Z.add x0 (middle n0)) n0), (Z.sub n0 (Zpos XH)))
   | Up ->
     if Z.ltb y (Z.sub n0 (Zpos XH))
     then (x0, (Z.add y (Zpos XH)))
     else ((Z.modulo (Z.sub x0 (middle n0)) n0), Z0))

(** val shifted : z -> z -> z -> z -> z * z **)

let shifted n0 p q0 m =
  let border = Z.sub n0 m in
  if Z.ltb p border
  then let hops2 = Z.abs (Z.sub (Z.add p m) q0) in
       let over2 = Z.add (Z.sub border p) q0 in
       if Z.ltb over2 hops2 then (over2, (Zpos XH)) else (hops2, Z0)
  else let hops2 = Z.abs (Z.sub (Z.sub p border) q0) in
       let back1 = Z.sub (Z.add (Z.sub p border) n0) q0 in
       if Z.ltb back1 hops2 then (back1, (Zneg XH)) else (hops2, Z0)

(** val crossing : z -> side -> (z * z) -> (z * z) -> z * z **)

let crossing n0 s u v =
  let (x0, y) = u in
  let (x', y') = v in
  let (d, first) =
    match s with
    | Left -> shifted n0 y y' (middle n0)
    | Right -> shifted n0 y y' (Z.sub n0 (middle n0))
    | Down -> shifted n0 x0 x' (middle n0)
    | Up -> shifted n0 x0 x' (Z.sub n0 (middle n0))
  in
  ((Z.add
     (match s with
      | Left -> Z.sub (Z.add x0 n0) x'
      | Right -> Z.sub (Z.add x' n0) x0
      | Down -> Z.sub (Z.add y n0) y'
      | Up -> Z.sub (Z.add y' n0) y) d), first)

(** val ring : z -> (z * z) list **)

let ring n0 =
  let m = middle n0 in
  let e = Z.sub n0 (Zpos XH) in
  (Z0, Z0) :: ((e, m) :: ((e, (Z.sub m (Zpos XH))) :: ((Z0,
  e) :: (((Z.sub n0 m), Z0) :: (((Z.sub e m), Z0) :: ((e, e) :: ((Z0,
  (Z.sub e m)) :: ((Z0, (Z.sub n0 m)) :: ((e, Z0) :: (((Z.sub m (Zpos XH)),
  e) :: ((m, e) :: [])))))))))))

(** val near_ring : z -> (z * z) -> z **)

let near_ring n0 = function
| (x0, y) ->
  let a = Z.min x0 (Z.sub (Z.sub n0 (Zpos XH)) x0) in
  let b = Z.min y (Z.sub (Z.sub n0 (Zpos XH)) y) in
  Z.min (Z.add a b) (Z.sub (Z.sub (middle n0) (Zpos XH)) (Z.abs (Z.sub a b)))

(** val settled : z -> z list -> z * z list **)

let rec settled d = function
| [] -> (d, [])
| a :: l0 ->
  let d0 = Z.min (Z.add d (Zpos XH)) a in
  let (e, l1) = settled d0 l0 in (e, (d0 :: l1))

(** val from_ring : z -> (z * z) -> z list **)

let from_ring n0 v =
  let l = map (fun p -> mesh p v) (ring n0) in
  let (d, l0) = settled (last l Z0) l in
  let (d0, l1) = settled d l0 in
  let (d1, l2) = settled d0 (rev l1) in let (_, l3) = settled d1 l2 in rev l3

(** val enter :
    nat -> (z * z) -> (z * z) list -> z list -> z -> nat option **)

let rec enter i u places2 rest0 least0 =
  match places2 with
  | [] -> None
  | p :: places3 ->
    (match rest0 with
     | [] -> None
     | d :: rest1 ->
       let d0 = Z.add (mesh u p) d in
       if Z.ltb d0 least0
       then (match enter (S i) u places3 rest1 d0 with
             | Some j -> Some j
             | None -> Some i)
       else enter (S i) u places3 rest1 least0)

(** val by_ring : z -> (z * z) -> (z * z) -> z -> (z * z) option **)

let by_ring n0 u v least0 =
  if Z.ltb (Z.add (Z.add (near_ring n0 u) (near_ring n0 v)) (Zpos (XO XH)))
       least0
  then let rest0 = from_ring n0 v in
       if Z.ltb
            (Z.add (near_ring n0 u) (fold_left Z.min rest0 (hd Z0 rest0)))
            least0
       then (match enter O u (ring n0) rest0 least0 with
             | Some i ->
               let p = nth i (ring n0) (Z0, Z0) in
               if Z.eqb (mesh u p) Z0
               then let next1 =
                      Nat.modulo (add i (S O)) (S (S (S (S (S (S (S (S (S (S
                        (S (S O))))))))))))
                    in
                    Some
                    (nth
                      (if Z.ltb (nth next1 rest0 Z0) (nth i rest0 Z0)
                       then next1
                       else Nat.modulo
                              (add i (S (S (S (S (S (S (S (S (S (S (S
                                O)))))))))))) (S (S (S (S (S (S (S (S (S (S
                              (S (S O))))))))))))) (ring n0) (Z0, Z0))
               else Some (along_mesh u p)
             | None -> None)
       else None
  else None

(** val ftt_hop : z -> (z * z) -> (z * z) -> z * z **)

let ftt_hop n0 u v =
  let (least0, over2) =
    fold_left (fun best0 s ->
      let (d, first) = crossing n0 s u v in
      if Z.ltb d (fst best0) then (d, (Some (s, first))) else best0)
      (Left :: (Right :: (Down :: (Up :: [])))) ((mesh u v), None)
  in
  (match by_ring n0 u v least0 with
   | Some w -> w
   | None ->
     (match over2 with
      | Some p ->
        let (s, first) = p in
        if Z.eqb first Z0
        then to_side n0 s u
        else (match s with
              | Left -> ((fst u), (Z.add (snd u) first))
              | Right -> ((fst u), (Z.add (snd u) first))
              | _ -> ((Z.add (fst u) first), (snd u)))
      | None -> along_mesh u v))

(** val ftt_minimal : z -> z list -> z list -> z list option **)

let ftt_minimal n0 a b =
  match a with
  | [] -> None
  | x0 :: l ->
    (match l with
     | [] -> None
     | y :: l0 ->
       (match l0 with
        | [] ->
          (match b with
           | [] -> None
           | x' :: l1 ->
             (match l1 with
              | [] -> None
              | y' :: l2 ->
                (match l2 with
                 | [] ->
                   let (x1, y0) = ftt_hop n0 (x0, y) (x', y') in
                   Some (x1 :: (y0 :: []))
                 | _ :: _ -> None)))
        | _ :: _ -> None))

(** val fattree : z -> z list -> z list -> z list option **)

let fattree k a b =
  let n0 = Z.div k (Zpos (XO XH)) in
  (match a with
   | [] -> None
   | kind0 :: l ->
     (match l with
      | [] -> None
      | x0 :: l0 ->
        (match l0 with
         | [] -> None
         | y :: l1 ->
           (match l1 with
            | [] -> None
            | _ :: l2 ->
              (match l2 with
               | [] ->
                 (match b with
                  | [] -> None
                  | z0 :: l3 ->
                    (match z0 with
                     | Z0 ->
                       (match l3 with
                        | [] -> None
                        | pod :: l4 ->
                          (match l4 with
                           | [] -> None
                           | edge :: l5 ->
                             (match l5 with
                              | [] -> None
                              | i :: l6 ->
                                (match l6 with
                                 | [] ->
                                   if Z.eqb kind0 Z0
                                   then Some ((Zpos
                                          XH) :: (x0 :: (y :: (Z0 :: []))))
                                   else if Z.eqb kind0 (Zpos XH)
                                        then if (&&) (Z.eqb x0 pod)
                                                  (Z.eqb y edge)
                                             then Some b
                                             else Some ((Zpos (XO
                                                    XH)) :: (x0 :: ((Z.modulo
                                                                    (Z.add i
                                                                    y) n0) :: (Z0 :: []))))
                                        else if Z.eqb kind0 (Zpos (XO XH))
                                             then if Z.eqb x0 pod
                                                  then Some ((Zpos
                                                         XH) :: (pod :: (edge :: (Z0 :: []))))
                                                  else Some ((Zpos (XI
                                                         XH)) :: (y :: (
                                                         (Z.modulo
                                                           (Z.add i y) n0) :: (Z0 :: []))))
                                             else Some ((Zpos (XO
                                                    XH)) :: (pod :: (x0 :: (Z0 :: []))))
                                 | _ :: _ -> None))))
                     | _ -> None))
               | _ :: _ -> None)))))

(** val dragonfly : z -> z -> z list -> z list -> z list option **)

let dragonfly m h a b =
  match a with
  | [] -> None
  | kind0 :: l ->
    (match l with
     | [] -> None
     | x0 :: l0 ->
       (match l0 with
        | [] -> None
        | r :: l1 ->
          (match l1 with
           | [] -> None
           | _ :: l2 ->
             (match l2 with
              | [] ->
                (match b with
                 | [] -> None
                 | _ :: l3 ->
                   (match l3 with
                    | [] -> None
                    | x' :: l4 ->
                      (match l4 with
                       | [] -> None
                       | r' :: l5 ->
                         (match l5 with
                          | [] -> None
                          | _ :: l6 ->
                            (match l6 with
                             | [] ->
                               if Z.eqb kind0 Z0
                               then Some ((Zpos
                                      XH) :: (x0 :: (r :: (Z0 :: []))))
                               else if (&&) (Z.eqb x0 x') (Z.eqb r r')
                                    then Some b
                                    else if Z.eqb x0 x'
                                         then Some ((Zpos
                                                XH) :: (x' :: (r' :: (Z0 :: []))))
                                         else let channel =
                                                Z.modulo
                                                  (Z.sub (Z.sub x' x0) (Zpos
                                                    XH))
                                                  (Z.add (Z.mul m h) (Zpos
                                                    XH))
                                              in
                                              if Z.eqb (Z.div channel h) r
                                              then Some ((Zpos
                                                     XH) :: (x' :: ((Z.div
                                                                    (Z.sub
                                                                    (Z.sub
                                                                    (Z.mul m
                                                                    h) (Zpos
                                                                    XH))
                                                                    channel)
                                                                    h) :: (Z0 :: []))))
                                              else Some ((Zpos
                                                     XH) :: (x0 :: ((Z.div
                                                                    channel h) :: (Z0 :: []))))
                             | _ :: _ -> None)))))
              | _ :: _ -> None))))

(** val dragonfly_second : z list -> z list -> z list -> bool **)

let dragonfly_second a b c =
  match a with
  | [] -> false
  | z0 :: l ->
    (match z0 with
     | Zpos p ->
       (match p with
        | XH ->
          (match l with
           | [] -> false
           | x0 :: l0 ->
             (match l0 with
              | [] -> false
              | _ :: l1 ->
                (match l1 with
                 | [] -> false
                 | _ :: l2 ->
                   (match l2 with
                    | [] ->
                      (match b with
                       | [] -> false
                       | _ :: l3 ->
                         (match l3 with
                          | [] -> false
                          | x' :: l4 ->
                            (match l4 with
                             | [] -> false
                             | _ :: l5 ->
                               (match l5 with
                                | [] -> false
                                | _ :: l6 ->
                                  (match l6 with
                                   | [] ->
                                     (match c with
                                      | [] -> false
                                      | z5 :: l7 ->
                                        (match z5 with
                                         | Zpos p0 ->
                                           (match p0 with
                                            | XH ->
                                              (match l7 with
                                               | [] -> false
                                               | x'' :: l8 ->
                                                 (match l8 with
                                                  | [] -> false
                                                  | _ :: l9 ->
                                                    (match l9 with
                                                     | [] -> false
                                                     | _ :: l10 ->
                                                       (match l10 with
                                                        | [] ->
                                                          (&&) (Z.eqb x0 x')
                                                            (Z.eqb x'' x')
                                                        | _ :: _ -> false))))
                                            | _ -> false)
                                         | _ -> false))
                                   | _ :: _ -> false)))))
                    | _ :: _ -> false))))
        | _ -> false)
     | _ -> false)

(** val down_from : z -> z -> z list **)

let down_from a b =
  map (fun j -> Z.sub a (Z.of_nat j))
    (seq O (Z.to_nat (Z.add (Z.sub a b) (Zpos XH))))

(** val johnson : z -> z -> bool list **)

let johnson i m =
  map (fun b -> if Z.leb i m then Z.ltb b i else Z.leb (Z.sub i m) b)
    (down_from (Z.sub m (Zpos XH)) Z0)

type printed_piece =
| Bits of z * z
| Opposite of z

(** val bit_of : bool list -> z -> bool **)

let bit_of word0 i =
  nth (sub (sub (length word0) (S O)) (Z.to_nat i)) word0 false

(** val written : bool list -> printed_piece list -> bool list **)

let written word0 pieces0 =
  flat_map (fun p ->
    match p with
    | Bits (a, b) -> map (bit_of word0) (down_from a b)
    | Opposite a -> (negb (bit_of word0 a)) :: []) pieces0

(** val printed_words : z -> z -> printed_piece list list **)

let printed_words k m =
  let top0 = Z.add (Z.add m k) (Zpos (XI XH)) in
  ((Bits (top0, k)) :: ((Opposite (Zpos (XO (XO XH)))) :: ((Bits
  ((Z.sub k (Zpos XH)), (Zpos (XI (XO XH))))) :: []))) :: (((Bits (top0,
  k)) :: ((Bits ((Z.sub k (Zpos (XO XH))), (Zpos (XO (XO
  XH))))) :: ((Opposite (Z.sub k (Zpos XH))) :: []))) :: (((Opposite
  k) :: ((Bits (top0, (Z.add k (Zpos XH)))) :: ((Bits ((Z.sub k (Zpos XH)),
  (Zpos (XO (XO XH))))) :: []))) :: (((Bits ((Z.sub top0 (Zpos XH)),
  k)) :: ((Opposite top0) :: ((Bits ((Z.sub k (Zpos (XO XH))), (Zpos (XI (XO
  XH))))) :: ((Bits ((Z.sub k (Zpos XH)),
  (Z.sub k (Zpos XH)))) :: [])))) :: [])))

(** val differing : bool list -> bool list -> z **)

let rec differing a b =
  match a with
  | [] ->
    (match b with
     | [] -> Z.of_nat (length (filter (fun x0 -> x0) a))
     | _ :: _ -> Z.of_nat (length (filter (fun x0 -> x0) b)))
  | x0 :: a0 ->
    (match b with
     | [] -> Z.of_nat (length (filter (fun x1 -> x1) a))
     | y :: b0 -> Z.add (if eqb x0 y then Z0 else Zpos XH) (differing a0 b0))

(** val hamming : bool list -> bool list -> z **)

let hamming a b =
  differing (rev a) (rev b)

(** val same_word : bool list -> bool list -> bool **)

let rec same_word a b =
  match a with
  | [] -> (match b with
           | [] -> true
           | _ :: _ -> false)
  | x0 :: a0 ->
    (match b with
     | [] -> false
     | y :: b0 -> (&&) (eqb x0 y) (same_word a0 b0))

(** val nearest :
    nat -> bool list list -> bool list -> (z * (nat * bool list)) option ->
    (nat * bool list) option **)

let rec nearest i words to_ best0 =
  match words with
  | [] -> option_map snd best0
  | w :: words0 ->
    let d = hamming w to_ in
    nearest (S i) words0 to_
      (match best0 with
       | Some p ->
         let (e, _) = p in if Z.ltb d e then Some (d, (i, w)) else best0
       | None -> Some (d, (i, w)))

(** val torus_code : z -> z -> z -> z -> bool list **)

let torus_code k m row0 col =
  app (johnson row0 k) (johnson col m)

(** val node_of : z -> z -> bool list -> (z * z) option **)

let node_of k m word0 =
  find (fun v -> same_word word0 (torus_code k m (fst v) (snd v)))
    (list_prod (down_from (Z.sub (Z.mul (Zpos (XO XH)) k) (Zpos XH)) Z0)
      (down_from (Z.sub (Z.mul (Zpos (XO XH)) m) (Zpos XH)) Z0))

(** val printed_hop :
    bool -> z -> z -> z -> z -> z -> z -> bool list -> (z * z) option **)

let printed_hop ports0 k m row0 col torow tocol low0 =
  if (&&) (Z.eqb row0 torow) (Z.eqb col tocol)
  then None
  else (match nearest O
                (map (written (app (torus_code k m row0 col) low0))
                  (printed_words k m)) (torus_code k m torow tocol) None with
        | Some p ->
          let (i, w) = p in
          if ports0
          then Some
                 (match i with
                  | O ->
                    (row0,
                      (Z.modulo (Z.sub col (Zpos XH))
                        (Z.mul (Zpos (XO XH)) m)))
                  | S n0 ->
                    (match n0 with
                     | O ->
                       (row0,
                         (Z.modulo (Z.add col (Zpos XH))
                           (Z.mul (Zpos (XO XH)) m)))
                     | S n1 ->
                       (match n1 with
                        | O ->
                          ((Z.modulo (Z.sub row0 (Zpos XH))
                             (Z.mul (Zpos (XO XH)) k)), col)
                        | S _ ->
                          ((Z.modulo (Z.add row0 (Zpos XH))
                             (Z.mul (Zpos (XO XH)) k)), col))))
          else node_of k m w
        | None -> None)

(** val jtorus_printed :
    bool -> z -> z -> z list -> z list -> z list option **)

let jtorus_printed ports0 k m a b =
  match a with
  | [] -> None
  | row0 :: l ->
    (match l with
     | [] -> None
     | col :: l0 ->
       (match l0 with
        | [] ->
          (match b with
           | [] -> None
           | torow :: l1 ->
             (match l1 with
              | [] -> None
              | tocol :: l2 ->
                (match l2 with
                 | [] ->
                   option_map (fun v -> (fst v) :: ((snd v) :: []))
                     (printed_hop ports0 k m row0 col torow tocol
                       (repeat false (S (S (S (S O))))))
                 | _ :: _ -> None)))
        | _ :: _ -> None))

(** val oct_printed :
    (z -> z) -> bool -> z -> z -> z list -> z list -> z list option **)

let oct_printed octagon_step0 ports0 k m a b =
  match a with
  | [] -> None
  | row0 :: l ->
    (match l with
     | [] -> None
     | col :: l0 ->
       (match l0 with
        | [] -> None
        | o :: l1 ->
          (match l1 with
           | [] ->
             (match b with
              | [] -> None
              | torow :: l2 ->
                (match l2 with
                 | [] -> None
                 | tocol :: l3 ->
                   (match l3 with
                    | [] -> None
                    | p :: l4 ->
                      (match l4 with
                       | [] ->
                         if Z.eqb o p
                         then option_map (fun v ->
                                (fst v) :: ((snd v) :: (o :: [])))
                                (printed_hop ports0 k m row0 col torow tocol
                                  (johnson o (Zpos (XO (XO XH)))))
                         else Some
                                (row0 :: (col :: ((Z.modulo
                                                    (Z.add o
                                                      (octagon_step0
                                                        (Z.modulo (Z.sub p o)
                                                          (Zpos (XO (XO (XO
                                                          XH))))))) (Zpos (XO
                                                    (XO (XO XH))))) :: [])))
                       | _ :: _ -> None))))
           | _ :: _ -> None)))

(** val out_of : z -> z * z **)

let out_of z0 =
  let (x0, y) =
    nth (Z.to_nat (Z.modulo z0 (Zpos (XO (XO XH))))) (((Zneg XH), (Zpos
      XH)) :: ((Z0, (Zpos XH)) :: (((Zneg XH), (Zneg XH)) :: (((Zneg XH),
      Z0) :: [])))) (Z0, Z0)
  in
  if Z.ltb z0 (Zpos (XO (XO XH))) then (x0, y) else ((Z.opp x0), (Z.opp y))

(** val reach : z **)

let reach =
  Zpos (XI (XO (XI XH)))

(** val lattice_place : z -> z -> z -> Uint63.t **)

let lattice_place x0 y z0 =
  of_Z
    (Z.add
      (Z.mul
        (Z.add
          (Z.add (Z.mul (Z.add x0 reach) (Zpos (XI (XI (XO (XI XH)))))) y)
          reach) (Zpos (XO (XO (XO XH))))) z0)

type lattice = Uint63.t Parray.t

type corner_in_lattice = (z * z) * z

(** val hop_in_lattice : corner_in_lattice -> nat -> corner_in_lattice **)

let hop_in_lattice v hop0 =
  let (p, z0) = v in
  let (x0, y) = p in
  (match hop0 with
   | O -> ((x0, y), (Z.coq_lxor z0 (Z.pow (Zpos (XO XH)) (Z.of_nat hop0))))
   | S n0 ->
     (match n0 with
      | O -> ((x0, y), (Z.coq_lxor z0 (Z.pow (Zpos (XO XH)) (Z.of_nat hop0))))
      | S n1 ->
        (match n1 with
         | O ->
           ((x0, y), (Z.coq_lxor z0 (Z.pow (Zpos (XO XH)) (Z.of_nat hop0))))
         | S n2 ->
           (match n2 with
            | O ->
              let (dx, dy) = out_of z0 in
              (((Z.add x0 dx), (Z.add y dy)),
              (Z.coq_lxor z0 (Zpos (XO (XO XH)))))
            | S _ ->
              ((x0, y),
                (Z.coq_lxor z0 (Z.pow (Zpos (XO XH)) (Z.of_nat hop0))))))))

(** val search_from :
    z -> (lattice * corner_in_lattice list) -> corner_in_lattice ->
    lattice * corner_in_lattice list **)

let search_from distance s v =
  fold_left (fun s0 hop0 ->
    let (p, z0) = hop_in_lattice v hop0 in
    let (x0, y) = p in
    if (&&) (Z.leb (Z.abs x0) reach) (Z.leb (Z.abs y) reach)
    then let p0 = lattice_place x0 y z0 in
         if eqb0 (get (fst s0) p0) (Uint63.of_int (0))
         then ((set (fst s0) p0
                 (of_Z
                   (Z.add (Z.add (Zpos XH) distance)
                     (Z.mul (Zpos (XO (XO (XO (XO (XO (XO XH)))))))
                       (Z.of_nat hop0))))), (((x0, y), z0) :: (snd s0)))
         else s0
    else s0) (O :: ((S O) :: ((S (S O)) :: ((S (S (S O))) :: [])))) s

(** val search_layers :
    nat -> z -> lattice -> corner_in_lattice list -> lattice **)

let rec search_layers fuel distance t0 layer =
  match fuel with
  | O -> t0
  | S fuel0 ->
    (match layer with
     | [] -> t0
     | _ :: _ ->
       let (t1, found0) = fold_left (search_from distance) layer (t0, []) in
       search_layers fuel0 (Z.add distance (Zpos XH)) t1 (rev found0))

(** val lattice_to : z -> lattice **)

let lattice_to w =
  search_layers (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))) (Zpos
    XH)
    (set (make (Uint63.of_int (5832)) (Uint63.of_int (0)))
      (lattice_place Z0 Z0 w) (Uint63.of_int (1))) (((Z0, Z0), w) :: [])

(** val lattices : lattice list **)

let lattices =
  let made = ref [] in
  fun () -> if !made = [] then made := map lattice_to (Z0 :: ((Zpos XH) :: ((Zpos (XO XH)) :: ((Zpos (XI
    XH)) :: ((Zpos (XO (XO XH))) :: ((Zpos (XI (XO XH))) :: ((Zpos (XO (XI
    XH))) :: ((Zpos (XI (XI XH))) :: []))))))));
    !made

(** val in_lattice : z -> z -> z -> z -> z * z **)

let in_lattice x0 y z0 w =
  let b = Z.min (Z.abs x0) (Z.abs y) in
  let a = Z.sub (Z.max (Z.abs x0) (Z.abs y)) b in
  let less_b = Z.max Z0 (Z.sub b (Zpos (XO (XO XH)))) in
  let less_a =
    Z.max Z0
      (Z.mul (Zpos (XO XH))
        (Z.div (Z.sub a (Zpos (XO (XO XH)))) (Zpos (XO XH))))
  in
  let shorter0 = fun c far0 ->
    Z.mul (if Z.ltb c Z0 then Zneg XH else Zpos XH)
      (Z.sub (Z.sub (Z.abs c) less_b) (if far0 then less_a else Z0))
  in
  let x' = shorter0 x0 (Z.ltb (Z.abs y) (Z.abs x0)) in
  let y' = shorter0 y (Z.leb (Z.abs x0) (Z.abs y)) in
  let e =
    to_Z
      (get
        (nth (Z.to_nat w) (lattices ())
          (make (Uint63.of_int (0)) (Uint63.of_int (0))))
        (lattice_place (Z.opp x') (Z.opp y') z0))
  in
  ((Z.add
     (Z.modulo (Z.sub e (Zpos XH)) (Zpos (XO (XO (XO (XO (XO (XO XH))))))))
     (Z.mul (Zpos (XO XH)) (Z.add less_a less_b))),
  (Z.div e (Zpos (XO (XO (XO (XO (XO (XO XH)))))))))

(** val modules_of : z -> z -> z -> z -> (z * z) list **)

let modules_of m n0 x0 y =
  flat_map (fun x1 ->
    map (fun x2 -> (x1, x2))
      (app
        (y :: ((Z.sub y n0) :: ((Z.add y n0) :: ((Z.sub y
                                                   (Z.mul (Zpos (XO XH)) n0)) :: []))))
        (let c = Z.abs x1 in
         if Z.ltb n0 c
         then let low0 = Z.sub (Z.opp c) (Z.modulo (Z.sub (Z.opp c) y) n0) in
              let high0 = Z.add c (Z.modulo (Z.sub y c) n0) in
              low0 :: ((Z.add low0 n0) :: ((Z.sub high0 n0) :: (high0 :: [])))
         else [])))
    (x0 :: ((Z.sub x0 m) :: ((Z.add x0 m) :: ((Z.sub x0
                                                (Z.mul (Zpos (XO XH)) m)) :: []))))

(** val nearer_module : z -> z -> z **)

let nearer_module a k =
  if Z.ltb k (Z.mul (Zpos (XO XH)) a) then Z.sub a k else a

(** val least_in_lattice : z -> z -> z -> z -> z -> z -> z * z **)

let least_in_lattice m n0 x0 y z0 w =
  fold_left (fun best0 xY ->
    let (x1, y0) = xY in
    if Z.ltb
         (Z.sub (Z.mul (Zpos (XO XH)) (Z.max (Z.abs x1) (Z.abs y0))) (Zpos
           XH)) (fst best0)
    then let d = in_lattice x1 y0 z0 w in
         if Z.ltb (fst d) (fst best0) then d else best0
    else best0) (modules_of m n0 x0 y)
    ((Z.add (fst (in_lattice (nearer_module x0 m) (nearer_module y n0) z0 w))
       (Zpos XH)), Z0)

(** val qt_minimal : z -> z -> z list -> z list -> z list option **)

let qt_minimal m n0 a b =
  match a with
  | [] -> None
  | x0 :: l ->
    (match l with
     | [] -> None
     | y :: l0 ->
       (match l0 with
        | [] -> None
        | z0 :: l1 ->
          (match l1 with
           | [] ->
             (match b with
              | [] -> None
              | x' :: l2 ->
                (match l2 with
                 | [] -> None
                 | y' :: l3 ->
                   (match l3 with
                    | [] -> None
                    | w :: l4 ->
                      (match l4 with
                       | [] ->
                         let (distance, hop0) =
                           least_in_lattice m n0 (Z.modulo (Z.sub x' x0) m)
                             (Z.modulo (Z.sub y' y) n0) z0 w
                         in
                         if Z.eqb distance Z0
                         then None
                         else if Z.ltb hop0 (Zpos (XI XH))
                              then Some
                                     (x0 :: (y :: ((Z.coq_lxor z0
                                                     (Z.pow (Zpos (XO XH))
                                                       hop0)) :: [])))
                              else let (dx, dy) = out_of z0 in
                                   Some
                                   ((Z.modulo (Z.add x0 dx) m) :: ((Z.modulo
                                                                    (Z.add y
                                                                    dy) n0) :: (
                                   (Z.coq_lxor z0 (Zpos (XO (XO XH)))) :: [])))
                       | _ :: _ -> None))))
           | _ :: _ -> None)))

(** val line_hops : z -> bool -> z -> z -> z **)

let line_hops n0 wraps a b =
  let d = Z.abs (Z.sub a b) in if wraps then Z.min d (Z.sub n0 d) else d

(** val grid_hops : z -> bool -> (z * z) -> (z * z) -> z **)

let grid_hops n0 wraps u v =
  Z.add (line_hops n0 wraps (fst u) (fst v))
    (line_hops n0 wraps (snd u) (snd v))

(** val nearer_on_line : z -> bool -> z -> z -> z **)

let nearer_on_line n0 wraps a b =
  if if wraps
     then Z.leb (Z.mul (Zpos (XO XH)) (Z.modulo (Z.sub b a) n0)) n0
     else Z.ltb a b
  then if Z.eqb (Z.add a (Zpos XH)) n0 then Z0 else Z.add a (Zpos XH)
  else if Z.eqb a Z0 then Z.sub n0 (Zpos XH) else Z.sub a (Zpos XH)

(** val grid_step : z -> bool -> (z * z) -> (z * z) -> z * z **)

let grid_step n0 wraps u v =
  if negb (Z.eqb (fst u) (fst v))
  then ((nearer_on_line n0 wraps (fst u) (fst v)), (snd u))
  else if negb (Z.eqb (snd u) (snd v))
       then ((fst u), (nearer_on_line n0 wraps (snd u) (snd v)))
       else u

(** val mirrored : z -> z -> z **)

let mirrored n0 column =
  Z.sub (Z.sub n0 (Zpos XH)) column

(** val on_diagonal : z -> bool -> z -> z * z **)

let on_diagonal n0 second i =
  (i, (if second then mirrored n0 i else i))

(** val along_diagonal : z -> z -> z -> z -> z **)

let along_diagonal n0 around1 i j =
  let d = Z.abs (Z.sub i j) in
  if Z.ltb Z0 around1
  then Z.min d (Z.add (Z.sub (Z.sub n0 (Zpos XH)) d) around1)
  else d

type over_diagonal = { second_one : bool; point_in : z; point_out : z;
                       hops_in : z; hops_out : z }

(** val over_hops : z -> z -> over_diagonal -> z **)

let over_hops n0 around1 o =
  Z.add (Z.add o.hops_in (along_diagonal n0 around1 o.point_in o.point_out))
    o.hops_out

(** val over_diagonals :
    z -> bool -> (z * z) -> (z * z) -> over_diagonal list **)

let over_diagonals n0 wraps u v =
  flat_map (fun second ->
    let c = if second then mirrored n0 (snd u) else snd u in
    let c' = if second then mirrored n0 (snd v) else snd v in
    flat_map (fun i ->
      map (fun j -> { second_one = second; point_in = i; point_out = j;
        hops_in = (line_hops n0 wraps (fst u) c); hops_out =
        (line_hops n0 wraps (fst v) c') }) ((fst v) :: (c' :: [])))
      ((fst u) :: (c :: []))) (false :: (true :: []))

(** val follow_diagonal : z -> bool -> z -> bool -> z -> z -> z * z **)

let follow_diagonal n0 wraps around1 second i j =
  let next1 =
    if eqb (Z.eqb (along_diagonal n0 around1 i j) (Z.abs (Z.sub i j)))
         (Z.ltb j i)
    then Z.sub i (Zpos XH)
    else Z.add i (Zpos XH)
  in
  if (&&) (Z.leb Z0 next1) (Z.ltb next1 n0)
  then on_diagonal n0 second next1
  else if wraps
       then on_diagonal n0 (negb second) i
       else on_diagonal n0 second (Z.sub (Z.sub n0 (Zpos XH)) i)

(** val diagonal_hop : z -> bool -> z -> (z * z) -> (z * z) -> z * z **)

let diagonal_hop n0 wraps around1 u v =
  let (_, way0) =
    fold_left (fun best0 o ->
      if Z.ltb (over_hops n0 around1 o) (fst best0)
      then ((over_hops n0 around1 o), (Some o))
      else best0) (over_diagonals n0 wraps u v) ((grid_hops n0 wraps u v),
      None)
  in
  (match way0 with
   | Some o ->
     if Z.ltb Z0 o.hops_in
     then grid_step n0 wraps u (on_diagonal n0 o.second_one o.point_in)
     else follow_diagonal n0 wraps around1 o.second_one o.point_in o.point_out
   | None -> grid_step n0 wraps u v)

(** val torus_hops : z -> (z * z) -> (z * z) -> z **)

let torus_hops n0 =
  grid_hops n0 true

(** val around_torus : z -> (z * z) -> (z * z) -> z * z **)

let around_torus n0 =
  grid_step n0 true

(** val at_edge : z -> bool -> z **)

let at_edge n0 = function
| true -> Z.sub n0 (Zpos XH)
| false -> Z0

(** val at_middle : z -> bool -> z **)

let at_middle n0 = function
| true -> Z.div n0 (Zpos (XO XH))
| false -> Z.div (Z.sub n0 (Zpos XH)) (Zpos (XO XH))

type centre = bool * bool

(** val centre_at : z -> centre -> z * z **)

let centre_at n0 k =
  ((at_middle n0 (fst k)), (at_middle n0 (snd k)))

(** val outer_nodes : z -> bool -> centre -> (z * z) list **)

let outer_nodes n0 opposite0 = function
| (i, j) ->
  ((at_edge n0 (xorb i opposite0)),
    (at_edge n0 (xorb j opposite0))) :: (((at_edge n0 i),
    (at_middle n0 j)) :: (((at_middle n0 i), (at_edge n0 j)) :: []))

(** val first_least : ('a1 -> z) -> 'a1 -> 'a1 list -> 'a1 **)

let first_least f first rest0 =
  fold_left (fun a b -> if Z.ltb (f b) (f a) then b else a) rest0 first

(** val nearest_outer : z -> bool -> (z * z) -> centre -> z * z **)

let nearest_outer n0 opposite0 u k =
  match outer_nodes n0 opposite0 k with
  | [] -> u
  | a :: rest0 -> first_least (torus_hops n0 u) a rest0

(** val entry_hops : z -> bool -> (z * z) -> centre -> z **)

let entry_hops n0 opposite0 u k =
  Z.min (torus_hops n0 u (centre_at n0 k))
    (Z.add (Zpos XH) (torus_hops n0 u (nearest_outer n0 opposite0 u k)))

(** val four : centre list **)

let four =
  (false, false) :: ((false, true) :: ((true, false) :: ((true, true) :: [])))

(** val centres : z -> centre list **)

let centres n0 =
  if Z.eqb (Z.modulo n0 (Zpos (XO XH))) Z0 then four else (false, false) :: []

(** val quarter : z -> bool -> (z * z) -> centre -> centre **)

let quarter n0 opposite0 u k =
  if Z.eqb (Z.modulo n0 (Zpos (XO XH))) Z0
  then k
  else first_least (entry_hops n0 opposite0 u) (false, false) four

(** val centre_hops : z -> bool -> (z * z) -> centre -> z **)

let centre_hops n0 opposite0 u k =
  entry_hops n0 opposite0 u (quarter n0 opposite0 u k)

(** val cctorus_hop : z -> bool -> (z * z) -> (z * z) -> z * z **)

let cctorus_hop n0 opposite0 u v =
  let (_, via) =
    fold_left (fun best0 k ->
      let d =
        Z.add (centre_hops n0 opposite0 u k) (centre_hops n0 opposite0 v k)
      in
      if Z.ltb d (fst best0) then (d, (Some k)) else best0) (centres n0)
      ((torus_hops n0 u v), None)
  in
  (match via with
   | Some k ->
     let c = centre_at n0 k in
     let d = centre_hops n0 opposite0 u k in
     if Z.eqb d Z0
     then nearest_outer n0 opposite0 v (quarter n0 opposite0 v k)
     else if Z.eqb d (Zpos XH)
          then c
          else if Z.eqb d (torus_hops n0 u c)
               then around_torus n0 u c
               else around_torus n0 u
                      (nearest_outer n0 opposite0 u
                        (quarter n0 opposite0 u k))
   | None -> around_torus n0 u v)

(** val pairwise :
    ((z * z) -> (z * z) -> z * z) -> z list -> z list -> z list option **)

let pairwise hop_ a b =
  match a with
  | [] -> None
  | x0 :: l ->
    (match l with
     | [] -> None
     | y :: l0 ->
       (match l0 with
        | [] ->
          (match b with
           | [] -> None
           | x' :: l1 ->
             (match l1 with
              | [] -> None
              | y' :: l2 ->
                (match l2 with
                 | [] ->
                   let (x1, y0) = hop_ (x0, y) (x', y') in
                   Some (x1 :: (y0 :: []))
                 | _ :: _ -> None)))
        | _ :: _ -> None))

(** val xmesh_minimal : z -> z list -> z list -> z list option **)

let xmesh_minimal n0 =
  pairwise (diagonal_hop n0 false Z0)

(** val xmeshw_minimal : z -> z list -> z list -> z list option **)

let xmeshw_minimal n0 =
  pairwise (diagonal_hop n0 false (Zpos XH))

(** val xtorus_minimal : z -> z list -> z list -> z list option **)

let xtorus_minimal n0 =
  pairwise (diagonal_hop n0 true (Zpos (XO XH)))

(** val cctorus_minimal : bool -> z -> z list -> z list -> z list option **)

let cctorus_minimal opposite0 n0 =
  pairwise (cctorus_hop n0 opposite0)

(** val dor_hops : bool -> term list -> nat -> next list **)

let dor_hops mesh0 sides1 k =
  let at_ = fun i -> Var (add (length sides1) i) in
  let to_ = fun i -> Var (add (add (length sides1) k) i) in
  let changed0 = fun i t0 ->
    map (fun j -> if Nat.eqb i j then t0 else at_ j) (seq O k)
  in
  let side0 = fun i -> nth i sides1 (nth O sides1 (Num (Zpos XH))) in
  flat_map (fun i ->
    if mesh0
    then { to0 = (changed0 i (Plus ((at_ i), (Num (Zpos XH))))); over = [];
           when0 = (Less ((at_ i), (to_ i))) } :: ({ to0 =
           (changed0 i (Minus ((at_ i), (Num (Zpos XH))))); over = [];
           when0 = (Less ((to_ i), (at_ i))) } :: [])
    else { to0 =
           (changed0 i (Rest ((Plus ((at_ i), (Num (Zpos XH)))), (side0 i))));
           over = []; when0 = (And ((Not (Equal ((at_ i), (to_ i)))), (AtMost
           ((Times ((Num (Zpos (XO XH))), (Rest ((Minus ((to_ i), (at_ i))),
           (side0 i))))), (side0 i))))) } :: ({ to0 =
           (changed0 i (Rest ((Minus ((at_ i), (Num (Zpos XH)))), (side0 i))));
           over = []; when0 = (Not (Equal ((at_ i), (to_ i)))) } :: []))
    (seq O k)

(** val dor_of : bool -> nat -> next list **)

let dor_of mesh0 parameters_ = match parameters_ with
| O -> dor_hops mesh0 (map (fun x0 -> Var x0) (seq O parameters_)) parameters_
| S n0 ->
  (match n0 with
   | O -> dor_hops mesh0 ((Var O) :: []) (S (S O))
   | S _ ->
     dor_hops mesh0 (map (fun x0 -> Var x0) (seq O parameters_)) parameters_)

(** val ecube_hops : next list **)

let ecube_hops =
  let d = Var O in
  let v = Var (S O) in
  let w = Var (S (S O)) in
  let b = Var (S (S (S O))) in
  { to0 = ((Xor (v, (Pow ((Num (Zpos (XO XH))), b)))) :: []); over = ({ low =
  (Num Z0); high = (Minus (d, (Num (Zpos XH)))); only = Yes } :: []); when0 =
  (Not (Equal ((Bit (v, b)), (Bit (w, b))))) } :: []

(** val standard_route : string -> string -> nat -> next list option **)

let standard_route name network0 parameters_ =
  if (=) name "dor"
  then if Nat.eqb parameters_ O
       then None
       else if (=) network0 "Mesh"
            then Some (dor_of true parameters_)
            else if (=) network0 "Torus"
                 then Some (dor_of false parameters_)
                 else None
  else if (=) name "ecube"
       then if (&&) ((=) network0 "Hypercube") (Nat.eqb parameters_ (S O))
            then Some ecube_hops
            else None
       else None

type relative = { moduli : z list; times0 : (z list -> z list -> z list);
                  address : (z list -> z list -> z list);
                  move : (z list -> z list option) }

(** val inside_test : z list -> z list -> bool **)

let rec inside_test m a =
  match m with
  | [] -> (match a with
           | [] -> true
           | _ :: _ -> false)
  | n0 :: m0 ->
    (match a with
     | [] -> false
     | x0 :: a0 -> (&&) ((&&) (Z.leb Z0 x0) (Z.ltb x0 n0)) (inside_test m0 a0))

(** val sum_mod : z list -> z list -> z list -> z list **)

let rec sum_mod moduli0 a b =
  match moduli0 with
  | [] -> []
  | n0 :: moduli1 ->
    (match a with
     | [] -> []
     | x0 :: a0 ->
       (match b with
        | [] -> []
        | y :: b0 -> (Z.modulo (Z.add x0 y) n0) :: (sum_mod moduli1 a0 b0)))

(** val difference_mod : z list -> z list -> z list -> z list **)

let rec difference_mod moduli0 a b =
  match moduli0 with
  | [] -> []
  | n0 :: moduli1 ->
    (match a with
     | [] -> []
     | x0 :: a0 ->
       (match b with
        | [] -> []
        | y :: b0 ->
          (Z.modulo (Z.sub y x0) n0) :: (difference_mod moduli1 a0 b0)))

(** val additive : z list -> (z list -> z list option) -> relative **)

let additive moduli0 x0 =
  { moduli = moduli0; times0 = (sum_mod moduli0); address =
    (difference_mod moduli0); move = x0 }

(** val gamma_product : z -> z -> z -> z list -> z list -> z list **)

let gamma_product c k l a b =
  match a with
  | [] -> []
  | x0 :: l0 ->
    (match l0 with
     | [] -> []
     | j :: l1 ->
       (match l1 with
        | [] ->
          (match b with
           | [] -> []
           | y :: l2 ->
             (match l2 with
              | [] -> []
              | i :: l3 ->
                (match l3 with
                 | [] ->
                   (Z.modulo (Z.add x0 y) (Z.mul c k)) :: ((Z.modulo
                                                             (Z.add
                                                               (Z.add j i)
                                                               (Z.mul
                                                                 (Z.mul c l)
                                                                 (Z.mul j y)))
                                                             (Z.mul
                                                               (Z.mul c c) l)) :: [])
                 | _ :: _ -> [])))
        | _ :: _ -> []))

(** val gamma_quotient : z -> z -> z -> z list -> z list -> z list **)

let gamma_quotient c k l a b =
  match a with
  | [] -> []
  | x0 :: l0 ->
    (match l0 with
     | [] -> []
     | j :: l1 ->
       (match l1 with
        | [] ->
          (match b with
           | [] -> []
           | y :: l2 ->
             (match l2 with
              | [] -> []
              | i :: l3 ->
                (match l3 with
                 | [] ->
                   (Z.modulo (Z.sub y x0) (Z.mul c k)) :: ((Z.modulo
                                                             (Z.sub
                                                               (Z.sub i j)
                                                               (Z.mul
                                                                 (Z.mul c l)
                                                                 (Z.mul j
                                                                   (Z.sub y
                                                                    x0))))
                                                             (Z.mul
                                                               (Z.mul c c) l)) :: [])
                 | _ :: _ -> [])))
        | _ :: _ -> []))

(** val supertoroidal :
    z -> z -> z -> (z list -> z list option) -> relative **)

let supertoroidal c k l x0 =
  { moduli = ((Z.mul c k) :: ((Z.mul (Z.mul c c) l) :: [])); times0 =
    (gamma_product c k l); address = (gamma_quotient c k l); move = x0 }

(** val jtorus_move : z -> z -> z list -> z list option **)

let jtorus_move k m = function
| [] -> None
| row0 :: l ->
  (match l with
   | [] -> None
   | col :: l0 ->
     (match l0 with
      | [] ->
        if Z.leb m col
        then Some (Z0 :: ((Z.sub (Z.mul (Zpos (XO XH)) m) (Zpos XH)) :: []))
        else if Z.ltb Z0 col
             then Some (Z0 :: ((Zpos XH) :: []))
             else if Z.leb k row0
                  then Some
                         ((Z.sub (Z.mul (Zpos (XO XH)) k) (Zpos XH)) :: (Z0 :: []))
                  else if Z.ltb Z0 row0
                       then Some ((Zpos XH) :: (Z0 :: []))
                       else None
      | _ :: _ -> None))

(** val octagon_step : z -> z **)

let octagon_step o =
  nth (Z.to_nat o) (Z0 :: ((Zpos XH) :: ((Zpos XH) :: ((Zpos (XO (XO
    XH))) :: ((Zpos (XO (XO XH))) :: ((Zpos (XO (XO XH))) :: ((Zpos (XI (XI
    XH))) :: ((Zpos (XI (XI XH))) :: [])))))))) Z0

(** val octagon_move : z list -> z list option **)

let octagon_move = function
| [] -> None
| o :: l ->
  (match l with
   | [] -> if Z.eqb o Z0 then None else Some ((octagon_step o) :: [])
   | _ :: _ -> None)

(** val oct_move : z -> z -> z list -> z list option **)

let oct_move k m = function
| [] -> None
| row0 :: l ->
  (match l with
   | [] -> None
   | col :: l0 ->
     (match l0 with
      | [] -> None
      | o :: l1 ->
        (match l1 with
         | [] ->
           if Z.eqb o Z0
           then option_map (fun s -> app s (Z0 :: []))
                  (jtorus_move k m (row0 :: (col :: [])))
           else Some (Z0 :: (Z0 :: ((octagon_step o) :: [])))
         | _ :: _ -> None)))

(** val gamma_b_move : z -> z -> z -> z list -> z list option **)

let gamma_b_move c k l g =
  match gamma_quotient c k l g (Z0 :: (Z0 :: [])) with
  | [] -> None
  | x0 :: l0 ->
    (match l0 with
     | [] -> None
     | j :: l1 ->
       (match l1 with
        | [] ->
          let ring0 = Z.mul (Z.mul c c) l in
          let signed =
            if Z.leb (Z.div ring0 (Zpos (XO XH))) j then Z.sub j ring0 else j
          in
          let half = Z.div (Z.sub (Z.mul c l) (Zpos (XO XH))) (Zpos (XO XH))
          in
          let r =
            Z.sub
              (Z.modulo (Z.add signed half) (Z.sub (Z.mul c l) (Zpos XH)))
              half
          in
          if Z.ltb Z0 r
          then Some (Z0 :: ((Z.sub ring0 (Zpos XH)) :: []))
          else if Z.ltb r Z0
               then Some (Z0 :: ((Zpos XH) :: []))
               else if negb (Z.eqb j Z0)
                    then Some ((Zpos XH) :: (Z0 :: []))
                    else if Z.eqb x0 Z0
                         then None
                         else if Z.ltb x0 (Z.div (Z.mul c k) (Zpos (XO XH)))
                              then Some
                                     ((Z.sub (Z.mul c k) (Zpos XH)) :: (Z0 :: []))
                              else Some ((Zpos XH) :: (Z0 :: []))
        | _ :: _ -> None))

type gamma_plan = { plan_x : z; plan_a : z; plan_left : bool;
                    plan_down : bool; plan_u : z; plan_v : z; plan_beta : 
                    z }

(** val plan_length : gamma_plan -> z **)

let plan_length p =
  Z.sub (Z.sub (Z.mul (Zpos (XO XH)) (Z.add p.plan_u p.plan_v)) p.plan_a)
    p.plan_x

(** val least_sides : z -> z -> z -> z * z **)

let least_sides a x0 t0 =
  if Z.leb t0 (Z.mul a x0)
  then (a, x0)
  else if (&&) (Z.leb x0 a) (Z.leb t0 (Z.mul a a))
       then (a, (Z.div (Z.sub (Z.add t0 a) (Zpos XH)) a))
       else if (&&) (Z.ltb a x0) (Z.leb t0 (Z.mul x0 x0))
            then ((Z.div (Z.sub (Z.add t0 x0) (Zpos XH)) x0), x0)
            else let s =
                   Z.add
                     (Z.sqrt (Z.sub (Z.mul (Zpos (XO (XO XH))) t0) (Zpos XH)))
                     (Zpos XH)
                 in
                 ((Z.div (Z.add s (Zpos XH)) (Zpos (XO XH))),
                 (Z.div s (Zpos (XO XH))))

(** val gamma_plans : z -> z -> z -> bool -> bool -> z -> gamma_plan list **)

let gamma_plans c x0 a left down w =
  let beta =
    Z.modulo (Z.add (Z.mul a x0) (if eqb left down then Z.opp w else w)) c
  in
  let plan = fun t0 b ->
    let (u, v) = least_sides a x0 t0 in
    { plan_x = x0; plan_a = a; plan_left = left; plan_down = down; plan_u =
    u; plan_v = v; plan_beta = b }
  in
  (plan beta beta) :: (if Z.ltb Z0 beta
                       then (plan (Z.sub (Z.add (Z.mul a x0) c) beta) c) :: []
                       else [])

(** val shorter_plan : gamma_plan -> gamma_plan -> gamma_plan **)

let shorter_plan p q0 =
  if Z.ltb (plan_length q0) (plan_length p) then q0 else p

(** val gamma_plans_to : z -> z -> z -> z list -> gamma_plan list **)

let gamma_plans_to c k l = function
| [] -> []
| gx :: l0 ->
  (match l0 with
   | [] -> []
   | gj :: l1 ->
     (match l1 with
      | [] ->
        let y = Z.modulo gj (Z.mul c l) in
        let z0 = Z.div gj (Z.mul c l) in
        let left = Z.ltb (Z.mul c k) (Z.mul (Zpos (XO XH)) gx) in
        let x0 = if left then Z.sub (Z.mul c k) gx else gx in
        let along = fun x1 left0 ->
          app (gamma_plans c x1 y left0 false z0)
            (app
              (gamma_plans c x1 (Z.sub (Z.mul c l) y) left0 true
                (Z.add z0 (Zpos XH)))
              (if Z.eqb y Z0
               then gamma_plans c x1 (Z.mul c l) left0 false
                      (Z.sub z0 (Zpos XH))
               else []))
        in
        app (along x0 left) (along (Z.sub (Z.mul c k) x0) (negb left))
      | _ :: _ -> []))

(** val gamma_minimal_move : z -> z -> z -> z list -> z list option **)

let gamma_minimal_move c k l g = match g with
| [] -> None
| gx :: l0 ->
  (match l0 with
   | [] -> None
   | gj :: l1 ->
     (match l1 with
      | [] ->
        if (&&) (Z.eqb gx Z0) (Z.eqb gj Z0)
        then None
        else (match gamma_plans_to c k l g with
              | [] -> None
              | p :: plans ->
                let p0 = fold_left shorter_plan plans p in
                let right = (Zpos XH) :: (Z0 :: []) in
                let back1 = (Z.sub (Z.mul c k) (Zpos XH)) :: (Z0 :: []) in
                let up0 = Z0 :: ((Zpos XH) :: []) in
                let down =
                  Z0 :: ((Z.sub (Z.mul (Z.mul c c) l) (Zpos XH)) :: [])
                in
                let ahead = if p0.plan_left then back1 else right in
                let behind = if p0.plan_left then right else back1 in
                let on = if p0.plan_down then down else up0 in
                let off = if p0.plan_down then up0 else down in
                Some
                (if (&&) (Z.eqb p0.plan_beta c) (Z.ltb p0.plan_x p0.plan_v)
                 then behind
                 else if Z.eqb p0.plan_beta c
                      then on
                      else if Z.ltb p0.plan_a p0.plan_u
                           then off
                           else if (&&) (Z.ltb Z0 p0.plan_a)
                                     (Z.leb p0.plan_beta
                                       (Z.mul (Z.sub p0.plan_a (Zpos XH))
                                         p0.plan_v))
                                then on
                                else ahead))
      | _ :: _ -> None))

(** val gamma_distance : z -> z -> z -> z list -> z **)

let gamma_distance c k l g =
  if forallb (Z.eqb Z0) g
  then Z0
  else (match gamma_plans_to c k l g with
        | [] -> Z0
        | p :: plans -> plan_length (fold_left shorter_plan plans p))

(** val gamma_table_move : z -> z -> z -> z list -> z list option **)

let gamma_table_move c k l g =
  find (fun s ->
    Z.ltb (gamma_distance c k l (gamma_quotient c k l s g))
      (gamma_distance c k l g)) (((Zpos
    XH) :: (Z0 :: [])) :: (((Z.sub (Z.mul c k) (Zpos XH)) :: (Z0 :: [])) :: ((Z0 :: ((Zpos
    XH) :: [])) :: ((Z0 :: ((Z.sub (Z.mul (Z.mul c c) l) (Zpos XH)) :: [])) :: []))))

(** val are : string -> string -> string list -> string -> bool **)

let are name network0 names0 of_0 =
  (&&) (existsb ((=) name) names0) ((=) network0 of_0)

(** val octs : string list **)

let octs =
  "oct" :: ("oct-fault" :: ("oct-fault-printed" :: ("oct-fault-printed-met" :: [])))

(** val relative_route : string -> string -> z list -> relative option **)

let relative_route name network0 = function
| [] ->
  if are name network0 ("octagon" :: ("octagon-printed" :: [])) "Octagon"
  then Some (additive ((Zpos (XO (XO (XO XH)))) :: []) octagon_move)
  else None
| c :: l0 ->
  (match l0 with
   | [] -> None
   | k :: l1 ->
     (match l1 with
      | [] ->
        if are name network0 ("jtorus" :: []) "JTorus"
        then Some
               (additive
                 ((Z.mul (Zpos (XO XH)) c) :: ((Z.mul (Zpos (XO XH)) k) :: []))
                 (jtorus_move c k))
        else if are name network0 octs "OCT"
             then Some
                    (additive
                      ((Z.mul (Zpos (XO XH)) c) :: ((Z.mul (Zpos (XO XH)) k) :: ((Zpos
                      (XO (XO (XO XH)))) :: []))) (oct_move c k))
             else None
      | l :: l2 ->
        (match l2 with
         | [] ->
           if (&&) ((&&) (Z.leb (Zpos (XO XH)) c) (Z.leb (Zpos XH) k))
                (Z.leb (Zpos XH) l)
           then if are name network0 ("gamma-b" :: ("gamma-b-table" :: []))
                     "Gamma"
                then if (&&) (Z.leb (Zpos (XO (XO XH))) c)
                          (Z.eqb (Z.modulo c (Zpos (XO XH))) Z0)
                     then Some (supertoroidal c k l (gamma_b_move c k l))
                     else None
                else if are name network0 ("gamma-minimal" :: []) "Gamma"
                     then Some
                            (supertoroidal c k l (gamma_minimal_move c k l))
                     else if are name network0 ("gamma-table" :: []) "Gamma"
                          then Some
                                 (supertoroidal c k l
                                   (gamma_table_move c k l))
                          else None
           else None
         | _ :: _ -> None)))

(** val ftts : string list **)

let ftts =
  "ftt-minimal" :: ("ftt-fault" :: ("ftt-b-walk" :: ("ftt-b-through" :: ("ftt-b-alternatives" :: []))))

(** val function_route :
    string -> string -> z list -> (z list -> z list -> z list option) option **)

let function_route name network0 ps =
  let is0 = fun a b -> are name network0 (a :: []) b in
  (match ps with
   | [] -> None
   | a :: l ->
     (match l with
      | [] ->
        if are name network0 ftts "FTT"
        then Some (ftt_minimal a)
        else if is0 "xmesh-minimal" "XMesh"
             then Some (xmesh_minimal a)
             else if is0 "xmesh-minimal" "XMeshW"
                  then Some (xmeshw_minimal a)
                  else if is0 "xtorus-minimal" "XTorus"
                       then Some (xtorus_minimal a)
                       else if is0 "cctorus-minimal" "CCTorus"
                            then Some (cctorus_minimal false a)
                            else if is0 "cctorus-minimal" "CCTorusOpp"
                                 then Some (cctorus_minimal true a)
                                 else if is0 "fattree" "FatTree"
                                      then Some (fattree a)
                                      else None
      | m :: l0 ->
        (match l0 with
         | [] ->
           if is0 "jtorus-printed" "JTorus"
           then Some (jtorus_printed false a m)
           else if is0 "jtorus-printed-ports" "JTorus"
                then Some (jtorus_printed true a m)
                else if is0 "oct-printed" "OCT"
                     then Some (oct_printed octagon_step false a m)
                     else if is0 "oct-printed-ports" "OCT"
                          then Some (oct_printed octagon_step true a m)
                          else if is0 "qt-minimal" "QT"
                               then Some (qt_minimal a m)
                               else None
         | h :: l1 ->
           (match l1 with
            | [] ->
              if is0 "dragonfly" "Dragonfly"
              then Some (dragonfly a h)
              else None
            | _ :: _ -> None))))

(** val goes_as : string -> string -> string **)

let goes_as name network0 =
  if (=) name "dor-dateline"
  then if (=) network0 "Torus"
       then "dor"
       else if (=) network0 "JTorus"
            then "jtorus"
            else if (=) network0 "OCT" then "oct" else name
  else name

(** val dateline_second : z list -> z list -> z list -> z list -> bool **)

let rec dateline_second sides1 a b c =
  match sides1 with
  | [] -> false
  | side0 :: sides2 ->
    (match a with
     | [] -> false
     | x0 :: a0 ->
       (match b with
        | [] -> false
        | t0 :: b0 ->
          (match c with
           | [] -> false
           | y :: c0 ->
             if Z.eqb x0 y
             then dateline_second sides2 a0 b0 c0
             else if Z.eqb y (Z.modulo (Z.add x0 (Zpos XH)) side0)
                  then Z.ltb t0 x0
                  else Z.ltb x0 t0)))

(** val oct_second : z -> z -> z list -> z list -> z list -> bool **)

let oct_second k m a b c =
  match a with
  | [] -> false
  | _ :: l ->
    (match l with
     | [] -> false
     | _ :: l0 ->
       (match l0 with
        | [] -> false
        | o :: l1 ->
          (match l1 with
           | [] ->
             (match b with
              | [] -> false
              | _ :: l2 ->
                (match l2 with
                 | [] -> false
                 | _ :: l3 ->
                   (match l3 with
                    | [] -> false
                    | p :: l4 ->
                      (match l4 with
                       | [] ->
                         (match c with
                          | [] -> false
                          | _ :: l5 ->
                            (match l5 with
                             | [] -> false
                             | _ :: l6 ->
                               (match l6 with
                                | [] -> false
                                | q0 :: l7 ->
                                  (match l7 with
                                   | [] ->
                                     if Z.eqb o q0
                                     then dateline_second
                                            ((Z.mul (Zpos (XO XH)) k) :: (
                                            (Z.mul (Zpos (XO XH)) m) :: []))
                                            a b c
                                     else Z.eqb q0 p
                                   | _ :: _ -> false))))
                       | _ :: _ -> false))))
           | _ :: _ -> false)))

(** val second_route :
    string -> string -> z list -> (z list -> z list -> z list -> bool) option **)

let second_route name network0 ps =
  let is0 = fun a b -> are name network0 (a :: []) b in
  (match ps with
   | [] ->
     if is0 "dor-dateline" "Torus"
     then Some (dateline_second ps)
     else if is0 "dragonfly" "Dragonfly" then Some dragonfly_second else None
   | n0 :: l ->
     (match l with
      | [] ->
        if is0 "dor-dateline" "Torus"
        then Some (dateline_second (n0 :: (n0 :: [])))
        else None
      | m :: l0 ->
        (match l0 with
         | [] ->
           if is0 "dor-dateline" "JTorus"
           then Some
                  (dateline_second
                    ((Z.mul (Zpos (XO XH)) n0) :: ((Z.mul (Zpos (XO XH)) m) :: [])))
           else if is0 "dor-dateline" "OCT"
                then Some (oct_second n0 m)
                else if is0 "dor-dateline" "Torus"
                     then Some (dateline_second ps)
                     else None
         | _ :: _ ->
           if is0 "dor-dateline" "Torus"
           then Some (dateline_second ps)
           else if is0 "dragonfly" "Dragonfly"
                then Some dragonfly_second
                else None)))

type carrying = { begins : (z list -> z list -> z list);
                  moves : (z list -> z list -> z list -> (z list * z list)
                          option) }

type counting =
| ToRight
| ToLeft
| ToBorder
| ToMiddle
| ToPlace

type reading = { true_diameter : bool; above : bool; count_as : counting;
                 step_3_inside : bool; by_hops : bool }

(** val counted : reading -> z -> z -> z **)

let counted r n0 p =
  match r.count_as with
  | ToRight -> Z.sub (Z.sub n0 (Zpos XH)) (middle n0)
  | ToLeft -> Z.sub (middle n0) (Z.sub n0 (Zpos XH))
  | ToBorder -> Z.sub (Z.sub n0 (Zpos XH)) p
  | ToMiddle -> Z.sub (middle n0) p
  | ToPlace -> Z.sub (Z.sub (Z.sub n0 (Zpos XH)) (middle n0)) p

(** val leg : z -> z -> z -> z -> z list **)

let leg back1 on hops2 then_ =
  if Z.ltb hops2 Z0
  then back1 :: ((Z.opp hops2) :: (then_ :: []))
  else on :: (hops2 :: (then_ :: []))

(** val straight : reading -> z -> z -> z -> z -> z -> z list **)

let straight r back1 on a b then_ =
  if (&&) (negb r.by_hops) (Z.ltb a b)
  then leg back1 on (Z.sub a b) then_
  else leg back1 on (Z.sub b a) then_

(** val diameter_of : reading -> z -> z **)

let diameter_of r n0 =
  if r.true_diameter
  then Z.div (Z.add (Z.mul (Zpos (XI XH)) n0) (Zpos XH)) (Zpos (XO (XO XH)))
  else Z.sub n0 (Zpos (XO XH))

(** val set_out : reading -> z -> z -> z -> z -> z -> z list **)

let set_out r n0 x0 y x' y' =
  let dx = Z.abs (Z.sub x0 x') in
  let dy = Z.abs (Z.sub y y') in
  let s = Z.add dx dy in
  if (||) (Z.ltb s (diameter_of r n0))
       ((&&) (Z.eqb s (diameter_of r n0)) r.above)
  then if r.step_3_inside
       then straight r Z0 (Zpos XH) x0 x' (Zpos (XO XH))
       else Z0 :: (Z0 :: ((Zpos (XI XH)) :: []))
  else if Z.ltb dy dx
       then if Z.eqb y Z0
            then if Z.ltb (middle n0) x0
                 then leg Z0 (Zpos XH) (counted r n0 x0) (Zpos XH)
                 else Z0 :: (x0 :: ((Zpos XH) :: []))
            else if Z.ltb (middle n0) y
                 then (Zpos (XI
                        XH)) :: ((Z.sub (Z.sub n0 (Zpos XH)) y) :: ((Zpos
                        XH) :: []))
                 else (Zpos (XO XH)) :: (y :: ((Zpos XH) :: []))
       else if Z.eqb x0 Z0
            then if Z.ltb (middle n0) y
                 then leg (Zpos (XO XH)) (Zpos (XI XH)) (counted r n0 y) Z0
                 else (Zpos (XO XH)) :: (y :: (Z0 :: []))
            else if Z.ltb (middle n0) x0
                 then (Zpos
                        XH) :: ((Z.sub (Z.sub n0 (Zpos XH)) x0) :: (Z0 :: []))
                 else Z0 :: (x0 :: (Z0 :: []))

(** val one_step : z -> z -> z -> z -> (z * z) option **)

let one_step n0 side_ x0 y =
  match side_ with
  | Z0 -> if Z.ltb Z0 x0 then Some ((Z.sub x0 (Zpos XH)), y) else None
  | Zpos p ->
    (match p with
     | XI _ ->
       if Z.ltb y (Z.sub n0 (Zpos XH))
       then Some (x0, (Z.add y (Zpos XH)))
       else None
     | XO p0 ->
       (match p0 with
        | XH -> if Z.ltb Z0 y then Some (x0, (Z.sub y (Zpos XH))) else None
        | _ ->
          if Z.ltb y (Z.sub n0 (Zpos XH))
          then Some (x0, (Z.add y (Zpos XH)))
          else None)
     | XH ->
       if Z.ltb x0 (Z.sub n0 (Zpos XH))
       then Some ((Z.add x0 (Zpos XH)), y)
       else None)
  | Zneg _ ->
    if Z.ltb y (Z.sub n0 (Zpos XH))
    then Some (x0, (Z.add y (Zpos XH)))
    else None

(** val over1 : z -> bool -> z -> z -> z list **)

let over1 n0 along_x x0 y =
  if along_x
  then if Z.eqb x0 Z0
       then (Z.sub n0 (Zpos XH)) :: ((Z.modulo (Z.add y (middle n0)) n0) :: [])
       else Z0 :: ((Z.modulo (Z.sub y (middle n0)) n0) :: [])
  else if Z.eqb y Z0
       then (Z.modulo (Z.add x0 (middle n0)) n0) :: ((Z.sub n0 (Zpos XH)) :: [])
       else (Z.modulo (Z.sub x0 (middle n0)) n0) :: (Z0 :: [])

(** val ftt_a_move :
    reading -> z -> z list -> z list -> z list -> (z list * z list) option **)

let ftt_a_move r n0 a b h =
  match a with
  | [] -> None
  | x0 :: l ->
    (match l with
     | [] -> None
     | y :: l0 ->
       (match l0 with
        | [] ->
          (match b with
           | [] -> None
           | x' :: l1 ->
             (match l1 with
              | [] -> None
              | y' :: l2 ->
                (match l2 with
                 | [] ->
                   let l3 =
                     match h with
                     | [] -> set_out r n0 x0 y x' y'
                     | _ :: _ -> h
                   in
                   let l4 =
                     match l3 with
                     | [] -> l3
                     | _ :: l4 ->
                       (match l4 with
                        | [] -> l3
                        | z0 :: l5 ->
                          (match z0 with
                           | Z0 ->
                             (match l5 with
                              | [] -> l3
                              | z1 :: l6 ->
                                (match z1 with
                                 | Zpos p ->
                                   (match p with
                                    | XO p0 ->
                                      (match p0 with
                                       | XH ->
                                         (match l6 with
                                          | [] ->
                                            straight r (Zpos (XO XH)) (Zpos
                                              (XI XH)) y y' (Zpos (XI XH))
                                          | _ :: _ -> l3)
                                       | _ -> l3)
                                    | _ -> l3)
                                 | _ -> l3))
                           | _ -> l3))
                   in
                   (match l4 with
                    | [] -> None
                    | side_ :: l5 ->
                      (match l5 with
                       | [] -> None
                       | hops2 :: l6 ->
                         (match l6 with
                          | [] -> None
                          | then_ :: l7 ->
                            (match l7 with
                             | [] ->
                               if Z.ltb Z0 hops2
                               then (match one_step n0 side_ x0 y with
                                     | Some p ->
                                       let (x1, y0) = p in
                                       Some ((x1 :: (y0 :: [])),
                                       (side_ :: ((Z.sub hops2 (Zpos XH)) :: (then_ :: []))))
                                     | None -> None)
                               else if Z.eqb then_ (Zpos (XI XH))
                                    then None
                                    else Some
                                           ((over1 n0 (Z.eqb then_ Z0) x0 y),
                                           [])
                             | _ :: _ -> None))))
                 | _ :: _ -> None)))
        | _ :: _ -> None))

(** val ftt_a : reading -> z -> carrying **)

let ftt_a r n0 =
  { begins = (fun _ _ -> []); moves = (ftt_a_move r n0) }

(** val reading_name : reading -> string **)

let reading_name r =
  (^) "ftt-a-"
    ((^) (if r.true_diameter then "diameter" else "n2")
      ((^) (if r.above then "-gt-" else "-ge-")
        ((^)
          (match r.count_as with
           | ToRight -> "right"
           | ToLeft -> "left"
           | ToBorder -> "border"
           | ToMiddle -> "mid"
           | ToPlace -> "place")
          ((^) (if r.step_3_inside then "-inside" else "-always")
            (if r.by_hops then "-hops" else "-literal")))))

(** val readings : reading list **)

let readings =
  filter (fun r ->
    (&&)
      ((||) r.step_3_inside ((&&) (negb r.true_diameter) (negb r.by_hops)))
      ((||) r.by_hops (negb r.above)))
    (flat_map (fun d ->
      flat_map (fun a ->
        flat_map (fun c ->
          flat_map (fun i ->
            map (fun x0 -> { true_diameter = d; above = a; count_as = c;
              step_3_inside = i; by_hops = x0 }) (false :: (true :: [])))
            (false :: (true :: [])))
          (ToRight :: (ToLeft :: (ToBorder :: (ToMiddle :: (ToPlace :: []))))))
        (false :: (true :: []))) (false :: (true :: [])))

(** val carrying_route : string -> string -> z list -> carrying option **)

let carrying_route name network0 = function
| [] -> None
| n0 :: l ->
  (match l with
   | [] ->
     if (=) network0 "FTT"
     then option_map (fun r -> ftt_a r n0)
            (find (fun r -> (=) name (reading_name r)) readings)
     else None
   | _ :: _ -> None)

(** val every : Uint63.t -> (Uint63.t -> bool) -> bool **)

let every n0 test =
  forallb test (ints n0)

(** val symmetry_check : plain -> (Uint63.t -> Uint63.t) -> bool **)

let symmetry_check p f =
  let n0 = p.total in
  let t0 =
    fold_left (fun t0 v -> set t0 (f v) v) (ints n0)
      (make n0 (Uint63.of_int (0)))
  in
  let h = fun v -> get t0 v in
  every n0 (fun v ->
    (&&)
      ((&&)
        ((&&)
          ((&&) ((&&) (ltb0 (f v) n0) (ltb0 (h v) n0)) (eqb0 (h (f v)) v))
          (eqb0 (f (h v)) v))
        (let r = p.row (f v) in forallb (fun w -> among (f w) r) (p.row v)))
      (let r = p.row (h v) in forallb (fun w -> among (h w) r) (p.row v)))

(** val visit :
    Uint63.t -> (Uint63.t Parray.t * Uint63.t list) -> Uint63.t ->
    Uint63.t Parray.t * Uint63.t list **)

let visit mark1 s w =
  let (t0, ahead) = s in
  if eqb0 (get t0 w) (Uint63.of_int (0))
  then ((set t0 w mark1), (w :: ahead))
  else s

(** val spread :
    (Uint63.t -> Uint63.t) list -> nat -> Uint63.t -> Uint63.t list ->
    Uint63.t Parray.t -> Uint63.t Parray.t **)

let rec spread maps0 fuel mark1 ahead t0 =
  match fuel with
  | O -> t0
  | S k ->
    (match ahead with
     | [] -> t0
     | v :: rest0 ->
       let (t1, ahead0) =
         fold_left (fun s f -> visit mark1 s (f v)) maps0 (t0, rest0)
       in
       spread maps0 k mark1 ahead0 t1)

(** val sources_of :
    (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t list -> Uint63.t
    Parray.t **)

let sources_of maps0 n0 sources =
  let fuel = Z.to_nat (to_Z n0) in
  fold_left (fun t0 s ->
    spread maps0 fuel (add0 s (Uint63.of_int (1))) (s :: [])
      (set t0 s (add0 s (Uint63.of_int (1))))) sources
    (make n0 (Uint63.of_int (0)))

(** val symmetries_check : plain -> (Uint63.t -> Uint63.t) list -> bool **)

let symmetries_check p maps0 =
  forallb (symmetry_check p) maps0

(** val waves :
    plain -> nat -> Uint63.t -> Uint63.t list -> Uint63.t Parray.t ->
    Uint63.t Parray.t **)

let rec waves p fuel level0 front t0 =
  match fuel with
  | O -> t0
  | S k ->
    (match front with
     | [] -> t0
     | _ :: _ ->
       let (t1, next1) =
         fold_left (fun s v ->
           fold_left (fun s0 w ->
             let (t1, next1) = s0 in
             if eqb0 (get t1 w) p.total
             then ((set t1 w level0), (w :: next1))
             else s0) (p.row v) s) front (t0, [])
       in
       waves p k (add0 level0 (Uint63.of_int (1))) next1 t1)

(** val levels : plain -> Uint63.t -> Uint63.t Parray.t **)

let levels p s =
  waves p (Z.to_nat (to_Z p.total)) (Uint63.of_int (1)) (s :: [])
    (set (make p.total p.total) s (Uint63.of_int (0)))

(** val sum_ints :
    Uint63.t list -> (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t **)

let sum_ints l f a =
  fold_left (fun a0 v -> add0 a0 (f v)) l a

(** val tabulated :
    plain -> (Uint63.t -> Uint63.t) -> Uint63.t Parray.t **)

let tabulated p f =
  fold_left (fun t0 v -> set t0 v (f v)) (ints p.total)
    (make p.total (Uint63.of_int (0)))

(** val distance_sums : plain -> Uint63.t Parray.t **)

let distance_sums p =
  tabulated p (fun v ->
    let t0 = levels p v in
    fold_left (fun s u ->
      if eqb0 (get t0 u) p.total then s else add0 s (get t0 u))
      (ints p.total) (Uint63.of_int (0)))

(** val depth_of : plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t **)

let depth_of p sums v =
  let t0 = levels p v in
  get t0
    (fold_left (fun r u ->
      if eqb0 (get t0 u) p.total
      then r
      else if (||) (ltb0 (get sums u) (get sums r))
                ((&&) (eqb0 (get sums u) (get sums r)) (ltb0 u r))
           then u
           else r) (ints p.total) v)

type heights = { height : Uint63.t Parray.t; from_top : Uint63.t list }

(** val heights_of : plain -> heights **)

let heights_of p =
  let sums = distance_sums p in
  let depths = tabulated p (depth_of p sums) in
  let deepest =
    fold_left (fun m v -> if ltb0 m (get depths v) then get depths v else m)
      (ints p.total) (Uint63.of_int (0))
  in
  { height = (tabulated p (fun v -> add0 (mul0 (get depths v) p.total) v));
  from_top =
  (flat_map (fun k -> filter (fun v -> eqb0 (get depths v) k) (ints p.total))
    (ints (add0 deepest (Uint63.of_int (1))))) }

(** val is_down : heights -> Uint63.t -> Uint63.t -> bool **)

let is_down h v u =
  ltb0 (get h.height v) (get h.height u)

(** val far_off : Uint63.t **)

let far_off =
  (Uint63.of_int (1073741824))

(** val fewest :
    plain -> (Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t) ->
    Uint63.t -> Uint63.t list -> Uint63.t Parray.t * Uint63.t Parray.t **)

let fewest p hops_by d order =
  fold_left (fun s v ->
    if eqb0 v d
    then s
    else fold_left (fun s0 u ->
           let (hops2, next1) = s0 in
           let k = hops_by hops2 v u in
           if ltb0 k (get hops2 v)
           then ((set hops2 v k), (set next1 v (add0 u (Uint63.of_int (1)))))
           else s0) (p.row v) s) order
    ((set (make p.total far_off) d (Uint63.of_int (0))),
    (make p.total (Uint63.of_int (0))))

type two_ways = { up_first : Uint63.t Parray.t;
                  down_only : Uint63.t Parray.t }

(** val ways_to : plain -> heights -> Uint63.t -> two_ways **)

let ways_to p h d =
  let (below1, down) =
    fewest p (fun below1 v u ->
      if is_down h v u
      then add0 (get below1 u) (Uint63.of_int (1))
      else far_off) d (rev h.from_top)
  in
  let (_, up0) =
    fewest p (fun anyway v u ->
      add0 (if is_down h v u then get below1 u else get anyway u)
        (Uint63.of_int (1))) d h.from_top
  in
  { up_first = up0; down_only = down }

(** val updown_next :
    heights -> two_ways -> Uint63.t -> z list -> (Uint63.t * z list) option **)

let updown_next h ways v header =
  let c =
    get (match header with
         | [] -> ways.up_first
         | _ :: _ -> ways.down_only) v
  in
  if eqb0 c (Uint63.of_int (0))
  then None
  else let u = sub0 c (Uint63.of_int (1)) in
       Some (u, (if is_down h v u then (Zpos XH) :: [] else header))

type reckoned =
| Reckoned of z
| Decided of bool
| Of_none

(** val reckoned_number : reckoned option -> z option **)

let reckoned_number = function
| Some r -> (match r with
             | Reckoned z0 -> Some z0
             | _ -> None)
| None -> None

(** val reckoned_truth : reckoned option -> bool option **)

let reckoned_truth = function
| Some r -> (match r with
             | Decided b -> Some b
             | _ -> None)
| None -> None

(** val settled0 : reckoned option -> reckoned option **)

let settled0 o = match o with
| Some r -> (match r with
             | Of_none -> None
             | _ -> o)
| None -> o

(** val reckon : operation -> z -> z -> z option **)

let reckon o a b =
  match o with
  | Plus_ -> Some (Z.add a b)
  | Minus_ -> Some (Z.sub a b)
  | Times_ -> Some (Z.mul a b)
  | Over_ ->
    if (&&) (negb (Z.eqb b Z0)) (Z.eqb (Z.modulo a b) Z0)
    then Some (Z.div a b)
    else None
  | _ -> of_wholes o a b

(** val rounded : function0 -> z -> z -> z option **)

let rounded f a b =
  if Z.eqb b Z0
  then None
  else (match f with
        | Floor__ -> Some (Z.div a b)
        | _ -> Some (Z.opp (Z.div (Z.opp a) b)))

(** val reckon_function : function0 -> z -> z option **)

let reckon_function f a =
  match f with
  | Abs__ -> Some (Z.abs a)
  | Factorial__ ->
    if (&&) (Z.leb Z0 a) (Z.leb a (Zpos (XO (XO (XI (XO XH))))))
    then Some (factorial_ (Z.to_nat a))
    else None
  | _ -> Some a

(** val on_numbers :
    (z -> z -> z option) -> reckoned option -> reckoned option -> reckoned
    option **)

let on_numbers f a b =
  match reckoned_number a with
  | Some x0 ->
    (match reckoned_number b with
     | Some y -> option_map (fun x1 -> Reckoned x1) (f x0 y)
     | None -> None)
  | None -> None

(** val going_through :
    (z -> 'a1 -> ('a1 * bool) option) -> z -> nat -> 'a1 -> 'a1 option **)

let rec going_through f a many found0 =
  match many with
  | O -> Some found0
  | S many0 ->
    (match f a found0 with
     | Some p ->
       let (found1, b) = p in
       if b
       then going_through f (Z.add a (Zpos XH)) many0 found1
       else option_map fst (Some (found1, false))
     | None -> option_map fst None)

(** val many_to : z -> z -> nat **)

let many_to a b =
  Z.to_nat (Z.add (Z.sub b a) (Zpos XH))

(** val nothing_yet : quantifier -> reckoned **)

let nothing_yet = function
| All -> Decided true
| Exists_ -> Decided false
| Count -> Reckoned Z0
| Sum_of -> Reckoned Z0
| Those -> Decided false
| _ -> Of_none

(** val found_more :
    quantifier -> reckoned -> reckoned -> (reckoned * bool) option **)

let found_more k found0 x0 =
  match k with
  | All -> (match x0 with
            | Decided b -> Some (x0, b)
            | _ -> None)
  | Exists_ -> (match x0 with
                | Decided b -> Some (x0, (negb b))
                | _ -> None)
  | Count ->
    (match found0 with
     | Reckoned n0 ->
       (match x0 with
        | Decided b ->
          Some ((Reckoned (if b then Z.add n0 (Zpos XH) else n0)), true)
        | _ -> None)
     | _ -> None)
  | Sum_of ->
    (match found0 with
     | Reckoned n0 ->
       (match x0 with
        | Reckoned m -> Some ((Reckoned (Z.add n0 m)), true)
        | _ -> None)
     | _ -> None)
  | Minimum ->
    (match found0 with
     | Reckoned n0 ->
       (match x0 with
        | Reckoned m -> Some ((Reckoned (Z.min n0 m)), true)
        | Decided _ -> None
        | Of_none -> Some (found0, true))
     | Decided _ -> (match x0 with
                     | Of_none -> Some (found0, true)
                     | _ -> None)
     | Of_none -> Some (x0, true))
  | Maximum ->
    (match found0 with
     | Reckoned n0 ->
       (match x0 with
        | Reckoned m -> Some ((Reckoned (Z.max n0 m)), true)
        | Decided _ -> None
        | Of_none -> Some (found0, true))
     | Decided _ -> (match x0 with
                     | Of_none -> Some (found0, true)
                     | _ -> None)
     | Of_none -> Some (x0, true))
  | Those -> None

(** val one_range_more : quantifier -> expression -> bool **)

let one_range_more k body =
  match k with
  | Minimum ->
    (match body with
     | Quantify_ (k0, _, _, _, _) ->
       (match k0 with
        | Minimum -> true
        | _ -> false)
     | _ -> false)
  | Maximum ->
    (match body with
     | Quantify_ (k0, _, _, _, _) ->
       (match k0 with
        | Maximum -> true
        | _ -> false)
     | _ -> false)
  | _ -> false

(** val reckons : reckoned list -> expression -> reckoned option **)

let rec reckons e = function
| Whole z0 -> Some (Reckoned z0)
| Always b -> Some (Decided b)
| Local k -> nth_error e k
| Not0 a ->
  option_map (fun b -> Decided (negb b)) (reckoned_truth (reckons e a))
| And0 (a, b) ->
  (match reckoned_truth (reckons e a) with
   | Some b0 ->
     if b0
     then reckons e b
     else option_map (fun x1 -> Decided x1) (Some false)
   | None -> option_map (fun x1 -> Decided x1) None)
| Or0 (a, b) ->
  (match reckoned_truth (reckons e a) with
   | Some b0 ->
     if b0 then option_map (fun x1 -> Decided x1) (Some true) else reckons e b
   | None -> option_map (fun x1 -> Decided x1) None)
| Equal0 (a, b) ->
  (match reckons e a with
   | Some r ->
     (match r with
      | Reckoned p ->
        (match reckons e b with
         | Some r0 ->
           (match r0 with
            | Reckoned q0 -> Some (Decided (Z.eqb p q0))
            | _ -> None)
         | None -> None)
      | Decided p ->
        (match reckons e b with
         | Some r0 ->
           (match r0 with
            | Decided q0 -> Some (Decided (eqb p q0))
            | _ -> None)
         | None -> None)
      | Of_none -> None)
   | None -> None)
| Less0 (a, b) ->
  (match reckoned_number (reckons e a) with
   | Some p ->
     (match reckoned_number (reckons e b) with
      | Some q0 -> Some (Decided (Z.ltb p q0))
      | None -> None)
   | None -> None)
| Calculate (o, a, b) -> on_numbers (reckon o) (reckons e a) (reckons e b)
| Function (f, a) ->
  (match f with
   | Floor__ ->
     (match a with
      | Calculate (o, a0, b) ->
        (match o with
         | Over_ -> on_numbers (rounded f) (reckons e a0) (reckons e b)
         | _ ->
           (match reckoned_number (reckons e a) with
            | Some p ->
              option_map (fun x1 -> Reckoned x1) (reckon_function f p)
            | None -> None))
      | _ ->
        (match reckoned_number (reckons e a) with
         | Some p -> option_map (fun x1 -> Reckoned x1) (reckon_function f p)
         | None -> None))
   | Ceil__ ->
     (match a with
      | Calculate (o, a0, b) ->
        (match o with
         | Over_ -> on_numbers (rounded f) (reckons e a0) (reckons e b)
         | _ ->
           (match reckoned_number (reckons e a) with
            | Some p ->
              option_map (fun x1 -> Reckoned x1) (reckon_function f p)
            | None -> None))
      | _ ->
        (match reckoned_number (reckons e a) with
         | Some p -> option_map (fun x1 -> Reckoned x1) (reckon_function f p)
         | None -> None))
   | _ ->
     (match reckoned_number (reckons e a) with
      | Some p -> option_map (fun x1 -> Reckoned x1) (reckon_function f p)
      | None -> None))
| Extreme (greater, a, b) ->
  on_numbers (fun p q0 -> Some (if greater then Z.max p q0 else Z.min p q0))
    (reckons e a) (reckons e b)
| Cond0 (c, a, b) ->
  (match reckoned_truth (reckons e c) with
   | Some b0 -> if b0 then reckons e a else reckons e b
   | None -> None)
| Quantify_ (k, names0, r, only0, body) ->
  (match names0 with
   | O -> None
   | S n0 ->
     (match n0 with
      | O ->
        (match r with
         | Over a0 ->
           (match a0 with
            | To_ (a, b) ->
              (match reckoned_number (reckons e a) with
               | Some a1 ->
                 (match reckoned_number (reckons e b) with
                  | Some b0 ->
                    going_through (fun z0 found0 ->
                      match reckoned_truth
                              (reckons ((Reckoned z0) :: e) only0) with
                      | Some b1 ->
                        if b1
                        then let x1 = reckons ((Reckoned z0) :: e) body in
                             (match if one_range_more k body
                                    then x1
                                    else settled0 x1 with
                              | Some x2 -> found_more k found0 x2
                              | None -> None)
                        else Some (found0, true)
                      | None -> None) a1 (many_to a1 b0) (nothing_yet k)
                  | None -> None)
               | None -> None)
            | _ -> None)
         | _ -> None)
      | S _ -> None))
| First (last0, a, b, only0, body) ->
  (match reckoned_number (reckons e a) with
   | Some a0 ->
     (match reckoned_number (reckons e b) with
      | Some b0 ->
        settled0
          (going_through (fun z0 found0 ->
            match reckoned_truth (reckons ((Reckoned z0) :: e) only0) with
            | Some b1 ->
              if b1
              then (match reckoned_truth (reckons ((Reckoned z0) :: e) body) with
                    | Some b2 ->
                      if b2
                      then Some ((Reckoned z0), last0)
                      else Some (found0, true)
                    | None -> None)
              else Some (found0, true)
            | None -> None) a0 (many_to a0 b0) Of_none)
      | None -> None)
   | None -> None)
| Call (args0, body) ->
  (match arguments_of e args0 [] with
   | Some l -> reckons l body
   | None -> None)
| _ -> None

(** val arguments_of :
    reckoned list -> args -> reckoned list -> reckoned list option **)

and arguments_of e a before0 =
  match a with
  | NoArg -> Some before0
  | Arg (a0, more) ->
    (match settled0 (reckons e a0) with
     | Some x0 -> arguments_of e more (x0 :: before0)
     | None -> None)

(** val coordinates_of : reckoned list -> expression -> z list option **)

let rec coordinates_of e = function
| Nil -> Some []
| Tuple (a, r) ->
  (match reckoned_number (reckons e a) with
   | Some z0 -> option_map (fun x1 -> z0 :: x1) (coordinates_of e r)
   | None -> None)
| _ -> None

(** val tuple_of : reckoned list -> expression -> z list option **)

let tuple_of e x0 = match x0 with
| Tuple (_, _) -> coordinates_of e x0
| _ -> option_map (fun z0 -> z0 :: []) (reckoned_number (reckons e x0))

(** val first_for :
    reckoned list -> ranging -> (reckoned list -> z list option option) -> z
    list option option **)

let rec first_for e r hop0 =
  match r with
  | NoRange -> hop0 e
  | Range_ (names0, r0, only0, more) ->
    (match names0 with
     | O -> None
     | S n0 ->
       (match n0 with
        | O ->
          (match r0 with
           | Over a0 ->
             (match a0 with
              | To_ (a, b) ->
                (match reckoned_number (reckons e a) with
                 | Some a1 ->
                   (match reckoned_number (reckons e b) with
                    | Some b0 ->
                      going_through (fun z0 found0 ->
                        match reckoned_truth
                                (reckons ((Reckoned z0) :: e) only0) with
                        | Some b1 ->
                          if b1
                          then option_map (fun h -> (h,
                                 (match h with
                                  | Some _ -> false
                                  | None -> true)))
                                 (first_for ((Reckoned z0) :: e) more hop0)
                          else Some (found0, true)
                        | None -> None) a1 (many_to a1 b0) None
                    | None -> None)
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | S _ -> None))

(** val first_hop : reckoned list -> nexts -> z list option option **)

let rec first_hop e = function
| NoNext -> Some None
| Next_ (more, only0, to_, others1) ->
  (match first_for e more (fun e0 ->
           match reckoned_truth (reckons e0 only0) with
           | Some b ->
             if b
             then option_map (fun x0 -> Some x0) (tuple_of e0 to_)
             else Some None
           | None -> None) with
   | Some o0 ->
     (match o0 with
      | Some l0 -> Some (Some l0)
      | None -> first_hop e others1)
   | None -> None)

type route = { route_for : string; route_parameters : nat;
               route_coordinates : nat; route_hops : nexts }

(** val route_hop : route -> z list -> z list -> z list -> z list option **)

let route_hop r ps at_ to_ =
  match first_hop (rev (map (fun x0 -> Reckoned x0) (app ps (app at_ to_))))
          r.route_hops with
  | Some o -> o
  | None -> None

type quantity =
| Delivered of z
| Minimal of z
| MaxHops of z
| TotalHops of z
| MaxStretch of z * z

type routing =
| Bfs
| Named of string
| OwnRouter of string * next list
| WordedRouter of string * route
| Listed of Uint63.t Parray.t Parray.t
| Lanes of routing

(** val places : network -> z list list **)

let places = function
| Standard (name, ps) ->
  (match standard name (length ps) with
   | Some t0 -> Obj.magic vertices (text_graph t0 ps)
   | None -> [])
| Own (_, t0, ps) -> Obj.magic vertices (text_graph t0 ps)
| Worded (_, x0, ps) -> known (worded_vertices x0 ps)
| Given (order, _) -> map (fun v -> v :: []) (zrange order)
| Directed (_, _, _) -> []

(** val values0 : network -> z list **)

let values0 = function
| Standard (_, ps) -> ps
| Own (_, _, ps) -> ps
| Worded (_, _, ps) -> ps
| _ -> []

(** val first_of :
    ('a1 -> 'a2 option option) -> 'a1 list -> 'a2 option option **)

let rec first_of f = function
| [] -> Some None
| a :: l0 ->
  (match f a with
   | Some o0 ->
     (match o0 with
      | Some b -> Some (Some b)
      | None -> first_of f l0)
   | None -> None)

(** val first_over : z list -> range list -> next -> z list option option **)

let rec first_over e rs n0 =
  match rs with
  | [] ->
    (match holds e n0.when0 with
     | Some b ->
       if b
       then option_map (fun x0 -> Some x0) (tuple e n0.to0)
       else Some None
     | None -> None)
  | r :: rs0 ->
    (match value e r.low with
     | Some a ->
       (match value e r.high with
        | Some b ->
          first_of (fun x0 ->
            match holds (app e (x0 :: [])) r.only with
            | Some b0 ->
              if b0 then first_over (app e (x0 :: [])) rs0 n0 else Some None
            | None -> None) (span a b)
        | None -> None)
     | None -> None)

(** val one_hop : z list -> next -> z list option option **)

let one_hop e n0 =
  first_over e n0.over n0

(** val text_hop :
    z list -> z list -> z list -> next list -> z list option **)

let text_hop ps at_ to_ hops2 =
  match first_of (one_hop (app ps (app at_ to_))) hops2 with
  | Some o -> o
  | None -> None

(** val standard_hops : string -> network -> next list option **)

let standard_hops name = function
| Standard (network0, ps) -> standard_route name network0 (length ps)
| _ -> None

(** val one_channel : z list -> z list -> z list -> bool **)

let one_channel _ _ _ =
  false

(** val route_fits : route -> network -> bool **)

let route_fits r n0 =
  (&&)
    ((&&)
      (match n0 with
       | Standard (name, _) -> (=) r.route_for name
       | Own (name, _, _) -> (=) r.route_for name
       | Worded (name, _, _) -> (=) r.route_for name
       | _ -> false) (Nat.eqb r.route_parameters (length (values0 n0))))
    (forallb (fun a -> Nat.eqb r.route_coordinates (length a)) (places n0))

(** val own_hop : route -> network -> z list -> z list -> z list option **)

let own_hop r n0 a b =
  route_hop r (values0 n0) a b

(** val text_hops_of :
    network -> next list -> z list -> z list -> z list option **)

let text_hops_of n0 hops2 a b =
  text_hop (values0 n0) a b hops2

(** val relative_of : string -> network -> relative option **)

let relative_of name = function
| Standard (network0, ps) -> relative_route name network0 ps
| _ -> None

(** val relative_hop : relative -> z list -> z list -> z list option **)

let relative_hop r a b =
  match r.move (r.address a b) with
  | Some s -> if inside_test r.moduli s then Some (r.times0 a s) else None
  | None -> None

(** val named_second :
    string -> network -> z list -> z list -> z list -> bool **)

let named_second name = function
| Standard (network0, ps) ->
  (match second_route name network0 ps with
   | Some s -> s
   | None -> one_channel)
| _ -> one_channel

(** val hops_as : string -> network -> string **)

let hops_as name = function
| Standard (network0, _) -> goes_as name network0
| _ -> name

(** val named_hop :
    string -> network -> (z list -> z list -> z list option) option **)

let named_hop name n0 =
  let name0 = hops_as name n0 in
  (match standard_hops name0 n0 with
   | Some hops2 -> Some (text_hops_of n0 hops2)
   | None ->
     (match relative_of name0 n0 with
      | Some r -> Some (relative_hop r)
      | None ->
        (match n0 with
         | Standard (network0, ps) -> function_route name0 network0 ps
         | _ -> None)))

(** val named_carrying : string -> network -> carrying option **)

let named_carrying name = function
| Standard (network0, ps) -> carrying_route name network0 ps
| _ -> None

type traffic =
| RouteTakes of routing * z * z * z
| RouteFails of routing * z * z
| AuditIs of routing * z list option * quantity
| DeadlockFree of routing * z list option
| DeadlockAcyclic of routing * z list option
| DeadlockCyclic of routing * z list option
| Deadlocked of routing * z list option
| LanesAtMost of routing option * z list option * z
| LanesAtLeast of routing option * z list option * z

type trees =
  z
  (* singleton inductive, whose constructor was SpanningTreesAre *)

type width =
| WidthAtMost of z
| WidthAtLeast of z
| WidthIs of z

type place_ = Uint63.t * z list

type taken = (Uint63.t * Uint63.t) * Uint63.t

(** val on_from :
    Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> place_
    -> ((Uint63.t * z list) * Uint63.t) option **)

let on_from d f s =
  if eqb0 (fst s) d then None else f s

(** val channels :
    Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> nat ->
    place_ -> taken list **)

let rec channels d f fuel s =
  match fuel with
  | O -> []
  | S fuel0 ->
    (match on_from d f s with
     | Some p ->
       let (p0, k) = p in
       let (x0, h) = p0 in (((fst s), x0), k) :: (channels d f fuel0 (x0, h))
     | None -> [])

type ending =
| Badly
| There
| Elsewhere

(** val climb :
    Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) ->
    (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat -> place_ ->
    Uint63.t -> ending **)

let rec climb d f rank0 fuel s before0 =
  match fuel with
  | O -> Badly
  | S fuel0 ->
    (match on_from d f s with
     | Some p ->
       let (p0, k) = p in
       let (x0, h) = p0 in
       let now = rank0 (fst s) x0 k in
       if ltb0 before0 now then climb d f rank0 fuel0 (x0, h) now else Badly
     | None -> if eqb0 (fst s) d then There else Elsewhere)

(** val climb_first :
    Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) ->
    (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat -> place_ -> ending **)

let climb_first d f rank0 fuel s =
  match on_from d f s with
  | Some p ->
    let (p0, k) = p in
    let (x0, h) = p0 in climb d f rank0 fuel (x0, h) (rank0 (fst s) x0 k)
  | None -> if eqb0 (fst s) d then There else Elsewhere

(** val target : Uint63.t -> Uint63.t **)

let target c =
  lsr0 (sub0 c (Uint63.of_int (1))) (Uint63.of_int (10))

(** val class0 : Uint63.t -> Uint63.t **)

let class0 c =
  mod0 (sub0 c (Uint63.of_int (1))) (Uint63.of_int (1024))

(** val code : Uint63.t -> Uint63.t -> Uint63.t **)

let code w k =
  add0 (add0 (Uint63.of_int (1)) (mul0 (Uint63.of_int (1024)) w)) k

(** val array_of :
    Uint63.t -> (Uint63.t -> Uint63.t) -> Uint63.t Parray.t **)

let array_of n0 f =
  fold_left (fun t0 u -> set t0 u (f u)) (ints n0)
    (make n0 (Uint63.of_int (0)))

(** val settle :
    plain -> Uint63.t list -> Uint63.t -> Uint63.t Parray.t -> Uint63.t
    Parray.t **)

let rec settle p path h t0 =
  match path with
  | [] -> t0
  | u :: path0 ->
    let h0 = if eqb0 h p.total then p.total else add0 h (Uint63.of_int (1)) in
    settle p path0 h0 (set t0 u h0)

(** val go :
    plain -> nat -> Uint63.t Parray.t -> Uint63.t Parray.t -> Uint63.t
    -> Uint63.t list -> Uint63.t Parray.t **)

let rec go p fuel a t0 u path =
  match fuel with
  | O -> settle p path p.total t0
  | S fuel0 ->
    let h = get t0 u in
    if eqb0 h (add0 p.total (Uint63.of_int (1)))
    then let c = get a u in
         if eqb0 c (Uint63.of_int (0))
         then settle p (u :: path) p.total t0
         else go p fuel0 a (set t0 u (add0 p.total (Uint63.of_int (2))))
                (target c) (u :: path)
    else settle p path
           (if eqb0 h (add0 p.total (Uint63.of_int (2))) then p.total else h)
           t0

(** val hops_to :
    plain -> nat -> Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t **)

let hops_to p fuel a d =
  fold_left (fun t0 u ->
    if eqb0 (get t0 u) (add0 p.total (Uint63.of_int (1)))
    then go p fuel a t0 u []
    else t0) (ints p.total)
    (set (make p.total (add0 p.total (Uint63.of_int (1)))) d
      (Uint63.of_int (0)))

(** val hops_right :
    plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t -> bool **)

let hops_right p a d h =
  (&&) (eqb0 (get h d) (Uint63.of_int (0)))
    (every p.total (fun u ->
      (||) (eqb0 u d)
        (let c = get a u in
         if eqb0 c (Uint63.of_int (0))
         then eqb0 (get h u) p.total
         else let k = get h (target c) in
              if eqb0 k p.total
              then eqb0 (get h u) p.total
              else let m = get h u in
                   (&&)
                     ((&&) (eqb0 m (add0 k (Uint63.of_int (1))))
                       (ltb0 k p.total)) (ltb0 m p.total))))

(** val distances_right :
    plain -> Uint63.t -> Uint63.t Parray.t -> bool **)

let distances_right p d t0 =
  (&&) (eqb0 (get t0 d) (Uint63.of_int (0)))
    (every p.total (fun u ->
      let k = get t0 u in
      (&&)
        ((&&) (leb0 k p.total)
          ((||) ((||) (eqb0 u d) (eqb0 k p.total))
            (existsb (fun w ->
              (&&) (eqb0 (add0 (get t0 w) (Uint63.of_int (1))) k)
                (ltb0 (get t0 w) p.total)) (p.row u))))
        (forallb (fun w ->
          (&&) (leb0 (get t0 w) (add0 k (Uint63.of_int (1))))
            (eqb (eqb0 k p.total) (eqb0 (get t0 w) p.total))) (p.row u))))

type one = { next_hops : Uint63.t Parray.t;
             hops_of : Uint63.t Parray.t;
             distance_of0 : Uint63.t Parray.t }

(** val rising : z list -> bool **)

let rec rising = function
| [] -> true
| a :: r -> (match r with
             | [] -> true
             | b :: _ -> (&&) (Z.ltb a b) (rising r))

(** val end_list : plain -> z list option -> Uint63.t list option **)

let end_list p = function
| Some l ->
  if (&&) (rising l)
       (forallb (fun i -> (&&) (Z.leb Z0 i) (Z.ltb i (to_Z p.total))) l)
  then Some (map of_Z l)
  else None
| None -> Some (ints p.total)

(** val weight : Uint63.t **)

let weight =
  (Uint63.of_int (134217728))

(** val counts : quantity -> Uint63.t -> Uint63.t -> Uint63.t **)

let counts q0 h t0 =
  match q0 with
  | Delivered _ -> (Uint63.of_int (1))
  | Minimal _ ->
    if eqb0 h t0 then (Uint63.of_int (1)) else (Uint63.of_int (0))
  | MaxHops n0 ->
    let m = of_Z n0 in
    if leb0 h m
    then if eqb0 h m then (Uint63.of_int (1)) else (Uint63.of_int (0))
    else weight
  | TotalHops _ -> h
  | MaxStretch (a, b) ->
    let x0 = mul0 h (of_Z b) in
    let y = mul0 (of_Z a) t0 in
    if leb0 x0 y
    then if eqb0 x0 y then (Uint63.of_int (1)) else (Uint63.of_int (0))
    else weight

(** val is_far : quantity -> bool **)

let is_far = function
| Minimal _ -> true
| MaxStretch (_, _) -> true
| _ -> false

(** val small : z -> bool **)

let small n0 =
  (&&) (Z.leb Z0 n0)
    (Z.ltb n0 (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
      (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
      XH))))))))))))))))))))))))))))))))

(** val quantity_fine : quantity -> bool **)

let quantity_fine = function
| MaxHops n0 -> small n0
| MaxStretch (a, b) ->
  (&&) ((&&) ((&&) (small a) (small b)) (Z.ltb Z0 b))
    (Z.eqb (Z.gcd a b) (Zpos XH))
| _ -> true

(** val counted0 :
    Uint63.t -> quantity -> one -> Uint63.t -> Uint63.t -> Uint63.t **)

let counted0 never0 q0 o d u =
  if (||) (eqb0 u d) (eqb0 (get o.hops_of u) never0)
  then (Uint63.of_int (0))
  else counts q0 (get o.hops_of u) (get o.distance_of0 u)

(** val piece :
    Uint63.t -> Uint63.t list -> quantity -> one -> Uint63.t -> Uint63.t **)

let piece never0 us q0 o d =
  sum_ints us (counted0 never0 q0 o d) (Uint63.of_int (0))

(** val near : plain -> Uint63.t -> Uint63.t list -> one -> bool **)

let near p never0 us o =
  forallb (fun u ->
    (||) (eqb0 (get o.hops_of u) never0) (ltb0 (get o.distance_of0 u) p.total))
    us

(** val add_pieces :
    Uint63.t -> Uint63.t list -> one -> Uint63.t -> quantity list -> Uint63.t
    list -> Uint63.t list **)

let rec add_pieces never0 us o d qs s =
  match qs with
  | [] -> []
  | q0 :: qs0 ->
    (match s with
     | [] -> []
     | i :: s0 ->
       (add0 i (piece never0 us q0 o d)) :: (add_pieces never0 us o d qs0 s0))

(** val totals :
    plain -> Uint63.t -> (bool -> Uint63.t -> one option) -> Uint63.t list ->
    Uint63.t list -> quantity list -> Uint63.t list option **)

let totals p never0 look1 us ds qs =
  let far0 = existsb is_far qs in
  fold_left (fun s d ->
    match s with
    | Some s0 ->
      (match look1 far0 d with
       | Some o ->
         if near p never0 us o
         then Some (add_pieces never0 us o d qs s0)
         else None
       | None -> None)
    | None -> None) ds (Some (map (fun _ -> (Uint63.of_int (0))) qs))

(** val quantity_check : z -> quantity -> Uint63.t -> bool **)

let quantity_check times2 q0 s =
  (&&) (quantity_fine q0)
    (match q0 with
     | Delivered n0 -> Z.eqb (Z.mul times2 (to_Z s)) n0
     | Minimal n0 -> Z.eqb (Z.mul times2 (to_Z s)) n0
     | MaxHops n0 ->
       (&&) (ltb0 s weight) ((||) (ltb0 (Uint63.of_int (0)) s) (Z.eqb n0 Z0))
     | TotalHops n0 -> Z.eqb (Z.mul times2 (to_Z s)) n0
     | MaxStretch (a, b) ->
       (&&) (ltb0 s weight)
         ((||) (ltb0 (Uint63.of_int (0)) s)
           ((&&) (Z.eqb a (Zpos XH)) (Z.eqb b (Zpos XH)))))

(** val quantities_check : z -> quantity list -> Uint63.t list -> bool **)

let rec quantities_check times2 qs s =
  match qs with
  | [] -> (match s with
           | [] -> true
           | _ :: _ -> false)
  | q0 :: qs0 ->
    (match s with
     | [] -> false
     | i :: s0 ->
       (&&) (quantity_check times2 q0 i) (quantities_check times2 qs0 s0))

(** val audit_check :
    plain -> Uint63.t -> (bool -> Uint63.t -> one option) -> z list option ->
    quantity list -> bool **)

let audit_check p never0 look1 ends qs =
  match end_list p ends with
  | Some us ->
    (&&)
      (Z.leb (Z.of_nat (length us)) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO
        (XO (XO (XO (XO XH)))))))))))))))
      (match totals p never0 look1 us us qs with
       | Some s -> quantities_check (Zpos XH) qs s
       | None -> false)
  | None -> false

(** val route_hops0 :
    plain -> (bool -> Uint63.t -> one option) -> z -> z -> Uint63.t option **)

let route_hops0 p look1 s t0 =
  if (&&) ((&&) ((&&) (Z.leb Z0 s) (Z.ltb s (to_Z p.total))) (Z.leb Z0 t0))
       (Z.ltb t0 (to_Z p.total))
  then let d = of_Z t0 in
       option_map (fun o -> get o.hops_of (of_Z s)) (look1 false d)
  else None

(** val look :
    plain -> (Uint63.t -> Uint63.t Parray.t option) -> bool -> Uint63.t ->
    one option **)

let look p toward far0 d =
  match toward d with
  | Some a ->
    let h = hops_to p (S (Z.to_nat (to_Z p.total))) a d in
    if hops_right p a d h
    then if far0
         then let t0 = levels p d in
              if distances_right p d t0
              then Some { next_hops = a; hops_of = h; distance_of0 = t0 }
              else None
         else Some { next_hops = a; hops_of = h; distance_of0 = h }
    else None
  | None -> None

(** val mark :
    nat -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> bool Parray.t
    -> bool Parray.t **)

let rec mark k a d u m =
  match k with
  | O -> m
  | S k0 ->
    if (||) (eqb0 u d) (get m u)
    then m
    else let c = get a u in
         let m0 = set m u true in
         if eqb0 c (Uint63.of_int (0)) then m0 else mark k0 a d (target c) m0

(** val marks_right :
    plain -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t -> bool
    Parray.t -> bool **)

let marks_right p us a d m =
  (&&) (forallb (fun u -> (||) (eqb0 u d) (get m u)) us)
    (every p.total (fun u ->
      (||) ((||) (negb (get m u)) (eqb0 u d))
        (let c = get a u in
         (||) (eqb0 c (Uint63.of_int (0)))
           (let w = target c in (||) (eqb0 w d) (get m w)))))

(** val climbs :
    plain -> (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t ->
    bool) -> Uint63.t Parray.t -> Uint63.t -> bool **)

let climbs p rank0 on a d =
  every p.total (fun u ->
    (||) ((||) (eqb0 u d) (negb (on u)))
      (let c = get a u in
       (||) (eqb0 c (Uint63.of_int (0)))
         (let w = target c in
          (||) (eqb0 w d)
            (let c' = get a w in
             (||) (eqb0 c' (Uint63.of_int (0)))
               (ltb0 (rank0 u w (class0 c)) (rank0 w (target c') (class0 c')))))))

(** val order_at :
    plain -> (Uint63.t -> Uint63.t Parray.t option) -> (Uint63.t ->
    Uint63.t -> Uint63.t -> Uint63.t) -> bool -> Uint63.t list -> Uint63.t ->
    bool option **)

let order_at p toward rank0 all1 us d =
  match look p toward false d with
  | Some o ->
    let a = o.next_hops in
    if if all1
       then climbs p rank0 (fun _ -> true) a d
       else let m =
              fold_left (fun m u ->
                mark (S (Z.to_nat (to_Z p.total))) a d u m) us
                (make p.total false)
            in
            (&&) (marks_right p us a d m)
              (climbs p rank0 (fun u -> get m u) a d)
    then Some
           (forallb (fun u ->
             (||) (eqb0 u d) (negb (eqb0 (get o.hops_of u) p.total))) us)
    else None
  | None -> None

(** val order_check :
    plain -> (Uint63.t -> Uint63.t Parray.t option) -> (Uint63.t ->
    Uint63.t -> Uint63.t -> Uint63.t) -> z list option -> bool option **)

let order_check p toward rank0 ends =
  match end_list p ends with
  | Some us ->
    let all1 = match ends with
               | Some _ -> false
               | None -> true in
    fold_left (fun s d ->
      match s with
      | Some s0 -> option_map ((&&) s0) (order_at p toward rank0 all1 us d)
      | None -> None) us (Some true)
  | None -> None

type clause = Uint63.t list

(** val scan :
    Uint63.t Parray.t -> Uint63.t -> clause -> Uint63.t -> Uint63.t **)

let rec scan v id c found0 =
  match c with
  | [] -> found0
  | l :: c0 ->
    if eqb0 (get v l) id
    then scan v id c0 found0
    else if eqb0 found0 (Uint63.of_int (0))
         then scan v id c0 l
         else if eqb0 found0 l
              then scan v id c0 found0
              else (Uint63.of_int (1))

(** val none : clause **)

let none =
  (Uint63.of_int (2)) :: ((Uint63.of_int (3)) :: [])

(** val load :
    clause list -> clause Parray.t -> Uint63.t -> clause
    Parray.t * Uint63.t **)

let rec load f store id =
  match f with
  | [] -> (store, id)
  | c :: f0 -> load f0 (set store id c) (add0 id (Uint63.of_int (1)))

(** val literal : z -> Uint63.t **)

let literal l =
  if Z.ltb Z0 l
  then of_Z (Z.mul (Zpos (XO XH)) l)
  else of_Z (Z.sub (Zpos XH) (Z.mul (Zpos (XO XH)) l))

(** val sensible : z list list -> bool **)

let sensible f =
  forallb
    (forallb (fun l ->
      (&&) (negb (Z.eqb l Z0))
        (Z.ltb (Z.abs l) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
          (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
          (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
          (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
          XH)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
    f

type formula = z list list

(** val merged : z -> z -> z -> z -> z -> z -> bool -> formula **)

let merged a la b lb s ls both0 =
  flat_map (fun i ->
    flat_map (fun j ->
      app
        (if Z.ltb Z0 (Z.add i j)
         then (app
                (if Z.ltb Z0 i
                 then (Z.opp (Z.sub (Z.add a i) (Zpos XH))) :: []
                 else [])
                (app
                  (if Z.ltb Z0 j
                   then (Z.opp (Z.sub (Z.add b j) (Zpos XH))) :: []
                   else []) ((Z.sub (Z.add (Z.add s i) j) (Zpos XH)) :: []))) :: []
         else [])
        (if (&&) both0 (Z.ltb (Z.add i j) ls)
         then (app (if Z.ltb i la then (Z.add a i) :: [] else [])
                (app (if Z.ltb j lb then (Z.add b j) :: [] else [])
                  ((Z.opp (Z.add (Z.add s i) j)) :: []))) :: []
         else [])) (zrange (Z.add (Z.min lb (Z.sub ls i)) (Zpos XH))))
    (zrange (Z.add la (Zpos XH)))

(** val totalizer :
    nat -> z -> z -> z -> bool -> z -> ((z * z) * z) * formula **)

let rec totalizer fuel base len bound0 both0 next1 =
  match fuel with
  | O -> (((base, len), next1), [])
  | S fuel0 ->
    if Z.leb len (Zpos XH)
    then (((base, len), next1), [])
    else let half = Z.div len (Zpos (XO XH)) in
         let (p, f) = totalizer fuel0 base half bound0 both0 next1 in
         let (p0, next2) = p in
         let (a, la) = p0 in
         let (p1, h) =
           totalizer fuel0 (Z.add base half) (Z.sub len half) bound0 both0
             next2
         in
         let (p2, next3) = p1 in
         let (b, lb) = p2 in
         let ls = Z.min len bound0 in
         (((next3, ls), (Z.add next3 ls)),
         (app f (app h (merged a la b lb next3 ls both0))))

(** val ends_at : (z * z) list -> z -> z **)

let rec ends_at links w =
  match links with
  | [] -> Z0
  | p :: rest0 ->
    let (u, v) = p in
    Z.add (Z.add (Z.b2z (Z.eqb u w)) (Z.b2z (Z.eqb v w))) (ends_at rest0 w)

(** val parity : z -> (z * z) list -> z option **)

let parity n0 links =
  let degrees = map (ends_at links) (zrange n0) in
  if forallb Z.even degrees
  then Some Z0
  else if (&&) (forallb Z.odd degrees) (Z.even n0)
       then Some (Z.modulo (Z.div n0 (Zpos (XO XH))) (Zpos (XO XH)))
       else None

(** val largest_below : z option -> z -> z option **)

let largest_below p w =
  match p with
  | Some p0 ->
    if (&&) (Z.leb (Zpos XH) w)
         (Z.eqb (Z.modulo (Z.sub w (Zpos XH)) (Zpos (XO XH))) p0)
    then Some (Z.sub w (Zpos XH))
    else if (&&) (Z.leb (Zpos (XO XH)) w)
              (Z.eqb (Z.modulo (Z.sub w (Zpos (XO XH))) (Zpos (XO XH))) p0)
         then Some (Z.sub w (Zpos (XO XH)))
         else None
  | None -> if Z.leb (Zpos XH) w then Some (Z.sub w (Zpos XH)) else None

(** val link_clauses : z -> (z * z) list -> formula **)

let rec link_clauses c = function
| [] -> []
| p :: rest0 ->
  let (u, v) = p in
  ((Z.opp (Z.add u (Zpos XH))) :: ((Z.add v (Zpos XH)) :: (c :: []))) :: ((
  (Z.add u (Zpos XH)) :: ((Z.opp (Z.add v (Zpos XH))) :: (c :: []))) :: 
  (link_clauses (Z.add c (Zpos XH)) rest0))

(** val cut_formula : z -> (z * z) list -> z -> z * formula **)

let cut_formula n0 links w =
  let m = Z.of_nat (length links) in
  let next1 = Z.add (Z.add n0 m) (Zpos XH) in
  (match largest_below (parity n0 links) w with
   | Some most ->
     if Z.ltb most m
     then let (p, f) =
            totalizer (Z.to_nat m) (Z.add n0 (Zpos XH)) m
              (Z.add most (Zpos XH)) false next1
          in
          let (p0, next2) = p in
          let (s, _) = p0 in
          let few0 = app f (((Z.opp (Z.add s most)) :: []) :: []) in
          let small0 = Z.div n0 (Zpos (XO XH)) in
          let large = Z.sub n0 small0 in
          let (p1, f0) =
            totalizer (Z.to_nat n0) (Zpos XH) n0 (Z.add large (Zpos XH)) true
              next2
          in
          let (p2, next3) = p1 in
          let (s0, _) = p2 in
          (next3,
          (app (link_clauses (Z.add n0 (Zpos XH)) links)
            (app few0
              (app f0
                (app
                  (if Z.ltb Z0 small0
                   then ((Z.sub (Z.add s0 small0) (Zpos XH)) :: []) :: []
                   else [])
                  (if Z.ltb large n0
                   then ((Z.opp (Z.add s0 large)) :: []) :: []
                   else []))))))
     else let few0 = [] in
          let small0 = Z.div n0 (Zpos (XO XH)) in
          let large = Z.sub n0 small0 in
          let (p, f) =
            totalizer (Z.to_nat n0) (Zpos XH) n0 (Z.add large (Zpos XH)) true
              next1
          in
          let (p0, next2) = p in
          let (s, _) = p0 in
          (next2,
          (app (link_clauses (Z.add n0 (Zpos XH)) links)
            (app few0
              (app f
                (app
                  (if Z.ltb Z0 small0
                   then ((Z.sub (Z.add s small0) (Zpos XH)) :: []) :: []
                   else [])
                  (if Z.ltb large n0
                   then ((Z.opp (Z.add s large)) :: []) :: []
                   else []))))))
   | None ->
     let few0 = [] :: [] in
     let small0 = Z.div n0 (Zpos (XO XH)) in
     let large = Z.sub n0 small0 in
     let (p, f) =
       totalizer (Z.to_nat n0) (Zpos XH) n0 (Z.add large (Zpos XH)) true next1
     in
     let (p0, next2) = p in
     let (s, _) = p0 in
     (next2,
     (app (link_clauses (Z.add n0 (Zpos XH)) links)
       (app few0
         (app f
           (app
             (if Z.ltb Z0 small0
              then ((Z.sub (Z.add s small0) (Zpos XH)) :: []) :: []
              else [])
             (if Z.ltb large n0
              then ((Z.opp (Z.add s large)) :: []) :: []
              else [])))))))

(** val not_after : z list -> (z * z) list -> z -> z * formula **)

let rec not_after equal0 l next1 =
  match l with
  | [] -> (next1, [])
  | p :: rest0 ->
    let (v, i) = p in
    if Z.eqb v i
    then not_after equal0 rest0 next1
    else let (last0, f) =
           not_after ((Z.opp next1) :: []) rest0 (Z.add next1 (Zpos XH))
         in
         (last0,
         ((app equal0
            ((Z.opp (Z.add v (Zpos XH))) :: ((Z.add i (Zpos XH)) :: []))) :: (
         (app equal0 ((Z.opp (Z.add v (Zpos XH))) :: (next1 :: []))) :: (
         (app equal0 ((Z.add i (Zpos XH)) :: (next1 :: []))) :: f))))

(** val all_not_after : z -> z list list -> z -> formula **)

let rec all_not_after n0 ps next1 =
  match ps with
  | [] -> []
  | p :: ps0 ->
    let (next2, f) = not_after [] (combine (zrange n0) p) next1 in
    app f (all_not_after n0 ps0 next2)

(** val bisection_formula :
    z -> (z * z) list -> z -> z list list -> formula **)

let bisection_formula n0 links w ps =
  let (next1, f) = cut_formula n0 links w in
  app f (app (((Zneg XH) :: []) :: []) (all_not_after n0 ps next1))

(** val side_clauses : z list -> bool list -> formula **)

let side_clauses split sides1 =
  map (fun s ->
    (if snd s
     then Z.add (fst s) (Zpos XH)
     else Z.opp (Z.add (fst s) (Zpos XH))) :: []) (combine split sides1)

(** val sends_of : plain -> (Uint63.t * Uint63.t) list **)

let sends_of p =
  flat_map (fun u -> map (fun x0 -> (u, x0)) (p.row u)) (ints p.total)

(** val sends_begin : plain -> Uint63.t Parray.t **)

let sends_begin p =
  fst
    (fold_left (fun s u ->
      let (t0, at_) = s in
      ((set t0 u at_),
      (fold_left (fun k _ -> add0 k (Uint63.of_int (1))) (p.row u) at_)))
      (ints p.total) ((make p.total (Uint63.of_int (0))),
      (Uint63.of_int (0))))

(** val position : Uint63.t -> Uint63.t list -> Uint63.t -> Uint63.t **)

let rec position v l k =
  match l with
  | [] -> k
  | w :: l0 ->
    if eqb0 v w then k else position v l0 (add0 k (Uint63.of_int (1)))

(** val send_number :
    plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> z **)

let send_number p begin0 u v =
  to_Z (position v (p.row u) (get begin0 u))

(** val numbered_right :
    (Uint63.t -> Uint63.t -> z) -> (Uint63.t * Uint63.t) list -> z -> bool **)

let rec numbered_right number l k =
  match l with
  | [] -> true
  | p :: l0 ->
    let (u, v) = p in
    (&&) (Z.eqb (number u v) k) (numbered_right number l0 (Z.add k (Zpos XH)))

(** val has : z -> z -> Uint63.t -> z **)

let has block t0 v =
  Z.add (Z.add (Z.mul t0 block) (to_Z v)) (Zpos XH)

(** val sends :
    plain -> (Uint63.t -> Uint63.t -> z) -> z -> z -> Uint63.t -> Uint63.t ->
    z **)

let sends p number block t0 u v =
  Z.add (Z.add (Z.add (Z.mul t0 block) (to_Z p.total)) (number u v)) (Zpos XH)

(** val one_at_most : z list -> z list -> formula **)

let rec one_at_most before0 = function
| [] -> []
| y :: l0 ->
  app (map (fun z0 -> (Z.opp z0) :: ((Z.opp y) :: [])) before0)
    (one_at_most (app before0 (y :: [])) l0)

(** val sender_clauses :
    plain -> (Uint63.t -> Uint63.t -> z) -> z -> Uint63.t -> z -> Uint63.t ->
    formula **)

let sender_clauses p number block s t0 u =
  app
    (if eqb0 u s
     then []
     else map (fun v ->
            if Z.eqb t0 Z0
            then (Z.opp (sends p number block t0 u v)) :: []
            else (Z.opp (sends p number block t0 u v)) :: ((has block
                                                             (Z.sub t0 (Zpos
                                                               XH)) u) :: []))
            (p.row u))
    (one_at_most [] (map (sends p number block t0 u) (p.row u)))

(** val receiver_clauses :
    plain -> (Uint63.t -> Uint63.t -> z) -> z -> Uint63.t -> z -> Uint63.t ->
    formula **)

let receiver_clauses p number block s t0 v =
  if eqb0 v s
  then ((has block t0 v) :: []) :: []
  else let to1 = map (fun u -> sends p number block t0 u v) (p.row v) in
       if Z.eqb t0 Z0
       then (app to1 ((Z.opp (has block t0 v)) :: [])) :: []
       else (app to1
              ((Z.opp (has block t0 v)) :: ((has block (Z.sub t0 (Zpos XH)) v) :: []))) :: ((
              (Z.opp (has block (Z.sub t0 (Zpos XH)) v)) :: ((has block t0 v) :: [])) :: [])

(** val round_clauses :
    plain -> (Uint63.t -> Uint63.t -> z) -> z -> Uint63.t -> z -> formula **)

let round_clauses p number block s t0 =
  app (flat_map (sender_clauses p number block s t0) (ints p.total))
    (flat_map (receiver_clauses p number block s t0) (ints p.total))

(** val all_clauses :
    plain -> (Uint63.t -> Uint63.t -> z) -> z -> Uint63.t -> z -> formula **)

let all_clauses p number block s rounds1 =
  app (flat_map (round_clauses p number block s) (zrange rounds1))
    (flat_map (fun v ->
      if eqb0 v s
      then []
      else if Z.leb rounds1 Z0
           then [] :: []
           else ((has block (Z.sub rounds1 (Zpos XH)) v) :: []) :: [])
      (ints p.total))

(** val broadcast_formula : plain -> Uint63.t -> z -> formula **)

let broadcast_formula p s rounds1 =
  let begin0 = sends_begin p in
  all_clauses p (send_number p begin0)
    (Z.add (to_Z p.total) (Z.of_nat (length (sends_of p)))) s rounds1

(** val broadcast_formula_fine : plain -> bool **)

let broadcast_formula_fine p =
  let begin0 = sends_begin p in
  numbered_right (send_number p begin0) (sends_of p) Z0

type follower = { goes_on : (Uint63.t -> (place_ -> ((Uint63.t * z
                            list) * Uint63.t) option) option);
                  leaves_with : (Uint63.t -> Uint63.t -> z list) }

(** val ranked_by :
    plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t ->
    Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t **)

let ranked_by p begin0 classes0 ranks w x0 k =
  get ranks (add0 (mul0 (position x0 (p.row w) (get begin0 w)) classes0) k)

(** val more_than_all : Uint63.t Parray.t -> nat **)

let more_than_all ranks =
  add (S (S O)) (Z.to_nat (to_Z (length0 ranks)))

(** val climbs_from :
    follower -> (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat ->
    Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> bool
    option -> Uint63.t -> bool option **)

let climbs_from f rank0 fuel d f0 s u =
  match s with
  | Some _ ->
    if eqb0 u d
    then s
    else (match climb_first d f0 rank0 fuel (u, (f.leaves_with u d)) with
          | Badly -> None
          | There -> s
          | Elsewhere -> Some false)
  | None -> None

(** val climbs_to :
    follower -> (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat ->
    Uint63.t list -> bool option -> Uint63.t -> bool option **)

let climbs_to f rank0 fuel us s d =
  match s with
  | Some _ ->
    (match f.goes_on d with
     | Some f0 -> fold_left (climbs_from f rank0 fuel d f0) us s
     | None -> None)
  | None -> None

(** val walk_order :
    plain -> follower -> (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) ->
    nat -> z list option -> bool option **)

let walk_order p f rank0 fuel ends =
  match end_list p ends with
  | Some us -> fold_left (climbs_to f rank0 fuel us) us (Some true)
  | None -> None

(** val waiting_at :
    follower -> ((Uint63.t * Uint63.t) * Uint63.t) -> (taken list * taken)
    option **)

let waiting_at f = function
| (p, i) ->
  let (u, d) = p in
  (match f.goes_on d with
   | Some f0 ->
     let l =
       channels d f0 (add (S (S O)) (Z.to_nat (to_Z i))) (u,
         (f.leaves_with u d))
     in
     (match rev l with
      | [] -> None
      | next1 :: before0 ->
        (match before0 with
         | [] -> None
         | _ :: _ ->
           if Nat.eqb (length l) (add (S (S O)) (Z.to_nat (to_Z i)))
           then Some ((rev before0), next1)
           else None))
   | None -> None)

(** val same_taken : taken -> taken -> bool **)

let same_taken c c' =
  let (p, k) = c in
  let (w, x0) = p in
  let (p0, k') = c' in
  let (w', x') = p0 in (&&) ((&&) (eqb0 w w') (eqb0 x0 x')) (eqb0 k k')

(** val chain_check :
    follower -> Uint63.t list -> taken -> taken ->
    ((Uint63.t * Uint63.t) * Uint63.t) list -> taken list list -> taken list
    list option **)

let rec chain_check f us c e l held_ =
  match l with
  | [] -> if same_taken c e then Some held_ else None
  | m :: l0 ->
    let (p, _) = m in
    let (u, d) = p in
    if (&&) ((&&) (among u us) (among d us)) (negb (eqb0 u d))
    then (match waiting_at f m with
          | Some p0 ->
            let (h, next1) = p0 in
            if same_taken (last h next1) c
            then chain_check f us next1 e l0 (h :: held_)
            else None
          | None -> None)
    else None

(** val circle_check :
    plain -> follower -> z list option -> ((Uint63.t * Uint63.t) * Uint63.t)
    list -> taken list list option **)

let circle_check p f ends l =
  match end_list p ends with
  | Some us ->
    (match l with
     | [] -> None
     | m :: _ ->
       (match waiting_at f m with
        | Some p0 ->
          let (h, next1) = p0 in
          chain_check f us (last h next1) (last h next1) l []
        | None -> None))
  | None -> None

(** val once0 :
    taken list -> (Uint63.t * Uint63.t) list Parray.t ->
    (Uint63.t * Uint63.t) list Parray.t option **)

let rec once0 l met0 =
  match l with
  | [] -> Some met0
  | t0 :: l0 ->
    let (p, k) = t0 in
    let (w, x0) = p in
    let here0 = get met0 w in
    if existsb (fun e -> (&&) (eqb0 (fst e) x0) (eqb0 (snd e) k)) here0
    then None
    else once0 l0 (set met0 w ((x0, k) :: here0))

(** val all_once :
    taken list list -> (Uint63.t * Uint63.t) list Parray.t -> bool **)

let rec all_once l met0 =
  match l with
  | [] -> true
  | h :: l0 ->
    (match once0 h met0 with
     | Some met1 -> all_once l0 met1
     | None -> false)

(** val deadlock_check :
    plain -> follower -> z list option -> ((Uint63.t * Uint63.t) * Uint63.t)
    list -> bool **)

let deadlock_check p f ends l =
  match circle_check p f ends l with
  | Some hs -> all_once hs (make p.total [])
  | None -> false

(** val listed_toward :
    plain -> Uint63.t Parray.t Parray.t -> Uint63.t -> Uint63.t
    Parray.t **)

let listed_toward p rows0 d =
  let t0 = get rows0 d in
  array_of p.total (fun u ->
    let c = get t0 u in
    if eqb0 c (Uint63.of_int (0))
    then (Uint63.of_int (0))
    else if among (target c) (p.row u) then c else (Uint63.of_int (0)))

(** val least : (Uint63.t -> bool) -> Uint63.t list -> Uint63.t **)

let rec least p = function
| [] -> (Uint63.of_int (0))
| w :: l0 -> if p w then code w (Uint63.of_int (0)) else least p l0

(** val bfs_toward : plain -> Uint63.t -> Uint63.t Parray.t option **)

let bfs_toward p d =
  let t0 = levels p d in
  if distances_right p d t0
  then Some
         (array_of p.total (fun u ->
           let k = get t0 u in
           if eqb0 k p.total
           then (Uint63.of_int (0))
           else least (fun w -> eqb0 (add0 (get t0 w) (Uint63.of_int (1))) k)
                  (p.row u)))
  else None

(** val places_array : plain -> network -> z list Parray.t option **)

let places_array p n0 =
  let l = places n0 in
  if Z.eqb (Z.of_nat (length l)) (to_Z p.total)
  then let a = filled p.total l in
       if (&&) (stand a (Uint63.of_int (0)) l)
            (all p.total (stands_once p.total a))
       then Some a
       else None
  else None

(** val same_place : z list -> z list -> bool **)

let same_place v w =
  match lexical v w with
  | Eq -> true
  | _ -> false

(** val neighbour_at :
    plain -> z list Parray.t -> Uint63.t -> z list -> bool -> Uint63.t **)

let neighbour_at p a u c second =
  let f = least (fun w -> same_place (get a w) c) (p.row u) in
  if eqb0 f (Uint63.of_int (0))
  then (Uint63.of_int (0))
  else if second then add0 f (Uint63.of_int (1)) else f

(** val tuple_toward :
    plain -> (z list -> z list -> z list option) -> (z list -> z list -> z
    list -> bool) -> z list Parray.t -> Uint63.t -> Uint63.t Parray.t **)

let tuple_toward p hop_ second a d =
  let b = get a d in
  array_of p.total (fun u ->
    match hop_ (get a u) b with
    | Some c -> neighbour_at p a u c (second (get a u) b c)
    | None -> (Uint63.of_int (0)))

(** val stops : Uint63.t -> Uint63.t Parray.t -> Uint63.t -> bool **)

let stops d a u =
  (||) (eqb0 u d) (eqb0 (get a u) (Uint63.of_int (0)))

(** val turns_before :
    Uint63.t -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
    Uint63.t **)

let turns_before d a u x0 t0 =
  if stops d a x0
  then (Uint63.of_int (0))
  else if (&&) (ltb0 x0 u) (ltb0 x0 (target (get a x0)))
       then add0 t0 (Uint63.of_int (1))
       else t0

(** val turn_back :
    Uint63.t -> Uint63.t Parray.t -> Uint63.t list -> Uint63.t ->
    (Uint63.t Parray.t * Uint63.t Parray.t) -> Uint63.t
    Parray.t * Uint63.t Parray.t **)

let rec turn_back d a path x0 t0 =
  match path with
  | [] -> t0
  | u :: path0 ->
    let (s, c) = t0 in
    turn_back d a path0 u ((set s u (add0 (get s x0) (Uint63.of_int (1)))),
      (set c u (turns_before d a u x0 (get c x0))))

(** val turn_on :
    plain -> Uint63.t -> Uint63.t Parray.t -> nat -> (Uint63.t
    Parray.t * Uint63.t Parray.t) -> Uint63.t -> Uint63.t list ->
    Uint63.t Parray.t * Uint63.t Parray.t **)

let rec turn_on p d a fuel t0 u path =
  match fuel with
  | O -> t0
  | S fuel0 ->
    if stops d a u
    then turn_back d a path u t0
    else if eqb0 (get (fst t0) u) (add0 p.total (Uint63.of_int (1)))
         then turn_on p d a fuel0 ((set (fst t0) u p.total), (snd t0))
                (target (get a u)) (u :: path)
         else turn_back d a path u t0

(** val turns_to :
    plain -> Uint63.t -> Uint63.t Parray.t -> nat -> Uint63.t
    Parray.t * Uint63.t Parray.t **)

let turns_to p d a fuel =
  fold_left (fun t0 u ->
    if stops d a u
    then ((set (fst t0) u (Uint63.of_int (0))), (snd t0))
    else turn_on p d a fuel t0 u []) (ints p.total)
    ((fold_left (fun s u ->
       if stops d a u then set s u (Uint63.of_int (0)) else s) (ints p.total)
       (make p.total (add0 p.total (Uint63.of_int (1))))),
    (make p.total (Uint63.of_int (0))))

(** val turns_right :
    plain -> Uint63.t -> Uint63.t Parray.t -> (Uint63.t
    Parray.t * Uint63.t Parray.t) -> bool **)

let turns_right p d a = function
| (s, c) ->
  every p.total (fun u ->
    if stops d a u
    then eqb0 (get c u) (Uint63.of_int (0))
    else let x0 = target (get a u) in
         (&&)
           ((&&)
             ((&&) (ltb0 (get s x0) p.total)
               (eqb0 (get s u) (add0 (get s x0) (Uint63.of_int (1)))))
             (ltb0 (get c x0) (Uint63.of_int (1000))))
           (eqb0 (get c u) (turns_before d a u x0 (get c x0))))

(** val with_turns :
    plain -> Uint63.t -> Uint63.t Parray.t -> Uint63.t Parray.t option **)

let with_turns p d a =
  let t0 = turns_to p d a (S (Z.to_nat (to_Z p.total))) in
  if turns_right p d a t0
  then Some
         (array_of p.total (fun u ->
           if stops d a u
           then (Uint63.of_int (0))
           else code (target (get a u)) (get (snd t0) u)))
  else None

type state = Uint63.t * z list

(** val go_on :
    plain -> carrying -> z list Parray.t -> Uint63.t -> state -> state
    option **)

let go_on p c a d = function
| (u, h) ->
  if eqb0 u d
  then None
  else (match c.moves (get a u) (get a d) h with
        | Some p0 ->
          let (c0, h') = p0 in
          (match find (fun w -> same_place (get a w) c0) (p.row u) with
           | Some w -> Some (w, h')
           | None -> None)
        | None -> None)

(** val same_state : state -> state -> bool **)

let same_state s t0 =
  (&&) (eqb0 (fst s) (fst t0)) (same_place (snd s) (snd t0))

(** val never : Uint63.t **)

let never =
  (Uint63.of_int (4194302))

(** val open_ : Uint63.t **)

let open_ =
  (Uint63.of_int (4194303))

(** val fate :
    plain -> carrying -> z list Parray.t -> nat -> Uint63.t -> state list
    -> state -> Uint63.t -> Uint63.t **)

let rec fate p c a fuel d seen s e =
  match fuel with
  | O -> open_
  | S fuel0 ->
    if eqb0 (fst s) d
    then e
    else if existsb (same_state s) seen
         then never
         else (match go_on p c a d s with
               | Some t0 ->
                 if ltb0 e (Uint63.of_int (4000000))
                 then fate p c a fuel0 d (s :: seen) t0
                        (add0 e (Uint63.of_int (1)))
                 else open_
               | None -> never)

(** val look_on :
    plain -> carrying -> z list Parray.t -> nat -> bool -> Uint63.t -> one
    option **)

let look_on p c a fuel far0 d =
  let h =
    array_of p.total (fun u ->
      fate p c a fuel d [] (u, (c.begins (get a u) (get a d)))
        (Uint63.of_int (0)))
  in
  if every p.total (fun u -> leb0 (get h u) never)
  then if far0
       then let t0 = levels p d in
            if distances_right p d t0
            then Some { next_hops = h; hops_of = h; distance_of0 = t0 }
            else None
       else Some { next_hops = h; hops_of = h; distance_of0 = h }
  else None

(** val to_end :
    Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> nat ->
    place_ -> Uint63.t -> Uint63.t **)

let rec to_end d f fuel s e =
  match fuel with
  | O -> open_
  | S fuel0 ->
    (match on_from d f s with
     | Some p ->
       let (p0, _) = p in
       if ltb0 e (Uint63.of_int (4000000))
       then to_end d f fuel0 p0 (add0 e (Uint63.of_int (1)))
       else open_
     | None -> if eqb0 (fst s) d then e else never)

(** val look_to_end :
    plain -> follower -> nat -> bool -> Uint63.t -> one option **)

let look_to_end p f fuel far0 d =
  match f.goes_on d with
  | Some f0 ->
    let h =
      array_of p.total (fun u ->
        to_end d f0 fuel (u, (f.leaves_with u d)) (Uint63.of_int (0)))
    in
    if every p.total (fun u -> leb0 (get h u) never)
    then if far0
         then let t0 = levels p d in
              if distances_right p d t0
              then Some { next_hops = h; hops_of = h; distance_of0 = t0 }
              else None
         else Some { next_hops = h; hops_of = h; distance_of0 = h }
    else None
  | None -> None

(** val zero : z list -> z list **)

let zero moduli0 =
  map (fun _ -> Z0) moduli0

(** val relative_fine : plain -> relative -> z list Parray.t -> bool **)

let relative_fine p r a =
  let here0 = map (fun w -> get a w) (p.row (Uint63.of_int (0))) in
  let degree = length here0 in
  (&&)
    ((&&)
      ((&&)
        ((&&) (forallb (Z.ltb Z0) r.moduli)
          (Z.eqb (fold_right Z.mul (Zpos XH) r.moduli) (to_Z p.total)))
        (same_place (get a (Uint63.of_int (0))) (zero r.moduli)))
      (every p.total (fun u -> inside_test r.moduli (get a u))))
    (every p.total (fun u ->
      let x0 = get a u in
      (&&) (Nat.eqb (length (p.row u)) degree)
        (forallb (fun w ->
          let g = r.address x0 (get a w) in existsb (same_place g) here0)
          (p.row u))))

(** val relative_audit :
    plain -> (Uint63.t -> Uint63.t Parray.t option) -> quantity list ->
    bool **)

let relative_audit p next1 qs =
  match totals p p.total (look p next1) (ints p.total)
          ((Uint63.of_int (0)) :: []) qs with
  | Some s -> quantities_check (to_Z p.total) qs s
  | None -> false

type layered = { rank_classes : Uint63.t;
                 lane_ranks : Uint63.t Parray.t Parray.t;
                 end_numbers : Uint63.t Parray.t;
                 lane_table : Uint63.t Parray.t Parray.t }

(** val lane_of : layered -> Uint63.t -> Uint63.t -> Uint63.t **)

let lane_of p u v =
  get (get p.lane_table (get p.end_numbers u)) (get p.end_numbers v)

(** val lane_rank :
    plain -> layered -> Uint63.t Parray.t -> Uint63.t -> Uint63.t ->
    Uint63.t -> Uint63.t -> Uint63.t **)

let lane_rank p p0 begin0 l =
  ranked_by p begin0 p0.rank_classes (get p0.lane_ranks l)

(** val keeps_lane :
    plain -> layered -> follower -> Uint63.t Parray.t -> nat -> Uint63.t
    -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> Uint63.t -> bool **)

let keeps_lane p p0 f begin0 fuel d f0 u =
  (||) (eqb0 u d)
    (let l = lane_of p0 u d in
     (&&) (ltb0 l (length0 p0.lane_ranks))
       (match climb_first d f0 (lane_rank p p0 begin0 l) fuel (u,
                (f.leaves_with u d)) with
        | Badly -> false
        | _ -> true))

(** val layers_check :
    plain -> layered -> follower -> z list option -> z -> bool **)

let layers_check p p0 f ends k =
  match end_list p ends with
  | Some us ->
    let begin0 = sends_begin p in
    let fuel = more_than_all (get p0.lane_ranks (Uint63.of_int (0))) in
    (&&) (Z.leb (to_Z (length0 p0.lane_ranks)) k)
      (forallb (fun d ->
        match f.goes_on d with
        | Some f0 -> forallb (keeps_lane p p0 f begin0 fuel d f0) us
        | None -> false) us)
  | None -> false

(** val top : Uint63.t **)

let top =
  sub0 (Uint63.of_int (0)) (Uint63.of_int (1))

(** val climb_on :
    (Uint63.t -> Uint63.t -> Uint63.t) -> Uint63.t Parray.t -> Uint63.t ->
    ((Uint63.t Parray.t * Uint63.t Parray.t) * Uint63.t list) ->
    Uint63.t -> (Uint63.t Parray.t * Uint63.t Parray.t) * Uint63.t list **)

let climb_on rk t0 v s x0 =
  let (p0, wave0) = s in
  let (least0, met0) = p0 in
  if eqb0 (get t0 x0) (add0 (get t0 v) (Uint63.of_int (1)))
  then let c = rk v x0 in
       let least1 =
         if (&&) (ltb0 (get least0 v) c) (ltb0 c (get least0 x0))
         then set least0 x0 c
         else least0
       in
       if eqb0 (get met0 x0) (Uint63.of_int (0))
       then ((least1, (set met0 x0 (Uint63.of_int (1)))), (x0 :: wave0))
       else ((least1, met0), wave0)
  else s

(** val climb_waves :
    plain -> nat -> (Uint63.t -> Uint63.t -> Uint63.t) -> Uint63.t
    Parray.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t
    Parray.t -> Uint63.t Parray.t **)

let rec climb_waves p fuel rk t0 wave0 least0 met0 =
  match fuel with
  | O -> least0
  | S fuel0 ->
    (match wave0 with
     | [] -> least0
     | _ :: _ ->
       let (p0, wave1) =
         fold_left (fun s v -> fold_left (climb_on rk t0 v) (p.row v) s)
           wave0 ((least0, met0), [])
       in
       let (least1, met1) = p0 in climb_waves p fuel0 rk t0 wave1 least1 met1)

(** val least_ranks :
    plain -> nat -> (Uint63.t -> Uint63.t -> Uint63.t) -> Uint63.t
    Parray.t -> Uint63.t -> Uint63.t Parray.t **)

let least_ranks p fuel rk t0 s =
  climb_waves p fuel rk t0 (s :: [])
    (set (make p.total top) s (Uint63.of_int (0)))
    (make p.total (Uint63.of_int (0)))

(** val path_rank :
    plain -> layered -> Uint63.t Parray.t -> Uint63.t -> Uint63.t ->
    Uint63.t -> Uint63.t **)

let path_rank p p0 begin0 l v x0 =
  add0 (lane_rank p p0 begin0 l v x0 (Uint63.of_int (0))) (Uint63.of_int (1))

(** val climbs_from_source :
    plain -> layered -> Uint63.t Parray.t -> nat -> Uint63.t list ->
    Uint63.t -> bool **)

let climbs_from_source p p0 begin0 fuel us s =
  let t0 = levels p s in
  (&&)
    ((&&) (distances_right p s t0)
      (forallb (fun d ->
        (||) (eqb0 d s) (ltb0 (lane_of p0 s d) (length0 p0.lane_ranks))) us))
    (every (length0 p0.lane_ranks) (fun l ->
      match filter (fun d ->
              (&&) (negb (eqb0 d s)) (eqb0 (lane_of p0 s d) l)) us with
      | [] -> true
      | i :: l0 ->
        let least0 = least_ranks p fuel (path_rank p p0 begin0 l) t0 s in
        forallb (fun d ->
          (||) (eqb0 (get t0 d) p.total) (ltb0 (get least0 d) top)) (i :: l0)))

(** val shortest_layers_check :
    plain -> layered -> z list option -> z -> bool **)

let shortest_layers_check p p0 ends k =
  match end_list p ends with
  | Some us ->
    let begin0 = sends_begin p in
    let fuel = S (Z.to_nat (to_Z p.total)) in
    (&&) (Z.leb (to_Z (length0 p0.lane_ranks)) k)
      (forallb (climbs_from_source p p0 begin0 fuel us) us)
  | None -> false

type building = { next_free : z;
                  follows_ : ((taken * taken) * z) list Parray.t;
                  clauses_ : z list list }

(** val two_in_turn : 'a1 list -> ('a1 * 'a1) list **)

let rec two_in_turn = function
| [] -> []
| a :: l0 -> (match l0 with
              | [] -> []
              | b :: _ -> (a, b) :: (two_in_turn l0))

(** val pair_variables :
    (taken -> Uint63.t) -> building -> taken -> taken -> z option **)

let pair_variables hash b c c' =
  match find (fun e ->
          let (y0, _) = e in
          let (x0, y) = y0 in (&&) (same_taken x0 c) (same_taken y c'))
          (get b.follows_ (hash c)) with
  | Some p -> let (_, z0) = p in Some z0
  | None -> None

(** val implied : z -> z -> z -> z list list -> z list list **)

let implied l x0 y before0 =
  fold_left (fun l0 i -> ((Z.opp (Z.add x0 i)) :: ((Z.add y i) :: [])) :: l0)
    (zrange l) before0

(** val join_pair :
    (taken -> Uint63.t) -> z -> z -> building -> (taken * taken) -> building **)

let join_pair hash l x0 b = function
| (c, c') ->
  (match pair_variables hash b c c' with
   | Some y ->
     { next_free = b.next_free; follows_ = b.follows_; clauses_ =
       (implied l x0 y b.clauses_) }
   | None ->
     let y = b.next_free in
     let i = hash c in
     { next_free = (Z.add y l); follows_ =
     (set b.follows_ i (((c, c'), y) :: (get b.follows_ i))); clauses_ =
     (implied l x0 y b.clauses_) })

(** val add_route :
    (taken -> Uint63.t) -> z -> z -> (building * z list) -> taken list ->
    building * z list **)

let add_route hash l i s route0 =
  let (b, vars0) = s in
  let x0 = b.next_free in
  let b0 = { next_free = (Z.add x0 l); follows_ = b.follows_; clauses_ =
    (fold_left (fun l0 j ->
      if Z.ltb i j then ((Z.opp (Z.add x0 j)) :: []) :: l0 else l0)
      (zrange l) b.clauses_) }
  in
  ((fold_left (join_pair hash l x0) (two_in_turn route0) b0),
  (fold_left (fun l0 j -> (Z.add x0 j) :: l0) (zrange l) vars0))

(** val add_message :
    (taken -> Uint63.t) -> z -> (building * z) -> taken list list ->
    building * z **)

let add_message hash l s routes =
  let (b, i) = s in
  let (b0, vars0) = fold_left (add_route hash l i) routes (b, []) in
  ({ next_free = b0.next_free; follows_ = b0.follows_; clauses_ =
  ((rev vars0) :: b0.clauses_) }, (Z.add i (Zpos XH)))

(** val add_messages :
    (taken -> Uint63.t) -> z -> Uint63.t -> taken list list list -> building **)

let add_messages hash l size1 messages =
  fst
    (fold_left (add_message hash l) messages ({ next_free = (Zpos XH);
      follows_ = (make size1 []); clauses_ = [] }, Z0))

(** val ring_pairs : taken list -> (taken * taken) list **)

let ring_pairs ring0 = match ring0 with
| [] -> []
| c :: _ -> two_in_turn (app ring0 (c :: []))

(** val add_ring :
    (taken -> Uint63.t) -> z -> building -> z list list option -> taken list
    -> z list list option **)

let add_ring hash l b s ring0 =
  match s with
  | Some f ->
    (match fold_left (fun l0 p ->
             match l0 with
             | Some l1 ->
               (match pair_variables hash b (fst p) (snd p) with
                | Some y -> Some (y :: l1)
                | None -> None)
             | None -> None) (ring_pairs ring0) (Some []) with
     | Some ys ->
       (match ring0 with
        | [] -> None
        | _ :: _ ->
          let ys0 = rev ys in
          Some
          (fold_left (fun f0 j ->
            (map (fun y -> Z.opp (Z.add y j)) ys0) :: f0) (zrange l) f))
     | None -> None)
  | None -> None

(** val lanes_formula :
    (taken -> Uint63.t) -> z -> Uint63.t -> taken list list list -> taken
    list list -> z list list option **)

let lanes_formula hash l size1 messages rings =
  let b = add_messages hash l size1 messages in
  option_map rev (fold_left (add_ring hash l b) rings (Some b.clauses_))

type lrat_parts = __lrat_parts Lazy.t
and __lrat_parts =
| Ended
| Part of Uint63.t Parray.t * lrat_parts

type state0 = { clauses : clause Parray.t;
                falsified : Uint63.t Parray.t; stamp : Uint63.t;
                slot : Uint63.t; literals : clause; next0 : Uint63.t }

type outcome =
| Refutation
| Failure
| Going of state0

(** val read :
    nat -> Uint63.t Parray.t -> Uint63.t -> clause Parray.t -> Uint63.t
    Parray.t -> Uint63.t -> Uint63.t -> clause -> Uint63.t -> outcome **)

let rec read fuel d i store v id slot1 c mode =
  match fuel with
  | O ->
    Going { clauses = store; falsified = v; stamp = id; slot = slot1;
      literals = c; next0 = mode }
  | S fuel0 ->
    let x0 = get d i in
    let i0 = add0 i (Uint63.of_int (1)) in
    if eqb0 mode (Uint63.of_int (2))
    then if eqb0 x0 (Uint63.of_int (0))
         then Failure
         else let r = scan v id (get store x0) (Uint63.of_int (0)) in
              if eqb0 r (Uint63.of_int (0))
              then read fuel0 d i0 store v id slot1 c (Uint63.of_int (3))
              else if eqb0 r (Uint63.of_int (1))
                   then Failure
                   else let n0 = lxor0 r (Uint63.of_int (1)) in
                        if eqb0 (get v n0) id
                        then Failure
                        else read fuel0 d i0 store (set v n0 id) id slot1 c
                               (Uint63.of_int (2))
    else if eqb0 mode (Uint63.of_int (1))
         then if eqb0 x0 (Uint63.of_int (0))
              then read fuel0 d i0 store v id slot1 c (Uint63.of_int (2))
              else if (||) ((||) (leb0 (length0 v) x0) (eqb0 (get v x0) id))
                        (eqb0 (get v (lxor0 x0 (Uint63.of_int (1)))) id)
                   then Failure
                   else read fuel0 d i0 store (set v x0 id) id slot1
                          (x0 :: c) (Uint63.of_int (1))
         else if eqb0 mode (Uint63.of_int (0))
              then if eqb0 x0 (Uint63.of_int (0))
                   then read fuel0 d i0 store v id slot1 c (Uint63.of_int (4))
                   else read fuel0 d i0 store v id x0 [] (Uint63.of_int (1))
              else if eqb0 mode (Uint63.of_int (3))
                   then if eqb0 x0 (Uint63.of_int (0))
                        then (match c with
                              | [] -> Refutation
                              | _ :: _ ->
                                if ltb0 id (add0 id (Uint63.of_int (1)))
                                then read fuel0 d i0 (set store slot1 c) v
                                       (add0 id (Uint63.of_int (1))) slot1 []
                                       (Uint63.of_int (0))
                                else Failure)
                        else Failure
                   else if eqb0 x0 (Uint63.of_int (0))
                        then read fuel0 d i0 store v id slot1 c
                               (Uint63.of_int (0))
                        else read fuel0 d i0 (set store x0 none) v id slot1 c
                               (Uint63.of_int (4))

(** val run_parts : nat -> state0 -> lrat_parts -> outcome * lrat_parts **)

let rec run_parts k s p =
  match k with
  | O ->
    (match Lazy.force
     p with
     | Ended -> (Failure, p)
     | Part (d, rest0) ->
       ((read (Z.to_nat (to_Z (length0 d))) d (Uint63.of_int (0)) s.clauses
          s.falsified s.stamp s.slot s.literals s.next0), rest0))
  | S k0 ->
    let (o, p0) = run_parts k0 s p in
    (match o with
     | Going s0 -> run_parts k0 s0 p0
     | x0 -> (x0, p0))

(** val larger : Uint63.t -> Uint63.t -> Uint63.t **)

let larger a l =
  if ltb0 a l then l else a

(** val literals_of : clause list -> Uint63.t **)

let literals_of f =
  add0
    (lor0 (fold_left (fun a c -> fold_left larger c a) f (Uint63.of_int (3)))
      (Uint63.of_int (1))) (Uint63.of_int (1))

(** val refuted_by : z list list -> Uint63.t -> lrat_parts -> bool **)

let refuted_by f slots p =
  (&&) (sensible f)
    (let f0 = map (map literal) f in
     let (store, _) = load f0 (make slots none) (Uint63.of_int (1)) in
     (match fst
              (run_parts (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
                (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
                (S (S (S (S (S (S (S (S (S (S (S
                O)))))))))))))))))))))))))))))))))))))))))))))))) { clauses =
                store; falsified =
                (make (literals_of f0) (Uint63.of_int (0))); stamp =
                (Uint63.of_int (1)); slot = (Uint63.of_int (0)); literals =
                []; next0 = (Uint63.of_int (0)) } p) with
      | Refutation -> true
      | _ -> false))

type encoded = { listed_messages : ((Uint63.t * Uint63.t) * Uint63.t) list;
                 listed_rings : taken list list; channel_classes : Uint63.t;
                 channel_count : Uint63.t; lane_slots : Uint63.t;
                 lane_refutation : lrat_parts }

(** val channel_hash :
    plain -> encoded -> Uint63.t Parray.t -> taken -> Uint63.t **)

let channel_hash p e begin0 = function
| (p0, k) ->
  let (w, x0) = p0 in
  add0 (mul0 (position x0 (p.row w) (get begin0 w)) e.channel_classes) k

(** val refutes_lanes :
    plain -> encoded -> z -> taken list list list -> bool **)

let refutes_lanes p e k routes =
  let begin0 = sends_begin p in
  (match lanes_formula (channel_hash p e begin0) (Z.sub k (Zpos XH))
           e.channel_count routes e.listed_rings with
   | Some f -> refuted_by f e.lane_slots e.lane_refutation
   | None -> false)

(** val known_for_each :
    ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list -> 'a2 list option **)

let rec known_for_each f l out =
  match l with
  | [] -> Some (rev out)
  | a :: l0 ->
    (match f a with
     | Some b -> known_for_each f l0 (b :: out)
     | None -> None)

(** val fine_message :
    Uint63.t list -> ((Uint63.t * Uint63.t) * Uint63.t) -> bool **)

let fine_message us = function
| (p, _) ->
  let (u, d) = p in (&&) ((&&) (among u us) (among d us)) (negb (eqb0 u d))

(** val going :
    plain -> follower -> ((Uint63.t * Uint63.t) * Uint63.t) list -> (place_
    -> ((Uint63.t * z list) * Uint63.t) option) option Parray.t **)

let going p f l =
  fold_left (fun t0 m ->
    let d = snd (fst m) in
    (match get t0 d with
     | Some _ -> t0
     | None -> set t0 d (f.goes_on d))) l (make p.total None)

(** val route_of :
    follower -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) option
    Parray.t -> ((Uint63.t * Uint63.t) * Uint63.t) -> taken list option **)

let route_of f t0 = function
| (p, h) ->
  let (u, d) = p in
  (match get t0 d with
   | Some f0 ->
     Some (channels d f0 (Z.to_nat (to_Z h)) (u, (f.leaves_with u d)))
   | None -> None)

(** val needed_check :
    plain -> encoded -> follower -> z list option -> z -> bool **)

let needed_check p e f ends k =
  match end_list p ends with
  | Some us ->
    (&&)
      ((&&) (Z.leb (Zpos XH) k) (forallb (fine_message us) e.listed_messages))
      (let t0 = going p f e.listed_messages in
       match known_for_each (route_of f t0) e.listed_messages [] with
       | Some routes -> refutes_lanes p e k (map (fun x0 -> x0 :: []) routes)
       | None -> false)
  | None -> false

(** val ways_on :
    plain -> nat -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> taken
    list -> taken list list -> taken list list **)

let rec ways_on p fuel t0 d w before0 found0 =
  if eqb0 w d
  then (rev before0) :: found0
  else (match fuel with
        | O -> found0
        | S fuel0 ->
          fold_left (fun found1 x0 ->
            if eqb0 (add0 (get t0 x0) (Uint63.of_int (1))) (get t0 w)
            then ways_on p fuel0 t0 d x0 (((w, x0),
                   (Uint63.of_int (0))) :: before0) found1
            else found1) (p.row w) found0)

(** val shortest_routes :
    plain -> ((Uint63.t * Uint63.t) * Uint63.t) -> taken list list option **)

let shortest_routes p = function
| (p0, _) ->
  let (u, d) = p0 in
  let t0 = levels p d in
  if (&&) (distances_right p d t0) (ltb0 (get t0 u) p.total)
  then Some (rev (ways_on p (Z.to_nat (to_Z (get t0 u))) t0 d u [] []))
  else None

(** val shortest_needed_check :
    plain -> encoded -> z list option -> z -> bool **)

let shortest_needed_check p e ends k =
  match end_list p ends with
  | Some us ->
    (&&)
      ((&&) (Z.leb (Zpos XH) k) (forallb (fine_message us) e.listed_messages))
      (match known_for_each (shortest_routes p) e.listed_messages [] with
       | Some routes -> refutes_lanes p e k routes
       | None -> false)
  | None -> false

(** val same_operation : operation -> operation -> bool **)

let same_operation a b =
  match a with
  | Plus_ -> (match b with
              | Plus_ -> true
              | _ -> false)
  | Minus_ -> (match b with
               | Minus_ -> true
               | _ -> false)
  | Times_ -> (match b with
               | Times_ -> true
               | _ -> false)
  | Over_ -> (match b with
              | Over_ -> true
              | _ -> false)
  | Modulo_ -> (match b with
                | Modulo_ -> true
                | _ -> false)
  | Power_ -> (match b with
               | Power_ -> true
               | _ -> false)
  | Xor__ -> (match b with
              | Xor__ -> true
              | _ -> false)
  | Bit__ -> (match b with
              | Bit__ -> true
              | _ -> false)
  | Log__ -> (match b with
              | Log__ -> true
              | _ -> false)
  | Root__ -> (match b with
               | Root__ -> true
               | _ -> false)

(** val same_function : function0 -> function0 -> bool **)

let same_function a b =
  match a with
  | Floor__ -> (match b with
                | Floor__ -> true
                | _ -> false)
  | Ceil__ -> (match b with
               | Ceil__ -> true
               | _ -> false)
  | Abs__ -> (match b with
              | Abs__ -> true
              | _ -> false)
  | Factorial__ -> (match b with
                    | Factorial__ -> true
                    | _ -> false)

(** val same_inquiry : information -> information -> bool **)

let same_inquiry a b =
  match a with
  | Order_ -> (match b with
               | Order_ -> true
               | _ -> false)
  | Size_ -> (match b with
              | Size_ -> true
              | _ -> false)
  | Vertices_ -> (match b with
                  | Vertices_ -> true
                  | _ -> false)
  | Links_ -> (match b with
               | Links_ -> true
               | _ -> false)
  | Elements_ -> (match b with
                  | Elements_ -> true
                  | _ -> false)
  | Pairs_ -> (match b with
               | Pairs_ -> true
               | _ -> false)
  | Connected_ -> (match b with
                   | Connected_ -> true
                   | _ -> false)

(** val same_about_vertex : about_vertex -> about_vertex -> bool **)

let same_about_vertex a b =
  match a with
  | Neighbours_ -> (match b with
                    | Neighbours_ -> true
                    | _ -> false)
  | Incident_ -> (match b with
                  | Incident_ -> true
                  | _ -> false)
  | Degree_ -> (match b with
                | Degree_ -> true
                | _ -> false)
  | Component_ -> (match b with
                   | Component_ -> true
                   | _ -> false)

(** val same_about_two : about_two -> about_two -> bool **)

let same_about_two a b =
  match a with
  | Adjacent_ -> (match b with
                  | Adjacent_ -> true
                  | Distance_ -> false)
  | Distance_ -> (match b with
                  | Adjacent_ -> false
                  | Distance_ -> true)

(** val same_quantifier : quantifier -> quantifier -> bool **)

let same_quantifier a b =
  match a with
  | All -> (match b with
            | All -> true
            | _ -> false)
  | Exists_ -> (match b with
                | Exists_ -> true
                | _ -> false)
  | Count -> (match b with
              | Count -> true
              | _ -> false)
  | Sum_of -> (match b with
               | Sum_of -> true
               | _ -> false)
  | Minimum -> (match b with
                | Minimum -> true
                | _ -> false)
  | Maximum -> (match b with
                | Maximum -> true
                | _ -> false)
  | Those -> (match b with
              | Those -> true
              | _ -> false)

(** val same_expression : expression -> expression -> bool **)

let rec same_expression x0 y =
  match x0 with
  | Whole a -> (match y with
                | Whole b -> Z.eqb a b
                | _ -> false)
  | Infinite_ -> (match y with
                  | Infinite_ -> true
                  | _ -> false)
  | Always a -> (match y with
                 | Always b -> eqb a b
                 | _ -> false)
  | Local k -> (match y with
                | Local l -> Nat.eqb k l
                | _ -> false)
  | Not0 a -> (match y with
               | Not0 b -> same_expression a b
               | _ -> false)
  | And0 (a, b) ->
    (match y with
     | And0 (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | Or0 (a, b) ->
    (match y with
     | Or0 (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | Equal0 (a, b) ->
    (match y with
     | Equal0 (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | Less0 (a, b) ->
    (match y with
     | Less0 (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | In_ (a, b) ->
    (match y with
     | In_ (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | Calculate (o, a, b) ->
    (match y with
     | Calculate (p, c, d) ->
       (&&) ((&&) (same_operation o p) (same_expression a c))
         (same_expression b d)
     | _ -> false)
  | Function (f, a) ->
    (match y with
     | Function (g, b) -> (&&) (same_function f g) (same_expression a b)
     | _ -> false)
  | Extreme (m, a, b) ->
    (match y with
     | Extreme (n0, c, d) ->
       (&&) ((&&) (eqb m n0) (same_expression a c)) (same_expression b d)
     | _ -> false)
  | Cond0 (p, a, b) ->
    (match y with
     | Cond0 (q0, c, d) ->
       (&&) ((&&) (same_expression p q0) (same_expression a c))
         (same_expression b d)
     | _ -> false)
  | To_ (a, b) ->
    (match y with
     | To_ (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | Nil -> (match y with
            | Nil -> true
            | _ -> false)
  | Tuple (a, b) ->
    (match y with
     | Tuple (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | At_ (a, b) ->
    (match y with
     | At_ (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | Len a -> (match y with
              | Len b -> same_expression a b
              | _ -> false)
  | LinkOf (a, b) ->
    (match y with
     | LinkOf (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)
  | Of (q0, a) ->
    (match y with
     | Of (r, b) -> (&&) (same_inquiry q0 r) (same_expression a b)
     | _ -> false)
  | OfVertex (q0, a, b) ->
    (match y with
     | OfVertex (r, c, d) ->
       (&&) ((&&) (same_about_vertex q0 r) (same_expression a c))
         (same_expression b d)
     | _ -> false)
  | OfTwo (q0, a, b, u) ->
    (match y with
     | OfTwo (r, c, d, v) ->
       (&&)
         ((&&) ((&&) (same_about_two q0 r) (same_expression a c))
           (same_expression b d)) (same_expression u v)
     | _ -> false)
  | Route (r, a, b, u) ->
    (match y with
     | Route (s, c, d, v) ->
       (&&)
         ((&&) ((&&) (same_expression r s) (same_expression a c))
           (same_expression b d)) (same_expression u v)
     | _ -> false)
  | Quantify_ (k, m, r, a, b) ->
    (match y with
     | Quantify_ (l, n0, s, c, d) ->
       (&&)
         ((&&)
           ((&&) ((&&) (same_quantifier k l) (Nat.eqb m n0)) (same_over r s))
           (same_expression a c)) (same_expression b d)
     | _ -> false)
  | First (m, f, t0, a, b) ->
    (match y with
     | First (n0, g, u, c, d) ->
       (&&)
         ((&&)
           ((&&) ((&&) (eqb m n0) (same_expression f g))
             (same_expression t0 u)) (same_expression a c))
         (same_expression b d)
     | _ -> false)
  | Graph_ (r, m) ->
    (match y with
     | Graph_ (s, n0) -> (&&) (same_ranges r s) (same_nexts m n0)
     | _ -> false)
  | Call (a, b) ->
    (match y with
     | Call (c, d) -> (&&) (same_args a c) (same_expression b d)
     | _ -> false)

(** val same_over : over0 -> over0 -> bool **)

and same_over r s =
  match r with
  | Over a -> (match s with
               | Over b -> same_expression a b
               | _ -> false)
  | Sets (a, m) ->
    (match s with
     | Sets (b, n0) -> (&&) (same_expression a b) (same_bounded m n0)
     | _ -> false)
  | Maps_ (a, b) ->
    (match s with
     | Maps_ (c, d) -> (&&) (same_expression a c) (same_expression b d)
     | _ -> false)

(** val same_bounded : bounded -> bounded -> bool **)

and same_bounded m n0 =
  match m with
  | Any -> (match n0 with
            | Any -> true
            | UpTo _ -> false)
  | UpTo a -> (match n0 with
               | Any -> false
               | UpTo b -> same_expression a b)

(** val same_ranges : ranging -> ranging -> bool **)

and same_ranges r s =
  match r with
  | NoRange -> (match s with
                | NoRange -> true
                | Range_ (_, _, _, _) -> false)
  | Range_ (m, a, b, c) ->
    (match s with
     | NoRange -> false
     | Range_ (n0, d, e, f) ->
       (&&)
         ((&&) ((&&) (Nat.eqb m n0) (same_over a d)) (same_expression b e))
         (same_ranges c f))

(** val same_nexts : nexts -> nexts -> bool **)

and same_nexts m n0 =
  match m with
  | NoNext -> (match n0 with
               | NoNext -> true
               | Next_ (_, _, _, _) -> false)
  | Next_ (a, b, c, d) ->
    (match n0 with
     | NoNext -> false
     | Next_ (e, f, g, h) ->
       (&&)
         ((&&) ((&&) (same_ranges a e) (same_expression b f))
           (same_expression c g)) (same_nexts d h))

(** val same_args : args -> args -> bool **)

and same_args a b =
  match a with
  | NoArg -> (match b with
              | NoArg -> true
              | Arg (_, _) -> false)
  | Arg (x0, a0) ->
    (match b with
     | NoArg -> false
     | Arg (y, b0) -> (&&) (same_expression x0 y) (same_args a0 b0))

(** val same_list : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool **)

let rec same_list same0 l m =
  match l with
  | [] -> (match m with
           | [] -> true
           | _ :: _ -> false)
  | a :: l0 ->
    (match m with
     | [] -> false
     | b :: m0 -> (&&) (same0 a b) (same_list same0 l0 m0))

(** val same_term : term -> term -> bool **)

let rec same_term a b =
  match a with
  | Num x0 -> (match b with
               | Num y -> Z.eqb x0 y
               | _ -> false)
  | Var k -> (match b with
              | Var l -> Nat.eqb k l
              | _ -> false)
  | Plus (a0, b0) ->
    (match b with
     | Plus (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Minus (a0, b0) ->
    (match b with
     | Minus (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Times (a0, b0) ->
    (match b with
     | Times (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Floor (a0, b0) ->
    (match b with
     | Floor (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Rest (a0, b0) ->
    (match b with
     | Rest (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Min (a0, b0) ->
    (match b with
     | Min (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Max (a0, b0) ->
    (match b with
     | Max (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Abs a0 -> (match b with
               | Abs b0 -> same_term a0 b0
               | _ -> false)
  | Pow (a0, b0) ->
    (match b with
     | Pow (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Xor (a0, b0) ->
    (match b with
     | Xor (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Bit (a0, b0) ->
    (match b with
     | Bit (c, d) -> (&&) (same_term a0 c) (same_term b0 d)
     | _ -> false)
  | Cond (p, a0, b0) ->
    (match b with
     | Cond (q0, c, d) ->
       (&&) ((&&) (same_cond p q0) (same_term a0 c)) (same_term b0 d)
     | _ -> false)

(** val same_cond : cond -> cond -> bool **)

and same_cond p q0 =
  match p with
  | Yes -> (match q0 with
            | Yes -> true
            | _ -> false)
  | Equal (a, b) ->
    (match q0 with
     | Equal (c, d) -> (&&) (same_term a c) (same_term b d)
     | _ -> false)
  | Less (a, b) ->
    (match q0 with
     | Less (c, d) -> (&&) (same_term a c) (same_term b d)
     | _ -> false)
  | AtMost (a, b) ->
    (match q0 with
     | AtMost (c, d) -> (&&) (same_term a c) (same_term b d)
     | _ -> false)
  | Not p0 -> (match q0 with
               | Not q1 -> same_cond p0 q1
               | _ -> false)
  | And (p0, q1) ->
    (match q0 with
     | And (r, s) -> (&&) (same_cond p0 r) (same_cond q1 s)
     | _ -> false)
  | Or (p0, q1) ->
    (match q0 with
     | Or (r, s) -> (&&) (same_cond p0 r) (same_cond q1 s)
     | _ -> false)

(** val same_range : range -> range -> bool **)

let same_range a b =
  (&&) ((&&) (same_term a.low b.low) (same_term a.high b.high))
    (same_cond a.only b.only)

(** val same_next : next -> next -> bool **)

let same_next a b =
  (&&)
    ((&&) (same_list same_term a.to0 b.to0)
      (same_list same_range a.over b.over)) (same_cond a.when0 b.when0)

(** val same_text : text -> text -> bool **)

let same_text a b =
  (&&)
    ((&&) (Nat.eqb a.parameters b.parameters)
      (same_list same_range a.coordinates b.coordinates))
    (same_list same_next a.neighbours b.neighbours)

(** val same_pair : (z * z) -> (z * z) -> bool **)

let same_pair a b =
  (&&) (Z.eqb (fst a) (fst b)) (Z.eqb (snd a) (snd b))

(** val same_arcs : arcs_line -> arcs_line -> bool **)

let same_arcs a b =
  match a with
  | Arcs_text t0 ->
    (match b with
     | Arcs_text u -> same_text t0 u
     | Arcs_expression _ -> false)
  | Arcs_expression x0 ->
    (match b with
     | Arcs_text _ -> false
     | Arcs_expression y -> same_expression x0 y)

(** val network_same : network -> network -> bool **)

let network_same m n0 =
  match m with
  | Standard (a, p) ->
    (match n0 with
     | Standard (b, q0) -> (&&) ((=) a b) (same_list Z.eqb p q0)
     | _ -> false)
  | Own (a, t0, p) ->
    (match n0 with
     | Own (b, u, q0) ->
       (&&) ((&&) ((=) a b) (same_text t0 u)) (same_list Z.eqb p q0)
     | _ -> false)
  | Worded (a, x0, p) ->
    (match n0 with
     | Worded (b, y, q0) ->
       (&&) ((&&) ((=) a b) (same_expression x0 y)) (same_list Z.eqb p q0)
     | _ -> false)
  | Given (a, l) ->
    (match n0 with
     | Given (b, k) -> (&&) (Z.eqb a b) (same_list same_pair l k)
     | _ -> false)
  | Directed (a, l, p) ->
    (match n0 with
     | Directed (b, k, q0) ->
       (&&) ((&&) ((=) a b) (same_arcs l k)) (same_list Z.eqb p q0)
     | _ -> false)

type traffic_proof =
| Followed
| Ranked of Uint63.t * Uint63.t Parray.t
| Waiting of ((Uint63.t * Uint63.t) * Uint63.t) list
| InLayers of layered
| LanesByLrat of encoded

(** val tuple_hops :
    network -> plain -> (z list -> z list -> z list option) -> (z list -> z
    list -> z list -> bool) -> (Uint63.t -> Uint63.t Parray.t option)
    option **)

let tuple_hops n0 p hop_ second =
  match places_array p n0 with
  | Some a -> Some (fun d -> Some (tuple_toward p hop_ second a d))
  | None -> None

(** val hops_toward :
    network -> plain -> routing -> (Uint63.t -> Uint63.t Parray.t option)
    option **)

let rec hops_toward n0 p = function
| Bfs -> Some (bfs_toward p)
| Named name ->
  (match named_hop name n0 with
   | Some h -> tuple_hops n0 p h (named_second name n0)
   | None -> None)
| OwnRouter (_, h) -> tuple_hops n0 p (text_hops_of n0 h) one_channel
| WordedRouter (_, t0) ->
  if route_fits t0 n0
  then tuple_hops n0 p (own_hop t0 n0) one_channel
  else None
| Listed rows0 -> Some (fun d -> Some (listed_toward p rows0 d))
| Lanes r0 ->
  (match hops_toward n0 p r0 with
   | Some next1 ->
     Some (fun d ->
       match next1 d with
       | Some a -> with_turns p d a
       | None -> None)
   | None -> None)

(** val plain_step :
    Uint63.t Parray.t -> place_ -> ((Uint63.t * z list) * Uint63.t) option **)

let plain_step a s =
  let c = get a (fst s) in
  if eqb0 c (Uint63.of_int (0))
  then None
  else Some (((target c), []), (class0 c))

(** val updown_follower : plain -> follower **)

let updown_follower p =
  let h = heights_of p in
  { goes_on = (fun d ->
  let ways = ways_to p h d in
  Some (fun s ->
  match updown_next h ways (fst s) (snd s) with
  | Some p0 ->
    let (w, h') = p0 in
    if among w (p.row (fst s))
    then Some ((w, h'), (Uint63.of_int (0)))
    else None
  | None -> None)); leaves_with = (fun _ _ -> []) }

(** val carrying_step :
    plain -> carrying -> z list Parray.t -> Uint63.t -> place_ ->
    ((Uint63.t * z list) * Uint63.t) option **)

let carrying_step p c a d s =
  match go_on p c a d s with
  | Some t0 -> Some (t0, (Uint63.of_int (0)))
  | None -> None

(** val looker :
    network -> plain -> routing -> (Uint63.t * (bool -> Uint63.t -> one
    option)) option **)

let looker n0 p r = match r with
| Named name ->
  (match named_hop name n0 with
   | Some _ ->
     option_map (fun next1 -> (p.total, (look p next1))) (hops_toward n0 p r)
   | None ->
     (match named_carrying name n0 with
      | Some c ->
        (match places_array p n0 with
         | Some a ->
           let fuel =
             add (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               (S (S (S (S (S (S (S (S (S (S (S (S (S (S
               O))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
               (mul (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
                 (S O)))))))))))))))))))) (Z.to_nat (to_Z p.total)))
           in
           Some (never, (look_on p c a fuel))
         | None -> None)
      | None ->
        if (=) name "updown"
        then Some (never,
               (look_to_end p (updown_follower p)
                 (add (S (S O)) (Z.to_nat (to_Z p.total)))))
        else option_map (fun next1 -> (p.total, (look p next1)))
               (hops_toward n0 p r)))
| _ ->
  option_map (fun next1 -> (p.total, (look p next1))) (hops_toward n0 p r)

(** val follower_of : network -> plain -> routing -> follower option **)

let follower_of n0 p r =
  match hops_toward n0 p r with
  | Some next1 ->
    Some { goes_on = (fun d -> option_map plain_step (next1 d));
      leaves_with = (fun _ _ -> []) }
  | None ->
    (match r with
     | Named name ->
       (match named_hop name n0 with
        | Some _ -> None
        | None ->
          (match named_carrying name n0 with
           | Some c ->
             (match places_array p n0 with
              | Some a ->
                Some { goes_on = (fun d -> Some (carrying_step p c a d));
                  leaves_with = (fun u d -> c.begins (get a u) (get a d)) }
              | None -> None)
           | None ->
             if (=) name "updown" then Some (updown_follower p) else None))
     | _ -> None)

(** val order_of_ranks :
    network -> plain -> routing -> Uint63.t -> Uint63.t Parray.t -> z list
    option -> bool option **)

let order_of_ranks n0 p r classes0 ranks ends =
  let rank0 = ranked_by p (sends_begin p) classes0 ranks in
  (match hops_toward n0 p r with
   | Some next1 -> order_check p next1 rank0 ends
   | None ->
     (match follower_of n0 p r with
      | Some f -> walk_order p f rank0 (more_than_all ranks) ends
      | None -> None))

(** val relative_audits :
    network -> plain -> string -> quantity list -> bool option **)

let relative_audits n0 p name qs =
  match standard_hops name n0 with
  | Some _ -> None
  | None ->
    (match relative_of name n0 with
     | Some r ->
       (match places_array p n0 with
        | Some a ->
          if relative_fine p r a
          then Some
                 (relative_audit p (fun d -> Some
                   (tuple_toward p (relative_hop r) one_channel a d)) qs)
          else None
        | None -> None)
     | None -> None)

(** val audits :
    network -> plain -> routing -> z list option -> quantity list -> bool **)

let audits n0 p r ends qs =
  match match r with
        | Bfs -> None
        | Named name ->
          (match ends with
           | Some _ -> None
           | None -> relative_audits n0 p name qs)
        | _ -> None with
  | Some b -> b
  | None ->
    (match looker n0 p r with
     | Some p0 ->
       let (never0, look1) = p0 in audit_check p never0 look1 ends qs
     | None -> false)

(** val traffic_check :
    network -> plain -> traffic_proof -> traffic -> bool **)

let traffic_check n0 p p0 t0 =
  match p0 with
  | Followed ->
    (match t0 with
     | RouteTakes (r, s, t1, d) ->
       (match looker n0 p r with
        | Some p1 ->
          let (never0, look1) = p1 in
          (match route_hops0 p look1 s t1 with
           | Some h -> (&&) (negb (eqb0 h never0)) (Z.eqb (to_Z h) d)
           | None -> false)
        | None -> false)
     | RouteFails (r, s, t1) ->
       (match looker n0 p r with
        | Some p1 ->
          let (never0, look1) = p1 in
          (match route_hops0 p look1 s t1 with
           | Some h -> eqb0 h never0
           | None -> false)
        | None -> false)
     | AuditIs (r, ends, q0) -> audits n0 p r ends (q0 :: [])
     | _ -> false)
  | Ranked (classes0, ranks) ->
    (match t0 with
     | DeadlockFree (r, ends) ->
       (match order_of_ranks n0 p r classes0 ranks ends with
        | Some b -> b
        | None -> false)
     | DeadlockAcyclic (r, ends) ->
       (match order_of_ranks n0 p r classes0 ranks ends with
        | Some b -> if b then false else true
        | None -> false)
     | _ -> false)
  | Waiting l ->
    (match t0 with
     | DeadlockCyclic (r, ends) ->
       (match follower_of n0 p r with
        | Some f ->
          (match circle_check p f ends l with
           | Some _ -> true
           | None -> false)
        | None -> false)
     | Deadlocked (r, ends) ->
       (match follower_of n0 p r with
        | Some f -> deadlock_check p f ends l
        | None -> false)
     | _ -> false)
  | InLayers p1 ->
    (match t0 with
     | LanesAtMost (r0, ends, k) ->
       (match r0 with
        | Some r ->
          (match follower_of n0 p r with
           | Some f -> layers_check p p1 f ends k
           | None -> false)
        | None -> shortest_layers_check p p1 ends k)
     | _ -> false)
  | LanesByLrat e ->
    (match t0 with
     | LanesAtLeast (r0, ends, k) ->
       (match r0 with
        | Some r ->
          (match follower_of n0 p r with
           | Some f -> needed_check p e f ends k
           | None -> false)
        | None -> shortest_needed_check p e ends k)
     | _ -> false)

(** val same_row : Uint63.t Parray.t -> Uint63.t Parray.t -> bool **)

let same_row a b =
  (&&) ((&&) (eqb0 (length0 a) (length0 b)) (eqb0 (default a) (default b)))
    (every (length0 a) (fun i -> eqb0 (get a i) (get b i)))

(** val same_rows :
    Uint63.t Parray.t Parray.t -> Uint63.t Parray.t Parray.t ->
    bool **)

let same_rows a b =
  (&&)
    ((&&) (eqb0 (length0 a) (length0 b)) (same_row (default a) (default b)))
    (every (length0 a) (fun i -> same_row (get a i) (get b i)))

(** val same_route : route -> route -> bool **)

let same_route t0 u =
  (&&)
    ((&&)
      ((&&) ((=) t0.route_for u.route_for)
        (Nat.eqb t0.route_parameters u.route_parameters))
      (Nat.eqb t0.route_coordinates u.route_coordinates))
    (same_nexts t0.route_hops u.route_hops)

(** val same_routing : routing -> routing -> bool **)

let rec same_routing r r' =
  match r with
  | Bfs -> (match r' with
            | Bfs -> true
            | _ -> false)
  | Named a -> (match r' with
                | Named b -> (=) a b
                | _ -> false)
  | OwnRouter (a, l) ->
    (match r' with
     | OwnRouter (b, m) -> (&&) ((=) a b) (same_list same_next l m)
     | _ -> false)
  | WordedRouter (a, t0) ->
    (match r' with
     | WordedRouter (b, u) -> (&&) ((=) a b) (same_route t0 u)
     | _ -> false)
  | Listed a -> (match r' with
                 | Listed b -> same_rows a b
                 | _ -> false)
  | Lanes a -> (match r' with
                | Lanes b -> same_routing a b
                | _ -> false)

(** val same_routing_or_none : routing option -> routing option -> bool **)

let same_routing_or_none r r' =
  match r with
  | Some r0 -> (match r' with
                | Some r'0 -> same_routing r0 r'0
                | None -> false)
  | None -> (match r' with
             | Some _ -> false
             | None -> true)

(** val same_ends : z list option -> z list option -> bool **)

let same_ends e f =
  match e with
  | Some l ->
    (match f with
     | Some m -> if list_eq_dec Z.eq_dec l m then true else false
     | None -> false)
  | None -> (match f with
             | Some _ -> false
             | None -> true)

(** val quantities_of :
    routing -> z list option -> traffic list -> quantity list option **)

let rec quantities_of r ends = function
| [] -> Some []
| t0 :: l0 ->
  (match t0 with
   | AuditIs (r', e, q0) ->
     if (&&) (same_routing r r') (same_ends ends e)
     then option_map (fun x0 -> q0 :: x0) (quantities_of r ends l0)
     else None
   | _ -> None)

(** val traffic_checks :
    network -> plain -> traffic_proof -> traffic list -> bool **)

let traffic_checks n0 p p0 l =
  match p0 with
  | Followed ->
    (match l with
     | [] -> forallb (traffic_check n0 p p0) l
     | t0 :: rest0 ->
       (match t0 with
        | AuditIs (r, ends, q0) ->
          (match quantities_of r ends rest0 with
           | Some qs -> audits n0 p r ends (q0 :: qs)
           | None -> forallb (traffic_check n0 p p0) l)
        | _ -> forallb (traffic_check n0 p p0) l))
  | _ -> forallb (traffic_check n0 p p0) l

(** val way :
    Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> nat ->
    place_ -> (Uint63.t * Uint63.t) list option **)

let rec way d f fuel s =
  if eqb0 (fst s) d
  then Some []
  else (match fuel with
        | O -> None
        | S fuel0 ->
          (match f s with
           | Some p ->
             let (p0, _) = p in
             let (x0, h) = p0 in
             option_map (fun x1 -> ((fst s), x0) :: x1)
               (way d f fuel0 (x0, h))
           | None -> None))

(** val same_hop : (Uint63.t * Uint63.t) -> (Uint63.t * Uint63.t) -> bool **)

let same_hop a b =
  (&&) (eqb0 (fst a) (fst b)) (eqb0 (snd a) (snd b))

(** val hops_once :
    (Uint63.t * Uint63.t) list -> (Uint63.t * Uint63.t) list **)

let hops_once l =
  fold_right (fun a m -> if existsb (same_hop a) m then m else a :: m) [] l

(** val all_steps :
    follower -> Uint63.t list -> (Uint63.t * (place_ -> ((Uint63.t * z
    list) * Uint63.t) option) option) Parray.t -> (Uint63.t * (place_ ->
    ((Uint63.t * z list) * Uint63.t) option) option) Parray.t **)

let all_steps f l t0 =
  fold_left (fun t1 d -> set t1 d (d, (f.goes_on d))) l t0

(** val ways_of :
    network -> plain -> routing -> (Uint63.t -> Uint63.t ->
    (Uint63.t * Uint63.t) list option) option **)

let ways_of n0 p r =
  match follower_of n0 p r with
  | Some f ->
    let fuel =
      Z.to_nat (Z.add (Z.mul (Zpos (XO (XO XH))) (to_Z p.total)) (Zpos XH))
    in
    let t0 =
      all_steps f (ints p.total) (make p.total ((Uint63.of_int (0)), None))
    in
    if forallb (fun v ->
         let (d, o) = get t0 v in
         (match o with
          | Some _ -> eqb0 d v
          | None -> false)) (ints p.total)
    then Some (fun u v ->
           match snd (get t0 v) with
           | Some f0 ->
             option_map hops_once (way v f0 fuel (u, (f.leaves_with u v)))
           | None -> None)
    else None
  | None -> None

(** val ways_on0 :
    ((bool * network) * plain) list -> routing -> (Uint63.t -> Uint63.t ->
    Uint63.t -> (Uint63.t * Uint63.t) list option) option **)

let ways_on0 l r =
  option_map (fun m k ->
    match nth_error m (Z.to_nat (to_Z k)) with
    | Some f -> f
    | None -> (fun _ _ -> None))
    (all_there
      (map (fun e ->
        let (y, p) = e in
        let (y0, n0) = y in
        if y0 then Some (fun _ _ -> None) else ways_of n0 p r) l))

(** val without_word : expression **)

let without_word =
  Graph_ ((Range_ ((S O), (Over (Of (Vertices_, (Local (S O))))), (Not0 (In_
    ((Local O), (Local (S O))))), NoRange)), (Next_ ((Range_ ((S O), (Over
    (OfVertex (Neighbours_, (Local (S (S O))), (Local O)))), (And0 ((Not0
    (In_ ((Local O), (Local (S (S O)))))), (Not0 (In_ ((LinkOf ((Local (S
    O)), (Local O))), (Local (S (S O)))))))), NoRange)), (Always true),
    (Local O), NoNext)))

(** val keep_word : expression **)

let keep_word =
  Graph_ ((Range_ ((S O), (Over (Of (Vertices_, (Local (S O))))), (Always
    true), NoRange)), (Next_ ((Range_ ((S O), (Over (OfVertex (Neighbours_,
    (Local (S (S O))), (Local O)))), (In_ ((LinkOf ((Local (S O)), (Local
    O))), (Local (S (S O))))), NoRange)), (Always true), (Local O), NoNext)))

(** val induced_word : expression **)

let induced_word =
  Graph_ ((Range_ ((S O), (Over (Of (Vertices_, (Local (S O))))), (In_
    ((Local O), (Local (S O)))), NoRange)), (Next_ ((Range_ ((S O), (Over
    (OfVertex (Neighbours_, (Local (S (S O))), (Local O)))), (In_ ((Local O),
    (Local (S (S O))))), NoRange)), (Always true), (Local O), NoNext)))

(** val complement_word : expression **)

let complement_word =
  Graph_ ((Range_ ((S O), (Over (Of (Vertices_, (Local O)))), (Always true),
    NoRange)), (Next_ ((Range_ ((S O), (Over (Of (Vertices_, (Local (S
    O))))), (And0 ((Not0 (Equal0 ((Local O), (Local (S O))))), (Not0 (OfTwo
    (Adjacent_, (Local (S (S O))), (Local (S O)), (Local O)))))), NoRange)),
    (Always true), (Local O), NoNext)))

(** val line_word : expression **)

let line_word =
  Graph_ ((Range_ ((S O), (Over (Of (Links_, (Local O)))), (Always true),
    NoRange)), (Next_ ((Range_ ((S O), (Over (Of (Links_, (Local (S O))))),
    (And0 ((Not0 (Equal0 ((Local O), (Local (S O))))), (Quantify_ (Exists_,
    (S O), (Over (Local (S O))), (Always true), (In_ ((Local O), (Local (S
    O)))))))), NoRange)), (Always true), (Local O), NoNext)))

(** val min_degree_word : expression **)

let min_degree_word =
  Cond0 ((Equal0 ((Of (Order_, (Local O))), (Whole Z0))), (Whole Z0),
    (Quantify_ (Minimum, (S O), (Over (Of (Vertices_, (Local O)))), (Always
    true), (OfVertex (Degree_, (Local (S O)), (Local O))))))

(** val max_degree_word : expression **)

let max_degree_word =
  Cond0 ((Equal0 ((Of (Order_, (Local O))), (Whole Z0))), (Whole Z0),
    (Quantify_ (Maximum, (S O), (Over (Of (Vertices_, (Local O)))), (Always
    true), (OfVertex (Degree_, (Local (S O)), (Local O))))))

(** val eccentricity_word : expression **)

let eccentricity_word =
  Quantify_ (Maximum, (S O), (Over (Of (Vertices_, (Local (S O))))), (Always
    true), (OfTwo (Distance_, (Local (S (S O))), (Local (S O)), (Local O))))

(** val diameter_word : expression **)

let diameter_word =
  Cond0 ((Equal0 ((Of (Order_, (Local O))), (Whole Z0))), (Whole Z0),
    (Quantify_ (Maximum, (S O), (Over (Of (Vertices_, (Local O)))), (Always
    true), (Call ((Arg ((Local (S O)), (Arg ((Local O), NoArg)))),
    eccentricity_word)))))

(** val radius_word : expression **)

let radius_word =
  Cond0 ((Equal0 ((Of (Order_, (Local O))), (Whole Z0))), (Whole Z0),
    (Quantify_ (Minimum, (S O), (Over (Of (Vertices_, (Local O)))), (Always
    true), (Call ((Arg ((Local (S O)), (Arg ((Local O), NoArg)))),
    eccentricity_word)))))

(** val at_distance_word : expression **)

let at_distance_word =
  Quantify_ (Count, (S O), (Over (Of (Vertices_, (Local (S (S O)))))),
    (Always true), (Equal0 ((OfTwo (Distance_, (Local (S (S (S O)))), (Local
    (S (S O))), (Local O))), (Local (S O)))))

(** val distance_sum_from_word : expression **)

let distance_sum_from_word =
  Quantify_ (Sum_of, (S O), (Over (OfVertex (Component_, (Local (S O)),
    (Local O)))), (Always true), (OfTwo (Distance_, (Local (S (S O))), (Local
    (S O)), (Local O))))

(** val distance_sum_word : expression **)

let distance_sum_word =
  Cond0 ((Of (Connected_, (Local O))), (Quantify_ (Sum_of, (S O), (Over (Of
    (Vertices_, (Local O)))), (Always true), (Call ((Arg ((Local (S O)), (Arg
    ((Local O), NoArg)))), distance_sum_from_word)))), Infinite_)

(** val mean_distance_word : expression **)

let mean_distance_word =
  Cond0 ((Of (Connected_, (Local O))), (Calculate (Over_, (Call ((Arg ((Local
    O), NoArg)), distance_sum_word)), (Calculate (Times_, (Of (Order_, (Local
    O))), (Calculate (Minus_, (Of (Order_, (Local O))), (Whole (Zpos
    XH)))))))), Infinite_)

(** val path_word : expression **)

let path_word =
  Quantify_ (Exists_, (S O), (Maps_ ((To_ ((Whole Z0), (Local O))), (Of
    (Vertices_, (Local (S (S (S O)))))))), (Always true), (And0 ((And0 ((And0
    ((Equal0 ((At_ ((Local O), (Whole Z0))), (Local (S (S (S O)))))), (Equal0
    ((At_ ((Local O), (Local (S O)))), (Local (S (S O))))))), (Quantify_
    (All, (S O), (Over (To_ ((Whole Z0), (Local (S O))))), (Always true),
    (Quantify_ (All, (S O), (Over (To_ ((Whole Z0), (Calculate (Minus_,
    (Local O), (Whole (Zpos XH))))))), (Always true), (Not0 (Equal0 ((At_
    ((Local (S (S O))), (Local (S O)))), (At_ ((Local (S (S O))), (Local
    O)))))))))))), (Quantify_ (All, (S O), (Over (To_ ((Whole Z0), (Calculate
    (Minus_, (Local (S O)), (Whole (Zpos XH))))))), (Always true), (OfTwo
    (Adjacent_, (Local (S (S (S (S (S O)))))), (At_ ((Local (S O)), (Local
    O))), (At_ ((Local (S O)), (Calculate (Plus_, (Local O), (Whole (Zpos
    XH)))))))))))))

(** val cycle_word : expression **)

let cycle_word =
  And0 ((Not0 (Less0 ((Local O), (Whole (Zpos (XI XH)))))), (Quantify_
    (Exists_, (S O), (Maps_ ((To_ ((Whole Z0), (Calculate (Minus_, (Local O),
    (Whole (Zpos XH)))))), (Of (Vertices_, (Local (S O)))))), (Always true),
    (And0 ((Quantify_ (All, (S O), (Over (To_ ((Whole Z0), (Calculate
    (Minus_, (Local (S O)), (Whole (Zpos XH))))))), (Always true), (Quantify_
    (All, (S O), (Over (To_ ((Whole Z0), (Calculate (Minus_, (Local O),
    (Whole (Zpos XH))))))), (Always true), (Not0 (Equal0 ((At_ ((Local (S (S
    O))), (Local (S O)))), (At_ ((Local (S (S O))), (Local O)))))))))),
    (Quantify_ (All, (S O), (Over (To_ ((Whole Z0), (Calculate (Minus_,
    (Local (S O)), (Whole (Zpos XH))))))), (Always true), (OfTwo (Adjacent_,
    (Local (S (S (S O)))), (At_ ((Local (S O)), (Local O))), (At_ ((Local (S
    O)), (Calculate (Modulo_, (Calculate (Plus_, (Local O), (Whole (Zpos
    XH)))), (Local (S (S O))))))))))))))))

(** val girth_word : expression **)

let girth_word =
  First (false, (Whole (Zpos (XI XH))), (Of (Order_, (Local O))), (Always
    true), (Call ((Arg ((Local (S O)), (Arg ((Local O), NoArg)))),
    cycle_word)))

(** val circumference_word : expression **)

let circumference_word =
  First (true, (Whole Z0), (Of (Order_, (Local O))), (Always true), (Or0
    ((Equal0 ((Local O), (Whole Z0))), (Call ((Arg ((Local (S O)), (Arg
    ((Local O), NoArg)))), cycle_word)))))

(** val bipartite_word : expression **)

let bipartite_word =
  Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local O))), Any)),
    (Always true), (Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local (S
    O))))), (Always true), (Not0 (Equal0 ((In_ ((Local (S O)), (Local (S (S
    O))))), (In_ ((Local O), (Local (S (S O)))))))))))

(** val hamiltonian_word : expression **)

let hamiltonian_word =
  Call ((Arg ((Local O), (Arg ((Of (Order_, (Local O))), NoArg)))),
    cycle_word)

(** val hamiltonian_path_word : expression **)

let hamiltonian_path_word =
  Quantify_ (Exists_, (S O), (Maps_ ((To_ ((Whole Z0), (Calculate (Minus_,
    (Of (Order_, (Local O))), (Whole (Zpos XH)))))), (Of (Vertices_, (Local
    O))))), (Always true), (And0 ((Quantify_ (All, (S O), (Over (To_ ((Whole
    Z0), (Calculate (Minus_, (Of (Order_, (Local (S O)))), (Whole (Zpos
    XH))))))), (Always true), (Quantify_ (All, (S O), (Over (To_ ((Whole Z0),
    (Calculate (Minus_, (Local O), (Whole (Zpos XH))))))), (Always true),
    (Not0 (Equal0 ((At_ ((Local (S (S O))), (Local (S O)))), (At_ ((Local (S
    (S O))), (Local O)))))))))), (Quantify_ (All, (S O), (Over (To_ ((Whole
    Z0), (Calculate (Minus_, (Of (Order_, (Local (S O)))), (Whole (Zpos (XO
    XH)))))))), (Always true), (OfTwo (Adjacent_, (Local (S (S O))), (At_
    ((Local (S O)), (Local O))), (At_ ((Local (S O)), (Calculate (Plus_,
    (Local O), (Whole (Zpos XH)))))))))))))

(** val hamiltonian_connected_word : expression **)

let hamiltonian_connected_word =
  Quantify_ (All, (S O), (Over (Of (Vertices_, (Local O)))), (Always true),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S O))))), (Not0
    (Equal0 ((Local (S O)), (Local O)))), (Call ((Arg ((Local (S (S O))),
    (Arg ((Local (S O)), (Arg ((Local O), (Arg ((Calculate (Minus_, (Of
    (Order_, (Local (S (S O))))), (Whole (Zpos XH)))), NoArg)))))))),
    path_word)))))

(** val hamiltonian_laceable_word : expression **)

let hamiltonian_laceable_word =
  And0 ((And0 ((Of (Connected_, (Local O))), (Call ((Arg ((Local O), NoArg)),
    bipartite_word)))), (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local
    O)))), (Always true), (Quantify_ (All, (S O), (Over (Of (Vertices_,
    (Local (S O))))), (Equal0 ((Calculate (Modulo_, (OfTwo (Distance_, (Local
    (S (S O))), (Local (S O)), (Local O))), (Whole (Zpos (XO XH))))), (Whole
    (Zpos XH)))), (Call ((Arg ((Local (S (S O))), (Arg ((Local (S O)), (Arg
    ((Local O), (Arg ((Calculate (Minus_, (Of (Order_, (Local (S (S O))))),
    (Whole (Zpos XH)))), NoArg)))))))), path_word)))))))

(** val pancyclic_word : expression **)

let pancyclic_word =
  And0 ((Not0 (Less0 ((Of (Order_, (Local O))), (Whole (Zpos (XI XH)))))),
    (Quantify_ (All, (S O), (Over (To_ ((Whole (Zpos (XI XH))), (Of (Order_,
    (Local O)))))), (Always true), (Call ((Arg ((Local (S O)), (Arg ((Local
    O), NoArg)))), cycle_word)))))

(** val bipancyclic_word : expression **)

let bipancyclic_word =
  And0 ((Not0 (Less0 ((Of (Order_, (Local O))), (Whole (Zpos (XO (XO
    XH))))))), (Quantify_ (All, (S O), (Over (To_ ((Whole (Zpos (XO XH))),
    (Function (Floor__, (Calculate (Over_, (Of (Order_, (Local O))), (Whole
    (Zpos (XO XH)))))))))), (Always true), (Call ((Arg ((Local (S O)), (Arg
    ((Calculate (Times_, (Whole (Zpos (XO XH))), (Local O))), NoArg)))),
    cycle_word)))))

(** val vertex_pancyclic_word : expression **)

let vertex_pancyclic_word =
  And0 ((Not0 (Less0 ((Of (Order_, (Local O))), (Whole (Zpos (XI XH)))))),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local O)))), (Always
    true), (Quantify_ (All, (S O), (Over (To_ ((Whole (Zpos (XI XH))), (Of
    (Order_, (Local (S O))))))), (Always true), (Quantify_ (Exists_, (S O),
    (Over (OfVertex (Neighbours_, (Local (S (S O))), (Local (S O))))),
    (Always true), (Call ((Arg ((Local (S (S (S O)))), (Arg ((Local (S (S
    O))), (Arg ((Local O), (Arg ((Calculate (Minus_, (Local (S O)), (Whole
    (Zpos XH)))), NoArg)))))))), path_word)))))))))

(** val edge_pancyclic_word : expression **)

let edge_pancyclic_word =
  And0 ((Not0 (Less0 ((Of (Order_, (Local O))), (Whole (Zpos (XI XH)))))),
    (Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local O)))), (Always
    true), (Quantify_ (All, (S O), (Over (To_ ((Whole (Zpos (XI XH))), (Of
    (Order_, (Local (S (S O)))))))), (Always true), (Call ((Arg ((Local (S (S
    (S O)))), (Arg ((Local (S (S O))), (Arg ((Local (S O)), (Arg ((Calculate
    (Minus_, (Local O), (Whole (Zpos XH)))), NoArg)))))))), path_word)))))))

(** val edge_bipancyclic_word : expression **)

let edge_bipancyclic_word =
  And0 ((Not0 (Less0 ((Of (Order_, (Local O))), (Whole (Zpos (XO (XO
    XH))))))), (Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local O)))),
    (Always true), (Quantify_ (All, (S O), (Over (To_ ((Whole (Zpos (XO
    XH))), (Function (Floor__, (Calculate (Over_, (Of (Order_, (Local (S (S
    O))))), (Whole (Zpos (XO XH)))))))))), (Always true), (Call ((Arg ((Local
    (S (S (S O)))), (Arg ((Local (S (S O))), (Arg ((Local (S O)), (Arg
    ((Calculate (Minus_, (Calculate (Times_, (Whole (Zpos (XO XH))), (Local
    O))), (Whole (Zpos XH)))), NoArg)))))))), path_word)))))))

(** val panconnected_word : expression **)

let panconnected_word =
  And0 ((Of (Connected_, (Local O))), (Quantify_ (All, (S O), (Over (Of
    (Vertices_, (Local O)))), (Always true), (Quantify_ (All, (S O), (Over
    (Of (Vertices_, (Local (S O))))), (Not0 (Equal0 ((Local (S O)), (Local
    O)))), (Quantify_ (All, (S O), (Over (To_ ((OfTwo (Distance_, (Local (S
    (S O))), (Local (S O)), (Local O))), (Calculate (Minus_, (Of (Order_,
    (Local (S (S O))))), (Whole (Zpos XH))))))), (Always true), (Call ((Arg
    ((Local (S (S (S O)))), (Arg ((Local (S (S O))), (Arg ((Local (S O)),
    (Arg ((Local O), NoArg)))))))), path_word)))))))))

(** val bipanconnected_word : expression **)

let bipanconnected_word =
  And0 ((Of (Connected_, (Local O))), (Quantify_ (All, (S O), (Over (Of
    (Vertices_, (Local O)))), (Always true), (Quantify_ (All, (S O), (Over
    (Of (Vertices_, (Local (S O))))), (Not0 (Equal0 ((Local (S O)), (Local
    O)))), (Quantify_ (All, (S O), (Over (To_ ((OfTwo (Distance_, (Local (S
    (S O))), (Local (S O)), (Local O))), (Calculate (Minus_, (Of (Order_,
    (Local (S (S O))))), (Whole (Zpos XH))))))), (Equal0 ((Calculate
    (Modulo_, (Calculate (Minus_, (Local O), (OfTwo (Distance_, (Local (S (S
    (S O)))), (Local (S (S O))), (Local (S O)))))), (Whole (Zpos (XO XH))))),
    (Whole Z0))), (Call ((Arg ((Local (S (S (S O)))), (Arg ((Local (S (S
    O))), (Arg ((Local (S O)), (Arg ((Local O), NoArg)))))))),
    path_word)))))))))

(** val chromatic_number_word : expression **)

let chromatic_number_word =
  First (false, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Maps_ ((Of (Vertices_, (Local (S O)))), (To_
    ((Whole (Zpos XH)), (Local O))))), (Always true), (Quantify_ (All, (S (S
    O)), (Over (Of (Links_, (Local (S (S O)))))), (Always true), (Not0
    (Equal0 ((At_ ((Local (S (S O))), (Local (S O)))), (At_ ((Local (S (S
    O))), (Local O)))))))))))

(** val edge_chromatic_number_word : expression **)

let edge_chromatic_number_word =
  Call ((Arg ((Call ((Arg ((Local O), NoArg)), line_word)), NoArg)),
    chromatic_number_word)

(** val independence_number_word : expression **)

let independence_number_word =
  First (true, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))),
    Any)), (Always true), (And0 ((Not0 (Less0 ((Len (Local O)), (Local (S
    O))))), (Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local (S (S
    O)))))), (Always true), (Not0 (And0 ((In_ ((Local (S O)), (Local (S (S
    O))))), (In_ ((Local O), (Local (S (S O)))))))))))))))

(** val clique_number_word : expression **)

let clique_number_word =
  Call ((Arg ((Call ((Arg ((Local O), NoArg)), complement_word)), NoArg)),
    independence_number_word)

(** val cluster_word : expression **)

let cluster_word =
  First (true, (Whole Z0), (Of (Order_, (Local (S O)))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S (S O))))),
    Any)), (Always true), (And0 ((Not0 (Less0 ((Len (Local O)), (Local (S
    O))))), (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S (S
    O))))))), (Always true), (Quantify_ (All, (S O), (Over (Of (Vertices_,
    (Local (S (S (S (S O)))))))), (Less0 ((Local (S (S (S (S O))))), (OfTwo
    (Distance_, (Local (S (S (S (S (S O)))))), (Local (S O)), (Local O))))),
    (Not0 (And0 ((In_ ((Local (S O)), (Local (S (S O))))), (In_ ((Local O),
    (Local (S (S O)))))))))))))))))

(** val domination_number_word : expression **)

let domination_number_word =
  First (false, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Quantify_ (All, (S O), (Over (Of
    (Vertices_, (Local (S (S O)))))), (Always true), (Or0 ((In_ ((Local O),
    (Local (S O)))), (Quantify_ (Exists_, (S O), (Over (OfVertex
    (Neighbours_, (Local (S (S (S O)))), (Local O)))), (Always true), (In_
    ((Local O), (Local (S (S O))))))))))))))

(** val matching_number_word : expression **)

let matching_number_word =
  Call ((Arg ((Call ((Arg ((Local O), NoArg)), line_word)), NoArg)),
    independence_number_word)

(** val metric_dimension_word : expression **)

let metric_dimension_word =
  First (false, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Quantify_ (All, (S O), (Over (Of
    (Vertices_, (Local (S (S O)))))), (Always true), (Quantify_ (All, (S O),
    (Over (Of (Vertices_, (Local (S (S (S O))))))), (Not0 (Equal0 ((Local (S
    O)), (Local O)))), (Quantify_ (Exists_, (S O), (Over (Local (S (S O)))),
    (Always true), (Not0 (Equal0 ((OfTwo (Distance_, (Local (S (S (S (S (S
    O)))))), (Local O), (Local (S (S O))))), (OfTwo (Distance_, (Local (S (S
    (S (S (S O)))))), (Local O), (Local (S O))))))))))))))))

(** val spanning_trees_word : expression **)

let spanning_trees_word =
  Quantify_ (Count, (S O), (Sets ((Of (Links_, (Local O))), (UpTo (Calculate
    (Minus_, (Of (Order_, (Local O))), (Whole (Zpos XH))))))), (Always true),
    (Of (Connected_, (Call ((Arg ((Local (S O)), (Arg ((Local O), NoArg)))),
    keep_word)))))

(** val automorphisms_word : expression **)

let automorphisms_word =
  Quantify_ (Count, (S O), (Maps_ ((Of (Vertices_, (Local O))), (Of
    (Vertices_, (Local O))))), (Always true), (And0 ((Quantify_ (All, (S O),
    (Over (Of (Vertices_, (Local (S O))))), (Always true), (Quantify_ (All,
    (S O), (Over (Of (Vertices_, (Local (S (S O)))))), (Not0 (Equal0 ((Local
    (S O)), (Local O)))), (Not0 (Equal0 ((At_ ((Local (S (S O))), (Local (S
    O)))), (At_ ((Local (S (S O))), (Local O)))))))))), (Quantify_ (All, (S
    (S O)), (Over (Of (Links_, (Local (S O))))), (Always true), (OfTwo
    (Adjacent_, (Local (S (S (S O)))), (At_ ((Local (S (S O))), (Local (S
    O)))), (At_ ((Local (S (S O))), (Local O))))))))))

(** val moves_word : expression **)

let moves_word =
  Quantify_ (Exists_, (S O), (Maps_ ((Of (Vertices_, (Local (S (S O))))), (Of
    (Vertices_, (Local (S (S O))))))), (Always true), (And0 ((And0 ((Equal0
    ((At_ ((Local O), (Local (S (S O))))), (Local (S O)))), (Quantify_ (All,
    (S O), (Over (Of (Vertices_, (Local (S (S (S O))))))), (Always true),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S (S (S
    O)))))))), (Not0 (Equal0 ((Local (S O)), (Local O)))), (Not0 (Equal0
    ((At_ ((Local (S (S O))), (Local (S O)))), (At_ ((Local (S (S O))),
    (Local O)))))))))))), (Quantify_ (All, (S (S O)), (Over (Of (Links_,
    (Local (S (S (S O))))))), (Always true), (OfTwo (Adjacent_, (Local (S (S
    (S (S (S O)))))), (At_ ((Local (S (S O))), (Local (S O)))), (At_ ((Local
    (S (S O))), (Local O))))))))))

(** val vertex_orbits_word : expression **)

let vertex_orbits_word =
  First (false, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Quantify_ (All, (S O), (Over (Of
    (Vertices_, (Local (S (S O)))))), (Always true), (Quantify_ (Exists_, (S
    O), (Over (Of (Vertices_, (Local (S (S (S O))))))), (Always true), (And0
    ((In_ ((Local O), (Local (S (S O))))), (Call ((Arg ((Local (S (S (S (S
    O))))), (Arg ((Local O), (Arg ((Local (S O)), NoArg)))))),
    moves_word)))))))))))

(** val vertex_transitive_word : expression **)

let vertex_transitive_word =
  Quantify_ (All, (S O), (Over (Of (Vertices_, (Local O)))), (Always true),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S O))))), (Always
    true), (Call ((Arg ((Local (S (S O))), (Arg ((Local (S O)), (Arg ((Local
    O), NoArg)))))), moves_word)))))

(** val edge_transitive_word : expression **)

let edge_transitive_word =
  Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local O)))), (Always true),
    (Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local (S (S O)))))),
    (Always true), (Quantify_ (Exists_, (S O), (Maps_ ((Of (Vertices_, (Local
    (S (S (S (S O))))))), (Of (Vertices_, (Local (S (S (S (S O))))))))),
    (Always true), (And0 ((And0 ((Or0 ((And0 ((Equal0 ((At_ ((Local O),
    (Local (S (S (S (S O))))))), (Local (S (S O))))), (Equal0 ((At_ ((Local
    O), (Local (S (S (S O)))))), (Local (S O)))))), (And0 ((Equal0 ((At_
    ((Local O), (Local (S (S (S (S O))))))), (Local (S O)))), (Equal0 ((At_
    ((Local O), (Local (S (S (S O)))))), (Local (S (S O))))))))), (Quantify_
    (All, (S O), (Over (Of (Vertices_, (Local (S (S (S (S (S O))))))))),
    (Always true), (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S
    (S (S (S (S O)))))))))), (Not0 (Equal0 ((Local (S O)), (Local O)))),
    (Not0 (Equal0 ((At_ ((Local (S (S O))), (Local (S O)))), (At_ ((Local (S
    (S O))), (Local O)))))))))))), (Quantify_ (All, (S (S O)), (Over (Of
    (Links_, (Local (S (S (S (S (S O))))))))), (Always true), (OfTwo
    (Adjacent_, (Local (S (S (S (S (S (S (S O)))))))), (At_ ((Local (S (S
    O))), (Local (S O)))), (At_ ((Local (S (S O))), (Local O))))))))))))))

(** val isomorphic_word : expression **)

let isomorphic_word =
  And0 ((And0 ((Equal0 ((Of (Order_, (Local (S O)))), (Of (Order_, (Local
    O))))), (Equal0 ((Of (Size_, (Local (S O)))), (Of (Size_, (Local
    O))))))), (Quantify_ (Exists_, (S O), (Maps_ ((Of (Vertices_, (Local (S
    O)))), (Of (Vertices_, (Local O))))), (Always true), (And0 ((Quantify_
    (All, (S O), (Over (Of (Vertices_, (Local (S (S O)))))), (Always true),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S (S O))))))),
    (Not0 (Equal0 ((Local (S O)), (Local O)))), (Not0 (Equal0 ((At_ ((Local
    (S (S O))), (Local (S O)))), (At_ ((Local (S (S O))), (Local O)))))))))),
    (Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local (S (S O)))))),
    (Always true), (OfTwo (Adjacent_, (Local (S (S (S O)))), (At_ ((Local (S
    (S O))), (Local (S O)))), (At_ ((Local (S (S O))), (Local O))))))))))))

(** val contains_word : expression **)

let contains_word =
  Quantify_ (Exists_, (S O), (Maps_ ((Of (Vertices_, (Local O))), (Of
    (Vertices_, (Local (S O)))))), (Always true), (And0 ((Quantify_ (All, (S
    O), (Over (Of (Vertices_, (Local (S O))))), (Always true), (Quantify_
    (All, (S O), (Over (Of (Vertices_, (Local (S (S O)))))), (Not0 (Equal0
    ((Local (S O)), (Local O)))), (Not0 (Equal0 ((At_ ((Local (S (S O))),
    (Local (S O)))), (At_ ((Local (S (S O))), (Local O)))))))))), (Quantify_
    (All, (S (S O)), (Over (Of (Links_, (Local (S O))))), (Always true),
    (OfTwo (Adjacent_, (Local (S (S (S (S O))))), (At_ ((Local (S (S O))),
    (Local (S O)))), (At_ ((Local (S (S O))), (Local O))))))))))

(** val embeds_word : expression **)

let embeds_word =
  Quantify_ (Exists_, (S O), (Maps_ ((Of (Vertices_, (Local (S (S O))))), (Of
    (Vertices_, (Local (S O)))))), (Always true), (And0 ((Quantify_ (All, (S
    O), (Over (Of (Vertices_, (Local (S (S (S O))))))), (Always true),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S (S (S
    O)))))))), (Not0 (Equal0 ((Local (S O)), (Local O)))), (Not0 (Equal0
    ((At_ ((Local (S (S O))), (Local (S O)))), (At_ ((Local (S (S O))),
    (Local O)))))))))), (Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local
    (S (S (S O))))))), (Always true), (Not0 (Less0 ((Local (S (S (S O)))),
    (OfTwo (Distance_, (Local (S (S (S (S O))))), (At_ ((Local (S (S O))),
    (Local (S O)))), (At_ ((Local (S (S O))), (Local O)))))))))))))

(** val cut_word : expression **)

let cut_word =
  Quantify_ (Count, (S O), (Over (Of (Links_, (Local (S O))))), (Always
    true), (And0 ((Quantify_ (Exists_, (S O), (Over (Local O)), (Always
    true), (In_ ((Local O), (Local (S (S O))))))), (Quantify_ (Exists_, (S
    O), (Over (Local O)), (Always true), (Not0 (In_ ((Local O), (Local (S (S
    O)))))))))))

(** val bisection_word : expression **)

let bisection_word =
  First (false, (Whole Z0), (Of (Size_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))),
    Any)), (Always true), (And0 ((Equal0 ((Len (Local O)), (Function
    (Floor__, (Calculate (Over_, (Of (Order_, (Local (S (S O))))), (Whole
    (Zpos (XO XH))))))))), (Not0 (Less0 ((Local (S O)), (Call ((Arg ((Local
    (S (S O))), (Arg ((Local O), NoArg)))), cut_word))))))))))

(** val vertex_connectivity_word : expression **)

let vertex_connectivity_word =
  First (false, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Or0 ((Not0 (Of (Connected_, (Call ((Arg
    ((Local (S (S O))), (Arg ((Local O), NoArg)))), without_word))))), (Not0
    (Less0 ((Len (Local O)), (Calculate (Minus_, (Of (Order_, (Local (S (S
    O))))), (Whole (Zpos XH))))))))))))

(** val edge_connectivity_word : expression **)

let edge_connectivity_word =
  Cond0 ((Not0 (Less0 ((Whole (Zpos XH)), (Of (Order_, (Local O)))))), (Whole
    Z0), (First (false, (Whole Z0), (Of (Size_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Links_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Not0 (Of (Connected_, (Call ((Arg ((Local
    (S (S O))), (Arg ((Local O), NoArg)))), without_word))))))))))

(** val restricted_connectivity_word : expression **)

let restricted_connectivity_word =
  First (false, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (And0 ((Not0 (Of (Connected_, (Call ((Arg
    ((Local (S (S O))), (Arg ((Local O), NoArg)))), without_word))))),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S O)))))),
    (Always true), (Or0 ((In_ ((Local O), (Local (S O)))), (Quantify_
    (Exists_, (S O), (Over (OfVertex (Neighbours_, (Local (S (S (S O)))),
    (Local O)))), (Always true), (Not0 (In_ ((Local O), (Local (S (S
    O)))))))))))))))))

(** val restricted_connectivity_strict_word : expression **)

let restricted_connectivity_strict_word =
  First (false, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (And0 ((Not0 (Of (Connected_, (Call ((Arg
    ((Local (S (S O))), (Arg ((Local O), NoArg)))), without_word))))),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S O)))))),
    (Always true), (Quantify_ (Exists_, (S O), (Over (OfVertex (Neighbours_,
    (Local (S (S (S O)))), (Local O)))), (Always true), (Not0 (In_ ((Local
    O), (Local (S (S O)))))))))))))))

(** val restricted_edge_connectivity_word : expression **)

let restricted_edge_connectivity_word =
  First (false, (Whole Z0), (Of (Size_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Links_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (And0 ((Not0 (Of (Connected_, (Call ((Arg
    ((Local (S (S O))), (Arg ((Local O), NoArg)))), without_word))))),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S O)))))),
    (Always true), (Quantify_ (Exists_, (S O), (Over (OfVertex (Incident_,
    (Local (S (S (S O)))), (Local O)))), (Always true), (Not0 (In_ ((Local
    O), (Local (S (S O)))))))))))))))

(** val extra_connectivity_word : expression **)

let extra_connectivity_word =
  First (false, (Whole Z0), (Of (Order_, (Local (S O)))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S (S O))))),
    (UpTo (Local O)))), (Always true), (And0 ((Not0 (Of (Connected_, (Call
    ((Arg ((Local (S (S (S O)))), (Arg ((Local O), NoArg)))),
    without_word))))), (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local
    (S (S (S O))))))), (Always true), (Or0 ((In_ ((Local O), (Local (S O)))),
    (Less0 ((Local (S (S (S O)))), (Len (OfVertex (Component_, (Call ((Arg
    ((Local (S (S (S (S O))))), (Arg ((Local (S O)), NoArg)))),
    without_word)), (Local O)))))))))))))))

(** val extra_connectivity_by_sets_word : expression **)

let extra_connectivity_by_sets_word =
  First (false, (Whole Z0), (Of (Order_, (Local (S O)))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S (S O))))),
    (UpTo (Local O)))), (Always true), (And0 ((Not0 (Of (Connected_, (Call
    ((Arg ((Local (S (S (S O)))), (Arg ((Local O), NoArg)))),
    without_word))))), (Quantify_ (All, (S O), (Sets ((Of (Vertices_, (Local
    (S (S (S O)))))), (UpTo (Local (S (S O)))))), (Always true), (Or0 ((Or0
    ((Or0 ((Equal0 ((Len (Local O)), (Whole Z0))), (Not0 (Of (Connected_,
    (Call ((Arg ((Local (S (S (S (S O))))), (Arg ((Local O), NoArg)))),
    induced_word))))))), (Quantify_ (Exists_, (S O), (Over (Local O)),
    (Always true), (In_ ((Local O), (Local (S (S O))))))))), (Quantify_
    (Exists_, (S O), (Over (Local O)), (Always true), (Quantify_ (Exists_, (S
    O), (Over (OfVertex (Neighbours_, (Local (S (S (S (S (S O)))))), (Local
    O)))), (Always true), (And0 ((Not0 (In_ ((Local O), (Local (S (S O)))))),
    (Not0 (In_ ((Local O), (Local (S (S (S O))))))))))))))))))))))

(** val component_connectivity_word : expression **)

let component_connectivity_word =
  First (false, (Whole Z0), (Of (Order_, (Local (S O)))), (Always true),
    (Quantify_ (Exists_, (S O), (Maps_ ((Of (Vertices_, (Local (S (S O))))),
    (To_ ((Whole Z0), (Local (S O)))))), (Always true), (And0 ((And0 ((Not0
    (Less0 ((Local (S O)), (Quantify_ (Count, (S O), (Over (Of (Vertices_,
    (Local (S (S (S O))))))), (Always true), (Equal0 ((At_ ((Local (S O)),
    (Local O))), (Whole Z0)))))))), (Quantify_ (All, (S O), (Over (To_
    ((Whole (Zpos XH)), (Local (S (S O)))))), (Always true), (Quantify_
    (Exists_, (S O), (Over (Of (Vertices_, (Local (S (S (S (S O)))))))),
    (Always true), (Equal0 ((At_ ((Local (S (S O))), (Local O))), (Local (S
    O)))))))))), (Quantify_ (All, (S (S O)), (Over (Of (Links_, (Local (S (S
    (S O))))))), (Always true), (Or0 ((Or0 ((Equal0 ((At_ ((Local (S (S O))),
    (Local (S O)))), (Whole Z0))), (Equal0 ((At_ ((Local (S (S O))), (Local
    O))), (Whole Z0))))), (Equal0 ((At_ ((Local (S (S O))), (Local (S O)))),
    (At_ ((Local (S (S O))), (Local O))))))))))))))

(** val cyclic_edge_connectivity_word : expression **)

let cyclic_edge_connectivity_word =
  First (false, (Whole Z0), (Of (Size_, (Local O))), (Always true),
    (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_, (Local (S O)))),
    Any)), (Always true), (Quantify_ (Exists_, (S O), (Sets ((Of (Vertices_,
    (Local (S (S O))))), Any)), (Always true), (Quantify_ (Exists_, (S O),
    (Sets ((Of (Vertices_, (Local (S (S (S O)))))), Any)), (Always true),
    (And0 ((And0 ((And0 ((And0 ((Not0 (Less0 ((Local (S (S (S O)))), (Call
    ((Arg ((Local (S (S (S (S O))))), (Arg ((Local (S (S O))), NoArg)))),
    cut_word))))), (Not0 (Less0 ((Len (Local (S O))), (Whole (Zpos XH))))))),
    (Not0 (Less0 ((Len (Local O)), (Whole (Zpos XH))))))), (Quantify_ (All,
    (S O), (Over (Of (Vertices_, (Local (S (S (S (S O)))))))), (Always true),
    (Or0 ((Not0 (In_ ((Local O), (Local (S (S O)))))), (And0 ((In_ ((Local
    O), (Local (S (S (S O)))))), (Not0 (Less0 ((Quantify_ (Count, (S O),
    (Over (OfVertex (Neighbours_, (Local (S (S (S (S (S O)))))), (Local
    O)))), (Always true), (In_ ((Local O), (Local (S (S (S O)))))))), (Whole
    (Zpos (XO XH)))))))))))))), (Quantify_ (All, (S O), (Over (Of (Vertices_,
    (Local (S (S (S (S O)))))))), (Always true), (Or0 ((Not0 (In_ ((Local O),
    (Local (S O))))), (And0 ((Not0 (In_ ((Local O), (Local (S (S (S O))))))),
    (Not0 (Less0 ((Quantify_ (Count, (S O), (Over (OfVertex (Neighbours_,
    (Local (S (S (S (S (S O)))))), (Local O)))), (Always true), (In_ ((Local
    O), (Local (S (S O))))))), (Whole (Zpos (XO XH)))))))))))))))))))))

(** val container_word : expression **)

let container_word =
  Quantify_ (Exists_, (S O), (Maps_ ((Tuple ((To_ ((Whole (Zpos XH)), (Local
    (S O)))), (Tuple ((To_ ((Whole Z0), (Local O))), Nil)))), (Of (Vertices_,
    (Local (S (S (S (S O))))))))), (Always true), (Quantify_ (All, (S O),
    (Over (To_ ((Whole (Zpos XH)), (Local (S (S O)))))), (Always true), (And0
    ((And0 ((And0 ((Equal0 ((At_ ((Local (S O)), (Tuple ((Local O), (Tuple
    ((Whole Z0), Nil)))))), (Local (S (S (S (S (S O)))))))), (Equal0 ((At_
    ((Local (S O)), (Tuple ((Local O), (Tuple ((Local (S (S O))), Nil)))))),
    (Local (S (S (S (S O))))))))), (Quantify_ (All, (S O), (Over (To_ ((Whole
    Z0), (Calculate (Minus_, (Local (S (S O))), (Whole (Zpos XH))))))),
    (Always true), (And0 ((Not0 (Equal0 ((At_ ((Local (S (S O))), (Tuple
    ((Local (S O)), (Tuple ((Calculate (Plus_, (Local O), (Whole (Zpos
    XH)))), Nil)))))), (Local (S (S (S (S (S (S O)))))))))), (Or0 ((OfTwo
    (Adjacent_, (Local (S (S (S (S (S (S (S O)))))))), (At_ ((Local (S (S
    O))), (Tuple ((Local (S O)), (Tuple ((Local O), Nil)))))), (At_ ((Local
    (S (S O))), (Tuple ((Local (S O)), (Tuple ((Calculate (Plus_, (Local O),
    (Whole (Zpos XH)))), Nil)))))))), (And0 ((Equal0 ((At_ ((Local (S (S
    O))), (Tuple ((Local (S O)), (Tuple ((Local O), Nil)))))), (Local (S (S
    (S (S (S O)))))))), (Equal0 ((At_ ((Local (S (S O))), (Tuple ((Local (S
    O)), (Tuple ((Calculate (Plus_, (Local O), (Whole (Zpos XH)))),
    Nil)))))), (Local (S (S (S (S (S O)))))))))))))))))), (Quantify_ (All, (S
    O), (Over (To_ ((Whole (Zpos XH)), (Calculate (Minus_, (Local O), (Whole
    (Zpos XH))))))), (Always true), (And0 ((Not0 (And0 ((Equal0 ((At_ ((Local
    (S (S O))), (Tuple ((Local (S O)), (Tuple ((Whole (Zpos XH)), Nil)))))),
    (Local (S (S (S (S (S O)))))))), (Equal0 ((At_ ((Local (S (S O))), (Tuple
    ((Local O), (Tuple ((Whole (Zpos XH)), Nil)))))), (Local (S (S (S (S (S
    O))))))))))), (Quantify_ (All, (S O), (Over (To_ ((Whole (Zpos XH)),
    (Local (S (S (S O))))))), (Always true), (Quantify_ (All, (S O), (Over
    (To_ ((Whole (Zpos XH)), (Local (S (S (S (S O)))))))), (Always true),
    (Or0 ((Equal0 ((At_ ((Local (S (S (S (S O))))), (Tuple ((Local (S (S (S
    O)))), (Tuple ((Local (S O)), Nil)))))), (Local (S (S (S (S (S (S (S
    O)))))))))), (Not0 (Equal0 ((At_ ((Local (S (S (S (S O))))), (Tuple
    ((Local (S (S (S O)))), (Tuple ((Local (S O)), Nil)))))), (At_ ((Local (S
    (S (S (S O))))), (Tuple ((Local (S (S O))), (Tuple ((Local O),
    Nil))))))))))))))))))))))))

(** val disjoint_paths_word : expression **)

let disjoint_paths_word =
  First (true, (Whole Z0), (OfVertex (Degree_, (Local (S (S O))), (Local (S
    O)))), (Always true), (Call ((Arg ((Local (S (S (S O)))), (Arg ((Local (S
    (S O))), (Arg ((Local (S O)), (Arg ((Local O), (Arg ((Calculate (Minus_,
    (Of (Order_, (Local (S (S (S O)))))), (Whole (Zpos XH)))),
    NoArg)))))))))), container_word)))

(** val wide_diameter_word : expression **)

let wide_diameter_word =
  Cond0 ((Not0 (Less0 ((Whole (Zpos XH)), (Of (Order_, (Local (S O))))))),
    (Whole Z0), (First (false, (Whole (Zpos XH)), (Of (Order_, (Local (S
    O)))), (Always true), (Quantify_ (All, (S O), (Over (Of (Vertices_,
    (Local (S (S O)))))), (Always true), (Quantify_ (All, (S O), (Over (Of
    (Vertices_, (Local (S (S (S O))))))), (Not0 (Equal0 ((Local (S O)),
    (Local O)))), (Call ((Arg ((Local (S (S (S (S O))))), (Arg ((Local (S
    O)), (Arg ((Local O), (Arg ((Local (S (S (S O)))), (Arg ((Local (S (S
    O))), NoArg)))))))))), container_word)))))))))

(** val fault_diameter_word : expression **)

let fault_diameter_word =
  Quantify_ (Maximum, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Call ((Arg ((Call ((Arg ((Local (S (S O))),
    (Arg ((Local O), NoArg)))), without_word)), NoArg)), diameter_word)))

(** val edge_fault_diameter_word : expression **)

let edge_fault_diameter_word =
  Quantify_ (Maximum, (S O), (Sets ((Of (Links_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Call ((Arg ((Call ((Arg ((Local (S (S O))),
    (Arg ((Local O), NoArg)))), without_word)), NoArg)), diameter_word)))

(** val detour_word : expression **)

let detour_word =
  Cond0 ((Less0 ((OfTwo (Distance_, (Local (S (S (S O)))), (Local (S O)),
    (Local O))), Infinite_)), (Calculate (Minus_, (OfTwo (Distance_, (Local
    (S (S (S O)))), (Local (S O)), (Local O))), (OfTwo (Distance_, (Local (S
    (S O))), (Local (S O)), (Local O))))), Infinite_)

(** val vertex_fault_detour_word : expression **)

let vertex_fault_detour_word =
  Cond0 ((Not0 (Less0 ((Whole (Zpos XH)), (Of (Order_, (Local O)))))), (Whole
    Z0), (Quantify_ (Maximum, (S O), (Over (Of (Vertices_, (Local O)))),
    (Always true), (Quantify_ (Maximum, (S O), (Over (Of (Vertices_, (Local
    (S O))))), (Not0 (Equal0 ((Local O), (Local (S O))))), (Quantify_
    (Maximum, (S O), (Over (Of (Vertices_, (Local (S (S O)))))), (And0 ((Not0
    (Equal0 ((Local O), (Local (S (S O)))))), (Less0 ((OfTwo (Distance_,
    (Local (S (S (S O)))), (Local (S O)), (Local O))), Infinite_)))), (Call
    ((Arg ((Call ((Arg ((Local (S (S (S O)))), (Arg ((Quantify_ (Those, (S
    O), (Over (Of (Vertices_, (Local (S (S (S O))))))), (Always true), (Not0
    (Equal0 ((Local O), (Local (S (S (S O))))))))), NoArg)))),
    induced_word)), (Arg ((Local (S (S (S O)))), (Arg ((Local (S O)), (Arg
    ((Local O), NoArg)))))))), detour_word)))))))))

(** val edge_fault_detour_word : expression **)

let edge_fault_detour_word =
  Cond0 ((Equal0 ((Of (Size_, (Local O))), (Whole Z0))), (Whole Z0),
    (Quantify_ (Maximum, (S O), (Over (Of (Links_, (Local O)))), (Always
    true), (Quantify_ (Maximum, (S O), (Over (Of (Vertices_, (Local (S
    O))))), (Always true), (Quantify_ (Maximum, (S O), (Over (Of (Vertices_,
    (Local (S (S O)))))), (Less0 ((OfTwo (Distance_, (Local (S (S (S O)))),
    (Local (S O)), (Local O))), Infinite_)), (Call ((Arg ((Call ((Arg ((Local
    (S (S (S O)))), (Arg ((Quantify_ (Those, (S O), (Over (Of (Links_, (Local
    (S (S (S O))))))), (Always true), (Not0 (Equal0 ((Local O), (Local (S (S
    (S O))))))))), NoArg)))), keep_word)), (Arg ((Local (S (S (S O)))), (Arg
    ((Local (S O)), (Arg ((Local O), NoArg)))))))), detour_word)))))))))

(** val spanning_container_word : expression **)

let spanning_container_word =
  Quantify_ (Exists_, (S O), (Sets ((Of (Links_, (Local (S (S (S O)))))),
    Any)), (Always true), (And0 ((Quantify_ (All, (S O), (Over (Of
    (Vertices_, (Local (S (S (S (S O)))))))), (Always true), (Equal0
    ((Quantify_ (Count, (S O), (Over (OfVertex (Incident_, (Local (S (S (S (S
    (S O)))))), (Local O)))), (Always true), (In_ ((Local O), (Local (S (S
    O))))))), (Cond0 ((Or0 ((Equal0 ((Local O), (Local (S (S (S (S O))))))),
    (Equal0 ((Local O), (Local (S (S (S O)))))))), (Local (S (S O))), (Whole
    (Zpos (XO XH))))))))), (Of (Connected_, (Call ((Arg ((Call ((Arg ((Local
    (S (S (S (S O))))), (Arg ((Local O), NoArg)))), keep_word)), (Arg
    ((Quantify_ (Those, (S O), (Over (Of (Vertices_, (Local (S (S (S (S
    O)))))))), (Always true), (Not0 (Equal0 ((Local O), (Local (S (S (S (S
    O)))))))))), NoArg)))), induced_word)))))))

(** val spanning_connected_word : expression **)

let spanning_connected_word =
  And0 ((Not0 (Less0 ((Local O), (Whole (Zpos XH))))), (Quantify_ (All, (S
    O), (Over (Of (Vertices_, (Local (S O))))), (Always true), (Quantify_
    (All, (S O), (Over (Of (Vertices_, (Local (S (S O)))))), (Not0 (Equal0
    ((Local (S O)), (Local O)))), (Call ((Arg ((Local (S (S (S O)))), (Arg
    ((Local (S O)), (Arg ((Local O), (Arg ((Local (S (S O))), NoArg)))))))),
    spanning_container_word)))))))

(** val spanning_laceable_word : expression **)

let spanning_laceable_word =
  And0 ((And0 ((And0 ((Not0 (Less0 ((Local O), (Whole (Zpos XH))))), (Of
    (Connected_, (Local (S O)))))), (Call ((Arg ((Local (S O)), NoArg)),
    bipartite_word)))), (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local
    (S O))))), (Always true), (Quantify_ (All, (S O), (Over (Of (Vertices_,
    (Local (S (S O)))))), (Equal0 ((Calculate (Modulo_, (OfTwo (Distance_,
    (Local (S (S (S O)))), (Local (S O)), (Local O))), (Whole (Zpos (XO
    XH))))), (Whole (Zpos XH)))), (Call ((Arg ((Local (S (S (S O)))), (Arg
    ((Local (S O)), (Arg ((Local O), (Arg ((Local (S (S O))), NoArg)))))))),
    spanning_container_word)))))))

(** val edge_disjoint_hamiltonian_cycles_word : expression **)

let edge_disjoint_hamiltonian_cycles_word =
  First (true, (Whole Z0), (Function (Floor__, (Calculate (Over_, (Call ((Arg
    ((Local O), NoArg)), min_degree_word)), (Whole (Zpos (XO XH))))))),
    (Always true), (Quantify_ (Exists_, (S O), (Maps_ ((Of (Links_, (Local (S
    O)))), (To_ ((Whole Z0), (Local O))))), (Always true), (Quantify_ (All,
    (S O), (Over (To_ ((Whole (Zpos XH)), (Local (S O))))), (Always true),
    (And0 ((Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S (S
    O))))))), (Always true), (Equal0 ((Quantify_ (Count, (S O), (Over
    (OfVertex (Incident_, (Local (S (S (S (S O))))), (Local O)))), (Always
    true), (Equal0 ((At_ ((Local (S (S (S O)))), (Local O))), (Local (S (S
    O))))))), (Whole (Zpos (XO XH))))))), (Of (Connected_, (Call ((Arg
    ((Local (S (S (S O)))), (Arg ((Quantify_ (Those, (S O), (Over (Of
    (Links_, (Local (S (S (S O))))))), (Always true), (Equal0 ((At_ ((Local
    (S (S O))), (Local O))), (Local (S O)))))), NoArg)))),
    keep_word)))))))))))

(** val independent_spanning_trees_word : expression **)

let independent_spanning_trees_word =
  First (true, (Whole Z0), (OfVertex (Degree_, (Local (S O)), (Local O))),
    (Always true), (Quantify_ (Exists_, (S O), (Maps_ ((Tuple ((To_ ((Whole
    (Zpos XH)), (Local O))), (Tuple ((Of (Vertices_, (Local (S (S O))))),
    Nil)))), (Of (Vertices_, (Local (S (S O))))))), (Always true), (Quantify_
    (Exists_, (S O), (Sets ((Tuple ((To_ ((Whole (Zpos XH)), (Local (S O)))),
    (Tuple ((Of (Vertices_, (Local (S (S (S O)))))), (Tuple ((Of (Vertices_,
    (Local (S (S (S O)))))), Nil)))))), Any)), (Always true), (Quantify_
    (All, (S O), (Over (To_ ((Whole (Zpos XH)), (Local (S (S O)))))), (Always
    true), (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S (S (S
    (S O))))))))), (Not0 (Equal0 ((Local O), (Local (S (S (S (S (S
    O))))))))), (And0 ((And0 ((And0 ((OfTwo (Adjacent_, (Local (S (S (S (S (S
    (S O))))))), (Local O), (At_ ((Local (S (S (S O)))), (Tuple ((Local (S
    O)), (Tuple ((Local O), Nil)))))))), (Not0 (In_ ((Tuple ((Local (S O)),
    (Tuple ((Local O), (Tuple ((Local O), Nil)))))), (Local (S (S O)))))))),
    (Quantify_ (All, (S O), (Over (OfVertex (Neighbours_, (Local (S (S (S (S
    (S (S O))))))), (Local O)))), (Always true), (Or0 ((Or0 ((Not0 (Equal0
    ((At_ ((Local (S (S (S (S O))))), (Tuple ((Local (S (S O))), (Tuple
    ((Local (S O)), Nil)))))), (Local O)))), (Equal0 ((Local O), (Local (S (S
    (S (S (S (S O))))))))))), (And0 ((In_ ((Tuple ((Local (S (S O))), (Tuple
    ((Local (S O)), (Tuple ((Local O), Nil)))))), (Local (S (S (S O)))))),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S (S (S (S (S (S
    O))))))))))), (Always true), (Or0 ((Not0 (In_ ((Tuple ((Local (S (S (S
    O)))), (Tuple ((Local (S O)), (Tuple ((Local O), Nil)))))), (Local (S (S
    (S (S O)))))))), (In_ ((Tuple ((Local (S (S (S O)))), (Tuple ((Local (S
    (S O))), (Tuple ((Local O), Nil)))))), (Local (S (S (S (S
    O))))))))))))))))))), (Quantify_ (All, (S O), (Over (To_ ((Whole (Zpos
    XH)), (Calculate (Minus_, (Local (S O)), (Whole (Zpos XH))))))), (Always
    true), (And0 ((Not0 (Equal0 ((At_ ((Local (S (S (S (S O))))), (Tuple
    ((Local O), (Tuple ((Local (S O)), Nil)))))), (At_ ((Local (S (S (S (S
    O))))), (Tuple ((Local (S (S O))), (Tuple ((Local (S O)), Nil))))))))),
    (Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S (S (S (S (S (S (S
    O))))))))))), (Always true), (Not0 (And0 ((In_ ((Tuple ((Local (S O)),
    (Tuple ((Local (S (S O))), (Tuple ((Local O), Nil)))))), (Local (S (S (S
    (S O))))))), (In_ ((Tuple ((Local (S (S (S O)))), (Tuple ((Local (S (S
    O))), (Tuple ((Local O), Nil)))))), (Local (S (S (S (S
    O)))))))))))))))))))))))))))

(** val max_load_word : expression **)

let max_load_word =
  Quantify_ (Maximum, (S (S O)), (Over (Of (Links_, (Local O)))), (Always
    true), (Quantify_ (Count, (S (S O)), (Over (Of (Pairs_, (Local (S (S
    O)))))), (Always true), (In_ ((Tuple ((Local (S (S (S O)))), (Tuple
    ((Local (S (S O))), Nil)))), (Route ((Local (S (S (S (S (S O)))))),
    (Local (S (S (S (S O))))), (Local (S O)), (Local O))))))))

(** val fault_hamiltonian_word : expression **)

let fault_hamiltonian_word =
  Quantify_ (All, (S O), (Sets ((Of (Elements_, (Local (S O)))), (UpTo (Local
    O)))), (Always true), (Call ((Arg ((Call ((Arg ((Local (S (S O))), (Arg
    ((Local O), NoArg)))), without_word)), NoArg)), hamiltonian_word)))

(** val fault_hamiltonian_connected_word : expression **)

let fault_hamiltonian_connected_word =
  Quantify_ (All, (S O), (Sets ((Of (Elements_, (Local (S O)))), (UpTo (Local
    O)))), (Always true), (Call ((Arg ((Call ((Arg ((Local (S (S O))), (Arg
    ((Local O), NoArg)))), without_word)), NoArg)),
    hamiltonian_connected_word)))

(** val edge_fault_hamiltonian_word : expression **)

let edge_fault_hamiltonian_word =
  Quantify_ (All, (S O), (Sets ((Of (Links_, (Local (S O)))), (UpTo (Local
    O)))), (Always true), (Call ((Arg ((Call ((Arg ((Local (S (S O))), (Arg
    ((Local O), NoArg)))), without_word)), NoArg)), hamiltonian_word)))

(** val pmc_apart_word : expression **)

let pmc_apart_word =
  Quantify_ (Exists_, (S (S O)), (Over (Of (Links_, (Local (S (S O)))))),
    (Always true), (And0 ((And0 ((Not0 (In_ ((Local (S O)), (Local (S (S (S
    O))))))), (Not0 (In_ ((Local (S O)), (Local (S (S O)))))))), (Not0
    (Equal0 ((In_ ((Local O), (Local (S (S (S O)))))), (In_ ((Local O),
    (Local (S (S O)))))))))))

(** val mm_apart_word : expression **)

let mm_apart_word =
  Quantify_ (Exists_, (S O), (Over (Of (Vertices_, (Local (S (S O)))))),
    (Always true), (Quantify_ (Exists_, (S O), (Over (OfVertex (Neighbours_,
    (Local (S (S (S O)))), (Local O)))), (Always true), (Quantify_ (Exists_,
    (S O), (Over (OfVertex (Neighbours_, (Local (S (S (S (S O))))), (Local (S
    O))))), (Not0 (Equal0 ((Local (S O)), (Local O)))), (And0 ((And0 ((Not0
    (In_ ((Local (S (S O))), (Local (S (S (S (S O)))))))), (Not0 (In_ ((Local
    (S (S O))), (Local (S (S (S O))))))))), (Not0 (Equal0 ((Or0 ((In_ ((Local
    (S O)), (Local (S (S (S (S O))))))), (In_ ((Local O), (Local (S (S (S (S
    O))))))))), (Or0 ((In_ ((Local (S O)), (Local (S (S (S O)))))), (In_
    ((Local O), (Local (S (S (S O))))))))))))))))))

(** val conditional_word : expression **)

let conditional_word =
  Quantify_ (All, (S O), (Over (Of (Vertices_, (Local (S O))))), (Always
    true), (Quantify_ (Exists_, (S O), (Over (OfVertex (Neighbours_, (Local
    (S (S O))), (Local O)))), (Always true), (Not0 (In_ ((Local O), (Local (S
    (S O)))))))))

(** val pmc_diagnosability_word : expression **)

let pmc_diagnosability_word =
  First (true, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (All, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Quantify_ (All, (S O), (Sets ((Of
    (Vertices_, (Local (S (S O))))), (UpTo (Local (S O))))), (Always true),
    (Or0 ((Equal0 ((Local (S O)), (Local O))), (Call ((Arg ((Local (S (S (S
    O)))), (Arg ((Local (S O)), (Arg ((Local O), NoArg)))))),
    pmc_apart_word)))))))))

(** val mm_diagnosability_word : expression **)

let mm_diagnosability_word =
  First (true, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (All, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Quantify_ (All, (S O), (Sets ((Of
    (Vertices_, (Local (S (S O))))), (UpTo (Local (S O))))), (Always true),
    (Or0 ((Equal0 ((Local (S O)), (Local O))), (Call ((Arg ((Local (S (S (S
    O)))), (Arg ((Local (S O)), (Arg ((Local O), NoArg)))))),
    mm_apart_word)))))))))

(** val pmc_conditional_diagnosability_word : expression **)

let pmc_conditional_diagnosability_word =
  First (true, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (All, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Quantify_ (All, (S O), (Sets ((Of
    (Vertices_, (Local (S (S O))))), (UpTo (Local (S O))))), (Always true),
    (Or0 ((Or0 ((Or0 ((Equal0 ((Local (S O)), (Local O))), (Not0 (Call ((Arg
    ((Local (S (S (S O)))), (Arg ((Local (S O)), NoArg)))),
    conditional_word))))), (Not0 (Call ((Arg ((Local (S (S (S O)))), (Arg
    ((Local O), NoArg)))), conditional_word))))), (Call ((Arg ((Local (S (S
    (S O)))), (Arg ((Local (S O)), (Arg ((Local O), NoArg)))))),
    pmc_apart_word)))))))))

(** val mm_conditional_diagnosability_word : expression **)

let mm_conditional_diagnosability_word =
  First (true, (Whole Z0), (Of (Order_, (Local O))), (Always true),
    (Quantify_ (All, (S O), (Sets ((Of (Vertices_, (Local (S O)))), (UpTo
    (Local O)))), (Always true), (Quantify_ (All, (S O), (Sets ((Of
    (Vertices_, (Local (S (S O))))), (UpTo (Local (S O))))), (Always true),
    (Or0 ((Or0 ((Or0 ((Equal0 ((Local (S O)), (Local O))), (Not0 (Call ((Arg
    ((Local (S (S (S O)))), (Arg ((Local (S O)), NoArg)))),
    conditional_word))))), (Not0 (Call ((Arg ((Local (S (S (S O)))), (Arg
    ((Local O), NoArg)))), conditional_word))))), (Call ((Arg ((Local (S (S
    (S O)))), (Arg ((Local (S O)), (Arg ((Local O), NoArg)))))),
    mm_apart_word)))))))))

(** val standard_words : (string * expression) list **)

let standard_words =
  ("without", without_word) :: (("keep", keep_word) :: (("induced",
    induced_word) :: (("complement", complement_word) :: (("line",
    line_word) :: (("min_degree", min_degree_word) :: (("max_degree",
    max_degree_word) :: (("eccentricity", eccentricity_word) :: (("diameter",
    diameter_word) :: (("radius", radius_word) :: (("at_distance",
    at_distance_word) :: (("distance_sum_from",
    distance_sum_from_word) :: (("distance_sum",
    distance_sum_word) :: (("mean_distance", mean_distance_word) :: (("path",
    path_word) :: (("cycle", cycle_word) :: (("girth",
    girth_word) :: (("circumference", circumference_word) :: (("bipartite",
    bipartite_word) :: (("hamiltonian",
    hamiltonian_word) :: (("hamiltonian_path",
    hamiltonian_path_word) :: (("hamiltonian_connected",
    hamiltonian_connected_word) :: (("hamiltonian_laceable",
    hamiltonian_laceable_word) :: (("pancyclic",
    pancyclic_word) :: (("bipancyclic",
    bipancyclic_word) :: (("vertex_pancyclic",
    vertex_pancyclic_word) :: (("edge_pancyclic",
    edge_pancyclic_word) :: (("edge_bipancyclic",
    edge_bipancyclic_word) :: (("panconnected",
    panconnected_word) :: (("bipanconnected",
    bipanconnected_word) :: (("chromatic_number",
    chromatic_number_word) :: (("edge_chromatic_number",
    edge_chromatic_number_word) :: (("independence_number",
    independence_number_word) :: (("clique_number",
    clique_number_word) :: (("cluster",
    cluster_word) :: (("domination_number",
    domination_number_word) :: (("matching_number",
    matching_number_word) :: (("metric_dimension",
    metric_dimension_word) :: (("spanning_trees",
    spanning_trees_word) :: (("automorphisms",
    automorphisms_word) :: (("moves", moves_word) :: (("vertex_orbits",
    vertex_orbits_word) :: (("vertex_transitive",
    vertex_transitive_word) :: (("edge_transitive",
    edge_transitive_word) :: (("isomorphic",
    isomorphic_word) :: (("contains", contains_word) :: (("embeds",
    embeds_word) :: (("cut", cut_word) :: (("bisection",
    bisection_word) :: (("vertex_connectivity",
    vertex_connectivity_word) :: (("edge_connectivity",
    edge_connectivity_word) :: (("restricted_connectivity",
    restricted_connectivity_word) :: (("restricted_connectivity_strict",
    restricted_connectivity_strict_word) :: (("restricted_edge_connectivity",
    restricted_edge_connectivity_word) :: (("extra_connectivity",
    extra_connectivity_word) :: (("extra_connectivity_by_sets",
    extra_connectivity_by_sets_word) :: (("component_connectivity",
    component_connectivity_word) :: (("cyclic_edge_connectivity",
    cyclic_edge_connectivity_word) :: (("container",
    container_word) :: (("disjoint_paths",
    disjoint_paths_word) :: (("wide_diameter",
    wide_diameter_word) :: (("fault_diameter",
    fault_diameter_word) :: (("edge_fault_diameter",
    edge_fault_diameter_word) :: (("detour",
    detour_word) :: (("vertex_fault_detour",
    vertex_fault_detour_word) :: (("edge_fault_detour",
    edge_fault_detour_word) :: (("spanning_container",
    spanning_container_word) :: (("spanning_connected",
    spanning_connected_word) :: (("spanning_laceable",
    spanning_laceable_word) :: (("edge_disjoint_hamiltonian_cycles",
    edge_disjoint_hamiltonian_cycles_word) :: (("independent_spanning_trees",
    independent_spanning_trees_word) :: (("max_load",
    max_load_word) :: (("fault_hamiltonian",
    fault_hamiltonian_word) :: (("fault_hamiltonian_connected",
    fault_hamiltonian_connected_word) :: (("edge_fault_hamiltonian",
    edge_fault_hamiltonian_word) :: (("pmc_apart",
    pmc_apart_word) :: (("mm_apart", mm_apart_word) :: (("conditional",
    conditional_word) :: (("pmc_diagnosability",
    pmc_diagnosability_word) :: (("mm_diagnosability",
    mm_diagnosability_word) :: (("pmc_conditional_diagnosability",
    pmc_conditional_diagnosability_word) :: (("mm_conditional_diagnosability",
    mm_conditional_diagnosability_word) :: [])))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

type word_name =
| Standard_word of string
| Own_word of string * expression

(** val language_words : (string * expression) list **)

let language_words =
  ("order", (Of (Order_, (Local O)))) :: (("size", (Of (Size_, (Local
    O)))) :: (("distance", (OfTwo (Distance_, (Local (S (S O))), (Local (S
    O)), (Local O)))) :: (("connected", (Not0 (Equal0 ((Call ((Arg ((Local
    O), NoArg)), diameter_word)), Infinite_)))) :: [])))

(** val word_text : word_name -> expression option **)

let word_text = function
| Standard_word name ->
  option_map snd
    (find (fun e -> (=) name (fst e)) (app language_words standard_words))
| Own_word (_, text0) -> Some text0

type word_argument =
| Itself
| Other_one of network
| Vertex_of of z
| Number_of of part
| Router_of of routing

type word_fact = { word : word_name; word_arguments : word_argument list;
                   word_judgement : judgement }

(** val networks_in :
    bool -> network -> plain -> word_argument list ->
    ((bool * network) * plain) list option **)

let networks_in digraph n0 p l =
  option_map (fun x0 -> ((digraph, n0), p) :: x0)
    (all_there
      (flat_map (fun a ->
        match a with
        | Itself -> []
        | Other_one m ->
          (option_map (fun t0 -> (((fst t0), m), (snd t0))) (table_of0 m)) :: []
        | _ -> []) l))

(** val argument_of :
    plain -> ((bool * network) * plain) list -> word_argument -> argument
    option **)

let argument_of p places2 = function
| Itself -> Some This_network
| Other_one n0 ->
  option_map (fun t0 -> Other_network ((fst t0), (snd t0))) (table_of0 n0)
| Vertex_of i ->
  if (&&) (Z.leb Z0 i) (Z.ltb i (to_Z p.total))
  then Some (Vertex_number (of_Z i))
  else None
| Number_of p0 -> Some (Number_ p0)
| Router_of r -> option_map (fun x0 -> Ways_of x0) (ways_on0 places2 r)

type fact =
| Faults of faults
| Hamilton of hamilton
| Maps of maps
| Matching of matching
| Metric of metric
| Rounds of rounds
| Symmetry of symmetry_fact
| Traffic of traffic
| Trees of trees
| Width of width
| Word_ of word_fact

type statement = { subject : network; said : fact }

(** val path_check : plain -> Uint63.t -> Uint63.t list -> bool **)

let rec path_check p u = function
| [] -> true
| v :: rest0 -> (&&) (among v (p.row u)) (path_check p v rest0)

(** val places0 : Uint63.t -> Uint63.t list -> Uint63.t Parray.t **)

let places0 n0 l =
  fst
    (fold_left (fun s v ->
      let (t0, i) = s in ((set t0 v i), (add0 i (Uint63.of_int (1))))) l
      ((make n0 (Uint63.of_int (0))), (Uint63.of_int (1))))

(** val cycle_check : plain -> Uint63.t list -> bool **)

let cycle_check p cycle = match cycle with
| [] -> false
| u :: l ->
  let t0 = places0 p.total cycle in
  (&&)
    ((&&)
      ((&&)
        ((&&)
          ((&&) (Z.leb (Zpos (XO XH)) (Z.of_nat (length l)))
            (Z.eqb (Z.of_nat (length cycle)) (to_Z p.total)))
          (every p.total (fun v ->
            negb (eqb0 (get t0 v) (Uint63.of_int (0))))))
        (forallb (fun v -> ltb0 v p.total) cycle)) (path_check p u l))
    (among u (p.row (last l u)))

(** val side_of : Uint63.t -> Uint63.t list -> Uint63.t -> bool **)

let side_of n0 l =
  let t0 =
    fold_left (fun t0 v -> set t0 v (Uint63.of_int (1))) l
      (make n0 (Uint63.of_int (0)))
  in
  (fun v -> eqb0 (get t0 v) (Uint63.of_int (1)))

(** val cut_links : plain -> (Uint63.t -> bool) -> z **)

let cut_links p s =
  sum_over (fun u ->
    Z.of_nat (length (filter (fun w -> negb (s w)) (p.row u))))
    (filter s (ints p.total))

(** val cut_check : plain -> Uint63.t list -> z -> bool **)

let cut_check p side0 w =
  let s = side_of p.total side0 in
  (&&)
    (Z.eqb (Z.of_nat (length (filter s (ints p.total))))
      (Z.div (to_Z p.total) (Zpos (XO XH)))) (Z.leb (cut_links p s) w)

(** val as_map : Uint63.t Parray.t -> Uint63.t -> Uint63.t **)

let as_map =
  get

(** val explore :
    (Uint63.t -> Uint63.t) list -> Uint63.t -> (Uint63.t
    Parray.t * Uint63.t list) -> (Uint63.t Parray.t * Uint63.t
    list) * bool **)

let explore maps0 mark1 s = match s with
| (t0, l) ->
  (match l with
   | [] -> (s, false)
   | v :: ahead ->
     ((fold_left (fun s0 f -> visit mark1 s0 (f v)) maps0 (t0, ahead)), true))

(** val mark_orbit :
    (Uint63.t -> Uint63.t) list -> Uint63.t Parray.t -> Uint63.t ->
    Uint63.t Parray.t **)

let mark_orbit maps0 t0 root1 =
  let mark1 = add0 root1 (Uint63.of_int (1)) in
  fst
    (fst
      (run many_steps (explore maps0 mark1) ((set t0 root1 mark1),
        (root1 :: []))))

(** val least_roots :
    (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t
    Parray.t * Uint63.t list **)

let least_roots maps0 n0 =
  loop n0 (fun s v ->
    let (t0, roots) = s in
    if eqb0 (get t0 v) (Uint63.of_int (0))
    then ((mark_orbit maps0 t0 v), (v :: roots))
    else s) ((make n0 (Uint63.of_int (0))), [])

(** val told_roots :
    (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t list -> Uint63.t
    Parray.t option **)

let told_roots maps0 n0 roots =
  fold_left (fun o root1 ->
    match o with
    | Some t0 ->
      if eqb0 (get t0 root1) (Uint63.of_int (0))
      then Some (mark_orbit maps0 t0 root1)
      else None
    | None -> None) roots (Some (make n0 (Uint63.of_int (0))))

(** val orbits :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> (Uint63.t
    Parray.t * Uint63.t list) option **)

let orbits p maps0 told =
  if symmetries_check p maps0
  then (match told with
        | [] ->
          let p0 = least_roots maps0 p.total in
          let (t0, roots) = p0 in
          if (&&)
               (all p.total (fun v ->
                 negb (eqb0 (get t0 v) (Uint63.of_int (0)))))
               (forallb (fun r -> ltb0 r p.total) roots)
          then Some (t0, roots)
          else None
        | _ :: _ ->
          (match told_roots maps0 p.total told with
           | Some t0 ->
             let p0 = (t0, told) in
             let (t1, roots) = p0 in
             if (&&)
                  (all p.total (fun v ->
                    negb (eqb0 (get t1 v) (Uint63.of_int (0)))))
                  (forallb (fun r -> ltb0 r p.total) roots)
             then Some (t1, roots)
             else None
           | None -> None))
  else None

(** val far : Uint63.t **)

let far =
  (Uint63.of_int (4194304))

(** val discover :
    Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t list ->
    Uint63.t Parray.t * Uint63.t list **)

let rec discover level0 r t0 found0 =
  match r with
  | [] -> (t0, found0)
  | w :: r0 ->
    if eqb0 (get t0 w) far
    then discover level0 r0 (set t0 w level0) (w :: found0)
    else discover level0 r0 t0 found0

(** val wave :
    plain -> Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t
    list -> Uint63.t Parray.t * Uint63.t list **)

let rec wave p level0 front t0 found0 =
  match front with
  | [] -> (t0, found0)
  | v :: front0 ->
    let (t1, found1) = discover level0 (p.row v) t0 found0 in
    wave p level0 front0 t1 found1

(** val next_wave :
    plain -> ((Uint63.t * Uint63.t list) * Uint63.t Parray.t) ->
    ((Uint63.t * Uint63.t list) * Uint63.t Parray.t) * bool **)

let next_wave p = function
| (p0, t0) ->
  let (level0, front) = p0 in
  let (t1, found0) = wave p level0 front t0 [] in
  ((((add0 level0 (Uint63.of_int (1))), found0), t1),
  (match found0 with
   | [] -> false
   | _ :: _ -> true))

(** val search : plain -> Uint63.t -> Uint63.t Parray.t **)

let search p s =
  snd
    (fst
      (run many_steps (next_wave p) (((Uint63.of_int (1)), (s :: [])),
        (set (make p.total far) s (Uint63.of_int (0))))))

(** val row_right :
    Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> bool -> bool **)

let rec row_right t0 l r need0 =
  match r with
  | [] -> negb need0
  | w :: r0 ->
    let m = get t0 w in
    if leb0 m l
    then row_right t0 l r0
           (if need0
            then negb (eqb0 (add0 m (Uint63.of_int (1))) l)
            else false)
    else if eqb0 m (add0 l (Uint63.of_int (1)))
         then row_right t0 l r0 need0
         else false

(** val levels_right : plain -> Uint63.t -> Uint63.t Parray.t -> bool **)

let levels_right p s t0 =
  (&&) ((&&) (ltb0 s p.total) (eqb0 (get t0 s) (Uint63.of_int (0))))
    (all p.total (fun v ->
      let l = get t0 v in
      if eqb0 l far
      then true
      else if ltb0 l p.total
           then row_right t0 l (p.row v) (negb (eqb0 v s))
           else false))

type from_vertex =
| Told of Uint63.t * Uint63.t Parray.t
| Searched of Uint63.t

(** val where_from : from_vertex -> Uint63.t **)

let where_from = function
| Told (s, _) -> s
| Searched s -> s

(** val levels_of : plain -> from_vertex -> Uint63.t Parray.t option **)

let levels_of p w =
  let s = where_from w in
  let t0 = match w with
           | Told (_, t0) -> t0
           | Searched s0 -> search p s0 in
  if levels_right p s t0 then Some t0 else None

module IntOrder =
 struct
  type t = Uint63.t

  (** val leb : Uint63.t -> Uint63.t -> bool **)

  let leb =
    leb0
 end

module IntSort = Sort(IntOrder)

(** val rising0 : Uint63.t -> Uint63.t list -> bool **)

let rec rising0 a = function
| [] -> true
| b :: l0 -> (&&) (ltb0 a b) (rising0 b l0)

(** val different : Uint63.t list -> bool **)

let different l =
  match IntSort.sort l with
  | [] -> true
  | a :: l0 -> rising0 a l0

(** val inner : Uint63.t list -> Uint63.t list **)

let inner p =
  removelast (tl p)

(** val way_check : plain -> Uint63.t -> Uint63.t -> Uint63.t list -> bool **)

let way_check p s e = function
| [] -> false
| u :: l ->
  (match l with
   | [] -> false
   | _ :: _ -> (&&) ((&&) (eqb0 u s) (eqb0 (last l s) e)) (path_check p u l))

(** val hops : 'a1 -> 'a1 list -> ('a1 * 'a1) list **)

let rec hops u = function
| [] -> []
| v :: p0 -> (u, v) :: (hops v p0)

(** val split_at : Uint63.t -> 'a1 list -> 'a1 list * 'a1 list **)

let rec split_at k l = match l with
| [] -> ([], [])
| a :: r ->
  if eqb0 k (Uint63.of_int (0))
  then ([], l)
  else let (b, c) = split_at (sub0 k (Uint63.of_int (1))) r in ((a :: b), c)

(** val to_all :
    Uint63.t -> (Uint63.t -> bool) -> (Uint63.t -> Uint63.t list list ->
    bool) -> Uint63.t list -> Uint63.t list list -> bool **)

let rec to_all k over2 right targets paths =
  match targets with
  | [] -> (match paths with
           | [] -> true
           | _ :: _ -> false)
  | e :: targets0 ->
    if over2 e
    then to_all k over2 right targets0 paths
    else let (mine, rest0) = split_at k paths in
         if right e mine then to_all k over2 right targets0 rest0 else false

(** val ways_right :
    plain -> z -> Uint63.t -> Uint63.t -> Uint63.t list list -> bool **)

let ways_right p k s e ps =
  (&&) ((&&) (Z.leb k (Z.of_nat (length ps))) (forallb (way_check p s e) ps))
    (different (s :: (e :: (flat_map inner ps))))

(** val link_code : (Uint63.t * Uint63.t) -> Uint63.t **)

let link_code = function
| (u, v) ->
  if ltb0 u v
  then add0 (lsl0 u (Uint63.of_int (22))) v
  else add0 (lsl0 v (Uint63.of_int (22))) u

(** val codes : Uint63.t list -> Uint63.t list **)

let codes = function
| [] -> []
| u :: l -> map link_code (hops u l)

(** val lines_right :
    plain -> z -> Uint63.t -> Uint63.t -> Uint63.t list list -> bool **)

let lines_right p k s e ps =
  (&&) ((&&) (Z.leb k (Z.of_nat (length ps))) (forallb (way_check p s e) ps))
    (different (flat_map codes ps))

(** val mark_new :
    Uint63.t -> (Uint63.t Parray.t * Uint63.t list) -> Uint63.t ->
    Uint63.t Parray.t * Uint63.t list **)

let mark_new label0 s w =
  let (t0, ahead) = s in
  if eqb0 (get t0 w) (Uint63.of_int (0))
  then ((set t0 w label0), (w :: ahead))
  else s

(** val flood :
    (Uint63.t -> Uint63.t list) -> nat -> Uint63.t -> Uint63.t list ->
    Uint63.t Parray.t -> Uint63.t Parray.t **)

let rec flood next1 fuel label0 ahead t0 =
  match fuel with
  | O -> t0
  | S k ->
    (match ahead with
     | [] -> t0
     | v :: rest0 ->
       let (t1, ahead0) = fold_left (mark_new label0) (next1 v) (t0, rest0) in
       flood next1 k label0 ahead0 t1)

(** val labels :
    Uint63.t -> (Uint63.t -> Uint63.t list) -> Uint63.t list -> Uint63.t
    Parray.t * Uint63.t list **)

let labels n0 next1 removed =
  let fuel = Z.to_nat (to_Z n0) in
  let t0 =
    fold_left (fun t0 v -> set t0 v (Uint63.of_int (1))) removed
      (make n0 (Uint63.of_int (0)))
  in
  let (p, _) =
    fold_left (fun s v ->
      let (p, label0) = s in
      let (t1, roots) = p in
      if eqb0 (get t1 v) (Uint63.of_int (0))
      then (((flood next1 fuel label0 (v :: []) (set t1 v label0)),
             (v :: roots)), (add0 label0 (Uint63.of_int (1))))
      else s) (ints n0) ((t0, []), (Uint63.of_int (2)))
  in
  p

(** val parts_right :
    Uint63.t -> (Uint63.t -> Uint63.t list) -> Uint63.t Parray.t -> bool **)

let parts_right n0 next1 t0 =
  every n0 (fun u ->
    let p = get t0 u in
    (||) (eqb0 p (Uint63.of_int (1)))
      (forallb (fun v ->
        let q0 = get t0 v in (||) (eqb0 q0 (Uint63.of_int (1))) (eqb0 q0 p))
        (next1 u)))

(** val roots_right :
    Uint63.t -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> bool **)

let rec roots_right n0 t0 i = function
| [] -> true
| v :: roots0 ->
  (&&) ((&&) (ltb0 v n0) (eqb0 (get t0 v) i))
    (roots_right n0 t0 (add0 i (Uint63.of_int (1))) roots0)

(** val taken_away : plain -> Uint63.t Parray.t -> Uint63.t list **)

let taken_away p t0 =
  filter (fun v -> eqb0 (get t0 v) (Uint63.of_int (1))) (ints p.total)

(** val unmet : Uint63.t **)

let unmet =
  (Uint63.of_int (4194305))

(** val meet :
    (Uint63.t -> Uint63.t -> bool) -> Uint63.t -> Uint63.t -> (Uint63.t
    Parray.t * Uint63.t list) -> Uint63.t -> Uint63.t
    Parray.t * Uint63.t list **)

let meet dead level0 v s w =
  let (t0, next1) = s in
  if eqb0 (get t0 w) unmet
  then if dead v w then s else ((set t0 w level0), (w :: next1))
  else s

(** val search_on :
    plain -> (Uint63.t -> Uint63.t -> bool) -> nat -> Uint63.t list ->
    Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t list ->
    Uint63.t Parray.t * Uint63.t list **)

let rec search_on p dead fuel targets level0 front t0 met0 =
  match fuel with
  | O -> (t0, met0)
  | S k ->
    (match front with
     | [] -> (t0, met0)
     | _ :: _ ->
       if forallb (fun b -> negb (eqb0 (get t0 b) unmet)) targets
       then (t0, met0)
       else let (t1, next1) =
              fold_left (fun s v ->
                fold_left (meet dead level0 v) (p.row v) s) front (t0, [])
            in
            search_on p dead k targets (add0 level0 (Uint63.of_int (1)))
              next1 t1 (rev_append next1 met0))

(** val search0 :
    plain -> (Uint63.t -> Uint63.t -> bool) -> nat -> Uint63.t Parray.t ->
    Uint63.t list -> Uint63.t -> Uint63.t Parray.t * Uint63.t list **)

let search0 p dead fuel blank targets s =
  search_on p dead fuel targets (Uint63.of_int (1)) (s :: [])
    (set blank s (Uint63.of_int (0))) (s :: [])

(** val ball_right :
    plain -> (Uint63.t -> Uint63.t -> bool) -> Uint63.t -> Uint63.t
    Parray.t -> Uint63.t list -> Uint63.t -> bool **)

let ball_right p dead s t0 met0 limit =
  let n0 = p.total in
  (&&) ((&&) (ltb0 s n0) (eqb0 (get t0 s) (Uint63.of_int (0))))
    (forallb (fun v ->
      let l = get t0 v in
      let near1 = p.row v in
      (&&)
        ((&&) ((&&) (ltb0 v n0) (ltb0 l n0))
          ((||) (eqb0 v s)
            (existsb (fun w ->
              let k = get t0 w in
              (&&) ((&&) (ltb0 k l) (eqb0 (add0 k (Uint63.of_int (1))) l))
                (negb (dead v w))) near1)))
        (if ltb0 l limit
         then forallb (fun w ->
                (||) (leb0 (get t0 w) (add0 l (Uint63.of_int (1)))) (dead v w))
                near1
         else true)) met0)

(** val node_dead : Uint63.t -> Uint63.t -> Uint63.t -> bool **)

let node_dead f u v =
  (||) (eqb0 u f) (eqb0 v f)

(** val link_dead : Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t -> bool **)

let link_dead a b u v =
  (||) ((&&) (eqb0 u a) (eqb0 v b)) ((&&) (eqb0 u b) (eqb0 v a))

type faults_proof =
| FaultsByPaths of Uint63.t Parray.t list
   * (Uint63.t * Uint63.t list list) list
| FaultsByVertexCut of Uint63.t list
| FaultsByEdgeCut of Uint63.t list
| FaultsByDeletions of Uint63.t Parray.t list

(** val connected_check : plain -> bool **)

let connected_check p =
  let t0 = search p (Uint63.of_int (0)) in
  (&&) (levels_right p (Uint63.of_int (0)) t0)
    (forallb (fun v -> negb (eqb0 (get t0 v) far)) (ints p.total))

(** val vertex_paths_check :
    plain -> (Uint63.t -> Uint63.t) list -> (Uint63.t * Uint63.t list list)
    list -> z -> bool **)

let vertex_paths_check p maps0 from k =
  let n0 = p.total in
  (||) (Z.leb k Z0)
    ((&&) (Z.ltb k (to_Z n0))
      ((||)
        (match from with
         | [] -> (&&) (Z.eqb k (Zpos XH)) (connected_check p)
         | _ :: _ -> false)
        ((&&)
          ((&&) (symmetries_check p maps0)
            (let t0 = sources_of maps0 n0 (map fst from) in
             Z.leb k
               (Z.of_nat
                 (length
                   (filter (fun v ->
                     negb (eqb0 (get t0 v) (Uint63.of_int (0)))) (ints n0))))))
          (forallb (fun e ->
            let (s, paths) = e in
            (&&) (ltb0 s n0)
              (let near1 = p.row s in
               to_all (of_Z k) (fun e0 -> (||) (eqb0 e0 s) (among e0 near1))
                 (ways_right p k s) (ints n0) paths)) from))))

(** val edge_paths_check :
    plain -> (Uint63.t * Uint63.t list list) list -> z -> bool **)

let edge_paths_check p from k =
  let n0 = p.total in
  (||) (Z.leb k Z0)
    ((&&) (Z.leb (Zpos (XO XH)) (to_Z n0))
      (match from with
       | [] -> (&&) (Z.eqb k (Zpos XH)) (connected_check p)
       | p0 :: l ->
         let (s, paths) = p0 in
         (match l with
          | [] ->
            (&&) (ltb0 s n0)
              (to_all (of_Z k) (fun e -> eqb0 e s) (lines_right p k s)
                (ints n0) paths)
          | _ :: _ -> false)))

(** val here : plain -> z -> bool **)

let here p z0 =
  (&&) (Z.leb Z0 z0) (Z.ltb z0 (to_Z p.total))

(** val direct : Uint63.t list -> bool **)

let direct p =
  match inner p with
  | [] -> true
  | _ :: _ -> false

(** val ways_check :
    plain -> z -> z -> z -> (Uint63.t * Uint63.t list list) list -> bool **)

let ways_check p s t0 k from =
  (&&) ((&&) (here p s) (here p t0))
    ((||) (Z.leb k Z0)
      (match from with
       | [] -> false
       | p0 :: l ->
         let (_, ps) = p0 in
         (match l with
          | [] ->
            (&&) (ways_right p k (of_Z s) (of_Z t0) ps)
              (Nat.leb (length (filter direct ps)) (S O))
          | _ :: _ -> false)))

(** val vertex_cut_check : plain -> Uint63.t list -> z -> bool **)

let vertex_cut_check p removed k =
  let n0 = p.total in
  let (t0, roots) = labels n0 p.row removed in
  (&&) (Z.leb (Z.of_nat (length (taken_away p t0))) k)
    ((||)
      ((&&)
        ((&&) (parts_right n0 p.row t0)
          (match roots with
           | [] -> false
           | _ :: l ->
             (match l with
              | [] -> false
              | _ :: _ -> roots_right n0 t0 (Uint63.of_int (2)) (rev' roots))))
        (Z.ltb (Z.of_nat (length roots)) (Z.sub wB (Zpos (XO XH)))))
      (match filter (fun v -> negb (eqb0 (get t0 v) (Uint63.of_int (1))))
               (ints n0) with
       | [] -> false
       | _ :: l -> (match l with
                    | [] -> true
                    | _ :: _ -> false)))

(** val ways_cut_check : plain -> Uint63.t list -> z -> z -> z -> bool **)

let ways_cut_check p removed s t0 k =
  let n0 = p.total in
  let a = of_Z s in
  let b = of_Z t0 in
  (&&) ((&&) ((&&) (here p s) (here p t0)) (Z.leb Z0 k))
    ((||) (Z.eqb s t0)
      (let next1 = fun u ->
         if eqb0 u a
         then filter (fun v -> negb (eqb0 v b)) (p.row u)
         else if eqb0 u b
              then filter (fun v -> negb (eqb0 v a)) (p.row u)
              else p.row u
       in
       let (p0, _) = labels n0 next1 removed in
       (&&)
         ((&&)
           ((&&)
             ((&&) (negb (eqb0 (get p0 a) (Uint63.of_int (1))))
               (negb (eqb0 (get p0 b) (Uint63.of_int (1)))))
             (negb (eqb0 (get p0 a) (get p0 b)))) (parts_right n0 next1 p0))
         (Z.leb
           (Z.add (Z.of_nat (length (taken_away p p0)))
             (if among b (p.row a) then Zpos XH else Z0)) k)))

(** val edge_cut_check : plain -> Uint63.t list -> z -> bool **)

let edge_cut_check p side0 k =
  let s = side_of p.total side0 in
  (||) ((&&) (Z.leb Z0 k) (eqb0 p.total (Uint63.of_int (1))))
    ((&&) ((&&) (Z.leb (cut_links p s) k) (existsb s (ints p.total)))
      (existsb (fun v -> negb (s v)) (ints p.total)))

(** val farther : Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t **)

let farther t0 a b =
  let l = get t0 b in if ltb0 a l then l else a

(** val levels_to :
    plain -> nat -> Uint63.t Parray.t -> (Uint63.t -> Uint63.t -> bool) ->
    Uint63.t -> Uint63.t list -> (Uint63.t * Uint63.t) list option **)

let levels_to p fuel blank dead s targets = match targets with
| [] -> Some []
| _ :: _ ->
  let (t0, met0) = search0 p dead fuel blank targets s in
  let limit = fold_left (farther t0) targets (Uint63.of_int (0)) in
  if ball_right p dead s t0 met0 limit
  then Some (map (fun b -> (b, (get t0 b))) targets)
  else None

type outcomes =
  (Uint63.t * (Uint63.t * (Uint63.t * Uint63.t) list option) list) list

(** val node_targets : plain -> Uint63.t -> Uint63.t -> Uint63.t list **)

let node_targets p f a =
  let near1 = p.row a in
  filter (fun b -> (&&) (ltb0 a b) (negb (among b near1))) (p.row f)

(** val node_outcomes :
    plain -> nat -> Uint63.t Parray.t -> Uint63.t list -> outcomes **)

let node_outcomes p fuel blank roots =
  map (fun f -> (f,
    (map (fun a -> (a,
      (levels_to p fuel blank (node_dead f) a (node_targets p f a))))
      (p.row f)))) roots

(** val line_outcomes :
    plain -> nat -> Uint63.t Parray.t -> Uint63.t list -> outcomes **)

let line_outcomes p fuel blank roots =
  map (fun f -> (f,
    (map (fun a -> (a, (levels_to p fuel blank (link_dead f a) f (a :: []))))
      (p.row f)))) roots

(** val all_levels : (Uint63.t -> bool) -> outcomes -> bool **)

let all_levels test o =
  forallb (fun e ->
    forallb (fun c ->
      match snd c with
      | Some l -> forallb (fun y -> test (snd y)) l
      | None -> false) (snd e)) o

(** val some_level : (Uint63.t -> bool) -> outcomes -> bool **)

let some_level test o =
  existsb (fun e ->
    existsb (fun c ->
      match snd c with
      | Some l -> existsb (fun y -> test (snd y)) l
      | None -> false) (snd e)) o

(** val detour_right : Uint63.t -> z -> outcomes -> extended -> bool **)

let detour_right n0 least0 o = function
| Finite d0 ->
  (&&)
    ((&&) (Z.leb Z0 d0)
      (all_levels (fun x0 ->
        (&&) (ltb0 x0 n0) (Z.leb (to_Z x0) (Z.add d0 least0))) o))
    ((||) (Z.eqb d0 Z0)
      (some_level (fun x0 ->
        (&&) (ltb0 x0 n0) (Z.eqb (to_Z x0) (Z.add d0 least0))) o))
| Infinite -> some_level (fun x0 -> negb (ltb0 x0 n0)) o

(** val detour_check :
    plain -> (Uint63.t -> Uint63.t) list -> faults -> bool **)

let detour_check p maps0 m =
  let fuel = Z.to_nat (to_Z p.total) in
  let blank = make p.total unmet in
  (match orbits p maps0 [] with
   | Some p0 ->
     let (_, roots) = p0 in
     (match m with
      | VertexFaultDetourIs d ->
        (&&) (forallb (fun s -> ltb0 s p.total) roots)
          (detour_right p.total (Zpos (XO XH))
            (node_outcomes p fuel blank roots) d)
      | EdgeFaultDetourIs d ->
        (&&) (forallb (fun s -> ltb0 s p.total) roots)
          (detour_right p.total (Zpos XH) (line_outcomes p fuel blank roots)
            d)
      | _ -> false)
   | None -> false)

(** val faults_check : plain -> faults_proof -> faults -> bool **)

let faults_check p p0 m =
  match p0 with
  | FaultsByPaths (maps0, from) ->
    (match m with
     | VertexConnectivityAtLeast k ->
       vertex_paths_check p (map as_map maps0) from k
     | EdgeConnectivityAtLeast k -> edge_paths_check p from k
     | DisjointPathsAtLeast (s, t0, k) -> ways_check p s t0 k from
     | _ -> false)
  | FaultsByVertexCut removed ->
    (match m with
     | VertexConnectivityAtMost k -> vertex_cut_check p removed k
     | DisjointPathsAtMost (s, t0, k) -> ways_cut_check p removed s t0 k
     | _ -> false)
  | FaultsByEdgeCut side0 ->
    (match m with
     | EdgeConnectivityAtMost k -> edge_cut_check p side0 k
     | _ -> false)
  | FaultsByDeletions maps0 ->
    (match m with
     | VertexFaultDetourIs _ -> detour_check p (map as_map maps0) m
     | EdgeFaultDetourIs _ -> detour_check p (map as_map maps0) m
     | _ -> false)

(** val faults_checks : plain -> faults_proof -> faults list -> bool **)

let faults_checks p p0 l =
  match p0 with
  | FaultsByDeletions _ -> forallb (faults_check p p0) l
  | _ ->
    (match l with
     | [] -> false
     | _ :: l0 ->
       (match l0 with
        | [] -> forallb (faults_check p p0) l
        | _ :: _ -> false))

(** val check_few : plain -> bool **)

let check_few p =
  ltb0 p.total (Uint63.of_int (3))

(** val at_vertex : z -> (z * z) list -> z -> z list **)

let rec at_vertex i links v =
  match links with
  | [] -> []
  | p :: rest0 ->
    let (u, w) = p in
    if (||) (Z.eqb u v) (Z.eqb w v)
    then i :: (at_vertex (Z.add i (Zpos XH)) rest0 v)
    else at_vertex (Z.add i (Zpos XH)) rest0 v

(** val without_each : z list -> formula **)

let rec without_each = function
| [] -> []
| a :: rest0 -> rest0 :: (map (fun x0 -> a :: x0) (without_each rest0))

(** val at_least_two : z list -> formula **)

let at_least_two l =
  app (match l with
       | [] -> [] :: []
       | _ :: _ -> []) (without_each l)

(** val no_three : z list -> (z * z) list -> z list -> formula **)

let rec no_three before0 pairs0 = function
| [] -> []
| a :: rest0 ->
  app
    (map (fun p -> (Z.opp (fst p)) :: ((Z.opp (snd p)) :: ((Z.opp a) :: [])))
      pairs0)
    (no_three (app before0 (a :: []))
      (app pairs0 (map (fun b -> (b, a)) before0)) rest0)

(** val member0 : z list -> z -> bool **)

let member0 set0 v =
  existsb (Z.eqb v) set0

(** val leaving : z -> (z * z) list -> z list -> z list **)

let rec leaving i links set0 =
  match links with
  | [] -> []
  | p :: rest0 ->
    let (u, w) = p in
    if xorb (member0 set0 u) (member0 set0 w)
    then i :: (leaving (Z.add i (Zpos XH)) rest0 set0)
    else leaving (Z.add i (Zpos XH)) rest0 set0

(** val hamilton_formula : z -> (z * z) list -> z list list -> formula **)

let hamilton_formula n0 links sets =
  app
    (flat_map (fun v ->
      let l = at_vertex (Zpos XH) links v in
      app (at_least_two l) (no_three [] [] l)) (zrange n0))
    (map (leaving (Zpos XH) links) sets)

(** val proper_set : z -> z list -> bool **)

let proper_set n0 set0 =
  (&&) (existsb (fun v -> (&&) (Z.leb Z0 v) (Z.ltb v n0)) set0)
    (existsb (fun v -> negb (member0 set0 v)) (zrange n0))

(** val links_of0 : plain -> (Uint63.t * Uint63.t) list **)

let links_of0 p =
  flat_map (fun u ->
    map (fun x0 -> (u, x0)) (filter (fun v -> ltb0 u v) (p.row u)))
    (ints p.total)

(** val pair_Z : (Uint63.t * Uint63.t) -> z * z **)

let pair_Z e =
  ((to_Z (fst e)), (to_Z (snd e)))

(** val z_links : plain -> (z * z) list **)

let z_links p =
  map pair_Z (links_of0 p)

(** val inverse_of : plain -> Uint63.t Parray.t -> Uint63.t Parray.t **)

let inverse_of p p0 =
  fold_left (fun q0 v -> set q0 (get p0 v) v) (ints p.total)
    (make p.total (Uint63.of_int (0)))

(** val is_automorphism : plain -> Uint63.t Parray.t -> bool **)

let is_automorphism p p0 =
  let q0 = inverse_of p p0 in
  forallb (fun v ->
    let i = get p0 v in
    (&&) ((&&) (ltb0 i p.total) (eqb0 (get q0 i) v))
      (let there2 = p.row i in
       forallb (fun w -> existsb (eqb0 (get p0 w)) there2) (p.row v)))
    (ints p.total)

(** val listed1 : plain -> Uint63.t Parray.t -> z list **)

let listed1 p p0 =
  map (fun v -> to_Z (get p0 v)) (ints p.total)

(** val cap : z **)

let cap =
  Zpos (XO (XO (XO (XI (XO (XO (XI XH)))))))

(** val digit : Uint63.t -> nat -> z **)

let digit w i =
  Z.modulo
    (Z.div (to_Z w)
      (Z.pow (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO XH))))))))))
        (Z.of_nat i))) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO XH))))))))))

(** val units : Uint63.t **)

let units =
  (Uint63.of_int (18049651735527937))

(** val guards : Uint63.t **)

let guards =
  (Uint63.of_int (-4602661192559623936))

(** val lesser : Uint63.t -> Uint63.t -> Uint63.t **)

let lesser a b =
  let t0 = sub0 (add0 a guards) b in
  let d = land0 t0 guards in
  sub0 a (land0 t0 (sub0 d (lsr0 d (Uint63.of_int (8)))))

(** val select : bool list -> 'a1 list -> 'a1 list **)

let rec select keep1 l =
  match keep1 with
  | [] -> []
  | b :: keep2 ->
    if b
    then (match l with
          | [] -> []
          | a :: l0 -> a :: (select keep2 l0))
    else (match l with
          | [] -> []
          | _ :: l0 -> select keep2 l0)

(** val has0 : Uint63.t list -> Uint63.t -> bool **)

let has0 l u =
  existsb (eqb0 u) l

(** val last_places :
    plain -> Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t
    Parray.t **)

let rec last_places p i order t0 =
  match order with
  | [] -> t0
  | v :: order0 ->
    last_places p (add0 i (Uint63.of_int (1))) order0
      (fold_left (fun t1 u -> set t1 u i) (v :: (p.row v)) t0)

(** val places1 :
    Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t Parray.t **)

let rec places1 i order t0 =
  match order with
  | [] -> t0
  | v :: order0 -> places1 (add0 i (Uint63.of_int (1))) order0 (set t0 v i)

(** val in_places :
    Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t -> bool **)

let rec in_places i order t0 n0 =
  match order with
  | [] -> true
  | v :: order0 ->
    (&&)
      ((&&) ((&&) (ltb0 v n0) (eqb0 (get t0 v) i))
        (ltb0 i (add0 i (Uint63.of_int (1)))))
      (in_places (add0 i (Uint63.of_int (1))) order0 t0 n0)

type lists_set =
| Nothing_in
| End_here of lists_set
| Begin of Uint63.t * lists_set * lists_set

(** val add_list : Uint63.t list -> lists_set -> lists_set **)

let rec add_list = function
| [] ->
  let rec go0 t0 = match t0 with
  | Nothing_in -> End_here Nothing_in
  | End_here _ -> t0
  | Begin (k, d, n0) -> Begin (k, d, (go0 n0))
  in go0
| a :: s0 ->
  let rec go0 = function
  | Nothing_in -> Begin (a, (add_list s0 Nothing_in), Nothing_in)
  | End_here n0 -> End_here (go0 n0)
  | Begin (k, d, n0) ->
    if eqb0 k a
    then Begin (k, (add_list s0 d), n0)
    else Begin (k, d, (go0 n0))
  in go0

(** val all_lists :
    lists_set -> Uint63.t list -> Uint63.t list list -> Uint63.t list list **)

let rec all_lists t0 before0 l =
  match t0 with
  | Nothing_in -> l
  | End_here n0 -> all_lists n0 before0 ((rev_append before0 []) :: l)
  | Begin (k, d, n0) -> all_lists n0 before0 (all_lists d (k :: before0) l)

(** val inner0 : Uint63.t **)

let inner0 =
  (Uint63.of_int (4194305))

(** val look0 : Uint63.t list -> Uint63.t list -> Uint63.t -> Uint63.t **)

let rec look0 b m u =
  match b with
  | [] -> inner0
  | b0 :: b1 ->
    (match m with
     | [] -> inner0
     | m0 :: m1 -> if eqb0 b0 u then m0 else look0 b1 m1 u)

(** val link_up :
    (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t **)

let link_up m u v =
  let x0 = m u in
  let y = m v in
  (fun w ->
  if eqb0 w y
  then x0
  else if eqb0 w x0
       then y
       else if eqb0 w u then inner0 else if eqb0 w v then inner0 else m w)

(** val state_kept :
    Uint63.t list -> Uint63.t list -> (Uint63.t -> Uint63.t) -> lists_set ->
    lists_set **)

let state_kept stay leave m t0 =
  if forallb (fun u -> eqb0 (m u) inner0) leave
  then add_list (map m stay) t0
  else t0

(** val pairs_of0 : Uint63.t list -> (Uint63.t * Uint63.t) list **)

let rec pairs_of0 = function
| [] -> []
| a :: l0 -> app (map (fun x0 -> (a, x0)) l0) (pairs_of0 l0)

(** val carry :
    Uint63.t list -> Uint63.t list -> Uint63.t list -> Uint63.t list ->
    Uint63.t -> lists_set -> Uint63.t list -> lists_set **)

let carry boundary near1 stay leave v t0 state2 =
  let m = fun w -> if eqb0 w v then v else look0 boundary state2 w in
  let open_0 = filter (fun a -> negb (eqb0 (m a) inner0)) near1 in
  let t1 = state_kept stay leave m t0 in
  let t2 =
    fold_left (fun t2 a -> state_kept stay leave (link_up m a v) t2) open_0 t1
  in
  fold_left (fun t3 e ->
    let (a, b) = e in
    if eqb0 (m a) b
    then t3
    else state_kept stay leave (link_up (link_up m a v) b v) t3)
    (pairs_of0 open_0) t2

(** val closes : Uint63.t list -> Uint63.t list -> Uint63.t list -> bool **)

let closes boundary near1 state2 =
  let m = look0 boundary state2 in
  existsb (fun a ->
    let b = m a in
    (&&) ((&&) ((&&) (negb (eqb0 b a)) (among a near1)) (among b near1))
      (forallb (fun u ->
        (||) ((||) (eqb0 u a) (eqb0 u b)) (eqb0 (m u) inner0)) boundary))
    boundary

(** val no_cycle :
    plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> Uint63.t
    list -> Uint63.t list list -> bool **)

let rec no_cycle p spot i order boundary states =
  match order with
  | [] -> false
  | v :: order0 ->
    (match order0 with
     | [] ->
       let r = p.row v in
       negb (existsb (closes boundary (filter (has0 r) boundary)) states)
     | _ :: _ ->
       let r = p.row v in
       let leaves = fun u -> forallb (fun w -> leb0 (get spot w) i) (p.row u)
       in
       let after = app boundary (v :: []) in
       let stay = filter (fun u -> negb (leaves u)) after in
       let leave = filter leaves after in
       let t0 =
         fold_left (carry boundary (filter (has0 r) boundary) stay leave v)
           states Nothing_in
       in
       no_cycle p spot (add0 i (Uint63.of_int (1))) order0 stay
         (all_lists t0 [] []))

(** val frontier_check : plain -> Uint63.t list -> bool **)

let frontier_check p order =
  let n0 = p.total in
  let spot = places1 (Uint63.of_int (0)) order (make n0 (Uint63.of_int (0)))
  in
  (&&)
    ((&&) (Z.eqb (Z.of_nat (length order)) (to_Z n0))
      (in_places (Uint63.of_int (0)) order spot n0))
    (no_cycle p spot (Uint63.of_int (0)) order [] ([] :: []))

type hamilton_proof =
| HamiltonByCycle of Uint63.t list
| HamiltonByFew
| HamiltonBySeparator of Uint63.t list
| HamiltonByFrontier of Uint63.t list
| HamiltonByLrat of Uint63.t list list * Uint63.t * lrat_parts

(** val separator_check : plain -> Uint63.t list -> bool **)

let separator_check p removed =
  let n0 = p.total in
  let (t0, roots) = labels n0 p.row removed in
  let taken1 = taken_away p t0 in
  (&&)
    ((&&)
      ((&&)
        ((&&) (match taken1 with
               | [] -> false
               | _ :: _ -> true) (parts_right n0 p.row t0))
        (roots_right n0 t0 (Uint63.of_int (2)) (rev' roots)))
      (Z.ltb (Z.of_nat (length taken1)) (Z.of_nat (length roots))))
    (Z.ltb (Z.of_nat (length roots)) (Z.sub wB (Zpos (XO XH))))

(** val hamilton_refuted :
    plain -> Uint63.t list list -> Uint63.t -> lrat_parts -> bool **)

let hamilton_refuted p sets slots proof1 =
  let sets0 = map (map to_Z) sets in
  (&&) (forallb (proper_set (to_Z p.total)) sets0)
    (refuted_by (hamilton_formula (to_Z p.total) (z_links p) sets0) slots
      proof1)

(** val hamilton_check : plain -> hamilton_proof -> hamilton -> bool **)

let hamilton_check p p0 m =
  match p0 with
  | HamiltonByCycle cycle ->
    (match m with
     | IsHamiltonian -> cycle_check p cycle
     | IsNotHamiltonian -> false)
  | HamiltonByFew ->
    (match m with
     | IsHamiltonian -> false
     | IsNotHamiltonian -> check_few p)
  | HamiltonBySeparator removed ->
    (match m with
     | IsHamiltonian -> false
     | IsNotHamiltonian -> separator_check p removed)
  | HamiltonByFrontier order ->
    (match m with
     | IsHamiltonian -> false
     | IsNotHamiltonian -> frontier_check p order)
  | HamiltonByLrat (sets, slots, proof1) ->
    (match m with
     | IsHamiltonian -> false
     | IsNotHamiltonian -> hamilton_refuted p sets slots proof1)

(** val hamilton_checks : plain -> hamilton_proof -> hamilton list -> bool **)

let hamilton_checks p p0 = function
| [] -> false
| m :: l0 -> (match l0 with
              | [] -> hamilton_check p p0 m
              | _ :: _ -> false)

(** val tallies : Uint63.t -> (Uint63.t * z) list -> z Parray.t **)

let tallies k l =
  fold_left (fun t0 e -> let (c, w) = e in set t0 c (Z.add (get t0 c) w)) l
    (make k Z0)

(** val near0 : plain -> Uint63.t -> Uint63.t list **)

let near0 p u =
  u :: (p.row u)

(** val x : plain -> (Uint63.t * Uint63.t) list **)

let x p =
  flat_map (fun u -> map (fun x0 -> (u, x0)) (near0 p u)) (ints p.total)

(** val keeps :
    plain -> (Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t -> Uint63.t) ->
    bool **)

let keeps p class1 f =
  every p.total (fun u ->
    let a = f u in
    let r = near0 p a in
    forallb (fun v ->
      let b = f v in (&&) (among b r) (eqb0 (class1 a b) (class1 u v)))
      (near0 p u))

type forest = { rank : (Uint63.t -> Uint63.t -> Uint63.t);
                from_u : (Uint63.t -> Uint63.t -> Uint63.t);
                from_v : (Uint63.t -> Uint63.t -> Uint63.t);
                rep_u : (Uint63.t -> Uint63.t); rep_v : (Uint63.t -> Uint63.t) }

type tree = { root : Uint63.t; weight0 : z; parent : (Uint63.t -> Uint63.t);
              below0 : (Uint63.t -> z) }

(** val forest_check :
    plain -> (Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t -> Uint63.t)
    list -> Uint63.t -> forest -> bool **)

let forest_check p class1 gens k f =
  every p.total (fun u ->
    forallb (fun v ->
      let c = class1 u v in
      (&&) (ltb0 c k)
        ((||) ((&&) (eqb0 (f.rep_u c) u) (eqb0 (f.rep_v c) v))
          (let a = f.from_u u v in
           let b = f.from_v u v in
           (&&)
             ((&&)
               ((&&)
                 ((&&) (ltb0 (f.rank a b) (f.rank u v)) (eqb0 (class1 a b) c))
                 (ltb0 a p.total)) (among b (near0 p a)))
             (existsb (fun k0 -> (&&) (eqb0 (k0 a) u) (eqb0 (k0 b) v)) gens))))
      (near0 p u))

(** val others : plain -> tree -> Uint63.t list **)

let others p t0 =
  filter (fun x0 -> negb (eqb0 x0 t0.root)) (ints p.total)

(** val tree_check : plain -> tree -> bool **)

let tree_check p t0 =
  (&&) ((&&) (ltb0 t0.root p.total) (Z.leb Z0 t0.weight0))
    (every p.total (fun x0 ->
      (||) (eqb0 x0 t0.root)
        ((&&)
          ((&&) (among (t0.parent x0) (p.row x0)) (Z.leb Z0 (t0.below0 x0)))
          (Z.eqb (t0.below0 x0)
            (Z.add (Zpos XH)
              (sum_over t0.below0
                (filter (fun y ->
                  (&&) (eqb0 (t0.parent y) x0) (negb (eqb0 y t0.root)))
                  (p.row x0))))))))

(** val of_pairs :
    plain -> (Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t * z) list **)

let of_pairs p class1 =
  map (fun e -> ((class1 (fst e) (snd e)), (Zpos XH))) (x p)

(** val of_roots :
    (Uint63.t -> Uint63.t -> Uint63.t) -> tree list -> (Uint63.t * z) list **)

let of_roots class1 trees0 =
  map (fun t0 -> ((class1 t0.root t0.root), t0.weight0)) trees0

(** val of_tree :
    plain -> (Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t -> z) -> tree ->
    (Uint63.t * z) list **)

let of_tree p class1 n0 t0 =
  flat_map (fun x0 ->
    let w =
      Z.mul (Z.mul t0.weight0 (n0 (class1 t0.root t0.root))) (t0.below0 x0)
    in
    ((class1 x0 (t0.parent x0)), w) :: (((class1 (t0.parent x0) x0), w) :: []))
    (others p t0)

(** val crossing0 : plain -> (Uint63.t -> z) -> z -> z **)

let crossing0 p a pivot =
  let n0 = to_Z p.total in
  let h = Z.div n0 (Zpos (XO XH)) in
  Z.add (Z.mul h (sum_over a (ints p.total)))
    (Z.mul (Z.sub n0 (Z.mul (Zpos (XO XH)) h))
      (Z.add (Z.mul h pivot)
        (sum_over (fun v -> Z.min Z0 (Z.sub (a v) pivot)) (ints p.total))))

(** val position0 : Uint63.t -> Uint63.t list -> Uint63.t -> Uint63.t **)

let rec position0 v l i =
  match l with
  | [] -> i
  | a :: r ->
    if eqb0 a v then i else position0 v r (add0 i (Uint63.of_int (1)))

(** val pair_number :
    plain -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t **)

let pair_number p width2 u v =
  position0 v (near0 p u) (mul0 u width2)

type marks = { m_class : Uint63.t Parray.t; m_rank : Uint63.t Parray.t;
               m_u : Uint63.t Parray.t; m_v : Uint63.t Parray.t;
               m_seen : Uint63.t; m_queue : (Uint63.t * Uint63.t) list }

(** val mark0 :
    plain -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t ->
    Uint63.t -> marks -> marks **)

let mark0 p width2 c a b u v m =
  let i = pair_number p width2 u v in
  if eqb0 (get m.m_class i) (Uint63.of_int (0))
  then { m_class = (set m.m_class i c); m_rank = (set m.m_rank i m.m_seen);
         m_u = (set m.m_u i a); m_v = (set m.m_v i b); m_seen =
         (add0 m.m_seen (Uint63.of_int (1))); m_queue = ((u,
         v) :: m.m_queue) }
  else m

(** val mark_all :
    plain -> Uint63.t -> Uint63.t -> (Uint63.t -> Uint63.t) list -> nat ->
    marks -> marks **)

let rec mark_all p width2 c gens fuel m =
  match fuel with
  | O -> m
  | S k ->
    (match m.m_queue with
     | [] -> m
     | p0 :: rest0 ->
       let (a, b) = p0 in
       let m0 = { m_class = m.m_class; m_rank = m.m_rank; m_u = m.m_u; m_v =
         m.m_v; m_seen = m.m_seen; m_queue = rest0 }
       in
       mark_all p width2 c gens k
         (fold_left (fun m1 f -> mark0 p width2 c a b (f a) (f b) m1) gens m0))

(** val largest_row : plain -> Uint63.t **)

let largest_row p =
  fold_left (fun a v ->
    let d =
      fold_left (fun d _ -> add0 d (Uint63.of_int (1))) (p.row v)
        (Uint63.of_int (0))
    in
    if ltb0 a d then d else a) (ints p.total) (Uint63.of_int (0))

(** val classes :
    plain -> (Uint63.t -> Uint63.t) list -> (forest * (Uint63.t -> Uint63.t
    -> Uint63.t)) * Uint63.t **)

let classes p gens =
  let n0 = p.total in
  let width2 = add0 (Uint63.of_int (1)) (largest_row p) in
  let size1 = mul0 n0 width2 in
  let fuel = Z.to_nat (to_Z size1) in
  let blank = make size1 (Uint63.of_int (0)) in
  let start0 = ((({ m_class = blank; m_rank = (copy blank); m_u =
    (copy blank); m_v = (copy blank); m_seen = (Uint63.of_int (0)); m_queue =
    [] }, (copy blank)), (copy blank)), (Uint63.of_int (0)))
  in
  let step0 = fun s e ->
    let (p0, count) = s in
    let (p1, rv) = p0 in
    let (m, ru) = p1 in
    let (u, v) = e in
    if eqb0 (get m.m_class (pair_number p width2 u v)) (Uint63.of_int (0))
    then let c = add0 count (Uint63.of_int (1)) in
         ((((mark_all p width2 c gens fuel (mark0 p width2 c u v u v m)),
         (set ru count u)), (set rv count v)), c)
    else s
  in
  let (p0, count) = fold_left step0 (x p) start0 in
  let (p1, rv) = p0 in
  let (m, ru) = p1 in
  let at_pair = fun t0 u v -> get t0 (pair_number p width2 u v) in
  (({ rank = (at_pair m.m_rank); from_u = (at_pair m.m_u); from_v =
  (at_pair m.m_v); rep_u = (fun c -> get ru c); rep_v = (fun c ->
  get rv c) }, (fun u v ->
  sub0 (at_pair m.m_class u v) (Uint63.of_int (1)))), count)

(** val children_first :
    Uint63.t list Parray.t -> nat -> Uint63.t list -> Uint63.t list ->
    Uint63.t list **)

let rec children_first kids fuel pending l =
  match fuel with
  | O -> l
  | S k ->
    (match pending with
     | [] -> l
     | v :: rest0 ->
       children_first kids k (rev_append (get kids v) rest0) (v :: l))

(** val make_tree :
    plain -> Uint63.t -> z -> (Uint63.t -> Uint63.t) -> tree **)

let make_tree p r w p0 =
  let n0 = p.total in
  let kids =
    fold_left (fun t0 v ->
      if eqb0 v r then t0 else let a = p0 v in set t0 a (v :: (get t0 a)))
      (ints n0) (make n0 [])
  in
  let order = children_first kids (Z.to_nat (to_Z n0)) (r :: []) [] in
  let sums =
    fold_left (fun t0 v ->
      let b = Z.add (get t0 v) (Zpos XH) in
      let t1 = set t0 v b in
      if eqb0 v r then t1 else let a = p0 v in set t1 a (Z.add (get t1 a) b))
      order (make n0 Z0)
  in
  { root = r; weight0 = w; parent = p0; below0 = (fun v -> get sums v) }

(** val even_degrees : plain -> bool **)

let even_degrees p =
  every p.total (fun v -> Nat.even (length (p.row v)))

(** val odd_degrees : plain -> bool **)

let odd_degrees p =
  every p.total (fun v -> Nat.odd (length (p.row v)))

(** val not_by_parity : plain -> z -> bool **)

let not_by_parity p k =
  (||) ((&&) (even_degrees p) (Z.odd k))
    ((&&) (odd_degrees p)
      (Z.odd (Z.add k (Z.div (to_Z p.total) (Zpos (XO XH))))))

(** val flow_check :
    plain -> (Uint63.t -> Uint63.t) list -> ((Uint63.t * z) * (Uint63.t ->
    Uint63.t)) list -> z -> bool **)

let flow_check p gens trees0 w =
  let (p0, k) = classes p gens in
  let (f, class1) = p0 in
  let ts =
    map (fun e -> let (y, p1) = e in let (r, w0) = y in make_tree p r w0 p1)
      trees0
  in
  let sizes = tallies k (of_pairs p class1) in
  let load0 =
    tallies k (flat_map (of_tree p class1 (fun c -> get sizes c)) ts)
  in
  let sent = tallies k (of_roots class1 ts) in
  let a = fun v -> get sent (class1 v v) in
  let pivot =
    if is_even p.total
    then Z0
    else nth
           (Z.to_nat (Z.sub (Z.div (to_Z p.total) (Zpos (XO XH))) (Zpos XH)))
           (ZSort.sort (map a (ints p.total))) Z0
  in
  let (a0, b) =
    fold_left (fun s c ->
      let (a0, b) = s in
      if Z.ltb (Z.mul a0 (get sizes c)) (Z.mul (get load0 c) b)
      then ((get load0 c), (get sizes c))
      else s) (ints k) (Z0, (Zpos XH))
  in
  let most = Z.mul b (crossing0 p a pivot) in
  (&&)
    ((&&)
      ((&&)
        ((&&)
          ((&&)
            ((&&)
              ((&&) (leb0 k (Uint63.of_int (4194303)))
                (forallb (fun k0 ->
                  (&&) (symmetry_check p k0) (keeps p class1 k0)) gens))
              (forest_check p class1 gens k f)) (forallb (tree_check p) ts))
          (Z.leb Z0 a0)) (Z.leb Z0 b))
      (forallb (fun c ->
        Z.leb (Z.mul b (get load0 c)) (Z.mul a0 (get sizes c))) (ints k)))
    ((||) (Z.ltb (Z.mul a0 (Z.sub w (Zpos XH))) most)
      ((&&) (Z.ltb (Z.mul a0 (Z.sub w (Zpos (XO XH)))) most)
        (not_by_parity p (Z.sub w (Zpos XH)))))

type metric_proof =
| Counted
| FromOne of from_vertex
| FromLevels of Uint63.t Parray.t list * from_vertex list
| AlongCycle of Uint63.t list

(** val is_int : z -> (Uint63.t -> bool) -> bool **)

let is_int z0 test =
  let i = of_Z z0 in (&&) (Z.eqb (to_Z i) z0) (test i)

(** val degree_of : Uint63.t list -> Uint63.t **)

let degree_of l =
  fold_left (fun a _ -> add0 a (Uint63.of_int (1))) l (Uint63.of_int (0))

(** val count_check : plain -> metric -> bool **)

let count_check p m =
  let n0 = p.total in
  (match m with
   | OrderIs n1 -> Z.eqb (to_Z n0) n1
   | SizeIs m0 ->
     Z.eqb
       (to_Z
         (loop n0 (fun a v -> add0 a (degree_of (p.row v)))
           (Uint63.of_int (0)))) (Z.mul (Zpos (XO XH)) m0)
   | MinDegreeIs d ->
     is_int d (fun d0 ->
       (&&) (all n0 (fun v -> leb0 d0 (degree_of (p.row v))))
         (some n0 (fun v -> eqb0 (degree_of (p.row v)) d0)))
   | MaxDegreeIs d ->
     is_int d (fun d0 ->
       (&&) (all n0 (fun v -> leb0 (degree_of (p.row v)) d0))
         (some n0 (fun v -> eqb0 (degree_of (p.row v)) d0)))
   | _ -> false)

(** val biggest : Uint63.t -> Uint63.t Parray.t -> Uint63.t **)

let biggest n0 t0 =
  loop n0 (fun a v -> let x0 = get t0 v in if ltb0 a x0 then x0 else a)
    (Uint63.of_int (0))

(** val level_counts :
    Uint63.t -> Uint63.t Parray.t -> Uint63.t Parray.t **)

let level_counts n0 t0 =
  loop n0 (fun c v ->
    let l = get t0 v in
    if eqb0 l far then c else set c l (add0 (get c l) (Uint63.of_int (1))))
    (make n0 (Uint63.of_int (0)))

(** val counts_are :
    Uint63.t -> Uint63.t Parray.t -> Uint63.t -> z list -> bool **)

let rec counts_are n0 c i = function
| [] -> all n0 (fun j -> (||) (ltb0 j i) (eqb0 (get c j) (Uint63.of_int (0))))
| x0 :: h0 ->
  (&&) ((&&) (ltb0 i n0) (Z.eqb (to_Z (get c i)) x0))
    (counts_are n0 c (add0 i (Uint63.of_int (1))) h0)

(** val one_check :
    plain -> Uint63.t -> Uint63.t Parray.t -> metric -> bool **)

let one_check p s t0 m =
  let n0 = p.total in
  (match m with
   | DistancesAre (v, h) ->
     (&&) ((&&) (Z.eqb (to_Z s) v) (Z.ltb Z0 (last h Z0)))
       (counts_are n0 (level_counts n0 t0) (Uint63.of_int (0)) h)
   | EccentricityIs (v, e0) ->
     (match e0 with
      | Finite e ->
        (&&)
          ((&&) (Z.eqb (to_Z s) v)
            (negb (some n0 (fun v0 -> eqb0 (get t0 v0) far))))
          (Z.eqb (to_Z (biggest n0 t0)) e)
      | Infinite ->
        (&&) (Z.eqb (to_Z s) v) (some n0 (fun v0 -> eqb0 (get t0 v0) far)))
   | DistanceIs (v, w, d0) ->
     (match d0 with
      | Finite d ->
        (&&) (Z.eqb (to_Z s) v)
          (is_int w (fun w0 ->
            (&&) ((&&) (ltb0 w0 n0) (negb (eqb0 (get t0 w0) far)))
              (Z.eqb (to_Z (get t0 w0)) d)))
      | Infinite ->
        (&&) (Z.eqb (to_Z s) v)
          (is_int w (fun w0 -> (&&) (ltb0 w0 n0) (eqb0 (get t0 w0) far))))
   | _ -> false)

(** val no_cycle0 : Uint63.t **)

let no_cycle0 =
  (Uint63.of_int (16777216))

(** val meets :
    Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> bool -> bool ->
    Uint63.t **)

let rec meets t0 l r one0 same0 =
  match r with
  | [] -> if same0 then (Uint63.of_int (1)) else (Uint63.of_int (0))
  | w :: r0 ->
    let m = get t0 w in
    if eqb0 (add0 m (Uint63.of_int (1))) l
    then if one0 then (Uint63.of_int (2)) else meets t0 l r0 true same0
    else meets t0 l r0 one0 (if eqb0 m l then true else same0)

(** val closes0 : plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t **)

let closes0 p t0 v =
  let l = get t0 v in
  if eqb0 l far
  then no_cycle0
  else let m = meets t0 l (p.row v) false false in
       if eqb0 m (Uint63.of_int (2))
       then add0 l l
       else if eqb0 m (Uint63.of_int (1))
            then add0 (add0 l l) (Uint63.of_int (1))
            else no_cycle0

(** val shortest : plain -> Uint63.t Parray.t -> Uint63.t **)

let shortest p t0 =
  loop p.total (fun a v ->
    let c = closes0 p t0 v in if ltb0 c a then c else a) no_cycle0

type from_source = { source : Uint63.t; lost : bool; furthest : Uint63.t;
                     distances : Uint63.t; around : Uint63.t }

(** val measured_at :
    plain -> bool -> bool -> from_vertex -> from_source option **)

let measured_at p cycles sums w =
  match levels_of p w with
  | Some t0 ->
    let n0 = p.total in
    let c = if cycles then shortest p t0 else no_cycle0 in
    let b = biggest n0 t0 in
    if eqb0 b far
    then Some { source = (where_from w); lost = true; furthest =
           (Uint63.of_int (0)); distances = (Uint63.of_int (0)); around = c }
    else Some { source = (where_from w); lost = false; furthest = b;
           distances =
           (if sums
            then loop n0 (fun a v -> add0 a (get t0 v)) (Uint63.of_int (0))
            else (Uint63.of_int (0))); around = c }
  | None -> None

(** val measured_all :
    plain -> bool -> bool -> from_vertex list -> from_source list option **)

let measured_all p cycles sums l =
  fold_left (fun o w ->
    match o with
    | Some r ->
      (match measured_at p cycles sums w with
       | Some m -> Some (m :: r)
       | None -> None)
    | None -> None) l (Some [])

(** val sum_of_sums : Uint63.t -> (Uint63.t -> Uint63.t) -> z **)

let sum_of_sums n0 f =
  Z.add
    (Z.mul
      (to_Z
        (loop n0 (fun a v -> add0 a (div0 (f v) (Uint63.of_int (4194304))))
          (Uint63.of_int (0)))) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
      (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
      XH))))))))))))))))))))))))
    (to_Z
      (loop n0 (fun a v -> add0 a (mod0 (f v) (Uint63.of_int (4194304))))
        (Uint63.of_int (0))))

(** val all_check :
    plain -> Uint63.t Parray.t -> from_source list -> metric -> bool **)

let all_check p origin l m =
  let n0 = p.total in
  (match m with
   | DiameterIs d0 ->
     (match d0 with
      | Finite d ->
        is_int d (fun d1 ->
          (&&)
            (forallb (fun m0 -> (&&) (negb m0.lost) (leb0 m0.furthest d1)) l)
            (existsb (fun m0 -> eqb0 m0.furthest d1) l))
      | Infinite -> existsb (fun f -> f.lost) l)
   | RadiusIs r0 ->
     (match r0 with
      | Finite r ->
        is_int r (fun r1 ->
          (&&)
            (forallb (fun m0 -> (&&) (negb m0.lost) (leb0 r1 m0.furthest)) l)
            (existsb (fun m0 -> eqb0 m0.furthest r1) l))
      | Infinite -> existsb (fun f -> f.lost) l)
   | DistanceSumIs s0 ->
     (match s0 with
      | Finite s ->
        let sums =
          fold_left (fun a m0 -> set a m0.source m0.distances) l
            (make n0 (Uint63.of_int (0)))
        in
        (&&)
          (forallb (fun m0 ->
            (&&) (negb m0.lost) (eqb0 (get sums m0.source) m0.distances)) l)
          (Z.eqb
            (sum_of_sums n0 (fun v ->
              get sums (sub0 (get origin v) (Uint63.of_int (1))))) s)
      | Infinite -> existsb (fun f -> f.lost) l)
   | GirthIs g ->
     (match g with
      | Finite c ->
        is_int c (fun c0 ->
          (&&)
            ((&&) (ltb0 c0 no_cycle0)
              (forallb (fun m0 -> leb0 c0 m0.around) l))
            (existsb (fun m0 -> eqb0 m0.around c0) l))
      | Infinite -> forallb (fun m0 -> eqb0 m0.around no_cycle0) l)
   | _ -> false)

(** val about_cycles : metric -> bool **)

let about_cycles = function
| GirthIs _ -> true
| _ -> false

(** val about_sums : metric -> bool **)

let about_sums = function
| DistanceSumIs _ -> true
| _ -> false

(** val about_reach : metric -> bool **)

let about_reach = function
| DiameterIs d -> (match d with
                   | Finite _ -> false
                   | Infinite -> true)
| RadiusIs r -> (match r with
                 | Finite _ -> false
                 | Infinite -> true)
| DistanceSumIs s -> (match s with
                      | Finite _ -> false
                      | Infinite -> true)
| _ -> false

(** val each_once : Uint63.t Parray.t -> Uint63.t list -> bool **)

let rec each_once t0 = function
| [] -> true
| v :: l0 ->
  (&&) (eqb0 (get t0 v) (Uint63.of_int (0)))
    (each_once (set t0 v (Uint63.of_int (1))) l0)

(** val cycle_found : plain -> Uint63.t list -> bool **)

let cycle_found p l = match l with
| [] -> false
| u :: rest0 ->
  (&&)
    ((&&)
      ((&&)
        ((&&) (Z.leb (Zpos (XO XH)) (Z.of_nat (length rest0)))
          (forallb (fun v -> ltb0 v p.total) l))
        (each_once (make p.total (Uint63.of_int (0))) l))
      (path_check p u rest0)) (among u (p.row (last rest0 u)))

(** val metric_checks : plain -> metric_proof -> metric list -> bool **)

let metric_checks p p0 l =
  match p0 with
  | Counted -> forallb (count_check p) l
  | FromOne w ->
    (match levels_of p w with
     | Some t0 -> forallb (one_check p (where_from w) t0) l
     | None -> false)
  | FromLevels (maps0, told) ->
    (||)
      (match told with
       | [] ->
         (&&) (forallb about_reach l)
           (match measured_at p false false (Searched (Uint63.of_int (0))) with
            | Some m -> m.lost
            | None -> false)
       | _ :: _ -> false)
      (match orbits p (map as_map maps0) (map where_from told) with
       | Some p1 ->
         let (origin, roots) = p1 in
         (match measured_all p (existsb about_cycles l)
                  (existsb about_sums l)
                  (match told with
                   | [] -> map (fun x0 -> Searched x0) roots
                   | _ :: _ -> told) with
          | Some r -> forallb (all_check p origin r) l
          | None -> false)
       | None -> false)
  | AlongCycle c ->
    (&&) (cycle_found p c)
      (forallb (fun m ->
        match m with
        | GirthAtMost n0 -> Z.leb (Z.of_nat (length c)) n0
        | _ -> false) l)

type maps_proof =
| ByMap of Uint63.t Parray.t
| ByCluster of Uint63.t list
| ByClasses of Uint63.t list list
| ByCode of Uint63.t Parray.t list * Uint63.t list
| ClusterByLrat of Uint63.t Parray.t list * Uint63.t * lrat_parts

(** val map_right : plain -> plain -> (Uint63.t -> Uint63.t) -> bool **)

let map_right p q0 f =
  let t0 =
    loop q0.total (fun t0 v -> set t0 (f v) v)
      (make p.total (Uint63.of_int (0)))
  in
  all q0.total (fun v ->
    let w = f v in
    (&&) ((&&) (ltb0 w p.total) (eqb0 (get t0 w) v))
      (let r = p.row w in forallb (fun u -> among (f u) r) (q0.row v)))

(** val hops0 : z -> Uint63.t **)

let hops0 d =
  of_Z
    (Z.min d (Zpos (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI (XI
      (XI (XI (XI (XI (XI (XI (XI XH)))))))))))))))))))))))

(** val each_near : plain -> Uint63.t -> bool -> Uint63.t list -> bool **)

let each_near p d yes l =
  forallb (fun v ->
    match levels_of p (Searched v) with
    | Some t0 ->
      forallb (fun u ->
        (&&) ((||) ((||) yes (eqb0 u v)) (negb (leb0 (get t0 u) d)))
          ((||) (negb yes) (leb0 (get t0 u) d))) l
    | None -> false) l

(** val set_right : plain -> Uint63.t list -> bool **)

let set_right p l =
  (&&) (forallb (fun v -> ltb0 v p.total) l)
    (each_once (make p.total (Uint63.of_int (0))) l)

(** val one_orbit : plain -> Uint63.t Parray.t list -> bool **)

let one_orbit p maps0 =
  match orbits p (map as_map maps0) [] with
  | Some p0 ->
    let (_, l) = p0 in
    (match l with
     | [] -> false
     | _ :: l0 -> (match l0 with
                   | [] -> true
                   | _ :: _ -> false))
  | None -> false

(** val apart_clauses :
    plain -> Uint63.t -> (Uint63.t * z) list -> Uint63.t list -> z list list
    -> z list list option **)

let rec apart_clauses p d names0 from f =
  match from with
  | [] -> Some f
  | u :: from0 ->
    (match levels_of p (Searched u) with
     | Some t0 ->
       let a = Z.opp (Z.add (to_Z u) (Zpos XH)) in
       apart_clauses p d names0 from0
         (fold_right (fun e f0 ->
           if (&&) (ltb0 u (fst e)) (negb (leb0 (get t0 (fst e)) d))
           then (a :: ((snd e) :: [])) :: f0
           else f0) f names0)
     | None -> None)

(** val cluster_formula :
    plain -> Uint63.t -> z -> bool -> z list list option **)

let cluster_formula p d s transitive =
  let n0 = to_Z p.total in
  let names0 =
    map (fun v -> (v, (Z.opp (Z.add (to_Z v) (Zpos XH))))) (ints p.total)
  in
  let more =
    if Z.leb n0 s
    then [] :: []
    else let (p0, f) =
           totalizer (Z.to_nat n0) (Zpos XH) n0 (Z.add s (Zpos XH)) true
             (Z.add n0 (Zpos XH))
         in
         let (p1, _) = p0 in
         let (r, _) = p1 in
         app f
           (((Z.add r s) :: []) :: (if transitive
                                    then ((Zpos XH) :: []) :: []
                                    else []))
  in
  apart_clauses p d names0 (rev_append (ints p.total) []) more

(** val maps_check : plain -> maps_proof -> maps -> bool **)

let maps_check p p0 m =
  match p0 with
  | ByMap images0 ->
    (match m with
     | Contains other ->
       (match network_table other with
        | Some q0 ->
          (&&) (eqb0 q0.total p.total) (map_right p q0 (as_map images0))
        | None -> false)
     | _ -> false)
  | ByCluster l ->
    (match m with
     | ClusterAtLeast (d, s) ->
       (&&)
         ((&&) ((&&) (Z.leb Z0 d) (set_right p l))
           (each_near p (hops0 d) true l)) (Z.leb s (Z.of_nat (length l)))
     | _ -> false)
  | ByClasses classes0 ->
    (match m with
     | ClusterAtMost (d, s) ->
       (&&)
         ((&&)
           ((&&) (Z.leb Z0 d)
             (forallb (each_near p (hops0 d) false) classes0))
           (Z.leb (Z.of_nat (length classes0)) s))
         (let t0 =
            fold_left (fun t0 c ->
              fold_left (fun t1 v -> set t1 v (Uint63.of_int (1))) c t0)
              classes0 (make p.total (Uint63.of_int (0)))
          in
          all p.total (fun v -> negb (eqb0 (get t0 v) (Uint63.of_int (0)))))
     | _ -> false)
  | ByCode (maps0, l) ->
    (match m with
     | ClusterAtMost (d, s) ->
       (&&)
         ((&&)
           ((&&)
             ((&&) ((&&) (Z.leb Z0 d) (set_right p l)) (one_orbit p maps0))
             (each_near p (hops0 d) false l))
           (Z.ltb Z0 (Z.of_nat (length l))))
         (Z.leb (Z.div (to_Z p.total) (Z.of_nat (length l))) s)
     | _ -> false)
  | ClusterByLrat (maps0, slots, proof1) ->
    (match m with
     | ClusterAtMost (d, s) ->
       (&&)
         ((&&) ((&&) (Z.leb Z0 d) (Z.leb Z0 s))
           (match maps0 with
            | [] -> true
            | _ :: _ -> one_orbit p maps0))
         (match cluster_formula p (hops0 d) s
                  (match maps0 with
                   | [] -> false
                   | _ :: _ -> true) with
          | Some f -> refuted_by f slots proof1
          | None -> false)
     | _ -> false)

(** val maps_checks : plain -> maps_proof -> maps list -> bool **)

let maps_checks p p0 = function
| [] -> false
| m :: l0 -> (match l0 with
              | [] -> maps_check p p0 m
              | _ :: _ -> false)

type matching_proof =
| MatchingByPairs of (Uint63.t * Uint63.t) list
| MatchingByBarrier of Uint63.t list

(** val pairs_check : plain -> (Uint63.t * Uint63.t) list -> z -> bool **)

let pairs_check p l m =
  (&&)
    ((&&) (Z.leb m (Z.of_nat (length l)))
      (forallb (fun e ->
        let (u, v) = e in (&&) (ltb0 u p.total) (among v (p.row u))) l))
    (different (app (map fst l) (map snd l)))

(** val odd_parts : Uint63.t -> Uint63.t Parray.t -> Uint63.t list -> z **)

let odd_parts n0 t0 parts =
  Z.of_nat
    (length
      (filter (fun i ->
        Nat.odd (length (filter (fun v -> eqb0 (get t0 v) i) (ints n0))))
        parts))

(** val barrier_check : plain -> Uint63.t list -> z -> bool **)

let barrier_check p removed m =
  let n0 = p.total in
  let (t0, roots) = labels n0 p.row removed in
  let parts =
    filter (fun i -> negb (eqb0 i (Uint63.of_int (1))))
      (ints (of_Z (Z.add (Z.of_nat (length roots)) (Zpos (XO XH)))))
  in
  (&&) (parts_right n0 p.row t0)
    (Z.ltb
      (Z.sub (Z.add (to_Z n0) (Z.of_nat (length (taken_away p t0))))
        (odd_parts n0 t0 parts))
      (Z.add (Z.mul (Zpos (XO XH)) m) (Zpos (XO XH))))

(** val matching_check : plain -> matching_proof -> matching -> bool **)

let matching_check p p0 m =
  match p0 with
  | MatchingByPairs pairs0 ->
    (match m with
     | MatchingAtLeast k -> pairs_check p pairs0 k
     | MatchingAtMost _ -> false)
  | MatchingByBarrier removed ->
    (match m with
     | MatchingAtLeast _ -> false
     | MatchingAtMost k -> barrier_check p removed k)

(** val matching_checks : plain -> matching_proof -> matching list -> bool **)

let matching_checks p p0 = function
| [] -> false
| m :: l0 -> (match l0 with
              | [] -> matching_check p p0 m
              | _ :: _ -> false)

type flags = bool Parray.t

(** val set_flags : Uint63.t list -> flags -> flags **)

let set_flags l t0 =
  fold_left (fun t1 v -> set t1 v true) l t0

(** val fresh : flags -> Uint63.t list -> bool **)

let rec fresh t0 = function
| [] -> true
| v :: r -> if get t0 v then false else fresh (set t0 v true) r

(** val once1 : plain -> Uint63.t list -> bool **)

let once1 p l =
  fresh (make p.total false) l

(** val good_round :
    plain -> bool -> flags -> (Uint63.t * Uint63.t) list -> bool **)

let good_round p single t0 now =
  (&&)
    (forallb (fun e ->
      (&&) ((&&) (ltb0 (fst e) p.total) (among (snd e) (p.row (fst e))))
        (get t0 (fst e))) now)
    ((||) (negb single)
      ((&&) (once1 p (map fst now)) (once1 p (map snd now))))

(** val carry_out :
    plain -> bool -> flags -> (Uint63.t * Uint63.t) list list -> bool **)

let rec carry_out p single t0 = function
| [] -> forallb (fun v -> get t0 v) (ints p.total)
| now :: rest0 ->
  (&&) (good_round p single t0 now)
    (carry_out p single (set_flags (map snd now) t0) rest0)

(** val check_schedule :
    plain -> bool -> Uint63.t -> (Uint63.t * Uint63.t) list list -> z -> bool **)

let check_schedule p single source1 rounds1 r =
  (&&) ((&&) (ltb0 source1 p.total) (Z.leb (Z.of_nat (length rounds1)) r))
    (carry_out p single (set (make p.total false) source1 true) rounds1)

type schedule = (Uint63.t * Uint63.t) list list

type rounds_proof =
| Scheduled of schedule
| ScheduledFrom of Uint63.t Parray.t list * (Uint63.t * schedule) list
| Counting of Uint63.t
| RoundsByLrat of Uint63.t * lrat_parts

(** val is_single : ports -> bool **)

let is_single = function
| AllPort -> false
| SinglePort -> true

(** val number_fine : plain -> z -> bool **)

let number_fine p s =
  (&&) (Z.leb Z0 s) (Z.ltb s (to_Z p.total))

(** val all_check0 :
    plain -> bool -> (Uint63.t -> Uint63.t) list -> (Uint63.t * schedule)
    list -> z -> bool **)

let all_check0 p single maps0 from r =
  (&&)
    ((&&) (symmetries_check p maps0)
      (forallb (fun e -> check_schedule p single (fst e) (snd e) r) from))
    (let t0 = sources_of maps0 p.total (map fst from) in
     every p.total (fun v -> negb (eqb0 (get t0 v) (Uint63.of_int (0)))))

(** val first_words : plain -> Uint63.t -> Uint63.t Parray.t **)

let first_words p first =
  fold_left (fun t0 i ->
    if ltb0 (add0 first i) p.total
    then set t0 (add0 first i) (lsl0 (Uint63.of_int (1)) i)
    else t0) (ints (Uint63.of_int (63))) (make p.total (Uint63.of_int (0)))

(** val hand_on :
    Uint63.t Parray.t -> (Uint63.t * Uint63.t) list -> Uint63.t Parray.t **)

let hand_on t0 now =
  fold_left (fun t1 e -> set t1 (fst e) (lor0 (get t1 (fst e)) (snd e)))
    (fold_left (fun l e -> ((snd e), (get t0 (fst e))) :: l) now []) t0

(** val all_bits : Uint63.t -> Uint63.t **)

let all_bits many =
  fold_left (fun a i -> lor0 a (lsl0 (Uint63.of_int (1)) i)) (ints many)
    (Uint63.of_int (0))

(** val block_check : plain -> schedule -> Uint63.t -> bool **)

let block_check p s first =
  let many =
    if leb0 (add0 first (Uint63.of_int (63))) p.total
    then (Uint63.of_int (63))
    else sub0 p.total first
  in
  let all1 = all_bits many in
  let t0 = fold_left hand_on s (first_words p first) in
  every p.total (fun v -> eqb0 (get t0 v) all1)

(** val blocks_check : plain -> nat -> schedule -> Uint63.t -> bool **)

let rec blocks_check p fuel s first =
  if ltb0 first p.total
  then (match fuel with
        | O -> false
        | S fuel0 ->
          (&&) (block_check p s first)
            (blocks_check p fuel0 s (add0 first (Uint63.of_int (63)))))
  else true

(** val gossip_check : plain -> bool -> schedule -> z -> bool **)

let gossip_check p single s r =
  (&&)
    ((&&) (Z.leb (Z.of_nat (length s)) r)
      (let t0 = make p.total true in forallb (good_round p single t0) s))
    (blocks_check p (Z.to_nat (to_Z p.total)) s (Uint63.of_int (0)))

(** val spaced : plain -> Uint63.t Parray.t -> bool **)

let spaced p t0 =
  every p.total (fun u ->
    let k = get t0 u in
    (&&) (leb0 k p.total)
      (forallb (fun v ->
        (&&) (leb0 (get t0 v) (add0 k (Uint63.of_int (1))))
          (eqb (eqb0 k p.total) (eqb0 (get t0 v) p.total))) (p.row u)))

(** val capped : plain -> Uint63.t -> Uint63.t -> Uint63.t **)

let capped p a b =
  let s = add0 a b in if ltb0 p.total s then p.total else s

(** val capped_sum : plain -> Uint63.t list -> Uint63.t **)

let capped_sum p l =
  fold_right (capped p) (Uint63.of_int (0)) l

(** val longer :
    plain -> nat -> Uint63.t list -> Uint63.t list -> Uint63.t list **)

let rec longer p b before0 = function
| [] -> []
| x0 :: ways0 ->
  (capped_sum p (firstn b before0)) :: (longer p b (x0 :: before0) ways0)

(** val by_length :
    plain -> nat -> nat -> nat -> Uint63.t list -> Uint63.t list **)

let rec by_length p many b d1 ways =
  match many with
  | O -> []
  | S k ->
    let next1 = longer p b [] ways in
    (capped_sum p next1) :: (by_length p k d1 d1 next1)

(** val from_length : plain -> Uint63.t list -> Uint63.t list **)

let rec from_length p = function
| [] -> []
| a :: l0 ->
  (match from_length p l0 with
   | [] -> a :: []
   | b :: r -> (capped p a b) :: (b :: r))

(** val first_ways : nat -> Uint63.t list **)

let first_ways t0 =
  (Uint63.of_int (1)) :: (repeat (Uint63.of_int (0)) t0)

(** val rooms : plain -> nat -> nat -> nat -> Uint63.t list **)

let rooms p d0 d1 t0 =
  from_length p
    ((capped_sum p (first_ways t0)) :: (by_length p t0 d0 d1 (first_ways t0)))

(** val count_where : plain -> (Uint63.t -> bool) -> Uint63.t **)

let count_where p p0 =
  fold_left (fun a v -> if p0 v then add0 a (Uint63.of_int (1)) else a)
    (ints p.total) (Uint63.of_int (0))

(** val crowded :
    plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> bool **)

let rec crowded p t0 l = function
| [] -> false
| r :: rooms1 ->
  let away = count_where p (fun v -> leb0 l (get t0 v)) in
  (||) (ltb0 r away)
    ((&&) (negb (eqb0 away (Uint63.of_int (0))))
      (crowded p t0 (add0 l (Uint63.of_int (1))) rooms1))

(** val most_neighbours : plain -> nat **)

let most_neighbours p =
  fold_left (fun m v -> Nat.max m (length (p.row v))) (ints p.total) O

(** val counting_check : plain -> bool -> Uint63.t -> z -> bool **)

let counting_check p single s r =
  (&&) (ltb0 s p.total)
    (let t0 = levels p s in
     (&&) ((&&) (spaced p t0) (eqb0 (get t0 s) (Uint63.of_int (0))))
       ((||)
         ((||) (Z.leb r Z0)
           (existsb (fun v ->
             (||) (eqb0 (get t0 v) p.total) (Z.leb r (to_Z (get t0 v))))
             (ints p.total)))
         ((&&)
           ((&&) single
             (Z.leb r (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
               XH)))))))))))))))
           (crowded p t0 (Uint63.of_int (0))
             (rooms p (length (p.row s)) (Nat.pred (most_neighbours p))
               (Z.to_nat (Z.sub r (Zpos XH))))))))

(** val broadcast_refuted_by :
    plain -> z -> z -> Uint63.t -> lrat_parts -> bool **)

let broadcast_refuted_by p s r slots proof1 =
  (&&) ((&&) (number_fine p s) (broadcast_formula_fine p))
    (refuted_by (broadcast_formula p (of_Z s) (Z.sub r (Zpos XH))) slots
      proof1)

(** val rounds_check : plain -> rounds_proof -> rounds -> bool **)

let rounds_check p p0 f =
  match p0 with
  | Scheduled l ->
    (match f with
     | BroadcastAtMost (m, s, r) ->
       (&&) (number_fine p s) (check_schedule p (is_single m) (of_Z s) l r)
     | GossipAtMost (m, r) -> gossip_check p (is_single m) l r
     | _ -> false)
  | ScheduledFrom (maps0, from) ->
    (match f with
     | BroadcastsAtMost (m, r) ->
       all_check0 p (is_single m) (map get maps0) from r
     | _ -> false)
  | Counting from ->
    (match f with
     | BroadcastAtLeast (m, s, r) ->
       (&&) ((&&) (number_fine p s) (eqb0 (of_Z s) from))
         (counting_check p (is_single m) from r)
     | BroadcastsAtLeast (m, r) -> counting_check p (is_single m) from r
     | GossipAtLeast (m, r) -> counting_check p (is_single m) from r
     | _ -> false)
  | RoundsByLrat (slots, proof1) ->
    (match f with
     | BroadcastAtLeast (m, s, r) ->
       (&&) (is_single m) (broadcast_refuted_by p s r slots proof1)
     | _ -> false)

(** val rounds_checks : plain -> rounds_proof -> rounds list -> bool **)

let rounds_checks p p0 = function
| [] -> false
| f :: l0 -> (match l0 with
              | [] -> rounds_check p p0 f
              | _ :: _ -> false)

(** val mix : Uint63.t -> Uint63.t -> Uint63.t **)

let mix a b =
  let h =
    add0
      (add0
        (mul0 (lxor0 a (lsr0 a (Uint63.of_int (31))))
          (Uint63.of_int (3935559000370003845)))
        (mul0 (lxor0 b (lsr0 b (Uint63.of_int (29))))
          (Uint63.of_int (2691343689449507681))))
      (Uint63.of_int (88172645463325252))
  in
  let h0 =
    mul0 (lxor0 h (lsr0 h (Uint63.of_int (32))))
      (Uint63.of_int (4119734571285612231))
  in
  lxor0 h0 (lsr0 h0 (Uint63.of_int (30)))

(** val sum_of : (Uint63.t -> Uint63.t) -> Uint63.t list -> Uint63.t **)

let sum_of k l =
  fold_left (fun a v -> add0 a (k v)) l (Uint63.of_int (0))

(** val sight_of : plain -> (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t **)

let sight_of p k v =
  mix (k v) (sum_of k (p.row v))

(** val sight : plain -> (Uint63.t -> Uint63.t) -> Uint63.t **)

let sight p k =
  loop p.total (fun a v -> add0 a (mix (sight_of p k v) (Uint63.of_int (1))))
    (Uint63.of_int (0))

module Coq_IntOrder =
 struct
  type t = Uint63.t

  (** val leb : Uint63.t -> Uint63.t -> bool **)

  let leb =
    leb0
 end

module Coq_IntSort = Sort(Coq_IntOrder)

(** val increasing : Uint63.t list -> bool **)

let rec increasing = function
| [] -> true
| a :: r ->
  (match r with
   | [] -> true
   | b :: _ -> (&&) (ltb0 a b) (increasing r))

(** val different0 : Uint63.t list -> bool **)

let different0 l =
  increasing (Coq_IntSort.sort l)

(** val changes : Uint63.t list -> Uint63.t **)

let rec changes = function
| [] -> (Uint63.of_int (0))
| a :: r ->
  (match r with
   | [] -> (Uint63.of_int (1))
   | b :: _ ->
     if eqb0 a b then changes r else add0 (Uint63.of_int (1)) (changes r))

(** val how_many_different : Uint63.t list -> Uint63.t **)

let how_many_different l =
  changes (Coq_IntSort.sort l)

type links_met = Uint63.t list Parray.t * (Uint63.t * Uint63.t) list

(** val visit_link : links_met -> Uint63.t -> Uint63.t -> links_met **)

let visit_link s u v =
  let (t0, ahead) = s in
  let r = get t0 u in
  if among v r then s else ((set t0 u (v :: r)), ((u, v) :: ahead))

(** val explore_links :
    (Uint63.t -> Uint63.t) list -> links_met -> links_met * bool **)

let explore_links maps0 s = match s with
| (t0, l) ->
  (match l with
   | [] -> (s, false)
   | p :: ahead ->
     let (u, v) = p in
     ((fold_left (fun s0 f -> visit_link s0 (f u) (f v)) maps0 (t0, ahead)),
     true))

(** val spread_link :
    (Uint63.t -> Uint63.t) list -> Uint63.t list Parray.t -> Uint63.t ->
    Uint63.t -> Uint63.t list Parray.t **)

let spread_link maps0 t0 u v =
  fst
    (fst
      (run (S many_steps) (explore_links maps0)
        (visit_link (visit_link (t0, []) u v) v u)))

(** val least_links : plain -> (Uint63.t -> Uint63.t) list -> links_met **)

let least_links p maps0 =
  loop p.total (fun s u ->
    fold_left (fun s0 v ->
      let (t0, roots) = s0 in
      if among v (get t0 u)
      then s0
      else ((spread_link maps0 t0 u v), ((u, v) :: roots))) (p.row u) s)
    ((make p.total []), [])

(** val link_roots :
    plain -> (Uint63.t -> Uint63.t) list -> (Uint63.t * Uint63.t) list option **)

let link_roots p maps0 =
  if symmetries_check p maps0
  then let (t0, roots) = least_links p maps0 in
       if all p.total (fun u ->
            let r = get t0 u in forallb (fun v -> among v r) (p.row u))
       then Some roots
       else None
  else None

(** val recoloured : plain -> Uint63.t Parray.t -> Uint63.t Parray.t **)

let recoloured p c =
  loop p.total (fun t0 v -> set t0 v (sight_of p (fun u -> get c u) v))
    (make p.total (Uint63.of_int (0)))

(** val rounds0 :
    plain -> nat -> Uint63.t Parray.t -> Uint63.t Parray.t **)

let rec rounds0 p k c =
  match k with
  | O -> c
  | S k0 -> rounds0 p k0 (recoloured p c)

(** val colours : plain -> Uint63.t Parray.t -> Uint63.t list **)

let colours p c =
  map (fun v -> get c v) (ints p.total)

(** val rounds_needed :
    plain -> nat -> Uint63.t -> Uint63.t Parray.t -> nat **)

let rec rounds_needed p fuel known1 c =
  match fuel with
  | O -> O
  | S fuel0 ->
    let next1 = recoloured p c in
    let m = how_many_different (colours p next1) in
    if leb0 m known1 then S O else S (rounds_needed p fuel0 m next1)

(** val settled1 : plain -> Uint63.t Parray.t -> nat **)

let settled1 p c =
  rounds_needed p (Z.to_nat (to_Z p.total))
    (how_many_different (colours p c)) c

(** val marked_out :
    Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t **)

let marked_out c v =
  set c v (mix (get c v) (Uint63.of_int (7)))

(** val singled :
    plain -> nat -> Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t **)

let singled p k c v =
  rounds0 p k (marked_out c v)

(** val plain_colours : plain -> Uint63.t Parray.t **)

let plain_colours p =
  make p.total (Uint63.of_int (1))

(** val total_colour : plain -> Uint63.t Parray.t -> Uint63.t **)

let total_colour p c =
  loop p.total (fun a v -> add0 a (mix (get c v) (Uint63.of_int (3))))
    (Uint63.of_int (0))

(** val vertex_rounds : plain -> Uint63.t list -> nat **)

let vertex_rounds p l =
  fold_left (fun k v ->
    Nat.max k (settled1 p (marked_out (plain_colours p) v))) l O

(** val vertex_sight : plain -> nat -> Uint63.t -> Uint63.t **)

let vertex_sight p k v =
  total_colour p (singled p k (plain_colours p) v)

(** val link_rounds : plain -> (Uint63.t * Uint63.t) list -> nat **)

let link_rounds p l =
  fold_left (fun k e ->
    Nat.max k
      (settled1 p (marked_out (marked_out (plain_colours p) (fst e)) (snd e))))
    l O

(** val link_way : plain -> nat -> Uint63.t -> Uint63.t -> Uint63.t **)

let link_way p k u v =
  total_colour p
    (rounds0 p k
      (marked_out (marked_out (marked_out (plain_colours p) u) v) v))

(** val link_sight : plain -> nat -> (Uint63.t * Uint63.t) -> Uint63.t **)

let link_sight p k e =
  add0 (link_way p k (fst e) (snd e)) (link_way p k (snd e) (fst e))

(** val orbit_table :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t Parray.t **)

let orbit_table p maps0 b =
  mark_orbit maps0 (make p.total (Uint63.of_int (0))) b

(** val in_table : Uint63.t Parray.t -> Uint63.t -> bool **)

let in_table t0 v =
  negb (eqb0 (get t0 v) (Uint63.of_int (0)))

(** val keep :
    Uint63.t -> (Uint63.t -> Uint63.t) list -> (Uint63.t -> Uint63.t) list **)

let keep b maps0 =
  filter (fun f -> eqb0 (f b) b) maps0

(** val orbits_along :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list ->
    (Uint63.t * Uint63.t list) list **)

let rec orbits_along p maps0 = function
| [] -> []
| b :: base0 ->
  (b,
    (let t0 = orbit_table p maps0 b in filter (in_table t0) (ints p.total))) :: 
    (orbits_along p (keep b maps0) base0)

(** val product_of : (Uint63.t * Uint63.t list) list -> z **)

let product_of l =
  fold_right (fun e p -> Z.mul (Z.of_nat (length (snd e))) p) (Zpos XH) l

(** val apart :
    plain -> (Uint63.t * Uint63.t list) list -> Uint63.t Parray.t ->
    Uint63.t Parray.t -> bool **)

let rec apart p rest0 c c' =
  if negb (eqb0 (total_colour p c) (total_colour p c'))
  then true
  else (match rest0 with
        | [] -> false
        | p0 :: rest1 ->
          let (b, orbit) = p0 in
          let k = settled1 p (marked_out c b) in
          let left = singled p k c b in
          let x0 = get c b in
          let cell = filter (fun v -> eqb0 (get c' v) x0) (ints p.total) in
          forallb (fun v -> apart p rest1 left (singled p k c' v))
            (firstn (sub (S (length cell)) (length orbit)) cell))

(** val no_more :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> Uint63.t
    Parray.t -> bool **)

let rec no_more p maps0 base c =
  match base with
  | [] -> different0 (colours p c)
  | b :: base0 ->
    let k = settled1 p (marked_out c b) in
    let left = singled p k c b in
    let x0 = get c b in
    let cell = filter (fun v -> eqb0 (get c v) x0) (ints p.total) in
    let rest0 = orbits_along p (keep b maps0) base0 in
    (match fold_left (fun o v ->
             match o with
             | Some t0 ->
               if in_table t0 v
               then o
               else if apart p rest0 left (singled p k c v)
                    then Some (mark_orbit maps0 t0 v)
                    else None
             | None -> None) cell (Some (orbit_table p maps0 b)) with
     | Some t0 ->
       (&&) (forallb (in_table t0) cell) (no_more p (keep b maps0) base0 left)
     | None -> false)

(** val automorphisms_counted :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> bool -> z -> bool **)

let automorphisms_counted p maps0 base exact_ m =
  (&&)
    ((&&) (symmetries_check p maps0) (forallb (fun b -> ltb0 b p.total) base))
    (let p0 = product_of (orbits_along p maps0 base) in
     if exact_
     then (&&) (Z.eqb p0 m)
            (no_more p maps0 base
              (rounds0 p (settled1 p (plain_colours p)) (plain_colours p)))
     else Z.leb m p0)

type symmetry_proof =
| ByLevels of Uint63.t Parray.t list * from_vertex list
| ByAutomorphisms of Uint63.t Parray.t list
| ByVertexPair of from_vertex * from_vertex
| ByLinkPair of from_vertex * from_vertex * from_vertex * from_vertex
| ByColours of Uint63.t Parray.t
| ByOddCycle of Uint63.t list
| ByInvariants of Uint63.t Parray.t list
| ByStabilisers of Uint63.t Parray.t list * Uint63.t list

(** val seen_from :
    plain -> Uint63.t Parray.t -> (Uint63.t -> Uint63.t) -> Uint63.t **)

let seen_from p t0 colour =
  sight p (fun v -> mix (get t0 v) (colour v))

(** val seen_by :
    plain -> (Uint63.t -> Uint63.t) -> from_vertex list ->
    (Uint63.t * Uint63.t) list option **)

let seen_by p colour l =
  fold_left (fun o w ->
    match o with
    | Some r ->
      (match levels_of p w with
       | Some t0 ->
         let s = where_from w in
         Some ((s, (mix (colour s) (seen_from p t0 colour))) :: r)
       | None -> None)
    | None -> None) l (Some [])

(** val recolour :
    plain -> Uint63.t Parray.t -> from_vertex list -> (Uint63.t ->
    Uint63.t) -> (Uint63.t -> Uint63.t) option **)

let recolour p origin l colour =
  match seen_by p colour l with
  | Some seen ->
    let t0 =
      fold_left (fun t0 e -> set t0 (fst e) (snd e)) seen
        (make p.total (Uint63.of_int (0)))
    in
    if forallb (fun e -> eqb0 (get t0 (fst e)) (snd e)) seen
    then Some (fun v -> get t0 (sub0 (get origin v) (Uint63.of_int (1))))
    else None
  | None -> None

(** val recolour_on :
    plain -> Uint63.t Parray.t -> from_vertex list -> nat -> Uint63.t ->
    (Uint63.t -> Uint63.t) -> (Uint63.t -> Uint63.t) option **)

let rec recolour_on p origin l k known1 colour =
  match k with
  | O -> Some colour
  | S k0 ->
    (match recolour p origin l colour with
     | Some next1 ->
       let m = how_many_different (map (fun w -> next1 (where_from w)) l) in
       if (||) (leb0 m known1) (Z.eqb (Z.of_nat (length l)) (to_Z m))
       then Some next1
       else recolour_on p origin l k0 m next1
     | None -> None)

(** val colours_of :
    plain -> Uint63.t Parray.t -> from_vertex list -> Uint63.t list option **)

let colours_of p origin l = match l with
| [] ->
  option_map (fun c -> map (fun w -> c (where_from w)) l)
    (recolour_on p origin l (length l) (Uint63.of_int (1)) (fun _ ->
      (Uint63.of_int (0))))
| _ :: l0 ->
  (match l0 with
   | [] -> Some ((Uint63.of_int (0)) :: [])
   | _ :: _ ->
     option_map (fun c -> map (fun w -> c (where_from w)) l)
       (recolour_on p origin l (length l) (Uint63.of_int (1)) (fun _ ->
         (Uint63.of_int (0)))))

(** val two_colours : Uint63.t list -> bool **)

let two_colours = function
| [] -> false
| a :: l0 -> existsb (fun b -> negb (eqb0 a b)) l0

(** val orbits_fact :
    plain -> Uint63.t list -> Uint63.t list -> symmetry_fact -> bool **)

let orbits_fact _ roots colours0 = function
| TransitiveIs yes ->
  if yes
  then (match roots with
        | [] -> false
        | _ :: l -> (match l with
                     | [] -> true
                     | _ :: _ -> false))
  else two_colours colours0
| OrbitsAre r ->
  (&&) (Z.eqb (Z.of_nat (length roots)) r) (different0 colours0)
| _ -> false

(** val differ_somewhere :
    plain -> (Uint63.t -> Uint63.t) -> (Uint63.t -> Uint63.t) -> bool **)

let differ_somewhere p f h =
  some p.total (fun v -> negb (eqb0 (f v) (h v)))

(** val all_differ : plain -> (Uint63.t -> Uint63.t) list -> bool **)

let rec all_differ p = function
| [] -> true
| f :: l0 -> (&&) (forallb (differ_somewhere p f) l0) (all_differ p l0)

(** val automorphisms_fact :
    plain -> (Uint63.t -> Uint63.t) list -> symmetry_fact -> bool **)

let automorphisms_fact p maps0 = function
| EdgeTransitiveIs yes ->
  if yes
  then (match link_roots p maps0 with
        | Some l ->
          (match l with
           | [] -> true
           | _ :: l0 -> (match l0 with
                         | [] -> true
                         | _ :: _ -> false))
        | None -> false)
  else false
| AutomorphismsNamed (_, n0) ->
  (&&) ((&&) (symmetries_check p maps0) (all_differ p maps0))
    (Z.eqb (Z.of_nat (length maps0)) n0)
| _ -> false

(** val vertex_sights : plain -> Uint63.t list -> Uint63.t list **)

let vertex_sights p roots =
  let k =
    match roots with
    | [] -> O
    | _ :: l -> (match l with
                 | [] -> O
                 | _ :: _ -> vertex_rounds p roots)
  in
  map (vertex_sight p k) roots

(** val link_sights : plain -> (Uint63.t * Uint63.t) list -> Uint63.t list **)

let link_sights p roots =
  let k =
    match roots with
    | [] -> O
    | _ :: l -> (match l with
                 | [] -> O
                 | _ :: _ -> link_rounds p roots)
  in
  map (link_sight p k) roots

(** val invariants_fact :
    plain -> (Uint63.t -> Uint63.t) list -> symmetry_fact -> bool **)

let invariants_fact p maps0 = function
| OrbitsAre r ->
  (match orbits p maps0 [] with
   | Some p0 ->
     let (_, roots) = p0 in
     (&&) (Z.eqb (Z.of_nat (length roots)) r)
       (different0 (vertex_sights p roots))
   | None -> false)
| EdgeOrbitsAre r ->
  (match link_roots p maps0 with
   | Some roots ->
     (&&) (Z.eqb (Z.of_nat (length roots)) r)
       (different0 (link_sights p roots))
   | None -> false)
| _ -> false

(** val stabilisers_fact :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> symmetry_fact ->
    bool **)

let stabilisers_fact p maps0 base = function
| AutomorphismsAtLeast m -> automorphisms_counted p maps0 base false m
| AutomorphismsAre m -> automorphisms_counted p maps0 base true m
| _ -> false

(** val symmetry_checks :
    plain -> symmetry_proof -> symmetry_fact list -> bool **)

let symmetry_checks p p0 l =
  match p0 with
  | ByLevels (maps0, told) ->
    (&&)
      (forallb (fun w ->
        match w with
        | Told (_, _) ->
          (match levels_of p w with
           | Some _ -> true
           | None -> false)
        | Searched _ -> true) told)
      (match orbits p (map as_map maps0) (map where_from told) with
       | Some p1 ->
         let (origin, roots) = p1 in
         if forallb (fun f ->
              match f with
              | TransitiveIs yes -> yes
              | _ -> false) l
         then forallb (orbits_fact p roots []) l
         else (match colours_of p origin
                       (match told with
                        | [] -> map (fun x0 -> Searched x0) roots
                        | _ :: _ -> told) with
               | Some colours0 -> forallb (orbits_fact p roots colours0) l
               | None -> false)
       | None -> false)
  | ByAutomorphisms maps0 ->
    forallb (automorphisms_fact p (map as_map maps0)) l
  | ByVertexPair (a, b) ->
    (match levels_of p a with
     | Some s ->
       (match levels_of p b with
        | Some t0 ->
          (&&)
            (negb
              (eqb0 (seen_from p s (fun _ -> (Uint63.of_int (0))))
                (seen_from p t0 (fun _ -> (Uint63.of_int (0))))))
            (forallb (fun f ->
              match f with
              | TransitiveIs yes -> if yes then false else true
              | _ -> false) l)
        | None -> false)
     | None -> false)
  | ByLinkPair (a, b, c, d) ->
    (match levels_of p a with
     | Some s ->
       (match levels_of p b with
        | Some t0 ->
          (match levels_of p c with
           | Some s' ->
             (match levels_of p d with
              | Some t' ->
                (&&)
                  ((&&) (among (where_from b) (p.row (where_from a)))
                    (among (where_from d) (p.row (where_from c))))
                  (let k = fun s0 t1 v ->
                     let l0 = get s0 v in
                     let m = get t1 v in
                     if leb0 l0 m then mix l0 m else mix m l0
                   in
                   (&&) (negb (eqb0 (sight p (k s t0)) (sight p (k s' t'))))
                     (forallb (fun f ->
                       match f with
                       | EdgeTransitiveIs yes -> if yes then false else true
                       | _ -> false) l))
              | None -> false)
           | None -> false)
        | None -> false)
     | None -> false)
  | ByColours c ->
    (&&)
      (all p.total (fun v ->
        let x0 = get c v in
        (&&) (leb0 x0 (Uint63.of_int (1)))
          (forallb (fun w -> negb (eqb0 (get c w) x0)) (p.row v))))
      (forallb (fun f -> match f with
                         | BipartiteIs yes -> yes
                         | _ -> false) l)
  | ByOddCycle c ->
    (&&) ((&&) (cycle_found p c) (Nat.odd (length c)))
      (forallb (fun f ->
        match f with
        | BipartiteIs yes -> if yes then false else true
        | _ -> false) l)
  | ByInvariants maps0 -> forallb (invariants_fact p (map as_map maps0)) l
  | ByStabilisers (maps0, base) ->
    forallb (stabilisers_fact p (map as_map maps0) base) l

(** val less_multiple :
    Uint63.t -> Uint63.t -> Uint63.t list -> Uint63.t list -> Uint63.t list **)

let rec less_multiple p y r row0 =
  match r with
  | [] -> row0
  | x0 :: r0 ->
    (match row0 with
     | [] -> (mod0 (mul0 (sub0 p y) x0) p) :: (less_multiple p y r0 [])
     | w :: row1 ->
       (mod0 (add0 w (mul0 (sub0 p y) x0)) p) :: (less_multiple p y r0 row1))

(** val eliminated :
    Uint63.t -> Uint63.t -> Uint63.t list -> Uint63.t list list -> Uint63.t
    list list **)

let rec eliminated p c r rows0 =
  match r with
  | [] -> rows0
  | x0 :: r' ->
    (match rows0 with
     | [] -> rows0
     | row0 :: rows1 ->
       (if eqb0 x0 (Uint63.of_int (0))
        then row0
        else less_multiple p (mod0 (mul0 x0 c) p) r row0) :: (eliminated p c
                                                               r' rows1))

(** val power_mod : Uint63.t -> Uint63.t -> positive -> Uint63.t **)

let rec power_mod p a = function
| XI e0 -> mod0 (mul0 a (power_mod p (mod0 (mul0 a a) p) e0)) p
| XO e0 -> power_mod p (mod0 (mul0 a a) p) e0
| XH -> a

(** val diagonal :
    Uint63.t -> positive -> Uint63.t list list -> Uint63.t list list ->
    Uint63.t -> Uint63.t option **)

let rec diagonal p e fuel rows0 value2 =
  match fuel with
  | [] -> (match rows0 with
           | [] -> Some value2
           | _ :: _ -> None)
  | _ :: fuel0 ->
    (match rows0 with
     | [] -> Some value2
     | l0 :: rows1 ->
       (match l0 with
        | [] -> None
        | a :: r ->
          let c = power_mod p a e in
          if eqb0 (mod0 (mul0 a c) p) (Uint63.of_int (1))
          then diagonal p e fuel0 (eliminated p c r rows1)
                 (mod0 (mul0 value2 a) p)
          else None))

(** val prime_fits : Uint63.t -> bool **)

let prime_fits p =
  (&&) (ltb0 (Uint63.of_int (2)) p) (leb0 p (Uint63.of_int (2147483648)))

(** val determinant_mod :
    Uint63.t -> Uint63.t list list -> Uint63.t option **)

let determinant_mod p rows0 =
  diagonal p (Z.to_pos (Z.sub (to_Z p) (Zpos (XO XH)))) rows0 rows0
    (Uint63.of_int (1))

type trees_proof =
| ByDeterminant of Uint63.t * Uint63.t list * Uint63.t list
| NotConnected

(** val set_places :
    Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t Parray.t **)

let rec set_places i l t0 =
  match l with
  | [] -> t0
  | v :: l0 -> set_places (add0 i (Uint63.of_int (1))) l0 (set t0 v i)

(** val places_right :
    Uint63.t -> Uint63.t -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list
    -> bool **)

let rec places_right n0 root1 t0 i = function
| [] -> (&&) (ltb0 root1 n0) (eqb0 (get t0 root1) i)
| v :: l0 ->
  (&&) ((&&) (ltb0 v n0) (eqb0 (get t0 v) i))
    (places_right n0 root1 t0 (add0 i (Uint63.of_int (1))) l0)

(** val last_place :
    Uint63.t -> Uint63.t Parray.t -> Uint63.t list -> Uint63.t -> Uint63.t **)

let last_place root1 t0 next1 i =
  fold_left (fun m w ->
    if eqb0 w root1
    then m
    else let q0 = get t0 w in if ltb0 m q0 then q0 else m) next1 i

(** val rows_of :
    plain -> Uint63.t -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list ->
    (Uint63.t * bool list) list **)

let rec rows_of p root1 t0 i = function
| [] -> []
| v :: l0 ->
  let next1 = p.row v in
  ((of_Z (Z.of_nat (length next1))),
  (map (fun w -> among w next1)
    (firstn (Z.to_nat (to_Z (sub0 (last_place root1 t0 next1 i) i))) l0))) :: 
  (rows_of p root1 t0 (add0 i (Uint63.of_int (1))) l0)

(** val row_mod : Uint63.t -> (Uint63.t * bool list) -> Uint63.t list **)

let row_mod p r =
  let minus1 = sub0 p (Uint63.of_int (1)) in
  (mod0 (fst r) p) :: (map (fun b ->
                        if b then minus1 else (Uint63.of_int (0))) (snd r))

(** val positive_mod : Uint63.t -> positive -> Uint63.t **)

let rec positive_mod p = function
| XI x1 ->
  mod0
    (add0 (mul0 (Uint63.of_int (2)) (positive_mod p x1)) (Uint63.of_int (1)))
    p
| XO x1 -> mod0 (mul0 (Uint63.of_int (2)) (positive_mod p x1)) p
| XH -> (Uint63.of_int (1))

(** val number_mod : Uint63.t -> z -> Uint63.t **)

let number_mod p = function
| Zpos x0 -> positive_mod p x0
| _ -> (Uint63.of_int (0))

(** val remainders_right :
    z -> z -> z -> (Uint63.t * bool list) list -> Uint63.t list -> bool **)

let rec remainders_right value2 bound0 product rows0 primes =
  if Z.ltb bound0 product
  then true
  else (match primes with
        | [] -> false
        | p :: primes0 ->
          (&&) (prime_fits p)
            (match determinant_mod p (map (row_mod p) rows0) with
             | Some d ->
               (&&)
                 ((&&) (eqb0 d (number_mod p value2))
                   (eqb0 (gcd0 p (number_mod p product)) (Uint63.of_int (1))))
                 (remainders_right value2 bound0 (Z.mul product (to_Z p))
                   rows0 primes0)
             | None -> remainders_right value2 bound0 product rows0 primes0))

(** val degrees_product : plain -> Uint63.t list -> z **)

let degrees_product p v =
  fold_left (fun z0 v0 -> Z.mul z0 (Z.of_nat (length (p.row v0)))) v (Zpos XH)

(** val determinant_check :
    plain -> Uint63.t -> Uint63.t list -> Uint63.t list -> z -> bool **)

let determinant_check p root1 v primes value2 =
  let n0 = p.total in
  let t0 =
    set_places (Uint63.of_int (0)) v (make n0 (sub0 n0 (Uint63.of_int (1))))
  in
  let bound0 = degrees_product p v in
  (&&)
    ((&&)
      ((&&)
        ((&&) (Z.eqb (Z.add (Z.of_nat (length v)) (Zpos XH)) (to_Z n0))
          (places_right n0 root1 t0 (Uint63.of_int (0)) v)) (Z.leb Z0 value2))
      (Z.leb value2 bound0))
    (remainders_right value2 bound0 (Zpos XH)
      (rows_of p root1 t0 (Uint63.of_int (0)) v) primes)

(** val not_connected_check : plain -> bool **)

let not_connected_check p =
  let (t0, _) = labels p.total p.row [] in
  (&&)
    (every p.total (fun u ->
      forallb (fun v -> eqb0 (get t0 u) (get t0 v)) (p.row u)))
    (existsb (fun u -> negb (eqb0 (get t0 u) (get t0 (Uint63.of_int (0)))))
      (ints p.total))

(** val trees_check : plain -> trees_proof -> trees -> bool **)

let trees_check p p0 m =
  match p0 with
  | ByDeterminant (root1, v, primes) -> determinant_check p root1 v primes m
  | NotConnected -> (&&) (Z.eqb m Z0) (not_connected_check p)

(** val trees_checks : plain -> trees_proof -> trees list -> bool **)

let trees_checks p p0 = function
| [] -> false
| m :: l0 -> (match l0 with
              | [] -> trees_check p p0 m
              | _ :: _ -> false)

type set_of0 =
| Here of bool
| Fork of set_of0 * set_of0

(** val holds_of : set_of0 -> bool list -> bool **)

let rec holds_of t0 l =
  match t0 with
  | Here b -> (match l with
               | [] -> b
               | _ :: _ -> false)
  | Fork (a, b) ->
    (match l with
     | [] -> false
     | s :: l0 -> holds_of (if s then b else a) l0)

(** val none_of0 : nat -> set_of0 **)

let rec none_of0 = function
| O -> Here false
| S k0 -> let t0 = none_of0 k0 in Fork (t0, t0)

(** val add_to : set_of0 -> bool list -> set_of0 **)

let rec add_to t0 l =
  match t0 with
  | Here _ -> (match l with
               | [] -> Here true
               | _ :: _ -> t0)
  | Fork (a, b) ->
    (match l with
     | [] -> t0
     | s :: l0 ->
       if s then Fork (a, (add_to b l0)) else Fork ((add_to a l0), b))

(** val full : nat -> set_of0 -> bool **)

let rec full k t0 =
  match k with
  | O -> (match t0 with
          | Here b -> b
          | Fork (_, _) -> false)
  | S k0 ->
    (match t0 with
     | Here _ -> false
     | Fork (a, b) -> (&&) (full k0 a) (full k0 b))

(** val assignments : nat -> bool list list **)

let rec assignments = function
| O -> [] :: []
| S k0 ->
  let l = assignments k0 in
  app (map (fun x0 -> false :: x0) l) (map (fun x0 -> true :: x0) l)

(** val place_of : Uint63.t -> Uint63.t list -> nat -> nat **)

let rec place_of v split i =
  match split with
  | [] -> i
  | u :: split0 -> if eqb0 u v then i else place_of v split0 (S i)

(** val moves0 : Uint63.t list -> Uint63.t Parray.t -> nat list **)

let moves0 split p =
  map (fun v -> place_of (get p v) split O) split

(** val moves_right :
    Uint63.t list -> Uint63.t Parray.t -> nat list -> bool **)

let moves_right split p l =
  (&&) (Nat.eqb (length l) (length split))
    (forallb (fun e ->
      match nth_error split (snd e) with
      | Some u -> eqb0 u (get p (fst e))
      | None -> false) (combine split l))

(** val moved : nat list -> bool list -> bool list **)

let moved l sides1 =
  map (fun i -> nth i sides1 false) l

(** val settle0 : nat list list -> set_of0 -> bool list -> set_of0 **)

let settle0 ms t0 sides1 =
  if holds_of t0 sides1
  then t0
  else if (||) (holds_of t0 (map negb sides1))
            (existsb (fun l -> holds_of t0 (moved l sides1)) ms)
       then add_to t0 sides1
       else t0

(** val settle_all :
    nat -> nat -> bool list list -> nat list list -> set_of0 -> bool **)

let rec settle_all rounds1 k all1 ms t0 =
  (||) (full k t0)
    (match rounds1 with
     | O -> false
     | S rounds2 ->
       settle_all rounds2 k all1 ms (fold_left (settle0 ms) all1 t0))

(** val less : z list -> z -> z list -> z list **)

let rec less row0 c r =
  match row0 with
  | [] -> row0
  | e :: row1 ->
    (match r with
     | [] -> row0
     | b :: r0 -> (Z.sub e (Z.mul c b)) :: (less row1 c r0))

(** val minus : z -> z list -> z list -> z list list -> z list list **)

let rec minus w column r e =
  match column with
  | [] -> e
  | a :: column0 ->
    (match e with
     | [] -> e
     | row0 :: e0 ->
       (if Z.eqb a Z0 then row0 else less row0 (Z.mul w a) r) :: (minus w
                                                                   column0 r
                                                                   e0))

(** val absolute : z list -> z **)

let rec absolute = function
| [] -> Z0
| e :: row1 -> Z.add (Z.abs e) (absolute row1)

(** val lowest0 : nat -> z list list -> z **)

let rec lowest0 i = function
| [] -> Z0
| row0 :: e0 ->
  Z.add
    (Z.sub (Z.add (nth i row0 Z0) (Z.abs (nth i row0 Z0))) (absolute row0))
    (lowest0 (S i) e0)

(** val total_of : z list -> z **)

let rec total_of = function
| [] -> Z0
| b :: r0 -> Z.add b (total_of r0)

(** val gain : (z * z list) -> z **)

let gain s =
  if Z.odd (total_of (snd s)) then fst s else Z0

(** val without : z list list -> (z * z list) list -> z list list **)

let without e squares =
  fold_left (fun e0 s -> minus (fst s) (snd s) (snd s) e0) squares e

(** val link_vector : z -> (z * z) -> z list **)

let link_vector n0 e =
  map (fun i ->
    if Z.eqb i (fst e)
    then Zpos XH
    else if Z.eqb i (snd e) then Zneg XH else Z0) (zrange n0)

(** val with_links : z -> z -> (z * z) list -> z list list -> z list list **)

let with_links n0 scale0 links e =
  fold_left (fun e0 e1 ->
    let r = link_vector n0 e1 in minus (Z.opp scale0) r r e0) links e

(** val even_order : z -> z **)

let even_order n0 =
  Z.add n0 (Z.modulo n0 (Zpos (XO XH)))

(** val proper_vertices : z -> z list **)

let proper_vertices n0 =
  map (fun i -> if Z.ltb i n0 then Zpos XH else Z0) (zrange (even_order n0))

(** val rest :
    z -> z -> z -> z -> (z * z) list -> (z * z list) list -> z list list **)

let rest n0 scale0 all1 proper links squares =
  let k = Z.to_nat (even_order n0) in
  without
    (with_links (even_order n0) scale0 links
      (minus (Z.opp proper) (proper_vertices n0) (proper_vertices n0)
        (repeat (repeat all1 k) k))) squares

(** val spread0 : z -> (z * z) list -> z list **)

let spread0 n0 l =
  map (fun i ->
    fold_left (fun s e -> if Z.eqb i (fst e) then Z.add s (snd e) else s) l Z0)
    (zrange n0)

(** val boundaries_right :
    plain -> Uint63.t -> Uint63.t Parray.t -> Uint63.t Parray.t ->
    Uint63.t -> Uint63.t list -> Uint63.t list -> bool **)

let rec boundaries_right p first last0 spot i order boundary =
  match order with
  | [] -> true
  | v :: order0 ->
    let r = p.row v in
    (&&)
      ((&&)
        (Nat.leb (length r) (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
          (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
          (S (S (S (S (S (S (S (S (S (S (S
          O))))))))))))))))))))))))))))))))))))))))))))))))))
        (forallb (fun u ->
          (||) ((||) (negb (ltb0 (get spot u) i)) (eqb0 u first))
            (has0 boundary u)) r))
      (let after = app boundary (v :: []) in
       boundaries_right p first last0 spot (add0 i (Uint63.of_int (1)))
         order0 (select (map (fun u -> ltb0 i (get last0 u)) after) after))

type narrow =
| NoMore
| TwoWords of Uint63.t * Uint63.t * narrow

(** val full_word : Uint63.t **)

let full_word =
  (Uint63.of_int (3609930347105587400))

(** val narrow_value : narrow -> nat -> z **)

let rec narrow_value r c =
  match r with
  | NoMore -> cap
  | TwoWords (a, b, r0) ->
    if Nat.ltb c (S (S (S (S (S (S (S O)))))))
    then digit a c
    else if Nat.ltb c (S (S (S (S (S (S (S (S (S (S (S (S (S (S
              O))))))))))))))
         then digit b (sub c (S (S (S (S (S (S (S O))))))))
         else narrow_value r0
                (sub c (S (S (S (S (S (S (S (S (S (S (S (S (S (S
                  O)))))))))))))))

(** val two_words : Uint63.t -> Uint63.t -> narrow -> narrow **)

let two_words a b r = match r with
| NoMore ->
  if (&&) (eqb0 b full_word) (eqb0 a full_word)
  then NoMore
  else TwoWords (a, b, NoMore)
| TwoWords (_, _, _) -> TwoWords (a, b, r)

(** val narrow_more : Uint63.t -> narrow -> narrow **)

let rec narrow_more m = function
| NoMore -> NoMore
| TwoWords (a, b, r0) ->
  TwoWords ((lesser (add0 a m) full_word), (lesser (add0 b m) full_word),
    (narrow_more m r0))

(** val narrow_plus : Uint63.t -> narrow -> narrow **)

let narrow_plus k r =
  if eqb0 k (Uint63.of_int (0))
  then r
  else narrow_more
         (mul0
           (if ltb0 k (Uint63.of_int (50)) then k else (Uint63.of_int (50)))
           units) r

(** val narrow_up_from : Uint63.t -> narrow -> narrow **)

let rec narrow_up_from first = function
| NoMore ->
  if eqb0 first (Uint63.of_int (200))
  then NoMore
  else TwoWords ((add0 (lsl0 full_word (Uint63.of_int (9))) first),
         full_word, NoMore)
| TwoWords (a, b, r0) ->
  TwoWords ((add0 (lsl0 a (Uint63.of_int (9))) first),
    (add0 (lsl0 b (Uint63.of_int (9))) (lsr0 a (Uint63.of_int (54)))),
    (narrow_up_from (lsr0 b (Uint63.of_int (54))) r0))

(** val narrow_up : narrow -> narrow **)

let narrow_up r =
  narrow_up_from (Uint63.of_int (200)) r

(** val lowest_digit : narrow -> Uint63.t **)

let lowest_digit = function
| NoMore -> (Uint63.of_int (200))
| TwoWords (a, _, _) -> land0 a (Uint63.of_int (511))

(** val narrow_least : narrow -> narrow -> narrow **)

let rec narrow_least r s =
  match r with
  | NoMore -> s
  | TwoWords (a, b, r0) ->
    (match s with
     | NoMore -> r
     | TwoWords (c, d, s0) ->
       TwoWords ((lesser a c), (lesser b d), (narrow_least r0 s0)))

(** val at_most_50 : Uint63.t -> Uint63.t **)

let at_most_50 k =
  if ltb0 k (Uint63.of_int (50)) then k else (Uint63.of_int (50))

(** val amount : Uint63.t -> Uint63.t **)

let amount k =
  mul0 (at_most_50 k) units

(** val least_more : Uint63.t -> Uint63.t -> narrow -> narrow -> narrow **)

let rec least_more m n0 r s =
  match r with
  | NoMore -> narrow_more n0 s
  | TwoWords (a, b, r0) ->
    (match s with
     | NoMore -> narrow_more m r
     | TwoWords (c, d, s0) ->
       TwoWords
         ((lesser (lesser (add0 a m) full_word)
            (lesser (add0 c n0) full_word)),
         (lesser (lesser (add0 b m) full_word) (lesser (add0 d n0) full_word)),
         (least_more m n0 r0 s0)))

(** val least_up :
    Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t -> narrow -> narrow -> narrow **)

let rec least_up m n0 first second r s =
  match r with
  | NoMore ->
    narrow_least (narrow_more m (narrow_up_from first r))
      (narrow_more n0 (narrow_up_from second s))
  | TwoWords (a, b, r0) ->
    (match s with
     | NoMore ->
       narrow_least (narrow_more m (narrow_up_from first r))
         (narrow_more n0 (narrow_up_from second s))
     | TwoWords (c, d, s0) ->
       TwoWords
         ((lesser
            (lesser (add0 (add0 (lsl0 a (Uint63.of_int (9))) first) m)
              full_word)
            (lesser (add0 (add0 (lsl0 c (Uint63.of_int (9))) second) n0)
              full_word)),
         (lesser
           (lesser
             (add0
               (add0 (lsl0 b (Uint63.of_int (9)))
                 (lsr0 a (Uint63.of_int (54)))) m) full_word)
           (lesser
             (add0
               (add0 (lsl0 d (Uint63.of_int (9)))
                 (lsr0 c (Uint63.of_int (54)))) n0) full_word)),
         (least_up m n0 (lsr0 b (Uint63.of_int (54)))
           (lsr0 d (Uint63.of_int (54))) r0 s0)))

(** val more_down : Uint63.t -> narrow -> narrow **)

let rec more_down m = function
| NoMore -> NoMore
| TwoWords (a, b, r0) ->
  two_words
    (lesser
      (add0
        (add0 (lsr0 a (Uint63.of_int (9)))
          (lsl0 (land0 b (Uint63.of_int (511))) (Uint63.of_int (54)))) m)
      full_word)
    (lesser
      (add0
        (add0 (lsr0 b (Uint63.of_int (9)))
          (lsl0 (lowest_digit r0) (Uint63.of_int (54)))) m) full_word)
    (more_down m r0)

(** val least_down : Uint63.t -> Uint63.t -> narrow -> narrow -> narrow **)

let rec least_down m n0 r s =
  match r with
  | NoMore -> more_down n0 s
  | TwoWords (a, b, r0) ->
    (match s with
     | NoMore -> more_down m r
     | TwoWords (c, d, s0) ->
       two_words
         (lesser
           (lesser
             (add0
               (add0 (lsr0 a (Uint63.of_int (9)))
                 (lsl0 (land0 b (Uint63.of_int (511))) (Uint63.of_int (54))))
               m) full_word)
           (lesser
             (add0
               (add0 (lsr0 c (Uint63.of_int (9)))
                 (lsl0 (land0 d (Uint63.of_int (511))) (Uint63.of_int (54))))
               n0) full_word))
         (lesser
           (lesser
             (add0
               (add0 (lsr0 b (Uint63.of_int (9)))
                 (lsl0 (lowest_digit r0) (Uint63.of_int (54)))) m) full_word)
           (lesser
             (add0
               (add0 (lsr0 d (Uint63.of_int (9)))
                 (lsl0 (lowest_digit s0) (Uint63.of_int (54)))) n0) full_word))
         (least_down m n0 r0 s0))

type narrow_table =
| NarrowRow of narrow
| NarrowFork of narrow_table * narrow_table

(** val narrow_merge : narrow_table -> narrow_table -> narrow_table **)

let rec narrow_merge t0 u =
  match t0 with
  | NarrowRow r ->
    (match u with
     | NarrowRow s -> NarrowRow (narrow_least r s)
     | NarrowFork (_, _) -> t0)
  | NarrowFork (a, b) ->
    (match u with
     | NarrowRow _ -> t0
     | NarrowFork (c, d) ->
       NarrowFork ((narrow_merge a c), (narrow_merge b d)))

(** val on_side_0 : bool -> Uint63.t -> narrow -> narrow **)

let on_side_0 early k r =
  if early then narrow_plus k r else more_down (amount k) r

(** val on_side_1 : bool -> Uint63.t -> narrow -> narrow **)

let on_side_1 early k r =
  narrow_plus k (if early then narrow_up r else r)

(** val both_on_0 :
    bool -> Uint63.t -> Uint63.t -> narrow -> narrow -> narrow **)

let both_on_0 early k l r s =
  if early
  then least_more (amount k) (amount l) r s
  else least_down (amount k) (amount l) r s

(** val both_on_1 :
    bool -> Uint63.t -> Uint63.t -> narrow -> narrow -> narrow **)

let both_on_1 early k l r s =
  if early
  then least_up (amount k) (amount l) (Uint63.of_int (200))
         (Uint63.of_int (200)) r s
  else least_more (amount k) (amount l) r s

(** val narrow_both :
    bool -> bool list -> bool list -> narrow_table -> Uint63.t -> Uint63.t ->
    narrow_table -> Uint63.t -> Uint63.t -> narrow_table **)

let rec narrow_both early keep1 near1 t0 t1 t2 u u0 u1 =
  match keep1 with
  | [] -> t0
  | k :: keep2 ->
    (match t0 with
     | NarrowRow r ->
       (match u with
        | NarrowRow s ->
          let a = both_on_0 early t2 u1 r s in
          let b = both_on_1 early t1 u0 r s in
          if k
          then NarrowFork ((NarrowRow a), (NarrowRow b))
          else NarrowRow (narrow_least a b)
        | NarrowFork (_, _) -> t0)
     | NarrowFork (a, b) ->
       (match u with
        | NarrowRow _ -> t0
        | NarrowFork (c, d) ->
          (match near1 with
           | [] -> t0
           | n0 :: near2 ->
             let more = fun x0 ->
               if n0 then add0 x0 (Uint63.of_int (1)) else x0
             in
             if k
             then NarrowFork
                    ((narrow_both early keep2 near2 a (more t1) t2 c
                       (more u0) u1),
                    (narrow_both early keep2 near2 b t1 (more t2) d u0
                      (more u1)))
             else narrow_merge
                    (narrow_both early keep2 near2 a (more t1) t2 b t1
                      (more t2))
                    (narrow_both early keep2 near2 c (more u0) u1 d u0
                      (more u1)))))

(** val narrow_place :
    bool -> bool list -> bool list -> narrow_table -> Uint63.t -> Uint63.t ->
    narrow_table **)

let rec narrow_place early keep1 near1 t0 k0 k1 =
  match keep1 with
  | [] -> t0
  | k :: keep2 ->
    (match t0 with
     | NarrowRow r ->
       let a = on_side_0 early k1 r in
       let b = on_side_1 early k0 r in
       if k
       then NarrowFork ((NarrowRow a), (NarrowRow b))
       else NarrowRow (narrow_least a b)
     | NarrowFork (a, b) ->
       (match near1 with
        | [] -> t0
        | n0 :: near2 ->
          let more = fun x0 -> if n0 then add0 x0 (Uint63.of_int (1)) else x0
          in
          if k
          then NarrowFork ((narrow_place early keep2 near2 a (more k0) k1),
                 (narrow_place early keep2 near2 b k0 (more k1)))
          else narrow_both early keep2 near2 a (more k0) k1 b k0 (more k1)))

(** val narrow_program :
    plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> nat -> Uint63.t
    list -> Uint63.t list -> narrow_table -> narrow option **)

let rec narrow_program p last0 first i growing order boundary t0 =
  match order with
  | [] -> (match t0 with
           | NarrowRow r -> Some r
           | NarrowFork (_, _) -> None)
  | v :: order0 ->
    let r = p.row v in
    let after = app boundary (v :: []) in
    let keep1 = map (fun u -> ltb0 i (get last0 u)) after in
    let early = match growing with
                | O -> false
                | S _ -> true in
    let t1 =
      narrow_place early keep1 (map (has0 r) boundary) t0
        (if has0 r first then (Uint63.of_int (1)) else (Uint63.of_int (0)))
        (Uint63.of_int (0))
    in
    narrow_program p last0 first (add0 i (Uint63.of_int (1)))
      (Nat.pred growing) order0 (select keep1 after) t1

(** val narrow_start : narrow **)

let narrow_start =
  TwoWords ((sub0 full_word (Uint63.of_int (200))), full_word, NoMore)

(** val least_cuts :
    plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> (z * z)
    option **)

let least_cuts p last0 first rest0 =
  let n0 = to_Z p.total in
  (match narrow_program p last0 first (Uint63.of_int (1))
           (sub (Z.to_nat (Z.sub n0 (Z.div n0 (Zpos (XO XH))))) (S O)) rest0
           [] (NarrowRow narrow_start) with
   | Some r ->
     Some ((narrow_value r O),
       (narrow_value r (Z.to_nat (Z.modulo n0 (Zpos (XO XH))))))
   | None -> None)

(** val narrow_least_by_order : plain -> z -> Uint63.t list -> bool **)

let narrow_least_by_order p w order =
  let n0 = p.total in
  (&&)
    ((&&) (Z.eqb (Z.of_nat (length order)) (to_Z n0))
      (in_places (Uint63.of_int (0)) order
        (places1 (Uint63.of_int (0)) order (make n0 (Uint63.of_int (0)))) n0))
    (match order with
     | [] -> false
     | first :: rest0 ->
       (match least_cuts p
                (last_places p (Uint63.of_int (0)) order
                  (make n0 (Uint63.of_int (0)))) first rest0 with
        | Some p0 -> let (a, b) = p0 in (&&) (Z.leb w a) (Z.leb w b)
        | None -> false))

(** val narrow_width_by_order : plain -> z -> Uint63.t list -> bool **)

let narrow_width_by_order p w order =
  let n0 = p.total in
  let spot = places1 (Uint63.of_int (0)) order (make n0 (Uint63.of_int (0)))
  in
  (&&)
    ((&&)
      ((&&) (Z.eqb (Z.of_nat (length order)) (to_Z n0))
        (in_places (Uint63.of_int (0)) order spot n0)) (Z.ltb w cap))
    (match order with
     | [] -> false
     | first :: rest0 ->
       let last0 =
         last_places p (Uint63.of_int (0)) order (make n0 (Uint63.of_int (0)))
       in
       (&&)
         (boundaries_right p first last0 spot (Uint63.of_int (1)) rest0 [])
         (match least_cuts p last0 first rest0 with
          | Some p0 ->
            let (a, b) = p0 in
            (&&) ((&&) (Z.leb w a) (Z.leb w b)) ((||) (Z.eqb a w) (Z.eqb b w))
          | None -> false))

(** val head_of : z list -> z **)

let head_of = function
| [] -> Z0
| e :: _ -> e

(** val semidefinite : nat -> z -> z list list -> bool **)

let rec semidefinite fuel before0 e =
  match fuel with
  | O -> (match e with
          | [] -> true
          | _ :: _ -> false)
  | S fuel0 ->
    (match e with
     | [] -> true
     | l :: e0 ->
       (match l with
        | [] -> false
        | d :: r ->
          let below1 = map tl e0 in
          if Z.eqb d Z0
          then (&&)
                 ((&&) (forallb (fun row0 -> Z.eqb (head_of row0) Z0) e0)
                   (forallb (Z.eqb Z0) r)) (semidefinite fuel0 before0 below1)
          else (&&)
                 ((&&) ((&&) (Z.ltb Z0 d) (Nat.eqb (length r) (length e0)))
                   (forallb (fun p -> Z.eqb (fst p) (head_of (snd p)))
                     (combine r e0)))
                 (let f = minus (Zpos XH) r r (map (map (Z.mul d)) below1) in
                  let g = map (map (fun e1 -> Z.div e1 before0)) f in
                  (&&)
                    (forallb (fun p ->
                      forallb (fun q0 ->
                        Z.eqb (fst q0) (Z.mul before0 (snd q0)))
                        (combine (fst p) (snd p))) (combine f g))
                    (semidefinite fuel0 d g))))

(** val positive_semidefinite : z list list -> bool **)

let positive_semidefinite e =
  semidefinite (length e) (Zpos XH) e

(** val with_diagonal : nat -> z list -> z list list -> z list list **)

let rec with_diagonal i d e =
  match d with
  | [] -> e
  | c :: d0 ->
    with_diagonal (S i) d0
      (let u = app (repeat Z0 i) ((Zpos XH) :: []) in minus (Z.opp c) u u e)

(** val lowest_with : z list -> z list list -> z option **)

let lowest_with d e =
  if (&&) (Nat.leb (length d) (length e))
       (positive_semidefinite (with_diagonal O d e))
  then Some (Z.opp (total_of d))
  else None

type sides = (Uint63.t * bool) list

type 'l side_case =
| BranchOn of (bool * Uint63.t Parray.t) list * Uint63.t * bool
| LikeBefore of bool * Uint63.t Parray.t * Uint63.t
| ByContracted of Uint63.t * Uint63.t * Uint63.t * Uint63.t list
   * (Uint63.t * (Uint63.t * bool) list) list
| LeafIn of 'l

type 'l branching = { cases_left : 'l side_case list;
                      cases_done : sides option Parray.t;
                      cases_met : Uint63.t }

(** val even_total : plain -> Uint63.t **)

let even_total p =
  let n0 = p.total in add0 n0 (mod0 n0 (Uint63.of_int (2)))

(** val side_code : bool -> Uint63.t **)

let side_code = function
| true -> (Uint63.of_int (2))
| false -> (Uint63.of_int (1))

(** val sides_table : plain -> sides -> Uint63.t Parray.t **)

let sides_table p l =
  fold_left (fun t0 e -> set t0 (fst e) (side_code (snd e))) l
    (make (even_total p) (Uint63.of_int (0)))

(** val has_side : Uint63.t Parray.t -> Uint63.t -> bool -> bool **)

let has_side t0 v s =
  eqb0 (get t0 v) (side_code s)

(** val crowded0 : plain -> Uint63.t Parray.t -> bool -> bool **)

let crowded0 p t0 s =
  Z.ltb (Z.div (to_Z (even_total p)) (Zpos (XO XH)))
    (Z.of_nat
      (length (filter (fun v -> has_side t0 v s) (ints (even_total p)))))

(** val impossible : plain -> sides -> bool **)

let impossible p l =
  let t0 = sides_table p l in
  (||)
    ((||) (existsb (fun e -> has_side t0 (fst e) (negb (snd e))) l)
      (crowded0 p t0 true)) (crowded0 p t0 false)

(** val beyond : plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t **)

let beyond p =
  let n0 = p.total in (fun p0 v -> if ltb0 v n0 then get p0 v else v)

(** val takes_sides :
    plain -> bool -> Uint63.t Parray.t -> sides -> Uint63.t Parray.t ->
    bool **)

let takes_sides p e p0 from t0 =
  forallb (fun c ->
    (&&) (ltb0 (fst c) (even_total p))
      (has_side t0 (beyond p p0 (fst c)) (xorb e (snd c)))) from

(** val with_side : Uint63.t -> bool -> Uint63.t **)

let with_side v s =
  add0 (mul0 (Uint63.of_int (2)) v)
    (if s then (Uint63.of_int (1)) else (Uint63.of_int (0)))

(** val vertex_in : Uint63.t -> Uint63.t **)

let vertex_in c =
  div0 c (Uint63.of_int (2))

(** val side_in : Uint63.t -> bool **)

let side_in c =
  eqb0 (mod0 c (Uint63.of_int (2))) (Uint63.of_int (1))

(** val move_side :
    plain -> (bool * Uint63.t Parray.t) -> Uint63.t -> Uint63.t **)

let move_side p s c =
  with_side (beyond p (snd s) (vertex_in c)) (xorb (fst s) (side_in c))

(** val side_orbit :
    plain -> (bool * Uint63.t Parray.t) list -> Uint63.t -> bool ->
    Uint63.t list **)

let side_orbit p maps0 v s =
  filter
    (in_table
      (mark_orbit (map (move_side p) maps0)
        (make (mul0 (Uint63.of_int (2)) (even_total p)) (Uint63.of_int (0)))
        (with_side v s))) (ints (mul0 (Uint63.of_int (2)) (even_total p)))

(** val other_sides :
    Uint63.t Parray.t -> sides -> Uint63.t list -> sides **)

let other_sides t0 here0 orbit =
  fold_left (fun l c ->
    let v = vertex_in c in
    let s = negb (side_in c) in if has_side t0 v s then l else (v, s) :: l)
    orbit here0

(** val free_vertices : plain -> Uint63.t Parray.t -> Uint63.t list **)

let free_vertices p t0 =
  filter (fun v -> eqb0 (get t0 v) (Uint63.of_int (0))) (ints (even_total p))

(** val variables : plain -> Uint63.t Parray.t -> Uint63.t option list **)

let variables p t0 =
  let free = map (fun x0 -> Some x0) (free_vertices p t0) in
  if forallb (fun v -> eqb0 (get t0 v) (Uint63.of_int (0)))
       (ints (even_total p))
  then free
  else None :: free

(** val variable_table :
    plain -> Uint63.t option list -> Uint63.t Parray.t **)

let variable_table p l =
  fst
    (fold_left (fun s o ->
      ((match o with
        | Some v -> set (fst s) v (snd s)
        | None -> fst s), (add0 (snd s) (Uint63.of_int (1))))) l
      ((make (even_total p) (Uint63.of_int (0))), (Uint63.of_int (0))))

(** val coordinate :
    Uint63.t Parray.t -> Uint63.t Parray.t -> Uint63.t -> z * z **)

let coordinate t0 place v =
  if eqb0 (get t0 v) (Uint63.of_int (0))
  then ((to_Z (get place v)), (Zpos XH))
  else (Z0, (if has_side t0 v true then Zpos XH else Zneg XH))

(** val coordinate_right :
    Uint63.t Parray.t -> Uint63.t Parray.t -> Uint63.t option list ->
    Uint63.t -> bool **)

let coordinate_right t0 place l v =
  match nth_error l (Z.to_nat (fst (coordinate t0 place v))) with
  | Some o ->
    (match o with
     | Some u -> (&&) (eqb0 (get t0 v) (Uint63.of_int (0))) (eqb0 u v)
     | None -> (||) (has_side t0 v true) (has_side t0 v false))
  | None -> false

(** val times1 : (z * z) -> z -> z * z **)

let times1 c k =
  ((fst c), (Z.mul k (snd c)))

(** val contracted_links :
    z -> z -> (Uint63.t -> z * z) -> (Uint63.t * Uint63.t) list -> z list
    list -> z list list **)

let contracted_links k scale0 coordinate0 links e =
  fold_left (fun e0 e1 ->
    let r =
      spread0 k
        ((coordinate0 (fst e1)) :: ((times1 (coordinate0 (snd e1)) (Zneg XH)) :: []))
    in
    minus (Z.opp scale0) r r e0) links e

(** val contracted_base :
    plain -> z -> z -> z -> (Uint63.t -> z * z) -> z list list **)

let contracted_base p k scale0 lift0 coordinate0 =
  let c = spread0 k (map coordinate0 (ints (even_total p))) in
  contracted_links k scale0 coordinate0 (links_of0 p)
    (minus (Z.opp lift0) c c (repeat (repeat Z0 (Z.to_nat k)) (Z.to_nat k)))

(** val contracted_forms :
    z -> z -> (Uint63.t -> z * z) -> (Uint63.t * (Uint63.t * bool) list) list
    -> (z * z list) list **)

let contracted_forms k unit1 coordinate0 forms =
  map (fun f -> ((Z.mul unit1 (to_Z (fst f))),
    (spread0 k
      (map (fun e ->
        times1 (coordinate0 (fst e)) (if snd e then Zneg XH else Zpos XH))
        (snd f))))) forms

(** val plus_diagonal : z list -> nat -> z list list -> z list list **)

let rec plus_diagonal d before0 e = match e with
| [] -> e
| row0 :: e0 ->
  (match d with
   | [] -> e
   | x0 :: d0 ->
     (app (firstn before0 row0)
       (match skipn before0 row0 with
        | [] -> []
        | y :: rest0 -> (Z.add y x0) :: rest0)) :: (plus_diagonal d0 (S
                                                     before0) e0))

(** val by_pairs : ('a1 -> 'a2 -> 'a3) -> 'a1 list -> 'a2 list -> 'a3 list **)

let rec by_pairs f l r =
  match l with
  | [] -> []
  | a :: l0 ->
    (match r with
     | [] -> []
     | b :: r0 -> (f a b) :: (by_pairs f l0 r0))

(** val columns_of : nat -> nat -> z list list -> z list list **)

let rec columns_of fuel before0 e =
  match fuel with
  | O -> []
  | S fuel0 ->
    (match e with
     | [] -> []
     | l :: e0 ->
       (match l with
        | [] -> []
        | x0 :: row0 ->
          let rest0 = map tl e0 in
          if Z.leb x0 Z0
          then columns_of fuel0 (S before0) rest0
          else let s = Z.sqrt x0 in
               let r =
                 map (fun y -> Z.div (Z.add y (Z.div s (Zpos (XO XH)))) s)
                   row0
               in
               (app (repeat Z0 before0) (s :: r)) :: (columns_of fuel0 (S
                                                       before0)
                                                       (by_pairs
                                                         (fun a row1 ->
                                                         by_pairs (fun b y ->
                                                           Z.sub y (Z.mul a b))
                                                           r row1) r rest0))))

(** val shown_contracted :
    plain -> z -> z -> z -> (z * z list) list -> z option -> bool **)

let shown_contracted p w =
  let n0 = p.total in
  (fun k scale0 squares low0 ->
  (&&)
    ((&&) (Z.leb Z0 scale0)
      (forallb (fun s ->
        (&&) (Z.leb Z0 (fst s)) (Nat.leb (length (snd s)) (Z.to_nat k)))
        squares))
    (match low0 with
     | Some low1 ->
       (match largest_below (parity (to_Z n0) (z_links p)) w with
        | Some most ->
          Z.ltb (Z.mul (Z.mul (Zpos (XO (XO XH))) scale0) most)
            (Z.add low1 (sum_over gain squares))
        | None -> true)
     | None -> false))

(** val would_show :
    plain -> z -> Uint63.t -> Uint63.t -> Uint63.t list ->
    (Uint63.t * (Uint63.t * bool) list) list -> bool **)

let would_show p w =
  let n0 = p.total in
  (fun q0 p0 d forms ->
  match largest_below (parity (to_Z n0) (z_links p)) w with
  | Some most ->
    Z.ltb (Z.mul (Z.mul (Zpos (XO (XO XH))) (to_Z q0)) most)
      (fold_left (fun s f -> Z.add s (to_Z (fst f))) forms
        (fold_left (fun s x0 -> Z.sub (Z.add s (to_Z p0)) (to_Z x0)) d Z0))
  | None -> true)

(** val contracted_form :
    plain -> z -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
    Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool **)

let contracted_form p w t0 q0 p0 _ d forms =
  let l = variables p t0 in
  (&&)
    ((&&)
      ((&&)
        ((&&)
          (Z.leb (Z.of_nat (length l)) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO
            XH)))))))))) (Nat.eqb (length d) (length l)))
        (forallb (coordinate_right t0 (variable_table p l) l)
          (ints (even_total p))))
      (forallb (fun f ->
        forallb (fun e -> ltb0 (fst e) (even_total p)) (snd f)) forms))
    (would_show p w q0 p0 d forms)

(** val contracted :
    plain -> z -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
    Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool **)

let contracted p w =
  let n0 = p.total in
  (fun t0 q0 p0 lift0 d forms ->
  let l = variables p t0 in
  let place = variable_table p l in
  let k = Z.of_nat (length l) in
  let base = fun unit1 ->
    contracted_base p k (Z.mul unit1 (to_Z q0)) (Z.mul unit1 (to_Z lift0))
      (coordinate t0 place)
  in
  let taken1 = fun unit1 ->
    contracted_forms k unit1 (coordinate t0 place) forms
  in
  (&&) (contracted_form p w t0 q0 p0 lift0 d forms)
    ((||)
      (match largest_below (parity (to_Z n0) (z_links p)) w with
       | Some _ ->
         existsb (fun unit1 ->
           let squares =
             app (taken1 unit1)
               (map (fun r -> ((Zpos XH), r))
                 (columns_of (length l) O
                   (plus_diagonal
                     (map (fun x0 -> Z.mul unit1 (Z.sub (to_Z x0) (to_Z p0)))
                       d) O (without (base unit1) (taken1 unit1)))))
           in
           shown_contracted p w k (Z.mul unit1 (to_Z q0)) squares (Some
             (lowest0 O (without (base unit1) squares))))
           ((Z.pow (Zpos (XO XH)) (Zpos (XO (XO (XO (XO (XO XH))))))) :: (
           (Z.pow (Zpos (XO XH)) (Zpos (XO (XO (XO (XO (XO (XO XH)))))))) :: []))
       | None -> false)
      (shown_contracted p w k (Z.mul (Zpos XH) (to_Z q0)) (taken1 (Zpos XH))
        (lowest_with (map (fun x0 -> Z.sub (to_Z x0) (to_Z p0)) d)
          (without (base (Zpos XH)) (taken1 (Zpos XH)))))))

(** val check_case :
    plain -> (Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
    Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool) ->
    (sides -> Uint63.t Parray.t -> 'a1 -> bool) -> nat -> sides -> 'a1
    branching -> 'a1 branching option **)

let rec check_case p matrix leaf fuel here0 b =
  match fuel with
  | O -> None
  | S fuel0 ->
    (match b.cases_left with
     | [] -> None
     | c :: after ->
       let number = b.cases_met in
       let b0 = { cases_left = after; cases_done = b.cases_done; cases_met =
         (add0 number (Uint63.of_int (1))) }
       in
       let t0 = sides_table p here0 in
       let ended = fun b1 -> Some { cases_left = b1.cases_left; cases_done =
         (set b1.cases_done number (Some here0)); cases_met = b1.cases_met }
       in
       (match c with
        | BranchOn (maps0, v, s) ->
          if (&&)
               ((&&) (ltb0 v (even_total p))
                 (eqb0 (get t0 v) (Uint63.of_int (0))))
               (forallb (fun e ->
                 (&&) (is_automorphism p (snd e))
                   (takes_sides p (fst e) (snd e) here0 t0)) maps0)
          then let one0 = (v, s) :: here0 in
               (match if impossible p one0
                      then Some b0
                      else check_case p matrix leaf fuel0 one0 b0 with
                | Some b1 ->
                  let other = other_sides t0 here0 (side_orbit p maps0 v s) in
                  (match if impossible p other
                         then Some b1
                         else check_case p matrix leaf fuel0 other b1 with
                   | Some b2 -> ended b2
                   | None -> None)
                | None -> None)
          else None
        | LikeBefore (e, p0, before0) ->
          (match get b0.cases_done before0 with
           | Some from ->
             if (&&) (is_automorphism p p0) (takes_sides p e p0 from t0)
             then ended b0
             else None
           | None -> None)
        | ByContracted (q0, p0, lift0, d, forms) ->
          if matrix t0 q0 p0 lift0 d forms then ended b0 else None
        | LeafIn l -> if leaf here0 t0 l then ended b0 else None))

(** val check_tree :
    plain -> (Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
    Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool) ->
    (sides -> Uint63.t Parray.t -> 'a1 -> bool) -> sides -> 'a1 side_case
    list -> bool **)

let check_tree p matrix leaf root1 l =
  match check_case p matrix leaf (length l) root1 { cases_left = l;
          cases_done = (make (of_Z (Z.of_nat (length l))) None); cases_met =
          (Uint63.of_int (0)) } with
  | Some b -> (match b.cases_left with
               | [] -> true
               | _ :: _ -> false)
  | None -> false

type leaf_file =
| LeafRefuted of (Uint63.t -> Uint63.t * lrat_parts)
| LeafTree of unit side_case list

(** val leaf_refuted :
    plain -> formula -> Uint63.t Parray.t -> (Uint63.t ->
    Uint63.t * lrat_parts) -> bool **)

let leaf_refuted p =
  let n0 = p.total in
  (fun f t0 proof1 ->
  let split =
    filter (fun v -> negb (eqb0 (get t0 v) (Uint63.of_int (0)))) (ints n0)
  in
  let g =
    app f
      (side_clauses (map to_Z split)
        (map (fun v -> has_side t0 v true) split))
  in
  let (slots, parts) = proof1 (of_Z (Z.of_nat (length g))) in
  refuted_by g slots parts)

(** val leaf_shown :
    plain -> (Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
    Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool) ->
    formula -> sides -> Uint63.t Parray.t -> (unit -> leaf_file) -> bool **)

let leaf_shown p matrix f here0 t0 l =
  match l () with
  | LeafRefuted proof1 -> leaf_refuted p f t0 proof1
  | LeafTree l0 -> check_tree p matrix (fun _ _ _ -> false) here0 l0

(** val width_by_branches :
    plain -> z -> (unit -> leaf_file) side_case list -> bool **)

let width_by_branches p w =
  let n0 = p.total in
  (fun l ->
  check_tree p (contracted p w)
    (leaf_shown p (contracted p w)
      (snd (cut_formula (to_Z n0) (z_links p) w))) [] l)

type matrix_term = { is_triangle : bool; term_weight : Uint63.t;
                     term_vertices : (Uint63.t * bool) list }

type width_proof =
| WidthByCut of Uint63.t list
| WidthByFlow of Uint63.t Parray.t list
   * ((Uint63.t * Uint63.t) * Uint63.t Parray.t) list
| WidthByOrder of Uint63.t list
| WidthByMatrix of Uint63.t * Uint63.t * Uint63.t * Uint63.t list
   * matrix_term list
| WidthByLrat of Uint63.t Parray.t list * Uint63.t * lrat_parts
| WidthByCubes of Uint63.t Parray.t list * Uint63.t list
   * (bool list * (Uint63.t * lrat_parts)) list
| WidthByBranches of (unit -> leaf_file) side_case list

(** val tree_of :
    ((Uint63.t * Uint63.t) * Uint63.t Parray.t) ->
    (Uint63.t * z) * (Uint63.t -> Uint63.t) **)

let tree_of = function
| (p0, p) -> let (r, w) = p0 in ((r, (to_Z w)), (as_map p))

(** val width_refuted :
    plain -> z -> Uint63.t Parray.t list -> Uint63.t -> lrat_parts -> bool **)

let width_refuted p w maps0 slots proof1 =
  (&&) (forallb (is_automorphism p) maps0)
    (refuted_by
      (bisection_formula (to_Z p.total) (z_links p) w (map (listed1 p) maps0))
      slots proof1)

(** val width_by_cubes :
    plain -> z -> Uint63.t Parray.t list -> Uint63.t list -> (bool
    list * (Uint63.t * lrat_parts)) list -> bool **)

let width_by_cubes p w maps0 split cubes =
  let k = length split in
  let ms = map (moves0 split) maps0 in
  let f = snd (cut_formula (to_Z p.total) (z_links p) w) in
  let names0 = map to_Z split in
  (&&)
    ((&&)
      ((&&)
        ((&&) (forallb (fun v -> ltb0 v p.total) split)
          (forallb (is_automorphism p) maps0))
        (forallb (fun p0 -> moves_right split p0 (moves0 split p0)) maps0))
      (settle_all (Nat.pow (S (S O)) k) k (assignments k) ms
        (fold_left add_to (map fst cubes) (none_of0 k))))
    (forallb (fun c ->
      let (sides1, p0) = c in
      let (slots, proof1) = p0 in
      refuted_by (app f (side_clauses names0 sides1)) slots proof1) cubes)

(** val term_vector : z -> matrix_term -> z list **)

let term_vector n0 t0 =
  spread0 n0
    (map (fun e -> ((to_Z (fst e)), (if snd e then Zneg XH else Zpos XH)))
      t0.term_vertices)

(** val add_diagonal : (z -> z) -> z -> nat -> z list list -> z list list **)

let rec add_diagonal d i before0 = function
| [] -> []
| row0 :: m0 ->
  (app (firstn before0 row0)
    (match skipn before0 row0 with
     | [] -> []
     | x0 :: rest0 -> (Z.add x0 (d i)) :: rest0)) :: (add_diagonal d
                                                       (Z.add i (Zpos XH)) (S
                                                       before0) m0)

(** val matrix_squares :
    plain -> z -> z -> z -> z -> Uint63.t list -> matrix_term list -> (z * z
    list) list **)

let matrix_squares p unit1 q0 p0 t0 d terms =
  let n0 = to_Z p.total in
  let e = even_order n0 in
  let k = Z.to_nat e in
  let taken1 =
    map (fun t1 -> ((Z.mul unit1 (to_Z t1.term_weight)), (term_vector e t1)))
      terms
  in
  let pv = proper_vertices n0 in
  let base =
    without
      (with_links e (Z.mul unit1 q0) (z_links p)
        (minus (Z.opp (Z.mul unit1 t0)) pv pv (repeat (repeat Z0 k) k)))
      taken1
  in
  let triangles = filter (fun m -> m.is_triangle) terms in
  let diagonal0 = fun i ->
    if Z.ltb i n0
    then Z.mul unit1
           (Z.add (Z.sub (to_Z (nth (Z.to_nat i) d (Uint63.of_int (0)))) p0)
             (fold_left (fun s t1 ->
               if existsb (fun v -> Z.eqb (to_Z (fst v)) i) t1.term_vertices
               then Z.add s (to_Z t1.term_weight)
               else s) triangles Z0))
    else Z0
  in
  app taken1
    (map (fun r -> ((Zpos XH), r))
      (columns_of k O (add_diagonal diagonal0 Z0 O base)))

(** val squares_right : plain -> z -> z -> (z * z list) list -> z -> bool **)

let squares_right p scale0 proper squares w =
  let n0 = to_Z p.total in
  (&&)
    ((&&) (Z.leb Z0 scale0)
      (forallb (fun s ->
        (&&) (Z.leb Z0 (fst s))
          (Nat.leb (length (snd s)) (Z.to_nat (even_order n0)))) squares))
    (match largest_below (parity n0 (z_links p)) w with
     | Some most ->
       Z.ltb (Z.mul (Z.mul (Zpos (XO (XO XH))) scale0) most)
         (Z.sub
           (Z.add (lowest0 O (rest n0 scale0 Z0 proper (z_links p) squares))
             (sum_over gain squares))
           (Z.mul proper (Z.modulo n0 (Zpos (XO XH)))))
     | None -> true)

(** val matrix_right :
    plain -> z -> z -> z -> Uint63.t list -> matrix_term list -> z -> bool **)

let matrix_right p q0 p0 t0 d terms w =
  let n0 = to_Z p.total in
  let e = even_order n0 in
  let taken1 =
    map (fun t1 -> ((to_Z t1.term_weight), (term_vector e t1))) terms
  in
  let triangles = filter (fun m -> m.is_triangle) terms in
  let diagonal0 =
    map (fun i ->
      Z.add (Z.sub (to_Z (nth (Z.to_nat i) d (Uint63.of_int (0)))) p0)
        (fold_left (fun s t1 ->
          if existsb (fun v -> Z.eqb (to_Z (fst v)) i) t1.term_vertices
          then Z.add s (to_Z t1.term_weight)
          else s) triangles Z0)) (zrange n0)
  in
  (&&)
    ((&&)
      ((&&) (Z.leb Z0 q0)
        (forallb (fun s ->
          (&&) (Z.leb Z0 (fst s)) (Nat.leb (length (snd s)) (Z.to_nat e)))
          taken1))
      (match largest_below (parity n0 (z_links p)) w with
       | Some most ->
         Z.ltb (Z.mul (Z.mul (Zpos (XO (XO XH))) q0) most)
           (Z.sub (Z.add (Z.opp (total_of diagonal0)) (sum_over gain taken1))
             (Z.mul t0 (Z.modulo n0 (Zpos (XO XH)))))
       | None -> true))
    (match lowest_with diagonal0 (rest n0 q0 Z0 t0 (z_links p) taken1) with
     | Some low0 ->
       (match largest_below (parity n0 (z_links p)) w with
        | Some most ->
          Z.ltb (Z.mul (Z.mul (Zpos (XO (XO XH))) q0) most)
            (Z.sub (Z.add low0 (sum_over gain taken1))
              (Z.mul t0 (Z.modulo n0 (Zpos (XO XH)))))
        | None -> true)
     | None -> false)

(** val width_by_matrix :
    plain -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t list -> matrix_term
    list -> z -> bool **)

let width_by_matrix p q0 p0 t0 d terms w =
  (||)
    (match largest_below (parity (to_Z p.total) (z_links p)) w with
     | Some _ ->
       existsb (fun unit1 ->
         squares_right p (Z.mul unit1 (to_Z q0)) (Z.mul unit1 (to_Z t0))
           (matrix_squares p unit1 (to_Z q0) (to_Z p0) (to_Z t0) d terms) w)
         ((Z.pow (Zpos (XO XH)) (Zpos (XO (XO (XO (XO (XO XH))))))) :: (
         (Z.pow (Zpos (XO XH)) (Zpos (XO (XO (XO (XO (XO (XO XH)))))))) :: []))
     | None -> false) (matrix_right p (to_Z q0) (to_Z p0) (to_Z t0) d terms w)

(** val width_check : plain -> width_proof -> width -> bool **)

let width_check p p0 m =
  match p0 with
  | WidthByCut side0 ->
    (match m with
     | WidthAtMost w -> cut_check p side0 w
     | _ -> false)
  | WidthByFlow (maps0, trees0) ->
    (match m with
     | WidthAtLeast w ->
       flow_check p (map as_map maps0) (map tree_of trees0) w
     | _ -> false)
  | WidthByOrder order ->
    (match m with
     | WidthAtMost _ -> false
     | WidthAtLeast w -> narrow_least_by_order p w order
     | WidthIs w -> narrow_width_by_order p w order)
  | WidthByMatrix (q0, p1, t0, d, terms) ->
    (match m with
     | WidthAtLeast w -> width_by_matrix p q0 p1 t0 d terms w
     | _ -> false)
  | WidthByLrat (maps0, slots, proof1) ->
    (match m with
     | WidthAtLeast w -> width_refuted p w maps0 slots proof1
     | _ -> false)
  | WidthByCubes (maps0, split, cubes) ->
    (match m with
     | WidthAtLeast w -> width_by_cubes p w maps0 split cubes
     | _ -> false)
  | WidthByBranches cases0 ->
    (match m with
     | WidthAtLeast w -> width_by_branches p w cases0
     | _ -> false)

(** val width_checks : plain -> width_proof -> width list -> bool **)

let width_checks p p0 = function
| [] -> false
| m :: l0 -> (match l0 with
              | [] -> width_check p p0 m
              | _ :: _ -> false)

(** val bound_seen :
    (expression -> worth option) -> bounded -> z option option **)

let bound_seen look1 = function
| Any -> Some None
| UpTo k -> option_map (fun x0 -> Some x0) (whole_of (look1 k))

(** val values_seen :
    (expression -> worth option) -> args -> worth list -> worth list option **)

let rec values_seen look1 a before0 =
  match a with
  | NoArg -> Some before0
  | Arg (a0, more) ->
    (match look1 a0 with
     | Some w -> values_seen look1 more (w :: before0)
     | None -> None)

(** val of_none : quantifier -> bool **)

let of_none = function
| All -> true
| _ -> false

(** val is_all_or_some : quantifier -> bool **)

let is_all_or_some = function
| All -> true
| Exists_ -> true
| _ -> false

(** val sets_of_size :
    nat -> part list -> part list -> worth list list -> worth list list **)

let rec sets_of_size size1 l before0 others1 =
  match size1 with
  | O -> ((Set_ (rev before0)) :: []) :: others1
  | S less0 ->
    (match l with
     | [] -> others1
     | p :: l0 ->
       sets_of_size less0 l0 (p :: before0)
         (sets_of_size size1 l0 before0 others1))

(** val sets_up_to :
    nat -> part list -> worth list list -> worth list list **)

let rec sets_up_to size1 l larger2 =
  let others1 = sets_of_size size1 l [] larger2 in
  (match size1 with
   | O -> others1
   | S less0 -> sets_up_to less0 l others1)

(** val maps_onto :
    part list -> part list -> (part * part) list -> worth list list -> worth
    list list **)

let rec maps_onto keys values1 before0 others1 =
  match keys with
  | [] -> ((Map_ (rev before0)) :: []) :: others1
  | p :: keys0 ->
    fold_right (fun v others2 ->
      maps_onto keys0 values1 ((p, v) :: before0) others2) others1 values1

(** val most_members : z option -> part list -> z **)

let most_members most l =
  match most with
  | Some k -> k
  | None -> Z.of_nat (length l)

(** val every_value :
    (expression -> worth option) -> nat -> over0 -> worth list list option **)

let every_value look1 names0 = function
| Over a ->
  (match set_of (look1 a) with
   | Some l -> bindings names0 l
   | None -> None)
| Sets (a, most) ->
  (match set_of (look1 a) with
   | Some l ->
     (match bound_seen look1 most with
      | Some most0 ->
        let most1 = most_members most0 l in
        if Z.ltb most1 Z0
        then Some []
        else Some
               (sets_up_to (Z.to_nat (Z.min most1 (Z.of_nat (length l)))) l
                 [])
      | None -> None)
   | None -> None)
| Maps_ (a, b) ->
  (match set_of (look1 a) with
   | Some keys ->
     (match set_of (look1 b) with
      | Some values1 -> Some (maps_onto keys values1 [] [])
      | None -> None)
   | None -> None)

(** val at_position : 'a1 list -> Uint63.t -> 'a1 option **)

let rec at_position l i =
  match l with
  | [] -> None
  | a :: l0 ->
    if eqb0 i (Uint63.of_int (0))
    then Some a
    else at_position l0 (sub0 i (Uint63.of_int (1)))

(** val at_positions :
    part list -> Uint63.t -> Uint63.t list -> part list option **)

let rec at_positions l i positions = match positions with
| [] -> Some []
| q0 :: others1 ->
  (match l with
   | [] -> None
   | p :: l0 ->
     if eqb0 i q0
     then option_map (fun x0 -> p :: x0)
            (at_positions l0 (add0 i (Uint63.of_int (1))) others1)
     else at_positions l0 (add0 i (Uint63.of_int (1))) positions)

(** val map_at :
    part list -> part list -> Uint63.t list -> (part * part) list option **)

let rec map_at keys values1 positions =
  match keys with
  | [] -> (match positions with
           | [] -> Some []
           | _ :: _ -> None)
  | p :: keys0 ->
    (match positions with
     | [] -> None
     | q0 :: positions0 ->
       (match at_position values1 q0 with
        | Some v ->
          (match map_at keys0 values1 positions0 with
           | Some m -> Some ((p, v) :: m)
           | None -> None)
        | None -> None))

(** val value_at :
    (expression -> worth option) -> nat -> over0 -> Uint63.t list -> worth
    list option **)

let value_at look1 names0 r positions =
  match r with
  | Over a ->
    (match set_of (look1 a) with
     | Some l ->
       (match positions with
        | [] -> None
        | i :: l0 ->
          (match l0 with
           | [] ->
             (match bindings names0 l with
              | Some l1 -> at_position l1 i
              | None -> None)
           | _ :: _ -> None))
     | None -> None)
  | Sets (a, most) ->
    (match set_of (look1 a) with
     | Some l ->
       (match bound_seen look1 most with
        | Some most0 ->
          (match at_positions l (Uint63.of_int (0)) positions with
           | Some s ->
             if Z.leb (Z.of_nat (length s)) (most_members most0 l)
             then Some ((Set_ s) :: [])
             else None
           | None -> None)
        | None -> None)
     | None -> None)
  | Maps_ (a, b) ->
    (match set_of (look1 a) with
     | Some keys ->
       (match set_of (look1 b) with
        | Some values1 ->
          option_map (fun m -> (Map_ m) :: []) (map_at keys values1 positions)
        | None -> None)
     | None -> None)

(** val width0 : nat -> over0 -> nat **)

let width0 names0 = function
| Over _ -> names0
| _ -> S O

(** val breadth : ranging -> nat **)

let rec breadth = function
| NoRange -> O
| Range_ (names0, r0, _, more) -> add (width0 names0 r0) (breadth more)

(** val uses : nat -> expression -> bool **)

let rec uses n0 = function
| Local k -> Nat.eqb k n0
| Not0 a -> uses n0 a
| And0 (a, b) -> (||) (uses n0 a) (uses n0 b)
| Or0 (a, b) -> (||) (uses n0 a) (uses n0 b)
| Equal0 (a, b) -> (||) (uses n0 a) (uses n0 b)
| Less0 (a, b) -> (||) (uses n0 a) (uses n0 b)
| In_ (a, b) -> (||) (uses n0 a) (uses n0 b)
| Calculate (_, a, b) -> (||) (uses n0 a) (uses n0 b)
| Function (_, a) -> uses n0 a
| Extreme (_, a, b) -> (||) (uses n0 a) (uses n0 b)
| Cond0 (a, b, c) -> (||) ((||) (uses n0 a) (uses n0 b)) (uses n0 c)
| To_ (a, b) -> (||) (uses n0 a) (uses n0 b)
| Tuple (a, b) -> (||) (uses n0 a) (uses n0 b)
| At_ (a, b) -> (||) (uses n0 a) (uses n0 b)
| Len a -> uses n0 a
| LinkOf (a, b) -> (||) (uses n0 a) (uses n0 b)
| Of (_, a) -> uses n0 a
| OfVertex (_, a, b) -> (||) (uses n0 a) (uses n0 b)
| OfTwo (_, a, b, c) -> (||) ((||) (uses n0 a) (uses n0 b)) (uses n0 c)
| Route (a, b, c, d) ->
  (||) ((||) ((||) (uses n0 a) (uses n0 b)) (uses n0 c)) (uses n0 d)
| Quantify_ (_, names0, r, only0, body) ->
  (||) ((||) (uses_over n0 r) (uses (add (width0 names0 r) n0) only0))
    (uses (add (width0 names0 r) n0) body)
| First (_, a, b, only0, body) ->
  (||) ((||) ((||) (uses n0 a) (uses n0 b)) (uses (S n0) only0))
    (uses (S n0) body)
| Graph_ (c, next1) ->
  (||) (uses_ranges n0 c) (uses_nexts (add (breadth c) n0) next1)
| Call (a, _) -> uses_args n0 a
| _ -> false

(** val uses_over : nat -> over0 -> bool **)

and uses_over n0 = function
| Over a -> uses n0 a
| Sets (a, b) -> (||) (uses n0 a) (uses_bound n0 b)
| Maps_ (a, b) -> (||) (uses n0 a) (uses n0 b)

(** val uses_bound : nat -> bounded -> bool **)

and uses_bound n0 = function
| Any -> false
| UpTo k -> uses n0 k

(** val uses_ranges : nat -> ranging -> bool **)

and uses_ranges n0 = function
| NoRange -> false
| Range_ (names0, r0, only0, more) ->
  (||) ((||) (uses_over n0 r0) (uses (add (width0 names0 r0) n0) only0))
    (uses_ranges (add (width0 names0 r0) n0) more)

(** val uses_nexts : nat -> nexts -> bool **)

and uses_nexts n0 = function
| NoNext -> false
| Next_ (more, only0, to_, others1) ->
  (||)
    ((||) ((||) (uses_ranges n0 more) (uses (add (breadth more) n0) only0))
      (uses (add (breadth more) n0) to_)) (uses_nexts n0 others1)

(** val uses_args : nat -> args -> bool **)

and uses_args n0 = function
| NoArg -> false
| Arg (a0, more) -> (||) (uses n0 a0) (uses_args n0 more)

(** val is_local : nat -> expression -> bool **)

let is_local n0 = function
| Local k -> Nat.eqb k n0
| _ -> false

(** val grows_with : nat -> over0 -> bool **)

let grows_with n0 = function
| Over _ -> false
| Sets (a, most) ->
  (match most with
   | Any -> false
   | UpTo k -> (&&) (negb (uses n0 a)) (is_local n0 k))
| Maps_ (a, b0) ->
  (match b0 with
   | To_ (b, c) ->
     (&&) ((&&) (negb (uses n0 a)) (negb (uses n0 b))) (is_local n0 c)
   | _ -> false)

(** val monotone : bool -> nat -> expression -> bool **)

let rec monotone up0 n0 x0 =
  if negb (uses n0 x0)
  then true
  else (match x0 with
        | Not0 a -> monotone (negb up0) n0 a
        | And0 (a, b) -> (&&) (monotone up0 n0 a) (monotone up0 n0 b)
        | Or0 (a, b) -> (&&) (monotone up0 n0 a) (monotone up0 n0 b)
        | Less0 (a, b) ->
          if up0
          then (&&) (negb (uses n0 a)) (is_local n0 b)
          else (&&) (is_local n0 a) (negb (uses n0 b))
        | Quantify_ (k, names0, r, only0, body) ->
          (&&)
            ((&&)
              ((&&) (match k with
                     | All -> true
                     | Exists_ -> true
                     | _ -> false)
                (negb (uses (add (width0 names0 r) n0) only0)))
              (monotone up0 (add (width0 names0 r) n0) body))
            ((||) (negb (uses_over n0 r))
              ((&&) (eqb up0 (match k with
                              | Exists_ -> true
                              | _ -> false)) (grows_with n0 r)))
        | Call (args0, body) ->
          (match args0 with
           | NoArg -> false
           | Arg (a, more) ->
             (match more with
              | NoArg -> (&&) (is_local n0 a) (monotone up0 O body)
              | Arg (b, more0) ->
                (match more0 with
                 | NoArg ->
                   (||)
                     ((&&) ((&&) (negb (uses n0 a)) (is_local n0 b))
                       (monotone up0 O body))
                     ((&&) ((&&) (is_local n0 a) (negb (uses n0 b)))
                       (monotone up0 (S O) body))
                 | Arg (c, more1) ->
                   (match more1 with
                    | NoArg ->
                      (||)
                        ((||)
                          ((&&)
                            ((&&)
                              ((&&) (negb (uses n0 a)) (negb (uses n0 b)))
                              (is_local n0 c)) (monotone up0 O body))
                          ((&&)
                            ((&&) ((&&) (negb (uses n0 a)) (is_local n0 b))
                              (negb (uses n0 c))) (monotone up0 (S O) body)))
                        ((&&)
                          ((&&) ((&&) (is_local n0 a) (negb (uses n0 b)))
                            (negb (uses n0 c))) (monotone up0 (S (S O)) body))
                    | Arg (d, more2) ->
                      (match more2 with
                       | NoArg ->
                         (||)
                           ((||)
                             ((||)
                               ((&&)
                                 ((&&)
                                   ((&&)
                                     ((&&) (negb (uses n0 a))
                                       (negb (uses n0 b))) (negb (uses n0 c)))
                                   (is_local n0 d)) (monotone up0 O body))
                               ((&&)
                                 ((&&)
                                   ((&&)
                                     ((&&) (negb (uses n0 a))
                                       (negb (uses n0 b))) (is_local n0 c))
                                   (negb (uses n0 d)))
                                 (monotone up0 (S O) body)))
                             ((&&)
                               ((&&)
                                 ((&&)
                                   ((&&) (negb (uses n0 a)) (is_local n0 b))
                                   (negb (uses n0 c))) (negb (uses n0 d)))
                               (monotone up0 (S (S O)) body)))
                           ((&&)
                             ((&&)
                               ((&&)
                                 ((&&) (is_local n0 a) (negb (uses n0 b)))
                                 (negb (uses n0 c))) (negb (uses n0 d)))
                             (monotone up0 (S (S (S O))) body))
                       | Arg (_, _) -> false)))))
        | _ -> false)

type ('symmetries, 'refutation) step =
| Evaluate
| Choose of Uint63.t list
| Menu of Uint63.t list list
| Both
| Left0
| Right0
| Each
| Every
| Orbits of 'symmetries
| Refuted of 'refutation

(** val is_all : quantifier -> bool **)

let is_all = function
| All -> true
| _ -> false

(** val bare :
    (worth list -> expression -> worth option) -> nat -> worth list ->
    expression -> worth list * expression **)

let rec bare look1 fuel e x0 =
  match fuel with
  | O -> (e, x0)
  | S fuel0 ->
    (match x0 with
     | Cond0 (c, a, b) ->
       (match truth (look1 e c) with
        | Some b0 -> if b0 then bare look1 fuel0 e a else bare look1 fuel0 e b
        | None -> (e, x0))
     | Call (a, body) ->
       (match values_seen (look1 e) a [] with
        | Some l -> bare look1 fuel0 l body
        | None -> (e, x0))
     | _ -> (e, x0))

(** val for_each :
    (worth list -> expression -> worth option) -> (worth list -> ('a1, 'a2)
    step list -> ('a1, 'a2) step list option) -> worth list -> expression ->
    worth list list -> ('a1, 'a2) step list -> ('a1, 'a2) step list option **)

let rec for_each look1 go0 e only0 l s =
  match l with
  | [] -> Some s
  | x0 :: l0 ->
    (match truth (look1 (app x0 e) only0) with
     | Some b ->
       if b
       then (match go0 (app x0 e) s with
             | Some s0 -> for_each look1 go0 e only0 l0 s0
             | None -> None)
       else for_each look1 go0 e only0 l0 s
     | None -> None)

(** val shorter :
    ('a1, 'a2) step list -> ('a1, 'a2) step list -> ('a1, 'a2) step list **)

let shorter s t0 =
  if Nat.leb (length s) (length t0) then s else t0

(** val for_every :
    (worth list -> expression -> worth option) -> (worth list -> ('a1, 'a2)
    step list -> ('a1, 'a2) step list option) -> worth list -> expression ->
    worth list list -> ('a1, 'a2) step list -> ('a1, 'a2) step list -> ('a1,
    'a2) step list option **)

let rec for_every look1 go0 e only0 l s last0 =
  match l with
  | [] -> Some last0
  | x0 :: l0 ->
    (match truth (look1 (app x0 e) only0) with
     | Some b ->
       if b
       then (match go0 (app x0 e) s with
             | Some t0 -> for_every look1 go0 e only0 l0 s (shorter last0 t0)
             | None -> None)
       else for_every look1 go0 e only0 l0 s last0
     | None -> None)

(** val is_evaluate : ('a1, 'a2) step -> bool **)

let is_evaluate = function
| Evaluate -> true
| _ -> false

(** val evaluates :
    (worth list -> expression -> worth option) -> worth list -> expression ->
    bool -> bool **)

let evaluates look1 e x0 want =
  match truth (look1 e x0) with
  | Some b -> eqb b want
  | None -> false

(** val menu_works :
    (worth list -> nat -> over0 -> Uint63.t list -> worth list option) ->
    (worth list -> expression -> worth option) -> worth list -> nat -> over0
    -> expression -> expression -> bool -> Uint63.t list -> bool **)

let menu_works value_at0 look1 e names0 r only0 body want p =
  match value_at0 e names0 r p with
  | Some x0 ->
    (&&) (evaluates look1 (app x0 e) only0 true)
      (evaluates look1 (app x0 e) body want)
  | None -> false

(** val negated : expression -> expression option **)

let negated = function
| Not0 a -> Some a
| _ -> None

(** val sides0 : expression -> ((bool * expression) * expression) option **)

let sides0 = function
| And0 (a, b) -> Some ((true, a), b)
| Or0 (a, b) -> Some ((false, a), b)
| _ -> None

type quantified = { kind : quantifier; names : nat; range_ : over0;
                    only_ : expression; body_ : expression }

(** val as_quantified : expression -> quantified option **)

let as_quantified = function
| Quantify_ (k, n0, r, o, b) ->
  (match k with
   | All -> Some { kind = All; names = n0; range_ = r; only_ = o; body_ = b }
   | Exists_ ->
     Some { kind = Exists_; names = n0; range_ = r; only_ = o; body_ = b }
   | _ -> None)
| _ -> None

(** val show :
    (worth list -> nat -> over0 -> worth list list option) -> (worth list ->
    nat -> over0 -> Uint63.t list -> worth list option) -> ('a1 -> worth list
    -> nat -> over0 -> worth list list option) -> ('a2 -> worth list ->
    expression -> bool -> bool) -> (worth list -> expression -> worth option)
    -> nat -> worth list -> expression -> bool -> ('a1, 'a2) step list ->
    ('a1, 'a2) step list option **)

let rec show every_value0 value_at0 orbit_values0 refutes0 look1 fuel e x0 want steps =
  match fuel with
  | O -> None
  | S fuel0 ->
    (match steps with
     | [] -> None
     | st :: rest0 ->
       (match negated x0 with
        | Some a ->
          show every_value0 value_at0 orbit_values0 refutes0 look1 fuel0 e a
            (negb want) steps
        | None ->
          if is_evaluate st
          then if evaluates look1 e x0 want then Some rest0 else None
          else let (e0, x1) = bare look1 fuel0 e x0 in
               (match negated x1 with
                | Some a ->
                  show every_value0 value_at0 orbit_values0 refutes0 look1
                    fuel0 e0 a (negb want) steps
                | None ->
                  (match st with
                   | Evaluate -> None
                   | Choose p ->
                     (match as_quantified x1 with
                      | Some q0 ->
                        if eqb (is_all q0.kind) want
                        then None
                        else (match value_at0 e0 q0.names q0.range_ p with
                              | Some v ->
                                if evaluates look1 (app v e0) q0.only_ true
                                then show every_value0 value_at0
                                       orbit_values0 refutes0 look1 fuel0
                                       (app v e0) q0.body_ want rest0
                                else None
                              | None -> None)
                      | None -> None)
                   | Menu l ->
                     (match as_quantified x1 with
                      | Some q0 ->
                        if eqb (is_all q0.kind) want
                        then None
                        else if existsb
                                  (menu_works value_at0 look1 e0 q0.names
                                    q0.range_ q0.only_ q0.body_ want) l
                             then Some rest0
                             else None
                      | None -> None)
                   | Both ->
                     (match sides0 x1 with
                      | Some p ->
                        let (p0, b) = p in
                        let (both0, a) = p0 in
                        if eqb both0 want
                        then (match show every_value0 value_at0 orbit_values0
                                      refutes0 look1 fuel0 e0 a want rest0 with
                              | Some s ->
                                show every_value0 value_at0 orbit_values0
                                  refutes0 look1 fuel0 e0 b want s
                              | None -> None)
                        else None
                      | None -> None)
                   | Left0 ->
                     (match sides0 x1 with
                      | Some p ->
                        let (p0, _) = p in
                        let (both0, a) = p0 in
                        if eqb both0 want
                        then None
                        else show every_value0 value_at0 orbit_values0
                               refutes0 look1 fuel0 e0 a want rest0
                      | None -> None)
                   | Right0 ->
                     (match sides0 x1 with
                      | Some p ->
                        let (p0, b) = p in
                        let (both0, a) = p0 in
                        if eqb both0 want
                        then None
                        else (match truth (look1 e0 a) with
                              | Some t0 ->
                                if eqb t0 want
                                then Some rest0
                                else show every_value0 value_at0
                                       orbit_values0 refutes0 look1 fuel0 e0
                                       b want rest0
                              | None -> None)
                      | None -> None)
                   | Each ->
                     (match as_quantified x1 with
                      | Some q0 ->
                        if eqb (is_all q0.kind) want
                        then (match every_value0 e0 q0.names q0.range_ with
                              | Some l ->
                                for_each look1 (fun e1 ->
                                  show every_value0 value_at0 orbit_values0
                                    refutes0 look1 fuel0 e1 q0.body_ want) e0
                                  q0.only_ l rest0
                              | None -> None)
                        else None
                      | None -> None)
                   | Every ->
                     (match as_quantified x1 with
                      | Some q0 ->
                        if eqb (is_all q0.kind) want
                        then (match every_value0 e0 q0.names q0.range_ with
                              | Some l ->
                                for_every look1 (fun e1 ->
                                  show every_value0 value_at0 orbit_values0
                                    refutes0 look1 fuel0 e1 q0.body_ want) e0
                                  q0.only_ l rest0 rest0
                              | None -> None)
                        else None
                      | None -> None)
                   | Orbits s ->
                     (match as_quantified x1 with
                      | Some q0 ->
                        if eqb (is_all q0.kind) want
                        then (match orbit_values0 s e0 q0.names q0.range_ with
                              | Some l ->
                                for_each look1 (fun e1 ->
                                  show every_value0 value_at0 orbit_values0
                                    refutes0 look1 fuel0 e1 q0.body_ want) e0
                                  q0.only_ l rest0
                              | None -> None)
                        else None
                      | None -> None)
                   | Refuted r ->
                     if refutes0 r e0 x1 want then Some rest0 else None))))

type goal = { where_ : worth list; sentence : expression; wanted : bool }

(** val for_number :
    worth list -> expression -> expression -> bool -> z -> goal **)

let for_number e only0 body want k =
  { where_ = ((Part_ (whole k)) :: e); sentence =
    (match only0 with
     | Always b -> if b then body else And0 (only0, body)
     | _ -> And0 (only0, body)); wanted = want }

(** val grows : bool -> expression -> expression -> bool **)

let grows up0 only0 body =
  match only0 with
  | Always b -> if b then monotone up0 O body else false
  | _ -> false

(** val from_number : z -> nat -> z list **)

let rec from_number a = function
| O -> []
| S many0 -> a :: (from_number (Z.add a (Zpos XH)) many0)

(** val from_to : z -> z -> z list **)

let from_to a b =
  from_number a (Z.to_nat (Z.add (Z.sub b a) (Zpos XH)))

(** val false_for :
    bool -> worth list -> expression -> expression -> z -> z -> goal list **)

let false_for up0 e only0 body a b =
  map (for_number e only0 body false)
    (if grows up0 only0 body
     then if Z.ltb b a then [] else (if up0 then b else a) :: []
     else from_to a b)

(** val whole_part : part -> z option **)

let whole_part = function
| Ratio (v, d) -> (match d with
                   | XH -> Some v
                   | _ -> None)
| _ -> None

(** val least_goals :
    worth list -> z -> z -> expression -> expression -> judgement -> goal
    list option **)

let least_goals e a b only0 body = function
| Is_truth _ -> None
| Is_number p ->
  (match p with
   | Endless_ -> Some (false_for true e only0 body a b)
   | x0 ->
     (match whole_part x0 with
      | Some v ->
        if (&&) (Z.leb a v) (Z.leb v b)
        then Some
               ((for_number e only0 body true v) :: (false_for true e only0
                                                      body a
                                                      (Z.sub v (Zpos XH))))
        else None
      | None -> None))
| Is_at_most p ->
  (match p with
   | Endless_ -> Some []
   | x0 ->
     (match whole_part x0 with
      | Some v ->
        if (&&) (Z.leb a v) (Z.leb v b)
        then Some ((for_number e only0 body true v) :: [])
        else None
      | None -> None))
| Is_at_least p ->
  (match p with
   | Endless_ -> Some (false_for true e only0 body a b)
   | x0 ->
     (match whole_part x0 with
      | Some v ->
        Some (false_for true e only0 body a (Z.min b (Z.sub v (Zpos XH))))
      | None -> None))

(** val most_goals :
    worth list -> z -> z -> expression -> expression -> judgement -> goal
    list option **)

let most_goals e a b only0 body = function
| Is_truth _ -> None
| Is_number p ->
  (match whole_part p with
   | Some v ->
     if (&&) (Z.leb a v) (Z.leb v b)
     then Some
            ((for_number e only0 body true v) :: (false_for false e only0
                                                   body (Z.add v (Zpos XH)) b))
     else None
   | None -> None)
| Is_at_most p ->
  (match whole_part p with
   | Some v ->
     if (&&) (Z.leb a v) (Z.leb v b)
     then Some
            ((for_number e only0 body true a) :: (false_for false e only0
                                                   body (Z.add v (Zpos XH)) b))
     else None
   | None -> None)
| Is_at_least p ->
  (match whole_part p with
   | Some v ->
     if (&&) (Z.leb a v) (Z.leb v b)
     then Some ((for_number e only0 body true v) :: [])
     else None
   | None -> None)

(** val about :
    quantifier -> bool -> (expression -> expression) -> expression ->
    expression **)

let rec about k greater relation x0 = match x0 with
| Quantify_ (k0, names0, r, only0, body) ->
  (match k0 with
   | Minimum ->
     if greater
     then relation x0
     else Quantify_ (k, names0, r, only0, (about k greater relation body))
   | Maximum ->
     if greater
     then Quantify_ (k, names0, r, only0, (about k greater relation body))
     else relation x0
   | _ -> relation x0)
| _ -> relation x0

(** val at_most : expression -> expression -> expression **)

let at_most c x0 =
  Not0 (Less0 (c, x0))

(** val at_least : expression -> expression -> expression **)

let at_least c x0 =
  Not0 (Less0 (x0, c))

(** val number_expr : part -> expression **)

let number_expr = function
| Ratio (n0, d) ->
  (match d with
   | XH -> Whole n0
   | _ -> Calculate (Over_, (Whole n0), (Whole (Zpos d))))
| _ -> Infinite_

(** val written0 : part -> bool **)

let written0 p =
  match value0 [] (number_expr p) with
  | Some w ->
    (match w with
     | Part_ q0 ->
       (match below p q0 with
        | Some b ->
          if b
          then false
          else (match below q0 p with
                | Some b0 -> if b0 then false else true
                | None -> false)
        | None -> false)
     | _ -> false)
  | None -> false

(** val extreme_goals :
    worth list -> bool -> expression -> judgement -> goal list option **)

let extreme_goals e greater x0 j =
  let some1 = fun more p -> { where_ = e; sentence =
    (about Exists_ greater
      (if more then at_least (number_expr p) else at_most (number_expr p)) x0);
    wanted = true }
  in
  let all1 = fun p -> { where_ = e; sentence =
    (about All greater
      (if greater then at_most (number_expr p) else at_least (number_expr p))
      x0); wanted = true }
  in
  let finite = fun p -> match p with
                        | Endless_ -> false
                        | _ -> true in
  (match j with
   | Is_truth _ -> None
   | Is_number p ->
     if written0 p
     then Some
            (if greater
             then (some1 true p) :: (if finite p then (all1 p) :: [] else [])
             else app (if finite p then (some1 false p) :: [] else [])
                    ((all1 p) :: []))
     else None
   | Is_at_most p ->
     if (&&) (written0 p) (finite p)
     then Some
            (if greater
             then (some1 false p) :: ((all1 p) :: [])
             else (some1 false p) :: [])
     else None
   | Is_at_least p ->
     if (&&) (written0 p) (finite p)
     then Some (if greater then (some1 true p) :: [] else (all1 p) :: [])
     else None)

(** val goals_of :
    (worth list -> expression -> worth option) -> nat -> worth list ->
    expression -> judgement -> goal list option **)

let goals_of look1 fuel e x0 j = match j with
| Is_truth b -> Some ({ where_ = e; sentence = x0; wanted = b } :: [])
| _ ->
  let (f, y) = bare look1 fuel e x0 in
  (match y with
   | Quantify_ (k, _, _, _, _) ->
     (match k with
      | Minimum -> extreme_goals f false y j
      | Maximum -> extreme_goals f true y j
      | _ -> None)
   | First (last0, a, b, only0, body) ->
     (match whole_of (look1 f a) with
      | Some a0 ->
        (match whole_of (look1 f b) with
         | Some b0 ->
           if last0
           then most_goals f a0 b0 only0 body j
           else least_goals f a0 b0 only0 body j
         | None -> None)
      | None -> None)
   | _ -> None)

(** val different_parts : part list -> bool **)

let rec different_parts = function
| [] -> true
| p :: l0 -> (&&) (negb (member p l0)) (different_parts l0)

(** val in_lowest_terms : part -> bool **)

let rec in_lowest_terms = function
| Ratio (n0, d) -> Z.eqb (Z.gcd n0 (Zpos d)) (Zpos XH)
| Link (a, b) -> (&&) (in_lowest_terms a) (in_lowest_terms b)
| Cons_ (a, b) -> (&&) (in_lowest_terms a) (in_lowest_terms b)
| _ -> true

(** val slot0 : Uint63.t -> nat **)

let slot0 q0 =
  Z.to_nat
    (to_Z (if of_digraph q0 then sub0 q0 (Uint63.of_int (4096)) else q0))

(** val graph_at : (bool * plain) list -> Uint63.t -> plain option **)

let graph_at roots q0 =
  if of_digraph q0
  then None
  else (match nth_error roots (slot0 q0) with
        | Some p -> let (b, q1) = p in if b then None else Some q1
        | None -> None)

(** val act : Uint63.t -> (Uint63.t -> Uint63.t) -> part -> part **)

let rec act r image p = match p with
| Vertex (s, i) -> if eqb0 s r then Vertex (s, (image i)) else p
| Link (a, b) -> Link ((act r image a), (act r image b))
| Cons_ (a, b) -> Cons_ ((act r image a), (act r image b))
| _ -> p

(** val extended0 :
    plain -> (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t **)

let extended0 p f i =
  if ltb0 i p.total then f i else i

(** val mask_from : nat -> Uint63.t -> Uint63.t -> Uint63.t **)

let rec mask_from times2 n0 mask0 =
  match times2 with
  | O -> mask0
  | S times3 ->
    if leb0 n0 mask0
    then mask0
    else mask_from times3 n0
           (add0 (mul0 (Uint63.of_int (2)) mask0) (Uint63.of_int (1)))

(** val count_from : 'a1 list -> Uint63.t -> Uint63.t **)

let rec count_from l i =
  match l with
  | [] -> i
  | _ :: l0 -> count_from l0 (add0 i (Uint63.of_int (1)))

(** val mask_of : 'a1 list -> Uint63.t **)

let mask_of l =
  mask_from (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O)))))))))))))))))) (count_from l (Uint63.of_int (0)))
    (Uint63.of_int (15))

(** val bucket_of : Uint63.t -> Uint63.t -> Uint63.t **)

let bucket_of mask0 h =
  land0 (lxor0 h (lsr0 h (Uint63.of_int (17)))) mask0

(** val same_key : Uint63.t list -> Uint63.t list -> bool **)

let rec same_key k l =
  match k with
  | [] -> (match l with
           | [] -> true
           | _ :: _ -> false)
  | i :: k0 ->
    (match l with
     | [] -> false
     | j :: l0 -> if eqb0 i j then same_key k0 l0 else false)

(** val hash_key : Uint63.t list -> Uint63.t **)

let hash_key k =
  fold_left (fun h i ->
    add0 (add0 (mul0 h (Uint63.of_int (1000003))) i) (Uint63.of_int (1))) k
    (Uint63.of_int (0))

(** val met_key :
    Uint63.t -> Uint63.t list list Parray.t -> Uint63.t list -> bool **)

let met_key mask0 t0 k =
  existsb (same_key k) (get t0 (bucket_of mask0 (hash_key k)))

(** val mark_key :
    Uint63.t -> Uint63.t list list Parray.t -> Uint63.t list -> Uint63.t
    list list Parray.t **)

let mark_key mask0 t0 k =
  let i = bucket_of mask0 (hash_key k) in set t0 i (k :: (get t0 i))

(** val visit_key :
    Uint63.t -> (Uint63.t list list Parray.t * Uint63.t list list) ->
    Uint63.t list -> Uint63.t list list Parray.t * Uint63.t list list **)

let visit_key mask0 s k =
  let (t0, queue) = s in
  if met_key mask0 t0 k then s else ((mark_key mask0 t0 k), (k :: queue))

(** val spread_keys :
    (Uint63.t list -> Uint63.t list) list -> Uint63.t -> Uint63.t list list
    -> Uint63.t list list Parray.t -> Uint63.t list list -> Uint63.t list
    list Parray.t **)

let rec spread_keys moves1 mask0 fuel t0 queue =
  match fuel with
  | [] -> t0
  | _ :: fuel0 ->
    (match queue with
     | [] -> t0
     | k :: queue0 ->
       let (t1, queue1) =
         fold_left (fun s m -> visit_key mask0 s (m k)) moves1 (t0, queue0)
       in
       spread_keys moves1 mask0 fuel0 t1 queue1)

(** val firsts_of :
    (Uint63.t list -> Uint63.t list) list -> Uint63.t -> Uint63.t list list
    -> Uint63.t list list -> Uint63.t list list Parray.t -> Uint63.t list
    list -> Uint63.t list list **)

let rec firsts_of moves1 mask0 fuel l t0 found0 =
  match l with
  | [] -> rev_append found0 []
  | k :: l0 ->
    if met_key mask0 t0 k
    then firsts_of moves1 mask0 fuel l0 t0 found0
    else firsts_of moves1 mask0 fuel l0
           (spread_keys moves1 mask0 fuel (mark_key mask0 t0 k) (k :: []))
           (k :: found0)

(** val firsts :
    (Uint63.t list -> Uint63.t list) list -> Uint63.t list list -> Uint63.t
    list list **)

let firsts moves1 l =
  let mask0 = mask_of l in
  firsts_of moves1 mask0 l l (make (add0 mask0 (Uint63.of_int (1))) []) []

(** val put_in : Uint63.t -> Uint63.t list -> Uint63.t list **)

let rec put_in i l = match l with
| [] -> i :: []
| j :: m -> if leb0 i j then i :: l else j :: (put_in i m)

(** val ordered_up : Uint63.t list -> Uint63.t list **)

let ordered_up l =
  fold_right put_in [] l

(** val put_pair :
    (Uint63.t * Uint63.t) -> (Uint63.t * Uint63.t) list ->
    (Uint63.t * Uint63.t) list **)

let rec put_pair i l = match l with
| [] -> i :: []
| j :: m -> if leb0 (fst i) (fst j) then i :: l else j :: (put_pair i m)

(** val pairs_in_order :
    (Uint63.t * Uint63.t) list -> (Uint63.t * Uint63.t) list **)

let pairs_in_order l =
  fold_right put_pair [] l

(** val positions_from : Uint63.t -> 'a1 list -> Uint63.t list **)

let rec positions_from i = function
| [] -> []
| _ :: l0 -> i :: (positions_from (add0 i (Uint63.of_int (1))) l0)

(** val filled0 :
    'a1 list -> Uint63.t -> 'a1 Parray.t -> 'a1 Parray.t **)

let rec filled0 l i t0 =
  match l with
  | [] -> t0
  | a :: l0 -> filled0 l0 (add0 i (Uint63.of_int (1))) (set t0 i a)

(** val listed_in : 'a1 -> 'a1 list -> 'a1 Parray.t option **)

let listed_in default0 l =
  let n0 = count_from l (Uint63.of_int (0)) in
  let t0 = make n0 default0 in
  if Z.leb (Z.of_nat (length l)) (to_Z (length0 t0))
  then Some (filled0 l (Uint63.of_int (0)) t0)
  else None

(** val without_one :
    ('a1 -> 'a2 -> bool) -> 'a1 -> 'a2 list -> 'a2 list option **)

let rec without_one t0 a = function
| [] -> None
| b :: l0 ->
  if t0 a b
  then Some l0
  else option_map (fun x0 -> b :: x0) (without_one t0 a l0)

(** val paired : ('a1 -> 'a2 -> bool) -> 'a1 list -> 'a2 list -> bool **)

let rec paired t0 l m =
  match l with
  | [] -> (match m with
           | [] -> true
           | _ :: _ -> false)
  | a :: l0 ->
    (match without_one t0 a m with
     | Some m0 -> paired t0 l0 m0
     | None -> false)

(** val fits0 : (part * part list) list -> bool **)

let fits0 rows0 =
  let keys = map fst rows0 in
  (&&) (different_parts keys)
    (forallb (fun e ->
      (&&)
        ((&&) ((&&) (different_parts (snd e)) (some_in (snd e) keys))
          (negb (member (fst e) (snd e))))
        (forallb (fun f ->
          eqb (member (fst f) (snd e)) (member (fst e) (snd f))) rows0))
      rows0)

(** val moves_to :
    Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> part -> part -> bool **)

let moves_to r p f p0 q0 =
  (&&) (same (act r (extended0 p f) p0) q0) (in_lowest_terms p0)

(** val stays :
    Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> worth -> bool **)

let stays r p f = function
| Part_ p0 -> moves_to r p f p0 p0
| True_or_false _ -> true
| Set_ l -> paired (moves_to r p f) l l
| Map_ l ->
  (&&) (paired (moves_to r p f) (map fst l) (map fst l))
    (forallb (fun e ->
      match looked_up l (fst e) with
      | Some v ->
        (match looked_up l (act r (extended0 p f) (fst e)) with
         | Some w0 -> moves_to r p f v w0
         | None -> false)
      | None -> false) l)
| Network g ->
  (match g with
   | Root (_, _) -> true
   | Made rows0 ->
     (&&) (fits0 rows0)
       (paired (fun e e' ->
         (&&) (moves_to r p f (fst e) (fst e'))
           (paired (moves_to r p f) (snd e) (snd e'))) rows0 rows0))
| Router_ _ -> false

(** val all_move :
    Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> worth list -> worth list
    -> bool **)

let rec all_move r p f x0 y =
  match x0 with
  | [] -> (match y with
           | [] -> true
           | _ :: _ -> false)
  | w :: x1 ->
    (match w with
     | Part_ p0 ->
       (match y with
        | [] -> false
        | w0 :: y0 ->
          (match w0 with
           | Part_ q0 -> (&&) (moves_to r p f p0 q0) (all_move r p f x1 y0)
           | _ -> false))
     | _ -> false)

(** val hash_part : part -> Uint63.t **)

let rec hash_part = function
| Ratio (n0, d) -> add0 (mul0 (of_Z n0) (Uint63.of_int (5))) (of_Z (Zpos d))
| Endless_ -> (Uint63.of_int (3))
| Vertex (s, i) -> add0 (mul0 i (Uint63.of_int (16777259))) s
| Link (a, b) -> add0 (add0 (hash_part a) (hash_part b)) (Uint63.of_int (11))
| Nil_ -> (Uint63.of_int (13))
| Cons_ (a, b) ->
  add0
    (add0 (mul0 (hash_part a) (Uint63.of_int (1000003)))
      (mul0 (hash_part b) (Uint63.of_int (31)))) (Uint63.of_int (17))

(** val hash_values : worth list -> Uint63.t **)

let hash_values x0 =
  fold_left (fun h w ->
    match w with
    | Part_ p -> add0 (mul0 h (Uint63.of_int (1000003))) (hash_part p)
    | _ -> h) x0 (Uint63.of_int (0))

(** val image_values :
    Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> worth list -> worth list **)

let image_values r p f x0 =
  map (fun w ->
    match w with
    | Part_ p0 -> Part_ (act r (extended0 p f) p0)
    | _ -> w) x0

(** val same_values : worth list -> worth list -> bool **)

let rec same_values x0 y =
  match x0 with
  | [] -> (match y with
           | [] -> true
           | _ :: _ -> false)
  | w :: x1 ->
    (match w with
     | Part_ p ->
       (match y with
        | [] -> false
        | w0 :: y0 ->
          (match w0 with
           | Part_ q0 -> (&&) (same p q0) (same_values x1 y0)
           | _ -> false))
     | _ -> false)

(** val hashed :
    Uint63.t -> worth list Parray.t -> Uint63.t list -> Uint63.t list
    Parray.t **)

let hashed mask0 t0 positions =
  fold_left (fun h i ->
    let b = bucket_of mask0 (hash_values (get t0 i)) in
    set h b (i :: (get h b))) positions
    (make (add0 mask0 (Uint63.of_int (1))) [])

(** val image_positions :
    Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> worth list Parray.t ->
    Uint63.t -> Uint63.t list Parray.t -> Uint63.t list -> Uint63.t
    Parray.t option **)

let image_positions r p f t0 mask0 h positions =
  let to_ =
    fold_left (fun m i ->
      let y = image_values r p f (get t0 i) in
      (match find (fun j -> same_values y (get t0 j))
               (get h (bucket_of mask0 (hash_values y))) with
       | Some j -> set m i j
       | None -> m)) positions
      (make (count_from positions (Uint63.of_int (0)))
        (count_from positions (Uint63.of_int (0))))
  in
  let n0 = count_from positions (Uint63.of_int (0)) in
  if forallb (fun i ->
       (&&) (ltb0 (get to_ i) n0)
         (all_move r p f (get t0 i) (get t0 (get to_ i)))) positions
  then Some to_
  else None

(** val keys_of_size :
    nat -> Uint63.t list -> Uint63.t list -> Uint63.t list list -> Uint63.t
    list list **)

let rec keys_of_size size1 l before0 others1 =
  match size1 with
  | O -> (rev_append before0 []) :: others1
  | S less0 ->
    (match l with
     | [] -> others1
     | i :: l0 ->
       keys_of_size less0 l0 (i :: before0)
         (keys_of_size size1 l0 before0 others1))

(** val keys_up_to :
    nat -> Uint63.t list -> Uint63.t list list -> Uint63.t list list **)

let rec keys_up_to size1 l larger2 =
  let others1 = keys_of_size size1 l [] larger2 in
  (match size1 with
   | O -> others1
   | S less0 -> keys_up_to less0 l others1)

(** val keys_onto :
    'a1 list -> Uint63.t list -> Uint63.t list -> Uint63.t list list ->
    Uint63.t list list **)

let rec keys_onto keys values1 before0 others1 =
  match keys with
  | [] -> (rev_append before0 []) :: others1
  | _ :: keys0 ->
    fold_right (fun v others2 ->
      keys_onto keys0 values1 (v :: before0) others2) others1 values1

(** val move_set : Uint63.t Parray.t -> Uint63.t list -> Uint63.t list **)

let move_set m k =
  ordered_up (map (fun i -> get m i) k)

(** val move_map :
    Uint63.t list -> (Uint63.t Parray.t * Uint63.t Parray.t) ->
    Uint63.t list -> Uint63.t list **)

let move_map positions m k =
  map snd
    (pairs_in_order
      (combine (map (fun i -> get (fst m) i) positions)
        (map (fun i -> get (snd m) i) k)))

(** val part_at : worth list Parray.t -> Uint63.t -> part **)

let part_at t0 i =
  match get t0 i with
  | [] -> Nil_
  | w :: l ->
    (match w with
     | Part_ p -> (match l with
                   | [] -> p
                   | _ :: _ -> Nil_)
     | _ -> Nil_)

(** val alone : part list -> worth list list **)

let alone l =
  map (fun p -> (Part_ p) :: []) l

(** val member_values :
    worth list Parray.t -> Uint63.t list -> worth list **)

let member_values t0 = function
| [] -> []
| i :: l -> (match l with
             | [] -> get t0 i
             | _ :: _ -> [])

(** val set_values : worth list Parray.t -> Uint63.t list -> worth list **)

let set_values t0 k =
  (Set_ (map (part_at t0) k)) :: []

(** val map_values :
    part list -> worth list Parray.t -> Uint63.t list -> worth list **)

let map_values keys t0 k =
  (Map_ (combine keys (map (part_at t0) k))) :: []

(** val no_networks : worth list -> bool **)

let no_networks x0 =
  forallb (fun w -> match w with
                    | Network _ -> false
                    | _ -> true) x0

(** val first_values :
    (Uint63.t list -> worth list) -> (Uint63.t list -> Uint63.t list) list ->
    Uint63.t list list -> worth list list option **)

let first_values val0 moves1 l =
  let l0 = map val0 (firsts moves1 l) in
  if forallb no_networks l0 then Some l0 else None

(** val orbit_values :
    (bool * plain) list -> Uint63.t -> (Uint63.t -> Uint63.t) list -> worth
    list -> (expression -> worth option) -> nat -> over0 -> worth list list
    option **)

let orbit_values roots r fs e look1 names0 range0 =
  match graph_at roots r with
  | Some p ->
    if (&&) (symmetries_check p fs)
         (forallb (fun f -> forallb (stays r p f) e) fs)
    then (match range0 with
          | Over a ->
            (match set_of (look1 a) with
             | Some l ->
               (match bindings names0 l with
                | Some l0 ->
                  (match listed_in [] l0 with
                   | Some t0 ->
                     let positions = positions_from (Uint63.of_int (0)) l0 in
                     let mask0 = mask_of l0 in
                     let h = hashed mask0 t0 positions in
                     (match all_there
                              (map (fun f ->
                                image_positions r p f t0 mask0 h positions)
                                fs) with
                      | Some maps0 ->
                        first_values (member_values t0) (map move_set maps0)
                          (map (fun i -> i :: []) positions)
                      | None -> None)
                   | None -> None)
                | None -> None)
             | None -> None)
          | Sets (a, most) ->
            (match set_of (look1 a) with
             | Some l ->
               (match bound_seen look1 most with
                | Some most0 ->
                  let most1 = most_members most0 l in
                  if Z.ltb most1 Z0
                  then Some []
                  else (match listed_in [] (alone l) with
                        | Some t0 ->
                          let positions =
                            positions_from (Uint63.of_int (0)) (alone l)
                          in
                          let mask0 = mask_of l in
                          let h = hashed mask0 t0 positions in
                          (match all_there
                                   (map (fun f ->
                                     image_positions r p f t0 mask0 h
                                       positions) fs) with
                           | Some maps0 ->
                             first_values (set_values t0)
                               (map move_set maps0)
                               (keys_up_to
                                 (Z.to_nat
                                   (Z.min most1 (Z.of_nat (length l))))
                                 positions [])
                           | None -> None)
                        | None -> None)
                | None -> None)
             | None -> None)
          | Maps_ (a, b) ->
            (match set_of (look1 a) with
             | Some keys ->
               (match set_of (look1 b) with
                | Some values1 ->
                  (match listed_in [] (alone keys) with
                   | Some t0 ->
                     (match listed_in [] (alone values1) with
                      | Some u ->
                        let positions =
                          positions_from (Uint63.of_int (0)) (alone keys)
                        in
                        let others1 =
                          positions_from (Uint63.of_int (0)) (alone values1)
                        in
                        let mask0 = mask_of keys in
                        let h = hashed mask0 t0 positions in
                        let mask' = mask_of values1 in
                        let h' = hashed mask' u others1 in
                        (match all_there
                                 (map (fun f ->
                                   match image_positions r p f t0 mask0 h
                                           positions with
                                   | Some m ->
                                     (match image_positions r p f u mask' h'
                                              others1 with
                                      | Some n0 -> Some (m, n0)
                                      | None -> None)
                                   | None -> None) fs) with
                         | Some maps0 ->
                           if (&&) (different_parts keys)
                                (forallb (fun m ->
                                  same_key
                                    (ordered_up
                                      (map (fun i -> get (fst m) i) positions))
                                    positions) maps0)
                           then first_values (map_values keys u)
                                  (map (move_map positions) maps0)
                                  (keys_onto positions others1 [] [])
                           else None
                         | None -> None)
                      | None -> None)
                   | None -> None)
                | None -> None)
             | None -> None))
    else None
  | None -> None

type told_so = ((nat * Uint63.t) * bool) list

(** val is_told : told_so -> ((nat * Uint63.t) * bool) -> bool **)

let is_told told e =
  existsb (fun f ->
    (&&)
      ((&&) (Nat.eqb (fst (fst e)) (fst (fst f)))
        (eqb0 (snd (fst e)) (snd (fst f)))) (eqb (snd e) (snd f))) told

(** val taken_to :
    Uint63.t Parray.t list -> nat -> Uint63.t -> Uint63.t **)

let taken_to m place i =
  match nth_error m place with
  | Some t0 -> get t0 i
  | None -> i

(** val orbit_from :
    nat -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> Uint63.t list ->
    Uint63.t list **)

let rec orbit_from fuel maps0 queue orbit =
  match fuel with
  | O -> orbit
  | S fuel0 ->
    (match queue with
     | [] -> orbit
     | i :: queue0 ->
       let new0 =
         fold_left (fun new0 m ->
           let j = m i in
           if (||) (among j orbit) (among j new0)
           then new0
           else app new0 (j :: [])) maps0 []
       in
       orbit_from fuel0 maps0 (app queue0 new0) (app orbit new0))

type chosen_from =
| From_sets of worth list Parray.t * Uint63.t list * z
| From_maps of part list * worth list Parray.t * worth list Parray.t
   * Uint63.t list * Uint63.t list * (Uint63.t * Uint63.t) list
   * (Uint63.t * Uint63.t) Parray.t

(** val choice_at : worth list -> over0 -> chosen_from option **)

let choice_at e = function
| Over _ -> None
| Sets (a, most) ->
  (match set_of (value0 e a) with
   | Some l ->
     (match bound e most with
      | Some most0 ->
        option_map (fun t0 -> From_sets (t0,
          (positions_from (Uint63.of_int (0)) (alone l)),
          (most_members most0 l))) (listed_in [] (alone l))
      | None -> None)
   | None -> None)
| Maps_ (a, b) ->
  (match set_of (value0 e a) with
   | Some keys ->
     (match set_of (value0 e b) with
      | Some values1 ->
        (match listed_in [] (alone keys) with
         | Some t0 ->
           (match listed_in [] (alone values1) with
            | Some u ->
              let positions = positions_from (Uint63.of_int (0)) (alone keys)
              in
              let others1 = positions_from (Uint63.of_int (0)) (alone values1)
              in
              let pairs0 =
                flat_map (fun i -> map (fun x0 -> (i, x0)) others1) positions
              in
              if different_parts keys
              then option_map (fun x0 -> From_maps (keys, t0, u, positions,
                     others1, pairs0, x0))
                     (listed_in ((Uint63.of_int (0)), (Uint63.of_int (0)))
                       pairs0)
              else None
            | None -> None)
         | None -> None)
      | None -> None)
   | None -> None)

(** val same_pair0 :
    (Uint63.t * Uint63.t) -> (Uint63.t * Uint63.t) -> bool **)

let same_pair0 a b =
  (&&) (eqb0 (fst a) (fst b)) (eqb0 (snd a) (snd b))

(** val can_be_so : chosen_from -> Uint63.t list **)

let can_be_so = function
| From_sets (_, positions, _) -> positions
| From_maps (_, _, _, _, _, pairs0, _) ->
  positions_from (Uint63.of_int (0)) pairs0

(** val is_bijection : Uint63.t Parray.t -> Uint63.t list -> bool **)

let is_bijection m positions =
  same_key (ordered_up (map (fun i -> get m i) positions)) positions

(** val pairs_map :
    (Uint63.t * Uint63.t) list -> (Uint63.t * Uint63.t) Parray.t ->
    Uint63.t Parray.t -> Uint63.t Parray.t -> Uint63.t Parray.t ->
    Uint63.t -> Uint63.t Parray.t option **)

let pairs_map pairs0 table others1 m n0 count =
  let to_ =
    fold_left (fun s i ->
      let (k, v) = get table i in
      set s i (add0 (mul0 (get m k) count) (get n0 v)))
      (positions_from (Uint63.of_int (0)) pairs0) others1
  in
  let size1 = count_from pairs0 (Uint63.of_int (0)) in
  if forallb (fun i ->
       (&&) (ltb0 (get to_ i) size1)
         (same_pair0 (get table (get to_ i)) ((get m (fst (get table i))),
           (get n0 (snd (get table i))))))
       (positions_from (Uint63.of_int (0)) pairs0)
  then Some to_
  else None

(** val choice_maps :
    Uint63.t -> plain -> (Uint63.t -> Uint63.t) list -> chosen_from ->
    Uint63.t Parray.t list option **)

let choice_maps r p fs = function
| From_sets (t0, positions, _) ->
  let mask0 = mask_of positions in
  let h = hashed mask0 t0 positions in
  all_there
    (map (fun f ->
      match image_positions r p f t0 mask0 h positions with
      | Some m -> if is_bijection m positions then Some m else None
      | None -> None) fs)
| From_maps (_, t0, u, positions, others1, pairs0, table) ->
  let mask0 = mask_of positions in
  let h = hashed mask0 t0 positions in
  let mask' = mask_of others1 in
  let h' = hashed mask' u others1 in
  let size1 = count_from pairs0 (Uint63.of_int (0)) in
  let count = count_from others1 (Uint63.of_int (0)) in
  all_there
    (map (fun f ->
      match image_positions r p f t0 mask0 h positions with
      | Some m ->
        (match image_positions r p f u mask' h' others1 with
         | Some n0 ->
           if (&&) (is_bijection m positions) (is_bijection n0 others1)
           then pairs_map pairs0 table (make size1 size1) m n0 count
           else None
         | None -> None)
      | None -> None) fs)

(** val choices_maps :
    Uint63.t -> plain -> (Uint63.t -> Uint63.t) list -> chosen_from list ->
    Uint63.t Parray.t list list option **)

let rec choices_maps r p fs = function
| [] -> Some (map (fun _ -> []) fs)
| c :: l0 ->
  (match choice_maps r p fs c with
   | Some m ->
     (match choices_maps r p fs l0 with
      | Some n0 -> Some (map (fun e -> (fst e) :: (snd e)) (combine m n0))
      | None -> None)
   | None -> None)

(** val can_so : chosen_from list -> (nat * Uint63.t) -> bool **)

let can_so l e =
  match nth_error l (fst e) with
  | Some c -> among (snd e) (can_be_so c)
  | None -> false

(** val split_orbit :
    (bool * plain) list -> Uint63.t -> (Uint63.t -> Uint63.t) list -> worth
    list -> chosen_from list -> told_so -> nat -> Uint63.t -> Uint63.t list
    option **)

let split_orbit roots r fs e l told place at_ =
  match graph_at roots r with
  | Some p ->
    (match nth_error l place with
     | Some c ->
       if (&&)
            ((&&) (symmetries_check p fs)
              (forallb (fun f -> forallb (stays r p f) e) fs))
            (can_so l (place, at_))
       then (match choices_maps r p fs l with
             | Some maps0 ->
               let orbit =
                 orbit_from (length (can_be_so c))
                   (map (fun m -> taken_to m place) maps0) (at_ :: [])
                   (at_ :: [])
               in
               if (&&)
                    (forallb (fun m ->
                      forallb (fun t0 ->
                        let (e0, b) = t0 in
                        (&&) (can_so l e0)
                          (is_told told (((fst e0),
                            (taken_to m (fst e0) (snd e0))), b))) told) maps0)
                    (negb
                      (existsb (fun i ->
                        (||) (is_told told ((place, i), true))
                          (is_told told ((place, i), false))) orbit))
               then Some orbit
               else None
             | None -> None)
       else None
     | None -> None)
  | None -> None

(** val unconditional : expression -> bool **)

let unconditional = function
| Always b -> b
| _ -> false

(** val is_choice : over0 -> bool **)

let is_choice = function
| Over _ -> false
| _ -> true

(** val leading :
    worth list -> worth list -> quantifier -> over0 -> expression ->
    expression -> ((chosen_from list * expression) * expression) option **)

let rec leading before0 e k r only0 body =
  match choice_at (app before0 e) r with
  | Some c ->
    (match body with
     | Quantify_ (l, _, s, only', body') ->
       if (&&)
            ((&&) ((&&) (unconditional only0) (same_quantifier k l))
              (is_choice s))
            (negb
              (existsb (fun n0 -> uses_over n0 s)
                (seq O (S (length before0)))))
       then option_map (fun t0 -> (((c :: (fst (fst t0))), (snd (fst t0))),
              (snd t0)))
              (leading ((True_or_false true) :: before0) e k s only' body')
       else Some (((c :: []), only0), body)
     | _ -> Some (((c :: []), only0), body))
  | None -> None

type lit =
| Known of bool
| Lit of z

(** val negated0 : lit -> lit **)

let negated0 = function
| Known b -> Known (negb b)
| Lit z0 -> Lit (Z.opp z0)

type circuit = { next_variable : positive; clauses_made : z list list;
                 gates_made : (z list * positive) list Parray.t }

type 'a making = circuit -> ('a * circuit) option

(** val pure : 'a1 -> 'a1 making **)

let pure x0 c =
  Some (x0, c)

(** val fails : 'a1 making **)

let fails _ =
  None

(** val bind : 'a1 making -> ('a1 -> 'a2 making) -> 'a2 making **)

let bind m f c =
  match m c with
  | Some p -> let (x0, c0) = p in f x0 c0
  | None -> None

(** val open_literals : bool -> lit list -> z list option **)

let rec open_literals known1 = function
| [] -> Some []
| l0 :: l1 ->
  (match l0 with
   | Known b -> if eqb b known1 then None else open_literals known1 l1
   | Lit z0 -> option_map (fun x0 -> z0 :: x0) (open_literals known1 l1))

(** val clause0 : lit list -> unit making **)

let clause0 l c =
  match open_literals true l with
  | Some k ->
    Some ((), { next_variable = c.next_variable; clauses_made =
      (k :: c.clauses_made); gates_made = c.gates_made })
  | None -> Some ((), c)

(** val fresh0 : lit making **)

let fresh0 c =
  Some ((Lit (Zpos c.next_variable)), { next_variable =
    (Coq_Pos.succ c.next_variable); clauses_made = c.clauses_made;
    gates_made = c.gates_made })

(** val fresh_ones : nat -> lit list making **)

let rec fresh_ones = function
| O -> pure []
| S n1 ->
  bind fresh0 (fun x0 -> bind (fresh_ones n1) (fun r -> pure (x0 :: r)))

module Increasing =
 struct
  type t = z

  (** val leb : z -> z -> bool **)

  let leb =
    Z.leb
 end

module LiteralSort = Sort(Increasing)

(** val each_once0 : z list -> z list **)

let rec each_once0 l = match l with
| [] -> l
| x0 :: r ->
  (match r with
   | [] -> l
   | y :: _ -> if Z.eqb x0 y then each_once0 r else x0 :: (each_once0 r))

(** val contradicted : nat -> z list -> z list -> bool **)

let rec contradicted fuel l m =
  match fuel with
  | O -> false
  | S fuel0 ->
    (match l with
     | [] -> false
     | x0 :: l' ->
       (match m with
        | [] -> false
        | y :: m' ->
          if Z.eqb x0 y
          then true
          else if Z.ltb x0 y
               then contradicted fuel0 l' m
               else contradicted fuel0 l m'))

(** val same_inputs : z list -> z list -> bool **)

let rec same_inputs k l =
  match k with
  | [] -> (match l with
           | [] -> true
           | _ :: _ -> false)
  | x0 :: k0 ->
    (match l with
     | [] -> false
     | y :: l0 -> (&&) (Z.eqb x0 y) (same_inputs k0 l0))

(** val gate_with : z list -> (z list * positive) list -> positive option **)

let rec gate_with k = function
| [] -> None
| p :: l0 ->
  let (m, g) = p in if same_inputs k m then Some g else gate_with k l0

(** val place_of0 : z list -> Uint63.t **)

let place_of0 k =
  fold_left (fun h z0 ->
    land0 (add0 (mul0 h (Uint63.of_int (31))) (of_Z z0))
      (Uint63.of_int (65535))) k (Uint63.of_int (0))

(** val gate_of : z list -> lit making **)

let gate_of k c =
  let i = place_of0 k in
  let there2 = get c.gates_made i in
  (match gate_with k there2 with
   | Some g -> Some ((Lit (Zpos g)), c)
   | None ->
     let g = c.next_variable in
     let each0 =
       fold_left (fun m x0 -> ((Zneg g) :: (x0 :: [])) :: m) k c.clauses_made
     in
     Some ((Lit (Zpos g)), { next_variable = (Coq_Pos.succ g); clauses_made =
     (((Zpos g) :: (map Z.opp k)) :: each0); gates_made =
     (set c.gates_made i ((k, g) :: there2)) }))

(** val conjunction : lit list -> lit making **)

let conjunction l =
  match open_literals false l with
  | Some k ->
    (match k with
     | [] -> pure (Known true)
     | z0 :: l0 ->
       (match l0 with
        | [] -> pure (Lit z0)
        | _ :: _ ->
          let k0 = each_once0 (LiteralSort.sort k) in
          if contradicted (mul (S (S O)) (length k0)) k0
               (rev_append (map Z.opp k0) [])
          then pure (Known false)
          else (match k0 with
                | [] -> gate_of k0
                | z1 :: l1 ->
                  (match l1 with
                   | [] -> pure (Lit z1)
                   | _ :: _ -> gate_of k0))))
  | None -> pure (Known false)

(** val disjunction : lit list -> lit making **)

let disjunction l =
  bind (conjunction (map negated0 l)) (fun x0 -> pure (negated0 x0))

(** val same_truth : lit -> lit -> lit making **)

let same_truth x0 y =
  bind (conjunction (x0 :: (y :: []))) (fun both0 ->
    bind (conjunction ((negated0 x0) :: ((negated0 y) :: [])))
      (fun neither -> disjunction (both0 :: (neither :: []))))

(** val count_row :
    lit -> lit list -> lit -> z -> z -> z -> lit list making **)

let rec count_row before0 row0 l j low0 high0 =
  match row0 with
  | [] -> pure []
  | r :: row1 ->
    bind
      (if (&&) (Z.leb low0 j) (Z.leb j high0)
       then bind (conjunction (before0 :: (l :: []))) (fun t0 ->
              disjunction (r :: (t0 :: [])))
       else pure (Known false)) (fun x0 ->
      bind (count_row r row1 l (Z.add j (Zpos XH)) low0 high0) (fun rest0 ->
        pure (x0 :: rest0)))

(** val count_rows :
    lit list -> lit list -> z -> z -> z -> lit list making **)

let rec count_rows row0 l i n0 k =
  match l with
  | [] -> pure row0
  | x0 :: l0 ->
    bind
      (count_row (Known true) row0 x0 (Zpos XH)
        (Z.sub k (Z.sub (Z.sub n0 (Zpos XH)) i)) (Z.add i (Zpos XH)))
      (fun row1 -> count_rows row1 l0 (Z.add i (Zpos XH)) n0 k)

(** val at_least0 : lit list -> z -> lit making **)

let at_least0 l k =
  if Z.leb k Z0
  then pure (Known true)
  else let n0 = Z.of_nat (length l) in
       if Z.ltb n0 k
       then pure (Known false)
       else bind (count_rows (repeat (Known false) (Z.to_nat k)) l Z0 n0 k)
              (fun row0 -> pure (last row0 (Known true)))

(** val start : circuit **)

let start =
  { next_variable = XH; clauses_made = []; gates_made =
    (make (Uint63.of_int (65536)) []) }

type term0 =
| Fixed of part
| One_of of (part * lit) list
| How_many of lit list * z

type open_row = (part * lit) * (part * lit) list

(** val vertex_in0 : open_row -> part **)

let vertex_in0 r =
  fst (fst r)

(** val alive_in : open_row -> lit **)

let alive_in r =
  snd (fst r)

type open_net =
| Closed of net
| Opened of open_row list

type open_worth =
| A_term_ of term0
| A_truth_ of lit
| Members of (part * lit) list
| Mapping of (part * term0) list
| Net of open_net
| Ways of (Uint63.t -> Uint63.t -> Uint63.t -> (Uint63.t * Uint63.t) list
          option)

(** val each_known : 'a1 list -> ('a1 * lit) list **)

let each_known l =
  map (fun p -> (p, (Known true))) l

(** val opened_up : worth -> open_worth **)

let opened_up = function
| Part_ p -> A_term_ (Fixed p)
| True_or_false b -> A_truth_ (Known b)
| Set_ l -> Members (each_known l)
| Map_ l -> Mapping (map (fun e -> ((fst e), (Fixed (snd e)))) l)
| Network g -> Net (Closed g)
| Router_ w0 -> Ways w0

(** val known_entries : ('a1 * lit) list -> 'a1 list option **)

let rec known_entries = function
| [] -> Some []
| p :: l0 ->
  let (x0, l1) = p in
  (match l1 with
   | Known b ->
     option_map (fun m -> if b then x0 :: m else m) (known_entries l0)
   | Lit _ -> None)

(** val known_map : (part * term0) list -> (part * part) list option **)

let rec known_map = function
| [] -> Some []
| p0 :: l0 ->
  let (k, t0) = p0 in
  (match t0 with
   | Fixed p -> option_map (fun x0 -> (k, p) :: x0) (known_map l0)
   | _ -> None)

(** val known_worth : open_worth -> worth option **)

let known_worth = function
| A_term_ t0 -> (match t0 with
                 | Fixed p -> Some (Part_ p)
                 | _ -> None)
| A_truth_ l ->
  (match l with
   | Known b -> Some (True_or_false b)
   | Lit _ -> None)
| Members l -> option_map (fun x1 -> Set_ x1) (known_entries l)
| Mapping l -> option_map (fun x1 -> Map_ x1) (known_map l)
| Net g0 -> (match g0 with
             | Closed g -> Some (Network g)
             | Opened _ -> None)
| Ways w -> Some (Router_ w)

(** val known_all : open_worth list -> worth list option **)

let rec known_all = function
| [] -> Some []
| x0 :: l0 ->
  (match known_worth x0 with
   | Some w -> option_map (fun x1 -> w :: x1) (known_all l0)
   | None -> None)

(** val of_each :
    (part * lit) list -> (part -> lit making) -> lit list making **)

let rec of_each l about2 =
  match l with
  | [] -> pure []
  | p0 :: l0 ->
    let (p, g) = p0 in
    bind (about2 p) (fun x0 ->
      match x0 with
      | Known b ->
        if b
        then bind (conjunction (g :: (x0 :: []))) (fun y ->
               bind (of_each l0 about2) (fun r -> pure (y :: r)))
        else of_each l0 about2
      | Lit _ ->
        bind (conjunction (g :: (x0 :: []))) (fun y ->
          bind (of_each l0 about2) (fun r -> pure (y :: r))))

(** val any_value : term0 -> (part -> lit making) -> lit making **)

let any_value t0 about2 =
  match t0 with
  | Fixed p -> about2 p
  | One_of l -> bind (of_each l about2) disjunction
  | How_many (_, _) -> fails

(** val same_part : part -> part -> bool **)

let rec same_part p x0 =
  match p with
  | Ratio (n0, d) ->
    (match x0 with
     | Ratio (n1, d0) -> if Z.eq_dec n0 n1 then Coq_Pos.eq_dec d d0 else false
     | _ -> false)
  | Endless_ -> (match x0 with
                 | Endless_ -> true
                 | _ -> false)
  | Vertex (root1, index) ->
    (match x0 with
     | Vertex (root2, index0) ->
       if eqs root1 root2 then eqs index index0 else false
     | _ -> false)
  | Link (a, b) ->
    (match x0 with
     | Link (a0, b0) -> if same_part a a0 then same_part b b0 else false
     | _ -> false)
  | Nil_ -> (match x0 with
             | Nil_ -> true
             | _ -> false)
  | Cons_ (a, rest0) ->
    (match x0 with
     | Cons_ (a0, rest1) ->
       if same_part a a0 then same_part rest0 rest1 else false
     | _ -> false)

(** val put0 :
    part -> lit -> (part * lit list) list -> (part * lit list) list **)

let rec put0 x0 y = function
| [] -> (x0, (y :: [])) :: []
| p :: results0 ->
  let (z0, l) = p in
  if same_part x0 z0
  then (z0, (y :: l)) :: results0
  else (z0, l) :: (put0 x0 y results0)

(** val put_all :
    lit -> (part * lit) list -> (part * lit list) list -> (part * lit list)
    list making **)

let rec put_all when1 l results =
  match l with
  | [] -> pure results
  | p :: l0 ->
    let (x0, g) = p in
    bind (conjunction (when1 :: (g :: []))) (fun y ->
      put_all when1 l0 (put0 x0 y results))

(** val for_each0 :
    (part -> lit -> (part * lit list) list -> (part * lit list) list making)
    -> lit -> (part * lit) list -> (part * lit list) list -> (part * lit
    list) list making **)

let rec for_each0 more when1 l results =
  match l with
  | [] -> pure results
  | p0 :: l0 ->
    let (p, g) = p0 in
    bind (conjunction (when1 :: (g :: []))) (fun w ->
      match w with
      | Known b ->
        if b
        then bind (more p w results) (fun results0 ->
               for_each0 more when1 l0 results0)
        else for_each0 more when1 l0 results
      | Lit _ ->
        bind (more p w results) (fun results0 ->
          for_each0 more when1 l0 results0))

(** val combined :
    (part list -> term0 making) -> term0 list -> part list -> lit ->
    (part * lit list) list -> (part * lit list) list making **)

let rec combined apply_to t0 fixed when1 results =
  match t0 with
  | [] ->
    bind (apply_to (rev fixed)) (fun t1 ->
      match t1 with
      | Fixed x0 -> put_all when1 ((x0, (Known true)) :: []) results
      | One_of l -> put_all when1 l results
      | How_many (_, _) -> fails)
  | t1 :: t2 ->
    (match t1 with
     | Fixed p -> combined apply_to t2 (p :: fixed) when1 results
     | One_of l ->
       for_each0 (fun p -> combined apply_to t2 (p :: fixed)) when1 l results
     | How_many (_, _) -> fails)

(** val finished : (part * lit list) list -> (part * lit) list making **)

let rec finished = function
| [] -> pure []
| p :: results0 ->
  let (x0, l) = p in
  bind (disjunction l) (fun y ->
    bind (finished results0) (fun r -> pure ((x0, y) :: r)))

(** val spread_from :
    lit list -> z -> z -> nat -> (part * lit) list making **)

let rec spread_from l base k = function
| O -> pure []
| S many0 ->
  bind (at_least0 l k) (fun x0 ->
    bind (at_least0 l (Z.add k (Zpos XH))) (fun y ->
      bind (conjunction (x0 :: ((negated0 y) :: []))) (fun g ->
        bind (spread_from l base (Z.add k (Zpos XH)) many0) (fun r ->
          pure (((whole (Z.add base k)), g) :: r)))))

(** val spread1 : term0 -> term0 making **)

let spread1 t0 = match t0 with
| How_many (l, base) ->
  bind (spread_from l base Z0 (S (length l))) (fun r -> pure (One_of r))
| _ -> pure t0

(** val spread_each : term0 list -> term0 list making **)

let rec spread_each = function
| [] -> pure []
| t0 :: l0 ->
  bind (spread1 t0) (fun x0 ->
    bind (spread_each l0) (fun r -> pure (x0 :: r)))

(** val known_terms : term0 list -> part list option **)

let rec known_terms = function
| [] -> Some []
| t0 :: l0 ->
  (match t0 with
   | Fixed p -> option_map (fun x0 -> p :: x0) (known_terms l0)
   | _ -> None)

(** val lift : term0 list -> (part list -> term0 making) -> term0 making **)

let lift l apply_to =
  bind (spread_each l) (fun l0 ->
    match known_terms l0 with
    | Some p -> apply_to p
    | None ->
      bind (combined apply_to l0 [] (Known true) []) (fun r ->
        bind (finished r) (fun r0 -> pure (One_of r0))))

(** val members_of : open_worth -> (part * lit) list option **)

let members_of = function
| A_term_ t0 ->
  (match t0 with
   | Fixed p ->
     (match p with
      | Link (a, b) -> Some ((a, (Known true)) :: ((b, (Known true)) :: []))
      | _ -> None)
   | _ -> None)
| Members l -> Some l
| _ -> None

(** val guards_of : part -> (part * lit) list -> lit list **)

let guards_of p l =
  map snd (filter (fun e -> same p (fst e)) l)

(** val member_in : part -> (part * lit) list -> lit making **)

let member_in p l =
  disjunction (guards_of p l)

(** val is_in : term0 -> (part * lit) list -> lit making **)

let is_in t0 l =
  bind (spread1 t0) (fun t1 -> any_value t1 (fun p -> member_in p l))

(** val each_same :
    (part * lit) list -> (part * lit) list -> (part * lit) list -> lit list
    making **)

let rec each_same l all1 others1 =
  match l with
  | [] -> pure []
  | p0 :: l0 ->
    let (p, _) = p0 in
    bind (member_in p all1) (fun x0 ->
      bind (member_in p others1) (fun y ->
        bind (same_truth x0 y) (fun z0 ->
          bind (each_same l0 all1 others1) (fun r -> pure (z0 :: r)))))

(** val same_sets : (part * lit) list -> (part * lit) list -> lit making **)

let same_sets l m =
  bind (each_same l l m) (fun r ->
    let left =
      filter (fun e -> negb (existsb (fun f -> same (fst e) (fst f)) l)) m
    in
    conjunction (app r (map (fun e -> negated0 (snd e)) left)))

(** val known_and_open : ('a1 * lit) list -> z * lit list **)

let rec known_and_open = function
| [] -> (Z0, [])
| p :: l0 ->
  let (_, x0) = p in
  (match x0 with
   | Known b -> let (z0, g) = known_and_open l0 in ((Z.add z0 (Z.b2z b)), g)
   | Lit _ -> let (z0, g) = known_and_open l0 in (z0, (x0 :: g)))

(** val count_of : z -> lit list -> term0 **)

let count_of z0 g = match g with
| [] -> Fixed (whole z0)
| _ :: _ -> How_many (g, z0)

(** val length_of : ('a1 * lit) list -> term0 **)

let length_of l =
  let (z0, g) = known_and_open l in count_of z0 g

(** val of_one : (part -> part option) -> part list -> part option **)

let of_one f = function
| [] -> None
| x0 :: l -> (match l with
              | [] -> f x0
              | _ :: _ -> None)

(** val of_two : (part -> part -> part option) -> part list -> part option **)

let of_two f = function
| [] -> None
| x0 :: l ->
  (match l with
   | [] -> None
   | y :: l0 -> (match l0 with
                 | [] -> f x0 y
                 | _ :: _ -> None))

(** val calculated : operation -> part list -> part option **)

let calculated o = function
| [] -> None
| p0 :: l ->
  (match l with
   | [] -> None
   | q0 :: l0 -> (match l0 with
                  | [] -> calculate o p0 q0
                  | _ :: _ -> None))

(** val by_function :
    (part list -> part option) -> part list -> term0 making **)

let by_function f p =
  match f p with
  | Some q0 -> pure (Fixed q0)
  | None -> fails

(** val arithmetic : operation -> term0 -> term0 -> term0 making **)

let arithmetic o x0 y =
  match o with
  | Plus_ ->
    (match x0 with
     | Fixed p ->
       (match p with
        | Ratio (k, d) ->
          (match d with
           | XH ->
             (match y with
              | How_many (l, z0) -> pure (How_many (l, (Z.add z0 k)))
              | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
           | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
        | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
     | One_of _ -> lift (x0 :: (y :: [])) (by_function (calculated o))
     | How_many (l, z0) ->
       (match y with
        | Fixed p ->
          (match p with
           | Ratio (k, d) ->
             (match d with
              | XH -> pure (How_many (l, (Z.add z0 k)))
              | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
           | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
        | _ -> lift (x0 :: (y :: [])) (by_function (calculated o))))
  | Minus_ ->
    (match x0 with
     | How_many (l, z0) ->
       (match y with
        | Fixed p ->
          (match p with
           | Ratio (k, d) ->
             (match d with
              | XH -> pure (How_many (l, (Z.sub z0 k)))
              | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
           | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
        | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
     | _ -> lift (x0 :: (y :: [])) (by_function (calculated o)))
  | _ -> lift (x0 :: (y :: [])) (by_function (calculated o))

(** val first_or_second : part list -> part option **)

let first_or_second = function
| [] -> None
| c :: l ->
  (match l with
   | [] -> None
   | x0 :: l0 ->
     (match l0 with
      | [] -> None
      | y :: l1 ->
        (match l1 with
         | [] -> if same_part c (whole (Zpos XH)) then Some x0 else Some y
         | _ :: _ -> None)))

(** val between : lit -> term0 -> term0 -> term0 making **)

let between g x0 y =
  match g with
  | Known b -> pure (if b then x0 else y)
  | Lit _ ->
    lift ((One_of (((whole (Zpos XH)), g) :: (((whole Z0),
      (negated0 g)) :: []))) :: (x0 :: (y :: [])))
      (by_function first_or_second)

(** val count_is : lit list -> z -> part -> lit making **)

let count_is l base = function
| Ratio (k, d) ->
  (match d with
   | XH ->
     bind (at_least0 l (Z.sub k base)) (fun x0 ->
       bind (at_least0 l (Z.add (Z.sub k base) (Zpos XH))) (fun y ->
         conjunction (x0 :: ((negated0 y) :: []))))
   | _ -> pure (Known false))
| Endless_ -> pure (Known false)
| _ -> fails

(** val count_below : lit list -> z -> part -> lit making **)

let count_below l base = function
| Ratio (n0, d) ->
  bind (at_least0 l (Z.sub (Z.opp (Z.div (Z.opp n0) (Zpos d))) base))
    (fun x0 -> pure (negated0 x0))
| Endless_ -> pure (Known true)
| _ -> fails

(** val known_truth : bool option -> lit making **)

let known_truth = function
| Some b0 -> pure (Known b0)
| None -> fails

(** val compared_by :
    (part -> part -> bool option) -> term0 -> term0 -> lit making **)

let compared_by f x0 y =
  bind (spread1 x0) (fun x1 ->
    bind (spread1 y) (fun y0 ->
      any_value x1 (fun p -> any_value y0 (fun q0 -> known_truth (f p q0)))))

(** val equal_terms : term0 -> term0 -> lit making **)

let equal_terms x0 y =
  match x0 with
  | Fixed p ->
    (match y with
     | How_many (l, z0) -> count_is l z0 p
     | _ -> compared_by equal_parts x0 y)
  | One_of _ -> compared_by equal_parts x0 y
  | How_many (l, z0) ->
    (match y with
     | Fixed p -> count_is l z0 p
     | _ -> compared_by equal_parts x0 y)

(** val less_terms : term0 -> term0 -> lit making **)

let less_terms x0 y =
  match x0 with
  | Fixed p ->
    (match p with
     | Ratio (k, d) ->
       (match d with
        | XH ->
          (match y with
           | How_many (l, z0) -> at_least0 l (Z.sub (Z.add k (Zpos XH)) z0)
           | _ -> compared_by below x0 y)
        | _ -> compared_by below x0 y)
     | _ -> compared_by below x0 y)
  | One_of _ -> compared_by below x0 y
  | How_many (l, z0) ->
    (match y with
     | Fixed p -> count_below l z0 p
     | _ -> compared_by below x0 y)

(** val row_at : part -> open_row list -> open_row option **)

let row_at v t0 =
  find (fun r -> same v (vertex_in0 r)) t0

(** val joins : part -> part -> part -> part -> bool **)

let joins u v x0 y =
  (||) ((&&) (same u x0) (same v y)) ((&&) (same u y) (same v x0))

(** val pairs_from :
    open_row list -> open_row -> (open_row * open_row) list ->
    (open_row * open_row) list **)

let pairs_from t0 r met0 =
  fold_left (fun met1 e ->
    match row_at (fst e) t0 with
    | Some s ->
      if existsb (fun p ->
           joins (vertex_in0 r) (vertex_in0 s) (vertex_in0 (fst p))
             (vertex_in0 (snd p))) met1
      then met1
      else (r, s) :: met1
    | None -> met1) (snd r) met0

(** val pairs_met : open_row list -> (open_row * open_row) list **)

let pairs_met t0 =
  rev_append (fold_left (fun met0 r -> pairs_from t0 r met0) t0 []) []

(** val links_made :
    (open_row * open_row) list -> ((part * part) * lit) list making **)

let rec links_made = function
| [] -> pure []
| p :: l0 ->
  let (r, s) = p in
  bind
    (disjunction
      (app (guards_of (vertex_in0 s) (snd r))
        (guards_of (vertex_in0 r) (snd s)))) (fun x0 ->
    bind (conjunction (x0 :: ((alive_in r) :: ((alive_in s) :: []))))
      (fun y ->
      bind (links_made l0) (fun others1 ->
        pure ((((vertex_in0 r), (vertex_in0 s)), y) :: others1))))

(** val link_between :
    part -> part -> ((part * part) * lit) list -> lit option **)

let link_between u v links =
  option_map snd (find (fun e -> joins u v (fst (fst e)) (snd (fst e))) links)

(** val nothing_listed : open_row -> open_row -> bool **)

let nothing_listed u v =
  match guards_of (vertex_in0 v) (snd u) with
  | [] ->
    (match guards_of (vertex_in0 u) (snd v) with
     | [] -> true
     | _ :: _ -> false)
  | _ :: _ -> false

(** val row_made :
    open_row -> open_row list -> ((part * part) * lit) list -> (part * lit)
    list option **)

let rec row_made r t0 links =
  match t0 with
  | [] -> Some []
  | s :: t1 ->
    (match row_made r t1 links with
     | Some others1 ->
       if same (vertex_in0 r) (vertex_in0 s)
       then Some others1
       else (match link_between (vertex_in0 r) (vertex_in0 s) links with
             | Some x0 ->
               (match x0 with
                | Known b ->
                  if b
                  then Some (((vertex_in0 s), x0) :: others1)
                  else Some others1
                | Lit _ -> Some (((vertex_in0 s), x0) :: others1))
             | None -> if nothing_listed r s then Some others1 else None)
     | None -> None)

(** val rows_made :
    open_row list -> ((part * part) * lit) list -> open_row list option **)

let rows_made t0 links =
  all_there
    (map (fun r ->
      option_map (fun l -> (((vertex_in0 r), (alive_in r)), l))
        (row_made r t0 links)) t0)

(** val known_rows : open_row list -> (part * part list) list option **)

let rec known_rows = function
| [] -> Some []
| o :: rows1 ->
  let (p, l) = o in
  let (v, l0) = p in
  (match l0 with
   | Known b ->
     (match known_entries l with
      | Some m ->
        (match known_rows rows1 with
         | Some others1 -> Some (if b then (v, m) :: others1 else others1)
         | None -> None)
      | None -> None)
   | Lit _ -> None)

(** val itself_listed : open_row -> bool **)

let itself_listed r =
  match guards_of (vertex_in0 r) (snd r) with
  | [] -> false
  | _ :: _ -> true

(** val net_made : open_row list -> open_net making **)

let net_made t0 =
  if existsb (fun r -> one_way (vertex_in0 r)) t0
  then (match known_rows t0 with
        | Some rows0 ->
          (match linked_rows rows0 with
           | Some rows1 -> pure (Closed (Made rows1))
           | None -> fails)
        | None -> fails)
  else if (||) (existsb itself_listed t0)
            (negb (different_parts (map vertex_in0 t0)))
       then fails
       else bind (links_made (pairs_met t0)) (fun links ->
              match rows_made t0 links with
              | Some rows0 ->
                pure
                  (match known_rows rows0 with
                   | Some others1 -> Closed (Made others1)
                   | None -> Opened rows0)
              | None -> fails)

(** val around0 : open_row list -> part -> (part * lit) list option **)

let around0 rows0 v =
  if forallb (fun r -> alike v (vertex_in0 r)) rows0
  then Some (match row_at v rows0 with
             | Some r -> snd r
             | None -> [])
  else None

(** val vertices_open : open_row list -> (part * lit) list **)

let vertices_open rows0 =
  map fst rows0

(** val links_open : part list -> open_row list -> (part * lit) list **)

let rec links_open earlier0 = function
| [] -> []
| o :: rows1 ->
  let (p, l) = o in
  let (v, _) = p in
  app
    (map (fun e -> ((Link (v, (fst e))), (snd e)))
      (filter (fun e -> negb (member (fst e) earlier0)) l))
    (links_open (v :: earlier0) rows1)

(** val side_of0 : part -> (part * lit) list -> lit option **)

let side_of0 w sides1 =
  option_map snd (find (fun e -> same w (fst e)) sides1)

(** val no_link_leaves :
    lit -> lit -> (part * lit) list -> (part * lit) list -> unit making **)

let rec no_link_leaves x0 s sides1 = function
| [] -> pure ()
| p :: l0 ->
  let (w, g) = p in
  (match side_of0 w sides1 with
   | Some y ->
     bind
       (clause0
         ((negated0 x0) :: ((negated0 s) :: ((negated0 g) :: (y :: [])))))
       (fun _ -> no_link_leaves x0 s sides1 l0)
   | None -> fails)

(** val sides_apart :
    lit -> (part * lit) list -> open_row list -> lit list -> lit -> lit list
    making **)

let rec sides_apart x0 sides1 rows0 here0 none0 =
  match rows0 with
  | [] -> pure []
  | r :: rows1 ->
    (match here0 with
     | [] -> pure []
     | s :: here1 ->
       bind (conjunction (none0 :: ((alive_in r) :: []))) (fun first ->
         bind (clause0 ((negated0 x0) :: ((negated0 first) :: (s :: []))))
           (fun _ ->
           bind (conjunction (none0 :: ((negated0 (alive_in r)) :: [])))
             (fun none1 ->
             bind (conjunction ((alive_in r) :: ((negated0 s) :: [])))
               (fun b ->
               bind (no_link_leaves x0 s sides1 (snd r)) (fun _ ->
                 bind (sides_apart x0 sides1 rows1 here1 none1)
                   (fun others1 -> pure (b :: others1))))))))

(** val apart0 : open_row list -> lit making **)

let apart0 rows0 =
  bind fresh0 (fun x0 ->
    bind (fresh_ones (length rows0)) (fun here0 ->
      bind
        (sides_apart x0 (combine (map vertex_in0 rows0) here0) rows0 here0
          (Known true)) (fun beyond0 ->
        bind (disjunction beyond0) (fun y ->
          bind (clause0 ((negated0 x0) :: (y :: []))) (fun _ -> pure x0)))))

(** val over_links :
    (part * lit) list -> (part * lit) list -> lit list making **)

let rec over_links sides1 = function
| [] -> pure []
| p :: l0 ->
  let (w, g) = p in
  (match side_of0 w sides1 with
   | Some y ->
     bind (conjunction (y :: (g :: []))) (fun z0 ->
       bind (over_links sides1 l0) (fun others1 -> pure (z0 :: others1)))
   | None -> fails)

(** val next_layer :
    (part * lit) list -> open_row list -> lit list -> lit list making **)

let rec next_layer sides1 rows0 last0 =
  match rows0 with
  | [] -> pure []
  | r :: rows1 ->
    (match last0 with
     | [] -> pure []
     | y :: last1 ->
       bind (over_links sides1 (snd r)) (fun l ->
         bind (disjunction (y :: l)) (fun z0 ->
           bind (next_layer sides1 rows1 last1) (fun others1 ->
             pure (z0 :: others1)))))

(** val layers_on : nat -> open_row list -> lit list -> lit list making **)

let rec layers_on many rows0 layer =
  match many with
  | O -> pure layer
  | S many0 ->
    bind (next_layer (combine (map vertex_in0 rows0) layer) rows0 layer)
      (fun next1 -> layers_on many0 rows0 next1)

(** val reach0 : open_row list -> lit list -> lit list making **)

let reach0 rows0 start0 =
  layers_on (sub (length rows0) (S O)) rows0 start0

(** val first_there : lit -> open_row list -> lit list making **)

let rec first_there none0 = function
| [] -> pure []
| r :: rows1 ->
  bind (conjunction (none0 :: ((alive_in r) :: []))) (fun x0 ->
    bind (conjunction (none0 :: ((negated0 (alive_in r)) :: [])))
      (fun none1 ->
      bind (first_there none1 rows1) (fun others1 -> pure (x0 :: others1))))

(** val reached_or_not_there :
    open_row list -> lit list -> lit list making **)

let rec reached_or_not_there rows0 layer =
  match rows0 with
  | [] -> pure []
  | r :: rows1 ->
    (match layer with
     | [] -> pure []
     | y :: layer0 ->
       bind (disjunction ((negated0 (alive_in r)) :: (y :: []))) (fun x0 ->
         bind (reached_or_not_there rows1 layer0) (fun others1 ->
           pure (x0 :: others1))))

(** val connected_open : open_row list -> lit making **)

let connected_open rows0 =
  bind (first_there (Known true) rows0) (fun start0 ->
    bind (reach0 rows0 start0) (fun layer ->
      bind (reached_or_not_there rows0 layer) conjunction))

(** val component_open : open_row list -> part -> (part * lit) list making **)

let component_open rows0 v =
  match row_at v rows0 with
  | Some _ ->
    bind
      (reach0 rows0
        (map (fun s ->
          if same v (vertex_in0 s) then alive_in s else Known false) rows0))
      (fun layer -> pure (combine (map vertex_in0 rows0) layer))
  | None -> pure []

(** val in_layers :
    nat -> open_row list -> part -> lit list -> lit list making **)

let rec in_layers many rows0 v layer =
  let sides1 = combine (map vertex_in0 rows0) layer in
  (match side_of0 v sides1 with
   | Some y ->
     (match many with
      | O -> pure (y :: [])
      | S many0 ->
        bind (next_layer sides1 rows0 layer) (fun next1 ->
          bind (in_layers many0 rows0 v next1) (fun l -> pure (y :: l))))
   | None -> fails)

(** val distances_from : z -> lit -> lit list -> (part * lit) list making **)

let rec distances_from d before0 = function
| [] -> pure ((Endless_, (negated0 before0)) :: [])
| y :: l0 ->
  bind (conjunction (y :: ((negated0 before0) :: []))) (fun x0 ->
    bind (distances_from (Z.add d (Zpos XH)) y l0) (fun others1 ->
      pure (((whole d), x0) :: others1)))

(** val distance_open : open_row list -> part list -> term0 making **)

let distance_open rows0 = function
| [] -> fails
| u :: l ->
  (match l with
   | [] -> fails
   | v :: l0 ->
     (match l0 with
      | [] ->
        (match around0 rows0 u with
         | Some _ ->
           (match around0 rows0 v with
            | Some _ ->
              (match row_at u rows0 with
               | Some _ ->
                 (match row_at v rows0 with
                  | Some _ ->
                    bind
                      (in_layers (sub (length rows0) (S O)) rows0 v
                        (map (fun s ->
                          if same u (vertex_in0 s)
                          then alive_in s
                          else Known false) rows0)) (fun l1 ->
                      bind (distances_from Z0 (Known false) l1) (fun l2 ->
                        pure (One_of l2)))
                  | None -> pure (Fixed Endless_))
               | None -> pure (Fixed Endless_))
            | None -> fails)
         | None -> fails)
      | _ :: _ -> fails))

(** val made_of : part -> Uint63.t list **)

let rec made_of = function
| Vertex (r, _) -> r :: []
| Link (a, b) -> app (made_of a) (made_of b)
| Cons_ (a, b) -> app (made_of a) (made_of b)
| _ -> []

(** val foreign : part -> part -> bool **)

let foreign p q0 =
  match p with
  | Vertex (r, _) ->
    (match q0 with
     | Vertex (s, _) -> negb (eqb0 r s)
     | _ ->
       (match made_of p with
        | [] -> false
        | i :: l0 ->
          (match made_of q0 with
           | [] -> false
           | i0 :: l1 ->
             negb (existsb (fun r0 -> existsb (eqb0 r0) (i0 :: l1)) (i :: l0)))))
  | _ ->
    (match made_of p with
     | [] -> false
     | i :: l0 ->
       (match made_of q0 with
        | [] -> false
        | i0 :: l1 ->
          negb (existsb (fun r -> existsb (eqb0 r) (i0 :: l1)) (i :: l0))))

(** val foreign_to : part -> part list -> bool **)

let foreign_to p = function
| [] -> false
| q0 :: _ -> foreign p q0

type polarity =
| Sought
| Avoided
| Neither

(** val turned : polarity -> polarity **)

let turned = function
| Sought -> Avoided
| Avoided -> Sought
| Neither -> Neither

(** val leaves_open : bool -> polarity -> bool **)

let leaves_open universal = function
| Sought -> negb universal
| Avoided -> universal
| Neither -> false

(** val truth_of : open_worth -> lit making **)

let truth_of = function
| A_truth_ l -> pure l
| _ -> fails

(** val term_of : open_worth -> term0 making **)

let term_of = function
| A_term_ t0 -> pure t0
| _ -> fails

(** val set_made : open_worth -> (part * lit) list making **)

let set_made x0 =
  match members_of x0 with
  | Some l -> pure l
  | None -> fails

(** val there0 : 'a1 option -> 'a1 making **)

let there0 = function
| Some x0 -> pure x0
| None -> fails

(** val parts_of_term : term0 -> part list **)

let parts_of_term = function
| Fixed p -> p :: []
| One_of l -> map fst l
| How_many (_, _) -> []

(** val foreign_terms : term0 -> term0 -> bool **)

let foreign_terms t0 s =
  existsb (fun p -> foreign_to p (parts_of_term s)) (parts_of_term t0)

(** val foreign_in : term0 -> (part * lit) list -> bool **)

let foreign_in t0 l =
  existsb (fun p -> foreign_to p (map fst (firstn (S O) l)))
    (parts_of_term t0)

(** val foreign_sets : (part * lit) list -> (part * lit) list -> bool **)

let foreign_sets l m =
  match l with
  | [] -> false
  | e :: _ -> foreign_to (fst e) (map fst (firstn (S O) m))

(** val not_both : lit list -> lit -> unit making **)

let rec not_both others1 x0 =
  match others1 with
  | [] -> pure ()
  | y :: others2 ->
    bind (clause0 ((negated0 y) :: ((negated0 x0) :: []))) (fun _ ->
      not_both others2 x0)

(** val at_most_one : lit list -> lit list -> unit making **)

let rec at_most_one before0 = function
| [] -> pure ()
| x0 :: l0 ->
  bind (not_both before0 x0) (fun _ ->
    at_most_one (app before0 (x0 :: [])) l0)

(** val open_set : part list -> z -> (part * lit) list making **)

let open_set l most =
  bind (fresh_ones (length l)) (fun x0 ->
    bind
      (if Z.ltb most (Z.of_nat (length l))
       then bind (at_least0 x0 (Z.add most (Zpos XH))) (fun t0 ->
              clause0 ((negated0 t0) :: []))
       else pure ()) (fun _ -> pure (combine l x0)))

(** val open_map : part list -> part list -> (part * term0) list making **)

let rec open_map keys values1 =
  match keys with
  | [] -> pure []
  | k :: keys0 ->
    bind (fresh_ones (length values1)) (fun x0 ->
      bind (clause0 x0) (fun _ ->
        bind (at_most_one [] x0) (fun _ ->
          bind (open_map keys0 values1) (fun r ->
            pure ((k, (One_of (combine values1 x0))) :: r)))))

(** val open_bindings :
    nat -> (part * lit) list -> (open_worth list * lit) list option **)

let rec open_bindings names0 = function
| [] -> Some []
| p0 :: l0 ->
  let (p, g) = p0 in
  (match g with
   | Known b ->
     if b
     then (match binding names0 p with
           | Some b0 ->
             (match open_bindings names0 l0 with
              | Some r ->
                Some (app (map (fun x0 -> ((map opened_up x0), g)) b0) r)
              | None -> None)
           | None -> None)
     else open_bindings names0 l0
   | Lit _ ->
     (match binding names0 p with
      | Some b ->
        (match open_bindings names0 l0 with
         | Some r -> Some (app (map (fun x0 -> ((map opened_up x0), g)) b) r)
         | None -> None)
      | None -> None))

(** val part_bindings :
    nat -> (part * lit) list -> (worth list * lit) list option **)

let rec part_bindings names0 = function
| [] -> Some []
| p0 :: l0 ->
  let (p, g) = p0 in
  (match g with
   | Known b ->
     if b
     then (match binding names0 p with
           | Some b0 ->
             (match part_bindings names0 l0 with
              | Some r -> Some (app (map (fun x0 -> (x0, g)) b0) r)
              | None -> None)
           | None -> None)
     else part_bindings names0 l0
   | Lit _ ->
     (match binding names0 p with
      | Some b ->
        (match part_bindings names0 l0 with
         | Some r -> Some (app (map (fun x0 -> (x0, g)) b) r)
         | None -> None)
      | None -> None))

(** val in_turn :
    ('a1 -> lit -> 'a2 list making) -> ('a1 * lit) list -> 'a2 list making **)

let rec in_turn f = function
| [] -> pure []
| p :: l0 ->
  let (x0, g) = p in
  bind (f x0 g) (fun r ->
    bind (in_turn f l0) (fun others1 -> pure (app r others1)))

(** val rows_listed :
    (worth list -> (part * lit) list making) -> ((part * worth list) * lit)
    list -> open_row list making **)

let rec rows_listed f = function
| [] -> pure []
| p :: l0 ->
  let (p0, g) = p in
  let (v, x0) = p0 in
  bind (f x0) (fun row0 ->
    bind (rows_listed f l0) (fun others1 -> pure (((v, g), row0) :: others1)))

(** val every_one : worth list list -> (open_worth list * lit) list **)

let every_one l =
  map (fun x0 -> ((map opened_up x0), (Known true))) l

(** val guard_of :
    (open_worth list -> open_worth making) -> open_worth list -> lit -> lit
    making **)

let guard_of only0 x0 g =
  bind (only0 x0) (fun c ->
    bind (truth_of c) (fun c0 -> conjunction (g :: (c0 :: []))))

(** val decides : bool -> lit -> bool **)

let decides universal = function
| Known b -> xorb b universal
| Lit _ -> false

(** val each_said :
    (open_worth list -> open_worth making) -> (open_worth list -> open_worth
    making) -> bool -> (open_worth list * lit) list -> lit list making **)

let rec each_said only0 body universal = function
| [] -> pure []
| p :: l0 ->
  let (x0, g) = p in
  bind (guard_of only0 x0 g) (fun g0 ->
    match g0 with
    | Known b ->
      if b
      then bind (body x0) (fun b0 ->
             bind (truth_of b0) (fun b1 ->
               bind
                 (if universal
                  then disjunction ((negated0 g0) :: (b1 :: []))
                  else conjunction (g0 :: (b1 :: []))) (fun y ->
                 if decides universal y
                 then pure (y :: [])
                 else bind (each_said only0 body universal l0) (fun r ->
                        pure (y :: r)))))
      else each_said only0 body universal l0
    | Lit _ ->
      bind (body x0) (fun b ->
        bind (truth_of b) (fun b0 ->
          bind
            (if universal
             then disjunction ((negated0 g0) :: (b0 :: []))
             else conjunction (g0 :: (b0 :: []))) (fun y ->
            if decides universal y
            then pure (y :: [])
            else bind (each_said only0 body universal l0) (fun r ->
                   pure (y :: r))))))

(** val quantified0 :
    (open_worth list -> open_worth making) -> (open_worth list -> open_worth
    making) -> bool -> (open_worth list * lit) list -> open_worth making **)

let quantified0 only0 body universal l =
  bind (each_said only0 body universal l) (fun r ->
    bind (if universal then conjunction r else disjunction r) (fun y ->
      pure (A_truth_ y)))

(** val counted_up :
    (open_worth list -> open_worth making) -> (open_worth list -> open_worth
    making) -> (open_worth list * lit) list -> z -> lit list -> term0 making **)

let rec counted_up only0 body l known1 open0 =
  match l with
  | [] -> pure (count_of known1 (rev_append open0 []))
  | p :: l0 ->
    let (x0, g) = p in
    bind (guard_of only0 x0 g) (fun g0 ->
      match g0 with
      | Known b ->
        if b
        then bind (body x0) (fun b0 ->
               bind (truth_of b0) (fun b1 ->
                 bind (conjunction (g0 :: (b1 :: []))) (fun g1 ->
                   match g1 with
                   | Known b2 ->
                     counted_up only0 body l0 (Z.add known1 (Z.b2z b2)) open0
                   | Lit _ -> counted_up only0 body l0 known1 (g1 :: open0))))
        else counted_up only0 body l0 known1 open0
      | Lit _ ->
        bind (body x0) (fun b ->
          bind (truth_of b) (fun b0 ->
            bind (conjunction (g0 :: (b0 :: []))) (fun g1 ->
              match g1 with
              | Known b1 ->
                counted_up only0 body l0 (Z.add known1 (Z.b2z b1)) open0
              | Lit _ -> counted_up only0 body l0 known1 (g1 :: open0)))))

(** val those_of :
    (open_worth list -> open_worth making) -> (open_worth list -> open_worth
    making) -> (part * lit) list -> (part * lit) list making **)

let rec those_of only0 body = function
| [] -> pure []
| p0 :: l0 ->
  let (p, g) = p0 in
  (match g with
   | Known b ->
     if b
     then bind (guard_of only0 ((A_term_ (Fixed p)) :: []) g) (fun g0 ->
            match g0 with
            | Known b0 ->
              if b0
              then bind (body ((A_term_ (Fixed p)) :: [])) (fun b1 ->
                     bind (truth_of b1) (fun b2 ->
                       bind (conjunction (g0 :: (b2 :: []))) (fun g1 ->
                         match g1 with
                         | Known b3 ->
                           if b3
                           then bind (those_of only0 body l0) (fun r ->
                                  pure ((p, g1) :: r))
                           else those_of only0 body l0
                         | Lit _ ->
                           bind (those_of only0 body l0) (fun r ->
                             pure ((p, g1) :: r)))))
              else those_of only0 body l0
            | Lit _ ->
              bind (body ((A_term_ (Fixed p)) :: [])) (fun b0 ->
                bind (truth_of b0) (fun b1 ->
                  bind (conjunction (g0 :: (b1 :: []))) (fun g1 ->
                    match g1 with
                    | Known b2 ->
                      if b2
                      then bind (those_of only0 body l0) (fun r ->
                             pure ((p, g1) :: r))
                      else those_of only0 body l0
                    | Lit _ ->
                      bind (those_of only0 body l0) (fun r ->
                        pure ((p, g1) :: r))))))
     else those_of only0 body l0
   | Lit _ ->
     bind (guard_of only0 ((A_term_ (Fixed p)) :: []) g) (fun g0 ->
       match g0 with
       | Known b ->
         if b
         then bind (body ((A_term_ (Fixed p)) :: [])) (fun b0 ->
                bind (truth_of b0) (fun b1 ->
                  bind (conjunction (g0 :: (b1 :: []))) (fun g1 ->
                    match g1 with
                    | Known b2 ->
                      if b2
                      then bind (those_of only0 body l0) (fun r ->
                             pure ((p, g1) :: r))
                      else those_of only0 body l0
                    | Lit _ ->
                      bind (those_of only0 body l0) (fun r ->
                        pure ((p, g1) :: r)))))
         else those_of only0 body l0
       | Lit _ ->
         bind (body ((A_term_ (Fixed p)) :: [])) (fun b ->
           bind (truth_of b) (fun b0 ->
             bind (conjunction (g0 :: (b0 :: []))) (fun g1 ->
               match g1 with
               | Known b1 ->
                 if b1
                 then bind (those_of only0 body l0) (fun r ->
                        pure ((p, g1) :: r))
                 else those_of only0 body l0
               | Lit _ ->
                 bind (those_of only0 body l0) (fun r -> pure ((p, g1) :: r)))))))

(** val tuple_of0 : part list -> part **)

let rec tuple_of0 = function
| [] -> Nil_
| x0 :: p0 -> Cons_ (x0, (tuple_of0 p0))

(** val all_terms : open_worth list -> term0 list option **)

let rec all_terms = function
| [] -> Some []
| o :: l0 ->
  (match o with
   | A_term_ t0 -> option_map (fun x0 -> t0 :: x0) (all_terms l0)
   | _ -> None)

(** val products :
    (part * lit) list -> (part * lit) list -> (part * lit) list making **)

let rec products l m =
  match l with
  | [] -> pure []
  | p0 :: l0 ->
    let (p, g) = p0 in
    bind
      (let rec each0 = function
       | [] -> pure []
       | p1 :: m1 ->
         let (q0, h) = p1 in
         bind (conjunction (g :: (h :: []))) (fun y ->
           bind (each0 m1) (fun r -> pure (((Cons_ (p, q0)), y) :: r)))
       in each0 m) (fun here0 ->
      bind (products l0 m) (fun r -> pure (app here0 r)))

(** val all_products : open_worth list -> (part * lit) list making **)

let rec all_products = function
| [] -> pure ((Nil_, (Known true)) :: [])
| o :: l0 ->
  (match o with
   | Members m -> bind (all_products l0) (fun r -> products m r)
   | _ -> fails)

(** val tupled : open_worth list -> open_worth making **)

let tupled l =
  match all_terms l with
  | Some t0 ->
    bind (lift t0 (by_function (fun p -> Some (tuple_of0 p)))) (fun t1 ->
      pure (A_term_ t1))
  | None -> bind (all_products l) (fun r -> pure (Members r))

(** val entry_at : (part * term0) list -> part list -> term0 making **)

let entry_at l = function
| [] -> fails
| k :: l0 ->
  (match l0 with
   | [] -> there0 (option_map snd (find (fun e -> same k (fst e)) l))
   | _ :: _ -> fails)

(** val if_so :
    lit -> open_worth -> open_worth making -> open_worth making **)

let if_so c x0 y =
  match x0 with
  | A_term_ t0 ->
    bind y (fun y0 ->
      bind (term_of y0) (fun u ->
        bind (between c t0 u) (fun r -> pure (A_term_ r))))
  | A_truth_ l ->
    bind (conjunction (c :: (l :: []))) (fun p ->
      bind y (fun y0 ->
        bind (truth_of y0) (fun m ->
          bind (conjunction ((negated0 c) :: (m :: []))) (fun q0 ->
            bind (disjunction (p :: (q0 :: []))) (fun r -> pure (A_truth_ r))))))
  | _ -> fails

(** val inquired_degree : net -> part -> part option **)

let inquired_degree g v =
  part_of (inquired_vertex Degree_ g v)

(** val degree_open : open_row list -> part list -> term0 making **)

let degree_open rows0 = function
| [] -> fails
| v :: l ->
  (match l with
   | [] -> bind (there0 (around0 rows0 v)) (fun l0 -> spread1 (length_of l0))
   | _ :: _ -> fails)

(** val vertex_asked :
    about_vertex -> open_net -> term0 -> open_worth making **)

let vertex_asked q0 g v =
  match q0 with
  | Neighbours_ ->
    (match g with
     | Closed g0 ->
       (match v with
        | Fixed p ->
          bind (there0 (inquired_vertex q0 g0 p)) (fun w ->
            pure (opened_up w))
        | _ -> fails)
     | Opened rows0 ->
       (match v with
        | Fixed p ->
          bind (there0 (around0 rows0 p)) (fun l -> pure (Members l))
        | _ -> fails))
  | Incident_ ->
    (match g with
     | Closed g0 ->
       (match v with
        | Fixed p ->
          bind (there0 (inquired_vertex q0 g0 p)) (fun w ->
            pure (opened_up w))
        | _ -> fails)
     | Opened rows0 ->
       (match v with
        | Fixed p ->
          bind (there0 (around0 rows0 p)) (fun l ->
            pure (Members (map (fun e -> ((link_of p (fst e)), (snd e))) l)))
        | _ -> fails))
  | Degree_ ->
    (match g with
     | Closed g0 ->
       bind (lift (v :: []) (by_function (of_one (inquired_degree g0))))
         (fun t0 -> pure (A_term_ t0))
     | Opened rows0 ->
       bind (lift (v :: []) (degree_open rows0)) (fun t0 -> pure (A_term_ t0)))
  | Component_ ->
    (match g with
     | Closed g0 ->
       (match v with
        | Fixed p ->
          bind (there0 (inquired_vertex q0 g0 p)) (fun w ->
            pure (opened_up w))
        | _ -> fails)
     | Opened rows0 ->
       (match v with
        | Fixed p ->
          bind (there0 (around0 rows0 p)) (fun _ ->
            bind (component_open rows0 p) (fun l -> pure (Members l)))
        | _ -> fails))

(** val adjacent_open : open_row list -> part -> part -> lit making **)

let adjacent_open rows0 p q0 =
  match around0 rows0 p with
  | Some l ->
    (match around0 rows0 q0 with
     | Some _ -> member_in q0 l
     | None -> fails)
  | None -> fails

(** val two_asked :
    about_two -> open_net -> term0 -> term0 -> open_worth making **)

let two_asked q0 g u v =
  match q0 with
  | Adjacent_ ->
    (match g with
     | Closed g0 ->
       bind
         (any_value u (fun p ->
           any_value v (fun q1 ->
             known_truth (truth (inquired_two Adjacent_ g0 p q1)))))
         (fun x0 -> pure (A_truth_ x0))
     | Opened rows0 ->
       bind (any_value u (fun p -> any_value v (adjacent_open rows0 p)))
         (fun x0 -> pure (A_truth_ x0)))
  | Distance_ ->
    (match g with
     | Closed g0 ->
       bind
         (lift (u :: (v :: []))
           (by_function
             (of_two (fun p q1 -> part_of (inquired_two Distance_ g0 p q1)))))
         (fun t0 -> pure (A_term_ t0))
     | Opened rows0 ->
       bind (lift (u :: (v :: [])) (distance_open rows0)) (fun t0 ->
         pure (A_term_ t0)))

(** val asked : polarity -> information -> open_net -> open_worth making **)

let asked p q0 = function
| Closed g0 -> pure (opened_up (inquired q0 g0))
| Opened rows0 ->
  (match q0 with
   | Order_ -> pure (A_term_ (length_of (vertices_open rows0)))
   | Size_ -> pure (A_term_ (length_of (links_open [] rows0)))
   | Vertices_ -> pure (Members (vertices_open rows0))
   | Links_ -> pure (Members (links_open [] rows0))
   | Elements_ ->
     pure (Members (app (vertices_open rows0) (links_open [] rows0)))
   | Pairs_ -> fails
   | Connected_ ->
     (match p with
      | Avoided ->
        bind (apart0 rows0) (fun x0 -> pure (A_truth_ (negated0 x0)))
      | _ -> bind (connected_open rows0) (fun x0 -> pure (A_truth_ x0))))

(** val sym :
    open_worth list -> polarity -> expression -> open_worth making **)

let rec sym e p x0 =
  match match p with
        | Neither -> known_all e
        | _ -> None with
  | Some e0 -> bind (there0 (value0 e0 x0)) (fun w -> pure (opened_up w))
  | None ->
    (match x0 with
     | Whole z0 -> pure (A_term_ (Fixed (whole z0)))
     | Infinite_ -> pure (A_term_ (Fixed Endless_))
     | Always b -> pure (A_truth_ (Known b))
     | Local k -> there0 (nth_error e k)
     | Not0 a ->
       bind (sym e (turned p) a) (fun x1 ->
         bind (truth_of x1) (fun x2 -> pure (A_truth_ (negated0 x2))))
     | And0 (a, b) ->
       bind (sym e p a) (fun x1 ->
         bind (truth_of x1) (fun x2 ->
           match x2 with
           | Known b0 ->
             if b0
             then bind (sym e p b) (fun y ->
                    bind (truth_of y) (fun y0 ->
                      bind (conjunction (x2 :: (y0 :: []))) (fun z0 ->
                        pure (A_truth_ z0))))
             else pure (A_truth_ x2)
           | Lit _ ->
             bind (sym e p b) (fun y ->
               bind (truth_of y) (fun y0 ->
                 bind (conjunction (x2 :: (y0 :: []))) (fun z0 ->
                   pure (A_truth_ z0))))))
     | Or0 (a, b) ->
       bind (sym e p a) (fun x1 ->
         bind (truth_of x1) (fun x2 ->
           match x2 with
           | Known b0 ->
             if b0
             then pure (A_truth_ x2)
             else bind (sym e p b) (fun y ->
                    bind (truth_of y) (fun y0 ->
                      bind (disjunction (x2 :: (y0 :: []))) (fun z0 ->
                        pure (A_truth_ z0))))
           | Lit _ ->
             bind (sym e p b) (fun y ->
               bind (truth_of y) (fun y0 ->
                 bind (disjunction (x2 :: (y0 :: []))) (fun z0 ->
                   pure (A_truth_ z0))))))
     | Equal0 (a, b) ->
       bind (sym e Neither a) (fun x1 ->
         bind (sym e Neither b) (fun y ->
           bind
             (match x1 with
              | A_term_ x2 ->
                (match y with
                 | A_term_ y0 ->
                   if foreign_terms x2 y0 then fails else equal_terms x2 y0
                 | _ -> fails)
              | A_truth_ x2 ->
                (match y with
                 | A_truth_ y0 -> same_truth x2 y0
                 | _ -> fails)
              | Members l ->
                (match y with
                 | Members m ->
                   if foreign_sets l m then fails else same_sets l m
                 | _ -> fails)
              | _ -> fails) (fun z0 -> pure (A_truth_ z0))))
     | Less0 (a, b) ->
       bind (sym e Neither a) (fun x1 ->
         bind (term_of x1) (fun x2 ->
           bind (sym e Neither b) (fun y ->
             bind (term_of y) (fun y0 ->
               bind (less_terms x2 y0) (fun z0 -> pure (A_truth_ z0))))))
     | In_ (a, b) ->
       bind (sym e Neither a) (fun x1 ->
         bind (term_of x1) (fun x2 ->
           bind (sym e Neither b) (fun y ->
             bind (set_made y) (fun l ->
               if foreign_in x2 l
               then fails
               else bind (is_in x2 l) (fun z0 -> pure (A_truth_ z0))))))
     | Calculate (o, a, b) ->
       bind (sym e Neither a) (fun x1 ->
         bind (term_of x1) (fun x2 ->
           bind (sym e Neither b) (fun y ->
             bind (term_of y) (fun y0 ->
               bind (arithmetic o x2 y0) (fun t0 -> pure (A_term_ t0))))))
     | Function (f, a) ->
       bind (sym e Neither a) (fun x1 ->
         bind (term_of x1) (fun x2 ->
           bind (lift (x2 :: []) (by_function (of_one (function_of f))))
             (fun t0 -> pure (A_term_ t0))))
     | Extreme (greater, a, b) ->
       bind (sym e Neither a) (fun x1 ->
         bind (term_of x1) (fun x2 ->
           bind (sym e Neither b) (fun y ->
             bind (term_of y) (fun y0 ->
               bind
                 (lift (x2 :: (y0 :: []))
                   (by_function (of_two (lesser_of greater)))) (fun t0 ->
                 pure (A_term_ t0))))))
     | Cond0 (c, a, b) ->
       bind (sym e Neither c) (fun c0 ->
         bind (truth_of c0) (fun c1 ->
           match c1 with
           | Known b0 -> if b0 then sym e Neither a else sym e Neither b
           | Lit _ ->
             bind (sym e Neither a) (fun x1 -> if_so c1 x1 (sym e Neither b))))
     | To_ (a, b) ->
       bind (sym e Neither a) (fun x1 ->
         bind (sym e Neither b) (fun y ->
           match x1 with
           | A_term_ t0 ->
             (match t0 with
              | Fixed p0 ->
                (match p0 with
                 | Ratio (m, d) ->
                   (match d with
                    | XH ->
                      (match y with
                       | A_term_ t1 ->
                         (match t1 with
                          | Fixed p1 ->
                            (match p1 with
                             | Ratio (n0, d0) ->
                               (match d0 with
                                | XH ->
                                  pure (Members
                                    (each_known (numbers_to m n0)))
                                | _ -> fails)
                             | _ -> fails)
                          | _ -> fails)
                       | _ -> fails)
                    | _ -> fails)
                 | _ -> fails)
              | _ -> fails)
           | _ -> fails))
     | Nil -> pure (A_term_ (Fixed Nil_))
     | Tuple (a, r) ->
       bind (sym e Neither a) (fun x1 ->
         bind (sym_tuple e r) (fun l -> tupled (x1 :: l)))
     | At_ (m, key) ->
       bind (sym e Neither m) (fun m0 ->
         bind (sym e Neither key) (fun k ->
           bind (term_of k) (fun k0 ->
             match m0 with
             | Mapping l ->
               bind (lift (k0 :: []) (entry_at l)) (fun t0 ->
                 pure (A_term_ t0))
             | _ -> fails)))
     | Len a ->
       bind (sym e Neither a) (fun x1 ->
         bind (set_made x1) (fun l -> pure (A_term_ (length_of l))))
     | LinkOf (a, b) ->
       bind (sym e Neither a) (fun x1 ->
         bind (term_of x1) (fun x2 ->
           bind (sym e Neither b) (fun y ->
             bind (term_of y) (fun y0 ->
               bind
                 (lift (x2 :: (y0 :: []))
                   (by_function (of_two (fun p0 q0 -> Some (link_of p0 q0)))))
                 (fun t0 -> pure (A_term_ t0))))))
     | Of (q0, g) ->
       bind (sym e Neither g) (fun g0 ->
         match g0 with
         | Net g1 -> asked p q0 g1
         | _ -> fails)
     | OfVertex (q0, g, v) ->
       bind (sym e Neither g) (fun g0 ->
         bind (sym e Neither v) (fun v0 ->
           bind (term_of v0) (fun v1 ->
             match g0 with
             | Net g1 -> vertex_asked q0 g1 v1
             | _ -> fails)))
     | OfTwo (q0, g, u, v) ->
       bind (sym e Neither g) (fun g0 ->
         bind (sym e Neither u) (fun u0 ->
           bind (term_of u0) (fun u1 ->
             bind (sym e Neither v) (fun v0 ->
               bind (term_of v0) (fun v1 ->
                 match g0 with
                 | Net g1 -> two_asked q0 g1 u1 v1
                 | _ -> fails)))))
     | Route (r, g, u, v) ->
       bind (sym e Neither r) (fun r0 ->
         bind (sym e Neither g) (fun g0 ->
           bind (sym e Neither u) (fun u0 ->
             bind (sym e Neither v) (fun v0 ->
               match r0 with
               | Ways w ->
                 (match g0 with
                  | Net g1 ->
                    (match g1 with
                     | Closed g2 ->
                       (match u0 with
                        | A_term_ t0 ->
                          (match t0 with
                           | Fixed p0 ->
                             (match v0 with
                              | A_term_ t1 ->
                                (match t1 with
                                 | Fixed q0 ->
                                   bind (there0 (sent_between w g2 p0 q0))
                                     (fun l -> pure (opened_up l))
                                 | _ -> fails)
                              | _ -> fails)
                           | _ -> fails)
                        | _ -> fails)
                     | Opened _ -> fails)
                  | _ -> fails)
               | _ -> fails))))
     | Quantify_ (k, names0, r, only0, body) ->
       let only1 = fun x1 -> sym (app x1 e) Neither only0 in
       (match k with
        | All ->
          (match r with
           | Over a ->
             bind (sym e Neither a) (fun s ->
               bind (set_made s) (fun l ->
                 bind (there0 (open_bindings names0 l)) (fun l0 ->
                   quantified0 only1 (fun x1 -> sym (app x1 e) p body)
                     (of_none k) l0)))
           | Sets (a, most) ->
             bind (sym e Neither a) (fun s ->
               bind (set_made s) (fun l ->
                 bind (there0 (known_entries l)) (fun l0 ->
                   bind (sym_bound e most) (fun most0 ->
                     let n0 = Z.of_nat (length l0) in
                     let most1 =
                       Z.min n0 (match most0 with
                                 | Some k0 -> k0
                                 | None -> n0)
                     in
                     let body0 = fun x1 -> sym (app x1 e) p body in
                     if Z.ltb most1 Z0
                     then pure (A_truth_ (Known (of_none k)))
                     else if leaves_open (of_none k) p
                          then bind (open_set l0 most1) (fun x1 ->
                                 quantified0 only1 body0 (of_none k)
                                   ((((Members x1) :: []), (Known
                                   true)) :: []))
                          else quantified0 only1 body0 (of_none k)
                                 (every_one
                                   (sets_up_to (Z.to_nat most1) l0 []))))))
           | Maps_ (a, b) ->
             bind (sym e Neither a) (fun s ->
               bind (set_made s) (fun l ->
                 bind (there0 (known_entries l)) (fun keys ->
                   bind (sym e Neither b) (fun s0 ->
                     bind (set_made s0) (fun l0 ->
                       bind (there0 (known_entries l0)) (fun values1 ->
                         let body0 = fun x1 -> sym (app x1 e) p body in
                         (match keys with
                          | [] ->
                            if leaves_open (of_none k) p
                            then bind (open_map keys values1) (fun x1 ->
                                   quantified0 only1 body0 (of_none k)
                                     ((((Mapping x1) :: []), (Known
                                     true)) :: []))
                            else quantified0 only1 body0 (of_none k)
                                   (every_one (maps_onto keys values1 [] []))
                          | _ :: _ ->
                            (match values1 with
                             | [] -> pure (A_truth_ (Known (of_none k)))
                             | _ :: _ ->
                               if leaves_open (of_none k) p
                               then bind (open_map keys values1) (fun x1 ->
                                      quantified0 only1 body0 (of_none k)
                                        ((((Mapping x1) :: []), (Known
                                        true)) :: []))
                               else quantified0 only1 body0 (of_none k)
                                      (every_one
                                        (maps_onto keys values1 [] [])))))))))))
        | Exists_ ->
          (match r with
           | Over a ->
             bind (sym e Neither a) (fun s ->
               bind (set_made s) (fun l ->
                 bind (there0 (open_bindings names0 l)) (fun l0 ->
                   quantified0 only1 (fun x1 -> sym (app x1 e) p body)
                     (of_none k) l0)))
           | Sets (a, most) ->
             bind (sym e Neither a) (fun s ->
               bind (set_made s) (fun l ->
                 bind (there0 (known_entries l)) (fun l0 ->
                   bind (sym_bound e most) (fun most0 ->
                     let n0 = Z.of_nat (length l0) in
                     let most1 =
                       Z.min n0 (match most0 with
                                 | Some k0 -> k0
                                 | None -> n0)
                     in
                     let body0 = fun x1 -> sym (app x1 e) p body in
                     if Z.ltb most1 Z0
                     then pure (A_truth_ (Known (of_none k)))
                     else if leaves_open (of_none k) p
                          then bind (open_set l0 most1) (fun x1 ->
                                 quantified0 only1 body0 (of_none k)
                                   ((((Members x1) :: []), (Known
                                   true)) :: []))
                          else quantified0 only1 body0 (of_none k)
                                 (every_one
                                   (sets_up_to (Z.to_nat most1) l0 []))))))
           | Maps_ (a, b) ->
             bind (sym e Neither a) (fun s ->
               bind (set_made s) (fun l ->
                 bind (there0 (known_entries l)) (fun keys ->
                   bind (sym e Neither b) (fun s0 ->
                     bind (set_made s0) (fun l0 ->
                       bind (there0 (known_entries l0)) (fun values1 ->
                         let body0 = fun x1 -> sym (app x1 e) p body in
                         (match keys with
                          | [] ->
                            if leaves_open (of_none k) p
                            then bind (open_map keys values1) (fun x1 ->
                                   quantified0 only1 body0 (of_none k)
                                     ((((Mapping x1) :: []), (Known
                                     true)) :: []))
                            else quantified0 only1 body0 (of_none k)
                                   (every_one (maps_onto keys values1 [] []))
                          | _ :: _ ->
                            (match values1 with
                             | [] -> pure (A_truth_ (Known (of_none k)))
                             | _ :: _ ->
                               if leaves_open (of_none k) p
                               then bind (open_map keys values1) (fun x1 ->
                                      quantified0 only1 body0 (of_none k)
                                        ((((Mapping x1) :: []), (Known
                                        true)) :: []))
                               else quantified0 only1 body0 (of_none k)
                                      (every_one
                                        (maps_onto keys values1 [] [])))))))))))
        | Count ->
          (match r with
           | Over a ->
             bind (sym e Neither a) (fun s ->
               bind (set_made s) (fun l ->
                 bind (there0 (open_bindings names0 l)) (fun l0 ->
                   bind
                     (counted_up only1 (fun x1 ->
                       sym (app x1 e) Neither body) l0 Z0 []) (fun t0 ->
                     pure (A_term_ t0)))))
           | _ -> fails)
        | Those ->
          (match r with
           | Over a ->
             bind (sym e Neither a) (fun s ->
               bind (set_made s) (fun l ->
                 if Nat.eqb names0 (S O)
                 then bind
                        (those_of only1 (fun x1 ->
                          sym (app x1 e) Neither body) l) (fun m ->
                        pure (Members m))
                 else fails))
           | _ -> fails)
        | _ -> fails)
     | First (_, _, _, _, _) -> fails
     | Graph_ (coordinates0, next1) ->
       bind
         (sym_each e coordinates0 (Known true) [] (fun x1 w ->
           match vertex_of x1 with
           | Some v -> pure (((v, x1), w) :: [])
           | None -> fails)) (fun l ->
         bind
           (rows_listed (fun x1 ->
             sym_listed (app (map opened_up x1) e) next1) l) (fun t0 ->
           bind (net_made t0) (fun g -> pure (Net g))))
     | Call (a, body) -> bind (sym_values e a []) (fun l -> sym l p body))

(** val sym_tuple :
    open_worth list -> expression -> open_worth list making **)

and sym_tuple e = function
| Nil -> pure []
| Tuple (a, r) ->
  bind (sym e Neither a) (fun x1 ->
    bind (sym_tuple e r) (fun l -> pure (x1 :: l)))
| _ -> fails

(** val sym_bound : open_worth list -> bounded -> z option making **)

and sym_bound e = function
| Any -> pure None
| UpTo k ->
  bind (sym e Neither k) (fun x0 ->
    match x0 with
    | A_term_ t0 ->
      (match t0 with
       | Fixed p ->
         (match p with
          | Ratio (z0, d) -> (match d with
                              | XH -> pure (Some z0)
                              | _ -> fails)
          | _ -> fails)
       | _ -> fails)
    | _ -> fails)

(** val sym_each :
    open_worth list -> ranging -> lit -> worth list -> (worth list -> lit ->
    ((part * worth list) * lit) list making) -> ((part * worth list) * lit)
    list making **)

and sym_each e r when1 before0 each0 =
  match r with
  | NoRange -> each0 before0 when1
  | Range_ (names0, r0, only0, more) ->
    (match r0 with
     | Over a ->
       bind (sym (app (map opened_up before0) e) Neither a) (fun s ->
         bind (set_made s) (fun l ->
           bind (there0 (part_bindings names0 l)) (fun l0 ->
             in_turn (fun x0 g ->
               bind (conjunction (when1 :: (g :: []))) (fun w ->
                 match w with
                 | Known b ->
                   if b
                   then bind
                          (sym (app (map opened_up (app x0 before0)) e)
                            Neither only0) (fun c ->
                          bind (truth_of c) (fun c0 ->
                            bind (conjunction (w :: (c0 :: []))) (fun w0 ->
                              match w0 with
                              | Known b0 ->
                                if b0
                                then sym_each e more w0 (app x0 before0) each0
                                else pure []
                              | Lit _ ->
                                sym_each e more w0 (app x0 before0) each0)))
                   else pure []
                 | Lit _ ->
                   bind
                     (sym (app (map opened_up (app x0 before0)) e) Neither
                       only0) (fun c ->
                     bind (truth_of c) (fun c0 ->
                       bind (conjunction (w :: (c0 :: []))) (fun w0 ->
                         match w0 with
                         | Known b ->
                           if b
                           then sym_each e more w0 (app x0 before0) each0
                           else pure []
                         | Lit _ -> sym_each e more w0 (app x0 before0) each0)))))
               l0)))
     | _ -> fails)

(** val sym_listed : open_worth list -> nexts -> (part * lit) list making **)

and sym_listed e = function
| NoNext -> pure []
| Next_ (more, only0, to_, others1) ->
  bind
    (sym_each e more (Known true) [] (fun x0 w ->
      bind (sym (app (map opened_up x0) e) Neither only0) (fun c ->
        bind (truth_of c) (fun c0 ->
          bind (conjunction (w :: (c0 :: []))) (fun w0 ->
            match w0 with
            | Known b ->
              if b
              then bind (sym (app (map opened_up x0) e) Neither to_)
                     (fun t0 ->
                     match t0 with
                     | A_term_ t1 ->
                       (match t1 with
                        | Fixed p -> pure (((p, []), w0) :: [])
                        | _ -> fails)
                     | _ -> fails)
              else pure []
            | Lit _ ->
              bind (sym (app (map opened_up x0) e) Neither to_) (fun t0 ->
                match t0 with
                | A_term_ t1 ->
                  (match t1 with
                   | Fixed p -> pure (((p, []), w0) :: [])
                   | _ -> fails)
                | _ -> fails)))))) (fun l ->
    bind (sym_listed e others1) (fun r ->
      pure (app (map (fun x0 -> ((fst (fst x0)), (snd x0))) l) r)))

(** val sym_values :
    open_worth list -> args -> open_worth list -> open_worth list making **)

and sym_values e l before0 =
  match l with
  | NoArg -> pure before0
  | Arg (a, more) ->
    bind (sym e Neither a) (fun x0 -> sym_values e more (x0 :: before0))

(** val contrary :
    worth list -> expression -> bool -> (lit * z list list) option **)

let contrary e x0 want =
  match bind (sym (map opened_up e) (if want then Avoided else Sought) x0)
          (fun r ->
          bind (truth_of r) (fun l ->
            let l0 = if want then negated0 l else l in
            bind (clause0 (l0 :: [])) (fun _ -> pure l0))) start with
  | Some p -> let (l, c) = p in Some (l, (rev_append c.clauses_made []))
  | None -> None

type formula_proof =
| Trivially
| By_steps of (Uint63.t -> Uint63.t * lrat_parts)

(** val number_of : z list list -> Uint63.t **)

let number_of f =
  fold_left (fun n0 _ -> add0 n0 (Uint63.of_int (1))) f (Uint63.of_int (0))

(** val refuted_here :
    worth list -> expression -> bool -> formula_proof -> bool **)

let refuted_here e x0 want proof1 =
  match contrary e x0 want with
  | Some p ->
    let (l, f) = p in
    (match l with
     | Known b ->
       (match proof1 with
        | Trivially -> negb b
        | By_steps _ -> false)
     | Lit _ ->
       (match proof1 with
        | Trivially -> false
        | By_steps steps ->
          let (slots, p0) = steps (number_of f) in refuted_by f slots p0))
  | None -> false

(** val open_choice : chosen_from -> open_worth making **)

let open_choice = function
| From_sets (t0, positions, most) ->
  bind
    (open_set (map (part_at t0) positions)
      (Z.min (Z.of_nat (length positions)) most)) (fun x0 ->
    pure (Members x0))
| From_maps (keys, _, u, _, others1, _, _) ->
  bind (open_map keys (map (part_at u) others1)) (fun x0 -> pure (Mapping x0))

(** val open_choices :
    chosen_from list -> open_worth list -> open_worth list making **)

let rec open_choices l before0 =
  match l with
  | [] -> pure before0
  | c :: l0 ->
    bind (open_choice c) (fun x0 -> open_choices l0 (x0 :: before0))

(** val nothing_to_choose : chosen_from -> bool **)

let nothing_to_choose = function
| From_sets (_, _, most) -> Z.ltb most Z0
| From_maps (_, _, _, positions, others1, _, _) ->
  (match positions with
   | [] -> false
   | _ :: _ -> (match others1 with
                | [] -> true
                | _ :: _ -> false))

(** val choice_literals : open_worth -> lit list **)

let choice_literals = function
| Members l -> map snd l
| Mapping l ->
  flat_map (fun e -> match snd e with
                     | One_of l0 -> map snd l0
                     | _ -> []) l
| _ -> []

(** val told_literal :
    open_worth list -> ((nat * Uint63.t) * bool) -> lit option **)

let told_literal l t0 =
  match nth_error l (fst (fst t0)) with
  | Some x0 ->
    option_map (fun y -> if snd t0 then y else negated0 y)
      (nth_error (choice_literals x0) (Z.to_nat (to_Z (snd (fst t0)))))
  | None -> None

(** val told_clauses : open_worth list -> told_so -> unit making **)

let rec told_clauses l = function
| [] -> pure ()
| t0 :: told0 ->
  bind (there0 (told_literal l t0)) (fun y ->
    bind (clause0 (y :: [])) (fun _ -> told_clauses l told0))

(** val case_end :
    worth list -> quantifier -> expression -> expression -> told_so ->
    open_worth list -> lit making **)

let case_end e k only0 body told l =
  bind
    (quantified0 (fun x0 -> sym (app x0 (map opened_up e)) Neither only0)
      (fun x0 ->
      sym (app x0 (map opened_up e)) (if of_none k then Avoided else Sought)
        body) (of_none k) ((l, (Known true)) :: [])) (fun r ->
    bind (truth_of r) (fun y ->
      let y0 = if of_none k then negated0 y else y in
      bind (told_clauses (rev l) told) (fun _ ->
        bind (clause0 (y0 :: [])) (fun _ -> pure y0))))

(** val refuted_case :
    worth list -> quantifier -> chosen_from list -> expression -> expression
    -> told_so -> formula_proof -> bool **)

let refuted_case e k l only0 body told proof1 =
  if existsb nothing_to_choose l
  then (match proof1 with
        | Trivially -> true
        | By_steps _ -> false)
  else (match bind (open_choices l []) (fun x0 ->
                case_end e k only0 body told x0) start with
        | Some p ->
          let (l0, c) = p in
          (match l0 with
           | Known b ->
             (match proof1 with
              | Trivially -> negb b
              | By_steps _ -> false)
           | Lit _ ->
             let f = rev_append c.clauses_made [] in
             (match proof1 with
              | Trivially -> false
              | By_steps steps ->
                let (slots, p0) = steps (number_of f) in refuted_by f slots p0))
        | None -> false)

type refutation =
| By_formula of formula_proof
| Split_at of Uint63.t * Uint63.t Parray.t list * nat * Uint63.t
   * refutation * refutation

(** val refutes_case :
    (bool * plain) list -> worth list -> chosen_from list -> quantifier ->
    expression -> expression -> told_so -> refutation -> bool **)

let rec refutes_case roots e l k only0 body told = function
| By_formula proof1 ->
  (&&) (forallb (fun t0 -> can_so l (fst t0)) told)
    (refuted_case e k l only0 body told proof1)
| Split_at (network0, maps0, place, at_, so, not_so) ->
  (match split_orbit roots network0 (map get maps0) e l told place at_ with
   | Some orbit ->
     (&&)
       (refutes_case roots e l k only0 body
         (app told (((place, at_), true) :: [])) so)
       (refutes_case roots e l k only0 body
         (app told (map (fun i -> ((place, i), false)) orbit)) not_so)
   | None -> false)

(** val refutes_by :
    (bool * plain) list -> refutation -> worth list -> expression -> bool ->
    bool **)

let refutes_by roots tree0 e x0 want =
  match tree0 with
  | By_formula proof1 -> refuted_here e x0 want proof1
  | Split_at (_, _, _, _, _, _) ->
    (match x0 with
     | Quantify_ (k, _, r, only0, body) ->
       (&&) ((&&) (is_all_or_some k) (eqb (of_none k) want))
         (match leading [] e k r only0 body with
          | Some p ->
            let (p0, body0) = p in
            let (l, only1) = p0 in
            refutes_case roots e l k only1 body0 [] tree0
          | None -> false)
     | _ -> false)

(** val narrow0 : z -> bool **)

let narrow0 z0 =
  Z.ltb (Z.abs z0) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
    (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
    (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
    (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
    XH))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

(** val narrowed : part -> part option **)

let narrowed p = match p with
| Ratio (n0, d) ->
  if (&&) (narrow0 n0) (narrow0 (Zpos d)) then Some p else None
| _ -> Some p

(** val calculate_narrow : operation -> part -> part -> part option **)

let calculate_narrow o p q0 =
  match p with
  | Ratio (n0, d) ->
    (match q0 with
     | Ratio (m, e) ->
       let fine =
         match o with
         | Plus_ ->
           forallb narrow0
             ((Z.mul n0 (Zpos e)) :: ((Z.mul m (Zpos d)) :: ((match o with
                                                              | Plus_ ->
                                                                Z.add
                                                                  (Z.mul n0
                                                                    (Zpos e))
                                                                  (Z.mul m
                                                                    (Zpos d))
                                                              | _ ->
                                                                Z.sub
                                                                  (Z.mul n0
                                                                    (Zpos e))
                                                                  (Z.mul m
                                                                    (Zpos d))) :: ((Zpos
             (Coq_Pos.mul d e)) :: []))))
         | Minus_ ->
           forallb narrow0
             ((Z.mul n0 (Zpos e)) :: ((Z.mul m (Zpos d)) :: ((match o with
                                                              | Plus_ ->
                                                                Z.add
                                                                  (Z.mul n0
                                                                    (Zpos e))
                                                                  (Z.mul m
                                                                    (Zpos d))
                                                              | _ ->
                                                                Z.sub
                                                                  (Z.mul n0
                                                                    (Zpos e))
                                                                  (Z.mul m
                                                                    (Zpos d))) :: ((Zpos
             (Coq_Pos.mul d e)) :: []))))
         | Times_ ->
           (&&) (narrow0 (Z.mul n0 m)) (narrow0 (Zpos (Coq_Pos.mul d e)))
         | Over_ ->
           (&&) (narrow0 (Z.mul n0 (Zpos e))) (narrow0 (Z.mul (Zpos d) m))
         | _ -> true
       in
       if fine
       then (match calculate o p q0 with
             | Some r -> narrowed r
             | None -> None)
       else None
     | _ -> None)
  | _ -> None

(** val function_narrow : function0 -> part -> part option **)

let function_narrow f p =
  match function_of f p with
  | Some r -> narrowed r
  | None -> None

(** val comparable : part -> part -> bool **)

let comparable p q0 =
  match p with
  | Ratio (n0, d) ->
    (match q0 with
     | Ratio (m, e) ->
       (||) ((&&) (Coq_Pos.eqb d XH) (Coq_Pos.eqb e XH))
         ((&&) (narrow0 (Z.mul n0 (Zpos e))) (narrow0 (Z.mul m (Zpos d))))
     | _ -> true)
  | _ -> true

(** val within_one : part -> part list -> bool option **)

let within_one p l =
  if foreign_to p l then None else Some (member p l)

(** val compared_strictly : worth option -> worth option -> bool option **)

let compared_strictly a b =
  match a with
  | Some w ->
    (match w with
     | Part_ p ->
       (match b with
        | Some w0 ->
          (match w0 with
           | Part_ q0 ->
             if (&&) (comparable p q0) (negb (foreign p q0))
             then equal_parts p q0
             else None
           | _ -> compared a b)
        | None -> compared a b)
     | Set_ l ->
       (match l with
        | [] -> compared a b
        | p :: _ ->
          (match b with
           | Some w0 ->
             (match w0 with
              | Set_ l1 ->
                (match l1 with
                 | [] -> compared a b
                 | q0 :: _ -> if foreign p q0 then None else compared a b)
              | _ -> compared a b)
           | None -> compared a b))
     | _ -> compared a b)
  | None -> compared a b

(** val below_narrow : part -> part -> bool option **)

let below_narrow p q0 =
  if comparable p q0 then below p q0 else None

(** val lesser_narrow : bool -> part -> part -> part option **)

let lesser_narrow greater p q0 =
  if comparable p q0 then lesser_of greater p q0 else None

(** val then_strictly :
    quantifier -> bool option -> (unit -> bool option) -> bool option **)

let then_strictly k p q0 =
  match k with
  | All -> (match p with
            | Some b -> if b then q0 () else p
            | None -> p)
  | _ -> (match p with
          | Some b -> if b then p else q0 ()
          | None -> p)

(** val list_strictly :
    quantifier -> ('a1 -> bool option) -> 'a1 list -> bool option **)

let rec list_strictly k f = function
| [] -> Some (match k with
              | All -> true
              | _ -> false)
| a :: l0 -> then_strictly k (f a) (fun _ -> list_strictly k f l0)

(** val sets_strictly :
    quantifier -> (part list -> bool option) -> part list -> z -> bool option **)

let rec sets_strictly k f l most =
  match l with
  | [] -> f []
  | p :: l0 ->
    let without0 = sets_strictly k f l0 most in
    if Z.leb most Z0
    then without0
    else then_strictly k without0 (fun _ ->
           sets_strictly k (fun s -> f (p :: s)) l0 (Z.sub most (Zpos XH)))

(** val maps_strictly :
    quantifier -> ((part * part) list -> bool option) -> part list -> part
    list -> bool option **)

let rec maps_strictly k f keys values1 =
  match keys with
  | [] -> f []
  | p :: keys0 ->
    list_strictly k (fun v ->
      maps_strictly k (fun m -> f ((p, v) :: m)) keys0 values1) values1

(** val added_narrow : part option -> part option -> part option **)

let added_narrow p q0 =
  match p with
  | Some p0 ->
    (match q0 with
     | Some q1 -> calculate_narrow Plus_ p0 q1
     | None -> None)
  | None -> None

(** val is_whole : part option -> bool **)

let is_whole = function
| Some p0 ->
  (match p0 with
   | Ratio (_, d) -> (match d with
                      | XH -> true
                      | _ -> false)
   | Endless_ -> true
   | _ -> false)
| None -> false

(** val is_short : part option -> bool **)

let is_short = function
| Some p0 ->
  (match p0 with
   | Ratio (n0, d) ->
     (&&)
       (Z.ltb (Z.abs n0) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
         (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
         (XO (XO (XO XH)))))))))))))))))))))))))))))))))
       (Z.ltb (Zpos d) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
         (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
         (XO (XO XH)))))))))))))))))))))))))))))))))
   | Endless_ -> true
   | _ -> false)
| None -> false

(** val best_strictly : bool -> part option list -> part option option **)

let best_strictly greater l =
  if (||) (forallb is_whole l) (forallb is_short l)
  then Some (best greater l)
  else None

(** val gathered_strictly :
    quantifier -> (worth list -> worth option) -> (worth list -> worth
    option) -> worth list list -> worth option **)

let gathered_strictly k only0 body l =
  match k with
  | Count ->
    option_map (fun x0 -> Part_ x0)
      (fold_right added_narrow (Some (whole Z0))
        (meant (fun x0 -> truth (only0 x0)) (fun x0 ->
          match truth (body x0) with
          | Some b -> if b then Some (whole (Zpos XH)) else Some (whole Z0)
          | None -> None) l))
  | Sum_of ->
    option_map (fun x0 -> Part_ x0)
      (fold_right added_narrow (Some (whole Z0))
        (meant (fun x0 -> truth (only0 x0)) (fun x0 -> part_of (body x0)) l))
  | Minimum ->
    (match best_strictly false
             (meant (fun x0 -> truth (only0 x0)) (fun x0 ->
               part_of (body x0)) l) with
     | Some o ->
       (match o with
        | Some p -> Some (Part_ p)
        | None -> Some (Part_ Endless_))
     | None -> None)
  | Maximum ->
    (match best_strictly true
             (meant (fun x0 -> truth (only0 x0)) (fun x0 ->
               part_of (body x0)) l) with
     | Some o -> (match o with
                  | Some p -> Some (Part_ p)
                  | None -> None)
     | None -> None)
  | Those -> gathered k only0 body l
  | _ ->
    truly
      (list_strictly k (fun x0 ->
        guarded k (truth (only0 x0)) (fun _ -> truth (body x0))) l)

(** val chosen_strictly :
    quantifier -> (worth list -> worth option) -> (worth list -> worth
    option) -> ((worth -> bool option) -> bool option) -> (unit -> worth
    list) -> worth option **)

let chosen_strictly k only0 body each0 list0 =
  match k with
  | All ->
    truly
      (each0 (fun c ->
        guarded k (truth (only0 (c :: []))) (fun _ -> truth (body (c :: [])))))
  | Exists_ ->
    truly
      (each0 (fun c ->
        guarded k (truth (only0 (c :: []))) (fun _ -> truth (body (c :: [])))))
  | Those -> None
  | _ -> gathered_strictly k only0 body (map (fun c -> c :: []) (list0 ()))

(** val find_strictly :
    (part -> bool option) -> part list -> part option option **)

let rec find_strictly f = function
| [] -> Some None
| p :: l0 ->
  (match f p with
   | Some b -> if b then Some (Some p) else find_strictly f l0
   | None -> None)

(** val first_strictly :
    bool -> (part -> bool option) -> part list -> part option **)

let first_strictly last0 f l =
  match find_strictly f (if last0 then rev l else l) with
  | Some o ->
    (match o with
     | Some p -> Some p
     | None -> if last0 then None else Some Endless_)
  | None -> None

(** val quick_component :
    (net -> part -> part list list) -> net -> part -> part list **)

let quick_component near1 g v =
  let reached = concat (near1 g v) in
  filter (fun u -> member u reached) (vertices_of g)

(** val quick_connected : (net -> part -> part list list) -> net -> bool **)

let quick_connected near1 g =
  if directed g
  then forallb (fun v -> some_in (vertices_of g) (concat (near1 g v)))
         (vertices_of g)
  else (match vertices_of g with
        | [] -> true
        | v :: _ -> some_in (vertices_of g) (concat (near1 g v)))

(** val quick_inquired :
    (net -> part -> part list list) -> information -> net -> worth **)

let quick_inquired near1 q0 g =
  match q0 with
  | Connected_ -> True_or_false (quick_connected near1 g)
  | _ -> inquired q0 g

(** val quick_vertex :
    (net -> part -> part list list) -> about_vertex -> net -> part -> worth
    option **)

let quick_vertex near1 q0 g v =
  match q0 with
  | Component_ ->
    (match neighbours_of g v with
     | Some _ -> Some (Set_ (quick_component near1 g v))
     | None -> None)
  | _ -> inquired_vertex q0 g v

(** val quick_two :
    (net -> part -> part list list) -> about_two -> net -> part -> part ->
    worth option **)

let quick_two near1 q0 g u v =
  match q0 with
  | Adjacent_ -> inquired_two q0 g u v
  | Distance_ ->
    (match neighbours_of g u with
     | Some _ ->
       (match neighbours_of g v with
        | Some _ -> Some (Part_ (layer_of Z0 v (near1 g u)))
        | None -> None)
     | None -> None)

(** val quick :
    (net -> part -> part list list) -> worth list -> expression -> worth
    option **)

let quick near1 =
  let rec quick0 e = function
  | Whole z0 -> if narrow0 z0 then Some (Part_ (whole z0)) else None
  | Infinite_ -> Some (Part_ Endless_)
  | Always b -> Some (True_or_false b)
  | Local k -> nth_error e k
  | Not0 a -> truly (option_map negb (truth (quick0 e a)))
  | And0 (a, b) ->
    (match truth (quick0 e a) with
     | Some b0 ->
       if b0 then truly (truth (quick0 e b)) else truly (Some false)
     | None -> truly None)
  | Or0 (a, b) ->
    (match truth (quick0 e a) with
     | Some b0 -> if b0 then truly (Some true) else truly (truth (quick0 e b))
     | None -> truly None)
  | Equal0 (a, b) -> truly (compared_strictly (quick0 e a) (quick0 e b))
  | Less0 (a, b) ->
    (match part_of (quick0 e a) with
     | Some p ->
       (match part_of (quick0 e b) with
        | Some q0 -> truly (below_narrow p q0)
        | None -> None)
     | None -> None)
  | In_ (a, b) ->
    (match part_of (quick0 e a) with
     | Some p ->
       (match set_of (quick0 e b) with
        | Some l -> truly (within_one p l)
        | None -> None)
     | None -> None)
  | Calculate (o, a, b) ->
    (match part_of (quick0 e a) with
     | Some p ->
       (match part_of (quick0 e b) with
        | Some q0 -> option_map (fun x1 -> Part_ x1) (calculate_narrow o p q0)
        | None -> None)
     | None -> None)
  | Function (f, a) ->
    (match part_of (quick0 e a) with
     | Some p -> option_map (fun x1 -> Part_ x1) (function_narrow f p)
     | None -> None)
  | Extreme (greater, a, b) ->
    (match part_of (quick0 e a) with
     | Some p ->
       (match part_of (quick0 e b) with
        | Some q0 ->
          option_map (fun x1 -> Part_ x1) (lesser_narrow greater p q0)
        | None -> None)
     | None -> None)
  | Cond0 (c, a, b) ->
    (match truth (quick0 e c) with
     | Some b0 -> if b0 then quick0 e a else quick0 e b
     | None -> None)
  | To_ (a, b) ->
    (match whole_of (quick0 e a) with
     | Some a0 ->
       (match whole_of (quick0 e b) with
        | Some b0 -> Some (Set_ (numbers_to a0 b0))
        | None -> None)
     | None -> None)
  | Nil -> Some (Part_ Nil_)
  | Tuple (a, r) ->
    (match quick0 e a with
     | Some w ->
       (match w with
        | Part_ p ->
          (match quick0 e r with
           | Some w0 ->
             (match w0 with
              | Part_ q0 -> Some (Part_ (Cons_ (p, q0)))
              | _ -> None)
           | None -> None)
        | Set_ l ->
          (match quick0 e r with
           | Some w0 ->
             (match w0 with
              | Part_ p ->
                (match p with
                 | Nil_ -> Some (Set_ (times l (Nil_ :: [])))
                 | _ -> None)
              | Set_ m -> Some (Set_ (times l m))
              | _ -> None)
           | None -> None)
        | _ -> None)
     | None -> None)
  | At_ (m, key) ->
    (match quick0 e m with
     | Some w ->
       (match w with
        | Map_ l ->
          (match part_of (quick0 e key) with
           | Some p -> option_map (fun x1 -> Part_ x1) (looked_up l p)
           | None -> None)
        | _ -> None)
     | None -> None)
  | Len a ->
    option_map (fun l -> Part_ (whole (Z.of_nat (length l))))
      (set_of (quick0 e a))
  | LinkOf (a, b) ->
    (match part_of (quick0 e a) with
     | Some p ->
       (match part_of (quick0 e b) with
        | Some q0 -> Some (Part_ (link_of p q0))
        | None -> None)
     | None -> None)
  | Of (q0, g) -> option_map (quick_inquired near1 q0) (net_of (quick0 e g))
  | OfVertex (q0, g, v) ->
    (match net_of (quick0 e g) with
     | Some g0 ->
       (match part_of (quick0 e v) with
        | Some v0 -> quick_vertex near1 q0 g0 v0
        | None -> None)
     | None -> None)
  | OfTwo (q0, g, u, v) ->
    (match net_of (quick0 e g) with
     | Some g0 ->
       (match part_of (quick0 e u) with
        | Some u0 ->
          (match part_of (quick0 e v) with
           | Some v0 -> quick_two near1 q0 g0 u0 v0
           | None -> None)
        | None -> None)
     | None -> None)
  | Route (r, g, u, v) ->
    (match quick0 e r with
     | Some w0 ->
       (match w0 with
        | Router_ w ->
          (match net_of (quick0 e g) with
           | Some g0 ->
             (match part_of (quick0 e u) with
              | Some u0 ->
                (match part_of (quick0 e v) with
                 | Some v0 -> sent_between w g0 u0 v0
                 | None -> None)
              | None -> None)
           | None -> None)
        | _ -> None)
     | None -> None)
  | Quantify_ (k, names0, r, only0, body) ->
    let only1 = fun x1 -> quick0 (app x1 e) only0 in
    let body0 = fun x1 -> quick0 (app x1 e) body in
    (match r with
     | Over a ->
       (match set_of (quick0 e a) with
        | Some l ->
          (match bindings names0 l with
           | Some l0 -> gathered_strictly k only1 body0 l0
           | None -> None)
        | None -> None)
     | Sets (a, most) ->
       (match set_of (quick0 e a) with
        | Some l ->
          (match quick_bound e most with
           | Some most0 ->
             let most1 =
               match most0 with
               | Some k0 -> k0
               | None -> Z.of_nat (length l)
             in
             if Z.ltb most1 Z0
             then chosen_strictly k only1 body0 (fun _ -> Some
                    (match k with
                     | All -> true
                     | _ -> false)) (fun _ -> [])
             else chosen_strictly k only1 body0 (fun f ->
                    sets_strictly k (fun s -> f (Set_ s)) l most1) (fun _ ->
                    map (fun x1 -> Set_ x1) (all_sets l most1))
           | None -> None)
        | None -> None)
     | Maps_ (a, b) ->
       (match set_of (quick0 e a) with
        | Some keys ->
          (match set_of (quick0 e b) with
           | Some values1 ->
             chosen_strictly k only1 body0 (fun f ->
               maps_strictly k (fun m -> f (Map_ m)) keys values1) (fun _ ->
               map (fun x1 -> Map_ x1) (all_maps keys values1))
           | None -> None)
        | None -> None))
  | First (last0, a, b, only0, body) ->
    (match whole_of (quick0 e a) with
     | Some a0 ->
       (match whole_of (quick0 e b) with
        | Some b0 ->
          option_map (fun x1 -> Part_ x1)
            (first_strictly last0 (fun p ->
              match truth (quick0 ((Part_ p) :: e) only0) with
              | Some b1 ->
                if b1
                then truth (quick0 ((Part_ p) :: e) body)
                else Some false
              | None -> None) (numbers_to a0 b0))
        | None -> None)
     | None -> None)
  | Graph_ (coordinates0, next1) ->
    (match quick_tuples e coordinates0 [] with
     | Some l ->
       (match all_there
                (map (fun x1 ->
                  match vertex_of x1 with
                  | Some v ->
                    (match quick_listed (app x1 e) next1 with
                     | Some l0 -> Some (v, l0)
                     | None -> None)
                  | None -> None) l) with
        | Some l0 ->
          option_map (fun rows0 -> Network (Made rows0)) (linked_rows l0)
        | None -> None)
     | None -> None)
  | Call (args0, body) ->
    (match quick_values e args0 [] with
     | Some l -> quick0 l body
     | None -> None)
  and quick_bound e = function
  | Any -> Some None
  | UpTo k -> option_map (fun x0 -> Some x0) (whole_of (quick0 e k))
  and quick_tuples e r before0 =
    match r with
    | NoRange -> Some (before0 :: [])
    | Range_ (names0, r0, only0, more) ->
      (match r0 with
       | Over a ->
         (match set_of (quick0 (app before0 e) a) with
          | Some l ->
            (match bindings names0 l with
             | Some l0 ->
               option_map concat
                 (all_there
                   (map (fun x0 ->
                     match truth (quick0 (app x0 (app before0 e)) only0) with
                     | Some b ->
                       if b
                       then quick_tuples e more (app x0 before0)
                       else Some []
                     | None -> None) l0))
             | None -> None)
          | None -> None)
       | _ -> None)
  and quick_listed e = function
  | NoNext -> Some []
  | Next_ (more, only0, to_, others1) ->
    (match quick_tuples e more [] with
     | Some l ->
       (match quick_listed e others1 with
        | Some rest0 ->
          (match all_there
                   (map (fun x0 ->
                     match truth (quick0 (app x0 e) only0) with
                     | Some b ->
                       if b
                       then option_map (fun p -> p :: [])
                              (part_of (quick0 (app x0 e) to_))
                       else Some []
                     | None -> None) l) with
           | Some l0 -> Some (app (concat l0) rest0)
           | None -> None)
        | None -> None)
     | None -> None)
  and quick_values e a before0 =
    match a with
    | NoArg -> Some before0
    | Arg (a0, more) ->
      (match quick0 e a0 with
       | Some w -> quick_values e more (w :: before0)
       | None -> None)
  in quick0

type 'a delayed = 'a __delayed Lazy.t
and 'a __delayed =
| Delay of 'a

(** val forced : 'a1 delayed -> 'a1 **)

let forced d =
  let Delay a = Lazy.force d in a

(** val search_all :
    Uint63.t -> plain -> part list list delayed Parray.t option **)

let search_all q0 q1 =
  array_by q1.total (fun i -> Some
    (lazy (Delay (layers_from (Root (q0, q1)) (Vertex (q0, i))))))
    (lazy (Delay []))

(** val searches_of :
    Uint63.t -> (bool * plain) list -> part list list delayed Parray.t
    option list **)

let rec searches_of q0 = function
| [] -> []
| p :: roots0 ->
  let (d, q1) = p in
  (search_all (place_for d q0) q1) :: (searches_of
                                        (add0 q0 (Uint63.of_int (1))) roots0)

(** val near_by : (bool * plain) list -> net -> part -> part list list **)

let near_by roots =
  let made0 = searches_of (Uint63.of_int (0)) roots in
  (fun g v ->
  match g with
  | Root (q0, q1) ->
    (match v with
     | Vertex (r, i) ->
       if (&&) (eqb0 q0 r) (ltb0 i q1.total)
       then (match nth_error made0 (slot0 q0) with
             | Some o ->
               (match o with
                | Some s -> forced (get s i)
                | None -> layers_from g v)
             | None -> layers_from g v)
       else layers_from g v
     | _ -> layers_from g v)
  | Made _ -> layers_from g v)

type word_symmetries = { symmetric : Uint63.t;
                         images : Uint63.t Parray.t list }

type word_step = (word_symmetries, refutation) step

(** val word_orbits :
    (net -> part -> part list list) -> (bool * plain) list -> word_symmetries
    -> worth list -> nat -> over0 -> worth list list option **)

let word_orbits near1 roots s e names0 r =
  orbit_values roots s.symmetric (map get s.images) e (quick near1 e) names0 r

(** val show_goal :
    (net -> part -> part list list) -> (bool * plain) list -> nat -> goal ->
    word_step list -> word_step list option **)

let show_goal near1 roots fuel g s =
  show (fun e -> every_value (quick near1 e)) (fun e ->
    value_at (quick near1 e)) (word_orbits near1 roots) (refutes_by roots)
    (quick near1) fuel g.where_ g.sentence g.wanted s

(** val show_goals :
    (net -> part -> part list list) -> (bool * plain) list -> nat -> goal
    list -> word_step list -> word_step list option **)

let rec show_goals near1 roots fuel l s =
  match l with
  | [] -> Some s
  | g :: l0 ->
    (match show_goal near1 roots fuel g s with
     | Some s0 -> show_goals near1 roots fuel l0 s0
     | None -> None)

(** val roots_of : argument list -> (bool * plain) list **)

let rec roots_of = function
| [] -> []
| a :: l0 ->
  (match a with
   | Other_network (d, q0) -> (d, q0) :: (roots_of l0)
   | _ -> roots_of l0)

(** val few : argument list -> bool **)

let few l =
  Nat.leb (length l) (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S (S
    O))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))

type word_proof = { depth : nat; strategy : word_step list }

(** val is_computed :
    (worth list -> expression -> worth option) -> nat -> worth list ->
    expression -> judgement -> bool **)

let is_computed look1 fuel e text0 = function
| Is_truth _ -> false
| _ ->
  (match snd (bare look1 fuel e text0) with
   | Quantify_ (k, _, _, _, _) ->
     (match k with
      | Minimum -> false
      | Maximum -> false
      | _ -> true)
   | First (_, _, _, _, _) -> false
   | _ -> true)

(** val judges : worth option -> judgement -> bool **)

let judges v = function
| Is_truth _ -> false
| Is_number p ->
  (match part_of v with
   | Some q0 ->
     (match below p q0 with
      | Some b ->
        if b
        then false
        else (match below q0 p with
              | Some b0 -> if b0 then false else true
              | None -> false)
      | None -> false)
   | None -> false)
| Is_at_most p ->
  (match part_of v with
   | Some q0 ->
     (match below p q0 with
      | Some b -> if b then false else true
      | None -> false)
   | None -> false)
| Is_at_least p ->
  (match part_of v with
   | Some q0 ->
     (match below q0 p with
      | Some b -> if b then false else true
      | None -> false)
   | None -> false)

(** val shows_word :
    bool -> network -> plain -> word_fact -> word_proof -> bool **)

let shows_word d n0 p w p0 =
  match word_text w.word with
  | Some text0 ->
    (match match networks_in d n0 p w.word_arguments with
           | Some places2 ->
             all_there (map (argument_of p places2) w.word_arguments)
           | None -> None with
     | Some l ->
       if few l
       then let roots = (d, p) :: (roots_of l) in
            let near1 = near_by roots in
            let e = opened d p l (Uint63.of_int (1)) [] in
            if is_computed (quick near1) p0.depth e text0 w.word_judgement
            then (match p0.strategy with
                  | [] -> judges (quick near1 e text0) w.word_judgement
                  | _ :: _ -> false)
            else (match goals_of (quick near1) p0.depth e text0
                          w.word_judgement with
                  | Some goals ->
                    (match show_goals near1 roots p0.depth goals p0.strategy with
                     | Some l0 -> (match l0 with
                                   | [] -> true
                                   | _ :: _ -> false)
                     | None -> false)
                  | None -> false)
       else false
     | None -> false)
  | None -> false

(** val words_checks :
    bool -> network -> plain -> word_proof -> word_fact list -> bool **)

let words_checks d n0 p p0 = function
| [] -> false
| w :: l0 -> (match l0 with
              | [] -> shows_word d n0 p w p0
              | _ :: _ -> false)

type proof =
| FaultsProof of faults_proof
| HamiltonProof of hamilton_proof
| MapsProof of maps_proof
| MatchingProof of matching_proof
| MetricProof of metric_proof
| RoundsProof of rounds_proof
| SymmetryProof of symmetry_proof
| TrafficProof of traffic_proof
| TreesProof of trees_proof
| WidthProof of width_proof
| WordProof_ of word_proof

(** val all_of : (fact -> 'a1 option) -> fact list -> 'a1 list option **)

let rec all_of only0 = function
| [] -> Some []
| f :: l0 ->
  (match only0 f with
   | Some a ->
     (match all_of only0 l0 with
      | Some r -> Some (a :: r)
      | None -> None)
   | None -> None)

(** val all_checked :
    (fact -> 'a1 option) -> ('a1 list -> bool) -> fact list -> bool **)

let all_checked only0 check l =
  match all_of only0 l with
  | Some l0 -> check l0
  | None -> false

(** val only_faults : fact -> faults option **)

let only_faults = function
| Faults m -> Some m
| _ -> None

(** val only_hamilton : fact -> hamilton option **)

let only_hamilton = function
| Hamilton m -> Some m
| _ -> None

(** val only_maps : fact -> maps option **)

let only_maps = function
| Maps m -> Some m
| _ -> None

(** val only_matching : fact -> matching option **)

let only_matching = function
| Matching m -> Some m
| _ -> None

(** val only_metric : fact -> metric option **)

let only_metric = function
| Metric m -> Some m
| _ -> None

(** val only_rounds : fact -> rounds option **)

let only_rounds = function
| Rounds m -> Some m
| _ -> None

(** val only_symmetry : fact -> symmetry_fact option **)

let only_symmetry = function
| Symmetry m -> Some m
| _ -> None

(** val only_traffic : fact -> traffic option **)

let only_traffic = function
| Traffic m -> Some m
| _ -> None

(** val only_trees : fact -> trees option **)

let only_trees = function
| Trees m -> Some m
| _ -> None

(** val only_width : fact -> width option **)

let only_width = function
| Width m -> Some m
| _ -> None

(** val only_word : fact -> word_fact option **)

let only_word = function
| Word_ m -> Some m
| _ -> None

(** val proves : network -> bool -> plain -> fact list -> proof -> bool **)

let proves n0 directed0 p l p0 = match p0 with
| WordProof_ p1 -> all_checked only_word (words_checks directed0 n0 p p1) l
| _ ->
  if directed0
  then false
  else (match p0 with
        | FaultsProof p1 -> all_checked only_faults (faults_checks p p1) l
        | HamiltonProof p1 ->
          all_checked only_hamilton (hamilton_checks p p1) l
        | MapsProof p1 -> all_checked only_maps (maps_checks p p1) l
        | MatchingProof p1 ->
          all_checked only_matching (matching_checks p p1) l
        | MetricProof p1 -> all_checked only_metric (metric_checks p p1) l
        | RoundsProof p1 -> all_checked only_rounds (rounds_checks p p1) l
        | SymmetryProof p1 ->
          all_checked only_symmetry (symmetry_checks p p1) l
        | TrafficProof p1 ->
          all_checked only_traffic (traffic_checks n0 p p1) l
        | TreesProof p1 -> all_checked only_trees (trees_checks p p1) l
        | WidthProof p1 -> all_checked only_width (width_checks p p1) l
        | WordProof_ _ -> false)

type tabled = { about0 : network; as_digraph : bool; numbers : plain }

(** val make_table : network -> tabled option **)

let make_table n0 =
  option_map (fun t0 -> { about0 = n0; as_digraph = (fst t0); numbers =
    (snd t0) }) (table_of0 n0)

(** val certify : tabled -> fact list -> proof -> statement list **)

let certify t0 l p =
  if proves t0.about0 t0.as_digraph t0.numbers l p
  then map (fun x0 -> { subject = t0.about0; said = x0 }) l
  else []

(** val qfloor : q -> z **)

let qfloor x0 =
  let { qnum = n0; qden = d } = x0 in Z.div n0 (Zpos d)

(** val qceiling : q -> z **)

let qceiling x0 =
  Z.opp (qfloor (qopp x0))

(** val qabs : q -> q **)

let qabs x0 =
  let { qnum = n0; qden = d } = x0 in { qnum = (Z.abs n0); qden = d }

type value1 =
| Number of q
| Endless
| Truth of bool
| Word of string

(** val whole_number : z -> value1 **)

let whole_number z0 =
  Number (inject_Z z0)

type inquiry =
| AsksOrder
| AsksSize
| AsksMinDegree
| AsksMaxDegree
| AsksDiameter
| AsksRadius
| AsksDistanceSum
| AsksGirth
| AsksConnected
| AsksEccentricity of z
| AsksDistance of z * z
| AsksAtDistance of z * z
| AsksDistanceSumFrom of z
| AsksHamiltonian
| AsksWidth
| AsksBroadcast of ports * z
| AsksBroadcasts of ports
| AsksGossip of ports
| AsksTransitive
| AsksEdgeTransitive
| AsksBipartite
| AsksOrbits
| AsksVertexConnectivity
| AsksEdgeConnectivity
| AsksDisjointPaths of z * z
| AsksVertexDetour
| AsksEdgeDetour
| AsksCluster of z
| AsksContains of network
| AsksDelivered of routing
| AsksMinimal of routing
| AsksMaxHops of routing
| AsksTotalHops of routing
| AsksMaxStretch of routing
| AsksRoute of routing * z * z
| AsksDeadlock of routing
| AsksDeadlockFree of routing
| AsksMatching
| AsksEdgeOrbits
| AsksAutomorphisms
| AsksTrees
| AsksLanes of routing option
| AsksWord of word_name * word_argument list

(** val weighted : z -> z list -> z **)

let rec weighted d = function
| [] -> Z0
| n0 :: h0 -> Z.add (Z.mul d n0) (weighted (Z.add d (Zpos XH)) h0)

type unary =
| Negative
| NotTrue
| Floor_
| Ceil_
| Abs_
| Factorial_

type binary =
| Add_
| Sub_
| Mul_
| Div_
| Mod_
| Pow_
| Min_
| Max_
| Log_
| Root_
| Xor_
| Bit_
| And_
| Or_
| Equal_
| Unequal_
| Less_
| AtMost_
| More_
| AtLeast_

type quantifier0 =
| All_
| Some_
| Count_
| Sum_
| Least_
| Most_
| MinOf_
| MaxOf_

type naming =
| ByStandard of string
| ByOwn of string * text
| ByWorded of string * expression
| ByDirected of string * arcs_line
| ByList of string * (z list * network) list

(** val named : naming -> z list -> network **)

let named m ps =
  match m with
  | ByStandard s -> Standard (s, ps)
  | ByOwn (s, t0) -> Own (s, t0, ps)
  | ByWorded (s, x0) -> Worded (s, x0, ps)
  | ByDirected (s, l) -> Directed (s, l, ps)
  | ByList (_, l) ->
    (match find (fun p ->
             if list_eq_dec Z.eq_dec ps (fst p) then true else false) l with
     | Some p -> snd p
     | None -> Given (Z0, []))

(** val network_word : naming -> string **)

let network_word = function
| ByStandard s -> s
| ByOwn (s, _) -> s
| ByWorded (s, _) -> s
| ByDirected (s, _) -> s
| ByList (s, _) -> s

(** val listed_for :
    naming -> z list -> ((string * z list) * 'a1) list -> 'a1 option **)

let listed_for m ps l =
  option_map snd
    (find (fun e ->
      (&&) ((=) (network_word m) (fst (fst e)))
        (if list_eq_dec Z.eq_dec ps (snd (fst e)) then true else false)) l)

type called_router =
| TheRouter of routing
| ListedRouter of string * ((string * z list) * routing) list

(** val router_on : naming -> z list -> called_router -> called_router **)

let router_on m ps r = match r with
| TheRouter r0 -> TheRouter r0
| ListedRouter (_, l) ->
  (match listed_for m ps l with
   | Some r0 -> TheRouter r0
   | None -> r)

type word_place =
| ItselfHere
| NetworkHere of naming * nat
| VertexHere
| NumberHere
| RouterHere of called_router

type fact_name =
| F_order
| F_size
| F_min_degree
| F_max_degree
| F_diameter
| F_radius
| F_distance_sum
| F_girth
| F_connected
| F_eccentricity
| F_distance
| F_at_distance
| F_distance_sum_from
| F_hamiltonian
| F_bisection
| F_broadcast of ports
| F_broadcast_all of ports
| F_gossip of ports
| F_vertex_transitive
| F_edge_transitive
| F_bipartite
| F_vertex_orbits
| F_vertex_connectivity
| F_edge_connectivity
| F_disjoint_paths
| F_vertex_fault_detour
| F_edge_fault_detour
| F_cluster
| F_contains of naming
| F_delivered of called_router
| F_minimal of called_router
| F_max_hops of called_router
| F_total_hops of called_router
| F_max_stretch of called_router
| F_route of called_router
| F_deadlock of called_router
| F_deadlock_free of called_router
| F_matching_number
| F_edge_orbits
| F_automorphisms
| F_spanning_trees
| F_lanes of called_router option
| F_word of word_name * word_place list

(** val arguments_at :
    word_place list -> z list -> word_argument list option **)

let rec arguments_at l numbers0 =
  match l with
  | [] -> (match numbers0 with
           | [] -> Some []
           | _ :: _ -> None)
  | w :: l0 ->
    (match w with
     | ItselfHere ->
       option_map (fun x0 -> Itself :: x0) (arguments_at l0 numbers0)
     | NetworkHere (m, k) ->
       if Nat.leb k (length numbers0)
       then option_map (fun x0 -> (Other_one
              (named m (firstn k numbers0))) :: x0)
              (arguments_at l0 (skipn k numbers0))
       else None
     | VertexHere ->
       (match numbers0 with
        | [] -> None
        | v :: numbers1 ->
          option_map (fun x0 -> (Vertex_of v) :: x0)
            (arguments_at l0 numbers1))
     | NumberHere ->
       (match numbers0 with
        | [] -> None
        | z0 :: numbers1 ->
          option_map (fun x0 -> (Number_of (whole z0)) :: x0)
            (arguments_at l0 numbers1))
     | RouterHere r0 ->
       (match r0 with
        | TheRouter r ->
          option_map (fun x0 -> (Router_of r) :: x0)
            (arguments_at l0 numbers0)
        | ListedRouter (_, _) -> None))

(** val on_network : naming -> z list -> fact_name -> fact_name **)

let on_network m ps f =
  let on = router_on m ps in
  (match f with
   | F_delivered r -> F_delivered (on r)
   | F_minimal r -> F_minimal (on r)
   | F_max_hops r -> F_max_hops (on r)
   | F_total_hops r -> F_total_hops (on r)
   | F_max_stretch r -> F_max_stretch (on r)
   | F_route r -> F_route (on r)
   | F_deadlock r -> F_deadlock (on r)
   | F_deadlock_free r -> F_deadlock_free (on r)
   | F_lanes r -> F_lanes (option_map on r)
   | F_word (w, l) ->
     F_word (w,
       (map (fun p ->
         match p with
         | RouterHere r -> RouterHere (on r)
         | _ -> p) l))
   | _ -> f)

(** val asked0 : fact_name -> z list -> inquiry option **)

let asked0 f l =
  match f with
  | F_order -> (match l with
                | [] -> Some AsksOrder
                | _ :: _ -> None)
  | F_size -> (match l with
               | [] -> Some AsksSize
               | _ :: _ -> None)
  | F_min_degree -> (match l with
                     | [] -> Some AsksMinDegree
                     | _ :: _ -> None)
  | F_max_degree -> (match l with
                     | [] -> Some AsksMaxDegree
                     | _ :: _ -> None)
  | F_diameter -> (match l with
                   | [] -> Some AsksDiameter
                   | _ :: _ -> None)
  | F_radius -> (match l with
                 | [] -> Some AsksRadius
                 | _ :: _ -> None)
  | F_distance_sum ->
    (match l with
     | [] -> Some AsksDistanceSum
     | _ :: _ -> None)
  | F_girth -> (match l with
                | [] -> Some AsksGirth
                | _ :: _ -> None)
  | F_connected -> (match l with
                    | [] -> Some AsksConnected
                    | _ :: _ -> None)
  | F_eccentricity ->
    (match l with
     | [] -> None
     | v :: l0 ->
       (match l0 with
        | [] -> Some (AsksEccentricity v)
        | _ :: _ -> None))
  | F_distance ->
    (match l with
     | [] -> None
     | u :: l0 ->
       (match l0 with
        | [] -> None
        | v :: l1 ->
          (match l1 with
           | [] -> Some (AsksDistance (u, v))
           | _ :: _ -> None)))
  | F_at_distance ->
    (match l with
     | [] -> None
     | v :: l0 ->
       (match l0 with
        | [] -> None
        | d :: l1 ->
          (match l1 with
           | [] -> Some (AsksAtDistance (v, d))
           | _ :: _ -> None)))
  | F_distance_sum_from ->
    (match l with
     | [] -> None
     | v :: l0 ->
       (match l0 with
        | [] -> Some (AsksDistanceSumFrom v)
        | _ :: _ -> None))
  | F_hamiltonian ->
    (match l with
     | [] -> Some AsksHamiltonian
     | _ :: _ -> None)
  | F_bisection -> (match l with
                    | [] -> Some AsksWidth
                    | _ :: _ -> None)
  | F_broadcast m ->
    (match l with
     | [] -> None
     | s :: l0 ->
       (match l0 with
        | [] -> Some (AsksBroadcast (m, s))
        | _ :: _ -> None))
  | F_broadcast_all m ->
    (match l with
     | [] -> Some (AsksBroadcasts m)
     | _ :: _ -> None)
  | F_gossip m -> (match l with
                   | [] -> Some (AsksGossip m)
                   | _ :: _ -> None)
  | F_vertex_transitive ->
    (match l with
     | [] -> Some AsksTransitive
     | _ :: _ -> None)
  | F_edge_transitive ->
    (match l with
     | [] -> Some AsksEdgeTransitive
     | _ :: _ -> None)
  | F_bipartite -> (match l with
                    | [] -> Some AsksBipartite
                    | _ :: _ -> None)
  | F_vertex_orbits -> (match l with
                        | [] -> Some AsksOrbits
                        | _ :: _ -> None)
  | F_vertex_connectivity ->
    (match l with
     | [] -> Some AsksVertexConnectivity
     | _ :: _ -> None)
  | F_edge_connectivity ->
    (match l with
     | [] -> Some AsksEdgeConnectivity
     | _ :: _ -> None)
  | F_disjoint_paths ->
    (match l with
     | [] -> None
     | s :: l0 ->
       (match l0 with
        | [] -> None
        | t0 :: l1 ->
          (match l1 with
           | [] -> Some (AsksDisjointPaths (s, t0))
           | _ :: _ -> None)))
  | F_vertex_fault_detour ->
    (match l with
     | [] -> Some AsksVertexDetour
     | _ :: _ -> None)
  | F_edge_fault_detour ->
    (match l with
     | [] -> Some AsksEdgeDetour
     | _ :: _ -> None)
  | F_cluster ->
    (match l with
     | [] -> None
     | d :: l0 -> (match l0 with
                   | [] -> Some (AsksCluster d)
                   | _ :: _ -> None))
  | F_contains other -> Some (AsksContains (named other l))
  | F_delivered r0 ->
    (match r0 with
     | TheRouter r ->
       (match l with
        | [] -> Some (AsksDelivered r)
        | _ :: _ -> None)
     | ListedRouter (_, _) -> None)
  | F_minimal r0 ->
    (match r0 with
     | TheRouter r ->
       (match l with
        | [] -> Some (AsksMinimal r)
        | _ :: _ -> None)
     | ListedRouter (_, _) -> None)
  | F_max_hops r0 ->
    (match r0 with
     | TheRouter r ->
       (match l with
        | [] -> Some (AsksMaxHops r)
        | _ :: _ -> None)
     | ListedRouter (_, _) -> None)
  | F_total_hops r0 ->
    (match r0 with
     | TheRouter r ->
       (match l with
        | [] -> Some (AsksTotalHops r)
        | _ :: _ -> None)
     | ListedRouter (_, _) -> None)
  | F_max_stretch r0 ->
    (match r0 with
     | TheRouter r ->
       (match l with
        | [] -> Some (AsksMaxStretch r)
        | _ :: _ -> None)
     | ListedRouter (_, _) -> None)
  | F_route r0 ->
    (match r0 with
     | TheRouter r ->
       (match l with
        | [] -> None
        | s :: l0 ->
          (match l0 with
           | [] -> None
           | t0 :: l1 ->
             (match l1 with
              | [] -> Some (AsksRoute (r, s, t0))
              | _ :: _ -> None)))
     | ListedRouter (_, _) -> None)
  | F_deadlock r0 ->
    (match r0 with
     | TheRouter r ->
       (match l with
        | [] -> Some (AsksDeadlock r)
        | _ :: _ -> None)
     | ListedRouter (_, _) -> None)
  | F_deadlock_free r0 ->
    (match r0 with
     | TheRouter r ->
       (match l with
        | [] -> Some (AsksDeadlockFree r)
        | _ :: _ -> None)
     | ListedRouter (_, _) -> None)
  | F_matching_number ->
    (match l with
     | [] -> Some AsksMatching
     | _ :: _ -> None)
  | F_edge_orbits -> (match l with
                      | [] -> Some AsksEdgeOrbits
                      | _ :: _ -> None)
  | F_automorphisms ->
    (match l with
     | [] -> Some AsksAutomorphisms
     | _ :: _ -> None)
  | F_spanning_trees -> (match l with
                         | [] -> Some AsksTrees
                         | _ :: _ -> None)
  | F_lanes r0 ->
    (match r0 with
     | Some c ->
       (match c with
        | TheRouter r ->
          (match l with
           | [] -> Some (AsksLanes (Some r))
           | _ :: _ -> None)
        | ListedRouter (_, _) -> None)
     | None -> (match l with
                | [] -> Some (AsksLanes None)
                | _ :: _ -> None))
  | F_word (w, places_) ->
    option_map (fun x0 -> AsksWord (w, x0)) (arguments_at places_ l)

type label =
| Coordinates of z list
| Marked of string * ((string * z list) * z) list

type expr =
| Constant of value1
| Variable_ of string
| Label of label
| Unary of unary * expr
| Binary of binary * expr * expr
| Choice of expr * expr * expr
| Quantify of quantifier0 * string * expr * expr * expr * expr
| Asks of fact_name * naming * expr list * expr list
| Meant of fact_name * naming * expr list * expr list * expr

(** val as_whole : value1 option -> z option **)

let as_whole = function
| Some v0 ->
  (match v0 with
   | Number q0 ->
     if qeq_bool q0 (inject_Z (qfloor q0)) then Some (qfloor q0) else None
   | _ -> None)
| None -> None

(** val label_tuple : network -> z list -> z list **)

let label_tuple n0 l =
  match n0 with
  | Standard (name, parameters0) ->
    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

       (fun _ -> l)
       (fun a s ->
       (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
         (fun b b0 b1 b2 b3 b4 b5 b6 ->
         if b
         then if b0
              then if b1
                   then if b2
                        then l
                        else if b3
                             then l
                             else if b4
                                  then l
                                  else if b5
                                       then if b6
                                            then l
                                            else ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                    (fun _ -> l)
                                                    (fun a0 s0 ->
                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                      (fun b7 b8 b9 b10 b11 b12 b13 b14 ->
                                                      if b7
                                                      then if b8
                                                           then l
                                                           else if b9
                                                                then l
                                                                else 
                                                                  if b10
                                                                  then l
                                                                  else 
                                                                    if b11
                                                                    then l
                                                                    else 
                                                                    if b12
                                                                    then 
                                                                    if b13
                                                                    then 
                                                                    if b14
                                                                    then l
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    l)
                                                                    (fun a1 s1 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b15 b16 b17 b18 b19 b20 b21 b22 ->
                                                                    if b15
                                                                    then 
                                                                    if b16
                                                                    then l
                                                                    else 
                                                                    if b17
                                                                    then 
                                                                    if b18
                                                                    then 
                                                                    if b19
                                                                    then l
                                                                    else 
                                                                    if b20
                                                                    then 
                                                                    if b21
                                                                    then 
                                                                    if b22
                                                                    then l
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    l)
                                                                    (fun a2 s2 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b23 b24 b25 b26 b27 b28 b29 b30 ->
                                                                    if b23
                                                                    then 
                                                                    if b24
                                                                    then l
                                                                    else 
                                                                    if b25
                                                                    then 
                                                                    if b26
                                                                    then 
                                                                    if b27
                                                                    then l
                                                                    else 
                                                                    if b28
                                                                    then 
                                                                    if b29
                                                                    then 
                                                                    if b30
                                                                    then l
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    l)
                                                                    (fun a3 s3 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b31 b32 b33 b34 b35 b36 b37 b38 ->
                                                                    if b31
                                                                    then 
                                                                    if b32
                                                                    then l
                                                                    else 
                                                                    if b33
                                                                    then l
                                                                    else 
                                                                    if b34
                                                                    then l
                                                                    else 
                                                                    if b35
                                                                    then l
                                                                    else 
                                                                    if b36
                                                                    then 
                                                                    if b37
                                                                    then 
                                                                    if b38
                                                                    then l
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    match parameters0 with
                                                                    | [] -> l
                                                                    | c :: l0 ->
                                                                    (match l0 with
                                                                    | [] -> l
                                                                    | _ :: l1 ->
                                                                    (match l1 with
                                                                    | [] -> l
                                                                    | m :: l2 ->
                                                                    (match l2 with
                                                                    | [] ->
                                                                    (match l with
                                                                    | [] -> l
                                                                    | x0 :: l3 ->
                                                                    (match l3 with
                                                                    | [] -> l
                                                                    | y :: l4 ->
                                                                    (match l4 with
                                                                    | [] -> l
                                                                    | z0 :: l5 ->
                                                                    (match l5 with
                                                                    | [] ->
                                                                    x0 :: (
                                                                    (Z.add
                                                                    (Z.mul z0
                                                                    (Z.mul c
                                                                    m)) y) :: [])
                                                                    | _ :: _ ->
                                                                    l))))
                                                                    | _ :: _ ->
                                                                    l))))
                                                                    (fun _ _ ->
                                                                    l)
                                                                    s3)
                                                                    else l
                                                                    else l
                                                                    else l)
                                                                    a3)
                                                                    s2)
                                                                    else l
                                                                    else l
                                                                    else l
                                                                    else l
                                                                    else l)
                                                                    a2)
                                                                    s1)
                                                                    else l
                                                                    else l
                                                                    else l
                                                                    else l
                                                                    else l)
                                                                    a1)
                                                                    s0)
                                                                    else l
                                                                    else l
                                                      else l)
                                                      a0)
                                                    s)
                                       else l
                   else l
              else l
         else l)
         a)
       name)
  | _ -> l

(** val index_of : z -> z list -> z list list -> z option **)

let rec index_of i v = function
| [] -> None
| w :: l0 ->
  if list_eq_dec Z.eq_dec v w
  then Some i
  else index_of (Z.add i (Zpos XH)) v l0

(** val label_number : network -> z list -> z option **)

let label_number n0 l =
  match n0 with
  | Standard (name, ps) ->
    (match standard name (length ps) with
     | Some t0 -> index_of Z0 (label_tuple n0 l) (known (text_vertices t0 ps))
     | None -> None)
  | Own (_, t0, ps) -> index_of Z0 l (known (text_vertices t0 ps))
  | Worded (_, x0, ps) -> index_of Z0 l (known (worded_vertices x0 ps))
  | Given (order, _) ->
    (match l with
     | [] -> None
     | i :: l0 ->
       (match l0 with
        | [] -> if (&&) (Z.leb Z0 i) (Z.ltb i order) then Some i else None
        | _ :: _ -> None))
  | Directed (_, line0, ps) ->
    (match line0 with
     | Arcs_text t0 -> index_of Z0 l (known (text_vertices t0 ps))
     | Arcs_expression x0 -> index_of Z0 l (known (worded_vertices x0 ps)))

(** val vertex_number : naming -> z list -> network -> label -> z option **)

let vertex_number m ps n0 = function
| Coordinates l0 -> label_number n0 l0
| Marked (_, l0) -> listed_for m ps l0

(** val q_whole : q -> z option **)

let q_whole q0 =
  as_whole (Some (Number q0))

(** val greatest_power : nat -> z -> z -> z -> z -> z **)

let rec greatest_power fuel b p x0 k =
  match fuel with
  | O -> k
  | S fuel0 ->
    if Z.leb p x0
    then greatest_power fuel0 b (Z.mul p b) x0 (Z.add k (Zpos XH))
    else k

(** val logarithm : z -> z -> z **)

let logarithm b x0 =
  greatest_power (add (Z.to_nat (Z.log2 x0)) (S O)) b b x0 Z0

(** val root_bits : nat -> z -> z -> z -> z **)

let rec root_bits places2 k x0 r =
  match places2 with
  | O -> r
  | S i ->
    let s = Z.add r (Z.pow (Zpos (XO XH)) (Z.of_nat i)) in
    root_bits i k x0 (if Z.leb (Z.pow s k) x0 then s else r)

(** val root_of_degree : z -> z -> z **)

let root_of_degree k x0 =
  root_bits (add (Z.to_nat (Z.div (Z.log2 x0) k)) (S O)) k x0 Z0

(** val product_to : nat -> z **)

let rec product_to n0 = match n0 with
| O -> Zpos XH
| S m -> Z.mul (Z.of_nat n0) (product_to m)

(** val bits : z -> z **)

let bits z0 =
  if Z.eqb z0 Z0 then Z0 else Z.add (Z.log2 (Z.abs z0)) (Zpos XH)

(** val unary_value : unary -> value1 -> value1 option **)

let unary_value o a =
  match o with
  | Negative ->
    (match a with
     | Number q0 -> Some (Number (qred (qopp q0)))
     | _ -> None)
  | NotTrue -> (match a with
                | Truth b -> Some (Truth (negb b))
                | _ -> None)
  | Floor_ ->
    (match a with
     | Number q0 -> Some (whole_number (qfloor q0))
     | _ -> None)
  | Ceil_ ->
    (match a with
     | Number q0 -> Some (whole_number (qceiling q0))
     | _ -> None)
  | Abs_ ->
    (match a with
     | Number q0 -> Some (Number (qred (qabs q0)))
     | _ -> None)
  | Factorial_ ->
    (match a with
     | Number q0 ->
       (match q_whole q0 with
        | Some n0 ->
          if (&&) (Z.leb Z0 n0)
               (Z.leb n0 (Zpos (XO (XO (XI (XO (XI (XI (XI (XI XH))))))))))
          then Some (whole_number (product_to (Z.to_nat n0)))
          else None
        | None -> None)
     | _ -> None)

(** val on_wholes :
    q -> q -> (z -> z -> bool) -> (z -> z -> z) -> value1 option **)

let on_wholes p q0 fine f =
  match q_whole p with
  | Some a ->
    (match q_whole q0 with
     | Some b -> if fine a b then Some (whole_number (f a b)) else None
     | None -> None)
  | None -> None

(** val value_le : value1 -> value1 -> bool option **)

let value_le a b =
  match a with
  | Number p ->
    (match b with
     | Number q0 -> Some (qle_bool p q0)
     | Endless -> Some true
     | _ -> None)
  | Endless ->
    (match b with
     | Number _ -> Some false
     | Endless -> Some true
     | _ -> None)
  | _ -> None

(** val value_eq : value1 -> value1 -> bool option **)

let value_eq a b =
  match a with
  | Truth p ->
    (match b with
     | Truth q0 -> Some (eqb p q0)
     | _ ->
       (match value_le a b with
        | Some x0 ->
          (match value_le b a with
           | Some y -> Some ((&&) x0 y)
           | None -> None)
        | None -> None))
  | Word p ->
    (match b with
     | Word q0 -> Some ((=) p q0)
     | _ ->
       (match value_le a b with
        | Some x0 ->
          (match value_le b a with
           | Some y -> Some ((&&) x0 y)
           | None -> None)
        | None -> None))
  | _ ->
    (match value_le a b with
     | Some x0 ->
       (match value_le b a with
        | Some y -> Some ((&&) x0 y)
        | None -> None)
     | None -> None)

(** val binary_value : binary -> value1 -> value1 -> value1 option **)

let binary_value o a b =
  match o with
  | Min_ -> option_map (fun x0 -> if x0 then a else b) (value_le a b)
  | Max_ -> option_map (fun x0 -> if x0 then b else a) (value_le a b)
  | And_ ->
    (match a with
     | Truth p ->
       (match b with
        | Truth q0 -> Some (Truth ((&&) p q0))
        | _ -> None)
     | _ -> None)
  | Or_ ->
    (match a with
     | Truth p ->
       (match b with
        | Truth q0 -> Some (Truth ((||) p q0))
        | _ -> None)
     | _ -> None)
  | Equal_ -> option_map (fun x0 -> Truth x0) (value_eq a b)
  | Unequal_ -> option_map (fun x0 -> Truth (negb x0)) (value_eq a b)
  | Less_ -> option_map (fun x0 -> Truth (negb x0)) (value_le b a)
  | AtMost_ -> option_map (fun x0 -> Truth x0) (value_le a b)
  | More_ -> option_map (fun x0 -> Truth (negb x0)) (value_le a b)
  | AtLeast_ -> option_map (fun x0 -> Truth x0) (value_le b a)
  | _ ->
    (match a with
     | Number p ->
       (match b with
        | Number q0 ->
          (match o with
           | Add_ -> Some (Number (qred (qplus p q0)))
           | Sub_ -> Some (Number (qred (qminus p q0)))
           | Mul_ -> Some (Number (qred (qmult p q0)))
           | Div_ ->
             if qeq_bool q0 { qnum = Z0; qden = XH }
             then None
             else Some (Number (qred (qdiv p q0)))
           | Mod_ -> on_wholes p q0 (fun _ b0 -> Z.ltb Z0 b0) Z.modulo
           | Pow_ ->
             on_wholes p q0 (fun a0 b0 ->
               (&&)
                 ((&&) (Z.leb Z0 b0)
                   (Z.ltb b0 (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
                     (XO (XO (XO (XO XH)))))))))))))))))
                 (Z.leb (Z.mul (bits a0) b0) (Zpos (XO (XO (XO (XO (XO (XO
                   (XO (XO (XO (XO (XO (XO (XO (XO XH))))))))))))))))) Z.pow
           | Log_ ->
             on_wholes p q0 (fun a0 b0 ->
               (&&) (Z.leb (Zpos (XO XH)) a0) (Z.leb (Zpos XH) b0)) logarithm
           | Root_ ->
             on_wholes p q0 (fun a0 b0 ->
               (&&)
                 ((&&) (Z.leb (Zpos XH) a0)
                   (Z.leb a0 (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO (XO
                     (XO (XO (XO (XO XH))))))))))))))))) (Z.leb Z0 b0))
               root_of_degree
           | Xor_ ->
             on_wholes p q0 (fun a0 b0 -> (&&) (Z.leb Z0 a0) (Z.leb Z0 b0))
               Z.coq_lxor
           | Bit_ ->
             on_wholes p q0 (fun a0 b0 -> (&&) (Z.leb Z0 a0) (Z.leb Z0 b0))
               (fun a0 b0 -> if Z.testbit a0 b0 then Zpos XH else Z0)
           | _ -> None)
        | _ -> None)
     | _ -> None)

(** val connected_value :
    binary -> value1 option -> value1 option -> value1 option **)

let connected_value o a b =
  match o with
  | And_ ->
    (match a with
     | Some x0 ->
       (match x0 with
        | Truth b0 ->
          if b0
          then (match b with
                | Some y -> binary_value o x0 y
                | None -> None)
          else Some (Truth false)
        | _ -> (match b with
                | Some y -> binary_value o x0 y
                | None -> None))
     | None -> None)
  | Or_ ->
    (match a with
     | Some x0 ->
       (match x0 with
        | Truth b0 ->
          if b0
          then Some (Truth true)
          else (match b with
                | Some y -> binary_value o x0 y
                | None -> None)
        | _ -> (match b with
                | Some y -> binary_value o x0 y
                | None -> None))
     | None -> None)
  | _ ->
    (match a with
     | Some x0 -> (match b with
                   | Some y -> binary_value o x0 y
                   | None -> None)
     | None -> None)

(** val all_known : 'a1 option list -> 'a1 list option **)

let rec all_known = function
| [] -> Some []
| o :: l0 ->
  (match o with
   | Some a -> option_map (fun x0 -> a :: x0) (all_known l0)
   | None -> None)

type met = value1 option option

(** val in_turn0 :
    (z -> value1 -> value1 option -> value1 option) -> value1 option ->
    (z * met) list -> value1 option **)

let in_turn0 f z0 l =
  fold_right (fun p r ->
    match snd p with
    | Some y -> (match y with
                 | Some v -> f (fst p) v r
                 | None -> r)
    | None -> None) z0 l

(** val counted1 : bool -> value1 **)

let counted1 b =
  whole_number (if b then Zpos XH else Z0)

(** val folded : quantifier0 -> (z * met) list -> value1 option **)

let folded k l =
  match k with
  | All_ ->
    in_turn0 (fun _ v r -> connected_value And_ (Some v) r) (Some (Truth
      true)) l
  | Some_ ->
    in_turn0 (fun _ v r -> connected_value Or_ (Some v) r) (Some (Truth
      false)) l
  | Count_ ->
    in_turn0 (fun _ v r ->
      match v with
      | Truth b -> connected_value Add_ (Some (counted1 b)) r
      | _ -> None) (Some (whole_number Z0)) l
  | Sum_ ->
    in_turn0 (fun _ v r -> connected_value Add_ (Some v) r) (Some
      (whole_number Z0)) l
  | Least_ ->
    in_turn0 (fun i v r ->
      match v with
      | Truth b -> if b then Some (whole_number i) else r
      | _ -> None) (Some Endless) l
  | Most_ ->
    (match in_turn0 (fun i v r ->
             match v with
             | Truth b ->
               if b
               then (match r with
                     | Some v0 ->
                       (match v0 with
                        | Endless -> Some (whole_number i)
                        | _ -> r)
                     | None -> r)
               else r
             | _ -> None) (Some Endless) l with
     | Some v -> (match v with
                  | Endless -> None
                  | x0 -> Some x0)
     | None -> None)
  | MinOf_ ->
    in_turn0 (fun _ v r -> connected_value Min_ (Some v) r) (Some Endless) l
  | MaxOf_ ->
    (match all_known
             (flat_map (fun p ->
               match snd p with
               | Some y ->
                 (match y with
                  | Some v -> (Some v) :: []
                  | None -> [])
               | None -> None :: []) l) with
     | Some l0 ->
       (match l0 with
        | [] -> None
        | v :: l1 ->
          fold_left (fun r w -> connected_value Max_ r (Some w)) l1
            (connected_value Max_ (Some v) (Some v)))
     | None -> None)

type environment = (string * value1) list

(** val variable_value : environment -> string -> value1 option **)

let variable_value env x0 =
  option_map snd (find (fun p -> (=) x0 (fst p)) env)

(** val given : 'a1 option -> bool **)

let given = function
| Some _ -> true
| None -> false

(** val up_to : z -> z -> z list **)

let up_to a b =
  upwards a (Z.to_nat (Z.add (Z.sub b a) (Zpos XH)))

(** val eval :
    (network -> inquiry -> value1 option) -> environment -> expr -> value1
    option **)

let rec eval facts0 env = function
| Constant v -> Some v
| Variable_ x0 -> variable_value env x0
| Label _ -> None
| Unary (o, a) ->
  (match eval facts0 env a with
   | Some x0 -> unary_value o x0
   | None -> None)
| Binary (o, a, b) ->
  connected_value o (eval facts0 env a) (eval facts0 env b)
| Choice (c, a, b) ->
  (match eval facts0 env c with
   | Some v ->
     (match v with
      | Truth b0 -> if b0 then eval facts0 env a else eval facts0 env b
      | _ -> None)
   | None -> None)
| Quantify (k, x0, from, to_, only_if0, body) ->
  (match as_whole (eval facts0 env from) with
   | Some a ->
     (match as_whole (eval facts0 env to_) with
      | Some b ->
        let bound0 = fun i -> (x0, (whole_number i)) :: env in
        folded k
          (map (fun i -> (i,
            (match eval facts0 (bound0 i) only_if0 with
             | Some v ->
               (match v with
                | Truth b0 ->
                  if b0
                  then option_map (fun x1 -> Some x1)
                         (eval facts0 (bound0 i) body)
                  else Some None
                | _ -> None)
             | None -> None))) (up_to a b))
      | None -> None)
   | None -> None)
| Asks (f, m, ps, args0) ->
  (match all_known (map (fun p -> as_whole (eval facts0 env p)) ps) with
   | Some ps0 ->
     let n0 = named m ps0 in
     (match all_known
              (map (fun a ->
                match a with
                | Label l -> vertex_number m ps0 n0 l
                | _ -> as_whole (eval facts0 env a)) args0) with
      | Some l ->
        (match asked0 (on_network m ps0 f) l with
         | Some q0 -> facts0 n0 q0
         | None -> None)
      | None -> None)
   | None -> None)
| Meant (_, _, ps, args0, body) ->
  if (&&) (forallb (fun p -> given (as_whole (eval facts0 env p))) ps)
       (forallb (fun a ->
         match a with
         | Label _ -> true
         | _ -> given (eval facts0 env a)) args0)
  then eval facts0 env body
  else None

type values_of =
| Between_ of string * expr * expr option
| Tuples of string list * q list list

type domain = { ranges : values_of list; condition : expr option }

(** val nothing_known : network -> inquiry -> value1 option **)

let nothing_known _ _ =
  None

(** val plain_value : environment -> expr -> value1 option **)

let plain_value env e =
  eval nothing_known env e

(** val meets0 : environment -> expr option -> bool option **)

let meets0 env = function
| Some c0 ->
  (match plain_value env c0 with
   | Some v -> (match v with
                | Truth b -> Some b
                | _ -> None)
   | None -> None)
| None -> Some true

(** val tuples_of0 :
    environment -> values_of list -> expr option -> environment list option **)

let rec tuples_of0 env rs c =
  match rs with
  | [] ->
    (match meets0 env c with
     | Some b -> if b then Some (env :: []) else Some []
     | None -> None)
  | v :: rs0 ->
    (match v with
     | Between_ (x0, from, to_0) ->
       (match to_0 with
        | Some to_ ->
          (match as_whole (plain_value env from) with
           | Some a ->
             (match as_whole (plain_value env to_) with
              | Some b ->
                option_map concat
                  (all_known
                    (map (fun i ->
                      tuples_of0 ((x0, (whole_number i)) :: env) rs0 c)
                      (up_to a b)))
              | None -> None)
           | None -> None)
        | None -> None)
     | Tuples (xs, l) ->
       option_map concat
         (all_known
           (map (fun t0 ->
             if Nat.eqb (length t0) (length xs)
             then tuples_of0
                    (app (rev (combine xs (map (fun x0 -> Number x0) t0)))
                      env) rs0 c
             else None) l)))

(** val domain_tuples : domain -> environment list option **)

let domain_tuples d =
  tuples_of0 [] d.ranges d.condition

(** val variables_of : domain -> string list **)

let variables_of d =
  flat_map (fun r ->
    match r with
    | Between_ (x0, _, _) -> x0 :: []
    | Tuples (xs, _) -> xs) d.ranges

(** val same_number : value1 option -> q -> bool **)

let same_number v q0 =
  match v with
  | Some v0 -> (match v0 with
                | Number p -> qeq_bool p q0
                | _ -> false)
  | None -> false

(** val in_range : environment -> values_of -> bool **)

let in_range env = function
| Between_ (x0, from, to_) ->
  (match as_whole (variable_value env x0) with
   | Some i ->
     (match as_whole (plain_value env from) with
      | Some a ->
        (&&) (Z.leb a i)
          (match to_ with
           | Some b ->
             (match as_whole (plain_value env b) with
              | Some b0 -> Z.leb i b0
              | None -> false)
           | None -> true)
      | None -> false)
   | None -> false)
| Tuples (xs, l) ->
  existsb (fun t0 ->
    (&&) (Nat.eqb (length t0) (length xs))
      (forallb (fun p -> same_number (variable_value env (fst p)) (snd p))
        (combine xs t0))) l

(** val in_domain : environment -> domain -> bool **)

let in_domain env d =
  (&&)
    ((&&) (Nat.eqb (length env) (length (variables_of d)))
      (forallb (in_range env) d.ranges))
    (match meets0 env d.condition with
     | Some b -> b
     | None -> false)

type verdict = { claim : expr; meant_for : domain; said_to_hold : bool;
                 cases : (z * domain) list }

(** val common : z -> z -> z **)

let common a b =
  if Z.eqb b Z0 then Z.abs a else Z.gcd b (Z.modulo a b)

(** val sum_reduced : q -> q -> q **)

let sum_reduced p q0 =
  let b = Zpos p.qden in
  let d = Zpos q0.qden in
  let g = common d b in
  let b' = Z.div b g in
  let t0 = Z.add (Z.mul p.qnum (Z.div d g)) (Z.mul q0.qnum b') in
  let h = common t0 g in
  { qnum = (Z.div t0 h); qden = (Z.to_pos (Z.mul b' (Z.div d h))) }

(** val summed : q list -> q **)

let summed l =
  fold_right (fun q0 r -> sum_reduced (qred q0) r) { qnum = Z0; qden = XH } l

type estimate =
| Unknown
| Exactly of value1
| Within of q option * q option
| Above of q

(** val short : q -> bool **)

let short q0 =
  (&&)
    (Z.ltb (Z.log2 (Z.abs q0.qnum)) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO
      (XO (XO (XO (XO (XO XH))))))))))))))))
    (Z.ltb (Z.log2 (Zpos q0.qden)) (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO
      (XO (XO (XO (XO (XO XH))))))))))))))))

(** val exact : value1 option -> estimate **)

let exact = function
| Some v ->
  (match v with
   | Number q0 -> if short q0 then Exactly (Number q0) else Unknown
   | _ -> Exactly v)
| None -> Unknown

(** val bounds : estimate -> (q option * q option) option **)

let bounds = function
| Exactly v ->
  (match v with
   | Number q0 -> Some ((Some q0), (Some q0))
   | _ -> None)
| Within (low0, high0) -> Some (low0, high0)
| _ -> None

(** val both_known :
    ('a1 -> 'a1 -> 'a1) -> 'a1 option -> 'a1 option -> 'a1 option **)

let both_known f a b =
  match a with
  | Some a0 -> (match b with
                | Some b0 -> Some (f a0 b0)
                | None -> None)
  | None -> None

(** val either_known :
    ('a1 -> 'a1 -> 'a1) -> 'a1 option -> 'a1 option -> 'a1 option **)

let either_known f a b =
  match a with
  | Some a0 -> (match b with
                | Some b0 -> Some (f a0 b0)
                | None -> Some a0)
  | None -> b

(** val negated1 : q option -> q option **)

let negated1 q0 =
  option_map qopp q0

(** val lesser0 : q -> q -> q **)

let lesser0 a b =
  if qle_bool a b then a else b

(** val larger0 : q -> q -> q **)

let larger0 a b =
  if qle_bool a b then b else a

(** val not_negative_bound : q option -> bool **)

let not_negative_bound = function
| Some q1 -> qle_bool { qnum = Z0; qden = XH } q1
| None -> false

(** val low_times : q option -> q option -> q option **)

let low_times a b =
  if (&&) (not_negative_bound a) (not_negative_bound b)
  then both_known qmult a b
  else None

(** val product_bounds :
    (q option * q option) -> (q option * q option) -> q option * q option **)

let product_bounds a b =
  let (o, o0) = a in
  (match o with
   | Some la ->
     (match o0 with
      | Some ha ->
        let (o1, o2) = b in
        (match o1 with
         | Some lb ->
           (match o2 with
            | Some hb ->
              ((Some
                (lesser0 (lesser0 (qmult la lb) (qmult la hb))
                  (lesser0 (qmult ha lb) (qmult ha hb)))), (Some
                (larger0 (larger0 (qmult la lb) (qmult la hb))
                  (larger0 (qmult ha lb) (qmult ha hb)))))
            | None -> ((low_times (fst a) (fst b)), None))
         | None -> ((low_times (fst a) (fst b)), None))
      | None -> ((low_times (fst a) (fst b)), None))
   | None -> ((low_times (fst a) (fst b)), None))

(** val inverse_bounds :
    (q option * q option) -> (q option * q option) option **)

let inverse_bounds = function
| (o, o0) ->
  (match o with
   | Some l ->
     (match o0 with
      | Some h ->
        if (||) (negb (qle_bool l { qnum = Z0; qden = XH }))
             (negb (qle_bool { qnum = Z0; qden = XH } h))
        then Some ((Some (qinv h)), (Some (qinv l)))
        else None
      | None -> None)
   | None -> None)

(** val absolute_bounds : q option -> q option -> q option * q option **)

let absolute_bounds low0 high0 =
  match low0 with
  | Some l ->
    (match high0 with
     | Some h ->
       if qle_bool { qnum = Z0; qden = XH } l
       then (low0, high0)
       else if qle_bool h { qnum = Z0; qden = XH }
            then ((Some (qopp h)), (Some (qopp l)))
            else ((Some { qnum = Z0; qden = XH }), (Some
                   (larger0 h (qopp l))))
     | None ->
       if qle_bool { qnum = Z0; qden = XH } l
       then (low0, None)
       else ((Some { qnum = Z0; qden = XH }), None))
  | None ->
    (match high0 with
     | Some h ->
       if qle_bool h { qnum = Z0; qden = XH }
       then ((Some (qopp h)), None)
       else ((Some { qnum = Z0; qden = XH }), None)
     | None -> ((Some { qnum = Z0; qden = XH }), None))

(** val within : (q option * q option) -> estimate **)

let within b =
  Within ((fst b), (snd b))

(** val least_at_most :
    (q option * q option) -> (q option * q option) -> bool option **)

let least_at_most a b =
  match snd a with
  | Some ha ->
    (match fst b with
     | Some lb ->
       if qle_bool ha lb
       then Some true
       else (match fst a with
             | Some la ->
               (match snd b with
                | Some hb -> if qle_bool la hb then None else Some false
                | None -> None)
             | None -> None)
     | None ->
       (match fst a with
        | Some la ->
          (match snd b with
           | Some hb -> if qle_bool la hb then None else Some false
           | None -> None)
        | None -> None))
  | None ->
    (match fst a with
     | Some la ->
       (match snd b with
        | Some hb -> if qle_bool la hb then None else Some false
        | None -> None)
     | None -> None)

(** val truth_estimate : bool option -> estimate **)

let truth_estimate = function
| Some b0 -> Exactly (Truth b0)
| None -> Unknown

(** val both_truths : bool option -> bool option -> bool option **)

let both_truths a b =
  match a with
  | Some b0 -> if b0 then b else Some false
  | None ->
    (match b with
     | Some b0 -> if b0 then None else Some false
     | None -> None)

(** val by_bounds :
    binary -> (q option * q option) -> (q option * q option) -> estimate **)

let by_bounds o a b =
  match o with
  | Add_ ->
    Within ((both_known qplus (fst a) (fst b)),
      (both_known qplus (snd a) (snd b)))
  | Sub_ ->
    Within ((both_known qminus (fst a) (snd b)),
      (both_known qminus (snd a) (fst b)))
  | Mul_ -> within (product_bounds a b)
  | Div_ ->
    (match inverse_bounds b with
     | Some c -> within (product_bounds a c)
     | None -> Unknown)
  | Min_ ->
    Within ((both_known lesser0 (fst a) (fst b)),
      (either_known lesser0 (snd a) (snd b)))
  | Max_ ->
    Within ((either_known larger0 (fst a) (fst b)),
      (both_known larger0 (snd a) (snd b)))
  | Equal_ ->
    truth_estimate (both_truths (least_at_most a b) (least_at_most b a))
  | Unequal_ ->
    truth_estimate
      (option_map negb (both_truths (least_at_most a b) (least_at_most b a)))
  | Less_ -> truth_estimate (option_map negb (least_at_most b a))
  | AtMost_ -> truth_estimate (least_at_most a b)
  | More_ -> truth_estimate (option_map negb (least_at_most a b))
  | AtLeast_ -> truth_estimate (least_at_most b a)
  | _ -> Unknown

(** val decided : binary -> estimate -> bool **)

let decided o a =
  match o with
  | And_ ->
    (match a with
     | Exactly v ->
       (match v with
        | Truth b -> if b then false else true
        | _ -> false)
     | _ -> false)
  | Or_ ->
    (match a with
     | Exactly v -> (match v with
                     | Truth b -> b
                     | _ -> false)
     | _ -> false)
  | _ -> false

(** val deciding : binary -> estimate **)

let deciding o =
  Exactly (Truth (match o with
                  | And_ -> false
                  | _ -> true))

(** val above_bound : binary -> q -> q -> estimate **)

let above_bound o l h =
  match o with
  | Equal_ -> if qle_bool l h then Unknown else Exactly (Truth false)
  | Unequal_ -> if qle_bool l h then Unknown else Exactly (Truth true)
  | Less_ -> if qle_bool h l then Exactly (Truth false) else Unknown
  | AtMost_ -> if qle_bool l h then Unknown else Exactly (Truth false)
  | More_ -> if qle_bool l h then Unknown else Exactly (Truth true)
  | AtLeast_ -> if qle_bool h l then Exactly (Truth true) else Unknown
  | _ -> Unknown

(** val above_extreme : binary -> q -> estimate -> estimate **)

let above_extreme o l e =
  match o with
  | Min_ ->
    (match e with
     | Unknown ->
       (match bounds Unknown with
        | Some p ->
          let (low0, high0) = p in
          Within ((option_map (lesser0 l) low0), high0)
        | None -> Unknown)
     | Exactly v ->
       (match v with
        | Endless -> Above l
        | x0 ->
          (match bounds (Exactly x0) with
           | Some p ->
             let (low0, high0) = p in
             Within ((option_map (lesser0 l) low0), high0)
           | None -> Unknown))
     | Within (low0, high0) ->
       (match bounds (Within (low0, high0)) with
        | Some p ->
          let (low1, high1) = p in
          Within ((option_map (lesser0 l) low1), high1)
        | None -> Unknown)
     | Above m -> Above (lesser0 l m))
  | Max_ ->
    (match e with
     | Unknown ->
       (match bounds Unknown with
        | Some p ->
          let (low0, _) = p in
          Above (match low0 with
                 | Some m -> larger0 l m
                 | None -> l)
        | None -> Unknown)
     | Exactly v ->
       (match v with
        | Endless -> e
        | x0 ->
          (match bounds (Exactly x0) with
           | Some p ->
             let (low0, _) = p in
             Above (match low0 with
                    | Some m -> larger0 l m
                    | None -> l)
           | None -> Unknown))
     | Within (low0, high0) ->
       (match bounds (Within (low0, high0)) with
        | Some p ->
          let (low1, _) = p in
          Above (match low1 with
                 | Some m -> larger0 l m
                 | None -> l)
        | None -> Unknown)
     | Above m -> Above (larger0 l m))
  | _ -> Unknown

(** val is_extreme : binary -> bool **)

let is_extreme = function
| Min_ -> true
| Max_ -> true
| _ -> false

(** val turned0 : binary -> binary **)

let turned0 = function
| Equal_ -> Equal_
| Unequal_ -> Unequal_
| Less_ -> More_
| AtMost_ -> AtLeast_
| More_ -> Less_
| AtLeast_ -> AtMost_
| _ -> Add_

(** val high_of : estimate -> q option **)

let high_of e =
  match bounds e with
  | Some p -> let (_, h) = p in h
  | None -> None

(** val binary_estimate : binary -> estimate -> estimate -> estimate **)

let binary_estimate o a b =
  if decided o a
  then deciding o
  else (match a with
        | Unknown ->
          (match b with
           | Above l ->
             if is_extreme o
             then above_extreme o l a
             else (match high_of a with
                   | Some h -> above_bound (turned0 o) l h
                   | None -> Unknown)
           | _ ->
             (match bounds a with
              | Some x0 ->
                (match bounds b with
                 | Some y -> by_bounds o x0 y
                 | None -> Unknown)
              | None -> Unknown))
        | Exactly x0 ->
          (match b with
           | Exactly y -> exact (connected_value o (Some x0) (Some y))
           | Above l ->
             if is_extreme o
             then above_extreme o l a
             else (match high_of a with
                   | Some h -> above_bound (turned0 o) l h
                   | None -> Unknown)
           | _ ->
             (match bounds a with
              | Some x1 ->
                (match bounds b with
                 | Some y -> by_bounds o x1 y
                 | None -> Unknown)
              | None -> Unknown))
        | Within (_, _) ->
          (match b with
           | Exactly v ->
             (match v with
              | Endless ->
                (match o with
                 | Min_ -> a
                 | Max_ -> b
                 | Equal_ -> Exactly (Truth false)
                 | Unequal_ -> Exactly (Truth true)
                 | Less_ -> Exactly (Truth true)
                 | AtMost_ -> Exactly (Truth true)
                 | More_ -> Exactly (Truth false)
                 | AtLeast_ -> Exactly (Truth false)
                 | _ -> Unknown)
              | _ ->
                (match bounds a with
                 | Some x0 ->
                   (match bounds b with
                    | Some y -> by_bounds o x0 y
                    | None -> Unknown)
                 | None -> Unknown))
           | Above l ->
             if is_extreme o
             then above_extreme o l a
             else (match high_of a with
                   | Some h -> above_bound (turned0 o) l h
                   | None -> Unknown)
           | _ ->
             (match bounds a with
              | Some x0 ->
                (match bounds b with
                 | Some y -> by_bounds o x0 y
                 | None -> Unknown)
              | None -> Unknown))
        | Above l ->
          if is_extreme o
          then above_extreme o l b
          else (match high_of b with
                | Some h -> above_bound o l h
                | None -> Unknown))

(** val unary_estimate : unary -> estimate -> estimate **)

let unary_estimate o = function
| Exactly x0 -> exact (unary_value o x0)
| Within (low0, high0) ->
  (match o with
   | Negative -> Within ((negated1 high0), (negated1 low0))
   | Floor_ ->
     Within ((option_map (fun q0 -> inject_Z (qfloor q0)) low0),
       (option_map (fun q0 -> inject_Z (qfloor q0)) high0))
   | Ceil_ ->
     Within ((option_map (fun q0 -> inject_Z (qceiling q0)) low0),
       (option_map (fun q0 -> inject_Z (qceiling q0)) high0))
   | Abs_ -> within (absolute_bounds low0 high0)
   | _ -> Unknown)
| _ -> Unknown

(** val whole_estimate : estimate -> z option **)

let whole_estimate = function
| Exactly v -> as_whole (Some v)
| _ -> None

(** val estimates_in_turn :
    (estimate -> estimate -> estimate) -> estimate -> (z * estimate option)
    list -> estimate **)

let estimates_in_turn f z0 l =
  fold_right (fun p r -> match snd p with
                         | Some e -> f e r
                         | None -> r) z0 l

(** val numbers_met : (z * estimate option) list -> q list option **)

let rec numbers_met = function
| [] -> Some []
| p :: l0 ->
  let (_, o) = p in
  (match o with
   | Some e ->
     (match e with
      | Exactly v ->
        (match v with
         | Number q0 -> option_map (fun x0 -> q0 :: x0) (numbers_met l0)
         | _ -> None)
      | _ -> None)
   | None -> numbers_met l0)

(** val known_some : estimate -> bool **)

let known_some = function
| Unknown -> false
| _ -> true

(** val estimates_met : (z * estimate option) list -> estimate list **)

let estimates_met l =
  flat_map (fun p -> match snd p with
                     | Some e -> e :: []
                     | None -> []) l

(** val largest_estimate : estimate list -> estimate **)

let largest_estimate = function
| [] -> Unknown
| e :: l0 ->
  if (&&) (known_some e) (forallb known_some l0)
  then fold_left (binary_estimate Max_) l0 (binary_estimate Max_ e e)
  else Unknown

(** val folded_estimate :
    quantifier0 -> (z * estimate option) list -> estimate **)

let folded_estimate k l =
  match k with
  | All_ -> estimates_in_turn (binary_estimate And_) (Exactly (Truth true)) l
  | Some_ -> estimates_in_turn (binary_estimate Or_) (Exactly (Truth false)) l
  | Count_ ->
    (match all_known
             (map (fun p ->
               match snd p with
               | Some y ->
                 (match y with
                  | Unknown -> None
                  | Exactly v -> Some ((fst p), (Some (Some v)))
                  | _ -> None)
               | None -> Some ((fst p), (Some None))) l) with
     | Some l0 -> exact (folded k l0)
     | None -> Unknown)
  | Sum_ ->
    (match numbers_met l with
     | Some qs -> exact (Some (Number (summed qs)))
     | None ->
       estimates_in_turn (binary_estimate Add_) (Exactly (whole_number Z0)) l)
  | Least_ ->
    fold_right (fun p r ->
      match snd p with
      | Some y ->
        (match y with
         | Exactly v ->
           (match v with
            | Truth b -> if b then Exactly (whole_number (fst p)) else r
            | _ -> Unknown)
         | _ -> Unknown)
      | None -> r) (Exactly Endless) l
  | Most_ ->
    (match all_known
             (map (fun p ->
               match snd p with
               | Some y ->
                 (match y with
                  | Unknown -> None
                  | Exactly v -> Some ((fst p), (Some (Some v)))
                  | _ -> None)
               | None -> Some ((fst p), (Some None))) l) with
     | Some l0 -> exact (folded k l0)
     | None -> Unknown)
  | MinOf_ -> estimates_in_turn (binary_estimate Min_) (Exactly Endless) l
  | MaxOf_ -> largest_estimate (estimates_met l)

(** val estimated :
    (network -> inquiry -> estimate) -> environment -> expr -> estimate **)

let rec estimated know env = function
| Constant v -> Exactly v
| Variable_ x0 -> exact (variable_value env x0)
| Label _ -> Unknown
| Unary (o, a) -> unary_estimate o (estimated know env a)
| Binary (o, a, b) ->
  let x0 = estimated know env a in
  if decided o x0
  then deciding o
  else binary_estimate o x0 (estimated know env b)
| Choice (c, a, b) ->
  (match estimated know env c with
   | Exactly v ->
     (match v with
      | Truth b0 -> if b0 then estimated know env a else estimated know env b
      | _ -> Unknown)
   | _ -> Unknown)
| Quantify (k, x0, from, to_, only_if0, body) ->
  (match whole_estimate (estimated know env from) with
   | Some a ->
     (match whole_estimate (estimated know env to_) with
      | Some b ->
        let bound0 = fun i -> (x0, (whole_number i)) :: env in
        folded_estimate k
          (map (fun i -> (i,
            (match estimated know (bound0 i) only_if0 with
             | Exactly v ->
               (match v with
                | Truth b0 ->
                  if b0 then Some (estimated know (bound0 i) body) else None
                | _ -> Some Unknown)
             | _ -> Some Unknown))) (up_to a b))
      | None -> Unknown)
   | None -> Unknown)
| Asks (f, m, ps, args0) ->
  (match all_known (map (fun p -> whole_estimate (estimated know env p)) ps) with
   | Some ps0 ->
     let n0 = named m ps0 in
     (match all_known
              (map (fun a ->
                match a with
                | Label l -> vertex_number m ps0 n0 l
                | _ -> whole_estimate (estimated know env a)) args0) with
      | Some l ->
        (match asked0 (on_network m ps0 f) l with
         | Some q0 -> know n0 q0
         | None -> Unknown)
      | None -> Unknown)
   | None -> Unknown)
| Meant (_, _, ps, args0, body) ->
  if (&&)
       (forallb (fun p -> given (whole_estimate (estimated know env p))) ps)
       (forallb (fun a ->
         match a with
         | Label _ -> true
         | _ -> known_some (estimated know env a)) args0)
  then estimated know env body
  else Unknown

(** val same_part0 : part -> part -> bool **)

let same_part0 p q0 =
  match p with
  | Ratio (n0, d) ->
    (match q0 with
     | Ratio (m, e) -> (&&) (Z.eqb n0 m) (Coq_Pos.eqb d e)
     | _ -> false)
  | Endless_ -> (match q0 with
                 | Endless_ -> true
                 | _ -> false)
  | _ -> false

(** val same_argument : word_argument -> word_argument -> bool **)

let same_argument a b =
  match a with
  | Itself -> (match b with
               | Itself -> true
               | _ -> false)
  | Other_one m ->
    (match b with
     | Other_one n0 -> network_same m n0
     | _ -> false)
  | Vertex_of i -> (match b with
                    | Vertex_of j -> Z.eqb i j
                    | _ -> false)
  | Number_of p -> (match b with
                    | Number_of q0 -> same_part0 p q0
                    | _ -> false)
  | Router_of r -> (match b with
                    | Router_of s -> same_routing r s
                    | _ -> false)

(** val same_word0 : word_name -> word_name -> bool **)

let same_word0 a b =
  match a with
  | Standard_word s ->
    (match b with
     | Standard_word t0 -> (=) s t0
     | Own_word (_, _) -> false)
  | Own_word (s, x0) ->
    (match b with
     | Standard_word _ -> false
     | Own_word (t0, y) -> (&&) ((=) s t0) (same_expression x0 y))

(** val about_word : word_name -> word_argument list -> word_fact -> bool **)

let about_word w l m =
  (&&) (same_word0 w m.word) (same_list same_argument l m.word_arguments)

type word_lessons = { word_told : value1 option; word_low : q option;
                      word_high : q option }

(** val no_word_lessons : word_lessons **)

let no_word_lessons =
  { word_told = None; word_low = None; word_high = None }

(** val number_part : part -> q option **)

let number_part = function
| Ratio (n0, d) -> Some { qnum = n0; qden = d }
| _ -> None

(** val told_part : part -> value1 option **)

let told_part = function
| Ratio (n0, d) -> Some (Number (qred { qnum = n0; qden = d }))
| Endless_ -> Some Endless
| _ -> None

(** val with_word : word_lessons -> judgement -> word_lessons **)

let with_word k = function
| Is_truth b ->
  { word_told = (Some (Truth b)); word_low = k.word_low; word_high =
    k.word_high }
| Is_number p ->
  (match told_part p with
   | Some x0 ->
     { word_told = (Some x0); word_low = k.word_low; word_high = k.word_high }
   | None -> k)
| Is_at_most p ->
  (match number_part p with
   | Some q0 ->
     { word_told = k.word_told; word_low = k.word_low; word_high =
       (either_known lesser0 k.word_high (Some q0)) }
   | None -> k)
| Is_at_least p ->
  (match number_part p with
   | Some q0 ->
     { word_told = k.word_told; word_low =
       (either_known larger0 k.word_low (Some q0)); word_high = k.word_high }
   | None -> k)

(** val word_estimate : word_lessons -> estimate **)

let word_estimate k =
  match k.word_told with
  | Some x0 -> Exactly x0
  | None ->
    (match k.word_low with
     | Some a ->
       let low0 = Some a in
       (match k.word_high with
        | Some h ->
          (match low0 with
           | Some a0 ->
             if qeq_bool a0 h
             then Exactly (Number (qred h))
             else Within (low0, (Some h))
           | None -> Within (None, (Some h)))
        | None -> Above a)
     | None ->
       let low0 = None in
       (match k.word_high with
        | Some h ->
          (match low0 with
           | Some a ->
             if qeq_bool a h
             then Exactly (Number (qred h))
             else Within (low0, (Some h))
           | None -> Within (None, (Some h)))
        | None -> Unknown))

(** val tells_connected :
    word_name -> word_argument list -> word_fact -> judgement option **)

let tells_connected w l m =
  match w with
  | Standard_word name ->
    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

       (fun _ -> None)
       (fun a s ->
       (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
         (fun b b0 b1 b2 b3 b4 b5 b6 ->
         if b
         then if b0
              then if b1
                   then None
                   else if b2
                        then None
                        else if b3
                             then None
                             else if b4
                                  then if b5
                                       then if b6
                                            then None
                                            else ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                    (fun _ ->
                                                    None)
                                                    (fun a0 s0 ->
                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                      (fun b7 b8 b9 b10 b11 b12 b13 b14 ->
                                                      if b7
                                                      then if b8
                                                           then if b9
                                                                then 
                                                                  if b10
                                                                  then 
                                                                    if b11
                                                                    then None
                                                                    else 
                                                                    if b12
                                                                    then 
                                                                    if b13
                                                                    then 
                                                                    if b14
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a1 s1 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b15 b16 b17 b18 b19 b20 b21 b22 ->
                                                                    if b15
                                                                    then None
                                                                    else 
                                                                    if b16
                                                                    then 
                                                                    if b17
                                                                    then 
                                                                    if b18
                                                                    then 
                                                                    if b19
                                                                    then None
                                                                    else 
                                                                    if b20
                                                                    then 
                                                                    if b21
                                                                    then 
                                                                    if b22
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a2 s2 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b23 b24 b25 b26 b27 b28 b29 b30 ->
                                                                    if b23
                                                                    then None
                                                                    else 
                                                                    if b24
                                                                    then 
                                                                    if b25
                                                                    then 
                                                                    if b26
                                                                    then 
                                                                    if b27
                                                                    then None
                                                                    else 
                                                                    if b28
                                                                    then 
                                                                    if b29
                                                                    then 
                                                                    if b30
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a3 s3 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b31 b32 b33 b34 b35 b36 b37 b38 ->
                                                                    if b31
                                                                    then 
                                                                    if b32
                                                                    then None
                                                                    else 
                                                                    if b33
                                                                    then 
                                                                    if b34
                                                                    then None
                                                                    else 
                                                                    if b35
                                                                    then None
                                                                    else 
                                                                    if b36
                                                                    then 
                                                                    if b37
                                                                    then 
                                                                    if b38
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a4 s4 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b39 b40 b41 b42 b43 b44 b45 b46 ->
                                                                    if b39
                                                                    then 
                                                                    if b40
                                                                    then 
                                                                    if b41
                                                                    then None
                                                                    else 
                                                                    if b42
                                                                    then None
                                                                    else 
                                                                    if b43
                                                                    then None
                                                                    else 
                                                                    if b44
                                                                    then 
                                                                    if b45
                                                                    then 
                                                                    if b46
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a5 s5 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b47 b48 b49 b50 b51 b52 b53 b54 ->
                                                                    if b47
                                                                    then None
                                                                    else 
                                                                    if b48
                                                                    then None
                                                                    else 
                                                                    if b49
                                                                    then 
                                                                    if b50
                                                                    then None
                                                                    else 
                                                                    if b51
                                                                    then 
                                                                    if b52
                                                                    then 
                                                                    if b53
                                                                    then 
                                                                    if b54
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a6 s6 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b55 b56 b57 b58 b59 b60 b61 b62 ->
                                                                    if b55
                                                                    then 
                                                                    if b56
                                                                    then None
                                                                    else 
                                                                    if b57
                                                                    then 
                                                                    if b58
                                                                    then None
                                                                    else 
                                                                    if b59
                                                                    then None
                                                                    else 
                                                                    if b60
                                                                    then 
                                                                    if b61
                                                                    then 
                                                                    if b62
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a7 s7 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b63 b64 b65 b66 b67 b68 b69 b70 ->
                                                                    if b63
                                                                    then None
                                                                    else 
                                                                    if b64
                                                                    then None
                                                                    else 
                                                                    if b65
                                                                    then 
                                                                    if b66
                                                                    then None
                                                                    else 
                                                                    if b67
                                                                    then None
                                                                    else 
                                                                    if b68
                                                                    then 
                                                                    if b69
                                                                    then 
                                                                    if b70
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    match l with
                                                                    | [] ->
                                                                    None
                                                                    | w0 :: l0 ->
                                                                    (match w0 with
                                                                    | Itself ->
                                                                    (match l0 with
                                                                    | [] ->
                                                                    let { word =
                                                                    word0;
                                                                    word_arguments =
                                                                    word_arguments0;
                                                                    word_judgement =
                                                                    word_judgement0 } =
                                                                    m
                                                                    in
                                                                    (
                                                                    match word0 with
                                                                    | Standard_word name0 ->
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a8 s8 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b71 b72 b73 b74 b75 b76 b77 b78 ->
                                                                    if b71
                                                                    then None
                                                                    else 
                                                                    if b72
                                                                    then None
                                                                    else 
                                                                    if b73
                                                                    then 
                                                                    if b74
                                                                    then None
                                                                    else 
                                                                    if b75
                                                                    then None
                                                                    else 
                                                                    if b76
                                                                    then 
                                                                    if b77
                                                                    then 
                                                                    if b78
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a9 s9 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b79 b80 b81 b82 b83 b84 b85 b86 ->
                                                                    if b79
                                                                    then 
                                                                    if b80
                                                                    then None
                                                                    else 
                                                                    if b81
                                                                    then None
                                                                    else 
                                                                    if b82
                                                                    then 
                                                                    if b83
                                                                    then None
                                                                    else 
                                                                    if b84
                                                                    then 
                                                                    if b85
                                                                    then 
                                                                    if b86
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a10 s10 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b87 b88 b89 b90 b91 b92 b93 b94 ->
                                                                    if b87
                                                                    then 
                                                                    if b88
                                                                    then None
                                                                    else 
                                                                    if b89
                                                                    then None
                                                                    else 
                                                                    if b90
                                                                    then None
                                                                    else 
                                                                    if b91
                                                                    then None
                                                                    else 
                                                                    if b92
                                                                    then 
                                                                    if b93
                                                                    then 
                                                                    if b94
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a11 s11 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b95 b96 b97 b98 b99 b100 b101 b102 ->
                                                                    if b95
                                                                    then 
                                                                    if b96
                                                                    then None
                                                                    else 
                                                                    if b97
                                                                    then 
                                                                    if b98
                                                                    then 
                                                                    if b99
                                                                    then None
                                                                    else 
                                                                    if b100
                                                                    then 
                                                                    if b101
                                                                    then 
                                                                    if b102
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a12 s12 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b103 b104 b105 b106 b107 b108 b109 b110 ->
                                                                    if b103
                                                                    then 
                                                                    if b104
                                                                    then None
                                                                    else 
                                                                    if b105
                                                                    then 
                                                                    if b106
                                                                    then None
                                                                    else 
                                                                    if b107
                                                                    then None
                                                                    else 
                                                                    if b108
                                                                    then 
                                                                    if b109
                                                                    then 
                                                                    if b110
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a13 s13 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b111 b112 b113 b114 b115 b116 b117 b118 ->
                                                                    if b111
                                                                    then None
                                                                    else 
                                                                    if b112
                                                                    then None
                                                                    else 
                                                                    if b113
                                                                    then 
                                                                    if b114
                                                                    then None
                                                                    else 
                                                                    if b115
                                                                    then 
                                                                    if b116
                                                                    then 
                                                                    if b117
                                                                    then 
                                                                    if b118
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a14 s14 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b119 b120 b121 b122 b123 b124 b125 b126 ->
                                                                    if b119
                                                                    then 
                                                                    if b120
                                                                    then None
                                                                    else 
                                                                    if b121
                                                                    then 
                                                                    if b122
                                                                    then None
                                                                    else 
                                                                    if b123
                                                                    then None
                                                                    else 
                                                                    if b124
                                                                    then 
                                                                    if b125
                                                                    then 
                                                                    if b126
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    None)
                                                                    (fun a15 s15 ->
                                                                    (* If this appears, you're using Ascii internals. Please don't *)
 (fun f c ->
  let n = Char.code c in
  let h i = (n land (1 lsl i)) <> 0 in
  f (h 0) (h 1) (h 2) (h 3) (h 4) (h 5) (h 6) (h 7))
                                                                    (fun b127 b128 b129 b130 b131 b132 b133 b134 ->
                                                                    if b127
                                                                    then None
                                                                    else 
                                                                    if b128
                                                                    then 
                                                                    if b129
                                                                    then None
                                                                    else 
                                                                    if b130
                                                                    then None
                                                                    else 
                                                                    if b131
                                                                    then 
                                                                    if b132
                                                                    then 
                                                                    if b133
                                                                    then 
                                                                    if b134
                                                                    then None
                                                                    else 
                                                                    ((* If this appears, you're using String internals. Please don't *)
 (fun f0 f1 s ->
    let l = String.length s in
    if l = 0 then f0 () else f1 (String.get s 0) (String.sub s 1 (l-1)))

                                                                    (fun _ ->
                                                                    match word_arguments0 with
                                                                    | [] ->
                                                                    None
                                                                    | w1 :: l1 ->
                                                                    (match w1 with
                                                                    | Itself ->
                                                                    (match l1 with
                                                                    | [] ->
                                                                    (match word_judgement0 with
                                                                    | Is_number p ->
                                                                    Some
                                                                    (Is_truth
                                                                    (match p with
                                                                    | Endless_ ->
                                                                    false
                                                                    | _ ->
                                                                    true))
                                                                    | _ ->
                                                                    None)
                                                                    | _ :: _ ->
                                                                    None)
                                                                    | _ ->
                                                                    None))
                                                                    (fun _ _ ->
                                                                    None)
                                                                    s15)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a15)
                                                                    s14)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a14)
                                                                    s13)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a13)
                                                                    s12)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a12)
                                                                    s11)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a11)
                                                                    s10)
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a10)
                                                                    s9)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a9)
                                                                    s8)
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a8)
                                                                    name0)
                                                                    | Own_word (
                                                                    _, _) ->
                                                                    None)
                                                                    | _ :: _ ->
                                                                    None)
                                                                    | _ ->
                                                                    None))
                                                                    (fun _ _ ->
                                                                    None)
                                                                    s7)
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a7)
                                                                    s6)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a6)
                                                                    s5)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a5)
                                                                    s4)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a4)
                                                                    s3)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a3)
                                                                    s2)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a2)
                                                                    s1)
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None
                                                                    else None)
                                                                    a1)
                                                                    s0)
                                                                    else None
                                                                    else None
                                                                  else None
                                                                else None
                                                           else None
                                                      else None)
                                                      a0)
                                                    s)
                                       else None
                                  else None
              else None
         else None)
         a)
       name)
  | Own_word (_, _) -> None

(** val with_word_statement :
    network -> word_name -> word_argument list -> word_lessons -> statement
    -> word_lessons **)

let with_word_statement n0 w l k s =
  match s.said with
  | Word_ m ->
    if network_same s.subject n0
    then if about_word w l m
         then with_word k m.word_judgement
         else (match tells_connected w l m with
               | Some j -> with_word k j
               | None -> k)
    else k
  | _ -> k

(** val word_known :
    network -> word_name -> word_argument list -> statement list -> estimate **)

let word_known n0 w l told =
  word_estimate (fold_left (with_word_statement n0 w l) told no_word_lessons)

(** val extended_value : extended -> value1 **)

let extended_value = function
| Finite z0 -> whole_number z0
| Infinite -> Endless

type lesson =
| Nothing
| Told0 of value1
| From of z
| UpTo0 of z

(** val if_same : z -> z -> lesson -> lesson **)

let if_same a b l =
  if Z.eqb a b then l else Nothing

(** val same_ports : ports -> ports -> bool **)

let same_ports a b =
  match a with
  | AllPort -> (match b with
                | AllPort -> true
                | SinglePort -> false)
  | SinglePort -> (match b with
                   | AllPort -> false
                   | SinglePort -> true)

(** val learnt_metric : inquiry -> metric -> lesson **)

let learnt_metric q0 m =
  match q0 with
  | AsksOrder ->
    (match m with
     | OrderIs z0 -> Told0 (whole_number z0)
     | _ -> Nothing)
  | AsksSize ->
    (match m with
     | SizeIs z0 -> Told0 (whole_number z0)
     | _ -> Nothing)
  | AsksMinDegree ->
    (match m with
     | MinDegreeIs z0 -> Told0 (whole_number z0)
     | _ -> Nothing)
  | AsksMaxDegree ->
    (match m with
     | MaxDegreeIs z0 -> Told0 (whole_number z0)
     | _ -> Nothing)
  | AsksDiameter ->
    (match m with
     | DiameterIs e -> Told0 (extended_value e)
     | _ -> Nothing)
  | AsksRadius ->
    (match m with
     | RadiusIs e -> Told0 (extended_value e)
     | _ -> Nothing)
  | AsksDistanceSum ->
    (match m with
     | DistanceSumIs e -> Told0 (extended_value e)
     | _ -> Nothing)
  | AsksGirth ->
    (match m with
     | GirthIs e -> Told0 (extended_value e)
     | GirthAtMost z0 -> UpTo0 z0
     | _ -> Nothing)
  | AsksConnected ->
    (match m with
     | DiameterIs e ->
       Told0 (Truth (match e with
                     | Finite _ -> true
                     | Infinite -> false))
     | _ -> Nothing)
  | AsksEccentricity v ->
    (match m with
     | EccentricityIs (w, e) -> if_same v w (Told0 (extended_value e))
     | _ -> Nothing)
  | AsksDistance (u, v) ->
    (match m with
     | DistanceIs (s, t0, e) ->
       if_same u s (if_same v t0 (Told0 (extended_value e)))
     | _ -> Nothing)
  | AsksAtDistance (v, d) ->
    (match m with
     | DistancesAre (s, h) ->
       if_same v s (Told0 (whole_number (nth (Z.to_nat d) h Z0)))
     | _ -> Nothing)
  | AsksDistanceSumFrom v ->
    (match m with
     | DistancesAre (s, h) ->
       if_same v s (Told0 (whole_number (weighted Z0 h)))
     | _ -> Nothing)
  | _ -> Nothing

(** val learnt_hamilton : inquiry -> hamilton -> lesson **)

let learnt_hamilton q0 m =
  match q0 with
  | AsksHamiltonian ->
    Told0 (Truth
      (match m with
       | IsHamiltonian -> true
       | IsNotHamiltonian -> false))
  | _ -> Nothing

(** val learnt_width : inquiry -> width -> lesson **)

let learnt_width q0 m =
  match q0 with
  | AsksWidth ->
    (match m with
     | WidthAtMost w -> UpTo0 w
     | WidthAtLeast w -> From w
     | WidthIs w -> Told0 (whole_number w))
  | _ -> Nothing

(** val learnt_rounds : inquiry -> rounds -> lesson **)

let learnt_rounds q0 m =
  match q0 with
  | AsksBroadcast (p, s) ->
    (match m with
     | BroadcastAtMost (p', s', r) ->
       if same_ports p p' then if_same s s' (UpTo0 r) else Nothing
     | BroadcastAtLeast (p', s', r) ->
       if same_ports p p' then if_same s s' (From r) else Nothing
     | _ -> Nothing)
  | AsksBroadcasts p ->
    (match m with
     | BroadcastsAtMost (p', r) ->
       if same_ports p p' then UpTo0 r else Nothing
     | BroadcastsAtLeast (p', r) ->
       if same_ports p p' then From r else Nothing
     | _ -> Nothing)
  | AsksGossip p ->
    (match m with
     | GossipAtMost (p', r) -> if same_ports p p' then UpTo0 r else Nothing
     | GossipAtLeast (p', r) -> if same_ports p p' then From r else Nothing
     | _ -> Nothing)
  | _ -> Nothing

(** val learnt_symmetry : inquiry -> symmetry_fact -> lesson **)

let learnt_symmetry q0 m =
  match q0 with
  | AsksTransitive ->
    (match m with
     | TransitiveIs b -> Told0 (Truth b)
     | _ -> Nothing)
  | AsksEdgeTransitive ->
    (match m with
     | EdgeTransitiveIs b -> Told0 (Truth b)
     | _ -> Nothing)
  | AsksBipartite ->
    (match m with
     | BipartiteIs b -> Told0 (Truth b)
     | _ -> Nothing)
  | AsksOrbits ->
    (match m with
     | OrbitsAre z0 -> Told0 (whole_number z0)
     | _ -> Nothing)
  | AsksEdgeOrbits ->
    (match m with
     | EdgeOrbitsAre z0 -> Told0 (whole_number z0)
     | _ -> Nothing)
  | AsksAutomorphisms ->
    (match m with
     | AutomorphismsAtLeast z0 -> From z0
     | AutomorphismsAre z0 -> Told0 (whole_number z0)
     | _ -> Nothing)
  | _ -> Nothing

(** val learnt_faults : inquiry -> faults -> lesson **)

let learnt_faults q0 m =
  match q0 with
  | AsksVertexConnectivity ->
    (match m with
     | VertexConnectivityAtLeast k -> From k
     | VertexConnectivityAtMost k -> UpTo0 k
     | _ -> Nothing)
  | AsksEdgeConnectivity ->
    (match m with
     | EdgeConnectivityAtLeast k -> From k
     | EdgeConnectivityAtMost k -> UpTo0 k
     | _ -> Nothing)
  | AsksDisjointPaths (s, t0) ->
    (match m with
     | DisjointPathsAtLeast (s', t', k) ->
       if_same s s' (if_same t0 t' (From k))
     | DisjointPathsAtMost (s', t', k) ->
       if_same s s' (if_same t0 t' (UpTo0 k))
     | _ -> Nothing)
  | AsksVertexDetour ->
    (match m with
     | VertexFaultDetourIs e -> Told0 (extended_value e)
     | _ -> Nothing)
  | AsksEdgeDetour ->
    (match m with
     | EdgeFaultDetourIs e -> Told0 (extended_value e)
     | _ -> Nothing)
  | _ -> Nothing

(** val learnt_maps : inquiry -> maps -> lesson **)

let learnt_maps q0 m =
  match q0 with
  | AsksCluster d ->
    (match m with
     | Contains _ -> Nothing
     | ClusterAtLeast (d', s) -> if_same d d' (From s)
     | ClusterAtMost (d', s) -> if_same d d' (UpTo0 s))
  | AsksContains other ->
    (match m with
     | Contains o ->
       if network_same o other then Told0 (Truth true) else Nothing
     | _ -> Nothing)
  | _ -> Nothing

(** val learnt_matching : inquiry -> matching -> lesson **)

let learnt_matching q0 m =
  match q0 with
  | AsksMatching ->
    (match m with
     | MatchingAtLeast z0 -> From z0
     | MatchingAtMost z0 -> UpTo0 z0)
  | _ -> Nothing

(** val if_router : routing -> routing -> lesson -> lesson **)

let if_router a b l =
  if same_routing a b then l else Nothing

(** val learnt_traffic : inquiry -> traffic -> lesson **)

let learnt_traffic q0 m =
  match q0 with
  | AsksDelivered r ->
    (match m with
     | AuditIs (r', ends, q1) ->
       (match ends with
        | Some _ -> Nothing
        | None ->
          (match q1 with
           | Delivered z0 -> if_router r r' (Told0 (whole_number z0))
           | _ -> Nothing))
     | _ -> Nothing)
  | AsksMinimal r ->
    (match m with
     | AuditIs (r', ends, q1) ->
       (match ends with
        | Some _ -> Nothing
        | None ->
          (match q1 with
           | Minimal z0 -> if_router r r' (Told0 (whole_number z0))
           | _ -> Nothing))
     | _ -> Nothing)
  | AsksMaxHops r ->
    (match m with
     | AuditIs (r', ends, q1) ->
       (match ends with
        | Some _ -> Nothing
        | None ->
          (match q1 with
           | MaxHops z0 -> if_router r r' (Told0 (whole_number z0))
           | _ -> Nothing))
     | _ -> Nothing)
  | AsksTotalHops r ->
    (match m with
     | AuditIs (r', ends, q1) ->
       (match ends with
        | Some _ -> Nothing
        | None ->
          (match q1 with
           | TotalHops z0 -> if_router r r' (Told0 (whole_number z0))
           | _ -> Nothing))
     | _ -> Nothing)
  | AsksMaxStretch r ->
    (match m with
     | AuditIs (r', ends, q1) ->
       (match ends with
        | Some _ -> Nothing
        | None ->
          (match q1 with
           | MaxStretch (a, b) ->
             if_router r r' (Told0 (Number
               (qred { qnum = a; qden = (Z.to_pos b) })))
           | _ -> Nothing))
     | _ -> Nothing)
  | AsksRoute (r, s, t0) ->
    (match m with
     | RouteTakes (r', s', t', d) ->
       if_router r r' (if_same s s' (if_same t0 t' (Told0 (whole_number d))))
     | RouteFails (r', s', t') ->
       if_router r r' (if_same s s' (if_same t0 t' (Told0 Endless)))
     | _ -> Nothing)
  | AsksDeadlock r ->
    (match m with
     | DeadlockFree (r', ends) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if_router r r' (Told0 (Word "free")))
     | DeadlockAcyclic (r', ends) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if_router r r' (Told0 (Word "acyclic")))
     | Deadlocked (r', ends) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if_router r r' (Told0 (Word "deadlock")))
     | _ -> Nothing)
  | AsksDeadlockFree r ->
    (match m with
     | DeadlockFree (r', ends) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if_router r r' (Told0 (Truth true)))
     | DeadlockAcyclic (r', ends) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if_router r r' (Told0 (Truth false)))
     | DeadlockCyclic (r', ends) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if_router r r' (Told0 (Truth false)))
     | Deadlocked (r', ends) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if_router r r' (Told0 (Truth false)))
     | _ -> Nothing)
  | AsksLanes r ->
    (match m with
     | LanesAtMost (r', ends, k) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if same_routing_or_none r r' then UpTo0 k else Nothing)
     | LanesAtLeast (r', ends, k) ->
       (match ends with
        | Some _ -> Nothing
        | None -> if same_routing_or_none r r' then From k else Nothing)
     | _ -> Nothing)
  | _ -> Nothing

(** val learnt_trees : inquiry -> trees -> lesson **)

let learnt_trees q0 m =
  match q0 with
  | AsksTrees -> Told0 (whole_number m)
  | _ -> Nothing

(** val learnt : inquiry -> fact -> lesson **)

let learnt q0 = function
| Faults m -> learnt_faults q0 m
| Hamilton m -> learnt_hamilton q0 m
| Maps m -> learnt_maps q0 m
| Matching m -> learnt_matching q0 m
| Metric m -> learnt_metric q0 m
| Rounds m -> learnt_rounds q0 m
| Symmetry m -> learnt_symmetry q0 m
| Traffic m -> learnt_traffic q0 m
| Trees m -> learnt_trees q0 m
| Width m -> learnt_width q0 m
| Word_ _ -> Nothing

type lessons = { value_told : value1 option; from_told : z option;
                 up_to_told : z option }

(** val no_lessons : lessons **)

let no_lessons =
  { value_told = None; from_told = None; up_to_told = None }

(** val larger_of : z option -> z -> z option **)

let larger_of a b =
  match a with
  | Some a0 -> Some (Z.max a0 b)
  | None -> Some b

(** val lesser_of0 : z option -> z -> z option **)

let lesser_of0 a b =
  match a with
  | Some a0 -> Some (Z.min a0 b)
  | None -> Some b

(** val with_lesson : lessons -> lesson -> lessons **)

let with_lesson k = function
| Nothing -> k
| Told0 x0 ->
  { value_told = (Some x0); from_told = k.from_told; up_to_told =
    k.up_to_told }
| From z0 ->
  { value_told = k.value_told; from_told = (larger_of k.from_told z0);
    up_to_told = k.up_to_told }
| UpTo0 z0 ->
  { value_told = k.value_told; from_told = k.from_told; up_to_told =
    (lesser_of0 k.up_to_told z0) }

(** val lower_enough : inquiry -> bool **)

let lower_enough = function
| AsksGirth -> true
| AsksWidth -> true
| AsksVertexConnectivity -> true
| AsksEdgeConnectivity -> true
| AsksDisjointPaths (_, _) -> true
| AsksCluster _ -> true
| AsksMatching -> true
| AsksAutomorphisms -> true
| _ -> false

(** val estimate_of : inquiry -> lessons -> estimate **)

let estimate_of q0 k =
  match k.value_told with
  | Some x0 -> Exactly x0
  | None ->
    (match k.from_told with
     | Some a ->
       (match k.up_to_told with
        | Some b ->
          if Z.eqb a b
          then Exactly (whole_number a)
          else Within ((Some (inject_Z a)), (Some (inject_Z b)))
        | None ->
          if lower_enough q0
          then Within ((Some (inject_Z a)), None)
          else Above (inject_Z a))
     | None ->
       (match k.up_to_told with
        | Some b ->
          if Z.eqb b Z0
          then Exactly (whole_number Z0)
          else Within (None, (Some (inject_Z b)))
        | None -> Unknown))

(** val with_statement :
    network -> inquiry -> lessons -> statement -> lessons **)

let with_statement n0 q0 k s =
  if network_same s.subject n0 then with_lesson k (learnt q0 s.said) else k

(** val known_of :
    (network -> inquiry -> statement list) -> network -> inquiry -> estimate **)

let known_of told n0 q0 = match q0 with
| AsksWord (w, l) -> word_known n0 w l (told n0 q0)
| _ ->
  estimate_of q0 (fold_left (with_statement n0 q0) (told n0 q0) no_lessons)

(** val follows_in :
    (network -> inquiry -> statement list) -> verdict -> (z * domain) -> bool **)

let follows_in told v part1 =
  match domain_tuples (snd part1) with
  | Some l ->
    (&&)
      ((&&) (Z.eqb (Z.of_nat (length l)) (fst part1))
        (Z.leb (Zpos XH) (fst part1)))
      (forallb (fun env ->
        (&&) (in_domain env v.meant_for)
          (match estimated (known_of told) env v.claim with
           | Exactly v0 ->
             (match v0 with
              | Truth b -> eqb b v.said_to_hold
              | _ -> false)
           | _ -> false)) l)
  | None -> false

(** val follows :
    (network -> inquiry -> statement list) -> verdict -> bool **)

let follows told v =
  match v.cases with
  | [] -> false
  | p :: l0 -> forallb (follows_in told v) (p :: l0)

type monomial = n list

type poly = (monomial * z) list

(** val compare_monomials : monomial -> monomial -> comparison **)

let rec compare_monomials a b =
  match a with
  | [] -> (match b with
           | [] -> Eq
           | _ :: _ -> Gt)
  | x0 :: a0 ->
    (match b with
     | [] -> Lt
     | y :: b0 ->
       (match N.compare x0 y with
        | Eq -> compare_monomials a0 b0
        | x1 -> x1))

(** val put1 : monomial -> z -> poly -> poly **)

let put1 m c p =
  if Z.eqb c Z0 then p else (m, c) :: p

(** val add1 : poly -> poly -> poly **)

let rec add1 p = match p with
| [] -> (fun q0 -> q0)
| p0 :: p' ->
  let (m, c) = p0 in
  let rec add_to0 q0 = match q0 with
  | [] -> p
  | p1 :: q' ->
    let (n0, d) = p1 in
    (match compare_monomials m n0 with
     | Eq -> put1 m (Z.add c d) (add1 p' q')
     | Lt -> (m, c) :: (add1 p' q0)
     | Gt -> (n0, d) :: (add_to0 q'))
  in add_to0

(** val scale : z -> poly -> poly **)

let scale k p =
  if Z.eqb k Z0 then [] else map (fun m -> ((fst m), (Z.mul k (snd m)))) p

(** val join0 : monomial -> monomial -> monomial **)

let rec join0 a = match a with
| [] -> (fun b -> b)
| x0 :: a' ->
  let rec join_to b = match b with
  | [] -> a
  | y :: b' -> if N.leb x0 y then x0 :: (join0 a' b) else y :: (join_to b')
  in join_to

(** val multiply : poly -> poly -> poly **)

let multiply p q0 =
  fold_right (fun m r ->
    fold_right (fun n0 s ->
      add1 (put1 (join0 (fst m) (fst n0)) (Z.mul (snd m) (snd n0)) []) s) r q0)
    [] p

(** val constant : z -> poly **)

let constant k =
  put1 [] k []

(** val variable : n -> poly **)

let variable v =
  ((v :: []), (Zpos XH)) :: []

(** val is_constant : poly -> z option **)

let is_constant = function
| [] -> Some Z0
| p0 :: l ->
  let (m, k) = p0 in
  (match m with
   | [] -> (match l with
            | [] -> Some k
            | _ :: _ -> None)
   | _ :: _ -> None)

type branch =
| Branch of poly list * branch list list

type weighted0 = (n * n) list

type proof0 =
| Sum of weighted0
| Round of n * weighted0 * proof0
| Multiply of n * n * proof0
| Cases of n * proof0 list
| Cut of poly * proof0 * proof0

type 'a pile = { height0 : n; came : 'a list }

(** val push : 'a1 -> 'a1 pile -> 'a1 pile **)

let push a s =
  { height0 = (N.succ s.height0); came = (a :: s.came) }

(** val push_all : 'a1 list -> 'a1 pile -> 'a1 pile **)

let push_all l s =
  fold_left (fun s0 a -> push a s0) l s

(** val pick : 'a1 pile -> n -> 'a1 option **)

let pick s i =
  if N.ltb i s.height0
  then nth_error s.came (N.to_nat (N.sub (N.sub s.height0 i) (Npos XH)))
  else None

(** val total0 : poly pile -> weighted0 -> poly -> poly option **)

let rec total0 s l sum0 =
  match l with
  | [] -> Some sum0
  | p :: l0 ->
    let (c, i) = p in
    (match pick s i with
     | Some p0 ->
       if N.ltb N0 c
       then total0 s l0 (add1 (scale (Z.of_N c) p0) sum0)
       else None
     | None -> None)

(** val divided : z -> poly -> poly option **)

let rec divided d = function
| [] -> Some []
| p0 :: p1 ->
  let (m, c) = p0 in
  (match m with
   | [] ->
     (match p1 with
      | [] -> Some (put1 [] (Z.div c d) [])
      | _ :: _ ->
        if Z.eqb (Z.modulo c d) Z0
        then (match divided d p1 with
              | Some q0 -> Some (put1 m (Z.div c d) q0)
              | None -> None)
        else None)
   | _ :: _ ->
     if Z.eqb (Z.modulo c d) Z0
     then (match divided d p1 with
           | Some q0 -> Some (put1 m (Z.div c d) q0)
           | None -> None)
     else None)

(** val refuted : poly pile -> branch list pile -> proof0 -> bool **)

let rec refuted facts0 choices0 = function
| Sum l ->
  (match total0 facts0 l [] with
   | Some p -> (match is_constant p with
                | Some k -> Z.ltb k Z0
                | None -> false)
   | None -> false)
| Round (d, l, rest0) ->
  (match total0 facts0 l [] with
   | Some p ->
     if N.ltb N0 d
     then (match divided (Z.of_N d) p with
           | Some q0 -> refuted (push q0 facts0) choices0 rest0
           | None -> false)
     else false
   | None -> false)
| Multiply (i, j, rest0) ->
  (match pick facts0 i with
   | Some p ->
     (match pick facts0 j with
      | Some q0 -> refuted (push (multiply p q0) facts0) choices0 rest0
      | None -> false)
   | None -> false)
| Cases (k, ts) ->
  (match pick choices0 k with
   | Some bs ->
     let rec under0 bs0 ts0 =
       match bs0 with
       | [] -> (match ts0 with
                | [] -> true
                | _ :: _ -> false)
       | b :: bs1 ->
         let Branch (f, c) = b in
         (match ts0 with
          | [] -> false
          | t1 :: ts1 ->
            if refuted (push_all f facts0) (push_all c choices0) t1
            then under0 bs1 ts1
            else false)
     in under0 bs ts
   | None -> false)
| Cut (p, yes, no) ->
  if refuted (push p facts0) choices0 yes
  then refuted (push (add1 (scale (Zneg XH) p) (constant (Zneg XH))) facts0)
         choices0 no
  else false

(** val refutes : branch -> proof0 -> bool **)

let refutes b t0 =
  let Branch (f, c) = b in
  refuted (push_all f { height0 = N0; came = [] })
    (push_all c { height0 = N0; came = [] }) t0

type operation0 =
| Quotient
| Larger

type part0 = { op : operation0; left_ : poly; right_ : poly; name_ : poly }

type state1 = { following : n; known0 : part0 list; facts : poly list;
                choices : branch list list }

type 'a making0 = state1 -> state1 * 'a

(** val ret : 'a1 -> 'a1 making0 **)

let ret a s =
  (s, a)

(** val bind0 : 'a1 making0 -> ('a1 -> 'a2 making0) -> 'a2 making0 **)

let bind0 m f s =
  let (s', a) = m s in f a s'

(** val made : state1 -> branch **)

let made s =
  Branch ((rev s.facts), (rev s.choices))

(** val question : 'a1 making0 -> branch **)

let question m =
  made (fst (m { following = N0; known0 = []; facts = []; choices = [] }))

(** val fresh1 : poly making0 **)

let fresh1 s =
  ({ following = (N.succ s.following); known0 = s.known0; facts = s.facts;
    choices = s.choices }, (variable s.following))

(** val fact0 : poly -> unit making0 **)

let fact0 p s =
  ({ following = s.following; known0 = s.known0; facts = (p :: s.facts);
    choices = s.choices }, ())

(** val branches : unit making0 list -> part0 list -> n -> n * branch list **)

let rec branches l k n0 =
  match l with
  | [] -> (n0, [])
  | m :: l0 ->
    let s = fst (m { following = n0; known0 = k; facts = []; choices = [] })
    in
    let (n', bs) = branches l0 k (N.max n0 s.following) in
    (n', ((made s) :: bs))

(** val choose : unit making0 list -> unit making0 **)

let choose l s =
  let (n0, bs) = branches l s.known0 s.following in
  ({ following = n0; known0 = s.known0; facts = s.facts; choices =
  (bs :: s.choices) }, ())

(** val minus0 : poly -> poly -> poly **)

let minus0 p q0 =
  add1 p (scale (Zneg XH) q0)

(** val plus : poly -> z -> poly **)

let plus p k =
  add1 p (constant k)

(** val opposite : poly -> poly **)

let opposite p =
  scale (Zneg XH) p

(** val same_monomial : monomial -> monomial -> bool **)

let rec same_monomial a b =
  match a with
  | [] -> (match b with
           | [] -> true
           | _ :: _ -> false)
  | x0 :: a0 ->
    (match b with
     | [] -> false
     | y :: b0 -> if N.eqb x0 y then same_monomial a0 b0 else false)

(** val same_poly : poly -> poly -> bool **)

let rec same_poly p q0 =
  match p with
  | [] -> (match q0 with
           | [] -> true
           | _ :: _ -> false)
  | p0 :: p1 ->
    let (m, c) = p0 in
    (match q0 with
     | [] -> false
     | p2 :: q1 ->
       let (n0, d) = p2 in
       if Z.eqb c d
       then if same_monomial m n0 then same_poly p1 q1 else false
       else false)

(** val equal : poly -> poly -> unit making0 **)

let equal p q0 =
  bind0 (fact0 (minus0 p q0)) (fun _ -> fact0 (minus0 q0 p))

(** val same_operation0 : operation0 -> operation0 -> bool **)

let same_operation0 o o' =
  match o with
  | Quotient -> (match o' with
                 | Quotient -> true
                 | Larger -> false)
  | Larger -> (match o' with
               | Quotient -> false
               | Larger -> true)

(** val defined_as :
    operation0 -> poly -> poly -> (poly -> unit making0) -> poly making0 **)

let defined_as o a b define s =
  match find (fun k ->
          (&&) ((&&) (same_operation0 k.op o) (same_poly k.left_ a))
            (same_poly k.right_ b)) s.known0 with
  | Some k -> (s, k.name_)
  | None ->
    let x0 = variable s.following in
    let (s', _) =
      define x0 { following = (N.succ s.following); known0 = ({ op = o;
        left_ = a; right_ = b; name_ = x0 } :: s.known0); facts = s.facts;
        choices = s.choices }
    in
    (s', x0)

(** val quotient : poly -> poly -> poly making0 **)

let quotient a b =
  match is_constant b with
  | Some z0 ->
    (match z0 with
     | Z0 ->
       defined_as Quotient a b (fun q0 ->
         let rest0 = minus0 a (multiply b q0) in
         let divides =
           bind0 (fact0 rest0) (fun _ ->
             fact0 (plus (minus0 b rest0) (Zneg XH)))
         in
         let k = Z0 in if Z.ltb Z0 k then divides else ret ())
     | Zpos p ->
       (match p with
        | XH -> ret a
        | x0 ->
          defined_as Quotient a b (fun q0 ->
            let rest0 = minus0 a (multiply b q0) in
            let divides =
              bind0 (fact0 rest0) (fun _ ->
                fact0 (plus (minus0 b rest0) (Zneg XH)))
            in
            let k = Zpos x0 in if Z.ltb Z0 k then divides else ret ()))
     | Zneg p ->
       defined_as Quotient a b (fun q0 ->
         let rest0 = minus0 a (multiply b q0) in
         let divides =
           bind0 (fact0 rest0) (fun _ ->
             fact0 (plus (minus0 b rest0) (Zneg XH)))
         in
         let k = Zneg p in if Z.ltb Z0 k then divides else ret ()))
  | None ->
    defined_as Quotient a b (fun q0 ->
      let rest0 = minus0 a (multiply b q0) in
      let divides =
        bind0 (fact0 rest0) (fun _ -> fact0 (plus (minus0 b rest0) (Zneg XH)))
      in
      choose
        ((bind0 (fact0 (plus b (Zneg XH))) (fun _ -> divides)) :: ((fact0
                                                                    (opposite
                                                                    b)) :: [])))

(** val remainder : poly -> poly -> poly making0 **)

let remainder a b =
  bind0 (quotient a b) (fun q0 -> ret (minus0 a (multiply b q0)))

(** val larger1 : poly -> poly -> poly making0 **)

let larger1 a b =
  match is_constant (minus0 a b) with
  | Some k -> ret (if Z.leb Z0 k then a else b)
  | None ->
    defined_as Larger a b (fun x0 ->
      bind0 (fact0 (minus0 x0 a)) (fun _ ->
        bind0 (fact0 (minus0 x0 b)) (fun _ ->
          choose ((fact0 (minus0 a x0)) :: ((fact0 (minus0 b x0)) :: [])))))

(** val smaller : poly -> poly -> poly making0 **)

let smaller a b =
  bind0 (larger1 (opposite a) (opposite b)) (fun x0 -> ret (opposite x0))

type claim0 = bool -> unit making0

(** val at_least1 : poly making0 -> poly making0 -> claim0 **)

let at_least1 a b truth0 =
  bind0 a (fun p ->
    bind0 b (fun q0 ->
      let d = minus0 p q0 in
      fact0 (if truth0 then d else plus (opposite d) (Zneg XH))))

(** val is : poly making0 -> poly making0 -> claim0 **)

let is a b truth0 =
  bind0 a (fun p ->
    bind0 b (fun q0 ->
      let d = minus0 p q0 in
      if truth0
      then equal d []
      else choose
             ((fact0 (plus d (Zneg XH))) :: ((fact0
                                               (plus (opposite d) (Zneg XH))) :: []))))

(** val contrary0 : claim0 -> claim0 **)

let contrary0 c truth0 =
  c (negb truth0)

(** val each_true : claim0 list -> unit making0 **)

let rec each_true = function
| [] -> ret ()
| c :: l0 -> bind0 (c true) (fun _ -> each_true l0)

(** val first_false : claim0 list -> claim0 list -> unit making0 list **)

let rec first_false before0 = function
| [] -> []
| c :: l0 ->
  (bind0 (each_true (rev before0)) (fun _ -> c false)) :: (first_false
                                                            (c :: before0) l0)

(** val all0 : claim0 list -> claim0 **)

let all0 l = function
| true -> each_true l
| false -> choose (first_false [] l)

(** val some0 : claim0 list -> claim0 **)

let some0 l =
  contrary0 (all0 (map contrary0 l))

(** val either : claim0 -> poly making0 -> poly making0 -> poly making0 **)

let either c a b =
  bind0 fresh1 (fun x0 ->
    bind0
      (choose
        ((bind0 (c true) (fun _ -> bind0 a (fun p -> equal x0 p))) :: (
        (bind0 (c false) (fun _ -> bind0 b (fun p -> equal x0 p))) :: [])))
      (fun _ -> ret x0))

(** val power : poly -> nat -> poly **)

let rec power p = function
| O -> constant (Zpos XH)
| S k0 -> multiply (power p k0) p

(** val xor_by : poly -> z -> poly making0 **)

let xor_by p k =
  bind0 fresh1 (fun x0 ->
    bind0
      (choose
        ((fact0 (plus (opposite p) (Zneg XH))) :: ((fact0
                                                     (plus p (Zneg (XO (XO
                                                       (XO (XO XH))))))) :: 
        (map (fun i ->
          bind0 (equal p (constant i)) (fun _ ->
            equal x0 (constant (Z.coq_lxor i k))))
          (span Z0 (Zpos (XI (XI (XI XH))))))))) (fun _ -> ret x0))

(** val xor : poly -> poly -> poly making0 **)

let xor p q0 =
  match is_constant p with
  | Some k ->
    if (&&) (Z.leb Z0 k) (Z.ltb k (Zpos (XO (XO (XO (XO XH))))))
    then xor_by q0 k
    else fresh1
  | None ->
    (match is_constant q0 with
     | Some k ->
       if (&&) (Z.leb Z0 k) (Z.ltb k (Zpos (XO (XO (XO (XO XH))))))
       then xor_by p k
       else fresh1
     | None -> fresh1)

(** val poly_of : poly list -> term -> poly making0 **)

let rec poly_of e t0 =
  let two = fun a b f ->
    bind0 (poly_of e a) (fun p -> bind0 (poly_of e b) (fun q0 -> f p q0))
  in
  (match t0 with
   | Num z0 -> ret (constant z0)
   | Var k -> ret (nth k e [])
   | Plus (a, b) -> two a b (fun p q0 -> ret (add1 p q0))
   | Minus (a, b) -> two a b (fun p q0 -> ret (minus0 p q0))
   | Times (a, b) -> two a b (fun p q0 -> ret (multiply p q0))
   | Floor (a, b) -> two a b quotient
   | Rest (a, b) -> two a b remainder
   | Min (a, b) -> two a b smaller
   | Max (a, b) -> two a b larger1
   | Abs a -> bind0 (poly_of e a) (fun p -> larger1 p (opposite p))
   | Pow (a, b) ->
     two a b (fun p q0 ->
       match is_constant q0 with
       | Some k ->
         if (&&) (Z.leb Z0 k)
              (Z.ltb k (Zpos (XO (XO (XO (XO (XO (XO (XO (XO (XO XH)))))))))))
         then ret (power p (Z.to_nat k))
         else fresh1
       | None -> fresh1)
   | Xor (a, b) -> two a b xor
   | Bit (_, _) -> fresh1
   | Cond (c, a, b) -> either (claim_of e c) (poly_of e a) (poly_of e b))

(** val claim_of : poly list -> cond -> claim0 **)

and claim_of e = function
| Yes -> all0 []
| Equal (a, b) -> is (poly_of e a) (poly_of e b)
| Less (a, b) -> contrary0 (at_least1 (poly_of e a) (poly_of e b))
| AtMost (a, b) -> at_least1 (poly_of e b) (poly_of e a)
| Not c0 -> contrary0 (claim_of e c0)
| And (c0, d) -> all0 ((claim_of e c0) :: ((claim_of e d) :: []))
| Or (c0, d) -> some0 ((claim_of e c0) :: ((claim_of e d) :: []))

(** val polys_of : poly list -> term list -> poly list making0 **)

let rec polys_of e = function
| [] -> ret []
| t0 :: ts0 ->
  bind0 (poly_of e t0) (fun p ->
    bind0 (polys_of e ts0) (fun ps -> ret (p :: ps)))

(** val divisor : term -> term list **)

let divisor b = match b with
| Num _ -> []
| _ -> b :: []

(** val divisors : term -> term list **)

let rec divisors = function
| Plus (a, b) -> app (divisors a) (divisors b)
| Minus (a, b) -> app (divisors a) (divisors b)
| Times (a, b) -> app (divisors a) (divisors b)
| Floor (a, b) -> app (divisor b) (app (divisors a) (divisors b))
| Rest (a, b) -> app (divisor b) (app (divisors a) (divisors b))
| Min (a, b) -> app (divisors a) (divisors b)
| Max (a, b) -> app (divisors a) (divisors b)
| Abs a -> divisors a
| Pow (a, b) -> app (divisors a) (divisors b)
| Xor (a, b) -> app (divisors a) (divisors b)
| Bit (a, b) -> app (divisors a) (divisors b)
| Cond (c, a, b) -> app (condition_divisors c) (app (divisors a) (divisors b))
| _ -> []

(** val condition_divisors : cond -> term list **)

and condition_divisors = function
| Yes -> []
| Equal (a, b) -> app (divisors a) (divisors b)
| Less (a, b) -> app (divisors a) (divisors b)
| AtMost (a, b) -> app (divisors a) (divisors b)
| Not c0 -> condition_divisors c0
| And (c0, d) -> app (condition_divisors c0) (condition_divisors d)
| Or (c0, d) -> app (condition_divisors c0) (condition_divisors d)

(** val natural : nat list -> term -> bool **)

let rec natural s = function
| Num z0 -> Z.leb Z0 z0
| Var i -> existsb (Nat.eqb i) s
| Plus (a, b) -> (&&) (natural s a) (natural s b)
| Times (a, b) -> (&&) (natural s a) (natural s b)
| Min (a, b) -> (&&) (natural s a) (natural s b)
| Abs _ -> true
| Pow (a, b) -> (&&) (natural s a) (natural s b)
| Xor (a, b) -> (&&) (natural s a) (natural s b)
| _ -> false

(** val scoped : nat list -> nat -> nat -> term -> bool **)

let rec scoped s k n0 = function
| Num _ -> true
| Var i -> Nat.ltb i n0
| Plus (a, b) -> (&&) (scoped s k n0 a) (scoped s k n0 b)
| Minus (a, b) -> (&&) (scoped s k n0 a) (scoped s k n0 b)
| Times (a, b) -> (&&) (scoped s k n0 a) (scoped s k n0 b)
| Floor (a, b) ->
  (&&) (scoped s k n0 a)
    (match b with
     | Num z0 -> Z.ltb Z0 z0
     | _ -> scoped s k k b)
| Rest (a, b) ->
  (&&) (scoped s k n0 a)
    (match b with
     | Num z0 -> Z.ltb Z0 z0
     | _ -> scoped s k k b)
| Min (a, b) -> (&&) (scoped s k n0 a) (scoped s k n0 b)
| Max (a, b) -> (&&) (scoped s k n0 a) (scoped s k n0 b)
| Abs a -> scoped s k n0 a
| Pow (a, b) -> (&&) ((&&) (scoped s k n0 a) (scoped s k n0 b)) (natural s b)
| Xor (a, b) ->
  (&&) ((&&) ((&&) (scoped s k n0 a) (scoped s k n0 b)) (natural s a))
    (natural s b)
| Bit (_, _) -> false
| Cond (c, a, b) ->
  (&&) ((&&) (scoped_cond s k n0 c) (scoped s k n0 a)) (scoped s k n0 b)

(** val scoped_cond : nat list -> nat -> nat -> cond -> bool **)

and scoped_cond s k n0 = function
| Yes -> true
| Equal (a, b) -> (&&) (scoped s k n0 a) (scoped s k n0 b)
| Less (a, b) -> (&&) (scoped s k n0 a) (scoped s k n0 b)
| AtMost (a, b) -> (&&) (scoped s k n0 a) (scoped s k n0 b)
| Not c0 -> scoped_cond s k n0 c0
| And (c0, d) -> (&&) (scoped_cond s k n0 c0) (scoped_cond s k n0 d)
| Or (c0, d) -> (&&) (scoped_cond s k n0 c0) (scoped_cond s k n0 d)

(** val condition0 : poly list -> cond -> claim0 list **)

let condition0 e c = match c with
| Yes -> []
| _ -> (claim_of e c) :: []

(** val range_claims : poly list -> range list -> poly list -> claim0 list **)

let rec range_claims e rs v =
  match rs with
  | [] -> []
  | r :: rs0 ->
    (match v with
     | [] -> []
     | x0 :: v0 ->
       (at_least1 (ret x0) (poly_of e r.low)) :: ((at_least1
                                                    (poly_of e r.high)
                                                    (ret x0)) :: (app
                                                                   (condition0
                                                                    (app e
                                                                    (x0 :: []))
                                                                    r.only)
                                                                   (range_claims
                                                                    (app e
                                                                    (x0 :: []))
                                                                    rs0 v0))))

(** val natural_too : nat list -> nat -> range -> nat list **)

let natural_too s n0 r =
  if natural s r.low then n0 :: s else s

(** val scoped_ranges : nat list -> nat -> nat -> range list -> bool **)

let rec scoped_ranges s k n0 = function
| [] -> true
| r :: rs0 ->
  (&&)
    ((&&) ((&&) (scoped s k n0 r.low) (scoped s k n0 r.high))
      (scoped_cond (natural_too s n0 r) k (S n0) r.only))
    (scoped_ranges (natural_too s n0 r) k (S n0) rs0)

(** val naturals_after : nat list -> nat -> range list -> nat list **)

let rec naturals_after s n0 = function
| [] -> s
| r :: rs0 -> naturals_after (natural_too s n0 r) (S n0) rs0

(** val range_divisors : range list -> term list **)

let range_divisors rs =
  flat_map (fun r ->
    app (divisors r.low) (app (divisors r.high) (condition_divisors r.only)))
    rs

(** val scoped_over :
    nat list -> nat -> nat -> range list -> cond -> term list -> bool **)

let scoped_over s k n0 rs c ts =
  let s' = naturals_after s n0 rs in
  (&&)
    ((&&) (scoped_ranges s k n0 rs) (scoped_cond s' k (add n0 (length rs)) c))
    (forallb (scoped s' k (add n0 (length rs))) ts)

(** val over_divisors : range list -> cond -> term list -> term list **)

let over_divisors rs c ts =
  app (range_divisors rs) (app (flat_map divisors ts) (condition_divisors c))

type item = { given0 : z list; others0 : range list; goal0 : term list;
              only_if : cond }

(** val numeral : z option list -> term -> z option **)

let rec numeral cs t0 =
  let two = fun a b f ->
    match numeral cs a with
    | Some x0 ->
      (match numeral cs b with
       | Some y -> Some (f x0 y)
       | None -> None)
    | None -> None
  in
  (match t0 with
   | Num z0 -> Some z0
   | Var i -> nth i cs None
   | Plus (a, b) -> two a b Z.add
   | Minus (a, b) -> two a b Z.sub
   | Times (a, b) -> two a b Z.mul
   | _ -> None)

(** val unroll :
    z option list -> z list -> range list -> next -> item list **)

let rec unroll cs g rs n0 =
  match rs with
  | [] ->
    { given0 = g; others0 = []; goal0 = n0.to0; only_if = n0.when0 } :: []
  | r :: rs' ->
    (match numeral cs r.low with
     | Some a ->
       (match numeral cs r.high with
        | Some b ->
          (match r.only with
           | Yes ->
             flat_map (fun x0 -> unroll cs (app g (x0 :: [])) rs' n0)
               (span a b)
           | _ ->
             { given0 = g; others0 = rs; goal0 = n0.to0; only_if =
               n0.when0 } :: [])
        | None ->
          { given0 = g; others0 = rs; goal0 = n0.to0; only_if =
            n0.when0 } :: [])
     | None ->
       { given0 = g; others0 = rs; goal0 = n0.to0; only_if = n0.when0 } :: [])

(** val unrolled : z option list -> text -> item list **)

let unrolled cs t0 =
  flat_map (fun n0 -> unroll cs [] n0.over n0) t0.neighbours

type piece0 = { towards : term list; where_0 : cond option }

type family = { line : text; variables0 : nat; domain0 : cond list;
                arguments : term list; root0 : term list; back0 : piece0 list }

(** val constants_of : family -> z option list **)

let constants_of f =
  map (numeral []) f.arguments

(** val items : family -> item list **)

let items f =
  unrolled (constants_of f) f.line

(** val freshes : nat -> poly list making0 **)

let rec freshes = function
| O -> ret []
| S n1 ->
  bind0 fresh1 (fun x0 -> bind0 (freshes n1) (fun xs -> ret (x0 :: xs)))

(** val begun : family -> cond -> poly list making0 **)

let begun f c =
  bind0 (freshes f.variables0) (fun xs ->
    bind0 (each_true (map (claim_of xs) f.domain0)) (fun _ ->
      bind0 (polys_of xs f.arguments) (fun ps ->
        bind0 (each_true (condition0 ps c)) (fun _ -> ret ps))))

(** val asked1 : family -> cond -> (poly list -> unit making0) -> branch **)

let asked1 f c body =
  question (bind0 (begun f c) body)

(** val same_claims : poly list -> poly list -> claim0 list **)

let rec same_claims a b =
  match a with
  | [] -> []
  | p :: a0 ->
    (match b with
     | [] -> []
     | q0 :: b0 -> (is (ret p) (ret q0)) :: (same_claims a0 b0))

(** val same_tuple_claim : poly list -> poly list -> claim0 **)

let same_tuple_claim a b =
  all0 (same_claims a b)

(** val vertex_claim : text -> poly list -> poly list -> claim0 **)

let vertex_claim t0 ps v =
  all0 (range_claims ps t0.coordinates v)

(** val any : text -> poly list -> poly list making0 **)

let any t0 ps =
  bind0 (freshes (length t0.coordinates)) (fun v ->
    bind0 (vertex_claim t0 ps v true) (fun _ -> ret v))

(** val follow_over :
    poly list -> range list -> cond -> term list -> poly list making0 **)

let rec follow_over e rs c ts =
  match rs with
  | [] -> bind0 (each_true (condition0 e c)) (fun _ -> polys_of e ts)
  | r :: rs0 ->
    bind0 fresh1 (fun x0 ->
      bind0 (poly_of e r.low) (fun a ->
        bind0 (poly_of e r.high) (fun b ->
          bind0 (fact0 (minus0 x0 a)) (fun _ ->
            bind0 (fact0 (minus0 b x0)) (fun _ ->
              bind0 (each_true (condition0 (app e (x0 :: [])) r.only))
                (fun _ -> follow_over (app e (x0 :: [])) rs0 c ts))))))

(** val constants : z list -> poly list **)

let constants l =
  map constant l

(** val follow : poly list -> item -> poly list making0 **)

let follow e it =
  follow_over (app e (constants it.given0)) it.others0 it.only_if it.goal0

(** val place_of1 : nat -> nat -> term list -> nat option -> nat option **)

let rec place_of1 n0 i ts found0 =
  match ts with
  | [] -> found0
  | t0 :: ts0 ->
    (match t0 with
     | Var k ->
       place_of1 n0 (S i) ts0 (if Nat.eqb k n0 then Some i else found0)
     | _ -> place_of1 n0 (S i) ts0 found0)

(** val over_claims :
    poly list -> range list -> term list -> poly list -> (claim0 list * poly
    list) option **)

let rec over_claims e rs ts v =
  match rs with
  | [] -> Some ([], e)
  | r :: rs0 ->
    (match place_of1 (length e) O ts None with
     | Some i ->
       let x0 = nth i v [] in
       (match over_claims (app e (x0 :: [])) rs0 ts v with
        | Some p ->
          let (cs, e') = p in
          Some
          (((at_least1 (ret x0) (poly_of e r.low)) :: ((at_least1
                                                         (poly_of e r.high)
                                                         (ret x0)) :: 
          (app (condition0 (app e (x0 :: [])) r.only) cs))), e')
        | None -> None)
     | None -> None)

(** val leads_claim :
    poly list -> item -> poly list option -> (poly list -> claim0) -> claim0 **)

let leads_claim e it v wanted0 =
  let e0 = app e (constants it.given0) in
  (match match it.others0 with
         | [] -> Some ([], e0)
         | r :: l ->
           (match v with
            | Some v0 -> over_claims e0 (r :: l) it.goal0 v0
            | None -> None) with
   | Some p ->
     let (cs, e1) = p in
     all0
       (app cs ((all0 (condition0 e1 it.only_if)) :: ((fun truth0 ->
         bind0 (polys_of e1 it.goal0) (fun ws -> wanted0 ws truth0)) :: [])))
   | None -> contrary0 (all0 []))

(** val adjacent_claim :
    family -> poly list -> poly list -> poly list -> claim0 **)

let adjacent_claim f ps u v =
  some0
    (flat_map (fun it ->
      (leads_claim (app ps u) it (Some v) (fun w -> same_tuple_claim w v)) :: (
      (leads_claim (app ps v) it (Some u) (fun w -> same_tuple_claim w u)) :: []))
      (items f))

(** val where_claims : poly list -> piece0 -> claim0 list **)

let where_claims e b =
  match b.where_0 with
  | Some c -> (claim_of e c) :: []
  | None -> []

(** val along_claim :
    poly list -> piece0 -> (poly list -> claim0) -> claim0 **)

let along_claim e b wanted0 =
  all0
    (app (where_claims e b) ((fun truth0 ->
      bind0 (polys_of e b.towards) (fun ws -> wanted0 ws truth0)) :: []))

(** val plain_items : family -> item list **)

let plain_items f =
  filter (fun it -> match it.others0 with
                    | [] -> true
                    | _ :: _ -> false) (items f)

(** val neighbour_claim :
    family -> piece0 list -> poly list -> poly list -> (poly list -> claim0)
    -> claim0 **)

let neighbour_claim f bs ps v wanted0 =
  some0
    (app
      (map (fun it -> leads_claim (app ps v) it None wanted0) (plain_items f))
      (map (fun b -> along_claim (app ps v) b wanted0) bs))

(** val piece_branches :
    poly list -> poly list -> claim0 list -> piece0 list -> unit making0 list **)

let rec piece_branches e v before0 = function
| [] -> (each_true (rev before0)) :: []
| b :: l0 ->
  let c = match b.where_0 with
          | Some c -> claim_of e c
          | None -> all0 [] in
  (bind0 (each_true (app (rev before0) (c :: []))) (fun _ ->
    bind0 (polys_of e b.towards) (fun ws -> same_tuple_claim v ws true))) :: 
  (piece_branches e v ((contrary0 c) :: before0) l0)

(** val pieces : poly list -> nat -> piece0 list -> poly list making0 **)

let pieces e n0 l = match l with
| [] ->
  bind0 (freshes n0) (fun v ->
    bind0 (choose (piece_branches e v [] l)) (fun _ -> ret v))
| p :: l0 ->
  let { towards = ts; where_0 = where_1 } = p in
  (match where_1 with
   | Some _ ->
     bind0 (freshes n0) (fun v ->
       bind0 (choose (piece_branches e v [] l)) (fun _ -> ret v))
   | None ->
     (match l0 with
      | [] -> polys_of e ts
      | _ :: _ ->
        bind0 (freshes n0) (fun v ->
          bind0 (choose (piece_branches e v [] l)) (fun _ -> ret v))))

(** val width1 : text -> nat **)

let width1 t0 =
  length t0.coordinates

(** val line_divisors : text -> term list **)

let line_divisors t0 =
  app (range_divisors t0.coordinates)
    (flat_map (fun n0 -> over_divisors n0.over n0.when0 n0.to0) t0.neighbours)

(** val network_questions : family -> branch list **)

let network_questions f =
  let t0 = f.line in
  app
    (map (fun d ->
      asked1 f Yes (fun ps ->
        at_least1 (poly_of ps d) (ret (constant (Zpos XH))) false))
      (line_divisors t0))
    ((asked1 f Yes (fun ps ->
       bind0 (polys_of ps f.root0) (fun v -> vertex_claim t0 ps v false))) :: 
    (app
      (flat_map (fun it ->
        (asked1 f Yes (fun ps ->
          bind0 (any t0 ps) (fun v ->
            bind0 (follow (app ps v) it) (fun w -> vertex_claim t0 ps w false)))) :: (
        (asked1 f Yes (fun ps ->
          bind0 (any t0 ps) (fun v ->
            bind0 (follow (app ps v) it) (fun w -> same_tuple_claim w v true)))) :: []))
        (items f))
      (map (fun b ->
        asked1 f Yes (fun ps ->
          bind0 (any t0 ps) (fun v ->
            bind0 (polys_of (app ps v) b.towards) (fun w ->
              bind0 (each_true (where_claims (app ps v) b)) (fun _ ->
                all0
                  ((vertex_claim t0 ps w) :: ((adjacent_claim f ps v w) :: []))
                  false))))) f.back0)))

(** val given_naturals : nat list -> nat -> z list -> nat list **)

let rec given_naturals s n0 = function
| [] -> s
| x0 :: l0 -> given_naturals (if Z.leb Z0 x0 then n0 :: s else s) (S n0) l0

(** val constant_naturals : family -> nat list **)

let constant_naturals f =
  filter (fun i ->
    match nth i (constants_of f) None with
    | Some c -> Z.leb Z0 c
    | None -> false) (seq O (length f.arguments))

(** val vertex_naturals : family -> nat list **)

let vertex_naturals f =
  naturals_after (constant_naturals f) (length f.arguments) f.line.coordinates

(** val shaped : family -> bool **)

let shaped f =
  let t0 = f.line in
  let k = length f.arguments in
  let n0 = width1 t0 in
  (&&)
    ((&&)
      ((&&)
        ((&&)
          ((&&)
            ((&&) (Nat.eqb t0.parameters k)
              (scoped_ranges (constant_naturals f) k k t0.coordinates))
            (forallb (fun x0 ->
              scoped_over (vertex_naturals f) k (add k n0) x0.over x0.when0
                x0.to0) t0.neighbours))
          (forallb (fun it ->
            scoped_over
              (given_naturals (vertex_naturals f) (add k n0) it.given0) k
              (add (add k n0) (length it.given0)) it.others0 it.only_if
              it.goal0) (items f)))
        (forallb (fun it -> Nat.eqb (length it.goal0) n0) (items f)))
      (Nat.eqb (length f.root0) n0))
    (forallb (fun b -> Nat.eqb (length b.towards) n0) f.back0)

(** val widths : nat -> piece0 list -> bool **)

let widths n0 l =
  forallb (fun b -> Nat.eqb (length b.towards) n0) l

(** val automorphism_questions :
    family -> cond -> piece0 list -> piece0 list -> branch list **)

let automorphism_questions f c image inverse =
  let t0 = f.line in
  let n0 = width1 t0 in
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun z0 ->
      bind0 (any t0 ps) (fun v ->
        bind0 (pieces (app ps (app v z0)) n0 image) (fun w ->
          bind0 (pieces (app ps (app w z0)) n0 inverse) (fun b ->
            all0 ((vertex_claim t0 ps w) :: ((same_tuple_claim b v) :: []))
              false)))))) :: (map (fun it ->
                               asked1 f c (fun ps ->
                                 bind0 (any t0 ps) (fun z0 ->
                                   bind0 (any t0 ps) (fun v ->
                                     bind0 (follow (app ps v) it) (fun w ->
                                       bind0
                                         (pieces (app ps (app v z0)) n0 image)
                                         (fun x0 ->
                                         bind0
                                           (pieces (app ps (app w z0)) n0
                                             image) (fun y ->
                                           adjacent_claim f ps x0 y false)))))))
                               (items f))

(** val roots_questions :
    family -> cond -> piece0 list -> piece0 list -> branch list **)

let roots_questions f c roots image =
  let t0 = f.line in
  let n0 = width1 t0 in
  app
    (map (fun r ->
      asked1 f c (fun ps ->
        bind0 (polys_of ps r.towards) (fun v -> vertex_claim t0 ps v false)))
      roots)
    ((asked1 f c (fun ps ->
       bind0 (any t0 ps) (fun z0 ->
         bind0 (pieces (app ps z0) n0 roots) (fun r ->
           bind0 (pieces (app ps (app r z0)) n0 image) (fun w ->
             same_tuple_claim w z0 false))))) :: [])

(** val roots_fine : family -> piece0 list -> bool **)

let roots_fine f roots =
  let k = length f.arguments in
  (&&)
    ((&&) (negb (match roots with
                 | [] -> true
                 | _ :: _ -> false)) (widths (width1 f.line) roots))
    (forallb (fun r -> forallb (scoped [] k k) r.towards) roots)

(** val source0 : family -> bool -> poly list -> poly list making0 **)

let source0 f free ps =
  if free then any f.line ps else polys_of ps f.root0

(** val extra : bool -> 'a1 list -> 'a1 list **)

let extra free s =
  if free then s else []

(** val descends_questions : family -> cond -> bool -> term -> branch list **)

let descends_questions f c free upper =
  let t0 = f.line in
  (asked1 f c (fun ps ->
    bind0 (source0 f free ps) (fun s ->
      bind0 (any t0 ps) (fun v ->
        bind0 (poly_of (app ps (app v (extra free s))) upper) (fun p ->
          at_least1 (ret p) (ret []) false))))) :: ((asked1 f c (fun ps ->
                                                      bind0
                                                        (source0 f free ps)
                                                        (fun s ->
                                                        bind0 (any t0 ps)
                                                          (fun v ->
                                                          bind0
                                                            (poly_of
                                                              (app ps
                                                                (app v
                                                                  (extra free
                                                                    s)))
                                                              upper)
                                                            (fun p ->
                                                            some0
                                                              ((same_tuple_claim
                                                                 v s) :: (
                                                              (neighbour_claim
                                                                f f.back0 ps
                                                                v (fun w ->
                                                                at_least1
                                                                  (ret
                                                                    (plus p
                                                                    (Zneg XH)))
                                                                  (poly_of
                                                                    (app ps
                                                                    (app w
                                                                    (extra
                                                                    free s)))
                                                                    upper))) :: []))
                                                              false))))) :: [])

(** val rises_questions :
    family -> cond -> term list -> term -> branch list **)

let rises_questions f c start0 lower =
  let t0 = f.line in
  (asked1 f c (fun ps ->
    bind0 (polys_of ps start0) (fun r ->
      bind0 (poly_of (app ps r) lower) (fun p ->
        all0 ((vertex_claim t0 ps r) :: ((at_least1 (ret []) (ret p)) :: []))
          false)))) :: (map (fun it ->
                         asked1 f c (fun ps ->
                           bind0 (polys_of ps start0) (fun _ ->
                             bind0 (any t0 ps) (fun v ->
                               bind0 (follow (app ps v) it) (fun w ->
                                 bind0 (poly_of (app ps v) lower) (fun a ->
                                   bind0 (poly_of (app ps w) lower) (fun b ->
                                     all0
                                       ((at_least1 (ret (plus a (Zpos XH)))
                                          (ret b)) :: ((at_least1
                                                         (ret
                                                           (plus b (Zpos XH)))
                                                         (ret a)) :: []))
                                       false))))))) (items f))

(** val upper_question : family -> cond -> bool -> term -> term -> branch **)

let upper_question f c free upper value2 =
  asked1 f c (fun ps ->
    bind0 (source0 f free ps) (fun s ->
      bind0 (any f.line ps) (fun v ->
        bind0 (poly_of ps value2) (fun d ->
          bind0 (poly_of (app ps (app v (extra free s))) upper) (fun p ->
            at_least1 (ret d) (ret p) false)))))

(** val far_question :
    family -> cond -> term -> term -> piece0 list -> branch **)

let far_question f c lower value2 far0 =
  asked1 f c (fun ps ->
    bind0 (pieces ps (width1 f.line) far0) (fun v ->
      bind0 (poly_of ps value2) (fun d ->
        all0
          ((vertex_claim f.line ps v) :: ((at_least1
                                            (poly_of (app ps v) lower)
                                            (ret d)) :: [])) false)))

(** val extent : poly list -> range -> poly making0 **)

let extent ps r =
  bind0 (poly_of ps r.high) (fun b ->
    bind0 (poly_of ps r.low) (fun a -> ret (plus (minus0 b a) (Zpos XH))))

(** val extents : poly list -> range list -> poly -> poly making0 **)

let rec extents ps rs p =
  match rs with
  | [] -> ret p
  | r :: rs0 -> bind0 (extent ps r) (fun w -> extents ps rs0 (multiply p w))

(** val order_questions : family -> cond -> term -> branch list **)

let order_questions f c value2 =
  app
    (map (fun r ->
      asked1 f c (fun ps ->
        let fine = at_least1 (extent ps r) (ret []) in
        (match r.only with
         | Yes -> fine false
         | x0 -> all0 (fine :: ((claim_of ps x0) :: [])) false)))
      f.line.coordinates)
    ((asked1 f c (fun ps ->
       bind0 (extents ps f.line.coordinates (constant (Zpos XH))) (fun p ->
         bind0 (poly_of ps value2) (fun v -> is (ret p) (ret v) false)))) :: [])

(** val free_ranges : family -> bool **)

let free_ranges f =
  let k = length f.arguments in
  let s = constant_naturals f in
  forallb (fun r ->
    (&&) ((&&) (scoped s k k r.low) (scoped s k k r.high))
      (scoped_cond s k k r.only)) f.line.coordinates

type arm =
| Listed0 of item
| Reverse of piece0

(** val arms : family -> arm list **)

let arms f =
  app (map (fun x0 -> Listed0 x0) (items f))
    (map (fun x0 -> Reverse x0) f.back0)

(** val there1 : poly list -> poly list -> arm -> claim0 **)

let there1 ps v = function
| Listed0 it ->
  all0 (condition0 (app (app ps v) (constants it.given0)) it.only_if)
| Reverse b ->
  (match b.where_0 with
   | Some c -> claim_of (app ps v) c
   | None -> all0 [])

(** val arm_to : poly list -> poly list -> arm -> poly list making0 **)

let arm_to ps v = function
| Listed0 it -> polys_of (app (app ps v) (constants it.given0)) it.goal0
| Reverse b -> polys_of (app ps v) b.towards

(** val pairs : 'a1 list -> 'a1 list -> ('a1 * 'a1) list **)

let rec pairs before0 = function
| [] -> []
| a :: l0 ->
  app (map (fun b -> (b, a)) before0) (pairs (app before0 (a :: [])) l0)

(** val reversed_questions : family -> cond -> branch list **)

let reversed_questions f c =
  let t0 = f.line in
  map (fun it ->
    asked1 f c (fun ps ->
      bind0 (any t0 ps) (fun v ->
        bind0 (follow (app ps v) it) (fun w ->
          some0
            (map (fun a ->
              all0 ((there1 ps w a) :: ((fun truth0 ->
                bind0 (arm_to ps w a) (fun x0 -> same_tuple_claim x0 v truth0)) :: [])))
              (arms f)) false)))) (items f)

(** val distinct_questions : family -> cond -> branch list **)

let distinct_questions f c =
  let t0 = f.line in
  map (fun e ->
    asked1 f c (fun ps ->
      bind0 (any t0 ps) (fun v ->
        bind0 (there1 ps v (fst e) true) (fun _ ->
          bind0 (there1 ps v (snd e) true) (fun _ ->
            bind0 (arm_to ps v (fst e)) (fun x0 ->
              bind0 (arm_to ps v (snd e)) (fun y ->
                same_tuple_claim x0 y true))))))) (pairs [] (arms f))

(** val no_others : family -> bool **)

let no_others f =
  forallb (fun it -> match it.others0 with
                     | [] -> true
                     | _ :: _ -> false) (items f)

(** val counted2 :
    poly list -> poly list -> arm list -> poly -> poly making0 **)

let rec counted2 ps v l sum0 =
  match l with
  | [] -> ret sum0
  | a :: l0 ->
    bind0 (either (there1 ps v a) (ret (constant (Zpos XH))) (ret []))
      (fun x0 -> counted2 ps v l0 (add1 sum0 x0))

(** val degree_questions :
    family -> cond -> bool -> term -> piece0 list -> branch list **)

let degree_questions f c least0 value2 at_ =
  let t0 = f.line in
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun v ->
      bind0 (counted2 ps v (arms f) []) (fun d ->
        bind0 (poly_of ps value2) (fun x0 ->
          if least0
          then at_least1 (ret d) (ret x0) false
          else at_least1 (ret x0) (ret d) false))))) :: ((asked1 f c
                                                           (fun ps ->
                                                           bind0
                                                             (pieces ps
                                                               (width1 t0)
                                                               at_) (fun v ->
                                                             bind0
                                                               (counted2 ps v
                                                                 (arms f) [])
                                                               (fun d ->
                                                               bind0
                                                                 (poly_of ps
                                                                   value2)
                                                                 (fun x0 ->
                                                                 all0
                                                                   ((vertex_claim
                                                                    t0 ps v) :: (
                                                                   (is
                                                                    (ret d)
                                                                    (ret x0)) :: []))
                                                                   false))))) :: [])

(** val size_question :
    family -> cond -> term -> term -> term -> term -> branch **)

let size_question f c order_ least0 most value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps order_) (fun o ->
      bind0 (poly_of ps least0) (fun a ->
        bind0 (poly_of ps most) (fun b ->
          bind0 (poly_of ps value2) (fun m ->
            all0
              ((is (ret a) (ret b)) :: ((is (ret (scale (Zpos (XO XH)) m))
                                          (ret (multiply o a))) :: [])) false)))))

type number_word =
| Chromatic_number
| Edge_chromatic_number
| Clique_number
| Independence_number
| Domination_number

(** val word_of : number_word -> string **)

let word_of = function
| Chromatic_number -> "chromatic_number"
| Edge_chromatic_number -> "edge_chromatic_number"
| Clique_number -> "clique_number"
| Independence_number -> "independence_number"
| Domination_number -> "domination_number"

(** val hops_for : network -> routing -> next list option **)

let hops_for n0 = function
| Named name ->
  (match n0 with
   | Standard (network0, ps) ->
     if (=) name "dor" then standard_route name network0 (length ps) else None
   | _ -> None)
| OwnRouter (_, hops2) -> Some hops2
| _ -> None

type meaning =
| Term of term
| Condition of cond

(** val place_of2 : string -> string list -> nat option **)

let rec place_of2 x0 = function
| [] -> None
| y :: names1 ->
  if (=) x0 y
  then Some O
  else option_map (fun x1 -> S x1) (place_of2 x0 names1)

(** val truth_fact : fact_name -> bool **)

let truth_fact = function
| F_connected -> true
| F_hamiltonian -> true
| F_vertex_transitive -> true
| F_edge_transitive -> true
| F_bipartite -> true
| F_contains _ -> true
| F_deadlock_free _ -> true
| F_word (w, _) ->
  (match w with
   | Standard_word s -> (||) ((=) s "hamiltonian_path") ((=) s "isomorphic")
   | Own_word (_, _) -> false)
| _ -> false

(** val positive_number : term -> bool **)

let positive_number = function
| Num z0 -> Z.ltb Z0 z0
| _ -> false

(** val both_terms :
    (term -> term -> meaning) -> meaning option -> meaning option -> meaning
    option **)

let both_terms f a b =
  match a with
  | Some m ->
    (match m with
     | Term s ->
       (match b with
        | Some m0 ->
          (match m0 with
           | Term t0 -> Some (f s t0)
           | Condition _ -> None)
        | None -> None)
     | Condition _ -> None)
  | None -> None

(** val all_terms0 : meaning option list -> term list option **)

let all_terms0 l =
  all_known
    (map (fun m ->
      match m with
      | Some y -> (match y with
                   | Term t0 -> Some t0
                   | Condition _ -> None)
      | None -> None) l)

(** val same_truth0 : cond -> cond -> cond **)

let same_truth0 c d =
  Or ((And (c, d)), (And ((Not c), (Not d))))

(** val translated :
    string list -> (fact_name -> naming -> term list -> term list -> nat
    option) -> expr -> meaning option **)

let rec translated names0 look1 = function
| Constant v ->
  (match v with
   | Number q0 ->
     (match as_whole (Some (Number q0)) with
      | Some z0 ->
        if (&&) (qeq_bool q0 (inject_Z z0)) (Coq_Pos.eqb q0.qden XH)
        then Some (Term (Num z0))
        else None
      | None -> None)
   | Truth b -> if b then Some (Condition Yes) else Some (Condition (Not Yes))
   | _ -> None)
| Variable_ x0 -> option_map (fun k -> Term (Var k)) (place_of2 x0 names0)
| Unary (o, a) ->
  (match o with
   | Negative ->
     (match translated names0 look1 a with
      | Some m ->
        (match m with
         | Term t0 -> Some (Term (Minus ((Num Z0), t0)))
         | Condition _ -> None)
      | None -> None)
   | NotTrue ->
     (match translated names0 look1 a with
      | Some m ->
        (match m with
         | Term _ -> None
         | Condition c -> Some (Condition (Not c)))
      | None -> None)
   | Floor_ ->
     (match a with
      | Binary (o0, a0, b) ->
        (match o0 with
         | Div_ ->
           (match translated names0 look1 a0 with
            | Some m ->
              (match m with
               | Term s ->
                 (match translated names0 look1 b with
                  | Some m0 ->
                    (match m0 with
                     | Term t0 ->
                       if positive_number t0
                       then Some (Term (Floor (s, t0)))
                       else None
                     | Condition _ -> None)
                  | None -> None)
               | Condition _ -> None)
            | None -> None)
         | _ -> None)
      | _ -> None)
   | Ceil_ ->
     (match a with
      | Binary (o0, a0, b) ->
        (match o0 with
         | Div_ ->
           (match translated names0 look1 a0 with
            | Some m ->
              (match m with
               | Term s ->
                 (match translated names0 look1 b with
                  | Some m0 ->
                    (match m0 with
                     | Term t0 ->
                       if positive_number t0
                       then Some (Term (Minus ((Num Z0), (Floor ((Minus ((Num
                              Z0), s)), t0)))))
                       else None
                     | Condition _ -> None)
                  | None -> None)
               | Condition _ -> None)
            | None -> None)
         | _ -> None)
      | _ -> None)
   | _ -> None)
| Binary (o, a, b) ->
  (match o with
   | Add_ ->
     both_terms (fun s t0 -> Term (Plus (s, t0))) (translated names0 look1 a)
       (translated names0 look1 b)
   | Sub_ ->
     both_terms (fun s t0 -> Term (Minus (s, t0)))
       (translated names0 look1 a) (translated names0 look1 b)
   | Mul_ ->
     both_terms (fun s t0 -> Term (Times (s, t0)))
       (translated names0 look1 a) (translated names0 look1 b)
   | Mod_ ->
     (match translated names0 look1 a with
      | Some m ->
        (match m with
         | Term s ->
           (match translated names0 look1 b with
            | Some m0 ->
              (match m0 with
               | Term t0 ->
                 if positive_number t0
                 then Some (Term (Rest (s, t0)))
                 else None
               | Condition _ -> None)
            | None -> None)
         | Condition _ -> None)
      | None -> None)
   | Min_ ->
     both_terms (fun s t0 -> Term (Min (s, t0))) (translated names0 look1 a)
       (translated names0 look1 b)
   | Max_ ->
     both_terms (fun s t0 -> Term (Max (s, t0))) (translated names0 look1 a)
       (translated names0 look1 b)
   | And_ ->
     (match translated names0 look1 a with
      | Some m ->
        (match m with
         | Term _ -> None
         | Condition c ->
           (match translated names0 look1 b with
            | Some m0 ->
              (match m0 with
               | Term _ -> None
               | Condition d -> Some (Condition (And (c, d))))
            | None -> None))
      | None -> None)
   | Or_ ->
     (match translated names0 look1 a with
      | Some m ->
        (match m with
         | Term _ -> None
         | Condition c ->
           (match translated names0 look1 b with
            | Some m0 ->
              (match m0 with
               | Term _ -> None
               | Condition d -> Some (Condition (Or (c, d))))
            | None -> None))
      | None -> None)
   | Equal_ ->
     (match translated names0 look1 a with
      | Some m ->
        (match m with
         | Term s ->
           (match translated names0 look1 b with
            | Some m0 ->
              (match m0 with
               | Term t0 -> Some (Condition (Equal (s, t0)))
               | Condition _ -> None)
            | None -> None)
         | Condition c ->
           (match translated names0 look1 b with
            | Some m0 ->
              (match m0 with
               | Term _ -> None
               | Condition d -> Some (Condition (same_truth0 c d)))
            | None -> None))
      | None -> None)
   | Unequal_ ->
     (match translated names0 look1 a with
      | Some m ->
        (match m with
         | Term s ->
           (match translated names0 look1 b with
            | Some m0 ->
              (match m0 with
               | Term t0 -> Some (Condition (Not (Equal (s, t0))))
               | Condition _ -> None)
            | None -> None)
         | Condition c ->
           (match translated names0 look1 b with
            | Some m0 ->
              (match m0 with
               | Term _ -> None
               | Condition d -> Some (Condition (Not (same_truth0 c d))))
            | None -> None))
      | None -> None)
   | Less_ ->
     both_terms (fun s t0 -> Condition (Less (s, t0)))
       (translated names0 look1 a) (translated names0 look1 b)
   | AtMost_ ->
     both_terms (fun s t0 -> Condition (AtMost (s, t0)))
       (translated names0 look1 a) (translated names0 look1 b)
   | More_ ->
     both_terms (fun s t0 -> Condition (Less (t0, s)))
       (translated names0 look1 a) (translated names0 look1 b)
   | AtLeast_ ->
     both_terms (fun s t0 -> Condition (AtMost (t0, s)))
       (translated names0 look1 a) (translated names0 look1 b)
   | _ -> None)
| Choice (c, a, b) ->
  (match translated names0 look1 c with
   | Some m ->
     (match m with
      | Term _ -> None
      | Condition c0 ->
        (match translated names0 look1 a with
         | Some m0 ->
           (match m0 with
            | Term s ->
              (match translated names0 look1 b with
               | Some m1 ->
                 (match m1 with
                  | Term t0 -> Some (Term (Cond (c0, s, t0)))
                  | Condition _ -> None)
               | None -> None)
            | Condition _ -> None)
         | None -> None))
   | None -> None)
| Asks (f, m, ps, args0) ->
  (match all_terms0 (map (translated names0 look1) ps) with
   | Some ts ->
     (match all_terms0 (map (translated names0 look1) args0) with
      | Some us ->
        option_map (fun k ->
          if truth_fact f
          then Condition (AtMost ((Num (Zpos XH)), (Var k)))
          else Term (Var k)) (look1 f m ts us)
      | None -> None)
   | None -> None)
| _ -> None

type fraction = { above0 : term; number_below : z; term_below : term option }

(** val product_below : term option -> term option -> term option **)

let product_below a b =
  match a with
  | Some s -> (match b with
               | Some t0 -> Some (Times (s, t0))
               | None -> a)
  | None -> b

(** val scaled : term -> z -> term option -> term **)

let scaled t0 d by_ =
  let t1 = if Z.eqb d (Zpos XH) then t0 else Times (t0, (Num d)) in
  (match by_ with
   | Some s -> Times (t1, s)
   | None -> t1)

(** val sum_fraction : bool -> fraction -> fraction -> fraction **)

let sum_fraction minus1 f h =
  let a = scaled f.above0 h.number_below h.term_below in
  let b = scaled h.above0 f.number_below f.term_below in
  { above0 = (if minus1 then Minus (a, b) else Plus (a, b)); number_below =
  (Z.mul f.number_below h.number_below); term_below =
  (product_below f.term_below h.term_below) }

(** val product_fraction : fraction -> fraction -> fraction **)

let product_fraction f h =
  { above0 = (Times (f.above0, h.above0)); number_below =
    (Z.mul f.number_below h.number_below); term_below =
    (product_below f.term_below h.term_below) }

(** val quotient_fraction : fraction -> fraction -> fraction option **)

let quotient_fraction f h =
  match h.term_below with
  | Some _ -> None
  | None ->
    (match h.above0 with
     | Num z0 ->
       if Z.ltb Z0 z0
       then Some { above0 = (scaled f.above0 h.number_below None);
              number_below = (Z.mul f.number_below z0); term_below =
              f.term_below }
       else None
     | x0 ->
       Some { above0 = (scaled f.above0 h.number_below None); number_below =
         f.number_below; term_below = (product_below f.term_below (Some x0)) })

(** val fraction_of :
    string list -> (fact_name -> naming -> term list -> term list -> nat
    option) -> expr -> fraction option **)

let rec fraction_of names0 look1 e =
  match translated names0 look1 e with
  | Some m ->
    (match m with
     | Term t0 ->
       Some { above0 = t0; number_below = (Zpos XH); term_below = None }
     | Condition _ ->
       (match e with
        | Constant v ->
          (match v with
           | Number q0 ->
             Some { above0 = (Num q0.qnum); number_below = (Zpos q0.qden);
               term_below = None }
           | _ -> None)
        | Binary (o, a, b) ->
          (match fraction_of names0 look1 a with
           | Some f ->
             (match fraction_of names0 look1 b with
              | Some h ->
                (match o with
                 | Add_ -> Some (sum_fraction false f h)
                 | Sub_ -> Some (sum_fraction true f h)
                 | Mul_ -> Some (product_fraction f h)
                 | Div_ -> quotient_fraction f h
                 | _ -> None)
              | None -> None)
           | None -> None)
        | _ -> None))
  | None ->
    (match e with
     | Constant v ->
       (match v with
        | Number q0 ->
          Some { above0 = (Num q0.qnum); number_below = (Zpos q0.qden);
            term_below = None }
        | _ -> None)
     | Binary (o, a, b) ->
       (match fraction_of names0 look1 a with
        | Some f ->
          (match fraction_of names0 look1 b with
           | Some h ->
             (match o with
              | Add_ -> Some (sum_fraction false f h)
              | Sub_ -> Some (sum_fraction true f h)
              | Mul_ -> Some (product_fraction f h)
              | Div_ -> quotient_fraction f h
              | _ -> None)
           | None -> None)
        | None -> None)
     | _ -> None)

type sentence0 =
| Plain of cond
| Related of binary * term * term * term
| Both0 of sentence0 * sentence0
| Opposite0 of sentence0

(** val either_of : sentence0 -> sentence0 -> sentence0 **)

let either_of s t0 =
  Opposite0 (Both0 ((Opposite0 s), (Opposite0 t0)))

(** val alike0 : sentence0 -> sentence0 -> sentence0 **)

let alike0 s t0 =
  either_of (Both0 (s, t0)) (Both0 ((Opposite0 s), (Opposite0 t0)))

(** val compared_as : binary -> term -> term -> cond option **)

let compared_as o a b =
  match o with
  | Equal_ -> Some (Equal (a, b))
  | Unequal_ -> Some (Not (Equal (a, b)))
  | Less_ -> Some (Less (a, b))
  | AtMost_ -> Some (AtMost (a, b))
  | More_ -> Some (Less (b, a))
  | AtLeast_ -> Some (AtMost (b, a))
  | _ -> None

(** val compared0 : binary -> fraction -> fraction -> sentence0 option **)

let compared0 o f h =
  let a = scaled f.above0 h.number_below h.term_below in
  let b = scaled h.above0 f.number_below f.term_below in
  (match compared_as o a b with
   | Some c ->
     (match product_below f.term_below h.term_below with
      | Some p -> Some (Related (o, a, b, p))
      | None -> Some (Plain c))
   | None -> None)

(** val both_sentences :
    (sentence0 -> sentence0 -> sentence0) -> sentence0 option -> sentence0
    option -> sentence0 option **)

let both_sentences f a b =
  match a with
  | Some s -> (match b with
               | Some t0 -> Some (f s t0)
               | None -> None)
  | None -> None

(** val surely_positive : term list -> term -> bool **)

let rec surely_positive sure p =
  (||) (existsb (same_term p) sure)
    (match p with
     | Times (a, b) -> (&&) (surely_positive sure a) (surely_positive sure b)
     | _ -> false)

(** val total1 : term list -> sentence0 -> bool **)

let rec total1 sure = function
| Plain _ -> true
| Related (_, _, _, p) -> surely_positive sure p
| Both0 (s0, t0) -> (&&) (total1 sure s0) (total1 sure t0)
| Opposite0 s0 -> total1 sure s0

(** val guarding : term list -> sentence0 option -> sentence0 option **)

let guarding sure = function
| Some s0 -> if total1 sure s0 then Some s0 else None
| None -> None

(** val sentence_of :
    string list -> (fact_name -> naming -> term list -> term list -> nat
    option) -> term list -> expr -> sentence0 option **)

let rec sentence_of names0 look1 sure e =
  match translated names0 look1 e with
  | Some m ->
    (match m with
     | Term _ ->
       (match e with
        | Unary (o, a) ->
          (match o with
           | NotTrue ->
             option_map (fun x0 -> Opposite0 x0)
               (sentence_of names0 look1 sure a)
           | _ -> None)
        | Binary (o, a, b) ->
          (match o with
           | And_ ->
             both_sentences (fun x0 x1 -> Both0 (x0, x1))
               (guarding sure (sentence_of names0 look1 sure a))
               (sentence_of names0 look1 sure b)
           | Or_ ->
             both_sentences either_of
               (guarding sure (sentence_of names0 look1 sure a))
               (sentence_of names0 look1 sure b)
           | _ ->
             (match fraction_of names0 look1 a with
              | Some f ->
                (match fraction_of names0 look1 b with
                 | Some h -> compared0 o f h
                 | None ->
                   (match o with
                    | Equal_ ->
                      both_sentences alike0 (sentence_of names0 look1 sure a)
                        (sentence_of names0 look1 sure b)
                    | Unequal_ ->
                      option_map (fun x0 -> Opposite0 x0)
                        (both_sentences alike0
                          (sentence_of names0 look1 sure a)
                          (sentence_of names0 look1 sure b))
                    | _ -> None))
              | None ->
                (match o with
                 | Equal_ ->
                   both_sentences alike0 (sentence_of names0 look1 sure a)
                     (sentence_of names0 look1 sure b)
                 | Unequal_ ->
                   option_map (fun x0 -> Opposite0 x0)
                     (both_sentences alike0 (sentence_of names0 look1 sure a)
                       (sentence_of names0 look1 sure b))
                 | _ -> None)))
        | _ -> None)
     | Condition c -> Some (Plain c))
  | None ->
    (match e with
     | Unary (o, a) ->
       (match o with
        | NotTrue ->
          option_map (fun x0 -> Opposite0 x0)
            (sentence_of names0 look1 sure a)
        | _ -> None)
     | Binary (o, a, b) ->
       (match o with
        | And_ ->
          both_sentences (fun x0 x1 -> Both0 (x0, x1))
            (guarding sure (sentence_of names0 look1 sure a))
            (sentence_of names0 look1 sure b)
        | Or_ ->
          both_sentences either_of
            (guarding sure (sentence_of names0 look1 sure a))
            (sentence_of names0 look1 sure b)
        | _ ->
          (match fraction_of names0 look1 a with
           | Some f ->
             (match fraction_of names0 look1 b with
              | Some h -> compared0 o f h
              | None ->
                (match o with
                 | Equal_ ->
                   both_sentences alike0 (sentence_of names0 look1 sure a)
                     (sentence_of names0 look1 sure b)
                 | Unequal_ ->
                   option_map (fun x0 -> Opposite0 x0)
                     (both_sentences alike0 (sentence_of names0 look1 sure a)
                       (sentence_of names0 look1 sure b))
                 | _ -> None))
           | None ->
             (match o with
              | Equal_ ->
                both_sentences alike0 (sentence_of names0 look1 sure a)
                  (sentence_of names0 look1 sure b)
              | Unequal_ ->
                option_map (fun x0 -> Opposite0 x0)
                  (both_sentences alike0 (sentence_of names0 look1 sure a)
                    (sentence_of names0 look1 sure b))
              | _ -> None)))
     | _ -> None)

(** val compared_claim : binary -> poly -> poly -> claim0 **)

let compared_claim o p q0 =
  match o with
  | Equal_ -> is (ret p) (ret q0)
  | Unequal_ -> contrary0 (is (ret p) (ret q0))
  | Less_ -> contrary0 (at_least1 (ret p) (ret q0))
  | AtMost_ -> at_least1 (ret q0) (ret p)
  | AtLeast_ -> at_least1 (ret p) (ret q0)
  | _ -> contrary0 (at_least1 (ret q0) (ret p))

(** val claim_of_sentence : poly list -> sentence0 -> claim0 **)

let rec claim_of_sentence e = function
| Plain c -> claim_of e c
| Related (o, a, b, p) ->
  (fun truth0 ->
    bind0 (poly_of e a) (fun x0 ->
      bind0 (poly_of e b) (fun y ->
        bind0 (poly_of e p) (fun q0 ->
          choose
            ((bind0 (fact0 (plus q0 (Zneg XH))) (fun _ ->
               compared_claim o x0 y truth0)) :: ((fact0 (opposite q0)) :: []))))))
| Both0 (s0, t0) ->
  all0 ((claim_of_sentence e s0) :: ((claim_of_sentence e t0) :: []))
| Opposite0 s0 -> contrary0 (claim_of_sentence e s0)

type level = { keep0 : nat option; gap : z list; over_ : range }

(** val kept : level -> 'a1 list -> 'a1 list **)

let kept l e =
  match l.keep0 with
  | Some k -> firstn k e
  | None -> e

(** val names_before : level -> poly list -> poly list **)

let names_before l e =
  app (kept l e) (constants l.gap)

(** val ranging0 :
    level list -> poly list -> poly list -> (poly list -> poly list -> unit
    making0) -> unit making0 **)

let rec ranging0 ls e o go0 =
  match ls with
  | [] -> go0 e o
  | l :: ls0 ->
    let f = names_before l e in
    bind0 fresh1 (fun x0 ->
      bind0 (poly_of f l.over_.low) (fun a ->
        bind0 (poly_of f l.over_.high) (fun b ->
          bind0 (fact0 (minus0 x0 a)) (fun _ ->
            bind0 (fact0 (minus0 b x0)) (fun _ ->
              bind0 (each_true (condition0 (app f (x0 :: [])) l.over_.only))
                (fun _ ->
                ranging0 ls0 (app f (x0 :: [])) (app o (x0 :: [])) go0))))))

(** val from_ :
    z -> level list -> term list -> (poly list -> poly list -> poly making0)
    -> poly list -> poly list -> poly making0 **)

let from_ k ls ts weight1 e o =
  match ls with
  | [] -> bind0 (weight1 e o) (fun p -> ret (scale k p))
  | l :: _ ->
    (match ts with
     | [] -> bind0 (weight1 e o) (fun p -> ret (scale k p))
     | t0 :: _ ->
       let f = names_before l e in
       bind0 (poly_of f l.over_.low) (fun _ ->
         bind0 (poly_of f l.over_.high) (fun b ->
           poly_of (app o ((plus b (Zpos XH)) :: [])) t0)))

(** val level_questions :
    family -> cond -> z -> level list -> level -> term -> level list -> term
    list -> (poly list -> poly list -> poly making0) -> branch list **)

let level_questions f c k before0 l t0 ls ts weight1 =
  (asked1 f c (fun ps ->
    ranging0 before0 ps ps (fun e o ->
      let f0 = names_before l e in
      bind0 (poly_of f0 l.over_.low) (fun a ->
        bind0 (poly_of f0 l.over_.high) (fun b ->
          bind0 (poly_of (app o (a :: [])) t0) (fun p ->
            all0
              ((at_least1 (ret (plus b (Zpos XH))) (ret a)) :: ((is (ret p)
                                                                  (ret [])) :: []))
              false)))))) :: ((asked1 f c (fun ps ->
                                ranging0 before0 ps ps (fun e o ->
                                  let f0 = names_before l e in
                                  bind0 fresh1 (fun x0 ->
                                    bind0 (poly_of f0 l.over_.low) (fun a ->
                                      bind0 (poly_of f0 l.over_.high)
                                        (fun b ->
                                        bind0 (fact0 (minus0 x0 a)) (fun _ ->
                                          bind0 (fact0 (minus0 b x0))
                                            (fun _ ->
                                            bind0
                                              (poly_of
                                                (app o
                                                  ((plus x0 (Zpos XH)) :: []))
                                                t0) (fun q0 ->
                                              bind0
                                                (poly_of (app o (x0 :: []))
                                                  t0) (fun p ->
                                                bind0
                                                  (from_ k ls ts weight1
                                                    (app f0 (x0 :: []))
                                                    (app o (x0 :: [])))
                                                  (fun s ->
                                                  let grows0 =
                                                    is (ret (minus0 q0 p))
                                                      (ret s)
                                                  in
                                                  (match l.over_.only with
                                                   | Yes -> grows0 false
                                                   | x1 ->
                                                     let d =
                                                       claim_of
                                                         (app f0 (x0 :: []))
                                                         x1
                                                     in
                                                     all0
                                                       ((some0
                                                          ((contrary0 d) :: (grows0 :: []))) :: (
                                                       (some0
                                                         (d :: ((is
                                                                  (ret
                                                                    (minus0
                                                                    q0 p))
                                                                  (ret [])) :: []))) :: []))
                                                       false)))))))))))) :: [])

(** val sum_questions :
    family -> cond -> z -> level list -> level list -> term list -> (poly
    list -> poly list -> poly making0) -> branch list **)

let rec sum_questions f c k before0 ls ts weight1 =
  match ls with
  | [] -> []
  | l :: ls0 ->
    (match ts with
     | [] -> []
     | t0 :: ts0 ->
       app (sum_questions f c k (app before0 (l :: [])) ls0 ts0 weight1)
         (level_questions f c k before0 l t0 ls0 ts0 weight1))

(** val plain0 : range -> level **)

let plain0 r =
  { keep0 = None; gap = []; over_ = r }

(** val coordinate_levels : family -> level list **)

let coordinate_levels f =
  map plain0 f.line.coordinates

(** val summed0 :
    family -> z -> level list -> term list -> (poly list -> poly list -> poly
    making0) -> poly list -> poly making0 **)

let summed0 _ k ls ts weight1 ps =
  from_ k ls ts weight1 ps ps

(** val one_each : poly list -> poly list -> poly making0 **)

let one_each _ _ =
  ret (constant (Zpos XH))

(** val order_by_sums_questions :
    family -> cond -> z -> term list -> term -> branch list **)

let order_by_sums_questions f c k ts value2 =
  app (sum_questions f c k [] (coordinate_levels f) ts one_each)
    ((asked1 f c (fun ps ->
       bind0 (summed0 f k (coordinate_levels f) ts one_each ps) (fun n0 ->
         bind0 (poly_of ps value2) (fun v -> is (ret n0) (ret v) false)))) :: [])

(** val with_root : family -> term list -> family **)

let with_root f r =
  { line = f.line; variables0 = f.variables0; domain0 = f.domain0;
    arguments = f.arguments; root0 = r; back0 = f.back0 }

(** val from_roots_questions :
    family -> cond -> (term list * term) list -> term -> branch list **)

let from_roots_questions f c rs value2 =
  flat_map (fun e ->
    app (descends_questions (with_root f (fst e)) c false (snd e))
      ((upper_question (with_root f (fst e)) c false (snd e) value2) :: []))
    rs

(** val orbits_question : family -> cond -> term -> z -> branch **)

let orbits_question f c value2 n0 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps value2) (fun v ->
      at_least1 (ret v) (ret (constant n0)) false))

(** val rises_any_questions : family -> cond -> term -> branch list **)

let rises_any_questions f c lower =
  let t0 = f.line in
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun s ->
      bind0 (poly_of (app ps (app s s)) lower) (fun p ->
        all0 ((vertex_claim t0 ps s) :: ((at_least1 (ret []) (ret p)) :: []))
          false)))) :: (map (fun it ->
                         asked1 f c (fun ps ->
                           bind0 (any t0 ps) (fun s ->
                             bind0 (any t0 ps) (fun v ->
                               bind0 (follow (app ps v) it) (fun w ->
                                 bind0 (poly_of (app ps (app v s)) lower)
                                   (fun a ->
                                   bind0 (poly_of (app ps (app w s)) lower)
                                     (fun b ->
                                     all0
                                       ((at_least1 (ret (plus a (Zpos XH)))
                                          (ret b)) :: ((at_least1
                                                         (ret
                                                           (plus b (Zpos XH)))
                                                         (ret a)) :: []))
                                       false))))))) (items f))

(** val far_any_question :
    family -> cond -> term -> term -> piece0 list -> branch **)

let far_any_question f c lower value2 far0 =
  asked1 f c (fun ps ->
    bind0 (any f.line ps) (fun s ->
      bind0 (pieces (app ps s) (width1 f.line) far0) (fun v ->
        bind0 (poly_of (app ps (app v s)) lower) (fun p ->
          bind0 (poly_of ps value2) (fun d ->
            all0
              ((vertex_claim f.line ps v) :: ((at_least1 (ret p) (ret d)) :: []))
              false)))))

(** val centre_questions :
    family -> cond -> term list -> term -> term -> term -> piece0 list ->
    branch list **)

let centre_questions f c centre0 upper lower value2 far0 =
  app (descends_questions (with_root f centre0) c false upper)
    ((upper_question (with_root f centre0) c false upper value2) :: (app
                                                                    (rises_any_questions
                                                                    f c lower)
                                                                    ((far_any_question
                                                                    f c lower
                                                                    value2
                                                                    far0) :: [])))

(** val again_levels : family -> level list **)

let again_levels f =
  match f.line.coordinates with
  | [] -> []
  | r :: rs ->
    { keep0 = (Some (length f.arguments)); gap = []; over_ =
      r } :: (map plain0 rs)

(** val turned1 : nat -> nat -> 'a1 list -> 'a1 list **)

let turned1 k n0 o =
  app (firstn k o) (app (skipn (add k n0) o) (firstn n0 (skipn k o)))

(** val one_weight : term -> poly list -> poly list -> poly making0 **)

let one_weight d _ o =
  poly_of o d

(** val two_weight :
    family -> term -> poly list -> poly list -> poly making0 **)

let two_weight f d _ o =
  poly_of (turned1 (length f.arguments) (width1 f.line) o) d

(** val distances_free_questions :
    family -> cond -> z -> term -> term list -> term -> branch list **)

let distances_free_questions f c k d ts value2 =
  let ls = app (coordinate_levels f) (again_levels f) in
  app (descends_questions f c true d)
    (app (rises_any_questions f c d)
      (app (sum_questions f c k [] ls ts (two_weight f d))
        ((asked1 f c (fun ps ->
           bind0 (summed0 f k ls ts (two_weight f d) ps) (fun n0 ->
             bind0 (poly_of ps value2) (fun v -> is (ret n0) (ret v) false)))) :: [])))

(** val distances_root_questions :
    family -> cond -> z -> term -> term list -> term -> term -> term ->
    branch list **)

let distances_root_questions f c k d ts order_ each_ value2 =
  let ls = coordinate_levels f in
  app (descends_questions f c false d)
    (app (rises_questions f c f.root0 d)
      (app (sum_questions f c k [] ls ts (one_weight d))
        ((asked1 f c (fun ps ->
           bind0 (poly_of ps order_) (fun o ->
             bind0 (poly_of ps each_) (fun e ->
               bind0 (poly_of ps value2) (fun v ->
                 is (ret (multiply o e)) (ret v) false))))) :: ((asked1 f c
                                                                  (fun ps ->
                                                                  bind0
                                                                    (summed0
                                                                    f k ls ts
                                                                    (one_weight
                                                                    d) ps)
                                                                    (fun n0 ->
                                                                    bind0
                                                                    (poly_of
                                                                    ps each_)
                                                                    (fun e ->
                                                                    is
                                                                    (ret n0)
                                                                    (ret e)
                                                                    false)))) :: []))))

(** val each_equal : poly list -> poly list -> term list -> unit making0 **)

let rec each_equal e v ts =
  match v with
  | [] -> ret ()
  | x0 :: v0 ->
    (match ts with
     | [] -> ret ()
     | t0 :: ts0 ->
       bind0 (poly_of e t0) (fun p ->
         bind0 (equal x0 p) (fun _ -> each_equal e v0 ts0)))

(** val hop_branches :
    poly list -> poly list -> poly list -> claim0 list -> item list -> unit
    making0 list **)

let rec hop_branches e w at_ before0 = function
| [] ->
  (bind0 (each_true (rev before0)) (fun _ -> same_tuple_claim w at_ true)) :: []
| h :: l0 ->
  let e' = app e (constants h.given0) in
  let c = all0 (condition0 e' h.only_if) in
  (bind0 (each_true (app (rev before0) (c :: []))) (fun _ ->
    each_equal e' w h.goal0)) :: (hop_branches e w at_
                                   ((contrary0 c) :: before0) l0)

(** val hop_items : next list -> item list **)

let hop_items hops2 =
  flat_map (fun h -> unroll [] [] h.over h) hops2

(** val next_hop :
    nat -> next list -> poly list -> poly list -> poly list -> poly list
    making0 **)

let next_hop n0 hops2 ps at_ to_ =
  bind0 (freshes n0) (fun w ->
    bind0
      (choose
        (hop_branches (app ps (app at_ to_)) w at_ [] (hop_items hops2)))
      (fun _ -> ret w))

(** val hop_divisors : next list -> term list **)

let hop_divisors hops2 =
  flat_map (fun h -> over_divisors h.over h.when0 h.to0) hops2

(** val hops_shaped : family -> next list -> bool **)

let hops_shaped f hops2 =
  let k = length f.arguments in
  let n0 = width1 f.line in
  forallb (fun h ->
    let s = given_naturals (constant_naturals f) (add k (add n0 n0)) h.given0
    in
    let m = add (add k (add n0 n0)) (length h.given0) in
    (&&)
      ((&&)
        ((&&) (match h.others0 with
               | [] -> true
               | _ :: _ -> false) (Nat.eqb (length h.goal0) n0))
        (scoped_cond s k m h.only_if)) (forallb (scoped s k m) h.goal0))
    (hop_items hops2)

(** val hops_questions : family -> next list -> branch list **)

let hops_questions f hops2 =
  map (fun d ->
    asked1 f Yes (fun ps ->
      at_least1 (poly_of ps d) (ret (constant (Zpos XH))) false))
    (hop_divisors hops2)

(** val arrives_questions :
    family -> cond -> bool -> next list -> term -> branch list **)

let arrives_questions f c exactly hops2 left_0 =
  let t0 = f.line in
  let n0 = width1 t0 in
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun u ->
      bind0 (any t0 ps) (fun v ->
        bind0 (poly_of (app ps (app u v)) left_0) (fun x0 ->
          at_least1 (ret x0) (ret []) false))))) :: ((asked1 f c (fun ps ->
                                                       bind0 (any t0 ps)
                                                         (fun u ->
                                                         bind0 (any t0 ps)
                                                           (fun v ->
                                                           bind0
                                                             (contrary0
                                                               (same_tuple_claim
                                                                 u v) true)
                                                             (fun _ ->
                                                             bind0
                                                               (next_hop n0
                                                                 hops2 ps u v)
                                                               (fun w ->
                                                               bind0
                                                                 (poly_of
                                                                   (app ps
                                                                    (app u v))
                                                                   left_0)
                                                                 (fun x0 ->
                                                                 bind0
                                                                   (poly_of
                                                                    (app ps
                                                                    (app w v))
                                                                    left_0)
                                                                   (fun y ->
                                                                   all0
                                                                    ((vertex_claim
                                                                    t0 ps w) :: (
                                                                    (adjacent_claim
                                                                    f ps u w) :: ((
                                                                    if exactly
                                                                    then 
                                                                    is
                                                                    (ret
                                                                    (minus0
                                                                    x0 y))
                                                                    (ret
                                                                    (constant
                                                                    (Zpos XH)))
                                                                    else 
                                                                    at_least1
                                                                    (ret
                                                                    (minus0
                                                                    x0 y))
                                                                    (ret
                                                                    (constant
                                                                    (Zpos XH)))) :: [])))
                                                                    false)))))))) :: (
  if exactly
  then (asked1 f c (fun ps ->
         bind0 (any t0 ps) (fun v ->
           bind0 (poly_of (app ps (app v v)) left_0) (fun x0 ->
             is (ret x0) (ret []) false)))) :: []
  else []))

(** val pairs_question : family -> cond -> term -> term -> branch **)

let pairs_question f c order_ value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps order_) (fun o ->
      bind0 (poly_of ps value2) (fun v ->
        is (ret v) (ret (multiply o (plus o (Zneg XH)))) false)))

(** val delivered_questions :
    family -> cond -> next list -> term -> term -> term -> branch list **)

let delivered_questions f c hops2 left_0 order_ value2 =
  app (hops_questions f hops2)
    (app (arrives_questions f c false hops2 left_0)
      ((pairs_question f c order_ value2) :: []))

(** val minimal_questions :
    family -> cond -> next list -> term -> term -> term -> branch list **)

let minimal_questions f c hops2 left_0 order_ value2 =
  app (hops_questions f hops2)
    (app (arrives_questions f c false hops2 left_0)
      (app (rises_any_questions f c left_0)
        ((pairs_question f c order_ value2) :: [])))

(** val max_hops_questions :
    family -> cond -> bool -> next list -> term -> term -> piece0 list ->
    branch list **)

let max_hops_questions f c exactly hops2 left_0 value2 far0 =
  let t0 = f.line in
  let n0 = width1 t0 in
  app (hops_questions f hops2)
    (app (arrives_questions f c exactly hops2 left_0)
      ((asked1 f c (fun ps ->
         bind0 (poly_of ps value2) (fun d ->
           bind0 (any t0 ps) (fun u ->
             bind0 (any t0 ps) (fun v ->
               bind0 (poly_of (app ps (app u v)) left_0) (fun x0 ->
                 at_least1 (ret d) (ret x0) false)))))) :: (if exactly
                                                            then (asked1 f c
                                                                   (fun ps ->
                                                                   bind0
                                                                    (pieces
                                                                    ps
                                                                    (add n0
                                                                    n0) far0)
                                                                    (fun e ->
                                                                    let u =
                                                                    firstn n0
                                                                    e
                                                                    in
                                                                    let v =
                                                                    skipn n0 e
                                                                    in
                                                                    bind0
                                                                    (poly_of
                                                                    (app ps
                                                                    (app u v))
                                                                    left_0)
                                                                    (fun x0 ->
                                                                    bind0
                                                                    (poly_of
                                                                    ps value2)
                                                                    (fun d ->
                                                                    all0
                                                                    ((vertex_claim
                                                                    t0 ps u) :: (
                                                                    (vertex_claim
                                                                    t0 ps v) :: (
                                                                    (is
                                                                    (ret x0)
                                                                    (ret d)) :: [])))
                                                                    false))))) :: []
                                                            else [])))

(** val total_hops_questions :
    family -> cond -> z -> next list -> term -> term list -> term -> branch
    list **)

let total_hops_questions f c k hops2 left_0 ts value2 =
  let ls = app (coordinate_levels f) (again_levels f) in
  app (hops_questions f hops2)
    (app (arrives_questions f c true hops2 left_0)
      (app (sum_questions f c k [] ls ts (one_weight left_0))
        ((asked1 f c (fun ps ->
           bind0 (summed0 f k ls ts (one_weight left_0) ps) (fun n0 ->
             bind0 (poly_of ps value2) (fun v -> is (ret n0) (ret v) false)))) :: [])))

(** val rank_questions :
    family -> cond -> next list -> term -> branch list **)

let rank_questions f c hops2 rank0 =
  let t0 = f.line in
  let n0 = width1 t0 in
  app (hops_questions f hops2)
    ((asked1 f c (fun ps ->
       bind0 (any t0 ps) (fun u ->
         bind0 (any t0 ps) (fun v ->
           bind0 (contrary0 (same_tuple_claim u v) true) (fun _ ->
             bind0 (next_hop n0 hops2 ps u v) (fun w ->
               bind0 (vertex_claim t0 ps w true) (fun _ ->
                 bind0 (contrary0 (same_tuple_claim w u) true) (fun _ ->
                   bind0 (contrary0 (same_tuple_claim w v) true) (fun _ ->
                     bind0 (next_hop n0 hops2 ps w v) (fun x0 ->
                       bind0 (poly_of (app ps (app w x0)) rank0) (fun a ->
                         bind0 (poly_of (app ps (app u w)) rank0) (fun b ->
                           some0
                             ((same_tuple_claim x0 w) :: ((at_least1 
                                                            (ret a)
                                                            (ret
                                                              (plus b (Zpos
                                                                XH)))) :: []))
                             false)))))))))))) :: [])

(** val differ_question : family -> cond -> term -> term -> branch **)

let differ_question f c a b =
  asked1 f c (fun ps ->
    bind0 (poly_of ps b) (fun y ->
      bind0 (poly_of ps a) (fun x0 ->
        at_least1 (ret y) (ret (plus x0 (Zpos XH))) false)))

(** val half_question : family -> cond -> term -> term -> branch **)

let half_question f c o value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps o) (fun n0 ->
      bind0 (poly_of ps value2) (fun x0 ->
        bind0 (quotient n0 (constant (Zpos (XO XH)))) (fun q0 ->
          is (ret x0) (ret q0) false))))

(** val all_question : family -> cond -> term -> term -> branch **)

let all_question f c d value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps d) (fun y ->
      bind0 (poly_of ps value2) (fun x0 ->
        all0
          ((at_least1 (ret y) (ret (constant (Zpos XH)))) :: ((is (ret x0)
                                                                (ret y)) :: []))
          false)))

(** val most_question : family -> cond -> term -> term -> branch **)

let most_question f c d value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps d) (fun y ->
      bind0 (poly_of ps value2) (fun x0 -> at_least1 (ret x0) (ret y) false)))

(** val fewest_question : family -> cond -> term -> term -> branch **)

let fewest_question f c o value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps o) (fun y ->
      bind0 (poly_of ps value2) (fun x0 -> at_least1 (ret y) (ret x0) false)))

(** val one_question : family -> cond -> term -> branch **)

let one_question f c value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps value2) (fun x0 ->
      is (ret x0) (ret (constant (Zpos XH))) false))

(** val most_of_question : family -> cond -> term -> term -> branch **)

let most_of_question f c d value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps d) (fun y ->
      bind0 (poly_of ps value2) (fun x0 ->
        all0
          ((at_least1 (ret y) (ret (constant (Zpos (XO XH))))) :: ((at_least1
                                                                    (ret
                                                                    (plus
                                                                    (add1 y y)
                                                                    (Zpos (XO
                                                                    (XO XH)))))
                                                                    (ret
                                                                    (add1
                                                                    (add1 x0
                                                                    x0) x0))) :: []))
          false)))

(** val least_question : family -> cond -> term -> term -> branch **)

let least_question f c d value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps d) (fun y ->
      bind0 (poly_of ps value2) (fun x0 ->
        all0
          ((at_least1 (ret y) (ret (constant (Zpos XH)))) :: ((at_least1
                                                                (ret y)
                                                                (ret x0)) :: []))
          false)))

(** val arc_over :
    poly list -> range list -> cond -> term list -> (poly list * poly list)
    making0 **)

let rec arc_over e rs c ts =
  match rs with
  | [] ->
    bind0 (each_true (condition0 e c)) (fun _ ->
      bind0 (polys_of e ts) (fun w -> ret (w, [])))
  | r :: rs0 ->
    bind0 fresh1 (fun x0 ->
      bind0 (poly_of e r.low) (fun a ->
        bind0 (poly_of e r.high) (fun b ->
          bind0 (fact0 (minus0 x0 a)) (fun _ ->
            bind0 (fact0 (minus0 b x0)) (fun _ ->
              bind0 (each_true (condition0 (app e (x0 :: [])) r.only))
                (fun _ ->
                bind0 (arc_over (app e (x0 :: [])) rs0 c ts) (fun p ->
                  ret ((fst p), (x0 :: (snd p))))))))))

(** val arc0 : poly list -> item -> (poly list * poly list) making0 **)

let arc0 e it =
  arc_over (app e (constants it.given0)) it.others0 it.only_if it.goal0

(** val pair_questions :
    family -> cond -> item -> item -> bool -> bool -> branch list **)

let pair_questions f c a b self twice =
  let t0 = f.line in
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun v ->
      bind0 (arc0 (app ps v) a) (fun p ->
        bind0 (arc0 (app ps v) b) (fun q0 ->
          let differ = contrary0 (same_tuple_claim (fst p) (fst q0)) in
          if self
          then some0 (differ :: ((same_tuple_claim (snd p) (snd q0)) :: []))
                 false
          else differ false))))) :: ((asked1 f c (fun ps ->
                                       bind0 (any t0 ps) (fun v ->
                                         bind0 (arc0 (app ps v) a) (fun p ->
                                           if twice
                                           then leads_claim (app ps (fst p))
                                                  a (Some v) (fun w ->
                                                  same_tuple_claim w v) false
                                           else bind0
                                                  (arc0 (app ps (fst p)) b)
                                                  (fun q0 ->
                                                  contrary0
                                                    (same_tuple_claim
                                                      (fst q0) v) false))))) :: [])

(** val links_questions :
    family -> cond -> (item * bool) list -> (item * bool) list -> branch list **)

let rec links_questions f c before0 = function
| [] -> []
| b :: l0 ->
  app
    (flat_map (fun a -> pair_questions f c (fst a) (fst b) false false)
      before0)
    (app (pair_questions f c (fst b) (fst b) true (snd b))
      (links_questions f c (app before0 (b :: [])) l0))

(** val item_levels : item -> level list **)

let item_levels it =
  match it.others0 with
  | [] -> []
  | r :: rs -> { keep0 = None; gap = it.given0; over_ = r } :: (map plain0 rs)

(** val link_levels : family -> item -> level list **)

let link_levels f it =
  app (coordinate_levels f) (item_levels it)

(** val item_names : item -> 'a1 list -> 'a1 list -> 'a1 list **)

let item_names it constants_ e =
  match it.others0 with
  | [] -> app e constants_
  | _ :: _ -> e

(** val indicator : claim0 -> poly making0 **)

let indicator d =
  either d (ret (constant (Zpos XH))) (ret [])

(** val link_weight : item -> poly list -> poly list -> poly making0 **)

let link_weight it e _ =
  indicator
    (all0 (condition0 (item_names it (constants it.given0) e) it.only_if))

(** val link_ends :
    family -> z -> ((item * bool) * term list) list -> poly -> poly list ->
    poly making0 **)

let rec link_ends f k l sum0 ps =
  match l with
  | [] -> ret sum0
  | p :: l0 ->
    let (p0, ts) = p in
    let (it, twice) = p0 in
    bind0 (summed0 f k (link_levels f it) ts (link_weight it) ps) (fun n0 ->
      link_ends f k l0
        (if twice then add1 sum0 n0 else add1 (add1 sum0 n0) n0) ps)

(** val link_sums_questions :
    family -> cond -> z -> ((item * bool) * term list) list -> branch list **)

let link_sums_questions f c k l =
  flat_map (fun a ->
    sum_questions f c k [] (link_levels f (fst (fst a))) (snd a)
      (link_weight (fst (fst a)))) l

(** val size_by_sums_questions :
    family -> cond -> z -> ((item * bool) * term list) list -> term -> branch
    list **)

let size_by_sums_questions f c k l value2 =
  app (links_questions f c [] (map fst l))
    (app (link_sums_questions f c k l)
      ((asked1 f c (fun ps ->
         bind0 (link_ends f k l [] ps) (fun n0 ->
           bind0 (poly_of ps value2) (fun v ->
             is (ret n0) (ret (add1 v v)) false)))) :: []))

(** val sums_fit : family -> ((item * bool) * term list) list -> bool **)

let sums_fit f l =
  forallb (fun a ->
    Nat.eqb (length (snd a)) (length (link_levels f (fst (fst a))))) l

(** val side_weight : cond -> poly list -> poly list -> poly making0 **)

let side_weight side0 e _ =
  indicator (claim_of e side0)

(** val crossing_weight :
    family -> cond -> item -> poly list -> poly list -> poly making0 **)

let crossing_weight f side0 it e _ =
  let f0 = item_names it (constants it.given0) e in
  let k = length f.arguments in
  let here0 = claim_of (firstn (add k (width1 f.line)) f0) side0 in
  let there2 = fun truth0 ->
    bind0 (polys_of f0 it.goal0) (fun w ->
      claim_of (app (firstn k f0) w) side0 truth0)
  in
  indicator
    (all0
      ((all0 (condition0 f0 it.only_if)) :: ((some0
                                               ((all0
                                                  (here0 :: ((contrary0
                                                               there2) :: []))) :: (
                                               (all0
                                                 ((contrary0 here0) :: (there2 :: []))) :: []))) :: [])))

(** val crossing_ends :
    family -> cond -> (item * term list) list -> poly -> poly list -> poly
    making0 **)

let rec crossing_ends f side0 l sum0 ps =
  match l with
  | [] -> ret sum0
  | p :: l0 ->
    let (it, ts) = p in
    bind0
      (summed0 f (Zpos XH) (link_levels f it) ts (crossing_weight f side0 it)
        ps) (fun n0 -> crossing_ends f side0 l0 (add1 sum0 n0) ps)

(** val crossing_questions :
    family -> cond -> cond -> (item * term list) list -> branch list **)

let crossing_questions f c side0 l =
  flat_map (fun a ->
    sum_questions f c (Zpos XH) [] (link_levels f (fst a)) (snd a)
      (crossing_weight f side0 (fst a))) l

(** val halves_questions :
    family -> cond -> cond -> term list -> (item * term list) list -> term ->
    term -> branch list **)

let halves_questions f c side0 ts l order_ value2 =
  app
    (sum_questions f c (Zpos XH) [] (coordinate_levels f) ts
      (side_weight side0))
    (app (crossing_questions f c side0 l)
      ((asked1 f c (fun ps ->
         bind0
           (summed0 f (Zpos XH) (coordinate_levels f) ts (side_weight side0)
             ps) (fun h ->
           bind0 (poly_of ps order_) (fun o ->
             let more = minus0 (add1 h h) o in
             all0
               ((at_least1 (ret (constant (Zpos XH))) (ret more)) :: (
               (at_least1 (ret (plus more (Zpos XH))) (ret [])) :: [])) false)))) :: (
      (asked1 f c (fun ps ->
        bind0 (crossing_ends f side0 l [] ps) (fun n0 ->
          bind0 (poly_of ps value2) (fun v ->
            at_least1 (ret v) (ret n0) false)))) :: [])))

(** val crossings_fit : family -> (item * term list) list -> bool **)

let crossings_fit f l =
  forallb (fun a ->
    Nat.eqb (length (snd a)) (length (link_levels f (fst a)))) l

(** val few_claim : poly -> poly -> claim0 **)

let few_claim colour value2 =
  all0
    ((at_least1 (ret colour) (ret [])) :: ((at_least1
                                             (ret (plus value2 (Zneg XH)))
                                             (ret colour)) :: []))

(** val colours_questions : family -> cond -> term -> term -> branch list **)

let colours_questions f c colour value2 =
  let t0 = f.line in
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun v ->
      bind0 (poly_of (app ps v) colour) (fun p ->
        bind0 (poly_of ps value2) (fun n0 -> few_claim p n0 false))))) :: 
  (map (fun it ->
    asked1 f c (fun ps ->
      bind0 (any t0 ps) (fun v ->
        bind0 (follow (app ps v) it) (fun w ->
          bind0 (poly_of (app ps v) colour) (fun p ->
            bind0 (poly_of (app ps w) colour) (fun q0 ->
              contrary0 (is (ret p) (ret q0)) false)))))) (items f))

(** val clique_questions :
    family -> cond -> piece0 list -> piece0 list -> branch list **)

let rec clique_questions f c before0 = function
| [] -> []
| b :: l0 ->
  (asked1 f c (fun ps ->
    bind0 (polys_of ps b.towards) (fun v -> vertex_claim f.line ps v false))) :: 
    (app
      (map (fun a ->
        asked1 f c (fun ps ->
          bind0 (polys_of ps a.towards) (fun u ->
            bind0 (polys_of ps b.towards) (fun v ->
              adjacent_claim f ps u v false)))) before0)
      (clique_questions f c (app before0 (b :: [])) l0))

(** val vertices_questions :
    family -> cond -> piece0 list -> term -> branch list **)

let vertices_questions f c l value2 =
  (asked1 f c (fun ps ->
    bind0 (poly_of ps value2) (fun n0 ->
      at_least1 (ret (constant (Z.of_nat (length l)))) (ret n0) false))) :: 
    (clique_questions f c [] l)

(** val three_question : family -> cond -> term -> branch **)

let three_question f c value2 =
  asked1 f c (fun ps ->
    bind0 (poly_of ps value2) (fun n0 ->
      at_least1 (ret (constant (Zpos (XI XH)))) (ret n0) false))

(** val two_question : family -> cond -> piece0 list -> term -> branch **)

let two_question f c at_ value2 =
  asked1 f c (fun ps ->
    bind0 (pieces ps (width1 f.line) at_) (fun v ->
      bind0 (poly_of ps value2) (fun n0 ->
        all0
          ((at_least1 (ret (constant (Zpos (XO XH)))) (ret n0)) :: ((vertex_claim
                                                                    f.line ps
                                                                    v) :: (
          (neighbour_claim f f.back0 ps v (fun _ -> all0 [])) :: []))) false)))

(** val set_questions :
    family -> cond -> bool -> cond -> term list -> term -> branch list **)

let set_questions f c most in_set ts value2 =
  app
    (sum_questions f c (Zpos XH) [] (coordinate_levels f) ts
      (side_weight in_set))
    ((asked1 f c (fun ps ->
       bind0
         (summed0 f (Zpos XH) (coordinate_levels f) ts (side_weight in_set)
           ps) (fun n0 ->
         bind0 (poly_of ps value2) (fun v ->
           if most
           then at_least1 (ret v) (ret n0) false
           else at_least1 (ret n0) (ret v) false)))) :: [])

(** val domination_questions :
    family -> cond -> cond -> term list -> term -> branch list **)

let domination_questions f c in_set ts value2 =
  (asked1 f c (fun ps ->
    bind0 (any f.line ps) (fun v ->
      some0
        ((claim_of (app ps v) in_set) :: ((neighbour_claim f f.back0 ps v
                                            (fun w ->
                                            claim_of (app ps w) in_set)) :: []))
        false))) :: (set_questions f c true in_set ts value2)

(** val independence_questions :
    family -> cond -> cond -> term list -> term -> branch list **)

let independence_questions f c in_set ts value2 =
  app
    (map (fun it ->
      asked1 f c (fun ps ->
        bind0 (any f.line ps) (fun v ->
          bind0 (follow (app ps v) it) (fun w ->
            contrary0
              (all0
                ((claim_of (app ps v) in_set) :: ((claim_of (app ps w) in_set) :: [])))
              false)))) (items f)) (set_questions f c false in_set ts value2)

(** val link_colour : poly list -> poly list -> z -> term -> poly making0 **)

let link_colour ps v i colour =
  poly_of (app ps (app v ((constant i) :: []))) colour

(** val links_question :
    family -> cond -> term -> (z * item) -> (z * item) -> branch **)

let links_question f c colour a b =
  let t0 = f.line in
  asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun u ->
      bind0 (any t0 ps) (fun v ->
        bind0 (follow (app ps u) (snd a)) (fun x0 ->
          bind0 (follow (app ps v) (snd b)) (fun y ->
            bind0 (link_colour ps u (fst a) colour) (fun p ->
              bind0 (link_colour ps v (fst b) colour) (fun q0 ->
                some0
                  ((contrary0
                     (some0
                       ((same_tuple_claim u v) :: ((same_tuple_claim u y) :: (
                       (same_tuple_claim x0 v) :: ((same_tuple_claim x0 y) :: [])))))) :: (
                  (some0
                    ((all0
                       ((same_tuple_claim u v) :: ((same_tuple_claim x0 y) :: []))) :: (
                    (all0
                      ((same_tuple_claim u y) :: ((same_tuple_claim x0 v) :: []))) :: []))) :: (
                  (contrary0 (is (ret p) (ret q0))) :: []))) false)))))))

(** val link_pairs_questions :
    family -> cond -> term -> term -> (z * item) list -> (z * item) list ->
    branch list **)

let rec link_pairs_questions f c colour value2 before0 = function
| [] -> []
| b :: l0 ->
  (asked1 f c (fun ps ->
    bind0 (any f.line ps) (fun v ->
      bind0 (follow (app ps v) (snd b)) (fun _ ->
        bind0 (link_colour ps v (fst b) colour) (fun p ->
          bind0 (poly_of ps value2) (fun n0 -> few_claim p n0 false)))))) :: 
    (app
      (map (fun a -> links_question f c colour a b) (app before0 (b :: [])))
      (link_pairs_questions f c colour value2 (app before0 (b :: [])) l0))

(** val numbered_items : family -> (z * item) list **)

let numbered_items f =
  combine (upwards (Zpos XH) (length (items f))) (items f)

(** val link_colours_questions :
    family -> cond -> term -> term -> branch list **)

let link_colours_questions f c colour value2 =
  (asked1 f c (fun ps ->
    bind0 (poly_of ps value2) (fun n0 -> at_least1 (ret n0) (ret []) false))) :: 
    (link_pairs_questions f c colour value2 [] (numbered_items f))

(** val colour_questions : family -> cond -> term -> branch list **)

let colour_questions f c colour =
  let t0 = f.line in
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun v ->
      bind0 (poly_of (app ps v) colour) (fun p ->
        all0
          ((at_least1 (ret p) (ret [])) :: ((at_least1
                                              (ret (constant (Zpos XH)))
                                              (ret p)) :: [])) false)))) :: 
  (map (fun it ->
    asked1 f c (fun ps ->
      bind0 (any t0 ps) (fun v ->
        bind0 (follow (app ps v) it) (fun w ->
          bind0 (poly_of (app ps v) colour) (fun p ->
            bind0 (poly_of (app ps w) colour) (fun q0 ->
              is (ret (add1 p q0)) (ret (constant (Zpos XH))) false))))))
    (items f))

(** val closed_walk_questions :
    family -> cond -> (poly list -> poly -> claim0) -> term -> piece0 list ->
    branch list **)

let closed_walk_questions f c wanted0 length_ walk =
  let t0 = f.line in
  let at_ = fun ps k -> pieces (app ps (k :: [])) (width1 t0) walk in
  (asked1 f c (fun ps ->
    bind0 (poly_of ps length_) (fun n0 -> wanted0 ps n0 false))) :: (
  (asked1 f c (fun ps ->
    bind0 (at_ ps []) (fun v ->
      bind0 (poly_of ps length_) (fun n0 ->
        bind0 (at_ ps n0) (fun w ->
          all0 ((vertex_claim t0 ps v) :: ((same_tuple_claim v w) :: []))
            false))))) :: ((asked1 f c (fun ps ->
                             bind0 (poly_of ps length_) (fun n0 ->
                               bind0 fresh1 (fun k ->
                                 bind0 (fact0 k) (fun _ ->
                                   bind0
                                     (fact0 (plus (minus0 n0 k) (Zneg XH)))
                                     (fun _ ->
                                     bind0 (at_ ps k) (fun u ->
                                       bind0 (at_ ps (plus k (Zpos XH)))
                                         (fun v ->
                                         all0
                                           ((vertex_claim t0 ps v) :: (
                                           (adjacent_claim f ps u v) :: []))
                                           false)))))))) :: []))

(** val odd_wanted : poly list -> poly -> claim0 **)

let odd_wanted _ n0 =
  all0
    ((at_least1 (ret n0) (ret (constant (Zpos XH)))) :: ((is
                                                           (remainder n0
                                                             (constant (Zpos
                                                               (XO XH))))
                                                           (ret
                                                             (constant (Zpos
                                                               XH)))) :: []))

(** val odd_walk_questions :
    family -> cond -> term -> piece0 list -> branch list **)

let odd_walk_questions f c length_ walk =
  closed_walk_questions f c odd_wanted length_ walk

(** val hamiltonian_questions :
    family -> cond -> term -> piece0 list -> term -> branch list **)

let hamiltonian_questions f c order_ next1 position1 =
  let t0 = f.line in
  let n0 = width1 t0 in
  (asked1 f c (fun ps ->
    bind0 (poly_of ps order_) (fun o ->
      at_least1 (ret o) (ret (constant (Zpos (XI XH)))) false))) :: (
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun v ->
      bind0 (pieces (app ps v) n0 next1) (fun w ->
        all0 ((vertex_claim t0 ps w) :: ((adjacent_claim f ps v w) :: []))
          false)))) :: ((asked1 f c (fun ps ->
                          bind0 (any t0 ps) (fun v ->
                            bind0 (poly_of (app ps v) position1) (fun p ->
                              bind0 (poly_of ps order_) (fun o ->
                                all0
                                  ((at_least1 (ret p) (ret [])) :: ((at_least1
                                                                    (ret
                                                                    (plus o
                                                                    (Zneg XH)))
                                                                    (ret p)) :: []))
                                  false))))) :: ((asked1 f c (fun ps ->
                                                   bind0 (any t0 ps)
                                                     (fun v ->
                                                     bind0
                                                       (pieces (app ps v) n0
                                                         next1) (fun w ->
                                                       bind0
                                                         (poly_of (app ps v)
                                                           position1)
                                                         (fun p ->
                                                         bind0
                                                           (poly_of
                                                             (app ps w)
                                                             position1)
                                                           (fun q0 ->
                                                           bind0
                                                             (poly_of ps
                                                               order_)
                                                             (fun o ->
                                                             some0
                                                               ((is (ret q0)
                                                                  (ret
                                                                    (plus p
                                                                    (Zpos XH)))) :: (
                                                               (all0
                                                                 ((is 
                                                                    (ret p)
                                                                    (ret
                                                                    (plus o
                                                                    (Zneg XH)))) :: (
                                                                 (is 
                                                                   (ret q0)
                                                                   (ret [])) :: []))) :: []))
                                                               false))))))) :: [])))

(** val cycle_wanted : term -> poly list -> poly -> claim0 **)

let cycle_wanted value2 ps n0 truth0 =
  bind0 (poly_of ps value2) (fun v ->
    all0
      ((at_least1 (ret n0) (ret (constant (Zpos (XI XH))))) :: ((at_least1
                                                                  (ret v)
                                                                  (ret n0)) :: []))
      truth0)

(** val cycle_questions :
    family -> cond -> term -> piece0 list -> term -> branch list **)

let cycle_questions f c length_ walk value2 =
  let t0 = f.line in
  let at_ = fun ps k -> pieces (app ps (k :: [])) (width1 t0) walk in
  app (closed_walk_questions f c (cycle_wanted value2) length_ walk)
    ((asked1 f c (fun ps ->
       bind0 (poly_of ps length_) (fun n0 ->
         bind0 fresh1 (fun k ->
           bind0 (fact0 k) (fun _ ->
             bind0 (fact0 (plus (minus0 n0 k) (Zneg XH))) (fun _ ->
               bind0 fresh1 (fun e ->
                 bind0 (fact0 e) (fun _ ->
                   bind0 (fact0 (plus (minus0 k e) (Zneg XH))) (fun _ ->
                     bind0 (at_ ps k) (fun u ->
                       bind0 (at_ ps e) (fun v -> same_tuple_claim u v true))))))))))) :: [])

(** val hop : family -> poly list -> poly list -> poly list making0 **)

let hop f ps v =
  bind0 (freshes (width1 f.line)) (fun w ->
    bind0
      (choose
        (map (fun a ->
          bind0 (there1 ps v a true) (fun _ ->
            bind0 (arm_to ps v a) (fun x0 -> same_tuple_claim w x0 true)))
          (arms f))) (fun _ -> ret w))

(** val hops1 :
    family -> poly list -> nat -> poly list -> poly list list making0 **)

let rec hops1 f ps k v =
  match k with
  | O -> ret (v :: [])
  | S k0 ->
    bind0 (hop f ps v) (fun w ->
      bind0 (hops1 f ps k0 w) (fun l -> ret (v :: l)))

(** val no_cycle_question : family -> cond -> bool -> nat -> branch **)

let no_cycle_question f c free k =
  asked1 f c (fun ps ->
    bind0 (source0 f free ps) (fun s ->
      bind0 (hops1 f ps k s) (fun w ->
        each_true
          ((same_tuple_claim (nth k w []) (nth O w [])) :: (map (fun i ->
                                                             contrary0
                                                               (same_tuple_claim
                                                                 (nth i w [])
                                                                 (nth (S
                                                                   (Nat.modulo
                                                                    (S i) k))
                                                                   w [])))
                                                             (seq O k))))))

(** val no_cycle_questions : family -> cond -> bool -> z -> branch list **)

let no_cycle_questions f c free girth =
  map (no_cycle_question f c free)
    (seq (S (S (S O))) (sub (Z.to_nat girth) (S (S (S O)))))

(** val step_questions :
    family -> cond -> piece0 list -> item -> branch list **)

let step_questions f c image it =
  let t0 = f.line in
  let n0 = width1 t0 in
  (asked1 f c (fun ps ->
    bind0 (any t0 ps) (fun v ->
      all0 (condition0 (app (app ps v) (constants it.given0)) it.only_if)
        false))) :: ((asked1 f c (fun ps ->
                       bind0 (any t0 ps) (fun v ->
                         bind0 (any t0 ps) (fun w ->
                           bind0 (follow (app ps v) it) (fun a ->
                             bind0 (follow (app ps w) it) (fun b ->
                               some0
                                 ((same_tuple_claim v w) :: ((contrary0
                                                               (same_tuple_claim
                                                                 a b)) :: []))
                                 false)))))) :: ((asked1 f c (fun ps ->
                                                   bind0 (any t0 ps)
                                                     (fun z0 ->
                                                     bind0 (any t0 ps)
                                                       (fun v ->
                                                       bind0
                                                         (follow (app ps v)
                                                           it) (fun w ->
                                                         bind0
                                                           (pieces
                                                             (app ps
                                                               (app w z0)) n0
                                                             image)
                                                           (fun x0 ->
                                                           bind0
                                                             (pieces
                                                               (app ps
                                                                 (app v z0))
                                                               n0 image)
                                                             (fun y ->
                                                             bind0
                                                               (polys_of
                                                                 (app
                                                                   (app ps y)
                                                                   (constants
                                                                    it.given0))
                                                                 it.goal0)
                                                               (fun y' ->
                                                               same_tuple_claim
                                                                 x0 y' false)))))))) :: []))

(** val lower_by : nat option -> poly -> poly **)

let lower_by i h =
  match i with
  | Some n0 -> (match n0 with
                | O -> plus h (Zneg XH)
                | S _ -> h)
  | None -> h

(** val next_place : nat option -> nat option **)

let next_place = function
| Some n0 -> (match n0 with
              | O -> None
              | S i0 -> Some i0)
| None -> None

(** val fewer_claims :
    nat option -> poly list -> poly list -> term list -> claim0 list **)

let rec fewer_claims i e hs steps =
  match hs with
  | [] -> []
  | h :: hs0 ->
    (match steps with
     | [] -> []
     | s :: steps0 ->
       (at_least1 (ret (lower_by i h)) (poly_of e s)) :: (fewer_claims
                                                           (next_place i) e
                                                           hs0 steps0))

(** val fewer :
    term list -> poly list -> poly list -> nat -> poly list -> claim0 **)

let fewer steps ps v i w truth0 =
  bind0 (polys_of (app ps v) steps) (fun hs ->
    all0 (fewer_claims (Some i) (app ps w) hs steps) truth0)

(** val back_claim :
    family -> term list -> poly list -> poly list -> nat -> item -> piece0 ->
    claim0 **)

let back_claim _ steps ps v i it b =
  along_claim (app ps v) b (fun w ->
    all0
      ((leads_claim (app ps w) it (Some v) (fun u -> same_tuple_claim u v)) :: (
      (fewer steps ps v i w) :: [])))

(** val nearer_claims :
    family -> term list -> poly list -> poly list -> nat -> item list ->
    claim0 list **)

let rec nearer_claims f steps ps v i = function
| [] -> []
| it :: l0 ->
  (leads_claim (app ps v) it None (fewer steps ps v i)) :: (app
                                                             (map
                                                               (back_claim f
                                                                 steps ps v i
                                                                 it) f.back0)
                                                             (nearer_claims f
                                                               steps ps v (S
                                                               i) l0))

(** val stepped_questions : family -> cond -> term list -> branch list **)

let stepped_questions f c steps =
  let t0 = f.line in
  app
    (map (fun s ->
      asked1 f c (fun ps ->
        bind0 (any t0 ps) (fun v ->
          bind0 (poly_of (app ps v) s) (fun p ->
            at_least1 (ret p) (ret []) false)))) steps)
    ((asked1 f c (fun ps ->
       bind0 (any t0 ps) (fun v ->
         bind0 (polys_of ps f.root0) (fun r ->
           some0
             ((same_tuple_claim v r) :: (nearer_claims f steps ps v O
                                          (items f))) false)))) :: [])

type counted_item = ((item * bool) * term) * term list

(** val step_sums_questions :
    family -> cond -> z -> term -> counted_item -> branch list **)

let step_sums_questions f c k most = function
| (p, ts) ->
  let (p0, s) = p in
  let (_, twice) = p0 in
  app (sum_questions f c k [] (coordinate_levels f) ts (one_weight s))
    ((asked1 f c (fun ps ->
       bind0 (summed0 f k (coordinate_levels f) ts (one_weight s) ps)
         (fun n0 ->
         bind0 (poly_of ps most) (fun m ->
           at_least1 (ret (scale k m))
             (ret (if twice then add1 n0 n0 else n0)) false)))) :: [])

(** val counting_questions :
    family -> cond -> piece0 list -> z -> counted_item list -> term -> term
    -> term -> branch list **)

let counting_questions f c image k l order_ most value2 =
  app (flat_map (step_questions f c image) (items f))
    (app (links_questions f c [] (map (fun a -> fst (fst a)) l))
      (app (stepped_questions f c (map (fun a -> snd (fst a)) l))
        (app (flat_map (step_sums_questions f c k most) l)
          ((asked1 f c (fun ps ->
             bind0 (poly_of ps order_) (fun n0 ->
               bind0 (poly_of ps most) (fun w ->
                 bind0 (poly_of ps value2) (fun v ->
                   let less0 = plus (multiply w (plus v (Zneg XH))) (Zpos XH)
                   in
                   all0
                     ((at_least1 (ret w) (ret [])) :: ((at_least1
                                                         (ret
                                                           (multiply n0 n0))
                                                         (ret
                                                           (add1 less0 less0))) :: []))
                     false))))) :: []))))

(** val item_of : counted_item -> item **)

let item_of a =
  fst (fst (fst a))

(** val counted_fit : family -> counted_item list -> bool **)

let counted_fit f l =
  forallb (fun a ->
    (&&) (Nat.eqb (length (snd a)) (length (coordinate_levels f)))
      (match (item_of a).others0 with
       | [] -> true
       | _ :: _ -> false)) l

(** val edge_placed :
    family -> z -> item -> poly list -> (poly list -> poly list -> poly list
    -> unit making0) -> unit making0 **)

let edge_placed f i it ps go0 =
  bind0 (any f.line ps) (fun t0 ->
    bind0 (follow (app ps t0) it) (fun w ->
      go0 t0 w (app t0 ((constant i) :: []))))

(** val edge_questions :
    family -> cond -> piece0 list -> piece0 list -> item -> z -> item ->
    branch list **)

let edge_questions f c image inverse first i it =
  let t0 = f.line in
  let n0 = width1 t0 in
  (asked1 f c (fun ps ->
    edge_placed f i it ps (fun x0 y z0 ->
      bind0 (polys_of ps f.root0) (fun r ->
        bind0 (pieces (app ps (app r z0)) n0 image) (fun u ->
          bind0
            (polys_of (app (app ps r) (constants first.given0)) first.goal0)
            (fun s ->
            bind0 (pieces (app ps (app s z0)) n0 image) (fun v ->
              some0
                ((all0
                   ((same_tuple_claim u x0) :: ((same_tuple_claim v y) :: []))) :: (
                (all0
                  ((same_tuple_claim u y) :: ((same_tuple_claim v x0) :: []))) :: []))
                false))))))) :: ((asked1 f c (fun ps ->
                                   edge_placed f i it ps (fun _ _ z0 ->
                                     bind0 (any t0 ps) (fun v ->
                                       bind0
                                         (pieces (app ps (app v z0)) n0 image)
                                         (fun w ->
                                         bind0
                                           (pieces (app ps (app w z0)) n0
                                             inverse) (fun b ->
                                           all0
                                             ((vertex_claim t0 ps w) :: (
                                             (same_tuple_claim b v) :: []))
                                             false)))))) :: (map (fun it' ->
                                                              asked1 f c
                                                                (fun ps ->
                                                                edge_placed f
                                                                  i it ps
                                                                  (fun _ _ z0 ->
                                                                  bind0
                                                                    (any t0
                                                                    ps)
                                                                    (fun v ->
                                                                    bind0
                                                                    (follow
                                                                    (app ps v)
                                                                    it')
                                                                    (fun w ->
                                                                    bind0
                                                                    (pieces
                                                                    (app ps
                                                                    (app v z0))
                                                                    n0 image)
                                                                    (fun x0 ->
                                                                    bind0
                                                                    (pieces
                                                                    (app ps
                                                                    (app w z0))
                                                                    n0 image)
                                                                    (fun y ->
                                                                    adjacent_claim
                                                                    f ps x0 y
                                                                    false)))))))
                                                              (items f)))

(** val all_edge_questions :
    family -> cond -> piece0 list -> piece0 list -> item -> z -> item list ->
    branch list **)

let rec all_edge_questions f c image inverse first i = function
| [] -> []
| it :: l0 ->
  app (edge_questions f c image inverse first i it)
    (all_edge_questions f c image inverse first (Z.add i (Zpos XH)) l0)

(** val edges_questions :
    family -> cond -> piece0 list -> piece0 list -> branch list **)

let edges_questions f c image inverse =
  match items f with
  | [] -> []
  | first :: _ ->
    (asked1 f c (fun ps ->
      bind0 (polys_of ps f.root0) (fun r ->
        all0
          (condition0 (app (app ps r) (constants first.given0)) first.only_if)
          false))) :: (all_edge_questions f c image inverse first (Zpos XH)
                        (items f))

(** val asked_in :
    family -> cond -> (poly list -> poly list -> unit making0) -> branch **)

let asked_in f c body =
  question
    (bind0 (freshes f.variables0) (fun xs ->
      bind0 (each_true (map (claim_of xs) f.domain0)) (fun _ ->
        bind0 (polys_of xs f.arguments) (fun ps ->
          bind0 (each_true (condition0 ps c)) (fun _ -> body xs ps)))))

(** val earlier :
    poly list -> poly list -> term list -> poly -> poly making0 **)

let rec earlier o v ts sum0 =
  match v with
  | [] -> ret sum0
  | x0 :: v0 ->
    (match ts with
     | [] -> ret sum0
     | t0 :: ts0 ->
       bind0 (poly_of (app o (x0 :: [])) t0) (fun p ->
         earlier (app o (x0 :: [])) v0 ts0 (add1 sum0 p)))

(** val number_question :
    family -> cond -> term list -> term list -> term -> branch **)

let number_question f c ts vertex_ number =
  asked_in f c (fun xs ps ->
    bind0 (polys_of ps vertex_) (fun v ->
      bind0 (earlier ps v ts []) (fun n0 ->
        bind0 (poly_of xs number) (fun i ->
          all0 ((vertex_claim f.line ps v) :: ((is (ret n0) (ret i)) :: []))
            false))))

(** val vertices_questions0 : family -> cond -> term list -> branch list **)

let vertices_questions0 f c ts =
  sum_questions f c (Zpos XH) [] (coordinate_levels f) ts one_each

(** val eccentricity_questions :
    family -> cond -> bool -> term list -> term list -> term -> term -> term
    -> term -> piece0 list -> branch list **)

let eccentricity_questions f c exactly ts source1 number upper lower value2 far0 =
  app (vertices_questions0 f c ts)
    ((number_question f c ts source1 number) :: (app
                                                  (descends_questions
                                                    (with_root f source1) c
                                                    false upper)
                                                  ((upper_question
                                                     (with_root f source1) c
                                                     false upper value2) :: (
                                                  if exactly
                                                  then app
                                                         (rises_questions f c
                                                           source1 lower)
                                                         ((far_question f c
                                                            lower value2 far0) :: [])
                                                  else []))))

(** val reach_question :
    family -> cond -> term -> term -> term list -> branch **)

let reach_question f c upper value2 to_ =
  asked1 f c (fun ps ->
    bind0 (polys_of ps to_) (fun v ->
      bind0 (poly_of ps value2) (fun d ->
        bind0 (poly_of (app ps v) upper) (fun p ->
          at_least1 (ret d) (ret p) false))))

(** val distance_questions :
    family -> cond -> bool -> term list -> term list -> term list -> term ->
    term -> term -> term -> term -> branch list **)

let distance_questions f c exactly ts source1 to_ number number' upper lower value2 =
  app (vertices_questions0 f c ts)
    ((number_question f c ts source1 number) :: ((number_question f c ts to_
                                                   number') :: (app
                                                                 (descends_questions
                                                                   (with_root
                                                                    f source1)
                                                                   c false
                                                                   upper)
                                                                 ((reach_question
                                                                    f c upper
                                                                    value2
                                                                    to_) :: (
                                                                 if exactly
                                                                 then 
                                                                   app
                                                                    (rises_questions
                                                                    f c
                                                                    source1
                                                                    lower)
                                                                    ((far_question
                                                                    f c lower
                                                                    value2
                                                                    ({ towards =
                                                                    to_;
                                                                    where_0 =
                                                                    None } :: [])) :: [])
                                                                 else [])))))

(** val from_one : family -> family -> bool -> family **)

let from_one f h = function
| true -> f
| false -> h

(** val to_other : family -> family -> bool -> family **)

let to_other f h = function
| true -> h
| false -> f

(** val asked_of_both :
    family -> cond -> family -> bool -> (poly list -> poly list -> poly list
    -> unit making0) -> branch **)

let asked_of_both f c h back_ body =
  asked_in f c (fun xs ps ->
    bind0 (polys_of xs h.arguments) (fun qs ->
      if back_ then body xs ps qs else body xs qs ps))

(** val takes_questions :
    family -> cond -> family -> bool -> piece0 list -> piece0 list -> branch
    list **)

let takes_questions f c h back_ image inverse =
  let a = from_one f h back_ in
  let b = to_other f h back_ in
  let n0 = width1 b.line in
  (asked_of_both f c h back_ (fun xs qs ps ->
    bind0 (any a.line qs) (fun v ->
      bind0 (pieces (app xs v) n0 image) (fun w ->
        bind0 (pieces (app xs w) (width1 a.line) inverse) (fun b0 ->
          all0
            ((vertex_claim b.line ps w) :: ((same_tuple_claim b0 v) :: []))
            false))))) :: (map (fun it ->
                            asked_of_both f c h back_ (fun xs qs ps ->
                              bind0 (any a.line qs) (fun v ->
                                bind0 (follow (app qs v) it) (fun w ->
                                  bind0 (pieces (app xs v) n0 image)
                                    (fun x0 ->
                                    bind0 (pieces (app xs w) n0 image)
                                      (fun y ->
                                      adjacent_claim b ps x0 y false))))))
                            (items a))

(** val isomorphic_questions :
    family -> cond -> family -> piece0 list -> piece0 list -> branch list **)

let isomorphic_questions f c h image inverse =
  app (takes_questions f c h false image inverse)
    (takes_questions f c h true inverse image)

(** val over_arms :
    poly list -> poly list -> arm list -> (poly list -> poly making0) -> poly
    -> poly making0 **)

let rec over_arms ps v l go0 sum0 =
  match l with
  | [] -> ret sum0
  | a :: l0 ->
    bind0 (either (there1 ps v a) (bind0 (arm_to ps v a) go0) (ret []))
      (fun x0 -> over_arms ps v l0 go0 (add1 sum0 x0))

(** val walks :
    family -> poly list -> poly list -> nat -> poly list -> poly making0 **)

let rec walks f ps to_ hops2 from =
  match hops2 with
  | O ->
    either (same_tuple_claim from to_) (ret (constant (Zpos XH))) (ret [])
  | S h -> over_arms ps from (arms f) (walks f ps to_ h) []

(** val ends_of : nat -> 'a1 list -> 'a1 list * 'a1 list **)

let ends_of n0 l =
  ((firstn n0 l), (skipn (sub (length l) n0) l))

(** val ends_claims :
    family -> bool -> poly list -> (poly list * poly list) -> claim0 list **)

let ends_claims f links ps e =
  (vertex_claim f.line ps (fst e)) :: ((vertex_claim f.line ps (snd e)) :: (
    if links then (adjacent_claim f ps (fst e) (snd e)) :: [] else []))

(** val returning_question :
    family -> cond -> bool -> nat -> term list -> term list -> branch **)

let returning_question f c links hops2 a b =
  asked1 f c (fun ps ->
    bind0 (polys_of ps a) (fun e ->
      let e0 = ends_of (width1 f.line) e in
      bind0 (walks f ps (fst e0) hops2 (snd e0)) (fun x0 ->
        bind0 (polys_of ps b) (fun d ->
          let d0 = ends_of (width1 f.line) d in
          bind0 (walks f ps (fst d0) hops2 (snd d0)) (fun y ->
            all0
              (app (ends_claims f links ps e0)
                (app (ends_claims f links ps d0)
                  ((contrary0 (is (ret x0) (ret y))) :: []))) false)))))

(** val place_wide : family -> bool -> term list -> bool **)

let place_wide f links a =
  Nat.eqb (length a)
    (if links then add (width1 f.line) (width1 f.line) else width1 f.line)

type subject_of =
| OfOrder
| OfSize
| OfMinDegree
| OfMaxDegree
| OfTransitive
| OfDiameter
| OfRadius
| OfHamiltonian
| OfBipartite
| OfConnected
| OfGirth
| OfOrbits
| OfMatching
| OfVertexConnectivity
| OfEdgeConnectivity
| OfDistanceSum
| OfBisection
| OfEdgeTransitive
| OfAutomorphisms
| OfEccentricity of term
| OfDistance of term * term
| OfContains of naming * term list
| OfIsomorphic of naming * term list
| OfWord of number_word
| OfHamiltonianPath
| OfDelivered of routing * next list
| OfMinimal of routing * next list
| OfMaxHops of routing * next list
| OfTotalHops of routing * next list
| OfDeadlockFree of routing * next list

(** val subject_terms : subject_of -> term list **)

let subject_terms = function
| OfEccentricity v -> v :: []
| OfDistance (u, v) -> u :: (v :: [])
| OfContains (_, ps) -> ps
| OfIsomorphic (_, ps) -> ps
| _ -> []

type method0 =
| ByProduct
| ByNeighbours of piece0 list
| ByDegrees
| ByMaps of piece0 list * piece0 list
| ByUpper of term
| ByPotential of bool * term * term list * term * piece0 list
| ByNext of piece0 list * term
| ByColour of term
| ByOddWalk of term * piece0 list
| ByCycle of term * piece0 list
| ByWalks
| BySums of term list
| ByLinkSums of (bool * term list) list
| ByRootMaps of piece0 list * piece0 list * piece0 list
| ByRoots of term list * term list * term * piece0 list
| ByCentre of term list * term * term * piece0 list
| ByDifference of subject_of * subject_of
| ByHamiltonian
| ByTransitivity
| ByDegree
| ByDistances of bool * term * term list * term
| ByCut of cond * term list * term list list
| ByCounting of z * ((bool * term) * term list) list * term
| ByEdgeMaps of piece0 list * piece0 list
| BySource of term list * term list * term * term * piece0 list
| BySourceTo of term list * term list * term list * term * term
| ByEmbedding of piece0 list * piece0 list
| ByHops of term * piece0 list
| ByHopSums of term * term list
| ByRank of term
| ByVertices of piece0 list
| ByBipartite of piece0 list
| BySet of cond * term list
| ByReturning of term * piece0 list

type relation_of =
| SaysExactly
| SaysAtMost
| SaysAtLeast

type lemma = { of_ : subject_of; saying : relation_of; times_ : z;
               equals : term; under : cond; shown_by : method0 }

(** val naming_same : naming -> naming -> bool **)

let naming_same a b =
  match a with
  | ByStandard s -> (match b with
                     | ByStandard t0 -> (=) s t0
                     | _ -> false)
  | ByOwn (s, t0) ->
    (match b with
     | ByOwn (u, v) -> (&&) ((=) s u) (same_text t0 v)
     | _ -> false)
  | ByWorded (s, t0) ->
    (match b with
     | ByWorded (u, v) -> (&&) ((=) s u) (same_expression t0 v)
     | _ -> false)
  | _ -> false

(** val same_hops : next list -> next list -> bool **)

let same_hops =
  same_list same_next

(** val same_routing0 : routing -> routing -> bool **)

let same_routing0 a b =
  match a with
  | Named s -> (match b with
                | Named t0 -> (=) s t0
                | _ -> false)
  | OwnRouter (s, h) ->
    (match b with
     | OwnRouter (t0, k) -> (&&) ((=) s t0) (same_hops h k)
     | _ -> false)
  | _ -> false

(** val same_subject : subject_of -> subject_of -> bool **)

let same_subject a b =
  match a with
  | OfOrder -> (match b with
                | OfOrder -> true
                | _ -> false)
  | OfSize -> (match b with
               | OfSize -> true
               | _ -> false)
  | OfMinDegree -> (match b with
                    | OfMinDegree -> true
                    | _ -> false)
  | OfMaxDegree -> (match b with
                    | OfMaxDegree -> true
                    | _ -> false)
  | OfTransitive -> (match b with
                     | OfTransitive -> true
                     | _ -> false)
  | OfDiameter -> (match b with
                   | OfDiameter -> true
                   | _ -> false)
  | OfRadius -> (match b with
                 | OfRadius -> true
                 | _ -> false)
  | OfHamiltonian -> (match b with
                      | OfHamiltonian -> true
                      | _ -> false)
  | OfBipartite -> (match b with
                    | OfBipartite -> true
                    | _ -> false)
  | OfConnected -> (match b with
                    | OfConnected -> true
                    | _ -> false)
  | OfGirth -> (match b with
                | OfGirth -> true
                | _ -> false)
  | OfOrbits -> (match b with
                 | OfOrbits -> true
                 | _ -> false)
  | OfMatching -> (match b with
                   | OfMatching -> true
                   | _ -> false)
  | OfVertexConnectivity ->
    (match b with
     | OfVertexConnectivity -> true
     | _ -> false)
  | OfEdgeConnectivity ->
    (match b with
     | OfEdgeConnectivity -> true
     | _ -> false)
  | OfDistanceSum -> (match b with
                      | OfDistanceSum -> true
                      | _ -> false)
  | OfBisection -> (match b with
                    | OfBisection -> true
                    | _ -> false)
  | OfEdgeTransitive -> (match b with
                         | OfEdgeTransitive -> true
                         | _ -> false)
  | OfAutomorphisms -> (match b with
                        | OfAutomorphisms -> true
                        | _ -> false)
  | OfEccentricity v ->
    (match b with
     | OfEccentricity w -> same_term v w
     | _ -> false)
  | OfDistance (u, v) ->
    (match b with
     | OfDistance (w, x0) -> (&&) (same_term u w) (same_term v x0)
     | _ -> false)
  | OfContains (m, ps) ->
    (match b with
     | OfContains (n0, qs) ->
       (&&) (naming_same m n0) (same_list same_term ps qs)
     | _ -> false)
  | OfIsomorphic (m, ps) ->
    (match b with
     | OfIsomorphic (n0, qs) ->
       (&&) (naming_same m n0) (same_list same_term ps qs)
     | _ -> false)
  | OfWord w ->
    (match b with
     | OfWord x0 -> (=) (word_of w) (word_of x0)
     | _ -> false)
  | OfHamiltonianPath -> (match b with
                          | OfHamiltonianPath -> true
                          | _ -> false)
  | OfDelivered (r, h) ->
    (match b with
     | OfDelivered (q0, k) -> (&&) (same_routing0 r q0) (same_hops h k)
     | _ -> false)
  | OfMinimal (r, h) ->
    (match b with
     | OfMinimal (q0, k) -> (&&) (same_routing0 r q0) (same_hops h k)
     | _ -> false)
  | OfMaxHops (r, h) ->
    (match b with
     | OfMaxHops (q0, k) -> (&&) (same_routing0 r q0) (same_hops h k)
     | _ -> false)
  | OfTotalHops (r, h) ->
    (match b with
     | OfTotalHops (q0, k) -> (&&) (same_routing0 r q0) (same_hops h k)
     | _ -> false)
  | OfDeadlockFree (r, h) ->
    (match b with
     | OfDeadlockFree (q0, k) -> (&&) (same_routing0 r q0) (same_hops h k)
     | _ -> false)

(** val within0 : cond -> cond -> bool **)

let within0 known_ now =
  (||) (same_cond known_ Yes) (same_cond known_ now)

(** val is_exact : lemma -> bool **)

let is_exact l =
  match l.saying with
  | SaysExactly -> Z.eqb l.times_ (Zpos XH)
  | _ -> false

(** val told_by : subject_of -> cond -> lemma list -> term option **)

let told_by s c l =
  option_map (fun l0 -> l0.equals)
    (find (fun m ->
      (&&) ((&&) (same_subject s m.of_) (is_exact m)) (within0 m.under c)) l)

(** val is_one : term -> bool **)

let is_one = function
| Num z0 ->
  (match z0 with
   | Zpos p -> (match p with
                | XH -> true
                | _ -> false)
   | _ -> false)
| _ -> false

(** val is_zero0 : term -> bool **)

let is_zero0 = function
| Num z0 -> (match z0 with
             | Z0 -> true
             | _ -> false)
| _ -> false

(** val told_true : subject_of -> cond -> lemma list -> bool **)

let told_true s c l =
  match told_by s c l with
  | Some t0 -> is_one t0
  | None -> false

(** val told_false : subject_of -> cond -> lemma list -> bool **)

let told_false s c l =
  match told_by s c l with
  | Some t0 -> is_zero0 t0
  | None -> false

(** val told_bounded : subject_of -> cond -> lemma list -> bool **)

let told_bounded s c l =
  existsb (fun m ->
    (&&)
      ((&&) (same_subject s m.of_)
        (match m.saying with
         | SaysAtLeast -> false
         | _ -> true)) (within0 m.under c)) l

type known_by = { before : lemma list; all_under : cond list;
                  each_under : cond list; rooted : (cond * piece0 list) list;
                  mapping : (cond * (piece0 list * piece0 list)) list;
                  networks_before : (naming * family) list;
                  arriving : (cond * next list) list }

(** val maps_under :
    cond -> known_by -> (piece0 list * piece0 list) option **)

let maps_under c k =
  option_map snd (find (fun p -> within0 (fst p) c) k.mapping)

(** val roots_under : cond -> known_by -> piece0 list option **)

let roots_under c k =
  option_map snd (find (fun p -> within0 (fst p) c) k.rooted)

(** val network_before : naming -> term list -> known_by -> family option **)

let network_before m ps k =
  option_map snd
    (find (fun p ->
      (&&) (naming_same m (fst p)) (same_list same_term ps (snd p).arguments))
      k.networks_before)

(** val arriving_under : cond -> next list -> known_by -> bool **)

let arriving_under c hops2 k =
  existsb (fun p -> (&&) (within0 (fst p) c) (same_hops (snd p) hops2))
    k.arriving

(** val arriving_too : cond -> next list -> known_by -> known_by **)

let arriving_too c hops2 k =
  { before = k.before; all_under = k.all_under; each_under = k.each_under;
    rooted = k.rooted; mapping = k.mapping; networks_before =
    k.networks_before; arriving = ((c, hops2) :: k.arriving) }

(** val met_under : cond -> cond list -> bool **)

let met_under c l =
  existsb (fun d -> within0 d c) l

(** val simple : lemma -> bool **)

let simple l =
  Z.eqb l.times_ (Zpos XH)

(** val by_sums : method0 -> bool **)

let by_sums = function
| BySums _ -> true
| ByLinkSums _ -> true
| ByDistances (_, _, _, _) -> true
| ByHopSums (_, _) -> true
| _ -> false

(** val with_items :
    family -> (bool * term list) list -> ((item * bool) * term list) list **)

let with_items f l =
  map (fun p -> (((fst p), (fst (snd p))), (snd (snd p))))
    (combine (items f) l)

(** val reverse_step :
    family -> cond -> known_by -> (branch list * known_by) option **)

let reverse_step f c k =
  if met_under c k.all_under
  then Some ([], k)
  else if no_others f
       then Some ((reversed_questions f c), { before = k.before; all_under =
              (c :: k.all_under); each_under = k.each_under; rooted =
              k.rooted; mapping = k.mapping; networks_before =
              k.networks_before; arriving = k.arriving })
       else None

(** val complete_step :
    family -> cond -> known_by -> (branch list * known_by) option **)

let complete_step f c k =
  if met_under c k.each_under
  then Some ([], k)
  else (match reverse_step f c k with
        | Some p ->
          let (qs, k0) = p in
          Some ((app qs (distinct_questions f c)), { before = k0.before;
          all_under = k0.all_under; each_under = (c :: k0.each_under);
          rooted = k0.rooted; mapping = k0.mapping; networks_before =
          k0.networks_before; arriving = k0.arriving })
        | None -> None)

(** val counted_items :
    family -> ((bool * term) * term list) list -> counted_item list **)

let counted_items f l =
  map (fun p -> ((((fst p), (fst (fst (snd p)))), (snd (fst (snd p)))),
    (snd (snd p)))) (combine (items f) l)

(** val returning_step :
    family -> cond -> bool -> z -> term -> piece0 list -> known_by -> (branch
    list * known_by) option **)

let returning_step f c links less0 length_ at_ k =
  match numeral [] length_ with
  | Some n0 ->
    (match at_ with
     | [] -> None
     | p :: l ->
       let { towards = a; where_0 = where_1 } = p in
       (match where_1 with
        | Some _ -> None
        | None ->
          (match l with
           | [] -> None
           | p0 :: l0 ->
             let { towards = b; where_0 = where_2 } = p0 in
             (match where_2 with
              | Some _ -> None
              | None ->
                (match l0 with
                 | [] ->
                   (match complete_step f c k with
                    | Some p1 ->
                      let (qs, k0) = p1 in
                      if (&&)
                           ((&&) (place_wide f links a)
                             (place_wide f links b))
                           (Z.leb n0 (Zpos (XO (XO (XO (XO XH))))))
                      then Some
                             ((app qs
                                ((returning_question f c links
                                   (Z.to_nat (Z.sub n0 less0)) a b) :: [])),
                             k0)
                      else None
                    | None -> None)
                 | _ :: _ -> None)))))
  | None -> None

(** val lemma_questions :
    family -> known_by -> lemma -> (branch list * known_by) option **)

let lemma_questions f k l =
  let n0 = width1 f.line in
  let c = l.under in
  let v = l.equals in
  let transitive_ = told_true OfTransitive c k.before in
  if negb ((||) (simple l) (by_sums l.shown_by))
  then None
  else (match l.of_ with
        | OfOrder ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByProduct ->
                if free_ranges f
                then Some ((order_questions f c v), k)
                else None
              | BySums ts ->
                if Nat.eqb (length ts) n0
                then Some ((order_by_sums_questions f c l.times_ ts v), k)
                else None
              | _ -> None)
           | _ -> None)
        | OfSize ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByDegrees ->
                (match told_by OfOrder c k.before with
                 | Some o ->
                   (match told_by OfMinDegree c k.before with
                    | Some a ->
                      (match told_by OfMaxDegree c k.before with
                       | Some b ->
                         Some (((size_question f c o a b v) :: []), k)
                       | None -> None)
                    | None -> None)
                 | None -> None)
              | ByLinkSums links ->
                let ls = with_items f links in
                if (&&) (Nat.eqb (length links) (length (items f)))
                     (sums_fit f ls)
                then Some ((size_by_sums_questions f c l.times_ ls v), k)
                else None
              | _ -> None)
           | _ -> None)
        | OfMinDegree ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByNeighbours at_ ->
                (match complete_step f c k with
                 | Some p ->
                   let (qs, k0) = p in
                   if widths n0 at_
                   then Some ((app qs (degree_questions f c true v at_)), k0)
                   else None
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | OfMaxDegree ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByNeighbours at_ ->
                (match complete_step f c k with
                 | Some p ->
                   let (qs, k0) = p in
                   if widths n0 at_
                   then Some ((app qs (degree_questions f c false v at_)), k0)
                   else None
                 | None -> None)
              | _ -> None)
           | SaysAtMost ->
             (match l.shown_by with
              | ByNeighbours _ ->
                (match complete_step f c k with
                 | Some p ->
                   let (qs, k0) = p in
                   Some
                   ((app qs (firstn (S O) (degree_questions f c false v []))),
                   k0)
                 | None -> None)
              | _ -> None)
           | SaysAtLeast -> None)
        | OfTransitive ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByMaps (image, inverse) ->
                let roots = { towards = f.root0; where_0 = None } :: [] in
                if (&&)
                     ((&&) ((&&) (is_one v) (roots_fine f roots))
                       (widths n0 image)) (widths n0 inverse)
                then Some
                       ((app (roots_questions f c roots image)
                          (automorphism_questions f c image inverse)),
                       { before = k.before; all_under = k.all_under;
                       each_under = k.each_under; rooted = k.rooted;
                       mapping =
                       (app k.mapping ((c, (image, inverse)) :: []));
                       networks_before = k.networks_before; arriving =
                       k.arriving })
                else None
              | ByDifference (least0, most) ->
                (match least0 with
                 | OfMinDegree ->
                   (match most with
                    | OfMaxDegree ->
                      (match told_by least0 c k.before with
                       | Some a ->
                         (match told_by most c k.before with
                          | Some b ->
                            if is_zero0 v
                            then Some (((differ_question f c a b) :: []), k)
                            else None
                          | None -> None)
                       | None -> None)
                    | _ -> None)
                 | OfRadius ->
                   (match most with
                    | OfDiameter ->
                      (match told_by least0 c k.before with
                       | Some a ->
                         (match told_by most c k.before with
                          | Some b ->
                            if is_zero0 v
                            then Some (((differ_question f c a b) :: []), k)
                            else None
                          | None -> None)
                       | None -> None)
                    | _ -> None)
                 | _ -> None)
              | ByReturning (length_, at_) ->
                if is_zero0 v
                then returning_step f c false Z0 length_ at_ k
                else None
              | _ -> None)
           | _ -> None)
        | OfDiameter ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByPotential (free, upper, start0, lower, far0) ->
                if (&&)
                     ((&&) ((||) free transitive_)
                       (Nat.eqb (length start0) n0)) (widths n0 far0)
                then Some
                       ((app (descends_questions f c free upper)
                          ((upper_question f c free upper v) :: (app
                                                                  (rises_questions
                                                                    f c
                                                                    start0
                                                                    lower)
                                                                  ((far_question
                                                                    f c lower
                                                                    v far0) :: [])))),
                       k)
                else None
              | ByRoots (uppers, start0, lower, far0) ->
                (match roots_under c k with
                 | Some roots ->
                   if (&&)
                        ((&&) (Nat.eqb (length uppers) (length roots))
                          (Nat.eqb (length start0) n0)) (widths n0 far0)
                   then Some
                          ((app
                             (from_roots_questions f c
                               (combine (map (fun p -> p.towards) roots)
                                 uppers) v)
                             (app (rises_questions f c start0 lower)
                               ((far_question f c lower v far0) :: []))), k)
                   else None
                 | None -> None)
              | _ -> None)
           | SaysAtMost ->
             (match l.shown_by with
              | ByPotential (free, upper, _, _, _) ->
                if (||) free transitive_
                then Some
                       ((app (descends_questions f c free upper)
                          ((upper_question f c free upper v) :: [])), k)
                else None
              | ByRoots (uppers, _, _, _) ->
                (match roots_under c k with
                 | Some roots ->
                   if Nat.eqb (length uppers) (length roots)
                   then Some
                          ((from_roots_questions f c
                             (combine (map (fun p -> p.towards) roots) uppers)
                             v), k)
                   else None
                 | None -> None)
              | _ -> None)
           | SaysAtLeast -> None)
        | OfRadius ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByPotential (free, upper, start0, lower, far0) ->
                if (&&) ((&&) transitive_ (Nat.eqb (length start0) n0))
                     (widths n0 far0)
                then Some
                       ((app (descends_questions f c free upper)
                          ((upper_question f c free upper v) :: (app
                                                                  (rises_questions
                                                                    f c
                                                                    start0
                                                                    lower)
                                                                  ((far_question
                                                                    f c lower
                                                                    v far0) :: [])))),
                       k)
                else None
              | ByCentre (centre0, upper, lower, far0) ->
                if (&&) (Nat.eqb (length centre0) n0) (widths n0 far0)
                then Some ((centre_questions f c centre0 upper lower v far0),
                       k)
                else None
              | _ -> None)
           | _ -> None)
        | OfHamiltonian ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByNext (next_, position1) ->
                (match told_by OfOrder c k.before with
                 | Some o ->
                   if (&&) (is_one v) (widths n0 next_)
                   then Some ((hamiltonian_questions f c o next_ position1),
                          k)
                   else None
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | OfBipartite ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByColour colour ->
                if is_one v
                then Some ((colour_questions f c colour), k)
                else None
              | ByOddWalk (length_, walk) ->
                if (&&) (is_zero0 v) (widths n0 walk)
                then Some ((odd_walk_questions f c length_ walk), k)
                else None
              | _ -> None)
           | _ -> None)
        | OfConnected ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByUpper upper ->
                if is_one v
                then Some ((descends_questions f c false upper), k)
                else None
              | _ -> None)
           | _ -> None)
        | OfGirth ->
          (match l.saying with
           | SaysExactly -> None
           | SaysAtMost ->
             (match l.shown_by with
              | ByCycle (length_, walk) ->
                if widths n0 walk
                then Some ((cycle_questions f c length_ walk v), k)
                else None
              | _ -> None)
           | SaysAtLeast ->
             (match l.shown_by with
              | ByWalks ->
                (match numeral [] v with
                 | Some girth ->
                   if (&&) (told_bounded OfGirth c k.before)
                        (Z.leb girth (Zpos (XO (XO (XO (XO XH))))))
                   then (match reverse_step f c k with
                         | Some p ->
                           let (qs, k0) = p in
                           Some
                           ((app qs
                              (no_cycle_questions f c (negb transitive_)
                                girth)), k0)
                         | None -> None)
                   else None
                 | None -> None)
              | _ -> None))
        | OfOrbits ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByTransitivity ->
                if transitive_
                then Some (((one_question f c v) :: []), k)
                else None
              | _ -> None)
           | SaysAtMost ->
             (match l.shown_by with
              | ByRootMaps (roots, image, inverse) ->
                if (&&) ((&&) (roots_fine f roots) (widths n0 image))
                     (widths n0 inverse)
                then Some
                       (((orbits_question f c v (Z.of_nat (length roots))) :: 
                       (app (roots_questions f c roots image)
                         (automorphism_questions f c image inverse))),
                       { before = k.before; all_under = k.all_under;
                       each_under = k.each_under; rooted =
                       (app k.rooted ((c, roots) :: [])); mapping =
                       k.mapping; networks_before = k.networks_before;
                       arriving = k.arriving })
                else None
              | _ -> None)
           | SaysAtLeast -> None)
        | OfMatching ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByHamiltonian ->
                (match told_by OfOrder c k.before with
                 | Some o ->
                   if told_true OfHamiltonian c k.before
                   then Some (((half_question f c o v) :: []), k)
                   else None
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | OfVertexConnectivity ->
          (match l.saying with
           | SaysExactly -> None
           | SaysAtMost ->
             (match l.shown_by with
              | ByDegree ->
                (match told_by OfMinDegree c k.before with
                 | Some d -> Some (((most_question f c d v) :: []), k)
                 | None -> None)
              | _ -> None)
           | SaysAtLeast ->
             (match l.shown_by with
              | ByTransitivity ->
                (match told_by OfMinDegree c k.before with
                 | Some d ->
                   if told_true OfConnected c k.before
                   then if told_true OfEdgeTransitive c k.before
                        then Some (((least_question f c d v) :: []), k)
                        else if transitive_
                             then Some (((most_of_question f c d v) :: []), k)
                             else None
                   else None
                 | None -> None)
              | _ -> None))
        | OfEdgeConnectivity ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByTransitivity ->
                (match told_by OfMinDegree c k.before with
                 | Some d ->
                   if (&&) (told_true OfConnected c k.before) transitive_
                   then Some (((all_question f c d v) :: []), k)
                   else None
                 | None -> None)
              | _ -> None)
           | SaysAtMost ->
             (match l.shown_by with
              | ByDegree ->
                (match told_by OfMinDegree c k.before with
                 | Some d -> Some (((most_question f c d v) :: []), k)
                 | None -> None)
              | _ -> None)
           | SaysAtLeast -> None)
        | OfDistanceSum ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByDistances (free, d, ts, each_) ->
                if free
                then if Nat.eqb (length ts)
                          (length
                            (app (coordinate_levels f) (again_levels f)))
                     then Some
                            ((distances_free_questions f c l.times_ d ts v),
                            k)
                     else None
                else (match told_by OfOrder c k.before with
                      | Some o ->
                        if (&&) transitive_
                             (Nat.eqb (length ts)
                               (length (coordinate_levels f)))
                        then Some
                               ((distances_root_questions f c l.times_ d ts o
                                  each_ v), k)
                        else None
                      | None -> None)
              | _ -> None)
           | _ -> None)
        | OfBisection ->
          (match l.saying with
           | SaysExactly -> None
           | SaysAtMost ->
             (match l.shown_by with
              | ByCut (side0, half, links) ->
                let ls = combine (items f) links in
                (match told_by OfOrder c k.before with
                 | Some o ->
                   if (&&)
                        ((&&) (Nat.eqb (length links) (length (items f)))
                          (crossings_fit f ls))
                        (Nat.eqb (length half) (length (coordinate_levels f)))
                   then Some ((halves_questions f c side0 half ls o v), k)
                   else None
                 | None -> None)
              | _ -> None)
           | SaysAtLeast ->
             (match l.shown_by with
              | ByCounting (factor, links, most) ->
                let ls = counted_items f links in
                (match told_by OfOrder c k.before with
                 | Some o ->
                   (match maps_under c k with
                    | Some p ->
                      let (image, _) = p in
                      if (&&)
                           ((&&)
                             ((&&) transitive_
                               (Nat.eqb (length links) (length (items f))))
                             (counted_fit f ls)) (Z.leb (Zpos XH) factor)
                      then Some
                             ((counting_questions f c image factor ls o most
                                v), k)
                      else None
                    | None -> None)
                 | None -> None)
              | _ -> None))
        | OfEdgeTransitive ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByEdgeMaps (image, inverse) ->
                (match items f with
                 | [] -> None
                 | first :: _ ->
                   (match first.others0 with
                    | [] ->
                      if (&&) ((&&) (is_one v) (widths n0 image))
                           (widths n0 inverse)
                      then Some ((edges_questions f c image inverse), k)
                      else None
                    | _ :: _ -> None))
              | ByReturning (length_, at_) ->
                if is_zero0 v
                then returning_step f c true (Zpos XH) length_ at_ k
                else None
              | _ -> None)
           | _ -> None)
        | OfAutomorphisms ->
          (match l.saying with
           | SaysAtLeast ->
             (match l.shown_by with
              | ByTransitivity ->
                (match told_by OfOrder c k.before with
                 | Some o ->
                   if transitive_
                   then Some (((fewest_question f c o v) :: []), k)
                   else None
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | OfEccentricity i ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | BySource (ts, source1, upper, lower, far0) ->
                if (&&)
                     ((&&) (Nat.eqb (length ts) n0)
                       (Nat.eqb (length source1) n0)) (widths n0 far0)
                then Some
                       ((eccentricity_questions f c true ts source1 i upper
                          lower v far0), k)
                else None
              | _ -> None)
           | SaysAtMost ->
             (match l.shown_by with
              | BySource (ts, source1, upper, lower, _) ->
                if (&&) (Nat.eqb (length ts) n0) (Nat.eqb (length source1) n0)
                then Some
                       ((eccentricity_questions f c false ts source1 i upper
                          lower v []), k)
                else None
              | _ -> None)
           | SaysAtLeast -> None)
        | OfDistance (i, j) ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | BySourceTo (ts, source1, to_, upper, lower) ->
                if (&&)
                     ((&&) (Nat.eqb (length ts) n0)
                       (Nat.eqb (length source1) n0))
                     (Nat.eqb (length to_) n0)
                then Some
                       ((distance_questions f c true ts source1 to_ i j upper
                          lower v), k)
                else None
              | _ -> None)
           | SaysAtMost ->
             (match l.shown_by with
              | BySourceTo (ts, source1, to_, upper, lower) ->
                if (&&)
                     ((&&) (Nat.eqb (length ts) n0)
                       (Nat.eqb (length source1) n0))
                     (Nat.eqb (length to_) n0)
                then Some
                       ((distance_questions f c false ts source1 to_ i j
                          upper lower v), k)
                else None
              | _ -> None)
           | SaysAtLeast -> None)
        | OfContains (m, ps) ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByEmbedding (image, inverse) ->
                (match network_before m ps k with
                 | Some h ->
                   if (&&) ((&&) (is_one v) (widths n0 image))
                        (widths (width1 h.line) inverse)
                   then Some ((takes_questions f c h false image inverse), k)
                   else None
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | OfIsomorphic (m, ps) ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByEmbedding (image, inverse) ->
                (match network_before m ps k with
                 | Some h ->
                   if (&&) ((&&) (is_one v) (widths n0 image))
                        (widths (width1 h.line) inverse)
                   then Some ((isomorphic_questions f c h image inverse), k)
                   else None
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | OfWord w ->
          (match w with
           | Chromatic_number ->
             (match l.saying with
              | SaysExactly -> None
              | SaysAtMost ->
                (match l.shown_by with
                 | ByColour colour ->
                   Some ((colours_questions f c colour v), k)
                 | _ -> None)
              | SaysAtLeast ->
                (match l.shown_by with
                 | ByVertices l0 ->
                   if widths n0 l0
                   then Some ((vertices_questions f c l0 v), k)
                   else None
                 | ByBipartite at_ ->
                   if told_false OfBipartite c k.before
                   then Some (((three_question f c v) :: []), k)
                   else if widths n0 at_
                        then Some (((two_question f c at_ v) :: []), k)
                        else None
                 | _ -> None))
           | Edge_chromatic_number ->
             (match l.saying with
              | SaysExactly -> None
              | SaysAtMost ->
                (match l.shown_by with
                 | ByColour colour ->
                   Some ((link_colours_questions f c colour v), k)
                 | _ -> None)
              | SaysAtLeast ->
                (match l.shown_by with
                 | ByDegree ->
                   (match told_by OfMaxDegree c k.before with
                    | Some d -> Some (((fewest_question f c d v) :: []), k)
                    | None -> None)
                 | _ -> None))
           | Clique_number ->
             (match l.saying with
              | SaysAtLeast ->
                (match l.shown_by with
                 | ByVertices l0 ->
                   if widths n0 l0
                   then Some ((vertices_questions f c l0 v), k)
                   else None
                 | _ -> None)
              | _ -> None)
           | Independence_number ->
             (match l.saying with
              | SaysAtLeast ->
                (match l.shown_by with
                 | BySet (s, ts) ->
                   if Nat.eqb (length ts) (length (coordinate_levels f))
                   then Some ((independence_questions f c s ts v), k)
                   else None
                 | _ -> None)
              | _ -> None)
           | Domination_number ->
             (match l.saying with
              | SaysAtMost ->
                (match l.shown_by with
                 | BySet (s, ts) ->
                   if Nat.eqb (length ts) (length (coordinate_levels f))
                   then Some ((domination_questions f c s ts v), k)
                   else None
                 | _ -> None)
              | _ -> None))
        | OfHamiltonianPath ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByHamiltonian ->
                if (&&) (is_one v) (told_true OfHamiltonian c k.before)
                then Some ([], k)
                else None
              | _ -> None)
           | _ -> None)
        | OfDelivered (_, hops2) ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByHops (left_0, _) ->
                (match told_by OfOrder c k.before with
                 | Some o ->
                   if hops_shaped f hops2
                   then Some ((delivered_questions f c hops2 left_0 o v),
                          (arriving_too c hops2 k))
                   else None
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | OfMinimal (_, hops2) ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByHops (left_0, _) ->
                (match told_by OfOrder c k.before with
                 | Some o ->
                   if hops_shaped f hops2
                   then Some ((minimal_questions f c hops2 left_0 o v),
                          (arriving_too c hops2 k))
                   else None
                 | None -> None)
              | _ -> None)
           | _ -> None)
        | OfMaxHops (_, hops2) ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByHops (left_0, far0) ->
                if (&&) (hops_shaped f hops2) (widths (add n0 n0) far0)
                then Some ((max_hops_questions f c true hops2 left_0 v far0),
                       k)
                else None
              | _ -> None)
           | SaysAtMost ->
             (match l.shown_by with
              | ByHops (left_0, _) ->
                if hops_shaped f hops2
                then Some ((max_hops_questions f c false hops2 left_0 v []),
                       k)
                else None
              | _ -> None)
           | SaysAtLeast -> None)
        | OfTotalHops (_, hops2) ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByHopSums (left_0, ts) ->
                if (&&) (hops_shaped f hops2)
                     (Nat.eqb (length ts)
                       (length (app (coordinate_levels f) (again_levels f))))
                then Some
                       ((total_hops_questions f c l.times_ hops2 left_0 ts v),
                       k)
                else None
              | _ -> None)
           | _ -> None)
        | OfDeadlockFree (_, hops2) ->
          (match l.saying with
           | SaysExactly ->
             (match l.shown_by with
              | ByRank rank0 ->
                if (&&) ((&&) (is_one v) (hops_shaped f hops2))
                     (arriving_under c hops2 k)
                then Some ((rank_questions f c hops2 rank0), k)
                else None
              | _ -> None)
           | _ -> None))

(** val taken0 : branch list -> proof0 list -> proof0 list option **)

let rec taken0 qs ts =
  match qs with
  | [] -> Some ts
  | q0 :: qs0 ->
    (match ts with
     | [] -> None
     | t0 :: ts0 -> if refutes q0 t0 then taken0 qs0 ts0 else None)

(** val known_too : known_by -> lemma -> known_by **)

let known_too k l =
  { before = (app k.before (l :: [])); all_under = k.all_under; each_under =
    k.each_under; rooted = k.rooted; mapping = k.mapping; networks_before =
    k.networks_before; arriving = k.arriving }

(** val lemmas_shown :
    family -> known_by -> lemma list -> proof0 list -> proof0 list option **)

let rec lemmas_shown f k ls ts =
  match ls with
  | [] -> Some ts
  | l :: ls0 ->
    (match lemma_questions f k l with
     | Some p ->
       let (qs, k0) = p in
       (match taken0 qs ts with
        | Some ts0 -> lemmas_shown f (known_too k0 l) ls0 ts0
        | None -> None)
     | None -> None)

(** val no_look :
    fact_name -> naming -> term list -> term list -> nat option **)

let no_look _ _ _ _ =
  None

(** val plain_term : string list -> expr -> term option **)

let plain_term names0 e =
  match translated names0 no_look e with
  | Some m -> (match m with
               | Term t0 -> Some t0
               | Condition _ -> None)
  | None -> None

(** val plain_condition : string list -> expr -> cond option **)

let plain_condition names0 e =
  match translated names0 no_look e with
  | Some m -> (match m with
               | Term _ -> None
               | Condition c -> Some c)
  | None -> None

(** val joined : (cond -> cond -> cond) -> cond -> cond list -> cond **)

let rec joined by_ c = function
| [] -> c
| d :: l0 -> by_ c (joined by_ d l0)

(** val tuple_conditions :
    string list -> string list -> q list -> cond option **)

let tuple_conditions names0 vars0 t0 =
  if Nat.eqb (length t0) (length vars0)
  then (match all_known
                (map (fun p ->
                  match place_of2 (fst p) names0 with
                  | Some k ->
                    (match as_whole (Some (Number (snd p))) with
                     | Some z0 -> Some (Equal ((Var k), (Num z0)))
                     | None -> None)
                  | None -> None) (combine vars0 t0)) with
        | Some l ->
          (match l with
           | [] -> None
           | c :: cs -> Some (joined (fun x0 x1 -> And (x0, x1)) c cs))
        | None -> None)
  else None

(** val range_conditions : string list -> values_of -> cond list option **)

let range_conditions names0 = function
| Between_ (x0, from, to_) ->
  (match place_of2 x0 names0 with
   | Some k ->
     (match plain_term names0 from with
      | Some a ->
        (match to_ with
         | Some b ->
           (match plain_term names0 b with
            | Some b0 ->
              Some ((AtMost (a, (Var k))) :: ((AtMost ((Var k), b0)) :: []))
            | None -> None)
         | None -> Some ((AtMost (a, (Var k))) :: []))
      | None -> None)
   | None -> None)
| Tuples (xs, l) ->
  (match all_known (map (tuple_conditions names0 xs) l) with
   | Some l0 ->
     (match l0 with
      | [] -> None
      | c :: cs -> Some ((joined (fun x0 x1 -> Or (x0, x1)) c cs) :: []))
   | None -> None)

(** val domain_conditions : string list -> domain -> cond list option **)

let domain_conditions names0 d =
  match all_known (map (range_conditions names0) d.ranges) with
  | Some l ->
    (match d.condition with
     | Some c ->
       (match plain_condition names0 c with
        | Some c0 -> Some (app (concat l) (c0 :: []))
        | None -> None)
     | None -> Some (concat l))
  | None -> None

type member_of = { called : naming; family_of : family; lemmas : lemma list }

type family_theorem = { proved_claim : expr; proved_for : domain;
                        instance : z list; members : member_of list;
                        refutations : proof0 list }

(** val line_of : naming -> nat -> text option **)

let line_of m k =
  match m with
  | ByStandard s -> standard s k
  | ByOwn (_, t0) -> Some t0
  | _ -> None

(** val router_of_subject : subject_of -> (routing * next list) option **)

let router_of_subject = function
| OfDelivered (r, h) -> Some (r, h)
| OfMinimal (r, h) -> Some (r, h)
| OfMaxHops (r, h) -> Some (r, h)
| OfTotalHops (r, h) -> Some (r, h)
| OfDeadlockFree (r, h) -> Some (r, h)
| _ -> None

(** val router_fine : naming -> nat -> subject_of -> bool **)

let router_fine m k s =
  match router_of_subject s with
  | Some p ->
    let (r, h) = p in
    (match hops_for (named m (repeat Z0 k)) r with
     | Some h' -> same_hops h h'
     | None -> false)
  | None -> true

(** val member_fine : nat -> cond list -> member_of -> bool **)

let member_fine n0 conds m =
  let f = m.family_of in
  (&&)
    ((&&)
      ((&&)
        ((&&)
          ((&&) (same_list same_cond f.domain0 conds)
            (Nat.eqb f.variables0 n0)) (shaped f))
        (forallb (scoped [] n0 n0)
          (app f.arguments (flat_map (fun l -> subject_terms l.of_) m.lemmas))))
      (forallb (fun l -> router_fine m.called (length f.arguments) l.of_)
        m.lemmas))
    (match line_of m.called (length f.arguments) with
     | Some t0 -> same_text t0 f.line
     | None -> false)

(** val members_shown :
    (naming * family) list -> member_of list -> proof0 list -> proof0 list
    option **)

let rec members_shown before0 ms ts =
  match ms with
  | [] -> Some ts
  | m :: ms0 ->
    (match taken0 (network_questions m.family_of) ts with
     | Some ts0 ->
       (match lemmas_shown m.family_of { before = []; all_under = [];
                each_under = []; rooted = []; mapping = []; networks_before =
                before0; arriving = [] } m.lemmas ts0 with
        | Some ts1 ->
          members_shown (app before0 ((m.called, m.family_of) :: [])) ms0 ts1
        | None -> None)
     | None -> None)

(** val fact_is : fact_name -> term list -> subject_of -> bool **)

let fact_is f us s =
  (&&) (same_list same_term (subject_terms s) us)
    (match f with
     | F_order -> (match s with
                   | OfOrder -> true
                   | _ -> false)
     | F_size -> (match s with
                  | OfSize -> true
                  | _ -> false)
     | F_min_degree -> (match s with
                        | OfMinDegree -> true
                        | _ -> false)
     | F_max_degree -> (match s with
                        | OfMaxDegree -> true
                        | _ -> false)
     | F_diameter -> (match s with
                      | OfDiameter -> true
                      | _ -> false)
     | F_radius -> (match s with
                    | OfRadius -> true
                    | _ -> false)
     | F_distance_sum -> (match s with
                          | OfDistanceSum -> true
                          | _ -> false)
     | F_girth -> (match s with
                   | OfGirth -> true
                   | _ -> false)
     | F_connected -> (match s with
                       | OfConnected -> true
                       | _ -> false)
     | F_eccentricity -> (match s with
                          | OfEccentricity _ -> true
                          | _ -> false)
     | F_distance -> (match s with
                      | OfDistance (_, _) -> true
                      | _ -> false)
     | F_hamiltonian -> (match s with
                         | OfHamiltonian -> true
                         | _ -> false)
     | F_bisection -> (match s with
                       | OfBisection -> true
                       | _ -> false)
     | F_vertex_transitive -> (match s with
                               | OfTransitive -> true
                               | _ -> false)
     | F_edge_transitive ->
       (match s with
        | OfEdgeTransitive -> true
        | _ -> false)
     | F_bipartite -> (match s with
                       | OfBipartite -> true
                       | _ -> false)
     | F_vertex_orbits -> (match s with
                           | OfOrbits -> true
                           | _ -> false)
     | F_vertex_connectivity ->
       (match s with
        | OfVertexConnectivity -> true
        | _ -> false)
     | F_edge_connectivity ->
       (match s with
        | OfEdgeConnectivity -> true
        | _ -> false)
     | F_contains m ->
       (match s with
        | OfContains (n0, _) -> naming_same n0 m
        | _ -> false)
     | F_delivered r0 ->
       (match r0 with
        | TheRouter q0 ->
          (match s with
           | OfDelivered (r, _) -> same_routing0 r q0
           | _ -> false)
        | ListedRouter (_, _) -> false)
     | F_minimal r0 ->
       (match r0 with
        | TheRouter q0 ->
          (match s with
           | OfMinimal (r, _) -> same_routing0 r q0
           | _ -> false)
        | ListedRouter (_, _) -> false)
     | F_max_hops r0 ->
       (match r0 with
        | TheRouter q0 ->
          (match s with
           | OfMaxHops (r, _) -> same_routing0 r q0
           | _ -> false)
        | ListedRouter (_, _) -> false)
     | F_total_hops r0 ->
       (match r0 with
        | TheRouter q0 ->
          (match s with
           | OfTotalHops (r, _) -> same_routing0 r q0
           | _ -> false)
        | ListedRouter (_, _) -> false)
     | F_deadlock_free r0 ->
       (match r0 with
        | TheRouter q0 ->
          (match s with
           | OfDeadlockFree (r, _) -> same_routing0 r q0
           | _ -> false)
        | ListedRouter (_, _) -> false)
     | F_matching_number -> (match s with
                             | OfMatching -> true
                             | _ -> false)
     | F_automorphisms -> (match s with
                           | OfAutomorphisms -> true
                           | _ -> false)
     | F_word (w0, places_) ->
       (match w0 with
        | Standard_word s0 ->
          (match places_ with
           | [] -> false
           | w1 :: l ->
             (match w1 with
              | ItselfHere ->
                (match l with
                 | [] ->
                   (match s with
                    | OfWord w -> (=) s0 (word_of w)
                    | OfHamiltonianPath -> (=) s0 "hamiltonian_path"
                    | _ -> false)
                 | w :: l0 ->
                   (match w with
                    | NetworkHere (m, k) ->
                      (match l0 with
                       | [] ->
                         (match s with
                          | OfIsomorphic (n0, ps) ->
                            (&&)
                              ((&&) ((=) s0 "isomorphic") (naming_same n0 m))
                              (Nat.eqb k (length ps))
                          | _ -> false)
                       | _ :: _ -> false)
                    | _ -> false))
              | _ -> false))
        | Own_word (_, _) -> false)
     | _ -> false)

type entry = { names_ : naming; with_ : term list; tells : lemma }

(** val about1 : naming -> term list -> entry -> bool **)

let about1 m ts e =
  (&&) (naming_same e.names_ m) (same_list same_term e.with_ ts)

(** val about_same : entry -> entry -> bool **)

let about_same a e =
  (&&) (about1 a.names_ a.with_ e) (same_subject a.tells.of_ e.tells.of_)

(** val entries_of : member_of -> entry list **)

let entries_of m =
  map (fun x0 -> { names_ = m.called; with_ = m.family_of.arguments; tells =
    x0 }) m.lemmas

(** val entries : member_of list -> entry list **)

let entries ms =
  flat_map entries_of ms

(** val look_in :
    nat -> entry list -> fact_name -> naming -> term list -> term list -> nat
    option **)

let rec look_in i l f m ts us =
  match l with
  | [] -> None
  | e :: l0 ->
    if (&&) (fact_is f us e.tells.of_) (about1 m ts e)
    then Some i
    else look_in (S i) l0 f m ts us

(** val told_claim : poly list -> lemma -> poly -> claim0 **)

let told_claim ps l v =
  let v0 = ret (scale l.times_ v) in
  (match l.saying with
   | SaysExactly -> is v0 (poly_of ps l.equals)
   | SaysAtMost -> at_least1 (poly_of ps l.equals) v0
   | SaysAtLeast -> at_least1 v0 (poly_of ps l.equals))

(** val told_now : poly list -> lemma -> poly -> unit making0 **)

let told_now ps l v =
  match l.under with
  | Yes -> told_claim ps l v true
  | x0 ->
    choose
      ((claim_of ps x0 false) :: ((bind0 (claim_of ps x0 true) (fun _ ->
                                    told_claim ps l v true)) :: []))

(** val is_value : lemma -> bool **)

let is_value l =
  (&&) (is_exact l) (same_cond l.under Yes)

(** val told_value :
    poly list -> (entry * poly) list -> entry -> poly making0 **)

let told_value ps met0 e =
  match find (fun p -> about_same e (fst p)) met0 with
  | Some p -> bind0 (told_now ps e.tells (snd p)) (fun _ -> ret (snd p))
  | None ->
    if is_value e.tells
    then poly_of ps e.tells.equals
    else bind0 fresh1 (fun v ->
           bind0 (told_now ps e.tells v) (fun _ -> ret v))

(** val told_values :
    poly list -> (entry * poly) list -> entry list -> (entry * poly) list
    making0 **)

let rec told_values ps met0 = function
| [] -> ret met0
| e :: es0 ->
  bind0 (told_value ps met0 e) (fun v ->
    told_values ps (app met0 ((e, v) :: [])) es0)

(** val told_all :
    poly list -> (entry * poly) list -> member_of list -> (entry * poly) list
    making0 **)

let rec told_all xs met0 = function
| [] -> ret met0
| m :: ms0 ->
  bind0 (polys_of xs m.family_of.arguments) (fun ps ->
    bind0 (told_values ps met0 (entries_of m)) (fun met1 ->
      told_all xs met1 ms0))

(** val claim_question :
    nat -> cond list -> member_of list -> sentence0 -> branch **)

let claim_question n0 conds ms s =
  question
    (bind0 (freshes n0) (fun xs ->
      bind0 (each_true (map (claim_of xs) conds)) (fun _ ->
        bind0 (told_all xs [] ms) (fun met0 ->
          claim_of_sentence (app xs (map snd met0)) s false))))

type need = { under_ : (expr * bool) list; holds_ : bool; divisor0 : expr }

(** val needs : (expr * bool) list -> expr -> need list **)

let rec needs us = function
| Unary (_, a) -> needs us a
| Binary (o, a, b) ->
  (match o with
   | Div_ ->
     app (needs us a)
       (app (needs us b) ({ under_ = us; holds_ = false; divisor0 =
         b } :: []))
   | Mod_ ->
     app (needs us a)
       (app (needs us b) ({ under_ = us; holds_ = false; divisor0 =
         b } :: []))
   | And_ -> app (needs us a) (needs (app us ((a, true) :: [])) b)
   | Or_ -> app (needs us a) (needs (app us ((a, false) :: [])) b)
   | _ -> app (needs us a) (needs us b))
| Choice (c, a, b) ->
  (match b with
   | Constant v ->
     (match v with
      | Endless ->
        app (needs us c)
          (app ({ under_ = us; holds_ = true; divisor0 = c } :: [])
            (needs (app us ((c, true) :: [])) a))
      | _ ->
        app (needs us c)
          (app (needs (app us ((c, true) :: [])) a)
            (needs (app us ((c, false) :: [])) b)))
   | _ ->
     app (needs us c)
       (app (needs (app us ((c, true) :: [])) a)
         (needs (app us ((c, false) :: [])) b)))
| Asks (_, _, ps, args0) ->
  app (flat_map (needs us) ps) (flat_map (needs us) args0)
| _ -> []

(** val least_of : nat -> cond list -> nat -> z option **)

let least_of n0 conds k =
  fold_right (fun c r ->
    match c with
    | AtMost (a0, b) ->
      (match a0 with
       | Num a ->
         (match b with
          | Var j ->
            if (&&) ((&&) (Nat.eqb j k) (Nat.ltb k n0)) (Z.leb Z0 a)
            then Some a
            else r
          | _ -> r)
       | _ -> r)
    | _ -> r) None conds

(** val least_value : nat -> cond list -> term -> z option **)

let rec least_value n0 conds = function
| Num z0 -> if Z.leb Z0 z0 then Some z0 else None
| Var k -> least_of n0 conds k
| Plus (a, b) ->
  both_known Z.add (least_value n0 conds a) (least_value n0 conds b)
| Times (a, b) ->
  both_known Z.mul (least_value n0 conds a) (least_value n0 conds b)
| _ -> None

(** val plainly_positive : nat -> cond list -> term -> bool **)

let plainly_positive n0 conds t0 =
  match least_value n0 conds t0 with
  | Some a -> Z.ltb Z0 a
  | None -> false

type need_read = (sentence0 * bool) list * (term, sentence0) sum

(** val sure_terms :
    string list -> (fact_name -> naming -> term list -> term list -> nat
    option) -> (term -> bool) -> expr -> term list **)

let sure_terms names0 look1 plain1 e =
  flat_map (fun d ->
    match fraction_of names0 look1 d.divisor0 with
    | Some f ->
      let { above0 = t0; number_below = _; term_below = term_below0 } = f in
      (match term_below0 with
       | Some _ -> []
       | None ->
         if (&&) (negb d.holds_)
              (match d.under_ with
               | [] -> true
               | _ :: _ -> plain1 t0)
         then t0 :: []
         else [])
    | None -> []) (needs [] e)

(** val read_need :
    string list -> (fact_name -> naming -> term list -> term list -> nat
    option) -> term list -> need -> need_read option **)

let read_need names0 look1 sure d =
  match all_known
          (map (fun g ->
            option_map (fun s -> (s, (snd g)))
              (sentence_of names0 look1 sure (fst g))) d.under_) with
  | Some us ->
    if d.holds_
    then option_map (fun s -> (us, (Inr s)))
           (sentence_of names0 look1 sure d.divisor0)
    else (match fraction_of names0 look1 d.divisor0 with
          | Some f ->
            let { above0 = t0; number_below = _; term_below = term_below0 } =
              f
            in
            (match term_below0 with
             | Some _ -> None
             | None -> Some (us, (Inl t0)))
          | None -> None)
  | None -> None

(** val same_sentence : sentence0 -> sentence0 -> bool **)

let rec same_sentence s t0 =
  match s with
  | Plain c -> (match t0 with
                | Plain d -> same_cond c d
                | _ -> false)
  | Related (o, a, b, p) ->
    (match t0 with
     | Related (o', a', b', p') ->
       (&&)
         ((&&)
           ((&&)
             (match o with
              | Equal_ -> (match o' with
                           | Equal_ -> true
                           | _ -> false)
              | Unequal_ -> (match o' with
                             | Unequal_ -> true
                             | _ -> false)
              | Less_ -> (match o' with
                          | Less_ -> true
                          | _ -> false)
              | AtMost_ -> (match o' with
                            | AtMost_ -> true
                            | _ -> false)
              | More_ -> (match o' with
                          | More_ -> true
                          | _ -> false)
              | AtLeast_ -> (match o' with
                             | AtLeast_ -> true
                             | _ -> false)
              | _ -> false) (same_term a a')) (same_term b b'))
         (same_term p p')
     | _ -> false)
  | Both0 (a, b) ->
    (match t0 with
     | Both0 (c, d) -> (&&) (same_sentence a c) (same_sentence b d)
     | _ -> false)
  | Opposite0 a ->
    (match t0 with
     | Opposite0 b -> same_sentence a b
     | _ -> false)

(** val same_guard : (sentence0 * bool) -> (sentence0 * bool) -> bool **)

let same_guard g h =
  (&&) (same_sentence (fst g) (fst h)) (eqb (snd g) (snd h))

(** val begins0 :
    (sentence0 * bool) list -> (sentence0 * bool) list -> bool **)

let rec begins0 us vs =
  match us with
  | [] -> true
  | u :: us0 ->
    (match vs with
     | [] -> false
     | v :: vs0 -> (&&) (same_guard u v) (begins0 us0 vs0))

(** val same_need : (term, sentence0) sum -> (term, sentence0) sum -> bool **)

let same_need a b =
  match a with
  | Inl s -> (match b with
              | Inl t0 -> same_term s t0
              | Inr _ -> false)
  | Inr s -> (match b with
              | Inl _ -> false
              | Inr t0 -> same_sentence s t0)

(** val new_needs : need_read list -> need_read list -> need_read list **)

let rec new_needs asked2 = function
| [] -> []
| d :: l0 ->
  if existsb (fun a ->
       (&&) (same_need (snd a) (snd d)) (begins0 (fst a) (fst d))) asked2
  then new_needs asked2 l0
  else d :: (new_needs (d :: asked2) l0)

(** val is_asked : need_read list -> term -> bool **)

let is_asked l t0 =
  (||) (positive_number t0)
    (existsb (fun d ->
      let (y, y0) = d in
      (match y with
       | [] -> (match y0 with
                | Inl s -> same_term t0 s
                | Inr _ -> false)
       | _ :: _ -> false)) l)

(** val read_needs :
    string list -> (fact_name -> naming -> term list -> term list -> nat
    option) -> term list -> expr -> need_read list option **)

let read_needs names0 look1 sure e =
  option_map (fun l ->
    new_needs []
      (filter (fun d ->
        match snd d with
        | Inl t0 -> negb (positive_number t0)
        | Inr _ -> true) l))
    (all_known (map (read_need names0 look1 sure) (needs [] e)))

(** val asserted : poly list -> (sentence0 * bool) list -> unit making0 **)

let rec asserted ps = function
| [] -> ret ()
| u :: us0 ->
  bind0 (claim_of_sentence ps (fst u) (snd u)) (fun _ -> asserted ps us0)

(** val need_question :
    nat -> cond list -> member_of list -> need_read -> branch **)

let need_question n0 conds ms d =
  question
    (bind0 (freshes n0) (fun xs ->
      bind0 (each_true (map (claim_of xs) conds)) (fun _ ->
        bind0 (told_all xs [] ms) (fun met0 ->
          let ps = app xs (map snd met0) in
          bind0 (asserted ps (fst d)) (fun _ ->
            match snd d with
            | Inl t0 -> bind0 (poly_of ps t0) (fun q0 -> fact0 (opposite q0))
            | Inr s -> claim_of_sentence ps s false)))))

(** val surely_true : string list -> entry list -> expr -> bool **)

let surely_true names0 es c =
  match translated names0 (look_in (length names0) es) c with
  | Some m ->
    (match m with
     | Term _ -> false
     | Condition c0 ->
       (match c0 with
        | AtMost (a, b) ->
          (match a with
           | Num z0 ->
             (match z0 with
              | Zpos p ->
                (match p with
                 | XH ->
                   (match b with
                    | Var k ->
                      (&&) (Nat.leb (length names0) k)
                        (match nth_error es (sub k (length names0)) with
                         | Some e ->
                           (&&) (is_value e.tells) (is_one e.tells.equals)
                         | None -> false)
                    | _ -> false)
                 | _ -> false)
              | _ -> false)
           | _ -> false)
        | _ -> false))
  | None -> false

(** val has_number : string list -> entry list -> expr -> bool **)

let has_number names0 es a =
  match translated names0 (look_in (length names0) es) a with
  | Some m -> (match m with
               | Term _ -> true
               | Condition _ -> false)
  | None -> false

(** val has_value : string list -> entry list -> expr -> bool **)

let has_value names0 es a = match a with
| Label _ -> true
| _ -> given (translated names0 (look_in (length names0) es) a)

(** val spelled_out : string list -> entry list -> bool -> expr -> expr **)

let rec spelled_out names0 es away e = match e with
| Unary (o, a) -> Unary (o, (spelled_out names0 es away a))
| Binary (o, a, b) ->
  Binary (o, (spelled_out names0 es away a), (spelled_out names0 es away b))
| Choice (c, a, b) ->
  if (&&) ((&&) away (surely_true names0 es c))
       (match b with
        | Constant v -> (match v with
                         | Endless -> true
                         | _ -> false)
        | _ -> false)
  then spelled_out names0 es away a
  else Choice ((spelled_out names0 es away c),
         (spelled_out names0 es away a), (spelled_out names0 es away b))
| Meant (_, _, ps, args0, body) ->
  if (&&) (forallb (has_number names0 es) ps)
       (forallb (has_value names0 es) args0)
  then spelled_out names0 es away body
  else e
| _ -> e

(** val always_valued : subject_of -> bool **)

let always_valued = function
| OfOrder -> true
| OfTransitive -> true
| OfHamiltonian -> true
| OfBipartite -> true
| OfConnected -> true
| OfVertexConnectivity -> true
| OfBisection -> true
| OfAutomorphisms -> true
| OfContains (_, _) -> true
| OfIsomorphic (_, _) -> true
| OfWord _ -> true
| OfHamiltonianPath -> true
| _ -> false

(** val bounds0 : lemma -> bool **)

let bounds0 l =
  (&&) (match l.saying with
        | SaysAtLeast -> false
        | _ -> true) (same_cond l.under Yes)

(** val assured : entry list -> entry -> bool **)

let assured es e =
  (||) (always_valued e.tells.of_)
    (existsb (fun d -> (&&) (about_same e d) (bounds0 d.tells)) es)

(** val theorem_shown : family_theorem -> bool **)

let theorem_shown t0 =
  let names0 = variables_of t0.proved_for in
  let n0 = length names0 in
  let es = entries t0.members in
  (&&)
    ((&&) (Nat.eqb (length t0.instance) n0)
      (in_domain (combine names0 (map whole_number t0.instance))
        t0.proved_for))
    (match domain_conditions names0 t0.proved_for with
     | Some conds ->
       (&&)
         ((&&) (forallb (member_fine n0 conds) t0.members)
           (forallb (assured es) es))
         (let claim1 = fun away -> spelled_out names0 es away t0.proved_claim
          in
          let sure =
            sure_terms names0 (look_in n0 es) (plainly_positive n0 conds)
              (claim1 false)
          in
          (match members_shown [] t0.members t0.refutations with
           | Some l ->
             (match l with
              | [] -> false
              | last_ :: more ->
                (match sentence_of names0 (look_in n0 es) sure (claim1 true) with
                 | Some s ->
                   (match read_needs names0 (look_in n0 es) sure
                            (claim1 false) with
                    | Some ds ->
                      (&&)
                        ((&&)
                          (refutes (claim_question n0 conds t0.members s)
                            last_)
                          (forallb (fun t1 ->
                            (||) (plainly_positive n0 conds t1)
                              (is_asked ds t1)) sure))
                        (match taken0
                                 (map (need_question n0 conds t0.members) ds)
                                 more with
                         | Some l0 ->
                           (match l0 with
                            | [] -> true
                            | _ :: _ -> false)
                         | None -> false)
                    | None -> false)
                 | None -> false))
           | None -> false))
     | None -> false)

(** val make_range : term -> term -> cond -> range **)

let make_range low0 high0 only0 =
  { low = low0; high = high0; only = only0 }

(** val make_next : term list -> range list -> cond -> next **)

let make_next to1 over2 when1 =
  { to0 = to1; over = over2; when0 = when1 }

(** val make_text : nat -> range list -> next list -> text **)

let make_text parameters0 coordinates0 neighbours0 =
  { parameters = parameters0; coordinates = coordinates0; neighbours =
    neighbours0 }

(** val make_piece : term list -> cond option -> piece0 **)

let make_piece to1 where_1 =
  { towards = to1; where_0 = where_1 }

(** val make_family :
    text -> nat -> cond list -> term list -> term list -> piece0 list ->
    family **)

let make_family line0 variables1 domain1 arguments0 root1 back1 =
  { line = line0; variables0 = variables1; domain0 = domain1; arguments =
    arguments0; root0 = root1; back0 = back1 }

(** val variables_of_item : item -> range list **)

let variables_of_item it =
  it.others0
