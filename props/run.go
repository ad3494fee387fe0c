package props

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"topocert/certificates"
	"topocert/certificates/coq"
)

// DefaultMaxOrder is the order of the largest networks that a sweep tries when
// nothing else is said.
const DefaultMaxOrder = 400

// Runner decides claims: those of papers, and a user's own. The results depend on the claims and on
// the limits, never on time or on the number of workers.
type Runner struct {
	Session *Session
	// MaxOrder, if positive, replaces every limit on the order of networks; what
	// is larger is not tried at all.
	MaxOrder int
	// Limits are those of each case of a paper's claim, which stays open if it passes them; and of a
	// claim of a user's own, of which then what is known is said.
	Limits Limits
	// Workers is the number of claims decided at the same time; 0 is 1.
	Workers int
	// Looked, if set, is called when all claims of a user's own have been looked at, before the first
	// is decided: with those that are refused.
	Looked func(refused []*Result)
	// Done, if set, is called with each result, in the claims' order, from one goroutine at a time: when the
	// claims before it are done, or the run ends. Its error ends the run.
	Done func(r *Result) error
	// Step, if set, is called before each case, from as many goroutines as there are workers.
	Step func(c *Claim, name string, done, all int)
	// Finder, if set, is asked for theorems that say what a user's own claims do for all values.
	Finder Finder
}

// Run decides the claims and returns their results in the claims' order. Claims of a user's own are all
// looked at before the first is decided. When the context ends it returns what is finished, and the
// context's error; when the disk fails, at once, the error that Broken returns. Another error is a defect, and
// belongs to one claim, whose name is in its text.
func (r *Runner) Run(ctx context.Context, claims []*Claim) ([]Result, error) {
	results := make([]*Result, len(claims))
	if err := r.lookAtAll(ctx, claims, results); err != nil {
		return nil, err
	}
	errs, reports := make([]error, len(claims)), &inOrder{done: r.Done, results: make([]*Result, len(claims))}
	next := make(chan int)
	var wg sync.WaitGroup
	work, stop := context.WithCancel(ctx)
	defer stop()
	for range max(1, r.Workers) {
		wg.Go(func() {
			for i := range next {
				var err error
				if results[i] == nil {
					results[i], err = Within(work, func() (*Result, error) { return r.decide(work, claims[i]) })
				}
				if err != nil {
					errs[i] = fmt.Errorf("%s: %w", claims[i].Called(), err)
				}
				if broken := reports.add(i, results[i]); broken != nil || r.Session.Broken() != nil || claims[i].own && err != nil {
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
			r.Session.turnTo(c.Paper())
			select {
			case next <- i:
			case <-work.Done():
			}
		}
	}
	close(next)
	wg.Wait()
	if err := reports.rest(); err != nil {
		errs = append(errs, err)
	}
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

// inOrder hands results on in their order.
type inOrder struct {
	done func(r *Result) error

	mu      sync.Mutex
	results []*Result
	next    int
	err     error
}

// add takes in a result, nil for none, and hands on what follows those before. It returns the first error.
func (o *inOrder) add(i int, r *Result) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	for o.results[i] = r; o.next < len(o.results) && o.results[o.next] != nil; o.next++ {
		o.hand(o.results[o.next])
	}
	return o.err
}

// rest hands on what is left, where a claim before has no result.
func (o *inOrder) rest() error {
	for _, r := range o.results[o.next:] {
		o.hand(r)
	}
	return o.err
}

func (o *inOrder) hand(r *Result) {
	if o.done != nil && r != nil && o.err == nil {
		o.err = o.done(r)
	}
}

// lookAtAll defines the words of the claims' papers, and looks at those of a user's own. It notes the
// results of those that are refused, or left open.
func (r *Runner) lookAtAll(ctx context.Context, claims []*Claim, results []*Result) (err error) {
	var refused []*Result
	for i, c := range claims {
		if err := r.Session.definePaper(c.words); err != nil {
			return fmt.Errorf("%s: the words of its paper: %w", c.ID, err)
		}
		if !c.own {
			continue
		}
		if results[i], err = r.look(ctx, c); err != nil {
			return err
		}
		if results[i] != nil && results[i].Refused != nil {
			refused = append(refused, results[i])
		}
	}
	if r.Looked != nil {
		r.Looked(refused)
	}
	return nil
}

// Decide decides one claim. An error says that a claim of a user's own has no meaning, that the context
// has ended, or, if it is ErrBug, that this program has a defect.
func (r *Runner) Decide(ctx context.Context, c *Claim) (*Result, error) {
	results, err := (&Runner{Session: r.Session, MaxOrder: r.MaxOrder, Limits: r.Limits, Step: r.Step, Finder: r.Finder}).Run(ctx, []*Claim{c})
	switch {
	case err != nil:
		return nil, err
	case len(results) == 0:
		return nil, fmt.Errorf("%w: %s came to no end", ErrBug, c.Called())
	}
	return &results[0], results[0].Refused
}

// NewResult returns the entry of a claim of which nothing is found yet.
func NewResult(c *Claim) *Result {
	return &Result{
		Claim: c, Statement: c.Formal, ID: c.ID, Paper: c.Paper(), Kind: c.Kind, ConditionalOn: append([]string{}, c.ConditionalOn...),
		Readings: []ReadingResult{}, Certificates: []string{}, Instances: []string{},
	}
}

// decide decides one claim.
func (r *Runner) decide(ctx context.Context, c *Claim) (*Result, error) {
	start, result := time.Now(), NewResult(c)
	decided, first := []*Decision(nil), &Decision{Witness: optional("open: " + c.Open)}
	for i := range c.Readings {
		d, err := r.reading(ctx, c, c.readingName(i), &c.Readings[i])
		if err != nil {
			return refusedFor(ctx, c, err)
		}
		decided = append(decided, d)
		result.Readings = append(result.Readings, ReadingResult{c.Readings[i].Name, *d})
	}
	if len(decided) > 0 {
		first = decided[0]
	}
	result.Decision = *first
	if err := result.prove(c); err != nil {
		return nil, err
	}
	if result.Verdict != first.Verdict {
		first.verdict, result.verdict = nil, nil // it says the contrary
	}
	if err := r.correct(ctx, c, result, &decided); err != nil {
		return refusedFor(ctx, c, err)
	}
	var statements []certificates.Statement
	for _, d := range decided {
		statements = append(statements, d.Rests...)
		r.Session.store.Say(d.verdict)
	}
	r.Session.store.Keep(statements...)
	result.Certificates = r.Session.Names(statements)
	if c.own && first.theorem != nil && r.Session.store.Keeps() {
		result.Certificates = append(result.Certificates, TheoremFile(first.theorem.Name))
	}
	if len(decided) > 0 {
		result.Readings[0].Decision = result.Decision
	}
	for i := range result.Readings { // the first one's are the result's
		result.Readings[i].Rests, result.Readings[i].Tried = nil, nil
	}
	if !c.own {
		result.repeat(first)
	}
	result.Seconds = time.Since(start).Seconds()
	return result, nil
}

// correct decides the correction of a claim, if a formula or code says it, and says what it comes to. One of a
// paper's that fails is a defect; one of which no case is within the limit is not told.
func (r *Runner) correct(ctx context.Context, c *Claim, result *Result, decided *[]*Decision) error {
	if c.Correction == nil {
		return nil
	}
	if c.own && c.Correction.Formula == nil {
		result.Correction = &c.Correction.Statement
		return nil
	}
	d, err := r.reading(ctx, c, c.correctionName(), &c.Correction.Reading)
	switch {
	case err == nil && d.Verdict == Fails && !c.own:
		err = fmt.Errorf("the correction %q fails: %s: %s", c.Correction.Statement, d.Domain, *d.Witness)
	case err == nil && d.Verdict == Undecided && !c.own:
		return nil
	}
	if err != nil {
		return err
	}
	if c.proved(correction) {
		d.Evidence, d.Domain, d.ProvedBy = Proved, c.Correction.Domain, slices.Insert(d.ProvedBy, 0, ByCoq)
	}
	verdict := d.Verdict.String()
	if !d.Open() {
		verdict = fmt.Sprintf("%s, %s%s, %s", d.Verdict, d.Evidence, By(d.ProvedBy), d.Domain)
	}
	result.Correction, result.Corrected = optional(fmt.Sprintf("%s (%s)", c.Correction.Statement, verdict)), d
	*decided = append(*decided, d)
	return nil
}

// repeat notes whether the checker that Coq has extracted repeats the verdict, and what Coq accepted of
// what it rests on.
func (result *Result) repeat(first *Decision) {
	if first.verdict != nil {
		result.Kernel = coq.Repeated(result.ID, first.verdict.String())
	} else if first.theorem != nil {
		result.Kernel = coq.Repeated(result.ID, "holds for all: "+first.theorem.Claim)
	}
	if result.Verdict == Fails {
		result.Instances = append(result.Instances, coq.Rechecked("claim "+result.ID+" fails")...)
	}
	for _, s := range result.Rests {
		result.Instances = append(result.Instances, coq.Rechecked(s.String())...)
	}
	slices.Sort(result.Instances)
	result.Instances = slices.Compact(result.Instances)
}

// Look establishes facts for a caller that decides no claim, keeps the certificates, and
// returns what the answer rests on.
func (l *Session) Look(ctx context.Context, at func(t *Case)) (Evidence, []certificates.Statement, error) {
	t, err := l.try(ctx, ctx, false, at)
	if err != nil {
		return None, nil, err
	}
	l.store.Keep(t.statements...)
	return t.evidence(), t.statements, nil
}

// try decides one case, until a context ends that has its limits. One that is lenient says what is
// known by then: what goes wrong elsewhere leaves a fact open.
func (l *Session) try(ctx, limited context.Context, lenient bool, decide func(t *Case)) (t *Case, err error) {
	t = &Case{ctx: limited, session: l, looker: new(looker)}
	defer t.end()
	if lenient {
		t.ctx, t.limited = ctx, limited
	}
	defer func() {
		if limit := Passed(limited); limit != nil && ctx.Err() == nil && cutShort(err) {
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
		if broken := l.Broken(); broken != nil && (err != nil || t.open) {
			err = broken
		}
	}()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	decide(t)
	return t, nil
}

// beyond names the large cases of a domain and the kinds of their certificates,
// which are those that scale: "; further m=100, n=100 (order 80000), by count".
func beyond(large []*Instance, kinds []string) string {
	if len(large) == 0 {
		return ""
	}
	var names []string
	for _, c := range large {
		names = append(names, fmt.Sprintf("%s (order %s)", c.Name, c.Size.RatString()))
	}
	text := "; further " + strings.Join(names, "; ")
	if len(kinds) > 0 {
		text += "; by " + strings.Join(kinds, ", ")
	}
	return text
}
