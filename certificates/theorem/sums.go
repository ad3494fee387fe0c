package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// level is a variable over which a sum goes, in a range of the text. The certificate's terms may
// have another name for it.
type level struct {
	over language.Range
	name string
}

// levels are those of ranges, by the text's own names.
func levels(ranges ...language.Range) []level {
	var list []level
	for _, r := range ranges {
		list = append(list, level{r, r.Names[0]})
	}
	return list
}

// values are what names stand for in a sum: in the text, and in the certificate's terms.
type values struct{ text, own env }

func (v values) with(l level, x poly) values {
	return values{v.text.with(l.over.Names, []poly{x}), v.own.with([]string{l.name}, []poly{x})}
}

// sum is a sum of a weight over all values of some variables, the last the fastest. The terms of
// the certificate, one for each variable, telescope: that of a variable x in low..high is 0 at low,
// and grows from x to x+1 by the sum over the variables behind it, or for the last variable by the
// weight; where a condition behind x's range is false it stays. So at high + 1 it is the sum over x
// and the variables behind. It depends on x and the variables before.
type sum struct {
	*lemma
	what   string
	over   []level
	terms  []*language.Node
	weight func(p *place, v values) poly
	also   env // what else the text may use
}

// takeSums reads the terms behind "sum" that are not yet read, one for each variable.
func (l *lemma) takeSums(over []level) (terms []*language.Node) {
	l.read["sum"] = true
	names := slices.Clone(l.params)
	for _, v := range over {
		names = append(names, v.name)
		for l.sums < len(l.Objects) && l.Objects[l.sums].Keyword != "sum" {
			l.sums++
		}
		if l.sums == len(l.Objects) {
			l.reject("theorem/object", "no line \"sum\" for %s, want one for each variable", v.name)
			return slices.Repeat([]*language.Node{zero}, len(over))
		}
		terms = append(terms, l.expression(l.Objects[l.sums].Text, names))
		l.sums++
	}
	return terms
}

// telescopes proves that the terms which come next are those of a sum, and returns it.
func (l *lemma) telescopes(what string, over []level, also env, weight func(p *place, v values) poly) *sum {
	s := &sum{l, what, over, l.takeSums(over), weight, also}
	for i := len(over) - 1; i >= 0; i-- {
		s.step(i)
	}
	return s
}

// begin gives the variables before one any values in their ranges.
func (s *sum) begin(p *place, before int) values {
	v := values{p.params.and(s.also), p.params}
	for _, l := range s.over[:before] {
		if v = v.with(l, p.between(l.over, l.name, v.text)); l.over.If != nil {
			p.terms.condition(l.over.If, v.text)(p.s, true)
		}
	}
	return v
}

// from is the sum over a variable and those behind it: its term behind the range.
func (s *sum) from(p *place, i int, v values) poly {
	if i == len(s.over) {
		return s.weight(p, v)
	}
	_, high := p.ends(s.over[i].over, v.text)
	return p.term(p.s, s.terms[i], v.with(s.over[i], high.Plus(1)).own)
}

// total is the whole sum, in any place.
func (s *sum) total(p *place) poly { return s.from(p, 0, s.begin(p, 0)) }

func (s *sum) step(i int) {
	l := s.over[i]
	p := s.open(fmt.Sprintf("%s: the sum over %s begins with 0", s.what, l.name))
	v := s.begin(p, i)
	low, high := p.ends(l.over, v.text)
	p.prove(arithmetic.All(
		atLeast(high.Plus(1), low),
		equal(p.term(p.s, s.terms[i], v.with(l, low).own), nil)))
	p = s.open(fmt.Sprintf("%s: the sum over %s grows by its parts", s.what, l.name))
	v = s.begin(p, i)
	x := p.between(l.over, l.name, v.text)
	here, next := v.with(l, x), v.with(l, x.Plus(1))
	growth := p.term(p.s, s.terms[i], next.own).Sub(p.term(p.s, s.terms[i], here.own))
	grows := equal(growth, s.from(p, i+1, here))
	if l.over.If == nil {
		p.prove(grows)
		return
	}
	cond := p.terms.condition(l.over.If, here.text)
	p.prove(arithmetic.All(
		arithmetic.Some(arithmetic.Not(cond), grows),
		arithmetic.Some(cond, equal(growth, nil))))
}
