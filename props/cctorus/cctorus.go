package cctorus

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"topocert/props"
)

// claims lists the claims of the CCTorus paper in the order of the text.
func claims() []*props.Claim {
	return slices.Concat(
		structure(),
		diameters(),
		symmetry(),
		tableI(),
		averages(),
		latency(),
		throughput(),
		paths(),
		remarks(),
	)
}

// The readings of CCTorus for even n, whose figure is lost.
const (
	e1 = "E1, outer nodes to the nearest centre"
	e7 = "E7, corners to the opposite centre, even n"
)

// inferred names the networks whose definitions come from papers that
// are not at hand.
func inferred() []string { return []string{"XMesh", "XMeshW", "XTorus"} }

// sides is the family of the n×n networks with n ≥ least.
func sides(least int) props.OldFamily {
	return props.OldFamily{
		Params: []string{"n"},
		Domain: fmt.Sprintf("n ≥ %d", least),
		Least:  []int{least},
		Order:  func(p []int) int { return p[0] * p[0] },
	}
}

func odd() props.OldFamily {
	return sides(3).Where("odd n ≥ 3", func(p []int) bool { return p[0]%2 == 1 })
}

func even() props.OldFamily {
	return sides(4).Where("even n ≥ 4", func(p []int) bool { return p[0]%2 == 0 })
}

// each is the reading that try succeeds for every n of the family.
func each(f props.OldFamily, try func(t *props.Case, n int)) props.Reading {
	return f.All(func(t *props.Case, p []int) { try(t, p[0]) })
}

// number reads a number as the paper prints it, "1.99".
func number(printed string) *big.Rat {
	x, ok := new(big.Rat).SetString(printed)
	if !ok {
		panic("props: " + printed) // all numbers are written in this package
	}
	return x
}

// rounds tells whether x, rounded to the printed number of digits, is
// the printed number.
func rounds(x *big.Rat, printed string) bool {
	return x.FloatString(places(printed)) == printed
}

// truncates tells whether x ≥ 0, cut off after the printed number of
// digits, is the printed number.
func truncates(x *big.Rat, printed string) bool {
	ten := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(places(printed))), nil)
	unit := new(big.Rat).SetFrac(big.NewInt(1), ten)
	rest := new(big.Rat).Sub(x, number(printed))
	return rest.Sign() >= 0 && rest.Cmp(unit) < 0
}

func places(printed string) int {
	_, places, _ := strings.Cut(printed, ".")
	return len(places)
}
