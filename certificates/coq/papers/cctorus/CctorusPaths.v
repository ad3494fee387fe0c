(* Claims of the CCTorus paper about classes of nodes and numbers of shortest paths. Sections IV-B and
   IV-D. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Numbered Walk Broadcast Square Torus Mesh Links Computed Networks CctorusTables CctorusSymmetry CctorusValues.
Import ListNotations.
Open Scope Z_scope.

Lemma numbered_at g i v : at_number g i = Some v -> numbered g i v.
Proof. apply at_number_iff. Qed.

Ltac is_numbered := apply numbered_at; vm_compute; reflexivity.

(* Table of the numbers of shortest paths, by computation. *)
Notation paths5 := (path_count (CCTorus 5) same2 cctorus5).

Lemma paths5_right u v : is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> shortest_paths (CCTorus 5) u v (paths5 u v).
Proof. exact (shortest_paths_right _ _ _ cctorus5_right u v cctorus5_once). Qed.

(* ---------- Classes ---------- *)

(* An automorphism keeps the number of vertices at each distance. *)
Lemma automorphism_at f v d n : automorphism (CCTorus 5) f -> is_vertex (CCTorus 5) v ->
  count (fun u => dist (CCTorus 5) v u d) n -> count (fun u => dist (CCTorus 5) (f v) u d) n.
Proof.
  intros A V; apply count_bijection with f.
  - intros u U; apply (automorphism_dist (CCTorus 5) f v u d cctorus5_once A U).
  - intros u w U W; apply (automorphism_injective (CCTorus 5) f u w cctorus5_once A); [exact (walk_right _ _ _ _ (proj1 U)) | exact (walk_right _ _ _ _ (proj1 W))].
  - intros w W; destruct (automorphism_onto (CCTorus 5) f w A (walk_right _ _ _ _ (proj1 W))) as (u & U & <-); exists u; split; [|reflexivity].
    pose proof (cctorus5_right v u V U) as R.
    rewrite (dist_unique _ _ _ _ _ W (automorphism_dist (CCTorus 5) f v u _ cctorus5_once A R)); exact R.
Qed.

(* How many vertices are at distance 2 and at distance 3 from a vertex of CCTorus(5). *)
Definition profile5 (v : Z * Z) : Z * Z := 
  (Z.of_nat (length (filter (fun u => between (CCTorus 5) same2 cctorus5 v u =? 2) (vertices (CCTorus 5)))),
   Z.of_nat (length (filter (fun u => between (CCTorus 5) same2 cctorus5 v u =? 3) (vertices (CCTorus 5))))).

Lemma profile5_kept f v : automorphism (CCTorus 5) f -> is_vertex (CCTorus 5) v -> profile5 (f v) = profile5 v.
Proof.
  intros A V; pose proof (automorphism_vertex (CCTorus 5) f v A V) as W; unfold profile5; f_equal;
    eapply count_unique; [apply (count_at _ _ _ cctorus5_right _ _ cctorus5_once W) | apply automorphism_at; auto;
    apply (count_at _ _ _ cctorus5_right _ _ cctorus5_once V) | apply (count_at _ _ _ cctorus5_right _ _ cctorus5_once W) | apply automorphism_at; auto;
    apply (count_at _ _ _ cctorus5_right _ _ cctorus5_once V)].
Qed.

Theorem cctorus_five_classes_refuted :
  ~ (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> ((exists f, automorphism
  (CCTorus 5) f /\ f u = v) <-> exists c, In c [[0; 2; 4; 10; 14; 20; 22; 24]; [1; 3; 5; 15; 9; 19;
  21; 23]; [6; 8; 16; 18]; [7; 11; 13; 17]; [12]] /\ In (node 5 u) c /\ In (node 5 v) c)).
Proof.
  intros H.
  assert (V : forall v, In v [(0, 0); (0, 2)] -> is_vertex (CCTorus 5) v) by (intros v [<-|[<-|[]]]; vm_compute; tauto).
  destruct (proj2 (H (0, 0) (0, 2) (V _ (or_introl eq_refl)) (V _ (or_intror (or_introl eq_refl))))) as (f & A & F).
  - eexists; split; [left; reflexivity | cbn; tauto].
  - pose proof (profile5_kept f (0, 0) A (V _ (or_introl eq_refl))) as P; rewrite F in P; vm_compute in P; discriminate P.
Qed.

Definition in_one_class (classes : list (list Z)) (u v : Z * Z) : bool :=
  existsb (fun c => existsb (Z.eqb (node 5 u)) c && existsb (Z.eqb (node 5 v)) c) classes.

Lemma in_one_class_iff classes u v : in_one_class classes u v = true <->
  exists c, In c classes /\ In (node 5 u) c /\ In (node 5 v) c.
Proof.
  assert (M : forall x l, existsb (Z.eqb x) l = true <-> In x l). {
    intros x l; rewrite existsb_exists; split; [intros (y & I & Q); apply Z.eqb_eq in Q; congruence | intros I; exists x; rewrite Z.eqb_refl; auto]. }
  unfold in_one_class; rewrite existsb_exists; split.
  - intros (c & C & I); apply andb_true_iff in I; rewrite !M in I; exists c; tauto.
  - intros (c & C & I & J); exists c; split; [exact C|]; apply andb_true_iff; rewrite !M; auto.
Qed.

(* In one class: as many vertices at distances 2 and 3, and some symmetry of the square takes one to the other. *)
Definition classes_right (classes : list (list Z)) : bool :=
  forallb (fun u => forallb (fun v => 
    if in_one_class classes u v then existsb (fun h => yes (same2 (h u) v)) (square_symmetries 5)
    else negb ((fst (profile5 u) =? fst (profile5 v)) && (snd (profile5 u) =? snd (profile5 v))))
  (vertices (CCTorus 5))) (vertices (CCTorus 5)).

Lemma classes_sound classes : classes_right classes = true ->
  forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v ->
  ((exists f, automorphism (CCTorus 5) f /\ f u = v) <-> exists c, In c classes /\ In (node 5 u) c /\ In (node 5 v) c).
Proof.
  intros C u v U V; rewrite <- in_one_class_iff; unfold classes_right in C; rewrite forallb_forall in C; specialize (C u U).
  rewrite forallb_forall in C; specialize (C v V); destruct (in_one_class classes u v); split; auto; try discriminate.
  - intros _; apply existsb_exists in C; destruct C as (h & I & Q); apply yes_iff in Q; exists h; split; [|exact Q].
    apply cctorus_symmetry_d4; exact I.
  - intros (f & A & <-); pose proof (profile5_kept f u A U) as P; rewrite P, !Z.eqb_refl in C; discriminate C.
Qed.

Theorem cctorus_five_classes_correction :
  forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> ((exists f, automorphism
  (CCTorus 5) f /\ f u = v) <-> exists c, In c [[0; 4; 20; 24]; [2; 10; 14; 22]; [1; 3; 5; 15; 9;
  19; 21; 23]; [6; 8; 16; 18]; [7; 11; 13; 17]; [12]] /\ In (node 5 u) c /\ In (node 5 v) c).
Proof. apply classes_sound; vm_cast_no_check (eq_refl true). Qed.

(* ---------- Shortest paths ---------- *)

(* What the listed entries say, at once. *)
Definition entries_right (l : list (Z * Z)) : bool :=
  forallb (fun e => match at_number (CCTorus 5) (fst e) with Some b => paths5 (0, 0) b =? snd e | None => false end) l.

Lemma entries_sound l : entries_right l = true -> forall v p, In (v, p) l ->
  exists a b, numbered (CCTorus 5) 0 a /\ numbered (CCTorus 5) v b /\ shortest_paths (CCTorus 5) a b p.
Proof.
  intros C v p I; unfold entries_right in C; rewrite forallb_forall in C; specialize (C (v, p) I); cbn [fst snd] in C.
  destruct (at_number (CCTorus 5) v) as [b|] eqn:B; [|discriminate]; apply Z.eqb_eq in C; subst p.
  exists (0, 0), b; split; [is_numbered|]; split; [apply numbered_at; exact B|].
  apply paths5_right; [|apply numbered_vertex with v; apply numbered_at; exact B].
  apply numbered_vertex with 0; is_numbered.
Qed.

Theorem cctorus_sp_fig6_entries_refuted :
  ~ (forall v p, In (v, p) [(1, 1); (4, 1); (5, 1); (12, 1); (20, 1); (2, 2); (3, 1); (6, 2); (7,
  1); (9, 2); (10, 2); (11, 1); (13, 1); (15, 1); (17, 1); (21, 2); (22, 1); (24, 3); (8, 5); (14,
  5); (16, 4); (18, 2); (19, 4); (23, 5)] -> exists a b, numbered (CCTorus 5) 0 a /\ numbered
  (CCTorus 5) v b /\ shortest_paths (CCTorus 5) a b p).
Proof.
  intros H; destruct (H 14 5 ltac:(cbn; tauto)) as (a & b & A & B & P).
  assert (A' : numbered (CCTorus 5) 0 (0, 0)) by is_numbered.
  assert (B' : numbered (CCTorus 5) 14 (2, 4)) by is_numbered.
  rewrite (numbered_unique _ _ _ _ A A'), (numbered_unique _ _ _ _ B B') in P.
  pose proof (shortest_paths_unique _ _ _ _ _ P (paths5_right _ _ (numbered_vertex _ _ _ A') (numbered_vertex _ _ _ B'))) as Q.
  vm_compute in Q; discriminate Q.
Qed.

Theorem cctorus_sp_fig6_entries_correction :
  forall v p, In (v, p) [(1, 1); (4, 1); (5, 1); (12, 1); (20, 1); (2, 2); (3, 1); (6, 2); (7, 1);
  (9, 2); (10, 2); (11, 1); (13, 1); (15, 1); (17, 1); (21, 2); (22, 1); (24, 3); (8, 5); (14, 1);
  (16, 5); (18, 2); (19, 5); (23, 5)] -> exists a b, numbered (CCTorus 5) 0 a /\ numbered (CCTorus
  5) v b /\ shortest_paths (CCTorus 5) a b p.
Proof. apply entries_sound; vm_compute; reflexivity. Qed.

(* The shortest paths from the first vertex, all together. *)
Ltac path_total G E R := 
  exact (shortest_paths_from_right G E _ R _ ltac:(first [apply grid_proper; lia | apply torus_proper; intros ? ?; cbn in *; lia
    | apply mesh_proper; intros ? ?; cbn in *; lia]) (numbered_vertex G 0 _ ltac:(is_numbered))).

Lemma cctorus5_paths : shortest_paths_from (CCTorus 5) (0, 0) (path_sum (CCTorus 5) same2 cctorus5 (0, 0)).
Proof. path_total (CCTorus 5) same2 cctorus5_right. Qed.

Lemma xtorus5_paths : shortest_paths_from (XTorus 5) (0, 0) (path_sum (XTorus 5) same2 xtorus5 (0, 0)).
Proof. path_total (XTorus 5) same2 xtorus5_right. Qed.

Lemma xmesh5_paths : shortest_paths_from (XMesh 5) (0, 0) (path_sum (XMesh 5) same2 xmesh5 (0, 0)).
Proof. path_total (XMesh 5) same2 xmesh5_right. Qed.

Lemma cctorus3_paths : shortest_paths_from (CCTorus 3) (0, 0) (path_sum (CCTorus 3) same2 cctorus3 (0, 0)).
Proof. path_total (CCTorus 3) same2 cctorus3_right. Qed.

Lemma mesh3_paths : shortest_paths_from (Mesh [3; 3]) (0, (0, tt)) (path_sum (Mesh [3; 3]) (mesh_tells [3; 3]) mesh3 (0, (0, tt))).
Proof. path_total (Mesh [3; 3]) (mesh_tells [3; 3]) mesh3_right. Qed.

Ltac no_paths K := let s := fresh in let S := fresh in let H := fresh in
  intros (s & S & H); rewrite (shortest_paths_from_unique _ _ _ _ S K) in H; vm_compute in H; discriminate H.
Ltac so_many K := eexists; split; [exact K | vm_compute; reflexivity].

Theorem cctorus_path_diversity_2_refuted :
  ~ (exists s, shortest_paths_from (CCTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 200).
Proof. no_paths cctorus5_paths. Qed.

Theorem cctorus_path_diversity_2_correction :
  exists s, shortest_paths_from (CCTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 192.
Proof. so_many cctorus5_paths. Qed.

Theorem cctorus_path_diversity_xmesh_refuted :
  ~ (exists s, shortest_paths_from (XMesh 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 144).
Proof. no_paths xmesh5_paths. Qed.

Theorem cctorus_path_diversity_xmesh_correction :
  exists s, shortest_paths_from (XMesh 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 128.
Proof. so_many xmesh5_paths. Qed.

Theorem cctorus_path_diversity_xtorus :
  exists s, shortest_paths_from (XTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 156.
Proof. so_many xtorus5_paths. Qed.

Lemma all_paths5 : sum_over (fun u => sum_over (paths5 u) (vertices (CCTorus 5))) (vertices (CCTorus 5)) = 1477.
Proof. vm_cast_no_check (eq_refl 1477). Qed.

Theorem cctorus_two_paths_any_pair_refuted :
  ~ (exists p, (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> shortest_paths
  (CCTorus 5) u v (p u v)) /\ let s := sum_over (fun u => sum_over (p u) (vertices (CCTorus 5)))
  (vertices (CCTorus 5)) - 25 in (200 * s + 600) / (2 * 600) = 200).
Proof.
  intros (p & P & H); cbv zeta in H.
  rewrite (sum_over_ext _ (fun u => sum_over (paths5 u) (vertices (CCTorus 5)))) in H.
  - rewrite all_paths5 in H; vm_compute in H; discriminate H.
  - intros u U; apply sum_over_ext; intros v V; exact (shortest_paths_unique _ _ _ _ _ (P u v U V) (paths5_right u v U V)).
Qed.

Theorem cctorus_two_paths_any_pair_correction :
  exists p, (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> shortest_paths
  (CCTorus 5) u v (p u v)) /\ let s := sum_over (fun u => sum_over (p u) (vertices (CCTorus 5)))
  (vertices (CCTorus 5)) - 25 in (200 * s + 600) / (2 * 600) = 242.
Proof.
  exists paths5; split; [exact paths5_right|]; cbv zeta; rewrite all_paths5; reflexivity.
Qed.

Theorem cctorus_path_diversity_order :
  exists a b c, shortest_paths_from (CCTorus 5) (0, 0) a /\ shortest_paths_from (XTorus 5) (0, 0) b
  /\ shortest_paths_from (XMesh 5) (0, 0) c /\ b < a /\ c < b.
Proof.
  do 3 eexists; split; [exact cctorus5_paths|]; split; [exact xtorus5_paths|]; split; [exact xmesh5_paths|].
  split; vm_compute; reflexivity.
Qed.

Theorem cctorus_path_diversity_vs_torus_refuted :
  ~ (forall n : Z, 3 <= n -> (exists a b, shortest_paths_from (CCTorus n) (0, 0) a /\
  shortest_paths_from (Torus [n; n]) (0, (0, tt)) b /\ b < a) /\ (exists a b, shortest_paths_from
  (CCTorus n) (0, 0) a /\ shortest_paths_from (Mesh [n; n]) (0, (0, tt)) b /\ b < a)).
Proof.
  intros H; destruct (H 3 ltac:(lia)) as [_ (a & b & A & B & L)].
  rewrite (shortest_paths_from_unique _ _ _ _ A cctorus3_paths), (shortest_paths_from_unique _ _ _ _ B mesh3_paths) in L.
  vm_compute in L; discriminate L.
Qed.

Theorem cctorus_path_diversity_possessed :
  exists k, count (fun e => is_vertex (CCTorus 5) (fst e) /\ is_vertex (CCTorus 5) (snd e) /\ fst e
  <> snd e /\ exists p, shortest_paths (CCTorus 5) (fst e) (snd e) p /\ 2 <= p) k /\ 25 * 24 < 2 * k.
Proof.
  exists (Z.of_nat (length (filter (fun e => negb (yes (same2 (fst e) (snd e))) && (2 <=? paths5 (fst e) (snd e)))
    (list_prod (vertices (CCTorus 5)) (vertices (CCTorus 5)))))); split; [|vm_compute; reflexivity].
  apply count_list; [apply NoDup_filter, NoDup_list_prod; exact cctorus5_once|].
  intros [u v]; rewrite filter_In, in_prod_iff, andb_true_iff, negb_true_iff, Z.leb_le; cbn [fst snd]; split.
  - intros [[U V] [N L]]; split; [exact U|]; split; [exact V|]; split.
    + intros Q; apply (yes_iff (same2 u v)) in Q; congruence.
    + exists (paths5 u v); split; [apply paths5_right; auto | exact L].
  - intros (U & V & N & p & P & L); repeat split; auto.
    + destruct (yes (same2 u v)) eqn:Y; auto; apply yes_iff in Y; contradiction.
    + rewrite <- (shortest_paths_unique _ _ _ _ _ P (paths5_right u v U V)); exact L.
Qed.
