package reader

import (
	"strings"
	"testing"

	"topocert/certificates/formula"
)

// TestLift: what a statement says of networks that words make and of vertices is a word that is defined beside it.
func TestLift(t *testing.T) {
	for _, c := range []struct{ text, says, defined string }{
		{"diameter(line(Petersen)) == 3", "diameter_line(Petersen) == 3", "diameter_line(G) = diameter(line(G))"},
		{"domination_number(line(Complete(n))) <= floor(n/2) for n in 3..5", "domination_number_line(Complete(n)) <= floor(n/2) for n in 3..5",
			"domination_number_line(G) = domination_number(line(G))"},
		{"cluster(line(Ring(n)), n-2) > 1 for n in 4..5", "cluster_line(Ring(n), n) > 1 for n in 4..5", "cluster_line(G, n) = cluster(line(G), n-2)"},
		{"isomorphic(line(Complete(5)), complement(Petersen))", "isomorphic_line_complement(Complete(5), Petersen)",
			"isomorphic_line_complement(G, H) = isomorphic(line(G), complement(H))"},
		{"order(line(Petersen)) == size(Petersen) && order(line(Ring(5))) == 5", "order_line(Petersen) == size(Petersen) && order_line(Ring(5)) == 5",
			"order_line(G) = order(line(G))"},
		{"all (u, v) in links(Ring(n)), w in vertices(Ring(n)) if w != u && n >= 3: distance(Ring(n), u, w) >= 1 for n in 3..4",
			"all_distance_links_vertices(Ring(n), n) for n in 3..4",
			"all_distance_links_vertices(G, n) = all (u, v) in links(G), w in vertices(G) if w != u && n >= 3: distance(G, u, w) >= 1"},
		{"sum i in 0..2: order(line(Ring(n+i))) for n in 3..4", "sum i in 0..2: order_line(Ring(n+i)) for n in 3..4", "order_line(G) = order(line(G))"},
	} {
		s := new(Definitions)
		s.Say([]string{c.text})
		library := s.Library()
		var defined []string
		for _, d := range library.Users() {
			defined = append(defined, d.Source)
		}
		said := Lift(library, c.text)
		if said == nil {
			t.Errorf("%s: no sentence", c.text)
			continue
		}
		if said.Text != c.says || strings.Join(defined, "\n") != c.defined {
			t.Errorf("%s: %s with %q, want %s with %s", c.text, said.Text, defined, c.says, c.defined)
		}
		want, err := formula.ParseWith(library, said.Text)
		if err != nil {
			t.Errorf("%s: %v", said.Text, err)
		} else if got, err := Parse(library, c.text); err != nil || got.String() != want.String() {
			t.Errorf("%s: %v, %v, want %v", c.text, got, err, want)
		}
	}
}

// TestLiftRefused: what no word says is refused, with the word that it would be.
func TestLiftRefused(t *testing.T) {
	for text, want := range map[string]string{
		"all x in vertices(Petersen): deg(x) == 2":        "deg is not defined before, want a word or a network that is; this is read as",
		"eccentricity(line(Petersen), 0) == 3":            "a number, want a vertex or link; this is read as eccentricity_line(G) = eccentricity(line(G), 0)",
		"max_load(\"ecube\", line(Hypercube(3))) == 3":    "line makes a network of others",
		"some x in vertices(Petersen), y in 0..x: y == 0": "a vertex or link, want a number",
		"count (u, v) in links(Petersen): u != v":         "count",
	} {
		s := new(Definitions)
		s.Say([]string{text})
		if _, err := Parse(s.Library(), text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}
