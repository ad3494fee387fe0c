package solvertest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"topocert/certificates/lrat"
	"topocert/topology"
)

// Baseline runs another program, which ends with the given status, and reports the seconds of
// CPU that it takes. It is skipped where the program is not installed.
func Baseline(b *testing.B, status int, program string, args ...string) {
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

// LinksFile writes a graph's links, one a line, as the programs of graph golf read them.
func LinksFile(b *testing.B, g *topology.Graph) string {
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

// FormulaFile writes a formula in DIMACS's format.
func FormulaFile(b *testing.B, f *lrat.CNF) string {
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
