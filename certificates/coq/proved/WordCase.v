(* The formula of one case of a split: the choices with which the sentence begins, what it says of them, and what is
   told of them. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray Permutation.
From Topocert Require Import CheckGraph CheckLrat Refuted WordSays WordBags WordMoves Firsts WordOrbits WordSplit WordGates WordOpen WordTerms WordCircuit WordRanges WordFormula.
Import ListNotations.
Open Scope Z_scope.

Definition open_choice (c : chosen_from) : making open_worth :=
  match c with
  | From_sets t positions most => let* x := open_set (map (part_at t) positions) (Z.min (Z.of_nat (List.length positions)) most) in pure (Members x)
  | From_maps keys _ u _ others _ _ => let* x := open_map keys (map (part_at u) others) in pure (Mapping x)
  end.

(* The last one comes first. *)
Fixpoint open_choices (l : list chosen_from) (before : list open_worth) : making (list open_worth) :=
  match l with [] => pure before | c :: l => let* x := open_choice c in open_choices l (x :: before) end.

Definition nothing_to_choose (c : chosen_from) : bool :=
  match c with From_sets _ _ most => most <? 0 | From_maps _ _ _ (_ :: _) [] _ _ => true | From_maps _ _ _ _ _ _ _ => false end.

(* What is so of a choice is said by literals. *)
Definition choice_literals (x : open_worth) : list lit :=
  match x with
  | Members l => map snd l
  | Mapping l => flat_map (fun e => match snd e with One_of l => map snd l | _ => [] end) l
  | _ => []
  end.

Definition told_literal (l : list open_worth) (t : nat * int * bool) : option lit :=
  match nth_error l (fst (fst t)) with
  | Some x => option_map (fun y => if snd t then y else negated y) (nth_error (choice_literals x) (Z.to_nat (to_Z (snd (fst t)))))
  | None => None
  end.

Fixpoint told_clauses (l : list open_worth) (told : told_so) : making unit :=
  match told with [] => pure tt | t :: told => let* y := there (told_literal l t) in let* _ := clause [y] in told_clauses l told end.

(* What is made once something is chosen. *)
Definition case_end (e : list worth) (k : quantifier) (only body : expression) (told : told_so) (l : list open_worth) : making lit :=
  let* r := quantified (fun x => sym (x ++ map opened_up e) Neither only) (fun x => sym (x ++ map opened_up e) (if of_none k then Avoided else Sought) body) (of_none k) [(l, Known true)] in
  let* y := truth_of r in let y := if of_none k then negated y else y in
  let* _ := told_clauses (rev l) told in let* _ := clause [y] in pure y.

Definition refuted_case (e : list worth) (k : quantifier) (l : list chosen_from) (only body : expression) (told : told_so) (proof : formula_proof) : bool :=
  if existsb nothing_to_choose l then match proof with Trivially => true | _ => false end else
  match (let* x := open_choices l [] in case_end e k only body told x) (start (is_linear proof)) with
  | Some (y, c) => formula_refuted y c proof
  | None => false
  end.

(* ---------- Values of variables ---------- *)

Lemma present_filter {B} a (h : int -> B) t ps : forall x, hold a x (map t ps) -> present a (combine (map h ps) x) (map h (filter t ps)).
Proof.
  induction ps as [|i ps IH]; intros x H; inversion H; subst; simpl; [constructor|].
  destruct (t i) eqn:T; simpl; [apply present_in | apply present_out]; auto.
Qed.

Lemma trues_filter t (ps : list int) : trues (map t ps) = Z.of_nat (List.length (filter t ps)).
Proof. induction ps as [|i ps IH]; simpl; [reflexivity|]; rewrite IH; destruct (t i); simpl List.length; [rewrite Nat2Z.inj_succ; simpl; lia | reflexivity]. Qed.

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

Lemma hold_nth a x b : hold a x b -> forall n c, nth_error b n = Some c -> exists y, nth_error x n = Some y /\ has a y c.
Proof. induction 1 as [|y d x b Y H IH]; intros [|n] c E; simpl in E |- *; try discriminate E; [injection E as <-; exists y; auto | apply IH, E]. Qed.

Lemma hold_concat a xs bits : Forall2 (hold a) xs bits -> hold a (concat xs) (concat bits).
Proof. induction 1; simpl; [constructor | apply Forall2_app; assumption]. Qed.

Lemma combined_seconds {A B} (l : list A) : forall (m : list B), List.length l = List.length m -> map snd (combine l m) = m.
Proof. induction l as [|a l IH]; intros [|b m] E; try discriminate E; simpl; [reflexivity | rewrite IH; auto]. Qed.

Lemma position_at {A} (l : list A) : forall i, to_Z i + Z.of_nat (List.length l) < wB -> forall j, In j (positions_from i l) -> nth_error (positions_from i l) (Z.to_nat (to_Z j - to_Z i)) = Some j.
Proof.
  induction l as [|a l IH]; intros i B j J; [destruct J|]; simpl List.length in B; cbn [positions_from] in *; destruct J as [<-|J]; [rewrite Z.sub_diag; reflexivity|].
  assert (N : to_Z (i + 1) = to_Z i + 1) by (pose proof (int_range i); rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
  specialize (IH (i + 1)%uint63 ltac:(lia) j J); pose proof (proj1 (proj2 (count_positions l (i + 1)%uint63 ltac:(lia)) j) J).
  replace (Z.to_nat (to_Z j - to_Z i)) with (S (Z.to_nat (to_Z j - to_Z (i + 1)))) by lia; exact IH.
Qed.

(* ---------- Choices ---------- *)

Lemma open_choice_ok a c p : is_of c -> can_be_chosen c p -> ok a (open_choice c) (fun a' x => (exists w, chosen_values c p = [w] /\ means a' x w) /\
  hold a' (choice_literals x) (map (so_of c p) (can_be_so c))).
Proof.
  intros (e & r & C) V; destruct r as [x|x most|x y]; [discriminate C| |]; simpl in C.
  - destruct (set_of (value e x)) as [l|]; [|discriminate]; destruct (bound e most) as [mo|]; [|discriminate]; destruct (listed_in [] (alone l)) as [t|] eqn:T; [|discriminate]; injection C as <-.
    destruct V as [W L]; pose proof (listed_in_short _ _ _ T) as S; set (ps := positions_from 0%uint63 (alone l)) in *; assert (N : NoDup ps) by (apply positions_once; change (to_Z 0) with 0; lia).
    pose proof (within_length _ _ W) as WL; assert (B : trues (map (fun i => among i p) ps) <= Z.min (Z.of_nat (List.length ps)) (most_members mo l)) by (rewrite trues_filter, (filter_within p ps N W); lia).
    unfold open_choice; apply (ok_bind _ _ _ _ _ (open_set_ok a (map (part_at t) ps) (map (fun i => among i p) ps) _ (eq_trans (map_length _ ps) (eq_sym (map_length _ ps))) B)); intros a1 r _ (z & -> & Z0); apply ok_pure; split.
    + exists (Set_ (map (part_at t) p)); split; [reflexivity|]; pose proof (present_filter a1 (part_at t) (fun i => among i p) ps z Z0) as Y; rewrite (filter_within p ps N W) in Y; exact Y.
    + simpl; rewrite combined_seconds; [exact Z0 | rewrite map_length, (hold_length _ _ _ Z0), map_length; reflexivity].
  - destruct (set_of (value e x)) as [l|]; [|discriminate]; destruct (set_of (value e y)) as [m|]; [|discriminate].
    destruct (listed_in [] (alone l)) as [t|] eqn:T; [|discriminate]; destruct (listed_in [] (alone m)) as [u|] eqn:U; [|discriminate]; cbv zeta in C; destruct (different_parts l); [|discriminate].
    set (ps := positions_from 0%uint63 (alone l)) in *; set (others := positions_from 0%uint63 (alone m)) in *; set (pairs := flat_map _ _) in *; destruct (listed_in (0%uint63, 0%uint63) pairs) as [table|] eqn:Ta; [|discriminate]; injection C as <-.
    destruct V as [Lp Vp]; destruct (parts_alone l t T) as [Q _]; pose proof (listed_in_short _ _ _ T) as S1; pose proof (listed_in_short _ _ _ U) as S2.
    pose proof (listed_in_right _ _ _ Ta) as R; assert (N : NoDup ps) by (apply positions_once; change (to_Z 0) with 0; lia); assert (No : NoDup others) by (apply positions_once; change (to_Z 0) with 0; lia).
    assert (PL : List.length ps = List.length l) by (unfold ps; rewrite positions_length; unfold alone; apply map_length); clearbody ps others; rewrite Forall_forall in Vp.
    unfold open_choice; apply (ok_bind _ _ _ _ _ (open_map_ok (map (part_at u) others) (map (fun v => map (fun j => Uint63.eqb v j) others) p) l a ltac:(rewrite map_length; congruence)
      ltac:(intros b I; apply in_map_iff in I; destruct I as (v & <- & I); rewrite !map_length; split; [reflexivity | apply one_true, Vp, I; exact No]))).
    intros a1 r _ (xs & -> & H); apply ok_pure; split.
    + exists (Map_ (combine l (map (part_at u) p))); split; [reflexivity|]; simpl; clear -H No Vp Lp PL; assert (E : List.length p = List.length l) by congruence; clear Lp PL; revert l E xs H Vp.
      induction p as [|v p IH]; intros [|key l] E xs H Vp; try discriminate E; inversion H; subst; simpl; constructor; [|apply IH; [simpl in E; congruence | assumption | intros i I; apply Vp; right; exact I]].
      split; [reflexivity|]; simpl; apply picks_at; [exact No | apply Vp; left; reflexivity | assumption].
    + replace (choice_literals _) with (concat xs); [replace (map _ _) with (concat (map (fun v => map (fun j => Uint63.eqb v j) others) p)); [apply hold_concat, H|]|].
      * simpl; rewrite <- (map_map (fun i => table.[i]) (fun q => existsb (same_pair q) (combine ps p))), R, <- flat_map_concat_map.
        rewrite <- (map_bits others (combine ps p) ltac:(rewrite combine_firsts by auto; exact N) ps p Lp (fun x X => X)); unfold pairs; rewrite map_flat_map; apply flat_map_ext; intros i; rewrite map_map; reflexivity.
      * assert (E : List.length p = List.length l) by congruence; clear -H E; revert l E xs H; induction p as [|v p IH]; intros [|key l] E xs H; try discriminate E; inversion H as [|z ? zs ? Z0 H']; subst; simpl; [reflexivity|].
        rewrite combined_seconds by (rewrite map_length, (hold_length _ _ _ Z0), map_length; reflexivity); f_equal; apply (IH l); [simpl in E; congruence | exact H'].
Qed.

Lemma open_choices_ok l : Forall is_of l -> forall p a before w, Forall2 can_be_chosen l p -> stands_for a before w -> ok a (open_choices l before) (fun a' x => stands_for a' x (all_values l p w) /\
  exists y, x = rev y ++ before /\ Forall2 (fun z e => hold a' (choice_literals z) (map (so_of (fst e) (snd e)) (can_be_so (fst e)))) y (combine l p)).
Proof.
  induction 1 as [|c l O _ IH]; intros p a before w V S; inversion V as [|? q ? p' Q V']; subst; simpl; [apply ok_pure; split; [exact S | exists []; split; [reflexivity | constructor]]|].
  apply (ok_bind _ _ _ _ _ (open_choice_ok a c q O Q)); intros a1 x G1 [(v & E & M) H]; rewrite E.
  apply (ok_more _ _ _ _ (IH p' a1 (x :: before) (v :: w) V' (Forall2_cons _ _ M (stands_for_grows _ _ _ _ G1 S)))); intros a2 z G2 [Z0 (y & -> & Y)]; split; [exact Z0|].
  exists (x :: y); split; [simpl; rewrite <- app_assoc; reflexivity | constructor; [apply (hold_grows a1); assumption | exact Y]].
Qed.

Lemma can_be_chosen_from c p : can_be_chosen c p -> nothing_to_choose c = false.
Proof.
  destruct c as [t ps most|keys t u ps others pairs table]; simpl; [intros [_ L]; apply Z.ltb_ge; lia|].
  intros [L V]; destruct ps as [|i ps]; [reflexivity|]; destruct others; [|reflexivity]; destruct p as [|v p]; [discriminate L | inversion V as [|? ? []]].
Qed.

(* ---------- A case ---------- *)

(* What is told is so of literals. *)
Lemma told_literal_has l : Forall is_of l -> forall p a y k i, Forall2 (fun z e => hold a (choice_literals z) (map (so_of (fst e) (snd e)) (can_be_so (fst e)))) y (combine l p) -> Forall2 can_be_chosen l p ->
  can_so l (k, i) = true -> exists x, told_literal y (k, i, so_in l p k i) = Some x /\ has a x true.
Proof.
  induction 1 as [|c l (e & r & C) _ IH]; intros p a y k i Y V S; [destruct k; discriminate S|]; inversion V as [|? q ? p' _ V']; subst; simpl in Y; inversion Y as [|z ? y' ? Z0 Y']; subst.
  destruct k as [|k]; [|apply (IH p' a y' k i Y' V' S)]; apply among_spec in S; simpl in Z0, S; unfold told_literal, so_in; simpl.
  assert (P : nth_error (can_be_so c) (Z.to_nat (to_Z i)) = Some i).
  { rewrite <- (Z.sub_0_r (to_Z i)); change 0 with (to_Z 0); destruct r as [x|x most|x m]; [discriminate C| |]; simpl in C; destruct (set_of (value e x)) as [o|]; try discriminate C.
    - destruct (bound e most); [|discriminate]; destruct (listed_in [] (alone o)) eqn:T; [|discriminate]; injection C as <-; apply position_at; [apply listed_in_short in T; change (to_Z 0) with 0; lia | exact S].
    - destruct (set_of (value e m)); [|discriminate]; destruct (listed_in [] (alone o)); [|discriminate]; destruct (listed_in [] (alone _)); [|discriminate]; cbv zeta in C; destruct (different_parts o); [|discriminate].
      match type of C with option_map _ ?t = _ => destruct t eqn:T; [|discriminate] end; injection C as <-; apply position_at; [apply listed_in_short in T; change (to_Z 0) with 0; lia | exact S]. }
  destruct (hold_nth _ _ _ Z0 _ (so_of c q i) (map_nth_error (so_of c q) _ _ P)) as (x & X & B); rewrite X; simpl; eexists; split; [reflexivity|].
  destruct (so_of c q i); [exact B | exact (has_negated _ _ _ B)].
Qed.

Lemma told_clauses_ok l told : forall a, (forall t, In t told -> exists x, told_literal l t = Some x /\ has a x true) -> ok a (told_clauses l told) (fun a' _ => grows a a').
Proof.
  induction told as [|t told IH]; intros a T; [apply ok_pure, grows_refl|]; cbn [told_clauses]; destruct (T t (or_introl eq_refl)) as (x & -> & X); apply with_there; intros y Y; injection Y as <-.
  apply (ok_bind _ _ _ _ _ (clause_ok a [x] (ex_intro _ _ (conj (or_introl eq_refl) X)))); intros a1 _ G1 _.
  apply (ok_more _ _ _ _ (IH a1 (fun t I => match T t (or_intror I) with ex_intro _ x (conj E X) => ex_intro _ x (conj E (has_grows _ _ _ _ G1 X)) end))); intros a2 _ _ G2; apply (grows_trans a a1); assumption.
Qed.

Lemma case_end_ok e k only body told a l w : is_all_or_some k = true -> stands_for a l w -> (forall t, In t told -> exists x, told_literal (rev l) t = Some x /\ has a x true) ->
  truth_under e k only body w <> Some (of_none k) -> ok a (case_end e k only body told l) (fun a' x => has a' x true).
Proof.
  intros K Z T U; unfold case_end.
  apply (ok_bind _ _ _ (fun a' r => grows a a' /\ exists b, means a' r (True_or_false b) /\ truth_under e k only body w = Some b)).
  - pose proof (opened_up_stand a e) as S.
    assert (FO : faithful a (fun x => sym (x ++ map opened_up e) Neither only) (fun w => value (w ++ e) only)) by (apply faithful_of; [apply all_right | exact S]).
    assert (FB : faithful a (fun x => sym (x ++ map opened_up e) (if of_none k then Avoided else Sought) body) (fun w => value (w ++ e) body)) by (apply faithful_of; [apply all_right | exact S]).
    assert (B : bound_there a [(l, Known true)] [w]) by (exact (bound_one a l (Known true) [] w [] true eq_refl Z (bound_none a))).
    apply (ok_more _ _ _ _ (quantified_ok _ _ _ _ k _ _ a FO FB B)); intros a3 r G3 (b & V & M); split; [exact G3|]; exists b; split; [exact M|].
    simpl in V; unfold truth_under; destruct k; try discriminate K; simpl in V; unfold said_under in V;
      match type of V with _ ?o _ = Some b => destruct o as [[|]|]; simpl in V; congruence end.
  - intros a1 r _ (G1 & b & M & V); apply (ok_bind _ _ _ (fun a' l => grows a1 a' /\ has a' l b)).
    + destruct r; try apply ok_fails; apply ok_pure; split; [apply grows_refl | exact M].
    + intros a2 z _ [G2 Y]; cbv zeta.
      assert (Y' : has a2 (if of_none k then negated z else z) true).
      { assert (X : b = negb (of_none k)) by (destruct b, (of_none k); try reflexivity; contradiction U); subst b; destruct (of_none k); [exact (has_negated _ _ _ Y) | exact Y]. }
      apply (ok_bind _ _ _ _ _ (told_clauses_ok (rev l) told a2 (fun t I => match T t I with ex_intro _ x (conj E X) => ex_intro _ x (conj E (has_grows _ _ _ _ (grows_trans _ _ _ G1 G2) X)) end))); intros a3 _ _ G3.
      apply (has_grows _ a3) in Y'; [|exact G3].
      apply (ok_bind _ _ _ _ _ (clause_ok a3 [_] (ex_intro _ _ (conj (or_introl eq_refl) Y')))); intros a4 _ G4 _; apply ok_pure, (has_grows a3); assumption.
Qed.

Theorem refuted_case_sound e k l only body told proof : is_all_or_some k = true -> Forall is_of l ->
  forallb (fun t => can_so l (fst t)) told = true -> refuted_case e k l only body told proof = true -> case_shown e l k only body told.
Proof.
  intros K O P R p V G; simpl.
  assert (D : truth_under e k only body (all_values l p []) = Some (of_none k) \/ truth_under e k only body (all_values l p []) <> Some (of_none k))
    by (destruct (truth_under e k only body (all_values l p [])) as [[|]|], (of_none k); (left; reflexivity) || (right; discriminate)).
  destruct D as [D|D]; [exact D|]; exfalso; rewrite forallb_forall in P; unfold refuted_case in R.
  replace (existsb nothing_to_choose l) with false in R by (clear -V; symmetry; induction V as [|c q l p X _ IH]; [reflexivity | simpl; rewrite (can_be_chosen_from c q X); exact IH]).
  assert (H : ok (fun _ => None) (let* x := open_choices l [] in case_end e k only body told x) (fun a x => has a x true)).
  { apply (ok_bind _ _ _ _ _ (open_choices_ok l O p (fun _ => None) [] [] V (Forall2_nil _))); intros a x _ [S (y & -> & Y)]; apply (case_end_ok e k only body told a _ _ K S); [|exact D].
    rewrite app_nil_r, rev_involutive; intros [[j i] b] I; rewrite <- (G j i b I); apply (told_literal_has l O p a y j i Y V (P _ I)). }
  match type of R with match ?m _ with _ => _ end = _ => destruct (m (start (is_linear proof))) as [[x c]|] eqn:E; [|discriminate R] end.
  destruct (H _ x c (start_good _) E) as (a & _ & A & X); exact (formula_refuted_sound c a x proof A X R).
Qed.
