(* The FTT paper's examples and Table 2: single sizes, and comparisons of printed numbers
   with those of the networks. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Torus Mesh Square Ftt FttCut FttDistance FttRemarks Mcr Tcr DistanceSum.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Section 3: the worked example ---------- *)

Lemma ftt_distance_is n u v d : 4 <= n -> is_vertex (FTT n) u -> is_vertex (FTT n) v ->
  ftt_distance n u v = d -> dist (FTT n) u v d.
Proof. intros Hn U V <-. apply ftt_dist; auto. Qed.

Lemma ftt_distance_not n u v d : 4 <= n -> is_vertex (FTT n) u -> is_vertex (FTT n) v ->
  ftt_distance n u v <> d -> ~ dist (FTT n) u v d.
Proof. intros Hn U V N D. apply N. apply (dist_unique (FTT n) u v); [apply ftt_dist; auto|exact D]. Qed.

Ltac in_grid := apply grid_vertex; lia.

Theorem ftt_def_example_size_refuted : ~ dist (FTT 8) (0, 0) (7, 3) 1.
Proof. apply ftt_distance_not; [lia|in_grid|in_grid|vm_compute; discriminate]. Qed.

Theorem ftt_def_example_size_correction : dist (FTT 6) (0, 0) (5, 3) 1.
Proof. apply ftt_distance_is; [lia|in_grid|in_grid|reflexivity]. Qed.

(* Section 4: (0,0) and (0,5) of Fig. 1. *)
Theorem ftt_thm1_example_distance_correction : dist (FTT 6) (0, 0) (0, 5) 3.
Proof. apply ftt_distance_is; [lia|in_grid|in_grid|reflexivity]. Qed.

Theorem ftt_thm1_example_distance_refuted : ~ dist (FTT 6) (0, 0) (0, 5) 4.
Proof. apply ftt_distance_not; [lia|in_grid|in_grid|vm_compute; discriminate]. Qed.

(* ---------- Sections 3 and 4: the wrap-around links ---------- *)

(* Vertices (x,(y,tt)) of the mesh. *)
Lemma mesh_pair_adj n a b c d : adj (Mesh [n; n]) (a, (b, tt)) (c, (d, tt)) <-> adj (grid n mesh_link) (a, b) (c, d).
Proof.
  change (Mesh [n; n]) with (product (Line n) (product (Line n) Point)).
  rewrite (product_adj (Line n) (product (Line n) Point)), (product_adj (Line n) Point), product_vertex, mesh_adj, !line_adj, !line_vertex.
  assert (P : ~ adj Point tt tt) by apply point_no_adj. pose proof (point_vertex tt) as V.
  split.
  - intros [[H [E W]]|[E [H [[K _]|[_ [_ K]]]]]]; [injection E as ->; lia|lia|tauto].
  - intros [A [B [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]]]]; [left|right|left|right];
      (split; [lia|]); (split; [try reflexivity; try lia|]); first [split; [lia|exact V]|left; split; [lia|tauto]].
Qed.

Lemma holds_mesh n a b c d : adj (Mesh [n; n]) (a, (b, tt)) (c, (d, tt)) -> adj (FTT n) (a, b) (c, d).
Proof. rewrite mesh_pair_adj. apply ftt_mesh. Qed.

Lemma mesh_line_size n : 2 <= n -> size (Mesh [n; n]) (2 * n * n - n - n).
Proof.
  intros Hn. replace (2 * n * n - n - n) with (n * (n - 1) + n * (n - 1)) by ring.
  assert (L : size (Mesh [n]) (n - 1)).
  { replace (n - 1) with (n * 0 + 1 * (n - 1)) by ring.
    apply (product_size (Line n) Point); [apply line_order; lia|exact point_order|apply line_size; lia|].
    apply count_none. intros [u v]. apply point_no_adj. }
  assert (O : order (Mesh [n]) n).
  { replace n with (times [n]) at 2 by (simpl; lia). apply mesh_order. intros m [<-|[]]. lia. }
  apply (product_size (Line n) (Mesh [n])); [apply line_order; lia|exact O|apply line_size; lia|exact L].
Qed.

Lemma more_links n : 4 <= n -> exists f m, size (FTT n) f /\ size (Mesh [n; n]) m /\ f - m = 2 * n.
Proof.
  intros Hn. exists (2 * n * n), (2 * n * n - n - n). split; [apply ftt_size; exact Hn|]. split; [apply mesh_line_size; lia|ring].
Qed.

Theorem ftt_thm2_wrap_count : forall n : Z, 4 <= n ->
  (forall a b c d : Z, adj (Mesh [n; n]) (a, (b, tt)) (c, (d, tt)) -> adj (FTT n) (a, b) (c, d)) /\
  (exists f m, size (FTT n) f /\ size (Mesh [n; n]) m /\ f - m = 2 * n).
Proof. intros n Hn. split; [intros a b c d; apply holds_mesh|apply more_links, Hn]. Qed.

Theorem ftt_def_wrap_symmetric : forall n x : Z, 4 <= n -> 0 <= x <= n - 1 ->
  (forall a b c d : Z, adj (Mesh [n; n]) (a, (b, tt)) (c, (d, tt)) -> adj (FTT n) (a, b) (c, d)) /\
  (exists f m, size (FTT n) f /\ size (Mesh [n; n]) m /\ f - m = 2 * n) /\
  dist (FTT n) (0, x) (n - 1, (x + n / 2) mod n) 1 /\ dist (FTT n) (x, 0) ((x + n / 2) mod n, n - 1) 1.
Proof.
  intros n x Hn Hx. split; [intros a b c d; apply holds_mesh|]. split; [apply more_links, Hn|].
  split; apply dist_one; rewrite (shift n (n / 2) x) by lia; [apply cross_x|apply cross_y]; lia.
Qed.

(* Theorem 2's proof: for even n the straight cuts have 3n links, n of them links of the
   mesh. *)
Lemma mesh_cut_x n M : 0 < M < n -> count (fun e : (Z * Z) * (Z * Z) => adj (grid n mesh_link) (fst e) (snd e) /\ (fst (fst e) <? M) = true /\ (fst (snd e) <? M) = false) n.
Proof.
  intros HM. apply (count_list_n _ (links_by n (fun y => ((M - 1, y), (M, y))))).
  - apply nodup_links_by. intros i j _ _ H. rewrite !pair_eq in H. lia.
  - intros [[x y] [x' y']]. rewrite in_links_by. cbn [fst snd]. rewrite mesh_adj, Z.ltb_lt, Z.ltb_ge. split.
    + intros [i [Hi E]]. rewrite !pair_eq in E. lia.
    + intros [A B]. exists y. rewrite !pair_eq. lia.
  - apply length_links_by. lia.
Qed.

Lemma mesh_cut_y n M : 0 < M < n -> count (fun e : (Z * Z) * (Z * Z) => adj (grid n mesh_link) (fst e) (snd e) /\ (snd (fst e) <? M) = true /\ (snd (snd e) <? M) = false) n.
Proof.
  intros HM. apply (count_list_n _ (links_by n (fun x => ((x, M - 1), (x, M))))).
  - apply nodup_links_by. intros i j _ _ H. rewrite !pair_eq in H. lia.
  - intros [[x y] [x' y']]. rewrite in_links_by. cbn [fst snd]. rewrite mesh_adj, Z.ltb_lt, Z.ltb_ge. split.
    + intros [i [Hi E]]. rewrite !pair_eq in E. lia.
    + intros [A B]. exists x. rewrite !pair_eq. lia.
  - apply length_links_by. lia.
Qed.

Theorem ftt_thm2_straight_cut : forall n : Z, 4 <= n -> n mod 2 = 0 ->
  forall side : Z * Z -> Z, side = fst \/ side = snd -> let S := fun v => side v <? n / 2 in
  balanced (FTT n) S /\ cut (FTT n) S (3 * n) /\
  count (fun e => adj (grid n mesh_link) (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false) n.
Proof.
  intros n Hn He side Hs S. destruct (straight_cuts n Hn He) as (A & B & C & D).
  destruct (half n) as [M [HM Hr]].
  destruct Hs as [-> | ->]; unfold S.
  - split; [exact A|]. split; [exact B|]. apply mesh_cut_x. lia.
  - split; [exact C|]. split; [exact D|]. apply mesh_cut_y. lia.
Qed.

(* ---------- Table 2 ---------- *)

Ltac each_row := repeat match goal with H : _ \/ _ |- _ => destruct H as [H|H] end;
  repeat match goal with H : _ /\ _ |- _ => destruct H end; subst.

Theorem ftt_t2_mesh_sizes_refuted : forall n : Z, (n = 5 \/ n = 7 \/ n = 9) -> ~ ((4 * (n / 2)) * (n / 2) = n * n).
Proof. intros n H. each_row; vm_compute; discriminate. Qed.

Lemma square_mesh_order n : 2 <= n -> order (Mesh [n; n]) (n * n).
Proof.
  intros Hn. replace (n * n) with (times [n; n]) by (simpl; lia). apply mesh_order. intros m [<-|[<-|[]]]; lia.
Qed.

Theorem ftt_t2_mesh_sizes_correction :
  forall n : Z, (n = 4 \/ n = 5 \/ n = 7 \/ n = 8 \/ n = 9 \/ n = 12) -> order (Mesh [n; n]) (n * n).
Proof. intros n H. apply square_mesh_order. lia. Qed.

Theorem ftt_t2_mesh_diameter_cost :
  forall n d c : Z, (n = 4 /\ d = 6 /\ c = 24 \/ n = 5 /\ d = 8 /\ c = 32 \/ n = 7 /\ d = 12 /\ c = 48 \/
  n = 8 /\ d = 14 /\ c = 56 \/ n = 9 /\ d = 16 /\ c = 64 \/ n = 12 /\ d = 22 /\ c = 88) ->
  ((diameter (Mesh [n; n]) d) /\ (d = 2 * (n - 1))) /\ (c = 4 * d).
Proof.
  intros n d c H. assert (2 <= n /\ d = 2 * (n - 1) /\ c = 4 * d) as (N & -> & C) by lia.
  split; [split; [apply square_mesh_diameter_list, N|reflexivity]|exact C].
Qed.

Theorem ftt_t2_mesh_degree :
  forall n g : Z, (n = 4 /\ g = 4 \/ n = 5 /\ g = 4 \/ n = 7 /\ g = 4 \/ n = 8 /\ g = 4 \/ n = 9 /\ g = 4 \/ n = 12 /\ g = 4) ->
  max_degree (Mesh [n; n]) g.
Proof. intros n g H. assert (3 <= n /\ g = 4) as (N & ->) by lia. apply square_mesh_max_degree, N. Qed.

Theorem ftt_t2_mcr_cost_100_refuted : forall g d c : Z, (g = 3 /\ d = 24 /\ c = 78) -> ~ (g * d = c).
Proof. intros g d c H. each_row. lia. Qed.

Theorem ftt_t2_mcr_diameter_refuted :
  forall k d : Z, (k = 3 /\ d = 12 \/ k = 4 /\ d = 18 \/ k = 5 /\ d = 24 \/ k = 6 /\ d = 30 \/ k = 7 /\ d = 36 \/ k = 8 /\ d = 42) ->
  ~ (diameter (MCR k) d).
Proof. intros k d H D. pose proof (diameter_unique _ _ _ D (ftt_t1_mcr_diameter_correction k ltac:(lia))). lia. Qed.

Theorem ftt_t2_ftt_diameter_refuted :
  forall n d : Z, (n = 10 /\ d = 8 \/ n = 12 /\ d = 10 \/ n = 14 /\ d = 12 \/ n = 16 /\ d = 14) -> ~ (diameter (FTT n) d).
Proof.
  intros n d H D. assert (N : 3 <= n) by lia. pose proof (diameter_unique _ _ _ D (ftt_diameter n N)).
  Z.to_euclidean_division_equations. lia.
Qed.

Theorem ftt_t2_ftt_cost_refuted :
  forall n c : Z, (n = 10 /\ c = 32 \/ n = 12 /\ c = 40 \/ n = 14 /\ c = 48 \/ n = 16 /\ c = 56) ->
  ~ (exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ d1 * d2 = c).
Proof.
  intros n c H (d1 & d2 & A & B & E). assert (N : 4 <= n) by lia.
  rewrite (max_degree_unique _ _ _ A (ftt_max_degree n N)), (diameter_unique _ _ _ B (ftt_diameter n ltac:(lia))) in E.
  Z.to_euclidean_division_equations. lia.
Qed.

Theorem ftt_t2_ouc_256_refuted : forall n d : Z, (n = 16 /\ d = 32) -> ~ (n * n + 8 = d * 8).
Proof. intros n d H. each_row. lia. Qed.

(* Packing densities, rounded to the printed decimals: floor(x + 1/2) for x = a/b is
   floor((2a + b)/(2b)). *)
Theorem ftt_t2_mesh_packing_64_refuted : forall d D : Z, max_degree (Mesh [8; 8]) d -> diameter (Mesh [8; 8]) D ->
  (2 * (8 * 8) * 1000000 + d * D) / (2 * (d * D)) <> 1388889.
Proof.
  intros d D A B. rewrite (max_degree_unique _ _ _ A (square_mesh_max_degree 8 ltac:(lia))),
    (diameter_unique _ _ _ B (square_mesh_diameter_list 8 ltac:(lia))).
  vm_compute. discriminate.
Qed.

Theorem ftt_t2_tcr_packing : forall k p : Z, (k = 2 /\ p = 888 \/ k = 3 /\ p = 1333 \/ k = 4 /\ p = 1777 \/ k = 5 /\ p = 2222 \/ k = 6 /\ p = 2666 \/ k = 7 /\ p = 3111 \/ k = 8 /\ p = 3555) ->
  (4 * k * k) * 1000 / (9 * k) = p.
Proof. intros k p H. each_row; reflexivity. Qed.

Theorem ftt_t2_ftt_packing_internal_refuted : forall n c p s : Z,
  (n = 6 /\ c = 16 /\ p = 133 /\ s = 100 \/ n = 8 /\ c = 24 /\ p = 2 /\ s = 1 \/ n = 10 /\ c = 32 /\ p = 26 /\ s = 10 \/ n = 12 /\ c = 40 /\ p = 311 /\ s = 100 \/ n = 14 /\ c = 48 /\ p = 36 /\ s = 10 \/ n = 16 /\ c = 56 /\ p = 411 /\ s = 100) ->
  (2 * (n * n) * s + c) / (2 * c) <> p.
Proof. intros n c p s H. each_row; vm_compute; discriminate. Qed.

Theorem ftt_t2_ftt_packing_true_refuted : forall n p s d D : Z,
  (n = 6 /\ p = 133 /\ s = 100 \/ n = 8 /\ p = 2 /\ s = 1 \/ n = 10 /\ p = 26 /\ s = 10 \/ n = 12 /\ p = 311 /\ s = 100 \/ n = 14 /\ p = 36 /\ s = 10 \/ n = 16 /\ p = 411 /\ s = 100) ->
  max_degree (FTT n) d -> diameter (FTT n) D -> (2 * (n * n) * s + d * D) / (2 * (d * D)) <> p.
Proof.
  intros n p s d D H A B. assert (N : 4 <= n) by lia.
  rewrite (max_degree_unique _ _ _ A (ftt_max_degree n N)), (diameter_unique _ _ _ B (ftt_diameter n ltac:(lia))).
  clear A B N. each_row; vm_compute; discriminate.
Qed.

(* Table 2 has no row for FTT(4), though it has 16 vertices. *)
Theorem ftt_t2_ftt_16_missing : let mesh := [16; 25; 49; 64; 81; 144] in let mcr := [16; 36; 64; 100; 144; 196; 256] in
  let tcr := mcr in let ouc := [16; 64; 144; 256] in let ftt := [36; 64; 100; 144; 196; 256] in
  (forall rows, In rows [mesh; mcr; tcr; ouc] -> In 16 rows) /\ ~ In 16 ftt /\ order (FTT 4) 16.
Proof.
  cbv zeta. split; [|split].
  - intros rows [<-|[<-|[<-|[<-|[]]]]]; simpl; auto.
  - simpl. lia.
  - apply (ftt_order 4). lia.
Qed.
