(* Lemmas about words of families by their own text: what is asked, and that the text has the value where that is refuted. *)

From Coq Require Import ZArith NArith Lia List Bool Uint63.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckHalves CheckCounts.
From Topocert Require Import WordSays WordMoves FamilyText FamilyTextWorth FamilySentences.
Import ListNotations.
Open Scope Z_scope.
Local Ltac both H := apply andb_true_iff in H; let H' := fresh H in destruct H as [H H'].

(* What a word is about: its network, or a number, a term in the network's parameters. *)
Definition place := option term.

Fixpoint place_signs (order_ : option term) (counted_ : bool) (o : nat) (l : list place) (before : list sign) : list sign :=
  match l with
  | [] => before
  | None :: l => place_signs order_ counted_ o l (TheNetwork order_ counted_ :: before)
  | Some _ :: l => place_signs order_ counted_ (S o) l (NumberAt o :: before)
  end.

(* Whether a text counts neighbours. *)
Fixpoint counts_near (x : expression) : bool :=
  match x with
  | OfVertex Degree_ _ _ | Quantify_ (Count | Sum_of) _ (Over (OfVertex Neighbours_ _ _)) _ _ => true
  | WordSays.Not a | Function _ a => counts_near a
  | WordSays.And a b | WordSays.Or a b | WordSays.Equal a b | WordSays.Less a b | Calculate _ a b | Extreme _ a b => counts_near a || counts_near b
  | Cond c a b => counts_near c || counts_near a || counts_near b
  | Quantify_ _ _ _ only body | First _ _ _ only body => counts_near only || counts_near body
  | Call _ body => counts_near body
  | _ => false
  end.

Definition place_terms (l : list place) : list term := flat_map (fun a => match a with Some t => [t] | None => [] end) l.

(* That a word is true or false; that the least number is at most the value, or the largest at least; that it is the value, which is an end of
   the range that it is from. *)
Inductive finding := Truly (b : bool) | Reaches (most end_ : bool).

Section Questions.
Variable F : family.

Definition sums_fit_plan (plan : list pick) : bool :=
  forallb (fun p => match p with Subset _ ((_ :: _) as ts) => Nat.eqb (length ts) (length (coordinate_levels F)) | _ => true end) plan.

Definition plan_questions (c : cond) (plan : list pick) : list branch :=
  flat_map (fun p => match p with Subset s ((_ :: _) as ts) => sum_questions F c 1 [] (coordinate_levels F) ts (side_weight s) | _ => [] end) plan.

Definition text_claim (order_ : option term) (counted_ : bool) (l : list place) (plan : list pick) (text : expression) (found : finding) (value_ : term) (ps : list poly) : making unit :=
  do zs <- polys_of ps (place_terms l);
  let G := place_signs order_ counted_ (length ps) l [] in let fp := ps ++ zs in
  match found, text with
  | Truly b, _ => shown_claim F b G plan fp text false
  | Reaches most end_, First last from to_ only body => do v <- poly_of ps value_; let G' := NumberAt (length fp) :: G in
      all ([at_least (ret v) (number_poly F G fp from); at_least (number_poly F G fp to_) (ret v); exact_claim F G' (fp ++ [v]) only; shown_claim F true G' plan (fp ++ [v]) body] ++
        if end_ then [if most then at_least (ret v) (number_poly F G fp to_) else at_least (number_poly F G fp from) (ret v)] else []) false
  | _, _ => ret tt
  end.

Definition text_fits (order_ : option term) (counted_ : bool) (l : list place) (text : expression) (found : finding) : bool :=
  let G := place_signs order_ counted_ (length (arguments F)) l [] in
  match found, text with
  | Truly _, _ => true
  | Reaches most _, First last from to_ only _ => Bool.eqb last most && is_number G from && is_number G to_ && is_exact (NumberAt 0 :: G) only
  | _, _ => false
  end.

Definition text_questions (c : cond) (order_ : option term) (counted_ : bool) (l : list place) (plan : list pick) (text : expression) (found : finding) (value_ : term) : list branch :=
  plan_questions c plan ++ [asked F c (text_claim order_ counted_ l plan text found value_)].
End Questions.

Section Sound.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : CheckPlace.member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation n := (width (line F)).
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Variable name : vertex g -> part.
Hypothesis Names : names_fit g name.
Variable rows : list (part * list part).
Hypothesis Rows : rows_fit g name rows.

Definition place_worth (a : place) : worth := match a with None => Network (Made rows) | Some t => Part_ (whole (num pv t)) end.

Lemma plan_counted plan us : sums_fit_plan F plan = true -> all_refuted (plan_questions F c plan) us = true -> Forall (FamilySentences.counted F xs) plan.
Proof.
  revert us; induction plan as [|p plan IH]; intros us S A; [constructor|]; unfold sums_fit_plan in S; cbn [forallb] in S; both S; unfold plan_questions in A; cbn [flat_map] in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2).
  constructor; [|apply (IH u2 S0 A2)]; destruct p as [l|s [|t ts]|t|t|l]; cbn [FamilySentences.counted]; try exact I; apply Nat.eqb_eq in S.
  pose proof (sum_sound F c 1 (side_weight s) (side_weight_at s) (yields_side_weight s) xs M Y _ (t :: ts) u1 S A1) as K; rewrite (side_count F xs s R), Z.mul_1_l in K; exact K.
Qed.

Lemma place_signs_right order_ counted_ l : (forall t, order_ = Some t -> num pv t = Z.of_nat (length (vertices g))) -> (counted_ = true -> reversed F xs /\ distinct F xs) -> forall fv rest before, firstn (length (arguments F)) fv = pv ->
  signs_right F xs fv before -> rest = map (num pv) (place_terms l) ->
  signs_right F xs (fv ++ rest) (place_signs order_ counted_ (length fv) l before) /\
  map (worth_of F xs name rows (fv ++ rest)) (place_signs order_ counted_ (length fv) l before) = rev (map place_worth l) ++ map (worth_of F xs name rows fv) before.
Proof.
  intros O Co; induction l as [|[t|] l IH]; intros fv rest before P S ->; cbn [place_signs place_terms flat_map map app rev].
  - rewrite app_nil_r; auto.
  - destruct (signs_number F xs name rows fv (num pv t) before S) as [S' W]; destruct (IH (fv ++ [num pv t]) (map (num pv) (place_terms l)) (NumberAt (length fv) :: before) (params_front F xs _ _ P) S' eq_refl) as [S2 W2].
    rewrite app_length, Nat.add_1_r, <- app_assoc in S2, W2; cbn [app] in S2, W2; split; [exact S2|]; rewrite W in W2; rewrite <- app_assoc; cbn [app place_worth]; exact W2.
  - destruct S as (Pl & Sr & Pv); assert (S : signs_right F xs fv (TheNetwork order_ counted_ :: before)).
    { split; [constructor; [exact I | exact Pl]|]; split; [|exact Pv]; constructor; [|exact Sr]; cbn [sign_right]; split; assumption. }
    destruct (IH fv (map (num pv) (place_terms l)) (TheNetwork order_ counted_ :: before) P S eq_refl) as [S2 W2]; split; [exact S2|]; rewrite <- app_assoc; cbn [app place_worth]; exact W2.
Qed.

Lemma in_numbers_to z a b : In (whole z) (numbers_to a b) <-> a <= z <= b.
Proof.
  unfold numbers_to; rewrite numbers_from_span, map_map, in_map_iff; split.
  - intros (i & E & I); injection E as <-; apply in_seq in I; lia.
  - intros H; exists (Z.to_nat (z - a)); split; [unfold whole; f_equal; lia | apply in_seq; lia].
Qed.

Lemma numbers_to_whole a b p : In p (numbers_to a b) -> exists z, p = whole z.
Proof. unfold numbers_to; rewrite numbers_from_span, map_map; intros I; apply in_map_iff in I; destruct I as (i & <- & _); eexists; reflexivity. Qed.

(* The first number of which something is true is at most any. *)
Lemma first_at_most f v b : forall a, a <= v <= b -> f (whole v) = Some true -> exists z, first_true false f (numbers_to a b) = Some (whole z) /\ z <= v.
Proof.
  intros a H T; unfold first_true, numbers_to; remember (Z.to_nat (b - a + 1)) as many eqn:E; revert a H E; induction many as [|many IH]; intros a H E; [lia|]; cbn [numbers_from find].
  destruct (Z.eq_dec a v) as [->|D]; [rewrite T; exists v; split; [reflexivity | lia]|]; destruct (f (whole a)) as [[]|]; [exists a; split; [reflexivity | lia] | |]; apply IH; lia.
Qed.

Lemma last_at_least f v b a : a <= v <= b -> f (whole v) = Some true -> exists z, first_true true f (numbers_to a b) = Some (whole z) /\ v <= z.
Proof.
  intros H T; unfold first_true; set (yes_ := fun p => match f p with Some true => true | _ => false end).
  assert (Sorted_ : forall many a, forall z i j, nth_error (numbers_from a many) i = Some (whole z) -> nth_error (numbers_from a many) j = Some (whole v) -> (j <= i)%nat -> v <= z).
  { intros many a0 z i j Ni Nj L; rewrite numbers_from_span, map_map in Ni, Nj; rewrite nth_error_map in Ni, Nj; destruct (nth_error (seq 0 many) i) as [x|] eqn:Ei; [|discriminate]; destruct (nth_error (seq 0 many) j) as [y|] eqn:Ej; [|discriminate].
    injection Ni as <-; injection Nj as <-; pose proof (proj1 (nth_error_Some (seq 0 many) i) ltac:(congruence)) as Li; pose proof (proj1 (nth_error_Some (seq 0 many) j) ltac:(congruence)) as Lj; rewrite seq_length in Li, Lj.
    apply (nth_error_nth _ _ 0%nat) in Ei, Ej; rewrite seq_nth in Ei, Ej by assumption; lia. }
  assert (K : forall l, (forall p, In p l -> exists z, p = whole z) -> In (whole v) l -> (forall i j z, nth_error l i = Some (whole z) -> nth_error l j = Some (whole v) -> (i <= j)%nat -> v <= z) -> exists z, find yes_ l = Some (whole z) /\ v <= z).
  { induction l as [|p l IH]; intros Wh I So; [destruct I|]; cbn [find]; destruct (Wh p (or_introl eq_refl)) as [z ->]; destruct (yes_ (whole z)) eqn:E.
    - exists z; split; [reflexivity|]; destruct (In_nth_error _ _ I) as [j Nj]; apply (So 0%nat j z eq_refl Nj); lia.
    - destruct I as [Eq|I]; [rewrite Eq in E; unfold yes_ in E; rewrite T in E; discriminate|]; apply IH; [intros q J; apply Wh; right; exact J | exact I|].
      intros i j z' Ni Nj L; apply (So (S i) (S j) z' Ni Nj); lia. }
  destruct (K (rev (numbers_to a b))) as (z & E & L).
  - intros p I; apply in_rev in I; apply (numbers_to_whole a b p I).
  - apply in_rev; rewrite rev_involutive; apply in_numbers_to, H.
  - unfold numbers_to; intros i j z Ni Nj L; set (l := numbers_from a (Z.to_nat (b - a + 1))) in *.
    pose proof (proj1 (nth_error_Some (rev l) i) ltac:(congruence)) as Li; pose proof (proj1 (nth_error_Some (rev l) j) ltac:(congruence)) as Lj; rewrite rev_length in Li, Lj.
    apply (nth_error_nth _ _ (whole 0)) in Ni, Nj; rewrite rev_nth in Ni, Nj by assumption.
    apply (Sorted_ (Z.to_nat (b - a + 1)) a z (length l - S i)%nat (length l - S j)%nat); fold l; [| |lia].
    + rewrite (nth_error_nth' _ (whole 0)) by lia; rewrite Ni; reflexivity.
    + rewrite (nth_error_nth' _ (whole 0)) by lia; rewrite Nj; reflexivity.
  - exists z; rewrite E; split; [reflexivity | exact L].
Qed.

Lemma first_within last f a b z : first_true last f (numbers_to a b) = Some (whole z) -> a <= z <= b.
Proof.
  unfold first_true; set (l := if last then rev (numbers_to a b) else numbers_to a b); set (t := fun p => match f p with Some true => true | _ => false end); intros E; apply in_numbers_to.
  assert (K : In (whole z) l) by (destruct (find t l) as [p|] eqn:Q; [injection E as ->; apply (find_some _ _ Q) | destruct last; discriminate E]).
  unfold l in K; destruct last; [apply in_rev in K|]; exact K.
Qed.

Theorem text_sound order_ counted_ l plan text found value_ us : (forall t, order_ = Some t -> num pv t = Z.of_nat (length (vertices g))) -> (counted_ = true -> reversed F xs /\ distinct F xs) ->
  sums_fit_plan F plan = true -> text_fits F order_ counted_ l text found = true -> all_refuted (text_questions F c order_ counted_ l plan text found value_) us = true ->
  let e := rev (map place_worth l) in
  match found with
  | Truly b => value e text = Some (True_or_false b)
  | Reaches most end_ => exists z, value e text = Some (Part_ (whole z)) /\ (if most then num pv value_ <= z else z <= num pv value_) /\ (end_ = true -> z = num pv value_)
  end.
Proof.
  intros O Cd Su Fi A e; unfold text_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2); pose proof (plan_counted plan u1 Su A1) as Co.
  assert (Nil_right : signs_right F xs pv []) by (split; [constructor|]; split; [constructor|]; rewrite <- (params_length F xs); apply firstn_all).
  set (zs := map (num pv) (place_terms l)); destruct (place_signs_right order_ counted_ l O Cd pv zs [] (proj2 (proj2 Nil_right)) Nil_right eq_refl) as [S W]; cbn [map] in W; rewrite app_nil_r in W; fold e in W.
  set (G := place_signs order_ counted_ (length pv) l []) in *; destruct S as (Pl & Sr & Pv); assert (S : signs_right F xs (pv ++ zs) G) by (split; [exact Pl | split; [exact Sr | exact Pv]]).
  unfold text_fits in Fi; rewrite <- (params_length F xs) in Fi; fold G in Fi.
  assert (Q := refuted_by F c _ _ A2 _ (or_introl eq_refl) xs M Y); rewrite <- W.
  assert (Begin : forall w ps, have w ps pv -> forall f : list poly -> making unit, (forall w' qs, later w w' -> have w' ps pv -> have w' (ps ++ qs) (pv ++ zs) -> so (f qs) w') -> so (do qs <- polys_of ps (place_terms l); f qs) w).
  { intros w ps P f H; apply (lists_then _ zs); [apply polys_of_lists, P|]; intros w' qs L Hq; apply (have_later _ _ _ _ L) in P; apply (H w' qs L P), have_app; assumption. }
  destruct found as [b|most end_].
  - apply (shown_right F xs R name Names rows Rows text b G plan (pv ++ zs) S Co).
    destruct (shown_at F xs b G plan (pv ++ zs) text) eqn:E; [reflexivity|exfalso]; apply Q; intros w ps P; unfold text_claim; apply (Begin w ps P); intros w' qs L P' H.
    rewrite (have_length _ _ _ P); apply (shown_false F xs text b G plan (ps ++ qs) (pv ++ zs) w'); [apply shown_means, R | exact Pl | exact Pv | exact H | exact E].
  - destruct text as [| | | | | | | | | | | | | | | | | | | | | | | | |last text1 text2 only text4| |]; try discriminate Fi; both Fi; both Fi; both Fi; apply Bool.eqb_prop in Fi; subst last.
    set (v := num pv value_) in *; set (G' := NumberAt (length (pv ++ zs)) :: G); destruct (signs_number F xs name rows (pv ++ zs) v G S) as [S' W'].
    assert (Ex : is_exact G' only = true) by (rewrite (proj2 (proj2 (forms_sorted only true G' (NumberAt 0 :: G) eq_refl))); exact Fi0).
    assert (Low := proj1 (both_worth F xs R name Names rows Rows text1) G (pv ++ zs) Fi2 S); assert (High := proj1 (both_worth F xs R name Names rows Rows text2) G (pv ++ zs) Fi1 S).
    set (ends := if end_ then [if most then number_at F xs G (pv ++ zs) text2 <=? v else v <=? number_at F xs G (pv ++ zs) text1] else []).
    destruct (forallb (fun b => b) ([number_at F xs G (pv ++ zs) text1 <=? v; v <=? number_at F xs G (pv ++ zs) text2; exact_at F xs G' ((pv ++ zs) ++ [v]) only; shown_at F xs true G' plan ((pv ++ zs) ++ [v]) text4] ++ ends)) eqn:E.
    + rewrite forallb_app in E; apply andb_true_iff in E; destruct E as [E Ee]; cbn [forallb] in E; rewrite andb_true_r in E; both E; both E0; both E1; apply Z.leb_le in E, E0; cbn [value]; rewrite Low, High; cbn [whole_of whole].
      set (f := fun p => match truth (value (Part_ p :: map (worth_of F xs name rows (pv ++ zs)) G) only) with Some true => truth (value (Part_ p :: map (worth_of F xs name rows (pv ++ zs)) G) text4) | o => o end).
      assert (T : f (whole v) = Some true).
      { unfold f; rewrite <- W'; fold G'; rewrite (proj2 (both_worth F xs R name Names rows Rows only) G' _ Ex S'), E1; cbn [truth]; rewrite (shown_right F xs R name Names rows Rows text4 true G' plan _ S' Co E2); reflexivity. }
      destruct most; [destruct (last_at_least f v _ _ (conj E E0) T) as (z & Ez & L) | destruct (first_at_most f v _ _ (conj E E0) T) as (z & Ez & L)]; pose proof (first_within _ _ _ _ _ Ez) as Wz; exists z; (split; [fold f; rewrite Ez; reflexivity|]); (split; [exact L|]);
        intros ->; unfold ends in Ee; cbn [forallb] in Ee; rewrite andb_true_r in Ee; apply Z.leb_le in Ee; lia.
    + exfalso; apply Q; intros w ps P; unfold text_claim; apply (Begin w ps P); intros w' qs L P' H; rewrite (have_length _ _ _ P); fold G; rewrite (have_length _ _ _ H); fold G'.
      apply (term_then _ _ pv); [exact P'|]; intros w2 x L2 X; fold v in X; apply (have_later _ _ _ _ L2) in H.
      assert (H' : have w2 ((ps ++ qs) ++ [x]) ((pv ++ zs) ++ [v])) by (apply have_app; [exact H | repeat constructor; exact X]).
      eapply false_so; [|exact E]; apply means_all, Forall2_app.
      * constructor; [apply means_at_least; [apply yields_ret, X | apply (proj1 (both_mean F xs R text1)); assumption]|]; constructor; [apply means_at_least; [apply (proj1 (both_mean F xs R text2)); assumption | apply yields_ret, X]|].
        constructor; [apply (proj2 (both_mean F xs R only)); try assumption; apply S'|]; constructor; [|constructor]; apply (shown_means F xs R text4); [apply S' | apply S' | exact H'].
      * unfold ends; destruct end_; [|constructor]; constructor; [|constructor]; destruct most; apply means_at_least; first [apply yields_ret, X | apply (proj1 (both_mean F xs R text2)); assumption | apply (proj1 (both_mean F xs R text1)); assumption].
Qed.
End Sound.
