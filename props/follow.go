package props

import (
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
)

// A verdict on a formula follows: whoever has the certificates can repeat it without
// the engine. The engine repeats it too, before it says that it follows.

// follows notes in a decision that its verdict on a formula, in the cases that are given in
// parts, follows from the session's certificates. One that does not is a defect of this
// program.
func (p *proving) follows(d *Decision, f *formula.Formula, parts []formula.Cases) error {
	v := &formula.Verdict{Name: p.name, Formula: f, Fails: d.Verdict == Fails, Cases: parts}
	if err := v.Check(p.Session.said(d.Rests)); err != nil {
		return fmt.Errorf("%w: the verdict on %q: %w", ErrBug, f, err)
	}
	d.verdict, d.Follows = v, true
	return nil
}

// said returns what some statements say: no more than a reader has who has only these.
func (l *Session) said(statements []certificates.Statement) *resolve.Facts {
	facts := resolve.NewFacts(l.names)
	for _, s := range statements {
		facts.Add(s)
	}
	return facts
}

// VerdictsOn returns the verdicts on a claim, on its further readings and on its
// correction: those that follow from the statements.
func (l *Session) VerdictsOn(c *Claim, statements []certificates.Statement) []*formula.Verdict {
	facts := l.said(statements)
	return slices.DeleteFunc(l.kept.Verdicts(c.names()...), func(v *formula.Verdict) bool { return v.Check(facts) != nil })
}
