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

Lemma mesh_adj n x y x' y' : adj (grid n mesh_link) (x, y) (x', y') <->
  (0 <= x < n /\ 0 <= y < n) /\ (0 <= x' < n /\ 0 <= y' < n) /\
  (x' = x + 1 /\ y' = y \/ x' = x /\ y' = y + 1 \/ x = x' + 1 /\ y = y' \/ x = x' /\ y = y' + 1).
Proof. rewrite grid_adj. unfold mesh_link. lia. Qed.

Lemma mesh_links n (L : Z * Z -> Z * Z -> Prop) : (forall u v, mesh_link u v -> L u v) ->
  forall u v, adj (grid n mesh_link) u v -> adj (grid n L) u v.
Proof. intros H u v [A [B [C D]]]. repeat split; auto. destruct D; [left|right]; apply H; auto. Qed.

(* A network that contains the mesh. *)
Section Mesh.
Variable n : Z.
Variable L : Z * Z -> Z * Z -> Prop.
Hypothesis HL : forall u v, adj (grid n mesh_link) u v -> adj (grid n L) u v.

Lemma step_x x y : 0 <= x < n - 1 -> 0 <= y < n -> adj (grid n L) (x, y) (x + 1, y).
Proof. intros. apply HL, mesh_adj. lia. Qed.

Lemma step_y x y : 0 <= x < n -> 0 <= y < n - 1 -> adj (grid n L) (x, y) (x, y + 1).
Proof. intros. apply HL, mesh_adj. lia. Qed.

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

(* The distance around a ring of n. *)
Definition circle_distance (n a b : Z) : Z := Z.min (Z.abs (a - b)) (n - Z.abs (a - b)).

Lemma torus_adj n x y x' y' : 2 <= n -> adj (grid n (torus_link n)) (x, y) (x', y') <->
  (0 <= x < n /\ 0 <= y < n) /\ (0 <= x' < n /\ 0 <= y' < n) /\
  (y' = y /\ (x' = x + 1 \/ x = n - 1 /\ x' = 0) \/ x' = x /\ (y' = y + 1 \/ y = n - 1 /\ y' = 0) \/
   y = y' /\ (x = x' + 1 \/ x' = n - 1 /\ x = 0) \/ x = x' /\ (y = y' + 1 \/ y' = n - 1 /\ y = 0)).
Proof.
  intros Hn. rewrite grid_adj. unfold torus_link.
  assert (forall a b, 0 <= a < n -> 0 <= b < n -> b = (a + 1) mod n <-> b = a + 1 \/ a = n - 1 /\ b = 0) as K.
  { intros a b Ha Hb. destruct (Z.eq_dec a (n - 1)) as [->|Hne].
    - rewrite mod_down by lia. lia.
    - rewrite mod_same by lia. lia. }
  split.
  - intros [A [B [C H]]]. rewrite !K in H by lia. split; [auto|]. split; [auto|]. clear - H. tauto.
  - intros [A [B H]]. rewrite !K by lia. split; [auto|]. split; [auto|]. split; [lia|]. clear - H. tauto.
Qed.

Lemma torus_has_mesh n : 2 <= n -> forall u v, adj (grid n mesh_link) u v -> adj (grid n (torus_link n)) u v.
Proof.
  intros Hn [x y] [x' y'] H. apply mesh_adj in H. apply torus_adj; [auto|]. destruct H as [A [B H]].
  split; [auto|]. split; [auto|]. clear A B. tauto.
Qed.

(* A network that contains the torus. *)
Section Torus.
Variable n : Z.
Variable L : Z * Z -> Z * Z -> Prop.
Hypothesis Hn : 2 <= n.
Hypothesis HL : forall u v, adj (grid n (torus_link n)) u v -> adj (grid n L) u v.

Lemma has_mesh u v : adj (grid n mesh_link) u v -> adj (grid n L) u v.
Proof. intros H. apply HL, torus_has_mesh; auto. Qed.

Lemma around_x x x' y : 0 <= x < n -> 0 <= x' < n -> 0 <= y < n ->
  walk (grid n L) (x, y) (x', y) (circle_distance n x x').
Proof.
  intros Hx Hx' Hy. unfold circle_distance.
  destruct (Z_le_dec (Z.abs (x - x')) (n - Z.abs (x - x'))).
  { eapply walk_cast; [apply line_x; auto using has_mesh|lia]. }
  destruct (Z_le_dec x x').
  - eapply walk_cast; [apply (over n L has_mesh x y 0 y (n - 1) y x' y); auto; apply HL, torus_adj; lia|lia].
  - eapply walk_cast; [apply (over n L has_mesh x y (n - 1) y 0 y x' y); auto; apply HL, torus_adj; lia|lia].
Qed.

Lemma around_y x y y' : 0 <= x < n -> 0 <= y < n -> 0 <= y' < n ->
  walk (grid n L) (x, y) (x, y') (circle_distance n y y').
Proof.
  intros Hx Hy Hy'. unfold circle_distance.
  destruct (Z_le_dec (Z.abs (y - y')) (n - Z.abs (y - y'))).
  { eapply walk_cast; [apply line_y; auto using has_mesh|lia]. }
  destruct (Z_le_dec y y').
  - eapply walk_cast; [apply (over n L has_mesh x y x 0 x (n - 1) x y'); auto; apply HL, torus_adj; lia|lia].
  - eapply walk_cast; [apply (over n L has_mesh x y x (n - 1) x 0 x y'); auto; apply HL, torus_adj; lia|lia].
Qed.

Lemma around x y x' y' : 0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  walk (grid n L) (x, y) (x', y') (circle_distance n x x' + circle_distance n y y').
Proof. intros. eapply walk_app; [apply around_x|apply around_y]; auto. Qed.

Lemma torus_connected : connected (grid n L).
Proof. apply grid_connected. apply has_mesh. Qed.

(* No two vertices are further apart than 2 floor(n/2). *)
Lemma torus_near u v : is_vertex (grid n L) u -> is_vertex (grid n L) v ->
  exists d, walk (grid n L) u v d /\ d <= 2 * (n / 2).
Proof.
  destruct u as [x y], v as [x' y']. intros Hu Hv. apply grid_vertex in Hu, Hv.
  eexists. split; [apply around; lia|]. unfold circle_distance.
  pose proof (Z.div_mod n 2). pose proof (Z.mod_pos_bound n 2). lia.
Qed.

End Torus.

(* One of the parts of a disjunction, by arithmetic. *)
Ltac one_of := lazymatch goal with
  | |- _ \/ _ => first [left; lia | right; one_of]
  | |- _ => lia
  end.
