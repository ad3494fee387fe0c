(* Certificates of routers and their messages. *)

open Answer
open Kernel
open Certificate

(* A router of a statement: what the kernel calls it, and how many virtual channels a link has. *)
type router = { routing : routing; classes : int }

let is_ours name = List.mem name Folder.routers && name <> "shortest"

(* A router that is a text is for the members of one network. Those of Gamma have other coordinates in that text than
   for the kernel. *)
let is_for (found : Networks.found) network = match found.network with
  | Standard (name, _) -> if name = network && name = "Gamma" then not_proved "routers of one's own on Gamma" else name = network
  | Own (name, _, _) -> name = network
  | Worded (name, _, _) -> if name = network then not_proved "routers of one's own on a network whose text has quantifiers" else false
  | Given _ -> false

(* A routing table as the kernel has it. *)
let rows_of rows = Listed (Parray.of_array (Array.map Generators.table rows) (Generators.table [||]))

let listed g text = rows_of (fst (Tables.read g text))

let max_turns = 255

(* lanes gives a router virtual channels by turns: one without headers, and with one virtual channel, that delivers each message
   to where a path leads, or is a table. *)
let lanes (g : Graph.t) (found : Networks.found) name inner =
  let refuse why = reject "router/lanes" "%s: %s" (shortened name) why in
  if String.length name > 1 lsl 13 then reject "router/unknown" "%S, want a router that is known" (shortened name);
  if g.order > 8192 then refuse (Printf.sprintf "%d vertices, want at most 8192" g.order);
  if inner.classes <> 1 then refuse "it has virtual channels, want one";
  let next = match hops_toward found.network (Proved.plain g.table) inner.routing with Some next -> next | None -> refuse "its messages have headers" in
  let turning = match hops_toward found.network (Proved.plain g.table) (Lanes inner.routing) with Some next -> next | None -> refuse "no such router" in
  let classes = ref 1 in
  for d = 0 to g.order - 1 do
    let at toward = match toward (Numerals.int63 d) with Some a -> a | None -> refuse (Printf.sprintf "a message to %d does not arrive, or turns too often" d) in
    let hops = at next and turns = at turning and distances = lazy (Graph.search g d) in
    for v = 0 to g.order - 1 do
      let code a = Numerals.of_int63 (Parray.get a (Numerals.int63 v)) in
      if code turns > 0 then classes := max !classes (((code turns - 1) land 1023) + 1);
      if v <> d && code hops = 0 && (match inner.routing with Listed _ -> false | _ -> (Lazy.force distances).(v) <> Body.none) then
        refuse (Printf.sprintf "the message from %d to %d does not arrive" v d)
    done
  done;
  if !classes > max_turns + 1 then refuse (Printf.sprintf "more than %d turns" max_turns);
  { routing = Lanes inner.routing; classes = !classes }

(* find returns the router with a name, on a network. Own has routers that are texts, table reads the text of a table. *)
let rec find (g : Graph.t) (((found : Networks.found), own, table) as around) name =
  let plain routing = { routing; classes = 1 } in
  match Networks.prefixed "lanes:" name with
  | Some inner -> lanes g found name (find g around inner)
  | None ->
  if Networks.prefixed "table-sha256:" name <> None then begin
    let rows, classes = Tables.read g (table name) in
    { routing = rows_of rows; classes }
  end
  else if name = "bfs" || name = "updown" then begin
    let ends = Array.fold_left (fun a row -> a + Array.length row) 0 (Lazy.force g.rows) in
    if g.order > 8192 || g.order * ends > 1 lsl 34 then reject "router/unknown" "%s on %d vertices with %d ends of links, want fewer" name g.order ends;
    plain (if name = "bfs" then Bfs else Named name)
  end
  else match own name with
  | Some (network, hops) ->
    if is_for found network then plain (OwnRouter (name, hops)) else reject "router/unknown" "%s, want a network %s" (shortened name) network
  | None ->
  match named_hop name found.network, named_carrying name found.network with
    | Some _, _ | None, Some _ ->
      let two = match found.network with Standard (network, ps) -> second_route name network ps <> None | Own _ | Worded _ | Given _ -> false in
      { routing = Named name; classes = (if two then 2 else 1) }
    | None, None ->
      if is_ours name then not_proved ("the router " ^ name)
      else reject "router/unknown" "%S, want a router that is known" (shortened name)

(* ---------- ends ---------- *)

let ends_of s = match s.args with _ :: word :: _ when Networks.prefixed "ends:sha256:" word <> None -> Some word | _ -> None

let read_ends s r = if ends_of s = None && Body.next r <> "ends" then None else Some (Body.numbers r "ends")

(* among returns the statements without the word that names ends; all have the same. *)
let among (g : Graph.t) ends statements count relation =
  let name = ends_of (List.hd statements) in
  let rest = List.map (fun s ->
    if ends_of s <> name then reject "statement/ends" "statements about different ends, want the same ends";
    let s' = if name = None then s else { s with args = List.hd s.args :: List.tl (List.tl s.args) } in
    Statements.want_args s' count relation;
    s') statements in
  (match name, ends with
  | None, None -> ()
  | None, Some _ -> reject "body/extra" "a line \"ends\" that the proof does not need, want none"
  | Some _, None -> reject "body/missing" "no line \"ends\", want one"
  | Some name, Some list ->
    Body.want_set list 1 g.order g.order;
    let shown = Printed.ends_name (List.map Numerals.z (Array.to_list list)) in
    if shown <> name then reject "ends/digest" "the ends are %s, want %s as the statement names" shown name);
  (rest, Stdlib.Option.map (fun list -> List.map Numerals.z (Array.to_list list)) ends)

(* ---------- kinds ---------- *)

let max_audit = 8192

(* The checker follows every message: of more vertices or ends only some routers allow it, of which none is
   proved. *)
let within (g : Graph.t) ((found : Networks.found), _, _) router ends =
  let relative = match router.routing, ends with Named name, None -> relative_of name found.network <> None | _ -> false in
  let count = match ends with Some l -> List.length l | None -> g.order in
  if relative then () else
  if count > max_audit then not_proved (Printf.sprintf "the messages among %d vertices" count);
  let work = Array.fold_left (fun a row -> a + Array.length row) g.order (Lazy.force g.rows) - g.order in
  if count * g.order > 1 lsl 32 || count * work > 1 lsl 32 then not_proved (Printf.sprintf "the messages among %d vertices of %d" count g.order)

let quantity s word =
  (* Of hops and stretches the kernel knows numbers below 2³⁰. *)
  let few text = match Numerals.of_decimal text with
    | None -> reject "statement/value" "%S, want a number" (shortened s.value)
    | Some _ when String.length text > 9 -> not_proved "such large numbers of hops"
    | Some z -> z in
  match word with
  | "delivered" -> Delivered (Statements.whole s)
  | "minimal" -> Minimal (Statements.whole s)
  | "max-hops" -> MaxHops (few s.value)
  | "total-hops" -> TotalHops (Statements.whole s)
  | "max-stretch" -> (match String.split_on_char '/' s.value with
    | [a] -> MaxStretch (few a, Numerals.z 1)
    | [a; b] when b <> "1" -> MaxStretch (few a, few b)
    | _ -> reject "statement/value" "%S, want a quotient in lowest terms" (shortened s.value))
  | other -> reject "statement/quantity" "%S, want delivered, minimal, max-hops, total-hops or max-stretch" (shortened other)

let by_exhaustion g around statements r =
  let ends = read_ends (List.hd statements) r in
  Body.finish r;
  let rest, ends = among g ends statements 2 "=" in
  let name = List.hd (List.hd rest).args in
  List.iter (fun s -> if List.hd s.args <> name then reject "statement/router" "%S beside %S, want statements about one router" (shortened (List.hd s.args)) (shortened name)) rest;
  let router = find g around name in
  within g around router ends;
  (List.map (fun s -> AuditIs (router.routing, ends, quantity s (List.nth s.args 1))) rest, Followed)

(* follower returns how a message to a vertex goes on, by where it is and its header: to a vertex, with a header, on a
   channel of some class; None where the router says nothing. And the header that it has first. *)
let follower (g : Graph.t) (found : Networks.found) router =
  let f = match follower_of found.network (Proved.plain g.table) router.routing with Some f -> f | None -> not_proved "such a router" in
  let met = Hashtbl.create 16 in
  let toward destination = match Hashtbl.find_opt met destination with
    | Some next -> next
    | None ->
      let next = match f.goes_on (Numerals.int63 destination) with Some next -> next | None -> not_proved "such a router" in
      Hashtbl.replace met destination next;
      next in
  fun source destination ->
    let next = toward destination in
    ((fun v header -> match next (Numerals.int63 v, header) with
      | Some ((w, header), k) -> Some (Numerals.of_int63 w, header, Numerals.of_int63 k)
      | None -> None), f.leaves_with (Numerals.int63 source) (Numerals.int63 destination))

(* hops returns the channels that a message takes: of one that comes back to a vertex with the same header all up to then,
   and the next one. *)
let hops follow source destination =
  let next, first = follow source destination in
  let seen = Hashtbl.create 16 in
  let rec go v header list =
    if v = destination then list
    else match next v header with
      | None -> list
      | Some (w, h, k) ->
        let list = (v, w, k) :: list in
        if Hashtbl.mem seen (v, header) then list
        else begin Hashtbl.replace seen (v, header) (); go w h list end in
  Array.of_list (List.rev (go source first []))

(* The path is that of the router's steps. *)
let by_trace (g : Graph.t) (((found : Networks.found), _, _) as around) s r =
  let path = Body.numbers r "path" in
  Body.finish r;
  Statements.want_args s 3 "=";
  let source = Graph.vertex g (List.nth s.args 1) and destination = Graph.vertex g (List.nth s.args 2) in
  let router = find g around (List.hd s.args) in
  Body.want path 1 (1 lsl 24) g.order;
  let next, first = follower g found router source destination in
  if path.(0) <> source then reject "trace/source" "the path begins at %d, want %d" path.(0) source;
  let seen = Hashtbl.create 16 and header = ref first in
  let last = Array.length path - 1 in
  let value = ref "" in
  Array.iteri (fun i v ->
    if v = destination then begin
      if i < last then reject "trace/trailing" "the path goes on after the destination, want it to end there";
      value := string_of_int i
    end
    else match (if Hashtbl.mem seen (v, !header) then None else next v !header) with
      | Some (w, h, _) when Graph.adjacent g v w ->
        if i = last then reject "trace/short" "the path ends at %d, want it to go on to %d as the router does" v w;
        if path.(i + 1) <> w then reject "trace/step" "from %d the path goes to %d, want %d as the router goes" v path.(i + 1) w;
        Hashtbl.replace seen (v, !header) ();
        header := h
      | _ ->
        if i < last then reject "trace/trailing" "the path goes on after vertex %d, where the router fails, want it to end there" v;
        value := "fails") path;
  if s.value <> !value then reject "statement/value" "route: the statement says %S, the proof shows %S" (shortened s.value) !value;
  let u = Numerals.z source and v = Numerals.z destination in
  ((if !value = "fails" then RouteFails (router.routing, u, v) else RouteTakes (router.routing, u, v, Statements.whole s)), Followed)

(* How many channels a network has under a router. *)
let channel_count (g : Graph.t) classes =
  let all = classes * Array.fold_left (fun a row -> a + Array.length row) 0 (Lazy.force g.rows) in
  if all > (1 lsl 31) - 1 then reject "channel/limit" "more than %d channels, want at most that many" ((1 lsl 31) - 1);
  all

let by_channel_order (g : Graph.t) around statements r =
  let ends = read_ends (List.hd statements) r in
  let ranks = Body.last r "ranks" in
  Body.finish r;
  let rest, ends = among g ends statements 1 "=" in
  let s = List.hd rest in
  let router = find g around (List.hd s.args) in
  let all = channel_count g router.classes in
  if all > 0 && ranks = [||] then reject "body/missing" "no line \"ranks\", want one";
  if all = 0 && ranks <> [||] then reject "body/extra" "a line \"ranks\" that the proof does not need, want none";
  Body.want ranks all all Body.none;
  within g around router ends;
  if all > 4_194_303 then not_proved "so many channels";
  let fact = match s.value with
    | "free" -> DeadlockFree (router.routing, ends)
    | "acyclic" -> DeadlockAcyclic (router.routing, ends)
    | other -> reject "statement/value" "deadlock: the statement says %S, the proof shows \"free\" or \"acyclic\"" (shortened other) in
  (fact, Ranked (Numerals.int63 router.classes, Generators.table ranks))

(* ---------- lanes that messages keep ---------- *)

let max_lanes = 1024
let max_lane_work = 1 lsl 36

(* What a statement about lanes is about: the router, None for shortest; the classes of channels, how many channels and how many
   ends there are. *)
let lanes_of (g : Graph.t) around s ends =
  let router = if List.hd s.args = "shortest" then None else Some (find g around (List.hd s.args)) in
  let classes = match router with None -> 1 | Some r -> r.classes in
  let all = channel_count g classes in
  let count = match ends with None -> g.order | Some l -> List.length l in
  if count > max_audit then reject "audit/limit" "%d ends, want at most %d" count max_audit;
  if count * g.order > 1 lsl 32 || count * (all / classes) > 1 lsl 32 then reject "audit/limit" "%d ends of %d vertices, want fewer" count g.order;
  (router, classes, all, count)

let by_layers (g : Graph.t) around s r =
  let ends = read_ends s r in
  let rec ranked list = if Body.next r = "ranks" then ranked (Body.numbers r "ranks" :: list) else List.rev list in
  let ranks = ranked [] in
  let rec laned list = if Body.next r = "" then List.rev list else laned (Body.numbers r "lanes" :: list) in
  let lanes = laned [] in
  let rest, ends = among g ends [s] 1 "<=" in
  let s = List.hd rest in
  let router, classes, all, count = lanes_of g around s ends in
  let most = Statements.bound s in
  let many = List.length ranks in
  if many > min most max_lanes then reject "layers/many" "more than %d lines of ranks, want one for each lane" (min most max_lanes);
  List.iter (fun line -> Body.want line all all Body.none) ranks;
  if many = 0 then reject "body/missing" "no line of ranks, want at least one";
  if count * many > max_lane_work / max all g.order then reject "audit/limit" "%d ends and %d lanes of %d channels, want fewer" count many all;
  if List.length lanes < count then reject "body/missing" "%d lines of lanes, want %d" (List.length lanes) count;
  if List.length lanes > count then reject "body/extra" "%d lines of lanes, want %d" (List.length lanes) count;
  List.iteri (fun i line ->
    Body.want_or_none line count count many;
    Array.iteri (fun j k -> if (k = Body.none) <> (i = j) then reject "layers/end" "value %d tells a lane or none, want none, -, for value %d alone" (j + 1) (i + 1)) line) lanes;
  if all > 4_194_303 then not_proved "so many channels";
  let numbers = Array.make g.order 0 in
  (match ends with
  | None -> Array.iteri (fun v _ -> numbers.(v) <- v) numbers
  | Some l -> List.iteri (fun i v -> numbers.(Numerals.int_of v) <- i) l);
  let table lines = Parray.of_array (Array.of_list (List.map Generators.table lines)) (Generators.table [||]) in
  let lanes = List.map (Array.map (fun k -> if k = Body.none then 0 else k)) lanes in
  (LanesAtMost (Stdlib.Option.map (fun r -> r.routing) router, ends, Numerals.z most),
    InLayers { rank_classes = Numerals.int63 classes; lane_ranks = table ranks; end_numbers = Generators.table numbers; lane_table = table lanes })

(* has tells whether a vertex is an end. *)
let has (g : Graph.t) = function
  | None -> fun v -> v < g.order
  | Some list ->
    let ends = Hashtbl.create 16 in
    List.iter (fun v -> Hashtbl.replace ends (Numerals.int_of v) ()) list;
    Hashtbl.mem ends

let by_channel_cycle (g : Graph.t) ((found, _, _) as around) s r =
  let ends = read_ends s r in
  let rec all () = if Body.next r = "" then [] else let w = Body.few r "waits" 3 3 in w :: all () in
  let waits = all () in
  let rest, ends = among g ends [s] 1 "=" in
  let s = List.hd rest in
  let deadlock = match s.value with
    | "deadlock" -> true
    | "cyclic" -> false
    | other -> reject "statement/value" "deadlock: the statement says %S, the proof shows \"cyclic\"" (shortened other) in
  if waits = [] then reject "body/missing" "no lines, want at least one";
  let router = find g around (List.hd s.args) in
  ignore (channel_count g router.classes);
  if deadlock && router.classes > 1 then reject "channel/classes" "%d virtual channels, want one for a deadlock" router.classes;
  let follow = follower g found router and is_end = has g ends in
  let messages = List.map (fun w ->
    Body.want w 3 3 Body.none;
    let u = w.(0) and v = w.(1) and i = w.(2) in
    if not (is_end u && is_end v) then reject "channel/vertex" "a message from %d to %d, want two ends" u v;
    let count = Array.length (hops follow u v) in
    if i + 1 >= count then reject "channel/hop" "hop %d of %d, want one with a hop after it" i count;
    ((Numerals.int63 u, Numerals.int63 v), Numerals.int63 i)) waits in
  ((if deadlock then Deadlocked (router.routing, ends) else DeadlockCyclic (router.routing, ends)), Waiting messages)

(* How many shortest paths lead from each vertex to d, as far as that is few. *)
let path_counts (g : Graph.t) level d =
  let counts = Array.make g.order 0 in
  counts.(d) <- 1;
  let reached = List.filter (fun v -> level.(v) <> Body.none && v <> d) (List.init g.order Fun.id) in
  List.iter (fun v -> counts.(v) <- Array.fold_left (fun a u -> if level.(u) + 1 = level.(v) then min (a + counts.(u)) (1 lsl 30) else a) 0 (Graph.row g v))
    (List.sort (fun u v -> compare level.(u) level.(v)) reached);
  counts

(* The clauses of the formula that so many lanes are enough; each message has so many routes of so many channels. It is made only
   if it has few literals. *)
let size_of_formula routes rings lanes =
  let literals = ref 0 and clauses = ref 0 and listed = ref 0 in
  List.iteri (fun i (count, length) ->
    let late = max 0 (lanes - 1 - i) and pairs = lanes * max 0 (length - 1) in
    listed := !listed + (count * (length + 1) * lanes);
    literals := !literals + (count * (late + (2 * pairs) + lanes));
    clauses := !clauses + (count * (late + pairs)) + 1;
    Lrat.few_literals (max !listed !literals) !clauses) routes;
  List.iter (fun ring ->
    literals := !literals + (lanes * Array.length ring);
    clauses := !clauses + lanes;
    Lrat.few_literals !literals !clauses) rings;
  !clauses

let by_lanes_lrat (g : Graph.t) ((found, _, _) as around) beside s r =
  let ends = read_ends s r in
  let list = Body.numbers r "messages" in
  let rec ringed list = if Body.next r = "ring" then ringed (Body.numbers r "ring" :: list) else List.rev list in
  let rings = ringed [] in
  let name = Body.text r "proof" in
  Body.finish r;
  let text = beside name in
  let rest, ends = among g ends [s] 1 ">=" in
  let s = List.hd rest in
  let router, classes, all, _ = lanes_of g around s ends in
  let least = Statements.bound s in
  if least = 0 || least > max_lanes then reject "statement/value" "%d lanes, want a bound of 1 to %d" least max_lanes;
  Body.want list 2 Lrat.max_literals g.order;
  let many = Array.length list / 2 in
  if Array.length list mod 2 <> 0 then reject "body/length" "%d values, want a source and a destination for each message" (Array.length list);
  if router = None && many > max_lane_work / (g.order + all) then reject "audit/limit" "%d messages, want fewer" many;
  let is_end = has g ends in
  let follow = Stdlib.Option.map (follower g found) router in
  let searched = Hashtbl.create 16 in
  let paths_to v = match Hashtbl.find_opt searched v with
    | Some found -> found
    | None ->
      let level = Graph.search g v in
      let found = (level, path_counts g level v) in
      if Hashtbl.length searched >= 256 then Hashtbl.reset searched;
      Hashtbl.replace searched v found;
      found in
  let left = ref Lrat.max_literals in
  let message i =
    let u = list.(2 * i) and v = list.((2 * i) + 1) in
    if u = v || not (is_end u && is_end v) then reject "channel/vertex" "a message from %d to %d, want two ends that differ" u v;
    let count, length = match follow with
      | Some follow -> (1, Array.length (hops follow u v))
      | None ->
        let level, counts = paths_to v in
        if level.(u) = Body.none then reject "lanes/path" "no path leads from %d to %d, want one for each listed message" u v;
        (counts.(u), level.(u)) in
    left := !left - (count * length);
    if !left < 0 then reject "cnf/limit" "more than %d channels of routes, want at most that many" Lrat.max_literals;
    (((Numerals.int63 u, Numerals.int63 v), Numerals.int63 length), (count, length)) in
  let messages = List.rev (List.fold_left (fun done_ i -> message i :: done_) [] (List.init many Fun.id)) in
  List.iter (fun ring -> Body.want ring 2 Lrat.max_literals all) rings;
  let clauses = size_of_formula (List.rev_map snd (List.rev messages)) rings (least - 1) in
  if all > 4_194_303 then not_proved "so many channels";
  (* Channel c leaves the last vertex whose channels begin at c or before. *)
  let start = Array.make (g.order + 1) 0 in
  Array.iteri (fun v row -> start.(v + 1) <- start.(v) + (classes * Array.length row)) (Lazy.force g.rows);
  let channel c =
    let low = ref 0 and high = ref g.order in
    while !high - !low > 1 do let middle = (!low + !high) / 2 in if start.(middle) <= c then low := middle else high := middle done;
    let i = c - start.(!low) in
    ((Numerals.int63 !low, Numerals.int63 (Graph.row g !low).(i / classes)), Numerals.int63 (i mod classes)) in
  let slots, steps = Lrat.read text clauses in
  (LanesAtLeast (Stdlib.Option.map (fun r -> r.routing) router, ends, Numerals.z least),
    LanesByLrat { listed_messages = List.rev_map fst (List.rev messages); listed_rings = List.map (fun ring -> List.map channel (Array.to_list ring)) rings;
      channel_classes = Numerals.int63 classes; channel_count = Numerals.int63 all; lane_slots = slots; lane_refutation = steps })
