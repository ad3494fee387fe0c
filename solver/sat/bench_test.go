package sat

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"math/bits"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/certificates/kinds"
	"topocert/certificates/lrat"
	"topocert/certificates/recheck"
	"topocert/certificates/subgraphs"
	"topocert/certificates/widths"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// ledger is where BenchmarkRefute finds the ledger's formulas.
var ledger = flag.String("ledger", "", "a folder that topocert claims --out has written, for BenchmarkRefute")

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
		f, err := subgraphs.ClusterCNF(e.Network.CSR(), c.diameter, c.most, e.Transitive())
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
	f := solvertest.CNF(n + n*most)
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
	g := solvertest.CNF(f.Variables())
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

// ledgerFormulas returns the formulas of the longest refutations in a folder that "topocert
// claims --out" has written, so many or all if they are fewer.
func ledgerFormulas(b *testing.B, folder string, most int) []refutable {
	files, err := filepath.Glob(filepath.Join(folder, "*.cert"))
	if err != nil || len(files) == 0 {
		b.Fatalf("%s: error %v, no certificates", folder, err)
	}
	names, err := recheck.Names(nil, nil)
	if err != nil {
		b.Fatal(err)
	}
	type refutation struct {
		*certificates.Certificate
		bytes int64
	}
	var list []refutation
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			b.Fatal(err)
		}
		all, err := certificates.ReadAll(file)
		if err := errors.Join(err, file.Close()); err != nil {
			b.Fatal(err)
		}
		for _, c := range all {
			if c.Kind != "lrat" {
				continue
			}
			read, err := kinds.Read(c)
			if err != nil {
				b.Fatal(err)
			}
			if proof, is := read.(lrat.Refutation); is {
				info, err := os.Stat(filepath.Join(folder, proof.File))
				if err != nil {
					b.Fatal(err)
				}
				list = append(list, refutation{c, info.Size()})
			}
		}
	}
	if len(list) == 0 {
		b.Fatalf("%s: no refutation, want some", folder)
	}
	slices.SortFunc(list, func(c, d refutation) int {
		return cmp.Or(cmp.Compare(d.bytes, c.bytes), cmp.Compare(c.Statement.String(), d.Statement.String()))
	})
	var formulas []refutable
	for _, c := range list[:min(most, len(list))] {
		g, err := names.Network(c.Statement.Network)
		if err != nil {
			b.Fatal(err)
		}
		f, err := kinds.CNF(c.Certificate, g, names.World(nil))
		if err != nil {
			b.Fatal(err)
		}
		formulas = append(formulas, refutable{strings.ReplaceAll("ledger="+c.Statement.String(), " ", "_"), f})
	}
	return formulas
}

// beside is what refuting formulas has taken, in seconds of CPU: ours with proof, ours
// without, and cadical's.
type beside struct {
	with, without, cadical float64
	logs, formulas         float64 // of the ratios, with / cadical
}

func (t *beside) report(b *testing.B) {
	b.ReportMetric(t.with, "proof-cpu-s")
	b.ReportMetric(t.without, "noproof-cpu-s")
	b.ReportMetric(t.cadical, "cadical-cpu-s")
	b.ReportMetric(t.with/t.cadical, "ours/cadical")
	if t.formulas > 0 {
		b.ReportMetric(t.formulas, "formulas")
		b.ReportMetric(math.Exp(t.logs/t.formulas), "mean-ours/cadical")
	}
}

// BenchmarkRefute refutes formulas with a proof, without, and by cadical (Debian's), which
// writes none: those of refutables, and with -ledger=FOLDER the hundred of the ledger with
// the longest refutations. A formula's clauses and variables come in three orders, since the
// time on a single one says little; of short runs the shortest of five counts. It reports
// seconds of CPU, user's and system's, for the three orders together, and the ratio, ours
// with proof over cadical's. What it takes until the clauses are in memory is left out on
// both sides: for cadical that is what it takes with no conflict allowed.
//
// The last lines have totals, and geometric means of the ratios, by what cadical takes for an
// order: 50 milliseconds or more; less; and so little, below 2, that its start hides it.
func BenchmarkRefute(b *testing.B) {
	if _, err := exec.LookPath("cadical"); err != nil {
		b.Skip("cadical: not found: install it on the PATH to compare")
	}
	const orders = 3
	formulas := refutables(b)
	if *ledger != "" {
		formulas = append(formulas, ledgerFormulas(b, *ledger, 100)...)
	}
	classes := []struct {
		name  string
		least float64
		all   beside
	}{{"cadical=50ms-or-more", 0.05, beside{}}, {"cadical=2ms-to-50ms", 0.002, beside{}}, {"cadical=below-2ms", 0, beside{}}}
	for _, f := range formulas {
		var t beside
		b.Run(f.name, func(b *testing.B) {
			var bytes int64
			for b.Loop() {
				t, bytes = beside{}, 0
				for seed := range uint64(orders) {
					g := f.shuffled(seed)
					file := formulaFile(b, g)
					var size counted
					t.with += least(func() float64 {
						size = counted{}
						return refuteSeconds(b, g, &size)
					})
					bytes += size.bytes
					t.without += least(func() float64 { return refuteSeconds(b, g, nil) })
					begin := least(func() float64 { return cadicalSeconds(b, 0, "-c", "0", file) })
					t.cadical += max(0.0001, least(func() float64 { return cadicalSeconds(b, 20, file) })-begin)
				}
			}
			t.report(b)
			b.ReportMetric(float64(bytes)/1e6, "proof-MB")
		})
		for i := range classes {
			if c := &classes[i]; t.cadical >= orders*c.least && t.cadical > 0 {
				c.all.with, c.all.without, c.all.cadical = c.all.with+t.with, c.all.without+t.without, c.all.cadical+t.cadical
				c.all.logs += math.Log(t.with / t.cadical)
				c.all.formulas++
				break
			}
		}
	}
	for _, c := range classes {
		if c.all.formulas > 0 {
			b.Run(c.name, func(b *testing.B) {
				for b.Loop() {
				}
				c.all.report(b)
			})
		}
	}
}

// least returns the seconds that a run takes; where they are few, the least of five runs.
func least(run func() float64) float64 {
	best := run()
	for i := 0; i < 4 && best < 0.05; i++ {
		best = min(best, run())
	}
	return best
}

func refuteSeconds(b *testing.B, f *lrat.CNF, proof io.Writer) float64 {
	s := newCDCL(f, proof)
	from := solvertest.Cpu()
	if refuted, err := s.solve(b.Context()); err != nil || !refuted {
		b.Fatalf("refuted: %t, error %v", refuted, err)
	}
	return solvertest.Cpu() - from
}

func cadicalSeconds(b *testing.B, status int, args ...string) float64 {
	cmd := exec.CommandContext(b.Context(), "cadical", append([]string{"-q", "-n"}, args...)...)
	if err := cmd.Run(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != status {
		b.Fatalf("cadical %q: %v, want status %d", args, err, status)
	}
	return (cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()).Seconds()
}

// formulaFile writes a formula in DIMACS's format.
func formulaFile(b *testing.B, f *lrat.CNF) string {
	name := filepath.Join(b.TempDir(), "formula.cnf")
	file, err := os.Create(name)
	if err != nil {
		b.Fatal(err)
	}
	if err := errors.Join(f.WriteDIMACS(file), file.Close()); err != nil {
		b.Fatal(err)
	}
	return name
}
