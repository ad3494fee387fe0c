(* Words about digraphs in theorems about whole families: what their texts say (StandardWords.v), here of a digraph of any size. The
   links of the graph are its arcs (NetworkName.v), each from the first vertex to the second, itself perhaps. *)

From Coq Require Import ZArith List Permutation String.
From Topocert Require Import Graph.
From Topocert Require WordSays.
Import ListNotations.
Open Scope Z_scope.

Section Arcs.
Variable g : graph.

Definition arc (u v : vertex g) : Prop := is_vertex g u /\ is_vertex g v /\ link g u v.

(* A walk of d arcs. *)
Inductive arc_walk : vertex g -> vertex g -> Z -> Prop :=
| arc_here v : is_vertex g v -> arc_walk v v 0
| arc_then u v w d : arc u v -> arc_walk v w d -> arc_walk u w (d + 1).

(* From any vertex to any other there is a walk of at most D arcs, and between some two none of fewer. *)
Definition arc_diameter (D : Z) : Prop :=
  (forall u v, is_vertex g u -> is_vertex g v -> exists d, arc_walk u v d /\ d <= D) /\
  exists u v, is_vertex g u /\ is_vertex g v /\ forall d, arc_walk u v d -> D <= d.

Definition some_unreached : Prop := exists u v, is_vertex g u /\ is_vertex g v /\ forall d, ~ arc_walk u v d.

(* One to one, and arcs go to arcs; as there are finitely many, no others do. *)
Definition arc_automorphism (f : vertex g -> vertex g) : Prop :=
  Permutation (map f (vertices g)) (vertices g) /\ forall u v, arc u v -> arc (f u) (f v).

Definition arc_transitive : Prop := forall u v, is_vertex g u -> is_vertex g v -> exists f, arc_automorphism f /\ f u = v.

(* Automorphisms take some k vertices to all, and no fewer. *)
Definition arc_roots (l : list (vertex g)) : Prop :=
  (forall s, In s l -> is_vertex g s) /\ forall v, is_vertex g v -> exists s f, In s l /\ arc_automorphism f /\ f s = v.

Definition arc_orbits (k : Z) : Prop :=
  (exists l, arc_roots l /\ Z.of_nat (List.length l) = k) /\ forall l, arc_roots l -> k <= Z.of_nat (List.length l).

(* A cycle along arcs through all vertices, of which there are at least three. *)
Fixpoint arc_path (l : list (vertex g)) : Prop :=
  match l with u :: ((v :: _) as rest) => arc u v /\ arc_path rest | _ => True end.

Definition arc_hamiltonian : Prop :=
  exists u l, 2 <= Z.of_nat (List.length l) /\ Permutation (u :: l) (vertices g) /\ arc_path (u :: l) /\ arc (last l u) u.
End Arcs.

Inductive arcs_word := Arcs_order | Arcs_diameter | Arcs_orbits | Arcs_transitive | Arcs_hamiltonian.

Definition arcs_word_of (w : arcs_word) : string :=
  match w with
  | Arcs_order => "order" | Arcs_diameter => "diameter" | Arcs_orbits => "vertex_orbits" | Arcs_transitive => "vertex_transitive" | Arcs_hamiltonian => "hamiltonian"
  end.

(* What a word says of a digraph. *)
Definition arcs_word_says (w : arcs_word) (g : graph) (j : WordSays.judgement) : Prop :=
  match w, j with
  | Arcs_order, WordSays.Is_number (WordSays.Ratio z 1) => order g z
  | Arcs_diameter, WordSays.Is_number (WordSays.Ratio z 1) => arc_diameter g z
  | Arcs_diameter, WordSays.Is_number WordSays.Endless_ => some_unreached g
  | Arcs_orbits, WordSays.Is_number (WordSays.Ratio z 1) => arc_orbits g z
  | Arcs_transitive, WordSays.Is_truth b => if b then arc_transitive g else ~ arc_transitive g
  | Arcs_hamiltonian, WordSays.Is_truth b => if b then arc_hamiltonian g else ~ arc_hamiltonian g
  | _, _ => False
  end.

(* Of words that are not here nothing is said. *)
Definition arcs_say (g : graph) (word : string) (j : WordSays.judgement) : Prop := exists w, word = arcs_word_of w /\ arcs_word_says w g j.
