package oct

import (
	"math/big"
	"topocert/props"

	"topocert/routing"
)

// broadcastClaims are the claims of Section 3.2.
func broadcastClaims() []*props.Claim {
	const ports = "the text does not say how many neighbours a node sends to in a round: all-port, or at most one (single-port)"
	return []*props.Claim{
		{
			ID: "oct/broadcast-octagon-2-rounds", Kind: props.Algorithm, Section: "3.2.2",
			Quote:  "sending data to all the nodes in the Octagon needs 2 rounds",
			Formal: "from every node of the octagon the fastest broadcast takes 2 rounds",
			Note:   ports,
			Readings: []props.Reading{
				props.Once("Octagon", func(t *props.Case) { broadcast(t, "Octagon", "octagon-all-port", routing.AllPort, 2) }).Named("all-port"),
				props.Once("Octagon", func(t *props.Case) { broadcast(t, "Octagon", "octagon-single-port", routing.SinglePort, 2) }).Named("single-port"),
			},
			Correction: &props.Correction{"single-port it takes 3 rounds from every node, and no fewer",
				props.Once("Octagon", func(t *props.Case) { broadcast(t, "Octagon", "octagon-single-port", routing.SinglePort, 3) })},
		},
		{
			ID: "oct/broadcast-torus-km-rounds", Kind: props.Algorithm, Section: "3.2.2",
			Quote:  "broadcasting within T(k,m) needs m+k rounds",
			Formal: "from every node of T(k,m) the fastest broadcast takes k+m rounds",
			Note:   ports + "; the single-port schedule, rows then columns, serves both: each ring has all its nodes informed in half its length",
			Readings: append(
				bothPorts(jtorusFamily().And([]int{30, 40}), "JTorus(%d,%d)", "jtorus", 0),
				jtorusFamily().All(func(t *props.Case, p []int) {
					t.Valid("jtorus-printed", t.Net("JTorus(%d,%d)", p[0], p[1]), 0, p[0]+p[1])
					t.Computed()
				}).Named("the printed way, in round i to the node whose code differs in bit i"),
				thin(jtorusFamily()).All(func(t *props.Case, p []int) {
					broadcast(t, t.Net("JTorus(%d,%d)", p[0], p[1]).Name(), "jtorus", routing.SinglePort, p[0]+p[1])
				}).Named("single-port, k = 1 or m = 1, a ring of length 2 being one link"),
			),
		},
		{
			ID: "oct/broadcast-recursive-doubling", Kind: props.Algorithm, Section: "3.2.1",
			Quote:  "with recursive doubling method",
			Formal: "the broadcast of T(k,m) in k+m rounds doubles the set of informed nodes in each round: T(k,m) has 2^(k+m) nodes",
			Note:   "1 node, doubled k+m times",
			Readings: []props.Reading{jtorusFamily().All(func(t *props.Case, p []int) {
				n, doubled := t.Order(t.Net("JTorus(%d,%d)", p[0], p[1])), 1<<(p[0]+p[1])
				t.Want(n == doubled, "T(%d,%d) has %d nodes, and after %d rounds that double there would be %d", p[0], p[1], n, p[0]+p[1], doubled)
			})},
			Correction: &props.Correction{"k+m rounds do, single-port, rows then columns: in a ring, two more nodes in each round after the first",
				jtorusFamily().And([]int{30, 40}).All(func(t *props.Case, p []int) {
					broadcast(t, t.Net("JTorus(%d,%d)", p[0], p[1]).Name(), "jtorus", routing.SinglePort, p[0]+p[1])
				})},
		},
		{
			ID: "oct/broadcast-total-rounds", Kind: props.Algorithm, Section: "3.2.2",
			Quote:  "needs k+m+2 rounds",
			Formal: "from every node of OCT(k,m) the fastest broadcast takes k+m+2 rounds",
			Note:   ports,
			Readings: append(
				bothPorts(family().And([]int{12, 16}), "OCT(%d,%d)", "oct-all-port", 2),
				family().All(func(t *props.Case, p []int) {
					t.Valid("oct-printed-all-port", t.Net("OCT(%d,%d)", p[0], p[1]), 0, p[0]+p[1]+2)
					t.Computed()
				}).Named("the printed way, all-port, with recursive doubling over the bits of the codes"),
			),
			Correction: &props.Correction{"single-port it takes k+m+3 rounds from every node, and no fewer, for all k, m ≥ 1",
				wide().And([]int{12, 16}).All(func(t *props.Case, p []int) {
					broadcast(t, t.Net("OCT(%d,%d)", p[0], p[1]).Name(), "oct-single-port", routing.SinglePort, p[0]+p[1]+3)
				})},
		},
		{
			ID: "oct/broadcast-efficiency", Kind: props.Algorithm, Section: "3.2.2",
			Quote:  "communication efficiency 1/(k+m+2)",
			Formal: "the efficiency, 1 over the number of rounds of the fastest broadcast, is 1/(k+m+2) from every node",
			Note:   ports,
			Readings: []props.Reading{
				family().And([]int{12, 16}).All(func(t *props.Case, p []int) { efficiency(t, p, "oct-all-port", routing.AllPort, 2) }).Named("all-port"),
				family().All(func(t *props.Case, p []int) { efficiency(t, p, "oct-single-port", routing.SinglePort, 3) }).Named("single-port"),
				thin(family()).All(func(t *props.Case, p []int) { efficiency(t, p, "oct-all-port", routing.AllPort, 2) }).
					Named("all-port, k = 1 or m = 1, a ring of length 2 being one link"),
			},
			Correction: &props.Correction{"single-port it is 1/(k+m+3), for all k, m ≥ 1", wide().And([]int{12, 16}).All(func(t *props.Case, p []int) {
				broadcast(t, t.Net("OCT(%d,%d)", p[0], p[1]).Name(), "oct-single-port", routing.SinglePort, p[0]+p[1]+3)
			})},
		},
	}
}

// bothPorts are the readings that the fastest broadcast takes k+m+more rounds:
// all-port, by the named schedule; single-port; and all-port for k = 1 or m = 1.
func bothPorts(f props.OldFamily, name, plan string, more int) []props.Reading {
	in := func(model routing.Model) func(t *props.Case, p []int) {
		return func(t *props.Case, p []int) {
			broadcast(t, t.Net(name, p[0], p[1]).Name(), plan, model, p[0]+p[1]+more)
		}
	}
	return []props.Reading{
		f.All(in(routing.AllPort)).Named("all-port"),
		f.All(in(routing.SinglePort)).Named("single-port"),
		thin(f).All(in(routing.AllPort)).Named("all-port, k = 1 or m = 1, a ring of length 2 being one link"),
	}
}

// broadcast wants the fastest broadcast from every node of the network to take
// the given number of rounds. The named schedule, of the model or, if that is
// all-port, of either, shows that they are enough.
func broadcast(t *props.Case, name, plan string, model routing.Model, rounds int) {
	net := t.Net("%s", name)
	transitive := t.VertexTransitive(net) // so that one source speaks for all
	least := t.AtLeast(net, model, 0)
	t.Want(transitive && least <= rounds, "in %s every %s broadcast from %s takes at least %d rounds, by distance and counting",
		net.Name(), model, net.Label(0), least)
	t.CompletesFromAll(plan, net, rounds)
	t.Want(least == rounds, "in %s the schedule takes %d rounds; distance and counting ask for %d", net.Name(), rounds, least)
}

// efficiency wants 1 over the rounds of the fastest broadcast to be 1/(k+m+2);
// the named schedule takes k+m+more.
func efficiency(t *props.Case, p []int, plan string, model routing.Model, more int) {
	net, rounds := t.Net("OCT(%d,%d)", p[0], p[1]), p[0]+p[1]+more
	broadcast(t, net.Name(), plan, model, rounds)
	printed, found := big.NewRat(1, int64(p[0]+p[1]+2)), big.NewRat(1, int64(rounds))
	t.Want(found.Cmp(printed) == 0, "in %s the fastest broadcast takes %d rounds: %s, not %s", net.Name(), rounds, found.RatString(), printed.RatString())
}
