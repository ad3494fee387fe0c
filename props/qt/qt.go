// Package qt holds the claims of the paper on the hyper-torus QT(m,n).
package qt

import (
	_ "embed"
	"slices"

	"topocert/props"
)

// Title is the paper's title.
const Title = "Some properties and algorithms for the hyper-torus network"

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed qt.theorems
var theorems string

// Paper returns the paper with its claims and charts.
func Paper() props.Paper {
	return props.Paper{
		Key:      "qt",
		Title:    Title,
		Source:   "J.-S. Kim, S. W. Kim, K. Qiu, H.-O. Lee, “Some properties and algorithms for the hyper-torus network”, J. Supercomputing 2014",
		Findings: []string{"diameter", "bisection-thm1", "node-symmetric", "onetoall-printed-algorithm"},
		Claims: props.WithTheorems(props.WithCoq(slices.Concat(
			structureClaims(), distanceClaims(),
			widthClaims(), partitionClaims(), exchangeClaims(),
			hamiltonClaims(),
			oneToAllClaims(), allToAllClaims(),
			costClaims(),
		), stated()), theorems),
		Charts: charts(),
	}
}

// family is the domain of the claims about all hyper-tori.
func family() props.Family {
	return props.Family{Domain: "m, n ≥ 2", For: "m >= 2, n >= 2", Order: "8*m*n"}
}

// squares is the domain of the claims about QT(k,k).
func squares() props.Family {
	return props.Family{Domain: "k ≥ 2", For: "k >= 2", Order: "8*k*k"}
}

// network returns QT(m,n).
func network(t *props.Case, m, n int) *props.Net { return t.Net("QT(%d,%d)", m, n) }

// link is a rule of Definition 3: the external link of (x,y,from) leads to
// (x+dx,y+dy,to).
type link struct {
	kind         string
	from, dx, dy int
	to           int
}

// external holds the rules of Definition 3, as printed, in both directions.
func external() []link {
	return []link{
		{"vertical", 1, 0, +1, 5}, {"vertical", 5, 0, -1, 1},
		{"horizontal", 7, +1, 0, 3}, {"horizontal", 3, -1, 0, 7},
		{"oblique line", 6, +1, +1, 2}, {"oblique line", 2, -1, -1, 6},
		{"reverse oblique line", 0, -1, +1, 4}, {"reverse oblique line", 4, +1, -1, 0},
	}
}

// module returns the number of the module of the vertex v.
func module(v uint32) int { return int(v) / 8 }

// outside returns the end of the external link of v.
func outside(t *props.Case, net *props.Net, v uint32) uint32 {
	var ends []uint32
	for _, u := range net.Neighbors(v) {
		if module(u) != module(v) {
			ends = append(ends, u)
		}
	}
	t.Want(len(ends) == 1, "%s of %s has %d external links", net.Label(v), net.Name(), len(ends))
	return ends[0]
}
