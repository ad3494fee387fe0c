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
	// Workers is the number of claims decided at the same time; 0 is 1.
	Workers int
	// Done, if set, is called after each claim, from one goroutine at a time.
	Done func(r *Result)
}

// Run decides the claims and returns their results in the claims' order. When
// the context ends it returns what is finished, and the context's error. An
// error other than the context's is a defect, and belongs to one claim: the
// claim's id is in its text.
func (r *Runner) Run(ctx context.Context, claims []*Claim) ([]Result, error) {
	results := make([]*Result, len(claims))
	errs := make([]error, len(claims))
	next := make(chan int)
	var wg sync.WaitGroup
	var mu sync.Mutex // guards calls of Done
	for range max(1, r.Workers) {
		wg.Go(func() {
			for i := range next {
				result, err := r.decide(ctx, claims[i])
				if err != nil {
					errs[i] = err
					continue
				}
				results[i] = result
				if r.Done != nil {
					mu.Lock()
					r.Done(result)
					mu.Unlock()
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
		case <-ctx.Done():
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
		Certificates:  []string{},
	}
	first := decision{witness: "open: " + c.Open}
	for i := range c.Readings {
		d, err := r.read(ctx, &c.Readings[i])
		if err != nil {
			return nil, fmt.Errorf("props: %s: %w", c.ID, err)
		}
		if i == 0 {
			first = d
		}
		result.Readings = append(result.Readings, ReadingResult{c.Readings[i].Name, d.verdict, d.evidence, d.domain, optional(d.witness)})
		result.Certificates = append(result.Certificates, d.certificates...)
	}
	result.Verdict, result.Evidence, result.Domain, result.Complete = first.verdict, first.evidence, first.domain, first.complete
	result.Witness = optional(first.witness)
	if c.Correction != nil {
		d, err := r.read(ctx, &c.Correction.Reading)
		if err == nil && d.verdict == Fails {
			err = fmt.Errorf("the correction %q fails: %s: %s", c.Correction.Statement, d.domain, d.witness)
		}
		if err != nil {
			return nil, fmt.Errorf("props: %s: %w", c.ID, err)
		}
		if d.verdict == Holds { // not undecided, for want of cases within the limit
			result.Correction = optional(fmt.Sprintf("%s (holds, %s, %s)", c.Correction.Statement, d.evidence, d.domain))
			result.Certificates = append(result.Certificates, d.certificates...)
		}
	}
	slices.Sort(result.Certificates)
	result.Certificates = slices.Compact(result.Certificates)
	if err := r.Session.keep(result.Certificates...); err != nil {
		return nil, fmt.Errorf("props: %s: %w", c.ID, err)
	}
	result.Seconds = time.Since(start).Seconds()
	return result, nil
}

// read decides one reading, case by case, and stops at the first that fails.
func (r *Runner) read(ctx context.Context, reading *Reading) (decision, error) {
	limit, large := DefaultMaxOrder, reading.Large
	if reading.Limit > 0 {
		limit = reading.Limit
	}
	if r.MaxOrder > 0 {
		limit, large = r.MaxOrder, nil
	}
	d := decision{evidence: Certified, complete: reading.Complete}
	cases, open := 0, ""
	var largest []string // the certificates of large cases
	for c := range joined(reading.Instances(limit), slices.Values(large)) {
		t, err := r.try(ctx, c)
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
			return decision{
				verdict: Fails, evidence: t.evidence(), domain: c.Name, witness: t.witness,
				complete: reading.Complete && c.Name == reading.Domain, certificates: t.certificates,
			}, nil
		}
		d.evidence = min(d.evidence, t.evidence())
		d.certificates = append(d.certificates, t.certificates...)
		if cases++; c.Order > limit {
			largest = append(largest, t.certificates...)
		}
	}
	if open != "" {
		return decision{witness: open}, nil
	}
	if cases == 0 {
		return decision{witness: fmt.Sprintf("open: no case of %q has order at most %d", reading.Domain, limit)}, nil
	}
	d.verdict, d.domain = Holds, reading.Domain
	if !reading.Complete {
		d.domain = fmt.Sprintf("%s, order at most %d: %d cases%s", reading.Domain, limit, cases-len(large), beyond(large, r.Session.kindsOf(largest)))
	}
	return d, nil
}

// joined yields the cases of both sequences, one after the other.
func joined(first, second iter.Seq[Instance]) iter.Seq[Instance] {
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

// try decides one case.
func (r *Runner) try(ctx context.Context, c Instance) (t *Case, err error) {
	t = &Case{ctx: ctx, session: r.Session}
	defer func() {
		if p := recover(); p != nil {
			s, ours := p.(stop)
			if !ours {
				panic(p)
			}
			err = s.err
		}
	}()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	c.Try(t)
	return t, nil
}
