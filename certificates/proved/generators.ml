(* Groups of automorphisms: the lines that give generators. That each takes links to links is for the kernel
   to verify; here is what their form says. *)

open Answer

type t = Images of int array | Runs of int array | Cycles of int array

let rec read r = match Body.next r with
  | "automorphism" -> let p = Images (Body.numbers r "automorphism") in p :: read r
  | "runs" -> let p = Runs (Body.numbers r "runs") in p :: read r
  | "cycles" -> let p = Cycles (Body.numbers r "cycles") in p :: read r
  | _ -> []

let bijection images =
  let hit = Array.make (Array.length images) false in
  Array.iteri (fun v image ->
    if hit.(image) then reject "map/bijection" "vertex %d is the image of %d and of a vertex before, want it once" image v;
    hit.(image) <- true) images

(* images returns the image of each vertex. *)
let images (g : Graph.t) p =
  let n = g.order in
  let all = match p with
    | Images values -> Body.want values n n n; values
    | Runs values ->
      Body.want values 2 (2 * n) n;
      if Array.length values mod 2 <> 0 then reject "runs/pairs" "%d numbers, want first and last ones in turn" (Array.length values);
      let all = Array.make n 0 and filled = ref 0 in
      for i = 0 to (Array.length values / 2) - 1 do
        let first = values.(2 * i) and last = values.((2 * i) + 1) in
        if last < first || last - first >= n - !filled then reject "runs/length" "the run %d ... %d after %d numbers, want one upwards and %d numbers in all" first last !filled n;
        for v = first to last do all.(!filled) <- v; incr filled done
      done;
      if !filled < n then reject "body/length" "%d values, want at least %d" !filled n;
      all
    | Cycles values ->
      Body.want_or_none values 2 (n + (n / 2)) n;
      let all = Array.init n Fun.id and count = Array.length values in
      let rec cycle start =
        let stop = ref start in
        while !stop < count && values.(!stop) <> Body.none do incr stop done;
        let length = !stop - start in
        if length < 2 then reject "cycles/short" "a cycle of %d vertices, want at least 2" length;
        for j = 0 to length - 1 do
          let v = values.(start + j) and next = values.(start + ((j + 1) mod length)) in
          if all.(v) <> v || next = v then reject "cycles/repeated" "vertex %d occurs twice, want each vertex once at most" v;
          all.(v) <- next
        done;
        if !stop < count then cycle (!stop + 1) in
      cycle 0;
      all in
  bijection all;
  all

(* table makes what the kernel is given of a list of images. *)
let table images = Parray.of_array (Array.map Numerals.int63 images) (Numerals.int63 0)

(* orbits returns the least vertex of each vertex's orbit. *)
let orbits n maps =
  let root = Array.init n Fun.id in
  let rec find v = if root.(v) = v then v else begin root.(v) <- root.(root.(v)); find root.(v) end in
  List.iter (Array.iteri (fun v image ->
    let a = find v and b = find image in
    root.(max a b) <- min a b)) maps;
  Array.init n find
