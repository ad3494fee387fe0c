(* Digraphs as tables: in the row of a vertex are those to which its arcs lead, itself perhaps. *)

From Coq Require Import ZArith Uint63 List Sorted.
From Topocert Require Import Graph CheckGraph Numbered.
Import ListNotations.
Open Scope Z_scope.

Record good_arcs (P : plain) : Prop := GoodArcs {
  arcs_some : 0 < to_Z (total P) <= 4194303;
  arcs_below : forall u v, to_Z u < to_Z (total P) -> In v (row P u) -> to_Z v < to_Z (total P);
  arcs_ascending : forall u, to_Z u < to_Z (total P) -> StronglySorted less (row P u)
}.

(* A table that is a digraph, its vertices renamed to their numbers: the links of g are the arcs. *)
Definition arcs_stand (g : graph) (P : plain) : Prop :=
  good_arcs P /\ NoDup (vertices g) /\ to_Z (total P) = Z.of_nat (length (vertices g)) /\
  forall i j u v, numbered g i u -> numbered g j v -> link g u v <-> In (of_Z j) (row P (of_Z i)).

(* The table of a network, or of a digraph. *)
Definition good_table (directed : bool) (P : plain) : Prop := if directed then good_arcs P else good_plain P.

Lemma plain_arcs P : good_plain P -> good_arcs P.
Proof. intros [A B _ _ C]; split; assumption. Qed.

Lemma table_arcs d P : good_table d P -> good_arcs P.
Proof. destruct d; [auto | apply plain_arcs]. Qed.
