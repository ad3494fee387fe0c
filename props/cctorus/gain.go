package cctorus

import (
	"math/big"
	"topocert/props"
)

// noGain is the claim that CCTorus has the higher throughput for even n.
func noGain() *props.Claim {
	gains := func(network string) func(t *props.Case, n int) {
		return func(t *props.Case, n int) {
			net, torus := t.Net("%s(%d)", network, n), torusThroughput(t, n)
			width, bound := halvesBound(t, net)
			t.Want(bound.Cmp(torus) > 0, "%s has two halves with %d links between them, which n²/4 = %d times the throughput must cross: it is at most %s, and Torus(%d) reaches %s",
				net.Name(), width, n*n/4, bound.RatString(), n, torus.RatString())
			if lower := routed(t, net); lower.Cmp(torus) <= 0 {
				t.Openf("%s is only known to reach %s, Torus(%d) reaches %s", net.Name(), lower.FloatString(4), n, torus.RatString())
			}
		}
	}
	const xtorus = "against XTorus as inferred"
	return &props.Claim{
		ID: "cctorus/TH-even-no-gain", Kind: props.Text, Section: "V-B1",
		Quote:  "CCTorus gives better average throughput as compared to Torus (36-, 64-node)",
		Formal: "for even n CCTorus(n) has a larger maximum throughput of uniform traffic than Torus(n), however it is routed",
		Note: "the torus is edge-transitive, so that shortest paths, all used alike, load all its channels alike, and the sum of all distances decides; " +
			"CCTorus is bounded by a cut, and under E7 a routing it can carry is found and counted; the sentence names XTorus too, and the last two readings compare with it",
		Readings: []props.Reading{
			props.Over(even(), gains("CCTorus")).Named(e1),
			props.Each("n = 6, 8", []side{6, 8}, func(t *props.Case, n side) { gains("CCTorus")(t, int(n)) }).Named("E1, the paper's even sizes"),
			props.Over(even(), gains("CCTorusOpp")).UpTo(64).Named(e7),
			props.Each("n = 6, 8", []side{6, 8}, func(t *props.Case, n side) {
				net, other := t.Net("CCTorus(%d)", n), t.Net("XTorus(%d)", n)
				width, bound := halvesBound(t, net)
				reached := routed(t, other)
				t.Want(bound.Cmp(reached) >= 0, "%s has two halves with %d links between them, and carries %s at most; a routing was found with which %s carries %s",
					net.Name(), width, bound.RatString(), other.Name(), reached.FloatString(4))
				t.Openf("%s might reach more than %s", net.Name(), other.Name())
			}).Named("E1, the paper's even sizes, " + xtorus),
			props.Each("n = 6, 8", []side{6, 8}, func(t *props.Case, n side) {
				net, other := t.Net("CCTorusOpp(%d)", n), t.Net("XTorus(%d)", n)
				_, bound := halvesBound(t, other)
				if reached := routed(t, net); reached.Cmp(bound) <= 0 {
					t.Openf("%s is only known to reach %s, %s might reach %s", net.Name(), reached.FloatString(4), other.Name(), bound.FloatString(4))
				}
			}).Named("E7, the paper's even sizes, " + xtorus),
		},
		Correction: &props.Correction{Statement: "under E1 the maximum throughput of CCTorus(n) for even n is that of Torus(n), 8b/n, and for n = 4, 6, 8 less than that of XTorus(n) as inferred", Reading: props.Over(even(), func(t *props.Case, n int) {
			net, torus := t.Net("CCTorus(%d)", n), t.Net("Torus(%d)", n)
			for u, v := range torus.Edges() { // what the torus can carry, CCTorus can
				t.Want(net.HasEdge(u, v), "%s lacks %d–%d", net.Name(), u, v)
			}
			_, bound := halvesBound(t, net)
			want, reached := big.NewRat(8, int64(n)), torusThroughput(t, n)
			t.Want(bound.Cmp(want) == 0 && reached.Cmp(want) == 0, "n=%d: at most %s, at least %s", n, bound.RatString(), reached.RatString())
			if n <= 8 {
				other := routed(t, t.Net("XTorus(%d)", n))
				t.Want(other.Cmp(want) > 0, "XTorus(%d) is only known to reach %s", n, other.FloatString(4))
			}
		}),
		},
	}
}

// torusThroughput returns the maximum throughput of the torus. The
// channels carry the distance of each pair at least; on shortest paths, all used
// alike, they carry no more, and by symmetry all the same.
func torusThroughput(t *props.Case, n int) *big.Rat {
	torus := t.Net("Torus(%d)", n)
	if !t.Is("edge_transitive", torus) {
		t.Openf("%s is not edge-transitive", torus.Name())
	}
	channels := big.NewInt(int64(2 * t.Int("size", torus) * t.Int("order", torus)))
	return new(big.Rat).SetFrac(channels, t.Fact("distance_sum", torus).Low.Num())
}

// halvesBound returns the number of links of a cut into halves, and the
// largest throughput that it allows, for an even number of nodes.
func halvesBound(t *props.Case, net *props.Net) (width int, bound *big.Rat) {
	_, width = t.Bounds("bisection", net)
	return width, big.NewRat(int64(4*width), int64(t.Int("order", net)))
}
