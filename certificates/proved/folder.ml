(* What lies beside the certificates of a folder: graphs and routing tables that are handed over for all
   folders, and what the folder's own file of names lists. *)

open Answer

let own_names = "own.names"
let own_words = "own.words"

(* Graphs and tables by their digests. A graph is read when it is asked for. *)
type handed = { graphs : (string, unit -> Given.t) Hashtbl.t; tables : (string, unit -> string) Hashtbl.t }

let nothing () = { graphs = Hashtbl.create 8; tables = Hashtbl.create 8 }

let copy h = { graphs = Hashtbl.copy h.graphs; tables = Hashtbl.copy h.tables }

let world handed text router word : Networks.world = {
  graph = (fun name -> match Hashtbl.find_opt handed.graphs name with
    | Some graph -> graph ()
    | None -> unchecked "hand over the graph %s (--graph FILE), which the certificate names by its digest" name);
  table = (fun name -> match Hashtbl.find_opt handed.tables name with
    | Some table -> table ()
    | None -> unchecked "hand over the routing table %s (--table FILE), which the certificate names by its digest" name);
  text; router; word }

let add_graphs handed file =
  match Given.of_file file (Files.read file) with
  | graphs -> List.iter (fun g -> Hashtbl.replace handed.graphs ("sha256:" ^ Given.digest g) (fun () -> g)) graphs
  | exception Given.Wrong why -> reject "graph/file" "%s: %s" file why

let max_table = 1 lsl 29

let table_name text = "table-sha256:" ^ Sha256.of_string text

let add_table handed file =
  let text = Files.read ~most:max_table file in
  Hashtbl.replace handed.tables (table_name text) (fun () -> text)

(* ---------- files that lie there ---------- *)

let max_lying = 1 lsl 26
let max_own = 1 lsl 24

let contains text part =
  let n = String.length part in
  let rec from i = i + n <= String.length text && (String.sub text i n = part || from (i + 1)) in
  from 0

(* lying adds the graphs and tables that lie in folders and that no file of names there lists. One that is no
   graph is passed over. *)
let lying handed folders =
  let left = ref max_lying in
  List.iter (fun folder ->
    let names = match Sys.readdir folder with names -> Array.sort compare names; names | exception Sys_error _ -> [||] in
    let own = try Files.read ~most:max_own (Filename.concat folder own_names) with Unchecked _ -> "" in
    Array.iter (fun name ->
      if List.mem (Filename.extension name) [".table"; ".g6"; ".edges"; ".graph"] && not (contains own (" " ^ name ^ "\n")) then begin
        let path = Files.beside folder name in
        match Unix.stat path with
        | { st_kind = S_REG; st_size; _ } when st_size <= !left ->
          left := !left - st_size;
          (try if Filename.check_suffix name ".table" then add_table handed path else add_graphs handed path
           with Rejected _ | Unchecked _ -> ())
        | _ | exception Unix.Unix_error _ -> ()
      end) names) folders

(* ---------- the folder's file of names ---------- *)

let max_own_lines = 1 lsl 18
let max_own_name = 1 lsl 10

type entry =
  | File of string * string           (* a digest, the file that has it *)
  | Graph of string * string          (* a network, a name *)
  | Labels of string * string         (* a file, a name *)
  | Router of string * string * string (* a table, a router, a network's name *)

let own format = Printf.ksprintf (fun s -> raise (Rejected ("own/names: " ^ s))) format

let trimmed text = String.trim text = text

let digested prefix name = match Networks.prefixed prefix name with
  | Some digits -> String.length digits = 64 && String.for_all (function '0' .. '9' | 'a' .. 'f' -> true | _ -> false) digits
  | None -> false

let plain_file name =
  name <> "" && String.length name <= 255 && name.[0] <> '.' && trimmed name && not (String.exists (fun c -> c = '/' || c = '\\' || c = ':') name)

let quotable name = name <> "" && String.length name <= max_own_name && trimmed name && not (String.exists (fun c -> c = '"' || c = '\\') name)

(* What counts of a name up to its first "(". *)
let letters name =
  let head = List.hd (String.split_on_char '(' name) in
  String.concat "" (List.filter_map (fun c -> match c with '_' | '/' | '0' .. '9' | 'A' .. 'Z' | 'a' .. 'z' -> Some (String.make 1 c) | _ -> None)
    (List.of_seq (String.to_seq head)))

let like a b = String.lowercase_ascii a = String.lowercase_ascii b

(* Names without regard to the size of letters. *)
let likes names = let table = Hashtbl.create 64 in List.iter (fun n -> Hashtbl.replace table (String.lowercase_ascii n) ()) names; table

let reserved texts name =
  let head = List.hd (String.split_on_char ':' name) in
  List.exists (like (letters name)) Networks.families || Hashtbl.mem texts (String.lowercase_ascii (letters name)) || (String.contains name ':' || head = name) && (like head "g6" || like head "sha256")

(* A name that formulas make of a network with parameters. *)
let is_call name =
  match String.index_opt name '(' with
  | Some i when name.[String.length name - 1] = ')' ->
    let head = String.sub name 0 i and list = String.sub name (i + 1) (String.length name - i - 2) in
    head <> "" && head.[0] >= 'A' && head.[0] <= 'Z' && String.for_all (function 'A' .. 'Z' | 'a' .. 'z' | '0' .. '9' | '_' -> true | _ -> false) head
    && List.for_all Numerals.is_decimal (String.split_on_char ',' list)
  | _ -> false

let own_network texts name =
  if not (quotable name) then own "the name %S, want 1 to %d characters, without quotes and backslashes, and without blanks at its ends" name max_own_name;
  if reserved texts name then own "%S is a network of ours, or looks like one, want another name" name;
  if name.[String.length name - 1] = ')' && not (is_call name) then own "the name %S, want it as formulas write a network" name

(* A name that formulas give to a network of the list, or a graph's own. *)
let canonical name =
  digested "sha256:" name
  || (match Networks.prefixed "g6:" name with
     | Some text -> (match Given.of_graph6 text with _ -> true | exception Given.Wrong _ -> false)
     | None -> (match Networks.parsed name with stem, ps -> Networks.domain stem ps <> None | exception Rejected _ -> false))

(* The routers of package routing, and "shortest". *)
let routers =
  let ftt_a = List.concat_map (fun (far, equal, when_, hops) ->
    List.map (fun side -> String.concat "-" ["ftt-a"; far; equal; side; when_; hops]) ["right"; "left"; "border"; "mid"; "place"])
    [("n2", "ge", "always", "literal"); ("n2", "ge", "inside", "literal"); ("diameter", "ge", "inside", "literal"); ("n2", "ge", "inside", "hops");
      ("n2", "gt", "inside", "hops"); ("diameter", "ge", "inside", "hops"); ("diameter", "gt", "inside", "hops")] in
  ["shortest"; "dor"; "dor-dateline"; "ecube"; "bfs"; "updown"; "fattree"; "dragonfly"; "octagon-printed"; "octagon"; "jtorus-printed";
    "jtorus-printed-ports"; "jtorus"; "oct-printed"; "oct-printed-ports"; "oct"; "oct-fault-printed"; "oct-fault-printed-met"; "oct-fault";
    "qt-minimal"; "cctorus-minimal"; "xtorus-minimal"; "xmesh-minimal"; "ftt-minimal"; "ftt-fault"; "gamma-b"; "gamma-b-table";
    "gamma-minimal"; "gamma-table"; "ftt-b-walk"; "ftt-b-through"; "ftt-b-alternatives"] @ ftt_a

let own_router words name =
  let small = String.lowercase_ascii name in
  if not (quotable name) || String.contains name ' ' then own "the router %S, want a word of 1 to %d characters, without quotes and backslashes" name max_own_name;
  if Networks.prefixed "lanes:" small <> None || Networks.prefixed "table-sha256:" small <> None || List.mem small routers then own "%S is a router of ours, want another name" name;
  if Hashtbl.mem words name then own "%S is defined as a text, want another name" name

let cut text = match String.index_opt text ' ' with
  | Some i -> (String.sub text 0 i, String.sub text (i + 1) (String.length text - i - 1))
  | None -> (text, "")

let entry texts words line =
  let bad () = own "%S, want \"file DIGEST FILE\", \"graph NETWORK NAME\", \"labels FILE NAME\" or \"router DIGEST ROUTER NAME\"" (shortened line) in
  if String.exists (fun c -> c < ' ' || c > '~') line then bad ();
  let kind, rest = cut line in
  let first, after = cut rest in
  match kind with
  | "file" when (digested "sha256:" first || digested "table-sha256:" first) && plain_file after -> File (first, after)
  | "graph" when digested "sha256:" first || Networks.prefixed "g6:" first <> None ->
    own_network texts after;
    (match Networks.prefixed "g6:" first with
    | Some text -> (try ignore (Given.of_graph6 text) with Given.Wrong why -> own "%s" why)
    | None -> ());
    Graph (first, after)
  | "labels" when plain_file first -> own_network texts after; Labels (first, after)
  | "router" when digested "table-sha256:" first ->
    let router, name = cut after in
    if router = "" then bad ();
    own_router words router;
    if not (canonical name) then own_network (likes []) name;
    Router (first, router, name)
  | _ -> bad ()

let entries texts words text =
  if String.length text > max_own then own "more than %d bytes of names, want at most as many" max_own;
  let ending = "\nend\n" in
  let n = String.length text - String.length ending in
  if n < 0 || String.sub text n (String.length ending) <> ending then own "the last line, want \"end\" and a line feed";
  match String.split_on_char '\n' (String.sub text 0 n) with
  | "topocert 2 names" :: lines ->
    if List.length lines + 2 > max_own_lines then own "%d lines of names, want at most %d" (List.length lines + 2) max_own_lines;
    List.map (entry texts words) lines
  | _ -> own "the first line, want \"topocert 2 names\""

(* The labels of a network's vertices, one a line. *)
let labels text =
  let text = if text <> "" && text.[String.length text - 1] = '\n' then String.sub text 0 (String.length text - 1) else text in
  List.map (fun line ->
    let n = String.length line in
    if n > 0 && line.[n - 1] = '\r' then String.sub line 0 (n - 1) else line) (if text = "" then [] else String.split_on_char '\n' text)

let max_label = 256

(* There are as many, each of so many bytes at most that print, no two the same. *)
let check_labels order text =
  let lines = labels text in
  let met = Hashtbl.create 16 in
  List.iter (fun label ->
    if label = "" || String.length label > max_label || not (trimmed label) || Files.plain label <> label then own "the label %S, want 1 to %d bytes that print, without space at its ends" label max_label;
    if Hashtbl.mem met label then own "the label %S twice, want each once" label;
    Hashtbl.add met label ()) lines;
  if List.length lines <> order then own "%d labels, want one for each of %d vertices" (List.length lines) order

(* read_names returns what the file of names gives, with what was handed over; and its entries. *)
let read_names handed texts words folder text =
  let list = entries (likes texts) words text in
  let all = copy handed in
  let named = Hashtbl.create 8 in
  let once key meaning what =
    match Hashtbl.find_opt named key with
    | Some before when before <> meaning -> own "%s has two meanings, want one" what
    | _ -> Hashtbl.replace named key meaning in
  let each f = List.iter f list in
  each (function
    | File (name, file) ->
      let path = Files.beside folder file in
      if digested "sha256:" name then begin
        let graph () =
          let g = try Given.of_edges (Files.read path) with Given.Wrong why -> own "%s: %s" file why in
          if "sha256:" ^ Given.digest g <> name then own "the graph given for %s is another, want the one with this digest" name;
          g in
        (* One that was handed over already is not read. *)
        if not (Hashtbl.mem all.graphs name) then begin ignore (graph ()); Hashtbl.replace all.graphs name graph end
      end else begin
        let table () =
          let text = Files.read ~most:max_table path in
          if table_name text <> name then own "the table given for %s is another, want the one with this digest" name;
          text in
        ignore (table ());
        Hashtbl.replace all.tables name table
      end
    | _ -> ());
  each (function Graph (network, name) -> once ("graph " ^ name) network name | _ -> ());
  each (function
    | Labels (file, name) ->
      let order = match Hashtbl.find_opt named ("graph " ^ name) with
        | None -> own "%s, want a network that a line \"graph\" has" name
        | Some network -> (match Networks.prefixed "g6:" network with
          | Some text -> (Given.of_graph6 text).order
          | None -> (match Hashtbl.find_opt all.graphs network with
            | Some graph -> (graph ()).order
            | None -> unchecked "hand over the graph %s (--graph FILE)" network)) in
      check_labels order (Files.read ~most:(order * (max_label + 2)) (Files.beside folder file));
      once ("labels " ^ name) file name
    | _ -> ());
  each (function Router (table, router, name) -> once ("router " ^ router ^ " " ^ name) table (router ^ " on " ^ name) | _ -> ());
  (all, list)
