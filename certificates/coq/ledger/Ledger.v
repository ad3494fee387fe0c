(* Written by "topocert export --coq-ledger" from the claims of the ledger: the
   statement of every claim that is called proved, and the theorem that has this
   statement. Coq checks it with "make coq". *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Tie Names Theorems.
Import ListNotations.
Open Scope Z_scope.

Goal (* oct_johnson_code_even_n *)
  (* all i in 0..2*m - 1: (count b in 0..m - 1: (b < i && i <= b + m) != (b < (i + 1)%(2*m) && (i + 1)%(2*m) <= b + m)) == 1 && (all j in 0..i - 1: some b in 0..m - 1: (b < i && i <= b + m) != (b < j && j <= b + m)) for m >= 1 *)
  forall m : Z, 1 <= m -> (forall i, 0 <= i < 2 * m -> Z.of_nat (length (johnson_rule m i)) = m) /\ (forall i j, 0 <= i < 2 * m -> 0 <= j < 2 * m -> johnson_rule m i = johnson_rule m j -> i = j) /\ (forall i, 0 <= i < 2 * m -> hamming (johnson_rule m i) (johnson_rule m ((i + 1) mod (2 * m))) = 1) /\ (forall i, 0 <= i < 2 * m -> johnson_rule m i = johnson m i) /\ (forall k r c, 1 <= k -> is_vertex (JTorus k m) (r, c) -> jtorus_code k m (r, c) = johnson_rule k r ++ johnson_rule m c) /\ (forall k r c o, 1 <= k -> is_vertex (OCT k m) (r, c, o) -> oct_code k m (r, c, o) = johnson_rule k r ++ johnson_rule m c ++ johnson_rule 4 o).
Proof. tie oct_johnson_code_even_n. Qed.

Goal (* oct_johnson_code_odd_n_refuted *)
  (* all i in 0..n - 1: (count b in 0..(n + 1)/2 - 1: (b < i && i <= b + (n + 1)/2) != (b < (i + 1)%n && (i + 1)%n <= b + (n + 1)/2)) == 1 && (all j in 0..i - 1: some b in 0..(n + 1)/2 - 1: (b < i && i <= b + (n + 1)/2) != (b < j && j <= b + (n + 1)/2)) for n >= 3 if n%2 == 1 *)
  forall n : Z, 3 <= n -> n mod 2 = 1 -> let m := (n + 1) / 2 in ~ (forall i, 0 <= i < n -> hamming (johnson m i) (johnson m ((i + 1) mod n)) = 1).
Proof. tie oct_johnson_code_odd_n_refuted. Qed.

Goal (* oct_johnson_code_odd_n_correction *)
  (* all i in 0..n - 1: (count b in 0..(n + 1)/2 - 1: (b < i && i <= b + (n + 1)/2) != (b < (i + 1)%n && (i + 1)%n <= b + (n + 1)/2)) == cond(i == n - 1, 2, 1) && (all j in 0..i - 1: some b in 0..(n + 1)/2 - 1: (b < i && i <= b + (n + 1)/2) != (b < j && j <= b + (n + 1)/2)) for n >= 3 if n%2 == 1 *)
  forall n : Z, 3 <= n -> n mod 2 = 1 -> let m := (n + 1) / 2 in (forall i j, 0 <= i < n -> 0 <= j < n -> johnson m i = johnson m j -> i = j) /\ (forall i, 0 <= i < n - 1 -> hamming (johnson m i) (johnson m (i + 1)) = 1) /\ hamming (johnson m (n - 1)) (johnson m 0) = 2.
Proof. tie oct_johnson_code_odd_n_correction. Qed.

Goal (* oct_johnson_hamming_is_ring_distance *)
  (* minimal("ring_by_code", Ring(2*m)) == 2*m*(2*m - 1) for m >= 2 *)
  forall m i j : Z, 1 <= m -> 0 <= i < 2 * m -> 0 <= j < 2 * m -> dist (Ring (2 * m)) i j (hamming (johnson m i) (johnson m j)) /\ (hamming (johnson m i) (johnson m j) = 1 <-> adj (Ring (2 * m)) i j).
Proof. tie oct_johnson_hamming_is_ring_distance. Qed.

Goal (* oct_torus_nodes *)
  forall k m : Z, 2 <= k -> 2 <= m -> order (JTorus k m) (((2 * k) * 2) * m).
Proof. tie oct_torus_nodes. Qed.

Goal (* oct_torus_links_8km *)
  forall k m : Z, 2 <= k -> 2 <= m -> size (JTorus k m) ((8 * k) * m).
Proof. tie oct_torus_links_8km. Qed.

Goal (* oct_torus_adjacency_iff_hamming1 *)
  (* size(CodedTorus(k, m, 0)) == 0 && size(CodedTorus(k, m, 1)) == size(JTorus(k, m)) && delivered("jtorus_one_bit", JTorus(k, m)) == 2*size(JTorus(k, m)) for k >= 2, m >= 2 *)
  forall k m : Z, 2 <= k -> 2 <= m -> (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> jtorus_code k m u = jtorus_code k m v -> u = v) /\ (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> (adj (JTorus k m) u v <-> hamming (jtorus_code k m u) (jtorus_code k m v) = 1)).
Proof. tie oct_torus_adjacency_iff_hamming1. Qed.

Goal (* oct_torus_rows_columns_cyclic *)
  (* delivered("jtorus_in_line", JTorus(k, m)) == 4*k*m*(min(k, 2) + min(m, 2)) for k >= 2, m >= 2 *)
  forall k m : Z, 2 <= k -> 2 <= m -> forall r c, 0 <= r < 2 * k -> 0 <= c < 2 * m -> adj (JTorus k m) (r, c) (r, (c + 1) mod (2 * m)) /\ adj (JTorus k m) (r, c) ((r + 1) mod (2 * k), c) /\ hamming (jtorus_code k m (r, c)) (jtorus_code k m (r, (c + 1) mod (2 * m))) = 1 /\ hamming (jtorus_code k m (r, c)) (jtorus_code k m ((r + 1) mod (2 * k), c)) = 1.
Proof. tie oct_torus_rows_columns_cyclic. Qed.

Goal (* oct_torus_four_neighbours *)
  forall k m : Z, 2 <= k -> 2 <= m -> (min_degree (JTorus k m) 4) /\ (max_degree (JTorus k m) 4).
Proof. tie oct_torus_four_neighbours. Qed.

Goal (* oct_gray_fails_from_5_bits *)
  (* !(min_degree(GrayPlane(k, m)) == 4 && max_degree(GrayPlane(k, m)) == 4) for k >= 1, m >= 1 if k + m >= 5 *)
  forall k m : Z, 1 <= k -> 1 <= m -> 5 <= k + m -> regular (Gray2 k m) (k + m) /\ ~ regular (Gray2 k m) 4.
Proof. tie oct_gray_fails_from_5_bits. Qed.

Goal (* oct_torus_growth_increment *)
  forall k m : Z, 2 <= k -> 2 <= m -> (exists d1 d2, order (JTorus (k + 1) m) d1 /\ order (JTorus k m) d2 /\ d1 - d2 = 4 * m) /\ (exists d1 d2, order (JTorus k (m + 1)) d1 /\ order (JTorus k m) d2 /\ d1 - d2 = 4 * k).
Proof. tie oct_torus_growth_increment. Qed.

Goal (* oct_torus_hamming_is_distance *)
  (* minimal("jtorus_by_code", JTorus(k, m)) == order(JTorus(k, m))*(order(JTorus(k, m)) - 1) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> dist (JTorus k m) u v (hamming (jtorus_code k m u) (jtorus_code k m v)).
Proof. tie oct_torus_hamming_is_distance. Qed.

Goal (* oct_torus_hypercube_like_routing *)
  (* minimal("jtorus_by_code", JTorus(k, m)) == order(JTorus(k, m))*(order(JTorus(k, m)) - 1) for k >= 2, m >= 2 *)
  forall k m : Z, 2 <= k -> 2 <= m -> forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> let h := fun x y => hamming (jtorus_code k m x) (jtorus_code k m y) in dist (JTorus k m) u v (h u v) /\ (u <> v -> exists w, adj (JTorus k m) u w /\ h u w = 1 /\ h w v = h u v - 1).
Proof. tie oct_torus_hypercube_like_routing. Qed.

Goal (* oct_figure1_4x6 *)
  (* contains(JTorus(2, 3), Torus(4, 6)) && size(JTorus(2, 3)) == size(Torus(4, 6)) *)
  JTorus 2 3 = product (Ring 4) (Ring 6) /\ order (JTorus 2 3) (4 * 6).
Proof. tie oct_figure1_4x6. Qed.

Goal (* oct_octagon_size *)
  (order Octagon 8) /\ (size Octagon 12).
Proof. tie oct_octagon_size. Qed.

Goal (* oct_octagon_degree_connectivity_3 *)
  (min_degree Octagon 3) /\ (max_degree Octagon 3).
Proof. tie oct_octagon_degree_connectivity_3. Qed.

Goal (* oct_octagon_diameter_2 *)
  diameter Octagon 2.
Proof. tie oct_octagon_diameter_2. Qed.

Goal (* oct_octagon_symmetric *)
  vertex_transitive Octagon.
Proof. tie oct_octagon_symmetric. Qed.

Goal (* oct_octagon_xor_adjacent *)
  (* (distance(Octagon, a, b) == 1) == (h == 1 || h == 4) for a in 0..7, b in a + 1..7, h in cond((a > 0 && a <= 4) == (b > 0 && b <= 4), 0, 1) + cond((a > 1 && a <= 5) == (b > 1 && b <= 5), 0, 1) + cond((a > 2 && a <= 6) == (b > 2 && b <= 6), 0, 1) + cond((a > 3 && a <= 7) == (b > 3 && b <= 7), 0, 1)..cond((a > 0 && a <= 4) == (b > 0 && b <= 4), 0, 1) + cond((a > 1 && a <= 5) == (b > 1 && b <= 5), 0, 1) + cond((a > 2 && a <= 6) == (b > 2 && b <= 6), 0, 1) + cond((a > 3 && a <= 7) == (b > 3 && b <= 7), 0, 1) *)
  forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 -> (adj Octagon u v <-> hamming (johnson 4 u) (johnson 4 v) = 1 \/ hamming (johnson 4 u) (johnson 4 v) = 4).
Proof. tie oct_octagon_xor_adjacent. Qed.

Goal (* oct_octagon_xor_distance2 *)
  (* (distance(Octagon, a, b) == 2) == (h == 2 || h == 3) for a in 0..7, b in a + 1..7, h in cond((a > 0 && a <= 4) == (b > 0 && b <= 4), 0, 1) + cond((a > 1 && a <= 5) == (b > 1 && b <= 5), 0, 1) + cond((a > 2 && a <= 6) == (b > 2 && b <= 6), 0, 1) + cond((a > 3 && a <= 7) == (b > 3 && b <= 7), 0, 1)..cond((a > 0 && a <= 4) == (b > 0 && b <= 4), 0, 1) + cond((a > 1 && a <= 5) == (b > 1 && b <= 5), 0, 1) + cond((a > 2 && a <= 6) == (b > 2 && b <= 6), 0, 1) + cond((a > 3 && a <= 7) == (b > 3 && b <= 7), 0, 1) *)
  forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 -> (dist Octagon u v 2 <-> hamming (johnson 4 u) (johnson 4 v) = 2 \/ hamming (johnson 4 u) (johnson 4 v) = 3).
Proof. tie oct_octagon_xor_distance2. Qed.

Goal (* oct_octagon_three_disjoint_paths *)
  (* disjoint_paths(Octagon, a, b) >= 3 for a in 0..7, b in a + 1..7 *)
  forall u v : vertex Octagon, is_vertex Octagon u -> is_vertex Octagon v -> u <> v -> exists p q r, disjoint_paths Octagon u v p q r /\ p <> q /\ p <> r /\ q <> r.
Proof. tie oct_octagon_three_disjoint_paths. Qed.

Goal (* oct_octagon_disjoint_lengths_adjacent *)
  (* vertex_transitive(Octagon) && (all b in 1..7 if distance(Octagon, 0, b) == 1: three_paths(Octagon, 0, b, 144)) *)
  forall u v : vertex Octagon, adj Octagon u v -> exists p q r, disjoint_paths Octagon u v p q r /\ OctMore.hops p = 1 /\ OctMore.hops q = 4 /\ OctMore.hops r = 4.
Proof. tie oct_octagon_disjoint_lengths_adjacent. Qed.

Goal (* oct_octagon_disjoint_lengths_nonadjacent_refuted *)
  (* vertex_transitive(Octagon) && (all b in 1..7 if distance(Octagon, 0, b) == 2: three_paths(Octagon, 0, b, 233)) *)
  ~ (forall u v : vertex Octagon, is_vertex Octagon u -> is_vertex Octagon v -> u <> v -> ~ adj Octagon u v -> exists p q r, disjoint_paths Octagon u v p q r /\ OctMore.hops p = 2 /\ OctMore.hops q = 3 /\ OctMore.hops r = 3).
Proof. tie oct_octagon_disjoint_lengths_nonadjacent_refuted. Qed.

Goal (* oct_octagon_lacks_scalability *)
  order Octagon 8.
Proof. tie oct_octagon_lacks_scalability. Qed.

Goal (* oct_oct_nodes *)
  forall k m : Z, 2 <= k -> 2 <= m -> order (OCT k m) ((32 * k) * m).
Proof. tie oct_oct_nodes. Qed.

Goal (* oct_oct_slice_code_4_bits_refuted *)
  forall k m : Z, 2 <= k -> 2 <= m -> (k + m >= 5) -> ~ (k + m = 4).
Proof. tie oct_oct_slice_code_4_bits_refuted. Qed.

Goal (* oct_oct_slice_code_4_bits_correction *)
  (* (all i in 0..2*k - 1: all j in 0..i - 1: some b in 0..k - 1: (b < i && i <= b + k) != (b < j && j <= b + k)) && (all i in 0..2*m - 1: all j in 0..i - 1: some b in 0..m - 1: (b < i && i <= b + m) != (b < j && j <= b + m)) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> (forall v, is_vertex (JTorus k m) v -> Z.of_nat (length (jtorus_code k m v)) = k + m) /\ (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> jtorus_code k m u = jtorus_code k m v -> u = v).
Proof. tie oct_oct_slice_code_4_bits_correction. Qed.

Goal (* oct_oct_code_two_parts *)
  (* size(CodedOCT(k, m, 0, 0)) == 0 && size(CodedOCT(k, m, 1, 0)) + size(CodedOCT(k, m, 0, 1)) + size(CodedOCT(k, m, 0, 4)) == size(OCT(k, m)) && delivered("oct_two_parts", OCT(k, m)) == 2*size(OCT(k, m)) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> Z.of_nat (length (oct_code k m u)) = k + m + 4 /\ (oct_code k m u = oct_code k m v -> u = v) /\ let t := hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) in let o := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in (adj (OCT k m) u v <-> t = 1 /\ o = 0 \/ t = 0 /\ (o = 1 \/ o = 4)).
Proof. tie oct_oct_code_two_parts. Qed.

Goal (* oct_expansion_node_counts *)
  forall k m : Z, 2 <= k -> 2 <= m -> (exists d1 d2, order (OCT k (m + 1)) d1 /\ order (OCT k m) d2 /\ d1 - d2 = (8 * 4) * k) /\ (exists d1 d2, order (OCT (k + 1) m) d1 /\ order (OCT k m) d2 /\ d1 - d2 = (8 * 4) * m).
Proof. tie oct_expansion_node_counts. Qed.

Goal (* oct_expansion_figure3_example *)
  exists d1 d2 d3, order (OCT 2 3) d1 /\ order Octagon d2 /\ order (OCT 2 2) d3 /\ 0 < d2 * d2 /\ d1 * d2 - (d3 * d2) = 8 * (d2 * d2).
Proof. tie oct_expansion_figure3_example. Qed.

Goal (* oct_expansion_connections_unchanged *)
  (* min_degree(OCT(k, m)) == min_degree(OCT(k, m + 1)) && max_degree(OCT(k, m)) == max_degree(OCT(k, m + 1)) && delivered("oct_old_columns", OCT(k, m + 1)) == 2*(size(OCT(k, m)) - 8*2*k) && delivered("oct_old_column_links", OCT(k, m + 1)) == 2*(size(OCT(k, m)) - 8*2*k) && min_degree(OCT(k, m)) == min_degree(OCT(k + 1, m)) && max_degree(OCT(k, m)) == max_degree(OCT(k + 1, m)) && delivered("oct_old_rows", OCT(k + 1, m)) == 2*(size(OCT(k, m)) - 8*2*m) && delivered("oct_old_row_links", OCT(k + 1, m)) == 2*(size(OCT(k, m)) - 8*2*m) for k >= 2, m >= 2 *)
  forall k m : Z, 2 <= k -> 2 <= m -> (forall u, is_vertex (OCT k m) u -> exists d, degree (OCT k m) u d /\ degree (OCT k (m + 1)) u d /\ degree (OCT (k + 1) m) u d) /\ (forall r c o r' c' o', is_vertex (OCT k m) (r, c, o) -> is_vertex (OCT k m) (r', c', o') -> (adj (OCT k (m + 1)) (r, c, o) (r', c', o') <-> adj (OCT k m) (r, c, o) (r', c', o') /\ ~ (Z.min c c' = 0 /\ Z.max c c' = 2 * m - 1)) /\ (adj (OCT (k + 1) m) (r, c, o) (r', c', o') <-> adj (OCT k m) (r, c, o) (r', c', o') /\ ~ (Z.min r r' = 0 /\ Z.max r r' = 2 * k - 1))).
Proof. tie oct_expansion_connections_unchanged. Qed.

Goal (* oct_expansion_by_one_code_bit_refuted *)
  (* some b in 0..m: some i in 0..2*m + 1: all x in 0..2*m - 1: some y in 0..2*m + 1 if y != i && y != (i + 1)%(2*m + 2): all c in 0..m - 1: (c < x && x <= c + m) == (cond(c < b, c, c + 1) < y && y <= cond(c < b, c, c + 1) + m + 1) for m >= 2 *)
  forall m : Z, 2 <= m -> ~ exists p e n n', expansion m p e n n' /\ adj (Ring (2 * m + 2)) n n'.
Proof. tie oct_expansion_by_one_code_bit_refuted. Qed.

Goal (* oct_distance_theorem *)
  (* minimal("oct_by_code", OCT(k, m)) == order(OCT(k, m))*(order(OCT(k, m)) - 1) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> let h := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in dist (OCT k m) u v (hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) + Z.min h (5 - h)).
Proof. tie oct_distance_theorem. Qed.

Goal (* oct_distance_theorem_header_bit_layout_refuted *)
  (* minimal("oct_by_header", OCT(k, m)) == order(OCT(k, m))*(order(OCT(k, m)) - 1) for k >= 2, m >= 2 *)
  forall k m : Z, 2 <= k -> 2 <= m -> exists u v, is_vertex (OCT k m) u /\ is_vertex (OCT k m) v /\ ~ dist (OCT k m) u v (formula 4 (header_code k m u) (header_code k m v)).
Proof. tie oct_distance_theorem_header_bit_layout_refuted. Qed.

Goal (* oct_distance_theorem_header_bit_layout_correction *)
  (* minimal("oct_by_code", OCT(k, m)) == order(OCT(k, m))*(order(OCT(k, m)) - 1) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> let h := hamming (high (k + m) (header_code k m u)) (high (k + m) (header_code k m v)) in dist (OCT k m) u v (hamming (low (k + m) (header_code k m u)) (low (k + m) (header_code k m v)) + Z.min h (5 - h)).
Proof. tie oct_distance_theorem_header_bit_layout_correction. Qed.

Goal (* oct_whole_code_hamming_is_distance_refuted *)
  (* minimal("oct_by_whole_code", OCT(k, m)) == order(OCT(k, m))*(order(OCT(k, m)) - 1) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> exists u v, is_vertex (OCT k m) u /\ is_vertex (OCT k m) v /\ ~ dist (OCT k m) u v (hamming (oct_code k m u) (oct_code k m v)).
Proof. tie oct_whole_code_hamming_is_distance_refuted. Qed.

Goal (* oct_whole_code_hamming_is_distance_correction *)
  (* minimal("oct_by_code", OCT(k, m)) == order(OCT(k, m))*(order(OCT(k, m)) - 1) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> let h := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in dist (OCT k m) u v (hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) + Z.min h (5 - h)).
Proof. tie oct_whole_code_hamming_is_distance_correction. Qed.

Goal (* oct_char1_degree_7 *)
  forall k m : Z, 2 <= k -> 2 <= m -> (min_degree (OCT k m) 7) /\ (max_degree (OCT k m) 7).
Proof. tie oct_char1_degree_7. Qed.

Goal (* oct_char1_vertex_connectivity_7 *)
  forall k m : Z, 2 <= k -> 2 <= m -> vertex_connectivity (OCT k m) 7.
Proof. tie oct_char1_vertex_connectivity_7. Qed.

Goal (* oct_char2_diameter *)
  forall k m : Z, 2 <= k -> 2 <= m -> diameter (OCT k m) (k + m + 2).
Proof. tie oct_char2_diameter. Qed.

Goal (* oct_char3_symmetric *)
  forall k m : Z, 2 <= k -> 2 <= m -> vertex_transitive (OCT k m).
Proof. tie oct_char3_symmetric. Qed.

Goal (* oct_char3_edge_symmetric_refuted *)
  forall k m : Z, 2 <= k -> 2 <= m -> ~ (edge_transitive (OCT k m)).
Proof. tie oct_char3_edge_symmetric_refuted. Qed.

Goal (* oct_char4_links *)
  forall k m : Z, 2 <= k -> 2 <= m -> size (OCT k m) ((112 * k) * m).
Proof. tie oct_char4_links. Qed.

Goal (* oct_octagon_bisection_6_refuted *)
  ~ (bisection_width Octagon 6).
Proof. tie oct_octagon_bisection_6_refuted. Qed.

Goal (* oct_octagon_bisection_6_correction *)
  bisection_width Octagon 4.
Proof. tie oct_octagon_bisection_6_correction. Qed.

Goal (* oct_char5_bisection_24km_refuted *)
  forall k m : Z, 2 <= k -> 2 <= m -> ~ (bisection_width (OCT k m) ((24 * k) * m)).
Proof. tie oct_char5_bisection_24km_refuted. Qed.

Goal (* oct_char5_bisection_24km_correction *)
  forall k m : Z, 1 <= k -> 1 <= m -> bisection_width (OCT k m) (Z.min (Z.min ((16 * k) * m) (32 * k)) (32 * m)).
Proof. tie oct_char5_bisection_24km_correction. Qed.

Goal (* oct_table1_oct_row_refuted *)
  forall k m : Z, 2 <= k -> 2 <= m -> ~ (((((min_degree (OCT k m) 7) /\ (max_degree (OCT k m) 7)) /\ (size (OCT k m) ((112 * k) * m))) /\ (diameter (OCT k m) (k + m + 2))) /\ (bisection_width (OCT k m) ((24 * k) * m))).
Proof. tie oct_table1_oct_row_refuted. Qed.

Goal (* oct_table1_oct_row_correction *)
  forall k m : Z, 2 <= k -> 2 <= m -> ((((min_degree (OCT k m) 7) /\ (max_degree (OCT k m) 7)) /\ (size (OCT k m) ((112 * k) * m))) /\ (diameter (OCT k m) (k + m + 2))) /\ (bisection_width (OCT k m) (32 * (Z.min k m))).
Proof. tie oct_table1_oct_row_correction. Qed.

Goal (* oct_table1_ommh_degree_links *)
  forall k m : Z, 2 <= k -> 2 <= m -> ((min_degree (OMMH (2 * k) (2 * m) 3) 7) /\ (max_degree (OMMH (2 * k) (2 * m) 3) 7)) /\ (size (OMMH (2 * k) (2 * m) 3) ((112 * k) * m)).
Proof. tie oct_table1_ommh_degree_links. Qed.

Goal (* oct_table1_ommh_diameter *)
  forall k m : Z, 2 <= k -> 2 <= m -> diameter (OMMH (2 * k) (2 * m) 3) (k + m + 3).
Proof. tie oct_table1_ommh_diameter. Qed.

Goal (* oct_table1_ommh_bisection_refuted *)
  forall k m : Z, 2 <= k -> 3 <= m -> ~ (bisection_width (OMMH (2 * k) (2 * m) 3) ((16 * k) * m)).
Proof. tie oct_table1_ommh_bisection_refuted. Qed.

Goal (* oct_table1_ommh_bisection_correction *)
  forall k m : Z, 1 <= k -> 1 <= m -> bisection_width (OMMH (2 * k) (2 * m) 3) (Z.min (Z.min ((16 * k) * m) (32 * k)) (32 * m)).
Proof. tie oct_table1_ommh_bisection_correction. Qed.

Goal (* oct_table1_torus_degree_links_diameter *)
  forall k m : Z, 1 <= k -> 1 <= m -> (((min_degree (JTorus (2 * k) (4 * m)) 4) /\ (max_degree (JTorus (2 * k) (4 * m)) 4)) /\ (size (JTorus (2 * k) (4 * m)) ((64 * k) * m))) /\ (diameter (JTorus (2 * k) (4 * m)) (2 * k + 4 * m)).
Proof. tie oct_table1_torus_degree_links_diameter. Qed.

Goal (* oct_table1_torus_bisection_refuted *)
  forall k m : Z, 1 <= k -> 1 <= m -> (6 * m < 8 * k) -> ~ (bisection_width (JTorus (2 * k) (4 * m)) (Z.min (8 * k) (6 * m))).
Proof. tie oct_table1_torus_bisection_refuted. Qed.

Goal (* oct_table1_torus_bisection_correction *)
  forall k m : Z, 1 <= k -> 1 <= m -> bisection_width (JTorus (2 * k) (4 * m)) (Z.min (8 * k) (16 * m)).
Proof. tie oct_table1_torus_bisection_correction. Qed.

Goal (* oct_equal_node_counts *)
  forall k m : Z, 2 <= k -> 2 <= m -> ((order (OCT k m) ((32 * k) * m)) /\ (order (OMMH (2 * k) (2 * m) 3) ((32 * k) * m))) /\ (order (JTorus (2 * k) (4 * m)) ((32 * k) * m)).
Proof. tie oct_equal_node_counts. Qed.

Goal (* oct_bisection_oct_gt_ommh_refuted *)
  forall k m : Z, 2 <= k -> 2 <= m -> ~ (exists d1 d2, bisection_width (OCT k m) d1 /\ bisection_width (OMMH (2 * k) (2 * m) 3) d2 /\ d1 > d2).
Proof. tie oct_bisection_oct_gt_ommh_refuted. Qed.

Goal (* oct_bisection_oct_gt_ommh_correction *)
  forall k m : Z, 1 <= k -> 1 <= m -> exists d1 d2, bisection_width (OCT k m) d1 /\ bisection_width (OMMH (2 * k) (2 * m) 3) d2 /\ d1 = d2.
Proof. tie oct_bisection_oct_gt_ommh_correction. Qed.

Goal (* oct_bisection_oct_gt_torus *)
  forall k m : Z, 2 <= k -> 2 <= m -> exists d1 d2, bisection_width (OCT k m) d1 /\ bisection_width (JTorus (2 * k) (4 * m)) d2 /\ d1 > d2.
Proof. tie oct_bisection_oct_gt_torus. Qed.

Goal (* oct_throughput_oct_gt_ommh_refuted *)
  forall k m : Z, 2 <= k -> 2 <= m -> ~ ((exists d1 d2, order (OCT k m) d1 /\ order (OMMH (2 * k) (2 * m) 3) d2 /\ d1 = d2) /\ (exists d1 d2, bisection_width (OCT k m) d1 /\ bisection_width (OMMH (2 * k) (2 * m) 3) d2 /\ d1 > d2)).
Proof. tie oct_throughput_oct_gt_ommh_refuted. Qed.

Goal (* oct_throughput_oct_gt_torus *)
  forall k m : Z, 2 <= k -> 2 <= m -> (exists d1 d2, order (OCT k m) d1 /\ order (JTorus (2 * k) (4 * m)) d2 /\ d1 = d2) /\ (exists d1 d2, bisection_width (OCT k m) d1 /\ bisection_width (JTorus (2 * k) (4 * m)) d2 /\ d1 > d2).
Proof. tie oct_throughput_oct_gt_torus. Qed.

Goal (* oct_diameter_ordering *)
  forall k m : Z, 2 <= k -> 2 <= m -> (exists d1 d2, diameter (OCT k m) d1 /\ diameter (OMMH (2 * k) (2 * m) 3) d2 /\ d1 < d2) /\ (exists d1 d2, diameter (OMMH (2 * k) (2 * m) 3) d1 /\ diameter (JTorus (2 * k) (4 * m)) d2 /\ d1 < d2).
Proof. tie oct_diameter_ordering. Qed.

Goal (* oct_packing_oct_highest *)
  forall k m : Z, 2 <= k -> 2 <= m -> (exists d1 d2 d3 d4 d5 d6, order (OCT k m) d1 /\ diameter (OCT k m) d2 /\ max_degree (OCT k m) d3 /\ order (OMMH (2 * k) (2 * m) 3) d4 /\ diameter (OMMH (2 * k) (2 * m) 3) d5 /\ max_degree (OMMH (2 * k) (2 * m) 3) d6 /\ 0 < d2 * d3 /\ 0 < d5 * d6 /\ d1 * (d5 * d6) > d4 * (d2 * d3)) /\ (exists d1 d2 d3 d4 d5 d6, order (OCT k m) d1 /\ diameter (OCT k m) d2 /\ max_degree (OCT k m) d3 /\ order (JTorus (2 * k) (4 * m)) d4 /\ diameter (JTorus (2 * k) (4 * m)) d5 /\ max_degree (JTorus (2 * k) (4 * m)) d6 /\ 0 < d2 * d3 /\ 0 < d5 * d6 /\ d1 * (d5 * d6) > d4 * (d2 * d3)).
Proof. tie oct_packing_oct_highest. Qed.

Goal (* oct_packing_oct_highest_correction *)
  forall k m : Z, 1 <= k -> 1 <= m -> ((((0 < (k + m + 2) * 7 /\ 0 < (k + m + 3) * 7 /\ ((32 * k) * m) * ((k + m + 3) * 7) > ((32 * k) * m) * ((k + m + 2) * 7)) /\ (0 < (k + m + 2) * 7 /\ 0 < (2 * k + 4 * m) * 4 /\ ((32 * k) * m) * ((2 * k + 4 * m) * 4) > ((32 * k) * m) * ((k + m + 2) * 7))) <-> (k + 9 * m > 14)) /\ (((0 < (k + m + 2) * 7 /\ 0 < (k + m + 3) * 7 /\ ((32 * k) * m) * ((k + m + 3) * 7) > ((32 * k) * m) * ((k + m + 2) * 7)) /\ (0 < (k + m + 2) * 7 /\ 0 < (2 * k + 4 * m) * 4 /\ ((32 * k) * m) * ((2 * k + 4 * m) * 4) > ((32 * k) * m) * ((k + m + 2) * 7))) <-> ((m > 1) \/ (k > 5)))) /\ ((0 < (k + m + 2) * 7 /\ 0 < (2 * k + 4 * m) * 4 /\ ((32 * k) * m) * ((2 * k + 4 * m) * 4) = ((32 * k) * m) * ((k + m + 2) * 7)) <-> ((k = 5) /\ (m = 1))).
Proof. tie oct_packing_oct_highest_correction. Qed.

Goal (* oct_packing_torus_lowest_refuted *)
  forall k m : Z, (k = 2) -> (m = 2) -> ~ ((exists d1 d2 d3 d4 d5 d6, order (JTorus (2 * k) (4 * m)) d1 /\ diameter (JTorus (2 * k) (4 * m)) d2 /\ max_degree (JTorus (2 * k) (4 * m)) d3 /\ order (OCT k m) d4 /\ diameter (OCT k m) d5 /\ max_degree (OCT k m) d6 /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) < d4 * (d2 * d3)))) /\ (exists d1 d2 d3 d4 d5 d6, order (JTorus (2 * k) (4 * m)) d1 /\ diameter (JTorus (2 * k) (4 * m)) d2 /\ max_degree (JTorus (2 * k) (4 * m)) d3 /\ order (OMMH (2 * k) (2 * m) 3) d4 /\ diameter (OMMH (2 * k) (2 * m) 3) d5 /\ max_degree (OMMH (2 * k) (2 * m) 3) d6 /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) < d4 * (d2 * d3))))).
Proof. tie oct_packing_torus_lowest_refuted. Qed.

Goal (* oct_char6_vs_ommh *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall n d, (exists l, group (OMMH (2 * k) (2 * m) 3) l d /\ Z.of_nat (length l) = n) -> exists l, group (OCT k m) l d /\ Z.of_nat (length l) = n.
Proof. tie oct_char6_vs_ommh. Qed.

Goal (* oct_char6_vs_torus *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall n d, (exists l, group (JTorus (2 * k) (4 * m)) l d /\ Z.of_nat (length l) = n) -> exists l, group (OCT k m) l d /\ Z.of_nat (length l) = n.
Proof. tie oct_char6_vs_torus. Qed.

Goal (* oct_char6_strict_refuted *)
  (* cluster(OCT(k, m), d - 1) >= cluster(OMMH(2*k, 2*m, 3), d) && cluster(OCT(k, m), d - 1) >= cluster(JTorus(2*k, 4*m), d) for k >= 2, m >= 2, d in 1..2*k + 4*m *)
  forall k m : Z, 1 <= k -> 1 <= m -> ~ (forall n, 2 <= n <= 32 * k * m -> exists d d', group_distance (OCT k m) n d /\ group_distance (OMMH (2 * k) (2 * m) 3) n d' /\ d < d').
Proof. tie oct_char6_strict_refuted. Qed.

Goal (* oct_fault_node_two_hops *)
  (* vertex_fault_detour(OCT(k, m)) <= 2 for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall dead s t, is_vertex (OCT k m) dead -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t -> s <> dead -> t <> dead -> exists d e, dist (OCT k m) s t d /\ walk (without_node (OCT k m) dead) s t e /\ e <= d + 2.
Proof. tie oct_fault_node_two_hops. Qed.

Goal (* oct_fault_link_two_hops *)
  (* edge_fault_detour(OCT(k, m)) <= 2 for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall x y s t, adj (OCT k m) x y -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t -> exists d e, dist (OCT k m) s t d /\ walk (without_link (OCT k m) x y) s t e /\ e <= d + 2.
Proof. tie oct_fault_link_two_hops. Qed.

Goal (* oct_fault_link_two_hops_correction *)
  (* edge_fault_detour(OCT(k, m)) == 2 for k >= 1, m >= 1 *)
  forall k m : Z, 1 <= k -> 1 <= m -> (forall x y s t, adj (OCT k m) x y -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t -> exists d e, dist (OCT k m) s t d /\ walk (without_link (OCT k m) x y) s t e /\ e <= d + 2) /\ (exists x y, adj (OCT k m) x y /\ dist (OCT k m) x y 1 /\ forall e, walk (without_link (OCT k m) x y) x y e -> 3 <= e).
Proof. tie oct_fault_link_two_hops_correction. Qed.

Goal (* oct_fault_bypass_scheme_torus *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall a b o o', is_vertex (JTorus k m) a -> is_vertex (JTorus k m) b -> a <> b -> adj Octagon o o' -> exists d, dist (OCT k m) (a, o) (b, o) d /\ (forall c, c <> a -> c <> b -> let net := without_node (OCT k m) (c, o) in adj net (a, o) (a, o') /\ route net (oct_next k m) (a, o') (b, o') d /\ adj net (b, o') (b, o)) /\ (forall c e, let net := without_link (OCT k m) (c, o) (e, o) in adj net (a, o) (a, o') /\ route net (oct_next k m) (a, o') (b, o') d /\ adj net (b, o') (b, o)).
Proof. tie oct_fault_bypass_scheme_torus. Qed.

Goal (* oct_fault_bypass_scheme_octagon *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall a a' o p, adj (JTorus k m) a a' -> is_vertex Octagon o -> is_vertex Octagon p -> o <> p -> exists d, dist (OCT k m) (a, o) (a, p) d /\ (forall q, q <> o -> q <> p -> let net := without_node (OCT k m) (a, q) in adj net (a, o) (a', o) /\ route net (oct_next k m) (a', o) (a', p) d /\ adj net (a', p) (a, p)) /\ (forall q r, let net := without_link (OCT k m) (a, q) (a, r) in adj net (a, o) (a', o) /\ route net (oct_next k m) (a', o) (a', p) d /\ adj net (a', p) (a, p)).
Proof. tie oct_fault_bypass_scheme_octagon. Qed.

Goal (* oct_unicast_step1 *)
  (* route("octagon-printed", Octagon, a, b) == distance(Octagon, a, b) && distance(Octagon, a, b) == cond(h == 1 || h == 4, 1, 2) for a in 0..7, b in 0..7, h in cond((a > 0 && a <= 4) == (b > 0 && b <= 4), 0, 1) + cond((a > 1 && a <= 5) == (b > 1 && b <= 5), 0, 1) + cond((a > 2 && a <= 6) == (b > 2 && b <= 6), 0, 1) + cond((a > 3 && a <= 7) == (b > 3 && b <= 7), 0, 1)..cond((a > 0 && a <= 4) == (b > 0 && b <= 4), 0, 1) + cond((a > 1 && a <= 5) == (b > 1 && b <= 5), 0, 1) + cond((a > 2 && a <= 6) == (b > 2 && b <= 6), 0, 1) + cond((a > 3 && a <= 7) == (b > 3 && b <= 7), 0, 1) if a != b *)
  forall a b : Z, 0 <= a < 8 -> 0 <= b < 8 -> a <> b -> let h := hamming (johnson 4 a) (johnson 4 b) in let d := if (h =? 1) || (h =? 4) then 1 else 2 in route Octagon octagon_printed a b d /\ dist Octagon a b d.
Proof. tie oct_unicast_step1. Qed.

Goal (* oct_unicast_step2_literal_refuted *)
  (* delivered("jtorus_printed_words", JTorus(k, m)) == order(JTorus(k, m)) for k >= 2, m >= 2 *)
  forall k m o : Z, 2 <= k -> 2 <= m -> 0 <= o < 8 -> ~ (forall r c, 0 <= r < 2 * k -> 0 <= c < 2 * m -> printed_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c))).
Proof. tie oct_unicast_step2_literal_refuted. Qed.

Goal (* oct_unicast_step2_literal_correction *)
  (* delivered("jtorus_repaired_words", JTorus(k, m)) == order(JTorus(k, m)) && delivered("jtorus_printed_words", JTorus(k, m)) == cond(k == 5 && m == 1, order(JTorus(k, m)), 0) && (k != m + 4 || delivered("jtorus_three_printed_words", JTorus(k, m)) == order(JTorus(k, m))) for k >= 1, m >= 1 *)
  (forall k m r c o : Z, 1 <= k -> 1 <= m -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 -> repaired_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c))) /\ (forall r c o : Z, 0 <= r < 10 -> 0 <= c < 2 -> 0 <= o < 8 -> printed_words 5 1 (bit_of 5 1 r c o) = map (jtorus_code 5 1) (OctMore.steps 5 1 (r, c))) /\ (forall k m r c o : Z, 1 <= k -> 1 <= m -> ~ (k = 5 /\ m = 1) -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 -> printed_words k m (bit_of k m r c o) <> map (jtorus_code k m) (OctMore.steps k m (r, c))) /\ (forall k m r c o : Z, 1 <= m -> k = m + 4 -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 -> firstn 3 (printed_words k m (bit_of k m r c o)) = firstn 3 (map (jtorus_code k m) (OctMore.steps k m (r, c)))).
Proof. tie oct_unicast_step2_literal_correction. Qed.

Goal (* oct_unicast_step2_corrected *)
  (* delivered("jtorus_repaired_words", JTorus(k, m)) == order(JTorus(k, m)) && minimal("jtorus_by_code", JTorus(k, m)) == order(JTorus(k, m))*(order(JTorus(k, m)) - 1) && minimal("jtorus", JTorus(k, m)) == order(JTorus(k, m))*(order(JTorus(k, m)) - 1) && max_hops("jtorus", JTorus(k, m)) == k + m for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> (forall r c o, 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 -> repaired_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c))) /\ (forall v w, is_vertex (JTorus k m) v -> (In w (OctMore.steps k m v) <-> adj (JTorus k m) v w)) /\ (forall v t, is_vertex (JTorus k m) v -> is_vertex (JTorus k m) t -> dist (JTorus k m) v t (hamming (jtorus_code k m v) (jtorus_code k m t))) /\ (forall v t, is_vertex (JTorus k m) v -> is_vertex (JTorus k m) t -> v <> t -> (exists w, In w (OctMore.steps k m v) /\ hamming (jtorus_code k m w) (jtorus_code k m t) = hamming (jtorus_code k m v) (jtorus_code k m t) - 1) /\ (forall x, In x (OctMore.steps k m v) -> hamming (jtorus_code k m v) (jtorus_code k m t) - 1 <= hamming (jtorus_code k m x) (jtorus_code k m t))) /\ nearest_step k m (jtorus_next k m) /\ (forall next, nearest_step k m next -> minimal_router (JTorus k m) next /\ (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> exists d, route (JTorus k m) next u v d /\ d <= k + m) /\ (exists u v, route (JTorus k m) next u v (k + m))).
Proof. tie oct_unicast_step2_corrected. Qed.

Goal (* oct_unicast_step3_intermediate *)
  (* order(OCT(k, m)) == order(JTorus(k, m))*order(Octagon) && size(CodedOCT(k, m, 0, 0)) == 0 for k >= 2, m >= 2 *)
  forall k m : Z, 2 <= k -> 2 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> exists w, is_vertex (OCT k m) w /\ oct_code k m w = jtorus_code k m (fst u) ++ johnson 4 (snd v) /\ fst w = fst u /\ snd w = snd v.
Proof. tie oct_unicast_step3_intermediate. Qed.

Goal (* oct_unicast_minimal *)
  (* minimal("oct", OCT(k, m)) == order(OCT(k, m))*(order(OCT(k, m)) - 1) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> minimal_router (OCT k m) (oct_next k m).
Proof. tie oct_unicast_minimal. Qed.

Goal (* oct_unicast_worst_steps *)
  (* delivered("oct", OCT(k, m)) == order(OCT(k, m))*(order(OCT(k, m)) - 1) && max_hops("oct", OCT(k, m)) == k + m + 2 && delivered("octagon-printed", Octagon) == order(Octagon)*(order(Octagon) - 1) && max_hops("octagon-printed", Octagon) == 2 && delivered("jtorus", JTorus(k, m)) == order(JTorus(k, m))*(order(JTorus(k, m)) - 1) && max_hops("jtorus", JTorus(k, m)) == k + m for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> ((forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> exists d, route (OCT k m) (oct_next k m) u v d /\ d <= k + m + 2) /\ (exists u v, route (OCT k m) (oct_next k m) u v (k + m + 2))) /\ ((forall u v, is_vertex Octagon u -> is_vertex Octagon v -> exists d, route Octagon octagon_next u v d /\ d <= 2) /\ (exists u v, route Octagon octagon_next u v 2)) /\ ((forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> exists d, route (JTorus k m) (jtorus_next k m) u v d /\ d <= k + m) /\ (exists u v, route (JTorus k m) (jtorus_next k m) u v (k + m))).
Proof. tie oct_unicast_worst_steps. Qed.

Goal (* oct_unicast_efficiency *)
  (* delivered("oct", OCT(k, m)) == order(OCT(k, m))*(order(OCT(k, m)) - 1) && 1/max_hops("oct", OCT(k, m)) == 1/(k + m + 2) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> exists worst, (forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> exists d, route (OCT k m) (oct_next k m) u v d /\ d <= worst) /\ (exists u v, route (OCT k m) (oct_next k m) u v worst) /\ 1 * (k + m + 2) = 1 * worst.
Proof. tie oct_unicast_efficiency. Qed.

Goal (* oct_broadcast_octagon_2_rounds *)
  (* broadcast("all-port", Octagon, "all") == 2 *)
  forall s : vertex Octagon, is_vertex Octagon s -> broadcast_rounds Octagon (all_port Octagon) s 2.
Proof. tie oct_broadcast_octagon_2_rounds. Qed.

Goal (* oct_broadcast_octagon_2_rounds_correction *)
  (* vertex_transitive(Octagon) && broadcast("single-port", Octagon, "all") == 3 *)
  forall s : vertex Octagon, is_vertex Octagon s -> broadcast_rounds Octagon (single_port Octagon) s 3.
Proof. tie oct_broadcast_octagon_2_rounds_correction. Qed.

Goal (* oct_broadcast_torus_km_rounds *)
  (* broadcast("all-port", JTorus(k, m), "all") == k + m for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (JTorus k m) s -> broadcast_rounds (JTorus k m) (all_port (JTorus k m)) s (k + m) /\ broadcast_rounds (JTorus k m) (single_port (JTorus k m)) s (k + m).
Proof. tie oct_broadcast_torus_km_rounds. Qed.

Goal (* oct_broadcast_recursive_doubling_refuted *)
  forall k m : Z, 2 <= k -> 2 <= m -> (k + m >= 5) -> ~ (order (JTorus k m) (2 ^ (k + m))).
Proof. tie oct_broadcast_recursive_doubling_refuted. Qed.

Goal (* oct_broadcast_recursive_doubling_correction *)
  (* vertex_transitive(JTorus(k, m)) && broadcast("single-port", JTorus(k, m), "all") == k + m for k >= 2, m >= 2 *)
  (forall k m : Z, 1 <= k -> 1 <= m -> forall a b, is_vertex (JTorus k m) (a, b) -> Z.of_nat (length (rows_then_columns k m a b)) = k + m /\ Forall (single_port (JTorus k m)) (rows_then_columns k m a b) /\ sends_what_it_has (JTorus k m) (a, b) (rows_then_columns k m a b) /\ (forall v, is_vertex (JTorus k m) v -> informed (JTorus k m) (a, b) (rows_then_columns k m a b) v) /\ broadcast_rounds (JTorus k m) (single_port (JTorus k m)) (a, b) (k + m)) /\ (forall (n s : Z) (i : nat), 2 <= n -> is_vertex (Ring n) s -> 2 * Z.of_nat i <= n -> 1 <= Z.of_nat i -> length (ring_schedule n s i) = i /\ Forall (single_port (Ring n)) (ring_schedule n s i) /\ sends_what_it_has (Ring n) s (ring_schedule n s i) /\ count (informed (Ring n) s (ring_schedule n s i)) (2 * Z.of_nat i)).
Proof. tie oct_broadcast_recursive_doubling_correction. Qed.

Goal (* oct_broadcast_total_rounds *)
  (* broadcast("all-port", OCT(k, m), "all") == k + m + 2 for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (OCT k m) s -> broadcast_rounds (OCT k m) (all_port (OCT k m)) s (k + m + 2).
Proof. tie oct_broadcast_total_rounds. Qed.

Goal (* oct_broadcast_total_rounds_correction *)
  (* vertex_transitive(OCT(k, m)) && broadcast("single-port", OCT(k, m), "all") == k + m + 3 for k >= 1, m >= 1 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (OCT k m) s -> broadcast_rounds (OCT k m) (single_port (OCT k m)) s (k + m + 3).
Proof. tie oct_broadcast_total_rounds_correction. Qed.

Goal (* oct_broadcast_efficiency *)
  (* 1/broadcast("all-port", OCT(k, m), "all") == 1/(k + m + 2) for k >= 2, m >= 2 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (OCT k m) s -> exists r, broadcast_rounds (OCT k m) (all_port (OCT k m)) s r /\ 1 * (k + m + 2) = 1 * r.
Proof. tie oct_broadcast_efficiency. Qed.

Goal (* oct_broadcast_efficiency_correction *)
  (* 1/broadcast("single-port", OCT(k, m), "all") == 1/(k + m + 3) for k >= 1, m >= 1 *)
  forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (OCT k m) s -> exists r, broadcast_rounds (OCT k m) (single_port (OCT k m)) s r /\ 1 * (k + m + 3) = 1 * r.
Proof. tie oct_broadcast_efficiency_correction. Qed.

Goal (* cctorus_extra_edges_at_most_12 *)
  forall n : Z, 3 <= n -> exists d1 d2, size (CCTorus n) d1 /\ size (Torus [n; n]) d2 /\ d1 - d2 <= 12.
Proof. tie cctorus_extra_edges_at_most_12. Qed.

Goal (* cctorus_centre_odd_formula *)
  (* (n - 1)/2*n + (n - 1)/2 == (pow(n, 2) - 1)/2 && distance(CCTorus(n), (pow(n, 2) - 1)/2, 0*n + 0) == 1 && distance(CCTorus(n), (pow(n, 2) - 1)/2, 0*n + (n - 1)/2) == 1 && distance(CCTorus(n), (pow(n, 2) - 1)/2, 0*n + (n - 1)) == 1 && distance(CCTorus(n), (pow(n, 2) - 1)/2, (n - 1)/2*n + 0) == 1 && distance(CCTorus(n), (pow(n, 2) - 1)/2, (n - 1)*n + 0) == 1 && distance(CCTorus(n), (pow(n, 2) - 1)/2, (n - 1)*n + (n - 1)/2) == 1 && distance(CCTorus(n), (pow(n, 2) - 1)/2, (n - 1)*n + (n - 1)) == 1 && distance(CCTorus(n), (pow(n, 2) - 1)/2, (n - 1)/2*n + (n - 1)) == 1 for n >= 3 if n%2 == 1 *)
  forall n : Z, 3 <= n -> n mod 2 = 1 -> node n ((n - 1) / 2, (n - 1) / 2) = (n ^ 2 - 1) / 2 /\ forall x y, (x = 0 \/ x = (n - 1) / 2 \/ x = n - 1) -> (y = 0 \/ y = (n - 1) / 2 \/ y = n - 1) -> (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1) -> adj (CCTorus n) (x, y) ((n - 1) / 2, (n - 1) / 2).
Proof. tie cctorus_centre_odd_formula. Qed.

Goal (* cctorus_centre_even_four *)
  (* n*(n - 1)/2 - 1 == (n/2 - 1)*n + n/2 - 1 && n*(n - 1)/2 == (n/2 - 1)*n + n/2 && n*(n + 1)/2 - 1 == n/2*n + n/2 - 1 && n*(n + 1)/2 == n/2*n + n/2 && (all i in 0..3: all j in 0..3 if i%3 == 0 || j%3 == 0: joined_of(CCTorus(n), cond(i == 0, 0, cond(i == 3, n - 1, n/2 - 2 + i))*n + cond(j == 0, 0, cond(j == 3, n - 1, n/2 - 2 + j)), n*(n - 1)/2 - 1, n*(n - 1)/2) + joined_of(CCTorus(n), cond(i == 0, 0, cond(i == 3, n - 1, n/2 - 2 + i))*n + cond(j == 0, 0, cond(j == 3, n - 1, n/2 - 2 + j)), n*(n + 1)/2 - 1, n*(n + 1)/2) == 1) for n >= 4 if n%2 == 0 *)
  forall n : Z, 4 <= n -> n mod 2 = 0 -> let centres := [(n / 2 - 1, n / 2 - 1); (n / 2 - 1, n / 2); (n / 2, n / 2 - 1); (n / 2, n / 2)] in map (node n) centres = [n * (n - 1) / 2 - 1; n * (n - 1) / 2; n * (n + 1) / 2 - 1; n * (n + 1) / 2] /\ forall x y, (x = 0 \/ x = n / 2 - 1 \/ x = n / 2 \/ x = n - 1) -> (y = 0 \/ y = n / 2 - 1 \/ y = n / 2 \/ y = n - 1) -> (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1) -> exists c, In c centres /\ adj (CCTorus n) (x, y) c /\ forall c', In c' centres -> adj (CCTorus n) (x, y) c' -> c' = c.
Proof. tie cctorus_centre_even_four. Qed.

Goal (* cctorus_path_1_19_4hops *)
  distance_between (CCTorus 5) 1 19 4.
Proof. tie cctorus_path_1_19_4hops. Qed.

Goal (* cctorus_diameter_cctorus_odd *)
  forall n : Z, 3 <= n -> (n mod 2 = 1) -> diameter (CCTorus n) (n - 1).
Proof. tie cctorus_diameter_cctorus_odd. Qed.

Goal (* cctorus_diameter_cctorus_even_refuted *)
  forall n : Z, 4 <= n -> (n mod 2 = 0) -> ~ (diameter (CCTorus n) (n - 1)).
Proof. tie cctorus_diameter_cctorus_even_refuted. Qed.

Goal (* cctorus_diameter_cctorus_even_correction *)
  forall n : Z, 4 <= n -> (n mod 2 = 0) -> diameter (CCTorus n) n.
Proof. tie cctorus_diameter_cctorus_even_correction. Qed.

Goal (* cctorus_diameter_mesh *)
  forall n : Z, 2 <= n -> diameter (Mesh [n; n]) (2 * (n - 1)).
Proof. tie cctorus_diameter_mesh. Qed.

Goal (* cctorus_diameter_torus_refuted *)
  forall n : Z, 3 <= n -> (n mod 2 = 1) -> ~ (diameter (Torus [n; n]) n).
Proof. tie cctorus_diameter_torus_refuted. Qed.

Goal (* cctorus_diameter_torus_correction *)
  forall n : Z, 2 <= n -> diameter (Torus [n; n]) (2 * (n / 2)).
Proof. tie cctorus_diameter_torus_correction. Qed.

Goal (* cctorus_diameter_xmesh *)
  forall n : Z, 3 <= n -> diameter (XMesh n) (n - 1).
Proof. tie cctorus_diameter_xmesh. Qed.

Goal (* cctorus_diameter_xtorus *)
  forall n : Z, 3 <= n -> diameter (XTorus n) (n - 1).
Proof. tie cctorus_diameter_xtorus. Qed.

Goal (* cctorus_diameter_shortest_vs_torus_refuted *)
  forall n : Z, 3 <= n -> ~ ((exists d1 d2, diameter (CCTorus n) d1 /\ diameter (Torus [n; n]) d2 /\ d1 < d2) /\ (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (Mesh [n; n]) d2 /\ d1 < d2)).
Proof. tie cctorus_diameter_shortest_vs_torus_refuted. Qed.

Goal (* cctorus_diameter_shortest_vs_torus_correction *)
  forall n : Z, 3 <= n -> (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (Torus [n; n]) d2 /\ d1 = d2) /\ (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (Mesh [n; n]) d2 /\ d1 < d2).
Proof. tie cctorus_diameter_shortest_vs_torus_correction. Qed.

Goal (* cctorus_diameter_equals_xmesh_xtorus_refuted *)
  forall n : Z, 4 <= n -> (n mod 2 = 0) -> ~ ((exists d1 d2, diameter (CCTorus n) d1 /\ diameter (XMesh n) d2 /\ d1 = d2) /\ (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (XTorus n) d2 /\ d1 = d2)).
Proof. tie cctorus_diameter_equals_xmesh_xtorus_refuted. Qed.

Goal (* cctorus_diameter_equals_xmesh_xtorus_correction *)
  forall n : Z, 3 <= n -> (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (XMesh n) d2 /\ d1 = d2 + 1 - (n mod 2)) /\ (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (XTorus n) d2 /\ d1 = d2 + 1 - (n mod 2)).
Proof. tie cctorus_diameter_equals_xmesh_xtorus_correction. Qed.

Goal (* cctorus_five_classes_refuted *)
  (* vertex_orbits(CCTorus(5)) == 5 && moves(CCTorus(5), 0, 2) && moves(CCTorus(5), 0, 4) && moves(CCTorus(5), 0, 10) && moves(CCTorus(5), 0, 14) && moves(CCTorus(5), 0, 20) && moves(CCTorus(5), 0, 22) && moves(CCTorus(5), 0, 24) && moves(CCTorus(5), 1, 3) && moves(CCTorus(5), 1, 5) && moves(CCTorus(5), 1, 15) && moves(CCTorus(5), 1, 9) && moves(CCTorus(5), 1, 19) && moves(CCTorus(5), 1, 21) && moves(CCTorus(5), 1, 23) && moves(CCTorus(5), 6, 8) && moves(CCTorus(5), 6, 16) && moves(CCTorus(5), 6, 18) && moves(CCTorus(5), 7, 11) && moves(CCTorus(5), 7, 13) && moves(CCTorus(5), 7, 17) *)
  ~ (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> ((exists f, automorphism (CCTorus 5) f /\ f u = v) <-> exists c, In c [[0; 2; 4; 10; 14; 20; 22; 24]; [1; 3; 5; 15; 9; 19; 21; 23]; [6; 8; 16; 18]; [7; 11; 13; 17]; [12]] /\ In (node 5 u) c /\ In (node 5 v) c)).
Proof. tie cctorus_five_classes_refuted. Qed.

Goal (* cctorus_five_classes_correction *)
  (* vertex_orbits(CCTorus(5)) == 6 && moves(CCTorus(5), 0, 4) && moves(CCTorus(5), 0, 20) && moves(CCTorus(5), 0, 24) && moves(CCTorus(5), 2, 10) && moves(CCTorus(5), 2, 14) && moves(CCTorus(5), 2, 22) && moves(CCTorus(5), 1, 3) && moves(CCTorus(5), 1, 5) && moves(CCTorus(5), 1, 15) && moves(CCTorus(5), 1, 9) && moves(CCTorus(5), 1, 19) && moves(CCTorus(5), 1, 21) && moves(CCTorus(5), 1, 23) && moves(CCTorus(5), 6, 8) && moves(CCTorus(5), 6, 16) && moves(CCTorus(5), 6, 18) && moves(CCTorus(5), 7, 11) && moves(CCTorus(5), 7, 13) && moves(CCTorus(5), 7, 17) *)
  forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> ((exists f, automorphism (CCTorus 5) f /\ f u = v) <-> exists c, In c [[0; 4; 20; 24]; [2; 10; 14; 22]; [1; 3; 5; 15; 9; 19; 21; 23]; [6; 8; 16; 18]; [7; 11; 13; 17]; [12]] /\ In (node 5 u) c /\ In (node 5 v) c).
Proof. tie cctorus_five_classes_correction. Qed.

Goal (* cctorus_symmetry_d4 *)
  automorphism (CCTorus 5) (flip_rows 5) /\ automorphism (CCTorus 5) (flip_columns 5) /\ automorphism (CCTorus 5) transpose /\ (forall f, generated [flip_rows 5; flip_columns 5; transpose] f -> exists h, In h (square_symmetries 5) /\ forall v, f v = h v) /\ (forall h, In h (square_symmetries 5) -> automorphism (CCTorus 5) h /\ exists f, generated [flip_rows 5; flip_columns 5; transpose] f /\ forall v, f v = h v) /\ NoDup (map (fun h => h (0, 1)) (square_symmetries 5)) /\ length (square_symmetries 5) = 8%nat.
Proof. tie cctorus_symmetry_d4. Qed.

Goal (* cctorus_good_symmetry_inherited_refuted *)
  forall n : Z, 3 <= n -> ~ ((~ (vertex_transitive (Torus [n; n]))) \/ (vertex_transitive (CCTorus n))).
Proof. tie cctorus_good_symmetry_inherited_refuted. Qed.

Goal (* cctorus_good_symmetry_inherited_correction *)
  forall n : Z, 3 <= n -> automorphism (CCTorus n) (flip_rows n) /\ automorphism (CCTorus n) (flip_columns n) /\ automorphism (CCTorus n) transpose /\ vertex_transitive (Torus [n; n]) /\ ~ vertex_transitive (CCTorus n).
Proof. tie cctorus_good_symmetry_inherited_correction. Qed.

Goal (* cctorus_table1_node_0_refuted *)
  ~ (((((((((((((((((((((((((((distance_between (CCTorus 5) 0 1 1) /\ (distance_between (CCTorus 5) 0 4 1)) /\ (distance_between (CCTorus 5) 0 5 1)) /\ (distance_between (CCTorus 5) 0 12 1)) /\ (distance_between (CCTorus 5) 0 20 1)) /\ (at_distance (CCTorus 5) 0 1 5)) /\ (distance_between (CCTorus 5) 0 2 2)) /\ (distance_between (CCTorus 5) 0 6 2)) /\ (distance_between (CCTorus 5) 0 7 2)) /\ (distance_between (CCTorus 5) 0 9 2)) /\ (distance_between (CCTorus 5) 0 10 2)) /\ (distance_between (CCTorus 5) 0 11 2)) /\ (distance_between (CCTorus 5) 0 13 2)) /\ (distance_between (CCTorus 5) 0 14 2)) /\ (distance_between (CCTorus 5) 0 21 2)) /\ (distance_between (CCTorus 5) 0 22 2)) /\ (distance_between (CCTorus 5) 0 24 2)) /\ (at_distance (CCTorus 5) 0 2 11)) /\ (distance_between (CCTorus 5) 0 7 3)) /\ (distance_between (CCTorus 5) 0 8 3)) /\ (distance_between (CCTorus 5) 0 16 3)) /\ (distance_between (CCTorus 5) 0 18 3)) /\ (distance_between (CCTorus 5) 0 19 3)) /\ (distance_between (CCTorus 5) 0 21 3)) /\ (distance_between (CCTorus 5) 0 23 3)) /\ (at_distance (CCTorus 5) 0 3 7)) /\ (eccentricity_of (CCTorus 5) 0 3)).
Proof. tie cctorus_table1_node_0_refuted. Qed.

Goal (* cctorus_table1_node_0_correction *)
  (((((((((((((((((((((((((((distance_between (CCTorus 5) 0 1 1) /\ (distance_between (CCTorus 5) 0 4 1)) /\ (distance_between (CCTorus 5) 0 5 1)) /\ (distance_between (CCTorus 5) 0 12 1)) /\ (distance_between (CCTorus 5) 0 20 1)) /\ (at_distance (CCTorus 5) 0 1 5)) /\ (distance_between (CCTorus 5) 0 2 2)) /\ (distance_between (CCTorus 5) 0 3 2)) /\ (distance_between (CCTorus 5) 0 6 2)) /\ (distance_between (CCTorus 5) 0 7 2)) /\ (distance_between (CCTorus 5) 0 9 2)) /\ (distance_between (CCTorus 5) 0 10 2)) /\ (distance_between (CCTorus 5) 0 11 2)) /\ (distance_between (CCTorus 5) 0 13 2)) /\ (distance_between (CCTorus 5) 0 14 2)) /\ (distance_between (CCTorus 5) 0 15 2)) /\ (distance_between (CCTorus 5) 0 17 2)) /\ (distance_between (CCTorus 5) 0 21 2)) /\ (distance_between (CCTorus 5) 0 22 2)) /\ (distance_between (CCTorus 5) 0 24 2)) /\ (at_distance (CCTorus 5) 0 2 14)) /\ (distance_between (CCTorus 5) 0 8 3)) /\ (distance_between (CCTorus 5) 0 16 3)) /\ (distance_between (CCTorus 5) 0 18 3)) /\ (distance_between (CCTorus 5) 0 19 3)) /\ (distance_between (CCTorus 5) 0 23 3)) /\ (at_distance (CCTorus 5) 0 3 5)) /\ (eccentricity_of (CCTorus 5) 0 3).
Proof. tie cctorus_table1_node_0_correction. Qed.

Goal (* cctorus_D1_value *)
  distance_sum_from (CCTorus 5) 0 48.
Proof. tie cctorus_D1_value. Qed.

Goal (* cctorus_table1_node_1_refuted *)
  ~ (((((((((((((((((((((((((((distance_between (CCTorus 5) 1 0 1) /\ (distance_between (CCTorus 5) 1 2 1)) /\ (distance_between (CCTorus 5) 1 6 1)) /\ (distance_between (CCTorus 5) 1 21 1)) /\ (at_distance (CCTorus 5) 1 1 4)) /\ (distance_between (CCTorus 5) 1 3 2)) /\ (distance_between (CCTorus 5) 1 7 2)) /\ (distance_between (CCTorus 5) 1 10 2)) /\ (distance_between (CCTorus 5) 1 11 2)) /\ (distance_between (CCTorus 5) 1 13 2)) /\ (distance_between (CCTorus 5) 1 16 2)) /\ (distance_between (CCTorus 5) 1 20 2)) /\ (distance_between (CCTorus 5) 1 22 2)) /\ (at_distance (CCTorus 5) 1 2 8)) /\ (distance_between (CCTorus 5) 1 8 3)) /\ (distance_between (CCTorus 5) 1 9 3)) /\ (distance_between (CCTorus 5) 1 10 3)) /\ (distance_between (CCTorus 5) 1 13 3)) /\ (distance_between (CCTorus 5) 1 14 3)) /\ (distance_between (CCTorus 5) 1 17 3)) /\ (distance_between (CCTorus 5) 1 23 3)) /\ (distance_between (CCTorus 5) 1 24 3)) /\ (at_distance (CCTorus 5) 1 3 8)) /\ (distance_between (CCTorus 5) 1 18 4)) /\ (distance_between (CCTorus 5) 1 19 4)) /\ (at_distance (CCTorus 5) 1 4 2)) /\ (eccentricity_of (CCTorus 5) 1 4)).
Proof. tie cctorus_table1_node_1_refuted. Qed.

Goal (* cctorus_table1_node_1_correction *)
  ((((((((((((((((((((((((((((distance_between (CCTorus 5) 1 0 1) /\ (distance_between (CCTorus 5) 1 2 1)) /\ (distance_between (CCTorus 5) 1 6 1)) /\ (distance_between (CCTorus 5) 1 21 1)) /\ (at_distance (CCTorus 5) 1 1 4)) /\ (distance_between (CCTorus 5) 1 3 2)) /\ (distance_between (CCTorus 5) 1 4 2)) /\ (distance_between (CCTorus 5) 1 5 2)) /\ (distance_between (CCTorus 5) 1 7 2)) /\ (distance_between (CCTorus 5) 1 11 2)) /\ (distance_between (CCTorus 5) 1 12 2)) /\ (distance_between (CCTorus 5) 1 16 2)) /\ (distance_between (CCTorus 5) 1 20 2)) /\ (distance_between (CCTorus 5) 1 22 2)) /\ (at_distance (CCTorus 5) 1 2 9)) /\ (distance_between (CCTorus 5) 1 8 3)) /\ (distance_between (CCTorus 5) 1 9 3)) /\ (distance_between (CCTorus 5) 1 10 3)) /\ (distance_between (CCTorus 5) 1 13 3)) /\ (distance_between (CCTorus 5) 1 14 3)) /\ (distance_between (CCTorus 5) 1 15 3)) /\ (distance_between (CCTorus 5) 1 17 3)) /\ (distance_between (CCTorus 5) 1 23 3)) /\ (distance_between (CCTorus 5) 1 24 3)) /\ (at_distance (CCTorus 5) 1 3 9)) /\ (distance_between (CCTorus 5) 1 18 4)) /\ (distance_between (CCTorus 5) 1 19 4)) /\ (at_distance (CCTorus 5) 1 4 2)) /\ (eccentricity_of (CCTorus 5) 1 4).
Proof. tie cctorus_table1_node_1_correction. Qed.

Goal (* cctorus_D2_value_refuted *)
  ~ (distance_sum_from (CCTorus 5) 1 52).
Proof. tie cctorus_D2_value_refuted. Qed.

Goal (* cctorus_D2_value_correction *)
  distance_sum_from (CCTorus 5) 1 57.
Proof. tie cctorus_D2_value_correction. Qed.

Goal (* cctorus_table1_node_6_refuted *)
  ~ ((((((((((((((((((((((((((((distance_between (CCTorus 5) 6 1 1) /\ (distance_between (CCTorus 5) 6 5 1)) /\ (distance_between (CCTorus 5) 6 7 1)) /\ (distance_between (CCTorus 5) 6 11 1)) /\ (at_distance (CCTorus 5) 6 1 4)) /\ (distance_between (CCTorus 5) 6 0 2)) /\ (distance_between (CCTorus 5) 6 2 2)) /\ (distance_between (CCTorus 5) 6 8 2)) /\ (distance_between (CCTorus 5) 6 9 2)) /\ (distance_between (CCTorus 5) 6 10 2)) /\ (distance_between (CCTorus 5) 6 12 2)) /\ (distance_between (CCTorus 5) 6 16 2)) /\ (distance_between (CCTorus 5) 6 21 2)) /\ (at_distance (CCTorus 5) 6 2 8)) /\ (distance_between (CCTorus 5) 6 3 3)) /\ (distance_between (CCTorus 5) 6 13 3)) /\ (distance_between (CCTorus 5) 6 14 3)) /\ (distance_between (CCTorus 5) 6 15 3)) /\ (distance_between (CCTorus 5) 6 17 3)) /\ (distance_between (CCTorus 5) 6 20 3)) /\ (distance_between (CCTorus 5) 6 22 3)) /\ (distance_between (CCTorus 5) 6 24 3)) /\ (at_distance (CCTorus 5) 6 3 8)) /\ (distance_between (CCTorus 5) 6 18 4)) /\ (distance_between (CCTorus 5) 6 19 4)) /\ (distance_between (CCTorus 5) 6 23 4)) /\ (at_distance (CCTorus 5) 6 4 3)) /\ (eccentricity_of (CCTorus 5) 6 4)).
Proof. tie cctorus_table1_node_6_refuted. Qed.

Goal (* cctorus_table1_node_6_correction *)
  ((((((((((((((((((((((((((((distance_between (CCTorus 5) 6 1 1) /\ (distance_between (CCTorus 5) 6 5 1)) /\ (distance_between (CCTorus 5) 6 7 1)) /\ (distance_between (CCTorus 5) 6 11 1)) /\ (at_distance (CCTorus 5) 6 1 4)) /\ (distance_between (CCTorus 5) 6 0 2)) /\ (distance_between (CCTorus 5) 6 2 2)) /\ (distance_between (CCTorus 5) 6 8 2)) /\ (distance_between (CCTorus 5) 6 9 2)) /\ (distance_between (CCTorus 5) 6 10 2)) /\ (distance_between (CCTorus 5) 6 12 2)) /\ (distance_between (CCTorus 5) 6 16 2)) /\ (distance_between (CCTorus 5) 6 21 2)) /\ (at_distance (CCTorus 5) 6 2 8)) /\ (distance_between (CCTorus 5) 6 3 3)) /\ (distance_between (CCTorus 5) 6 4 3)) /\ (distance_between (CCTorus 5) 6 13 3)) /\ (distance_between (CCTorus 5) 6 14 3)) /\ (distance_between (CCTorus 5) 6 15 3)) /\ (distance_between (CCTorus 5) 6 17 3)) /\ (distance_between (CCTorus 5) 6 20 3)) /\ (distance_between (CCTorus 5) 6 22 3)) /\ (distance_between (CCTorus 5) 6 24 3)) /\ (at_distance (CCTorus 5) 6 3 9)) /\ (distance_between (CCTorus 5) 6 18 4)) /\ (distance_between (CCTorus 5) 6 19 4)) /\ (distance_between (CCTorus 5) 6 23 4)) /\ (at_distance (CCTorus 5) 6 4 3)) /\ (eccentricity_of (CCTorus 5) 6 4).
Proof. tie cctorus_table1_node_6_correction. Qed.

Goal (* cctorus_D3_value_refuted *)
  ~ (distance_sum_from (CCTorus 5) 6 56).
Proof. tie cctorus_D3_value_refuted. Qed.

Goal (* cctorus_D3_value_correction *)
  distance_sum_from (CCTorus 5) 6 59.
Proof. tie cctorus_D3_value_correction. Qed.

Goal (* cctorus_table1_node_7_refuted *)
  ~ (((((((((((((((((((((((((((distance_between (CCTorus 5) 7 2 1) /\ (distance_between (CCTorus 5) 7 6 1)) /\ (distance_between (CCTorus 5) 7 8 1)) /\ (distance_between (CCTorus 5) 7 12 1)) /\ (at_distance (CCTorus 5) 7 1 4)) /\ (distance_between (CCTorus 5) 7 0 2)) /\ (distance_between (CCTorus 5) 7 1 2)) /\ (distance_between (CCTorus 5) 7 3 2)) /\ (distance_between (CCTorus 5) 7 4 2)) /\ (distance_between (CCTorus 5) 7 5 2)) /\ (distance_between (CCTorus 5) 7 9 2)) /\ (distance_between (CCTorus 5) 7 10 2)) /\ (distance_between (CCTorus 5) 7 11 2)) /\ (distance_between (CCTorus 5) 7 13 2)) /\ (distance_between (CCTorus 5) 7 14 2)) /\ (distance_between (CCTorus 5) 7 17 2)) /\ (distance_between (CCTorus 5) 7 20 2)) /\ (distance_between (CCTorus 5) 7 22 2)) /\ (distance_between (CCTorus 5) 7 24 2)) /\ (at_distance (CCTorus 5) 7 2 14)) /\ (distance_between (CCTorus 5) 7 16 3)) /\ (distance_between (CCTorus 5) 7 18 3)) /\ (distance_between (CCTorus 5) 7 19 3)) /\ (distance_between (CCTorus 5) 7 21 3)) /\ (distance_between (CCTorus 5) 7 23 3)) /\ (at_distance (CCTorus 5) 7 3 5)) /\ (eccentricity_of (CCTorus 5) 7 3)).
Proof. tie cctorus_table1_node_7_refuted. Qed.

Goal (* cctorus_table1_node_7_correction *)
  (((((((((((((((((((((((((((distance_between (CCTorus 5) 7 2 1) /\ (distance_between (CCTorus 5) 7 6 1)) /\ (distance_between (CCTorus 5) 7 8 1)) /\ (distance_between (CCTorus 5) 7 12 1)) /\ (at_distance (CCTorus 5) 7 1 4)) /\ (distance_between (CCTorus 5) 7 0 2)) /\ (distance_between (CCTorus 5) 7 1 2)) /\ (distance_between (CCTorus 5) 7 3 2)) /\ (distance_between (CCTorus 5) 7 4 2)) /\ (distance_between (CCTorus 5) 7 5 2)) /\ (distance_between (CCTorus 5) 7 9 2)) /\ (distance_between (CCTorus 5) 7 10 2)) /\ (distance_between (CCTorus 5) 7 11 2)) /\ (distance_between (CCTorus 5) 7 13 2)) /\ (distance_between (CCTorus 5) 7 14 2)) /\ (distance_between (CCTorus 5) 7 17 2)) /\ (distance_between (CCTorus 5) 7 20 2)) /\ (distance_between (CCTorus 5) 7 22 2)) /\ (distance_between (CCTorus 5) 7 24 2)) /\ (at_distance (CCTorus 5) 7 2 14)) /\ (distance_between (CCTorus 5) 7 15 3)) /\ (distance_between (CCTorus 5) 7 16 3)) /\ (distance_between (CCTorus 5) 7 18 3)) /\ (distance_between (CCTorus 5) 7 19 3)) /\ (distance_between (CCTorus 5) 7 21 3)) /\ (distance_between (CCTorus 5) 7 23 3)) /\ (at_distance (CCTorus 5) 7 3 6)) /\ (eccentricity_of (CCTorus 5) 7 3).
Proof. tie cctorus_table1_node_7_correction. Qed.

Goal (* cctorus_D4_value_refuted *)
  ~ (distance_sum_from (CCTorus 5) 7 47).
Proof. tie cctorus_D4_value_refuted. Qed.

Goal (* cctorus_D4_value_correction *)
  distance_sum_from (CCTorus 5) 7 50.
Proof. tie cctorus_D4_value_correction. Qed.

Goal (* cctorus_table1_node_12 *)
  ((((((((((((((((((((((((((distance_between (CCTorus 5) 12 0 1) /\ (distance_between (CCTorus 5) 12 2 1)) /\ (distance_between (CCTorus 5) 12 4 1)) /\ (distance_between (CCTorus 5) 12 7 1)) /\ (distance_between (CCTorus 5) 12 10 1)) /\ (distance_between (CCTorus 5) 12 11 1)) /\ (distance_between (CCTorus 5) 12 13 1)) /\ (distance_between (CCTorus 5) 12 14 1)) /\ (distance_between (CCTorus 5) 12 17 1)) /\ (distance_between (CCTorus 5) 12 20 1)) /\ (distance_between (CCTorus 5) 12 22 1)) /\ (distance_between (CCTorus 5) 12 24 1)) /\ (at_distance (CCTorus 5) 12 1 12)) /\ (distance_between (CCTorus 5) 12 1 2)) /\ (distance_between (CCTorus 5) 12 3 2)) /\ (distance_between (CCTorus 5) 12 5 2)) /\ (distance_between (CCTorus 5) 12 6 2)) /\ (distance_between (CCTorus 5) 12 8 2)) /\ (distance_between (CCTorus 5) 12 9 2)) /\ (distance_between (CCTorus 5) 12 15 2)) /\ (distance_between (CCTorus 5) 12 16 2)) /\ (distance_between (CCTorus 5) 12 18 2)) /\ (distance_between (CCTorus 5) 12 19 2)) /\ (distance_between (CCTorus 5) 12 21 2)) /\ (distance_between (CCTorus 5) 12 23 2)) /\ (at_distance (CCTorus 5) 12 2 12)) /\ (eccentricity_of (CCTorus 5) 12 2).
Proof. tie cctorus_table1_node_12. Qed.

Goal (* cctorus_D5_value *)
  distance_sum_from (CCTorus 5) 12 36.
Proof. tie cctorus_D5_value. Qed.

Goal (* cctorus_table1_column_size_refuted *)
  (* all v in 0..24: (count d in 1..4: table1(CCTorus(5), c, d, v)) == cond(v == c, 0, 1) for c in [0, 1, 6, 7, 12] *)
  ~ (forall l : list Z, In l [[1; 4; 5; 12; 20; 2; 6; 7; 9; 10; 11; 13; 14; 21; 22; 24; 7; 8; 16; 18; 19; 21; 23]; [0; 2; 6; 21; 3; 7; 10; 11; 13; 16; 20; 22; 8; 9; 10; 13; 14; 17; 23; 24; 18; 19]; [1; 5; 7; 11; 0; 2; 8; 9; 10; 12; 16; 21; 3; 13; 14; 15; 17; 20; 22; 24; 18; 19; 23]; [2; 6; 8; 12; 0; 1; 3; 4; 5; 9; 10; 11; 13; 14; 17; 20; 22; 24; 16; 18; 19; 21; 23]; [0; 2; 4; 7; 10; 11; 13; 14; 17; 20; 22; 24; 1; 3; 5; 6; 8; 9; 15; 16; 18; 19; 21; 23]] -> NoDup l /\ Z.of_nat (length l) = 24).
Proof. tie cctorus_table1_column_size_refuted. Qed.

Goal (* cctorus_table1_column_size_correction *)
  (* (count v in 0..24: some d in 1..4: table1(CCTorus(5), c, d, v)) == k for (c, k) in [(0, 21), (1, 20), (6, 23), (7, 23), (12, 24)] *)
  map (fun l => Z.of_nat (length (nodup Z.eq_dec l))) [[1; 4; 5; 12; 20; 2; 6; 7; 9; 10; 11; 13; 14; 21; 22; 24; 7; 8; 16; 18; 19; 21; 23]; [0; 2; 6; 21; 3; 7; 10; 11; 13; 16; 20; 22; 8; 9; 10; 13; 14; 17; 23; 24; 18; 19]; [1; 5; 7; 11; 0; 2; 8; 9; 10; 12; 16; 21; 3; 13; 14; 15; 17; 20; 22; 24; 18; 19; 23]; [2; 6; 8; 12; 0; 1; 3; 4; 5; 9; 10; 11; 13; 14; 17; 20; 22; 24; 16; 18; 19; 21; 23]; [0; 2; 4; 7; 10; 11; 13; 14; 17; 20; 22; 24; 1; 3; 5; 6; 8; 9; 15; 16; 18; 19; 21; 23]] = [21; 20; 23; 23; 24].
Proof. tie cctorus_table1_column_size_correction. Qed.

Goal (* cctorus_D_cctorus_1_99_refuted *)
  ~ (exists d1, distance_sum (CCTorus 5) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 100 = 199 * (10 ^ 2)).
Proof. tie cctorus_D_cctorus_1_99_refuted. Qed.

Goal (* cctorus_D_cctorus_1_99_correction *)
  exists d1, distance_sum (CCTorus 5) d1 /\ d1 * 625 = 1316 * 625.
Proof. tie cctorus_D_cctorus_1_99_correction. Qed.

Goal (* cctorus_D_mesh_3_28_refuted *)
  ~ (exists d1, distance_sum (Mesh [5; 5]) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 25 = 82 * (10 ^ 2)).
Proof. tie cctorus_D_mesh_3_28_refuted. Qed.

Goal (* cctorus_D_mesh_3_28_correction *)
  exists d1, distance_sum (Mesh [5; 5]) d1 /\ d1 * 5 = 16 * 625.
Proof. tie cctorus_D_mesh_3_28_correction. Qed.

Goal (* cctorus_D_torus_2_32_refuted *)
  ~ (exists d1, distance_sum (Torus [5; 5]) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 25 = 58 * (10 ^ 2)).
Proof. tie cctorus_D_torus_2_32_refuted. Qed.

Goal (* cctorus_D_torus_2_32_correction *)
  exists d1, distance_sum (Torus [5; 5]) d1 /\ d1 * 5 = 12 * 625.
Proof. tie cctorus_D_torus_2_32_correction. Qed.

Goal (* cctorus_D_xmesh_2_43_refuted *)
  ~ (exists d1, distance_sum (XMesh 5) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 100 = 243 * (10 ^ 2)).
Proof. tie cctorus_D_xmesh_2_43_refuted. Qed.

Goal (* cctorus_D_xmesh_2_43_correction *)
  exists d1, distance_sum (XMesh 5) d1 /\ d1 * 625 = 1584 * 625.
Proof. tie cctorus_D_xmesh_2_43_correction. Qed.

Goal (* cctorus_D_xtorus_2_29_refuted *)
  ~ (exists d1, distance_sum (XTorus 5) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 100 = 229 * (10 ^ 2)).
Proof. tie cctorus_D_xtorus_2_29_refuted. Qed.

Goal (* cctorus_D_xtorus_2_29_correction *)
  exists d1, distance_sum (XTorus 5) d1 /\ d1 * 125 = 268 * 625.
Proof. tie cctorus_D_xtorus_2_29_correction. Qed.

Goal (* cctorus_avgdist_order_5x5 *)
  (((exists d1 d2, distance_sum (CCTorus 5) d1 /\ distance_sum (XTorus 5) d2 /\ d1 < d2) /\ (exists d1 d2, distance_sum (XTorus 5) d1 /\ distance_sum (Torus [5; 5]) d2 /\ d1 < d2)) /\ (exists d1 d2, distance_sum (Torus [5; 5]) d1 /\ distance_sum (XMesh 5) d2 /\ d1 < d2)) /\ (exists d1 d2, distance_sum (XMesh 5) d1 /\ distance_sum (Mesh [5; 5]) d2 /\ d1 < d2).
Proof. tie cctorus_avgdist_order_5x5. Qed.

Goal (* cctorus_avgdist_better_than_xtorus_all_n_refuted *)
  forall n : Z, (n = 6) -> ~ (exists d1 d2, distance_sum (CCTorus n) d1 /\ distance_sum (XTorus n) d2 /\ d1 < d2).
Proof. tie cctorus_avgdist_better_than_xtorus_all_n_refuted. Qed.

Goal (* cctorus_T_mesh_refuted *)
  ~ (exists d1, distance_sum (Mesh [5; 5]) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 1)) * 2 + 625) / (625 * 2)) * 5 = 92 * (10 ^ 1)).
Proof. tie cctorus_T_mesh_refuted. Qed.

Goal (* cctorus_T_mesh_correction *)
  exists d1, distance_sum (Mesh [5; 5]) d1 /\ 5 * d1 + 2 * 625 = 18 * 625.
Proof. tie cctorus_T_mesh_correction. Qed.

Goal (* cctorus_T_torus_refuted *)
  ~ (exists d1, distance_sum (Torus [5; 5]) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 1)) * 2 + 625) / (625 * 2)) * 5 = 68 * (10 ^ 1)).
Proof. tie cctorus_T_torus_refuted. Qed.

Goal (* cctorus_T_torus_correction *)
  exists d1, distance_sum (Torus [5; 5]) d1 /\ 5 * d1 + 2 * 625 = 14 * 625.
Proof. tie cctorus_T_torus_correction. Qed.

Goal (* cctorus_T_xmesh_refuted *)
  ~ (exists d1, distance_sum (XMesh 5) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 20 = 283 * (10 ^ 2)).
Proof. tie cctorus_T_xmesh_refuted. Qed.

Goal (* cctorus_T_xmesh_correction *)
  exists d1, distance_sum (XMesh 5) d1 /\ (5 * d1 + 2 * 625) * 125 = 1834 * 625.
Proof. tie cctorus_T_xmesh_correction. Qed.

Goal (* cctorus_T_xtorus_refuted *)
  ~ (exists d1, distance_sum (XTorus 5) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 20 = 269 * (10 ^ 2)).
Proof. tie cctorus_T_xtorus_refuted. Qed.

Goal (* cctorus_T_xtorus_correction *)
  exists d1, distance_sum (XTorus 5) d1 /\ (5 * d1 + 2 * 625) * 25 = 318 * 625.
Proof. tie cctorus_T_xtorus_correction. Qed.

Goal (* cctorus_T_cctorus_refuted *)
  ~ (exists d1, distance_sum (CCTorus 5) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 20 = 239 * (10 ^ 2)).
Proof. tie cctorus_T_cctorus_refuted. Qed.

Goal (* cctorus_T_cctorus_correction *)
  exists d1, distance_sum (CCTorus 5) d1 /\ (5 * d1 + 2 * 625) * 125 = 1566 * 625.
Proof. tie cctorus_T_cctorus_correction. Qed.

Goal (* cctorus_latency_improvements_refuted *)
  (* floor(100*(5*distance_sum(Torus(5))/625 + 2 - (5*distance_sum(CCTorus(5))/625 + 2))/(5*distance_sum(Torus(5))/625 + 2)*pow(10, 2) + 1/2) == 12.13*pow(10, 2) && floor(100*(5*distance_sum(Mesh(5))/625 + 2 - (5*distance_sum(CCTorus(5))/625 + 2))/(5*distance_sum(Mesh(5))/625 + 2)*pow(10, 0) + 1/2) == 35*pow(10, 0) && floor(100*(5*distance_sum(XTorus(5))/625 + 2 - (5*distance_sum(CCTorus(5))/625 + 2))/(5*distance_sum(XTorus(5))/625 + 2)*pow(10, 2) + 1/2) == 11.15*pow(10, 2) && floor(100*(5*distance_sum(XMesh(5))/625 + 2 - (5*distance_sum(CCTorus(5))/625 + 2))/(5*distance_sum(XMesh(5))/625 + 2)*pow(10, 2) + 1/2) == 15.54*pow(10, 2) *)
  ~ (exists t c, distance_sum (Torus [5; 5]) t /\ distance_sum (CCTorus 5) c /\ (100 * (5 * t - 5 * c) * 100 * 2 + (5 * t + 2 * 625)) / (2 * (5 * t + 2 * 625)) = 1213) /\ ~ (exists t c, distance_sum (Mesh [5; 5]) t /\ distance_sum (CCTorus 5) c /\ (100 * (5 * t - 5 * c) * 1 * 2 + (5 * t + 2 * 625)) / (2 * (5 * t + 2 * 625)) = 35).
Proof. tie cctorus_latency_improvements_refuted. Qed.

Goal (* cctorus_Bc_mesh *)
  exists d1, bisection_width (Mesh [5; 5]) d1 /\ 2 * d1 = 12.
Proof. tie cctorus_Bc_mesh. Qed.

Goal (* cctorus_Bc_torus *)
  exists d1, bisection_width (Torus [5; 5]) d1 /\ 2 * d1 = 24.
Proof. tie cctorus_Bc_torus. Qed.

Goal (* cctorus_Bc_xmesh_refuted *)
  ~ (exists d1, bisection_width (XMesh 5) d1 /\ 2 * d1 = 20).
Proof. tie cctorus_Bc_xmesh_refuted. Qed.

Goal (* cctorus_Bc_xmesh_correction *)
  exists d1, bisection_width (XMesh 5) d1 /\ 2 * d1 = 16.
Proof. tie cctorus_Bc_xmesh_correction. Qed.

Goal (* cctorus_Bc_xtorus *)
  exists d1, bisection_width (XTorus 5) d1 /\ 2 * d1 = 28.
Proof. tie cctorus_Bc_xtorus. Qed.

Goal (* cctorus_Bc_cctorus *)
  exists d1, bisection_width (CCTorus 5) d1 /\ 2 * d1 = 32.
Proof. tie cctorus_Bc_cctorus. Qed.

Goal (* cctorus_bisection_gain_even_refuted *)
  forall n : Z, 4 <= n -> (n mod 2 = 0) -> ~ (exists d1 d2, bisection_width (CCTorus n) d1 /\ bisection_width (Torus [n; n]) d2 /\ d1 > d2).
Proof. tie cctorus_bisection_gain_even_refuted. Qed.

Goal (* cctorus_TH_formula_values *)
  ((((((((2 * 12) * (10 ^ 2)) * 2 + 25) / (25 * 2)) * 25 = 24 * (10 ^ 2)) /\ (((((2 * 24) * (10 ^ 2)) * 2 + 25) / (25 * 2)) * 25 = 48 * (10 ^ 2))) /\ (((((2 * 20) * (10 ^ 1)) * 2 + 25) / (25 * 2)) * 5 = 8 * (10 ^ 1))) /\ (((((2 * 28) * (10 ^ 2)) * 2 + 25) / (25 * 2)) * 25 = 56 * (10 ^ 2))) /\ (((((2 * 32) * (10 ^ 2)) * 2 + 25) / (25 * 2)) * 25 = 64 * (10 ^ 2)).
Proof. tie cctorus_TH_formula_values. Qed.

Goal (* cctorus_TH_attainable_refuted *)
  (* thin_cut(Mesh(5), 10)/6 >= 4*bisection(Mesh(5))/25 && thin_cut(Torus(5), 10)/6 >= 4*bisection(Torus(5))/25 && thin_cut(XMesh(5), 10)/6 >= 4*bisection(XMesh(5))/25 && thin_cut(XTorus(5), 10)/6 >= 4*bisection(XTorus(5))/25 && thin_cut(CCTorus(5), 10)/6 >= 4*bisection(CCTorus(5))/25 *)
  forall w : Z, bisection_width (Mesh [5; 5]) w -> ~ (exists unit, 0 < unit /\ carries (Mesh [5; 5]) (2 * (2 * w) * unit) (25 * 25 * unit)).
Proof. tie cctorus_TH_attainable_refuted. Qed.

Goal (* cctorus_TH_improvements_refuted *)
  ~ (((((((((100 * (64 * 25 - (24 * 25))) * 25) * (10 ^ 1)) * 2 + (25 * 25) * 24) / (((25 * 25) * 24) * 2)) * 2 = 125 * (10 ^ 1)) /\ (((((100 * (64 * 25 - (48 * 25))) * 25) * (10 ^ 0)) * 2 + (25 * 25) * 48) / (((25 * 25) * 48) * 2) = 25 * (10 ^ 0))) /\ ((((((100 * (64 * 5 - (8 * 25))) * 5) * (10 ^ 1)) * 2 + (25 * 5) * 8) / (((25 * 5) * 8) * 2)) * 2 = 75 * (10 ^ 1))) /\ ((((((100 * (64 * 25 - (56 * 25))) * 25) * (10 ^ 1)) * 2 + (25 * 25) * 56) / (((25 * 25) * 56) * 2)) * 2 = 25 * (10 ^ 1))).
Proof. tie cctorus_TH_improvements_refuted. Qed.

Goal (* cctorus_TH_improvements_correction *)
  ((((((((100 * (64 * 25 - (24 * 25))) * 25) * (10 ^ 2)) * 2 + (25 * 25) * 24) / (((25 * 25) * 24) * 2)) * 100 = 16667 * (10 ^ 2)) /\ ((((((100 * (64 * 25 - (48 * 25))) * 25) * (10 ^ 2)) * 2 + (25 * 25) * 48) / (((25 * 25) * 48) * 2)) * 100 = 3333 * (10 ^ 2))) /\ (((((100 * (64 * 5 - (8 * 25))) * 5) * (10 ^ 2)) * 2 + (25 * 5) * 8) / (((25 * 5) * 8) * 2) = 60 * (10 ^ 2))) /\ ((((((100 * (64 * 25 - (56 * 25))) * 25) * (10 ^ 2)) * 2 + (25 * 25) * 56) / (((25 * 25) * 56) * 2)) * 100 = 1429 * (10 ^ 2)).
Proof. tie cctorus_TH_improvements_correction. Qed.

Goal (* cctorus_throughput_scales_refuted *)
  forall n : Z, (n = 3) -> ~ (exists d1 d2 d3 d4, bisection_width (CCTorus n) d1 /\ bisection_width (Torus [n; n]) d2 /\ bisection_width (CCTorus (n + 1)) d3 /\ bisection_width (Torus [n + 1; n + 1]) d4 /\ (0 < d4 -> (0 < d2 -> (d1 - d2) * d4 < (d3 - d4) * d2))).
Proof. tie cctorus_throughput_scales_refuted. Qed.

Goal (* cctorus_latency_scales_refuted *)
  forall n : Z, (n = 3) -> ~ (exists d1 d2 d3 d4, distance_sum (Torus [n; n]) d1 /\ distance_sum (CCTorus n) d2 /\ distance_sum (Torus [n + 1; n + 1]) d3 /\ distance_sum (CCTorus (n + 1)) d4 /\ (0 < d3 -> (0 < d1 -> (100 * (d1 - d2)) * d3 < (100 * (d3 - d4)) * d1))).
Proof. tie cctorus_latency_scales_refuted. Qed.

Goal (* cctorus_sp_neighbours_0 *)
  (((((at_distance (CCTorus 5) 0 1 5) /\ (distance_between (CCTorus 5) 0 1 1)) /\ (distance_between (CCTorus 5) 0 4 1)) /\ (distance_between (CCTorus 5) 0 5 1)) /\ (distance_between (CCTorus 5) 0 12 1)) /\ (distance_between (CCTorus 5) 0 20 1).
Proof. tie cctorus_sp_neighbours_0. Qed.

Goal (* cctorus_sp_fig6_entries_refuted *)
  (* shortest_paths(CCTorus(5), 0, 1) == 1 && shortest_paths(CCTorus(5), 0, 4) == 1 && shortest_paths(CCTorus(5), 0, 5) == 1 && shortest_paths(CCTorus(5), 0, 12) == 1 && shortest_paths(CCTorus(5), 0, 20) == 1 && shortest_paths(CCTorus(5), 0, 2) == 2 && shortest_paths(CCTorus(5), 0, 3) == 1 && shortest_paths(CCTorus(5), 0, 6) == 2 && shortest_paths(CCTorus(5), 0, 7) == 1 && shortest_paths(CCTorus(5), 0, 9) == 2 && shortest_paths(CCTorus(5), 0, 10) == 2 && shortest_paths(CCTorus(5), 0, 11) == 1 && shortest_paths(CCTorus(5), 0, 13) == 1 && shortest_paths(CCTorus(5), 0, 15) == 1 && shortest_paths(CCTorus(5), 0, 17) == 1 && shortest_paths(CCTorus(5), 0, 21) == 2 && shortest_paths(CCTorus(5), 0, 22) == 1 && shortest_paths(CCTorus(5), 0, 24) == 3 && shortest_paths(CCTorus(5), 0, 8) == 5 && shortest_paths(CCTorus(5), 0, 14) == 5 && shortest_paths(CCTorus(5), 0, 16) == 4 && shortest_paths(CCTorus(5), 0, 18) == 2 && shortest_paths(CCTorus(5), 0, 19) == 4 && shortest_paths(CCTorus(5), 0, 23) == 5 *)
  ~ (forall v p, In (v, p) [(1, 1); (4, 1); (5, 1); (12, 1); (20, 1); (2, 2); (3, 1); (6, 2); (7, 1); (9, 2); (10, 2); (11, 1); (13, 1); (15, 1); (17, 1); (21, 2); (22, 1); (24, 3); (8, 5); (14, 5); (16, 4); (18, 2); (19, 4); (23, 5)] -> exists a b, numbered (CCTorus 5) 0 a /\ numbered (CCTorus 5) v b /\ shortest_paths (CCTorus 5) a b p).
Proof. tie cctorus_sp_fig6_entries_refuted. Qed.

Goal (* cctorus_sp_fig6_entries_correction *)
  (* shortest_paths(CCTorus(5), 0, 1) == 1 && shortest_paths(CCTorus(5), 0, 4) == 1 && shortest_paths(CCTorus(5), 0, 5) == 1 && shortest_paths(CCTorus(5), 0, 12) == 1 && shortest_paths(CCTorus(5), 0, 20) == 1 && shortest_paths(CCTorus(5), 0, 2) == 2 && shortest_paths(CCTorus(5), 0, 3) == 1 && shortest_paths(CCTorus(5), 0, 6) == 2 && shortest_paths(CCTorus(5), 0, 7) == 1 && shortest_paths(CCTorus(5), 0, 9) == 2 && shortest_paths(CCTorus(5), 0, 10) == 2 && shortest_paths(CCTorus(5), 0, 11) == 1 && shortest_paths(CCTorus(5), 0, 13) == 1 && shortest_paths(CCTorus(5), 0, 15) == 1 && shortest_paths(CCTorus(5), 0, 17) == 1 && shortest_paths(CCTorus(5), 0, 21) == 2 && shortest_paths(CCTorus(5), 0, 22) == 1 && shortest_paths(CCTorus(5), 0, 24) == 3 && shortest_paths(CCTorus(5), 0, 8) == 5 && shortest_paths(CCTorus(5), 0, 14) == 1 && shortest_paths(CCTorus(5), 0, 16) == 5 && shortest_paths(CCTorus(5), 0, 18) == 2 && shortest_paths(CCTorus(5), 0, 19) == 5 && shortest_paths(CCTorus(5), 0, 23) == 5 *)
  forall v p, In (v, p) [(1, 1); (4, 1); (5, 1); (12, 1); (20, 1); (2, 2); (3, 1); (6, 2); (7, 1); (9, 2); (10, 2); (11, 1); (13, 1); (15, 1); (17, 1); (21, 2); (22, 1); (24, 3); (8, 5); (14, 1); (16, 5); (18, 2); (19, 5); (23, 5)] -> exists a b, numbered (CCTorus 5) 0 a /\ numbered (CCTorus 5) v b /\ shortest_paths (CCTorus 5) a b p.
Proof. tie cctorus_sp_fig6_entries_correction. Qed.

Goal (* cctorus_path_diversity_2_refuted *)
  (* floor(paths_from(CCTorus(5), 0)/25*100 + 1/2) == 200 *)
  ~ (exists s, shortest_paths_from (CCTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 200).
Proof. tie cctorus_path_diversity_2_refuted. Qed.

Goal (* cctorus_path_diversity_2_correction *)
  (* floor(paths_from(CCTorus(5), 0)/25*100 + 1/2) == 192 *)
  exists s, shortest_paths_from (CCTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 192.
Proof. tie cctorus_path_diversity_2_correction. Qed.

Goal (* cctorus_path_diversity_xmesh_refuted *)
  (* floor(paths_from(XMesh(5), 0)/25*100 + 1/2) == 144 *)
  ~ (exists s, shortest_paths_from (XMesh 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 144).
Proof. tie cctorus_path_diversity_xmesh_refuted. Qed.

Goal (* cctorus_path_diversity_xmesh_correction *)
  (* floor(paths_from(XMesh(5), 0)/25*100 + 1/2) == 128 *)
  exists s, shortest_paths_from (XMesh 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 128.
Proof. tie cctorus_path_diversity_xmesh_correction. Qed.

Goal (* cctorus_path_diversity_xtorus *)
  (* floor(paths_from(XTorus(5), 0)/25*100 + 1/2) == 156 *)
  exists s, shortest_paths_from (XTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 156.
Proof. tie cctorus_path_diversity_xtorus. Qed.

Goal (* cctorus_two_paths_any_pair_refuted *)
  (* floor(paths_of_pairs(CCTorus(5))/600*100 + 1/2) == 200 *)
  ~ (exists p, (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> shortest_paths (CCTorus 5) u v (p u v)) /\ let s := sum_over (fun u => sum_over (p u) (vertices (CCTorus 5))) (vertices (CCTorus 5)) - 25 in (200 * s + 600) / (2 * 600) = 200).
Proof. tie cctorus_two_paths_any_pair_refuted. Qed.

Goal (* cctorus_two_paths_any_pair_correction *)
  (* floor(paths_of_pairs(CCTorus(5))/600*100 + 1/2) == 242 *)
  exists p, (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> shortest_paths (CCTorus 5) u v (p u v)) /\ let s := sum_over (fun u => sum_over (p u) (vertices (CCTorus 5))) (vertices (CCTorus 5)) - 25 in (200 * s + 600) / (2 * 600) = 242.
Proof. tie cctorus_two_paths_any_pair_correction. Qed.

Goal (* cctorus_path_diversity_order *)
  (* paths_from(CCTorus(5), 0) > paths_from(XTorus(5), 0) && paths_from(XTorus(5), 0) > paths_from(XMesh(5), 0) *)
  exists a b c, shortest_paths_from (CCTorus 5) (0, 0) a /\ shortest_paths_from (XTorus 5) (0, 0) b /\ shortest_paths_from (XMesh 5) (0, 0) c /\ b < a /\ c < b.
Proof. tie cctorus_path_diversity_order. Qed.

Goal (* cctorus_path_diversity_vs_torus_refuted *)
  (* paths_from(CCTorus(n), 0) > paths_from(Torus(n), 0) && paths_from(CCTorus(n), 0) > paths_from(Mesh(n), 0) for n >= 3 *)
  ~ (forall n : Z, 3 <= n -> (exists a b, shortest_paths_from (CCTorus n) (0, 0) a /\ shortest_paths_from (Torus [n; n]) (0, (0, tt)) b /\ b < a) /\ (exists a b, shortest_paths_from (CCTorus n) (0, 0) a /\ shortest_paths_from (Mesh [n; n]) (0, (0, tt)) b /\ b < a)).
Proof. tie cctorus_path_diversity_vs_torus_refuted. Qed.

Goal (* cctorus_path_diversity_possessed *)
  (* 2*pairs_with_choice(CCTorus(5)) > 25*24 *)
  exists k, count (fun e => is_vertex (CCTorus 5) (fst e) /\ is_vertex (CCTorus 5) (snd e) /\ fst e <> snd e /\ exists p, shortest_paths (CCTorus 5) (fst e) (snd e) p /\ 2 <= p) k /\ 25 * 24 < 2 * k.
Proof. tie cctorus_path_diversity_possessed. Qed.

Goal (* cctorus_fault_tolerance_refuted *)
  (* (vertex_connectivity(CCTorus(n)) > vertex_connectivity(XMesh(n)) || edge_connectivity(CCTorus(n)) > edge_connectivity(XMesh(n))) && (vertex_connectivity(CCTorus(n)) > vertex_connectivity(XTorus(n)) || edge_connectivity(CCTorus(n)) > edge_connectivity(XTorus(n))) for n >= 3 *)
  ~ ((exists a b, vertex_connectivity (CCTorus 3) a /\ vertex_connectivity (XTorus 3) b /\ b < a) \/ (exists a b, edge_connectivity (CCTorus 3) a /\ edge_connectivity (XTorus 3) b /\ b < a)).
Proof. tie cctorus_fault_tolerance_refuted. Qed.

Goal (* cctorus_fewer_links_refuted *)
  forall n : Z, (n = 6) -> ~ (exists d1 d2, size (CCTorus n) d1 /\ size (XTorus n) d2 /\ d1 <= d2).
Proof. tie cctorus_fewer_links_refuted. Qed.

Goal (* cctorus_fewer_links_correction *)
  forall n : Z, 3 <= n -> ((((n = 3) \/ (n = 5)) /\ (exists d1 d2, size (CCTorus n) d1 /\ size (XTorus n) d2 /\ d1 = d2)) \/ ((n = 6) /\ (exists d1 d2, size (CCTorus n) d1 /\ size (XTorus n) d2 /\ d1 = d2 + 2))) \/ (((n = 4) \/ (n >= 7)) /\ (exists d1 d2, size (CCTorus n) d1 /\ size (XTorus n) d2 /\ d1 < d2)).
Proof. tie cctorus_fewer_links_correction. Qed.

Goal (* cctorus_xtorus3_equals_cctorus3 *)
  (* order(CCTorus(3)) == order(XTorus(3)) && (all u in 0..8: all v in 0..8 if u < v: distance(CCTorus(3), u, v) == distance(XTorus(3), u, v)) *)
  vertices (CCTorus 3) = vertices (XTorus 3) /\ forall u v : vertex (CCTorus 3), adj (CCTorus 3) u v <-> adj (XTorus 3) u v.
Proof. tie cctorus_xtorus3_equals_cctorus3. Qed.

Goal (* qt_q3_basic *)
  ((((((order (Hypercube 3) 8) /\ (size (Hypercube 3) 12)) /\ (diameter (Hypercube 3) 3)) /\ (min_degree (Hypercube 3) 3)) /\ (max_degree (Hypercube 3) 3)) /\ (vertex_transitive (Hypercube 3))) /\ (edge_transitive (Hypercube 3)).
Proof. tie qt_q3_basic. Qed.

Goal (* qt_def1_edge_relation_refuted *)
  (* joined_as_printed(Hypercube(3), "numbers") *)
  ~ forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 -> (((u - v) mod 8 = 1 \/ (u - v) mod 8 = 2 \/ (u - v) mod 8 = 4 \/ (v - u) mod 8 = 1 \/ (v - u) mod 8 = 2 \/ (v - u) mod 8 = 4) <-> adj Q3 u v).
Proof. tie qt_def1_edge_relation_refuted. Qed.

Goal (* qt_def1_edge_relation_correction *)
  (* joined_by_bits(Hypercube(3), "numbers") *)
  forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 -> (Z.lxor u v = 1 \/ Z.lxor u v = 2 \/ Z.lxor u v = 4 <-> adj Q3 u v).
Proof. tie qt_def1_edge_relation_correction. Qed.

Goal (* qt_node_count *)
  forall m n : Z, 2 <= m -> 2 <= n -> order (QT m n) ((8 * m) * n).
Proof. tie qt_node_count. Qed.

Goal (* qt_edge_count *)
  (* size(QT(m, n)) == 16*m*n && inner_links(QT(m, n), "numbers") == 12*m*n && outer_as_defined(QT(m, n), "numbers", m, n) for m >= 2, n >= 2 *)
  forall m n : Z, 2 <= m -> 2 <= n -> size (QT m n) (16 * m * n) /\ count (fun e => adj (QT m n) (fst e) (snd e) /\ qt_module (fst e) = qt_module (snd e)) (2 * (12 * m * n)) /\ count (fun e => is_vertex (QT m n) (fst e) /\ qt_external m n (fst e) (snd e)) (4 * m * n) /\ (forall u v, is_vertex (QT m n) u -> qt_external m n u v -> adj (QT m n) u v /\ qt_module u <> qt_module v /\ ~ qt_external m n v u).
Proof. tie qt_edge_count. Qed.

Goal (* qt_degree_4 *)
  forall m n : Z, 2 <= m -> 2 <= n -> (min_degree (QT m n) 4) /\ (max_degree (QT m n) 4).
Proof. tie qt_degree_4. Qed.

Goal (* qt_connected *)
  forall m n : Z, 2 <= m -> 2 <= n -> connected (QT m n).
Proof. tie qt_connected. Qed.

Goal (* qt_node_symmetric_refuted *)
  forall m n : Z, 2 <= m -> 2 <= n -> ~ (vertex_transitive (QT m n)).
Proof. tie qt_node_symmetric_refuted. Qed.

Goal (* qt_node_symmetric_correction *)
  (* vertex_orbits(QT(m, n)) == 4 && steps(QT(m, n), "numbers", m, n) && half_turn(QT(m, n), "numbers", m, n) for m >= 2, n >= 2 if m*n > 4 *)
  forall m n : Z, 2 <= m -> 2 <= n -> 4 < m * n -> forall x y z x' y' z' : Z, is_vertex (QT m n) (x, y, z) -> is_vertex (QT m n) (x', y', z') -> (exists f, automorphism (QT m n) f /\ f (x, y, z) = (x', y', z')) <-> z mod 4 = z' mod 4.
Proof. tie qt_node_symmetric_correction. Qed.

Goal (* qt_source_module_wlog *)
  (* steps(QT(m, n), "numbers", m, n) for m >= 2, n >= 2 *)
  forall m n x y x' y' : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> 0 <= x' < m -> 0 <= y' < n -> exists f, automorphism (QT m n) f /\ forall z : Z, 0 <= z < 8 -> f (x, y, z) = (x', y', z).
Proof. tie qt_source_module_wlog. Qed.

Goal (* qt_transpose_wlog_refuted *)
  (* distance_sum(QT(m, n)) == distance_sum(QT(n, m)) for m >= 2, n >= 2 if m > n *)
  ~ (forall m n : Z, 2 <= n -> n < m -> exists f : Z * Z * Z -> Z * Z * Z, Permutation (map f (vertices (QT m n))) (vertices (QT n m)) /\ forall u v, is_vertex (QT m n) u -> is_vertex (QT m n) v -> (adj (QT m n) u v <-> adj (QT n m) (f u) (f v))).
Proof. tie qt_transpose_wlog_refuted. Qed.

Goal (* qt_diameter_refuted *)
  forall m n : Z, 2 <= m -> 2 <= n -> ((((m = 2) /\ (n = 2)) \/ (n >= m + 7)) \/ (((m >= n) /\ (n >= 8)) /\ (m mod 2 = 1))) -> ~ (diameter (QT m n) (2 * (Z.max (m / 2) (n / 2)) + 4)).
Proof. tie qt_diameter_refuted. Qed.

Goal (* qt_diameter_order *)
  forall m n : Z, 2 <= m -> 2 <= n -> (exists d1, diameter (QT m n) d1 /\ (Z.max m n) + 2 <= d1) /\ (exists d1, diameter (QT m n) d1 /\ d1 <= (Z.max m n) + 4).
Proof. tie qt_diameter_order. Qed.

Goal (* qt_bisection_thm1_refuted *)
  forall m n : Z, (m = 2) -> (n = 2) -> ~ (bisection_width (QT m n) (6 * n + 2 * (m mod 2))).
Proof. tie qt_bisection_thm1_refuted. Qed.

Goal (* qt_bisection_thm1_all_refuted *)
  forall m n : Z, 2 <= m -> 2 <= n -> (((m = 2) /\ (n = 2)) \/ ((n > m) /\ (n mod 2 = 0))) -> ~ (bisection_width (QT m n) (6 * n + 2 * (m mod 2))).
Proof. tie qt_bisection_thm1_all_refuted. Qed.

Goal (* qt_bisection_abstract_refuted *)
  forall m n : Z, 2 <= m -> 2 <= n -> (((m = 2) /\ (n = 2)) \/ (((m >= n) /\ (m mod 2 = 0)) /\ (n mod 2 = 1))) -> ~ (bisection_width (QT m n) (6 * n + 2 * (n mod 2))).
Proof. tie qt_bisection_abstract_refuted. Qed.

Goal (* qt_bisection_construction_even *)
  (* halves(QT(m, n), "numbers", 1, m, n, 6*n) for m >= 2, n >= 2 if m%2 == 0 *)
  forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 0 -> balanced (QT m n) (qt_columns m) /\ cut (QT m n) (qt_columns m) (6 * n).
Proof. tie qt_bisection_construction_even. Qed.

Goal (* qt_bisection_construction_odd_odd *)
  (* halves(QT(m, n), "numbers", 2, m, n, 6*n + 2) for m >= 2, n >= 2 if m%2 == 1 && n%2 == 1 && m >= n *)
  forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 1 -> n mod 2 = 1 -> balanced (QT m n) (qt_stairs m n) /\ cut (QT m n) (qt_stairs m n) (6 * n + 2).
Proof. tie qt_bisection_construction_odd_odd. Qed.

Goal (* qt_bisection_construction_odd_even_refuted *)
  (* halves(QT(m, n), "numbers", 4, m, n, 6*n + 2) for m >= 2, n >= 2 if m%2 == 1 && n%2 == 0 && m >= n *)
  forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 1 -> n mod 2 = 0 -> ~ balanced (QT m n) (fun v : Z * Z * Z => let '(x, _, _) := v in x <=? m / 2).
Proof. tie qt_bisection_construction_odd_even_refuted. Qed.

Goal (* qt_bisection_construction_odd_even_correction *)
  (* halves(QT(m, n), "numbers", 2, m, n, 6*n + 2) for m >= 2, n >= 2 if m%2 == 1 && n%2 == 0 && m >= n *)
  forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 1 -> n mod 2 = 0 -> balanced (QT m n) (qt_stairs m n) /\ cut (QT m n) (qt_stairs m n) (6 * n + 2).
Proof. tie qt_bisection_construction_odd_even_correction. Qed.

Goal (* qt_bisection_permodule_2a_refuted *)
  (* charged_as_printed(QT(m, n), "numbers", m, n) for m >= 2, n >= 2 if m%2 == 1 && n%2 == 1 && m >= n *)
  ~ (forall m n : Z, 2 <= n -> n <= m -> m mod 2 = 1 -> n mod 2 = 1 -> (forall x y k, In (x, y, k) [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2 + 1, 2); (m / 2 + 1, n / 2, 1); (m / 2 + 1, 0, 1); (m / 2, 0, 4); (m / 2, n / 2, 4)] -> qt_charge m n x y k) /\ (forall x y k, 0 <= x < m -> 0 <= y < n -> ~ In (x, y) (map fst [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2 + 1, 2); (m / 2 + 1, n / 2, 1); (m / 2 + 1, 0, 1); (m / 2, 0, 4); (m / 2, n / 2, 4)]) -> qt_charge m n x y k -> k = 0 \/ k = 3)).
Proof. tie qt_bisection_permodule_2a_refuted. Qed.

Goal (* qt_bisection_permodule_2b_refuted *)
  (* charged_as_printed(QT(m, n), "numbers", m, n) for m >= 2, n >= 2 if m%2 == 1 && n%2 == 0 && m >= n *)
  ~ (forall m n : Z, 2 <= n -> n <= m -> m mod 2 = 1 -> n mod 2 = 0 -> (forall x y k, In (x, y, k) [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2, 2); (m / 2 + 1, n / 2 - 1, 1); (m / 2 + 1, 0, 1); (m / 2, 0, 4)] -> qt_charge m n x y k) /\ (forall x y k, 0 <= x < m -> 0 <= y < n -> ~ In (x, y) (map fst [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2, 2); (m / 2 + 1, n / 2 - 1, 1); (m / 2 + 1, 0, 1); (m / 2, 0, 4)]) -> qt_charge m n x y k -> k = 0 \/ k = 3)).
Proof. tie qt_bisection_permodule_2b_refuted. Qed.

Goal (* qt_bisection_swap_single *)
  (* links_cut(QT(6, 6), "numbers", 1, 6, 6) + growth(QT(6, 6), "numbers", 6, k, 15) + growth(QT(6, 6), "numbers", 6, k, 19) == 6*6 + 4 && !modules_joined(QT(6, 6), "numbers", 15, 19) for k in 1..4 *)
  forall k : Z, 1 <= k <= 4 -> let chosen := fun p : Z -> bool => Z.of_nat (length (filter p (zrange 8))) = k in (exists p q, chosen p /\ chosen q /\ balanced (QT 6 6) (qt_exchanged p q) /\ cut (QT 6 6) (qt_exchanged p q) 40) /\ (forall p q, chosen p -> chosen q -> exists c, cut (QT 6 6) (qt_exchanged p q) c /\ 40 <= c).
Proof. tie qt_bisection_swap_single. Qed.

Goal (* qt_bisection_flip_case2_refuted *)
  (* all z in 0..7: !leads_to_a(QT(6, 6), "numbers", 120 + z) || cut_within(QT(6, 6), "numbers", 120 + z) == 3 && cut_to_a(QT(6, 6), "numbers", 120 + z) + cut_to_b(QT(6, 6), "numbers", 120 + z) == 3 *)
  ~ (forall z : Z, 0 <= z < 8 -> qt_columns 6 (qt_out 6 6 (2, 3, z)) = true -> exists i b a, qt_flipped z i b a /\ i = 3 /\ b + a = 3).
Proof. tie qt_bisection_flip_case2_refuted. Qed.

Goal (* qt_bisection_flip_case2_correction *)
  (* all z in 0..7: !leads_to_a(QT(6, 6), "numbers", 120 + z) || cut_within(QT(6, 6), "numbers", 120 + z) == 3 && cut_to_b(QT(6, 6), "numbers", 120 + z) == 3 && cut_to_a(QT(6, 6), "numbers", 120 + z) == 1 *)
  forall z : Z, 0 <= z < 8 -> qt_columns 6 (qt_out 6 6 (2, 3, z)) = true -> qt_flipped z 3 3 1.
Proof. tie qt_bisection_flip_case2_correction. Qed.

Goal (* qt_bisection_diagonal_refuted *)
  (* balanced(QT(n, n), "numbers", 6, n, n) && balanced(QT(n, n), "numbers", 7, n, n) && links_cut(QT(n, n), "numbers", 6, n, n) > links_cut(QT(n, n), "numbers", 1, n, n) && links_cut(QT(n, n), "numbers", 7, n, n) > links_cut(QT(n, n), "numbers", 1, n, n) for n >= 2 if n%2 == 0 *)
  ~ (forall n : Z, 2 <= n -> n mod 2 = 0 -> exists a b c, cut (QT n n) (qt_diagonal n 1) a /\ cut (QT n n) (qt_diagonal n (-1)) b /\ cut (QT n n) (qt_columns n) c /\ c < a /\ c < b).
Proof. tie qt_bisection_diagonal_refuted. Qed.

Goal (* qt_bisection_diagonal_correction *)
  (* halves(QT(n, n), "numbers", 6, n, n, 8*n) && halves(QT(n, n), "numbers", 7, n, n, 8*n) && links_cut(QT(n, n), "numbers", 1, n, n) == 6*n for n >= 2 if n%2 == 0 && n >= 4 *)
  forall n : Z, 4 <= n -> n mod 2 = 0 -> balanced (QT n n) (qt_diagonal n 1) /\ cut (QT n n) (qt_diagonal n 1) (8 * n) /\ balanced (QT n n) (qt_diagonal n (-1)) /\ cut (QT n n) (qt_diagonal n (-1)) (8 * n) /\ cut (QT n n) (qt_columns n) (6 * n).
Proof. tie qt_bisection_diagonal_correction. Qed.

Goal (* qt_property1_paths *)
  (* path_of_case(Hypercube(3), "numbers", 1) && path_of_case(Hypercube(3), "numbers", 2) && path_of_case(Hypercube(3), "numbers", 3) *)
  forall l, In l [[0; 1; 3; 2; 6; 4; 5; 7]; [3; 2; 0; 1; 5; 4; 6; 7]; [3; 2; 0; 1; 5; 7; 6; 4]] -> Permutation l (vertices Q3) /\ path Q3 l.
Proof. tie qt_property1_paths. Qed.

Goal (* qt_hamiltonian_construction *)
  (* rows_cycle(QT(m, n), "numbers", m, n) for m >= 2, n >= 2 *)
  forall m n : Z, 2 <= m -> 2 <= n -> Permutation (qt_table1 m n) (vertices (QT m n)) /\ path (QT m n) (qt_table1 m n) /\ exists u l, qt_table1 m n = u :: l /\ adj (QT m n) (last l u) u.
Proof. tie qt_hamiltonian_construction. Qed.

Goal (* qt_hamiltonian_thm2 *)
  forall m n : Z, 2 <= m -> 2 <= n -> hamiltonian (QT m n).
Proof. tie qt_hamiltonian_thm2. Qed.

Goal (* qt_lemma1 *)
  (* radius(Hypercube(3)) == 3 && broadcast("single-port", Hypercube(3), "all") == 3 && broadcast("all-port", Hypercube(3), "all") == 3 *)
  radius Q3 3 /\ forall s : Z, is_vertex Q3 s -> broadcast_rounds Q3 (single_port Q3) s 3 /\ broadcast_rounds Q3 (all_port Q3) s 3.
Proof. tie qt_lemma1. Qed.

Goal (* qt_condition1_edges *)
  (* carried_out(Hypercube(3), "numbers", z1, 1, 0) for z1 in 0..7 *)
  forall z : Z, is_vertex Q3 z -> Forall (single_port Q3) (qt_condition1 z) /\ sends_what_it_has Q3 z (qt_condition1 z) /\ (forall v, is_vertex Q3 v -> informed Q3 z (qt_condition1 z) v) /\ Z.of_nat (length (qt_condition1 z)) = 3.
Proof. tie qt_condition1_edges. Qed.

Goal (* qt_condition2_edges *)
  (* carried_out(Hypercube(3), "numbers", z1, 2, 0) for z1 in 0..7 *)
  (forall z : Z, is_vertex Q3 z -> Forall (single_port Q3) (qt_condition2 z) /\ sends_what_it_has Q3 z (qt_condition2 z) /\ (forall v, is_vertex Q3 v -> informed Q3 z (qt_condition2 z) v) /\ Z.of_nat (length (qt_condition2 z)) = 4) /\ (forall m n x y z : Z, 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) -> Forall (single_port (QT m n)) (qt_condition2_transfers m n x y z) /\ sends_what_it_has (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) /\ (forall v, 0 <= v < 8 -> informed (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) (x, y, v)) /\ informed (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) (qt_out m n (x, y, Z.lxor z 4)) /\ Z.of_nat (length (qt_condition2_transfers m n x y z)) = 4).
Proof. tie qt_condition2_edges. Qed.

Goal (* qt_condition2_external_refuted *)
  (* ends_at(QT(m, n), "numbers", 4) for m >= 2, n >= 2 *)
  forall m n x y z x' y' : Z, 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) -> ~ adj (QT m n) (x, y, Z.lxor z 4) (x', y', Z.lxor z 4).
Proof. tie qt_condition2_external_refuted. Qed.

Goal (* qt_condition2_external_correction *)
  (* ends_at(QT(m, n), "numbers", 0) for m >= 2, n >= 2 *)
  forall m n x y z : Z, 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) -> exists x' y', adj (QT m n) (x, y, Z.lxor z 4) (x', y', z) /\ (x', y') <> (x, y) /\ forall x'' y'' z'', adj (QT m n) (x, y, Z.lxor z 4) (x'', y'', z'') -> (x'', y'') <> (x, y) -> (x'', y'', z'') = (x', y', z).
Proof. tie qt_condition2_external_correction. Qed.

Goal (* qt_onetoall_case1_time_refuted *)
  ~ (forall m n : Z, 2 <= n -> n <= m -> forall z, 0 <= z < 8 -> exists rounds, Z.of_nat (length rounds) <= 2 * (m / 2) + 3 /\ Forall (all_port (QT m n)) rounds /\ forall x y w, is_vertex (QT m n) (x, y, w) -> (x = m / 2 \/ y = n / 2 \/ x - m / 2 = y - n / 2 \/ x - m / 2 = n / 2 - y) -> informed (QT m n) (m / 2, n / 2, z) rounds (x, y, w)).
Proof. tie qt_onetoall_case1_time_refuted. Qed.

Goal (* qt_onetoall_mla *)
  (* broadcast("all-port", QT(m, n), "all") <= 2*floor(m/2) + 5 for m >= 2, n >= 2 if m >= n *)
  forall m n : Z, 2 <= n -> n <= m -> forall source, is_vertex (QT m n) source -> broadcast_within (QT m n) (all_port (QT m n)) source (2 * (m / 2) + 5).
Proof. tie qt_onetoall_mla. Qed.

Goal (* qt_onetoall_mla_correction *)
  (* diameter(QT(m, n)) == m + 4 && broadcast("all-port", QT(m, n), "all") == m + 4 for m >= 8, n >= 8 if m >= n *)
  forall m n : Z, 8 <= n -> n <= m -> diameter (QT m n) (m + 4) /\ (forall s, is_vertex (QT m n) s -> broadcast_within (QT m n) (all_port (QT m n)) s (m + 4)) /\ exists s, is_vertex (QT m n) s /\ broadcast_rounds (QT m n) (all_port (QT m n)) s (m + 4).
Proof. tie qt_onetoall_mla_correction. Qed.

Goal (* qt_onetoall_printed_algorithm_refuted *)
  forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> ~ (forall z, 0 <= z < 8 -> Forall (all_port (QT m n)) (qt_first_step x y z)).
Proof. tie qt_onetoall_printed_algorithm_refuted. Qed.

Goal (* qt_lower_bound_omega *)
  forall m n : Z, 2 <= m -> 2 <= n -> exists d1, diameter (QT m n) d1 /\ 2 * d1 >= m + n.
Proof. tie qt_lower_bound_omega. Qed.

Goal (* qt_lemma2_mla *)
  (* printed_all_port(Hypercube(3), "numbers") && gossip("all-port", Hypercube(3)) == 3 *)
  Forall (all_port Q3) qt_lemma2_rounds /\ Z.of_nat (length qt_lemma2_rounds) = 3 /\ (forall s v : Z, is_vertex Q3 s -> is_vertex Q3 v -> informed Q3 s qt_lemma2_rounds v) /\ ~ (forall s v : Z, is_vertex Q3 s -> is_vertex Q3 v -> informed Q3 s (tl qt_lemma2_rounds) v) /\ alltoall_rounds Q3 (all_port Q3) 3.
Proof. tie qt_lemma2_mla. Qed.

Goal (* qt_lemma2_sla *)
  (* gossip("single-port", Hypercube(3)) <= 5 *)
  alltoall_within Q3 (single_port Q3) 5.
Proof. tie qt_lemma2_sla. Qed.

Goal (* qt_lemma2_sla_correction *)
  (* gossip("single-port", Hypercube(3)) == 3 *)
  alltoall_rounds Q3 (single_port Q3) 3.
Proof. tie qt_lemma2_sla_correction. Qed.

Goal (* qt_alltoall_sla *)
  forall m n : Z, 2 <= m -> 2 <= n -> Z.of_nat (length (qt_table3 m n)) = 2 * m + 2 * n + 5 /\ Forall (single_port (QT m n)) (qt_table3 m n) /\ forall s v, is_vertex (QT m n) s -> is_vertex (QT m n) v -> informed (QT m n) s (qt_table3 m n) v.
Proof. tie qt_alltoall_sla. Qed.

Goal (* qt_alltoall_mla *)
  forall m n : Z, 2 <= m -> 2 <= n -> Z.of_nat (length (qt_table4 m n)) = m + n + 4 /\ Forall (all_port (QT m n)) (qt_table4 m n) /\ forall s v, is_vertex (QT m n) s -> is_vertex (QT m n) v -> informed (QT m n) s (qt_table4 m n) v.
Proof. tie qt_alltoall_mla. Qed.

Goal (* qt_alltoall_mla_correction *)
  (* diameter(QT(m, n)) == m + 4 && gossip("all-port", QT(m, n)) == m + 4 for m >= 8, n >= 8 if m >= n *)
  forall m n : Z, 8 <= n -> n <= m -> diameter (QT m n) (m + 4) /\ alltoall_rounds (QT m n) (all_port (QT m n)) (m + 4).
Proof. tie qt_alltoall_mla_correction. Qed.

Goal (* qt_table3_labels_refuted *)
  (* along_column(QT(m, n), "numbers", m, n, 7) && along_row(QT(m, n), "numbers", m, n, 1) for m >= 2, n >= 2 *)
  forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> ~ qt_vertical m n (x, y, 7) (qt_out m n (x, y, 7)) /\ ~ qt_horizontal m n (x, y, 1) (qt_out m n (x, y, 1)).
Proof. tie qt_table3_labels_refuted. Qed.

Goal (* qt_table3_labels_correction *)
  (* along_row(QT(m, n), "numbers", m, n, 7) && along_column(QT(m, n), "numbers", m, n, 1) for m >= 2, n >= 2 *)
  forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> qt_horizontal m n (x, y, 7) (qt_out m n (x, y, 7)) /\ qt_vertical m n (x, y, 1) (qt_out m n (x, y, 1)).
Proof. tie qt_table3_labels_correction. Qed.

Goal (* qt_network_cost_torus *)
  (* all a in 2..8*k*k: 8*k*k%a != 0 || a*a > 8*k*k || diameter(QT(k, k)) < diameter(Torus(a, 8*k*k/a)) && max_degree(QT(k, k))*diameter(QT(k, k)) < max_degree(Torus(a, 8*k*k/a))*diameter(Torus(a, 8*k*k/a)) for k >= 2 *)
  forall k a b : Z, 2 <= k -> 2 <= a -> 2 <= b -> a * b = 8 * k * k -> exists d D e E, max_degree (QT k k) d /\ diameter (QT k k) D /\ max_degree (Torus [a; b]) e /\ diameter (Torus [a; b]) E /\ D < E /\ d * D < e * E.
Proof. tie qt_network_cost_torus. Qed.

Goal (* qt_network_cost_honeycomb_refuted *)
  (* pow(4*diameter(QT(k, k)), 2) < 6*8*k*k && pow(4*diameter(QT(k, k)) + 3, 2) < 12*8*k*k - 3 for k >= 2 *)
  ~ (forall k : Z, 2 <= k -> exists d, diameter (QT k k) d /\ (4 * d) ^ 2 < 6 * 8 * k * k /\ (4 * d + 3) ^ 2 < 12 * 8 * k * k - 3).
Proof. tie qt_network_cost_honeycomb_refuted. Qed.

Goal (* ftt_def_example_size_refuted *)
  (* distance(FTT(8), "(0,0)", "(7,3)") == 1 *)
  ~ dist (FTT 8) (0, 0) (7, 3) 1.
Proof. tie ftt_def_example_size_refuted. Qed.

Goal (* ftt_def_example_size_correction *)
  (* distance(FTT(6), "(0,0)", "(5,3)") == 1 *)
  dist (FTT 6) (0, 0) (5, 3) 1.
Proof. tie ftt_def_example_size_correction. Qed.

Goal (* ftt_def_example_list_refuted *)
  forall y t : Z, (y = 2 /\ t = 4 \/ y = 3 /\ t = 5 \/ y = 4 /\ t = 0) -> ~ ((distance_between (FTT 6) y (30 + t) 1) /\ (t = (3 + y) mod 6)).
Proof. tie ftt_def_example_list_refuted. Qed.

Goal (* ftt_def_example_list_correction *)
  forall y t : Z, 0 <= y -> y <= 5 -> 0 <= t -> t <= 5 -> (distance_between (FTT 6) y (30 + t) 1) <-> (t = (3 + y) mod 6).
Proof. tie ftt_def_example_list_correction. Qed.

Goal (* ftt_def_wrap_symmetric *)
  (* contains(FTT(n), Mesh(n)) && size(FTT(n)) - size(Mesh(n)) == 2*n && distance(FTT(n), x, n*(n - 1) + (x + floor(n/2))%n) == 1 && distance(FTT(n), n*x, n*((x + floor(n/2))%n) + n - 1) == 1 for n >= 4, x in 0..n - 1 *)
  forall n x : Z, 4 <= n -> 0 <= x <= n - 1 -> (forall a b c d : Z, adj (Mesh [n; n]) (a, (b, tt)) (c, (d, tt)) -> adj (FTT n) (a, b) (c, d)) /\ (exists f m, size (FTT n) f /\ size (Mesh [n; n]) m /\ f - m = 2 * n) /\ dist (FTT n) (0, x) (n - 1, (x + n / 2) mod n) 1 /\ dist (FTT n) (x, 0) ((x + n / 2) mod n, n - 1) 1.
Proof. tie ftt_def_wrap_symmetric. Qed.

Goal (* ftt_def_mid_refuted *)
  (* contains(Twisted(n, ceil(n/2)), Mesh(n)) && size(Twisted(n, ceil(n/2))) - size(Mesh(n)) == 2*n && distance(Twisted(n, ceil(n/2)), x, n*(n - 1) + (x + floor(n/2))%n) == 1 && distance(Twisted(n, ceil(n/2)), n*x, n*((x + floor(n/2))%n) + n - 1) == 1 for n >= 4, x in 0..n - 1 *)
  forall n : Z, 4 <= n -> n mod 2 = 1 -> exists u v, adj (FTTMid n (n / 2)) u v /\ ~ adj (FTTMid n ((n + 1) / 2)) u v.
Proof. tie ftt_def_mid_refuted. Qed.

Goal (* ftt_def_mid_correction *)
  (* contains(FTT(n), Mesh(n)) && size(FTT(n)) - size(Mesh(n)) == 2*n && contains(Twisted(n, ceil(n/2)), Mesh(n)) && size(Twisted(n, ceil(n/2))) - size(Mesh(n)) == 2*n && distance(FTT(n), x, n*(n - 1) + (x + floor(n/2))%n) == 1 && distance(FTT(n), n*x, n*((x + floor(n/2))%n) + n - 1) == 1 && distance(Twisted(n, ceil(n/2)), n*(n - 1) + x, (x + floor(n/2))%n) == 1 && distance(Twisted(n, ceil(n/2)), n*(n - 1 - x), n*(n - 1 - (x + floor(n/2))%n) + n - 1) == 1 for n >= 4, x in 0..n - 1 *)
  forall n : Z, 4 <= n -> let mirror := fun v : Z * Z => (n - 1 - fst v, snd v) in Permutation (map mirror (vertices (FTTMid n (n / 2)))) (vertices (FTTMid n ((n + 1) / 2))) /\ (forall u v, adj (FTTMid n (n / 2)) u v <-> adj (FTTMid n ((n + 1) / 2)) (mirror u) (mirror v)).
Proof. tie ftt_def_mid_correction. Qed.

Goal (* ftt_uniform_degree_4 *)
  forall n : Z, 4 <= n -> ((((min_degree (FTT n) 4) /\ (max_degree (FTT n) 4)) /\ (size (FTT n) ((2 * n) * n))) /\ (min_degree (Torus [n; n]) 4)) /\ (max_degree (Torus [n; n]) 4).
Proof. tie ftt_uniform_degree_4. Qed.

Goal (* ftt_regular_symmetric_refuted *)
  forall n : Z, 4 <= n -> ~ (vertex_transitive (FTT n)).
Proof. tie ftt_regular_symmetric_refuted. Qed.

Goal (* ftt_thm1_diameter_refuted *)
  forall n : Z, 10 <= n -> ~ (diameter (FTT n) (n - 2)).
Proof. tie ftt_thm1_diameter_refuted. Qed.

Goal (* ftt_thm1_diameter_correction *)
  forall n : Z, 4 <= n -> (diameter (FTT n) ((3 * n + 1) / 4)) /\ ((diameter (FTT n) (n - 2)) <-> ((6 <= n) /\ (n <= 9))).
Proof. tie ftt_thm1_diameter_correction. Qed.

Goal (* ftt_thm1_even_n_table_range_refuted *)
  forall n : Z, (n = 10 \/ n = 12 \/ n = 14 \/ n = 16) -> ~ (diameter (FTT n) (n - 2)).
Proof. tie ftt_thm1_even_n_table_range_refuted. Qed.

Goal (* ftt_thm1_even_n_table_range_correction *)
  forall n : Z, (n = 6 \/ n = 8 \/ n = 10 \/ n = 12 \/ n = 14 \/ n = 16) -> diameter (FTT n) ((3 * n) / 4).
Proof. tie ftt_thm1_even_n_table_range_correction. Qed.

Goal (* ftt_thm1_example_distance_refuted *)
  (* distance(FTT(6), "(0,0)", "(0,5)") == 4 *)
  ~ dist (FTT 6) (0, 0) (0, 5) 4.
Proof. tie ftt_thm1_example_distance_refuted. Qed.

Goal (* ftt_thm1_example_distance_correction *)
  (* distance(FTT(6), "(0,0)", "(0,5)") == 3 *)
  dist (FTT 6) (0, 0) (0, 5) 3.
Proof. tie ftt_thm1_example_distance_correction. Qed.

Goal (* ftt_thm1_axis_endpoints_farthest_refuted *)
  (* distance(FTT(n), "(0,0)", n - 1) == diameter(FTT(n)) for n >= 4 *)
  forall n : Z, 5 <= n -> ~ exists D, diameter (FTT n) D /\ dist (FTT n) (0, 0) (0, n - 1) D.
Proof. tie ftt_thm1_axis_endpoints_farthest_refuted. Qed.

Goal (* ftt_thm2_bisection_refuted *)
  forall n : Z, 4 <= n -> ~ (bisection_width (FTT n) (3 * n)).
Proof. tie ftt_thm2_bisection_refuted. Qed.

Goal (* ftt_thm2_bisection_correction *)
  forall n : Z, 4 <= n -> bisection_width (FTT n) (4 * (- (- n / 2))).
Proof. tie ftt_thm2_bisection_correction. Qed.

Goal (* ftt_thm2_straight_cut *)
  (* contains(FTT(n), Mesh(n)) && size(FTT(n)) - size(Mesh(n)) == 2*n && distance(FTT(n), x, n*(n - 1) + (x + floor(n/2))%n) == 1 && distance(FTT(n), n*x, n*((x + floor(n/2))%n) + n - 1) == 1 && (x < n/2) != ((x + floor(n/2))%n < n/2) && distance(FTT(n), n*(n/2 - 1) + x, n*(n/2) + x) == 1 && distance(FTT(n), n*x + n/2 - 1, n*x + n/2) == 1 for n >= 4, x in 0..n - 1 if n%2 == 0 *)
  forall n : Z, 4 <= n -> n mod 2 = 0 -> forall side : Z * Z -> Z, side = fst \/ side = snd -> let S := fun v => side v <? n / 2 in balanced (FTT n) S /\ cut (FTT n) S (3 * n) /\ count (fun e => adj (grid n mesh_link) (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false) n.
Proof. tie ftt_thm2_straight_cut. Qed.

Goal (* ftt_thm2_wrap_count *)
  (* contains(FTT(n), Mesh(n)) && size(FTT(n)) - size(Mesh(n)) == 2*n for n >= 4 *)
  forall n : Z, 4 <= n -> (forall a b c d : Z, adj (Mesh [n; n]) (a, (b, tt)) (c, (d, tt)) -> adj (FTT n) (a, b) (c, d)) /\ (exists f m, size (FTT n) f /\ size (Mesh [n; n]) m /\ f - m = 2 * n).
Proof. tie ftt_thm2_wrap_count. Qed.

Goal (* ftt_thm3_cost_refuted *)
  forall n : Z, 10 <= n -> ~ (exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ d1 * d2 = 4 * (n - 2)).
Proof. tie ftt_thm3_cost_refuted. Qed.

Goal (* ftt_thm3_cost_correction *)
  forall n : Z, 4 <= n -> exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ d1 * d2 = 4 * ((3 * n + 1) / 4).
Proof. tie ftt_thm3_cost_correction. Qed.

Goal (* ftt_thm4_packing_refuted *)
  forall n : Z, 10 <= n -> ~ (exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ (0 < 4 * (n - 2) -> (0 < d1 * d2 -> (n * n) * (4 * (n - 2)) = (n * n) * (d1 * d2)))).
Proof. tie ftt_thm4_packing_refuted. Qed.

Goal (* ftt_thm4_packing_correction *)
  forall n : Z, 4 <= n -> exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ 0 < d1 * d2 /\ 0 < 4 * ((3 * n + 1) / 4) /\ (n * n) * (4 * ((3 * n + 1) / 4)) = (n * n) * (d1 * d2).
Proof. tie ftt_thm4_packing_correction. Qed.

Goal (* ftt_hamiltonian *)
  forall n : Z, 4 <= n -> hamiltonian (FTT n).
Proof. tie ftt_hamiltonian. Qed.

Goal (* ftt_fault_tolerance_degree *)
  (* vertex_connectivity(FTT(n)) == 4 && edge_connectivity(FTT(n)) == 4 for n >= 4 *)
  forall n : Z, 4 <= n -> vertex_connectivity (FTT n) 4 /\ edge_connectivity (FTT n) 4.
Proof. tie ftt_fault_tolerance_degree. Qed.

Goal (* ftt_single_link_fault_detour *)
  (* edge_fault_detour(FTT(n)) <= 2 for n >= 4 *)
  forall n : Z, 4 <= n -> (forall a b, adj (FTT n) a b -> connected (without_link (FTT n) a b) /\ forall u v d, dist (FTT n) u v d -> exists e, dist (without_link (FTT n) a b) u v e /\ e <= d + 2) /\ exists a b, adj (FTT n) a b /\ dist (without_link (FTT n) a b) a b 3.
Proof. tie ftt_single_link_fault_detour. Qed.

Goal (* ftt_single_node_fault_detour *)
  (* vertex_fault_detour(FTT(n)) < infinite for n >= 4 *)
  forall n : Z, 4 <= n -> forall w, is_vertex (FTT n) w -> connected (ftt_without_vertex n w).
Proof. tie ftt_single_node_fault_detour. Qed.

Goal (* ftt_routeA_literal_refuted *)
  (* delivered("ftt-a-n2-ge-right-always-literal", FTT(n)) == order(FTT(n))*(order(FTT(n)) - 1) for n >= 4 *)
  forall n : Z, 4 <= n -> ~ route_a_delivers n literal.
Proof. tie ftt_routeA_literal_refuted. Qed.

Goal (* ftt_routeA_literal_correction *)
  (* delivered("ftt-minimal", FTT(n)) == order(FTT(n))*(order(FTT(n)) - 1) for n >= 4 *)
  forall n : Z, 4 <= n -> delivers (FTT n) (ftt_next n).
Proof. tie ftt_routeA_literal_correction. Qed.

Goal (* ftt_routeA_delivers_refuted *)
  (* max(delivered("ftt-a-n2-ge-right-always-literal", FTT(n)), delivered("ftt-a-n2-ge-left-always-literal", FTT(n)), delivered("ftt-a-n2-ge-border-always-literal", FTT(n)), delivered("ftt-a-n2-ge-mid-always-literal", FTT(n)), delivered("ftt-a-n2-ge-place-always-literal", FTT(n)), delivered("ftt-a-n2-ge-right-inside-literal", FTT(n)), delivered("ftt-a-n2-ge-left-inside-literal", FTT(n)), delivered("ftt-a-n2-ge-border-inside-literal", FTT(n)), delivered("ftt-a-n2-ge-mid-inside-literal", FTT(n)), delivered("ftt-a-n2-ge-place-inside-literal", FTT(n)), delivered("ftt-a-diameter-ge-right-inside-literal", FTT(n)), delivered("ftt-a-diameter-ge-left-inside-literal", FTT(n)), delivered("ftt-a-diameter-ge-border-inside-literal", FTT(n)), delivered("ftt-a-diameter-ge-mid-inside-literal", FTT(n)), delivered("ftt-a-diameter-ge-place-inside-literal", FTT(n)), delivered("ftt-a-n2-ge-right-inside-hops", FTT(n)), delivered("ftt-a-n2-ge-left-inside-hops", FTT(n)), delivered("ftt-a-n2-ge-border-inside-hops", FTT(n)), delivered("ftt-a-n2-ge-mid-inside-hops", FTT(n)), delivered("ftt-a-n2-ge-place-inside-hops", FTT(n)), delivered("ftt-a-n2-gt-right-inside-hops", FTT(n)), delivered("ftt-a-n2-gt-left-inside-hops", FTT(n)), delivered("ftt-a-n2-gt-border-inside-hops", FTT(n)), delivered("ftt-a-n2-gt-mid-inside-hops", FTT(n)), delivered("ftt-a-n2-gt-place-inside-hops", FTT(n)), delivered("ftt-a-diameter-ge-right-inside-hops", FTT(n)), delivered("ftt-a-diameter-ge-left-inside-hops", FTT(n)), delivered("ftt-a-diameter-ge-border-inside-hops", FTT(n)), delivered("ftt-a-diameter-ge-mid-inside-hops", FTT(n)), delivered("ftt-a-diameter-ge-place-inside-hops", FTT(n)), delivered("ftt-a-diameter-gt-right-inside-hops", FTT(n)), delivered("ftt-a-diameter-gt-left-inside-hops", FTT(n)), delivered("ftt-a-diameter-gt-border-inside-hops", FTT(n)), delivered("ftt-a-diameter-gt-mid-inside-hops", FTT(n)), delivered("ftt-a-diameter-gt-place-inside-hops", FTT(n))) == order(FTT(n))*(order(FTT(n)) - 1) for n >= 4 *)
  forall r : reading, ~ route_a_delivers 4 r.
Proof. tie ftt_routeA_delivers_refuted. Qed.

Goal (* ftt_routeA_undefined_hop_refuted *)
  forall n x : Z, 4 <= n -> n / 2 + 1 <= x -> x <= n - 1 -> ~ ((0 <= x + n - 1 - (n / 2)) /\ (x + n - 1 - (n / 2) < n)).
Proof. tie ftt_routeA_undefined_hop_refuted. Qed.

Goal (* ftt_routeA_undefined_hop_correction *)
  forall n x : Z, 4 <= n -> n / 2 + 1 <= x -> x <= n - 1 -> (0 <= x + n - 1 - x) /\ (x + n - 1 - x < n).
Proof. tie ftt_routeA_undefined_hop_correction. Qed.

Goal (* ftt_routeA_minimal_refuted *)
  (* minimal("ftt-a-n2-ge-right-always-literal", FTT(n)) == order(FTT(n))*(order(FTT(n)) - 1) for n >= 4 *)
  forall n : Z, 4 <= n -> ~ route_a_minimal n literal.
Proof. tie ftt_routeA_minimal_refuted. Qed.

Goal (* ftt_routeA_minimal_correction *)
  (* minimal("ftt-minimal", FTT(n)) == order(FTT(n))*(order(FTT(n)) - 1) for n >= 4 *)
  forall n : Z, 4 <= n -> minimal_router (FTT n) (ftt_next n).
Proof. tie ftt_routeA_minimal_correction. Qed.

Goal (* ftt_fig2_route_1_refuted *)
  (* route("ftt-a-n2-ge-right-always-literal", FTT(n), "(0,0)", "(4,3)") == distance(FTT(n), "(0,0)", "(4,3)") for n in [6] *)
  ~ exists d, route_a 6 literal (0, 0) (4, 3) d /\ dist (FTT 6) (0, 0) (4, 3) d.
Proof. tie ftt_fig2_route_1_refuted. Qed.

Goal (* ftt_fig2_route_1_correction *)
  (* route("ftt-minimal", FTT(n), "(0,0)", "(4,3)") == distance(FTT(n), "(0,0)", "(4,3)") for n >= 5 *)
  forall n : Z, 5 <= n -> exists d, route (FTT n) (ftt_next n) (0, 0) (4, 3) d /\ dist (FTT n) (0, 0) (4, 3) d.
Proof. tie ftt_fig2_route_1_correction. Qed.

Goal (* ftt_fig2_route_2_refuted *)
  (* route("ftt-a-n2-ge-right-always-literal", FTT(n), "(3,0)", "(2,4)") == distance(FTT(n), "(3,0)", "(2,4)") for n in [6] *)
  ~ exists d, route_a 6 literal (3, 0) (2, 4) d /\ dist (FTT 6) (3, 0) (2, 4) d.
Proof. tie ftt_fig2_route_2_refuted. Qed.

Goal (* ftt_fig2_route_2_correction *)
  (* route("ftt-minimal", FTT(n), "(3,0)", "(2,4)") == distance(FTT(n), "(3,0)", "(2,4)") for n >= 5 *)
  forall n : Z, 5 <= n -> exists d, route (FTT n) (ftt_next n) (3, 0) (2, 4) d /\ dist (FTT n) (3, 0) (2, 4) d.
Proof. tie ftt_fig2_route_2_correction. Qed.

Goal (* ftt_routeA_overlap_refuted *)
  forall n s : Z, 4 <= n -> n - 2 <= s -> s <= n - 2 -> ~ (~ ((s >= n - 2) /\ (s <= n - 2))).
Proof. tie ftt_routeA_overlap_refuted. Qed.

Goal (* ftt_routeA_overlap_correction *)
  forall n s : Z, 4 <= n -> 0 <= s -> s <= 2 * n - 2 -> ~ ((s > n - 2) <-> (s <= n - 2)).
Proof. tie ftt_routeA_overlap_correction. Qed.

Goal (* ftt_routeB_case12_walk_refuted *)
  forall n i j b a e : Z, 4 <= n -> 0 <= i -> i <= n - 1 -> 0 <= j -> j <= n - 1 -> (b = 0 /\ a = 1 \/ b = 0 /\ a = (-1) \/ b = 1 /\ a = 0 \/ b = (-1) /\ a = 0) -> (e = 1 \/ e = (-1)) -> (0 <= i + a) -> (i + a < n) -> (0 <= j + b) -> (j + b < n) -> (e = (if ((a * a) * j + (b * b) * i) =? (n - 1) then - 1 else 1)) -> (0 <= (a * a) * j + (b * b) * i - e) -> ((a * a) * j + (b * b) * i - e < n) -> ~ ((((distance_between (FTT n) (n * i + j) (n * (i + (e * b) * b) + j + (e * a) * a) 1) /\ (distance_between (FTT n) (n * (i + (e * b) * b) + j + (e * a) * a) (n * (i + (e * b) * b + a) + j + (e * a) * a + b) 1)) /\ (distance_between (FTT n) (n * (i + (e * b) * b + a) + j + (e * a) * a + b) (n * (i + a - ((e * b) * b)) + j + b - ((e * a) * a)) 1)) /\ (distance_between (FTT n) (n * (i + a - ((e * b) * b)) + j + b - ((e * a) * a)) (n * (i + a) + j + b) 1)).
Proof. tie ftt_routeB_case12_walk_refuted. Qed.

Goal (* ftt_routeB_case12_walk_correction *)
  (* joined(FTT(n), n*i + j, n*(i + e*b*b) + j + e*a*a) && joined(FTT(n), n*(i + e*b*b) + j + e*a*a, n*(i + e*b*b + a) + j + e*a*a + b) && joined(FTT(n), n*(i + e*b*b + a) + j + e*a*a + b, n*(i + a) + j + b) for n >= 4, i in 0..n - 1, j in 0..n - 1, (b, a) in [(0, 1), (0, -1), (1, 0), (-1, 0)], e in [1, -1] if 0 <= i + a && i + a < n && 0 <= j + b && j + b < n && e == cond(a*a*j + b*b*i == n - 1, -1, 1) *)
  forall n i j k : Z, 4 <= n -> 0 <= i < n -> 0 <= j < n -> 0 <= k < n -> k = i + 1 \/ i = k + 1 -> (adj (FTT n) (i, j) (first_position n i j k) /\ adj (FTT n) (first_position n i j k) (second_position n i j k) /\ adj (FTT n) (second_position n i j k) (k, j)) /\ (adj (FTT n) (swap (i, j)) (swap (first_position n i j k)) /\ adj (FTT n) (swap (first_position n i j k)) (swap (second_position n i j k)) /\ adj (FTT n) (swap (second_position n i j k)) (swap (k, j))).
Proof. tie ftt_routeB_case12_walk_correction. Qed.

Goal (* ftt_routeB_case12_alternatives_refuted *)
  forall n i j b a e : Z, 4 <= n -> 0 <= i -> i <= n - 1 -> 0 <= j -> j <= n - 1 -> (b = 0 /\ a = 1 \/ b = 0 /\ a = (-1) \/ b = 1 /\ a = 0 \/ b = (-1) /\ a = 0) -> (e = 1 \/ e = (-1)) -> (0 <= i + a) -> (i + a < n) -> (0 <= j + b) -> (j + b < n) -> (e = (if ((a * a) * j + (b * b) * i) =? (n - 1) then - 1 else 1)) -> (0 <= (a * a) * j + (b * b) * i - e) -> ((a * a) * j + (b * b) * i - e < n) -> ~ (((distance_between (FTT n) (n * i + j) (n * (i + (e * b) * b) + j + (e * a) * a) 1) /\ (distance_between (FTT n) (n * i + j) (n * (i + (e * b) * b + a) + j + (e * a) * a + b) 1)) /\ (distance_between (FTT n) (n * i + j) (n * (i + a - ((e * b) * b)) + j + b - ((e * a) * a)) 1)).
Proof. tie ftt_routeB_case12_alternatives_refuted. Qed.

Goal (* ftt_routeB_case12_alternatives_correction *)
  (* joined(FTT(n), n*i + j, n*(i + e*b*b) + j + e*a*a) && !joined(FTT(n), n*i + j, n*(i + e*b*b + a) + j + e*a*a + b) && (a*a*j + b*b*i - e < 0 || a*a*j + b*b*i - e >= n || !joined(FTT(n), n*i + j, n*(i + a - e*b*b) + j + b - e*a*a)) for n >= 4, i in 0..n - 1, j in 0..n - 1, (b, a) in [(0, 1), (0, -1), (1, 0), (-1, 0)], e in [1, -1] if 0 <= i + a && i + a < n && 0 <= j + b && j + b < n && e == cond(a*a*j + b*b*i == n - 1, -1, 1) *)
  forall n i j k : Z, 4 <= n -> 0 <= i < n -> 0 <= j < n -> 0 <= k < n -> k = i + 1 \/ i = k + 1 -> (adj (FTT n) (i, j) (first_position n i j k) /\ ~ adj (FTT n) (i, j) (second_position n i j k) /\ ~ adj (FTT n) (i, j) (third_position n i j k)) /\ (adj (FTT n) (swap (i, j)) (swap (first_position n i j k)) /\ ~ adj (FTT n) (swap (i, j)) (swap (second_position n i j k)) /\ ~ adj (FTT n) (swap (i, j)) (swap (third_position n i j k))).
Proof. tie ftt_routeB_case12_alternatives_correction. Qed.

Goal (* ftt_routeB_case34_refuted *)
  forall n g e x y : Z, 5 <= n -> (g = 0 \/ g = 1) -> (e = 0 \/ e = 1) -> 0 <= x -> x <= n - 1 -> 0 <= y -> y <= n - 1 -> (n mod 2 = 1) -> (e = 0) -> (x = n / 2) -> (y = n / 2 + 1) -> ~ (((distance_between (FTT n) (n * (if g =? 0 then e * (n - 1) else x) + (if g =? 0 then x else e * (n - 1))) (n * (if g =? 0 then e * (n - 1) else y) + (if g =? 0 then y else e * (n - 1))) 1) /\ (distance_between (FTT n) (n * (if g =? 0 then e * (n - 1) else y) + (if g =? 0 then y else e * (n - 1))) (n * (if g =? 0 then (1 - e) * (n - 1) else (y + (1 - (2 * e)) * (n / 2)) mod n) + (if g =? 0 then (y + (1 - (2 * e)) * (n / 2)) mod n else (1 - e) * (n - 1))) 1)) /\ (distance_between (FTT n) (n * (if g =? 0 then (1 - e) * (n - 1) else (y + (1 - (2 * e)) * (n / 2)) mod n) + (if g =? 0 then (y + (1 - (2 * e)) * (n / 2)) mod n else (1 - e) * (n - 1))) (n * (if g =? 0 then (1 - e) * (n - 1) else (x + (1 - (2 * e)) * (n / 2)) mod n) + (if g =? 0 then (x + (1 - (2 * e)) * (n / 2)) mod n else (1 - e) * (n - 1))) 1)).
Proof. tie ftt_routeB_case34_refuted. Qed.

Goal (* ftt_routeB_typo_refuted *)
  forall n i j : Z, 4 <= n -> 0 <= i -> i <= n - 2 -> 1 <= j -> j <= n - 1 -> ~ ((0 <= j - 11) /\ (distance_between (FTT n) (n * (i + 1) + j) (n * (i + 1) + j - 11) 1)).
Proof. tie ftt_routeB_typo_refuted. Qed.

Goal (* ftt_routeB_typo_correction *)
  (* joined(FTT(n), n*(i + 1) + j, n*(i + 1) + j - 1) for n >= 4, i in 0..n - 2, j in 1..n - 1 *)
  forall n i j : Z, 4 <= n -> 0 <= i < n - 1 -> 1 <= j < n -> adj (FTT n) (i + 1, j) (i + 1, j - 1).
Proof. tie ftt_routeB_typo_correction. Qed.

Goal (* ftt_t1_mesh_degree *)
  forall k : Z, 2 <= k -> max_degree (Mesh [2 * k; 2 * k]) 4.
Proof. tie ftt_t1_mesh_degree. Qed.

Goal (* ftt_t1_mesh_avg *)
  forall k : Z, 2 <= k -> exists d1 d2, distance_sum (Mesh [2 * k; 2 * k]) d1 /\ order (Mesh [2 * k; 2 * k]) d2 /\ 0 < d2 * (d2 - 1) /\ d1 * 3 = (4 * k) * (d2 * (d2 - 1)).
Proof. tie ftt_t1_mesh_avg. Qed.

Goal (* ftt_t1_mesh_diameter *)
  forall k : Z, 2 <= k -> diameter (Mesh [2 * k; 2 * k]) (2 * (2 * k - 1)).
Proof. tie ftt_t1_mesh_diameter. Qed.

Goal (* ftt_t1_mesh_bisection *)
  forall k : Z, 2 <= k -> bisection_width (Mesh [2 * k; 2 * k]) (2 * k).
Proof. tie ftt_t1_mesh_bisection. Qed.

Goal (* ftt_t1_mesh_cost_packing *)
  forall k : Z, 2 <= k -> (4 * (2 * (2 * k - 1)) = 8 * (2 * k - 1)) /\ (0 < 4 * (2 * (2 * k - 1)) /\ 0 < 2 * (2 * k - 1) /\ ((4 * k) * k) * (2 * (2 * k - 1)) = (k * k) * (4 * (2 * (2 * k - 1)))).
Proof. tie ftt_t1_mesh_cost_packing. Qed.

Goal (* ftt_t1_mcr_degree *)
  forall k : Z, 2 <= k -> max_degree (MCR k) 3.
Proof. tie ftt_t1_mcr_degree. Qed.

Goal (* ftt_t1_mcr_avg_refuted *)
  forall k : Z, (k = 2) -> ~ (exists d1 d2, distance_sum (MCR k) d1 /\ order (MCR k) d2 /\ (0 < d2 * (d2 - 1) -> d1 * 3 = (4 * k) * (d2 * (d2 - 1)))).
Proof. tie ftt_t1_mcr_avg_refuted. Qed.

Goal (* ftt_t1_mcr_diameter_refuted *)
  forall k : Z, 3 <= k -> ~ (diameter (MCR k) (6 * (k - 1))).
Proof. tie ftt_t1_mcr_diameter_refuted. Qed.

Goal (* ftt_t1_mcr_diameter_correction *)
  forall k : Z, 2 <= k -> diameter (MCR k) (4 * k - 2).
Proof. tie ftt_t1_mcr_diameter_correction. Qed.

Goal (* ftt_t1_mcr_bisection_refuted *)
  forall k : Z, (k = 3) -> ~ (bisection_width (MCR k) k).
Proof. tie ftt_t1_mcr_bisection_refuted. Qed.

Goal (* ftt_t1_tcr_degree *)
  forall k : Z, 2 <= k -> (min_degree (TCR k) 3) /\ (max_degree (TCR k) 3).
Proof. tie ftt_t1_tcr_degree. Qed.

Goal (* ftt_t1_tcr_avg_refuted *)
  forall k : Z, 2 <= k -> ~ (exists d1 d2, distance_sum (TCR k) d1 /\ order (TCR k) d2 /\ (0 < d2 * (d2 - 1) -> d1 = ((4 * k) * k) * (d2 * (d2 - 1)))).
Proof. tie ftt_t1_tcr_avg_refuted. Qed.

Goal (* ftt_t1_tcr_diameter_refuted *)
  forall k : Z, 2 <= k -> ~ (diameter (TCR k) (3 * k)).
Proof. tie ftt_t1_tcr_diameter_refuted. Qed.

Goal (* ftt_t1_tcr_diameter_correction *)
  forall k : Z, 2 <= k -> diameter (TCR k) (2 * k - (k mod 2)).
Proof. tie ftt_t1_tcr_diameter_correction. Qed.

Goal (* ftt_t1_tcr_bisection_refuted *)
  forall k : Z, (k = 3) -> ~ (bisection_width (TCR k) (2 * k)).
Proof. tie ftt_t1_tcr_bisection_refuted. Qed.

Goal (* ftt_t1_tcr_packing_formula_refuted *)
  forall k : Z, 3 <= k -> ~ ((0 < 9 * (k - 1) -> (0 < 9 * k -> ((4 * k) * k) * (9 * (k - 1)) = ((2 * k) * k) * (9 * k)))).
Proof. tie ftt_t1_tcr_packing_formula_refuted. Qed.

Goal (* ftt_t1_tcr_packing_formula_correction *)
  forall k : Z, 2 <= k -> 0 < 9 * k /\ ((4 * k) * k) * 9 = (4 * k) * (9 * k).
Proof. tie ftt_t1_tcr_packing_formula_correction. Qed.

Goal (* ftt_t1_tcr_network_size_refuted *)
  forall k : Z, 2 <= k -> ~ ((order (MCR k) (k * k)) /\ (order (TCR k) (k * k))).
Proof. tie ftt_t1_tcr_network_size_refuted. Qed.

Goal (* ftt_t1_tcr_network_size_correction *)
  forall k : Z, 2 <= k -> (order (MCR k) ((4 * k) * k)) /\ (order (TCR k) ((4 * k) * k)).
Proof. tie ftt_t1_tcr_network_size_correction. Qed.

Goal (* ftt_t1_ouc_network_size_refuted *)
  forall k : Z, 2 <= k -> ~ (((4 * k) * k) * ((4 * k) * k) = (4 * k) * k).
Proof. tie ftt_t1_ouc_network_size_refuted. Qed.

Goal (* ftt_t1_ftt_degree *)
  forall k : Z, 2 <= k -> (min_degree (FTT (2 * k)) 4) /\ (max_degree (FTT (2 * k)) 4).
Proof. tie ftt_t1_ftt_degree. Qed.

Goal (* ftt_t1_ftt_avg_refuted *)
  forall k : Z, 2 <= k -> ~ (exists d1 d2, distance_sum (FTT (2 * k)) d1 /\ order (FTT (2 * k)) d2 /\ (0 < d2 * (d2 - 1) -> d1 = ((4 * k) * k) * (d2 * (d2 - 1)))).
Proof. tie ftt_t1_ftt_avg_refuted. Qed.

Goal (* ftt_t1_ftt_diameter_refuted *)
  forall k : Z, 5 <= k -> ~ (diameter (FTT (2 * k)) (2 * k - 2)).
Proof. tie ftt_t1_ftt_diameter_refuted. Qed.

Goal (* ftt_t1_ftt_diameter_correction *)
  forall k : Z, 2 <= k -> diameter (FTT (2 * k)) ((3 * k) / 2).
Proof. tie ftt_t1_ftt_diameter_correction. Qed.

Goal (* ftt_t1_ftt_bisection_refuted *)
  forall k : Z, 2 <= k -> ~ (bisection_width (FTT (2 * k)) (6 * k)).
Proof. tie ftt_t1_ftt_bisection_refuted. Qed.

Goal (* ftt_t1_ftt_bisection_correction *)
  forall k : Z, 2 <= k -> bisection_width (FTT (2 * k)) (4 * k).
Proof. tie ftt_t1_ftt_bisection_correction. Qed.

Goal (* ftt_t1_ftt_cost_formula_refuted *)
  forall k : Z, 2 <= k -> ~ (4 * (2 * k - 2) = 4 * (k - 2)).
Proof. tie ftt_t1_ftt_cost_formula_refuted. Qed.

Goal (* ftt_t1_ftt_cost_formula_correction *)
  forall k : Z, 2 <= k -> 4 * (2 * k - 2) = 8 * (k - 1).
Proof. tie ftt_t1_ftt_cost_formula_correction. Qed.

Goal (* ftt_t1_ftt_packing_formula_refuted *)
  forall k : Z, 2 <= k -> ~ ((4 * (k - 2) <> 0) /\ (0 < 4 * (k - 2) -> (0 < 4 * (2 * k - 2) -> ((4 * k) * k) * (4 * (k - 2)) = ((4 * k) * k) * (4 * (2 * k - 2))))).
Proof. tie ftt_t1_ftt_packing_formula_refuted. Qed.

Goal (* ftt_t1_ftt_packing_formula_correction *)
  forall k : Z, 2 <= k -> 0 < 4 * (2 * k - 2) /\ 0 < 2 * (k - 1) /\ ((4 * k) * k) * (2 * (k - 1)) = (k * k) * (4 * (2 * k - 2)).
Proof. tie ftt_t1_ftt_packing_formula_correction. Qed.

Goal (* ftt_t2_mesh_sizes_refuted *)
  forall n : Z, (n = 5 \/ n = 7 \/ n = 9) -> ~ ((4 * (n / 2)) * (n / 2) = n * n).
Proof. tie ftt_t2_mesh_sizes_refuted. Qed.

Goal (* ftt_t2_mesh_sizes_correction *)
  forall n : Z, (n = 4 \/ n = 5 \/ n = 7 \/ n = 8 \/ n = 9 \/ n = 12) -> order (Mesh [n; n]) (n * n).
Proof. tie ftt_t2_mesh_sizes_correction. Qed.

Goal (* ftt_t2_mesh_diameter_cost *)
  forall n d c : Z, (n = 4 /\ d = 6 /\ c = 24 \/ n = 5 /\ d = 8 /\ c = 32 \/ n = 7 /\ d = 12 /\ c = 48 \/ n = 8 /\ d = 14 /\ c = 56 \/ n = 9 /\ d = 16 /\ c = 64 \/ n = 12 /\ d = 22 /\ c = 88) -> ((diameter (Mesh [n; n]) d) /\ (d = 2 * (n - 1))) /\ (c = 4 * d).
Proof. tie ftt_t2_mesh_diameter_cost. Qed.

Goal (* ftt_t2_mesh_degree *)
  forall n g : Z, (n = 4 /\ g = 4 \/ n = 5 /\ g = 4 \/ n = 7 /\ g = 4 \/ n = 8 /\ g = 4 \/ n = 9 /\ g = 4 \/ n = 12 /\ g = 4) -> max_degree (Mesh [n; n]) g.
Proof. tie ftt_t2_mesh_degree. Qed.

Goal (* ftt_t2_mesh_bisection_refuted *)
  forall n w : Z, (n = 5 /\ w = 5) -> ~ (bisection_width (Mesh [n; n]) w).
Proof. tie ftt_t2_mesh_bisection_refuted. Qed.

Goal (* ftt_t2_mesh_packing_64_refuted *)
  (* floor(n*n/(max_degree(Mesh(n))*diameter(Mesh(n)))*s + 1/2)/s == p for (n, p, s) in [(8, 1.388889, 1000000)] *)
  forall d D : Z, max_degree (Mesh [8; 8]) d -> diameter (Mesh [8; 8]) D -> (2 * (8 * 8) * 1000000 + d * D) / (2 * (d * D)) <> 1388889.
Proof. tie ftt_t2_mesh_packing_64_refuted. Qed.

Goal (* ftt_t2_mcr_cost_100_refuted *)
  forall g d c : Z, (g = 3 /\ d = 24 /\ c = 78) -> ~ (g * d = c).
Proof. tie ftt_t2_mcr_cost_100_refuted. Qed.

Goal (* ftt_t2_mcr_diameter_refuted *)
  forall k d : Z, (k = 3 /\ d = 12 \/ k = 4 /\ d = 18 \/ k = 5 /\ d = 24 \/ k = 6 /\ d = 30 \/ k = 7 /\ d = 36 \/ k = 8 /\ d = 42) -> ~ (diameter (MCR k) d).
Proof. tie ftt_t2_mcr_diameter_refuted. Qed.

Goal (* ftt_t2_mcr_diameter_correction *)
  forall k : Z, (k = 2 \/ k = 3 \/ k = 4 \/ k = 5 \/ k = 6 \/ k = 7 \/ k = 8) -> diameter (MCR k) (4 * k - 2).
Proof. tie ftt_t2_mcr_diameter_correction. Qed.

Goal (* ftt_t2_tcr_diameter_refuted *)
  forall k d : Z, (k = 2 /\ d = 6 \/ k = 3 /\ d = 9 \/ k = 4 /\ d = 12 \/ k = 5 /\ d = 15 \/ k = 6 /\ d = 18 \/ k = 7 /\ d = 21 \/ k = 8 /\ d = 24) -> ~ (diameter (TCR k) d).
Proof. tie ftt_t2_tcr_diameter_refuted. Qed.

Goal (* ftt_t2_tcr_diameter_correction *)
  forall k : Z, (k = 2 \/ k = 3 \/ k = 4 \/ k = 5 \/ k = 6 \/ k = 7 \/ k = 8) -> diameter (TCR k) (2 * k - (k mod 2)).
Proof. tie ftt_t2_tcr_diameter_correction. Qed.

Goal (* ftt_t2_tcr_bisection_refuted *)
  forall k w : Z, (k = 3 /\ w = 6) -> ~ (bisection_width (TCR k) w).
Proof. tie ftt_t2_tcr_bisection_refuted. Qed.

Goal (* ftt_t2_mcr_bisection_refuted *)
  forall k w : Z, (k = 3 /\ w = 3) -> ~ (bisection_width (MCR k) w).
Proof. tie ftt_t2_mcr_bisection_refuted. Qed.

Goal (* ftt_t2_tcr_packing *)
  (* floor(4*k*k/(9*k)*s)/s == p for (k, p, s) in [(2, 0.888, 1000), (3, 1.333, 1000), (4, 1.777, 1000), (5, 2.222, 1000), (6, 2.666, 1000), (7, 3.111, 1000), (8, 3.555, 1000)] *)
  forall k p : Z, (k = 2 /\ p = 888 \/ k = 3 /\ p = 1333 \/ k = 4 /\ p = 1777 \/ k = 5 /\ p = 2222 \/ k = 6 /\ p = 2666 \/ k = 7 /\ p = 3111 \/ k = 8 /\ p = 3555) -> (4 * k * k) * 1000 / (9 * k) = p.
Proof. tie ftt_t2_tcr_packing. Qed.

Goal (* ftt_t2_ouc_256_refuted *)
  forall n d : Z, (n = 16 /\ d = 32) -> ~ (n * n + 8 = d * 8).
Proof. tie ftt_t2_ouc_256_refuted. Qed.

Goal (* ftt_t2_ftt_diameter_refuted *)
  forall n d : Z, (n = 10 /\ d = 8 \/ n = 12 /\ d = 10 \/ n = 14 /\ d = 12 \/ n = 16 /\ d = 14) -> ~ (diameter (FTT n) d).
Proof. tie ftt_t2_ftt_diameter_refuted. Qed.

Goal (* ftt_t2_ftt_diameter_correction *)
  forall n : Z, (n = 6 \/ n = 8 \/ n = 10 \/ n = 12 \/ n = 14 \/ n = 16) -> diameter (FTT n) ((3 * n) / 4).
Proof. tie ftt_t2_ftt_diameter_correction. Qed.

Goal (* ftt_t2_ftt_cost_refuted *)
  forall n c : Z, (n = 10 /\ c = 32 \/ n = 12 /\ c = 40 \/ n = 14 /\ c = 48 \/ n = 16 /\ c = 56) -> ~ (exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ d1 * d2 = c).
Proof. tie ftt_t2_ftt_cost_refuted. Qed.

Goal (* ftt_t2_ftt_cost_correction *)
  forall n : Z, (n = 6 \/ n = 8 \/ n = 10 \/ n = 12 \/ n = 14 \/ n = 16) -> exists d1 d2, max_degree (FTT n) d1 /\ diameter (FTT n) d2 /\ d1 * d2 = 4 * ((3 * n) / 4).
Proof. tie ftt_t2_ftt_cost_correction. Qed.

Goal (* ftt_t2_ftt_bisection_refuted *)
  forall n w : Z, (n = 6 /\ w = 18 \/ n = 8 /\ w = 24 \/ n = 10 /\ w = 30 \/ n = 12 /\ w = 36 \/ n = 14 /\ w = 42 \/ n = 16 /\ w = 48) -> ~ (bisection_width (FTT n) w).
Proof. tie ftt_t2_ftt_bisection_refuted. Qed.

Goal (* ftt_t2_ftt_bisection_correction *)
  forall n : Z, (n = 6 \/ n = 8 \/ n = 10 \/ n = 12 \/ n = 14 \/ n = 16) -> bisection_width (FTT n) (2 * n).
Proof. tie ftt_t2_ftt_bisection_correction. Qed.

Goal (* ftt_t2_ftt_packing_internal_refuted *)
  (* floor(n*n/c*s + 1/2)/s == p for (n, c, p, s) in [(6, 16, 1.33, 100), (8, 24, 2, 1), (10, 32, 2.6, 10), (12, 40, 3.11, 100), (14, 48, 3.6, 10), (16, 56, 4.11, 100)] *)
  forall n c p s : Z, (n = 6 /\ c = 16 /\ p = 133 /\ s = 100 \/ n = 8 /\ c = 24 /\ p = 2 /\ s = 1 \/ n = 10 /\ c = 32 /\ p = 26 /\ s = 10 \/ n = 12 /\ c = 40 /\ p = 311 /\ s = 100 \/ n = 14 /\ c = 48 /\ p = 36 /\ s = 10 \/ n = 16 /\ c = 56 /\ p = 411 /\ s = 100) -> (2 * (n * n) * s + c) / (2 * c) <> p.
Proof. tie ftt_t2_ftt_packing_internal_refuted. Qed.

Goal (* ftt_t2_ftt_packing_true_refuted *)
  (* floor(n*n/(max_degree(FTT(n))*diameter(FTT(n)))*s + 1/2)/s == p for (n, p, s) in [(6, 1.33, 100), (8, 2, 1), (10, 2.6, 10), (12, 3.11, 100), (14, 3.6, 10), (16, 4.11, 100)] *)
  forall n p s d D : Z, (n = 6 /\ p = 133 /\ s = 100 \/ n = 8 /\ p = 2 /\ s = 1 \/ n = 10 /\ p = 26 /\ s = 10 \/ n = 12 /\ p = 311 /\ s = 100 \/ n = 14 /\ p = 36 /\ s = 10 \/ n = 16 /\ p = 411 /\ s = 100) -> max_degree (FTT n) d -> diameter (FTT n) D -> (2 * (n * n) * s + d * D) / (2 * (d * D)) <> p.
Proof. tie ftt_t2_ftt_packing_true_refuted. Qed.

Goal (* ftt_t2_ftt_packing_true_correction *)
  forall n : Z, (n = 6 \/ n = 8 \/ n = 10 \/ n = 12 \/ n = 14 \/ n = 16) -> exists d1 d2 d3, order (FTT n) d1 /\ max_degree (FTT n) d2 /\ diameter (FTT n) d3 /\ 0 < d2 * d3 /\ 0 < 4 * ((3 * n) / 4) /\ d1 * (4 * ((3 * n) / 4)) = (n * n) * (d2 * d3).
Proof. tie ftt_t2_ftt_packing_true_correction. Qed.

Goal (* ftt_t2_ftt_16_missing *)
  (* row_of_mesh(FTT(4)) && row_of_mcr(FTT(4)) && row_of_ouc(FTT(4)) && !row_of_ftt(FTT(4)) *)
  let mesh := [16; 25; 49; 64; 81; 144] in let mcr := [16; 36; 64; 100; 144; 196; 256] in let tcr := mcr in let ouc := [16; 64; 144; 256] in let ftt := [36; 64; 100; 144; 196; 256] in (forall rows, In rows [mesh; mcr; tcr; ouc] -> In 16 rows) /\ ~ In 16 ftt /\ order (FTT 4) 16.
Proof. tie ftt_t2_ftt_16_missing. Qed.

Goal (* ftt_cmp_i_diameter_lowest_refuted *)
  forall n : Z, (n = 5) -> ~ ((exists d1 d2, diameter (FTT n) d1 /\ diameter (Mesh [n; n]) d2 /\ d1 < d2) /\ (exists d1 d2, diameter (FTT n) d1 /\ diameter (Torus [n; n]) d2 /\ d1 < d2)).
Proof. tie ftt_cmp_i_diameter_lowest_refuted. Qed.

Goal (* ftt_cmp_ii_average_refuted *)
  forall k : Z, (k = 2) -> ~ ((exists d1 d2 d3 d4, distance_sum (FTT (2 * k)) d1 /\ order (FTT (2 * k)) d2 /\ distance_sum (MCR k) d3 /\ order (MCR k) d4 /\ (0 < d4 * (d4 - 1) -> (0 < d2 * (d2 - 1) -> d1 * (d4 * (d4 - 1)) < d3 * (d2 * (d2 - 1))))) /\ (exists d1 d2, distance_sum (FTT (2 * k)) d1 /\ order (FTT (2 * k)) d2 /\ (0 < d2 * (d2 - 1) -> d1 * 8 < ((4 * k) * k) * (d2 * (d2 - 1))))).
Proof. tie ftt_cmp_ii_average_refuted. Qed.

Goal (* ftt_cmp_avg_tcr_same_refuted *)
  forall k : Z, (k = 2) -> ~ (exists d1 d2 d3 d4, distance_sum (FTT (2 * k)) d1 /\ order (FTT (2 * k)) d2 /\ distance_sum (TCR k) d3 /\ order (TCR k) d4 /\ (0 < d4 * (d4 - 1) -> (0 < d2 * (d2 - 1) -> d1 * (d4 * (d4 - 1)) = d3 * (d2 * (d2 - 1))))).
Proof. tie ftt_cmp_avg_tcr_same_refuted. Qed.

Goal (* ftt_cmp_avg_mesh_mcr_same_refuted *)
  forall k : Z, (k = 2) -> ~ (exists d1 d2 d3 d4, distance_sum (Mesh [2 * k; 2 * k]) d1 /\ order (Mesh [2 * k; 2 * k]) d2 /\ distance_sum (MCR k) d3 /\ order (MCR k) d4 /\ (0 < d4 * (d4 - 1) -> (0 < d2 * (d2 - 1) -> d1 * (d4 * (d4 - 1)) = d3 * (d2 * (d2 - 1))))).
Proof. tie ftt_cmp_avg_mesh_mcr_same_refuted. Qed.

Goal (* ftt_cmp_iii_bisection_refuted *)
  forall k : Z, 2 <= k -> ~ (((exists d1 d2, bisection_width (FTT (2 * k)) d1 /\ bisection_width (Torus [2 * k; 2 * k]) d2 /\ d1 > d2) /\ (exists d1 d2, bisection_width (FTT (2 * k)) d1 /\ bisection_width (MCR k) d2 /\ d1 > d2)) /\ (exists d1 d2, bisection_width (FTT (2 * k)) d1 /\ bisection_width (TCR k) d2 /\ d1 > d2)).
Proof. tie ftt_cmp_iii_bisection_refuted. Qed.

Goal (* ftt_cmp_bisection_fig7_refuted *)
  forall k : Z, 2 <= k -> ~ ((((6 * k > 2 * k) /\ (6 * k > k)) /\ (6 * k > 2 * k)) /\ (6 * k > (4 * k) * k)).
Proof. tie ftt_cmp_bisection_fig7_refuted. Qed.

Goal (* ftt_cmp_bisection_fig7_correction *)
  forall k : Z, 2 <= k -> (((6 * k > 2 * k) /\ (6 * k > k)) /\ (6 * k > 2 * k)) /\ (6 * k < (4 * k) * k).
Proof. tie ftt_cmp_bisection_fig7_correction. Qed.

Goal (* ftt_cmp_iv_cost_refuted *)
  forall k : Z, 2 <= k -> ~ ((((exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ max_degree (TCR k) d3 /\ diameter (TCR k) d4 /\ d1 * d2 < d3 * d4) /\ (exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ max_degree (Mesh [2 * k; 2 * k]) d3 /\ diameter (Mesh [2 * k; 2 * k]) d4 /\ d1 * d2 < d3 * d4)) /\ (exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ max_degree (MCR k) d3 /\ diameter (MCR k) d4 /\ d1 * d2 < d3 * d4)) /\ (exists d1 d2, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ (d1 * d2) * 8 < 7 * ((4 * k) * k + 8))).
Proof. tie ftt_cmp_iv_cost_refuted. Qed.

Goal (* ftt_cmp_iv_cost_correction *)
  forall k : Z, 2 <= k -> (((exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ max_degree (Mesh [2 * k; 2 * k]) d3 /\ diameter (Mesh [2 * k; 2 * k]) d4 /\ d1 * d2 < d3 * d4) /\ (exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ max_degree (MCR k) d3 /\ diameter (MCR k) d4 /\ d1 * d2 < d3 * d4)) /\ (exists d1 d2, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ (d1 * d2) * 8 < 7 * ((4 * k) * k + 8))) /\ (exists d1 d2 d3 d4, max_degree (FTT (2 * k)) d1 /\ diameter (FTT (2 * k)) d2 /\ max_degree (TCR k) d3 /\ diameter (TCR k) d4 /\ d1 * d2 - (d3 * d4) = k mod 2).
Proof. tie ftt_cmp_iv_cost_correction. Qed.

Goal (* ftt_cmp_v_packing_refuted *)
  forall k : Z, 2 <= k -> ~ ((((exists d1 d2 d3 d4 d5 d6, order (FTT (2 * k)) d1 /\ max_degree (FTT (2 * k)) d2 /\ diameter (FTT (2 * k)) d3 /\ order (TCR k) d4 /\ max_degree (TCR k) d5 /\ diameter (TCR k) d6 /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) > d4 * (d2 * d3)))) /\ (exists d1 d2 d3 d4 d5 d6, order (FTT (2 * k)) d1 /\ max_degree (FTT (2 * k)) d2 /\ diameter (FTT (2 * k)) d3 /\ order (Mesh [2 * k; 2 * k]) d4 /\ max_degree (Mesh [2 * k; 2 * k]) d5 /\ diameter (Mesh [2 * k; 2 * k]) d6 /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) > d4 * (d2 * d3))))) /\ (exists d1 d2 d3 d4 d5 d6, order (FTT (2 * k)) d1 /\ max_degree (FTT (2 * k)) d2 /\ diameter (FTT (2 * k)) d3 /\ order (MCR k) d4 /\ max_degree (MCR k) d5 /\ diameter (MCR k) d6 /\ (0 < d5 * d6 -> (0 < d2 * d3 -> d1 * (d5 * d6) > d4 * (d2 * d3))))) /\ (exists d1 d2 d3, order (FTT (2 * k)) d1 /\ max_degree (FTT (2 * k)) d2 /\ diameter (FTT (2 * k)) d3 /\ (0 < 7 * ((4 * k) * k + 8) -> (0 < d2 * d3 -> d1 * (7 * ((4 * k) * k + 8)) > (((4 * k) * k) * 8) * (d2 * d3))))).
Proof. tie ftt_cmp_v_packing_refuted. Qed.

Goal (* ftt_cmp_degree_better_refuted *)
  forall k : Z, 2 <= k -> ~ ((((exists d1 d2, max_degree (FTT (2 * k)) d1 /\ max_degree (Mesh [2 * k; 2 * k]) d2 /\ d1 < d2) /\ (exists d1 d2, max_degree (FTT (2 * k)) d1 /\ max_degree (Torus [2 * k; 2 * k]) d2 /\ d1 < d2)) /\ (exists d1 d2, max_degree (FTT (2 * k)) d1 /\ max_degree (MCR k) d2 /\ d1 < d2)) /\ (exists d1, max_degree (FTT (2 * k)) d1 /\ d1 < 7)).
Proof. tie ftt_cmp_degree_better_refuted. Qed.

Goal (* ftt_cmp_fig5_growth *)
  forall k : Z, 2 <= k -> (((((exists d1 d2 d3 d4, diameter (FTT (2 * (k + 1))) d1 /\ diameter (FTT (2 * k)) d2 /\ diameter (Mesh [2 * (k + 1); 2 * (k + 1)]) d3 /\ diameter (Mesh [2 * k; 2 * k]) d4 /\ d1 - d2 < d3 - d4) /\ (exists d1 d2 d3 d4, diameter (FTT (2 * (k + 1))) d1 /\ diameter (FTT (2 * k)) d2 /\ diameter (MCR (k + 1)) d3 /\ diameter (MCR k) d4 /\ d1 - d2 < d3 - d4)) /\ (exists d1 d2, diameter (FTT (2 * (k + 1))) d1 /\ diameter (FTT (2 * k)) d2 /\ 0 < 8 * 8 /\ (d1 - d2) * (8 * 8) < ((4 * (k + 1)) * (k + 1) + 8) * 8 - (((4 * k) * k + 8) * 8))) /\ (exists d1 d2 d3 d4, diameter (TCR (k + 1)) d1 /\ diameter (TCR k) d2 /\ diameter (Mesh [2 * (k + 1); 2 * (k + 1)]) d3 /\ diameter (Mesh [2 * k; 2 * k]) d4 /\ d1 - d2 < d3 - d4)) /\ (exists d1 d2 d3 d4, diameter (TCR (k + 1)) d1 /\ diameter (TCR k) d2 /\ diameter (MCR (k + 1)) d3 /\ diameter (MCR k) d4 /\ d1 - d2 < d3 - d4)) /\ (exists d1 d2, diameter (TCR (k + 1)) d1 /\ diameter (TCR k) d2 /\ 0 < 8 * 8 /\ (d1 - d2) * (8 * 8) < ((4 * (k + 1)) * (k + 1) + 8) * 8 - (((4 * k) * k + 8) * 8)).
Proof. tie ftt_cmp_fig5_growth. Qed.

Goal (* ftt_cmp_ouc_cost_highest_refuted *)
  forall k : Z, (k = 2 \/ k = 3) -> ~ ((((7 * ((4 * k) * k + 8) > (4 * (2 * k - 2)) * 8) /\ (7 * ((4 * k) * k + 8) > (8 * (2 * k - 1)) * 8)) /\ (7 * ((4 * k) * k + 8) > (18 * (k - 1)) * 8)) /\ (7 * ((4 * k) * k + 8) > (9 * k) * 8)).
Proof. tie ftt_cmp_ouc_cost_highest_refuted. Qed.

Goal (* ftt_cmp_ouc_cost_highest_correction *)
  forall k : Z, 4 <= k -> (((7 * ((4 * k) * k + 8) > (4 * (2 * k - 2)) * 8) /\ (7 * ((4 * k) * k + 8) > (8 * (2 * k - 1)) * 8)) /\ (7 * ((4 * k) * k + 8) > (18 * (k - 1)) * 8)) /\ (7 * ((4 * k) * k + 8) > (9 * k) * 8).
Proof. tie ftt_cmp_ouc_cost_highest_correction. Qed.

Goal (* ftt_bg_torus_symmetric *)
  (* vertex_transitive(Cubes(k, d)) for k >= 2, d >= 2 *)
  forall (k : Z) (d : nat), 2 <= k -> (2 <= d)%nat -> vertex_transitive (Torus (repeat k d)).
Proof. tie ftt_bg_torus_symmetric. Qed.

Goal (* ftt_bg_mcr_mesh_nonuniform *)
  forall k : Z, 2 <= k -> (exists d1 d2, min_degree (Mesh [2 * k; 2 * k]) d1 /\ max_degree (Mesh [2 * k; 2 * k]) d2 /\ d1 < d2) /\ (exists d1 d2, min_degree (MCR k) d1 /\ max_degree (MCR k) d2 /\ d1 < d2).
Proof. tie ftt_bg_mcr_mesh_nonuniform. Qed.

Goal (* supertoroidal_node_count *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> (order (Gamma c k l) ((((k * l) * c) * c) * c)) /\ (connected (Gamma c k l)).
Proof. tie supertoroidal_node_count. Qed.

Goal (* supertoroidal_degree_four *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> (min_degree (Gamma c k l) 4) /\ (max_degree (Gamma c k l) 4).
Proof. tie supertoroidal_degree_four. Qed.

Goal (* supertoroidal_nonnegative_parameters_refuted *)
  forall c k l : Z, (c = 4 /\ k = 0 /\ l = 1 \/ c = 4 /\ k = 1 /\ l = 0 \/ c = 0 /\ k = 1 /\ l = 1) -> ~ (((0 < c * k) /\ (0 < c * l)) /\ (0 < c)).
Proof. tie supertoroidal_nonnegative_parameters_refuted. Qed.

Goal (* supertoroidal_nonnegative_parameters_correction *)
  forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> (((((c * k) * (c * l)) * c = (((k * l) * c) * c) * c) /\ (0 < c * k)) /\ (0 < c * l)) /\ (0 < c).
Proof. tie supertoroidal_nonnegative_parameters_correction. Qed.

Goal (* supertoroidal_group_well_defined *)
  (* all x in 0..c*k - 1: all y in 0..c*l - 1: all z in 0..c - 1: all v in 0..c*l - 1: all w in 0..c - 1: (y + c*l + v + c*l*(z - 1 + w + x*(y + c*l)))%(c*c*l) == (y + v + c*l*(z + w + x*y))%(c*c*l) && (y + v + c*l*(z + c + w + x*y))%(c*c*l) == (y + v + c*l*(z + w + x*y))%(c*c*l) && (y + v + c*l*(z + w + (x + c*k)*y))%(c*c*l) == (y + v + c*l*(z + w + x*y))%(c*c*l) && (y + (v + c*l) + c*l*(z + (w - 1) + x*y))%(c*c*l) == (y + v + c*l*(z + w + x*y))%(c*c*l) && (y + v + c*l*(z + (w + c) + x*y))%(c*c*l) == (y + v + c*l*(z + w + x*y))%(c*c*l) for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall x y z x' y' z' : Z, let product p q := gamma_times c k l p q in product (x + c * k, y, z) (x', y', z') = product (x, y, z) (x', y', z') /\ product (x, y + c * l, z - 1) (x', y', z') = product (x, y, z) (x', y', z') /\ product (x, y, z + c) (x', y', z') = product (x, y, z) (x', y', z') /\ product (x, y, z) (x' + c * k, y', z') = product (x, y, z) (x', y', z') /\ product (x, y, z) (x', y' + c * l, z' - 1) = product (x, y, z) (x', y', z') /\ product (x, y, z) (x', y', z' + c) = product (x, y, z) (x', y', z').
Proof. tie supertoroidal_group_well_defined. Qed.

Goal (* supertoroidal_group_associative *)
  (* all i in 0..c*c*l - 1: all x in 0..c*k - 1: all j in 0..c*c*l - 1: ((i%(c*l) + 0%(c*l) + c*l*(floor(i/(c*l)) + floor(0/(c*l)) + 1*(i%(c*l))))%(c*c*l)%(c*l) + j%(c*l) + c*l*(floor((i%(c*l) + 0%(c*l) + c*l*(floor(i/(c*l)) + floor(0/(c*l)) + 1*(i%(c*l))))%(c*c*l)/(c*l)) + floor(j/(c*l)) + x*((i%(c*l) + 0%(c*l) + c*l*(floor(i/(c*l)) + floor(0/(c*l)) + 1*(i%(c*l))))%(c*c*l)%(c*l))))%(c*c*l) == (i%(c*l) + (0%(c*l) + j%(c*l) + c*l*(floor(0/(c*l)) + floor(j/(c*l)) + x*(0%(c*l))))%(c*c*l)%(c*l) + c*l*(floor(i/(c*l)) + floor((0%(c*l) + j%(c*l) + c*l*(floor(0/(c*l)) + floor(j/(c*l)) + x*(0%(c*l))))%(c*c*l)/(c*l)) + (1 + x)%(c*k)*(i%(c*l))))%(c*c*l) && ((i%(c*l) + 1%(c*l) + c*l*(floor(i/(c*l)) + floor(1/(c*l)) + 0*(i%(c*l))))%(c*c*l)%(c*l) + j%(c*l) + c*l*(floor((i%(c*l) + 1%(c*l) + c*l*(floor(i/(c*l)) + floor(1/(c*l)) + 0*(i%(c*l))))%(c*c*l)/(c*l)) + floor(j/(c*l)) + x*((i%(c*l) + 1%(c*l) + c*l*(floor(i/(c*l)) + floor(1/(c*l)) + 0*(i%(c*l))))%(c*c*l)%(c*l))))%(c*c*l) == (i%(c*l) + (1%(c*l) + j%(c*l) + c*l*(floor(1/(c*l)) + floor(j/(c*l)) + x*(1%(c*l))))%(c*c*l)%(c*l) + c*l*(floor(i/(c*l)) + floor((1%(c*l) + j%(c*l) + c*l*(floor(1/(c*l)) + floor(j/(c*l)) + x*(1%(c*l))))%(c*c*l)/(c*l)) + x*(i%(c*l))))%(c*c*l) for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall p q r, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q -> is_vertex (Gamma c k l) r -> gamma_times c k l (gamma_times c k l p q) r = gamma_times c k l p (gamma_times c k l q r).
Proof. tie supertoroidal_group_associative. Qed.

Goal (* supertoroidal_identity *)
  (* all x in 0..c*k - 1: all i in 0..c*c*l - 1: (i%(c*l) + 0%(c*l) + c*l*(floor(i/(c*l)) + floor(0/(c*l)) + 0*(i%(c*l))))%(c*c*l) == i && (0%(c*l) + i%(c*l) + c*l*(floor(0/(c*l)) + floor(i/(c*l)) + x*(0%(c*l))))%(c*c*l) == i for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> is_vertex (Gamma c k l) (0, 0, 0) /\ forall p, is_vertex (Gamma c k l) p -> gamma_times c k l (0, 0, 0) p = p /\ gamma_times c k l p (0, 0, 0) = p.
Proof. tie supertoroidal_identity. Qed.

Goal (* supertoroidal_inverse *)
  (* all x in 0..c*k - 1: all i in 0..c*c*l - 1: (i%(c*l) + (-(i%(c*l)) + c*l*(x*(i%(c*l)) - floor(i/(c*l))))%(c*c*l)%(c*l) + c*l*(floor(i/(c*l)) + floor((-(i%(c*l)) + c*l*(x*(i%(c*l)) - floor(i/(c*l))))%(c*c*l)/(c*l)) + -x%(c*k)*(i%(c*l))))%(c*c*l) == 0 && ((-(i%(c*l)) + c*l*(x*(i%(c*l)) - floor(i/(c*l))))%(c*c*l)%(c*l) + i%(c*l) + c*l*(floor((-(i%(c*l)) + c*l*(x*(i%(c*l)) - floor(i/(c*l))))%(c*c*l)/(c*l)) + floor(i/(c*l)) + x*((-(i%(c*l)) + c*l*(x*(i%(c*l)) - floor(i/(c*l))))%(c*c*l)%(c*l))))%(c*c*l) == 0 for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> let inverse := gamma_address c k l (- x, - y, - z + x * y) in is_vertex (Gamma c k l) inverse /\ gamma_times c k l (x, y, z) inverse = (0, 0, 0) /\ gamma_times c k l inverse (x, y, z) = (0, 0, 0).
Proof. tie supertoroidal_inverse. Qed.

Goal (* supertoroidal_noncommutative *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> (1 mod (c * l) + 0 mod (c * l) + (c * l) * (1 / (c * l) + 0 / (c * l) + 1 mod (c * l))) mod ((c * c) * l) <> (0 mod (c * l) + 1 mod (c * l) + (c * l) * (0 / (c * l) + 1 / (c * l) + 0 * (0 mod (c * l)))) mod ((c * c) * l).
Proof. tie supertoroidal_noncommutative. Qed.

Goal (* supertoroidal_semidirect_footnote *)
  (* pow(1 + c*l, c*k)%(c*c*l) == 1 && (all i in 0..c*c*l - 1: all x in 0..c*k - 1: all j in 0..c*c*l - 1: (i%(c*l) + j%(c*l) + c*l*(floor(i/(c*l)) + floor(j/(c*l)) + x*(i%(c*l))))%(c*c*l) == (pow(1 + c*l, x)*i + j)%(c*c*l)) for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> (forall p q x1 j1 x2 j2, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q -> gamma_pair c k l p = (x1, j1) -> gamma_pair c k l q = (x2, j2) -> gamma_pair c k l (gamma_times c k l p q) = ((x1 + x2) mod (c * k), ((1 + c * l) ^ x2 * j1 + j2) mod (c * c * l))) /\ (forall x j : Z, 0 <= x < c * k -> 0 <= j < c * c * l -> exists p, is_vertex (Gamma c k l) p /\ gamma_pair c k l p = (x, j) /\ forall q, is_vertex (Gamma c k l) q -> gamma_pair c k l q = (x, j) -> q = p) /\ (1 + c * l) ^ (c * k) mod (c * c * l) = 1 /\ (forall p q, adj (Gamma c k l) p q <-> is_vertex (Gamma c k l) p /\ exists s, In s [(1, 0, 0); (-1, 0, 0); (0, 1, 0); (0, -1, 0)] /\ q = gamma_times c k l p s) /\ (forall p q x j, is_vertex (Gamma c k l) p -> gamma_pair c k l p = (x, j) -> (adj (Gamma c k l) p q <-> is_vertex (Gamma c k l) q /\ exists a b, In (a, b) [(1, 0); (-1, 0); (0, 1); (0, -1)] /\ gamma_pair c k l q = ((x + a) mod (c * k), ((1 + c * l) ^ (a mod (c * k)) * j + b) mod (c * c * l)))).
Proof. tie supertoroidal_semidirect_footnote. Qed.

Goal (* supertoroidal_links_34 *)
  forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> let at_ p := gamma_address c k l p in let by_ p s := gamma_times c k l p s in by_ (x, y, z) (1, 0, 0) = at_ (x + 1, y, z + y) /\ by_ (x, y, z) (-1, 0, 0) = at_ (x - 1, y, z - y) /\ by_ (x, y, z) (0, 1, 0) = at_ (x, y + 1, z) /\ by_ (x, y, z) (0, -1, 0) = at_ (x, y - 1, z) /\ by_ (by_ (x, y, z) (1, 0, 0)) (-1, 0, 0) = (x, y, z) /\ by_ (by_ (x, y, z) (-1, 0, 0)) (1, 0, 0) = (x, y, z) /\ by_ (by_ (x, y, z) (0, 1, 0)) (0, -1, 0) = (x, y, z) /\ by_ (by_ (x, y, z) (0, -1, 0)) (0, 1, 0) = (x, y, z) /\ forall q, adj (Gamma c k l) (x, y, z) q <-> q = by_ (x, y, z) (1, 0, 0) \/ q = by_ (x, y, z) (-1, 0, 0) \/ q = by_ (x, y, z) (0, 1, 0) \/ q = by_ (x, y, z) (0, -1, 0).
Proof. tie supertoroidal_links_34. Qed.

Goal (* supertoroidal_b_cycle_length *)
  (* (all i in 0..c*c*l - 1: (least n in 1..c*c*l: (i%(c*l) + n + c*l*(floor(i/(c*l)) + 0 + 0*(i%(c*l))))%(c*c*l) == i) == c*c*l) && (c*l + c*l*0)%(c*c*l) == (0 + c*l*1)%(c*c*l) && (0 + c*l*c)%(c*c*l) == 0 for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> (forall p, is_vertex (Gamma c k l) p -> gamma_go c k l (0, 1, 0) (c * c * l) p = p /\ (forall n : Z, 0 < n < c * c * l -> gamma_go c k l (0, 1, 0) n p <> p) /\ (forall n : Z, 0 <= n -> adj (Gamma c k l) (gamma_go c k l (0, 1, 0) n p) (gamma_go c k l (0, 1, 0) (n + 1) p))) /\ gamma_go c k l (0, 1, 0) (c * l) (0, 0, 0) = (0, 0, 1) /\ gamma_go c k l (0, 0, 1) c (0, 0, 0) = (0, 0, 0).
Proof. tie supertoroidal_b_cycle_length. Qed.

Goal (* supertoroidal_second_coordinate_modulus *)
  (* all n in 0..2*c*c*l: (n%(c*l) == 0 && n/(c*l)%c == 0) == (n%(c*c*l) == 0) for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall x y y' z : Z, gamma_address c k l (x, y, z) = gamma_address c k l (x, y', z) <-> y mod (c * c * l) = y' mod (c * c * l).
Proof. tie supertoroidal_second_coordinate_modulus. Qed.

Goal (* supertoroidal_a_cycle_length *)
  (* all i in 0..c*c*l - 1: (least n in 1..c*k: n%(c*k) == 0 && (i%(c*l) + 0 + c*l*(floor(i/(c*l)) + 0 + n*(i%(c*l))))%(c*c*l) == i) == c*k for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> forall p, is_vertex (Gamma c k l) p -> gamma_go c k l (1, 0, 0) (c * k) p = p /\ (forall n : Z, 0 < n < c * k -> gamma_go c k l (1, 0, 0) n p <> p) /\ (forall n : Z, 0 <= n -> adj (Gamma c k l) (gamma_go c k l (1, 0, 0) n p) (gamma_go c k l (1, 0, 0) (n + 1) p)).
Proof. tie supertoroidal_a_cycle_length. Qed.

Goal (* supertoroidal_diameter_c_ge_8 *)
  forall c k l : Z, 8 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1, diameter (Gamma c k l) d1 /\ d1 * 2 = c * k + c * l.
Proof. tie supertoroidal_diameter_c_ge_8. Qed.

Goal (* supertoroidal_diameter_small_c_refuted *)
  forall c k l : Z, (c = 4 \/ c = 6) -> 1 <= k -> 1 <= l -> (k + l >= 3) -> ~ (exists d1, diameter (Gamma c k l) d1 /\ d1 * 2 > c * k + c * l).
Proof. tie supertoroidal_diameter_small_c_refuted. Qed.

Goal (* supertoroidal_diameter_small_c_correction *)
  (* diameter(Gamma(c, k, l)) == cond(k == 1 && l == 1, c + 2, (c*k + c*l)/2) for c in [4, 6], k >= 1, l >= 1 *)
  forall c k l : Z, c = 4 \/ c = 6 -> 1 <= k -> 1 <= l -> (k = 1 -> l = 1 -> diameter (Gamma c k l) (c + 2)) /\ (3 <= k + l -> diameter (Gamma c k l) ((c * k + c * l) / 2)).
Proof. tie supertoroidal_diameter_small_c_correction. Qed.

Goal (* supertoroidal_diameter_torus2 *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1, diameter (Torus [c * k; (c * c) * l]) d1 /\ d1 * 2 = c * k + (c * c) * l.
Proof. tie supertoroidal_diameter_torus2. Qed.

Goal (* supertoroidal_diameter_torus3 *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1, diameter (Torus [c * k; c * l; c]) d1 /\ d1 * 2 = c * k + c * l + c.
Proof. tie supertoroidal_diameter_torus3. Qed.

Goal (* supertoroidal_mean_meshes *)
  (* distance_sum(Torus(c*k, c*c*l))/pow(order(Torus(c*k, c*c*l)), 2) == diameter(Torus(c*k, c*c*l))/2 && distance_sum(Torus(c*k, c*l, c))/pow(order(Torus(c*k, c*l, c)), 2) == diameter(Torus(c*k, c*l, c))/2 for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (exists s N D, distance_sum (Torus [c * k; c * c * l]) s /\ order (Torus [c * k; c * c * l]) N /\ diameter (Torus [c * k; c * c * l]) D /\ 2 * s = D * (N * N)) /\ (exists s N D, distance_sum (Torus [c * k; c * l; c]) s /\ order (Torus [c * k; c * l; c]) N /\ diameter (Torus [c * k; c * l; c]) D /\ 2 * s = D * (N * N)).
Proof. tie supertoroidal_mean_meshes. Qed.

Goal (* supertoroidal_third_dimension_free *)
  forall c k l : Z, 8 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1 d2, diameter (Gamma c k l) d1 /\ diameter (Torus [c * k; c * l]) d2 /\ d1 = d2.
Proof. tie supertoroidal_third_dimension_free. Qed.

Goal (* supertoroidal_k_near_l *)
  (* diameter(Gamma(c, k, n/k)) < diameter(Gamma(c, m, n/m)) for c >= 4, n >= 4, k in 1..n, m in 1..n if c%2 == 0 && n%k == 0 && n%m == 0 && abs(k - n/k) < abs(m - n/m) *)
  forall c k l m j : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> 1 <= m -> 1 <= j -> k * l = m * j -> Z.abs (k - l) < Z.abs (m - j) -> exists D E, diameter (Gamma c k l) D /\ diameter (Gamma c m j) E /\ D < E.
Proof. tie supertoroidal_k_near_l. Qed.

Goal (* supertoroidal_square_2d_mesh *)
  (* order(Torus(c*t, c*t)) == c*c*t*t && order(Torus(c*k, c*t*t/k)) == c*c*t*t && pow(diameter(Torus(c*t, c*t)), 2) <= c*c*t*t && 2*diameter(Torus(c*k, c*t*t/k)) >= c*t*t/k for c >= 4, t >= 2, k in 1..floor(t*t/c) if c%2 == 0 && t*t%(c*k) == 0 *)
  forall c k l t : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> 2 <= t -> k * l * c = t * t -> order (Torus [c * t; c * t]) (k * l * c * c * c) /\ order (Torus [c * k; c * c * l]) (k * l * c * c * c) /\ (exists D, diameter (Torus [c * t; c * t]) D /\ D * D <= k * l * c * c * c) /\ (exists E, diameter (Torus [c * k; c * c * l]) E /\ c * c * l <= 2 * E).
Proof. tie supertoroidal_square_2d_mesh. Qed.

Goal (* supertoroidal_smaller_than_3_cube_refuted *)
  (* diameter(Gamma(c, k, l)) < diameter(Torus(c*k, c*l, c)) && distance_sum(Gamma(c, k, l))/pow(order(Gamma(c, k, l)), 2) < distance_sum(Torus(c*k, c*l, c))/pow(order(Torus(c*k, c*l, c)), 2) for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  ~ forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 -> exists D E, diameter (Gamma c k l) D /\ diameter (Torus [c * k; c * l; c]) E /\ D < E.
Proof. tie supertoroidal_smaller_than_3_cube_refuted. Qed.

Goal (* supertoroidal_asymptotically_half_links *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> ((((((min_degree (Gamma c k l) 4) /\ (max_degree (Gamma c k l) 4)) /\ (exists d1 d2, size (Gamma c k l) d1 /\ order (Gamma c k l) d2 /\ 2 * d1 = 4 * d2)) /\ (min_degree (Torus [c * k; c * l; c]) 6)) /\ (max_degree (Torus [c * k; c * l; c]) 6)) /\ (exists d1 d2, size (Torus [c * k; c * l; c]) d1 /\ order (Torus [c * k; c * l; c]) d2 /\ 2 * d1 = 6 * d2)) /\ (exists d1 d2, order (Gamma c k l) d1 /\ order (Torus [c * k; c * l; c]) d2 /\ d1 = d2).
Proof. tie supertoroidal_asymptotically_half_links. Qed.

Goal (* supertoroidal_slopes *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> gamma_times c k l (x, y, z) (1, 0, 0) = ((x + 1) mod (c * k), y, (z + y mod c) mod c)) /\ (forall s : Z, 0 <= s < c -> exists x y z, is_vertex (Gamma c k l) (x, y, z) /\ y mod c = s).
Proof. tie supertoroidal_slopes. Qed.

Goal (* supertoroidal_naive_layout_lengths *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> longest_link c k l along_y (fun p => p) ((c * l - 1) * (c * l - 1) + (c - 1) * (c - 1)) /\ longest_link c k l along_x (fun p => p) ((c * k - 1) * (c * k - 1) + (c - 1) * (c - 1)).
Proof. tie supertoroidal_naive_layout_lengths. Qed.

Goal (* supertoroidal_interleave_x *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> longest_link c k l along_x (fun p => let '(x, y, z) := p in (interleaved (c * k) x, y, z)) (4 + (c - 1) * (c - 1)).
Proof. tie supertoroidal_interleave_x. Qed.

Goal (* supertoroidal_layout_theorem *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> exists f : Z * Z * Z -> Z * Z * Z, (forall p q, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q -> f p = f q -> p = q) /\ (exists a b h : Z, a * b * h = k * l * c * c * c /\ forall p, is_vertex (Gamma c k l) p -> let '(x, y, z) := f p in 0 <= x < a /\ 0 <= y < b /\ 0 <= z < h) /\ (forall p q, adj (Gamma c k l) p q -> apart_squared (f p) (f q) < c * c).
Proof. tie supertoroidal_layout_theorem. Qed.

Goal (* supertoroidal_intrinsic_c_links *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> forall turn : Z -> Z -> Z, let height p := let '(x, y, z) := p in (z + turn x y) mod c in exists p q, adj (Gamma c k l) p q /\ c <= 2 * Z.abs (height p - height q).
Proof. tie supertoroidal_intrinsic_c_links. Qed.

Goal (* supertoroidal_hnet_same_length *)
  rises_to (Gamma 4 1 1) (fun p => fst (fst p)) tower_height 11 /\ rises_to (Torus [4; 4; 4]) fst torus_height 11.
Proof. tie supertoroidal_hnet_same_length. Qed.

Goal (* supertoroidal_hnet_a_rings_horizontal *)
  forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> let w p := let '(x, y, z) := p in (z - x * y) mod c in forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> w (gamma_times c k l (x, y, z) (1, 0, 0)) = w (x, y, z) /\ (y < c * l - 1 -> w (gamma_times c k l (x, y, z) (0, 1, 0)) = (w (x, y, z) - x) mod c) /\ (y = c * l - 1 -> w (gamma_times c k l (x, y, z) (0, 1, 0)) = (w (x, y, z) - x + 1) mod c).
Proof. tie supertoroidal_hnet_a_rings_horizontal. Qed.

Goal (* supertoroidal_routing_translation_invariant *)
  forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall g s d : Z * Z * Z, gamma_b c k l (gamma_times c k l g s) (gamma_times c k l g d) = gamma_times c k l g (gamma_b c k l s d).
Proof. tie supertoroidal_routing_translation_invariant. Qed.

Goal (* supertoroidal_representation_6_refuted *)
  forall c l : Z, 4 <= c -> (l = 1) -> (c mod 2 = 0) -> ~ ((2 * (c * l - 2) + 2 = (c * l - 1) * 2) /\ (0 < 2 * 2 -> ((c * (c * l - 1)) * 2 + (c * l - 2) * 2) * 2 >= ((c * c) * l) * (2 * 2))).
Proof. tie supertoroidal_representation_6_refuted. Qed.

Goal (* supertoroidal_representation_6_correction *)
  (* all j in -c*c*l/2..c*c*l/2 - 1: abs(floor((j + (c*l - 2)/2)/(c*l - 1))) <= c/2 || l == 1 && 2*j == -c*c && floor((j + (c*l - 2)/2)/(c*l - 1)) == -c/2 - 1 && j - (-c/2 - 1)*(c*l - 1) == (c - 2)/2 for c >= 4, l >= 1 if c%2 == 0 *)
  forall c l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= l -> forall j : Z, - (c * c * l) <= 2 * j < c * c * l -> exists q r : Z, (j = q * (c * l - 1) + r /\ Z.abs r <= (c * l - 2) / 2) /\ (forall q' r', j = q' * (c * l - 1) + r' -> Z.abs r' <= (c * l - 2) / 2 -> q' = q /\ r' = r) /\ (Z.abs q <= c / 2 \/ l = 1 /\ 2 * j = - (c * c) /\ q = - (c / 2) - 1 /\ r = (c - 2) / 2).
Proof. tie supertoroidal_representation_6_correction. Qed.

Goal (* supertoroidal_algorithm_B_signs *)
  (* delivered("gamma-b", Gamma(c, k, l)) == order(Gamma(c, k, l))*(order(Gamma(c, k, l)) - 1) && max_hops("gamma-b", Gamma(c, k, l)) <= (c*k + c*l + c)/2 + 2 for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> delivers (Gamma c k l) (gamma_b c k l) /\ forall s d, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d -> exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ 2 * n <= c * k + c * l + c + 4.
Proof. tie supertoroidal_algorithm_B_signs. Qed.

Goal (* supertoroidal_B_delivers *)
  (* delivered("gamma-b", Gamma(c, k, l)) == order(Gamma(c, k, l))*(order(Gamma(c, k, l)) - 1) for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> delivers (Gamma c k l) (gamma_b c k l).
Proof. tie supertoroidal_B_delivers. Qed.

Goal (* supertoroidal_B_bound *)
  (* max_hops("gamma-b", Gamma(c, k, l)) <= (c*k + c*l + c)/2 + 2 for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> forall s d, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d -> exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ n <= c * k / 2 + c * l / 2 + c / 2 + 2.
Proof. tie supertoroidal_B_bound. Qed.

Goal (* supertoroidal_B_vs_torus3 *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> exists d1, diameter (Torus [c * k; c * l; c]) d1 /\ c * k + c * l + c + 2 * 2 = (d1 + 2) * 2.
Proof. tie supertoroidal_B_vs_torus3. Qed.

Goal (* supertoroidal_B_local_optimal_refuted *)
  (* distance(Gamma(c, k, l), "(1,1,1)", "(0,0,0)") >= 3 || route("gamma-b", Gamma(c, k, l), "(1,1,1)", "(0,0,0)") == distance(Gamma(c, k, l), "(1,1,1)", "(0,0,0)") for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> exists n, dist (Gamma c k l) (1, 1, 1) (0, 0, 0) 2 /\ route (Gamma c k l) (gamma_b c k l) (1, 1, 1) (0, 0, 0) n /\ 6 <= n.
Proof. tie supertoroidal_B_local_optimal_refuted. Qed.

Goal (* supertoroidal_B_neighborhood_q0 *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> forall s d x y z, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d -> gamma_relative c k l s d = (x, y, z) -> gamma_q c l (gamma_j c l y z) = 0 -> exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ dist (Gamma c k l) s d n.
Proof. tie supertoroidal_B_neighborhood_q0. Qed.

Goal (* supertoroidal_B_2_bit_table *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> let table j := Z.sgn (gamma_r c l (centred (c * c * l) j)) in 0 <= y + c * l * z < c * c * l /\ gamma_b_link c k l (x, y, z) = if table (y + c * l * z) =? 1 then (0, -1, 0) else if table (y + c * l * z) =? -1 then (0, 1, 0) else if negb ((y =? 0) && (z =? 0)) then (1, 0, 0) else if 0 <? centred (c * k) x then (-1, 0, 0) else if centred (c * k) x <? 0 then (1, 0, 0) else (0, 0, 0).
Proof. tie supertoroidal_B_2_bit_table. Qed.

Goal (* supertoroidal_B_route_asymmetry *)
  (* route("gamma-b", Gamma(c, k, l), "(0,0,0)", "(1,1,1)") != route("gamma-b", Gamma(c, k, l), "(1,1,1)", "(0,0,0)") for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> exists n m, route (Gamma c k l) (gamma_b c k l) (0, 0, 0) (1, 1, 1) n /\ route (Gamma c k l) (gamma_b c k l) (1, 1, 1) (0, 0, 0) m /\ n <> m.
Proof. tie supertoroidal_B_route_asymmetry. Qed.

Goal (* supertoroidal_B_link_nonuniform *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> ~ exists L, forall p q, adj (Gamma c k l) p q -> count (b_carries c k l p q) L.
Proof. tie supertoroidal_B_link_nonuniform. Qed.

Goal (* supertoroidal_scale_l_no_a_change *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> exists f : bool -> Z * Z * Z -> Z * Z * Z, (forall second x y z, is_vertex (Gamma c k l) (x, y, z) -> is_vertex (Gamma c k (2 * l)) (f second (x, y, z)) /\ (exists y', f second (x, y, z) = (x, y', z)) /\ f second (gamma_times c k l (x, y, z) (1, 0, 0)) = gamma_times c k (2 * l) (f second (x, y, z)) (1, 0, 0)) /\ (forall q, is_vertex (Gamma c k (2 * l)) q -> exists second p, is_vertex (Gamma c k l) p /\ f second p = q /\ forall second' p', is_vertex (Gamma c k l) p' -> f second' p' = q -> second' = second /\ p' = p).
Proof. tie supertoroidal_scale_l_no_a_change. Qed.

Goal (* supertoroidal_scale_l_renumbering_refuted *)
  forall c : Z, 4 <= c -> c mod 2 = 0 -> adj (Gamma c 1 1) (0, 0, 0) (1, 0, 0) /\ ~ adj (Gamma c 1 2) (0, 0 + c / 2, 0) (1, 0 + c / 2, 0).
Proof. tie supertoroidal_scale_l_renumbering_refuted. Qed.

Goal (* supertoroidal_scale_l_renumbering_correction *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (forall second p, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k (2 * l)) (wider c l second p) /\ wider c l second (gamma_times c k l p (1, 0, 0)) = gamma_times c k (2 * l) (wider c l second p) (1, 0, 0)) /\ (forall q, is_vertex (Gamma c k (2 * l)) q -> exists second p, is_vertex (Gamma c k l) p /\ wider c l second p = q /\ forall second' p', is_vertex (Gamma c k l) p' -> wider c l second' p' = q -> second' = second /\ p' = p).
Proof. tie supertoroidal_scale_l_renumbering_correction. Qed.

Goal (* supertoroidal_scale_half_identifiers *)
  forall c k l : Z, 4 <= c -> 1 <= k -> k <= 1 -> 1 <= l -> l <= 1 -> (c mod 2 = 0) -> ((exists d1, order (Gamma c 1 1) d1 /\ 2 * d1 - d1 >= (c * c) * c) /\ (order (Gamma c 1 2) (((2 * c) * c) * c))) /\ (order (Gamma c 2 1) (((2 * c) * c) * c)).
Proof. tie supertoroidal_scale_half_identifiers. Qed.

Goal (* supertoroidal_scale_k *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (forall (second : bool) (x y z : Z), is_vertex (Gamma c k l) (x, y, z) -> is_vertex (Gamma c (2 * k) l) (longer c k second (x, y, z)) /\ longer c k second (gamma_times c k l (x, y, z) (0, 1, 0)) = gamma_times c (2 * k) l (longer c k second (x, y, z)) (0, 1, 0) /\ (x <> (if second then c * k - 1 else c * k / 2 - 1) -> longer c k second (gamma_times c k l (x, y, z) (1, 0, 0)) = gamma_times c (2 * k) l (longer c k second (x, y, z)) (1, 0, 0)) /\ (x = (if second then c * k - 1 else c * k / 2 - 1) -> gamma_times c (2 * k) l (longer c k second (x, y, z)) (1, 0, 0) = longer c k (negb second) (if second then c * k / 2 else 0, y, (z + y) mod c))) /\ (forall q, is_vertex (Gamma c (2 * k) l) q -> exists second p, is_vertex (Gamma c k l) p /\ longer c k second p = q /\ forall second' p', is_vertex (Gamma c k l) p' -> longer c k second' p' = q -> second' = second /\ p' = p).
Proof. tie supertoroidal_scale_k. Qed.

Goal (* supertoroidal_hnet_k_scaling *)
  forall (second : bool) (x y z : Z), is_vertex (Gamma 4 1 1) (x, y, z) -> let p := (x, y, z) in let q := beside second p in beside second (gamma_times 4 1 1 p (0, 1, 0)) = gamma_times 4 2 1 q (0, 1, 0) /\ (x <> 1 -> beside second (gamma_times 4 1 1 p (1, 0, 0)) = gamma_times 4 2 1 q (1, 0, 0)) /\ (x = 1 -> gamma_times 4 2 1 q (1, 0, 0) = beside (negb second) (gamma_times 4 1 1 p (1, 0, 0))) /\ tower_height q = tower_height p /\ (let (a, b) := column_place 4 x in column_place 8 (fst (fst q)) = if second then (3 - a, 1 - b) else (a, b)) /\ column_place 4 1 = (1, 0) /\ column_place 4 2 = (1, 1) /\ column_place 8 (fst (fst (beside second (1, y, z)))) = (if second then (2, 1) else (1, 0)) /\ column_place 8 (fst (fst (beside (negb second) (2, y, z)))) = (if second then (1, 1) else (2, 0)).
Proof. tie supertoroidal_hnet_k_scaling. Qed.

Goal (* supertoroidal_k_scaling_routing *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 2 <= k -> 1 <= l -> (forall x x' y z : Z, is_vertex (Gamma c k l) (x, y, z) -> is_vertex (Gamma c 1 l) (x', y, z) -> (y, z) <> (0, 0) -> gamma_b_link c k l (x, y, z) = gamma_b_link c 1 l (x', y, z)) /\ (forall x : Z, 0 < x < c * k -> gamma_b_link c k l (x, 0, 0) = (1, 0, 0) \/ gamma_b_link c k l (x, 0, 0) = (-1, 0, 0)).
Proof. tie supertoroidal_k_scaling_routing. Qed.

Goal (* supertoroidal_vertex_transitive *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> vertex_transitive (Gamma c k l).
Proof. tie supertoroidal_vertex_transitive. Qed.

Goal (* supertoroidal_hamiltonian *)
  forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> (c mod 2 = 0) -> hamiltonian (Gamma c k l).
Proof. tie supertoroidal_hamiltonian. Qed.

Goal (* supertoroidal_bipartite_girth *)
  (* bipartite(Gamma(c, k, l)) == (c*k%2 == 0 && c*l%2 == 0) && girth(Gamma(c, k, l)) == min(c*k, c*l + 2, 8) for c >= 4, k >= 1, l >= 1 if c%2 == 0 *)
  forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (bipartite (Gamma c k l) <-> (c * k) mod 2 = 0 /\ (c * l) mod 2 = 0) /\ girth (Gamma c k l) (Z.min (Z.min (c * k) (c * l + 2)) 8).
Proof. tie supertoroidal_bipartite_girth. Qed.
