package sat

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/bits"
	"math/rand/v2"
	"os/exec"
	"testing"

	"topocert/certificates/broadcasts"
	"topocert/certificates/clusters"
	"topocert/certificates/lrat"
	"topocert/certificates/widths"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// counted counts the bytes written to it.
type counted struct{ bytes int64 }

func (c *counted) Write(p []byte) (int, error) {
	c.bytes += int64(len(p))
	return len(p), nil
}

// refutable is a formula without a model.
type refutable struct {
	name string
	*lrat.CNF
}

// refutables returns the formulas of BenchmarkRefute: cuts with fewer links than the
// width, without (sym=0) and with (sym=1) the clauses that break symmetry; the ledger's
// hardest; and three about sets of vertices.
func refutables(b *testing.B) []refutable {
	ctx := context.Background()
	var list []refutable
	add := func(f *lrat.CNF, err error, format string, args ...any) {
		if err != nil {
			b.Fatal(err)
		}
		list = append(list, refutable{fmt.Sprintf(format, args...), f})
	}
	symmetries := func(name string) *symmetry.Symmetries {
		net, err := topology.Parse(name)
		if err != nil {
			b.Fatal(err)
		}
		e, err := symmetry.Find(ctx, net, nil, symmetry.DefaultLimits())
		if err != nil {
			b.Fatal(err)
		}
		return e
	}
	for _, c := range []struct {
		net   string
		width uint64
	}{{"FTT(7)", 16}, {"FTT(8)", 16}, {"QT(3,3)", 18}, {"QT(3,3)", 20}} {
		e := symmetries(c.net)
		for symmetry, elements := range [][][]uint32{nil, e.Elements()} {
			f, err := widths.CNF(e.Network.CSR(), c.width, elements)
			add(f, err, "bisection=%s/w=%d/sym=%d", c.net, c.width, symmetry)
		}
	}
	for _, c := range []struct {
		net            string
		diameter, most uint64
	}{{"OMMH(4,6,3)", 5, 64}, {"OMMH(4,6,3)", 4, 40}, {"OMMH(4,4,3)", 4, 40}} {
		e := symmetries(c.net)
		f, err := clusters.CNF(e.Network.CSR(), c.diameter, c.most, e.Transitive())
		add(f, err, "cluster=%s/d=%d/most=%d", c.net, c.diameter, c.most)
	}
	f, err := broadcasts.CNF(symmetries("QT(4,4)").Network.CSR(), 1, 8)
	add(f, err, "broadcast=QT(4,4)/rounds=8")
	add(domination(symmetries("Torus(7,7)").Network.CSR(), 11), nil, "domination=Torus(7,7)/most=11")
	add(domination(symmetries("Torus(8,8)").Network.CSR(), 13), nil, "domination=Torus(8,8)/most=13")
	add(cubeDimension(6, 4), nil, "dimension=Hypercube(6)/most=4")
	return list
}

// domination says that so many vertices or fewer have every vertex among them or
// their neighbours.
func domination(g *topology.Graph, most int) *lrat.CNF {
	f := choice(g.Order(), most)
	for v := range uint32(g.Order()) {
		clause := []int32{int32(v) + 1}
		for _, u := range g.Neighbors(v) {
			clause = append(clause, int32(u)+1)
		}
		f.Add(clause...)
	}
	return f
}

// cubeDimension says that the distances from so many vertices or fewer tell all
// vertices of a hypercube apart.
func cubeDimension(dimension, most int) *lrat.CNF {
	n := 1 << dimension
	f := choice(n, most)
	for u := range n {
		for v := range u {
			var clause []int32
			for s := range n {
				if bits.OnesCount(uint(s^u)) != bits.OnesCount(uint(s^v)) {
					clause = append(clause, int32(s)+1)
				}
			}
			f.Add(clause...)
		}
	}
	return f
}

// choice says that of variables 1 … n so many are true or fewer, by a sequential
// counter: C. Sinz, "Towards an Optimal CNF Encoding of Boolean Cardinality
// Constraints", CP 2005.
func choice(n, most int) *lrat.CNF {
	f := lrat.NewCNF(n + n*most)
	count := func(i, j int) int32 { return int32(n + i*most + j + 1) } // more than j of the first i+1
	for i := range n {
		x := int32(i + 1)
		f.Add(-x, count(i, 0))
		if i == 0 {
			continue
		}
		for j := range most {
			f.Add(-count(i-1, j), count(i, j))
			if j > 0 {
				f.Add(-x, -count(i-1, j-1), count(i, j))
			}
		}
		f.Add(-x, -count(i-1, most-1))
	}
	return f
}

// shuffled returns the formula with its clauses and variables in another order; seed
// 0 stands for its own.
func (f refutable) shuffled(seed uint64) *lrat.CNF {
	if seed == 0 {
		return f.CNF
	}
	random := rand.New(rand.NewPCG(seed, 0))
	name := random.Perm(f.Variables())
	g := lrat.NewCNF(f.Variables())
	for _, i := range random.Perm(f.Clauses()) {
		var clause []int32
		for _, l := range f.Clause(i) {
			k := int32(name[max(l, -l)-1] + 1)
			if l < 0 {
				k = -k
			}
			clause = append(clause, k)
		}
		g.Add(clause...)
	}
	return g
}

// BenchmarkRefute refutes formulas with a proof, without, and by cadical (Debian's),
// which writes none. A formula's clauses and variables come in three orders, since the
// time on a single one says little. It reports seconds of CPU for an order, and the
// ratio, ours with proof over cadical's; the last line has the ratio's geometric mean.
func BenchmarkRefute(b *testing.B) {
	if _, err := exec.LookPath("cadical"); err != nil {
		b.Skip("cadical: not found: install it on the PATH to compare")
	}
	const orders = 3
	var logs, ratios float64
	for _, f := range refutables(b) {
		b.Run(f.name, func(b *testing.B) {
			var with, without, cadical, runs float64
			var size counted
			for b.Loop() {
				for seed := range uint64(orders) {
					g := f.shuffled(seed)
					with += refuteSeconds(b, g, &size)
					without += refuteSeconds(b, g, nil)
					cadical += cadicalSeconds(b, g)
					runs++
				}
			}
			b.ReportMetric(with/runs, "proof-cpu-s")
			b.ReportMetric(without/runs, "noproof-cpu-s")
			b.ReportMetric(cadical/runs, "cadical-cpu-s")
			b.ReportMetric(with/cadical, "ours/cadical")
			b.ReportMetric(float64(size.bytes)/1e6/runs, "proof-MB")
			logs += math.Log(with / cadical)
			ratios++
		})
	}
	if ratios > 0 {
		b.Run("mean", func(b *testing.B) {
			for b.Loop() {
			}
			b.ReportMetric(math.Exp(logs/ratios), "ours/cadical")
		})
	}
}

func refuteSeconds(b *testing.B, f *lrat.CNF, proof io.Writer) float64 {
	from := solvertest.Cpu()
	if model, err := Refute(b.Context(), f, proof); err != nil || model != nil {
		b.Fatalf("model %v, error %v", model, err)
	}
	return solvertest.Cpu() - from
}

func cadicalSeconds(b *testing.B, f *lrat.CNF) float64 {
	cmd := exec.CommandContext(b.Context(), "cadical", "-q", "-n", solvertest.FormulaFile(b, f))
	if err := cmd.Run(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != 20 {
		b.Fatalf("cadical: %v, want status 20", err)
	}
	return (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
}
