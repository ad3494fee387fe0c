package strategy_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/words"
	"topocert/topology"
)

const text = `
chromatic(G) = least k in 0..order(G): some c in maps(vertices(G), 1..k): all (u, v) in links(G): c[u] != c[v]
edge_chromatic(G) = chromatic(line(G))
independent(G) = most k in 0..order(G): some S in sets(vertices(G)): len(S) >= k && all (u, v) in links(G): !(u in S && v in S)
clique(G) = independent(complement(G))
dominating(G) = least k in 0..order(G): some S in sets(vertices(G), k): all v in vertices(G): v in S || some u in neighbors(G, v): u in S
regular(G, d) = all v in vertices(G): degree(G, v) == d
mean(G) = (sum u in vertices(G), v in vertices(G): distance(G, u, v))/(order(G)*(order(G) - 1))
vertex_cut(G) = least k in 0..order(G): some S in sets(vertices(G), k): !connected(without(G, S))
`

// world has the built-in networks, the words above, and files.
func world(t *testing.T, files map[string]string) certificates.World {
	l, err := words.Standard().Extend(text, func(string) string { return "" }, topology.Known)
	if err != nil {
		t.Fatal(err)
	}
	return certificates.World{
		Words: l,
		Graph: func(name string) (certificates.Graph, error) {
			net, err := topology.Parse(name)
			if err != nil {
				return nil, err
			}
			return net.CSR(), nil
		},
		Open: func(name string) (io.ReadCloser, error) {
			proof, is := files[name]
			if !is {
				return nil, fmt.Errorf("no file %s", name)
			}
			return io.NopCloser(strings.NewReader(proof)), nil
		},
	}
}

func check(t *testing.T, statement, body string) error {
	r := certificates.NewReader(strings.NewReader("topocert 2\n" + statement + "\nstrategy\n" + body + "end\n"))
	c, err := r.Next()
	if err != nil {
		return err
	}
	return kinds.Check(c, world(t, nil))
}

func TestByHand(t *testing.T) {
	for _, test := range []struct{ statement, body, rule string }{
		{"regular Petersen 3 = yes", "by evaluate\n", ""},
		{"regular Petersen 2 = yes", "by evaluate\n", "strategy/false"},
		{"regular Petersen 2 = no", "by evaluate\n", ""},
		{"regular Petersen 3 = yes", "orbits 0\nautomorphism 1 2 3 4 0 6 7 8 9 5\nby evaluate\nby evaluate\n", ""},
		{"regular Petersen 3 = yes", "orbits 0\nautomorphism 1 2 3 4 0 6 7 8 9 5\nby evaluate\n", "strategy/missing"},
		{"regular Petersen 3 = yes", "by every\nby evaluate\n", ""},
		{"mean Petersen = 5/3", "", ""},
		{"mean Petersen = 10/6", "", "statement/value"},
		{"mean Petersen = 2", "", "statement/value"},
		{"chromatic Ring(5) <= 3", "choose 0 1 0 1 2\nby evaluate\n", ""},
		{"chromatic Ring(5) <= 3", "choose 0 1 0 1 0\nby evaluate\n", "strategy/false"},
		{"chromatic Ring(5) = 3", "choose 0 1 0 1 2\nby evaluate\nby evaluate\n", ""},
		{"chromatic Ring(5) = 4", "choose 0 1 0 1 2\nby evaluate\nby evaluate\n", "strategy/false"},
		{"chromatic Ring(5) <= 2", "choose 0 1 0 1 0\nby evaluate\n", "strategy/false"},
		{"edge-chromatic Complete(4) = 3", "choose 0 1 2 2 1 0\nby evaluate\nby evaluate\n", ""},
		{"independent Ring(7) = 3", "choose 0 2 4\nby evaluate\nby evaluate\n", ""},
		{"independent Ring(7) >= 4", "choose 0 2 4 6\nby evaluate\n", "strategy/false"},
		{"clique Complete(4) = 4", "choose 0 1 2 3\nby evaluate\n", ""},
		{"dominating Ring(6) = 2", "choose 0 3\nby evaluate\nby evaluate\n", ""},
		{"dominating Ring(6) = 2", "choose 0 3\nby evaluate\norbits 0\nautomorphism 1 2 3 4 5 0\nby evaluate\nby evaluate\n", ""},
		{"dominating Ring(6) >= 3", "by evaluate\n", "strategy/false"},
		{"vertex-cut Ring(6) = 2", "choose 0 3\nby evaluate\nby evaluate\n", ""},
		{"vertex-cut Complete(4) = infinite", "by evaluate\n", ""},
		{"vertex-cut Complete(4) = 3", "choose 0 1 2\nby evaluate\nby evaluate\n", "strategy/false"},
		{"fault-diameter Ring(5) 1 = 3", "choose 0\nby evaluate\nby evaluate\n", ""},
		{"fault-diameter Ring(5) 2 = infinite", "choose 0 2\nby evaluate\n", ""},
		{"fault-diameter Ring(5) 1 = 3", "choose 0\nby evaluate\norbits 0\nautomorphism 1 2 3 4 0\nby evaluate\nby evaluate\n", ""},
		{"fault-diameter Ring(5) 1 = 4", "choose 0\nby evaluate\nby evaluate\n", "strategy/false"},
	} {
		err := check(t, test.statement, test.body)
		if (err == nil) != (test.rule == "") || err != nil && !strings.Contains(err.Error(), test.rule) {
			t.Errorf("%s\n%s: %v, want %s", test.statement, test.body, err, test.rule)
		}
	}
}
