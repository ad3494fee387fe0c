package qt

import (
	"slices"
	"topocert/props"

	"topocert/topology"
)

// claims lists the claims of the hyper-torus paper in the catalogue's order:
// J.-S. Kim, S. W. Kim, K. Qiu, H.-O. Lee, "Some properties and algorithms for
// the hyper-torus network", 2014.
func claims() []*props.Claim {
	return slices.Concat(
		structureClaims(), distanceClaims(),
		widthClaims(), partitionClaims(), exchangeClaims(),
		hamiltonClaims(),
		oneToAllClaims(), allToAllClaims(),
		costClaims(),
	)
}

// family is the domain of the claims about all hyper-tori.
func family() props.OldFamily {
	return props.OldFamily{
		Params: []string{"m", "n"}, Domain: "m, n ≥ 2", Least: []int{2, 2},
		Order: func(p []int) int { return 8 * p[0] * p[1] },
	}
}

// squares is the domain of the claims about QT(k,k).
func squares() props.OldFamily {
	return props.OldFamily{
		Params: []string{"k"}, Domain: "k ≥ 2", Least: []int{2},
		Order: func(p []int) int { return 8 * p[0] * p[0] },
	}
}

func net(t *props.Case, m, n int) *topology.QT {
	return t.Net("QT(%d,%d)", m, n).(*topology.QT)
}

// link is a rule of Definition 3: the external link of (x,y,from) leads to
// (x+dx,y+dy,to).
type link struct {
	kind         string
	from, dx, dy int
	to           int
}

// qtExternal holds the rules of Definition 3, as printed, in both directions.
func qtExternal() []link {
	return []link{
		{"vertical", 1, 0, +1, 5}, {"vertical", 5, 0, -1, 1},
		{"horizontal", 7, +1, 0, 3}, {"horizontal", 3, -1, 0, 7},
		{"oblique line", 6, +1, +1, 2}, {"oblique line", 2, -1, -1, 6},
		{"reverse oblique line", 0, -1, +1, 4}, {"reverse oblique line", 4, +1, -1, 0},
	}
}

// qtModule returns the number of the module of the vertex v.
func qtModule(v uint32) int { return int(v) / 8 }

// outside returns the end of the external link of v.
func outside(t *props.Case, net *topology.QT, v uint32) uint32 {
	var ends []uint32
	for _, u := range net.Neighbors(v) {
		if qtModule(u) != qtModule(v) {
			ends = append(ends, u)
		}
	}
	t.Want(len(ends) == 1, "%s of %s has %d external links", net.Label(v), net.Name(), len(ends))
	return ends[0]
}
