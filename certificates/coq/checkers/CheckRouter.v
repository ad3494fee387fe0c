(* Routers: a table of next hops, and one row of it that symmetry carries to all
   destinations. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckPack.
Import ListNotations.
Open Scope Z_scope.

Section Routers.
Variable g : graph.
Implicit Types u v : vertex g.

(* The vertices of a route that arrives are all different: so it has fewer hops than
   there are vertices. *)
Lemma route_short next u v d : route g next u v d -> Z.of_nat (length (vertices g)) <= d -> False.
Proof.
  intros R.
  assert (K : exists l, Z.of_nat (length l) = d + 1 /\ NoDup l /\ forall w, In w l -> is_vertex g w /\ exists e, e <= d /\ route g next w v e).
  { induction R as [v V|u v d N A R (l & L & D & H)].
    - exists [v]; split; [reflexivity|]; split; [repeat constructor; tauto|].
      intros w [<-|[]]; split; [exact V|]; exists 0; split; [lia | constructor; exact V].
    - exists (u :: l); split; [simpl length; lia|]; split.
      + constructor; [|exact D]; intros I; destruct (H u I) as (_ & e & E & S).
        assert (F := route_unique g next u v _ _ S (route_hop g next u v d N A R)); lia.
      + intros w [<-|I].
        * split; [apply (adj_left A)|]; exists (d + 1); split; [lia | constructor; auto].
        * destruct (H w I) as (W & e & E & S); split; [exact W|]; exists e; split; [lia | exact S]. }
  destruct K as (l & L & D & H); intros B.
  assert (I : incl l (vertices g)) by (intros w Iw; apply (H w Iw)).
  apply (NoDup_incl_length D), inj_le in I; lia.
Qed.

(* ---------- One source, and automorphisms ---------- *)

(* [shift v] takes the home to v, and [back v] undoes it. Where a message at u for v
   goes next, a message at [back v u] for the home says. *)
Definition carried (shift back : vertex g -> vertex g -> vertex g) (step : vertex g -> vertex g) u v : vertex g :=
  shift v (step (back v u)).

Theorem carried_minimal shift back step (f : vertex g -> Z) home :
  is_vertex g home -> f home = 0 -> (forall u, is_vertex g u -> 0 <= f u) ->
  (forall u, is_vertex g u -> f u = 0 -> u = home) ->
  (forall u, is_vertex g u -> u <> home -> adj g u (step u) /\ f (step u) = f u - 1) ->
  potential g f ->
  (forall v, is_vertex g v -> automorphism g (shift v) /\ automorphism g (back v) /\ shift v home = v /\
    forall u, is_vertex g u -> shift v (back v u) = u /\ back v (shift v u) = u) ->
  minimal_router g (carried shift back step).
Proof.
  intros Home F0 Fpos Fz Step Lip Sh.
  assert (B : forall u v, is_vertex g u -> is_vertex g v -> is_vertex g (back v u)).
  { intros u v U V; destruct (Sh v V) as (_ & A & _); apply automorphism_vertex; auto. }
  assert (BH : forall v, is_vertex g v -> back v v = home).
  { intros v V; destruct (Sh v V) as (_ & _ & E & H); rewrite <- E at 2; apply H; auto. }
  apply (minimal_by_descent g _ (fun u v => f (back v u))).
  - split; [|split; [|split]].
    + intros u v U V; auto.
    + intros v V; rewrite (BH v V); exact F0.
    + intros u v U V E; apply Fz in E; [|auto]; destruct (Sh v V) as (_ & _ & S & H).
      rewrite <- (proj1 (H u U)), E; exact S.
    + intros u v U V N; destruct (Sh v V) as (A & _ & S & H).
      assert (X : back v u <> home) by (intros E; apply N; rewrite <- (proj1 (H u U)), E; exact S).
      destruct (Step (back v u) (B u v U V) X) as [A1 A2]; unfold carried; split.
      * rewrite <- (proj1 (H u U)) at 1; apply automorphism_adj; auto.
      * rewrite (proj2 (H _ (adj_right A1))); exact A2.
  - intros v V a b A; apply Lip; destruct (Sh v V) as (_ & Ab & _); apply automorphism_adj; auto.
Qed.

End Routers.

(* ---------- Computed ---------- *)

Section Compute.
Variable P : plain.
Notation N := (total P).

(* The levels from a vertex, found by a search; nothing depends on their being right. *)
Definition unknown : int := 9223372036854775807.

Fixpoint search (fuel : nat) (level : int) (frontier : list int) (t : array int) : array int :=
  match fuel, frontier with
  | S fuel, _ :: _ =>
      let '(next, t) := fold_left (fun (s : list int * array int) u =>
        fold_left (fun (s : list int * array int) v => let (next, t) := s in
          if (t.[v] =? unknown)%uint63 then (v :: next, t.[v <- level]) else s) (row P u) s) frontier ([], t) in
      search fuel (level + 1)%uint63 next t
  | _, _ => t
  end.

Definition levels (s : int) : array int :=
  search (Z.to_nat (to_Z N)) 1 [s] (make N unknown).[s <- 0%uint63].

(* How many hops each vertex's message to d takes, as far as N hops tell. *)
Fixpoint walk_hops (fuel : nat) (next : int -> int) (d u hops : int) : int :=
  match fuel with
  | O => unknown
  | S fuel => if (u =? d)%uint63 then hops else walk_hops fuel next d (next u) (hops + 1)%uint63
  end.

Definition hops (next : int -> int) (d : int) : array int :=
  let fuel := Z.to_nat (to_Z N) in
  fold_left (fun t u => t.[u <- walk_hops fuel next d u 0]) (ints N) (make N unknown).

(* f falls by 1 with every hop to d, and is 0 at d. *)
Definition falls (next f : int -> int) (d : int) : bool :=
  ((f d =? 0) && forallb (fun u => (f u <? N) && ((u =? d) ||
    let w := next u in among w (row P u) && (f w + 1 =? f u))) (ints N))%uint63.

(* f rises by at most 1 along every link. *)
Definition gentle (f : int -> int) : bool :=
  forallb (fun u => let k := (f u + 1)%uint63 in forallb (fun v => (f v <=? k)%uint63) (row P u)) (ints N).

Definition check_delivers (next : int -> int -> int) : bool :=
  forallb (fun d => let t := hops (fun u => next u d) d in falls (fun u => next u d) (fun u => t.[u]) d) (ints N).

Definition check_minimal (next : int -> int -> int) : bool :=
  forallb (fun d => let t := levels d in
    falls (fun u => next u d) (fun u => t.[u]) d && gentle (fun u => t.[u])) (ints N).

(* Whether the message from u to d arrives within so many hops. *)
Fixpoint arrives (fuel : nat) (next : int -> int) (d u : int) : bool :=
  (u =? d)%uint63 || match fuel with
  | O => false
  | S fuel => let w := next u in among w (row P u) && arrives fuel next d w
  end.

Definition check_fails (next : int -> int -> int) (u d : int) : bool :=
  (u <? N)%uint63 && (d <? N)%uint63 && negb (arrives (Z.to_nat (to_Z N)) (fun w => next w d) d u).

(* The message from u to d takes h hops, and no fewer. *)
Fixpoint takes_hops (h : nat) (next : int -> int) (d u : int) : bool :=
  match h with
  | O => (u =? d)%uint63
  | S h => negb (u =? d)%uint63 && let w := next u in among w (row P u) && takes_hops h next d w
  end.

Definition check_route (next : int -> int -> int) (u d : int) (h : Z) : bool :=
  (u <? N)%uint63 && (d <? N)%uint63 && (0 <=? h) && takes_hops (Z.to_nat h) (fun w => next w d) d u.

(* A walk from u to d along a list of vertices, d the last one. *)
Fixpoint walks (u d : int) (l : list int) : bool :=
  match l with
  | [] => (u =? d)%uint63
  | v :: r => among v (row P u) && walks v d r
  end.

(* The message from u to d takes more hops than there are in the walk. *)
Definition check_longer (next : int -> int -> int) (u d : int) (h : Z) (l : list int) : bool :=
  check_route next u d h && walks u d l && (Z.of_nat (length l) <? h).

Hypothesis W : good_plain P.

Lemma all_ints (p : int -> bool) : forallb p (ints N) = true -> forall u, is_vertex (Numbers P) u -> p u = true.
Proof. intros H u U; rewrite forallb_forall in H; apply H; exact U. Qed.

Lemma row_adj u v : is_vertex (Numbers P) u -> In v (row P u) -> adj (Numbers P) u v.
Proof. intros U I; apply numbers_adj; [exact W|]; split; [apply numbers_vertex; exact U | exact I]. Qed.

Lemma below_total u (f : int -> int) : (f u <? N)%uint63 = true -> to_Z (f u + 1) = to_Z (f u) + 1.
Proof.
  intros L; apply Uint63.ltb_spec in L; pose proof (total_some W); pose proof wB_large; pose proof (int_range (f u)).
  rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia.
Qed.

Lemma falls_sound next f d : is_vertex (Numbers P) d -> falls next f d = true ->
  to_Z (f d) = 0 /\ forall u, is_vertex (Numbers P) u -> (f u <? N)%uint63 = true /\
    (u <> d -> adj (Numbers P) u (next u) /\ to_Z (f (next u)) = to_Z (f u) - 1).
Proof.
  unfold falls; rewrite andb_true_iff; intros D [Z H]; apply int_eqb_eq in Z; split; [rewrite Z; reflexivity|].
  assert (H' := all_ints _ H); clear H; intros u U; assert (X := H' u U); apply andb_true_iff in X; destruct X as [L X].
  split; [exact L|]; intros Ne; apply orb_true_iff in X; destruct X as [X|X]; [apply int_eqb_eq in X; contradiction|].
  apply andb_true_iff in X; destruct X as [A E]; apply among_spec in A; apply int_eqb_eq in E.
  assert (B : adj (Numbers P) u (next u)) by (apply row_adj; auto); split; [exact B|].
  assert (Y := H' _ (adj_right B)); apply andb_true_iff in Y; destruct Y as [Y _].
  apply (below_total (next u) f) in Y; rewrite E in Y; lia.
Qed.

Lemma gentle_sound f : (forall u, is_vertex (Numbers P) u -> (f u <? N)%uint63 = true) -> gentle f = true ->
  potential (Numbers P) (fun u => to_Z (f u)).
Proof.
  intros B H a b A; assert (X := all_ints _ H a (adj_left A)); simpl in X; rewrite forallb_forall in X.
  apply (numbers_adj P a b W) in A as [Va I]; specialize (X b I); apply Uint63.leb_spec in X.
  rewrite (below_total a f) in X; [exact X|]; apply B, numbers_vertex, Va.
Qed.

Lemma falls_descends next (f : int -> int -> int) :
  (forall d, is_vertex (Numbers P) d -> falls (fun u => next u d) (f d) d = true) ->
  descends (Numbers P) next (fun u d => to_Z (f d u)).
Proof.
  intros H; split; [|split; [|split]].
  - intros u v _ _; apply int_range.
  - intros v V; apply (falls_sound _ _ _ V (H v V)).
  - intros u v U V E; destruct (falls_sound _ _ _ V (H v V)) as [_ K]; destruct (K u U) as [_ K'].
    destruct (int_dec u v) as [->|Ne]; [reflexivity|]; destruct (K' Ne) as [_ F]; pose proof (int_range (f v (next u v))); lia.
  - intros u v U V Ne; destruct (falls_sound _ _ _ V (H v V)) as [_ K]; apply (K u U); exact Ne.
Qed.

Lemma check_delivers_sound next : check_delivers next = true -> delivers (Numbers P) next.
Proof.
  intros H; apply (descends_delivers (Numbers P) next (fun u d => to_Z (hops (fun u => next u d) d).[u])).
  apply (falls_descends next (fun d u => (hops (fun u => next u d) d).[u])); intros d D; apply (all_ints _ H d D).
Qed.

Lemma check_minimal_sound next : check_minimal next = true -> minimal_router (Numbers P) next.
Proof.
  intros H; assert (K : forall d, is_vertex (Numbers P) d ->
    falls (fun u => next u d) (fun u => (levels d).[u]) d = true /\ gentle (fun u => (levels d).[u]) = true).
  { intros d D; apply andb_true_iff, (all_ints _ H d D). }
  apply (minimal_by_descent (Numbers P) next (fun u d => to_Z (levels d).[u])).
  - apply (falls_descends next (fun d u => (levels d).[u])); intros d D; apply K; exact D.
  - intros d D; destruct (K d D) as [F G]; apply (gentle_sound (fun u => (levels d).[u])); [|exact G].
    intros u U; apply (falls_sound _ _ _ D F); exact U.
Qed.

Lemma arrives_sound next d u k fuel : route (Numbers P) next u d k -> k <= Z.of_nat fuel ->
  arrives fuel (fun w => next w d) d u = true.
Proof.
  intros R; revert fuel; induction R as [v V|u v k Ne A R IH]; intros fuel L.
  - destruct fuel; simpl; rewrite eqb_refl; reflexivity.
  - assert (K := walk_nonneg _ _ _ _ (route_walk _ _ _ _ _ R)); destruct fuel as [|fuel]; [simpl in L; lia|]; simpl.
    apply orb_true_iff; right; apply andb_true_iff; split; [apply among_spec, (numbers_adj P u _ W); exact A | apply IH; lia].
Qed.

Lemma ltb_vertex u : (u <? N)%uint63 = true -> is_vertex (Numbers P) u.
Proof. intros H; apply numbers_vertex, Uint63.ltb_spec; exact H. Qed.

Lemma check_fails_sound next u d : check_fails next u d = true ->
  is_vertex (Numbers P) u /\ is_vertex (Numbers P) d /\ ~ exists k, route (Numbers P) next u d k.
Proof.
  unfold check_fails; rewrite !andb_true_iff, negb_true_iff; intros ((U & D) & A).
  split; [apply ltb_vertex; exact U|]; split; [apply ltb_vertex; exact D|]; intros (k & R).
  rewrite (arrives_sound next d u k) in A; [discriminate | exact R|].
  pose proof (int_range N); rewrite Z2Nat.id by lia.
  destruct (Z_lt_le_dec k (to_Z N)) as [L|L]; [lia|]; exfalso; apply (route_short _ _ _ _ _ R).
  simpl vertices; rewrite length_ints; exact L.
Qed.

Lemma takes_hops_sound next d h : is_vertex (Numbers P) d -> forall u, is_vertex (Numbers P) u ->
  takes_hops h (fun w => next w d) d u = true -> route (Numbers P) next u d (Z.of_nat h).
Proof.
  intros D; induction h as [|h IH]; intros u U H; simpl in H.
  - apply int_eqb_eq in H; subst; constructor; exact D.
  - apply andb_true_iff in H; destruct H as [Ne H]; apply andb_true_iff in H; destruct H as [A H].
    apply negb_true_iff, int_eqb_neq in Ne; apply among_spec, (row_adj _ _ U) in A.
    replace (Z.of_nat (S h)) with (Z.of_nat h + 1) by lia; apply route_hop; auto; apply IH; [apply (adj_right A) | exact H].
Qed.

Lemma check_route_sound next u d h : check_route next u d h = true ->
  is_vertex (Numbers P) u /\ is_vertex (Numbers P) d /\ route (Numbers P) next u d h.
Proof.
  unfold check_route; rewrite !andb_true_iff, Z.leb_le; intros (((U & D) & L) & H); apply ltb_vertex in U, D.
  split; [exact U|]; split; [exact D|]; rewrite <- (Z2Nat.id h) by exact L; apply takes_hops_sound; auto.
Qed.

Lemma walks_sound d l : is_vertex (Numbers P) d -> forall u, is_vertex (Numbers P) u -> walks u d l = true ->
  walk (Numbers P) u d (Z.of_nat (length l)).
Proof.
  intros D; induction l as [|v l IH]; intros u U H; simpl in H.
  - apply int_eqb_eq in H; subst; constructor; exact D.
  - apply andb_true_iff in H; destruct H as [A H]; apply among_spec, (row_adj _ _ U) in A.
    replace (Z.of_nat (length (v :: l))) with (Z.of_nat (length l) + 1) by (simpl length; lia).
    apply walk_hop with v; auto; apply IH; [apply (adj_right A) | exact H].
Qed.

Lemma check_longer_sound next u d h l : check_longer next u d h l = true -> ~ minimal_router (Numbers P) next.
Proof.
  unfold check_longer; rewrite !andb_true_iff, Z.ltb_lt; intros ((R & H) & L).
  apply check_route_sound in R as (U & D & R); intros M; destruct (M u d U D) as (k & R' & _ & Least).
  apply (walks_sound d l D u U), Least in H; assert (E := route_unique _ _ _ _ _ _ R R'); lia.
Qed.

End Compute.

(* ---------- Tables ---------- *)

(* A router as a table: number d * N + u is the place, in the row of u, of the next vertex on
   the way to d; the message stops where the row has no such place. *)
Definition at_place (P : plain) (u k : int) : int := nth (Z.to_nat (to_Z k)) (row P u) u.

Definition table_next (P : plain) (t : int -> int) (u d : int) : int := at_place P u (t (d * total P + u)%uint63).

(* The same with virtual channels: the place times the number of classes, and the class. *)
Definition table_class (P : plain) (classes : int) (t : int -> int) (u d : int) : int * int :=
  let k := t (d * total P + u)%uint63 in (at_place P u (k / classes)%uint63, (k mod classes)%uint63).

Definition one_class (next : int -> int -> int) (u d : int) : int * int := (next u d, 0%uint63).

(* The row of a table for one destination. *)
Definition row_step (P : plain) (t : int -> int) (u : int) : int := at_place P u (t u).

(* A list of the vertices at which a message to d is, from u on; d is the last one, and stands
   nowhere else. *)
Fixpoint check_way (next : int -> int -> int) (u d : int) (l : list int) : bool :=
  match l with
  | [] => false
  | v :: r => (v =? u)%uint63 && if (u =? d)%uint63 then match r with [] => true | _ :: _ => false end else check_way next (next u d) d r
  end.
