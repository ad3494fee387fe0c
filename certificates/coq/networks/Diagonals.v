(* The distance in a square network with both diagonals: XMesh, XMeshW and XTorus.

   A shortest path is straight, or goes straight to one of the diagonals, along it, and
   straight on. Two diagonals are never needed, and the row or the column
   of a vertex is the place to enter and to leave. What differs between the networks is
   the distance in a line, [c], and along a diagonal, [al]. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Square Xmesh Xtorus.
Import ListNotations.
Open Scope Z_scope.

(* By a diagonal: on to it, along it, and off. *)
Definition by_diagonal (c al : Z -> Z -> Z) (x y x' y' : Z) : Z :=
  c x y + c x' y' + Z.min (Z.min (al x x') (al x y')) (Z.min (al y x') (al y y')).

Definition diagonal_distance (n : Z) (c al : Z -> Z -> Z) (u v : Z * Z) : Z :=
  let (x, y) := u in let (x', y') := v in
  Z.min (c x x' + c y y')
    (Z.min (by_diagonal c al x y x' y') (by_diagonal c al x (n - 1 - y) x' (n - 1 - y'))).

Section Distance.
Variable n : Z.
Variable L : Z * Z -> Z * Z -> Prop.
Variable c al : Z -> Z -> Z.

Definition on (i : Z) : Prop := 0 <= i < n.

(* In a line. *)
Hypothesis c_self : forall a, c a a = 0.
Hypothesis c_sym : forall a b, c a b = c b a.
Hypothesis c_triangle : forall a b d, on a -> on b -> on d -> c a d <= c a b + c b d.
Hypothesis c_mirror : forall a b, c (n - 1 - a) (n - 1 - b) = c a b.

(* Along a diagonal. *)
Hypothesis al_sym : forall a b, al a b = al b a.
Hypothesis al_triangle : forall a b d, on a -> on b -> on d -> al a d <= al a b + al b d.
Hypothesis al_twice : forall a b, on a -> on b -> al a b <= 2 * c a b.

(* To enter at i for j: as well at x or at y, or straight to j. *)
Hypothesis entry : forall x y i j, on x -> on y -> on i -> on j ->
  let t := c x i + c y i + al i j in
  c x y + al x j <= t \/ c x y + al y j <= t \/ c x j + c y j <= t.

(* From p of one diagonal by i to k and l of the other: one of them is enough. *)
Hypothesis other : forall p i k l, on p -> on i -> on k -> on l ->
  let t := al p i + (c i k + c i (n - 1 - k)) + al k l in
  al p l + c l (n - 1 - l) <= t \/ al p (n - 1 - l) + c l (n - 1 - l) <= t \/
  c p (n - 1 - p) + al p l <= t \/ c p (n - 1 - p) + al (n - 1 - p) l <= t \/
  c p l + c p (n - 1 - l) <= t.

Hypothesis straight_walk : forall x y x' y', on x -> on y -> on x' -> on y' ->
  walk (grid n L) (x, y) (x', y') (c x x' + c y y').
Hypothesis main_walk : forall i j, on i -> on j -> walk (grid n L) (i, i) (j, j) (al i j).
Hypothesis anti_walk : forall i j, on i -> on j ->
  walk (grid n L) (i, n - 1 - i) (j, n - 1 - j) (al i j).

Hypothesis links : forall x y x' y', on x -> on y -> on x' -> on y' -> L (x, y) (x', y') ->
  c x x' + c y y' <= 1 \/
  (y = x /\ y' = x' /\ al x x' <= 1) \/
  (y = n - 1 - x /\ y' = n - 1 - x' /\ al x x' <= 1).

Lemma on_mirror i : on i -> on (n - 1 - i).
Proof. unfold on; lia. Qed.

Lemma mirror_twice i : n - 1 - (n - 1 - i) = i.
Proof. lia. Qed.

Hint Resolve on_mirror : core.

(* There is a path of at most d hops, of one of the three kinds. *)
Definition via (x y x' y' d : Z) : Prop :=
  exists i j, on i /\ on j /\ c x i + c y i + al i j + (c j x' + c j y') <= d.

Definition short (x y x' y' d : Z) : Prop :=
  c x x' + c y y' <= d \/ via x y x' y' d \/ via x (n - 1 - y) x' (n - 1 - y') d.

Notation F x y x' y' := (diagonal_distance n c al (x, y) (x', y')).

Lemma via_spec x y x' y' d : on x -> on y -> on x' -> on y' ->
  via x y x' y' d -> c x x' + c y y' <= d \/ by_diagonal c al x y x' y' <= d.
Proof.
  intros X Y X' Y' (i & j & I & J & H). unfold by_diagonal.
  assert (forall e, on e -> c x y + al e j <= c x i + c y i + al i j -> c x e + c y e = c x y ->
    c x x' + c y y' <= d \/ c x y + c x' y' + Z.min (al e x') (al e y') <= d) as K.
  { intros e E T S. pose proof (entry x' y' j e X' Y' J E) as N. simpl in N.
    rewrite (al_sym j e), (al_sym x' e), (al_sym y' e), (c_sym x' j), (c_sym y' j) in N.
    destruct N as [N|[N|N]].
    - right. lia.
    - right. lia.
    - left. pose proof (c_triangle x e x' X E X'). pose proof (c_triangle y e y' Y E Y').
      rewrite (c_sym x' e), (c_sym y' e) in N. lia. }
  destruct (entry x y i j X Y I J) as [N|[N|N]].
  - destruct (K x X N); [rewrite c_self, (c_sym y x); lia|auto|]. right. lia.
  - destruct (K y Y N); [rewrite c_self; lia|auto|]. right. lia.
  - left. pose proof (c_triangle x j x' X J X'). pose proof (c_triangle y j y' Y J Y'). lia.
Qed.

Lemma via_attained x y x' y' d : on x -> on y -> on x' -> on y' ->
  by_diagonal c al x y x' y' <= d -> via x y x' y' d.
Proof.
  intros X Y X' Y' H. unfold by_diagonal in H.
  assert (forall e e', on e -> on e' -> c x e + c y e = c x y -> c e' x' + c e' y' = c x' y' ->
    c x y + c x' y' + al e e' <= d -> via x y x' y' d) as K.
  { intros e e' E E' S S' T. exists e, e'. repeat split; try apply E; try apply E'. lia. }
  assert (c x x + c y x = c x y) by (rewrite c_self, (c_sym y x); lia).
  assert (c x y + c y y = c x y) by (rewrite c_self; lia).
  assert (c x' x' + c x' y' = c x' y') by (rewrite c_self; lia).
  assert (c y' x' + c y' y' = c x' y') by (rewrite c_self, (c_sym y' x'); lia).
  destruct (Z.min_dec (Z.min (al x x') (al x y')) (Z.min (al y x') (al y y'))) as [E|E]; rewrite E in H.
  - destruct (Z.min_dec (al x x') (al x y')) as [E1|E1]; rewrite E1 in H; eauto.
  - destruct (Z.min_dec (al y x') (al y y')) as [E1|E1]; rewrite E1 in H; eauto.
Qed.

Lemma short_spec x y x' y' d : on x -> on y -> on x' -> on y' ->
  short x y x' y' d <-> F x y x' y' <= d.
Proof.
  intros X Y X' Y'. unfold diagonal_distance. split.
  - intros [H|[H|H]]; [lia| |].
    + apply via_spec in H; auto. lia.
    + apply via_spec in H; auto. rewrite (c_mirror y y') in H. lia.
  - intros H.
    destruct (Z_le_dec (c x x' + c y y') d); [left; auto|].
    destruct (Z_le_dec (by_diagonal c al x y x' y') d); [right; left; apply via_attained; auto|].
    right. right. apply via_attained; auto. lia.
Qed.

(* Half of the symmetries. *)
Lemma short_mirror x y x' y' d : short x y x' y' d <-> short x (n - 1 - y) x' (n - 1 - y') d.
Proof. unfold short. rewrite c_mirror, !mirror_twice. tauto. Qed.

(* One hop straight. *)
Lemma via_step x y a b x' y' d : on x -> on y -> on a -> on b -> c a x + c b y <= 1 ->
  via x y x' y' d -> via a b x' y' (d + 1).
Proof.
  intros X Y A B S (i & j & I & J & H). exists i, j. split; [auto|]. split; [auto|].
  pose proof (c_triangle a x i A X I). pose proof (c_triangle b y i B Y I). lia.
Qed.

Lemma short_step x y a b x' y' d : on x -> on y -> on a -> on b -> on x' -> on y' ->
  c a x + c b y <= 1 -> short x y x' y' d -> short a b x' y' (d + 1).
Proof.
  intros X Y A B X' Y' S [H|[H|H]].
  - left. pose proof (c_triangle a x x' A X X'). pose proof (c_triangle b y y' B Y Y'). lia.
  - right. left. apply (via_step x y); auto.
  - right. right. apply (via_step x (n - 1 - y)); auto. rewrite c_mirror. auto.
Qed.

(* One hop along the diagonal, from p to i. *)
Lemma short_main p i x' y' d : on p -> on i -> on x' -> on y' -> al p i <= 1 ->
  short i i x' y' d -> short p p x' y' (d + 1).
Proof.
  intros P I X' Y' S [H|[(k & l & K & M & H)|(k & l & K & M & H)]].
  - right. left. exists p, i. split; [auto|]. split; [auto|]. rewrite c_self. lia.
  - right. left. exists p, l. split; [auto|]. split; [auto|]. rewrite c_self.
    pose proof (al_triangle p i l P I M). pose proof (al_triangle i k l I K M).
    pose proof (al_twice i k I K). lia.
  - pose proof (c_mirror (n - 1 - i) k) as E1. rewrite mirror_twice in E1. rewrite <- E1 in H.
    pose proof (c_mirror l (n - 1 - y')) as E2. rewrite mirror_twice in E2.
    pose proof (c_triangle l (n - 1 - l) y' M (on_mirror l M) Y').
    pose proof (c_triangle (n - 1 - l) l x' (on_mirror l M) M X'). rewrite (c_sym (n - 1 - l) l) in *.
    destruct (other p i k l P I K M) as [N|[N|[N|[N|N]]]].
    + right. left. exists p, l. split; [auto|]. split; [auto|]. rewrite c_self. lia.
    + right. left. exists p, (n - 1 - l). split; [auto|]. split; [auto|]. rewrite c_self. lia.
    + right. right. exists p, l. split; [auto|]. split; [auto|]. rewrite c_self, (c_sym (n - 1 - p) p). lia.
    + right. right. exists (n - 1 - p), l. split; [auto|]. split; [auto|]. rewrite c_self. lia.
    + left. pose proof (c_triangle p l x' P M X'). pose proof (c_triangle p (n - 1 - l) y' P (on_mirror l M) Y'). lia.
Qed.

Lemma diagonal_potential v : is_vertex (grid n L) v -> potential (grid n L) (fun u => diagonal_distance n c al u v).
Proof.
  destruct v as [x' y']. intros V. apply grid_vertex in V. destruct V as [X' Y'].
  assert (forall x y a b, on x -> on y -> on a -> on b ->
    c a x + c b y <= 1 \/ (b = a /\ y = x /\ al a x <= 1) \/ (b = n - 1 - a /\ y = n - 1 - x /\ al a x <= 1) ->
    F a b x' y' <= F x y x' y' + 1) as K.
  { intros x y a b X Y A B H. apply short_spec; auto.
    pose proof (proj2 (short_spec x y x' y' (F x y x' y') X Y X' Y') (Z.le_refl _)) as S.
    destruct H as [H|[(-> & -> & H)|(-> & -> & H)]].
    - apply (short_step x y); auto.
    - apply (short_main a x); auto.
    - apply short_mirror. rewrite mirror_twice. apply (short_main a x); auto.
      apply short_mirror in S. rewrite mirror_twice in S. exact S. }
  apply potential_links. intros [x y] [a b] U A H. apply grid_vertex in U, A. destruct U as [X Y], A as [A B].
  apply links in H; try assumption. split; (apply K; [assumption..|]); [|exact H].
  rewrite (c_sym a x), (c_sym b y), (al_sym a x). clear - H. tauto.
Qed.

Theorem diagonal_dist u v : is_vertex (grid n L) u -> is_vertex (grid n L) v ->
  dist (grid n L) u v (diagonal_distance n c al u v).
Proof.
  intros U V. apply dist_sym, (dist_by_potential (grid n L) (fun w => diagonal_distance n c al w v)).
  - apply diagonal_potential, V.
  - destruct u as [x y], v as [x' y']. apply grid_vertex in U, V. destruct U as [X Y], V as [X' Y'].
    apply walk_rev.
    pose proof (proj2 (short_spec x y x' y' (F x y x' y') X Y X' Y') (Z.le_refl _)) as S.
    assert (forall d, short x y x' y' d -> F x y x' y' <= d) as T by (intros d; apply short_spec; auto).
    destruct S as [H|[(i & j & I & J & H)|(i & j & I & J & H)]].
    + eapply walk_cast; [apply straight_walk; auto|].
      specialize (T _ (or_introl (Z.le_refl _))). lia.
    + eapply walk_cast; [eapply walk_app; [apply (straight_walk x y i i)|eapply walk_app; [apply (main_walk i j)|apply (straight_walk j j x' y')]]; auto|].
      assert (F x y x' y' <= c x i + c y i + al i j + (c j x' + c j y')); [|lia].
      apply T. right. left. exists i, j. split; [auto|]. split; [auto|]. lia.
    + eapply walk_cast; [eapply walk_app; [apply (straight_walk x y i (n - 1 - i))|eapply walk_app;
        [apply (anti_walk i j)|apply (straight_walk j (n - 1 - j) x' y')]]; auto|].
      pose proof (c_mirror (n - 1 - y) i) as E1. rewrite mirror_twice in E1.
      pose proof (c_mirror j (n - 1 - y')) as E2. rewrite mirror_twice in E2.
      assert (F x y x' y' <= c x i + c (n - 1 - y) i + al i j + (c j x' + c j (n - 1 - y'))); [|lia].
      apply T. right. right. exists i, j. split; [auto|]. split; [auto|]. lia.
  - destruct v as [x' y']. apply grid_vertex in V. destruct V as [X' Y'].
    assert (F x' y' x' y' <= 0); [|lia].
    apply short_spec; auto. left. rewrite !c_self. lia.
Qed.

End Distance.
