// Package cctorus holds the claims of the paper on CCTorus: cctorus.claims, and the functions in Go
// that its lines name, for what no formula says. They speak of a node's coordinates, of the orbits
// of the automorphisms, and of loads of channels and numbers of paths that no certificate states.
package cctorus

import (
	_ "embed"

	"topocert/props"
	"topocert/props/claims"
)

//go:embed cctorus.claims
var text string

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed cctorus.theorems
var theorems string

// Title returns the paper's title.
func Title() string { return claims.Title(text) }

// Paper returns the paper with its claims and charts.
func Paper() props.Paper {
	return props.PaperText{Key: "cctorus", Claims: text, Theorems: theorems, Code: props.Code{
		"centres": centres, "orbits": orbits, "reflected": reflected, "columns": columns, "measured": measured,
	}}.Paper()
}
