(* Theorems about families: all that a file says is checked, and then the claim holds. *)

From Coq Require Import ZArith NArith QArith Qround List String Bool Lia.
From Topocert Require Import Graph Walk Text CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts.
From Topocert Require Import NetworkName NetworkSame Statement HamiltonSays MetricSays SymmetrySays.
From Topocert Require Import FormulaSays FormulaShown FactsLearnt FamilySays FamilyTerms FamilyFractions FamilyShown.
Import ListNotations.
Open Scope Z_scope.

(* A network as the claim writes it, with its lemmas. *)
Record member_of := MemberOf { called : naming; family_of : family; lemmas : list lemma }.

(* A theorem of a file: values that lie in the domain, networks, the proofs of all questions in turn. *)
Record family_theorem := FamilyTheorem { proved_claim : expr; proved_for : FormulaSays.domain; instance : list Z;
  members : list member_of; refutations : list proof }.

(* ---------- The domain ---------- *)

Section Domain.
Variable names : list string.

Definition no_look (f : fact_name) (m : naming) (ts : list term) : option nat := None.

Definition plain_term (e : expr) : option term := match translated names no_look e with Some (Term t) => Some t | _ => None end.
Definition plain_condition (e : expr) : option cond := match translated names no_look e with Some (Condition c) => Some c | _ => None end.

Definition range_conditions (r : values_of) : option (list cond) :=
  match r with
  | Between_ x from to_ =>
    match place_of x names, plain_term from, to_ with
    | Some k, Some a, None => Some [AtMost a (Var k)]
    | Some k, Some a, Some b => match plain_term b with Some b => Some [AtMost a (Var k); AtMost (Var k) b] | None => None end
    | _, _, _ => None
    end
  | Tuples _ _ => None
  end.

Definition domain_conditions (d : FormulaSays.domain) : option (list cond) :=
  match all_known (map range_conditions (ranges d)), condition d with
  | Some l, None => Some (List.concat l)
  | Some l, Some c => match plain_condition c with Some c => Some (List.concat l ++ [c]) | None => None end
  | None, _ => None
  end.

Variable xs : list Z.
Hypothesis Same : List.length xs = List.length names.
Notation env := (combine names (map whole_number xs)).

Lemma plain_right e m : translated names no_look e = Some m -> right_meaning names nothing_known xs [] e m.
Proof. intros T; apply (translated_right names no_look nothing_known xs [] Same); [discriminate | exact T]. Qed.

Lemma plain_term_right e t : plain_term e = Some t -> as_whole (plain_value env e) = Some (num xs t).
Proof.
  unfold plain_term; destruct (translated names no_look e) as [[s|]|] eqn:T; try discriminate; intros E; injection E as ->.
  apply plain_right in T; simpl in T; rewrite app_nil_r in T; unfold plain_value; rewrite T; apply as_whole_number.
Qed.

Lemma range_yes r cs : range_conditions r = Some cs -> in_range env r = true -> forall c, In c cs -> yes xs c = true.
Proof.
  destruct r as [x from to_|]; [|discriminate]; simpl.
  destruct (place_of x names) as [k|] eqn:P; [|discriminate]; destruct (plain_term from) as [a|] eqn:A; [|discriminate].
  pose proof (variable_right names xs [] x k Same P) as V; rewrite app_nil_r in V; rewrite V, as_whole_number, (plain_term_right _ _ A).
  destruct to_ as [b|].
  - destruct (plain_term b) as [t|] eqn:B; [|discriminate]; rewrite (plain_term_right _ _ B); intros E; injection E as <-.
    rewrite andb_true_iff; intros [L H] c [<-|[<-|[]]]; assumption.
  - intros E; injection E as <-; rewrite andb_true_r; intros L c [<-|[]]; exact L.
Qed.

Lemma domain_yes d cs : domain_conditions d = Some cs -> in_domain env d = true -> forall c, In c cs -> yes xs c = true.
Proof.
  unfold domain_conditions, in_domain; rewrite !andb_true_iff, forallb_forall; intros D [[_ R] C].
  destruct (all_known (map range_conditions (ranges d))) as [l|] eqn:K; [|discriminate].
  assert (G : forall c, In c (List.concat l) -> yes xs c = true).
  { clear D C; revert l K R; induction (ranges d) as [|r rs IH]; intros l K R c I; simpl in K; [injection K as <-; destruct I|].
    destruct (range_conditions r) as [cs'|] eqn:Q; [|discriminate]; destruct (all_known (map range_conditions rs)) as [k|]; [|discriminate].
    simpl in K; injection K as <-; simpl in I; apply in_app_or in I; destruct I as [I|I].
    - apply (range_yes r cs' Q); [apply R; left; reflexivity | exact I].
    - apply (IH k eq_refl); [intros q J; apply R; right; exact J | exact I]. }
  destruct (condition d) as [c|].
  - destruct (plain_condition c) as [t|] eqn:P; [|discriminate]; injection D as <-; intros e I; apply in_app_or in I; destruct I as [I|[<-|[]]]; [apply G, I|].
    unfold plain_condition in P; destruct (translated names no_look c) as [[|t']|] eqn:T; try discriminate; injection P as ->.
    apply plain_right in T; simpl in T; rewrite app_nil_r in T; unfold meets, plain_value in C; rewrite T in C; exact C.
  - injection D as <-; exact G.
Qed.
End Domain.

(* ---------- Members ---------- *)

Definition naming_same (a b : naming) : bool :=
  match a, b with
  | ByStandard s, ByStandard t => String.eqb s t
  | ByOwn s t, ByOwn u v => String.eqb s u && same_text t v
  | _, _ => false
  end.

Lemma naming_same_right a b : naming_same a b = true -> a = b.
Proof.
  destruct a, b; simpl; try discriminate; rewrite ?andb_true_iff.
  - intros E; apply String.eqb_eq in E; congruence.
  - intros [E T]; apply String.eqb_eq in E; apply same_text_right in T; congruence.
Qed.

Definition line_of (m : naming) (k : nat) : option text :=
  match m with ByStandard s => standard s k | ByOwn _ t => Some t | ByList _ _ => None end.

Definition member_fine (n : nat) (conds : list cond) (m : member_of) : bool :=
  let F := family_of m in
  same_list same_cond (CheckPlace.domain F) conds && Nat.eqb (variables F) n && shaped F && forallb (scoped n n) (arguments F) &&
  match line_of (called m) (List.length (arguments F)) with Some t => same_text t (line F) | None => false end.

Fixpoint members_shown (ms : list member_of) (ts : list proof) : option (list proof) :=
  match ms with
  | [] => Some ts
  | m :: ms => match taken (network_questions (family_of m)) ts with
      | Some ts => match lemmas_shown (family_of m) [] false (lemmas m) ts with Some ts => members_shown ms ts | None => None end
      | None => None
      end
  end.

(* ---------- The claim ---------- *)

Definition fact_is (f : fact_name) (s : subject_of) : bool :=
  match f, s with
  | F_order, OfOrder | F_size, OfSize | F_min_degree, OfMinDegree | F_max_degree, OfMaxDegree | F_diameter, OfDiameter | F_hamiltonian, OfHamiltonian
  | F_vertex_transitive, OfTransitive => true
  | _, _ => false
  end.

Definition entries (ms : list member_of) : list (naming * list term * subject_of) :=
  flat_map (fun m => map (fun l => (called m, arguments (family_of m), of_ l)) (lemmas m)) ms.

Fixpoint look_in (i : nat) (l : list (naming * list term * subject_of)) (f : fact_name) (m : naming) (ts : list term) : option nat :=
  match l with
  | [] => None
  | (n, args, s) :: l => if fact_is f s && naming_same n m && same_list same_term args ts then Some i else look_in (Datatypes.S i) l f m ts
  end.

Fixpoint told_polys (xs : list poly) (ms : list member_of) : making (list poly) :=
  match ms with
  | [] => ret []
  | m :: ms => do ps <- polys_of xs (arguments (family_of m)); do vs <- polys_of ps (map equals (lemmas m)); do more <- told_polys xs ms; ret (vs ++ more)
  end.

Definition claim_question (n : nat) (conds : list cond) (ms : list member_of) (c : cond) : branch :=
  question (do xs <- freshes n; each_true (map (claim_of xs) conds) ;; do vs <- told_polys xs ms; claim_of (xs ++ vs) c false).

Definition theorem_shown (t : family_theorem) : bool :=
  let names := variables_of (proved_for t) in
  let n := List.length names in
  Nat.eqb (List.length (instance t)) n && in_domain (combine names (map whole_number (instance t))) (proved_for t) &&
  match domain_conditions names (proved_for t) with
  | Some conds => forallb (member_fine n conds) (members t) &&
      match members_shown (members t) (refutations t), enough names (look_in n (entries (members t))) (proved_claim t) with
      | Some [last_], Some c => refutes (claim_question n conds (members t) c) last_
      | _, _ => false
      end
  | None => false
  end.

Definition told_values (xs : list Z) (ms : list member_of) : list Z :=
  flat_map (fun m => map (fun l => num (params (family_of m) xs) (equals l)) (lemmas m)) ms.

Lemma told_polys_have ps xs ms : forall w, have w ps xs -> lists_ (told_polys ps ms) (told_values xs ms) w.
Proof.
  induction ms as [|m ms IH]; intros w H w' L; cbn [told_polys told_values flat_map]; [apply gives_ret; constructor|].
  eapply gives_bind; [apply (polys_of_lists _ _ _ _ H), L|]; intros w1 qs L1 Q.
  eapply gives_bind; [apply (polys_of_lists _ _ _ _ Q), later_refl|]; intros w2 vs L2 V.
  assert (L3 : later w w2) by (apply (later_trans _ w'); [exact L|]; apply (later_trans _ w1); assumption).
  eapply gives_bind; [apply (IH w2 (have_later _ _ _ _ L3 H)), later_refl|]; intros w3 more L4 O.
  apply gives_ret, have_app; [|exact O]; apply (have_later _ _ _ _ L4); rewrite map_map in V; exact V.
Qed.

Lemma claim_question_sound n conds ms c t : refutes (claim_question n conds ms c) t = true ->
  forall xs, List.length xs = n -> (forall d, In d conds -> yes xs d = true) -> yes (xs ++ told_values xs ms) c = true.
Proof.
  intros R xs <- C; destruct (yes (xs ++ told_values xs ms) c) eqn:E; [reflexivity|]; exfalso.
  apply (question_refuted _ _ R); intros w _; eapply gives_bind; [apply gives_freshes|]; intros w1 ps _ P.
  eapply gives_bind; [apply (so_each_true (map (claim_of ps) conds) w1)|]; [| apply later_refl |].
  { intros d I; apply in_map_iff in I; destruct I as (e & <- & I); rewrite <- (C e I); apply claim_of_means, P. }
  intros w2 [] L2 _; apply (have_later _ _ _ _ L2) in P; eapply gives_bind; [apply (told_polys_have _ _ ms _ P), later_refl|]; intros w3 vs L3 V.
  assert (H : means (claim_of (ps ++ vs) c) (yes (xs ++ told_values xs ms) c) w3) by (apply claim_of_means, have_app; [apply (have_later _ _ _ _ L3 P) | exact V]).
  rewrite E in H; apply H, later_refl.
Qed.

(* ---------- All together ---------- *)

Section Sound.
Variable T : family_theorem.
Notation names := (variables_of (proved_for T)).
Notation n := (List.length names).

Lemma members_so conds : (forall m, In m (members T) -> member_fine n conds m = true) -> forall xs, List.length xs = n -> (forall d, In d conds -> yes xs d = true) ->
  forall ms ts rest, (forall m, In m ms -> In m (members T)) -> members_shown ms ts = Some rest ->
  forall m, In m ms -> forall l, In l (lemmas m) -> lemma_so (family_of m) xs l.
Proof.
  intros Fine xs L C; induction ms as [|m ms IH]; intros ts rest Sub S k I l J; [destruct I|]; simpl in S.
  destruct (taken (network_questions (family_of m)) ts) as [us|] eqn:N; [|discriminate].
  destruct (lemmas_shown (family_of m) [] false (lemmas m) us) as [vs|] eqn:O; [|discriminate].
  destruct I as [<-|I]; [|apply (IH vs rest) with (m := k); auto; intros q Q; apply Sub; right; exact Q].
  specialize (Fine m (Sub m (or_introl eq_refl))); unfold member_fine in Fine; rewrite !andb_true_iff in Fine; destruct Fine as [[[[D V] Sh] _] _].
  apply (same_list_right same_cond) in D; [|apply same_texts]; apply Nat.eqb_eq in V.
  assert (M : member (family_of m) xs).
  { split; [congruence|]; rewrite D; apply truths_in; intros b B; apply in_map_iff in B; destruct B as (d & <- & B); apply C, B. }
  destruct (taken_refuted _ _ _ N) as [ws W]; assert (R : network_right (family_of m) xs).
  { apply (network_sound (family_of m) ws); [unfold network_checked; rewrite Sh; exact W | exact M]. }
  apply (lemmas_shown_so (family_of m) xs M R (lemmas m) [] false us vs); auto; try discriminate; intros q [].
Qed.

Lemma look_in_entry f m ts : forall l i k, look_in i l f m ts = Some k ->
  exists j s, k = (i + j)%nat /\ nth_error l j = Some (m, ts, s) /\ fact_is f s = true.
Proof.
  induction l as [|[[n' args] s] l IH]; intros i k H; [discriminate|]; simpl in H.
  destruct (fact_is f s && naming_same n' m && same_list same_term args ts) eqn:E.
  - injection H as <-; rewrite !andb_true_iff in E; destruct E as [[E N] A]; apply naming_same_right in N.
    apply (same_list_right same_term) in A; [|apply same_texts]; subst; exists O, s; rewrite Nat.add_0_r; auto.
  - destruct (IH _ _ H) as (j & s' & K & N & A); exists (Datatypes.S j), s'; split; [lia|]; split; assumption.
Qed.

(* The entry and its value stand at the same place. *)
Lemma entry_value xs ms : forall j m ts s, nth_error (entries ms) j = Some (m, ts, s) ->
  exists p l, In p ms /\ In l (lemmas p) /\ called p = m /\ arguments (family_of p) = ts /\ of_ l = s /\
    nth j (told_values xs ms) 0 = num (params (family_of p) xs) (equals l).
Proof.
  induction ms as [|p ms IH]; intros j m ts s H; [destruct j; discriminate|].
  unfold entries, told_values in *; cbn [flat_map] in *.
  destruct (Nat.lt_ge_cases j (List.length (lemmas p))) as [L|L].
  - rewrite nth_error_app1 in H by (rewrite map_length; exact L); rewrite app_nth1 by (rewrite map_length; exact L).
    rewrite nth_error_map in H; destruct (nth_error (lemmas p) j) as [l|] eqn:E; [|discriminate]; injection H as <- <- <-.
    exists p, l; split; [left; reflexivity|]; split; [apply (nth_error_In _ _ E)|]; repeat split; auto.
    rewrite (nth_indep _ 0 (num (params (family_of p) xs) (equals l))) by (rewrite map_length; exact L).
    rewrite map_nth with (f := fun l => num (params (family_of p) xs) (equals l)) (d := l); rewrite (nth_error_nth _ _ _ E); reflexivity.
  - rewrite nth_error_app2 in H by (rewrite map_length; exact L); rewrite map_length in H; rewrite app_nth2 by (rewrite map_length; exact L); rewrite map_length.
    destruct (IH _ _ _ _ H) as (q & l & I & J & Q); exists q, l; split; [right; exact I|]; split; assumption.
Qed.

Lemma worth_known facts k q x : right_by directly facts -> worth_by directly k q x -> (forall y, worth_by directly k q y -> y = x) -> facts k q = Some x.
Proof. intros R W U; specialize (R k q); destruct (facts k q) as [y|]; [rewrite (U y R); reflexivity | destruct (R x W)]. Qed.

Lemma number_directly facts k q (P : Z -> Prop) z : right_by directly facts -> worth_by directly k q = number_of P -> P z ->
  (forall a b, P a -> P b -> a = b) -> facts k q = Some (whole_number z).
Proof.
  intros R W Z1 U; apply (worth_known facts k q); [exact R | rewrite W; exists z; auto|].
  intros y Y; rewrite W in Y; destruct Y as (a & -> & A); rewrite (U a z A Z1); reflexivity.
Qed.

Lemma fact_worth facts f s k z : right_by directly facts -> fact_is f s = true -> fact_so (network_graph k) s z ->
  match asked f [] with
  | Some q => facts k q = Some (if truth_fact f then Truth (1 <=? z) else whole_number z)
  | None => False
  end.
Proof.
  intros R E A; destruct f, s; simpl in E; try discriminate; cbn [asked truth_fact]; cbn [fact_so] in A.
  - apply (number_directly facts k AsksOrder _ z R eq_refl A); intros a b; apply order_unique.
  - apply (number_directly facts k AsksSize _ z R eq_refl A); intros a b; apply size_unique.
  - apply (number_directly facts k AsksMinDegree _ z R eq_refl A); intros a b; apply min_degree_unique.
  - apply (number_directly facts k AsksMaxDegree _ z R eq_refl A); intros a b; apply max_degree_unique.
  - apply (worth_known facts k AsksDiameter); [exact R | left; exists z; auto|]; intros y [(a & -> & B)|[-> B]].
    + simpl in B; rewrite (diameter_unique _ _ _ B A); reflexivity.
    + destruct (diameter_joined _ _ A B).
  - destruct A as [-> A]; apply (worth_known facts k AsksHamiltonian); [exact R | exists true; auto|]; intros y (b & -> & B).
    destruct b; [reflexivity|]; simpl in B; contradiction.
  - destruct A as [-> A]; apply (worth_known facts k AsksTransitive); [exact R | exists true; auto|]; intros y (b & -> & B).
    destruct b; [reflexivity|]; simpl in B; contradiction.
Qed.

Lemma named_graph m ps k t : line_of m k = Some t -> List.length ps = k -> network_graph (named m ps) = text_graph t ps.
Proof. destruct m; simpl; try discriminate; intros E <-; [rewrite E; reflexivity | injection E as ->; reflexivity]. Qed.

Theorem theorem_sound : theorem_shown T = true -> theorem_is_right (proved_claim T) (proved_for T).
Proof.
  unfold theorem_shown; cbv zeta; rewrite !andb_true_iff; intros [[I1 I2] H]; apply Nat.eqb_eq in I1.
  destruct (domain_conditions names (proved_for T)) as [conds|] eqn:D; [|discriminate]; apply andb_true_iff in H; destruct H as [Fine H]; rewrite forallb_forall in Fine.
  destruct (members_shown (members T) (refutations T)) as [[|last_ [|? ?]]|] eqn:S; try discriminate.
  destruct (enough names (look_in n (entries (members T))) (proved_claim T)) as [c|] eqn:C; try discriminate.
  split; [exists (instance T); auto|]; intros xs L; cbv zeta; intros In_ facts R.
  assert (Yes_ : forall d, In d conds -> yes xs d = true) by (apply (domain_yes names xs L (proved_for T) conds D In_)).
  pose proof (claim_question_sound n conds (members T) c last_ H xs L Yes_) as Q.
  pose proof (members_so conds Fine xs L Yes_ (members T) (refutations T) [last_] (fun m I => I) S) as G.
  assert (Look : forall f m ts k ps, look_in n (entries (members T)) f m ts = Some k -> map (num (xs ++ told_values xs (members T))) ts = ps ->
    match asked f [] with
    | Some q => facts (named m ps) q = Some (if truth_fact f then Truth (1 <=? num (xs ++ told_values xs (members T)) (Var k)) else whole_number (num (xs ++ told_values xs (members T)) (Var k)))
    | None => False
    end).
  { intros f m ts k ps K <-; destruct (look_in_entry f m ts _ _ _ K) as (j & s & -> & N & E).
    destruct (entry_value xs (members T) j m ts s N) as (p & l & I & J & <- & <- & <- & V).
    assert (A := G p I l J); specialize (Fine p I); unfold member_fine in Fine; rewrite !andb_true_iff in Fine; destruct Fine as [[_ Sc] Li].
    assert (P : map (num (xs ++ told_values xs (members T))) (arguments (family_of p)) = params (family_of p) xs).
    { unfold params; apply map_ext_in; intros a Ia; rewrite forallb_forall in Sc; specialize (Sc a Ia); rewrite <- L in Sc.
      apply (proj1 (scoped_same (List.length xs)) a (List.length xs) _ _ Sc (le_n _)); intros i Li'; apply app_nth1, Li'. }
    rewrite P; cbn [num]; rewrite <- L, app_nth2 by lia; replace (List.length xs + j - List.length xs)%nat with j by lia; rewrite V.
    apply (fact_worth facts f (of_ l)); [exact R | exact E|].
    destruct (line_of (called p) (List.length (arguments (family_of p)))) as [t|] eqn:Lo; [|discriminate]; apply same_text_right in Li; subst t.
    rewrite (named_graph _ (params (family_of p) xs) _ _ Lo) by (unfold params; apply map_length); exact A. }
  exact (enough_right names (look_in n (entries (members T))) facts xs (told_values xs (members T)) L Look (proved_claim T) c C Q).
Qed.
End Sound.
