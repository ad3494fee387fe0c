(* The limits on a proof by an order that no cycle goes through all vertices: how wide the boundary gets, and how many
   states the program carries over. What it finds is for the kernel to say. *)

open Answer

let max_boundary = 32
let max_states = 1 lsl 18
let max_carried = 1 lsl 27
let inner = '\255'

type step = { before : int; links : int list; leaves : bool array }

let steps (g : Graph.t) order =
  let n = g.order in
  let place = Array.make n (-1) in
  Array.iteri (fun i v ->
    if place.(v) >= 0 then reject "frontier/repeated" "vertex %d occurs twice, want it once" v;
    place.(v) <- i) order;
  let last = Array.init n (fun v -> Array.fold_left (fun a w -> max a place.(w)) place.(v) (Graph.row g v)) in
  let boundary = ref [] in
  Array.mapi (fun i v ->
    let before = List.length !boundary in
    let links = List.concat (List.mapi (fun j u -> if Graph.adjacent g v u then [j] else []) !boundary) in
    let all = !boundary @ [v] in
    boundary := List.filter (fun u -> last.(u) > i) all;
    if List.length !boundary > max_boundary then reject "frontier/width" "a boundary of %d vertices after vertex %d, want at most %d" (List.length !boundary) v max_boundary;
    { before; links; leaves = Array.of_list (List.map (fun u -> last.(u) <= i) all) }) order

(* keep adds the state after the vertex has been linked to some of the boundary; unless a vertex leaves
   without both its links. *)
let keep s state ends next =
  let v = s.before in
  let mates = Bytes.make (v + 1) (Char.chr v) in
  Bytes.blit_string state 0 mates 0 v;
  List.iter (fun u ->
    let x = Bytes.get mates u and y = Bytes.get mates v in
    if Char.code x <> u then Bytes.set mates u inner;
    if Char.code y <> v then Bytes.set mates v inner;
    Bytes.set mates (Char.code x) y;
    Bytes.set mates (Char.code y) x) ends;
  let moved = Array.make (v + 1) 0 and stay = ref 0 and fine = ref true in
  for j = 0 to v do
    if s.leaves.(j) then (if Bytes.get mates j <> inner then fine := false)
    else begin moved.(j) <- !stay; incr stay end
  done;
  if !fine then begin
    let after = Buffer.create (v + 1) in
    for j = 0 to v do
      if not s.leaves.(j) then
        let m = Bytes.get mates j in
        Buffer.add_char after (if m = inner then inner else Char.chr moved.(Char.code m))
    done;
    Hashtbl.replace next (Buffer.contents after) ()
  end

(* within carries the states over, but for the last vertex. *)
let within g order =
  let all = steps g order in
  let states = ref (Hashtbl.create 16) and carried = ref 0 in
  Hashtbl.add !states "" ();
  Array.iteri (fun i s ->
    if i < Array.length all - 1 then begin
      let next = Hashtbl.create 1024 in
      Hashtbl.iter (fun state () ->
        let attempt ends = incr carried; keep s state ends next in
        attempt [];
        List.iteri (fun i a ->
          if state.[a] <> inner then begin
            attempt [a];
            List.iteri (fun j b -> if j < i && state.[b] <> inner && Char.code state.[a] <> b then attempt [a; b]) s.links
          end) s.links;
        if Hashtbl.length next > max_states || !carried > max_carried then
          reject "frontier/limit" "more than %d states after one vertex, or %d carried over, want at most that many" max_states max_carried) !states;
      states := next
    end) all
