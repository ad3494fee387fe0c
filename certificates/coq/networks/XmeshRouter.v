(* The distance in XMesh(n) and XMeshW(n), and minimal routers by it: each hop tries the
   ten candidates that links of mesh, diagonals and corners may lead to.
   The Go side: routing/xmesh.go, which has the same formula and chooses by cases. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square Greedy Xmesh.
Import ListNotations.
Open Scope Z_scope.

(* From (a,b) to the diagonal of the (i,i), along it, and off it to (c,d): between the
   interval of a and b and that of c and d the diagonal has so many hops. *)
Definition diagonal_gap (a b c d : Z) : Z := Z.max 0 (Z.max (Z.min c d - Z.max a b) (Z.min a b - Z.max c d)).
Definition by_diagonal (a b c d : Z) : Z := Z.abs (a - b) + Z.abs (c - d) + diagonal_gap a b c d.

(* The same through the ends of the diagonal, which are joined in XMeshW: the furthest
   points i and j have |i - j| hops, and n - |i - j| the other way. *)
Definition diagonal_span (a b c d : Z) : Z := Z.max (Z.max a b - Z.min c d) (Z.max c d - Z.min a b).
Definition by_ends (n a b c d : Z) : Z := Z.abs (a - b) + Z.abs (c - d) + (n - diagonal_span a b c d).

Definition straight_distance (u v : Z * Z) : Z := Z.abs (fst u - fst v) + Z.abs (snd u - snd v).

(* For the other diagonal the columns are counted from the other side. *)
Definition xmesh_distance (n : Z) (u v : Z * Z) : Z :=
  let (x, y) := u in let (x', y') := v in
  Z.min (straight_distance u v) (Z.min (by_diagonal x y x' y') (by_diagonal x (n - 1 - y) x' (n - 1 - y'))).

Definition xmeshw_distance (n : Z) (u v : Z * Z) : Z :=
  let (x, y) := u in let (x', y') := v in
  Z.min (xmesh_distance n u v) (Z.min (by_ends n x y x' y') (by_ends n x (n - 1 - y) x' (n - 1 - y'))).

(* One step of the destination, in either coordinate. *)
Lemma by_diagonal_row a b c c' d : Z.abs (c - c') <= 1 -> by_diagonal a b c' d <= by_diagonal a b c d + 1.
Proof. unfold by_diagonal, diagonal_gap; intros; lia. Qed.

Lemma by_diagonal_swap a b c d : by_diagonal a b c d = by_diagonal a b d c.
Proof. unfold by_diagonal, diagonal_gap; lia. Qed.

Lemma by_ends_row n a b c c' d : Z.abs (c - c') <= 1 -> by_ends n a b c' d <= by_ends n a b c d + 1.
Proof. unfold by_ends, diagonal_span; intros; lia. Qed.

Lemma by_ends_swap n a b c d : by_ends n a b c d = by_ends n a b d c.
Proof. unfold by_ends, diagonal_span; lia. Qed.

(* One step of it along the diagonal. *)
Lemma by_diagonal_along a b c c' : Z.abs (c - c') <= 1 -> by_diagonal a b c' c' <= by_diagonal a b c c + 1.
Proof. unfold by_diagonal, diagonal_gap; intros; lia. Qed.

Lemma by_ends_along n a b c c' : Z.abs (c - c') <= 1 -> by_ends n a b c' c' <= by_ends n a b c c + 1.
Proof. unfold by_ends, diagonal_span; intros; lia. Qed.

Lemma by_diagonal_on a b c : by_diagonal a b c c <= Z.abs (a - c) + Z.abs (b - c).
Proof. unfold by_diagonal, diagonal_gap; lia. Qed.

(* One step of it across the diagonal, that is along the other one. *)
Lemma by_diagonal_across a b c d e : Z.abs e <= 1 ->
  by_diagonal a b (c + e) (d - e) <= by_diagonal a b c d + 1 \/ Z.abs (a - c) + Z.abs (b - d) <= by_diagonal a b c d.
Proof. unfold by_diagonal, diagonal_gap; intros; lia. Qed.

Lemma by_ends_across n a b c d e : Z.abs e <= 1 -> by_ends n a b (c + e) (d - e) <= by_ends n a b c d + 1.
Proof. unfold by_ends, diagonal_span; intros; lia. Qed.

Lemma straight_distance_self u : straight_distance u u = 0.
Proof. unfold straight_distance; lia. Qed.

(* A step along a mesh link, or along a diagonal, in either direction. *)
Definition mesh_step (v w : Z * Z) : Prop :=
  snd v = snd w /\ Z.abs (fst v - fst w) <= 1 \/ fst v = fst w /\ Z.abs (snd v - snd w) <= 1.
Definition diagonal_step (n : Z) (v w : Z * Z) : Prop :=
  Z.abs (fst v - fst w) <= 1 /\
  (snd v = fst v /\ snd w = fst w \/ snd v = n - 1 - fst v /\ snd w = n - 1 - fst w).

Lemma xmesh_rises n u v w : mesh_step v w \/ diagonal_step n v w -> xmesh_distance n u w <= xmesh_distance n u v + 1.
Proof.
  destruct u as [a b], v as [x y], w as [x' y']; unfold mesh_step, diagonal_step, xmesh_distance, straight_distance; simpl.
  intros [[[<- H]|[<- H]]|[H [[-> ->]|[-> ->]]]].
  - assert (P := by_diagonal_row a b x x' y ltac:(lia)).
    assert (Q := by_diagonal_row a (n - 1 - b) x x' (n - 1 - y) ltac:(lia)); lia.
  - rewrite (by_diagonal_swap a b x y'), (by_diagonal_swap a b x y).
    rewrite (by_diagonal_swap a (n - 1 - b) x (n - 1 - y')), (by_diagonal_swap a (n - 1 - b) x (n - 1 - y)).
    assert (P := by_diagonal_row a b y y' x ltac:(lia)).
    assert (Q := by_diagonal_row a (n - 1 - b) (n - 1 - y) (n - 1 - y') x ltac:(lia)); lia.
  - assert (P := by_diagonal_along a b x x' ltac:(lia)); assert (R := by_diagonal_on a b x).
    assert (Q := by_diagonal_across a (n - 1 - b) x (n - 1 - x) (x' - x) ltac:(lia)).
    replace (x + (x' - x)) with x' in Q by lia; replace (n - 1 - x - (x' - x)) with (n - 1 - x') in Q by lia; lia.
  - assert (P := by_diagonal_along a (n - 1 - b) x x' ltac:(lia)); assert (R := by_diagonal_on a (n - 1 - b) x).
    assert (Q := by_diagonal_across a b x (n - 1 - x) (x' - x) ltac:(lia)).
    replace (x + (x' - x)) with x' in Q by lia; replace (n - 1 - x - (x' - x)) with (n - 1 - x') in Q by lia.
    replace (n - 1 - (n - 1 - x)) with x by lia; replace (n - 1 - (n - 1 - x')) with x' by lia; lia.
Qed.

Lemma mesh_link_step u v : mesh_link u v -> mesh_step u v /\ mesh_step v u.
Proof. destruct u, v; unfold mesh_link, mesh_step; simpl; lia. Qed.

Lemma diagonal_link_step n u v : diagonal_link n u v -> diagonal_step n u v /\ diagonal_step n v u.
Proof. destruct u, v; unfold diagonal_link, diagonal_step; simpl; lia. Qed.

Lemma xmesh_potential n u : potential (XMesh n) (xmesh_distance n u).
Proof.
  apply potential_links; intros v w _ _ [H|H].
  - apply mesh_link_step in H; split; apply xmesh_rises; tauto.
  - apply diagonal_link_step in H; split; apply xmesh_rises; tauto.
Qed.

Lemma xmesh_distance_self n u : xmesh_distance n u u <= 0.
Proof.
  assert (H := straight_distance_self u); destruct u as [x y]; unfold xmesh_distance; lia.
Qed.

(* The points at which the diagonal is entered and left. *)
Lemma gap_points a b c d : exists i j,
  Z.min a b <= i <= Z.max a b /\ Z.min c d <= j <= Z.max c d /\ Z.abs (i - j) = diagonal_gap a b c d.
Proof.
  destruct (gap a b c d) as (i & j & g & I & J & E & _); unfold diagonal_gap.
  destruct (Z_le_dec (Z.max a b) (Z.min c d)); [exists (Z.max a b), (Z.min c d); lia|].
  destruct (Z_le_dec (Z.max c d) (Z.min a b)); [exists (Z.min a b), (Z.max c d); lia|].
  exists (Z.max (Z.min a b) (Z.min c d)), (Z.max (Z.min a b) (Z.min c d)); lia.
Qed.

Lemma walk_min g (u v : vertex g) d e : walk g u v d -> walk g u v e -> walk g u v (Z.min d e).
Proof. intros D E; destruct (Z.min_dec d e) as [->| ->]; auto. Qed.

(* In a network that contains XMesh. *)
Lemma xmesh_walk n L u v : (forall u v, adj (XMesh n) u v -> adj (grid n L) u v) ->
  is_vertex (grid n L) u -> is_vertex (grid n L) v -> walk (grid n L) u v (xmesh_distance n u v).
Proof.
  intros HL; destruct u as [x y], v as [x' y']; intros U V; apply grid_vertex in U, V; unfold xmesh_distance.
  apply walk_min; [|apply walk_min].
  - apply straight; try lia; intros a b H; apply HL, xmesh_has_mesh, H.
  - destruct (gap_points x y x' y') as (i & j & I & J & E).
    eapply walk_cast; [apply (by_main n L HL i j); lia|]; unfold by_diagonal; rewrite <- E; lia.
  - destruct (gap_points x (n - 1 - y) x' (n - 1 - y')) as (i & j & I & J & E).
    eapply walk_cast; [apply (by_anti n L HL i j); lia|]; unfold by_diagonal; rewrite <- E; lia.
Qed.

Theorem xmesh_dist n u v : is_vertex (XMesh n) u -> is_vertex (XMesh n) v ->
  dist (XMesh n) u v (xmesh_distance n u v).
Proof.
  intros U V; apply (dist_by_potential (XMesh n) (xmesh_distance n u)).
  - apply xmesh_potential.
  - apply xmesh_walk; auto.
  - assert (H := xmesh_distance_self n u); lia.
Qed.

(* ---------- XMeshW ---------- *)

Lemma xmeshw_rises n u v w : mesh_step v w \/ diagonal_step n v w -> xmeshw_distance n u w <= xmeshw_distance n u v + 1.
Proof.
  intros H; assert (K := xmesh_rises n u v w H); revert H.
  destruct u as [a b], v as [x y], w as [x' y']; unfold xmeshw_distance.
  set (p := xmesh_distance n (a, b) (x, y)) in *; set (q := xmesh_distance n (a, b) (x', y')) in *; clearbody p q.
  unfold mesh_step, diagonal_step; simpl.
  intros [[[<- H]|[<- H]]|[H [[-> ->]|[-> ->]]]].
  - assert (P := by_ends_row n a b x x' y ltac:(lia)).
    assert (Q := by_ends_row n a (n - 1 - b) x x' (n - 1 - y) ltac:(lia)); lia.
  - rewrite (by_ends_swap n a b x y'), (by_ends_swap n a b x y).
    rewrite (by_ends_swap n a (n - 1 - b) x (n - 1 - y')), (by_ends_swap n a (n - 1 - b) x (n - 1 - y)).
    assert (P := by_ends_row n a b y y' x ltac:(lia)).
    assert (Q := by_ends_row n a (n - 1 - b) (n - 1 - y) (n - 1 - y') x ltac:(lia)); lia.
  - assert (P := by_ends_along n a b x x' ltac:(lia)).
    assert (Q := by_ends_across n a (n - 1 - b) x (n - 1 - x) (x' - x) ltac:(lia)).
    replace (x + (x' - x)) with x' in Q by lia; replace (n - 1 - x - (x' - x)) with (n - 1 - x') in Q by lia; lia.
  - assert (P := by_ends_along n a (n - 1 - b) x x' ltac:(lia)).
    assert (Q := by_ends_across n a b x (n - 1 - x) (x' - x) ltac:(lia)).
    replace (x + (x' - x)) with x' in Q by lia; replace (n - 1 - x - (x' - x)) with (n - 1 - x') in Q by lia.
    replace (n - 1 - (n - 1 - x)) with x by lia; replace (n - 1 - (n - 1 - x')) with x' by lia; lia.
Qed.

(* Over the link between two opposite corners. *)
Lemma ends_corner n a b : 0 <= a < n -> 0 <= b < n ->
  by_ends n a b 0 0 = by_diagonal a b (n - 1) (n - 1) + 1 /\ by_ends n a b (n - 1) (n - 1) = by_diagonal a b 0 0 + 1 /\
  by_diagonal a b 0 0 <= a + b /\ by_diagonal a b (n - 1) (n - 1) <= n - 1 - a + (n - 1 - b).
Proof. unfold by_ends, by_diagonal, diagonal_span, diagonal_gap; lia. Qed.

Lemma xmeshw_corner n u v w : is_vertex (XMeshW n) u -> corner_link n v w ->
  xmeshw_distance n u w <= xmeshw_distance n u v + 1 /\ xmeshw_distance n u v <= xmeshw_distance n u w + 1.
Proof.
  destruct u as [a b]; intros U; apply grid_vertex in U; unfold corner_link.
  assert (P := ends_corner n a b); assert (Q := ends_corner n a (n - 1 - b)).
  destruct P as (P1 & P2 & P3 & P4), Q as (Q1 & Q2 & Q3 & Q4); try lia.
  intros [[-> ->]|[-> ->]]; unfold xmeshw_distance, xmesh_distance, straight_distance; simpl;
    replace (n - 1 - (n - 1)) with 0 by lia; replace (n - 1 - 0) with (n - 1) by lia;
    replace (Z.abs (a - 0)) with a by lia; replace (Z.abs (a - (n - 1))) with (n - 1 - a) by lia;
    replace (Z.abs (b - 0)) with b by lia; replace (Z.abs (b - (n - 1))) with (n - 1 - b) by lia.
  - rewrite (by_diagonal_swap a (n - 1 - b) (n - 1) 0), (by_ends_swap n a (n - 1 - b) (n - 1) 0).
    split; each_min; some_min.
  - rewrite (by_diagonal_swap a b (n - 1) 0), (by_ends_swap n a b (n - 1) 0).
    split; each_min; some_min.
Qed.

Lemma xmeshw_potential n u : is_vertex (XMeshW n) u -> potential (XMeshW n) (xmeshw_distance n u).
Proof.
  intros U; apply potential_links; intros v w _ _ [H|[H|H]].
  - apply mesh_link_step in H; split; apply xmeshw_rises; tauto.
  - apply diagonal_link_step in H; split; apply xmeshw_rises; tauto.
  - apply xmeshw_corner; auto.
Qed.

(* The furthest points of the two intervals. *)
Lemma span_points a b c d : exists i j,
  Z.min a b <= i <= Z.max a b /\ Z.min c d <= j <= Z.max c d /\ Z.abs (i - j) = diagonal_span a b c d.
Proof.
  unfold diagonal_span; destruct (Z_le_dec (Z.max c d - Z.min a b) (Z.max a b - Z.min c d)).
  - exists (Z.max a b), (Z.min c d); lia.
  - exists (Z.min a b), (Z.max c d); lia.
Qed.

(* Through the ends of a diagonal, from its point i to j; p k is its point k. *)
Lemma ends_walk n (p : Z -> Z * Z) i j : 3 <= n -> 0 <= i < n -> 0 <= j < n ->
  (forall k l, 0 <= k < n -> 0 <= l < n -> walk (XMeshW n) (p k) (p l) (Z.abs (k - l))) ->
  adj (XMeshW n) (p 0) (p (n - 1)) -> walk (XMeshW n) (p i) (p j) (n - Z.abs (i - j)).
Proof.
  intros N I J W A; destruct (Z_le_dec i j).
  - apply walk_cast with (Z.abs (i - 0) + (1 + Z.abs (n - 1 - j))); [|lia].
    eapply walk_app; [apply W; lia|]; eapply walk_app; [apply walk_one, A | apply W; lia].
  - apply walk_cast with (Z.abs (i - (n - 1)) + (1 + Z.abs (0 - j))); [|lia].
    eapply walk_app; [apply W; lia|]; eapply walk_app; [apply walk_one, adj_sym, A | apply W; lia].
Qed.

Lemma xmeshw_walk n u v : 3 <= n -> is_vertex (XMeshW n) u -> is_vertex (XMeshW n) v ->
  walk (XMeshW n) u v (xmeshw_distance n u v).
Proof.
  intros N; destruct u as [x y], v as [x' y']; intros U V; assert (U' := U); assert (V' := V).
  apply grid_vertex in U', V'; unfold xmeshw_distance.
  assert (S : forall x y x' y', 0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
    walk (XMeshW n) (x, y) (x', y') (Z.abs (x - x') + Z.abs (y - y'))).
  { intros; apply straight; auto; intros a b L; apply xmeshw_has_xmesh, xmesh_has_mesh, L. }
  apply walk_min; [apply xmesh_walk; [exact (xmeshw_has_xmesh n)|exact U|exact V]|apply walk_min].
  - destruct (span_points x y x' y') as (i & j & I & J & E).
    apply (walk_cast (XMeshW n) (x, y) (x', y') (Z.abs (x - i) + Z.abs (y - i) + (n - Z.abs (i - j) + (Z.abs (j - x') + Z.abs (j - y'))))).
    + eapply walk_app; [apply S; lia|]; eapply walk_app; [|apply S; lia].
      apply (ends_walk n (fun k => (k, k))); try lia.
      * intros; apply along_main; auto; exact (xmeshw_has_xmesh n).
      * apply grid_adj; split; [lia|]; split; [lia|]; split; [lia|]; left; right; right; left; auto.
    + unfold by_ends; rewrite <- E; lia.
  - destruct (span_points x (n - 1 - y) x' (n - 1 - y')) as (i & j & I & J & E).
    apply (walk_cast (XMeshW n) (x, y) (x', y') (Z.abs (x - i) + Z.abs (y - (n - 1 - i)) + (n - Z.abs (i - j) + (Z.abs (j - x') + Z.abs (n - 1 - j - y'))))).
    + eapply walk_app; [apply S; lia|]; eapply walk_app; [|apply S; lia].
      apply (ends_walk n (fun k => (k, n - 1 - k))); try lia.
      * intros; apply along_anti; auto; exact (xmeshw_has_xmesh n).
      * replace (n - 1 - 0) with (n - 1) by lia; replace (n - 1 - (n - 1)) with 0 by lia.
        apply grid_adj; split; [lia|]; split; [lia|]; split; [lia|]; left; right; right; right; auto.
    + unfold by_ends; rewrite <- E; lia.
Qed.

Theorem xmeshw_dist n u v : 3 <= n -> is_vertex (XMeshW n) u -> is_vertex (XMeshW n) v ->
  dist (XMeshW n) u v (xmeshw_distance n u v).
Proof.
  intros N U V; apply (dist_by_potential (XMeshW n) (xmeshw_distance n u)).
  - apply xmeshw_potential; auto.
  - apply xmeshw_walk; auto.
  - assert (H := xmesh_distance_self n u); destruct u as [x y]; unfold xmeshw_distance in *; lia.
Qed.

(* ---------- The routers ---------- *)

Definition diagonal_linkb (n : Z) (u v : Z * Z) : bool :=
  (fst v =? fst u + 1) && ((snd u =? fst u) && (snd v =? fst v) || (snd u =? n - 1 - fst u) && (snd v =? n - 1 - fst v)).

Lemma diagonal_linkb_link n u v : diagonal_linkb n u v = true <-> diagonal_link n u v.
Proof.
  destruct u as [x y], v as [x' y']; unfold diagonal_linkb, diagonal_link; simpl.
  rewrite andb_true_iff, orb_true_iff, !andb_true_iff, !Z.eqb_eq; tauto.
Qed.

Definition corner_linkb (n : Z) (u v : Z * Z) : bool :=
  (fst u =? 0) && (fst v =? n - 1) && ((snd u =? 0) && (snd v =? n - 1) || (snd u =? n - 1) && (snd v =? 0)).

Lemma corner_linkb_link n u v : corner_linkb n u v = true <-> corner_link n u v.
Proof.
  destruct u as [x y], v as [x' y']; unfold corner_linkb, corner_link; simpl.
  rewrite !andb_true_iff, orb_true_iff, !andb_true_iff, !Z.eqb_eq; split.
  - intros [[-> ->] [[-> ->]|[-> ->]]]; auto.
  - intros [[E F]|[E F]]; inversion E; inversion F; subst; auto.
Qed.

(* The links of the mesh, of the diagonals, and between corners. *)
Definition xmesh_candidates (n : Z) (u : Z * Z) : list (Z * Z) :=
  let (x, y) := u in
  mesh_steps u ++ [(x + 1, y + 1); (x - 1, y - 1); (x + 1, y - 1); (x - 1, y + 1)].
Definition xmeshw_candidates (n : Z) (u : Z * Z) : list (Z * Z) :=
  xmesh_candidates n u ++ [(n - 1 - fst u, n - 1 - snd u)].

Lemma xmesh_candidates_all n u w : (mesh_link u w \/ diagonal_link n u w) \/ mesh_link w u \/ diagonal_link n w u ->
  In w (xmesh_candidates n u).
Proof.
  intros H; assert (K : (mesh_link u w \/ mesh_link w u) \/ diagonal_link n u w \/ diagonal_link n w u) by tauto; clear H.
  unfold xmesh_candidates; destruct u as [x y]; apply in_app_iff.
  destruct K as [K|K]; [left; apply mesh_steps_all; auto|right].
  destruct w as [x' y']; unfold diagonal_link in K; simpl.
  destruct K as [[-> [[-> ->]|[-> ->]]]|[-> [[-> ->]|[-> ->]]]].
  - auto.
  - right; right; left; f_equal; lia.
  - right; left; f_equal; lia.
  - right; right; right; left; f_equal; lia.
Qed.

(* The first neighbour that is one hop nearer by the formula. *)
Definition xmesh_next (n : Z) : Z * Z -> Z * Z -> Z * Z :=
  greedy (grid_near n (fun u v => mesh_linkb u v || diagonal_linkb n u v)) (xmesh_candidates n) (xmesh_distance n).

Definition xmeshw_next (n : Z) : Z * Z -> Z * Z -> Z * Z :=
  greedy (grid_near n (fun u v => mesh_linkb u v || (diagonal_linkb n u v || corner_linkb n u v)))
    (xmeshw_candidates n) (xmeshw_distance n).

Theorem xmesh_minimal_router : forall n : Z, 1 <= n -> minimal_router (XMesh n) (xmesh_next n).
Proof.
  intros n N; apply grid_greedy_minimal.
  - intros u v _ _; rewrite orb_true_iff, mesh_linkb_link, diagonal_linkb_link; tauto.
  - intros u w (_ & _ & _ & H); apply xmesh_candidates_all; simpl in H; tauto.
  - intros u v U V; apply xmesh_dist; auto.
Qed.

Theorem xmeshw_minimal_router : forall n : Z, 3 <= n -> minimal_router (XMeshW n) (xmeshw_next n).
Proof.
  intros n N; apply grid_greedy_minimal.
  - intros u v _ _; rewrite !orb_true_iff, mesh_linkb_link, diagonal_linkb_link, corner_linkb_link; tauto.
  - intros u w (_ & _ & _ & H); unfold xmeshw_candidates; apply in_app_iff; simpl in H.
    assert (K : ((mesh_link u w \/ diagonal_link n u w) \/ mesh_link w u \/ diagonal_link n w u) \/
      corner_link n u w \/ corner_link n w u) by tauto; clear H.
    destruct K as [K|K]; [left; apply xmesh_candidates_all; auto|right; left].
    unfold corner_link in K; destruct K as [[[-> ->]|[-> ->]]|[[-> ->]|[-> ->]]]; simpl; f_equal; lia.
  - intros u v U V; apply xmeshw_dist; auto.
Qed.
