(* Theorems about the claims of one paper that are proved elsewhere in another form than the
   ledger writes: here they have that. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Names Tie Graph.
Import ListNotations.
Open Scope Z_scope.

Theorem ftt_uniform_degree_4 :
  forall n : Z, 4 <= n -> ((((min_degree (FTT n) 4) /\ (max_degree (FTT n) 4)) /\ (size (FTT n) ((2
  * n) * n))) /\ (min_degree (Torus [n; n]) 4)) /\ (max_degree (Torus [n; n]) 4).
Proof.
  intros n N; destruct (Ftt.ftt_uniform_degree_4 n N) as (A & B & C).
  assert (O : sides_ok [n; n]) by (intros x [<-|[<-|[]]]; lia).
  pose proof (torus_regular [n; n] O) as R; simpl in R; destruct (Z.eqb_spec n 2); [lia|].
  destruct (degrees (Torus [n; n]) 4 (torus_proper _ O) R); parts; assumption.
Qed.

Theorem ftt_thm1_diameter_correction :
  forall n : Z, 4 <= n -> (diameter (FTT n) ((3 * n + 1) / 4)) /\ ((diameter (FTT n) (n - 2)) <->
  ((6 <= n) /\ (n <= 9))).
Proof.
  intros n N; pose proof (Ftt.ftt_thm1_diameter_correction n N) as D; split; [exact D|]; split.
  - intros E; pose proof (diameter_unique _ _ _ D E); Z.to_euclidean_division_equations; lia.
  - intros [A B]; replace (n - 2) with ((3 * n + 1) / 4) by (Z.to_euclidean_division_equations; lia); exact D.
Qed.

Theorem ftt_thm1_even_n_table_range_refuted :
  forall n : Z, (n = 10 \/ n = 12 \/ n = 14 \/ n = 16) -> ~ (diameter (FTT n) (n - 2)).
Proof.
  intros n H; apply (Ftt.ftt_thm1_diameter_refuted n); lia.
Qed.

Theorem ftt_thm2_bisection_correction :
  forall n : Z, 4 <= n -> bisection_width (FTT n) (4 * (- (- n / 2))).
Proof. intros n; intros; from (FttWidthOdd.ftt_thm2_bisection_correction n). Qed.

Theorem ftt_thm4_packing_refuted :
  forall n : Z, 10 <= n -> ~ (exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ (0 < 4 *
  (n - 2) -> (0 < d1 * d2 -> (n * n) * (4 * (n - 2)) = (n * n) * (d1 * d2)))).
Proof.
  intros n N (d & D & A & B & H).
  destruct (Ftt.ftt_uniform_degree_4 n ltac:(lia)) as (_ & A' & _).
  pose proof (Ftt.ftt_thm1_diameter_correction n ltac:(lia)) as B'.
  rewrite (max_degree_unique _ _ _ A A'), (diameter_unique _ _ _ B B') in H.
  assert (0 < (3 * n + 1) / 4) by (apply Z.div_str_pos; lia).
  specialize (H ltac:(lia) ltac:(lia)); apply Z.mul_reg_l in H; [|nia].
  Z.to_euclidean_division_equations; lia.
Qed.

Theorem ftt_thm4_packing_correction :
  forall n : Z, 4 <= n -> exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ 0 < d1 * d2
  /\ 0 < 4 * ((3 * n + 1) / 4) /\ (n * n) * (4 * ((3 * n + 1) / 4)) = (n * n) * (d1 * d2).
Proof.
  intros n N; exists 4, ((3 * n + 1) / 4).
  assert (0 < (3 * n + 1) / 4) by (apply Z.div_str_pos; lia).
  parts; [apply Ftt.ftt_uniform_degree_4; exact N | apply Ftt.ftt_thm1_diameter_correction; exact N | lia | lia | reflexivity].
Qed.

Theorem ftt_single_link_fault_detour :
  forall n : Z, 4 <= n -> (forall a b, adj (FTT n) a b -> connected (without_link (FTT n) a b) /\
  forall u v d, dist (FTT n) u v d -> exists e, dist (without_link (FTT n) a b) u v e /\ e <= d + 2) /\
  exists a b, adj (FTT n) a b /\ dist (without_link (FTT n) a b) a b 3.
Proof.
  intros n N; split; [|exact (FttFaults.ftt_single_link_fault_worst n N)].
  intros a b A; split; [|exact (FttFaults.ftt_single_link_fault_detour n N a b A)].
  intros u v U V; pose proof (FttDistance.ftt_dist n u v N U V) as D.
  destruct (FttFaults.ftt_single_link_fault_detour n N a b A u v _ D) as (e & [W _] & _); exists e; exact W.
Qed.

Theorem ftt_routeA_undefined_hop_refuted :
  forall n x : Z, 4 <= n -> n / 2 + 1 <= x -> x <= n - 1 -> ~ ((0 <= x + n - 1 - (n / 2)) /\ (x + n
  - 1 - (n / 2) < n)).
Proof.
  intros n x N A B [_ C]; Z.to_euclidean_division_equations; lia.
Qed.

Theorem ftt_routeA_undefined_hop_correction :
  forall n x : Z, 4 <= n -> n / 2 + 1 <= x -> x <= n - 1 -> (0 <= x + n - 1 - x) /\ (x + n - 1 - x <
  n).
Proof.
  intros; lia.
Qed.

Theorem ftt_routeA_overlap_refuted :
  forall n s : Z, 4 <= n -> n - 2 <= s -> s <= n - 2 -> ~ (~ ((s >= n - 2) /\ (s <= n - 2))).
Proof.
  intros; lia.
Qed.

Theorem ftt_routeA_overlap_correction :
  forall n s : Z, 4 <= n -> 0 <= s -> s <= 2 * n - 2 -> ~ ((s > n - 2) <-> (s <= n - 2)).
Proof. intros n s; intros; from (FttRemarks.ftt_routeA_overlap_correction n s). Qed.

Theorem ftt_t1_mesh_bisection :
  forall k : Z, 2 <= k -> bisection_width (Mesh [2 * k; 2 * k]) (2 * k).
Proof.
  intros k K; apply MeshWidth.mesh2_bisection; [lia | lia|]; rewrite Z.mul_comm; apply Z.mod_mul; lia.
Qed.

Theorem ftt_t1_mesh_cost_packing :
  forall k : Z, 2 <= k -> (4 * (2 * (2 * k - 1)) = 8 * (2 * k - 1)) /\ (0 < 4 * (2 * (2 * k - 1)) /\
  0 < 2 * (2 * k - 1) /\ ((4 * k) * k) * (2 * (2 * k - 1)) = (k * k) * (4 * (2 * (2 * k - 1)))).
Proof. intros k; intros; from (Ftt.ftt_t1_mesh_cost_packing k). Qed.

Theorem ftt_t1_tcr_packing_formula_refuted :
  forall k : Z, 3 <= k -> ~ ((0 < 9 * (k - 1) -> (0 < 9 * k -> ((4 * k) * k) * (9 * (k - 1)) = ((2 *
  k) * k) * (9 * k)))).
Proof. intros k; intros; from (Ftt.ftt_t1_tcr_packing_formula_refuted k). Qed.

Theorem ftt_t1_tcr_packing_formula_correction :
  forall k : Z, 2 <= k -> 0 < 9 * k /\ ((4 * k) * k) * 9 = (4 * k) * (9 * k).
Proof. intros k; intros; from (Ftt.ftt_t1_tcr_packing_formula_correction k). Qed.

Theorem ftt_t1_tcr_network_size_refuted :
  forall k : Z, 2 <= k -> ~ ((order (MCR k) (k * k)) /\ (order (TCR k) (k * k))).
Proof. intros k; intros; from (Mcr.ftt_t1_tcr_network_size_refuted k). Qed.

Theorem ftt_t1_ouc_network_size_refuted :
  forall k : Z, 2 <= k -> ~ (((4 * k) * k) * ((4 * k) * k) = (4 * k) * k).
Proof. intros k; intros; from (FttRemarks.ftt_t1_ouc_network_size_refuted k). Qed.

Theorem ftt_t1_ftt_cost_formula_refuted :
  forall k : Z, 2 <= k -> ~ (4 * (2 * k - 2) = 4 * (k - 2)).
Proof. intros k; intros; from (Ftt.ftt_t1_ftt_cost_formula_refuted k). Qed.

Theorem ftt_t1_ftt_packing_formula_refuted :
  forall k : Z, 2 <= k -> ~ ((4 * (k - 2) <> 0) /\ (0 < 4 * (k - 2) -> (0 < 4 * (2 * k - 2) -> ((4 *
  k) * k) * (4 * (k - 2)) = ((4 * k) * k) * (4 * (2 * k - 2))))).
Proof.
  intros k K [N H]; specialize (H ltac:(lia) ltac:(lia)); apply Z.mul_reg_l in H; lia.
Qed.

Theorem ftt_t1_ftt_packing_formula_correction :
  forall k : Z, 2 <= k -> 0 < 4 * (2 * k - 2) /\ 0 < 2 * (k - 1) /\ ((4 * k) * k) * (2 * (k - 1)) =
  (k * k) * (4 * (2 * k - 2)).
Proof. intros k; intros; from (Ftt.ftt_t1_ftt_packing_formula_correction k). Qed.

Theorem ftt_t2_tcr_diameter_refuted :
  forall k d : Z, (k = 2 /\ d = 6 \/ k = 3 /\ d = 9 \/ k = 4 /\ d = 12 \/ k = 5 /\ d = 15 \/ k = 6
  /\ d = 18 \/ k = 7 /\ d = 21 \/ k = 8 /\ d = 24) -> ~ (diameter (TCR k) d).
Proof.
  intros k d H; replace d with (3 * k) by lia; apply TcrDiameter.ftt_t1_tcr_diameter_refuted; lia.
Qed.

Theorem ftt_t2_tcr_diameter_correction :
  forall k : Z, (k = 2 \/ k = 3 \/ k = 4 \/ k = 5 \/ k = 6 \/ k = 7 \/ k = 8) -> diameter (TCR k) (2 * k - (k mod 2)).
Proof. intros k H; apply TcrDiameter.tcr_diameter; lia. Qed.

Theorem ftt_t2_ftt_bisection_refuted :
  forall n w : Z, (n = 6 /\ w = 18 \/ n = 8 /\ w = 24 \/ n = 10 /\ w = 30 \/ n = 12 /\ w = 36 \/ n =
  14 /\ w = 42 \/ n = 16 /\ w = 48) -> ~ (bisection_width (FTT n) w).
Proof.
  intros n w H B; apply (FttCut.ftt_thm2_bisection_refuted n); [lia|].
  replace (3 * n) with w by lia; exact B.
Qed.

Theorem ftt_t2_ftt_packing_true_correction :
  forall n : Z, (n = 6 \/ n = 8 \/ n = 10 \/ n = 12 \/ n = 14 \/ n = 16) -> exists d1 d2 d3, order
  (FTT n) d1 /\ max_degree (FTT n) d2 /\ diameter (FTT n) d3 /\ 0 < d2 * d3 /\ 0 < 4 * ((3 * n) / 4)
  /\ d1 * (4 * ((3 * n) / 4)) = (n * n) * (d2 * d3).
Proof. intros n; intros; from (FttRemarks.ftt_t2_ftt_packing_true_correction n). Qed.

Theorem ftt_cmp_i_diameter_lowest_refuted :
  forall n : Z, (n = 5) -> ~ ((exists d1 d2, diameter (FTT n) d1 /\ diameter (Mesh [n; n]) d2 /\ d1
  < d2) /\ (exists d1 d2, diameter (FTT n) d1 /\ diameter (Torus [n; n]) d2 /\ d1 < d2)).
Proof.
  intros n -> [_ (a & b & A & B & AB)].
  assert (O : sides_ok [5; 5]) by (intros x [<-|[<-|[]]]; lia).
  rewrite (diameter_unique _ _ _ A (Ftt.ftt_thm1_diameter_correction 5 ltac:(lia))),
    (diameter_unique _ _ _ B (torus_diameter [5; 5] O)) in AB; vm_compute in AB; discriminate.
Qed.

Theorem ftt_cmp_bisection_fig7_refuted :
  forall k : Z, 2 <= k -> ~ ((((6 * k > 2 * k) /\ (6 * k > k)) /\ (6 * k > 2 * k)) /\ (6 * k > (4 *
  k) * k)).
Proof. intros k; intros; from (FttRemarks.ftt_cmp_bisection_fig7_refuted k). Qed.

Theorem ftt_cmp_bisection_fig7_correction :
  forall k : Z, 2 <= k -> (((6 * k > 2 * k) /\ (6 * k > k)) /\ (6 * k > 2 * k)) /\ (6 * k < (4 * k)
  * k).
Proof. intros k; intros; from (FttRemarks.ftt_cmp_bisection_fig7_correction k). Qed.

Theorem ftt_cmp_iii_bisection_refuted :
  forall k : Z, 2 <= k -> ~ (((exists d1 d2, bisection_width (FTT (2 * k)) d1 /\ bisection_width (Torus [2 * k; 2 * k]) d2
  /\ d1 > d2) /\ (exists d1 d2, bisection_width (FTT (2 * k)) d1 /\ bisection_width (MCR k) d2 /\ d1 > d2)) /\
  (exists d1 d2, bisection_width (FTT (2 * k)) d1 /\ bisection_width (TCR k) d2 /\ d1 > d2)).
Proof.
  intros k K [[(a & b & A & B & AB) _] _].
  assert (E : (2 * k) mod 2 = 0) by (rewrite Z.mul_comm; apply Z.mod_mul; lia).
  rewrite (bisection_width_unique _ _ _ A (FttWidth.ftt_t1_ftt_bisection_correction k K)),
    (bisection_width_unique _ _ _ B (TorusWidth.torus2_bisection (2 * k) (2 * k) ltac:(lia) (Z.le_refl (2 * k)) E)) in AB; lia.
Qed.

Theorem ftt_cmp_degree_better_refuted :
  forall k : Z, 2 <= k -> ~ ((((exists d1 d2, max_degree (FTT (2 * k)) d1 /\ max_degree (Mesh [2 *
  k; 2 * k]) d2 /\ d1 < d2) /\ (exists d1 d2, max_degree (FTT (2 * k)) d1 /\ max_degree (Torus [2 *
  k; 2 * k]) d2 /\ d1 < d2)) /\ (exists d1 d2, max_degree (FTT (2 * k)) d1 /\ max_degree (MCR k) d2
  /\ d1 < d2)) /\ (exists d1, max_degree (FTT (2 * k)) d1 /\ d1 < 7)).
Proof. intros k; intros; from (FttRemarks.ftt_cmp_degree_better_refuted k). Qed.

Theorem ftt_cmp_ouc_cost_highest_refuted :
  forall k : Z, (k = 2 \/ k = 3) -> ~ ((((7 * ((4 * k) * k + 8) > (4 * (2 * k - 2)) * 8) /\ (7 * ((4
  * k) * k + 8) > (8 * (2 * k - 1)) * 8)) /\ (7 * ((4 * k) * k + 8) > (18 * (k - 1)) * 8)) /\ (7 *
  ((4 * k) * k + 8) > (9 * k) * 8)).
Proof. intros k; intros; from (FttRemarks.ftt_cmp_ouc_cost_highest_refuted k). Qed.

Theorem ftt_cmp_ouc_cost_highest_correction :
  forall k : Z, 4 <= k -> (((7 * ((4 * k) * k + 8) > (4 * (2 * k - 2)) * 8) /\ (7 * ((4 * k) * k +
  8) > (8 * (2 * k - 1)) * 8)) /\ (7 * ((4 * k) * k + 8) > (18 * (k - 1)) * 8)) /\ (7 * ((4 * k) * k
  + 8) > (9 * k) * 8).
Proof. intros k; intros; from (FttRemarks.ftt_cmp_ouc_cost_highest_correction k). Qed.

Theorem ftt_bg_torus_symmetric :
  forall (k : Z) (d : nat), 2 <= k -> (2 <= d)%nat -> vertex_transitive (Torus (repeat k d)).
Proof.
  intros k d K D; apply FttRemarks.ftt_bg_torus_symmetric; intros n N; apply repeat_spec in N; lia.
Qed.

Theorem ftt_bg_mcr_mesh_nonuniform :
  forall k : Z, 2 <= k -> (exists d1 d2, min_degree (Mesh [2 * k; 2 * k]) d1 /\ max_degree (Mesh [2
  * k; 2 * k]) d2 /\ d1 < d2) /\ (exists d1 d2, min_degree (MCR k) d1 /\ max_degree (MCR k) d2 /\ d1
  < d2).
Proof. intros k; intros; from (Tcr.ftt_bg_mcr_mesh_nonuniform k). Qed.

(* The router ftt-minimal instead of procedure A. *)
Theorem ftt_routeA_minimal_correction : forall n : Z, 4 <= n -> minimal_router (FTT n) (ftt_next n).
Proof. exact FttDistance.ftt_minimal_router. Qed.

Theorem ftt_routeA_literal_correction : forall n : Z, 4 <= n -> delivers (FTT n) (ftt_next n).
Proof. intros n N; apply minimal_delivers, FttDistance.ftt_minimal_router, N. Qed.

Theorem ftt_fig2_route_1_correction : forall n : Z, 5 <= n ->
  exists d, route (FTT n) (ftt_next n) (0, 0) (4, 3) d /\ dist (FTT n) (0, 0) (4, 3) d.
Proof. intros n N; apply FttDistance.ftt_minimal_router; [lia | apply grid_vertex; lia | apply grid_vertex; lia]. Qed.

Theorem ftt_fig2_route_2_correction : forall n : Z, 5 <= n ->
  exists d, route (FTT n) (ftt_next n) (3, 0) (2, 4) d /\ dist (FTT n) (3, 0) (2, 4) d.
Proof. intros n N; apply FttDistance.ftt_minimal_router; [lia | apply grid_vertex; lia | apply grid_vertex; lia]. Qed.
