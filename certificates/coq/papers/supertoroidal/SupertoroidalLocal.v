(* Algorithm B near its destination, and from its table.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991,
   Section IV. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Supertoroidal SupertoroidalB SupertoroidalDiameter.
Import ListNotations.
Open Scope Z_scope.

(* From (1,1,1) to (0,0,0). *)
Lemma local_route e k l : 2 <= e -> 1 <= k -> 1 <= l ->
  exists n, 6 <= n /\ route (Gamma (2 * e) k l) (gamma_b (2 * e) k l) (place e k l (0, 0, 0) 1 (1 + 2 * e * l)) (0, 0, 0) n.
Proof.
  intros He Hk Hl.
  pose proof (h_two e l He Hl) as H2. pose proof (h_e e l He Hl) as H3. pose proof (eh_four e l He Hl) as H4. pose proof (ek_two e k l He Hk) as K2.
  assert (O : gamma_in (2 * e) k l (0, 0, 0)) by (apply zero_inside; lia).
  assert (EN : 2 * e * (2 * e) * l = 4 * (e * (e * l))) by ring.
  assert (EH : 2 * e * l = 2 * (e * l)) by ring.
  assert (C : 3 <= e * l \/ e * l = 2) by lia. destruct C as [C|C].
  - assert (R4 : route (Gamma (2 * e) k l) (gamma_b (2 * e) k l) (place e k l (0, 0, 0) 2 0) (0, 0, 0) 2).
    { assert (T : 2 < e * k \/ e * k = 2) by lia. destruct T as [T|T].
      - apply (home_x e k l He Hk Hl (0, 0, 0) O 2). lia.
      - rewrite (place_mod e k l He Hk Hl (0, 0, 0) 2 0 (-2) 0 1 0) by lia.
        apply (home_x e k l He Hk Hl (0, 0, 0) O (-2)). lia. }
    exists 6. split; [lia|].
    replace (1 + 2 * e * l) with (1 * (2 * e * l - 1) + 2) by lia.
    apply (lose_r e k l He Hk Hl (0, 0, 0) 1 1 2 4); [lia|lia|nia|].
    apply (turn_q e k l He Hk Hl (0, 0, 0) 1 1 3); [lia|lia|].
    apply (home_r e k l He Hk Hl (0, 0, 0) 2 (-1) 2); [lia|exact R4].
  - assert (e = 2) by lia. subst e. assert (l = 1) by lia. subst l.
    assert (R4 : exists d, 1 <= d /\ route (Gamma (2 * 2) k 1) (gamma_b (2 * 2) k 1) (place 2 k 1 (0, 0, 0) 3 0) (0, 0, 0) d).
    { assert (T : k = 1 \/ 2 <= k) by lia. destruct T as [->|T].
      - exists 1. split; [lia|]. rewrite (place_mod 2 1 1 He Hk Hl (0, 0, 0) 3 0 (-1) 0 1 0) by lia.
        apply (home_x 2 1 1 He Hk Hl (0, 0, 0) O (-1)). lia.
      - exists 3. split; [lia|]. apply (home_x 2 k 1 He Hk Hl (0, 0, 0) O 3). lia. }
    destruct R4 as (d & Hd & R4). exists (d + 1 + 1 + 1 + 1 + 1). split; [lia|].
    change (1 + 2 * 2 * 1) with (2 * (2 * 2 * 1 - 1) + -1).
    apply (lose_r 2 k 1 He Hk Hl (0, 0, 0) 1 2 (-1)); [lia|lia|lia|].
    apply (turn_q 2 k 1 He Hk Hl (0, 0, 0) 1 2); [lia|lia|].
    change (- (2)) with (-1 * (2 * 2 * 1 - 1) + 1).
    apply (lose_r 2 k 1 He Hk Hl (0, 0, 0) (1 + 1) (-1) 1); [lia|lia|lia|].
    apply (turn_q 2 k 1 He Hk Hl (0, 0, 0) (1 + 1) (-1)); [lia|lia|].
    apply (home_r 2 k 1 He Hk Hl (0, 0, 0) (1 + 1 + 1) (- -1)); [lia|exact R4].
Qed.

(* Section IV: B is said to be optimal if the distance is less than three. It is not,
   in any of the networks: from (1,1,1), at distance 2, it takes 6 hops or more to
   (0,0,0). *)
Theorem supertoroidal_B_local_optimal_refuted : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  exists n, dist (Gamma c k l) (1, 1, 1) (0, 0, 0) 2 /\
    route (Gamma c k l) (gamma_b c k l) (1, 1, 1) (0, 0, 0) n /\ 6 <= n.
Proof.
  intros c k l Hc Ev Hk Hl. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  pose proof (h_two e l ltac:(lia) Hl) as H2. pose proof (ek_two e k l ltac:(lia) Hk) as K2.
  assert (O : gamma_in (2 * e) k l (0, 0, 0)) by (apply zero_inside; lia).
  assert (I : gamma_in (2 * e) k l (1, 1, 1)) by (simpl; lia).
  assert (P : place e k l (0, 0, 0) 1 (1 + 2 * e * l) = (1, 1, 1)).
  { unfold place. rewrite times_address_spec by lia. rewrite triple_one_times. apply same_inside with (2 * e) k l; auto; try lia.
    - apply address_inside; lia.
    - eapply same_trans; [apply address_same; lia|]. exists 0, 1, 0. lia. }
  destruct (local_route e k l ltac:(lia) Hk Hl) as (n & Hn & R). rewrite P in R.
  exists n. split; [|split; [exact R|exact Hn]].
  assert (Inv : gamma_inverse (2 * e) k l (0, 0, 0) = (0, 0, 0)).
  { unfold gamma_inverse. change (triple_inverse (0, 0, 0)) with (0, 0, 0). apply address_of; try lia. exact O. }
  apply dist_sym.
  apply (dist_by_potential (Gamma (2 * e) k l) (fun s => below (2 * e) k l (gamma_relative (2 * e) k l s (0, 0, 0)))).
  - apply below_potential; lia.
  - pose proof (reached_start (2 * e) k l ltac:(lia) Hk Hl) as W.
    apply (reached_b (2 * e) k l ltac:(lia) Hk Hl _ _ _ 1) in W. apply (reached_a (2 * e) k l ltac:(lia) Hk Hl _ _ _ 1) in W.
    unfold reached in W. change (0 + 1) with 1 in W. change (0 + 1 * 1) with 1 in W. change (0 + Z.abs 1 + Z.abs 1) with 2 in W.
    rewrite (address_of (2 * e) k l ltac:(lia) Hk Hl (1, 1, 1) I) in W. exact W.
  - unfold gamma_relative. rewrite Inv. rewrite !one_times; try lia; auto. unfold below, around. lia.
Qed.

(* Section IV: a table of length c^2 l that says whether r is 0, and its sign, is
   enough: with it the link depends on x and on whether y = z = 0 only. *)
Theorem supertoroidal_B_2_bit_table : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) ->
  let table j := Z.sgn (gamma_r c l (centred (c * c * l) j)) in
  0 <= y + c * l * z < c * c * l /\
  gamma_b_link c k l (x, y, z) =
    if table (y + c * l * z) =? 1 then (0, -1, 0)
    else if table (y + c * l * z) =? -1 then (0, 1, 0)
    else if negb ((y =? 0) && (z =? 0)) then (1, 0, 0)
    else if 0 <? centred (c * k) x then (-1, 0, 0)
    else if centred (c * k) x <? 0 then (1, 0, 0)
    else (0, 0, 0).
Proof.
  intros c k l Hc Ev Hk Hl x y z V table. unfold table. clear table. apply gamma_vertex in V. destruct V as (X & Y & Z).
  pose proof (cl_two c l ltac:(lia) Hl) as B.
  assert (T : 0 <= y + c * l * z < c * c * l).
  { assert (c * l * z <= c * l * (c - 1)) by (apply Z.mul_le_mono_nonneg_l; lia).
    assert (0 <= c * l * z) by (apply Z.mul_nonneg_nonneg; lia). lia. }
  split; [exact T|]. unfold gamma_b_link, gamma_j. set (j := centred (c * c * l) (y + c * l * z)).
  destruct (Z.ltb_spec 0 (gamma_r c l j)) as [P|P].
  - rewrite Z.sgn_pos by lia. reflexivity.
  - destruct (Z.ltb_spec (gamma_r c l j) 0) as [Q|Q].
    + rewrite Z.sgn_neg by lia. reflexivity.
    + assert (R0 : gamma_r c l j = 0) by lia. rewrite R0. change (Z.sgn 0 =? 1) with false. change (Z.sgn 0 =? -1) with false. cbv iota.
      assert (S : (gamma_q c l j =? 0) = (y =? 0) && (z =? 0)%Z).
      { unfold gamma_r in R0. assert (J0 : j = 0 <-> y = 0 /\ z = 0).
        { unfold j, centred. split.
          - intros E. assert (U : y + c * l * z = 0) by (destruct (2 * (y + c * l * z) <? c * c * l); lia).
            assert (0 <= c * l * z) by (apply Z.mul_nonneg_nonneg; lia). split; [lia|].
            assert (M : c * l * z = 0) by lia. apply Z.mul_eq_0 in M. lia.
          - intros [-> ->]. rewrite Z.mul_0_r. destruct (Z.ltb_spec (2 * (0 + 0)) (c * c * l)); lia. }
        destruct (Z.eqb_spec (gamma_q c l j) 0) as [E|E].
        - rewrite E in R0. assert (j = 0) by lia. apply J0 in H. destruct H as [-> ->]. reflexivity.
        - destruct (Z.eqb_spec y 0), (Z.eqb_spec z 0); auto. exfalso. assert (j = 0) by tauto. rewrite H in R0 at 1.
          assert (M : gamma_q c l j * (c * l - 1) = 0) by lia. apply Z.mul_eq_0 in M. lia. }
      rewrite S. reflexivity.
Qed.

(* Section VI: the path from S to D is not the opposite of the path from D to S. In
   every network there is a route of 2 hops one way, and of 6 or more the other. *)
Theorem supertoroidal_B_route_asymmetry : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  exists n m, route (Gamma c k l) (gamma_b c k l) (0, 0, 0) (1, 1, 1) n /\
    route (Gamma c k l) (gamma_b c k l) (1, 1, 1) (0, 0, 0) m /\ n <> m.
Proof.
  intros c k l Hc Ev Hk Hl. destruct (supertoroidal_B_local_optimal_refuted c k l Hc Ev Hk Hl) as (n & _ & R & L).
  pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  pose proof (h_two e l ltac:(lia) Hl) as H2. pose proof (ek_two e k l ltac:(lia) Hk) as K2.
  assert (O : gamma_in (2 * e) k l (0, 0, 0)) by (apply zero_inside; lia).
  assert (I : gamma_in (2 * e) k l (1, 1, 1)) by (simpl; lia).
  exists 2, n. split; [|split; [exact R|lia]].
  assert (P : place e k l (1, 1, 1) (-1) (-1) = (0, 0, 0)).
  { unfold place. rewrite times_address_spec by lia. apply (same_inside (2 * e) k l ltac:(lia) Hk Hl); [apply address_inside; lia|exact O|].
    eapply same_trans; [apply address_same; lia|]. exists 0, 0, 0. lia. }
  rewrite <- P. apply (home_r e k l ltac:(lia) Hk Hl (1, 1, 1) (-1) (-1) 1); [lia|].
  apply (home_x e k l ltac:(lia) Hk Hl (1, 1, 1) I (-1)). lia.
Qed.
