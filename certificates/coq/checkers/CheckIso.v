(* What is said of a network is said of the same network under other names: from
   [iso g h], and the statement about h, the statement about g. *)

From Coq Require Import ZArith Lia Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph.
Import ListNotations.
Open Scope Z_scope.

Section Same.
Context {g h : graph}.
Variable I : iso g h.

Lemma there_same u v : is_vertex g u -> is_vertex g v -> there I u = there I v -> u = v.
Proof. intros U V E; apply (f_equal (back I)) in E; rewrite !back_there in E by assumption; exact E. Qed.

Lemma back_same u v : is_vertex h u -> is_vertex h v -> back I u = back I v -> u = v.
Proof. intros U V E; apply (f_equal (there I)) in E; rewrite !there_back in E by assumption; exact E. Qed.

Lemma iso_adj u v : adj h u v -> adj g (back I u) (back I v).
Proof.
  intros A; pose proof (adj_left A) as U; pose proof (adj_right A) as V.
  apply (there_adj g h I); try (apply back_in; assumption); rewrite !there_back by assumption; exact A.
Qed.

Lemma iso_adj_there u v : adj g u v -> adj h (there I u) (there I v).
Proof. intros A; apply (there_adj g h I); [apply (adj_left A) | apply (adj_right A) | exact A]. Qed.

Lemma iso_walk u v d : walk h u v d -> walk g (back I u) (back I v) d.
Proof.
  induction 1; [constructor; apply back_in; assumption|]; apply walk_hop with (back I v); [apply iso_adj; assumption | assumption].
Qed.

(* Counting vertices, and pairs of vertices. *)
Lemma iso_count (P : vertex h -> Prop) (Q : vertex g -> Prop) n : (forall v, P v -> is_vertex h v) ->
  (forall v, Q v <-> is_vertex g v /\ P (there I v)) -> count P n -> count Q n.
Proof.
  intros V E; apply count_bijection with (f := back I).
  - intros a A; apply E; rewrite there_back by (apply V; exact A); split; [apply back_in, V, A | exact A].
  - intros a b A B; apply back_same; apply V; assumption.
  - intros b B; apply E in B; destruct B as [B C]; exists (there I b); split; [exact C | apply back_there; exact B].
Qed.

Lemma iso_degree v d : is_vertex g v -> degree h (there I v) d -> degree g v d.
Proof.
  intros V; apply iso_count; [intros w A; apply (adj_right A)|]; intros w; split.
  - intros A; split; [apply (adj_right A) | apply iso_adj_there; exact A].
  - intros [W A]; apply (there_adj g h I); assumption.
Qed.

Lemma filter_permutation {A} (S : A -> bool) l m : Permutation l m -> length (filter S l) = length (filter S m).
Proof.
  induction 1; simpl; try destruct (S x); try destruct (S y); simpl; congruence.
Qed.

End Same.
