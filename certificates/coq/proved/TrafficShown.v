(* The checkers of statements about routers: all messages are followed; channels have ranks. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List String.
From Topocert Require Import Graph Walk CheckGraph Numbered NetworkName NetworkTable TrafficSays Follow Audit NextHops Turns FollowHeaders FollowToEnd Routes GroupLaws Relative Hops Waiting Layers LanesNeeded NetworkSame CheckSymmetry.
From Topocert Require BroadcastFormula RoutesUpdown HopsSays WordSame.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds: nothing, as the checker follows the messages itself (trace, exhaustion); how many virtual
   channels a link has, and ranks of the channels, sorted by their first vertex, their second, and the virtual channel
   (channel-order); messages, by source and destination, and which of its channels, from 0, each has taken last (channel-cycle);
   and for lanes that messages keep, the ranks of each (layers), or a refutation (lrat). *)
Inductive traffic_proof :=
| Followed
| Ranked (classes : int) (ranks : array int)
| Waiting (messages : list (int * int * int))
| InLayers (p : layered)
| LanesByLrat (e : encoded).

Section Traffic.
Variable n : network.
Variable P : plain.
Notation N := (total P).

Definition tuple_hops (hop_ : list Z -> list Z -> option (list Z)) (second : list Z -> list Z -> list Z -> bool) : option (int -> option (array int)) :=
  match places_array P n with Some a => Some (fun d => Some (tuple_toward P hop_ second a d)) | None => None end.

Fixpoint hops_toward (r : routing) : option (int -> option (array int)) :=
  match r with
  | Bfs => Some (bfs_toward P)
  | Named name => match named_hop name n with Some h => tuple_hops h (named_second name n) | None => None end
  | OwnRouter _ h => tuple_hops (own_hops h n) one_channel
  | WordedRouter _ t => if route_fits t n then tuple_hops (own_hop t n) one_channel else None
  | Listed rows => Some (fun d => Some (listed_toward P rows d))
  | Lanes r => match hops_toward r with
      | Some next => Some (fun d => match next d with Some a => with_turns P d a | None => None end)
      | None => None
      end
  end.

(* How messages go on, channel by channel. *)
Definition plain_step (a : array int) (s : place_) : option (int * list Z * int) :=
  let c := a.[fst s] in if (c =? 0)%uint63 then None else Some (target c, [], class c).

(* Of updown what is the same for all messages is computed once. *)
Definition updown_follower : follower :=
  let h := RoutesUpdown.heights_of P in
  Follower (fun d => let ways := RoutesUpdown.ways_to P h d in
    Some (fun s => match RoutesUpdown.updown_next h ways (fst s) (snd s) with
      | Some (w, h') => if among w (row P (fst s)) then Some (w, h', 0%uint63) else None | None => None end)) (fun _ _ => []).

Definition carrying_step (C : RoutesFttA.carrying) (a : array (list Z)) (d : int) (s : place_) : option (int * list Z * int) :=
  match go_on P C a d s with Some t => Some (t, 0%uint63) | None => None end.

(* What is found of the messages to a vertex, and the mark of those that do not arrive: of routers without headers by their next
   hops, of others message by message, as far as so many hops. *)
Definition looker (r : routing) : option (int * (bool -> int -> option one)) :=
  match r with
  | Named name => match named_hop name n, named_carrying name n with
    | None, Some C => match places_array P n with
      | Some a => let fuel := (1000 + 20 * Z.to_nat (to_Z N))%nat in Some (never, look_on P C a fuel)
      | None => None
      end
    | None, None => if String.eqb name "updown" then Some (never, look_to_end P updown_follower (2 + Z.to_nat (to_Z N))%nat)
      else option_map (fun next => (N, look P next)) (hops_toward r)
    | _, _ => option_map (fun next => (N, look P next)) (hops_toward r)
    end
  | _ => option_map (fun next => (N, look P next)) (hops_toward r)
  end.

Definition follower_of (r : routing) : option follower :=
  match hops_toward r with
  | Some next => Some (Follower (fun d => option_map plain_step (next d)) (fun _ _ => []))
  | None => match r with
    | Named name => match named_hop name n, named_carrying name n, places_array P n with
      | None, Some C, Some a => Some (Follower (fun d => Some (carrying_step C a d)) (fun u d => RoutesFttA.begins C a.[u] a.[d]))
      | None, None, _ => if String.eqb name "updown" then Some updown_follower else None
      | _, _, _ => None
      end
    | _ => None
    end
  end.

(* Whether all messages arrive, if they take channels of increasing rank. *)
Definition order_of_ranks (r : routing) (classes : int) (ranks : array int) (ends : option (list Z)) : option bool :=
  let rank := ranked_by P (BroadcastFormula.sends_begin P) classes ranks in
  match hops_toward r with
  | Some next => order_check P next rank ends
  | None => match follower_of r with Some F => walk_order P F rank (more_than_all ranks) ends | None => None end
  end.

(* Of a relative router, among all vertices, the messages to one vertex tell. *)
Definition relative_audits (name : string) (qs : list quantity) : option bool :=
  match standard_hops name n, relative_of name n, places_array P n with
  | None, Some R, Some a => if relative_fine P R a then Some (relative_audit P (fun d => Some (tuple_toward P (relative_hop R) one_channel a d)) qs) else None
  | _, _, _ => None
  end.

Definition audits (r : routing) (ends : option (list Z)) (qs : list quantity) : bool :=
  match match r, ends with Named name, None => relative_audits name qs | _, _ => None end with
  | Some b => b
  | None => match looker r with Some (never, look) => audit_check P never look ends qs | None => false end
  end.

Definition traffic_check (p : traffic_proof) (t : traffic) : bool :=
  match p, t with
  | Followed, RouteTakes r s t d => match looker r with
    | Some (never, look) => match route_hops P look s t with Some h => negb (h =? never)%uint63 && (to_Z h =? d) | None => false end
    | None => false end
  | Followed, RouteFails r s t => match looker r with
    | Some (never, look) => match route_hops P look s t with Some h => (h =? never)%uint63 | None => false end
    | None => false end
  | Ranked classes ranks, DeadlockFree r ends => match order_of_ranks r classes ranks ends with Some true => true | _ => false end
  | Ranked classes ranks, DeadlockAcyclic r ends => match order_of_ranks r classes ranks ends with Some false => true | _ => false end
  | Waiting l, DeadlockCyclic r ends => match follower_of r with
    | Some F => match circle_check P F ends l with Some _ => true | None => false end
    | None => false end
  | Waiting l, Deadlocked r ends => match follower_of r with Some F => deadlock_check P F ends l | None => false end
  | InLayers p, LanesAtMost (Some r) ends k => match follower_of r with Some F => layers_check P p F ends k | None => false end
  | InLayers p, LanesAtMost None ends k => shortest_layers_check P p ends k
  | LanesByLrat e, LanesAtLeast (Some r) ends k => match follower_of r with Some F => needed_check P e F ends k | None => false end
  | LanesByLrat e, LanesAtLeast None ends k => shortest_needed_check P e ends k
  | Followed, AuditIs r ends q => audits r ends [q]
  | _, _ => false
  end.

(* Routers, and ends, that are certainly the same: then the messages are followed once. *)
Definition same_row (a b : array int) : bool :=
  ((PArray.length a =? PArray.length b) && (PArray.default a =? PArray.default b))%uint63 && every (PArray.length a) (fun i => (a.[i] =? b.[i])%uint63).

Definition same_rows (a b : array (array int)) : bool :=
  (PArray.length a =? PArray.length b)%uint63 && same_row (PArray.default a) (PArray.default b) && every (PArray.length a) (fun i => same_row a.[i] b.[i]).

Definition same_route (t u : HopsSays.route) : bool :=
  String.eqb (HopsSays.route_for t) (HopsSays.route_for u) && Nat.eqb (HopsSays.route_parameters t) (HopsSays.route_parameters u) &&
  Nat.eqb (HopsSays.route_coordinates t) (HopsSays.route_coordinates u) && WordSame.same_nexts (HopsSays.route_hops t) (HopsSays.route_hops u).

Definition same_hops_text (t u : hops_text) : bool :=
  String.eqb (hops_for_network t) (hops_for_network u) && Nat.eqb (hops_parameters t) (hops_parameters u) && same_list same_next (text_hops t) (text_hops u).

Fixpoint same_routing (r r' : routing) : bool :=
  match r, r' with
  | Bfs, Bfs => true
  | Named a, Named b => String.eqb a b
  | OwnRouter a l, OwnRouter b m => String.eqb a b && same_hops_text l m
  | WordedRouter a t, WordedRouter b u => String.eqb a b && same_route t u
  | Listed a, Listed b => same_rows a b
  | Lanes a, Lanes b => same_routing a b
  | _, _ => false
  end.

Definition same_routing_or_none (r r' : option routing) : bool :=
  match r, r' with None, None => true | Some r, Some r' => same_routing r r' | _, _ => false end.

Definition same_ends (e f : option (list Z)) : bool :=
  match e, f with None, None => true | Some l, Some m => if list_eq_dec Z.eq_dec l m then true else false | _, _ => false end.

Fixpoint quantities_of (r : routing) (ends : option (list Z)) (l : list traffic) : option (list quantity) :=
  match l with
  | [] => Some []
  | AuditIs r' e q :: l => if same_routing r r' && same_ends ends e then option_map (cons q) (quantities_of r ends l) else None
  | _ => None
  end.

Definition traffic_checks (p : traffic_proof) (l : list traffic) : bool :=
  match p, l with
  | Followed, AuditIs r ends q :: rest => match quantities_of r ends rest with
    | Some qs => audits r ends (q :: qs)
    | None => forallb (traffic_check p) l
    end
  | _, _ => forallb (traffic_check p) l
  end.

Hypothesis W : good_plain P.

Fixpoint step_of (r : routing) : int -> int -> int -> Z -> Prop :=
  match r with
  | Bfs => bfs_step P
  | Named name => match named_hop name n with Some h => tuple_step n h (named_second name n) | None => fun _ _ _ _ => False end
  | OwnRouter _ h => tuple_step n (own_hops h n) one_channel
  | WordedRouter _ t => tuple_step n (if route_fits t n then own_hop t n else fun _ _ => None) one_channel
  | Listed rows => listed_step rows
  | Lanes r => lanes_step P (step_of r)
  end.

Lemma router_is r : forall next, hops_toward r = Some next -> router_of n P r = plain_router P (step_of r).
Proof.
  induction r as [|name|name h|name t|rows|r IH]; intros next; try reflexivity; simpl.
  - destruct (named_hop name n); [reflexivity | discriminate].
  - destruct (hops_toward r) as [next'|]; [|discriminate]; intros _; rewrite (IH next' eq_refl); reflexivity.
Qed.

Lemma tuple_hops_right hop_ second next : tuple_hops hop_ second = Some next ->
  forall d a, is_vertex (Numbers P) d -> next d = Some a -> says_hops P (tuple_step n hop_ second) d a.
Proof.
  unfold tuple_hops; destruct (places_array P n) as [x|] eqn:E; [|discriminate]; intros X d a D Y; injection X as <-; injection Y as <-.
  apply (tuple_right P W n hop_ second x d E D).
Qed.

Lemma hops_toward_right r : forall next, hops_toward r = Some next ->
  forall d a, is_vertex (Numbers P) d -> next d = Some a -> says_hops P (step_of r) d a.
Proof.
  induction r as [|name|name h|name t|rows|r IH]; intros next; simpl.
  - intros X d a D Y; injection X as <-; apply (bfs_right P W d a D Y).
  - destruct (named_hop name n) as [h|]; [apply tuple_hops_right | discriminate].
  - apply tuple_hops_right.
  - destruct (route_fits t n); [apply tuple_hops_right | discriminate].
  - intros X d a D Y; injection X as <-; injection Y as <-; apply (listed_right P W rows d D).
  - destruct (hops_toward r) as [next'|]; [|discriminate]; intros X d a D; injection X as <-; destruct (next' d) as [b|] eqn:B; [|discriminate].
    apply (with_turns_right P W _ d b (IH next' eq_refl d b D B)).
Qed.

Lemma updown_follower_right : follower_right P (updown_router P) updown_follower.
Proof.
  exists (fun h => h); split; [reflexivity|]; intros d f D G; injection G as <-; intros w h V Ne x h' k; cbn [fst snd].
  change (RoutesUpdown.updown_next (RoutesUpdown.heights_of P) (RoutesUpdown.ways_to P (RoutesUpdown.heights_of P) d) w h) with (RoutesUpdown.updown P d w h).
  split.
  - intros (_ & Ad & -> & E); exists h', 0%uint63; split; [|auto]; rewrite E, (proj2 (among_spec x (row P w)) (proj1 (row_among P W w x V) Ad)); reflexivity.
  - intros (h'' & k' & E & -> & ->); destruct (RoutesUpdown.updown P d w h) as [[y h2]|] eqn:U; [|discriminate].
    destruct (among y (row P w)) eqn:A; [|discriminate]; injection E as -> -> <-.
    split; [exact Ne|]; split; [apply (row_among P W w x V), among_spec, A|]; split; [reflexivity | exact U].
Qed.

(* What a looker finds is so. *)
Definition looks (g : router (Numbers P)) (never : int) (look : bool -> int -> option one) : Prop :=
  (forall far d o, is_vertex (Numbers P) d -> look far d = Some o ->
    forall u e, is_vertex (Numbers P) u -> arrives (Numbers P) g u d e <-> (hops_of o).[u] <> never /\ e = to_Z (hops_of o).[u]) /\
  (forall far d o, is_vertex (Numbers P) d -> look far d = Some o -> forall u, is_vertex (Numbers P) u -> to_Z (hops_of o).[u] <= 4194303) /\
  (forall d o, is_vertex (Numbers P) d -> look true d = Some o ->
    forall u, is_vertex (Numbers P) u -> ((distance_of o).[u] <? N)%uint63 = true -> dist (Numbers P) u d (to_Z (distance_of o).[u])).

Lemma looker_right r mark found : looker r = Some (mark, found) -> looks (router_of n P r) mark found.
Proof.
  assert (Plain : option_map (fun next => (N, look P next)) (hops_toward r) = Some (mark, found) -> looks (router_of n P r) mark found).
  { destruct (hops_toward r) as [next|] eqn:H; [|discriminate]; intros E; injection E as <- <-; rewrite (router_is r next H).
    pose proof (hops_toward_right r next H) as T; split; [|split].
    - apply (look_hops P _ next W T).
    - apply (look_small P _ next W T).
    - apply (look_distances P _ next W T). }
  destruct r as [|name|name h|name t|rows|r]; try exact Plain; unfold looker.
  destruct (named_hop name n) as [h|] eqn:E1; [exact Plain|]; destruct (named_carrying name n) as [C|] eqn:E2.
  2: { destruct (String.eqb name "updown") eqn:E3; [|exact Plain]; set (fuel := (2 + _)%nat); clearbody fuel; intros E; injection E as <- <-; cbn [router_of]; rewrite E1, E2, E3.
    pose proof updown_follower_right as R; split; [|split].
    - apply (look_to_end_hops P W _ _ R).
    - apply (look_to_end_small P W _ _ R).
    - apply (look_to_end_distances P W _ _ R). }
  destruct (places_array P n) as [a|] eqn:A; [|discriminate]; set (fuel := (1000 + _)%nat); clearbody fuel; intros E; injection E as <- <-; cbn [router_of]; rewrite E1, E2.
  split; [|split].
  - apply (look_on_hops n P C a W A fuel).
  - apply (look_on_small n P C a W A fuel).
  - apply (look_on_distances n P C a W A fuel).
Qed.

(* A relative router has one virtual channel. *)
Lemma relative_name name R : relative_of name n = Some R -> hops_as name n = name /\ named_second name n = one_channel.
Proof.
  unfold relative_of, hops_as, named_second; destruct n as [network ps| | | |]; try discriminate; intros E.
  destruct (String.eqb name "dor-dateline") eqn:E1; [apply String.eqb_eq in E1; subst name; exfalso; revert E; unfold relative_route, are; simpl|].
  { destruct ps as [|k [|m [|l [|]]]]; try discriminate; destruct (_ && _); discriminate. }
  destruct (String.eqb name "dragonfly") eqn:E2; [apply String.eqb_eq in E2; subst name; exfalso; revert E; unfold relative_route, are; simpl|].
  { destruct ps as [|k [|m [|l [|]]]]; try discriminate; destruct (_ && _); discriminate. }
  unfold goes_as; rewrite E1; split; [reflexivity|]; unfold second_route, are; cbn [existsb]; rewrite E1, E2; destruct ps as [|k [|m [|]]]; reflexivity.
Qed.

Lemma audits_sound r ends qs : audits r ends qs = true -> forall q, In q qs -> quantity_is (Numbers P) (router_of n P r) ends q.
Proof.
  unfold audits; destruct (match r, ends with Named name, None => relative_audits name qs | _, _ => None end) as [b|] eqn:E.
  - destruct r as [|name|name h|name t|rows|r]; try discriminate; destruct ends; try discriminate; intros ->; unfold relative_audits in E; cbn [router_of]; unfold named_hop.
    destruct (standard_hops name n) eqn:H; [discriminate|]; destruct (relative_of name n) as [R|] eqn:O; [|discriminate].
    assert (K : hops_as name n = name /\ named_second name n = one_channel) by (apply (relative_name name R O)); destruct K as [K1 K2]; cbv zeta; rewrite K1, K2, H, O.
    destruct (places_array P n) as [a|] eqn:A; [|discriminate]; destruct (relative_fine P R a) eqn:F; [|discriminate]; injection E as E.
    change (tuple_router n P (relative_hop R) one_channel) with (plain_router P (tuple_step n (relative_hop R) one_channel)).
    apply (relative_audit_sound n P R a W A) with (toward := fun d : int => Some (tuple_toward P (relative_hop R) one_channel a d)); [| | |exact E].
    + unfold relative_of in O; destruct n; try discriminate; apply (relative_lawful _ _ _ _ O).
    + exact F.
    + intros d t D X; injection X as <-; apply (tuple_right P W n (relative_hop R) one_channel a d A D).
  - destruct (looker r) as [[mark found]|] eqn:L; [|discriminate]; apply looker_right in L; destruct L as (L1 & L2 & L3); intros C.
    apply (audit_sound P _ mark found W L1 L2 L3 ends qs C).
Qed.

Lemma follower_of_right r F : follower_of r = Some F -> follower_right P (router_of n P r) F.
Proof.
  unfold follower_of; destruct (hops_toward r) as [next|] eqn:E.
  - intros X; injection X as <-; rewrite (router_is r next E); pose proof (hops_toward_right r next E) as H; exists (fun _ => tt); split; [reflexivity|].
    intros d f D G; cbn [goes_on] in G; destruct (next d) as [a|] eqn:A; [|discriminate]; injection G as <-; specialize (H d a D A).
    intros w h V Ne x [] k; unfold plain_step; cbn [fst]; split.
    + intros B; apply (hop_only P _ d a) in B; [|exact H]; destruct B as (_ & _ & Z0 & -> & ->); apply int_eqb_neq in Z0; rewrite Z0; exists [], (class a.[w]); auto.
    + intros (h' & k' & F & _ & ->); destruct (a.[w] =? 0)%uint63 eqn:Z0; [discriminate|]; apply int_eqb_neq in Z0; injection F as <- _ <-.
      exact (hop_target P _ d a w H V Ne Z0).
  - destruct r as [|name|name h|name t|rows|r]; try discriminate; destruct (named_hop name n) as [h|] eqn:E1; [discriminate|]; destruct (named_carrying name n) as [C|] eqn:E2.
    2: { destruct (String.eqb name "updown") eqn:E3; [|discriminate]; intros X; injection X as <-; cbn [router_of]; rewrite E1, E2, E3; exact updown_follower_right. }
    destruct (places_array P n) as [a|] eqn:A; [|discriminate]; intros X; injection X as <-; cbn [router_of]; rewrite E1, E2.
    exists (fun h => h); cbn [leaves_with goes_on]; split.
    + intros u d U D; pose proof (starts_first n P C a W A u d U D) as Q; injection Q as Q; symmetry; exact Q.
    + intros d f D G; injection G as <-; intros w h V Ne x h' k; unfold carrying_step; rewrite (go_on_hop n P C a W A d w h x h' k D V); split.
      * intros [Q ->]; exists h', 0%uint63; split; [|auto].
        match goal with |- context [go_on ?p ?c ?b ?e ?s] => replace (go_on p c b e s) with (Some ((x, h') : place_)) by (symmetry; exact Q) end; reflexivity.
      * intros (h'' & k' & F & -> & ->); match type of F with context [go_on ?p ?c ?b ?e ?s] => destruct (go_on p c b e s) as [t|] eqn:Q end; [|discriminate].
        injection F as -> <-; split; [exact Q | reflexivity].
Qed.

Lemma order_of_ranks_sound r classes ranks ends b : order_of_ranks r classes ranks ends = Some b -> ranked (Numbers P) (router_of n P r) ends /\
  if b then all_arrive (Numbers P) (router_of n P r) ends else ~ all_arrive (Numbers P) (router_of n P r) ends.
Proof.
  unfold order_of_ranks; destruct (hops_toward r) as [next|] eqn:E.
  - rewrite (router_is r next E); apply (order_sound P _ next W (hops_toward_right r next E)).
  - destruct (follower_of r) as [F|] eqn:G; [|discriminate]; apply (walk_order_sound P _ F (follower_of_right r F G)).
Qed.

Lemma traffic_check_sound p t : traffic_check p t = true -> traffic_says n P t.
Proof.
  destruct p as [|classes ranks|l|p|e], t as [r s t d|r s t|r ends q|r ends|r ends|r ends|r ends|[r|] ends k|[r|] ends k]; simpl; try discriminate.
  - destruct (looker r) as [[mark found]|] eqn:L; [|discriminate]; apply looker_right in L; destruct L as (L1 & _).
    destruct (route_hops P found s t) as [h|] eqn:R; [|discriminate]; rewrite andb_true_iff, negb_true_iff, Z.eqb_eq; intros [F <-].
    apply (route_sound P _ mark found L1) in R; rewrite F in R; exact R.
  - destruct (looker r) as [[mark found]|] eqn:L; [|discriminate]; apply looker_right in L; destruct L as (L1 & _).
    destruct (route_hops P found s t) as [h|] eqn:R; [|discriminate]; intros F; apply (route_sound P _ mark found L1) in R; rewrite F in R; exact R.
  - intros C; apply (audits_sound r ends [q] C); left; reflexivity.
  - destruct (order_of_ranks r classes ranks ends) as [[|]|] eqn:O; try discriminate; intros _; exact (order_of_ranks_sound _ _ _ _ _ O).
  - destruct (order_of_ranks r classes ranks ends) as [[|]|] eqn:O; try discriminate; intros _; exact (order_of_ranks_sound _ _ _ _ _ O).
  - destruct (follower_of r) as [F|] eqn:G; [|discriminate]; destruct (circle_check P F ends l) as [hs|] eqn:C; [|discriminate]; intros _.
    destruct (circle_sound P _ F (follower_of_right r F G) ends l hs C) as (ms & H & _); exists ms; exact H.
  - destruct (follower_of r) as [F|] eqn:G; [|discriminate]; intros C; exact (deadlock_sound P _ F (follower_of_right r F G) W ends l C).
  - destruct (follower_of r) as [F|] eqn:G; [|discriminate]; exact (layers_sound P p _ F (follower_of_right r F G) ends k).
  - exact (shortest_layers_sound P p W ends k).
  - destruct (follower_of r) as [F|] eqn:G; [|discriminate]; exact (needed_sound P e _ F (follower_of_right r F G) ends k).
  - exact (shortest_needed_sound P e W ends k).
Qed.

Lemma same_row_true a b : same_row a b = true -> a = b.
Proof.
  unfold same_row; rewrite !andb_true_iff, !int_eqb_eq; intros [[A B] C]; apply array_ext; [exact A| |exact B].
  intros i I; apply Uint63.ltb_spec in I; apply (every_sound _ _ C) in I; apply int_eqb_eq, I.
Qed.

Lemma same_rows_true a b : same_rows a b = true -> a = b.
Proof.
  unfold same_rows; rewrite !andb_true_iff, int_eqb_eq; intros [[A B] C]; apply array_ext; [exact A| |apply same_row_true, B].
  intros i I; apply Uint63.ltb_spec in I; apply (every_sound _ _ C) in I; apply same_row_true, I.
Qed.

Lemma same_route_true t u : same_route t u = true -> t = u.
Proof.
  destruct t, u; unfold same_route; simpl; rewrite !andb_true_iff, !Nat.eqb_eq; intros [[[A ->] ->] D]; apply String.eqb_eq in A; apply WordSame.same_all in D; congruence.
Qed.

Lemma same_hops_text_true t u : same_hops_text t u = true -> t = u.
Proof.
  destruct t as [f k l], u as [g m i]; unfold same_hops_text; simpl; rewrite !andb_true_iff; intros [[E K] L].
  apply String.eqb_eq in E; apply Nat.eqb_eq in K; apply (same_list_right _ same_next_right) in L; congruence.
Qed.

Lemma same_routing_true r r' : same_routing r r' = true -> r = r'.
Proof.
  revert r'; induction r as [|name|name h|name t|rows|r IH]; intros [|name'|name' h'|name' t'|rows'|r']; simpl; try discriminate.
  - reflexivity.
  - intros E; apply String.eqb_eq in E; congruence.
  - rewrite andb_true_iff; intros [E F]; apply String.eqb_eq in E; apply same_hops_text_true in F; congruence.
  - rewrite andb_true_iff; intros [E F]; apply String.eqb_eq in E; apply same_route_true in F; congruence.
  - intros E; apply same_rows_true in E; congruence.
  - intros E; apply IH in E; congruence.
Qed.

Lemma same_routing_or_none_true r r' : same_routing_or_none r r' = true -> r = r'.
Proof. destruct r as [r|], r' as [r'|]; simpl; try discriminate; [|reflexivity]; intros E; rewrite (same_routing_true r r' E); reflexivity. Qed.

Lemma same_ends_true e f : same_ends e f = true -> e = f.
Proof. destruct e as [l|], f as [m|]; simpl; try discriminate; [|reflexivity]; destruct (list_eq_dec Z.eq_dec l m); [congruence | discriminate]. Qed.

Lemma quantities_of_in r ends l : forall qs, quantities_of r ends l = Some qs -> forall t, In t l -> exists q, In q qs /\ t = AuditIs r ends q.
Proof.
  induction l as [|[| |r' e q| | | | | |] l IH]; simpl; try discriminate; intros qs Q t I; [destruct I|].
  destruct (same_routing r r' && same_ends ends e) eqn:S; [|discriminate]; apply andb_true_iff in S; destruct S as [S1 S2].
  apply same_routing_true in S1; apply same_ends_true in S2; subst r' e.
  destruct (quantities_of r ends l) as [m|]; [|discriminate]; injection Q as <-; destruct I as [<-|I]; [exists q; split; [left; reflexivity | reflexivity]|].
  destruct (IH m eq_refl t I) as (q' & J & ->); exists q'; split; [right; exact J | reflexivity].
Qed.

Theorem traffic_sound p l : traffic_checks p l = true -> forall t, In t l -> traffic_says n P t.
Proof.
  assert (Each : forallb (traffic_check p) l = true -> forall t, In t l -> traffic_says n P t).
  { rewrite forallb_forall; intros C t I; apply (traffic_check_sound p t), C, I. }
  destruct p; try exact Each; destruct l as [|[r s t d|r s t|r ends q|r ends|r ends|r ends|r ends|r ends k|r ends k] l]; try exact Each.
  unfold traffic_checks; destruct (quantities_of r ends l) as [qs|] eqn:Q; [|exact Each].
  intros C t I.
  assert (A : exists q', In q' (q :: qs) /\ t = AuditIs r ends q').
  { destruct I as [<-|I]; [exists q; split; [left; reflexivity | reflexivity]|].
    destruct (quantities_of_in r ends l qs Q t I) as (q' & J & ->); exists q'; split; [right; exact J | reflexivity]. }
  destruct A as (q' & J & ->); apply (audits_sound r ends _ C q' J).
Qed.

End Traffic.
