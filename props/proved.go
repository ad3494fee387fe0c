package props

import (
	"fmt"
	"strings"

	"topocert/certificates/coq"
	"topocert/certificates/formula"
	"topocert/solver/gallina"
)

// Coq says what the theorems about a claim state, as far as its formulas do not say
// it. A theorem about a claim is named after it: see coq.Name.
type Coq struct {
	// Claim is the statement of a claim whose default reading no formula says: for
	// the whole of that reading's domain.
	Claim string
	// Refuted is, of a claim that fails, the part of the domain for which the formula
	// is false in all cases: "n >= 10". RefutedAs is the statement instead, where no
	// formula says the claim.
	Refuted, RefutedAs string
	// Correction is the statement of a correction that no formula says.
	Correction string
}

// Stated is a statement about a claim, for Coq.
type Stated struct {
	Theorem   string // its name
	Statement string
}

// The parts of a claim that theorems are about: the ends of their names.
const (
	asStated   = ""
	refuted    = "_refuted"
	correction = "_correction"
)

// Stated returns what the theorem about a part of the claim states, made from the
// formula where there is one: with what "" that the default reading holds, with
// "_refuted" that it fails, with "_correction" what holds instead.
func (c *Claim) Stated(what string) (Stated, error) {
	s := Stated{Theorem: coq.Name(c.ID, what)}
	if c.own {
		return s, fmt.Errorf("%w: %s is a user's own", gallina.ErrUnsaid, c.ID)
	}
	if len(c.Readings) == 0 {
		return s, fmt.Errorf("%w: %s is open", gallina.ErrUnsaid, c.ID)
	}
	var err error
	switch f := c.Readings[0].Formula; what {
	case asStated:
		s.Statement, err = written(f, c.Coq.Claim)
	case correction:
		var of *formula.Formula
		if c.Correction != nil {
			of = c.Correction.Formula
		}
		s.Statement, err = written(of, c.Coq.Correction)
	case refuted:
		s.Statement, err = c.refuted(f)
	default:
		err = fmt.Errorf("%q is no part of a claim", what)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", s.Theorem, err)
	}
	return s, err
}

// written writes a formula for Coq, or returns the text that stands for one. A text
// beside a formula is for what Coq has no words for in package coq, such as routers;
// the formula then stands above it, so that a change of the formula is a change of
// what Coq accepted.
func written(f *formula.Formula, text string) (string, error) {
	if f == nil {
		if text == "" {
			return "", fmt.Errorf("%w: there is no formula and no statement", gallina.ErrUnsaid)
		}
		return text, nil
	}
	goal, err := gallina.Statement(f)
	switch {
	case text == "":
		return goal, err
	case err == nil:
		return "", fmt.Errorf("%q has a statement of its own, %q beside it is not wanted", f, text)
	}
	return coq.Beside(f.String(), text), nil
}

// refuted writes that the formula is false, for all that the claim names.
func (c *Claim) refuted(f *formula.Formula) (string, error) {
	switch {
	case c.Coq.RefutedAs != "" && f != nil:
		return coq.Beside(f.String(), c.Coq.RefutedAs), nil
	case c.Coq.RefutedAs != "":
		return c.Coq.RefutedAs, nil
	case f == nil:
		return "", fmt.Errorf("%w: there is no formula and no statement", gallina.ErrUnsaid)
	case len(f.For.Ranges) == 0:
		return gallina.Negation(f.Expr, f.For)
	case c.Coq.Refuted == "":
		return "", fmt.Errorf("%w: no part of the domain is named", gallina.ErrUnsaid)
	}
	d, err := formula.ParseDomain(c.Coq.Refuted)
	if err != nil {
		return "", err
	}
	return gallina.Negation(f.Expr, d)
}

// CoqLedger writes the file in which Coq holds what the ledger says against the
// theorems. A theorem that no claim has a statement for is a mistake.
func CoqLedger(claims []*Claim) (string, error) {
	var b strings.Builder
	b.WriteString(coq.Preamble)
	used := make(map[string]bool)
	for _, c := range claims {
		for _, what := range []string{asStated, refuted, correction} {
			if !coq.Listed(coq.Name(c.ID, what)) {
				continue
			}
			s, err := c.Stated(what)
			if err != nil {
				return "", err
			}
			used[s.Theorem] = true
			b.WriteString("\n" + coq.Entry(s.Theorem, s.Statement))
		}
	}
	for name := range coq.Theorems() {
		if !used[name] {
			return "", fmt.Errorf("the theorem %s is about no claim of the ledger", name)
		}
	}
	return b.String(), nil
}

// proved tells whether Coq accepted, for a part of the claim, what the ledger says.
func (c *Claim) proved(what string) bool {
	s, err := c.Stated(what)
	return err == nil && coq.Proved(s.Theorem, s.Statement)
}

// Theorems returns what Coq accepted of the claim.
func (c *Claim) Theorems() []Stated {
	var list []Stated
	for _, what := range []string{asStated, refuted, correction} {
		if s, err := c.Stated(what); err == nil && coq.Proved(s.Theorem, s.Statement) {
			list = append(list, s)
		}
	}
	return list
}

// prove notes in the result that Coq accepted what the default reading's verdict says:
// that it holds, for its whole domain, or that it fails. A claim that holds in the cases
// tried, which are not all, and that Coq refuted, fails. Any other
// theorem against the verdict is a defect.
func (result *Result) prove(c *Claim) error {
	holds, fails := c.proved(asStated), c.proved(refuted)
	switch {
	case fails && result.Verdict == Holds && !result.Complete:
		if err := result.overturn(c); err != nil {
			return err
		}
	case holds && result.Verdict == Fails, fails && result.Verdict == Holds:
		return fmt.Errorf("%w: %s: the verdict is %s, and Coq proved the contrary", ErrBug, c.ID, result.Verdict)
	case result.Verdict == Undecided:
		return nil // for want of cases within the limit
	case holds:
		result.Domain, result.Complete = c.Readings[0].Domain, true
		result.Theorem = optional(coq.Name(c.ID, asStated))
	case fails:
		result.Theorem = optional(coq.Name(c.ID, refuted))
	default:
		return nil
	}
	result.Evidence, result.ProvedBy = Proved, append([]string{ByCoq}, result.ProvedBy...)
	return nil
}

// OfNumbers tells whether the verdict is proved by a theorem about numbers or codes alone, in
// which no network occurs: arithmetic of what the paper prints.
func (result *Result) OfNumbers() bool {
	what := asStated
	if result.Verdict == Fails {
		what = refuted
	}
	return result.Evidence == Proved && coq.OfNumbers(coq.Name(result.ID, what))
}

// overturn lets the claim fail by its theorem, though no case that was tried shows it.
func (result *Result) overturn(c *Claim) error {
	s, err := c.Stated(refuted)
	if err != nil {
		return err
	}
	witness := fmt.Sprintf("no case that was tried shows it (%s); by Coq: %s", result.Domain, s.Statement)
	result.Verdict, result.Witness, result.Follows = Fails, &witness, false
	result.Theorem = optional(s.Theorem)
	if result.Domain = c.Coq.Refuted; result.Domain == "" {
		result.Domain = c.Readings[0].Domain
	}
	return nil
}
