package oct

import (
	"fmt"
	"slices"

	"topocert/props"
	"topocert/routing"
)

// unicastReadings are the readings of a statement about the unicast, whose parts are
// made for a router's name: first with the corrected indices of step ②, then as
// printed.
func unicastReadings(statement func(router string) []part) []props.Reading {
	with := func(f props.Family, router string) props.Reading {
		formula, text := conjunction(statement(router)...)
		return f.HoldsShown(formula, text)
	}
	large := family().And([]int{25, 30})
	return []props.Reading{
		with(large, "oct").UpTo(800).Named("step ② corrected, k, m ≥ 2"),
		with(thin(large), "oct").UpTo(800).Named("step ② corrected, " + oneLink),
		with(family(), "oct-printed").Named("step ② as printed, the message going to the node with the printed code"),
		with(family(), "oct-printed-ports").Named("step ② as printed, the printed codes only choosing one of the four links"),
	}
}

// unicastNote is the note of all claims on the unicast.
const unicastNote = "the router goes to the octagon's bits of B first, then to B, as in ③; the printed indices of step ② are a claim of their own, unicast-step2-literal"

// minimalClaim, worstClaim and efficiencyClaim say what the unicast costs.
func minimalClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/unicast-minimal", Kind: props.Algorithm, Section: "3.1.2",
		Quote:  "All above unicast routing algorithms forward data in a shortest way",
		Formal: "between any two different nodes of OCT(k,m) the route, first in the octagon by step ① and then in the torus by step ②, is a shortest path",
		Note:   unicastNote,
		Readings: unicastReadings(func(router string) []part {
			return []part{all("minimal", router, "OCT(k,m)")}
		}),
	}
}

func worstClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/unicast-worst-steps", Kind: props.Algorithm, Section: "3.1.2",
		Quote:  "needs k+m+2 rounds at the worst",
		Formal: "over all pairs of nodes of OCT(k,m) the largest number of hops is k+m+2: at most 2 in an octagon, and at most k+m in a copy of T(k,m), both of which occur",
		Note:   unicastNote,
		Readings: unicastReadings(func(router string) []part {
			return slices.Concat(longest(router, "OCT(k,m)", "OCT({k},{m})", "k + m + 2"),
				longest("octagon-printed", "Octagon", "Octagon", "2"),
				longest("jtorus", "JTorus(k,m)", "JTorus({k},{m})", "k + m"))
		}),
	}
}

func efficiencyClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/unicast-efficiency", Kind: props.Algorithm, Section: "3.1.2",
		Quote:  "communication efficiency would be 1/(k+m+2)",
		Formal: "1 over the largest number of hops of any pair is 1/(k+m+2)",
		Note:   "the paper does not define the efficiency; its value for the broadcast is 1 over the number of rounds too; " + unicastNote,
		Readings: unicastReadings(func(router string) []part {
			hops := fmt.Sprintf("max_hops(%q, OCT(k,m))", router)
			return []part{all("delivered", router, "OCT(k,m)"), {
				formula: "1/" + hops + " == 1/(k + m + 2)",
				witness: "OCT({k},{m}): the longest route has {" + hops + "} hops, the efficiency is {1/" + hops + "}, not {1/(k+m+2)}",
			}}
		}),
	}
}

// all is the part that a quantity of the router's audit, delivered or minimal, is the
// number of all pairs of nodes of a network. If not, it is OCT(k,m) that is shown.
func all(quantity, router, net string) part {
	return part{
		formula: fmt.Sprintf("%[1]s(%[2]q, %[3]s) == order(%[3]s)*(order(%[3]s) - 1)", quantity, router, net),
		more:    func(t *props.Case, k, m int) string { return misled(t, router, oct(t, k, m)) },
	}
}

// longest are the parts that all messages arrive, and that the longest route has so
// many hops.
func longest(router, net, name, hops string) []part {
	most := fmt.Sprintf("max_hops(%q, %s)", router, net)
	return []part{
		all("delivered", router, net),
		{formula: most + " == " + hops, witness: fmt.Sprintf("%s: the longest route has {%s} hops, not {%s}", name, most, hops)},
	}
}

// misled shows the closest pair of nodes whose message does not arrive, or else goes
// a longer way. Its way and the distance are certified.
func misled(t *props.Case, router string, net *props.Net) string {
	routes := t.Routes(router, net)
	audit := routes.Audit()
	p := audit.Bad
	if p == nil {
		routes.Follow(audit.Detour.Source, audit.Detour.Destination)
		t.Int("distance", net, audit.Detour.Source, audit.Detour.Destination)
		return routes.Describe(audit.Detour.Source, audit.Detour.Destination)
	}
	routes.Follow(p.Source, p.Destination)
	n, way := t.Int("order", net), routing.Follow(net.CSR(), routes.Router(), p.Source, p.Destination)
	return fmt.Sprintf("%s: %v of %v pairs of nodes are served; the message from %s to %s, at distance %d, ends in %s: it is at %s after %d hops",
		net.Name(), t.Int("delivered", router, net), n*(n-1), net.Label(p.Source), net.Label(p.Destination), t.Int("distance", net, p.Source, p.Destination),
		outcome(way.Outcome), net.Label(way.Path[way.Hops()]), way.Hops())
}

// wantRoutes says that the case fails unless the named router is minimal and the
// longest of its routes has the given number of hops.
func wantRoutes(t *props.Case, net *props.Net, router string, hops int) {
	if n := t.Int("order", net); t.Int("minimal", router, net) != n*(n-1) {
		t.Failf("%s", t.Explain(func() string { return misled(t, router, net) }))
	}
	got := t.Int("max_hops", router, net)
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
