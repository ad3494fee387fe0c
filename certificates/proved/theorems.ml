(* Files of theorems: claims for all values of their variables. The page of package theorem has the form. *)

open Answer
open Kernel

type t = { name : string; claim : Formula.claim; theorem : family_theorem; line : int }

let at line format = Printf.ksprintf (fun why -> raise (Rejected (Printf.sprintf "theorem/form: line %d: %s" line why))) format

(* ---------- Proofs ---------- *)

(* The nodes of a proof, as the file has them. *)
type node =
  | Sums of (n * n) list
  | Rounds of n * (n * n) list
  | Products of n * n
  | Choices of int
  | Cuts of poly

let whole line text = match Numerals.of_decimal text with Some z -> z | None -> at line "%S, want a whole number" (shortened text)

let natural line text = match whole line text with Z0 -> N0 | Zpos p -> Npos p | Zneg _ -> at line "%S, want 0 or more" (shortened text)

let rec weighted line = function
  | [] -> []
  | c :: f :: rest -> let c = natural line c in (c, natural line f) :: weighted line rest
  | [_] -> at line "a number without its fact"

(* A polynomial such as x5-1 or 2*x1*x3^2+x2-7, in the order that it has in the file. *)
let polynomial line text =
  let n = String.length text in
  let rec monomials i list =
    if i >= n then List.rev list
    else begin
      let sign, i = match text.[i] with '-' -> (-1, i + 1) | '+' when i > 0 -> (1, i + 1) | _ when i = 0 -> (1, i) | _ -> at line "%S, want a polynomial" (shortened text) in
      let stop = let rec go j = if j < n && text.[j] <> '+' && text.[j] <> '-' then go (j + 1) else j in go i in
      let parts = String.split_on_char '*' (String.sub text i (stop - i)) in
      let coefficient, variables = match parts with
        | p :: rest when p <> "" && p.[0] <> 'x' -> (whole line p, rest)
        | _ -> (Zpos XH, parts) in
      let variables = List.concat_map (fun v ->
        if String.length v < 2 || v.[0] <> 'x' then at line "%S, want a variable" (shortened v);
        let name, power = match String.split_on_char '^' (String.sub v 1 (String.length v - 1)) with
          | [x] -> (x, 1)
          | [x; k] -> (x, match Numerals.small k with Some k when k >= 1 && k <= 64 -> k | _ -> at line "%S, want a power of a variable" (shortened v))
          | _ -> at line "%S, want a variable" (shortened v) in
        List.init power (fun _ -> natural line name)) variables in
      let coefficient = if sign > 0 then coefficient else match coefficient with Zpos p -> Zneg p | z -> z in
      monomials stop ((variables, coefficient) :: list)
    end in
  if n = 0 then at line "an empty polynomial";
  if text = "0" then [] else monomials 0 []

let node line form text =
  let words = String.split_on_char ' ' text in
  match form, words with
  | "sum", _ -> Sums (weighted line words)
  | "round", d :: rest -> Rounds (natural line d, weighted line rest)
  | "times", [i; j] -> let i = natural line i in Products (i, natural line j)
  | "cases", [i] -> (match Numerals.small i with Some i -> Choices i | None -> at line "%S, want a choice" (shortened i))
  | "cut", [p] -> Cuts (polynomial line p)
  | _ -> at line "%S %S, want a node of a proof" (shortened form) (shortened text)

(* tree makes the kernel's proof from nodes; of each choice it has to know how many branches there are. *)
let tree line branch nodes =
  let rest = ref nodes in
  let take () = match !rest with [] -> at line "the proof ends, want another node" | n :: r -> rest := r; n in
  let enter choices (Branch (_, more)) = List.rev_append more choices in
  let rec go depth choices =
    if depth > 1 lsl 10 then at line "cases and cuts nest too deep";
    match take () with
    | Sums l -> Sum l
    | Rounds (d, l) -> let t = go depth choices in Round (d, l, t)
    | Products (i, j) -> let t = go depth choices in Multiply (i, j, t)
    | Choices i ->
      let count = List.length choices in
      if i >= count then at line "choice %d, want one below %d" i count;
      let branches = List.nth choices (count - 1 - i) in
      let rec each = function [] -> [] | b :: l -> let t = go (depth + 1) (enter choices b) in t :: each l in
      Cases (natural line (string_of_int i), each branches)
    | Cuts p -> let a = go (depth + 1) choices in Cut (p, a, go (depth + 1) choices) in
  let t = go 0 (enter [] branch) in
  if !rest <> [] then at line "%d nodes more than the proof needs" (List.length !rest);
  t

(* ---------- Lines ---------- *)

type lines = { file : (string * string) array; mutable position : int }

let next r = if r.position < Array.length r.file then fst r.file.(r.position) else ""
let here r = r.position + 2

let text r keyword =
  if next r <> keyword then at (here r) "%S, want a line %S" (shortened (next r)) keyword;
  r.position <- r.position + 1;
  snd r.file.(r.position - 1)

let split_if text =
  let mark = " if " in
  let rec find i = if i + 4 > String.length text then None else if String.sub text i 4 = mark then Some i else find (i + 1) in
  match find 0 with
  | Some i -> (String.sub text 0 i, Some (String.sub text (i + 4) (String.length text - i - 4)))
  | None -> (text, None)

let syntax line text = try (Language.claim text).expression with Language.Wrong (_, column, why) -> at line "%S: column %d: %s" (shortened text) column why

let formed f = try f () with Texts.No_form what -> not_proved ("a theorem with " ^ what)

(* ---------- Networks ---------- *)

(* What a reader of theorems knows of a folder: names of formulas, and the definition of a text. *)
type folder = { names : Formula.names; definition : string -> int -> (Language.definition * Kernel.text) option }

let term line names text = formed (fun () -> Texts.term (Texts.scope ~rounded:true names) (syntax line text))

let piece line names text =
  let left, only = split_if text in
  formed (fun () ->
    let s = Texts.scope ~rounded:true names in
    make_piece (Texts.tuple s (syntax line left)) (Stdlib.Option.map (fun c -> Texts.cond s (syntax line c)) only))

let tuple line names text = formed (fun () -> Texts.tuple (Texts.scope ~rounded:true names) (syntax line text))

let fields text = if text = "" then [] else String.split_on_char ' ' text

let subjects = ["order", OfOrder; "size", OfSize; "min_degree", OfMinDegree; "max_degree", OfMaxDegree; "vertex_transitive", OfTransitive;
  "diameter", OfDiameter; "radius", OfRadius; "hamiltonian", OfHamiltonian; "bipartite", OfBipartite; "connected", OfConnected; "girth", OfGirth; "vertex_orbits", OfOrbits; "matching_number", OfMatching;
  "vertex_connectivity", OfVertexConnectivity; "edge_connectivity", OfEdgeConnectivity; "distance_sum", OfDistanceSum; "bisection", OfBisection; "edge_transitive", OfEdgeTransitive]

(* said splits FACT RELATION VALUE [if CONDITION]; the first relation counts. *)
let said_of line text =
  let text, only = split_if text in
  let cut mark =
    let mark' = " " ^ mark ^ " " in
    let n = String.length mark' in
    let rec find i = if i + n > String.length text then None else if String.sub text i n = mark' then Some i else find (i + 1) in
    Stdlib.Option.map (fun i -> (i, String.sub text 0 i, String.sub text (i + n) (String.length text - i - n))) (find 0) in
  let found = List.filter_map (fun (mark, r) -> Stdlib.Option.map (fun (i, f, v) -> (i, f, r, v)) (cut mark)) ["==", SaysExactly; "<=", SaysAtMost; ">=", SaysAtLeast] in
  match List.sort (fun (i, _, _, _) (j, _, _, _) -> compare i j) found with
  | (_, fact, relation, value) :: _ ->
    let times, fact = match String.index_opt fact '*' with
      | Some i when not (String.contains (String.sub fact 0 i) '(') ->
        let factor = String.sub fact 0 i in
        let k = match Numerals.small factor with Some k when k >= 2 && k < 1 lsl 31 -> whole line factor | _ -> at line "lemma about %S, want a fact, or 2 or more times a fact" (shortened fact) in
        (k, String.sub fact (i + 1) (String.length fact - i - 1))
      | _ -> (Numerals.z 1, fact) in
    (times, fact, relation, value, only)
  | [] -> at line "lemma %S, want FACT RELATION VALUE" (shortened text)

(* The names of the variables that each neighbour of a text has. *)
let item_variables family (d : Language.definition) = match d.body.op with
  | Language.Graph (_, _, nexts) ->
    List.concat (List.map2 (fun (n : Language.next) (m : Kernel.next) ->
      let names = List.concat_map (fun (r : Language.range) -> r.names) n.over in
      List.map (fun it -> List.filteri (fun i _ -> i >= List.length names - List.length (variables_of_item it)) names) (unroll (constants_of family) [] m.over m)) nexts family.line.neighbours)
  | _ -> []

let lemma r params coords vertex items (before : lemma list) =
  let line = here r in
  let said = text r "lemma" in
  let by = text r "by" in
  let rec objects list = match next r with
    | "" | "lemma" | "network" | "refute" | "theorem" -> List.rev list
    | keyword -> let line = here r in let t = text r keyword in objects ((keyword, (line, t)) :: list) in
  let objects = objects [] in
  let all keyword = List.filter_map (fun (k, o) -> if k = keyword then Some o else None) objects in
  let one keyword = match all keyword with [o] -> Some o | [] -> None | _ -> not_proved ("a lemma with several lines " ^ keyword) in
  let the keyword = match one keyword with Some o -> o | None -> at line "no line %S, want one" keyword in
  let pieces keyword names = List.map (fun (line, t) -> piece line names t) (all keyword) in
  let times_, fact, said, value, only = said_of line said in
  let inner = params @ coords in
  let equals = match value with "true" -> Texts.number 1 | "false" -> Texts.number 0 | _ -> term line params value in
  let under = match only with None -> Yes | Some c -> formed (fun () -> Texts.cond (Texts.scope ~rounded:true params) (syntax line c)) in
  let of_ = match List.assoc_opt fact subjects with Some s -> s | None -> not_proved ("a lemma about " ^ shortened fact) in
  let width = List.length coords in
  let in_names keyword names = let line, t = the keyword in term line names t in
  (* Terms of sums, one for each of some variables, in parameters and the variables up to theirs. *)
  let sums = ref (all "sum") in
  let summed names = List.mapi (fun i name -> match !sums with
    | [] -> at line "no line \"sum\" for %s, want one for each variable" name
    | (line, t) :: rest -> sums := rest; term line (params @ List.filteri (fun j _ -> j <= i) names) t) names in
  let no_sums () = if !sums <> [] then at line "more lines \"sum\" than there are variables, want one for each" in
  let walk () =
    let _, step = the "step" in
    let length = in_names "length" params in
    (length, pieces "walk" (params @ [step])) in
  let only keywords = List.iter (fun (keyword, (line, _)) -> if not (List.mem keyword keywords) then at line "a line %S, want one of others" (shortened keyword)) objects in
  let new_names keyword count others = match one keyword with
    | None -> []
    | Some (line, t) ->
      let names = fields t in
      if List.length names <> count || List.exists (fun x -> List.mem x others) names || List.length (List.sort_uniq compare names) <> count then at line "%S, want %d new names" (shortened t) count;
      names in
  let shown_by = match of_, by with
    | OfOrder, "product" -> only []; ByProduct
    | (OfMinDegree | OfMaxDegree), "neighbors" -> only ["at"]; ByNeighbours (pieces "at" params)
    | OfSize, "degrees" -> only []; ByDegrees
    | OfOrder, "sums" ->
      only ["sum"];
      let terms = summed coords in
      no_sums ();
      BySums terms
    | OfSize, "sums" ->
      only ["links"; "sum"];
      let links = List.map (fun (line, t) -> match t with "once" -> false | "twice" -> true | _ -> at line "%S, want once or twice" (shortened t)) (all "links") in
      if List.length links <> List.length items then at line "%d lines \"links\", want one for each of %d neighbours" (List.length links) (List.length items);
      let terms = List.map2 (fun twice variables -> (twice, summed (coords @ variables))) links items in
      no_sums ();
      ByLinkSums terms
    | OfTransitive, "maps" ->
      only ["to"; "image"; "inverse"];
      let names = inner @ new_names "to" width inner in
      let image = pieces "image" names in
      ByMaps (image, pieces "inverse" names)
    | OfConnected, "potential" -> only ["upper"]; ByUpper (in_names "upper" inner)
    | (OfDiameter | OfRadius), "potential" ->
      only ["from"; "upper"; "source"; "lower"; "far"];
      let from = new_names "from" width inner in
      let rooted = from = [] && List.exists (fun m -> m.of_ = OfOrbits) before && not (List.exists (fun m -> m.of_ = OfTransitive) before) in
      let uppers = if rooted then List.map (fun (line, t) -> term line inner t) (all "upper") else [in_names "upper" (inner @ from)] in
      let made start lower far = if rooted then ByRoots (uppers, start, lower, far) else ByPotential (from <> [], List.hd uppers, start, lower, far) in
      if said = SaysAtMost then made [] (Texts.number 0) []
      else begin
        let source_line, source = match one "source" with Some o -> o | None -> vertex in
        let start = tuple source_line params source in
        let lower = in_names "lower" inner in
        made start lower (pieces "far" params)
      end
    | OfRadius, "centre" ->
      only ["centre"; "upper"; "from"; "lower"; "far"];
      let centre = let line, t = the "centre" in tuple line params t in
      let upper = in_names "upper" inner in
      ignore (the "from");
      let from = new_names "from" width inner in
      let lower = in_names "lower" (inner @ from) in
      ByCentre (centre, upper, lower, pieces "far" (params @ from))
    | OfEdgeTransitive, "maps" ->
      only ["to"; "image"; "inverse"];
      ignore (the "to");
      let to_ = new_names "to" (width + 1) inner in
      let image = pieces "image" (inner @ to_) in
      ByEdgeMaps (image, pieces "inverse" (inner @ to_))
    | OfTransitive, "degrees" -> only []; ByDifference (OfMinDegree, OfMaxDegree)
    | OfTransitive, "eccentricities" -> only []; ByDifference (OfRadius, OfDiameter)
    | OfOrbits, "maps" ->
      only ["to"; "root"; "image"; "inverse"];
      ignore (the "to");
      let to_ = new_names "to" width inner in
      let roots = pieces "root" (params @ to_) in
      let image = pieces "image" (inner @ to_) in
      ByRootMaps (roots, image, pieces "inverse" (inner @ to_))
    | (OfOrbits | OfEdgeConnectivity | OfVertexConnectivity), "transitivity" -> only []; ByTransitivity
    | (OfVertexConnectivity | OfEdgeConnectivity), "degree" -> only []; ByDegree
    | OfMatching, "hamiltonian" -> only []; ByHamiltonian
    | OfDistanceSum, "sums" ->
      only ["from"; "distance"; "each"; "sum"];
      let from = new_names "from" width inner in
      let distance = in_names "distance" (inner @ from) in
      let terms = summed (from @ coords) in
      no_sums ();
      ByDistances (from <> [], distance, terms, if from = [] then in_names "each" params else Texts.number 0)
    | OfBisection, "cut" ->
      only ["side"; "sum"];
      let line, t = the "side" in
      let side = formed (fun () -> Texts.cond (Texts.scope ~rounded:true inner) (syntax line t)) in
      let half = summed coords in
      let links = List.map (fun variables -> summed (coords @ variables)) items in
      no_sums ();
      ByCut (side, half, links)
    | OfBisection, "counting" ->
      only ["links"; "steps"; "factor"; "sum"; "most"];
      let twice = List.map (fun (line, t) -> match t with "once" -> false | "twice" -> true | _ -> at line "%S, want once or twice" (shortened t)) (all "links") in
      let steps = List.map (fun (line, t) -> term line inner t) (all "steps") in
      let count = List.length items in
      if List.length twice <> count || List.length steps <> count then at line "%d lines \"links\", %d \"steps\", want one for each of %d neighbours" (List.length twice) (List.length steps) count;
      let most = in_names "most" params in
      let factor = match one "factor" with
        | None -> Numerals.z 1
        | Some (_, t) -> (match Numerals.small t with Some k when k >= 1 && k <= 1 lsl 30 -> Numerals.z k | _ -> not_proved "a factor that is no number") in
      let links = List.map2 (fun twice s -> ((twice, s), summed coords)) twice steps in
      no_sums ();
      ByCounting (factor, links, most)
    | OfHamiltonian, "next" ->
      only ["next"; "position"];
      let steps = pieces "next" inner in
      ByNext (steps, in_names "position" inner)
    | OfBipartite, "colour" -> only ["colour"]; ByColour (in_names "colour" inner)
    | OfBipartite, "odd-walk" -> only ["length"; "step"; "walk"]; let length, walk = walk () in ByOddWalk (length, walk)
    | OfGirth, "cycle" -> only ["length"; "step"; "walk"]; let length, walk = walk () in ByCycle (length, walk)
    | OfGirth, "walks" -> only []; ByWalks
    | _ -> not_proved ("a lemma about " ^ fact ^ " by " ^ shortened by) in
  { of_; saying = said; times_; equals; under; shown_by }

let rec place = function O -> 0 | S i -> 1 + place i

(* Interval arithmetic: what a term is at least where the variables are at least [lows]; none if that does not tell. Numbers
   beyond a million count as a million. *)
let rec least lows t =
  let most = 1_000_000 in
  let not_negative = function Some a -> a >= 0 | None -> false in
  match t with
  | Num Z0 -> Some 0
  | Num (Zpos p) -> Some (match Numerals.small (Numerals.decimal_of_positive p) with Some n -> min n most | None -> most)
  | Var i -> List.nth lows (place i)
  | Plus (a, b) -> (match least lows a, least lows b with Some a, Some b -> Some (min most (a + b)) | _ -> None)
  | Minus (a, (Num (Zpos p))) -> (match least lows a, Numerals.small (Numerals.decimal_of_positive p) with Some a, Some b when b < most && a < most -> Some (a - b) | _ -> None)
  | Times (a, b) -> (match least lows a, least lows b with Some a, Some b when a >= 0 && b >= 0 -> Some (min most (a * b)) | _ -> None)
  | Floor (a, b) | Min (a, b) when not_negative (least lows a) && not_negative (least lows b) -> Some 0
  | Rest _ -> Some 0
  | Max (a, b) -> (match least lows a, least lows b with Some a, Some b -> Some (max a b) | a, None -> a | None, b -> b)
  | _ -> None

(* What the variables of a domain are at least; a range may depend on variables before. *)
let lows_of variables (d : domain) =
  List.fold_left (fun lows range ->
    let low name was = match range with
      | Between_ (n, from, _) when n = name -> Stdlib.Option.bind (plain_term variables from) (least lows)
      | Tuples (names, list) when List.mem name names ->
        let negative row = List.exists2 (fun n x -> n = name && match x.qnum with Zneg _ -> true | _ -> false) names row in
        if List.exists negative list then None else Some 0
      | _ -> was in
    List.map2 low variables lows) (List.map (fun _ -> None) variables) d.ranges

let network folder claim_domain variables lows conds r =
  let line = here r in
  let name = text r "network" in
  let vertex_line = here r in
  let vertex = text r "vertex" in
  let read = try Formula.read_claim folder.names ("order(" ^ name ^ ")" ^ claim_domain) with Language.Wrong (_, column, why) -> at line "%S: column %d: %s" (shortened name) column why in
  let called, ps = match read.expression with Asks (F_order, m, ps, []) -> (m, ps) | _ -> at line "%S, want a network" (shortened name) in
  let stem = match called with ByStandard s | ByOwn (s, _) | ByWorded (s, _) | ByList (s, _) -> s in
  let definition, text_ = match folder.definition stem (List.length ps) with Some d -> d | None -> at line "%s has no definition that is text, want one that has" (shortened stem) in
  let params, coords = formed (fun () -> Texts.names definition) in
  let arguments = List.map (fun e -> match plain_term variables e with Some t -> t | None -> not_proved "a network's parameter that is no term") ps in
  if List.exists (fun t -> match least lows t with Some n -> n < 0 | None -> true) arguments then not_proved "a network's parameter that may be negative";
  let rec backs list = if next r = "back" then (let line = here r in let t = text r "back" in backs (piece line (params @ coords) t :: list)) else List.rev list in
  let backs = backs [] in
  let root = tuple vertex_line params vertex in
  let family_of = make_family text_ (Numerals.nat (List.length variables)) conds arguments root backs in
  let items = item_variables family_of definition in
  let rec lemmas list = if next r = "lemma" then lemmas (lemma r params coords (vertex_line, vertex) items list :: list) else List.rev list in
  let lemmas = lemmas [] in
  { called; family_of; lemmas }

(* ---------- Theorems ---------- *)

let theorem folder r =
  let line = here r in
  let name = text r "theorem" in
  if not (Verdicts.is_name name) then at line "the name %S, want that of a claim, of a reading or of a correction" (shortened name);
  let claim_line = here r in
  let written = text r "claim" in
  let claim = try Formula.read_claim folder.names written with Language.Wrong (_, column, why) -> at claim_line "column %d: %s" column why in
  if claim.sort <> Formula.A_truth then at claim_line "the claim is no truth, want one";
  let instance = if next r = "instance" then List.map (fun s ->
      if String.length s > 1 && s.[0] = '-' then (match whole (here r) (String.sub s 1 (String.length s - 1)) with Zpos p -> Zneg p | z -> z) else whole (here r) s) (fields (text r "instance")) else [] in
  let variables = variables_of claim.domain in
  let conds = match domain_conditions variables claim.domain with Some c -> c | None -> not_proved "a theorem whose domain is no list of conditions" in
  let domain_text = if claim.domain.ranges = [] then "" else " for " ^ Formula.show_domain claim.domain in
  let rec networks list = if next r = "network" then networks (network folder domain_text variables (lows_of variables claim.domain) conds r :: list) else List.rev list in
  let members = networks [] in
  let rec refuted list =
    if next r <> "refute" then List.rev list
    else begin
      let line = here r in
      ignore (text r "refute");
      let rec nodes list = match next r with
        | "" | "refute" | "theorem" -> List.rev list
        | form -> let line = here r in let t = text r form in nodes (node line form t :: list) in
      refuted ((line, nodes []) :: list)
    end in
  let proofs = ref (refuted []) in
  let proved branch = match !proofs with
    | [] -> at line "no proof of a question, want one"
    | (line, nodes) :: rest -> proofs := rest; tree line branch nodes in
  let trees = List.concat_map (fun m ->
    let network = List.map proved (network_questions m.family_of) in
    let _, shown = List.fold_left (fun (known, shown) l -> match lemma_questions m.family_of known l with
      | Some (questions, known) -> (known_too known l, shown @ List.map proved questions)
      | None -> not_proved "a lemma of a form, or after others, that the kernel does not know") ({ before = []; all_under = []; each_under = []; rooted = []; mapping = [] }, []) m.lemmas in
    network @ shown) members in
  let count = Numerals.nat (List.length variables) in
  let es = entries members in
  let look = look_in count es in
  let sure = sure_terms variables look (plainly_positive count conds) claim.expression in
  let last = match sentence_of variables look sure claim.expression with
    | Some s -> proved (claim_question count conds members s)
    | None -> not_proved "a theorem whose claim is no sentence about whole numbers, or may have no value left of && or ||" in
  let defined = match read_needs variables look sure claim.expression with
    | Some list -> List.map (fun d -> proved (need_question count conds members d)) list
    | None -> not_proved "a theorem with a divisor that is no whole number" in
  if !proofs <> [] then reject "theorem/extra" "%d proofs more than questions, want no more" (List.length !proofs);
  { name; claim; line; theorem = { proved_claim = claim.expression; proved_for = claim.domain; instance; members; refutations = trees @ (last :: defined) } }

(* read returns the theorems of a file, each with the reason where there is none. *)
let read folder lines =
  let r = { file = lines; position = 0 } in
  let rec all list =
    if next r = "" then List.rev list
    else begin
      let start = r.position in
      let one = match theorem folder r with t -> Ok t | exception (Unchecked why) -> Error why in
      (match one with Ok _ -> () | Error _ ->
        r.position <- max r.position (start + 1);
        while next r <> "" && next r <> "theorem" do r.position <- r.position + 1 done);
      all ((snd lines.(start), one) :: list)
    end in
  all []
