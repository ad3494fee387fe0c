package routing_test

import (
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// cayley is a network with coordinates and products, as Γ(c,k,l) has them.
type cayley interface {
	topology.Grid
	topology.Group
}

// gammas passes every Γ(c,k,l) of at most the given order to each.
func gammas(t *testing.T, limit int, each func(net cayley)) {
	for c := 2; c*c*c <= limit; c++ {
		for k := 1; c*c*c*k <= limit; k++ {
			for l := 1; c*c*c*k*l <= limit; l++ {
				each(gammaNet(t, c, k, l))
			}
		}
	}
}

func gammaNet(t testing.TB, c, k, l int) cayley {
	net, err := topology.New("Gamma", c, k, l)
	if err != nil {
		t.Fatal(err)
	}
	return net.(cayley)
}

// TestGammaPairs follows every ordered pair, in small networks of every kind: c
// even and odd, c = 2 with and without rings of length 2.
func TestGammaPairs(t *testing.T) {
	for _, on := range []string{
		"Gamma(2,1,1)", "Gamma(2,1,4)", "Gamma(2,3,1)", "Gamma(3,1,1)", "Gamma(3,2,2)", "Gamma(4,1,1)", "Gamma(4,1,2)", "Gamma(4,2,1)", "Gamma(5,1,1)",
	} {
		minimal(t, "gamma-table", on)
		minimal(t, "gamma-minimal", on)
	}
}

// wantMinimal demands the distance of every vertex from 0 of the router without
// a table, and that it and all that the table allows, and nothing else, comes
// one hop closer.
func wantMinimal(t *testing.T, net cayley) {
	t.Helper()
	r, table := routing.NewGammaMinimal(net), routing.NewGammaTable(net)
	ring := uint32(net.Sides()[1] * net.Sides()[2])
	links := []uint32{ring, uint32(net.Order()) - ring, 1, ring - 1}
	var back []uint32
	for _, s := range links {
		back = append(back, net.Inverse(s))
	}
	level := levels(net.CSR(), 0)
	for g := range uint32(net.Order()) {
		if got := r.Distance(g); got != level[g] {
			t.Fatalf("%s: the distance of %s is %d, want %d", net.Name(), net.Label(g), got, level[g])
		}
		step, allowed := r.Step(g), g == 0 && r.Step(g) == 0 && table.Step(g) == 0
		for i, s := range links {
			closer := level[net.Product(back[i], g)] < level[g]
			if closer != (table.Optimal(g)>>i&1 == 1) {
				t.Fatalf("%s: the table has %04b for %s; link %d: %t", net.Name(), table.Optimal(g), net.Label(g), i, closer)
			}
			allowed = allowed || closer && step == s
		}
		if !allowed {
			t.Fatalf("%s: for %s the next link is %s", net.Name(), net.Label(g), net.Label(step))
		}
	}
}

// TestGammaMinimal tries every relative address in every network up to 2,048
// vertices, of which there are 2,022.
func TestGammaMinimal(t *testing.T) {
	limit := deep.Cases(100, 600, 2048)
	gammas(t, limit, func(net cayley) { wantMinimal(t, net) })
}

// TestGammaMinimalLarge does so in a network of a million vertices, and in others of a
// hundred thousand and more: of large c, of all parameters alike, and with one axis much
// longer than another.
func TestGammaMinimalLarge(t *testing.T) {
	deep.Only(t)
	for _, p := range [][3]int{{100, 1, 1}, {51, 1, 1}, {10, 11, 12}, {26, 8, 1}, {26, 1, 8}, {2, 100, 160}} {
		wantMinimal(t, gammaNet(t, p[0], p[1], p[2]))
	}
}

// BenchmarkGamma asks for one hop; the table is the baseline.
func BenchmarkGamma(b *testing.B) {
	for _, name := range []string{"gamma-table", "gamma-b", "gamma-b-table", "gamma-minimal"} {
		b.Run("router="+name, func(b *testing.B) {
			net, r := router(b, name, "Gamma(16,2,2)")
			n, at, destination := uint32(net.Order()), uint32(0), uint32(0)
			for b.Loop() {
				r.Next(at, destination, "")
				if destination++; destination == n {
					destination, at = 0, (at+1)%n
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mhops/s")
		})
	}
}
