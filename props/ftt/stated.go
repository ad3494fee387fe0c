package ftt

import "topocert/props"

// holdsMesh says that FTT(n) has the links of the n by n mesh, and moreLinks that it has
// 2n more.
const (
	holdsMesh = `forall a b c d : Z, adj (Mesh [n; n]) (a, (b, tt)) (c, (d, tt)) -> adj (FTT n) (a, b) (c, d)`
	moreLinks = `exists f m, size (FTT n) f /\ size (Mesh [n; n]) m /\ f - m = 2 * n`
)

// stated says what the theorems in Coq state, where the claims' formulas do not.
func stated() map[string]props.Coq {
	return map[string]props.Coq{
		"ftt/def-mid": {
			RefutedAs:  `forall n : Z, 4 <= n -> n mod 2 = 1 -> exists u v, adj (FTTMid n (n / 2)) u v /\ ~ adj (FTTMid n ((n + 1) / 2)) u v`,
			Correction: `forall n : Z, 4 <= n -> let mirror := fun v : Z * Z => (n - 1 - fst v, snd v) in Permutation (map mirror (vertices (FTTMid n (n / 2)))) (vertices (FTTMid n ((n + 1) / 2))) /\ (forall u v, adj (FTTMid n (n / 2)) u v <-> adj (FTTMid n ((n + 1) / 2)) (mirror u) (mirror v))`,
		},
		"ftt/regular-symmetric": {Refuted: "n >= 4"},
		"ftt/def-example-size": {
			RefutedAs:  `~ dist (FTT 8) (0, 0) (7, 3) 1`,
			Correction: `dist (FTT 6) (0, 0) (5, 3) 1`,
		},
		"ftt/thm1-example-distance": {
			RefutedAs:  `~ dist (FTT 6) (0, 0) (0, 5) 4`,
			Correction: `dist (FTT 6) (0, 0) (0, 5) 3`,
		},
		"ftt/def-example-list": {Refuted: "(y, t) in [(2, 4), (3, 5), (4, 0)]"},
		"ftt/routeB-case12-walk": {
			Refuted:    "n >= 4, i in 0..n - 1, j in 0..n - 1, (b, a) in [(0, 1), (0, -1), (1, 0), (-1, 0)], e in [1, -1] if 0 <= i + a && i + a < n && 0 <= j + b && j + b < n && e == cond(a*a*j + b*b*i == n - 1, -1, 1) && 0 <= a*a*j + b*b*i - e && a*a*j + b*b*i - e < n",
			Correction: `forall n i j k : Z, 4 <= n -> 0 <= i < n -> 0 <= j < n -> 0 <= k < n -> k = i + 1 \/ i = k + 1 -> (adj (FTT n) (i, j) (first_position n i j k) /\ adj (FTT n) (first_position n i j k) (second_position n i j k) /\ adj (FTT n) (second_position n i j k) (k, j)) /\ (adj (FTT n) (swap (i, j)) (swap (first_position n i j k)) /\ adj (FTT n) (swap (first_position n i j k)) (swap (second_position n i j k)) /\ adj (FTT n) (swap (second_position n i j k)) (swap (k, j)))`,
		},
		"ftt/routeB-case12-alternatives": {
			Refuted:    "n >= 4, i in 0..n - 1, j in 0..n - 1, (b, a) in [(0, 1), (0, -1), (1, 0), (-1, 0)], e in [1, -1] if 0 <= i + a && i + a < n && 0 <= j + b && j + b < n && e == cond(a*a*j + b*b*i == n - 1, -1, 1) && 0 <= a*a*j + b*b*i - e && a*a*j + b*b*i - e < n",
			Correction: `forall n i j k : Z, 4 <= n -> 0 <= i < n -> 0 <= j < n -> 0 <= k < n -> k = i + 1 \/ i = k + 1 -> (adj (FTT n) (i, j) (first_position n i j k) /\ ~ adj (FTT n) (i, j) (second_position n i j k) /\ ~ adj (FTT n) (i, j) (third_position n i j k)) /\ (adj (FTT n) (swap (i, j)) (swap (first_position n i j k)) /\ ~ adj (FTT n) (swap (i, j)) (swap (second_position n i j k)) /\ ~ adj (FTT n) (swap (i, j)) (swap (third_position n i j k)))`,
		},
		"ftt/routeB-case34": {Refuted: "n >= 5, g in [0, 1], e in [0, 1], x in 0..n - 1, y in 0..n - 1 if n % 2 == 1 && e == 0 && x == floor(n/2) && y == floor(n/2) + 1"},
		"ftt/routeB-typo": {
			Refuted:    "n >= 4, i in 0..n - 2, j in 1..n - 1",
			Correction: `forall n i j : Z, 4 <= n -> 0 <= i < n - 1 -> 1 <= j < n -> adj (FTT n) (i + 1, j) (i + 1, j - 1)`,
		},
		"ftt/def-wrap-symmetric": {
			Claim: `forall n x : Z, 4 <= n -> 0 <= x <= n - 1 -> (` + holdsMesh + `) /\ (` + moreLinks + `) /\ dist (FTT n) (0, x) (n - 1, (x + n / 2) mod n) 1 /\ dist (FTT n) (x, 0) ((x + n / 2) mod n, n - 1) 1`,
		},
		"ftt/thm2-wrap-count": {
			Claim: `forall n : Z, 4 <= n -> (` + holdsMesh + `) /\ (` + moreLinks + `)`,
		},
		"ftt/thm2-straight-cut": {
			Claim: `forall n : Z, 4 <= n -> n mod 2 = 0 -> forall side : Z * Z -> Z, side = fst \/ side = snd -> let S := fun v => side v <? n / 2 in balanced (FTT n) S /\ cut (FTT n) S (3 * n) /\ count (fun e => adj (grid n mesh_link) (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false) n`,
		},
		"ftt/thm1-diameter":           {Refuted: "n >= 10"},
		"ftt/thm1-even-n-table-range": {Refuted: "n in [10, 12, 14, 16]"},
		"ftt/thm1-axis-endpoints-farthest": {
			RefutedAs: `forall n : Z, 5 <= n -> ~ exists D, diameter (FTT n) D /\ dist (FTT n) (0, 0) (0, n - 1) D`,
		},
		"ftt/thm2-bisection": {Refuted: "n >= 4"},
		"ftt/thm3-cost":      {Refuted: "n >= 10"},
		"ftt/thm4-packing":   {Refuted: "n >= 10"},
		"ftt/single-link-fault-detour": {
			Claim: `forall n : Z, 4 <= n -> (forall a b, adj (FTT n) a b -> connected (without_link (FTT n) a b) /\ forall u v d, dist (FTT n) u v d -> exists e, dist (without_link (FTT n) a b) u v e /\ e <= d + 2) /\ exists a b, adj (FTT n) a b /\ dist (without_link (FTT n) a b) a b 3`,
		},
		"ftt/single-node-fault-detour": {
			Claim: `forall n : Z, 4 <= n -> forall w, is_vertex (FTT n) w -> connected (ftt_without_vertex n w)`,
		},
		"ftt/routeA-literal": {
			RefutedAs:  `forall n : Z, 4 <= n -> ~ route_a_delivers n literal`,
			Correction: `forall n : Z, 4 <= n -> delivers (FTT n) (ftt_next n)`,
		},
		"ftt/routeA-delivers": {
			RefutedAs: `forall r : reading, ~ route_a_delivers 4 r`,
		},
		"ftt/routeA-minimal": {
			RefutedAs:  `forall n : Z, 4 <= n -> ~ route_a_minimal n literal`,
			Correction: `forall n : Z, 4 <= n -> minimal_router (FTT n) (ftt_next n)`,
		},
		"ftt/fig2-route-1": {
			RefutedAs:  `~ exists d, route_a 6 literal (0, 0) (4, 3) d /\ dist (FTT 6) (0, 0) (4, 3) d`,
			Correction: `forall n : Z, 5 <= n -> exists d, route (FTT n) (ftt_next n) (0, 0) (4, 3) d /\ dist (FTT n) (0, 0) (4, 3) d`,
		},
		"ftt/fig2-route-2": {
			RefutedAs:  `~ exists d, route_a 6 literal (3, 0) (2, 4) d /\ dist (FTT 6) (3, 0) (2, 4) d`,
			Correction: `forall n : Z, 5 <= n -> exists d, route (FTT n) (ftt_next n) (3, 0) (2, 4) d /\ dist (FTT n) (3, 0) (2, 4) d`,
		},
		"ftt/t1-mcr-bisection":       {Refuted: "k in [3]"},
		"ftt/t1-tcr-bisection":       {Refuted: "k in [3]"},
		"ftt/t2-mcr-bisection":       {Refuted: "(k, w) in [(3, 3)]"},
		"ftt/t2-tcr-bisection":       {Refuted: "(k, w) in [(3, 6)]"},
		"ftt/t2-mesh-bisection":      {Refuted: "(n, w) in [(5, 5)]"},
		"ftt/routeA-undefined-hop":   {Refuted: "n >= 4, x in floor(n/2) + 1..n - 1"},
		"ftt/routeA-overlap":         {Refuted: "n >= 4, s in n - 2..n - 2"},
		"ftt/t1-mcr-diameter":        {Refuted: "k >= 3"},
		"ftt/t1-tcr-diameter":        {Refuted: "k >= 2"},
		"ftt/t1-tcr-packing-formula": {Refuted: "k >= 3"},
		"ftt/t1-tcr-network-size":    {Refuted: "k >= 2"},
		"ftt/t1-ouc-network-size":    {Refuted: "k >= 2"},
		"ftt/t1-ftt-diameter":        {Refuted: "k >= 5"},
		"ftt/t1-ftt-bisection":       {Refuted: "k >= 2"},
		"ftt/t1-ftt-cost-formula":    {Refuted: "k >= 2"},
		"ftt/t1-ftt-packing-formula": {Refuted: "k >= 2"},
		"ftt/t2-mesh-sizes":          {Refuted: "n in [5, 7, 9]"},
		"ftt/t2-mcr-cost-100":        {Refuted: "(g, d, c) in [(3, 24, 78)]"},
		"ftt/t2-mcr-diameter":        {Refuted: "(k, d) in [(3, 12), (4, 18), (5, 24), (6, 30), (7, 36), (8, 42)]"},
		"ftt/t2-ftt-diameter":        {Refuted: "(n, d) in [(10, 8), (12, 10), (14, 12), (16, 14)]"},
		"ftt/t2-ftt-cost":            {Refuted: "(n, c) in [(10, 32), (12, 40), (14, 48), (16, 56)]"},
		"ftt/t2-ouc-256":             {Refuted: "(n, d) in [(16, 32)]"},
		"ftt/t1-tcr-avg":             {Refuted: "k >= 2"},
		"ftt/t1-ftt-avg":             {Refuted: "k >= 2"},
		"ftt/t1-mcr-avg":             {Refuted: "k in [2]"},
		"ftt/cmp-ii-average":         {Refuted: "k in [2]"},
		"ftt/cmp-avg-tcr-same":       {Refuted: "k in [2]"},
		"ftt/cmp-avg-mesh-mcr-same":  {Refuted: "k in [2]"},
		"ftt/cmp-iv-cost":            {Refuted: "k >= 2"},
		"ftt/cmp-v-packing":          {Refuted: "k >= 2"},
		"ftt/t2-tcr-diameter":        {Refuted: "(k, d) in [(2, 6), (3, 9), (4, 12), (5, 15), (6, 18), (7, 21), (8, 24)]"},
		"ftt/t2-ftt-bisection":       {Refuted: "(n, w) in [(6, 18), (8, 24), (10, 30), (12, 36), (14, 42), (16, 48)]"},
		"ftt/cmp-i-diameter-lowest":  {Refuted: "n in [5]"},
		"ftt/cmp-bisection-fig7":     {Refuted: "k >= 2"},
		"ftt/cmp-iii-bisection":      {Refuted: "k >= 2"},
		"ftt/cmp-degree-better":      {Refuted: "k >= 2"},
		"ftt/cmp-ouc-cost-highest":   {Refuted: "k in [2, 3]"},
		"ftt/t2-mesh-packing-64": {
			RefutedAs: `forall d D : Z, max_degree (Mesh [8; 8]) d -> diameter (Mesh [8; 8]) D -> (2 * (8 * 8) * 1000000 + d * D) / (2 * (d * D)) <> 1388889`,
		},
		"ftt/t2-tcr-packing": {
			Claim: `forall k p : Z, (k = 2 /\ p = 888 \/ k = 3 /\ p = 1333 \/ k = 4 /\ p = 1777 \/ k = 5 /\ p = 2222 \/ k = 6 /\ p = 2666 \/ k = 7 /\ p = 3111 \/ k = 8 /\ p = 3555) -> (4 * k * k) * 1000 / (9 * k) = p`,
		},
		"ftt/t2-ftt-packing-internal": {
			RefutedAs: `forall n c p s : Z, (n = 6 /\ c = 16 /\ p = 133 /\ s = 100 \/ n = 8 /\ c = 24 /\ p = 2 /\ s = 1 \/ n = 10 /\ c = 32 /\ p = 26 /\ s = 10 \/ n = 12 /\ c = 40 /\ p = 311 /\ s = 100 \/ n = 14 /\ c = 48 /\ p = 36 /\ s = 10 \/ n = 16 /\ c = 56 /\ p = 411 /\ s = 100) -> (2 * (n * n) * s + c) / (2 * c) <> p`,
		},
		"ftt/t2-ftt-packing-true": {
			RefutedAs: `forall n p s d D : Z, (n = 6 /\ p = 133 /\ s = 100 \/ n = 8 /\ p = 2 /\ s = 1 \/ n = 10 /\ p = 26 /\ s = 10 \/ n = 12 /\ p = 311 /\ s = 100 \/ n = 14 /\ p = 36 /\ s = 10 \/ n = 16 /\ p = 411 /\ s = 100) -> max_degree (FTT n) d -> diameter (FTT n) D -> (2 * (n * n) * s + d * D) / (2 * (d * D)) <> p`,
		},
		"ftt/t2-ftt-16-missing": {
			Claim: `let mesh := [16; 25; 49; 64; 81; 144] in let mcr := [16; 36; 64; 100; 144; 196; 256] in let tcr := mcr in let ouc := [16; 64; 144; 256] in let ftt := [36; 64; 100; 144; 196; 256] in (forall rows, In rows [mesh; mcr; tcr; ouc] -> In 16 rows) /\ ~ In 16 ftt /\ order (FTT 4) 16`,
		},
		"ftt/bg-torus-symmetric": {
			Claim: `forall (k : Z) (d : nat), 2 <= k -> (2 <= d)%nat -> vertex_transitive (Torus (repeat k d))`,
		},
	}
}
