(* The mesh with any sides of 2 or more: the product of lines. Two vertices are joined if
   they differ by 1 in one coordinate and agree in the others. The usual definition;
   topology/mesh.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Ring Width Torus.
Import ListNotations.
Open Scope Z_scope.

(* The line of n vertices. *)
Definition Line (n : Z) : graph := Graph Z (zrange n) (fun u v => v = u + 1).

(* Vertices (x, (y, ... tt)). *)
Fixpoint Mesh (sides : list Z) : graph :=
  match sides with
  | [] => Point
  | n :: rest => product (Line n) (Mesh rest)
  end.

(* ---------- The line ---------- *)

Definition line_next (u v : Z) : Z := if u <? v then u + 1 else u - 1.

Lemma line_vertex n v : is_vertex (Line n) v <-> 0 <= v < n.
Proof. apply in_zrange. Qed.

Lemma line_adj n u v : adj (Line n) u v <-> 0 <= u < n /\ 0 <= v < n /\ (v = u + 1 \/ u = v + 1).
Proof. unfold adj; rewrite !line_vertex; simpl; lia. Qed.

Lemma line_proper n : 1 <= n -> proper (Line n).
Proof. intros; split; [apply NoDup_zrange | apply zrange_nonempty; lia]. Qed.

Lemma line_decidable n : decidable (Line n).
Proof. split; intros; simpl; apply decided_Zeq. Qed.

Theorem line_order n : 1 <= n -> order (Line n) n.
Proof. intros; split; [apply line_proper; auto | apply length_zrange; lia]. Qed.

Lemma line_potential n v : potential (Line n) (fun u => Z.abs (u - v)).
Proof. intros a b A; apply line_adj in A; cbv beta; lia. Qed.

Lemma line_descends n : descends (Line n) line_next (fun u v => Z.abs (u - v)).
Proof.
  split; [intros; lia|]; split; [intros; lia|]; split; [intros; simpl in *; lia|].
  intros u v U V D; rewrite line_vertex in U, V; rewrite line_adj; unfold line_next; simpl in D.
  destruct (Z.ltb_spec u v); lia.
Qed.

Theorem line_dist n u v : 0 <= u < n -> 0 <= v < n -> dist (Line n) u v (Z.abs (u - v)).
Proof.
  intros U V; apply (distance_by_descent (Line n) line_next (fun u v => Z.abs (u - v))); try (apply line_vertex; auto).
  - apply line_descends.
  - intros; apply line_potential.
Qed.

Theorem line_minimal n : minimal_router (Line n) line_next.
Proof.
  apply (minimal_by_descent (Line n) _ (fun u v => Z.abs (u - v))); [apply line_descends|].
  intros; apply line_potential.
Qed.

Theorem line_diameter n : 1 <= n -> diameter (Line n) (n - 1).
Proof.
  intros N; apply (diameter_by_distance (Line n) (fun u v => Z.abs (u - v)) (n - 1) 0 (n - 1)).
  - intros u v U V; apply line_vertex in U, V; apply line_dist; auto.
  - intros u v U V; apply line_vertex in U, V; lia.
  - apply line_vertex; lia.
  - apply line_vertex; lia.
  - lia.
Qed.

(* One neighbour at the ends, two between. *)
Lemma line_degree n v : 2 <= n -> 0 <= v < n ->
  degree (Line n) v (if (v =? 0) || (v =? n - 1) then 1 else 2).
Proof.
  intros N V; destruct (Z.eqb_spec v 0) as [->|A]; simpl.
  - apply (count_one _ 1); intros w; rewrite line_adj; lia.
  - destruct (Z.eqb_spec v (n - 1)) as [->|B].
    + apply (count_one _ (n - 2)); intros w; rewrite line_adj; lia.
    + apply (count_list_n _ [v - 1; v + 1]); auto.
      * repeat constructor; simpl; lia.
      * intros w; rewrite line_adj; simpl; lia.
Qed.

Theorem line_min_degree n : 2 <= n -> min_degree (Line n) 1.
Proof.
  intros N; split.
  - exists 0; split; [apply line_vertex; lia | apply (line_degree n 0); lia].
  - intros v V; apply line_vertex in V; eexists; split; [apply line_degree; auto|].
    destruct (_ || _); lia.
Qed.

Theorem line_max_degree n : 3 <= n -> max_degree (Line n) 2.
Proof.
  intros N; split.
  - exists 1; split; [apply line_vertex; lia|].
    assert (D := line_degree n 1 ltac:(lia) ltac:(lia)).
    replace ((1 =? 0) || (1 =? n - 1)) with false in D; auto.
    destruct (Z.eqb_spec 1 (n - 1)); [lia | reflexivity].
  - intros v V; apply line_vertex in V; eexists; split; [apply line_degree; auto; lia|].
    destruct (_ || _); lia.
Qed.

Theorem line_size n : 1 <= n -> size (Line n) (n - 1).
Proof.
  intros N; unfold size; replace (2 * (n - 1)) with ((n - 1) + (n - 1)) by lia.
  apply (count_union (fun e => 0 <= fst e < n - 1 /\ snd e = fst e + 1) (fun e => 0 <= snd e < n - 1 /\ fst e = snd e + 1)).
  - intros (u, v); simpl; rewrite line_adj; lia.
  - intros (u, v); simpl; lia.
  - apply (count_bijection (fun z => 0 <= z < n - 1) _ (fun z => (z, z + 1))); simpl.
    + intros; lia.
    + intros; congruence.
    + intros (u, v); simpl; intros [U ->]; exists u; auto.
    + assert (C := count_range 0 (n - 1) ltac:(lia)); rewrite Z.sub_0_r in C; auto.
  - apply (count_bijection (fun z => 0 <= z < n - 1) _ (fun z => (z + 1, z))); simpl.
    + intros; lia.
    + intros; congruence.
    + intros (u, v); simpl; intros [U ->]; exists v; auto.
    + assert (C := count_range 0 (n - 1) ltac:(lia)); rewrite Z.sub_0_r in C; auto.
Qed.

Theorem line_bipartite n : bipartite (Line n).
Proof.
  exists Z.even; intros u v A; apply line_adj in A; destruct A as (_ & _ & [->| ->]); rewrite even_odd_step;
    [destruct (Z.even u) | destruct (Z.even v)]; discriminate.
Qed.

Theorem line_traceable n : 1 <= n -> traceable (Line n).
Proof.
  intros N; exists (zrange n), 0, (n - 1); split; [|apply Permutation_refl].
  rewrite <- (map_id (zrange n)); apply (chain_by_function (Line n) (fun i => i)); [lia|].
  intros i I; apply line_adj; lia.
Qed.

(* A line of three or more is not vertex-transitive. *)
Theorem line_not_transitive n : 3 <= n -> ~ vertex_transitive (Line n).
Proof.
  intros N T; assert (D := transitive_regular (Line n) 0 1 (NoDup_zrange n) T).
  assert (V0 : is_vertex (Line n) 0) by (apply line_vertex; lia).
  assert (V1 : is_vertex (Line n) 1) by (apply line_vertex; lia).
  specialize (D V0 (line_degree n 0 ltac:(lia) ltac:(lia)) 1 V1).
  destruct (line_max_degree n N) as [_ _].
  assert (E := line_degree n 1 ltac:(lia) ltac:(lia)).
  replace ((1 =? 0) || (1 =? n - 1)) with false in E by (destruct (Z.eqb_spec 1 (n - 1)); [lia | reflexivity]).
  assert (F := degree_unique _ _ _ _ D E); discriminate.
Qed.

(* ---------- The width of a line ---------- *)

Definition steps_apart (S : Z -> bool) (n : Z) : Z := sum_over (fun u => dif (S u) (S (u + 1))) (zrange n).

Lemma steps_apart_add S n : 0 <= n -> steps_apart S (n + 1) = steps_apart S n + dif (S n) (S (n + 1)).
Proof.
  intros N; unfold steps_apart, zrange; replace (Z.to_nat (n + 1)) with (Datatypes.S (Z.to_nat n)) by lia.
  rewrite seq_S, map_app, sum_over_app; simpl; rewrite Z2Nat.id by lia; lia.
Qed.

Lemma steps_apart_ends S n : 0 <= n -> dif (S 0) (S n) <= steps_apart S n.
Proof.
  intros N; rewrite <- (Z2Nat.id n) by lia; induction (Z.to_nat n) as [|k IH].
  - change (Z.of_nat 0) with 0; unfold steps_apart, dif; simpl; destruct (S 0); simpl; lia.
  - replace (Z.of_nat (Datatypes.S k)) with (Z.of_nat k + 1) by lia; rewrite steps_apart_add by lia.
    assert (T := dif_triangle (S 0) (S (Z.of_nat k)) (S (Z.of_nat k + 1))); lia.
Qed.

Lemma line_cut n S : 1 <= n -> cut (Line n) S (steps_apart S (n - 1)).
Proof.
  intros N; unfold cut, steps_apart, dif.
  rewrite <- (Finite.length_filter_sum (fun u : Z => xorb (S u) (S (u + 1)))).
  apply (count_bijection (fun u => 0 <= u < n - 1 /\ xorb (S u) (S (u + 1)) = true) _
    (fun u => if S u then (u, u + 1) else (u + 1, u))).
  - intros u [U X]; destruct (S u) eqn:E; simpl; rewrite line_adj, E in *; destruct (S (u + 1)); simpl in X; try discriminate;
      repeat split; auto; lia.
  - intros u v [U _] [V _] E; destruct (S u), (S v); inversion E; lia.
  - intros (u, v); simpl; intros (A & E & F); apply line_adj in A; destruct A as (U & V & [->| ->]);
      [exists u | exists v]; rewrite E, F; simpl; split; auto; lia.
  - apply count_filter; [apply NoDup_zrange|]; intros u; rewrite in_zrange; tauto.
Qed.

Lemma line_spread n h : 2 <= n -> 2 * h <= n <= 2 * h + 1 -> spread (Line n) (2 * (h * (n - h))).
Proof.
  intros N H S c C; rewrite (cut_unique _ _ _ _ C (line_cut n S ltac:(lia))).
  change (vertices (Line n)) with (zrange n).
  assert (E : apart n S 1 <= 2 * steps_apart S (n - 1)).
  { assert (T := steps_apart_ends S (n - 1) ltac:(lia)).
    unfold apart; replace (zrange n) with (zrange (n - 1) ++ [n - 1]).
    - rewrite sum_over_app; simpl; replace (n - 1 + 1) with n by lia; rewrite Z_mod_same_full.
      rewrite (sum_over_ext _ (fun u => dif (S u) (S (u + 1)))); [rewrite (dif_sym (S (n - 1))); unfold steps_apart in *; simpl in *; lia|].
      intros u U; apply in_zrange in U; rewrite mod_same by lia; auto.
    - unfold zrange; replace (Z.to_nat n) with (Datatypes.S (Z.to_nat (n - 1))) by lia.
      rewrite seq_S, map_app; simpl; rewrite Z2Nat.id by lia; auto. }
  destruct (Z.eq_dec n 2) as [->|D].
  - assert (h = 1) by lia; subst; change (2 * (1 * (2 - 1))) with 2.
    change (pairs S (zrange 2)) with (dif (S 0) (S 0) + (dif (S 0) (S 1) + 0) + ((dif (S 1) (S 0) + (dif (S 1) (S 1) + 0)) + 0)).
    change (steps_apart S (2 - 1)) with (dif (S 0) (S 1) + 0).
    destruct (S 0), (S 1); unfold dif; simpl; lia.
  - assert (X := ring_spread n h ltac:(lia) H S _ (ring_cut n S ltac:(lia))).
    change (vertices (Ring n)) with (zrange n) in X.
    assert (Y : h * (n - h) * apart n S 1 <= h * (n - h) * (2 * steps_apart S (n - 1))).
    { apply Z.mul_le_mono_nonneg_l; [apply Z.mul_nonneg_nonneg; lia | auto]. }
    eapply Z.le_trans; [exact X | lia].
Qed.

Lemma line_half_cut n : 2 <= n -> cut (Line n) (first_half n) 1.
Proof.
  intros N; assert (H := half n); apply (count_one _ (n / 2 - 1, n / 2)).
  intros (u, v); simpl; unfold first_half; rewrite line_adj, Z.ltb_lt, Z.ltb_ge, pair_equal_spec; lia.
Qed.

Lemma line_half_balanced n : 2 <= n -> balanced (Line n) (first_half n).
Proof.
  intros N; unfold balanced; change (vertices (Line n)) with (zrange n).
  rewrite length_zrange by lia; apply inside_first_half; auto.
Qed.

(* ---------- Meshes ---------- *)

Lemma mesh_proper sides : sides_ok sides -> proper (Mesh sides).
Proof.
  induction sides as [|n l IH]; intros H; [apply point_proper|].
  apply sides_ok_cons in H; destruct H as [N L]; apply product_proper; [apply line_proper; lia | auto].
Qed.

Theorem mesh_order : forall sides, sides_ok sides -> order (Mesh sides) (times sides).
Proof.
  induction sides as [|n l IH]; intros H; [apply point_order|].
  apply sides_ok_cons in H; destruct H as [N L]; apply product_order; [apply line_order; lia | auto].
Qed.

Theorem mesh_diameter : forall sides, sides_ok sides -> diameter (Mesh sides) (sum_over (fun n => n - 1) sides).
Proof.
  induction sides as [|n l IH]; intros H; [apply point_diameter|].
  apply sides_ok_cons in H; destruct H as [N L]; apply product_diameter; [apply line_diameter; lia | auto].
Qed.

Theorem mesh_connected : forall sides, sides_ok sides -> connected (Mesh sides).
Proof. intros; eapply diameter_connected, mesh_diameter; auto. Qed.

Theorem mesh_bipartite : forall sides, bipartite (Mesh sides).
Proof.
  induction sides as [|n l IH]; [|apply product_bipartite; [apply line_bipartite | auto]].
  exists (fun _ => true); intros u v A; destruct (point_no_adj _ _ A).
Qed.

(* The corners have as many neighbours as there are dimensions. *)
Theorem mesh_min_degree : forall sides, sides_ok sides -> min_degree (Mesh sides) (Z.of_nat (length sides)).
Proof.
  induction sides as [|n l IH]; intros H.
  - assert (D : forall v, degree Point v 0) by (intros v; apply count_none; apply point_no_adj).
    split; [exists tt; split; [apply point_vertex | apply D]|]; intros v _; exists 0; split; [apply D | simpl; lia].
  - apply sides_ok_cons in H; destruct H as [N L].
    replace (Z.of_nat (length (n :: l))) with (1 + Z.of_nat (length l)) by (simpl; lia).
    apply product_min_degree; [apply line_min_degree; auto | auto].
Qed.

(* Inside there are twice as many. *)
Theorem mesh_max_degree : forall sides, (forall n, In n sides -> 3 <= n) -> max_degree (Mesh sides) (2 * Z.of_nat (length sides)).
Proof.
  induction sides as [|n l IH]; intros H.
  - assert (D : forall v, degree Point v 0) by (intros v; apply count_none; apply point_no_adj).
    split; [exists tt; split; [apply point_vertex | apply D]|]; intros v _; exists 0; split; [apply D | simpl; lia].
  - replace (2 * Z.of_nat (length (n :: l))) with (2 + 2 * Z.of_nat (length l)) by (simpl; lia).
    apply product_max_degree; [apply line_max_degree; apply H; simpl; auto | apply IH; intros; apply H; simpl; auto].
Qed.

(* Size of a mesh of two dimensions. *)
Theorem mesh2_size : forall a b : Z, 1 <= a -> 1 <= b -> size (product (Line a) (Line b)) (2 * a * b - a - b).
Proof.
  intros a b A B; replace (2 * a * b - a - b) with (a * (b - 1) + b * (a - 1)) by lia.
  apply product_size; try apply line_order; try apply line_size; lia.
Qed.

Fixpoint mesh_dor (sides : list Z) : vertex (Mesh sides) -> vertex (Mesh sides) -> vertex (Mesh sides) :=
  match sides with
  | [] => fun u _ => u
  | n :: l => fun u v =>
      if fst u =? fst v then (fst u, mesh_dor l (snd u) (snd v)) else (line_next (fst u) (fst v), snd u)
  end.

(* The router dor on a mesh is minimal. *)
Theorem mesh_dor_minimal : forall sides, sides_ok sides -> minimal_router (Mesh sides) (mesh_dor sides).
Proof.
  induction sides as [|n l IH]; intros H.
  - intros [] [] U V; exists 0; split; [constructor; auto | apply dist_self; auto].
  - apply sides_ok_cons in H; destruct H as [N L].
    apply (product_minimal (Line n) (Mesh l) Z.eqb line_next (mesh_dor l)); auto.
    + intros x y; apply Z.eqb_eq.
    + apply line_minimal.
Qed.

(* A mesh of two dimensions with a side of even length has a Hamiltonian cycle. *)
Theorem mesh2_hamiltonian : forall a b : Z, 2 <= a -> 2 <= b -> b mod 2 = 0 -> hamiltonian (product (Line a) (Line b)).
Proof.
  intros a b A B E; apply hamiltonian_even.
  - apply line_traceable; lia.
  - change (vertices (Line a)) with (zrange a); rewrite length_zrange; lia.
  - split; [apply line_traceable; lia | apply even_length; lia].
Qed.

(* A mesh of two dimensions with even sides bisects at its shorter side. *)
Theorem mesh2_bisection : forall a b : Z, 2 <= a -> 2 <= b -> a mod 2 = 0 -> b mod 2 = 0 ->
  bisection_width (product (Line a) (Line b)) (Z.min a b).
Proof.
  intros a b A B EA EB; assert (DA := Z.div_mod a 2); assert (DB := Z.div_mod b 2).
  set (x := a / 2) in *; set (y := b / 2) in *.
  assert (Ha : a = 2 * x) by lia; assert (Hb : b = 2 * y) by lia; clearbody x y; clear DA DB EA EB; subst a b.
  assert (O : order (product (Line (2 * x)) (Line (2 * y))) (2 * (2 * x * y))).
  { replace (2 * (2 * x * y)) with (2 * x * (2 * y)) by lia; apply product_order; apply line_order; lia. }
  assert (SX := line_spread (2 * x) x ltac:(lia) ltac:(lia)); assert (SY := line_spread (2 * y) y ltac:(lia) ltac:(lia)).
  replace (2 * x - x) with x in SX by lia; replace (2 * y - y) with y in SY by lia.
  destruct (Z_le_gt_dec x y) as [L|L].
  - rewrite Z.min_l by lia; apply (width_by_spread _ (2 * x * y) (4 * x * y * y)); auto.
    + apply product_decidable; apply line_decidable.
    + apply (product_spread _ _ (2 * x) (2 * y) (2 * (x * x)) (2 * (y * y))); auto; try apply line_order; try apply line_decidable; nia.
    + exists (fun v => first_half (2 * y) (snd v)); split.
      * apply (product_balanced_right (Line (2 * x)) (Line (2 * y)) (first_half (2 * y)) (2 * x) y); try apply line_order; try lia.
        apply line_half_balanced; lia.
      * assert (C := product_cut_right (Line (2 * x)) (Line (2 * y)) (first_half (2 * y)) 1 (2 * x)
          (line_order (2 * x) ltac:(lia)) (line_proper (2 * y) ltac:(lia)) (line_half_cut (2 * y) ltac:(lia))).
        rewrite Z.mul_1_r in C; exact C.
    + intros c H; apply (Z.mul_le_mono_pos_l _ _ (4 * x * y * y)); nia.
  - rewrite Z.min_r by lia; apply (width_by_spread _ (2 * x * y) (4 * x * x * y)); auto.
    + apply product_decidable; apply line_decidable.
    + apply (product_spread _ _ (2 * x) (2 * y) (2 * (x * x)) (2 * (y * y))); auto; try apply line_order; try apply line_decidable; nia.
    + exists (fun v => first_half (2 * x) (fst v)); split.
      * apply (product_balanced_left (Line (2 * x)) (Line (2 * y)) (first_half (2 * x)) (2 * y) x); try apply line_order; try lia.
        apply line_half_balanced; lia.
      * assert (C := product_cut_left (Line (2 * x)) (Line (2 * y)) (first_half (2 * x)) 1 (2 * y)
          (line_proper (2 * x) ltac:(lia)) (line_order (2 * y) ltac:(lia)) (line_half_cut (2 * x) ltac:(lia))).
        rewrite Z.mul_1_r in C; exact C.
    + intros c H; apply (Z.mul_le_mono_pos_l _ _ (4 * x * x * y)); nia.
Qed.
