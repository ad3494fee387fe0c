(* Algorithm B of the supertoroidal network: it delivers, within the printed
   bound, and where q is 0 on shortest paths.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991,
   Section IV (6), (7) and Theorem. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Supertoroidal SupertoroidalCycles.
Import ListNotations.
Open Scope Z_scope.

(* The relative address D^-1 S. *)
Definition gamma_relative (c k l : Z) (s d : Z * Z * Z) : Z * Z * Z := gamma_times c k l (gamma_inverse c k l d) s.

(* j = y + cl z with the representative in [-c^2 l/2, c^2 l/2), and x in
   [-ck/2, ck/2). *)
Definition centred (n a : Z) : Z := if 2 * a <? n then a else a - n.
Definition gamma_j (c l y z : Z) : Z := centred (c * c * l) (y + c * l * z).

(* (6): j = q(cl-1) + r. *)
Definition gamma_q (c l j : Z) : Z := (j + (c * l - 2) / 2) / (c * l - 1).
Definition gamma_r (c l j : Z) : Z := j - gamma_q c l j * (c * l - 1).

(* (7): the link that algorithm B takes, by D^-1 S = (x,y,z). *)
Definition gamma_b_link (c k l : Z) (g : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := g in
  let j := gamma_j c l y z in
  if 0 <? gamma_r c l j then (0, -1, 0)
  else if gamma_r c l j <? 0 then (0, 1, 0)
  else if negb (gamma_q c l j =? 0) then (1, 0, 0)
  else if 0 <? centred (c * k) x then (-1, 0, 0)
  else if centred (c * k) x <? 0 then (1, 0, 0)
  else (0, 0, 0).

(* The next vertex of a message at s with the destination d. *)
Definition gamma_b (c k l : Z) (s d : Z * Z * Z) : Z * Z * Z :=
  gamma_times c k l s (gamma_b_link c k l (gamma_relative c k l s d)).

(* Section IV: the choice depends on D^-1 S only: multiplying both by an address
   on the left changes no choice. *)
Theorem supertoroidal_routing_translation_invariant : forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l ->
  forall g s d : Z * Z * Z,
  gamma_b c k l (gamma_times c k l g s) (gamma_times c k l g d) = gamma_times c k l g (gamma_b c k l s d).
Proof.
  intros c k l Hc Hk Hl g s d. unfold gamma_b.
  assert (E : gamma_relative c k l (gamma_times c k l g s) (gamma_times c k l g d) = gamma_relative c k l s d).
  { unfold gamma_relative.
    change (gamma_inverse c k l (gamma_times c k l g d)) with (gamma_address c k l (triple_inverse (gamma_address c k l (triple_times g d)))).
    change (gamma_inverse c k l d) with (gamma_address c k l (triple_inverse d)).
    change (gamma_times c k l g s) with (gamma_address c k l (triple_times g s)).
    rewrite times_address, times_address_left by lia. apply address_eq; auto.
    apply same_trans with (triple_times (triple_inverse (triple_times g d)) (triple_times g s)).
    - apply same_times; [|apply same_refl]. apply same_inverse, address_same; auto.
    - replace (triple_times (triple_inverse (triple_times g d)) (triple_times g s)) with (triple_times (triple_inverse d) s).
      + apply same_refl.
      + destruct g as [[x y] z], s as [[x1 y1] z1], d as [[x2 y2] z2]. simpl. apply triple_eq; ring. }
  rewrite E. now apply times_assoc.
Qed.

Ltac tidy L :=
  try change (0 <? 0) with false in L; try change (0 =? 0) with true in L;
  try change (negb true) with false in L; try change (negb false) with true in L; cbv iota in L.

Section B.
Variables e k l : Z.
Hypothesis He : 2 <= e.
Hypothesis Hk : 1 <= k.
Hypothesis Hl : 1 <= l.
Let c := 2 * e.
Let h := e * l.
Let N := c * c * l.
Notation G := (Gamma c k l).
Notation address := (gamma_address c k l).
Notation times := (gamma_times c k l).
Notation next := (gamma_b c k l).

Variable D : Z * Z * Z.
Hypothesis HD : gamma_in c k l D.

Lemma Ec : c = 2 * e. Proof. reflexivity. Qed.
Lemma Ecl : c * l = 2 * h. Proof. unfold c, h. ring. Qed.
Lemma EN : N = 4 * (e * h). Proof. unfold N, c, h. ring. Qed.
Lemma Eck : c * k = 2 * (e * k). Proof. unfold c. ring. Qed.
Lemma h_two : 2 <= h. Proof. unfold h. pose proof (Z.mul_le_mono_nonneg_l 1 l e ltac:(lia) ltac:(lia)). lia. Qed.
Lemma h_e : e <= h. Proof. unfold h. pose proof (Z.mul_le_mono_nonneg_l 1 l e ltac:(lia) ltac:(lia)). lia. Qed.
Lemma ek_two : 2 <= e * k. Proof. pose proof (Z.mul_le_mono_nonneg_l 1 k e ltac:(lia) ltac:(lia)). lia. Qed.
Lemma eh_four : 2 * h <= e * h. Proof. pose proof h_two. apply Z.mul_le_mono_nonneg_r; lia. Qed.
Lemma c_two : 2 <= c. Proof. unfold c. lia. Qed.

(* The vertex whose relative address is (x, j). *)
Definition place (x j : Z) : Z * Z * Z := times D (address (x, j, 0)).

Lemma place_inside x j : gamma_in c k l (place x j).
Proof. apply address_inside; pose proof c_two; lia. Qed.

Lemma place_relative x j : gamma_relative c k l (place x j) D = address (x, j, 0).
Proof.
  pose proof c_two. unfold gamma_relative, place. rewrite <- times_assoc, inverse_times by lia.
  apply one_times; try lia. apply address_inside; lia.
Qed.

Lemma place_home : place 0 0 = D.
Proof.
  pose proof c_two. unfold place. rewrite address_of; try lia; [|apply zero_inside; lia]. apply times_one; auto; lia.
Qed.

(* Only the residues count. *)
Lemma place_mod x j x' j' a b : x = x' + c * k * a -> j = j' + N * b -> place x j = place x' j'.
Proof.
  pose proof c_two. intros -> ->. unfold place. f_equal. apply address_eq; try lia.
  exists a, (c * b), b. unfold N. repeat split; ring.
Qed.

Lemma centred_mod n a : 0 < n -> - n <= 2 * a < n -> centred n (a mod n) = a.
Proof.
  intros Hn A. unfold centred. destruct (Z.lt_ge_cases a 0).
  - rewrite mod_up by lia. destruct (Z.ltb_spec (2 * (a + n)) n); lia.
  - rewrite mod_same by lia. destruct (Z.ltb_spec (2 * a) n); lia.
Qed.

Lemma q_of q r : - (h - 1) <= r <= h - 1 -> gamma_q c l (q * (c * l - 1) + r) = q.
Proof.
  intros R. unfold gamma_q. pose proof h_two. rewrite Ecl.
  replace ((2 * h - 2) / 2) with (h - 1) by (apply Z.div_unique with 0; lia).
  symmetry. apply Z.div_unique with (r + (h - 1)); lia.
Qed.

Lemma r_of q r : - (h - 1) <= r <= h - 1 -> gamma_r c l (q * (c * l - 1) + r) = r.
Proof. intros R. unfold gamma_r. rewrite q_of by assumption. lia. Qed.

(* What B sees at a place. *)
Lemma link_at x j : - N <= 2 * j < N ->
  gamma_b_link c k l (address (x, j, 0)) =
    if 0 <? gamma_r c l j then (0, -1, 0)
    else if gamma_r c l j <? 0 then (0, 1, 0)
    else if negb (gamma_q c l j =? 0) then (1, 0, 0)
    else if 0 <? centred (c * k) (x mod (c * k)) then (-1, 0, 0)
    else if centred (c * k) (x mod (c * k)) <? 0 then (1, 0, 0)
    else (0, 0, 0).
Proof.
  intros J. pose proof c_two. pose proof (pair_address c k l x j 0 ltac:(lia) Hk Hl) as P.
  destruct (address (x, j, 0)) as [[x' y'] z'] eqn:E. unfold gamma_pair in P. inversion P as [[P1 P2]].
  unfold gamma_b_link, gamma_j. cbv beta iota zeta. rewrite ?P1, P2. replace (j + c * l * 0) with j by lia.
  pose proof EN. pose proof eh_four. pose proof h_two.
  fold N. rewrite (centred_mod N j) by lia. reflexivity.
Qed.

(* One hop. *)
Lemma hop x j s x' j' d :
  gamma_b_link c k l (address (x, j, 0)) = s -> In s gamma_steps ->
  triple_times (x, j, 0) s = (x', j', 0) \/ (exists t, triple_times (x, j, 0) s = (x', t, j) /\ j' = t + c * l * j)
    \/ (exists t, triple_times (x, j, 0) s = (x', t, - j) /\ j' = t - c * l * j) ->
  route G next (place x' j') D d -> route G next (place x j) D (d + 1).
Proof.
  intros L S M R. pose proof c_two.
  assert (E : next (place x j) D = place x' j').
  { unfold gamma_b. rewrite place_relative, L. unfold place at 1. rewrite times_assoc by lia. unfold place. f_equal.
    rewrite times_address_left by lia. apply address_eq; try lia. destruct M as [->|[(t & -> & ->)|(t & -> & ->)]].
    - apply same_refl.
    - exists 0, (- j), 0. repeat split; ring.
    - exists 0, j, 0. repeat split; ring. }
  apply route_hop.
  - intros K.
    assert (Z : address (x, j, 0) = (0, 0, 0)).
    { rewrite <- place_relative, K. unfold gamma_relative. apply inverse_times; lia. }
    rewrite Z in L. unfold gamma_b_link, gamma_j in L. rewrite Z.mul_0_r in L. change (0 + 0) with 0 in L.
    assert (C0 : forall n, 0 < n -> centred n 0 = 0) by (intros n Hn; unfold centred; destruct (Z.ltb_spec (2 * 0) n); lia).
    pose proof EN. pose proof eh_four. pose proof h_two. pose proof Eck. pose proof ek_two. fold N in L.
    rewrite !C0 in L by lia.
    pose proof (q_of 0 0 ltac:(lia)) as Q0. pose proof (r_of 0 0 ltac:(lia)) as R0.
    rewrite Z.mul_0_l in Q0, R0. change (0 + 0) with 0 in Q0, R0. rewrite Q0, R0 in L. simpl in L. subst s.
    simpl in S. intuition congruence.
  - rewrite E. unfold gamma_b in E. rewrite place_relative, L in E. rewrite <- E. apply gamma_adj; try lia.
    split; [apply place_inside|]. exists s. auto.
  - rewrite E. exact R.
Qed.

(* Phase 4: r = q = 0. *)
Lemma home_x x : - (e * k) <= x < e * k -> route G next (place x 0) D (Z.abs x).
Proof.
  intros X. pose proof Eck. pose proof ek_two. pose proof EN. pose proof eh_four. pose proof h_two.
  assert (K : forall (n : nat) x, - (e * k) <= x < e * k -> Z.abs x = Z.of_nat n -> route G next (place x 0) D (Z.abs x)).
  { induction n as [|n IH]; intros t T A.
    - assert (t = 0) by lia. subst t. rewrite place_home. apply route_home. now apply gamma_vertex.
    - pose proof (link_at t 0 ltac:(lia)) as L.
      pose proof (q_of 0 0 ltac:(lia)) as Q0. pose proof (r_of 0 0 ltac:(lia)) as R0.
      rewrite Z.mul_0_l in Q0, R0. change (0 + 0) with 0 in Q0, R0. rewrite Q0, R0 in L. tidy L.
      rewrite centred_mod in L by lia.
      destruct (Z.ltb_spec 0 t) as [P|P].
      + replace (Z.abs t) with (Z.abs (t - 1) + 1) by lia.
        apply hop with (s := (-1, 0, 0)) (x' := t - 1) (j' := 0); [exact L|simpl; auto| |apply IH; lia].
        left. simpl. apply triple_eq; lia.
      + destruct (Z.ltb_spec t 0) as [Q|Q]; [|lia].
        replace (Z.abs t) with (Z.abs (t + 1) + 1) by lia.
        apply hop with (s := (1, 0, 0)) (x' := t + 1) (j' := 0); [exact L|simpl; auto| |apply IH; lia].
        left. simpl. apply triple_eq; lia. }
  apply (K (Z.to_nat (Z.abs x))); auto. lia.
Qed.

Lemma home_any x : exists d, 0 <= d <= e * k /\ route G next (place x 0) D d.
Proof.
  pose proof Eck. pose proof ek_two. pose proof (Z.div_mod x (c * k) ltac:(lia)) as E.
  pose proof (Z.mod_pos_bound x (c * k) ltac:(lia)) as B. set (r := x mod (c * k)) in *. set (q := x / (c * k)) in *.
  destruct (Z.lt_ge_cases r (e * k)) as [L|L].
  - exists (Z.abs r). split; [lia|]. rewrite (place_mod x 0 r 0 q 0) by lia. apply home_x. lia.
  - exists (Z.abs (r - c * k)). split; [lia|]. rewrite (place_mod x 0 (r - c * k) 0 (q + 1) 0) by lia. apply home_x. lia.
Qed.

(* Down to r = 0, with q as it is. *)
Lemma lose_r x q r d : - (h - 1) <= r <= h - 1 -> - e <= q <= e ->
  - N <= 2 * (q * (c * l - 1) + r) < N ->
  route G next (place x (q * (c * l - 1))) D d -> route G next (place x (q * (c * l - 1) + r)) D (d + Z.abs r).
Proof.
  intros R Q J W. pose proof Ecl as E2. pose proof EN as E3. pose proof h_two as H2. pose proof eh_four as H4. pose proof h_e as H5.
  assert (J0 : - N <= 2 * (q * (c * l - 1)) < N) by nia.
  assert (K : forall (n : nat) r, - (h - 1) <= r <= h - 1 -> - N <= 2 * (q * (c * l - 1) + r) < N -> Z.abs r = Z.of_nat n ->
    route G next (place x (q * (c * l - 1) + r)) D (d + Z.abs r)).
  { induction n as [|n IH]; intros s S T A.
    - assert (s = 0) by lia. subst s. rewrite Z.add_0_r. replace (d + Z.abs 0) with d by lia. exact W.
    - pose proof (link_at x _ T) as L. rewrite r_of in L by assumption.
      destruct (Z.ltb_spec 0 s) as [P|P].
      + replace (d + Z.abs s) with (d + Z.abs (s - 1) + 1) by lia.
        apply hop with (s := (0, -1, 0)) (x' := x) (j' := q * (c * l - 1) + (s - 1)); [exact L|simpl; auto| |apply IH; lia].
        left. simpl. apply triple_eq; lia.
      + destruct (Z.ltb_spec s 0) as [P'|P']; [|lia].
        replace (d + Z.abs s) with (d + Z.abs (s + 1) + 1) by lia.
        apply hop with (s := (0, 1, 0)) (x' := x) (j' := q * (c * l - 1) + (s + 1)); [exact L|simpl; auto| |apply IH; lia].
        left. simpl. apply triple_eq; lia. }
  apply (K (Z.to_nat (Z.abs r))); auto. lia.
Qed.

(* Phase 3: q = 0. *)
Lemma home_r x r d : - (h - 1) <= r <= h - 1 -> route G next (place x 0) D d -> route G next (place x r) D (d + Z.abs r).
Proof.
  intros R W. pose proof EN. pose proof eh_four. pose proof h_two.
  pose proof (lose_r x 0 r d R ltac:(lia) ltac:(lia)) as K. rewrite Z.mul_0_l in K. rewrite Z.add_0_l in K. auto.
Qed.

(* Phase 2: r = 0 and q is not; one hop along x makes j = -q. *)
Lemma turn_q x q d : - e <= q <= e -> q <> 0 ->
  route G next (place (x + 1) (- q)) D d -> route G next (place x (q * (c * l - 1))) D (d + 1).
Proof.
  intros Q Q0 W. pose proof Ecl as E2. pose proof EN as E3. pose proof h_two as H2. pose proof eh_four as H4. pose proof h_e as H5.
  assert (J0 : - N <= 2 * (q * (c * l - 1)) < N) by nia.
  pose proof (link_at x _ J0) as L.
  pose proof (q_of q 0 ltac:(lia)) as Q1. pose proof (r_of q 0 ltac:(lia)) as R1. rewrite Z.add_0_r in Q1, R1.
  rewrite Q1, R1 in L. tidy L. destruct (Z.eqb_spec q 0); [congruence|]. tidy L.
  apply hop with (s := (1, 0, 0)) (x' := x + 1) (j' := q * (c * l - 1) + c * l * (q * (c * l - 1))); [exact L|simpl; auto| |].
  - right. left. exists (q * (c * l - 1)). split; [|ring]. simpl. apply triple_eq; ring.
  - rewrite (place_mod (x + 1) _ (x + 1) (- q) 0 (q * l)); auto; [ring|]. unfold N. ring.
Qed.

(* From r = 0. *)
Lemma home_q x q : - e <= q <= e -> exists d, 0 <= d <= e * k + e + (if l =? 1 then 2 else 1) /\ route G next (place x (q * (c * l - 1))) D d.
Proof.
  intros Q. pose proof h_two as H2. pose proof h_e as H5. pose proof Ecl as E2.
  destruct (Z.eq_dec q 0) as [->|Q0].
  - rewrite Z.mul_0_l. destruct (home_any x) as (d & B & W). exists d. split; auto. destruct (l =? 1); lia.
  - destruct (Z.le_gt_cases (Z.abs q) (h - 1)) as [S|S].
    + destruct (home_any (x + 1)) as (d & B & W). exists (d + Z.abs (- q) + 1).
      split; [destruct (l =? 1); lia|]. apply turn_q; auto. apply home_r; [lia|exact W].
    + assert (Hh : h = e) by lia.
      assert (L1 : l = 1) by (unfold h in Hh; nia).
      assert (F1 : (l =? 1) = true) by now apply Z.eqb_eq.
      destruct (home_any (x + 1 + 1)) as (d & B & W).
      assert (C : q = e \/ q = - e) by lia.
      pose proof EN as E3. pose proof eh_four as H4.
      assert (T1 : forall s, s = 1 \/ s = -1 -> route G next (place (x + 1) (s * (c * l - 1))) D (d + Z.abs (- s) + 1)).
      { intros s Hs. apply turn_q; [lia|lia|]. apply home_r; [lia|exact W]. }
      destruct C as [->| ->].
      * exists (d + Z.abs (- -1) + 1 + Z.abs (e - 1) + 1). split; [rewrite F1; lia|]. apply turn_q; [lia|lia|].
        replace (- e) with (-1 * (c * l - 1) + (e - 1)) by lia.
        apply lose_r; [lia|lia|nia|]. apply T1. auto.
      * exists (d + Z.abs (- 1) + 1 + Z.abs (1 - e) + 1). split; [rewrite F1; lia|]. apply turn_q; [lia|lia|].
        replace (- - e) with (1 * (c * l - 1) + (1 - e)) by lia.
        apply lose_r; [lia|lia|nia|]. apply T1. auto.
Qed.

(* (6): the representation of j. *)
Lemma represents t : - N <= 2 * t < N -> (l = 1 -> - N < 2 * t) ->
  exists q r, t = q * (c * l - 1) + r /\ - (h - 1) <= r <= h - 1 /\ - e <= q <= e.
Proof.
  intros T T1. pose proof h_two as H2. pose proof h_e as H5. pose proof Ecl as E2. pose proof EN as E3.
  rewrite E2, E3 in *.
  set (q := (t + (h - 1)) / (2 * h - 1)).
  pose proof (Z.div_mod (t + (h - 1)) (2 * h - 1) ltac:(lia)) as Dv.
  pose proof (Z.mod_pos_bound (t + (h - 1)) (2 * h - 1) ltac:(lia)) as Mv. fold q in Dv.
  set (m := (t + (h - 1)) mod (2 * h - 1)) in *.
  exists q, (m - (h - 1)). split; [lia|]. split; [lia|].
  assert (W : l = 1 \/ 2 * e <= h).
  { destruct (Z.eq_dec l 1) as [L|L]; [now left|right]. unfold h. rewrite (Z.mul_comm e l). apply Z.mul_le_mono_nonneg_r; lia. }
  clearbody q m h. clear E2 E3.
  assert (C : q <= - e - 1 \/ e + 1 <= q \/ - e <= q <= e) by lia. destruct C as [C|[C|C]]; auto; exfalso.
  - assert (q * (2 * h - 1) <= (- e - 1) * (2 * h - 1)) by (apply Z.mul_le_mono_nonneg_r; lia).
    destruct W as [W|W]; [specialize (T1 W)|clear T1]; lia.
  - assert ((e + 1) * (2 * h - 1) <= q * (2 * h - 1)) by (apply Z.mul_le_mono_nonneg_r; lia). lia.
Qed.

(* From anywhere. *)
Lemma home_all x j : exists d, 0 <= d <= e * k + h + e + (if l =? 1 then 2 else 0) /\ route G next (place x j) D d.
Proof.
  pose proof h_two as H2. pose proof h_e as H5. pose proof Ecl as E2. pose proof EN as E3. pose proof eh_four as H4.
  assert (R : forall j, - N <= 2 * j < N -> (l = 1 -> - N < 2 * j) ->
    exists d, 0 <= d <= e * k + h + e + (if l =? 1 then 1 else 0) /\ route G next (place x j) D d).
  { intros t T T1. destruct (represents t T T1) as (q & r & Et & Br & Q).
    destruct (home_q x q Q) as (d & B & W). exists (d + Z.abs r). split; [destruct (l =? 1); lia|].
    rewrite Et. apply lose_r; auto. now rewrite <- Et. }
  pose proof (Z.div_mod j N ltac:(lia)) as Dj. pose proof (Z.mod_pos_bound j N ltac:(lia)) as Mj.
  set (u := j / N) in *. set (t := j mod N) in *.
  assert (P : exists s b, - N <= 2 * s < N /\ j = s + N * b).
  { destruct (Z.lt_ge_cases (2 * t) N); [exists t, u|exists (t - N), (u + 1)]; split; lia. }
  destruct P as (s & b & S & Ej). rewrite (place_mod x j x s 0 b) by lia.
  destruct (Z.eq_dec l 1) as [L1|L1].
  - assert (F1 : (l =? 1) = true) by now apply Z.eqb_eq. rewrite F1 in *. destruct (Z.eq_dec (- N) (2 * s)) as [F|F].
    + (* the one j without a q of at most c/2 *)
      assert (Hh : h = e) by (unfold h; rewrite L1; lia).
      destruct (R (s + N - 1) ltac:(lia) ltac:(lia)) as (d & B & W).
      exists (d + 1). split; [lia|].
      assert (Es : s = (- e - 1) * (c * l - 1) + (e - 1)) by (rewrite E2, Hh in *; nia).
      pose proof (link_at x s S) as L. rewrite Es in L at 2. rewrite r_of in L by lia.
      destruct (Z.ltb_spec 0 (e - 1)); [|lia].
      apply hop with (s := (0, -1, 0)) (x' := x) (j' := s - 1); [exact L|simpl; auto| |].
      * left. simpl. apply triple_eq; lia.
      * rewrite (place_mod x (s - 1) x (s + N - 1) 0 (-1)) by lia. exact W.
    + destruct (R s S ltac:(lia)) as (d & B & W). exists d. split; [lia|exact W].
  - destruct (R s S ltac:(lia)) as (d & B & W). destruct (Z.eqb_spec l 1); [lia|].  exists d. split; [lia|exact W].
Qed.

(* Every vertex is a place. *)
Lemma every_place s : gamma_in c k l s -> exists x j, place x j = s /\
  forall x' y' z', gamma_relative c k l s D = (x', y', z') -> x = x' /\ j = y' + c * l * z'.
Proof.
  intros S. pose proof c_two. destruct (gamma_relative c k l s D) as [[x y] z] eqn:E.
  exists x, (y + c * l * z). split.
  - unfold place. rewrite times_address_spec by lia.
    assert (I : gamma_in c k l (x, y, z)) by (rewrite <- E; apply address_inside; lia).
    rewrite <- (address_of c k l ltac:(lia) Hk Hl s S).
    assert (F : address (triple_times D (x, y, z)) = s).
    { change (times D (x, y, z) = s). rewrite <- E. unfold gamma_relative. rewrite <- times_assoc, times_inverse by lia.
      apply one_times; auto; lia. }
    rewrite <- F. rewrite (address_of c k l ltac:(lia) Hk Hl (address _)) by (apply address_inside; lia).
    apply address_eq; try lia. apply same_times; [apply same_refl|]. exists 0, z, 0. repeat split; ring.
  - intros x' y' z' F. inversion F. auto.
Qed.

End B.

(* ---------- The theorem on B ---------- *)

Lemma even_half c : c mod 2 = 0 -> c = 2 * (c / 2).
Proof. intros H. pose proof (Z.div_mod c 2 ltac:(lia)). lia. Qed.

Lemma halves e k : 2 * e * k / 2 = e * k.
Proof. rewrite <- Z.mul_assoc, (Z.mul_comm 2 (e * k)). apply Z.div_mul. lia. Qed.

Lemma b_route e k l s d : 2 <= e -> 1 <= k -> 1 <= l -> is_vertex (Gamma (2 * e) k l) s -> is_vertex (Gamma (2 * e) k l) d ->
  exists n, 0 <= n <= e * k + e * l + e + (if l =? 1 then 2 else 0) /\ route (Gamma (2 * e) k l) (gamma_b (2 * e) k l) s d n.
Proof.
  intros He Hk Hl S D. apply gamma_vertex in S, D.
  destruct (every_place e k l He Hk Hl d s S) as (x & j & <- & _).
  exact (home_all e k l He Hk Hl d D x j).
Qed.

(* Section IV, Theorem: B is a distributed routing algorithm: from every vertex
   every destination is reached. *)
Theorem supertoroidal_B_delivers : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  delivers (Gamma c k l) (gamma_b c k l).
Proof.
  intros c k l Hc Ev Hk Hl s d S D. rewrite (even_half c Ev) in *. set (e := c / 2) in *. clearbody e.
  destruct (b_route e k l s d) as (n & _ & R); auto; [lia|]. exists n. exact R.
Qed.

(* Section IV, Theorem: no route of B is longer than ck/2 + cl/2 + c/2 + 2. *)
Theorem supertoroidal_B_bound : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  forall s d, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d ->
  exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ n <= c * k / 2 + c * l / 2 + c / 2 + 2.
Proof.
  intros c k l Hc Ev Hk Hl s d S D.
  assert (E : c * k / 2 = c / 2 * k /\ c * l / 2 = c / 2 * l).
  { rewrite (even_half c Ev) at 1 3. now rewrite !halves. }
  destruct E as [-> ->]. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  destruct (b_route e k l s d) as (n & B & R); auto; [lia|]. exists n. split; [exact R|]. destruct (l =? 1); lia.
Qed.

(* For l >= 2 they are shorter by two. *)
Theorem supertoroidal_B_bound_wide : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 2 <= l ->
  forall s d, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d ->
  exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ n <= c * k / 2 + c * l / 2 + c / 2.
Proof.
  intros c k l Hc Ev Hk Hl s d S D.
  assert (E : c * k / 2 = c / 2 * k /\ c * l / 2 = c / 2 * l).
  { rewrite (even_half c Ev) at 1 3. now rewrite !halves. }
  destruct E as [-> ->]. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  destruct (b_route e k l s d) as (n & B & R); auto; [lia|lia|]. exists n. split; [exact R|].
  destruct (Z.eqb_spec l 1); lia.
Qed.

(* (6) is printed with |r| <= (cl-2)/2 and |q| <= c/2 for every j. For l = 1 there
   is no such representation of j = -c^2/2. *)
Theorem supertoroidal_representation_6_refuted : forall c : Z, 4 <= c -> c mod 2 = 0 ->
  let l := 1 in
  exists j : Z, - (c * c * l) <= 2 * j < c * c * l /\
  ~ exists q r : Z, j = q * (c * l - 1) + r /\ Z.abs r <= (c * l - 2) / 2 /\ Z.abs q <= c / 2.
Proof.
  intros c Hc Ev l. unfold l. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  exists (- (2 * (e * e))). split; [nia|]. intros (q & r & E & R & Q).
  replace ((2 * e * 1 - 2) / 2) with (e - 1) in R by (apply Z.div_unique with 0; lia).
  assert (K : - e * (2 * e * 1 - 1) <= q * (2 * e * 1 - 1)) by (apply Z.mul_le_mono_nonneg_r; lia).
  nia.
Qed.

(* The correction: the representation exists and is unique for every j, but that
   for l = 1 and j = -c^2/2 it has q = -c/2-1, with r = (c-2)/2. *)
Theorem supertoroidal_representation_6_correction : forall c l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= l ->
  forall j : Z, - (c * c * l) <= 2 * j < c * c * l ->
  exists q r : Z,
    (j = q * (c * l - 1) + r /\ Z.abs r <= (c * l - 2) / 2) /\
    (forall q' r', j = q' * (c * l - 1) + r' -> Z.abs r' <= (c * l - 2) / 2 -> q' = q /\ r' = r) /\
    (Z.abs q <= c / 2 \/ l = 1 /\ 2 * j = - (c * c) /\ q = - (c / 2) - 1 /\ r = (c - 2) / 2).
Proof.
  intros c l Hc Ev Hl j J. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  assert (Hh : (2 * e * l - 2) / 2 = e * l - 1) by (symmetry; apply Z.div_unique with 0; lia).
  assert (Hp : 2 <= e * l) by (pose proof (Z.mul_le_mono_nonneg_l 1 l e ltac:(lia) ltac:(lia)); lia).
  rewrite Hh.
  assert (U : forall q r q' r', q * (2 * e * l - 1) + r = q' * (2 * e * l - 1) + r' ->
    Z.abs r <= e * l - 1 -> Z.abs r' <= e * l - 1 -> q' = q /\ r' = r).
  { intros q r q' r' E R R'.
    assert (q' = q).
    { destruct (Z.lt_trichotomy q' q) as [L|[L|L]]; auto; exfalso.
      - assert (1 * (2 * e * l - 1) <= (q - q') * (2 * e * l - 1)) by (apply Z.mul_le_mono_nonneg_r; lia). lia.
      - assert (1 * (2 * e * l - 1) <= (q' - q) * (2 * e * l - 1)) by (apply Z.mul_le_mono_nonneg_r; lia). lia. }
    subst. split; [reflexivity|lia]. }
  destruct (Z.eq_dec l 1) as [L1|L1].
  - destruct (Z.eq_dec (- (2 * e * (2 * e) * l)) (2 * j)) as [F|F].
    + exists (- e - 1), (e - 1).
      assert (E0 : j = (- e - 1) * (2 * e * l - 1) + (e - 1)) by (subst l; nia).
      split; [split; [exact E0|subst l; lia]|]. split.
      * intros q' r' E R. apply (U (- e - 1) (e - 1) q' r'); [congruence|subst l; lia|exact R].
      * right. split; [exact L1|]. split; [subst l; lia|]. split; [reflexivity|].
        apply Z.div_unique with 0; lia.
    + destruct (represents e l ltac:(lia) Hl j J ltac:(lia)) as (q & r & E & R & Q).
      exists q, r. split; [split; [exact E|lia]|]. split; [|left; lia].
      intros q' r' E' R'. apply (U q r q' r'); [congruence|lia|exact R'].
  - destruct (represents e l ltac:(lia) Hl j J ltac:(lia)) as (q & r & E & R & Q).
    exists q, r. split; [split; [exact E|lia]|]. split; [|left; lia].
    intros q' r' E' R'. apply (U q r q' r'); [congruence|lia|exact R'].
Qed.

(* ---------- Lower bound: the torus below ---------- *)

(* Hops round a ring of n from 0 to a. *)
Definition around (n a : Z) : Z := Z.min a (n - a).

(* x and y alone: as in the ck x cl torus. *)
Definition below (c k l : Z) (g : Z * Z * Z) : Z := let '(x, y, _) := g in around (c * k) x + around (c * l) y.

Lemma around_step n a s : 2 <= n -> 0 <= a < n -> s = 1 \/ s = -1 -> around n ((a + s) mod n) <= around n a + 1.
Proof.
  intros Hn A S. unfold around. destruct S as [->| ->].
  - destruct (Z.eq_dec (a + 1) n) as [E|E]; [rewrite E, Z.mod_same by lia; lia|rewrite Z.mod_small by lia; lia].
  - destruct (Z.eq_dec a 0) as [E|E]; [rewrite mod_up by lia; lia|rewrite Z.mod_small by lia; lia].
Qed.

Lemma below_potential c k l d : 2 <= c -> 1 <= k -> 1 <= l ->
  potential (Gamma c k l) (fun s => below c k l (gamma_relative c k l s d)).
Proof.
  intros Hc Hk Hl u v A. pose proof (ck_two c k Hc Hk) as A2. pose proof (cl_two c l Hc Hl) as B2.
  apply gamma_adj in A; auto. destruct A as (U & s & S & ->).
  assert (E : gamma_relative c k l (gamma_times c k l u s) d = gamma_times c k l (gamma_relative c k l u d) s).
  { unfold gamma_relative. symmetry. apply times_assoc; lia. }
  rewrite E. assert (I : gamma_in c k l (gamma_relative c k l u d)) by (apply address_inside; lia).
  destruct (gamma_relative c k l u d) as [[x y] z]. destruct I as (X & Y & _).
  destruct (links_by_product c k l x y z) as (L1 & L2 & L3 & L4).
  destruct S as [<-|[<-|[<-|[<-|[]]]]]; rewrite ?L1, ?L2, ?L3, ?L4; unfold gamma_address, below;
    rewrite ?(Z.mod_small x (c * k)), ?(Z.mod_small y (c * l)) by lia.
  - pose proof (around_step (c * k) x 1 A2 X). lia.
  - pose proof (around_step (c * k) x (-1) A2 X). change (x + -1) with (x - 1) in *. lia.
  - pose proof (around_step (c * l) y 1 B2 Y). lia.
  - pose proof (around_step (c * l) y (-1) B2 Y). change (y + -1) with (y - 1) in *. lia.
Qed.

(* Section IV: where q is 0, B takes a shortest path. *)
Theorem supertoroidal_B_neighborhood_q0 : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  forall s d x y z, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d ->
  gamma_relative c k l s d = (x, y, z) -> gamma_q c l (gamma_j c l y z) = 0 ->
  exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ dist (Gamma c k l) s d n.
Proof.
  intros c k l Hc Ev Hk Hl s d x y z S D R Q. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  apply gamma_vertex in S, D.
  pose proof (h_two e l ltac:(lia) Hl) as H2. pose proof (eh_four e l ltac:(lia) Hl) as H4. pose proof (ek_two e k l ltac:(lia) Hk) as K2.
  assert (I : gamma_in (2 * e) k l (x, y, z)) by (rewrite <- R; apply address_inside; lia).
  destruct I as (X & Y & Z).
  destruct (every_place e k l ltac:(lia) Hk Hl d s S) as (x0 & j0 & P & Eq).
  destruct (Eq x y z R) as [-> ->]. clear Eq.
  set (t := y + 2 * e * l * z) in *. set (N := 2 * e * (2 * e) * l).
  assert (EN : N = 4 * (e * (e * l))) by (unfold N; ring).
  assert (T : 0 <= t < N).
  { unfold t, N. assert (2 * e * l * z <= 2 * e * l * (2 * e - 1)) by (apply Z.mul_le_mono_nonneg_l; lia).
    assert (0 <= 2 * e * l * z) by (apply Z.mul_nonneg_nonneg; lia). lia. }
  unfold gamma_j in Q. fold t in Q. change (2 * e * (2 * e) * l) with N in Q.
  set (j := centred N t) in *.
  assert (Ej : exists b, t = j + N * b /\ j = y + 2 * e * l * (z - 2 * e * b)).
  { unfold j, centred. destruct (2 * t <? N); [exists 0|exists 1]; (split; [lia|]); unfold t, N; ring. }
  destruct Ej as (b & Ej & Fj).
  assert (J : - (e * l - 1) <= j <= e * l - 1).
  { pose proof (represents e l ltac:(lia) Hl j) as W. change (2 * e * (2 * e) * l) with N in W.
    unfold gamma_q in Q. replace ((2 * e * l - 2) / 2) with (e * l - 1) in Q by (apply Z.div_unique with 0; lia).
    pose proof (Z.div_mod (j + (e * l - 1)) (2 * e * l - 1) ltac:(lia)) as D1.
    pose proof (Z.mod_pos_bound (j + (e * l - 1)) (2 * e * l - 1) ltac:(lia)) as D2. rewrite Q in D1. lia. }
  set (w := centred (2 * e * k) x).
  assert (W : exists a, x = w + 2 * e * k * a /\ - (e * k) <= w < e * k /\ around (2 * e * k) x = Z.abs w).
  { unfold w, centred, around. destruct (Z.ltb_spec (2 * x) (2 * e * k)); [exists 0|exists 1]; lia. }
  destruct W as (a & Ew & Bw & Aw).
  assert (Ay : around (2 * e * l) y = Z.abs j).
  { unfold around. set (u := z - 2 * e * b) in *. clearbody u.
    assert (C : u = 0 \/ u = -1 \/ 1 <= u \/ u <= -2) by lia. destruct C as [->|[->|[C|C]]]; [lia|lia| |]; exfalso.
    - assert (2 * e * l * 1 <= 2 * e * l * u) by (apply Z.mul_le_mono_nonneg_l; lia). lia.
    - assert (2 * e * l * u <= 2 * e * l * -2) by (apply Z.mul_le_mono_nonneg_l; lia). lia. }
  assert (Rt : route (Gamma (2 * e) k l) (gamma_b (2 * e) k l) s d (Z.abs w + Z.abs j)).
  { rewrite <- P. rewrite (place_mod e k l ltac:(lia) Hk Hl d x t w j a b Ew Ej).
    apply home_r; auto; try lia. apply home_x; auto; lia. }
  exists (Z.abs w + Z.abs j). split; [exact Rt|].
  apply dist_sym. apply (dist_by_potential (Gamma (2 * e) k l) (fun s => below (2 * e) k l (gamma_relative (2 * e) k l s d))).
  - apply below_potential; lia.
  - apply walk_rev. now apply (route_walk (Gamma (2 * e) k l) (gamma_b (2 * e) k l)).
  - cbv beta. rewrite R. unfold gamma_relative. rewrite inverse_times by lia. unfold below. rewrite Aw, Ay.
    unfold around. lia.
Qed.
