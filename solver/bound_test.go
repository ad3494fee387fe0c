package solver

import (
	"math"
	"testing"

	"topocert/certificates"
)

// TestForms: what joins a program is odd and violated, and has the square that it says, of
// all three sources; a form and its images have one key for one set of vertices.
func TestForms(t *testing.T) {
	e := symmetriesOf(t, parsed(t, "Torus(3,3,3)"))
	p := newBoundProgram(newCutProblem(e.Network.CSR(), certificates.NoSides(27)), newSideGroup(e).elements)
	if len(p.group) != 6*6*6*6 { // three rings of three, in any order
		t.Fatalf("%d automorphisms, want 1296", len(p.group))
	}
	p.advance(t.Context())
	lattice := p.latticeForms(t.Context())
	for name, list := range map[string][]*violatedForm{
		"triangles":  p.violatedTriangles(t.Context(), 100),
		"lattice":    lattice,
		"images":     p.images(t.Context(), lattice[:min(2, len(lattice))], 50),
		"descending": p.descend(&violatedForm{at: []int{0}, times: []int{1}, value: p.x[0]}),
	} {
		if len(list) == 0 && name != "triangles" && name != "descending" {
			t.Errorf("no forms: %s", name)
		}
		for _, f := range list {
			sum, square := 0, 0.0
			for k, i := range f.at {
				sum += f.times[k]
				for l, j := range f.at {
					square += float64(f.times[k]*f.times[l]) * p.x[i*p.n+j]
				}
			}
			// With a few iterations the diagonal of X is not 1 yet, as descents take it to be.
			if sum%2 == 0 || name != "descending" && math.Abs(square-f.value) > 0.2 || f.value >= 1 {
				t.Errorf("%s: coefficients %v at %v, sum %d, square %.3f, stated %.3f", name, f.times, f.at, sum, square, f.value)
			}
		}
	}
	for _, f := range p.images(t.Context(), lattice[:1], 10) {
		c := p.ofVertices(f)
		for k := range c.times {
			c.times[k] = -c.times[k]
		}
		if !p.add(c, 0) {
			t.Errorf("an image is there before: %v", c)
		}
		if p.add(p.ofVertices(f), 0) {
			t.Errorf("a form joins beside its opposite: %v", c)
		}
	}
}

// TestBelow: a problem with more sides takes over dual variables that show about as much
// as before, and never more than there is.
func TestBelow(t *testing.T) {
	g := parsed(t, "GP(8,3)").CSR()
	sides := certificates.NoSides(16)
	sides[0] = 0
	p := newBoundProgram(newCutProblem(g, sides), nil)
	p.solve(t.Context(), math.Inf(1), effort{2, 6, 1})
	before := p.bound()
	further := certificates.NoSides(16)
	further[0], further[5] = 0, 1
	q := p.below(further)
	q.solve(t.Context(), math.Inf(1), effort{2, 6, 1})
	width := float64(leastHalving(g))
	if after := q.bound(); after < before-0.3 || before > width+1e-6 {
		t.Errorf("bounds %.3f, then %.3f; the width is %.0f", before, after, width)
	}
}
