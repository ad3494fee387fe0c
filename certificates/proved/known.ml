(* What accepted statements tell verdicts, and what a verdict or a theorem rests on besides. *)

open Kernel

(* Theorems by the network and the first word of their statement. *)
type t = (string, Proved.theorem) Hashtbl.t
let start () : t = Hashtbl.create 4096

(* A network's name, one for each; that of a graph that is given is made once. *)
let given : (network * string) list ref = ref []

let network_name n = match n with
  | Standard _ | Own _ | Worded _ | Directed _ -> Printed.network Text n
  | Given _ ->
    (match List.assq_opt n !given with
     | Some name -> name
     | None ->
       let name = Printed.network Digest n in
       given := (n, name) :: List.filteri (fun i _ -> i < 63) !given;
       name)

let key n subject = subject ^ " " ^ network_name n

let learn (known : t) theorem =
  let s = Proved.statement theorem in
  let line = Printed.statement { graph = Text; other = Digest } "" s in
  Hashtbl.add known (key s.subject (List.hd (String.split_on_char ' ' line))) theorem

(* The subjects of the statements that tell what is asked. *)
let subject = function
  | AsksOrder -> "order" | AsksSize -> "size" | AsksMinDegree -> "min-degree" | AsksMaxDegree -> "max-degree"
  | AsksDiameter | AsksConnected -> "diameter" | AsksRadius -> "radius" | AsksDistanceSum -> "distance-sum" | AsksGirth -> "girth"
  | AsksEccentricity _ -> "eccentricity" | AsksDistance _ -> "distance" | AsksAtDistance _ | AsksDistanceSumFrom _ -> "distances"
  | AsksHamiltonian -> "hamiltonian" | AsksWidth -> "bisection" | AsksBroadcast _ | AsksBroadcasts _ -> "broadcast" | AsksGossip _ -> "gossip"
  | AsksTransitive -> "vertex-transitive" | AsksEdgeTransitive -> "edge-transitive" | AsksBipartite -> "bipartite" | AsksOrbits -> "vertex-orbits"
  | AsksEdgeOrbits -> "edge-orbits" | AsksAutomorphisms -> "automorphisms" | AsksMatching -> "matching-number" | AsksTrees -> "spanning-trees"
  | AsksMultiplicity (Adjacency, _) -> "eigenvalue-multiplicity" | AsksMultiplicity (Laplacian, _) -> "laplacian-multiplicity"
  | AsksVertexConnectivity -> "vertex-connectivity" | AsksEdgeConnectivity -> "edge-connectivity" | AsksDisjointPaths _ -> "disjoint-paths"
  | AsksVertexDetour -> "vertex-fault-detour" | AsksEdgeDetour -> "edge-fault-detour" | AsksCluster _ -> "cluster" | AsksContains _ -> "contains"
  | AsksDelivered _ | AsksMinimal _ | AsksMaxHops _ | AsksTotalHops _ | AsksMaxStretch _ -> "audit"
  | AsksWord (Standard_word "connected", _) -> "diameter"
  | AsksWord ((Standard_word name | Own_word (name, _)), _) -> String.map (fun c -> if c = '_' then '-' else c) name
  | AsksRoute _ -> "route" | AsksDeadlock _ | AsksDeadlockFree _ -> "deadlock" | AsksLanes _ -> "lanes"

(* follows returns what a verdict asks for, in turn, if it follows. *)
let follows (known : t) verdict =
  let asked = ref [] in
  let told n q = asked := (n, q) :: !asked; Hashtbl.find_all known (key n (subject q)) in
  if Proved.follows told verdict then Some (List.rev !asked) else None

(* once refuses a verdict of which a tuple is among the cases twice: what is printed counts them. *)
let once v =
  let values env = List.map (variable_value env) (variables_of v.meant_for) in
  let values = List.concat_map (fun (_, d) -> List.map values (Stdlib.Option.value (domain_tuples d) ~default:[])) v.cases in
  if List.compare_lengths (List.sort_uniq compare values) values < 0 then Answer.unchecked "a tuple is among the cases twice, want it once"

(* The parts of a claim, the whole first, then in the order in which they stand; of a quantifier the body stands before what
   it goes over. *)
let rec each visit e =
  visit e;
  let all = List.iter (each visit) in
  match e with
  | Constant _ | Label _ | Variable_ _ -> ()
  | Unary (_, a) -> each visit a
  | Binary (_, a, b) -> all [a; b]
  | Choice (a, b, c) -> all [a; b; c]
  | Quantify (_, _, a, b, c, body) -> all [body; a; b; c]
  | Asks (f, m, ps, args) -> List.iter (function Said.Of e -> each visit e | Network (_, ps) -> all ps | Quoted _ -> ()) (Said.arguments f m ps args)
  | Meant (f, m, ps, args, body) -> each visit (Asks (f, m, ps, args)); each visit body

(* in_domain visits the ends of a domain's ranges in turn, and its condition. *)
let in_domain visit d =
  List.iter (function Between_ (_, a, b) -> visit a; Stdlib.Option.iter visit b | Tuples _ -> ()) d.ranges;
  Stdlib.Option.iter visit d.condition

(* mentions tells whether a part is that variable. *)
let mentions x e = let met = ref false in each (function Variable_ y -> if x = y then met := true | _ -> ()) e; !met
let without_lanes name = if String.starts_with ~prefix:"lanes:" name then String.sub name 6 (String.length name - 6) else name

(* The names in a claim that may be those of definitions. *)
let names visit = each (function
  | Constant (Word w) -> visit w
  | Variable_ x | Label (Marked (x, _)) -> visit x
  | Asks (f, m, ps, args) ->
    (match f with F_word _ -> visit (fst (Said.fact_text f)) | _ -> ());
    List.iter (function
      | Said.Quoted w -> let rec inner w = if without_lanes w = w then visit w else inner (without_lanes w) in inner w
      | Network (m, _) -> visit (network_word m)
      | Of _ -> ()) (Said.arguments f m ps args)
  | _ -> ())

(* The words of a definition's line. *)
let words line = String.split_on_char ' ' (String.map (fun c -> if Said.named c then c else ' ') line)

(* definitions returns the lines, of those given with their words, of the definitions that a claim and domains speak of, each behind those that it uses. *)
let definitions lines claim domains =
  let list = ref [] in
  let rec define name = match List.find_opt (fun (_, words) -> List.hd words = name) lines with
    | Some (line, words) when not (List.mem line !list) ->
      List.iter (fun used -> if used <> name then define used) words;
      list := line :: !list
    | _ -> () in
  names define claim;
  List.iter (in_domain (names define)) domains;
  List.rev !list

(* A name of a folder's own: as it is printed, and what it stands for, a network or a router there. *)
type own = { shown : string; network : network; router : routing option }

(* own lists the names of the folder's own in a claim; but none that a graph has anyway, a standard network in capitals of any kind, with blanks and zeros. *)
let own claim =
  let plain = String.fold_left (fun s c -> if c = ' ' || c = '0' && List.mem s.[String.length s - 1] ['('; ','] then s else s ^ String.make 1 (Char.lowercase_ascii c)) " " in
  let list = ref [] in
  let note shown network router = let o = { shown; network; router } in if not (List.exists (fun p -> compare p o = 0) !list) then list := o :: !list in
  let is_own name n = match n with Given _ -> List.for_all (fun by -> Printed.network by n <> name) [Printed.Text; Digest] | Standard _ -> plain (Printed.network Text n) <> plain name | _ -> Printed.network Text n <> name in
  each (function
    | Asks (f, m, ps, args) ->
      List.iter (function
      | Said.Network (ByList (head, l), _) -> List.iter (fun (ps, n) -> let name = Said.titled head ps in if is_own name n then note (Said.quoted name) n None) l
      | _ -> ()) (Said.arguments f m ps args);
      List.iter (function TheRouter _ -> () | ListedRouter (name, l) ->
        List.iter (fun ((head, ps), r) ->
          if head = network_word m then
            let on = Said.titled head ps and n = named m ps in
            if (match r with Lanes _ -> false | _ -> true) <> (without_lanes name = name) then Answer.unchecked "the router %s, want lanes where it says so" name;
            note (Said.quoted (without_lanes name) ^ " on " ^ if is_own on n then Said.quoted on else on) n (Some r)) l) (Said.routers_of f)
    | _ -> ()) claim;
  List.rev !list

let router_asked = function
  | AsksDelivered r | AsksMinimal r | AsksMaxHops r | AsksTotalHops r | AsksMaxStretch r | AsksRoute (r, _, _) | AsksDeadlock r | AsksDeadlockFree r -> Some r
  | AsksLanes r -> r
  | _ -> None

(* had lists the own names that a verdict has had, in the order in which it asked. *)
let had claim asked =
  let own = own claim in
  let same n m = n == m || match n with Given _ -> false | _ -> Printed.network Text n = Printed.network Text m in
  let find n r = List.filter (fun o -> same o.network n && match o.router, r with None, None -> true | Some s, Some r -> s == r | _ -> false) own in
  let had (n, q) =
    find n None @ match q with
    | AsksContains other -> find other None
    | AsksWord (_, l) -> List.concat_map (function Other_one m -> find m None | Router_of r -> find n (Some r) | _ -> []) l
    | _ -> match router_asked q with None -> [] | r -> find n r in
  if own = [] then [] else List.rev (List.fold_left (fun list o -> if List.mem o.shown list then list else o.shown :: list) [] (List.concat_map had asked))

(* rests says what a claim rests on that is only what a file says: of the lines of definitions, and of own names. *)
let rests lines claim domains asked =
  let rec shown length = function
    | [] -> []
    | l :: rest -> if length + String.length l > 400 then [Printf.sprintf "%d more that it has" (List.length rest + 1)] else l :: shown (length + String.length l) rest in
  let by = match definitions lines claim domains with [] -> "" | lines -> ", by own.words: " ^ String.concat "; and " (shown 0 lines) in
  let own = had claim asked in
  let more = List.length own - 3 in
  by ^ if own = [] then "" else Printf.sprintf ", if %s%s %s what own.names says" (String.concat ", " (List.filteri (fun i _ -> i < 3) own))
    (if more > 0 then Printf.sprintf " and %d more" more else "") (if more > -2 then "are" else "is")
