(* Of which sorts the parts of definitions are, as package words finds out: so that a file is refused in which a text can
   have no meaning. *)

open Language

type kind = Open | Whole | True_or_false | Part | In_quotes | A_network | Set | Mapping | Pair

(* A sort that is open may be found to be the same as another. *)
type t = { mutable kind : kind; mutable parts : t list; mutable same : t option }

let make ?(parts = []) kind = { kind; parts; same = None }

let set_of s = make ~parts:[s] Set

let rec found s = match s.same with Some t -> found t | None -> s

let max_parts = 1 lsl 10

let rec count left s = decr left; !left >= 0 && List.for_all (count left) (found s).parts

let small s = count (ref max_parts) s

let rec close s =
  let s = found s in
  if s.kind = Open then s.kind <- Part;
  List.iter close s.parts

let same a b =
  a.same <- Some b;
  small a || (a.same <- None; false)

let rec unify left a b =
  let a = found a and b = found b in
  decr left;
  if a == b then true
  else if !left < 0 then false
  else match a.kind, b.kind with
    | Open, _ -> same a b
    | _, Open -> same b a
    | Part, k when k <> Part -> unify left b a
    | (Set | Pair), Part -> List.for_all (fun s -> unify left s (make Part)) a.parts
    | k, l -> k = l && List.length a.parts = List.length b.parts && List.for_all2 (unify left) a.parts b.parts

let unify a b = unify (ref max_parts) a b

(* ---------- Parts of the language ---------- *)

type signature = { params : t list; value : t; more : bool; optional : bool }

let builtin name =
  let n = make Whole and v = make Part and g = make A_network and any = make Open and key = make Open in
  let gives value params = Some { params; value; more = false; optional = false } in
  match name with
  | "floor" | "ceil" | "abs" | "factorial" -> gives n [n]
  | "pow" | "xor" | "bit" | "log" | "root" -> gives n [n; n]
  | "min" | "max" -> Some { params = [n; n]; value = n; more = true; optional = false }
  | "cond" -> gives any [make True_or_false; any; any]
  | "len" -> gives n [set_of any]
  | "link" -> gives v [v; v]
  | "order" | "size" -> gives n [g]
  | "vertices" | "links" | "elements" -> gives (set_of v) [g]
  | "neighbors" | "incident" | "component" -> gives (set_of v) [g; v]
  | "degree" -> gives n [g; v]
  | "distance" -> gives n [g; v; v]
  | "adjacent" -> gives (make True_or_false) [g; v; v]
  | "connected" -> gives (make True_or_false) [g]
  | "pairs" -> gives (set_of (make ~parts:[v; v] Pair)) [g]
  | "route" -> gives (set_of (make ~parts:[v; v] Pair)) [make In_quotes; g; v; v]
  | "maps" -> gives (set_of (make ~parts:[key; any] Mapping)) [set_of key; set_of any]
  | "sets" -> Some { params = [set_of any; n]; value = set_of (set_of any); more = false; optional = true }
  | _ -> None

(* ---------- Libraries ---------- *)

type role = A_word | Family | A_router

type defined = { definition : definition; role : role; of_params : t list; of_value : t; width : int (* coordinates of a network *) }

module Names = Map.Make (String)

type library = defined Names.t

let has (library : library) name = builtin name <> None || Names.mem name library || List.mem name ["true"; "false"; "infinite"]

let max_variables = 1 lsl 8

(* ---------- Expressions ---------- *)

(* The library, whether vertices are numbers or tuples of them, and whether a name of no definition is a network's. *)
type context = { library : library; numeric : bool; known : string -> bool }

type scope = (string * t) list (* the innermost first *)

let is sort kind = (found sort).kind = kind

let rec sort c (s : scope) n =
  let value = sort_of c s n in
  if not (small value) then wrong n.at "a value of more than %d parts, want fewer" max_parts;
  value

and want c s n kind = if not (unify (sort c s n) kind) then wrong n.at "another sort than what is wanted here"

and each c s list kind = List.iter (fun n -> want c s n kind) list

and sort_of c s n =
  match n.op, n.args with
  | Numeral text, _ ->
    if String.contains text '.' then wrong n.at "number %s, want a whole one" text;
    make Whole
  | Word text, _ -> (match List.assoc_opt text s with
    | Some found when is found In_quotes -> make In_quotes
    | _ -> wrong n.at "word %S, want one that is a parameter" text)
  | Name text, _ -> (match List.assoc_opt text s with
    | Some found when is found In_quotes -> wrong n.at "%s, want it in quotes" text
    | Some found -> found
    | None when text = "true" || text = "false" -> make True_or_false
    | None when text = "infinite" -> make Whole
    | None -> applied c s n text)
  | Call text, _ -> (match builtin text with
    | Some b when not (List.mem_assoc text s) ->
      let wants = List.length b.params and has = List.length n.args in
      let params =
        if b.more && has > wants then b.params @ List.init (has - wants) (fun _ -> List.nth b.params (wants - 1))
        else if b.optional && has = wants - 1 then List.filteri (fun i _ -> i < has) b.params
        else b.params in
      if has <> List.length params then wrong n.at "%s has %d arguments, want %d" text has (List.length params);
      List.iter2 (want c s) n.args params;
      b.value
    | _ -> applied c s n text)
  | Index, m :: keys -> index c s n m keys
  | To, _ -> each c s n.args (make Whole); set_of (make Whole)
  | Tuple, _ ->
    let parts = List.map (sort c s) n.args in
    if List.for_all (fun p -> is p Set) parts then set_of (make ~parts:(List.map (fun p -> List.hd (found p).parts) parts) Pair)
    else make ~parts Pair
  | Graph (_, ranges, nexts), _ -> graph c s ranges nexts; make A_network
  | Operator ("!" | "&&" | "||"), _ -> each c s n.args (make True_or_false); make True_or_false
  | Operator ("+" | "-" | "*" | "/" | "%"), _ -> each c s n.args (make Whole); make Whole
  | Operator ("<" | "<=" | ">" | ">="), _ -> each c s n.args (make Whole); make True_or_false
  | Operator ("==" | "!="), [a; b] ->
    let left = sort c s a in
    if is left A_network then wrong n.at "networks are not compared, only facts about them";
    want c s b left;
    make True_or_false
  | Operator "in", [a; b] ->
    let member = sort c s a in
    want c s b (set_of member);
    make True_or_false
  | Binder (op, ranges), [body] -> binder c s op ranges body
  | _ -> wrong n.at "what can have no meaning here"

and applied c s n text =
  match Names.find_opt text c.library with
  | _ when List.mem_assoc text s -> wrong n.at "%s is a variable, want a word or a network before the parenthesis" text
  | None when capital text && c.known text -> each c s n.args (make Whole); make A_network
  | None | Some { role = A_router; _ } -> wrong n.at "%s is not defined before, want a word or a network that is" text
  | Some d ->
    if List.length n.args <> List.length d.of_params then wrong n.at "%s has %d arguments, want %d" text (List.length n.args) (List.length d.of_params);
    List.iter2 (fun a p -> want c s a { p with kind = p.kind }) n.args d.of_params;
    { d.of_value with kind = d.of_value.kind }

and index c s n m keys =
  let map = sort c s m in
  let key = if List.length keys > 1 then make ~parts:(List.map (fun _ -> make Open) keys) Pair else make Open in
  let value = make Open in
  if not (unify map (make ~parts:[key; value] Mapping)) then wrong n.at "what stands before [ ] is no map";
  (match keys with
  | [k] -> want c s k key
  | _ -> List.iteri (fun i k ->
    let parts = (found key).parts in
    if not (is key Pair) || List.length parts <> List.length keys then wrong n.at "%d keys, want others" (List.length keys);
    want c s k (List.nth parts i)) keys);
  value

(* ranges adds the variables of the ranges of a quantifier, or of a network, to a scope. *)
and ranges c op list s =
  List.fold_left (fun s (r : range) ->
    let over = sort c s r.within in
    let members = make Open in
    if not (unify over (set_of members)) then wrong r.within.at "what stands after \"in\" is no range A..B and no set";
    List.iter (fun name ->
      if List.length s + List.length r.names > max_variables then wrong r.place "more than %d variables at one time, want fewer" max_variables;
      if List.mem_assoc name s then wrong r.place "variable %s has a value already, want another name" name;
      if has c.library name then wrong r.place "variable %s, want a name that is not defined" name) r.names;
    let members = found members in
    let s = match r.names with
      | [name] -> (name, members) :: s
      | [_; _] when members.kind = Part && (op = "count" || op = "sum") -> wrong r.place "%s of the ends of links would count each link twice, want one variable for the link" op
      | [a; b] when members.kind = Part -> (b, members) :: (a, members) :: s
      | names when members.kind = Pair && List.length members.parts = List.length names -> List.rev_append (List.combine names members.parts) s
      | names -> wrong r.place "%d variables, want one for each part of a member" (List.length names) in
    (match r.only with Some only -> want c s only (make True_or_false) | None -> ());
    s) s list

and binder c s op list body =
  (match list with
  | _ :: second :: _ when List.mem op ["count"; "set"; "least"; "most"] -> wrong second.place "%s with several ranges, want one" op
  | first :: _ when (op = "least" || op = "most") && first.within.op <> To -> wrong first.within.at "the range of %s, want A..B" op
  | _ -> ());
  let inner = ranges c op list s in
  match op with
  | "sum" | "min" | "max" -> want c inner body (make Whole); make Whole
  | "all" | "some" -> want c inner body (make True_or_false); make True_or_false
  | "set" ->
    (match (List.hd list).names with
    | [name] -> let members = List.assoc name inner in want c inner body (make True_or_false); set_of members
    | names -> wrong (List.hd list).place "set with %d variables, want one" (List.length names))
  | _ -> want c inner body (make True_or_false); make Whole

and graph c s list next =
  let inner = ranges c "graph" list s in
  let parts = List.concat_map (fun (r : range) -> List.map (fun name ->
    let sort = List.assoc name inner in
    if not (unify sort (make (if c.numeric then Whole else Part))) then wrong r.place "coordinate %s is of another sort than what is wanted" name;
    sort) r.names) list in
  nexts c inner (match parts with [one] -> one | _ -> make ~parts Pair) next

and nexts c s vertex list =
  List.iter (fun (n : next) ->
    let inner = ranges c "graph" n.over s in
    each c inner n.conditions (make True_or_false);
    want c inner n.target vertex) list

(* ---------- Definitions ---------- *)

let width list = List.length (List.concat_map (fun (r : range) -> r.names) list)

(* add reads a definition, after those of the library. Known tells whether a name is a network's of no definition. *)
let add known (library : library) (d : definition) : library =
  let at = d.body.at in
  if List.length d.params > max_variables then wrong at "%s with %d parameters, want at most %d" d.name (List.length d.params) max_variables;
  ignore (List.fold_left (fun seen (p, _) ->
    if List.mem p seen then wrong at "parameter %s twice, want it once" p;
    if has library p then wrong at "parameter %s, want a name that is not defined" p;
    p :: seen) [] d.params);
  let made = match d.body.op with
    | Route (r, list) ->
      if capital d.name || d.params <> [] then wrong at "a router %s, want a name with a small initial and without parameters" d.name;
      (match Names.find_opt r.network library with
      | Some ({ role = Family; _ } as on) ->
        if List.length r.parameters <> List.length on.of_params then wrong at "%s with %d parameters, want %d" r.network (List.length r.parameters) (List.length on.of_params);
        List.iter (fun side -> if List.length side <> on.width then wrong at "a vertex of %d coordinates, want %d" (List.length side) on.width) [r.from; r.towards];
        let names = r.parameters @ r.from @ r.towards in
        ignore (List.fold_left (fun seen v -> if List.mem v seen then wrong at "variable %s twice, want it once" v; v :: seen) [] names);
        let scope = List.rev_map (fun name -> (name, make Whole)) names in
        let vertex = if on.width = 1 then make Whole else make ~parts:(List.init on.width (fun _ -> make Whole)) Pair in
        nexts { library; numeric = true; known } scope vertex list;
        { definition = d; role = A_router; of_params = []; of_value = make A_network; width = on.width }
      | _ -> wrong at "a router on %s, want a network with a text before it" r.network)
    | _ when capital d.name ->
      List.iter (fun (p, word) -> if word || capital p then wrong at "parameter %s of %s, want a variable with a small initial: a number" p d.name) d.params;
      (match d.body.op with
      | Graph (_, list, next) ->
        graph { library; numeric = true; known } (List.rev_map (fun (p, _) -> (p, make Whole)) d.params) list next;
        { definition = d; role = Family; of_params = List.map (fun _ -> make Whole) d.params; of_value = make A_network; width = width list }
      | _ -> wrong at "%s is a network's name, want %s = graph ..." d.name d.name)
    | _ ->
      let scope = List.rev_map (fun (p, word) -> (p, make (if word then In_quotes else Open))) d.params in
      let value = sort { library; numeric = false; known } scope d.body in
      let params = List.rev_map (fun (name, p) ->
        if is p Open && capital name then ignore (unify p (make A_network));
        ignore (unify p (make Whole));
        if not (small p) then wrong at "parameter %s of more than %d parts, want fewer" name max_parts;
        close p;
        found p) scope in
      if not (small value) then wrong at "a value of more than %d parts, want fewer" max_parts;
      close value;
      { definition = d; role = A_word; of_params = params; of_value = found value; width = 0 } in
  Names.add d.name made library
