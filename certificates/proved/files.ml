(* Files: what is read of them, and how their names are printed. *)

open Answer

let is_folder path = match Unix.stat path with { st_kind = S_DIR; _ } -> true | _ -> false | exception Unix.Unix_error _ -> false

(* What a file may have: main sets it to half of the memory. *)
let most_bytes = ref (1 lsl 30)

(* read returns a regular file. *)
let read path =
  (match Unix.stat path with
  | { st_kind = S_REG; st_size; _ } -> if st_size > !most_bytes then unchecked "%s: a file of %d bytes, want at most %d" path st_size !most_bytes
  | _ -> unchecked "%s is not a regular file" path
  | exception Unix.Unix_error (error, _, _) -> unchecked "%s: %s" path (Unix.error_message error));
  match open_in_bin path with
  | exception Sys_error why -> unchecked "%s" why
  | channel -> Fun.protect ~finally:(fun () -> close_in_noerr channel) (fun () ->
    try really_input_string channel (in_channel_length channel) with Sys_error _ | End_of_file -> unchecked "%s: it cannot be read" path)

(* utf8 tells how many bytes the character at a place has, from 2 on; 0 if it is none that prints. *)
let utf8 text i =
  let byte j = if j < String.length text then Char.code text.[j] else 0 in
  let next j = if byte j land 0xC0 = 0x80 then byte j land 0x3F else -1 in
  let within (a, b) code = code >= a && code <= b in
  let valid length code least =
    if code < least || code > 0x10FFFF || code <= 0xA0 || List.exists (fun r -> within r code) [0xAD, 0xAD; 0x2000, 0x200F; 0x2028, 0x202F; 0xD800, 0xF8FF; 0xFEFF, 0xFEFF; 0xFFF0, 0xFFFF]
    then 0 else length in
  let b = byte i and c = next (i + 1) and d = next (i + 2) and e = next (i + 3) in
  if b land 0xE0 = 0xC0 && c >= 0 then valid 2 (((b land 0x1F) lsl 6) lor c) 0x80
  else if b land 0xF0 = 0xE0 && c >= 0 && d >= 0 then valid 3 (((b land 0xF) lsl 12) lor (c lsl 6) lor d) 0x800
  else if b land 0xF8 = 0xF0 && c >= 0 && d >= 0 && e >= 0 then valid 4 (((b land 7) lsl 18) lor (c lsl 12) lor (d lsl 6) lor e) 0x10000
  else 0

(* plain writes a message for a line of output, with escapes for what does not print. *)
let plain ?(always = false) text =
  let b = Buffer.create (String.length text) and strange = ref always in
  let rec from i =
    if i < String.length text then begin
      let c = text.[i] in
      let length = if c < '\x80' then 1 else utf8 text i in
      (match c with
      | '"' | '\\' -> Buffer.add_char b '\\'; Buffer.add_char b c
      | '\n' -> strange := true; Buffer.add_string b "\\n"
      | '\t' -> strange := true; Buffer.add_string b "\\t"
      | '\r' -> strange := true; Buffer.add_string b "\\r"
      | ' ' .. '~' -> Buffer.add_char b c
      | _ when length > 1 -> Buffer.add_string b (String.sub text i length)
      | _ -> strange := true; Buffer.add_string b (Printf.sprintf "\\x%02x" (Char.code c)));
      from (i + max 1 length)
    end in
  from 0;
  if !strange then Buffer.contents b else text

(* shown is a file's name for a line of output: quoted if it could be taken for more than a name. *)
let shown file =
  let quoted = plain ~always:true file in
  let rec apart i = i + 1 < String.length file && ((file.[i] = ':' && file.[i + 1] = ' ') || apart (i + 1)) in
  if quoted <> file || apart 0 then "\"" ^ quoted ^ "\"" else file

let beside folder name = if folder = "." && not (String.contains name '/') then name else Filename.concat folder name
