(* Words about the networks of families: what their texts say (StandardWords.v), here of a graph of any size. *)

From Coq Require Import ZArith List Permutation String.
From Topocert Require Import Graph Text NetworkName WordFacts FaultsSays.
From Topocert Require Export FamilyFaultsSays.
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

(* In the PMC model any two different sets of at most k vertices are told apart: a vertex outside both is adjacent to one that is in exactly
   one of them. *)
Definition diagnosable (g : graph) (k : Z) : Prop :=
  0 <= k /\ k <= Z.of_nat (List.length (vertices g)) /\
  forall a b : list (vertex g), (forall v, In v a \/ In v b -> is_vertex g v) -> Z.of_nat (List.length a) <= k -> Z.of_nat (List.length b) <= k ->
    (exists v, ~ (In v a <-> In v b)) -> exists u v, adj g u v /\ ~ In u a /\ ~ In u b /\ ~ (In v a <-> In v b).

(* A path through all vertices. *)
Definition hamiltonian_path (g : graph) : Prop := exists l, Permutation l (vertices g) /\ path g l.

(* A path through all vertices from one to another. *)
Definition hamiltonian_between (g : graph) (u v : vertex g) : Prop := exists l, Permutation (u :: l) (vertices g) /\ path g (u :: l) /\ last l u = v.

(* Between any two vertices; and, of a connected network with two colours, between any two at an odd distance. *)
Definition hamiltonian_connected (g : graph) : Prop := forall u v, is_vertex g u -> is_vertex g v -> u <> v -> hamiltonian_between g u v.
Definition hamiltonian_laceable (g : graph) : Prop := connected g /\ bipartite g /\ forall u v d, dist g u v d -> Z.odd d = true -> hamiltonian_between g u v.

(* The same but for the names of vertices. *)
Definition isomorphic (g h : graph) : Prop :=
  exists f : vertex g -> vertex h, Permutation (map f (vertices g)) (vertices h) /\
    forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> adj h (f u) (f v)).

(* Words that say a number. *)
Inductive number_word := Chromatic_number | Edge_chromatic_number | Clique_number | Independence_number | Domination_number | Pmc_diagnosability | Restricted_connectivity
| Metric_dimension.

Definition word_of (w : number_word) : string :=
  match w with
  | Chromatic_number => "chromatic_number" | Edge_chromatic_number => "edge_chromatic_number" | Clique_number => "clique_number"
  | Independence_number => "independence_number" | Domination_number => "domination_number" | Pmc_diagnosability => "pmc_diagnosability"
  | Restricted_connectivity => "restricted_connectivity" | Metric_dimension => "metric_dimension"
  end.

Definition number_is (w : number_word) (g : graph) : Z -> Prop :=
  match w with
  | Chromatic_number => least_that (colourable g)
  | Edge_chromatic_number => least_that (links_colourable g)
  | Clique_number => most_that (clique g)
  | Independence_number => most_that (independent g)
  | Domination_number => least_that (dominating g)
  | Pmc_diagnosability => most_that (diagnosable g)
  | Restricted_connectivity => least_that (restricted_cut g)
  | Metric_dimension => least_that (resolving g)
  end.

(* Words that say a number of another one. *)
Inductive word_at := Extra_connectivity | Component_connectivity | Wide_diameter | Fault_diameter.

Definition word_at_of (w : word_at) : string :=
  match w with
  | Extra_connectivity => "extra_connectivity" | Component_connectivity => "component_connectivity"
  | Wide_diameter => "wide_diameter" | Fault_diameter => "fault_diameter"
  end.

Definition number_at (w : word_at) (d : Z) (g : graph) (z : Z) : Prop :=
  match w with
  | Extra_connectivity => least_that (extra_cut g d) z
  | Component_connectivity => least_that (component_cut g d) z
  | Wide_diameter => if (List.length (vertices g) <=? 1)%nat then z = 0 else least_that (wide g d) z
  | Fault_diameter => least_that (survives g d) z
  end.

(* Words that are true or false. *)
Inductive truth_word := Hamiltonian_path | Hamiltonian_connected | Hamiltonian_laceable.

Definition truth_word_of (w : truth_word) : string :=
  match w with Hamiltonian_path => "hamiltonian_path" | Hamiltonian_connected => "hamiltonian_connected" | Hamiltonian_laceable => "hamiltonian_laceable" end.

Definition truth_says (w : truth_word) : graph -> Prop :=
  match w with Hamiltonian_path => hamiltonian_path | Hamiltonian_connected => hamiltonian_connected | Hamiltonian_laceable => hamiltonian_laceable end.

(* Words that are true or false of a number. *)
Inductive truth_at := Fault_hamiltonian | Fault_hamiltonian_connected.

Definition truth_at_of (w : truth_at) : string :=
  match w with Fault_hamiltonian => "fault_hamiltonian" | Fault_hamiltonian_connected => "fault_hamiltonian_connected" end.

Definition truth_at_says (w : truth_at) (d : Z) (g : graph) : Prop :=
  match w with Fault_hamiltonian => fault_hamiltonian g d | Fault_hamiltonian_connected => fault_hamiltonian_connected g d end.

Definition if_true (b : bool) (P : Prop) : Prop := if b then P else ~ P.

(* Any other word: its text (WordSays.v), where a vertex is the tuple of its coordinates, and has those that are adjacent to it for
   neighbours, in the order of the vertices. *)
Definition tuple_name (v : list Z) : WordSays.part := fold_right (fun z => WordSays.Cons_ (WordSays.whole z)) WordSays.Nil_ v.

Definition is_row (g : graph) (name : vertex g -> WordSays.part) (v : vertex g) (row : WordSays.part * list WordSays.part) : Prop :=
  fst row = name v /\ exists near : vertex g -> bool, (forall u, is_vertex g u -> (near u = true <-> adj g v u)) /\ snd row = map name (filter near (vertices g)).

Definition argument_worth (g : WordSays.net) (a : word_argument) : option WordSays.worth :=
  match a with Itself => Some (WordSays.Network g) | Number_of p => Some (WordSays.Part_ p) | _ => None end.

Definition text_says (t : text) (ps : list Z) (m : word_fact) : Prop :=
  match word_text (word m) with
  | Some x => exists rows e, Forall2 (is_row (text_graph t ps) tuple_name) (vertices (text_graph t ps)) rows /\
      WordSays.all_there (map (argument_worth (WordSays.Made rows)) (word_arguments m)) = Some e /\ WordSays.judged (rev e) x (word_judgement m)
  | None => False
  end.

(* The text of a network's name, and its parameters. *)
Definition line_of_network (n : network) : option (text * list Z) :=
  match n with
  | Standard name ps => option_map (fun t => (t, ps)) (standard name (List.length ps))
  | Own _ t ps => Some (t, ps)
  | Worded _ _ _ | Given _ _ | Directed _ _ _ => None
  end.

(* The words of which this page says more. *)
Definition said_here (w : word_name) : bool :=
  match w with Standard_word s => existsb (String.eqb s) (["isomorphic"%string] ++ map truth_word_of [Hamiltonian_path; Hamiltonian_connected; Hamiltonian_laceable] ++ map word_of [Chromatic_number; Edge_chromatic_number; Clique_number; Independence_number; Domination_number; Pmc_diagnosability; Restricted_connectivity; Metric_dimension] ++ map word_at_of [Extra_connectivity; Component_connectivity; Wide_diameter; Fault_diameter] ++ map truth_at_of [Fault_hamiltonian; Fault_hamiltonian_connected])%list | Own_word _ _ => false end.

(* What is said of a network. *)
Definition words_say (n : network) (m : word_fact) : Prop :=
  if said_here (word m) then match word m, word_arguments m, word_judgement m with
  | Standard_word s, [Itself], WordSays.Is_number (WordSays.Ratio z 1) => exists w, s = word_of w /\ number_is w (network_graph n) z
  | Standard_word s, [Itself], WordSays.Is_truth b => exists w, s = truth_word_of w /\ if_true b (truth_says w (network_graph n))
  | Standard_word s, [Itself; Number_of (WordSays.Ratio d 1)], WordSays.Is_number (WordSays.Ratio z 1) => exists w, s = word_at_of w /\ number_at w d (network_graph n) z
  | Standard_word s, [Itself; Number_of (WordSays.Ratio d 1)], WordSays.Is_truth b => exists w, s = truth_at_of w /\ if_true b (truth_at_says w d (network_graph n))
  | Standard_word s, [Itself; Other_one o], WordSays.Is_truth b => s = "isomorphic"%string /\ if_true b (isomorphic (network_graph n) (network_graph o))
  | _, _, _ => False
  end
  else match line_of_network n with Some (t, ps) => text_says t ps m | None => False end.
