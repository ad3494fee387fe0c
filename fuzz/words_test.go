package fuzz

import (
	"cmp"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
	byText "topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/examples/atlas"
	"topocert/fuzz/oracle"
	"topocert/internal/deep"
	"topocert/topology"
)

var wordsOrder = flag.Int("words", 0, "the order of the largest graphs on which the standard words are held against the oracle, 0 for 4, in make deep 5: 6 takes four minutes, 7 seven minutes for 46 of the words, hours for all")

// largest is that order.
func largest() int {
	if *wordsOrder > 0 {
		return *wordsOrder
	}
	return deep.Cases(3, 4, 5)
}

// agrees tells of a word whether its text says what the oracle does, of a graph and all
// arguments; and of no other value. It returns the first statement of which it does not.
func agrees(d *decider, w oracle.Word, g oracle.Graph, h ...oracle.Graph) error {
	for a := range w.Arguments(g) {
		var value any
		if w.Value != nil {
			value = w.Value(g, a)
		} else {
			value = w.ValueOfTwo(g, h[0], a)
		}
		if value == nil {
			continue
		}
		s := statement(w.Name, g.Graph6(), a, oracle.Text(value))
		for _, other := range h {
			s.Args = append([]string{other.Graph6()}, s.Args...)
		}
		if value == "none" {
			s.Value = "0"
		}
		met, err := d.follows(s)
		if (err != nil) != (value == "none") || err == nil && !met {
			return fmt.Errorf("%s by the oracle; by the text that is %t, %v", s, met, err)
		}
		if len(g.Vertices) > 4 || value == "none" {
			continue
		}
		if plain, err := d.evaluated(s); err != nil || plain != s.Value && plain != "" {
			return fmt.Errorf("%s by the oracle; by evaluation it is %s, %v", s, plain, err)
		}
		s.Value = map[string]string{"yes": "no", "no": "yes", "0": "1"}[s.Value]
		if s.Value == "" {
			s.Value = "0"
		}
		if met, err := d.follows(s); met {
			return fmt.Errorf("%s by the text, %v; by the oracle it is %s", s, err, oracle.Text(value))
		}
	}
	return nil
}

// withField returns the standard words and those of the field beside them.
func withField(t *testing.T) *words.Library {
	t.Helper()
	library, err := words.Standard().Extend(atlas.Text(atlas.FieldWords), func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	return library
}

// TestWordsByOracle holds the text of each standard word, and of those of the field, against the oracle, on all graphs of at
// most 4 vertices (of words with many sets of paths, 3), without vertices too, and all arguments; in make deep of 5, and of 6 where that is needed. What has to be decided is decided as
// the checker of strategies sees it: by evaluation, and by formulas that it makes.
func TestWordsByOracle(t *testing.T) {
	deep.NotShort(t)
	most := largest()
	tried := make(map[string]bool)
	library := withField(t)
	for _, w := range append(oracle.Words(), oracle.Field()...) {
		tried[w.Name] = true
		t.Run(w.Name, func(t *testing.T) {
			d := newDecider(library)
			upTo := most
			if w.Name == "path" || w.Name == "container" {
				upTo = min(upTo, deep.Cases(3, 3, most))
			}
			if deep.Tests() {
				upTo = max(most, w.Order)
			}
			for n := range upTo + 1 {
				for _, g := range oracle.All(n) {
					if err := agrees(d, w, g); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	for _, w := range oracle.Pairs() {
		tried[w.Name] = true
		t.Run(w.Name, func(t *testing.T) {
			d := newDecider(library)
			for n := range most {
				for m := range most {
					for _, g := range oracle.All(n) {
						for _, h := range oracle.All(m) {
							if err := agrees(d, w, g, h); err != nil {
								t.Error(err)
							}
						}
					}
				}
			}
		})
	}
	// Words with a set, a network or a router for a parameter are used by others, or have a test.
	others := strings.Fields("without keep induced complement line cut detour pmc_apart mm_apart conditional max_load distance_to_link")
	for _, d := range library.All() {
		if d.Role == words.Word && !tried[d.Name] && !slices.Contains(others, d.Name) {
			t.Errorf("the oracle does not know the word %s", d.Head())
		}
	}
}

// printed are the values that the comment of a standard word lists as printed.
func printed(d *words.Definition) (list []string) {
	for _, line := range d.Comment {
		if value, is := strings.CutPrefix(line, "= "); is {
			value, _, _ = strings.Cut(value, "  (")
			list = append(list, value)
		}
	}
	return list
}

// spoken writes a call of a word whose arguments are names of networks and of routers, and
// numbers, as a statement.
func spoken(n *language.Node, value string) (s certificates.Statement, is bool) {
	if n.Op != language.Call || language.Capital(n.Text) {
		return s, false
	}
	s = statement(n.Text, "", nil, value)
	for _, a := range n.Args {
		text := a.Text
		if a.Op == language.Call {
			var numbers []string
			for _, p := range a.Args {
				numbers = append(numbers, p.Text)
			}
			text += "(" + strings.Join(numbers, ",") + ")"
		}
		switch network := (a.Op == language.Call || a.Op == language.Name) && language.Capital(a.Text); {
		case network && s.Network == "":
			s.Network = text
		case network || a.Op == language.Numeral || a.Op == language.Word:
			s.Args = append(s.Args, text)
		default:
			return s, false
		}
	}
	return s, s.Network != ""
}

// claimed turns a printed value into a statement; one that speaks of vertices, sets or networks
// made of others into a word of its own, about no network in particular.
func claimed(text string, l *words.Library) (certificates.Statement, *words.Library, error) {
	claim, err := language.Parse(text)
	if err != nil {
		return certificates.Statement{}, l, err
	}
	n := claim.Expr
	call, value := n, "true"
	switch {
	case n.Op == "==":
		call, value = n.Args[0], n.Args[1].Text
		if q := n.Args[1]; q.Op == "/" {
			value = q.Args[0].Text + "/" + q.Args[1].Text
		}
	case n.Op == "!":
		call, value = n.Args[0], "false"
	}
	if s, is := spoken(call, value); is {
		return s, l, nil
	}
	l, err = l.Extend("printed(G) = "+text, func(string) string { return "" }, func(name string) bool {
		_, known := oracle.Named(name + "(1)")
		return known || topology.Known(name)
	})
	return statement("printed", "Complete(1)", nil, "true"), l, err
}

// TestPrintedValuesOfWords: what the literature prints of the standard words follows from their
// texts. Of each there are at least two values.
func TestPrintedValuesOfWords(t *testing.T) {
	deep.NotShort(t)
	library := withField(t)
	taken := 0
	for _, d := range library.All() {
		if d.Role != words.Word {
			continue
		}
		list := printed(d)
		if len(list) < 2 {
			t.Errorf("%s has %d printed values, want 2", d.Head(), len(list))
		}
		for _, text := range list {
			slow := slices.ContainsFunc([]string{"spanning_trees(Petersen)", "pmc_", "mm_", "vertex_orbits"}, func(s string) bool { return strings.HasPrefix(text, s) })
			if taken++; !deep.Takes(taken, 8, 8) || slow && !deep.Tests() {
				continue
			}
			t.Run(text, func(t *testing.T) {
				s, l, err := claimed(text, library)
				if err != nil {
					t.Fatal(err)
				}
				if met, err := newDecider(l).follows(s); err != nil || !met {
					t.Errorf("%s: by the text that is %t, %v", s, met, err)
				}
			})
		}
	}
}

// TestExamplesAreTheNetworks: the graphs that the oracle builds for the examples of standard.words
// are the program's networks of these names, link by link, or those of networks.words but for
// the numbers of vertices, as far as degrees and distances tell.
func TestExamplesAreTheNetworks(t *testing.T) {
	for _, name := range []string{
		"Petersen", "GP(3,1)", "GP(6,2)", "Ring(8)", "Complete(7)", "Hypercube(4)", "Mesh(3,4)", "Torus(4,4)",
		"LTQ(3)", "LTQ(5)", "Groetzsch", "Heawood", "Wheel(5)", "BinaryTree(2)", "CompleteBipartite(2,5)",
	} {
		g, known := oracle.Named(name)
		if !known {
			t.Fatalf("the oracle does not know %s", name)
		}
		built, err := topology.Parse(g.Graph6())
		if err != nil {
			t.Fatal(err)
		}
		if net, err := topology.Parse(name); err == nil && !slices.Equal(links(net), links(built)) {
			t.Errorf("%s is %v, want the network %v", name, links(built), links(net))
		}
		base, numbers, _ := strings.Cut(strings.TrimSuffix(name, ")"), "(")
		d := words.Standard().Find(base)
		if d == nil {
			continue
		}
		var params []int64
		for text := range strings.SplitSeq(numbers, ",") {
			if n, err := strconv.ParseInt(text, 10, 64); err == nil {
				params = append(params, n)
			}
		}
		text, err := byText.Build(d, params, nil)
		if err != nil {
			t.Fatal(err)
		}
		if a, b := shape(text), shape(built); a != b {
			t.Errorf("%s of networks.words has the numbers of vertices at each distance %s, want %s", name, a, b)
		}
	}
}

// shape lists for each vertex how many others are at each distance, without their order.
func shape(g certificates.Graph) string {
	var list [][]int
	for v := range uint32(g.Order()) {
		at := make([]int, g.Order()+1)
		for _, d := range levels(g, v) {
			at[d+1]++
		}
		list = append(list, at)
	}
	slices.SortFunc(list, func(a, b []int) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
	return fmt.Sprint(list)
}
