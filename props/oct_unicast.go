package props

import (
	"math/big"

	"topocert/routing"
	"topocert/topology"
)

// octUnicastReadings are the readings of a statement about the unicast, of which
// try is told the router's name: first with the corrected indices of step ②, then
// as printed.
func octUnicastReadings(try func(t *Trial, p []int, name string)) []Reading {
	with := func(name string) func(t *Trial, p []int) {
		return func(t *Trial, p []int) { try(t, p, name) }
	}
	corrected := octReadings(octFamily().and([]int{25, 30}), 800, with("oct"))
	corrected[0].Name = "step ② corrected, k, m ≥ 2"
	corrected[1].Name = "step ② corrected, k = 1 or m = 1, a ring of length 2 being one link"
	return append(corrected,
		octFamily().All(with("oct-printed")).named("step ② as printed, the message going to the node with the printed code"),
		octFamily().All(with("oct-printed-ports")).named("step ② as printed, the printed codes only choosing one of the four links"),
	)
}

const octUnicastNote = "the router goes to the octagon's bits of B first, then to B, as in ③; the printed indices of step ② are a claim of their own, unicast-step2-literal"

func octMinimalClaim() *Claim {
	return &Claim{
		ID: "oct/unicast-minimal", Kind: Algorithm, Section: "3.1.2",
		Quote:  "All above unicast routing algorithms forward data in a shortest way",
		Formal: "between any two different nodes of OCT(k,m) the route, first in the octagon by step ① and then in the torus by step ②, is a shortest path",
		Note:   octUnicastNote,
		Readings: octUnicastReadings(func(t *Trial, p []int, name string) {
			octRoutes(t, oct(t, p[0], p[1]), name)
		}),
	}
}

func octWorstClaim() *Claim {
	return &Claim{
		ID: "oct/unicast-worst-steps", Kind: Algorithm, Section: "3.1.2",
		Quote:  "needs k+m+2 rounds at the worst",
		Formal: "over all pairs of nodes of OCT(k,m) the largest number of hops is k+m+2: at most 2 in an octagon, and at most k+m in a copy of T(k,m), both of which occur",
		Note:   octUnicastNote,
		Readings: octUnicastReadings(func(t *Trial, p []int, name string) {
			wantRoutes(t, oct(t, p[0], p[1]), name, p[0]+p[1]+2)
			wantRoutes(t, t.Net("Octagon"), "octagon-printed", 2)
			wantRoutes(t, jtorus(t, p[0], p[1]).JTorus, "jtorus", p[0]+p[1])
		}),
	}
}

func octEfficiencyClaim() *Claim {
	return &Claim{
		ID: "oct/unicast-efficiency", Kind: Algorithm, Section: "3.1.2",
		Quote:  "communication efficiency would be 1/(k+m+2)",
		Formal: "1 over the largest number of hops of any pair is 1/(k+m+2)",
		Note:   "the paper does not define the efficiency; its value for the broadcast is 1 over the number of rounds too; " + octUnicastNote,
		Readings: octUnicastReadings(func(t *Trial, p []int, name string) {
			hops := octRoutes(t, oct(t, p[0], p[1]), name).MaxHops()
			got, want := big.NewRat(1, int64(hops)), big.NewRat(1, int64(p[0]+p[1]+2))
			t.Want(got.Cmp(want) == 0, "OCT(%d,%d): the longest route has %d hops, the efficiency is %s, not %s", p[0], p[1], hops, got, want)
		}),
	}
}

// octRouter returns the named router on the network.
func octRouter(t *Trial, net topology.Network, name string) routing.Router {
	r, err := routing.New(name, net)
	t.Check(err)
	return r
}

// octRoutes says that the case fails unless the named router takes every message
// along a shortest path.
func octRoutes(t *Trial, net topology.Network, name string) *Routes {
	routes := t.Routes(name, net)
	if p := routes.audit.Bad; p != nil {
		routes.Follow(p.Source, p.Destination)
		way := routing.Follow(net.CSR(), routes.Router, p.Source, p.Destination)
		t.Failf("%s: %v of %v pairs of nodes are served; the message from %s to %s, at distance %d, ends in %s: it is at %s after %d hops",
			net.Name(), routes.integer("delivered"), routes.pairs(), net.Label(p.Source), net.Label(p.Destination), p.Distance,
			octOutcome(way.Outcome), net.Label(way.Path[way.Hops()]), way.Hops())
	}
	routes.WantMinimal()
	return routes
}

// wantRoutes says that the case fails unless the named router is minimal and the
// longest of its routes has the given number of hops.
func wantRoutes(t *Trial, net topology.Network, name string, hops int) {
	got := octRoutes(t, net, name).MaxHops()
	t.Want(got == hops, "%s: the longest route has %d hops, not %d", net.Name(), got, hops)
}

// octOutcome says in what a message ends that does not arrive.
func octOutcome(o routing.Outcome) string {
	switch o {
	case routing.Livelock:
		return "a circle"
	case routing.Left:
		return "a code to which no link leads"
	default:
		return "a word that is no other node's code"
	}
}
