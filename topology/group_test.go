package topology_test

import (
	"slices"
	"testing"

	"topocert/topology"
)

// TestGroup tries the group laws on all triples, and that the links are those
// of a Cayley graph: u is joined to u·s just when 0 is joined to s.
func TestGroup(t *testing.T) {
	for _, name := range []string{
		"Ring(3)", "Ring(8)", "Torus(2)", "Torus(2,3,4)", "Torus(5)", "Hypercube(1)", "Hypercube(5)", "JTorus(1,1)", "JTorus(2,3)",
		"Octagon", "OCT(1,1)", "OCT(1,2)", "OCT(2,1)", "Gamma(2,1,1)", "Gamma(2,2,3)", "Gamma(3,1,2)", "Gamma(4,1,1)", "Gamma(3,2,1)",
	} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		g, ok := net.(topology.Group)
		if !ok {
			t.Fatalf("%s is no group", name)
		}
		n := uint32(g.Order())
		for u := range n {
			if g.Product(0, u) != u || g.Product(u, 0) != u || g.Product(u, g.Inverse(u)) != 0 {
				t.Fatalf("%s: 0 is no identity for %d, or %d is not its inverse", name, u, g.Inverse(u))
			}
			var row []uint32
			for _, s := range g.Neighbors(0) {
				row = append(row, g.Product(u, s))
			}
			slices.Sort(row)
			if !slices.Equal(row, g.Neighbors(u)) {
				t.Fatalf("%s: the neighbours of %d are %d, want %d", name, u, g.Neighbors(u), row)
			}
			for v := range n {
				if g.Quotient(u, v) != g.Product(g.Inverse(u), v) {
					t.Fatalf("%s: the quotient of %d and %d is %d", name, u, v, g.Quotient(u, v))
				}
				for w := range n {
					if g.Product(g.Product(u, v), w) != g.Product(u, g.Product(v, w)) {
						t.Fatalf("%s: (%d·%d)·%d ≠ %d·(%d·%d)", name, u, v, w, u, v, w)
					}
				}
			}
		}
	}
}

// TestGroupLarge holds sums and negatives against coordinates, on sides for
// which division is awkward.
func TestGroupLarge(t *testing.T) {
	for _, name := range []string{"Torus(3,257,1021)", "Torus(2,2,65537)", "JTorus(1,65521)", "OCT(29,53)", "Ring(99991)"} {
		net, err := topology.Parse(name)
		if err != nil {
			t.Fatal(err)
		}
		g := net.(interface {
			topology.Group
			Coordinates(v uint32) []int
			At(c ...int) uint32
		})
		n := uint32(g.Order())
		for i := range uint32(100000) {
			u, v := n-1-i%n, i*7919%n
			a, b := g.Coordinates(u), g.Coordinates(v)
			for i := range a {
				a[i] += b[i]
				b[i] = -b[i]
			}
			if g.Quotient(u, v) != g.Product(g.Inverse(u), v) {
				t.Fatalf("%s: the quotient of %d and %d is %d", name, u, v, g.Quotient(u, v))
			}
			if g.Product(u, v) != g.At(a...) || g.Inverse(v) != g.At(b...) {
				t.Fatalf("%s: %d·%d is %d, want %d; the inverse of %d is %d, want %d", name, u, v, g.Product(u, v), g.At(a...), v, g.Inverse(v), g.At(b...))
			}
		}
	}
}

// TestDivisor holds Divide against the division of the language.
func TestDivisor(t *testing.T) {
	const most = 1<<32 - 1
	for _, by := range []uint32{2, 3, 4, 5, 7, 10, 255, 256, 257, 641, 65535, 65536, 65537, 1<<24 - 1, 1 << 24, most - 1, most} {
		d := topology.NewDivisor(by)
		for _, near := range []uint32{0, by, 2 * by, 1 << 16, 1 << 24, most / by * by, most - 3} {
			for v := near - min(near, 2); v != near+3; v++ {
				if q, r := d.Divide(v); q != v/by || r != v%by {
					t.Fatalf("%d = %d·%d + %d, want %d and %d", v, q, by, r, v/by, v%by)
				}
			}
		}
	}
}
