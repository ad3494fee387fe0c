(* The supertoroidal network beside the tori of two and three dimensions.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991,
   abstract and Sections II and IV. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Ring Torus Supertoroidal SupertoroidalB SupertoroidalDiameter SupertoroidalSmall.
Import ListNotations.
Open Scope Z_scope.

Lemma sides_two a b : 2 <= a -> 2 <= b -> sides_ok [a; b].
Proof. intros A B n [<-|[<-|[]]]; assumption. Qed.

Lemma sides_three a b d : 2 <= a -> 2 <= b -> 2 <= d -> sides_ok [a; b; d].
Proof. intros A B D n [<-|[<-|[<-|[]]]]; assumption. Qed.

Lemma torus2_diameter a b : 2 <= a -> 2 <= b -> diameter (Torus [a; b]) (a / 2 + b / 2).
Proof.
  intros A B. pose proof (torus_diameter [a; b] (sides_two a b A B)) as H. cbn [sum_over] in H.
  now replace (a / 2 + (b / 2 + 0)) with (a / 2 + b / 2) in H by lia.
Qed.

Lemma torus3_diameter a b d : 2 <= a -> 2 <= b -> 2 <= d -> diameter (Torus [a; b; d]) (a / 2 + b / 2 + d / 2).
Proof.
  intros A B D. pose proof (torus_diameter [a; b; d] (sides_three a b d A B D)) as H. cbn [sum_over] in H.
  now replace (a / 2 + (b / 2 + (d / 2 + 0))) with (a / 2 + b / 2 + d / 2) in H by lia.
Qed.

(* Table 1: the ck x c^2 l torus has diameter ck/2 + c^2 l/2. *)
Theorem supertoroidal_diameter_torus2 : forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 ->
  diameter (Torus [c * k; c * c * l]) ((c * k + c * c * l) / 2).
Proof.
  intros c k l Hc Hk Hl Ev. pose proof (ck_two c k ltac:(lia) Hk) as A. pose proof (cl_two c l ltac:(lia) Hl) as B.
  assert (C : 2 <= c * c * l) by (rewrite <- Z.mul_assoc; nia).
  pose proof (torus2_diameter (c * k) (c * c * l) A C) as H.
  replace ((c * k + c * c * l) / 2) with (c * k / 2 + c * c * l / 2); [exact H|].
  pose proof (even_half c Ev) as E. set (e := c / 2) in *. clearbody e. subst c.
  replace (2 * e * (2 * e) * l) with (2 * (2 * e * e) * l) by ring. rewrite !halves.
  apply Z.div_unique with 0; lia.
Qed.

(* Table 1: the ck x cl x c torus has diameter ck/2 + cl/2 + c/2. *)
Theorem supertoroidal_diameter_torus3 : forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 ->
  diameter (Torus [c * k; c * l; c]) ((c * k + c * l + c) / 2).
Proof.
  intros c k l Hc Hk Hl Ev. pose proof (ck_two c k ltac:(lia) Hk) as A. pose proof (cl_two c l ltac:(lia) Hl) as B.
  pose proof (torus3_diameter (c * k) (c * l) c A B ltac:(lia)) as H.
  replace ((c * k + c * l + c) / 2) with (c * k / 2 + c * l / 2 + c / 2); [exact H|].
  pose proof (even_half c Ev) as E. set (e := c / 2) in *. clearbody e. subst c. rewrite !halves.
  apply Z.div_unique with 0; lia.
Qed.

(* Section II: the third dimension, of length c, is at no cost: for even c >= 8 the
   diameter is that of the ck x cl torus. *)
Theorem supertoroidal_third_dimension_free : forall c k l : Z, 8 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 ->
  exists D, diameter (Gamma c k l) D /\ diameter (Torus [c * k; c * l]) D.
Proof.
  intros c k l Hc Hk Hl Ev. exists ((c * k + c * l) / 2). split; [now apply supertoroidal_diameter_c_ge_8|].
  pose proof (ck_two c k ltac:(lia) Hk) as A. pose proof (cl_two c l ltac:(lia) Hl) as B.
  pose proof (torus2_diameter (c * k) (c * l) A B) as H.
  replace ((c * k + c * l) / 2) with (c * k / 2 + c * l / 2); [exact H|].
  pose proof (even_half c Ev) as E. set (e := c / 2) in *. clearbody e. subst c. rewrite !halves.
  apply Z.div_unique with 0; lia.
Qed.

(* Section IV: the bound on B is worse by 2 than the diameter of the ck x cl x c
   torus. *)
Theorem supertoroidal_B_vs_torus3 : forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 ->
  exists D, diameter (Torus [c * k; c * l; c]) D /\ c * k / 2 + c * l / 2 + c / 2 + 2 = D + 2.
Proof.
  intros c k l Hc Hk Hl Ev. pose proof (ck_two c k ltac:(lia) Hk) as A. pose proof (cl_two c l ltac:(lia) Hl) as B.
  exists (c * k / 2 + c * l / 2 + c / 2). split; [apply torus3_diameter; lia|reflexivity].
Qed.

(* Abstract: degree 4 for 6: with N nodes 2N links, where the ck x cl x c torus has as
   many nodes and 3N links. *)
Theorem supertoroidal_asymptotically_half_links : forall c k l : Z, 3 <= c -> 1 <= k -> 1 <= l ->
  exists N, order (Gamma c k l) N /\ size (Gamma c k l) (2 * N) /\
    order (Torus [c * k; c * l; c]) N /\ size (Torus [c * k; c * l; c]) (3 * N).
Proof.
  intros c k l Hc Hk Hl.
  assert (A : 3 <= c * k) by (pose proof (Z.mul_le_mono_nonneg_l 1 k c ltac:(lia) ltac:(lia)); lia).
  assert (B : 3 <= c * l) by (pose proof (Z.mul_le_mono_nonneg_l 1 l c ltac:(lia) ltac:(lia)); lia).
  destruct (supertoroidal_links c k l ltac:(lia) Hk Hl A) as (N & O & S). exists N. split; [exact O|]. split; [exact S|].
  pose proof (gamma_order c k l ltac:(lia) Hk Hl) as O'. pose proof (order_unique _ _ _ O O') as E.
  assert (T : times [c * k; c * l; c] = N) by (rewrite E; cbn [times]; ring).
  pose proof (torus_order [c * k; c * l; c] (sides_three (c * k) (c * l) c ltac:(lia) ltac:(lia) ltac:(lia))) as TO. rewrite T in TO.
  split; [exact TO|].
  assert (TS : forall n, In n [c * k; c * l; c] -> 3 <= n) by (intros n [<-|[<-|[<-|[]]]]; lia).
  pose proof (torus_size [c * k; c * l; c] TS) as TZ. rewrite T in TZ. cbn [length] in TZ.
  now replace (N * Z.of_nat 3) with (3 * N) in TZ by lia.
Qed.

(* Abstract: a smaller diameter than the ck x cl x c torus. So it is for all even
   c >= 4, but for Gamma(4,1,1), whose diameter is the same. *)
Theorem supertoroidal_smaller_diameter : forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 ->
  (5 <= c \/ 3 <= k + l) ->
  exists D E, diameter (Gamma c k l) D /\ diameter (Torus [c * k; c * l; c]) E /\ D < E.
Proof.
  intros c k l Hc Hk Hl Ev Hs.
  pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e.
  pose proof (supertoroidal_diameter_torus3 c k l Hc Hk Hl Ev) as T.
  assert (ET : (c * k + c * l + c) / 2 = e * k + e * l + e) by (symmetry; apply Z.div_unique with 0; subst c; lia).
  assert (EG : (c * k + c * l) / 2 = e * k + e * l) by (symmetry; apply Z.div_unique with 0; subst c; lia).
  assert (C : 8 <= c \/ (c = 4 \/ c = 6) /\ 3 <= k + l \/ c = 6 /\ k = 1 /\ l = 1) by lia.
  destruct C as [C|[[C C']|(-> & -> & ->)]].
  - exists ((c * k + c * l) / 2), ((c * k + c * l + c) / 2). split; [now apply supertoroidal_diameter_c_ge_8|]. split; [exact T|]. lia.
  - exists ((c * k + c * l) / 2), ((c * k + c * l + c) / 2).
    split; [now apply supertoroidal_diameter_small_c_refuted|]. split; [exact T|]. lia.
  - exists 8, 9. split; [|split; [exact T|lia]].
    now apply (proj1 (supertoroidal_diameter_small_c_correction 6 1 1 ltac:(auto) ltac:(lia) ltac:(lia))).
Qed.

Theorem supertoroidal_smaller_than_3_cube_refuted :
  ~ forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 ->
    exists D E, diameter (Gamma c k l) D /\ diameter (Torus [c * k; c * l; c]) E /\ D < E.
Proof.
  intros H. destruct (H 4 1 1 ltac:(lia) ltac:(lia) ltac:(lia) eq_refl) as (D & E & G & T & L).
  pose proof (proj1 (supertoroidal_diameter_small_c_correction 4 1 1 ltac:(auto) ltac:(lia) ltac:(lia)) eq_refl eq_refl) as G'.
  pose proof (supertoroidal_diameter_torus3 4 1 1 ltac:(lia) ltac:(lia) ltac:(lia) eq_refl) as T'.
  rewrite (diameter_unique _ _ _ G G'), (diameter_unique _ _ _ T T') in L. vm_compute in L. discriminate.
Qed.
