// Package ftt holds the claims of the paper that proposes the fully twisted torus: ftt.claims, with
// words of its own in ftt.words, and the functions in Go that its lines name, for what no formula
// says. They speak of a node's coordinates, and of routers that have no name.
package ftt

import (
	_ "embed"

	"topocert/props"
	"topocert/routing"
)

//go:embed ftt.claims
var text string

//go:embed ftt.words
var words string

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed ftt.theorems
var theorems string

// Text returns the paper as this folder has it.
func Text() props.PaperText {
	return props.PaperText{Key: "ftt", Claims: text, Words: words, Theorems: theorems, Code: props.Code{
		"inLine": inLine, "walks": walks, "onlyFirst": onlyFirst, "noneDelivers": props.Deciding(noneDelivers), "rows": rows,
	}}
}

// network returns FTT(n), for the n of the case.
func network(t *props.Case, c props.Call) *props.Net { return t.Net("FTT(%d)", c.Value("n")) }

// noneDelivers wants no combination of the readings of A to deliver every pair of FTT(n).
func noneDelivers(t *props.Case, n int) {
	net := t.Net("FTT(%d)", n)
	for _, reading := range routing.FTTCombinations() {
		t.Want(t.Audit(net, routing.NewFTTRouteA(n, reading)).Bad != nil, "%s delivers every pair of FTT(%d)", reading, n)
	}
}
