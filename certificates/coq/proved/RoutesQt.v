(* The minimal router of the hyper-torus QT(m,n): qt-minimal. The network is the lattice of modules Z×Z modulo m and n. A table
   has the distances, and first hops, in a part of the lattice; others follow from these by steps of two modules. *)

From Coq Require Import ZArith List Bool Uint63 PArray.
Import ListNotations.
Open Scope Z_scope.

(* Corner z of a module has three neighbours there, and one in the module in this direction, where it is z+4 modulo 8: z xor 4. *)
Definition out_of (z : Z) : Z * Z :=
  let (x, y) := nth (Z.to_nat (z mod 4)) [(-1, 1); (0, 1); (-1, -1); (-1, 0)] (0, 0) in if z <? 4 then (x, y) else (- x, - y).

(* ---------- The table ---------- *)

(* The lattice up to 13 modules from a destination, corner w of the module (0,0). Corner z of (x,y) has the place
   ((x+13)·27 + y+13)·8 + z; what is there is 0, or 1 + the distance + 64·the first hop: i to z xor 2^i, 3 out of the module. *)
Definition reach : Z := 13.
Definition lattice_place (x y z : Z) : int := of_Z (((x + reach) * 27 + y + reach) * 8 + z).

Definition lattice : Type := array int.
Definition corner_in_lattice : Type := (Z * Z * Z)%type.

Definition hop_in_lattice (v : corner_in_lattice) (hop : nat) : corner_in_lattice :=
  let '(x, y, z) := v in
  match hop with 3%nat => let (dx, dy) := out_of z in (x + dx, y + dy, Z.lxor z 4) | _ => (x, y, Z.lxor z (2 ^ Z.of_nat hop)) end.

(* One layer of the search: the vertices found are put in front of the next layer. By the hop that found it a vertex goes back. *)
Definition search_from (distance : Z) (s : lattice * list corner_in_lattice) (v : corner_in_lattice) : lattice * list corner_in_lattice :=
  fold_left (fun (s : lattice * list corner_in_lattice) hop =>
    let '(x, y, z) := hop_in_lattice v hop in
    if (Z.abs x <=? reach) && (Z.abs y <=? reach) then
      let p := lattice_place x y z in
      if ((fst s).[p] =? 0)%uint63 then ((fst s).[p <- of_Z (1 + distance + 64 * Z.of_nat hop)], (x, y, z) :: snd s) else s
    else s) [0; 1; 2; 3]%nat s.

Fixpoint search_layers (fuel : nat) (distance : Z) (t : lattice) (layer : list corner_in_lattice) : lattice :=
  match fuel, layer with
  | S fuel, _ :: _ => let '(t, found) := fold_left (search_from distance) layer (t, []) in search_layers fuel (distance + 1) t (rev found)
  | _, _ => t
  end.

Definition lattice_to (w : Z) : lattice :=
  search_layers 64 1 (make 5832 0%uint63).[lattice_place 0 0 w <- 1%uint63] [(0, 0, w)].

(* The eight of them. *)
Definition lattices : list lattice := map lattice_to [0; 1; 2; 3; 4; 5; 6; 7].

(* ---------- Any distance in the lattice ---------- *)

(* The distance and first hop from corner z of (0,0) to corner w of (X,Y). With b the smaller of |X| and |Y|, and a + b the larger:
   where b > 4 both are less by b-4, and where a > 5 the larger is by an even number at least a-5. *)
Definition in_lattice (X Y z w : Z) : Z * Z :=
  let b := Z.min (Z.abs X) (Z.abs Y) in let a := Z.max (Z.abs X) (Z.abs Y) - b in
  let less_b := Z.max 0 (b - 4) in let less_a := Z.max 0 (2 * ((a - 4) / 2)) in
  let shorter (c : Z) (far : bool) := (if c <? 0 then -1 else 1) * (Z.abs c - less_b - if far then less_a else 0) in
  let X' := shorter X (Z.abs Y <? Z.abs X) in let Y' := shorter Y (Z.abs X <=? Z.abs Y) in
  let e := to_Z (nth (Z.to_nat w) lattices (make 0 0%uint63)).[lattice_place (- X') (- Y') z] in
  ((e - 1) mod 64 + 2 * (less_a + less_b), e / 64).

(* ---------- The hyper-torus ---------- *)

Section Torus.
Variables m n : Z.

(* Modules of the lattice that stand for (x,y), in this order: x, and y, as they are, and some multiples of m, and n, from there; and
   those whose Y is next to X or -X. *)
Definition modules_of (x y : Z) : list (Z * Z) :=
  flat_map (fun X =>
    map (pair X) ([y; y - n; y + n; y - 2 * n] ++
      let c := Z.abs X in
      if n <? c then let low := - c - (- c - y) mod n in let high := c + (y - c) mod n in [low; low + n; high - n; high] else []))
    [x; x - m; x + m; x - 2 * m].

Definition nearer_module (a k : Z) : Z := if k <? 2 * a then a - k else a.

(* The first of them with the least distance. A distance is at least 2·max(|X|,|Y|) - 1. *)
Definition least_in_lattice (x y z w : Z) : Z * Z :=
  fold_left (fun (best : Z * Z) XY => let (X, Y) := XY : Z * Z in
      if 2 * Z.max (Z.abs X) (Z.abs Y) - 1 <? fst best then let d := in_lattice X Y z w in if fst d <? fst best then d else best else best)
    (modules_of x y) (fst (in_lattice (nearer_module x m) (nearer_module y n) z w) + 1, 0).

Definition qt_minimal (a b : list Z) : option (list Z) :=
  match a, b with
  | [x; y; z], [x'; y'; w] =>
    let (distance, hop) := least_in_lattice ((x' - x) mod m) ((y' - y) mod n) z w in
    if distance =? 0 then None
    else if hop <? 3 then Some [x; y; Z.lxor z (2 ^ hop)]
    else let (dx, dy) := out_of z in Some [(x + dx) mod m; (y + dy) mod n; Z.lxor z 4]
  | _, _ => None
  end.
End Torus.
