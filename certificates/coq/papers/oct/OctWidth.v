(* The bisection widths in the OCT paper, section 2.3: OCT(k,m), (2k,2m,3)-OMMH and
   the torus T(2k,4m), and what the paper concludes from them. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Ring Finite Octagon Jtorus Oct Ommh Width.
Import ListNotations.
Open Scope Z_scope.

Lemma octagon_spread : spread Octagon 8.
Proof.
  intros S c C; rewrite (cut_unique _ _ _ _ C (octagon_cut S)); rewrite pairs_inside; unfold inside.
  change (vertices Octagon) with (zrange 8).
  let l := eval vm_compute in (links 8 octagon_linkb) in change (links 8 octagon_linkb) with l.
  let l := eval vm_compute in (zrange 8) in change (zrange 8) with l.
  rewrite !length_filter_sum; cbn [sum_over fst snd length].
  destruct (S 0), (S 1), (S 2), (S 3), (S 4), (S 5), (S 6), (S 7); vm_compute; discriminate.
Qed.

Lemma octagon_half : exists S, balanced Octagon S /\ cut Octagon S 4.
Proof. destruct octagon_bisection as [H _]; auto. Qed.

(* ---------- The torus ---------- *)

(* Table 1, T(2k,4m): degree 4, 64km links, diameter 2k + 4m. *)
Theorem oct_table1_torus_degree_links_diameter : forall k m : Z, 1 <= k -> 1 <= m ->
  regular (JTorus (2 * k) (4 * m)) 4 /\ size (JTorus (2 * k) (4 * m)) (64 * k * m) /\
  diameter (JTorus (2 * k) (4 * m)) (2 * k + 4 * m).
Proof.
  intros k m K M; split; [apply oct_torus_four_neighbours; lia|]; split.
  - replace (64 * k * m) with (8 * (2 * k) * (4 * m)) by lia; apply oct_torus_links_8km; lia.
  - apply jtorus_diameter; lia.
Qed.

(* Table 1 prints min{8k, 6m} for its width; it is min{8k, 16m}. *)
Theorem oct_table1_torus_bisection_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  bisection_width (JTorus (2 * k) (4 * m)) (Z.min (8 * k) (16 * m)).
Proof.
  intros k m K M; replace (Z.min (8 * k) (16 * m)) with (4 * Z.min (2 * k) (4 * m)) by lia.
  apply jtorus_bisection; lia.
Qed.

Theorem oct_table1_torus_bisection_refuted : forall k m : Z, 1 <= k -> 1 <= m -> 6 * m < 8 * k ->
  ~ bisection_width (JTorus (2 * k) (4 * m)) (Z.min (8 * k) (6 * m)).
Proof.
  intros k m K M L H; assert (E := bisection_width_unique _ _ _ (oct_table1_torus_bisection_correction k m K M) H); lia.
Qed.

(* ---------- OCT and OMMH ---------- *)

(* Any eight-vertex network with the octagon's width and spread, times T(k,m). *)
Lemma eight_width h k m : 1 <= k -> 1 <= m -> order h 8 -> decidable h -> spread h 8 ->
  (exists S, balanced h S /\ cut h S 4) ->
  bisection_width (product (JTorus k m) h) (Z.min (16 * k * m) (Z.min (32 * k) (32 * m))).
Proof.
  intros K M H8 D SP (S & B & C).
  assert (OJ := oct_torus_nodes k m K M).
  assert (O : order (product (JTorus k m) h) (2 * (16 * k * m))).
  { replace (2 * (16 * k * m)) with (4 * k * m * 8) by lia; apply product_order; auto. }
  assert (DD : decidable (product (JTorus k m) h)) by (apply product_decidable; auto; apply jtorus_decidable).
  assert (P8 : proper h) by (destruct H8; auto).
  assert (PJ : proper (JTorus k m)) by (destruct OJ; auto).
  assert (X : k <= 2 /\ m <= 2 \/ k <= m /\ 3 <= m \/ m <= k /\ 3 <= k) by lia.
  destruct X as [[X Y]|[[X Y]|[X Y]]].
  - replace (Z.min _ _) with (16 * k * m) by nia.
    apply (width_by_spread _ (16 * k * m) (32 * k * m)); auto.
    + apply (product_spread _ _ (4 * k * m) 8 (4 * k * m) 8); auto; try apply jtorus_decidable; try lia.
      apply jtorus_spread; auto; intros; nia.
    + exists (fun x => S (snd x)); split.
      * apply (product_balanced_right _ _ S (4 * k * m) 4); auto.
      * replace (16 * k * m) with (4 * k * m * 4) by lia; apply product_cut_right; auto.
    + intros c L; apply (Z.mul_le_mono_pos_l _ _ (32 * k * m)); nia.
  - destruct (Z.eq_dec k 1) as [->|N].
    + destruct (Z.eq_dec m 1) as [->|N']; [lia|].
      assert (Z1 : m >= 3) by lia; replace (Z.min _ _) with 32 by lia.
      apply (width_by_spread _ (16 * 1 * m) (16 * m * m)); auto.
      * apply (product_spread _ _ (4 * 1 * m) 8 (2 * m * m) 8); auto; try apply jtorus_decidable; try nia.
        apply jtorus_spread; auto; intros; nia.
      * destruct (double_ring_half m ltac:(lia)) as (T & B' & C'); exists (fun x => T (snd (fst x))); split.
        -- apply (product_balanced_left (JTorus 1 m) h (fun y => T (snd y)) 8 (2 * m)); auto.
           ++ replace (2 * (2 * m)) with (4 * 1 * m) by lia; auto.
           ++ apply (product_balanced_right _ _ T (2 * 1) m); try apply ring_order; auto; lia.
        -- replace 32 with (8 * (2 * 1 * 2)) by lia.
           apply (product_cut_left (JTorus 1 m) h (fun y => T (snd y))); auto.
           apply product_cut_right; auto; [apply ring_order; lia | apply ring_proper; lia].
      * intros c L; apply (Z.mul_le_mono_pos_l _ _ (16 * m * m)); nia.
    + replace (Z.min _ _) with (32 * k) by nia.
      apply (width_by_spread _ (16 * k * m) (16 * k * m * m)); auto.
      * apply (product_spread _ _ (4 * k * m) 8 (2 * k * m * m) 8); auto; try apply jtorus_decidable; try nia.
        apply jtorus_spread; auto; intros; nia.
      * destruct (double_ring_half m ltac:(lia)) as (T & B' & C'); exists (fun x => T (snd (fst x))); split.
        -- apply (product_balanced_left (JTorus k m) h (fun y => T (snd y)) 8 (2 * k * m)); auto.
           ++ replace (2 * (2 * k * m)) with (4 * k * m) by lia; auto.
           ++ apply (product_balanced_right _ _ T (2 * k) m); try apply ring_order; auto; lia.
        -- replace (32 * k) with (8 * (2 * k * 2)) by lia.
           apply (product_cut_left (JTorus k m) h (fun y => T (snd y))); auto.
           apply product_cut_right; auto; [apply ring_order; lia | apply ring_proper; lia].
      * intros c L; apply (Z.mul_le_mono_pos_l _ _ (16 * k * m * m)); nia.
  - destruct (Z.eq_dec m 1) as [->|N].
    + replace (Z.min _ _) with 32 by lia.
      apply (width_by_spread _ (16 * k * 1) (16 * k * k)); auto.
      * apply (product_spread _ _ (4 * k * 1) 8 (2 * k * k) 8); auto; try apply jtorus_decidable; try nia.
        apply jtorus_spread; auto; intros; nia.
      * destruct (double_ring_half k ltac:(lia)) as (T & B' & C'); exists (fun x => T (fst (fst x))); split.
        -- apply (product_balanced_left (JTorus k 1) h (fun y => T (fst y)) 8 (2 * k)); auto.
           ++ replace (2 * (2 * k)) with (4 * k * 1) by lia; auto.
           ++ apply (product_balanced_left _ _ T (2 * 1) k); try apply ring_order; auto; lia.
        -- replace 32 with (8 * (2 * 1 * 2)) by lia.
           apply (product_cut_left (JTorus k 1) h (fun y => T (fst y))); auto.
           apply product_cut_left; auto; [apply ring_proper; lia | apply ring_order; lia].
      * intros c L; apply (Z.mul_le_mono_pos_l _ _ (16 * k * k)); nia.
    + replace (Z.min _ _) with (32 * m) by nia.
      apply (width_by_spread _ (16 * k * m) (16 * k * k * m)); auto.
      * apply (product_spread _ _ (4 * k * m) 8 (2 * k * k * m) 8); auto; try apply jtorus_decidable; try nia.
        apply jtorus_spread; auto; intros; nia.
      * destruct (double_ring_half k ltac:(lia)) as (T & B' & C'); exists (fun x => T (fst (fst x))); split.
        -- apply (product_balanced_left (JTorus k m) h (fun y => T (fst y)) 8 (2 * k * m)); auto.
           ++ replace (2 * (2 * k * m)) with (4 * k * m) by lia; auto.
           ++ apply (product_balanced_left _ _ T (2 * m) k); try apply ring_order; auto; lia.
        -- replace (32 * m) with (8 * (2 * m * 2)) by lia.
           apply (product_cut_left (JTorus k m) h (fun y => T (fst y))); auto.
           apply product_cut_left; auto; [apply ring_proper; lia | apply ring_order; lia].
      * intros c L; apply (Z.mul_le_mono_pos_l _ _ (16 * k * k * m)); nia.
Qed.

(* Character 5 gives 24km. The width is min{16km, 32k, 32m}. *)
Theorem oct_char5_bisection_24km_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  bisection_width (OCT k m) (Z.min (16 * k * m) (Z.min (32 * k) (32 * m))).
Proof.
  intros; apply eight_width; auto; [apply octagon_order | apply octagon_decidable | apply octagon_spread | apply octagon_half].
Qed.

Theorem oct_char5_bisection_24km_refuted : forall k m : Z, 1 <= k -> 1 <= m -> ~ bisection_width (OCT k m) (24 * k * m).
Proof.
  intros k m K M H; assert (E := bisection_width_unique _ _ _ (oct_char5_bisection_24km_correction k m K M) H); nia.
Qed.

(* Table 1, the row of OCT: three of the four numbers. *)
Theorem oct_table1_oct_row_correction : forall k m : Z, 2 <= k -> 2 <= m ->
  regular (OCT k m) 7 /\ size (OCT k m) (112 * k * m) /\ diameter (OCT k m) (k + m + 2) /\
  bisection_width (OCT k m) (32 * Z.min k m).
Proof.
  intros k m K M; split; [apply oct_char1_degree_7; auto|]; split; [apply oct_char4_links; auto|].
  split; [apply oct_char2_diameter; lia|].
  replace (32 * Z.min k m) with (Z.min (16 * k * m) (Z.min (32 * k) (32 * m))) by nia.
  apply oct_char5_bisection_24km_correction; lia.
Qed.

Theorem oct_table1_oct_row_refuted : forall k m : Z, 2 <= k -> 2 <= m ->
  ~ (regular (OCT k m) 7 /\ size (OCT k m) (112 * k * m) /\ diameter (OCT k m) (k + m + 2) /\
     bisection_width (OCT k m) (24 * k * m)).
Proof.
  intros k m K M (_ & _ & _ & H); apply (oct_char5_bisection_24km_refuted k m); auto; lia.
Qed.

(* Table 1 gives 16km for (2k,2m,3)-OMMH. Its width is that of OCT(k,m). *)
Theorem oct_table1_ommh_bisection_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  bisection_width (OMMH (2 * k) (2 * m) 3) (Z.min (16 * k * m) (Z.min (32 * k) (32 * m))).
Proof.
  intros; apply (eight_width (Hypercube 3)); auto;
    [apply cube3_order | apply cube3_decidable | apply cube3_spread | apply cube3_half].
Qed.

Theorem oct_table1_ommh_bisection_refuted : forall k m : Z, 1 <= k -> 3 <= m ->
  ~ bisection_width (OMMH (2 * k) (2 * m) 3) (16 * k * m).
Proof.
  intros k m K M H; assert (E := bisection_width_unique _ _ _ (oct_table1_ommh_bisection_correction k m ltac:(lia) ltac:(lia)) H); nia.
Qed.

(* ---------- Comparisons ---------- *)

(* Section 2.3: the three networks have 32km nodes each. *)
Theorem oct_equal_node_counts : forall k m : Z, 1 <= k -> 1 <= m ->
  order (OCT k m) (32 * k * m) /\ order (OMMH (2 * k) (2 * m) 3) (32 * k * m) /\
  order (JTorus (2 * k) (4 * m)) (32 * k * m).
Proof.
  intros k m K M; split; [apply oct_oct_nodes; auto|]; split.
  - replace (32 * k * m) with (8 * (2 * k) * (2 * m)) by lia; apply ommh_order; lia.
  - replace (32 * k * m) with (4 * (2 * k) * (4 * m)) by lia; apply oct_torus_nodes; lia.
Qed.

(* "The width of halve OCT(k,m) bigger than OMMH": it is the same. *)
Theorem oct_bisection_oct_gt_ommh_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  exists w, bisection_width (OCT k m) w /\ bisection_width (OMMH (2 * k) (2 * m) 3) w.
Proof.
  intros; eexists; split; [apply oct_char5_bisection_24km_correction | apply oct_table1_ommh_bisection_correction]; auto.
Qed.

Theorem oct_bisection_oct_gt_ommh_refuted : forall k m : Z, 1 <= k -> 1 <= m ->
  ~ exists a b, bisection_width (OCT k m) a /\ bisection_width (OMMH (2 * k) (2 * m) 3) b /\ a > b.
Proof.
  intros k m K M (a & b & A & B & L); destruct (oct_bisection_oct_gt_ommh_correction k m K M) as (w & C & D).
  assert (E := bisection_width_unique _ _ _ A C); assert (F := bisection_width_unique _ _ _ B D); lia.
Qed.

(* It is bigger than that of T(2k,4m). *)
Theorem oct_bisection_oct_gt_torus : forall k m : Z, 1 <= k -> 1 <= m ->
  exists a b, bisection_width (OCT k m) a /\ bisection_width (JTorus (2 * k) (4 * m)) b /\ a > b.
Proof.
  intros k m K M; eexists; eexists; split; [apply oct_char5_bisection_24km_correction; auto|].
  split; [apply oct_table1_torus_bisection_correction; auto|].
  assert (16 * k * 1 <= 16 * k * m) by (apply Z.mul_le_mono_nonneg_l; lia); lia.
Qed.

(* Section 2.3: the ideal throughput of uniform traffic, by the bisection, is as the
   width divided by the number of nodes; a / n > b / p is a * p > b * n. *)
Theorem oct_throughput_oct_gt_ommh_refuted : forall k m : Z, 1 <= k -> 1 <= m ->
  ~ exists a n b p, bisection_width (OCT k m) a /\ order (OCT k m) n /\
    bisection_width (OMMH (2 * k) (2 * m) 3) b /\ order (OMMH (2 * k) (2 * m) 3) p /\ a * p > b * n.
Proof.
  intros k m K M (a & n & b & p & A & N & B & P & L); destruct (oct_equal_node_counts k m K M) as (C & D & _).
  destruct (oct_bisection_oct_gt_ommh_correction k m K M) as (w & E & F).
  rewrite (bisection_width_unique _ _ _ A E), (bisection_width_unique _ _ _ B F),
    (order_unique _ _ _ N C), (order_unique _ _ _ P D) in L; lia.
Qed.

Theorem oct_throughput_oct_gt_torus : forall k m : Z, 1 <= k -> 1 <= m ->
  exists a n b p, bisection_width (OCT k m) a /\ order (OCT k m) n /\
    bisection_width (JTorus (2 * k) (4 * m)) b /\ order (JTorus (2 * k) (4 * m)) p /\ a * p > b * n.
Proof.
  intros k m K M; destruct (oct_equal_node_counts k m K M) as (C & _ & D).
  destruct (oct_bisection_oct_gt_torus k m K M) as (a & b & A & B & L).
  exists a, (32 * k * m), b, (32 * k * m); repeat (split; [assumption|]).
  assert (0 < 32 * k * m) by nia; nia.
Qed.

(* Section 2.3, Table 1: OCT has the smallest diameter, T(2k,4m) the largest. *)
Theorem oct_diameter_ordering : forall k m : Z, 1 <= k -> 1 <= m ->
  exists a b c, diameter (OCT k m) a /\ diameter (OMMH (2 * k) (2 * m) 3) b /\ diameter (JTorus (2 * k) (4 * m)) c /\
    a < b /\ b < c.
Proof.
  intros k m K M; exists (k + m + 2), (k + m + 3), (2 * k + 4 * m).
  split; [apply oct_char2_diameter; auto|]; split; [apply oct_table1_ommh_diameter; auto|].
  split; [apply jtorus_diameter; lia | lia].
Qed.
