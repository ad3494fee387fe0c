package strategy_test

import (
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
)

// digraph is a directed graph by its rows.
type digraph [][]uint32

func (g digraph) Order() int                  { return len(g) }
func (g digraph) Neighbors(v uint32) []uint32 { return g[v] }
func (g digraph) Directed() bool              { return true }

// TestDirected: what words say of directed networks. Kautz(2,2) has the words of two different
// letters of three; W. H. Kautz 1968: diameter 2, and both connectivities are 2.
func TestDirected(t *testing.T) {
	kautz := digraph{{2, 3}, {4, 5}, {0, 1}, {4, 5}, {0, 1}, {2, 3}} // 01 02 10 12 20 21
	ring := digraph{{1}, {2}, {3}, {4}, {0}}
	line := digraph{{1}, {2}, {}}
	graphs := map[string]digraph{"Kautz": kautz, "OneWay": ring, "Line": line}
	w := world(t, nil)
	w.Graph = func(name string) (certificates.Graph, error) { return graphs[name], nil }
	for _, test := range []struct{ statement, body, rule string }{
		{"diameter Kautz = 2", "choose 0\nby evaluate\nby evaluate\n", ""},
		{"diameter OneWay = 4", "choose 0\nby evaluate\nby evaluate\n", ""},
		{"diameter OneWay = 2", "choose 0\nby evaluate\nby evaluate\n", "strategy/false"},
		{"diameter Line = infinite", "choose 2\nby evaluate\n", ""},
		{"size OneWay = 5", "", ""},
		{"size OneWay = 10", "", "statement/value"},
		{"order OneWay = 5", "", ""},
		{"hamiltonian OneWay = yes", "by evaluate\n", ""},
		{"vertex-connectivity Kautz = 2", "choose 2 3\nby evaluate\nby evaluate\n", ""},
		{"vertex-connectivity OneWay = 1", "choose 2\nby evaluate\nby evaluate\n", ""},
		{"edge-connectivity OneWay = 1", "choose 2\nby evaluate\nby evaluate\n", ""},
		{"edge-connectivity Kautz = 2", "choose 0 1\nby evaluate\nby evaluate\n", ""},
		{"edge-connectivity Kautz = 1", "choose 0\nby evaluate\nby evaluate\n", "strategy/false"},
		{"distance OneWay 0 4 = 4", "", ""},
		{"distance OneWay 4 0 = 1", "", ""},
		{"distance Line 1 0 = infinite", "", ""},
		{"distance-sum OneWay = 50", "", ""},
		{"edge-chromatic-number OneWay = 3", "choose 0 1 0 1 2\nby evaluate\nby evaluate\n", "strategy/value"},
		{"domination-number OneWay = 3", "choose 0 2 4\nby evaluate\norbits 0\nautomorphism 1 2 3 4 0\nby evaluate\nby evaluate\n", "strategy/network"},
	} {
		r := certificates.NewReader(strings.NewReader("topocert 2\n" + test.statement + "\nstrategy\n" + test.body + "end\n"))
		c, err := r.Next()
		if err == nil {
			err = kinds.Check(c, w)
		}
		if (err == nil) != (test.rule == "") || err != nil && !strings.Contains(err.Error(), test.rule) {
			t.Errorf("%s\n%s: %v, want %s", test.statement, test.body, err, test.rule)
		}
	}
	// Of an undirected network these have other kinds of proof, and those of directed ones have none.
	if err := check(t, "diameter Petersen = 2", "choose 0\nby evaluate\nby evaluate\n"); err == nil || !strings.Contains(err.Error(), "another kind") {
		t.Error(err)
	}
	r := certificates.NewReader(strings.NewReader("topocert 2\norder OneWay = 5\ncount\nend\n"))
	c, err := r.Next()
	if err == nil {
		err = kinds.Check(c, w)
	}
	if err == nil || !strings.Contains(err.Error(), "directed network") {
		t.Error(err)
	}
}
