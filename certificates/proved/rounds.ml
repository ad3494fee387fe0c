(* Certificates of broadcasts and gossips. *)

open Answer
open Kernel
open Certificate

let max_gossip = 1 lsl 14

(* What a statement says besides its bound: the ports, and the source; none for "all" and for a gossip. *)
let parts (g : Graph.t) s relation =
  Statements.want_args s (if s.subject = "gossip" then 1 else 2) relation;
  let ports = match List.hd s.args with
    | "single-port" -> SinglePort
    | "all-port" -> AllPort
    | other -> reject "statement/model" "%S, want single-port or all-port" (shortened other) in
  match s.args with
  | [_; "all"] | [_] -> (ports, None)
  | _ -> (ports, Some (Graph.vertex g (List.nth s.args 1)))

let for_all s = s.subject = "broadcast" && List.length s.args > 1 && List.nth s.args 1 = "all"

let read_rounds r =
  let rec go list = if Body.next r = "round" then go (Body.numbers r "round" :: list) else List.rev list in
  go []

(* The pairs of a schedule increase, within each round. *)
let schedule (g : Graph.t) most list =
  List.mapi (fun i ends ->
    if i + 1 > most then reject "schedule/rounds" "round %d, want at most %d" (i + 1) most;
    Body.want ends 2 max_int g.order;
    if Array.length ends mod 2 <> 0 then reject "schedule/pairs" "%d vertices, want senders and receivers in turn" (Array.length ends);
    List.init (Array.length ends / 2) (fun k ->
      let u = ends.(2 * k) and v = ends.((2 * k) + 1) in
      if k > 0 && (ends.((2 * k) - 2), ends.((2 * k) - 1)) >= (u, v) then reject "schedule/order" "%d to %d after %d to %d, want them increasing" u v ends.((2 * k) - 2) ends.((2 * k) - 1);
      (Numerals.int63 u, Numerals.int63 v))) list

let by_schedule (g : Graph.t) s r =
  if for_all s then begin
    let group = Generators.read r in
    let rec all () = if Body.next r = "" then [] else
      let source = (Body.few r "source" 1 1).(0) in
      let rounds = read_rounds r in
      (source, rounds) :: all () in
    let from = all () in
    let ports, _ = parts g s "<=" in
    let most = Statements.bound s in
    let maps = List.map (Generators.images g) group in
    let root = Generators.orbits g.order maps and met = Hashtbl.create 16 in
    let from = List.map (fun (source, rounds) ->
      Body.want [| source |] 1 1 g.order;
      if Hashtbl.mem met root.(source) then reject "orbit/repeated" "vertex %d lies in an orbit that has its schedule already, want one for each orbit" source;
      Hashtbl.add met root.(source) ();
      (Numerals.int63 source, schedule g most rounds)) from in
    (BroadcastsAtMost (ports, Numerals.z most), ScheduledFrom (List.map Generators.table maps, from))
  end
  else begin
    let rounds = read_rounds r in
    Body.finish r;
    let ports, source = parts g s "<=" in
    let most = Statements.bound s in
    let z = Numerals.z most in
    if s.subject = "gossip" && g.order > max_gossip then reject "schedule/limit" "%d vertices, want at most %d" g.order max_gossip;
    let proof = Scheduled (schedule g most rounds) in
    match source with
    | None -> (GossipAtMost (ports, z), proof)
    | Some v -> (BroadcastAtMost (ports, Numerals.z v, z), proof)
  end

let by_counting (g : Graph.t) s r =
  let levels = Metric.read_levels r in
  Body.finish r;
  let ports, source = parts g s ">=" in
  let least = Numerals.z (Statements.bound s) in
  ignore (Metric.verified g levels);
  (match source with
  | Some v when v <> levels.source -> reject "levels/source" "levels from %d, want from %d" levels.source v
  | _ -> ());
  let fact = match source with
    | Some v -> BroadcastAtLeast (ports, Numerals.z v, least)
    | None -> if s.subject = "gossip" then GossipAtLeast (ports, least) else BroadcastsAtLeast (ports, least) in
  (fact, Counting (Numerals.int63 levels.source))

(* How many literals and clauses the formula has that so many rounds are enough: it is made only if they are few. *)
let size_of_formula (g : Graph.t) source rounds =
  let degrees = Array.map Array.length (Lazy.force g.rows) in
  let n = g.order and ends = Array.fold_left (+) 0 degrees in
  if rounds > Lrat.max_literals / (n + ends) then Lrat.few_literals max_int 0;
  let pairs = Array.fold_left (fun a d -> a + (d * (d - 1) / 2)) 0 degrees in
  let others = ends - degrees.(source) in
  let first = (others + (2 * pairs) + 1 + others + n - 1, others + pairs + n) in
  let later = ((2 * others) + (2 * pairs) + 1 + others + (4 * (n - 1)), others + pairs + 1 + (2 * (n - 1))) in
  let all part last = if rounds = 0 then last else part first + ((rounds - 1) * part later) + n - 1 in
  (all fst 0, all snd (n - 1))

let by_lrat (g : Graph.t) beside s r =
  let name = Body.text r "proof" in
  Body.finish r;
  let text = beside name in
  let ports, source = parts g s ">=" in
  let source = match ports, source with
    | SinglePort, Some v -> v
    | _ -> reject "statement/model" "%S has no formula, want single-port and a source" (shortened s.text) in
  let least = Statements.bound s in
  if least = 0 then reject "statement/value" "0 rounds need no proof, want 1 or more";
  Lrat.within g;
  let literals, clauses = size_of_formula g source (least - 1) in
  Lrat.few_literals literals clauses;
  let clauses = List.length (broadcast_formula (Proved.plain g.table) (Numerals.int63 source) (Numerals.z (least - 1))) in
  let slots, steps = Lrat.read text clauses in
  (BroadcastAtLeast (ports, Numerals.z source, Numerals.z least), RoundsByLrat (slots, steps))
