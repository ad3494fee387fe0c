(* What statements say of eigenvalues that are whole numbers. Eigenvectors are of whole numbers as well: a system of
   equations with whole coefficients has as many independent solutions among these as among the real numbers. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

(* Of the adjacency matrix; or of the Laplacian, the degrees on the diagonal less the adjacency matrix. *)
Inductive matrix := Adjacency | Laplacian.

Inductive spectra :=
| MultiplicityAtLeast (a : matrix) (k m : Z)    (* eigenvalue-multiplicity G k >= m, laplacian-multiplicity G k >= m *)
| MultiplicityAtMost (a : matrix) (k m : Z).    (* the same with <= m *)

(* The matrix makes k times x of x: at each vertex, of which l lists the neighbours. *)
Definition eigenvector (g : graph) (a : matrix) (k : Z) (x : vertex g -> Z) : Prop :=
  forall v l, is_vertex g v -> lists (adj g v) l ->
  match a with Adjacency => sum_over x l | Laplacian => Z.of_nat (length l) * x v - sum_over x l end = k * x v.

Fixpoint combination {A} (c : list Z) (B : list (A -> Z)) (v : A) : Z :=
  match c, B with y :: c, b :: B => y * b v + combination c B v | _, _ => 0 end.

Definition independent (g : graph) (B : list (vertex g -> Z)) : Prop :=
  forall c, length c = length B -> (forall v, is_vertex g v -> combination c B v = 0) -> Forall (fun y => y = 0) c.

Definition spectra_say (g : graph) (m : spectra) : Prop :=
  match m with
  | MultiplicityAtLeast a k m => exists B, Forall (eigenvector g a k) B /\ independent g B /\ m <= Z.of_nat (length B)
  | MultiplicityAtMost a k m => forall B, Forall (eigenvector g a k) B -> independent g B -> Z.of_nat (length B) <= m
  end.
