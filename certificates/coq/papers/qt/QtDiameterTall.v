(* The diameter of the hyper-torus QT(m,n) for m >= n >= 8: m + 4. The printed value
   holds for even m and is one less for odd m.
   Source: the hyper-torus paper, Sections 2 and 5. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Broadcast Qt QtDistance QtDiameter QtBroadcast QtCube QtAllToAll.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Walks in QT(m,n), followed in the plane of all modules ---------- *)

Definition rises (f : Z -> Z -> Z -> Z) : Prop := forall a b w, label w ->
  f a b (Z.lxor w 1) <= f a b w + 1 /\ f a b (Z.lxor w 2) <= f a b w + 1 /\
  f a b (Z.lxor w 4) <= f a b w + 1 /\ f (a + qt_dx w) (b + qt_dy w) (Z.lxor w 4) <= f a b w + 1.

Lemma walk_rises f m n u v d : 2 <= m -> 2 <= n -> rises f -> walk (QT m n) u v d ->
  forall a b, let '(x, y, z) := u in let '(x', y', z') := v in x = a mod m -> y = b mod n ->
  exists a' b', x' = a' mod m /\ y' = b' mod n /\ f a' b' z' - f a b z <= d.
Proof.
  intros Hm Hn F W. induction W as [v V|u w v d A W IH]; intros a b.
  - destruct v as [[x y] z]. intros Ex Ey. exists a, b. split; [exact Ex|]. split; [exact Ey|]. lia.
  - destruct u as [[x y] z], w as [[x1 y1] z1], v as [[x' y'] z']. intros Ex Ey.
    apply qt_adj in A; auto. destruct A as [U I]. apply qt_vertex_in in U.
    destruct (F a b z) as (R1 & R2 & R3 & R4); [unfold label; lia|].
    destruct I as [I|[I|[I|[I|[]]]]]; cbn [qt_in qt_out] in I; inversion I; subst.
    + destruct (IH a b eq_refl eq_refl) as (a' & b' & P & Q & R). exists a', b'. split; [exact P|]. split; [exact Q|]. lia.
    + destruct (IH a b eq_refl eq_refl) as (a' & b' & P & Q & R). exists a', b'. split; [exact P|]. split; [exact Q|]. lia.
    + destruct (IH a b eq_refl eq_refl) as (a' & b' & P & Q & R). exists a', b'. split; [exact P|]. split; [exact Q|]. lia.
    + destruct (IH (a + qt_dx z) (b + qt_dy z)) as (a' & b' & P & Q & R).
      * apply Z.add_mod_idemp_l. lia.
      * apply Z.add_mod_idemp_l. lia.
      * exists a', b'. split; [exact P|]. split; [exact Q|]. lia.
Qed.

(* ---------- The potential ---------- *)

(* From the label 1 of the module (0,0) to the label w of the module (a,b) at least
   2|a| hops are needed and so many more: by the sign of a, by b and by a + b, where
   these are -1, 0, 1 or 2, and by w. There the walk can do with links of one kind. *)
Definition tall_class (v : Z) : Z := if (-1 <=? v) && (v <=? 2) then v + 1 else 4.

Definition tall_table : list (list (list (list Z))) :=
  [[[[3; 2; 2; 3; 2; 3; 1; 2]; [1; 2; 2; 3; 0; 1; 1; 2]; [3; 2; 2; 3; 2; 3; 1; 2]; [3; 2; 2; 3; 2; 3; 1; 2]; [3; 2; 2; 3; 2; 3; 1; 2]];
    [[3; 2; 2; 1; 2; 1; 1; 0]; [1; 2; 2; 1; 0; 1; 1; 0]; [3; 2; 2; 1; 2; 1; 1; 0]; [3; 2; 2; 1; 2; 1; 1; 0]; [3; 2; 2; 1; 2; 1; 1; 0]];
    [[3; 2; 2; 3; 2; 3; 1; 2]; [1; 2; 2; 3; 0; 1; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]];
    [[3; 2; 2; 3; 2; 3; 1; 2]; [1; 2; 2; 3; 0; 1; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]];
    [[3; 2; 2; 3; 2; 3; 1; 2]; [1; 2; 2; 3; 0; 1; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]; [3; 4; 2; 3; 2; 3; 1; 2]]];
   [[[3; 2; 4; 3; 4; 3; 5; 4]; [3; 4; 4; 5; 4; 5; 5; 6]; [5; 6; 4; 5; 4; 5; 5; 6]; [5; 6; 4; 5; 6; 7; 5; 6]; [5; 6; 4; 5; 6; 5; 5; 6]];
    [[5; 4; 4; 3; 6; 5; 5; 4]; [1; 0; 2; 1; 2; 1; 3; 2]; [5; 4; 4; 3; 4; 5; 5; 4]; [5; 4; 4; 3; 6; 5; 5; 4]; [5; 4; 4; 3; 6; 5; 5; 4]];
    [[5; 6; 4; 5; 6; 5; 5; 4]; [3; 4; 4; 5; 4; 5; 5; 4]; [3; 2; 4; 3; 2; 1; 3; 2]; [5; 6; 4; 5; 6; 5; 5; 4]; [5; 6; 4; 5; 6; 5; 5; 4]];
    [[5; 6; 4; 5; 6; 7; 5; 6]; [3; 4; 4; 5; 4; 5; 5; 6]; [5; 6; 4; 5; 4; 5; 5; 6]; [5; 4; 4; 5; 4; 3; 5; 4]; [5; 6; 4; 5; 6; 7; 5; 6]];
    [[5; 6; 4; 5; 6; 5; 5; 6]; [3; 4; 4; 5; 4; 5; 5; 6]; [5; 6; 4; 5; 4; 5; 5; 6]; [5; 6; 4; 5; 6; 7; 5; 6]; [5; 4; 4; 5; 6; 5; 5; 6]]];
   [[[3; 4; 2; 3; 4; 5; 3; 4]; [1; 2; 2; 3; 2; 3; 3; 4]; [1; 2; 2; 3; 2; 3; 3; 4]; [3; 4; 2; 3; 4; 3; 3; 4]; [3; 4; 2; 3; 4; 5; 3; 4]];
    [[3; 2; 2; 1; 4; 3; 3; 2]; [1; 2; 2; 1; 2; 3; 3; 2]; [1; 2; 2; 1; 2; 3; 3; 2]; [3; 2; 2; 1; 4; 3; 3; 2]; [3; 2; 2; 1; 4; 3; 3; 2]];
    [[3; 2; 2; 1; 4; 3; 3; 2]; [1; 2; 2; 1; 2; 3; 3; 2]; [1; 2; 2; 1; 2; 3; 3; 2]; [3; 2; 2; 1; 4; 3; 3; 2]; [3; 2; 2; 1; 4; 3; 3; 2]];
    [[3; 4; 2; 3; 4; 3; 3; 4]; [1; 2; 2; 3; 2; 3; 3; 4]; [1; 2; 2; 3; 2; 3; 3; 4]; [3; 4; 2; 3; 4; 3; 3; 4]; [3; 4; 2; 3; 4; 3; 3; 4]];
    [[3; 4; 2; 3; 4; 5; 3; 4]; [1; 2; 2; 3; 2; 3; 3; 4]; [1; 2; 2; 3; 2; 3; 3; 4]; [3; 4; 2; 3; 4; 3; 3; 4]; [3; 4; 2; 3; 4; 5; 3; 4]]]].

Definition tall_more (s i k w : Z) : Z :=
  nth (Z.to_nat w) (nth (Z.to_nat k) (nth (Z.to_nat i) (nth (Z.to_nat (s + 1)) tall_table []) []) []) 0.

Definition tall_at (a b c w : Z) : Z := 2 * Z.abs a + tall_more (Z.sgn a) (tall_class b) (tall_class c) w.
Definition tall (a b w : Z) : Z := tall_at a b (a + b) w.

(* Small places stand for all. *)
Definition near_a (a : Z) : Z := Z.max (-2) (Z.min 2 a).
Definition near_b (b : Z) : Z := Z.max (-4) (Z.min 5 b).

Lemma near_a_moves a d : -1 <= d <= 1 ->
  Z.sgn (near_a a + d) = Z.sgn (a + d) /\ Z.abs (a + d) - Z.abs a = Z.abs (near_a a + d) - Z.abs (near_a a).
Proof. unfold near_a. lia. Qed.

Lemma near_b_moves b d : -2 <= d <= 2 -> tall_class (near_b b + d) = tall_class (b + d).
Proof.
  intros D. unfold tall_class. assert (C : near_b b = b \/ near_b b = 5 /\ 5 <= b \/ near_b b = -4 /\ b <= -4) by (unfold near_b; lia).
  destruct C as [->|[[-> C]|[-> C]]]; [reflexivity| |].
  - destruct (Z.leb_spec (5 + d) 2), (Z.leb_spec (b + d) 2); try lia. now rewrite !andb_false_r.
  - destruct (Z.leb_spec (-1) (-4 + d)), (Z.leb_spec (-1) (b + d)); try lia. reflexivity.
Qed.

Definition tens_of : list Z := [-4; -3; -2; -1; 0; 1; 2; 3; 4; 5].

Lemma tall_moves : forallb (fun a => forallb (fun b => forallb (fun c => forallb (fun w =>
    (tall_at a b c (Z.lxor w 1) <=? tall_at a b c w + 1) && (tall_at a b c (Z.lxor w 2) <=? tall_at a b c w + 1) &&
    (tall_at a b c (Z.lxor w 4) <=? tall_at a b c w + 1) &&
    (tall_at (a + qt_dx w) (b + qt_dy w) (c + (qt_dx w + qt_dy w)) (Z.lxor w 4) <=? tall_at a b c w + 1))
  labels8) tens_of) tens_of) [-2; -1; 0; 1; 2] = true.
Proof. vm_compute. reflexivity. Qed.

Lemma moves_near z : label z -> -1 <= qt_dx z <= 1 /\ -1 <= qt_dy z <= 1 /\ -2 <= qt_dx z + qt_dy z <= 2.
Proof. unfold label. intros Z. labels Z; cbn; lia. Qed.

Lemma near_b_in b : In (near_b b) tens_of.
Proof. unfold near_b. simpl. lia. Qed.

Lemma tall_rises : rises tall.
Proof.
  intros a b w W. destruct (moves_near w W) as (M1 & M2 & M3).
  assert (Ia : In (near_a a) [-2; -1; 0; 1; 2]) by (unfold near_a; simpl; lia).
  pose proof tall_moves as H. rewrite forallb_forall in H. specialize (H _ Ia). cbv beta in H.
  rewrite forallb_forall in H. specialize (H _ (near_b_in b)). cbv beta in H.
  rewrite forallb_forall in H. specialize (H _ (near_b_in (a + b))). cbv beta in H.
  rewrite forallb_forall in H. specialize (H w (labels8_in w W)). cbv beta in H.
  rewrite !andb_true_iff, !Z.leb_le in H. destruct H as [[[H1 H2] H3] H4].
  unfold tall. replace (a + qt_dx w + (b + qt_dy w)) with (a + b + (qt_dx w + qt_dy w)) by lia. unfold tall_at in *.
  destruct (near_a_moves a 0 ltac:(lia)) as [A1 _]. rewrite !Z.add_0_r in A1.
  destruct (near_a_moves a (qt_dx w) M1) as [A2 A3].
  pose proof (near_b_moves b 0 ltac:(lia)) as B1. rewrite !Z.add_0_r in B1.
  pose proof (near_b_moves b (qt_dy w) ltac:(lia)) as B2.
  pose proof (near_b_moves (a + b) 0 ltac:(lia)) as C1. rewrite !Z.add_0_r in C1.
  pose proof (near_b_moves (a + b) (qt_dx w + qt_dy w) M3) as C2.
  rewrite A1, B1, C1 in *. rewrite A2, B2, C2 in H4. lia.
Qed.

Definition fives : list Z := [0; 1; 2; 3; 4].

Lemma tall_class_in v : In (tall_class v) fives.
Proof. unfold tall_class. destruct (Z.leb_spec (-1) v), (Z.leb_spec v 2); simpl; lia. Qed.

(* Lower bounds of the table, away from the lines. *)
Lemma tall_low : forallb (fun i => forallb (fun k =>
    forallb (fun s => (0 <=? tall_more s i k 1) && (0 <=? tall_more s i k 5)) [-1; 0; 1] &&
    ((i =? 1) || (i =? 2) || (i =? 3) || (k =? 1) || (k =? 2) || (k =? 3) || (5 <=? tall_more 1 i k 5)) &&
    ((i =? 1) || (k =? 1) || (3 <=? tall_more (-1) i k 5)) &&
    ((i =? 1) || (i =? 2) || (k =? 1) || (k =? 2) || (4 <=? tall_more 1 i k 1)) &&
    ((i =? 0) || (i =? 1) || (k =? 0) || (k =? 1) || (4 <=? tall_more (-1) i k 1))) fives) fives = true.
Proof. vm_compute. reflexivity. Qed.

Lemma tall_class_is v c : -1 <= c <= 2 -> tall_class v = c + 1 -> v = c.
Proof. unfold tall_class. destruct (Z.leb_spec (-1) v), (Z.leb_spec v 2); simpl; lia. Qed.

Lemma tall_bounds b c :
  (forall s, s = -1 \/ s = 0 \/ s = 1 -> 0 <= tall_more s (tall_class b) (tall_class c) 1 /\ 0 <= tall_more s (tall_class b) (tall_class c) 5) /\
  (b <> 0 -> b <> 1 -> b <> 2 -> c <> 0 -> c <> 1 -> c <> 2 -> 5 <= tall_more 1 (tall_class b) (tall_class c) 5) /\
  (b <> 0 -> c <> 0 -> 3 <= tall_more (-1) (tall_class b) (tall_class c) 5) /\
  (b <> 0 -> b <> 1 -> c <> 0 -> c <> 1 -> 4 <= tall_more 1 (tall_class b) (tall_class c) 1) /\
  (b <> -1 -> b <> 0 -> c <> -1 -> c <> 0 -> 4 <= tall_more (-1) (tall_class b) (tall_class c) 1).
Proof.
  pose proof tall_low as H. rewrite forallb_forall in H. specialize (H _ (tall_class_in b)). cbv beta in H.
  rewrite forallb_forall in H. specialize (H _ (tall_class_in c)). cbv beta in H.
  rewrite !andb_true_iff, !orb_true_iff, !Z.eqb_eq, !Z.leb_le in H. destruct H as [[[[H0 H1] H2] H3] H4].
  rewrite forallb_forall in H0.
  assert (Bm : tall_class b = 0 -> b = -1) by (intros X; apply (tall_class_is b (-1)); [lia|exact X]).
  assert (B0 : tall_class b = 1 -> b = 0) by (intros X; apply (tall_class_is b 0); [lia|exact X]).
  assert (B1 : tall_class b = 2 -> b = 1) by (intros X; apply (tall_class_is b 1); [lia|exact X]).
  assert (B2 : tall_class b = 3 -> b = 2) by (intros X; apply (tall_class_is b 2); [lia|exact X]).
  assert (Cm : tall_class c = 0 -> c = -1) by (intros X; apply (tall_class_is c (-1)); [lia|exact X]).
  assert (C0 : tall_class c = 1 -> c = 0) by (intros X; apply (tall_class_is c 0); [lia|exact X]).
  assert (C1 : tall_class c = 2 -> c = 1) by (intros X; apply (tall_class_is c 1); [lia|exact X]).
  assert (C2 : tall_class c = 3 -> c = 2) by (intros X; apply (tall_class_is c 2); [lia|exact X]).
  split; [|split; [|split; [|split]]].
  - clear H1 H2 H3 H4. intros s S. assert (I : In s [-1; 0; 1]) by (destruct S as [->|[->| ->]]; simpl; auto).
    specialize (H0 s I). cbv beta in H0. rewrite andb_true_iff, !Z.leb_le in H0. exact H0.
  - clear H0 H2 H3 H4. intros. decompose [or] H1; auto; exfalso; auto.
  - clear H0 H1 H3 H4. intros. decompose [or] H2; auto; exfalso; auto.
  - clear H0 H1 H2 H4. intros. decompose [or] H3; auto; exfalso; auto.
  - clear H0 H1 H2 H3. intros. decompose [or] H4; auto; exfalso; auto.
Qed.

(* A row that differs from seven others modulo n. *)
Lemma row_apart n (R : list Z) : (length R <= 7)%nat -> 8 <= n -> exists b, 0 <= b < n /\ forall r j, In r R -> b + n * j <> r.
Proof.
  intros L Hn. destruct (existsb (fun b => negb (existsb (fun r => b =? r mod n) R)) (zrange n)) eqn:E.
  - apply existsb_exists in E. destruct E as (b & I & N). apply in_zrange in I. exists b. split; [exact I|].
    intros r j Ir F. apply negb_true_iff in N.
    assert (T : existsb (fun r => b =? r mod n) R = true).
    { apply existsb_exists. exists r. split; [exact Ir|]. apply Z.eqb_eq. apply Z.mod_unique with j; lia. }
    congruence.
  - exfalso. assert (I : incl (zrange n) (map (fun r => r mod n) R)).
    { intros b Ib. destruct (existsb (fun r => b =? r mod n) R) eqn:F.
      - apply existsb_exists in F. destruct F as (r & Ir & G). apply Z.eqb_eq in G. apply in_map_iff. exists r. auto.
      - assert (T : existsb (fun b => negb (existsb (fun r => b =? r mod n) R)) (zrange n) = true).
        { apply existsb_exists. exists b. split; [exact Ib|]. now rewrite F. }
        congruence. }
    apply NoDup_incl_length in I; [|apply NoDup_zrange]. rewrite map_length in I.
    pose proof (length_zrange n ltac:(lia)). lia.
Qed.

(* For n >= 8 some two vertices are m + 4 hops apart, or more. *)
Lemma qt_far m n : 8 <= m -> 8 <= n -> exists u v, is_vertex (QT m n) u /\ is_vertex (QT m n) v /\
  forall d, walk (QT m n) u v d -> m + 4 <= d.
Proof.
  intros Hm Hn. pose proof (Z.div_mod m 2 ltac:(lia)) as E. pose proof (Z.mod_pos_bound m 2 ltac:(lia)) as B.
  set (h := m / 2) in *. clearbody h. set (p := m mod 2) in *. clearbody p.
  assert (P : p = 0 \/ p = 1) by lia. destruct P as [->| ->].
  - destruct (row_apart n [0; 1; - h; 1 - h; -1; h - 1; h]) as (b0 & Ib & N); [simpl; lia|exact Hn|].
    exists (0, 0, 1), (h, b0, 1). split; [apply qt_vertex_in; lia|]. split; [apply qt_vertex_in; lia|].
    intros d W. pose proof (walk_rises tall m n _ _ d ltac:(lia) ltac:(lia) tall_rises W 0 0) as P. cbv beta iota in P.
    destruct P as (a & b & Ea & Eb & P); [symmetry; apply Z.mod_0_l; lia|symmetry; apply Z.mod_0_l; lia|].
    change (tall 0 0 1) with 0 in P.
    assert (Aa : exists i, a = h + m * i) by (exists (a / m); pose proof (Z.div_mod a m ltac:(lia)); lia).
    assert (Bj : exists j, b = b0 + n * j) by (exists (b / n); pose proof (Z.div_mod b n ltac:(lia)); lia).
    destruct Aa as (i & Aa), Bj as (j & ->).
    assert (Nr : forall r, In r [0; 1; - h; 1 - h; -1; h - 1; h] -> b0 + n * j <> r) by (intros r Ir; now apply N).
    pose proof (Nr 0 ltac:(simpl; auto)) as R0. pose proof (Nr 1 ltac:(simpl; auto)) as R1. pose proof (Nr (-h) ltac:(simpl; auto)) as R2.
    pose proof (Nr (1 - h) ltac:(simpl; auto)) as R3. pose proof (Nr (-1) ltac:(simpl; auto 10)) as R4.
    pose proof (Nr (h - 1) ltac:(simpl; auto 10)) as R5. pose proof (Nr h ltac:(simpl; auto 10)) as R6. clear Nr N.
    set (b := b0 + n * j) in *. clearbody b.
    destruct (tall_bounds b (a + b)) as (T0 & _ & _ & T3 & T4). unfold tall, tall_at in P.
    assert (C : i = 0 \/ i = -1 \/ 1 <= i \/ i <= -2) by lia. destruct C as [->|[->|C]].
    + rewrite Z.sgn_pos in P by lia. specialize (T3 ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia)). lia.
    + rewrite Z.sgn_neg in P by lia. specialize (T4 ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia)). lia.
    + assert (F : 3 * h <= Z.abs a) by (clear -Aa C E Hm; destruct C; nia). destruct (T0 (Z.sgn a)) as [T _]; lia.
  - destruct (row_apart n [0; 1; 2; - h; 1 - h; 2 - h; h + 1]) as (b0 & Ib & N); [simpl; lia|exact Hn|].
    exists (0, 0, 1), (h, b0, 5). split; [apply qt_vertex_in; lia|]. split; [apply qt_vertex_in; lia|].
    intros d W. pose proof (walk_rises tall m n _ _ d ltac:(lia) ltac:(lia) tall_rises W 0 0) as P. cbv beta iota in P.
    destruct P as (a & b & Ea & Eb & P); [symmetry; apply Z.mod_0_l; lia|symmetry; apply Z.mod_0_l; lia|].
    change (tall 0 0 1) with 0 in P.
    assert (Aa : exists i, a = h + m * i) by (exists (a / m); pose proof (Z.div_mod a m ltac:(lia)); lia).
    assert (Bj : exists j, b = b0 + n * j) by (exists (b / n); pose proof (Z.div_mod b n ltac:(lia)); lia).
    destruct Aa as (i & Aa), Bj as (j & ->).
    assert (Nr : forall r, In r [0; 1; 2; - h; 1 - h; 2 - h; h + 1] -> b0 + n * j <> r) by (intros r Ir; now apply N).
    pose proof (Nr 0 ltac:(simpl; auto)) as R0. pose proof (Nr 1 ltac:(simpl; auto)) as R1. pose proof (Nr 2 ltac:(simpl; auto)) as R2.
    pose proof (Nr (- h) ltac:(simpl; auto 10)) as R3. pose proof (Nr (1 - h) ltac:(simpl; auto 10)) as R4.
    pose proof (Nr (2 - h) ltac:(simpl; auto 10)) as R5. pose proof (Nr (h + 1) ltac:(simpl; auto 10)) as R6. clear Nr N.
    set (b := b0 + n * j) in *. clearbody b.
    destruct (tall_bounds b (a + b)) as (T0 & T1 & T2 & _ & _). unfold tall, tall_at in P.
    assert (C : i = 0 \/ i = -1 \/ 1 <= i \/ i <= -2) by lia. destruct C as [->|[->|C]].
    + rewrite Z.sgn_pos in P by lia. specialize (T1 ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia)). lia.
    + rewrite Z.sgn_neg in P by lia. specialize (T2 ltac:(lia) ltac:(lia)). lia.
    + assert (F : 3 * h + 1 <= Z.abs a) by (clear -Aa C E Hm; destruct C; nia). destruct (T0 (Z.sgn a)) as [_ T]; lia.
Qed.

(* For m >= n >= 8 the diameter is m + 4. *)
Theorem qt_diameter_correction : forall m n : Z, 8 <= n -> n <= m -> diameter (QT m n) (m + 4).
Proof.
  intros m n Hn Hm. destruct (qt_diameter_order m n ltac:(lia) ltac:(lia)) as (D & H & _ & U).
  destruct (qt_far m n ltac:(lia) Hn) as (u & v & Vu & Vv & F).
  assert (L : m + 4 <= D).
  { destruct H as [H _]. destruct (H u v Vu Vv) as (d & [W _] & L). specialize (F d W). lia. }
  assert (D = m + 4) by lia. subst D. exact H.
Qed.

(* The printed 2 max(floor(m/2), floor(n/2)) + 4 holds for even m >= n >= 8. *)
Theorem qt_diameter_even_m : forall m n : Z, 8 <= n -> n <= m -> m mod 2 = 0 ->
  diameter (QT m n) (2 * Z.max (m / 2) (n / 2) + 4).
Proof.
  intros m n Hn Hm Ev. pose proof (Z.div_mod m 2 ltac:(lia)). pose proof (Z.div_le_mono n m 2 ltac:(lia) Hm).
  replace (2 * Z.max (m / 2) (n / 2) + 4) with (m + 4) by lia. now apply qt_diameter_correction.
Qed.

(* For odd m >= n >= 8 it does not, and the true value is one more. *)
Theorem qt_diameter_refuted : forall m n : Z, 8 <= n -> n <= m -> m mod 2 = 1 ->
  ~ diameter (QT m n) (2 * Z.max (m / 2) (n / 2) + 4).
Proof.
  intros m n Hn Hm Od. pose proof (Z.div_mod m 2 ltac:(lia)). pose proof (Z.div_le_mono n m 2 ltac:(lia) Hm).
  pose proof (qt_diameter_correction m n Hn Hm) as D.
  intros D'. pose proof (diameter_unique _ _ _ D D'). lia.
Qed.

(* Theorem 3 with all links: for m >= n >= 8 the least number of rounds from the worst
   node is the diameter, m + 4. *)
Theorem qt_onetoall_mla_correction : forall m n : Z, 8 <= n -> n <= m ->
  (forall s, is_vertex (QT m n) s -> broadcast_within (QT m n) (all_port (QT m n)) s (m + 4)) /\
  exists s, is_vertex (QT m n) s /\ broadcast_rounds (QT m n) (all_port (QT m n)) s (m + 4).
Proof.
  intros m n Hn Hm.
  assert (X : decidable (QT m n)) by apply qt_decidable.
  assert (N : NoDup (vertices (QT m n))) by (apply qt_proper; lia).
  pose proof (qt_diameter_correction m n Hn Hm) as [H (u & v & Dist)].
  assert (All : forall s, is_vertex (QT m n) s -> broadcast_within (QT m n) (all_port (QT m n)) s (m + 4)).
  { intros s S. pose proof (QtBroadcast.qt_broadcast_all_port m n ltac:(lia) ltac:(lia) s S) as B.
    now replace (Z.max m n + 4) with (m + 4) in B by lia. }
  split; [exact All|]. destruct Dist as [W M].
  exists u. split; [exact (walk_left _ _ _ _ W)|]. split; [apply All; exact (walk_left _ _ _ _ W)|].
  intros B. assert (K : m + 4 <= m + 4 - 1); [|lia].
  apply (broadcast_lower (QT m n) (all_port (QT m n)) u v (m + 4) (m + 4 - 1)); auto.
  - exact (walk_left _ _ _ _ W).
  - exact (walk_right _ _ _ _ W).
  - split; assumption.
Qed.

(* Theorem 5: with all ports the least number of rounds of an all-to-all broadcast is
   m + 4. *)
Theorem qt_alltoall_mla_correction : forall m n : Z, 8 <= n -> n <= m ->
  alltoall_rounds (QT m n) (all_port (QT m n)) (m + 4).
Proof.
  intros m n Hn Hm. destruct (qt_alltoall_mla_least m n ltac:(lia) ltac:(lia)) as (D & H & A).
  now rewrite (diameter_unique _ _ _ (qt_diameter_correction m n Hn Hm) H).
Qed.
