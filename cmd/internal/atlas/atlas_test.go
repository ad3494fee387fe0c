package atlas

import (
	"bytes"
	"context"
	"reflect"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/props"
)

// made tabulates a chapter, with the words that are wanted.
func made(t *testing.T, text string, earlier *Atlas, wanted ...string) *Tabulation {
	t.Helper()
	c, err := Read("rings.claims", "rings", text)
	if err != nil {
		t.Fatal(err)
	}
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	return &Tabulation{
		Chapter: c, Session: session, Earlier: earlier, Definition: func(string) (string, string) { return "as in the text", "words" },
		Wanted: func(order int, w Word) bool {
			for _, name := range wanted {
				if name == w.Name {
					return true
				}
			}
			return false
		},
	}
}

// TestTabulate: cells, claims, a correction and a drawing of rings.
func TestTabulate(t *testing.T) {
	deep.NotShort(t)
	tab := made(t, chapter, nil, "order", "diameter", "bipartite", "mean_distance", "pancyclic", "wide_diameter")
	list, err := tab.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	cells := func(texts ...string) map[string]Cell {
		m := make(map[string]Cell)
		for _, text := range texts {
			word, value, _ := strings.Cut(text, " ")
			m[word] = Cell{Value: value}
		}
		return m
	}
	want := []*Member{
		{"Ring(3)", Parameters{{"n", "3"}}, cells("order 3", "diameter 1", "bipartite false", "mean_distance 1", "pancyclic true", "wide_diameter 2"), 3, false},
		{"Ring(4)", Parameters{{"n", "4"}}, cells("order 4", "diameter 2", "bipartite true", "mean_distance 4/3", "pancyclic false", "wide_diameter 3"), 4, false},
		{"Ring(5)", Parameters{{"n", "5"}}, cells("order 5", "diameter 2", "bipartite false", "mean_distance 3/2", "pancyclic false", "wide_diameter 4"), 5, false},
		{"Ring(8)", Parameters{{"n", "4"}}, cells("order 8", "diameter 4", "bipartite true", "mean_distance 16/7", "pancyclic false", "wide_diameter 7"), 8, false},
		{"Ring(10)", Parameters{{"n", "5"}}, cells("order 10", "diameter 5", "bipartite true", "mean_distance 25/9", "pancyclic false", "wide_diameter 9"), 10, false},
	}
	if len(list) != 2 || !reflect.DeepEqual(list[0].Members, want) {
		t.Errorf("%d families, members %+v", len(list), list[0].Members)
	}
	if d := list[0].Drawing; d.Network != "Ring(5)" || d.Graph6 != "Dhc" || d.Labels != nil {
		t.Errorf("drawn %+v", d)
	}
	if d := list[1].Drawing; d.Network != "Petersen" {
		t.Errorf("drawn %+v", d)
	}
	first := list[0].Claims[0]
	if first.Verdict != "holds" || first.Evidence != "certified" || !first.Complete || len(first.Said) != 2 || first.Correction == nil || first.Correction.Verdict != "holds" {
		t.Errorf("the first claim: %+v, %+v", first, first.Correction)
	}
	// What is written is read again, and written the same.
	a := &Atlas{Words: Words(), Families: list}
	var text, again, table bytes.Buffer
	if err := a.WriteJSON(&text); err != nil {
		t.Fatal(err)
	}
	b, err := ReadJSON(text.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if err := b.WriteJSON(&again); err != nil || again.String() != text.String() {
		t.Errorf("read and written again: %v\n%s", err, again.String())
	}
	if err := a.WriteCSV(&table); err != nil || !strings.Contains(table.String(), "rings,Ring,Ring(4),4,,,,2,,4/3,,true,") {
		t.Errorf("%v: %s", err, table.String())
	}
}

// TestDirected: a directed network is drawn without directions, and asked what has a meaning.
func TestDirected(t *testing.T) {
	tab := made(t, "# title: Arcs\n# family: Arcs(n) for n in 4..4\n# about: arcs\n# source: known to all\n", nil, "order", "size", "diameter", "edge_orbits", "hamiltonian")
	if err := tab.Session.Define("Arcs(n) = digraph v in 0..n-1: (v+1)%n; v if v == 0\n"); err != nil {
		t.Fatal(err)
	}
	list, err := tab.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if d := list[0].Drawing; !d.Directed || d.Graph6 != "Cl" || d.Labels != nil {
		t.Errorf("drawn %+v", d)
	}
	want := map[string]Cell{"order": {Value: "4"}, "size": {Value: "5"}, "diameter": {Value: "3"}, "hamiltonian": {Value: "true"}}
	if got := list[0].Members[0].Cells; !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestTabulateRefuses: what has no meaning is refused, with the place.
func TestTabulateRefuses(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"for n in 3..5", "for n in 2..5", "rings.claims:5: the family Ring(n) for n in 2..5: Ring(2)"},
		{"for n in 3..5", "for n >= 3", "rings.claims:5: the family Ring(n) for n >= 3: it has no last member, want ranges with ends"},
		{"for n in 3..5", "for n in 5..3", "rings.claims:5: the family Ring(n) for n in 5..3: it has no member, want one"},
		{"for n in 3..5", "for m in 3..5", "rings.claims:5: the family Ring(n) for m in 3..5: "},
		{"for n in 4..5", "for n in 2..5", "rings.claims:5: the member Ring(4) is listed twice, want it once"},
		{"draw: Ring(5)", "draw: Rung(5)", `the network "Rung(5)" to be drawn: `},
		{"ring/own: order(Ring(n)) == n", "ring/own: order(Rung(n)) == n", "rings.claims:17: ring/own: "},
		{"ring/own: order(Ring(n)) == n", "ring/own: order(Ring(n))", "rings.claims:17: ring/own: it is a value and no claim, want a comparison"},
		{"# correction: diameter(Ring(n))", "# correction: diameter(Rung(n))", "rings.claims:12: ring/diameter: ring/diameter/correction: "},
	} {
		text := strings.Replace(chapter, c.old, c.new, 1)
		if _, err := made(t, text, nil).Run(context.Background()); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.new, err, c.want)
		}
	}
}

// TestInstead: a correction that no formula says is kept as it is.
func TestInstead(t *testing.T) {
	tab := made(t, strings.Replace(chapter, "# correction: diameter(Ring(n))", "# correction: it is diameter(Ring(n))", 1), nil)
	list, err := tab.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if c := list[0].Claims[0]; c.Correction != nil || c.Instead != "it is diameter(Ring(n)) == 1 for n in [3]" {
		t.Errorf("%+v", c)
	}
}

// TestKeep: where the time does not suffice an earlier value of the same definition stays; one that
// contradicts what is found does not.
func TestKeep(t *testing.T) {
	for _, c := range []struct {
		name           string
		now, old, want Cell
	}{
		{"nothing found", Cell{Open: openTime}, Cell{Value: "7"}, Cell{Value: "7"}},
		{"a truth", Cell{Open: openTime}, Cell{Value: "true"}, Cell{Value: "true"}},
		{"within the bounds", Cell{Low: "5", High: "9", Open: openTime}, Cell{Value: "7"}, Cell{Value: "7"}},
		{"above the bounds", Cell{Low: "5", High: "6", Open: openTime}, Cell{Value: "7"}, Cell{Low: "5", High: "6", Open: openTime}},
		{"infinite above them", Cell{Low: "5", High: "6", Open: openTime}, Cell{Value: "infinite"}, Cell{Low: "5", High: "6", Open: openTime}},
		{"infinite", Cell{Low: "5", Open: openTime}, Cell{Value: "infinite"}, Cell{Value: "infinite"}},
		{"closer bounds", Cell{Low: "5", High: "9", Open: openTime}, Cell{Low: "6", High: "12", Open: openTime}, Cell{Low: "6", High: "9", Open: openTime}},
		{"other bounds", Cell{Low: "5", High: "9", Open: openTime}, Cell{Low: "10", High: "12", Open: openTime}, Cell{Low: "5", High: "9", Open: openTime}},
		{"memory", Cell{Open: openMemory}, Cell{High: "12", Open: openTime}, Cell{High: "12", Open: openMemory}},
		{"a value now", Cell{Value: "6"}, Cell{Value: "7"}, Cell{Value: "6"}},
		{"no value now", Cell{Open: openNone}, Cell{Value: "7"}, Cell{Open: openNone}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tab := &Tabulation{}
			earlier := &Entry{Members: []*Member{{Network: "Ring(9)", Cells: map[string]Cell{"girth": {Value: "9"}, "bisection": c.old}}}}
			if got := tab.keep("Ring(9)", "bisection", c.now, earlier); got != c.want {
				t.Errorf("%+v, want %+v", got, c.want)
			}
			if told := len(tab.Kept) == 1; told != (c.want != c.now) {
				t.Errorf("told of %v", tab.Kept)
			}
			if got := tab.keep("Ring(8)", "bisection", c.now, earlier); got != c.now {
				t.Errorf("of another network: %+v", got)
			}
		})
	}
	e := &Entry{Name: "Ring", Language: "words", Definition: "now"}
	tab := &Tabulation{Earlier: &Atlas{Families: []*Entry{{Name: "Ring", Language: "words", Definition: "before"}}}}
	if tab.earlier(e) != nil {
		t.Error("an entry of another definition counts")
	}
	if e.Definition = "before"; tab.earlier(e) == nil {
		t.Error("an entry of the same definition does not count")
	}
}

// TestKeepClaim: an undecided claim keeps an earlier verdict on the same formula, and one that was
// proved stays so; a verdict that contradicts it counts.
func TestKeepClaim(t *testing.T) {
	old := Outcome{ID: "a", Formula: "f", Verdict: "holds", Evidence: "proved", Domain: "n >= 3", Complete: true}
	for _, c := range []struct {
		name string
		now  Outcome
		kept bool
	}{
		{"undecided", Outcome{ID: "a", Formula: "f", Verdict: "undecided", Evidence: "none"}, true},
		{"certified", Outcome{ID: "a", Formula: "f", Verdict: "holds", Evidence: "certified"}, true},
		{"fails", Outcome{ID: "a", Formula: "f", Verdict: "fails", Evidence: "certified"}, false},
		{"another formula", Outcome{ID: "a", Formula: "g", Verdict: "undecided", Evidence: "none"}, false},
		{"another claim", Outcome{ID: "b", Formula: "f", Verdict: "undecided", Evidence: "none"}, false},
	} {
		tab, now := &Tabulation{}, c.now
		now.Said = []string{"now"}
		tab.keepClaim(&now, &Entry{Claims: []Outcome{old}})
		if kept := now.Proved(); kept != c.kept || len(now.Said) != 1 || len(tab.Kept) == 1 != c.kept {
			t.Errorf("%s: %+v, told of %v", c.name, now, tab.Kept)
		}
	}
}

// TestWords: each word is a formula about a network, of its sort.
func TestWords(t *testing.T) {
	seen := make(map[string]bool)
	for _, w := range Words() {
		f, err := formula.ParseWith(words.Standard(), w.Of("Ring(5)"))
		if err != nil || f.Truth() != w.Truth || seen[w.Name] || w.About == "" || w.Most < 8 {
			t.Errorf("%s, %s: %v, twice %v", w.Name, w.Of("Ring(5)"), err, seen[w.Name])
		}
		seen[w.Name] = true
	}
	if got := (Word{Call: "wide_diameter(G, max(G1, Gx) + vertex_connectivity(G))"}).Of("QT(2,3)"); got != "wide_diameter(QT(2,3), max(G1, Gx) + vertex_connectivity(QT(2,3)))" {
		t.Error(got)
	}
}

// TestOpen: what is open alone is decided, of the same definition; all else stays.
func TestOpen(t *testing.T) {
	list, err := made(t, chapter, nil, "order", "girth").Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	earlier := &Atlas{Families: list}
	ring := earlier.Family("Ring")
	ring.Members[0].Cells["order"] = Cell{Value: "77"}                 // stays, whatever it is
	ring.Members[0].Cells["girth"] = Cell{Low: "3", Open: openTime}    // is decided
	ring.Members[1].Cells["girth"] = Cell{Open: "a sentence says why"} // stays
	ring.Claims[0].Domain = "as before"
	ring.Claims[1].Verdict = "undecided"
	tab := made(t, chapter, earlier, "order", "girth")
	tab.Open = true
	if list, err = tab.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	m := list[0].Members
	for i, want := range []map[string]Cell{
		{"order": {Value: "77"}, "girth": {Value: "3"}},
		{"order": {Value: "4"}, "girth": {Open: "a sentence says why"}},
	} {
		if !reflect.DeepEqual(m[i].Cells, want) {
			t.Errorf("%s: %v, want %v", m[i].Network, m[i].Cells, want)
		}
	}
	if c := list[0].Claims; c[0].Domain != "as before" || c[1].Verdict != "holds" {
		t.Errorf("claims %+v", c)
	}
}
