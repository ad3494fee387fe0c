package routing_test

import (
	"fmt"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// TestFTTMinimal tries every pair of every FTT of at most 1,936 vertices.
func TestFTTMinimal(t *testing.T) {
	limit := deep.Cases(12, 24, 44)
	for n := 4; n <= limit; n++ {
		g, r := router(t, "ftt-minimal", fmt.Sprintf("FTT(%d)", n))
		closer(t, g, r, every(g.Order()))
	}
}

// TestFTTMinimalLarge tries a million vertices: the corners, and places that no
// symmetry exchanges with them, as destinations.
func TestFTTMinimalLarge(t *testing.T) {
	deep.Only(t)
	net := network(t, "FTT(1000)").(topology.Grid)
	closer(t, net.CSR(), routing.NewFTTMinimal(1000), []uint32{
		net.At(0, 0), net.At(0, 999), net.At(999, 0), net.At(999, 999), net.At(123, 456), net.At(250, 250), net.At(499, 731)})
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
