// Package supertoroidal holds the claims of the paper on supertoroidal networks.
package supertoroidal

import (
	_ "embed"
	"fmt"
	"math/big"
	"slices"

	"topocert/props"
	"topocert/topology"
)

// Title is the paper's title.
const Title = "An Overview of Supertoroidal Networks"

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed supertoroidal.theorems
var theorems string

// Paper returns the paper with its claims and charts.
func Paper() props.Paper {
	return props.Paper{
		Key:      "supertoroidal",
		Title:    Title,
		Source:   "R. N. Draper, “An Overview of Supertoroidal Networks”, ACM Symposium on Parallel Algorithms and Architectures (SPAA) 1991, p. 95",
		Findings: []string{"B-local-optimal", "representation-6"},
		Claims:   props.WithTheorems(props.WithCoq(claims(), stated()), theorems),
		Charts:   charts(),
	}
}

// claims lists the claims in the order of the text.
func claims() []*props.Claim {
	return slices.Concat(nodes(), multiplication(), labelled(), table1(), comparisons(), layout(), routes(), algorithmB(), scaling(), derived())
}

// The networks of formulas: Γ(c,k,l), and the tori of Table 1.
const (
	gammaCKL = "Gamma(c,k,l)"
	torus2   = "Torus(c*k,c*c*l)"
	torus3   = "Torus(c*k,c*l,c)"
)

// mean returns a formula for the mean distance over all ordered pairs, each node with
// itself included.
func mean(net string) string { return fmt.Sprintf("distance_sum(%s)/pow(order(%[1]s),2)", net) }

// family is the domain of the paper: "c is assumed to be even. For the
// networks to be interesting, c ≥ 4 so that also is assumed."
func family() props.Family {
	return all().From("even c ≥ 4, k, l ≥ 1", "c >= 4, k >= 1, l >= 1 if c % 2 == 0")
}

// table is the domain of Table 1: "This table is correct for c ≥ 8."
func table() props.Family {
	return family().From("even c ≥ 8, k, l ≥ 1", "c >= 8, k >= 1, l >= 1 if c % 2 == 0")
}

// odd holds the networks of odd c, which the paper leaves aside.
func odd(least int) props.Family {
	return all().From(fmt.Sprintf("odd c ≥ %d, k, l ≥ 1", least), fmt.Sprintf("c >= %d, k >= 1, l >= 1 if c %% 2 == 1", least))
}

// two holds the networks of c = 2.
func two() props.Family {
	return all().From("c = 2, k, l ≥ 1", "c in 2..2, k >= 1, l >= 1")
}

// all holds every supertoroidal network.
func all() props.Family {
	return props.Family{Domain: "c ≥ 2, k, l ≥ 1", For: "c >= 2, k >= 1, l >= 1", Order: "c*c*c*k*l"}
}

// both reads a claim for the paper's networks, and beside them for every c,
// of which there are many more, up to a smaller order.
func both(limit int, reading func(props.Family) props.Reading, large ...[]int) []props.Reading {
	return []props.Reading{
		reading(family().And(large...)).UpTo(limit).Named("even c ≥ 4, as the paper assumes"),
		reading(all()).UpTo(min(limit, 250)).Named("every c ≥ 2"),
	}
}

// over is the reading that the code succeeds for every network of a family.
func over(try func(t *props.Case, c, k, l int)) func(props.Family) props.Reading {
	return func(f props.Family) props.Reading { return props.Over(f, try) }
}

// network is Γ(c,k,l) with its parameters and the arithmetic of its addresses.
type network struct {
	*props.Net
	addressGroup
}

// gamma returns Γ(c,k,l).
func gamma(t *props.Case, c, k, l int) network {
	return network{t.Net("Gamma(%d,%d,%d)", c, k, l), addressGroup{c, k, l}}
}

// typed returns the network with all that package topology offers. It is noted.
func (n network) typed() *topology.Gamma { return n.Read().(*topology.Gamma) }

// node returns the vertex with the given address.
func (n network) node(a address) uint32 { return n.At(a.x, a.y, a.z) }

// half returns half of a sum of sides, as Table 1 prints diameters.
func half(sides ...int) *big.Rat {
	sum := int64(0)
	for _, s := range sides {
		sum += int64(s)
	}
	return big.NewRat(sum, 2)
}
