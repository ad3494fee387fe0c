package theorem

import (
	"cmp"
	"strings"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// is the value of a lemma, 1 for true and 0 for false. Of a factorial it is known that it is 1 at least.
func (n *network) is(s *scope, part *Lemma, names env) poly {
	if part.Fact == "order" && part.By == byGenerators {
		x := s.Fresh(part.Value)
		s.Fact(x.Plus(-1))
		return x
	}
	if part.Value == "true" || part.Value == "false" {
		return arithmetic.Int(int64(len("false") - len(part.Value)))
	}
	return certified().term(s, n.expression(part.Value, n.params), names)
}

// open begins a question about the lemma, under its condition.
func (l *lemma) open(what string) *place { return l.network.open(l.Fact+" by "+l.By+": "+what, l.cond) }

// before returns a lemma that was proved under the same condition, or under none; nil if there is none.
// It is about the fact, or about that of the same router or vertex.
func (l *lemma) before(fact string) *Lemma { return l.saying(fact, "") }

// saying returns such a lemma with a relation, if it is not "".
func (l *lemma) saying(fact, relation string) *Lemma {
	_, of, _ := strings.Cut(l.Fact, "(")
	of = fact + "(" + strings.TrimPrefix(of, `"all-port", `)
	under := strings.TrimSuffix(" "+relation, " ") + " if "
	return cmp.Or(l.known[fact+under], l.known[fact+under+l.If], l.known[of+under], l.known[of+under+l.If])
}

// shown returns such a lemma, which is needed.
func (l *lemma) shown(fact string) *Lemma {
	m := l.before(fact)
	if m == nil {
		l.reject("theorem/needs", "%s by %s needs a lemma about %s before it, under no other condition", l.Fact, l.By, fact)
		return new(Lemma)
	}
	return m
}

// valueOf returns the value that a lemma shows, which is exact, or a bound.
func (l *lemma) valueOf(fact, relation string) *language.Node {
	m := cmp.Or(l.saying(fact, relation), l.shown(fact))
	if m.Relation != relation || m.Times != 0 {
		l.reject("theorem/needs", "%s by %s needs a lemma that says what %s is %s, without a factor", l.Fact, l.By, fact, relation)
		return zero
	}
	return l.expression(m.Value, l.params)
}

// has tells whether a lemma before says that a fact is true.
func (l *lemma) has(fact string) bool {
	m := l.before(fact)
	return m != nil && m.Value == "true"
}

// holds sees that lemmas say that some facts are true.
func (l *lemma) holds(facts ...string) {
	for _, fact := range facts {
		if !l.has(fact) {
			l.reject("theorem/needs", "%s by %s needs a lemma before it, under no other condition, that says that %s is true", l.Fact, l.By, fact)
		}
	}
}
