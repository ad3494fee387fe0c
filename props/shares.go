package props

import (
	"context"
	"fmt"
	"strings"
	"time"
)

// The time of a claim of a user's own with many cases goes to them in two rounds. In the first each case gets
// a share, the smallest first, so that what is easy is decided whatever is hard beside it; it
// ends with half of the time, or after some cases in a row whose shares were too short. Then the
// smallest case that is open gets what is left, and after it the next.
const (
	shares    = 60
	lateInRow = 8
)

// share is the time of a case in the first round; 0 for no limit.
func (p *proving) share() time.Duration {
	if !p.claim.own || len(p.cases) == 1 {
		return 0
	}
	return p.Limits.Time / shares
}

// attempt tries a case: one of a user's own claim for as long as its share, or 0, allows.
func (p *proving) attempt(i int, share time.Duration) error {
	of := Limits{Time: share}
	if !p.claim.own {
		of = p.Limits
	}
	limited, end := of.Begin(p.limited)
	defer end()
	c := p.cases[i]
	if p.Step != nil {
		p.Step(p.claim, c.Name, i, len(p.cases))
	}
	t, err := Within(p.ctx, func() (*Case, error) {
		return p.Session.try(p.ctx, limited, p.claim.own, func(t *Case) { p.decide(t, c) })
	})
	switch {
	case err == nil:
		p.tried[i], p.late[i] = t, t.open && TimePassed(limited)
		p.failed = t.failed
	case c.Name != "" && p.ctx.Err() == nil:
		err = fmt.Errorf("%s: %w", c.Name, err)
	}
	return err
}

// firstRound gives cases their shares, those before the given one, and goes on from where it ended
// before. It ends with a case that fails.
func (p *proving) firstRound(to int) error {
	share, half := p.share(), p.limited
	if end, limited := p.limited.Deadline(); limited && share > 0 {
		var cancel context.CancelFunc
		half, cancel = context.WithDeadline(p.limited, end.Add(-p.Limits.Time/2))
		defer cancel()
	}
	for ; p.next < to && p.row < lateInRow && !p.failed && half.Err() == nil; p.next++ {
		if err := p.attempt(p.next, share); err != nil {
			return err
		}
		if p.row++; !p.late[p.next] {
			p.row = 0
		}
	}
	return p.ctx.Err()
}

// lastRound gives the cases that want for time all that is left, the smallest first.
func (p *proving) lastRound() error {
	for i := range p.cases {
		if p.failed || p.limited.Err() != nil {
			break
		}
		if p.tried[i] == nil || p.late[i] && p.share() > 0 {
			if err := p.attempt(i, 0); err != nil {
				return err
			}
		}
	}
	return p.ctx.Err()
}

// untried leaves open what was not tried, unless a case fails.
func (p *proving) untried() {
	why := "there was no time left for it"
	if limit := Passed(p.limited); limit != nil && !TimePassed(p.limited) {
		why = limit.Error()
	}
	for i, t := range p.tried {
		if t == nil {
			p.tried[i], p.late[i] = &Case{session: p.Session, open: true, witness: why}, TimePassed(p.limited)
		}
	}
}

// summary says which cases hold, whatever else is open, and which are open, and why the first of
// these is: "holds for n = 5 … 54; open: n=2: …; n = 3, 4 too".
func (p *proving) summary() string {
	var hold, open []int
	for i, t := range p.tried {
		if t.open {
			open = append(open, i)
		} else {
			hold = append(hold, i)
		}
	}
	text := ""
	if len(hold) > 0 {
		text = "holds for " + p.listed(hold) + "; "
	}
	text += "open: " + at(p.cases[open[0]].Name, p.tried[open[0]].witness)
	if len(open) > 1 {
		text += "; " + p.listed(open[1:]) + " too"
	}
	return text
}

// namedCases is how many cases are listed that form no ranges.
const namedCases = 3

// listed names some cases: those of one whole number by ranges, of others the first few.
func (p *proving) listed(list []int) string {
	name := func(i int) string { return p.cases[i].Name }
	var parts []string
	if names := p.cases[0].names; len(names) == 1 {
		parts = ranges(list, func(i int) string { return p.cases[i].values[0].RatString() }, func(i, j int) bool {
			one, other := p.cases[i].values[0], p.cases[j].values[0]
			return one.IsInt() && next(one).Cmp(other) == 0
		})
		parts[0] = names[0] + " = " + parts[0]
	} else {
		for _, i := range list {
			parts = append(parts, "("+name(i)+")")
		}
	}
	if len(parts) <= 2*namedCases {
		return strings.Join(parts, ", ")
	}
	return fmt.Sprintf("%d cases: %s, …", len(list), strings.Join(parts[:namedCases], ", "))
}

// ranges writes what is in order, with "a … b" for three and more of which each follows the one
// before.
func ranges(list []int, text func(i int) string, follows func(i, j int) bool) (parts []string) {
	for len(list) > 0 {
		n := 1
		for n < len(list) && follows(list[n-1], list[n]) {
			n++
		}
		if n < 3 {
			n = 1
			parts = append(parts, text(list[0]))
		} else {
			parts = append(parts, text(list[0])+" … "+text(list[n-1]))
		}
		list = list[n:]
	}
	return parts
}
