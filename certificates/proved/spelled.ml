(* Lines of claims without their spelling: operators stand behind their operands, by how tightly they bind (Dijkstra's shunting
   yard). So blanks, parentheses that are not needed, and a standard network's capitals make no difference, and all that does is there. *)

let tokens line =
  let token = Str.regexp {|"[^"]*"\|[A-Za-z0-9_]+\(\.[0-9]+\)?\|\.\.\|[=!<>]=\|&&\|||\|[^ ]|} in
  let plain t =
    if t.[0] <> '"' && t <> ".." && String.contains t '.' then Str.replace_first (Str.regexp {|\.?0+$|}) "" t
    else match t.[0] with 'A'..'Z' when Shown.is_network t -> String.uppercase_ascii t | _ -> t in
  List.filter_map (function Str.Delim t -> Some (plain t) | Str.Text _ -> None) (Str.full_split token line)

let strength t = match List.assoc_opt t ["for", -6; ",", -5; " ", -5; ":", -3; "if", -2; "in", -1; "..", 0] with
  | None -> List.find_map (fun (_, (sign, s)) -> if sign = t && s < 7 then Some s else None) Said.operators
  | found -> found

let rec until s out = function (t, r) :: stack when r >= s -> until s (t :: out) stack | stack -> (out, stack)

(* postfix goes on with what is out already, operators that wait, and whether an operand stands before the tokens. *)
let rec postfix out stack operand tokens = match tokens with
  | [] -> List.rev_append out (List.map fst stack)
  | (")" | "]") :: rest ->
    (match until (-6) out stack with
    | out, (("min(" | "max("), _) :: stack -> postfix out stack true rest (* its commas were said *)
    | out, (left, _) :: stack -> postfix (if left = "(" && List.nth_opt out 0 <> Some "," then out else left :: out) stack true rest
    | out, [] -> postfix (")" :: out) [] true rest)
  | t :: rest when operand ->
    (match strength t with
    | Some s ->
      let out, stack = until s out stack in
      let stack = match t, stack with
        | ",", ((("min(" | "max(") as f), _) :: _ -> (f, s) :: stack
        | ":", (q, -4) :: stack -> (q ^ ":", s) :: stack
        | _ -> (t, s) :: stack in
      postfix out stack false rest
    | None -> postfix out stack true (" " :: tokens))
  | (("(" | "[") as t) :: rest -> postfix out ((t, -9) :: stack) false rest
  | (("-" | "!") as t) :: rest -> postfix out ((t ^ " ", 6) :: stack) false rest
  | t :: "(" :: rest -> postfix out ((t ^ "(", -9) :: stack) false rest
  | t :: rest when List.exists (fun (_, q) -> q = t) Said.quantifiers -> postfix out ((t, -4) :: stack) false rest
  | t :: rest -> postfix (t :: out) stack true rest

(* alike tells whether lines say the same: the first word of each is no operand. *)
let alike a b =
  let form line = match tokens line with [] -> [] | first :: rest -> first :: postfix [] [] false rest in
  List.map form a = List.map form b
