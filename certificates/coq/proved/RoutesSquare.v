(* Minimal routers of the n×n mesh and torus with diagonals, xmesh-minimal and xtorus-minimal, and of the centrally connected
   torus, cctorus-minimal. A vertex is its row and column. *)

From Coq Require Import ZArith List Bool.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The mesh and the torus ---------- *)

Section Grid.
Variable n : Z.
Variable wraps : bool.    (* it is the torus *)

Definition line_hops (a b : Z) : Z := let d := Z.abs (a - b) in if wraps then Z.min d (n - d) else d.

Definition grid_hops (u v : Z * Z) : Z := line_hops (fst u) (fst v) + line_hops (snd u) (snd v).

(* The neighbour of a on the shorter way to b, upwards if both are equal. *)
Definition nearer_on_line (a b : Z) : Z :=
  if (if wraps then 2 * ((b - a) mod n) <=? n else a <? b) then if a + 1 =? n then 0 else a + 1
  else if a =? 0 then n - 1 else a - 1.

(* One hop from u to v, the row first. *)
Definition grid_step (u v : Z * Z) : Z * Z :=
  if negb (fst u =? fst v) then (nearer_on_line (fst u) (fst v), snd u)
  else if negb (snd u =? snd v) then (fst u, nearer_on_line (snd u) (snd v)) else u.

(* ---------- With diagonals ---------- *)

(* Opposite corners are so many hops apart other than along their diagonal; 0 if that is never shorter. *)
Variable around : Z.

Definition mirrored (column : Z) : Z := n - 1 - column.

(* Point i of a diagonal is in row i: of the first one in column i too, of the second in the mirrored one. *)
Definition on_diagonal (second : bool) (i : Z) : Z * Z := (i, if second then mirrored i else i).

Definition along_diagonal (i j : Z) : Z := let d := Z.abs (i - j) in if 0 <? around then Z.min d (n - 1 - d + around) else d.

(* A way: to the point i of a diagonal, in so many hops, along it to j, and so many hops to the end. *)
Record over_diagonal := Over { second_one : bool; point_in : Z; point_out : Z; hops_in : Z; hops_out : Z }.

Definition over_hops (o : over_diagonal) : Z := hops_in o + along_diagonal (point_in o) (point_out o) + hops_out o.

(* On the diagonal in the row of a vertex, or in its column. *)
Definition over_diagonals (u v : Z * Z) : list over_diagonal :=
  flat_map (fun second : bool => let c := if second then mirrored (snd u) else snd u in let c' := if second then mirrored (snd v) else snd v in
    flat_map (fun i => map (fun j => Over second i j (line_hops (fst u) c) (line_hops (fst v) c')) [fst v; c']) [fst u; c]) [false; true].

(* From point i of a diagonal to j: along it, or over the ends where that is shorter. In the torus the end of the other
   diagonal in the same row comes between. *)
Definition follow_diagonal (second : bool) (i j : Z) : Z * Z :=
  let next := if Bool.eqb (along_diagonal i j =? Z.abs (i - j)) (j <? i) then i - 1 else i + 1 in
  if (0 <=? next) && (next <? n) then on_diagonal second next
  else if wraps then on_diagonal (negb second) i else on_diagonal second (n - 1 - i).

(* The first of the ways with fewest hops: the one without diagonals, then the others in order. *)
Definition diagonal_hop (u v : Z * Z) : Z * Z :=
  let '(_, way) := fold_left (fun (best : Z * option over_diagonal) o => if over_hops o <? fst best then (over_hops o, Some o) else best)
    (over_diagonals u v) (grid_hops u v, None) in
  match way with
  | None => grid_step u v
  | Some o => if 0 <? hops_in o then grid_step u (on_diagonal (second_one o) (point_in o)) else follow_diagonal (second_one o) (point_in o) (point_out o)
  end.
End Grid.

(* ---------- With links to centres ---------- *)

Section Centres.
Variable n : Z.
Variable opposite : bool.   (* a corner is linked to the opposite centre, and not to the nearest *)

Definition torus_hops : Z * Z -> Z * Z -> Z := grid_hops n true.
Definition around_torus : Z * Z -> Z * Z -> Z * Z := grid_step n true.

(* Two values of a coordinate, at the edges and in the middle; of odd n the middle ones are the same. *)
Definition at_edge (high : bool) : Z := if high then n - 1 else 0.
Definition at_middle (high : bool) : Z := if high then n / 2 else (n - 1) / 2.

(* A centre is known by its two coordinates. A corner and two middles of sides are linked to it: its outer nodes. *)
Definition centre : Type := (bool * bool)%type.
Definition centre_at (k : centre) : Z * Z := (at_middle (fst k), at_middle (snd k)).

Definition outer_nodes (k : centre) : list (Z * Z) :=
  let (i, j) := k in [(at_edge (xorb i opposite), at_edge (xorb j opposite)); (at_edge i, at_middle j); (at_middle i, at_edge j)].

(* The first of a list for which a function is least. *)
Definition first_least {A} (f : A -> Z) (first : A) (rest : list A) : A := fold_left (fun a b : A => if f b <? f a then b else a) rest first.

Definition nearest_outer (u : Z * Z) (k : centre) : Z * Z :=
  match outer_nodes k with a :: rest => first_least (torus_hops u) a rest | [] => u end.

(* The hops from u to a centre, at most one link being none of the torus. *)
Definition entry_hops (u : Z * Z) (k : centre) : Z := Z.min (torus_hops u (centre_at k)) (1 + torus_hops u (nearest_outer u k)).

(* For odd n one centre is four, with outer nodes of each: that which is best for u stands for it. *)
Definition four : list centre := [(false, false); (false, true); (true, false); (true, true)].
Definition centres : list centre := if n mod 2 =? 0 then four else [(false, false)].
Definition quarter (u : Z * Z) (k : centre) : centre := if n mod 2 =? 0 then k else first_least (entry_hops u) (false, false) four.

Definition centre_hops (u : Z * Z) (k : centre) : Z := entry_hops u (quarter u k).

(* By the torus alone if no way over a centre is shorter; or by the first centre with fewest hops. *)
Definition cctorus_hop (u v : Z * Z) : Z * Z :=
  let '(_, via) := fold_left (fun (best : Z * option centre) k => let d := centre_hops u k + centre_hops v k in if d <? fst best then (d, Some k) else best)
    centres (torus_hops u v, None) in
  match via with
  | None => around_torus u v
  | Some k =>
    let c := centre_at k in let d := centre_hops u k in
    if d =? 0 then nearest_outer v (quarter v k)
    else if d =? 1 then c
    else if d =? torus_hops u c then around_torus u c
    else around_torus u (nearest_outer u (quarter u k))
  end.
End Centres.

Definition pairwise (hop_ : Z * Z -> Z * Z -> Z * Z) (a b : list Z) : option (list Z) :=
  match a, b with [x; y], [x'; y'] => let (x, y) := hop_ (x, y) (x', y') in Some [x; y] | _, _ => None end.

Definition xmesh_minimal (n : Z) : list Z -> list Z -> option (list Z) := pairwise (diagonal_hop n false 0).
Definition xmeshw_minimal (n : Z) : list Z -> list Z -> option (list Z) := pairwise (diagonal_hop n false 1).
Definition xtorus_minimal (n : Z) : list Z -> list Z -> option (list Z) := pairwise (diagonal_hop n true 2).
Definition cctorus_minimal (opposite : bool) (n : Z) : list Z -> list Z -> option (list Z) := pairwise (cctorus_hop n opposite).
