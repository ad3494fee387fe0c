// Package cctorus holds the claims of the paper on CCTorus: cctorus.claims, and the functions in Go
// that its lines name, for what no formula says. They speak of a node's coordinates, of loads of
// channels, and of numbers of paths in networks too large for a certificate to go through them.
package cctorus

import (
	_ "embed"

	"topocert/props"
)

//go:embed cctorus.claims
var text string

// words are definitions of the paper's own.
//
//go:embed cctorus.words
var words string

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed cctorus.theorems
var theorems string

// Text returns the paper as this folder has it.
func Text() props.PaperText {
	return props.PaperText{Key: "cctorus", Claims: text, Words: words, Theorems: theorems, Code: props.Code{
		"reflected": reflected, "measured": measured,
	}}
}
