(* What statements say of routers and the messages that they send. *)

From Coq Require Import ZArith List String Uint63 PArray.
From Topocert Require Import Graph Walk Text CheckGraph Numbered NetworkName.
From Topocert Require Routes RoutesFttA RoutesUpdown HopsSays WordedSays.
Import ListNotations.
Open Scope Z_scope.

(* A router says with which header a message leaves its source for a destination; and, for a message at
   a vertex with its destination and header, to which vertex it goes next, with which header, and which
   virtual channel it takes; a message for which it says nothing stops. *)
Record router (g : graph) := Router {
  header : Type;
  first : vertex g -> vertex g -> header;
  next : vertex g -> vertex g -> header -> vertex g -> header -> Z -> Prop
}.
Arguments header {g}. Arguments first {g}. Arguments next {g}.

Section Messages.
Variable g : graph.
Variable r : router g.

(* One hop, along a link, of a message to v, which is at w with the header h; it takes channel k. *)
Definition hop (v w : vertex g) (h : header r) (x : vertex g) (h' : header r) (k : Z) : Prop :=
  w <> v /\ adj g w x /\ next r w v h x h' k.

(* The message from u to v is, after d hops, at w with the header h. A message at its destination stays. *)
Inductive sent (u v : vertex g) : Z -> vertex g -> header r -> Prop :=
| sent_first : is_vertex g u -> is_vertex g v -> sent u v 0 u (first r u v)
| sent_on d w h x h' k : sent u v d w h -> hop v w h x h' k -> sent u v (d + 1) x h'.

Definition arrives (u v : vertex g) (d : Z) : Prop := exists h, sent u v d v h.

(* A channel is a directed link with the number of a virtual channel. The message from u to v takes c, and then c'. *)
Definition channel : Type := (vertex g * vertex g * Z)%type.

Definition takes (u v : vertex g) (c c' : channel) : Prop := exists d w h x h' k y h'' k',
  sent u v d w h /\ hop v w h x h' k /\ hop v x h' y h'' k' /\ c = (w, x, k) /\ c' = (x, y, k').

(* The messages are those from every end to every other; without ends, every vertex is one. *)
Definition is_end (ends : option (list Z)) (v : vertex g) : Prop :=
  match ends with None => is_vertex g v | Some l => exists i, In i l /\ numbered g i v end.

Definition message (ends : option (list Z)) (u v : vertex g) : Prop := is_end ends u /\ is_end ends v /\ u <> v.

(* Channels can be ranked so that no message takes one of a lower or equal rank next. *)
Definition ranked (ends : option (list Z)) : Prop := exists rank : channel -> Z,
  forall u v c c', message ends u v -> takes u v c c' -> rank c < rank c'.

(* A message from u to v that waits: it holds the channels that it has taken, in turn, one at least, and takes another next. *)
Record wait := Wait { source : vertex g; destination : vertex g; held : list channel; awaited : channel }.

Definition takes_at (u v : vertex g) (d : Z) (c : channel) : Prop := exists w h x h' k,
  sent u v d w h /\ hop v w h x h' k /\ c = (w, x, k).

Definition waits (ends : option (list Z)) (m : wait) : Prop :=
  message ends (source m) (destination m) /\ held m <> [] /\
  forall i c, nth_error (held m ++ [awaited m]) i = Some c -> takes_at (source m) (destination m) (Z.of_nat i) c.

(* Each waits for the channel that the next one has taken last: the first one's is c, and e that for which the last one waits. *)
Fixpoint chain (c e : channel) (l : list wait) : Prop :=
  match l with [] => c = e | m :: l => last (held m) (awaited m) = c /\ chain (awaited m) e l end.

(* Messages that wait for one another in a circle, and such ones that hold no channel twice: these can have set out at
   once, and then wait for ever. *)
Definition circle (ends : option (list Z)) (l : list wait) : Prop :=
  l <> [] /\ (forall m, In m l -> waits ends m) /\ exists c, chain c c l.

Definition cyclic (ends : option (list Z)) : Prop := exists l, circle ends l.

Definition deadlocked (ends : option (list Z)) : Prop := exists l, circle ends l /\ NoDup (flat_map held l).

Definition all_arrive (ends : option (list Z)) : Prop := forall u v, message ends u v -> exists d, arrives u v d.
End Messages.

(* ---------- Virtual channels by turns ---------- *)

Section Lanes.
Variable g : graph.
Variable r : router g.             (* without headers *)
Variable number : vertex g -> Z.

(* A message turns at x where it comes there from a vertex w with a larger number, and goes on to one y with a larger number. *)
Definition turn (w x y : vertex g) : Z := if ((number x <? number w) && (number x <? number y))%bool then 1 else 0.

Definition stays (v w : vertex g) (h : header r) : Prop := forall x h' k, ~ hop g r v w h x h' k.

(* How often a message to v, which is at w, turns on the rest of its way. None if the way has no end. *)
Inductive turns (v : vertex g) : vertex g -> header r -> Z -> Prop :=
| turns_none w h : stays v w h -> turns v w h 0
| turns_last w h x h' k : hop g r v w h x h' k -> stays v x h' -> turns v w h 0
| turns_on w h x h' k y h'' k' n : hop g r v w h x h' k -> hop g r v x h' y h'' k' -> turns v x h' n -> turns v w h (n + turn w x y).

(* lanes:ROUTER goes as the router does. Each hop takes the virtual channel whose number is that of the turns which follow. *)
Definition lanes_router : router g :=
  Router g (header r) (first r) (fun w v h x h' k => (exists k', next r w v h x h' k') /\ turns v w (first r w v) k).
End Lanes.

(* ---------- Quantities ---------- *)

Inductive quantity :=
| Delivered (n : Z)        (* messages that arrive *)
| Minimal (n : Z)          (* those that arrive after as many hops as their distance *)
| MaxHops (n : Z)          (* the largest number of hops of one that arrives, 0 if none does *)
| TotalHops (n : Z)        (* the sum of the hops of those that arrive *)
| MaxStretch (a b : Z).    (* a/b in lowest terms, the largest quotient of hops and distance; 1 if none arrives *)

Definition quantity_is (g : graph) (r : router g) (ends : option (list Z)) (q : quantity) : Prop :=
  let here u v d := message g ends u v /\ arrives g r u v d in
  match q with
  | Delivered n => count (fun e => exists d, here (fst e) (snd e) d) n
  | Minimal n => count (fun e => exists d, here (fst e) (snd e) d /\ dist g (fst e) (snd e) d) n
  | MaxHops n => (forall u v d, here u v d -> d <= n) /\ ((exists u v, here u v n) \/ n = 0 /\ forall u v d, ~ here u v d)
  | TotalHops n => exists d : vertex g -> vertex g -> Z,
      (forall u v, here u v (d u v) \/ d u v = 0 /\ forall e, ~ here u v e) /\
      sum_over (fun v => sum_over (fun u => d u v) (vertices g)) (vertices g) = n
  | MaxStretch a b => 0 < b /\ Z.gcd a b = 1 /\
      (forall u v d e, here u v d -> dist g u v e -> d * b <= a * e) /\
      ((exists u v d e, here u v d /\ dist g u v e /\ d * b = a * e) \/ a = 1 /\ b = 1 /\ forall u v d, ~ here u v d)
  end.

(* ---------- Which routers there are ---------- *)

(* The text of a router in numbers: the name of the network that it is for, how many parameters that has, and the hops. *)
Record hops_text := HopsText { hops_for_network : string; hops_parameters : nat; text_hops : list Text.next }.

(* A standard router by its name, a text, of which one's own, of numbers or of expressions, is part of what is said, or a table of next hops; bfs is
   none of these; and each with virtual channels by turns. *)
Inductive routing :=
| Bfs
| Named (name : string)
| OwnRouter (name : string) (text : hops_text)
| WordedRouter (name : string) (text : HopsSays.route)
| Listed (rows : array (array int))
| Lanes (r : routing).

(* The tuples of coordinates of a network's vertices in order, and the values of its parameters. A vertex of a graph
   that is given has its number for a coordinate. *)
Definition places (n : network) : list (list Z) :=
  match n with
  | Standard name ps => match standard name (List.length ps) with Some t => vertices (text_graph t ps) | None => [] end
  | Own _ t ps => vertices (text_graph t ps)
  | Worded _ x ps => known (WordedSays.worded_vertices false x ps)
  | Directed _ _ _ => []
  | Given order _ => map (fun v => [v]) (zrange order)
  end.

Definition values (n : network) : list Z := match n with Standard _ ps | Own _ _ ps | Worded _ _ ps => ps | Given _ _ | Directed _ _ _ => [] end.

(* Where a text of numbers sends a message: to the first tuple, in the order of the text, whose conditions hold. None: nowhere, be it
   that no condition holds or that something that is asked for has no value. Names stand for the parameters, then the coordinates of
   where the message is and of its destination, then for variables, which take the values of their ranges in turn, the last one fastest. *)
Fixpoint first_of {A B} (f : A -> option (option B)) (l : list A) : option (option B) :=
  match l with
  | [] => Some None
  | a :: l => match f a with Some None => first_of f l | o => o end
  end.

Fixpoint first_over (e : list Z) (rs : list range) (n : Text.next) : option (option (list Z)) :=
  match rs with
  | [] => match holds e (Text.when n) with Some true => option_map Some (tuple e (Text.to n)) | Some false => Some None | None => None end
  | r :: rs => match value e (low r), value e (high r) with
    | Some a, Some b => first_of (fun x => match holds (e ++ [x]) (only r) with
        Some true => first_over (e ++ [x]) rs n | Some false => Some None | None => None end) (span a b)
    | _, _ => None
    end
  end.

Definition one_hop (e : list Z) (n : Text.next) : option (option (list Z)) := first_over e (Text.over n) n.

Definition text_hop (ps at_ to_ : list Z) (hops : list Text.next) : option (list Z) :=
  match first_of (one_hop (ps ++ at_ ++ to_)) hops with Some o => o | None => None end.

(* The text of a router's name on a network. *)
Definition standard_hops (name : string) (n : network) : option (list Text.next) :=
  match n with Standard network ps => Routes.standard_route name network (List.length ps) | _ => None end.

(* Where a message goes by the tuples of where it is and of its destination; and whether a hop takes virtual channel 1, else 0, by
   the tuples of where it begins, the destination, and where it ends. *)
Definition tuple_router (n : network) (P : plain) (hop_ : list Z -> list Z -> option (list Z)) (second : list Z -> list Z -> list Z -> bool) : router (Numbers P) :=
  Router (Numbers P) unit (fun _ _ => tt) (fun u v _ w _ k => exists a b c,
    nth_error (places n) (Z.to_nat (to_Z u)) = Some a /\ nth_error (places n) (Z.to_nat (to_Z v)) = Some b /\
    nth_error (places n) (Z.to_nat (to_Z w)) = Some c /\ hop_ a b = Some c /\ k = if second a b c then 1 else 0).

Definition one_channel (a b c : list Z) : bool := false.

(* A router's text is for the networks of one name, and with as many parameters: on others it sends no message. One of expressions is
   for as many coordinates, too. *)
Definition is_called (called : string) (parameters : nat) (n : network) : bool :=
  match n with Standard name _ | Own name _ _ | Worded name _ _ => String.eqb called name | Given _ _ | Directed _ _ _ => false end &&
  Nat.eqb parameters (List.length (values n)).

Definition route_fits (r : HopsSays.route) (n : network) : bool :=
  is_called (HopsSays.route_for r) (HopsSays.route_parameters r) n &&
  forallb (fun a => Nat.eqb (HopsSays.route_coordinates r) (List.length a)) (places n).

Definition own_hop (r : HopsSays.route) (n : network) (a b : list Z) : option (list Z) := HopsSays.route_hop r (values n) a b.

Definition text_hops_of (n : network) (hops : list Text.next) (a b : list Z) : option (list Z) := text_hop (values n) a b hops.

Definition own_hops (r : hops_text) (n : network) : list Z -> list Z -> option (list Z) :=
  if is_called (hops_for_network r) (hops_parameters r) n then text_hops_of n (text_hops r) else fun _ _ => None.

(* A relative router moves a message by what it says of the relative address. *)
Definition relative_of (name : string) (n : network) : option Routes.relative :=
  match n with Standard network ps => Routes.relative_route name network ps | _ => None end.

Definition relative_hop (R : Routes.relative) (a b : list Z) : option (list Z) :=
  match Routes.move R (Routes.address R a b) with
  | Some s => if Routes.inside_test (Routes.moduli R) s then Some (Routes.times R a s) else None
  | None => None
  end.

(* What the name of a standard router stands for: the hops, of dor-dateline those of another, and virtual channels. *)
Definition named_second (name : string) (n : network) : list Z -> list Z -> list Z -> bool :=
  match n with Standard network ps => match Routes.second_route name network ps with Some s => s | None => one_channel end | _ => one_channel end.

Definition hops_as (name : string) (n : network) : string := match n with Standard network _ => Routes.goes_as name network | _ => name end.

Definition named_hop (name : string) (n : network) : option (list Z -> list Z -> option (list Z)) :=
  let name := hops_as name n in
  match standard_hops name n, relative_of name n with
  | Some hops, _ => Some (text_hops_of n hops)
  | None, Some R => Some (relative_hop R)
  | None, None => match n with Standard network ps => Routes.function_route name network ps | _ => None end
  end.

(* Standard routers that write a header on a message. *)
Definition named_carrying (name : string) (n : network) : option RoutesFttA.carrying :=
  match n with Standard network ps => RoutesFttA.carrying_route name network ps | _ => None end.

Definition carrying_router (n : network) (P : plain) (C : RoutesFttA.carrying) : router (Numbers P) :=
  let place v := nth (Z.to_nat (to_Z v)) (places n) [] in
  Router (Numbers P) (list Z) (fun u v => RoutesFttA.begins C (place u) (place v)) (fun u v h w h' k => k = 0 /\ exists a b c,
    nth_error (places n) (Z.to_nat (to_Z u)) = Some a /\ nth_error (places n) (Z.to_nat (to_Z v)) = Some b /\
    nth_error (places n) (Z.to_nat (to_Z w)) = Some c /\ RoutesFttA.moves C a b h = Some (c, h')).

(* A table has a row for each destination, and there for each vertex 0 where a message stops, else 1 + 1024 w + k for
   the next vertex w and the virtual channel k. *)
Definition table_router (P : plain) (rows : array (array int)) : router (Numbers P) :=
  Router (Numbers P) unit (fun _ _ => tt) (fun u v _ w _ k => 0 <= k < 1024 /\ to_Z (rows.[v]).[u] = 1 + 1024 * to_Z w + k).

Definition updown_router (P : plain) : router (Numbers P) :=
  Router (Numbers P) (list Z) (fun _ _ => []) (fun u v h w h' k => k = 0 /\ RoutesUpdown.updown P v u h = Some (w, h')).

(* w is closer to v than u, its neighbour, is. *)
Definition closer (g : graph) (u v w : vertex g) : Prop := adj g u w /\ exists d, dist g w v d /\ dist g u v (d + 1).

Definition bfs_router (P : plain) : router (Numbers P) :=
  Router (Numbers P) unit (fun _ _ => tt) (fun u v _ w _ k => k = 0 /\ closer (Numbers P) u v w /\
    forall x, closer (Numbers P) u v x -> to_Z w <= to_Z x).

Fixpoint router_of (n : network) (P : plain) (r : routing) : router (Numbers P) :=
  match r with
  | Bfs => bfs_router P
  | Named name => match named_hop name n, named_carrying name n with
    | Some h, _ => tuple_router n P h (named_second name n)
    | None, Some C => carrying_router n P C
    | None, None => if String.eqb name "updown" then updown_router P else tuple_router n P (fun _ _ => None) one_channel
    end
  | OwnRouter _ h => tuple_router n P (own_hops h n) one_channel
  | WordedRouter _ t => tuple_router n P (if route_fits t n then own_hop t n else fun _ _ => None) one_channel
  | Listed rows => table_router P rows
  | Lanes r => lanes_router (Numbers P) (router_of n P r) (fun v => to_Z v)
  end.

(* ---------- Lanes that messages keep ---------- *)

(* b comes next after a in a list. *)
Definition one_after {A} (l : list A) (a b : A) : Prop := exists i, nth_error l i = Some a /\ nth_error l (S i) = Some b.

(* k lanes are enough for the messages from u to v that count, which take c and then c' as [follows] says: each is given one, and in
   each the channels can be ranked so that no message of this lane takes one of a lower or equal rank next. *)
Definition keep_lanes (g : graph) (counts : vertex g -> vertex g -> Prop) (follows : vertex g -> vertex g -> channel g -> channel g -> Prop) (k : Z) : Prop :=
  0 <= k /\ exists lane : vertex g -> vertex g -> Z, (forall u v, counts u v -> 0 <= lane u v < k) /\
    forall l, exists rank : channel g -> Z, forall u v c c', counts u v -> lane u v = l -> follows u v c c' -> rank c < rank c'.

(* A shortest path from u to v, by the vertices after u; and the channels along a path. *)
Definition shortest (g : graph) (u v : vertex g) (l : list (vertex g)) : Prop :=
  path g (u :: l) /\ last l u = v /\ dist g u v (Z.of_nat (List.length l)).

Fixpoint along (g : graph) (l : list (vertex g)) : list (channel g) :=
  match l with w :: ((x :: _) as l) => (w, x, 0) :: along g l | _ => [] end.

(* Messages go as a router says; or, without one, each on any one of its shortest paths, if there is one. *)
Definition lanes_enough (g : graph) (r : option (router g)) (ends : option (list Z)) (k : Z) : Prop :=
  match r with
  | Some r => keep_lanes g (message g ends) (takes g r) k
  | None => let counts u v := message g ends u v /\ exists d, walk g u v d in
      exists way : vertex g -> vertex g -> list (vertex g), (forall u v, counts u v -> shortest g u v (way u v)) /\
        keep_lanes g counts (fun u v => one_after (along g (u :: way u v))) k
  end.

(* ---------- Statements ---------- *)

Inductive traffic :=
| RouteTakes (r : routing) (s t d : Z)                               (* route G ROUTER s t = d *)
| RouteFails (r : routing) (s t : Z)                                 (* route G ROUTER s t = fails *)
| AuditIs (r : routing) (ends : option (list Z)) (q : quantity)      (* audit G ROUTER [ENDS] QUANTITY = q *)
| DeadlockFree (r : routing) (ends : option (list Z))                (* deadlock G ROUTER [ENDS] = free *)
| DeadlockAcyclic (r : routing) (ends : option (list Z))             (* deadlock G ROUTER [ENDS] = acyclic *)
| DeadlockCyclic (r : routing) (ends : option (list Z))              (* deadlock G ROUTER [ENDS] = cyclic *)
| Deadlocked (r : routing) (ends : option (list Z))                  (* deadlock G ROUTER [ENDS] = deadlock *)
| LanesAtMost (r : option routing) (ends : option (list Z)) (k : Z)   (* lanes G ROUTER [ENDS] <= k; None is shortest *)
| LanesAtLeast (r : option routing) (ends : option (list Z)) (k : Z). (* lanes G ROUTER [ENDS] >= k *)

Definition traffic_says (n : network) (P : plain) (t : traffic) : Prop :=
  let g := Numbers P in
  match t with
  | RouteTakes r s t d => exists u v, numbered g s u /\ numbered g t v /\ arrives g (router_of n P r) u v d
  | RouteFails r s t => exists u v, numbered g s u /\ numbered g t v /\ forall d, ~ arrives g (router_of n P r) u v d
  | AuditIs r ends q => quantity_is g (router_of n P r) ends q
  | DeadlockFree r ends => ranked g (router_of n P r) ends /\ all_arrive g (router_of n P r) ends
  | DeadlockAcyclic r ends => ranked g (router_of n P r) ends /\ ~ all_arrive g (router_of n P r) ends
  | DeadlockCyclic r ends => cyclic g (router_of n P r) ends
  | Deadlocked r ends => deadlocked g (router_of n P r) ends
  | LanesAtMost r ends k => lanes_enough g (option_map (router_of n P) r) ends k
  | LanesAtLeast r ends k => forall j, lanes_enough g (option_map (router_of n P) r) ends j -> k <= j
  end.
