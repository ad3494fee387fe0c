package props

import (
	"slices"

	"topocert/topology"
)

// octClaims lists the claims of the oct paper.
func octClaims() []*Claim {
	return slices.Concat(
		octCodeClaims(),
		octTorusClaims(),
		octOctagonClaims(),
		octConstructionClaims(),
		octPropertyClaims(),
		octComparisonClaims(),
		octGroupClaims(),
		octRoutingClaims(), octBroadcastClaims(),
	)
}

// octFamily is the domain of the theorems on OCT(k,m), and on the two networks
// of the same order that Table 1 compares it with.
func octFamily() Family {
	return Family{
		Params: []string{"k", "m"}, Domain: "k, m ≥ 2", Least: []int{2, 2},
		Order: func(p []int) int { return 32 * p[0] * p[1] },
	}
}

// jtorusFamily is the domain of the theorems on T(k,m).
func jtorusFamily() Family {
	return Family{
		Params: []string{"k", "m"}, Domain: "k, m ≥ 2", Least: []int{2, 2},
		Order: func(p []int) int { return 4 * p[0] * p[1] },
	}
}

// grownFamily is the domain of the statements on T(k,m), T(k+1,m) and T(k,m+1)
// with slices of the given order.
func grownFamily(slice int) Family {
	return Family{
		Params: []string{"k", "m"}, Domain: "k, m ≥ 2", Least: []int{2, 2},
		Order: func(p []int) int { return 4 * slice * max((p[0]+1)*p[1], p[0]*(p[1]+1)) },
	}
}

// octThin returns the part of a family in k and m that has rings of length 2.
func octThin(f Family) Family {
	domain := "k = 1 or m = 1"
	return f.from(domain, 1, 1).where(domain, func(p []int) bool { return p[0] == 1 || p[1] == 1 })
}

// octKM returns a family in k and m with its part that has rings of length 2.
func octKM(f Family) Family { return f.from("k, m ≥ 1", 1, 1) }

// octReadings are the readings of a theorem for k, m ≥ 2, which is where the
// paper's networks are what it describes, and for the rest.
func octReadings(f Family, limit int, try func(t *Trial, p []int)) []Reading {
	return []Reading{
		f.All(try).upTo(limit).named("k, m ≥ 2"),
		octThin(f).All(try).upTo(limit).named("k = 1 or m = 1, a ring of length 2 being one link"),
	}
}

// octDoubled is the reading for all k, m ≥ 1 in which a ring of length 2 has two
// links.
func octDoubled(f Family, try func(t *Trial, p []int)) Reading {
	return octKM(f).All(try).named("a ring of length 2 counted as two parallel links")
}

// octGrid is a network whose vertices have coordinates.
type octGrid interface {
	topology.Network
	Coordinates(v uint32) []int
	Sides() []int
}

// octLinks returns the number of links at v if every ring of length 2 has two.
func octLinks(t *Trial, net topology.Network, v uint32) int {
	t.Computed()
	g := net.(octGrid)
	side, at := g.Sides(), g.Coordinates(v)
	n := 0
	for _, w := range g.Neighbors(v) {
		n++
		for i, c := range g.Coordinates(w) {
			if c != at[i] && side[i] == 2 {
				n++
			}
		}
	}
	return n
}

// wantOctDegree says that the case fails unless every vertex has the degree.
func wantOctDegree(t *Trial, net topology.Network, degree int) {
	least, most := t.Degrees(net)
	t.Want(least == degree && most == degree, "%s has degrees from %d to %d, not %d everywhere: its sides are %v and a ring of length 2 is one link",
		net.Name(), least, most, degree, net.(octGrid).Sides())
}

// wantOctLinks says that the case fails unless every vertex has the given number
// of links and the network has the given number, a ring of length 2 having two.
func wantOctLinks(t *Trial, net topology.Network, degree, size int) {
	sum := 0
	for v := range uint32(net.Order()) {
		n := octLinks(t, net, v)
		t.Want(n == degree, "%s has %d links at %s, not %d", net.Name(), n, net.Label(v), degree)
		sum += n
	}
	t.Want(sum == 2*size, "%s has %d links, not %d", net.Name(), sum/2, size)
}

// octCoded is a network whose vertices have the paper's codes, and coordinates.
type octCoded interface {
	octGrid
	Code(v uint32) string
	At(c ...int) uint32
}

func octCodes(net octCoded) []string {
	codes := make([]string, net.Order())
	for v := range codes {
		codes[v] = net.Code(uint32(v))
	}
	return codes
}

// codeDistance returns the number of places in which two codes of one length differ.
func codeDistance(a, b string) int {
	n := 0
	for i := range len(a) {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}
