(* Between which vertices a router sends each message: as far as the checker follows it. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import Graph CheckGraph Numbered NetworkName NetworkTable TrafficSays WaysSays Hops Waiting TrafficShown WordSays.
Import ListNotations.
Open Scope Z_scope.

(* The hops of a message in this state to d, if it arrives after so many at most. *)
Fixpoint way (d : int) (f : place_ -> option (int * list Z * int)) (fuel : nat) (s : place_) : option (list (int * int)) :=
  if (fst s =? d)%uint63 then Some [] else
  match fuel, f s with S fuel, Some (x, h, _) => option_map (cons (fst s, x)) (way d f fuel (x, h)) | _, _ => None end.

Definition same_hop (a b : int * int) : bool := (fst a =? fst b)%uint63 && (snd a =? snd b)%uint63.
Definition hops_once (l : list (int * int)) : list (int * int) := fold_right (fun a m => if existsb (same_hop a) m then m else a :: m) [] l.

Lemma way_some d f fuel : forall s l, way d f fuel s = Some l -> (List.length l <= fuel)%nat /\ (exists h, after d f (List.length l) s = Some (d, h)) /\
  forall w x, In (w, x) l <-> exists i k, channel_at d f i s = Some (w, x, k).
Proof.
  induction fuel as [|fuel IH]; intros s l E; cbn [way] in E; destruct (fst s =? d)%uint63 eqn:At.
  1, 3: injection E as <-; split; [simpl; lia|]; split; [exists (snd s); apply int_eqb_eq in At; rewrite <- At; destruct s; reflexivity|];
    intros w x; split; [intros [] | intros (i & k & C); exfalso; destruct i as [|i]; unfold channel_at in C; cbn [after] in C; unfold on_from in C; rewrite At in C; discriminate C].
  - destruct (f s); discriminate E.
  - destruct (f s) as [[[x h] k]|] eqn:F; [|discriminate E]; destruct (way d f fuel (x, h)) as [m|] eqn:M; [|discriminate E]; injection E as <-.
    destruct (IH _ _ M) as (L & (h' & A) & C); split; [simpl; lia|]; split; [exists h'; cbn [List.length after]; unfold on_from; rewrite At, F; exact A|].
    intros w y; split.
    + intros [E|I]; [injection E as <- <-; exists 0%nat, k; unfold channel_at; cbn [after]; unfold on_from; rewrite At, F; reflexivity|].
      apply C in I; destruct I as (i & k' & I); exists (S i), k'; unfold channel_at in *; cbn [after]; unfold on_from at 1; rewrite At, F; exact I.
    + intros ([|i] & k' & I); unfold channel_at in I; cbn [after] in I; unfold on_from in I at 1; rewrite At, F in I; [injection I as <- <- _; left; reflexivity | right; apply C; exists i, k'; exact I].
Qed.

Lemma way_none d f fuel : forall s, way d f fuel s = None -> forall e h, (e <= fuel)%nat -> after d f e s <> Some (d, h).
Proof.
  induction fuel as [|fuel IH]; intros s E e h L A; cbn [way] in E; destruct (fst s =? d)%uint63 eqn:At; try discriminate E; apply int_eqb_neq in At as Ne.
  - assert (e = 0)%nat by lia; subst e; injection A as ->; apply Ne; reflexivity.
  - destruct e as [|e]; [injection A as ->; apply Ne; reflexivity|]; cbn [after] in A; unfold on_from in A; rewrite At in A; destruct (f s) as [[[x h'] k]|]; [|discriminate A].
    destruct (way d f fuel (x, h')) as [m|] eqn:M; [discriminate E|]; apply (IH _ M e h ltac:(lia) A).
Qed.

Lemma hops_once_right l : NoDup (hops_once l) /\ forall a, In a (hops_once l) <-> In a l.
Proof.
  assert (S : forall a b, same_hop a b = true <-> a = b).
  { intros [a b] [c d]; unfold same_hop; simpl; rewrite andb_true_iff, !int_eqb_eq; split; [intros [-> ->]; reflexivity | intros E; injection E as -> ->; auto]. }
  induction l as [|a l [N I]]; simpl; [split; [constructor | tauto]|]; destruct (existsb (same_hop a) (hops_once l)) eqn:E.
  - apply existsb_exists in E; destruct E as (b & B & E); apply S in E; subst b; split; [exact N|]; intros b; rewrite I; split; [auto | intros [<-|J]; [apply I, B | exact J]].
  - split; [constructor; [|exact N]; intros J; rewrite <- not_true_iff_false in E; apply E, existsb_exists; exists a; split; [exact J | apply S; reflexivity] | intros b; simpl; rewrite I; tauto].
Qed.

(* How messages go on to each vertex. *)
Definition all_steps (F : follower) (l : list int) (t : array (int * option (place_ -> option (int * list Z * int)))) := fold_left (fun t d => t.[d <- (d, goes_on F d)]) l t.

Lemma all_steps_right F l : forall t, (forall v d g, t.[v] = (d, Some g) -> goes_on F d = Some g) -> forall v d g, (all_steps F l t).[v] = (d, Some g) -> goes_on F d = Some g.
Proof.
  induction l as [|x l IH]; intros t H; [exact H|]; apply IH; intros v d g E; destruct (x =? v)%uint63 eqn:X; [apply int_eqb_eq in X; subst x | apply int_eqb_neq in X; rewrite get_set_other in E by exact X; exact (H _ _ _ E)].
  destruct (v <? PArray.length t)%uint63 eqn:L; [rewrite get_set_same in E by exact L; injection E as <- E; exact E|].
  rewrite get_out_of_bounds in E by (rewrite length_set; exact L); rewrite default_set in E; apply (H v); rewrite get_out_of_bounds by exact L; exact E.
Qed.

Definition ways_of (n : network) (P : plain) (r : routing) : option (int -> int -> option (list (int * int))) :=
  match follower_of n P r with
  | Some F =>
    let fuel := Z.to_nat (4 * to_Z (total P) + 1) in
    let t := all_steps F (ints (total P)) (make (total P) (0%uint63, None)) in
    if forallb (fun v => match t.[v] with (d, Some _) => (d =? v)%uint63 | _ => false end) (ints (total P))
    then Some (fun u v => match snd t.[v] with Some f => option_map hops_once (way v f fuel (u, leaves_with F u v)) | None => None end) else None
  | None => None
  end.

Theorem ways_of_right n P r f : good_plain P -> ways_of n P r = Some f -> ways_right n P r f.
Proof.
  intros W; unfold ways_of; destruct (follower_of n P r) as [F|] eqn:E; [|discriminate]; apply (follower_of_right n P W) in E; cbv zeta; set (t := all_steps _ _ _).
  assert (T : forall v d g, t.[v] = (d, Some g) -> goes_on F d = Some g) by (apply all_steps_right; intros v d g X; rewrite get_make in X; discriminate X).
  destruct (forallb _ _) eqn:C; [|discriminate]; intros X; injection X as <-; rewrite forallb_forall in C; intros u v U V; pose proof V as V'; apply numbers_vertex in V'; specialize (C v (proj2 (in_ints _ _) V')).
  destruct t.[v] as [d [g|]] eqn:G; [|discriminate C]; apply int_eqb_eq in C; subst d; apply T in G; clear T t; simpl.
  destruct E as (write & First & Steps); specialize (First u v U V); specialize (Steps v g V G); set (fuel := Z.to_nat _).
  pose proof (fun e w h => after_sent P (router_of n P r) write v g u (leaves_with F u v) U V First Steps e w h) as S.
  pose proof (fun e w H => sent_after P (router_of n P r) write v g u (leaves_with F u v) U V First Steps e w H) as S'.
  destruct (way v g fuel _) as [m|] eqn:M; simpl.
  - destruct (way_some _ _ _ _ _ M) as (L & (h & A) & H); destruct (hops_once_right m) as [N O]; split; [|split; [exact N|]].
    + exists (Z.of_nat (List.length m)); split; [unfold fuel in L; pose proof (int_range (total P)); lia|]; exists (write h); apply (S _ _ _ A).
    + intros w x; rewrite O, H; split.
      * intros (i & k & B); apply (channel_at_takes P (router_of n P r) write v g u (leaves_with F u v) U V First Steps) in B; exists (Z.of_nat i), (to_Z k); exact B.
      * intros (e & k & B); apply (takes_channel_at P (router_of n P r) write v g u (leaves_with F u v) U V First Steps) in B; destruct B as (_ & [[w' x'] k'] & B & Q); injection Q as -> -> _; exists (Z.to_nat e), k'; exact B.
  - intros (e & L & H & B); apply S' in B; destruct B as (L' & h & _ & B); apply (way_none _ _ _ _ M (Z.to_nat e) h); [unfold fuel; lia | exact B].
Qed.

(* Those of a router in networks by their places. *)
Definition ways_on (l : list (bool * network * plain)) (r : routing) : option (int -> int -> int -> option (list (int * int))) :=
  option_map (fun m k => match nth_error m (Z.to_nat (to_Z k)) with Some f => f | None => fun _ _ => None end)
    (all_there (map (fun e => match e with (false, n, P) => ways_of n P r | _ => Some (fun _ _ => None) end) l)).

Lemma ways_on_right l r f : Forall (fun e => fst (fst e) = false -> good_plain (snd e)) l -> ways_on l r = Some f ->
  forall k m Q, nth_error l (Z.to_nat (to_Z k)) = Some (false, m, Q) -> ways_right m Q r (f k).
Proof.
  intros W; unfold ways_on; destruct (all_there _) as [ws|] eqn:A; [|discriminate]; intros E; injection E as <-; intros k; generalize (Z.to_nat (to_Z k)); clear k.
  revert ws A; induction W as [|[[d n] P] l G W IH]; intros ws A; simpl in A; intros [|k] m Q I; try discriminate I;
    (destruct (if d then _ else _) as [g|] eqn:O; [|discriminate A]); destruct (all_there _) as [ws'|] eqn:B; try discriminate A; injection A as <-.
  - injection I as -> <- <-; exact (ways_of_right n P r g (G eq_refl) O).
  - exact (IH ws' eq_refl k m Q I).
Qed.
