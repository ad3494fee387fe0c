(* The networks that statements name, and what they are. This page is read by whoever wants to know
   what topocheck-proved says; the proofs are in NetworkTable.v. *)

From Coq Require Import ZArith List String.
From Topocert Require Import Graph Walk Text TextNetworks.
From Topocert Require WordSays WordedSays.
Import ListNotations.
Open Scope Z_scope.
Local Open Scope text_scope.

(* Torus(a, b, c, …) and Mesh(a, b, c, …) of any number of sides, each at least 2; Torus(n) and
   Mesh(n) have two sides n. The first coordinate's range has the conditions. *)
Definition sides_fine (sides : list term) : cond :=
  match sides with [] => Yes | a :: rest => fold_left (fun c b => And c (AtMost 2 b)) rest (AtMost 2 a) end.

Definition side_ranges (fine : cond) (sides : list term) : list range :=
  match sides with
  | [] => []
  | a :: rest => Range 0 (a - 1) fine :: map (fun b => Range 0 (b - 1) Yes) rest
  end.

(* The coordinates, of which the one in place i is changed. *)
Fixpoint changed (coordinates : list term) (i : nat) (by_ : term) : list term :=
  match coordinates, i with
  | _ :: rest, O => by_ :: rest
  | x :: rest, S i => x :: changed rest i by_
  | [], _ => []
  end.

Definition vars (from many : nat) : list term := map Var (seq from many).

Definition grid_text (parameters_ : nat) (sides coordinates_ : list term) (step : term -> term -> term * cond) : text :=
  Text parameters_ (side_ranges (sides_fine (vars 0 parameters_)) sides)
    (map (fun i => let (x, c) := step (nth i coordinates_ 0) (nth i sides 0) in Next (changed coordinates_ i x) [] c)
      (seq 0 (List.length coordinates_))).

Definition torus_step (x a : term) : term * cond := ((x + 1) mod a, Yes).
Definition mesh_step (x a : term) : term * cond := (x + 1, x < a - 1).

Definition grid (step : term -> term -> term * cond) (k : nat) : text :=
  match k with
  | 1%nat => grid_text 1 [Var 0; Var 0] (vars 1 2) step
  | _ => grid_text k (vars 0 k) (vars k k) step
  end.

(* Γ(c,k,l) with the numbers that statements have: the vertex (x,j) is x·c²l + j. *)
Definition Gamma_numbers_text : text :=
  let c := Var 0 in let k := Var 1 in let l := Var 2 in let x := Var 3 in let j := Var 4 in Text 3
  [Range 0 (c * k - 1) (And (AtMost 2 c) (And (AtMost 1 k) (AtMost 1 l))); Range 0 (c * c * l - 1) Yes]
  [Next [x; (j + 1) mod (c * c * l)] [] Yes;
   Next [(x + 1) mod (c * k); (j + c * l * (j mod c)) mod (c * c * l)] [] Yes].

(* The names that stand for a text, with the number of parameters; Mesh and Torus have any number from 1 on. *)
Definition standard_texts : list (string * nat * text) := [
  ("Ring"%string, 1%nat, Ring_text);
  ("Complete"%string, 1%nat, Complete_text);
  ("Hypercube"%string, 1%nat, Hypercube_text);
  ("GP"%string, 2%nat, GP_text);
  ("Petersen"%string, 0%nat, Petersen_text);
  ("JTorus"%string, 2%nat, JTorus_text);
  ("Octagon"%string, 0%nat, Octagon_text);
  ("OCT"%string, 2%nat, OCT_text);
  ("OMMH"%string, 3%nat, OMMH_text);
  ("XMesh"%string, 1%nat, XMesh_text);
  ("XMeshW"%string, 1%nat, XMeshW_text);
  ("XTorus"%string, 1%nat, XTorus_text);
  ("CCTorus"%string, 1%nat, CCTorus_text);
  ("CCTorusOpp"%string, 1%nat, CCTorusOpp_text);
  ("QT"%string, 2%nat, QT_text);
  ("FTT"%string, 1%nat, FTT_text);
  ("MCR"%string, 1%nat, MCR_text);
  ("TCR"%string, 1%nat, TCR_text);
  ("Gamma"%string, 3%nat, Gamma_numbers_text);
  ("FatTree"%string, 1%nat, FatTree_text);
  ("Dragonfly"%string, 3%nat, Dragonfly_text)].

(* The text of a name with k parameters. *)
Definition standard (name : string) (k : nat) : option text :=
  if String.eqb name "Mesh" then if Nat.eqb k 0 then None else Some (grid mesh_step k)
  else if String.eqb name "Torus" then if Nat.eqb k 0 then None else Some (grid torus_step k)
  else option_map snd (find (fun e => String.eqb name (fst (fst e)) && Nat.eqb k (snd (fst e)))%bool standard_texts).

(* A network is the standard one of a name and parameters; one of the folder's own definitions, whose
   line is part of what is said, in the form of Text.v or, with quantifiers and words in it, of WordSays.v; a
   graph that is given by its order and its links; or a digraph, by such a definition. *)
Inductive arcs_line := Arcs_text (line : text) | Arcs_expression (line : WordSays.expression).

Inductive network : Type :=
| Standard (name : string) (parameters : list Z)
| Own (name : string) (line : text) (parameters : list Z)
| Worded (name : string) (line : WordSays.expression) (parameters : list Z)
| Given (order : Z) (links : list (Z * Z))
| Directed (name : string) (line : arcs_line) (parameters : list Z).

(* The vertices of a graph that is given are 0 … order-1. *)
Definition listed_graph (order : Z) (links : list (Z * Z)) : graph :=
  Graph Z (zrange order) (fun u v => In (u, v) links).

Definition is_digraph (n : network) : bool := match n with Directed _ _ _ => true | _ => false end.

Definition nothing_graph : graph := Graph Z [] (fun _ _ => False).

(* Vertex number i of a network is the i-th in its list, from 0 ([numbered] of Numbered.v): of a text the
   tuples of coordinates, the last one fastest. Of a digraph the graph's links are its arcs: u has one to v where
   the definition has v for a neighbour of u, be it u itself. It is not what is adjacent that is said of those, but what
   words say of their arcs (Statement.v). *)
Definition network_graph (n : network) : graph :=
  match n with
  | Standard name ps => match standard name (List.length ps) with Some t => text_graph t ps | None => nothing_graph end
  | Own _ t ps => text_graph t ps
  | Worded _ x ps => WordedSays.worded_graph false x ps
  | Given order links => listed_graph order links
  | Directed _ (Arcs_text t) ps => text_graph t ps
  | Directed _ (Arcs_expression x) ps => WordedSays.worded_graph true x ps
  end.
