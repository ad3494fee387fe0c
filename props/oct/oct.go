package oct

import (
	"slices"
	"topocert/props"

	"topocert/topology"
)

// claims lists the claims of the oct paper.
func claims() []*props.Claim {
	return slices.Concat(
		codeClaims(),
		torusClaims(),
		octagonClaims(),
		constructionClaims(),
		propertyClaims(),
		comparisonClaims(),
		groupClaims(),
		routingClaims(), broadcastClaims(),
	)
}

// family is the domain of the theorems on OCT(k,m), and on the two networks
// of the same order that Table 1 compares it with.
func family() props.OldFamily {
	return props.OldFamily{
		Params: []string{"k", "m"}, Domain: "k, m ≥ 2", Least: []int{2, 2},
		Order: func(p []int) int { return 32 * p[0] * p[1] },
	}
}

// jtorusFamily is the domain of the theorems on T(k,m).
func jtorusFamily() props.OldFamily {
	return props.OldFamily{
		Params: []string{"k", "m"}, Domain: "k, m ≥ 2", Least: []int{2, 2},
		Order: func(p []int) int { return 4 * p[0] * p[1] },
	}
}

// grownFamily is the domain of the statements on T(k,m), T(k+1,m) and T(k,m+1)
// with slices of the given order.
func grownFamily(slice int) props.OldFamily {
	return props.OldFamily{
		Params: []string{"k", "m"}, Domain: "k, m ≥ 2", Least: []int{2, 2},
		Order: func(p []int) int { return 4 * slice * max((p[0]+1)*p[1], p[0]*(p[1]+1)) },
	}
}

// thin returns the part of a family in k and m that has rings of length 2.
func thin(f props.OldFamily) props.OldFamily {
	domain := "k = 1 or m = 1"
	return f.From(domain, 1, 1).Where(domain, func(p []int) bool { return p[0] == 1 || p[1] == 1 })
}

// km returns a family in k and m with its part that has rings of length 2.
func km(f props.OldFamily) props.OldFamily { return f.From("k, m ≥ 1", 1, 1) }

// readings are the readings of a theorem for k, m ≥ 2, which is where the
// paper's networks are what it describes, and for the rest.
func readings(f props.OldFamily, limit int, try func(t *props.Case, p []int)) []props.Reading {
	return []props.Reading{
		f.All(try).UpTo(limit).Named("k, m ≥ 2"),
		thin(f).All(try).UpTo(limit).Named("k = 1 or m = 1, a ring of length 2 being one link"),
	}
}

// doubled is the reading for all k, m ≥ 1 in which a ring of length 2 has two
// links.
func doubled(f props.OldFamily, try func(t *props.Case, p []int)) props.Reading {
	return km(f).All(try).Named("a ring of length 2 counted as two parallel links")
}

// grid is a network whose vertices have coordinates.
type grid interface {
	topology.Network
	Coordinates(v uint32) []int
	Sides() []int
}

// links returns the number of links at v if every ring of length 2 has two.
func links(t *props.Case, net topology.Network, v uint32) int {
	t.Computed()
	g := net.(grid)
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

// wantDegree says that the case fails unless every vertex has the degree.
func wantDegree(t *props.Case, net topology.Network, degree int) {
	least, most := t.Degrees(net)
	t.Want(least == degree && most == degree, "%s has degrees from %d to %d, not %d everywhere: its sides are %v and a ring of length 2 is one link",
		net.Name(), least, most, degree, net.(grid).Sides())
}

// wantLinks says that the case fails unless every vertex has the given number
// of links and the network has the given number, a ring of length 2 having two.
func wantLinks(t *props.Case, net topology.Network, degree, size int) {
	sum := 0
	for v := range uint32(net.Order()) {
		n := links(t, net, v)
		t.Want(n == degree, "%s has %d links at %s, not %d", net.Name(), n, net.Label(v), degree)
		sum += n
	}
	t.Want(sum == 2*size, "%s has %d links, not %d", net.Name(), sum/2, size)
}

// coded is a network whose vertices have the paper's codes, and coordinates.
type coded interface {
	grid
	Code(v uint32) string
	At(c ...int) uint32
}

func codes(net coded) []string {
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
