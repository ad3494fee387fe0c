package certificates_test

import (
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strconv"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/internal/deep"
)

// fromMasks returns the graph in which bit u of row v says that u and v are
// linked.
func fromMasks(masks []uint32) rows {
	g := make(rows, len(masks))
	for v, m := range masks {
		for ; m != 0; m &= m - 1 {
			g[v] = append(g[v], uint32(bits.TrailingZeros32(m)))
		}
	}
	return g
}

// widthByAllCuts tries all parts of ⌊N/2⌋ vertices.
func widthByAllCuts(masks []uint32) int {
	n := len(masks)
	best := n * n
	for part := range uint32(1) << n {
		if bits.OnesCount32(part) != n/2 {
			continue
		}
		cut := 0
		for v, m := range masks {
			if part>>v&1 == 1 {
				cut += bits.OnesCount32(m &^ part)
			}
		}
		best = min(best, cut)
	}
	return best
}

// checkWidth checks a proof by order that the width of g is value.
func checkWidth(g rows, order []uint32, relation string, value int) error {
	c := &certificates.Certificate{
		Statement: certificates.Statement{Subject: "bisection", Network: "G", Relation: relation, Value: strconv.Itoa(value)},
		Kind:      "order",
		Body:      []certificates.Line{certificates.NumbersLine("order", order...)},
	}
	return kinds.Check(c, certificates.World{Graph: func(string) (certificates.Graph, error) { return g, nil }})
}

// wantWidth sees that the proof by order shows exactly the given width.
func wantWidth(t *testing.T, g rows, order []uint32, width int) {
	t.Helper()
	for _, c := range []struct {
		relation string
		value    int
		rule     string
	}{
		{"=", width, ""}, {">=", width, ""}, {">=", 0, ""},
		{"=", width + 1, "statement/value"}, {"=", width - 1, "statement/value"}, {">=", width + 1, "order/bound"},
	} {
		if c.value < 0 {
			continue
		}
		err := checkWidth(g, order, c.relation, c.value)
		var r *certificates.Rejection
		switch {
		case c.rule == "" && err != nil:
			t.Fatalf("%d along %d, %s %d: %v", g, order, c.relation, c.value, err)
		case c.rule != "" && (!errors.As(err, &r) || r.Rule != c.rule):
			t.Fatalf("%d along %d, %s %d: %v, want %s", g, order, c.relation, c.value, err, c.rule)
		}
	}
}

// permutation returns a random order of n vertices.
func permutation(random *rand.Rand, n int) []uint32 {
	order := make([]uint32, n)
	for i, v := range random.Perm(n) {
		order[i] = uint32(v)
	}
	return order
}

// TestOrderAllSmallGraphs holds the dynamic program against all cuts, on every
// labelled graph of up to 5 vertices, connected or not, along two orders each.
func TestOrderAllSmallGraphs(t *testing.T) {
	deep.NotShort(t)
	random := rand.New(rand.NewPCG(3, 1))
	for n := 1; n <= 5; n++ {
		for code := range 1 << (n * (n - 1) / 2) {
			masks := make([]uint32, n)
			bit := 0
			for v := range n {
				for u := range v {
					if code>>bit&1 == 1 {
						masks[v] |= 1 << u
						masks[u] |= 1 << v
					}
					bit++
				}
			}
			width := widthByAllCuts(masks)
			for range 2 {
				wantWidth(t, fromMasks(masks), permutation(random, n), width)
			}
		}
	}
}

// TestOrderRandomGraphs does so on random graphs of 6 to 13 vertices, sparse to
// dense, along random orders.
func TestOrderRandomGraphs(t *testing.T) {
	deep.NotShort(t)
	random := rand.New(rand.NewPCG(3, 2))
	for range 300 {
		n := 6 + random.IntN(8)
		density := random.Float64()
		masks := make([]uint32, n)
		for v := range n {
			for u := range v {
				if random.Float64() < density {
					masks[v] |= 1 << u
					masks[u] |= 1 << v
				}
			}
		}
		wantWidth(t, fromMasks(masks), permutation(random, n), widthByAllCuts(masks))
	}
}

// completeBipartite returns K(a,b), the a vertices first.
func completeBipartite(a, b int) rows {
	g := make(rows, a+b)
	for v := range a {
		for u := range b {
			g[v] = append(g[v], uint32(a+u))
			g[a+u] = append(g[a+u], uint32(v))
		}
	}
	return g
}

func inOrder(n int) []uint32 {
	order := make([]uint32, n)
	for v := range order {
		order[v] = uint32(v)
	}
	return order
}

// TestOrderWidest sees that a boundary of 22 vertices is accepted, and one of 23
// is not.
func TestOrderWidest(t *testing.T) {
	deep.NotShort(t)
	// K(22,4): with 11 + 2 vertices on either side, each of the 4 has 11 links cut.
	if err := checkWidth(completeBipartite(22, 4), inOrder(26), "=", 44); err != nil {
		t.Error(err)
	}
	var r *certificates.Rejection
	if err := checkWidth(completeBipartite(23, 4), inOrder(27), "=", 46); !errors.As(err, &r) || r.Rule != "order/width" {
		t.Errorf("%v, want order/width", err)
	}
}

// TestOrderSaturation cuts more links than an entry of a table can hold. In
// K(3,2k+1) the halves have k+2 vertices. If one has one of the three, then its
// k+1 others have 2 links cut each, and the k others of the other half have 1:
// 3k+2 in all. All three on one side cut 3 links of each of k+2 others.
func TestOrderSaturation(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	for _, c := range []struct {
		k    int
		rule string
	}{{100, ""}, {21_845, "order/limit"}} {
		b := 2*c.k + 1
		width := 2*(c.k+1) + c.k
		err := checkWidth(completeBipartite(3, b), inOrder(3+b), ">=", width)
		var r *certificates.Rejection
		switch {
		case c.rule == "" && err != nil:
			t.Errorf("K(3,%d) >= %d: %v", b, width, err)
		case c.rule != "" && (!errors.As(err, &r) || r.Rule != c.rule):
			t.Errorf("K(3,%d) >= %d: %v, want %s", b, width, err, c.rule)
		}
	}
}

// TestOrderTooMuchWork sees that work is bounded before it is begun.
func TestOrderTooMuchWork(t *testing.T) {
	deep.NotShort(t)
	const n = 1 << 20
	path := make(rows, n)
	for v := range uint32(n) {
		if v > 0 {
			path[v] = append(path[v], v-1)
		}
		if v < n-1 {
			path[v] = append(path[v], v+1)
		}
	}
	var r *certificates.Rejection
	if err := checkWidth(path, inOrder(n), "=", 1); !errors.As(err, &r) || r.Rule != "order/limit" {
		t.Errorf("%v, want order/limit", err)
	}
}

// ladder returns the mesh with the given numbers of rows and columns, numbered
// column by column: in order, its boundary has as many vertices as it has rows.
func ladder(height, length int) rows {
	g := make(rows, height*length)
	for x := range length {
		for y := range height {
			v := x*height + y
			if x > 0 {
				g[v] = append(g[v], uint32(v-height))
			}
			if y > 0 {
				g[v] = append(g[v], uint32(v-1))
			}
			if y < height-1 {
				g[v] = append(g[v], uint32(v+1))
			}
			if x < length-1 {
				g[v] = append(g[v], uint32(v+height))
			}
		}
	}
	return g
}

// TestOrderMeshes compares with the known width of a mesh of height h and even
// length l ≥ h: h links between the halves.
func TestOrderMeshes(t *testing.T) {
	for _, c := range [][2]int{{1, 2}, {1, 40}, {2, 2}, {3, 8}, {4, 100}, {8, 8}, {10, 12}} {
		wantWidth(t, ladder(c[0], c[1]), inOrder(c[0]*c[1]), c[0])
	}
}

func BenchmarkOrder(b *testing.B) {
	for _, height := range []int{12, 14, 16, 18, 20, 22} {
		length := 130 / height / 2 * 2
		b.Run(fmt.Sprintf("net=mesh/boundary=%d/order=%d", height, height*length), func(b *testing.B) {
			g := ladder(height, length)
			width := min(height, length)
			if height > length { // the shorter side is the even one
				width = length
			}
			if err := checkWidth(g, inOrder(height*length), ">=", width); err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for b.Loop() {
				if err := checkWidth(g, inOrder(height*length), ">=", width); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
