package automata

import (
	"maps"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Of what words' texts say of cycles these follow by matching recursion, whatever the words and their variables are called: from a number
// on, no less than 4, as Chang, Wang, Hsu, "Topological properties of twisted cube", 1999, show of twisted cubes; and of two colours. A link of a
// cycle in one half is replaced by a path through the other between the partners of its ends: through all words, or all but one.
const (
	cyclesFrom = "all l in m..order(G): cycle(G, l)"
	evenCycles = "order(G) >= 4 && all m in 2..floor(order(G)/2): cycle(G, 2*m)"
)

// Says checks that a word's text says what a proof shows, for the arguments of a lemma's fact, the network being the first. It is nil of facts that are
// no texts.
func Says(p Proof, d *words.Definition, fact *language.Node) error {
	text := ""
	switch p := p.(type) {
	case *Grown:
		if p.Cycles {
			text = cyclesFrom
		}
	case *Laced:
		if p.Even {
			text = evenCycles
		}
	}
	if text == "" {
		return nil
	}
	if d == nil || !says(d, text) {
		return wrongForm("%s by automata, want a fact that these show, or a word whose text is %q, or %q", fact.Text, cyclesFrom, evenCycles)
	}
	if text == cyclesFrom {
		if m, is := numeral(fact.Args[1]); !is || m < 4 {
			return wrongForm("cycles of all lengths from %s on, want from a numeral on that is 4 or more", fact.Args[1])
		}
	}
	return nil
}

// says tells whether a word's text is this one, but for the names of variables; the word's parameters are G, or G and m.
func says(d *words.Definition, text string) bool {
	names, cycle := make(map[string]string), d.Used("cycle")
	for i, p := range d.Definition.Params {
		if i > 1 || i == 0 && !d.Params[i].IsNetwork() || i == 1 && !d.Params[i].IsNumber() {
			return false
		}
		names[p.Name] = []string{"G", "m"}[i]
	}
	f, err := language.Parse(text)
	return err == nil && cycle != nil && !cycle.Own && (len(names) == 2) == (text == cyclesFrom) && sameText(d.Body, f.Expr, names)
}

// sameText tells whether expressions are the same, where the variables of the first have these names in the second.
func sameText(x, y *language.Node, names map[string]string) bool {
	if x.Op != y.Op || len(x.Args) != len(y.Args) || len(x.Ranges) != len(y.Ranges) {
		return false
	}
	if x.Op == language.Name {
		return names[x.Text] == y.Text
	}
	names = maps.Clone(names)
	for i, r := range x.Ranges {
		s := y.Ranges[i]
		if len(r.Names) != len(s.Names) || r.If != nil || s.If != nil || !sameText(r.In, s.In, names) {
			return false
		}
		for j, name := range r.Names {
			names[name] = s.Names[j]
		}
	}
	for i, a := range x.Args {
		if !sameText(a, y.Args[i], names) {
			return false
		}
	}
	return x.Text == y.Text
}
