(* Certificates of lost vertices and links. *)

open Answer
open Kernel
open Certificate

let ints = Hamilton.ints

let bound s args relation = Statements.want_args s args relation; Statements.bound s

(* The lines of paths after a source. *)
let read_paths r =
  let rec go list = if Body.next r = "path" then go (Body.numbers r "path" :: list) else List.rev list in
  go []

let read_sources r =
  let rec go list =
    if Body.next r = "" then List.rev list
    else begin
      let source = (Body.few r "source" 1 1).(0) in
      let paths = read_paths r in
      go ((source, paths) :: list)
    end in
  go []

let path (g : Graph.t) values = Body.want values 2 g.order g.order; ints values

let source (g : Graph.t) s = Body.want [| s |] 1 1 g.order

let extra () = reject "body/extra" "more lines than the proof needs, want the end"

let vertex_paths (g : Graph.t) least group from =
  if least > 0 && g.order < least + 1 then reject "paths/few" "%d vertices, want at least %d for a connectivity of %d" g.order (least + 1) least;
  let maps = List.map (Generators.images g) group in
  let root = Generators.orbits g.order maps in
  let sizes = Hashtbl.create 16 in
  Array.iter (fun r -> Hashtbl.replace sizes r (1 + Stdlib.Option.value ~default:0 (Hashtbl.find_opt sizes r))) root;
  (* Sources are needed until their orbits have so many vertices; none for 1 vertex, where the network is connected. *)
  let rec sources covered = function
    | [] when least = 1 && from = [] && group = [] -> ()
    | [] -> if covered < least then reject "body/missing" "the body ends, want a source line"
    | (s, _) :: rest ->
      if covered >= least then extra ();
      source g s;
      (match Hashtbl.find_opt sizes root.(s) with
      | None -> reject "source/repeated" "vertex %d lies in the orbit of a source before, want one of another orbit" s
      | Some size -> Hashtbl.remove sizes root.(s); sources (covered + size) rest) in
  sources 0 from;
  FaultsByPaths (List.map Generators.table maps, List.map (fun (s, paths) -> (Numerals.int63 s, List.map (path g) paths)) from)

let edge_paths (g : Graph.t) least from =
  if least > 0 && g.order < 2 then reject "paths/few" "%d vertices, want at least 2 for a connectivity of %d" g.order least;
  match from with
  | [] when least = 1 -> FaultsByPaths ([], [])
  | [] -> reject "body/missing" "the body ends, want a source line"
  | [(s, paths)] ->
    source g s;
    if least = 0 && paths <> [] then extra ();
    FaultsByPaths ([], [(Numerals.int63 s, List.map (path g) paths)])
  | _ -> extra ()

let by_paths (g : Graph.t) s r =
  match s.subject with
  | "vertex-connectivity" ->
    let group = Generators.read r in
    let from = read_sources r in
    let least = bound s 0 ">=" in
    let proof = vertex_paths g least group from in
    (VertexConnectivityAtLeast (Numerals.z least), proof)
  | "edge-connectivity" ->
    let from = read_sources r in
    let least = bound s 0 ">=" in
    (EdgeConnectivityAtLeast (Numerals.z least), edge_paths g least from)
  | _ ->
    let paths = read_paths r in
    Body.finish r;
    let least = bound s 2 ">=" in
    let ends = List.map (Graph.vertex g) s.args in
    if List.length paths <> least then reject "body/missing" "%d paths, want %d" (List.length paths) least;
    let u = List.hd ends and v = List.nth ends 1 in
    if u = v && least > 0 then reject "paths/ends" "%d paths from %d to itself, want none" least u;
    (DisjointPathsAtLeast (Numerals.z u, Numerals.z v, Numerals.z least), FaultsByPaths ([], [(Numerals.int63 0, List.map (path g) paths)]))

let by_vertex_cut (g : Graph.t) s r =
  let removed = Body.last r "removed" in
  Body.finish r;
  let between = s.subject = "disjoint-paths" in
  let most = bound s (if between then 2 else 0) "<=" in
  if removed <> [||] then Body.want_set removed 1 g.order g.order;
  let proof = FaultsByVertexCut (ints removed) in
  if between then begin
    match List.map (Graph.vertex g) s.args with
    | [u; v] ->
      if u = v && removed <> [||] then reject "body/extra" "a line \"removed\" that the proof does not need, want none";
      if u <> v && Array.exists (fun w -> w = u || w = v) removed then reject "removed/end" "an end is removed, want neither among the removed ones";
      (DisjointPathsAtMost (Numerals.z u, Numerals.z v, Numerals.z most), proof)
    | _ -> assert false
  end
  else (VertexConnectivityAtMost (Numerals.z most), proof)

let by_edge_cut (g : Graph.t) s r =
  let side = Body.last r "side" in
  Body.finish r;
  let most = bound s 0 "<=" in
  if g.order = 1 && side <> [||] then reject "body/extra" "a line \"side\" that the proof does not need, want none";
  if g.order > 1 && side = [||] then reject "body/missing" "no line \"side\", want one";
  if g.order > 1 then Body.want_set side 1 (g.order - 1) g.order;
  (EdgeConnectivityAtMost (Numerals.z most), FaultsByEdgeCut (ints side))

let by_deletions g statements r =
  let group = Generators.read r in
  Body.finish r;
  let maps = List.map (Generators.images g) group in
  let fact s =
    Statements.want_args s 0 "=";
    let d = Statements.extended s in
    if s.subject = "vertex-fault-detour" then VertexFaultDetourIs d else EdgeFaultDetourIs d in
  (List.map fact statements, FaultsByDeletions (List.map Generators.table maps))
