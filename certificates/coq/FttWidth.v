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

Lemma in_total {A} (P : Z -> A) a b i : a <= i < b -> In i (numbers a b).
Proof. apply in_numbers. Qed.

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

Section Even.
Variables n M : Z.
Hypothesis Hn : n = 2 * M.
Hypothesis HM : 2 <= M.

(* The column or row that follows. *)
Definition opposite (x : Z) : Z := if Z_lt_dec x M then x + M else x - M.

Lemma total_opposite f : total 0 n (fun x => f (opposite x)) = total 0 n f.
Proof.
  rewrite (total_split 0 M n), (total_split 0 M n f) by lia.
  assert (total 0 M (fun x => f (opposite x)) = total M n f) as ->.
  { replace (total M n f) with (total (0 + M) (M + M) f) by (f_equal; lia). rewrite total_shift by lia.
    apply total_ext. intros i Hi. unfold opposite. destruct (Z_lt_dec i M); [reflexivity|lia]. }
  assert (total M n (fun x => f (opposite x)) = total 0 M f) as ->; [|lia].
  replace (total M n (fun x => f (opposite x))) with (total (0 + M) (M + M) (fun x => f (opposite x))) by (f_equal; lia).
  rewrite total_shift by lia. apply total_ext. intros i Hi. unfold opposite.
  destruct (Z_lt_dec (i + M) M); [lia|]. f_equal. lia.
Qed.

Lemma opposite_range x : 0 <= x < n -> 0 <= opposite x < n.
Proof. unfold opposite. destruct (Z_lt_dec x M); lia. Qed.

(* The changes up column x and over to the next. *)
Definition column (S : Z -> Z -> bool) (x : Z) : Z :=
  total 0 (n - 1) (fun y => dif (S x y) (S x (y + 1))) + dif (S x (n - 1)) (S (opposite x) 0).

Definition columns (S : Z -> Z -> bool) : Z := total 0 n (column S).

(* Two rows of one colour: between them the other colour needs many changes. *)
Lemma columns_one_row (S : Z -> Z -> bool) y0 c : 0 <= y0 < M ->
  (forall x, 0 <= x < n -> S x y0 = c /\ S x (y0 + M) = c) ->
  total 0 n (fun x => total 0 n (fun y => dif c (S x y))) = 2 * M * M -> 4 * M <= columns S.
Proof.
  intros Hy Hc HN.
  set (step := fun x y => dif (S x y) (S x (y + 1))).
  set (low := fun x => total 0 y0 (step x)).
  set (middle := fun x => total y0 (y0 + M) (step x)).
  set (high := fun x => total (y0 + M) (n - 1) (step x) + dif (S x (n - 1)) (S (opposite x) 0)).
  assert (columns S = total 0 n (fun x => middle x + (high x + low (opposite x)))) as E.
  { rewrite !total_add, total_opposite. unfold columns.
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
  assert (forall x, 0 <= x < n -> 2 * (total (y0 + M) n (fun y => dif c (S x y)) + total 0 y0 (fun y => dif c (S (opposite x) y)))
    <= (M - 1) * (high x + low (opposite x))) as A'.
  { intros x Hx. destruct (Hc x Hx) as [_ C2]. destruct (Hc _ (opposite_range x Hx)) as [C1 _].
    assert (forall j, y0 + M <= j <= n - 1 -> 2 * dif c (S x j) <= high x + low (opposite x)) as B.
    { intros j Hj. unfold high, low. rewrite (total_split (y0 + M) j (n - 1)) by lia. rewrite dif_two.
      pose proof (total_changes (y0 + M) j (S x) ltac:(lia)) as T1. pose proof (total_changes j (n - 1) (S x) ltac:(lia)) as T2.
      pose proof (total_changes 0 y0 (S (opposite x)) ltac:(lia)) as T3. rewrite C2 in T1. rewrite C1 in T3.
      pose proof (dif_triangle (S x j) (S x (n - 1)) c). pose proof (dif_triangle (S x (n - 1)) (S (opposite x) 0) c).
      unfold step. lia. }
    assert (forall j, 0 <= j <= y0 -> 2 * dif c (S (opposite x) j) <= high x + low (opposite x)) as B'.
    { intros j Hj. unfold high, low. rewrite (total_split 0 j y0) by lia. rewrite dif_two.
      pose proof (total_changes 0 j (S (opposite x)) ltac:(lia)) as T1. pose proof (total_changes j y0 (S (opposite x)) ltac:(lia)) as T2.
      pose proof (total_changes (y0 + M) (n - 1) (S x) ltac:(lia)) as T3. rewrite C2 in T3. rewrite C1 in T2.
      pose proof (dif_triangle c (S x (n - 1)) (S (opposite x) j)). pose proof (dif_triangle (S x (n - 1)) (S (opposite x) 0) (S (opposite x) j)).
      unfold step. lia. }
    rewrite (total_split (y0 + M) (y0 + M + 1) n), total_next, total_none, C2 by lia.
    assert (dif c c = 0) as -> by (destruct c; reflexivity).
    rewrite !Z.mul_add_distr_l, <- (total_scale (y0 + M + 1)), <- (total_scale 0 y0).
    pose proof (total_le (y0 + M + 1) n (fun j => 2 * dif c (S x j)) (fun _ => high x + low (opposite x))) as T.
    pose proof (total_le 0 y0 (fun j => 2 * dif c (S (opposite x) j)) (fun _ => high x + low (opposite x))) as T'.
    rewrite total_constant in T, T' by lia.
    specialize (T ltac:(intros j Hj; apply B; lia)). specialize (T' ltac:(intros j Hj; apply B'; lia)).
    assert ((n - (y0 + M + 1)) * (high x + low (opposite x)) + (y0 - 0) * (high x + low (opposite x)) =
      (M - 1) * high x + (M - 1) * low (opposite x)) by (rewrite Hn; ring). lia. }
  assert (2 * (2 * M * M) <= (M - 1) * columns S) as K; [|nia].
  rewrite E, <- HN, <- (total_scale 0 n (M - 1)), <- (total_scale 0 n 2).
  assert (total 0 n (fun x => 2 * total 0 n (fun y => dif c (S x y))) =
    total 0 n (fun x => 2 * total y0 (y0 + M) (fun y => dif c (S x y)) +
      2 * (total (y0 + M) n (fun y => dif c (S x y)) + total 0 y0 (fun y => dif c (S (opposite x) y))))) as ->.
  { rewrite total_add, !total_scale, total_add, (total_opposite (fun x => total 0 y0 (fun y => dif c (S x y)))).
    rewrite <- Z.mul_add_distr_l, <- !total_add. f_equal. apply total_ext. intros x Hx.
    rewrite (total_split 0 y0 n), (total_split y0 (y0 + M) n) by lia. lia. }
  apply total_le. intros x Hx. pose proof (A x Hx). pose proof (A' x Hx). lia.
Qed.

(* Every pair of columns has two changes at least if it has two colours. *)
Lemma columns_all (S : Z -> Z -> bool) :
  (forall x, 0 <= x < M -> exists y, 0 <= y < n /\ (S x y <> S x 0 \/ S (x + M) y <> S x 0)) -> 2 * M <= columns S.
Proof.
  intros H. unfold columns. rewrite (total_split 0 M n) by lia.
  replace (total M n (column S)) with (total (0 + M) (M + M) (column S)) by (f_equal; lia).
  rewrite total_shift, <- total_add by lia.
  pose proof (total_le 0 M (fun _ => 2) (fun x => column S x + column S (x + M))) as T.
  rewrite total_constant in T by lia. assert (forall x, 0 <= x < M -> 2 <= column S x + column S (x + M)) as K; [|specialize (T K); lia].
  intros x Hx. destruct (H x Hx) as [y [Hy D]]. unfold column, opposite.
  destruct (Z_lt_dec x M); [|lia]. destruct (Z_lt_dec (x + M) M); [lia|]. replace (x + M - M) with x by lia.
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
  4 * M <= columns S + columns (fun x y => S y x).
Proof.
  intros H1 H2.
  assert (forall T, 0 <= columns T) as P.
  { intros T. unfold columns. replace 0 with (total 0 n (fun _ => 0)) at 1 by (rewrite total_constant; lia).
    apply total_le. intros x _. unfold column. pose proof (dif_range (T x (n - 1)) (T (opposite x) 0)).
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
