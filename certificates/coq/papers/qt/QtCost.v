(* The hyper-torus beside its transpose and beside tori: diameters and costs.
   Source: the hyper-torus paper, Sections 1, 3 and 6. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Ring Torus Qt QtDistance QtDiameter QtDiameterTall.
Import ListNotations.
Open Scope Z_scope.

(* Section 3 takes m >= n because the other case is similar. The diameters are not
   equal: QT(m,n) has m + 4 and QT(n,m) has m + 2, for odd m >= n + 7, n >= 8. *)
Theorem qt_transposed_diameters : forall m n : Z, 8 <= n -> n + 7 <= m -> m mod 2 = 1 ->
  diameter (QT m n) (m + 4) /\ diameter (QT n m) (m + 2) /\
  ~ exists D, diameter (QT m n) D /\ diameter (QT n m) D.
Proof.
  intros m n Hn Hm Od.
  pose proof (qt_diameter_correction m n Hn ltac:(lia)) as A.
  pose proof (qt_diameter_rows_correction n m ltac:(lia) ltac:(lia) Od) as B.
  split; [exact A|]. split; [exact B|]. intros (D & P & Q).
  pose proof (diameter_unique _ _ _ A P). pose proof (diameter_unique _ _ _ B Q). lia.
Qed.

(* ---------- QT(2,2) ---------- *)

Lemma two_by_two : forallb (fun z => forallb (fun w => forallb (fun a => forallb (fun b =>
    tries 5 z a b w || tries 5 z (- a) b w || tries 5 z a (- b) w || tries 5 z (- a) (- b) w)
  [0; 1]) [0; 1]) labels8) labels8 = true.
Proof. vm_compute. reflexivity. Qed.

Lemma two_walks : forall u v, is_vertex (QT 2 2) u -> is_vertex (QT 2 2) v -> exists d, walk (QT 2 2) u v d /\ d <= 5.
Proof.
  intros [[x y] z] [[x' y'] w] U V. apply qt_vertex_in in U, V. destruct U as (X & Y & Z), V as (X' & Y' & W).
  assert (S : forall s t, 0 <= s < 2 -> 0 <= t < 2 -> exists a, In a [0; 1] /\ (s + a) mod 2 = t /\ (s + - a) mod 2 = t).
  { intros s t Hs Ht. assert (C : (s = 0 \/ s = 1) /\ (t = 0 \/ t = 1)) by lia. destruct C as [[->| ->] [->| ->]];
      [exists 0|exists 1|exists 1|exists 0]; (split; [simpl; auto|split; reflexivity]). }
  destruct (S x x' X X') as (a & Ia & A1 & A2), (S y y' Y Y') as (b & Ib & B1 & B2).
  pose proof two_by_two as H. rewrite forallb_forall in H. specialize (H z (labels8_in z Z)). cbv beta in H.
  rewrite forallb_forall in H. specialize (H w (labels8_in w W)). cbv beta in H.
  rewrite forallb_forall in H. specialize (H a Ia). cbv beta in H. rewrite forallb_forall in H. specialize (H b Ib). cbv beta in H.
  rewrite !orb_true_iff in H.
  assert (K : forall a' b', tries 5 z a' b' w = true -> (x + a') mod 2 = x' -> (y + b') mod 2 = y' ->
    exists d, walk (QT 2 2) (x, y, z) (x', y', w) d /\ d <= 5).
  { intros a' b' T P Q. apply tries_near in T; [|exact Z].
    exact (near_walk 2 2 x y z x' y' w a' b' _ ltac:(lia) ltac:(lia) X Y T P Q). }
  destruct H as [[[H|H]|H]|H].
  - exact (K _ _ H A1 B1).
  - exact (K _ _ H A2 B1).
  - exact (K _ _ H A1 B2).
  - exact (K _ _ H A2 B2).
Qed.

Lemma qt_square_diameter k : 2 <= k -> exists D, diameter (QT k k) D /\ D <= k + 4 /\ (k = 2 -> D <= 5).
Proof.
  intros Hk. destruct (qt_diameter_order k k Hk Hk) as (D & H & _ & U). exists D. split; [exact H|]. split; [lia|].
  intros ->. exact (diameter_at_most _ _ _ H two_walks).
Qed.

(* ---------- Network cost ---------- *)

(* Sections 1 and 6: the cost, degree times diameter, of QT(k,k) is less than that of
   every a x b torus with as many nodes. *)
Theorem qt_cost_below_torus : forall k a b : Z, 2 <= k -> 2 <= a -> 2 <= b -> a * b = 8 * k * k ->
  exists d D e E, max_degree (QT k k) d /\ diameter (QT k k) D /\
    max_degree (Torus [a; b]) e /\ diameter (Torus [a; b]) E /\ d * D < e * E.
Proof.
  intros k a b Hk Ha Hb Hab. destruct (qt_square_diameter k Hk) as (D & H & U & U2).
  assert (S : sides_ok [a; b]) by (intros n [<-|[<-|[]]]; assumption).
  pose proof (torus_diameter [a; b] S) as T. cbn [sum_over] in T.
  pose proof (torus_regular [a; b] S) as R. cbn [sum_over] in R.
  assert (P : proper (Torus [a; b])) by (apply (torus_order [a; b] S)).
  exists 4, D, ((if a =? 2 then 1 else 2) + ((if b =? 2 then 1 else 2) + 0)), (a / 2 + (b / 2 + 0)).
  split; [apply (qt_degree_4 k k Hk Hk)|]. split; [exact H|].
  split; [now apply regular_max|]. split; [exact T|].
  pose proof (Z.div_mod a 2 ltac:(lia)) as Da. pose proof (Z.mod_pos_bound a 2 ltac:(lia)) as Ma.
  pose proof (Z.div_mod b 2 ltac:(lia)) as Db. pose proof (Z.mod_pos_bound b 2 ltac:(lia)) as Mb.
  set (p := a / 2) in *. set (q := b / 2) in *. set (r := a mod 2) in *. set (s := b mod 2) in *. clearbody p q r s.
  assert (Sq : 4 * (8 * k * k) <= (a + b) * (a + b)).
  { assert (0 <= (a - b) * (a - b)) by apply Z.square_nonneg. lia. }
  destruct (Z.eqb_spec a 2) as [A2|A2]; destruct (Z.eqb_spec b 2) as [B2|B2].
  - exfalso. subst a b. nia.
  - assert (b = 4 * k * k) by (subst a; lia). assert (2 * k <= k * k) by nia.
    destruct (Z.eq_dec k 2) as [K2|K2]; [specialize (U2 K2)|]; lia.
  - assert (a = 4 * k * k) by (subst b; lia). assert (2 * k <= k * k) by nia.
    destruct (Z.eq_dec k 2) as [K2|K2]; [specialize (U2 K2)|]; lia.
  - destruct (Z.eq_dec k 2) as [K2|K2].
    + specialize (U2 K2). subst k.
      assert (L : 12 <= a + b) by (destruct (Z.le_gt_cases 12 (a + b)); auto; exfalso; nia).
      assert (Ev : a * b = 32) by lia.
      assert (G : 12 <= 2 * p + 2 * q); [|lia].
      assert (X : r = 0 \/ r = 1) by lia. assert (Y : s = 0 \/ s = 1) by lia.
      destruct X as [->| ->], Y as [->| ->]; lia.
    + assert (K3 : 3 <= k) by lia.
      assert (L : 2 * k + 10 < a + b).
      { destruct (Z.lt_ge_cases (2 * k + 10) (a + b)); auto. exfalso.
        assert ((a + b) * (a + b) <= (2 * k + 10) * (2 * k + 10)) by (apply Z.square_le_mono_nonneg; lia).
        assert (0 <= (k - 3) * (28 * k + 44)) by (apply Z.mul_nonneg_nonneg; lia). lia. }
      lia.
Qed.
