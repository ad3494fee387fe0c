package routing_test

import (
	"fmt"
	"testing"

	"topocert/routing"
	"topocert/topology"
)

// fttDescends demands that from every vertex ftt-minimal goes to a neighbour
// that is nearer to the destination, by one.
func fttDescends(t *testing.T, net *topology.FTT, destinations ...uint32) {
	t.Helper()
	g, r := net.CSR(), routing.NewFTTMinimal(net.N)
	for _, d := range destinations {
		level := levels(g, d)
		for v := range uint32(net.Order()) {
			if v == d {
				continue
			}
			if next, _ := r.Next(v, d, ""); !g.HasEdge(v, next) || level[next]+1 != level[v] {
				t.Fatalf("%s: from %s to %s: got %s, want a neighbour nearer by one", net.Name(), net.Label(v), net.Label(d), net.Label(next))
			}
		}
	}
}

func TestFTTDistance(t *testing.T) {
	for n := 4; n <= 20; n++ {
		net, err := topology.NewFTT(n)
		if err != nil {
			t.Fatal(err)
		}
		r := routing.NewFTTMinimal(n)
		for d := range uint32(n * n) {
			for v, want := range levels(net.CSR(), d) {
				if got := r.Distance(uint32(v), d); got != int(want) {
					t.Fatalf("%s: distance of %s and %s: got %d, want %d", net.Name(), net.Label(uint32(v)), net.Label(d), got, want)
				}
			}
		}
	}
}

func TestFTTMinimal(t *testing.T) {
	for n := 4; n <= 64; n++ {
		if testing.Short() && n > 20 {
			continue
		}
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			net, err := topology.NewFTT(n)
			if err != nil {
				t.Fatal(err)
			}
			var all []uint32
			for v := range uint32(net.Order()) {
				all = append(all, v)
			}
			fttDescends(t, net, all...)
		})
	}
}

// TestFTTMinimalLarge tries a million vertices: the corners, and places that no
// symmetry exchanges with them, as destinations.
func TestFTTMinimalLarge(t *testing.T) {
	if testing.Short() {
		t.Skip("a million vertices")
	}
	net, err := topology.NewFTT(1000)
	if err != nil {
		t.Fatal(err)
	}
	fttDescends(t, net, net.At(0, 0), net.At(0, 999), net.At(999, 0), net.At(999, 999), net.At(123, 456), net.At(250, 250), net.At(499, 731))
}

func BenchmarkFTTMinimal(b *testing.B) {
	for _, n := range []int{32, 64, 1000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			r := routing.NewFTTMinimal(n)
			order := uint32(n * n)
			at, to, sum := uint32(1), uint32(2), uint32(0)
			for b.Loop() {
				at = (at*1664525 + 1013904223)
				to = (to*22695477 + 1)
				next, _ := r.Next(uint32(uint64(at)*uint64(order)>>32), uint32(uint64(to)*uint64(order)>>32), "")
				sum += next
			}
			_ = sum
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mhops/s")
		})
	}
}
