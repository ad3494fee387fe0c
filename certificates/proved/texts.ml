(* The texts of networks and terms, as package family has them: from their syntax to the kernel's. *)

open Kernel

exception No_form of string (* what the kernel has no form for *)

let no_form format = Printf.ksprintf (fun s -> raise (No_form s)) format

(* What names stand for: each a term. Rounded says that a quotient is rounded down, as in a certificate's terms;
   words finds the definitions of numbers and truths that a text may use; parts is how many parts it may still
   have, with each word written out. *)
type scope = { names : (string * term) list; rounded : bool; words : string -> Language.definition option; parts : int ref }

let max_parts = 1 lsl 16

let scope ?(rounded = false) ?(words = fun _ -> None) names =
  { names = List.mapi (fun i x -> (x, Var (Numerals.nat i))) names; rounded; words; parts = ref max_parts }

let number n = Num (Numerals.z n)

let word s name count = match s.words name with Some d when List.length d.params = count -> Some d | _ -> None

let count s = decr s.parts; if !(s.parts) < 0 then no_form "more than %d parts with its words written out" max_parts

(* Whether an expression has a value, whatever its names stand for. *)
let rec surely s (n : Language.node) = match n.op, n.args with
  | Numeral _, _ -> true
  | Name x, _ -> List.mem_assoc x s.names
  | (Operator ("+" | "-" | "*") | Call ("abs" | "min" | "max")), args -> List.for_all (surely s) args
  | Operator "%", [a; { op = Numeral t; _ }] -> t <> "0" && surely s a
  | Call ("floor" | "ceil"), [{ op = Operator "/"; args = [a; { op = Numeral t; _ }]; _ }] -> t <> "0" && surely s a
  | _ -> false

(* Whether a name's value is looked at wherever the expression has one. *)
let rec looks_at x (n : Language.node) = match n.op, n.args with
  | Name y, _ -> x = y
  | Operator ("&&" | "||"), a :: _ -> looks_at x a
  | Call "cond", [c; a; b] -> looks_at x c || (looks_at x a && looks_at x b)
  | (Operator _ | Call _), args -> List.exists (looks_at x) args
  | _ -> false

(* call is the body of a word for some arguments. These are values: if one may have none, and the body does not look at it
   in any case, [guarded] sees that it has one. *)
let call s term guarded make (d : Language.definition) args =
  let names = List.map2 (fun (p, _) a -> (p, term s a)) d.params args in
  List.fold_right2 (fun (p, t) a body -> if surely s a || looks_at p d.body then body else guarded t body) names args (make { s with names } d.body)

let rec term s (n : Language.node) =
  count s;
  let one f = match n.args with [a] -> f (term s a) | _ -> no_form "a function of one number" in
  let two f = match n.args with [a; b] -> let a = term s a in f a (term s b) | _ -> no_form "a function of two numbers" in
  match n.op with
  | Numeral text -> (match Numerals.of_decimal text with Some z when s.rounded || Numerals.narrow text -> Num z | _ -> no_form "the number %s, want a whole one of 64 bits" text)
  | Name x -> (match List.assoc_opt x s.names with
    | Some t -> t
    | None -> (match word s x 0 with Some d -> term { s with names = [] } d.body | None -> no_form "the name %s" x))
  | Operator "+" -> two (fun a b -> Plus (a, b))
  | Operator "-" when List.length n.args = 1 -> one (fun a -> Minus (number 0, a))
  | Operator "-" -> two (fun a b -> Minus (a, b))
  | Operator "*" -> two (fun a b -> Times (a, b))
  | Operator "%" -> two (fun a b -> Rest (a, b))
  | Operator "/" when s.rounded -> two (fun a b -> Floor (a, b))
  | Call "floor" -> (match n.args with
    | [{ op = Operator "/"; args = [a; b]; _ }] -> let a = term s a in Floor (a, term s b)
    | [a] when s.rounded -> term s a
    | _ -> no_form "floor of what is no quotient")
  | Call "ceil" -> (match n.args with
    | [{ op = Operator "/"; args = [a; b]; _ }] -> let a = term s a in Minus (number 0, Floor (Minus (number 0, a), term s b))
    | [a] when s.rounded -> term s a
    | _ -> no_form "ceil of what is no quotient")
  | Call "abs" -> one (fun a -> Abs a)
  | Call "pow" -> two (fun a b -> Pow (a, b))
  | Call "xor" -> two (fun a b -> Xor (a, b))
  | Call "bit" -> two (fun a b -> Bit (a, b))
  | Call (("min" | "max") as f) -> (match List.map (term s) n.args with
    | a :: (_ :: _ as rest) -> List.fold_left (fun a b -> if f = "min" then Min (a, b) else Max (a, b)) a rest
    | _ -> no_form "%s of fewer than two numbers" f)
  | Call "cond" -> (match n.args with [c; a; b] -> let c = cond s c in let a = term s a in Cond (c, a, term s b) | _ -> no_form "cond with other than three arguments")
  | Call f -> (match word s f (List.length n.args) with
    | Some d -> call s term (fun t body -> Cond (Equal (t, t), body, body)) term d n.args
    | None -> no_form "the function %s" f)
  | _ -> no_form "what is no term of whole numbers"

and cond s (n : Language.node) =
  count s;
  let two f = match n.args with [a; b] -> let a = term s a in f a (term s b) | _ -> no_form "a comparison" in
  match n.op with
  | Name "true" -> Yes
  | Name "false" -> Not Yes
  | Operator "!" -> Not (cond s (List.hd n.args))
  | Operator "&&" -> (match n.args with [a; b] -> let a = cond s a in And (a, cond s b) | _ -> no_form "and")
  | Operator "||" -> (match n.args with [a; b] -> let a = cond s a in Or (a, cond s b) | _ -> no_form "or")
  | Operator "==" -> two (fun a b -> Equal (a, b))
  | Operator "!=" -> two (fun a b -> Not (Equal (a, b)))
  | Operator "<" -> two (fun a b -> Less (a, b))
  | Operator "<=" -> two (fun a b -> AtMost (a, b))
  | Operator ">" -> two (fun a b -> Less (b, a))
  | Operator ">=" -> two (fun a b -> AtMost (b, a))
  | Name f | Call f -> (match word s f (List.length n.args) with
    | Some d -> call s term (fun t body -> And (Equal (t, t), body)) cond d n.args
    | None -> no_form "the condition %s" f)
  | _ -> no_form "what is no condition on numbers"

let with_name s x = { s with names = (x, Var (Numerals.nat (List.length s.names))) :: s.names }

(* ranges returns ranges of numbers, and the scope within. *)
let ranges s (list : Language.range list) =
  List.fold_left (fun (done_, s) (r : Language.range) -> match r.names, r.within with
    | [x], { op = To; args = [a; b]; _ } ->
      let low = term s a in
      let high = term s b in
      let s = with_name s x in
      (make_range low high (match r.only with Some c -> cond s c | None -> Yes) :: done_, s)
    | _ -> no_form "a range of other than numbers") ([], s) list
  |> fun (list, s) -> (List.rev list, s)

let tuple s (n : Language.node) = match n.op with Tuple -> List.map (term s) n.args | _ -> [term s n]

(* hops returns neighbours, or next hops. *)
let hops s (list : Language.next list) =
  List.map (fun (n : Language.next) ->
    let over, inside = ranges s n.over in
    let only = match List.map (cond inside) n.conditions with [] -> Yes | c :: rest -> List.fold_left (fun a b -> And (a, b)) c rest in
    make_next (tuple inside n.target) over only) list

(* network returns the text of a network's definition. *)
let network words (d : Language.definition) =
  match d.body.op with
  | Graph (false, over, nexts) ->
    if List.exists snd d.params then no_form "a parameter that is a word";
    let coordinates, inside = ranges (scope ~words (List.map fst d.params)) over in
    make_text (Numerals.nat (List.length d.params)) coordinates (hops inside nexts)
  | Graph (true, _, _) -> no_form "a directed network"
  | _ -> no_form "what is no network"

(* names returns the names of a network's parameters and of its coordinates. *)
let names (d : Language.definition) =
  match d.body.op with
  | Graph (_, over, _) -> (List.map fst d.params, List.concat_map (fun (r : Language.range) -> r.names) over)
  | _ -> no_form "what is no network"

(* router returns the next hops of a router's definition. *)
let router words (d : Language.definition) =
  match d.body.op with
  | Route (r, nexts) -> hops (scope ~words (r.parameters @ r.from @ r.towards)) nexts
  | _ -> no_form "what is no router"
