(* The hypercube of any dimension and the torus-embedded hypercube (l,m,n)-OMMH: distance,
   diameter, and the router that corrects one bit after the other, the lowest first.
   The usual definitions; topology/hypercube.go, ommh.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Ring Ommh.
Import ListNotations.
Open Scope Z_scope.

(* The number of bits below n that are set. *)
Definition weight (n x : Z) : Z := Z.of_nat (length (filter (Z.testbit x) (zrange n))).

(* The number of bits that differ. *)
Definition cube_distance (n u v : Z) : Z := weight n (Z.lxor u v).

(* The lowest bit that differs is corrected. *)
Definition cube_next (n u v : Z) : Z :=
  match find (Z.testbit (Z.lxor u v)) (zrange n) with
  | Some b => Z.lxor u (2 ^ b)
  | None => u
  end.

Lemma cube_vertex n v : is_vertex (Hypercube n) v <-> 0 <= v < 2 ^ n.
Proof. apply in_zrange. Qed.

Lemma high_bits n x : 0 <= n -> 0 <= x < 2 ^ n -> forall b, n <= b -> Z.testbit x b = false.
Proof.
  intros N X b B; destruct (Z.eq_dec x 0) as [->|E]; [apply Z.bits_0|].
  apply Z.bits_above_log2; [lia|]; assert (Z.log2 x < n); [|lia]; apply Z.log2_lt_pow2; lia.
Qed.

Lemma below_by_bits n x : 0 <= n -> 0 <= x -> (forall b, n <= b -> Z.testbit x b = false) -> x < 2 ^ n.
Proof.
  intros N X H; destruct (Z_lt_le_dec x (2 ^ n)) as [L|L]; auto; exfalso.
  assert (P := Z.pow_pos_nonneg 2 n ltac:(lia) N); assert (B := Z.bit_log2 x ltac:(lia)).
  rewrite H in B; [discriminate|]; apply Z.log2_le_pow2; lia.
Qed.

Lemma flip_bit x b c : 0 <= b -> 0 <= c -> Z.testbit (Z.lxor x (2 ^ b)) c = xorb (Z.testbit x c) (b =? c).
Proof. intros B C; rewrite Z.lxor_spec, Z.pow2_bits_eqb by auto; auto. Qed.

Lemma flip_vertex n v b : 0 <= b < n -> 0 <= v < 2 ^ n -> 0 <= Z.lxor v (2 ^ b) < 2 ^ n.
Proof.
  intros B V; assert (P := Z.pow_nonneg 2 b ltac:(lia)).
  assert (N : 0 <= Z.lxor v (2 ^ b)) by (apply Z.lxor_nonneg; lia); split; auto.
  apply below_by_bits; try lia; intros c C; rewrite flip_bit by lia.
  rewrite (high_bits n v) by lia; destruct (Z.eqb_spec b c); auto; lia.
Qed.

Lemma flip_differs v b : 0 <= b -> v <> Z.lxor v (2 ^ b).
Proof.
  intros B E; assert (H := f_equal (fun x => Z.testbit x b) E); cbv beta in H.
  rewrite flip_bit, Z.eqb_refl in H by lia; destruct (Z.testbit v b); discriminate.
Qed.

Lemma flip_adj n v b : 0 <= b < n -> 0 <= v < 2 ^ n -> adj (Hypercube n) v (Z.lxor v (2 ^ b)).
Proof.
  intros B V; split; [apply cube_vertex; auto|]; split; [apply cube_vertex, flip_vertex; auto|].
  split; [apply flip_differs; lia|]; left; exists b; auto.
Qed.

(* A bit that is turned changes the weight by one. *)
Lemma weight_flip n x b : 0 <= b < n -> weight n (Z.lxor x (2 ^ b)) = weight n x + (if Z.testbit x b then -1 else 1).
Proof.
  intros B; unfold weight.
  assert (K : forall l, NoDup l -> (forall c, In c l -> 0 <= c) ->
    Z.of_nat (length (filter (Z.testbit (Z.lxor x (2 ^ b))) l)) =
    Z.of_nat (length (filter (Z.testbit x) l)) + (if in_dec Z.eq_dec b l then if Z.testbit x b then -1 else 1 else 0)).
  { induction l as [|c l IH]; intros N P; [reflexivity|]; inversion N as [|? ? I N']; subst.
    assert (C : 0 <= c) by (apply P; simpl; auto); specialize (IH N' (fun d D => P d (or_intror D))).
    simpl filter; rewrite flip_bit by lia; destruct (Z.eqb_spec b c) as [->|D].
    - destruct (in_dec Z.eq_dec c l) as [J|J] in IH; [contradiction|].
      destruct (in_dec Z.eq_dec c (c :: l)) as [J'|J']; [|exfalso; apply J'; simpl; auto].
      destruct (Z.testbit x c); simpl xorb; cbv iota; cbn [length]; lia.
    - rewrite xorb_false_r; destruct (in_dec Z.eq_dec b l) as [J|J] in IH; destruct (in_dec Z.eq_dec b (c :: l)) as [J'|J'];
        try (exfalso; apply J'; simpl; auto; fail); try (exfalso; destruct J' as [E|J']; [congruence | auto]; fail);
        destruct (Z.testbit x c); cbn [length]; lia. }
  rewrite K; [|apply NoDup_zrange | intros c C; apply in_zrange in C; lia].
  destruct (in_dec Z.eq_dec b (zrange n)) as [J|J]; [auto | exfalso; apply J, in_zrange; auto].
Qed.

Lemma cube_differ n u v : 0 <= n -> 0 <= u < 2 ^ n -> 0 <= v < 2 ^ n ->
  find (Z.testbit (Z.lxor u v)) (zrange n) = None -> u = v.
Proof.
  intros N U V F; apply Z.lxor_eq, Z.bits_inj'; intros b B; rewrite Z.bits_0.
  destruct (Z_lt_le_dec b n) as [L|L].
  - apply (find_none _ _ F b), in_zrange; lia.
  - rewrite Z.lxor_spec, (high_bits n u), (high_bits n v) by lia; auto.
Qed.

Lemma cube_same n v : cube_distance n v v = 0.
Proof.
  unfold cube_distance, weight; rewrite Z.lxor_nilpotent.
  induction (zrange n) as [|b l IH]; simpl; auto; rewrite Z.bits_0; auto.
Qed.

Lemma lxor_move u v b : Z.lxor (Z.lxor u (2 ^ b)) v = Z.lxor (Z.lxor u v) (2 ^ b).
Proof. rewrite !Z.lxor_assoc; f_equal; apply Z.lxor_comm. Qed.

Lemma cube_descends n : 0 <= n -> descends (Hypercube n) (cube_next n) (cube_distance n).
Proof.
  intros N; assert (D : forall u v, is_vertex (Hypercube n) u -> is_vertex (Hypercube n) v -> u <> v ->
    adj (Hypercube n) u (cube_next n u v) /\ cube_distance n (cube_next n u v) v = cube_distance n u v - 1).
  { intros u v U V X; apply cube_vertex in U, V; unfold cube_next; destruct (find _ _) as [b|] eqn:F.
    - apply find_some in F; destruct F as [B T]; apply in_zrange in B; split; [apply flip_adj; auto|].
      unfold cube_distance; rewrite lxor_move, weight_flip, T by auto; lia.
    - exfalso; apply X, (cube_differ n); auto. }
  split; [intros; unfold cube_distance, weight; lia|]; split; [intros; apply cube_same|]; split; auto.
  intros u v U V E; destruct (Z.eq_dec u v) as [|X]; auto; destruct (D u v U V X) as [_ H]; rewrite E in H.
  unfold cube_distance, weight in H; lia.
Qed.

Lemma cube_potential n v : potential (Hypercube n) (fun u => cube_distance n u v).
Proof.
  apply potential_links; intros a b _ _ (c & C & ->); unfold cube_distance.
  rewrite lxor_move, weight_flip by auto; destruct (Z.testbit _ _); lia.
Qed.

Theorem cube_dist n u v : 0 <= n -> is_vertex (Hypercube n) u -> is_vertex (Hypercube n) v ->
  dist (Hypercube n) u v (cube_distance n u v).
Proof. intros N U V; apply (distance_by_descent (Hypercube n) (cube_next n)); auto using cube_descends, cube_potential. Qed.

Theorem cube_minimal_router : forall n : Z, 0 <= n -> minimal_router (Hypercube n) (cube_next n).
Proof. intros n N; apply (minimal_by_descent (Hypercube n) _ (cube_distance n)); auto using cube_descends, cube_potential. Qed.

Lemma weight_range n x : 0 <= n -> weight n x <= n.
Proof.
  intros N; unfold weight; rewrite <- (length_zrange n N) at 2; apply inj_le.
  induction (zrange n) as [|b l IH]; simpl; auto; destruct (Z.testbit x b); simpl; lia.
Qed.

Theorem cube_diameter : forall n : Z, 0 <= n -> diameter (Hypercube n) n.
Proof.
  intros n N; assert (P := Z.pow_pos_nonneg 2 n ltac:(lia) N).
  apply (diameter_by_distance (Hypercube n) (cube_distance n) n 0 (Z.ones n)).
  - intros; apply cube_dist; auto.
  - intros; apply weight_range; auto.
  - apply cube_vertex; lia.
  - apply cube_vertex; rewrite Z.ones_equiv; lia.
  - unfold cube_distance; rewrite Z.lxor_0_l; unfold weight; rewrite <- (length_zrange n N) at 3; f_equal; f_equal.
    assert (K : forall b, In b (zrange n) -> Z.testbit (Z.ones n) b = true) by (intros b B; apply in_zrange in B; apply Z.ones_spec_low; lia).
    induction (zrange n) as [|b l IH]; cbn [filter]; auto; rewrite K by (left; auto); f_equal; apply IH; intros c C; apply K; simpl; auto.
Qed.

(* ---------- (l,m,n)-OMMH ---------- *)

Definition ommh_distance (l m n : Z) (u v : vertex (OMMH l m n)) : Z :=
  ring_distance l (fst (fst u)) (fst (fst v)) + ring_distance m (snd (fst u)) (snd (fst v)) + cube_distance n (snd u) (snd v).

(* Along the first ring, along the second, and then in the cube, bit by bit. *)
Definition ommh_next (l m n : Z) (u v : vertex (OMMH l m n)) : vertex (OMMH l m n) :=
  product_router (Torus2 l m) (Hypercube n)
    (fun a b => (fst a =? fst b) && (snd a =? snd b))
    (product_router (Ring l) (Ring m) Z.eqb (ring_next l) (ring_next m)) (cube_next n) u v.

Theorem ommh_dist l m n u v : 2 <= l -> 2 <= m -> 0 <= n -> is_vertex (OMMH l m n) u -> is_vertex (OMMH l m n) v ->
  dist (OMMH l m n) u v (ommh_distance l m n u v).
Proof.
  intros L M N; destruct u as [[x y] z], v as [[x' y'] z']; intros U V; apply product_vertex in U, V.
  destruct U as [U U'], V as [V V']; apply product_vertex in U, V; rewrite !ring_vertex in U, V.
  apply product_dist; [apply product_dist; apply ring_dist; tauto || lia | apply cube_dist; auto].
Qed.

Theorem ommh_minimal_router : forall l m n : Z, 2 <= l -> 2 <= m -> 0 <= n ->
  minimal_router (OMMH l m n) (ommh_next l m n).
Proof.
  intros l m n L M N; apply (product_minimal (Torus2 l m) (Hypercube n)).
  - intros [a b] [a' b']; simpl; rewrite andb_true_iff, !Z.eqb_eq; split; [intros [-> ->]; auto | intros E; injection E; auto].
  - apply (product_minimal (Ring l) (Ring m)); [apply Z.eqb_eq | apply ring_minimal; lia | apply ring_minimal; lia].
  - apply cube_minimal_router; auto.
Qed.

Theorem ommh_diameter : forall l m n : Z, 2 <= l -> 2 <= m -> 0 <= n -> diameter (OMMH l m n) (l / 2 + m / 2 + n).
Proof.
  intros l m n L M N; apply product_diameter; [|apply cube_diameter; auto].
  apply product_diameter; apply ring_diameter; lia.
Qed.
