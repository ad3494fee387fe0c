package props

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
	"sync"
	"time"

	"topocert/certificates/formula"
)

// DefaultMaxOrder is the order of the largest networks that a sweep tries when
// nothing else is said.
const DefaultMaxOrder = 400

// Runner decides claims. The results depend on the claims and the limits, never
// on time or on the number of workers.
type Runner struct {
	Session *Session
	// MaxOrder, if positive, replaces every limit on the order of networks; what
	// is larger is not tried at all.
	MaxOrder int
	// Limits are those of each case; one that passes them stays open.
	Limits Limits
	// Workers is the number of claims decided at the same time; 0 is 1.
	Workers int
	// Done, if set, is called after each claim, from one goroutine at a time.
	Done func(r *Result)
}

// Run decides the claims and returns their results in the claims' order. When
// the context ends it returns what is finished, and the context's error; when the
// disk fails, at once, the error that Broken returns. Another error is a defect, and
// belongs to one claim: the claim's id is in its text.
func (r *Runner) Run(ctx context.Context, claims []*Claim) ([]Result, error) {
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
	order := make([]int, len(claims))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		switch {
		case claims[i].Long == claims[j].Long:
			return 0
		case claims[i].Long:
			return -1
		}
		return 1
	})
feed:
	for _, i := range order {
		select {
		case next <- i:
		case <-work.Done():
			break feed
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
		if err != nil && !errors.Is(err, context.Canceled) && !errors.Is(err, context.DeadlineExceeded) {
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
	var statements []string
	var follow []*formula.Verdict
	first := decision{witness: "open: " + c.Open}
	for i := range c.Readings {
		d, err := r.read(ctx, &c.Readings[i])
		if err != nil {
			return nil, fmt.Errorf("props: %s: %w", c.ID, err)
		}
		if i == 0 {
			first = d
		}
		name := c.ID
		if i > 0 {
			name = fmt.Sprintf("%s reading %d", c.ID, i+1)
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
		d, err := r.read(ctx, &c.Correction.Reading)
		if err == nil && d.verdict == Fails {
			err = fmt.Errorf("the correction %q fails: %s: %s", c.Correction.Statement, d.domain, d.witness)
		}
		if err != nil {
			return nil, fmt.Errorf("props: %s: %w", c.ID, err)
		}
		if d.verdict == Holds { // not undecided, for want of cases within the limit
			if c.proved(correction) {
				d.evidence, d.domain = Proved, c.Correction.Domain
			}
			result.Correction = optional(fmt.Sprintf("%s (holds, %s, %s)", c.Correction.Statement, d.evidence, d.domain))
			statements = append(statements, d.statements...)
			follow = append(follow, d.named(c.ID+" correction"))
		}
	}
	r.Session.keep(statements...)
	r.Session.say(follow...)
	result.Certificates = r.Session.Names(statements)
	result.recheck(first.statements)
	result.Seconds = time.Since(start).Seconds()
	return result, nil
}

// take takes over the decision of the default reading.
func (result *Result) take(c *Claim, d decision) {
	result.Verdict, result.Evidence, result.Domain, result.Complete = d.verdict, d.evidence, d.domain, d.complete
	result.Witness = optional(d.witness)
	result.Follows = d.follow != nil
	if len(c.Readings) > 0 && c.Readings[0].Formula != nil {
		result.Formula = optional(c.Readings[0].Formula.String())
	}
}

// limits returns the order of the largest networks that are tried, and the cases beyond.
func (r *Runner) limits(reading *Reading) (limit int, large []Instance) {
	switch {
	case r.MaxOrder > 0:
		return r.MaxOrder, nil
	case reading.Limit > 0:
		return reading.Limit, reading.Large
	}
	return DefaultMaxOrder, reading.Large
}

// read decides one reading, case by case, and stops at the first that fails.
func (r *Runner) read(ctx context.Context, reading *Reading) (decision, error) {
	limit, large := r.limits(reading)
	d := decision{evidence: Certified, complete: reading.Complete}
	cases, open := 0, ""
	for c := range both(reading.Instances(limit), slices.Values(large)) {
		t, err := Within(ctx, func() (*Case, error) { return r.try(ctx, c) })
		if err != nil {
			return decision{}, fmt.Errorf("%s: %w", c.Name, err)
		}
		if t.open {
			// A case that stays open leaves the whole open, unless another fails.
			if open == "" {
				open = fmt.Sprintf("open: %s: %s", c.Name, t.witness)
			}
			continue
		}
		if t.failed {
			return r.fails(reading, c, t)
		}
		d.evidence = min(d.evidence, t.evidence())
		d.statements = append(d.statements, t.statements...)
		if cases++; c.Order > limit {
			d.largest = append(d.largest, t.statements...)
		}
	}
	if open != "" {
		return decision{witness: open}, nil
	}
	if cases == 0 {
		return decision{witness: fmt.Sprintf("open: no case of %q has order at most %d", reading.Domain, limit)}, nil
	}
	return r.holds(reading, d, limit, cases, large)
}

// fails returns the decision of a reading that fails by a case.
func (r *Runner) fails(reading *Reading, c Instance, t *Case) (decision, error) {
	d := decision{
		verdict: Fails, evidence: t.evidence(), domain: c.Name, witness: t.witness,
		complete: reading.Complete && c.Name == reading.Domain, statements: t.statements,
	}
	return d, r.follows(&d, reading, reading.failing(c))
}

// holds completes the decision of a reading that holds in all its cases, of which the last
// are large.
func (r *Runner) holds(reading *Reading, d decision, limit, cases int, large []Instance) (decision, error) {
	d.verdict, d.domain = Holds, reading.Domain
	if !reading.Complete {
		d.domain = fmt.Sprintf("%s, order at most %d: %d cases%s", reading.Domain, limit, cases-len(large), beyond(large, r.Session.kindsOf(d.largest)))
	}
	return d, r.follows(&d, reading, reading.tried(limit, cases-len(large), large))
}

// both yields the cases of both sequences, one after the other.
func both(first, second iter.Seq[Instance]) iter.Seq[Instance] {
	return func(yield func(Instance) bool) {
		for c := range first {
			if !yield(c) {
				return
			}
		}
		second(yield)
	}
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
