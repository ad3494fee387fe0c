package ftt

import (
	"fmt"

	"topocert/props"
)

// width is the bisection width of FTT(n), n ≥ 4, as far as it is known, as a
// formula. It is ours, fitted to n ≤ 11: the paper has 3n.
const width = "4*ceil(n/2)"

// quadrants returns half of the vertices of FTT(n), n even: two opposite quadrants.
func quadrants(net *props.Net) []uint32 {
	n := net.Sides()[0]
	var side []uint32
	for v := range uint32(net.Order()) {
		if c := net.Coordinates(v); (2*c[0] < n) == (2*c[1] < n) {
			side = append(side, v)
		}
	}
	return side
}

// widthIs is the reading that a network has the bisection width that the formula
// gives. The witness is a smaller cut: that between quadrants, certified, where it is
// the smallest of a fully twisted torus of even side.
func widthIs(f props.Family, net, formula string) props.Reading {
	return f.HoldsShown(fmt.Sprintf("%s == %s", widthOf(net), formula), func(t *props.Case, e props.Env) string {
		net, given := t.Net("%s", t.Text(named(net), e)), int(number(t, e, formula).Num().Int64())
		lower, upper := t.Bounds("bisection", net)
		if given < lower {
			return fmt.Sprintf("every balanced cut of %s has at least %d links, more than %d", net.Name(), lower, given)
		}
		text := fmt.Sprintf("%s has a balanced cut of %d links, fewer than %d", net.Name(), upper, given)
		if n := net.Sides()[0]; net.Name() == fmt.Sprintf("FTT(%d)", n) && n%2 == 0 && t.Cuts(net, quadrants(net)) == upper {
			text += fmt.Sprintf(": between the quadrants x, y < %d and x, y ≥ %d and the other two", n/2, n/2)
		}
		return text
	})
}
