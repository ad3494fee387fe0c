(* The checker: what a certificate proves is so. *)

From Coq Require Import ZArith List Bool.
From Topocert Require Import Graph CheckGraph Arcs NetworkName NetworkTable Statement.
From Topocert Require Import FaultsSays FaultsShown.
From Topocert Require Import HamiltonSays HamiltonShown.
From Topocert Require Import MapsSays MapsShown.
From Topocert Require Import MatchingSays MatchingShown.
From Topocert Require Import MetricSays MetricShown.
From Topocert Require Import RoundsSays RoundsShown.
From Topocert Require Import SpectraSays SpectraShown.
From Topocert Require Import SymmetrySays SymmetryShown.
From Topocert Require Import TrafficSays TrafficShown.
From Topocert Require Import TreesSays TreesShown.
From Topocert Require Import WidthSays WidthShown.
From Topocert Require Import WordFacts WordShown.
Import ListNotations.

(* What a certificate holds, by the subjects that it proves. *)
Inductive proof :=
| FaultsProof (p : faults_proof)
| HamiltonProof (p : hamilton_proof)
| MapsProof (p : maps_proof)
| MatchingProof (p : matching_proof)
| MetricProof (p : metric_proof)
| RoundsProof (p : rounds_proof)
| SpectraProof (p : spectra_proof)
| SymmetryProof (p : symmetry_proof)
| TrafficProof (p : traffic_proof)
| TreesProof (p : trees_proof)
| WidthProof (p : width_proof)
| WordProof_ (p : word_proof).

(* All facts, if each is one of those that [only] knows. *)
Fixpoint all_of {A} (only : fact -> option A) (l : list fact) : option (list A) :=
  match l with
  | [] => Some []
  | f :: l => match only f, all_of only l with Some a, Some r => Some (a :: r) | _, _ => None end
  end.

Lemma all_of_in {A} only (back : A -> fact) : (forall f a, only f = Some a -> f = back a) ->
  forall l r, all_of only l = Some r -> forall f, In f l -> exists a, In a r /\ f = back a.
Proof.
  intros B; induction l as [|g l IH]; intros r E f I; [destruct I|]; simpl in E.
  destruct (only g) as [a|] eqn:O; [|discriminate]; destruct (all_of only l) as [k|]; [|discriminate].
  injection E as <-; destruct I as [<-|I]; [exists a; split; [left; reflexivity | apply B, O]|].
  destruct (IH k eq_refl f I) as (b & J & F); exists b; split; [right; exact J | exact F].
Qed.

Definition all_checked {A} (only : fact -> option A) (check : list A -> bool) (l : list fact) : bool :=
  match all_of only l with Some l => check l | None => false end.

Definition only_faults (f : fact) : option faults := match f with Faults m => Some m | _ => None end.
Definition only_hamilton (f : fact) : option hamilton := match f with Hamilton m => Some m | _ => None end.
Definition only_maps (f : fact) : option maps := match f with Maps m => Some m | _ => None end.
Definition only_matching (f : fact) : option matching := match f with Matching m => Some m | _ => None end.
Definition only_metric (f : fact) : option metric := match f with Metric m => Some m | _ => None end.
Definition only_rounds (f : fact) : option rounds := match f with Rounds m => Some m | _ => None end.
Definition only_spectra (f : fact) : option spectra := match f with Spectra m => Some m | _ => None end.
Definition only_symmetry (f : fact) : option symmetry_fact := match f with Symmetry m => Some m | _ => None end.
Definition only_traffic (f : fact) : option traffic := match f with Traffic m => Some m | _ => None end.
Definition only_trees (f : fact) : option trees := match f with Trees m => Some m | _ => None end.
Definition only_width (f : fact) : option width := match f with Width m => Some m | _ => None end.
Definition only_word (f : fact) : option word_fact := match f with Word_ m => Some m | _ => None end.

(* Of a digraph there are only words. *)
Definition proves (n : network) (directed : bool) (P : plain) (l : list fact) (p : proof) : bool :=
  match p with
  | WordProof_ p => all_checked only_word (words_checks directed n P p) l
  | _ => if directed then false else
  match p with
  | FaultsProof p => all_checked only_faults (faults_checks P p) l
  | HamiltonProof p => all_checked only_hamilton (hamilton_checks P p) l
  | MapsProof p => all_checked only_maps (maps_checks P p) l
  | MatchingProof p => all_checked only_matching (matching_checks P p) l
  | MetricProof p => all_checked only_metric (metric_checks P p) l
  | RoundsProof p => all_checked only_rounds (rounds_checks P p) l
  | SpectraProof p => all_checked only_spectra (spectra_checks P p) l
  | SymmetryProof p => all_checked only_symmetry (symmetry_checks P p) l
  | TrafficProof p => all_checked only_traffic (traffic_checks n P p) l
  | TreesProof p => all_checked only_trees (trees_checks P p) l
  | WidthProof p => all_checked only_width (width_checks P p) l
  | WordProof_ _ => false
  end
  end.

Lemma all_checked_sound {A} (only : fact -> option A) (back : A -> fact) (check : list A -> bool) (so : fact -> Prop) l :
  (forall f a, only f = Some a -> f = back a) ->
  (forall r, check r = true -> forall a, In a r -> so (back a)) ->
  all_checked only check l = true -> forall f, In f l -> so f.
Proof.
  unfold all_checked; intros B S C f I; destruct (all_of only l) as [r|] eqn:E; [|discriminate].
  apply (all_of_in only back B _ _ E) in I; destruct I as (a & J & ->); exact (S r C a J).
Qed.

Lemma proves_sound n d P l p : good_table d P -> proves n d P l p = true -> forall f, In f l ->
  match f with Word_ m => word_says d n P m | _ => d = false /\ says n P f end.
Proof.
  intros W; destruct p as [p|p|p|p|p|p|p|p|p|p|p|p]; try (destruct d; [discriminate|]; simpl in W; intros C f I; cut (says n P f); [destruct f; try (split; [reflexivity | assumption]); intros []|]; revert C f I; unfold proves).
  - apply (all_checked_sound only_faults Faults); [intros [] a X; simpl in X; congruence | exact (fun r => faults_sound P p r W)].
  - apply (all_checked_sound only_hamilton Hamilton); [intros [] a X; simpl in X; congruence | exact (fun r => hamilton_sound P p r W)].
  - apply (all_checked_sound only_maps Maps); [intros [] a X; simpl in X; congruence | exact (fun r => maps_sound P W p r)].
  - apply (all_checked_sound only_matching Matching); [intros [] a X; simpl in X; congruence | exact (fun r => matching_sound P p r W)].
  - apply (all_checked_sound only_metric Metric); [intros [] a X; simpl in X; congruence | exact (fun r => metric_sound P p r W)].
  - apply (all_checked_sound only_rounds Rounds); [intros [] a X; simpl in X; congruence | exact (fun r => rounds_sound P W p r)].
  - apply (all_checked_sound only_spectra Spectra); [intros [] a X; simpl in X; congruence | exact (fun r => spectra_sound P W p r)].
  - apply (all_checked_sound only_symmetry Symmetry); [intros [] a X; simpl in X; congruence | exact (fun r => symmetry_facts_sound P W p r)].
  - apply (all_checked_sound only_traffic Traffic); [intros [] a X; simpl in X; congruence | exact (fun r => traffic_sound n P W p r)].
  - apply (all_checked_sound only_trees Trees); [intros [] a X; simpl in X; congruence | exact (fun r => trees_sound P p r W)].
  - apply (all_checked_sound only_width Width); [intros [] a X; simpl in X; congruence | exact (fun r => width_sound P p r W)].
  - apply (all_checked_sound only_word Word_); [intros [] a X; simpl in X; congruence | exact (fun r => words_sound d n P p r W)].
Qed.

(* The table of a network is made once for all certificates about it. *)
Record tabled := Tabled { about : network; as_digraph : bool; numbers : plain }.

Definition make_table (n : network) : option tabled := option_map (fun t => Tabled n (fst t) (snd t)) (table_of n).

(* The statements that a certificate proves: all of its facts, or none. *)
Definition certify (t : tabled) (l : list fact) (p : proof) : list statement :=
  if proves (about t) (as_digraph t) (numbers t) l p then map (Statement (about t)) l else [].

Theorem certified n t l p s : make_table n = Some t -> In s (certify t l p) -> is_true s.
Proof.
  unfold make_table, certify; destruct (table_of n) as [[d P]|] eqn:T; [|discriminate]; intros E; injection E as <-; simpl.
  destruct (proves n d P l p) eqn:C; [|intros []]; intros I; apply in_map_iff in I; destruct I as (f & <- & I).
  pose proof (table_stands _ _ _ T) as S; pose proof (proves_sound n d P l p (stands_table _ _ _ S) C f I) as H; unfold is_true; simpl.
  destruct f; [..|exists d, P; auto]; destruct H as [-> H]; exists P; (split; [apply graph_table, T | split; [exact S | exact H]]).
Qed.
