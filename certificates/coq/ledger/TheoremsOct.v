(* Theorems about the claims of one paper that are proved elsewhere in another form than the
   ledger writes: here they have that. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Names Tie Graph.
Import ListNotations.
Open Scope Z_scope.

Lemma octagon_degrees : min_degree Octagon 3 /\ max_degree Octagon 3.
Proof. apply degrees; [eapply order_proper, Oct.oct_octagon_size | exact OctMore.oct_octagon_degree_connectivity_3]. Qed.

Lemma oct_degrees k m : 2 <= k -> 2 <= m -> min_degree (OCT k m) 7 /\ max_degree (OCT k m) 7.
Proof. intros; apply degrees; [eapply order_proper; apply Oct.oct_oct_nodes; lia | apply Oct.oct_char1_degree_7; lia]. Qed.

Lemma ommh_degrees k m : 2 <= k -> 2 <= m ->
  min_degree (OMMH (2 * k) (2 * m) 3) 7 /\ max_degree (OMMH (2 * k) (2 * m) 3) 7.
Proof.
  intros; apply degrees; [eapply order_proper; apply (OctWidth.oct_equal_node_counts k m); lia
  | apply Ommh.oct_table1_ommh_degree_links; lia].
Qed.

Lemma jtorus_degrees k m : 1 <= k -> 1 <= m ->
  min_degree (JTorus (2 * k) (4 * m)) 4 /\ max_degree (JTorus (2 * k) (4 * m)) 4.
Proof.
  intros; apply degrees; [eapply order_proper; apply (OctWidth.oct_equal_node_counts k m); lia
  | apply OctWidth.oct_table1_torus_degree_links_diameter; lia].
Qed.

Lemma power_large k : 1 <= k -> 2 * k <= 2 ^ k /\ (3 <= k -> 2 * k < 2 ^ k).
Proof.
  intros K; pattern k; apply Z.right_induction with 1; [intros ? ? ->; tauto| | |exact K].
  - split; [reflexivity | lia].
  - intros n N [A B]; rewrite <- Z.add_1_r, Z.pow_add_r by lia; change (2 ^ 1) with 2; split; [lia|].
    intros; destruct (Z.eq_dec n 2) as [->|]; [reflexivity|]; specialize (B ltac:(lia)); lia.
Qed.

Theorem oct_torus_nodes :
  forall k m : Z, 2 <= k -> 2 <= m -> order (JTorus k m) (((2 * k) * 2) * m).
Proof. intros k m; intros; from (Jtorus.oct_torus_nodes k m). Qed.

Theorem oct_torus_adjacency_iff_hamming1 :
  forall k m : Z, 2 <= k -> 2 <= m -> (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k
  m) v -> jtorus_code k m u = jtorus_code k m v -> u = v) /\ (forall u v, is_vertex (JTorus k m) u
  -> is_vertex (JTorus k m) v -> (adj (JTorus k m) u v <-> hamming (jtorus_code k m u) (jtorus_code
  k m v) = 1)).
Proof.
  intros k m K M; split; [apply Oct.oct_oct_slice_code_4_bits_correction; lia|].
  intros u v U V; apply Jtorus.oct_torus_adjacency_iff_hamming1; solve [lia | assumption].
Qed.

Theorem oct_torus_rows_columns_cyclic :
  forall k m : Z, 2 <= k -> 2 <= m -> forall r c, 0 <= r < 2 * k -> 0 <= c < 2 * m -> adj (JTorus k
  m) (r, c) (r, (c + 1) mod (2 * m)) /\ adj (JTorus k m) (r, c) ((r + 1) mod (2 * k), c) /\ hamming
  (jtorus_code k m (r, c)) (jtorus_code k m (r, (c + 1) mod (2 * m))) = 1 /\ hamming (jtorus_code k
  m (r, c)) (jtorus_code k m ((r + 1) mod (2 * k), c)) = 1.
Proof.
  intros k m K M r c R C; destruct (Jtorus.oct_torus_rows_columns_cyclic k m ltac:(lia) ltac:(lia) r c R C) as [A B].
  assert (V : forall x y, 0 <= x < 2 * k -> 0 <= y < 2 * m -> is_vertex (JTorus k m) (x, y)).
  { intros x y X Y; apply in_prod; apply in_zrange; assumption. }
  pose proof (Z.mod_pos_bound (c + 1) (2 * m) ltac:(lia)); pose proof (Z.mod_pos_bound (r + 1) (2 * k) ltac:(lia)).
  parts; try assumption; apply Jtorus.oct_torus_adjacency_iff_hamming1; try assumption; try lia; apply V; assumption.
Qed.

Theorem oct_torus_four_neighbours :
  forall k m : Z, 2 <= k -> 2 <= m -> (min_degree (JTorus k m) 4) /\ (max_degree (JTorus k m) 4).
Proof.
  intros k m K M; apply degrees; [eapply order_proper; apply Jtorus.oct_torus_nodes; lia
  | apply Jtorus.oct_torus_four_neighbours; lia].
Qed.

Theorem oct_octagon_degree_connectivity_3 :
  (min_degree Octagon 3) /\ (max_degree Octagon 3).
Proof.
  exact octagon_degrees.
Qed.

Theorem oct_octagon_lacks_scalability :
  order Octagon 8.
Proof.
  apply Oct.oct_octagon_size.
Qed.

Theorem oct_oct_slice_code_4_bits_refuted :
  forall k m : Z, 2 <= k -> 2 <= m -> (k + m >= 5) -> ~ (k + m = 4).
Proof. intros k m; intros; from (Oct.oct_oct_slice_code_4_bits_refuted k m). Qed.

Theorem oct_expansion_figure3_example :
  exists d1 d2 d3, order (OCT 2 3) d1 /\ order Octagon d2 /\ order (OCT 2 2) d3 /\ 0 < d2 * d2 /\ d1
  * d2 - (d3 * d2) = 8 * (d2 * d2).
Proof.
  exists 192, 8, 128; split; [|split; [|split; [|split; reflexivity]]].
  - apply (Oct.oct_oct_nodes 2 3); lia.
  - apply Oct.oct_octagon_size.
  - apply (Oct.oct_oct_nodes 2 2); lia.
Qed.

Theorem oct_char1_degree_7 :
  forall k m : Z, 2 <= k -> 2 <= m -> (min_degree (OCT k m) 7) /\ (max_degree (OCT k m) 7).
Proof.
  exact oct_degrees.
Qed.

Theorem oct_char5_bisection_24km_correction :
  forall k m : Z, 1 <= k -> 1 <= m -> bisection_width (OCT k m) (Z.min (Z.min ((16 * k) * m) (32 *
  k)) (32 * m)).
Proof. intros k m; intros; from (OctWidth.oct_char5_bisection_24km_correction k m). Qed.

Theorem oct_table1_oct_row_refuted :
  forall k m : Z, 2 <= k -> 2 <= m -> ~ (((((min_degree (OCT k m) 7) /\ (max_degree (OCT k m) 7)) /\
  (size (OCT k m) ((112 * k) * m))) /\ (diameter (OCT k m) (k + m + 2))) /\ (bisection_width (OCT k
  m) ((24 * k) * m))).
Proof.
  intros k m K M [_ B]; apply (OctWidth.oct_char5_bisection_24km_refuted k m); solve [lia | assumption].
Qed.

Theorem oct_table1_oct_row_correction :
  forall k m : Z, 2 <= k -> 2 <= m -> ((((min_degree (OCT k m) 7) /\ (max_degree (OCT k m) 7)) /\
  (size (OCT k m) ((112 * k) * m))) /\ (diameter (OCT k m) (k + m + 2))) /\ (bisection_width (OCT k
  m) (32 * (Z.min k m))).
Proof.
  intros k m K M; destruct (OctWidth.oct_table1_oct_row_correction k m K M) as (_ & S & D & B).
  parts; try assumption; apply oct_degrees; assumption.
Qed.

Theorem oct_table1_ommh_degree_links :
  forall k m : Z, 2 <= k -> 2 <= m -> ((min_degree (OMMH (2 * k) (2 * m) 3) 7) /\ (max_degree (OMMH
  (2 * k) (2 * m) 3) 7)) /\ (size (OMMH (2 * k) (2 * m) 3) ((112 * k) * m)).
Proof.
  intros k m K M; split; [apply ommh_degrees; assumption|].
  apply Ommh.oct_table1_ommh_degree_links; assumption.
Qed.

Theorem oct_table1_ommh_bisection_correction :
  forall k m : Z, 1 <= k -> 1 <= m -> bisection_width (OMMH (2 * k) (2 * m) 3) (Z.min (Z.min ((16 *
  k) * m) (32 * k)) (32 * m)).
Proof. intros k m; intros; from (OctWidth.oct_table1_ommh_bisection_correction k m). Qed.

Theorem oct_table1_torus_degree_links_diameter :
  forall k m : Z, 1 <= k -> 1 <= m -> (((min_degree (JTorus (2 * k) (4 * m)) 4) /\ (max_degree
  (JTorus (2 * k) (4 * m)) 4)) /\ (size (JTorus (2 * k) (4 * m)) ((64 * k) * m))) /\ (diameter
  (JTorus (2 * k) (4 * m)) (2 * k + 4 * m)).
Proof.
  intros k m K M; destruct (OctWidth.oct_table1_torus_degree_links_diameter k m K M) as (_ & S & D).
  split; [split; [apply jtorus_degrees; assumption | exact S] | exact D].
Qed.

Theorem oct_equal_node_counts :
  forall k m : Z, 2 <= k -> 2 <= m -> ((order (OCT k m) ((32 * k) * m)) /\ (order (OMMH (2 * k) (2 *
  m) 3) ((32 * k) * m))) /\ (order (JTorus (2 * k) (4 * m)) ((32 * k) * m)).
Proof. intros k m; intros; from (OctWidth.oct_equal_node_counts k m). Qed.

Theorem oct_bisection_oct_gt_ommh_correction :
  forall k m : Z, 1 <= k -> 1 <= m -> exists d1 d2, bisection_width (OCT k m) d1 /\ bisection_width
  (OMMH (2 * k) (2 * m) 3) d2 /\ d1 = d2.
Proof. intros k m; intros; from (OctWidth.oct_bisection_oct_gt_ommh_correction k m). Qed.

Theorem oct_throughput_oct_gt_ommh_refuted :
  forall k m : Z, 2 <= k -> 2 <= m -> ~ ((exists d1 d2, order (OCT k m) d1 /\ order (OMMH (2 * k) (2
  * m) 3) d2 /\ d1 = d2) /\ (exists d1 d2, bisection_width (OCT k m) d1 /\ bisection_width (OMMH (2
  * k) (2 * m) 3) d2 /\ d1 > d2)).
Proof.
  intros k m K M [_ B]; apply (OctWidth.oct_bisection_oct_gt_ommh_refuted k m); solve [lia | exact B].
Qed.

Theorem oct_throughput_oct_gt_torus :
  forall k m : Z, 2 <= k -> 2 <= m -> (exists d1 d2, order (OCT k m) d1 /\ order (JTorus (2 * k) (4
  * m)) d2 /\ d1 = d2) /\ (exists d1 d2, bisection_width (OCT k m) d1 /\ bisection_width (JTorus (2
  * k) (4 * m)) d2 /\ d1 > d2).
Proof.
  intros k m K M; split; [|apply (OctWidth.oct_bisection_oct_gt_torus k m); lia].
  destruct (OctWidth.oct_equal_node_counts k m ltac:(lia) ltac:(lia)) as (A & _ & B).
  eauto.
Qed.

Theorem oct_diameter_ordering :
  forall k m : Z, 2 <= k -> 2 <= m -> (exists d1 d2, diameter (OCT k m) d1 /\ diameter (OMMH (2 * k)
  (2 * m) 3) d2 /\ d1 < d2) /\ (exists d1 d2, diameter (OMMH (2 * k) (2 * m) 3) d1 /\ diameter
  (JTorus (2 * k) (4 * m)) d2 /\ d1 < d2).
Proof. intros k m; intros; from (OctWidth.oct_diameter_ordering k m). Qed.

Theorem oct_packing_oct_highest :
  forall k m : Z, 2 <= k -> 2 <= m -> (exists d1 d2 d3 d4 d5 d6, order (OCT k m) d1 /\ diameter (OCT
  k m) d2 /\ max_degree (OCT k m) d3 /\ order (OMMH (2 * k) (2 * m) 3) d4 /\ diameter (OMMH (2 * k)
  (2 * m) 3) d5 /\ max_degree (OMMH (2 * k) (2 * m) 3) d6 /\ 0 < d2 * d3 /\ 0 < d5 * d6 /\ d1 * (d5
  * d6) > d4 * (d2 * d3)) /\ (exists d1 d2 d3 d4 d5 d6, order (OCT k m) d1 /\ diameter (OCT k m) d2
  /\ max_degree (OCT k m) d3 /\ order (JTorus (2 * k) (4 * m)) d4 /\ diameter (JTorus (2 * k) (4 *
  m)) d5 /\ max_degree (JTorus (2 * k) (4 * m)) d6 /\ 0 < d2 * d3 /\ 0 < d5 * d6 /\ d1 * (d5 * d6) >
  d4 * (d2 * d3)).
Proof.
  intros k m K M; assert (P : 0 < 32 * k * m) by nia.
  destruct (OctWidth.oct_equal_node_counts k m ltac:(lia) ltac:(lia)) as (NO & NM & NT).
  destruct (oct_degrees k m K M) as [_ GO]; destruct (ommh_degrees k m K M) as [_ GM].
  destruct (jtorus_degrees k m ltac:(lia) ltac:(lia)) as [_ GT].
  pose proof (Oct.oct_char2_diameter k m ltac:(lia) ltac:(lia)) as DO.
  pose proof (Ommh.oct_table1_ommh_diameter k m ltac:(lia) ltac:(lia)) as DM.
  destruct (OctWidth.oct_table1_torus_degree_links_diameter k m ltac:(lia) ltac:(lia)) as (_ & _ & DT).
  split.
  - exists (32 * k * m), (k + m + 2), 7, (32 * k * m), (k + m + 3), 7; parts; try assumption; [lia | lia |].
    apply Z.lt_gt, Z.mul_lt_mono_pos_l; lia.
  - exists (32 * k * m), (k + m + 2), 7, (32 * k * m), (2 * k + 4 * m), 4; parts; try assumption; [lia | lia |].
    apply Z.lt_gt, Z.mul_lt_mono_pos_l; lia.
Qed.

Theorem oct_packing_torus_lowest_refuted :
  forall k m : Z, (k = 2) -> (m = 2) -> ~ ((exists d1 d2 d3 d4 d5 d6, order (JTorus (2 * k) (4 * m))
  d1 /\ diameter (JTorus (2 * k) (4 * m)) d2 /\ max_degree (JTorus (2 * k) (4 * m)) d3 /\ order (OCT
  k m) d4 /\ diameter (OCT k m) d5 /\ max_degree (OCT k m) d6 /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1
  * (d5 * d6) < d4 * (d2 * d3)))) /\ (exists d1 d2 d3 d4 d5 d6, order (JTorus (2 * k) (4 * m)) d1 /\
  diameter (JTorus (2 * k) (4 * m)) d2 /\ max_degree (JTorus (2 * k) (4 * m)) d3 /\ order (OMMH (2 *
  k) (2 * m) 3) d4 /\ diameter (OMMH (2 * k) (2 * m) 3) d5 /\ max_degree (OMMH (2 * k) (2 * m) 3) d6
  /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) < d4 * (d2 * d3))))).
Proof.
  intros k m -> -> [_ (d1 & d2 & d3 & d4 & d5 & d6 & NT & DT & GT & NM & DM & GM & H)].
  destruct (OctWidth.oct_equal_node_counts 2 2 ltac:(lia) ltac:(lia)) as (_ & NM' & NT').
  destruct (ommh_degrees 2 2 ltac:(lia) ltac:(lia)) as [_ GM'].
  destruct (jtorus_degrees 2 2 ltac:(lia) ltac:(lia)) as [_ GT'].
  pose proof (Ommh.oct_table1_ommh_diameter 2 2 ltac:(lia) ltac:(lia)) as DM'.
  destruct (OctWidth.oct_table1_torus_degree_links_diameter 2 2 ltac:(lia) ltac:(lia)) as (_ & _ & DT').
  rewrite (order_unique _ _ _ NT NT'), (order_unique _ _ _ NM NM'), (diameter_unique _ _ _ DT DT'),
    (diameter_unique _ _ _ DM DM'), (max_degree_unique _ _ _ GT GT'), (max_degree_unique _ _ _ GM GM') in H.
  specialize (H ltac:(lia) ltac:(lia)); lia.
Qed.

Theorem oct_broadcast_recursive_doubling_refuted :
  forall k m : Z, 2 <= k -> 2 <= m -> (k + m >= 5) -> ~ (order (JTorus k m) (2 ^ (k + m))).
Proof.
  intros k m K M S O; pose proof (order_unique _ _ _ O (Jtorus.oct_torus_nodes k m ltac:(lia) ltac:(lia))) as E.
  rewrite Z.pow_add_r in E by lia.
  destruct (power_large k ltac:(lia)) as [A A']; destruct (power_large m ltac:(lia)) as [B B'].
  destruct (Z_lt_le_dec k 3); [specialize (B' ltac:(lia)) | specialize (A' ltac:(lia))]; nia.
Qed.

Theorem oct_expansion_connections_unchanged :
  forall k m : Z, 2 <= k -> 2 <= m -> (forall u, is_vertex (OCT k m) u -> exists d, degree (OCT k m)
  u d /\ degree (OCT k (m + 1)) u d /\ degree (OCT (k + 1) m) u d) /\ (forall r c o r' c' o',
  is_vertex (OCT k m) (r, c, o) -> is_vertex (OCT k m) (r', c', o') -> (adj (OCT k (m + 1)) (r, c,
  o) (r', c', o') <-> adj (OCT k m) (r, c, o) (r', c', o') /\ ~ (Z.min c c' = 0 /\ Z.max c c' = 2 *
  m - 1)) /\ (adj (OCT (k + 1) m) (r, c, o) (r', c', o') <-> adj (OCT k m) (r, c, o) (r', c', o') /\
  ~ (Z.min r r' = 0 /\ Z.max r r' = 2 * k - 1))).
Proof. exact OctSteps.oct_grown_links. Qed.

Theorem oct_torus_hypercube_like_routing :
  forall k m : Z, 2 <= k -> 2 <= m -> forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m)
  v -> let h := fun x y => hamming (jtorus_code k m x) (jtorus_code k m y) in dist (JTorus k m) u v
  (h u v) /\ (u <> v -> exists w, adj (JTorus k m) u w /\ h u w = 1 /\ h w v = h u v - 1).
Proof. exact OctSteps.jtorus_correcting_step. Qed.

Theorem oct_unicast_step1 :
  forall a b : Z, 0 <= a < 8 -> 0 <= b < 8 -> a <> b -> let h := hamming (johnson 4 a) (johnson 4 b)
  in let d := if (h =? 1) || (h =? 4) then 1 else 2 in route Octagon octagon_printed a b d /\ dist
  Octagon a b d.
Proof. exact OctSteps.octagon_printed_minimal. Qed.

Theorem oct_unicast_step3_intermediate :
  forall k m : Z, 2 <= k -> 2 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
  exists w, is_vertex (OCT k m) w /\ oct_code k m w = jtorus_code k m (fst u) ++ johnson 4 (snd v)
  /\ fst w = fst u /\ snd w = snd v.
Proof. exact OctSteps.oct_intermediate_node. Qed.

Theorem oct_packing_oct_highest_correction :
  forall k m : Z, 1 <= k -> 1 <= m -> ((((0 < (k + m + 2) * 7 /\ 0 < (k + m + 3) * 7 /\ ((32 * k) *
  m) * ((k + m + 3) * 7) > ((32 * k) * m) * ((k + m + 2) * 7)) /\ (0 < (k + m + 2) * 7 /\ 0 < (2 * k
  + 4 * m) * 4 /\ ((32 * k) * m) * ((2 * k + 4 * m) * 4) > ((32 * k) * m) * ((k + m + 2) * 7))) <->
  (k + 9 * m > 14)) /\ (((0 < (k + m + 2) * 7 /\ 0 < (k + m + 3) * 7 /\ ((32 * k) * m) * ((k + m +
  3) * 7) > ((32 * k) * m) * ((k + m + 2) * 7)) /\ (0 < (k + m + 2) * 7 /\ 0 < (2 * k + 4 * m) * 4
  /\ ((32 * k) * m) * ((2 * k + 4 * m) * 4) > ((32 * k) * m) * ((k + m + 2) * 7))) <-> ((m > 1) \/
  (k > 5)))) /\ ((0 < (k + m + 2) * 7 /\ 0 < (2 * k + 4 * m) * 4 /\ ((32 * k) * m) * ((2 * k + 4 *
  m) * 4) = ((32 * k) * m) * ((k + m + 2) * 7)) <-> ((k = 5) /\ (m = 1))).
Proof.
  intros k m K M; assert (P : 0 < 32 * k * m) by nia; set (c := 32 * k * m) in *; clearbody c.
  assert (G : forall a b, c * a > c * b <-> a > b).
  { intros a b; split; intros H; [apply Z.lt_gt, (Z.mul_lt_mono_pos_l c); lia | apply Z.lt_gt, Z.mul_lt_mono_pos_l; lia]. }
  assert (Q : forall a b, c * a = c * b <-> a = b) by (intros a b; split; [intros H; apply (Z.mul_reg_l a b c); lia | congruence]).
  rewrite !G, Q; lia.
Qed.
