package props

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// cctorusClaims lists the claims of the CCTorus paper in the order of the text.
func cctorusClaims() []*Claim {
	return slices.Concat(
		cctorusStructure(),
		cctorusDiameters(),
		cctorusSymmetry(),
		cctorusTableI(),
		cctorusAverages(),
		cctorusLatency(),
		cctorusThroughput(),
		cctorusPaths(),
		cctorusRemarks(),
	)
}

// The readings of CCTorus for even n, whose figure is lost.
const (
	cctorusE1 = "E1, outer nodes to the nearest centre"
	cctorusE7 = "E7, corners to the opposite centre, even n"
)

// cctorusInferred names the networks whose definitions come from papers that
// are not at hand.
func cctorusInferred() []string { return []string{"XMesh", "XMeshW", "XTorus"} }

// cctorusSides is the family of the n×n networks with n ≥ least.
func cctorusSides(least int) Family {
	return Family{
		Params: []string{"n"},
		Domain: fmt.Sprintf("n ≥ %d", least),
		Least:  []int{least},
		Order:  func(p []int) int { return p[0] * p[0] },
	}
}

func cctorusOdd() Family {
	return cctorusSides(3).where("odd n ≥ 3", func(p []int) bool { return p[0]%2 == 1 })
}

func cctorusEven() Family {
	return cctorusSides(4).where("even n ≥ 4", func(p []int) bool { return p[0]%2 == 0 })
}

// cctorusEach is the reading that try succeeds for every n of the family.
func cctorusEach(f Family, try func(t *Trial, n int)) Reading {
	return f.All(func(t *Trial, p []int) { try(t, p[0]) })
}

// cctorusNumber reads a number as the paper prints it, "1.99".
func cctorusNumber(printed string) *big.Rat {
	x, ok := new(big.Rat).SetString(printed)
	if !ok {
		panic("props: " + printed) // all numbers are written in this package
	}
	return x
}

// cctorusRounds tells whether x, rounded to the printed number of digits, is
// the printed number.
func cctorusRounds(x *big.Rat, printed string) bool {
	return x.FloatString(cctorusPlaces(printed)) == printed
}

// cctorusTruncates tells whether x ≥ 0, cut off after the printed number of
// digits, is the printed number.
func cctorusTruncates(x *big.Rat, printed string) bool {
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(cctorusPlaces(printed))), nil)
	unit := new(big.Rat).SetFrac(big.NewInt(1), ten)
	rest := new(big.Rat).Sub(x, cctorusNumber(printed))
	return rest.Sign() >= 0 && rest.Cmp(unit) < 0
}

func cctorusPlaces(printed string) int {
	_, places, _ := strings.Cut(printed, ".")
	return len(places)
}
