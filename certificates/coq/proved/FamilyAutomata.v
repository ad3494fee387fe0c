(* Networks of words: lemmas that automata show need nothing else of their network, whose terms the arithmetic of
   families does not read. *)

From Coq Require Import ZArith List Bool Lia.
From Coq Require String.
From Topocert Require Import Graph Walk Text CheckTerms TextMeaning CheckFamily CheckPlace CheckTheorem NetworkName NetworkSame FamilyRoutes FamilySays FamilyLemmas FamilyShown AutomataDiameter.
Import ListNotations.
Open Scope Z_scope.

Definition given_automata (l : lemma) : option automata := match shown_by l with ByAutomata A => Some A | _ => None end.
Definition by_automata (l : lemma) : bool := match given_automata l with Some _ => true | None => false end.

(* The diameter, of a network whose parameter is the claim's variable. *)
Definition automata_shown (F : family) (l : lemma) : bool :=
  match of_ l, saying l, given_automata l, arguments F with
  | OfDiameter, SaysExactly, Some A, [Var O] => simple l && same_cond (under l) Yes && Nat.eqb (variables F) 1 && Nat.eqb (parameters (line F)) 1 && diameter_by_automata (domain F) (line F) (equals l) A
  | _, _, _, _ => false
  end.

Section Shown.
Variables (F : family) (xs : list Z) (l : lemma).
Hypothesis M : member F xs.
Hypothesis Shown : automata_shown F l = true.
Notation g := (text_graph (line F) (params F xs)).

Lemma shown_diameter : of_ l = OfDiameter /\ saying l = SaysExactly /\ times_ l = 1 /\ diameter g (num (params F xs) (equals l)).
Proof.
  unfold automata_shown in Shown; destruct (of_ l); try discriminate; destruct (saying l); try discriminate; destruct (given_automata l) as [A|]; try discriminate.
  destruct (arguments F) as [|[|[|]| | | | | | | | | | | | |] [|]] eqn:Ar; try discriminate; rewrite !andb_true_iff in Shown; destruct Shown as [[[[S _] V] _] D].
  apply Z.eqb_eq in S; apply Nat.eqb_eq in V; destruct M as [L T]; rewrite V in L; destruct xs as [|n [|]]; try discriminate; unfold params; rewrite Ar; cbn [map num nth].
  split; [reflexivity|]; split; [reflexivity|]; split; [exact S|]; apply (diameter_by_automata_sound (domain F) (line F) (equals l) A n D).
  rewrite truths_in in T; intros a I; apply T, in_map, I.
Qed.

Lemma shown_so : lemma_so F xs l.
Proof.
  destruct shown_diameter as (O & S & Ti & D); intros _; rewrite O, S, Ti; exists (num (params F xs) (equals l)); split; [exact D | lia].
Qed.

Lemma shown_proper : proper g.
Proof.
  split; [unfold text_graph, known; cbn [vertices]; destruct (text_vertices _ _) as [vs|] eqn:E; [exact (tuples_once _ _ _ E) | constructor]|].
  destruct shown_diameter as (_ & _ & _ & _ & u & v & W & _); apply walk_left in W; intros E; unfold is_vertex in W; rewrite E in W; exact W.
Qed.

End Shown.
