(* Certificates of bisection widths by a tree of cases. *)

open Answer
open Kernel

let max_order = 4096
let max_sides = 1 lsl 26

(* A node of a tree, as it is read: its maps, each with whether the sides are exchanged after it, and its case. *)
type case =
  | Branch of int array
  | Like of int array
  | Matrix of int array * int array list
  | Leaf of string

type node = { maps : (bool * int array) list; case : case }

let rec read list r =
  if Body.next r = "" then List.rev list
  else begin
    let rec maps () = match Body.next r with
      | ("automorphism" | "exchange") as keyword -> let p = Body.numbers r keyword in (keyword = "exchange", p) :: maps ()
      | _ -> [] in
    let rec forms list = if Body.next r = "form" then let f = Body.few r "form" 3 (2 + Width.max_form) in forms (f :: list) else List.rev list in
    let maps = maps () in
    let case = match Body.next r with
      | "branch" -> Branch (Body.few r "branch" 2 2)
      | "like" -> Like (Body.few r "like" 1 1)
      | "matrix" -> let m = Body.few r "matrix" 3 max_int in Matrix (m, forms [])
      | "leaf" -> Leaf (Body.text r "leaf")
      | "" -> reject "body/missing" "the body ends, want more: a case is not proved yet"
      | keyword -> reject "body/keyword" "%S, want a case that is proved" (shortened keyword) in
    read ({ maps; case } :: list) r
  end

(* Each map joins some pairs of a vertex and a side that those before do not. *)
let check_needed order maps =
  let root = Array.init (2 * order) Fun.id in
  let rec find a = if root.(a) = a then a else begin root.(a) <- root.(root.(a)); find root.(a) end in
  List.iter (fun (exchange, p) ->
    let needed = ref false in
    for v = 0 to order - 1 do
      let image = if v < Array.length p then p.(v) else v in
      for side = 0 to 1 do
        let a = find ((2 * v) + side) and b = find ((2 * image) + if exchange then 1 - side else side) in
        if a <> b then begin needed := true; root.(max a b) <- min a b end
      done
    done;
    if not !needed then reject "symmetry/unneeded" "it makes no two choices one that those before do not, want each to") maps

let list map nodes = List.rev (List.rev_map map nodes)

(* tree makes what the kernel is given of the nodes; leaf is what becomes of the names of files. *)
let tree (g : Graph.t) leaf nodes =
  let n = g.order in
  let order = n + (n mod 2) in
  if List.length nodes * order > max_sides then reject "branches/limit" "%d nodes of %d vertices, want a product of at most %d" (List.length nodes) order max_sides;
  let number = ref (-1) in
  list (fun node ->
    incr number;
    List.iter (fun (_, p) -> Body.want p n n n; Generators.bijection p) node.maps;
    let int i = Numerals.int63 i in
    let plain () = if node.maps <> [] then reject "body/keyword" "a case after a symmetry, want \"branch\" or \"like\"" in
    match node.case with
    | Branch v ->
      Body.want v 2 2 order;
      if v.(1) > 1 then reject "branch/side" "%d, want 0 or 1" v.(1);
      check_needed order node.maps;
      BranchOn (List.map (fun (exchange, p) -> (exchange, Generators.table p)) node.maps, int v.(0), v.(1) = 1)
    | Like v ->
      Body.want v 1 1 (!number + 1);
      (match node.maps with
       | [(exchange, p)] -> LikeBefore (exchange, Generators.table p, int v.(0))
       | maps -> reject "like/maps" "%d maps before it, want 1" (List.length maps))
    | Matrix (m, forms) ->
      plain ();
      Body.want m 3 max_int Body.none;
      if m.(0) = 0 then reject "spectral/scale" "0 times the Laplacian, want a positive number";
      if List.length forms > Width.max_terms then reject "branches/limit" "more than %d form lines of a matrix, want at most that many" Width.max_terms;
      let form v = let f = Width.form order v in (f.term_weight, f.term_vertices) in
      ByContracted (int m.(0), int m.(1), int m.(2), List.map int (List.tl (List.tl (List.tl (Array.to_list m)))), List.map form forms)
    | Leaf name -> plain (); LeafIn (leaf name)) nodes

let inner _ = reject "body/keyword" "\"leaf\", want a case that is proved"

let by_branches (g : Graph.t) beside s r =
  let nodes = read [] r in
  let bound = Width.bound s ">=" in
  if g.order > max_order then reject "branches/limit" "%d vertices, want at most %d" g.order max_order;
  let leaf name () =
    let text = beside name in
    if text <> "" && text.[0] = 'b' then
      LeafTree (tree g inner (read [] { Body.lines = Certificate.alone text "branches"; at = 0 }))
    else begin
      Lrat.within g;
      LeafRefuted (fun clauses -> Lrat.read text (Numerals.of_int63 clauses))
    end in
  (WidthAtLeast bound, WidthByBranches (tree g leaf nodes))
