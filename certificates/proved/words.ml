(* A folder's own definitions: networks and routers as text, in the language of package language, and words. The
   networks and routers become the kernel's texts. *)

open Answer
open Kernel

type meaning =
  | A_network of text * int                    (* and the number of its parameters *)
  | Directed
  | A_router of string * next list             (* and the network that it is for *)
  | A_word
  | Unread of string                           (* what the kernel has no form for *)

type t = {
  meanings : (string * meaning) list;
  definitions : (string * Language.definition) list;
  lines : string list;                            (* each definition on one line *)
  uses : (string * (string list * string)) list   (* the definitions in each, and its line *) }

let nothing = { meanings = []; definitions = []; lines = []; uses = [] }

let wrong = Language.wrong

let keywords = ["all"; "some"; "count"; "set"; "sum"; "least"; "most"; "graph"; "digraph"; "for"; "in"; "if"; "from"; "to"; "true"; "false"; "infinite"]

let is_network name = List.exists (Folder.like name) Networks.families

(* What a name of a definition may not be. *)
let taken name =
  if Language.capital name then is_network name
  else List.mem name Folder.routers || List.mem_assoc name Formula.facts || name = "automorphism" || List.mem name keywords

(* A definition on one line, without comments. *)
let line (d : Language.definition) =
  let without text = let rec find i = if i + 1 >= String.length text then text else if text.[i] = '/' && text.[i + 1] = '/' then String.sub text 0 i else find (i + 1) in find 0 in
  let words = List.concat_map (fun l -> String.split_on_char ' ' (String.map (fun c -> if c = '\t' || c = '\r' then ' ' else c) (without l))) (String.split_on_char '\n' d.source) in
  String.concat " " (List.filter (fun w -> w <> "") words)

(* The definitions that everybody has. *)
let standard = lazy (List.fold_left (Sorts.add (fun _ -> false)) [] (List.concat_map Language.definitions [Standard_words.networks; Standard_words.words]))

(* The definitions that a definition speaks of, in the order in which it does. *)
let used (library : Sorts.library) (d : Language.definition) =
  let met = ref [] in
  let note name = if List.mem_assoc name library && not (List.mem_assoc name d.params) && not (List.mem name !met) then met := !met @ [name] in
  let rec each (n : Language.node) =
    (match n.op with Name s | Call s -> note s | _ -> ());
    List.iter each n.args;
    match n.op with
    | Binder (_, list) -> ranges list
    | Graph (_, list, next) -> ranges list; nexts next
    | Route (r, next) -> note r.network; nexts next
    | _ -> ()
  and ranges list = List.iter (fun (r : Language.range) -> each r.within; Stdlib.Option.iter each r.only) list
  and nexts list = List.iter (fun (x : Language.next) -> each x.target; ranges x.over; List.iter each x.conditions) list in
  each d.body;
  !met

let meaning (library : Sorts.library) (d : Language.definition) (made : Sorts.defined) =
  let words = List.filter_map (fun (_, (w : Sorts.defined)) -> if w.role = Sorts.A_word then Some w.definition else None) library in
  match made.role, d.body.op with
  | Sorts.A_word, _ -> A_word
  | Sorts.A_router, Route (r, _) -> (try A_router (r.network, Texts.router words d) with Texts.No_form what -> Unread what)
  | _, Graph (true, _, _) -> Directed
  | _ -> (try A_network (Texts.network words d, List.length d.params) with Texts.No_form what -> Unread what)

(* read returns what a file of definitions says; Rejected if it is not as it should be. *)
let read text =
  let refuse line column why = raise (Rejected (Printf.sprintf "words/form: line %d: column %d: %s" line column why)) in
  let step (library, t) (d : Language.definition) =
    let at = d.body.at in
    if List.mem_assoc d.name library then wrong at "%s is defined already, want one definition" d.name;
    if Sorts.builtin d.name <> None then wrong at "%s is a part of the language, want another name" d.name;
    if taken d.name then wrong at "%s is a name of something else, want another name" d.name;
    let more = Sorts.add is_network library d in
    let shown = line d in
    (more, { meanings = (d.name, meaning library d (List.assoc d.name more)) :: t.meanings; definitions = (d.name, d) :: t.definitions;
      lines = shown :: t.lines; uses = (d.name, (used library d, shown)) :: t.uses }) in
  match List.fold_left step (Lazy.force standard, nothing) (Language.definitions text) with
  | _, t -> { t with lines = List.rev t.lines }
  | exception Language.Wrong (line, column, why) -> refuse line column why

(* ---------- Numbers within bounds ---------- *)

(* Package family has numbers of 64 bits, the kernel has no bound: a text in which some number may be large is left
   alone. The bound of a term is found from those of its variables. *)
let large = 4e18

let rec size bounds = function
  | Num z -> abs_float (float_of_string (Numerals.decimal z))
  | Var k -> let rec int = function O -> 0 | S n -> 1 + int n in List.nth bounds (int k)
  | Plus (a, b) | Minus (a, b) -> most bounds [a; b] (size bounds a +. size bounds b)
  | Times (a, b) -> most bounds [a; b] (size bounds a *. size bounds b)
  | Pow (a, b) -> most bounds [a; b] (Float.pow (max 2. (size bounds a)) (size bounds b))
  | Floor (a, b) | Rest (a, b) | Min (a, b) | Max (a, b) -> most bounds [a; b] (max (size bounds a) (size bounds b))
  | Xor (a, b) -> most bounds [a; b] (2. *. (1. +. max (size bounds a) (size bounds b)))
  | Bit (a, b) -> most bounds [a; b] 1.
  | Abs a -> size bounds a
  | Cond (c, a, b) -> check bounds c; max (size bounds a) (size bounds b)
and most bounds parts x = List.iter (fun t -> ignore (size bounds t)) parts; if not (x < large) then not_proved "a text with numbers that may be large" else x
and check bounds = function
  | Yes -> ()
  | Equal (a, b) | Less (a, b) | AtMost (a, b) -> ignore (size bounds a); ignore (size bounds b)
  | Not c -> check bounds c
  | And (c, d) | Or (c, d) -> check bounds c; check bounds d

let bounded bounds list =
  List.fold_left (fun bounds r ->
    let here = max (size bounds r.low) (size bounds r.high) in
    let bounds = bounds @ [here] in
    check bounds r.only;
    bounds) bounds list

(* within refuses a text with such parameters if a number in it may be large. *)
let within text parameters =
  let bounds = bounded (List.map float_of_int parameters) text.coordinates in
  List.iter (fun x -> if x > 2147483647. then not_proved "a text with coordinates that may be large") bounds;
  List.iter (fun n ->
    let bounds = bounded bounds n.over in
    check bounds n.when0;
    List.iter (fun t -> ignore (size bounds t)) n.to0) text.neighbours
