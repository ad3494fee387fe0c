package routing_test

import (
	"fmt"
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// gammas calls each with every Γ(c,k,l) of at most the given order, c ≥ 2.
func gammas(t testing.TB, limit int, each func(net *topology.Gamma)) {
	count := 0
	for c := 2; c*c*c <= limit; c++ {
		for k := 1; c*c*c*k <= limit; k++ {
			for l := 1; c*c*c*k*l <= limit; l++ {
				net, err := topology.NewGamma(c, k, l)
				if err != nil {
					t.Fatal(err)
				}
				each(net)
				count++
			}
		}
	}
	t.Logf("%d networks", count)
}

func TestTryMinimal(t *testing.T) {
	bad := 0
	gammas(t, 4096, func(net *topology.Gamma) {
		level := levels(net.CSR(), 0)
		m := routing.NewGammaMinimal(net)
		for g := range uint32(net.Order()) {
			if got := m.Distance(g); got != level[g] {
				bad++
				if bad < 20 {
					t.Errorf("%s %s: %d want %d", net.Name(), net.Label(g), got, level[g])
				}
			}
			if g != 0 {
				h := net.Product(net.Inverse(m.Step(g)), g)
				if level[h]+1 != level[g] {
					bad++
					if bad < 20 {
						t.Errorf("%s %s: step %s", net.Name(), net.Label(g), net.Label(m.Step(g)))
					}
				}
			}
		}
	})
	fmt.Println(bad)
}

func BenchmarkGamma(b *testing.B) {
	for _, name := range []string{"gamma-b", "gamma-b-table", "gamma-table", "gamma-minimal"} {
		b.Run(name, func(b *testing.B) {
			net, r := router(b, name, "Gamma(16,2,1)")
			n := uint32(net.Order())
			at, d := uint32(0), uint32(0)
			for range b.N {
				next, _ := r.Next(at, d, "")
				d += next&1 + 1
				if d >= n {
					d = 0
					at++
					if at >= n {
						at = 0
					}
				}
			}
		})
	}
}
