(* The kernel goes deep into lists: the program runs itself again with a stack of a quarter of the memory, if it may have
   that. It is linked in front of the kernel, and so it does before that is set up. *)

let marker = "TOPOCHECK_PROVED_STACK"

let deepen memory =
  if Sys.unix && Sys.getenv_opt marker = None then begin
    Unix.putenv marker "raised";
    let script = Printf.sprintf "ulimit -s %d 2>/dev/null || ulimit -s \"$(ulimit -H -s)\" 2>/dev/null; exec \"$0\" \"$@\"" (memory / 4 / 1024) in
    try Unix.execv "/bin/sh" (Array.append [| "/bin/sh"; "-c"; script; Sys.executable_name |] (Array.sub Sys.argv 1 (Array.length Sys.argv - 1)))
    with Unix.Unix_error _ -> ()
  end

let () = match Options.parse (List.tl (Array.to_list Sys.argv)) with
  | { help = false; version = false; memory; _ } -> deepen memory
  | _ | exception Options.Usage _ -> ()
