package oct

import (
	"fmt"

	"topocert/props"
	"topocert/routing"
)

// ports is the note of the claims on broadcasts.
const ports = "the text does not say how many neighbours a node sends to in a round: all-port, or at most one (single-port)"

// alike says why the worst node is as good as any.
const alike = "automorphisms move every node to every other, so it is the same from every node"

// broadcastClaims are the claims of Section 3.2.
func broadcastClaims() []*props.Claim {
	return []*props.Claim{
		{
			ID: "oct/broadcast-octagon-2-rounds", Kind: props.Algorithm, Section: "3.2.2",
			Quote:  "sending data to all the nodes in the Octagon needs 2 rounds",
			Formal: "the broadcast time of the octagon, the rounds of the fastest broadcast from the worst node, is 2",
			Note:   ports + "; " + alike,
			Readings: []props.Reading{
				props.Statement("Octagon", rounds(routing.AllPort, "Octagon", "2"), tooLong(routing.AllPort, "Octagon", "Octagon", "0")).Named("all-port"),
				props.Statement("Octagon", rounds(routing.SinglePort, "Octagon", "2"), tooLong(routing.SinglePort, "Octagon", "Octagon", "0")).Named("single-port"),
			},
			Correction: &props.Correction{
				Statement: "single-port it takes 3 rounds from every node, and no fewer",
				Reading: props.Statement("Octagon", "vertex_transitive(Octagon) && "+rounds(routing.SinglePort, "Octagon", "3"),
					"in Octagon the fastest single-port broadcast takes another number of rounds"),
			},
		},
		torusBroadcastClaim(),
		{
			ID: "oct/broadcast-recursive-doubling", Kind: props.Algorithm, Section: "3.2.1",
			Quote:  "with recursive doubling method",
			Formal: "the broadcast of T(k,m) in k+m rounds doubles the set of informed nodes in each round: T(k,m) has 2^(k+m) nodes",
			Note:   "1 node, doubled k+m times",
			Readings: []props.Reading{torusFamily().Holds("order(JTorus(k,m)) == pow(2, k+m)",
				"T({k},{m}) has {order(JTorus(k,m))} nodes, and after {k+m} rounds that double there would be {pow(2, k+m)}")},
			Correction: &props.Correction{
				Statement: "k+m rounds do, single-port, rows then columns: in a ring, two more nodes in each round after the first",
				Reading:   props.Over(torusFamily().And([]int{30, 40}), wantRowsThenColumns),
			},
		},
		totalRoundsClaim(),
		{
			ID: "oct/broadcast-efficiency", Kind: props.Algorithm, Section: "3.2.2",
			Quote:  "communication efficiency 1/(k+m+2)",
			Formal: "the efficiency, 1 over the broadcast time of OCT(k,m), is 1/(k+m+2)",
			Note:   ports + "; " + alike,
			Readings: bothPorts(
				func(model routing.Model) string { return "1/" + time(model) + " == 1/(k + m + 2)" },
				func(model routing.Model) string {
					return "in OCT({k},{m}) the fastest broadcast takes {" + time(model) + "} rounds: {1/" + time(model) + "}, not {1/(k+m+2)}"
				}),
			Correction: &props.Correction{
				Statement: "single-port it is 1/(k+m+3), for all k, m ≥ 1",
				Reading: widths().Holds("1/"+time(routing.SinglePort)+" == 1/(k + m + 3)",
					"in OCT({k},{m}) it is {1/"+time(routing.SinglePort)+"}"),
			},
		},
	}
}

// totalRoundsClaim is the broadcast in OCT(k,m).
func totalRoundsClaim() *props.Claim {
	return &props.Claim{
		ID: "oct/broadcast-total-rounds", Kind: props.Algorithm, Section: "3.2.2",
		Quote:  "needs k+m+2 rounds",
		Formal: "the broadcast time of OCT(k,m), the rounds of the fastest broadcast from the worst node, is k+m+2",
		Note:   ports + "; " + alike,
		Readings: append(bothPorts(
			func(model routing.Model) string { return rounds(model, "OCT(k,m)", "k + m + 2") },
			func(model routing.Model) string { return tooLong(model, "OCT(k,m)", "OCT({k},{m})", "(0,0,0)") }),
			props.Over(family(), func(t *props.Case, k, m int) {
				t.Valid("oct-printed-all-port", oct(t, k, m), 0, k+m+2)
			}).Named("the printed way, all-port, with recursive doubling over the bits of the codes")),
		Correction: &props.Correction{
			Statement: "single-port it takes k+m+3 rounds from every node, and no fewer, for all k, m ≥ 1",
			Reading: widths().Holds("vertex_transitive(OCT(k,m)) && "+rounds(routing.SinglePort, "OCT(k,m)", "k + m + 3"),
				"in OCT({k},{m}) it takes {"+time(routing.SinglePort)+"} rounds"),
		},
	}
}

// torusBroadcastClaim is the broadcast in T(k,m).
func torusBroadcastClaim() *props.Claim {
	large := torusFamily().And([]int{30, 40})
	all := func(model routing.Model) (formula, witness string) {
		return rounds(model, "JTorus(k,m)", "k + m"), tooLong(model, "JTorus(k,m)", "JTorus({k},{m})", "(0,0)")
	}
	allPort, allPortFails := all(routing.AllPort)
	single, singleFails := all(routing.SinglePort)
	return &props.Claim{
		ID: "oct/broadcast-torus-km-rounds", Kind: props.Algorithm, Section: "3.2.2",
		Quote:  "broadcasting within T(k,m) needs m+k rounds",
		Formal: "the broadcast time of T(k,m), the rounds of the fastest broadcast from the worst node, is k+m",
		Note:   ports + "; " + alike + "; the single-port schedule, rows then columns, serves both: each ring has all its nodes informed in half its length",
		Readings: []props.Reading{
			large.Holds(allPort, allPortFails).Named("all-port"),
			large.Holds(single, singleFails).Named("single-port"),
			thin(large).Holds(allPort, allPortFails).Named(allOneLink),
			props.Over(torusFamily(), func(t *props.Case, k, m int) {
				t.Valid("jtorus-printed", torus(t, k, m), 0, k+m)
			}).Named("the printed way, in round i to the node whose code differs in bit i"),
			thin(large).Holds(single, singleFails).Named("single-port, " + oneLink),
		},
	}
}

// rounds is the formula that the broadcast time of a network is so many rounds.
func rounds(model routing.Model, net, want string) string {
	return fmt.Sprintf("broadcast(%q, %s, \"all\") == %s", model, net, want)
}

// tooLong is a template for a failure of rounds. The source is any node.
func tooLong(model routing.Model, net, name, source string) string {
	return fmt.Sprintf("in %s every %s broadcast from %s takes at least {broadcast(%q, %s, \"all\")} rounds, by distance and counting",
		name, model, source, model, net)
}

// bothPorts are the readings of a statement about broadcasts in OCT(k,m): all-port,
// single-port, and all-port for k = 1 or m = 1.
func bothPorts(formula, witness func(model routing.Model) string) []props.Reading {
	of := func(f props.Family, model routing.Model) props.Reading {
		return f.Holds(formula(model), witness(model))
	}
	return []props.Reading{
		of(family().And([]int{12, 16}), routing.AllPort).Named("all-port"),
		of(family(), routing.SinglePort).Named("single-port"),
		of(thin(family()), routing.AllPort).Named(allOneLink),
	}
}

// time is the broadcast time of OCT(k,m), in the formula language.
func time(model routing.Model) string { return fmt.Sprintf("broadcast(%q, OCT(k,m), \"all\")", model) }

// wantRowsThenColumns says that the case fails unless the schedule for T(k,m) takes
// k+m rounds, single-port, from every node, which is the least that is possible.
func wantRowsThenColumns(t *props.Case, k, m int) {
	net := torus(t, k, m)
	t.Want(t.Is("vertex_transitive", net), "the nodes of %s are not alike", net.Name()) // so that one source speaks for all
	t.Completes("jtorus", net, k+m)
	least := t.Counted("broadcast", routing.SinglePort, net, 0)
	t.Want(least == k+m, "in %s the schedule takes %d rounds; distance and counting ask for %d", net.Name(), k+m, least)
}
