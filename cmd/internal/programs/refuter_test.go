package programs

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"topocert/certificates/lrat"
	"topocert/solver/drat"
)

// solverOf returns the command of a shell script that is a solver. It is given the formula as
// $1 and the proof as $2.
func solverOf(t *testing.T, script string) string {
	t.Helper()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no sh")
	}
	file := filepath.Join(t.TempDir(), "solver.sh")
	if err := os.WriteFile(file, []byte(script), 0o666); err != nil {
		t.Fatal(err)
	}
	return "sh '" + file + "'"
}

// twoVariables are formulas of two variables: without a model, and with the one that 1 is true
// and 2 is not.
func twoVariables() (none, one *lrat.CNF) {
	none, one = new(lrat.CNF), new(lrat.CNF)
	for _, f := range []*lrat.CNF{none, one} {
		f.Fresh(2)
		f.Add(1, 2)
		f.Add(1, -2)
		f.Add(-1, -2)
	}
	none.Add(-1, 2)
	return none, one
}

// left tells whether files of solvers lie in the folder for temporary files.
func left(t *testing.T) bool {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(os.TempDir(), "topocert-solver-*"))
	if err != nil {
		t.Fatal(err)
	}
	return len(list) > 0
}

// TestRefuter: an answer that holds is taken, and each lie is found out.
func TestRefuter(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	none, one := twoVariables()
	const formula = "grep -q '^p cnf 2 ' $1 || exit 9\n"
	for _, c := range []struct {
		script string
		f      *lrat.CNF
		kind   error
		want   string // the model, or the error
	}{
		{formula + "echo 1 0 > $2; exit 20", none, nil, "[]"},
		{formula + "printf 'a\\002\\000' > $2; exit 20", none, nil, "[]"},
		{formula + "echo c v 2; echo s SATISFIABLE; echo v 1; echo v -2 0; exit 10", one, nil, "[true false]"},
		{formula + "printf 'v\\t1'; exit 10", one, nil, "[true false]"},
		{formula + "yes | head -c 1000000; echo; echo v 1 0; exit 10", one, nil, "[true false]"},

		{"true > $2; exit 20", none, drat.ErrOpen, "after 0 lemmas and without a contradiction"},
		{"echo 1 0 > $2; exit 20", one, drat.ErrOpen, "after 1 lemmas and without a contradiction"},
		{"echo 2 0 > $2; exit 20", one, drat.ErrImplied, "line 1: the clause [2]"},
		{"echo 1 > $2; exit 20", none, drat.ErrForm, "ends within a step"},
		{"exit 20", none, ErrSolver, "has written no proof, want one in the second file that it is given, {proof}"},
		{"echo v 1 2 0; exit 10", none, ErrSolver, `its model makes clause 3 false: "[-1 -2]"`},
		{"echo v -1 2 0; exit 10", one, ErrSolver, `its model makes clause 2 false: "[1 -2]"`},
		{"echo s SATISFIABLE; exit 10", one, ErrSolver, "has printed no model"},
		{"echo v 1 3 0; exit 10", one, ErrSolver, `its model has "3", want literals up to 2`},
		{"echo v 1 -2x 0; exit 10", one, ErrSolver, `its model has "-2x"`},
		{"echo 1 0 > $2", none, ErrSolver, "it ended with exit status 0, want 10 and a model or 20 and a proof"},
		{"echo no licence >&2; exit 1", none, ErrSolver, "exit status 1: no licence, want"},
		{"kill -9 $$", none, ErrSolver, "it ended with signal: killed, want"},
	} {
		command := solverOf(t, c.script)
		refute, err := Refuter(command, 0)
		if err != nil {
			t.Fatal(err)
		}
		var proof bytes.Buffer
		model, err := refute(t.Context(), c.f, &proof)
		switch {
		case c.kind != nil:
			if !errors.Is(err, c.kind) || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), command) {
				t.Errorf("%q: %v, want %v … %s", c.script, err, c.kind, c.want)
			}
		case err != nil || fmt.Sprint(model) != c.want:
			t.Errorf("%q: %v, %v, want %s", c.script, model, err, c.want)
		case model == nil:
			if err := lrat.Check(c.f, &proof); err != nil {
				t.Errorf("%q: %v", c.script, err)
			}
		}
		if left(t) {
			t.Fatalf("%q: files are left", c.script)
		}
	}
}

// TestRefuterCommand: where the files are in the command, and what is no command.
func TestRefuterCommand(t *testing.T) {
	none, _ := twoVariables()
	swapped := solverOf(t, "grep -q cnf $2 && echo 1 0 > ${1#proof=} && exit 20")
	refute, err := Refuter(swapped+" proof={proof} {cnf}", 0)
	if err != nil {
		t.Fatal(err)
	}
	if model, err := refute(t.Context(), none, nil); model != nil || err != nil {
		t.Errorf("%v, %v", model, err)
	}
	for command, want := range map[string]string{
		"":                        "names no program",
		"no-such-program":         "no-such-program",
		"sh {cnf}":                "{cnf} 1 times and {proof} 0 times, want each once, or neither",
		"sh {cnf} {proof}{proof}": "{proof} 2 times",
		"sh 'x":                   "ends within quotes",
	} {
		if _, err := Refuter(command, 0); !errors.Is(err, ErrCommand) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", command, err, want)
		}
	}
	full := errors.New("full")
	refute, err = Refuter(solverOf(t, "echo 1 0 > $2; exit 20"), 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := refute(t.Context(), none, writerFunc(func([]byte) (int, error) { return 0, full })); !errors.Is(err, full) {
		t.Errorf("a full disk: %v", err)
	}
}

type writerFunc func(p []byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

// TestRefuterEnds: when the context ends, or the command, the solver and what it has started are killed,
// and its files are gone.
func TestRefuterEnds(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	none, _ := twoVariables()
	for _, by := range []string{"the context", "the command"} {
		ctx, cancel := context.WithCancel(t.Context())
		kept, end := Keep(ctx)
		marker := filepath.Join(t.TempDir(), "began")
		refute, err := Refuter(solverOf(t, "(while true; do sleep 1000; done) & echo $! > "+marker+".part; mv "+marker+".part "+marker+"; wait"), 0)
		if err != nil {
			t.Fatal(err)
		}
		go func() {
			for {
				if _, err := os.Stat(marker); err == nil {
					break
				}
				time.Sleep(time.Millisecond)
			}
			if by == "the context" {
				cancel()
			} else {
				end()
			}
		}()
		_, err = refute(kept, none, io.Discard)
		if by == "the context" && !errors.Is(err, context.Canceled) || by == "the command" && !errors.Is(err, ErrSolver) {
			t.Errorf("ended by %s: %v", by, err)
		}
		child, err := os.ReadFile(marker)
		if err != nil {
			t.Fatal(err)
		}
		for { // killed, it may be there until its parent asks for it
			state, err := os.ReadFile("/proc/" + strings.TrimSpace(string(child)) + "/stat")
			if err != nil || bytes.Contains(state, []byte(") Z ")) {
				break
			}
			time.Sleep(time.Millisecond)
		}
		if left(t) {
			t.Errorf("ended by %s: files are left", by)
		}
		cancel()
		end()
	}
}
