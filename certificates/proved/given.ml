(* The names of graphs that are given by their links: graph6 texts and digests. *)

(* A simple graph: its order, and its links u, v with u < v, sorted, each once. *)
type t = { order : int; links : (int * int) array }

let max_graph6 = 1 lsl 13

let graph6_length n = ((n * (n - 1) / 2) + 5) / 6

let graph6 g =
  let n = g.order in
  if n > max_graph6 then failwith (Printf.sprintf "order %d, want at most %d for a graph6 text" n max_graph6);
  let digit x = Char.chr (63 + (x land 63)) in
  let head = if n <= 62 then String.make 1 (digit n) else Printf.sprintf "~%c%c%c" (digit (n lsr 12)) (digit (n lsr 6)) (digit n) in
  let body = Bytes.make (graph6_length n) '?' in
  Array.iter (fun (u, v) ->
    let bit = (v * (v - 1) / 2) + u in
    Bytes.set body (bit / 6) (Char.chr (Char.code (Bytes.get body (bit / 6)) + (1 lsl (5 - (bit mod 6)))))) g.links;
  head ^ Bytes.to_string body

let digest g =
  let b = Buffer.create 4096 in
  Printf.bprintf b "%d\n" g.order;
  Array.iter (fun (u, v) -> Printf.bprintf b "%d %d\n" u v) g.links;
  Sha256.of_string (Buffer.contents b)
