(* Theorems about the claims of one paper that are proved elsewhere in another form than the
   ledger writes: here they have that. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Names Tie Graph.
Import ListNotations.
Open Scope Z_scope.

Theorem supertoroidal_noncommutative :
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> (1 mod (c * l) + 0 mod (c * l) +
  (c * l) * (1 / (c * l) + 0 / (c * l) + 1 mod (c * l))) mod ((c * c) * l) <> (0 mod (c * l) + 1 mod
  (c * l) + (c * l) * (0 / (c * l) + 1 / (c * l) + 0 * (0 mod (c * l)))) mod ((c * c) * l).
Proof.
  intros c k l C K L _.
  assert (1 < c * l) by nia; assert (c * l + 1 < c * c * l) by nia.
  rewrite !(Z.mod_small 1 (c * l)), !(Z.div_small 1 (c * l)), !(Z.mod_small 0 (c * l)), !(Z.div_small 0 (c * l)) by lia.
  replace (1 + 0 + c * l * (0 + 0 + 1)) with (1 + c * l) by ring.
  replace (0 + 1 + c * l * (0 + 0 + 0 * 0)) with 1 by ring.
  rewrite !Z.mod_small by lia; lia.
Qed.

Theorem supertoroidal_diameter_c_ge_8 :
  forall c k l : Z, 8 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1, diameter (Gamma c k l)
  d1 /\ d1 * 2 = c * k + c * l.
Proof. intros c k l; intros; from (SupertoroidalDiameter.supertoroidal_diameter_c_ge_8 c k l). Qed.

Theorem supertoroidal_diameter_small_c_refuted :
  forall c k l : Z, (c = 4 \/ c = 6) -> 1 <= k -> 1 <= l -> (k + l >= 3) -> ~ (exists d1, diameter
  (Gamma c k l) d1 /\ d1 * 2 > c * k + c * l).
Proof.
  intros c k l C K L KL (d & D & H).
  destruct (SupertoroidalDiameter.supertoroidal_diameter_small_c_refuted c k l C K L ltac:(lia)) as [E _].
  rewrite (diameter_unique _ _ _ D E) in H; pose proof (Z.mul_div_le (c * k + c * l) 2 ltac:(lia)); lia.
Qed.

Theorem supertoroidal_diameter_torus2 :
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1, diameter (Torus [c *
  k; (c * c) * l]) d1 /\ d1 * 2 = c * k + (c * c) * l.
Proof. intros c k l; intros; from (SupertoroidalTorus.supertoroidal_diameter_torus2 c k l). Qed.

Theorem supertoroidal_diameter_torus3 :
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1, diameter (Torus [c *
  k; c * l; c]) d1 /\ d1 * 2 = c * k + c * l + c.
Proof. intros c k l; intros; from (SupertoroidalTorus.supertoroidal_diameter_torus3 c k l). Qed.

Theorem supertoroidal_third_dimension_free :
  forall c k l : Z, 8 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1 d2, diameter (Gamma c k
  l) d1 /\ diameter (Torus [c * k; c * l]) d2 /\ d1 = d2.
Proof. intros c k l; intros; from (SupertoroidalTorus.supertoroidal_third_dimension_free c k l). Qed.

Theorem supertoroidal_asymptotically_half_links :
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> ((((((min_degree (Gamma c k l) 4)
  /\ (max_degree (Gamma c k l) 4)) /\ (exists d1 d2, size (Gamma c k l) d1 /\ order (Gamma c k l) d2
  /\ 2 * d1 = 4 * d2)) /\ (min_degree (Torus [c * k; c * l; c]) 6)) /\ (max_degree (Torus [c * k; c
  * l; c]) 6)) /\ (exists d1 d2, size (Torus [c * k; c * l; c]) d1 /\ order (Torus [c * k; c * l;
  c]) d2 /\ 2 * d1 = 6 * d2)) /\ (exists d1 d2, order (Gamma c k l) d1 /\ order (Torus [c * k; c *
  l; c]) d2 /\ d1 = d2).
Proof.
  intros c k l C K L E.
  destruct (SupertoroidalTorus.supertoroidal_asymptotically_half_links c k l ltac:(lia) K L) as (N & A & B & A' & B').
  assert (P : 3 <= c * k /\ 3 <= c * l) by nia; destruct P.
  destruct (Supertoroidal.supertoroidal_degree_four c k l ltac:(lia) K L ltac:(lia)) as [G G'].
  assert (O : sides_ok [c * k; c * l; c]) by (intros x [<-|[<-|[<-|[]]]]; lia).
  pose proof (torus_regular _ O) as R; simpl in R.
  destruct (Z.eqb_spec (c * k) 2); [lia|]; destruct (Z.eqb_spec (c * l) 2); [lia|]; destruct (Z.eqb_spec c 2); [lia|].
  destruct (degrees _ 6 (torus_proper _ O) R) as [T T'].
  parts; try assumption.
  - exists (2 * N), N; parts; [exact B | exact A | lia].
  - exists (3 * N), N; parts; [exact B' | exact A' | lia].
  - exists N, N; parts; [exact A | exact A' | reflexivity].
Qed.

Theorem supertoroidal_representation_6_refuted :
  forall c l : Z, 4 <= c -> (l = 1) -> (c mod 2 = 0) -> ~ ((2 * (c * l - 2) + 2 = (c * l - 1) * 2)
  /\ (0 < 2 * 2 -> ((c * (c * l - 1)) * 2 + (c * l - 2) * 2) * 2 >= ((c * c) * l) * (2 * 2))).
Proof.
  intros c l C -> E [_ H]; specialize (H ltac:(lia)); lia.
Qed.

Theorem supertoroidal_B_vs_torus3 :
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1, diameter (Torus [c *
  k; c * l; c]) d1 /\ c * k + c * l + c + 2 * 2 = (d1 + 2) * 2.
Proof. intros c k l; intros; from (SupertoroidalTorus.supertoroidal_B_vs_torus3 c k l). Qed.

