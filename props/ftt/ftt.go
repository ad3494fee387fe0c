// Package ftt holds the claims of the paper that proposes the fully twisted torus.
package ftt

import (
	_ "embed"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/props"
)

// Title is the paper's title.
const Title = "Torus Based New Fault-Tolerant Interconnection Network For Parallel Systems"

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed ftt.theorems
var theorems string

// Paper returns the paper with its claims and charts.
func Paper() props.Paper {
	return props.Paper{
		Key:   "ftt",
		Title: Title,
		Source: "Laxminath Tripathy, “Torus Based New Fault-Tolerant Interconnection Network For Parallel Systems”, " +
			"Computer Integrated Manufacturing Systems, No. 1, 2023, DOI 10.24297/j.cims.2023.1.28",
		Findings: []string{"thm1-diameter", "thm2-bisection", "thm3-cost", "routeA-delivers"},
		Claims:   props.WithTheorems(props.WithCoq(claims(), stated()), theorems),
		Charts:   charts(),
	}
}

// claims lists the claims in the order of the text.
func claims() []*props.Claim {
	return slices.Concat(
		exampleClaims(),
		definitionClaims(),
		diameterClaims(),
		bisectionClaims(),
		costClaims(),
		faultClaims(),
		routeAClaims(),
		routeBClaims(),
		table1MeshClaims(),
		table1MCRClaims(),
		table1TCRClaims(),
		table1FormulaClaims(),
		table1OUCClaims(),
		table1FTTClaims(),
		table2MeshClaims(),
		table2RingClaims(),
		table2FTTClaims(),
		table2PackingClaims(),
		comparisonClaims(),
		remarkClaims(),
	)
}

// family is FTT(n) for every n.
func family() props.Family {
	return props.Family{Domain: "n ≥ 4", For: "n >= 4", Order: "n*n"}
}

// fromSix is FTT(n) from the paper's smallest example on.
func fromSix() props.Family { return family().From("n ≥ 6", "n >= 6") }

// even is FTT(n) for even n.
func even() props.Family { return family().Where("even n ≥ 4", "n % 2 == 0") }

// odd is FTT(n) for odd n.
func odd() props.Family { return family().Where("odd n ≥ 5", "n % 2 == 1") }

// sizes is the sizes of the paper's tables, N = 4k², at which FTT(2k),
// Mesh(2k), Torus(2k), MCR(k) and TCR(k) all exist.
func sizes() props.Family {
	return props.Family{Domain: "k ≥ 2, N = 4k²", For: "k >= 2", Order: "4*k*k"}
}

// many is a limit on the order for statements that need no network.
const many = 40_000

// widest is a limit on the order up to which the bisection widths of the
// FTT(n) with even n are soon known.
const widest = 256

// diameter is the diameter of FTT(n), n ≥ 4, as a formula. It is ours: the paper has
// n−2.
const diameter = "floor((3*n + 1)/4)"

// distanceSum is the sum of the distances over all ordered pairs of FTT(n), for
// n = 4 and n ≥ 6, as a formula. It is ours, fitted for each n mod 4 to n ≤ 27; the
// paper has none.
func distanceSum(n string) string {
	return strings.ReplaceAll("(1329*pow(N, 5) + 1840*pow(N, 4) - cond(N % 4 == 0, 11152*pow(N, 3) - 28928*N*N + 8192*N + 73728, "+
		"cond(N % 4 == 1, 11874*pow(N, 3) - 27212*N*N - 45657*N + 316068, "+
		"cond(N % 4 == 2, 12968*pow(N, 3) - 36992*N*N + 18544*N + 103680, 11874*pow(N, 3) - 27764*N*N - 34137*N + 233340))))/3072", "N", n)
}

// The measures of a network in the formula language.

func diameterOf(net string) string { return "diameter(" + net + ")" }
func widthOf(net string) string    { return "bisection(" + net + ")" }
func degreeOf(net string) string   { return "max_degree(" + net + ")" }

// meanOf is the mean distance over the ordered pairs of different vertices.
func meanOf(net string) string {
	return fmt.Sprintf("distance_sum(%[1]s)/(order(%[1]s)*(order(%[1]s) - 1))", net)
}

// meanOfAll is the mean distance over all ordered pairs, each vertex with itself too.
func meanOfAll(net string) string {
	return fmt.Sprintf("distance_sum(%[1]s)/(order(%[1]s)*order(%[1]s))", net)
}

// costOf is the paper's network cost: the largest degree times the diameter.
func costOf(net string) string { return degreeOf(net) + "*" + diameterOf(net) }

// packingOf is the paper's packing density: vertices per unit of cost.
func packingOf(net string) string { return fmt.Sprintf("order(%s)/(%s)", net, costOf(net)) }

// pairsOf is the number of ordered pairs of different vertices.
func pairsOf(net string) string { return fmt.Sprintf("order(%[1]s)*(order(%[1]s) - 1)", net) }

// all joins conditions that are to hold together.
func all(conditions ...string) string { return strings.Join(conditions, " && ") }

// isTrue tells whether a condition holds for the values.
func isTrue(t *props.Case, e props.Env, condition string) bool {
	return t.Text("{"+condition+"}", e) == "true"
}

// number returns the value of an expression that is known.
func number(t *props.Case, e props.Env, expr string) *big.Rat {
	text := t.Text("{"+expr+"}", e)
	x, ok := new(big.Rat).SetString(text)
	if !ok {
		t.Check(fmt.Errorf("ftt: %s is %s, want a number", expr, text))
	}
	return x
}

// farPair names two vertices at distance d, certified.
func farPair(t *props.Case, net *props.Net, d int) string {
	for u := range uint32(net.Order()) {
		if v := slices.Index(t.Levels(net, u), uint32(d)); v >= 0 && t.Int("distance", net, u, uint32(v)) == d {
			return fmt.Sprintf("%s and %s", net.Label(u), net.Label(uint32(v)))
		}
	}
	return "no two vertices"
}

// path writes a shortest path.
func path(t *props.Case, net *props.Net, from, to uint32) string {
	level := t.Levels(net, to)
	path := []string{net.Label(from)}
	for v := from; v != to; {
		for _, w := range net.Neighbors(v) {
			if level[w]+1 == level[v] {
				v = w
				break
			}
		}
		path = append(path, net.Label(v))
	}
	return strings.Join(path, " ")
}

// corrected is a statement that holds where a claim fails, and how it is decided.
func corrected(statement string, r props.Reading) *props.Correction {
	return &props.Correction{Statement: statement, Reading: r}
}
