(* The bisection width of FTT(n) for even n is 2n. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Width Torus Square Ftt FttHamilton FttCut.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Sums over a <= i < b ---------- *)

Definition total (a b : Z) (f : Z -> Z) : Z := sum_over f (numbers a b).

Lemma total_none a b f : b <= a -> total a b f = 0.
Proof.
  intros H. unfold total, numbers, zrange. replace (Z.to_nat (b - a)) with 0%nat by lia. reflexivity.
Qed.

Lemma total_next a b f : a <= b -> total a (b + 1) f = total a b f + f b.
Proof.
  intros H. unfold total, numbers, zrange.
  replace (Z.to_nat (b + 1 - a)) with (S (Z.to_nat (b - a))) by lia.
  rewrite seq_S, !map_app, sum_over_app. simpl. replace (a + Z.of_nat (Z.to_nat (b - a))) with b by lia. lia.
Qed.

(* Induction on the upper end. *)
Lemma upward (P : Z -> Prop) a : P a -> (forall b, a <= b -> P b -> P (b + 1)) -> forall b, a <= b -> P b.
Proof.
  intros H0 HS b Hb. replace b with (a + Z.of_nat (Z.to_nat (b - a))) by lia.
  generalize (Z.to_nat (b - a)) as k. clear b Hb. induction k as [|k IH].
  - replace (a + Z.of_nat 0) with a by lia. exact H0.
  - replace (a + Z.of_nat (S k)) with (a + Z.of_nat k + 1) by lia. apply HS; [lia|exact IH].
Qed.

Lemma total_split a b c f : a <= b -> b <= c -> total a c f = total a b f + total b c f.
Proof.
  intros Hab Hbc. revert c Hbc. apply upward.
  - rewrite (total_none b b) by lia. lia.
  - intros c Hc IH. rewrite !total_next by lia. lia.
Qed.

Lemma total_le a b f h : (forall i, a <= i < b -> f i <= h i) -> total a b f <= total a b h.
Proof. intros H. apply sum_over_le. intros i Hi. apply in_numbers in Hi. auto. Qed.

Lemma total_ext a b f h : (forall i, a <= i < b -> f i = h i) -> total a b f = total a b h.
Proof. intros H. apply sum_over_ext. intros i Hi. apply in_numbers in Hi. auto. Qed.

Lemma total_add a b f h : total a b (fun i => f i + h i) = total a b f + total a b h.
Proof. apply sum_over_add. Qed.

Lemma total_scale a b c f : total a b (fun i => c * f i) = c * total a b f.
Proof. apply sum_over_scale. Qed.

Lemma total_constant a b c : a <= b -> total a b (fun _ => c) = (b - a) * c.
Proof. intros H. unfold total. rewrite (sum_over_constant _ c) by auto. rewrite length_numbers; auto. Qed.

Lemma total_shift a b k f : a <= b -> total (a + k) (b + k) f = total a b (fun i => f (i + k)).
Proof.
  intros H. revert b H. apply upward.
  - rewrite !total_none by lia. reflexivity.
  - intros b Hb IH. replace (b + 1 + k) with (b + k + 1) by lia. rewrite !total_next by lia. rewrite IH. reflexivity.
Qed.

(* From one end to the other there are at least as many changes as between the ends. *)
Lemma total_changes a b (F : Z -> bool) : a <= b -> dif (F a) (F b) <= total a b (fun i => dif (F i) (F (i + 1))).
Proof.
  revert b. apply upward.
  - rewrite total_none by lia. unfold dif. destruct (F a); simpl; lia.
  - intros b Hb IH. rewrite total_next by lia. pose proof (dif_triangle (F a) (F b) (F (b + 1))). lia.
Qed.

Lemma square_total n f : 0 <= n -> sum_over f (square n) = total 0 n (fun x => total 0 n (fun y => f (x, y))).
Proof.
  intros Hn. unfold square. rewrite sum_over_prod. unfold total.
  assert (numbers 0 n = zrange n) as ->; [|reflexivity].
  unfold numbers. replace (n - 0) with n by lia. rewrite <- (map_id (zrange n)) at 2. apply map_ext. intros; lia.
Qed.

Lemma dif_two b c : 2 * dif b c = dif b c + dif c b.
Proof. rewrite (dif_sym c b). lia. Qed.

(* ---------- The two kinds of rings ---------- *)

(* The column or row that follows. *)
Definition opposite (n M x : Z) : Z := if Z_lt_dec x M then x + (n - M) else x - M.

Lemma total_opposite n M f : 0 <= M <= n -> total 0 n (fun x => f (opposite n M x)) = total 0 n f.
Proof.
  intros HM. rewrite (total_split 0 M n), (total_split 0 (n - M) n f) by lia.
  assert (total 0 M (fun x => f (opposite n M x)) = total (n - M) n f) as ->.
  { replace (total (n - M) n f) with (total (0 + (n - M)) (M + (n - M)) f) by (f_equal; lia). rewrite total_shift by lia.
    apply total_ext. intros i Hi. unfold opposite. destruct (Z_lt_dec i M); [reflexivity|lia]. }
  assert (total M n (fun x => f (opposite n M x)) = total 0 (n - M) f) as ->; [|lia].
  replace (total M n (fun x => f (opposite n M x))) with (total (0 + M) (n - M + M) (fun x => f (opposite n M x))) by (f_equal; lia).
  rewrite total_shift by lia. apply total_ext. intros i Hi. unfold opposite.
  destruct (Z_lt_dec (i + M) M); [lia|]. f_equal. lia.
Qed.

Lemma opposite_range n M x : 0 <= M <= n -> 0 <= x < n -> 0 <= opposite n M x < n.
Proof. unfold opposite. destruct (Z_lt_dec x M); lia. Qed.

(* The changes up column x and over to the next. *)
Definition column (n M : Z) (S : Z -> Z -> bool) (x : Z) : Z :=
  total 0 (n - 1) (fun y => dif (S x y) (S x (y + 1))) + dif (S x (n - 1)) (S (opposite n M x) 0).

Definition columns (n M : Z) (S : Z -> Z -> bool) : Z := total 0 n (column n M S).

Section Even.
Variables n M : Z.
Hypothesis Hn : n = 2 * M.
Hypothesis HM : 2 <= M.

Lemma HMn : 0 <= M <= n.
Proof. lia. Qed.

(* Two rows of one colour: between them the other colour needs many changes. *)
Lemma columns_one_row (S : Z -> Z -> bool) y0 c : 0 <= y0 < M ->
  (forall x, 0 <= x < n -> S x y0 = c /\ S x (y0 + M) = c) ->
  total 0 n (fun x => total 0 n (fun y => dif c (S x y))) = 2 * M * M -> 4 * M <= columns n M S.
Proof.
  intros Hy Hc HN.
  set (step := fun x y => dif (S x y) (S x (y + 1))).
  set (low := fun x => total 0 y0 (step x)).
  set (middle := fun x => total y0 (y0 + M) (step x)).
  set (high := fun x => total (y0 + M) (n - 1) (step x) + dif (S x (n - 1)) (S (opposite n M x) 0)).
  assert (columns n M S = total 0 n (fun x => middle x + (high x + low (opposite n M x)))) as E.
  { rewrite !total_add, (total_opposite n M low HMn). unfold columns.
    rewrite <- !total_add. apply total_ext. intros x Hx. unfold column, middle, high, low.
    fold (step x). rewrite (total_split 0 y0 (n - 1)), (total_split y0 (y0 + M) (n - 1)) by lia. lia. }
  assert (forall x, 0 <= x < n -> 2 * total y0 (y0 + M) (fun y => dif c (S x y)) <= (M - 1) * middle x) as A.
  { intros x Hx. destruct (Hc x Hx) as [C1 C2].
    assert (forall j, y0 <= j <= y0 + M -> 2 * dif c (S x j) <= middle x) as B.
    { intros j Hj. unfold middle. rewrite (total_split y0 j (y0 + M)) by lia. rewrite dif_two.
      pose proof (total_changes y0 j (S x) ltac:(lia)) as T1. pose proof (total_changes j (y0 + M) (S x) ltac:(lia)) as T2.
      rewrite C1 in T1. rewrite C2 in T2. unfold step. lia. }
    rewrite (total_split y0 (y0 + 1) (y0 + M)), total_next, total_none, C1 by lia.
    assert (dif c c = 0) as -> by (destruct c; reflexivity).
    rewrite Z.mul_add_distr_l, <- (total_scale (y0 + 1)).
    pose proof (total_le (y0 + 1) (y0 + M) (fun j => 2 * dif c (S x j)) (fun _ => middle x)) as T.
    rewrite total_constant in T by lia. replace (y0 + M - (y0 + 1)) with (M - 1) in T by lia.
    specialize (T ltac:(intros j Hj; apply B; lia)). lia. }
  assert (forall x, 0 <= x < n -> 2 * (total (y0 + M) n (fun y => dif c (S x y)) + total 0 y0 (fun y => dif c (S (opposite n M x) y)))
    <= (M - 1) * (high x + low (opposite n M x))) as A'.
  { intros x Hx. destruct (Hc x Hx) as [_ C2]. destruct (Hc _ (opposite_range n M x HMn Hx)) as [C1 _].
    assert (forall j, y0 + M <= j <= n - 1 -> 2 * dif c (S x j) <= high x + low (opposite n M x)) as B.
    { intros j Hj. unfold high, low. rewrite (total_split (y0 + M) j (n - 1)) by lia. rewrite dif_two.
      pose proof (total_changes (y0 + M) j (S x) ltac:(lia)) as T1. pose proof (total_changes j (n - 1) (S x) ltac:(lia)) as T2.
      pose proof (total_changes 0 y0 (S (opposite n M x)) ltac:(lia)) as T3. rewrite C2 in T1. rewrite C1 in T3.
      pose proof (dif_triangle (S x j) (S x (n - 1)) c). pose proof (dif_triangle (S x (n - 1)) (S (opposite n M x) 0) c).
      unfold step. lia. }
    assert (forall j, 0 <= j <= y0 -> 2 * dif c (S (opposite n M x) j) <= high x + low (opposite n M x)) as B'.
    { intros j Hj. unfold high, low. rewrite (total_split 0 j y0) by lia. rewrite dif_two.
      pose proof (total_changes 0 j (S (opposite n M x)) ltac:(lia)) as T1. pose proof (total_changes j y0 (S (opposite n M x)) ltac:(lia)) as T2.
      pose proof (total_changes (y0 + M) (n - 1) (S x) ltac:(lia)) as T3. rewrite C2 in T3. rewrite C1 in T2.
      pose proof (dif_triangle c (S x (n - 1)) (S (opposite n M x) j)). pose proof (dif_triangle (S x (n - 1)) (S (opposite n M x) 0) (S (opposite n M x) j)).
      unfold step. lia. }
    rewrite (total_split (y0 + M) (y0 + M + 1) n), total_next, total_none, C2 by lia.
    assert (dif c c = 0) as -> by (destruct c; reflexivity).
    rewrite !Z.mul_add_distr_l, <- (total_scale (y0 + M + 1)), <- (total_scale 0 y0).
    pose proof (total_le (y0 + M + 1) n (fun j => 2 * dif c (S x j)) (fun _ => high x + low (opposite n M x))) as T.
    pose proof (total_le 0 y0 (fun j => 2 * dif c (S (opposite n M x) j)) (fun _ => high x + low (opposite n M x))) as T'.
    rewrite total_constant in T, T' by lia.
    specialize (T ltac:(intros j Hj; apply B; lia)). specialize (T' ltac:(intros j Hj; apply B'; lia)).
    assert ((n - (y0 + M + 1)) * (high x + low (opposite n M x)) + (y0 - 0) * (high x + low (opposite n M x)) =
      (M - 1) * high x + (M - 1) * low (opposite n M x)) by (rewrite Hn; ring). lia. }
  assert (2 * (2 * M * M) <= (M - 1) * columns n M S) as K; [|nia].
  rewrite E, <- HN, <- (total_scale 0 n (M - 1)), <- (total_scale 0 n 2).
  assert (total 0 n (fun x => 2 * total 0 n (fun y => dif c (S x y))) =
    total 0 n (fun x => 2 * total y0 (y0 + M) (fun y => dif c (S x y)) +
      2 * (total (y0 + M) n (fun y => dif c (S x y)) + total 0 y0 (fun y => dif c (S (opposite n M x) y))))) as ->.
  { rewrite total_add, !total_scale, total_add, (total_opposite n M (fun x => total 0 y0 (fun y => dif c (S x y))) HMn).
    rewrite <- Z.mul_add_distr_l, <- !total_add. f_equal. apply total_ext. intros x Hx.
    rewrite (total_split 0 y0 n), (total_split y0 (y0 + M) n) by lia. lia. }
  apply total_le. intros x Hx. pose proof (A x Hx). pose proof (A' x Hx). lia.
Qed.

(* Every pair of columns has two changes at least if it has two colours. *)
Lemma columns_all (S : Z -> Z -> bool) :
  (forall x, 0 <= x < M -> exists y, 0 <= y < n /\ (S x y <> S x 0 \/ S (x + M) y <> S x 0)) -> 2 * M <= columns n M S.
Proof.
  intros H. unfold columns. rewrite (total_split 0 M n) by lia.
  replace (total M n (column n M S)) with (total (0 + M) (M + M) (column n M S)) by (f_equal; lia).
  rewrite total_shift, <- total_add by lia.
  pose proof (total_le 0 M (fun _ => 2) (fun x => column n M S x + column n M S (x + M))) as T.
  rewrite total_constant in T by lia. assert (forall x, 0 <= x < M -> 2 <= column n M S x + column n M S (x + M)) as K; [|specialize (T K); lia].
  intros x Hx. destruct (H x Hx) as [y [Hy D]]. unfold column, opposite.
  destruct (Z_lt_dec x M); [|lia]. destruct (Z_lt_dec (x + M) M); [lia|]. replace (x + M - M) with x by lia. replace (x + (n - M)) with (x + M) by lia.
  rewrite (total_split 0 y (n - 1) (fun y => dif (S x y) (S x (y + 1)))) by lia.
  rewrite (total_split 0 y (n - 1) (fun y => dif (S (x + M) y) (S (x + M) (y + 1)))) by lia.
  pose proof (total_changes 0 y (S x) ltac:(lia)). pose proof (total_changes y (n - 1) (S x) ltac:(lia)).
  pose proof (total_changes 0 y (S (x + M)) ltac:(lia)). pose proof (total_changes y (n - 1) (S (x + M)) ltac:(lia)).
  destruct (S x 0), (S x y), (S x (n - 1)), (S (x + M) 0), (S (x + M) y), (S (x + M) (n - 1));
    unfold dif in *; simpl in *; try lia; destruct D as [D|D]; congruence.
Qed.

(* Rows and columns together. *)
Lemma rows_and_columns (S : Z -> Z -> bool) :
  (forall c, total 0 n (fun x => total 0 n (fun y => dif c (S x y))) = 2 * M * M) ->
  (forall c, total 0 n (fun x => total 0 n (fun y => dif c (S y x))) = 2 * M * M) ->
  4 * M <= columns n M S + columns n M (fun x y => S y x).
Proof.
  intros H1 H2.
  assert (forall T, 0 <= columns n M T) as P.
  { intros T. unfold columns. replace 0 with (total 0 n (fun _ => 0)) at 1 by (rewrite total_constant; lia).
    apply total_le. intros x _. unfold column. pose proof (dif_range (T x (n - 1)) (T (opposite n M x) 0)).
    pose proof (total_le 0 (n - 1) (fun _ => 0) (fun y => dif (T x y) (T x (y + 1)))) as L.
    rewrite total_constant in L by lia. specialize (L (fun i _ => proj1 (dif_range _ _))). lia. }
  assert (forall T : Z -> Z -> bool,
    (exists x, 0 <= x < M /\ forall y, 0 <= y < n -> T x y = T x 0 /\ T (x + M) y = T x 0) \/
    (forall x, 0 <= x < M -> exists y, 0 <= y < n /\ (T x y <> T x 0 \/ T (x + M) y <> T x 0))) as D.
  { intros T.
    assert (forall x, (forall y, 0 <= y < n -> T x y = T x 0 /\ T (x + M) y = T x 0) \/
      exists y, 0 <= y < n /\ (T x y <> T x 0 \/ T (x + M) y <> T x 0)) as Dx.
    { intros x. destruct (exists_decided (fun y => T x y <> T x 0 \/ T (x + M) y <> T x 0) (zrange n)) as [[y [Hy K]]|K].
      - intros y. apply decided_or; apply decided_not, decided_bool.
      - right. exists y. apply in_zrange in Hy. auto.
      - left. intros y Hy. split.
        + destruct (bool_dec (T x y) (T x 0)); [auto|]. exfalso. apply K. exists y. rewrite in_zrange. auto.
        + destruct (bool_dec (T (x + M) y) (T x 0)); [auto|]. exfalso. apply K. exists y. rewrite in_zrange. auto. }
    destruct (exists_decided (fun x => forall y, 0 <= y < n -> T x y = T x 0 /\ T (x + M) y = T x 0) (zrange M)) as [[x [Hx K]]|K].
    - intros x. destruct (Dx x) as [K|[y [Hy K]]]; [left; exact K|right; intros L; destruct (L y Hy); tauto].
    - left. exists x. apply in_zrange in Hx. auto.
    - right. intros x Hx. destruct (Dx x) as [L|L]; [|exact L]. exfalso. apply K. exists x. rewrite in_zrange. auto. }
  destruct (D S) as [[x0 [Hx K]]|K].
  { pose proof (columns_one_row (fun x y => S y x) x0 (S x0 0) Hx K (H2 _)). pose proof (P S). lia. }
  destruct (D (fun x y => S y x)) as [[y0 [Hy K']]|K'].
  { pose proof (columns_one_row S y0 (S 0 y0) Hy K' (H1 _)). pose proof (P (fun x y => S y x)). lia. }
  pose proof (columns_all S K). pose proof (columns_all (fun x y => S y x) K'). lia.
Qed.

End Even.

(* ---------- The cut ---------- *)

Section Cut.
Variables n M : Z.
Hypothesis Hn : 2 * M <= n <= 2 * M + 1.
Hypothesis HM : 2 <= M.
Variable S : Z * Z -> bool.

(* Every link leads up or to the right from one vertex. *)
Definition up (v : Z * Z) : Z * Z :=
  if Z_lt_dec (snd v) (n - 1) then (fst v, snd v + 1) else (opposite n M (fst v), 0).
Definition right (v : Z * Z) : Z * Z := swap (up (swap v)).

Definition changed (f : Z * Z -> Z * Z) (v : Z * Z) : bool := xorb (S v) (S (f v)).
Definition oriented (f : Z * Z -> Z * Z) (v : Z * Z) : (Z * Z) * (Z * Z) := if S v then (v, f v) else (f v, v).

Lemma half_of_n : n / 2 = M.
Proof. symmetry. apply Z.div_unique with (n - 2 * M); lia. Qed.

Lemma up_adj v : In v (square n) -> adj (FTT n) v (up v).
Proof.
  destruct v as [x y]. intros H. apply in_square in H. unfold up. simpl.
  pose proof half_of_n as E.
  destruct (Z_lt_dec y (n - 1)); apply (ftt_adj n M); try lia.
  - unfold ftt_step. lia.
  - pose proof (opposite_range n M x ltac:(lia)). split; [lia|]. split; [lia|]. split; [lia|]. split; [lia|].
    right. unfold ftt_step, opposite. right. right. right. destruct (Z_lt_dec x M); lia.
Qed.

Lemma right_adj v : In v (square n) -> adj (FTT n) v (right v).
Proof.
  intros H. unfold right. assert (In (swap v) (square n)) as H' by (destruct v; apply in_square in H; apply in_square; tauto).
  apply up_adj, ftt_swap in H'. destruct v. exact H'.
Qed.

Lemma up_up v : In v (square n) -> up (up v) <> v.
Proof.
  destruct v as [x y]. intros H E. apply in_square in H. unfold up in E. simpl in E.
  destruct (Z_lt_dec y (n - 1)); simpl in E.
  - destruct (Z_lt_dec (y + 1) (n - 1)); simpl in E; injection E; lia.
  - destruct (Z_lt_dec 0 (n - 1)); simpl in E; injection E; lia.
Qed.

Lemma right_right v : In v (square n) -> right (right v) <> v.
Proof.
  intros H E. apply (up_up (swap v)).
  - destruct v. apply in_square in H. apply in_square. tauto.
  - unfold right in E. apply (f_equal swap) in E. destruct v as [x y]. unfold swap in *. simpl in *.
    destruct (up (y, x)) as [a b]. simpl in *. destruct (up (a, b)) as [p q]. simpl in *. exact E.
Qed.

Lemma up_right v : In v (square n) -> up v <> right v /\ up (right v) <> v.
Proof.
  destruct v as [x y]. intros H. apply in_square in H. unfold right, up, swap, opposite. simpl.
  split; intros E; destruct (Z_lt_dec y (n - 1)), (Z_lt_dec x (n - 1)); simpl in E;
    repeat match type of E with context [Z_lt_dec ?a ?b] => destruct (Z_lt_dec a b); simpl in E end;
    injection E; lia.
Qed.

Lemma oriented_nodup f l : NoDup l -> (forall v, In v l -> f (f v) <> v) -> NoDup (map (oriented f) l).
Proof.
  intros Nl H. apply NoDup_map_inj; [|exact Nl]. intros v w Hv Hw E. unfold oriented in E.
  destruct (S v), (S w); injection E; intros E1 E2; try congruence.
  - exfalso. apply (H w Hw). rewrite <- E2. exact E1.
  - exfalso. apply (H w Hw). rewrite <- E1. exact E2.
Qed.

Lemma count_changes f l : Z.of_nat (length (filter (changed f) l)) = sum_over (fun v => dif (S v) (S (f v))) l.
Proof.
  induction l as [|v l IH]; [reflexivity|]. cbn [sum_over filter]. rewrite <- IH. unfold changed at 1, dif.
  destruct (xorb (S v) (S (f v))); cbn [length]; lia.
Qed.

Lemma changes_up : sum_over (fun v => dif (S v) (S (up v))) (square n) = columns n M (fun x y => S (x, y)).
Proof.
  rewrite square_total by lia. unfold columns. apply total_ext. intros x Hx. unfold column.
  replace n with (n - 1 + 1) at 1 by lia. rewrite total_next by lia. f_equal.
  - apply total_ext. intros y Hy. unfold up. simpl. destruct (Z_lt_dec y (n - 1)); [reflexivity|lia].
  - unfold up. simpl. destruct (Z_lt_dec (n - 1) (n - 1)); [lia|reflexivity].
Qed.

Lemma total_swap (f : Z -> Z -> Z) : total 0 n (fun x => total 0 n (fun y => f x y)) = total 0 n (fun y => total 0 n (fun x => f x y)).
Proof. unfold total. apply (sum_over_swap f). Qed.

Lemma changes_right : sum_over (fun v => dif (S v) (S (right v))) (square n) = columns n M (fun x y => S (y, x)).
Proof.
  rewrite square_total, total_swap by lia. unfold columns. apply total_ext. intros x Hx. unfold column.
  replace n with (n - 1 + 1) at 1 by lia. rewrite total_next by lia. f_equal.
  - apply total_ext. intros y Hy. unfold right, up, swap. simpl. destruct (Z_lt_dec y (n - 1)); [reflexivity|lia].
  - unfold right, up, swap. simpl. destruct (Z_lt_dec (n - 1) (n - 1)); [lia|reflexivity].
Qed.

Lemma cut_changes w : cut (FTT n) S w -> columns n M (fun x y => S (x, y)) + columns n M (fun x y => S (y, x)) <= w.
Proof.
  intros C. rewrite <- changes_up, <- changes_right, <- !count_changes.
  set (l := map (oriented up) (filter (changed up) (square n)) ++ map (oriented right) (filter (changed right) (square n))).
  assert (NoDup (square n)) as Ns by (apply NoDup_list_prod; apply NoDup_zrange).
  assert (NoDup l) as Nl.
  { apply NoDup_app_intro.
    - apply oriented_nodup; [apply NoDup_filter, Ns|]. intros v H. apply filter_In in H. apply up_up. tauto.
    - apply oriented_nodup; [apply NoDup_filter, Ns|]. intros v H. apply filter_In in H. apply right_right. tauto.
    - intros e H H'. apply in_map_iff in H, H'. destruct H as [v [<- Hv]], H' as [w' [E Hw]].
      apply filter_In in Hv, Hw. destruct Hv as [Hv _], Hw as [Hw _]. destruct (up_right w' Hw) as [U1 U2]. destruct (up_right v Hv) as [U3 U4].
      unfold oriented in E. destruct (S v), (S w'); injection E; intros E1 E2; subst; try congruence. }
  apply (count_monotone (fun e => In e l) (fun e => adj (FTT n) (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false)
    (Z.of_nat (length (filter (changed up) (square n))) + Z.of_nat (length (filter (changed right) (square n)))) w); [| |exact C].
  - intros e H. unfold l in H. apply in_app_iff in H. rewrite !in_map_iff in H.
    destruct H as [[v [<- H]]|[v [<- H]]]; apply filter_In in H; destruct H as [Hv H]; unfold changed in H; unfold oriented.
    + pose proof (up_adj v Hv) as A. destruct (S v) eqn:E1, (S (up v)) eqn:E2; try discriminate H; simpl.
      * auto.
      * split; [apply adj_sym, A|auto].
    + pose proof (right_adj v Hv) as A. destruct (S v) eqn:E1, (S (right v)) eqn:E2; try discriminate H; simpl.
      * auto.
      * split; [apply adj_sym, A|auto].
  - apply (count_list_n _ l); [exact Nl|reflexivity|]. unfold l. rewrite app_length, !map_length. lia.
Qed.

Lemma balanced_colours : balanced (FTT n) S -> forall c,
  sum_over (fun v => dif c (S v)) (square n) = if c then n * n - n * n / 2 else n * n / 2.
Proof.
  intros H c. rewrite sum_dif.
  change (Z.of_nat (length (filter S (square n))) = Z.of_nat (length (square n)) / 2) in H. unfold inside. rewrite H.
  rewrite square_length by lia. reflexivity.
Qed.

End Cut.

Lemma even_cut n M S w : n = 2 * M -> 2 <= M -> balanced (FTT n) S -> cut (FTT n) S w -> 2 * n <= w.
Proof.
  intros Hn HM B C. apply (cut_changes n M) in C; try lia.
  assert (forall c, sum_over (fun v => dif c (S v)) (square n) = 2 * M * M) as K.
  { intros c. rewrite (balanced_colours n M) by (auto; lia).
    replace (n * n) with (2 * M * M * 2) by (rewrite Hn; ring). rewrite Z.div_mul by lia. destruct c; lia. }
  pose proof (rows_and_columns n M Hn HM (fun x y => S (x, y))) as R. cbv beta in R.
  assert (4 * M <= columns n M (fun x y => S (x, y)) + columns n M (fun x y => S (y, x))); [|lia].
  apply R.
  - intros c. rewrite <- (K c), square_total by lia. reflexivity.
  - intros c. rewrite total_swap, <- (K c), square_total by lia. reflexivity.
Qed.

(* FTT paper, section 4, Theorem 2 says 3n. For even n it is 2n: every pair of rows y
   and y+n/2, and every pair of such columns, is a ring of 2n vertices, and has two
   cut links if it has two colours. If one has a single colour, the other colour
   lies in the pieces of the crossing rings, and needs more than n of them. *)
Theorem ftt_thm2_bisection_correction_even n : 4 <= n -> n mod 2 = 0 -> bisection_width (FTT n) (2 * n).
Proof.
  intros Hn He. assert (n = 2 * (n / 2)) as E by (pose proof (Z.div_mod n 2); lia). split.
  - exists (quadrants n). split; [apply quadrants_balanced; lia|].
    replace (2 * n) with (4 * ((n + 1) / 2)); [apply quadrants_cut; lia|].
    rewrite (other_half n (n / 2)) by auto. lia.
  - intros S B. destruct (cut_exists (FTT n) S) as [w C]; [apply ftt_proper; lia|apply ftt_decidable|].
    exists w. split; [exact C|]. apply (even_cut n (n / 2) S w E ltac:(lia) B C).
Qed.

(* Table 1 says 6k for FTT(2k). *)
Theorem ftt_t1_ftt_bisection_correction k : 2 <= k -> bisection_width (FTT (2 * k)) (4 * k).
Proof.
  intros Hk. replace (4 * k) with (2 * (2 * k)) by lia. apply ftt_thm2_bisection_correction_even; [lia|].
  rewrite Z.mul_comm. apply Z.mod_mul. lia.
Qed.

(* Table 2 says 18, 24, ..., 48 for n = 6, 8, ..., 16. *)
Theorem ftt_t2_ftt_bisection_correction n : 6 <= n <= 16 -> n mod 2 = 0 -> bisection_width (FTT n) (2 * n).
Proof. intros Hn He. apply ftt_thm2_bisection_correction_even; [lia|exact He]. Qed.

Theorem ftt_t2_ftt_bisection_refuted n : 6 <= n <= 16 -> n mod 2 = 0 -> ~ bisection_width (FTT n) (3 * n).
Proof. intros Hn _. apply ftt_thm2_bisection_refuted. lia. Qed.

(* Section 7: higher than that of the torus. They are the same for even n. *)
Theorem ftt_cmp_iii_bisection_refuted n : 4 <= n -> n mod 2 = 0 ->
  ~ exists a b, bisection_width (FTT n) a /\ bisection_width (product (Ring n) (Ring n)) b /\ b < a.
Proof.
  intros Hn He [a [b [Ha [Hb H]]]].
  pose proof (bisection_width_unique _ _ _ Ha (ftt_thm2_bisection_correction_even n Hn He)).
  pose proof (bisection_width_unique _ _ _ Hb (torus_square_bisection n Hn He)). lia.
Qed.
