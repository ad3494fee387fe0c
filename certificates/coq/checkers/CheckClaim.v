(* From theorems about single networks to what is false of them in a claim. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Tie CheckRefute CheckCut.
Open Scope Z_scope.

(* Two bounds that are equal are the width. *)
Theorem both_bounds (g : graph) (w : Z) :
  width_at_most g w -> width_at_least g w -> bisection_width g w.
Proof.
  intros (S & B & c & C & L) H; split; [|exact H]; exists S; split; [exact B|].
  destruct (H S B) as (d & D & M); assert (c = d) by (apply (cut_unique g S); assumption).
  replace w with c by lia; exact C.
Qed.

(* A number has one value. *)
Ltac one_value := repeat match goal with
  | H : bisection_width ?g ?a, K : bisection_width ?g ?b |- _ => pose proof (bisection_width_unique g a b H K); clear H
  | H : diameter ?g ?a, K : diameter ?g ?b |- _ => pose proof (diameter_unique g a b H K); clear H
  | H : order ?g ?a, K : order ?g ?b |- _ => pose proof (order_unique g a b H K); clear H
  | H : size ?g ?a, K : size ?g ?b |- _ => pose proof (size_unique g a b H K); clear H
  | H : min_degree ?g ?a, K : min_degree ?g ?b |- _ => pose proof (min_degree_unique g a b H K); clear H
  | H : max_degree ?g ?a, K : max_degree ?g ?b |- _ => pose proof (max_degree_unique g a b H K); clear H
  end.

(* The claim is false, by what was shown before. *)
Ltac refuted_by_values := intros; open_up; let C := fresh in intro C; open_up; one_value; first [lia | tauto].
