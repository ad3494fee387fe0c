//go:build !js

package checking

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"topocert"
	"topocert/certificates/kinds"
	"topocert/routing"
)

func read(t *testing.T) *sourceTree {
	t.Helper()
	m, err := source()
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// source reads it once for all tests.
var source = sync.OnceValues(func() (*sourceTree, error) { return readSource(topocert.Source) })

// TestSource: the source has all files of the packages that it has, but tests, and all packages
// that these import.
func TestSource(t *testing.T) {
	m := read(t)
	for pkg, read := range m.packages {
		dir := filepath.Join("../../..", strings.TrimPrefix(pkg, "topocert/"))
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Errorf("%s: %v, %v", pkg, files, err)
		}
		for _, file := range files {
			inside, err := filepath.Rel("../../..", file)
			if has := m.files[filepath.ToSlash(inside)] > 0; err != nil || has == strings.HasSuffix(file, "_test.go") {
				t.Errorf("%s is in the source: %v, %v", inside, has, err)
			}
		}
		for _, other := range read.Imports() {
			if strings.HasPrefix(other.Path(), "topocert/") && m.packages[other.Path()] == nil {
				t.Errorf("%s imports %s, which is not in the source", pkg, other.Path())
			}
		}
	}
	// No line counts twice: no more are reached of a file than it has.
	var all []string
	for part := range m.parts {
		all = append(all, part)
	}
	for file, n := range m.Lines(all...) {
		text, err := os.ReadFile(filepath.Join("../../..", filepath.FromSlash(file)))
		if lines := strings.Count(string(text), "\n"); err != nil || n > lines {
			t.Errorf("%s: %d lines are reached of %d, %v", file, n, lines, err)
		}
	}
}

// TestParts: all kinds of proof, networks and routers are parts, and reach what they are
// known to, and no more.
func TestParts(t *testing.T) {
	m := read(t)
	for _, k := range kinds.All() {
		if !m.Has("kind:" + k.Name) {
			t.Errorf("the proofs by %s are no part", k.Name)
		}
	}
	for _, k := range routing.Kinds() {
		found := m.Has("router:" + k.Name)
		for i := range k.Name {
			found = found || m.Has("router:"+k.Name[:i]+"*")
		}
		if !found {
			t.Errorf("the router %s is no part", k.Name)
		}
	}
	for part, names := range map[string][2]string{ // a function that it reaches, and one that it does not
		"kind:cut":        {"certificates.Validate", "certificates/lrat.CheckWithin"},
		"kind:lrat":       {"certificates/lrat.CheckWithin", "topology.Family.New"},
		"text":            {"topology.Family.New", "certificates/words.entry.parse"},
		"words":           {"certificates/words.entry.parse", "topology.Family.New"},
		"router:dor":      {"routing.newDimensionOrder", "routing.newECube"},
		"verdict":         {"certificates/formula.ParseWith", "certificates/formula.WriteVerdicts"},
		"certificate":     {"certificates.Checker.Check", "certificates/words.checker.sort"},
		"lrat:bisection":  {"certificates/widths.Encoding.Form", "topology.Family.New"},
		"kind:distances":  {"certificates/metric.summary.searchAll", "certificates/metric.Girth"},
		"distances:girth": {"certificates/metric.Girth", "certificates/metric.views.check"},
		"kind:strategy":   {"certificates/strategy.evaluator.truth", "certificates/strategy.checker.formula"},
		"says:least":      {"certificates/strategy.evaluator.first", "certificates/strategy.evaluator.route"},
		"class":           {"certificates/family.joined", "certificates/family.compiler.word"},
		"binder":          {"certificates/family.compiler.binder", "certificates/family.compiler.word"},
		"line:proof":      {"certificates/strategy.checker.refuted", "certificates/strategy.checker.split"},
		"line:cycles":     {"certificates/automorphism.verifyCycles", "certificates/automorphism.verifyImages"},
		"g6":              {"topology.ParseGraph6", "topology.Family.New"},
		"word":            {"certificates/formula.reader.mean", "certificates/words.entry.parse"},
		"lemmas":          {"certificates/theorem.network.prove", "certificates/theorem.frame.byText"},
		"by:text":         {"certificates/theorem.frame.byText", "certificates/theorem.frame.counting"},
		"by:columns":      {"certificates/theorem.frame.byRing", "certificates/theorem.frame.byText"},
		"by:generators":   {"certificates/theorem.lemma.lowered", "certificates/theorem.frame.byText"},
		"handed":          {"topology.ReadEdges", "certificates/resolve.ReadOwn"},
		"own":             {"certificates/resolve.ReadOwn", "topology.ReadFile"},
		"router:bfs":      {"routing.newBFS", "routing.newDimensionOrder"},
		"kind:exhaustion": {"certificates.Validate", "certificates/lrat.CheckWithin"},
		// Through an interface, the methods of what was reached.
		"theorem": {"certificates/arithmetic.Node.String", "certificates/formula.evaluator.known"},
	} {
		reached := m.reached(part)
		for i, name := range names {
			if d := m.named["topocert/"+name]; d == nil || reached[d] != (i == 0) {
				t.Errorf("%s reaches %s: %v, want %v", part, name, i != 0, i == 0)
			}
		}
	}
	if next := m.named["topocert/routing.Table.Next"]; next == nil || !m.reached("verdict", "router")[next] {
		t.Error("a table's next hops are not reached by a verdict on a router")
	}
}

// TestBudgets: what a check rests on stays as little as it is: any certificate, a verdict on a
// diameter, one on a word that is evaluated, and by any steps, and a theorem about a family by a potential, by the
// text of a word, and about networks of words. A theorem is read and asked for an instance, and is no verdict.
func TestBudgets(t *testing.T) {
	m := read(t)
	for parts, most := range map[string]int{
		"": 2_055,
		// That of a quadtorus, whose text says many operations.
		"verdict kind:distances text words op:% op:* op:+ op:- op:/ op:floor op:max op:pow op:xor":                                                                                                            5_700,
		"verdict kind:strategy text words word binder says:least says:sets op:% op:+ op:- op:max":                                                                                                             7_590,
		"verdict kind:strategy text words word binder says:least op:% op:+ op:- op:max line:each line:orbits line:choose line:menu line:split line:proof line:linear line:runs line:cycles line:automorphism": 9_650,
		"theorem lemmas words":                               6_973,
		"theorem lemmas words word binder by:text lemma:sum": 8_507,
		"theorem automata words":                             9_298,
	} {
		lines := 0
		for _, n := range m.Lines(strings.Fields(parts)...) {
			lines += n
		}
		if lines > most {
			t.Errorf("%d lines are reached with the parts %q, want at most %d", lines, parts, most)
		}
	}
}
