(* Claims: from their syntax to the kernel's expressions and back. The page of package certificates says under
   "Claims" what a claim may be; what it means, FormulaSays.v does. *)

open Kernel

exception Wrong = Language.Wrong

let wrong (n : Language.node) format = Language.wrong n.at format

type sort = A_number | A_truth | A_word

(* What names stand for in a folder: networks, by their name and their parameters' number, and graphs that are
   named as a whole; routers; and vertices of a network, by the labels that the folder lists. None for names of nothing. *)
type names = {
  network : string -> int -> naming option; whole : string -> naming option; router : string -> called_router option;
  mark : naming -> string -> Kernel.label option; word : string -> Networks.word option;
  contained : [`Fact | `Word] (* what "contains" is taken for: the fact, or the word, which mean the same *) }

(* ---------- Facts ---------- *)

type argument = Network | Vertex | Count | Model | Router | Other

(* What stands beside the network and the numbers; no router for the word "shortest", of lanes. *)
type beside = { ports : ports; all : bool; router : called_router option; other : naming }

let model m = match m with "all-port" -> Some AllPort | "single-port" -> Some SinglePort | _ -> None

(* The facts of which the kernel knows what they are. *)
let facts =
  let plain f _ = f in
  let of_network name sort f = (name, ([Network], sort, plain f)) in
  let that b = match b.router with Some r -> r | None -> Answer.not_proved "a formula with the router shortest" in
  let of_router name sort f = (name, ([Router; Network], sort, fun b -> f (that b))) in
  [ of_network "order" A_number F_order; of_network "size" A_number F_size; of_network "min_degree" A_number F_min_degree;
    of_network "max_degree" A_number F_max_degree; of_network "diameter" A_number F_diameter; of_network "radius" A_number F_radius;
    of_network "distance_sum" A_number F_distance_sum; of_network "girth" A_number F_girth; of_network "connected" A_truth F_connected;
    of_network "hamiltonian" A_truth F_hamiltonian; of_network "bisection" A_number F_bisection;
    of_network "vertex_transitive" A_truth F_vertex_transitive; of_network "edge_transitive" A_truth F_edge_transitive;
    of_network "bipartite" A_truth F_bipartite; of_network "vertex_orbits" A_number F_vertex_orbits; of_network "edge_orbits" A_number F_edge_orbits;
    of_network "automorphisms" A_number F_automorphisms; of_network "spanning_trees" A_number F_spanning_trees; of_network "matching_number" A_number F_matching_number;
    of_network "vertex_connectivity" A_number F_vertex_connectivity; of_network "edge_connectivity" A_number F_edge_connectivity;
    of_network "vertex_fault_detour" A_number F_vertex_fault_detour; of_network "edge_fault_detour" A_number F_edge_fault_detour;
    "eccentricity", ([Network; Vertex], A_number, plain F_eccentricity);
    "distance", ([Network; Vertex; Vertex], A_number, plain F_distance);
    "at_distance", ([Network; Vertex; Count], A_number, plain F_at_distance);
    "distance_sum_from", ([Network; Vertex], A_number, plain F_distance_sum_from);
    "disjoint_paths", ([Network; Vertex; Vertex], A_number, plain F_disjoint_paths);
    "cluster", ([Network; Count], A_number, plain F_cluster);
    "contains", ([Network; Other], A_truth, fun b -> F_contains b.other);
    of_router "delivered" A_number (fun r -> F_delivered r); of_router "minimal" A_number (fun r -> F_minimal r);
    of_router "max_hops" A_number (fun r -> F_max_hops r); of_router "total_hops" A_number (fun r -> F_total_hops r);
    of_router "max_stretch" A_number (fun r -> F_max_stretch r); of_router "deadlock" A_word (fun r -> F_deadlock r);
    of_router "deadlock_free" A_truth (fun r -> F_deadlock_free r);
    "route", ([Router; Network; Vertex; Vertex], A_number, fun b -> F_route (that b));
    "lanes", ([Router; Network], A_number, fun b -> F_lanes b.router);
    "broadcast", ([Model; Network; Vertex], A_number, fun b -> if b.all then F_broadcast_all b.ports else F_broadcast b.ports);
    "gossip", ([Model; Network], A_number, fun b -> F_gossip b.ports) ]

(* A fact's name, and what stands beside the network. *)
let fact_text = function
  | F_order -> ("order", None) | F_size -> ("size", None) | F_min_degree -> ("min_degree", None) | F_max_degree -> ("max_degree", None)
  | F_diameter -> ("diameter", None) | F_radius -> ("radius", None) | F_distance_sum -> ("distance_sum", None) | F_girth -> ("girth", None)
  | F_connected -> ("connected", None) | F_eccentricity -> ("eccentricity", None) | F_distance -> ("distance", None)
  | F_at_distance -> ("at_distance", None) | F_distance_sum_from -> ("distance_sum_from", None) | F_hamiltonian -> ("hamiltonian", None)
  | F_bisection -> ("bisection", None) | F_broadcast m | F_broadcast_all m -> ("broadcast", Some (`Model m)) | F_gossip m -> ("gossip", Some (`Model m))
  | F_vertex_transitive -> ("vertex_transitive", None) | F_edge_transitive -> ("edge_transitive", None) | F_bipartite -> ("bipartite", None)
  | F_vertex_orbits -> ("vertex_orbits", None) | F_edge_orbits -> ("edge_orbits", None) | F_automorphisms -> ("automorphisms", None)
  | F_spanning_trees -> ("spanning_trees", None)
  | F_matching_number -> ("matching_number", None) | F_vertex_connectivity -> ("vertex_connectivity", None)
  | F_edge_connectivity -> ("edge_connectivity", None) | F_disjoint_paths -> ("disjoint_paths", None)
  | F_vertex_fault_detour -> ("vertex_fault_detour", None) | F_edge_fault_detour -> ("edge_fault_detour", None) | F_cluster -> ("cluster", None)
  | F_contains other -> ("contains", Some (`Other other)) | F_delivered r -> ("delivered", Some (`Router r)) | F_minimal r -> ("minimal", Some (`Router r))
  | F_max_hops r -> ("max_hops", Some (`Router r)) | F_total_hops r -> ("total_hops", Some (`Router r))
  | F_max_stretch r -> ("max_stretch", Some (`Router r)) | F_route r -> ("route", Some (`Router r)) | F_deadlock r -> ("deadlock", Some (`Router r))
  | F_deadlock_free r -> ("deadlock_free", Some (`Router r)) | F_lanes (Some r) -> ("lanes", Some (`Router r)) | F_lanes None -> ("lanes", Some `Shortest)
  | F_word ((Standard_word name | Own_word (name, _)), _) -> (name, None)

(* ---------- Functions and operators ---------- *)

let unary_functions = ["floor", Floor_; "ceil", Ceil_; "abs", Abs_; "factorial", Factorial_]
let binary_functions = ["pow", Pow_; "log", Log_; "root", Root_; "xor", Xor_; "bit", Bit_]
let many = ["min", Min_; "max", Max_]
let late = ["log"; "root"; "xor"; "bit"; "factorial"] (* names that variables may have, too *)
let arithmetic = ["+", Add_; "-", Sub_; "*", Mul_; "/", Div_; "%", Mod_]
let comparisons = ["==", Equal_; "!=", Unequal_; "<", Less_; "<=", AtMost_; ">", More_; ">=", AtLeast_]
let connectives = ["&&", And_; "||", Or_]
let quantifiers = ["all", All_; "some", Some_; "count", Count_; "sum", Sum_; "least", Least_; "most", Most_; "min", MinOf_; "max", MaxOf_]

let function_name name = name = "cond" || List.mem_assoc name unary_functions || List.mem_assoc name binary_functions || List.mem_assoc name many

(* Names that no variable has. *)
let taken name = List.mem_assoc name facts || (function_name name && not (List.mem name late))

let variable name = name.[0] >= 'a' && name.[0] <= 'z' && not (List.mem name ["true"; "false"; "infinite"]) && not (taken name)

(* ---------- Reading ---------- *)

let power_of_ten n = Stdlib.Option.get (Numerals.of_decimal ("1" ^ String.make n '0'))

let rational text =
  let digits, places = match String.index_opt text '.' with
    | None -> (text, 0)
    | Some i -> (String.sub text 0 i ^ String.sub text (i + 1) (String.length text - i - 1), String.length text - i - 1) in
  let rec stripped s = if String.length s > 1 && s.[0] = '0' then stripped (String.sub s 1 (String.length s - 1)) else s in
  let den = match power_of_ten places with Zpos p -> p | _ -> XH in
  qred { qnum = Stdlib.Option.get (Numerals.of_decimal (stripped digits)); qden = den }

let number q = Constant (Number q)

(* A label in parentheses: whole numbers with commas between. *)
let label text =
  let n = String.length text in
  let coordinates s = List.map (fun part -> Numerals.small (String.trim part)) (String.split_on_char ',' s) in
  let list = if n >= 2 && text.[0] = '(' && text.[n - 1] = ')' then coordinates (String.sub text 1 (n - 2)) else [Numerals.small text] in
  if List.mem None list then None else Some (List.map (fun i -> Numerals.z (Stdlib.Option.get i)) list)

(* replaced puts nodes for names. The variables of quantifiers get names that no formula has, by how deep they stand. *)
let rec replaced depth by_ (n : Language.node) = match n.op with
  | Name x when List.mem_assoc x by_ -> List.assoc x by_
  | Binder (k, ranges) ->
    let depth, by_, ranges = List.fold_left (fun (depth, by_, list) (r : Language.range) ->
      let within = replaced depth by_ r.within in
      let fresh = List.mapi (fun i x -> x ^ "'" ^ string_of_int (depth + i)) r.names in
      let depth = depth + List.length fresh and by_ = List.map2 (fun x y -> (x, { n with op = Name y; args = [] })) r.names fresh @ by_ in
      (depth, by_, { r with names = fresh; within; only = Stdlib.Option.map (replaced depth by_) r.only } :: list)) (depth, by_, []) ranges in
    { n with op = Binder (k, List.rev ranges); args = List.map (replaced depth by_) n.args }
  | _ -> { n with args = List.map (replaced depth by_) n.args }

let rec asks_facts = function
  | Constant _ | Label _ | Variable_ _ -> false
  | Unary (_, a) -> asks_facts a
  | Binary (_, a, b) -> asks_facts a || asks_facts b
  | Choice (c, a, b) -> asks_facts c || asks_facts a || asks_facts b
  | Quantify (_, _, a, b, c, d) -> asks_facts a || asks_facts b || asks_facts c || asks_facts d
  | Asks _ -> true
  | Meant (_, _, _, _, a) -> asks_facts a

(* vertex_label reads the label of a vertex of a network. *)
let vertex_label (names : names) about w = match Stdlib.Option.bind about (fun m -> names.mark m w), label w with
  | Some l, _ -> l
  | None, Some l -> Coordinates l
  | None, None -> Answer.not_proved ("a formula with the label " ^ w)

let rec read (names : names) bound (n : Language.node) : expr * sort =
  let operand want a =
    let e, sort = read names bound a in
    if sort <> want then wrong a "want %s" (match want with A_number -> "a number" | A_truth -> "a truth" | A_word -> "a word");
    e in
  match n.op with
  | Numeral text -> (number (rational text), A_number)
  | Word text -> (Constant (Word text), A_word)
  | Name "true" -> (Constant (Truth true), A_truth)
  | Name "false" -> (Constant (Truth false), A_truth)
  | Name "infinite" -> (Constant Endless, A_number)
  | Name text when Language.capital text -> wrong n "a network, want a fact about it"
  | Name text when taken text -> wrong n "%S is no variable" text
  | Name text -> (Variable_ text, A_number)
  | Operator "!" -> (Unary (NotTrue, operand A_truth (List.hd n.args)), A_truth)
  | Operator "-" when List.length n.args = 1 -> (Unary (Negative, operand A_number (List.hd n.args)), A_number)
  | Operator o when List.mem_assoc o arithmetic -> let a, b = both n in (Binary (List.assoc o arithmetic, operand A_number a, operand A_number b), A_number)
  | Operator o when List.mem_assoc o connectives -> let a, b = both n in (Binary (List.assoc o connectives, operand A_truth a, operand A_truth b), A_truth)
  | Operator (("==" | "!=") as o) ->
    let a, b = both n in
    let e, sort = read names bound a in
    (Binary (List.assoc o comparisons, e, operand sort b), A_truth)
  | Operator o when List.mem_assoc o comparisons -> let a, b = both n in (Binary (List.assoc o comparisons, operand A_number a, operand A_number b), A_truth)
  | Binder (k, ranges) when List.mem_assoc k quantifiers -> quantified names bound n k ranges
  | Call text when List.mem_assoc text unary_functions && List.length n.args = 1 -> (Unary (List.assoc text unary_functions, operand A_number (List.hd n.args)), A_number)
  | Call text when List.mem_assoc text binary_functions && List.length n.args = 2 ->
    let a, b = both n in (Binary (List.assoc text binary_functions, operand A_number a, operand A_number b), A_number)
  | Call text when List.mem_assoc text many && List.length n.args >= 2 ->
    let o = List.assoc text many in
    (match List.map (operand A_number) n.args with a :: rest -> (List.fold_left (fun a b -> Binary (o, a, b)) a rest, A_number) | [] -> assert false)
  | Call "cond" when List.length n.args = 3 ->
    let c = operand A_truth (List.hd n.args) in
    let a, sort = read names bound (List.nth n.args 1) in
    (Choice (c, a, operand sort (List.nth n.args 2)), sort)
  | Call text when function_name text -> wrong n "%s has %d arguments" text (List.length n.args)
  | Call text when Language.capital text -> wrong n "a network, want a fact about it"
  | Call text when List.mem_assoc text facts && not (names.contained = `Word && text = "contains") -> asks names bound n text
  | Call text -> (match names.word text with
    | Some w -> worded names bound n w
    | None -> wrong n "%s is no fact and no function" text)
  | _ -> wrong n "it speaks of vertices, sets or ranges, want numbers, and facts of networks"

and both n = match n.args with [a; b] -> (a, b) | _ -> wrong n "want two operands"

and quantified (names : names) bound n k = function
  | [] -> assert false
  | (r : Language.range) :: more ->
    let x = match r.names, r.within.op with
      | [x], To -> x
      | _ -> Language.wrong r.place "want VAR in A..B" in
    if more <> [] && List.mem k ["count"; "least"; "most"] then Language.wrong r.place "%s with several ranges, want one" k;
    if not (variable x) || List.mem x bound then Language.wrong r.place "variable %s, want a small name that is free" x;
    let operand bound want a = let e, sort = read names bound a in if sort <> want then wrong a "want another sort"; e in
    let from, upto = both r.within in
    let from = operand bound A_number from and upto = operand bound A_number upto in
    let bound = x :: bound in
    let only = match r.only with None -> Constant (Truth true) | Some c -> operand bound A_truth c in
    let body = if more <> [] then fst (quantified names bound n k more)
      else operand bound (if List.mem k ["sum"; "min"; "max"] then A_number else A_truth) (List.hd n.args) in
    (Quantify (List.assoc k quantifiers, x, from, upto, only, body), if k = "all" || k = "some" then A_truth else A_number)

and asks (names : names) bound n text =
  let kinds, sort, make = List.assoc text facts in
  if List.length kinds <> List.length n.args then wrong n "%s has %d arguments, want %d" text (List.length n.args) (List.length kinds);
  let about = ref None and beside = ref { ports = AllPort; all = false; router = None; other = ByStandard "" } and args = ref [] in
  let number a = let e, s = read names bound a in if s <> A_number then wrong a "want a number"; args := e :: !args in
  List.iter2 (fun kind (a : Language.node) -> match kind, a.op with
    | Network, _ -> about := Some (network names bound a)
    | Other, _ -> let m, ps = network names bound a in beside := { !beside with other = m }; args := List.rev ps
    | Model, Word w -> (match model w with Some m -> beside := { !beside with ports = m } | None -> Answer.reject "verdict/value" "%S is no model, want all-port or single-port" w)
    | Router, Word "shortest" when text = "lanes" -> ()
    | Router, Word w when not (String.contains w ' ') -> (match names.router w with Some r -> beside := { !beside with router = Some r } | None -> Answer.not_proved ("a formula with the router " ^ w))
    | Vertex, Word "all" when text = "broadcast" -> beside := { !beside with all = true }
    | Vertex, Word w -> args := Label (vertex_label names (Stdlib.Option.map fst !about) w) :: !args
    | (Vertex | Count), _ -> number a
    | _ -> wrong a "want the name of a model or a router in quotes") kinds n.args;
  let m, ps = Stdlib.Option.get !about in
  (Asks (make !beside, m, ps, List.rev !args), sort)

(* worded reads the call of a word. If the word says what it does in facts and numbers alone, it is a formula itself. *)
and worded (names : names) bound n (w : Networks.word) =
  let is = Sorts.is in
  let sort = if is w.value Sorts.True_or_false then A_truth else A_number in
  if not (is w.value Sorts.Whole || sort = A_truth) || not (List.exists (fun p -> is p Sorts.A_network) w.params)
    || List.exists (fun p -> not (List.exists (is p) [Sorts.A_network; Sorts.Whole; Sorts.Part; Sorts.In_quotes])) w.params then
    wrong n "%s is a part of other words, and no fact about a network" w.definition.name;
  if List.length w.params <> List.length n.args then wrong n "%s has %d arguments, want %d" w.definition.name (List.length n.args) (List.length w.params);
  let about = ref None and args = ref [] in
  let number a = let e, s = read names bound a in if s <> A_number then wrong a "want a number"; args := e :: !args in
  let places = List.map2 (fun p (a : Language.node) ->
    if is p Sorts.A_network then
      match network names bound a, !about with
      | found, None -> about := Some found; ItselfHere
      | (m, ps), Some _ -> args := List.rev_append ps !args; NetworkHere (m, Numerals.nat (List.length ps))
    else if is p Sorts.Whole then (number a; NumberHere)
    else if is p Sorts.In_quotes then Answer.not_proved "a formula with a word about routers"
    else match a.op with
      | Word word -> args := Label (vertex_label names (Stdlib.Option.map fst !about) word) :: !args; VertexHere
      | _ -> number a; VertexHere) w.params n.args in
  let m, ps = Stdlib.Option.get !about in
  match meaning names bound w.definition n.args with
  | Some (body, found) when found = sort && asks_facts body -> (Meant (F_word (Standard_word w.definition.name, places), m, ps, List.rev !args, body), sort)
  | _ -> (Asks (F_word (w.named (), places), m, ps, List.rev !args), sort)

(* meaning reads a word's text as a formula, where its parameters are what stands for them; None if it is none. *)
and meaning names bound (d : Language.definition) args =
  match read names bound (replaced (List.length bound) (List.combine (List.map fst d.params) args) d.body) with
  | found -> Some found
  | exception (Wrong _ | Answer.Rejected _ | Answer.Unchecked _) -> None

and network (names : names) bound n =
  let parameters = List.map (fun a -> let e, s = read names bound a in if s <> A_number then wrong a "want a number"; e) in
  match n.op with
  | Name text | Call text when Language.capital text ->
    (match names.network text (List.length n.args) with
     | Some m -> (m, parameters n.args)
     | None -> Answer.reject "verdict/value" "%s with %d parameters is no network" text (List.length n.args))
  | Word text ->
    (match names.whole text with
     | Some m -> (m, [])
     | None ->
       (match (try Some (Language.claim text).expression with Wrong _ -> None) with
        | Some ({ op = (Name s | Call s); _ } as inner) when Language.capital s -> network names [] inner
        | _ -> Answer.reject "verdict/value" "%S is no network" text))
  | _ -> wrong n "want a network"

(* ---------- Domains ---------- *)

let rec variables bound e = match e with
  | Constant _ | Label _ -> []
  | Variable_ x -> if List.mem x bound then [] else [x]
  | Unary (_, a) -> variables bound a
  | Binary (_, a, b) -> variables bound a @ variables bound b
  | Choice (c, a, b) -> variables bound c @ variables bound a @ variables bound b
  | Quantify (_, x, a, b, c, d) -> variables bound a @ variables bound b @ variables (x :: bound) c @ variables (x :: bound) d
  | Asks (_, _, ps, args) -> List.concat_map (variables bound) (ps @ args)
  | Meant (_, _, ps, args, a) -> List.concat_map (variables bound) (ps @ args) @ variables bound a

let signed (n : Language.node) = match n.op, n.args with
  | Numeral text, _ -> rational text
  | Operator "-", [{ op = Numeral text; _ }] ->
    let q = rational text in
    if q.qnum = Z0 then wrong n "-0 in a list" else { q with qnum = (match q.qnum with Zpos p -> Zneg p | z -> z) }
  | _ -> wrong n "want numbers in a list, with a sign or none"

(* A claim, with its domain. *)
type claim = { expression : expr; domain : domain; sort : sort }

let read_claim (names : names) text =
  let c = Language.claim text in
  let plain known want (n : Language.node) =
    let e, sort = read names [] n in
    if sort <> want then wrong n "want another sort";
    if asks_facts e then wrong n "a domain asks no facts of networks";
    List.iter (fun x -> if not (List.mem x known) then wrong n "variable %s has no values before" x) (variables [] e);
    e in
  let known, ranges = List.fold_left (fun (known, ranges) (vars, values, place) ->
    List.iter (fun x ->
      if not (variable x) then Language.wrong place "variable %s, want a small name that is no fact's and no function's" x;
      if List.mem x known then Language.wrong place "variable %s has values already" x) vars;
    let range = match (values : Language.values) with
      | Listed l ->
        let tuples = List.map (List.map signed) l in
        if List.length (List.sort_uniq compare tuples) < List.length tuples then Language.wrong place "a value twice in a list, want it once";
        Tuples (vars, tuples)
      | Interval (a, b) -> Between_ (List.hd vars, plain known A_number a, Stdlib.Option.map (plain known A_number) b) in
    (vars @ known, range :: ranges)) ([], []) c.domain in
  let condition = Stdlib.Option.map (plain known A_truth) c.condition in
  let expression, sort = read names known c.expression in
  List.iter (fun x -> if not (List.mem x known) then wrong c.expression "variable %s has no values" x) (variables [] expression);
  { expression; domain = { ranges = List.rev ranges; condition }; sort }

(* Whether each range has an end. *)
let ends d = not (List.exists (function Between_ (_, _, None) -> true | _ -> false) d.ranges)

(* The first k of a list, and those behind. *)
let rec parted k list = match k, list with
  | S k, a :: list -> let first, rest = parted k list in (a :: first, rest)
  | _ -> ([], list)

(* The networks that a word is asked about besides the first, with their parameters. *)
let others f args =
  let rec go places args = match places, args with
    | NetworkHere (m, k) :: places, _ -> let ps, args = parted k args in (m, ps) :: go places args
    | ItselfHere :: places, _ -> go places args
    | (VertexHere | NumberHere) :: places, _ :: args -> go places args
    | _, _ -> [] in
  match f with F_word (_, places) -> go places args | _ -> []

(* ---------- Writing ---------- *)

let name_of o list = fst (List.find (fun (_, p) -> p = o) list)

(* A number whose decimals end. *)
let numeral q =
  let rec split p twos fives =
    let n = Numerals.int_of (Zpos p) in
    if n mod 2 = 0 then split (Numerals.positive (n / 2)) (twos + 1) fives
    else if n mod 5 = 0 then split (Numerals.positive (n / 5)) twos (fives + 1) else max twos fives in
  let places = split q.qden 0 0 in
  if places = 0 then Numerals.decimal q.qnum
  else begin
    let whole = qred (qmult q { qnum = power_of_ten places; qden = XH }) in
    let text = Numerals.decimal whole.qnum in
    let text = if String.length text <= places then String.make (places + 1 - String.length text) '0' ^ text else text in
    let n = String.length text in
    String.sub text 0 (n - places) ^ "." ^ String.sub text (n - places) places
  end

let strength = function
  | Quantify _ -> 0
  | Binary (Or_, _, _) -> 1 | Binary (And_, _, _) -> 2
  | Binary ((Equal_ | Unequal_ | Less_ | AtMost_ | More_ | AtLeast_), _, _) -> 3
  | Binary ((Add_ | Sub_), _, _) -> 4 | Binary ((Mul_ | Div_ | Mod_), _, _) -> 5
  | _ -> 7

(* Whether the text ends with a quantifier, which would take in what follows. *)
let rec trailing = function
  | Quantify _ -> true
  | Unary ((Negative | NotTrue), a) -> strength a > 0 && trailing a
  | Binary (_, _, b) as e when strength e < 7 -> strength b > 0 && trailing b
  | _ -> false

let rec show e =
  let call name list = name ^ "(" ^ String.concat ", " list ^ ")" in
  let rec flat o = function Binary (p, a, b) when p = o -> flat o a @ [show b] | a -> [show a] in
  match e with
  | Constant (Number q) -> numeral q
  | Constant Endless -> "infinite"
  | Constant (Truth b) -> string_of_bool b
  | Constant (Word w) -> "\"" ^ w ^ "\""
  | Variable_ x -> x
  | Label (Marked (mark, _)) -> "\"" ^ mark ^ "\""
  | Label (Coordinates [i]) -> "\"" ^ Numerals.decimal i ^ "\""
  | Label (Coordinates l) -> "\"(" ^ String.concat "," (List.map Numerals.decimal l) ^ ")\""
  | Unary (Negative, a) -> "-" ^ wrapped (strength a < 6 || (match a with Unary (Negative, _) -> true | _ -> false)) a
  | Unary (NotTrue, a) -> "!" ^ wrapped (strength a < 6) a
  | Unary (o, a) -> call (name_of o unary_functions) [show a]
  | Binary ((Min_ | Max_) as o, _, _) -> call (name_of o many) (flat o e)
  | Binary ((Pow_ | Log_ | Root_ | Xor_ | Bit_) as o, a, b) -> call (name_of o binary_functions) [show a; show b]
  | Binary (o, a, b) ->
    let s = strength e in
    let sign = name_of o (arithmetic @ comparisons @ connectives) in
    wrapped (strength a < s || (s = 3 && strength a = s) || trailing a) a ^ (if s = 5 then sign else " " ^ sign ^ " ") ^ wrapped (strength b <= s) b
  | Choice (c, a, b) -> call "cond" [show c; show a; show b]
  | Quantify (k, x, a, b, c, body) ->
    name_of k quantifiers ^ " " ^ x ^ " in " ^ wrapped (strength a < 4) a ^ ".." ^ wrapped (strength b < 4) b ^
    (if c = Constant (Truth true) then "" else " if " ^ show c) ^ ": " ^ show body
  | Meant (f, m, ps, args, _) -> show (Asks (f, m, ps, args))
  | Asks (f, m, ps, args) ->
    let name, beside = fact_text f in
    let network m ps = match m with
      | ByStandard s | ByOwn (s, _) | ByWorded (s, _) -> if ps = [] then s else call s (List.map show ps)
      | ByList (s, _) ->
        if ps <> [] then call s (List.map show ps)
        else if Language.capital s && String.for_all (fun c -> Language.letter c || Language.digit c) s then s else "\"" ^ s ^ "\"" in
    let quoted s = "\"" ^ s ^ "\"" in
    let first, last = match beside with
      | None -> ([], List.map show args)
      | Some (`Model AllPort) -> ([quoted "all-port"], List.map show args)
      | Some (`Model SinglePort) -> ([quoted "single-port"], List.map show args)
      | Some (`Router (TheRouter r)) -> ([quoted (Printed.router { Printed.graph = Text; other = Text; table = "table" } r)], List.map show args)
      | Some (`Router (ListedRouter (s, _))) -> ([quoted s], List.map show args)
      | Some `Shortest -> ([quoted "shortest"], List.map show args)
      | Some (`Other m) -> ([], [network m args]) in
    let all = match f with F_broadcast_all _ -> [quoted "all"] | _ -> [] in
    match f with
    | F_word (_, places) -> call name (arguments (network m ps) network places args)
    | _ -> call name (first @ [network m ps] @ last @ all)

(* The arguments of a word in turn, of which the network that it is about is written already. *)
and arguments itself network places args = match places, args with
  | [], _ -> []
  | ItselfHere :: places, _ -> itself :: arguments itself network places args
  | NetworkHere (m, k) :: places, _ ->
    let ps, args = parted k args in
    network m ps :: arguments itself network places args
  | _ :: places, a :: args -> show a :: arguments itself network places args
  | _ :: _, [] -> []

and wrapped parentheses e = if parentheses then "(" ^ show e ^ ")" else show e

let show_range = function
  | Between_ (x, a, None) -> x ^ " >= " ^ show a
  | Between_ (x, a, Some b) -> x ^ " in " ^ show a ^ ".." ^ show b
  | Tuples (xs, l) ->
    let group list = if List.length xs > 1 then "(" ^ String.concat ", " list ^ ")" else List.hd list in
    let signed q = match q.qnum with Zneg p -> "-" ^ numeral { q with qnum = Zpos p } | _ -> numeral q in
    group xs ^ " in [" ^ String.concat ", " (List.map (fun t -> group (List.map signed t)) l) ^ "]"

let show_domain d =
  String.concat ", " (List.map show_range d.ranges) ^ match d.condition with None -> "" | Some c -> " if " ^ show c

let show_claim e d = if d.ranges = [] then show e else show e ^ " for " ^ show_domain d
