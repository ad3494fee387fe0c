(* Certificates of numbers of spanning trees: the kernel computes a determinant up to multiples of primes. Which
   primes, and in which order the vertices are eliminated, is found here. *)

open Kernel

(* The vertices that a search from one meets, in the order in which they are met. *)
let met (g : Graph.t) from =
  let seen = Array.make g.order false and queue = Array.make g.order from in
  seen.(from) <- true;
  let first = ref 0 and last = ref 1 in
  while !first < !last do
    Array.iter (fun u -> if not seen.(u) then begin seen.(u) <- true; queue.(!last) <- u; incr last end) (Graph.row g queue.(!first));
    incr first
  done;
  Array.sub queue 0 !last

let prime n =
  let rec none_from d = d * d > n || (n mod d <> 0 && none_from (d + 2)) in
  n mod 2 <> 0 && none_from 3

(* The largest primes below 2³¹: enough for a product of these degrees, and more, as some may not do. *)
let primes degrees =
  let bits = Array.fold_left (fun sum d -> sum +. Float.log2 (float_of_int (max 1 d))) 0. degrees in
  let rec below n count = if count = 0 then [] else if prime n then Numerals.int63 n :: below (n - 1) (count - 1) else below (n - 1) count in
  below ((1 lsl 31) - 1) (2 + int_of_float (bits /. 30.9 *. 1.1) + 32)

(* From a vertex far away from vertex 0: the rows of the matrix are short then. The root is the last one. *)
let by_determinant (g : Graph.t) s r =
  Body.finish r;
  Statements.want_args s 0 "=";
  let fact = Statements.whole s in
  let far = met g 0 in
  let n = Array.length far in
  if n < g.order then (fact, NotConnected)
  else
    let order = met g far.(n - 1) in
    let degrees = Array.map (fun v -> Array.length (Graph.row g v)) order in
    (fact, ByDeterminant (Numerals.int63 order.(n - 1), Hamilton.ints (Array.sub order 0 (n - 1)), primes degrees))
