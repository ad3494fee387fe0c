(* Definitions of a folder's own, printed from the terms that are checked, in the language of package language. Names of
   variables are hints; what they stand for, the terms say. *)

open Kernel
open Terms

let int_of = Widened.int_of

(* ---------- names ---------- *)

let split = String.split_on_char ' '

let language = split "all some count set sum least most graph digraph route for in if from to true false infinite floor ceil abs factorial pow xor bit \
  log root min max cond len link order size vertices links elements neighbors incident component degree distance weight weighted_distance adjacent connected pairs maps sets"

(* What certificates state of networks, and routers. *)
let facts = split "audit automorphism broadcast deadlock deadlock_free delivered distances edge_orbits eigenvalue_multiplicity gossip laplacian_multiplicity lanes max_hops max_stretch minimal total_hops \
  shortest bfs dor dragonfly ecube fattree jtorus oct octagon updown"

let defined x = List.mem x language || List.mem_assoc x standard_words || List.mem_assoc x !own
let networks = "Mesh" :: "Torus" :: List.map (fun ((n, _), _) -> n) standard_texts
let is_network x = List.exists (fun n -> String.lowercase_ascii n = String.lowercase_ascii x) networks
let letter c = c = '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
let digit c = c >= '0' && c <= '9'
let bare x = let n = String.length x in if n > 2 && x.[0] = '"' && x.[n - 1] = '"' then String.sub x 1 (n - 2) else x (* a router's parameter is in quotes *)
let is_name x = x <> "" && letter x.[0] && String.for_all (fun c -> letter c || digit c) x

(* The hints that are left. In a scope the innermost name is first. *)
let hints = ref []

let rec bind scope = function
  | 0 -> scope
  | n ->
    let fine x = let x = bare x in is_name x && not (defined x || List.mem x (List.map bare scope)) in
    let rec other i = let x = Printf.sprintf "x%d" i in if fine x then x else other (i + 1) in
    let x = match !hints with x :: rest -> hints := rest; if fine x then x else other 1 | [] -> other 1 in
    bind (x :: scope) (n - 1)

let last n scope = List.rev (List.filteri (fun i _ -> i < n) scope)
let unfit what = malformed "a definition with %s" what

(* ---------- parts ---------- *)

(* A text, and how tightly it is bound: 7 stands by itself, then operators as in Go, 0 reaches as far as it can. *)
type part = { text : string; strength : int }

let alone text = { text; strength = 7 }
let within strength p = if p.strength < strength then "(" ^ p.text ^ ")" else p.text
let commas = String.concat ", "
let listed = function [x] -> x | list -> "(" ^ commas list ^ ")"
let call name args = alone (name ^ if args = [] then "" else "(" ^ commas (List.map (fun a -> a.text) args) ^ ")")
let prefix op a = { text = op ^ within 6 a; strength = 6 }
let infix (strength, op) a b =
  { text = within (if strength = 3 then 4 else strength) a ^ (if strength > 3 then op else " " ^ op ^ " ") ^ within (strength + 1) b; strength }

(* A comparison, the other way round where a number would stand left. *)
let compared op contrary a b =
  let number p = String.for_all digit p.text in
  if number a && not (number b) then infix (3, contrary) b a else infix (3, op) a b

let operators = [Plus_, (4, "+"); Minus_, (4, "-"); Times_, (5, "*"); Over_, (5, "/"); Modulo_, (5, "%")]
let calculations = [Power_, "pow"; Xor__, "xor"; Bit__, "bit"; Log__, "log"; Root__, "root"]
let functions = [Floor__, "floor"; Ceil__, "ceil"; Abs__, "abs"; Factorial__, "factorial"]
let quantifiers = [All, "all"; Exists_, "some"; Count, "count"; Sum_of, "sum"; Minimum, "min"; Maximum, "max"; Those, "set"]
let inquiries = [Order_, "order"; Size_, "size"; Vertices_, "vertices"; Links_, "links"; Elements_, "elements"; Pairs_, "pairs"; Connected_, "connected"]
let of_vertices = [Neighbours_, "neighbors"; Incident_, "incident"; Degree_, "degree"; Component_, "component"]

(* called is the name of what is applied to so many arguments: a definition of one's own, a standard word or a standard network. *)
let called body arguments =
  let is_text arcs t = int_of t.parameters = arguments && compare (Widened.graph arcs arguments t) (Widened.plain body) = 0 in
  let one is list = List.find_map (fun (name, x) -> if is x then Some name else None) list in
  let found = List.find_map (fun look -> look ()) [
    (fun () -> one (function An_expression x | A_digraph (Arcs_expression x) -> x == body | _ -> false) !own);
    (fun () -> one (fun x -> compare x body = 0) standard_words);
    (fun () -> one (function A_text t -> is_text false t | A_digraph (Arcs_text t) -> is_text true t | _ -> false) !own);
    (fun () -> List.find_opt (fun n -> match standard n (Numerals.nat arguments) with Some t -> is_text false t | None -> false) networks)] in
  match found with Some name -> name | None -> unfit "a word that has no name"

(* ---------- texts of words ---------- *)

(* Names are bound in the order in which they are in the term. *)
let rec each f = function [] -> [] | x :: rest -> let x = f x in x :: each f rest

let rec expr s x =
  let apply name list = call name (each (expr s) list) in
  let on f a b = let a = expr s a in f a (expr s b) in
  match x with
  | Whole z -> let text = Numerals.decimal z in { text; strength = if text.[0] = '-' then 6 else 7 }
  | Infinite_ -> alone "infinite"
  | Always b -> alone (string_of_bool b)
  | Local k -> (match List.nth_opt s (int_of k) with Some x -> alone x | None -> unfit "a variable that has no value")
  | Not0 (Equal0 (a, b)) -> on (infix (3, "!=")) a b
  | Not0 (Less0 (a, b)) -> on (fun a b -> compared "<=" ">=" b a) a b
  | Not0 a -> prefix "!" (expr s a)
  | And0 (a, b) -> on (infix (2, "&&")) a b
  | Or0 (a, b) -> on (infix (1, "||")) a b
  | Equal0 (a, b) -> on (infix (3, "==")) a b
  | Less0 (a, b) -> on (compared "<" ">") a b
  | In_ (a, b) -> on (infix (3, "in")) a b
  | Calculate (Minus_, Whole Z0, a) -> prefix "-" (expr s a)
  | Calculate (o, a, b) -> (match List.assoc_opt o operators with Some o -> on (infix o) a b | None -> apply (List.assoc o calculations) [a; b])
  | Function (f, a) -> apply (List.assoc f functions) [a]
  | Extreme (greater, a, b) -> apply (if greater then "max" else "min") [a; b]
  | Cond0 (c, a, b) -> apply "cond" [c; a; b]
  | To_ (a, b) -> on (fun a b -> { text = within 4 a ^ ".." ^ within 4 b; strength = -1 }) a b
  | Nil | Tuple (_, Nil) -> unfit "a tuple of fewer than two parts"
  | Tuple _ -> apply "" (tuple x)
  | At_ (m, key) -> let m = within 7 (expr s m) in alone (m ^ "[" ^ commas (each (fun x -> (expr s x).text) (match key with Tuple _ -> tuple key | _ -> [key])) ^ "]")
  | Len a -> apply "len" [a]
  | LinkOf (a, b) -> apply "link" [a; b]
  | Of (q, g) -> apply (List.assoc q inquiries) [g]
  | OfVertex (q, g, v) -> apply (List.assoc q of_vertices) [g; v]
  | Route (r, g, u, v) -> apply "route" [r; g; u; v]
  | OfTwo (q, g, u, v) -> apply (match q with Adjacent_ -> "adjacent" | Distance_ -> "distance") [g; u; v]
  | Quantify_ (k, _, _, _, _) -> binder (List.assoc k quantifiers) (quantified s k x)
  | First (last, a, b, only, body) -> binder (if last then "most" else "least") (let r, s = range s (S O) (Over (To_ (a, b))) only in ([r], expr s body))
  | Graph_ (arcs, coordinates, next) -> let ranges, s = ranging s coordinates in binder (if arcs then "digraph" else "graph") (ranges, alone (nexts s next))
  | Call (args, body) ->
    let rec list = function NoArg -> [] | Arg (a, more) -> a :: list more in
    let args = list args in
    apply (called body (List.length args)) args

and tuple = function Nil -> [] | Tuple (a, rest) -> a :: tuple rest | _ -> unfit "a tuple that has no end"

and binder name (ranges, body) = { text = name ^ " " ^ commas ranges ^ ": " ^ within 0 body; strength = 0 }

(* quantified returns the ranges of a quantifier, with those of the same one within, and what is said. *)
and quantified s k = function
  | Quantify_ (l, names, r, only, body) when l = k ->
    let r, s = range s names r only in
    let ranges, body = if k = Count || k = Those then ([], expr s body) else quantified s k body in
    (r :: ranges, body)
  | x -> ([], expr s x)

and range s names over only =
  let called name list = (call name (each (expr s) list)).text in
  let over = match over with
    | Over x -> let x = expr s x in if x.strength < 0 then x.text else within 4 x
    | Sets (a, Any) -> called "sets" [a]
    | Sets (a, UpTo k) -> called "sets" [a; k]
    | Maps_ (a, b) -> called "maps" [a; b] in
  let s = bind s (int_of names) in
  (listed (last (int_of names) s) ^ " in " ^ over ^ condition s only, s)

and condition s c = if c = Always true then "" else " if " ^ within 0 (expr s c)

and ranging s = function
  | NoRange -> ([], s)
  | Range_ (names, r, only, more) -> let r, s = range s names r only in let ranges, s = ranging s more in (r :: ranges, s)

(* A neighbour's conditions stand before its ranges, which have their own. *)
and nexts s = function
  | NoNext -> ""
  | Next_ (more, only, target, others) ->
    let ranges, inside = ranging s more in
    let only = condition inside only in
    let target = within 0 (expr inside target) in
    let next = target ^ only ^ (if ranges = [] then "" else " for " ^ commas ranges) in
    if others = NoNext then next else next ^ "; " ^ nexts s others

(* ---------- definitions ---------- *)

(* define is the line of a definition, which may be used then. The names are hints: those of parameters, of a router then of the
   coordinates of where a message is and of where it goes, and others. A router is printed from the route. *)
let define name params names route meaning =
  if not (is_name name && is_name route.route_for) || defined name || List.mem name facts || is_network name then unfit ("the name " ^ String.escaped name);
  hints := params @ names;
  let p = match meaning with A_text t | A_digraph (Arcs_text t) -> int_of t.parameters | An_expression _ | A_digraph _ -> List.length params | Some_hops _ | A_route _ -> int_of route.route_parameters in
  let s = bind [] p in
  let head name = name ^ if s = [] then "" else "(" ^ commas (List.rev s) ^ ")" in
  let line = match meaning with
    | A_text t -> head name ^ " = " ^ (expr s (Widened.graph false p t)).text
    | A_digraph (Arcs_text t) -> head name ^ " = " ^ (expr s (Widened.graph true p t)).text
    | An_expression x | A_digraph (Arcs_expression x) -> head name ^ " = " ^ within 0 (expr s x)
    | Some_hops _ | A_route _ ->
      let width = int_of route.route_coordinates in
      let at = bind s width in let inside = bind at width in
      name ^ " = route " ^ head route.route_for ^ " from " ^ listed (last width at) ^ " to " ^ listed (last width inside) ^ ": " ^ nexts inside route.route_hops in
  own := (name, meaning) :: !own;
  line

(* read reads a definition, and returns its line: its type, its name, names of parameters, other names, and the term. *)
let read s =
  let kind = name s in
  let name = string s in
  let params = list string s in let names = list string s in
  let define = define name params names in
  let no_route = { route_for = name; route_parameters = O; route_coordinates = O; route_hops = NoNext } in
  match kind with
  | "text" -> define no_route (A_text (Reads.read_text s))
  | "expression" -> define no_route (An_expression (Reads.read_expression s))
  | "digraph" -> define no_route (A_digraph (Reads.read_arcs_line s))
  | "route" -> let r = Reads.read_route s in define r (A_route r)
  | "hops" ->
    let r = Reads.read_route s in let hops = list Reads.read_next s in
    define { r with route_hops = Widened.hops (int_of r.route_parameters + (2 * int_of r.route_coordinates)) hops } (Some_hops { hops_for_network = r.route_for; hops_parameters = r.route_parameters; text_hops = hops })
  | other -> malformed "a definition of a %s" other
