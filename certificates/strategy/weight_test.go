package strategy_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/words"
)

// heavy is a graph with weights.
type heavy struct {
	digraph
	weights [][]uint32
	oneWay  bool
}

func (g heavy) Directed() bool            { return g.oneWay }
func (g heavy) Weights(v uint32) []uint32 { return g.weights[v] }

// weigh makes one of a matrix, in which 0 is no link.
func weigh(matrix [][]uint32, oneWay bool) heavy {
	g := heavy{make(digraph, len(matrix)), make([][]uint32, len(matrix)), oneWay}
	for v, row := range matrix {
		for u, w := range row {
			if w > 0 {
				g.digraph[v], g.weights[v] = append(g.digraph[v], uint32(u)), append(g.weights[v], w)
			}
		}
	}
	return g
}

const weighing = `
total(G) = sum e in links(G): weight(G, e)
heaviest(G) = max u in vertices(G), v in vertices(G): weighted_distance(G, u, v)
less(G, u, v) = weighted_distance(without(G, set x in vertices(G): x != u && x != v), u, v)
twice(G) = graph x in vertices(G): y weight 2*weight(G, link(x, y)) for y in neighbors(G, x)
doubled(G, u, v) = weighted_distance(twice(G), u, v)
both(G) = graph x in vertices(G): y weight 2 for y in neighbors(G, x); y for y in neighbors(G, x)
two(G, u, v) = weighted_distance(both(G), u, v)
nothing(G) = sum u in vertices(G), v in vertices(G): weight(G, link(u, v))
open(G, u, v) = some F in sets(vertices(G), 1): weighted_distance(without(G, F), u, v) > 3
even(G) = all v in vertices(G): (sum u in neighbors(G, v): weight(G, link(u, v)))%2 == 0
`

// shown checks a strategy for a statement about a network H.
func shown(t *testing.T, g certificates.Graph, statement, body string) error {
	l, err := words.Standard().Extend(weighing, func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	w := world(t, nil)
	w.Words, w.Graph = l, func(string) (certificates.Graph, error) { return g, nil }
	c, err := certificates.NewReader(strings.NewReader("topocert 2\n" + statement + "\nstrategy\n" + body + "end\n")).Next()
	if err == nil {
		err = kinds.Check(c, w)
	}
	return err
}

// TestWeightedDistances: by R. W. Floyd, "Algorithm 97: shortest path", Comm. ACM 5, 1962, on random networks.
func TestWeightedDistances(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 7))
	for try := range 60 {
		n, oneWay := 2+r.IntN(6), try%2 == 0
		matrix, least := make([][]uint32, n), make([][]uint64, n)
		const far = 1 << 40
		for v := range matrix {
			matrix[v], least[v] = make([]uint32, n), make([]uint64, n)
		}
		for v := range n {
			for u := range n {
				if u < v && r.IntN(2) == 0 {
					matrix[v][u], matrix[u][v] = 1+r.Uint32N(9), 1+r.Uint32N(9)
					if !oneWay {
						matrix[u][v] = matrix[v][u]
					}
				}
			}
		}
		for v := range n {
			for u := range n {
				if least[v][u] = uint64(matrix[v][u]); u != v && matrix[v][u] == 0 {
					least[v][u] = far
				}
			}
		}
		for w := range n {
			for v := range n {
				for u := range n {
					least[v][u] = min(least[v][u], least[v][w]+least[w][u])
				}
			}
		}
		g := weigh(matrix, oneWay)
		for v := range n {
			for u := range n {
				value, double := fmt.Sprint(least[v][u]), fmt.Sprint(2*least[v][u])
				if least[v][u] >= far {
					value, double = "infinite", "infinite"
				}
				if err := shown(t, g, fmt.Sprintf("weighted-distance H %d %d = %s", v, u, value), ""); err != nil {
					t.Fatal(matrix, err)
				}
				if err := shown(t, g, fmt.Sprintf("doubled H %d %d = %s", v, u, double), ""); err != nil {
					t.Fatal(matrix, err)
				}
				if err := shown(t, g, fmt.Sprintf("weighted-distance H %d %d = 100", v, u), ""); err == nil {
					t.Fatal(matrix, v, u, "100 was accepted")
				}
			}
		}
	}
}

// TestWeights: a ring of four whose link of 0 and 1 weighs 5, and what is refused of it.
func TestWeights(t *testing.T) {
	ring := [][]uint32{{0, 5, 0, 1}, {5, 0, 1, 0}, {0, 1, 0, 1}, {1, 0, 1, 0}}
	turned := "orbits 0\nautomorphism 1 2 3 0\nby evaluate\n"
	for _, test := range []struct{ statement, body, rule string }{
		{"total H = 8", "", ""},
		{"total H = 4", "", "statement/value"},
		{"weighted-distance H 0 1 = 3", "", ""}, // the other way round
		{"distance H 0 1 = 1", "", "another kind"},
		{"less H 0 1 = 5", "", ""}, // the heavy link alone is left
		{"doubled H 0 1 = 6", "", ""},
		{"two H 0 1 = 3", "", "the weights 2 and 5"}, // a link with two weights
		{"nothing H = 16", "", "want a link of the network"},
		{"heaviest H = 3", "choose 0\nchoose 1\nby evaluate\nby evaluate\n", ""},
		{"open H 0 1 = no", "by evaluate\n", "strategy/false"}, // without 2 the way is 5 long
		{"open H 0 1 = yes", "choose 2\nby evaluate\n", ""},
		{"open H 0 3 = no", "proof -\n", "leaves a link or a vertex open"},
		{"even H = yes", "by evaluate\n", ""},
		{"even H = yes", "orbits 0\nautomorphism 3 2 1 0\nby evaluate\nby evaluate\n", "strategy/moved"}, // it moves the heavy link
		{"even H = yes", turned, "strategy/moved"},
		{"even H = yes", "orbits 0\nautomorphism 1 0 3 2\nby evaluate\nby evaluate\n", ""},
	} {
		err := shown(t, weigh(ring, false), test.statement, test.body)
		if (err == nil) != (test.rule == "") || err != nil && !strings.Contains(err.Error(), test.rule) {
			t.Errorf("%s\n%s: %v, want %q", test.statement, test.body, err, test.rule)
		}
	}
	for rule, g := range map[string]heavy{
		"want the same both ways":   weigh([][]uint32{{0, 2}, {3, 0}}, false),
		"want one above 0 for each": {digraph{{1}, {0}}, [][]uint32{{1, 1}, {1}}, false},
	} {
		if err := shown(t, g, "total H = 2", ""); err == nil || !strings.Contains(err.Error(), rule) {
			t.Errorf("%v, want %q", err, rule)
		}
	}
}
