(* Algorithm B does not load all links alike: a link (1,0,0) carries more of the routes of all
   pairs than a link (-1,0,0).
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991, Section VI. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Supertoroidal SupertoroidalCycles SupertoroidalB.
Import ListNotations.
Open Scope Z_scope.

(* The router as one that chooses a class of channel too, which is always 0. *)
Definition gamma_b_hop (c k l : Z) (w v : Z * Z * Z) : Z * Z * Z * Z := (gamma_b c k l w v, 0).

(* The route from the first of two vertices to the second takes the link from p to q. *)
Definition b_carries (c k l : Z) (p q : Z * Z * Z) (e : (Z * Z * Z) * (Z * Z * Z)) : Prop :=
  takes (Gamma c k l) (gamma_b_hop c k l) (fst e) (snd e) p /\ p <> snd e /\ gamma_b c k l p (snd e) = q.

Lemma takes_first c k l u v w : takes (Gamma c k l) (gamma_b_hop c k l) u v w -> w = u \/ u <> v /\ (is_vertex (Gamma c k l) (gamma_b c k l u v) -> takes (Gamma c k l) (gamma_b_hop c k l) (gamma_b c k l u v) v w).
Proof.
  induction 1 as [u v U V|u v w T IH N]; [left; reflexivity|right]. cbn [gamma_b_hop fst].
  destruct IH as [->|[D IH]].
  - split; [exact N|]. intros W. apply takes_start; [exact W|]. clear - T. induction T; auto.
  - split; [exact D|]. intros W. apply (takes_on (Gamma c k l) (gamma_b_hop c k l) _ v w (IH W) N).
Qed.

Lemma takes_end c k l u v w : takes (Gamma c k l) (gamma_b_hop c k l) u v w -> is_vertex (Gamma c k l) u /\ is_vertex (Gamma c k l) v.
Proof. induction 1; auto. Qed.

Lemma takes_more c k l u v w x : takes (Gamma c k l) (gamma_b_hop c k l) u v w -> takes (Gamma c k l) (gamma_b_hop c k l) w v x ->
  takes (Gamma c k l) (gamma_b_hop c k l) u v x.
Proof. intros A B. induction B as [w v W V|w v y B IH N]; [exact A|]. apply takes_on; auto. Qed.

Section Loads.
Variables e k l : Z.
Hypothesis He : 2 <= e.
Hypothesis Hk : 1 <= k.
Hypothesis Hl : 1 <= l.
Notation c := (2 * e).
Notation N := (2 * e * (2 * e) * l).
Notation G := (Gamma (2 * e) k l).
Notation address := (gamma_address (2 * e) k l).
Notation times := (gamma_times (2 * e) k l).
Notation next := (gamma_b (2 * e) k l).
Notation inside := (gamma_in (2 * e) k l).
Notation taken := (takes (Gamma (2 * e) k l) (gamma_b_hop (2 * e) k l)).

(* The sign of r for j: the step off the x-axis, which does not depend on x. *)
Definition turns (j : Z) : Z * Z :=
  let i := centred N (j mod N) in
  if 0 <? gamma_r c l i then (0, j - 1) else if gamma_r c l i <? 0 then (0, j + 1) else (1, j + c * l * j).

(* How far x goes before the message is on the axis. *)
Fixpoint drift (fuel : nat) (j : Z) : Z :=
  match fuel with
  | O => 0
  | S fuel => if j mod N =? 0 then 0 else fst (turns j) + drift fuel (snd (turns j))
  end.

Variable D : Z * Z * Z.
Hypothesis HD : inside D.
Notation at_ := (place e k l D).

Lemma big : 0 < N /\ 4 <= c * k /\ 4 <= c * l /\ 2 <= e * k.
Proof. nia. Qed.

Lemma at_inside x j : is_vertex G (at_ x j).
Proof. apply gamma_vertex, place_inside; auto. Qed.

Lemma at_eq x j x' j' : at_ x j = at_ x' j' -> exists a b, x = x' + c * k * a /\ j = j' + N * b.
Proof.
  unfold place. intros E. apply cancel_left in E; try lia; try (apply address_inside; lia).
  apply address_eq_same in E; try lia. destruct E as (a & b & d & E1 & E2 & E3). exists a, d. split; [exact E1|].
  assert (b = c * d) by lia. subst b. rewrite E2. ring.
Qed.

Lemma next_at x j s x' j' : gamma_b_link c k l (address (x, j, 0)) = s ->
  triple_times (x, j, 0) s = (x', j', 0) \/ triple_times (x, j, 0) s = (x', j, j) /\ j' = j + c * l * j ->
  next (at_ x j) D = at_ x' j'.
Proof.
  intros L M. unfold gamma_b. rewrite place_relative by auto. rewrite L. unfold place at 1. rewrite times_assoc by lia. unfold place. f_equal.
  rewrite times_address_left by lia. apply address_eq; try lia. destruct M as [-> |[-> ->]].
  - apply same_refl.
  - exists 0, (- j), 0. repeat split; ring.
Qed.

Lemma at_home x j : at_ x j = D -> exists a b, x = 0 + c * k * a /\ j = 0 + N * b.
Proof. intros H. apply at_eq. rewrite H. symmetry. apply place_home; auto. Qed.

(* The representative of j, and what B sees. *)
Lemma near_zero j : let i := centred N (j mod N) in - N <= 2 * i < N /\ exists b, j = i + N * b.
Proof.
  pose proof big as (B & _). cbv zeta. unfold centred. pose proof (Z.mod_pos_bound j N B) as M. pose proof (Z.div_mod j N ltac:(lia)) as E.
  destruct (Z.ltb_spec (2 * (j mod N)) N); split; try lia; [exists (j / N)|exists (j / N + 1)]; lia.
Qed.

Lemma off_axis x j : j mod N <> 0 -> at_ x j <> D /\ next (at_ x j) D = at_ (x + fst (turns j)) (snd (turns j)).
Proof.
  pose proof big as (B & _). intros J. destruct (near_zero j) as (I & b & E). set (i := centred N (j mod N)) in *. split.
  - intros H. apply at_home in H. destruct H as (a & d & _ & H). apply J. rewrite H, Z.add_0_l, Z.mul_comm. apply Z.mod_mul. lia.
  - assert (L : gamma_b_link c k l (address (x, j, 0)) = if 0 <? gamma_r c l i then (0, -1, 0) else if gamma_r c l i <? 0 then (0, 1, 0) else (1, 0, 0)).
    { replace (address (x, j, 0)) with (address (x, i, 0)) by (apply address_eq; try lia; exists 0, (- (c * b)), (- b); rewrite E; repeat split; ring).
      rewrite (link_at e k l He Hk Hl x i) by lia. destruct (Z.ltb_spec 0 (gamma_r c l i)); [reflexivity|].
      destruct (Z.ltb_spec (gamma_r c l i) 0); [reflexivity|]. destruct (Z.eqb_spec (gamma_q c l i) 0) as [Q|Q]; [exfalso|reflexivity].
      assert (R : gamma_r c l i = 0) by lia. unfold gamma_r in R. rewrite Q in R. apply J. rewrite E. replace i with 0 by lia.
      rewrite Z.add_0_l, Z.mul_comm. apply Z.mod_mul. lia. }
    unfold turns. fold i. destruct (0 <? gamma_r c l i); [|destruct (gamma_r c l i <? 0)]; cbn [fst snd].
    + apply (next_at x j _ _ _ L). left. unfold triple_times. apply triple_eq; ring.
    + apply (next_at x j _ _ _ L). left. unfold triple_times. apply triple_eq; ring.
    + apply (next_at x j _ _ _ L). right. split; [|reflexivity]. unfold triple_times. apply triple_eq; ring.
Qed.

Lemma one_step u v : u <> v -> is_vertex G u -> is_vertex G v -> taken u v (next u v).
Proof. intros Q U V. apply (takes_on G (gamma_b_hop c k l) u v u); [apply takes_start; auto|exact Q]. Qed.

Lemma on_axis x j : j mod N = 0 -> at_ x j = at_ x 0.
Proof.
  pose proof big as (B & _). intros J. apply (place_mod e k l He Hk Hl D x j x 0 0 (j / N)); [lia|].
  pose proof (Z.div_mod j N ltac:(lia)). lia.
Qed.

Lemma to_axis fuel : forall n x j, route G next (at_ x j) D n -> n <= Z.of_nat fuel -> forall x',
  taken (at_ x' j) D (at_ (x' + drift fuel j) 0) /\
  (forall a, taken (at_ x' j) D (at_ a 0) -> taken (at_ (x' + drift fuel j) 0) D (at_ a 0)).
Proof.
  assert (VD : is_vertex G D) by (apply gamma_vertex; exact HD).
  assert (Flat : forall x' j, j mod N = 0 -> taken (at_ x' j) D (at_ (x' + 0) 0) /\ (forall a, taken (at_ x' j) D (at_ a 0) -> taken (at_ (x' + 0) 0) D (at_ a 0))).
  { intros x' j J. rewrite Z.add_0_r, (on_axis x' j J). split; [apply takes_start; [apply at_inside|exact VD]|auto]. }
  induction fuel as [|fuel IH]; intros n x j R L x'.
  - cbn [drift]. apply Flat. inversion R as [v V E1 E2|u v d Q A R' E1 E2]; subst.
    + destruct (Z.eq_dec (j mod N) 0) as [J|J]; [exact J|]. destruct (off_axis x j J) as [Q _]. congruence.
    + exfalso. assert (0 <= d) by (apply route_walk in R'; eapply walk_nonneg; eauto). lia.
  - cbn [drift]. destruct (Z.eqb_spec (j mod N) 0) as [J|J]; [apply Flat, J|].
    destruct (off_axis x j J) as [Q E]. destruct (off_axis x' j J) as [Q' E'].
    inversion R as [v V E1 E2|u v d _ A R' E1 E2]; subst; [congruence|]. rewrite E in R'.
    destruct (IH d _ _ R' ltac:(lia) (x' + fst (turns j))) as [T U].
    rewrite Z.add_assoc. split.
    + apply takes_more with (at_ (x' + fst (turns j)) (snd (turns j))); [|exact T]. rewrite <- E'. apply one_step; auto using at_inside.
    + intros a W. apply U. apply takes_first in W. destruct W as [W|[_ W]].
      * exfalso. apply at_eq in W. destruct W as (p & q & _ & W). apply J. replace j with ((- q) * N) by lia. apply Z.mod_mul. pose proof big; lia.
      * rewrite E' in W. apply W, at_inside.
Qed.

(* Along the axis. *)
Lemma axis_step x : (0 < x < e * k -> at_ x 0 <> D /\ next (at_ x 0) D = at_ (x - 1) 0) /\
  (- (e * k) <= x < 0 -> at_ x 0 <> D /\ next (at_ x 0) D = at_ (x + 1) 0).
Proof.
  pose proof big as (B & B1 & B2 & B3).
  assert (Nd : - (e * k) <= x < e * k -> x <> 0 -> at_ x 0 <> D).
  { intros X Z0 H. apply at_home in H. destruct H as (a & d & H & _).
    assert (a <= -1 \/ a = 0 \/ 1 <= a) by lia. nia. }
  pose proof (link_at e k l He Hk Hl x 0 ltac:(lia)) as L.
  pose proof (q_of e l He Hl 0 0) as Q0. pose proof (r_of e l He Hl 0 0) as R0. pose proof (h_two e l He Hl).
  rewrite Z.mul_0_l in Q0, R0. change (0 + 0) with 0 in Q0, R0. rewrite Q0, R0 in L by lia. change (0 <? 0) with false in L. cbn [negb Z.eqb] in L.
  split; intros X; (split; [apply Nd; lia|]); rewrite (centred_mod (c * k) x) in L by lia.
  - destruct (Z.ltb_spec 0 x); [|lia]. apply (next_at x 0 _ _ _ L). left. unfold triple_times. apply triple_eq; ring.
  - destruct (Z.ltb_spec 0 x); [lia|]. destruct (Z.ltb_spec x 0); [|lia]. apply (next_at x 0 _ _ _ L). left. unfold triple_times. apply triple_eq; ring.
Qed.

Lemma axis_taken m : forall a, 0 < a -> a + Z.of_nat m <= e * k -> taken (at_ (- (a + Z.of_nat m)) 0) D (at_ (- a) 0).
Proof.
  assert (VD : is_vertex G D) by (apply gamma_vertex; exact HD).
  induction m as [|m IH]; intros a A L.
  - replace (- (a + Z.of_nat 0)) with (- a) by lia. apply takes_start; [apply at_inside|exact VD].
  - specialize (IH (a + 1) ltac:(lia) ltac:(lia)). replace (a + Z.of_nat (S m)) with (a + 1 + Z.of_nat m) by lia.
    destruct (axis_step (- (a + 1))) as [_ S]. destruct (S ltac:(lia)) as [Q E].
    replace (- a) with (- (a + 1) + 1) by lia. rewrite <- E. apply (takes_on G (gamma_b_hop c k l)); [exact IH|exact Q].
Qed.

Lemma axis_only X w : - (e * k) <= X < e * k -> taken (at_ X 0) D w -> exists b, w = at_ b 0 /\ (0 <= b <= X \/ X <= b <= 0).
Proof.
  intros R T. remember (at_ X 0) as u eqn:Eu. remember D as v eqn:Ev in T. induction T as [u v U V|u v w T IH Q].
  - exists X. split; [exact Eu|lia].
  - destruct (IH Eu Ev) as (b & -> & B). subst v. cbn [gamma_b_hop fst]. destruct (axis_step b) as [S1 S2].
    assert (C : b = 0 \/ 0 < b \/ b < 0) by lia. destruct C as [->|[C|C]].
    + exfalso. apply Q. apply place_home; auto.
    + exists (b - 1). split; [apply S1; lia|lia].
    + exists (b + 1). split; [apply S2; lia|lia].
Qed.

Definition enough : nat := Z.to_nat (e * k + e * l + e + 2).

Lemma all_to_axis x j : taken (at_ x j) D (at_ (x + drift enough j) 0) /\
  (forall a, taken (at_ x j) D (at_ a 0) -> taken (at_ (x + drift enough j) 0) D (at_ a 0)).
Proof.
  destruct (home_all e k l He Hk Hl D HD x j) as (n & B & R). apply (to_axis enough n x j R). unfold enough. destruct (l =? 1); nia.
Qed.

(* What leads to the left at the vertex at a. *)
Lemma left_only x j a : 0 < a < e * k -> taken (at_ x j) D (at_ a 0) ->
  exists X u, x + drift enough j = X + c * k * u /\ a <= X < e * k.
Proof.
  pose proof big as (B & B1 & B2 & B3). intros A T. destruct (all_to_axis x j) as [_ U]. apply U in T.
  assert (P : exists X u, x + drift enough j = X + c * k * u /\ - (e * k) <= X < e * k).
  { pose proof (Z.div_mod (x + drift enough j) (c * k) ltac:(lia)). pose proof (Z.mod_pos_bound (x + drift enough j) (c * k) ltac:(lia)).
    destruct (Z.lt_ge_cases ((x + drift enough j) mod (c * k)) (e * k));
      [exists ((x + drift enough j) mod (c * k)), ((x + drift enough j) / (c * k))|exists ((x + drift enough j) mod (c * k) - c * k), ((x + drift enough j) / (c * k) + 1)]; lia. }
  destruct P as (X & u & E & R). exists X, u. split; [exact E|].
  rewrite (place_mod e k l He Hk Hl D (x + drift enough j) 0 X 0 u 0) in T by lia.
  destruct (axis_only X _ R T) as (b & F & C). apply at_eq in F. destruct F as (p & q & F & _).
  assert (p = 0) by (assert (p <= -1 \/ p = 0 \/ 1 <= p) by lia; nia). subst p. lia.
Qed.
End Loads.

(* ---------- The links at (0,0,0) ---------- *)

Section Zero.
Variables e k l : Z.
Hypothesis He : 2 <= e.
Hypothesis Hk : 1 <= k.
Hypothesis Hl : 1 <= l.
Notation c := (2 * e).
Notation N := (2 * e * (2 * e) * l).
Notation G := (Gamma (2 * e) k l).
Notation inside := (gamma_in (2 * e) k l).

Lemma axis_inside x : 0 <= x < c * k -> inside (x, 0, 0).
Proof. simpl. nia. Qed.

Lemma zero_at d a x : 0 <= d < c * k -> (d + a = x) -> place e k l (d, 0, 0) a 0 = gamma_address c k l (x, 0, 0).
Proof. intros R <-. unfold place. rewrite times_address_spec by lia. f_equal. simpl. apply triple_eq; ring. Qed.

Lemma address_zero : gamma_address c k l (0, 0, 0) = (0, 0, 0).
Proof. apply address_of; try lia. apply axis_inside. nia. Qed.

(* A route to the left from (0,0,0). *)
Lemma left_at_zero s d : b_carries c k l (0, 0, 0) (gamma_times c k l (0, 0, 0) (-1, 0, 0)) (s, d) ->
  exists a, 0 < a < e * k /\ d = (c * k - a, 0, 0) /\ place e k l d a 0 = (0, 0, 0).
Proof.
  intros (T & _ & E). cbn [fst snd] in *. apply takes_end in T. destruct T as [_ V]. apply gamma_vertex in V.
  assert (B : 4 <= c * k /\ 4 <= c * l /\ 2 <= e * k /\ 0 < N) by nia. destruct B as (B1 & B2 & B3 & B4).
  assert (O : inside (0, 0, 0)) by (apply axis_inside; lia).
  destruct (every_place e k l He Hk Hl d (0, 0, 0) O) as (x & j & P & F).
  unfold gamma_b in E. destruct (gamma_relative c k l (0, 0, 0) d) as [[x' y] z] eqn:R. destruct (F x' y z eq_refl) as [-> ->]. clear F.
  assert (I : inside (x', y, z)) by (rewrite <- R; apply address_inside; lia). destruct I as (X & Y & Z).
  apply address_eq_same in E; try lia.
  assert (J : gamma_b_link c k l (x', y, z) = (-1, 0, 0) -> 0 < x' < e * k /\ y = 0 /\ z = 0).
  { unfold gamma_b_link. destruct (Z.ltb_spec 0 (gamma_r c l (gamma_j c l y z))); [discriminate|].
    destruct (Z.ltb_spec (gamma_r c l (gamma_j c l y z)) 0); [discriminate|].
    destruct (Z.eqb_spec (gamma_q c l (gamma_j c l y z)) 0) as [Q|Q]; [|discriminate]. cbn [negb].
    destruct (Z.ltb_spec 0 (centred (c * k) x')) as [C|C]; [|destruct (centred (c * k) x' <? 0); discriminate]. intros _.
    assert (J0 : gamma_j c l y z = 0) by (unfold gamma_r in *; rewrite Q in *; lia).
    unfold gamma_j, centred in J0. unfold centred in C.
    assert (0 <= c * l * z) by nia.
    assert (y + c * l * z < N) by nia.
    destruct (Z.ltb_spec (2 * (y + c * l * z)) N) in J0; [|lia]. destruct (Z.ltb_spec (2 * x') (c * k)) in C; [|lia].
    split; [lia|]. assert (y = 0) by lia. split; [lia|]. nia. }
  assert (K : gamma_b_link c k l (x', y, z) = (-1, 0, 0)).
  { unfold gamma_b_link in *. destruct (0 <? gamma_r c l (gamma_j c l y z)); [|destruct (gamma_r c l (gamma_j c l y z) <? 0);
      [|destruct (negb (gamma_q c l (gamma_j c l y z) =? 0)); [|destruct (0 <? centred (c * k) x'); [reflexivity|destruct (centred (c * k) x' <? 0)]]]];
      exfalso; destruct E as (a & b & g & E1 & E2 & E3); simpl in E1;
      (assert (a <= -1 \/ a = 0 \/ 1 <= a) by lia); nia. }
  destruct (J K) as (A & -> & ->). rewrite Z.mul_0_r in P. change (0 + 0) with 0 in P. exists x'. split; [exact A|]. split; [|exact P].
  destruct d as [[dx dy] dz]. destruct V as (V1 & V2 & V3). unfold place in P. rewrite times_address_spec in P by lia.
  rewrite <- address_zero in P. apply address_eq_same in P; try lia. destruct P as (a & b & g & P1 & P2 & P3). simpl in *.
  assert (b = 0) by (assert (b <= -1 \/ b = 0 \/ 1 <= b) by lia; nia). assert (dy = 0) by lia. subst dy b.
  assert (g = 0) by (assert (g <= -1 \/ g = 0 \/ 1 <= g) by lia; nia).
  assert (a = 1) by (assert (a <= 0 \/ a = 1 \/ 2 <= a) by lia; nia). apply triple_eq; lia.
Qed.

(* The mirror image of a route that leads to the left at (0,0,0): the message comes to the axis
   as far on the other side, and the destination lies on the other side. *)
Definition mirrored (f : (Z * Z * Z) * (Z * Z * Z)) : (Z * Z * Z) * (Z * Z * Z) :=
  let '(x, y, z) := gamma_relative c k l (fst f) (snd f) in
  let j := y + c * l * z in let d := (c * k - fst (fst (snd f)), 0, 0) in
  (place e k l d (- x - 2 * drift e l (enough e k l) j) j, d).

Lemma mirrored_form s a x j : inside s -> 0 < a < e * k -> place e k l (c * k - a, 0, 0) x j = s ->
  (forall x' y' z', gamma_relative c k l s (c * k - a, 0, 0) = (x', y', z') -> x = x' /\ j = y' + c * l * z') ->
  mirrored (s, (c * k - a, 0, 0)) = (place e k l (a, 0, 0) (- x - 2 * drift e l (enough e k l) j) j, (a, 0, 0)).
Proof.
  intros S A P F. unfold mirrored. cbn [fst snd]. destruct (gamma_relative c k l s (c * k - a, 0, 0)) as [[x' y] z].
  destruct (F x' y z eq_refl) as [-> ->]. replace (c * k - (c * k - a)) with a by lia. reflexivity.
Qed.

Lemma right_at_zero a s x j X u : 0 < a < e * k -> s = place e k l (a, 0, 0) (- x - 2 * drift e l (enough e k l) j) j ->
  x + drift e l (enough e k l) j = X + c * k * u -> a <= X <= e * k ->
  b_carries c k l (0, 0, 0) (gamma_times c k l (0, 0, 0) (1, 0, 0)) (s, (a, 0, 0)).
Proof.
  intros A -> E R. assert (I : inside (a, 0, 0)) by (apply axis_inside; lia).
  assert (Z0 : place e k l (a, 0, 0) (- a) 0 = (0, 0, 0)) by (rewrite (zero_at a (- a) 0) by lia; apply address_zero).
  destruct (axis_step e k l He Hk Hl (a, 0, 0) I (- a)) as [_ S]. destruct (S ltac:(lia)) as [Q F]. rewrite Z0 in Q, F.
  split; [|split; [exact Q|]]; cbn [fst snd].
  - destruct (all_to_axis e k l He Hk Hl (a, 0, 0) I (- x - 2 * drift e l (enough e k l) j) j) as [T _].
    apply (takes_more c k l _ _ _ _ T). rewrite <- Z0.
    rewrite (place_mod e k l He Hk Hl (a, 0, 0) (- x - 2 * drift e l (enough e k l) j + drift e l (enough e k l) j) 0 (- X) 0 (- u) 0) by lia.
    pose proof (axis_taken e k l He Hk Hl (a, 0, 0) I (Z.to_nat (X - a)) a ltac:(lia) ltac:(lia)) as U.
    replace (a + Z.of_nat (Z.to_nat (X - a))) with X in U by lia. exact U.
  - rewrite F. rewrite (zero_at a (- a + 1) 1) by lia. unfold gamma_times. reflexivity.
Qed.

Lemma loads_differ : ~ exists L, forall p q, adj G p q -> count (b_carries c k l p q) L.
Proof.
  intros (L & H). assert (B : 4 <= c * k /\ 4 <= c * l /\ 2 <= e * k /\ 0 < N) by nia. destruct B as (B1 & B2 & B3 & B4).
  assert (O : inside (0, 0, 0)) by (apply axis_inside; lia).
  assert (AL : adj G (0, 0, 0) (gamma_times c k l (0, 0, 0) (-1, 0, 0))) by (apply gamma_adj; try lia; split; [exact O|]; exists (-1, 0, 0); split; [simpl; auto|reflexivity]).
  assert (AR : adj G (0, 0, 0) (gamma_times c k l (0, 0, 0) (1, 0, 0))) by (apply gamma_adj; try lia; split; [exact O|]; exists (1, 0, 0); split; [simpl; auto|reflexivity]).
  destruct (H _ _ AL) as (ls & [NL IL] & LL). destruct (H _ _ AR) as (rs & [NR IR] & LR). clear H AL AR.
  (* What is known of a route to the left. *)
  assert (K : forall f, In f ls -> exists s a x j X u, f = (s, (c * k - a, 0, 0)) /\ inside s /\ 0 < a < e * k /\
    place e k l (c * k - a, 0, 0) x j = s /\ 0 <= x < c * k /\ 0 <= j < N /\
    x + drift e l (enough e k l) j = X + c * k * u /\ a <= X < e * k /\
    mirrored f = (place e k l (a, 0, 0) (- x - 2 * drift e l (enough e k l) j) j, (a, 0, 0))).
  { intros [s d] F. apply IL in F. destruct (left_at_zero s d F) as (a & A & -> & P). destruct F as (T & _ & _). cbn [fst snd] in T.
    pose proof (takes_end _ _ _ _ _ _ T) as [S V]. apply gamma_vertex in S, V.
    destruct (every_place e k l He Hk Hl (c * k - a, 0, 0) s S) as (x & j & Q & F). rewrite <- Q, <- P in T.
    destruct (left_only e k l He Hk Hl _ V x j a A T) as (X & u & E & R).
    exists s, a, x, j, X, u. split; [reflexivity|]. split; [exact S|]. split; [exact A|]. split; [exact Q|].
    destruct (gamma_relative c k l s (c * k - a, 0, 0)) as [[x' y] z] eqn:W. destruct (F x' y z eq_refl) as [-> ->].
    assert (I : inside (x', y, z)) by (rewrite <- W; apply address_inside; lia). destruct I as (X1 & Y1 & Z1).
    split; [exact X1|]. split; [nia|]. split; [exact E|]. split; [exact R|].
    apply mirrored_form; auto. intros x1 y1 z1 G1. rewrite W in G1. injection G1 as <- <- <-. auto. }
  (* One more to the right: from the other end of the axis. *)
  set (more := (place e k l (1, 0, 0) (- (e * k)) 0, (1, 0, 0)) : (Z * Z * Z) * (Z * Z * Z)).
  assert (D0 : drift e l (enough e k l) 0 = 0) by (destruct (enough e k l); reflexivity).
  assert (I1 : inside (1, 0, 0)) by (apply axis_inside; lia).
  assert (M : In more rs).
  { apply IR. apply (right_at_zero 1 _ (e * k) 0 (e * k) 0); try lia. unfold more. f_equal. lia. }
  assert (T : incl (more :: map mirrored ls) rs).
  { intros f [<-|F]; [exact M|]. apply in_map_iff in F. destruct F as (g & <- & F). destruct (K g F) as (s & a & x & j & X & u & _ & _ & A & _ & _ & _ & E & R & ->).
    apply IR. apply (right_at_zero a _ x j X u); auto; lia. }
  assert (Nd : NoDup (more :: map mirrored ls)).
  { constructor.
    - intros F. apply in_map_iff in F. destruct F as (g & F & Q). destruct (K g Q) as (s & a & x & j & X & u & _ & _ & A & _ & X1 & J1 & E & R & W).
      rewrite W in F. unfold more in F. pose proof (f_equal snd F) as Fa. apply (f_equal fst) in F. cbn [fst snd] in F, Fa. injection Fa as ->.
      apply at_eq in F; auto; try lia. destruct F as (p & q & F1 & F2).
      assert (q = 0) by (assert (q <= -1 \/ q = 0 \/ 1 <= q) by lia; nia). assert (Ej : j = 0) by lia. rewrite Ej, D0 in E, F1.
      assert (C : X + e * k = c * k * (- p - u + 1)) by lia. assert (- p - u + 1 <= 0 \/ 1 <= - p - u + 1) as [C1|C1] by lia; nia.
    - apply NoDup_map_inj; [|exact NL]. intros f g F Q W.
      destruct (K f F) as (s & a & x & j & X & u & -> & _ & A & P & X1 & J1 & _ & _ & W1).
      destruct (K g Q) as (s' & a' & x' & j' & X' & u' & -> & _ & A' & P' & X1' & J1' & _ & _ & W2).
      rewrite W1, W2 in W. pose proof (f_equal snd W) as Wa. apply (f_equal fst) in W. cbn [fst snd] in W, Wa. injection Wa as <-. apply at_eq in W; auto; try lia. destruct W as (p & q & E1 & E2).
      assert (q = 0) by (assert (q <= -1 \/ q = 0 \/ 1 <= q) by lia; nia). assert (Ej : j = j') by lia. rewrite Ej in E1, P.
      assert (p = 0) by (assert (p <= -1 \/ p = 0 \/ 1 <= p) by lia; nia). assert (Ex : x = x') by lia. rewrite <- P, <- P', Ex. reflexivity. }
  pose proof (NoDup_incl_length Nd T) as Len. cbn [length] in Len. rewrite map_length in Len. lia.
Qed.
End Zero.

(* Section VI: the frequency count of link traversal is not uniform. *)
Theorem supertoroidal_B_link_nonuniform : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  ~ exists L, forall p q, adj (Gamma c k l) p q -> count (b_carries c k l p q) L.
Proof.
  intros c k l C E K L. rewrite (even_half c E) in *. apply loads_differ; auto; lia.
Qed.
