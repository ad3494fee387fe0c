(* The program of CheckOrder.v finds no less than there is: where a row has a number below its cap,
   some cut has no more links. So the width that it finds is the width. *)

From Coq Require Import ZArith Lia Uint63 PArray Bool List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckCnf CheckRefute CheckOrder.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Rows ---------- *)

Definition within_row (r : counts) (c : nat) : Prop := (c < 7 * length r)%nat.

Lemma more_back k w : good_word w -> to_Z k <= 50 -> forall i, (i < 7)%nat -> digit (capped (w + k * units)) i = Z.min (digit w i + to_Z k) cap.
Proof.
  intros (f & F & A) K; pose proof (int_range k) as KR.
  assert (U : is_word (k * units)%uint63 (fun _ => to_Z k)).
  { unfold is_word; rewrite Uint63.mul_spec; replace (to_Z units) with (word (fun _ => 1) 7) by reflexivity.
    rewrite Z.mod_small; [cbn [word]; ring|]; change (word (fun _ => 1) 7) with 18049651735527937; change wB with 9223372036854775808; nia. }
  assert (S : is_word (w + k * units)%uint63 (fun i => f i + 1 * to_Z k)).
  { apply (is_word_add w _ f _ 1 A U); [|auto]; intros i I; specialize (F i I); unfold cap in F; lia. }
  pose proof (lesser_word _ _ _ _ S cap_word ltac:(intros i I; specialize (F i I); unfold cap in F; lia) ltac:(intros i _; unfold cap; lia)) as L.
  fold (capped (w + k * units)%uint63) in L.
  assert (G : small (fun i => Z.min (f i + 1 * to_Z k) cap)) by (intros i I; specialize (F i I); unfold cap in *; lia).
  intros i I; rewrite (is_word_digit _ _ i L), (is_word_digit _ _ i A) by (try apply small_digits; assumption); lia.
Qed.

Lemma value_word r : good_row r -> forall c, value r c <= cap.
Proof.
  induction 1 as [|w r (f & F & A) G IH]; intros c; cbn [value]; [unfold cap; lia|]; destruct (Nat.ltb_spec c 7); [|apply IH].
  rewrite (is_word_digit _ _ c A) by (try apply small_digits; assumption); apply F; assumption.
Qed.

Lemma plus_back k r c : good_row r -> to_Z k <= 50 -> within_row r c -> value (plus k r) c = Z.min (value r c + to_Z k) cap.
Proof.
  intros G K L; unfold plus; destruct (k =? 0)%uint63 eqn:E.
  - apply int_eqb_eq in E; subst k; change (to_Z 0) with 0; pose proof (value_word r G c); lia.
  - assert (J : (if (k <? 50)%uint63 then k else 50%uint63) = k).
    { destruct (Uint63.ltbP k 50) as [X|X]; [reflexivity|]; apply to_Z_inj; change (to_Z 50) with 50 in *; lia. }
    rewrite J; clear J E; revert c L; induction G as [|w r W G IH]; intros c L; [unfold within_row in L; simpl in L; lia|].
    cbn [map value]; destruct (Nat.ltb_spec c 7); [apply more_back; assumption|].
    apply IH; unfold within_row in *; cbn [length] in L; lia.
Qed.

Lemma shifted_back r : forall first c, good_row r -> 0 <= to_Z first <= cap -> within_row r c ->
  value (shifted first r) c = match c with O => to_Z first | S c => value r c end.
Proof.
  induction r as [|w r IH]; intros first c G C L; [unfold within_row in L; simpl in L; lia|]; cbn [shifted value].
  inversion G as [|? ? W G']; subst; destruct (good_shifted w first W C) as (_ & C' & T & D).
  destruct (Nat.ltb_spec c 7) as [X|X].
  - rewrite D by exact X; destruct c as [|c]; [reflexivity|]; destruct (Nat.ltb_spec c 7); [reflexivity | lia].
  - rewrite IH by (try assumption; unfold within_row in *; cbn [length] in L; lia).
    destruct c as [|c]; [lia|]; destruct (Nat.ltb_spec c 7) as [Y|Y].
    + assert (c = 6%nat) as -> by lia; simpl; exact T.
    + replace (S c - 7)%nat with (S (c - 7)) by lia; reflexivity.
Qed.

Lemma shift_back r c : good_row r -> within_row r c -> value (shift r) c = match c with O => cap | S c => value r c end.
Proof. intros G L; apply (shifted_back r 200%uint63 c G); [change (to_Z 200) with 200; unfold cap; lia | exact L]. Qed.

Lemma lesser_back a b i : good_word a -> good_word b -> (i < 7)%nat -> digit (lesser a b) i = Z.min (digit a i) (digit b i).
Proof.
  intros (f & F & A) (h & H & B) I.
  pose proof (lesser_word a b f h A B ltac:(intros j J; specialize (F j J); unfold cap in F; lia) H) as L.
  assert (S : small (fun i => Z.min (f i) (h i))) by (intros j J; specialize (F j J); specialize (H j J); lia).
  rewrite (is_word_digit _ _ i L), (is_word_digit _ _ i A), (is_word_digit _ _ i B) by (try apply small_digits; assumption); reflexivity.
Qed.

Lemma least_back r : forall s c, good_row r -> good_row s -> length r = length s -> value (least r s) c = Z.min (value r c) (value s c).
Proof.
  induction r as [|a r IH]; intros [|b s] c G H L; try discriminate; [reflexivity|]; injection L as L.
  inversion G; inversion H; subst; cbn [least value]; destruct (Nat.ltb_spec c 7); [apply lesser_back | apply IH]; assumption.
Qed.

Lemma length_plus k r : length (plus k r) = length r.
Proof. unfold plus; destruct (k =? 0)%uint63; [reflexivity | apply map_length]. Qed.

Lemma length_shift r : length (shift r) = length r.
Proof. unfold shift; generalize 200%uint63; induction r as [|w r IH]; intros f; [reflexivity|]; cbn [shifted length]; rewrite IH; reflexivity. Qed.

Lemma length_least r : forall s, length r = length s -> length (least r s) = length r.
Proof. induction r as [|a r IH]; intros [|b s] L; try discriminate; [reflexivity|]; injection L as L; cbn [least length]; rewrite IH; auto. Qed.

Lemma start_back H c : within_row (start H) c -> value (start H) c < cap -> c = O.
Proof.
  unfold within_row, start; cbn [length value]; destruct c as [|c]; [reflexivity|]; intros L V; exfalso; revert V.
  assert (R : forall k c, (c < 7 * k)%nat -> value (repeat (200 * units)%uint63 k) c = cap).
  { induction k as [|k IH]; intros d D; [lia|]; cbn [repeat value]; destruct (Nat.ltb_spec d 7) as [X|X].
    - apply (is_word_digit _ _ d cap_word); [apply small_digits; intros i _; unfold cap; lia | exact X].
    - apply IH; lia. }
  destruct (Nat.ltb_spec (S c) 7) as [X|X].
  - assert (E : is_word (200 * (units - 1))%uint63 (fun i => match i with O => 0 | S _ => cap end)) by reflexivity.
    rewrite (is_word_digit _ _ (S c) E); [lia | apply small_digits; intros [|i] _; unfold cap; lia | exact X].
  - rewrite R; [lia|]; rewrite repeat_length in L; lia.
Qed.

(* ---------- Tables ---------- *)

(* All rows are as long. *)
Fixpoint rows_long (n : nat) (t : table) : Prop :=
  match t with Leaf r => length r = n | Node a b => rows_long n a /\ rows_long n b end.

Lemma merge_long n t : forall u d, deep t d -> deep u d -> rows_long n t -> rows_long n u -> rows_long n (merge t u).
Proof.
  induction t as [r|a IHa b IHb]; intros [s|e f] [|d]; cbn [deep merge rows_long]; intros T U R S; try contradiction.
  - rewrite length_least; congruence.
  - destruct T, U, R, S; split; eauto.
Qed.

Lemma place_long n t : forall near keep k0 k1 d, deep t d -> length near = d -> length keep = S d -> rows_long n t -> rows_long n (place t near keep k0 k1).
Proof.
  induction t as [r|a IHa b IHb]; intros near keep k0 k1 [|d]; cbn [deep place]; intros T N K R; try contradiction.
  - destruct keep as [|k [|]]; try discriminate; cbn [rows_long] in R; destruct k; cbn [rows_long];
      [|rewrite length_least by (rewrite !length_plus, length_shift; reflexivity)]; rewrite ?length_plus, ?length_shift; auto.
  - destruct T as [A B]; destruct near as [|x near]; [discriminate|]; destruct keep as [|k keep]; [discriminate|].
    injection N as N; injection K as K; destruct R as [RA RB]; destruct k; cbn [rows_long].
    + split; [apply (IHa _ _ _ _ d) | apply (IHb _ _ _ _ d)]; assumption.
    + apply (merge_long n _ _ (length (filter (fun k : bool => k) keep))).
      * apply (place_deep a _ _ _ _ d); assumption.
      * apply (place_deep b _ _ _ _ d); assumption.
      * apply (IHa _ _ _ _ d); assumption.
      * apply (IHb _ _ _ _ d); assumption.
Qed.

Lemma merge_back n t : forall u d sides c, deep t d -> deep u d -> rows_long n t -> rows_long n u -> length sides = d ->
  value (at_sides (merge t u) sides) c = Z.min (value (at_sides t sides) c) (value (at_sides u sides) c).
Proof.
  induction t as [r|a IHa b IHb]; intros [s|e f] [|d] sides c; cbn [deep merge at_sides rows_long]; intros T U R S L; try contradiction.
  - apply least_back; congruence || assumption.
  - destruct T as [A B], U as [E F], R, S, sides as [|[] sides]; [discriminate | |]; injection L as L; eauto.
Qed.

Fixpoint trues (l : list bool) : Z := match l with [] => 0 | b :: l => Z.b2z b + trues l end.

Lemma trues_nonneg l : 0 <= trues l.
Proof. induction l as [|[] l IH]; simpl; lia. Qed.

Lemma int_one_more k : to_Z k < 50 -> to_Z (k + 1) = to_Z k + 1.
Proof. intros K; pose proof (int_range k); rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; change wB with 9223372036854775808; lia. Qed.

Lemma place_back n t : forall near keep k0 k1 d sides' c', deep t d -> rows_long n t -> length near = d -> length keep = S d ->
  to_Z k0 + trues near <= 50 -> to_Z k1 + trues near <= 50 -> (c' < 7 * n)%nat ->
  length sides' = length (filter (fun k : bool => k) keep) ->
  value (at_sides (place t near keep k0 k1) sides') c' < cap ->
  exists sides s c, length sides = d /\ sides' = select keep (sides ++ [s]) /\ c' = (if s then S c else c) /\
    value (at_sides t sides) c + to_Z (if s : bool then k0 else k1) + others near sides s <= value (at_sides (place t near keep k0 k1) sides') c'.
Proof.
  induction t as [r|a IHa b IHb]; intros near keep k0 k1 [|d] sides' c'; cbn [deep place]; intros T R N K K0 K1 C L V; try contradiction.
  - destruct keep as [|k [|]]; try discriminate; destruct near; [|discriminate]; cbn [rows_long trues] in *.
    assert (W : within_row r c') by (unfold within_row; lia).
    assert (A : value (plus k1 r) c' = Z.min (value r c' + to_Z k1) cap) by (apply plus_back; auto; lia).
    assert (B : value (plus k0 (shift r)) c' = Z.min (value (shift r) c' + to_Z k0) cap).
    { apply plus_back; [apply good_shift, T | lia | unfold within_row; rewrite length_shift; exact W]. }
    rewrite (shift_back r c' T W) in B; pose proof (int_range k0); pose proof (int_range k1).
    assert (X : forall x : bool, value (if x then plus k0 (shift r) else plus k1 r) c' < cap -> exists c, c' = (if x then S c else c) /\
      value r c + to_Z (if x then k0 else k1) + 0 <= value (if x then plus k0 (shift r) else plus k1 r) c').
    { intros [] Y; [destruct c' as [|c]; [lia|]; exists c | exists c']; split; try reflexivity; lia. }
    destruct k; cbn [filter length at_sides] in *.
    + destruct sides' as [|x [|]]; try discriminate; cbn [at_sides] in *.
      assert (E : at_sides (if x then Leaf (plus k0 (shift r)) else Leaf (plus k1 r)) [] = if x then plus k0 (shift r) else plus k1 r) by (destruct x; reflexivity).
      rewrite E in *; destruct (X x V) as (c & E1 & E2); exists [], x, c; split; [reflexivity|]; split; [reflexivity|]; split; [exact E1|]; exact E2.
    + destruct sides'; [|discriminate]; rewrite least_back in * by (auto using good_plus, good_shift; rewrite ?length_plus, ?length_shift; reflexivity).
      destruct (Z.le_gt_cases (value (plus k1 r) c') (value (plus k0 (shift r)) c')) as [Y|Y].
      * destruct (X false ltac:(cbv iota; lia)) as (c & E1 & E2); exists [], false, c; split; [reflexivity|]; split; [reflexivity|]; split; [exact E1|]; cbn [at_sides others] in *; lia.
      * destruct (X true ltac:(cbv iota; lia)) as (c & E1 & E2); exists [], true, c; split; [reflexivity|]; split; [reflexivity|]; split; [exact E1|]; cbn [at_sides others] in *; lia.
  - destruct T as [A B], R as [RA RB]; destruct near as [|x near]; [discriminate|]; destruct keep as [|k keep]; [discriminate|].
    injection N as N; injection K as K; cbn [trues] in *; pose proof (trues_nonneg near); pose proof (int_range k0); pose proof (int_range k1).
    set (j0 := if x then (k0 + 1)%uint63 else k0) in *; set (j1 := if x then (k1 + 1)%uint63 else k1) in *.
    assert (J0 : to_Z j0 = to_Z k0 + Z.b2z x) by (unfold j0; destruct x; cbn [Z.b2z] in *; [apply int_one_more; lia | lia]).
    assert (J1 : to_Z j1 = to_Z k1 + Z.b2z x) by (unfold j1; destruct x; cbn [Z.b2z] in *; [apply int_one_more; lia | lia]).
    set (a' := place a near keep j0 k1) in *; set (b' := place b near keep k0 j1) in *.
    assert (X : forall (y : bool) rest, length rest = length (filter (fun k : bool => k) keep) -> value (at_sides (if y then b' else a') rest) c' < cap ->
      exists sides s c, length sides = d /\ rest = select keep (sides ++ [s]) /\ c' = (if s then S c else c) /\
        value (at_sides (if y then b else a) sides) c + to_Z (if s : bool then k0 else k1) + others (x :: near) (y :: sides) s <= value (at_sides (if y then b' else a') rest) c').
    { intros y rest LR Y; destruct y.
      - destruct (IHb near keep k0 j1 d rest c' B RB N K ltac:(destruct x; cbn [Z.b2z] in *; lia) ltac:(lia) C LR Y) as (sides & s & c & E1 & E2 & E3 & E4).
        exists sides, s, c; split; [exact E1|]; split; [exact E2|]; split; [exact E3|]; cbn [others]; fold b' in E4; destruct s, x; cbn [xorb andb Z.b2z] in *; lia.
      - destruct (IHa near keep j0 k1 d rest c' A RA N K ltac:(lia) ltac:(destruct x; cbn [Z.b2z] in *; lia) C LR Y) as (sides & s & c & E1 & E2 & E3 & E4).
        exists sides, s, c; split; [exact E1|]; split; [exact E2|]; split; [exact E3|]; cbn [others]; fold a' in E4; destruct s, x; cbn [xorb andb Z.b2z] in *; lia. }
    destruct k; cbn [filter length] in L.
    + destruct sides' as [|y rest]; [discriminate|]; injection L as L; cbn [at_sides] in *.
      destruct (X y rest L V) as (sides & s & c & E1 & E2 & E3 & E4); exists (y :: sides), s, c.
      split; [simpl; congruence|]; split; [cbn [app select]; congruence|]; split; [exact E3|]; cbn [at_sides]; exact E4.
    + rewrite (merge_back n a' b' (length (filter (fun k : bool => k) keep))) in *; try assumption;
        try (apply (place_deep a _ _ _ _ d); assumption); try (apply (place_deep b _ _ _ _ d); assumption);
        try (apply (place_long n a _ _ _ _ d); assumption); try (apply (place_long n b _ _ _ _ d); assumption).
      destruct (Z.le_gt_cases (value (at_sides a' sides') c') (value (at_sides b' sides') c')) as [Y|Y].
      * destruct (X false sides' L ltac:(cbv iota; lia)) as (sides & s & c & E1 & E2 & E3 & E4); exists (false :: sides), s, c.
        split; [simpl; congruence|]; split; [cbn [app select]; exact E2|]; split; [exact E3|]; cbn [at_sides]; lia.
      * destruct (X true sides' L ltac:(cbv iota; lia)) as (sides & s & c & E1 & E2 & E3 & E4); exists (true :: sides), s, c.
        split; [simpl; congruence|]; split; [cbn [app select]; exact E2|]; split; [exact E3|]; cbn [at_sides]; lia.
Qed.

(* ---------- The program ---------- *)

Section Exact.
Variable P : plain.
Hypothesis G : good_plain P.
Variable first : int.
Variable H : nat.

(* The links that a cut has among the vertices of a list, the last one placed first. *)
Fixpoint cost (S : int -> bool) (placed : list int) : Z :=
  match placed with
  | [] => 0
  | v :: placed => Z.of_nat (length (filter (fun u => has (row P v) u && xorb (S u) (S v)) placed)) + cost S placed
  end.

Lemma cost_same S T placed : (forall u, In u placed -> S u = T u) -> cost S placed = cost T placed.
Proof.
  induction placed as [|v placed IH]; intros E; [reflexivity|]; cbn [cost]; rewrite IH by (intros u U; apply E; right; exact U); f_equal; f_equal; f_equal.
  apply filter_ext_in; intros u U; rewrite (E u), (E v) by (simpl; auto); reflexivity.
Qed.

Definition exact (placed boundary : list int) (t : table) : Prop :=
  forall sides c, length sides = length boundary -> (c <= H)%nat -> value (at_sides t sides) c < cap ->
  exists S, S first = false /\ map S boundary = sides /\ length (filter S placed) = c /\ cost S placed <= value (at_sides t sides) c.

(* Whatever is linked to a vertex and stands before it is the first vertex or in the boundary. *)
Fixpoint boundaries_right (last spot : array int) (i : int) (order boundary : list int) : bool :=
  match order with
  | [] => true
  | v :: order =>
    let r := row P v in
    (length r <=? 49)%nat &&
    forallb (fun u => negb (spot.[u] <? i)%uint63 || (u =? first)%uint63 || has boundary u) r &&
    let after := boundary ++ [v] in
    boundaries_right last spot (i + 1)%uint63 order (select (map (fun u => (i <? last.[u])%uint63) after) after)
  end.

Lemma others_here (S : int -> bool) v s boundary :
  others (map (has (row P v)) boundary) (map S boundary) s = Z.of_nat (length (filter (fun u => has (row P v) u && xorb (S u) s) boundary)).
Proof.
  induction boundary as [|u boundary IH]; [reflexivity|]; cbn [map others filter]; rewrite IH.
  destruct (has (row P v) u && xorb (S u) s); cbn [length Z.b2z]; lia.
Qed.

Lemma trues_short (l boundary : list int) : NoDup boundary -> trues (map (has l) boundary) <= Z.of_nat (length l).
Proof.
  intros N; assert (E : trues (map (has l) boundary) = Z.of_nat (length (filter (has l) boundary))).
  { clear N; induction boundary as [|u b IH]; [reflexivity|]; cbn [map trues filter]; rewrite IH; destruct (has l u); cbn [length Z.b2z]; lia. }
  rewrite E; apply inj_le, NoDup_incl_length; [apply NoDup_filter, N|]; intros u U; apply filter_In in U; destruct U as [_ U].
  apply existsb_exists in U; destruct U as (w & I & Q); apply Uint63.eqb_spec in Q; subst w; exact I.
Qed.

Record facts (placed boundary : list int) (t : table) : Prop := Facts {
  f_deep : deep t (length boundary);
  f_long : rows_long (1 + H / 7) t;
  f_once : NoDup boundary;
  f_in : forall u, In u boundary -> In u placed /\ u <> first;
  f_first : In first placed;
  f_exact : exact placed boundary t
}.

Lemma program_exact last spot order : forall i placed boundary t r,
  facts placed boundary t -> NoDup (rev placed ++ order) ->
  (forall u, In u placed -> to_Z spot.[u] < to_Z i) -> in_places i order spot (total P) = true ->
  boundaries_right last spot i order boundary = true ->
  program P last first i order boundary t = Some r ->
  facts (rev order ++ placed) [] (Leaf r).
Proof.
  induction order as [|v order IH]; intros i placed boundary t r F N PL IP BR E; cbn [program] in E.
  - destruct t as [s|]; [|discriminate]; injection E as ->; destruct boundary as [|u boundary]; [exact F|].
    destruct F as [D _ _ _ _ _]; destruct D.
  - cbn [boundaries_right in_places] in BR, IP; rewrite !andb_true_iff, forallb_forall, Nat.leb_le in BR; destruct BR as [[DG BR] BR'].
    rewrite !andb_true_iff, Uint63.eqb_spec in IP; destruct IP as [[[VN PV] SU] IP']; apply Uint63.ltb_spec in SU, VN.
    set (near := map (has (row P v)) boundary) in *; set (after := boundary ++ [v]) in *.
    set (keep := map (fun u => (i <? last.[u])%uint63) after) in *.
    replace (rev (v :: order) ++ placed) with (rev order ++ v :: placed) by (simpl; rewrite <- app_assoc; reflexivity).
    destruct F as [DT RT BO BI FI EX].
    assert (VP : ~ In v placed).
    { intros I; apply NoDup_remove_2 in N; apply N, in_or_app; left; apply in_rev in I; exact I. }
    assert (VB : ~ In v boundary) by (intros I; apply VP, BI, I).
    assert (LN : length near = length boundary) by (unfold near; apply map_length).
    assert (LA : length after = Datatypes.S (length boundary)) by (unfold after; rewrite app_length; simpl; lia).
    assert (LK : length keep = Datatypes.S (length boundary)) by (unfold keep; rewrite map_length; exact LA).
    set (k0 := (if has (row P v) first then 1 else 0)%uint63) in *.
    assert (K0 : to_Z k0 = Z.b2z (has (row P v) first)) by (unfold k0; destruct (has (row P v) first); reflexivity).
    assert (ND : NoDup (rev (v :: placed) ++ order)) by (simpl; rewrite <- app_assoc; exact N).
    apply (IH (i + 1)%uint63 (v :: placed) (select keep after) (place t near keep k0 0%uint63) r); [split | exact ND | | exact IP' | exact BR' | exact E].
    + rewrite select_length by lia; apply (place_deep t near keep _ _ (length boundary)); auto.
    + apply (place_long _ t near keep _ _ (length boundary)); auto.
    + apply select_once; unfold after; apply NoDup_app_intro; [exact BO | repeat constructor; intros [] |].
      intros u U [<-|[]]; exact (VB U).
    + intros u U; apply select_in in U; unfold after in U; apply in_app_or in U; destruct U as [U|[<-|[]]].
      * destruct (BI u U); split; [right|]; assumption.
      * split; [left; reflexivity | intros ->; contradiction].
    + right; exact FI.
    + intros sides' c' L' C' V.
      assert (TS : trues near <= Z.of_nat (length (row P v))) by (apply trues_short, BO).
      assert (B0 : 0 <= Z.b2z (has (row P v) first) <= 1) by (destruct (has (row P v) first); simpl; lia).
      destruct (place_back (1 + H / 7) t near keep k0 0%uint63 (length boundary) sides' c' DT RT LN LK) as (sides & s & c & E1 & E2 & E3 & E4); try assumption.
      * lia.
      * change (to_Z 0) with 0; lia.
      * pose proof (Nat.div_mod H 7 ltac:(lia)); pose proof (Nat.mod_upper_bound H 7 ltac:(lia)); lia.
      * rewrite L', select_length by lia; reflexivity.
      * pose proof (trues_nonneg near) as TN.
        assert (ON : 0 <= others near sides s) by (clear; revert sides; induction near as [|n near IHn]; intros [|x sides]; simpl; try lia; specialize (IHn sides); destruct (n && xorb x s); simpl; lia).
        assert (KS : 0 <= to_Z (if s then k0 else 0%uint63)) by (apply int_range).
        destruct (EX sides c) as (S & S0 & SB & SC & SV); [exact E1 | destruct s; lia | lia|].
        set (T := fun u => if (u =? v)%uint63 then s else S u).
        assert (TV : T v = s) by (unfold T; rewrite (proj2 (int_eqb_eq v v) eq_refl); reflexivity).
        assert (TP : forall u, In u placed -> T u = S u).
        { intros u U; unfold T; destruct (u =? v)%uint63 eqn:Q; [apply int_eqb_eq in Q; subst u; contradiction | reflexivity]. }
        exists T; split; [rewrite TP by exact FI; exact S0|]; split; [|split].
        { rewrite <- select_map; unfold after; rewrite map_app; simpl map; rewrite TV, E2; f_equal; f_equal; rewrite <- SB; apply map_ext_in; intros u U; apply TP, BI, U. }
        { cbn [filter]; rewrite TV; assert (Q : filter T placed = filter S placed) by (apply filter_ext_in, TP); rewrite Q, E3, <- SC; destruct s; reflexivity. }
        { cbn [cost]; rewrite TV, (cost_same T S placed TP).
          assert (Q : filter (fun u => has (row P v) u && xorb (T u) s) placed = filter (fun u => has (row P v) u && xorb (S u) s) placed).
          { apply filter_ext_in; intros u U; rewrite TP by exact U; reflexivity. }
          rewrite Q; set (near_by := fun u => has (row P v) u && xorb (S u) s) in *.
          assert (R : (length (filter near_by placed) <= length (filter near_by (first :: boundary)))%nat).
          { apply NoDup_incl_length.
            - apply NoDup_filter; apply NoDup_remove_1 in N; clear - N; apply NoDup_rev in N; rewrite rev_app_distr, rev_involutive in N.
              induction (rev order) as [|a l IHl]; [exact N | inversion N; auto].
            - intros u U; apply filter_In in U; destruct U as [U X]; apply filter_In; split; [|exact X].
              unfold near_by in X; apply andb_true_iff in X; destruct X as [X _]; apply existsb_exists in X; destruct X as (w & I & X).
              apply Uint63.eqb_spec in X; subst w; specialize (BR u I); rewrite !orb_true_iff, negb_true_iff, int_eqb_eq in BR; destruct BR as [[BR|BR]|BR].
              + exfalso; specialize (PL u U); apply Uint63.ltb_spec in PL; congruence.
              + left; symmetry; exact BR.
              + right; apply existsb_exists in BR; destruct BR as (w & J & BR); apply Uint63.eqb_spec in BR; subst w; exact J. }
          assert (Z1 : Z.of_nat (length (filter near_by (first :: boundary))) = to_Z (if s then k0 else 0%uint63) + others near sides s).
          { unfold near; rewrite <- SB, others_here; fold near_by; cbn [filter]; unfold near_by at 1; rewrite S0.
            destruct s; cbn [xorb]; [rewrite K0 | change (to_Z 0) with 0]; destruct (has (row P v) first); cbn [andb length Z.b2z]; lia. }
          lia. }
    + intros u [<-|U]; [rewrite PV; exact SU | specialize (PL u U); lia].
Qed.

(* The cut that it speaks of. *)
Lemma cost_cut S placed : Permutation placed (ints (total P)) -> cut (Numbers P) S (cost S placed).
Proof.
  intros PM; assert (ND : NoDup placed) by (eapply Permutation_NoDup; [apply Permutation_sym, PM | apply NoDup_ints]).
  assert (V : forall u, In u placed <-> to_Z u < to_Z (total P)).
  { intros u; rewrite <- in_ints; split; apply Permutation_in; [exact PM | apply Permutation_sym, PM]. }
  assert (X : forall l, NoDup l -> (forall u, In u l -> to_Z u < to_Z (total P)) ->
    exists D : list (int * int), NoDup D /\ Z.of_nat (length D) = cost S l /\ forall a b, In (a, b) D <-> In a l /\ In b l /\ In b (row P a) /\ S a = true /\ S b = false).
  { induction l as [|v l IH]; intros N B; [exists []; split; [constructor|]; split; [reflexivity|]; simpl; tauto|].
    inversion N as [|? ? VL N']; subst; destruct (IH N' (fun u U => B u (or_intror U))) as (D & D1 & D2 & D3).
    set (new := filter (fun u => has (row P v) u && xorb (S u) (S v)) l).
    assert (NI : forall u, In u new <-> In u l /\ In u (row P v) /\ S u <> S v).
    { intros u; unfold new; rewrite filter_In, andb_true_iff; unfold has; split.
      - intros (I & R & Q); apply existsb_exists in R; destruct R as (w & J & R); apply Uint63.eqb_spec in R; subst w.
        split; [exact I|]; split; [exact J|]; destruct (S u), (S v); discriminate.
      - intros (I & R & Q); split; [exact I|]; split; [apply existsb_exists; exists u; split; [exact R | apply Uint63.eqb_spec; reflexivity]|]; destruct (S u), (S v); auto; congruence. }
    exists (map (fun u => if S u then (u, v) else (v, u)) new ++ D); split; [|split].
    - apply NoDup_app_intro; [|exact D1|].
      + apply NoDup_map_inj; [|apply NoDup_filter, N']; intros a b A C E; apply NI in A, C.
        destruct (S a), (S b); injection E; intros; subst; auto; destruct A as [A _], C as [C _]; contradiction.
      + intros e I J; apply in_map_iff in I; destruct I as (u & <- & I); destruct (S u); apply D3 in J; destruct J as (J1 & J2 & _); contradiction.
    - rewrite app_length, map_length, Nat2Z.inj_add; cbn [cost]; fold new; rewrite <- D2; reflexivity.
    - pose proof (B v (or_introl eq_refl)) as VV; intros a b; rewrite in_app_iff, D3, in_map_iff; split.
      + intros [(u & E & I)|(A & C & R)]; [|simpl; tauto]; apply NI in I; destruct I as (I & R & Q).
        destruct (S u) eqn:SU; injection E as <- <-.
        * split; [right; exact I|]; split; [left; reflexivity|]; split; [apply (row_back G); assumption|]; split; [exact SU | destruct (S v); congruence].
        * split; [left; reflexivity|]; split; [right; exact I|]; split; [exact R|]; split; [destruct (S v); congruence | exact SU].
      + intros (A & C & R & SA & SB); destruct A as [<-|A], C as [<-|C].
        * congruence.
        * left; exists b; rewrite SB; split; [reflexivity|]; apply NI; split; [exact C|]; split; [exact R | congruence].
        * left; exists a; rewrite SA; split; [reflexivity|]; apply NI; split; [exact A|]; split; [apply (row_back G); [apply B; right; exact A | exact R] | congruence].
        * right; auto. }
  destruct (X placed ND (fun u U => proj1 (V u) U)) as (D & D1 & D2 & D3); exists D; split; [|exact D2]; split; [exact D1|].
  intros [a b]; cbn [fst snd]; rewrite D3, numbers_adj by exact G; rewrite !V; split; [tauto|].
  intros ([A R] & SA & SB); pose proof (row_below G a b A R); tauto.
Qed.

End Exact.

(* The width is w: no cut has fewer links, and the program has found one with w. *)
Definition width_by_order (P : plain) (w : Z) (order : list int) : bool :=
  let n := total P in
  let N := to_Z n in
  let spot := places 0 order (make n 0%uint63) in
  (Z.of_nat (length order) =? N) && in_places 0 order spot n && (w <? cap) &&
  match order with
  | [] => false
  | first :: rest =>
    let last := last_places P 0 order (make n 0%uint63) in
    boundaries_right P first last spot 1%uint63 rest [] &&
    match program P last first 1%uint63 rest [] (Leaf (start (Z.to_nat (N - N / 2)))) with
    | None => false
    | Some r =>
      let a := value r (Z.to_nat (N / 2)) in let b := value r (Z.to_nat (N - N / 2)) in
      (w <=? a) && (w <=? b) && ((a =? w) || (b =? w))
    end
  end.

Theorem width_by_order_sound P w order : good_plain P -> width_by_order P w order = true -> bisection_width (Numbers P) w.
Proof.
  unfold width_by_order; intros G C; rewrite !andb_true_iff, Z.eqb_eq, Z.ltb_lt in C; destruct C as [[[LN IP] CAP] C].
  assert (L : width_at_least (Numbers P) w).
  { apply (least_by_order_sound P w order G); unfold least_by_order; rewrite (proj2 (Z.eqb_eq _ _) LN), IP; cbn [andb].
    destruct order as [|first rest]; [discriminate|]; apply andb_true_iff in C; destruct C as [_ C].
    destruct (program _ _ _ _ _ _ _) as [r|]; [|discriminate]; rewrite !andb_true_iff in C; rewrite andb_true_iff; tauto. }
  split; [|exact L].
  destruct order as [|first rest]; [discriminate|]; apply andb_true_iff in C; destruct C as [BR C].
  set (last := last_places _ _ _ _) in *; set (spot := places _ _ _) in *; set (N := to_Z (total P)) in *; set (H := Z.to_nat (N - N / 2)) in *.
  destruct (program P last first 1 rest [] (Leaf (start H))) as [r|] eqn:E; [|discriminate].
  rewrite !andb_true_iff, !Z.leb_le, orb_true_iff, !Z.eqb_eq in C; destruct C as [_ C].
  pose proof IP as IP0; apply in_places_once in IP; destruct IP as [ND VV].
  cbn [in_places] in IP0; rewrite !andb_true_iff, Uint63.eqb_spec in IP0; destruct IP0 as [[[F1 F2] F3] IP1]; apply Uint63.ltb_spec in F3; change (0 + 1)%uint63 with 1%uint63 in *.
  assert (FS : facts P first H [first] [] (Leaf (start H))).
  { split.
    - apply value_start.
    - cbn [rows_long]; unfold start; cbn [length]; rewrite repeat_length; reflexivity.
    - constructor.
    - intros ? [].
    - left; reflexivity.
    - intros [|? ?] c SL CH V; [|discriminate]; cbn [at_sides] in *.
      assert (c = O) as ->.
      { apply (start_back H c); [|exact V]; unfold within_row, start; cbn [length]; rewrite repeat_length.
        pose proof (Nat.div_mod H 7 ltac:(lia)); pose proof (Nat.mod_upper_bound H 7 ltac:(lia)); lia. }
      exists (fun _ => false); split; [reflexivity|]; split; [reflexivity|]; split; [reflexivity|]; cbn [cost filter length]; apply value_nonneg. }
  pose proof (program_exact P first H last spot rest 1%uint63 [first] [] (Leaf (start H)) r FS ND) as X.
  destruct X as [_ _ _ _ _ X]; [ | exact IP1 | exact BR | exact E |].
  { intros u [<-|[]]; rewrite F2; exact F3. }
  assert (PM : Permutation (rev rest ++ [first]) (ints (total P))).
  { change (rev rest ++ [first]) with (rev (first :: rest)); eapply Permutation_trans; [apply Permutation_sym, Permutation_rev|].
    apply NoDup_Permutation_bis; [exact ND | | intros v I; apply in_ints, VV; exact I].
    pose proof (length_ints (total P)); fold N in H0; lia. }
  assert (NN : 0 <= N) by apply int_range; pose proof (Z.div_mod N 2 ltac:(lia)); pose proof (Z.mod_pos_bound N 2 ltac:(lia)).
  assert (Q : exists c, (c <= H)%nat /\ value r c = w /\ (Z.of_nat c = N / 2 \/ Z.of_nat c = N - N / 2)).
  { destruct C as [C|C]; [exists (Z.to_nat (N / 2)) | exists (Z.to_nat (N - N / 2))]; (split; [unfold H; lia|]); (split; [exact C | lia]). }
  destruct Q as (c & CH & CV & CC); destruct (X [] c eq_refl CH) as (S & S0 & _ & SC & SV); [cbn [at_sides]; lia|]; cbn [at_sides] in SV.
  pose proof (cost_cut P G first S _ PM) as CU; set (x := cost P S (rev rest ++ [first])) in *.
  rewrite (filter_permutation S _ _ PM) in SC.
  assert (Y : exists T, balanced (Numbers P) T /\ cut (Numbers P) T x).
  { destruct CC as [CC|CC].
    - exists S; split; [|exact CU]; unfold balanced; change (vertices (Numbers P)) with (ints (total P)); rewrite length_ints; fold N; rewrite <- CC, <- SC; reflexivity.
    - exists (fun v => negb (S v)); split.
      + unfold balanced; change (vertices (Numbers P)) with (ints (total P)); rewrite length_ints; fold N.
        assert (Q : forall m : list int, (length (filter S m) + length (filter (fun v => negb (S v)) m) = length m)%nat).
        { induction m as [|a m IH]; [reflexivity|]; cbn [filter]; destruct (S a); cbn [negb length]; lia. }
        specialize (Q (ints (total P))); pose proof (length_ints (total P)) as LI; fold N in LI; change (vertex (Numbers P)) with int; lia.
      + pose proof (numbers_cut P G S) as C1; pose proof (numbers_cut P G (fun v => negb (S v))) as C2.
        rewrite (cut_unique (Numbers P) S _ _ CU C1), <- (opposite_crossings (fun v => S (of_Z v))); exact C2. }
  destruct Y as (T & TB & TC); exists T; split; [exact TB|]; destruct (L T TB) as (y & TY & WY).
  rewrite (cut_unique (Numbers P) T _ _ TY TC) in WY; replace w with x by lia; exact TC.
Qed.
