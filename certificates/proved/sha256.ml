(* SHA-256, of FIPS 180-4. *)

let mask = 0xFFFFFFFF

(* The first 32 bits behind the point of the cube roots of the first 64 primes. *)
let constants = [|
  0x428a2f98; 0x71374491; 0xb5c0fbcf; 0xe9b5dba5; 0x3956c25b; 0x59f111f1; 0x923f82a4; 0xab1c5ed5; 0xd807aa98; 0x12835b01; 0x243185be;
  0x550c7dc3; 0x72be5d74; 0x80deb1fe; 0x9bdc06a7; 0xc19bf174; 0xe49b69c1; 0xefbe4786; 0x0fc19dc6; 0x240ca1cc; 0x2de92c6f; 0x4a7484aa;
  0x5cb0a9dc; 0x76f988da; 0x983e5152; 0xa831c66d; 0xb00327c8; 0xbf597fc7; 0xc6e00bf3; 0xd5a79147; 0x06ca6351; 0x14292967; 0x27b70a85;
  0x2e1b2138; 0x4d2c6dfc; 0x53380d13; 0x650a7354; 0x766a0abb; 0x81c2c92e; 0x92722c85; 0xa2bfe8a1; 0xa81a664b; 0xc24b8b70; 0xc76c51a3;
  0xd192e819; 0xd6990624; 0xf40e3585; 0x106aa070; 0x19a4c116; 0x1e376c08; 0x2748774c; 0x34b0bcb5; 0x391c0cb3; 0x4ed8aa4a; 0x5b9cca4f;
  0x682e6ff3; 0x748f82ee; 0x78a5636f; 0x84c87814; 0x8cc70208; 0x90befffa; 0xa4506ceb; 0xbef9a3f7; 0xc67178f2; |]

(* Those of the square roots of the first eight. *)
let initial = [| 0x6a09e667; 0xbb67ae85; 0x3c6ef372; 0xa54ff53a; 0x510e527f; 0x9b05688c; 0x1f83d9ab; 0x5be0cd19 |]

let rotated x n = ((x lsr n) lor (x lsl (32 - n))) land mask

(* digest_block takes in the 64 bytes from a place on; w is for its own use. *)
let digest_block s w bytes at =
  for i = 0 to 15 do w.(i) <- Int32.to_int (Bytes.get_int32_be bytes (at + (4 * i))) land mask done;
  for i = 16 to 63 do
    let x = w.(i - 15) and y = w.(i - 2) in
    let s0 = rotated x 7 lxor rotated x 18 lxor (x lsr 3) and s1 = rotated y 17 lxor rotated y 19 lxor (y lsr 10) in
    w.(i) <- (w.(i - 16) + s0 + w.(i - 7) + s1) land mask
  done;
  let a = ref s.(0) and b = ref s.(1) and c = ref s.(2) and d = ref s.(3) and e = ref s.(4) and f = ref s.(5) and g = ref s.(6) and h = ref s.(7) in
  for i = 0 to 63 do
    let s1 = rotated !e 6 lxor rotated !e 11 lxor rotated !e 25 and choice = (!e land !f) lxor (lnot !e land mask land !g) in
    let t1 = (!h + s1 + choice + constants.(i) + w.(i)) land mask in
    let s0 = rotated !a 2 lxor rotated !a 13 lxor rotated !a 22 and majority = (!a land !b) lxor (!a land !c) lxor (!b land !c) in
    h := !g; g := !f; f := !e; e := (!d + t1) land mask; d := !c; c := !b; b := !a; a := (t1 + s0 + majority) land mask
  done;
  List.iteri (fun i x -> s.(i) <- (s.(i) + x) land mask) [!a; !b; !c; !d; !e; !f; !g; !h]

(* of_string returns the digest in 64 hexadecimal digits. *)
let of_string text =
  let n = String.length text in
  let bytes = Bytes.make ((n + 72) / 64 * 64) '\x00' and state = Array.copy initial and w = Array.make 64 0 in
  Bytes.blit_string text 0 bytes 0 n;
  Bytes.set bytes n '\x80';
  Bytes.set_int64_be bytes (Bytes.length bytes - 8) (Int64.of_int (8 * n));
  for i = 0 to (Bytes.length bytes / 64) - 1 do digest_block state w bytes (64 * i) done;
  String.concat "" (List.map (Printf.sprintf "%08x") (Array.to_list state))
