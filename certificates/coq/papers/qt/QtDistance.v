(* Distances in the hyper-torus QT(m,n): walks of at most max(m,n)+4 hops between
   any two vertices, and what follows from them.
   Source: the hyper-torus paper, Sections 2 and 5. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Qt.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Walks by displacement ---------- *)

(* From the label z of any module to the label w of the module a columns and b
   rows on there is a walk of at most d hops, whatever m and n are. *)
Definition near (z w a b d : Z) : Prop :=
  exists e, e <= d /\ forall m n x y, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n ->
    walk (QT m n) (x, y, z) ((x + a) mod m, (y + b) mod n, w) e.

Definition label (z : Z) : Prop := 0 <= z < 8.

Lemma near_here z : label z -> near z z 0 0 0.
Proof.
  intros Z. exists 0. split; [lia|]. intros m n x y Hm Hn X Y.
  rewrite !Z.add_0_r, !Z.mod_small by lia. constructor. apply qt_vertex_in. unfold label in Z. lia.
Qed.

Lemma near_more z w a b d e : near z w a b d -> d <= e -> near z w a b e.
Proof. intros (f & L & W) H. exists f. split; [lia|exact W]. Qed.

Lemma near_app z t w a b a' b' d e : near z t a b d -> near t w a' b' e -> near z w (a + a') (b + b') (d + e).
Proof.
  intros (f & L & W) (h & M & V). exists (f + h). split; [lia|]. intros m n x y Hm Hn X Y.
  eapply walk_app; [apply W; auto|].
  replace ((x + (a + a')) mod m) with (((x + a) mod m + a') mod m) by (rewrite Z.add_mod_idemp_l by lia; f_equal; lia).
  replace ((y + (b + b')) mod n) with (((y + b) mod n + b') mod n) by (rewrite Z.add_mod_idemp_l by lia; f_equal; lia).
  apply V; auto; apply Z.mod_pos_bound; lia.
Qed.

Lemma near_back z w a b d : near z w a b d -> near w z (- a) (- b) d.
Proof.
  intros (f & L & W). exists f. split; [lia|]. intros m n x y Hm Hn X Y. apply walk_rev.
  assert (K : forall s k c, 0 <= s < k -> ((s + - c) mod k + c) mod k = s).
  { intros s k c H. rewrite Z.add_mod_idemp_l by lia. replace (s + - c + c) with s by lia. now apply Z.mod_small. }
  rewrite <- (K x m a X) at 2. rewrite <- (K y n b Y) at 2.
  apply W; auto; apply Z.mod_pos_bound; lia.
Qed.

Lemma near_in z k : label z -> k = 1 \/ k = 2 \/ k = 4 -> near z (Z.lxor z k) 0 0 1.
Proof.
  intros Z K. exists 1. split; [lia|]. intros m n x y Hm Hn X Y.
  rewrite !Z.add_0_r, !Z.mod_small by lia. apply walk_one. apply qt_adj; auto.
  split; [apply qt_vertex_in; unfold label in Z; lia|]. destruct K as [->|[->| ->]]; simpl; auto.
Qed.

Lemma near_out z : label z -> near z (Z.lxor z 4) (qt_dx z) (qt_dy z) 1.
Proof.
  intros Z. exists 1. split; [lia|]. intros m n x y Hm Hn X Y. apply walk_one. apply qt_adj; auto.
  split; [apply qt_vertex_in; unfold label in Z; lia|]. do 3 right. now left.
Qed.

Lemma lxor_label z k : label z -> k = 1 \/ k = 2 \/ k = 4 -> label (Z.lxor z k).
Proof. unfold label. intros Z [->|[->| ->]]; labels Z; cbn; lia. Qed.

(* Is there such a walk? Tried by all walks of at most k hops. *)
Fixpoint tries (k : nat) (z a b w : Z) : bool :=
  if (z =? w) && (a =? 0) && (b =? 0) then true
  else match k with
  | O => false
  | S k' =>
      if Z.of_nat k + 1 <? 2 * Z.max (Z.abs a) (Z.abs b) then false
      else if tries k' (Z.lxor z 1) a b w then true
      else if tries k' (Z.lxor z 2) a b w then true
      else if tries k' (Z.lxor z 4) a b w then true
      else tries k' (Z.lxor z 4) (a - qt_dx z) (b - qt_dy z) w
  end.

Lemma tries_near k : forall z a b w, label z -> tries k z a b w = true -> near z w a b (Z.of_nat k).
Proof.
  induction k as [|k IH]; intros z a b w Z H; cbn [tries] in H.
  - destruct (z =? w) eqn:E1, (a =? 0) eqn:E2, (b =? 0) eqn:E3; simpl in H; try discriminate.
    apply Z.eqb_eq in E1, E2, E3. subst. now apply near_here.
  - destruct ((z =? w) && (a =? 0) && (b =? 0)) eqn:E.
    + apply andb_prop in E. destruct E as [E E3]. apply andb_prop in E. destruct E as [E1 E2].
      apply Z.eqb_eq in E1, E2, E3. subst. apply near_more with 0; [now apply near_here|lia].
    + destruct (Z.of_nat (S k) + 1 <? 2 * Z.max (Z.abs a) (Z.abs b)); [discriminate|].
      replace (Z.of_nat (S k)) with (1 + Z.of_nat k) by lia.
      destruct (tries k (Z.lxor z 1) a b w) eqn:T1.
      { apply (near_app z (Z.lxor z 1) w 0 0 a b); [apply near_in; auto|]. apply IH; auto. apply lxor_label; auto. }
      destruct (tries k (Z.lxor z 2) a b w) eqn:T2.
      { apply (near_app z (Z.lxor z 2) w 0 0 a b); [apply near_in; auto|]. apply IH; auto. apply lxor_label; auto. }
      destruct (tries k (Z.lxor z 4) a b w) eqn:T4.
      { apply (near_app z (Z.lxor z 4) w 0 0 a b); [apply near_in; auto|]. apply IH; auto. apply lxor_label; auto. }
      replace a with (qt_dx z + (a - qt_dx z)) by lia. replace b with (qt_dy z + (b - qt_dy z)) by lia.
      eapply near_app; [now apply near_out|]. apply IH; auto. apply lxor_label; auto.
Qed.

(* ---------- Tables ---------- *)

Definition labels8 : list Z := [0; 1; 2; 3; 4; 5; 6; 7].

Lemma labels8_in z : label z -> In z labels8.
Proof. unfold label. intros Z. labels Z; simpl; tauto. Qed.

Lemma labels8_label z : In z labels8 -> label z.
Proof. unfold label. simpl. lia. Qed.

Definition table := list (list Z).
Definition entry (M : table) (z w : Z) : Z := nth (Z.to_nat w) (nth (Z.to_nat z) M []) 0.

Definition tries_in (d : Z) (z a b w : Z) : bool := if d <? 0 then false else tries (Z.to_nat d) z a b w.

Lemma tries_in_near d z a b w : label z -> tries_in d z a b w = true -> near z w a b d.
Proof.
  unfold tries_in. intros Z H. destruct (d <? 0) eqn:E; [discriminate|]. apply Z.ltb_ge in E.
  apply tries_near in H; auto. now rewrite Z2Nat.id in H by lia.
Qed.

(* One module on, (i,j), costs two hops more than the table says. *)
Definition starts (M : table) (i j : Z) : bool :=
  forallb (fun z => forallb (fun w => tries_in (2 + entry M z w) z i j w) labels8) labels8.

Definition goes_on (M : table) (i j : Z) : bool :=
  forallb (fun z => forallb (fun w =>
    existsb (fun t => tries_in (2 + entry M z w - entry M t w) z i j t) labels8 ||
    existsb (fun t => tries_in (2 + entry M z w - entry M z t) t i j w) labels8) labels8) labels8.

Definition within (M : table) (a b d : Z) : Prop :=
  forall z w, label z -> label w -> near z w a b (d + entry M z w).

Lemma starts_within M i j : starts M i j = true -> within M i j 2.
Proof.
  intros H z w Z W. unfold starts in H. rewrite forallb_forall in H.
  specialize (H z (labels8_in z Z)). cbv beta in H. rewrite forallb_forall in H.
  specialize (H w (labels8_in w W)). cbv beta in H. now apply tries_in_near.
Qed.

Lemma goes_on_within M i j a b d : goes_on M i j = true -> within M a b d -> within M (a + i) (b + j) (d + 2).
Proof.
  intros H K z w Z W. unfold goes_on in H. rewrite forallb_forall in H.
  specialize (H z (labels8_in z Z)). cbv beta in H. rewrite forallb_forall in H.
  specialize (H w (labels8_in w W)). cbv beta in H. apply orb_prop in H. destruct H as [H|H].
  - apply existsb_exists in H. destruct H as (t & T & H). apply labels8_label in T. apply tries_in_near in H; auto.
    rewrite (Z.add_comm a), (Z.add_comm b).
    apply near_more with ((2 + entry M z w - entry M t w) + (d + entry M t w)); [|lia].
    apply near_app with t; auto.
  - apply existsb_exists in H. destruct H as (t & T & H). apply labels8_label in T. apply tries_in_near in H; auto.
    apply near_more with ((d + entry M z t) + (2 + entry M z w - entry M z t)); [|lia].
    apply near_app with t; auto.
Qed.

(* p times (i,j) and q times (i',j'). *)
Lemma table_holds M i j i' j' :
  starts M i j = true -> starts M i' j' = true -> goes_on M i j = true -> goes_on M i' j' = true ->
  forall p q, 0 <= p -> 0 <= q -> 1 <= p + q -> within M (p * i + q * i') (p * j + q * j') (2 * (p + q)).
Proof.
  intros S1 S2 G1 G2.
  assert (A : forall (r : nat) p q, 0 <= p -> 0 <= q -> p + q = Z.of_nat r + 1 ->
    within M (p * i + q * i') (p * j + q * j') (2 * (p + q))).
  { induction r as [|r IH]; intros p q Hp Hq H.
    - assert (C : p = 1 /\ q = 0 \/ p = 0 /\ q = 1) by lia. destruct C as [[-> ->]|[-> ->]].
      + replace (1 * i + 0 * i') with i by lia. replace (1 * j + 0 * j') with j by lia. now apply starts_within.
      + replace (0 * i + 1 * i') with i' by lia. replace (0 * j + 1 * j') with j' by lia. now apply starts_within.
    - assert (C : 1 <= p \/ 1 <= q) by lia. destruct C as [C|C].
      + replace (p * i + q * i') with ((p - 1) * i + q * i' + i) by lia.
        replace (p * j + q * j') with ((p - 1) * j + q * j' + j) by lia.
        replace (2 * (p + q)) with (2 * (p - 1 + q) + 2) by lia. apply goes_on_within; auto. apply IH; lia.
      + replace (p * i + q * i') with (p * i + (q - 1) * i' + i') by lia.
        replace (p * j + q * j') with (p * j + (q - 1) * j' + j') by lia.
        replace (2 * (p + q)) with (2 * (p + (q - 1)) + 2) by lia. apply goes_on_within; auto. apply IH; lia. }
  intros p q Hp Hq H. apply (A (Z.to_nat (p + q - 1))); lia.
Qed.

(* The hops beyond two for each module, by the labels of the ends: for a columns
   and b rows with 0 <= b <= a; 0 <= -b <= a; 0 <= a <= b; 0 <= -a <= b. *)
Definition xp : table :=
  [[4; 3; 3; 2; 5; 4; 4; 3]; [3; 4; 2; 3; 4; 5; 3; 4]; [3; 2; 2; 1; 4; 3; 3; 2]; [2; 3; 1; 2; 3; 4; 2; 3];
   [3; 2; 2; 1; 4; 3; 3; 2]; [2; 3; 1; 2; 3; 4; 2; 3]; [2; 1; 1; 0; 3; 2; 2; 1]; [1; 2; 0; 1; 2; 3; 1; 2]].
Definition xm : table :=
  [[4; 3; 3; 2; 5; 4; 4; 3]; [3; 4; 4; 3; 4; 5; 5; 4]; [3; 4; 4; 3; 4; 5; 5; 4]; [2; 3; 3; 4; 3; 4; 4; 5];
   [3; 2; 2; 1; 4; 3; 3; 2]; [2; 3; 3; 2; 3; 4; 4; 3]; [2; 3; 3; 2; 3; 4; 4; 3]; [1; 2; 2; 3; 2; 3; 3; 4]].
Definition yp : table :=
  [[2; 3; 3; 2; 3; 4; 2; 3]; [3; 4; 2; 3; 4; 5; 3; 4]; [3; 2; 4; 3; 2; 3; 3; 2]; [2; 3; 3; 2; 3; 4; 2; 3];
   [3; 2; 4; 3; 2; 3; 3; 2]; [2; 3; 3; 2; 3; 4; 2; 3]; [4; 3; 5; 4; 3; 2; 4; 3]; [3; 2; 4; 3; 2; 3; 3; 2]].
Definition ym : table :=
  [[2; 1; 3; 2; 1; 0; 2; 1]; [1; 2; 2; 3; 0; 1; 1; 2]; [3; 2; 4; 3; 2; 1; 3; 2]; [2; 3; 3; 4; 1; 2; 2; 3];
   [3; 2; 4; 3; 2; 1; 3; 2]; [2; 3; 3; 4; 1; 2; 2; 3]; [4; 3; 5; 4; 3; 2; 4; 3]; [3; 4; 4; 5; 2; 3; 3; 4]].

Lemma near_xp a b : 1 <= a -> 0 <= b <= a -> within xp a b (2 * a).
Proof.
  intros A B. pose proof (table_holds xp 1 0 1 1) as H.
  specialize (H ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity)).
  specialize (H (a - b) b ltac:(lia) ltac:(lia) ltac:(lia)).
  now replace ((a - b) * 1 + b * 1) with a in H by lia; replace ((a - b) * 0 + b * 1) with b in H by lia;
    replace (a - b + b) with a in H by lia.
Qed.

Lemma near_xm a b : 1 <= a -> 0 <= b <= a -> within xm a (- b) (2 * a).
Proof.
  intros A B. pose proof (table_holds xm 1 0 1 (-1)) as H.
  specialize (H ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity)).
  specialize (H (a - b) b ltac:(lia) ltac:(lia) ltac:(lia)).
  now replace ((a - b) * 1 + b * 1) with a in H by lia; replace ((a - b) * 0 + b * -1) with (- b) in H by lia;
    replace (a - b + b) with a in H by lia.
Qed.

Lemma near_yp a b : 1 <= b -> 0 <= a <= b -> within yp a b (2 * b).
Proof.
  intros A B. pose proof (table_holds yp 0 1 1 1) as H.
  specialize (H ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity)).
  specialize (H (b - a) a ltac:(lia) ltac:(lia) ltac:(lia)).
  now replace ((b - a) * 0 + a * 1) with a in H by lia; replace ((b - a) * 1 + a * 1) with b in H by lia;
    replace (b - a + a) with b in H by lia.
Qed.

Lemma near_ym a b : 1 <= b -> 0 <= a <= b -> within ym (- a) b (2 * b).
Proof.
  intros A B. pose proof (table_holds ym 0 1 (-1) 1) as H.
  specialize (H ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity) ltac:(vm_compute; reflexivity)).
  specialize (H (b - a) a ltac:(lia) ltac:(lia) ltac:(lia)).
  now replace ((b - a) * 0 + a * -1) with (- a) in H by lia; replace ((b - a) * 1 + a * 1) with b in H by lia;
    replace (b - a + a) with b in H by lia.
Qed.

(* ---------- Any two vertices ---------- *)

Lemma for_all_labels (P : Z -> Z -> bool) :
  forallb (fun z => forallb (fun w => P z w) labels8) labels8 = true ->
  forall z w, label z -> label w -> P z w = true.
Proof.
  intros H z w Z W. rewrite forallb_forall in H. specialize (H z (labels8_in z Z)). cbv beta in H.
  rewrite forallb_forall in H. exact (H w (labels8_in w W)).
Qed.

Lemma entries_five z w : label z -> label w ->
  entry xp z w <= 5 /\ entry xm z w <= 5 /\ entry yp z w <= 5 /\ entry ym z w <= 5.
Proof.
  intros Z W.
  assert (H := for_all_labels (fun z w => (entry xp z w <=? 5) && (entry xm z w <=? 5) && (entry yp z w <=? 5) && (entry ym z w <=? 5))
    ltac:(vm_compute; reflexivity) z w Z W).
  cbv beta in H. rewrite !andb_true_iff, !Z.leb_le in H. tauto.
Qed.

Lemma entries_four z w : label z -> label w ->
  (entry xp z w <= 4 \/ entry xm w z <= 4) /\ (entry xm z w <= 4 \/ entry xp w z <= 4) /\
  (entry yp z w <= 4 \/ entry ym w z <= 4) /\ (entry ym z w <= 4 \/ entry yp w z <= 4).
Proof.
  intros Z W.
  assert (H := for_all_labels (fun z w =>
      ((entry xp z w <=? 4) || (entry xm w z <=? 4)) && ((entry xm z w <=? 4) || (entry xp w z <=? 4)) &&
      ((entry yp z w <=? 4) || (entry ym w z <=? 4)) && ((entry ym z w <=? 4) || (entry yp w z <=? 4)))
    ltac:(vm_compute; reflexivity) z w Z W).
  cbv beta in H. rewrite !andb_true_iff, !orb_true_iff, !Z.leb_le in H. tauto.
Qed.

Lemma near_home z w : label z -> label w -> near z w 0 0 3.
Proof.
  intros Z W. apply (tries_near 3); auto.
  exact (for_all_labels (fun z w => tries 3 z 0 0 w) ltac:(vm_compute; reflexivity) z w Z W).
Qed.

(* Columns are the more. *)
Lemma near_columns z w a b : label z -> label w -> 1 <= a -> Z.abs b <= a ->
  near z w a b (2 * a + 5) /\ near z w (- a) b (2 * a + 5) /\
  (near z w a b (2 * a + 4) \/ near z w (- a) b (2 * a + 4)).
Proof.
  intros Z W A B.
  destruct (entries_five z w Z W) as (P5 & M5 & _). destruct (entries_five w z W Z) as (Q5 & N5 & _).
  destruct (entries_four z w Z W) as (E4 & F4 & _).
  destruct (Z.le_ge_cases 0 b) as [H|H].
  - pose proof (near_xp a b A ltac:(lia) z w Z W) as K1.
    pose proof (near_back _ _ _ _ _ (near_xm a b A ltac:(lia) w z W Z)) as K2. rewrite Z.opp_involutive in K2.
    split; [eapply near_more; [exact K1|lia]|]. split; [eapply near_more; [exact K2|lia]|].
    destruct E4; [left|right]; eapply near_more; eauto; lia.
  - pose proof (near_xm a (- b) A ltac:(lia) z w Z W) as K1. rewrite Z.opp_involutive in K1.
    pose proof (near_back _ _ _ _ _ (near_xp a (- b) A ltac:(lia) w z W Z)) as K2. rewrite Z.opp_involutive in K2.
    split; [eapply near_more; [exact K1|lia]|]. split; [eapply near_more; [exact K2|lia]|].
    destruct F4; [left|right]; eapply near_more; eauto; lia.
Qed.

(* Rows are the more. *)
Lemma near_rows z w a b : label z -> label w -> 1 <= b -> Z.abs a <= b ->
  near z w a b (2 * b + 5) /\ near z w a (- b) (2 * b + 5) /\
  (near z w a b (2 * b + 4) \/ near z w a (- b) (2 * b + 4)).
Proof.
  intros Z W B A.
  destruct (entries_five z w Z W) as (_ & _ & P5 & M5). destruct (entries_five w z W Z) as (_ & _ & Q5 & N5).
  destruct (entries_four z w Z W) as (_ & _ & E4 & F4).
  destruct (Z.le_ge_cases 0 a) as [H|H].
  - pose proof (near_yp a b B ltac:(lia) z w Z W) as K1.
    pose proof (near_back _ _ _ _ _ (near_ym a b B ltac:(lia) w z W Z)) as K2. rewrite Z.opp_involutive in K2.
    split; [eapply near_more; [exact K1|lia]|]. split; [eapply near_more; [exact K2|lia]|].
    destruct E4; [left|right]; eapply near_more; eauto; lia.
  - pose proof (near_ym (- a) b B ltac:(lia) z w Z W) as K1. rewrite Z.opp_involutive in K1.
    pose proof (near_back _ _ _ _ _ (near_yp (- a) b B ltac:(lia) w z W Z)) as K2. rewrite Z.opp_involutive in K2.
    split; [eapply near_more; [exact K1|lia]|]. split; [eapply near_more; [exact K2|lia]|].
    destruct F4; [left|right]; eapply near_more; eauto; lia.
Qed.

(* The shorter way round a ring. *)
Lemma short_way m x x' : 2 <= m -> 0 <= x < m -> 0 <= x' < m ->
  exists a, 2 * Z.abs a <= m /\ (x + a) mod m = x' /\ (2 * Z.abs a = m -> (x - a) mod m = x').
Proof.
  intros Hm X X'.
  assert (C : 2 * Z.abs (x' - x) <= m \/ m < 2 * (x' - x) \/ 2 * (x' - x) < - m) by lia.
  destruct C as [C|[C|C]].
  - exists (x' - x). split; [exact C|]. split; [rewrite mod_same; lia|]. intros E.
    assert (D : m = 2 * (x' - x) \/ m = - (2 * (x' - x))) by lia. destruct D as [D|D].
    + destruct (Z.lt_ge_cases (x - (x' - x)) 0); [rewrite mod_up; lia|lia].
    + destruct (Z.lt_ge_cases (x - (x' - x)) m); [lia|rewrite mod_down; lia].
  - exists (x' - x - m). split; [lia|]. split; [|lia]. rewrite mod_up by lia. lia.
  - exists (x' - x + m). split; [lia|]. split; [|lia]. rewrite mod_down by lia. lia.
Qed.

Lemma near_walk m n x y z x' y' w a b d : 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n ->
  near z w a b d -> (x + a) mod m = x' -> (y + b) mod n = y' ->
  exists e, walk (QT m n) (x, y, z) (x', y', w) e /\ e <= d.
Proof. intros Hm Hn X Y (e & L & W) <- <-. exists e. split; auto. Qed.

(* Between any two vertices of QT(m,n) there is a walk of at most max(m,n)+4
   hops. *)
Lemma qt_walks m n : 2 <= m -> 2 <= n -> forall u v, is_vertex (QT m n) u -> is_vertex (QT m n) v ->
  exists d, walk (QT m n) u v d /\ d <= Z.max m n + 4.
Proof.
  intros Hm Hn [[x y] z] [[x' y'] w] U V. apply qt_vertex_in in U, V.
  destruct U as (X & Y & Z), V as (X' & Y' & W).
  destruct (short_way m x x' Hm X X') as (a & A & EA & FA).
  destruct (short_way n y y' Hn Y Y') as (b & B & EB & FB).
  assert (R : forall d, near z w a b d -> d <= Z.max m n + 4 ->
    exists d, walk (QT m n) (x, y, z) (x', y', w) d /\ d <= Z.max m n + 4).
  { intros d N L. destruct (near_walk m n x y z x' y' w a b d Hm Hn X Y N EA EB) as (e & K & M). exists e. split; auto. lia. }
  destruct (Z.le_gt_cases (Z.abs b) (Z.abs a)) as [C|C].
  - destruct (Z.eq_dec a 0) as [E|E].
    + subst a. assert (b = 0) by lia. subst b. apply (R 3); [now apply near_home|lia].
    + destruct (near_columns z w (Z.abs a) b Z W ltac:(lia) C) as (K1 & K2 & K3).
      assert (N : near z w a b (2 * Z.abs a + 5)).
      { destruct (Z.abs_spec a) as [[S1 S2]|[S1 S2]]; rewrite S2 in *; auto. now rewrite Z.opp_involutive in K2. }
      destruct (Z.eq_dec (2 * Z.abs a) m) as [F|F]; [|apply (R (2 * Z.abs a + 5)); auto; lia].
      specialize (FA F).
      assert (N2 : near z w a b (2 * Z.abs a + 4) \/ near z w (- a) b (2 * Z.abs a + 4)).
      { destruct (Z.abs_spec a) as [[S1 S2]|[S1 S2]]; rewrite S2 in *; auto. rewrite Z.opp_involutive in K3. tauto. }
      destruct N2 as [N2|N2]; [apply (R (2 * Z.abs a + 4)); auto; lia|].
      destruct (near_walk m n x y z x' y' w (- a) b _ Hm Hn X Y N2) as (e & K & M); auto.
      exists e. split; auto. lia.
  - destruct (near_rows z w a (Z.abs b) Z W ltac:(lia) ltac:(lia)) as (K1 & K2 & K3).
    assert (N : near z w a b (2 * Z.abs b + 5)).
    { destruct (Z.abs_spec b) as [[S1 S2]|[S1 S2]]; rewrite S2 in *; auto. now rewrite Z.opp_involutive in K2. }
    destruct (Z.eq_dec (2 * Z.abs b) n) as [F|F]; [|apply (R (2 * Z.abs b + 5)); auto; lia].
    specialize (FB F).
    assert (N2 : near z w a b (2 * Z.abs b + 4) \/ near z w a (- b) (2 * Z.abs b + 4)).
    { destruct (Z.abs_spec b) as [[S1 S2]|[S1 S2]]; rewrite S2 in *; auto. rewrite Z.opp_involutive in K3. tauto. }
    destruct N2 as [N2|N2]; [apply (R (2 * Z.abs b + 4)); auto; lia|].
    destruct (near_walk m n x y z x' y' w a (- b) _ Hm Hn X Y N2) as (e & K & M); auto.
    exists e. split; auto. lia.
Qed.

(* QT(m,n) is connected. *)
Theorem qt_connected : forall m n : Z, 2 <= m -> 2 <= n -> connected (QT m n).
Proof. intros m n Hm Hn u v U V. destruct (qt_walks m n Hm Hn u v U V) as (d & W & _). now exists d. Qed.

(* ---------- Far more rows than columns ---------- *)

(* As [yp], but for b >= a + 2: at most three hops more. *)
Definition yq : table :=
  [[2; 3; 1; 2; 3; 2; 2; 3]; [1; 2; 0; 1; 2; 3; 1; 2]; [3; 2; 2; 3; 2; 1; 3; 2]; [2; 3; 1; 2; 3; 2; 2; 3];
   [3; 2; 2; 3; 2; 1; 3; 2]; [2; 3; 1; 2; 3; 2; 2; 3]; [2; 1; 3; 2; 1; 0; 2; 1]; [3; 2; 2; 3; 2; 1; 3; 2]].

Lemma yq_starts : forallb (fun z => forallb (fun w => tries_in (4 + entry yq z w) z 0 2 w && (entry yq z w <=? 3)) labels8) labels8 = true.
Proof. vm_compute. reflexivity. Qed.

Lemma near_yq a b z w : label z -> label w -> 0 <= a <= b - 2 -> near z w a b (2 * b + 3).
Proof.
  intros Z W H.
  assert (S0 : within yq 0 2 4).
  { intros s t S T. pose proof (for_all_labels _ yq_starts s t S T) as K. cbv beta in K.
    apply andb_prop in K. destruct K as [K _]. now apply tries_in_near. }
  assert (G1 : goes_on yq 0 1 = true) by (vm_compute; reflexivity).
  assert (G2 : goes_on yq 1 1 = true) by (vm_compute; reflexivity).
  assert (A : forall (r : nat) q p, 0 <= p -> 0 <= q -> p + q = Z.of_nat r -> within yq q (2 + p + q) (4 + 2 * (p + q))).
  { induction r as [|r IH]; intros q p P Q E.
    - assert (p = 0 /\ q = 0) by lia. destruct H0. subst. exact S0.
    - assert (C : 1 <= p \/ 1 <= q) by lia. destruct C as [C|C].
      + replace q with (q + 0) at 1 by lia. replace (2 + p + q) with (2 + (p - 1) + q + 1) by lia.
        replace (4 + 2 * (p + q)) with (4 + 2 * (p - 1 + q) + 2) by lia. apply goes_on_within; auto. apply IH; lia.
      + replace q with (q - 1 + 1) at 1 by lia. replace (2 + p + q) with (2 + p + (q - 1) + 1) by lia.
        replace (4 + 2 * (p + q)) with (4 + 2 * (p + (q - 1)) + 2) by lia. apply goes_on_within; auto. apply IH; lia. }
  pose proof (A (Z.to_nat (b - 2)) a (b - 2 - a) ltac:(lia) ltac:(lia) ltac:(lia) z w Z W) as K.
  replace (2 + (b - 2 - a) + a) with b in K by lia.
  pose proof (for_all_labels _ yq_starts z w Z W) as L. cbv beta in L. apply andb_prop in L. destruct L as [_ L].
  apply Z.leb_le in L. eapply near_more; [exact K|lia].
Qed.

(* Round and round: p times (-1,1) at the label 0, q times (0,1) at the label 1. *)
Lemma near_times z i j : label z -> near z z i j 2 -> forall p, 0 <= p -> near z z (p * i) (p * j) (2 * p).
Proof.
  intros Z H p Hp. pattern p. apply natlike_ind; auto.
  - now apply near_here.
  - intros q Hq IH. replace (Z.succ q * i) with (q * i + i) by lia. replace (Z.succ q * j) with (q * j + j) by lia.
    replace (2 * Z.succ q) with (2 * q + 2) by lia. now apply near_app with z.
Qed.

(* For the labels of the ends: the label, 0 or 1, at which the walk goes round
   first, and a walk to it and one from the other, by displacement and hops. *)
Definition detours : list (list (Z * Z * Z * Z * Z * Z * Z)) :=
  [[(0, 0, 0, 0, 0, 0, 1); (0, 0, 0, 0, 0, 0, 0); (1, 0, 0, 1, 0, 0, 1); (0, 0, 0, 0, 0, 0, 1); (1, 0, 0, 1, 0, 0, 1); (0, 0, 0, 0, 0, 0, 1); (0, 0, 0, 0, 0, 1, 3); (0, 0, 0, 0, 0, 0, 2)];
   [(1, 0, 0, 0, 0, 0, 0); (0, 0, 0, 1, 0, 0, 0); (1, 0, 0, 0, 0, 0, 1); (0, 0, 0, 1, 0, 0, 1); (1, 0, 0, 0, 0, 0, 1); (0, 0, 0, 1, 0, 0, 1); (1, 0, 0, 0, 0, 0, 2); (0, 0, 0, 1, 0, 1, 2)];
   [(0, 0, 0, 1, 0, 0, 1); (0, 0, 0, 1, 0, 0, 0); (1, 0, 0, 2, 0, 2, 3); (0, 0, 0, 1, 0, 0, 1); (0, 0, 0, 1, 0, 1, 2); (0, 0, 0, 1, 0, 0, 1); (0, 0, 0, 1, 0, 1, 3); (0, 0, 0, 1, 0, 1, 2)];
   [(1, 0, 0, 1, 0, 0, 0); (1, 0, 0, 1, 0, 0, 1); (1, 0, 0, 1, 0, 0, 1); (1, 0, 0, 1, 0, 2, 4); (1, 0, 0, 1, 0, 0, 1); (0, 0, 0, 2, 0, 1, 1); (1, 0, 0, 1, 0, 2, 4); (0, 0, 0, 2, 0, 1, 2)];
   [(0, 0, 0, 1, 0, 0, 1); (0, 0, 0, 1, 0, 0, 0); (1, 0, 0, 2, 0, 2, 3); (0, 0, 0, 1, 0, 0, 1); (0, 0, 0, 1, 0, 1, 2); (0, 0, 0, 1, 0, 0, 1); (0, 0, 0, 1, 0, 1, 3); (0, 0, 0, 1, 0, 1, 2)];
   [(1, 0, 0, 1, 0, 0, 0); (1, 0, 0, 1, 0, 0, 1); (1, 0, 0, 1, 0, 0, 1); (1, 0, 0, 1, 0, 2, 4); (1, 0, 0, 1, 0, 0, 1); (0, 0, 0, 2, 0, 1, 1); (1, 0, 0, 1, 0, 2, 4); (0, 0, 0, 2, 0, 1, 2)];
   [(0, 1, 1, 2, 0, 0, 1); (0, 0, 0, 2, 0, 0, 0); (0, 1, 1, 2, 0, 0, 2); (0, 1, 1, 2, 0, 0, 1); (0, 0, 0, 2, 0, 1, 2); (0, 0, 0, 2, 0, 1, 1); (0, 1, 1, 2, -1, 1, 3); (0, 0, 0, 2, 0, 1, 2)];
   [(1, 0, 0, 2, 0, 0, 0); (0, 1, 1, 3, 0, 0, 0); (1, 0, 0, 2, 0, 2, 3); (0, 1, 1, 3, 0, 0, 1); (1, 1, 0, 2, -1, 1, 1); (1, 0, 0, 2, 0, 1, 2); (1, 1, 0, 2, -1, 1, 2); (0, 1, 1, 3, 0, 1, 2)]].

Definition detour_good (z w : Z) : bool :=
  match nth (Z.to_nat w) (nth (Z.to_nat z) detours []) (0, 0, 0, 0, 0, 0, 0) with
  | (s, i1, j1, d1, i3, j3, d3) =>
      ((s =? 0) || (s =? 1)) && tries_in d1 z i1 j1 s && tries_in d3 (1 - s) i3 j3 w &&
      (0 <=? i1 + i3) && (i1 + i3 + j1 + j3 <=? 3) && (d1 + d3 + 1 - 2 * (j1 + j3) <=? 3)
  end.

Lemma near_yr a b z w : label z -> label w -> 0 <= a <= b - 3 -> near z w (- a) b (2 * b + 3).
Proof.
  intros Z W H.
  pose proof (for_all_labels detour_good ltac:(vm_compute; reflexivity) z w Z W) as K. unfold detour_good in K.
  destruct (nth (Z.to_nat w) (nth (Z.to_nat z) detours []) (0, 0, 0, 0, 0, 0, 0)) as [[[[[[s i1] j1] d1] i3] j3] d3].
  rewrite !andb_true_iff, orb_true_iff, !Z.eqb_eq, !Z.leb_le in K. destruct K as (((((S & T1) & T3) & L1) & L2) & L3).
  assert (Ls : label s) by (unfold label; lia). assert (Lt : label (1 - s)) by (unfold label; lia).
  apply tries_in_near in T1; auto. apply tries_in_near in T3; auto.
  set (p := a + (i1 + i3)). set (q := b - (j1 + j3) - p).
  assert (P : near 0 0 (p * -1) (p * 1) (2 * p)).
  { apply near_times; [unfold label; lia| |unfold p; lia]. apply (tries_near 2); [unfold label; lia|vm_compute; reflexivity]. }
  assert (Q : near 1 1 (q * 0) (q * 1) (2 * q)).
  { apply near_times; [unfold label; lia| |unfold q, p; lia]. apply (tries_near 2); [unfold label; lia|vm_compute; reflexivity]. }
  assert (M : near s (1 - s) 0 0 1).
  { apply (tries_near 1); auto. destruct S as [->| ->]; vm_compute; reflexivity. }
  assert (R : near s (1 - s) (- p) (p + q) (2 * p + 1 + 2 * q)).
  { destruct S as [->| ->].
    - pose proof (near_app _ _ _ _ _ _ _ _ _ (near_app _ _ _ _ _ _ _ _ _ P M) Q) as V.
      replace (- p) with (p * -1 + 0 + q * 0) by lia. replace (p + q) with (p * 1 + 0 + q * 1) by lia. exact V.
    - pose proof (near_app _ _ _ _ _ _ _ _ _ (near_app _ _ _ _ _ _ _ _ _ Q M) P) as V.
      replace (- p) with (q * 0 + 0 + p * -1) by lia. replace (p + q) with (q * 1 + 0 + p * 1) by lia.
      replace (2 * p + 1 + 2 * q) with (2 * q + 1 + 2 * p) by lia. exact V. }
  pose proof (near_app _ _ _ _ _ _ _ _ _ (near_app _ _ _ _ _ _ _ _ _ T1 R) T3) as V.
  replace (- a) with (i1 + - p + i3) by (unfold p; lia). replace b with (j1 + (p + q) + j3) at 1 by (unfold q; lia).
  eapply near_more; [exact V|]. unfold q. lia.
Qed.

(* With many more rows than columns, 2 floor(n/2) + 3 hops are enough. *)
Lemma qt_walks_rows m n : 2 <= m -> m + 7 <= n -> forall u v, is_vertex (QT m n) u -> is_vertex (QT m n) v ->
  exists d, walk (QT m n) u v d /\ d <= 2 * (n / 2) + 3.
Proof.
  intros Hm Hn [[x y] z] [[x' y'] w] U V. apply qt_vertex_in in U, V.
  destruct U as (X & Y & Z), V as (X' & Y' & W).
  destruct (short_way m x x' Hm X X') as (a & A & EA & _).
  destruct (short_way n y y' ltac:(lia) Y Y') as (b & B & EB & _).
  pose proof (Z.div_mod n 2 ltac:(lia)) as E. pose proof (Z.mod_pos_bound n 2 ltac:(lia)) as F.
  set (h := n / 2) in *. assert (Bh : Z.abs b <= h) by lia. clearbody h.
  assert (R : forall d, near z w a b d -> d <= 2 * h + 3 ->
    exists d, walk (QT m n) (x, y, z) (x', y', w) d /\ d <= 2 * h + 3).
  { intros d N L. destruct (near_walk m n x y z x' y' w a b d Hm ltac:(lia) X Y N EA EB) as (e & K & M). exists e. split; auto. lia. }
  destruct (Z.le_gt_cases (Z.abs a) (Z.abs b - 3)) as [C|C].
  - apply (R (2 * Z.abs b + 3)); [|lia].
    assert (D : 0 <= a /\ 0 <= b \/ a < 0 /\ 0 <= b \/ 0 <= a /\ b < 0 \/ a < 0 /\ b < 0) by lia.
    destruct D as [D|[D|[D|D]]].
    + replace (Z.abs b) with b by lia. apply near_yq; auto; lia.
    + replace (Z.abs b) with b by lia. replace a with (- - a) by lia. apply near_yr; auto; lia.
    + replace (Z.abs b) with (- b) by lia. replace a with (- - a) by lia. replace b with (- - b) at 1 by lia.
      apply near_back. apply near_yr; auto; lia.
    + replace (Z.abs b) with (- b) by lia. replace a with (- - a) by lia. replace b with (- - b) at 1 by lia.
      apply near_back. apply near_yq; auto; lia.
  - destruct (Z.le_gt_cases (Z.abs b) (Z.abs a)) as [G|G].
    + destruct (Z.eq_dec a 0) as [N|N].
      * subst a. assert (b = 0) by lia. subst b. apply (R 3); [now apply near_home|lia].
      * destruct (near_columns z w (Z.abs a) b Z W ltac:(lia) G) as (K1 & K2 & _).
        apply (R (2 * Z.abs a + 5)); [|lia].
        destruct (Z.abs_spec a) as [[S1 S2]|[S1 S2]]; rewrite S2 in *; auto. now rewrite Z.opp_involutive in K2.
    + destruct (near_rows z w a (Z.abs b) Z W ltac:(lia) ltac:(lia)) as (K1 & K2 & _).
      apply (R (2 * Z.abs b + 5)); [|lia].
      destruct (Z.abs_spec b) as [[S1 S2]|[S1 S2]]; rewrite S2 in *; auto. now rewrite Z.opp_involutive in K2.
Qed.
