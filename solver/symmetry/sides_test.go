package symmetry

import (
	"testing"

	"topocert/certificates/widths"
	"topocert/solver/solvertest"
)

// TestSideGroup holds the symmetries of sides that are listed against those that a search
// with colours finds: their orbits are the same where no exchange keeps the sides.
func TestSideGroup(t *testing.T) {
	net := solvertest.Parse(t, "Petersen")
	symmetries, err := FindByDistance(t.Context(), net, DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	all := NewSideGroup(symmetries)
	if len(all.elements) != 120 {
		t.Fatalf("%d automorphisms of Petersen, want 120", len(all.elements))
	}
	searched := &SideGroup{g: net.CSR()}
	for _, fixed := range [][]int{{0}, {0, 1}, {0, 2, 3}, {4, 7, 8, 9}} {
		sides := widths.NoSides(10)
		for _, v := range fixed {
			sides[v] = 1
		}
		if len(fixed) != 2 { // one of either side would allow for an exchange
			sides[fixed[0]] = 0
		}
		_, want, err := searched.Keeping(t.Context(), sides)
		if err != nil {
			t.Fatal(err)
		}
		maps, got, err := all.Keeping(t.Context(), sides)
		if err != nil {
			t.Fatal(err)
		}
		for x := range uint32(20) {
			if got.Find(x) != want.Find(x) {
				t.Errorf("sides of %v: choice %d is with %d, want with %d", fixed, x, got.Find(x), want.Find(x))
			}
		}
		for _, m := range maps {
			if !m.takes(sides, sides) {
				t.Errorf("sides of %v: a map does not keep them", fixed)
			}
		}
		// All images of the sides have the same least one.
		key, _ := all.Least(sides)
		for _, p := range all.elements[:20] {
			for exchange := range int8(2) {
				m := SideMap{p, exchange}
				image := widths.NoSides(10)
				for v, s := range sides {
					if s != widths.Free {
						image[m.at(v)] = s ^ exchange
					}
				}
				other, by := all.Least(image)
				_, before := all.Least(sides)
				if other != key || !Between(before, by).takes(sides, image) {
					t.Fatalf("sides of %v and an image have the least images %q and %q", fixed, key, other)
				}
			}
		}
	}
}
