(* Certificates of automorphisms and their orbits, and of two colours. *)

open Answer
open Kernel
open Certificate

(* Statements about orbits, by levels: those that distances do not have. *)
let by_distances maps told s =
  let fact = match s.subject with
    | "vertex-transitive" -> TransitiveIs (Statements.yes s)
    | _ -> OrbitsAre (Statements.whole s) in
  (fact, ByLevels (maps, told))

let by_automorphisms g statements r =
  let group = Generators.read r in
  Body.finish r;
  let maps = List.map (Generators.images g) group in
  if maps = [] then reject "body/missing" "no automorphism, want at least 1";
  let fact s =
    if s.subject = "automorphism" then begin
      Statements.want_args s 1 "=";
      let n = Statements.whole s in
      if s.value <> string_of_int (List.length maps) then reject "statement/value" "automorphism: the statement says %S, the proof shows \"%d\"" (shortened s.value) (List.length maps);
      AutomorphismsNamed (List.hd s.args, n)
    end
    else begin
      Statements.want_args s 0 "=";
      if not (Statements.yes s) then reject "statement/value" "edge-transitive: the statement says \"no\", the proof shows \"yes\"";
      EdgeTransitiveIs true
    end in
  (List.map fact statements, ByAutomorphisms (List.map Generators.table maps))

let want_no s = Statements.want_args s 0 "="; if Statements.yes s then reject "statement/value" "%s: the statement says \"yes\", the proof shows \"no\"" s.subject

let levels_of g r count =
  let lines = List.init count (fun _ -> Metric.read_levels r) in
  Body.finish r;
  List.map (Metric.verified g) lines

let by_vertex_pair g s r =
  let list = levels_of g r 2 in
  want_no s;
  match list with [a; b] -> (TransitiveIs false, ByVertexPair (a, b)) | _ -> assert false

let by_link_pair g s r =
  let list = levels_of g r 4 in
  want_no s;
  match list with [a; b; c; d] -> (EdgeTransitiveIs false, ByLinkPair (a, b, c, d)) | _ -> assert false

let by_colours (g : Graph.t) s r =
  let colours = Body.numbers r "colours" in
  Body.finish r;
  Statements.want_args s 0 "=";
  if not (Statements.yes s) then reject "statement/value" "bipartite: the statement says \"no\", the proof shows \"yes\"";
  Body.want colours g.order g.order 2;
  (BipartiteIs true, ByColours (Generators.table colours))

let by_odd_cycle g s r =
  let cycle = Hamilton.read_cycle g r in
  want_no s;
  if Array.length cycle mod 2 = 0 then reject "cycle/even" "%d vertices, want an odd number" (Array.length cycle);
  (BipartiteIs false, ByOddCycle (Hamilton.ints cycle))

(* The number of orbits, as refinement tells them apart. *)
let by_invariants g s r =
  let group = Generators.read r in
  Body.finish r;
  Statements.want_args s 0 "=";
  let maps = List.map (Generators.images g) group in
  let n = Statements.whole s in
  ((if s.subject = "vertex-orbits" then OrbitsAre n else EdgeOrbitsAre n), ByInvariants (List.map Generators.table maps))

(* How many automorphisms there are, by a base. *)
let by_stabilisers (g : Graph.t) s r =
  let group = Generators.read r in
  let base = Body.last r "base" in
  Body.finish r;
  let relation = if s.relation = ">=" then ">=" else "=" in
  Statements.want_args s 0 relation;
  let n = Statements.whole s in
  let maps = List.map (Generators.images g) group in
  if base <> [||] then Body.want base 1 g.order g.order;
  let seen = Array.make g.order false in
  Array.iter (fun v ->
    if seen.(v) then reject "base/repeated" "vertex %d occurs twice, want it once" v;
    seen.(v) <- true) base;
  ((if relation = "=" then AutomorphismsAre n else AutomorphismsAtLeast n), ByStabilisers (List.map Generators.table maps, Hamilton.ints base))
