(* The names of networks, as statements have them: what each stands for, for the kernel. *)

open Answer

(* What there is beside a certificate: graphs and the texts of routing tables by their digest, and networks that are texts, by name. *)
type world = { graph : string -> Given.t; table : string -> string; text : string -> own option; router : string -> (string * Kernel.next list) option; word : string -> word option }

(* A word's definition, with the sorts of its parameters and of what it says; the kernel's name of it is made when it is needed. *)
and word = { definition : Language.definition; named : unit -> Kernel.word_name; params : Sorts.t list; value : Sorts.t }

(* A network of one's own: a text and the number of its parameters, and what parameters it may have. *)
and own = Text of Kernel.text * int * (int list -> unit) | Worded of Kernel.expression * int * (int list -> unit) | Directed

type found = { network : Kernel.network; naming : Printed.given }

(* parsed reads a name with numbers in parentheses, written canonically: no spaces, no zeros before
   numbers. *)
let parsed name =
  let number text = match Numerals.small text with
    | Some n when String.length text <= 9 -> n
    | _ -> reject "statement/network" "%S, want a network by its canonical name, with numbers of at most 9 digits" (shortened name) in
  match String.index_opt name '(' with
  | None -> (name, [])
  | Some i ->
    let n = String.length name in
    if name.[n - 1] <> ')' then reject "statement/network" "%S, want a network by its canonical name" (shortened name);
    (String.sub name 0 i, List.map number (String.split_on_char ',' (String.sub name (i + 1) (n - i - 2))))

(* The domains of the networks with names of their own, and their orders; what is outside of them is no
   network. Mesh and Torus have any number of sides. The powers of 2 are cut down to what is beyond the
   limits. *)
let power d = if d > 40 then 1 lsl 40 else 1 lsl d

let times = List.fold_left (fun n a -> if n > 1 lsl 30 then n else n * a) 1

let rec domain name ps = match name, ps with
  | "Ring", [n] -> Some (n >= 3, n, n)
  | "Complete", [n] -> Some (n >= 1, n, times [n; n - 1] / 2)
  | "Hypercube", [d] -> Some (d >= 1, power d, times [power d; d] / 2)
  | "Petersen", [] -> Some (true, 10, 15)
  | "GP", [n; k] -> Some (n >= 3 && k >= 1 && 2 * k < n, 2 * n, 3 * n)
  | ("Mesh" | "Torus"), [n] -> domain name [n; n]
  | ("Mesh" | "Torus"), (_ :: _) -> Some (List.for_all (fun a -> a >= 2) ps, times ps, times (List.length ps :: ps))
  | "JTorus", [k; m] -> Some (k >= 1 && m >= 1, times [4; k; m], times [8; k; m])
  | "Octagon", [] -> Some (true, 8, 12)
  | "OCT", [k; m] -> Some (k >= 1 && m >= 1, times [32; k; m], times [112; k; m])
  | "OMMH", [l; m; n] -> Some (l >= 2 && m >= 2 && n >= 1, times [l; m; power n], times [l; m; power n; n + 4] / 2)
  | ("XMesh" | "XMeshW" | "XTorus" | "CCTorus"), [n] -> Some (n >= 3, times [n; n], times [4; n; n])
  | "CCTorusOpp", [n] -> Some (n >= 4 && n mod 2 = 0, times [n; n], times [4; n; n])
  | "QT", [m; n] -> Some (m >= 2 && n >= 2, times [8; m; n], times [16; m; n])
  | "FTT", [n] -> Some (n >= 4, times [n; n], times [2; n; n])
  | ("MCR" | "TCR"), [k] -> Some (k >= 2, times [4; k; k], times [6; k; k])
  | "Gamma", [c; k; l] -> Some (c >= 2 && k >= 1 && l >= 1, times [c; c; c; k; l], times [2; c; c; c; k; l])
  | "FatTree", [k] -> Some (k >= 2 && k mod 2 = 0, times [k; k; k + 5] / 4, times [k; k; k] * 3 / 4)
  | "Dragonfly", [a; p; h] -> Some (a >= 1 && p >= 1 && h >= 1, times [(a * h) + 1; a; p + 1], times [(a * h) + 1; a; a + (2 * p) + h] / 2)
  | _ -> None

let families = ["Ring"; "Complete"; "Hypercube"; "Petersen"; "GP"; "Mesh"; "Torus"; "JTorus"; "Octagon"; "OCT"; "OMMH"; "XMesh"; "XMeshW";
  "XTorus"; "CCTorus"; "CCTorusOpp"; "QT"; "FTT"; "MCR"; "TCR"; "Gamma"; "FatTree"; "Dragonfly"]

let prefixed prefix text =
  let n = String.length prefix in
  if String.length text >= n && String.sub text 0 n = prefix then Some (String.sub text n (String.length text - n)) else None

let given naming (g : Given.t) =
  let links = Array.fold_right (fun (u, v) list -> (Numerals.z u, Numerals.z v) :: list) g.links [] in
  { network = Kernel.Given (Numerals.z g.order, links); naming }

let undirected name = reject "statement/network" "%s is a directed network, want an undirected one" (shortened name)

(* find returns what a name stands for; directed says what is wrong with a network that is. *)
let find ?(directed = undirected) world name =
  match prefixed "g6:" name, prefixed "sha256:" name with
  | Some text, _ ->
    let g = try Given.of_graph6 text with Given.Wrong why -> reject "statement/network" "%S: %s" (shortened name) why in
    if g.order = 0 then reject "graph/empty" "%s has no vertices, want at least one" (shortened name);
    given Printed.Text g
  | _, Some _ ->
    let g = world.graph name in
    if g.order = 0 then reject "graph/empty" "%s has no vertices, want at least one" (shortened name);
    given Printed.Digest g
  | None, None ->
    let stem, ps = parsed name in
    if List.mem stem families then begin
      match domain stem ps with
      | None -> reject "statement/network" "%S, want a network with the parameters of its name" (shortened name)
      | Some (fine, order, size) ->
        if not fine then reject "statement/network" "%S, want parameters for which there is such a network" (shortened name);
        if order > Given.max_order || size > Given.max_size then reject "statement/network" "%S, want at most %d vertices and %d links" (shortened name) Given.max_order Given.max_size;
        { network = Kernel.Standard (stem, List.map Numerals.z ps); naming = Printed.Text }
    end
    else match world.text stem with
      | None -> reject "statement/network" "%S, want a network such as QT(4,4), or g6:... for a graph6 text" (shortened name)
      | Some Directed -> directed name
      | Some (Text (_, arity, _) | Worded (_, arity, _)) when arity <> List.length ps -> reject "statement/network" "%S, want %d parameters" (shortened name) arity
      | Some (Text (text, _, within)) -> within ps; { network = Kernel.Own (stem, text, List.map Numerals.z ps); naming = Printed.Text }
      | Some (Worded (text, _, within)) -> within ps; { network = Kernel.Worded (stem, text, List.map Numerals.z ps); naming = Printed.Text }

(* table makes the kernel's table. *)
let table name found =
  match Proved.table found.network with
  | Some t -> Graph.of_table t
  | None -> unchecked "the network %s is none for the proved checker, or one with more vertices than it can number" (shortened name)
