(* The FTT paper's mean distances: Table 1 and section 8. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Torus Mesh MeanDistance Square Ftt FttDistance FttRemarks Mcr Tcr TcrDiameter DistanceSum Links Computed FttTables.
Import ListNotations.
Open Scope Z_scope.

(* Table 1: the mean of the mesh with N = 4k^2 is 4k/3. *)
Theorem ftt_t1_mesh_avg : forall k : Z, 2 <= k -> exists d1 d2, distance_sum (Mesh [2 * k; 2 * k]) d1 /\
  order (Mesh [2 * k; 2 * k]) d2 /\ 0 < d2 * (d2 - 1) /\ d1 * 3 = (4 * k) * (d2 * (d2 - 1)).
Proof.
  intros k K; destruct (mesh2_distance_sum (2 * k) ltac:(lia)) as (s & S & E).
  exists s, ((2 * k) * (2 * k)); split; [exact S|]; split; [apply square_mesh_order; lia|]; split; [nia|].
  rewrite (Z.mul_comm s 3), E; ring.
Qed.

(* Means of TCR and FTT are not N = 4k^2: they are no larger than the diameter. *)
Lemma mean_below g N D s m : order g N -> diameter g D -> distance_sum g s -> 1 < N -> D < m ->
  ~ (0 < N * (N - 1) -> s = m * (N * (N - 1))).
Proof.
  intros O DD S N1 L H; assert (P : 0 < N * (N - 1)) by (apply Z.mul_pos_pos; lia).
  specialize (H P); pose proof (distance_sum_most g s N D O DD S) as B.
  assert (N * (N - 1) * D < N * (N - 1) * m) by (apply Z.mul_lt_mono_pos_l; auto); lia.
Qed.

Theorem ftt_t1_tcr_avg_refuted : forall k : Z, 2 <= k -> ~ (exists d1 d2, distance_sum (TCR k) d1 /\
  order (TCR k) d2 /\ (0 < d2 * (d2 - 1) -> d1 = ((4 * k) * k) * (d2 * (d2 - 1)))).
Proof.
  intros k K (s & N & S & O & H); pose proof (tcr_diameter k K) as D.
  pose proof (order_unique _ _ _ O (tcr_order k ltac:(lia))) as EN; pose proof (Z.mod_pos_bound k 2 ltac:(lia)).
  apply (mean_below (TCR k) N (2 * k - k mod 2) s (4 * k * k)) in H; auto; nia.
Qed.

Theorem ftt_t1_ftt_avg_refuted : forall k : Z, 2 <= k -> ~ (exists d1 d2, distance_sum (FTT (2 * k)) d1 /\
  order (FTT (2 * k)) d2 /\ (0 < d2 * (d2 - 1) -> d1 = ((4 * k) * k) * (d2 * (d2 - 1)))).
Proof.
  intros k K (s & N & S & O & H); pose proof (ftt_t1_ftt_diameter_correction k K) as D.
  pose proof (order_unique _ _ _ O (ftt_order (2 * k) ltac:(lia))) as EN.
  apply (mean_below (FTT (2 * k)) N (3 * k / 2) s (4 * k * k)) in H; auto.
  - rewrite EN; nia.
  - apply Z.div_lt_upper_bound; nia.
Qed.

(* ---------- Sixteen vertices ---------- *)

Lemma ftt_distance_sum_four : distance_sum (FTT 4) 480.
Proof.
  replace 480 with (sum_over (fun u => sum_over (ftt_distance 4 u) (vertices (FTT 4))) (vertices (FTT 4))) by (vm_compute; reflexivity).
  apply distance_sum_by; intros u v U V; apply ftt_dist; auto; lia.
Qed.

Definition mcr_two := Eval vm_compute in table (MCR 2) same3 (mcr 2).
Lemma mcr_distance_sum_two : distance_sum (MCR 2) 736.
Proof.
  assert (R : forall u v, is_vertex (MCR 2) u -> is_vertex (MCR 2) v -> dist (MCR 2) u v (between (MCR 2) same3 mcr_two u v))
    by (apply (table_sound (MCR 2) same3 (mcr 2)); vm_cast_no_check (eq_refl true)).
  replace 736 with (table_sum (MCR 2) same3 mcr_two) by (vm_compute; reflexivity); exact (sum_right (MCR 2) same3 mcr_two R).
Qed.

Definition tcr_two := Eval vm_compute in table (TCR 2) same3 (tcr 2).
Lemma tcr_distance_sum_two : distance_sum (TCR 2) 576.
Proof.
  assert (R : forall u v, is_vertex (TCR 2) u -> is_vertex (TCR 2) v -> dist (TCR 2) u v (between (TCR 2) same3 tcr_two u v))
    by (apply (table_sound (TCR 2) same3 (tcr 2)); vm_cast_no_check (eq_refl true)).
  replace 576 with (table_sum (TCR 2) same3 tcr_two) by (vm_compute; reflexivity); exact (sum_right (TCR 2) same3 tcr_two R).
Qed.

Lemma mesh_distance_sum_four : distance_sum (Mesh [4; 4]) 640.
Proof. destruct (mesh2_distance_sum 4 ltac:(lia)) as (s & S & E). replace 640 with s by lia. exact S. Qed.

(* The values of the facts in a statement about N = 16. *)
Ltac sixteen := repeat match goal with
  | H : exists _, _ |- _ => destruct H
  | H : _ /\ _ |- _ => destruct H
  end; repeat match goal with
  | H : distance_sum (FTT _) ?s |- _ => apply (distance_sum_unique _ _ _ ftt_distance_sum_four) in H; subst s
  | H : distance_sum (MCR _) ?s |- _ => apply (distance_sum_unique _ _ _ mcr_distance_sum_two) in H; subst s
  | H : distance_sum (TCR _) ?s |- _ => apply (distance_sum_unique _ _ _ tcr_distance_sum_two) in H; subst s
  | H : distance_sum (Mesh _) ?s |- _ => apply (distance_sum_unique _ _ _ mesh_distance_sum_four) in H; subst s
  | H : order (FTT _) ?s |- _ => apply (order_unique _ _ _ (ftt_order 4 ltac:(lia))) in H; subst s
  | H : order (MCR _) ?s |- _ => apply (order_unique _ _ _ (mcr_order 2 ltac:(lia))) in H; subst s
  | H : order (TCR _) ?s |- _ => apply (order_unique _ _ _ (tcr_order 2 ltac:(lia))) in H; subst s
  | H : order (Mesh _) ?s |- _ => apply (order_unique _ _ _ (square_mesh_order 4 ltac:(lia))) in H; subst s
  end; lia.

Theorem ftt_t1_mcr_avg_refuted : forall k : Z, (k = 2) -> ~ (exists d1 d2, distance_sum (MCR k) d1 /\ order (MCR k) d2 /\
  (0 < d2 * (d2 - 1) -> d1 * 3 = (4 * k) * (d2 * (d2 - 1)))).
Proof. intros k -> H; sixteen. Qed.

Theorem ftt_cmp_ii_average_refuted : forall k : Z, (k = 2) -> ~ ((exists d1 d2 d3 d4, distance_sum (FTT (2 * k)) d1 /\
  order (FTT (2 * k)) d2 /\ distance_sum (MCR k) d3 /\ order (MCR k) d4 /\ (0 < d4 * (d4 - 1) ->
  (0 < d2 * (d2 - 1) -> d1 * (d4 * (d4 - 1)) < d3 * (d2 * (d2 - 1))))) /\ (exists d1 d2, distance_sum (FTT (2 * k)) d1 /\
  order (FTT (2 * k)) d2 /\ (0 < d2 * (d2 - 1) -> d1 * 8 < ((4 * k) * k) * (d2 * (d2 - 1))))).
Proof. intros k -> [_ H]; change (2 * 2) with 4 in H; sixteen. Qed.

Theorem ftt_cmp_avg_tcr_same_refuted : forall k : Z, (k = 2) -> ~ (exists d1 d2 d3 d4, distance_sum (FTT (2 * k)) d1 /\
  order (FTT (2 * k)) d2 /\ distance_sum (TCR k) d3 /\ order (TCR k) d4 /\ (0 < d4 * (d4 - 1) -> (0 < d2 * (d2 - 1) ->
  d1 * (d4 * (d4 - 1)) = d3 * (d2 * (d2 - 1))))).
Proof. intros k -> H; change (2 * 2) with 4 in H; sixteen. Qed.

Theorem ftt_cmp_avg_mesh_mcr_same_refuted : forall k : Z, (k = 2) -> ~ (exists d1 d2 d3 d4, distance_sum (Mesh [2 * k; 2 * k]) d1 /\
  order (Mesh [2 * k; 2 * k]) d2 /\ distance_sum (MCR k) d3 /\ order (MCR k) d4 /\ (0 < d4 * (d4 - 1) -> (0 < d2 * (d2 - 1) ->
  d1 * (d4 * (d4 - 1)) = d3 * (d2 * (d2 - 1))))).
Proof. intros k -> H; change (2 * 2) with 4 in H; sixteen. Qed.
