package solver

import (
	"context"
	"fmt"
	"testing"

	"topocert/certificates"
	"topocert/topology"
)

// counted counts the bytes written to it.
type counted struct{ bytes int64 }

func (c *counted) Write(p []byte) (int, error) {
	c.bytes += int64(len(p))
	return len(p), nil
}

// BenchmarkRefute refutes a cut with fewer links than the width: with a proof,
// without, and by gini and cadical (Debian's, where it is installed), which write none,
// on the same formula. sym=0 is the formula without symmetry breaking, sym=1 the one
// that proofs use.
func BenchmarkRefute(b *testing.B) {
	ctx := context.Background()
	for _, c := range []struct {
		net   string
		width uint64
	}{{"FTT(7)", 16}, {"FTT(8)", 16}, {"QT(3,3)", 18}, {"QT(3,3)", 20}} {
		net, err := topology.Parse(c.net)
		if err != nil {
			b.Fatal(err)
		}
		symmetries, err := FindSymmetries(ctx, net, nil, DefaultLimits())
		if err != nil {
			b.Fatal(err)
		}
		for symmetry, elements := range [][][]uint32{nil, symmetries.elements()} {
			f, err := certificates.BisectionCNF(net.CSR(), c.width, elements)
			if err != nil {
				b.Fatal(err)
			}
			run := func(by string, refute func(b *testing.B) (model []bool, err error)) {
				b.Run(fmt.Sprintf("net=%s/w=%d/sym=%d/by=%s", c.net, c.width, symmetry, by), func(b *testing.B) {
					for b.Loop() {
						if model, err := refute(b); err != nil || model != nil {
							b.Fatalf("model %v, error %v", model, err)
						}
					}
				})
			}
			run("proof", func(b *testing.B) ([]bool, error) {
				var size counted
				model, err := Refute(ctx, f, &size)
				b.ReportMetric(float64(size.bytes)/1e6, "proof-MB")
				return model, err
			})
			run("noproof", func(*testing.B) ([]bool, error) { return Refute(ctx, f, nil) })
			b.Run(fmt.Sprintf("net=%s/w=%d/sym=%d/by=cadical", c.net, c.width, symmetry), func(b *testing.B) {
				baseline(b, 20, "cadical", "-q", "-n", formulaFile(b, f))
			})
			run("gini", func(*testing.B) ([]bool, error) { return newGini(f).solve(ctx) })
		}
	}
}
