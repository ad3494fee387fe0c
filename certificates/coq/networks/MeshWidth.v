(* The bisection width of a mesh of two dimensions whose longer side is even: the shorter
   one. A mesh is half of a torus: a line of n is a ring of 2n, folded. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Width Torus TorusWidth Mesh.
Import ListNotations.
Open Scope Z_scope.

(* The vertex of the line on which one of the ring comes to lie. *)
Definition folded (n u : Z) : Z := if u <? n then u else 2 * n - 1 - u.

Lemma folded_low n u : u < n -> folded n u = u.
Proof. intros H; unfold folded; destruct (Z.ltb_spec u n); lia. Qed.

Lemma folded_high n u : n <= u -> folded n u = 2 * n - 1 - u.
Proof. intros H; unfold folded; destruct (Z.ltb_spec u n); lia. Qed.

Lemma zrange_fold n : 0 <= n -> Permutation (zrange n ++ map (fun u => 2 * n - 1 - u) (zrange n)) (zrange (2 * n)).
Proof.
  intros N; apply NoDup_Permutation.
  - apply NoDup_app_intro; [apply NoDup_zrange | apply NoDup_map_inj; [intros; lia | apply NoDup_zrange]|].
    intros a A B; apply in_zrange in A; apply in_map_iff in B; destruct B as (b & <- & B); apply in_zrange in B; lia.
  - apply NoDup_zrange.
  - intros a; rewrite in_app_iff, in_map_iff, !in_zrange; split.
    + intros [A|(b & <- & B)]; [lia|]; apply in_zrange in B; lia.
    + intros A; destruct (Z_lt_dec a n); [left; lia | right; exists (2 * n - 1 - a)]; rewrite in_zrange; lia.
Qed.

(* Pairs of the line are counted four times in the ring. *)
Lemma folded_pairs n (S : Z -> bool) : 0 <= n -> pairs (fun u => S (folded n u)) (zrange (2 * n)) = 4 * pairs S (zrange n).
Proof.
  intros N.
  assert (H : forall f : Z -> Z, sum_over (fun u => f (folded n u)) (zrange (2 * n)) = 2 * sum_over f (zrange n)).
  { intros f; rewrite <- (sum_over_permutation _ _ _ (zrange_fold n N)), sum_over_app, sum_over_map.
    rewrite (sum_over_ext (fun u => f (folded n u)) f), (sum_over_ext (fun a => f (folded n (2 * n - 1 - a))) f); [lia| |].
    - intros a A; apply in_zrange in A; rewrite folded_high by lia; f_equal; lia.
    - intros a A; apply in_zrange in A; rewrite folded_low by lia; reflexivity. }
  unfold pairs; rewrite (H (fun a => sum_over (fun v => dif (S a) (S (folded n v))) (zrange (2 * n)))).
  rewrite (sum_over_ext _ (fun a => 2 * sum_over (fun v => dif (S a) (S v)) (zrange n))).
  - rewrite sum_over_scale; lia.
  - intros a _; exact (H (fun v => dif (S a) (S v))).
Qed.

(* And cut links twice: those that join the two layers are not cut. *)
Lemma folded_cut n S c c' : 2 <= n -> cut (Line n) S c -> cut (Ring (2 * n)) (fun u => S (folded n u)) c' -> c' <= 2 * c.
Proof.
  intros N C C'.
  assert (B : count (fun _ : bool => True) 2).
  { apply (count_list_n _ [true; false]); auto; [repeat constructor; simpl; intuition discriminate|].
    intros []; simpl; tauto. }
  set (Q := fun e : Z * Z => adj (Line n) (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false).
  assert (P : count (fun e : (Z * Z) * bool => Q (fst e) /\ True) (c * 2)).
  { apply (count_product Q (fun _ => True)); auto; intros; tauto. }
  rewrite Z.mul_comm; refine (count_injection _ _ (fun e : Z * Z => ((folded n (fst e), folded n (snd e)), fst e <? n)) _ _ _ _ C' P).
  - intros (u, v) (A & E & F); simpl in *; split; [|exact I]; split; [|auto].
    assert (D : folded n u <> folded n v) by congruence.
    apply ring_adj in A; [|lia]; apply line_adj; unfold folded in *.
    destruct (Z.ltb_spec u n), (Z.ltb_spec v n); simpl; lia.
  - intros (u, v) (u', v') (A & E & F) (A' & E' & F') G; simpl in *; injection G as G1 G2 G3.
    assert (D : folded n u <> folded n v) by congruence; assert (D' : folded n u' <> folded n v') by congruence.
    apply ring_adj in A; [|lia]; apply ring_adj in A'; [|lia]; unfold folded in *.
    destruct (Z.ltb_spec u n), (Z.ltb_spec v n), (Z.ltb_spec u' n), (Z.ltb_spec v' n); try discriminate; try (exfalso; lia); f_equal; lia.
Qed.

Lemma line_spread n : 2 <= n -> quarter_spread (Line n) (2 * n * n).
Proof.
  intros N S c C; set (S' := fun u => S (folded n u)).
  assert (C' := ring_cut (2 * n) S' ltac:(lia)); assert (L := folded_cut n S c _ N C C').
  assert (X := ring_spread (2 * n) n ltac:(lia) ltac:(lia) S' _ C').
  change (vertices (Ring (2 * n))) with (zrange (2 * n)) in X; unfold S' in X at 1.
  change (vertices (Line n)) with (zrange n).
  rewrite folded_pairs in X by lia; replace (2 * n - n) with n in X by lia.
  assert (n * n * apart (2 * n) S' 1 <= n * n * (2 * c)) by (apply Z.mul_le_mono_nonneg_l; [nia | exact L]).
  apply (Z.le_trans _ _ _ X); lia.
Qed.

Definition first_line (b v : Z) : bool := v <? b / 2.

(* Two dimensions: the shorter side, if the longer one is even. *)
Theorem mesh2_bisection : forall a b : Z, 2 <= a -> a <= b -> b mod 2 = 0 -> bisection_width (Mesh [a; b]) a.
Proof.
  intros a b A AB E; assert (Eb := Z.div_mod b 2 ltac:(lia)); set (h := b / 2) in *; assert (H : b = 2 * h) by lia.
  assert (OP := point_order); assert (OB := line_order b ltac:(lia)).
  assert (OL : order (Mesh [b]) b).
  { rewrite <- (Z.mul_1_r b) at 2; apply (product_order (Line b) Point); auto. }
  assert (O : order (Mesh [a; b]) (2 * (a * h))).
  { replace (2 * (a * h)) with (a * b) by nia; apply (product_order (Line a) (Mesh [b])); [apply line_order; lia | exact OL]. }
  assert (DL : decidable (Mesh [b])) by (apply (product_decidable (Line b) Point); [apply line_decidable | apply point_decidable]).
  assert (D : decidable (Mesh [a; b])) by (apply (product_decidable (Line a) (Mesh [b])); [apply line_decidable | exact DL]).
  assert (QP : quarter_spread Point 0).
  { intros S c C; replace (pairs S (vertices Point)) with 0; [lia|]; unfold pairs, dif; simpl; destruct (S tt); reflexivity. }
  assert (QL : quarter_spread (Mesh [b]) (2 * b * b)).
  { apply (product_quarter_spread (Line b) Point b 1 (2 * b * b) 0); auto; [apply line_decidable | apply point_decidable | apply line_spread; lia | lia | nia]. }
  assert (Q : quarter_spread (Mesh [a; b]) (2 * a * b * b)).
  { apply (product_quarter_spread (Line a) (Mesh [b]) a b (2 * a * a) (2 * b * b)); auto;
      [apply line_order; lia | apply line_decidable | apply line_spread; lia | | apply Z.eq_le_incl; ring].
    replace (b * (2 * a * a)) with (2 * a * b * a) by ring; apply Z.mul_le_mono_nonneg_l; nia. }
  split.
  - exists (fun x => (fun y : vertex (Mesh [b]) => first_line b (fst y)) (snd x)).
    assert (BL : balanced (Line b) (first_line b)) by (exact (first_half_balanced b ltac:(lia))).
    assert (CL : cut (Line b) (first_line b) 1).
    { apply (count_one _ (h - 1, h)); intros (u, v); simpl; rewrite line_adj; unfold first_line; fold h; rewrite Z.ltb_lt, Z.ltb_ge; split.
      - intros (X & Y & Z); f_equal; lia.
      - intros X; injection X as -> ->; lia. }
    rewrite H in OB; split.
    + apply (product_balanced_right (Line a) (Mesh [b]) (fun y => first_line b (fst y)) a h); [apply line_order; lia | rewrite <- H; exact OL|].
      apply (product_balanced_left (Line b) Point (first_line b) 1 h); auto; rewrite H; exact OB.
    + rewrite <- (Z.mul_1_r a) at 2; apply (product_cut_right (Line a) (Mesh [b]) (fun y => first_line b (fst y)) 1 a); [apply line_order; lia | destruct OL; auto|].
      apply (product_cut_left (Line b) Point (first_line b) 1 1); auto; apply line_proper; lia.
  - intros S B; assert (P : proper (Mesh [a; b])) by (destruct O; auto).
    destruct (cut_exists _ S P D) as (c & C); exists c; split; [exact C|].
    assert (X := Q S c C); apply (balanced_half _ S (a * h) O) in B; destruct O as [_ OO].
    rewrite pairs_inside, B, OO in X; clearbody h; subst b.
    assert (0 < a * h) by nia; assert (0 < a * h * h) by nia.
    assert ((8 * (a * h * h)) * a <= (8 * (a * h * h)) * c) by nia.
    apply (Z.mul_le_mono_pos_l _ _ (8 * (a * h * h))); lia.
Qed.
