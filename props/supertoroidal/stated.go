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
			RefutedAs: `forall c : Z, 4 <= c -> c mod 2 = 0 -> adj (Gamma c 1 1) (0, 0, 0) (1, 0, 0) /\ ~ adj (Gamma c 1 2) (0, 0 + c / 2, 0) (1, 0 + c / 2, 0)`,
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
	}
}
