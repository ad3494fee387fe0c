package cctorus

import "topocert/props"

// stated says what the theorems in Coq state, where the claims' formulas do not.
func stated() map[string]props.Coq {
	return map[string]props.Coq{
		"cctorus/centre-odd-formula": {
			Claim: `forall n : Z, 3 <= n -> n mod 2 = 1 -> node n ((n - 1) / 2, (n - 1) / 2) = (n ^ 2 - 1) / 2 /\ forall x y, (x = 0 \/ x = (n - 1) / 2 \/ x = n - 1) -> (y = 0 \/ y = (n - 1) / 2 \/ y = n - 1) -> (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1) -> adj (CCTorus n) (x, y) ((n - 1) / 2, (n - 1) / 2)`,
		},
		"cctorus/centre-even-four": {
			Claim: `forall n : Z, 4 <= n -> n mod 2 = 0 -> let centres := [(n / 2 - 1, n / 2 - 1); (n / 2 - 1, n / 2); (n / 2, n / 2 - 1); (n / 2, n / 2)] in map (node n) centres = [n * (n - 1) / 2 - 1; n * (n - 1) / 2; n * (n + 1) / 2 - 1; n * (n + 1) / 2] /\ forall x y, (x = 0 \/ x = n / 2 - 1 \/ x = n / 2 \/ x = n - 1) -> (y = 0 \/ y = n / 2 - 1 \/ y = n / 2 \/ y = n - 1) -> (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1) -> exists c, In c centres /\ adj (CCTorus n) (x, y) c /\ forall c', In c' centres -> adj (CCTorus n) (x, y) c' -> c' = c`,
		},
		"cctorus/diameter-cctorus-even":        {Refuted: "n >= 4 if n % 2 == 0"},
		"cctorus/diameter-torus":               {Refuted: "n >= 3 if n % 2 == 1"},
		"cctorus/diameter-shortest-vs-torus":   {Refuted: "n >= 3"},
		"cctorus/diameter-equals-xmesh-xtorus": {Refuted: "n >= 4 if n % 2 == 0"},
		"cctorus/good-symmetry-inherited": {
			Refuted:    `n >= 3`,
			Correction: `forall n : Z, 3 <= n -> automorphism (CCTorus n) (flip_rows n) /\ automorphism (CCTorus n) (flip_columns n) /\ automorphism (CCTorus n) transpose /\ vertex_transitive (Torus [n; n]) /\ ~ vertex_transitive (CCTorus n)`,
		},
		"cctorus/bisection-gain-even": {Refuted: "n >= 4 if n % 2 == 0"},
		"cctorus/fewer-links":         {Refuted: "n in [6]"},
		"cctorus/symmetry-d4": {
			Claim: `automorphism (CCTorus 5) (flip_rows 5) /\ automorphism (CCTorus 5) (flip_columns 5) /\ automorphism (CCTorus 5) transpose /\ (forall f, generated [flip_rows 5; flip_columns 5; transpose] f -> exists h, In h (square_symmetries 5) /\ forall v, f v = h v) /\ (forall h, In h (square_symmetries 5) -> automorphism (CCTorus 5) h /\ exists f, generated [flip_rows 5; flip_columns 5; transpose] f /\ forall v, f v = h v) /\ NoDup (map (fun h => h (0, 1)) (square_symmetries 5)) /\ length (square_symmetries 5) = 8%nat`,
		},
		"cctorus/xtorus3-equals-cctorus3": {
			Claim: `vertices (CCTorus 3) = vertices (XTorus 3) /\ forall u v : vertex (CCTorus 3), adj (CCTorus 3) u v <-> adj (XTorus 3) u v`,
		},
		"cctorus/five-classes": {
			RefutedAs:  `~ (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> ((exists f, automorphism (CCTorus 5) f /\ f u = v) <-> exists c, In c [[0; 2; 4; 10; 14; 20; 22; 24]; [1; 3; 5; 15; 9; 19; 21; 23]; [6; 8; 16; 18]; [7; 11; 13; 17]; [12]] /\ In (node 5 u) c /\ In (node 5 v) c))`,
			Correction: `forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> ((exists f, automorphism (CCTorus 5) f /\ f u = v) <-> exists c, In c [[0; 4; 20; 24]; [2; 10; 14; 22]; [1; 3; 5; 15; 9; 19; 21; 23]; [6; 8; 16; 18]; [7; 11; 13; 17]; [12]] /\ In (node 5 u) c /\ In (node 5 v) c)`,
		},
		"cctorus/sp-fig6-entries": {
			RefutedAs:  `~ (forall v p, In (v, p) [(1, 1); (4, 1); (5, 1); (12, 1); (20, 1); (2, 2); (3, 1); (6, 2); (7, 1); (9, 2); (10, 2); (11, 1); (13, 1); (15, 1); (17, 1); (21, 2); (22, 1); (24, 3); (8, 5); (14, 5); (16, 4); (18, 2); (19, 4); (23, 5)] -> exists a b, numbered (CCTorus 5) 0 a /\ numbered (CCTorus 5) v b /\ shortest_paths (CCTorus 5) a b p)`,
			Correction: `forall v p, In (v, p) [(1, 1); (4, 1); (5, 1); (12, 1); (20, 1); (2, 2); (3, 1); (6, 2); (7, 1); (9, 2); (10, 2); (11, 1); (13, 1); (15, 1); (17, 1); (21, 2); (22, 1); (24, 3); (8, 5); (14, 1); (16, 5); (18, 2); (19, 5); (23, 5)] -> exists a b, numbered (CCTorus 5) 0 a /\ numbered (CCTorus 5) v b /\ shortest_paths (CCTorus 5) a b p`,
		},
		"cctorus/path-diversity-2": {
			RefutedAs:  `~ (exists s, shortest_paths_from (CCTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 200)`,
			Correction: `exists s, shortest_paths_from (CCTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 192`,
		},
		"cctorus/path-diversity-xmesh": {
			RefutedAs:  `~ (exists s, shortest_paths_from (XMesh 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 144)`,
			Correction: `exists s, shortest_paths_from (XMesh 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 128`,
		},
		"cctorus/path-diversity-xtorus": {
			Claim: `exists s, shortest_paths_from (XTorus 5) (0, 0) s /\ (200 * (s - 1) + 25) / (2 * 25) = 156`,
		},
		"cctorus/two-paths-any-pair": {
			RefutedAs:  `~ (exists p, (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> shortest_paths (CCTorus 5) u v (p u v)) /\ let s := sum_over (fun u => sum_over (p u) (vertices (CCTorus 5))) (vertices (CCTorus 5)) - 25 in (200 * s + 600) / (2 * 600) = 200)`,
			Correction: `exists p, (forall u v, is_vertex (CCTorus 5) u -> is_vertex (CCTorus 5) v -> shortest_paths (CCTorus 5) u v (p u v)) /\ let s := sum_over (fun u => sum_over (p u) (vertices (CCTorus 5))) (vertices (CCTorus 5)) - 25 in (200 * s + 600) / (2 * 600) = 242`,
		},
		"cctorus/path-diversity-order": {
			Claim: `exists a b c, shortest_paths_from (CCTorus 5) (0, 0) a /\ shortest_paths_from (XTorus 5) (0, 0) b /\ shortest_paths_from (XMesh 5) (0, 0) c /\ b < a /\ c < b`,
		},
		"cctorus/path-diversity-vs-torus": {
			RefutedAs: `~ (forall n : Z, 3 <= n -> (exists a b, shortest_paths_from (CCTorus n) (0, 0) a /\ shortest_paths_from (Torus [n; n]) (0, (0, tt)) b /\ b < a) /\ (exists a b, shortest_paths_from (CCTorus n) (0, 0) a /\ shortest_paths_from (Mesh [n; n]) (0, (0, tt)) b /\ b < a))`,
		},
		"cctorus/path-diversity-possessed": {
			Claim: `exists k, count (fun e => is_vertex (CCTorus 5) (fst e) /\ is_vertex (CCTorus 5) (snd e) /\ fst e <> snd e /\ exists p, shortest_paths (CCTorus 5) (fst e) (snd e) p /\ 2 <= p) k /\ 25 * 24 < 2 * k`,
		},
		"cctorus/table1-column-size": {
			RefutedAs:  `~ (forall l : list Z, In l [[1; 4; 5; 12; 20; 2; 6; 7; 9; 10; 11; 13; 14; 21; 22; 24; 7; 8; 16; 18; 19; 21; 23]; [0; 2; 6; 21; 3; 7; 10; 11; 13; 16; 20; 22; 8; 9; 10; 13; 14; 17; 23; 24; 18; 19]; [1; 5; 7; 11; 0; 2; 8; 9; 10; 12; 16; 21; 3; 13; 14; 15; 17; 20; 22; 24; 18; 19; 23]; [2; 6; 8; 12; 0; 1; 3; 4; 5; 9; 10; 11; 13; 14; 17; 20; 22; 24; 16; 18; 19; 21; 23]; [0; 2; 4; 7; 10; 11; 13; 14; 17; 20; 22; 24; 1; 3; 5; 6; 8; 9; 15; 16; 18; 19; 21; 23]] -> NoDup l /\ Z.of_nat (length l) = 24)`,
			Correction: `map (fun l => Z.of_nat (length (nodup Z.eq_dec l))) [[1; 4; 5; 12; 20; 2; 6; 7; 9; 10; 11; 13; 14; 21; 22; 24; 7; 8; 16; 18; 19; 21; 23]; [0; 2; 6; 21; 3; 7; 10; 11; 13; 16; 20; 22; 8; 9; 10; 13; 14; 17; 23; 24; 18; 19]; [1; 5; 7; 11; 0; 2; 8; 9; 10; 12; 16; 21; 3; 13; 14; 15; 17; 20; 22; 24; 18; 19; 23]; [2; 6; 8; 12; 0; 1; 3; 4; 5; 9; 10; 11; 13; 14; 17; 20; 22; 24; 16; 18; 19; 21; 23]; [0; 2; 4; 7; 10; 11; 13; 14; 17; 20; 22; 24; 1; 3; 5; 6; 8; 9; 15; 16; 18; 19; 21; 23]] = [21; 20; 23; 23; 24]`,
		},
		"cctorus/latency-improvements": {
			RefutedAs: `~ (exists t c, distance_sum (Torus [5; 5]) t /\ distance_sum (CCTorus 5) c /\ (100 * (5 * t - 5 * c) * 100 * 2 + (5 * t + 2 * 625)) / (2 * (5 * t + 2 * 625)) = 1213) /\ ~ (exists t c, distance_sum (Mesh [5; 5]) t /\ distance_sum (CCTorus 5) c /\ (100 * (5 * t - 5 * c) * 1 * 2 + (5 * t + 2 * 625)) / (2 * (5 * t + 2 * 625)) = 35)`,
		},
		"cctorus/avgdist-better-than-xtorus-all-n": {Refuted: "n in [6]"},
		"cctorus/latency-scales":                   {Refuted: "n in [3]"},
		"cctorus/throughput-scales":                {Refuted: "n in [3]"},
		"cctorus/TH-attainable": {
			RefutedAs: `forall w : Z, bisection_width (Mesh [5; 5]) w -> ~ (exists unit, 0 < unit /\ carries (Mesh [5; 5]) (2 * (2 * w) * unit) (25 * 25 * unit))`,
		},
		"cctorus/fault-tolerance": {
			RefutedAs: `~ ((exists a b, vertex_connectivity (CCTorus 3) a /\ vertex_connectivity (XTorus 3) b /\ b < a) \/ (exists a b, edge_connectivity (CCTorus 3) a /\ edge_connectivity (XTorus 3) b /\ b < a))`,
		},
	}
}
