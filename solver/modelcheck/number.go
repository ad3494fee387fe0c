package modelcheck

import (
	"context"
	"errors"
	"strconv"
	"time"

	"topocert/certificates"
	"topocert/certificates/strategy"
	"topocert/solver"
)

// number finds the least or the most number for which a sentence holds.
func (s *search) number(ctx context.Context, q strategy.Quantity) ([]*certificates.Certificate, error) {
	if q.Op == "most" && q.From > q.To {
		return s.computed(ctx) // the checker says that there is no value
	}
	n := &numbers{search: s, q: q, known: make(map[int64]outcome), slice: firstSlice}
	n.start()
	err := n.aimed(ctx)
	if err == nil && !n.enough() {
		if q.Monotone {
			err = n.enclose(ctx)
		} else {
			err = n.each(ctx)
		}
	}
	return n.certificates(), err
}

// firstSlice is the time that a sentence gets at first.
const firstSlice = time.Second

// numbers is the search for a number.
type numbers struct {
	*search
	q     strategy.Quantity
	known map[int64]outcome
	// holds is the best value for which the sentence is known to hold, fails the one next to
	// it, beyond the range at first, for which together with all beyond it is known not to.
	holds     int64
	someHolds bool
	fails     int64
	slice     time.Duration
}

func (n *numbers) least() bool { return n.q.Op == "least" }

// start is what is known at first: of least that all before the range fail, and of most all after.
func (n *numbers) start() {
	if n.least() {
		n.fails = n.q.From - 1
	} else {
		n.fails = n.q.To + 1
	}
}

// reached is the statement that the number is as good as a value.
func (n *numbers) reached(k int64) certificates.Statement {
	return n.request.statement(map[bool]string{true: "<=", false: ">="}[n.least()], strconv.FormatInt(k, 10))
}

// at decides the sentence for one value.
func (n *numbers) at(ctx context.Context, k int64) (holds bool, err error) {
	if o, known := n.known[k]; known {
		return o.met, nil
	}
	o, err := n.decided(ctx, n.reached(k))
	if err != nil {
		return false, err
	}
	n.note(k, o)
	if o.met && len(o.steps) > 0 && o.steps[0].Form == "choose" {
		n.reuse(ctx, k, o)
	}
	return o.met, nil
}

// note takes in what is known of a value.
func (n *numbers) note(k int64, o outcome) {
	n.known[k] = o
	better := !n.someHolds || n.least() && k < n.holds || !n.least() && k > n.holds
	switch {
	case o.met && better:
		n.holds, n.someHolds = k, true
	case !o.met && n.q.Monotone && (n.least() && k > n.fails || !n.least() && k < n.fails):
		n.fails = k
	case !n.q.Monotone:
		for step := n.towards(); ; n.fails += step {
			if o, known := n.known[n.fails+step]; !known || o.met {
				break
			}
		}
	}
}

// towards is the direction from what fails to what holds.
func (n *numbers) towards() int64 {
	if n.least() {
		return 1
	}
	return -1
}

// reuse tries the same choice for better values.
func (n *numbers) reuse(ctx context.Context, k int64, o outcome) {
	for k -= n.towards(); k >= n.q.From && k <= n.q.To && k != n.fails; k -= n.towards() {
		if _, known := n.known[k]; known {
			return
		}
		p, g, err := n.game(ctx, n.reached(k))
		if err != nil || g.Form != "some" {
			return
		}
		under, outside, err := p.Under(g, o.steps[0].Numbers)
		if err != nil || outside {
			return
		}
		inner, err := n.evaluate(ctx, p, under, soonSteps)
		if err != nil || !inner.met {
			return
		}
		n.note(k, outcome{true, append(o.steps[:1:1], inner.steps...)})
	}
}

// sliced decides the sentence for a value, in the time for one; known is false where that is
// too short.
func (n *numbers) sliced(ctx context.Context, k int64) (known bool, err error) {
	low, high := n.bounds()
	solver.Tell(ctx, solver.Report{Step: "a strategy for " + strconv.FormatInt(k, 10), Lower: int(low), Upper: int(high)})
	part, cancel := context.WithTimeout(ctx, n.slice)
	defer cancel()
	_, err = n.at(solver.Turns(part), k)
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return false, nil
	}
	return err == nil, err
}

// bounds enclose the number.
func (n *numbers) bounds() (low, high int64) {
	low, high = n.q.From, n.q.To
	if n.least() {
		low = n.fails + 1
		if n.someHolds {
			high = n.holds
		}
		return low, high
	}
	if n.someHolds {
		low = n.holds
	}
	return low, n.fails - 1
}

// aimed decides what the request asks for first.
func (n *numbers) aimed(ctx context.Context) error {
	var list []int64
	r := n.request
	switch {
	case r.Least != nil && n.least():
		list = append(list, int64(*r.Least)-1)
	case r.Least != nil:
		list = append(list, int64(*r.Least))
	case r.Most != nil && n.least():
		list = append(list, int64(*r.Most))
		if r.Exactly {
			list = append(list, int64(*r.Most)-1)
		}
	case r.Most != nil:
		if r.Exactly {
			list = append(list, int64(*r.Most))
		}
		list = append(list, int64(*r.Most)+1)
	}
	for _, k := range list {
		if k < n.q.From || k > n.q.To {
			continue
		}
		if !n.q.Monotone && n.least() == (r.Least != nil) {
			continue // one value does not tell
		}
		n.slice = 24 * time.Hour
		if r.Exactly {
			n.slice = firstSlice
			if end, ok := ctx.Deadline(); ok { // what is stated is so, most often
				n.slice = max(n.slice, time.Until(end)/3)
			}
		}
		if _, err := n.sliced(ctx, k); err != nil && !errors.Is(err, certificates.ErrBudget) {
			return err
		}
		n.slice = firstSlice
	}
	return nil
}

// enough tells whether what is known is what the request asks for, or refutes it.
func (n *numbers) enough() bool {
	low, high := n.bounds()
	if n.someHolds && low == high || n.least() && low > n.q.To {
		return true
	}
	if n.request.Exactly {
		return false
	}
	above := n.someHolds && (n.least() || n.known[n.q.From].met)
	return n.fromBelow() && (n.least() || n.someHolds) || n.fromAbove() && above
}

// fromBelow tells whether the lower bound decides the comparison.
func (n *numbers) fromBelow() bool {
	low, _ := n.bounds()
	r := n.request
	return r.Least != nil && low >= int64(*r.Least) || r.Most != nil && low > int64(*r.Most)
}

// fromAbove tells whether the upper bound decides the comparison.
func (n *numbers) fromAbove() bool {
	_, high := n.bounds()
	r := n.request
	return r.Least != nil && high < int64(*r.Least) || r.Most != nil && (high < int64(*r.Most) || !r.Exactly && high == int64(*r.Most))
}

// wantsFirst tells whether the bounds of most decide the comparison as soon as there is a value,
// for which the first one stands: see the goals of "most" in certificates.
func (n *numbers) wantsFirst() bool {
	_, known := n.known[n.q.From]
	return !n.least() && !known && (n.fromAbove() || n.fromBelow() && !n.someHolds)
}

// growth is how the time for a sentence grows where all were too short.
const growth = 4

// enclose finds the number of a sentence that, once it holds, holds for all values beyond.
func (n *numbers) enclose(ctx context.Context) error {
	for tooMuch := make(map[int64]bool); ; n.slice *= growth {
		tried := make(map[int64]bool)
		for !n.enough() {
			k, left := n.next(tried, tooMuch)
			if !left {
				break
			}
			tried[k] = true
			_, err := n.sliced(ctx, k)
			if errors.Is(err, certificates.ErrBudget) {
				tooMuch[k] = true
			} else if err != nil {
				return err
			}
		}
		if n.enough() {
			return nil
		}
		if _, left := n.next(make(map[int64]bool), tooMuch); !left {
			return certificates.ErrBudget
		}
	}
}

// next is the value to decide next, of those that are open and were not tried: first that which
// shows that there is a value, where no more is wanted. As long as the
// sentence is not known to hold, the steps from the side that fails double: there choices are
// small. Then halves are taken, then the ends: what is between them is hardly easier.
func (n *numbers) next(tried, tooMuch map[int64]bool) (k int64, left bool) {
	if first := n.q.From; n.wantsFirst() && !tried[first] && !tooMuch[first] {
		return first, true
	}
	low, high := n.bounds() // what is open
	if n.least() && n.someHolds {
		high--
	} else if n.someHolds {
		low++
	}
	open := func(k int64) bool { return k >= low && k <= high && !tried[k] && !tooMuch[k] }
	if n.end() {
		for step := int64(0); ; step = max(1, 2*step) {
			k := min(n.q.From+step, n.q.To)
			if open(k) {
				return k, true
			}
			if k == n.q.To {
				break
			}
		}
	}
	if middle := (low + high) / 2; open(middle) {
		return middle, true
	}
	for _, k := range []int64{high, low} {
		if open(k) {
			return k, true
		}
	}
	return 0, false
}

// end tells whether one of the ends is still that of the range.
func (n *numbers) end() bool {
	if n.least() {
		return !n.someHolds
	}
	return n.fails > n.q.To
}

// each finds the number of a sentence that has to be decided for each value.
func (n *numbers) each(ctx context.Context) error {
	from := n.q.From
	if !n.least() {
		from = n.q.To
	}
	for tooMuch := make(map[int64]bool); ; n.slice *= growth {
		waits := false
		try := func(k int64) error {
			if _, known := n.known[k]; known || tooMuch[k] {
				return nil
			}
			decided, err := n.sliced(ctx, k)
			if errors.Is(err, certificates.ErrBudget) {
				tooMuch[k] = true
				return nil
			}
			waits = waits || !decided
			return err
		}
		for k := from; k >= n.q.From && k <= n.q.To && !n.known[k-n.towards()].met; k += n.towards() {
			if n.wantsFirst() {
				if err := try(n.q.From); err != nil {
					return err
				}
			}
			if n.enough() {
				return nil
			}
			if err := try(k); err != nil {
				return err
			}
		}
		if n.enough() {
			return nil
		}
		if !waits {
			return certificates.ErrBudget
		}
	}
}

// certificates are those of what is known.
func (n *numbers) certificates() []*certificates.Certificate {
	low, high := n.bounds()
	write := func(relation string, value int64, holds, fails bool) *certificates.Certificate {
		var steps []strategy.Step
		if holds {
			steps = append(steps, n.known[n.holds].steps...)
		}
		if fails {
			steps = append(steps, n.refuted()...)
		}
		return certificate(n.request.statement(relation, strconv.FormatInt(value, 10)), steps)
	}
	switch {
	case n.least() && low > n.q.To:
		return []*certificates.Certificate{certificate(n.request.statement("=", certificates.Infinite), n.refuted())}
	case n.someHolds && low == high:
		return []*certificates.Certificate{write("=", low, true, true)}
	}
	var list []*certificates.Certificate
	if n.someHolds && n.least() {
		list = append(list, write("<=", high, true, false))
	} else if n.someHolds {
		list = append(list, write(">=", low, true, false))
		if o := n.known[n.q.From]; o.met && (high < n.q.To || n.fromAbove()) {
			list = append(list, n.atMost(high, o))
		}
	}
	if n.least() && (low > n.q.From || n.fromBelow()) {
		list = append(list, write(">=", low, false, true))
	}
	return list
}

// atMost is an upper bound of most, which needs that there is a value.
func (n *numbers) atMost(high int64, first outcome) *certificates.Certificate {
	steps := append(first.steps[:len(first.steps):len(first.steps)], n.refuted()...)
	return certificate(n.request.statement("<=", strconv.FormatInt(high, 10)), steps)
}

// refuted are the steps for the values that fail, up to the last or, where one stands for all,
// for that.
func (n *numbers) refuted() []strategy.Step {
	low, high := n.bounds()
	from, to := n.q.From, low-1
	if n.q.Monotone {
		from = max(from, to)
	}
	if !n.least() {
		from, to = high+1, n.q.To
		if n.q.Monotone {
			to = min(to, from)
		}
	}
	var steps []strategy.Step
	for k := from; k <= to; k++ {
		steps = append(steps, n.known[k].steps...)
	}
	return steps
}
