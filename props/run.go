package props

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"topocert/certificates"
	"topocert/certificates/coq"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/props/limits"
)

// DefaultMaxOrder is the order of the largest networks that a sweep tries when
// nothing else is said.
const DefaultMaxOrder = 400

// Runner decides claims, and answers questions. The results on claims depend on them and on
// the limits, never on time or on the number of workers.
type Runner struct {
	Session *Session
	// MaxOrder, if positive, replaces every limit on the order of networks; what
	// is larger is not tried at all.
	MaxOrder int
	// Limits are those of each case of a claim, which stays open if it passes them; and of each
	// question, of which then what is known is said.
	Limits limits.Set
	// Workers is the number of claims decided at the same time; 0 is 1.
	Workers int
	// Done, if set, is called after each claim, from one goroutine at a time.
	Done func(r *Result)
	// Step, if set, is called before each case of a question.
	Step func(q Question, name string, done, all int)
	// Finder, if set, is asked for theorems that say what questions ask for all values.
	Finder Finder
}

// Run decides the claims and returns their results in the claims' order. When
// the context ends it returns what is finished, and the context's error; when the
// disk fails, at once, the error that Broken returns. Another error is a defect, and
// belongs to one claim: the claim's id is in its text.
func (r *Runner) Run(ctx context.Context, claims []*Claim) ([]Result, error) {
	for _, c := range claims {
		if err := r.Session.definePaper(c.words); err != nil {
			return nil, fmt.Errorf("props: %s: the words of its paper: %w", c.ID, err)
		}
	}
	results := make([]*Result, len(claims))
	errs := make([]error, len(claims))
	next := make(chan int)
	var wg sync.WaitGroup
	var mu sync.Mutex // guards calls of Done
	work, stop := context.WithCancel(ctx)
	defer stop()
	for range max(1, r.Workers) {
		wg.Go(func() {
			for i := range next {
				var err error
				if results[i], err = r.decide(work, claims[i]); err != nil {
					errs[i] = err
				} else if r.Done != nil {
					mu.Lock()
					r.Done(results[i])
					mu.Unlock()
				}
				if r.Session.Broken() != nil {
					stop()
				}
			}
		})
	}
	for _, long := range []bool{true, false} {
		for i, c := range claims {
			if c.Long != long {
				continue
			}
			select {
			case next <- i:
			case <-work.Done():
			}
		}
	}
	close(next)
	wg.Wait()
	var finished []Result
	for _, result := range results {
		if result != nil {
			finished = append(finished, *result)
		}
	}
	if err := r.Session.Broken(); err != nil {
		return finished, err
	}
	for _, err := range errs {
		if err != nil && !cutShort(err) {
			return finished, err
		}
	}
	return finished, ctx.Err()
}

// decide decides one claim.
func (r *Runner) decide(ctx context.Context, c *Claim) (*Result, error) {
	start := time.Now()
	result := &Result{
		ID: c.ID, Paper: c.Paper(), Kind: c.Kind,
		ConditionalOn: append([]string{}, c.ConditionalOn...),
		Readings:      []ReadingResult{},
	}
	var statements []certificates.Statement
	var follow []*formula.Verdict
	first := decision{witness: "open: " + c.Open}
	for i := range c.Readings {
		d, err := r.readClaim(ctx, &c.Readings[i])
		if err != nil {
			return nil, fmt.Errorf("props: %s: %w", c.ID, err)
		}
		name := c.readingName(i)
		shown, err := r.byFamily(ctx, c, name, &c.Readings[i], &d)
		if err != nil {
			return nil, fmt.Errorf("props: %w", err)
		}
		if shown != nil && i == 0 {
			result.ProvedBy, result.Terms = []string{ByCertificate}, TermsOf(r.Session.names.Words(), shown)
		}
		if i == 0 {
			first = d
		}
		follow = append(follow, d.named(name))
		result.Readings = append(result.Readings, ReadingResult{c.Readings[i].Name, d.verdict, d.evidence, d.domain, optional(d.witness)})
		statements = append(statements, d.statements...)
	}
	result.take(c, first)
	overturned, err := result.prove(c)
	if err != nil {
		return nil, err
	}
	if overturned {
		follow[0] = nil
	}
	if c.Correction != nil {
		d, err := r.readClaim(ctx, &c.Correction.Reading)
		var shown *theorem.Theorem
		if err == nil {
			shown, err = r.byFamily(ctx, c, c.correctionName(), &c.Correction.Reading, &d)
		}
		if err == nil && d.verdict == Fails {
			err = fmt.Errorf("the correction %q fails: %s: %s", c.Correction.Statement, d.domain, d.witness)
		}
		if err != nil {
			return nil, fmt.Errorf("props: %s: %w", c.ID, err)
		}
		if d.verdict == Holds { // not undecided, for want of cases within the limit
			var by []string
			if c.proved(correction) {
				d.evidence, d.domain, by = Proved, c.Correction.Domain, []string{ByCoq}
			}
			if shown != nil {
				by = append(by, ByCertificate)
			}
			result.Correction = optional(fmt.Sprintf("%s (holds, %s%s, %s)", c.Correction.Statement, d.evidence, By(by), d.domain))
			statements = append(statements, d.statements...)
			follow = append(follow, d.named(c.correctionName()))
		}
	}
	r.Session.kept.Keep(statements...)
	r.Session.kept.Say(follow...)
	result.Certificates = r.Session.Names(statements)
	result.recheck(first.statements)
	result.Seconds = time.Since(start).Seconds()
	return result, nil
}

// take takes over the decision of the default reading.
func (result *Result) take(c *Claim, d decision) {
	result.Verdict, result.Evidence, result.Domain, result.Complete = d.verdict, d.evidence, d.domain, d.complete
	result.Witness, result.Tried = optional(d.witness), d.tried
	result.Follows = d.follow != nil || result.ProvedBy != nil
	if d.follow != nil {
		result.Kernel = coq.Repeated(c.ID, d.follow.String())
	} else if slices.Contains(result.ProvedBy, ByCertificate) {
		result.Kernel = coq.Repeated(c.ID, "holds for all: "+c.Readings[0].Formula.String())
	}
	if len(c.Readings) > 0 && c.Readings[0].Formula != nil {
		result.Formula = optional(c.Readings[0].Formula.String())
	}
}

// readClaim decides one reading of a claim, within the run's limits.
func (r *Runner) readClaim(ctx context.Context, reading *Reading) (decision, error) {
	limit, large := DefaultMaxOrder, reading.Large
	switch {
	case r.MaxOrder > 0:
		limit, large = r.MaxOrder, nil
	case reading.Limit > 0:
		limit = reading.Limit
	}
	cases := reading.Cases(limit)
	d, err := r.read(ctx, reading, limit, cases, large)
	switch {
	case err != nil:
	case d.open != nil: // a case that stays open leaves the whole open, unless another fails
		d = decision{witness: "open: " + d.open[0], tried: d.tried}
	case d.verdict == Undecided:
		d = decision{witness: fmt.Sprintf("open: no case of %q has order at most %d", reading.Domain, limit)}
	case d.verdict == Fails:
		d.complete = reading.Complete && d.domain == reading.Domain
	default:
		d.domain, d.complete = reading.Domain, reading.Complete
		if !reading.Complete {
			d.domain = fmt.Sprintf("%s, order at most %d: %d cases%s", reading.Domain, limit, len(cases), beyond(large, r.Session.kept.Kinds(d.largest)))
		}
	}
	return d, err
}

// read decides a reading, case by case, and stops at the first that fails. The verdict
// follows if a formula says the reading. It is undecided if a case stays open, or if there is
// none.
func (r *Runner) read(ctx context.Context, reading *Reading, limit int, cases, large []Instance) (decision, error) {
	var list []*Case
	for _, c := range slices.Concat(cases, large) {
		t, err := r.tried(ctx, c)
		if err != nil {
			return decision{}, err
		}
		if list = append(list, t); t.failed {
			break
		}
	}
	return r.conclude(reading, limit, cases, large, list)
}

// tried decides one instance, as far as the context allows.
func (r *Runner) tried(ctx context.Context, c Instance) (*Case, error) {
	t, err := limits.Within(ctx, func() (*Case, error) { return r.try(ctx, c) })
	if err != nil && c.Name != "" && ctx.Err() == nil {
		err = fmt.Errorf("%s: %w", c.Name, err)
	}
	return t, err
}

// conclude decides a reading by its cases as they were tried, up to the first that fails.
func (r *Runner) conclude(reading *Reading, limit int, cases, large []Instance, tried []*Case) (decision, error) {
	d := decision{evidence: Certified, cases: len(cases) + len(large)}
	for i, c := range slices.Concat(cases, large)[:len(tried)] {
		t := tried[i]
		d.tried = append(d.tried, c.seen(t))
		if t.failed {
			d = decision{verdict: Fails, evidence: t.evidence(), domain: c.Name, witness: t.witness, cases: 1, statements: t.statements, tried: d.tried}
			if reading.Formula == nil {
				return d, nil
			}
			parts, err := []formula.Cases{{Count: 1}}, error(nil)
			if c.tuple != nil {
				parts, err = listed(reading.Formula.For, []Instance{c})
			}
			return d, errors.Join(err, r.follows(&d, reading.Formula, parts))
		}
		d.statements = append(d.statements, t.statements...)
		if t.open {
			d.open = append(d.open, at(c.Name, t.witness))
			continue
		}
		d.evidence = min(d.evidence, t.evidence())
		if i >= len(cases) {
			d.largest = append(d.largest, t.statements...)
		}
	}
	if d.open != nil || d.cases == 0 {
		d.evidence = None
		return d, nil
	}
	d.verdict = Holds
	if reading.Formula == nil {
		return d, nil
	}
	parts, err := []formula.Cases{{Count: len(cases)}}, error(nil)
	if reading.parts != nil {
		parts, err = reading.parts(limit, cases)
	}
	if len(cases) == 0 {
		parts = nil
	}
	if len(large) > 0 {
		more, e := listed(reading.Formula.For, large)
		parts, err = append(parts, more...), errors.Join(err, e)
	}
	if err == nil {
		err = r.follows(&d, reading.Formula, parts)
	}
	return d, err
}

// Look establishes facts for a caller that decides no claim, keeps the certificates, and
// returns what the answer rests on.
func (l *Session) Look(ctx context.Context, at func(t *Case)) (Evidence, []certificates.Statement, error) {
	t, err := (&Runner{Session: l}).try(ctx, Instance{Try: at})
	if err != nil {
		return None, nil, err
	}
	l.kept.Keep(t.statements...)
	return t.evidence(), t.statements, nil
}

// try decides one instance.
func (r *Runner) try(ctx context.Context, c Instance) (t *Case, err error) {
	outer := ctx
	ctx, end := r.Limits.Begin(ctx)
	defer end()
	t = &Case{ctx: ctx, session: r.Session}
	defer func() {
		if limit := limits.Passed(ctx); limit != nil && outer.Err() == nil && cutShort(err) {
			t.open, t.witness, err = true, limit.Error(), nil
		}
	}()
	defer func() {
		if p := recover(); p != nil {
			s, ours := p.(stop)
			if !ours {
				panic(p)
			}
			err = s.err
		}
		// Whatever is said of a case that is not decided, it may be for want of a disk.
		if broken := r.Session.Broken(); broken != nil && (err != nil || t.open) {
			err = broken
		}
	}()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	c.Try(t)
	return t, nil
}

// beyond names the large cases of a domain and the kinds of their certificates,
// which are those that scale: "; further m=100, n=100 (order 80000), by count".
func beyond(large []Instance, kinds []string) string {
	if len(large) == 0 {
		return ""
	}
	var names []string
	for _, c := range large {
		names = append(names, fmt.Sprintf("%s (order %d)", c.Name, c.Order))
	}
	text := "; further " + strings.Join(names, "; ")
	if len(kinds) > 0 {
		text += "; by " + strings.Join(kinds, ", ")
	}
	return text
}
