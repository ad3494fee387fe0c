(* The torus-embedded hypercube (l,m,n)-OMMH: the product of the l x m torus and the
   n-dimensional hypercube. The OCT paper, Table 1, compares with (2k,2m,3)-OMMH;
   topology/ommh.go, hypercube.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Ring Finite Jtorus Width.
Import ListNotations.
Open Scope Z_scope.

(* The corners are the numbers below 2^n; two are joined if they differ in one bit. *)
Definition Hypercube (n : Z) : graph :=
  Graph Z (zrange (2 ^ n)) (fun u v => exists b, 0 <= b < n /\ v = Z.lxor u (2 ^ b)).

(* Vertices ((x, y), corner). *)
Definition OMMH (l m n : Z) : graph := product (product (Ring l) (Ring m)) (Hypercube n).

(* ---------- The cube ---------- *)

Definition cube_linkb (n u v : Z) : bool := existsb (fun b => v =? Z.lxor u (2 ^ b)) (zrange n).

Lemma cube_linkb_link n u v : cube_linkb n u v = true <-> exists b, 0 <= b < n /\ v = Z.lxor u (2 ^ b).
Proof.
  unfold cube_linkb; rewrite existsb_exists; split; intros (b & B & E); exists b.
  - apply in_zrange in B; apply Z.eqb_eq in E; auto.
  - split; [apply in_zrange; auto | apply Z.eqb_eq; auto].
Qed.

Definition weight3 (x : Z) : Z := x mod 2 + x / 2 mod 2 + x / 4 mod 2.
Definition cube3_distance (u v : Z) : Z := weight3 (Z.lxor u v).
Definition cube3_next (u v : Z) : Z :=
  let d := Z.lxor u v in
  Z.lxor u (if d mod 2 =? 1 then 1 else if d / 2 mod 2 =? 1 then 2 else if d / 4 mod 2 =? 1 then 4 else 0).

Lemma cube3_vertex v : is_vertex (Hypercube 3) v <-> 0 <= v < 8.
Proof. apply in_zrange. Qed.

Lemma cube3_proper : proper (Hypercube 3).
Proof. apply (finite_proper 8); lia. Qed.

Lemma cube3_decidable : decidable (Hypercube 3).
Proof. apply (finite_decidable 8 _ (cube_linkb 3) (cube_linkb_link 3)). Qed.

Theorem cube3_order : order (Hypercube 3) 8.
Proof. apply (finite_order 8); lia. Qed.

Theorem cube3_regular : regular (Hypercube 3) 3.
Proof. apply (finite_regular 8 _ (cube_linkb 3) (cube_linkb_link 3)); vm_compute; reflexivity. Qed.

Theorem cube3_size : size (Hypercube 3) 12.
Proof. apply (finite_size 8 _ (cube_linkb 3) (cube_linkb_link 3)); vm_compute; reflexivity. Qed.

Lemma cube3_descends : descends (Hypercube 3) cube3_next cube3_distance /\
  forall v, is_vertex (Hypercube 3) v -> potential (Hypercube 3) (fun u => cube3_distance u v).
Proof. apply (finite_minimal 8 _ (cube_linkb 3) (cube_linkb_link 3)); vm_compute; reflexivity. Qed.

Theorem cube3_dist u v : 0 <= u < 8 -> 0 <= v < 8 -> dist (Hypercube 3) u v (cube3_distance u v).
Proof.
  destruct cube3_descends as [D P]; intros U V.
  apply (distance_by_descent (Hypercube 3) cube3_next); auto; apply cube3_vertex; auto.
Qed.

Theorem cube3_diameter : diameter (Hypercube 3) 3.
Proof.
  apply (diameter_by_distance (Hypercube 3) cube3_distance 3 0 7).
  - intros u v U V; apply cube3_vertex in U, V; apply cube3_dist; auto.
  - intros u v U V; apply cube3_vertex in U, V; apply Z.leb_le.
    apply (forallb_zrange2 (fun u v => cube3_distance u v <=? 3) 8); auto; vm_compute; reflexivity.
  - apply cube3_vertex; lia.
  - apply cube3_vertex; lia.
  - reflexivity.
Qed.

Theorem cube3_transitive : vertex_transitive (Hypercube 3).
Proof.
  apply (transitive_by_base (Hypercube 3) 0); [apply NoDup_zrange | | apply cube3_vertex; lia].
  intros v V; apply cube3_vertex in V; exists (Z.lxor v), (Z.lxor v); split; [|apply Z.lxor_0_r].
  apply (finite_symmetry 8 _ (cube_linkb 3) (cube_linkb_link 3));
    assert (v = 0 \/ v = 1 \/ v = 2 \/ v = 3 \/ v = 4 \/ v = 5 \/ v = 6 \/ v = 7) as E by lia;
    repeat (destruct E as [->|E]; [vm_compute; reflexivity|]); subst; vm_compute; reflexivity.
Qed.

Lemma cube3_cut S : cut (Hypercube 3) S
  (Z.of_nat (length (filter (fun e => S (fst e) && negb (S (snd e))) (links 8 (cube_linkb 3))))).
Proof. apply (finite_cut 8 _ (cube_linkb 3) (cube_linkb_link 3)). Qed.

Lemma cube3_spread : spread (Hypercube 3) 8.
Proof.
  intros S c C; rewrite (cut_unique _ _ _ _ C (cube3_cut S)); rewrite pairs_inside; unfold inside.
  change (vertices (Hypercube 3)) with (zrange 8).
  let l := eval vm_compute in (links 8 (cube_linkb 3)) in change (links 8 (cube_linkb 3)) with l.
  let l := eval vm_compute in (zrange 8) in change (zrange 8) with l.
  rewrite !length_filter_sum; cbn [sum_over fst snd length].
  destruct (S 0), (S 1), (S 2), (S 3), (S 4), (S 5), (S 6), (S 7); vm_compute; discriminate.
Qed.

Lemma cube3_half : exists S, balanced (Hypercube 3) S /\ cut (Hypercube 3) S 4.
Proof.
  exists (fun v => v <? 4); split; [reflexivity|].
  assert (C := cube3_cut (fun v => v <? 4)); vm_compute in C; exact C.
Qed.

(* ---------- (l,m,3)-OMMH ---------- *)

Definition Torus2 (l m : Z) : graph := product (Ring l) (Ring m).

Lemma ommh_proper l m : 1 <= l -> 1 <= m -> proper (OMMH l m 3).
Proof. intros; apply product_proper; [apply product_proper; apply ring_proper; lia | apply cube3_proper]. Qed.

Theorem ommh_order : forall l m : Z, 1 <= l -> 1 <= m -> order (OMMH l m 3) (8 * l * m).
Proof.
  intros; replace (8 * l * m) with (l * m * 8) by lia.
  apply product_order; [apply product_order; apply ring_order; lia | apply cube3_order].
Qed.

(* The OCT paper, Table 1: (2k,2m,3)-OMMH has degree 7 and 112km links. *)
Theorem oct_table1_ommh_degree_links : forall k m : Z, 2 <= k -> 2 <= m ->
  regular (OMMH (2 * k) (2 * m) 3) 7 /\ size (OMMH (2 * k) (2 * m) 3) (112 * k * m).
Proof.
  intros k m K M; split.
  - apply (product_regular _ _ 4 3); [apply (product_regular _ _ 2 2); apply ring_regular; lia | apply cube3_regular].
  - replace (112 * k * m) with (2 * k * (2 * m) * 12 + 8 * (2 * k * (2 * m) + 2 * m * (2 * k))) by lia.
    apply product_size; [apply product_order; apply ring_order; lia | apply cube3_order | | apply cube3_size].
    apply product_size; try apply ring_order; try apply ring_size; lia.
Qed.

Lemma double_half k : 2 * k / 2 = k.
Proof. rewrite Z.mul_comm; apply Z.div_mul; lia. Qed.

(* The OCT paper, Table 1: its diameter is k + m + 3. *)
Theorem oct_table1_ommh_diameter : forall k m : Z, 1 <= k -> 1 <= m -> diameter (OMMH (2 * k) (2 * m) 3) (k + m + 3).
Proof.
  intros k m K M; apply product_diameter; [|apply cube3_diameter].
  rewrite <- (double_half k) at 2; rewrite <- (double_half m) at 2.
  apply product_diameter; apply ring_diameter; lia.
Qed.

Theorem ommh_transitive : forall l m : Z, 2 <= l -> 2 <= m -> vertex_transitive (OMMH l m 3).
Proof.
  intros; apply product_transitive;
    [apply product_proper; apply ring_proper; lia | apply cube3_proper | | apply cube3_transitive].
  apply product_transitive; try apply ring_proper; try apply ring_transitive; lia.
Qed.
