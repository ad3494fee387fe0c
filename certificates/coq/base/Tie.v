(* Tactics that carry a theorem from the form in which it is proved to the form in
   which the ledger writes it. They are no part of what is believed. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk.
Open Scope Z_scope.

(* What is left after a theorem is applied: its hypotheses, by arithmetic. *)
Ltac side := solve [assumption | lia | tauto].

(* The ledger's statement is the theorem's, or has its hypotheses in another order
   or of another form, such as 2 <= k for 1 <= k. *)
Ltac tie H := first [exact H | intros; apply H; side].

(* Supplies the hypotheses of a fact. *)
Ltac feed H := repeat match type of H with
  | ?A -> _ => let a := fresh in assert (a : A) by side; specialize (H a); clear a
  end.

Ltac open_up := repeat match goal with
  | H : _ /\ _ |- _ => destruct H
  | H : exists _, _ |- _ => destruct H
  | H : _ \/ _ |- _ => destruct H
  end; subst.

(* A fact with the same value in another form. *)
Ltac same_value := match goal with H : ?P ?a |- ?P ?b => replace b with a by (lia || nia); exact H end.

Ltac close := repeat match goal with
  | |- exists _, _ => eexists
  | |- _ /\ _ => split
  end; try eassumption; first [lia | same_value | nia | tauto].

(* Proves the goal from a theorem with its parameters. *)
Ltac from T := let K := fresh "K" in pose proof T as K; feed K; open_up; close.

(* A proper network in which all degrees are d. *)
Lemma degrees g d : proper g -> regular g d -> min_degree g d /\ max_degree g d.
Proof. split; [apply regular_min | apply regular_max]; assumption. Qed.

Lemma order_proper g N : order g N -> proper g.
Proof. intros [P _]; exact P. Qed.

(* Splits conjunctions, and nothing else. *)
Ltac parts := repeat match goal with |- _ /\ _ => split end.
