(* Numbers that are written several to a primitive integer: such text is what Coq reads
   fastest. *)

From Coq Require Import ZArith List Uint63 PArray.
From Topocert Require Import CheckGraph.
Import ListNotations.

Open Scope uint63_scope.

(* Number i of those that are written in t with so many bits each, the first lowest; an
   integer has 63 bits, and no number stands in two. *)
Definition packed (bits : int) (t : array int) (i : int) : int :=
  let per := 63 / bits in (t.[i / per] >> (bits * (i mod per))) land ((1 << bits) - 1).

(* The numbers from the first of a range on. *)
Definition several (bits : int) (t : array int) (first count : int) : list int :=
  map (fun i => packed bits t (first + i)) (ints count).

(* The same as pairs: the numbers 2i and 2i+1. *)
Definition pairs (bits : int) (t : array int) (first count : int) : list (int * int) :=
  map (fun i => (packed bits t (2 * (first + i)), packed bits t (2 * (first + i) + 1))) (ints count).

(* All integers of an array. *)
Definition integers (t : array int) : list int := map (fun i => t.[i]) (ints (PArray.length t)).
