(* Claims for all values of their variables: what a file of theorems shows. Facts are of the networks
   themselves, however large these are. *)

From Coq Require Import ZArith List String.
From Topocert Require Import Graph NetworkName Statement FormulaSays.
From Topocert Require Import FaultsSays HamiltonSays MapsSays MatchingSays MetricSays SymmetrySays WidthSays.
Import ListNotations.
Open Scope Z_scope.

(* What is so of a network. Theorems about families know these facts alone. *)
Definition directly (n : network) (f : fact) : Prop :=
  match f with
  | Faults m => faults_says (network_graph n) m
  | Hamilton m => hamilton_says (network_graph n) m
  | Maps m => maps_say (network_graph n) m
  | Matching m => matching_says (network_graph n) m
  | Metric m => metric_says (network_graph n) m
  | Symmetry m => symmetry_says (network_graph n) m
  | Width m => width_says (network_graph n) m
  | _ => False
  end.

(* The claim holds for all whole numbers in its domain, of which there are some, whatever the right values of
   the facts are. *)
Definition with_values (d : domain) (xs : list Z) : environment := combine (variables_of d) (map whole_number xs).

Definition theorem_is_right (e : expr) (d : domain) : Prop :=
  (exists xs, List.length xs = List.length (variables_of d) /\ in_domain (with_values d xs) d = true) /\
  forall xs, List.length xs = List.length (variables_of d) -> in_domain (with_values d xs) d = true ->
  forall facts, right_by directly facts -> eval facts (with_values d xs) e = Some (Truth true).
