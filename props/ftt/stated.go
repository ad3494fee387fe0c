package ftt

import "topocert/props"

// stated says what the theorems in Coq state, where the claims' formulas do not.
func stated() map[string]props.Coq {
	return map[string]props.Coq{
		"ftt/def-mid": {
			RefutedAs:  `forall n : Z, 4 <= n -> n mod 2 = 1 -> exists u v, adj (FTTMid n (n / 2)) u v /\ ~ adj (FTTMid n ((n + 1) / 2)) u v`,
			Correction: `forall n : Z, 4 <= n -> let mirror := fun v : Z * Z => (n - 1 - fst v, snd v) in Permutation (map mirror (vertices (FTTMid n (n / 2)))) (vertices (FTTMid n ((n + 1) / 2))) /\ (forall u v, adj (FTTMid n (n / 2)) u v <-> adj (FTTMid n ((n + 1) / 2)) (mirror u) (mirror v))`,
		},
		"ftt/regular-symmetric":       {Refuted: "n >= 5"},
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
		"ftt/routeA-undefined-hop":   {Refuted: "n >= 4, x in floor(n/2) + 1..n - 1"},
		"ftt/routeA-overlap":         {Refuted: "n >= 4, s in n - 2..n - 2"},
		"ftt/t1-mcr-diameter":        {Refuted: "k >= 3"},
		"ftt/t1-tcr-diameter":        {Refuted: "k >= 3"},
		"ftt/t1-tcr-packing-formula": {Refuted: "k >= 3"},
		"ftt/t1-tcr-network-size":    {Refuted: "k >= 2"},
		"ftt/t1-ouc-network-size":    {Refuted: "k >= 2"},
		"ftt/t1-ftt-diameter":        {Refuted: "k >= 5"},
		"ftt/t1-ftt-bisection":       {Refuted: "k >= 2"},
		"ftt/t1-ftt-cost-formula":    {Refuted: "k >= 2"},
		"ftt/t1-ftt-packing-formula": {Refuted: "k >= 3"},
		"ftt/t2-tcr-diameter":        {Refuted: "(k, d) in [(3, 9), (4, 12), (5, 15), (6, 18), (7, 21), (8, 24)]"},
		"ftt/t2-ftt-bisection":       {Refuted: "(n, w) in [(6, 18), (8, 24), (10, 30), (12, 36), (14, 42), (16, 48)]"},
		"ftt/cmp-i-diameter-lowest":  {Refuted: "n in [5]"},
		"ftt/cmp-bisection-fig7":     {Refuted: "k >= 2"},
		"ftt/cmp-iii-bisection":      {Refuted: "k >= 2"},
		"ftt/cmp-degree-better":      {Refuted: "k >= 2"},
		"ftt/cmp-ouc-cost-highest":   {Refuted: "k in [2, 3]"},
		"ftt/bg-torus-symmetric": {
			Claim: `forall (k : Z) (d : nat), 2 <= k -> (2 <= d)%nat -> vertex_transitive (Torus (repeat k d))`,
		},
	}
}
