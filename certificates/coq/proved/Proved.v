(* What topocheck-proved says is so. This is the theorem, on one page.

   The program makes tables of networks (make_table), has certificates proved about them (certify), verdicts
   followed from what was proved (follows) and theorems about families shown (theorem_shown); it prints what these
   four accept, from the very terms that they were given, and nothing else. What the terms mean is on these pages:
   Graph.v; NetworkName.v, what a network's name stands for; …Says.v, what each statement says; FormulaSays.v and
   FamilySays.v, what claims, verdicts and theorems say. *)

From Coq Require Import List.
From Topocert Require Import NetworkName Statement Certificate FormulaSays FamilySays VerdictShown FamilyTheorem FamilyFactorials.

(* A statement is accepted if some certificate proves it of the table that was made of its network. *)
Inductive accepted : statement -> Prop :=
| by_certificate n t facts proof s : make_table n = Some t -> In s (certify t facts proof) -> accepted s.

Theorem topocheck_proved :
  (forall s, accepted s -> is_true s) /\
  (forall told v, (forall n q s, In s (told n q) -> accepted s) -> follows told v = true -> verdict_is_right v) /\
  (forall t, theorem_shown t = true -> theorem_is_right (proved_claim t) (proved_for t)).
Proof.
  assert (A : forall s, accepted s -> is_true s) by (intros s [n t facts proof s' T I]; exact (certified n t facts proof s' T I)).
  split; [exact A|]; split; [|exact theorem_sound].
  intros told v H F; apply (followed told); [intros n q s I; apply A, (H n q s I) | exact F].
Qed.
