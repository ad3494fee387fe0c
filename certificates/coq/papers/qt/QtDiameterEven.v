(* The diameter of the hyper-torus QT(m,n) for even m and n, m >= n >= 6: m + 4, the
   printed value.
   Source: the hyper-torus paper, Section 2. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Qt QtDistance QtDiameter.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A potential in the plane ---------- *)

(* In the plane of all modules, from the label 0 of the module (0,0) to the label w
   of the module (a,b), at least 2|a| hops are needed and so many more: by the sign
   of a, by the class of a + b, and by w. What counts is whether the walk can do
   with oblique links of one kind, which lead along a + b = 0. *)
Definition plane_class (c : Z) : Z :=
  if Z.abs c <=? 1 then c + 1 else if c mod 2 =? 0 then 3 else 4.

Definition plane_table : list (list (list Z)) :=
  [[[2; 1; 3; 2; 1; 2; 2; 1]; [0; 1; 1; 2; -1; 0; 0; 1]; [4; 3; 3; 2; 3; 2; 2; 1]; [2; 3; 1; 2; 1; 2; 0; 1]; [4; 3; 3; 2; 3; 2; 2; 1]];
   [[4; 3; 5; 4; 5; 4; 6; 5]; [0; 1; 1; 2; 1; 2; 2; 3]; [4; 3; 5; 4; 3; 2; 4; 3]; [4; 5; 3; 4; 5; 4; 4; 5]; [6; 5; 5; 4; 7; 6; 6; 5]];
   [[4; 3; 3; 2; 5; 4; 4; 3]; [0; 1; 1; 2; 1; 2; 2; 3]; [2; 3; 3; 2; 3; 2; 4; 3]; [2; 3; 1; 2; 3; 4; 2; 3]; [4; 3; 3; 2; 5; 4; 4; 3]]].

Definition plane_more (s k w : Z) : Z := nth (Z.to_nat w) (nth (Z.to_nat k) (nth (Z.to_nat (s + 1)) plane_table []) []) 0.

Definition plane (a b w : Z) : Z := 2 * Z.abs a + plane_more (Z.sgn a) (plane_class (a + b)) w.

(* Small places stand for all. *)
Definition small_a (a : Z) : Z := Z.max (-2) (Z.min 2 a).
Definition small_c (c : Z) : Z := if Z.abs c <=? 4 then c else if c mod 2 =? 0 then 6 else 5.

Lemma small_a_moves a d : -1 <= d <= 1 ->
  Z.sgn (small_a a + d) = Z.sgn (a + d) /\ Z.abs (a + d) - Z.abs a = Z.abs (small_a a + d) - Z.abs (small_a a).
Proof. unfold small_a. lia. Qed.

Lemma small_c_moves c d : -2 <= d <= 2 -> plane_class (small_c c + d) = plane_class (c + d).
Proof.
  intros D. unfold small_c, plane_class.
  destruct (Z.leb_spec (Z.abs c) 4); [reflexivity|].
  assert (P : c mod 2 = 0 \/ c mod 2 = 1) by (pose proof (Z.mod_pos_bound c 2); lia).
  assert (E : forall k, (k = 6 /\ c mod 2 = 0 \/ k = 5 /\ c mod 2 = 1) -> (k + d) mod 2 = (c + d) mod 2).
  { intros k K. rewrite (Z.add_mod k d), (Z.add_mod c d) by lia. destruct K as [[-> ->]|[-> ->]]; reflexivity. }
  destruct (Z.leb_spec (Z.abs (c + d)) 1); [lia|].
  destruct P as [P|P]; rewrite P; cbn [Z.eqb Pos.eqb].
  - destruct (Z.leb_spec (Z.abs (6 + d)) 1); [lia|]. now rewrite (E 6) by auto.
  - destruct (Z.leb_spec (Z.abs (5 + d)) 1); [lia|]. now rewrite (E 5) by auto.
Qed.

(* The plane by a and c = a + b. *)
Definition plane_at (a c w : Z) : Z := 2 * Z.abs a + plane_more (Z.sgn a) (plane_class c) w.

Lemma plane_moves : forallb (fun a => forallb (fun c => forallb (fun w =>
    (plane_at a c (Z.lxor w 1) <=? plane_at a c w + 1) && (plane_at a c (Z.lxor w 2) <=? plane_at a c w + 1) &&
    (plane_at a c (Z.lxor w 4) <=? plane_at a c w + 1) &&
    (plane_at (a + qt_dx w) (c + (qt_dx w + qt_dy w)) (Z.lxor w 4) <=? plane_at a c w + 1))
  labels8) [-4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6]) [-2; -1; 0; 1; 2] = true.
Proof. vm_compute. reflexivity. Qed.

Lemma moves_small z : label z -> -1 <= qt_dx z <= 1 /\ -2 <= qt_dx z + qt_dy z <= 2.
Proof. unfold label. intros Z. labels Z; cbn; lia. Qed.

(* It rises by at most one along every link. *)
Lemma plane_rises a b w : label w ->
  plane a b (Z.lxor w 1) <= plane a b w + 1 /\ plane a b (Z.lxor w 2) <= plane a b w + 1 /\
  plane a b (Z.lxor w 4) <= plane a b w + 1 /\
  plane (a + qt_dx w) (b + qt_dy w) (Z.lxor w 4) <= plane a b w + 1.
Proof.
  intros W. destruct (moves_small w W) as [M1 M2].
  assert (Ia : In (small_a a) [-2; -1; 0; 1; 2]) by (unfold small_a; simpl; lia).
  assert (Ic : In (small_c (a + b)) [-4; -3; -2; -1; 0; 1; 2; 3; 4; 5; 6]).
  { unfold small_c. destruct (Z.leb_spec (Z.abs (a + b)) 4); [|destruct ((a + b) mod 2 =? 0); simpl; tauto].
    assert (C : a + b = -4 \/ a + b = -3 \/ a + b = -2 \/ a + b = -1 \/ a + b = 0 \/ a + b = 1 \/ a + b = 2 \/ a + b = 3 \/ a + b = 4) by lia.
    repeat (destruct C as [->|C]; [simpl; tauto|]). rewrite C. simpl. tauto. }
  pose proof plane_moves as H. rewrite forallb_forall in H. specialize (H _ Ia). cbv beta in H.
  rewrite forallb_forall in H. specialize (H _ Ic). cbv beta in H.
  rewrite forallb_forall in H. specialize (H w (labels8_in w W)). cbv beta in H.
  rewrite !andb_true_iff, !Z.leb_le in H. destruct H as [[[H1 H2] H3] H4].
  unfold plane. unfold plane_at in *.
  replace (a + qt_dx w + (b + qt_dy w)) with (a + b + (qt_dx w + qt_dy w)) by lia.
  destruct (small_a_moves a 0 ltac:(lia)) as [A1 _]. rewrite !Z.add_0_r in A1.
  destruct (small_a_moves a (qt_dx w) M1) as [A2 A3].
  pose proof (small_c_moves (a + b) 0 ltac:(lia)) as C1. rewrite !Z.add_0_r in C1.
  pose proof (small_c_moves (a + b) (qt_dx w + qt_dy w) M2) as C2.
  rewrite A1, C1 in *. rewrite A2, C2 in H4. lia.
Qed.

(* ---------- Walks in QT(m,n), followed in the plane ---------- *)

Lemma walk_in_plane m n u v d : 2 <= m -> 2 <= n -> walk (QT m n) u v d ->
  forall a b, let '(x, y, z) := u in let '(x', y', z') := v in x = a mod m -> y = b mod n ->
  exists a' b', x' = a' mod m /\ y' = b' mod n /\ plane a' b' z' - plane a b z <= d.
Proof.
  intros Hm Hn W. induction W as [v V|u w v d A W IH]; intros a b.
  - destruct v as [[x y] z]. intros Ex Ey. exists a, b. split; [exact Ex|]. split; [exact Ey|]. lia.
  - destruct u as [[x y] z], w as [[x1 y1] z1], v as [[x' y'] z']. intros Ex Ey.
    apply qt_adj in A; auto. destruct A as [U I]. apply qt_vertex_in in U.
    destruct (plane_rises a b z) as (R1 & R2 & R3 & R4); [unfold label; lia|].
    destruct I as [I|[I|[I|[I|[]]]]]; cbn [qt_in qt_out] in I; inversion I; subst.
    + destruct (IH a b eq_refl eq_refl) as (a' & b' & P & Q & R). exists a', b'. split; [exact P|]. split; [exact Q|]. lia.
    + destruct (IH a b eq_refl eq_refl) as (a' & b' & P & Q & R). exists a', b'. split; [exact P|]. split; [exact Q|]. lia.
    + destruct (IH a b eq_refl eq_refl) as (a' & b' & P & Q & R). exists a', b'. split; [exact P|]. split; [exact Q|]. lia.
    + destruct (IH (a + qt_dx z) (b + qt_dy z)) as (a' & b' & P & Q & R).
      * apply Z.add_mod_idemp_l. lia.
      * apply Z.add_mod_idemp_l. lia.
      * exists a', b'. split; [exact P|]. split; [exact Q|]. lia.
Qed.

(* A row that no walk of one kind reaches. *)
Lemma free_row h n : 6 <= n -> exists b, (h + b) mod 2 = 1 /\
  (forall j, h + b + n * j <> 1) /\ (forall j, - h + b + n * j <> -1).
Proof.
  intros Hn. set (p := (h + 1) mod 2). pose proof (Z.mod_pos_bound (h + 1) 2 ltac:(lia)) as B. fold p in B.
  pose proof (Z.div_mod (h + 1) 2 ltac:(lia)) as E. fold p in E.
  assert (Par : forall i, (h + (p + 2 * i)) mod 2 = 1).
  { intros i. symmetry. apply Z.mod_unique with ((h + 1) / 2 + i + p - 1); lia. }
  assert (K : forall i i' j j', i <> i' -> -2 <= i - i' <= 2 -> n * j + 2 * i <> n * j' + 2 * i').
  { intros i i' j j' D R F. assert (G : n * (j - j') = 2 * (i' - i)) by lia.
    assert (C : j - j' <= -1 \/ j - j' = 0 \/ 1 <= j - j') by lia. destruct C as [C|[C|C]]; nia. }
  assert (T : forall i, (exists j, h + (p + 2 * i) + n * j = 1) \/ forall j, h + (p + 2 * i) + n * j <> 1).
  { intros i. destruct (Z.eq_dec ((1 - (h + (p + 2 * i))) mod n) 0) as [M|M].
    - left. exists ((1 - (h + (p + 2 * i))) / n). pose proof (Z.div_mod (1 - (h + (p + 2 * i))) n ltac:(lia)). lia.
    - right. intros j F. apply M. replace (1 - (h + (p + 2 * i))) with (j * n) by lia. apply Z.mod_mul. lia. }
  assert (T' : forall i, (exists j, - h + (p + 2 * i) + n * j = -1) \/ forall j, - h + (p + 2 * i) + n * j <> -1).
  { intros i. destruct (Z.eq_dec ((-1 - (- h + (p + 2 * i))) mod n) 0) as [M|M].
    - left. exists ((-1 - (- h + (p + 2 * i))) / n). pose proof (Z.div_mod (-1 - (- h + (p + 2 * i))) n ltac:(lia)). lia.
    - right. intros j F. apply M. replace (-1 - (- h + (p + 2 * i))) with (j * n) by lia. apply Z.mod_mul. lia. }
  assert (G : forall i, (forall j, h + (p + 2 * i) + n * j <> 1) -> (forall j, - h + (p + 2 * i) + n * j <> -1) ->
    exists b, (h + b) mod 2 = 1 /\ (forall j, h + b + n * j <> 1) /\ (forall j, - h + b + n * j <> -1)).
  { intros i X Y. exists (p + 2 * i). auto. }
  destruct (T 0) as [[j0 A0]|A0]; [|destruct (T' 0) as [[k0 B0]|B0]; [|now apply (G 0)]].
  - destruct (T 1) as [[j1 A1]|A1]; [exfalso; apply (K 0 1 j0 j1); lia|].
    destruct (T' 1) as [[k1 B1]|B1]; [|now apply (G 1)].
    destruct (T 2) as [[j2 A2]|A2]; [exfalso; apply (K 0 2 j0 j2); lia|].
    destruct (T' 2) as [[k2 B2]|B2]; [exfalso; apply (K 1 2 k1 k2); lia|]. now apply (G 2).
  - destruct (T' 1) as [[k1 B1]|B1]; [exfalso; apply (K 0 1 k0 k1); lia|].
    destruct (T 1) as [[j1 A1]|A1]; [|now apply (G 1)].
    destruct (T' 2) as [[k2 B2]|B2]; [exfalso; apply (K 0 2 k0 k2); lia|].
    destruct (T 2) as [[j2 A2]|A2]; [exfalso; apply (K 1 2 j1 j2); lia|]. now apply (G 2).
Qed.

Lemma plane_far h n a b0 j i : 3 <= h -> n mod 2 = 0 -> a = h + 2 * h * i -> (h + b0) mod 2 = 1 ->
  (forall j, h + b0 + n * j <> 1) -> (forall j, - h + b0 + n * j <> -1) ->
  2 * h + 4 <= plane a (b0 + n * j) 0.
Proof.
  intros Hh Ev Ea Od N1 N2. unfold plane.
  assert (Low : forall s k, -1 <= plane_more s k 0).
  { intros s k. unfold plane_more. change (Z.to_nat 0) with 0%nat.
    destruct (Z.to_nat (s + 1)) as [|[|[|?]]]; destruct (Z.to_nat k) as [|[|[|[|[|?]]]]]; cbn;
      repeat match goal with |- context [match ?x with O => _ | S _ => _ end] => destruct x; cbn end; lia. }
  assert (Odd : (a + (b0 + n * j)) mod 2 = 1).
  { replace (a + (b0 + n * j)) with (h + b0 + (h * i + n / 2 * j) * 2).
    - now rewrite Z.mod_add by lia.
    - pose proof (Z.div_mod n 2 ltac:(lia)) as E. rewrite Ev in E. rewrite E at 2. subst a. ring. }
  assert (C : i = 0 \/ i = -1 \/ 1 <= i \/ i <= -2) by lia. destruct C as [->|[->|C]].
  - assert (Ha : a = h) by lia. clear Ea. subst a. specialize (N1 j).
    rewrite Z.sgn_pos by lia. unfold plane_class. destruct (Z.leb_spec (Z.abs (h + (b0 + n * j))) 1).
    + assert (D : h + (b0 + n * j) = -1 \/ h + (b0 + n * j) = 0 \/ h + (b0 + n * j) = 1) by lia.
      destruct D as [D|[D|D]]; [rewrite D; change (plane_more 1 (-1 + 1) 0) with 4; lia|rewrite D in Odd; discriminate|lia].
    + rewrite Odd. change (plane_more 1 (if 1 =? 0 then 3 else 4) 0) with 4. lia.
  - assert (Ha : a = - h) by lia. clear Ea. subst a. specialize (N2 j).
    rewrite Z.sgn_neg by lia. unfold plane_class. destruct (Z.leb_spec (Z.abs (- h + (b0 + n * j))) 1).
    + assert (D : - h + (b0 + n * j) = -1 \/ - h + (b0 + n * j) = 0 \/ - h + (b0 + n * j) = 1) by lia.
      destruct D as [D|[D|D]]; [lia|rewrite D in Odd; discriminate|rewrite D; change (plane_more (-1) (1 + 1) 0) with 4; lia].
    + rewrite Odd. change (plane_more (-1) (if 1 =? 0 then 3 else 4) 0) with 4. lia.
  - specialize (Low (Z.sgn a) (plane_class (a + (b0 + n * j)))).
    assert (3 * h <= Z.abs a) by (subst a; destruct C; nia). lia.
Qed.

(* For even m and n, m >= n >= 6, the diameter is as printed:
   2 max(floor(m/2), floor(n/2)) + 4 = m + 4. *)
Theorem qt_diameter_even : forall m n : Z, 6 <= n -> n <= m -> m mod 2 = 0 -> n mod 2 = 0 ->
  diameter (QT m n) (2 * Z.max (m / 2) (n / 2) + 4).
Proof.
  intros m n Hn Hm Em En.
  pose proof (Z.div_mod m 2 ltac:(lia)) as Dm. pose proof (Z.div_mod n 2 ltac:(lia)) as Dn. rewrite Em in Dm.
  replace (2 * Z.max (m / 2) (n / 2) + 4) with (m + 4) by lia.
  set (h := m / 2) in *. clearbody h.
  destruct (qt_diameter_order m n ltac:(lia) ltac:(lia)) as (D & H & _ & U).
  assert (L : m + 4 <= D).
  { destruct (free_row h n Hn) as (b0 & Od & N1 & N2).
    assert (Bb : 0 <= b0 mod n < n) by (apply Z.mod_pos_bound; lia).
    destruct H as [H _].
    destruct (H (0, 0, 0) (h, b0 mod n, 0)) as (d & [W _] & Ld).
    - apply qt_vertex_in. lia.
    - apply qt_vertex_in. lia.
    - pose proof (walk_in_plane m n _ _ d ltac:(lia) ltac:(lia) W 0 0) as P. cbv beta iota in P.
      destruct P as (a & b & Ea & Eb & P); [symmetry; apply Z.mod_0_l; lia|symmetry; apply Z.mod_0_l; lia|].
      assert (Aa : exists i, a = h + 2 * h * i).
      { exists (a / m). pose proof (Z.div_mod a m ltac:(lia)). lia. }
      assert (Bj : exists j, b = b0 + n * j).
      { exists (b / n - b0 / n). pose proof (Z.div_mod b n ltac:(lia)). pose proof (Z.div_mod b0 n ltac:(lia)). lia. }
      destruct Aa as (i & Aa), Bj as (j & ->).
      pose proof (plane_far h n a b0 j i ltac:(lia) En Aa Od N1 N2) as F.
      change (plane 0 0 0) with 0 in P. lia. }
  assert (D = m + 4) by lia. subst D. exact H.
Qed.
