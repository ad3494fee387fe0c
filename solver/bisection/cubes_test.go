package bisection

import (
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"topocert/internal/deep"
	"topocert/solver"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// TestProveCubes proves known widths, and meets a better cut one above. The
// widths of complete graphs, hypercubes, rings and even tori are given by their
// formulas; those of the other small ones were found by trying every cut, and
// those of Γ(3,1,1) and Torus(3,3,3) are met from both sides here.
func TestProveCubes(t *testing.T) {
	deep.NotShort(t)
	for _, c := range []struct {
		name  string
		width int
		t     int
	}{
		{"Petersen", 5, 5},
		{"Ring(7)", 2, 3},
		{"Ring(6)", 2, 2},
		{"Mesh(2,3)", 3, 3},
		{"Hypercube(4)", 8, 8},
		{"Complete(6)", 9, 3},
		{"Complete(1)", 0, 1},
		{"Torus(4)", 8, 6},
		{"Octagon", 4, 4},
		{"Gamma(3,1,1)", 14, 9},
		{"Torus(3,3,3)", 26, 9},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.name == "Torus(3,3,3)" {
				deep.Only(t)
			}
			e := symmetrytest.Of(t, solvertest.Parse(t, c.name))
			files := make(solvertest.Files)
			cert, err := ProveCubes(context.Background(), e, c.width, c.t, files.Create)
			if err != nil {
				t.Fatal(err)
			}
			if err := files.Check(cert, e.Network); err != nil {
				t.Fatal(err)
			}
			again := make(solvertest.Files)
			other, err := ProveCubes(context.Background(), e, c.width, c.t, again.Create)
			if err != nil || !reflect.DeepEqual(other, cert) || !reflect.DeepEqual(again, files) {
				t.Fatalf("another run has %d bytes, error %v; the first %d bytes", again.Size(), err, files.Size())
			}
			if e.Network.Order() < 2 {
				return // no cut of one vertex has a link
			}
			cert, err = ProveCubes(context.Background(), e, c.width+1, c.t, make(solvertest.Files).Create)
			var smaller *SmallerCut
			if cert != nil || !errors.As(err, &smaller) {
				t.Fatalf("one more: certificate %v, error %v", cert, err)
			}
			if got, err := CheckCut(e.Network, smaller.Side); err != nil || got != c.width {
				t.Fatalf("a cut of %d links, %v, want %d", got, err, c.width)
			}
		})
	}
}

// TestProveCubesDrawn compares with all cuts of drawn graphs.
func TestProveCubesDrawn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 10).Draw(t, "order")
		g := solvertest.DrawGraph(t, n)
		net := solvertest.Foreign(t, g)
		e, err := symmetry.Find(context.Background(), net, nil, symmetry.DefaultLimits())
		if err != nil {
			t.Fatal(err)
		}
		width := solvertest.LeastHalving(g)
		split := rapid.IntRange(1, (n+1)/2).Draw(t, "split")
		w := width + rapid.IntRange(0, 1).Draw(t, "above")
		files := make(solvertest.Files)
		c, err := ProveCubes(context.Background(), e, w, split, files.Create)
		if w > width {
			var smaller *SmallerCut
			if !errors.As(err, &smaller) || smaller.Width != width {
				t.Fatalf("width %d, stated %d: %v", width, w, err)
			}
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := files.Check(c, net); err != nil {
			t.Fatal(err)
		}
	})
}

func TestProveCubesErrors(t *testing.T) {
	e := symmetrytest.Of(t, solvertest.Parse(t, "Petersen"))
	for _, n := range []int{-1, 0, 6, 17} {
		if _, err := ProveCubes(context.Background(), e, 5, n, make(solvertest.Files).Create); !errors.Is(err, topology.ErrParam) {
			t.Errorf("split on %d: %v", n, err)
		}
	}
	full := errors.New("full")
	_, err := ProveCubes(context.Background(), e, 5, 4, func(string) (io.WriteCloser, error) { return nil, full })
	if !errors.Is(err, full) {
		t.Errorf("no files: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := ProveCubes(ctx, e, 5, 4, make(solvertest.Files).Create); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled before: %v", err)
	}
	// All cubes of it take hours: that it returns is the test.
	ctx, cancel = context.WithCancel(context.Background())
	defer cancel()
	files := make(solvertest.Files)
	_, err = ProveCubes(ctx, symmetrytest.Of(t, solvertest.Parse(t, "Gamma(5,1,1)")), 46, 10, func(name string) (io.WriteCloser, error) {
		time.AfterFunc(20*time.Millisecond, cancel)
		return files.Create(name)
	})
	if !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "cubes") {
		t.Errorf("cancelled while cubes are refuted: %v", err)
	}
}

// TestFirstModel decides formulas with known answers, at random speed.
func TestFirstModel(t *testing.T) {
	broken := errors.New("broken")
	rapid.Check(t, func(t *rapid.T) {
		// 0: none, 1: a model, 2: an error
		answers := rapid.SliceOfN(rapid.SampledFrom([]int{0, 0, 0, 1, 2}), 0, 12).Draw(t, "answers")
		pauses := rapid.SliceOfN(rapid.IntRange(0, 200), len(answers), len(answers)).Draw(t, "pauses")
		model, refuted, err := firstModel(context.Background(), len(answers), func(ctx context.Context, i int) ([]bool, error) {
			select {
			case <-ctx.Done():
				return nil, ctx.Err()
			case <-time.After(time.Duration(pauses[i]) * time.Microsecond):
			}
			switch answers[i] {
			case 1:
				return make([]bool, i), nil
			case 2:
				return nil, broken
			}
			return nil, nil
		})
		for i, a := range answers {
			switch a {
			case 1:
				if err != nil || model == nil || len(model) != i {
					t.Fatalf("model %v, error %v, want that of %d", model, err, i)
				}
				return
			case 2:
				if !errors.Is(err, broken) || model != nil {
					t.Fatalf("model %v, error %v, want that of %d", model, err, i)
				}
				return
			}
		}
		if model != nil || err != nil || refuted != len(answers) {
			t.Fatalf("model %v, %d refuted, error %v", model, refuted, err)
		}
	})
}

// BenchmarkProveCubes proves widths by cubes and, as a baseline, by one refutation
// with the group's generators as lex-leader clauses.
func BenchmarkProveCubes(b *testing.B) {
	for _, c := range []struct {
		name     string
		width, t int
	}{{"Torus(3,3,3)", 26, 9}, {"Gamma(3,1,1)", 14, 9}, {"Gamma(3,1,2)", 18, 9}, {"FTT(7)", 16, 6}} {
		e := symmetrytest.Of(b, solvertest.Parse(b, c.name))
		net := "net=" + solver.FileStem(c.name)
		b.Run(fmt.Sprintf("%s/method=cubes/t=%d", net, c.t), func(b *testing.B) {
			for b.Loop() {
				files := make(solvertest.Files)
				cert, err := ProveCubes(context.Background(), e, c.width, c.t, files.Create)
				if cert == nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(files.Size()), "proof-bytes")
				b.ReportMetric(float64(len(files)), "files")
			}
		})
		b.Run(net+"/method=one", func(b *testing.B) {
			for b.Loop() {
				files := make(solvertest.Files)
				cert, err := ProveLRAT(context.Background(), e, c.width, files.Create, "one")
				if cert == nil {
					b.Fatal(err)
				}
				b.ReportMetric(float64(files.Size()), "proof-bytes")
			}
		})
	}
}
