package props

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/topology"
)

// supertoroidalClaims lists the claims of the supertoroidal paper.
func supertoroidalClaims() []*Claim {
	return slices.Concat(
		supertoroidalGroup(),
		supertoroidalTable(),
		supertoroidalComparisons(),
		supertoroidalLayout(),
		supertoroidalRouting(),
		supertoroidalScaling(),
		supertoroidalDerived(),
	)
}

// gammaFamily is the domain of the paper: "c is assumed to be even. For the
// networks to be interesting, c ≥ 4 so that also is assumed."
func gammaFamily() Family {
	return gammaAll().from("even c ≥ 4, k, l ≥ 1", 4, 1, 1).
		where("even c ≥ 4, k, l ≥ 1", func(p []int) bool { return p[0]%2 == 0 })
}

// gammaTable is the domain of Table 1: "This table is correct for c ≥ 8."
func gammaTable() Family {
	return gammaFamily().from("even c ≥ 8, k, l ≥ 1", 8, 1, 1)
}

// gammaOdd holds the networks of odd c, which the paper leaves aside.
func gammaOdd(least int) Family {
	domain := fmt.Sprintf("odd c ≥ %d, k, l ≥ 1", least)
	return gammaAll().from(domain, least, 1, 1).
		where(domain, func(p []int) bool { return p[0]%2 == 1 })
}

// gammaAll holds every supertoroidal network.
func gammaAll() Family {
	return Family{
		Params: []string{"c", "k", "l"}, Domain: "c ≥ 2, k, l ≥ 1", Least: []int{2, 1, 1},
		Order: func(p []int) int { return p[0] * p[0] * p[0] * p[1] * p[2] },
	}
}

// gammaBoth reads a claim for the paper's networks, and beside them for every c,
// of which there are many more, up to a smaller order.
func gammaBoth(limit int, try func(t *Trial, p []int), large ...[]int) []Reading {
	return []Reading{
		gammaFamily().and(large...).All(try).upTo(limit).named("even c ≥ 4, as the paper assumes"),
		gammaAll().All(try).upTo(min(limit, 250)).named("every c ≥ 2"),
	}
}

// gammaNet returns Γ(c,k,l).
func gammaNet(t *Trial, p []int) *topology.Gamma {
	return t.Net("Gamma(%d,%d,%d)", p[0], p[1], p[2]).(*topology.Gamma)
}

// gammaTorus2 returns the 2-dimensional ck × c²l torus of Table 1.
func gammaTorus2(t *Trial, p []int) topology.Network {
	c, k, l := p[0], p[1], p[2]
	return t.Net("Torus(%d,%d)", c*k, c*c*l)
}

// gammaTorus3 returns the 3-dimensional ck × cl × c torus of Table 1.
func gammaTorus3(t *Trial, p []int) topology.Network {
	c, k, l := p[0], p[1], p[2]
	return t.Net("Torus(%d,%d,%d)", c*k, c*l, c)
}

// gammaHalf returns half of a sum of sides, as Table 1 prints diameters.
func gammaHalf(sides ...int) *big.Rat {
	sum := int64(0)
	for _, s := range sides {
		sum += int64(s)
	}
	return big.NewRat(sum, 2)
}
