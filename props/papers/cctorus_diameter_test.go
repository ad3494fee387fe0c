package papers

import (
	"fmt"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// TestDiametersFurther compares the diameters on which the ledger
// decides, at most 1,000 nodes, with the distances of the minimal routers on
// larger networks.
func TestDiametersFurther(t *testing.T) {
	limit := deep.Cases(12, 20, 48)
	for _, f := range []struct {
		family, router string
		odd, even      int // the diameter less n
	}{
		{"CCTorus", "cctorus-minimal", -1, 0},
		{"CCTorusOpp", "cctorus-minimal", 0, -1},
		{"XTorus", "xtorus-minimal", -1, -1},
		{"XMesh", "xmesh-minimal", -1, -1},
		{"XMeshW", "xmesh-minimal", -1, -1},
	} {
		for n := 3; n <= limit; n++ {
			if f.family == "CCTorusOpp" && n%2 == 1 {
				continue
			}
			want := n + f.even
			if n%2 == 1 {
				want = n + f.odd
			}
			if got := squareDiameter(t, fmt.Sprintf("%s(%d)", f.family, n), f.router, n); got != want {
				t.Errorf("%s(%d) has diameter %d, want %d", f.family, n, got, want)
			}
		}
	}
}

// squareDiameter returns the largest distance from a vertex in one eighth of a
// square network, to which its symmetries take all others.
func squareDiameter(t *testing.T, on, name string, n int) int {
	net, err := topology.Parse(on)
	if err != nil {
		t.Fatal(err)
	}
	r, err := routing.New(name, net)
	if err != nil {
		t.Fatal(err)
	}
	metric, diameter := r.(interface{ Distance(u, v uint32) int }), 0
	for col := 0; 2*col <= n; col++ {
		for row := range col + 1 {
			for to := range uint32(net.Order()) {
				diameter = max(diameter, metric.Distance(uint32(row*n+col), to))
			}
		}
	}
	return diameter
}
