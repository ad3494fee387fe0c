(* The bisection width of a torus of any dimension whose longest side is even and 4 or
   more: twice the number of vertices by the longest side. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Width Torus.
Import ListNotations.
Open Scope Z_scope.

(* A quarter of the spread, without fractions. *)
Definition quarter_spread (g : graph) (k : Z) : Prop :=
  forall S c, cut g S c -> 4 * pairs S (vertices g) <= k * c.

Lemma product_quarter_spread g h N M a b k :
  order g N -> order h M -> decidable g -> decidable h ->
  quarter_spread g a -> quarter_spread h b -> M * a <= k -> N * b <= k -> quarter_spread (product g h) k.
Proof.
  intros [P <-] [Q <-] D E A B L L' S c C.
  destruct (sums_exists (fun b => cut g (fun a => S (a, b))) (vertices h)) as (t & T).
  { intros; apply cut_exists; auto. }
  destruct (sums_exists (fun a => cut h (fun b => S (a, b))) (vertices g)) as (t' & T').
  { intros; apply cut_exists; auto. }
  assert (F := product_cut g h S t t' P Q T T').
  rewrite (count_unique _ _ _ C F).
  assert (X := pairs_product S (vertices g) (vertices h)).
  assert (Y := sums_le _ (fun b => 4 * pairs (fun a => S (a, b)) (vertices g)) a _ _ (fun b c _ C => A _ c C) T).
  assert (Y2 := sums_le _ (fun a => 4 * pairs (fun b => S (a, b)) (vertices h)) b _ _ (fun a c _ C => B _ c C) T').
  rewrite sum_over_scale in Y; rewrite sum_over_scale in Y2.
  assert (T0 : 0 <= t) by (apply (sums_nonneg _ _ _ (fun b c C => count_nonneg _ c C) T)).
  assert (T0' : 0 <= t') by (apply (sums_nonneg _ _ _ (fun b c C => count_nonneg _ c C) T')).
  apply (Z.mul_le_mono_nonneg_l _ _ 4) in X; [|lia]; apply (Z.le_trans _ _ _ X); clear X.
  set (x := sum_over _ (vertices h)) in *; set (y := sum_over _ (vertices g)) in *.
  set (n := Z.of_nat (length (vertices g))) in *; set (m := Z.of_nat (length (vertices h))) in *.
  assert (0 <= n) by (unfold n; lia); assert (0 <= m) by (unfold m; lia).
  assert (m * (4 * x) <= m * (a * t)) by (apply Z.mul_le_mono_nonneg_l; auto).
  assert (n * (4 * y) <= n * (b * t')) by (apply Z.mul_le_mono_nonneg_l; auto).
  assert (m * a * t <= k * t) by (apply Z.mul_le_mono_nonneg_r; auto).
  assert (n * b * t' <= k * t') by (apply Z.mul_le_mono_nonneg_r; auto); lia.
Qed.

Lemma ring_quarter_spread n M : 2 <= n -> n <= M -> 4 <= M -> quarter_spread (Ring n) (n * M).
Proof.
  intros N L M4 S c C; assert (C0 : 0 <= c) by (eapply count_nonneg; eauto).
  destruct (Z.eq_dec n 2) as [->|D].
  - assert (X := ring2_spread S c C); assert (2 * 4 * c <= 2 * M * c) by (apply Z.mul_le_mono_nonneg_r; lia); lia.
  - assert (H := half n); set (h := n / 2) in *; clearbody h.
    assert (X := ring_spread n h ltac:(lia) H S c C).
    assert (4 * (h * (n - h)) <= n * M).
    { apply Z.le_trans with (n * n); [|apply Z.mul_le_mono_nonneg_l; lia].
      assert (n = 2 * h \/ n = 2 * h + 1) as [-> | ->] by lia; nia. }
    assert (4 * (h * (n - h)) * c <= n * M * c) by (apply Z.mul_le_mono_nonneg_r; auto); lia.
Qed.

Lemma torus_quarter_spread sides M : sides_ok sides -> (forall n, In n sides -> n <= M) -> 4 <= M ->
  quarter_spread (Torus sides) (times sides * M).
Proof.
  induction sides as [|n l IH]; intros H L M4.
  - intros S c C; assert (C0 : 0 <= c) by (eapply count_nonneg; eauto).
    replace (pairs S (vertices (Torus []))) with 0; [simpl; nia|].
    unfold pairs; simpl; unfold dif; destruct (S tt); reflexivity.
  - apply sides_ok_cons in H; destruct H as [N O]; simpl times.
    apply (product_quarter_spread (Ring n) (Torus l) n (times l) (n * M) (times l * M)).
    + apply ring_order; lia.
    + apply torus_order; auto.
    + apply ring_decidable.
    + apply torus_decidable.
    + apply ring_quarter_spread; auto; apply L; simpl; auto.
    + apply IH; auto; intros; apply L; simpl; auto.
    + lia.
    + lia.
Qed.

(* Half of the longest side is cut off at two links for each vertex across. *)
Lemma torus_half sides M : sides_ok sides -> In M sides -> 3 <= M -> M mod 2 = 0 ->
  exists S w h, balanced (Torus sides) S /\ cut (Torus sides) S w /\ w * M = 2 * times sides /\ times sides = 2 * h.
Proof.
  intros O I M3 E; assert (Em := Z.div_mod M 2); set (q := M / 2) in *; assert (Q : M = 2 * q) by lia; clearbody q; clear Em E.
  induction sides as [|n l IH]; [destruct I|].
  apply sides_ok_cons in O; destruct O as [N O]; destruct I as [->|I].
  - exists (fun x => first_half M (fst x)), (times l * 2), (q * times l); split; [|split; [|split; simpl; lia]].
    + apply (product_balanced_left (Ring M) (Torus l) (first_half M) (times l) q).
      * rewrite <- Q; apply ring_order; lia.
      * apply torus_order; auto.
      * apply first_half_balanced; lia.
    + apply (product_cut_left (Ring M) (Torus l) (first_half M) 2 (times l)).
      * apply ring_proper; lia.
      * apply torus_order; auto.
      * apply first_half_cut; auto.
  - destruct (IH O I) as (S & w & h & B & C & W & T).
    exists (fun x => S (snd x)), (n * w), (n * h); split; [|split; [|split; simpl; nia]].
    + apply (product_balanced_right (Ring n) (Torus l) S n h); auto; [apply ring_order; lia | rewrite <- T; apply torus_order; auto].
    + apply (product_cut_right (Ring n) (Torus l) S w n); auto; [apply ring_order; lia | apply torus_proper; auto].
Qed.

(* The width w, with w times the longest side M twice the number of vertices. *)
Theorem torus_bisection : forall sides M w, sides_ok sides -> In M sides -> (forall n, In n sides -> n <= M) ->
  4 <= M -> M mod 2 = 0 -> w * M = 2 * times sides -> bisection_width (Torus sides) w.
Proof.
  intros sides M w O I L M4 E W; destruct (torus_half sides M O I ltac:(lia) E) as (S & v & h & B & C & V & T).
  assert (v = w) by nia; subst v; assert (P := times_positive sides O).
  assert (OT := torus_order sides O); split; [exists S; auto|]; intros S' B'.
  destruct (cut_exists _ S' (torus_proper sides O) (torus_decidable sides)) as (c & C').
  exists c; split; auto; assert (X := torus_quarter_spread sides M O L M4 S' c C').
  rewrite T in OT; apply (balanced_half _ S' h OT) in B'; destruct OT as [_ OL].
  rewrite pairs_inside, B', OL, T in X.
  assert (0 < h) by lia; assert (Y : 4 * h <= M * c) by (apply (Z.mul_le_mono_pos_l _ _ (2 * h)); lia).
  apply (Z.mul_le_mono_pos_l _ _ M); lia.
Qed.

(* Two dimensions: twice the shorter side, if the longer one is even. *)
Theorem torus2_bisection : forall a b : Z, 4 <= a -> a <= b -> b mod 2 = 0 ->
  bisection_width (Torus [a; b]) (2 * a).
Proof.
  intros a b A B E; apply (torus_bisection [a; b] b); auto; try (simpl; intuition lia).
  intros n [<-|[<-|[]]]; lia.
Qed.
