// Package oct holds the claims of the paper on the octagon-connected torus OCT(k,m): oct.claims, the
// words of its own that they use, oct.words, and the functions in Go that its lines name, for what
// no formula says.
package oct

import (
	_ "embed"
	"strconv"
	"strings"

	"topocert/props"
	"topocert/props/claims"
)

//go:embed oct.claims
var text string

//go:embed oct.words
var words string

// theorems are claims that hold for whole families: "go test -run Theorems -update" finds them.
//
//go:embed oct.theorems
var theorems string

// Title returns the paper's title.
func Title() string { return claims.Title(text) }

// Paper returns the paper with its claims and charts.
func Paper() props.Paper {
	return props.PaperText{Key: "oct", Claims: text, Words: words, Theorems: theorems, Code: props.Code{
		"cyclic": cyclic, "consecutive": consecutive, "allCodes": props.Deciding(allCodes), "linked": linked, "distances": distances,
		"cyclicLines": props.Deciding(cyclicLines), "greedy": props.Deciding(greedy), "anyBit": props.Deciding(anyBit), "twoHops": twoHops,
		"codedSlices": props.Deciding(codedSlices), "sliceCodes": props.Deciding(sliceCodes), "gray": props.Deciding(gray),
		"paths": paths, "shortestPaths": shortestPaths,
		"grown": props.Deciding(grown), "adjacentColumns": props.Deciding(adjacentColumns), "gainsOne": props.Deciding(gainsOne), "newBitOnTop": props.Deciding(newBitOnTop),
		"neighbours": neighbours, "stepped": props.Deciding(stepped), "intermediate": intermediate,
		"schedule": schedule, "rowsThenColumns": props.Deciding(rowsThenColumns),
		"flows": flows, "past": past,
		"beatsOMMH": props.Deciding(beatsOMMH), "beatsOMMHCertified": props.Deciding(beatsOMMHCertified), "beatsBoth": props.Deciding(beatsBoth), "spans": props.Deciding(spans),
	}}.Paper()
}

// oct, torus and ommh return the networks of the paper.
func oct(t *props.Case, k, m int) *props.Net   { return t.Net("OCT(%d,%d)", k, m) }
func torus(t *props.Case, k, m int) *props.Net { return t.Net("JTorus(%d,%d)", k, m) }
func ommh(t *props.Case, k, m int) *props.Net  { return t.Net("OMMH(%d,%d,3)", 2*k, 2*m) }

// network returns the network that an argument names, such as OMMH(2*k, 2*m, 3).
func network(t *props.Case, c props.Call, text string) *props.Net {
	name, params, some := strings.Cut(strings.TrimSuffix(text, ")"), "(")
	if !some {
		return t.Net("%s", name)
	}
	var values []string
	for _, p := range strings.Split(params, ",") {
		values = append(values, strconv.Itoa(c.Int(p)))
	}
	return t.Net("%s(%s)", name, strings.Join(values, ","))
}
