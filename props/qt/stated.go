package qt

import "topocert/props"

// stated says what the theorems in Coq state, where the claims' formulas do not.
func stated() map[string]props.Coq {
	return map[string]props.Coq{
		"qt/def1-edge-relation": {
			RefutedAs:  `~ forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 -> (((u - v) mod 8 = 1 \/ (u - v) mod 8 = 2 \/ (u - v) mod 8 = 4 \/ (v - u) mod 8 = 1 \/ (v - u) mod 8 = 2 \/ (v - u) mod 8 = 4) <-> adj Q3 u v)`,
			Correction: `forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 -> (Z.lxor u v = 1 \/ Z.lxor u v = 2 \/ Z.lxor u v = 4 <-> adj Q3 u v)`,
		},
		"qt/node-symmetric": {
			Refuted:    `m >= 2, n >= 2`,
			Correction: `forall m n : Z, 2 <= m -> 2 <= n -> 4 < m * n -> forall x y z x' y' z' : Z, is_vertex (QT m n) (x, y, z) -> is_vertex (QT m n) (x', y', z') -> (exists f, automorphism (QT m n) f /\ f (x, y, z) = (x', y', z')) <-> z mod 4 = z' mod 4`,
		},
		"qt/source-module-wlog": {
			Claim: `forall m n x y x' y' : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> 0 <= x' < m -> 0 <= y' < n -> exists f, automorphism (QT m n) f /\ forall z : Z, 0 <= z < 8 -> f (x, y, z) = (x', y', z)`,
		},
		"qt/diameter":           {Refuted: "m >= 2, n >= 2 if m == 2 && n == 2 || n >= m + 7 || m >= n && n >= 8 && m % 2 == 1"},
		"qt/bisection-thm1":     {Refuted: "m in [2], n in [2]"},
		"qt/bisection-thm1-all": {Refuted: "m >= 2, n >= 2 if m == 2 && n == 2 || n > m && n % 2 == 0"},
		"qt/bisection-abstract": {Refuted: "m >= 2, n >= 2 if m == 2 && n == 2 || m >= n && m % 2 == 0 && n % 2 == 1"},
		"qt/bisection-construction-even": {
			Claim: `forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 0 -> balanced (QT m n) (qt_columns m) /\ cut (QT m n) (qt_columns m) (6 * n)`,
		},
		"qt/bisection-construction-odd-odd": {
			Claim: `forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 1 -> n mod 2 = 1 -> balanced (QT m n) (qt_stairs m n) /\ cut (QT m n) (qt_stairs m n) (6 * n + 2)`,
		},
		"qt/bisection-construction-odd-even": {
			RefutedAs:  `forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 1 -> n mod 2 = 0 -> ~ balanced (QT m n) (fun v : Z * Z * Z => let '(x, _, _) := v in x <=? m / 2)`,
			Correction: `forall m n : Z, 2 <= m -> 2 <= n -> m mod 2 = 1 -> n mod 2 = 0 -> balanced (QT m n) (qt_stairs m n) /\ cut (QT m n) (qt_stairs m n) (6 * n + 2)`,
		},
		"qt/property1-paths": {
			Claim: `forall l, In l [[0; 1; 3; 2; 6; 4; 5; 7]; [3; 2; 0; 1; 5; 4; 6; 7]; [3; 2; 0; 1; 5; 7; 6; 4]] -> Permutation l (vertices Q3) /\ path Q3 l`,
		},
		"qt/hamiltonian-construction": {
			Claim: `forall m n : Z, 2 <= m -> 2 <= n -> Permutation (qt_table1 m n) (vertices (QT m n)) /\ path (QT m n) (qt_table1 m n) /\ exists u l, qt_table1 m n = u :: l /\ adj (QT m n) (last l u) u`,
		},
		"qt/condition1-edges": {
			Claim: `forall z : Z, is_vertex Q3 z -> Forall (single_port Q3) (qt_condition1 z) /\ sends_what_it_has Q3 z (qt_condition1 z) /\ (forall v, is_vertex Q3 v -> informed Q3 z (qt_condition1 z) v) /\ Z.of_nat (length (qt_condition1 z)) = 3`,
		},
		"qt/condition2-external": {
			RefutedAs:  `forall m n x y z x' y' : Z, 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) -> ~ adj (QT m n) (x, y, Z.lxor z 4) (x', y', Z.lxor z 4)`,
			Correction: `forall m n x y z : Z, 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) -> exists x' y', adj (QT m n) (x, y, Z.lxor z 4) (x', y', z) /\ (x', y') <> (x, y) /\ forall x'' y'' z'', adj (QT m n) (x, y, Z.lxor z 4) (x'', y'', z'') -> (x'', y'') <> (x, y) -> (x'', y'', z'') = (x', y', z)`,
		},
		"qt/onetoall-mla": {
			Claim:      `forall m n : Z, 2 <= n -> n <= m -> forall source, is_vertex (QT m n) source -> broadcast_within (QT m n) (all_port (QT m n)) source (2 * (m / 2) + 5)`,
			Correction: `forall m n : Z, 8 <= n -> n <= m -> diameter (QT m n) (m + 4) /\ (forall s, is_vertex (QT m n) s -> broadcast_within (QT m n) (all_port (QT m n)) s (m + 4)) /\ exists s, is_vertex (QT m n) s /\ broadcast_rounds (QT m n) (all_port (QT m n)) s (m + 4)`,
		},
		"qt/alltoall-mla": {
			Claim:      `forall m n : Z, 2 <= m -> 2 <= n -> Z.of_nat (length (qt_table4 m n)) = m + n + 4 /\ Forall (all_port (QT m n)) (qt_table4 m n) /\ forall s v, is_vertex (QT m n) s -> is_vertex (QT m n) v -> informed (QT m n) s (qt_table4 m n) v`,
			Correction: `forall m n : Z, 8 <= n -> n <= m -> diameter (QT m n) (m + 4) /\ alltoall_rounds (QT m n) (all_port (QT m n)) (m + 4)`,
		},
		"qt/edge-count": {
			Claim: `forall m n : Z, 2 <= m -> 2 <= n -> size (QT m n) (16 * m * n) /\ count (fun e => adj (QT m n) (fst e) (snd e) /\ qt_module (fst e) = qt_module (snd e)) (2 * (12 * m * n)) /\ count (fun e => is_vertex (QT m n) (fst e) /\ qt_external m n (fst e) (snd e)) (4 * m * n) /\ (forall u v, is_vertex (QT m n) u -> qt_external m n u v -> adj (QT m n) u v /\ qt_module u <> qt_module v /\ ~ qt_external m n v u)`,
		},
		"qt/lemma2-mla": {
			Claim: `Forall (all_port Q3) qt_lemma2_rounds /\ Z.of_nat (length qt_lemma2_rounds) = 3 /\ (forall s v : Z, is_vertex Q3 s -> is_vertex Q3 v -> informed Q3 s qt_lemma2_rounds v) /\ ~ (forall s v : Z, is_vertex Q3 s -> is_vertex Q3 v -> informed Q3 s (tl qt_lemma2_rounds) v) /\ alltoall_rounds Q3 (all_port Q3) 3`,
		},
		"qt/condition2-edges": {
			Claim: `(forall z : Z, is_vertex Q3 z -> Forall (single_port Q3) (qt_condition2 z) /\ sends_what_it_has Q3 z (qt_condition2 z) /\ (forall v, is_vertex Q3 v -> informed Q3 z (qt_condition2 z) v) /\ Z.of_nat (length (qt_condition2 z)) = 4) /\ (forall m n x y z : Z, 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) -> Forall (single_port (QT m n)) (qt_condition2_transfers m n x y z) /\ sends_what_it_has (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) /\ (forall v, 0 <= v < 8 -> informed (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) (x, y, v)) /\ informed (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) (qt_out m n (x, y, Z.lxor z 4)) /\ Z.of_nat (length (qt_condition2_transfers m n x y z)) = 4)`,
		},
		"qt/transpose-wlog": {
			RefutedAs: `~ (forall m n : Z, 2 <= n -> n < m -> exists f : Z * Z * Z -> Z * Z * Z, Permutation (map f (vertices (QT m n))) (vertices (QT n m)) /\ forall u v, is_vertex (QT m n) u -> is_vertex (QT m n) v -> (adj (QT m n) u v <-> adj (QT n m) (f u) (f v)))`,
		},
		"qt/bisection-permodule-2a": {
			RefutedAs: `~ (forall m n : Z, 2 <= n -> n <= m -> m mod 2 = 1 -> n mod 2 = 1 -> (forall x y k, In (x, y, k) [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2 + 1, 2); (m / 2 + 1, n / 2, 1); (m / 2 + 1, 0, 1); (m / 2, 0, 4); (m / 2, n / 2, 4)] -> qt_charge m n x y k) /\ (forall x y k, 0 <= x < m -> 0 <= y < n -> ~ In (x, y) (map fst [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2 + 1, 2); (m / 2 + 1, n / 2, 1); (m / 2 + 1, 0, 1); (m / 2, 0, 4); (m / 2, n / 2, 4)]) -> qt_charge m n x y k -> k = 0 \/ k = 3))`,
		},
		"qt/bisection-permodule-2b": {
			RefutedAs: `~ (forall m n : Z, 2 <= n -> n <= m -> m mod 2 = 1 -> n mod 2 = 0 -> (forall x y k, In (x, y, k) [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2, 2); (m / 2 + 1, n / 2 - 1, 1); (m / 2 + 1, 0, 1); (m / 2, 0, 4)] -> qt_charge m n x y k) /\ (forall x y k, 0 <= x < m -> 0 <= y < n -> ~ In (x, y) (map fst [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2, 2); (m / 2 + 1, n / 2 - 1, 1); (m / 2 + 1, 0, 1); (m / 2, 0, 4)]) -> qt_charge m n x y k -> k = 0 \/ k = 3))`,
		},
		"qt/bisection-swap-single": {
			Claim: `forall k : Z, 1 <= k <= 4 -> let chosen := fun p : Z -> bool => Z.of_nat (length (filter p (zrange 8))) = k in (exists p q, chosen p /\ chosen q /\ balanced (QT 6 6) (qt_exchanged p q) /\ cut (QT 6 6) (qt_exchanged p q) 40) /\ (forall p q, chosen p -> chosen q -> exists c, cut (QT 6 6) (qt_exchanged p q) c /\ 40 <= c)`,
		},
		"qt/bisection-flip-case2": {
			RefutedAs:  `~ (forall z : Z, 0 <= z < 8 -> qt_columns 6 (qt_out 6 6 (2, 3, z)) = true -> exists i b a, qt_flipped z i b a /\ i = 3 /\ b + a = 3)`,
			Correction: `forall z : Z, 0 <= z < 8 -> qt_columns 6 (qt_out 6 6 (2, 3, z)) = true -> qt_flipped z 3 3 1`,
		},
		"qt/bisection-diagonal": {
			RefutedAs:  `~ (forall n : Z, 2 <= n -> n mod 2 = 0 -> exists a b c, cut (QT n n) (qt_diagonal n 1) a /\ cut (QT n n) (qt_diagonal n (-1)) b /\ cut (QT n n) (qt_columns n) c /\ c < a /\ c < b)`,
			Correction: `forall n : Z, 4 <= n -> n mod 2 = 0 -> balanced (QT n n) (qt_diagonal n 1) /\ cut (QT n n) (qt_diagonal n 1) (8 * n) /\ balanced (QT n n) (qt_diagonal n (-1)) /\ cut (QT n n) (qt_diagonal n (-1)) (8 * n) /\ cut (QT n n) (qt_columns n) (6 * n)`,
		},
		"qt/lemma1": {
			Claim: `radius Q3 3 /\ forall s : Z, is_vertex Q3 s -> broadcast_rounds Q3 (single_port Q3) s 3 /\ broadcast_rounds Q3 (all_port Q3) s 3`,
		},
		"qt/lemma2-sla": {
			Claim:      `alltoall_within Q3 (single_port Q3) 5`,
			Correction: `alltoall_rounds Q3 (single_port Q3) 3`,
		},
		"qt/onetoall-case1-time": {
			RefutedAs: `~ (forall m n : Z, 2 <= n -> n <= m -> forall z, 0 <= z < 8 -> exists rounds, Z.of_nat (length rounds) <= 2 * (m / 2) + 3 /\ Forall (all_port (QT m n)) rounds /\ forall x y w, is_vertex (QT m n) (x, y, w) -> (x = m / 2 \/ y = n / 2 \/ x - m / 2 = y - n / 2 \/ x - m / 2 = n / 2 - y) -> informed (QT m n) (m / 2, n / 2, z) rounds (x, y, w))`,
		},
		"qt/network-cost-torus": {
			Claim: `forall k a b : Z, 2 <= k -> 2 <= a -> 2 <= b -> a * b = 8 * k * k -> exists d D e E, max_degree (QT k k) d /\ diameter (QT k k) D /\ max_degree (Torus [a; b]) e /\ diameter (Torus [a; b]) E /\ D < E /\ d * D < e * E`,
		},
		"qt/network-cost-honeycomb": {
			RefutedAs: `~ (forall k : Z, 2 <= k -> exists d, diameter (QT k k) d /\ (4 * d) ^ 2 < 6 * 8 * k * k /\ (4 * d + 3) ^ 2 < 12 * 8 * k * k - 3)`,
		},
		"qt/alltoall-sla": {
			Claim: `forall m n : Z, 2 <= m -> 2 <= n -> Z.of_nat (length (qt_table3 m n)) = 2 * m + 2 * n + 5 /\ Forall (single_port (QT m n)) (qt_table3 m n) /\ forall s v, is_vertex (QT m n) s -> is_vertex (QT m n) v -> informed (QT m n) s (qt_table3 m n) v`,
		},
		"qt/onetoall-printed-algorithm": {
			RefutedAs: `forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> ~ (forall z, 0 <= z < 8 -> Forall (all_port (QT m n)) (qt_first_step x y z))`,
		},
		"qt/table3-labels": {
			RefutedAs:  `forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> ~ qt_vertical m n (x, y, 7) (qt_out m n (x, y, 7)) /\ ~ qt_horizontal m n (x, y, 1) (qt_out m n (x, y, 1))`,
			Correction: `forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> qt_horizontal m n (x, y, 7) (qt_out m n (x, y, 7)) /\ qt_vertical m n (x, y, 1) (qt_out m n (x, y, 1))`,
		},
	}
}
