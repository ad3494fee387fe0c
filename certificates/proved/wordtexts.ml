(* The texts of words, as package words has them: from their syntax to the kernel's, where a name is the place of its
   value, the innermost first. *)

open Kernel

let no_form = Texts.no_form

(* A library, with the texts of its words that were made. *)
type context = { library : Sorts.library; made : (string, expression) Hashtbl.t }

let context library = { library; made = Hashtbl.create 64 }

let number n = Whole (Numerals.z n)

(* Names with a condition are put in front, the last one innermost. *)
let with_names s names = List.rev_append names s

let place s name =
  let rec find i = function [] -> None | x :: rest -> if x = name then Some i else find (i + 1) rest in
  find 0 s

let rec expr c s (n : Language.node) : expression =
  let one f = match n.args with [a] -> f (expr c s a) | _ -> no_form "an operation on one value" in
  let two f = match n.args with [a; b] -> let a = expr c s a in f a (expr c s b) | _ -> no_form "an operation on two values" in
  let calculate o = two (fun a b -> Calculate (o, a, b)) in
  match n.op with
  | Numeral text -> (match Numerals.of_decimal text with Some z when Numerals.narrow text -> Whole z | _ -> no_form "the number %s, want a whole one of 64 bits" text)
  | Word _ -> no_form "a word in quotes"
  | Name text -> (match place s text with
    | Some i -> Local (Numerals.nat i)
    | None -> (match text with
      | "true" -> Always true
      | "false" -> Always false
      | "infinite" -> Infinite_
      | _ -> call c s n text))
  | Call text -> call c s n text
  | Index -> (match n.args with
    | [m; key] -> let m = expr c s m in At_ (m, expr c s key)
    | m :: keys -> let m = expr c s m in At_ (m, tuple c s keys)
    | [] -> no_form "a value of a map")
  | Tuple -> tuple c s n.args
  | To -> two (fun a b -> To_ (a, b))
  | Operator "!" -> one (fun a -> Not0 a)
  | Operator "&&" -> two (fun a b -> And0 (a, b))
  | Operator "||" -> two (fun a b -> Or0 (a, b))
  | Operator "==" -> two (fun a b -> Equal0 (a, b))
  | Operator "!=" -> two (fun a b -> Not0 (Equal0 (a, b)))
  | Operator "<" -> two (fun a b -> Less0 (a, b))
  | Operator ">" -> two (fun a b -> Less0 (b, a))
  | Operator "<=" -> two (fun a b -> Not0 (Less0 (b, a)))
  | Operator ">=" -> two (fun a b -> Not0 (Less0 (a, b)))
  | Operator "in" -> two (fun a b -> In_ (a, b))
  | Operator "+" -> calculate Plus_
  | Operator "-" when List.length n.args = 1 -> one (fun a -> Calculate (Minus_, number 0, a))
  | Operator "-" -> calculate Minus_
  | Operator "*" -> calculate Times_
  | Operator "/" -> calculate Over_
  | Operator "%" -> calculate Modulo_
  | Operator o -> no_form "the operator %s" o
  | Binder (("least" | "most") as k, [r]) -> first c s (k = "most") r (List.hd n.args)
  | Binder (k, list) -> quantified c s (quantifier k) list (List.hd n.args)
  | Graph (true, _, _) -> no_form "a directed network"
  | Graph (false, list, next) ->
    let inside = List.fold_left (fun s (r : Language.range) -> with_names s r.names) s list in
    Graph_ (ranges c s list, nexts c inside next)
  | Route _ -> no_form "a router"

and tuple c s = function [] -> Nil | n :: rest -> let a = expr c s n in Tuple (a, tuple c s rest)

and quantifier = function
  | "all" -> All | "some" -> Exists_ | "count" -> Count | "sum" -> Sum_of | "min" -> Minimum | "max" -> Maximum | "set" -> Those
  | k -> no_form "the quantifier %s" k

and only c s = function None -> Always true | Some n -> expr c s n

and first c s last (r : Language.range) body = match r.names, r.within with
  | [x], { op = To; args = [a; b]; _ } ->
    let from = expr c s a in
    let upto = expr c s b in
    let inside = x :: s in
    First (last, from, upto, only c inside r.only, expr c inside body)
  | _ -> no_form "a range of other than numbers"

(* quantified is a quantifier over some ranges, one within the other. *)
and quantified c s k list body = match list with
  | [] -> expr c s body
  | (r : Language.range) :: rest ->
    let within = over c s r.within in
    let inside = with_names s r.names in
    let only = only c inside r.only in
    Quantify_ (k, Numerals.nat (List.length r.names), within, only, quantified c inside k rest body)

and over c s (n : Language.node) = match n.op, n.args with
  | Call "sets", [a] -> Sets (expr c s a, Any)
  | Call "sets", [a; k] -> let a = expr c s a in Sets (a, UpTo (expr c s k))
  | Call "maps", [a; b] -> let a = expr c s a in Maps_ (a, expr c s b)
  | _ -> Over (expr c s n)

and ranges c s = function
  | [] -> NoRange
  | (r : Language.range) :: rest ->
    let within = over c s r.within in
    let inside = with_names s r.names in
    let only = only c inside r.only in
    Range_ (Numerals.nat (List.length r.names), within, only, ranges c inside rest)

and nexts c s = function
  | [] -> NoNext
  | (n : Language.next) :: rest ->
    let inside = List.fold_left (fun s (r : Language.range) -> with_names s r.names) s n.over in
    let conditions = match List.map (expr c inside) n.conditions with [] -> Always true | x :: more -> List.fold_left (fun a b -> And0 (a, b)) x more in
    Next_ (ranges c s n.over, conditions, expr c inside n.target, nexts c s rest)

(* call is a part of the language, or a word with its arguments. *)
and call c s (n : Language.node) text =
  let args = List.map (expr c s) n.args in
  match text, args with
  | "floor", [a] -> Function (Floor__, a)
  | "ceil", [a] -> Function (Ceil__, a)
  | "abs", [a] -> Function (Abs__, a)
  | "factorial", [a] -> Function (Factorial__, a)
  | "pow", [a; b] -> Calculate (Power_, a, b)
  | "xor", [a; b] -> Calculate (Xor__, a, b)
  | "bit", [a; b] -> Calculate (Bit__, a, b)
  | "log", [a; b] -> Calculate (Log__, a, b)
  | "root", [a; b] -> Calculate (Root__, a, b)
  | ("min" | "max"), a :: rest -> List.fold_left (fun a b -> Extreme (text = "max", a, b)) a rest
  | "cond", [k; a; b] -> Cond0 (k, a, b)
  | "len", [a] -> Len a
  | "link", [a; b] -> LinkOf (a, b)
  | "order", [g] -> Of (Order_, g)
  | "size", [g] -> Of (Size_, g)
  | "vertices", [g] -> Of (Vertices_, g)
  | "links", [g] -> Of (Links_, g)
  | "elements", [g] -> Of (Elements_, g)
  | "pairs", [g] -> Of (Pairs_, g)
  | "connected", [g] -> Of (Connected_, g)
  | "neighbors", [g; v] -> OfVertex (Neighbours_, g, v)
  | "incident", [g; v] -> OfVertex (Incident_, g, v)
  | "degree", [g; v] -> OfVertex (Degree_, g, v)
  | "component", [g; v] -> OfVertex (Component_, g, v)
  | "adjacent", [g; u; v] -> OfTwo (Adjacent_, g, u, v)
  | "distance", [g; u; v] -> OfTwo (Distance_, g, u, v)
  | _ -> (match Sorts.Names.find_opt text c.library with
    | Some ({ role = Sorts.A_word; _ } as d) when List.length args = List.length d.definition.params ->
      Call (List.fold_right (fun a rest -> Arg (a, rest)) args NoArg, word c d.definition)
    | _ -> no_form "%s" text)

(* word returns the text of a word; it is made once. *)
and word c (d : Language.definition) = match Hashtbl.find_opt c.made d.name with
  | Some text -> text
  | None ->
    if List.exists snd d.params then no_form "a parameter that is a word";
    let text = expr c (List.rev_map fst d.params) d.body in
    Hashtbl.add c.made d.name text;
    text

(* network returns the text of a network's definition. *)
let network c (d : Language.definition) =
  match d.body.op with
  | Graph (false, _, _) -> expr c (List.rev_map fst d.params) d.body
  | _ -> no_form "what is no network"
