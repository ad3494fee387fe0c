package certificates_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"topocert/certificates/lrat"
	"topocert/certificates/widths"
	"topocert/solver/sat"
	"topocert/topology"
)

// BenchmarkCheckLRAT checks refutations of cuts below the width. The
// baselines are the second checker, and the C program lrat-check, of drat-trim
// (github.com/marijnheule/drat-trim), where it is installed.
func BenchmarkCheckLRAT(b *testing.B) {
	for _, c := range []struct {
		net   string
		width uint64
	}{{"FTT(6)", 12}, {"FTT(7)", 16}, {"QT(3,3)", 18}} {
		net, err := topology.Parse(c.net)
		if err != nil {
			b.Fatal(err)
		}
		f, err := widths.CNF(net.CSR(), c.width, nil)
		if err != nil {
			b.Fatal(err)
		}
		var proof bytes.Buffer
		if model, err := sat.Refute(context.Background(), f, &proof); err != nil || model != nil {
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
		run("checker", func() bool { return lrat.Check(f, bytes.NewReader(proof.Bytes())) == nil })
		run("second", func() bool { return secondChecker(f, proof.String()) })
		b.Run(fmt.Sprintf("net=%s/w=%d/by=lrat-check", c.net, c.width), func(b *testing.B) {
			path, err := exec.LookPath("lrat-check")
			if err != nil {
				b.Skip("lrat-check: not found: install it on the PATH to compare")
			}
			var formula bytes.Buffer
			if err := f.WriteDIMACS(&formula); err != nil {
				b.Fatal(err)
			}
			dir := b.TempDir()
			files := []string{filepath.Join(dir, "formula.cnf"), filepath.Join(dir, "proof.lrat")}
			for i, text := range [][]byte{formula.Bytes(), proof.Bytes()} {
				if err := os.WriteFile(files[i], text, 0o666); err != nil {
					b.Fatal(err)
				}
			}
			b.SetBytes(int64(proof.Len()))
			for b.Loop() {
				out, err := exec.CommandContext(b.Context(), path, files...).Output()
				if err != nil || !bytes.Contains(out, []byte("VERIFIED")) {
					b.Fatalf("not accepted: %v, %.200s", err, out)
				}
			}
		})
	}
}
