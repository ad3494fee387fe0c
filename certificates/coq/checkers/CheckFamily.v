(* A network's text for all values of its parameters: what it says of vertices and neighbours, as
   package theorem puts it into questions of arithmetic. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Text TextMeaning CheckLinear CheckQuestion CheckTerms.
Import ListNotations.
Open Scope Z_scope.

Definition truths (l : list bool) : bool := forallb (fun b => b) l.

(* Claims and what they are, one by one. *)
Definition mean (w : world) (cs : list claim) (bs : list bool) : Prop := Forall2 (fun c b => means c b w) cs bs.

Lemma mean_app w cs bs ds es : mean w cs bs -> mean w ds es -> mean w (cs ++ ds) (bs ++ es).
Proof. apply Forall2_app. Qed.

Lemma truths_app l m : truths (l ++ m) = truths l && truths m.
Proof. apply forallb_app. Qed.

(* ---------- Ranges ---------- *)

(* A condition, if there is one. *)
Definition condition (e : list poly) (c : cond) : list claim := match c with Yes => [] | c => [claim_of e c] end.
Definition condition_at (e : list Z) (c : cond) : list bool := match c with Yes => [] | c => [yes e c] end.

Lemma condition_mean w e xs c : have w e xs -> mean w (condition e c) (condition_at xs c).
Proof. intros H; destruct c; repeat constructor; apply claim_of_means, H. Qed.

Lemma condition_yes e c : truths (condition_at e c) = yes e c.
Proof. destruct c; try (apply andb_true_r); reflexivity. Qed.

(* A tuple is one that ranges say. *)
Fixpoint range_claims (e : list poly) (rs : list range) (v : list poly) : list claim :=
  match rs, v with
  | r :: rs, x :: v => at_least (ret x) (poly_of e (low r)) :: at_least (poly_of e (high r)) (ret x) ::
      condition (e ++ [x]) (only r) ++ range_claims (e ++ [x]) rs v
  | _, _ => []
  end.

Fixpoint range_truths (e : list Z) (rs : list range) (v : list Z) : list bool :=
  match rs, v with
  | r :: rs, x :: v => (num e (low r) <=? x) :: (x <=? num e (high r)) ::
      condition_at (e ++ [x]) (only r) ++ range_truths (e ++ [x]) rs v
  | _, _ => []
  end.

Lemma range_mean w rs : forall e xs v ys, have w e xs -> have w v ys -> mean w (range_claims e rs v) (range_truths xs rs ys).
Proof.
  induction rs as [|r rs IH]; intros e xs v ys E V; [constructor|]; destruct V as [|x y v ys X V]; [constructor|]; cbn [range_claims range_truths].
  assert (E' : have w (e ++ [x]) (xs ++ [y])) by (apply have_app; [exact E | repeat constructor; exact X]).
  constructor; [apply means_at_least; [apply yields_ret, X | apply poly_of_yields, E]|].
  constructor; [apply means_at_least; [apply poly_of_yields, E | apply yields_ret, X]|].
  apply mean_app; [apply condition_mean, E' | apply IH; assumption].
Qed.

(* Names are below n, divisors and quotients as in scoped. A range whose least value is 0 or more has such values. *)
Definition natural_too (s : list nat) (n : nat) (r : range) : list nat := if natural s (low r) then n :: s else s.

Fixpoint scoped_ranges (s : list nat) (k n : nat) (rs : list range) : bool :=
  match rs with
  | [] => true
  | r :: rs => scoped s k n (low r) && scoped s k n (high r) && scoped_cond (natural_too s n r) k (S n) (only r) && scoped_ranges (natural_too s n r) k (S n) rs
  end.

Fixpoint naturals_after (s : list nat) (n : nat) (rs : list range) : list nat :=
  match rs with [] => s | r :: rs => naturals_after (natural_too s n r) (S n) rs end.

Definition range_requirements (rs : list range) : list cond := flat_map (fun r => requirements (low r) ++ requirements (high r) ++ condition_requirements (only r)) rs.

Definition scoped_over (s : list nat) (k n : nat) (rs : list range) (c : cond) (ts : list term) : bool :=
  let s' := naturals_after s n rs in scoped_ranges s k n rs && scoped_cond s' k (n + length rs) c && forallb (scoped s' k (n + length rs)) ts.

Definition over_requirements (rs : list range) (c : cond) (ts : list term) : list cond := range_requirements rs ++ flat_map requirements ts ++ condition_requirements c.

Section Meaning.
Variable ps : list Z.
Notation k := (length ps).

Lemma scoped_value s t r n : naturals ps s r -> scoped s k n t = true -> (k <= n)%nat -> (n <= length (ps ++ r))%nat -> all_met ps (requirements t) ->
  value (ps ++ r) t = Some (num (ps ++ r) t).
Proof. apply (proj1 (valued ps s)). Qed.

Lemma scoped_holds s c r n : naturals ps s r -> scoped_cond s k n c = true -> (k <= n)%nat -> (n <= length (ps ++ r))%nat -> all_met ps (condition_requirements c) ->
  holds (ps ++ r) c = Some (yes (ps ++ r) c).
Proof. apply (proj2 (valued ps s)). Qed.

(* One more value, in its range. *)
Lemma naturals_more s r x rg : naturals ps s r -> (forall i, In i s -> (i < length (ps ++ r))%nat) -> num (ps ++ r) (low rg) <= x ->
  naturals ps (natural_too s (length (ps ++ r)) rg) (r ++ [x]) /\ forall i, In i (natural_too s (length (ps ++ r)) rg) -> (i < length (ps ++ r ++ [x]))%nat.
Proof.
  intros N B L; assert (Old : forall i, In i s -> nth i (ps ++ r ++ [x]) 0 = nth i (ps ++ r) 0) by (intros i I; rewrite app_assoc; apply app_nth1, B, I).
  assert (Len : length (ps ++ r ++ [x]) = S (length (ps ++ r))) by (rewrite !app_length; simpl; lia); rewrite Len.
  unfold natural_too; destruct (natural s (low rg)) eqn:E; split.
  - intros i [<-|I]; [|rewrite Old by exact I; apply N, I]; rewrite app_assoc, app_nth2, Nat.sub_diag by lia; cbn [nth].
    apply natural_num with (e := ps ++ r) in E; [lia | exact N].
  - intros i [<-|I]; [lia|]; specialize (B i I); lia.
  - intros i I; rewrite Old by exact I; apply N, I.
  - intros i I; specialize (B i I); lia.
Qed.

Lemma holds_defined e c : forall b, holds e c = Some b -> defined e c.
Proof.
  revert e; induction c as [|s t|s t|s t|c IH|c IHc d IHd|c IHc d IHd|s t c IH]; simpl; intros e b H; try exact I;
    try (destruct (value e s), (value e t); try discriminate; exact I).
  - destruct (holds e c) eqn:E; [eapply IH, E | discriminate].
  - destruct (holds e c) as [[|]|] eqn:E; [| |discriminate]; (split; [eapply IHc, E|]).
    + intros _; eapply IHd, H.
    + intros S; apply (holds_sat _ _ _ E) in S; discriminate.
  - destruct (holds e c) as [[|]|] eqn:E; [| |discriminate]; (split; [eapply IHc, E|]).
    + intros S; exfalso; apply S, (holds_sat _ _ _ E); reflexivity.
    + intros _; eapply IHd, H.
  - destruct (value e s) as [x|]; [|discriminate]; destruct (value e t) as [y|]; [|discriminate]; intros z I.
    destruct (holds (e ++ [z]) c) as [v|] eqn:E; [eapply IH, E | destruct (proj2 (true_of_each_is _ _ _ H) z (proj2 (in_span x y z) I) E)].
Qed.

Lemma length_more r x : length (ps ++ r ++ [x]) = S (length (ps ++ r)).
Proof. rewrite !app_length; simpl; lia. Qed.

Definition below (s : list nat) (r : list Z) : Prop := forall i, In i s -> (i < length (ps ++ r))%nat.

Lemma ranges_meaning rs : forall s r, naturals ps s r -> below s r -> scoped_ranges s k (length (ps ++ r)) rs = true -> all_met ps (range_requirements rs) ->
  ranges_right (ps ++ r) rs /\ forall v, fits (ps ++ r) rs v <-> length v = length rs /\ truths (range_truths (ps ++ r) rs v) = true.
Proof.
  induction rs as [|[lo hi c] rs IH]; intros s r Nn Bl S D; cbn [scoped_ranges low high only] in S.
  - split; [exact I|]; intros [|x v]; simpl; intuition discriminate.
  - rewrite !andb_true_iff in S; destruct S as [[[Sl Sh] Sc] Sr]; cbn [range_requirements flat_map low high only] in D; rewrite !met_app in D; destruct D as [(Dl & Dh & Dc) Dr].
    assert (K : (k <= length (ps ++ r))%nat) by (rewrite app_length; lia).
    pose proof (scoped_value s lo r _ Nn Sl K (le_n _) Dl) as Vl; pose proof (scoped_value s hi r _ Nn Sh K (le_n _) Dh) as Vh.
    assert (E : forall x, (ps ++ r) ++ [x] = ps ++ (r ++ [x])) by (intros; rewrite app_assoc; reflexivity).
    assert (More : forall x, num (ps ++ r) lo <= x -> naturals ps (natural_too s (length (ps ++ r)) (Range lo hi c)) (r ++ [x]) /\ below (natural_too s (length (ps ++ r)) (Range lo hi c)) (r ++ [x]))
      by (intros x L; apply (naturals_more s r x (Range lo hi c) Nn Bl L)).
    assert (Vc : forall x, num (ps ++ r) lo <= x -> holds (ps ++ r ++ [x]) c = Some (yes (ps ++ r ++ [x]) c)).
    { intros x L; apply (scoped_holds _ c (r ++ [x]) _ (proj1 (More x L)) Sc); [lia | rewrite length_more; lia | exact Dc]. }
    assert (N : forall x, scoped_ranges (natural_too s (length (ps ++ r)) (Range lo hi c)) k (length (ps ++ r ++ [x])) rs = true) by (intros x; rewrite length_more; exact Sr).
    split.
    + cbn [ranges_right low high only]; rewrite Vl, Vh; intros x L; rewrite E; split; [apply (holds_defined _ _ _ (Vc x (proj1 L)))|].
      intros _; apply (IH (natural_too s (length (ps ++ r)) (Range lo hi c))); [apply More, L | apply More, L | apply N | exact Dr].
    + intros [|x v]; [simpl; intuition discriminate|]; cbn [fits low high only range_truths]; rewrite Vl, Vh, E.
      cbn [truths forallb]; rewrite forallb_app; fold (truths (condition_at (ps ++ r ++ [x]) c)); rewrite condition_yes, !andb_true_iff, !Z.leb_le.
      destruct (Z.le_gt_cases (num (ps ++ r) lo) x) as [L|L]; [|split; intros H; exfalso; intuition lia].
      rewrite (proj2 (IH (natural_too s (length (ps ++ r)) (Range lo hi c)) (r ++ [x]) (proj1 (More x L)) (proj2 (More x L)) (N x) Dr)), (holds_sat _ _ _ (Vc x L)); unfold truths; cbn [length]; intuition congruence.
Qed.

(* ---------- Neighbours ---------- *)

Lemma tuple_value s ts r n : naturals ps s r -> forallb (scoped s k n) ts = true -> (k <= n)%nat -> (n <= length (ps ++ r))%nat -> all_met ps (flat_map requirements ts) ->
  tuple (ps ++ r) ts = Some (map (num (ps ++ r)) ts).
Proof.
  intros Nn S K N; induction ts as [|t ts IH]; intros D; [reflexivity|]; cbn [forallb] in S; apply andb_true_iff in S; destruct S as [St S].
  cbn [flat_map] in D; apply met_app in D; destruct D as [Dt D]; cbn [tuple map].
  rewrite (scoped_value s t r n Nn), IH by assumption; reflexivity.
Qed.

Lemma over_right rs c ts : forall s r, naturals ps s r -> below s r -> scoped_over s k (length (ps ++ r)) rs c ts = true -> all_met ps (over_requirements rs c ts) -> right_over (ps ++ r) rs c ts.
Proof.
  unfold scoped_over, over_requirements; induction rs as [|[lo hi o] rs IH]; intros s r Nn Bl S D; rewrite !andb_true_iff in S; destruct S as [[Sr Sc] St]; rewrite !met_app in D; destruct D as (Dr & Dt & Dc).
  - rewrite Nat.add_0_r in Sc, St; assert (K : (k <= length (ps ++ r))%nat) by (rewrite app_length; lia); cbn [right_over naturals_after] in *.
    split; [apply (holds_defined _ _ _ (scoped_holds s c r _ Nn Sc K (le_n _) Dc))|]; intros _; rewrite (tuple_value s ts r _ Nn St K (le_n _) Dt); exact I.
  - cbn [scoped_ranges low high only] in Sr; rewrite !andb_true_iff in Sr; destruct Sr as [[[Sl Sh] So] Sr].
    cbn [range_requirements flat_map low high only] in Dr; rewrite !met_app in Dr; destruct Dr as [(Dl & Dh & Do) Dr].
    assert (K : (k <= length (ps ++ r))%nat) by (rewrite app_length; lia); cbn [right_over low high only].
    rewrite (scoped_value s lo r _ Nn Sl K (le_n _) Dl), (scoped_value s hi r _ Nn Sh K (le_n _) Dh); intros x L; rewrite <- app_assoc.
    destruct (naturals_more s r x (Range lo hi o) Nn Bl (proj1 L)) as [Nm Bm].
    split; [apply (holds_defined _ _ _ (scoped_holds _ o (r ++ [x]) _ Nm So ltac:(lia) ltac:(rewrite length_more; lia) Do))|]; intros _; apply (IH _ _ Nm Bm).
    + rewrite length_more, !andb_true_iff; cbn [length naturals_after] in Sc, St; rewrite Nat.add_succ_r in Sc, St; auto.
    + rewrite !met_app; auto.
Qed.

(* What the values of ranges are 0 or more of. *)
Lemma naturals_along rs : forall s r xs, naturals ps s r -> below s r -> length xs = length rs -> truths (range_truths (ps ++ r) rs xs) = true ->
  naturals ps (naturals_after s (length (ps ++ r)) rs) (r ++ xs) /\ below (naturals_after s (length (ps ++ r)) rs) (r ++ xs).
Proof.
  induction rs as [|rg rs IH]; intros s r [|x xs] Nn Bl Le T; try discriminate; cbn [naturals_after]; [rewrite app_nil_r; auto|].
  cbn [range_truths truths forallb] in T; rewrite forallb_app, !andb_true_iff, Z.leb_le in T; destruct T as (L & _ & _ & T).
  destruct (naturals_more s r x rg Nn Bl L) as [Nm Bm]; rewrite <- app_assoc in T.
  destruct (IH _ (r ++ [x]) xs Nm Bm ltac:(simpl in Le; lia) T) as [A B]; rewrite length_more in A, B; rewrite <- app_assoc in A, B; auto.
Qed.

Lemma over_leads s rs c ts r w : naturals ps s r -> below s r -> scoped_over s k (length (ps ++ r)) rs c ts = true -> all_met ps (over_requirements rs c ts) ->
  leads_over (ps ++ r) rs c ts w <-> exists xs, length xs = length rs /\ truths (range_truths (ps ++ r) rs xs) = true /\
    yes (ps ++ r ++ xs) c = true /\ w = map (num (ps ++ r ++ xs)) ts.
Proof.
  unfold scoped_over, over_requirements; intros Nn Bl S D; rewrite !andb_true_iff in S; destruct S as [[Sr Sc] St]; rewrite !met_app in D; destruct D as (Dr & Dt & Dc).
  rewrite leads_over_ranges; pose proof (proj2 (ranges_meaning rs s r Nn Bl Sr Dr)) as F.
  assert (V : forall xs, length xs = length rs -> truths (range_truths (ps ++ r) rs xs) = true ->
    holds (ps ++ r ++ xs) c = Some (yes (ps ++ r ++ xs) c) /\ tuple (ps ++ r ++ xs) ts = Some (map (num (ps ++ r ++ xs)) ts)).
  { intros xs L T; destruct (naturals_along rs s r xs Nn Bl L T) as [Nx _].
    assert (L' : (length (ps ++ r) + length rs)%nat = length (ps ++ r ++ xs)) by (rewrite !app_length; lia); rewrite L' in Sc, St; split.
    - apply (scoped_holds _ c (r ++ xs) _ Nx Sc); [rewrite app_length; lia | reflexivity | exact Dc].
    - apply (tuple_value _ ts (r ++ xs) _ Nx St); [rewrite app_length; lia | reflexivity | exact Dt]. }
  split.
  - intros (xs & X & Y & T); apply F in X; destruct X as [L X]; destruct (V xs L X) as [H E]; rewrite <- app_assoc in Y, T; rewrite E in T.
    exists xs; split; [exact L|]; split; [exact X|]; split; [apply (holds_sat _ _ _ H), Y | symmetry; exact T].
  - intros (xs & L & X & Y & ->); destruct (V xs L X) as [H E]; exists xs; split; [apply F; auto|]; rewrite <- app_assoc, E; split; [apply (holds_sat _ _ _ H), Y | reflexivity].
Qed.

End Meaning.

(* ---------- One after the other ---------- *)

(* A neighbour of the text, where variables of constant ranges have their values. *)
Record item := Item { given : list Z; others : list range; goal : list term; only_if : cond }.

(* The value of a term of numerals, and of parameters that are known. *)
Fixpoint numeral (cs : list (option Z)) (t : term) : option Z :=
  let two a b f := match numeral cs a, numeral cs b with Some x, Some y => Some (f x y) | _, _ => None end in
  match t with
  | Num z => Some z
  | Var i => nth i cs None
  | Plus a b => two a b Z.add
  | Minus a b => two a b Z.sub
  | Times a b => two a b Z.mul
  | _ => None
  end.

Fixpoint unroll (cs : list (option Z)) (g : list Z) (rs : list range) (n : next) : list item :=
  match rs with
  | [] => [Item g [] (to n) (when n)]
  | r :: rs' =>
    match numeral cs (low r), numeral cs (high r), only r with
    | Some a, Some b, Yes => flat_map (fun x => unroll cs (g ++ [x]) rs' n) (span a b)
    | _, _, _ => [Item g rs (to n) (when n)]
    end
  end.

Definition item_leads (e : list Z) (it : item) (w : list Z) : Prop := leads_over (e ++ given it) (others it) (only_if it) (goal it) w.

(* Values are those that are known. *)
Definition agree (cs : list (option Z)) (e : list Z) : Prop := forall i c, nth i cs None = Some c -> nth_error e i = Some c.

Lemma agree_more cs e g : agree cs e -> agree cs (e ++ g).
Proof. intros A i c N; apply A in N; rewrite nth_error_app1; [exact N | apply nth_error_Some; congruence]. Qed.

Lemma numeral_value cs e t : agree cs e -> forall z, numeral cs t = Some z -> value e t = Some z.
Proof.
  intros A; induction t; simpl; intros x E; try discriminate; try exact E; try (apply A, E);
    (destruct (numeral cs t1) as [a|]; [|discriminate]; destruct (numeral cs t2) as [b|]; [|discriminate]; rewrite (IHt1 _ eq_refl), (IHt2 _ eq_refl); exact E).
Qed.

Lemma unroll_leads cs n w e rs : agree cs e -> forall g, leads_over (e ++ g) rs (when n) (to n) w <-> exists it, In it (unroll cs g rs n) /\ item_leads e it w.
Proof.
  intros Ag; induction rs as [|r rs IH]; intros g; cbn [unroll].
  - split; [intros H; eexists; split; [left; reflexivity | exact H] | intros (it & [<-|[]] & H); exact H].
  - assert (Same : leads_over (e ++ g) (r :: rs) (when n) (to n) w <-> exists it, In it [Item g (r :: rs) (to n) (when n)] /\ item_leads e it w).
    { split; [intros H; eexists; split; [left; reflexivity | exact H] | intros (it & [<-|[]] & H); exact H]. }
    destruct (numeral cs (low r)) as [a|] eqn:A; [|exact Same]; destruct (numeral cs (high r)) as [b|] eqn:B; [|exact Same].
    apply (agree_more _ _ g) in Ag as Ag'; destruct (only r) eqn:O; try exact Same; clear Same; cbn [leads_over]; rewrite (numeral_value _ _ _ Ag' _ A), (numeral_value _ _ _ Ag' _ B), O; cbn [sat]; split.
    + intros (x & X & _ & H); rewrite <- app_assoc in H; apply IH in H; destruct H as (it & I & H); exists it; split; [|exact H].
      apply in_flat_map; exists x; split; [apply in_span, X | exact I].
    + intros (it & I & H); apply in_flat_map in I; destruct I as (x & X & I); exists x; split; [apply in_span, X|]; split; [exact Logic.I|].
      rewrite <- app_assoc; apply IH; exists it; auto.
Qed.

Definition unrolled (cs : list (option Z)) (t : text) : list item := flat_map (fun n => unroll cs [] (over n) n) (neighbours t).

Lemma unrolled_lead cs t e w : agree cs e -> (exists n, In n (neighbours t) /\ leads e n w) <-> exists it, In it (unrolled cs t) /\ item_leads e it w.
Proof.
  intros Ag; split.
  - intros (n & I & L); unfold leads in L; rewrite <- (app_nil_r e) in L; apply (unroll_leads cs) in L; [|exact Ag]; destruct L as (it & J & L).
    exists it; split; [apply in_flat_map; exists n; auto | exact L].
  - intros (it & I & L); apply in_flat_map in I; destruct I as (n & I & J); exists n; split; [exact I|].
    unfold leads; rewrite <- (app_nil_r e); apply (unroll_leads cs); [exact Ag|]; exists it; auto.
Qed.
