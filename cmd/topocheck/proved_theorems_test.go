package main

import (
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
