(* Files of theorems: what lemmas say of families, by the questions of package theorem, and that the claim
   follows for all values of its variables. *)

From Coq Require Import ZArith NArith QArith List String Bool Lia.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckColours.
From Topocert Require Import NetworkName NetworkSame Statement HamiltonSays MetricSays.
From Topocert Require Import FormulaSays FormulaShown FactsLearnt FamilySays FamilyTerms.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Lemmas ---------- *)

Inductive subject_of := OfOrder | OfSize | OfMinDegree | OfMaxDegree | OfTransitive | OfDiameter | OfHamiltonian.

(* What the lines behind "by" say. *)
Inductive method :=
| ByProduct
| ByNeighbours (at_ : list piece)
| ByDegrees
| ByMaps (image inverse : list piece)
| ByPotential (free : bool) (upper : term) (start : list term) (lower : term) (far : list piece)
| ByNext (next_ : list piece) (position : term).

(* A lemma says that a fact has a value, 1 for true. *)
Record lemma := Lemma { of_ : subject_of; equals : term; shown_by : method }.

Definition same_subject (a b : subject_of) : bool :=
  match a, b with
  | OfOrder, OfOrder | OfSize, OfSize | OfMinDegree, OfMinDegree | OfMaxDegree, OfMaxDegree | OfTransitive, OfTransitive
  | OfDiameter, OfDiameter | OfHamiltonian, OfHamiltonian => true
  | _, _ => false
  end.

Definition told_by (s : subject_of) (l : list lemma) : option term := option_map equals (find (fun m => same_subject s (of_ m)) l).

Definition is_one (t : term) : bool := match t with Num 1 => true | _ => false end.

(* The questions of a lemma after others; whether all neighbours are known by then, before and after. *)
Definition lemma_questions (F : family) (before : list lemma) (known_all : bool) (l : lemma) : option (list branch * bool) :=
  let n := width (line F) in
  let degrees (least : bool) at_ :=
    if widths n at_ && (known_all || no_others F) then
      Some ((if known_all then [] else complete_questions F Yes) ++ degree_questions F Yes least (equals l) at_, true) else None in
  match of_ l, shown_by l with
  | OfOrder, ByProduct => if free_ranges F then Some (order_questions F Yes (equals l), known_all) else None
  | OfMinDegree, ByNeighbours at_ => degrees true at_
  | OfMaxDegree, ByNeighbours at_ => degrees false at_
  | OfSize, ByDegrees => match told_by OfOrder before, told_by OfMinDegree before, told_by OfMaxDegree before with
      | Some o, Some a, Some b => Some ([size_question F Yes o a b (equals l)], known_all) | _, _, _ => None end
  | OfTransitive, ByMaps image inverse =>
      let roots := [Piece (root F) None] in
      if is_one (equals l) && roots_fine F roots && widths n image && widths n inverse then
        Some (roots_questions F Yes roots image ++ automorphism_questions F Yes image inverse, known_all) else None
  | OfDiameter, ByPotential free upper start lower far =>
      if (free || match told_by OfTransitive before with Some _ => true | None => false end) && Nat.eqb (List.length start) n && widths n far then
        Some (descends_questions F Yes free upper ++ upper_question F Yes free upper (equals l) ::
          rises_questions F Yes start lower ++ [far_question F Yes lower (equals l) far], known_all) else None
  | OfHamiltonian, ByNext next_ position =>
      match told_by OfOrder before with
      | Some o => if is_one (equals l) && widths n next_ then Some (hamiltonian_questions F Yes o next_ position, known_all) else None
      | None => None
      end
  | _, _ => None
  end.

(* Takes the proofs of some questions from a list. *)
Fixpoint taken (qs : list branch) (ts : list proof) : option (list proof) :=
  match qs, ts with
  | [], _ => Some ts
  | q :: qs, t :: ts => if refutes q t then taken qs ts else None
  | _, _ => None
  end.

Fixpoint lemmas_shown (F : family) (before : list lemma) (known_all : bool) (ls : list lemma) (ts : list proof) : option (list proof) :=
  match ls with
  | [] => Some ts
  | l :: ls => match lemma_questions F before known_all l with
      | Some (qs, known_all) => match taken qs ts with
          | Some ts => lemmas_shown F (before ++ [l]) known_all ls ts | None => None end
      | None => None
      end
  end.

Lemma taken_refuted qs : forall ts rest, taken qs ts = Some rest -> exists us, all_refuted qs us = true.
Proof.
  induction qs as [|q qs IH]; intros ts rest; simpl; [intros _; exists []; reflexivity|].
  destruct ts as [|t ts]; [discriminate|]; destruct (refutes q t) eqn:R; [|discriminate]; intros T.
  destruct (IH _ _ T) as [us U]; exists (t :: us); simpl; rewrite R; exact U.
Qed.

Definition fact_so (g : graph) (s : subject_of) (z : Z) : Prop :=
  match s with
  | OfOrder => order g z
  | OfSize => size g z
  | OfMinDegree => min_degree g z
  | OfMaxDegree => max_degree g z
  | OfTransitive => z = 1 /\ vertex_transitive g
  | OfDiameter => diameter g z
  | OfHamiltonian => z = 1 /\ hamiltonian g
  end.

Section Family.
Variable F : family.
Variable xs : list Z.
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Notation g := (text_graph (line F) (params F xs)).

Definition lemma_so (l : lemma) : Prop := fact_so g (of_ l) (num (params F xs) (equals l)).

Lemma told_so s l t : (forall m, In m l -> lemma_so m) -> told_by s l = Some t -> fact_so g s (num (params F xs) t).
Proof.
  intros A T; unfold told_by in T; destruct (find _ l) as [m|] eqn:E; [|discriminate]; injection T as <-; apply find_some in E; destruct E as [I E].
  specialize (A m I); unfold lemma_so in A; replace s with (of_ m); [exact A|]; destruct s, (of_ m); simpl in E; congruence.
Qed.

Lemma is_one_num t : is_one t = true -> num (params F xs) t = 1.
Proof. destruct t as [z| | | | | | | | | | | | |]; simpl; try discriminate; destruct z as [|[]|]; simpl; try discriminate; reflexivity. Qed.

Lemma lemma_questions_so before known_all l qs after us :
  (forall m, In m before -> lemma_so m) -> (known_all = true -> complete F xs) ->
  lemma_questions F before known_all l = Some (qs, after) -> all_refuted qs us = true ->
  lemma_so l /\ (after = true -> complete F xs).
Proof.
  intros B K; assert (Y : yes (params F xs) Yes = true) by reflexivity.
  assert (D : forall least at_,
    (if widths (width (line F)) at_ && (known_all || no_others F) then
      Some ((if known_all then [] else complete_questions F Yes) ++ degree_questions F Yes least (equals l) at_, true) else None) = Some (qs, after) ->
    all_refuted qs us = true -> complete F xs /\ exists vs, degree_checked F Yes least (equals l) at_ vs = true).
  { intros least at_ Q U; destruct (widths (width (line F)) at_ && (known_all || no_others F)) eqn:W; [|discriminate]; injection Q as <- <-.
    apply andb_true_iff in W; destruct W as [W N]; apply all_refuted_app in U; destruct U as (a & b & U & V); split.
    - destruct known_all; [apply K; reflexivity|]; simpl in N; apply (complete_sound F Yes a); auto; unfold complete_checked; rewrite N; exact U.
    - exists b; unfold degree_checked; rewrite W; exact V. }
  unfold lemma_questions, lemma_so; destruct (of_ l), (shown_by l); try discriminate; cbn [fact_so].
  - destruct (free_ranges F) eqn:E; [|discriminate]; intros Q U; injection Q as <- <-; split; [|exact K].
    apply (order_sound F Yes (equals l) us); auto; unfold order_checked; rewrite E; exact U.
  - destruct (told_by OfOrder before) as [o|] eqn:To; [|discriminate]; destruct (told_by OfMinDegree before) as [a|] eqn:Ta; [|discriminate].
    destruct (told_by OfMaxDegree before) as [b|] eqn:Tb; [|discriminate]; intros Q U; injection Q as <- <-; split; [|exact K].
    destruct us as [|u us]; [discriminate|]; cbn [all_refuted] in U.
    destruct (refutes (size_question F Yes o a b (equals l)) u) eqn:V; [|discriminate].
    apply (size_sound F Yes o a b (equals l) u V xs M R Y); [apply (told_so OfOrder before o B To) | apply (told_so OfMinDegree before a B Ta) | apply (told_so OfMaxDegree before b B Tb)].
  - intros Q U; destruct (D _ _ Q U) as [C [vs V]]; split; [|auto]; apply (min_degree_sound F Yes (equals l) at_ vs V xs M R Y C).
  - intros Q U; destruct (D _ _ Q U) as [C [vs V]]; split; [|auto]; apply (max_degree_sound F Yes (equals l) at_ vs V xs M R Y C).
  - destruct (is_one (equals l) && roots_fine F [Piece (root F) None] && widths (width (line F)) image && widths (width (line F)) inverse) eqn:W; [|discriminate].
    intros Q U; injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[[W1 W2] W3] W4]; split; [apply is_one_num, W1|].
    apply (transitive_sound F Yes image inverse us); auto; unfold transitive_checked, reached_checked; rewrite W2, W3, W4; exact U.
  - destruct ((free || match told_by OfTransitive before with Some _ => true | None => false end) && Nat.eqb (List.length start) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate].
    intros Q U; injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3].
    apply (diameter_sound F Yes free upper start lower (equals l) far us); auto; [unfold diameter_checked; rewrite W2, W3; exact U|].
    intros ->; simpl in W1; destruct (told_by OfTransitive before) as [t|] eqn:T; [|discriminate]; apply (told_so OfTransitive before t B T).
  - destruct (told_by OfOrder before) as [o|] eqn:To; [|discriminate]; destruct (is_one (equals l) && widths (width (line F)) next_) eqn:W; [|discriminate].
    intros Q U; injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2]; split; [apply is_one_num, W1|].
    apply (hamiltonian_sound F Yes o next_ position us); auto; [unfold hamiltonian_checked; rewrite W2; exact U | apply (told_so OfOrder before o B To)].
Qed.

Lemma lemmas_shown_so ls : forall before known_all ts rest, (forall m, In m before -> lemma_so m) -> (known_all = true -> complete F xs) ->
  lemmas_shown F before known_all ls ts = Some rest -> forall m, In m ls -> lemma_so m.
Proof.
  induction ls as [|l ls IH]; intros before known_all ts rest B K S m I; [destruct I|]; simpl in S.
  destruct (lemma_questions F before known_all l) as [[qs after]|] eqn:Q; [|discriminate]; destruct (taken qs ts) as [us|] eqn:T; [|discriminate].
  destruct (taken_refuted _ _ _ T) as [vs V]; destruct (lemma_questions_so _ _ _ _ _ _ B K Q V) as [L A].
  destruct I as [<-|I]; [exact L|]; apply (IH (before ++ [l]) after us rest); auto.
  intros k J; apply in_app_or in J; destruct J as [J|[<-|[]]]; [apply B, J | exact L].
Qed.
End Family.
