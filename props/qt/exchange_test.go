package qt

import (
	"math/bits"
	"testing"
	"topocert/props"

	"topocert/topology"
)

// TestLeastExchange compares leastExchange, which looks at one module after the
// other, with the cuts of all exchanges.
func TestLeastExchange(t *testing.T) {
	for _, p := range [][2]int{{4, 4}, {6, 5}} {
		net, err := topology.NewQT(p[0], p[1])
		if err != nil {
			t.Fatal(err)
		}
		for k := 1; k <= 3; k++ {
			want := net.Size()
			for moved := range 1 << 16 { // 8 nodes of each module
				if bits.OnesCount(uint(moved&255)) != k || bits.OnesCount(uint(moved>>8)) != k {
					continue
				}
				parts := parts(net, columns(net.M))
				for z := range 8 {
					if moved>>z&1 == 1 {
						parts[net.At(net.M/2-1, net.N/2, z)] = qtB
					}
					if moved>>(8+z)&1 == 1 {
						parts[net.At(net.M/2, net.N/2-2, z)] = a
					}
				}
				want = min(want, qtCut(net, parts))
			}
			if got := leastExchange(inTrial(t, func(*props.Case) {}), net, k); got != want {
				t.Errorf("%s, k = %d: %d links, want %d", net.Name(), k, got, want)
			}
		}
	}
}
