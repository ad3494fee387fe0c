(* What statements say of symmetry: of automorphisms and their orbits, and of two colours. *)

From Coq Require Import ZArith List String.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

Inductive symmetry_fact :=
| TransitiveIs (yes : bool)                   (* vertex-transitive G = yes, no *)
| OrbitsAre (r : Z)                           (* vertex-orbits G = r *)
| EdgeTransitiveIs (yes : bool)               (* edge-transitive G = yes, no *)
| EdgeOrbitsAre (r : Z)                       (* edge-orbits G = r *)
| AutomorphismsNamed (name : string) (n : Z)  (* automorphism G NAME = n: n of them are known by a name *)
| AutomorphismsAtLeast (n : Z)                (* automorphisms G >= n *)
| AutomorphismsAre (n : Z)                    (* automorphisms G = n *)
| BipartiteIs (yes : bool).                   (* bipartite G = yes, no *)

(* A map takes a link to a link, in one direction or the other. *)
Definition link_to {g : graph} (f : vertex g -> vertex g) (e e' : vertex g * vertex g) : Prop :=
  f (fst e) = fst e' /\ f (snd e) = snd e' \/ f (fst e) = snd e' /\ f (snd e) = fst e'.

(* Automorphisms take r links to all others, and none of them to another of them. *)
Definition edge_orbits (g : graph) (r : Z) : Prop :=
  exists l : list (vertex g * vertex g), NoDup l /\ Z.of_nat (List.length l) = r /\
    (forall e, In e l -> adj g (fst e) (snd e)) /\
    (forall u v, adj g u v -> exists e f, In e l /\ automorphism g f /\ link_to f e (u, v)) /\
    (forall e e' f, In e l -> In e' l -> automorphism g f -> link_to f e e' -> e = e').

(* Two maps that differ at some vertex. *)
Definition differ (g : graph) (f h : vertex g -> vertex g) : Prop := exists v, is_vertex g v /\ f v <> h v.

(* n automorphisms, no two of them the same; *)
Definition automorphisms_at_least (g : graph) (n : Z) : Prop :=
  exists l, Z.of_nat (List.length l) = n /\ (forall f, In f l -> automorphism g f) /\ ForallOrdPairs (differ g) l.

(* and each automorphism is one of them. *)
Definition automorphisms_are (g : graph) (n : Z) : Prop :=
  exists l, Z.of_nat (List.length l) = n /\ (forall f, In f l -> automorphism g f) /\ ForallOrdPairs (differ g) l /\
    forall f, automorphism g f -> exists h, In h l /\ forall v, is_vertex g v -> f v = h v.

Definition symmetry_says (g : graph) (s : symmetry_fact) : Prop :=
  match s with
  | TransitiveIs true => vertex_transitive g
  | TransitiveIs false => ~ vertex_transitive g
  | OrbitsAre r => vertex_orbits g r
  | EdgeTransitiveIs true => edge_transitive g
  | EdgeTransitiveIs false => ~ edge_transitive g
  | EdgeOrbitsAre r => edge_orbits g r
  | AutomorphismsNamed _ n => automorphisms_at_least g n
  | AutomorphismsAtLeast n => exists m, n <= m /\ automorphisms_at_least g m
  | AutomorphismsAre n => automorphisms_are g n
  | BipartiteIs true => bipartite g
  | BipartiteIs false => ~ bipartite g
  end.
