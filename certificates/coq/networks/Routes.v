(* The texts of standard routers, by their names and the networks that they are for. *)

From Coq Require Import ZArith List String.
From Topocert Require Import Text.
Import ListNotations.
Open Scope Z_scope.
Open Scope text_scope.

(* dor on Mesh and Torus with k sides: the first coordinate in which the message is not where it goes changes by
   1. Names: the sides, at, to. *)
Definition dor_hops (mesh : bool) (sides : list term) (k : nat) : list next :=
  let at_ i := Var (List.length sides + i) in let to_ i := Var (List.length sides + k + i) in
  let changed i t := map (fun j => if Nat.eqb i j then t else at_ j) (seq 0 k) in
  let side i := nth i sides (nth 0 sides (Num 1)) in
  flat_map (fun i =>
    if mesh then [Next (changed i (at_ i + 1)) [] (at_ i < to_ i); Next (changed i (at_ i - 1)) [] (to_ i < at_ i)]
    else [Next (changed i ((at_ i + 1) mod side i)) [] (And (Not (at_ i == to_ i)) (2 * ((to_ i - at_ i) mod side i) <= side i));
          Next (changed i ((at_ i - 1) mod side i)) [] (Not (at_ i == to_ i))]) (seq 0 k).

Definition dor_of (mesh : bool) (parameters_ : nat) : list next :=
  match parameters_ with
  | 1%nat => dor_hops mesh [Var 0] 2
  | k => dor_hops mesh (map Var (seq 0 k)) k
  end.

(* ecube on Hypercube: the lowest bit that differs. *)
Definition ecube_hops : list next :=
  let d := Var 0 in let v := Var 1 in let w := Var 2 in let b := Var 3 in
  [Next [Xor v (Pow 2 b)] [Range 0 (d - 1) Yes] (Not (Bit v b == Bit w b))].

Definition standard_route (name network : string) (parameters_ : nat) : option (list next) :=
  (if String.eqb name "dor" then
    if Nat.eqb parameters_ 0 then None else
    if String.eqb network "Mesh" then Some (dor_of true parameters_)
    else if String.eqb network "Torus" then Some (dor_of false parameters_) else None
  else if String.eqb name "ecube" then
    if String.eqb network "Hypercube" && Nat.eqb parameters_ 1 then Some ecube_hops else None
  else None)%bool.
