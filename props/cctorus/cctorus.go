// Package cctorus holds the claims of the paper on CCTorus.
package cctorus

import (
	_ "embed"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"topocert/props"
)

// Title is the paper's title.
const Title = "CCTorus: A New Torus Topology for Interconnection Networks"

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed cctorus.theorems
var theorems string

// Paper returns the paper with its claims and charts.
func Paper() props.Paper {
	return props.Paper{
		Key:      "cctorus",
		Title:    Title,
		Source:   "“CCTorus: A New Torus Topology for Interconnection Networks”; the copy read names neither authors nor venue",
		Findings: []string{"diameter-cctorus-even", "five-classes", "diameter-torus", "TH-attainable"},
		Claims: props.WithTheorems(props.WithCoq(slices.Concat(
			structure(),
			diameters(),
			symmetry(),
			tableI(),
			averages(),
			latency(),
			throughput(),
			paths(),
			remarks(),
		), stated()), theorems),
		Charts: charts(),
	}
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
func sides(least int) props.Family {
	return props.Family{Domain: fmt.Sprintf("n ≥ %d", least), For: fmt.Sprintf("n >= %d", least), Order: "n*n"}
}

func odd() props.Family { return sides(3).Where("odd n ≥ 3", "n%2 == 1") }

func even() props.Family { return sides(4).Where("even n ≥ 4", "n%2 == 0") }

// of is the reading that the formula holds over the family, with the network's name for
// NET in the formula and in the witness.
func of(network string, f props.Family, formula, witness string) props.Reading {
	return f.Holds(named(network, formula), named(network, witness))
}

// only is the reading that the formula holds for one network, which the domain names.
func only(domain, network, formula, witness string) props.Reading {
	return props.Statement(domain, named(network, formula), named(network, witness))
}

func named(network, text string) string { return strings.ReplaceAll(text, "NET", network) }

// rounded says that an expression, which is not negative, rounded to the printed number
// of digits is the printed number.
func rounded(expr, printed string) string {
	return fmt.Sprintf("floor((%s)*pow(10, %d) + 1/2) == %s*pow(10, %d)", expr, places(printed), printed, places(printed))
}

// cutOff says the same of an expression that is cut off after these digits.
func cutOff(expr, printed string) string {
	return fmt.Sprintf("floor((%s)*pow(10, %d)) == %s*pow(10, %d)", expr, places(printed), printed, places(printed))
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

func places(printed string) int {
	_, places, _ := strings.Cut(printed, ".")
	return len(places)
}
