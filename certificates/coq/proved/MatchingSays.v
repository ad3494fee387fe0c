(* What statements say of matchings: sets of links of which no two have an end in common. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

Inductive matching :=
| MatchingAtLeast (m : Z)    (* matching-number G >= m *)
| MatchingAtMost (m : Z).    (* matching-number G <= m *)

(* The links, each given in one direction. *)
Definition is_matching (g : graph) (L : list (vertex g * vertex g)) : Prop :=
  (forall u v, In (u, v) L -> adj g u v) /\ NoDup (map fst L ++ map snd L).

Definition matching_says (g : graph) (m : matching) : Prop :=
  match m with
  | MatchingAtLeast k => exists L, is_matching g L /\ k <= Z.of_nat (length L)
  | MatchingAtMost k => forall L, is_matching g L -> Z.of_nat (length L) <= k
  end.
