package theorem

import (
	"math/big"
	"slices"

	"topocert/certificates/automata"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// byAutomata is the method of networks whose vertices are words: package automata proves them to be networks, and their lemmas.
const byAutomata = "automata"

// words tells whether the network's lemmas are by automata, and are all that is said of it.
func (n *Network) words() bool {
	return n.Vertex == "" && n.Back == nil && len(n.Lemmas) > 0 && !slices.ContainsFunc(n.Lemmas, func(l *Lemma) bool { return l.Automata == nil })
}

// Text is the text of a network for all values of the claim's variable. There is one, from a numeral on, and it is the network's
// parameter: else there is none.
func Text(claim *formula.Formula, d *words.Definition, args []*language.Node) (text automata.Text, is bool) {
	ranges := claim.For.Ranges
	if len(ranges) != 1 || ranges[0].Tuples != nil || ranges[0].From.Op != language.Numeral || len(args) != 1 || args[0].Op != language.Name {
		return text, false
	}
	variable := &language.Node{Op: language.Name, Text: ranges[0].Names[0]}
	domain := []*language.Node{{Op: "<=", Args: []*language.Node{ranges[0].From, variable}}}
	if to := ranges[0].To; to != nil {
		domain = append(domain, &language.Node{Op: "<=", Args: []*language.Node{variable, to}})
	}
	if claim.For.If != nil {
		domain = append(domain, claim.For.If)
	}
	return automata.Text{Variable: variable.Text, Conditions: domain, Network: d, Arguments: args}, true
}

// automata proves a lemma about the network for all values of the claim's variable, without questions.
func (n *network) automata(part *Lemma, _ *language.Node) {
	text, is := Text(n.claim, n.def, n.args)
	if !is {
		n.reject("theorem/automata", "%s for %s, want one variable, in a range from a numeral on, as the parameter", n.name, n.claim.For.String())
	}
	if from, is := new(big.Int).SetString(n.claim.For.Ranges[0].From.Text, 10); text.Network != nil && (!is || from.Cmp(big.NewInt(part.Automata.Offset)) < 0) {
		n.reject("theorem/automata", "a domain from %s on, want none below %d, where there are no digits", n.claim.For.Ranges[0].From.Text, part.Automata.Offset)
	}
	if part.Fact != "diameter" || part.Relation != "==" || part.Times != 0 || part.If != "" {
		n.reject("theorem/automata", "%q by automata, want diameter == VALUE", part.String())
	}
	if value := n.expression(part.Value, n.params); n.err == nil {
		n.fail(part.Automata.Diameter(text, value, n.spend))
	}
}
