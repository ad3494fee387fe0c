(* The octagon-connected torus OCT(k,m): the product of the torus T(k,m) and the
   octagon. The OCT paper, sections 2.2, 2.3 and 3.1; topology/oct.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Ring Finite Octagon Jtorus.
Import ListNotations.
Open Scope Z_scope.

(* Vertices ((row, column), o). *)
Definition OCT (k m : Z) : graph := product (JTorus k m) Octagon.

(* The code of a node: k bits for the row, m for the column, 4 for the octagon. *)
Definition oct_code (k m : Z) (v : vertex (OCT k m)) : list bool :=
  jtorus_code k m (fst v) ++ johnson 4 (snd v).

Lemma oct_vertex k m r c o :
  is_vertex (OCT k m) (r, c, o) <-> 0 <= r < 2 * k /\ 0 <= c < 2 * m /\ 0 <= o < 8.
Proof.
  unfold OCT; rewrite (product_vertex (JTorus k m) Octagon (r, c) o), jtorus_vertex, octagon_vertex; tauto.
Qed.

Lemma oct_proper k m : 1 <= k -> 1 <= m -> proper (OCT k m).
Proof. intros; apply product_proper; [apply jtorus_proper; auto | apply octagon_proper]. Qed.

Lemma oct_decidable k m : decidable (OCT k m).
Proof. apply product_decidable; [apply jtorus_decidable | apply octagon_decidable]. Qed.

(* Adjacency by arithmetic: one step along a row or a column, round it at the end,
   or a side or a diameter of the octagon. *)
Lemma oct_adj k m r c o r' c' o' : 1 <= k -> 1 <= m ->
  adj (OCT k m) (r, c, o) (r', c', o') <->
  is_vertex (OCT k m) (r, c, o) /\ is_vertex (OCT k m) (r', c', o') /\ (r, c, o) <> (r', c', o') /\
  (c = c' /\ o = o' /\ (r' = (r + 1) mod (2 * k) \/ r = (r' + 1) mod (2 * k)) \/
   r = r' /\ o = o' /\ (c' = (c + 1) mod (2 * m) \/ c = (c' + 1) mod (2 * m)) \/
   r = r' /\ c = c' /\ (o' = (o + 1) mod 8 \/ o = (o' + 1) mod 8 \/ o' = (o + 4) mod 8 \/ o = (o' + 4) mod 8)).
Proof.
  intros K M; unfold adj; simpl; rewrite !pair_equal_spec.
  assert (E : forall a b : Z, a = b <-> b = a) by (split; auto).
  rewrite (E r' r), (E c' c), (E o' o); tauto.
Qed.

(* Section 2.2: 8 x 2k x 2m nodes. *)
Theorem oct_oct_nodes : forall k m : Z, 1 <= k -> 1 <= m -> order (OCT k m) (32 * k * m).
Proof.
  intros k m K M; replace (32 * k * m) with (4 * k * m * 8) by lia.
  apply product_order; [apply oct_torus_nodes; auto | apply octagon_order].
Qed.

(* Section 2.3, Character 1: every node has degree 7, where no ring has length 2. *)
Theorem oct_char1_degree_7 : forall k m : Z, 2 <= k -> 2 <= m -> regular (OCT k m) 7.
Proof.
  intros; apply (product_regular _ _ 4 3); [apply oct_torus_four_neighbours; auto | apply octagon_regular].
Qed.

(* Section 2.3, Character 2: the diameter is k + m + 2. *)
Theorem oct_char2_diameter : forall k m : Z, 1 <= k -> 1 <= m -> diameter (OCT k m) (k + m + 2).
Proof. intros; apply product_diameter; [apply jtorus_diameter; auto | apply octagon_diameter]. Qed.

Theorem oct_connected : forall k m : Z, 1 <= k -> 1 <= m -> connected (OCT k m).
Proof. intros; eapply diameter_connected, oct_char2_diameter; auto. Qed.

(* Section 2.3, Character 3: node-symmetric. *)
Theorem oct_char3_symmetric : forall k m : Z, 1 <= k -> 1 <= m -> vertex_transitive (OCT k m).
Proof.
  intros; apply product_transitive; [apply jtorus_proper; auto | apply octagon_proper
    | apply jtorus_transitive; auto | apply octagon_transitive].
Qed.

(* Section 2.3, Character 4: 112km links, where no ring has length 2. *)
Theorem oct_char4_links : forall k m : Z, 2 <= k -> 2 <= m -> size (OCT k m) (112 * k * m).
Proof.
  intros k m K M; replace (112 * k * m) with (4 * k * m * 12 + 8 * (8 * k * m)) by lia.
  apply product_size; [apply oct_torus_nodes; lia | apply octagon_order | apply oct_torus_links_8km; auto | apply octagon_links].
Qed.

Theorem oct_hamiltonian : forall k m : Z, 1 <= k -> 1 <= m -> hamiltonian (OCT k m).
Proof.
  intros k m K M; apply hamiltonian_even.
  - apply hamiltonian_traceable, jtorus_hamiltonian; auto.
  - destruct (oct_torus_nodes k m K M) as [_ ->]; nia.
  - apply octagon_traceable.
Qed.

(* Section 2.2: one more bit for the columns adds 8 x 4k nodes, one for the rows 8 x 4m. *)
Theorem oct_expansion_node_counts : forall k m : Z, 1 <= k -> 1 <= m ->
  (exists a b, order (OCT k (m + 1)) a /\ order (OCT k m) b /\ a - b = 32 * k) /\
  (exists a b, order (OCT (k + 1) m) a /\ order (OCT k m) b /\ a - b = 32 * m).
Proof.
  intros k m K M; split.
  - exists (32 * k * (m + 1)), (32 * k * m); split; [|split]; [apply oct_oct_nodes; lia..|lia].
  - exists (32 * (k + 1) * m), (32 * k * m); split; [|split]; [apply oct_oct_nodes; lia..|lia].
Qed.

(* Figure 3: OCT(2,3) has eight slices more than OCT(2,2). *)
Theorem oct_expansion_figure3_example :
  (exists a b, order (JTorus 2 3) a /\ order (JTorus 2 2) b /\ a - b = 8) /\
  (exists a b, order (OCT 2 3) a /\ order (OCT 2 2) b /\ a - b = 8 * 8).
Proof.
  split.
  - exists 24, 16; split; [apply (oct_torus_nodes 2 3)|split; [apply (oct_torus_nodes 2 2)|]]; lia.
  - exists 192, 128; split; [apply (oct_oct_nodes 2 3)|split; [apply (oct_oct_nodes 2 2)|]]; lia.
Qed.

(* ---------- The octagon's claims ---------- *)

(* Section 2.1, Definition 6: 8 nodes and 12 links. *)
Theorem oct_octagon_size : order Octagon 8 /\ size Octagon 12.
Proof. split; [apply octagon_order | apply octagon_links]. Qed.

(* Section 2.1: the diameter is 2. *)
Theorem oct_octagon_diameter_2 : diameter Octagon 2.
Proof. apply octagon_diameter. Qed.

(* Section 2.1: symmetric. *)
Theorem oct_octagon_symmetric : vertex_transitive Octagon.
Proof. apply octagon_transitive. Qed.

(* Section 2.1 (3): the number of differing bits decides. One or four: adjacent. *)
Theorem oct_octagon_xor_adjacent : forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 ->
  (adj Octagon u v <-> hamming (johnson 4 u) (johnson 4 v) = 1 \/ hamming (johnson 4 u) (johnson 4 v) = 4).
Proof.
  intros u v U V; rewrite <- (adjb_adj 8 _ octagon_linkb octagon_linkb_link u v U V).
  assert (E := forallb_zrange2 (fun u v => Bool.eqb (adjb octagon_linkb u v)
    ((hamming (johnson 4 u) (johnson 4 v) =? 1) || (hamming (johnson 4 u) (johnson 4 v) =? 4))) 8 eq_refl u v U V).
  apply eqb_prop in E; rewrite E, orb_true_iff, !Z.eqb_eq; tauto.
Qed.

Lemma octagon_distance_hamming u v : 0 <= u < 8 -> 0 <= v < 8 ->
  octagon_distance u v = Z.min (hamming (johnson 4 u) (johnson 4 v)) (5 - hamming (johnson 4 u) (johnson 4 v)).
Proof.
  intros U V; apply Z.eqb_eq.
  apply (forallb_zrange2 (fun u v => octagon_distance u v =? Z.min (hamming (johnson 4 u) (johnson 4 v)) (5 - hamming (johnson 4 u) (johnson 4 v))) 8 eq_refl u v U V).
Qed.

(* Two or three: at distance 2. *)
Theorem oct_octagon_xor_distance2 : forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 ->
  (dist Octagon u v 2 <-> hamming (johnson 4 u) (johnson 4 v) = 2 \/ hamming (johnson 4 u) (johnson 4 v) = 3).
Proof.
  intros u v U V; assert (D := octagon_dist u v U V); rewrite octagon_distance_hamming in D by auto.
  assert (R : 0 <= hamming (johnson 4 u) (johnson 4 v) <= 4) by (rewrite hamming_johnson, ring_distance_abs by lia; lia).
  split; intros E.
  - assert (F := dist_unique _ _ _ _ _ D E); lia.
  - replace (Z.min _ _) with 2 in D by lia; auto.
Qed.

(* Section 2.3, proof of Character 5: "the width is 6" is wrong, it is 4. *)
Theorem oct_octagon_bisection_6_correction : bisection_width Octagon 4.
Proof. apply octagon_bisection. Qed.

Theorem oct_octagon_bisection_6_refuted : ~ bisection_width Octagon 6.
Proof. intros H; assert (E := bisection_width_unique _ _ _ octagon_bisection H); discriminate. Qed.

(* Section 3.1.1, step 1: the paper's router in the octagon is minimal. *)
Theorem oct_unicast_step1 : minimal_router Octagon octagon_next.
Proof. apply octagon_minimal. Qed.

(* ---------- Distance ---------- *)

(* Section 2.2, theorem: the number of differing bits of the torus, and of the
   octagon's bits the smaller of h and 5 - h, where h of them differ. *)
Theorem oct_distance_theorem : forall k m : Z, 1 <= k -> 1 <= m ->
  forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
  let h := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in
  dist (OCT k m) u v (hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) + Z.min h (5 - h)).
Proof.
  intros k m K M (u, o) (v, p) U V; apply product_vertex in U, V; destruct U as [U O], V as [V P].
  cbv zeta; simpl fst; simpl snd; apply octagon_vertex in O, P; rewrite <- octagon_distance_hamming by auto.
  apply product_dist; [apply oct_torus_hamming_is_distance; auto | apply octagon_dist; auto].
Qed.

(* Section 2.2, step 3: the codes have k + m + 4 bits and are different, and two
   nodes are adjacent if and only if either one torus bit differs, or one octagon
   bit or all four. *)
Lemma jtorus_code_injective k m u v : 1 <= k -> 1 <= m -> is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v ->
  jtorus_code k m u = jtorus_code k m v -> u = v.
Proof.
  intros K M U V E; assert (D := oct_torus_hamming_is_distance k m K M u v U V).
  rewrite E, hamming_self in D; apply dist_zero in D; auto.
Qed.

Lemma app_same_length {A} (x x' y y' : list A) : length x = length x' -> x ++ y = x' ++ y' -> x = x' /\ y = y'.
Proof.
  revert x'; induction x as [|a x IH]; intros [|b x'] L E; simpl in *; try discriminate; auto.
  inversion E; destruct (IH x') as [-> ->]; auto.
Qed.

Lemma jtorus_code_length k m u : 0 <= k -> 0 <= m -> Z.of_nat (length (jtorus_code k m u)) = k + m.
Proof.
  intros; unfold jtorus_code; rewrite app_length, Nat2Z.inj_add, !johnson_length; auto.
Qed.

Theorem oct_oct_code_two_parts : forall k m : Z, 1 <= k -> 1 <= m ->
  forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
  Z.of_nat (length (oct_code k m u)) = k + m + 4 /\
  (oct_code k m u = oct_code k m v -> u = v) /\
  let t := hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) in
  let o := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in
  (adj (OCT k m) u v <-> t = 1 /\ o = 0 \/ t = 0 /\ (o = 1 \/ o = 4)).
Proof.
  intros k m K M (u, o) (v, p) U V; apply product_vertex in U, V; destruct U as [U O], V as [V P].
  assert (O' := proj1 (octagon_vertex _) O); assert (P' := proj1 (octagon_vertex _) P).
  split; [|split].
  - unfold oct_code; rewrite app_length, Nat2Z.inj_add, jtorus_code_length, johnson_length by lia; auto.
  - intros E; apply app_same_length in E.
    + destruct E as [E F]; f_equal; [eapply jtorus_code_injective; eauto | eapply (johnson_injective 4); eauto; lia].
    + apply Nat2Z.inj; rewrite !jtorus_code_length by lia; auto.
  - cbv zeta; simpl fst; simpl snd; unfold OCT.
    rewrite product_adj, oct_torus_adjacency_iff_hamming1, oct_octagon_xor_adjacent by auto.
    assert (Z1 : hamming (jtorus_code k m u) (jtorus_code k m v) = 0 <-> u = v).
    { split; [|intros ->; apply hamming_self]; intros E.
      assert (D := oct_torus_hamming_is_distance k m K M u v U V); rewrite E in D; apply dist_zero in D; auto. }
    assert (Z2 : hamming (johnson 4 o) (johnson 4 p) = 0 <-> o = p).
    { split; [|intros ->; apply hamming_self]; rewrite hamming_johnson, ring_distance_abs by lia; lia. }
    rewrite Z1, Z2; tauto.
Qed.

(* Sections 3.1.1 and 3.1.2: "Hamming(A xor B) of any two nodes coding become the
   minimum distance" fails for the codes of OCT(k,m) ... *)
Theorem oct_whole_code_hamming_is_distance_refuted : forall k m : Z, 1 <= k -> 1 <= m ->
  exists u v, is_vertex (OCT k m) u /\ is_vertex (OCT k m) v /\
  ~ dist (OCT k m) u v (hamming (oct_code k m u) (oct_code k m v)).
Proof.
  intros k m K M; exists (0, 0, 0), (0, 0, 3).
  assert (U : is_vertex (OCT k m) (0, 0, 0)) by (apply oct_vertex; lia).
  assert (V : is_vertex (OCT k m) (0, 0, 3)) by (apply oct_vertex; lia).
  split; auto; split; auto; intros D.
  assert (E := oct_distance_theorem k m K M _ _ U V).
  assert (F := dist_unique _ _ _ _ _ D E); cbv zeta in F; unfold oct_code in F; simpl fst in F; simpl snd in F.
  rewrite hamming_app in F by auto; rewrite !hamming_self in F; discriminate.
Qed.

(* ... and holds with the smaller of h and 5 - h for the octagon's bits. *)
Theorem oct_whole_code_hamming_is_distance_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
  let h := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in
  dist (OCT k m) u v (hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) + Z.min h (5 - h)).
Proof. exact oct_distance_theorem. Qed.

(* The theorem's header puts the octagon's four bits on top. In that layout the
   printed indices, torus bits from i = 4 on, do not give the distance: *)
Definition header_code (k m : Z) (v : vertex (OCT k m)) : list bool :=
  johnson 4 (snd v) ++ jtorus_code k m (fst v).

Definition low (n : Z) (x : list bool) : list bool := skipn (length x - Z.to_nat n) x.
Definition high (n : Z) (x : list bool) : list bool := firstn (length x - Z.to_nat n) x.

(* The formula with the lowest n bits as the octagon's. *)
Definition formula (n : Z) (x y : list bool) : Z :=
  let h := hamming (low n x) (low n y) in hamming (high n x) (high n y) + Z.min h (5 - h).

Lemma oct_header_code_length k m v : 0 <= k -> 0 <= m -> Z.of_nat (length (header_code k m v)) = k + m + 4.
Proof. intros; unfold header_code; rewrite app_length, Nat2Z.inj_add, jtorus_code_length, johnson_length by lia; lia. Qed.

Lemma split_at (x y : list bool) p : length x = 4%nat ->
  firstn (4 + p) (x ++ y) = x ++ firstn p y /\ skipn (4 + p) (x ++ y) = skipn p y.
Proof. intros L; destruct x as [|a [|b [|c [|d [|e x]]]]]; try discriminate; split; reflexivity. Qed.

Theorem oct_distance_theorem_header_bit_layout_refuted : forall k m : Z, 2 <= k -> 2 <= m ->
  exists u v, is_vertex (OCT k m) u /\ is_vertex (OCT k m) v /\
  ~ dist (OCT k m) u v (formula 4 (header_code k m u) (header_code k m v)).
Proof.
  intros k m K M; exists (0, 0, 0), (0, 0, 3).
  assert (U : is_vertex (OCT k m) (0, 0, 0)) by (apply oct_vertex; lia).
  assert (V : is_vertex (OCT k m) (0, 0, 3)) by (apply oct_vertex; lia).
  split; auto; split; auto; intros D.
  assert (E := oct_distance_theorem k m ltac:(lia) ltac:(lia) _ _ U V).
  assert (F := dist_unique _ _ _ _ _ D E); cbv zeta in F; unfold formula, low, high in F.
  assert (L : forall v, length (header_code k m v) = Z.to_nat (k + m + 4)).
  { intros v; rewrite <- (oct_header_code_length k m v) by lia; lia. }
  rewrite !L in F; unfold header_code in F.
  replace (Z.to_nat (k + m + 4) - Z.to_nat 4)%nat with (4 + Z.to_nat (k + m - 4))%nat in F by lia.
  rewrite !(proj1 (split_at (johnson 4 _) _ _ eq_refl)), !(proj2 (split_at (johnson 4 _) _ _ eq_refl)) in F.
  rewrite hamming_app in F by reflexivity; simpl fst in F; simpl snd in F.
  rewrite !hamming_self in F; vm_compute in F; discriminate.
Qed.

(* With the header's groups: the torus bits are the lower k + m, the octagon's the upper four. *)
Theorem oct_distance_theorem_header_bit_layout_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
  let h := hamming (high (k + m) (header_code k m u)) (high (k + m) (header_code k m v)) in
  dist (OCT k m) u v (hamming (low (k + m) (header_code k m u)) (low (k + m) (header_code k m v)) + Z.min h (5 - h)).
Proof.
  intros k m K M u v U V.
  assert (H : forall w, high (k + m) (header_code k m w) = johnson 4 (snd w) /\ low (k + m) (header_code k m w) = jtorus_code k m (fst w)).
  { intros w; assert (L := oct_header_code_length k m w ltac:(lia) ltac:(lia)); unfold high, low.
    replace (length (header_code k m w) - Z.to_nat (k + m))%nat with (length (johnson 4 (snd w)) + 0)%nat.
    - unfold header_code; rewrite firstn_app_2, app_nil_r, skipn_app, skipn_all2 by lia.
      replace (length (johnson 4 (snd w)) + 0 - length (johnson 4 (snd w)))%nat with 0%nat by lia; auto.
    - assert (F := johnson_length 4 (snd w)); lia. }
  destruct (H u) as [-> ->], (H v) as [-> ->]; apply oct_distance_theorem; auto.
Qed.

(* Section 2.2, step 2: "encode 2k x 2m slices by 4 bits of Johnson code". There are
   more slices than words of the code ... *)
Theorem oct_oct_slice_code_4_bits_refuted : forall k m : Z, 2 <= k -> 2 <= m ->
  ~ exists slice : vertex (JTorus k m) -> Z,
    (forall v, is_vertex (JTorus k m) v -> 0 <= slice v < 8) /\
    (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v ->
       johnson 4 (slice u) = johnson 4 (slice v) -> u = v).
Proof.
  intros k m K M (s & R & I); destruct (oct_torus_nodes k m) as [[N _] E]; [lia..|].
  assert (C := count_vertices _ N); rewrite E in C.
  assert (L := count_injection _ (fun z => 0 <= z < 8) s _ _ R (fun u v U V F => I u v U V (f_equal _ F)) C (count_range 0 8 ltac:(lia))); nia.
Qed.

(* ... and with k + m bits they are all different. *)
Theorem oct_oct_slice_code_4_bits_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  (forall v, is_vertex (JTorus k m) v -> Z.of_nat (length (jtorus_code k m v)) = k + m) /\
  (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> jtorus_code k m u = jtorus_code k m v -> u = v).
Proof.
  intros k m K M; split; [intros; apply jtorus_code_length; lia|].
  intros; eapply jtorus_code_injective; eauto.
Qed.

(* ---------- Unicast ---------- *)

(* Section 3.1.1, with step 2 corrected: the octagon first, then the torus. *)
Definition oct_next (k m : Z) (u v : vertex (OCT k m)) : vertex (OCT k m) :=
  if snd u =? snd v then (jtorus_next k m (fst u) (fst v), snd u)
  else (fst u, octagon_next (snd u) (snd v)).

Lemma oct_route k m a a' o o' d e : 
  route (JTorus k m) (jtorus_next k m) a a' d -> route Octagon octagon_next o o' e ->
  route (OCT k m) (oct_next k m) (a, o) (a', o') (d + e).
Proof.
  intros R Q; induction Q as [o W|o o' e N A Q IH].
  - replace (d + 0) with d by lia; induction R as [a V|a a' d N A R IH]; [constructor; apply product_vertex; auto|].
    assert (E : oct_next k m (a, o) (a', o) = (jtorus_next k m a a', o)) by (unfold oct_next; simpl; rewrite Z.eqb_refl; auto).
    apply route_hop; rewrite ?E; auto; [congruence|]; apply product_adj; auto.
  - replace (d + (e + 1)) with ((d + e) + 1) by lia.
    assert (E : oct_next k m (a, o) (a', o') = (a, octagon_next o o')).
    { unfold oct_next; simpl; apply Z.eqb_neq in N; rewrite N; auto. }
    apply route_hop; rewrite ?E; auto; [congruence|]; apply product_adj; right; split; auto; split; auto.
    apply (walk_left (JTorus k m) a a' d), (route_walk _ (jtorus_next k m)); auto.
Qed.

(* Section 3.1.2: the route is a shortest way. *)
Theorem oct_unicast_minimal : forall k m : Z, 1 <= k -> 1 <= m -> minimal_router (OCT k m) (oct_next k m).
Proof.
  intros k m K M (a, o) (a', o') U V; apply product_vertex in U, V.
  destruct (jtorus_minimal k m K M a a') as (d & R & D); try tauto.
  destruct (octagon_minimal o o') as (e & Q & E); try tauto.
  exists (d + e); split; [apply oct_route; auto | apply product_dist; auto].
Qed.

(* Section 3.1.2: k + m + 2 rounds at the worst. *)
Theorem unicast_worst : forall k m : Z, 1 <= k -> 1 <= m ->
  (forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
     exists d, route (OCT k m) (oct_next k m) u v d /\ d <= k + m + 2) /\
  (exists u v, route (OCT k m) (oct_next k m) u v (k + m + 2)).
Proof.
  intros k m K M; assert (R := oct_unicast_minimal k m K M); destruct (oct_char2_diameter k m K M) as [D (u & v & W)]; split.
  - intros x y X Y; destruct (R x y X Y) as (d & P & Q), (D x y X Y) as (e & E & L).
    exists d; split; auto; rewrite (dist_unique _ _ _ _ _ Q E); auto.
  - exists u, v; destruct (R u v) as (d & P & Q); [eapply walk_left, W | eapply walk_right, W|].
    rewrite (dist_unique _ _ _ _ _ W Q); auto.
Qed.

(* Section 3.1.1, step 3: the message goes first to the node with the torus bits of
   the source and the octagon bits of the destination. *)
Theorem oct_unicast_step3_intermediate : forall k m : Z, 1 <= k -> 1 <= m ->
  forall a o b p, is_vertex (OCT k m) (a, o) -> is_vertex (OCT k m) (b, p) ->
  exists d e, route (OCT k m) (oct_next k m) (a, o) (a, p) d /\ route (OCT k m) (oct_next k m) (a, p) (b, p) e /\
    route (OCT k m) (oct_next k m) (a, o) (b, p) (d + e).
Proof.
  intros k m K M a o b p U V; apply product_vertex in U, V; destruct U as [U U'], V as [V V'].
  destruct (jtorus_minimal k m K M a b U V) as (e & Q & _), (octagon_minimal o p U' V') as (d & R & _).
  exists d, e; split; [|split].
  - replace d with (0 + d) by lia; apply oct_route; auto; constructor; auto.
  - replace e with (e + 0) by lia; apply oct_route; auto; constructor; auto.
  - rewrite Z.add_comm; apply oct_route; auto.
Qed.
