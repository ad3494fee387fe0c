(* Networks on the n by n square: what FTT, CCTorus, XMesh and XTorus share.
   Nothing here is about one of them. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

(* Minima, one at a time: a goal with many is too much for lia. *)
Lemma below_min_both z a b : z <= a + 1 -> z <= b + 1 -> z <= Z.min a b + 1.
Proof. lia. Qed.

Lemma min_below_left a b z : a <= z -> Z.min a b <= z.
Proof. lia. Qed.

Lemma min_below_right a b z : b <= z -> Z.min a b <= z.
Proof. lia. Qed.

(* z <= min ... + 1: each of the terms on the right. *)
Ltac each_min := repeat apply below_min_both.

(* min ... <= z: some term on the left. *)
Ltac some_min :=
  lazymatch goal with
  | |- Z.min _ _ <= _ => first [apply min_below_left; some_min | apply min_below_right; some_min]
  | |- _ => lia
  end.

(* Goals z <= min ... : each of the terms. *)
Ltac all_min := repeat apply Z.min_glb; try lia.

(* The n by n square of pairs (x,y), row by row. *)
Definition square (n : Z) : list (Z * Z) := list_prod (zrange n) (zrange n).

(* A network on the square with the links L. *)
Definition grid (n : Z) (L : Z * Z -> Z * Z -> Prop) : graph := Graph (Z * Z) (square n) L.

(* The links of the mesh: one step along a row or a column. *)
Definition mesh_link (u v : Z * Z) : Prop :=
  let (x, y) := u in let (x', y') := v in
  x' = x + 1 /\ y' = y \/ x' = x /\ y' = y + 1.

(* The links of the torus: one step modulo n. *)
Definition torus_link (n : Z) (u v : Z * Z) : Prop :=
  let (x, y) := u in let (x', y') := v in
  x' = (x + 1) mod n /\ y' = y \/ x' = x /\ y' = (y + 1) mod n.

Lemma in_square n x y : In (x, y) (square n) <-> 0 <= x < n /\ 0 <= y < n.
Proof. unfold square. rewrite in_prod_iff, !in_zrange. reflexivity. Qed.

Lemma grid_proper n L : 1 <= n -> proper (grid n L).
Proof.
  intros Hn. split; [apply NoDup_list_prod; apply NoDup_zrange|].
  apply list_prod_nonempty; apply zrange_nonempty; lia.
Qed.

Lemma grid_order n L : 1 <= n -> order (grid n L) (n * n).
Proof.
  intros Hn. split; [apply grid_proper; auto|]. change (Z.of_nat (length (square n)) = n * n).
  unfold square. rewrite length_list_prod, length_zrange by lia. reflexivity.
Qed.

Lemma grid_vertex n L x y : is_vertex (grid n L) (x, y) <-> 0 <= x < n /\ 0 <= y < n.
Proof. apply in_square. Qed.

Lemma grid_adj n L x y x' y' : adj (grid n L) (x, y) (x', y') <->
  (0 <= x < n /\ 0 <= y < n) /\ (0 <= x' < n /\ 0 <= y' < n) /\ (x <> x' \/ y <> y') /\
  (L (x, y) (x', y') \/ L (x', y') (x, y)).
Proof.
  unfold adj. rewrite !grid_vertex.
  assert ((x, y) <> (x', y') <-> x <> x' \/ y <> y') as ->; [|reflexivity].
  split; [|intros H E; injection E; lia]. intros H. destruct (Z.eq_dec x x'); [|auto]. right. congruence.
Qed.

Lemma grid_decidable n L : (forall u v, decided (L u v)) -> decidable (grid n L).
Proof.
  intros HL. split; [|exact HL]. intros u v. apply decided_pair; apply decided_Zeq.
Qed.

(* A network that contains the mesh. *)
Section Mesh.
Variable n : Z.
Variable L : Z * Z -> Z * Z -> Prop.
Hypothesis HL : forall u v, mesh_link u v -> L u v.

Lemma step_x x y : 0 <= x < n - 1 -> 0 <= y < n -> adj (grid n L) (x, y) (x + 1, y).
Proof. intros. apply grid_adj. repeat split; try lia. left. apply HL. left. auto. Qed.

Lemma step_y x y : 0 <= x < n -> 0 <= y < n - 1 -> adj (grid n L) (x, y) (x, y + 1).
Proof. intros. apply grid_adj. repeat split; try lia. left. apply HL. right. auto. Qed.

Lemma line_x x x' y : 0 <= x < n -> 0 <= x' < n -> 0 <= y < n ->
  walk (grid n L) (x, y) (x', y) (Z.abs (x - x')).
Proof.
  assert (forall x x', 0 <= x -> x <= x' -> x' < n -> 0 <= y < n ->
    walk (grid n L) (x, y) (x', y) (x' - x)) as H.
  { intros a b Ha Hab Hb Hy. apply (walk_along (grid n L) (fun i => (i, y))); auto.
    - apply grid_vertex; lia.
    - intros i Hi. apply step_x; lia. }
  intros. destruct (Z_le_dec x x').
  - eapply walk_cast; [apply H; lia|lia].
  - apply walk_rev. eapply walk_cast; [apply H; lia|lia].
Qed.

Lemma line_y x y y' : 0 <= x < n -> 0 <= y < n -> 0 <= y' < n ->
  walk (grid n L) (x, y) (x, y') (Z.abs (y - y')).
Proof.
  assert (forall y y', 0 <= y -> y <= y' -> y' < n -> 0 <= x < n ->
    walk (grid n L) (x, y) (x, y') (y' - y)) as H.
  { intros a b Ha Hab Hb Hy. apply (walk_along (grid n L) (fun i => (x, i))); auto.
    - apply grid_vertex; lia.
    - intros i Hi. apply step_y; lia. }
  intros. destruct (Z_le_dec y y').
  - eapply walk_cast; [apply H; lia|lia].
  - apply walk_rev. eapply walk_cast; [apply H; lia|lia].
Qed.

(* Straight walks of the mesh. *)
Lemma straight x y x' y' : 0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  walk (grid n L) (x, y) (x', y') (Z.abs (x - x') + Z.abs (y - y')).
Proof. intros. eapply walk_app; [apply line_x|apply line_y]; auto. Qed.

Lemma grid_connected : connected (grid n L).
Proof.
  intros [x y] [x' y'] Hu Hv. apply grid_vertex in Hu, Hv.
  eexists. apply straight; lia.
Qed.

(* Straight, over one link, and straight on. *)
Lemma over x y a b a' b' x' y' :
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  adj (grid n L) (a, b) (a', b') ->
  walk (grid n L) (x, y) (x', y')
    (Z.abs (x - a) + Z.abs (y - b) + 1 + (Z.abs (a' - x') + Z.abs (b' - y'))).
Proof.
  intros Hx Hy Hx' Hy' H. pose proof H as H0. apply grid_adj in H0.
  eapply walk_app; [eapply walk_app; [apply straight; lia|apply walk_one; exact H]|apply straight; lia].
Qed.

End Mesh.
