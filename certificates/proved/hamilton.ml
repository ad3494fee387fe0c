(* Certificates of cycles through all vertices. *)

open Answer
open Kernel

let ints array = List.map Numerals.int63 (Array.to_list array)

(* A cycle: at least 3 different vertices. That links join them is for the kernel to verify. *)
let read_cycle (g : Graph.t) r =
  let cycle = Body.numbers r "cycle" in
  Body.finish r;
  Body.want cycle 3 g.order g.order;
  let seen = Array.make g.order false in
  Array.iter (fun v ->
    if seen.(v) then reject "cycle/repeated" "vertex %d occurs twice, want it once" v;
    seen.(v) <- true) cycle;
  cycle

let by_cycle g s r =
  let cycle = read_cycle g r in
  Statements.want_args s 0 "=";
  if not (Statements.yes s) then reject "statement/value" "hamiltonian: the statement says \"no\", the proof shows \"yes\"";
  (IsHamiltonian, HamiltonByCycle (ints cycle))

let want_no s =
  Statements.want_args s 0 "=";
  if Statements.yes s then reject "statement/value" "hamiltonian: the statement says \"yes\", the proof shows \"no\""

let by_separator (g : Graph.t) s r =
  let removed = Body.last r "removed" in
  Body.finish r;
  want_no s;
  let some = removed <> [||] in
  if some && g.order < 3 then reject "body/extra" "a line \"removed\" that the proof does not need, want none";
  if (not some) && g.order >= 3 then reject "body/missing" "no line \"removed\", want one";
  if g.order < 3 then (IsNotHamiltonian, HamiltonByFew)
  else begin
    Body.want_set removed 1 g.order g.order;
    (IsNotHamiltonian, HamiltonBySeparator (ints removed))
  end

let by_lrat (g : Graph.t) beside s r =
  let rec sets () = if Body.next r = "cutset" then let set = Body.numbers r "cutset" in set :: sets () else [] in
  let sets = sets () in
  let name = Body.text r "proof" in
  Body.finish r;
  let text = beside name in
  want_no s;
  List.iter (fun set -> Body.want_set set 1 (g.order - 1) g.order) sets;
  Lrat.within g;
  if List.length sets > 65536 then reject "cnf/limit" "%d sets of vertices, want at most 65536" (List.length sets);
  let plain = Proved.plain g.table in
  let numbers = List.map (fun set -> List.map Numerals.z (Array.to_list set)) sets in
  let clauses = List.length (hamilton_formula (Numerals.z g.order) (z_links plain) numbers) in
  let slots, steps = Lrat.read text clauses in
  (IsNotHamiltonian, HamiltonByLrat (List.map ints sets, slots, steps))

let by_frontier (g : Graph.t) s r =
  let order = Body.numbers r "order" in
  Body.finish r;
  want_no s;
  if g.order < 3 then reject "frontier/order" "%d vertices, want at least 3" g.order;
  Body.want order g.order g.order g.order;
  Frontier.within g order;
  (IsNotHamiltonian, HamiltonByFrontier (ints order))
