package props

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"topocert/certificates"
	"topocert/certificates/resolve"
)

// A verdict on a formula follows: whoever has the certificates can repeat it without
// the engine. The engine repeats it too, before it says that it follows.

// failing returns the case by which a formula fails, as part of a verdict.
func (r *Reading) failing(c Instance) *certificates.Verdict {
	if r.Formula == nil {
		return nil
	}
	part := certificates.Cases{Count: 1}
	if c.member != nil {
		part.For = listed(r.Formula.For, []Instance{c})
	}
	return &certificates.Verdict{Formula: r.Formula, Fails: true, Cases: []certificates.Cases{part}}
}

// tried returns the cases for which a formula was tried, as parts of a verdict.
func (r *Reading) tried(limit, cases int, large []Instance) *certificates.Verdict {
	if r.Formula == nil {
		return nil
	}
	v := &certificates.Verdict{Formula: r.Formula}
	if cases > 0 {
		part := certificates.Cases{Count: cases}
		if r.family != nil && r.Formula.For.Open() {
			part.For = r.family.tried(limit)
		}
		v.Cases = append(v.Cases, part)
	}
	if len(large) > 0 {
		v.Cases = append(v.Cases, certificates.Cases{Count: len(large), For: listed(r.Formula.For, large)})
	}
	return v
}

// listed returns the domain that lists the values of some cases.
func listed(d certificates.Domain, cases []Instance) certificates.Domain {
	r := certificates.Range{Names: d.Names()}
	for _, c := range cases {
		r.Tuples = append(r.Tuples, c.member.tuple)
	}
	return certificates.Domain{Ranges: []certificates.Range{r}}
}

// follows notes in the decision that the verdict follows from the session's
// certificates. One that does not is a defect of this program.
func (r *Runner) follows(d *decision, reading *Reading, v *certificates.Verdict) error {
	if v == nil {
		return nil
	}
	v.Name = "verdict"
	if err := v.Check(r.Session.said(d.statements)); err != nil {
		return fmt.Errorf("%w: the verdict on %q: %w", ErrBug, reading.Formula, err)
	}
	d.follow, d.evidence = v, Certified
	return nil
}

// said returns what some statements say: no more than a reader has who has only these.
func (l *Session) said(statements []string) *resolve.Facts {
	facts := resolve.NewFacts(l.names)
	for _, text := range statements {
		s, err := certificates.ParseStatement(text)
		if err != nil {
			panic(err) // a statement of a certificate that was accepted
		}
		facts.Add(s)
	}
	return facts
}

// named returns the verdict under a name; nil if none follows.
func (d *decision) named(name string) *certificates.Verdict {
	if d.follow == nil {
		return nil
	}
	d.follow.Name = name
	return d.follow
}

// ledger holds the verdicts of a session's claims.
type ledger struct {
	mu       sync.Mutex
	verdicts map[string]*certificates.Verdict
}

// say notes verdicts, to be written beside the certificates.
func (s *ledger) say(verdicts ...*certificates.Verdict) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.verdicts == nil {
		s.verdicts = make(map[string]*certificates.Verdict)
	}
	for _, v := range verdicts {
		if v != nil {
			s.verdicts[v.Name] = v
		}
	}
}

// any tells whether there is a verdict.
func (s *ledger) any() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.verdicts) > 0
}

// write writes the file of verdicts into a folder, if there are any, with those that an
// earlier session left there under other names; but for those in which a name occurs that has another meaning now.
func (s *ledger) write(dir string, changed []string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.verdicts) == 0 || dir == "" {
		return nil
	}
	path := filepath.Join(dir, VerdictFile)
	var list []*certificates.Verdict
	if earlier, err := os.ReadFile(path); err == nil {
		before, err := certificates.ReadVerdicts(bytes.NewReader(earlier))
		if err != nil {
			before = nil // no file of verdicts: it gives way
		}
		list = slices.DeleteFunc(before, func(v *certificates.Verdict) bool {
			return s.verdicts[v.Name] != nil || slices.ContainsFunc(changed, func(name string) bool { return strings.Contains(v.Formula.String(), name) })
		})
	}
	for _, v := range s.verdicts {
		list = append(list, v)
	}
	slices.SortFunc(list, func(a, b *certificates.Verdict) int { return strings.Compare(a.Name, b.Name) })
	var text bytes.Buffer
	if err := certificates.WriteVerdicts(&text, list); err != nil {
		return err
	}
	return WriteFile(path, text.Bytes())
}

// VerdictsOn returns the verdicts on a claim, on its further readings and on its
// correction, sorted by name: those that follow from the statements.
func (l *Session) VerdictsOn(id string, statements []string) []*certificates.Verdict {
	l.ledger.mu.Lock()
	var list []*certificates.Verdict
	for name, v := range l.ledger.verdicts {
		if name == id || strings.HasPrefix(name, id+" ") {
			list = append(list, v)
		}
	}
	l.ledger.mu.Unlock()
	facts := l.said(statements)
	list = slices.DeleteFunc(list, func(v *certificates.Verdict) bool { return v.Check(facts) != nil })
	slices.SortFunc(list, func(a, b *certificates.Verdict) int { return strings.Compare(a.Name, b.Name) })
	return list
}
