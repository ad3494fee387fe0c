(* Files of certificates, verdicts and theorems in pieces, of which nothing is understood: what is stated is compared with
   what was proved, as it stands. *)

let certificates = ".cert"
let verdicts = ".verdicts"
let theorems = ".theorems"

(* up_to returns the lines before the first for which something holds, and that line with those behind. *)
let up_to is lines =
  let rec go before = function
    | line :: rest when not (is line) -> go (line :: before) rest
    | rest -> (List.rev before, rest) in
  go [] lines

let begins prefix text = String.starts_with ~prefix text

(* The statements of certificates, which have spaces where the kind of proof behind them has none; all else ends with "end". *)
let rec of_certificates = function
  | [] | [""] -> []
  | lines ->
    let statements, body = up_to (fun line -> not (String.contains line ' ')) lines in
    statements :: match snd (up_to (( = ) "end") body) with [] -> [] | _ :: rest -> of_certificates rest

(* All lines of verdicts. *)
let rec of_verdicts = function
  | [] | [""] -> []
  | lines -> let verdict, rest = up_to (( = ) "end") lines in verdict :: match rest with [] -> [] | _ :: rest -> of_verdicts rest

(* All lines of theorems. *)
let rec of_theorems lines = match snd (up_to (begins "theorem ") lines) with
  | [] -> []
  | first :: rest -> let theorem, rest = up_to (begins "theorem ") rest in (first :: theorem) :: of_theorems rest

(* of_file returns the pieces of a file, none where it has another first line. *)
let of_file name text =
  let first, split =
    if Filename.check_suffix name verdicts then ("topocert 2 verdicts", of_verdicts)
    else if Filename.check_suffix name theorems then ("topocert theorems 1", of_theorems)
    else ("topocert 2", of_certificates) in
  match String.split_on_char '\n' text with
  | line :: rest when line = first -> split rest
  | _ -> []

let checked name = List.exists (Filename.check_suffix name) [certificates; verdicts; theorems]

(* expand replaces folders by the files below them, as topocheck calls these, and puts verdicts after certificates, and theorems last. *)
let expand paths =
  let rec below path =
    let names = Sys.readdir path in Array.sort compare names;
    List.concat_map (fun name ->
      let file = Files.beside path name in
      if (Unix.lstat file).st_kind = S_DIR then below file else if checked name then [file] else []) (Array.to_list names) in
  let part l p = match p, l with ("" | "."), _ -> l | "..", x :: l when x <> ".." -> l | _ -> p :: l in
  let clean path = (match (if path.[0] = '/' then "/" else "") ^ String.concat "/" (List.rev (List.fold_left part [] (String.split_on_char '/' path))) with "" -> "." | path -> path) in
  let all = List.concat_map (fun path -> if (Unix.stat path).st_kind = S_DIR then below (clean path) else [path]) paths in
  let verdicts, others = List.partition (fun f -> Filename.check_suffix f verdicts) all in
  let theorems, certificates = List.partition (fun f -> Filename.check_suffix f theorems) others in
  certificates @ verdicts @ theorems
