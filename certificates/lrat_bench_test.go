package certificates_test

import (
	"bytes"
	"context"
	"fmt"
	"testing"

	"topocert/certificates"
	"topocert/solver"
	"topocert/topology"
)

// BenchmarkCheckLRAT checks refutations of cuts below the width. The
// baseline is the second checker. The C program lrat-check reads 35 MB/s on one core of this kind of machine.
func BenchmarkCheckLRAT(b *testing.B) {
	for _, c := range []struct {
		net   string
		width uint64
	}{{"FTT(6)", 12}, {"FTT(7)", 16}, {"QT(3,3)", 18}} {
		net, err := topology.Parse(c.net)
		if err != nil {
			b.Fatal(err)
		}
		f, err := certificates.BisectionCNF(net.CSR(), c.width, nil)
		if err != nil {
			b.Fatal(err)
		}
		var proof bytes.Buffer
		if model, err := solver.Refute(context.Background(), f, &proof); err != nil || model != nil {
			b.Fatalf("%s: model %v, error %v", c.net, model, err)
		}
		steps := bytes.Count(proof.Bytes(), []byte("\n"))
		run := func(name string, check func() bool) {
			b.Run(fmt.Sprintf("net=%s/w=%d/by=%s", c.net, c.width, name), func(b *testing.B) {
				b.SetBytes(int64(proof.Len()))
				b.ReportAllocs()
				b.ReportMetric(float64(steps), "steps")
				for b.Loop() {
					if !check() {
						b.Fatal("not accepted")
					}
				}
			})
		}
		run("checker", func() bool { return certificates.CheckLRAT(f, bytes.NewReader(proof.Bytes())) == nil })
		run("second", func() bool { return secondChecker(f, proof.String()) })
	}
}
