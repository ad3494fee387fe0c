(* Strategies: proofs of statements about words. Package strategy says what they are. *)

open Answer
open Kernel
open Certificate

(* Quantities that have proofs of their own kinds. *)
let elsewhere = ["order"; "size"; "min-degree"; "max-degree"; "diameter"; "radius"; "distance-sum"; "girth"; "bisection"; "vertex-connectivity";
  "edge-connectivity"; "matching-number"; "spanning-trees"; "vertex-fault-detour"; "edge-fault-detour"; "vertex-orbits"; "edge-orbits";
  "automorphisms"; "vertex-transitive"; "edge-transitive"; "bipartite"; "hamiltonian"; "connected"; "eccentricity"; "distance"; "distances";
  "at-distance"; "distance-sum-from"; "disjoint-paths"; "cluster"; "audit"; "delivered"; "minimal"; "max-hops"; "total-hops"; "max-stretch";
  "deadlock"; "deadlock-free"; "lanes"; "route"; "broadcast"; "gossip"]

(* ---------- Statements ---------- *)

let whole z = Ratio (z, XH)

let rec common a b = if b = 0 then a else common b (a mod b)

(* number reads one of a statement: whole, a quotient in lowest terms, or infinite. *)
let number (s : statement) =
  let bad () = reject "statement/value" "%S, want a number" (shortened s.value) in
  let top, bottom = match String.index_opt s.value '/' with
    | Some i -> (String.sub s.value 0 i, Some (String.sub s.value (i + 1) (String.length s.value - i - 1)))
    | None -> (s.value, None) in
  let minus = String.length top > 0 && top.[0] = '-' in
  let digits = if minus then String.sub top 1 (String.length top - 1) else top in
  if s.value = "infinite" then Endless_
  else match Numerals.small digits, Stdlib.Option.map Numerals.small bottom with
    | Some 0, _ when minus -> bad ()
    | Some n, None -> whole (Numerals.z (if minus then -n else n))
    | Some n, Some (Some d) when d >= 2 && common n d = 1 -> Ratio (Numerals.z (if minus then -n else n), Numerals.positive d)
    | _ -> bad ()

let judgement (w : Networks.word) (s : statement) =
  if Sorts.is w.value Sorts.True_or_false then begin
    let want = Statements.yes s in
    if s.relation <> "=" then reject "statement/relation" "%S has %S, want =" (shortened s.text) s.relation;
    Is_truth want
  end
  else match s.relation with
    | "<=" -> Is_at_most (number s)
    | ">=" -> Is_at_least (number s)
    | _ -> Is_number (number s)

(* arguments returns what stands for a word's parameters, and the tables of the networks among them in turn. *)
let arguments (g : Graph.t) other (w : Networks.word) (s : statement) =
  let is = Sorts.is in
  let fits p = List.exists (is p) [Sorts.A_network; Sorts.Whole; Sorts.Part; Sorts.In_quotes] in
  let networks = List.filter (fun p -> is p Sorts.A_network) w.params in
  if networks = [] || not (List.for_all fits w.params) || not (is w.value Sorts.Whole || is w.value Sorts.True_or_false) || List.length w.params <> List.length s.args + 1 then
    reject "statement/arguments" "%S has %d arguments after the network, want those of the word" (shortened s.text) (List.length s.args);
  let tables = ref [g] in
  let rec go first params args = match params, args with
    | [], _ -> []
    | p :: params, args when first && is p Sorts.A_network -> Itself :: go false params args
    | p :: params, a :: args ->
      let here =
        if is p Sorts.A_network then begin
          let found : Networks.found = other a in
          tables := !tables @ [Networks.table a found];
          Other_one found.network
        end
        else if is p Sorts.In_quotes then not_proved "a word about routers"
        else match Numerals.small a with
          | None -> reject "statement/arguments" "%S, want a number" (shortened a)
          | Some n when is p Sorts.Part ->
            if n >= g.order then reject "statement/vertex" "%d, want a vertex below %d" n g.order;
            Vertex_of (Numerals.z n)
          | Some n -> Number_of (whole (Numerals.z n)) in
      here :: go first params args
    | _ :: _, [] -> assert false in
  let list = go true w.params s.args in
  (list, !tables)

(* ---------- Steps ---------- *)

(* A line with numbers, or with "-" for none. *)
let positions r keyword = match Body.numbers r keyword with
  | [| p |] when p = Body.none -> []
  | values -> List.map Numerals.int63 (Array.to_list values)

(* menu reads so many choices. *)
let menu r =
  let count = (Body.few r "menu" 1 1).(0) in
  let rec choices left = if left > 0 && Body.next r = "choice" then let p = positions r "choice" in p :: choices (left - 1) else [] in
  let list = choices count in
  if Body.next r = "choice" || List.length list < count then reject "strategy/menu" "another number of choices than %d, want as many" count;
  list

(* symmetries reads automorphisms of one of the networks. *)
let symmetries tables r network =
  let generators = Generators.read r in
  match List.nth_opt tables network with
  | None -> reject "strategy/network" "network %d of the statement, want one below %d" network (List.length tables)
  | Some g -> { symmetric = Numerals.int63 network; images = List.map (fun p -> Generators.table (Generators.images g p)) generators }

(* formula_proof reads a line with the name of a file that refutes a formula, or "-" where the formula is false by itself. *)
let formula_proof beside r = match Body.text r "proof" with
  | "-" -> Trivially
  | name ->
    let text = beside name in
    By_steps (fun clauses -> Lrat.read text (Numerals.of_int63 clauses))

(* refutation reads such a line, or a split with what refutes its two cases. *)
let rec refutation tables beside r = match Body.next r with
  | "proof" -> By_formula (formula_proof beside r)
  | "split" ->
    let numbers = Body.few r "split" 3 3 in
    let s = symmetries tables r numbers.(0) in
    if numbers.(1) <> 0 then not_proved "splits of another choice than the first";
    let so = refutation tables beside r in
    let not_so = refutation tables beside r in
    Split_at (s.symmetric, s.images, Numerals.int63 numbers.(2), so, not_so)
  | "" -> reject "strategy/missing" "the strategy ends, want a step for a case of a split"
  | word -> reject "strategy/form" "%s below a split, want proof or split" (shortened word)

let step tables beside r : word_step = match Body.next r with
  | "by" -> (match Body.text r "by" with
    | "evaluate" -> Evaluate
    | "left" -> Left0
    | "right" -> Right0
    | "both" -> Both
    | "each" -> Each
    | "every" -> Every
    | form -> reject "strategy/form" "by %S, want evaluate, left, right, both, each or every" (shortened form))
  | "choose" -> Choose (positions r "choose")
  | "menu" -> Menu (menu r)
  | "orbits" ->
    let network = (Body.few r "orbits" 1 1).(0) in
    Orbits (symmetries tables r network)
  | "split" | "proof" -> Refuted (refutation tables beside r)
  | word -> reject "body/keyword" "%S, want a step of a strategy" (shortened word)

let steps tables beside r =
  let rec go list = if Body.next r = "" then List.rev list else go (step tables beside r :: list) in
  go []

(* How deep the kernel may go: far more than texts and steps do. *)
let depth = Numerals.nat 16384

let read (g : Graph.t) (word, other, beside) (s : statement) r =
  if List.mem s.subject elsewhere then reject "statement/subject" "%S of an undirected network, want a proof of another kind" (shortened s.subject);
  match word s.subject with
  | None -> reject "strategy/word" "%S is no word here, want one that is defined" (shortened s.subject)
  | Some (w : Networks.word) ->
    let list, tables = arguments g other w s in
    let word_judgement = judgement w s in
    let strategy = steps tables beside r in
    ({ word = w.named (); word_arguments = list; word_judgement }, { depth; strategy })
