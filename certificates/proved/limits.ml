(* What checking may cost. *)

open Answer

(* Seconds of the processor's time for an item and in all, and words of memory. A step of topocheck's is a nanosecond at
   most, and the extracted kernel takes some ten times as long. *)
type t = { mutable left : float; each : float; words : int }

let seconds_of_step = 1e-8
let of_options steps memory = let each = float_of_int steps *. seconds_of_step in { left = 4. *. each; each; words = (memory / 8) - (Gc.get ()).minor_heap_size }

(* How often is looked, in seconds of the processor's time: what the memory grows by between, is beyond the limit. *)
let interval = 0.02

exception Over of string

let armed = ref false
let deadline = ref infinity
let large limits = (Gc.quick_stat ()).heap_words > limits.words
let more_memory = "more memory is wanted (--memory M)"

(* start makes what is watched end when it takes too long, or too much memory. *)
let start limits =
  let over why = armed := false; raise (Over why) in
  let look _ =
    if !armed && Sys.time () > !deadline then over "more time is wanted (--steps N)";
    if !armed && large limits then over more_memory in
  Sys.set_signal Sys.sigprof (Sys.Signal_handle look);
  ignore (Unix.setitimer ITIMER_PROF { it_interval = interval; it_value = interval })

(* What a verdict or a theorem may take, of what a certificate may. *)
let brief = 0.0625

(* watched does the work within the limits, or a share of them. Bytes are those of the item. *)
let watched ?(share = 1.) limits bytes work =
  let before = Sys.time () in
  let finish () = armed := false; limits.left <- limits.left -. (Sys.time () -. before) in
  let more = 512. *. seconds_of_step *. float_of_int bytes in
  limits.left <- limits.left +. more;
  deadline := before +. max 0.05 (min limits.left ((share *. limits.each) +. more));
  let ended why = finish (); Gc.compact (); unchecked "%s" why in
  match armed := true; work () with
  | result -> finish (); result
  | exception Over why -> ended why
  | exception Stack_overflow -> ended "more stack is wanted: raise the limit of ulimit -s"
  | exception Out_of_memory -> ended "more memory is wanted"
  | exception (Unchecked _ as e) -> finish (); raise e
  | exception e -> ended ("the program failed: " ^ Printexc.to_string e)
