(* The diameter of the supertoroidal network: (ck+cl)/2 for even c.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991,
   Section II, Table 1. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Supertoroidal SupertoroidalB.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Walks that enclose an area ---------- *)

Section Words.
Variables c k l : Z.
Hypothesis Hc : 2 <= c.
Hypothesis Hk : 1 <= k.
Hypothesis Hl : 1 <= l.
Notation G := (Gamma c k l).
Notation address := (gamma_address c k l).

Definition reached (t : Z * Z * Z) (d : Z) : Prop := walk G (0, 0, 0) (address t) d.

Lemma reached_start : reached (0, 0, 0) 0.
Proof.
  unfold reached. rewrite address_of; try lia; [|apply zero_inside; lia].
  constructor. apply gamma_vertex. apply zero_inside; lia.
Qed.

Lemma reached_a x y z n d : reached (x, y, z) d -> reached (x + n, y, z + n * y) (d + Z.abs n).
Proof.
  intros W. unfold reached. eapply walk_app; [exact W|].
  pose proof (walk_a c k l Hc Hk Hl (address (x, y, z)) n ltac:(apply address_inside; lia)) as V.
  rewrite times_address_left in V by lia. simpl in V. replace (y + 0) with y in V by lia. replace (z + 0 + n * y) with (z + n * y) in V by lia. exact V.
Qed.

Lemma reached_b x y z n d : reached (x, y, z) d -> reached (x, y + n, z) (d + Z.abs n).
Proof.
  intros W. unfold reached. eapply walk_app; [exact W|].
  pose proof (walk_b c k l Hc Hk Hl (address (x, y, z)) n ltac:(apply address_inside; lia)) as V.
  rewrite times_address_left in V by lia. simpl in V. replace (x + 0) with x in V by lia. replace (z + 0 + 0 * y) with z in V by lia. exact V.
Qed.

Lemma reached_same x y z x' y' z' d : same_address c k l (x, y, z) (x', y', z') -> reached (x, y, z) d -> reached (x', y', z') d.
Proof. intros S W. unfold reached in *. now rewrite <- (address_eq c k l ltac:(lia) Hk Hl _ _ S). Qed.

Lemma reached_eq x y z d x' y' z' d' : reached (x, y, z) d -> x = x' -> y = y' -> z = z' -> d = d' -> reached (x', y', z') d'.
Proof. intros W -> -> -> ->. exact W. Qed.

(* Any area w up to uv, by q columns of height u and one of height r. *)
Lemma area u v w : 1 <= u -> 1 <= v -> 0 <= w <= u * v ->
  exists q r, 0 <= q <= v - 1 /\ 0 <= r <= u /\ w = q * u + r.
Proof.
  intros Hu Hv W. destruct (Z.eq_dec w (u * v)) as [E|E].
  - exists (v - 1), u. repeat split; lia.
  - exists (w / u), (w mod u). pose proof (Z.div_mod w u ltac:(lia)). pose proof (Z.mod_pos_bound w u ltac:(lia)).
    assert (0 <= w / u) by (apply Z.div_pos; lia).
    assert (w / u < v) by (apply Z.div_lt_upper_bound; lia). repeat split; lia.
Qed.

(* X columns and A rows on, within a box of v columns and u rows: all heights
   from -(uv - AX) to uv. The signs a and b turn the picture over. *)
Lemma reached_box a b X A u v z : (a = 1 \/ a = -1) -> (b = 1 \/ b = -1) ->
  0 <= X <= v -> 0 <= A <= u -> 1 <= u -> 1 <= v -> - (u * v - A * X) <= z <= u * v ->
  reached (a * X, b * A, a * b * z) (2 * (u + v) - A - X).
Proof.
  intros Ha Hb HX HA Hu Hv Hz.
  assert (Abs : forall s n, s = 1 \/ s = -1 -> 0 <= n -> Z.abs (s * n) = n) by (intros s n [->| ->] ?; lia).
  set (s := v - X). set (t := u - A).
  destruct (Z.le_gt_cases 0 z) as [P|P].
  - destruct (area u v z Hu Hv ltac:(lia)) as (q & r & Q & R & E).
    pose proof reached_start as W.
    apply (reached_a _ _ _ (a * - s)) in W. apply (reached_a _ _ _ (a * (v - q - 1))) in W.
    apply (reached_b _ _ _ (b * r)) in W. apply (reached_a _ _ _ (a * 1)) in W.
    apply (reached_b _ _ _ (b * (u - r))) in W. apply (reached_a _ _ _ (a * q)) in W.
    apply (reached_b _ _ _ (b * - t)) in W.
    rewrite (Abs a (v - q - 1)), (Abs b r), (Abs a 1), (Abs b (u - r)), (Abs a q) in W by lia.
    replace (Z.abs (a * - s)) with s in W by (unfold s; destruct Ha as [->| ->]; lia).
    replace (Z.abs (b * - t)) with t in W by (unfold t; destruct Hb as [->| ->]; lia).
    eapply reached_eq; [exact W|unfold s; ring|unfold t; ring|rewrite E; ring|unfold s, t; ring].
  - assert (Ew : 0 <= z + (v * t + s * A) <= u * v).
    { unfold s, t. replace (v * (u - A) + (v - X) * A) with (u * v - A * X) by ring. lia. }
    destruct (area u v _ Hu Hv Ew) as (q & r & Q & R & E).
    pose proof reached_start as W.
    apply (reached_b _ _ _ (b * - t)) in W. apply (reached_a _ _ _ (a * (v - q - 1))) in W.
    apply (reached_b _ _ _ (b * r)) in W. apply (reached_a _ _ _ (a * 1)) in W.
    apply (reached_b _ _ _ (b * (u - r))) in W. apply (reached_a _ _ _ (a * q)) in W.
    apply (reached_a _ _ _ (a * - s)) in W.
    rewrite (Abs a (v - q - 1)), (Abs b r), (Abs a 1), (Abs b (u - r)), (Abs a q) in W by lia.
    replace (Z.abs (a * - s)) with s in W by (unfold s; destruct Ha as [->| ->]; lia).
    replace (Z.abs (b * - t)) with t in W by (unfold t; destruct Hb as [->| ->]; lia).
    assert (Ez : z = q * u + r - (v * t + s * A)) by lia.
    eapply reached_eq; [exact W|unfold s; ring|unfold t; ring|rewrite Ez; unfold s, t; ring|unfold s, t; ring].
Qed.

(* Any height modulo c, if the box is large enough. *)
Lemma reached_mod a b X A u v z : (a = 1 \/ a = -1) -> (b = 1 \/ b = -1) ->
  0 <= X <= v -> 0 <= A <= u -> 1 <= u -> 1 <= v -> c - 1 <= 2 * (u * v) - A * X ->
  reached (a * X, b * A, z) (2 * (u + v) - A - X).
Proof.
  intros Ha Hb HX HA Hu Hv Hb2. set (m := u * v - A * X) in *.
  set (w := (a * b * z + m) mod c - m).
  pose proof (Z.mod_pos_bound (a * b * z + m) c ltac:(lia)) as M.
  pose proof (reached_box a b X A u v w Ha Hb HX HA Hu Hv ltac:(unfold w; unfold m in *; lia)) as W.
  pose proof (Z.div_mod (a * b * z + m) c ltac:(lia)) as Dv.
  eapply reached_same; [|exact W]. exists 0, 0, (- (a * b) * ((a * b * z + m) / c)). split; [ring|]. split; [ring|].
  assert (E : w = a * b * z - c * ((a * b * z + m) / c)) by (unfold w; lia). rewrite E.
  assert (S : a * b * (a * b) = 1) by (destruct Ha as [->| ->], Hb as [->| ->]; reflexivity).
  replace (a * b * (a * b * z - c * ((a * b * z + m) / c))) with (a * b * (a * b) * z - a * b * c * ((a * b * z + m) / c)) by ring.
  rewrite S. ring.
Qed.

End Words.

(* ---------- A box that is large enough and not too large ---------- *)

Definition box (e b X A u v : Z) : Prop :=
  X <= v /\ A <= u /\ 1 <= u /\ 1 <= v /\ 2 * e - 1 <= 2 * (u * v) - A * X /\ 2 * (u + v) - A - X <= b.

Lemma box_ordered e P Q X A : 2 <= e -> e <= P -> e <= Q -> 4 <= e \/ 3 * e <= P + Q ->
  0 <= X <= P -> 0 <= A <= Q -> A <= X -> exists u v, box e (P + Q) X A u v.
Proof.
  intros He HP HQ Hs HX HA L. unfold box.
  destruct (Z.le_gt_cases (2 * e - 1) (A * X)) as [C|C].
  - exists A, X. assert (A <> 0) by (intros ->; lia). repeat split; lia.
  - destruct (Z.eq_dec A 0) as [->|A0].
    + destruct (Z.le_gt_cases e X) as [D|D].
      * exists 1, X. repeat split; lia.
      * exists 2, (Z.max X ((e + 1) / 2)). pose proof (Z.div_mod (e + 1) 2 ltac:(lia)). pose proof (Z.mod_pos_bound (e + 1) 2 ltac:(lia)).
        repeat split; lia.
    + destruct (Z.le_gt_cases e X) as [D|D].
      * assert (A = 1) by (assert (2 <= A -> 2 * X <= A * X) by (intros; apply Z.mul_le_mono_nonneg_r; lia); lia).
        subst A. exists 2, X. repeat split; lia.
      * set (t := (2 * e - 1 - A * X + (2 * X - 1)) / (2 * X)).
        pose proof (Z.div_mod (2 * e - 1 - A * X + (2 * X - 1)) (2 * X) ltac:(lia)) as Dv.
        pose proof (Z.mod_pos_bound (2 * e - 1 - A * X + (2 * X - 1)) (2 * X) ltac:(lia)) as Md. fold t in Dv.
        set (r := (2 * e - 1 - A * X + (2 * X - 1)) mod (2 * X)) in *. clearbody t r.
        assert (T0 : 0 <= t).
        { destruct (Z.le_gt_cases 0 t); auto. assert (2 * X * t <= 2 * X * -1) by (apply Z.mul_le_mono_nonneg_l; lia). lia. }
        exists (A + t), X. repeat split; try lia.
        assert (F : A + X + 2 * t <= 2 * e).
        { assert (U : 2 * X * t <= 2 * e - 2 - A * X + 2 * X) by lia.
          assert (G : X = 1 \/ X = 2 \/ 3 <= X) by lia. destruct G as [->|[->|G]]; [lia|lia|].
          assert (X * (A + X + 2 * t) <= X * (2 * e)).
          { assert (0 <= (e - 1 - X) * (X - 1)) by (apply Z.mul_nonneg_nonneg; lia).
            assert (0 <= (X - 2) * X) by (apply Z.mul_nonneg_nonneg; lia). lia. }
          apply (Z.mul_le_mono_pos_l _ _ X); lia. }
        lia.
Qed.

Lemma box_exists e P Q X A : 2 <= e -> e <= P -> e <= Q -> 4 <= e \/ 3 * e <= P + Q ->
  0 <= X <= P -> 0 <= A <= Q -> exists u v, box e (P + Q) X A u v.
Proof.
  intros He HP HQ Hs HX HA. destruct (Z.le_gt_cases A X) as [L|L].
  - now apply box_ordered.
  - destruct (box_ordered e Q P A X He HQ HP ltac:(lia) HA HX ltac:(lia)) as (u & v & B).
    exists v, u. unfold box in *. rewrite (Z.mul_comm v u), (Z.mul_comm A X). lia.
Qed.

(* ---------- The diameter ---------- *)

Lemma gamma_diameter e k l : 2 <= e -> 1 <= k -> 1 <= l -> 4 <= e \/ 3 <= k + l ->
  diameter (Gamma (2 * e) k l) (e * k + e * l).
Proof.
  intros He Hk Hl Hs.
  assert (Pk : e <= e * k) by (pose proof (Z.mul_le_mono_nonneg_l 1 k e ltac:(lia) ltac:(lia)); lia).
  assert (Pl : e <= e * l) by (pose proof (Z.mul_le_mono_nonneg_l 1 l e ltac:(lia) ltac:(lia)); lia).
  assert (Ps : 4 <= e \/ 3 * e <= e * k + e * l).
  { destruct Hs as [Hs|Hs]; [now left|right]. pose proof (Z.mul_le_mono_nonneg_l 3 (k + l) e ltac:(lia) ltac:(lia)). lia. }
  assert (O : is_vertex (Gamma (2 * e) k l) (0, 0, 0)) by (apply gamma_vertex, zero_inside; lia).
  apply (transitive_diameter (Gamma (2 * e) k l) (0, 0, 0) (e * k + e * l)
    (fun s => below (2 * e) k l (gamma_relative (2 * e) k l s (0, 0, 0))) (e * k, e * l, 0)).
  - apply gamma_decidable.
  - apply gamma_transitive; lia.
  - exact O.
  - intros [[x y] z] V. apply gamma_vertex in V. pose proof V as I. destruct V as (X & Y & Z).
    assert (Sx : exists a X0 i, (a = 1 \/ a = -1) /\ 0 <= X0 <= e * k /\ a * X0 = x + 2 * e * k * i).
    { destruct (Z.le_gt_cases x (e * k)); [exists 1, x, 0|exists (-1), (2 * e * k - x), (-1)]; lia. }
    assert (Sy : exists b A0 i, (b = 1 \/ b = -1) /\ 0 <= A0 <= e * l /\ b * A0 = y + 2 * e * l * i).
    { destruct (Z.le_gt_cases y (e * l)); [exists 1, y, 0|exists (-1), (2 * e * l - y), (-1)]; lia. }
    destruct Sx as (a & X0 & i & Ha & HX & Ex), Sy as (b & A0 & j & Hb & HA & Ey).
    destruct (box_exists e (e * k) (e * l) X0 A0 He Pk Pl Ps HX HA) as (u & v & B). unfold box in B.
    exists (2 * (u + v) - A0 - X0). split; [|lia].
    pose proof (reached_mod (2 * e) k l ltac:(lia) Hk Hl a b X0 A0 u v (z - j) Ha Hb ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia)) as W.
    unfold reached in W.
    assert (E : gamma_address (2 * e) k l (a * X0, b * A0, z - j) = (x, y, z)).
    { apply same_inside with (2 * e) k l; auto; try lia; [apply address_inside; lia|].
      eapply same_trans; [apply address_same; lia|]. exists i, j, 0. lia. }
    rewrite E in W. exact W.
  - apply below_potential; lia.
  - apply gamma_vertex. simpl. lia.
  - unfold gamma_relative.
    assert (E : gamma_inverse (2 * e) k l (0, 0, 0) = (0, 0, 0)).
    { unfold gamma_inverse. change (triple_inverse (0, 0, 0)) with (0, 0, 0). apply address_of; try lia. apply zero_inside; lia. }
    rewrite E. rewrite !one_times; try lia; [|simpl; lia|simpl; lia]. unfold below, around. lia.
Qed.

(* Table 1: the diameter is ck/2 + cl/2 for even c >= 8. *)
Theorem supertoroidal_diameter_c_ge_8 : forall c k l : Z, 8 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 ->
  diameter (Gamma c k l) ((c * k + c * l) / 2).
Proof.
  intros c k l Hc Hk Hl Ev. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  replace ((2 * e * k + 2 * e * l) / 2) with (e * k + e * l) by (apply Z.div_unique with 0; lia).
  apply gamma_diameter; lia.
Qed.

(* Table 1 says that for smaller c the diameter is greater. It is not: for c = 4
   and c = 6 it is the value of the table for all k and l but k = l = 1. *)
Theorem supertoroidal_diameter_small_c_refuted : forall c k l : Z, c = 4 \/ c = 6 -> 1 <= k -> 1 <= l -> 3 <= k + l ->
  diameter (Gamma c k l) ((c * k + c * l) / 2) /\ ~ exists D, diameter (Gamma c k l) D /\ (c * k + c * l) / 2 < D.
Proof.
  intros c k l Hc Hk Hl Hs.
  assert (K : diameter (Gamma c k l) ((c * k + c * l) / 2)).
  { destruct Hc as [->| ->].
    - replace ((4 * k + 4 * l) / 2) with (2 * k + 2 * l) by (apply Z.div_unique with 0; lia).
      apply (gamma_diameter 2); lia.
    - replace ((6 * k + 6 * l) / 2) with (3 * k + 3 * l) by (apply Z.div_unique with 0; lia).
      apply (gamma_diameter 3); lia. }
  split; [exact K|]. intros (D & H & L). pose proof (diameter_unique _ _ _ K H). lia.
Qed.
