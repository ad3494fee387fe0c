(* The two supertoroidal networks whose diameter is not that of Table 1, and the
   comparisons with tori.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991,
   Section II, Table 1. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Supertoroidal SupertoroidalB SupertoroidalDiameter.
Import ListNotations.
Open Scope Z_scope.

(* Hops from (0,0,0) in Gamma(4,1,1) and in Gamma(6,1,1), by x, y and z. *)
Definition hops_four : list Z :=
  [0; 4; 6; 4; 1; 3; 5; 3; 2; 4; 4; 2; 3; 5; 3; 1; 1; 3; 5; 3; 2; 2; 4; 4; 3; 3; 3; 3; 4; 4; 2; 2; 2; 4; 4; 4; 3;
   3; 3; 3; 4; 4; 4; 4; 3; 3; 3; 3; 1; 3; 5; 3; 2; 4; 4; 2; 3; 3; 3; 3; 2; 4; 4; 2].

Definition hops_six : list Z :=
  [0; 4; 6; 8; 6; 4; 1; 3; 5; 7; 5; 3; 2; 4; 4; 6; 4; 4; 3; 5; 5; 5; 5; 3; 4; 4; 6; 4; 4; 2; 3; 5; 7; 5; 3; 1; 1;
   3; 5; 7; 5; 3; 2; 2; 4; 6; 6; 4; 3; 3; 3; 5; 5; 5; 4; 4; 4; 4; 4; 4; 5; 5; 5; 3; 3; 3; 4; 6; 6; 4; 2; 2; 2;
   4; 4; 6; 4; 4; 3; 3; 3; 5; 5; 5; 4; 4; 4; 4; 4; 6; 5; 5; 5; 5; 5; 5; 6; 4; 4; 4; 4; 4; 5; 5; 5; 3; 3; 3; 3;
   5; 5; 5; 5; 5; 4; 4; 4; 4; 4; 4; 5; 5; 5; 5; 5; 5; 6; 6; 6; 6; 6; 6; 5; 5; 5; 5; 5; 5; 4; 4; 4; 4; 4; 4; 2;
   4; 4; 6; 4; 4; 3; 5; 5; 5; 3; 3; 4; 6; 4; 4; 4; 4; 5; 5; 5; 5; 5; 5; 4; 4; 4; 4; 6; 4; 3; 3; 5; 5; 5; 3; 1;
   3; 5; 7; 5; 3; 2; 4; 6; 6; 4; 2; 3; 5; 5; 5; 3; 3; 4; 4; 4; 4; 4; 4; 3; 3; 5; 5; 5; 3; 2; 4; 6; 6; 4; 2].

Definition hops (c : Z) (t : list Z) (p : Z * Z * Z) : Z :=
  let '(x, y, z) := p in nth (Z.to_nat ((x * c + y) * c + z)) t 0.

(* No link raises them by more than one. *)
Definition hops_checked (c : Z) (t : list Z) : bool :=
  forallb (fun p => forallb (fun s => hops c t (gamma_times c 1 1 p s) <=? hops c t p + 1) gamma_steps)
    (list_prod (list_prod (zrange (c * 1)) (zrange (c * 1))) (zrange c)).

Lemma hops_potential c t : 2 <= c -> hops_checked c t = true -> potential (Gamma c 1 1) (hops c t).
Proof.
  intros Hc H u v A. apply gamma_adj in A; try lia. destruct A as (U & s & S & ->).
  unfold hops_checked in H. rewrite forallb_forall in H.
  assert (I : In u (list_prod (list_prod (zrange (c * 1)) (zrange (c * 1))) (zrange c))).
  { apply gamma_vertex in U. exact U. }
  specialize (H u I). cbv beta in H. rewrite forallb_forall in H. specialize (H s S). cbv beta in H. now apply Z.leb_le in H.
Qed.

Lemma hops_four_checked : hops_checked 4 hops_four = true.
Proof. vm_compute. reflexivity. Qed.

Lemma hops_six_checked : hops_checked 6 hops_six = true.
Proof. vm_compute. reflexivity. Qed.

(* All vertices are within e + e + 2 hops. *)
Lemma gamma_small_walks e : e = 2 \/ e = 3 -> forall v, is_vertex (Gamma (2 * e) 1 1) v ->
  exists d, walk (Gamma (2 * e) 1 1) (0, 0, 0) v d /\ d <= 2 * e + 2.
Proof.
  intros He [[x y] z] V. apply gamma_vertex in V. pose proof V as I. destruct V as (X & Y & Z).
  assert (Sx : exists a X0 i, (a = 1 \/ a = -1) /\ 0 <= X0 <= e /\ a * X0 = x + 2 * e * 1 * i).
  { destruct (Z.le_gt_cases x e); [exists 1, x, 0|exists (-1), (2 * e - x), (-1)]; lia. }
  assert (Sy : exists b A0 i, (b = 1 \/ b = -1) /\ 0 <= A0 <= e /\ b * A0 = y + 2 * e * 1 * i).
  { destruct (Z.le_gt_cases y e); [exists 1, y, 0|exists (-1), (2 * e - y), (-1)]; lia. }
  destruct Sx as (a & X0 & i & Ha & HX & Ex), Sy as (b & A0 & j & Hb & HA & Ey).
  assert (B : exists u v, box e (2 * e + 2) X0 A0 u v).
  { unfold box. assert (CX : X0 = 0 \/ X0 = 1 \/ X0 = 2 \/ X0 = 3) by lia.
    assert (CA : A0 = 0 \/ A0 = 1 \/ A0 = 2 \/ A0 = 3) by lia.
    destruct He as [->| ->]; destruct CX as [->|[->|[->| ->]]]; destruct CA as [->|[->|[->| ->]]]; try lia;
      first [exists 1, 1; lia|exists 1, 2; lia|exists 2, 1; lia|exists 2, 2; lia|exists 1, 3; lia|exists 3, 1; lia|exists 2, 3; lia|exists 3, 2; lia|exists 3, 3; lia]. }
  destruct B as (u & v & B). unfold box in B.
  exists (2 * (u + v) - A0 - X0). split; [|lia].
  pose proof (reached_mod (2 * e) 1 1 ltac:(lia) ltac:(lia) ltac:(lia) a b X0 A0 u v (z - j) Ha Hb ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia)) as W.
  unfold reached in W.
  assert (E : gamma_address (2 * e) 1 1 (a * X0, b * A0, z - j) = (x, y, z)).
  { apply same_inside with (2 * e) 1 1; auto; try lia; [apply address_inside; lia|].
    eapply same_trans; [apply address_same; lia|]. exists i, j, 0. lia. }
  rewrite E in W. exact W.
Qed.

Lemma gamma_small e t v : e = 2 \/ e = 3 -> hops_checked (2 * e) t = true -> is_vertex (Gamma (2 * e) 1 1) v ->
  hops (2 * e) t v - hops (2 * e) t (0, 0, 0) = 2 * e + 2 -> diameter (Gamma (2 * e) 1 1) (2 * e + 2).
Proof.
  intros He H V E.
  apply (transitive_diameter (Gamma (2 * e) 1 1) (0, 0, 0) (2 * e + 2) (hops (2 * e) t) v); auto.
  - apply gamma_decidable.
  - apply gamma_transitive; lia.
  - apply gamma_vertex, zero_inside; lia.
  - now apply gamma_small_walks.
  - apply hops_potential; [lia|exact H].
  - rewrite E. lia.
Qed.

(* The correction: for c = 4 and c = 6 the diameter is (ck+cl)/2, the value of the
   table, but c + 2 for k = l = 1. *)
Theorem supertoroidal_diameter_small_c_correction : forall c k l : Z, c = 4 \/ c = 6 -> 1 <= k -> 1 <= l ->
  (k = 1 -> l = 1 -> diameter (Gamma c k l) (c + 2)) /\
  (3 <= k + l -> diameter (Gamma c k l) ((c * k + c * l) / 2)).
Proof.
  intros c k l Hc Hk Hl. split.
  - intros -> ->. destruct Hc as [->| ->].
    + apply (gamma_small 2 hops_four (0, 0, 2)); [now left|apply hops_four_checked|apply gamma_vertex; simpl; lia|reflexivity].
    + apply (gamma_small 3 hops_six (0, 0, 3)); [now right|apply hops_six_checked|apply gamma_vertex; simpl; lia|reflexivity].
  - intros Hs. now apply supertoroidal_diameter_small_c_refuted.
Qed.
