package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// TestProvedCosts: what lies in a folder ends with a reason, and takes nothing from what else is there.
func TestProvedCosts(t *testing.T) {
	deep.Only(t)
	program := proved(t)
	words := "f0(x) = x\n"
	for i := range 60 {
		words += fmt.Sprintf("f%d(x) = f%d(x) + f%d(x)\n", i+1, i, i)
	}
	verdict := func(formula string) string {
		return "topocert 2 verdicts\nclaim a\nformula " + formula + "\nholds 1000000\nend\n"
	}
	for _, c := range []struct {
		name, file, text, want string
		size                   int64 // of a file that is a hole; -1 for a pipe
	}{
		{"a pipe for names", "own.names", "", "not a regular file", -1},
		{"a pipe for definitions", "own.words", "", "not a regular file", -1},
		{"a pipe for a certificate", "b.cert", "", "is not a regular file", -1},
		{"names of 6 GB", "own.names", "", "too long a file: 6442450944 bytes", 6 << 30},
		{"definitions of 6 GB", "own.words", "", "too long a file: 6442450944 bytes", 6 << 30},
		{"words written out", "own.words", words + "W(n) = graph i in 0..n-1: (i+f60(1))%n\n", "parts when each word is written out", 0},
		{"a domain of 10^12", "b.verdicts", verdict("m + n >= 0 for m in 1..1000000, n in 1..m"), "over the budget", 0},
		{"a domain without tuples", "b.verdicts", verdict("m + n >= 0 for m in 1..1000000, n in 1..1000000 if m + n < 0"), "a domain of 1000000000000 tuples", 0},
		{"a sum over 10^11", "b.verdicts", verdict("(sum k in 1..100000000000: k) >= 0"), "over the budget", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			write := func(name, text string) {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			write("a.cert", "topocert 2\norder Petersen = 10\ncount\nend\n")
			path := filepath.Join(dir, c.file)
			var err error
			if c.size < 0 {
				err = exec.Command("mkfifo", path).Run()
			} else if write(c.file, c.text); c.size > 0 {
				err = os.Truncate(path, c.size)
			}
			if err != nil {
				t.Skip(err)
			}
			if strings.HasPrefix(c.name, "words") {
				write("b.cert", "topocert 2\norder W(5) = 5\ncount\nend\n")
			}
			_, theirs := both(t, program, "--memory", "256MB", "--steps", "1000000000", dir)
			if !slices.Contains(theirs.words, "accepted") {
				t.Errorf("the other certificate is not accepted: %v", theirs.words)
			}
			if !strings.Contains(theirs.reasons, c.want) {
				t.Errorf("got %q, want %q", theirs.reasons, c.want)
			}
		})
	}
}

// TestProvedCostsOfTerms: terms of which the check takes long, or that are large, end with a reason, and those that follow are
// checked.
func TestProvedCostsOfTerms(t *testing.T) {
	program := proved(t)
	const petersen = "(certificate (Standard \"Petersen\" []) [<[(Metric (OrderIs 10))] (MetricProof Counted)>])\n"
	for want, costly := range map[string]string{ // the memory that there is, then what is wanted
		"1GB more time is wanted":    "(certificate (Standard \"Torus\" [1500 1500]) [<[(Metric (DiameterIs (Finite 1500)))] (MetricProof (FromLevels [] [(Searched 0)]))>])\n",
		"64MB more memory is wanted": "(certificate (Standard \"Petersen\" []) [<[(Width (WidthAtMost 5))] (WidthProof (WidthByCut [" + strings.Repeat("1 ", 5_000_000) + "]))>])\n",
	} {
		memory, want, _ := strings.Cut(want, " ")
		file := filepath.Join(t.TempDir(), "terms")
		if err := os.WriteFile(file, []byte("(lowered 1)\n(folder \"a\")\n(file \"a/a.cert\")\n"+petersen+costly+petersen+"(end)\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		var stdout, stderr strings.Builder
		cmd := exec.Command(program, "--memory", memory, "--steps", "20000000", "--lowered", file)
		cmd.Stdout, cmd.Stderr = &stdout, &stderr
		_ = cmd.Run() // its status is that of what it says
		said := saidOf(0, stdout.String(), stderr.String())
		if !slices.Equal(said.words, []string{"accepted", "UNCHECKED", "accepted"}) || !strings.Contains(said.reasons, want) {
			t.Errorf("%v, %q, want the second to end for %q", said.words, said.reasons, want)
		}
	}
}

// TestProvedSmallSets: quantifiers go through the small sets first, so that one that decides is soon found, as topocheck does.
func TestProvedSmallSets(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"own.words": "first(G) = some S in sets(0..order(G)): len(S) == 1 && 0 in S\n",
		"a.cert":    "topocert 2\nfirst Ring(60) = yes\nstrategy\nby evaluate\nend\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	_, theirs := both(t, program, "--steps", "100000000", dir)
	if want := []string{"accepted"}; !slices.Equal(theirs.words, want) {
		t.Errorf("got %q, want %q: %s", theirs.words, want, theirs.reasons)
	}
}

// TestProvedLargeTables: of dense networks, and of those whose texts have quantifiers, tables take a time like that of their
// links and of the tuples that are gone through.
func TestProvedLargeTables(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"own.words": "digit(v, m, i) = floor(v/pow(m,i))%m\n" +
			"Dense(n) = graph v in 0..n-1: u for u in 0..v-1\n" +
			"Star(n) = graph v in 0..pow(n,n)-1 if (all i in 1..n-1, j in 0..i-1: digit(v, n, i) != digit(v, n, j)):\n" +
			"    v + (digit(v, n, k) - v%n)*(1 - pow(n,k)) for k in 1..n-1\n",
		"a.cert": "topocert 2\nsize Dense(1000) = 499500\ncount\nend\n", // each vertex with each other: 1000·999/2
		"b.cert": "topocert 2\nsize Star(7) = 15120\ncount\nend\n",      // permutations of seven, with six neighbours each: 7!·6/2
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	_, theirs := both(t, program, "--steps", "1000000000", dir)
	if want := []string{"accepted", "accepted"}; !slices.Equal(theirs.words, want) {
		t.Errorf("got %q, want %q: %s", theirs.words, want, theirs.reasons)
	}
}
