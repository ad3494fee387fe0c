(* The channels that a message takes, one after the other: under any router whose next hops are computed. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph Numbered TrafficSays.
Import ListNotations.
Open Scope Z_scope.

(* Where a message is, with its header; and a channel: from a vertex to a vertex, with its class. *)
Definition place_ : Type := (int * list Z)%type.
Definition taken : Type := (int * int * int)%type.

Section Hops.
Variable P : plain.
Variable r : router (Numbers P).
Variable write : list Z -> header r.   (* headers are those of lists *)

Notation V := (is_vertex (Numbers P)).

Definition channel_of (c : taken) : channel (Numbers P) := let '(w, x, k) := c in (w, x, to_Z k).

Lemma channel_of_same c c' : channel_of c = channel_of c' -> c = c'.
Proof. destruct c as [[w x] k], c' as [[w' x'] k']; simpl; intros E; injection E as -> -> E; apply to_Z_inj in E; congruence. Qed.

(* What follows a state on the way to d: the next vertex, the next header, the class of the channel. *)
Definition steps_right (d : int) (f : place_ -> option (int * list Z * int)) : Prop :=
  forall w h, V w -> w <> d -> forall x h' k, hop (Numbers P) r d w (write h) x h' k <->
    exists h'' k', f (w, h) = Some (x, h'', k') /\ h' = write h'' /\ k = to_Z k'.

Section Way.
Variable d : int.
Variable f : place_ -> option (int * list Z * int).

Definition on_from (s : place_) : option (int * list Z * int) := if (fst s =? d)%uint63 then None else f s.

(* The channels from a state on, so many at most. *)
Fixpoint channels (fuel : nat) (s : place_) : list taken :=
  match fuel with
  | O => []
  | S fuel => match on_from s with Some (x, h, k) => (fst s, x, k) :: channels fuel (x, h) | None => [] end
  end.

(* How the way from a state ends, after a channel with a rank: badly, if ranks do not rise, or after so many hops; at d;
   elsewhere. *)
Inductive ending := Badly | There | Elsewhere.

Fixpoint climb (rank : int -> int -> int -> int) (fuel : nat) (s : place_) (before : int) : ending :=
  match fuel with
  | O => Badly
  | S fuel => match on_from s with
    | None => if (fst s =? d)%uint63 then There else Elsewhere
    | Some (x, h, k) => let now := rank (fst s) x k in if (before <? now)%uint63 then climb rank fuel (x, h) now else Badly
    end
  end.

Definition climb_first (rank : int -> int -> int -> int) (fuel : nat) (s : place_) : ending :=
  match on_from s with
  | None => if (fst s =? d)%uint63 then There else Elsewhere
  | Some (x, h, k) => climb rank fuel (x, h) (rank (fst s) x k)
  end.

(* The state after some hops, and the channel that is taken then. *)
Fixpoint after (e : nat) (s : place_) : option place_ :=
  match e with O => Some s | S e => match on_from s with Some (x, h, _) => after e (x, h) | None => None end end.

Definition channel_at (e : nat) (s : place_) : option taken :=
  match after e s with
  | Some s => match on_from s with Some (x, h, k) => Some (fst s, x, k) | None => None end
  | None => None
  end.

Lemma after_next e : forall s, after (S e) s = match after e s with Some t => match on_from t with Some (x, h, _) => Some (x, h) | None => None end | None => None end.
Proof.
  induction e as [|e IH]; intros s; [simpl; destruct (on_from s) as [[[x h] k]|]; reflexivity|].
  change (after (S (S e)) s) with (match on_from s with Some (x, h, _) => after (S e) (x, h) | None => None end).
  change (after (S e) s) with (match on_from s with Some (x, h, _) => after e (x, h) | None => None end).
  destruct (on_from s) as [[[x h] k]|]; [apply IH | reflexivity].
Qed.

Lemma channels_at fuel : forall s i c, nth_error (channels fuel s) i = Some c -> channel_at i s = Some c.
Proof.
  induction fuel as [|fuel IH]; intros s i c E; [destruct i; discriminate|]; simpl in E.
  destruct (on_from s) as [[[x h] k]|] eqn:O; [|destruct i; discriminate]; destruct i as [|i].
  - injection E as <-; unfold channel_at; cbn [after]; rewrite O; reflexivity.
  - apply IH in E; unfold channel_at in *; cbn [after]; rewrite O; exact E.
Qed.

Lemma climb_rises rank fuel : forall s before, climb rank fuel s before <> Badly ->
  (forall a, channel_at 0 s = Some a -> to_Z before < (let '(w, x, k) := a in to_Z (rank w x k))) /\
  (forall e a b, channel_at e s = Some a -> channel_at (S e) s = Some b ->
    (let '(w, x, k) := a in to_Z (rank w x k)) < (let '(w, x, k) := b in to_Z (rank w x k))).
Proof.
  induction fuel as [|fuel IH]; intros s before C; [contradiction C; reflexivity|]; cbn [climb] in C; unfold channel_at; cbn [after].
  destruct (on_from s) as [[[x h] k]|] eqn:O.
  - destruct (before <? rank (fst s) x k)%uint63 eqn:L; [|contradiction C; reflexivity]; apply ltb_true in L; destruct (IH _ _ C) as [C1 C2]; split.
    + intros a E; injection E as <-; exact L.
    + intros [|e] a b A B; cbn [after] in A; rewrite O in A.
      * injection A as <-; apply C1; exact B.
      * apply (C2 e a b A B).
  - split; [discriminate|]; intros [|e] a b A B; cbn [after] in A; rewrite O in A; discriminate.
Qed.

Lemma climb_first_rises rank fuel s : climb_first rank fuel s <> Badly -> forall e a b, channel_at e s = Some a -> channel_at (S e) s = Some b ->
    (let '(w, x, k) := a in to_Z (rank w x k)) < (let '(w, x, k) := b in to_Z (rank w x k)).
Proof.
  unfold climb_first, channel_at; destruct (on_from s) as [[[x h] k]|] eqn:O; intros C e a b A B; cbn [after] in B; rewrite O in B; [|discriminate].
  destruct (climb_rises rank fuel _ _ C) as [C1 C2]; destruct e as [|e]; cbn [after] in A; rewrite O in A.
  - injection A as <-; apply C1; exact B.
  - apply (C2 e a b A B).
Qed.

(* The end. *)
Lemma climb_ends rank fuel : forall s before, climb rank fuel s before <> Badly ->
  exists e t, after e s = Some t /\ on_from t = None /\ climb rank fuel s before = if (fst t =? d)%uint63 then There else Elsewhere.
Proof.
  induction fuel as [|fuel IH]; intros s before C; [contradiction C; reflexivity|]; cbn [climb] in *; destruct (on_from s) as [[[x h] k]|] eqn:O.
  - destruct (before <? rank (fst s) x k)%uint63; [|contradiction C; reflexivity]; destruct (IH _ _ C) as (e & t & A & B & E).
    exists (S e), t; split; [cbn [after]; rewrite O; exact A | split; [exact B | exact E]].
  - exists 0%nat, s; split; [reflexivity|]; split; [exact O | reflexivity].
Qed.

Lemma climb_first_ends rank fuel s : climb_first rank fuel s <> Badly ->
  exists e t, after e s = Some t /\ on_from t = None /\ climb_first rank fuel s = if (fst t =? d)%uint63 then There else Elsewhere.
Proof.
  unfold climb_first; destruct (on_from s) as [[[x h] k]|] eqn:O; intros C.
  - destruct (climb_ends _ _ _ _ C) as (e & t & A & B & E); exists (S e), t; split; [cbn [after]; rewrite O; exact A | split; [exact B | exact E]].
  - exists 0%nat, s; split; [reflexivity|]; split; [exact O | reflexivity].
Qed.

Lemma after_stays e t s : after e s = Some t -> on_from t = None -> forall j, (e < j)%nat -> after j s = None.
Proof.
  intros A B; induction j as [|j IH]; intros L; [lia|]; rewrite after_next; destruct (Nat.eq_dec e j) as [<-|Ne]; [rewrite A, B; reflexivity | rewrite IH by lia; reflexivity].
Qed.

(* ---------- A message ---------- *)

Variable u : int.
Variable h0 : list Z.
Hypothesis U : V u.
Hypothesis D : V d.
Hypothesis First : first r u d = write h0.
Hypothesis Right : steps_right d f.

Notation start := (u, h0).

Lemma after_sent e : forall w h, after e start = Some (w, h) -> sent (Numbers P) r u d (Z.of_nat e) w (write h) /\ V w.
Proof.
  induction e as [|e IH]; intros w h A.
  - injection A as <- <-; split; [rewrite <- First; exact (sent_first (Numbers P) r u d U D) | exact U].
  - rewrite after_next in A; destruct (after e start) as [[w' h']|]; [|discriminate]; destruct (IH w' h' eq_refl) as [S Vw]; clear IH.
    unfold on_from in A; cbn [fst] in A; destruct (w' =? d)%uint63 eqn:E; [discriminate|]; apply int_eqb_neq in E.
    destruct (f (w', h')) as [[[x h''] k]|] eqn:F; [|discriminate]; injection A as -> ->.
    assert (B : hop (Numbers P) r d w' (write h') w (write h) (to_Z k)) by (apply (Right w' h' Vw E); exists h, k; auto).
    split; [|destruct B as (_ & B & _); apply (adj_right B)]; rewrite Nat2Z.inj_succ; eapply sent_on; [exact S | exact B].
Qed.

Lemma sent_after e w H : sent (Numbers P) r u d e w H -> 0 <= e /\ exists h, H = write h /\ after (Z.to_nat e) start = Some (w, h).
Proof.
  induction 1 as [_ _|e w h x h' k S (IH1 & h1 & -> & IH2) B]; [split; [lia|]; exists h0; split; [exact First | reflexivity]|].
  split; [lia|]; pose proof (after_sent _ _ _ IH2) as [_ Vw]; pose proof B as (Ne & _); apply (Right w h1 Vw Ne) in B; destruct B as (h'' & k' & F & -> & ->).
  exists h''; split; [reflexivity|]; replace (Z.to_nat (e + 1)) with (Datatypes.S (Z.to_nat e)) by lia; rewrite after_next, IH2.
  unfold on_from; cbn [fst]; rewrite (proj2 (int_eqb_neq w d) Ne), F; reflexivity.
Qed.

Lemma channel_at_takes e c : channel_at e start = Some c -> takes_at (Numbers P) r u d (Z.of_nat e) (channel_of c).
Proof.
  unfold channel_at; destruct (after e start) as [[w h]|] eqn:A; [|discriminate]; unfold on_from; cbn [fst]; destruct (w =? d)%uint63 eqn:E; [discriminate|]; apply int_eqb_neq in E.
  destruct (f (w, h)) as [[[x h'] k]|] eqn:F; [|discriminate]; intros X; injection X as <-; destruct (after_sent e w h A) as [S Vw].
  exists w, (write h), x, (write h'), (to_Z k); split; [exact S|]; split; [|reflexivity]; apply (Right w h Vw E); exists h', k; auto.
Qed.

Lemma takes_channel_at e c : takes_at (Numbers P) r u d e c -> 0 <= e /\ exists c', channel_at (Z.to_nat e) start = Some c' /\ c = channel_of c'.
Proof.
  intros (w & H & x & H' & k & S & B & ->); destruct (sent_after e w H S) as (L & h & -> & A); split; [exact L|].
  pose proof (after_sent _ _ _ A) as [_ Vw]; pose proof B as (Ne & _); apply (Right w h Vw Ne) in B; destruct B as (h'' & k' & F & -> & ->).
  exists (w, x, k'); split; [|reflexivity]; unfold channel_at; rewrite A; unfold on_from; cbn [fst]; rewrite (proj2 (int_eqb_neq w d) Ne), F; reflexivity.
Qed.

(* Two channels, one after the other. *)
Lemma channel_at_next e c c' : channel_at e start = Some c -> channel_at (S e) start = Some c' -> takes (Numbers P) r u d (channel_of c) (channel_of c').
Proof.
  intros A B; unfold channel_at in A, B; rewrite after_next in B; destruct (after e start) as [[w h]|] eqn:X; [|discriminate].
  unfold on_from in A, B; cbn [fst] in A, B; destruct (w =? d)%uint63 eqn:E; [discriminate|]; apply int_eqb_neq in E.
  destruct (f (w, h)) as [[[x h'] k]|] eqn:F; [|discriminate]; injection A as <-; cbn [fst] in B; destruct (x =? d)%uint63 eqn:E'; [discriminate|]; apply int_eqb_neq in E'.
  destruct (f (x, h')) as [[[y h''] k']|] eqn:F'; [|discriminate]; injection B as <-; destruct (after_sent e w h X) as [S Vw].
  assert (B : hop (Numbers P) r d w (write h) x (write h') (to_Z k)) by (apply (Right w h Vw E); exists h', k; auto).
  pose proof B as (_ & Ad & _); assert (B' : hop (Numbers P) r d x (write h') y (write h'') (to_Z k')) by (apply (Right x h' (adj_right Ad) E'); exists h'', k'; auto).
  exists (Z.of_nat e), w, (write h), x, (write h'), (to_Z k), y, (write h''), (to_Z k'); auto.
Qed.

Lemma takes_next c c' : takes (Numbers P) r u d c c' -> exists e a b, channel_at e start = Some a /\ channel_at (S e) start = Some b /\ c = channel_of a /\ c' = channel_of b.
Proof.
  intros (e & w & H & x & H' & k & y & H'' & k' & S & B & B' & -> & ->).
  destruct (takes_channel_at e (w, x, k)) as (L & a & A & Ea); [exists w, H, x, H', k; auto|].
  destruct (takes_channel_at (e + 1) (x, y, k')) as (_ & b & Eb & Eb').
  { exists x, H', y, H'', k'; split; [eapply sent_on; [exact S | exact B] | auto]. }
  exists (Z.to_nat e), a, b; replace (Datatypes.S (Z.to_nat e)) with (Z.to_nat (e + 1)) by lia; auto.
Qed.

(* Channels next to each other in the list that is computed are taken so. *)
Lemma channels_take fuel i c : nth_error (channels fuel start) i = Some c -> takes_at (Numbers P) r u d (Z.of_nat i) (channel_of c).
Proof. intros E; apply channel_at_takes, (channels_at fuel), E. Qed.

Lemma channels_next fuel before a b rest : channels fuel start = before ++ a :: b :: rest -> takes (Numbers P) r u d (channel_of a) (channel_of b).
Proof.
  intros E; apply (channel_at_next (length before)); apply (channels_at fuel); rewrite E.
  - rewrite nth_error_app2, Nat.sub_diag by lia; reflexivity.
  - rewrite nth_error_app2 by lia; replace (S (length before) - length before)%nat with 1%nat by lia; reflexivity.
Qed.

Theorem climb_sound rank fuel : climb_first rank fuel start <> Badly ->
  forall c c', takes (Numbers P) r u d c c' -> (let '(w, x, k) := c in to_Z (rank w x (of_Z k))) < (let '(w, x, k) := c' in to_Z (rank w x (of_Z k))).
Proof.
  intros C c c' T; apply takes_next in T; destruct T as (e & a & b & A & B & -> & ->); pose proof (climb_first_rises _ _ _ C e a b A B) as L.
  destruct a as [[w x] k], b as [[y z] k']; simpl; rewrite !of_to_Z; exact L.
Qed.

Theorem climb_arrives rank fuel : climb_first rank fuel start = There -> exists e, arrives (Numbers P) r u d e.
Proof.
  intros C; destruct (climb_first_ends rank fuel start) as (e & [w h] & A & _ & E); [congruence|]; rewrite C in E; cbn [fst] in E.
  destruct (w =? d)%uint63 eqn:Q; [|discriminate]; apply int_eqb_eq in Q; subst w; exists (Z.of_nat e), (write h); apply (after_sent e d h A).
Qed.

Theorem climb_elsewhere rank fuel : climb_first rank fuel start = Elsewhere -> forall e, ~ arrives (Numbers P) r u d e.
Proof.
  intros C e (H & S); destruct (climb_first_ends rank fuel start) as (j & [w h] & A & B & E); [congruence|]; rewrite C in E; cbn [fst] in E.
  destruct (w =? d)%uint63 eqn:Q; [discriminate|]; apply int_eqb_neq in Q.
  destruct (sent_after e d H S) as (L & h' & _ & A'); destruct (Nat.lt_trichotomy j (Z.to_nat e)) as [K|[K|K]].
  - rewrite (after_stays _ _ _ A B _ K) in A'; discriminate.
  - rewrite K, A' in A; injection A as -> _; contradiction.
  - assert (B' : on_from (d, h') = None) by (unfold on_from; cbn [fst]; rewrite Uint63.eqb_refl; reflexivity).
    rewrite (after_stays _ _ _ A' B' _ K) in A; discriminate.
Qed.
End Way.
End Hops.
