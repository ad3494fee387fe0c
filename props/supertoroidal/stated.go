package supertoroidal

import "topocert/props"

// stated says what the theorems in Coq state, where the claims' formulas do not.
func stated() map[string]props.Coq {
	return map[string]props.Coq{
		"supertoroidal/group-well-defined": {
			Claim: `forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall x y z x' y' z' : Z, let product p q := gamma_times c k l p q in product (x + c * k, y, z) (x', y', z') = product (x, y, z) (x', y', z') /\ product (x, y + c * l, z - 1) (x', y', z') = product (x, y, z) (x', y', z') /\ product (x, y, z + c) (x', y', z') = product (x, y, z) (x', y', z') /\ product (x, y, z) (x' + c * k, y', z') = product (x, y, z) (x', y', z') /\ product (x, y, z) (x', y' + c * l, z' - 1) = product (x, y, z) (x', y', z') /\ product (x, y, z) (x', y', z' + c) = product (x, y, z) (x', y', z')`,
		},
		"supertoroidal/group-associative": {
			Claim: `forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall p q r, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q -> is_vertex (Gamma c k l) r -> gamma_times c k l (gamma_times c k l p q) r = gamma_times c k l p (gamma_times c k l q r)`,
		},
		"supertoroidal/identity": {
			Claim: `forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> is_vertex (Gamma c k l) (0, 0, 0) /\ forall p, is_vertex (Gamma c k l) p -> gamma_times c k l (0, 0, 0) p = p /\ gamma_times c k l p (0, 0, 0) = p`,
		},
		"supertoroidal/inverse": {
			Claim: `forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> let inverse := gamma_address c k l (- x, - y, - z + x * y) in is_vertex (Gamma c k l) inverse /\ gamma_times c k l (x, y, z) inverse = (0, 0, 0) /\ gamma_times c k l inverse (x, y, z) = (0, 0, 0)`,
		},
		"supertoroidal/links-34": {
			Claim: `forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> let at_ p := gamma_address c k l p in let by_ p s := gamma_times c k l p s in by_ (x, y, z) (1, 0, 0) = at_ (x + 1, y, z + y) /\ by_ (x, y, z) (-1, 0, 0) = at_ (x - 1, y, z - y) /\ by_ (x, y, z) (0, 1, 0) = at_ (x, y + 1, z) /\ by_ (x, y, z) (0, -1, 0) = at_ (x, y - 1, z) /\ by_ (by_ (x, y, z) (1, 0, 0)) (-1, 0, 0) = (x, y, z) /\ by_ (by_ (x, y, z) (-1, 0, 0)) (1, 0, 0) = (x, y, z) /\ by_ (by_ (x, y, z) (0, 1, 0)) (0, -1, 0) = (x, y, z) /\ by_ (by_ (x, y, z) (0, -1, 0)) (0, 1, 0) = (x, y, z) /\ forall q, adj (Gamma c k l) (x, y, z) q <-> q = by_ (x, y, z) (1, 0, 0) \/ q = by_ (x, y, z) (-1, 0, 0) \/ q = by_ (x, y, z) (0, 1, 0) \/ q = by_ (x, y, z) (0, -1, 0)`,
		},
		"supertoroidal/second-coordinate-modulus": {
			Claim: `forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall x y y' z : Z, gamma_address c k l (x, y, z) = gamma_address c k l (x, y', z) <-> y mod (c * c * l) = y' mod (c * c * l)`,
		},
		"supertoroidal/diameter-small-c": {
			Refuted:    `c in [4, 6], k >= 1, l >= 1 if k + l >= 3`,
			Correction: `forall c k l : Z, c = 4 \/ c = 6 -> 1 <= k -> 1 <= l -> (k = 1 -> l = 1 -> diameter (Gamma c k l) (c + 2)) /\ (3 <= k + l -> diameter (Gamma c k l) ((c * k + c * l) / 2))`,
		},
		"supertoroidal/routing-translation-invariant": {
			Claim: `forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l -> forall g s d : Z * Z * Z, gamma_b c k l (gamma_times c k l g s) (gamma_times c k l g d) = gamma_times c k l g (gamma_b c k l s d)`,
		},
		"supertoroidal/representation-6": {
			Refuted:    `c >= 4, l in [1] if c % 2 == 0`,
			Correction: `forall c l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= l -> forall j : Z, - (c * c * l) <= 2 * j < c * c * l -> exists q r : Z, (j = q * (c * l - 1) + r /\ Z.abs r <= (c * l - 2) / 2) /\ (forall q' r', j = q' * (c * l - 1) + r' -> Z.abs r' <= (c * l - 2) / 2 -> q' = q /\ r' = r) /\ (Z.abs q <= c / 2 \/ l = 1 /\ 2 * j = - (c * c) /\ q = - (c / 2) - 1 /\ r = (c - 2) / 2)`,
		},
		"supertoroidal/B-delivers": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> delivers (Gamma c k l) (gamma_b c k l)`,
		},
		"supertoroidal/B-bound": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> forall s d, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d -> exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ n <= c * k / 2 + c * l / 2 + c / 2 + 2`,
		},
		"supertoroidal/B-local-optimal": {
			RefutedAs: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> exists n, dist (Gamma c k l) (1, 1, 1) (0, 0, 0) 2 /\ route (Gamma c k l) (gamma_b c k l) (1, 1, 1) (0, 0, 0) n /\ 6 <= n`,
		},
		"supertoroidal/B-neighborhood-q0": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> forall s d x y z, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d -> gamma_relative c k l s d = (x, y, z) -> gamma_q c l (gamma_j c l y z) = 0 -> exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ dist (Gamma c k l) s d n`,
		},
		"supertoroidal/B-2-bit-table": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> let table j := Z.sgn (gamma_r c l (centred (c * c * l) j)) in 0 <= y + c * l * z < c * c * l /\ gamma_b_link c k l (x, y, z) = if table (y + c * l * z) =? 1 then (0, -1, 0) else if table (y + c * l * z) =? -1 then (0, 1, 0) else if negb ((y =? 0) && (z =? 0)) then (1, 0, 0) else if 0 <? centred (c * k) x then (-1, 0, 0) else if centred (c * k) x <? 0 then (1, 0, 0) else (0, 0, 0)`,
		},
		"supertoroidal/scale-l-renumbering": {
			RefutedAs:  `forall c : Z, 4 <= c -> c mod 2 = 0 -> adj (Gamma c 1 1) (0, 0, 0) (1, 0, 0) /\ ~ adj (Gamma c 1 2) (0, 0 + c / 2, 0) (1, 0 + c / 2, 0)`,
			Correction: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (forall second p, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k (2 * l)) (wider c l second p) /\ wider c l second (gamma_times c k l p (1, 0, 0)) = gamma_times c k (2 * l) (wider c l second p) (1, 0, 0)) /\ (forall q, is_vertex (Gamma c k (2 * l)) q -> exists second p, is_vertex (Gamma c k l) p /\ wider c l second p = q /\ forall second' p', is_vertex (Gamma c k l) p' -> wider c l second' p' = q -> second' = second /\ p' = p)`,
		},
		"supertoroidal/semidirect-footnote": {
			Claim: `forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> (forall p q x1 j1 x2 j2, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q -> gamma_pair c k l p = (x1, j1) -> gamma_pair c k l q = (x2, j2) -> gamma_pair c k l (gamma_times c k l p q) = ((x1 + x2) mod (c * k), ((1 + c * l) ^ x2 * j1 + j2) mod (c * c * l))) /\ (forall x j : Z, 0 <= x < c * k -> 0 <= j < c * c * l -> exists p, is_vertex (Gamma c k l) p /\ gamma_pair c k l p = (x, j) /\ forall q, is_vertex (Gamma c k l) q -> gamma_pair c k l q = (x, j) -> q = p) /\ (1 + c * l) ^ (c * k) mod (c * c * l) = 1 /\ (forall p q, adj (Gamma c k l) p q <-> is_vertex (Gamma c k l) p /\ exists s, In s [(1, 0, 0); (-1, 0, 0); (0, 1, 0); (0, -1, 0)] /\ q = gamma_times c k l p s) /\ (forall p q x j, is_vertex (Gamma c k l) p -> gamma_pair c k l p = (x, j) -> (adj (Gamma c k l) p q <-> is_vertex (Gamma c k l) q /\ exists a b, In (a, b) [(1, 0); (-1, 0); (0, 1); (0, -1)] /\ gamma_pair c k l q = ((x + a) mod (c * k), ((1 + c * l) ^ (a mod (c * k)) * j + b) mod (c * c * l))))`,
		},
		"supertoroidal/a-cycle-length": {
			Claim: `forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> forall p, is_vertex (Gamma c k l) p -> gamma_go c k l (1, 0, 0) (c * k) p = p /\ (forall n : Z, 0 < n < c * k -> gamma_go c k l (1, 0, 0) n p <> p) /\ (forall n : Z, 0 <= n -> adj (Gamma c k l) (gamma_go c k l (1, 0, 0) n p) (gamma_go c k l (1, 0, 0) (n + 1) p))`,
		},
		"supertoroidal/b-cycle-length": {
			Claim: `forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> (forall p, is_vertex (Gamma c k l) p -> gamma_go c k l (0, 1, 0) (c * c * l) p = p /\ (forall n : Z, 0 < n < c * c * l -> gamma_go c k l (0, 1, 0) n p <> p) /\ (forall n : Z, 0 <= n -> adj (Gamma c k l) (gamma_go c k l (0, 1, 0) n p) (gamma_go c k l (0, 1, 0) (n + 1) p))) /\ gamma_go c k l (0, 1, 0) (c * l) (0, 0, 0) = (0, 0, 1) /\ gamma_go c k l (0, 0, 1) c (0, 0, 0) = (0, 0, 0)`,
		},
		"supertoroidal/nonnegative-parameters": {Refuted: "(c, k, l) in [(4, 0, 1), (4, 1, 0), (0, 1, 1)]"},
		"supertoroidal/mean-meshes": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (exists s N D, distance_sum (Torus [c * k; c * c * l]) s /\ order (Torus [c * k; c * c * l]) N /\ diameter (Torus [c * k; c * c * l]) D /\ 2 * s = D * (N * N)) /\ (exists s N D, distance_sum (Torus [c * k; c * l; c]) s /\ order (Torus [c * k; c * l; c]) N /\ diameter (Torus [c * k; c * l; c]) D /\ 2 * s = D * (N * N))`,
		},
		"supertoroidal/k-near-l": {
			Claim: `forall c k l m j : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> 1 <= m -> 1 <= j -> k * l = m * j -> Z.abs (k - l) < Z.abs (m - j) -> exists D E, diameter (Gamma c k l) D /\ diameter (Gamma c m j) E /\ D < E`,
		},
		"supertoroidal/square-2d-mesh": {
			Claim: `forall c k l t : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> 2 <= t -> k * l * c = t * t -> order (Torus [c * t; c * t]) (k * l * c * c * c) /\ order (Torus [c * k; c * c * l]) (k * l * c * c * c) /\ (exists D, diameter (Torus [c * t; c * t]) D /\ D * D <= k * l * c * c * c) /\ (exists E, diameter (Torus [c * k; c * c * l]) E /\ c * c * l <= 2 * E)`,
		},
		"supertoroidal/smaller-than-3-cube": {
			RefutedAs: `~ forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 -> exists D E, diameter (Gamma c k l) D /\ diameter (Torus [c * k; c * l; c]) E /\ D < E`,
		},
		"supertoroidal/slopes": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> gamma_times c k l (x, y, z) (1, 0, 0) = ((x + 1) mod (c * k), y, (z + y mod c) mod c)) /\ (forall s : Z, 0 <= s < c -> exists x y z, is_vertex (Gamma c k l) (x, y, z) /\ y mod c = s)`,
		},
		"supertoroidal/naive-layout-lengths": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> longest_link c k l along_y (fun p => p) ((c * l - 1) * (c * l - 1) + (c - 1) * (c - 1)) /\ longest_link c k l along_x (fun p => p) ((c * k - 1) * (c * k - 1) + (c - 1) * (c - 1))`,
		},
		"supertoroidal/interleave-x": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> longest_link c k l along_x (fun p => let '(x, y, z) := p in (interleaved (c * k) x, y, z)) (4 + (c - 1) * (c - 1))`,
		},
		"supertoroidal/layout-theorem": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> exists f : Z * Z * Z -> Z * Z * Z, (forall p q, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q -> f p = f q -> p = q) /\ (exists a b h : Z, a * b * h = k * l * c * c * c /\ forall p, is_vertex (Gamma c k l) p -> let '(x, y, z) := f p in 0 <= x < a /\ 0 <= y < b /\ 0 <= z < h) /\ (forall p q, adj (Gamma c k l) p q -> apart_squared (f p) (f q) < c * c)`,
		},
		"supertoroidal/intrinsic-c-links": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> forall turn : Z -> Z -> Z, let height p := let '(x, y, z) := p in (z + turn x y) mod c in exists p q, adj (Gamma c k l) p q /\ c <= 2 * Z.abs (height p - height q)`,
		},
		"supertoroidal/hnet-a-rings-horizontal": {
			Claim: `forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> let w p := let '(x, y, z) := p in (z - x * y) mod c in forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) -> w (gamma_times c k l (x, y, z) (1, 0, 0)) = w (x, y, z) /\ (y < c * l - 1 -> w (gamma_times c k l (x, y, z) (0, 1, 0)) = (w (x, y, z) - x) mod c) /\ (y = c * l - 1 -> w (gamma_times c k l (x, y, z) (0, 1, 0)) = (w (x, y, z) - x + 1) mod c)`,
		},
		"supertoroidal/algorithm-B-signs": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> delivers (Gamma c k l) (gamma_b c k l) /\ forall s d, is_vertex (Gamma c k l) s -> is_vertex (Gamma c k l) d -> exists n, route (Gamma c k l) (gamma_b c k l) s d n /\ 2 * n <= c * k + c * l + c + 4`,
		},
		"supertoroidal/B-route-asymmetry": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> exists n m, route (Gamma c k l) (gamma_b c k l) (0, 0, 0) (1, 1, 1) n /\ route (Gamma c k l) (gamma_b c k l) (1, 1, 1) (0, 0, 0) m /\ n <> m`,
		},
		"supertoroidal/scale-l-no-a-change": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> exists f : bool -> Z * Z * Z -> Z * Z * Z, (forall second x y z, is_vertex (Gamma c k l) (x, y, z) -> is_vertex (Gamma c k (2 * l)) (f second (x, y, z)) /\ (exists y', f second (x, y, z) = (x, y', z)) /\ f second (gamma_times c k l (x, y, z) (1, 0, 0)) = gamma_times c k (2 * l) (f second (x, y, z)) (1, 0, 0)) /\ (forall q, is_vertex (Gamma c k (2 * l)) q -> exists second p, is_vertex (Gamma c k l) p /\ f second p = q /\ forall second' p', is_vertex (Gamma c k l) p' -> f second' p' = q -> second' = second /\ p' = p)`,
		},
		"supertoroidal/scale-k": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (forall (second : bool) (x y z : Z), is_vertex (Gamma c k l) (x, y, z) -> is_vertex (Gamma c (2 * k) l) (longer c k second (x, y, z)) /\ longer c k second (gamma_times c k l (x, y, z) (0, 1, 0)) = gamma_times c (2 * k) l (longer c k second (x, y, z)) (0, 1, 0) /\ (x <> (if second then c * k - 1 else c * k / 2 - 1) -> longer c k second (gamma_times c k l (x, y, z) (1, 0, 0)) = gamma_times c (2 * k) l (longer c k second (x, y, z)) (1, 0, 0)) /\ (x = (if second then c * k - 1 else c * k / 2 - 1) -> gamma_times c (2 * k) l (longer c k second (x, y, z)) (1, 0, 0) = longer c k (negb second) (if second then c * k / 2 else 0, y, (z + y) mod c))) /\ (forall q, is_vertex (Gamma c (2 * k) l) q -> exists second p, is_vertex (Gamma c k l) p /\ longer c k second p = q /\ forall second' p', is_vertex (Gamma c k l) p' -> longer c k second' p' = q -> second' = second /\ p' = p)`,
		},
		"supertoroidal/k-scaling-routing": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 2 <= k -> 1 <= l -> (forall x x' y z : Z, is_vertex (Gamma c k l) (x, y, z) -> is_vertex (Gamma c 1 l) (x', y, z) -> (y, z) <> (0, 0) -> gamma_b_link c k l (x, y, z) = gamma_b_link c 1 l (x', y, z)) /\ (forall x : Z, 0 < x < c * k -> gamma_b_link c k l (x, 0, 0) = (1, 0, 0) \/ gamma_b_link c k l (x, 0, 0) = (-1, 0, 0))`,
		},
		"supertoroidal/hnet-same-length": {
			Claim: `rises_to (Gamma 4 1 1) (fun p => fst (fst p)) tower_height 11 /\ rises_to (Torus [4; 4; 4]) fst torus_height 11`,
		},
		"supertoroidal/bipartite-girth": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> (bipartite (Gamma c k l) <-> (c * k) mod 2 = 0 /\ (c * l) mod 2 = 0) /\ girth (Gamma c k l) (Z.min (Z.min (c * k) (c * l + 2)) 8)`,
		},
		"supertoroidal/hnet-k-scaling": {
			Claim: `forall (second : bool) (x y z : Z), is_vertex (Gamma 4 1 1) (x, y, z) -> let p := (x, y, z) in let q := beside second p in beside second (gamma_times 4 1 1 p (0, 1, 0)) = gamma_times 4 2 1 q (0, 1, 0) /\ (x <> 1 -> beside second (gamma_times 4 1 1 p (1, 0, 0)) = gamma_times 4 2 1 q (1, 0, 0)) /\ (x = 1 -> gamma_times 4 2 1 q (1, 0, 0) = beside (negb second) (gamma_times 4 1 1 p (1, 0, 0))) /\ tower_height q = tower_height p /\ (let (a, b) := column_place 4 x in column_place 8 (fst (fst q)) = if second then (3 - a, 1 - b) else (a, b)) /\ column_place 4 1 = (1, 0) /\ column_place 4 2 = (1, 1) /\ column_place 8 (fst (fst (beside second (1, y, z)))) = (if second then (2, 1) else (1, 0)) /\ column_place 8 (fst (fst (beside (negb second) (2, y, z)))) = (if second then (1, 1) else (2, 0))`,
		},
		"supertoroidal/B-link-nonuniform": {
			Claim: `forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> ~ exists L, forall p q, adj (Gamma c k l) p q -> count (b_carries c k l p q) L`,
		},
	}
}
