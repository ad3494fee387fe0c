(* The OCT paper's torus T(k,m) and its Johnson code: 2k rows and 2m columns, every
   row and every column a ring. The OCT paper, section 2.1; topology/jtorus.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Ring Width.
Import ListNotations.
Open Scope Z_scope.

(* Vertices (row, column). The row moves in a ring of 2k, or the column in one of 2m. *)
Definition JTorus (k m : Z) : graph := product (Ring (2 * k)) (Ring (2 * m)).

(* Bit b of the Johnson code of i in m bits: up to i = m the lowest i bits are set,
   after that the lowest i - m bits are clear. *)
Definition johnson_bit (m i b : Z) : bool :=
  if i <=? m then b <? i else i - m <=? b.

(* The code, highest bit first. *)
Definition johnson (m i : Z) : list bool := map (johnson_bit m i) (rev (zrange m)).

(* The code of a node: the row's bits and then the column's. *)
Definition jtorus_code (k m : Z) (v : vertex (JTorus k m)) : list bool :=
  johnson k (fst v) ++ johnson m (snd v).

(* The number of places in which two words differ. *)
Fixpoint hamming (x y : list bool) : Z :=
  match x, y with
  | a :: x', b :: y' => (if xorb a b then 1 else 0) + hamming x' y'
  | _, _ => 0
  end.

(* ---------- The code ---------- *)

Lemma hamming_app x y x' y' : length x = length y -> hamming (x ++ x') (y ++ y') = hamming x y + hamming x' y'.
Proof.
  revert y; induction x as [|a x IH]; intros [|b y] L; simpl in *; try discriminate; [lia|].
  rewrite IH by lia; lia.
Qed.

Lemma hamming_map {A} (f h : A -> bool) l :
  hamming (map f l) (map h l) = sum_over (fun b => if xorb (f b) (h b) then 1 else 0) l.
Proof. induction l as [|a l IH]; simpl; auto; rewrite IH; auto. Qed.

Lemma hamming_self x : hamming x x = 0.
Proof. induction x as [|a x IH]; simpl; auto; rewrite IH; destruct a; auto. Qed.

(* How many numbers below m lie between a and b. *)
Lemma sum_interval m a b : 0 <= a <= b -> b <= m ->
  sum_over (fun x => if (a <=? x) && (x <? b) then 1 else 0) (zrange m) = b - a.
Proof.
  intros L M.
  assert (K : forall n : nat, sum_over (fun x => if (a <=? x) && (x <? b) then 1 else 0) (map Z.of_nat (seq 0 n))
    = Z.max 0 (Z.min b (Z.of_nat n) - a)).
  { induction n as [|n IH]; [simpl; change (Z.of_nat 0) with 0; lia|].
    rewrite seq_S, map_app, sum_over_app, IH; simpl.
    destruct (Z.leb_spec a (Z.of_nat n)), (Z.ltb_spec (Z.of_nat n) b); simpl; lia. }
  unfold zrange; rewrite K; lia.
Qed.

Lemma johnson_length m i : 0 <= m -> Z.of_nat (length (johnson m i)) = m.
Proof. intros; unfold johnson; rewrite map_length, rev_length; apply length_zrange; auto. Qed.

Lemma johnson_same_length m i j : length (johnson m i) = length (johnson m j).
Proof. unfold johnson; rewrite !map_length; auto. Qed.

Lemma hamming_johnson_half m i j : 1 <= m -> 0 <= i <= j -> j < 2 * m ->
  hamming (johnson m i) (johnson m j) = Z.min (j - i) (2 * m - (j - i)).
Proof.
  intros M I J; unfold johnson; rewrite hamming_map.
  rewrite (sum_over_permutation _ _ _ (Permutation_sym (Permutation_rev (zrange m)))).
  assert (K : forall a b c d, 0 <= a <= b -> b <= c <= d -> d <= m ->
    (forall x, 0 <= x < m -> xorb (johnson_bit m i x) (johnson_bit m j x) = (a <=? x) && (x <? b) || (c <=? x) && (x <? d)) ->
    sum_over (fun x => if xorb (johnson_bit m i x) (johnson_bit m j x) then 1 else 0) (zrange m) = b - a + (d - c)).
  { intros a b c d A B C E.
    rewrite <- (sum_interval m a b), <- (sum_interval m c d), <- sum_over_add by lia.
    apply sum_over_ext; intros x X; apply in_zrange in X; rewrite E by auto.
    destruct (Z.leb_spec a x), (Z.ltb_spec x b), (Z.leb_spec c x), (Z.ltb_spec x d); simpl; lia. }
  unfold johnson_bit in *; destruct (Z.leb_spec i m), (Z.leb_spec j m).
  - rewrite (K i j j j) by (try lia; intros x X;
      destruct (Z.ltb_spec x i), (Z.ltb_spec x j), (Z.leb_spec i x), (Z.leb_spec j x); simpl; lia || reflexivity); lia.
  - destruct (Z_le_gt_dec i (j - m)).
    + rewrite (K 0 i (j - m) m) by (try lia; intros x X;
        destruct (Z.ltb_spec x i), (Z.leb_spec (j - m) x), (Z.leb_spec 0 x), (Z.ltb_spec x m); simpl; lia || reflexivity); lia.
    + rewrite (K 0 (j - m) i m) by (try lia; intros x X;
        destruct (Z.ltb_spec x i), (Z.leb_spec (j - m) x), (Z.leb_spec 0 x), (Z.ltb_spec x m), (Z.ltb_spec x (j - m)), (Z.leb_spec i x);
        simpl; lia || reflexivity); lia.
  - lia.
  - rewrite (K (i - m) (j - m) (j - m) (j - m)) by (try lia; intros x X;
      destruct (Z.leb_spec (i - m) x), (Z.leb_spec (j - m) x), (Z.ltb_spec x (j - m)); simpl; lia || reflexivity); lia.
Qed.

Lemma hamming_sym x y : hamming x y = hamming y x.
Proof. revert y; induction x as [|a x IH]; intros [|b y]; simpl; auto; rewrite IH, xorb_comm; auto. Qed.

Lemma hamming_johnson m i j : 1 <= m -> 0 <= i < 2 * m -> 0 <= j < 2 * m ->
  hamming (johnson m i) (johnson m j) = ring_distance (2 * m) i j.
Proof.
  intros M I J; rewrite ring_distance_abs by lia.
  destruct (Z_le_gt_dec i j); [|rewrite hamming_sym]; rewrite hamming_johnson_half by lia; lia.
Qed.

(* OCT paper, section 2.1 (implicit): two codes differ in as many bits as the
   nodes are apart in the ring, in particular in one if and only if adjacent. *)
Theorem oct_johnson_hamming_is_ring_distance : forall m i j : Z, 1 <= m -> 0 <= i < 2 * m -> 0 <= j < 2 * m ->
  dist (Ring (2 * m)) i j (hamming (johnson m i) (johnson m j)) /\
  (hamming (johnson m i) (johnson m j) = 1 <-> adj (Ring (2 * m)) i j).
Proof.
  intros m i j M I J; rewrite hamming_johnson by auto; split; [apply ring_dist; lia|].
  rewrite ring_distance_abs, ring_adj by lia; lia.
Qed.

Lemma johnson_injective m i j : 1 <= m -> 0 <= i < 2 * m -> 0 <= j < 2 * m -> johnson m i = johnson m j -> i = j.
Proof.
  intros M I J E; assert (H := hamming_self (johnson m i)); rewrite E in H at 2.
  rewrite hamming_johnson, ring_distance_abs in H by lia; lia.
Qed.

(* The code of OCT paper, section 2.1, Definition 2 (OctUnicast.v has its rules): the 2m words of m bits are
   different, and each differs from the next, the last from the first, in one bit. *)
Theorem johnson_code_cycle : forall m : Z, 1 <= m ->
  (forall i, 0 <= i < 2 * m -> Z.of_nat (length (johnson m i)) = m) /\
  (forall i j, 0 <= i < 2 * m -> 0 <= j < 2 * m -> johnson m i = johnson m j -> i = j) /\
  (forall i, 0 <= i < 2 * m -> hamming (johnson m i) (johnson m ((i + 1) mod (2 * m))) = 1).
Proof.
  intros m M; split; [|split].
  - intros; apply johnson_length; lia.
  - intros; apply (johnson_injective m); auto.
  - intros i I; rewrite hamming_johnson, ring_distance_abs by (try lia; apply mod_range; lia).
    rewrite ring_step by lia; destruct (Z.eqb_spec (i + 1) (2 * m)); lia.
Qed.

(* OCT paper, section 2.1, Definition 2 with an odd number n = 2m - 1 of words and
   m = (n + 1) / 2: no cycle, the last word and the first differ in two bits. *)
Theorem oct_johnson_code_odd_n_refuted : forall n : Z, 3 <= n -> n mod 2 = 1 ->
  let m := (n + 1) / 2 in
  ~ (forall i, 0 <= i < n -> hamming (johnson m i) (johnson m ((i + 1) mod n)) = 1).
Proof.
  intros n N E m H; assert (n = 2 * m - 1).
  { unfold m; assert (A := Z.div_mod n 2); assert (B := Z.div_mod (n + 1) 2).
    assert (C := Z.mod_pos_bound (n + 1) 2); lia. }
  clearbody m; specialize (H (n - 1)); replace (n - 1 + 1) with n in H by lia.
  rewrite Z.mod_same, hamming_johnson, ring_distance_abs in H by lia; lia.
Qed.

Theorem oct_johnson_code_odd_n_correction : forall n : Z, 3 <= n -> n mod 2 = 1 ->
  let m := (n + 1) / 2 in
  (forall i j, 0 <= i < n -> 0 <= j < n -> johnson m i = johnson m j -> i = j) /\
  (forall i, 0 <= i < n - 1 -> hamming (johnson m i) (johnson m (i + 1)) = 1) /\
  hamming (johnson m (n - 1)) (johnson m 0) = 2.
Proof.
  intros n N E m; assert (n = 2 * m - 1).
  { unfold m; assert (A := Z.div_mod n 2); assert (B := Z.div_mod (n + 1) 2).
    assert (C := Z.mod_pos_bound (n + 1) 2); lia. }
  clearbody m; split; [|split].
  - intros i j I J; apply johnson_injective; lia.
  - intros i I; rewrite hamming_johnson, ring_distance_abs by lia; lia.
  - rewrite hamming_johnson, ring_distance_abs by lia; lia.
Qed.

(* ---------- The torus ---------- *)

Lemma jtorus_vertex k m r c : is_vertex (JTorus k m) (r, c) <-> 0 <= r < 2 * k /\ 0 <= c < 2 * m.
Proof. unfold JTorus; rewrite product_vertex, !ring_vertex; tauto. Qed.

Lemma jtorus_proper k m : 1 <= k -> 1 <= m -> proper (JTorus k m).
Proof. intros; apply product_proper; apply ring_proper; lia. Qed.

Lemma jtorus_decidable k m : decidable (JTorus k m).
Proof. apply product_decidable; apply ring_decidable. Qed.

(* Section 2.1, Definition 5.1: 2k x 2m nodes. *)
Theorem oct_torus_nodes : forall k m : Z, 1 <= k -> 1 <= m -> order (JTorus k m) (4 * k * m).
Proof.
  intros; replace (4 * k * m) with (2 * k * (2 * m)) by lia; apply product_order; apply ring_order; lia.
Qed.

(* Section 2.1, Definition 5.1: 8km links, where no ring has length 2. *)
Theorem oct_torus_links_8km : forall k m : Z, 2 <= k -> 2 <= m -> size (JTorus k m) (8 * k * m).
Proof.
  intros; replace (8 * k * m) with (2 * k * (2 * m) + 2 * m * (2 * k)) by lia.
  apply product_size; try apply ring_order; try apply ring_size; lia.
Qed.

(* Section 2.1, property 2: four adjacent nodes everywhere. *)
Theorem oct_torus_four_neighbours : forall k m : Z, 2 <= k -> 2 <= m -> regular (JTorus k m) 4.
Proof. intros; apply (product_regular _ _ 2 2); apply ring_regular; lia. Qed.

Theorem jtorus_connected : forall k m : Z, 1 <= k -> 1 <= m -> connected (JTorus k m).
Proof. intros; apply product_connected; apply ring_connected; lia. Qed.

Theorem jtorus_transitive : forall k m : Z, 1 <= k -> 1 <= m -> vertex_transitive (JTorus k m).
Proof. intros; apply product_transitive; try apply ring_proper; try apply ring_transitive; lia. Qed.

Theorem jtorus_diameter : forall k m : Z, 1 <= k -> 1 <= m -> diameter (JTorus k m) (k + m).
Proof.
  intros k m K M; replace k with (2 * k / 2) at 2 by (rewrite Z.mul_comm; apply Z.div_mul; lia).
  replace m with (2 * m / 2) at 2 by (rewrite Z.mul_comm; apply Z.div_mul; lia).
  apply product_diameter; apply ring_diameter; lia.
Qed.

Lemma even_double k : (2 * k) mod 2 = 0.
Proof. rewrite Z.mul_comm; apply Z_mod_mult. Qed.

Theorem jtorus_bipartite : forall k m : Z, 1 <= k -> 1 <= m -> bipartite (JTorus k m).
Proof. intros; apply product_bipartite; apply ring_bipartite; try apply even_double; lia. Qed.

Theorem jtorus_hamiltonian : forall k m : Z, 1 <= k -> 1 <= m -> hamiltonian (JTorus k m).
Proof.
  intros; apply hamiltonian_even.
  - apply ring_traceable; lia.
  - change (vertices (Ring (2 * k))) with (zrange (2 * k)); rewrite length_zrange; lia.
  - apply ring_traceable_even; [lia | apply even_double].
Qed.

Lemma hamming_jtorus k m r c r' c' : 1 <= k -> 1 <= m ->
  is_vertex (JTorus k m) (r, c) -> is_vertex (JTorus k m) (r', c') ->
  hamming (jtorus_code k m (r, c)) (jtorus_code k m (r', c')) = ring_distance (2 * k) r r' + ring_distance (2 * m) c c'.
Proof.
  intros K M U V; apply jtorus_vertex in U, V; unfold jtorus_code; simpl.
  rewrite hamming_app by apply johnson_same_length; rewrite !hamming_johnson by lia; auto.
Qed.

(* Section 2.1, property 4: the distance is the number of bits in which the codes differ. *)
Theorem oct_torus_hamming_is_distance : forall k m : Z, 1 <= k -> 1 <= m ->
  forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v ->
  dist (JTorus k m) u v (hamming (jtorus_code k m u) (jtorus_code k m v)).
Proof.
  intros k m K M (r, c) (r', c') U V; rewrite hamming_jtorus by auto.
  apply jtorus_vertex in U, V; apply product_dist; apply ring_dist; lia.
Qed.

(* Section 2.1, Definition 5.3: adjacent if and only if the codes differ in one bit. *)
Theorem oct_torus_adjacency_iff_hamming1 : forall k m : Z, 1 <= k -> 1 <= m ->
  forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v ->
  (adj (JTorus k m) u v <-> hamming (jtorus_code k m u) (jtorus_code k m v) = 1).
Proof.
  intros k m K M u v U V; assert (D := oct_torus_hamming_is_distance k m K M u v U V); split; intros A.
  - apply dist_one in A; eapply dist_unique; eauto.
  - rewrite A in D; destruct D as [W _]; apply walk_first in W; [|lia].
    destruct W as (w & A' & W); replace (1 - 1) with 0 in W by lia; apply walk_zero in W; subst; auto.
Qed.

(* Section 2.1, property 1: the codes of a row, and those of a column, are a cyclic
   code of unit distance. *)
Theorem oct_torus_rows_columns_cyclic : forall k m : Z, 1 <= k -> 1 <= m ->
  forall r c, 0 <= r < 2 * k -> 0 <= c < 2 * m ->
  hamming (jtorus_code k m (r, c)) (jtorus_code k m (r, (c + 1) mod (2 * m))) = 1 /\
  hamming (jtorus_code k m (r, c)) (jtorus_code k m ((r + 1) mod (2 * k), c)) = 1.
Proof.
  intros k m K M r c R C.
  assert (R' := mod_range (r + 1) (2 * k)); assert (C' := mod_range (c + 1) (2 * m)).
  split; rewrite hamming_jtorus by (auto; apply jtorus_vertex; lia);
    rewrite !ring_distance_abs by lia; clear R' C'; rewrite ring_step by lia;
    match goal with |- context [?a =? ?b] => destruct (Z.eqb_spec a b) end; lia.
Qed.

(* Section 2.1, property 3: one more bit for the rows brings 4m nodes, one more for
   the columns 4k. *)
Theorem oct_torus_growth_increment : forall k m : Z, 1 <= k -> 1 <= m ->
  (exists a b, order (JTorus (k + 1) m) a /\ order (JTorus k m) b /\ a - b = 4 * m) /\
  (exists a b, order (JTorus k (m + 1)) a /\ order (JTorus k m) b /\ a - b = 4 * k).
Proof.
  intros k m K M; split.
  - exists (4 * (k + 1) * m), (4 * k * m); split; [|split]; [apply oct_torus_nodes; lia..|lia].
  - exists (4 * k * (m + 1)), (4 * k * m); split; [|split]; [apply oct_torus_nodes; lia..|lia].
Qed.

(* Section 2.1, property 5: from every other node some neighbour's code is one bit
   nearer to the destination's. *)
Theorem oct_torus_hypercube_like_routing : forall k m : Z, 1 <= k -> 1 <= m ->
  forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> u <> v ->
  exists w, adj (JTorus k m) u w /\
    hamming (jtorus_code k m w) (jtorus_code k m v) = hamming (jtorus_code k m u) (jtorus_code k m v) - 1.
Proof.
  intros k m K M u v U V N; assert (D := oct_torus_hamming_is_distance k m K M u v U V).
  assert (hamming (jtorus_code k m u) (jtorus_code k m v) <> 0).
  { intros E; rewrite E in D; apply N, (dist_zero _ _ _ D). }
  assert (W := proj1 D); apply walk_first in W; auto; destruct W as (w & A & W); exists w; split; auto.
  assert (D' := oct_torus_hamming_is_distance k m K M w v (adj_right A) V).
  assert (B := dist_adjacent_distance _ u v w _ _ A D D').
  assert (C := dist_walk_le _ _ _ _ _ D' W); lia.
Qed.

(* Figure 1: T(2,3) has 4 rows and 6 columns. *)
Theorem oct_figure1_4x6 : JTorus 2 3 = product (Ring 4) (Ring 6) /\ order (JTorus 2 3) (4 * 6).
Proof. split; [reflexivity | apply (oct_torus_nodes 2 3); lia]. Qed.

(* The columns first, then the rows, the shorter way round each; to the left or
   up if both ways are equal (routing/jtorus.go). *)
Definition jtorus_next (k m : Z) (u v : vertex (JTorus k m)) : vertex (JTorus k m) :=
  if snd u =? snd v then (ring_next_left (2 * k) (fst u) (fst v), snd u)
  else (fst u, ring_next_left (2 * m) (snd u) (snd v)).

Theorem jtorus_minimal : forall k m : Z, 1 <= k -> 1 <= m -> minimal_router (JTorus k m) (jtorus_next k m).
Proof.
  intros k m K M.
  destruct (ring_descends_left (2 * k)) as (A & B & C & D); [lia|].
  destruct (ring_descends_left (2 * m)) as (A' & B' & C' & D'); [lia|].
  apply (minimal_by_descent (JTorus k m) _ (fun u v => ring_distance (2 * k) (fst u) (fst v) + ring_distance (2 * m) (snd u) (snd v))).
  - split; [|split; [|split]].
    + intros (r, c) (r', c') U V; apply product_vertex in U, V; simpl.
      specialize (A r r'); specialize (A' c c'); simpl in *; intuition lia.
    + intros (r, c) V; apply product_vertex in V; simpl; rewrite B, B'; tauto || lia.
    + intros (r, c) (r', c') U V E; apply product_vertex in U, V; simpl in E.
      specialize (A r r'); specialize (A' c c'); simpl in *.
      f_equal; [apply C | apply C']; intuition lia.
    + intros (r, c) (r', c') U V N; apply product_vertex in U, V; unfold jtorus_next; simpl.
      destruct (Z.eqb_spec c c') as [->|E]; simpl.
      * destruct (D r r') as [X Y]; try tauto; [congruence|]; split; [|lia].
        apply product_adj; left; tauto.
      * destruct (D' c c') as [X Y]; try tauto; split; [|lia].
        apply product_adj; right; tauto.
  - intros (r, c) V (a, b) (a', b') E; apply product_vertex in V; apply product_adj in E; simpl.
    destruct V as [V V']; destruct E as [(E & <- & _)|(<- & _ & E)].
    + assert (X := ring_potential (2 * k) r ltac:(lia) V a a' E); simpl in X; lia.
    + assert (X := ring_potential (2 * m) c ltac:(lia) V' b b' E); simpl in X; lia.
Qed.

(* ---------- Its bisection width ---------- *)

(* A ring of 2k, also of two vertices. *)
Lemma double_ring_spread k : 2 <= k -> spread (Ring (2 * k)) (k * k).
Proof. intros K; assert (H := ring_spread (2 * k) k ltac:(lia) ltac:(lia)); replace (2 * k - k) with k in H by lia; auto. Qed.

Lemma double_ring_half k : 2 <= k -> exists S, balanced (Ring (2 * k)) S /\ cut (Ring (2 * k)) S 2.
Proof. intros K; exists (first_half (2 * k)); split; [apply first_half_balanced; lia | apply first_half_cut; lia]. Qed.

Lemma jtorus_spread k m t : 1 <= k -> 1 <= m ->
  (k = 1 -> 4 * m <= t) -> (2 <= k -> 2 * m * (k * k) <= t) ->
  (m = 1 -> 4 * k <= t) -> (2 <= m -> 2 * k * (m * m) <= t) -> spread (JTorus k m) t.
Proof.
  intros K M A B C D.
  assert (X : exists a, spread (Ring (2 * k)) a /\ 2 * m * a <= t).
  { destruct (Z.eq_dec k 1) as [->|N]; [exists 2; split; [apply ring2_spread | lia]|].
    exists (k * k); split; [apply double_ring_spread; lia | apply B; lia]. }
  assert (Y : exists b, spread (Ring (2 * m)) b /\ 2 * k * b <= t).
  { destruct (Z.eq_dec m 1) as [->|N]; [exists 2; split; [apply ring2_spread | lia]|].
    exists (m * m); split; [apply double_ring_spread; lia | apply D; lia]. }
  destruct X as (a & X & X'), Y as (b & Y & Y').
  apply (product_spread _ _ (2 * k) (2 * m) a b); auto; try apply ring_order; try apply ring_decidable; lia.
Qed.

(* A torus T(k,m) with no ring of length 2. *)
Theorem jtorus_bisection : forall k m : Z, 2 <= k -> 2 <= m -> bisection_width (JTorus k m) (4 * Z.min k m).
Proof.
  intros k m K M.
  assert (O : order (JTorus k m) (2 * (2 * k * m))) by (replace (2 * (2 * k * m)) with (4 * k * m) by lia; apply oct_torus_nodes; lia).
  destruct (Z_le_gt_dec k m) as [L|L].
  - rewrite Z.min_l by lia; apply (width_by_spread _ (2 * k * m) (2 * k * m * m)); auto.
    + apply jtorus_decidable.
    + apply jtorus_spread; intros; try lia; nia.
    + destruct (double_ring_half m M) as (S & B & C); exists (fun x => S (snd x)); split.
      * apply (product_balanced_right _ _ S (2 * k) m); try apply ring_order; auto; lia.
      * replace (4 * k) with (2 * k * 2) by lia; apply product_cut_right; auto; [apply ring_order; lia | apply ring_proper; lia].
    + intros c H; apply (Z.mul_le_mono_pos_l _ _ (2 * k * m * m)); nia.
  - rewrite Z.min_r by lia; apply (width_by_spread _ (2 * k * m) (2 * k * k * m)); auto.
    + apply jtorus_decidable.
    + apply jtorus_spread; intros; try lia; nia.
    + destruct (double_ring_half k K) as (S & B & C); exists (fun x => S (fst x)); split.
      * apply (product_balanced_left _ _ S (2 * m) k); try apply ring_order; auto; lia.
      * replace (4 * m) with (2 * m * 2) by lia; apply product_cut_left; auto; [apply ring_proper; lia | apply ring_order; lia].
    + intros c H; apply (Z.mul_le_mono_pos_l _ _ (2 * k * k * m)); nia.
Qed.
