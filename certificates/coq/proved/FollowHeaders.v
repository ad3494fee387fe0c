(* Messages with headers, each followed by itself. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckText CheckSymmetry Numbered NetworkName RoutesFttA TrafficSays Follow Audit NextHops.
From Topocert Require CheckDistance.
Import ListNotations.
Open Scope Z_scope.

Section Headers.
Variable n : network.
Variable P : plain.
Variable C : carrying.
Variable a : array (list Z).
Notation N := (total P).
Hypothesis W : good_plain P.
Hypothesis A : places_array P n = Some a.

Notation r := (carrying_router n P C).
Notation V := (is_vertex (Numbers P)).

Definition state : Type := (int * list Z)%type.

(* The next state of a message to d. *)
Definition go_on (d : int) (s : state) : option state :=
  let (u, h) := s in
  if (u =? d)%uint63 then None else
  match moves C a.[u] a.[d] h with
  | Some (c, h') => match find (fun w => same_place a.[w] c) (row P u) with Some w => Some (w, h') | None => None end
  | None => None
  end.

Definition same_state (s t : state) : bool := (fst s =? fst t)%uint63 && same_place (snd s) (snd t).

Definition never : int := 4194302.
Definition open_ : int := 4194303.

(* The hops to d from a state that is met after e hops, those before it in a list: never, if none of them is at d and this one is
   among them or the last; open_, if there is no saying. *)
Fixpoint fate (fuel : nat) (d : int) (seen : list state) (s : state) (e : int) : int :=
  match fuel with
  | O => open_
  | S fuel =>
    if (fst s =? d)%uint63 then e
    else if existsb (same_state s) seen then never
    else match go_on d s with
      | None => never
      | Some t => if (e <? 4000000)%uint63 then fate fuel d (s :: seen) t (e + 1)%uint63 else open_
      end
  end.

Definition look_on (fuel : nat) (far : bool) (d : int) : option one :=
  let h := array_of N (fun u => fate fuel d [] (u, begins C a.[u] a.[d]) 0) in
  if every N (fun u => (h.[u] <=? never)%uint63) then
    if far then let t := CheckDistance.levels P d in if distances_right P d t then Some (One h h t) else None
    else Some (One h h h)
  else None.

Lemma same_state_true s t : same_state s t = true <-> s = t.
Proof.
  destruct s as [u h], t as [w k]; unfold same_state; simpl; rewrite andb_true_iff, int_eqb_eq, same_place_true; split; [intros [-> ->]; reflexivity | intros E; injection E as -> ->; auto].
Qed.

Lemma place_here u : V u -> nth (Z.to_nat (to_Z u)) (places n) [] = a.[u].
Proof. intros U; apply nth_error_nth, (places_array_right P W n a A u U). Qed.

Lemma go_on_hop d u h w h' k : V d -> V u -> hop (Numbers P) r d u h w h' k <-> go_on d (u, h) = Some (w, h') /\ k = 0.
Proof.
  intros D U; unfold hop, go_on; pose proof (places_array_right P W n a A) as At; pose proof (At u U) as Hu; pose proof (At d D) as Hd.
  split.
  - intros (Ne & Ad & -> & x & y & z & X & Y & Z & M); split; [|reflexivity].
    rewrite Hu in X; rewrite Hd in Y; injection X as <-; injection Y as <-; rewrite (proj2 (int_eqb_neq u d) Ne), M.
    pose proof (At w (adj_right Ad)) as Hw; rewrite Z in Hw; injection Hw as ->.
    apply (row_among P W u w U) in Ad; destruct (find (fun w0 => same_place a.[w0] a.[w]) (row P u)) as [x|] eqn:F.
    + apply find_some in F; destruct F as [F1 F2]; apply same_place_true in F2.
      assert (Exw : x = w); [|subst x; reflexivity].
      apply (row_among P W u x U), adj_right in F1; pose proof (At x F1) as Hx.
      assert (Q : Z.to_nat (to_Z x) = Z.to_nat (to_Z w)).
      { apply (proj1 (NoDup_nth_error (places n)) (places_once P W n a A)); [apply nth_error_Some; rewrite Hx; discriminate | rewrite Hx, Z, F2; reflexivity]. }
      pose proof (int_range x); pose proof (int_range w); apply to_Z_inj; lia.
    + apply (find_none _ _ F) in Ad; pose proof (proj2 (same_place_true a.[w] a.[w]) eq_refl); congruence.
  - destruct (u =? d)%uint63 eqn:E; [intros [X _]; discriminate|]; apply int_eqb_neq in E.
    destruct (moves C a.[u] a.[d] h) as [[c h'']|] eqn:M; [|intros [X _]; discriminate].
    destruct (find _ (row P u)) as [x|] eqn:F; [|intros [X _]; discriminate]; intros [X ->]; injection X as <- <-.
    apply find_some in F; destruct F as [F1 F2]; apply same_place_true in F2; apply (row_among P W u x U) in F1.
    split; [exact E|]; split; [exact F1|]; split; [reflexivity|]; exists a.[u], a.[d], c; split; [exact Hu|]; split; [exact Hd|].
    split; [rewrite <- F2; apply At, (adj_right F1) | exact M].
Qed.

Lemma go_on_vertex d s t : V d -> V (fst s) -> go_on d s = Some t -> V (fst t).
Proof.
  destruct s as [u h], t as [w h']; simpl fst; intros D U G; assert (X : hop (Numbers P) r d u h w h' 0) by (apply go_on_hop; auto).
  destruct X as (_ & Ad & _); apply (adj_right Ad).
Qed.

Section Message.
Variables u d : int.
Hypothesis U : V u.
Hypothesis D : V d.

Definition starts : state := (u, begins C a.[u] a.[d]).

Fixpoint after (k : nat) : option state := match k with O => Some starts | S k => match after k with Some s => go_on d s | None => None end end.

Lemma starts_first : starts = (u, first r u d).
Proof.
  change (first r u d) with (begins C (nth (Z.to_nat (to_Z u)) (places n) []) (nth (Z.to_nat (to_Z d)) (places n) [])).
  unfold starts; rewrite !place_here by assumption; reflexivity.
Qed.

Lemma starts_sent : sent (Numbers P) r u d 0 (fst starts) (snd starts).
Proof. rewrite starts_first; exact (sent_first (Numbers P) r u d U D). Qed.

Lemma sent_after e w h : sent (Numbers P) r u d e w h -> 0 <= e /\ after (Z.to_nat e) = Some (w, h) /\ V w.
Proof.
  induction 1 as [_ _|e w h x h' k S (IH1 & IH2 & IH3) B].
  - split; [lia|]; split; [|exact U]; change (Some starts = Some (u, first r u d)); rewrite starts_first; reflexivity.
  - clear S; split; [lia|]; apply go_on_hop in B; [|exact D | exact IH3]; destruct B as [B _].
    replace (Z.to_nat (e + 1)) with (S (Z.to_nat e)) by lia; cbn [after]; rewrite IH2; split; [exact B|].
    apply (go_on_vertex d (w, h) (x, h') D IH3 B).
Qed.

Lemma after_end k s : after k = Some s -> fst s = d -> forall j, (k < j)%nat -> after j = None.
Proof.
  intros E F; assert (G : go_on d s = None) by (destruct s as [w h]; simpl in F; subst w; unfold go_on; rewrite Uint63.eqb_refl; reflexivity).
  induction j as [|j IH]; intros L; [lia|]; cbn [after]; destruct (Nat.eq_dec k j) as [->|Ne]; [rewrite E; exact G | rewrite IH by lia; reflexivity].
Qed.

Lemma arrives_once e e' : arrives (Numbers P) r u d e -> arrives (Numbers P) r u d e' -> e = e'.
Proof.
  intros (h & S) (h' & S'); apply sent_after in S, S'; destruct S as (B & S & _), S' as (B' & S' & _).
  destruct (Z.lt_trichotomy e e') as [L|[L|L]]; [|exact L|].
  - rewrite (after_end _ _ S eq_refl (Z.to_nat e')) in S' by lia; discriminate.
  - rewrite (after_end _ _ S' eq_refl (Z.to_nat e)) in S by lia; discriminate.
Qed.

(* A set of states that no message leaves. *)
Lemma closed_never (Q : state -> Prop) : Q starts -> (forall s, Q s -> fst s <> d) -> (forall s t, Q s -> go_on d s = Some t -> Q t) ->
  forall e, ~ arrives (Numbers P) r u d e.
Proof.
  intros Q0 Qd Qn e (h & S); apply sent_after in S; destruct S as (_ & S & _).
  assert (K : forall k s, after k = Some s -> Q s).
  { induction k as [|k IH]; intros s X; [injection X as <-; exact Q0|]; cbn [after] in X; destruct (after k) as [t|]; [|discriminate].
    apply (Qn t s (IH t eq_refl) X). }
  apply K, Qd in S; apply S; reflexivity.
Qed.

Lemma fate_sound fuel : forall (seen : list state) (s : state) (e : int), sent (Numbers P) r u d (to_Z e) (fst s) (snd s) ->
  (In starts seen \/ starts = s) -> (forall t, In t seen -> fst t <> d /\ forall t', go_on d t = Some t' -> In t' seen \/ t' = s) ->
  let h := fate fuel d seen s e in
  h = open_ \/ h = never /\ (forall x, ~ arrives (Numbers P) r u d x) \/ to_Z h <= 4000000 /\ arrives (Numbers P) r u d (to_Z h) \/ (to_Z e > 4000000).
Proof.
  induction fuel as [|fuel IH]; intros seen s e S I H; [left; reflexivity|]; cbn [fate]; cbv zeta.
  destruct (fst s =? d)%uint63 eqn:E.
  { apply int_eqb_eq in E; right; right; destruct (Z_le_gt_dec (to_Z e) 4000000) as [L|L]; [left | right; exact L]; split; [exact L|].
    exists (snd s); rewrite E in S; exact S. }
  apply int_eqb_neq in E; destruct (existsb (same_state s) seen) eqn:X.
  - apply existsb_exists in X; destruct X as (t & T & X); apply same_state_true in X; subst t; right; left; split; [reflexivity|].
    apply (closed_never (fun t => In t seen)); [destruct I as [I| ->]; assumption | intros t J; apply H, J|].
    intros t t' J G; destruct (proj2 (H t J) t' G) as [K| ->]; assumption.
  - destruct (go_on d s) as [t|] eqn:G.
    + destruct (e <? 4000000)%uint63 eqn:L; [|left; reflexivity]; apply Uint63.ltb_spec in L; change (to_Z 4000000) with 4000000 in L.
      assert (B : to_Z (e + 1) = to_Z e + 1).
      { pose proof (int_range e); assert (10000000 < wB) by reflexivity; rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia. }
      destruct (IH (s :: seen) t (e + 1)%uint63) as [K|[K|[K|K]]]; [| | |left; exact K|right; left; exact K|right; right; left; exact K|lia].
      * rewrite B; destruct s as [w h], t as [w' h']; simpl fst in *; simpl snd in *; pose proof (sent_after _ _ _ S) as (_ & _ & Vw).
        eapply sent_on; [exact S | apply go_on_hop; [exact D | exact Vw | split; [exact G | reflexivity]]].
      * left; destruct I as [I|I]; [right; exact I | left; symmetry; exact I].
      * intros x [<-|J]; [split; [exact E|]; intros t' G'; rewrite G in G'; injection G' as <-; right; reflexivity|].
        destruct (H x J) as [H1 H2]; split; [exact H1|]; intros t' G'; left; destruct (H2 t' G') as [K|K]; [right; exact K | left; symmetry; exact K].
    + right; left; split; [reflexivity|]; apply (closed_never (fun t => In t seen \/ t = s)).
      * exact I.
      * intros t [J| ->]; [apply H, J | exact E].
      * intros t t' [J| ->] G'; [apply (proj2 (H t J) t' G') | congruence].
Qed.
End Message.

Lemma look_on_parts fuel far d o : V d -> look_on fuel far d = Some o ->
  (forall u, V u -> (hops_of o).[u] = never /\ (forall x, ~ arrives (Numbers P) r u d x) \/ to_Z (hops_of o).[u] <= 4000000 /\ arrives (Numbers P) r u d (to_Z (hops_of o).[u])) /\
  (far = true -> distances_right P d (distance_of o) = true).
Proof.
  unfold look_on; intros D; cbv zeta; set (h := array_of N _); destruct (every N _) eqn:E; [|discriminate].
  assert (Hh : forall u, V u -> h.[u] = never /\ (forall x, ~ arrives (Numbers P) r u d x) \/ to_Z h.[u] <= 4000000 /\ arrives (Numbers P) r u d (to_Z h.[u])).
  { intros u U; pose proof U as U'; apply numbers_vertex in U'; pose proof U' as L; apply (every_sound _ _ E), Uint63.leb_spec in L; change (to_Z never) with 4194302 in L.
    unfold h in *; rewrite array_of_get in * by (try apply (total_some W); exact U').
    destruct (fate_sound u d U D fuel [] (starts u d) 0) as [K|[K|[K|K]]].
    - apply (starts_sent u d U D).
    - right; reflexivity.
    - intros ? [].
    - exfalso; unfold starts in K; rewrite K in L; change (to_Z open_) with 4194303 in L; lia.
    - left; exact K.
    - right; exact K.
    - change (to_Z 0) with 0 in K; lia. }
  destruct far.
  - destruct (distances_right P d (CheckDistance.levels P d)) eqn:T; [|discriminate]; intros X; injection X as <-; cbn; auto.
  - intros X; injection X as <-; cbn; split; [exact Hh | discriminate].
Qed.

Lemma look_on_hops fuel far d o : V d -> look_on fuel far d = Some o ->
  forall u e, V u -> arrives (Numbers P) r u d e <-> (hops_of o).[u] <> never /\ e = to_Z (hops_of o).[u].
Proof.
  intros D O u e U; destruct (proj1 (look_on_parts fuel far d o D O) u U) as [[X Y]|[X Y]].
  - split; [intros Z; exfalso; apply (Y e Z) | intros [Z _]; contradiction].
  - split; [|intros [_ ->]; exact Y]; intros Z; split; [intros E; rewrite E in X; change (to_Z never) with 4194302 in X; lia | apply (arrives_once u d U D e _ Z Y)].
Qed.

Lemma look_on_small fuel far d o : V d -> look_on fuel far d = Some o -> forall u, V u -> to_Z (hops_of o).[u] <= 4194303.
Proof.
  intros D O u U; destruct (proj1 (look_on_parts fuel far d o D O) u U) as [[-> _]|[X _]]; [vm_compute; discriminate | lia].
Qed.

Lemma look_on_distances fuel d o : V d -> look_on fuel true d = Some o ->
  forall u, V u -> ((distance_of o).[u] <? N)%uint63 = true -> dist (Numbers P) u d (to_Z (distance_of o).[u]).
Proof.
  intros D O; destruct (look_on_parts fuel true d o D O) as [_ R]; apply (distances_right_sound P (fun _ _ _ _ => False) W d _ D (R eq_refl)).
Qed.

End Headers.
