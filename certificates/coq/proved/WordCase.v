(* The formula of one case of a split: that of the sentence, and what is told of what is chosen. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray Permutation.
From Topocert Require Import CheckGraph CheckLrat Refuted WordSays WordBags WordMoves Firsts WordOrbits WordSplit WordGates WordOpen WordTerms WordCircuit WordRanges WordFormula.
Import ListNotations.
Open Scope Z_scope.

(* What is so is said by a variable: those of the first choice are the first ones. *)
Definition told_literal (l : int * bool) : lit := let x := Lit (to_Z (fst l) + 1) in if snd l then x else negated x.

Fixpoint told_clauses (told : told_so) : making unit :=
  match told with [] => pure tt | l :: told => let* _ := clause [told_literal l] in told_clauses told end.

Definition case_made (e : list worth) (k : quantifier) (names : nat) (r : over) (only body : expression) (told : told_so) : making lit :=
  let* r := sym (map opened_up e) (if of_none k then Avoided else Sought) (Quantify_ k names r only body) in
  let* l := truth_of r in let l := if of_none k then negated l else l in
  let* _ := told_clauses told in let* _ := clause [l] in pure l.

Definition refuted_case (e : list worth) (k : quantifier) (names : nat) (r : over) (only body : expression) (told : told_so) (proof : formula_proof) : bool :=
  match case_made e k names r only body told start with
  | Some (Known b, _) => match proof with Trivially => negb b | By_steps _ => false end
  | Some (_, c) => let f := rev_append (clauses_made c) [] in
      match proof with Trivially => false | By_steps steps => let (slots, p) := steps (number_of f) in refuted_by f slots p end
  | None => false
  end.

(* ---------- What is known ---------- *)

Lemma known_opened w : known_worth (opened_up w) = Some w.
Proof.
  destruct w as [p|b|l|l|g]; simpl; try reflexivity.
  - induction l as [|p l IH]; simpl; [reflexivity|]; simpl in IH; destruct (known_entries (each_known l)); [simpl in IH |- *; congruence | discriminate IH].
  - induction l as [|[p q] l IH]; simpl; [reflexivity|]; simpl in IH; destruct (known_map (map _ l)); [simpl in IH |- *; congruence | discriminate IH].
Qed.

Lemma all_known_opened e : known_all (map opened_up e) = Some e.
Proof. induction e as [|w e IH]; simpl; [reflexivity|]; rewrite known_opened, IH; reflexivity. Qed.

Lemma sym_known e x : sym (map opened_up e) Neither x = (let* w := there (value e x) in pure (opened_up w)).
Proof. destruct x; cbn [sym]; rewrite all_known_opened; reflexivity. Qed.

Lemma members_opened w l : set_of (Some w) = Some l -> members_of (opened_up w) = Some (each_known l).
Proof. destruct w as [p|b|m|m|g]; simpl; try discriminate; [destruct p; try discriminate|]; intros E; injection E as <-; reflexivity. Qed.

Lemma entries_known l : known_entries (@each_known part l) = Some l.
Proof. induction l as [|p l IH]; simpl; [reflexivity | rewrite IH; reflexivity]. Qed.

(* ---------- Variables in turn ---------- *)

Fixpoint lits_from (v : positive) (n : nat) : list lit := match n with O => [] | S n => Lit (Zpos v) :: lits_from (Pos.succ v) n end.
Fixpoint lit_after (v : positive) (n : nat) : positive := match n with O => v | S n => lit_after (Pos.succ v) n end.

Lemma lits_from_app n m : forall v, lits_from v (n + m) = lits_from v n ++ lits_from (lit_after v n) m.
Proof. induction n as [|n IH]; intros v; simpl; [reflexivity | rewrite IH; reflexivity]. Qed.

Lemma fresh_ones_are n : forall c x c', fresh_ones n c = Some (x, c') -> x = lits_from (next_variable c) n /\ next_variable c' = lit_after (next_variable c) n.
Proof.
  induction n as [|n IH]; intros c x c' E; simpl fresh_ones in E; [injection E as <- <-; auto|].
  unfold bind in E; simpl in E; destruct (fresh_ones n _) as [[r d]|] eqn:F; [|discriminate]; injection E as <- <-; destruct (IH _ _ _ F) as [-> ->]; auto.
Qed.

Lemma clause_next l c u c' : clause l c = Some (u, c') -> next_variable c' = next_variable c.
Proof. unfold clause; destruct (open_literals true l); intros E; injection E as <- <-; reflexivity. Qed.

Lemma at_most_one_next l : forall before c u c', at_most_one before l c = Some (u, c') -> next_variable c' = next_variable c.
Proof.
  assert (N : forall others x c u c', not_both others x c = Some (u, c') -> next_variable c' = next_variable c).
  { induction others as [|y others IH]; intros x c u c' E; simpl in E; [injection E as <- <-; reflexivity|].
    unfold bind in E; destruct (clause _ c) as [[v d]|] eqn:C; [|discriminate]; rewrite <- (clause_next _ _ _ _ C); apply (IH _ _ _ _ E). }
  induction l as [|x l IH]; intros before c u c' E; simpl in E; [injection E as <- <-; reflexivity|].
  unfold bind in E; destruct (not_both before x c) as [[v d]|] eqn:C; [|discriminate]; rewrite <- (N _ _ _ _ _ C); apply (IH _ _ _ _ E).
Qed.

Lemma hold_at a t : forall {A} (l : list A) i v, to_Z i + Z.of_nat (List.length l) < wB -> Zpos v = to_Z i + 1 ->
  hold a (lits_from v (List.length l)) (map t (positions_from i l)) -> forall j, In j (positions_from i l) -> has a (Lit (to_Z j + 1)) (t j).
Proof.
  intros A l; induction l as [|x l IH]; intros i v B V H j J; [destruct J|]; simpl List.length in *; cbn [positions_from map lits_from] in *; inversion H; subst.
  assert (N : to_Z (i + 1) = to_Z i + 1) by (pose proof (int_range i); rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
  destruct J as [<-|J]; [rewrite <- V; assumption|]; apply (IH (i + 1)%uint63 (Pos.succ v)); auto; lia.
Qed.

(* ---------- Sets ---------- *)

Lemma present_filter {B} a (h : int -> B) t ps : forall x, hold a x (map t ps) -> present a (combine (map h ps) x) (map h (filter t ps)).
Proof.
  induction ps as [|i ps IH]; intros x H; inversion H; subst; simpl; [constructor|].
  destruct (t i) eqn:T; simpl; [apply present_in | apply present_out]; auto.
Qed.

Lemma trues_filter t (ps : list int) : trues (map t ps) = Z.of_nat (List.length (filter t ps)).
Proof. induction ps as [|i ps IH]; simpl; [reflexivity|]; rewrite IH; destruct (t i); simpl List.length; [rewrite Nat2Z.inj_succ; simpl; lia | reflexivity]. Qed.

Lemma open_set_at (h : int -> part) ps p m r c : NoDup ps -> within p ps -> Z.of_nat (List.length p) <= m -> open_set (map h ps) m start = Some (r, c) ->
  exists a, good c a /\ present a r (map h p) /\ hold a (lits_from 1 (List.length ps)) (map (fun i => among i p) ps).
Proof.
  intros N W L E; unfold open_set in E; rewrite map_length in E; unfold bind at 1 in E; destruct (fresh_ones (List.length ps) start) as [[x d]|] eqn:F; [|discriminate].
  pose proof (fresh_ones_ok (map (fun i => among i p) ps) (fun _ => None)) as X; rewrite map_length in X; destruct (X start x d start_good F) as (a & _ & G & H).
  destruct (fresh_ones_are _ _ _ _ F) as [X0 _]; change (next_variable start) with 1%positive in X0; rewrite <- X0.
  match type of E with ?rest d = _ => assert (O : ok a rest (fun a' r => present a' r (map h p) /\ hold a' x (map (fun i => among i p) ps))) end.
  { apply (ok_bind _ _ _ (fun a' _ => grows a a')).
    - destruct (m <? _); [|apply ok_pure, grows_refl].
      apply (ok_bind _ _ _ _ _ (at_least_ok a x _ (m + 1) H)); intros a2 t G2 Y.
      assert (Y' : has a2 t false) by (replace false with (m + 1 <=? trues (map (fun i => among i p) ps)) by (apply Z.leb_gt; rewrite trues_filter, (filter_within p ps N W); lia); exact Y).
      apply (ok_more _ _ _ _ (clause_ok a2 [negated t] (ex_intro _ (negated t) (conj (or_introl eq_refl) (has_negated _ _ _ Y'))))).
      intros a3 _ G3 _; apply (grows_trans a a2); assumption.
    - intros a2 _ _ G2; apply ok_pure; pose proof (hold_grows _ _ _ _ G2 H) as H2; split; [|exact H2].
      pose proof (present_filter a2 h (fun i => among i p) ps x H2) as Z; rewrite (filter_within p ps N W) in Z; exact Z. }
  destruct (O d r c G E) as (a' & _ & G' & R & H'); exists a'; auto.
Qed.

(* ---------- Maps ---------- *)

Lemma picks_at a (h : int -> part) others : forall v x, NoDup others -> In v others -> hold a x (map (fun j => Uint63.eqb v j) others) -> picks a (combine (map h others) x) (h v).
Proof.
  induction others as [|w others IH]; intros v x N I H; [destruct I|]; inversion N as [|? ? X Y]; subst; simpl in H |- *; inversion H as [|y b x' b' Hy H']; subst.
  destruct I as [<-|I].
  - replace (Uint63.eqb w w) with true in Hy by (symmetry; apply int_eqb_eq; reflexivity); exists [], y, (combine (map h others) x'); split; [reflexivity|]; split; [exact Hy|].
    intros [p z] J; apply in_combine_r in J; simpl; destruct (hold_in _ _ _ H' z J) as (d & D & V); apply in_map_iff in D; destruct D as (j & <- & D); simpl.
    replace false with (Uint63.eqb w j); [exact V|]; apply not_true_iff_false; rewrite int_eqb_eq; intros ->; contradiction.
  - destruct (IH v x' Y I H') as (e1 & g & e2 & E & T & F); exists ((h w, y) :: e1), g, e2; split; [simpl; rewrite E; reflexivity|]; split; [exact T|].
    intros e [<-|J]; [|apply F, J]; simpl; replace false with (Uint63.eqb v w); [exact Hy|]; apply not_true_iff_false; rewrite int_eqb_eq; intros ->; contradiction.
Qed.

Lemma one_true v others : NoDup others -> In v others -> trues (map (fun j => Uint63.eqb v j) others) = 1.
Proof.
  intros N I; rewrite trues_filter; assert (E : filter (fun j => Uint63.eqb v j) others = [v]); [|rewrite E; reflexivity].
  induction N as [|w l X N IH]; [destruct I|]; simpl; destruct (Uint63.eqb v w) eqn:E.
  - apply int_eqb_eq in E; subst w; f_equal; clear -X; induction l as [|w l IH]; [reflexivity|]; simpl; destruct (Uint63.eqb v w) eqn:E; [apply int_eqb_eq in E; subst; destruct X; left; reflexivity | apply IH; intros J; apply X; right; exact J].
  - destruct I as [->|I]; [rewrite (proj2 (int_eqb_eq v v) eq_refl) in E; discriminate | apply IH, I].
Qed.

Lemma open_map_at (h : int -> part) others : NoDup others -> forall keys p a c r c', good c a -> List.length p = List.length keys -> Forall (fun i => In i others) p ->
  open_map keys (map h others) c = Some (r, c') -> exists a', grows a a' /\ good c' a' /\ Forall2 (entry_means a') r (combine keys (map h p)) /\
    hold a' (lits_from (next_variable c) (List.length keys * List.length others)) (flat_map (fun v => map (fun j => Uint63.eqb v j) others) p).
Proof.
  intros N; induction keys as [|key keys IH]; intros [|v p] a c r c' G L V E; try discriminate L; simpl in E; [injection E as <- <-; exists a; repeat split; try (apply G); try constructor; apply grows_refl|].
  inversion V as [|? ? Iv Vp]; subst; unfold bind at 1 in E; rewrite map_length in E; destruct (fresh_ones (List.length others) c) as [[x d]|] eqn:F; [|discriminate].
  pose proof (fresh_ones_ok (map (fun j => Uint63.eqb v j) others) a) as X; rewrite map_length in X; destruct (X c x d G F) as (a1 & G1 & D1 & H); clear X.
  destruct (fresh_ones_are _ _ _ _ F) as [X0 X1].
  unfold bind at 1 in E; destruct (clause x d) as [[u d1]|] eqn:C1; [|discriminate].
  assert (T : exists y, In y x /\ has a1 y true).
  { clear -H Iv; revert x H; induction others as [|w l IHl]; intros x H; [destruct Iv|]; simpl in H; inversion H as [|y b x' b' Hy H']; subst; destruct Iv as [->|Iv].
    - exists y; split; [left; reflexivity|]; rewrite (proj2 (int_eqb_eq v v) eq_refl) in Hy; exact Hy.
    - destruct (IHl Iv x' H') as (z & J & Z); exists z; split; [right|]; assumption. }
  destruct (clause_ok a1 x T d u d1 D1 C1) as (a2 & G2 & D2 & _).
  unfold bind at 1 in E; destruct (at_most_one [] x d1) as [[u' d2]|] eqn:C2; [|discriminate].
  destruct (at_most_one_ok x [] a2 [] _ (Forall2_nil _) (hold_grows _ _ _ _ G2 H) ltac:(rewrite (one_true v others N Iv); simpl; lia) d1 u' d2 D2 C2) as (a3 & G3 & D3 & _).
  unfold bind at 1 in E; destruct (open_map keys (map h others) d2) as [[r' d3]|] eqn:C3; [|discriminate]; injection E as <- <-.
  destruct (IH p a3 d2 r' d3 D3 ltac:(simpl in L; congruence) Vp C3) as (a4 & G4 & D4 & R & B).
  assert (G14 : grows a1 a4) by (apply (grows_trans a1 a2); [exact G2 | apply (grows_trans a2 a3); assumption]).
  assert (NX : next_variable d2 = lit_after (next_variable c) (List.length others)) by (rewrite (at_most_one_next _ _ _ _ _ C2), (clause_next _ _ _ _ C1); exact X1).
  exists a4; split; [apply (grows_trans a a1); assumption|]; split; [exact D4|]; split.
  - simpl; constructor; [|exact R]; split; [reflexivity|]; simpl; apply (picks_at a4 h others v x N Iv), (hold_grows a1); assumption.
  - simpl; rewrite lits_from_app; apply Forall2_app; [rewrite <- X0; apply (hold_grows a1); assumption | rewrite <- NX; exact B].
Qed.

(* ---------- A case ---------- *)

Lemma told_clauses_ok told : forall a, (forall i b, In (i, b) told -> has a (Lit (to_Z i + 1)) b) -> ok a (told_clauses told) (fun a' _ => grows a a').
Proof.
  induction told as [|[i b] told IH]; intros a T; [apply ok_pure, grows_refl|]; cbn [told_clauses].
  assert (C : has a (told_literal (i, b)) true).
  { specialize (T i b (or_introl eq_refl)); unfold told_literal; simpl; destruct b; [exact T | apply (has_negated _ _ _ T)]. }
  apply (ok_bind _ _ _ _ _ (clause_ok a [told_literal (i, b)] (ex_intro _ _ (conj (or_introl eq_refl) C)))); intros a1 _ G1 _.
  apply (ok_more _ _ _ _ (IH a1 (fun i b I => has_grows _ _ _ _ G1 (T i b (or_intror I))))); intros a2 _ _ G2; apply (grows_trans a a1); assumption.
Qed.

(* What is made once something is chosen. *)
Definition case_end (e : list worth) (k : quantifier) (only body : expression) (told : told_so) (y : open_worth) : making lit :=
  let* r := quantified (fun x => sym (x ++ map opened_up e) Neither only) (fun x => sym (x ++ map opened_up e) (if of_none k then Avoided else Sought) body) (of_none k) [([y], Known true)] in
  let* l := truth_of r in let l := if of_none k then negated l else l in
  let* _ := told_clauses told in let* _ := clause [l] in pure l.

Lemma case_end_ok e k only body told a y w : is_all_or_some k = true -> means a y w -> (forall i b, In (i, b) told -> has a (Lit (to_Z i + 1)) b) ->
  truth_under e k only body [w] <> Some (of_none k) -> ok a (case_end e k only body told y) (fun a' l => has a' l true).
Proof.
  intros K Z T U; unfold case_end.
  apply (ok_bind _ _ _ (fun a' r => grows a a' /\ exists b, means a' r (True_or_false b) /\ truth_under e k only body [w] = Some b)).
  - pose proof (opened_up_stand a e) as S.
    assert (FO : faithful a (fun x => sym (x ++ map opened_up e) Neither only) (fun w => value (w ++ e) only)) by (apply faithful_of; [apply all_right | exact S]).
    assert (FB : faithful a (fun x => sym (x ++ map opened_up e) (if of_none k then Avoided else Sought) body) (fun w => value (w ++ e) body)) by (apply faithful_of; [apply all_right | exact S]).
    assert (B : bound_there a [([y], Known true)] [[w]]) by (exact (bound_one a [y] (Known true) [] [w] [] true eq_refl (Forall2_cons y w Z (Forall2_nil _)) (bound_none a))).
    apply (ok_more _ _ _ _ (quantified_ok _ _ _ _ k _ _ a FO FB B)); intros a3 r G3 (b & V & M); split; [exact G3|]; exists b; split; [exact M|].
    simpl in V; unfold truth_under; destruct k; try discriminate K; simpl in V; unfold said_under in V;
      match type of V with _ ?o _ = Some b => destruct o as [[|]|]; simpl in V; congruence end.
  - intros a1 r _ (G1 & b & M & V); apply (ok_bind _ _ _ (fun a' l => grows a1 a' /\ has a' l b)).
    + destruct r; try apply ok_fails; apply ok_pure; split; [apply grows_refl | exact M].
    + intros a2 l _ [G2 Y]; cbv zeta.
      assert (Y' : has a2 (if of_none k then negated l else l) true).
      { assert (X : b = negb (of_none k)) by (destruct b, (of_none k); try reflexivity; contradiction U); subst b; destruct (of_none k); [exact (has_negated _ _ _ Y) | exact Y]. }
      apply (ok_bind _ _ _ _ _ (told_clauses_ok told a2 (fun i b I => has_grows _ _ _ _ (grows_trans _ _ _ G1 G2) (T i b I)))); intros a3 _ _ G3.
      apply (has_grows _ a3) in Y'; [|exact G3].
      apply (ok_bind _ _ _ _ _ (clause_ok a3 [_] (ex_intro _ _ (conj (or_introl eq_refl) Y')))); intros a4 _ G4 _; apply ok_pure, (has_grows a3); assumption.
Qed.

Lemma case_of_sets e k names a most only body l mo told : is_all_or_some k = true -> set_of (value e a) = Some l -> bound e most = Some mo -> 0 <= Z.min (Z.of_nat (List.length l)) (most_members mo l) ->
  case_made e k names (Sets a most) only body told start = (let* x := open_set l (Z.min (Z.of_nat (List.length l)) (most_members mo l)) in case_end e k only body told (Members x)) start.
Proof.
  intros both A B N; unfold case_made.
  assert (S : sym (map opened_up e) (if of_none k then Avoided else Sought) (Quantify_ k names (Sets a most) only body) start =
    (let* x := open_set l (Z.min (Z.of_nat (List.length l)) (most_members mo l)) in
     quantified (fun x => sym (x ++ map opened_up e) Neither only) (fun x => sym (x ++ map opened_up e) (if of_none k then Avoided else Sought) body) (of_none k) [([Members x], Known true)]) start).
  { destruct (value e a) as [w|] eqn:V; [|discriminate A].
    assert (Bo : sym_bound (map opened_up e) most start = Some (mo, start)).
    { destruct most as [|x]; simpl in B |- *; [injection B as <-; reflexivity|]; rewrite sym_known; destruct (value e x) as [[[z [?|?|]| | | | |]| | | |]|]; try discriminate B; injection B as <-; reflexivity. }
    assert (L : leaves_open (of_none k) (if of_none k then Avoided else Sought) = true) by (destruct k; reflexivity).
    destruct k; try discriminate both; cbn [sym of_none] in *; rewrite sym_known, V; unfold bind at 1, bind at 1; cbn [there pure];
      unfold bind at 1; unfold set_made; rewrite (members_opened w l A); cbn [pure]; unfold bind at 1; rewrite entries_known; cbn [there pure]; unfold bind at 1; rewrite Bo; cbv zeta; fold (most_members mo l);
      replace (Z.min (Z.of_nat (List.length l)) (most_members mo l) <? 0) with false by (symmetry; apply Z.ltb_ge; exact N); rewrite L; reflexivity. }
  unfold bind at 1; rewrite S; clear S; unfold case_end, bind; destruct (open_set l _ start) as [[x d]|]; reflexivity.
Qed.

Lemma case_of_maps e k names a b only body l m told : is_all_or_some k = true -> set_of (value e a) = Some l -> set_of (value e b) = Some m -> (l = [] \/ m <> []) ->
  case_made e k names (Maps_ a b) only body told start = (let* x := open_map l m in case_end e k only body told (Mapping x)) start.
Proof.
  intros both A B N; unfold case_made.
  assert (S : sym (map opened_up e) (if of_none k then Avoided else Sought) (Quantify_ k names (Maps_ a b) only body) start =
    (let* x := open_map l m in
     quantified (fun x => sym (x ++ map opened_up e) Neither only) (fun x => sym (x ++ map opened_up e) (if of_none k then Avoided else Sought) body) (of_none k) [([Mapping x], Known true)]) start).
  { destruct (value e a) as [w|] eqn:V; [|discriminate A]; destruct (value e b) as [v|] eqn:Vb; [|discriminate B].
    assert (L : leaves_open (of_none k) (if of_none k then Avoided else Sought) = true) by (destruct k; reflexivity).
    destruct k; try discriminate both; cbn [sym of_none] in *; rewrite !sym_known, V, Vb; unfold set_made; unfold bind at 1, bind at 1; cbn [there pure];
      rewrite (members_opened w l A); unfold bind at 1; cbn [pure]; unfold bind at 1; rewrite entries_known; cbn [there pure]; unfold bind at 1, bind at 1; cbn [there pure];
      rewrite (members_opened v m B); unfold bind at 1; cbn [pure]; unfold bind at 1; rewrite entries_known; cbn [there pure]; cbv zeta; rewrite L;
      destruct l as [|x l], m as [|y m]; try reflexivity; destruct N as [N|N]; [discriminate N | contradiction N; reflexivity | discriminate N | contradiction N; reflexivity]. }
  unfold bind at 1; rewrite S; clear S; unfold case_end, bind; destruct (open_map l m start) as [[x d]|]; reflexivity.
Qed.

(* A formula that is refuted has no values with which its contrary is so. *)
Lemma refuted_case_no e k names r only body told proof : refuted_case e k names r only body told proof = true ->
  (forall l c, case_made e k names r only body told start = Some (l, c) -> exists a, good c a /\ has a l true) -> False.
Proof.
  intros R H; unfold refuted_case in R; destruct (case_made e k names r only body told start) as [[l c]|]; [|discriminate R]; destruct (H l c eq_refl) as (a & G & V).
  pose proof (good_models c a G) as M; rewrite rev_append_rev, app_nil_r in R; destruct l as [b|z].
  - unfold has in V; simpl in V; injection V as ->; destruct proof; discriminate R.
  - destruct proof as [|steps]; [discriminate R|]; destruct (steps _) as [slots p]; exact (refuted_by_sound _ _ _ R _ M).
Qed.

(* The values of a map's variables. *)
Lemma map_bits others (C : list (int * int)) : NoDup (map fst C) -> forall ps p, List.length p = List.length ps -> (forall x, In x (combine ps p) -> In x C) ->
  flat_map (fun i => map (fun j => existsb (same_pair (i, j)) C) others) ps = flat_map (fun v => map (fun j => Uint63.eqb v j) others) p.
Proof.
  intros N; induction ps as [|i ps IH]; intros [|v p] L S; try discriminate L; [reflexivity|]; simpl; f_equal; [|apply IH; [simpl in L; congruence | intros x X; apply S; right; exact X]].
  assert (X : In (i, v) C) by (apply S; left; reflexivity); apply map_ext; intros j; apply eq_true_iff_eq; rewrite existsb_exists, int_eqb_eq; split.
  - intros (y & Y & E); apply same_pair_is in E; subst y; clear -N X Y; induction C as [|[a b] C IH]; [destruct X|]; simpl in N; inversion N as [|? ? Z M]; subst.
    destruct X as [X|X], Y as [Y|Y]; [congruence | | | apply IH; assumption].
    + injection X as <- <-; destruct Z; apply (in_map fst) in Y; exact Y.
    + injection Y as <- <-; destruct Z; apply (in_map fst) in X; exact X.
  - intros <-; exists (i, v); split; [exact X | apply same_pair_is; reflexivity].
Qed.

Theorem refuted_case_sound e k names r only body c told proof : is_all_or_some k = true -> choice_at e r = Some c ->
  forallb (fun l => among (fst l) (can_be_so c)) told = true -> refuted_case e k names r only body told proof = true -> case_shown e k only body c told.
Proof.
  intros K C P R p V G; unfold choice_under.
  assert (D : truth_under e k only body (chosen_values c p) = Some (of_none k) \/ truth_under e k only body (chosen_values c p) <> Some (of_none k))
    by (destruct (truth_under e k only body (chosen_values c p)) as [[|]|], (of_none k); (left; reflexivity) || (right; discriminate)).
  destruct D as [D|D]; [exact D|]; exfalso; rewrite forallb_forall in P; apply (refuted_case_no _ _ _ _ _ _ _ _ R); intros y d' Y; clear R.
  assert (X : exists x w, chosen_values c p = [w] /\ exists a1 d, good d a1 /\ means a1 x w /\ case_end e k only body told x d = Some (y, d') /\ forall j, In j (can_be_so c) -> has a1 (Lit (to_Z j + 1)) (so_of c p j)).
  { destruct r as [a|a most|a b]; [discriminate C| |]; simpl in C.
    - destruct (set_of (value e a)) as [l|] eqn:A; [|discriminate]; destruct (bound e most) as [mo|] eqn:B; [|discriminate]; destruct (listed_in [] (alone l)) as [t|] eqn:T; [|discriminate]; injection C as <-.
      destruct V as [W L]; destruct (parts_alone l t T) as [Q _]; pose proof (listed_in_short _ _ _ T) as S; set (ps := positions_from 0%uint63 (alone l)) in *.
      assert (N : NoDup ps) by (apply positions_once; change (to_Z 0) with 0; lia).
      assert (PL : List.length ps = List.length l) by (unfold ps; rewrite positions_length; unfold alone; apply map_length); pose proof (within_length _ _ W) as WL.
      rewrite (case_of_sets e k names a most only body l mo told K A B) in Y by lia.
      unfold bind in Y; destruct (open_set l _ start) as [[x d]|] eqn:O; [|discriminate Y]; rewrite <- Q in O at 1.
      destruct (open_set_at (part_at t) ps p (Z.min (Z.of_nat (List.length l)) (most_members mo l)) x d N W ltac:(lia) O) as (a1 & G1 & M & H); exists (Members x), (Set_ (map (part_at t) p)); split; [reflexivity|]; exists a1, d; repeat split; try (apply G1); try assumption.
      intros j J; simpl in J |- *; unfold ps in H, J; rewrite positions_length in H; apply (hold_at a1 (fun i => among i p) (alone l) 0%uint63 1%positive); [change (to_Z 0) with 0; lia | reflexivity | exact H | exact J].
    - destruct (set_of (value e a)) as [l|] eqn:A; [|discriminate]; destruct (set_of (value e b)) as [m|] eqn:B; [|discriminate].
      destruct (listed_in [] (alone l)) as [t|] eqn:T; [|discriminate]; destruct (listed_in [] (alone m)) as [u|] eqn:U; [|discriminate]; cbv zeta in C; destruct (different_parts l); [|discriminate].
      set (ps := positions_from 0%uint63 (alone l)) in *; set (others := positions_from 0%uint63 (alone m)) in *; set (pairs := flat_map _ _) in *; destruct (listed_in (0%uint63, 0%uint63) pairs) as [table|] eqn:Ta; [|discriminate]; injection C as <-.
      destruct V as [Lp Vp]; destruct (parts_alone l t T) as [Q _], (parts_alone m u U) as [Qu _]; pose proof (listed_in_short _ _ _ T) as S1; pose proof (listed_in_short _ _ _ U) as S2; pose proof (listed_in_short _ _ _ Ta) as S3.
      pose proof (listed_in_right _ _ _ Ta) as R; assert (N : NoDup ps) by (apply positions_once; change (to_Z 0) with 0; lia); assert (No : NoDup others) by (apply positions_once; change (to_Z 0) with 0; lia).
      assert (PL : List.length ps = List.length l) by (unfold ps; rewrite positions_length; unfold alone; apply map_length).
      rewrite (case_of_maps e k names a b only body l m told K A B) in Y.
      2: { destruct l as [|x l]; [left; reflexivity|]; right; intros E; subst m; destruct p as [|v p]; [pose proof (eq_trans Lp PL) as Z; discriminate Z|]; inversion Vp as [|? ? [] _]. }
      unfold bind in Y; destruct (open_map l m start) as [[x d]|] eqn:O; [|discriminate Y]; rewrite <- Qu in O.
      destruct (open_map_at (part_at u) others No l p (fun _ => None) start x d start_good (eq_trans Lp PL) Vp O) as (a1 & _ & G1 & M & H).
      exists (Mapping x), (Map_ (combine l (map (part_at u) p))); split; [reflexivity|]; exists a1, d; repeat split; try (apply G1); try assumption.
      intros j J; simpl in J |- *; apply (hold_at a1 (fun i => existsb (same_pair table.[i]) (combine ps p)) pairs 0%uint63 1%positive); [change (to_Z 0) with 0; lia | reflexivity | | exact J].
      rewrite <- (map_map (fun i => table.[i]) (fun q => existsb (same_pair q) (combine ps p))), R.
      change (next_variable start) with 1%positive in H; rewrite <- PL in H.
      assert (LP : List.length pairs = (List.length ps * List.length others)%nat).
      { unfold pairs; clear; induction ps as [|i ps IH]; simpl; [reflexivity|]; rewrite app_length, map_length, IH; reflexivity. }
      rewrite LP; assert (E : map (fun q => existsb (same_pair q) (combine ps p)) pairs = flat_map (fun v => map (fun j => Uint63.eqb v j) others) p); [|rewrite E; exact H].
      unfold pairs; rewrite map_flat_map; rewrite <- (map_bits others (combine ps p) ltac:(rewrite combine_firsts by auto; exact N) ps p Lp (fun x X => X)).
      apply flat_map_ext; intros i; rewrite map_map; reflexivity. }
  destruct X as (x & w & E & a1 & d & G1 & M & Z & H); rewrite E in D.
  assert (T : forall i b, In (i, b) told -> has a1 (Lit (to_Z i + 1)) b).
  { intros i b I; specialize (P _ I); apply among_spec in P; simpl in P; rewrite <- (G i b I); apply H, P. }
  destruct (case_end_ok e k only body told a1 x w K M T D d y d' G1 Z) as (a2 & _ & G2 & Y2); exists a2; auto.
Qed.
