(* Messages with headers, each followed to its end: under routers that let none go around. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry Numbered TrafficSays Follow Audit FollowHeaders Hops Waiting.
From Topocert Require CheckDistance.
Import ListNotations.
Open Scope Z_scope.

Section ToEnd.
Variable P : plain.
Notation N := (total P).
Hypothesis W : good_plain P.
Variable r : router (Numbers P).
Variable F : follower.
Hypothesis Right : follower_right P r F.
Notation V := (is_vertex (Numbers P)).

(* The hops to d of a message which is in this state after e hops: never, if it stops elsewhere; open_, if there is no saying. *)
Fixpoint to_end (d : int) (f : place_ -> option (int * list Z * int)) (fuel : nat) (s : place_) (e : int) : int :=
  match fuel with
  | O => open_
  | S fuel => match on_from d f s with
    | None => if (fst s =? d)%uint63 then e else never
    | Some (x, h, _) => if (e <? 4000000)%uint63 then to_end d f fuel (x, h) (e + 1)%uint63 else open_
    end
  end.

Definition look_to_end (fuel : nat) (far : bool) (d : int) : option one :=
  match goes_on F d with
  | None => None
  | Some f =>
    let h := array_of N (fun u => to_end d f fuel (u, leaves_with F u d) 0) in
    if every N (fun u => (h.[u] <=? never)%uint63) then
      if far then let t := CheckDistance.levels P d in if distances_right P d t then Some (One h h t) else None
      else Some (One h h h)
    else None
  end.

Section Message.
Variables u d : int.
Variable f : place_ -> option (int * list Z * int).
Hypothesis U : V u.
Hypothesis D : V d.
Hypothesis On : goes_on F d = Some f.
Notation start := (u, leaves_with F u d).

Lemma arrives_after e : arrives (Numbers P) r u d e -> 0 <= e /\ exists h, after d f (Z.to_nat e) start = Some (d, h).
Proof.
  destruct Right as (write & First & Steps); intros (h & S).
  destruct (sent_after P r write d f u (leaves_with F u d) U D (First u d U D) (Steps d f D On) e d h S) as (L & h' & _ & A); split; [exact L | exists h'; exact A].
Qed.

Lemma after_arrives e h : after d f e start = Some (d, h) -> arrives (Numbers P) r u d (Z.of_nat e).
Proof.
  destruct Right as (write & First & Steps); intros A; exists (write h).
  apply (after_sent P r write d f u (leaves_with F u d) U D (First u d U D) (Steps d f D On) e d h A).
Qed.

Lemma stays_at_end h : on_from d f (d, h) = None.
Proof. unfold on_from; cbn [fst]; rewrite Uint63.eqb_refl; reflexivity. Qed.

Lemma ends_once i s j t : after d f i start = Some s -> on_from d f s = None -> after d f j start = Some t -> on_from d f t = None -> i = j /\ s = t.
Proof.
  intros A B A' B'; destruct (Nat.lt_trichotomy i j) as [L|[L|L]].
  - rewrite (after_stays d f _ _ _ A B _ L) in A'; discriminate.
  - subst j; rewrite A in A'; injection A' as ->; auto.
  - rewrite (after_stays d f _ _ _ A' B' _ L) in A; discriminate.
Qed.

Lemma arrives_at_once e e' : arrives (Numbers P) r u d e -> arrives (Numbers P) r u d e' -> e = e'.
Proof.
  intros A B; apply arrives_after in A, B; destruct A as (L & h & A), B as (L' & h' & B).
  destruct (ends_once _ _ _ _ A (stays_at_end h) B (stays_at_end h')) as [E _]; lia.
Qed.

Lemma to_end_sound fuel : forall s e, after d f (Z.to_nat (to_Z e)) start = Some s -> to_Z e <= 4000000 ->
  let h := to_end d f fuel s e in
  h = open_ \/ h = never /\ (forall x, ~ arrives (Numbers P) r u d x) \/ to_Z h <= 4000000 /\ arrives (Numbers P) r u d (to_Z h).
Proof.
  induction fuel as [|fuel IH]; intros s e A L; [left; reflexivity|]; cbn [to_end]; cbv zeta; destruct (on_from d f s) as [[[x h] k]|] eqn:O.
  - destruct (e <? 4000000)%uint63 eqn:B; [|left; reflexivity]; apply Uint63.ltb_spec in B; change (to_Z 4000000) with 4000000 in B.
    pose proof (int_range e); assert (10000000 < wB) by reflexivity.
    assert (E : to_Z (e + 1) = to_Z e + 1) by (rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
    apply IH; [|lia]; rewrite E; replace (Z.to_nat (to_Z e + 1)) with (S (Z.to_nat (to_Z e))) by lia; rewrite after_next, A, O; reflexivity.
  - destruct (fst s =? d)%uint63 eqn:E.
    + apply int_eqb_eq in E; right; right; split; [exact L|]; destruct s as [w h]; simpl in E; subst w.
      pose proof (after_arrives _ h A) as X; rewrite Z2Nat.id in X by apply int_range; exact X.
    + apply int_eqb_neq in E; right; left; split; [reflexivity|]; intros x X; apply arrives_after in X; destruct X as (_ & h & X).
      destruct (ends_once _ _ _ _ A O X (stays_at_end h)) as [_ Q]; rewrite Q in E; apply E; reflexivity.
Qed.
End Message.

Lemma look_to_end_parts fuel far d o : V d -> look_to_end fuel far d = Some o ->
  (forall u, V u -> ((hops_of o).[u] = never /\ (forall x, ~ arrives (Numbers P) r u d x) \/ to_Z (hops_of o).[u] <= 4000000 /\ arrives (Numbers P) r u d (to_Z (hops_of o).[u])) /\
    forall e e', arrives (Numbers P) r u d e -> arrives (Numbers P) r u d e' -> e = e') /\
  (far = true -> distances_right P d (distance_of o) = true).
Proof.
  unfold look_to_end; intros D; destruct (goes_on F d) as [f|] eqn:On; [|discriminate]; cbv zeta; set (h := array_of N _); destruct (every N _) eqn:E; [|discriminate].
  assert (Hh : forall u, V u -> (h.[u] = never /\ (forall x, ~ arrives (Numbers P) r u d x) \/ to_Z h.[u] <= 4000000 /\ arrives (Numbers P) r u d (to_Z h.[u])) /\
    forall e e', arrives (Numbers P) r u d e -> arrives (Numbers P) r u d e' -> e = e').
  { intros u U; split; [|exact (arrives_at_once u d f U D On)]; pose proof U as U'; apply numbers_vertex in U'; pose proof U' as L.
    apply (every_sound _ _ E), Uint63.leb_spec in L; change (to_Z never) with 4194302 in L.
    assert (G : h.[u] = to_end d f fuel (u, leaves_with F u d) 0) by (unfold h; rewrite array_of_get; [reflexivity | apply (total_some W) | exact U']).
    rewrite G in *; destruct (to_end_sound u d f U D On fuel (u, leaves_with F u d) 0) as [K|K]; [reflexivity | change (to_Z 0) with 0; lia | | exact K].
    exfalso; rewrite K in L; change (to_Z open_) with 4194303 in L; lia. }
  destruct far.
  - destruct (distances_right P d (CheckDistance.levels P d)) eqn:T; [|discriminate]; intros X; injection X as <-; cbn; auto.
  - intros X; injection X as <-; cbn; split; [exact Hh | discriminate].
Qed.

Lemma look_to_end_hops fuel far d o : V d -> look_to_end fuel far d = Some o ->
  forall u e, V u -> arrives (Numbers P) r u d e <-> (hops_of o).[u] <> never /\ e = to_Z (hops_of o).[u].
Proof.
  intros D O u e U; destruct (proj1 (look_to_end_parts fuel far d o D O) u U) as [[[X Y]|[X Y]] Once].
  - split; [intros Z; exfalso; apply (Y e Z) | intros [Z _]; contradiction].
  - split; [|intros [_ ->]; exact Y]; intros Z; split; [intros E; rewrite E in X; change (to_Z never) with 4194302 in X; lia | apply (Once _ _ Z Y)].
Qed.

Lemma look_to_end_small fuel far d o : V d -> look_to_end fuel far d = Some o -> forall u, V u -> to_Z (hops_of o).[u] <= 4194303.
Proof.
  intros D O u U; destruct (proj1 (look_to_end_parts fuel far d o D O) u U) as [[[-> _]|[X _]] _]; [vm_compute; discriminate | lia].
Qed.

Lemma look_to_end_distances fuel d o : V d -> look_to_end fuel true d = Some o ->
  forall u, V u -> ((distance_of o).[u] <? N)%uint63 = true -> dist (Numbers P) u d (to_Z (distance_of o).[u]).
Proof.
  intros D O; destruct (look_to_end_parts fuel true d o D O) as [_ R]; apply (distances_right_sound P (fun _ _ _ _ => False) W d _ D (R eq_refl)).
Qed.

End ToEnd.
