(* A folder's own definitions: networks and routers as text, in the language of package language, and words. The
   networks and routers become the kernel's texts. *)

open Answer
open Kernel

type meaning =
  | A_network of text * int                    (* and the number of its parameters *)
  | A_worded of expression * int                    (* likewise, of a text with quantifiers or words in it *)
  | Directed
  | A_router of string * next list             (* and the network that it is for *)
  | A_word
  | Unread of string                           (* what the kernel has no form for *)

type t = {
  meanings : (string, meaning Lazy.t) Hashtbl.t;  (* made where it is asked for *)
  definitions : (string, Language.definition) Hashtbl.t;
  lines : string list;                            (* each definition on one line *)
  uses : (string, (string list * string) Lazy.t) Hashtbl.t;  (* the definitions in each, and its line *)
  library : Sorts.library Lazy.t }

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
let standard = lazy (List.fold_left (Sorts.add (fun _ -> false)) Sorts.Names.empty (List.concat_map Language.definitions [Standard_words.networks; Standard_words.words]))

let nothing () = { meanings = Hashtbl.create 8; definitions = Hashtbl.create 8; lines = []; uses = Hashtbl.create 8; library = standard }

(* meant is the meaning of a name, if a definition has it. *)
let meant t name = Stdlib.Option.map Lazy.force (Hashtbl.find_opt t.meanings name)

(* The definitions that a definition speaks of, in the order in which it does. *)
let used (library : Sorts.library) (d : Language.definition) =
  let met = ref [] and seen = Hashtbl.create 8 in
  let note name =
    if Sorts.Names.mem name library && not (List.mem_assoc name d.params) && not (Hashtbl.mem seen name) then begin Hashtbl.add seen name (); met := name :: !met end in
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
  List.rev !met

let meaning (library : Sorts.library) (d : Language.definition) (made : Sorts.defined) =
  let words name = match Sorts.Names.find_opt name library with Some { role = A_word; definition; _ } -> Some definition | _ -> None in
  match made.role, d.body.op with
  | Sorts.A_word, _ -> A_word
  | Sorts.A_router, Route (r, _) -> (try A_router (r.network, Texts.router words d) with Texts.No_form what -> Unread what)
  | _, Graph (true, _, _) -> Directed
  | _ -> (try A_network (Texts.network words d, List.length d.params) with Texts.No_form _ ->
    (try A_worded (Wordtexts.network (Wordtexts.context library) d, List.length d.params) with Texts.No_form what -> Unread what))

(* read returns what a file of definitions says; Rejected if it is not as it should be. *)
let read text =
  let refuse line column why = raise (Rejected (Printf.sprintf "words/form: line %d: column %d: %s" line column why)) in
  let step (library, t) (d : Language.definition) =
    let at = d.body.at in
    if Sorts.Names.mem d.name library then wrong at "%s is defined already, want one definition" d.name;
    if Sorts.builtin d.name <> None then wrong at "%s is a part of the language, want another name" d.name;
    if taken d.name then wrong at "%s is a name of something else, want another name" d.name;
    let more = Sorts.add is_network library d in
    let shown = line d in
    Hashtbl.add t.meanings d.name (lazy (meaning library d (Sorts.Names.find d.name more)));
    Hashtbl.add t.definitions d.name d;
    Hashtbl.add t.uses d.name (lazy (used library d, shown));
    (more, { t with lines = shown :: t.lines }) in
  match List.fold_left step (Lazy.force standard, nothing ()) (Language.definitions text) with
  | library, t -> { t with lines = List.rev t.lines; library = lazy library }
  | exception Language.Wrong (line, column, why) -> refuse line column why

(* word returns what finds the words that statements are about, by their subjects. *)
let word (t : t) =
  let context = lazy (Wordtexts.context (Lazy.force t.library)) in
  fun subject ->
    let name = String.map (fun c -> if c = '-' then '_' else c) subject in
    match Sorts.Names.find_opt name (Lazy.force t.library) with
    | Some { role = Sorts.A_word; definition; of_params; of_value; _ } ->
      let named () =
        if Hashtbl.mem t.definitions name then
          match Wordtexts.word (Lazy.force context) definition with
          | text -> Own_word (name, text)
          | exception Texts.No_form what -> not_proved (Printf.sprintf "%s, whose text has %s" name what)
        else if word_text (Standard_word name) = None then not_proved ("the word " ^ name)
        else Standard_word name in
      Some { Networks.definition; named; params = of_params; value = of_value }
    | _ -> None

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

(* ---------- The same of texts with quantifiers ---------- *)

(* Package family has no value for a quotient that is not whole, and for the least of nothing: texts where these may be are left alone. *)
let rec worded left bounds (x : expression) =
  decr left;
  if !left < 0 then not_proved (Printf.sprintf "a text of more than %d parts with its words written out" Texts.max_parts);
  let all parts = List.iter (fun t -> ignore (worded left bounds t)) parts in
  let truth parts = all parts; 1. in
  let whole x = whole_worded left bounds x in
  let fine n = if n < large then n else not_proved "a text with numbers that may be large" in
  match x with
  | Whole z -> abs_float (float_of_string (Numerals.decimal z))
  | Always _ -> 1.
  | Local k -> List.nth bounds (int_of_nat k)
  | Function ((Floor__ | Ceil__), Calculate (Over_, a, b)) -> all [b]; 1. +. worded left bounds a
  | Function (Factorial__, a) -> all [a]; 2.5e18
  | Function (_, a) -> worded left bounds a
  | Calculate (Over_, _, _) -> not_proved "a text with a quotient"
  | Calculate ((Modulo_ | Power_ | Xor__ | Bit__ | Log__ | Root__) as o, a, b) ->
    let a = whole a and b = whole b in
    fine (match o with
      | Power_ -> Float.pow (max 2. a) b
      | Xor__ -> 2. *. (1. +. max a b)
      | Bit__ -> 1.
      | _ -> max a b)
  | Calculate (o, a, b) ->
    let a = worded left bounds a and b = worded left bounds b in
    fine (if o = Times_ then a *. b else a +. b)
  | Extreme (_, a, b) -> max (worded left bounds a) (worded left bounds b)
  | Cond0 (c, a, b) -> all [c]; max (worded left bounds a) (worded left bounds b)
  | Not0 a -> truth [a]
  | And0 (a, b) | Or0 (a, b) | Equal0 (a, b) | Less0 (a, b) -> truth [a; b]
  | Quantify_ (k, _, Over (To_ (a, b)), only, body) ->
    let here = max (whole a) (whole b) in
    let inside = here :: bounds in
    ignore (worded left inside only);
    let size = worded left inside body in
    (match k with
    | All | Exists_ -> 1.
    | Count -> (2. *. here) +. 1.
    | Sum_of -> fine (size *. ((2. *. here) +. 1.))
    | Maximum -> size
    | Minimum | Those -> not_proved "a text with the least of some numbers")
  | First (true, a, b, only, body) ->
    let here = max (whole a) (whole b) in
    List.iter (fun x -> ignore (worded left (here :: bounds) x)) [only; body];
    here
  | First _ -> not_proved "a text with the least of some numbers"
  | Call (args, body) ->
    let rec values before = function NoArg -> before | Arg (a, more) -> values (worded left bounds a :: before) more in
    worded left (values [] args) body
  | _ -> not_proved "a text with more than numbers"

(* Where a whole number is wanted, a quotient that is none has no value in the kernel either. *)
and whole_worded left bounds = function
  | Calculate (Over_, a, b) -> ignore (worded left bounds b); worded left bounds a
  | x -> worded left bounds x

and int_of_nat = function O -> 0 | S n -> 1 + int_of_nat n

(* worded_ranges returns the bounds with those of some ranges before them. *)
let rec worded_ranges left bounds = function
  | NoRange -> bounds
  | Range_ (_, Over (To_ (a, b)), only, more) ->
    let inside = max (whole_worded left bounds a) (whole_worded left bounds b) :: bounds in
    ignore (worded left inside only);
    worded_ranges left inside more
  | Range_ _ -> not_proved "a text with more than numbers"

let rec worded_nexts left bounds = function
  | NoNext -> ()
  | Next_ (more, only, target, others) ->
    let inside = worded_ranges left bounds more in
    ignore (worded left inside only);
    let rec tuple = function Nil -> () | Tuple (a, rest) -> ignore (whole_worded left inside a); tuple rest | a -> ignore (whole_worded left inside a) in
    tuple target;
    worded_nexts left bounds others

(* A sentence that is true if all that a text looks at has a value: package family looks at all, one after the other, and
   ends at what has none, where the page of texts lets a quantifier pass over it. *)
let defined coordinates next =
  let rec over ranges inside = match ranges with NoRange -> inside | Range_ (names, within, only, more) -> Quantify_ (All, names, within, only, over more inside) in
  let rec each = function
    | NoNext -> Always true
    | Next_ (more, only, target, others) -> And0 (over more (Or0 (Not0 only, Equal0 (target, target))), each others) in
  over coordinates (each next)

(* within_worded refuses a text with such parameters if a number in it may be large, or a part of it may have no value. *)
let within_worded text parameters = match text with
  | Graph_ (coordinates, next) ->
    let before = List.rev_map float_of_int parameters and left = ref Texts.max_parts in
    let bounds = worded_ranges left before coordinates in
    List.iteri (fun i x -> if i < List.length bounds - List.length before && x > 2147483647. then not_proved "a text with coordinates that may be large") bounds;
    worded_nexts left bounds next;
    if quick (fun _ _ -> []) (List.rev_map (fun n -> Part_ (Ratio (Numerals.z n, XH))) parameters) (defined coordinates next) <> Some (True_or_false true) then
      not_proved "a text with a part that has no value"
  | _ -> not_proved "a text with more than numbers"
