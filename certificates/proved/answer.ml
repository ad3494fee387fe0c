(* How a check ends if nothing is proved. *)

(* The certificate proves nothing: the rule that it breaks, and what was got and wanted. *)
exception Rejected of string

(* It was not checked, for want of something that was not handed over, of time, of memory, or of a
   checker that is proved: it is neither accepted nor rejected. *)
exception Unchecked of string

let reject rule format = Printf.ksprintf (fun s -> raise (Rejected (rule ^ ": " ^ s))) format
let unchecked format = Printf.ksprintf (fun s -> raise (Unchecked ("cannot check: " ^ s))) format

(* Proofs and statements that the program has no proved checker of yet. *)
let not_proved what = unchecked "%s: this is not proved yet; topocheck checks it" what

(* shortened cuts a text of a file for a message. *)
let shortened text = if String.length text <= 60 then text else String.sub text 0 57 ^ "..."
