package sdp

import (
	"math"
	"testing"

	"topocert/certificates/widths"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/solver/symmetry/symmetrytest"
)

// wantForms sees that a source has forms, and that each is odd, violated by X, and has the
// square that it says.
func wantForms(t *testing.T, p *Program, source string, list []*violatedForm) {
	t.Helper()
	if len(list) == 0 {
		t.Errorf("no forms: %s", source)
	}
	for _, f := range list {
		sum, square := 0, 0.0
		for k, i := range f.at {
			sum += f.times[k]
			for l, j := range f.at {
				square += float64(f.times[k]*f.times[l]) * p.x[i*p.n+j]
			}
		}
		if sum%2 == 0 || math.Abs(square-f.value) > 1e-9 || f.value >= 1 {
			t.Errorf("%s: coefficients %v at %v, sum %d, square %.3f, stated %.3f", source, f.times, f.at, sum, square, f.value)
		}
	}
}

// TestForms: what joins a program is odd and violated, and has the square that it says, of
// all sources; a form and its images have one key for one set of vertices. X is made by hand,
// with a violated triangle in each ring along the last axis, and then as a round finds it.
func TestForms(t *testing.T) {
	e := symmetrytest.Of(t, solvertest.Parse(t, "Torus(3,3,3)"))
	p := NewProgram(e.Network.CSR(), widths.NoSides(27), symmetry.NewSideGroup(e).Elements())
	if len(p.group) != 6*6*6*6 { // three rings of three, in any order
		t.Fatalf("%d automorphisms, want 1296", len(p.group))
	}
	// Of the rings 0, 4 and 8 the sides themselves are nearly of sum 0; of the others with one
	// side turned over, the last, the second or the first of the three.
	turned := func(i int) bool { return i/3%4 == 3-i%3 }
	for i := range p.n {
		for j := range p.n {
			switch {
			case i == j:
				p.x[i*p.n+j] = 1
			case i/3 == j/3 && turned(i) == turned(j):
				p.x[i*p.n+j] = -0.45
			case i/3 == j/3:
				p.x[i*p.n+j] = 0.45
			}
		}
	}
	triangles := p.separateTriangles(t.Context(), 100)
	wantForms(t, p, "triangles", triangles)
	if len(triangles) != 9 {
		t.Errorf("%d violated triangles, want 9", len(triangles))
	}
	wantForms(t, p, "descending", p.localSearch(&violatedForm{at: []int{0}, times: []int{1}, value: 1}))
	wantForms(t, p, "lattice", p.separateLattice(t.Context()))
	images := p.images(t.Context(), triangles, 1000)
	wantForms(t, p, "images", images)
	if len(images) != 3*2+6*5 { // of equal signs are three, of one other sign six
		t.Errorf("%d violated images of triangles, want 36", len(images))
	}

	clear(p.x)
	p.ascend(t.Context())
	lattice := p.separateLattice(t.Context())
	wantForms(t, p, "lattice after a round", lattice)
	wantForms(t, p, "images after a round", p.images(t.Context(), lattice[:min(2, len(lattice))], 50))
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

// TestRoundedShift: where the dual variables' matrix is not semidefinite, all of the diagonal becomes
// more, so that what is shown stays below the width.
func TestRoundedShift(t *testing.T) {
	g := solvertest.Parse(t, "Petersen").CSR()
	p := NewProgram(g, widths.NoSides(10), nil)
	p.add(&form{[]uint32{0, 1, 2}, []int{1, 1, 1}}, 10)
	if m := p.rounded(0); m == nil || m.p != 0 || m.scaledBound() > 4*fixedPoint*5 {
		t.Errorf("matrix %+v, want no sign of P, and at most 5 links shown", m)
	}
}

// TestBelow: a problem with more sides takes over dual variables that show about as much
// as before; neither they nor those before show more than there is.
func TestBelow(t *testing.T) {
	g := solvertest.Parse(t, "GP(8,3)").CSR()
	sides := widths.NoSides(16)
	sides[0] = 0
	p := NewProgram(g, sides, nil)
	p.Solve(t.Context(), math.Inf(1), Effort{Least: 2, Most: 6, Patience: 1})
	before := p.bound()
	further := widths.NoSides(16)
	further[0], further[5] = 0, 1
	q := p.Below(further)
	q.Solve(t.Context(), math.Inf(1), Effort{Least: 2, Most: 6, Patience: 1})
	width, apart := float64(solvertest.LeastHalving(g)), float64(solvertest.LeastAgreeing(g, further))
	if after := q.bound(); after < before-0.3 || before > width+1e-6 || after > apart+1e-6 {
		t.Errorf("bounds %.3f, then %.3f; the width is %.0f, with 0 and 5 apart %.0f", before, after, width, apart)
	}
}
