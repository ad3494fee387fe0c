package solver

import (
	"testing"
	"topocert/certificates"
)

// TestSideGroup holds the symmetries of sides that are listed against those that a search
// with colours finds: their orbits are the same where no exchange keeps the sides.
func TestSideGroup(t *testing.T) {
	net := parsed(t, "Petersen")
	symmetries, err := FindSymmetriesByDistance(t.Context(), net, DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	all := newSideGroup(symmetries)
	if len(all.elements) != 120 {
		t.Fatalf("%d automorphisms of Petersen, want 120", len(all.elements))
	}
	searched := &sideGroup{g: net.CSR()}
	for _, fixed := range [][]int{{0}, {0, 1}, {0, 2, 3}, {4, 7, 8, 9}} {
		sides := certificates.NoSides(10)
		for _, v := range fixed {
			sides[v] = 1
		}
		_, want, err := searched.keeping(t.Context(), sides)
		if err != nil {
			t.Fatal(err)
		}
		maps, got, err := all.keeping(t.Context(), sides)
		if err != nil {
			t.Fatal(err)
		}
		for x := range uint32(20) {
			if got.find(x) != want.find(x) {
				t.Errorf("sides of %v: choice %d is with %d, want with %d", fixed, x, got.find(x), want.find(x))
			}
		}
		for _, m := range maps {
			if !m.takes(sides, sides) {
				t.Errorf("sides of %v: a map does not keep them", fixed)
			}
		}
		// All images of the sides have the same least one.
		key, _ := all.least(sides)
		for _, p := range all.elements[:20] {
			for exchange := range int8(2) {
				m := sideMap{p, exchange}
				image := certificates.NoSides(10)
				for v, s := range sides {
					if s != certificates.Free {
						image[m.at(v)] = s ^ exchange
					}
				}
				other, by := all.least(image)
				_, before := all.least(sides)
				if other != key || !between(before, by).takes(sides, image) {
					t.Fatalf("sides of %v and an image have the least images %q and %q", fixed, key, other)
				}
			}
		}
	}
}
