(* What "topocert export --coq" writes rests on this page: theorems that the checker proves by computing. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Export Graph Girth Numbered CheckGraph Text NetworkName NetworkTable.
From Topocert Require Export FaultsSays HamiltonSays MapsSays MatchingSays MetricSays RoundsSays SpectraSays SymmetrySays TrafficSays TreesSays WidthSays.
From Topocert Require Export WordSays WordFacts Statement FormulaSays FamilySays.
From Topocert Require Export Branches CheckFlow CheckLinear CheckOrder CheckPlace FamilyLemmas Layers LanesNeeded Refuted WordFormula WordGates WordRefuted WordGame WordShown.
From Topocert Require Export FaultsShown HamiltonShown MapsShown MatchingShown MetricShown RoundsShown SpectraShown SymmetryShown TrafficShown TreesShown WidthShown Levels.
From Topocert Require Import Walk VerdictShown.
From Topocert Require Export FamilyTheorem FamilyFactorials FamilyGoal Certificate Proved.
From Coq Require Import Uint63 PArray.
Import ListNotations.

(* The elements of an array. *)
Definition elements {A} (t : array A) : list A := map (fun i => get t i) (ints (PArray.length t)).

(* A strategy's steps stand in lists of those of [word_step]. *)
Arguments Evaluate {_ _}. Arguments Choose {_ _}. Arguments Menu {_ _}. Arguments Both {_ _}. Arguments Left {_ _}. Arguments Right {_ _}.
Arguments Each {_ _}. Arguments Every {_ _}. Arguments Orbits {_ _}. Arguments WordGame.Refuted {_ _}.

(* What is so of a network whose vertices are renamed to their numbers: of its table, which [stands] for it. *)
Definition on (n : network) (S : graph -> Prop) : Prop :=
  exists P, network_table n = Some P /\ stands (network_graph n) P /\ S (Numbers P).

(* The checker accepts a proof of some facts. *)
Definition shows (n : network) (l : list fact) (p : Certificate.proof) : bool :=
  match make_table n with Some t => proves (Certificate.about t) (as_digraph t) (numbers t) l p | None => false end.

(* The fact in place k is so. *)
Definition placed (n : network) (k : nat) (l : list fact) : Prop :=
  match nth_error l k with Some f => is_true (Statement n f) | None => True end.

Lemma shows_all n l p : shows n l p = true -> forall f, In f l -> is_true (Statement n f).
Proof.
  unfold shows; intros C f J; destruct (make_table n) as [t|] eqn:T; [|discriminate].
  apply (proj1 topocheck_proved), (by_certificate n t l p _ T); unfold certify; rewrite C.
  replace n with (Certificate.about t); [apply in_map, J|].
  unfold make_table in T; destruct (table_of n) as [[? ?]|]; [|discriminate]; injection T as <-; reflexivity.
Qed.

Lemma shown n l p : shows n l p = true -> forall k, placed n k l.
Proof.
  unfold placed; intros C k; destruct (nth_error l k) as [f|] eqn:E; [|exact I].
  apply (shows_all n l p C), (nth_error_In _ _ E).
Qed.

(* A width that is bounded from both sides alike. *)
Lemma both_bounds n w : on n (fun g => width_at_most g w) -> on n (fun g => width_at_least g w) -> on n (fun g => bisection_width g w).
Proof.
  intros (P & T & S & W) (Q & U & _ & H); rewrite T in U; injection U as <-; exists P; split; [exact T|]; split; [exact S|]; apply width_between; assumption.
Qed.

(* What was accepted, and a verdict that follows from it. *)
Record accept := Accept { its_network : network; its_facts : list fact; its_proof : Certificate.proof; its_check : shows its_network its_facts its_proof = true }.

Definition stated (a : accept) : list statement := map (Statement (its_network a)) (its_facts a).

Definition follows_from (l : list accept) (v : verdict) : bool := let all := flat_map stated l in follows (fun _ _ => all) v.

Lemma follows_right l v : follows_from l v = true -> verdict_is_right v.
Proof.
  intros F; refine (followed _ _ v F); intros _ _ s J; apply in_flat_map in J; destruct J as (a & _ & J).
  apply in_map_iff in J; destruct J as (f & <- & J); exact (shows_all _ _ _ (its_check a) f J).
Qed.

(* A theorem about whole families. *)
Lemma theorem_right t : theorem_shown t = true -> theorem_is_right (proved_claim t) (proved_for t).
Proof. apply (proj2 (proj2 topocheck_proved)). Qed.
