(* Graphs that are given as data: graph6 texts, digests, edge lists and the other files of graphs. *)

exception Wrong of string

let wrong format = Printf.ksprintf (fun s -> raise (Wrong s)) format

(* A simple graph: its order, and its links u, v with u < v, sorted, each once. *)
type t = { order : int; links : (int * int) array }

let max_order = 1 lsl 24
let max_size = 1 lsl 26
let max_graph6 = 1 lsl 13

let check_order n = if n > max_order then wrong "%d vertices, want at most %d" n max_order

(* of_links sorts the links, and refuses loops and links that are there twice. *)
let of_links order list =
  let links = Array.of_list (List.rev_map (fun (u, v) -> if u < v then (u, v) else (v, u)) list) in
  Array.stable_sort compare links;
  Array.iteri (fun i (u, v) ->
    if u = v then wrong "loop at vertex %d, want a simple graph" u;
    if v >= order then wrong "vertex %d, want vertices below the order, %d" v order;
    if i > 0 && links.(i - 1) = (u, v) then wrong "link %d-%d twice, want each link once" u v) links;
  { order; links }

(* ---------- graph6 ---------- *)

let graph6_length n = ((n * (n - 1) / 2) + 5) / 6

let of_graph6 text =
  if text = "" then wrong "an empty text, want a graph6 text";
  String.iter (fun c -> if c < '?' || c > '~' then wrong "byte %d in a graph6 text, want bytes 63 to 126" (Char.code c)) text;
  let skip, digits, least =
    if String.length text > 1 && text.[0] = '~' && text.[1] = '~' then (2, 6, 258048) else if text.[0] = '~' then (1, 3, 63) else (0, 1, 0) in
  if String.length text < skip + digits then wrong "a graph6 text that ends within its order";
  let order = ref 0 in
  for i = skip to skip + digits - 1 do order := (!order lsl 6) lor (Char.code text.[i] - 63) done;
  let n = !order and start = skip + digits in
  if n < least then wrong "order %d, want its shortest form" n;
  if n > max_graph6 then wrong "order %d, want at most %d" n max_graph6;
  let length = String.length text - start in
  if length <> graph6_length n then wrong "%d bytes of links, want %d for order %d" length (graph6_length n) n;
  let padding = (6 * length) - (n * (n - 1) / 2) in
  if padding > 0 && (Char.code text.[String.length text - 1] - 63) land ((1 lsl padding) - 1) <> 0 then wrong "a last byte of which the last %d bits are not 0" padding;
  let list = ref [] and bit = ref 0 in
  for v = 0 to n - 1 do
    for u = 0 to v - 1 do
      if ((Char.code text.[start + (!bit / 6)] - 63) lsr (5 - (!bit mod 6))) land 1 = 1 then list := (u, v) :: !list;
      incr bit
    done
  done;
  of_links n !list

let graph6 g =
  let n = g.order in
  if n > max_graph6 then wrong "order %d, want at most %d for a graph6 text" n max_graph6;
  let digit x = Char.chr (63 + (x land 63)) in
  let head = if n <= 62 then String.make 1 (digit n) else Printf.sprintf "~%c%c%c" (digit (n lsr 12)) (digit (n lsr 6)) (digit n) in
  let body = Bytes.make (graph6_length n) '?' in
  Array.iter (fun (u, v) ->
    let bit = (v * (v - 1) / 2) + u in
    Bytes.set body (bit / 6) (Char.chr (Char.code (Bytes.get body (bit / 6)) + (1 lsl (5 - (bit mod 6)))))) g.links;
  head ^ Bytes.to_string body

(* ---------- digests ---------- *)

let digest g =
  let t = Sha256.start () in
  Sha256.add t (string_of_int g.order ^ "\n");
  Array.iter (fun (u, v) -> Sha256.add t (string_of_int u ^ " " ^ string_of_int v ^ "\n")) g.links;
  Sha256.finish t

(* ---------- files ---------- *)

let max_line = 1 lsl 24

(* lines calls f with each line and its number, without its end. *)
let lines text f =
  let n = String.length text in
  let rec from i number =
    if i < n then begin
      let stop = match String.index_from_opt text i '\n' with Some j -> j | None -> n in
      if stop - i > max_line then wrong "line %d: more than %d bytes, want at most that many" number max_line;
      let last = if stop > i && text.[stop - 1] = '\r' then stop - 1 else stop in
      (try f number (String.sub text i (last - i)) with Wrong s -> wrong "line %d: %s" number s);
      from (stop + 1) (number + 1)
    end in
  from 0 1

let fields line = List.filter (fun s -> s <> "") (List.concat_map (String.split_on_char '\t') (String.split_on_char ' ' line))

(* A number below 2³², of which zeros may stand before. *)
let number field =
  if not (String.for_all (fun c -> c >= '0' && c <= '9') field) then wrong "%S, want decimal digits" field;
  let n = String.length field in
  let rec skip i = if i < n - 1 && field.[i] = '0' then skip (i + 1) else i in
  let i = skip 0 in
  if n - i > 10 then wrong "%S, want a number below 2^32" field;
  let x = int_of_string ("0u" ^ String.sub field i (n - i)) in
  if x >= 1 lsl 32 then wrong "%S, want a number below 2^32" field;
  x

let of_edges text =
  let order = ref (-1) and list = ref [] and largest = ref (-1) and least = ref max_int and count = ref 0 in
  lines text (fun _ line ->
    match fields line with
    | [] -> ()
    | first :: _ when first.[0] = '#' || first.[0] = '%' -> ()
    | [n] when !order < 0 && !list = [] -> order := number n; check_order !order
    | [n] -> wrong "only %S, want two vertices" n
    | u :: rest ->
      let u = number u in
      (match rest with
      | [v] ->
        let v = number v in
        if u = v then wrong "loop at vertex %d, want a simple graph" u;
        if !order >= 0 && max u v >= !order then wrong "vertex %d, want vertices below the order, %d" (max u v) !order;
        if max u v >= max_order then wrong "vertex %d, want vertices below %d" (max u v) max_order;
        if !count = max_size then wrong "more than %d links, want at most that many" max_size;
        incr count;
        largest := max !largest (max u v); least := min !least (min u v); list := (u, v) :: !list
      | _ -> wrong "%S, want two vertices and no more" line));
  if !order < 0 && !list = [] then wrong "the end of the file, want an order or a link";
  if !order < 0 && !least > 0 then wrong "no link at vertex 0, want vertices from 0, or the order on the first line";
  of_links (if !order >= 0 then !order else !largest + 1) !list

let of_metis text =
  let header = ref None and row = ref 0 and list = ref [] and ends = ref 0 in
  lines text (fun _ line ->
    if line <> "" && line.[0] = '%' then ()
    else match !header with
      | None ->
        (match fields line with
        | n :: m :: rest when List.length rest <= 2 ->
          (match rest with
          | format :: rest -> if not (List.mem format ["0"; "00"; "000"]) || (rest <> [] && rest <> ["0"]) then wrong "header %S, want no weights" line
          | [] -> ());
          let n = number n and m = number m in
          check_order n;
          if m > max_size then wrong "%d links, want at most %d" m max_size;
          header := Some (n, m)
        | _ -> wrong "header %S, want the numbers of vertices and links" line)
      | Some (n, m) ->
        if !row = n then wrong "a line after the last vertex, want %d after the header" n;
        let v = !row in
        incr row;
        List.iter (fun f ->
          let u = number f in
          if u < 1 || u > n then wrong "vertex %d, want 1 to %d" u n;
          if !ends = 2 * m then wrong "more than %d neighbours, want twice the links of the header" (2 * m);
          incr ends;
          list := (v, u - 1) :: !list) (fields line));
  match !header with
  | None -> wrong "the end of the file, want a header"
  | Some (n, m) ->
    if !row < n then wrong "the end of the file after %d vertices, want %d" !row n;
    let arcs = Array.of_list !list in
    Array.stable_sort compare arcs;
    Array.iteri (fun i a -> if i > 0 && arcs.(i - 1) = a then wrong "a vertex named twice, want each neighbour once") arcs;
    let there (u, v) =
      let low = ref 0 and high = ref (Array.length arcs) in
      while !high - !low > 1 do let middle = (!low + !high) / 2 in if arcs.(middle) <= (u, v) then low := middle else high := middle done;
      !low < Array.length arcs && arcs.(!low) = (u, v) in
    Array.iter (fun (u, v) -> if not (there (v, u)) then wrong "vertex %d names %d, which does not name it" (u + 1) (v + 1)) arcs;
    if Array.length arcs <> 2 * m then wrong "%d links in the header, want those of the lines" m;
    of_links n (List.filter (fun (u, v) -> u <= v) !list)

let all_graph6 text =
  let list = ref [] in
  lines text (fun number line ->
    let header = ">>graph6<<" in
    let h = String.length header in
    let line = if number = 1 && String.length line >= h && String.sub line 0 h = header then String.sub line h (String.length line - h) else line in
    list := of_graph6 line :: !list);
  List.rev !list

(* of_file reads the graphs of a file, by the ending of its name. *)
let of_file name text =
  if Filename.check_suffix name ".g6" then all_graph6 text
  else if Filename.check_suffix name ".edges" then [of_edges text]
  else if Filename.check_suffix name ".graph" then [of_metis text]
  else wrong "file %S, want one that ends in .g6, .edges or .graph" name
