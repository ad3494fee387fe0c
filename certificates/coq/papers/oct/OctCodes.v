(* Claims of the OCT paper on codes: the words printed for the neighbours, the expansion
   by one bit, the Gray code. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Jtorus OctMore.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The words as printed ---------- *)

(* Bit i of the code of the node (r,c,o): 0 to 3 the octagon's, then m for the column,
   then k for the row. *)
Definition bit_of (k m r c o i : Z) : bool :=
  if i <? 4 then johnson_bit 4 o i
  else if i <? m + 4 then johnson_bit m c (i - 4) else johnson_bit k r (i - m - 4).

(* The bits A with falling indices; none if there are none. *)
Definition run (A : Z -> bool) (from to : Z) : list bool := map (fun j => A (from - j)) (zrange (from - to + 1)).

(* Section 3.1.1, step 2, as printed: Al, Ar, Au, Ad. *)
Definition printed_words (k m : Z) (A : Z -> bool) : list (list bool) :=
  let top := m + k + 3 in
  [run A top k ++ [negb (A 4)] ++ run A (k - 1) 5;
   run A top k ++ run A (k - 2) 4 ++ [negb (A (k - 1))];
   [negb (A k)] ++ run A top (k + 1) ++ run A (k - 1) 4;
   run A (top - 1) k ++ [negb (A top)] ++ run A (k - 2) 5 ++ [A (k - 1)]].

(* With the border of the row's bits at m + 4 instead of k, and with the column's bits
   whole in the fourth, the words are the four neighbours' codes. *)
Definition repaired_words (k m : Z) (A : Z -> bool) : list (list bool) :=
  let top := m + k + 3 in
  [run A top (m + 4) ++ [negb (A 4)] ++ run A (m + 3) 5;
   run A top (m + 4) ++ run A (m + 2) 4 ++ [negb (A (m + 3))];
   [negb (A (m + 4))] ++ run A top (m + 5) ++ run A (m + 3) 4;
   run A (top - 1) (m + 4) ++ [negb (A top)] ++ run A (m + 3) 4].

Lemma rev_zrange n : rev (zrange n) = map (fun j => n - 1 - j) (zrange n).
Proof.
  destruct (Z_le_gt_dec 0 n) as [N|N].
  - rewrite <- (Z2Nat.id n) by lia; induction (Z.to_nat n) as [|k IH]; [reflexivity|].
    replace (Z.of_nat (S k)) with (Z.of_nat k + 1) by lia.
    rewrite zrange_snoc at 1 by lia; rewrite zrange_cons by lia; rewrite rev_app_distr, IH; simpl.
    f_equal; [lia|]; rewrite map_map; apply map_ext; intros; lia.
  - unfold zrange; replace (Z.to_nat n) with 0%nat by lia; reflexivity.
Qed.

(* The bits of a code, high ones first, as a run of the bits of the whole. *)
Lemma run_johnson (A : Z -> bool) n i from shift : (forall b, 0 <= b < n -> A (b + shift) = johnson_bit n i b) ->
  from = n - 1 + shift -> run A from shift = johnson n i.
Proof.
  intros H ->; unfold run, johnson; rewrite rev_zrange, map_map; replace (n - 1 + shift - shift + 1) with n by lia.
  apply map_ext_in; intros j J; apply in_zrange in J.
  rewrite <- H by lia; f_equal; lia.
Qed.

Lemma run_snoc A from to : to <= from -> run A from to = run A from (to + 1) ++ [A to].
Proof.
  intros L; unfold run; replace (from - to + 1) with (from - (to + 1) + 1 + 1) by lia.
  rewrite zrange_snoc by lia; rewrite map_app; simpl; f_equal; f_equal; f_equal; lia.
Qed.

Lemma run_cons A from to : to <= from -> run A from to = A from :: run A (from - 1) to.
Proof.
  intros L; unfold run; replace (from - to + 1) with (from - 1 - to + 1 + 1) by lia.
  rewrite zrange_cons by lia; simpl; f_equal; [f_equal; lia|]; rewrite map_map; apply map_ext; intros; f_equal; lia.
Qed.

Lemma repaired_spec : forall k m : Z, 1 <= k -> 1 <= m ->
  forall r c o, 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 ->
  repaired_words k m (bit_of k m r c o) = map (jtorus_code k m) (steps k m (r, c)).
Proof.
  intros k m K M r c o R C O; set (A := bit_of k m r c o).
  assert (HR : run A (m + k + 3) (m + 4) = johnson k r).
  { apply run_johnson; [|lia]; intros b B; unfold A, bit_of.
    destruct (Z.ltb_spec (b + (m + 4)) 4); [lia|]; destruct (Z.ltb_spec (b + (m + 4)) (m + 4)); [lia|]; f_equal; lia. }
  assert (HC : run A (m + 3) 4 = johnson m c).
  { apply run_johnson; [|lia]; intros b B; unfold A, bit_of.
    destruct (Z.ltb_spec (b + 4) 4); [lia|]; destruct (Z.ltb_spec (b + 4) (m + 4)); [|lia]; f_equal; lia. }
  unfold repaired_words, steps, jtorus_code; cbn [map fst snd].
  rewrite !johnson_up, !johnson_down, <- HR, <- HC by lia; unfold word_up, word_down.
  f_equal; [|f_equal; [|f_equal; [|f_equal]]].
  - f_equal; rewrite (run_snoc A (m + 3) 4) by lia; rewrite last_last, removelast_last; auto.
  - f_equal; rewrite (run_cons A (m + 3) 4) by lia; simpl; replace (m + 3 - 1) with (m + 2) by lia; auto.
  - rewrite (run_snoc A (m + k + 3) (m + 4)) by lia; rewrite last_last, removelast_last; simpl.
    replace (m + 4 + 1) with (m + 5) by lia; auto.
  - rewrite (run_cons A (m + k + 3) (m + 4)) by lia; simpl; rewrite <- app_assoc; auto.
Qed.

(* ---------- Expansion by one bit ---------- *)

Lemma johnson_by_bits m i j : 1 <= m -> 0 <= i < 2 * m -> 0 <= j < 2 * m ->
  (forall b, 0 <= b < m -> johnson_bit m i b = johnson_bit m j b) -> i = j.
Proof.
  intros M I J H; apply (johnson_injective m); auto; unfold johnson; apply map_ext_in.
  intros b B; apply in_rev, in_zrange in B; auto.
Qed.

(* Section 2.2: one bit is put into the column's codes, at one place p for all; the old
   columns i become the columns e i and keep their other bits; n and n' are the two new
   columns, and all others are old. *)
Definition expansion (m p : Z) (e : Z -> Z) (n n' : Z) : Prop :=
  0 <= p <= m /\ 0 <= n < 2 * m + 2 /\ 0 <= n' < 2 * m + 2 /\ n <> n' /\
  (forall i, 0 <= i < 2 * m -> 0 <= e i < 2 * m + 2 /\ e i <> n /\ e i <> n' /\
     forall b, 0 <= b < m -> johnson_bit (m + 1) (e i) (if b <? p then b else b + 1) = johnson_bit m i b) /\
  (forall j, 0 <= j < 2 * m + 2 -> j <> n -> j <> n' -> exists i, 0 <= i < 2 * m /\ e i = j).

(* The new columns are at least m steps apart. *)
Lemma expansion_apart m p e n n' : 1 <= m -> expansion m p e n n' -> m <= ring_distance (2 * m + 2) n n'.
Proof.
  intros M (P & Hn & Hn' & D0 & E & S); rewrite ring_distance_abs by lia.
  (* Of two columns that differ in bit p alone one is new. *)
  assert (K : forall j j', 0 <= j < 2 * m + 2 -> 0 <= j' < 2 * m + 2 -> j <> j' ->
    (forall b, 0 <= b < m -> johnson_bit (m + 1) j (if b <? p then b else b + 1) = johnson_bit (m + 1) j' (if b <? p then b else b + 1)) ->
    j = n \/ j = n' \/ j' = n \/ j' = n').
  { intros j j' J J' D B.
    destruct (Z.eq_dec j n), (Z.eq_dec j n'), (Z.eq_dec j' n), (Z.eq_dec j' n'); auto; exfalso.
    destruct (S j) as (i & I & F), (S j') as (i' & I' & F'); auto.
    assert (i = i'); [|subst; congruence].
    apply (johnson_by_bits m); auto; try lia; intros b Hb.
    destruct (E i I) as (_ & _ & _ & G), (E i' I') as (_ & _ & _ & G').
    rewrite <- (G b Hb), <- (G' b Hb), F, F'; auto. }
  assert (K1 := K p (p + 1) ltac:(lia) ltac:(lia) ltac:(lia)).
  assert (B1 : forall b, 0 <= b < m -> johnson_bit (m + 1) p (if b <? p then b else b + 1) = johnson_bit (m + 1) (p + 1) (if b <? p then b else b + 1)).
  { intros b B; unfold johnson_bit; destruct (Z.leb_spec p (m + 1)), (Z.leb_spec (p + 1) (m + 1)); try lia.
    destruct (Z.ltb_spec b p); repeat match goal with |- context [?a <? ?b] => destruct (Z.ltb_spec a b) end; auto; lia. }
  specialize (K1 B1).
  set (q := if p =? m then 0 else m + 2 + p).
  assert (Q : q = if p =? m then 0 else m + 2 + p) by reflexivity; clearbody q.
  assert (K2 := K (m + 1 + p) q).
  assert (B2 : forall b, 0 <= b < m -> johnson_bit (m + 1) (m + 1 + p) (if b <? p then b else b + 1) = johnson_bit (m + 1) q (if b <? p then b else b + 1)).
  { intros b B; rewrite Q; unfold johnson_bit.
    destruct (Z.eqb_spec p m), (Z.ltb_spec b p);
      repeat match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b) end;
      repeat match goal with |- context [?a <? ?b] => destruct (Z.ltb_spec a b) end; auto; lia. }
  destruct (Z.eqb_spec p m); specialize (K2 ltac:(lia) ltac:(lia) ltac:(lia) B2); lia.
Qed.

(* So they are not adjacent, as the paper says, for m of 2 or more ... *)
Theorem oct_expansion_by_one_code_bit_refuted : forall m : Z, 2 <= m ->
  ~ exists p e n n', expansion m p e n n' /\ adj (Ring (2 * m + 2)) n n'.
Proof.
  intros m M (p & e & n & n' & X & A); assert (L := expansion_apart m p e n n' ltac:(lia) X).
  apply ring_adj in A; [|lia]; rewrite ring_distance_abs in L by lia; lia.
Qed.

(* ... and with the new bit on top, 0 for the columns up to m and 1 for the others, the
   old columns keep their bits and the new ones are m steps apart, which is the least. *)
Theorem oct_expansion_by_one_code_bit_correction : forall m : Z, 1 <= m ->
  (exists n n', expansion m m (fun i => if i <=? m then i else i + 1) n n' /\ ring_distance (2 * m + 2) n n' = m) /\
  (forall p e n n', expansion m p e n n' -> m <= ring_distance (2 * m + 2) n n').
Proof.
  intros m M; split; [|intros; eapply expansion_apart; eauto].
  exists (m + 1), (2 * m + 1); split; [|rewrite ring_distance_abs by lia; lia].
  split; [lia|]; split; [lia|]; split; [lia|]; split; [lia|]; split.
  - intros i I; destruct (Z.leb_spec i m); (split; [lia|]; split; [lia|]; split; [lia|]); intros b B; unfold johnson_bit; (destruct (Z.ltb_spec b m); [|lia]);
      repeat match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b) end;
      repeat match goal with |- context [?a <? ?b] => destruct (Z.ltb_spec a b) end; auto; lia.
  - intros j J N N'; destruct (Z.leb_spec j m).
    + exists j; split; [lia|]; destruct (Z.leb_spec j m); lia.
    + exists (j - 1); split; [lia|]; destruct (Z.leb_spec (j - 1) m); lia.
Qed.

(* ---------- The Gray code ---------- *)

Definition gray (x : Z) : Z := Z.lxor x (Z.shiftr x 1).

(* The numbers below 2^k; two are joined if their Gray codes differ in one bit. *)
Definition GrayLine (k : Z) : graph :=
  Graph Z (zrange (2 ^ k)) (fun x y => exists b, 0 <= b < k /\ gray y = Z.lxor (gray x) (2 ^ b)).

(* Two dimensions, 2^k x 2^m: two nodes are joined if their codes of k + m bits differ in one. *)
Definition Gray2 (k m : Z) : graph := product (GrayLine k) (GrayLine m).

Lemma gray_injective x y : 0 <= x -> 0 <= y -> gray x = gray y -> x = y.
Proof.
  intros X Y E; apply Z.lxor_eq.
  assert (F : Z.lxor (Z.lxor x y) (Z.shiftr (Z.lxor x y) 1) = 0).
  { rewrite Z.shiftr_lxor; unfold gray in E.
    replace (Z.lxor (Z.lxor x y) (Z.lxor (Z.shiftr x 1) (Z.shiftr y 1))) with (Z.lxor (Z.lxor x (Z.shiftr x 1)) (Z.lxor y (Z.shiftr y 1))).
    - rewrite E; apply Z.lxor_nilpotent.
    - rewrite !Z.lxor_assoc; f_equal; rewrite <- !Z.lxor_assoc; f_equal; apply Z.lxor_comm. }
  apply Z.lxor_eq in F; assert (N : 0 <= Z.lxor x y) by (apply Z.lxor_nonneg; tauto).
  rewrite Z.shiftr_div_pow2 in F by lia; change (2 ^ 1) with 2 in F.
  assert (H := Z.div_mod (Z.lxor x y) 2); assert (R := Z.mod_pos_bound (Z.lxor x y) 2); lia.
Qed.

Lemma below_power k x : 0 <= k -> 0 <= x -> (x < 2 ^ k <-> x = 0 \/ Z.log2 x < k).
Proof.
  intros K X; destruct (Z.eq_dec x 0) as [->|N]; [assert (P := Z.pow_pos_nonneg 2 k); intuition lia|].
  rewrite Z.log2_lt_pow2 by lia; intuition lia.
Qed.

Lemma lxor_range k x y : 0 <= k -> 0 <= x < 2 ^ k -> 0 <= y < 2 ^ k -> 0 <= Z.lxor x y < 2 ^ k.
Proof.
  intros K X Y; assert (N : 0 <= Z.lxor x y) by (apply Z.lxor_nonneg; lia); split; auto.
  destruct (Z.eq_dec k 0) as [->|K0].
  - change (2 ^ 0) with 1 in *; assert (x = 0) by lia; assert (y = 0) by lia; subst; reflexivity.
  - apply below_power; auto; right; assert (L := Z.log2_lxor x y ltac:(lia) ltac:(lia)).
    assert (A : Z.log2 x < k) by (destruct (proj1 (below_power k x K ltac:(lia)) ltac:(lia)) as [->|]; auto; change (Z.log2 0) with 0; lia).
    assert (B : Z.log2 y < k) by (destruct (proj1 (below_power k y K ltac:(lia)) ltac:(lia)) as [->|]; auto; change (Z.log2 0) with 0; lia).
    lia.
Qed.

Lemma gray_range k x : 0 <= k -> 0 <= x < 2 ^ k -> 0 <= gray x < 2 ^ k.
Proof.
  intros K X; apply lxor_range; auto; rewrite Z.shiftr_div_pow2 by lia; change (2 ^ 1) with 2.
  assert (H := Z.div_mod x 2); assert (R := Z.mod_pos_bound x 2); lia.
Qed.

(* Every word is a code: different numbers have different codes, and there are as many. *)
Lemma gray_onto k w : 0 <= k -> 0 <= w < 2 ^ k -> exists x, 0 <= x < 2 ^ k /\ gray x = w.
Proof.
  intros K W; assert (P : Permutation (map gray (zrange (2 ^ k))) (zrange (2 ^ k))).
  { apply NoDup_Permutation_bis.
    - apply NoDup_map_inj; [|apply NoDup_zrange]; intros a b A B; apply in_zrange in A, B; apply gray_injective; lia.
    - rewrite map_length; auto.
    - intros y Y; apply in_map_iff in Y; destruct Y as (x & <- & X); apply in_zrange in X; apply in_zrange, gray_range; auto. }
  assert (I : In w (map gray (zrange (2 ^ k)))) by (eapply Permutation_in; [apply Permutation_sym; exact P | apply in_zrange; auto]).
  apply in_map_iff in I; destruct I as (x & E & X); apply in_zrange in X; exists x; auto.
Qed.

Lemma power_in k b : 0 <= b < k -> 0 <= 2 ^ b < 2 ^ k.
Proof. intros B; split; [apply Z.pow_nonneg; lia | apply Z.pow_lt_mono_r; lia]. Qed.

Lemma lxor_cancel a b : Z.lxor (Z.lxor a b) b = a.
Proof. rewrite Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_r; auto. Qed.

Lemma gray_line_adj k x y : 0 <= k ->
  adj (GrayLine k) x y <-> 0 <= x < 2 ^ k /\ 0 <= y < 2 ^ k /\ exists b, 0 <= b < k /\ gray y = Z.lxor (gray x) (2 ^ b).
Proof.
  intros K; unfold adj, is_vertex; simpl; rewrite !in_zrange; split.
  - intros (X & Y & _ & [L|(b & B & E)]); split; auto; split; auto; exists b; split; auto; rewrite E, lxor_cancel; auto.
  - intros (X & Y & b & B & E); split; auto; split; auto; split; [|left; exists b; auto].
    intros ->; assert (F : Z.lxor (gray y) (gray y) = 2 ^ b).
    { rewrite E at 1; rewrite (Z.lxor_comm (gray y)), Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_r; auto. }
    rewrite Z.lxor_nilpotent in F; assert (G := Z.pow_pos_nonneg 2 b ltac:(lia) ltac:(lia)); lia.
Qed.

Lemma gray_line_regular k : 0 <= k -> regular (GrayLine k) k.
Proof.
  intros K x X; apply in_zrange in X.
  apply (count_bijection (fun y => 0 <= y < 2 ^ k /\ exists b, 0 <= b < k /\ gray y = Z.lxor (gray x) (2 ^ b)) _ (fun y => y)).
  - intros y Y; apply gray_line_adj; tauto.
  - auto.
  - intros y Y; apply gray_line_adj in Y; auto; exists y; tauto.
  - assert (R := count_range 0 k K); rewrite Z.sub_0_r in R.
    destruct R as (l & [N I] & L).
    assert (H : exists l', NoDup l' /\ length l' = length l /\ forall y, In y l' <-> 0 <= y < 2 ^ k /\ exists b, In b l /\ gray y = Z.lxor (gray x) (2 ^ b)).
    { assert (J : forall b, In b l -> 0 <= b < k) by (intros b Hb; apply I; auto); clear I L.
      induction N as [|b l Hb N IH]; [exists []; split; [constructor|]; split; auto; simpl; intros y; split; [tauto | intros (_ & b & [] & _)]|].
      destruct IH as (l' & N' & L' & I'); [intros c C; apply J; simpl; auto|].
      destruct (gray_onto k (Z.lxor (gray x) (2 ^ b)) K) as (y & Y & E).
      { apply lxor_range; auto; [apply gray_range; auto | apply power_in, J; simpl; auto]. }
      exists (y :: l'); split; [|split; [simpl; auto|]].
      - constructor; auto; intros F; apply I' in F; destruct F as (_ & c & C & F); apply Hb.
        replace b with c; auto; rewrite E in F; apply (f_equal (Z.lxor (gray x))) in F.
        rewrite <- !Z.lxor_assoc, Z.lxor_nilpotent, !Z.lxor_0_l in F.
        apply Z.pow_inj_r in F; try lia; [assert (0 <= b < k) by (apply J; simpl; auto) | assert (0 <= c < k) by (apply J; simpl; auto)]; lia.
      - intros z; simpl; rewrite I'; split.
        + intros [<-|(Z1 & c & C & F)]; split; auto; [exists b; auto | exists c; auto].
        + intros (Z1 & c & [<-|C] & F); [left; apply gray_injective; try lia; congruence | right; split; auto; exists c; auto]. }
    destruct H as (l' & N' & L' & I'); apply (count_list_n _ l'); auto; [|lia].
    intros y; rewrite I'; split; intros (Y & b & B & E); split; auto; exists b; split; auto; apply I; auto.
Qed.

(* Section 2.1, property 2: in the two-dimensional Gray coding every node has k + m
   nodes at one bit, so not four from five bits on. *)
Theorem oct_gray_fails_from_5_bits : forall k m : Z, 1 <= k -> 1 <= m -> 5 <= k + m ->
  regular (Gray2 k m) (k + m) /\ ~ regular (Gray2 k m) 4.
Proof.
  intros k m K M L; assert (R : regular (Gray2 k m) (k + m)) by (apply product_regular; apply gray_line_regular; lia).
  split; auto; intros H; assert (E : k + m = 4); [|lia].
  apply (regular_unique (Gray2 k m)); auto; apply product_proper;
    (split; [apply NoDup_zrange | apply zrange_nonempty, Z.pow_pos_nonneg; lia]).
Qed.
