(* Files of verdicts, and whether these follow from the statements that the kernel has proved. *)

open Answer
open Kernel

let max_file = 1 lsl 24
let max_cases = 1 lsl 20

(* A verdict of a file. A part without a domain is the formula's whole one. *)
type t = { name : string; claim : Formula.claim; holds : bool; parts : (int * domain option) list; line : int }

let says v = if v.holds then "holds" else "fails"

let at line format = Printf.ksprintf (fun why -> raise (Rejected (Printf.sprintf "file/verdict: line %d: %s" line why))) format

(* Whether a verdict may have the name: an id, perhaps with "reading NUMBER" or "correction" behind it. *)
let is_name name =
  let word s = s <> "" && String.for_all (function '.' | '/' | '_' | '-' | '0' .. '9' | 'A' .. 'Z' | 'a' .. 'z' -> true | _ -> false) s in
  match String.split_on_char ' ' name with
  | [id] | [id; "correction"] -> word id
  | [id; "reading"; n] -> word id && Numerals.small n <> None
  | _ -> false

let cut text = match String.index_opt text ' ' with
  | Some i -> (String.sub text 0 i, Some (String.sub text (i + 1) (String.length text - i - 1)))
  | None -> (text, None)

let read names text =
  if String.length text > max_file then reject "file/limit" "more than %d bytes of verdicts, want at most as many" max_file;
  let n = String.length text in
  if n = 0 || text.[n - 1] <> '\n' then reject "file/truncated" "the last line is not ended by a line feed, want one";
  let lines = Array.of_list (String.split_on_char '\n' (String.sub text 0 (n - 1))) in
  if lines.(0) <> "topocert 2 verdicts" then at 1 "%S, want \"topocert 2 verdicts\"" (shortened lines.(0));
  let met = Hashtbl.create 16 in
  let part line claim rest =
    let count, domain = cut rest in
    let count = match Numerals.small count with Some n when n <= max_cases -> n | _ -> at line "%S cases, want a number of at most %d" (shortened count) max_cases in
    match domain with
    | None ->
      if not (Formula.ends claim.Formula.domain) then at line "the formula's domain has no end, want \"for DOMAIN\" with what was tried";
      (count, None)
    | Some d ->
      if not (String.length d > 4 && String.sub d 0 4 = "for ") then at line "%S, want \"for DOMAIN\"" (shortened d);
      let d = (try Formula.read_claim names ("true " ^ d) with Language.Wrong (_, column, why) -> at line "column %d: %s" column why).domain in
      if not (Formula.ends d) then at line "the domain has no end, want A..B";
      (count, Some d) in
  let rec verdicts i list =
    if i = Array.length lines then if list = [] then reject "file/truncated" "no verdict, want one at least" else List.rev list
    else match cut lines.(i) with
      | "claim", Some name when is_name name ->
        if Hashtbl.mem met name then at (i + 1) "the claim %s twice, want it once" name;
        Hashtbl.add met name ();
        let formula = if i + 1 < Array.length lines then cut lines.(i + 1) else ("", None) in
        (match formula with
         | "formula", Some text ->
           (match Formula.read_claim names text with
            | claim ->
              if claim.sort <> Formula.A_truth then at (i + 2) "the formula is no truth, want a statement";
              parts name claim (i + 2) (i + 2) None [] list
            | exception Language.Wrong (_, column, why) -> at (i + 2) "column %d: %s" column why
            | exception ((Unchecked _ | Rejected _) as why) -> verdicts (past (i + 2)) ((name, Error why) :: list))
         | _ -> at (i + 2) "want \"formula FORMULA\"")
      | _ -> at (i + 1) "%S, want \"claim NAME\"" (shortened lines.(i))
  (* A formula that is not read leaves the other verdicts as they are. *)
  and past i =
    if i >= Array.length lines then reject "file/truncated" "the last verdict has no line \"end\", want one";
    if lines.(i) = "end" then i + 1 else past (i + 1)
  and parts name claim first i holds found list =
    if i >= Array.length lines then reject "file/truncated" "the last verdict has no line \"end\", want one";
    match cut lines.(i), holds with
    | ("end", None), Some holds -> verdicts (i + 1) ((name, Ok { name; claim; holds; parts = List.rev found; line = first - 1 }) :: list)
    | (("holds" | "fails") as word, Some rest), _ when holds = None || holds = Some (word = "holds") ->
      parts name claim first (i + 1) (Some (word = "holds")) (part (i + 1) claim rest :: found) list
    | _ -> at (i + 1) "%S, want \"holds COUNT for DOMAIN\", \"fails COUNT for DOMAIN\" or \"end\"" (shortened lines.(i)) in
  verdicts 1 []

(* What a verdict says, with its cases. *)
let show v =
  let domain = v.claim.domain in
  let count = List.fold_left (fun n (c, _) -> n + c) 0 v.parts in
  let places = List.filter_map (fun (_, d) -> Stdlib.Option.map Formula.show_domain d) v.parts in
  if domain.ranges = [] then says v ^ ": " ^ Formula.show_claim v.claim.expression domain
  else
    let cases = if count = 1 then "in 1 case" else Printf.sprintf "in %d cases" count in
    let where = match places with
      | [] -> ", the whole domain"
      | [a] -> ", " ^ a
      | [a; b] -> ", " ^ a ^ " and " ^ b
      | a :: more -> Printf.sprintf ", %s and %d more parts" a (List.length more) in
    says v ^ " " ^ cases ^ where ^ ": " ^ Formula.show_claim v.claim.expression domain

(* ---------- What is known ---------- *)

(* Theorems by the network and the first word of their statement. *)
type known = (string, Proved.theorem) Hashtbl.t

let known () : known = Hashtbl.create 4096

(* A network's name, one for each; that of a graph that is given is made once. *)
let named : (network * string) list ref = ref []

let network_name n = match n with
  | Standard _ | Own _ | Worded _ -> Printed.network Printed.Text n
  | Given _ ->
    (match List.find_opt (fun (m, _) -> m == n) !named with
     | Some (_, name) -> name
     | None ->
       let name = Printed.network Printed.Digest n in
       named := (n, name) :: List.filteri (fun i _ -> i < 63) !named;
       name)

let key n subject = subject ^ " " ^ network_name n

let learn known theorem =
  let s = Proved.statement theorem in
  let subject, _ = cut (Printed.statement { graph = Printed.Text; other = Printed.Digest; table = "" } "G" s) in
  Hashtbl.add known (key s.subject subject) theorem

(* The subjects of the statements that tell what is asked. *)
let subject = function
  | AsksOrder -> "order" | AsksSize -> "size" | AsksMinDegree -> "min-degree" | AsksMaxDegree -> "max-degree"
  | AsksDiameter | AsksConnected -> "diameter" | AsksRadius -> "radius" | AsksDistanceSum -> "distance-sum" | AsksGirth -> "girth"
  | AsksEccentricity _ -> "eccentricity" | AsksDistance _ -> "distance" | AsksAtDistance _ | AsksDistanceSumFrom _ -> "distances"
  | AsksHamiltonian -> "hamiltonian" | AsksWidth -> "bisection" | AsksBroadcast _ | AsksBroadcasts _ -> "broadcast" | AsksGossip _ -> "gossip"
  | AsksTransitive -> "vertex-transitive" | AsksEdgeTransitive -> "edge-transitive" | AsksBipartite -> "bipartite" | AsksOrbits -> "vertex-orbits"
  | AsksEdgeOrbits -> "edge-orbits" | AsksAutomorphisms -> "automorphisms" | AsksMatching -> "matching-number" | AsksTrees -> "spanning-trees"
  | AsksVertexConnectivity -> "vertex-connectivity" | AsksEdgeConnectivity -> "edge-connectivity" | AsksDisjointPaths _ -> "disjoint-paths"
  | AsksVertexDetour -> "vertex-fault-detour" | AsksEdgeDetour -> "edge-fault-detour" | AsksCluster _ -> "cluster" | AsksContains _ -> "contains"
  | AsksDelivered _ | AsksMinimal _ | AsksMaxHops _ | AsksTotalHops _ | AsksMaxStretch _ -> "audit"
  | AsksWord ((Standard_word name | Own_word (name, _)), _) -> String.map (fun c -> if c = '_' then '-' else c) name
  | AsksRoute _ -> "route" | AsksDeadlock _ | AsksDeadlockFree _ -> "deadlock" | AsksLanes _ -> "lanes"

let told ~note known n q = let k = key n (subject q) in note k n q; Hashtbl.find_all known k

(* ---------- Checking ---------- *)

(* few goes through a domain's tuples one by one, as the kernel does not: it would have them all in memory. *)
let few d =
  let visited = ref 0 and cases = ref 0 in
  let rec vary env = function
    | [] -> if (match d.condition with None -> true | Some c -> plain_value env c = Some (Truth true)) then begin
        incr cases;
        if !cases > max_cases then reject "verdict/count" "a domain of more than %d tuples, want at most that many" max_cases end
    | Tuples (xs, l) :: more -> List.iter (fun t -> each (List.rev (List.combine xs (List.map (fun q -> Number q) t)) @ env) more) l
    | Between_ (x, from, Some upto) :: more ->
      (match as_whole (plain_value env from), as_whole (plain_value env upto) with
      | Some a, Some b ->
        let rec next i = if Z.leb i b then begin each ((x, whole_number i) :: env) more; next (Z.add i (Zpos XH)) end in
        next a
      | _ -> ())
    | Between_ (_, _, None) :: _ -> ()
  and each env more =
    incr visited;
    if !visited > 4 * max_cases then unchecked "a domain for which more than %d values are tried, want at most that many" (4 * max_cases);
    vary env more in
  vary [] d.ranges

(* No tuple is listed twice, in all parts together. *)
let check_repeats v domains =
  if List.length domains > 1 then begin
    let met = Hashtbl.create 1024 in
    let order = variables_of v.claim.domain in
    List.iter (fun d -> match domain_tuples d with
      | None -> ()
      | Some l -> List.iter (fun env ->
          let tuple = List.map (fun x -> variable_value env x) order in
          if Hashtbl.mem met tuple then reject "verdict/repeated" "%s: a tuple is among the cases twice, want it once" v.name;
          Hashtbl.add met tuple ()) l) domains
  end

(* check refuses a verdict that does not follow. Note is told of each fact that is asked: the key of its statements, the network, and
   what is asked. *)
let check ~note known v =
  let whole = List.exists (fun (_, d) -> d = None) v.parts in
  if whole && List.length v.parts > 1 then reject "verdict/cases" "%s: the whole domain and more, want the one or the other" (shortened v.name);
  let parts = List.map (fun (count, d) -> (Numerals.z count, Stdlib.Option.value d ~default:v.claim.domain)) v.parts in
  if List.fold_left (fun n (c, _) -> n + c) 0 v.parts > max_cases then reject "verdict/count" "more than %d cases, want at most as many" max_cases;
  List.iter (fun (_, d) -> few d) parts;
  check_repeats v (List.map snd parts);
  let verdict = { claim = v.claim.expression; meant_for = v.claim.domain; said_to_hold = v.holds; cases = parts } in
  if not (Proved.follows (told ~note known) verdict) then reject "verdict/unknown" "it does not follow from the statements that are accepted"
