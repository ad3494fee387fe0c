package site

import (
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/props"
	"topocert/props/papers"
	"topocert/topology"
)

// TestDiameters: the picture of the diameter of QT is what breadth-first search finds.
func TestDiameters(t *testing.T) {
	deep.NotShort(t)
	e, r := settled(t, "qt/diameter")
	fails, most := 0, 0
	for _, c := range e.Cells {
		m, n := int(c.Values[0].Num().Int64()), int(c.Values[1].Num().Int64())
		if 8*m*n > pictured {
			if c.Decided() {
				t.Errorf("QT(%d,%d) is decided, and has more than %d vertices", m, n, pictured)
			}
			continue
		}
		g, err := topology.New("QT", m, n)
		if err != nil {
			t.Fatal(err)
		}
		truth, formula := eccentric(g), 2*max(m/2, n/2)+4 // Section 2
		want := fmt.Sprintf("m=%d, n=%d: true %d, formula %d", m, n, truth, formula)
		if c.Title != want || c.Fails != (truth != formula) || c.Difference.Cmp(big.NewRat(int64(truth-formula), 1)) != 0 {
			t.Errorf("got %q, %v, %v, want %q", c.Title, c.Fails, c.Difference, want)
		}
		if most++; truth != formula {
			fails++
		}
	}
	e.count()
	inside, outside := e.Inside, e.Outside
	if inside.Fails != fails || inside.Fails+inside.Holds != most || outside.All() != 0 || r.Verdict != props.Fails {
		t.Errorf("%+v, %+v, want %d of %d that fail", inside, outside, fails, most)
	}
}

// eccentric returns the diameter, by breadth-first search from every vertex.
func eccentric(g topology.Network) int {
	most := 0
	for s := range g.Order() {
		at := map[uint32]int{uint32(s): 0}
		for queue := []uint32{uint32(s)}; len(queue) > 0; queue = queue[1:] {
			for _, v := range g.Neighbors(queue[0]) {
				if _, seen := at[v]; !seen {
					at[v] = at[queue[0]] + 1
					most = max(most, at[v])
					queue = append(queue, v)
				}
			}
		}
	}
	return most
}

// pictured is the order of the largest networks of the pictures here.
const pictured = 160

// settled decides a claim on small networks and returns its picture.
func settled(t *testing.T, id string) (*picture, *props.Result) {
	t.Helper()
	dir := t.TempDir()
	session, err := props.NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	for _, c := range papers.Catalogue() {
		if c.ID != id {
			continue
		}
		results, err := (&props.Runner{Session: session, MaxOrder: 72}).Run(t.Context(), []*props.Claim{c})
		if err != nil {
			t.Fatal(err)
		}
		e := planPicture(c, &results[0])
		if e == nil {
			return nil, &results[0]
		}
		if err := e.Settle(t.Context(), session, pictured); err != nil {
			t.Fatal(err)
		}
		facts := resolve.NewFacts(session.Resolver())
		if err := session.Flush(); err != nil {
			t.Fatal(err)
		}
		files, err := filepath.Glob(filepath.Join(dir, "*.cert"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%d files, %v", len(files), err)
		}
		for _, name := range files {
			add(t, facts, name)
		}
		if err := e.Evaluate(facts, func(fact string) []string { return []string{fact} }); err != nil {
			t.Fatal(err)
		}
		if len(e.Panels()) == 0 {
			t.Errorf("%s: nothing is drawn", id)
		}
		return e, &results[0]
	}
	t.Fatalf("no claim %s", id)
	return nil, nil
}

// add notes what the certificates of a file state.
func add(t *testing.T, facts *resolve.Facts, name string) {
	in, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	all, err := certificates.ReadAll(in)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range all {
		for _, s := range c.Statements() {
			facts.Add(s)
		}
	}
}

// TestExtents: what the pictures of some claims say, by hand.
func TestExtents(t *testing.T) {
	deep.Only(t)
	for id, want := range map[string]string{
		// 8mn ≤ 160, m, n ≥ 2: 9 + 5 + 4 + 3 + 2 cases for m = 2 … 6, and 4 for n = 2.
		"qt/node-count": "holds in all 27 cases with m, n ≤ 10",
		// An octagon's bisection width is 4, not 6.
		"oct/octagon-bisection-6": "fails, off by −2",
		// c ≥ 2 in lists, k and l without an end: panels by c.
		"supertoroidal/diameter-small-c": "fails in ",
	} {
		e, _ := settled(t, id)
		e.count()
		if got := e.Sentence; !strings.HasPrefix(got, want) {
			t.Errorf("%s: %q, want %q …", id, got, want)
		}
	}
	if e, _ := settled(t, "qt/lemma1"); len(e.Names) != 0 || len(e.Cells) != 1 {
		t.Errorf("qt/lemma1 has %d cells over %q, want one over nothing", len(e.Cells), e.Names)
	}
}
