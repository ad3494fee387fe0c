(* A verdict follows from statements that are so. *)

From Coq Require Import ZArith QArith List String Bool Lia.
From Topocert Require Import NetworkName NetworkSame Statement FormulaSays FormulaShown FactsWords FactsLearnt.
Import ListNotations.
Open Scope Z_scope.

Section Follows.
(* Statements that may tell what is asked of a network. *)
Variable told : network -> inquiry -> list statement.

Definition with_statement (n : network) (q : inquiry) (k : lessons) (s : statement) : lessons :=
  if network_same (subject s) n then with_lesson k (learnt n q (said s)) else k.

Definition known_of (n : network) (q : inquiry) : estimate :=
  match q with
  | AsksWord w l => word_known n w l (told n q)
  | _ => estimate_of q (fold_left (with_statement n q) (told n q) no_lessons)
  end.

Definition follows_in (v : verdict) (part : Z * domain) : bool :=
  match domain_tuples (snd part) with
  | Some l => (Z.of_nat (List.length l) =? fst part) && (1 <=? fst part) &&
      forallb (fun env => in_domain true env (meant_for v) &&
        match estimated known_of env (claim v) with Exactly (Truth b) => Bool.eqb b (said_to_hold v) | _ => false end) l
  | None => false
  end.

Definition follows (v : verdict) : bool := match cases v with [] => false | l => forallb (follows_in v) l end.

Hypothesis told_true : forall n q s, In s (told n q) -> is_true s.

Lemma known_of_fits facts : right facts -> forall n q, fits (known_of n q) (facts n q).
Proof.
  intros R n q; assert (E : fits (estimate_of q (fold_left (with_statement n q) (told n q) no_lessons)) (facts n q));
    [|destruct q; try exact E; apply (word_known_right facts n w l _ R (told_true n _))].
  apply (estimate_right facts n q _ R).
  assert (G : forall l k, (forall s, In s l -> is_true s) -> lessons_right n q k -> lessons_right n q (fold_left (with_statement n q) l k)).
  { induction l as [|s l IH]; intros k T K; simpl; [exact K|]; apply IH; [intros t I; apply T; right; exact I|].
    unfold with_statement; destruct (network_same (subject s) n) eqn:E; [|exact K]; apply network_same_right in E.
    apply with_lesson_right; [exact K|]; apply learnt_right; specialize (T s (or_introl eq_refl)); destruct s as [m f]; simpl in *; subst m; exact T. }
  apply G; [apply told_true | repeat split].
Qed.

Theorem followed v : follows v = true -> verdict_is_right v.
Proof.
  unfold follows; intros F; split; [intros E; rewrite E in F; discriminate|].
  assert (G : forallb (follows_in v) (cases v) = true) by (destruct (cases v); [discriminate | exact F]); clear F.
  rewrite forallb_forall in G; intros many d I; specialize (G _ I); unfold follows_in in G; simpl in G.
  destruct (domain_tuples d) as [l|]; [|discriminate]; exists l; split; [reflexivity|].
  rewrite !andb_true_iff, Z.eqb_eq, Z.leb_le, forallb_forall in G; destruct G as [[A B] C]; split; [exact A|]; split; [exact B|].
  intros env E; specialize (C env E); rewrite andb_true_iff in C; destruct C as [C D]; split; [exact C|]; intros facts R.
  pose proof (estimated_fits facts known_of (known_of_fits facts R) (claim v) env) as X.
  destruct (estimated known_of env (claim v)) as [|[| |b|]| |]; try discriminate; simpl in X; rewrite X.
  apply Bool.eqb_prop in D; subst; reflexivity.
Qed.
End Follows.
