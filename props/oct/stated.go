package oct

import "topocert/props"

// stated says what the theorems in Coq state, where the claims' formulas do not.
func stated() map[string]props.Coq {
	return map[string]props.Coq{
		"oct/johnson-code-odd-n": {
			RefutedAs:  `forall n : Z, 3 <= n -> n mod 2 = 1 -> let m := (n + 1) / 2 in ~ (forall i, 0 <= i < n -> hamming (johnson m i) (johnson m ((i + 1) mod n)) = 1)`,
			Correction: `forall n : Z, 3 <= n -> n mod 2 = 1 -> let m := (n + 1) / 2 in (forall i j, 0 <= i < n -> 0 <= j < n -> johnson m i = johnson m j -> i = j) /\ (forall i, 0 <= i < n - 1 -> hamming (johnson m i) (johnson m (i + 1)) = 1) /\ hamming (johnson m (n - 1)) (johnson m 0) = 2`,
		},
		"oct/johnson-hamming-is-ring-distance": {
			Claim: `forall m i j : Z, 1 <= m -> 0 <= i < 2 * m -> 0 <= j < 2 * m -> dist (Ring (2 * m)) i j (hamming (johnson m i) (johnson m j)) /\ (hamming (johnson m i) (johnson m j) = 1 <-> adj (Ring (2 * m)) i j)`,
		},
		"oct/torus-adjacency-iff-hamming1": {
			Claim: `forall k m : Z, 2 <= k -> 2 <= m -> (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> jtorus_code k m u = jtorus_code k m v -> u = v) /\ (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> (adj (JTorus k m) u v <-> hamming (jtorus_code k m u) (jtorus_code k m v) = 1))`,
		},
		"oct/torus-rows-columns-cyclic": {
			Claim: `forall k m : Z, 2 <= k -> 2 <= m -> forall r c, 0 <= r < 2 * k -> 0 <= c < 2 * m -> adj (JTorus k m) (r, c) (r, (c + 1) mod (2 * m)) /\ adj (JTorus k m) (r, c) ((r + 1) mod (2 * k), c) /\ hamming (jtorus_code k m (r, c)) (jtorus_code k m (r, (c + 1) mod (2 * m))) = 1 /\ hamming (jtorus_code k m (r, c)) (jtorus_code k m ((r + 1) mod (2 * k), c)) = 1`,
		},
		"oct/gray-fails-from-5-bits": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> 5 <= k + m -> regular (Gray2 k m) (k + m) /\ ~ regular (Gray2 k m) 4`,
		},
		"oct/torus-hamming-is-distance": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> dist (JTorus k m) u v (hamming (jtorus_code k m u) (jtorus_code k m v))`,
		},
		"oct/figure1-4x6": {
			Claim: `JTorus 2 3 = product (Ring 4) (Ring 6) /\ order (JTorus 2 3) (4 * 6)`,
		},
		"oct/octagon-xor-adjacent": {
			Claim: `forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 -> (adj Octagon u v <-> hamming (johnson 4 u) (johnson 4 v) = 1 \/ hamming (johnson 4 u) (johnson 4 v) = 4)`,
		},
		"oct/octagon-xor-distance2": {
			Claim: `forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 -> (dist Octagon u v 2 <-> hamming (johnson 4 u) (johnson 4 v) = 2 \/ hamming (johnson 4 u) (johnson 4 v) = 3)`,
		},
		"oct/octagon-disjoint-lengths-adjacent": {
			Claim: `forall u v : vertex Octagon, adj Octagon u v -> exists p q r, disjoint_paths Octagon u v p q r /\ OctMore.hops p = 1 /\ OctMore.hops q = 4 /\ OctMore.hops r = 4`,
		},
		"oct/octagon-disjoint-lengths-nonadjacent": {
			RefutedAs: `~ (forall u v : vertex Octagon, is_vertex Octagon u -> is_vertex Octagon v -> u <> v -> ~ adj Octagon u v -> exists p q r, disjoint_paths Octagon u v p q r /\ OctMore.hops p = 2 /\ OctMore.hops q = 3 /\ OctMore.hops r = 3)`,
		},
		"oct/oct-slice-code-4-bits": {
			Refuted:    `k >= 2, m >= 2 if k + m >= 5`,
			Correction: `forall k m : Z, 1 <= k -> 1 <= m -> (forall v, is_vertex (JTorus k m) v -> Z.of_nat (length (jtorus_code k m v)) = k + m) /\ (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> jtorus_code k m u = jtorus_code k m v -> u = v)`,
		},
		"oct/oct-code-two-parts": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> Z.of_nat (length (oct_code k m u)) = k + m + 4 /\ (oct_code k m u = oct_code k m v -> u = v) /\ let t := hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) in let o := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in (adj (OCT k m) u v <-> t = 1 /\ o = 0 \/ t = 0 /\ (o = 1 \/ o = 4))`,
		},
		"oct/expansion-by-one-code-bit": {
			RefutedAs: `forall m : Z, 2 <= m -> ~ exists p e n n', expansion m p e n n' /\ adj (Ring (2 * m + 2)) n n'`,
		},
		"oct/distance-theorem": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> let h := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in dist (OCT k m) u v (hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) + Z.min h (5 - h))`,
		},
		"oct/distance-theorem-header-bit-layout": {
			RefutedAs:  `forall k m : Z, 2 <= k -> 2 <= m -> exists u v, is_vertex (OCT k m) u /\ is_vertex (OCT k m) v /\ ~ dist (OCT k m) u v (formula 4 (header_code k m u) (header_code k m v))`,
			Correction: `forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> let h := hamming (high (k + m) (header_code k m u)) (high (k + m) (header_code k m v)) in dist (OCT k m) u v (hamming (low (k + m) (header_code k m u)) (low (k + m) (header_code k m v)) + Z.min h (5 - h))`,
		},
		"oct/whole-code-hamming-is-distance": {
			RefutedAs:  `forall k m : Z, 1 <= k -> 1 <= m -> exists u v, is_vertex (OCT k m) u /\ is_vertex (OCT k m) v /\ ~ dist (OCT k m) u v (hamming (oct_code k m u) (oct_code k m v))`,
			Correction: `forall k m : Z, 1 <= k -> 1 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> let h := hamming (johnson 4 (snd u)) (johnson 4 (snd v)) in dist (OCT k m) u v (hamming (jtorus_code k m (fst u)) (jtorus_code k m (fst v)) + Z.min h (5 - h))`,
		},
		"oct/char3-edge-symmetric":   {Refuted: "k >= 2, m >= 2"},
		"oct/char5-bisection-24km":   {Refuted: "k >= 2, m >= 2"},
		"oct/table1-oct-row":         {Refuted: "k >= 2, m >= 2"},
		"oct/table1-ommh-bisection":  {Refuted: "k >= 2, m >= 3"},
		"oct/table1-torus-bisection": {Refuted: "k >= 1, m >= 1 if 6*m < 8*k"},
		"oct/bisection-oct-gt-ommh":  {Refuted: "k >= 2, m >= 2"},
		"oct/throughput-oct-gt-ommh": {Refuted: "k >= 2, m >= 2"},
		"oct/packing-torus-lowest":   {Refuted: "k in [2], m in [2]"},
		"oct/fault-node-two-hops": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> forall dead s t, is_vertex (OCT k m) dead -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t -> s <> dead -> t <> dead -> exists d e, dist (OCT k m) s t d /\ walk (without_node (OCT k m) dead) s t e /\ e <= d + 2`,
		},
		"oct/fault-link-two-hops": {
			Claim:      `forall k m : Z, 1 <= k -> 1 <= m -> forall x y s t, adj (OCT k m) x y -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t -> exists d e, dist (OCT k m) s t d /\ walk (without_link (OCT k m) x y) s t e /\ e <= d + 2`,
			Correction: `forall k m : Z, 1 <= k -> 1 <= m -> (forall x y s t, adj (OCT k m) x y -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t -> exists d e, dist (OCT k m) s t d /\ walk (without_link (OCT k m) x y) s t e /\ e <= d + 2) /\ (exists x y, adj (OCT k m) x y /\ dist (OCT k m) x y 1 /\ forall e, walk (without_link (OCT k m) x y) x y e -> 3 <= e)`,
		},
		"oct/unicast-minimal": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> minimal_router (OCT k m) (oct_next k m)`,
		},
		"oct/unicast-efficiency": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> exists worst, (forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> exists d, route (OCT k m) (oct_next k m) u v d /\ d <= worst) /\ (exists u v, route (OCT k m) (oct_next k m) u v worst) /\ 1 * (k + m + 2) = 1 * worst`,
		},
		"oct/broadcast-octagon-2-rounds": {
			Claim:      `forall s : vertex Octagon, is_vertex Octagon s -> broadcast_rounds Octagon (all_port Octagon) s 2`,
			Correction: `forall s : vertex Octagon, is_vertex Octagon s -> broadcast_rounds Octagon (single_port Octagon) s 3`,
		},
		"oct/broadcast-torus-km-rounds": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (JTorus k m) s -> broadcast_rounds (JTorus k m) (all_port (JTorus k m)) s (k + m) /\ broadcast_rounds (JTorus k m) (single_port (JTorus k m)) s (k + m)`,
		},
		"oct/broadcast-recursive-doubling": {
			Correction: `(forall k m : Z, 1 <= k -> 1 <= m -> forall a b, is_vertex (JTorus k m) (a, b) -> Z.of_nat (length (rows_then_columns k m a b)) = k + m /\ Forall (single_port (JTorus k m)) (rows_then_columns k m a b) /\ sends_what_it_has (JTorus k m) (a, b) (rows_then_columns k m a b) /\ (forall v, is_vertex (JTorus k m) v -> informed (JTorus k m) (a, b) (rows_then_columns k m a b) v) /\ broadcast_rounds (JTorus k m) (single_port (JTorus k m)) (a, b) (k + m)) /\ (forall (n s : Z) (i : nat), 2 <= n -> is_vertex (Ring n) s -> 2 * Z.of_nat i <= n -> 1 <= Z.of_nat i -> length (ring_schedule n s i) = i /\ Forall (single_port (Ring n)) (ring_schedule n s i) /\ sends_what_it_has (Ring n) s (ring_schedule n s i) /\ count (informed (Ring n) s (ring_schedule n s i)) (2 * Z.of_nat i))`,
			Refuted:    `k >= 2, m >= 2 if k + m >= 5`,
		},
		"oct/broadcast-total-rounds": {
			Claim:      `forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (OCT k m) s -> broadcast_rounds (OCT k m) (all_port (OCT k m)) s (k + m + 2)`,
			Correction: `forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (OCT k m) s -> broadcast_rounds (OCT k m) (single_port (OCT k m)) s (k + m + 3)`,
		},
		"oct/broadcast-efficiency": {
			Claim:      `forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (OCT k m) s -> exists r, broadcast_rounds (OCT k m) (all_port (OCT k m)) s r /\ 1 * (k + m + 2) = 1 * r`,
			Correction: `forall k m : Z, 1 <= k -> 1 <= m -> forall s, is_vertex (OCT k m) s -> exists r, broadcast_rounds (OCT k m) (single_port (OCT k m)) s r /\ 1 * (k + m + 3) = 1 * r`,
		},
		"oct/johnson-code-even-n": {
			Claim: `forall m : Z, 1 <= m -> (forall i, 0 <= i < 2 * m -> Z.of_nat (length (johnson_rule m i)) = m) /\ (forall i j, 0 <= i < 2 * m -> 0 <= j < 2 * m -> johnson_rule m i = johnson_rule m j -> i = j) /\ (forall i, 0 <= i < 2 * m -> hamming (johnson_rule m i) (johnson_rule m ((i + 1) mod (2 * m))) = 1) /\ (forall i, 0 <= i < 2 * m -> johnson_rule m i = johnson m i) /\ (forall k r c, 1 <= k -> is_vertex (JTorus k m) (r, c) -> jtorus_code k m (r, c) = johnson_rule k r ++ johnson_rule m c) /\ (forall k r c o, 1 <= k -> is_vertex (OCT k m) (r, c, o) -> oct_code k m (r, c, o) = johnson_rule k r ++ johnson_rule m c ++ johnson_rule 4 o)`,
		},
		"oct/octagon-three-disjoint-paths": {
			Claim: `forall u v : vertex Octagon, is_vertex Octagon u -> is_vertex Octagon v -> u <> v -> exists p q r, disjoint_paths Octagon u v p q r /\ p <> q /\ p <> r /\ q <> r`,
		},
		"oct/unicast-step2-literal": {
			Correction: `(forall k m r c o : Z, 1 <= k -> 1 <= m -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 -> repaired_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c))) /\ (forall r c o : Z, 0 <= r < 10 -> 0 <= c < 2 -> 0 <= o < 8 -> printed_words 5 1 (bit_of 5 1 r c o) = map (jtorus_code 5 1) (OctMore.steps 5 1 (r, c))) /\ (forall k m r c o : Z, 1 <= k -> 1 <= m -> ~ (k = 5 /\ m = 1) -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 -> printed_words k m (bit_of k m r c o) <> map (jtorus_code k m) (OctMore.steps k m (r, c))) /\ (forall k m r c o : Z, 1 <= m -> k = m + 4 -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 -> firstn 3 (printed_words k m (bit_of k m r c o)) = firstn 3 (map (jtorus_code k m) (OctMore.steps k m (r, c))))`,
			RefutedAs:  `forall k m o : Z, 2 <= k -> 2 <= m -> 0 <= o < 8 -> ~ (forall r c, 0 <= r < 2 * k -> 0 <= c < 2 * m -> printed_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c)))`,
		},
		"oct/unicast-step2-corrected": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> (forall r c o, 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 -> repaired_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c))) /\ (forall v w, is_vertex (JTorus k m) v -> (In w (OctMore.steps k m v) <-> adj (JTorus k m) v w)) /\ (forall v t, is_vertex (JTorus k m) v -> is_vertex (JTorus k m) t -> dist (JTorus k m) v t (hamming (jtorus_code k m v) (jtorus_code k m t))) /\ (forall v t, is_vertex (JTorus k m) v -> is_vertex (JTorus k m) t -> v <> t -> (exists w, In w (OctMore.steps k m v) /\ hamming (jtorus_code k m w) (jtorus_code k m t) = hamming (jtorus_code k m v) (jtorus_code k m t) - 1) /\ (forall x, In x (OctMore.steps k m v) -> hamming (jtorus_code k m v) (jtorus_code k m t) - 1 <= hamming (jtorus_code k m x) (jtorus_code k m t))) /\ nearest_step k m (jtorus_next k m) /\ (forall next, nearest_step k m next -> minimal_router (JTorus k m) next /\ (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> exists d, route (JTorus k m) next u v d /\ d <= k + m) /\ (exists u v, route (JTorus k m) next u v (k + m)))`,
		},
		"oct/unicast-worst-steps": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> ((forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> exists d, route (OCT k m) (oct_next k m) u v d /\ d <= k + m + 2) /\ (exists u v, route (OCT k m) (oct_next k m) u v (k + m + 2))) /\ ((forall u v, is_vertex Octagon u -> is_vertex Octagon v -> exists d, route Octagon octagon_next u v d /\ d <= 2) /\ (exists u v, route Octagon octagon_next u v 2)) /\ ((forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> exists d, route (JTorus k m) (jtorus_next k m) u v d /\ d <= k + m) /\ (exists u v, route (JTorus k m) (jtorus_next k m) u v (k + m)))`,
		},
		"oct/fault-bypass-scheme-torus": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> forall a b o o', is_vertex (JTorus k m) a -> is_vertex (JTorus k m) b -> a <> b -> adj Octagon o o' -> exists d, dist (OCT k m) (a, o) (b, o) d /\ (forall c, c <> a -> c <> b -> let net := without_node (OCT k m) (c, o) in adj net (a, o) (a, o') /\ route net (oct_next k m) (a, o') (b, o') d /\ adj net (b, o') (b, o)) /\ (forall c e, let net := without_link (OCT k m) (c, o) (e, o) in adj net (a, o) (a, o') /\ route net (oct_next k m) (a, o') (b, o') d /\ adj net (b, o') (b, o))`,
		},
		"oct/fault-bypass-scheme-octagon": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> forall a a' o p, adj (JTorus k m) a a' -> is_vertex Octagon o -> is_vertex Octagon p -> o <> p -> exists d, dist (OCT k m) (a, o) (a, p) d /\ (forall q, q <> o -> q <> p -> let net := without_node (OCT k m) (a, q) in adj net (a, o) (a', o) /\ route net (oct_next k m) (a', o) (a', p) d /\ adj net (a', p) (a, p)) /\ (forall q r, let net := without_link (OCT k m) (a, q) (a, r) in adj net (a, o) (a', o) /\ route net (oct_next k m) (a', o) (a', p) d /\ adj net (a', p) (a, p))`,
		},
		"oct/unicast-step1": {
			Claim: `forall a b : Z, 0 <= a < 8 -> 0 <= b < 8 -> a <> b -> let h := hamming (johnson 4 a) (johnson 4 b) in let d := if (h =? 1) || (h =? 4) then 1 else 2 in route Octagon octagon_printed a b d /\ dist Octagon a b d`,
		},
		"oct/torus-hypercube-like-routing": {
			Claim: `forall k m : Z, 2 <= k -> 2 <= m -> forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> let h := fun x y => hamming (jtorus_code k m x) (jtorus_code k m y) in dist (JTorus k m) u v (h u v) /\ (u <> v -> exists w, adj (JTorus k m) u w /\ h u w = 1 /\ h w v = h u v - 1)`,
		},
		"oct/unicast-step3-intermediate": {
			Claim: `forall k m : Z, 2 <= k -> 2 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v -> exists w, is_vertex (OCT k m) w /\ oct_code k m w = jtorus_code k m (fst u) ++ johnson 4 (snd v) /\ fst w = fst u /\ snd w = snd v`,
		},
		"oct/expansion-connections-unchanged": {
			Claim: `forall k m : Z, 2 <= k -> 2 <= m -> (forall u, is_vertex (OCT k m) u -> exists d, degree (OCT k m) u d /\ degree (OCT k (m + 1)) u d /\ degree (OCT (k + 1) m) u d) /\ (forall r c o r' c' o', is_vertex (OCT k m) (r, c, o) -> is_vertex (OCT k m) (r', c', o') -> (adj (OCT k (m + 1)) (r, c, o) (r', c', o') <-> adj (OCT k m) (r, c, o) (r', c', o') /\ ~ (Z.min c c' = 0 /\ Z.max c c' = 2 * m - 1)) /\ (adj (OCT (k + 1) m) (r, c, o) (r', c', o') <-> adj (OCT k m) (r, c, o) (r', c', o') /\ ~ (Z.min r r' = 0 /\ Z.max r r' = 2 * k - 1)))`,
		},
		"oct/char6-vs-torus": {
			Claim: `forall k m : Z, 1 <= k -> 1 <= m -> forall n d, (exists l, group (JTorus (2 * k) (4 * m)) l d /\ Z.of_nat (length l) = n) -> exists l, group (OCT k m) l d /\ Z.of_nat (length l) = n`,
		},
		"oct/char6-strict": {
			RefutedAs: `forall k m : Z, 1 <= k -> 1 <= m -> ~ (forall n, 2 <= n <= 32 * k * m -> exists d d', group_distance (OCT k m) n d /\ group_distance (OMMH (2 * k) (2 * m) 3) n d' /\ d < d')`,
		},
	}
}
