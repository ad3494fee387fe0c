(* The minimal router of the fully twisted torus FTT(n): ftt-minimal. A vertex is its row x and column y; M is
   n/2. The link over the left side leads from (0,y) to (n-1, y+M modulo n), that over the lower side from (x,0) to
   (x+M modulo n, n-1); those over the right and the upper side lead back. *)

From Coq Require Import ZArith List Bool.
Import ListNotations.
Open Scope Z_scope.

Section Ftt.
Variable n : Z.
Definition middle : Z := n / 2.

Definition mesh (u v : Z * Z) : Z := Z.abs (fst u - fst v) + Z.abs (snd u - snd v).

(* One hop in the mesh from u to v, along x first. *)
Definition along_mesh (u v : Z * Z) : Z * Z :=
  let (x, y) := u in let (x', y') := v in
  if x <? x' then (x + 1, y) else if x' <? x then (x - 1, y) else if y <? y' then (x, y + 1) else if y' <? y then (x, y - 1) else u.

Inductive side := Left | Right | Down | Up.

(* A hop to a side, or over it where the message is there. *)
Definition to_side (s : side) (u : Z * Z) : Z * Z :=
  let (x, y) := u in
  match s with
  | Left => if 0 <? x then (x - 1, y) else (n - 1, (y + middle) mod n)
  | Right => if x <? n - 1 then (x + 1, y) else (0, (y - middle) mod n)
  | Down => if 0 <? y then (x, y - 1) else ((x + middle) mod n, n - 1)
  | Up => if y <? n - 1 then (x, y + 1) else ((x - middle) mod n, 0)
  end.

(* The hops along a side, from place p to place q of the opposite side, where place i is linked to i+m modulo n; and
   the first of them, 0 if the message may cross at once. *)
Definition shifted (p q m : Z) : Z * Z :=
  let border := n - m in
  if p <? border then
    let hops := Z.abs (p + m - q) in let over := border - p + q in if over <? hops then (over, 1) else (hops, 0)
  else
    let hops := Z.abs (p - border - q) in let back := p - border + n - q in if back <? hops then (back, -1) else (hops, 0).

(* The hops over a side, and the first one along it. *)
Definition crossing (s : side) (u v : Z * Z) : Z * Z :=
  let (x, y) := u in let (x', y') := v in
  let (d, first) := match s with
    | Left => shifted y y' middle | Right => shifted y y' (n - middle)
    | Down => shifted x x' middle | Up => shifted x x' (n - middle) end in
  (match s with Left => x + n - x' | Right => x' + n - x | Down => y + n - y' | Up => y' + n - y end + d, first).

(* The twelve vertices of the ring through the corners, in order. *)
Definition ring : list (Z * Z) :=
  let m := middle in let e := n - 1 in
  [(0, 0); (e, m); (e, m - 1); (0, e); (n - m, 0); (e - m, 0); (e, e); (0, e - m); (0, n - m); (e, 0); (m - 1, e); (m, e)].

(* u is at least so far from the ring. *)
Definition near_ring (u : Z * Z) : Z :=
  let (x, y) := u in let a := Z.min x (n - 1 - x) in let b := Z.min y (n - 1 - y) in Z.min (a + b) (middle - 1 - Z.abs (a - b)).

(* Around the ring: no entry is more than one above the one before it. *)
Fixpoint settled (d : Z) (l : list Z) : Z * list Z :=
  match l with [] => (d, []) | a :: l => let d := Z.min (d + 1) a in let (e, l) := settled d l in (e, d :: l) end.

(* The hops from each vertex of the ring to v, by the ring and then in the mesh. *)
Definition from_ring (v : Z * Z) : list Z :=
  let l := map (fun p => mesh p v) ring in
  let (d, l) := settled (last l 0) l in let (d, l) := settled d l in
  let (d, l) := settled d (rev l) in let (_, l) := settled d l in rev l.

(* The first vertex of the ring by which there are fewest hops, if fewer than so many: the hops, and its place. *)
Fixpoint enter (i : nat) (u : Z * Z) (places : list (Z * Z)) (rest : list Z) (least : Z) : option nat :=
  match places, rest with
  | p :: places, d :: rest => let d := mesh u p + d in
    if d <? least then match enter (S i) u places rest d with Some j => Some j | None => Some i end else enter (S i) u places rest least
  | _, _ => None
  end.

Definition by_ring (u v : Z * Z) (least : Z) : option (Z * Z) :=
  if near_ring u + near_ring v + 2 <? least then
    let rest := from_ring v in
    if near_ring u + fold_left Z.min rest (hd 0 rest) <? least then
      match enter 0 u ring rest least with
      | None => None
      | Some i => let p := nth i ring (0, 0) in
        if mesh u p =? 0 then
          let next := Nat.modulo (i + 1) 12 in
          Some (nth (if nth next rest 0 <? nth i rest 0 then next else Nat.modulo (i + 11) 12) ring (0, 0))
        else Some (along_mesh u p)
      end
    else None
  else None.

(* The first hop of the shortest of: the way in the mesh, those over one side, those by the ring. *)
Definition ftt_hop (u v : Z * Z) : Z * Z :=
  let '(least, over) := fold_left (fun (best : Z * option (side * Z)) s =>
    let (d, first) := crossing s u v in if d <? fst best then (d, Some (s, first)) else best) [Left; Right; Down; Up] (mesh u v, None) in
  match by_ring u v least with
  | Some w => w
  | None =>
    match over with
    | None => along_mesh u v
    | Some (s, first) => if first =? 0 then to_side s u else
      match s with Left | Right => (fst u, snd u + first) | Down | Up => (fst u + first, snd u) end
    end
  end.

Definition ftt_minimal (a b : list Z) : option (list Z) :=
  match a, b with [x; y], [x'; y'] => let (x, y) := ftt_hop (x, y) (x', y') in Some [x; y] | _, _ => None end.
End Ftt.
