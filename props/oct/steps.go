package oct

import (
	"slices"

	"topocert/props"
	"topocert/routing"
)

// neighbours wants patterns of step ②, printed or repaired, to give the neighbours: see patternsGive. Of
// repaired ones it wants too that the printed patterns are right at every node of T(5,1), and not all
// four at any node of another T(k,m); for k = m+4 those of the left, the right and the upper neighbour
// everywhere.
func neighbours(t *props.Case, c props.Call) {
	k, m := c.Value("k"), c.Value("m")
	printed := routing.PrintedTorusSteps(k, m)
	if c.Args[0] == "printed" {
		patternsGive(t, k, m, printed)
		return
	}
	patternsGive(t, k, m, routing.RepairedTorusSteps(k, m))
	net := torus(t, k, m)
	for v := range uint32(net.Order()) {
		code, around := net.Code(v)+"0000", around(net, v)
		right := func(i int) bool { return printed[i].Of(code) == net.Code(around[i]) }
		three := right(0) && right(1) && right(2)
		t.Want((three && right(3)) == (k == 5 && m == 1) && (three || k != m+4), "T(%d,%d): at %s", k, m, code)
	}
}

// patternsGive wants the patterns to turn the code of every node of T(k,m), with 0000 for the octagon's
// bits, into the codes of its neighbours: left, right, above, below.
func patternsGive(t *props.Case, k, m int, patterns routing.TorusSteps) {
	net := torus(t, k, m)
	for v := range uint32(net.Order()) {
		code, around := net.Code(v), around(net, v)
		for i, name := range []string{"Al", "Ar", "Au", "Ad"} {
			made := patterns[i].Of(code + "0000")
			t.Want(len(made) == len(code), "T(%d,%d): At = A%d…A4 has %d bits, %s = %s has %d", k, m, m+k+3, len(code), name, patterns[i], len(made))
			t.Want(made == net.Code(around[i]) && net.HasEdge(v, around[i]), "T(%d,%d): %s = %s makes %s of At = %s, and the neighbour is %s",
				k, m, name, patterns[i], made, code, net.Code(around[i]))
		}
	}
}

// around returns the neighbours on the left, on the right, above and below.
func around(net *props.Net, v uint32) [4]uint32 {
	c := net.Coordinates(v)
	return [4]uint32{net.At(c[0], c[1]-1), net.At(c[0], c[1]+1), net.At(c[0]-1, c[1]), net.At(c[0]+1, c[1])}
}

// stepped wants the repaired patterns to give the neighbours, the best step to correct one bit, and the
// repeated step to be a shortest path, of k+m hops at worst.
func stepped(t *props.Case, k, m int) {
	patternsGive(t, k, m, routing.RepairedTorusSteps(k, m))
	greedy(t, k, m)
	net := torus(t, k, m)
	n := t.Int("order", net)
	minimal, hops := t.Int("minimal", "jtorus", net), t.Int("max_hops", "jtorus", net)
	t.Want(minimal == n*(n-1) && hops == k+m, "%s: %d of %d pairs of nodes are served on a shortest way, the longest route has %d hops, not %d", net.Name(), minimal, n*(n-1), hops, k+m)
}

// intermediate wants the torus's bits of any A and the octagon's of any B to make the code of a node
// that is in the octagon of A and in the copy of the torus of B. The argument is the first index of the
// bits of A, which end at 4.
func intermediate(t *props.Case, c props.Call) {
	net, torusBits := oct(t, c.Value("k"), c.Value("m")), routing.CodePattern{{From: c.Int(c.Args[0]), To: 4}}
	codes := codes(net)
	for a, code := range codes {
		for o := range uint32(8) { // the octagon's bits of B, which alone matter
			_, low := splitLow(codes[o], 4)
			made := torusBits.Of(code) + low
			t.Want(len(made) == len(code), "%s: A has %d bits, A' = %s B3…B0 has %d", net.Name(), len(code), torusBits, len(made))
			v := slices.Index(codes, made)
			t.Want(v >= 0, "%s: no node has the code %s", net.Name(), made)
			from, to := net.Coordinates(uint32(a)), net.Coordinates(uint32(v))
			t.Want(slices.Equal(from[:2], to[:2]) && to[2] == int(o), "%s: A' = %s is not in the octagon of A = %s", net.Name(), made, code)
		}
	}
}

// schedule wants the named schedule from node 0 to be valid and to take so many rounds. The arguments
// are the schedule, the network and the rounds.
func schedule(t *props.Case, c props.Call) {
	t.Valid(c.Args[0], network(t, c, c.Args[1]), 0, c.Int(c.Args[2]))
}

// rowsThenColumns wants the schedule for T(k,m) to take k+m rounds, single-port, from every node, which
// is the least that is possible.
func rowsThenColumns(t *props.Case, k, m int) {
	net := torus(t, k, m)
	t.Want(t.Is("vertex_transitive", net), "the nodes of %s are not alike", net.Name()) // so that one source speaks for all
	t.Completes("jtorus", net, k+m)
	least := t.Counted("broadcast", routing.SinglePort, net, 0)
	t.Want(least == k+m, "in %s the schedule takes %d rounds; distance and counting ask for %d", net.Name(), k+m, least)
}
