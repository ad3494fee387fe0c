(* The meshes with diagonals, XMesh(n) and XMeshW(n). Their definitions are inferred.
   Source: the CCTorus paper, section II. The Go side: topology/xmesh.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square.
Import ListNotations.
Open Scope Z_scope.

(* The links of both main diagonals, from each corner to the opposite one:
   (i,i) - (i+1,i+1) and (i,n-1-i) - (i+1,n-2-i). *)
Definition diagonal_link (n : Z) (u v : Z * Z) : Prop :=
  let (x, y) := u in let (x', y') := v in
  x' = x + 1 /\ (y = x /\ y' = x' \/ y = n - 1 - x /\ y' = n - 1 - x').

(* The mesh with both diagonals. *)
Definition XMesh (n : Z) : graph := grid n (fun u v => mesh_link u v \/ diagonal_link n u v).

(* The same with the two links that join opposite corners. *)
Definition corner_link (n : Z) (u v : Z * Z) : Prop :=
  u = (0, 0) /\ v = (n - 1, n - 1) \/ u = (0, n - 1) /\ v = (n - 1, 0).

Definition XMeshW (n : Z) : graph := grid n (fun u v => mesh_link u v \/ diagonal_link n u v \/ corner_link n u v).

Theorem xmesh_proper n : 1 <= n -> proper (XMesh n).
Proof. apply grid_proper. Qed.

Theorem xmeshw_proper n : 1 <= n -> proper (XMeshW n).
Proof. apply grid_proper. Qed.

Theorem xmesh_order n : 1 <= n -> order (XMesh n) (n * n).
Proof. apply grid_order. Qed.

Theorem xmeshw_order n : 1 <= n -> order (XMeshW n) (n * n).
Proof. apply grid_order. Qed.

Lemma xmesh_decidable n : decidable (XMesh n).
Proof. apply grid_decidable. intros [x y] [x' y']. unfold mesh_link, diagonal_link. decide_it. Qed.

Lemma xmeshw_decidable n : decidable (XMeshW n).
Proof. apply grid_decidable. intros [x y] [x' y']. unfold mesh_link, diagonal_link, corner_link. decide_it. Qed.

Lemma grid_links n (L L' : Z * Z -> Z * Z -> Prop) : (forall u v, L u v -> L' u v) ->
  forall u v, adj (grid n L) u v -> adj (grid n L') u v.
Proof. intros H u v [A [B [C D]]]. repeat split; auto. destruct D; [left|right]; apply H; auto. Qed.

Lemma xmesh_has_mesh n u v : adj (grid n mesh_link) u v -> adj (XMesh n) u v.
Proof. apply grid_links. auto. Qed.

Lemma xmeshw_has_xmesh n u v : adj (XMesh n) u v -> adj (XMeshW n) u v.
Proof. apply grid_links. intros a b [H|H]; auto. Qed.

Theorem xmesh_connected n : connected (XMesh n).
Proof. apply grid_connected. apply xmesh_has_mesh. Qed.

Theorem xmeshw_connected n : connected (XMeshW n).
Proof. apply grid_connected. intros u v H. apply xmeshw_has_xmesh, xmesh_has_mesh, H. Qed.

(* A network that contains XMesh. *)
Section Diagonals.
Variable n : Z.
Variable L : Z * Z -> Z * Z -> Prop.
Hypothesis HL : forall u v, adj (XMesh n) u v -> adj (grid n L) u v.

Lemma diagonal_mesh u v : adj (grid n mesh_link) u v -> adj (grid n L) u v.
Proof. intros H. apply HL, xmesh_has_mesh, H. Qed.

Lemma along_main i j : 0 <= i < n -> 0 <= j < n -> walk (grid n L) (i, i) (j, j) (Z.abs (i - j)).
Proof.
  assert (forall i j, 0 <= i -> i <= j -> j < n -> walk (grid n L) (i, i) (j, j) (j - i)) as H.
  { intros a b Ha Hab Hb. apply (walk_along (grid n L) (fun k => (k, k))); auto.
    - apply grid_vertex; lia.
    - intros k Hk. apply HL. apply grid_adj. split; [lia|]. split; [lia|]. split; [lia|].
      left. right. unfold diagonal_link. lia. }
  intros. destruct (Z_le_dec i j).
  - eapply walk_cast; [apply H; lia|lia].
  - apply walk_rev. eapply walk_cast; [apply H; lia|lia].
Qed.

Lemma along_anti i j : 0 <= i < n -> 0 <= j < n ->
  walk (grid n L) (i, n - 1 - i) (j, n - 1 - j) (Z.abs (i - j)).
Proof.
  assert (forall i j, 0 <= i -> i <= j -> j < n -> walk (grid n L) (i, n - 1 - i) (j, n - 1 - j) (j - i)) as H.
  { intros a b Ha Hab Hb. apply (walk_along (grid n L) (fun k => (k, n - 1 - k))); auto.
    - apply grid_vertex; lia.
    - intros k Hk. apply HL. apply grid_adj. split; [lia|]. split; [lia|]. split; [lia|].
      left. right. unfold diagonal_link. lia. }
  intros. destruct (Z_le_dec i j).
  - eapply walk_cast; [apply H; lia|lia].
  - apply walk_rev. eapply walk_cast; [apply H; lia|lia].
Qed.

(* To the diagonal at i, along it to j, and off. *)
Lemma by_main i j x y x' y' : 0 <= i < n -> 0 <= j < n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  walk (grid n L) (x, y) (x', y')
    (Z.abs (x - i) + Z.abs (y - i) + Z.abs (i - j) + (Z.abs (j - x') + Z.abs (j - y'))).
Proof.
  intros. eapply walk_app; [eapply walk_app; [|apply along_main; eauto]|]; apply straight; auto using diagonal_mesh.
Qed.

Lemma by_anti i j x y x' y' : 0 <= i < n -> 0 <= j < n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  walk (grid n L) (x, y) (x', y')
    (Z.abs (x - i) + Z.abs (y - (n - 1 - i)) + Z.abs (i - j) + (Z.abs (j - x') + Z.abs (n - 1 - j - y'))).
Proof.
  intros. eapply walk_app; [eapply walk_app; [|apply along_anti; eauto]|]; apply straight; auto using diagonal_mesh; lia.
Qed.

(* Between two intervals there is a gap, or they meet. *)
Lemma gap x y x' y' : exists i j g,
  (Z.min x y <= i <= Z.max x y) /\ (Z.min x' y' <= j <= Z.max x' y') /\ Z.abs (i - j) = g /\
  (g = 0 \/ g = Z.min x y - Z.max x' y' \/ g = Z.min x' y' - Z.max x y).
Proof.
  destruct (Z_le_dec (Z.max x y) (Z.min x' y')).
  { exists (Z.max x y), (Z.min x' y'), (Z.min x' y' - Z.max x y). lia. }
  destruct (Z_le_dec (Z.max x' y') (Z.min x y)).
  { exists (Z.min x y), (Z.max x' y'), (Z.min x y - Z.max x' y'). lia. }
  exists (Z.max (Z.min x y) (Z.min x' y')), (Z.max (Z.min x y) (Z.min x' y')), 0. lia.
Qed.

(* No two vertices are further apart than n-1: straight, or by one of the diagonals. *)
Lemma diagonal_near u v : is_vertex (grid n L) u -> is_vertex (grid n L) v ->
  exists d, walk (grid n L) u v d /\ d <= n - 1.
Proof.
  destruct u as [x y], v as [x' y']. intros Hu Hv. apply grid_vertex in Hu, Hv.
  destruct (Z_le_dec (Z.abs (x - x') + Z.abs (y - y')) (n - 1)) as [H1|H1].
  { eexists. split; [apply straight; auto using diagonal_mesh; lia|exact H1]. }
  destruct (gap x y x' y') as [i [j [g [Hi [Hj [Hg Eg]]]]]].
  destruct (Z_le_dec (Z.abs (x - y) + Z.abs (x' - y') + g) (n - 1)) as [H2|H2].
  { eexists. split; [apply (by_main i j); lia|]. clear H1 Eg. lia. }
  destruct (gap x (n - 1 - y) x' (n - 1 - y')) as [k [l [h [Hk [Hl [Hh Eh]]]]]].
  eexists. split; [apply (by_anti k l); clear - Hu Hv Hk Hl; lia|].
  assert (Z.abs (x - k) + Z.abs (y - (n - 1 - k)) = Z.abs (x - (n - 1 - y))) as -> by (clear - Hk; lia).
  assert (Z.abs (l - x') + Z.abs (n - 1 - l - y') = Z.abs (x' - (n - 1 - y'))) as -> by (clear - Hl; lia).
  rewrite Hh. clear Hi Hj Hg Hk Hl Hh i j k l HL.
  assert (forall a b c d e, e = 0 \/ e = Z.min a b - Z.max c d \/ e = Z.min c d - Z.max a b ->
    2 * e <= Z.max 0 (a + b - c - d - Z.abs (a - b) - Z.abs (c - d)) \/
    2 * e <= Z.max 0 (c + d - a - b - Z.abs (a - b) - Z.abs (c - d))) as G by (clear; lia).
  apply G in Eg, Eh. clear G.
  destruct (Z.abs_spec (x - y)) as [[? A1]|[? A1]], (Z.abs_spec (x' - y')) as [[? A2]|[? A2]],
    (Z.abs_spec (x - (n - 1 - y))) as [[? A3]|[? A3]], (Z.abs_spec (x' - (n - 1 - y'))) as [[? A4]|[? A4]];
    rewrite ?A1, ?A2, ?A3, ?A4 in *; clear A1 A2 A3 A4; lia.
Qed.

End Diagonals.

(* CCTorus paper, section IV-A: the diameter of XMesh is n-1. *)
Theorem cctorus_diameter_xmesh n : 3 <= n -> diameter (XMesh n) (n - 1).
Proof.
  intros Hn. apply (diameter_by_walks (XMesh n) _ (fun v => fst v) (0, 0) (n - 1, 0)).
  - apply xmesh_decidable.
  - apply diagonal_near. auto.
  - apply potential_links. intros [x y] [x' y'] _ _. unfold mesh_link, diagonal_link. simpl. lia.
  - apply grid_vertex. lia.
  - apply grid_vertex. lia.
  - simpl. lia.
Qed.

(* And so is that of XMeshW. *)
Definition from_corner (n : Z) (v : Z * Z) : Z :=
  Z.min (Z.max (fst v) (snd v)) (1 + Z.max (n - 1 - fst v) (n - 1 - snd v)).

Theorem cctorus_diameter_xmeshw n : 3 <= n -> diameter (XMeshW n) (n - 1).
Proof.
  intros Hn. apply (diameter_by_walks (XMeshW n) _ (from_corner n) (0, 0) (n - 1, 0)).
  - apply xmeshw_decidable.
  - apply diagonal_near. apply xmeshw_has_xmesh.
  - apply potential_links. intros u v Hu Hv H. destruct H as [H|[H|[[-> ->]|[-> ->]]]].
    + destruct u as [x y], v as [x' y']. apply grid_vertex in Hu, Hv. unfold mesh_link in H. unfold from_corner. simpl. lia.
    + destruct u as [x y], v as [x' y']. apply grid_vertex in Hu, Hv. unfold diagonal_link in H. unfold from_corner. simpl. lia.
    + unfold from_corner. simpl. lia.
    + unfold from_corner. simpl. lia.
  - apply grid_vertex. lia.
  - apply grid_vertex. lia.
  - unfold from_corner. simpl. lia.
Qed.
