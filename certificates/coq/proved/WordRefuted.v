(* Refutations of a sentence's contrary: of one formula, or of the formulas of cases that automorphisms split. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckGraph WordSays WordMoves WordOrbits WordSplit WordFormula WordCase.
Import ListNotations.
Open Scope Z_scope.

Inductive refutation :=
| By_formula (proof : formula_proof)
(* Automorphisms of network r; what is so in one case; that, and where it goes, is not so in the other. *)
| Split_at (r : int) (maps : list (array int)) (at_ : int) (so not_so : refutation).

Fixpoint refutes_case (roots : list plain) (e : list worth) (k : quantifier) (names : nat) (r : over) (only body : expression) (c : chosen_from) (told : told_so)
    (tree : refutation) {struct tree} : bool :=
  match tree with
  | By_formula proof => forallb (fun l => among (fst l) (can_be_so c)) told && refuted_case e k names r only body told proof
  | Split_at network maps at_ so not_so =>
    match split_orbit roots network (map (fun t v => t.[v]) maps) e c told at_ with
    | Some orbit => refutes_case roots e k names r only body c (told ++ [(at_, true)]) so &&
        refutes_case roots e k names r only body c (told ++ map (fun i => (i, false)) orbit) not_so
    | None => false
    end
  end.

Definition refutes_by (roots : list plain) (tree : refutation) (e : list worth) (x : expression) (want : bool) : bool :=
  match tree with
  | By_formula proof => refuted_here e x want proof
  | Split_at _ _ _ _ _ =>
    match x with
    | Quantify_ k names r only body =>
      is_all_or_some k && Bool.eqb (of_none k) want && match choice_at e r with Some c => refutes_case roots e k names r only body c [] tree | None => false end
    | _ => false
    end
  end.

Lemma refutes_case_sound roots e k names r only body c : Forall good_plain roots -> roots_named roots e -> is_all_or_some k = true -> choice_at e r = Some c ->
  forall tree told, refutes_case roots e k names r only body c told tree = true -> case_shown e k only body c told.
Proof.
  intros G N K C; induction tree as [proof|network maps at_ y IHy n IHn]; intros told R; simpl in R.
  - apply andb_prop in R; destruct R as [P R]; apply (refuted_case_sound e k names r only body c told proof K C P R).
  - destruct (split_orbit _ _ _ _ _ _ _) as [orbit|] eqn:O; [|discriminate]; apply andb_prop in R; destruct R as [Y Z].
    apply (split_shown roots e k r only body c G N C network _ told at_ orbit O); [apply IHy, Y | apply IHn, Z].
Qed.

Theorem refutes_by_sound roots tree e x want : Forall good_plain roots -> roots_named roots e -> refutes_by roots tree e x want = true -> truth (value e x) = Some want.
Proof.
  intros G N R; destruct tree as [proof|network maps at_ y n]; [apply (refuted_here_sound _ _ _ proof R)|]; unfold refutes_by in R.
  destruct x; try discriminate R; rewrite !andb_true_iff in R; destruct R as [[K W] R]; apply Bool.eqb_prop in W; subst want; destruct (choice_at _ _) as [c|] eqn:C; [|discriminate].
  apply (no_case_left _ _ _ _ _ c C names K), (refutes_case_sound roots _ _ _ _ _ _ c G N K C _ _ R).
Qed.
