(* Networks of permutations: their lemmas are shown of their moves, or follow from others by rules. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Girth Walk Text CheckTerms CheckLinear CheckQuestion CheckFamily CheckPlace CheckTheorem NetworkName NetworkSame FamilySays FamilyImplied FamilyLemmas FamilyShown FamilyAutomata Permutations PermutationText PermutationShown PermutationShapes PermutationExchanges.
From Topocert Require Transitive AutomataShown.
Import ListNotations.
Open Scope Z_scope.

(* Networks of which the arithmetic of families does not read the text: of words, with automata, and of permutations. *)
Inductive spelled := Spelled (A : AutomataShown.words) | Permuted.

Definition turns (G : group) (p : nat * list term) : bool := picks G p && match shift_of (picked G p) with TurnOf _ _ _ => true | _ => false end.
Definition numeral_to (z : Z) (t : term) : bool := match t with Num x => x <=? z | _ => false end.
Definition numeral_from (z : Z) (t : term) : bool := match t with Num x => z <=? x | _ => false end.

Definition by_moves (m : method) : option (list (nat * list term) * list (list term)) := match m with ByGenerators moves sums => Some (moves, sums) | _ => None end.

Definition generators_direct (F : family) (G : group) (l : lemma) : option (list branch) :=
  let t := equals l in let when (b : bool) (qs : list branch) := if b then Some qs else None in
  if simple l && same_cond (under l) Yes then
    match by_moves (shown_by l), saying l, of_ l with
    | Some ([], []), SaysAtLeast, OfOrder => when (is_one t) []
    | Some ([], sums), SaysExactly, OfMinDegree | Some ([], sums), SaysExactly, OfMaxDegree => when (sums_fit G sums) (degree_questions F G sums t)
    | Some ([], []), SaysExactly, OfTransitive => when (is_one t) []
    | Some (ps, []), SaysExactly, OfConnected => when (is_one t && forallb (picks G) ps) [connected_question F G ps]
    | Some (ps, []), SaysExactly, OfTruth FamilyWordsSays.Hamiltonian_laceable => when (is_one t && forallb (picks G) ps && swaps G) [symbols_question F G 4; connected_question F G ps]
    | Some ([], []), SaysExactly, OfBipartite => when (is_one t && swaps G) []
    | Some ([p], []), SaysExactly, OfBipartite => when (is_zero t && turns G p) [move_question F G p]
    | Some ([p], []), SaysAtMost, OfGirth => when (turns G p && numeral_from 3 t) [move_question F G p]
    | Some ([p; q], []), SaysAtMost, OfGirth => when (picks G p && picks G q && swaps G && numeral_from 4 t) [disjoint_question F G p q]
    | _, _, _ => None
    end
  else None.

(* Of reversals of prefixes, and of exchanges that are all of a shape. *)
Definition reversals_direct (F : family) (G : group) (l : lemma) : option (list branch) :=
  let t := equals l in let when (b : bool) (qs : list branch) := if b then Some qs else None in
  match by_moves (shown_by l), saying l, of_ l with
  | Some ([p; q], []), SaysAtMost, OfGirth => when (picks G p && picks G q && numeral_from 6 t) [reversal_question F G p 1; reversal_question F G q 2]
  | Some ([], []), SaysAtLeast, OfGirth => when (numeral_to 6 t) []
  | _, _, _ => None
  end.

Definition by_exchanges (m : method) : option (shape * list (nat * list term)) := match m with ByExchanges s moves => Some (s, moves) | _ => None end.

Definition exchanges_direct (F : family) (G : group) (l : lemma) : option (list branch) :=
  let t := equals l in let when (b : bool) (qs : list branch) := if b then Some qs else None in
  match by_exchanges (shown_by l), saying l, of_ l with
  | Some (Neighbouring, _), _, _ => None
  | Some (s, ps), SaysExactly, OfEdgeTransitive => when (is_one t && forallb (picks G) ps) (whole_question F G s ps :: within_questions F G s)
  | Some (FirstWithAny, ps), SaysAtMost, OfGirth => when (numeral_from 6 t && forallb (picks G) ps) [whole_question F G FirstWithAny ps; symbols_question F G 3]
  | Some (FirstWithAny, []), SaysAtLeast, OfGirth => when (numeral_to 6 t) (within_questions F G FirstWithAny)
  | _, _, _ => None
  end.

Definition diameter_direct (F : family) (G : group) (l : lemma) : option (list branch) :=
  match by_exchanges (shown_by l), saying l, of_ l with
  | Some (s, ps), SaysExactly, OfDiameter =>
      if swaps G && forallb (picks G) ps && same_cond (under l) Yes then Some (diameter_question F G s (times_ l) (equals l) :: whole_question F G s ps :: within_questions F G s) else None
  | _, _, _ => None
  end.

Definition moves_direct (F : family) (G : group) (l : lemma) : option (list branch) :=
  match diameter_direct F G l, generators_direct F G l with
  | Some qs, _ | None, Some qs => Some qs
  | None, None => if simple l && same_cond (under l) Yes then
      if reverses G then reversals_direct F G l else if swaps G then exchanges_direct F G l else None
    else None
  end.

Definition spelled_shown (F : family) (x : spelled) (ls : list lemma) (ts : list proof) : option (list proof) :=
  let start := KnownBy [] [] [] [] [] [] [] in
  match x with
  | Spelled A => if in_words F A then told_shown F (words_direct F A) start ls ts else None
  | Permuted =>
    match permutations_of (line F) with
    | Some G => if Nat.eqb (length (arguments F)) (parameters (line F)) && negb (one_way F) then
        match taken (group_questions F G) ts with Some ts => told_shown F (fun _ => moves_direct F G) start ls ts | None => None end else None
    | None => None
    end
  end.

Section Permuted.
Variables (F : family) (G : group) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis read : permutations_of (line F) = Some G.
Hypothesis count_ : length (arguments F) = parameters (line F).
Hypothesis Q : forall q, In q (group_questions F G) -> exists p, refutes q p = true.
Notation g := (text_graph (line F) (params F xs)).

Lemma cycle_at_most z u m : cycle g u m -> Z.of_nat (length (u :: m)) <= z -> ~ ~ exists k, girth g k /\ k <= z.
Proof.
  intros Cy Le N; apply (Transitive.least_number (fun k => exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = k)) with (z := Z.of_nat (length (u :: m))); [intros k (a & b & _ & <-); lia | exists u, m; auto|].
  intros (k & Lk & Ck & Least); apply N; exists k; split; [split; [exact Ck|]; intros a b Cab; apply Least; exists a, b; auto | lia].
Qed.

Lemma generators_direct_so l qs us : generators_direct F G l = Some qs -> all_refuted qs us = true -> lemma_so F xs l.
Proof.
  unfold generators_direct; cbv zeta; destruct (simple l && same_cond (under l) Yes) eqn:S; [|discriminate]; apply andb_true_iff in S as [S _]; apply Z.eqb_eq in S; intros D A _; rewrite S.
  assert (Ex : forall s z, fact_so xs (Own String.EmptyString (line F) (params F xs)) s z -> said_so xs (Own String.EmptyString (line F) (params F xs)) s SaysExactly 1 z) by (intros s z K; exists z; split; [exact K | lia]).
  assert (Girth_ : forall z v, (exists u m, cycle g u m /\ Z.of_nat (length (u :: m)) = z) -> z <= v -> said_so xs (Own String.EmptyString (line F) (params F xs)) OfGirth SaysAtMost 1 v).
  { intros z v (u & m & Cy & E) Le N; apply (cycle_at_most v u m Cy ltac:(lia)); intros (k & K & L); apply N; exists k; split; [exact K | lia]. }
  assert (One : forall q us, all_refuted [q] us = true -> exists p, refutes q p = true) by (intros q ws R; destruct (all_refuted_cons _ _ _ R) as (p & _ & H & _); exists p; exact H).
  assert (When : forall b (rs : list branch), (if b : bool then Some rs else None) = Some qs -> b = true /\ rs = qs) by (intros [|] rs E; [injection E as ->; auto | discriminate]).
  assert (Values : forall t, (is_one t = true -> num (params F xs) t = 1) /\ (is_zero t = true -> num (params F xs) t = 0)) by (intros t; split; [apply is_one_num | apply is_zero_num]).
  assert (Above : forall z t, numeral_from z t = true -> z <= num (params F xs) t) by (intros z [y| | | | | | | | | | | | | | |] H; try discriminate; apply Z.leb_le in H; exact H).
  pose proof (group_proper F G xs M read count_ Q) as P.
  destruct (by_moves (shown_by l)) as [[ms sums]|]; [|discriminate]; destruct (saying l), (of_ l); try (destruct ms as [|? [|? [|? ?]]], sums; discriminate).
  - destruct ms as [|? [|? [|? ?]]]; try (destruct sums; discriminate); assert (E : (if sums_fit G sums then Some (degree_questions F G sums (equals l)) else None) = Some qs) by (destruct sums; exact D); apply When in E as [Fi <-]; apply Ex; cbn [fact_so network_graph]; apply (regular_min g); [exact P | exact (group_degree F G xs M read count_ Q sums (equals l) us Fi A)].
  - destruct ms as [|? [|? [|? ?]]]; try (destruct sums; discriminate); assert (E : (if sums_fit G sums then Some (degree_questions F G sums (equals l)) else None) = Some qs) by (destruct sums; exact D); apply When in E as [Fi <-]; apply Ex; cbn [fact_so network_graph]; apply (regular_max g); [exact P | exact (group_degree F G xs M read count_ Q sums (equals l) us Fi A)].
  - destruct ms as [|? [|? [|? ?]]], sums; try discriminate; apply When in D as [O _]; apply Ex; left; split; [apply Values, O | exact (group_transitive F G xs M read count_ Q)].
  - destruct ms as [|p [|? [|? ?]]], sums; try discriminate; apply When in D as [O <-]; apply andb_true_iff in O as [O T]; apply Ex.
    + left; split; [apply Values, O | exact (group_bipartite F G xs M read count_ Q T)].
    + unfold turns in T; apply andb_true_iff in T as [T1 T2]; destruct (One _ _ A) as [r R]; right; split; [apply Values, O | exact (proj1 (group_triangle F G xs M read count_ Q p r T1 T2 R))].
  - assert (E : exists rs, (if is_one (equals l) && forallb (picks G) ms then Some [connected_question F G ms] else None) = Some rs /\ rs = qs) by (exists qs; split; [destruct ms as [|? [|? [|? ?]]], sums; try discriminate; exact D | reflexivity]).
    destruct E as (rs & E & ->); apply When in E as [O <-]; apply andb_true_iff in O as [O T]; destruct (One _ _ A) as [r R]; apply Ex; left; split; [apply Values, O | exact (connected_diameter F xs P (group_connected F G xs M read count_ Q ms r T R))].
  - match goal with w : FamilyWordsSays.truth_word |- _ => destruct w; try (destruct ms as [|? [|? [|? ?]]], sums; discriminate) end.
    assert (E : exists rs, (if is_one (equals l) && forallb (picks G) ms && swaps G then Some [symbols_question F G 4; connected_question F G ms] else None) = Some rs /\ rs = qs) by (exists qs; split; [destruct ms as [|? [|? [|? ?]]], sums; try discriminate; exact D | reflexivity]).
    destruct E as (rs & E & ->); apply When in E as [O <-]; rewrite !andb_true_iff in O; destruct O as [[O1 O2] O3]; destruct (all_refuted_cons _ _ _ A) as (r1 & us1 & R1 & A1); destruct (One _ _ A1) as [r2 R2].
    apply Ex; left; split; [apply Values, O1 | exact (group_laceable F G xs M read count_ Q ms r2 r1 O3 O2 R1 R2)].
  - destruct ms as [|p [|q [|? ?]]], sums; try discriminate; apply When in D as [O <-]; destruct (One _ _ A) as [r R]; rewrite !andb_true_iff in O.
    + destruct O as [T Z_]; unfold turns in T; apply andb_true_iff in T as [T1 T2]; exact (Girth_ 3 _ (proj2 (group_triangle F G xs M read count_ Q p r T1 T2 R)) (Above 3 _ Z_)).
    + destruct O as [[[T1 T2] T3] Z_]; exact (Girth_ 4 _ (group_square F G xs M read count_ Q p q r T1 T2 T3 R) (Above 4 _ Z_)).
  - destruct ms as [|? [|? [|? ?]]], sums; try discriminate; apply When in D as [O _]; rewrite (proj1 (Values _) O); cbn [said_so fact_so network_graph]; intros z [Pz <-]; destruct Pz as [_ Ne]; destruct (vertices _); [destruct Ne; reflexivity | cbn [length]; lia].
Qed.

Lemma above_of z t : numeral_from z t = true -> z <= num (params F xs) t.
Proof. destruct t; intros H; try discriminate; apply Z.leb_le in H; exact H. Qed.

Lemma below_of z t : numeral_to z t = true -> num (params F xs) t <= z.
Proof. destruct t; intros H; try discriminate; apply Z.leb_le in H; exact H. Qed.

Lemma girth_most z v : (exists u m, cycle g u m /\ Z.of_nat (length (u :: m)) = z) -> z <= v -> said_so xs (Own String.EmptyString (line F) (params F xs)) OfGirth SaysAtMost 1 v.
Proof.
  intros (u & m & Cy & E) Le N; apply (cycle_at_most v u m Cy ltac:(lia)); intros (k & K & L); apply N; exists k; split; [exact K | lia].
Qed.

Lemma girth_least z v : (forall u m, cycle g u m -> z <= Z.of_nat (length (u :: m))) -> v <= z -> said_so xs (Own String.EmptyString (line F) (params F xs)) OfGirth SaysAtLeast 1 v.
Proof. intros H Le k ((u & m & Cy & E) & _); assert (K : z <= k) by (rewrite <- E; exact (H u m Cy)); lia. Qed.

Lemma diameter_direct_so l qs us : diameter_direct F G l = Some qs -> all_refuted qs us = true -> lemma_so F xs l.
Proof.
  unfold diameter_direct; destruct (by_exchanges (shown_by l)) as [[s ms]|]; [|discriminate]; destruct (saying l) eqn:Sa, (of_ l) eqn:Of; try discriminate.
  destruct (swaps G && _ && _) eqn:O; [|discriminate]; rewrite !andb_true_iff in O; destruct O as [[Sw Pi] _]; intros E; injection E as <-; intros A _; rewrite Sa, Of.
  destruct (all_refuted_cons _ _ _ A) as (r1 & us1 & R1 & A1); destruct (all_refuted_cons _ _ _ A1) as (r2 & us2 & R2 & A2).
  exact (group_diameter F G xs M read count_ Q s (times_ l) (equals l) ms us2 r2 r1 Sw Pi R1 R2 A2).
Qed.

Lemma moves_direct_so l qs us : moves_direct F G l = Some qs -> all_refuted qs us = true -> lemma_so F xs l.
Proof.
  unfold moves_direct; destruct (diameter_direct F G l) as [qs'|] eqn:Di; [intros E; injection E as <-; apply (diameter_direct_so l qs' us Di)|]; clear Di.
  destruct (generators_direct F G l) as [qs'|] eqn:D; [intros E; injection E as <-; apply (generators_direct_so l qs' us D)|]; clear D.
  destruct (simple l && same_cond (under l) Yes) eqn:S; [|discriminate]; apply andb_true_iff in S as [S _]; apply Z.eqb_eq in S.
  assert (When : forall b (rs : list branch), (if b : bool then Some rs else None) = Some qs -> b = true /\ rs = qs) by (intros [|] rs E; [injection E as ->; auto | discriminate]).
  destruct (reverses G) eqn:Re; [|destruct (swaps G) eqn:Sw; [|discriminate]]; intros D A _; rewrite S.
  - unfold reversals_direct in D; destruct (by_moves (shown_by l)) as [[ms sums]|]; [|discriminate].
    destruct ms as [|p [|q [|? ?]]], sums, (saying l), (of_ l); try discriminate; apply When in D as [O <-].
    + apply (girth_least 6); [exact (group_reversals_girth F G xs M read count_ Q Re) | apply below_of, O].
    + rewrite !andb_true_iff in O; destruct O as [[O1 O2] O3]; destruct (all_refuted_cons _ _ _ A) as (r1 & us1 & R1 & A1); destruct (all_refuted_cons _ _ _ A1) as (r2 & us2 & R2 & _).
      apply (girth_most 6); [exact (group_six_reversals F G xs M read count_ Q p q r1 r2 Re O1 O2 R1 R2) | apply above_of, O3].
  - unfold exchanges_direct in D; destruct (by_exchanges (shown_by l)) as [[s ms]|]; [|discriminate].
    assert (Edge : (if is_one (equals l) && forallb (picks G) ms then Some (whole_question F G s ms :: within_questions F G s) else None) = Some qs -> s <> Neighbouring -> said_so xs (Own String.EmptyString (line F) (params F xs)) OfEdgeTransitive SaysExactly 1 (num (params F xs) (equals l))).
    { intros E N; apply When in E as [O <-]; apply andb_true_iff in O as [O1 O2]; destruct (all_refuted_cons _ _ _ A) as (r1 & us1 & R1 & A1).
      exists 1; split; [left; split; [reflexivity | exact (group_edge_transitive F G xs M read count_ Q s ms us1 r1 Sw N O2 A1 R1)] | rewrite (is_one_num F xs) by exact O1; lia]. }
    destruct s; [| discriminate |]; destruct (saying l) eqn:Sa, (of_ l) eqn:Of; try (destruct ms; discriminate).
    all: try (apply Edge; [destruct ms; exact D | discriminate]).
    + assert (E : (if numeral_from 6 (equals l) && forallb (picks G) ms then Some [whole_question F G FirstWithAny ms; symbols_question F G 3] else None) = Some qs) by (destruct ms; exact D); apply When in E as [O <-]; apply andb_true_iff in O as [O1 O2].
      destruct (all_refuted_cons _ _ _ A) as (r1 & us1 & R1 & A1); destruct (all_refuted_cons _ _ _ A1) as (r2 & us2 & R2 & _).
      apply (girth_most 6); [exact (group_star_six F G xs M read count_ Q ms r1 r2 Sw O2 R1 R2) | apply above_of, O1].
    + destruct ms; [|discriminate]; apply When in D as [O <-]; apply (girth_least 6); [exact (group_star_girth F G xs M read count_ Q us Sw A) | apply below_of, O].
Qed.
End Permuted.

Theorem spelled_so F x xs ls ts rest : member F xs -> spelled_shown F x ls ts = Some rest ->
  proper (text_graph (line F) (params F xs)) /\ forall l, In l ls -> lemma_so F xs l.
Proof.
  intros M S; destruct x as [A|]; cbn [spelled_shown] in S.
  - destruct (in_words F A) eqn:W; [|discriminate]; split; [exact (words_proper_ F A xs M W)|].
    refine (told_shown_so F xs _ M (words_proper_ F A xs M W) (words_direct_so F A xs M W) ls _ ts rest _ S); intros m [].
  - destruct (permutations_of (line F)) as [G|] eqn:R; [|discriminate]; destruct (Nat.eqb _ _ && _) eqn:E; [|discriminate]; apply andb_true_iff in E as [E _]; apply Nat.eqb_eq in E.
    destruct (taken (group_questions F G) ts) as [ts'|] eqn:T; [|discriminate]; destruct (taken_refuted _ _ _ T) as [us U].
    assert (Q : forall q, In q (group_questions F G) -> exists p, refutes q p = true) by (apply (all_refuted_in _ us U)); pose proof (group_proper F G xs M R E Q) as P; split; [exact P|].
    refine (told_shown_so F xs _ M P (fun _ l qs us _ => moves_direct_so F G xs M R E Q l qs us) ls _ ts' rest _ S); intros m [].
Qed.
