(* Remarks of the paper on supertoroidal networks about tori of comparable size, about its
   parameters, and about algorithm B.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Torus MeanDistance Supertoroidal SupertoroidalB SupertoroidalDiameter SupertoroidalSmall
  SupertoroidalTorus SupertoroidalLocal.
Import ListNotations.
Open Scope Z_scope.

(* Section II: parameters that are 0 leave no addresses. *)
Theorem supertoroidal_nonnegative_parameters_refuted : forall c k l : Z,
  (c = 4 /\ k = 0 /\ l = 1 \/ c = 4 /\ k = 1 /\ l = 0 \/ c = 0 /\ k = 1 /\ l = 1) -> ~ (((0 < c * k) /\ (0 < c * l)) /\ (0 < c)).
Proof. intros c k l [(-> & -> & ->)|[(-> & -> & ->)|(-> & -> & ->)]]; lia. Qed.

Theorem supertoroidal_nonnegative_parameters_correction : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  (((((c * k) * (c * l)) * c = (((k * l) * c) * c) * c) /\ (0 < c * k)) /\ (0 < c * l)) /\ (0 < c).
Proof. intros c k l C K L. split; [split; [split; [ring|nia]|nia]|lia]. Qed.

Lemma gamma_diameter c k l : 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> 3 <= k + l -> diameter (Gamma c k l) ((c * k + c * l) / 2).
Proof.
  intros C Ev K L S. destruct (Z_le_dec 8 c) as [H|H]; [apply supertoroidal_diameter_c_ge_8; auto|].
  assert (c = 4 \/ c = 6) as [E|E] by (Z.to_euclidean_division_equations; lia);
    apply (supertoroidal_diameter_small_c_correction c k l); auto.
Qed.

(* Section II: it is desirable that k and l are about equal. *)
Theorem supertoroidal_k_near_l : forall c k l m j : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> 1 <= m -> 1 <= j ->
  k * l = m * j -> Z.abs (k - l) < Z.abs (m - j) ->
  exists D E, diameter (Gamma c k l) D /\ diameter (Gamma c m j) E /\ D < E.
Proof.
  intros c k l m j C Ev K L M J E A.
  assert (Q : (k - l) * (k - l) < (m - j) * (m - j)).
  { rewrite <- (Z.abs_square (k - l)), <- (Z.abs_square (m - j)). apply Z.square_lt_mono_nonneg; lia. }
  assert (T : k + l < m + j) by (apply Z.square_lt_simpl_nonneg; lia).
  assert (N : 3 <= k + l) by (assert (k = 1 -> l = 1 -> False) by (intros -> ->; nia); lia).
  exists ((c * k + c * l) / 2), ((c * m + c * j) / 2).
  split; [apply gamma_diameter; lia|]. split; [apply gamma_diameter; lia|].
  pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  replace (2 * e * k + 2 * e * l) with ((e * (k + l)) * 2) by ring. replace (2 * e * m + 2 * e * j) with ((e * (m + j)) * 2) by ring.
  rewrite !Z.div_mul by lia. apply Z.mul_lt_mono_pos_l; lia.
Qed.

(* Section II: as many nodes in a square. *)
Theorem supertoroidal_square_2d_mesh : forall c k l t : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> 2 <= t -> k * l * c = t * t ->
  order (Torus [c * t; c * t]) (k * l * c * c * c) /\ order (Torus [c * k; c * c * l]) (k * l * c * c * c) /\
  (exists D, diameter (Torus [c * t; c * t]) D /\ D * D <= k * l * c * c * c) /\
  (exists E, diameter (Torus [c * k; c * c * l]) E /\ c * c * l <= 2 * E).
Proof.
  intros c k l t C Ev K L T S.
  assert (A : 2 <= c * k) by nia. assert (B : 2 <= c * c * l) by (rewrite <- Z.mul_assoc; nia). assert (D : 2 <= c * t) by nia.
  assert (O1 : sides_ok [c * t; c * t]) by (intros n [<-|[<-|[]]]; exact D).
  assert (O2 : sides_ok [c * k; c * c * l]) by (intros n [<-|[<-|[]]]; assumption).
  split; [|split; [|split]].
  - replace (k * l * c * c * c) with (times [c * t; c * t]) by (cbn [times]; rewrite S; ring). apply torus_order, O1.
  - replace (k * l * c * c * c) with (times [c * k; c * c * l]) by (cbn [times]; ring). apply torus_order, O2.
  - exists (c * t / 2 + c * t / 2). split; [apply torus2_diameter; exact D|].
    assert (0 <= c * t / 2 + c * t / 2 <= c * t) by (pose proof (Z.mul_div_le (c * t) 2 ltac:(lia)); pose proof (Z.div_pos (c * t) 2); lia).
    replace (k * l * c * c * c) with ((c * t) * (c * t)) by (rewrite S; ring). apply Z.square_le_mono_nonneg; lia.
  - exists (c * k / 2 + c * c * l / 2). split; [apply torus2_diameter; assumption|].
    pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
    replace (2 * e * (2 * e) * l) with ((2 * e * e * l) * 2) by ring. rewrite Z.div_mul by lia.
    pose proof (Z.div_pos (2 * e * k) 2). lia.
Qed.

(* Table 1: the mean distance of the tori is half of the diameter. *)
Theorem supertoroidal_mean_meshes : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  (exists s N D, distance_sum (Torus [c * k; c * c * l]) s /\ order (Torus [c * k; c * c * l]) N /\
    diameter (Torus [c * k; c * c * l]) D /\ 2 * s = D * (N * N)) /\
  (exists s N D, distance_sum (Torus [c * k; c * l; c]) s /\ order (Torus [c * k; c * l; c]) N /\
    diameter (Torus [c * k; c * l; c]) D /\ 2 * s = D * (N * N)).
Proof.
  intros c k l C Ev K L.
  pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  assert (A : 1 <= e * k) by nia. assert (B : 1 <= e * l) by nia. assert (D : 1 <= 2 * e * e * l) by nia.
  split.
  - assert (O : sides_ok [2 * e * k; 2 * e * (2 * e) * l]) by (intros n [<-|[<-|[]]]; nia).
    eexists _, _, _. split; [apply (torus2_distance_sum _ _ (e * k) (2 * e * e * l)); lia|].
    split; [apply torus_order, O|]. split; [apply torus_diameter, O|]. cbn [times sum_over].
    replace (2 * e * k / 2) with (e * k) by (symmetry; apply halves).
    replace (2 * e * (2 * e) * l / 2) with (2 * e * e * l) by (replace (2 * e * (2 * e) * l) with ((2 * e * e * l) * 2) by ring; symmetry; apply Z.div_mul; lia).
    ring.
  - assert (O : sides_ok [2 * e * k; 2 * e * l; 2 * e]) by (intros n [<-|[<-|[<-|[]]]]; nia).
    eexists _, _, _. split; [apply (torus3_distance_sum _ _ _ (e * k) (e * l) e); lia|].
    split; [apply torus_order, O|]. split; [apply torus_diameter, O|]. cbn [times sum_over].
    replace (2 * e * k / 2) with (e * k) by (symmetry; apply halves). replace (2 * e * l / 2) with (e * l) by (symmetry; apply halves).
    replace (2 * e / 2) with e by (rewrite Z.mul_comm; symmetry; apply Z.div_mul; lia). ring.
Qed.

(* Section V: half of two copies' vertices have the identifiers that the other half have. *)
Theorem supertoroidal_scale_half_identifiers : forall c k l : Z, 4 <= c -> 1 <= k -> k <= 1 -> 1 <= l -> l <= 1 -> (c mod 2 = 0) ->
  ((exists d1, order (Gamma c 1 1) d1 /\ 2 * d1 - d1 >= (c * c) * c) /\ (order (Gamma c 1 2) (((2 * c) * c) * c))) /\
  (order (Gamma c 2 1) (((2 * c) * c) * c)).
Proof.
  intros c k l C _ _ _ _ _. split; [split|].
  - exists (1 * 1 * c * c * c). split; [apply gamma_order; lia|lia].
  - replace (2 * c * c * c) with (1 * 2 * c * c * c) by ring. apply gamma_order; lia.
  - replace (2 * c * c * c) with (2 * 1 * c * c * c) by ring. apply gamma_order; lia.
Qed.

(* Section IV (7): B with these signs delivers, within the printed bound. *)
Theorem supertoroidal_algorithm_B_signs : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  delivers (Gamma c k l) (gamma_b c k l) /\
  forall s d, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d ->
    exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ 2 * n <= c * k + c * l + c + 4.
Proof.
  intros c k l C Ev K L. split; [apply supertoroidal_B_delivers; auto|]. intros s d S D.
  destruct (supertoroidal_B_bound c k l C Ev K L s d S D) as (n & R & B). exists n. split; [exact R|].
  pose proof (Z.mul_div_le (c * k) 2 ltac:(lia)). pose proof (Z.mul_div_le (c * l) 2 ltac:(lia)). pose proof (Z.mul_div_le c 2 ltac:(lia)). lia.
Qed.

(* Section V: k does not change B's choice but on the x-axis. *)
Theorem supertoroidal_k_scaling_routing : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 2 <= k -> 1 <= l ->
  (forall x x' y z : Z, is_vertex (Gamma c k l) (x, y, z) -> is_vertex (Gamma c 1 l) (x', y, z) -> (y, z) <> (0, 0) ->
    gamma_b_link c k l (x, y, z) = gamma_b_link c 1 l (x', y, z)) /\
  (forall x : Z, 0 < x < c * k -> gamma_b_link c k l (x, 0, 0) = (1, 0, 0) \/ gamma_b_link c k l (x, 0, 0) = (-1, 0, 0)).
Proof.
  intros c k l C Ev K L. split.
  - intros x x' y z V V' N.
    destruct (supertoroidal_B_2_bit_table c k l C Ev ltac:(lia) L x y z V) as [_ ->].
    destruct (supertoroidal_B_2_bit_table c 1 l C Ev ltac:(lia) L x' y z V') as [_ ->].
    destruct (Z.eqb_spec y 0) as [->|]; [destruct (Z.eqb_spec z 0) as [->|]; [congruence|]|]; reflexivity.
  - intros x X.
    assert (V : is_vertex (Gamma c k l) (x, 0, 0)) by (apply gamma_vertex; simpl; nia).
    destruct (supertoroidal_B_2_bit_table c k l C Ev ltac:(lia) L x 0 0 V) as [_ ->].
    assert (Z0 : Z.sgn (gamma_r c l (centred (c * c * l) (0 + c * l * 0))) = 0).
    { rewrite Z.mul_0_r. unfold centred. destruct (Z.ltb_spec (2 * (0 + 0)) (c * c * l)); [|nia].
      unfold gamma_r, gamma_q. assert (4 <= c * l) by nia.
      rewrite Z.div_small by (Z.to_euclidean_division_equations; lia). reflexivity. }
    rewrite Z0. cbn. unfold centred. destruct (Z.ltb_spec (2 * x) (c * k)).
    + destruct (Z.ltb_spec 0 x); [right; reflexivity|lia].
    + destruct (Z.ltb_spec 0 (x - c * k)); [lia|]. destruct (Z.ltb_spec (x - c * k) 0); [left; reflexivity|lia].
Qed.
