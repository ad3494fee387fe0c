(* Verdicts and theorems of a folder: what names in their formulas stand for, what they rest on, and whether they
   follow. *)

open Answer
open Kernel

type folder = { path : string; world : Networks.world; words : Words.t; entries : Folder.entry list; given : (string, network) Hashtbl.t }

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

let names f : Formula.names = {
  network = (fun name count ->
    match List.assoc_opt name f.words.meanings with
    | Some (Words.A_network (text, arity)) -> if arity = count then Some (ByOwn (name, text)) else None
    | Some _ -> not_proved ("a formula with the network " ^ name)
    | None ->
      if standard name (Numerals.nat count) <> None then Some (ByStandard name)
      else if List.mem name Networks.families then None
      else match called f name count with [] -> None | list -> Some (ByList (name, list)));
  whole = (fun name ->
    if Networks.prefixed "g6:" name <> None || Networks.prefixed "sha256:" name <> None then Some (ByList (name, [([], given f name)]))
    else match called f name 0 with [] -> None | list -> Some (ByList (name, list)));
  router = (fun name ->
    match List.assoc_opt name f.words.meanings with
    | Some (Words.A_router (_, hops)) -> Some (OwnRouter (name, hops))
    | Some _ -> not_proved ("a formula with the router " ^ name)
    | None -> if name = "bfs" then Some Bfs else if List.mem name Folder.routers && name <> "shortest" then Some (Named name) else None) }

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

let text_of (n : Language.node) = match n.op with Name s | Call s | Word s -> Some s | _ -> None

(* The definitions of one's own that a formula speaks of, with those that these use; and the names that the file of names
   has. *)
let rests f text =
  let expression = (Language.claim text).expression in
  let defined = ref [] and own = ref [] in
  let rec define name =
    match List.assoc_opt name f.words.uses with
    | Some (uses, line) when not (List.mem_assoc name !defined) ->
      List.iter define uses;
      if not (List.mem_assoc name !defined) then defined := !defined @ [(name, line)]
    | _ -> () in
  let is_own name = List.exists (function Folder.Graph (_, o) -> o = name | _ -> false) f.entries in
  each (fun n ->
    Stdlib.Option.iter define (text_of n);
    match n.op with
    | Word s when is_own s && not (List.mem s !own) -> own := !own @ [s]
    | _ -> ()) expression;
  let lines = List.map snd !defined in
  let rec shown length = function
    | [] -> []
    | l :: rest -> if length + String.length l > 400 then [Printf.sprintf "%d more that it has" (List.length rest + 1)] else l :: shown (length + String.length l) rest in
  let by = if lines = [] then "" else Printf.sprintf ", by %s: %s" Folder.own_words (String.concat "; and " (shown 0 lines)) in
  let first = List.filteri (fun i _ -> i < 3) !own and count = List.length !own in
  let naming = if !own = [] then "" else
    Printf.sprintf ", if %s%s %s what %s says" (String.concat ", " (List.map (fun s -> "\"" ^ s ^ "\"") first)) (if count > 3 then Printf.sprintf " and %d more" (count - 3) else "")
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

(* follows tells why a verdict does not follow. *)
let verdict limits known (unchecked : unchecked) v =
  let lacking = ref false in
  match Check.watched limits 0 (fun () -> Verdicts.check ~note:(fun key -> if Hashtbl.mem unchecked key then lacking := true) known v) with
  | () -> Output.Accepted
  | exception Rejected why when !lacking -> Output.Unchecked ("cannot check: it may follow from statements that are not proved yet: " ^ why)
  | exception Rejected why -> Output.Rejected (Printf.sprintf "certificate rejected: line %d: %s" v.line why)
  | exception Unchecked why -> Output.Unchecked why

let verdicts out limits f known unchecked file =
  let say name text verdict = Output.say out file ~counted:false text verdict; Output.verdict out f.path name (verdict = Output.Accepted) in
  match Check.watched limits 0 (fun () -> Verdicts.read (names f) (Files.read file)) with
  | exception Rejected why -> Output.say out file None (Output.Rejected ("certificate rejected: " ^ why))
  | exception Unchecked why -> Output.say out file None (Output.Unchecked why)
  | list ->
    List.iter (function
      | name, Error (Unchecked why) -> say name (Some name) (Output.Unchecked why)
      | name, Error why -> say name (Some name) (Output.Unchecked ("cannot check: " ^ (match why with Rejected why -> why | e -> Printexc.to_string e)))
      | name, Ok (v : Verdicts.t) ->
        let shown = Verdicts.show v in
        say name (Some (name ^ " " ^ shown ^ rests f (Formula.show_claim v.claim.expression v.claim.domain))) (verdict limits known unchecked v)) list

(* ---------- Theorems ---------- *)

let definition f name count =
  match List.assoc_opt name f.words.definitions with
  | Some d -> (match List.assoc_opt name f.words.meanings with Some (Words.A_network (text, arity)) when arity = count -> Some (d, text) | _ -> None)
  | None -> Library.find name count

let theorems out limits f file =
  let answer text verdict = Output.say out file ~counted:false text verdict; Output.theorem out f.path (verdict = Output.Accepted) in
  match let text = Files.read file in (text, Certificate.alone text "topocert theorems 1") with
  | exception Rejected why -> Output.say out file None (Output.Rejected ("certificate rejected: " ^ why))
  | exception Unchecked why -> Output.say out file None (Output.Unchecked why)
  | text, body ->
    let lines = Array.map (fun (l : Certificate.line) -> (l.keyword, l.rest)) body in
    match Check.watched limits (String.length text) (fun () -> Theorems.read { names = names f; definition = definition f } lines) with
    | exception Unchecked why -> Output.say out file None (Output.Unchecked why)
    | exception Rejected why -> Output.say out file None (Output.Unchecked ("cannot check: " ^ why ^ ": this is not proved yet; topocheck checks it"))
    | list ->
      List.iter (function
        | name, Error why -> answer (Some name) (Output.Unchecked why)
        | _, Ok (t : Theorems.t) ->
          let claim = Formula.show_claim t.claim.expression t.claim.domain in
          let text = t.name ^ " holds for all: " ^ claim ^ rests f claim in
          answer (Some text) (match Check.watched limits 0 (fun () -> Proved.theorem_shown t.theorem) with
            | true -> Output.Accepted
            | false -> Output.Unchecked "cannot check: the theorem is not shown by what the kernel knows: this is not proved yet; topocheck checks it"
            | exception Unchecked why -> Output.Unchecked why)) list
