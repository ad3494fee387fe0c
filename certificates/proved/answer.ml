(* It was not checked, for want of terms, of time, of memory or of a file; or what was proved is something else. *)
exception Unchecked of string

let unchecked format = Printf.ksprintf (fun s -> raise (Unchecked ("cannot check: " ^ s))) format
