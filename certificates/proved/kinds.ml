(* The kinds of proof: what their statements may be about, and how each is read. *)

open Answer
open Certificate

(* Name, subjects, whether a certificate may have several statements. *)
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
  ("lrat", ["bisection"; "hamiltonian"; "broadcast"; "cluster"; "lanes"], false)]

(* suits refuses statements that one proof of the kind may not show. *)
let suits (c : Certificate.t) =
  let first = List.hd c.statements in
  match List.find_opt (fun (name, _, _) -> name = c.kind) all with
  | None when c.kind = "strategy" -> not_proved "proofs by strategy"
  | None -> reject "kind/unknown" "proof by %S, want a kind that is known" (shortened c.kind)
  | Some (name, subjects, several) ->
    if List.length c.statements > 1 && not several then reject "statement/several" "%d statements, want one: %s proves no more" (List.length c.statements) name;
    List.iteri (fun i s ->
      if not (List.mem s.subject subjects) then reject "statement/subject" "%S cannot be proved by %s" (shortened s.subject) name;
      if s.network <> first.network then reject "statement/network" "a statement about %s, want one about %s as the first is" (shortened s.network) (shortened first.network);
      List.iteri (fun j before -> if j < i && before.text = s.text then reject "statement/repeated" "%S occurs twice, want each statement once" (shortened s.text)) c.statements) c.statements

(* What reads a body: the network, the files beside the certificate, the statements, the lines; it
   returns the facts and the proof, for the kernel. *)
type reader = Graph.t -> (string -> string) -> statement list -> Body.t -> Kernel.fact list * Kernel.proof

(* reader returns what reads the body of a kind, for statements of a subject. *)
let reader kind subject : reader =
  let open Kernel in
  let metric read g _ statements r = let facts, proof = read g statements r in (List.map (fun f -> Metric f) facts, MetricProof proof) in
  let one_metric read g _ statements r = let fact, proof = read g (List.hd statements) r in ([Metric fact], MetricProof proof) in
  let hamilton read g beside statements r = let fact, proof = read g beside (List.hd statements) r in ([Hamilton fact], HamiltonProof proof) in
  let width read g beside statements r = let fact, proof = read g beside (List.hd statements) r in ([Width fact], WidthProof proof) in
  let rounds read g _ statements r = let fact, proof = read g (List.hd statements) r in ([Rounds fact], RoundsProof proof) in
  let alone read g _ = read g in
  match kind, subject with
  | "count", _ -> metric (fun _ -> Metric.count)
  | "distances", _ -> metric Metric.distances
  | "cycle", "girth" -> one_metric Metric.by_cycle
  | "cycle", _ -> hamilton (alone Hamilton.by_cycle)
  | "separator", _ -> hamilton (alone Hamilton.by_separator)
  | "cut", _ -> width (alone Width.by_cut)
  | "flow", _ -> width (alone Width.by_flow)
  | "order", _ -> width (alone Width.by_order)
  | "cubes", _ -> width Width.by_cubes
  | "schedule", _ -> rounds Rounds.by_schedule
  | "counting", _ -> rounds Rounds.by_counting
  | "lrat", "bisection" -> width Width.by_lrat
  | "lrat", "hamiltonian" -> hamilton Hamilton.by_lrat
  | "lrat", subject -> not_proved ("refutations for statements of " ^ subject)
  | kind, _ -> not_proved ("proofs by " ^ kind)
