package papers

import (
	"fmt"
	"math/bits"
	"testing"

	"topocert/topology"
)

// TestLeastExchange compares what the claim bisection-swap-single says, by the growth of the cut at one
// module after the other, with the cuts of all exchanges.
func TestLeastExchange(t *testing.T) {
	for _, side := range [][2]int{{4, 4}, {6, 5}} {
		m, n := side[0], side[1]
		net, err := topology.Parse(fmt.Sprintf("QT(%d,%d)", m, n))
		if err != nil {
			t.Fatal(err)
		}
		a, b := uint32(8*(n*(m/2-1)+n/2)), uint32(8*(n*m/2+n/2-2)) // the first nodes of the two modules
		least := map[int]int{}
		for moved := range uint32(1 << 16) { // 8 nodes of each module
			k := bits.OnesCount32(moved & 255)
			if k == 0 || k > 3 || bits.OnesCount32(moved>>8) != k {
				continue
			}
			inA := func(v uint32) bool {
				changes := v >= a && v < a+8 && moved>>(v-a)&1 == 1 || v >= b && v < b+8 && moved>>(8+v-b)&1 == 1
				return (int(v)/(8*n) < m/2) != changes
			}
			cut := 0
			for v := range uint32(net.Order()) {
				for _, u := range net.CSR().Neighbors(v) {
					if v < u && inA(u) != inA(v) {
						cut++
					}
				}
			}
			if best, ok := least[k]; !ok || cut < best {
				least[k] = cut
			}
		}
		for k := 1; k <= 3; k++ {
			if want := 6*n + 4; least[k] != want {
				t.Errorf("%s, k = %d: %d links, the claim says %d", net.Name(), k, least[k], want)
			}
		}
	}
}
