(* What statements say of cycles through all vertices. *)

From Topocert Require Import Graph.

Inductive hamilton :=
| IsHamiltonian        (* hamiltonian G = yes *)
| IsNotHamiltonian.    (* hamiltonian G = no *)

Definition hamilton_says (g : graph) (m : hamilton) : Prop :=
  match m with
  | IsHamiltonian => hamiltonian g
  | IsNotHamiltonian => ~ hamiltonian g
  end.
