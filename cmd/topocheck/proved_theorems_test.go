package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// theoremsNotProved are the files of testdata/theorems that topocheck-proved has no proof for yet. A name is
// taken off when there is one: a test fails where a file here is accepted.
var theoremsNotProved = []string{
	"a-router-without-deadlock",
	"by-a-hamiltonian-cycle",
	"chromatic_number",
	"contains-by-map",
	"degrees",
	"directed-networks",
	"distance_sum-by-sums",
	"distances-of-vertices-by-number",
	"domination_number-by-set",
	"edge_chromatic_number",
	"independence_number-by-set",
	"isomorphic-needs-all-links",
	"routers",
	"transitive-by-walks",
}

// acceptedTheorems returns the files of theorems that are accepted, all that they have.
func acceptedTheorems(s said) map[string]bool {
	all := make(map[string]bool)
	for i, about := range s.about {
		file, _, found := strings.Cut(about, ".theorems")
		if found {
			before, met := all[file]
			all[file] = s.words[i] == "accepted" && (before || !met)
		}
	}
	return all
}

// TestProvedTheorems: topocheck-proved accepts the theorems of the papers, and one of each method but those
// that are listed.
func TestProvedTheorems(t *testing.T) {
	program := proved(t)
	papers, err := filepath.Glob("../../props/*/*.theorems")
	if err != nil || len(papers) == 0 {
		t.Fatalf("%d files, %v", len(papers), err)
	}
	if !deep.Tests() {
		papers = nil // .ci/run has both checkers read those of the papers
	}
	ours, theirs := both(t, program, append(papers, "testdata/theorems")...)
	accepted := acceptedTheorems(theirs)
	for file, ok := range acceptedTheorems(ours) {
		name := filepath.Base(file)
		if !ok {
			t.Errorf("%s: topocheck does not accept it", file)
		}
		if listed := slices.Contains(theoremsNotProved, name); accepted[file] == listed {
			t.Errorf("%s: accepted by topocheck-proved is %t, and on the list of what is not proved %t", file, accepted[file], listed)
		}
	}
	if t.Failed() {
		t.Log(theirs.reasons)
	}
}

// TestProvedTheoremMutants: theorems with a number or a line changed, but for the lines that say what is refuted, which
// topocheck-proved does not read: none is accepted that topocheck rejects.
func TestProvedTheoremMutants(t *testing.T) {
	program := proved(t)
	files, err := filepath.Glob("testdata/theorems/*.theorems")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	random := rand.New(rand.NewPCG(*mutantSeed, 1))
	dir := t.TempDir()
	words, err := os.ReadFile("testdata/theorems/own.words")
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "own.words"), words, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
	most := min(mutantCount(), 2000)
	for n := 0; n < most; {
		data, err := os.ReadFile(files[random.IntN(len(files))])
		if err != nil {
			t.Fatal(err)
		}
		_, body, _ := strings.Cut(string(data), "\nclaim ")
		data = fmt.Appendf(nil, "topocert theorems 1\ntheorem mutant%d\nclaim %s", n, body) // a folder has each name once
		head, _, _ := strings.Cut(string(data), "\nrefute ")
		text := string(data)
		if random.IntN(2) == 0 { // what is said, of which there is less than of the proofs
			head = mutated(random, head, head)
			_, proofs, _ := strings.Cut(text, "\nrefute ")
			text = head + "\nrefute " + proofs
		} else if text = mutated(random, text, text); !slices.Equal(refuted(text), refuted(string(data))) {
			continue
		}
		if !strings.Contains(text, fmt.Sprintf("theorem mutant%d\n", n)) {
			continue
		}
		n++
		if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("mutant%d.theorems", n)), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, dir)
	right, rejected := acceptedTheorems(ours), 0
	for file, ok := range acceptedTheorems(theirs) {
		if ok && !right[file] {
			_, why, _ := strings.Cut(ours.reasons, file+".theorems: ")
			text, _ := os.ReadFile(file + ".theorems")
			t.Errorf("accepted by topocheck-proved, and not by topocheck, which says %.900s:\n%s", why, text)
		}
		if !right[file] {
			rejected++
		}
	}
	t.Logf("seed %d: %d of %d rejected", *mutantSeed, rejected, most)
	if rejected < most/4 {
		t.Errorf("%d of %d mutants are rejected, want a quarter", rejected, most)
	}
}

// refuted returns the lines of a file of theorems that say what is refuted.
func refuted(text string) (lines []string) {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "refute ") {
			lines = append(lines, line)
		}
	}
	return lines
}
