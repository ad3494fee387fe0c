// Package mutants tries the tests: it puts one fault after the other into a copy
// of the tree, and tells which of them the tests notice. "make mutants" runs
//
//	go test ./fuzz/mutants -run Seeded -mutants PATTERN…
//	go test ./fuzz/mutants -run Random -mutants.random 100 -mutants.in trusted
//	go test ./fuzz/mutants -run Listed -mutants.in searching -mutants.of PREFIX…
//
// The first tries faults that somebody thought of. Such a fault is a file fuzz/testdata/mutants/NAME.patch:
//
//	# The wrap-around link of a ring leads one vertex too far.
//	# killed-by: ./topology ./routing
//	# fuzz: FuzzMesh
//	--- a/topology/box.go
//	+++ b/topology/box.go
//	@@ -55,3 +55,3 @@
//	 …
//
// comments that say in a sentence what is wrong, in which packages tests must
// notice it, and which fuzz targets may if they do not; then a unified diff with
// one to three lines of context. Patterns are those of path.Match, for names.
//
// The tests must pass in the copy before a fault is put in. A mutant is killed
// if a test of the packages fails, or they take a minute more than ten times as
// long as without it; or else, if a target fails within the fuzz time. The tests
// are run with -short first, and then as "make deep" does. It fails if a mutant survives, or if a patch
// does not apply or the tests do not compile with it. The tree itself is only read.
//
// The second tries faults that nobody thought of: operators, constants, booleans,
// bounds, conditions, results and statements are changed at random places of what is
// trusted (topology, certificates, routing), or of what searches and decides (solver, the
// engine and the store in props, the commands). The seed says which. A fault has a name such as
//
//	topology/box.go:55:12:< to <=
//
// and all that start with a prefix are tried if there are prefixes. It is killed by the
// tests of its package, or else, without -mutants.quick, by those of the packages that guard
// it. A change that does not compile, or compiles to the same code, is passed over.
// Those in fuzz/testdata/mutants/equivalent.txt change no behaviour, for the reason
// that stands there, and are only counted; the third prints changes in that file's form. The
// second fails if fewer than 95 of a hundred others are killed, or 80 in what searches.
package mutants

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

const (
	folder   = "fuzz/testdata/mutants"
	parallel = 2
)

var (
	seeded   = flag.String("mutants", "", "try the patches whose names one of the `patterns` matches")
	fuzzTime = flag.Duration("mutants.fuzztime", 20*time.Second, "how long each fuzz target is tried")
	count    = flag.Int("mutants.random", 0, "try so many random changes")
	in       = flag.String("mutants.in", "trusted", "the part of the tree that random changes are made in: trusted or searching")
	of       = flag.String("mutants.of", "", "the `prefixes` of random changes, of which all are tried or listed")
	quick    = flag.Bool("mutants.quick", false, "only the tests of the changed package see a random change")
	seed     = flag.Uint64("mutants.seed", 1, "what the random changes follow from")
)

// TestMain runs the tests at the top of the tree.
func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

// TestSeeded: tests kill all seeded faults, or those that a pattern matches.
func TestSeeded(t *testing.T) {
	if *seeded == "" {
		t.Skip("left to make mutants")
	}
	mutants, err := selected(strings.Fields(*seeded))
	if err != nil {
		t.Fatal(err)
	}
	temp := t.TempDir()
	patience, err := newBench(temp, 0).baseline(t.Context(), mutants)
	if err != nil {
		t.Fatal(err)
	}
	var dead atomic.Int64
	onBenches(t.Context(), temp, func(b *bench, i int) bool {
		if i >= len(mutants) {
			return false
		}
		b.patience = patience
		start := time.Now()
		fate, detail := b.try(t.Context(), mutants[i])
		fmt.Printf("%-36s %s %s (%.0f s)\n", mutants[i].name, fate, detail, time.Since(start).Seconds())
		if fate == killed {
			dead.Add(1)
		} else {
			t.Errorf("%s: %s", mutants[i].name, fate)
		}
		return true
	})
	fmt.Printf("%d of %d killed\n", dead.Load(), len(mutants))
}

// onBenches does one thing after the other, several at a time, each on a bench, until one returns
// false or the context ends.
func onBenches(ctx context.Context, temp string, do func(b *bench, i int) bool) {
	var group sync.WaitGroup
	var next atomic.Int64
	for i := range parallel {
		b := newBench(temp, i)
		group.Go(func() {
			for ctx.Err() == nil && do(b, int(next.Add(1)-1)) {
			}
		})
	}
	group.Wait()
}

// The fates of mutants.
const (
	killed   = "killed by"
	survived = "SURVIVED"
	broken   = "BROKEN PATCH"
)

// selected reads the mutants whose name one of the patterns matches.
func selected(patterns []string) ([]*mutant, error) {
	files, err := filepath.Glob(filepath.Join(filepath.FromSlash(folder), "*.patch"))
	if err != nil {
		return nil, err
	}
	var list []*mutant
	for _, file := range files {
		m, err := readMutant(file)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(patterns, func(p string) bool { is, err := filepath.Match(p, m.name); return is || err != nil }) {
			list = append(list, m)
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("no mutant in %s matches %q", folder, patterns)
	}
	return list, nil
}

// bench is a place where one mutant after the other is tried.
type bench struct {
	tree, temp string
	built      string                   // what is compiled of this tree
	patience   map[string]time.Duration // how long the tests of a package may take
}

func newBench(temp string, i int) *bench {
	top := filepath.Join(temp, fmt.Sprint(i))
	return &bench{tree: filepath.Join(top, "tree"), temp: filepath.Join(top, "temp")}
}

// renew makes the bench's tree a copy of ours. It is always at the same place, so
// that what has been compiled for one mutant serves the next.
func (b *bench) renew() error {
	b.built = ""
	for _, dir := range []string{b.tree, b.temp} {
		if err := os.RemoveAll(dir); err != nil {
			return err
		}
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return err
		}
	}
	top, err := filepath.Glob("[^.]*")
	if err != nil {
		return err
	}
	top = slices.DeleteFunc(top, func(name string) bool { return name == "out" })
	if output, err := exec.Command("cp", slices.Concat([]string{"-R"}, top, []string{b.tree})...).CombinedOutput(); err != nil {
		return fmt.Errorf("cp: %w\n%s", err, output)
	}
	return nil
}

// baseline tries the tests without a mutant. It returns how long those of each
// package may take.
func (b *bench) baseline(ctx context.Context, mutants []*mutant) (map[string]time.Duration, error) {
	if err := b.renew(); err != nil {
		return nil, err
	}
	patience := make(map[string]time.Duration)
	for _, m := range mutants {
		for _, dir := range m.tests {
			if _, met := patience[dir]; met {
				continue
			}
			took, err := b.seconds(ctx, dir, wholly)
			if err != nil {
				return nil, err
			}
			patience[dir] = time.Minute + 10*took
		}
	}
	return patience, nil
}

// try tells what becomes of a mutant, and how.
func (b *bench) try(ctx context.Context, m *mutant) (fate, detail string) {
	if err := b.renew(); err != nil {
		return broken, err.Error()
	}
	if err := m.apply(b.tree); err != nil {
		return broken, err.Error()
	}
	for _, size := range []string{"-test.short", wholly} {
		for _, dir := range m.tests {
			output, failed, err := b.test(ctx, dir, size, "-test.timeout="+b.patience[dir].String())
			if err != nil {
				return broken, err.Error()
			}
			if failed {
				return killed, dir + " " + culprit(output)
			}
		}
	}
	for _, target := range m.fuzz {
		output, failed, err := b.test(ctx, "./fuzz", "-test.run=^$", "-test.fuzz=^"+target+"$",
			"-test.fuzztime="+fuzzTime.String(), "-test.fuzzcachedir="+filepath.Join(b.temp, "corpus"))
		if err != nil {
			return broken, err.Error()
		}
		if failed && !timeUp(output) {
			return killed, "./fuzz " + culprit(output)
		}
	}
	return survived, "(" + m.fault + ")"
}

// test compiles the tests of a package and runs them with the given arguments. It
// tells whether one fails; the error is that they cannot be compiled.
func (b *bench) test(ctx context.Context, dir string, args ...string) (output string, failed bool, err error) {
	program := filepath.Join(b.temp, "test")
	build := []string{"test", "-c", "-vet=off", "-trimpath", "-ldflags=-w", "-o", program}
	what := dir
	if slices.ContainsFunc(args, func(a string) bool { return strings.HasPrefix(a, "-test.fuzz=") }) {
		build = append(build, "-fuzz=.") // for coverage
		what += " for fuzzing"
	}
	if b.built != what {
		if output, err = b.command(ctx, b.tree, "go", append(build, dir)...); err != nil {
			return "", false, fmt.Errorf("%s does not compile: %w\n%s", dir, err, output)
		}
	}
	b.built = what
	args = append([]string{"-test.failfast", "-test.paniconexit0"}, args...)
	output, err = b.command(ctx, filepath.Join(b.tree, dir), program, args...)
	var exit *exec.ExitError
	if ctx.Err() != nil {
		return "", false, fmt.Errorf("stopped: %w", ctx.Err())
	}
	if err != nil && !errors.As(err, &exit) {
		return "", false, err
	}
	return output, err != nil, nil
}

// In place of -test.short: all that "make deep" tests, and what plain tests do.
const (
	wholly  = "-test.short=false"
	plainly = "-test.short=0"
)

// limited is for sh: a program that may not fill the memory, as a loop without end does.
const limited = `ulimit -v 8000000 2>/dev/null; exec "$0" "$@"`

// command runs a program, and returns what it writes. Whatever it leaves behind
// is in the bench.
func (b *bench) command(ctx context.Context, dir, name string, args ...string) (string, error) {
	var output bytes.Buffer
	c := exec.CommandContext(ctx, "sh", append([]string{"-c", limited, name}, args...)...)
	c.Dir, c.Stdout, c.Stderr = dir, &output, &output
	c.Env = append(os.Environ(), "TMPDIR="+b.temp, "GOTMPDIR="+b.temp, "PWD="+dir, "TOPOCERT_DEEP=")
	if slices.Contains(args, wholly) {
		c.Env = append(c.Env, "TOPOCERT_DEEP=1")
	}
	if name == "go" {
		c.Env = append(c.Env, "GOGC=400") // the compiler is quicker
	}
	c.Cancel = func() error { return c.Process.Signal(os.Interrupt) }
	c.WaitDelay = 10 * time.Second
	err := c.Run()
	return output.String(), err
}

var (
	failure  = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)
	running  = regexp.MustCompile(`(?m)^panic: test timed out after .*\n\s*running tests:\n\s*(\S+)`)
	deadline = regexp.MustCompile(`(?m)^--- FAIL: .*\n\s+context deadline exceeded$`)
	panics   = regexp.MustCompile(`(?m)^(panic|fatal error): .*`)
)

// timeUp tells whether a fuzz target failed only because its time ended, as happens
// now and then: see https://go.dev/issue/75804.
func timeUp(output string) bool {
	return deadline.MatchString(output) && !strings.Contains(output, "Failing input") && !strings.Contains(output, "seed corpus entry")
}

// culprit returns the first test that fails, by what the tests write.
func culprit(output string) string {
	if found := running.FindStringSubmatch(output); found != nil {
		return found[1] + ", which does not end"
	}
	if found := failure.FindStringSubmatch(output); found != nil {
		return found[1]
	}
	if found := panics.FindString(output); found != "" {
		return found
	}
	return "a test that ends the program"
}
