(* Words about the networks of families: what their texts say (StandardWords.v), here of a graph of any size. *)

From Coq Require Import ZArith List Permutation String.
From Topocert Require Import Graph NetworkName WordFacts.
From Topocert Require WordSays.
Import ListNotations.
Open Scope Z_scope.

Definition least_that (P : Z -> Prop) (z : Z) : Prop := P z /\ forall k, P k -> z <= k.
Definition most_that (P : Z -> Prop) (z : Z) : Prop := P z /\ forall k, P k -> k <= z.

(* So many colours are enough for the vertices: those that are adjacent differ. *)
Definition colourable (g : graph) (k : Z) : Prop :=
  0 <= k /\ exists c : vertex g -> Z, (forall v, is_vertex g v -> 1 <= c v <= k) /\ forall u v, adj g u v -> c u <> c v.

(* So many are enough for the links: those that share an end differ. *)
Definition links_colourable (g : graph) (k : Z) : Prop :=
  0 <= k /\ exists c : vertex g -> vertex g -> Z, (forall u v, adj g u v -> 1 <= c u v <= k /\ c u v = c v u) /\
    forall u v w, adj g u v -> adj g u w -> v <> w -> c u v <> c u w.

(* Some k vertices. *)
Definition chosen (g : graph) (k : Z) (l : list (vertex g)) : Prop := NoDup l /\ (forall v, In v l -> is_vertex g v) /\ Z.of_nat (List.length l) = k.

Definition clique (g : graph) (k : Z) : Prop := exists l, chosen g k l /\ forall u v, In u l -> In v l -> u <> v -> adj g u v.
Definition independent (g : graph) (k : Z) : Prop := exists l, chosen g k l /\ forall u v, In u l -> In v l -> ~ adj g u v.
Definition dominating (g : graph) (k : Z) : Prop := exists l, chosen g k l /\ forall v, is_vertex g v -> In v l \/ exists u, In u l /\ adj g v u.

(* A path through all vertices. *)
Definition hamiltonian_path (g : graph) : Prop := exists l, Permutation l (vertices g) /\ path g l.

(* The same but for the names of vertices. *)
Definition isomorphic (g h : graph) : Prop :=
  exists f : vertex g -> vertex h, Permutation (map f (vertices g)) (vertices h) /\
    forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> adj h (f u) (f v)).

(* Words that say a number. *)
Inductive number_word := Chromatic_number | Edge_chromatic_number | Clique_number | Independence_number | Domination_number.

Definition word_of (w : number_word) : string :=
  match w with
  | Chromatic_number => "chromatic_number" | Edge_chromatic_number => "edge_chromatic_number" | Clique_number => "clique_number"
  | Independence_number => "independence_number" | Domination_number => "domination_number"
  end.

Definition number_is (w : number_word) (g : graph) : Z -> Prop :=
  match w with
  | Chromatic_number => least_that (colourable g)
  | Edge_chromatic_number => least_that (links_colourable g)
  | Clique_number => most_that (clique g)
  | Independence_number => most_that (independent g)
  | Domination_number => least_that (dominating g)
  end.

Definition if_true (b : bool) (P : Prop) : Prop := if b then P else ~ P.

(* What is said of a network; of words that are not here nothing is. *)
Definition words_say (n : network) (m : word_fact) : Prop :=
  match word m, word_arguments m, word_judgement m with
  | Standard_word s, [Itself], WordSays.Is_number (WordSays.Ratio z 1) => exists w, s = word_of w /\ number_is w (network_graph n) z
  | Standard_word s, [Itself], WordSays.Is_truth b => s = "hamiltonian_path"%string /\ if_true b (hamiltonian_path (network_graph n))
  | Standard_word s, [Itself; Other_one o], WordSays.Is_truth b => s = "isomorphic"%string /\ if_true b (isomorphic (network_graph n) (network_graph o))
  | _, _, _ => False
  end.
