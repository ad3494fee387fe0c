package modelcheck_test

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"topocert/certificates"
	"topocert/certificates/lrat"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
	"topocert/solver/sat"
)

// refuted are formulas that have to be refuted for a statement of a word.
func refuted() []certificates.Statement {
	var list []certificates.Statement
	for _, text := range []string{
		"pmc-conditional-diagnosability LTQ(5) >= 13",
		"mm-conditional-diagnosability LTQ(5) >= 10",
		"pmc-conditional-diagnosability LTQ(6) >= 17",
		"mm-conditional-diagnosability LTQ(6) >= 13",
		"domination-number Torus(8,8) >= 16",
		"domination-number Torus(7,7) >= 12",
		"domination-number Mesh(8,8) >= 16",
		"metric-dimension Hypercube(5) >= 4",
		"metric-dimension Hypercube(6) >= 5",
		"edge-chromatic-number Flower(5) >= 4",
		"edge-chromatic-number Flower(7) >= 4",
	} {
		s, err := certificates.ParseStatement(text)
		if err != nil {
			panic(err)
		}
		list = append(list, s)
	}
	return list
}

// formulaOf is the formula of the last goal of a statement.
func formulaOf(b *testing.B, st certificates.Statement) *lrat.CNF {
	w := make(files).world(words.Standard())
	g, err := w.Graph(st.Network)
	if err != nil {
		b.Fatal(err)
	}
	game, goals, err := strategy.NewGame(st, g, w)
	if err != nil {
		b.Fatal(err)
	}
	f, _, _, err := game.Formula(goals[len(goals)-1], nil)
	if err != nil {
		b.Fatal(err)
	}
	return f
}

// BenchmarkRefute refutes them by our solver, with a proof, and by cadical, without one.
func BenchmarkRefute(b *testing.B) {
	for _, st := range refuted() {
		b.Run(st.String(), func(b *testing.B) {
			f := formulaOf(b, st)
			b.Logf("%d variables, %d clauses", f.Variables(), f.Clauses())
			b.Run("ours", func(b *testing.B) {
				for b.Loop() {
					if model, err := sat.Refute(b.Context(), f, io.Discard); err != nil || model != nil {
						b.Fatalf("a model %v, %v", model != nil, err)
					}
				}
			})
			b.Run("cadical", func(b *testing.B) {
				command, err := exec.LookPath("cadical")
				if err != nil {
					b.Skip("no cadical")
				}
				name := filepath.Join(b.TempDir(), "f.cnf")
				file, err := os.Create(name)
				if err == nil {
					err = errors.Join(f.WriteDIMACS(file), file.Close())
				}
				if err != nil {
					b.Fatal(err)
				}
				for b.Loop() {
					out, err := exec.CommandContext(b.Context(), command, "-q", "-n", name).CombinedOutput()
					if exit := new(exec.ExitError); !errors.As(err, &exit) || exit.ExitCode() != 20 {
						b.Fatalf("%v: %s", err, out)
					}
				}
			})
		})
	}
}
