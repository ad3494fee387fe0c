package parametric

import (
	"slices"

	"topocert/certificates/theorem"
	"topocert/solver/automata"
)

// words tells whether the network's vertices are words, of which terms and polynomials say nothing, and the claim asks for what
// automata find.
func (n *network) words() bool {
	_, digits := automata.Words(n.def)
	return digits != nil && !slices.ContainsFunc(n.wanted, func(w fact) bool { return w.String() != "diameter" })
}

// byAutomata finds the diameter of a network of words.
func (n *network) byAutomata() error {
	d, err := n.def.Written()
	if err != nil {
		return err
	}
	text, is := theorem.Text(n.claim, d, n.args)
	if !is {
		return none("%s for %s: automata are for one variable, in a range from a numeral on, which is the network's parameter", n.name, n.claim.For.String())
	}
	found, err := automata.Diameter(n.ctx, text)
	if err != nil {
		return err
	}
	n.part = &theorem.Network{Name: n.name, Lemmas: []*theorem.Lemma{{Fact: "diameter", Relation: "==", Value: found.Diameter, By: "automata", Automata: found.Proof}}}
	n.theorem.Networks = append(n.theorem.Networks, n.part)
	n.say("diameter %s, by automata", found.Diameter)
	for _, line := range found.Says {
		n.say("%s", line)
	}
	return nil
}
