package props

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
)

// A verdict on a formula follows: whoever has the certificates can repeat it without
// the engine. The engine repeats it too, before it says that it follows.

// follows notes in a decision that its verdict on a formula, in the cases that are given in
// parts, follows from the session's certificates. One that does not is a defect of this
// program.
func (p *proving) follows(d *Decision, f *formula.Formula, parts []formula.Cases) error {
	v := &formula.Verdict{Name: p.name, Formula: f, Fails: d.Verdict == Fails, Cases: parts}
	if err := formula.NewVerdictChecker(p.Session.factsOf(d.Rests), nil).Check(v); err != nil {
		return fmt.Errorf("%w: the verdict on %q: %w", ErrBug, f, err)
	}
	d.verdict, d.Follows = v, true
	return nil
}

// factsOf returns what some statements say: no more than a reader has who has only these.
func (l *Session) factsOf(statements []certificates.Statement) *resolve.Facts {
	facts := resolve.NewFacts(l.names)
	for _, s := range statements {
		facts.Add(s)
	}
	return facts
}

// decisions are those on the readings and on the correction.
func (r *Result) decisions() []*Decision {
	list := []*Decision{&r.Decision}
	for i := 1; i < len(r.Readings); i++ {
		list = append(list, &r.Readings[i].Decision)
	}
	if r.Corrected != nil {
		list = append(list, r.Corrected)
	}
	return list
}

// VerdictsOn returns the verdicts on a claim, on its further readings and on its
// correction, by their names: those that follow from the statements.
func (l *Session) VerdictsOn(r *Result, statements []certificates.Statement) (list []*formula.Verdict) {
	facts := l.factsOf(statements)
	for _, d := range r.decisions() {
		if d.verdict != nil && formula.NewVerdictChecker(facts, nil).Check(d.verdict) == nil {
			list = append(list, d.verdict)
		}
	}
	slices.SortFunc(list, func(a, b *formula.Verdict) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// TheoremsOn returns the theorems on a claim, on its further readings and on its correction, by their
// names: those that were accepted.
func (r *Result) TheoremsOn() (list []*theorem.Theorem) {
	for _, d := range r.decisions() {
		if d.theorem != nil {
			list = append(list, d.theorem)
		}
	}
	slices.SortFunc(list, func(a, b *theorem.Theorem) int { return strings.Compare(a.Name, b.Name) })
	return list
}
