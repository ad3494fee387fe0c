(* The program of CheckOrder.v with rows that are as short as may be: of p vertices, of N, at least p - H are on
   side 1, and at most H, where H is half of N rounded up. So a row first grows, and has the numbers of the counts
   0, 1, …; from p = H on it has those of p - H, p - H + 1, …, and gets shorter. What ends early goes on with the cap.

   It computes the same numbers as CheckOrder.program, so what is proved of that is true of this. *)

From Coq Require Import ZArith Lia Uint63 PArray Bool List.
From Topocert Require Import Graph CheckGraph CheckRefute CheckOrder OrderExact.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Rows ---------- *)

(* Two words at a time, of seven digits each; all later digits are the cap. *)
Inductive narrow := NoMore | TwoWords (a b : int) (r : narrow).

Definition full_word : int := 3609930347105587400. (* the digits 200 *)

Fixpoint narrow_value (r : narrow) (c : nat) : Z :=
  match r with
  | NoMore => cap
  | TwoWords a b r => if (c <? 7)%nat then digit a c else if (c <? 14)%nat then digit b (c - 7) else narrow_value r (c - 14)
  end.

Fixpoint good_narrow (r : narrow) : Prop := match r with NoMore => True | TwoWords a b r => good_word a /\ good_word b /\ good_narrow r end.

Definition two_words (a b : int) (r : narrow) : narrow :=
  match r with
  | NoMore => if ((b =? full_word) && (a =? full_word))%uint63 then NoMore else TwoWords a b NoMore
  | TwoWords _ _ _ => TwoWords a b r
  end.

(* More links, the same in each word. *)
Fixpoint narrow_more (m : int) (r : narrow) : narrow :=
  match r with NoMore => NoMore | TwoWords a b r => TwoWords (lesser (a + m) full_word) (lesser (b + m) full_word) (narrow_more m r) end.

Definition narrow_plus (k : int) (r : narrow) : narrow :=
  if (k =? 0)%uint63 then r else narrow_more ((if k <? 50 then k else 50) * units)%uint63 r.

Fixpoint narrow_up_from (first : int) (r : narrow) : narrow :=
  match r with
  | NoMore => if (first =? 200)%uint63 then NoMore else TwoWords ((full_word << 9) + first)%uint63 full_word NoMore
  | TwoWords a b r => TwoWords ((a << 9) + first)%uint63 ((b << 9) + (a >> 54))%uint63 (narrow_up_from (b >> 54)%uint63 r)
  end.

Definition narrow_up (r : narrow) : narrow := narrow_up_from 200 r.

Definition lowest_digit (r : narrow) : int := match r with NoMore => 200 | TwoWords a _ _ => a land 511 end%uint63.

Fixpoint narrow_down (r : narrow) : narrow :=
  match r with
  | NoMore => NoMore
  | TwoWords a b r => TwoWords ((a >> 9) + ((b land 511) << 54))%uint63 ((b >> 9) + (lowest_digit r << 54))%uint63 (narrow_down r)
  end.

(* Without the full words at the end. *)
Fixpoint trimmed (r : narrow) : narrow := match r with NoMore => NoMore | TwoWords a b r => two_words a b (trimmed r) end.

Fixpoint narrow_least (r s : narrow) : narrow :=
  match r, s with
  | TwoWords a b r, TwoWords c d s => TwoWords (lesser a c) (lesser b d) (narrow_least r s)
  | NoMore, _ => s
  | _, NoMore => r
  end.

Lemma full_is : full_word = (200 * units)%uint63.
Proof. reflexivity. Qed.

Lemma good_full : good_word full_word.
Proof. exists (fun _ => cap); split; [intros i _; unfold cap; lia | rewrite full_is; exact cap_word]. Qed.

Lemma digit_full i : (i < 7)%nat -> digit full_word i = cap.
Proof. intros I; rewrite full_is; apply (is_word_digit _ _ i cap_word); [apply small_digits; intros j _; unfold cap; lia | exact I]. Qed.

Lemma digit_good w i : good_word w -> (i < 7)%nat -> 0 <= digit w i <= cap.
Proof. intros (f & F & A) I; rewrite (is_word_digit _ _ i A) by (try apply small_digits; assumption); apply F; assumption. Qed.

Lemma narrow_cap r : good_narrow r -> forall c, 0 <= narrow_value r c <= cap.
Proof.
  induction r as [|a b r IH]; intros G c; cbn [narrow_value]; [unfold cap; lia|]; destruct G as (A & B & G).
  destruct (Nat.ltb_spec c 7); [apply digit_good; assumption|]; destruct (Nat.ltb_spec c 14); [apply digit_good; [assumption | lia] | apply IH; exact G].
Qed.

Lemma two_words_good a b r : good_word a -> good_word b -> good_narrow r -> good_narrow (two_words a b r).
Proof. intros A B G; destruct r; cbn [two_words good_narrow] in *; [destruct ((b =? full_word) && (a =? full_word))%uint63; cbn [good_narrow]|]; tauto. Qed.

Lemma two_words_value a b r c : narrow_value (two_words a b r) c = narrow_value (TwoWords a b r) c.
Proof.
  destruct r; cbn [two_words]; [|reflexivity]; destruct ((b =? full_word) && (a =? full_word))%uint63 eqn:E; [|reflexivity].
  apply andb_true_iff in E; destruct E as [B A]; apply int_eqb_eq in A, B; subst; cbn [narrow_value].
  destruct (Nat.ltb_spec c 7); [rewrite digit_full; auto|]; destruct (Nat.ltb_spec c 14); [rewrite digit_full; lia | reflexivity].
Qed.

Definition at_most_50 (k : int) : int := if (k <? 50)%uint63 then k else 50%uint63.

Lemma at_most_50_range k : 0 <= to_Z (at_most_50 k) <= 50.
Proof. unfold at_most_50; pose proof (int_range k); destruct (Uint63.ltbP k 50) as [L|L]; change (to_Z 50) with 50 in *; lia. Qed.

Lemma more_good k w : to_Z k <= 50 -> good_word w -> good_word (lesser (w + k * units) full_word).
Proof. intros K W; rewrite full_is; exact (proj1 (good_more k w W K)). Qed.

Lemma more_digit k w i : to_Z k <= 50 -> good_word w -> (i < 7)%nat -> digit (lesser (w + k * units) full_word) i = Z.min (digit w i + to_Z k) cap.
Proof. intros K W I; rewrite full_is; exact (more_back k w W K i I). Qed.

Lemma narrow_more_right k r : to_Z k <= 50 -> good_narrow r ->
  good_narrow (narrow_more (k * units) r) /\ forall c, narrow_value (narrow_more (k * units) r) c = Z.min (narrow_value r c + to_Z k) cap.
Proof.
  intros K; induction r as [|a b r IH]; intros G; cbn [narrow_more narrow_value good_narrow].
  - split; [exact I | intros _; pose proof (int_range k); lia].
  - destruct G as (A & B & G); destruct (IH G) as [IG IV]; split; [auto using more_good|]; intros c.
    destruct (Nat.ltb_spec c 7); [apply more_digit; assumption|]; destruct (Nat.ltb_spec c 14); [apply more_digit; [assumption | assumption | lia] | apply IV].
Qed.

Lemma narrow_plus_right k r : good_narrow r ->
  good_narrow (narrow_plus k r) /\ forall c, narrow_value (narrow_plus k r) c = Z.min (narrow_value r c + to_Z (at_most_50 k)) cap.
Proof.
  intros G; unfold narrow_plus; destruct (k =? 0)%uint63 eqn:E.
  - apply int_eqb_eq in E; subst k; split; [exact G|]; intros c; pose proof (narrow_cap r G c); change (to_Z (at_most_50 0)) with 0; lia.
  - apply narrow_more_right; [apply at_most_50_range | exact G].
Qed.

Lemma narrow_up_from_right r : forall first, good_narrow r -> 0 <= to_Z first <= cap ->
  good_narrow (narrow_up_from first r) /\ forall c, narrow_value (narrow_up_from first r) c = match c with O => to_Z first | S c => narrow_value r c end.
Proof.
  induction r as [|a b r IH]; intros first G C; cbn [narrow_up_from].
  - destruct (first =? 200)%uint63 eqn:E.
    + apply int_eqb_eq in E; subst first; split; [exact I|]; intros [|c]; reflexivity.
    + destruct (good_shifted full_word first good_full C) as (W & _ & _ & D); split; [split; [exact W|]; split; [exact good_full | exact I]|].
      intros c; cbn [narrow_value]; destruct (Nat.ltb_spec c 7).
      * rewrite D by assumption; destruct c; [reflexivity | apply digit_full; lia].
      * destruct c as [|c]; [lia|]; destruct (Nat.ltb_spec (S c) 14); [apply digit_full; lia | reflexivity].
  - destruct G as (A & B & G); destruct (good_shifted a first A C) as (WA & CA & TA & DA), (good_shifted b (a >> 54) B CA) as (WB & CB & TB & DB).
    destruct (IH (b >> 54)%uint63 G CB) as [IG IV]; split; [cbn [good_narrow]; auto|]; intros c; cbn [narrow_value].
    destruct (Nat.ltb_spec c 7).
    + rewrite DA by assumption; destruct c as [|c]; [reflexivity|]; destruct (Nat.ltb_spec c 7); [reflexivity | lia].
    + destruct (Nat.ltb_spec c 14).
      * rewrite DB by lia; destruct c as [|c]; [lia|]; destruct (Nat.ltb_spec c 7).
        { assert (c = 6%nat) as -> by lia; exact TA. }
        { destruct (Nat.ltb_spec c 14); [|lia]; replace (S c - 7)%nat with (S (c - 7)) by lia; reflexivity. }
      * rewrite IV; destruct c as [|c]; [lia|]; destruct (Nat.ltb_spec c 7); [lia|]; destruct (Nat.ltb_spec c 14).
        { assert (c = 13%nat) as -> by lia; exact TB. }
        { replace (S c - 14)%nat with (S (c - 14)) by lia; reflexivity. }
Qed.

Lemma narrow_up_right r : good_narrow r ->
  good_narrow (narrow_up r) /\ forall c, narrow_value (narrow_up r) c = match c with O => cap | S c => narrow_value r c end.
Proof. intros G; apply (narrow_up_from_right r 200%uint63 G); change (to_Z 200) with 200; unfold cap; lia. Qed.

Lemma low_digit w : good_word w -> to_Z (w land 511) = digit w 0.
Proof.
  intros (f & F & A); rewrite Uint63.land_spec'; change (to_Z 511) with (Z.ones 9); rewrite Z.land_ones by lia; unfold digit.
  change (512 ^ Z.of_nat 0) with 1; rewrite Z.div_1_r; reflexivity.
Qed.

(* One digit down; the highest comes from elsewhere. *)
Lemma good_lowered w x : good_word w -> 0 <= to_Z x <= cap ->
  good_word ((w >> 9) + (x << 54)) /\ forall i, (i < 7)%nat -> digit ((w >> 9) + (x << 54)) i = if (i <? 6)%nat then digit w (S i) else to_Z x.
Proof.
  intros (f & F & A) X; set (h := fun i => if (i <? 6)%nat then f (S i) else to_Z x).
  assert (H : small h) by (intros i I; unfold h; destruct (Nat.ltb_spec i 6); [apply F; lia | exact X]).
  assert (E : is_word ((w >> 9) + (x << 54))%uint63 h).
  { unfold is_word; rewrite Uint63.add_spec, Uint63.lsl_spec, Uint63.lsr_spec, A; change (2 ^ to_Z 9) with 512; change (2 ^ to_Z 54) with (512 ^ Z.of_nat 6).
    assert (W : word f 7 / 512 = word (fun i => f (S i)) 6).
    { change (word f 7) with (f O + 512 * word (fun i => f (S i)) 6); pose proof (small_digits f F O ltac:(lia)).
      rewrite (Z.mul_comm 512), Z.div_add, (Z.div_small (f O)) by lia; reflexivity. }
    rewrite W; replace (word h 7) with (word (fun i => f (S i)) 6 + 512 ^ Z.of_nat 6 * to_Z x).
    - pose proof (word_range (fun i => f (S i)) 6 ltac:(intros i I; apply small_digits; [exact F | lia])) as R.
      unfold cap in X; change (512 ^ Z.of_nat 6) with 18014398509481984 in *; change wB with 9223372036854775808.
      rewrite (Z.mod_small (to_Z x * _)), Z.mod_small by lia; ring.
    - rewrite (word_last h 6); apply f_equal2; [apply word_same | reflexivity]; intros i I; unfold h; rewrite (proj2 (Nat.ltb_lt i 6) I); reflexivity. }
  split; [exists h; auto|]; intros i I; rewrite (is_word_digit _ _ i E) by (try apply small_digits; assumption); unfold h.
  destruct (Nat.ltb_spec i 6); [|reflexivity]; symmetry; apply (is_word_digit _ _ (S i) A); [apply small_digits; exact F | lia].
Qed.

Lemma trimmed_right r : good_narrow r -> good_narrow (trimmed r) /\ forall c, narrow_value (trimmed r) c = narrow_value r c.
Proof.
  induction r as [|a b r IH]; intros G; cbn [trimmed]; [split; [exact I | reflexivity]|]; destruct G as (A & B & G), (IH G) as [IG IV].
  split; [apply two_words_good; assumption|]; intros c; rewrite two_words_value; cbn [narrow_value]; rewrite IV; reflexivity.
Qed.

Lemma lowest_right r : good_narrow r -> to_Z (lowest_digit r) = narrow_value r 0.
Proof. destruct r; [reflexivity|]; intros (A & _); exact (low_digit a A). Qed.

Lemma narrow_down_right r : good_narrow r -> good_narrow (narrow_down r) /\ forall c, narrow_value (narrow_down r) c = narrow_value r (S c).
Proof.
  induction r as [|a b r IH]; intros G; cbn [narrow_down]; [split; [exact I | reflexivity]|].
  destruct G as (A & B & G); destruct (IH G) as [IG IV].
  destruct (good_lowered a (b land 511) A ltac:(rewrite (low_digit b B); apply digit_good; [exact B | lia])) as [WA DA].
  destruct (good_lowered b (lowest_digit r) B ltac:(rewrite (lowest_right r G); apply narrow_cap; exact G)) as [WB DB].
  split; [cbn [good_narrow]; auto|]; intros c; cbn [narrow_value].
  destruct (Nat.ltb_spec c 7).
  - rewrite DA by assumption; destruct (Nat.ltb_spec c 6), (Nat.ltb_spec (S c) 7); try lia.
    assert (c = 6%nat) as -> by lia; rewrite (low_digit b B); reflexivity.
  - destruct (Nat.ltb_spec (S c) 7); [lia|]; destruct (Nat.ltb_spec c 14).
    + rewrite DB by lia; destruct (Nat.ltb_spec (c - 7) 6), (Nat.ltb_spec (S c) 14); try lia.
      * f_equal; lia.
      * assert (c = 13%nat) as -> by lia; rewrite (lowest_right r G); reflexivity.
    + destruct (Nat.ltb_spec (S c) 14); [lia|]; rewrite IV; f_equal; lia.
Qed.

Lemma narrow_least_right r : forall s, good_narrow r -> good_narrow s ->
  good_narrow (narrow_least r s) /\ forall c, narrow_value (narrow_least r s) c = Z.min (narrow_value r c) (narrow_value s c).
Proof.
  induction r as [|a b r IH]; intros [|x y s] G H.
  - split; [exact I|]; intros c; cbn [narrow_least narrow_value]; lia.
  - split; [exact H|]; intros c; pose proof (narrow_cap _ H c); cbn [narrow_least]; change (narrow_value NoMore c) with cap; lia.
  - split; [exact G|]; intros c; pose proof (narrow_cap _ G c); cbn [narrow_least]; change (narrow_value NoMore c) with cap; lia.
  - destruct G as (A & B & G), H as (X & Y & H); destruct (IH s G H) as [IG IV]; cbn [narrow_least good_narrow narrow_value].
    split; [split; [apply good_lesser; assumption|]; split; [apply good_lesser; assumption | exact IG]|]; intros c.
    destruct (Nat.ltb_spec c 7); [apply lesser_back; assumption|]; destruct (Nat.ltb_spec c 14); [apply lesser_back; [assumption | assumption | lia] | apply IV].
Qed.

(* ---------- Without rows in between ---------- *)

Definition amount (k : int) : int := (at_most_50 k * units)%uint63.

(* What takes the time is to collect rows: these make one, of what would be five. *)
Fixpoint least_more (m n : int) (r s : narrow) : narrow :=
  match r, s with
  | TwoWords a b r, TwoWords c d s =>
    TwoWords (lesser (lesser (a + m) full_word) (lesser (c + n) full_word)) (lesser (lesser (b + m) full_word) (lesser (d + n) full_word)) (least_more m n r s)
  | NoMore, _ => narrow_more n s
  | _, NoMore => narrow_more m r
  end.

Fixpoint least_up (m n first second : int) (r s : narrow) : narrow :=
  match r, s with
  | TwoWords a b r, TwoWords c d s =>
    TwoWords (lesser (lesser ((a << 9) + first + m) full_word) (lesser ((c << 9) + second + n) full_word))%uint63
      (lesser (lesser ((b << 9) + (a >> 54) + m) full_word) (lesser ((d << 9) + (c >> 54) + n) full_word))%uint63
      (least_up m n (b >> 54) (d >> 54) r s)%uint63
  | _, _ => narrow_least (narrow_more m (narrow_up_from first r)) (narrow_more n (narrow_up_from second s))
  end.

Fixpoint more_down (m : int) (r : narrow) : narrow :=
  match r with
  | NoMore => NoMore
  | TwoWords a b r =>
    two_words (lesser ((a >> 9) + ((b land 511) << 54) + m) full_word)%uint63 (lesser ((b >> 9) + (lowest_digit r << 54) + m) full_word)%uint63 (more_down m r)
  end.

Fixpoint least_down (m n : int) (r s : narrow) : narrow :=
  match r, s with
  | TwoWords a b r, TwoWords c d s =>
    two_words (lesser (lesser ((a >> 9) + ((b land 511) << 54) + m) full_word) (lesser ((c >> 9) + ((d land 511) << 54) + n) full_word))%uint63
      (lesser (lesser ((b >> 9) + (lowest_digit r << 54) + m) full_word) (lesser ((d >> 9) + (lowest_digit s << 54) + n) full_word))%uint63
      (least_down m n r s)
  | NoMore, _ => more_down n s
  | _, NoMore => more_down m r
  end.

Lemma more_amount k r : good_narrow r ->
  good_narrow (narrow_more (amount k) r) /\ forall c, narrow_value (narrow_more (amount k) r) c = Z.min (narrow_value r c + to_Z (at_most_50 k)) cap.
Proof. intros G; apply narrow_more_right; [apply at_most_50_range | exact G]. Qed.

Lemma least_more_is m n r : forall s, least_more m n r s = narrow_least (narrow_more m r) (narrow_more n s).
Proof. induction r as [|a b r IH]; intros [|c d s]; cbn [least_more narrow_more narrow_least]; rewrite ?IH; reflexivity. Qed.

Lemma least_up_is m n r : forall first second s,
  least_up m n first second r s = narrow_least (narrow_more m (narrow_up_from first r)) (narrow_more n (narrow_up_from second s)).
Proof. induction r as [|a b r IH]; intros first second [|c d s]; try reflexivity; cbn [least_up narrow_up_from narrow_more narrow_least]; rewrite IH; reflexivity. Qed.

Lemma more_down_is m r : more_down m r = trimmed (narrow_more m (narrow_down r)).
Proof. induction r as [|a b r IH]; cbn [more_down narrow_down narrow_more trimmed]; rewrite ?IH; reflexivity. Qed.

Lemma least_down_is m n r : forall s, least_down m n r s = trimmed (narrow_least (narrow_more m (narrow_down r)) (narrow_more n (narrow_down s))).
Proof.
  induction r as [|a b r IH]; intros [|c d s]; cbn [least_down]; rewrite ?more_down_is; try reflexivity.
  rewrite IH; reflexivity.
Qed.

(* ---------- Tables ---------- *)

Inductive narrow_table := NarrowRow (r : narrow) | NarrowFork (a b : narrow_table).

Fixpoint narrow_merge (t u : narrow_table) : narrow_table :=
  match t, u with
  | NarrowRow r, NarrowRow s => NarrowRow (narrow_least r s)
  | NarrowFork a b, NarrowFork c d => NarrowFork (narrow_merge a c) (narrow_merge b d)
  | _, _ => t
  end.

(* The rows where a vertex is placed on side 0, with k links, and on side 1. *)
Definition on_side_0 (early : bool) (k : int) (r : narrow) : narrow := if early then narrow_plus k r else more_down (amount k) r.
Definition on_side_1 (early : bool) (k : int) (r : narrow) : narrow := narrow_plus k (if early then narrow_up r else r).

(* The least of two such rows. *)
Definition both_on_0 (early : bool) (k l : int) (r s : narrow) : narrow := if early then least_more (amount k) (amount l) r s else least_down (amount k) (amount l) r s.
Definition both_on_1 (early : bool) (k l : int) (r s : narrow) : narrow :=
  if early then least_up (amount k) (amount l) 200 200 r s else least_more (amount k) (amount l) r s.

Definition same_rows (r s : narrow) : Prop := good_narrow r /\ forall c, narrow_value r c = narrow_value s c.

Lemma same_least r r' s s' : good_narrow r' -> good_narrow s' -> same_rows r r' -> same_rows s s' -> same_rows (narrow_least r s) (narrow_least r' s').
Proof.
  intros G H [R RV] [S SV]; destruct (narrow_least_right r s R S) as [A AV], (narrow_least_right r' s' G H) as [_ BV].
  split; [exact A|]; intros c; rewrite AV, BV, RV, SV; reflexivity.
Qed.

Lemma more_plus k r : good_narrow r -> same_rows (narrow_more (amount k) r) (narrow_plus k r).
Proof. intros G; destruct (more_amount k r G) as [A AV], (narrow_plus_right k r G) as [_ BV]; split; [exact A|]; intros c; rewrite AV, BV; reflexivity. Qed.

Lemma both_on_0_same early k l r s : good_narrow r -> good_narrow s ->
  same_rows (both_on_0 early k l r s) (narrow_least (on_side_0 early k r) (on_side_0 early l s)).
Proof.
  intros G H; unfold both_on_0, on_side_0; destruct early.
  - rewrite least_more_is; apply same_least; try apply narrow_plus_right; try apply more_plus; assumption.
  - rewrite least_down_is, !more_down_is; destruct (narrow_down_right r G) as [DG _], (narrow_down_right s H) as [DH _].
    destruct (more_amount k _ DG) as [MG _], (more_amount l _ DH) as [MH _], (trimmed_right _ MG) as [TG TV], (trimmed_right _ MH) as [TH TW].
    destruct (narrow_least_right _ _ MG MH) as [LG LV], (narrow_least_right _ _ TG TH) as [_ LW], (trimmed_right _ LG) as [A AV].
    split; [exact A|]; intros c; rewrite AV, LV, LW, TV, TW; reflexivity.
Qed.

Lemma both_on_1_same early k l r s : good_narrow r -> good_narrow s ->
  same_rows (both_on_1 early k l r s) (narrow_least (on_side_1 early k r) (on_side_1 early l s)).
Proof.
  intros G H; unfold both_on_1, on_side_1; destruct early; rewrite ?least_more_is, ?least_up_is;
    apply same_least; try apply narrow_plus_right; try apply more_plus; try apply (narrow_up_right r); try apply (narrow_up_right s); assumption.
Qed.

(* Two tables into one, as two are where the vertex at their root leaves. *)
Fixpoint narrow_both (early : bool) (keep near : list bool) (t : narrow_table) (t0 t1 : int) (u : narrow_table) (u0 u1 : int) : narrow_table :=
  match keep, t, u with
  | k :: _, NarrowRow r, NarrowRow s =>
    let a := both_on_0 early t1 u1 r s in
    let b := both_on_1 early t0 u0 r s in
    if k then NarrowFork (NarrowRow a) (NarrowRow b) else NarrowRow (narrow_least a b)
  | k :: keep, NarrowFork a b, NarrowFork c d =>
    match near with
    | n :: near =>
      let more x := if n : bool then (x + 1)%uint63 else x in
      if k then NarrowFork (narrow_both early keep near a (more t0) t1 c (more u0) u1) (narrow_both early keep near b t0 (more t1) d u0 (more u1))
      else narrow_merge (narrow_both early keep near a (more t0) t1 b t0 (more t1)) (narrow_both early keep near c (more u0) u1 d u0 (more u1))
    | [] => t
    end
  | _, _, _ => t
  end.

Fixpoint narrow_place (early : bool) (keep near : list bool) (t : narrow_table) (k0 k1 : int) : narrow_table :=
  match keep, t with
  | k :: _, NarrowRow r =>
    let a := on_side_0 early k1 r in
    let b := on_side_1 early k0 r in
    if k then NarrowFork (NarrowRow a) (NarrowRow b) else NarrowRow (narrow_least a b)
  | k :: keep, NarrowFork a b =>
    match near with
    | n :: near =>
      let more x := if n : bool then (x + 1)%uint63 else x in
      if k then NarrowFork (narrow_place early keep near a (more k0) k1) (narrow_place early keep near b k0 (more k1))
      else narrow_both early keep near a (more k0) k1 b k0 (more k1)
    | [] => t
    end
  | [], _ => t
  end.

Section Alike.
Variable H : nat.

(* The wide row has at the count j + off what the narrow one has at j. *)
Definition alike_rows (off : nat) (r : counts) (s : narrow) : Prop :=
  good_row r /\ length r = (1 + H / 7)%nat /\ good_narrow s /\ forall j, (j + off <= H)%nat -> narrow_value s j = value r (j + off).

Fixpoint alike (d off : nat) (t : table) (u : narrow_table) : Prop :=
  match d, t, u with
  | O, Leaf r, NarrowRow s => alike_rows off r s
  | S d, Node a b, NarrowFork c e => alike d off a c /\ alike d off b e
  | _, _, _ => False
  end.

Lemma within_long r c : length r = (1 + H / 7)%nat -> (c <= H)%nat -> within_row r c.
Proof. unfold within_row; intros -> C; pose proof (Nat.div_mod H 7 ltac:(lia)); pose proof (Nat.mod_upper_bound H 7 ltac:(lia)); lia. Qed.

Lemma plus_any k r c : good_row r -> within_row r c -> value (plus k r) c = Z.min (value r c + to_Z (at_most_50 k)) cap.
Proof.
  intros G L; replace (plus k r) with (plus (at_most_50 k) r); [apply plus_back; [exact G | apply at_most_50_range | exact L]|].
  unfold plus; change (if (k <? 50)%uint63 then k else 50%uint63) with (at_most_50 k).
  change (if (at_most_50 k <? 50)%uint63 then at_most_50 k else 50%uint63) with (at_most_50 (at_most_50 k)).
  assert (E : at_most_50 (at_most_50 k) = at_most_50 k) by (unfold at_most_50 at 2 3; destruct (k <? 50)%uint63 eqn:E; [unfold at_most_50; rewrite E; reflexivity | reflexivity]).
  rewrite E; destruct (k =? 0)%uint63 eqn:Z0.
  - apply int_eqb_eq in Z0; subst k; reflexivity.
  - replace (at_most_50 k =? 0)%uint63 with false; [reflexivity|]; symmetry; apply int_eqb_neq; intros F.
    apply int_eqb_neq in Z0; unfold at_most_50 in F; destruct (k <? 50)%uint63; [contradiction|]; apply (f_equal to_Z) in F; discriminate F.
Qed.

Lemma alike_plus off k r s : alike_rows off r s -> alike_rows off (plus k r) (narrow_plus k s).
Proof.
  intros (G & L & N & V); destruct (narrow_plus_right k s N) as [NG NV]; split; [apply good_plus, G|]; split; [rewrite length_plus; exact L|].
  split; [exact NG|]; intros j J; rewrite NV, V, plus_any by (try assumption; apply within_long; assumption); reflexivity.
Qed.

(* Early both begin with the count 0, and then the narrow one goes ahead. *)
Definition goes (early : bool) (off next : nat) : Prop := if early then off = O /\ next = O else next = S off.

Lemma alike_0 early off next k r s : goes early off next -> alike_rows off r s -> alike_rows next (plus k r) (on_side_0 early k s).
Proof.
  unfold on_side_0; intros O A; destruct early; cbn [goes] in O; [apply alike_plus; destruct O as [-> ->]; exact A|]; subst next.
  assert (B : alike_rows (S off) r (narrow_down s)).
  { destruct A as (G & L & N & V); destruct (narrow_down_right s N) as [NG NV]; split; [exact G|]; split; [exact L|]; split; [exact NG|].
    intros j J; rewrite NV, V by lia; f_equal; lia. }
  destruct (alike_plus _ k _ _ B) as (G & L & _ & V), (more_amount k (narrow_down s)) as [NG NV]; [apply B|].
  rewrite more_down_is; destruct (trimmed_right _ NG) as [TG TV]; split; [exact G|]; split; [exact L|]; split; [exact TG|].
  intros j J; rewrite TV, NV, <- (V j J), (proj2 (narrow_plus_right k (narrow_down s) ltac:(apply B))); reflexivity.
Qed.

Lemma alike_1 early off next k r s : goes early off next -> alike_rows off r s -> alike_rows next (plus k (shift r)) (on_side_1 early k s).
Proof.
  unfold on_side_1; intros O A; apply alike_plus; destruct A as (G & L & N & V).
  assert (R : forall c, (c <= H)%nat -> value (shift r) c = match c with O => cap | S c => value r c end) by (intros c C; apply shift_back; [exact G | apply within_long; assumption]).
  destruct early; cbn [goes] in O.
  - destruct O as [-> ->], (narrow_up_right s N) as [NG NV]; split; [apply good_shift, G|]; split; [rewrite length_shift; exact L|]; split; [exact NG|].
    intros j J; rewrite NV, R by lia; rewrite Nat.add_0_r; destruct j; [reflexivity|]; rewrite V by lia; f_equal; lia.
  - subst next; split; [apply good_shift, G|]; split; [rewrite length_shift; exact L|]; split; [exact N|].
    intros j J; rewrite R by lia; replace (j + S off)%nat with (S (j + off)) by lia; apply V; lia.
Qed.

Lemma alike_least off r s r' s' : alike_rows off r s -> alike_rows off r' s' -> alike_rows off (least r r') (narrow_least s s').
Proof.
  intros (G & L & N & V) (G' & L' & N' & V'); destruct (narrow_least_right s s' N N') as [NG NV]; split; [apply good_least; assumption|].
  split; [rewrite length_least; congruence|]; split; [exact NG|]; intros j J; rewrite NV, V, V', least_back by (try assumption; congruence); reflexivity.
Qed.

Lemma alike_same off r s s' : same_rows s' s -> alike_rows off r s -> alike_rows off r s'.
Proof. intros [G' V'] (G & L & N & V); split; [exact G|]; split; [exact L|]; split; [exact G'|]; intros j J; rewrite V'; apply V, J. Qed.

Lemma alike_merge off d : forall t u t' u', alike d off t u -> alike d off t' u' -> alike d off (merge t t') (narrow_merge u u').
Proof.
  induction d as [|d IH]; intros [r|a b] [s|c e] [r'|a' b'] [s'|c' e']; cbn [alike merge narrow_merge]; try contradiction.
  - apply alike_least.
  - intros [A B] [A' B']; split; apply IH; assumption.
Qed.

Notation kept := (fun keep => length (filter (fun k : bool => k) keep)).

Lemma four_rows off a b c d x y z w : alike_rows off a x -> alike_rows off b y -> alike_rows off c z -> alike_rows off d w ->
  alike_rows off (least (least a b) (least c d)) (narrow_least (narrow_least x z) (narrow_least y w)).
Proof.
  intros A B C D; pose proof (alike_least _ _ _ _ _ (alike_least _ _ _ _ _ A B) (alike_least _ _ _ _ _ C D)) as (G & L & N & V).
  pose proof (alike_least _ _ _ _ _ (alike_least _ _ _ _ _ A C) (alike_least _ _ _ _ _ B D)) as (_ & _ & N' & _).
  split; [exact G|]; split; [exact L|]; split; [exact N'|]; intros j J; rewrite <- (V j J).
  destruct A as (_ & _ & A & _), B as (_ & _ & B & _), C as (_ & _ & C & _), D as (_ & _ & D & _).
  destruct (narrow_least_right x z A C) as [XZ EXZ], (narrow_least_right y w B D) as [YW EYW], (narrow_least_right x y A B) as [XY EXY], (narrow_least_right z w C D) as [ZW EZW].
  rewrite (proj2 (narrow_least_right _ _ XZ YW)), (proj2 (narrow_least_right _ _ XY ZW)), EXZ, EYW, EXY, EZW; lia.
Qed.

Lemma alike_both early off next : goes early off next -> forall keep near d t t0 t1 t' u u0 u1 u',
  alike d off t t' -> alike d off u u' -> length near = d -> length keep = S d ->
  alike (kept keep) next (merge (place t near keep t0 t1) (place u near keep u0 u1)) (narrow_both early keep near t' t0 t1 u' u0 u1).
Proof.
  intros O; induction keep as [|k keep IH]; intros near d t t0 t1 t' u u0 u1 u' A B LN LK; [discriminate|]; injection LK as LK.
  destruct d as [|d], t as [r|ta tb], t' as [s|tc td], u as [r'|ua ub], u' as [s'|uc ud]; cbn [alike] in A, B; try contradiction.
  - destruct keep; [|discriminate]; destruct k; cbn [filter length place narrow_both merge alike].
    + split; (eapply alike_same; [apply both_on_0_same || apply both_on_1_same; apply A || apply B|]);
        apply alike_least; (apply (alike_0 early off next) || apply (alike_1 early off next)); assumption.
    + pose proof (alike_0 early off next t1 _ _ O A) as A0; pose proof (alike_0 early off next u1 _ _ O B) as B0.
      pose proof (alike_1 early off next t0 _ _ O A) as A1; pose proof (alike_1 early off next u0 _ _ O B) as B1.
      eapply alike_same; [|exact (four_rows _ _ _ _ _ _ _ _ _ A0 A1 B0 B1)].
      apply same_least; try (apply narrow_least_right; apply A0 || apply B0 || apply A1 || apply B1); apply both_on_0_same || apply both_on_1_same; apply A || apply B.
  - destruct near as [|n near]; [discriminate|]; injection LN as LN; destruct A as [A1 A2], B as [B1 B2]; cbn [place narrow_both].
    destruct k; cbn [filter length].
    + cbn [merge alike]; split; apply (IH near d); assumption.
    + apply alike_merge; apply (IH near d); assumption.
Qed.

Lemma alike_place early off next : goes early off next -> forall keep near d t k0 k1 t',
  alike d off t t' -> length near = d -> length keep = S d -> alike (kept keep) next (place t near keep k0 k1) (narrow_place early keep near t' k0 k1).
Proof.
  intros O; induction keep as [|k keep IH]; intros near d t k0 k1 t' A LN LK; [discriminate|]; injection LK as LK.
  destruct d as [|d], t as [r|ta tb], t' as [s|tc td]; cbn [alike] in A; try contradiction.
  - destruct keep; [|discriminate]; destruct k; cbn [filter length place narrow_place alike].
    + split; (apply (alike_0 early off next) || apply (alike_1 early off next)); assumption.
    + apply alike_least; (apply (alike_0 early off next) || apply (alike_1 early off next)); assumption.
  - destruct near as [|n near]; [discriminate|]; injection LN as LN; destruct A as [A1 A2]; cbn [place narrow_place]; destruct k; cbn [filter length].
    + cbn [alike]; split; apply (IH near d); assumption.
    + apply (alike_both early off next O keep near d); assumption.
Qed.

End Alike.

(* ---------- The program ---------- *)

(* As CheckOrder.program; [growing] is for how many vertices more the rows grow. *)
Fixpoint narrow_program (P : plain) (last : array int) (first i : int) (growing : nat) (order boundary : list int) (t : narrow_table) : option narrow :=
  match order with
  | [] => match t with NarrowRow r => Some r | NarrowFork _ _ => None end
  | v :: order =>
    let r := row P v in
    let after := boundary ++ [v] in
    let keep := map (fun u => (i <? last.[u])%uint63) after in
    let early := match growing with O => false | S _ => true end in
    let t := narrow_place early keep (map (has r) boundary) t (if has r first then 1 else 0)%uint63 0%uint63 in
    narrow_program P last first (i + 1)%uint63 (Nat.pred growing) order (select keep after) t
  end.

Lemma narrow_program_right H P last first order : forall i growing off boundary t u r,
  alike H (length boundary) off t u -> (growing = O \/ off = O) -> narrow_program P last first i growing order boundary u = Some r ->
  exists s, program P last first i order boundary t = Some s /\ alike_rows H (off + (length order - growing)) s r.
Proof.
  induction order as [|v order IH]; intros i growing off boundary t u r A Z E; cbn [narrow_program program] in *.
  - destruct u as [q|]; [|discriminate]; injection E as ->; destruct boundary, t; cbn [length alike] in A; try contradiction.
    exists r0; split; [reflexivity|]; cbn [length]; replace (off + (0 - growing))%nat with off by lia; exact A.
  - set (near := map (has (row P v)) boundary) in *; set (after := boundary ++ [v]) in *.
    set (keep := map (fun u => (i <? last.[u])%uint63) after) in *.
    assert (LA : length after = S (length boundary)) by (unfold after; rewrite app_length; simpl; lia).
    assert (LK : length keep = S (length boundary)) by (unfold keep; rewrite map_length; exact LA).
    set (early := match growing with O => false | S _ => true end) in *.
    set (next := if early then O else S off).
    assert (O : goes early off next) by (unfold next, early in *; destruct growing; cbn [goes]; [reflexivity | destruct Z; [discriminate | auto]]).
    pose proof (alike_place H early off next O keep near (length boundary) t (if has (row P v) first then 1 else 0)%uint63 0%uint63 u A (map_length _ _) LK) as B.
    cbv beta in B; rewrite <- (select_length keep after) in B by lia.
    destruct (IH (i + 1)%uint63 (Nat.pred growing) next _ _ _ r B ltac:(unfold next, early; destruct growing; [left | right]; reflexivity) E) as (s & S1 & S2).
    exists s; split; [exact S1|]; cbn [length].
    replace (off + (S (length order) - growing))%nat with (next + (length order - Nat.pred growing))%nat; [exact S2|].
    unfold next, early; destruct growing; cbn [Nat.pred]; [lia|]; destruct Z; [discriminate | lia].
Qed.

Definition narrow_start : narrow := TwoWords (full_word - 200)%uint63 full_word NoMore.

(* The least numbers of links where the sides have N/2 vertices, side 1 the lesser half and the greater. *)
Definition least_cuts (P : plain) (last : array int) (first : int) (rest : list int) : option (Z * Z) :=
  let N := to_Z (total P) in
  match narrow_program P last first 1%uint63 (Z.to_nat (N - N / 2) - 1) rest [] (NarrowRow narrow_start) with
  | None => None
  | Some r => Some (narrow_value r 0, narrow_value r (Z.to_nat (N mod 2)))
  end.

Lemma least_cuts_right P last first rest a b : Z.of_nat (length (first :: rest)) = to_Z (total P) -> least_cuts P last first rest = Some (a, b) ->
  let N := to_Z (total P) in
  exists r, program P last first 1%uint63 rest [] (Leaf (start (Z.to_nat (N - N / 2)))) = Some r /\
    a = value r (Z.to_nat (N / 2)) /\ b = value r (Z.to_nat (N - N / 2)).
Proof.
  intros L E N; unfold least_cuts in E; fold N in E, L; cbn [length] in L; rewrite Nat2Z.inj_succ in L.
  pose proof (Z.div_mod N 2 ltac:(lia)) as DM; pose proof (Z.mod_pos_bound N 2 ltac:(lia)) as MB.
  set (H := Z.to_nat (N - N / 2)) in *; destruct (narrow_program _ _ _ _ _ _ _ _) as [r|] eqn:E1; [|discriminate]; injection E as <- <-.
  assert (A : alike H 0 0 (Leaf (start H)) (NarrowRow narrow_start)).
  { destruct (value_start H) as [V0 G]; split; [exact G|]; split; [unfold start; cbn [length]; rewrite repeat_length; reflexivity|].
    assert (N0 : is_word (full_word - 200)%uint63 (fun i => match i with O => 0 | S _ => cap end)) by reflexivity.
    split; [split; [|split; [exact good_full | exact I]]; eexists; split; [|exact N0]; intros [|i] _; unfold cap; lia|].
    assert (D0 : forall i, (i < 7)%nat -> digit (full_word - 200) i = match i with O => 0 | S _ => cap end).
    { intros i I; apply (is_word_digit _ _ i N0); [apply small_digits; intros [|j] _; unfold cap; lia | exact I]. }
    intros j J; rewrite Nat.add_0_r in *; assert (W : within_row (start H) j) by (apply (within_long H); [unfold start; cbn [length]; rewrite repeat_length; reflexivity | exact J]).
    destruct j as [|j]; [rewrite V0; cbn [narrow_start narrow_value Nat.ltb Nat.leb]; apply D0; lia|].
    assert (C : value (start H) (S j) = cap).
    { pose proof (value_word (start H) G (S j)); destruct (Z.eq_dec (value (start H) (S j)) cap) as [Q|Q]; [exact Q|].
      pose proof (start_back H (S j) W ltac:(lia)); discriminate. }
    rewrite C; unfold narrow_start; cbn [narrow_value]; destruct (Nat.ltb_spec (S j) 7); [rewrite D0; [reflexivity | assumption]|].
    destruct (Nat.ltb_spec (S j) 14); [apply digit_full; lia | reflexivity]. }
  destruct (narrow_program_right H P last first rest 1%uint63 (H - 1) 0 [] _ _ _ A (or_intror eq_refl) E1) as (s & S1 & _ & _ & _ & V).
  exists s; split; [exact S1|]; split; rewrite V by (unfold H; lia); f_equal; unfold H; lia.
Qed.

(* The checkers of CheckOrder.v and OrderExact.v, in less time. *)
Definition narrow_least_by_order (P : plain) (w : Z) (order : list int) : bool :=
  let n := total P in
  (Z.of_nat (length order) =? to_Z n) && in_places 0 order (places 0 order (make n 0%uint63)) n &&
  match order with
  | [] => false
  | first :: rest =>
    match least_cuts P (last_places P 0 order (make n 0%uint63)) first rest with
    | None => false
    | Some (a, b) => (w <=? a) && (w <=? b)
    end
  end.

Definition narrow_width_by_order (P : plain) (w : Z) (order : list int) : bool :=
  let n := total P in
  let spot := places 0 order (make n 0%uint63) in
  (Z.of_nat (length order) =? to_Z n) && in_places 0 order spot n && (w <? cap) &&
  match order with
  | [] => false
  | first :: rest =>
    let last := last_places P 0 order (make n 0%uint63) in
    boundaries_right P first last spot 1%uint63 rest [] &&
    match least_cuts P last first rest with
    | None => false
    | Some (a, b) => (w <=? a) && (w <=? b) && ((a =? w) || (b =? w))
    end
  end.

Theorem narrow_least_by_order_sound P w order : good_plain P -> narrow_least_by_order P w order = true -> width_at_least (Numbers P) w.
Proof.
  intros G C; apply (least_by_order_sound P w order G); unfold narrow_least_by_order in C; unfold least_by_order.
  rewrite !andb_true_iff in *; destruct C as [[L IP] C]; split; [auto|].
  destruct order as [|first rest]; [discriminate|]; destruct (least_cuts _ _ _ _) as [[a b]|] eqn:E; [|discriminate].
  apply least_cuts_right in E; [|apply Z.eqb_eq, L]; destruct E as (r & E & -> & ->); rewrite E; exact C.
Qed.

Theorem narrow_width_by_order_sound P w order : good_plain P -> narrow_width_by_order P w order = true -> bisection_width (Numbers P) w.
Proof.
  intros G C; apply (width_by_order_sound P w order G); unfold narrow_width_by_order in C; unfold width_by_order.
  rewrite !andb_true_iff in *; destruct C as [[[L IP] K] C]; split; [auto|].
  destruct order as [|first rest]; [discriminate|]; rewrite andb_true_iff in *; destruct C as [BR C]; split; [exact BR|].
  destruct (least_cuts _ _ _ _) as [[a b]|] eqn:E; [|discriminate].
  apply least_cuts_right in E; [|apply Z.eqb_eq, L]; destruct E as (r & E & -> & ->); rewrite E; exact C.
Qed.
