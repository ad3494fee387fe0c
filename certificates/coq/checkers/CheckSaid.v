(* Conditions as plain propositions, and the last steps of a theorem about a whole family: what its
   lemmas say, in the claim's words. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Methods Text CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
Import ListNotations.
Open Scope Z_scope.

Fixpoint said (e : list Z) (c : cond) : Prop :=
  match c with
  | Yes => True
  | Equal a b => num e a = num e b
  | Less a b => num e a < num e b
  | AtMost a b => num e a <= num e b
  | Not c => ~ said e c
  | And c d => said e c /\ said e d
  | Or c d => said e c \/ said e d
  end.

Lemma said_yes e c : said e c <-> yes e c = true.
Proof.
  induction c as [|a b|a b|a b|c IH|c IHc d IHd|c IHc d IHd]; cbn [said yes].
  - tauto.
  - symmetry; apply Z.eqb_eq.
  - symmetry; apply Z.ltb_lt.
  - symmetry; apply Z.leb_le.
  - rewrite IH, negb_true_iff; destruct (yes e c); intuition congruence.
  - rewrite IHc, IHd, andb_true_iff; tauto.
  - rewrite IHc, IHd, orb_true_iff; tauto.
Qed.

Fixpoint all_said (e : list Z) (cs : list cond) : Prop := match cs with [] => True | [c] => said e c | c :: cs => said e c /\ all_said e cs end.

Lemma member_said F xs : length xs = variables F -> all_said xs (domain F) -> member F xs.
Proof.
  intros L S; split; [exact L|]; induction (domain F) as [|c cs IH]; [reflexivity|]; cbn [map truths forallb].
  apply andb_true_iff; destruct cs as [|d cs]; [split; [apply said_yes, S | reflexivity]|].
  destruct S as [S T]; split; [apply said_yes, S | apply IH, T].
Qed.

(* A lemma under a condition, for values of the variables. *)
Lemma under_said F c (P : list Z -> Prop) : (forall xs, member F xs -> yes (params F xs) c = true -> P xs) ->
  forall xs, member F xs -> said (params F xs) c -> P xs.
Proof. intros H xs M S; apply H; [exact M | apply said_yes, S]. Qed.

(* In the words of a claim. *)
Ltac plainly F H := cbv beta iota zeta delta [F line params arguments variables domain map num yes said all_said nth] in H.

Ltac euclid := Z.to_euclidean_division_equations; lia.

(* What is so under a condition. *)
Ltac under_condition := match goal with H : ?A -> ?Q |- ?Q => apply H; repeat split; euclid end.

(* The claim from what is known. *)
Ltac one_of_them :=
  first [ assumption
        | match goal with
          | |- ?f ?g ?x => match goal with H : f g ?y |- _ => replace x with y by euclid; exact H end
          | |- _ <= _ => euclid | |- _ < _ => euclid | |- _ = _ => euclid
          end
        | tauto
        | solve [repeat match goal with |- exists _, _ => eexists end; repeat match goal with |- _ /\ _ => split end; try eassumption; euclid]
        | under_condition
        | match goal with
          | |- ?P <-> ?a = ?b => destruct (Z.eq_dec a b); [assert P by under_condition | assert (~ P) by under_condition]; tauto
          end
        | match goal with
          | |- context [?a = ?b :> Z] => destruct (Z.eq_dec a b); solve [intuition (try euclid)]
          end
        | match goal with
          | H : diameter_at_most ?g ?y, N : vertices ?g <> [] |- exists d, diameter ?g d /\ d <= _ =>
            let d := fresh in let E := fresh in destruct (diameter_at_most_exists g y N H) as (d & E & ?); exists d; split; [exact E | euclid]
          | |- exists d, ?f ?g d /\ _ => match goal with H : f g ?y |- _ => exists y; split; [exact H | euclid] end
          end ].

Ltac from_lemmas := repeat match goal with |- _ /\ _ => split end; one_of_them.

Ltac plainly_goal F := cbv beta iota zeta delta [F line params arguments variables domain map num yes said all_said nth].
