package flow

import (
	"bytes"
	"context"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
)

// BenchmarkFlow finds flow bounds and checks their certificates, from their
// text on, at about 10⁴, 10⁵ and 10⁶ vertices, and for networks of a hundred
// vertices and more with few symmetries. The baseline is the same bound without
// any, which needs a source for every vertex: at 64 vertices.
func BenchmarkFlow(b *testing.B) {
	for _, name := range []string{
		"Torus(8)", "QT(2,4)", "FTT(11)", "CCTorus(11)", "FTT(16)",
		"Torus(100)", "OCT(18,18)", "QT(36,36)",
		"Torus(316)", "OCT(56,56)", "QT(112,112)", "Hypercube(17)",
		"Torus(1000)", "OCT(176,176)", "QT(354,354)", "Hypercube(20)",
	} {
		b.Run("net="+name, func(b *testing.B) {
			e := flowSymmetries(b, name)
			if e.Network.Order() > 10_000 && testing.Short() {
				b.Skip("large")
			}
			benchmarkFlow(b, "", e)
			if e.Network.Order() <= 64 {
				benchmarkFlow(b, "/symmetries=none", symmetry.New(e.Network, nil, nil))
			}
		})
	}
}

func benchmarkFlow(b *testing.B, suffix string, e *symmetry.Symmetries) {
	var text bytes.Buffer
	width := 0
	b.Run("find"+suffix, func(b *testing.B) {
		for b.Loop() {
			c, lower, err := Prove(context.Background(), e, 0)
			if err != nil {
				b.Fatal(err)
			}
			text.Reset()
			if err := kinds.Write(&text, c); err != nil {
				b.Fatal(err)
			}
			width = lower
		}
		b.ReportMetric(float64(width), "links")
		b.ReportMetric(float64(text.Len()), "bytes")
	})
	b.Run("check"+suffix, func(b *testing.B) {
		b.SetBytes(int64(text.Len()))
		for b.Loop() {
			c, err := certificates.NewReader(bytes.NewReader(text.Bytes())).Next()
			if err != nil {
				b.Fatal(err)
			}
			if err := kinds.Check(c, solvertest.WorldOf(e.Network)); err != nil {
				b.Fatal(err)
			}
		}
	})
}
