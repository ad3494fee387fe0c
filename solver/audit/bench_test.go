//go:build unix

package audit

import (
	"context"
	"fmt"
	"testing"

	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/traverse"

	"topocert/routing"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// BenchmarkAudit follows every ordered pair, channels and loads included, on one
// worker, and in gonum=pairs searches breadth first for each of some pairs, as
// one would without this package. relative is the short cut of relative routers.
func BenchmarkAudit(b *testing.B) {
	for _, bench := range []struct{ router, net string }{
		{"dor", "Mesh(64)"}, {"dor", "Torus(64)"}, {"dor", "Torus(90,91)"}, {"ecube", "Hypercube(12)"},
		{"oct", "OCT(8,16)"}, {"gamma-b", "Gamma(8,2,4)"}, {"qt-minimal", "QT(22,23)"}, {"ftt-minimal", "FTT(64)"},
		{"cctorus-minimal", "CCTorus(64)"}, {"xtorus-minimal", "XTorus(64)"},
	} {
		net, err := topology.Parse(bench.net)
		if err != nil {
			b.Fatal(err)
		}
		r, err := routing.New(bench.router, net)
		if err != nil {
			b.Log(err)
			continue
		}
		for _, how := range []struct {
			name    string
			options Options
		}{
			{"every", Options{Workers: 1, Loads: true, Channels: true, Every: true}},
			{"relative", Options{Workers: 1, Loads: true, Channels: true}},
		} {
			if _, ok := r.(*routing.Relative); !ok && how.name == "relative" {
				continue
			}
			b.Run("router="+bench.router+"/net="+bench.net+"/"+how.name, func(b *testing.B) {
				var pairs uint64
				used := solvertest.Cpu()
				for b.Loop() {
					a, err := Run(context.Background(), net.CSR(), r, how.options)
					if err != nil || a.Minimal == 0 {
						b.Fatal(err)
					}
					pairs = a.Pairs
				}
				b.ReportMetric(float64(pairs)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mpairs/s")
				b.ReportMetric(float64(pairs)*float64(b.N)/(solvertest.Cpu()-used)/1e6, "Mpairs/cpu-s")
			})
		}
		b.Run("router="+bench.router+"/net="+bench.net+"/gonum=pairs", func(b *testing.B) {
			g := solver.NewGonum(net.CSR())
			n, pairs := int64(net.Order()), 0
			for b.Loop() {
				s, d := int64(pairs)%n, int64(7*pairs+1)%n
				search := traverse.BreadthFirst{}
				search.Walk(g, g.Node(s), func(v graph.Node, _ int) bool { return v.ID() == d })
				pairs++
			}
			b.ReportMetric(float64(pairs)/b.Elapsed().Seconds()/1e6, "Mpairs/s")
		})
	}
}

// BenchmarkChannelOrder finds an order of the channels, or that there is none, by
// relative addresses, and in every by all pairs, N² questions to the router.
func BenchmarkChannelOrder(b *testing.B) {
	for _, bench := range []struct {
		router, net string
		every       bool
	}{
		{"ecube", "Hypercube(16)", false}, {"dor", "Torus(256)", false}, {"oct", "OCT(32,64)", false}, {"gamma-b", "Gamma(16,4,4)", false},
		{"ecube", "Hypercube(12)", true}, {"dor-dateline", "Torus(64)", true},
	} {
		net, err := topology.Parse(bench.net)
		if err != nil {
			b.Fatal(err)
		}
		r, err := routing.New(bench.router, net)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(fmt.Sprintf("router=%s/net=%s/every=%t", bench.router, bench.net, bench.every), func(b *testing.B) {
			for b.Loop() {
				a, err := Run(context.Background(), net.CSR(), r, Options{Channels: true, Every: bench.every})
				if err != nil {
					b.Fatal(err)
				}
				if a.Channels.Order() == nil && a.Channels.Cycle() == nil {
					b.Fatal("neither an order nor a cycle")
				}
			}
		})
	}
}
