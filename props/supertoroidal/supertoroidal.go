// Package supertoroidal holds the claims of the paper on supertoroidal networks: supertoroidal.claims,
// what is written shortly in it, and the functions in Go that lines name, for what no formula
// says: of the coordinates of nodes that a link joins, of the links by which a router moves, and of all
// routes to one node at once.
package supertoroidal

import (
	_ "embed"

	"topocert/props"
)

//go:embed supertoroidal.claims
var text string

//go:embed supertoroidal.short
var short string

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed supertoroidal.theorems
var theorems string

// Text returns the paper as this folder has it.
func Text() props.PaperText {
	return props.PaperText{Key: "supertoroidal", Claims: text, Short: short, Theorems: theorems, Code: code()}
}

func code() props.Code {
	return props.Code{
		"links": links, "copies": copies, "messages": messages, "relative": relative,
		"optimal": props.Deciding(optimal), "uneven": props.Deciding(uneven), "breaks": props.Deciding(breaks), "aboveRoot": props.Deciding(aboveRoot),
	}
}

// gamma returns Γ(c,k,l).
func gamma(t *props.Case, c, k, l int) *props.Net { return t.Net("Gamma(%d,%d,%d)", c, k, l) }

// of returns the network of the case.
func of(t *props.Case, c props.Call) *props.Net {
	return gamma(t, c.Value("c"), c.Value("k"), c.Value("l"))
}
