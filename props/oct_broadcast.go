package props

import (
	"math/big"

	"topocert/routing"
)

// octBroadcastClaims are the claims of Section 3.2.
func octBroadcastClaims() []*Claim {
	const ports = "the text does not say how many neighbours a node sends to in a round: all-port, or at most one (single-port)"
	return []*Claim{
		{
			ID: "oct/broadcast-octagon-2-rounds", Kind: Algorithm, Section: "3.2.2",
			Quote:  "sending data to all the nodes in the Octagon needs 2 rounds",
			Formal: "from every node of the octagon the fastest broadcast takes 2 rounds",
			Note:   ports,
			Readings: []Reading{
				Once("Octagon", func(t *Trial) { octBroadcast(t, "Octagon", "octagon-all-port", routing.AllPort, 2) }).named("all-port"),
				Once("Octagon", func(t *Trial) { octBroadcast(t, "Octagon", "octagon-single-port", routing.SinglePort, 2) }).named("single-port"),
			},
			Correction: &Correction{"single-port it takes 3 rounds from every node, and no fewer",
				Once("Octagon", func(t *Trial) { octBroadcast(t, "Octagon", "octagon-single-port", routing.SinglePort, 3) })},
		},
		{
			ID: "oct/broadcast-torus-km-rounds", Kind: Algorithm, Section: "3.2.2",
			Quote:  "broadcasting within T(k,m) needs m+k rounds",
			Formal: "from every node of T(k,m) the fastest broadcast takes k+m rounds",
			Note:   ports + "; the single-port schedule, rows then columns, serves both: each ring has all its nodes informed in half its length",
			Readings: append(
				octBothPorts(jtorusFamily().and([]int{30, 40}), "JTorus(%d,%d)", "jtorus", 0),
				jtorusFamily().All(func(t *Trial, p []int) {
					t.valid("jtorus-printed", t.Net("JTorus(%d,%d)", p[0], p[1]), 0, p[0]+p[1])
					t.Computed()
				}).named("the printed way, in round i to the node whose code differs in bit i"),
				octThin(jtorusFamily()).All(func(t *Trial, p []int) {
					octBroadcast(t, t.Net("JTorus(%d,%d)", p[0], p[1]).Name(), "jtorus", routing.SinglePort, p[0]+p[1])
				}).named("single-port, k = 1 or m = 1, a ring of length 2 being one link"),
			),
		},
		{
			ID: "oct/broadcast-recursive-doubling", Kind: Algorithm, Section: "3.2.1",
			Quote:  "with recursive doubling method",
			Formal: "the broadcast of T(k,m) in k+m rounds doubles the set of informed nodes in each round: T(k,m) has 2^(k+m) nodes",
			Note:   "1 node, doubled k+m times",
			Readings: []Reading{jtorusFamily().All(func(t *Trial, p []int) {
				n, doubled := t.Order(t.Net("JTorus(%d,%d)", p[0], p[1])), 1<<(p[0]+p[1])
				t.Want(n == doubled, "T(%d,%d) has %d nodes, and after %d rounds that double there would be %d", p[0], p[1], n, p[0]+p[1], doubled)
			})},
			Correction: &Correction{"k+m rounds do, single-port, rows then columns: in a ring, two more nodes in each round after the first",
				jtorusFamily().and([]int{30, 40}).All(func(t *Trial, p []int) {
					octBroadcast(t, t.Net("JTorus(%d,%d)", p[0], p[1]).Name(), "jtorus", routing.SinglePort, p[0]+p[1])
				})},
		},
		{
			ID: "oct/broadcast-total-rounds", Kind: Algorithm, Section: "3.2.2",
			Quote:  "needs k+m+2 rounds",
			Formal: "from every node of OCT(k,m) the fastest broadcast takes k+m+2 rounds",
			Note:   ports,
			Readings: append(
				octBothPorts(octFamily().and([]int{12, 16}), "OCT(%d,%d)", "oct-all-port", 2),
				octFamily().All(func(t *Trial, p []int) {
					t.valid("oct-printed-all-port", t.Net("OCT(%d,%d)", p[0], p[1]), 0, p[0]+p[1]+2)
					t.Computed()
				}).named("the printed way, all-port, with recursive doubling over the bits of the codes"),
			),
			Correction: &Correction{"single-port it takes k+m+3 rounds from every node, and no fewer, for all k, m ≥ 1",
				octWide().and([]int{12, 16}).All(func(t *Trial, p []int) {
					octBroadcast(t, t.Net("OCT(%d,%d)", p[0], p[1]).Name(), "oct-single-port", routing.SinglePort, p[0]+p[1]+3)
				})},
		},
		{
			ID: "oct/broadcast-efficiency", Kind: Algorithm, Section: "3.2.2",
			Quote:  "communication efficiency 1/(k+m+2)",
			Formal: "the efficiency, 1 over the number of rounds of the fastest broadcast, is 1/(k+m+2) from every node",
			Note:   ports,
			Readings: []Reading{
				octFamily().and([]int{12, 16}).All(func(t *Trial, p []int) { octEfficiency(t, p, "oct-all-port", routing.AllPort, 2) }).named("all-port"),
				octFamily().All(func(t *Trial, p []int) { octEfficiency(t, p, "oct-single-port", routing.SinglePort, 3) }).named("single-port"),
				octThin(octFamily()).All(func(t *Trial, p []int) { octEfficiency(t, p, "oct-all-port", routing.AllPort, 2) }).
					named("all-port, k = 1 or m = 1, a ring of length 2 being one link"),
			},
			Correction: &Correction{"single-port it is 1/(k+m+3), for all k, m ≥ 1", octWide().and([]int{12, 16}).All(func(t *Trial, p []int) {
				octBroadcast(t, t.Net("OCT(%d,%d)", p[0], p[1]).Name(), "oct-single-port", routing.SinglePort, p[0]+p[1]+3)
			})},
		},
	}
}

// octBothPorts are the readings that the fastest broadcast takes k+m+more rounds:
// all-port, by the named schedule; single-port; and all-port for k = 1 or m = 1.
func octBothPorts(f Family, name, plan string, more int) []Reading {
	in := func(model routing.Model) func(t *Trial, p []int) {
		return func(t *Trial, p []int) { octBroadcast(t, t.Net(name, p[0], p[1]).Name(), plan, model, p[0]+p[1]+more) }
	}
	return []Reading{
		f.All(in(routing.AllPort)).named("all-port"),
		f.All(in(routing.SinglePort)).named("single-port"),
		octThin(f).All(in(routing.AllPort)).named("all-port, k = 1 or m = 1, a ring of length 2 being one link"),
	}
}

// octBroadcast wants the fastest broadcast from every node of the network to take
// the given number of rounds. The named schedule, of the model or, if that is
// all-port, of either, shows that they are enough.
func octBroadcast(t *Trial, name, plan string, model routing.Model, rounds int) {
	net := t.Net("%s", name)
	transitive := t.VertexTransitive(net) // so that one source speaks for all
	least := t.AtLeast(net, model, 0)
	t.Want(transitive && least <= rounds, "in %s every %s broadcast from %s takes at least %d rounds, by distance and counting",
		net.Name(), model, net.Label(0), least)
	t.CompletesFromAll(plan, net, rounds)
	t.Want(least == rounds, "in %s the schedule takes %d rounds; distance and counting ask for %d", net.Name(), rounds, least)
}

// octEfficiency wants 1 over the rounds of the fastest broadcast to be 1/(k+m+2);
// the named schedule takes k+m+more.
func octEfficiency(t *Trial, p []int, plan string, model routing.Model, more int) {
	net, rounds := t.Net("OCT(%d,%d)", p[0], p[1]), p[0]+p[1]+more
	octBroadcast(t, net.Name(), plan, model, rounds)
	printed, found := big.NewRat(1, int64(p[0]+p[1]+2)), big.NewRat(1, int64(rounds))
	t.Want(found.Cmp(printed) == 0, "in %s the fastest broadcast takes %d rounds: %s, not %s", net.Name(), rounds, found.RatString(), printed.RatString())
}
