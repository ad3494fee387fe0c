(* What statements say of spanning trees. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

Inductive trees :=
| SpanningTreesAre (t : Z).    (* spanning-trees G = t *)

(* A list of all links, each once, in one of its two directions. *)
Definition all_links (g : graph) (L : list (vertex g * vertex g)) : Prop :=
  NoDup L /\ (forall u v, In (u, v) L -> adj g u v /\ ~ In (v, u) L) /\ (forall u v, adj g u v -> In (u, v) L \/ In (v, u) L).

(* A part of a list: some of its elements, in its order. *)
Inductive part {A : Type} : list A -> list A -> Prop :=
| part_empty : part [] []
| part_with a T L : part T L -> part (a :: T) (a :: L)
| part_without a T L : part T L -> part T (a :: L).

(* N-1 links that join all of the N vertices. *)
Definition spanning_tree (g : graph) (T : list (vertex g * vertex g)) : Prop :=
  Z.of_nat (length T) = Z.of_nat (length (vertices g)) - 1 /\
  connected (Graph (vertex g) (vertices g) (fun u v => In (u, v) T)).

Definition trees_say (g : graph) (m : trees) : Prop :=
  match m with
  | SpanningTreesAre t => (exists L, all_links g L) /\
      forall L, all_links g L -> count (fun T => part T L /\ spanning_tree g T) t
  end.
