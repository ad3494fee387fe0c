(* Certificates of one network within another, and of clusters. *)

open Answer
open Kernel
open Certificate

let ints = Hamilton.ints

let by_map (g : Graph.t) other s r =
  let images = Body.numbers r "map" in
  Body.finish r;
  Statements.want_args s 1 "=";
  if not (Statements.yes s) then reject "statement/value" "contains: the statement says \"no\", the proof shows \"yes\"";
  let found : Networks.found = other (List.hd s.args) in
  let n = g.order in
  Body.want images n n n;
  Generators.bijection images;
  (Contains found.network, ByMap (Generators.table images))

(* ---------- clusters ---------- *)

let max_cluster = 8192
let max_work = 1 lsl 34

let bounds (g : Graph.t) s relation =
  Statements.want_args s 1 relation;
  let d = match Numerals.small (List.hd s.args) with
    | Some d -> d
    | None -> reject "cluster/diameter" "%S, want a number" (shortened (List.hd s.args)) in
  if g.order > max_cluster then reject "cluster/limit" "%d vertices, want at most %d" g.order max_cluster;
  let ends = Array.fold_left (fun a row -> a + Array.length row) 0 (Lazy.force g.rows) in
  if g.order * (g.order + ends) > max_work then reject "cluster/limit" "searches from all vertices meet more than %d vertices and ends of links, want fewer" max_work;
  (d, Statements.bound s)

let by_cluster (g : Graph.t) s r =
  let set = Body.numbers r "cluster" in
  Body.finish r;
  let d, least = bounds g s ">=" in
  Body.want_set set 1 g.order g.order;
  (ClusterAtLeast (Numerals.z d, Numerals.z least), ByCluster (ints set))

let by_classes (g : Graph.t) s r =
  let rec all list = if Body.next r = "" then List.rev list else all (Body.numbers r "class" :: list) in
  let classes = all [] in
  let d, most = bounds g s "<=" in
  let seen = Array.make g.order false in
  List.iter (fun set ->
    Body.want_set set 1 g.order g.order;
    Array.iter (fun v ->
      if seen.(v) then reject "classes/repeated" "%d lies in a class before, want each vertex in one" v;
      seen.(v) <- true) set) classes;
  (ClusterAtMost (Numerals.z d, Numerals.z most), ByClasses (List.map ints classes))

let by_code (g : Graph.t) s r =
  let group = Generators.read r in
  let code = Body.numbers r "code" in
  Body.finish r;
  let d, most = bounds g s "<=" in
  let maps = List.map (Generators.images g) group in
  Body.want_set code 1 g.order g.order;
  (ClusterAtMost (Numerals.z d, Numerals.z most), ByCode (List.map Generators.table maps, ints code))

let by_lrat (g : Graph.t) beside s r =
  let group = Generators.read r in
  let name = Body.text r "proof" in
  Body.finish r;
  let text = beside name in
  let d, most = bounds g s "<=" in
  let maps = List.map (Generators.images g) group in
  Lrat.within g;
  let clauses = match cluster_formula (Proved.plain g.table) (Numerals.int63 (min d 4194303)) (Numerals.z most) (maps <> []) with
    | Some f -> List.length f
    | None -> unchecked "the kernel makes no formula of this" in
  let slots, parts = Lrat.read text clauses in
  (ClusterAtMost (Numerals.z d, Numerals.z most), ClusterByLrat (List.map Generators.table maps, slots, parts))
