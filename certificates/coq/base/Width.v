(* Bisection widths of products. The spread of a network bounds the pairs of
   vertices that a set separates by the links that it cuts; spreads of factors
   give the spread of the product, and a spread gives a lower bound of the width. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite.
Import ListNotations.
Open Scope Z_scope.

(* 1 if the two sides are different. *)
Definition dif (a b : bool) : Z := if xorb a b then 1 else 0.

Lemma dif_range a b : 0 <= dif a b <= 1.
Proof. destruct a, b; unfold dif; simpl; lia. Qed.

Lemma dif_sym a b : dif a b = dif b a.
Proof. destruct a, b; auto. Qed.

Lemma dif_triangle a b c : dif a c <= dif a b + dif b c.
Proof. destruct a, b, c; unfold dif; simpl; lia. Qed.

(* The ordered pairs of elements on different sides. *)
Definition pairs {A} (S : A -> bool) (l : list A) : Z :=
  sum_over (fun u => sum_over (fun v => dif (S u) (S v)) l) l.

Definition inside {A} (S : A -> bool) (l : list A) : Z := Z.of_nat (length (filter S l)).

Lemma sum_dif {A} (S : A -> bool) (b : bool) l :
  sum_over (fun v => dif b (S v)) l = if b then Z.of_nat (length l) - inside S l else inside S l.
Proof.
  unfold inside; induction l as [|a l IH]; [destruct b; auto|]; simpl sum_over; rewrite IH; simpl filter.
  destruct b, (S a); unfold dif; simpl xorb; simpl length; lia.
Qed.

Lemma pairs_inside {A} (S : A -> bool) l :
  pairs S l = 2 * inside S l * (Z.of_nat (length l) - inside S l).
Proof.
  unfold pairs; assert (K : forall k, sum_over (fun u => sum_over (fun v => dif (S u) (S v)) l) k =
    inside S k * (Z.of_nat (length l) - inside S l) + (Z.of_nat (length k) - inside S k) * inside S l).
  { induction k as [|a k IH]; [reflexivity|]; simpl sum_over; rewrite IH, sum_dif.
    unfold inside; simpl filter; destruct (S a); simpl length; lia. }
  rewrite K; lia.
Qed.

Lemma sum_over_prod {A B} (f : A * B -> Z) l m :
  sum_over f (list_prod l m) = sum_over (fun a => sum_over (fun b => f (a, b)) m) l.
Proof.
  induction l as [|a l IH]; simpl; auto; rewrite sum_over_app, IH, sum_over_map; auto.
Qed.

Lemma sum_over_zero {A} (l : list A) : sum_over (fun _ => 0) l = 0.
Proof. induction l; simpl; lia. Qed.

Lemma sum_over_const {A} c (l : list A) : sum_over (fun _ => c) l = Z.of_nat (length l) * c.
Proof. apply sum_over_constant; auto. Qed.

(* A separated pair of the product is separated in a row or in a column. *)
Lemma pairs_product {A B} (S : A * B -> bool) (l : list A) (m : list B) :
  pairs S (list_prod l m) <=
  Z.of_nat (length m) * sum_over (fun b => pairs (fun a => S (a, b)) l) m +
  Z.of_nat (length l) * sum_over (fun a => pairs (fun b => S (a, b)) m) l.
Proof.
  unfold pairs.
  replace (sum_over (fun u => sum_over (fun v => dif (S u) (S v)) (list_prod l m)) (list_prod l m)) with
    (sum_over (fun a => sum_over (fun b => sum_over (fun a' => sum_over (fun b' => dif (S (a, b)) (S (a', b'))) m) l) m) l).
  2: { rewrite sum_over_prod; apply sum_over_ext; intros; apply sum_over_ext; intros; rewrite sum_over_prod; auto. }
  apply Z.le_trans with
    (sum_over (fun a => sum_over (fun b => sum_over (fun a' => sum_over (fun b' =>
       dif (S (a, b)) (S (a', b)) + dif (S (a', b)) (S (a', b'))) m) l) m) l).
  { do 4 (apply sum_over_le; intros ? _); apply dif_triangle. }
  apply Z.eq_le_incl.
  transitivity (sum_over (fun a => sum_over (fun b => sum_over (fun a' => Z.of_nat (length m) * dif (S (a, b)) (S (a', b))) l +
    sum_over (fun a' => sum_over (fun b' => dif (S (a', b)) (S (a', b'))) m) l) m) l).
  { do 2 (apply sum_over_ext; intros ? _); rewrite <- sum_over_add; apply sum_over_ext; intros; rewrite sum_over_add, sum_over_const; auto. }
  transitivity (sum_over (fun a => sum_over (fun b => sum_over (fun a' => Z.of_nat (length m) * dif (S (a, b)) (S (a', b))) l) m +
    sum_over (fun b => sum_over (fun a' => sum_over (fun b' => dif (S (a', b)) (S (a', b'))) m) l) m) l).
  { apply sum_over_ext; intros; rewrite sum_over_add; auto. }
  rewrite sum_over_add, sum_over_const; f_equal.
  - rewrite sum_over_swap, <- sum_over_scale; apply sum_over_ext; intros b _; rewrite <- sum_over_scale.
    apply sum_over_ext; intros a _; rewrite <- sum_over_scale; auto.
  - f_equal; rewrite sum_over_swap; auto.
Qed.

(* ---------- Sums of counts ---------- *)

Inductive sums {A} (R : A -> Z -> Prop) : list A -> Z -> Prop :=
| sums_nil : sums R [] 0
| sums_cons a l c t : R a c -> sums R l t -> sums R (a :: l) (c + t).

Lemma sums_exists {A} (R : A -> Z -> Prop) l : (forall a, In a l -> exists c, R a c) -> exists t, sums R l t.
Proof.
  induction l as [|a l IH]; intros H; [exists 0; constructor|].
  destruct (H a) as (c & C); simpl; auto; destruct IH as (t & T); [intros; apply H; simpl; auto|].
  exists (c + t); constructor; auto.
Qed.

Lemma sums_le {A} (R : A -> Z -> Prop) (f : A -> Z) k l t :
  (forall a c, In a l -> R a c -> f a <= k * c) -> sums R l t -> sum_over f l <= k * t.
Proof.
  intros H S; induction S as [|a l c t C S IH]; simpl; [lia|].
  assert (f a <= k * c) by (apply H; simpl; auto).
  assert (sum_over f l <= k * t) by (apply IH; intros; apply H; simpl; auto); lia.
Qed.

Lemma sums_nonneg {A} (R : A -> Z -> Prop) l t : (forall a c, R a c -> 0 <= c) -> sums R l t -> 0 <= t.
Proof. intros H; induction 1 as [|a l c t C S IH]; [lia|]; apply H in C; lia. Qed.

Lemma sums_constant {A} (R : A -> Z -> Prop) c l : (forall a, In a l -> R a c) -> sums R l (Z.of_nat (length l) * c).
Proof.
  induction l as [|a l IH]; intros H; [constructor|].
  replace (Z.of_nat (length (a :: l)) * c) with (c + Z.of_nat (length l) * c) by (simpl; lia).
  constructor; [apply H; simpl; auto | apply IH; intros; apply H; simpl; auto].
Qed.

Lemma sums_count {A B} (Q : A -> B -> Prop) l t :
  NoDup l -> sums (fun a => count (Q a)) l t -> count (fun e : A * B => In (fst e) l /\ Q (fst e) (snd e)) t.
Proof.
  intros N S; induction S as [|a l c t C S IH]; [apply count_none; simpl; tauto|]; inversion N; subst.
  apply (count_union (fun e => fst e = a /\ Q a (snd e)) (fun e => In (fst e) l /\ Q (fst e) (snd e))); auto.
  - intros (x, y); simpl; intuition; subst; auto.
  - intros (x, y); simpl; intros [-> _] [I _]; auto.
  - apply (count_bijection (Q a) _ (fun y => (a, y))); simpl; auto.
    + intros; congruence.
    + intros (x, y); simpl; intros [-> Y]; exists y; auto.
Qed.

(* ---------- The cut of a product ---------- *)

Section Product.
Variables g h : graph.
Notation gh := (product g h).

Lemma product_cut (S : vertex gh -> bool) t t' : proper g -> proper h ->
  sums (fun b => cut g (fun a => S (a, b))) (vertices h) t ->
  sums (fun a => cut h (fun b => S (a, b))) (vertices g) t' ->
  cut gh S (t + t').
Proof.
  intros [P _] [Q _] T T'; unfold cut in *; apply sums_count in T, T'; auto.
  apply (count_union
    (fun e => snd (fst e) = snd (snd e) /\ is_vertex h (snd (fst e)) /\ adj g (fst (fst e)) (fst (snd e)) /\ S (fst e) = true /\ S (snd e) = false)
    (fun e => fst (fst e) = fst (snd e) /\ is_vertex g (fst (fst e)) /\ adj h (snd (fst e)) (snd (snd e)) /\ S (fst e) = true /\ S (snd e) = false)).
  - intros ((a, b), (a', b')); simpl; rewrite product_adj; tauto.
  - intros ((a, b), (a', b')); simpl; intros (<- & _ & _) (<- & _ & A & _); apply adj_differ in A; auto.
  - refine (count_bijection _ _ (fun x => ((fst (snd x), fst x), (snd (snd x), fst x))) _ _ _ _ T); simpl.
    + intros (b, (a, a')); simpl; unfold is_vertex; tauto.
    + intros (b, (a, a')) (d, (c, c')); simpl; intros; congruence.
    + intros ((a, b), (a', b')); simpl; intros (<- & V & A); exists (b, (a, a')); split; auto.
  - refine (count_bijection _ _ (fun x => ((fst x, fst (snd x)), (fst x, snd (snd x)))) _ _ _ _ T'); simpl.
    + intros (a, (b, b')); simpl; unfold is_vertex; tauto.
    + intros (a, (b, b')) (c, (d, d')); simpl; intros; congruence.
    + intros ((a, b), (a', b')); simpl; intros (<- & V & A); exists (a, (b, b')); split; auto.
Qed.

Lemma cut_nothing k (S : vertex k -> bool) b : (forall v, S v = b) -> cut k S 0.
Proof. intros H; apply count_none; intros (u, v) (_ & E & F); rewrite H in E, F; simpl in *; congruence. Qed.

(* A set that looks at one part only: its cut, once for each vertex of the other. *)
Lemma product_cut_right S w N : order g N -> proper h -> cut h S w -> cut gh (fun x => S (snd x)) (N * w).
Proof.
  intros [P <-] Q C; replace (Z.of_nat (length (vertices g)) * w) with
    (Z.of_nat (length (vertices h)) * 0 + Z.of_nat (length (vertices g)) * w) by lia.
  apply product_cut; auto; apply sums_constant; intros; simpl; auto.
  apply (cut_nothing _ _ (S a)); auto.
Qed.

Lemma product_cut_left S w N : proper g -> order h N -> cut g S w -> cut gh (fun x => S (fst x)) (N * w).
Proof.
  intros P [Q <-] C; replace (Z.of_nat (length (vertices h)) * w) with
    (Z.of_nat (length (vertices h)) * w + Z.of_nat (length (vertices g)) * 0) by lia.
  apply product_cut; auto; apply sums_constant; intros; simpl; auto.
  apply (cut_nothing _ _ (S a)); auto.
Qed.

Lemma inside_product_right {A B} (S : B -> bool) (l : list A) m :
  inside (fun x : A * B => S (snd x)) (list_prod l m) = Z.of_nat (length l) * inside S m.
Proof.
  unfold inside; rewrite !length_filter_sum, sum_over_prod; simpl; apply sum_over_const.
Qed.

Lemma inside_product_left {A B} (S : A -> bool) (l : list A) (m : list B) :
  inside (fun x : A * B => S (fst x)) (list_prod l m) = Z.of_nat (length m) * inside S l.
Proof.
  unfold inside; rewrite !length_filter_sum, sum_over_prod; simpl; rewrite <- sum_over_scale.
  apply sum_over_ext; intros; apply sum_over_const.
Qed.

Lemma balanced_half k (S : vertex k -> bool) M : order k (2 * M) -> (balanced k S <-> inside S (vertices k) = M).
Proof.
  intros [_ E]; unfold balanced, inside; rewrite E, Z.mul_comm, Z.div_mul by lia; tauto.
Qed.

Lemma product_balanced_right S N M : order g N -> order h (2 * M) -> balanced h S -> balanced gh (fun x => S (snd x)).
Proof.
  intros P Q B; assert (O := product_order g h _ _ P Q).
  apply (balanced_half h S M Q) in B.
  apply (balanced_half gh _ (N * M)); [replace (2 * (N * M)) with (N * (2 * M)) by lia; auto|].
  simpl; rewrite inside_product_right, B; destruct P as [_ <-]; auto.
Qed.

Lemma product_balanced_left S N M : order g (2 * M) -> order h N -> balanced g S -> balanced gh (fun x => S (fst x)).
Proof.
  intros P Q B; assert (O := product_order g h _ _ P Q).
  apply (balanced_half g S M P) in B.
  apply (balanced_half gh _ (N * M)); [replace (2 * (N * M)) with (2 * M * N) by lia; auto|].
  simpl; rewrite inside_product_left, B; destruct Q as [_ <-]; auto.
Qed.

End Product.

(* ---------- Spread ---------- *)

(* Each cut link separates at most k ordered pairs, on the average. *)
Definition spread (g : graph) (k : Z) : Prop :=
  forall S c, cut g S c -> pairs S (vertices g) <= k * c.

Lemma product_spread g h N M a b k :
  order g N -> order h M -> decidable g -> decidable h ->
  spread g a -> spread h b -> M * a <= k -> N * b <= k -> spread (product g h) k.
Proof.
  intros [P <-] [Q <-] D E A B L L' S c C.
  destruct (sums_exists (fun b => cut g (fun a => S (a, b))) (vertices h)) as (t & T).
  { intros; apply cut_exists; auto. }
  destruct (sums_exists (fun a => cut h (fun b => S (a, b))) (vertices g)) as (t' & T').
  { intros; apply cut_exists; auto. }
  assert (F := product_cut g h S t t' P Q T T').
  rewrite (count_unique _ _ _ C F).
  assert (X := pairs_product S (vertices g) (vertices h)).
  assert (Y := sums_le _ (fun b => pairs (fun a => S (a, b)) (vertices g)) a _ _ (fun b c _ C => A _ c C) T).
  assert (Y2 := sums_le _ (fun a => pairs (fun b => S (a, b)) (vertices h)) b _ _ (fun a c _ C => B _ c C) T').
  assert (T0 : 0 <= t) by (apply (sums_nonneg _ _ _ (fun b c C => count_nonneg _ c C) T)).
  assert (T0' : 0 <= t') by (apply (sums_nonneg _ _ _ (fun b c C => count_nonneg _ c C) T')).
  apply (Z.le_trans _ _ _ X); clear X.
  set (x := sum_over _ (vertices h)) in *; set (y := sum_over _ (vertices g)) in *.
  set (n := Z.of_nat (length (vertices g))) in *; set (m := Z.of_nat (length (vertices h))) in *.
  assert (0 <= n) by (unfold n; lia); assert (0 <= m) by (unfold m; lia).
  assert (m * x <= m * (a * t)) by (apply Z.mul_le_mono_nonneg_l; auto).
  assert (n * y <= n * (b * t')) by (apply Z.mul_le_mono_nonneg_l; auto).
  assert (m * a * t <= k * t) by (apply Z.mul_le_mono_nonneg_r; auto).
  assert (n * b * t' <= k * t') by (apply Z.mul_le_mono_nonneg_r; auto); lia.
Qed.

(* A lower bound of the width, for an even number of vertices. *)
Lemma width_by_spread g M k w : order g (2 * M) -> decidable g -> spread g k ->
  (exists S, balanced g S /\ cut g S w) -> (forall c, 2 * M * M <= k * c -> w <= c) -> bisection_width g w.
Proof.
  intros O D H U L; split; auto; intros S B; destruct O as [P E].
  destruct (cut_exists g S P D) as (c & C); exists c; split; auto; apply L.
  apply (balanced_half g S M (conj P E)) in B; assert (X := H S c C).
  rewrite pairs_inside, B, E in X; lia.
Qed.

(* ---------- Rings ---------- *)

Lemma zrange_shift n s : 0 < n -> Permutation (map (fun v => (v + s) mod n) (zrange n)) (zrange n).
Proof.
  intros N; apply NoDup_Permutation_bis.
  - apply NoDup_map_inj; [|apply NoDup_zrange]; intros a b A B E; apply in_zrange in A, B.
    rewrite <- (mod_same a n), <- (mod_same b n) by lia.
    replace a with (a + s - s) by lia; replace b with (b + s - s) by lia.
    rewrite Zminus_mod, E, <- Zminus_mod; auto.
  - rewrite map_length; auto.
  - intros v V; apply in_map_iff in V; destruct V as (u & <- & _); apply in_zrange, mod_range; auto.
Qed.

Section Shift.
Variable n : Z.
Hypothesis positive : 0 < n.
Variable S : Z -> bool.

(* How many vertices are not on the side of the vertex d further on. *)
Definition apart (d : Z) : Z := sum_over (fun u => dif (S u) (S ((u + d) mod n))) (zrange n).

Lemma apart_add d e : apart (d + e) <= apart d + apart e.
Proof.
  unfold apart; rewrite <- (sum_over_permutation (fun u => dif (S u) (S ((u + e) mod n))) _ _ (zrange_shift n d positive)).
  rewrite sum_over_map, <- sum_over_add; apply sum_over_le; intros u _.
  rewrite Zplus_mod_idemp_l; replace (u + d + e) with (u + (d + e)) by lia; apply dif_triangle.
Qed.

Lemma apart_opp d : apart (- d) = apart d.
Proof.
  unfold apart; rewrite <- (sum_over_permutation (fun u => dif (S u) (S ((u + - d) mod n))) _ _ (zrange_shift n d positive)).
  rewrite sum_over_map; apply sum_over_ext; intros u U; apply in_zrange in U.
  rewrite Zplus_mod_idemp_l; replace (u + d + - d) with u by lia; rewrite (mod_same u) by lia; apply dif_sym.
Qed.

Lemma apart_mod d : apart (d mod n) = apart d.
Proof. unfold apart; apply sum_over_ext; intros; rewrite Zplus_mod_idemp_r; auto. Qed.

Lemma apart_zero : apart 0 = 0.
Proof.
  unfold apart; transitivity (sum_over (fun _ => 0) (zrange n)); [|apply sum_over_zero].
  apply sum_over_ext; intros u U; apply in_zrange in U.
  rewrite Z.add_0_r, mod_same by lia; unfold dif; destruct (S u); auto.
Qed.

Lemma apart_nonneg d : 0 <= apart d.
Proof. unfold apart; rewrite <- (sum_over_zero (zrange n)); apply sum_over_le; intros; apply dif_range. Qed.

Lemma apart_steps d : 0 <= d -> apart d <= d * apart 1.
Proof.
  intros L; rewrite <- (Z2Nat.id d) by auto; induction (Z.to_nat d) as [|k IH].
  - change (Z.of_nat 0) with 0; rewrite apart_zero; lia.
  - replace (Z.of_nat (Datatypes.S k)) with (Z.of_nat k + 1) by lia.
    assert (A := apart_add (Z.of_nat k) 1); lia.
Qed.

Lemma apart_short d : 0 <= d < n -> apart d <= Z.min d (n - d) * apart 1.
Proof.
  intros L; destruct (Z.min_spec d (n - d)) as [[_ ->]|[_ ->]]; [apply apart_steps; lia|].
  rewrite <- apart_opp, <- (apart_mod (- d)).
  replace (- d) with (n - d + -1 * n) by lia; rewrite Z_mod_plus_full, apart_mod; apply apart_steps; lia.
Qed.

Lemma sum_apart : pairs S (zrange n) = sum_over apart (zrange n).
Proof.
  unfold pairs, apart; rewrite (sum_over_swap (fun d u => dif (S u) (S ((u + d) mod n)))).
  apply sum_over_ext; intros u _.
  rewrite <- (sum_over_permutation (fun v => dif (S u) (S v)) _ _ (zrange_shift n u positive)), sum_over_map.
  apply sum_over_ext; intros v _; rewrite Z.add_comm; auto.
Qed.

Lemma sum_min h : 2 * h <= n <= 2 * h + 1 -> 2 * sum_over (fun d => Z.min d (n - d)) (zrange n) = h * (h + 1) + (n - h) * (n - h - 1).
Proof.
  intros H.
  assert (K : forall k : nat, let m := Z.of_nat k in m <= n ->
    let F := sum_over (fun d => Z.min d (n - d)) (map Z.of_nat (seq 0 k)) in
    (m <= h + 1 -> 2 * F = m * (m - 1)) /\ (h + 1 <= m -> 2 * F = h * (h + 1) + (2 * n - h - m) * (m - h - 1))).
  { induction k as [|k IH]; intros m M F; [split; intros; unfold F, m; simpl; change (Z.of_nat 0) with 0; lia|].
    unfold F; clear F; rewrite seq_S, map_app, sum_over_app; simpl sum_over.
    destruct IH as [I J]; [lia|]; set (G := sum_over _ _) in *; simpl (0 + k)%nat.
    unfold m; replace (Z.of_nat (Datatypes.S k)) with (Z.of_nat k + 1) by lia.
    set (x := Z.of_nat k) in *; split; intros L.
    - assert (2 * G = x * (x - 1)) by (apply I; lia); rewrite Z.min_l by lia; lia.
    - destruct (Z_le_gt_dec (h + 1) x).
      + assert (2 * G = h * (h + 1) + (2 * n - h - x) * (x - h - 1)) by (apply J; lia); rewrite Z.min_r by lia; nia.
      + assert (E : x = h) by lia; assert (2 * G = x * (x - 1)) by (apply I; lia).
        rewrite Z.min_l by lia; rewrite E in *; nia. }
  unfold zrange; destruct (K (Z.to_nat n)) as [_ J]; [lia|].
  rewrite Z2Nat.id in J by lia; rewrite J by lia; ring.
Qed.

End Shift.

(* In a ring of three or more a cut is the number of vertices apart from the next. *)
Lemma ring_cut n S : 3 <= n -> cut (Ring n) S (apart n S 1).
Proof.
  intros N; unfold cut, apart.
  apply (count_bijection (fun u => 0 <= u < n /\ xorb (S u) (S ((u + 1) mod n)) = true) _
    (fun u => if S u then (u, (u + 1) mod n) else ((u + 1) mod n, u))).
  - intros u [U X]; assert (A : adj (Ring n) u ((u + 1) mod n)).
    { apply ring_adj; [lia|]; rewrite ring_step by lia; destruct (Z.eqb_spec (u + 1) n); lia. }
    destruct (S u) eqn:E; simpl; rewrite E in *.
    + split; auto; split; auto; destruct (S ((u + 1) mod n)); auto.
    + split; [apply adj_sym; auto|]; split; auto; destruct (S ((u + 1) mod n)); auto.
  - intros u v [U _] [V _]; rewrite !ring_step by lia.
    destruct (S u), (S v), (Z.eqb_spec (u + 1) n), (Z.eqb_spec (v + 1) n); intros E; inversion E; subst; lia.
  - intros (u, v); simpl; intros (A & E & F); apply ring_adj in A; [|lia].
    assert (C : v = (u + 1) mod n \/ u = (v + 1) mod n).
    { rewrite !ring_step by lia; destruct (Z.eqb_spec (u + 1) n), (Z.eqb_spec (v + 1) n); lia. }
    destruct C as [C|C]; [exists u | exists v]; rewrite <- C, E, F; simpl; split; auto; lia.
  - unfold dif; rewrite <- (length_filter_sum (fun u : Z => xorb (S u) (S ((u + 1) mod n)))).
    apply count_filter; [apply NoDup_zrange|]; intros u; rewrite in_zrange; tauto.
Qed.

Lemma ring_spread n h : 3 <= n -> 2 * h <= n <= 2 * h + 1 -> spread (Ring n) (h * (n - h)).
Proof.
  intros N H S c C; rewrite (cut_unique _ _ _ _ C (ring_cut n S N)).
  change (vertices (Ring n)) with (zrange n); rewrite sum_apart by lia.
  apply Z.le_trans with (sum_over (fun d => apart n S 1 * Z.min d (n - d)) (zrange n)).
  - apply sum_over_le; intros d D; apply in_zrange in D; assert (A := apart_short n ltac:(lia) S d D); lia.
  - rewrite sum_over_scale; assert (E := sum_min n ltac:(lia) h H).
    assert (sum_over (fun d => Z.min d (n - d)) (zrange n) = h * (n - h)).
    { assert (n = 2 * h \/ n = 2 * h + 1) as [-> | ->] by lia; nia. }
    assert (A := apart_nonneg n S 1); nia.
Qed.

Lemma ring2_cut S : cut (Ring 2) S (dif (S 0) (S 1)).
Proof.
  assert (L : forall u v, (v =? (u + 1) mod 2) = true <-> v = (u + 1) mod 2) by (intros; apply Z.eqb_eq).
  assert (C := finite_cut 2 _ _ L S).
  let l := eval vm_compute in (links 2 (fun u v => v =? (u + 1) mod 2)) in
    change (links 2 (fun u v => v =? (u + 1) mod 2)) with l in C.
  rewrite length_filter_sum in C; cbn [sum_over fst snd] in C.
  replace (dif (S 0) (S 1)) with ((if S 0 && negb (S 1) then 1 else 0) + ((if S 1 && negb (S 0) then 1 else 0) + 0)); auto.
  unfold dif; destruct (S 0), (S 1); reflexivity.
Qed.

Lemma ring2_spread : spread (Ring 2) 2.
Proof.
  intros S c C; rewrite (cut_unique _ _ _ _ C (ring2_cut S)).
  change (pairs S (vertices (Ring 2))) with (dif (S 0) (S 0) + (dif (S 0) (S 1) + 0) + ((dif (S 1) (S 0) + (dif (S 1) (S 1) + 0)) + 0)).
  destruct (S 0), (S 1); unfold dif; simpl; lia.
Qed.

(* The first half of a ring is cut off at two links. *)
Definition first_half (n : Z) (u : Z) : bool := u <? n / 2.

Lemma first_half_cut n : 3 <= n -> cut (Ring n) (first_half n) 2.
Proof.
  intros N; assert (H := half n); apply (count_list_n _ [(0, n - 1); (n / 2 - 1, n / 2)]); auto.
  - constructor; [|repeat constructor; simpl; tauto]; intros [E|[]]; inversion E; lia.
  - intros (u, v); simpl; unfold first_half; rewrite ring_adj, Z.ltb_lt, Z.ltb_ge by lia; split.
    + intros [E|[E|[]]]; inversion E; subst; lia.
    + intros (A & B & C).
      assert (u = 0 /\ v = n - 1 \/ u = n / 2 - 1 /\ v = n / 2) as [[-> ->]|[-> ->]] by lia; auto.
Qed.

Lemma inside_first_half n : 2 <= n -> inside (first_half n) (zrange n) = n / 2.
Proof.
  intros N; assert (H := half n); unfold inside.
  assert (C := count_range 0 (n / 2) ltac:(lia)); rewrite Z.sub_0_r in C.
  apply (count_unique (fun z => 0 <= z < n / 2)); auto.
  apply count_filter; [apply NoDup_zrange|]; intros z; unfold first_half; rewrite in_zrange, Z.ltb_lt; lia.
Qed.

Lemma first_half_balanced n : 2 <= n -> balanced (Ring n) (first_half n).
Proof.
  intros N; unfold balanced; change (vertices (Ring n)) with (zrange n).
  rewrite length_zrange by lia; apply inside_first_half; auto.
Qed.

(* A ring of three or more bisects at 2. *)
Theorem ring_bisection : forall n, 3 <= n -> bisection_width (Ring n) 2.
Proof.
  intros n N; assert (H := half n); split.
  - exists (first_half n); split; [apply first_half_balanced; lia | apply first_half_cut; auto].
  - intros S B; exists (apart n S 1); split; [apply ring_cut; auto|].
    assert (X := ring_spread n (n / 2) N H S _ (ring_cut n S N)); rewrite pairs_inside in X.
    unfold balanced in B; change (vertices (Ring n)) with (zrange n) in *; unfold inside in X; rewrite B in X.
    rewrite length_zrange in X by lia.
    set (m := n / 2) in *; apply (Z.mul_le_mono_pos_l _ _ (m * (n - m))); [apply Z.mul_pos_pos; lia|]; lia.
Qed.
