(* Cycles and the girth, the length of a shortest one. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

(* A cycle: three different vertices or more, each adjacent to the next and the last to the first. *)
Definition cycle (g : graph) (u : vertex g) (l : list (vertex g)) : Prop :=
  2 <= Z.of_nat (length l) /\ NoDup (u :: l) /\ path g (u :: l) /\ adj g (last l u) u.

Definition girth (g : graph) (n : Z) : Prop :=
  (exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = n) /\
  forall u l, cycle g u l -> n <= Z.of_nat (length (u :: l)).
