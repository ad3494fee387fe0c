(* Networks as lines of text, such as

     Ladder(n) = graph i in 0..n-1, s in 0..1: (i+1, s) if i+1 < n; (i, 1-s)

   What such a line means, all of it computable: its terms and conditions, the vertices, their
   neighbours, and the network. A name is a number here: in the line above n is 0, i is 1, s is 2,
   that is, the place where its value stands in a list: first the values of the parameters, then
   those of the coordinates, then those of the variables that a neighbour has. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

Inductive term : Type :=
| Num (z : Z)                 (* 7 *)
| Var (k : nat)               (* a parameter, a coordinate, a variable *)
| Plus (a b : term)           (* a + b *)
| Minus (a b : term)          (* a - b *)
| Times (a b : term)          (* a * b *)
| Floor (a b : term)          (* floor(a/b), no value for b = 0 *)
| Divide (a b : term)         (* a / b, no value for b = 0, nor where b does not divide a *)
| Rest (a b : term)           (* a % b, at least 0, no value unless b is positive *)
| Min (a b : term)            (* min(a, b) *)
| Max (a b : term)            (* max(a, b) *)
| Abs (a : term)              (* abs(a) *)
| Pow (a b : term)            (* pow(a, b), no value for a negative b *)
| Xor (a b : term)            (* xor(a, b), no value for negative numbers *)
| Bit (a b : term)            (* bit(a, b): bit b of a, 0 is the lowest; no value for negative numbers *)
| Cond (c : cond) (a b : term)  (* cond(c, a, b): a where c holds, b where it does not; the other needs no value *)
| Total (a b t : term)        (* sum i in a..b: t, where i stands behind the names that are there *)
with cond : Type :=
| Yes                         (* true; where there is no condition *)
| Equal (a b : term)          (* a == b *)
| Less (a b : term)           (* a < b *)
| AtMost (a b : term)         (* a <= b *)
| Not (c : cond)              (* !c *)
| And (c d : cond)            (* c && d; where c does not hold, d needs no value *)
| Or (c d : cond)             (* c || d; where c holds, d needs no value *)
| Every (a b : term) (c : cond).  (* all i in a..b: c, of which each has a value *)

(* Numbers and operators as in the line, but for %, which is mod. *)
Coercion Num : Z >-> term.
Declare Scope text_scope.
Delimit Scope text_scope with text.
Bind Scope text_scope with term.
Bind Scope text_scope with cond.
Infix "+" := Plus : text_scope.
Infix "-" := Minus : text_scope.
Infix "*" := Times : text_scope.
Infix "/" := Divide : text_scope.
Infix "mod" := Rest : text_scope.
Infix "==" := Equal (at level 70) : text_scope.
Infix "<" := Less : text_scope.
Infix "<=" := AtMost : text_scope.
Infix "&&" := And : text_scope.
Infix "||" := Or : text_scope.

Definition both (f : Z -> Z -> Z) (fine : Z -> Z -> bool) (a b : option Z) : option Z :=
  match a, b with Some x, Some y => if fine x y then Some (f x y) else None | _, _ => None end.

Definition compare (f : Z -> Z -> bool) (a b : option Z) : option bool :=
  match a, b with Some x, Some y => Some (f x y) | _, _ => None end.

Definition always (x y : Z) : bool := true.
Definition positive_below (x y : Z) : bool := 0 <? y.
Definition not_zero_below (x y : Z) : bool := negb (y =? 0).
Definition whole_quotient (x y : Z) : bool := negb (y =? 0) && (x mod y =? 0).
Definition not_negative (x y : Z) : bool := (0 <=? x) && (0 <=? y).

(* The numbers from a on, so many; and those from a to b. *)
Fixpoint upwards (a : Z) (many : nat) : list Z := match many with O => [] | S many => a :: upwards (a + 1) many end.

Definition span (a b : Z) : list Z := upwards a (Z.to_nat (b - a + 1)).

(* What f has for each, added up; and whether it is true of each. None if one has no value. *)
Definition added {A} (f : A -> option Z) : list A -> option Z :=
  fix go l := match l with [] => Some 0 | x :: l => both Z.add always (f x) (go l) end.

Definition true_of_each {A} (f : A -> option bool) : list A -> option bool :=
  fix go l := match l with [] => Some true | x :: l => match f x, go l with Some b, Some c => Some (b && c)%bool | _, _ => None end end.

Definition from_to {A} (f : list Z -> option A) (a b : option Z) : option A :=
  match a, b with Some x, Some y => f (span x y) | _, _ => None end.

(* The value of a term, where e has the values of the names; None if there is none. *)
Fixpoint value (e : list Z) (t : term) : option Z :=
  match t with
  | Num z => Some z
  | Var k => nth_error e k
  | Plus a b => both Z.add always (value e a) (value e b)
  | Minus a b => both Z.sub always (value e a) (value e b)
  | Times a b => both Z.mul always (value e a) (value e b)
  | Floor a b => both Z.div not_zero_below (value e a) (value e b)
  | Divide a b => both Z.div whole_quotient (value e a) (value e b)
  | Rest a b => both Z.modulo positive_below (value e a) (value e b)
  | Min a b => both Z.min always (value e a) (value e b)
  | Max a b => both Z.max always (value e a) (value e b)
  | Abs a => option_map Z.abs (value e a)
  | Pow a b => both Z.pow (fun _ y => 0 <=? y) (value e a) (value e b)
  | Xor a b => both Z.lxor not_negative (value e a) (value e b)
  | Bit a b => both (fun x y => if Z.testbit x y then 1 else 0) not_negative (value e a) (value e b)
  | Cond c a b => match holds e c with Some true => value e a | Some false => value e b | None => None end
  | Total a b t => from_to (added (fun x => value (e ++ [x]) t)) (value e a) (value e b)
  end
with holds (e : list Z) (c : cond) : option bool :=
  match c with
  | Yes => Some true
  | Equal a b => compare Z.eqb (value e a) (value e b)
  | Less a b => compare Z.ltb (value e a) (value e b)
  | AtMost a b => compare Z.leb (value e a) (value e b)
  | Not c => option_map negb (holds e c)
  | And c d => match holds e c with Some true => holds e d | o => o end
  | Or c d => match holds e c with Some false => holds e d | o => o end
  | Every a b c => from_to (true_of_each (fun x => holds (e ++ [x]) c)) (value e a) (value e b)
  end.

(* i in A..B if C, where A and B may have the names before i, and C has i too. *)
Record range := Range { low : term; high : term; only : cond }.

(* A neighbour: (T, U, ...) for i in A..B, ... if C. *)
Record next := Next { to : list term; over : list range; when : cond }.

(* A line: how many parameters, the ranges of the coordinates, the neighbours. *)
Record text := Text { parameters : nat; coordinates : list range; neighbours : list next }.

(* What f lists for each member of l, one after the other. *)
Fixpoint each {A B} (f : A -> option (list B)) (l : list A) : option (list B) :=
  match l with
  | [] => Some []
  | a :: l => match f a, each f l with Some x, Some y => Some (x ++ y) | _, _ => None end
  end.

(* What is listed where a condition holds. *)
Definition where_holds {B} (c : option bool) (l : option (list B)) : option (list B) :=
  match c with Some true => l | Some false => Some [] | None => None end.

(* The tuples that ranges say, the last coordinate fastest. *)
Fixpoint tuples (e : list Z) (rs : list range) : option (list (list Z)) :=
  match rs with
  | [] => Some [[]]
  | r :: rs =>
    match value e (low r), value e (high r) with
    | Some a, Some b => each (fun x => where_holds (holds (e ++ [x]) (only r))
        (option_map (map (cons x)) (tuples (e ++ [x]) rs))) (span a b)
    | _, _ => None
    end
  end.

Fixpoint tuple (e : list Z) (ts : list term) : option (list Z) :=
  match ts with
  | [] => Some []
  | t :: ts => match value e t, tuple e ts with Some x, Some l => Some (x :: l) | _, _ => None end
  end.

Definition listed (e : list Z) (n : next) : option (list (list Z)) :=
  match tuples e (over n) with
  | Some l => each (fun v => where_holds (holds (e ++ v) (when n)) (option_map (fun w => [w]) (tuple (e ++ v) (to n)))) l
  | None => None
  end.

Definition text_vertices (t : text) (ps : list Z) : option (list (list Z)) := tuples ps (coordinates t).

Definition text_neighbours (t : text) (ps v : list Z) : option (list (list Z)) := each (listed (ps ++ v)) (neighbours t).

(* A line is right for the values ps of its parameters if all that is asked for has a value, there
   is a vertex, and every neighbour is a vertex and another one. *)
Definition text_right (t : text) (ps : list Z) : Prop :=
  length ps = parameters t /\
  exists vs, text_vertices t ps = Some vs /\ vs <> [] /\
  forall v, In v vs -> exists ws, text_neighbours t ps v = Some ws /\ forall w, In w ws -> In w vs /\ w <> v.

Definition known {A} (l : option (list A)) : list A := match l with Some l => l | None => [] end.

(* The network of a line that is right. *)
Definition text_graph (t : text) (ps : list Z) : graph :=
  Graph (list Z) (known (text_vertices t ps)) (fun u v => In v (known (text_neighbours t ps u))).

(* A line is right and its network is g, where the vertex v of g is the tuple [code v], and the
   tuple w is the vertex [name w] of g. *)
Definition text_says (t : text) (ps : list Z) (g : graph) (code : vertex g -> list Z) (name : list Z -> vertex g) : Prop :=
  text_right t ps /\
  (forall v, is_vertex g v -> is_vertex (text_graph t ps) (code v) /\ name (code v) = v) /\
  (forall w, is_vertex (text_graph t ps) w -> is_vertex g (name w) /\ code (name w) = w) /\
  (forall u w, is_vertex (text_graph t ps) u -> is_vertex (text_graph t ps) w ->
    adj (text_graph t ps) u w <-> adj g (name u) (name w)).
