(* What is printed of a statement that the kernel returned: the line of a certificate that says it. This, and
   the pages that define the kernel's terms, is what a reader of "accepted" has to trust. *)

open Kernel
open Numerals

let parameters list = if list = [] then "" else "(" ^ String.concat "," (List.map decimal list) ^ ")"

(* A given graph has two names: its graph6 text, and the digest of its list of links. *)
type naming = Text | Digest

let given naming order links =
  let pair (u, v) = let u = int_of u and v = int_of v in if u < v then (u, v) else (v, u) in
  let links = List.filter (fun (u, v) -> u <> v) (List.rev (List.rev_map pair links)) in
  let g = { Given.order = int_of order; links = Array.of_list (List.sort_uniq compare links) } in
  match naming with Text -> "g6:" ^ Given.graph6 g | Digest -> "sha256:" ^ Given.digest g

let network naming = function
  | Standard (name, ps) | Own (name, _, ps) -> name ^ parameters ps
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

let hamilton g = function
  | IsHamiltonian -> ["hamiltonian"; g; "="; "yes"]
  | IsNotHamiltonian -> ["hamiltonian"; g; "="; "no"]

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

let fact g = function
  | Hamilton f -> hamilton g f
  | Metric f -> metric g f
  | Rounds f -> rounds g f
  | Width f -> width g f

(* statement prints one whose network has this name. *)
let statement name s = String.concat " " (fact name s.said)
