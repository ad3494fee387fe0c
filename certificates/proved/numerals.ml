(* Whole numbers: OCaml's, the kernel's and decimal texts. *)

open Kernel

let rec positive n = if n = 1 then XH else if n land 1 = 0 then XO (positive (n lsr 1)) else XI (positive (n lsr 1))
let z n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))
let rec nat n = if n <= 0 then O else S (nat (n - 1))
let int63 = Uint63.of_int
let of_int63 i = Int64.to_int (Uint63.to_int64 i)

(* of_decimal returns the number that a text of decimal digits writes, None for other texts, and for 0 in front. *)
let of_decimal text =
  let rec from i n = if i = String.length text then n else
    let k = min 15 (String.length text - i) in
    from (i + k) (Z.add (Z.mul n (z (int_of_float (10. ** float_of_int k)))) (z (int_of_string ("0u" ^ String.sub text i k)))) in
  if text <> "" && String.for_all (fun c -> c >= '0' && c <= '9') text && (text = "0" || text.[0] <> '0') then Some (from 0 Z0) else None

let rec int_of_positive p =
  let twice p = let n = int_of_positive p in if n > max_int / 4 then Answer.unchecked "a number that is too large for what it stands for" else 2 * n in
  match p with XH -> 1 | XO p -> twice p | XI p -> twice p + 1
(* int_of returns a number that fits, and refuses others. *)
let int_of = function Z0 -> 0 | Zpos p -> int_of_positive p | Zneg p -> - (int_of_positive p)

let billion = 1_000_000_000
(* decimal_of_positive has the digits in base 10⁹, the lowest first, and doubles them for each bit, the highest first. *)
let decimal_of_positive p =
  let rec bits p list = match p with XH -> true :: list | XO p -> bits p (false :: list) | XI p -> bits p (true :: list) in
  let rec double carry = function
    | [] -> if carry = 0 then [] else [carry]
    | d :: rest -> let x = (2 * d) + carry in (x mod billion) :: double (x / billion) rest in
  match List.rev (List.fold_left (fun digits bit -> double (if bit then 1 else 0) digits) [] (bits p [])) with
  | [] -> "0"
  | high :: low -> String.concat "" (string_of_int high :: List.map (Printf.sprintf "%09d") low)

let decimal = function Z0 -> "0" | Zpos p -> decimal_of_positive p | Zneg p -> "-" ^ decimal_of_positive p
