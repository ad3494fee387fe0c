package props

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/props/archive"
	"topocert/solver"
	"topocert/solver/parametric"
)

// Finder looks for a theorem under a name: a proof that a claim holds for all values of its
// variables. An error says why there is none.
type Finder func(ctx context.Context, l *words.Library, name string, claim *formula.Formula, hints ...parametric.Hint) (*parametric.Found, error)

// FindTheorem is the finder of package solver/parametric, with the limits that are usual there.
func FindTheorem(ctx context.Context, l *words.Library, name string, claim *formula.Formula, hints ...parametric.Hint) (*parametric.Found, error) {
	return parametric.Find(ctx, l, name, claim, hints...)
}

// How long a theorem about a statement is sought, how many of its cases are looked at before,
// and how many cases a domain with an end has for which one is sought.
const (
	seekTime  = 20 * time.Second
	firstFew  = 8
	manyCases = 100
)

// seek looks for a theorem that says what a user's own claim does, if none of its first cases fails.
// Else it says why there is none, or nothing where none is sought.
func (p *proving) seek() (found *parametric.Found, why string, err error) {
	f := p.reading.Formula
	if p.Finder == nil || !p.claim.own || !f.Truth() || !f.For.Open() && len(p.cases) <= manyCases {
		return nil, "", nil
	}
	if err := p.firstRound(min(firstFew, len(p.cases))); p.failed || err != nil {
		return nil, "", err
	}
	return p.find(p.name, f)
}

// find looks for a theorem for as long as the claim's limits leave, checks it, and keeps it.
func (p *proving) find(name string, f *formula.Formula) (found *parametric.Found, why string, err error) {
	if p.Step != nil {
		p.Step(p.claim, "a proof for all", 0, 1)
	}
	long := seekTime
	if end, limited := p.limited.Deadline(); limited {
		long = min(long, time.Until(end)/2)
	}
	if long < time.Second/10 {
		return nil, "there was no time left to look for a proof", nil
	}
	within, end := context.WithTimeout(p.limited, long)
	defer end()
	within = solver.Turns(within)
	library := p.Session.names.Words()
	found, err = Within(within, func() (*parametric.Found, error) { return p.Finder(within, library, name, f, p.claim.Hints...) })
	switch {
	case p.ctx.Err() != nil:
		return nil, "", p.ctx.Err()
	case within.Err() != nil && err != nil:
		return nil, fmt.Sprintf("no proof was found within %v", long.Round(time.Second/10)), nil
	case err != nil:
		return nil, strings.NewReplacer(parametric.ErrNone.Error()+": ", "", certificates.ErrRejected.Error()+": ", "", "\n", "; ").Replace(err.Error()), nil
	}
	switch err := p.Session.show(within, found.Theorem); {
	case errors.Is(err, ErrBug):
		return nil, "", err
	case err != nil:
		return nil, err.Error(), nil
	}
	return found, "", nil
}

// show passes a theorem to the checker, and keeps it.
func (l *Session) show(ctx context.Context, t *theorem.Theorem) error {
	budget := certificates.NewBudget(stepsUntil(ctx), certificates.DefaultMemory)
	err := t.Check(l.names.Words(), budget.Spend)
	switch {
	case errors.Is(err, certificates.ErrBudget):
		return fmt.Errorf("a proof was found, and to check it takes longer than there is time: %w", err)
	case err != nil:
		return fmt.Errorf("%w: the theorem on %q: %w", ErrBug, t.Claim, err)
	}
	l.store.Show(t)
	return nil
}

// TheoremFile returns the name of the file that holds a theorem.
func TheoremFile(name string) string { return archive.TheoremFile(name) }

// prove notes in a decision that a theorem says for all what the reading does, if there is one: that was
// found, or is kept for a paper's claim. The checker accepts it here; one that it refuses, or that is about
// another formula, is a defect, and so is one against the cases. Else it notes why there is none, or for
// which cases the claim fails by one.
func (p *proving) prove(d *Decision, found *parametric.Found, why string) error {
	proof := p.claim.Family(p.name)
	if found != nil {
		proof, d.Terms = found.Theorem, found.Terms
	}
	switch {
	case proof == nil && d.Verdict == Fails:
		return p.beyond(d)
	case proof == nil:
		if d.Verdict == Holds {
			d.Unproved = optional(why)
		}
		return nil
	case d.Verdict == Fails:
		return fmt.Errorf("%w: %s fails: %s; and a theorem says that it holds for all", ErrBug, p.name, *d.Witness)
	case found == nil:
		if f := p.reading.Formula; f == nil || proof.Claim != f.String() {
			return fmt.Errorf("%w: the theorem %s is about %q, which the claim does not say", ErrBug, p.name, proof.Claim)
		}
		if err := p.Session.show(p.ctx, proof); err != nil {
			return err
		}
		d.Terms = TermsOf(p.Session.names.Words(), proof)
	}
	d.Verdict, d.Evidence, d.Domain, d.Complete, d.Witness = Holds, Proved, p.reading.Domain, true, nil
	d.Follows, d.ProvedBy, d.theorem = true, []string{ByCertificate}, proof
	return nil
}

// What a claim may be proved by: a theorem of Coq, or a certificate about the family.
const (
	ByCoq         = "coq"
	ByCertificate = "certificate"
)

// By says by what something is proved: " by Coq and by a certificate".
func By(what []string) string {
	words := map[string]string{ByCoq: " by Coq", ByCertificate: " by a certificate"}
	var parts []string
	for _, one := range what {
		parts = append(parts, words[one])
	}
	return strings.Join(parts, " and")
}

// How many cases are looked at beyond the first that fails, and how many of the last of
// them have to fail, before a theorem is sought that all further ones do.
const (
	looked = 40
	enough = 3
)

// beyond looks for a theorem that a claim about one variable whose default reading fails does so from some value on: the
// least, as far as cases tell. It notes the domain.
func (p *proving) beyond(d *Decision) error {
	f := p.reading.Formula
	if p.Finder == nil || !p.claim.own || p.name != p.claim.ID || !f.For.Open() || len(f.For.Ranges) != 1 {
		return nil
	}
	from, first := -1, slices.IndexFunc(p.tried, func(t *Case) bool { return t != nil && t.failed })
	last := min(first+looked, len(p.cases))
	for i := first; i < last; i++ {
		err := p.attempt(i, 0)
		switch t := p.tried[i]; {
		case p.ctx.Err() != nil:
			return p.ctx.Err()
		case err != nil || t.open:
			last = i
		case !t.failed:
			from = -1
		case from < 0:
			from = i
		}
	}
	if from < 0 || last-from < enough {
		return nil
	}
	where := fmt.Sprintf("%s >= %s", f.For.Ranges[0].Names[0], p.cases[from].values[0].RatString())
	if f.For.If != nil {
		where += fmt.Sprintf(" if %s", f.For.If)
	}
	contrary, err := formula.ParseWith(p.Session.names.Words(), fmt.Sprintf("!(%s) for %s", f.Expr, where))
	if err != nil {
		return err
	}
	found, _, err := p.find(p.claim.contraryName(), contrary)
	if found != nil {
		d.FailsFor, d.Terms, d.theorem = optional(where), found.Terms, found.Theorem
	}
	return err
}
