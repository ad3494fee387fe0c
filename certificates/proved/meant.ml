(* Words that say what they do in facts and numbers: a claim has the text in the word's place. Here the text is compared with the
   word's definition, as the page of words has it: what is printed of the claim is the word. *)

open Kernel

(* What a name in a definition stands for: a variable of the text, or an argument. *)
type bound = Name of string | Is of Said.argument

(* sign is how an operation of a definition is written. *)
let sign o = match List.assoc_opt o Shown.operators with Some (_, sign) -> sign | None -> List.assoc o Shown.calculations
let same_quantifier k l = List.assoc k Shown.quantifiers = List.assoc l Said.quantifiers

let occurs x = function
  | Name y -> x = y
  | Is a -> List.exists (Known.mentions x) (match a with Of e -> [e] | Network (_, ps) -> ps | Quoted _ -> [])

(* definition is what defines a word, by its name. *)
let definition name = match List.assoc_opt name !Terms.own with
  | Some (Terms.An_expression x) -> Some x
  | Some _ -> None
  | None -> List.assoc_opt name standard_words

(* says tells whether a part of a definition, where names stand for these, the innermost first, is a part of a claim. *)
let rec says s (x : expression) e =
  let two a b c d = says s a c && says s b d in
  match x, e with
  | Local k, _ -> (match List.nth_opt s (Widened.int_of k) with Some (Name y) -> e = Variable_ y | Some (Is a) -> a = Of e | None -> false)
  | Whole z, Constant (Number { qnum; qden = XH }) -> z = qnum
  | Infinite_, Constant Endless -> true
  | Always b, Constant (Truth c) -> b = c
  | Not0 a, Unary (NotTrue, b) -> says s a b
  | Not0 (Equal0 (a, b)), Binary (Unequal_, c, d) | Not0 (Less0 (a, b)), Binary (AtLeast_, c, d) | Not0 (Less0 (a, b)), Binary (AtMost_, d, c)
  | And0 (a, b), Binary (And_, c, d) | Or0 (a, b), Binary (Or_, c, d) | Equal0 (a, b), Binary (Equal_, c, d)
  | Less0 (a, b), Binary (Less_, c, d) | Less0 (a, b), Binary (More_, d, c) -> two a b c d
  | Extreme (more, a, b), Binary (((Min_ | Max_) as o), c, d) -> more = (o = Max_) && two a b c d
  | Calculate (Minus_, Whole Z0, a), Unary (Negative, b) -> says s a b
  | Calculate (o, a, b), Binary (p, c, d) -> sign o = fst (List.assoc p Said.operators) && two a b c d
  | Function (o, a), Unary (p, b) -> Some (List.assoc o Shown.functions) = List.assoc_opt p Said.functions && says s a b
  | Cond0 (a, b, c), Choice (d, e, f) -> says s a d && two b c e f
  | Quantify_ (k, S O, Over (To_ (a, b)), only, body), Quantify (l, y, c, d, if_, e) ->
    same_quantifier k l && two a b c d && within s y only body if_ e
  | First (most, a, b, only, body), Quantify (((Least_ | Most_) as l), y, c, d, if_, e) -> most = (l = Most_) && two a b c d && within s y only body if_ e
  | Of (o, g), Asks (f, m, ps, []) -> List.assoc o Shown.inquiries = fst (Said.fact_text f) && network s g m ps
  | OfTwo (Distance_, g, u, v), Asks (f, m, ps, [a; b]) -> fst (Said.fact_text f) = "distance" && network s g m ps && two u v a b
  | Call (args, body), (Asks (f, m, ps, list) | Meant (f, m, ps, list, _)) ->
    compare (definition (fst (Said.fact_text f))) (Some body) = 0 && each s args (Said.arguments f m ps list)
  | _ -> false

and within s y only body if_ e = not (List.exists (occurs y) s) && says (Name y :: s) only if_ && says (Name y :: s) body e

and network s x m ps = match x, m with
  | Local k, _ -> List.nth_opt s (Widened.int_of k) = Some (Is (Network (m, ps)))
  | Call (args, body), (ByStandard name | ByOwn (name, _) | ByWorded (name, _) | ByDirected (name, _)) -> Shown.called body (List.length ps) = name && each s args (List.map (fun p -> Said.Of p) ps)
  | _ -> false

and each s args list = match args, list with
  | NoArg, [] -> true
  | Arg (x, args), Said.Of e :: list -> says s x e && each s args list
  | Arg (x, args), Network (m, ps) :: list -> network s x m ps && each s args list
  | Arg (Local k, args), (Quoted _ as router) :: list -> List.nth_opt s (Widened.int_of k) = Some (Is router) && each s args list
  | _ -> false

(* check refuses a claim with a word of which the text is another than its definition says. *)
let check claim = Known.each (function
  | Meant (f, m, ps, list, body) ->
    let word = fst (Said.fact_text f) in
    (match definition word with
    | Some x when says (List.rev_map (fun a -> Is a) (Said.arguments f m ps list)) x body -> ()
    | _ -> Answer.unchecked "the word %s, of which the text is another than its definition" word)
  | _ -> ()) claim

(* domains is check for what domains say. *)
let domains = List.iter (Known.in_domain check)
