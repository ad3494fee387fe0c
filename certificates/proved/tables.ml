(* Routing tables: a line for each destination, with the next hop from each vertex, as package certificates says
   under "What a checker looks up". *)

open Answer

let max_order = 8192
let max_channels = 1024

let fail line format = Printf.ksprintf (fun s -> raise (Rejected (Printf.sprintf "router/table: line %d: %s" line s))) format

(* A number, of which zeros may stand before. *)
let number text = if text <> "" && String.for_all (fun c -> c >= '0' && c <= '9') text then
    let n = String.length text in
    let rec skip i = if i < n - 1 && text.[i] = '0' then skip (i + 1) else i in
    let i = skip 0 in
    if n - i <= 10 then Some (int_of_string ("0u" ^ String.sub text i (n - i))) else None
  else None

(* read returns, for each destination, 0 for each vertex where a message stops, and else 1 + 1024 w + k for the
   next vertex and the virtual channel; and how many virtual channels a link has. *)
let read (g : Graph.t) text =
  let n = g.order in
  if n > max_order then reject "router/table" "a table for %d vertices, want at most %d" n max_order;
  let rows = Array.make n [||] and d = ref 0 and classes = ref 1 in
  (try Given.lines text (fun line whole ->
    let part = match String.index_opt whole '#' with Some i -> String.sub whole 0 i | None -> whole in
    if String.exists (fun c -> c <> '\t' && (c < ' ' || c > '~')) part then fail line "a character that is none of a table";
    match Given.fields part with
    | [] -> ()
    | fields ->
      if !d = n then fail line "next hops to a destination %d, want %d lines" !d n;
      if List.length fields <> n then fail line "%d next hops to vertex %d, want %d" (List.length fields) !d n;
      let row = Array.make n 0 in
      List.iteri (fun v field ->
        if field <> "-" then begin
          if v = !d then fail line "a next hop %S from vertex %d to itself, want -" (shortened field) v;
          let next, class_ = match String.index_opt field '/' with
            | Some i -> (String.sub field 0 i, Some (String.sub field (i + 1) (String.length field - i - 1)))
            | None -> (field, None) in
          let u = match number next with
            | Some u when u < n && Graph.adjacent g v u -> u
            | _ -> fail line "from vertex %d to %d the next hop is %S, want one of its neighbours" v !d (shortened next) in
          let k = match class_ with
            | None -> 0
            | Some text -> (match number text with
              | Some k when k < max_channels -> k
              | _ -> fail line "from vertex %d to %d the virtual channel is %S, want one of 0 to %d" v !d (shortened text) (max_channels - 1)) in
          classes := max !classes (k + 1);
          row.(v) <- 1 + (1024 * u) + k
        end) fields;
      rows.(!d) <- row;
      incr d)
  with Given.Wrong why -> reject "router/table" "%s" why);
  if !d < n then reject "router/table" "the table ends after %d destinations, want %d" !d n;
  (rows, !classes)
