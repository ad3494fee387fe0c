package parametric

import (
	"slices"

	"topocert/certificates/theorem"
	"topocert/solver/automata"
)

// words tells whether the network's vertices are words, of which terms and polynomials say nothing, and the claim asks for what
// automata find.
func (n *network) words() bool {
	return automata.Words(n.def, n.args) != 0 && !slices.ContainsFunc(n.wanted, func(w fact) bool { return !automata.Finds(w.String(), n.library.Find(w.Name), w.args) })
}

// byAutomata finds what is wanted of a network of words.
func (n *network) byAutomata() error {
	d, err := n.def.Written()
	if err != nil {
		return err
	}
	text, is := theorem.Text(n.claim, d, n.args)
	if !is {
		return none("%s for %s: automata are for one variable, in a range from a numeral on; the network's parameters are it and numerals", n.name, n.claim.For.String())
	}
	var facts []string
	for _, w := range n.wanted {
		facts = append(facts, w.String())
	}
	found, err := automata.Facts(n.ctx, text, facts, n.betweenWords())
	if err != nil {
		return err
	}
	n.part = &theorem.Network{Name: n.name, Words: found.Words}
	for _, l := range found.Lemmas {
		n.part.Lemmas = append(n.part.Lemmas, &theorem.Lemma{Fact: l.Fact, Relation: l.Relation, Value: l.Value, By: l.By, Automata: l.Proof})
		n.say("%s %s %s, by %s", l.Fact, l.Relation, l.Value, l.By)
	}
	n.theorem.Networks = append(n.theorem.Networks, n.part)
	for _, line := range found.Says {
		n.say("%s", line)
	}
	return nil
}
