(* Factorials in claims for all n: the factorial of the number of symbols is the order of a network of permutations, and the
   size of one is its order times its degree, by two. So a claim is one about orders and degrees, which lemmas show. *)

From Coq Require Import ZArith QArith List String Bool Lia.
From Topocert Require Import Graph Walk Text CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckTheorem NetworkName NetworkSame.
From Topocert Require Import PermutationText PermutationShown PermutationOrder FormulaSays FormulaShown FamilySays FamilyTerms FamilyNeeds FamilyDomain FamilyWordsSays ArcsSays FamilyArcsShown FamilyLemmas FamilyWords FamilyPermutations FamilyTheorem.
From Topocert Require Permutations.
Import ListNotations.
Open Scope Z_scope.
Local Arguments Qred : simpl never.

(* ---------- The other claim ---------- *)

Section Other.
Variables (names : list string) (ms : list member_of).

Definition has_arguments (ps : list expr) (m : member_of) : bool :=
  match spelled_as m, all_known (map (plain_term names) ps) with Some Permuted, Some ts => same_list same_term ts (arguments (family_of m)) | _, _ => false end.

Definition on_symbols (a : expr) : option member_of := find (has_arguments [a]) ms.
Definition on_parameters (m : naming) (ps : list expr) : bool := existsb (fun o => naming_same (called o) m && has_arguments ps o) ms.

Fixpoint by_orders (e : expr) : expr :=
  match e with
  | Unary Factorial_ a => match on_symbols a with Some m => Asks F_order (called m) [a] [] | None => e end
  | Unary o a => Unary o (by_orders a)
  | Binary o a b => Binary o (by_orders a) (by_orders b)
  | Choice c a b => Choice (by_orders c) (by_orders a) (by_orders b)
  | Asks F_size m ps [] => if on_parameters m ps then Binary Div_ (Binary Mul_ (Asks F_order m ps []) (Asks F_min_degree m ps [])) (Constant (whole_number 2)) else e
  | Meant f m ps args a => Meant f m ps args (by_orders a)
  | _ => e
  end.

Variables (facts : network -> inquiry -> option value) (xs : list Z).
Hypothesis Same : List.length xs = List.length names.
Notation env := (combine names (map whole_number xs)).
Notation val := (eval false facts env).

(* What facts say of the networks of permutations. *)
Definition counted_right (m : member_of) : Prop :=
  let k := named (called m) (params (family_of m) xs) in
  exists o d s, facts k AsksOrder = Some (whole_number o) /\ facts k AsksMinDegree = Some (whole_number d) /\ facts k AsksSize = Some (whole_number s) /\ o * d = 2 * s /\
    forall t, arguments (family_of m) = [t] -> 0 <= num xs t /\ o = product_to (Z.to_nat (num xs t)).
Hypothesis Right : forall m, In m ms -> spelled_as m = Some Permuted -> counted_right m.

Lemma arguments_right ps m : has_arguments ps m = true -> spelled_as m = Some Permuted /\ all_known (map (fun p => as_whole (val p)) ps) = Some (params (family_of m) xs).
Proof.
  unfold has_arguments; destruct (spelled_as m) as [[|]|]; try discriminate; destruct (all_known _) as [ts|] eqn:K; [|discriminate]; intros S; split; [reflexivity|].
  apply (same_list_right same_term) in S; [|apply same_texts]; unfold params; rewrite <- S; clear S; revert ts K; induction ps as [|p ps IH]; intros ts; cbn [map all_known]; [intros E; injection E as <-; reflexivity|].
  destruct (plain_term names p) as [t|] eqn:P; [|discriminate]; destruct (all_known (map (plain_term names) ps)) as [us|]; [|discriminate]; intros E; injection E as <-.
  rewrite (plain_term_right names xs Same facts p t P), (IH us eq_refl); reflexivity.
Qed.

Lemma half o d s : o * d = 2 * s -> Qred (Qred (inject_Z o * inject_Z d) / inject_Z 2) = inject_Z s.
Proof.
  intros E; rewrite <- (red_whole s); apply Qred_complete; rewrite Qred_correct, <- inject_Z_mult, E, inject_Z_mult; field; intros H; discriminate H.
Qed.

Theorem by_orders_same e : val (by_orders e) = val e.
Proof.
  induction e using expr_induction; cbn [by_orders]; try reflexivity.
  - assert (U : val (Unary o (by_orders e)) = val (Unary o e)) by (cbn [eval]; rewrite IHe; reflexivity).
    destruct o; try exact U; clear U; destruct (on_symbols e) as [m|] eqn:F; [|reflexivity]; unfold on_symbols in F; apply find_some in F as [I A].
    assert (One : exists t, arguments (family_of m) = [t]).
    { unfold has_arguments in A; destruct (spelled_as m) as [[|]|]; try discriminate; cbn [map all_known option_map] in A; destruct (plain_term names e) as [t|]; [|discriminate]; cbn [option_map] in A.
      apply (same_list_right same_term) in A; [exists t; symmetry; exact A | apply same_texts]. }
    destruct One as [t T]; destruct (arguments_right [e] m A) as [P K]; destruct (Right m I P) as (z & d & s & O & _ & _ & _ & H); destruct (H t T) as [N ->].
    unfold params in K; rewrite T in K; cbn [map all_known] in K; destruct (as_whole (val e)) as [x|] eqn:V; [|discriminate]; cbn [option_map] in K; injection K as ->.
    cbn [eval map all_known option_map]; rewrite V; cbn [option_map on_network asked]; unfold params in O; rewrite T in O; cbn [map] in O; rewrite O; clear - V N.
    destruct (val e) as [[| |q|]|]; try discriminate V; cbn [changed_value]; unfold q_whole; rewrite V; destruct (Z.leb_spec 0 (num xs t)); [reflexivity | lia].
  - cbn [eval]; rewrite IHe1, IHe2; reflexivity.
  - cbn [eval]; rewrite IHe1, IHe2, IHe3; reflexivity.
  - destruct f, args; try reflexivity; destruct (on_parameters m ps) eqn:F; [|reflexivity]; unfold on_parameters in F; apply existsb_exists in F as (k & I & F); apply andb_true_iff in F as [N A]; apply naming_same_right in N; subst m.
    destruct (arguments_right ps k A) as [P K]; destruct (Right k I P) as (o & d & s & O & D & S & E & _).
    cbn [eval map all_known]; rewrite K; cbn [on_network asked all_known]; rewrite O, D, S; cbn [combined_value connected_value binary_value whole_number]; rewrite (half o d s E); reflexivity.
  - cbn [eval]; rewrite IHe; reflexivity.
Qed.
End Other.

(* ---------- Theorems ---------- *)

Definition by_orders_of (t : family_theorem) : family_theorem :=
  FamilyTheorem (by_orders (variables_of (proved_for t)) (members t) (proved_claim t)) (proved_for t) (instance t) (members t) (refutations t).

Definition theorem_shown (t : family_theorem) : bool := shown_by_lemmas (by_orders_of t).

Lemma member_taken ms : forall before ts rest, members_shown before ms ts = Some rest -> forall m, In m ms -> spelled_as m = Some Permuted ->
  exists us vs, spelled_shown (family_of m) Permuted (lemmas m) us = Some vs.
Proof.
  induction ms as [|o ms IH]; intros before ts rest S m I P; [destruct I|]; cbn [members_shown] in S; destruct I as [->|I].
  - rewrite P in S; destruct (spelled_shown _ _ _ ts) as [vs|] eqn:E; [exists ts, vs; exact E | discriminate].
  - destruct (spelled_as o) as [x|]; [destruct (spelled_shown _ x _ ts); [|discriminate]; exact (IH _ _ _ S m I P)|].
    destruct (taken _ ts) as [us|]; [|discriminate]; destruct (if CheckPlace.one_way (family_of o) then _ else _) as [vs|]; [exact (IH _ _ _ S m I P) | discriminate].
Qed.

Lemma shown_counted facts n conds xs m us vs : right_by directly facts -> List.length xs = n -> (forall c, In c conds -> yes xs c = true) -> member_fine n conds m = true ->
  spelled_as m = Some Permuted -> spelled_shown (family_of m) Permuted (lemmas m) us = Some vs -> counted_right facts xs m.
Proof.
  intros R L Y Fine P S; pose proof (member_line conds n m Fine) as Li; set (F := family_of m) in *; cbn [spelled_shown] in S.
  destruct (permutations_of (line F)) as [G|] eqn:Rd; [|discriminate]; destruct (Nat.eqb _ _ && _) eqn:E; [|discriminate]; apply andb_true_iff in E as [E W]; apply Nat.eqb_eq in E; apply negb_true_iff in W; rewrite W in Li.
  destruct (taken (group_questions F G) us) as [ws|] eqn:T; [|discriminate]; destruct (FamilyShown.taken_refuted _ _ _ T) as [ts U].
  assert (Q : forall q, In q (group_questions F G) -> exists p, refutes q p = true) by (apply (all_refuted_in _ ts U)).
  assert (M : member F xs).
  { unfold member_fine in Fine; fold F in Fine; rewrite !andb_true_iff in Fine; destruct Fine as [[[[[D V] _] _] _] _]; apply (same_list_right same_cond) in D; [|apply same_texts]; apply Nat.eqb_eq in V.
    split; [congruence|]; rewrite D; unfold truths; apply forallb_forall; intros c I; apply in_map_iff in I as (d & <- & I); apply Y, I. }
  set (k := named (called m) (params F xs)).
  assert (Gk : network_graph k = text_graph (line F) (params F xs)).
  { apply (named_graph (called m) (params F xs) (List.length (arguments F)) false); [exact Li | unfold params; apply map_length]. }
  destruct (group_order F G xs M Rd E Q) as [N O]; destruct (size_exists F xs) as [s Sz]; destruct (group_size F G xs M Rd E Q s Sz) as [D H].
  assert (Fact : forall f s0 z, is_arcs s0 = false -> fact_is f s0 = true -> router_of_subject s0 = None -> fact_so xs k s0 z ->
    match FormulaSays.asked f (map (num xs) (subject_terms s0)) with Some q => facts k q = Some (if truth_fact f then Truth (1 <=? z) else whole_number z) | None => False end).
  { intros f s0 z Ar Fi Ro So; apply (fact_worth facts f s0 k z xs R (named_plainly _ _ _ _ Li) Ar Fi So); [rewrite Gk; apply text_finite, (group_proper F G xs M Rd E Q) | intros r h X; rewrite Ro in X; discriminate]. }
  exists (product_to (Z.to_nat (nth (symbols G) (params F xs) 0))), (Z.of_nat (List.length (Permutations.both_ways (moves_at (params F xs) G)))), s; fold k.
  split; [apply (Fact F_order OfOrder); [reflexivity | reflexivity | reflexivity | cbn [fact_so]; rewrite Gk; exact O]|].
  split; [apply (Fact F_min_degree OfMinDegree); [reflexivity | reflexivity | reflexivity | cbn [fact_so]; rewrite Gk; exact D]|].
  split; [apply (Fact F_size OfSize); [reflexivity | reflexivity | reflexivity | cbn [fact_so]; rewrite Gk; exact Sz]|].
  split; [exact H|]; fold F; intros t At.
  assert (Sy : symbols G = 0%nat) by (destruct (read_parts (line F) G Rd) as (j & c & _ & <- & Lt & _); rewrite <- E, At in Lt; cbn [List.length] in Lt; lia).
  revert N; unfold params; rewrite Sy, At; cbn [map nth]; intros N; split; [lia | reflexivity].
Qed.

Theorem theorem_sound t : theorem_shown t = true -> theorem_is_right (proved_claim t) (proved_for t).
Proof.
  unfold theorem_shown; intros S; pose proof (lemmas_sound _ S) as [Ex All]; split; [exact Ex|]; intros xs L In_ facts R; specialize (All xs L In_ facts R); cbn [proved_claim by_orders_of] in All; unfold with_values in *.
  rewrite by_orders_same in All; [exact All | exact L|]; clear All; intros m I P; unfold shown_by_lemmas in S; cbn [proved_for by_orders_of] in *.
  destruct (domain_conditions (variables_of (proved_for t)) (proved_for t)) as [conds|] eqn:D; [|discriminate]; unfold theorem_checked in S; cbn [proved_for members instance refutations proved_claim by_orders_of] in S; cbv zeta in S.
  rewrite D, !andb_true_iff in S; destruct S as [_ [[Fine _] S]]; rewrite forallb_forall in Fine; destruct (members_shown [] (map (placed_in conds) (members t)) (refutations t)) as [rest|] eqn:Sh; [|discriminate].
  assert (J : In (placed_in conds m) (map (placed_in conds) (members t))) by (apply in_map, I).
  destruct (member_taken _ _ _ _ Sh _ J P) as (us & vs & E).
  exact (shown_counted facts _ conds xs (placed_in conds m) us vs R L (domain_yes _ xs L _ conds D In_) (Fine _ J) P E).
Qed.
