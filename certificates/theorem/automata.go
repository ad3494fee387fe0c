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

// Text is the text of a network for all values of the claim's variable. There is one, from a numeral on, and the network's
// parameters are it and numerals: else there is none.
func Text(claim *formula.Formula, d *words.Definition, args []*language.Node) (text automata.Text, is bool) {
	ranges := claim.For.Ranges
	other := func(a *language.Node) bool { return a.Op != language.Numeral && a.Op != language.Name }
	if len(ranges) != 1 || ranges[0].Tuples != nil || ranges[0].From.Op != language.Numeral || slices.ContainsFunc(args, other) {
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

// words proves that the automata of a network take what its text says, for all values of the claim's variable.
func (n *network) words() {
	text, is := Text(n.claim, n.def, n.args)
	if !is {
		n.reject("theorem/automata", "%s for %s, want one variable, in a range from a numeral on; and it and numerals as parameters", n.name, n.claim.For.String())
		return
	}
	n.text = text
	from := n.claim.For.Ranges[0].From.Text
	if least, is := new(big.Int).SetString(from, 10); !is || least.Cmp(big.NewInt(n.part.Words.Offset)) < 0 {
		n.reject("theorem/automata", "a domain from %s on, want none below %d, where there are no digits", from, n.part.Words.Offset)
	}
	if n.part.Vertex != "" || n.part.Back != nil {
		n.reject("theorem/automata", "a vertex, or reverse neighbours, of a network of words, want none")
	}
	if n.err == nil {
		n.fail(n.part.Words.Check(text, n.spend))
	}
}

// automata proves a lemma about a network of words, without questions.
func (n *network) automata(part *Lemma, fact *language.Node) {
	if part.Times != 0 || part.If != "" {
		n.reject("theorem/automata", "%q by automata, want no factor and no condition", part.String())
	}
	text := n.text
	if fact.Args[0].Op != language.Network {
		text.Router = n.router(fact)
	}
	value := zero // or how many faults there are
	if part.Value != "true" && part.Value != "false" {
		value = n.expression(part.Value, n.params)
	} else if p, is := part.Automata.(*automata.Grown); is && p.Less > 0 && len(fact.Args) > 1 {
		value = fact.Args[1]
	}
	n.fail(automata.Says(part.Automata, n.library.Find(fact.Text), fact))
	if n.err == nil {
		n.fail(n.part.Words.Shows(text, part.Automata, value, n.spend))
	}
}
