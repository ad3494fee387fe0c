package recheck

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
)

// The same name for a path and for a ring: of 5 vertices the one has 4 links, the other 5.
const (
	paths = "Row(n) = graph i in 0..n-1: i+1 if i+1 < n\n"
	rings = "Row(n) = graph i in 0..n-1: (i+1) % n\n"
)

// sizes is a certificate of the number of links of Row(5).
func sizes(links int) string {
	return fmt.Sprintf("topocert 2\nsize Row(5) = %d\ncount\nend\n", links)
}

// verdict is a file with a verdict under a name.
func verdict(name, formula string) string {
	return fmt.Sprintf("topocert 2 verdicts\nclaim %s\nformula %s\nholds 1\nend\n", name, formula)
}

// checked checks files in folders, the certificates before the verdicts, and returns what is said.
func checked(t *testing.T, files map[string]string, order ...string) []string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o777), os.WriteFile(path, []byte(text), 0o666)); err != nil {
			t.Fatal(err)
		}
	}
	var paths, said []string
	for _, name := range order {
		paths = append(paths, filepath.Join(dir, filepath.FromSlash(name)))
	}
	r := NewRun(resolve.NewLast(), nil, func(s Said) error {
		for _, a := range s.Answers {
			word := map[bool]string{true: "accepted", false: "REJECTED"}[a.Accepted]
			if a.Missing {
				word = "UNCHECKED"
			}
			line := word + " " + strings.TrimPrefix(filepath.ToSlash(a.File), filepath.ToSlash(dir)+"/")
			if a.Statement != nil {
				line += ": " + *a.Statement
			}
			if a.Reason != nil {
				line += ": " + *a.Reason
			}
			said = append(said, strings.ReplaceAll(line, dir+string(filepath.Separator), ""))
		}
		return nil
	})
	if err := r.Check(paths, func(string) {}); err != nil {
		t.Fatal(err)
	}
	return said
}

func accepted(said []string, beginning string) bool {
	return slices.ContainsFunc(said, func(line string) bool { return strings.HasPrefix(line, "accepted "+beginning) })
}

// TestWordsOfFolders: two folders define one name otherwise. What is certified in the one is
// known to no verdict of the other, in whatever order they come.
func TestWordsOfFolders(t *testing.T) {
	files := map[string]string{
		"a/own.words": paths, "a/a.cert": sizes(4), "a/a.verdicts": verdict("a", "size(Row(5)) == 4"),
		"b/own.words": rings, "b/b.cert": sizes(5), "b/b.verdicts": verdict("b", "size(Row(5)) == 5"),
		"c/own.words": rings, "c/c.verdicts": verdict("c", "size(Row(5)) == 4"), // by the certificate of a
		"d/own.words": "// Another comment.\n" + paths, "d/d.verdicts": verdict("d", "size(Row(5)) == 4"),
		"e/own.words": "\n" + paths, "e/e.verdicts": verdict("e", "size(Row(5)) == 4"), // the same definitions as a
		"f/f.verdicts": verdict("f", "size(Row(5)) == 4"), // none
	}
	certificates, verdicts := []string{"a/a.cert", "b/b.cert"}, []string{"a/a.verdicts", "b/b.verdicts", "c/c.verdicts", "d/d.verdicts", "e/e.verdicts", "f/f.verdicts"}
	for range 2 {
		said := checked(t, files, slices.Concat(certificates, verdicts)...)
		for name, want := range map[string]bool{"a/a.cert": true, "b/b.cert": true, "a/a.verdicts": true, "b/b.verdicts": true, "c/": false, "d/": false, "e/e.verdicts": true, "f/": false} {
			if accepted(said, name) != want {
				t.Errorf("%s accepted: want %v, of %q", name, want, said)
			}
		}
		slices.Reverse(certificates)
		slices.Reverse(verdicts)
	}
}

// TestWordsUnchecked: what could not be checked in one folder leaves no verdict of another
// unchecked that speaks of another network under the same name.
func TestWordsUnchecked(t *testing.T) {
	lacking := "topocert 2\nhamiltonian Row(5) = no\nlrat\nproof none.lrat\nend\n"
	said := checked(t, map[string]string{
		"a/own.words": paths, "a/a.cert": lacking, "a/a.verdicts": verdict("a", "!hamiltonian(Row(5))"),
		"b/own.words": rings, "b/b.verdicts": verdict("b", "!hamiltonian(Row(5))"),
	}, "a/a.cert", "a/a.verdicts", "b/b.verdicts")
	for i, want := range []string{"UNCHECKED a/a.cert", "UNCHECKED a/a.verdicts", "REJECTED b/b.verdicts"} {
		if len(said) != 3 || !strings.HasPrefix(said[i], want) {
			t.Fatalf("%q, want %s", said, want)
		}
	}
}

// TestWordsSaid: a verdict prints the definitions that it rests on, and those that they use.
func TestWordsSaid(t *testing.T) {
	said := checked(t, map[string]string{
		"a/own.words": "next(i, n) = (i+1) % n\n// Rings.\nRow(n) = graph i in 0..n-1: // around\n    next(i, n)\nOther(n) = graph i in 0..n-1: i+1 if i+1 < n\nunmet(n) = n\n",
		"a/a.cert":    sizes(5), "a/a.verdicts": verdict("a", "size(Row(5)) == 5 || size(Other(3)) == 7"),
	}, "a/a.cert", "a/a.verdicts")
	want := "accepted a/a.verdicts: a holds: size(Row(5)) == 5 || size(Other(3)) == 7, by own.words: next(i, n) = (i+1) % n; and Row(n) = graph i in 0..n-1: next(i, n); and Other(n) = graph i in 0..n-1: i+1 if i+1 < n"
	if len(said) != 2 || said[1] != want {
		t.Errorf("%q, want %s", said, want)
	}
}

// TestWordsRefused: a file of definitions that is wrong is refused as a whole, with its place, and
// gives nothing; nor does the file of names beside it.
func TestWordsRefused(t *testing.T) {
	for _, test := range []struct{ text, reason string }{
		{"Row(n) = graph i in 0..n-1: i+1 if i+1 < n\nRow(n = 3", "line 2: words/form: column 7: "},
		{paths + "diameter(G) = 3\n", "line 2: words/form: column 1: diameter is a standard definition, want another name"},
		{paths + "delivered(G) = 3\n", "line 2: words/form: column 1: delivered is a fact, want another name"},
		{paths + "audit(G) = 3\n", "line 2: words/form: column 1: audit is a fact, want another name"},
		{paths + "max_hops(G) = 3\n", "line 2: words/form: column 1: max_hops is a fact, want another name"},
		{paths + "automorphism(G) = 3\n", "line 2: words/form: column 1: automorphism is what certificates state, want another name"},
		{paths + "floor(G) = 3\n", "line 2: words/form: column 1: floor is a part of the language, want another name"},
		{paths + "least(G) = 3\n", "line 2: words/form: column 1: "},
		{paths + "octagon = route Row(n) from i to j: i+1\n", "line 2: words/form: column 1: octagon is a router here, want another name"},
		{paths + "shortest = route Row(n) from i to j: i+1\n", "line 2: words/form: column 1: shortest is a router here, want another name"},
		{paths + "QT(n) = graph i in 0..n-1: i+1 if i+1 < n\n", "line 2: words/form: column 1: QT is a standard definition, want another name"},
		{paths + "Qt(n) = graph i in 0..n-1: i+1 if i+1 < n\n", "line 2: words/form: column 1: Qt is a network here, want another name"},
		{paths + paths, "line 2: words/form: column 1: Row is defined already, want one definition"},
		{"Row(n) = graph i in 0..n-1: i+1 if i+1 < Row(n)\n", "column 42: Row is not defined before, want a word or a network that is"},
	} {
		said := checked(t, map[string]string{
			"a/own.words": test.text, "a/own.names": "topocert 2 names\ngraph g6:Dhc Row(5)\nend\n",
			"a/a.cert": sizes(4), "a/b.cert": "topocert 2\nsize g6:Dhc = 5\ncount\nend\n",
			"a/a.verdicts": verdict("a", "size(Row(5)) == 4"), "a/b.verdicts": verdict("b", "size(Row(5)) == 5"),
		}, "a/a.cert", "a/b.cert", "a/a.verdicts", "a/b.verdicts")
		if len(said) != 5 || !strings.HasPrefix(said[0], "REJECTED a/own.words: ") || !strings.Contains(said[0], test.reason) {
			t.Errorf("%s: %q, want it refused for %s", test.text, said, test.reason)
		}
		if accepted(said, "a/a") || accepted(said, "a/b.verdicts") || !accepted(said, "a/b.cert") {
			t.Errorf("%s: %q, want nothing accepted but what needs no definition", test.text, said)
		}
	}
}

// TestWordsAndNames: the file of names gives no network, and no router, that the definitions have.
func TestWordsAndNames(t *testing.T) {
	for _, line := range []string{"graph g6:Dhc Row(5)", "graph g6:Dhc Row(7)", "graph g6:Dhc row(5)", "graph g6:Dhc Row", "graph g6:Dhc r.ow"} {
		said := checked(t, map[string]string{
			"a/own.words": paths, "a/own.names": "topocert 2 names\n" + line + "\nend\n",
			"a/a.cert": sizes(4), "a/b.cert": "topocert 2\nsize g6:Dhc = 5\ncount\nend\n",
			"a/a.verdicts": verdict("a", "size(Row(5)) == 4"), "a/b.verdicts": verdict("b", "size(Row(5)) == 5"),
		}, "a/a.cert", "a/b.cert", "a/a.verdicts", "a/b.verdicts")
		if len(said) != 5 || !strings.HasPrefix(said[0], "REJECTED a/own.names: ") && !strings.HasPrefix(said[0], "UNCHECKED") ||
			!accepted(said, "a/a.cert") || !accepted(said, "a/a.verdicts") || accepted(said, "a/b.verdicts") {
			t.Errorf("%s: %q, want the file of names refused, and the definition as the one meaning", line, said)
		}
	}
}

// TestSubjectsTaken: no definition has the first word of the statements of another kind.
func TestSubjectsTaken(t *testing.T) {
	for _, kind := range kinds.All() {
		if kind.Name == "strategy" { // whose subjects are definitions
			continue
		}
		for _, subject := range kind.About() {
			name := strings.ReplaceAll(subject, "-", "_")
			if err := resolve.New().Define(name + "(G) = 3\n"); err == nil {
				t.Errorf("%s, the subject of statements by %s, may be defined", name, kind.Name)
			}
		}
	}
}

// TestWordsDirected: a directed graph is one that strategies are about, and no other proof.
func TestWordsDirected(t *testing.T) {
	said := checked(t, map[string]string{
		"a/own.words":  "Round(n) = digraph i in 1..n: i%n + 1\n",
		"a/a.cert":     "topocert 2\ndiameter Round(5) = 4\nstrategy\nchoose 0\nby evaluate\nby evaluate\nend\ndistance Round(5) 0 4 = 4\nstrategy\nend\n",
		"a/b.cert":     "topocert 2\norder Round(5) = 5\ncount\nend\n",
		"a/c.cert":     "topocert 2\ndiameter Round(05) = 4\nstrategy\nchoose 0\nby evaluate\nby evaluate\nend\n",
		"a/a.verdicts": verdict("a", `diameter(Round(5)) == 4 && distance(Round(5), "1", "5") == 4`),
	}, "a/a.cert", "a/b.cert", "a/c.cert", "a/a.verdicts")
	for i, want := range []string{"accepted a/a.cert", "accepted a/a.cert", "REJECTED a/b.cert", "REJECTED a/c.cert", "accepted a/a.verdicts"} {
		if len(said) != 5 || !strings.HasPrefix(said[i], want) {
			t.Fatalf("%q, want %s", said, want)
		}
	}
}
