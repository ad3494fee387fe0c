(* What lies beside a folder's certificates: its definitions, as they were printed, and what its file of names says, with which that of
   which a claim's names are said is compared, as it stands. *)

open Answer

type t = {
  path : string; mutable given : (string * string list) list (* the definitions with their words, the last first *);
  names : string list Lazy.t }

let beside path file = match Files.read (Files.beside path file) with
  | text -> String.split_on_char '\n' text
  | exception Unchecked _ -> []

let of_folder ~alone path = { path; given = []; names = lazy (if alone then [] else beside path "own.names") }

(* give takes a definition, and tells whether it is a new one. *)
let give f line = not (List.mem_assoc line f.given) && (f.given <- (line, Known.words line) :: f.given; true)

(* called returns what the folder calls graphs. *)
let called f = List.filter_map (fun line -> match String.split_on_char ' ' line with
  | "graph" :: network :: name -> Some (network, String.concat " " name)
  | _ -> None) (Lazy.force f.names)

let unquoted text = if text <> "" && text.[0] = '"' then String.sub text 1 (String.length text - 2) else text
let table = function Kernel.Lanes r -> r | r -> r

(* want refuses what no line of the file of names says. *)
let want f lines =
  if not (List.exists (fun line -> List.mem line (Lazy.force f.names)) lines) then unchecked "own.names does not say %S" (String.concat "\" or \"" lines)

let named f { Known.shown; network; router } = match router with
  | None -> want f (List.map (fun by -> Printf.sprintf "graph %s %s" (Printed.network by network) (unquoted shown)) [Printed.Text; Digest])
  | Some r ->
    let stop = String.index_from shown 1 '"' in
    let on = String.sub shown (stop + 5) (String.length shown - stop - 5) in
    want f [Printf.sprintf "router %s %s %s" (Printed.router (table r)) (String.sub shown 1 (stop - 1)) (unquoted on)]

let label f = function
  | Kernel.Label (Marked (mark, places)) ->
    List.iter (fun ((head, ps), vertex) ->
      let name = Said.titled head ps in
      let says line = match String.split_on_char ' ' line with
        | "labels" :: file :: rest when String.concat " " rest = name ->
          (match List.nth_opt (beside f.path file) (Numerals.int_of vertex) with Some label -> String.trim label = mark | None -> false)
        | _ -> false in
      if not (List.exists says (Lazy.force f.names)) then unchecked "own.names gives no label %S to vertex %s of %s" mark (Numerals.decimal vertex) name) places
  | _ -> ()

(* stand checks that names and labels in a claim are what the file of names says. *)
let stand f claim =
  List.iter (named f) (Known.own claim);
  Known.each (label f) claim
