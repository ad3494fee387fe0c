
type __ = Obj.t

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

(** val fst : ('a1 * 'a2) -> 'a1 **)

let fst = function
| (x, _) -> x

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

module Nat =
 struct
  (** val eqb : nat -> nat -> bool **)

  let rec eqb n0 m =
    match n0 with
    | O -> (match m with
            | O -> true
            | S _ -> false)
    | S n' -> (match m with
               | O -> false
               | S m' -> eqb n' m')
 end

module Pos =
 struct
  (** val succ : positive -> positive **)

  let rec succ = function
  | XI p -> XO (succ p)
  | XO p -> XI p
  | XH -> XO XH

  (** val add : positive -> positive -> positive **)

  let rec add x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XO p ->
      (match y with
       | XI q -> XI (add p q)
       | XO q -> XO (add p q)
       | XH -> XI p)
    | XH -> (match y with
             | XI q -> XO (succ q)
             | XO q -> XI q
             | XH -> XO XH)

  (** val add_carry : positive -> positive -> positive **)

  and add_carry x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> XI (add_carry p q)
       | XO q -> XO (add_carry p q)
       | XH -> XI (succ p))
    | XO p ->
      (match y with
       | XI q -> XO (add_carry p q)
       | XO q -> XI (add p q)
       | XH -> XO (succ p))
    | XH ->
      (match y with
       | XI q -> XI (succ q)
       | XO q -> XO (succ q)
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

  (** val mul : positive -> positive -> positive **)

  let rec mul x y =
    match x with
    | XI p -> add y (XO (mul p y))
    | XO p -> XO (mul p y)
    | XH -> y

  (** val iter : ('a1 -> 'a1) -> 'a1 -> positive -> 'a1 **)

  let rec iter f x = function
  | XI n' -> f (iter f (iter f x n') n')
  | XO n' -> iter f (iter f x n') n'
  | XH -> f x

  (** val compare_cont : comparison -> positive -> positive -> comparison **)

  let rec compare_cont r x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> compare_cont r p q
       | XO q -> compare_cont Gt p q
       | XH -> Gt)
    | XO p ->
      (match y with
       | XI q -> compare_cont Lt p q
       | XO q -> compare_cont r p q
       | XH -> Gt)
    | XH -> (match y with
             | XH -> r
             | _ -> Lt)

  (** val compare : positive -> positive -> comparison **)

  let compare =
    compare_cont Eq

  (** val eqb : positive -> positive -> bool **)

  let rec eqb p q =
    match p with
    | XI p0 -> (match q with
                | XI q0 -> eqb p0 q0
                | _ -> false)
    | XO p0 -> (match q with
                | XO q0 -> eqb p0 q0
                | _ -> false)
    | XH -> (match q with
             | XH -> true
             | _ -> false)

  (** val coq_Nsucc_double : n -> n **)

  let coq_Nsucc_double = function
  | N0 -> Npos XH
  | Npos p -> Npos (XI p)

  (** val coq_Ndouble : n -> n **)

  let coq_Ndouble = function
  | N0 -> N0
  | Npos p -> Npos (XO p)

  (** val coq_lxor : positive -> positive -> n **)

  let rec coq_lxor p q =
    match p with
    | XI p0 ->
      (match q with
       | XI q0 -> coq_Ndouble (coq_lxor p0 q0)
       | XO q0 -> coq_Nsucc_double (coq_lxor p0 q0)
       | XH -> Npos (XO p0))
    | XO p0 ->
      (match q with
       | XI q0 -> coq_Nsucc_double (coq_lxor p0 q0)
       | XO q0 -> coq_Ndouble (coq_lxor p0 q0)
       | XH -> Npos (XI p0))
    | XH ->
      (match q with
       | XI q0 -> Npos (XO q0)
       | XO q0 -> Npos (XI q0)
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

  let rec iter_op op p a =
    match p with
    | XI p0 -> op a (iter_op op p0 (op a a))
    | XO p0 -> iter_op op p0 (op a a)
    | XH -> a

  (** val to_nat : positive -> nat **)

  let to_nat x =
    iter_op Coq__1.add x (S O)

  (** val of_succ_nat : nat -> positive **)

  let rec of_succ_nat = function
  | O -> XH
  | S x -> succ (of_succ_nat x)
 end

module N =
 struct
  (** val succ_pos : n -> positive **)

  let succ_pos = function
  | N0 -> XH
  | Npos p -> Pos.succ p

  (** val coq_lxor : n -> n -> n **)

  let coq_lxor n0 m =
    match n0 with
    | N0 -> m
    | Npos p -> (match m with
                 | N0 -> n0
                 | Npos q -> Pos.coq_lxor p q)

  (** val testbit : n -> n -> bool **)

  let testbit a n0 =
    match a with
    | N0 -> false
    | Npos p -> Pos.testbit p n0
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
  | Zneg p -> Zneg (Pos.pred_double p)

  (** val pred_double : z -> z **)

  let pred_double = function
  | Z0 -> Zneg XH
  | Zpos p -> Zpos (Pos.pred_double p)
  | Zneg p -> Zneg (XI p)

  (** val pos_sub : positive -> positive -> z **)

  let rec pos_sub x y =
    match x with
    | XI p ->
      (match y with
       | XI q -> double (pos_sub p q)
       | XO q -> succ_double (pos_sub p q)
       | XH -> Zpos (XO p))
    | XO p ->
      (match y with
       | XI q -> pred_double (pos_sub p q)
       | XO q -> double (pos_sub p q)
       | XH -> Zpos (Pos.pred_double p))
    | XH ->
      (match y with
       | XI q -> Zneg (XO q)
       | XO q -> Zneg (Pos.pred_double q)
       | XH -> Z0)

  (** val add : z -> z -> z **)

  let add x y =
    match x with
    | Z0 -> y
    | Zpos x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> Zpos (Pos.add x' y')
       | Zneg y' -> pos_sub x' y')
    | Zneg x' ->
      (match y with
       | Z0 -> x
       | Zpos y' -> pos_sub y' x'
       | Zneg y' -> Zneg (Pos.add x' y'))

  (** val opp : z -> z **)

  let opp = function
  | Z0 -> Z0
  | Zpos x0 -> Zneg x0
  | Zneg x0 -> Zpos x0

  (** val sub : z -> z -> z **)

  let sub m n0 =
    add m (opp n0)

  (** val mul : z -> z -> z **)

  let mul x y =
    match x with
    | Z0 -> Z0
    | Zpos x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zpos (Pos.mul x' y')
       | Zneg y' -> Zneg (Pos.mul x' y'))
    | Zneg x' ->
      (match y with
       | Z0 -> Z0
       | Zpos y' -> Zneg (Pos.mul x' y')
       | Zneg y' -> Zpos (Pos.mul x' y'))

  (** val pow_pos : z -> positive -> z **)

  let pow_pos z0 =
    Pos.iter (mul z0) (Zpos XH)

  (** val pow : z -> z -> z **)

  let pow x = function
  | Z0 -> Zpos XH
  | Zpos p -> pow_pos x p
  | Zneg _ -> Z0

  (** val compare : z -> z -> comparison **)

  let compare x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> Eq
             | Zpos _ -> Lt
             | Zneg _ -> Gt)
    | Zpos x' -> (match y with
                  | Zpos y' -> Pos.compare x' y'
                  | _ -> Gt)
    | Zneg x' ->
      (match y with
       | Zneg y' -> compOpp (Pos.compare x' y')
       | _ -> Lt)

  (** val leb : z -> z -> bool **)

  let leb x y =
    match compare x y with
    | Gt -> false
    | _ -> true

  (** val ltb : z -> z -> bool **)

  let ltb x y =
    match compare x y with
    | Lt -> true
    | _ -> false

  (** val eqb : z -> z -> bool **)

  let eqb x y =
    match x with
    | Z0 -> (match y with
             | Z0 -> true
             | _ -> false)
    | Zpos p -> (match y with
                 | Zpos q -> Pos.eqb p q
                 | _ -> false)
    | Zneg p -> (match y with
                 | Zneg q -> Pos.eqb p q
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
  | x -> x

  (** val to_nat : z -> nat **)

  let to_nat = function
  | Zpos p -> Pos.to_nat p
  | _ -> O

  (** val of_nat : nat -> z **)

  let of_nat = function
  | O -> Z0
  | S n1 -> Zpos (Pos.of_succ_nat n1)

  (** val of_N : n -> z **)

  let of_N = function
  | N0 -> Z0
  | Npos p -> Zpos p

  (** val pos_div_eucl : positive -> z -> z * z **)

  let rec pos_div_eucl a b =
    match a with
    | XI a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = add (mul (Zpos (XO XH)) r) (Zpos XH) in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q), r')
      else ((add (mul (Zpos (XO XH)) q) (Zpos XH)), (sub r' b))
    | XO a' ->
      let (q, r) = pos_div_eucl a' b in
      let r' = mul (Zpos (XO XH)) r in
      if ltb r' b
      then ((mul (Zpos (XO XH)) q), r')
      else ((add (mul (Zpos (XO XH)) q) (Zpos XH)), (sub r' b))
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
         let (q, r) = pos_div_eucl a' (Zpos b') in
         (match r with
          | Z0 -> ((opp q), Z0)
          | _ -> ((opp (add q (Zpos XH))), (add b r))))
    | Zneg a' ->
      (match b with
       | Z0 -> (Z0, a)
       | Zpos _ ->
         let (q, r) = pos_div_eucl a' b in
         (match r with
          | Z0 -> ((opp q), Z0)
          | _ -> ((opp (add q (Zpos XH))), (sub b r)))
       | Zneg b' -> let (q, r) = pos_div_eucl a' (Zpos b') in (q, (opp r)))

  (** val div : z -> z -> z **)

  let div a b =
    let (q, _) = div_eucl a b in q

  (** val modulo : z -> z -> z **)

  let modulo a b =
    let (_, r) = div_eucl a b in r

  (** val odd : z -> bool **)

  let odd = function
  | Z0 -> false
  | Zpos p -> (match p with
               | XO _ -> false
               | _ -> true)
  | Zneg p -> (match p with
               | XO _ -> false
               | _ -> true)

  (** val testbit : z -> z -> bool **)

  let testbit a = function
  | Z0 -> odd a
  | Zpos p ->
    (match a with
     | Z0 -> false
     | Zpos a0 -> Pos.testbit a0 (Npos p)
     | Zneg a0 -> negb (N.testbit (Pos.pred_N a0) (Npos p)))
  | Zneg _ -> false

  (** val coq_lxor : z -> z -> z **)

  let coq_lxor a b =
    match a with
    | Z0 -> b
    | Zpos a0 ->
      (match b with
       | Z0 -> a
       | Zpos b0 -> of_N (Pos.coq_lxor a0 b0)
       | Zneg b0 -> Zneg (N.succ_pos (N.coq_lxor (Npos a0) (Pos.pred_N b0))))
    | Zneg a0 ->
      (match b with
       | Z0 -> a
       | Zpos b0 -> Zneg (N.succ_pos (N.coq_lxor (Pos.pred_N a0) (Npos b0)))
       | Zneg b0 -> of_N (N.coq_lxor (Pos.pred_N a0) (Pos.pred_N b0)))
 end

(** val nth : nat -> 'a1 list -> 'a1 -> 'a1 **)

let rec nth n0 l default =
  match n0 with
  | O -> (match l with
          | [] -> default
          | x :: _ -> x)
  | S m -> (match l with
            | [] -> default
            | _ :: t -> nth m t default)

(** val nth_error : 'a1 list -> nat -> 'a1 option **)

let rec nth_error l = function
| O -> (match l with
        | [] -> None
        | x :: _ -> Some x)
| S n1 -> (match l with
           | [] -> None
           | _ :: l0 -> nth_error l0 n1)

(** val rev : 'a1 list -> 'a1 list **)

let rec rev = function
| [] -> []
| x :: l' -> app (rev l') (x :: [])

(** val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list **)

let rec map f = function
| [] -> []
| a :: t -> (f a) :: (map f t)

(** val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list **)

let rec flat_map f = function
| [] -> []
| x :: t -> app (f x) (flat_map f t)

(** val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1 **)

let rec fold_left f l a0 =
  match l with
  | [] -> a0
  | b :: t -> fold_left f t (f a0 b)

(** val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1 **)

let rec fold_right f a0 = function
| [] -> a0
| b :: t -> f b (fold_right f a0 t)

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
| x :: l0 -> if f x then x :: (filter f l0) else filter f l0

(** val find : ('a1 -> bool) -> 'a1 list -> 'a1 option **)

let rec find f = function
| [] -> None
| x :: tl -> if f x then Some x else find f tl

(** val seq : nat -> nat -> nat list **)

let rec seq start = function
| O -> []
| S len0 -> start :: (seq (S start) len0)

(** val lsl0 : Uint63.t -> Uint63.t -> Uint63.t **)

let lsl0 = Uint63.l_sl

(** val lsr0 : Uint63.t -> Uint63.t -> Uint63.t **)

let lsr0 = Uint63.l_sr

(** val land0 : Uint63.t -> Uint63.t -> Uint63.t **)

let land0 = Uint63.l_and

(** val lor0 : Uint63.t -> Uint63.t -> Uint63.t **)

let lor0 = Uint63.l_or

(** val add0 : Uint63.t -> Uint63.t -> Uint63.t **)

let add0 = Uint63.add

(** val sub0 : Uint63.t -> Uint63.t -> Uint63.t **)

let sub0 = Uint63.sub

(** val eqb0 : Uint63.t -> Uint63.t -> bool **)

let eqb0 = Uint63.equal

(** val ltb0 : Uint63.t -> Uint63.t -> bool **)

let ltb0 = Uint63.lt

(** val leb0 : Uint63.t -> Uint63.t -> bool **)

let leb0 = Uint63.le

(** val size : nat **)

let size =
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
  to_Z_rec size

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
  of_pos_rec size

(** val of_Z : z -> Uint63.t **)

let of_Z = function
| Z0 -> (Uint63.of_int (0))
| Zpos p -> of_pos p
| Zneg p -> opp0 (of_pos p)

(** val make : Uint63.t -> 'a1 -> 'a1 Parray.t **)

let make = Parray.make

(** val get : 'a1 Parray.t -> Uint63.t -> 'a1 **)

let get = Parray.get

(** val set : 'a1 Parray.t -> Uint63.t -> 'a1 -> 'a1 Parray.t **)

let set = Parray.set

type graph = __ list
  (* singleton inductive, whose constructor was Graph *)

type vertex = __

(** val sum_over : ('a1 -> z) -> 'a1 list -> z **)

let rec sum_over f = function
| [] -> Z0
| a :: l0 -> Z.add (f a) (sum_over f l0)

(** val zrange : z -> z list **)

let zrange n0 =
  map Z.of_nat (seq O (Z.to_nat n0))

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

let presents_by _ _ there0 back0 =
  { there = (Obj.magic there0); back = (Obj.magic back0) }

type presentation = { plain_of : plain; good : bool;
                      presented : (__ -> presents) }

(** val put : Uint63.t -> Uint63.t list -> Uint63.t list **)

let rec put v l = match l with
| [] -> v :: []
| a :: r ->
  if ltb0 v a then v :: l else if eqb0 v a then l else a :: (put v r)

type rows = Uint63.t list Parray.t

(** val join : Uint63.t -> rows -> Uint63.t -> Uint63.t -> rows **)

let join n0 t u v =
  if (&&) ((&&) (ltb0 u n0) (ltb0 v n0)) (negb (eqb0 u v))
  then let t0 = set t u (put v (get t u)) in set t0 v (put u (get t0 v))
  else t

(** val tabulate : Uint63.t -> (Uint63.t -> Uint63.t list) -> plain **)

let tabulate n0 arcs =
  let t =
    fold_left (fun t u -> fold_left (fun t0 v -> join n0 t0 u v) (arcs u) t)
      (ints n0) (make n0 [])
  in
  { total = n0; row = (fun v -> get t v) }

(** val table_of : Uint63.t -> (Uint63.t * Uint63.t) list -> rows **)

let table_of n0 links =
  fold_left (fun t e -> let (u, v) = e in join n0 t u v) links (make n0 [])

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
  let t =
    table_of m
      (map (fun e -> ((of_Z (fst e)), (of_Z (snd e)))) (filter inside l))
  in
  { plain_of = { total = m; row = (fun v -> get t v) }; good = (fits n0);
  presented = (fun _ ->
  presents_by (edges n0 l) { total = m; row = (fun v -> get t v) }
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
  | Some x ->
    (match b with
     | Some y -> if fine x y then Some (f x y) else None
     | None -> None)
  | None -> None

(** val compare0 : (z -> z -> bool) -> z option -> z option -> bool option **)

let compare0 f a b =
  match a with
  | Some x -> (match b with
               | Some y -> Some (f x y)
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

let not_negative x y =
  (&&) (Z.leb Z0 x) (Z.leb Z0 y)

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
  both (fun x y -> if Z.testbit x y then Zpos XH else Z0) not_negative
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
   | Some x -> (match each f l0 with
                | Some y -> Some (app x y)
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
        each (fun x ->
          where_holds (holds (app e (x :: [])) r.only)
            (option_map (map (fun x0 -> x :: x0))
              (tuples (app e (x :: [])) rs0))) (span a b)
      | None -> None)
   | None -> None)

(** val tuple : z list -> term list -> z list option **)

let rec tuple e = function
| [] -> Some []
| t :: ts0 ->
  (match value e t with
   | Some x -> (match tuple e ts0 with
                | Some l -> Some (x :: l)
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

let text_vertices t ps =
  tuples ps t.coordinates

(** val text_neighbours : text -> z list -> z list -> z list list option **)

let text_neighbours t ps v =
  each (listed (app ps v)) t.neighbours

(** val known : 'a1 list option -> 'a1 list **)

let known = function
| Some l0 -> l0
| None -> []

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
  let x = Var (S (S (S O))) in
  let y = Var (S (S (S (S O)))) in
  let h = Var (S (S (S (S (S O))))) in
  { parameters = (S (S (S O))); coordinates = ({ low = (Num Z0); high =
  (Minus (l, (Num (Zpos XH)))); only = (And ((And ((AtMost ((Num (Zpos (XO
  XH))), l)), (AtMost ((Num (Zpos (XO XH))), m)))), (AtMost ((Num (Zpos XH)),
  n0)))) } :: ({ low = (Num Z0); high = (Minus (m, (Num (Zpos XH)))); only =
  Yes } :: ({ low = (Num Z0); high = (Minus ((Pow ((Num (Zpos (XO XH))),
  n0)), (Num (Zpos XH)))); only = Yes } :: []))); neighbours = ({ to0 =
  ((Rest ((Plus (x, (Num (Zpos XH)))), l)) :: (y :: (h :: []))); over = [];
  when0 = Yes } :: ({ to0 = (x :: ((Rest ((Plus (y, (Num (Zpos XH)))),
  m)) :: (h :: []))); over = []; when0 =
  Yes } :: ((let b = Var (S (S (S (S (S (S O)))))) in
             { to0 = (x :: (y :: ((Xor (h, (Pow ((Num (Zpos (XO XH))),
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
  let x = Var (S (S O)) in
  let y = Var (S (S (S O))) in
  let z0 = Var (S (S (S (S O)))) in
  { parameters = (S (S O)); coordinates = ({ low = (Num Z0); high = (Minus
  (m, (Num (Zpos XH)))); only = (And ((AtMost ((Num (Zpos (XO XH))), m)),
  (AtMost ((Num (Zpos (XO XH))), n0)))) } :: ({ low = (Num Z0); high = (Minus
  (n0, (Num (Zpos XH)))); only = Yes } :: ({ low = (Num Z0); high = (Num
  (Zpos (XI (XI XH)))); only = Yes } :: []))); neighbours =
  ((let b = Var (S (S (S (S (S O))))) in
    { to0 = (x :: (y :: ((Xor (z0, (Pow ((Num (Zpos (XO XH))),
    b)))) :: []))); over = ({ low = (Num Z0); high = (Num (Zpos (XO XH)));
    only = Yes } :: []); when0 = Yes }) :: ({ to0 = (x :: ((Rest ((Plus (y,
  (Num (Zpos XH)))), n0)) :: ((Num (Zpos (XI (XO XH)))) :: []))); over = [];
  when0 = (Equal (z0, (Num (Zpos XH)))) } :: ({ to0 = ((Rest ((Plus (x, (Num
  (Zpos XH)))), m)) :: (y :: ((Num (Zpos (XI XH))) :: []))); over = [];
  when0 = (Equal (z0, (Num (Zpos (XI (XI XH)))))) } :: ({ to0 = ((Rest ((Plus
  (x, (Num (Zpos XH)))), m)) :: ((Rest ((Plus (y, (Num (Zpos XH)))),
  n0)) :: ((Num (Zpos (XO XH))) :: []))); over = []; when0 = (Equal (z0, (Num
  (Zpos (XO (XI XH)))))) } :: ({ to0 = ((Rest ((Minus (x, (Num (Zpos XH)))),
  m)) :: ((Rest ((Plus (y, (Num (Zpos XH)))), n0)) :: ((Num (Zpos (XO (XO
  XH)))) :: []))); over = []; when0 = (Equal (z0, (Num Z0))) } :: []))))) }

(** val fTT_text : text **)

let fTT_text =
  let n0 = Var O in
  let x = Var (S O) in
  let y = Var (S (S O)) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (n0,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XO (XO XH)))),
  n0)) } :: ({ low = (Num Z0); high = (Minus (n0, (Num (Zpos XH)))); only =
  Yes } :: [])); neighbours = ({ to0 = ((Plus (x, (Num (Zpos
  XH)))) :: (y :: [])); over = []; when0 = (Less (x, (Minus (n0, (Num (Zpos
  XH)))))) } :: ({ to0 = (x :: ((Plus (y, (Num (Zpos XH)))) :: [])); over =
  []; when0 = (Less (y, (Minus (n0, (Num (Zpos XH)))))) } :: ({ to0 = ((Minus
  (n0, (Num (Zpos XH)))) :: ((Rest ((Plus (y, (Floor (n0, (Num (Zpos (XO
  XH))))))), n0)) :: [])); over = []; when0 = (Equal (x, (Num
  Z0))) } :: ({ to0 = ((Rest ((Plus (x, (Floor (n0, (Num (Zpos (XO XH))))))),
  n0)) :: ((Minus (n0, (Num (Zpos XH)))) :: [])); over = []; when0 = (Equal
  (y, (Num Z0))) } :: [])))) }

(** val mCR_text : text **)

let mCR_text =
  let k = Var O in
  let x = Var (S O) in
  let y = Var (S (S O)) in
  let p = Var (S (S (S O))) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (k,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XO XH))), k)) } :: ({ low =
  (Num Z0); high = (Minus (k, (Num (Zpos XH)))); only = Yes } :: ({ low =
  (Num Z0); high = (Num (Zpos (XI XH))); only = Yes } :: []))); neighbours =
  ({ to0 = (x :: (y :: ((Rest ((Plus (p, (Num (Zpos XH)))), (Num (Zpos (XO
  (XO XH)))))) :: []))); over = []; when0 = Yes } :: ({ to0 = ((Plus (x, (Num
  (Zpos XH)))) :: (y :: ((Num (Zpos (XO XH))) :: []))); over = []; when0 =
  (And ((Equal (p, (Num Z0))), (Less (x, (Minus (k, (Num (Zpos
  XH)))))))) } :: ({ to0 = (x :: ((Plus (y, (Num (Zpos XH)))) :: ((Num (Zpos
  (XI XH))) :: []))); over = []; when0 = (And ((Equal (p, (Num (Zpos XH)))),
  (Less (y, (Minus (k, (Num (Zpos XH)))))))) } :: []))) }

(** val tCR_text : text **)

let tCR_text =
  let k = Var O in
  let x = Var (S O) in
  let y = Var (S (S O)) in
  let p = Var (S (S (S O))) in
  { parameters = (S O); coordinates = ({ low = (Num Z0); high = (Minus (k,
  (Num (Zpos XH)))); only = (AtMost ((Num (Zpos (XO XH))), k)) } :: ({ low =
  (Num Z0); high = (Minus (k, (Num (Zpos XH)))); only = Yes } :: ({ low =
  (Num Z0); high = (Num (Zpos (XI XH))); only = Yes } :: []))); neighbours =
  ({ to0 = (x :: (y :: ((Rest ((Plus (p, (Num (Zpos XH)))), (Num (Zpos (XO
  (XO XH)))))) :: []))); over = []; when0 = Yes } :: ({ to0 = ((Rest ((Plus
  (x, (Num (Zpos XH)))), k)) :: (y :: ((Num (Zpos (XO XH))) :: []))); over =
  []; when0 = (Equal (p, (Num Z0))) } :: ({ to0 = (x :: ((Rest ((Plus (y,
  (Num (Zpos XH)))), k)) :: ((Num (Zpos (XI XH))) :: []))); over = [];
  when0 = (Equal (p, (Num (Zpos XH)))) } :: []))) }

(** val sides_fine : term list -> cond **)

let sides_fine sides =
  fold_right (fun a c -> And ((AtMost ((Num (Zpos (XO XH))), a)), c)) Yes
    sides

(** val side_ranges : term list -> range list **)

let side_ranges sides = match sides with
| [] -> []
| a :: rest ->
  { low = (Num Z0); high = (Minus (a, (Num (Zpos XH)))); only =
    (sides_fine sides) } :: (map (fun b -> { low = (Num Z0); high = (Minus
                              (b, (Num (Zpos XH)))); only = Yes }) rest)

(** val changed : term list -> nat -> term -> term list **)

let rec changed coordinates0 i by_ =
  match coordinates0 with
  | [] -> []
  | x :: rest ->
    (match i with
     | O -> by_ :: rest
     | S i0 -> x :: (changed rest i0 by_))

(** val grid_text :
    nat -> term list -> term list -> (term -> term -> term * cond) -> text **)

let grid_text parameters_ sides coordinates_ step =
  { parameters = parameters_; coordinates = (side_ranges sides); neighbours =
    (map (fun i ->
      let (x, c) = step (nth i coordinates_ (Num Z0)) (nth i sides (Num Z0))
      in
      { to0 = (changed coordinates_ i x); over = []; when0 = c })
      (seq O (length coordinates_))) }

(** val vars : nat -> nat -> term list **)

let vars from many =
  map (fun x -> Var x) (seq from many)

(** val torus_step : term -> term -> term * cond **)

let torus_step x a =
  ((Rest ((Plus (x, (Num (Zpos XH)))), a)), Yes)

(** val mesh_step : term -> term -> term * cond **)

let mesh_step x a =
  ((Plus (x, (Num (Zpos XH)))), (Less (x, (Minus (a, (Num (Zpos XH)))))))

(** val grid : (term -> term -> term * cond) -> nat -> text **)

let grid step k = match k with
| O -> grid_text k (vars O k) (vars k k) step
| S n0 ->
  (match n0 with
   | O ->
     grid_text (S O) ((Var O) :: ((Var O) :: [])) (vars (S O) (S (S O))) step
   | S _ -> grid_text k (vars O k) (vars k k) step)

(** val gamma_numbers_text : text **)

let gamma_numbers_text =
  let c = Var O in
  let k = Var (S O) in
  let l = Var (S (S O)) in
  let x = Var (S (S (S O))) in
  let j = Var (S (S (S (S O)))) in
  { parameters = (S (S (S O))); coordinates = ({ low = (Num Z0); high =
  (Minus ((Times (c, k)), (Num (Zpos XH)))); only = (And ((AtMost ((Num (Zpos
  (XO XH))), c)), (And ((AtMost ((Num (Zpos XH)), k)), (AtMost ((Num (Zpos
  XH)), l)))))) } :: ({ low = (Num Z0); high = (Minus ((Times ((Times (c,
  c)), l)), (Num (Zpos XH)))); only = Yes } :: [])); neighbours = ({ to0 =
  (x :: ((Rest ((Plus (j, (Num (Zpos XH)))), (Times ((Times (c, c)),
  l)))) :: [])); over = []; when0 = Yes } :: ({ to0 = ((Rest ((Plus (x, (Num
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
    gamma_numbers_text) :: []))))))))))))))))))

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

type network =
| Standard of string * z list
| Own of string * text * z list
| Given of z * (z * z) list

(** val lexical : z list -> z list -> comparison **)

let rec lexical v w =
  match v with
  | [] -> (match w with
           | [] -> Eq
           | _ :: _ -> Lt)
  | x :: v0 ->
    (match w with
     | [] -> Gt
     | y :: w0 -> (match Z.compare x y with
                   | Eq -> lexical v0 w0
                   | x0 -> x0))

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

let rec seek fuel a from below w =
  match fuel with
  | O -> None
  | S fuel0 ->
    if ltb0 from below
    then let m = lsr0 (add0 from below) (Uint63.of_int (1)) in
         (match lexical (get a m) w with
          | Eq -> Some m
          | Lt -> seek fuel0 a (add0 m (Uint63.of_int (1))) below w
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

(** val line_vertices : text -> z list -> z list list **)

let line_vertices t ps =
  known (text_vertices t ps)

(** val size_of : z list list -> z **)

let size_of l =
  Z.of_nat (length l)

(** val vertex_right :
    text -> z list -> Uint63.t -> z list Parray.t -> Uint63.t -> bool **)

let vertex_right t ps n0 a i =
  match text_neighbours t ps (get a i) with
  | Some ws ->
    forallb (fun w ->
      match found n0 a w with
      | Some j -> negb (eqb0 i j)
      | None -> false) ws
  | None -> false

(** val line_right : text -> z list -> z list list -> bool **)

let line_right t ps l =
  let n0 = of_Z (size_of l) in
  let a = filled n0 l in
  (&&)
    ((&&)
      ((&&)
        ((&&) (Nat.eqb (length ps) t.parameters)
          (match text_vertices t ps with
           | Some _ -> true
           | None -> false)) (fits (size_of l)))
      (stand a (Uint63.of_int (0)) l))
    (forallb (vertex_right t ps n0 a) (ints n0))

(** val line_arcs :
    text -> z list -> Uint63.t -> z list Parray.t -> Uint63.t -> Uint63.t
    list **)

let line_arcs t ps n0 a i =
  flat_map (fun w -> match found n0 a w with
                     | Some j -> j :: []
                     | None -> []) (known (text_neighbours t ps (get a i)))

(** val text_table : text -> z list -> plain option **)

let text_table t ps =
  let l = line_vertices t ps in
  if line_right t ps l
  then let n0 = of_Z (size_of l) in
       let a = filled n0 l in Some (tabulate n0 (line_arcs t ps n0 a))
  else None

(** val listed_table : z -> (z * z) list -> plain option **)

let listed_table order links =
  if fits order then Some (edges_plain order links).plain_of else None

(** val network_table : network -> plain option **)

let network_table = function
| Standard (name, ps) ->
  (match standard name (length ps) with
   | Some t -> text_table t ps
   | None -> None)
| Own (_, t, ps) -> text_table t ps
| Given (order, links) -> listed_table order links

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

(** val every : Uint63.t -> (Uint63.t -> bool) -> bool **)

let every n0 test =
  forallb test (ints n0)

(** val symmetry_check : plain -> (Uint63.t -> Uint63.t) -> bool **)

let symmetry_check p f =
  let n0 = p.total in
  let t =
    fold_left (fun t v -> set t (f v) v) (ints n0)
      (make n0 (Uint63.of_int (0)))
  in
  let h = fun v -> get t v in
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

let visit mark s w =
  let (t, ahead) = s in
  if eqb0 (get t w) (Uint63.of_int (0))
  then ((set t w mark), (w :: ahead))
  else s

(** val spread :
    (Uint63.t -> Uint63.t) list -> nat -> Uint63.t -> Uint63.t list ->
    Uint63.t Parray.t -> Uint63.t Parray.t **)

let rec spread maps fuel mark ahead t =
  match fuel with
  | O -> t
  | S k ->
    (match ahead with
     | [] -> t
     | v :: rest ->
       let (t0, ahead0) =
         fold_left (fun s f -> visit mark s (f v)) maps (t, rest)
       in
       spread maps k mark ahead0 t0)

(** val sources_of :
    (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t list -> Uint63.t
    Parray.t **)

let sources_of maps n0 sources =
  let fuel = Z.to_nat (to_Z n0) in
  fold_left (fun t s ->
    spread maps fuel (add0 s (Uint63.of_int (1))) (s :: [])
      (set t s (add0 s (Uint63.of_int (1))))) sources
    (make n0 (Uint63.of_int (0)))

(** val symmetries_check : plain -> (Uint63.t -> Uint63.t) list -> bool **)

let symmetries_check p maps =
  forallb (symmetry_check p) maps

(** val waves :
    plain -> nat -> Uint63.t -> Uint63.t list -> Uint63.t Parray.t ->
    Uint63.t Parray.t **)

let rec waves p fuel level front t =
  match fuel with
  | O -> t
  | S k ->
    (match front with
     | [] -> t
     | _ :: _ ->
       let (t0, next0) =
         fold_left (fun s v ->
           fold_left (fun s0 w ->
             let (t0, next0) = s0 in
             if eqb0 (get t0 w) p.total
             then ((set t0 w level), (w :: next0))
             else s0) (p.row v) s) front (t, [])
       in
       waves p k (add0 level (Uint63.of_int (1))) next0 t0)

(** val levels : plain -> Uint63.t -> Uint63.t Parray.t **)

let levels p s =
  waves p (Z.to_nat (to_Z p.total)) (Uint63.of_int (1)) (s :: [])
    (set (make p.total p.total) s (Uint63.of_int (0)))

(** val levels_check : plain -> Uint63.t -> Uint63.t Parray.t -> bool **)

let levels_check p s t =
  (&&) ((&&) (ltb0 s p.total) (eqb0 (get t s) (Uint63.of_int (0))))
    (every p.total (fun v ->
      let l = get t v in
      (&&)
        ((&&) (ltb0 l p.total)
          ((||) (eqb0 v s)
            (existsb (fun w -> eqb0 (add0 (get t w) (Uint63.of_int (1))) l)
              (p.row v))))
        (forallb (fun w -> leb0 (get t w) (add0 l (Uint63.of_int (1))))
          (p.row v))))

(** val largest : Uint63.t -> (Uint63.t -> Uint63.t) -> Uint63.t **)

let largest n0 f =
  fold_left (fun a v -> if ltb0 a (f v) then f v else a) (ints n0)
    (Uint63.of_int (0))

(** val sum_ints :
    Uint63.t list -> (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t **)

let sum_ints l f a =
  fold_left (fun a0 v -> add0 a0 (f v)) l a

type from_source = { source : Uint63.t; furthest : Uint63.t;
                     distances : Uint63.t }

(** val measure : plain -> Uint63.t -> from_source option **)

let measure p s =
  let t = levels p s in
  if levels_check p s t
  then Some { source = s; furthest = (largest p.total (fun v -> get t v));
         distances =
         (sum_ints (ints p.total) (fun v -> get t v) (Uint63.of_int (0))) }
  else None

(** val measure_all :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> (Uint63.t
    Parray.t * from_source list) option **)

let measure_all p maps sources =
  let t = sources_of maps p.total sources in
  if (&&) (symmetries_check p maps)
       (every p.total (fun v -> negb (eqb0 (get t v) (Uint63.of_int (0)))))
  then fold_right (fun s r ->
         match r with
         | Some p0 ->
           let (t0, l) = p0 in
           (match measure p s with
            | Some m -> Some (t0, (m :: l))
            | None -> None)
         | None -> None) (Some (t, [])) sources
  else None

(** val diameter_check :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> z -> bool **)

let diameter_check p maps sources d =
  match measure_all p maps sources with
  | Some p0 ->
    let (_, l) = p0 in
    let d0 = of_Z d in
    (&&) ((&&) (Z.eqb (to_Z d0) d) (forallb (fun m -> leb0 m.furthest d0) l))
      (existsb (fun m -> eqb0 m.furthest d0) l)
  | None -> false

(** val radius_check :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> z -> bool **)

let radius_check p maps sources r =
  match measure_all p maps sources with
  | Some p0 ->
    let (_, l) = p0 in
    (&&)
      ((&&) (forallb (fun m -> Z.leb r (to_Z m.furthest)) l)
        (existsb (fun m -> Z.eqb (to_Z m.furthest) r) l))
      (forallb (fun s -> ltb0 s p.total) sources)
  | None -> false

(** val sum_check :
    plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> z -> bool **)

let sum_check p maps sources s =
  match measure_all p maps sources with
  | Some p0 ->
    let (t, l) = p0 in
    let sums =
      fold_left (fun a m -> set a m.source m.distances) l
        (make p.total (Uint63.of_int (0)))
    in
    (&&)
      ((&&)
        (forallb (fun m ->
          (&&) (eqb0 (get sums m.source) m.distances) (ltb0 m.source p.total))
          l)
        (every p.total (fun v ->
          leb0 (get sums v) (Uint63.of_int (1099511627776)))))
      (Z.eqb
        (to_Z
          (sum_ints (ints p.total) (fun v ->
            get sums (sub0 (get t v) (Uint63.of_int (1))))
            (Uint63.of_int (0)))) s)
  | None -> false

(** val row_length : plain -> Uint63.t -> z **)

let row_length p v =
  Z.of_nat (length (p.row v))

(** val size_check : plain -> z -> bool **)

let size_check p m =
  Z.eqb (sum_over (row_length p) (ints p.total)) (Z.mul (Zpos (XO XH)) m)

(** val least_check : plain -> z -> bool **)

let least_check p d =
  (&&) (every p.total (fun v -> Z.leb d (row_length p v)))
    (existsb (fun v -> Z.eqb (row_length p v) d) (ints p.total))

(** val most_check : plain -> z -> bool **)

let most_check p d =
  (&&) (every p.total (fun v -> Z.leb (row_length p v) d))
    (existsb (fun v -> Z.eqb (row_length p v) d) (ints p.total))

type metric_proof =
| Counted
| FromLevels of Uint63.t Parray.t list

(** val as_map : Uint63.t Parray.t -> Uint63.t -> Uint63.t **)

let as_map =
  get

(** val roots_of :
    Uint63.t -> (Uint63.t -> Uint63.t) list -> Uint63.t list **)

let roots_of n0 maps =
  rev
    (snd
      (fold_left (fun s v ->
        let (t, l) = s in
        if eqb0 (get t v) (Uint63.of_int (0))
        then ((spread maps (Z.to_nat (to_Z n0)) (add0 v (Uint63.of_int (1)))
                (v :: []) (set t v (add0 v (Uint63.of_int (1))))), (v :: l))
        else s) (ints n0) ((make n0 (Uint63.of_int (0))), [])))

(** val metric_check : plain -> metric_proof -> metric -> bool **)

let metric_check p p0 m =
  match p0 with
  | Counted ->
    (match m with
     | OrderIs n0 -> Z.eqb (to_Z p.total) n0
     | SizeIs m0 -> size_check p m0
     | MinDegreeIs d -> least_check p d
     | MaxDegreeIs d -> most_check p d
     | _ -> false)
  | FromLevels maps ->
    (match m with
     | DiameterIs d0 ->
       (match d0 with
        | Finite d ->
          let maps0 = map as_map maps in
          diameter_check p maps0 (roots_of p.total maps0) d
        | Infinite -> false)
     | RadiusIs r0 ->
       (match r0 with
        | Finite r ->
          let maps0 = map as_map maps in
          radius_check p maps0 (roots_of p.total maps0) r
        | Infinite -> false)
     | DistanceSumIs s0 ->
       (match s0 with
        | Finite s ->
          let maps0 = map as_map maps in
          sum_check p maps0 (roots_of p.total maps0) s
        | Infinite -> false)
     | _ -> false)

(** val metric_checks : plain -> metric_proof -> metric list -> bool **)

let metric_checks p p0 l =
  forallb (metric_check p p0) l

type fact = metric
  (* singleton inductive, whose constructor was Metric *)

type statement = { subject : network; said : fact }

type proof =
  metric_proof
  (* singleton inductive, whose constructor was MetricProof *)

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

(** val only_metric : fact -> metric option **)

let only_metric f =
  Some f

(** val proves : plain -> fact list -> proof -> bool **)

let proves p l p0 =
  match all_of only_metric l with
  | Some l0 -> metric_checks p p0 l0
  | None -> false

type table = { about : network; numbers : plain }

(** val make_table : network -> table option **)

let make_table n0 =
  option_map (fun x -> { about = n0; numbers = x }) (network_table n0)

(** val certify : table -> fact list -> proof -> statement list **)

let certify t l p =
  if proves t.numbers l p
  then map (fun x -> { subject = t.about; said = x }) l
  else []
