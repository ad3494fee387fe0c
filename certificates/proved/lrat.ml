(* Refutations in the LRAT format, as the kernel reads them: clauses have slots in place of ids, and the text
   comes in parts, each read when the part before has been used up. What the kernel cannot see is refused
   here: ids that do not increase, hints of clauses that are deleted, and the form of the text. *)

open Answer

let max_number = (1 lsl 31) - 1
let part_length = 65536
let max_slots = 4_194_303

type t = {
  text : string; mutable place : int; mutable line : int;
  formula : int;                          (* its clauses have the ids 1 ... formula, and these slots *)
  deleted : Bytes.t;                      (* of these *)
  live : (int, int) Hashtbl.t;            (* the slots of the others *)
  mutable last : int;                     (* the last id *)
  mutable free : int list; mutable next : int;
  slots : int;
  mutable part : Uint63.t list; mutable filled : int; (* the last number first *)
  mutable ended : bool }

let wrong r rule format = Printf.ksprintf (fun s -> raise (Rejected (Printf.sprintf "%s: the refutation, line %d: %s" rule r.line s))) format

let put r x = r.part <- Numerals.int63 x :: r.part; r.filled <- r.filled + 1

let peek r = if r.place < String.length r.text then r.text.[r.place] else '\000'

(* number reads a number and the byte after it: a space or, after the number 0, the given one. *)
let number r after_zero =
  let n = String.length r.text in
  let negative = peek r = '-' in
  if negative then r.place <- r.place + 1;
  let start = r.place in
  let value = ref 0 in
  while r.place < n && r.text.[r.place] >= '0' && r.text.[r.place] <= '9' do
    value := (10 * !value) + Char.code r.text.[r.place] - 48;
    if !value > max_number then wrong r "lrat/number" "want numbers up to %d without leading zeros" max_number;
    r.place <- r.place + 1
  done;
  let digits = r.place - start in
  if (digits > 1 && r.text.[start] = '0') || (negative && digits > 0 && !value = 0) then wrong r "lrat/number" "want numbers up to %d without leading zeros" max_number;
  if r.place >= n then wrong r "lrat/truncated" "the proof ends without the empty clause, want it in the last line";
  if digits = 0 then wrong r "lrat/number" "byte %C, want a number" r.text.[r.place];
  let after = if !value = 0 then after_zero else ' ' in
  if r.text.[r.place] <> after then wrong r "lrat/line" "byte %C after a number, want %C" r.text.[r.place] after;
  r.place <- r.place + 1;
  if negative then - !value else !value

let slot_of r id =
  if id >= 1 && id <= r.formula then if Bytes.get r.deleted id = '\001' then 0 else id
  else match Hashtbl.find_opt r.live id with Some s -> s | None -> 0

let fresh r = match r.free with
  | s :: rest -> r.free <- rest; s
  | [] ->
    if r.next >= r.slots then unchecked "a refutation with more than %d clauses at one time" max_slots;
    r.next <- r.next + 1;
    r.next - 1

(* step reads a line. *)
let step r =
  let id = number r ' ' in
  if peek r = 'd' then begin
    if id <= 0 then wrong r "lrat/id" "id %d, want a positive one" id;
    r.place <- r.place + 1;
    if peek r <> ' ' then wrong r "lrat/line" "want a space after d";
    r.place <- r.place + 1;
    put r 0;
    let rec all () =
      let id = number r '\n' in
      if id <> 0 then begin
        let s = slot_of r id in
        if s = 0 then wrong r "lrat/deletion" "%d is no live clause, want one" id;
        if id <= r.formula then Bytes.set r.deleted id '\001' else Hashtbl.remove r.live id;
        r.free <- s :: r.free;
        put r s;
        all ()
      end in
    all ();
    put r 0
  end
  else begin
    if id <= r.last then wrong r "lrat/id" "id %d after %d, want a larger one" id r.last;
    r.last <- id;
    let s = fresh r in
    put r s;
    let rec literals count = match number r ' ' with
      | 0 -> count
      | l -> put r (if l > 0 then 2 * l else (2 * -l) + 1); literals (count + 1) in
    let count = literals 0 in
    put r 0;
    let rec hints () = match number r '\n' with
      | 0 -> ()
      | h when h < 0 -> wrong r "lrat/negative" "hint %d, want none for resolution asymmetric tautologies" h
      | h ->
        let s = slot_of r h in
        if s = 0 then wrong r "lrat/hint" "hint %d is no live clause, want one" h;
        put r s;
        hints () in
    hints ();
    put r 0;
    Hashtbl.replace r.live id s;
    if count = 0 then begin
      r.line <- r.line + 1;
      if r.place < String.length r.text then wrong r "lrat/trailing" "byte %C after the empty clause, want the end" (peek r);
      r.ended <- true
    end
  end;
  r.line <- r.line + 1

let rec steps r : Kernel.lrat_parts = lazy (
  while r.filled < part_length && not r.ended do step r done;
  if r.filled = 0 then Kernel.Ended
  else begin
    (* A long line may make a part long; the kernel's arrays have an end. *)
    let all = Array.of_list (List.rev r.part) in
    r.part <- []; r.filled <- 0;
    let rec cut from =
      if from >= Array.length all then steps r
      else let n = min part_length (Array.length all - from) in
        Lazy.from_val (Kernel.Part (Parray.of_array (Array.sub all from n) (Numerals.int63 0), cut (from + n))) in
    Lazy.force (cut 0)
  end)

let max_vertices = 4096
let max_links = 65536

(* within refuses networks that are too large for a formula. *)
let within (g : Graph.t) =
  if g.order > max_vertices then reject "cnf/limit" "%d vertices, want at most %d" g.order max_vertices;
  let ends = Array.fold_left (fun a row -> a + Array.length row) 0 (Lazy.force g.rows) in
  if ends / 2 > max_links then reject "cnf/limit" "more than %d links, want at most that many" max_links

(* A formula has at most so many literals, and as many clauses. *)
let max_literals = 1 lsl 23

let few_literals literals clauses =
  if literals > max_literals || clauses > max_literals then reject "cnf/limit" "more than %d literals, want at most that many" max_literals

(* read returns the number of slots and the steps of a refutation of a formula with so many clauses. *)
let read text formula =
  let lines = ref 0 in
  String.iter (fun c -> if c = '\n' then incr lines) text;
  let slots = min max_slots (formula + !lines + 2) in
  if slots <= formula then unchecked "a formula with more than %d clauses" max_slots;
  let r = { text; place = 0; line = 1; formula; deleted = Bytes.make (formula + 1) '\000'; live = Hashtbl.create 1024; last = formula; free = [];
    next = formula + 1; slots; part = []; filled = 0; ended = false } in
  (Numerals.int63 slots, steps r)
