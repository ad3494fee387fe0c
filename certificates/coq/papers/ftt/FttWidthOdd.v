(* The bisection width of FTT(n) for odd n is 2n+2. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Width Square Ftt FttHamilton FttCut FttWidth.
Import ListNotations.
Open Scope Z_scope.

Definition even (e : Z) : Prop := exists k, e = 2 * k.

Lemma even_add a b : even a -> even b -> even (a + b).
Proof. intros [i ->] [j ->]. exists (i + j). lia. Qed.

Lemma total_even a b f : (forall i, even (f i)) -> even (total a b f).
Proof.
  intros H. destruct (Z_le_dec a b) as [L|L].
  - revert b L. apply upward; [rewrite total_none by lia; exists 0; reflexivity|].
    intros b Hb IH. rewrite total_next by lia. apply even_add; auto.
  - rewrite total_none by lia. exists 0. reflexivity.
Qed.

Definition one (b : bool) : Z := if b then 1 else 0.

Lemma dif_even a b : even (dif a b + (one a + one b)).
Proof. destruct a, b; unfold dif, one; simpl; [exists 1|exists 1|exists 1|exists 0]; lia. Qed.

Lemma changes_even a b F : a <= b -> even (total a b (fun i => dif (F i) (F (i + 1))) + (one (F a) + one (F b))).
Proof.
  revert b. apply upward.
  - rewrite total_none by lia. exists (one (F a)). lia.
  - intros b Hb [k Hk]. rewrite total_next by lia. destruct (dif_even (F b) (F (b + 1))) as [j Hj].
    exists (k + j - one (F b)). lia.
Qed.

Lemma total_nonneg a b f : (forall i, a <= i < b -> 0 <= f i) -> 0 <= total a b f.
Proof.
  intros H. destruct (Z_le_dec a b).
  - replace 0 with (total a b (fun _ => 0)) by (rewrite total_constant; lia). apply total_le. exact H.
  - rewrite total_none; lia.
Qed.

Lemma term_below a b f j : (forall i, a <= i < b -> 0 <= f i) -> a <= j < b -> f j <= total a b f.
Proof.
  intros H Hj. rewrite (total_split a j b), (total_split j (j + 1) b), total_next, (total_none j j) by lia.
  pose proof (total_nonneg a j f ltac:(intros; apply H; lia)). pose proof (total_nonneg (j + 1) b f ltac:(intros; apply H; lia)). lia.
Qed.

(* All terms but two are K at most. *)
Lemma two_out n f K a b : 0 <= a < n -> 0 <= b < n -> a <> b ->
  (forall y, 0 <= y < n -> y <> a -> y <> b -> f y <= K) -> total 0 n f <= (n - 2) * K + f a + f b.
Proof.
  intros Ha Hb Hab H.
  assert (forall a b, 0 <= a -> a < b -> b < n -> (forall y, 0 <= y < n -> y <> a -> y <> b -> f y <= K) ->
    total 0 n f <= (n - 2) * K + f a + f b) as L.
  { clear. intros a b Ha Hab Hb H.
    rewrite (total_split 0 a n), (total_split a (a + 1) n), (total_split (a + 1) b n), (total_split b (b + 1) n) by lia.
    rewrite (total_next a a), (total_next b b), !(total_none a a), !(total_none b b) by lia.
    pose proof (total_le 0 a f (fun _ => K) ltac:(intros; apply H; lia)) as T1.
    pose proof (total_le (a + 1) b f (fun _ => K) ltac:(intros; apply H; lia)) as T2.
    pose proof (total_le (b + 1) n f (fun _ => K) ltac:(intros; apply H; lia)) as T3.
    rewrite total_constant in T1, T2, T3 by lia. lia. }
  destruct (Z_lt_dec a b).
  - apply L; auto; lia.
  - pose proof (L b a ltac:(lia) ltac:(lia) ltac:(lia) ltac:(intros; apply H; lia)). lia.
Qed.

Section Odd.
Variables n M : Z.
Hypothesis Hn : n = 2 * M + 1.
Hypothesis HM : 2 <= M.
Notation opp := (opposite n M).

Lemma opp_low x : x < M -> opp x = x + M + 1.
Proof. intros. unfold opposite. destruct (Z_lt_dec x M); lia. Qed.

Lemma opp_high x : M <= x -> opp x = x - M.
Proof. intros. unfold opposite. destruct (Z_lt_dec x M); lia. Qed.

Lemma opp_range x : 0 <= x < n -> 0 <= opp x < n.
Proof. apply opposite_range. lia. Qed.

Lemma columns_even S : even (columns n M S).
Proof.
  assert (even (total 0 n (fun x => column n M S x + (one (S x 0) + one (S (opp x) 0))))) as [k Hk].
  { apply total_even. intros x. unfold column. destruct (changes_even 0 (n - 1) (S x) ltac:(lia)) as [i Hi].
    destruct (dif_even (S x (n - 1)) (S (opp x) 0)) as [j Hj]. exists (i + j - one (S x (n - 1))). lia. }
  rewrite !total_add, (total_opposite n M (fun x => one (S x 0))) in Hk by lia.
  exists (k - total 0 n (fun x => one (S x 0))). unfold columns. lia.
Qed.

Lemma steps_nonneg F a b : 0 <= total a b (fun i => dif (F i) (F (i + 1))).
Proof. apply total_nonneg. intros i _. apply dif_range. Qed.

(* Every column has two colours. *)
Lemma columns_two_colours S :
  (forall x, 0 <= x < n -> exists y, 0 <= y < n /\ S x y <> S x 0) -> n + 1 <= columns n M S.
Proof.
  intros H. assert (n <= columns n M S).
  { unfold columns. replace n with (total 0 n (fun _ => 1)) at 1 by (rewrite total_constant; lia). apply total_le.
    intros x Hx. destruct (H x Hx) as [y [Hy D]]. unfold column. rewrite (total_split 0 y (n - 1)) by lia.
    pose proof (total_changes 0 y (S x) ltac:(lia)). pose proof (steps_nonneg (S x) y (n - 1)).
    pose proof (dif_range (S x (n - 1)) (S (opp x) 0)).
    assert (dif (S x 0) (S x y) = 1) by (destruct (S x 0), (S x y); try congruence; reflexivity). lia. }
  destruct (columns_even S) as [k Hk]. lia.
Qed.

(* One change in a row, and M+1 vertices of the other colour: where they are. *)
Lemma shape (F : Z -> bool) c : total 0 (n - 1) (fun x => dif (F x) (F (x + 1))) <= 1 ->
  M + 1 <= total 0 n (fun x => dif c (F x)) ->
  (F 0 = c -> forall x, M <= x < n -> dif c (F x) = 1) /\ (F 0 <> c -> forall x, 0 <= x <= M -> dif c (F x) = 1).
Proof.
  intros H1 H2.
  assert (forall x x', 0 <= x -> x <= x' -> x' < n -> dif (F 0) (F x) + dif (F x) (F x') <= 1) as T.
  { intros x x' Hx Hxx Hx'. rewrite (total_split 0 x (n - 1)), (total_split x x' (n - 1)) in H1 by lia.
    pose proof (total_changes 0 x F ltac:(lia)). pose proof (total_changes x x' F ltac:(lia)).
    pose proof (steps_nonneg F x' (n - 1)). lia. }
  split; intros H0 x Hx.
  - destruct (bool_dec (F x) c) as [E|E]; [|destruct c, (F x); try congruence; reflexivity]. exfalso.
    assert (forall x', 0 <= x' <= x -> dif c (F x') = 0) as Z.
    { intros x' Hx'. specialize (T x' x ltac:(lia) ltac:(lia) ltac:(lia)). rewrite H0, E in T.
      destruct c, (F x'); unfold dif in *; simpl in *; lia. }
    rewrite (total_split 0 (x + 1) n) in H2 by lia.
    rewrite (total_ext 0 (x + 1) _ (fun _ => 0)), total_constant in H2 by (try lia; intros i Hi; apply Z; lia).
    pose proof (total_le (x + 1) n (fun i => dif c (F i)) (fun _ => 1) (fun i _ => proj2 (dif_range _ _))) as L.
    rewrite total_constant in L by lia. lia.
  - destruct (bool_dec (F x) c) as [E|E]; [|destruct c, (F x); try congruence; reflexivity]. exfalso.
    assert (forall x', x <= x' < n -> dif c (F x') = 0) as Z.
    { intros x' Hx'. specialize (T x x' ltac:(lia) ltac:(lia) ltac:(lia)). rewrite E in T.
      destruct c, (F 0), (F x'); unfold dif in *; simpl in *; try lia; congruence. }
    rewrite (total_split 0 x n) in H2 by lia.
    rewrite (total_ext x n _ (fun _ => 0)), total_constant in H2 by (try lia; intros i Hi; apply Z; lia).
    pose proof (total_le 0 x (fun i => dif c (F i)) (fun _ => 1) (fun i _ => proj2 (dif_range _ _))) as L.
    rewrite total_constant in L by lia. lia.
Qed.

(* No change in a row: one colour. *)
Lemma no_change (F : Z -> bool) : total 0 (n - 1) (fun x => dif (F x) (F (x + 1))) <= 0 -> forall x, 0 <= x < n -> F x = F 0.
Proof.
  intros H x Hx. rewrite (total_split 0 x (n - 1)) in H by lia.
  pose proof (total_changes 0 x F ltac:(lia)). pose proof (steps_nonneg F x (n - 1)).
  destruct (F 0), (F x); unfold dif in *; simpl in *; try reflexivity; lia.
Qed.

(* A row of one colour. *)
Section OneRow.
Variable S : Z -> Z -> bool.
Variables (y0 : Z) (c : bool).
Hypothesis Hy : 0 <= y0 < n.
Hypothesis Hc : forall x, 0 <= x < n -> S x y0 = c.
Let d x y := dif c (S x y).
Hypothesis HN : 2 * M * (M + 1) <= total 0 n (fun x => total 0 n (d x)).

Let step x y := dif (S x y) (S x (y + 1)).
Let changes x := total y0 (n - 1) (step x) + dif (S x (n - 1)) (S (opp x) 0) + total 0 y0 (step (opp x)).
Let piece x := total y0 n (d x) + total 0 y0 (d (opp x)).
Let met x := Z.min 1 (piece x).
Let s := total 0 n met.
Let row y := total 0 n (fun x => d x y).
Let T := fun x y => S y x.
Let inner y := total 0 (n - 1) (fun x => dif (S x y) (S (x + 1) y)).
Let over y := dif (S (n - 1) y) (S 0 (opp y)).

Lemma d_range x y : 0 <= d x y <= 1.
Proof. apply dif_range. Qed.

Lemma d_row x : 0 <= x < n -> d x y0 = 0.
Proof. intros H. unfold d. rewrite Hc by auto. destruct c; reflexivity. Qed.

Lemma columns_pieces : columns n M S = total 0 n changes.
Proof.
  unfold changes. rewrite !total_add, (total_opposite n M (fun x => total 0 y0 (step x))) by lia.
  unfold columns. rewrite <- !total_add. apply total_ext. intros x Hx. unfold column. fold (step x).
  rewrite (total_split 0 y0 (n - 1) (step x)) by lia. lia.
Qed.

Lemma changes_up x j : 0 <= x < n -> y0 <= j < n -> 2 * d x j <= changes x.
Proof.
  intros Hx Hj. pose proof (Hc x Hx) as C2. pose proof (Hc _ (opp_range x Hx)) as C1.
  unfold changes. rewrite (total_split y0 j (n - 1)) by lia. unfold d. rewrite dif_two.
  pose proof (total_changes y0 j (S x) ltac:(lia)) as T1. pose proof (total_changes j (n - 1) (S x) ltac:(lia)) as T2.
  pose proof (total_changes 0 y0 (S (opp x)) ltac:(lia)) as T3. rewrite C2 in T1. rewrite C1 in T3.
  pose proof (dif_triangle (S x j) (S x (n - 1)) c). pose proof (dif_triangle (S x (n - 1)) (S (opp x) 0) c).
  unfold step. lia.
Qed.

Lemma changes_down x j : 0 <= x < n -> 0 <= j <= y0 -> 2 * d (opp x) j <= changes x.
Proof.
  intros Hx Hj. pose proof (Hc x Hx) as C2. pose proof (Hc _ (opp_range x Hx)) as C1.
  unfold changes. rewrite (total_split 0 j y0) by lia. unfold d. rewrite dif_two.
  pose proof (total_changes 0 j (S (opp x)) ltac:(lia)) as T1. pose proof (total_changes j y0 (S (opp x)) ltac:(lia)) as T2.
  pose proof (total_changes y0 (n - 1) (S x) ltac:(lia)) as T3. rewrite C2 in T3. rewrite C1 in T2.
  pose proof (dif_triangle c (S x (n - 1)) (S (opp x) j)). pose proof (dif_triangle (S x (n - 1)) (S (opp x) 0) (S (opp x) j)).
  unfold step. lia.
Qed.

Lemma piece_range x : 0 <= x < n -> 0 <= piece x <= 2 * M.
Proof.
  intros Hx. unfold piece. rewrite (total_split y0 (y0 + 1) n), total_next, (total_none y0 y0), d_row by lia.
  pose proof (total_nonneg (y0 + 1) n (d x) (fun i _ => proj1 (d_range x i))).
  pose proof (total_nonneg 0 y0 (d (opp x)) (fun i _ => proj1 (d_range (opp x) i))).
  pose proof (total_le (y0 + 1) n (d x) (fun _ => 1) (fun i _ => proj2 (d_range x i))) as L1.
  pose proof (total_le 0 y0 (d (opp x)) (fun _ => 1) (fun i _ => proj2 (d_range (opp x) i))) as L2.
  rewrite total_constant in L1, L2 by lia. lia.
Qed.

Lemma met_changes x : 0 <= x < n -> 2 * met x <= changes x.
Proof.
  intros Hx. unfold met. pose proof (changes_up x y0 Hx ltac:(lia)) as C0. rewrite d_row in C0 by auto.
  destruct (Z_le_dec 2 (changes x)); [lia|].
  assert (piece x <= 0); [|lia]. unfold piece.
  pose proof (total_le y0 n (d x) (fun _ => 0)) as L1. pose proof (total_le 0 y0 (d (opp x)) (fun _ => 0)) as L2.
  rewrite total_constant in L1, L2 by lia.
  specialize (L1 ltac:(intros i Hi; pose proof (changes_up x i Hx Hi); pose proof (d_range x i); lia)).
  specialize (L2 ltac:(intros i Hi; pose proof (changes_down x i Hx ltac:(lia)); pose proof (d_range (opp x) i); lia)). lia.
Qed.

Lemma met_up x j : 0 <= x < n -> y0 <= j < n -> d x j <= met x.
Proof.
  intros Hx Hj. unfold met. pose proof (d_range x j). apply Z.min_glb; [lia|]. unfold piece.
  pose proof (term_below y0 n (d x) j (fun i _ => proj1 (d_range x i)) Hj).
  pose proof (total_nonneg 0 y0 (d (opp x)) (fun i _ => proj1 (d_range (opp x) i))). lia.
Qed.

Lemma met_down x j : 0 <= x < n -> 0 <= j < y0 -> d (opp x) j <= met x.
Proof.
  intros Hx Hj. unfold met. pose proof (d_range (opp x) j). apply Z.min_glb; [lia|]. unfold piece.
  pose proof (term_below 0 y0 (d (opp x)) j (fun i _ => proj1 (d_range (opp x) i)) Hj).
  pose proof (total_nonneg y0 n (d x) (fun i _ => proj1 (d_range x i))). lia.
Qed.

Lemma met_range x : 0 <= x < n -> 0 <= met x <= 1.
Proof. intros Hx. pose proof (piece_range x Hx). unfold met. lia. Qed.

Lemma columns_met : 2 * s <= columns n M S.
Proof. rewrite columns_pieces. unfold s. rewrite <- total_scale. apply total_le. intros x Hx. apply met_changes, Hx. Qed.

Lemma met_total : 2 * M * (M + 1) <= 2 * M * s.
Proof.
  unfold s. rewrite <- total_scale.
  assert (total 0 n (fun x => total 0 n (d x)) = total 0 n piece) as E.
  { unfold piece. rewrite total_add, (total_opposite n M (fun x => total 0 y0 (d x))) by lia.
    rewrite <- total_add. apply total_ext. intros x Hx. rewrite (total_split 0 y0 n) by lia. lia. }
  apply Z.le_trans with (total 0 n piece); [rewrite <- E; exact HN|]. apply total_le. intros x Hx.
  pose proof (piece_range x Hx). unfold met. destruct (Z_le_dec 1 (piece x)).
  - rewrite Z.min_l by lia. lia.
  - replace (piece x) with 0 by lia. lia.
Qed.

Lemma row_met y : 0 <= y < n -> row y <= s.
Proof.
  intros H. unfold row, s. destruct (Z_le_dec y0 y).
  - apply total_le. intros x Hx. apply met_up; auto. lia.
  - rewrite <- (total_opposite n M (fun x => d x y)) by lia. apply total_le. intros x Hx. apply met_down; auto. lia.
Qed.

Lemma s_range : 0 <= s <= n.
Proof.
  unfold s. split; [apply total_nonneg; intros i Hi; apply met_range; auto|].
  pose proof (total_le 0 n met (fun _ => 1) (fun i Hi => proj2 (met_range i Hi))) as L. rewrite total_constant in L by lia. lia.
Qed.

Lemma row_total : total 0 n row = total 0 n (fun x => total 0 n (d x)).
Proof. unfold row. symmetry. apply (total_swap n). Qed.

Lemma row_zero : row y0 = 0.
Proof. unfold row. rewrite (total_ext 0 n _ (fun _ => 0)), total_constant; try lia. apply d_row. Qed.

Lemma row_nonneg y : 0 <= row y.
Proof. apply total_nonneg. intros x _. apply d_range. Qed.

Lemma rows_inner : columns n M T = total 0 n (fun y => inner y + over y).
Proof. reflexivity. Qed.

Lemma inner_nonneg y : 0 <= inner y.
Proof. apply (steps_nonneg (fun x => S x y)). Qed.

Lemma over_range y : 0 <= over y <= 1.
Proof. apply dif_range. Qed.

(* A row with both colours has a change. *)
Lemma inner_change y : 1 <= row y -> row y < n -> 1 <= inner y.
Proof.
  intros H1 H2. destruct (Z_le_dec 1 (inner y)) as [|L]; [auto|exfalso].
  pose proof (no_change (fun x => S x y)) as K. cbv beta in K. fold (inner y) in K. specialize (K ltac:(lia)).
  assert (row y = total 0 n (fun _ => dif c (S 0 y))) as E.
  { unfold row. apply total_ext. intros x Hx. unfold d. rewrite K by auto. reflexivity. }
  rewrite total_constant in E by lia. pose proof (dif_range c (S 0 y)).
  assert (dif c (S 0 y) = 0 \/ dif c (S 0 y) = 1) as [D|D] by lia; rewrite D in E; lia.
Qed.

(* All columns are met: one change in a row is enough. *)
Lemma some_row_change : 1 <= columns n M T.
Proof.
  destruct (Z_le_dec 1 (columns n M T)) as [|L]; [auto|exfalso]. rewrite rows_inner in L.
  assert (forall y, 0 <= y < n -> inner y = 0 /\ over y = 0) as K.
  { intros y H. pose proof (term_below 0 n (fun y => inner y + over y) y) as B. cbv beta in B.
    specialize (B ltac:(intros i _; pose proof (inner_nonneg i); pose proof (over_range i); lia) H).
    pose proof (inner_nonneg y). pose proof (over_range y). lia. }
  assert (forall x y, 0 <= x < n -> 0 <= y < n -> S x y = S 0 y) as Kx.
  { intros x y Hx H. apply (no_change (fun x => S x y)); auto. destruct (K y H) as [E _]. fold (inner y). lia. }
  assert (forall y, 0 <= y < n -> S 0 y = S 0 (opp y)) as Ko.
  { intros y H. destruct (K y H) as [_ E]. unfold over in E. rewrite (Kx (n - 1) y) in E by lia.
    destruct (S 0 y), (S 0 (opp y)); auto; discriminate E. }
  assert (forall y, 0 <= y -> y < n -> S 0 y = S 0 0) as Ky.
  { apply (upward (fun y => y < n -> S 0 y = S 0 0) 0); [auto|]. intros y H0 IH H.
    rewrite <- IH by lia. rewrite (Ko y) by lia. rewrite (Ko (opp y)) by (apply opp_range; lia).
    f_equal. destruct (Z_lt_dec y M); [rewrite (opp_low y), opp_high by lia; lia|rewrite (opp_high y), opp_low by lia; lia]. }
  assert (forall x y, 0 <= x < n -> 0 <= y < n -> d x y = 0) as Kd.
  { intros x y Hx H. unfold d. rewrite (Kx x y), (Ky y), <- (Ky y0), <- (Kx x y0), Hc by lia. destruct c; reflexivity. }
  assert (total 0 n (fun x => total 0 n (d x)) = 0) as Z0.
  { rewrite (total_ext 0 n _ (fun _ => 0)); [rewrite total_constant; lia|].
    intros x Hx. rewrite (total_ext 0 n _ (fun _ => 0)); [rewrite total_constant; lia|]. intros y H. apply Kd; auto. }
  pose proof HN as HN'. rewrite Z0 in HN'. assert (0 < M * (M + 1)) by (apply Z.mul_pos_pos; lia). lia.
Qed.

(* As many rows with a change as hold the other colour. *)
Lemma rows_changes : s <= 2 * M -> 2 * M * (M + 1) <= s * columns n M T.
Proof.
  intros Hs. rewrite rows_inner, <- total_scale. eapply Z.le_trans; [exact HN|]. rewrite <- row_total.
  apply total_le. intros y H. pose proof (row_met y H). pose proof (row_nonneg y). pose proof (over_range y). pose proof (inner_nonneg y).
  destruct (Z_le_dec 1 (row y)).
  - pose proof (inner_change y ltac:(lia) ltac:(lia)). nia.
  - pose proof s_range. replace (row y) with 0 by lia. nia.
Qed.

(* Only M+1 columns are met. *)
Lemma tight : s = M + 1 -> 2 * M + 1 <= columns n M T.
Proof.
  intros Hs. destruct (Z_le_dec (2 * M + 1) (columns n M T)) as [|L]; [auto|exfalso].
  rewrite rows_inner in L. pose proof HN as HN'. rewrite <- row_total in HN'.
  assert (forall y, 0 <= y < n -> y <> y0 -> M + 1 <= row y) as R.
  { intros y H N. pose proof (two_out n row (M + 1) y0 y Hy H ltac:(auto)) as K.
    specialize (K ltac:(intros i Hi _ _; rewrite <- Hs; apply row_met; auto)). rewrite row_zero in K. nia. }
  assert (forall y, 0 <= y < n -> y <> y0 -> 1 <= inner y) as I.
  { intros y H N. pose proof (R y H N). pose proof (row_met y H). apply inner_change; lia. }
  assert (forall y, 0 <= y < n -> y <> y0 -> inner y = 1 /\ over y = 0 /\ over y0 = 0) as E.
  { intros y H N. pose proof (two_out n (fun y => - (inner y + over y)) (-1) y0 y Hy H ltac:(auto)) as K.
    specialize (K ltac:(intros i Hi N1 N2; pose proof (I i Hi N1); pose proof (over_range i); lia)). cbv beta in K.
    assert (total 0 n (fun y => - (inner y + over y)) = - total 0 n (fun y => inner y + over y)) as Eq.
    { rewrite <- (Z.mul_1_l (total 0 n (fun y => inner y + over y))), <- Z.mul_opp_l, <- total_scale. apply total_ext. intros; lia. }
    rewrite Eq in K. pose proof (I y H N). pose proof (over_range y). pose proof (over_range y0). pose proof (inner_nonneg y0). lia. }
  pose proof (opp_range y0 Hy) as R1. set (y1 := opp y0) in *.
  assert (y1 <> y0) as N1.
  { unfold y1. destruct (Z_lt_dec y0 M); [rewrite opp_low|rewrite opp_high]; lia. }
  destruct (E y1 R1 N1) as [I1 [O1 O0]].
  assert (S 0 y1 = c) as S1.
  { unfold over in O0. fold y1 in O0. rewrite Hc in O0 by lia. destruct c, (S 0 y1); auto; discriminate O0. }
  destruct (shape (fun x => S x y1) c) as [Sh _]; [fold (inner y1); lia|apply R; auto|]. specialize (Sh S1). cbv beta in Sh.
  pose proof (opp_range y1 R1) as R2. set (y2 := opp y1) in *.
  assert (S 0 y2 <> c) as S2.
  { unfold over in O1. fold y2 in O1. pose proof (Sh (n - 1) ltac:(lia)) as D. intros E2. rewrite E2 in O1.
    destruct c, (S (n - 1) y1); discriminate. }
  assert (y2 <> y0) as N2 by (intros E2; apply S2; rewrite E2; apply Hc; lia).
  destruct (E y2 R2 N2) as [I2 [O2 _]].
  destruct (shape (fun x => S x y2) c) as [_ Sh2]; [fold (inner y2); lia|apply R; auto|]. specialize (Sh2 S2). cbv beta in Sh2.
  assert (M + 2 <= s); [|lia]. unfold s.
  assert (forall x, 0 <= x < n -> 1 <= met x -> met x = 1) as M1 by (intros x Hx H; pose proof (met_range x Hx); lia).
  destruct (Z_lt_dec y0 M) as [C|C].
  - (* the columns from M on, and column 0 *)
    assert (y1 = y0 + M + 1) as Y1 by (unfold y1; rewrite opp_low; lia).
    assert (y2 = y0 + 1) as Y2 by (unfold y2; rewrite opp_high; lia).
    rewrite (total_split 0 1 n), (total_split 1 M n) by lia.
    pose proof (total_nonneg 1 M met ltac:(intros i Hi; apply met_range; lia)) as P.
    pose proof (total_le M n (fun _ => 1) met) as Q. rewrite total_constant in Q by lia.
    specialize (Q ltac:(intros x Hx; pose proof (met_up x y1 ltac:(lia) ltac:(lia)) as U; unfold d in U; rewrite Sh in U by lia; lia)).
    replace 1 with (0 + 1) at 1 by lia. rewrite total_next, (total_none 0 0) by lia.
    pose proof (met_up 0 y2 ltac:(lia) ltac:(lia)) as U. unfold d in U. rewrite Sh2 in U by lia. lia.
  - (* the columns below M, column M, and the last *)
    assert (y1 = y0 - M) as Y1 by (unfold y1; rewrite opp_high; lia).
    rewrite (total_split 0 M n), (total_split M (M + 1) n), (total_split (M + 1) (n - 1) n) by lia.
    pose proof (total_nonneg (M + 1) (n - 1) met ltac:(intros i Hi; apply met_range; lia)) as P.
    pose proof (total_le 0 M (fun _ => 1) met) as Q. rewrite total_constant in Q by lia.
    specialize (Q ltac:(intros x Hx; pose proof (met_down x y1 ltac:(lia) ltac:(lia)) as U; unfold d in U; rewrite opp_low, Sh in U by lia; lia)).
    assert (total (n - 1) n met = met (n - 1)) as ->.
    { pose proof (total_next (n - 1) (n - 1) met ltac:(lia)) as X. rewrite (total_none (n - 1) (n - 1)) in X by lia.
      replace (n - 1 + 1) with n in X by lia. lia. }
    rewrite (total_next M M), (total_none M M) by lia.
    pose proof (met_down (n - 1) y1 ltac:(lia) ltac:(lia)) as U. unfold d in U. rewrite opp_high, Sh in U by lia.
    assert (1 <= met M); [|lia].
    destruct (Z.eq_dec y0 (2 * M)) as [C2|C2].
    + assert (y2 = 0) as Y2 by (unfold y2; rewrite opp_high; lia).
      pose proof (met_down M y2 ltac:(lia) ltac:(lia)) as V. unfold d in V. rewrite opp_high, Sh2 in V by lia. exact V.
    + assert (y2 = y0 + 1) as Y2 by (unfold y2; rewrite opp_low; lia).
      pose proof (met_up M y2 ltac:(lia) ltac:(lia)) as V. unfold d in V. rewrite Sh2 in V by lia. exact V.
Qed.

Lemma one_row : 2 * n + 2 <= columns n M S + columns n M T.
Proof.
  pose proof columns_met as C. pose proof met_total as Z. pose proof s_range as Rs.
  destruct (columns_even S) as [k Hk]. destruct (columns_even T) as [j Hj].
  assert (M + 1 <= s) by nia.
  assert (4 * M + 3 <= columns n M S + columns n M T); [|lia].
  destruct (Z.eq_dec s n) as [E|E].
  { pose proof some_row_change. lia. }
  destruct (Z.eq_dec s (M + 1)) as [E1|E1].
  { pose proof (tight E1). lia. }
  pose proof (rows_changes ltac:(lia)) as R.
  assert (4 * M + 3 <= 2 * s + columns n M T); [|lia].
  destruct (Z_le_dec (4 * M + 3) (2 * s + columns n M T)) as [|L]; [auto|exfalso].
  assert (s * columns n M T <= s * (4 * M + 2 - 2 * s)) by (apply Z.mul_le_mono_nonneg_l; lia).
  assert (exists t, s = M + t /\ 2 <= t) as [t [Et Ht]] by (exists (s - M); lia). rewrite Et in *. nia.
Qed.

End OneRow.

Lemma rows_and_columns_odd (S : Z -> Z -> bool) :
  (forall c, 2 * M * (M + 1) <= total 0 n (fun x => total 0 n (fun y => dif c (S x y)))) ->
  (forall c, 2 * M * (M + 1) <= total 0 n (fun x => total 0 n (fun y => dif c (S y x)))) ->
  2 * n + 2 <= columns n M S + columns n M (fun x y => S y x).
Proof.
  intros H1 H2.
  assert (forall T : Z -> Z -> bool,
    (exists x, 0 <= x < n /\ forall y, 0 <= y < n -> T x y = T x 0) \/
    (forall x, 0 <= x < n -> exists y, 0 <= y < n /\ T x y <> T x 0)) as D.
  { intros T.
    assert (forall x, (forall y, 0 <= y < n -> T x y = T x 0) \/ exists y, 0 <= y < n /\ T x y <> T x 0) as Dx.
    { intros x. destruct (exists_decided (fun y => T x y <> T x 0) (zrange n)) as [[y [Hy K]]|K].
      - intros y. apply decided_not, decided_bool.
      - right. exists y. apply in_zrange in Hy. auto.
      - left. intros y Hy. destruct (bool_dec (T x y) (T x 0)); [auto|]. exfalso. apply K. exists y. rewrite in_zrange. auto. }
    destruct (exists_decided (fun x => forall y, 0 <= y < n -> T x y = T x 0) (zrange n)) as [[x [Hx K]]|K].
    - intros x. destruct (Dx x) as [K|[y [Hy K]]]; [left; exact K|right; intros L; apply K, L, Hy].
    - left. exists x. apply in_zrange in Hx. auto.
    - right. intros x Hx. destruct (Dx x) as [L|L]; [|exact L]. exfalso. apply K. exists x. rewrite in_zrange. auto. }
  destruct (D S) as [[x0 [Hx K]]|K].
  { pose proof (one_row (fun x y => S y x) x0 (S x0 0) Hx K (H2 _)) as O. cbv beta in O. change (fun x y => S x y) with S in O. lia. }
  destruct (D (fun x y => S y x)) as [[y0 [Hy K']]|K'].
  { pose proof (one_row S y0 (S 0 y0) Hy K' (H1 _)). lia. }
  pose proof (columns_two_colours S K). pose proof (columns_two_colours (fun x y => S y x) K'). lia.
Qed.

End Odd.

Lemma odd_cut n M S w : n = 2 * M + 1 -> 2 <= M -> balanced (FTT n) S -> cut (FTT n) S w -> 2 * n + 2 <= w.
Proof.
  intros Hn HM B C. apply (cut_changes n M) in C; try lia.
  assert (forall c, 2 * M * (M + 1) <= sum_over (fun v => dif c (S v)) (square n)) as K.
  { intros c. rewrite (balanced_colours n M) by (auto; lia).
    assert (n * n / 2 = 2 * M * (M + 1)) as -> by (symmetry; apply Z.div_unique with 1; [lia|rewrite Hn; ring]).
    assert (n * n = 2 * (2 * M * (M + 1)) + 1) by (rewrite Hn; ring). destruct c; lia. }
  pose proof (rows_and_columns_odd n M Hn HM (fun x y => S (x, y))) as R. cbv beta in R.
  eapply Z.le_trans; [apply R|exact C].
  - intros c. specialize (K c). rewrite square_total in K by lia. exact K.
  - intros c. specialize (K c). rewrite square_total, total_swap in K by lia. exact K.
Qed.

(* FTT paper, section 4, Theorem 2 says 3n. It is 4 ceil(n/2): 2n for even n, 2n+2
   for odd n. For odd n the rows in their order form one ring, and so do the columns;
   a ring has an even number of cut links. *)
Theorem ftt_thm2_bisection_correction n : 4 <= n -> bisection_width (FTT n) (4 * ((n + 1) / 2)).
Proof.
  intros Hn. destruct (half n) as [M [HM Hr]]. rewrite (other_half n M) by auto.
  assert (n = 2 * M \/ n = 2 * M + 1) as [E|E] by lia.
  - replace (4 * (n - M)) with (2 * n) by lia. apply ftt_thm2_bisection_correction_even; [auto|].
    rewrite E, Z.mul_comm. apply Z.mod_mul. lia.
  - split.
    + exists (quadrants n). split; [apply quadrants_balanced; lia|].
      replace (4 * (n - M)) with (4 * ((n + 1) / 2)) by (rewrite (other_half n M) by auto; lia). apply quadrants_cut. lia.
    + intros S B. destruct (cut_exists (FTT n) S) as [w C]; [apply ftt_proper; lia|apply ftt_decidable|].
      exists w. split; [exact C|]. pose proof (odd_cut n M S w E ltac:(lia) B C). lia.
Qed.
