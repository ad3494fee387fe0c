(* The paper's partitions of the hyper-torus QT(m,n): they are balanced and cut 6n
   links, or 6n+2.
   Source: the hyper-torus paper, Section 3, Theorem 1, Cases 1 and 2. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Qt.
Import ListNotations.
Open Scope Z_scope.

(* Case 1: network A has the columns below m/2. *)
Definition qt_columns (m : Z) (v : Z * Z * Z) : bool := let '(x, _, _) := v in x <? m / 2.

(* Case 2: the column floor(m/2) belongs to B in the rows below n/2, and to A in the
   others; for odd n its module in the row floor(n/2) is split: A has the labels
   0, 1, 2, 3. *)
Definition qt_stairs (m n : Z) (v : Z * Z * Z) : bool :=
  let '(x, y, z) := v in
  if x =? m / 2 then
    if (n mod 2 =? 1) && (y =? n / 2) then z <? 4 else n <=? 2 * y
  else x <? m / 2.

(* ---------- Half of the vertices ---------- *)

(* A map of the vertices, its own inverse, that changes the side of each. *)
Lemma balanced_by_swap g (S : vertex g -> bool) (f : vertex g -> vertex g) :
  NoDup (vertices g) ->
  (forall v, is_vertex g v -> is_vertex g (f v) /\ f (f v) = v /\ S (f v) = negb (S v)) -> balanced g S.
Proof.
  intros N H. unfold balanced.
  assert (L : forall T : vertex g -> bool, (forall v, is_vertex g v -> T v = true -> T (f v) = false) ->
    (length (filter T (vertices g)) <= length (filter (fun v => negb (T v)) (vertices g)))%nat).
  { intros T F. rewrite <- (map_length f). apply NoDup_incl_length.
    - apply NoDup_map_inj; [|now apply NoDup_filter]. intros a b I J E. apply filter_In in I, J.
      destruct (H a (proj1 I)) as (_ & A & _), (H b (proj1 J)) as (_ & B & _). congruence.
    - intros w I. apply in_map_iff in I. destruct I as (v & <- & I). apply filter_In in I. destruct I as [I K].
      apply filter_In. split; [now apply H|]. now rewrite F. }
  assert (A : (length (filter S (vertices g)) + length (filter (fun v => negb (S v)) (vertices g)) = length (vertices g))%nat).
  { clear. induction (vertices g) as [|a l IH]; [reflexivity|]. simpl. destruct (S a); simpl; lia. }
  assert (B := L S). assert (C := L (fun v => negb (S v))).
  assert (B' : (length (filter S (vertices g)) <= length (filter (fun v => negb (S v)) (vertices g)))%nat).
  { apply B. intros v V E. destruct (H v V) as (_ & _ & ->). now rewrite E. }
  assert (C' : (length (filter (fun v => negb (S v)) (vertices g)) <= length (filter (fun v => negb (negb (S v))) (vertices g)))%nat).
  { apply C. intros v V E. destruct (H v V) as (_ & _ & ->). now rewrite E. }
  rewrite (filter_ext (fun v => negb (negb (S v))) S) in C' by (intros; apply negb_involutive).
  apply Z.div_unique with 0; lia.
Qed.

(* The reflection in the middle of the network. *)
Definition qt_reflect (m n : Z) (v : Z * Z * Z) : Z * Z * Z := let '(x, y, z) := v in (m - 1 - x, n - 1 - y, 7 - z).

Lemma qt_balanced m n S : 2 <= m -> 2 <= n ->
  (forall x y z, 0 <= x < m -> 0 <= y < n -> 0 <= z < 8 -> S (m - 1 - x, n - 1 - y, 7 - z) = negb (S (x, y, z))) ->
  balanced (QT m n) S.
Proof.
  intros Hm Hn H. apply (balanced_by_swap (QT m n) S (qt_reflect m n)); [apply qt_proper; lia|].
  intros [[x y] z] V. apply qt_vertex_in in V. split; [|split].
  - apply qt_vertex_in. lia.
  - unfold qt_reflect. f_equal; [f_equal|]; lia.
  - apply H; lia.
Qed.

(* ---------- The links that are cut ---------- *)

Definition leaves (m n : Z) (S : Z * Z * Z -> bool) (z : Z) (p : Z * Z) : Prop :=
  let '(x, y) := p in 0 <= x < m /\ 0 <= y < n /\ S (x, y, z) = true /\
  S ((x + qt_dx z) mod m, (y + qt_dy z) mod n, Z.lxor z 4) = false.

Definition inner (m n : Z) (S : Z * Z * Z -> bool) (e : (Z * Z * Z) * (Z * Z * Z)) : Prop :=
  is_vertex (QT m n) (fst e) /\ (snd e = qt_in 1 (fst e) \/ snd e = qt_in 2 (fst e) \/ snd e = qt_in 4 (fst e)) /\
  S (fst e) = true /\ S (snd e) = false.

Lemma qt_out_module m n x y z : 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> 0 <= z < 8 ->
  fst (qt_out m n (x, y, z)) <> (x, y).
Proof.
  intros Hm Hn X Y Z. destruct (ring_move m x Hm X) as [Mx Mx']. destruct (ring_move n y Hn Y) as [My My'].
  intros K. cbn [qt_out fst] in K. inversion K as [[K1 K2]]. clear K.
  labels Z; cbn -[Z.modulo Z.add] in K1, K2; try (apply Mx; exact K1); try (apply Mx'; exact K1);
    try (apply My; exact K2); try (apply My'; exact K2).
Qed.

Lemma qt_cut m n S d b : 2 <= m -> 2 <= n ->
  (forall z, 0 <= z < 8 -> count (leaves m n S z) (d z)) -> count (inner m n S) b ->
  cut (QT m n) S (d 0 + d 1 + d 2 + d 3 + d 4 + d 5 + d 6 + d 7 + b).
Proof.
  intros Hm Hn C B. unfold cut.
  apply (count_union (fun e => (is_vertex (QT m n) (fst e) /\ S (fst e) = true /\ S (snd e) = false) /\ snd e = qt_out m n (fst e)) (inner m n S)).
  - intros [u v]. unfold inner. cbn [fst snd]. rewrite (qt_adj m n u v Hm Hn).
    unfold qt_neighbours. cbn [In]. split.
    + intros ((U & [E|[E|[E|[E|[]]]]]) & S1 & S2); [right|right|right|left]; repeat split; auto.
    + intros [((U & S1 & S2) & E)|(U & [E|[E|E]] & S1 & S2)]; repeat split; auto.
  - intros [[[x y] z] v]. unfold inner. cbn [fst snd]. intros ((U & _ & _) & E) (_ & F & _ & _). apply qt_vertex_in in U.
    apply (qt_out_module m n x y z); auto; try lia. rewrite <- E. destruct F as [->|[->| ->]]; reflexivity.
  - replace (d 0 + d 1 + d 2 + d 3 + d 4 + d 5 + d 6 + d 7) with (sum_over d (zrange 8))
      by (change (zrange 8) with [0; 1; 2; 3; 4; 5; 6; 7]; cbn [sum_over]; lia).
    apply (count_bijection (fun e => In (fst e) (zrange 8) /\ leaves m n S (fst e) (snd e)) _
      (fun e => let u := (fst (snd e), snd (snd e), fst e) in (u, qt_out m n u))).
    + intros [z [x y]]. cbn [fst snd leaves]. rewrite in_zrange. intros (Z & X & Y & S1 & S2).
      split; [|reflexivity]. split; [apply qt_vertex_in; lia|]. split; [exact S1|exact S2].
    + intros [z [x y]] [z' [x' y']] _ _ E. cbn [fst snd] in E. inversion E. reflexivity.
    + intros [[[x y] z] v]. cbn [fst snd]. intros ((U & S1 & S2) & ->). apply qt_vertex_in in U.
      exists (z, (x, y)). cbn [fst snd leaves]. rewrite in_zrange. split; [|reflexivity].
      split; [lia|]. split; [lia|]. split; [lia|]. split; [exact S1|exact S2].
    + apply count_pairs; [apply NoDup_zrange|]. intros z I. apply in_zrange in I. now apply C.
  - exact B.
Qed.

(* One column on or back, as cases. *)
Lemma next_cases m x : 0 <= x < m -> x + 1 < m /\ (x + 1) mod m = x + 1 \/ x + 1 = m /\ (x + 1) mod m = 0.
Proof.
  intros X. destruct (Z.eq_dec (x + 1) m) as [E|E]; [right; rewrite E, Z.mod_same by lia; lia|left; rewrite Z.mod_small; lia].
Qed.

Lemma last_cases m x : 0 <= x < m -> 0 < x /\ (x + -1) mod m = x - 1 \/ x = 0 /\ (x + -1) mod m = m - 1.
Proof. intros X. destruct (Z.eq_dec x 0) as [E|E]; [right; rewrite mod_up; lia|left; rewrite Z.mod_small; lia]. Qed.

Lemma stay_case m x : 0 <= x < m -> (x + 0) mod m = x.
Proof. intros X. rewrite Z.add_0_r. apply Z.mod_small. lia. Qed.

(* The sides, as arithmetic. *)
Lemma leaves_by m n S (A : Z -> Z -> Z -> Prop) z k (f : Z -> Z * Z) :
  (forall x y z, S (x, y, z) = true <-> A x y z) -> 0 <= k ->
  (forall i, 0 <= i < k -> let '(x, y) := f i in 0 <= x < m /\ 0 <= y < n /\ A x y z /\
     ~ A ((x + qt_dx z) mod m) ((y + qt_dy z) mod n) (Z.lxor z 4)) ->
  (forall i j, 0 <= i < k -> 0 <= j < k -> f i = f j -> i = j) ->
  (forall x y, 0 <= x < m -> 0 <= y < n -> A x y z ->
     ~ A ((x + qt_dx z) mod m) ((y + qt_dy z) mod n) (Z.lxor z 4) -> exists i, 0 <= i < k /\ f i = (x, y)) ->
  count (leaves m n S z) k.
Proof.
  intros R K F I J.
  assert (E : forall x y z, S (x, y, z) = false <-> ~ A x y z).
  { intros. rewrite <- R. destruct (S (x, y, z0)); split; congruence. }
  replace k with (k - 0) by lia. apply (count_bijection (fun i => 0 <= i < k) _ f).
  - intros i Hi. specialize (F i Hi). unfold leaves. destruct (f i) as [x y]. rewrite R, E. exact F.
  - intros i j Hi Hj. now apply I.
  - intros [x y] H. unfold leaves in H. rewrite R, E in H. destruct (J x y) as (i & Hi & Hf); try tauto. exists i. auto.
  - apply count_range. lia.
Qed.


(* ---------- Case 1: even m ---------- *)

(* The columns below m/2 are half of the vertices, and the links between them and
   the others are 6n. *)
Theorem qt_bisection_construction_even : forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 0 ->
  balanced (QT m n) (qt_columns m) /\ cut (QT m n) (qt_columns m) (6 * n).
Proof.
  intros m n Hm Hn Ev. pose proof (Z.div_mod m 2 ltac:(lia)) as E. rewrite Ev in E.
  unfold qt_columns. set (h := m / 2) in *. clearbody h.
  assert (E1 : 2 * h <= m) by lia. assert (E2 : m <= 2 * h) by lia. clear E Ev. split.
  - apply qt_balanced; auto. intros x y z X Y Z. destruct (Z.ltb_spec (m - 1 - x) h), (Z.ltb_spec x h); auto; lia.
  - set (d z := match z with 1 | 5 => 0 | _ => n end).
    replace (6 * n) with (d 0 + d 1 + d 2 + d 3 + d 4 + d 5 + d 6 + d 7 + 0) by (cbn; lia).
    apply qt_cut; auto.
    + intros z Z. apply (leaves_by m n _ (fun x _ _ => x < h) z (d z) (fun i => (if qt_dx z =? 1 then h - 1 else 0, i))).
      * intros. apply Z.ltb_lt.
      * unfold d. labels Z; lia.
      * intros i I. labels Z; cbn -[Z.modulo Z.add Z.sub] in *; try lia;
          repeat split; try lia; try (rewrite mod_up by lia; lia); rewrite ?Z.mod_small by lia; lia.
      * intros i j _ _ H. congruence.
      * intros x y X Y A B. exists y. labels Z; cbn -[Z.modulo Z.add Z.sub] in *;
          destruct (next_cases m x X) as [[? U]|[? U]], (last_cases m x X) as [[? L]|[? L]];
          rewrite ?U, ?L, ?stay_case in B by lia; try (exfalso; lia); (split; [lia|]); f_equal; lia.
    + apply count_none. intros [[[x y] z] v] (U & F & S1 & S2). cbn [fst snd] in *.
      destruct F as [->|[->| ->]]; cbn in *; congruence.
Qed.

(* ---------- Case 2: odd m ---------- *)

Ltac wraps := repeat match goal with
  | |- context [(?a + 1) mod ?b] => let U := fresh "U" in destruct (next_cases b a ltac:(lia)) as [[? U]|[? U]]; rewrite !U; clear U
  | |- context [(?a + -1) mod ?b] => let U := fresh "U" in destruct (last_cases b a ltac:(lia)) as [[? U]|[? U]]; rewrite !U; clear U
  | |- context [(?a + 0) mod ?b] => rewrite !(stay_case b a) by lia
  end.

(* Where the vertices of A are, with h = floor(m/2), k = floor(n/2), r = n mod 2. *)
Definition in_stairs (h k r x y z : Z) : Prop := x < h \/ x = h /\ (k < y \/ y = k /\ (r = 0 \/ z < 4)).

Lemma stairs_arithmetic m n x y z : qt_stairs m n (x, y, z) = true <-> in_stairs (m / 2) (n / 2) (n mod 2) x y z.
Proof.
  unfold qt_stairs, in_stairs. pose proof (Z.div_mod n 2 ltac:(lia)) as E. pose proof (Z.mod_pos_bound n 2 ltac:(lia)) as B.
  destruct (Z.eqb_spec x (m / 2)), (Z.eqb_spec (n mod 2) 1), (Z.eqb_spec y (n / 2)); cbn [andb];
    rewrite ?Z.ltb_lt, ?Z.leb_le; lia.
Qed.

Lemma stairs_balanced m n : 2 <= m -> 2 <= n -> m mod 2 = 1 -> balanced (QT m n) (qt_stairs m n).
Proof.
  intros Hm Hn Od. apply qt_balanced; auto. intros x y z X Y Z.
  pose proof (Z.div_mod m 2 ltac:(lia)) as Em. pose proof (Z.div_mod n 2 ltac:(lia)) as En. pose proof (Z.mod_pos_bound n 2 ltac:(lia)) as B.
  pose proof (stairs_arithmetic m n x y z) as A1. pose proof (stairs_arithmetic m n (m - 1 - x) (n - 1 - y) (7 - z)) as A2.
  unfold in_stairs in A1, A2. rewrite Od in Em.
  set (h := m / 2) in *. set (k := n / 2) in *. set (r := n mod 2) in *. clearbody h k r.
  destruct (qt_stairs m n (x, y, z)), (qt_stairs m n (m - 1 - x, n - 1 - y, 7 - z)); cbn [negb]; try reflexivity; exfalso.
  - assert (T1 : true = true) by reflexivity. apply A1 in T1. assert (T2 : true = true) by reflexivity. apply A2 in T2. clear A1 A2. lia.
  - assert (N1 : ~ (x < h \/ x = h /\ (k < y \/ y = k /\ (r = 0 \/ z < 4)))) by (intros T; apply A1 in T; discriminate).
    assert (N2 : ~ (m - 1 - x < h \/ m - 1 - x = h /\ (k < n - 1 - y \/ n - 1 - y = k /\ (r = 0 \/ 7 - z < 4)))) by (intros T; apply A2 in T; discriminate).
    clear A1 A2. lia.
Qed.

Ltac finds_in := let i := fresh "i" in intros i ?; cbn -[Z.modulo Z.add Z.sub Z.mul] in *;
  repeat match goal with |- context [if ?a <? ?b then _ else _] => destruct (Z.ltb_spec a b)
    | |- context [if ?a =? ?b then _ else _] => destruct (Z.eqb_spec a b) end;
  unfold in_stairs; wraps; lia.

Ltac different := let i := fresh "i" in let j := fresh "j" in let H := fresh "Heq" in intros i j ? ?;
  repeat match goal with |- context [if ?a <? ?b then _ else _] => destruct (Z.ltb_spec a b)
    | |- context [if ?a =? ?b then _ else _] => destruct (Z.eqb_spec a b) end;
  intros H; inversion H; lia.

Ltac shown i := exists i; (split; [lia|]);
  repeat match goal with |- context [if ?a <? ?b then _ else _] => destruct (Z.ltb_spec a b)
    | |- context [if ?a =? ?b then _ else _] => destruct (Z.eqb_spec a b) end; try (exfalso; lia); f_equal; lia.

(* Case 2(b): the printed assignment leaves out vertices; with floor(m/2) in B in
   the rows below n/2 the partition is balanced and cuts 6n + 2 links. *)
Theorem qt_bisection_construction_odd_even_correction : forall m n : Z, 2 <= m -> 2 <= n ->
  m mod 2 = 1 -> n mod 2 = 0 ->
  balanced (QT m n) (qt_stairs m n) /\ cut (QT m n) (qt_stairs m n) (6 * n + 2).
Proof.
  intros m n Hm Hn Od Ev. split; [now apply stairs_balanced|].
  pose proof (Z.div_mod m 2 ltac:(lia)) as Em. pose proof (Z.div_mod n 2 ltac:(lia)) as En.
  pose proof (stairs_arithmetic m n) as A. rewrite Od in Em. rewrite Ev in En, A.
  set (h := m / 2) in *. set (k := n / 2) in *. clearbody h k.
  assert (E1 : 2 * h + 1 <= m) by lia. assert (E2 : m <= 2 * h + 1) by lia.
  assert (E3 : 2 * k <= n) by lia. assert (E4 : n <= 2 * k) by lia. clear Em En Od Ev.
  set (S := qt_stairs m n) in *. clearbody S.
  set (d z := match z with 1 | 5 => 1 | _ => n end).
  replace (6 * n + 2) with (d 0 + d 1 + d 2 + d 3 + d 4 + d 5 + d 6 + d 7 + 0) by (cbn; lia).
  apply qt_cut; auto.
  - assert (L : forall z (f : Z -> Z * Z),
      (forall i, 0 <= i < d z -> let '(x, y) := f i in 0 <= x < m /\ 0 <= y < n /\ in_stairs h k 0 x y z /\
        ~ in_stairs h k 0 ((x + qt_dx z) mod m) ((y + qt_dy z) mod n) (Z.lxor z 4)) ->
      (forall i j, 0 <= i < d z -> 0 <= j < d z -> f i = f j -> i = j) ->
      (forall x y, 0 <= x < m -> 0 <= y < n -> in_stairs h k 0 x y z ->
        ~ in_stairs h k 0 ((x + qt_dx z) mod m) ((y + qt_dy z) mod n) (Z.lxor z 4) -> exists i, 0 <= i < d z /\ f i = (x, y)) ->
      0 <= d z -> count (leaves m n S z) (d z)).
    { intros z f F I J D. apply (leaves_by m n S (in_stairs h k 0) z (d z) f); auto. }
    assert (Z3 : forall z, z = 0 \/ z = 2 \/ z = 3 -> count (leaves m n S z) (d z)).
    { intros z Z. apply (L z (fun i => (0, i))); [| | |destruct Z as [->|[->| ->]]; cbn; lia].
      - destruct Z as [->|[->| ->]]; finds_in.
      - intros i j _ _ H. congruence.
      - intros x y X Y A1 A2. revert A1 A2. destruct Z as [->|[->| ->]]; cbn -[Z.modulo Z.add Z.sub Z.mul]; unfold in_stairs; wraps;
          intros; try (exfalso; lia); shown y. }
    intros z Z. labels Z; try (apply Z3; auto; fail).
    + apply (L 1 (fun _ => (h, n - 1))); [finds_in|intros i j; cbn; lia| |cbn; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia); shown 0.
    + apply (L 4 (fun i => if i =? 0 then (h - 1, k) else if i <? k then (h - 1, i) else (h, i))); [finds_in|different| |cbn; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia);
        (destruct (Z.eq_dec x (h - 1)); [destruct (Z.eq_dec y k); [shown 0|shown y]|shown y]).
    + apply (L 5 (fun _ => (h, k))); [finds_in|intros i j; cbn; lia| |cbn; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia); shown 0.
    + apply (L 6 (fun i => if i =? k - 1 then (h - 1, n - 1) else if i <? k then (h - 1, i) else (h, i))); [finds_in|different| |cbn; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia);
        (destruct (Z.eq_dec x (h - 1)); [destruct (Z.eq_dec y (n - 1)); [shown (k - 1)|shown y]|shown y]).
    + apply (L 7 (fun i => if i <? k then (h - 1, i) else (h, i))); [finds_in|different| |cbn; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia); shown y.
  - apply count_none. intros [[[x y] z] v] (U & F & S1 & S2). cbn [fst snd] in *.
    assert (K : forall w, S (x, y, w) = true).
    { intros w. apply A. apply A in S1. unfold in_stairs in *. lia. }
    destruct F as [->|[->| ->]]; cbn [qt_in] in S2; rewrite K in S2; discriminate.
Qed.

(* Case 2(a), with the middle module split into {0,1,2,3} and {4,5,6,7}: balanced,
   and 6n + 2 links are cut. *)
Theorem qt_bisection_construction_odd_odd : forall m n : Z, 2 <= m -> 2 <= n ->
  m mod 2 = 1 -> n mod 2 = 1 ->
  balanced (QT m n) (qt_stairs m n) /\ cut (QT m n) (qt_stairs m n) (6 * n + 2).
Proof.
  intros m n Hm Hn Od Ev. split; [now apply stairs_balanced|].
  pose proof (Z.div_mod m 2 ltac:(lia)) as Em. pose proof (Z.div_mod n 2 ltac:(lia)) as En.
  pose proof (stairs_arithmetic m n) as A. rewrite Od in Em. rewrite Ev in En, A.
  set (h := m / 2) in *. set (k := n / 2) in *. clearbody h k.
  assert (E1 : 2 * h + 1 <= m) by lia. assert (E2 : m <= 2 * h + 1) by lia.
  assert (E3 : 2 * k + 1 <= n) by lia. assert (E4 : n <= 2 * k + 1) by lia. clear Em En Od Ev.
  set (S := qt_stairs m n) in *. clearbody S.
  set (d z := match z with 1 => 1 | 5 => 0 | 4 | 6 | 7 => 2 * k | _ => n end).
  replace (6 * n + 2) with (d 0 + d 1 + d 2 + d 3 + d 4 + d 5 + d 6 + d 7 + 4) by (cbn -[Z.mul]; lia).
  apply qt_cut; auto.
  - assert (L : forall z (f : Z -> Z * Z),
      (forall i, 0 <= i < d z -> let '(x, y) := f i in 0 <= x < m /\ 0 <= y < n /\ in_stairs h k 1 x y z /\
        ~ in_stairs h k 1 ((x + qt_dx z) mod m) ((y + qt_dy z) mod n) (Z.lxor z 4)) ->
      (forall i j, 0 <= i < d z -> 0 <= j < d z -> f i = f j -> i = j) ->
      (forall x y, 0 <= x < m -> 0 <= y < n -> in_stairs h k 1 x y z ->
        ~ in_stairs h k 1 ((x + qt_dx z) mod m) ((y + qt_dy z) mod n) (Z.lxor z 4) -> exists i, 0 <= i < d z /\ f i = (x, y)) ->
      0 <= d z -> count (leaves m n S z) (d z)).
    { intros z f F I J D. apply (leaves_by m n S (in_stairs h k 1) z (d z) f); auto. }
    assert (Z3 : forall z, z = 0 \/ z = 2 \/ z = 3 -> count (leaves m n S z) (d z)).
    { intros z Z. apply (L z (fun i => (0, i))); [| | |destruct Z as [->|[->| ->]]; cbn; lia].
      - destruct Z as [->|[->| ->]]; finds_in.
      - intros i j _ _ H. congruence.
      - intros x y X Y A1 A2. revert A1 A2. destruct Z as [->|[->| ->]]; cbn -[Z.modulo Z.add Z.sub Z.mul]; unfold in_stairs; wraps;
          intros; try (exfalso; lia); shown y. }
    intros z Z. labels Z; try (apply Z3; auto; fail).
    + apply (L 1 (fun _ => (h, n - 1))); [finds_in|intros i j; cbn; lia| |cbn; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia); shown 0.
    + apply (L 4 (fun i => if i <? k then (h - 1, i + 1) else (h, i + 1))); [finds_in|different| |cbn -[Z.mul]; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia); shown (y - 1).
    + apply (L 5 (fun i => (h, i))); [finds_in|intros i j; cbn; lia| |cbn; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; exfalso; lia.
    + apply (L 6 (fun i => if i <? k then (if i =? 0 then (h - 1, n - 1) else (h - 1, i - 1)) else (h, i + 1))); [finds_in|different| |cbn -[Z.mul]; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia);
        (destruct (Z.eq_dec x (h - 1)); [destruct (Z.eq_dec y (n - 1)); [shown 0|shown (y + 1)]|shown (y - 1)]).
    + apply (L 7 (fun i => if i <? k then (h - 1, i) else (h, i + 1))); [finds_in|different| |cbn -[Z.mul]; lia].
      intros x y X Y. cbn -[Z.modulo Z.add Z.sub Z.mul]. unfold in_stairs. wraps; intros; try (exfalso; lia);
        (destruct (Z.eq_dec x (h - 1)); [shown y|shown (y - 1)]).
  - apply (count_bijection (fun z => 0 <= z < 4) _ (fun z => ((h, k, z), (h, k, Z.lxor z 4)))).
    + intros z Z. unfold inner. cbn [fst snd]. assert (W : 4 <= Z.lxor z 4).
      { assert (C : z = 0 \/ z = 1 \/ z = 2 \/ z = 3) by lia. destruct C as [->|[->|[->| ->]]]; cbn; lia. }
      split; [apply qt_vertex_in; lia|]. split; [right; right; reflexivity|]. split.
      * apply A. unfold in_stairs. lia.
      * destruct (S (h, k, Z.lxor z 4)) eqn:T; auto. apply A in T. unfold in_stairs in T. lia.
    + intros i j _ _ H. congruence.
    + intros [[[x y] z] v] (U & F & S1 & S2). cbn [fst snd] in *. apply qt_vertex_in in U. apply A in S1.
      assert (N : forall w, S (x, y, w) = false -> x = h /\ y = k /\ z < 4 /\ 4 <= w).
      { intros w T. assert (N : ~ in_stairs h k 1 x y w) by (intros Q; apply A in Q; congruence).
        unfold in_stairs in *. lia. }
      exists z. destruct F as [->|[->| ->]]; cbn [qt_in] in *; destruct (N _ S2) as (-> & -> & Z & W).
      * exfalso. destruct U as (_ & _ & U). labels U; cbn in W; lia.
      * exfalso. destruct U as (_ & _ & U). labels U; cbn in W; lia.
      * split; [lia|reflexivity].
    + apply (count_range 0 4). lia.
Qed.

(* ---------- What is refuted by a cheaper cut ---------- *)

Lemma wider_refuted g S w x : balanced g S -> cut g S w -> w < x -> ~ bisection_width g x.
Proof.
  intros B C L [_ H]. destruct (H S B) as (c & C' & M). rewrite (cut_unique g S c w C' C) in M. lia.
Qed.

(* The abstract says 6n+2 where n is odd, and so it must be the parity of n that
   decides. For even m and odd n the columns cut only 6n links. *)
Theorem qt_bisection_abstract_refuted : forall m n : Z, 2 <= n -> n <= m -> m mod 2 = 0 -> n mod 2 = 1 ->
  ~ bisection_width (QT m n) (6 * n + 2).
Proof.
  intros m n Hn Hm Ev Od. destruct (qt_bisection_construction_even m n ltac:(lia) Hn Ev) as [B C].
  apply (wider_refuted _ _ _ _ B C). lia.
Qed.

(* The rows below n/2. *)
Definition qt_rows (n : Z) (v : Z * Z * Z) : bool := let '(_, y, _) := v in y <? n / 2.

Lemma qt_rows_cut m n : 2 <= m -> 2 <= n -> n mod 2 = 0 ->
  balanced (QT m n) (qt_rows n) /\ cut (QT m n) (qt_rows n) (6 * m).
Proof.
  intros Hm Hn Ev. pose proof (Z.div_mod n 2 ltac:(lia)) as E. rewrite Ev in E.
  unfold qt_rows. set (h := n / 2) in *. clearbody h.
  assert (E1 : 2 * h <= n) by lia. assert (E2 : n <= 2 * h) by lia. clear E Ev. split.
  - apply qt_balanced; auto. intros x y z X Y Z. destruct (Z.ltb_spec (n - 1 - y) h), (Z.ltb_spec y h); auto; lia.
  - set (d z := match z with 3 | 7 => 0 | _ => m end).
    replace (6 * m) with (d 0 + d 1 + d 2 + d 3 + d 4 + d 5 + d 6 + d 7 + 0) by (cbn; lia).
    apply qt_cut; auto.
    + intros z Z. apply (leaves_by m n _ (fun _ y _ => y < h) z (d z) (fun i => (i, if qt_dy z =? 1 then h - 1 else 0))).
      * intros. apply Z.ltb_lt.
      * unfold d. labels Z; lia.
      * intros i I. labels Z; cbn -[Z.modulo Z.add Z.sub] in *; wraps; lia.
      * intros i j _ _ H. congruence.
      * intros x y X Y A B. exists x. revert A B. labels Z; cbn -[Z.modulo Z.add Z.sub]; wraps; intros; try (exfalso; lia); (split; [lia|]); f_equal; lia.
    + apply count_none. intros [[[x y] z] v] (U & F & S1 & S2). cbn [fst snd] in *.
      destruct F as [->|[->| ->]]; cbn in *; congruence.
Qed.

(* Theorem 1 as it stands, without m >= n: for even n and m < n the rows cut only 6m
   links, fewer than 6n. *)
Theorem qt_bisection_thm1_all_refuted : forall m n : Z, 2 <= m -> m < n -> n mod 2 = 0 ->
  (m mod 2 = 0 -> ~ bisection_width (QT m n) (6 * n)) /\ (m mod 2 = 1 -> ~ bisection_width (QT m n) (6 * n + 2)).
Proof.
  intros m n Hm Hn Ev. destruct (qt_rows_cut m n Hm ltac:(lia) Ev) as [B C].
  split; intros _; apply (wider_refuted _ _ _ _ B C); lia.
Qed.

Lemma filter_both {A} (f : A -> bool) l :
  (length (filter f l) + length (filter (fun a => negb (f a)) l) = length l)%nat.
Proof. induction l as [|a l IH]; [reflexivity|]. simpl. destruct (f a); simpl; lia. Qed.

(* Case 2(b) as printed, with network A the columns up to m/2 in every row: for odd m
   it is not balanced. *)
Theorem qt_bisection_construction_odd_even_refuted : forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 1 -> n mod 2 = 0 ->
  ~ balanced (QT m n) (fun v : Z * Z * Z => let '(x, _, _) := v in x <=? m / 2).
Proof.
  intros m n Hm Hn Od _ B. pose proof (Z.div_mod m 2 ltac:(lia)) as E. rewrite Od in E.
  set (h := m / 2) in *. clearbody h.
  set (S := fun v : Z * Z * Z => let '(x, _, _) := v in x <=? h) in *.
  set (V := vertices (QT m n)). unfold balanced in B. fold V in B.
  assert (N : NoDup V) by (apply qt_proper; lia).
  assert (A : (length (filter S V) + length (filter (fun v => negb (S v)) V) = length V)%nat).
  { exact (filter_both S V). }
  assert (L : (length ((h, 0%Z, 0%Z) :: map (qt_reflect m n) (filter (fun v => negb (S v)) V)) <= length (filter S V))%nat).
  { assert (T : forall x y z, In (x, y, z) (filter (fun v => negb (S v)) V) -> (0 <= x < m /\ 0 <= y < n /\ 0 <= z < 8) /\ h < x).
    { intros x y z I. apply filter_In in I. destruct I as [I K]. apply qt_vertices_in in I. split; [exact I|].
      unfold S in K. apply negb_true_iff, Z.leb_gt in K. exact K. }
    apply NoDup_incl_length.
    - constructor.
      + intros I. apply in_map_iff in I. destruct I as ([[x y] z] & F & I). apply T in I. unfold qt_reflect in F. inversion F. clear -I H0 E. lia.
      + apply NoDup_map_inj; [|now apply NoDup_filter]. intros [[x y] z] [[x' y'] z'] I J F. apply T in I, J.
        unfold qt_reflect in F. inversion F. f_equal; [f_equal|]; lia.
    - intros w [<-|I].
      + apply filter_In. split; [apply qt_vertices_in; clear -Hm Hn E; lia|]. apply Z.leb_le. apply Z.le_refl.
      + apply in_map_iff in I. destruct I as ([[x y] z] & <- & I). apply T in I. apply filter_In.
        split; [apply qt_vertices_in; clear -I Hm Hn E; lia|]. apply Z.leb_le. clear -I Hm Hn E. lia. }
  simpl length in L. rewrite map_length in L.
  change (vertex (QT m n)) with (Z * Z * Z)%type in *.
  set (p := length (filter S V)) in *. set (q := length (filter (fun v => negb (S v)) V)) in *. set (r := length V) in *.
  pose proof (Z.div_mod (Z.of_nat r) 2 ltac:(lia)). pose proof (Z.mod_pos_bound (Z.of_nat r) 2 ltac:(lia)).
  clearbody p q r. lia.
Qed.
