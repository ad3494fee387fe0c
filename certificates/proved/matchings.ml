(* Certificates of matchings. *)

open Answer
open Kernel

let by_pairs (g : Graph.t) s r =
  let ends = Body.last r "pairs" in
  Body.finish r;
  let least = Width.bound s ">=" in
  if ends <> [||] then Body.want ends 2 g.order g.order;
  if Array.length ends mod 2 <> 0 then reject "matching/pairs" "%d numbers, want the two ends of each link" (Array.length ends);
  let pair i = (Numerals.int63 ends.(2 * i), Numerals.int63 ends.((2 * i) + 1)) in
  (MatchingAtLeast least, MatchingByPairs (List.init (Array.length ends / 2) pair))

let by_barrier (g : Graph.t) s r =
  let removed = Body.last r "removed" in
  Body.finish r;
  let most = Width.bound s "<=" in
  if removed <> [||] then Body.want_set removed 1 g.order g.order;
  (MatchingAtMost most, MatchingByBarrier (Hamilton.ints removed))
