(* Claims for all values of their variables: what a file of theorems shows. Facts are of the networks
   themselves, however large these are. *)

From Coq Require Import ZArith List String.
From Topocert Require Import Graph Text NetworkName Statement FormulaSays.
From Topocert Require Routes.
From Topocert Require Import FaultsSays HamiltonSays MapsSays MatchingSays MetricSays RoundsSays SpectraSays SymmetrySays TrafficSays TreesSays WidthSays WordFacts FamilyWordsSays ArcsSays.
Import ListNotations.
Open Scope Z_scope.

(* Messages go as the text of a router says, without virtual channels: as TrafficSays.v has it of vertices by their numbers, here
   for tuples. *)
Definition tuples_router (t : text) (ps : list Z) (hops : list Text.next) : router (text_graph t ps) :=
  Router (text_graph t ps) unit (fun _ _ => tt) (fun u v _ w _ k => text_hop ps u v hops = Some w /\ k = 0).

(* Routers that have a text: one's own, and dor. *)
Definition hops_for (n : network) (r : routing) : option (list Text.next) :=
  match r, n with
  | OwnRouter _ t, _ => if is_called (hops_for_network t) (hops_parameters t) n then Some (text_hops t) else None
  | Named name, Standard network ps => if String.eqb name "dor" then Routes.standard_route name network (List.length ps) else None
  | _, _ => None
  end.

Definition messages_say (g : graph) (r : router g) (m : traffic) : Prop :=
  match m with
  | AuditIs _ None q => quantity_is g r None q
  | DeadlockFree _ None => ranked g r None /\ all_arrive g r None
  | DeadlockAcyclic _ None => ranked g r None /\ ~ all_arrive g r None
  | DeadlockCyclic _ None => cyclic g r None
  | Deadlocked _ None => deadlocked g r None
  | LanesAtMost (Some _) None k => lanes_enough g (Some r) None k
  | LanesAtLeast (Some _) None k => forall j, lanes_enough g (Some r) None j -> k <= j
  | _ => False
  end.

Definition router_in (m : traffic) : option routing :=
  match m with AuditIs r _ _ | DeadlockFree r _ | DeadlockAcyclic r _ | DeadlockCyclic r _ | Deadlocked r _ => Some r | LanesAtMost r _ _ | LanesAtLeast r _ _ => r | _ => None end.

Definition traffic_directly (n : network) (m : traffic) : Prop :=
  match line_of_network n, router_in m with
  | Some (t, ps), Some r => match hops_for n r with Some hops => messages_say (text_graph t ps) (tuples_router t ps hops) m | None => False end
  | _, _ => False
  end.

(* What is so of a network. Theorems about families know these facts alone; of digraphs words. *)
Definition plainly (n : network) (f : fact) : Prop :=
  match f with
  | Faults m => faults_says (network_graph n) m
  | Hamilton m => hamilton_says (network_graph n) m
  | Maps m => maps_say (network_graph n) m
  | Matching m => matching_says (network_graph n) m
  | Metric m => metric_says (network_graph n) m
  | Rounds m => rounds_say (network_graph n) m
  | Spectra m => spectra_say (network_graph n) m
  | Symmetry m => symmetry_says (network_graph n) m
  | Traffic m => traffic_directly n m
  | Trees m => trees_say (network_graph n) m
  | Width m => width_says (network_graph n) m
  | Word_ m => words_say n m
  end.

Definition directly (n : network) (f : fact) : Prop :=
  if is_digraph n then match f with Word_ (WordFact (Standard_word w) [Itself] j) => arcs_say (network_graph n) w j | _ => False end else plainly n f.

(* The claim holds for all whole numbers in its domain, of which there are some, whatever the right values of
   the facts are: for numbers there is no limit. *)
Definition with_values (d : domain) (xs : list Z) : environment := combine (variables_of d) (map whole_number xs).

Definition theorem_is_right (e : expr) (d : domain) : Prop :=
  (exists xs, List.length xs = List.length (variables_of d) /\ in_domain false (with_values d xs) d = true) /\
  forall xs, List.length xs = List.length (variables_of d) -> in_domain false (with_values d xs) d = true ->
  forall facts, right_by directly facts -> eval false facts (with_values d xs) e = Some (Truth true).
