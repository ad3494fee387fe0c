(* The router up*/down*, for any network: updown. A link's end is up, of the two, that is closer to the root, or else has the smaller
   number. A message goes up as long as it likes, and then down, on a shortest way of this kind: to the least neighbour from
   which such a way leads on. The root is the vertex with the least sum of distances, of several the one with the least number;
   each part of a network has its own. *)

From Coq Require Import ZArith List Bool Uint63 PArray.
From Topocert Require Import CheckGraph.
From Topocert Require CheckDistance.
Import ListNotations.
Open Scope uint63_scope.

Section Updown.
Variable P : plain.
Notation N := (total P).

(* The distances from a vertex; N is out of reach. *)
Notation levels := (CheckDistance.levels P).

Definition tabulated (f : int -> int) : array int := fold_left (fun t v => t.[v <- f v]) (ints N) (make N 0).

Definition distance_sums : array int :=
  tabulated (fun v => let t := levels v in fold_left (fun s u => if t.[u] =? N then s else s + t.[u]) (ints N) 0).

(* The distance from v to the root of its part. *)
Definition depth_of (sums : array int) (v : int) : int :=
  let t := levels v in
  t.[fold_left (fun r u => if t.[u] =? N then r else if (sums.[u] <? sums.[r]) || (sums.[u] =? sums.[r]) && (u <? r) then u else r) (ints N) v].

(* Of two vertices the one with the lower number here is up; and the vertices in this order. *)
Record heights := Heights { height : array int; from_top : list int }.

Definition heights_of : heights :=
  let sums := distance_sums in let depths := tabulated (depth_of sums) in
  let deepest := fold_left (fun m v => if m <? depths.[v] then depths.[v] else m) (ints N) 0 in
  Heights (tabulated (fun v => depths.[v] * N + v)) (flat_map (fun k => filter (fun v => depths.[v] =? k) (ints N)) (ints (deepest + 1))).

(* ---------- Ways to d ---------- *)

Variable h : heights.

Definition is_down (v u : int) : bool := (height h).[v] <? (height h).[u].    (* from v to u *)

Definition far_off : int := 1073741824.

(* The hops to d, and 1 + the next vertex, or 0: by the first of the neighbours by which there are fewest. *)
Definition fewest (hops_by : array int -> int -> int -> int) (d : int) (order : list int) : array int * array int :=
  fold_left (fun s v => if v =? d then s else
      fold_left (fun (s : array int * array int) u => let (hops, next) := s in
        let k := hops_by hops v u in if k <? hops.[v] then (hops.[v <- k], next.[v <- u + 1]) else s) (row P v) s)
    order ((make N far_off).[d <- 0], make N 0).

(* Where messages to d go next: those that may still go up, and those that have gone down. *)
Record two_ways := TwoWays { up_first : array int; down_only : array int }.

Definition ways_to (d : int) : two_ways :=
  let (below, down) := fewest (fun below v u => if is_down v u then below.[u] + 1 else far_off) d (rev (from_top h)) in
  let (_, up) := fewest (fun anyway v u => (if is_down v u then below.[u] else anyway.[u]) + 1) d (from_top h) in
  TwoWays up down.

(* The next vertex and header: a message that has gone down has the header 1. *)
Definition updown_next (ways : two_ways) (v : int) (header : list Z) : option (int * list Z) :=
  let c := (match header with [] => up_first ways | _ => down_only ways end).[v] in
  if c =? 0 then None else let u := c - 1 in Some (u, if is_down v u then [1%Z] else header).

End Updown.

Definition updown (P : plain) (d v : int) (header : list Z) : option (int * list Z) :=
  let h := heights_of P in updown_next h (ways_to P h d) v header.
