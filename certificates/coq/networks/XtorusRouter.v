(* The distance of any two vertices of XTorus(n), and a minimal router by it.
   The Go side: routing/xmesh.go, which has the same formula. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Square Xmesh Xtorus Diagonals Greedy.
Import ListNotations.
Open Scope Z_scope.

(* Along a diagonal, or by its ends: two hops join opposite corners. *)
Definition xtorus_along (n i j : Z) : Z := Z.min (Z.abs (i - j)) (n + 1 - Z.abs (i - j)).

Definition xtorus_distance (n : Z) : Z * Z -> Z * Z -> Z :=
  diagonal_distance n (circle_distance n) (xtorus_along n).

Lemma circle_most n a b : circle_distance n a b <= Z.abs (a - b) /\ circle_distance n a b <= n - Z.abs (a - b).
Proof. unfold circle_distance. lia. Qed.

Lemma circle_least n a b : circle_distance n a b = Z.abs (a - b) \/ circle_distance n a b = n - Z.abs (a - b).
Proof. unfold circle_distance. lia. Qed.

Lemma along_most n a b : xtorus_along n a b <= Z.abs (a - b) /\ xtorus_along n a b <= n + 1 - Z.abs (a - b).
Proof. unfold xtorus_along. lia. Qed.

Lemma along_least n a b : xtorus_along n a b = Z.abs (a - b) \/ xtorus_along n a b = n + 1 - Z.abs (a - b).
Proof. unfold xtorus_along. lia. Qed.

Lemma circle_sym n a b : circle_distance n a b = circle_distance n b a.
Proof. unfold circle_distance. replace (Z.abs (b - a)) with (Z.abs (a - b)) by lia. reflexivity. Qed.

Lemma circle_triangle n a b d : 0 <= a < n -> 0 <= b < n -> 0 <= d < n ->
  circle_distance n a d <= circle_distance n a b + circle_distance n b d.
Proof. unfold circle_distance. lia. Qed.

Lemma along_triangle n a b d : 0 <= a < n -> 0 <= b < n -> 0 <= d < n ->
  xtorus_along n a d <= xtorus_along n a b + xtorus_along n b d.
Proof. unfold xtorus_along. lia. Qed.

(* To enter the diagonal at i for j: x or y is as good, or no diagonal. *)
Lemma xtorus_entry n x y i j : 0 <= x < n -> 0 <= y < n -> 0 <= i < n -> 0 <= j < n ->
  let t := circle_distance n x i + circle_distance n y i + xtorus_along n i j in
  circle_distance n x y + xtorus_along n x j <= t \/ circle_distance n x y + xtorus_along n y j <= t \/
  circle_distance n x j + circle_distance n y j <= t.
Proof.
  revert x y. assert (forall x y, x <= y -> 0 <= x < n -> 0 <= y < n -> 0 <= i < n -> 0 <= j < n ->
    let t := circle_distance n x i + circle_distance n y i + xtorus_along n i j in
    circle_distance n x y + xtorus_along n x j <= t \/ circle_distance n x y + xtorus_along n y j <= t \/
    circle_distance n x j + circle_distance n y j <= t) as H.
  { intros x y H X Y I J. simpl. pose proof (circle_most n x y) as P. pose proof (along_most n x j) as P1.
    pose proof (along_most n y j) as P2. pose proof (circle_most n x j) as P3. pose proof (circle_most n y j) as P4.
    pose proof (circle_least n x i) as Q. pose proof (circle_least n y i) as Q1. pose proof (along_least n i j) as Q2.
    set (c1 := circle_distance n x y) in *. set (c2 := xtorus_along n x j) in *. set (c3 := xtorus_along n y j) in *.
    set (c4 := circle_distance n x j) in *. set (c5 := circle_distance n y j) in *.
    set (t1 := circle_distance n x i) in *. set (t2 := circle_distance n y i) in *. set (t3 := xtorus_along n i j) in *.
    clearbody c1 c2 c3 c4 c5 t1 t2 t3.
    destruct (Z_le_dec i x), (Z_le_dec i y); try (exfalso; lia); destruct (Z_le_dec j x), (Z_le_dec j y); try (exfalso; lia);
    destruct (Z_le_dec i j); try (exfalso; lia);
    destruct Q as [Q|Q], Q1 as [Q1|Q1], Q2 as [Q2|Q2];
    rewrite ?(Z.abs_eq (x - y)), ?(Z.abs_neq (x - y)), 
     ?(Z.abs_eq (x - j)), ?(Z.abs_neq (x - j)), ?(Z.abs_eq (y - j)), ?(Z.abs_neq (y - j)), 
     ?(Z.abs_eq (x - i)), ?(Z.abs_neq (x - i)),  ?(Z.abs_eq (y - i)), ?(Z.abs_neq (y - i)), 
     ?(Z.abs_eq (i - j)), ?(Z.abs_neq (i - j)) in * by lia; lia. }
  intros x y X Y I J. destruct (Z_le_dec x y) as [E|E]; [apply H; assumption|].
  assert (y <= x) as E' by (clear - E; lia). specialize (H y x E' Y X I J).
  simpl in H |- *. rewrite (circle_sym n x y). clear - H.
  rewrite (Z.add_comm (circle_distance n x i)), (Z.add_comm (circle_distance n x j)). tauto.
Qed.

(* From p by i of one diagonal to k and l of the other: by one of them alone. With the
   number of steps to the nearer end, p' and l', the change costs n-1-p'-l' or p'+l'+1. *)
Definition fold (n i : Z) : Z := Z.min i (n - 1 - i).

Lemma along_fold n p i : 0 <= p < n -> 0 <= i < n -> Z.abs (fold n p - fold n i) <= xtorus_along n p i.
Proof. unfold fold, xtorus_along. lia. Qed.

Lemma change_fold n i k : 0 <= i < n -> 0 <= k < n ->
  Z.min (n - 1 - fold n i - fold n k) (fold n i + fold n k + 1) <= circle_distance n i k + circle_distance n i (n - 1 - k).
Proof. unfold fold, circle_distance. lia. Qed.

Lemma one_fold n p l : 0 <= p < n -> 0 <= l < n ->
  let t := Z.min (n - 1 - fold n p - fold n l) (fold n p + fold n l + 1) in
  xtorus_along n p l + circle_distance n l (n - 1 - l) <= t \/
  xtorus_along n p (n - 1 - l) + circle_distance n l (n - 1 - l) <= t \/
  circle_distance n p (n - 1 - p) + xtorus_along n p l <= t \/
  circle_distance n p (n - 1 - p) + xtorus_along n (n - 1 - p) l <= t.
Proof.
  intros P M. simpl. unfold fold.
  pose proof (along_most n p l). pose proof (along_most n p (n - 1 - l)). pose proof (along_most n (n - 1 - p) l).
  pose proof (circle_most n l (n - 1 - l)). pose proof (circle_most n p (n - 1 - p)).
  set (c1 := circle_distance n p (n - 1 - p)) in *. set (c2 := circle_distance n l (n - 1 - l)) in *.
  set (a1 := xtorus_along n p l) in *. set (a2 := xtorus_along n p (n - 1 - l)) in *.
  set (a3 := xtorus_along n (n - 1 - p) l) in *. clearbody c1 c2 a1 a2 a3.
  destruct (Z_le_dec (2 * p) (n - 1)) as [HP|HP], (Z_le_dec (2 * l) (n - 1)) as [HL|HL];
    rewrite ?(Z.min_l p), ?(Z.min_r p), ?(Z.min_l l), ?(Z.min_r l) by lia;
    destruct (Z_le_dec p l), (Z_le_dec p (n - 1 - l)); try (exfalso; lia); lia.
Qed.

Lemma xtorus_other n p i k l : 0 <= p < n -> 0 <= i < n -> 0 <= k < n -> 0 <= l < n ->
  let t := xtorus_along n p i + (circle_distance n i k + circle_distance n i (n - 1 - k)) + xtorus_along n k l in
  xtorus_along n p l + circle_distance n l (n - 1 - l) <= t \/
  xtorus_along n p (n - 1 - l) + circle_distance n l (n - 1 - l) <= t \/
  circle_distance n p (n - 1 - p) + xtorus_along n p l <= t \/
  circle_distance n p (n - 1 - p) + xtorus_along n (n - 1 - p) l <= t \/
  circle_distance n p l + circle_distance n p (n - 1 - l) <= t.
Proof.
  intros P I K M. simpl. pose proof (along_fold n p i P I). pose proof (along_fold n k l K M).
  pose proof (change_fold n i k I K) as C. pose proof (one_fold n p l P M) as H1. simpl in H1.
  assert (Z.min (n - 1 - fold n p - fold n l) (fold n p + fold n l + 1) <=
    xtorus_along n p i + (circle_distance n i k + circle_distance n i (n - 1 - k)) + xtorus_along n k l) by lia.
  set (t := Z.min (n - 1 - fold n p - fold n l) (fold n p + fold n l + 1)) in *. clearbody t. clear C. lia.
Qed.

(* By the ends: from a corner to the opposite one there are two hops. *)
Lemma along_walk n (p : Z -> Z * Z) : 2 <= n ->
  (forall i j, 0 <= i < n -> 0 <= j < n -> walk (XTorus n) (p i) (p j) (Z.abs (i - j))) ->
  walk (XTorus n) (p 0) (p (n - 1)) 2 ->
  forall i j, 0 <= i < n -> 0 <= j < n -> walk (XTorus n) (p i) (p j) (xtorus_along n i j).
Proof.
  intros Hn P E. assert (forall i j, i <= j -> 0 <= i < n -> 0 <= j < n ->
    walk (XTorus n) (p i) (p j) (xtorus_along n i j)) as H.
  { intros i j O I J. destruct (along_least n i j) as [-> | ->]; [auto|].
    eapply walk_cast; [eapply walk_app; [apply (P i 0)|eapply walk_app; [apply E|apply (P (n - 1) j)]]; lia|lia]. }
  intros i j I J. destruct (Z_le_dec i j); [apply H; auto|].
  apply walk_rev. eapply walk_cast; [apply H; auto; lia|].
  unfold xtorus_along. replace (Z.abs (j - i)) with (Z.abs (i - j)) by lia. reflexivity.
Qed.

Lemma xtorus_main n i j : 2 <= n -> 0 <= i < n -> 0 <= j < n -> walk (XTorus n) (i, i) (j, j) (xtorus_along n i j).
Proof.
  intros Hn. apply (along_walk n (fun i => (i, i)) Hn).
  - apply along_main. apply xtorus_has_xmesh; auto.
  - eapply walk_cast; [apply (around n _ Hn (xtorus_has_torus n)); lia|]. unfold circle_distance. lia.
Qed.

Lemma xtorus_anti n i j : 2 <= n -> 0 <= i < n -> 0 <= j < n ->
  walk (XTorus n) (i, n - 1 - i) (j, n - 1 - j) (xtorus_along n i j).
Proof.
  intros Hn. apply (along_walk n (fun i => (i, n - 1 - i)) Hn).
  - apply along_anti. apply xtorus_has_xmesh; auto.
  - eapply walk_cast; [apply (around n _ Hn (xtorus_has_torus n)); lia|]. unfold circle_distance. lia.
Qed.

(* The distance of any two vertices. *)
Theorem xtorus_dist n u v : 2 <= n -> is_vertex (XTorus n) u -> is_vertex (XTorus n) v ->
  dist (XTorus n) u v (xtorus_distance n u v).
Proof.
  intros Hn. apply (diagonal_dist n _ (circle_distance n) (xtorus_along n)); unfold on.
  - intros a. unfold circle_distance. lia.
  - apply circle_sym.
  - apply circle_triangle.
  - intros a b. unfold circle_distance. replace (n - 1 - a - (n - 1 - b)) with (- (a - b)) by lia. rewrite Z.abs_opp. reflexivity.
  - intros a b. unfold xtorus_along. replace (Z.abs (b - a)) with (Z.abs (a - b)) by lia. reflexivity.
  - apply along_triangle.
  - intros a b A B. unfold xtorus_along, circle_distance. lia.
  - apply xtorus_entry.
  - apply xtorus_other.
  - intros. apply (around n _ Hn (xtorus_has_torus n)); auto.
  - intros. apply xtorus_main; auto.
  - intros. apply xtorus_anti; auto.
  - intros x y x' y' X Y X' Y' H. destruct H as [H|[-> H]].
    + left. pose proof (torus_adj n x y x' y' Hn) as K. unfold torus_link in H.
      pose proof (circle_step n x x x' Hn X X X'). pose proof (circle_step n y y y' Hn Y Y Y').
      unfold circle_distance in *. lia.
    + right. unfold xtorus_along. lia.
Qed.

(* The router tries the eight neighbours that there may be. *)
Definition xtorus_linkb (n : Z) (u v : Z * Z) : bool :=
  torus_linkb n u v || (fst v =? fst u + 1) && ((snd u =? fst u) && (snd v =? fst v) ||
    (snd u =? n - 1 - fst u) && (snd v =? n - 1 - fst v)).

Definition xtorus_steps (n : Z) (u : Z * Z) : list (Z * Z) :=
  let (x, y) := u in torus_steps n u ++ [(x + 1, y + 1); (x + 1, y - 1); (x - 1, y + 1); (x - 1, y - 1)].

Definition xtorus_next (n : Z) : Z * Z -> Z * Z -> Z * Z :=
  greedy (grid_near n (xtorus_linkb n)) (xtorus_steps n) (xtorus_distance n).

Theorem xtorus_minimal_router n : 2 <= n -> minimal_router (XTorus n) (xtorus_next n).
Proof.
  intros Hn. apply grid_greedy_minimal.
  - intros u v _ _. unfold xtorus_linkb. rewrite orb_true_iff, torus_linkb_link.
    destruct u as [x y], v as [x' y']. unfold diagonal_link. simpl.
    rewrite andb_true_iff, orb_true_iff, !andb_true_iff, !Z.eqb_eq. tauto.
  - intros [x y] [x' y'] (_ & W & _ & H). apply in_or_app.
    change ((torus_link n (x, y) (x', y') \/ diagonal_link n (x, y) (x', y')) \/
      (torus_link n (x', y') (x, y) \/ diagonal_link n (x', y') (x, y))) in H.
    assert (torus_link n (x, y) (x', y') \/ torus_link n (x', y') (x, y) \/
      diagonal_link n (x, y) (x', y') \/ diagonal_link n (x', y') (x, y)) as [K|[K|K]] by (clear - H; tauto).
    + left. apply torus_steps_all; auto.
    + left. apply torus_steps_all; auto.
    + right. unfold diagonal_link in K. simpl.
      assert ((x' = x + 1 \/ x' = x - 1) /\ (y' = y + 1 \/ y' = y - 1)) as [[->| ->] [->| ->]] by (clear - K; lia); auto.
  - intros u v. apply xtorus_dist, Hn.
Qed.
