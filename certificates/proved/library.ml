(* The standard networks as texts: what their parameters and coordinates are called. The kernel has their texts
   itself, without names. Standard_words holds certificates/words/networks.words; the script build writes it. *)

open Kernel

let definitions = lazy (Language.definitions Standard_words.networks)

(* The text of a mesh or a torus with k sides, as package words writes it. *)
let grid name k =
  let list prefix n = List.init n (fun i -> Printf.sprintf "%s%d" prefix (i + 1)) in
  let heads = if k = 1 then ["n"] else list "n" k in
  let sides = if k = 1 then ["n"; "n"] else heads in
  let coords = list "x" (List.length sides) in
  let ranges = List.mapi (fun i (x, n) ->
    Printf.sprintf "%s in 0..%s-1%s" x n (if i = 0 then " if " ^ String.concat " && " (List.map (fun n -> n ^ " >= 2") heads) else "")) (List.combine coords sides) in
  let hop x n =
    let step y = if y <> x then y else if name = "Mesh" then x ^ "+1" else Printf.sprintf "(%s+1)%%%s" x n in
    "(" ^ String.concat ", " (List.map step coords) ^ ")" ^ (if name = "Mesh" then Printf.sprintf " if %s < %s-1" x n else "") in
  Printf.sprintf "%s(%s) = graph %s: %s\n" name (String.concat ", " heads) (String.concat ", " ranges) (String.concat "; " (List.map2 hop coords sides))

(* find returns the definition of a standard network with k parameters, and the kernel's text. Gamma has other
   coordinates in the kernel, which its numbers come from. *)
let find name k =
  match standard name (Numerals.nat k) with
  | None -> None
  | Some _ when name = "Gamma" -> None
  | Some text ->
    if name = "Mesh" || name = "Torus" then Some (List.hd (Language.definitions (grid name k)), text)
    else match List.find_opt (fun (d : Language.definition) -> d.name = name && List.length d.params = k) (Lazy.force definitions) with
      | Some d -> Some (d, text)
      | None -> None
