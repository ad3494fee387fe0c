(* Refutations of a sentence's contrary: of one formula, or of the formulas of cases that automorphisms split. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckGraph WordNets WordSays WordMoves WordOrbits WordSplit WordFormula WordCase.
Import ListNotations.
Open Scope Z_scope.

Inductive refutation :=
| By_formula (proof : formula_proof)
(* Automorphisms of network r; what is so in one case, of a choice by its place: a position; that, and where it goes,
   is not so in the other. *)
| Split_at (r : int) (maps : list (array int)) (place : nat) (at_ : int) (so not_so : refutation).

Fixpoint refutes_case (roots : list (bool * plain)) (e : list worth) (l : list chosen_from) (k : quantifier) (only body : expression) (told : told_so) (tree : refutation) {struct tree} : bool :=
  match tree with
  | By_formula proof => forallb (fun t => can_so l (fst t)) told && refuted_case e k l only body told proof
  | Split_at network maps place at_ so not_so =>
    match split_orbit roots network (map (fun t v => t.[v]) maps) e l told place at_ with
    | Some orbit => refutes_case roots e l k only body (told ++ [(place, at_, true)]) so &&
        refutes_case roots e l k only body (told ++ map (fun i => (place, i, false)) orbit) not_so
    | None => false
    end
  end.

Definition refutes_by (roots : list (bool * plain)) (tree : refutation) (e : list worth) (x : expression) (want : bool) : bool :=
  match tree with
  | By_formula proof => refuted_here e x want proof
  | Split_at _ _ _ _ _ _ =>
    match x with
    | Quantify_ k _ r only body =>
      is_all_or_some k && Bool.eqb (of_none k) want && match leading [] e k r only body with Some (l, only, body) => refutes_case roots e l k only body [] tree | None => false end
    | _ => false
    end
  end.

Lemma refutes_case_sound roots e l k only body : good_roots roots -> roots_named roots e -> is_all_or_some k = true -> Forall is_of l ->
  forall tree told, refutes_case roots e l k only body told tree = true -> case_shown e l k only body told.
Proof.
  intros G N K O; induction tree as [proof|network maps place at_ y IHy n IHn]; intros told R; simpl in R.
  - apply andb_prop in R; destruct R as [P R]; apply (refuted_case_sound e k l only body told proof K O P R).
  - destruct (split_orbit _ _ _ _ _ _ _ _) as [orbit|] eqn:S; [|discriminate]; apply andb_prop in R; destruct R as [Y Z].
    apply (split_shown roots e k only body l network _ told place at_ orbit G N O S); [apply IHy, Y | apply IHn, Z].
Qed.

Theorem refutes_by_sound roots tree e x want : good_roots roots -> roots_named roots e -> refutes_by roots tree e x want = true -> truth (value e x) = Some want.
Proof.
  intros G N R; destruct tree as [proof|network maps place at_ y n]; [apply (refuted_here_sound _ _ _ proof R)|]; unfold refutes_by in R.
  destruct x; try discriminate R; rewrite !andb_true_iff in R; destruct R as [[K W] R]; apply Bool.eqb_prop in W; subst want; destruct (leading _ _ _ _ _ _) as [[[l o] b]|] eqn:L; [|discriminate].
  destruct (leading_right e k x2 K names r x1 [] [] (l, o, b) eq_refl (fun m I => False_ind _ (Nat.nlt_0_r _ I)) L) as [O H]; apply H.
  intros p V; apply (refutes_case_sound roots e l _ o b G N K O _ [] R p V); intros j i c [].
Qed.
