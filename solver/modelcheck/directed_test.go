package modelcheck_test

import (
	"errors"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/solver/modelcheck"
)

// digraph is a directed network by its rows.
type digraph [][]uint32

func (g digraph) Order() int                  { return len(g) }
func (g digraph) Neighbors(v uint32) []uint32 { return g[v] }
func (g digraph) Directed() bool              { return true }

// digraphs are small directed networks. Words of de Bruijn's are of two letters, those of Kautz's of
// three, no two alike in a row.
func digraphs() map[string]digraph {
	return map[string]digraph{
		"DB(2,2)":    {{0, 1}, {2, 3}, {0, 1}, {2, 3}},
		"Kautz(2,2)": {{2, 3}, {4, 5}, {0, 1}, {4, 5}, {0, 1}, {2, 3}},
		"OneWay(4)":  {{1}, {2}, {3}, {0}},
		"Odd":        {{1, 2}, {2}, {3}, {1}}, // only the identity keeps it
	}
}

// TestDirected: what is found of directed networks is accepted, for each word; and where nothing is
// found, it is for want of a value, of steps or of time, not because the checker takes no symmetry of
// such a network.
func TestDirected(t *testing.T) {
	deep.NotShort(t)
	own := `
observed(G, k) = some S in sets(vertices(G), k), t in maps(vertices(G), 0..order(G)-1): all v in vertices(G):
    t[v] == 0 && (v in S || some u in S: adjacent(G, u, v)) ||
    t[v] > 0 && some u in vertices(G): adjacent(G, u, v) && t[u] < t[v] && all w in vertices(G): w == v || !adjacent(G, u, w) || t[w] < t[v]
apart(G) = all S in sets(vertices(G), 2): some c in maps(vertices(G), 0..1): all v in vertices(G): (v in S) == (c[v] == 1)
`
	l, err := words.Standard().Extend(own, func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name := range digraphs() {
		for i, d := range l.All() {
			if f, is := certificates.WordFact(d); !is || strings.Contains(f.Letters, `"`) {
				continue
			}
			if !d.Own && !deep.Takes(i, 4, 4) {
				continue
			}
			r := modelcheck.Request{Subject: certificates.SubjectOf(d.Name)}
			for _, p := range d.Params {
				switch {
				case p.IsNetwork() && r.Network == "":
					r.Network = name
				case p.IsNetwork():
					r.Args = append(r.Args, name)
				default:
					r.Args = append(r.Args, "1")
				}
			}
			said, err := found(t, t.Context(), r, l)
			var wrong *certificates.Rejection
			if errors.As(err, &wrong) && wrong.Rule != "strategy/value" && wrong.Rule != "statement/subject" {
				t.Errorf("%s of %s: %v, %v", d.Head(), name, said, err)
			}
			if d.Own && (err != nil || len(said) == 0) {
				t.Errorf("%s of %s: %v, %v, want that it is decided", d.Head(), name, said, err)
			}
		}
	}
}
