(* Whole numbers: OCaml's, the kernel's and decimal texts. *)

open Kernel

let rec positive n = if n = 1 then XH else if n land 1 = 0 then XO (positive (n lsr 1)) else XI (positive (n lsr 1))

let z n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))

let rec nat n = if n <= 0 then O else S (nat (n - 1))

let int63 = Uint63.of_int
let of_int63 i = Int64.to_int (Uint63.to_int64 i)

(* Long numbers are lists of digits, the lowest first, in base 10⁹ or 2³⁰. *)

let billion = 1_000_000_000

(* divided digits by_ returns the quotient and the rest; the highest digit comes first. *)
let divided base digits by_ =
  let rest = ref 0 in
  let quotient = List.map (fun d -> let x = (!rest * base) + d in rest := x mod by_; x / by_) digits in
  let rec strip = function 0 :: l -> strip l | l -> l in
  (strip quotient, !rest)

(* A text of decimal digits alone, in pieces of nine. *)
let pieces text =
  let n = String.length text in
  let rec from i list = if i <= 0 then list else let start = max 0 (i - 9) in from start (int_of_string ("0u" ^ String.sub text start (i - start)) :: list) in
  let rec strip = function 0 :: l -> strip l | l -> l in
  strip (from n [])

(* of_decimal returns the number that a text of decimal digits writes, None for other texts. Leading
   zeros are refused, but for 0 itself. *)
let is_decimal text =
  text <> "" && String.for_all (fun c -> c >= '0' && c <= '9') text && (text = "0" || text.[0] <> '0')

(* Whether such a text writes a number below 2^63. *)
let narrow text = Int64.of_string_opt text <> None

let of_decimal text =
  if not (is_decimal text) then None
  else if String.length text <= 18 then Some (z (int_of_string text))
  else begin
    let rec chunks digits list = if digits = [] then list else let q, r = divided billion digits (1 lsl 30) in chunks q (r :: list) in
    (* The highest chunk comes first now. *)
    let bits = List.fold_left (fun high chunk ->
      let rec put i high = if i < 0 then high else
        let bit = (chunk lsr i) land 1 in
        put (i - 1) (match high with None -> if bit = 1 then Some XH else None | Some p -> Some (if bit = 1 then XI p else XO p)) in
      put 29 high) None (chunks (pieces text) []) in
    Some (match bits with None -> Z0 | Some p -> Zpos p)
  end

(* small returns a number of at most 18 digits, as they stand for vertices and bounds. *)
let small text = if is_decimal text && String.length text <= 18 then Some (int_of_string text) else None

let rec bits_of p list = match p with XH -> true :: list | XO p -> bits_of p (false :: list) | XI p -> bits_of p (true :: list)

let decimal_of_positive p =
  (* The highest bit comes first. *)
  let bits = bits_of p [] in
  if List.length bits <= 61 then string_of_int (List.fold_left (fun n b -> (2 * n) + if b then 1 else 0) 0 bits)
  else begin
    let digits = ref [] (* the lowest first *) in
    let take width value =
      let carry = ref value in
      digits := List.map (fun d -> let x = (d lsl width) + !carry in carry := x / billion; x mod billion) !digits;
      while !carry > 0 do digits := !digits @ [!carry mod billion]; carry := !carry / billion done in
    let rec go bits width value = match bits with
      | [] -> if width > 0 then take width value
      | b :: bits -> let value = (2 * value) + if b then 1 else 0 in
        if width = 19 then (take 20 value; go bits 0 0) else go bits (width + 1) value in
    go bits 0 0;
    match List.rev !digits with
    | [] -> "0"
    | high :: low -> String.concat "" (string_of_int high :: List.map (Printf.sprintf "%09d") low)
  end

let decimal = function Z0 -> "0" | Zpos p -> decimal_of_positive p | Zneg p -> "-" ^ decimal_of_positive p

let rec int_of_positive = function XH -> 1 | XO p -> 2 * int_of_positive p | XI p -> (2 * int_of_positive p) + 1

(* int_of returns a number that fits. *)
let int_of = function Z0 -> 0 | Zpos p -> int_of_positive p | Zneg p -> - (int_of_positive p)
