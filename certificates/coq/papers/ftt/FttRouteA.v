(* The FTT paper, section 5.A: the fault-free routing as printed, in all readings of
   routing/ftt_a.go. It delivers not every pair in any of them. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Square Ftt.
Import ListNotations.
Open Scope Z_scope.

(* How the text may be read: D is the diameter, or n-2; step 2 is for s > D, or for s >= D; the
   meaning of (x_{n-1} - Mid); step 3 belongs to step 2, or always goes to step 1; step 4 goes
   by numbers of hops, or by the printed signs. *)
Inductive meaning := to_right | to_left | to_border | to_mid | to_place.

Record reading := Reading { true_diameter : bool; strictly : bool; path_meaning : meaning; in_step_2 : bool; by_hops : bool }.

Definition literal : reading := Reading false false to_right false false.

(* The steps of a path, and what follows it: a wrap-around link along x or y, step 4 along y,
   or nothing. *)
Inductive direction := leftwards | rightwards | downwards | upwards.
Inductive follows := wrap_x | wrap_y | then_y | path_ends.

(* So many hops one way, and what follows. *)
Definition leg : Type := (direction * Z * follows)%type.

Definition hops_along (back on : direction) (h : Z) (next : follows) : leg := if h <? 0 then (back, - h, next) else (on, h, next).

(* (x_{n-1} - Mid) hops from place x. *)
Definition printed_hops (n x : Z) (m : meaning) : Z :=
  match m with
  | to_right => n - 1 - n / 2
  | to_left => n / 2 - (n - 1)
  | to_border => n - 1 - x
  | to_mid => n / 2 - x
  | to_place => n - 1 - n / 2 - x
  end.

Definition straight_leg (r : reading) (back on : direction) (a b : Z) (next : follows) : leg :=
  if negb (by_hops r) && (a <? b) then hops_along back on (a - b) next else hops_along back on (b - a) next.

(* Steps 1, 2 and 4: the path that is set at (x,y) for (x',y'). *)
Definition set_path (n : Z) (r : reading) (u v : Z * Z) : leg :=
  let (x, y) := u in let (x', y') := v in
  let dx := Z.abs (x - x') in let dy := Z.abs (y - y') in let s := dx + dy in
  let D := if true_diameter r then (3 * n + 1) / 4 else n - 2 in
  if (s <? D) || (s =? D) && strictly r then
    (if in_step_2 r then straight_leg r leftwards rightwards x x' then_y else (leftwards, 0, path_ends))
  else if dy <? dx then
    (if (y =? 0) && (n / 2 <? x) then hops_along leftwards rightwards (printed_hops n x (path_meaning r)) wrap_y
     else if y =? 0 then (leftwards, x, wrap_y)
     else if n / 2 <? y then (upwards, n - 1 - y, wrap_y)
     else (downwards, y, wrap_y))
  else if (x =? 0) && (n / 2 <? y) then hops_along downwards upwards (printed_hops n y (path_meaning r)) wrap_x
  else if x =? 0 then (downwards, y, wrap_x)
  else if n / 2 <? x then (rightwards, n - 1 - x, wrap_x)
  else (leftwards, x, wrap_x).

Definition one_hop (n : Z) (d : direction) (u : Z * Z) : option (Z * Z) :=
  let (x, y) := u in
  match d with
  | leftwards => if 0 <? x then Some (x - 1, y) else None
  | rightwards => if x <? n - 1 then Some (x + 1, y) else None
  | downwards => if 0 <? y then Some (x, y - 1) else None
  | upwards => if y <? n - 1 then Some (x, y + 1) else None
  end.

Definition across_x (n : Z) (u : Z * Z) : option (Z * Z) :=
  let (x, y) := u in
  if x =? 0 then Some (n - 1, (y + n / 2) mod n) else if x =? n - 1 then Some (0, (y - n / 2) mod n) else None.

Definition across_y (n : Z) (u : Z * Z) : option (Z * Z) :=
  let (x, y) := u in
  if y =? 0 then Some ((x + n / 2) mod n, n - 1) else if y =? n - 1 then Some ((x - n / 2) mod n, 0) else None.

(* A message: where it is, and what is leftwards of its path. *)
Definition message : Type := ((Z * Z) * option leg)%type.

(* The next hop: None if there is none, or it would leave the grid. *)
Definition move_on (n : Z) (r : reading) (v : Z * Z) (m : message) : option message :=
  let (u, h) := m in
  let first := match h with Some l => l | None => set_path n r u v end in
  let '(d, k, next) := match first with
    | (_, 0, then_y) => straight_leg r downwards upwards (snd u) (snd v) path_ends
    | l => l
    end in
  if 0 <? k then option_map (fun w => (w, Some (d, k - 1, next))) (one_hop n d u)
  else match next with
    | wrap_x => option_map (fun w => (w, None)) (across_x n u)
    | wrap_y => option_map (fun w => (w, None)) (across_y n u)
    | _ => None
    end.

(* The message arrives at v after so many hops, and not before. *)
Inductive arrives (n : Z) (r : reading) (v : Z * Z) : message -> Z -> Prop :=
| arrives_here h : arrives n r v (v, h) 0
| arrives_later u h m d : u <> v -> move_on n r v (u, h) = Some m -> arrives n r v m d -> arrives n r v (u, h) (d + 1).

Definition route_a (n : Z) (r : reading) (u v : Z * Z) (d : Z) : Prop := arrives n r v (u, None) d.

Definition route_a_delivers (n : Z) (r : reading) : Prop :=
  forall u v, is_vertex (FTT n) u -> is_vertex (FTT n) v -> exists d, route_a n r u v d.

Definition route_a_minimal (n : Z) (r : reading) : Prop :=
  forall u v, is_vertex (FTT n) u -> is_vertex (FTT n) v -> exists d, route_a n r u v d /\ dist (FTT n) u v d.

(* ---------- By the letter ---------- *)

Lemma never_arrives n r v u h : u <> v -> move_on n r v (u, h) = None -> forall d, ~ arrives n r v (u, h) d.
Proof. intros N E d A. inversion A; subst; congruence. Qed.

(* From (0,0) to (0,1) the message stays where it is, as s < D. *)
Lemma stays n : 4 <= n -> forall d, ~ route_a n literal (0, 0) (0, 1) d.
Proof.
  intros N. apply never_arrives; [discriminate|]. unfold move_on, set_path. cbn -[Z.mul Z.add Z.sub Z.div Z.ltb].
  destruct (Z.ltb_spec (Z.abs (0 - 0) + Z.abs (0 - 1)) (n - 2)); [reflexivity|lia].
Qed.

Theorem ftt_routeA_literal_refuted : forall n : Z, 4 <= n -> ~ route_a_delivers n literal.
Proof.
  intros n N H. destruct (H (0, 0) (0, 1)) as (d & A); [apply grid_vertex; lia|apply grid_vertex; lia|]. apply (stays n N d A).
Qed.

Theorem ftt_routeA_minimal_refuted : forall n : Z, 4 <= n -> ~ route_a_minimal n literal.
Proof.
  intros n N H. apply (ftt_routeA_literal_refuted n N). intros u v U V. destruct (H u v U V) as (d & A & _). exists d. exact A.
Qed.

(* ---------- By computation ---------- *)

Lemma message_eq_dec (a b : message) : {a = b} + {a <> b}.
Proof. repeat decide equality. Defined.

Definition is_at (v : Z * Z) (m : message) : bool := (fst (fst m) =? fst v) && (snd (fst m) =? snd v).

(* What a message becomes, and that all is closed and none of it is at v. *)
Fixpoint becomes (fuel : nat) (n : Z) (r : reading) (v : Z * Z) (seen : list message) (m : message) : list message :=
  match fuel with
  | O => m :: seen
  | S fuel => if in_dec message_eq_dec m seen then seen else
      match move_on n r v m with None => m :: seen | Some m' => becomes fuel n r v (m :: seen) m' end
  end.

Definition goes_astray (n : Z) (r : reading) (u v : Z * Z) : bool :=
  let all := becomes 200 n r v [] (u, None) in
  (if in_dec message_eq_dec (u, None) all then true else false) &&
  forallb (fun m => negb (is_at v m) && match move_on n r v m with None => true | Some m' => if in_dec message_eq_dec m' all then true else false end) all.

Lemma goes_astray_sound n r u v : goes_astray n r u v = true -> forall d, ~ route_a n r u v d.
Proof.
  unfold goes_astray. set (all := becomes 200 n r v [] (u, None)). intros H d A. apply andb_true_iff in H. destruct H as [I H].
  destruct (in_dec message_eq_dec (u, None) all) as [M|]; [clear I|discriminate]. rewrite forallb_forall in H. clearbody all.
  unfold route_a in A. revert M. induction A as [h|w h m d N E A IH]; intros M; specialize (H _ M); apply andb_true_iff in H; destruct H as [P Q].
  - unfold is_at in P. simpl in P. rewrite !Z.eqb_refl in P. discriminate.
  - rewrite E in Q. destruct (in_dec message_eq_dec m all) as [M'|]; [apply IH, M'|discriminate].
Qed.

(* All combinations, of which 35 make sense. *)
Definition readings : list reading :=
  flat_map (fun d => flat_map (fun a => flat_map (fun m => flat_map (fun i => map (Reading d a m i) [true; false]) [true; false])
    [to_right; to_left; to_border; to_mid; to_place]) [true; false]) [true; false].

Lemma in_readings r : In r readings.
Proof.
  destruct r as [[|] [|] m [|] [|]]; destruct m; cbn; tauto.
Qed.

Theorem ftt_routeA_delivers_refuted : forall r : reading, ~ route_a_delivers 4 r.
Proof.
  intros r H.
  assert (C : forallb (fun r => existsb (fun u => existsb (goes_astray 4 r u) (square 4)) (square 4)) readings = true)
    by (vm_cast_no_check (eq_refl true)).
  rewrite forallb_forall in C. specialize (C r (in_readings r)). apply existsb_exists in C. destruct C as (u & U & C).
  apply existsb_exists in C. destruct C as (v & V & C). destruct (H u v U V) as (d & A). exact (goes_astray_sound 4 r u v C d A).
Qed.

(* Fig. 2, n = 6. *)
Theorem ftt_fig2_route_1_refuted : ~ exists d, route_a 6 literal (0, 0) (4, 3) d /\ dist (FTT 6) (0, 0) (4, 3) d.
Proof. intros (d & A & _). revert A. apply goes_astray_sound. vm_cast_no_check (eq_refl true). Qed.

Theorem ftt_fig2_route_2_refuted : ~ exists d, route_a 6 literal (3, 0) (2, 4) d /\ dist (FTT 6) (3, 0) (2, 4) d.
Proof. intros (d & A & _). revert A. apply goes_astray_sound. vm_cast_no_check (eq_refl true). Qed.
