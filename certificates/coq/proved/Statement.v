(* What is stated, and when it is so: of a network, under the numbers of its vertices. This page, the
   pages that it imports (…Says.v, NetworkName.v) and Graph.v are the meaning of what
   topocheck-proved accepts. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph CheckGraph NetworkName NetworkTable.
From Topocert Require Import FaultsSays HamiltonSays MapsSays MatchingSays MetricSays RoundsSays SpectraSays SymmetrySays TrafficSays TreesSays WidthSays WordFacts.

Inductive fact :=
| Faults (m : faults)
| Hamilton (m : hamilton)
| Maps (m : maps)
| Matching (m : matching)
| Metric (m : metric)
| Rounds (m : rounds)
| Spectra (m : spectra)
| Symmetry (m : symmetry_fact)
| Traffic (m : traffic)
| Trees (m : trees)
| Width (m : width)
| Word_ (m : word_fact).

(* What a fact says of a network's table, in which the vertices are 0 … N-1. Only texts of routers look at the
   network's coordinates; what words say is below. *)
Definition says (n : network) (P : plain) (f : fact) : Prop :=
  match f with
  | Faults m => faults_says (Numbers P) m
  | Hamilton m => hamilton_says (Numbers P) m
  | Maps m => maps_say (Numbers P) m
  | Matching m => matching_says (Numbers P) m
  | Metric m => metric_says (Numbers P) m
  | Rounds m => rounds_say (Numbers P) m
  | Spectra m => spectra_say (Numbers P) m
  | Symmetry m => symmetry_says (Numbers P) m
  | Traffic m => traffic_says n P m
  | Trees m => trees_say (Numbers P) m
  | Width m => width_says (Numbers P) m
  | Word_ _ => False
  end.

Record statement := Statement { subject : network; said : fact }.

(* A statement is so if its network has a table, which is the network with its vertices renamed to their
   numbers ([stands]), and of which the fact is so. Of digraphs, whose tables have their arcs ([arcs_stand]), only words
   say something. *)
Definition is_true (s : statement) : Prop :=
  match said s with
  | Word_ m => exists d P, table_of (subject s) = Some (d, P) /\ stands_as d (network_graph (subject s)) P /\ word_says d (subject s) P m
  | f => exists P, network_table (subject s) = Some P /\ stands (network_graph (subject s)) P /\ says (subject s) P f
  end.
