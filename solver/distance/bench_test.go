package distance

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"gonum.org/v1/gonum/graph"
	"gonum.org/v1/gonum/graph/simple"
	"gonum.org/v1/gonum/graph/traverse"

	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/topology"
)

// BenchmarkAllPairs compares the ways to all distances on networks of about
// 20,000 vertices. "auto" is what AllPairs does; "bitparallel" and "bfs" have
// all sources searched together and alone. Ordered pairs per second is the
// number to compare: gonum searches from a few sources only. The program odp-general is
// general.c of ODP (github.com/mnakao/ODP), which searches from all in about the same way,
// on one core; it reads the graph as well.
func BenchmarkAllPairs(b *testing.B) {
	rng := rand.New(rand.NewPCG(1, 1))
	nets := []struct {
		name  string
		n     int
		links []solvertest.Link
	}{
		{"random/d=12/n=20000", 20000, regular(rng, 20000, 12)},
		{"random/d=3/n=20000", 20000, regular(rng, 20000, 3)},
		{"hypercube/d=14/n=16384", 1 << 14, solvertest.CubeLinks(14)},
		{"torus/d=4/n=20022", 141 * 142, solvertest.TorusLinks(141, 142, 0)},
		{"mesh/n=20000", 1000 * 20, meshLinks(1000, 20)},
		{"ring/n=5000", 5000, solvertest.Circulant(5000, 1)},
	}
	for _, net := range nets {
		g := solvertest.Linked(b, net.n, net.links)
		for _, algo := range []struct {
			name string
			busy int
		}{{"auto", maxBusy}, {"bitparallel", math.MaxInt}, {"bfs", -1}} {
			for workers := 1; workers <= 2; workers++ {
				b.Run(fmt.Sprintf("net=%s/algo=%s/workers=%d", net.name, algo.name, workers), func(b *testing.B) {
					for b.Loop() {
						if _, err := allPairs(context.Background(), g, workers, algo.busy); err != nil {
							b.Fatal(err)
						}
					}
					reportPairs(b, g, g.Order())
				})
			}
		}
		b.Run(fmt.Sprintf("net=%s/algo=gonum/workers=1", net.name), func(b *testing.B) {
			const sources = 4
			for b.Loop() {
				for i := range sources {
					var search traverse.BreadthFirst
					sum := 0
					search.Walk(solver.NewGonum(g), simple.Node(i*g.Order()/sources), func(_ graph.Node, d int) bool {
						sum += d
						return false
					})
				}
			}
			reportPairs(b, g, sources)
		})
		b.Run(fmt.Sprintf("net=%s/algo=odp/workers=1", net.name), func(b *testing.B) {
			baseline(b, 0, "odp-general", linksFile(b, g))
		})
	}
}

// reportPairs tells how many ordered pairs a second a benchmark decided that
// searches from the given number of sources.
func reportPairs(b *testing.B, g *topology.Graph, sources int) {
	b.ReportMetric(float64(sources)*float64(g.Order())*float64(b.N)/b.Elapsed().Seconds(), "pairs/s")
}

// regular returns the links of d random matchings of n vertices, an even number, no two alike.
func regular(rng *rand.Rand, n, d int) []solvertest.Link {
	var links []solvertest.Link
	met := make(map[solvertest.Link]bool)
	for range d {
		p := rng.Perm(n)
		for i := 0; i < n; i += 2 {
			for met[solvertest.Link{uint32(min(p[i], p[i+1])), uint32(max(p[i], p[i+1]))}] {
				j := rng.IntN(n)
				p[i+1], p[j] = p[j], p[i+1]
				i = min(i, j/2*2) // a pair that was right may be wrong now
			}
		}
		for i := 0; i < n; i += 2 {
			l := solvertest.Link{uint32(min(p[i], p[i+1])), uint32(max(p[i], p[i+1]))}
			met[l] = true
			links = append(links, l)
		}
	}
	return links
}

func BenchmarkLevels(b *testing.B) {
	g := solvertest.Linked(b, 20000, solvertest.Pairing(rand.New(rand.NewPCG(1, 1)), 20000, 12))
	level, order := Levels(g, 0, nil, nil)
	b.ReportAllocs()
	for b.Loop() {
		level, order = Levels(g, 0, level, order)
	}
	reportPairs(b, g, 1)
}

// meshLinks is the a × b mesh; vertex (i, j) is i·b + j.
func meshLinks(a, b int) []solvertest.Link {
	var links []solvertest.Link
	for i := range a {
		for j := range b {
			v := uint32(i*b + j)
			if j+1 < b {
				links = append(links, solvertest.Link{v, v + 1})
			}
			if i+1 < a {
				links = append(links, solvertest.Link{v, v + uint32(b)})
			}
		}
	}
	return links
}

// baseline runs another program, which ends with the given status, and reports the seconds of
// CPU that it takes. It is skipped where the program is not installed.
func baseline(b *testing.B, status int, program string, args ...string) {
	path, err := exec.LookPath(program)
	if err != nil {
		b.Skipf("%s: not found: install it on the PATH to compare", program)
	}
	cpu, runs := 0.0, 0
	for b.Loop() {
		cmd := exec.CommandContext(b.Context(), path, args...)
		if err := cmd.Run(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != status {
			b.Fatalf("%s: %v, want status %d", program, err, status)
		}
		cpu += (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
		runs++
	}
	b.ReportMetric(cpu/float64(runs), "cpu-s/op")
}

// linksFile writes a graph's links, one a line, as the programs of graph golf read them.
func linksFile(b *testing.B, g *topology.Graph) string {
	name := filepath.Join(b.TempDir(), "graph.edges")
	file, err := os.Create(name)
	if err != nil {
		b.Fatal(err)
	}
	for v := range uint32(g.Order()) {
		for _, u := range g.Neighbors(v) {
			if v < u {
				fmt.Fprintln(file, v, u)
			}
		}
	}
	if err := file.Close(); err != nil {
		b.Fatal(err)
	}
	return name
}
