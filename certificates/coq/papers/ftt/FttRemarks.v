(* The FTT paper's comparisons and remarks that are about all sizes. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Torus Mesh Square Ftt FttCut Cctorus CctorusStructure CctorusSymmetry.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The n by n mesh ---------- *)

Lemma square_mesh_max_degree n : 3 <= n -> max_degree (Mesh [n; n]) 4.
Proof. intros Hn. apply (mesh_max_degree [n; n]). intros m [<-|[<-|[]]]; exact Hn. Qed.

Lemma square_mesh_diameter_list n : 2 <= n -> diameter (Mesh [n; n]) (2 * (n - 1)).
Proof.
  intros Hn. replace (2 * (n - 1)) with (sum_over (fun m => m - 1) [n; n]) by (simpl; lia).
  apply mesh_diameter, two_sides_ok. exact Hn.
Qed.

(* Table 1: the mesh of 2k by 2k has largest degree 4, *)
Theorem ftt_t1_mesh_degree k : 2 <= k -> max_degree (Mesh [2 * k; 2 * k]) 4.
Proof. intros. apply square_mesh_max_degree. lia. Qed.

(* and diameter 2(2k-1). *)
Theorem ftt_t1_mesh_diameter k : 2 <= k -> diameter (Mesh [2 * k; 2 * k]) (2 * (2 * k - 1)).
Proof. intros. apply square_mesh_diameter_list. lia. Qed.

(* CCTorus paper, section IV-A: the diameter of the n by n mesh is 2(n-1). *)
Theorem cctorus_diameter_mesh n : 2 <= n -> diameter (Mesh [n; n]) (2 * (n - 1)).
Proof. apply square_mesh_diameter_list. Qed.

(* Section IV-A: the diameter of CCTorus is that of the torus, and less than that of
   the mesh. *)
Theorem cctorus_diameter_shortest_vs_torus_correction n : 3 <= n ->
  exists d e f, diameter (CCTorus n) d /\ diameter (Torus [n; n]) e /\ diameter (Mesh [n; n]) f /\ d = e /\ d < f.
Proof.
  intros Hn. exists (2 * (n / 2)), (2 * (n / 2)), (2 * (n - 1)).
  split; [apply cctorus_diameter; auto|]. split; [apply square_torus_diameter_list; lia|].
  split; [apply square_mesh_diameter_list; lia|]. pose proof (Z.div_mod n 2). pose proof (Z.mod_pos_bound n 2). lia.
Qed.

(* Section 1: the torus looks the same from every vertex. *)
Theorem ftt_bg_torus_symmetric sides : sides_ok sides -> vertex_transitive (Torus sides).
Proof. apply torus_transitive. Qed.

(* ---------- Comparisons ---------- *)

(* Section 8 (i), diameter: below that of the torus for all n but 5, where both are 4,
   and below that of the mesh for all n. *)
Theorem ftt_cmp_i_diameter_lowest_refuted : ~ forall n, 4 <= n ->
  exists d e, diameter (FTT n) d /\ diameter (Torus [n; n]) e /\ d < e.
Proof.
  intros H. destruct (H 5 ltac:(lia)) as [d [e [Hd [He L]]]].
  pose proof (diameter_unique _ _ _ Hd (ftt_diameter 5 ltac:(lia))) as E1.
  pose proof (diameter_unique _ _ _ He (square_torus_diameter_list 5 ltac:(lia))) as E2.
  change ((3 * 5 + 1) / 4) with 4 in E1. change (2 * (5 / 2)) with 4 in E2. lia.
Qed.

Theorem ftt_cmp_i_diameter_torus_mesh n : 4 <= n -> n <> 5 ->
  exists d e f, diameter (FTT n) d /\ diameter (Torus [n; n]) e /\ diameter (Mesh [n; n]) f /\ d < e /\ d < f.
Proof.
  intros Hn N. exists ((3 * n + 1) / 4), (2 * (n / 2)), (2 * (n - 1)).
  split; [apply ftt_diameter; lia|]. split; [apply square_torus_diameter_list; lia|].
  split; [apply square_mesh_diameter_list; lia|]. Z.div_mod_to_equations. lia.
Qed.

(* Section 8: a better degree than the torus. It is the same. *)
Theorem ftt_cmp_degree_better_refuted k : 2 <= k ->
  ~ exists d e, max_degree (FTT (2 * k)) d /\ max_degree (Torus [2 * k; 2 * k]) e /\ d < e.
Proof.
  intros Hk [d [e [Hd [He L]]]].
  assert (4 <= 2 * k) as H4 by lia.
  pose proof (max_degree_unique _ _ _ Hd (ftt_max_degree (2 * k) H4)) as E1.
  assert (sides_ok [2 * k; 2 * k]) as O by (apply two_sides_ok; lia).
  pose proof (torus_regular _ O) as R. simpl in R. destruct (Z.eqb_spec (2 * k) 2); [lia|].
  pose proof (max_degree_unique _ _ _ He (regular_max _ _ (torus_proper _ O) R)) as E2. lia.
Qed.

(* Table 2, the true packing density of FTT(n), n = 6, 8, ..., 16. *)
Theorem ftt_t2_ftt_packing_true_correction n : 6 <= n <= 16 -> n mod 2 = 0 ->
  exists N d D, order (FTT n) N /\ max_degree (FTT n) d /\ diameter (FTT n) D /\
    0 < d * D /\ 0 < 4 * (3 * n / 4) /\ N * (4 * (3 * n / 4)) = n ^ 2 * (d * D).
Proof.
  intros Hn He. exists (n * n), 4, (3 * n / 4).
  split; [apply ftt_order; lia|]. split; [apply ftt_max_degree; lia|].
  split; [apply ftt_thm1_even_n_table_range_correction; auto|]. rewrite Z.pow_2_r.
  assert (1 <= 3 * n / 4) by (apply Z.div_le_lower_bound; lia). lia.
Qed.

(* Figure 7: the printed width of FTT, 6k for N = 4k^2, is above those printed for
   Mesh, MCR and TCR, 2k, k and 2k, but below that of OUC, N. *)
Theorem ftt_cmp_bisection_fig7_refuted k : 2 <= k -> ~ 4 * k ^ 2 < 6 * k.
Proof. intros. rewrite Z.pow_2_r. nia. Qed.

Theorem ftt_cmp_bisection_fig7_correction k : 2 <= k -> 2 * k < 6 * k /\ k < 6 * k /\ 6 * k < 4 * k ^ 2.
Proof. intros. rewrite Z.pow_2_r. nia. Qed.

(* Section 7: the printed cost of OUC, 7(N/8 + 1) with N = 4k^2, is above the printed
   costs of Mesh, MCR, TCR and FTT from k = 4 on, not for k = 2 and 3. All are doubled. *)
Theorem ftt_cmp_ouc_cost_highest_refuted k : 2 <= k <= 3 -> ~ 2 * (8 * (2 * k - 1)) < 7 * (k ^ 2 + 2).
Proof. intros H. assert (k = 2 \/ k = 3) as [->| ->] by lia; simpl; lia. Qed.

Theorem ftt_cmp_ouc_cost_highest_correction k : 4 <= k ->
  2 * (8 * (2 * k - 1)) < 7 * (k ^ 2 + 2) /\ 2 * (18 * (k - 1)) < 7 * (k ^ 2 + 2) /\
  2 * (9 * k) < 7 * (k ^ 2 + 2) /\ 2 * (4 * (2 * k - 2)) < 7 * (k ^ 2 + 2).
Proof. intros. rewrite Z.pow_2_r. nia. Qed.

(* Table 1, OUC: a network size of N x N, N = 4k^2. *)
Theorem ftt_t1_ouc_network_size_refuted k : 2 <= k -> (4 * k ^ 2) * (4 * k ^ 2) <> 4 * k ^ 2.
Proof. intros. rewrite Z.pow_2_r. nia. Qed.

(* ---------- Routing ---------- *)

(* Section 5.A: step 2 is for s >= D and step 4 for s <= D, where s is |dx| + |dy| and
   D = n-2. Some pairs have both. *)
Theorem ftt_routeA_overlap_refuted n : 4 <= n -> exists x y x' y',
  is_vertex (FTT n) (x, y) /\ is_vertex (FTT n) (x', y') /\
  n - 2 <= Z.abs (x - x') + Z.abs (y - y') /\ Z.abs (x - x') + Z.abs (y - y') <= n - 2.
Proof. intros Hn. exists 0, 0, 0, (n - 2). unfold FTT. rewrite !grid_vertex. lia. Qed.

(* With s > D in step 2 every pair has exactly one. *)
Theorem ftt_routeA_overlap_correction n x y x' y' :
  let s := Z.abs (x - x') + Z.abs (y - y') in
  (n - 2 < s \/ s <= n - 2) /\ ~ (n - 2 < s /\ s <= n - 2).
Proof. lia. Qed.

(* Section 5.A: x_{n-1} - Mid hops to the right, from x1 > Mid, lead out of the grid. *)
Theorem ftt_routeA_undefined_hop_refuted n : 4 <= n ->
  forall x1, n / 2 < x1 < n -> ~ 0 <= x1 + (n - 1 - n / 2) < n.
Proof. intros Hn x1 Hx. destruct (half n) as [M [HM Hr]]. rewrite <- HM in *. lia. Qed.

(* x_{n-1} - x1 hops, as in the other lines, do not. *)
Theorem ftt_routeA_undefined_hop_correction n : 4 <= n ->
  forall x1, n / 2 < x1 < n -> 0 <= x1 + (n - 1 - x1) < n.
Proof. lia. Qed.
