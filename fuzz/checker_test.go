package fuzz

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/routing"
	"topocert/topology"
)

// Budgets of an input: what a checker would take beyond them, it says.
const (
	fuzzSteps  = 1 << 20
	fuzzMemory = 1 << 24
)

// refusals are what may be wrong with a file; anything else is a fault of the program.
var refusals = []error{
	certificates.ErrRejected, certificates.ErrBudget, formula.ErrValue, resolve.ErrUnknown, resolve.ErrMissing, resolve.ErrOwn, resolve.ErrTaken,
	topology.ErrName, topology.ErrParam, topology.ErrLimit, topology.ErrFormat, routing.ErrRouter, routing.ErrTable, routing.ErrLanes,
}

func wantRefusal(t *testing.T, err error) {
	t.Helper()
	if err != nil && !slices.ContainsFunc(refusals, func(known error) bool { return errors.Is(err, known) }) {
		t.Fatalf("%v, want a refusal of a known kind", err)
	}
}

// FuzzKind checks arbitrary bodies as proofs of each kind, of arbitrary statements, with an
// arbitrary file beside them: nothing panics, and what would take long or much memory,
// building the network among it, goes over the budget.
func FuzzKind(f *testing.F) {
	var names []string
	for _, k := range kinds.All() {
		names = append(names, k.Name)
	}
	files, archives := goodFiles(f)
	for _, file := range files {
		text, err := fs.ReadFile(archives, file)
		if err != nil {
			f.Fatal(err)
		}
		all, err := certificates.ReadAll(bytes.NewReader(text))
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range all {
			var statements, body strings.Builder
			for _, s := range c.Statements() {
				fmt.Fprintln(&statements, s)
			}
			for _, line := range c.Body {
				fmt.Fprintf(&body, "%s %s\n", line.Keyword, line.Text)
			}
			var beside []byte
			if names := kinds.Files(c); len(names) > 0 {
				if beside, err = fs.ReadFile(archives, path.Join(path.Dir(file), names[0])); err != nil {
					f.Fatal(err)
				}
			}
			f.Add(byte(slices.Index(names, c.Kind)), statements.String(), body.String(), beside)
		}
	}
	f.Fuzz(func(t *testing.T, kind byte, statements, body string, beside []byte) {
		text := "topocert 2\n" + statements + names[int(kind)%len(names)] + "\n" + body + "end\n"
		all, err := certificates.ReadAll(strings.NewReader(text))
		wantRefusal(t, err)
		places, budget := resolve.NewLast(), certificates.NewBudget(fuzzSteps, fuzzMemory)
		places.Limit(budget)
		checker := kinds.Checker(places.World(func(string) (io.ReadCloser, error) {
			return io.NopCloser(bytes.NewReader(beside)), nil
		}))
		for _, c := range all {
			wantRefusal(t, checker.Check(c))
		}
	})
}

// FuzzFolder reads an arbitrary file of names, with an arbitrary graph and an arbitrary file
// beside it, which it calls by their digests where it says GRAPH and FILE; then verdicts
// that use its names: nothing panics, and nothing takes long.
func FuzzFolder(f *testing.F) {
	const head = "topocert 2 names\n"
	for _, names := range []string{
		"", "file sha256:GRAPH a\ngraph sha256:GRAPH Wheel(3)\nlabels b Wheel(3)\n",
		"graph g6:Bg mine.edges\nfile table-sha256:FILE b\nrouter table-sha256:FILE home mine.edges\n",
		"file sha256:GRAPH a\nrouter table-sha256:FILE home QT(2,2)\n",
	} {
		for _, verdict := range []string{
			"order(Wheel(n)) == 3 for n in 3..3", "distance(\"mine.edges\", \"0\", \"x\") <= 1", "deadlock_free(\"home\", \"mine.edges\")", "delivered(\"lanes:home\", QT(n, n)) == 1 for n in 2..3",
		} {
			f.Add(names, "3\n0 1\n1 2\n", "- 0 1\n1 - 1\n1 2 -\n", verdict)
			f.Add(names, "0 1\n", "x\ny\nz\n", verdict)
		}
	}
	f.Fuzz(func(t *testing.T, own, graph, beside, claim string) {
		if g, err := topology.ReadEdges(strings.NewReader(graph)); err == nil && g.Order() < 1<<10 {
			own = strings.ReplaceAll(own, "GRAPH", g.Digest())
		}
		own = strings.ReplaceAll(own, "FILE", fmt.Sprintf("%x", sha256.Sum256([]byte(beside))))
		entries, err := resolve.ReadOwn(strings.NewReader(head + own + "end\n"))
		wantRefusal(t, err)
		handed, budget := resolve.NewLast(), certificates.NewBudget(fuzzSteps, fuzzMemory)
		handed.Limit(budget)
		names, err := handed.Folder(entries, func(file string) (io.ReadCloser, error) {
			if file == "a" {
				return io.NopCloser(strings.NewReader(graph)), nil
			}
			return io.NopCloser(strings.NewReader(beside)), nil
		})
		wantRefusal(t, err)
		list, err := formula.ReadVerdicts(words.Standard(), strings.NewReader("topocert 2 verdicts\nclaim a\nformula "+claim+"\nholds 1\nend\n"))
		wantRefusal(t, err)
		if names == nil {
			return
		}
		facts := resolve.NewFacts(names)
		for _, e := range entries {
			if e.Kind == "graph" {
				facts.Add(certificates.Statement{Subject: "order", Network: e.Canonical, Relation: "=", Value: "3"})
			}
		}
		checker := formula.NewVerdictChecker(facts, budget)
		for _, v := range list {
			wantRefusal(t, checker.Check(v))
		}
	})
}
