package supertoroidal

import (
	"fmt"
	"math/big"
	"slices"
	"topocert/props"

	"topocert/topology"
)

// claims lists the claims of the supertoroidal paper.
func claims() []*props.Claim {
	return slices.Concat(
		supertoroidalGroup(),
		supertoroidalTable(),
		comparisons(),
		layout(),
		supertoroidalRouting(),
		scaling(),
		derived(),
	)
}

// family is the domain of the paper: "c is assumed to be even. For the
// networks to be interesting, c ≥ 4 so that also is assumed."
func family() props.OldFamily {
	return all().From("even c ≥ 4, k, l ≥ 1", 4, 1, 1).
		Where("even c ≥ 4, k, l ≥ 1", func(p []int) bool { return p[0]%2 == 0 })
}

// table is the domain of Table 1: "This table is correct for c ≥ 8."
func table() props.OldFamily {
	return family().From("even c ≥ 8, k, l ≥ 1", 8, 1, 1)
}

// odd holds the networks of odd c, which the paper leaves aside.
func odd(least int) props.OldFamily {
	domain := fmt.Sprintf("odd c ≥ %d, k, l ≥ 1", least)
	return all().From(domain, least, 1, 1).
		Where(domain, func(p []int) bool { return p[0]%2 == 1 })
}

// all holds every supertoroidal network.
func all() props.OldFamily {
	return props.OldFamily{
		Params: []string{"c", "k", "l"}, Domain: "c ≥ 2, k, l ≥ 1", Least: []int{2, 1, 1},
		Order: func(p []int) int { return p[0] * p[0] * p[0] * p[1] * p[2] },
	}
}

// both reads a claim for the paper's networks, and beside them for every c,
// of which there are many more, up to a smaller order.
func both(limit int, try func(t *props.Case, p []int), large ...[]int) []props.Reading {
	return []props.Reading{
		family().And(large...).All(try).UpTo(limit).Named("even c ≥ 4, as the paper assumes"),
		all().All(try).UpTo(min(limit, 250)).Named("every c ≥ 2"),
	}
}

// gammaNet returns Γ(c,k,l).
func gammaNet(t *props.Case, p []int) *topology.Gamma {
	return t.Net("Gamma(%d,%d,%d)", p[0], p[1], p[2]).(*topology.Gamma)
}

// torus2 returns the 2-dimensional ck × c²l torus of Table 1.
func torus2(t *props.Case, p []int) topology.Network {
	c, k, l := p[0], p[1], p[2]
	return t.Net("Torus(%d,%d)", c*k, c*c*l)
}

// torus3 returns the 3-dimensional ck × cl × c torus of Table 1.
func torus3(t *props.Case, p []int) topology.Network {
	c, k, l := p[0], p[1], p[2]
	return t.Net("Torus(%d,%d,%d)", c*k, c*l, c)
}

// half returns half of a sum of sides, as Table 1 prints diameters.
func half(sides ...int) *big.Rat {
	sum := int64(0)
	for _, s := range sides {
		sum += int64(s)
	}
	return big.NewRat(sum, 2)
}
