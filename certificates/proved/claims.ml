(* Verdicts and theorems of a folder: what names in their formulas stand for, what they rest on, and whether they
   follow. *)

open Answer
open Kernel

type folder = {
  path : string; world : Networks.world; words : Words.t; entries : Folder.entry list;
  given : (string, network) Hashtbl.t; listed : (string, called_router option) Hashtbl.t; marks : (string, string list) Hashtbl.t }

let folder path world words entries = { path; world; words; entries; given = Hashtbl.create 8; listed = Hashtbl.create 8; marks = Hashtbl.create 8 }

(* ---------- Names ---------- *)

(* A graph that is given is looked up once. *)
let given f name = match Hashtbl.find_opt f.given name with
  | Some n -> n
  | None ->
    let n = (Networks.find f.world name).network in
    Hashtbl.add f.given name n;
    n

(* The folder's own names of graphs with the parameters that they have: Wheel(3). *)
let called f name count =
  List.filter_map (function
    | Folder.Graph (network, own) ->
      (match (if count = 0 then (if own = name then Some [] else None) else if Folder.is_call own && List.hd (String.split_on_char '(' own) = name then Some (snd (Networks.parsed own)) else None) with
      | Some ps when List.length ps = count -> Some (List.map Numerals.z ps, given f network)
      | _ -> None)
    | _ -> None) f.entries

(* A network's name in a formula, with its parameters: Wheel(3), QT(2,2), mine.edges. *)
let shown_name head ps = if ps = [] then head else head ^ "(" ^ String.concat "," (List.map Numerals.decimal ps) ^ ")"

let network_and_parameters name =
  if Folder.is_call name then (let head, ps = Networks.parsed name in (head, List.map Numerals.z ps)) else (name, [])

(* once keeps what was made of a name. *)
let once table name make = match Hashtbl.find_opt table name with
  | Some x -> x
  | None -> let x = make name in Hashtbl.add table name x; x

(* The folder's tables under a router's name, each with the network for which it is. *)
let listed_router f name = once f.listed name (fun name ->
  let on network = match List.find_map (function Folder.Graph (n, own) when own = network -> Some n | _ -> None) f.entries with
    | Some n -> given f n
    | None -> given f network in
  match List.filter_map (function
    | Folder.Router (table, router, network) when router = name ->
      let n = on network in
      Some (network_and_parameters network, Traffic.listed (Networks.table network { Networks.network = n; naming = Printed.Text }) (f.world.table table))
    | _ -> None) f.entries with
  | [] -> None
  | list -> Some (ListedRouter (name, list)))

let with_lanes = function
  | TheRouter r -> TheRouter (Lanes r)
  | ListedRouter (name, list) -> ListedRouter ("lanes:" ^ name, List.map (fun (network, r) -> (network, Lanes r)) list)

let rec router f name =
  match Networks.prefixed "lanes:" name, Words.meant f.words name with
  | Some inner, _ -> Stdlib.Option.map with_lanes (router f inner)
  | None, Some (Words.A_router (_, hops)) -> Some (TheRouter (OwnRouter (name, hops)))
  | None, Some _ -> not_proved ("a formula with the router " ^ name)
  | None, None ->
    if name = "bfs" then Some (TheRouter Bfs)
    else if List.mem name Folder.routers && name <> "shortest" then Some (TheRouter (Named name))
    else listed_router f name

(* A vertex by the labels that the folder lists for a network: the one with the label, or else, unless numbers are labels, with
   the number. None if no labels are listed. *)
let mark f m text = match m with
  | ByStandard _ | ByOwn _ | ByWorded _ -> None
  | ByList (head, list) ->
    let text = String.trim text in
    let labels_of ps = List.find_map (function Folder.Labels (file, own) when own = shown_name head ps -> Some file | _ -> None) f.entries in
    if List.for_all (fun (ps, _) -> labels_of ps = None) list then None
    else
      let vertex (ps, n) =
        let order = match n with Given (order, _) -> Numerals.int_of order | Standard _ | Own _ | Worded _ -> 0 in
        let number = match Numerals.small text with Some i when i < order && String.length text <= 9 -> Some i | _ -> None in
        let found = match labels_of ps with
          | None -> number
          | Some file ->
            let labels = once f.marks file (fun file -> Folder.labels (Files.read (Files.beside f.path file))) in
            let rec place i = function [] -> None | l :: rest -> if l = text then Some i else place (i + 1) rest in
            (match place 0 labels with
            | Some i -> Some i
            | None ->
              let strange i l = match Numerals.small l with Some j -> j <> i && j < order | None -> false in
              if List.exists (fun x -> x) (List.mapi strange labels) then None else number) in
        Stdlib.Option.map (fun i -> ((head, ps), Numerals.z i)) found in
      Some (Marked (text, List.filter_map vertex list))

let names f : Formula.names = {
  network = (fun name count ->
    match Words.meant f.words name with
    | Some (Words.A_network (text, arity)) -> if arity = count then Some (ByOwn (name, text)) else None
    | Some (Words.A_worded (text, arity)) -> if arity = count then Some (ByWorded (name, text)) else None
    | Some _ -> not_proved ("a formula with the network " ^ name)
    | None ->
      if standard name (Numerals.nat count) <> None then Some (ByStandard name)
      else if List.mem name Networks.families then None
      else match called f name count with [] -> None | list -> Some (ByList (name, list)));
  whole = (fun name ->
    if Networks.prefixed "g6:" name <> None || Networks.prefixed "sha256:" name <> None then Some (ByList (name, [([], given f name)]))
    else match called f name 0 with [] -> None | list -> Some (ByList (name, list)));
  router = router f;
  mark = mark f;
  word = Words.word f.words; contained = `Fact }

(* ---------- What a formula rests on ---------- *)

let rec each f (n : Language.node) =
  f n;
  List.iter (each f) n.args;
  let ranges = List.iter (fun (r : Language.range) -> each f r.within; Stdlib.Option.iter (each f) r.only) in
  match n.op with
  | Binder (_, list) -> ranges list
  | Graph (_, list, next) -> ranges list; nexts f ranges next
  | Route (_, next) -> nexts f ranges next
  | _ -> ()
and nexts f ranges = List.iter (fun (x : Language.next) -> each f x.target; ranges x.over; List.iter (each f) x.conditions)

let rec without_lanes name = match Networks.prefixed "lanes:" name with Some inner -> without_lanes inner | None -> name

let text_of (n : Language.node) = match n.op with Name s | Call s -> Some s | Word s -> Some (without_lanes s) | _ -> None

let quoted s = "\"" ^ s ^ "\""

(* The names of the folder's file that one fact of a formula has, with what they stand for: of its network with these parameters, of another
   network, and of the router there. *)
let is_own = function
  | ByList (head, _) -> Networks.prefixed "g6:" head = None && Networks.prefixed "sha256:" head = None
  | ByStandard _ | ByOwn _ | ByWorded _ -> false

let of_network m ps = if is_own m then [quoted (shown_name (network_word m) ps), `Network (named m ps)] else []

let names_of f m ps other =
  of_network m ps @ match snd (Formula.fact_text f) with
  | Some (`Other o) -> of_network o other
  | Some (`Router r) ->
    (match r, router_on m ps r with
    | ListedRouter (name, _), TheRouter routing ->
      let network = shown_name (network_word m) ps in
      let once = Stdlib.Option.value (Networks.prefixed "lanes:" name) ~default:name in
      [quoted once ^ " on " ^ (if is_own m then quoted network else network), `Router routing]
    | _ -> [])
  | _ -> []

let router_of_inquiry = function
  | AsksDelivered r | AsksMinimal r | AsksMaxHops r | AsksTotalHops r | AsksMaxStretch r | AsksRoute (r, _, _) | AsksDeadlock r | AsksDeadlockFree r -> Some r
  | AsksLanes r -> r
  | _ -> None

(* own_of returns the names of the folder's file that a verdict has had, in the order of its cases and of the formula; asked are the
   facts that were looked up. *)
let own_of asked (v : Verdicts.t) =
  let had = function
    | `Network n -> List.exists (fun (m, q) -> m == n || (match q with AsksContains o -> o == n | AsksWord (_, l) -> List.exists (function Other_one o -> o == n | _ -> false) l | _ -> false)) asked
    | `Router r -> List.exists (fun (_, q) -> match router_of_inquiry q with Some s -> s == r | None -> false) asked in
  let met = Hashtbl.create 16 and list = ref [] in
  let add (name, what) = if not (Hashtbl.mem met name) && had what then (Hashtbl.add met name (); list := name :: !list) in
  let whole env e = as_whole (plain_value env e) in
  let rec walk env e = match e with
    | Constant _ | Variable_ _ | Label _ -> ()
    | Unary (_, a) -> walk env a
    | Binary (_, a, b) -> walk env a; walk env b
    | Choice (a, b, c) -> walk env a; walk env b; walk env c
    | Quantify (_, x, a, b, only, body) ->
      walk env a; walk env b;
      (match whole env a, whole env b with
      | Some a, Some b -> List.iter (fun i -> let env = (x, whole_number i) :: env in walk env only; walk env body) (up_to a b)
      | _ -> ())
    | Asks (f, m, ps, args) ->
      List.iter (walk env) ps;
      let all list = let known = List.filter_map (whole env) list in if List.length known = List.length list then Some known else None in
      (match all ps, snd (Formula.fact_text f) with
      | Some ps, Some (`Other _) -> Stdlib.Option.iter (fun other -> List.iter add (names_of f m ps other)) (all args)
      | Some ps, _ -> List.iter add (names_of f m ps [])
      | None, _ -> ());
      List.iter (fun (m, ps) -> Stdlib.Option.iter (fun ps -> List.iter add (of_network m ps)) (all ps)) (Formula.others f args);
      List.iter (walk env) args
    | Meant (_, _, _, _, body) -> walk env body in
  let cases (_, d) = Stdlib.Option.value (domain_tuples (Stdlib.Option.value d ~default:v.claim.domain)) ~default:[] in
  let rec listed e = match e with
    | Constant _ | Variable_ _ | Label _ -> false
    | Unary (_, a) -> listed a
    | Binary (_, a, b) -> listed a || listed b
    | Choice (a, b, c) -> listed a || listed b || listed c
    | Quantify (_, _, a, b, c, d) -> List.exists listed [a; b; c; d]
    | Asks (f, m, ps, args) ->
      (match m, snd (Formula.fact_text f) with ByList _, _ | _, Some (`Other (ByList _) | `Router (ListedRouter _)) -> true | _ -> false)
      || List.exists (function ByList _, _ -> true | _ -> false) (Formula.others f args) || List.exists listed (ps @ args)
    | Meant (_, _, _, _, body) -> listed body in
  if listed v.claim.expression then List.iter (fun part -> List.iter (fun env -> walk env v.claim.expression) (cases part)) v.parts;
  List.rev !list

(* The definitions of one's own that a formula speaks of, with those that these use; and the names that the file of names
   has, in quotes. *)
let rests f text own =
  let expression = (Language.claim text).expression in
  let lines = ref [] and defined = Hashtbl.create 8 in
  let rec define name =
    match Stdlib.Option.map Lazy.force (Hashtbl.find_opt f.words.uses name) with
    | Some (uses, line) when not (Hashtbl.mem defined name) ->
      Hashtbl.add defined name ();
      List.iter define uses;
      lines := line :: !lines
    | _ -> () in
  each (fun n -> Stdlib.Option.iter define (text_of n)) expression;
  let lines = List.rev !lines in
  let rec shown length = function
    | [] -> []
    | l :: rest -> if length + String.length l > 400 then [Printf.sprintf "%d more that it has" (List.length rest + 1)] else l :: shown (length + String.length l) rest in
  let by = if lines = [] then "" else Printf.sprintf ", by %s: %s" Folder.own_words (String.concat "; and " (shown 0 lines)) in
  let first = List.filteri (fun i _ -> i < 3) own and count = List.length own in
  let naming = if own = [] then "" else
    Printf.sprintf ", if %s%s %s what %s says" (String.concat ", " first) (if count > 3 then Printf.sprintf " and %d more" (count - 3) else "")
      (if count > 1 then "are" else "is") Folder.own_names in
  by ^ naming

(* ---------- What could not be checked ---------- *)

(* Statements that could not be checked, by what verdicts look them up. *)
type unchecked = (string, unit) Hashtbl.t

let unchecked_key (s : Certificate.statement) =
  let network = match Networks.prefixed "g6:" s.network with
    | Some text -> (try "sha256:" ^ Given.digest (Given.of_graph6 text) with Given.Wrong _ -> s.network)
    | None -> s.network in
  s.subject ^ " " ^ network

(* verdict tells why a verdict does not follow; asked is told of the facts that it needs. *)
let verdict limits known (unchecked : unchecked) asked v =
  let lacking = ref false in
  let note key n q = asked n q; if Hashtbl.mem unchecked key then lacking := true in
  match Check.watched ~share:Check.brief limits 0 (fun () -> Verdicts.check ~note known v) with
  | () -> Output.Accepted
  | exception Rejected why when !lacking -> Output.Unchecked ("cannot check: it may follow from statements that are not proved yet: " ^ why)
  | exception Rejected why -> Output.Rejected (Printf.sprintf "certificate rejected: line %d: %s" v.line why)
  | exception Unchecked why -> Output.Unchecked why

(* What verdicts and theorems are named, by folders: where each stands, and what it says. In a folder no two verdicts have
   one name, nor two theorems; and where both have it, they say that the same formula holds. *)
type meaning = { file : string; formula : string option (* None where it is not read *); fails : bool }

type said = { by_verdict : (string * string, meaning) Hashtbl.t; by_theorem : (string * string, meaning) Hashtbl.t }

let said () = { by_verdict = Hashtbl.create 64; by_theorem = Hashtbl.create 64 }

(* mean notes a name, or tells what is wrong with it. *)
let mean table what f name now =
  match Hashtbl.find_opt table (f.path, name) with
  | Some first when first.file <> now.file ->
    Some (Output.Rejected (Printf.sprintf "certificate rejected: %s/name: %s has a %s in %s already, want one in a folder" what name what (Files.shown first.file)))
  | _ -> Hashtbl.replace table (f.path, name) now; None

let mean_theorem said f name now =
  match mean said.by_theorem "theorem" f name now with
  | Some wrong -> Some wrong
  | None ->
    match Hashtbl.find_opt said.by_verdict (f.path, name) with
    | Some { formula = None; _ } -> Some (Output.Unchecked (Printf.sprintf "cannot check: %s has a verdict that is not read" name))
    | Some v when v.formula <> now.formula ->
      Some (Output.Rejected (Printf.sprintf "certificate rejected: theorem/name: %s has a verdict in %s on another formula, want the same formula" name (Files.shown v.file)))
    | Some { fails = true; file; _ } ->
      Some (Output.Rejected (Printf.sprintf "certificate rejected: theorem/name: %s fails by the verdict in %s, want one that it holds" name (Files.shown file)))
    | _ -> None

let verdicts out limits f said known unchecked file =
  let say name text verdict = Output.say out file ~counted:false text verdict; Output.verdict out f.path name (verdict = Output.Accepted) in
  match let text = Files.read ~most:Verdicts.max_file file in (text, Check.watched ~share:Check.brief limits 0 (fun () -> Verdicts.read (names f) text)) with
  | exception Rejected why -> Output.say out file None (Output.Rejected ("certificate rejected: " ^ why))
  | exception Unchecked why -> Output.say out file None (Output.Unchecked why)
  | text, list ->
    (* Of the word "contains" strategies show what embeddings show of the fact, and that a network is not in another. *)
    let again = lazy (Verdicts.read { (names f) with contained = `Word } text) in
    List.iter (function
      | name, Error why ->
        let unread = match why with Unchecked why -> why | Rejected why -> "cannot check: " ^ why | e -> "cannot check: " ^ Printexc.to_string e in
        let wrong = mean said.by_verdict "verdict" f name { file; formula = None; fails = false } in
        say name (Some name) (Stdlib.Option.value wrong ~default:(Output.Unchecked unread))
      | name, Ok (v : Verdicts.t) ->
        let claim = Formula.show_claim v.claim.expression v.claim.domain and asked = ref [] in
        let check v = asked := []; verdict limits known unchecked (fun n q -> asked := (n, q) :: !asked) v in
        let answer = match mean said.by_verdict "verdict" f name { file; formula = Some claim; fails = not v.holds } with
          | Some wrong -> wrong
          | None -> (match check v with
            | Output.Accepted -> Output.Accepted
            | first ->
              let had = !asked in
              let answer = match List.assoc_opt name (Lazy.force again) with Some (Ok v) when check v = Output.Accepted -> Output.Accepted | _ -> first in
              asked := had;
              answer) in
        say name (Some (name ^ " " ^ Verdicts.show v ^ rests f claim (own_of !asked v))) answer) list

(* ---------- Theorems ---------- *)

let definition f name count =
  match Hashtbl.find_opt f.words.definitions name with
  | Some d -> (match Words.meant f.words name with Some (Words.A_network (text, arity)) when arity = count -> Some (d, text) | _ -> None)
  | None -> Library.find name count

let theorems out limits f said file =
  let answer text verdict = Output.say out file ~counted:false text verdict; Output.theorem out f.path (verdict = Output.Accepted) in
  match let text = Files.read file in (text, Certificate.alone text "topocert theorems 1") with
  | exception Rejected why -> Output.say out file None (Output.Rejected ("certificate rejected: " ^ why))
  | exception Unchecked why -> Output.say out file None (Output.Unchecked why)
  | text, body ->
    let lines = Array.map (fun (l : Certificate.line) -> (l.keyword, l.rest)) body in
    match Check.watched limits (String.length text) (fun () -> Theorems.read { names = names f; definition = definition f } lines) with
    | exception Unchecked why -> Output.say out file None (Output.Unchecked why)
    | exception Rejected why -> Output.say out file None (Output.Unchecked ("cannot check: " ^ why ^ ": this is not proved yet; topocheck checks it"))
    | [] -> Output.say out file None (Output.Rejected "certificate rejected: theorem/form: no theorems, want one or more")
    | list when List.length (List.sort_uniq compare (List.map fst list)) < List.length list ->
      Output.say out file None (Output.Rejected "certificate rejected: theorem/form: two theorems of one name, want another")
    | list ->
      List.iter (function
        | name, Error why ->
          let wrong = mean said.by_theorem "theorem" f name { file; formula = None; fails = false } in
          answer (Some name) (Stdlib.Option.value wrong ~default:(Output.Unchecked why))
        | _, Ok (t : Theorems.t) ->
          let claim = Formula.show_claim t.claim.expression t.claim.domain in
          let text = t.name ^ " holds for all: " ^ claim ^ rests f claim [] in
          answer (Some text) (match mean_theorem said f t.name { file; formula = Some claim; fails = false } with
            | Some wrong -> wrong
            | None ->
              match Check.watched ~share:Check.brief limits 0 (fun () -> Proved.theorem_shown t.theorem) with
              | true -> Output.Accepted
              | false -> Output.Unchecked "cannot check: the theorem is not shown by what the kernel knows: this is not proved yet; topocheck checks it"
              | exception Unchecked why -> Output.Unchecked why)) list
