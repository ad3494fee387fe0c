(* Theorems about the claims of one paper that are proved elsewhere in another form than the
   ledger writes: here they have that. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Names Tie Graph.
Import ListNotations.
Open Scope Z_scope.

Theorem qt_q3_basic :
  ((((((order (Hypercube 3) 8) /\ (size (Hypercube 3) 12)) /\ (diameter (Hypercube 3) 3)) /\
  (min_degree (Hypercube 3) 3)) /\ (max_degree (Hypercube 3) 3)) /\ (vertex_transitive (Hypercube
  3))) /\ (edge_transitive (Hypercube 3)).
Proof. intros; intros; from (QtCube.qt_q3_basic). Qed.

Theorem qt_diameter_refuted :
  forall m n : Z, 2 <= m -> 2 <= n -> ((((m = 2) /\ (n = 2)) \/ (n >= m + 7)) \/ (((m >= n) /\ (n >= 8)) /\
  (m mod 2 = 1))) -> ~ (diameter (QT m n) (2 * (Z.max (m / 2) (n / 2)) + 4)).
Proof.
  intros m n M N [[[-> ->]|L]|[[L K] O]].
  - intros D; discriminate (QtCases.qt22_diameter _ D).
  - apply QtDiameter.qt_diameter_rows_refuted; lia.
  - apply QtDiameterTall.qt_diameter_refuted; lia.
Qed.

Theorem qt_diameter_order :
  forall m n : Z, 2 <= m -> 2 <= n -> (exists d1, diameter (QT m n) d1 /\ (Z.max m n) + 2 <= d1) /\
  (exists d1, diameter (QT m n) d1 /\ d1 <= (Z.max m n) + 4).
Proof. intros m n; intros; from (QtDiameter.qt_diameter_order m n). Qed.

Theorem qt_bisection_thm1_all_refuted :
  forall m n : Z, 2 <= m -> 2 <= n -> (((m = 2) /\ (n = 2)) \/ ((n > m) /\ (n mod 2 = 0))) -> ~
  (bisection_width (QT m n) (6 * n + 2 * (m mod 2))).
Proof.
  intros m n M N [[-> ->]|[L E]] B; [revert B; apply QtCases.qt22_width; reflexivity|].
  destruct (QtBisection.qt_bisection_thm1_all_refuted m n M ltac:(lia) E) as [H0 H1].
  pose proof (Z.mod_pos_bound m 2 ltac:(lia)); destruct (Z.eq_dec (m mod 2) 0) as [Q|Q].
  - apply (H0 Q); rewrite Q in B; replace (6 * n) with (6 * n + 2 * 0) by lia; exact B.
  - assert (Q' : m mod 2 = 1) by lia; apply (H1 Q'); rewrite Q' in B; exact B.
Qed.

Theorem qt_bisection_abstract_refuted :
  forall m n : Z, 2 <= m -> 2 <= n -> (((m = 2) /\ (n = 2)) \/ (((m >= n) /\ (m mod 2 = 0)) /\ (n mod 2 = 1)))
  -> ~ (bisection_width (QT m n) (6 * n + 2 * (n mod 2))).
Proof.
  intros m n M N [[-> ->]|[[L E] F]] B; [revert B; apply QtCases.qt22_width; reflexivity|].
  apply (QtBisection.qt_bisection_abstract_refuted m n N ltac:(lia) E F); rewrite F in B; exact B.
Qed.

Theorem qt_lower_bound_omega :
  forall m n : Z, 2 <= m -> 2 <= n -> exists d1, diameter (QT m n) d1 /\ 2 * d1 >= m + n.
Proof. intros m n; intros; from (QtDiameter.qt_lower_bound_omega m n). Qed.

Theorem qt_alltoall_mla_correction :
  (* diameter(QT(m, n)) == m + 4 && gossip("all-port", QT(m, n)) == m + 4 for m >= 8, n >= 8 if m >=
  n *)   forall m n : Z, 8 <= n -> n <= m -> diameter (QT m n) (m + 4) /\ alltoall_rounds (QT m n)
  (all_port (QT m n)) (m + 4).
Proof.
  intros m n N M; split; [apply QtDiameterTall.qt_diameter_correction; assumption|].
  apply QtDiameterTall.qt_alltoall_mla_correction; assumption.
Qed.

Theorem qt_onetoall_mla_correction :
  forall m n : Z, 8 <= n -> n <= m -> diameter (QT m n) (m + 4) /\ (forall s, is_vertex (QT m n) s
  -> broadcast_within (QT m n) (all_port (QT m n)) s (m + 4)) /\ exists s, is_vertex (QT m n) s /\
  broadcast_rounds (QT m n) (all_port (QT m n)) s (m + 4).
Proof.
  intros m n N M; split; [apply QtDiameterTall.qt_diameter_correction; assumption|].
  apply QtDiameterTall.qt_onetoall_mla_correction; assumption.
Qed.
