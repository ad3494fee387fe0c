package lower

import (
	_ "embed"
	"math/big"
	"os"
	"strings"

	"topocert/certificates"
)

// facts are the forms of statements, a line each; its comments say what stands there.
//
//go:embed facts.txt
var facts string

// fact returns what a statement says of its network, and the group of facts to which it belongs.
func (j *job) fact(s certificates.Statement) (group string, fact Term) {
	if j.c.Kind == "strategy" {
		return "Word_", j.word(s)
	}
	switch s.Subject {
	case "route", "audit", "deadlock", "lanes":
		return "Traffic", j.traffic(s)
	}
	if words := strings.Fields(form(s).kernel); len(words) > 0 {
		var parts []Term
		for _, part := range words[2:] {
			parts = append(parts, j.part(s, part))
		}
		return words[0], App(words[1], parts...)
	}
	return "Word_", j.none("%s", s)
}

// form returns the form of a statement: what the kernel has for it, and the sentence, "" for none.
func form(s certificates.Statement) (f struct{ kernel, sentence string }) {
	key, value := s.Subject+" "+s.Relation, s.Value
	if s.Subject == "broadcast" && s.Args[1] == "all" {
		value = "all"
	}
	for line := range strings.Lines(facts) {
		if met, is, _ := strings.Cut(line, "  "); met == key || met == key+" "+value {
			f.kernel, f.sentence, _ = strings.Cut(is, " : ")
		}
	}
	return f
}

// Sentence returns what a statement says of a network g, in Coq, "" if that is no sentence about g alone.
func Sentence(s certificates.Statement) string {
	sentence := strings.TrimSpace(form(s).sentence)
	if sentence != "" && s.Value == "no" {
		sentence = "~ " + sentence
	}
	return os.Expand(sentence, func(part string) string {
		switch part {
		case "s":
			return s.Args[0]
		case "t":
			return s.Args[1]
		case "m":
			return strings.ReplaceAll(s.Args[0], "-", "_")
		}
		return s.Value
	})
}

// part returns a part of a fact, of which the table says what it is.
func (j *job) part(s certificates.Statement, what string) Term {
	switch what {
	case "n":
		return j.number(s.Value)
	case "e":
		if s.Value == certificates.Infinite {
			return App("Infinite")
		}
		return App("Finite", j.number(s.Value))
	case "u":
		return j.number(s.Args[0])
	case "v":
		return j.number(s.Args[1])
	case "counts":
		return ListOf(strings.Split(s.Value, ","), j.number)
	case "truth":
		return Bool(s.Value == "yes")
	case "name":
		return Text(s.Args[0])
	case "model":
		return model(s.Args[0])
	case "Adjacency", "Laplacian":
		return App(what)
	case "other":
		other, err := j.Lowering.network(s.Args[0])
		j.fail(err)
		return other
	}
	panic("lower: a part " + what)
}

// number returns a whole number of a statement.
func (j *job) number(digits string) Term {
	n, ok := new(big.Int).SetString(digits, 10)
	if !ok {
		return j.none("the number %q", digits)
	}
	return BigZ(n)
}

// model is how many neighbours a vertex sends to in a round.
func model(name string) Term {
	if name == "all-port" {
		return App("AllPort")
	}
	return App("SinglePort")
}
