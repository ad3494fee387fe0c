package papers

import (
	"context"
	"math/bits"
	"testing"

	"topocert/props"
)

// TestLeastExchange compares leastExchange, which looks at one module after the
// other, with the cuts of all exchanges.
func TestLeastExchange(t *testing.T) {
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	compare := props.Deciding(func(c *props.Case, m, n, k int) {
		net := qtNetwork(c, m, n)
		want := net.Size()
		for moved := range 1 << 16 { // 8 nodes of each module
			if bits.OnesCount(uint(moved&255)) != k || bits.OnesCount(uint(moved>>8)) != k {
				continue
			}
			parts := parts(net, columns(m))
			for z := range 8 {
				if moved>>z&1 == 1 {
					parts[net.At(m/2-1, n/2, z)] = partB
				}
				if moved>>(8+z)&1 == 1 {
					parts[net.At(m/2, n/2-2, z)] = partA
				}
			}
			want = min(want, cutOf(net, parts))
		}
		got := leastExchange(c, m, n, k)
		c.Want(got == want, "%s, k = %d: %d links, want %d", net.Name(), k, got, want)
	})
	paper := props.PaperText{Key: "qt", Claims: "test: go compare for (m, n) in [(4, 4), (6, 5)], k in 1..3\n", Code: props.Code{"compare": compare}}.Paper()
	results, err := (&props.Runner{Session: session}).Run(context.Background(), paper.Claims)
	if err != nil || results[0].Verdict != props.Holds {
		t.Errorf("%+v, %v", results, err)
	}
}
