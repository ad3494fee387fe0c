(* What is printed of a statement that the kernel returned: the line of a certificate that says it. This, and
   the pages that define the kernel's terms, is what a reader of "accepted" has to trust. *)

open Kernel
open Numerals

let parameters list = if list = [] then "" else "(" ^ String.concat "," (List.map decimal list) ^ ")"

(* A given graph has two names: its graph6 text, and the digest of its list of links. *)
type given = Text | Digest

(* How the networks of a statement are named, the one that it is about and another. *)
type naming = { graph : given; other : given }

let given naming order links =
  let pair (u, v) = let u = int_of u and v = int_of v in if u < v then (u, v) else (v, u) in
  let links = List.filter (fun (u, v) -> u <> v) (List.rev (List.rev_map pair links)) in
  let g = { Given.order = int_of order; links = Array.of_list (List.sort_uniq compare links) } in
  if List.exists (fun (u, v) -> u < 0 || v >= g.order) links then Answer.unchecked "a link of what is no vertex";
  match naming with Text -> "g6:" ^ Given.graph6 g | Digest -> "sha256:" ^ Given.digest g

let network naming = function
  | Standard (name, ps) | Own (name, _, ps) | Worded (name, _, ps) | Directed (name, _, ps) -> name ^ parameters ps
  | Given (order, links) -> given naming order links

let extended = function Finite z -> decimal z | Infinite -> "infinite"

let metric g = function
  | OrderIs n -> ["order"; g; "="; decimal n]
  | SizeIs m -> ["size"; g; "="; decimal m]
  | MinDegreeIs d -> ["min-degree"; g; "="; decimal d]
  | MaxDegreeIs d -> ["max-degree"; g; "="; decimal d]
  | DistancesAre (s, h) -> ["distances"; g; decimal s; "="; String.concat "," (List.map decimal h)]
  | EccentricityIs (s, e) -> ["eccentricity"; g; decimal s; "="; extended e]
  | DistanceIs (s, t, d) -> ["distance"; g; decimal s; decimal t; "="; extended d]
  | DiameterIs d -> ["diameter"; g; "="; extended d]
  | RadiusIs r -> ["radius"; g; "="; extended r]
  | DistanceSumIs s -> ["distance-sum"; g; "="; extended s]
  | GirthIs n -> ["girth"; g; "="; extended n]
  | GirthAtMost n -> ["girth"; g; "<="; decimal n]

let yes b = if b then "yes" else "no"
let hamilton g m = ["hamiltonian"; g; "="; yes (m = IsHamiltonian)]

let width g = function
  | WidthAtMost w -> ["bisection"; g; "<="; decimal w]
  | WidthAtLeast w -> ["bisection"; g; ">="; decimal w]
  | WidthIs w -> ["bisection"; g; "="; decimal w]

let ports = function AllPort -> "all-port" | SinglePort -> "single-port"

let rounds g = function
  | BroadcastAtMost (m, s, r) -> ["broadcast"; g; ports m; decimal s; "<="; decimal r]
  | BroadcastAtLeast (m, s, r) -> ["broadcast"; g; ports m; decimal s; ">="; decimal r]
  | BroadcastsAtMost (m, r) -> ["broadcast"; g; ports m; "all"; "<="; decimal r]
  | BroadcastsAtLeast (m, r) -> ["broadcast"; g; ports m; "all"; ">="; decimal r]
  | GossipAtMost (m, r) -> ["gossip"; g; ports m; "<="; decimal r]
  | GossipAtLeast (m, r) -> ["gossip"; g; ports m; ">="; decimal r]

let symmetry g = function
  | TransitiveIs b -> ["vertex-transitive"; g; "="; yes b]
  | OrbitsAre r -> ["vertex-orbits"; g; "="; decimal r]
  | EdgeTransitiveIs b -> ["edge-transitive"; g; "="; yes b]
  | EdgeOrbitsAre r -> ["edge-orbits"; g; "="; decimal r]
  | AutomorphismsNamed (name, n) -> ["automorphism"; g; name; "="; decimal n]
  | AutomorphismsAtLeast n -> ["automorphisms"; g; ">="; decimal n]
  | AutomorphismsAre n -> ["automorphisms"; g; "="; decimal n]
  | BipartiteIs b -> ["bipartite"; g; "="; yes b]

let faults g = function
  | VertexConnectivityAtLeast k -> ["vertex-connectivity"; g; ">="; decimal k]
  | VertexConnectivityAtMost k -> ["vertex-connectivity"; g; "<="; decimal k]
  | EdgeConnectivityAtLeast k -> ["edge-connectivity"; g; ">="; decimal k]
  | EdgeConnectivityAtMost k -> ["edge-connectivity"; g; "<="; decimal k]
  | DisjointPathsAtLeast (s, t, k) -> ["disjoint-paths"; g; decimal s; decimal t; ">="; decimal k]
  | DisjointPathsAtMost (s, t, k) -> ["disjoint-paths"; g; decimal s; decimal t; "<="; decimal k]
  | VertexFaultDetourIs d -> ["vertex-fault-detour"; g; "="; extended d]
  | EdgeFaultDetourIs d -> ["edge-fault-detour"; g; "="; extended d]

let maps naming g = function
  | Contains other -> ["contains"; g; network naming.other other; "="; "yes"]
  | ClusterAtLeast (d, s) -> ["cluster"; g; decimal d; ">="; decimal s]
  | ClusterAtMost (d, s) -> ["cluster"; g; decimal d; "<="; decimal s]

(* Ends are named by the digest of their list. *)
let ends_name list = "ends:sha256:" ^ Sha256.of_string (String.concat "" (List.map (fun v -> decimal v ^ "\n") list))

(* The digests of the tables that were read, by their rows. *)
let tables : (Uint63.t Parray.t Parray.t * string) list ref = ref []

let rec router = function
  | Bfs -> "bfs"
  | Named name | OwnRouter (name, _) | WordedRouter (name, _) -> name
  | Listed rows -> (match List.assq_opt rows !tables with Some digest -> digest | None -> "a table")
  | Lanes r -> "lanes:" ^ router r

let any_router = function Some r -> router r | None -> "shortest"

let quantity = function
  | Delivered n -> ["delivered"; "="; decimal n]
  | Minimal n -> ["minimal"; "="; decimal n]
  | MaxHops n -> ["max-hops"; "="; decimal n]
  | TotalHops n -> ["total-hops"; "="; decimal n]
  | MaxStretch (a, b) -> ["max-stretch"; "="; (if b = Zpos XH then decimal a else decimal a ^ "/" ^ decimal b)]

let traffic g =
  let among = function Some list -> [ends_name list] | None -> [] in
  function
  | RouteTakes (r, s, t, d) -> ["route"; g; router r; decimal s; decimal t; "="; decimal d]
  | RouteFails (r, s, t) -> ["route"; g; router r; decimal s; decimal t; "="; "fails"]
  | AuditIs (r, ends, q) -> ["audit"; g; router r] @ among ends @ quantity q
  | DeadlockFree (r, ends) -> ["deadlock"; g; router r] @ among ends @ ["="; "free"]
  | DeadlockAcyclic (r, ends) -> ["deadlock"; g; router r] @ among ends @ ["="; "acyclic"]
  | DeadlockCyclic (r, ends) -> ["deadlock"; g; router r] @ among ends @ ["="; "cyclic"]
  | Deadlocked (r, ends) -> ["deadlock"; g; router r] @ among ends @ ["="; "deadlock"]
  | LanesAtMost (r, ends, k) -> ["lanes"; g; any_router r] @ among ends @ ["<="; decimal k]
  | LanesAtLeast (r, ends, k) -> ["lanes"; g; any_router r] @ among ends @ [">="; decimal k]

let matching g = function
  | MatchingAtLeast m -> ["matching-number"; g; ">="; decimal m]
  | MatchingAtMost m -> ["matching-number"; g; "<="; decimal m]

let spectra g =
  let subject = function Adjacency -> "eigenvalue-multiplicity" | Laplacian -> "laplacian-multiplicity" in
  function
  | MultiplicityAtLeast (a, k, m) -> [subject a; g; decimal k; ">="; decimal m]
  | MultiplicityAtMost (a, k, m) -> [subject a; g; decimal k; "<="; decimal m]

(* A number: whole, a quotient, or infinite. *)
let part = function
  | Ratio (n, XH) -> decimal n
  | Ratio (n, d) -> decimal n ^ "/" ^ decimal (Zpos d)
  | _ -> "infinite"

let judgement = function
  | Is_truth b -> ["="; yes b]
  | Is_number p -> ["="; part p]
  | Is_at_most p -> ["<="; part p]
  | Is_at_least p -> [">="; part p]

(* A word, with the arguments behind the first network. A number of no form is none that a parameter has. *)
let word naming g { word; word_arguments; word_judgement } =
  let (Standard_word name | Own_word (name, _)) = word in
  let argument = function
    | Itself -> [] | Other_one n -> [network naming.other n]
    | Vertex_of v -> [decimal v] | Number_of p -> [part p] | Router_of r -> [router r] | Numbers_of -> ["numbers"] in
  String.map (fun c -> if c = '_' then '-' else c) name :: g :: List.concat_map argument word_arguments @ judgement word_judgement

let fact naming g = function
  | Faults f -> faults g f
  | Hamilton f -> hamilton g f
  | Maps f -> maps naming g f
  | Matching f -> matching g f
  | Metric f -> metric g f
  | Rounds f -> rounds g f
  | Symmetry f -> symmetry g f
  | Traffic f -> traffic g f
  | Spectra f -> spectra g f
  | Trees t -> ["spanning-trees"; g; "="; decimal t]
  | Width f -> width g f
  | Word_ f -> word naming g f

(* statement prints one whose network has this name. *)
let statement naming name s = String.concat " " (fact naming name s.said)
