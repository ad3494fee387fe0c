(* What is printed of claims, verdicts and theorems: from the terms that the kernel was given. This, and the pages that define
   these terms, is what a reader of "accepted" has to trust. *)

open Kernel
open Numerals

(* Names and words stand in what is printed as they are: none may be taken for more. *)
let within is text = if text <> "" && String.for_all is text then text else Answer.unchecked "the name %S" text
let named = function 'a' .. 'z' | 'A' .. 'Z' | '0' .. '9' | '_' -> true | _ -> false
let name = within named
let quoted text = "\"" ^ within (fun c -> c >= ' ' && c <= '~' && c <> '"' && c <> '\\') text ^ "\""

(* A network's name, with its parameters: Wheel(3), QT(2,2), mine.edges. *)
let titled head ps = head ^ Printed.parameters ps

(* ---------- Numbers ---------- *)

(* A number by its decimals, if they end; else a quotient. *)
let numeral q =
  let { qnum; qden } = qred q in
  let rec places n power = if n > 4096 then None else if Z.modulo power (Zpos qden) = Z0 then Some (n, power) else places (n + 1) (Z.mul power (z 10)) in
  match places 0 (z 1) with
  | None -> "(" ^ decimal qnum ^ "/" ^ decimal (Zpos qden) ^ ")"
  | Some (0, _) -> decimal qnum
  | Some (n, power) ->
    let minus, digits = match Z.div (Z.mul qnum power) (Zpos qden) with Zneg p -> ("-", decimal (Zpos p)) | d -> ("", decimal d) in
    let digits = String.make (max 0 (n + 1 - String.length digits)) '0' ^ digits in
    let whole = String.length digits - n in
    minus ^ String.sub digits 0 whole ^ "." ^ String.sub digits whole n

(* ---------- Facts ---------- *)

type argument = Quoted of string | Network of naming * expr list | Of of expr

let ports m = Quoted (Printed.ports m)

let router = function
  | TheRouter r -> Quoted (Printed.router r)
  | ListedRouter (name, _) -> Quoted name

let routers_of = function
  | F_delivered r | F_minimal r | F_max_hops r | F_total_hops r | F_max_stretch r | F_route r | F_deadlock r | F_deadlock_free r | F_lanes (Some r) -> [r]
  | F_word (_, places) -> List.filter_map (function RouterHere r -> Some r | _ -> None) places
  | _ -> []

(* A fact's name, and what stands before its network. *)
let fact_text = function
  | F_order -> ("order", []) | F_size -> ("size", []) | F_min_degree -> ("min_degree", []) | F_max_degree -> ("max_degree", [])
  | F_diameter -> ("diameter", []) | F_radius -> ("radius", []) | F_distance_sum -> ("distance_sum", []) | F_girth -> ("girth", [])
  | F_connected -> ("connected", []) | F_eccentricity -> ("eccentricity", []) | F_distance -> ("distance", [])
  | F_at_distance -> ("at_distance", []) | F_distance_sum_from -> ("distance_sum_from", []) | F_hamiltonian -> ("hamiltonian", [])
  | F_bisection -> ("bisection", []) | F_broadcast m | F_broadcast_all m -> ("broadcast", [ports m]) | F_gossip m -> ("gossip", [ports m])
  | F_vertex_transitive -> ("vertex_transitive", []) | F_edge_transitive -> ("edge_transitive", []) | F_bipartite -> ("bipartite", [])
  | F_vertex_orbits -> ("vertex_orbits", []) | F_edge_orbits -> ("edge_orbits", []) | F_automorphisms -> ("automorphisms", [])
  | F_eigenvalue_multiplicity -> ("eigenvalue_multiplicity", []) | F_laplacian_multiplicity -> ("laplacian_multiplicity", [])
  | F_spanning_trees -> ("spanning_trees", []) | F_matching_number -> ("matching_number", [])
  | F_vertex_connectivity -> ("vertex_connectivity", []) | F_edge_connectivity -> ("edge_connectivity", [])
  | F_disjoint_paths -> ("disjoint_paths", []) | F_vertex_fault_detour -> ("vertex_fault_detour", [])
  | F_edge_fault_detour -> ("edge_fault_detour", []) | F_cluster -> ("cluster", []) | F_contains _ -> ("contains", [])
  | F_delivered r -> ("delivered", [router r]) | F_minimal r -> ("minimal", [router r]) | F_max_hops r -> ("max_hops", [router r])
  | F_total_hops r -> ("total_hops", [router r]) | F_max_stretch r -> ("max_stretch", [router r]) | F_route r -> ("route", [router r])
  | F_deadlock r -> ("deadlock", [router r]) | F_deadlock_free r -> ("deadlock_free", [router r])
  | F_lanes r -> ("lanes", [match r with Some r -> router r | None -> Quoted "shortest"])
  | F_word ((Standard_word w | Own_word (w, _)), _) -> (w, [])

(* The first k of a list, and those behind. *)
let rec parted k list = match k, list with
  | S k, a :: list -> let first, rest = parted k list in (a :: first, rest)
  | _ -> ([], list)

(* arguments are those of a fact, in turn. *)
let arguments f m ps args =
  let rec placed places args = match places, args with
    | ItselfHere :: places, _ -> Network (m, ps) :: placed places args
    | NetworkHere (m, k) :: places, _ -> let ps, args = parted k args in Network (m, ps) :: placed places args
    | RouterHere r :: places, _ -> router r :: placed places args
    | NumbersHere :: places, _ -> Quoted "numbers" :: placed places args
    | _ :: places, a :: args -> Of a :: placed places args
    | _, _ -> [] in
  match f with
  | F_word (_, places) -> placed places args
  | F_contains other -> [Network (m, ps); Network (other, args)]
  | F_broadcast_all _ -> snd (fact_text f) @ [Network (m, ps); Quoted "all"]
  | _ -> snd (fact_text f) @ Network (m, ps) :: List.map (fun a -> Of a) args

(* ---------- Expressions ---------- *)

let functions = [Floor_, "floor"; Ceil_, "ceil"; Abs_, "abs"; Factorial_, "factorial"]

(* Operators of two operands, with how tightly they bind; functions have 7. *)
let operators = [
  Or_, ("||", 1); And_, ("&&", 2); Equal_, ("==", 3); Unequal_, ("!=", 3); Less_, ("<", 3); AtMost_, ("<=", 3); More_, (">", 3); AtLeast_, (">=", 3);
  Add_, ("+", 4); Sub_, ("-", 4); Mul_, ("*", 5); Div_, ("/", 5); Mod_, ("%", 5);
  Min_, ("min", 7); Max_, ("max", 7); Pow_, ("pow", 7); Log_, ("log", 7); Root_, ("root", 7); Xor_, ("xor", 7); Bit_, ("bit", 7)]

let quantifiers = [All_, "all"; Some_, "some"; Count_, "count"; Sum_, "sum"; Least_, "least"; Most_, "most"; MinOf_, "min"; MaxOf_, "max"]
let strength = function Quantify _ -> 0 | Binary (o, _, _) -> snd (List.assoc o operators) | _ -> 7

(* Whether the text ends with a quantifier, which would take in what follows. *)
let rec trailing = function
  | Quantify _ -> true
  | Unary ((Negative | NotTrue), a) -> strength a > 0 && trailing a
  | Binary (_, _, b) as e when strength e < 7 -> strength b > 0 && trailing b
  | _ -> false

let call name list = name ^ "(" ^ String.concat ", " list ^ ")"

let rec show e =
  let rec flat o = function Binary (p, a, b) when p = o -> flat o a @ [show b] | a -> [show a] in
  match e with
  | Constant (Number q) -> numeral q
  | Constant Endless -> "infinite"
  | Constant (Truth b) -> string_of_bool b
  | Constant (Word w) -> quoted w
  | Variable_ x -> name x
  | Label (Marked (mark, _)) -> quoted mark
  | Label (Coordinates [i]) -> quoted (decimal i)
  | Label (Coordinates l) -> quoted (Printed.parameters l)
  | Unary (Negative, a) -> "-" ^ wrapped (strength a < 6 || (match a with Unary (Negative, _) -> true | _ -> false)) a
  | Unary (NotTrue, a) -> "!" ^ wrapped (strength a < 6) a
  | Unary (o, a) -> call (List.assoc o functions) [show a]
  | Binary (o, a, b) ->
    (match List.assoc o operators with
    | name, 7 -> call name (if o = Min_ || o = Max_ then flat o e else [show a; show b])
    | sign, s -> wrapped (strength a < s || (s = 3 && strength a = s) || trailing a) a ^ (if s = 5 then sign else " " ^ sign ^ " ") ^ wrapped (strength b <= s) b)
  | Choice (c, a, b) -> call "cond" [show c; show a; show b]
  | Quantify (k, x, a, b, c, body) ->
    List.assoc k quantifiers ^ " " ^ name x ^ " in " ^ wrapped (strength a < 4) a ^ ".." ^ wrapped (strength b < 4) b ^
    (if c = Constant (Truth true) then "" else " if " ^ show c) ^ ": " ^ show body
  | Meant (f, m, ps, args, _) | Asks (f, m, ps, args) -> call (name (fst (fact_text f))) (List.map argument (arguments f m ps args))

and argument = function
  | Quoted text -> quoted text
  | Of e -> show e
  | Network (m, ps) ->
    let head = network_word m in
    let plain = match m with ByList _ -> ps <> [] || (head <> "" && head.[0] >= 'A' && head.[0] <= 'Z' && String.for_all named head) | _ -> true in
    if not plain then quoted head else if ps = [] then name head else call (name head) (List.map show ps)

and wrapped parentheses e = if parentheses then "(" ^ show e ^ ")" else show e

let range = function
  | Between_ (x, a, None) -> name x ^ " >= " ^ show a
  | Between_ (x, a, Some b) -> name x ^ " in " ^ show a ^ ".." ^ show b
  | Tuples (xs, l) ->
    let group list = match list with [one] -> one | _ -> "(" ^ String.concat ", " list ^ ")" in
    group (List.map name xs) ^ " in [" ^ String.concat ", " (List.map (fun t -> group (List.map numeral t)) l) ^ "]"

let domain d = String.concat ", " (List.map range d.ranges) ^ match d.condition with None -> "" | Some c -> " if " ^ show c
let claim e d = if d.ranges = [] then show e else show e ^ " for " ^ domain d

(* ---------- Verdicts ---------- *)

let says v = if v.said_to_hold then "holds" else "fails"

(* The cases of a verdict are of the whole domain, or of those that are printed. Whole tells whether a domain that is the whole one
   is left out. *)
let place whole v d = if whole && d = v.meant_for then "" else domain d

(* The lines of a verdict, as its file has them behind its name. *)
let lines whole v =
  let part (count, d) = says v ^ " " ^ decimal count ^ (match place whole v d with "" -> "" | d -> " for " ^ d) in
  ("formula " ^ claim v.claim v.meant_for) :: List.map part v.cases

(* What a verdict says, with its cases. *)
let verdict whole v =
  let cases = match decimal (List.fold_left (fun n (c, _) -> Z.add n c) Z0 v.cases) with "1" -> " in 1 case, " | n -> " in " ^ n ^ " cases, " in
  let where = match List.filter (( <> ) "") (List.map (fun (_, d) -> place whole v d) v.cases) with
    | [] -> "the whole domain"
    | [a; b] -> a ^ " and " ^ b
    | [a] -> a
    | a :: more -> Printf.sprintf "%s and %d more parts" a (List.length more) in
  says v ^ (if v.meant_for.ranges = [] then "" else cases ^ where) ^ ": " ^ claim v.claim v.meant_for
