(* Certificates of bisection widths. *)

open Answer
open Kernel

let ints = Hamilton.ints

(* A bound is a number that is stated after a relation. *)
let bound s relation = Statements.want_args s 0 relation; Numerals.z (Statements.bound s)

let by_cut (g : Graph.t) s r =
  let side = Body.numbers r "side" in
  Body.finish r;
  let most = bound s "<=" in
  Body.want_set side (g.order / 2) (g.order / 2) g.order;
  (WidthAtMost most, WidthByCut (ints side))

let by_flow (g : Graph.t) s r =
  let group = Generators.read r in
  let rec trees () = if Body.next r = "" then [] else let t = Body.few r "tree" 1 max_int in t :: trees () in
  let trees = trees () in
  let least = bound s ">=" in
  let maps = List.map (Generators.images g) group in
  if trees = [] then reject "body/missing" "no tree, want at least 1";
  let n = g.order in
  let tree values =
    Body.want_or_none values (n + 1) (n + 1) Body.none;
    let weight = values.(0) and parent = Array.sub values 1 n in
    if weight = 0 || weight = Body.none then reject "tree/weight" "weight 0, want a positive number";
    let root = ref (-1) in
    Array.iteri (fun v p ->
      if p = Body.none then begin
        if !root >= 0 then reject "tree/root" "2 vertices or more without parent, want 1";
        root := v
      end
      else if p >= n || not (Graph.adjacent g v p) then reject "tree/link" "vertex %d has parent %d, and no link to it, want one" v p) parent;
    if !root < 0 then reject "tree/root" "0 vertices without parent, want 1";
    parent.(!root) <- 0;
    ((Numerals.int63 !root, Numerals.int63 weight), Generators.table parent) in
  (WidthAtLeast least, WidthByFlow (List.map Generators.table maps, List.map tree trees))

(* The boundary of an order of the vertices may have 22. *)
let check_boundary (g : Graph.t) order =
  let n = g.order in
  let place = Array.make n (-1) in
  Array.iteri (fun i v ->
    if place.(v) >= 0 then reject "order/repeated" "vertex %d occurs twice, want it once" v;
    place.(v) <- i) order;
  let last = Array.init n (fun v -> Array.fold_left (fun a u -> max a place.(u)) place.(v) (Graph.row g v)) in
  let leaving = Array.make n 0 in
  Array.iter (fun i -> leaving.(i) <- leaving.(i) + 1) last;
  let size = ref 0 in
  Array.iteri (fun i v ->
    size := !size + 1 - leaving.(i);
    if !size > 22 then reject "order/width" "a boundary of %d vertices after vertex %d, want at most 22" !size v) order

let by_order (g : Graph.t) (s : Certificate.statement) r =
  let order = Body.numbers r "order" in
  Body.finish r;
  let relation = if s.relation = ">=" then ">=" else "=" in
  let stated = bound s relation in
  Body.want order g.order g.order g.order;
  check_boundary g order;
  if Statements.bound s >= 65535 then reject "order/limit" "the statement says %s, want less than 65535" s.value;
  ((if relation = "=" then WidthIs stated else WidthAtLeast stated), WidthByOrder (ints order))

let by_lrat (g : Graph.t) beside s r =
  let group = Generators.read r in
  let name = Body.text r "proof" in
  Body.finish r;
  let text = beside name in
  let least = bound s ">=" in
  let maps = List.map (Generators.images g) group in
  Lrat.within g;
  let numbers = List.map (fun p -> List.map Numerals.z (Array.to_list p)) maps in
  let clauses = List.length (bisection_formula (Numerals.z g.order) (z_links (Proved.plain g.table)) least numbers) in
  let slots, steps = Lrat.read text clauses in
  (WidthAtLeast least, WidthByLrat (List.map Generators.table maps, slots, steps))

(* Every automorphism joins some of the ways to give sides to the split vertices, and exactly one of each
   class is a cube. *)
let check_cubes maps split cubes =
  let t = Array.length split in
  let place = Hashtbl.create 16 in
  Array.iteri (fun i v ->
    if Hashtbl.mem place v then reject "split/repeated" "vertex %d occurs twice, want it once" v;
    Hashtbl.add place v i) split;
  let all = (1 lsl t) - 1 in
  let root = Array.init (all + 1) Fun.id in
  let rec find a = if root.(a) = a then a else begin root.(a) <- root.(root.(a)); find root.(a) end in
  let join a b = let a = find a and b = find b in root.(max a b) <- min a b; a <> b in
  for a = 0 to all do ignore (join a (lnot a land all)) done;
  List.iter (fun map ->
    let target = Array.map (fun v -> match Hashtbl.find_opt place map.(v) with
      | Some i -> i
      | None -> reject "split/moved" "split vertex %d goes to %d, want a split vertex" v map.(v)) split in
    let needed = ref false in
    for a = 0 to all do
      let image = ref 0 in
      Array.iteri (fun i at -> if (a lsr i) land 1 = 1 then image := !image lor (1 lsl at)) target;
      if join a !image then needed := true
    done;
    if not !needed then reject "split/unneeded" "the automorphism makes no two cubes one that the lines before do not, want each to") maps;
  let met = Hashtbl.create 16 in
  List.iter (fun (bits, _) ->
    let value = ref 0 in
    String.iteri (fun i c -> if c = '1' then value := !value lor (1 lsl i)) bits;
    let class_ = find !value in
    if Hashtbl.mem met class_ then reject "cube/repeated" "%s is like a cube before, want one of each class" bits;
    Hashtbl.add met class_ ()) cubes;
  for a = 0 to all do if not (Hashtbl.mem met (find a)) then reject "cube/missing" "some assignment is like no cube, want one of each class" done

let by_cubes (g : Graph.t) beside s r =
  let group = Generators.read r in
  let split = Body.few r "split" 1 16 in
  let t = Array.length split in
  let rec cubes () =
    if Body.next r = "" then []
    else begin
      let bits, name = match String.split_on_char ' ' (Body.text r "cube") with
        | bits :: name -> (bits, String.concat " " name)
        | [] -> assert false in
      if String.length bits <> t || not (String.for_all (fun c -> c = '0' || c = '1') bits) then reject "cube/bits" "%S, want %d digits 0 or 1" (shortened bits) t;
      (bits, name) :: cubes ()
    end in
  let cubes = cubes () in
  let least = bound s ">=" in
  let maps = List.map (Generators.images g) group in
  Body.want split 1 16 g.order;
  check_cubes maps split cubes;
  Lrat.within g;
  let cut = List.length (snd (cut_formula (Numerals.z g.order) (z_links (Proved.plain g.table)) least)) in
  let cube (bits, name) =
    let slots, steps = Lrat.read (beside name) (cut + t) in
    (List.map (fun c -> c = '1') (List.of_seq (String.to_seq bits)), (slots, steps)) in
  (WidthAtLeast least, WidthByCubes (List.map Generators.table maps, ints split, List.map cube cubes))

(* ---------- matrices ---------- *)

let max_rows = 256
let max_terms = 1 lsl 14
let max_form = 63

(* A triangle of increasing vertices, of which the sign of the R-th may be turned round. *)
let triangle (g : Graph.t) v =
  Body.want v 5 5 Body.none;
  if v.(0) >= v.(1) || v.(1) >= v.(2) || v.(2) >= g.order then reject "triangle/vertices" "%d, %d, %d, want three increasing vertices below %d" v.(0) v.(1) v.(2) g.order;
  if v.(3) > 3 then reject "triangle/turned" "%d, want 0 for no vertex, or 1, 2 or 3" v.(3);
  if v.(4) = 0 then reject "triangle/weight" "0, want a positive number";
  { is_triangle = true; term_weight = Numerals.int63 v.(4); term_vertices = List.init 3 (fun i -> (Numerals.int63 v.(i), v.(3) = i + 1)) }

(* A form of an odd number of vertices, of which those after the first so many are turned round. *)
let form order v =
  let count = Array.length v - 2 in
  Body.want v 3 (2 + max_form) Body.none;
  if v.(0) = 0 then reject "form/weight" "0, want a positive number";
  if count mod 2 = 0 then reject "form/even" "%d vertices, want an odd number" count;
  if v.(1) > count then reject "form/sides" "%d of %d vertices, want at most all" v.(1) count;
  let vertices = Array.sub v 2 count in
  Array.iter (fun u -> if u >= order then reject "form/vertex" "%d, want a vertex below %d" u order) vertices;
  { is_triangle = false; term_weight = Numerals.int63 v.(0); term_vertices = List.init count (fun i -> (Numerals.int63 vertices.(i), i >= v.(1))) }

let by_matrix (g : Graph.t) s r =
  let m = Body.few r "matrix" 3 max_int in
  let rec terms list =
    if Body.next r = "" then List.rev list
    else if Body.next r = "form" then let v = Body.few r "form" 3 (2 + max_form) in terms (`Form v :: list)
    else let v = Body.few r "triangle" 5 5 in terms (`Triangle v :: list) in
  let terms = terms [] in
  let least = bound s ">=" in
  let n = g.order in
  if n > max_rows then reject "spectral/limit" "%d vertices, want at most %d" n max_rows;
  if List.length terms > max_terms then reject "spectral/limit" "%d lines of triangles and forms, want at most %d" (List.length terms) max_terms;
  Body.want m (3 + n) (3 + n) Body.none;
  if m.(0) = 0 then reject "spectral/scale" "0 times the Laplacian, want a positive number";
  let term = function `Form v -> form n v | `Triangle v -> triangle g v in
  let int i = Numerals.int63 m.(i) in
  (WidthAtLeast least, WidthByMatrix (int 0, int 1, int 2, List.init n (fun i -> int (3 + i)), List.map term terms))
