(* A network's table as plain rows, for the readers of certificates: what they refuse is refused before the
   kernel sees it. *)

open Answer

type t = { table : Proved.table; order : int; rows : int array array Lazy.t (* each sorted *) }

let of_table table =
  let order = Proved.order table in
  { table; order; rows = lazy (Array.init order (fun v -> let row = Array.of_list (Proved.neighbours table v) in Array.sort compare row; row)) }

let row g v = (Lazy.force g.rows).(v)

(* vertex reads a vertex of a statement. *)
let vertex g word =
  match Numerals.small word with
  | Some v when v < g.order -> v
  | _ -> reject "statement/vertex" "%S, want a vertex below %d" (shortened word) g.order

(* search returns the distances of all vertices from a source; Body.none is out of reach. *)
let search g s =
  let rows = Lazy.force g.rows in
  let level = Array.make g.order Body.none and queue = Array.make g.order s in
  level.(s) <- 0;
  let first = ref 0 and last = ref 1 in
  while !first < !last do
    let v = queue.(!first) in
    incr first;
    Array.iter (fun u -> if level.(u) = Body.none then begin level.(u) <- level.(v) + 1; queue.(!last) <- u; incr last end) rows.(v)
  done;
  level

let adjacent g u v =
  let row = row g u in
  let low = ref 0 and high = ref (Array.length row) in
  while !high - !low > 1 do let middle = (!low + !high) / 2 in if row.(middle) <= v then low := middle else high := middle done;
  !low < Array.length row && row.(!low) = v
