package oct

import (
	"math/big"
	"topocert/props"

	"topocert/routing"
	"topocert/topology"
)

// unicastReadings are the readings of a statement about the unicast, of which
// try is told the router's name: first with the corrected indices of step ②, then
// as printed.
func unicastReadings(try func(t *props.Case, p []int, name string)) []props.Reading {
	with := func(name string) func(t *props.Case, p []int) {
		return func(t *props.Case, p []int) { try(t, p, name) }
	}
	corrected := readings(family().And([]int{25, 30}), 800, with("oct"))
	corrected[0].Name = "step ② corrected, k, m ≥ 2"
	corrected[1].Name = "step ② corrected, k = 1 or m = 1, a ring of length 2 being one link"
	return append(corrected,
		family().All(with("oct-printed")).Named("step ② as printed, the message going to the node with the printed code"),
		family().All(with("oct-printed-ports")).Named("step ② as printed, the printed codes only choosing one of the four links"),
	)
}

const unicastNote = "the router goes to the octagon's bits of B first, then to B, as in ③; the printed indices of step ② are a claim of their own, unicast-step2-literal"

func minimalClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/unicast-minimal", Kind: props.Algorithm, Section: "3.1.2",
		Quote:  "All above unicast routing algorithms forward data in a shortest way",
		Formal: "between any two different nodes of OCT(k,m) the route, first in the octagon by step ① and then in the torus by step ②, is a shortest path",
		Note:   unicastNote,
		Readings: unicastReadings(func(t *props.Case, p []int, name string) {
			routes(t, oct(t, p[0], p[1]), name)
		}),
	}
}

func worstClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/unicast-worst-steps", Kind: props.Algorithm, Section: "3.1.2",
		Quote:  "needs k+m+2 rounds at the worst",
		Formal: "over all pairs of nodes of OCT(k,m) the largest number of hops is k+m+2: at most 2 in an octagon, and at most k+m in a copy of T(k,m), both of which occur",
		Note:   unicastNote,
		Readings: unicastReadings(func(t *props.Case, p []int, name string) {
			wantRoutes(t, oct(t, p[0], p[1]), name, p[0]+p[1]+2)
			wantRoutes(t, t.Net("Octagon"), "octagon-printed", 2)
			wantRoutes(t, jtorus(t, p[0], p[1]).JTorus, "jtorus", p[0]+p[1])
		}),
	}
}

func efficiencyClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/unicast-efficiency", Kind: props.Algorithm, Section: "3.1.2",
		Quote:  "communication efficiency would be 1/(k+m+2)",
		Formal: "1 over the largest number of hops of any pair is 1/(k+m+2)",
		Note:   "the paper does not define the efficiency; its value for the broadcast is 1 over the number of rounds too; " + unicastNote,
		Readings: unicastReadings(func(t *props.Case, p []int, name string) {
			hops := routes(t, oct(t, p[0], p[1]), name).MaxHops()
			got, want := big.NewRat(1, int64(hops)), big.NewRat(1, int64(p[0]+p[1]+2))
			t.Want(got.Cmp(want) == 0, "OCT(%d,%d): the longest route has %d hops, the efficiency is %s, not %s", p[0], p[1], hops, got, want)
		}),
	}
}

// octRouter returns the named router on the network.
func octRouter(t *props.Case, net topology.Network, name string) routing.Router {
	r, err := routing.New(name, net)
	t.Check(err)
	return r
}

// routes says that the case fails unless the named router takes every message
// along a shortest path.
func routes(t *props.Case, net topology.Network, name string) *props.Routes {
	routes := t.Routes(name, net)
	if p := routes.audit.Bad; p != nil {
		routes.Follow(p.Source, p.Destination)
		way := routing.Follow(net.CSR(), routes.Router, p.Source, p.Destination)
		t.Failf("%s: %v of %v pairs of nodes are served; the message from %s to %s, at distance %d, ends in %s: it is at %s after %d hops",
			net.Name(), routes.Integer("delivered"), routes.Pairs(), net.Label(p.Source), net.Label(p.Destination), p.Distance,
			outcome(way.Outcome), net.Label(way.Path[way.Hops()]), way.Hops())
	}
	routes.WantMinimal()
	return routes
}

// wantRoutes says that the case fails unless the named router is minimal and the
// longest of its routes has the given number of hops.
func wantRoutes(t *props.Case, net topology.Network, name string, hops int) {
	got := routes(t, net, name).MaxHops()
	t.Want(got == hops, "%s: the longest route has %d hops, not %d", net.Name(), got, hops)
}

// outcome says in what a message ends that does not arrive.
func outcome(o routing.Outcome) string {
	switch o {
	case routing.Livelock:
		return "a circle"
	case routing.Left:
		return "a code to which no link leads"
	default:
		return "a word that is no other node's code"
	}
}
