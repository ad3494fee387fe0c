package strategy_test

import (
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
	"topocert/topology"
)

// said checks a certificate about words that are defined by a text.
func said(t *testing.T, text, statement, body string, budget *certificates.Budget) error {
	l, err := words.Standard().Extend(text, func(string) string { return "" }, topology.Known)
	if err != nil {
		return err
	}
	w := world(t, nil)
	w.Words, w.Budget = l, budget
	c, err := certificates.NewReader(strings.NewReader("topocert 2\n" + statement + "\nstrategy\n" + body + "end\n")).Next()
	if err != nil {
		return err
	}
	return kinds.Check(c, w)
}

// TestHoles: false statements, each with a proof that a version of the checker has accepted.
func TestHoles(t *testing.T) {
	for _, test := range []struct{ text, statement, body string }{
		// A count is one of several numbers.
		{"q(G) = some S in sets(vertices(G)): len(S) in (set i in 2..3: true)", "q Ring(4) = no", "proof -\n"},
		// Spanning trees of a network that a choice leaves open: of Ring(4) itself there are four, of a path one.
		{"q(G) = some S in sets(links(G)): spanning_trees(without(G, S)) == 1", "q Ring(4) = no", "proof -\n"},
		// A later definition has the name of a variable of an earlier one.
		{"q(G) = all a in vertices(G), b in vertices(G): a == b\na = true\nb = true", "q Ring(4) = yes", "by evaluate\n"},
		{"q(G, k) = k\nk = 7", "q Ring(4) 3 = 7", ""},
		{"q(G, infinite) = max v in vertices(G): infinite", "q Ring(4) 3 = infinite", "choose 0\nby evaluate\n"},
		// Numbers that are too long.
		{"q(G) = 5000000000000000000 % 9223372036854775807 < 0", "q Ring(4) = yes", "by evaluate\n"},
		{"q(G) = all S in sets(vertices(G)): len(S) + 5 < -9223372036854775807", "q Ring(4) = yes", "proof -\n"},
		{"q(G) = some S in sets(vertices(G)): -9223372036854775807 < len(S) + 5", "q Ring(4) = no", "proof -\n"},
		{"q(G) = all S in sets(vertices(G)): len(S) - pow(-2, 63) < 0", "q Ring(4) = yes", "proof -\n"},
		// A vertex that is a link, too.
		{"total(G) = graph x in elements(G): y for y in elements(G) if x != y\nq(G) = some S in sets(elements(total(G)), 2): len(S) == 2 && all x in elements(total(G)), y in elements(total(G)): x == y || !(x in S && y in S)", "q Mesh(2) = yes", "menu 3\nchoice 2 3\nchoice 2 4\nchoice 2 5\nby evaluate\n"},
		// Links with their ends one way round.
		{"q(G, u) = count (v, w) in incident(G, u): true", "q Ring(4) 0 = 4", ""},
		{"q(G) = sum u in vertices(G), (v, w) in links(G): 1", "q Ring(4) = 32", ""},
	} {
		if err := said(t, test.text+"\n", test.statement, test.body, nil); err == nil {
			t.Errorf("%s\n%s\n%saccepted", test.text, test.statement, test.body)
		}
	}
}

// TestEndsInOrder: a link's ends stand in their order, whichever end was met first. Of the path 0 – 1 – 2
// its second link is met before the first here.
func TestEndsInOrder(t *testing.T) {
	const text = "q(G, v) = len(incident(G, v)) == 1 && (some (a, b) in links(line(G)): v in b || 1/0 > 1)\n"
	if err := said(t, text, "q g6:Bg 2 = yes", "by evaluate\n", nil); err != nil {
		t.Error(err)
	}
	if err := said(t, text, "q g6:Bg 0 = yes", "by evaluate\n", nil); err == nil || !strings.Contains(err.Error(), "0") {
		t.Errorf("%v, want no value", err)
	}
}

// TestRangeInParentheses: it is the range, and no set of tuples.
func TestRangeInParentheses(t *testing.T) {
	const text = "q(G) = (some m in maps((1..2), vertices(G)): m[1] != m[2]) && 2 in (1..2) && (1..2) == (1..1+1) && len(((1..3))) == 3 && (1, 2) in (1..1, 2..2)\n"
	if err := said(t, text, "q Ring(3) = yes", "by evaluate\n", nil); err != nil {
		t.Error(err)
	}
}

// TestTwoNetworks: a vertex of one network is neither in another nor outside of it, though the two be
// the same: what compares them has no value, and neither that it is so nor that it is not is accepted.
func TestTwoNetworks(t *testing.T) {
	for _, test := range []struct{ text, statement, body string }{
		{"same_vertices(G, R) = all v in vertices(G): v in vertices(R)", "same-vertices Ring(3) Ring(3)", "by evaluate\n"},
		{"q(G, R) = some v in vertices(G): v in vertices(R)", "q Ring(3) Ring(3)", "choose 0\nby evaluate\n"},
		{"q(G, R) = some e in links(G): e in links(R)", "q Ring(3) Ring(4)", "by evaluate\n"},
		{"q(G, R) = some e in links(G), v in vertices(R): v in e", "q Ring(3) Ring(3)", "by evaluate\n"},
		{"q(G, R) = vertices(G) == vertices(R)", "q Ring(3) Ring(3)", "by evaluate\n"},
		{"q(G, R) = links(G) == links(R)", "q Ring(3) Ring(3)", "by evaluate\n"},
		{"q(G, R) = all u in vertices(G), v in vertices(R): u == v", "q Ring(3) Ring(3)", "by evaluate\n"},
		{"q(G, R) = all e in links(G), f in links(R): e == f", "q Ring(3) Ring(3)", "by evaluate\n"},
		{"q(G, R) = some S in sets(vertices(G)): len(S) >= 1 && all v in vertices(R): v in S", "q Ring(3) Ring(3)", "proof -\n"},
		{"q(G) = all v in vertices(G): v in vertices(Petersen)", "q Ring(3)", "by evaluate\n"},
	} {
		for _, value := range []string{" = yes", " = no"} {
			if err := said(t, test.text+"\n", test.statement+value, test.body, nil); err == nil || !strings.Contains(err.Error(), "two networks") && test.body == "by evaluate\n" {
				t.Errorf("%s\n%s%s: %v", test.text, test.statement, value, err)
			}
		}
	}
	for _, text := range []string{
		"q(G, R) = all v in vertices(G): v in vertices(without(G, set w in vertices(G): true)) || v in vertices(complement(G))",
		"total(G) = graph x in vertices(G): y for y in vertices(G) if x != y\nq(G, R) = all e in links(G): e in links(total(G))",
		"q(G, R) = all v in vertices(G): !(v in set w in vertices(R): false) || order(R) == 0",
		"q(G, R) = all x in (vertices(G), vertices(R)): x in (vertices(G), vertices(R))",
		"q(G, R) = all x in (vertices(G), vertices(R)): !(x in (vertices(G), vertices(G)))",
		"q(G, R) = (0, 1) in (0..1, 0..1)",
	} {
		if err := said(t, text+"\n", "q Ring(3) Ring(3) = yes", "by evaluate\n", nil); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestRoutesOfOthers: a router has routes on the networks of a statement, and on none that a text names, though it be
// the same.
func TestRoutesOfOthers(t *testing.T) {
	const text = "q(\"r\", G) = all u in vertices(NET), v in vertices(NET) if u != v: len(route(\"r\", NET, u, v)) >= 1\n"
	if err := said(t, strings.ReplaceAll(text, "NET", "G"), "q Torus(4) dor = yes", "by evaluate\n", nil); err == nil || !strings.Contains(err.Error(), "none is known") { // by package fuzz's tests it has some
		t.Error(err)
	}
	for _, value := range []string{"yes", "no"} {
		if err := said(t, strings.ReplaceAll(text, "NET", "Torus(4)"), "q Torus(4) dor = "+value, "by evaluate\n", nil); err == nil || !strings.Contains(err.Error(), "another network than the statement's") {
			t.Errorf("%s: %v", value, err)
		}
	}
}

// TestBounded: what would take too long or too much memory ends with the budget, and words that
// use one another several times over are gone through once.
func TestBounded(t *testing.T) {
	chain := func(head, last string) string {
		text := "a0" + strings.ReplaceAll(last, "@", "") + "\n"
		for i := range 60 {
			n := func(i int) string { return "a" + strings.Repeat("x", i) }
			text = text + strings.NewReplacer("NEW", n(i+1), "OLD", n(i)).Replace(head) + "\n"
		}
		return strings.Replace(text, "a0", "a", 1)
	}
	last := "a" + strings.Repeat("x", 60)
	for _, test := range []struct {
		what, text, statement, body string
		fails                       bool
	}{
		{"lines of lines", chain("NEW(G) = line(OLD(G))", "(G) = line(G)") + "q(G) = all x in vertices(" + last + "(G)): degree(" + last + "(G), x) == 2", "q Ring(3) = yes", "by evaluate\n", false},
		{"links of links of others", chain("NEW(G) = line(OLD(G))", "(G) = line(G)") + "q(G, H) = all x in vertices(" + last + "(G)), y in vertices(" + last + "(H)): degree(" + last + "(G), y) == 2", "q Ring(3) Ring(3) = yes", "by evaluate\n", true},
		{"more of k", chain("NEW(G, k) = OLD(G, k) && OLD(G, k)", "(G, k) = 1 <= k") + "q(G) = least k in 0..3: " + last + "(G, k)", "q Ring(3) >= 1", "by evaluate\n", false},
		{"a value of values", chain("NEW(G) = OLD(G) + OLD(G)", "(G) = order(G)") + "q(G) = " + last + "(G) > 0", "q Ring(3) = yes", "by evaluate\n", false},
		{"goals", "q(G) = least k in 0..9000000000000000000: k < 0 - order(G)*k", "q Ring(3) = infinite", "by evaluate\n", true},
	} {
		err := said(t, test.text+"\n", test.statement, test.body, certificates.NewBudget(1<<28, 1<<26))
		if (err != nil) != test.fails {
			t.Errorf("%s: %v", test.what, err)
		}
	}
}

// TestEmptyRange: where nothing can be chosen, a choice is false, not the whole formula.
func TestEmptyRange(t *testing.T) {
	l, err := words.Standard().Extend("q(G) = some S in sets(vertices(G)): len(S) >= 1 || some c in maps(vertices(G), 1..0): true\n", func(string) string { return "" }, topology.Known)
	if err != nil {
		t.Fatal(err)
	}
	w := world(t, nil)
	w.Words = l
	g, err := w.Graph("Ring(3)")
	if err != nil {
		t.Fatal(err)
	}
	game, goals, err := strategy.NewGame(certificates.Statement{Subject: "q", Network: "Ring(3)", Relation: "=", Value: "no"}, g, w)
	if err != nil {
		t.Fatal(err)
	}
	f, _, _, err := game.Formula(goals[0], nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range f.Clauses() {
		if len(f.Clause(i)) == 0 {
			t.Errorf("clause %d of the formula is empty", i+1)
		}
	}
}

// TestMonotone: of which sentences more of k cannot hurt, by their form.
func TestMonotone(t *testing.T) {
	for sentence, want := range map[string]bool{
		"some S in sets(vertices(G), k): true":             true,
		"all S in sets(vertices(G), k): true":              false,
		"!(all S in sets(vertices(G), k): true)":           true,
		"!(some S in sets(vertices(G), k): true)":          false,
		"some S in sets(vertices(G), k+1): true":           false,
		"some c in maps(vertices(G), 1..k): true":          true,
		"some c in maps(vertices(G), k..9): true":          false,
		"some i in 0..k: true":                             false,
		"some v in vertices(G) if degree(G, v) >= k: true": false,
		"order(G) <= k":           true,
		"order(G) >= k":           false,
		"k >= order(G)":           true,
		"k > order(G)":            true,
		"k <= order(G)":           false,
		"k == order(G)":           false,
		"order(G) <= k && k <= 9": false,
	} {
		l, err := words.Standard().Extend("q(G) = least k in 0..9: "+sentence+"\n", func(string) string { return "" }, topology.Known)
		if err != nil {
			t.Fatal(err)
		}
		w := world(t, nil)
		w.Words = l
		g, err := w.Graph("Ring(3)")
		if err != nil {
			t.Fatal(err)
		}
		q, err := strategy.QuantityOf(certificates.Statement{Subject: "q", Network: "Ring(3)", Relation: "=", Value: "0"}, g, w)
		if err != nil || q.Monotone != want {
			t.Errorf("%s: %v, %v, want %v", sentence, q.Monotone, err, want)
		}
	}
}
