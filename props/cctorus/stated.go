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
	}
}
