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
	"topocert/props/kept"
	"topocert/props/limits"
	search "topocert/solver/theorem"
)

// Finder looks for a theorem under a name: a proof that a claim holds for all values of its
// variables. An error says why there is none.
type Finder func(ctx context.Context, l *words.Library, name string, claim *formula.Formula) (*search.Found, error)

// FindTheorem is the finder of package solver/theorem, with the limits that are usual there.
func FindTheorem(ctx context.Context, l *words.Library, name string, claim *formula.Formula) (*search.Found, error) {
	return search.Find(ctx, l, name, claim, search.Options{})
}

// How long a theorem about a statement is sought, how many of its cases are looked at before,
// and how many cases a domain with an end has for which one is sought.
const (
	seekTime  = 10 * time.Second
	firstFew  = 8
	manyCases = 100
)

// seek looks for a theorem that says what a question asks, if none of its first cases fails.
// Else it says why there is none, or nothing where none is sought.
func (p *proving) seek(ctx context.Context) (found *search.Found, why string, err error) {
	f := p.question.Formula
	if p.Finder == nil || !f.Truth() || !f.For.Open() && len(p.cases) <= manyCases {
		return nil, "", nil
	}
	if err := p.firstRound(ctx, min(firstFew, len(p.cases))); p.failed || err != nil {
		return nil, "", err
	}
	return p.find(ctx, p.question.ID, f)
}

// find looks for a theorem for as long as the question leaves, checks it, and keeps it.
func (p *proving) find(ctx context.Context, name string, f *formula.Formula) (found *search.Found, why string, err error) {
	if p.Step != nil {
		p.Step(p.question, "a proof for all", 0, max(2, len(p.cases)))
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
	library := p.Session.names.Words()
	found, err = limits.Within(within, func() (*search.Found, error) { return p.Finder(within, library, name, f) })
	switch {
	case ctx.Err() != nil:
		return nil, "", ctx.Err()
	case within.Err() != nil && err != nil:
		return nil, fmt.Sprintf("no proof was found within %v", long.Round(time.Second/10)), nil
	case err != nil:
		return nil, strings.NewReplacer(search.ErrNone.Error()+": ", "", certificates.ErrRejected.Error()+": ", "", "\n", "; ").Replace(err.Error()), nil
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
	l.kept.Show(t)
	return nil
}

// withTheorem returns the names of files with that of a theorem, if there is a folder.
func (l *Session) withTheorem(files []string, name string) []string {
	if l.kept.Keeps() {
		files = append(files, TheoremFile(name))
	}
	return files
}

// TheoremFile returns the name of the file that holds a theorem.
func TheoremFile(name string) string { return kept.TheoremFile(name) }

// TheoremsOn returns the theorems on a claim, on its further readings and on its correction,
// sorted by name: those that were accepted.
func (l *Session) TheoremsOn(id string) []*theorem.Theorem {
	list := l.kept.Theorems(id)
	slices.SortFunc(list, func(a, b *theorem.Theorem) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// prove notes in what is found of a question that a theorem says it for all values, or why
// none does.
func (proof *Proof) prove(domain formula.Domain, found *search.Found, why string) error {
	if found == nil {
		if *proof.Verdict == Holds {
			proof.Unproved = optional(why)
		}
		return nil
	}
	if *proof.Verdict == Fails {
		return fmt.Errorf("%w: %s: it fails in a case, and a theorem says that it holds for all: %s", ErrBug, proof.Statement, *proof.Witness)
	}
	holds := Holds
	proof.Verdict, proof.Evidence, proof.Follows, proof.whole, proof.Witness = &holds, Proved, true, true, nil
	proof.Domain = fmt.Sprintf("%s: all, complete", domain)
	proof.ProvedBy, proof.Terms = []string{ByCertificate}, found.Terms
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

// beyond looks for a theorem that a claim about one variable, whose case of that number is the
// first that fails, does so from some value on: the least, as far as cases tell. It returns the
// domain, "" if there is none.
func (p *proving) beyond(ctx context.Context, first int) (where string, found *search.Found, err error) {
	f := p.question.Formula
	if p.Finder == nil || !f.For.Open() || len(f.For.Ranges) != 1 {
		return "", nil, nil
	}
	from := -1
	last := min(first+looked, len(p.cases))
	for i := first; i < last; i++ {
		t, err := limits.Within(p.limited, func() (*Case, error) {
			c := p.cases[i]
			c.Try = func(t *Case) { p.try(p.limited, t, i) }
			return p.Runner.unlimited().try(p.limited, c)
		})
		switch {
		case ctx.Err() != nil:
			return "", nil, ctx.Err()
		case err != nil || t.open:
			last = i
		case !t.failed:
			from = -1
		case from < 0:
			from = i
		}
	}
	if from < 0 || last-from < enough {
		return "", nil, nil
	}
	where = fmt.Sprintf("%s >= %s", f.For.Ranges[0].Names[0], p.cases[from].tuple.values[0].RatString())
	if f.For.If != nil {
		where += fmt.Sprintf(" if %s", f.For.If)
	}
	contrary, err := formula.ParseWith(p.Session.names.Words(), fmt.Sprintf("!(%s) for %s", f.Expr, where))
	if err != nil {
		return "", nil, err
	}
	if found, _, err = p.find(ctx, p.question.ID+" correction", contrary); found == nil {
		where = ""
	}
	return where, found, err
}

// unlimited returns a runner of the same session without limits.
func (r *Runner) unlimited() *Runner { return &Runner{Session: r.Session} }
