package routing

import "testing"

// latticeReach is the largest |X| and |Y| that the tests of f try. With a and b
// as for QTMinimal, f and the first hops at a ≥ 8 are those at a−2, and those
// at b ≥ 6 are those at b−1, also at all neighbours, but for a constant; so what
// is local holds everywhere if it holds for a ≤ 9 and b ≤ 6.
const latticeReach = 16

// everywhere calls try with every f(X,Y,z,w) in reach.
func everywhere(f func(X, Y, z, w int) int, try func(X, Y, z, w, value int)) {
	for X := -latticeReach; X <= latticeReach; X++ {
		for Y := -latticeReach; Y <= latticeReach; Y++ {
			for zw := range 64 {
				try(X, Y, zw/8, zw%8, f(X, Y, zw/8, zw%8))
			}
		}
	}
}

func newLattice() (table *qtTable, f func(X, Y, z, w int) int) {
	table = newQTTable()
	return table, func(X, Y, z, w int) int {
		distance, _ := table.at(X, Y, z, w)
		return distance
	}
}

// TestQTLattice: f is the distance. It is 0 at the destination only, differs by
// at most 1 along every link, and the first hop goes to where it is 1 less.
func TestQTLattice(t *testing.T) {
	table, f := newLattice()
	everywhere(f, func(X, Y, z, w, value int) {
		if here := X == 0 && Y == 0 && z == w; (value == 0) != here {
			t.Errorf("f(%d,%d,%d,%d) = %d, want 0 at the destination only", X, Y, z, w, value)
		}
		if bound := 2*max(X, -X, Y, -Y) - 1; value < bound {
			t.Errorf("f(%d,%d,%d,%d) = %d, want at least %d", X, Y, z, w, value, bound)
		}
		_, hop := table.at(X, Y, z, w)
		for i := range 4 {
			toX, toY, to := X, Y, z^1<<i
			if i == 3 {
				dx, dy := qtDirection(z)
				toX, toY, to = X-dx, Y-dy, z^4
			}
			g := f(toX, toY, to, w)
			if g < value-1 || g > value+1 {
				t.Errorf("f(%d,%d,%d,%d) = %d and %d across a link, want them to differ by at most 1", X, Y, z, w, value, g)
			}
			if value > 0 && i == hop && g != value-1 {
				t.Errorf("f(%d,%d,%d,%d) = %d and %d after the first hop %d", X, Y, z, w, value, g, hop)
			}
		}
	})
}

// TestQTRepresentatives checks what QTMinimal says of the representatives.
func TestQTRepresentatives(t *testing.T) {
	_, f := newLattice()
	everywhere(f, func(X, Y, z, w, value int) {
		absX, absY := max(X, -X), max(Y, -Y)
		signX, signY := sign(X), sign(Y)
		for less := absX - 2; less >= 0; less -= 2 {
			if got := f(signX*less, Y, z, w); got > value && absX > 2 {
				t.Errorf("f(%d,%d,%d,%d) = %d, but %d at X = %d", X, Y, z, w, value, got, signX*less)
			}
		}
		for more := absY + 2; more <= absY+3 && absY >= absX; more++ {
			for _, s := range []int{signY, -signY} {
				if got := f(X, s*more, z, w); got < value && (s == signY || Y == 0) {
					t.Errorf("f(%d,%d,%d,%d) = %d, but %d at Y = %d", X, Y, z, w, value, got, s*more)
				}
			}
		}
		for less := absY - 2; less >= 0 && absY <= absX-2; less -= 2 {
			got := f(X, signY*less, z, w)
			if absY == absX-2 {
				got = min(got, f(X, signY*absX, z, w))
			}
			if got > value {
				t.Errorf("f(%d,%d,%d,%d) = %d, but %d at Y = %d", X, Y, z, w, value, got, signY*less)
			}
		}
	})
}

func sign(a int) int {
	if a < 0 {
		return -1
	}
	return 1
}
