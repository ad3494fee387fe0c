(* The kinds of proof: what their statements may be about, and how each is read. *)

open Answer
open Certificate

(* Name, subjects, whether a certificate may have several statements. A strategy is of any word. *)
let all = [
  ("count", ["order"; "size"; "min-degree"; "max-degree"], true);
  ("distances", ["distances"; "eccentricity"; "distance"; "diameter"; "radius"; "distance-sum"; "girth"; "vertex-orbits"; "vertex-transitive"], true);
  ("vertex-pair", ["vertex-transitive"], false);
  ("edge-pair", ["edge-transitive"], false);
  ("automorphisms", ["automorphism"; "edge-transitive"], true);
  ("stabilisers", ["automorphisms"], false);
  ("invariants", ["edge-orbits"; "vertex-orbits"], false);
  ("embedding", ["contains"], false);
  ("colouring", ["bipartite"], false);
  ("odd-cycle", ["bipartite"], false);
  ("cycle", ["girth"; "hamiltonian"], false);
  ("separator", ["hamiltonian"], false);
  ("frontier", ["hamiltonian"], false);
  ("cut", ["bisection"], false);
  ("flow", ["bisection"], false);
  ("order", ["bisection"], false);
  ("spectral", ["bisection"], false);
  ("cubes", ["bisection"], false);
  ("branches", ["bisection"], false);
  ("paths", ["vertex-connectivity"; "edge-connectivity"; "disjoint-paths"], false);
  ("vertex-cut", ["vertex-connectivity"; "disjoint-paths"], false);
  ("edge-cut", ["edge-connectivity"], false);
  ("deletions", ["vertex-fault-detour"; "edge-fault-detour"], true);
  ("trace", ["route"], false);
  ("exhaustion", ["audit"], true);
  ("channel-order", ["deadlock"], false);
  ("channel-cycle", ["deadlock"], false);
  ("layers", ["lanes"], false);
  ("schedule", ["broadcast"; "gossip"], false);
  ("counting", ["broadcast"; "gossip"], false);
  ("cluster", ["cluster"], false);
  ("classes", ["cluster"], false);
  ("code", ["cluster"], false);
  ("matching", ["matching-number"], false);
  ("barrier", ["matching-number"], false);
  ("determinant", ["spanning-trees"], false);
  ("lrat", ["bisection"; "hamiltonian"; "broadcast"; "cluster"; "lanes"], false);
  ("strategy", [], false)]

(* suits refuses statements that one proof of the kind may not show. *)
let suits (c : Certificate.t) =
  let first = List.hd c.statements in
  match List.find_opt (fun (name, _, _) -> name = c.kind) all with
  | None -> reject "kind/unknown" "proof by %S, want a kind that is known" (shortened c.kind)
  | Some (name, subjects, several) ->
    if List.length c.statements > 1 && not several then reject "statement/several" "%d statements, want one: %s proves no more" (List.length c.statements) name;
    List.iteri (fun i s ->
      if not (List.mem s.subject subjects || name = "strategy") then reject "statement/subject" "%S cannot be proved by %s" (shortened s.subject) name;
      if s.network <> first.network then reject "statement/network" "a statement about %s, want one about %s as the first is" (shortened s.network) (shortened first.network);
      List.iteri (fun j before -> if j < i && before.text = s.text then reject "statement/repeated" "%S occurs twice, want each statement once" (shortened s.text)) c.statements) c.statements

(* What a reader may look up: the network at hand, another by its name, the text of a routing table by its name, a
   file beside the certificate. *)
type around = { found : Networks.found; router : string -> (string * Kernel.next list) option; other : string -> Networks.found; word : string -> Networks.word option; table : string -> string; beside : string -> string }

(* What the kernel is given: facts of one subject, and the proof of them. *)
type job = Kernel.fact list * Kernel.proof

type reader = Graph.t -> around -> statement list -> Body.t -> job list

(* Distances prove statements of two subjects. *)
let by_distances g _ statements r =
  let of_orbits (s : statement) = List.mem s.subject ["vertex-orbits"; "vertex-transitive"] in
  let placed, lengths = List.partition of_orbits statements in
  let open Kernel in
  let job, maps, told = Metric.distances g statements lengths r in
  let metric = match job with [], _ -> [] | facts, proof -> [(List.map (fun f -> Metric f) facts, MetricProof proof)] in
  metric @ List.map (fun s -> let fact, proof = Symmetry.by_distances maps told s in ([Symmetry fact], SymmetryProof proof)) placed

(* reader returns what reads the body of a kind, for statements of a subject. *)
let reader kind subject : reader =
  let open Kernel in
  let one tag wrap read g a statements r = let fact, proof = read g a (List.hd statements) r in [([tag fact], wrap proof)] in
  let several tag wrap read g a statements r = let facts, proof = read g a statements r in [(List.map tag facts, wrap proof)] in
  let faults f = Faults f and faults_proof p = FaultsProof p in
  let hamilton f = Hamilton f and hamilton_proof p = HamiltonProof p in
  let maps f = Maps f and maps_proof p = MapsProof p in
  let matching f = Matching f and matching_proof p = MatchingProof p in
  let metric f = Metric f and metric_proof p = MetricProof p in
  let rounds f = Rounds f and rounds_proof p = RoundsProof p in
  let symmetry f = Symmetry f and symmetry_proof p = SymmetryProof p in
  let traffic f = Traffic f and traffic_proof p = TrafficProof p in
  let trees f = Trees f and trees_proof p = TreesProof p in
  let word f = Word_ f and word_proof p = WordProof_ p in
  let width f = Width f and width_proof p = WidthProof p in
  let alone read g _ = read g in
  let with_files read g a = read g a.beside in
  match kind, subject with
  | "count", _ -> several metric metric_proof (fun _ _ -> Metric.count)
  | "distances", _ -> by_distances
  | "cycle", "girth" -> one metric metric_proof (alone Metric.by_cycle)
  | "cycle", _ -> one hamilton hamilton_proof (alone Hamilton.by_cycle)
  | "frontier", _ -> one hamilton hamilton_proof (alone Hamilton.by_frontier)
  | "separator", _ -> one hamilton hamilton_proof (alone Hamilton.by_separator)
  | "cut", _ -> one width width_proof (alone Width.by_cut)
  | "flow", _ -> one width width_proof (alone Width.by_flow)
  | "order", _ -> one width width_proof (alone Width.by_order)
  | "spectral", _ -> one width width_proof (alone Width.by_matrix)
  | "cubes", _ -> one width width_proof (with_files Width.by_cubes)
  | "branches", _ -> one width width_proof (with_files Branches.by_branches)
  | "schedule", _ -> one rounds rounds_proof (alone Rounds.by_schedule)
  | "counting", _ -> one rounds rounds_proof (alone Rounds.by_counting)
  | "automorphisms", _ -> several symmetry symmetry_proof (alone Symmetry.by_automorphisms)
  | "stabilisers", _ -> one symmetry symmetry_proof (alone Symmetry.by_stabilisers)
  | "invariants", _ -> one symmetry symmetry_proof (alone Symmetry.by_invariants)
  | "vertex-pair", _ -> one symmetry symmetry_proof (alone Symmetry.by_vertex_pair)
  | "edge-pair", _ -> one symmetry symmetry_proof (alone Symmetry.by_link_pair)
  | "colouring", _ -> one symmetry symmetry_proof (alone Symmetry.by_colours)
  | "odd-cycle", _ -> one symmetry symmetry_proof (alone Symmetry.by_odd_cycle)
  | "paths", _ -> one faults faults_proof (alone Faults.by_paths)
  | "vertex-cut", _ -> one faults faults_proof (alone Faults.by_vertex_cut)
  | "edge-cut", _ -> one faults faults_proof (alone Faults.by_edge_cut)
  | "deletions", _ -> several faults faults_proof (alone Faults.by_deletions)
  | "embedding", _ -> one maps maps_proof (fun g a -> Maps.by_map g a.other)
  | "cluster", _ -> one maps maps_proof (alone Maps.by_cluster)
  | "classes", _ -> one maps maps_proof (alone Maps.by_classes)
  | "code", _ -> one maps maps_proof (alone Maps.by_code)
  | "matching", _ -> one matching matching_proof (alone Matchings.by_pairs)
  | "barrier", _ -> one matching matching_proof (alone Matchings.by_barrier)
  | "determinant", _ -> one trees trees_proof (alone Determinants.by_determinant)
  | "exhaustion", _ -> several traffic traffic_proof (fun g a -> Traffic.by_exhaustion g (a.found, a.router, a.table))
  | "trace", _ -> one traffic traffic_proof (fun g a -> Traffic.by_trace g (a.found, a.router, a.table))
  | "channel-order", _ -> several traffic traffic_proof (fun g a statements r -> let fact, proof = Traffic.by_channel_order g (a.found, a.router, a.table) statements r in ([fact], proof))
  | "channel-cycle", _ -> one traffic traffic_proof (fun g a -> Traffic.by_channel_cycle g (a.found, a.router, a.table))
  | "layers", _ -> one traffic traffic_proof (fun g a -> Traffic.by_layers g (a.found, a.router, a.table))
  | "lrat", "lanes" -> one traffic traffic_proof (fun g a -> Traffic.by_lanes_lrat g (a.found, a.router, a.table) a.beside)
  | "lrat", "bisection" -> one width width_proof (with_files Width.by_lrat)
  | "lrat", "hamiltonian" -> one hamilton hamilton_proof (with_files Hamilton.by_lrat)
  | "lrat", "broadcast" -> one rounds rounds_proof (with_files Rounds.by_lrat)
  | "lrat", "cluster" -> one maps maps_proof (with_files Maps.by_lrat)
  | "lrat", subject -> not_proved ("refutations for statements of " ^ subject)
  | "strategy", _ -> one word word_proof (fun g (a : around) -> Strategies.read g (a.word, a.other, a.beside))
  | kind, _ -> not_proved ("proofs by " ^ kind)
