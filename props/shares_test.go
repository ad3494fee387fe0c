package props

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// TestShares: what is easy is decided and said whatever is hard beside it, and what is hard gets
// the time that is left, the smallest case first. Here the girth of a ring takes the time that is
// given for its order, and forever where that is 0.
func TestShares(t *testing.T) {
	const second, minute = time.Second, time.Minute
	hard := func(from, to int, long time.Duration) map[int]time.Duration {
		m := make(map[int]time.Duration)
		for n := from; n <= to; n++ {
			m[n] = long
		}
		return m
	}
	for _, c := range []struct {
		formula string
		long    map[int]time.Duration
		verdict Verdict
		witness string // "…" stands for something
		late    bool
		deaf    bool // the end of the time is not heeded
	}{
		{"girth(Ring(n)) == n for n in 3..60", hard(3, 3, 40*second), Holds, "", false, false},
		{"girth(Ring(n)) == n for n in 3..60", hard(5, 5, 2*minute), Undecided, "holds for n = 3, 4, 6 … 60; open: n=5: …: no answer within 1m0s", true, false},
		{"girth(Ring(n)) == n for n in 3..60", hard(3, 60, 2*minute), Undecided, "open: n=3: …: no answer within 1m0s; n = 4 … 60 too", true, false},
		{"girth(Ring(n)) == n for n in 3..60", hard(3, 60, 2*second), Undecided, "holds for n = 3 …; open: n=…; n = … … 60 too", true, false},
		{"girth(Ring(n)) == n for n in 3..60", hard(3, 60, 2*minute), Undecided, "open: n=3: …no answer within 1m0s; n = 4 … 60 too", true, true},
		{"girth(Ring(n)) < 60 for n in 3..60", hard(3, 3, 2*minute), Fails, "n=60: girth(Ring(60)) is 60", true, false},
		{"girth(Ring(n)) == n for n in 3..60", hard(3, 3, 0), Undecided, "holds for n = 4 … 60; open: n=3: girth Ring(3): nothing is known: given up", false, false},
		{"girth(Ring(n)) >= m for n in 3..60, m in 1..2", hard(4, 4, 0), Undecided, "holds for 114 cases: (n=3, m=1), (n=3, m=2), (n=5, m=1), …; open: n=4, m=1: …; (n=4, m=2) too", false, false},
	} {
		synctest.Test(t, func(t *testing.T) {
			defer time.Sleep(2 * minute) // what does not heed the end of its time has ended then
			p := newProver(t)
			p.Limits = Limits{Time: minute}
			ours := p.Session.provers["girth"]
			p.Session.provers["girth"] = []prover{by(func(q *query) error {
				long, slow := c.long[q.Order()]
				if slow && long == 0 {
					return fmt.Errorf("given up")
				}
				if c.deaf {
					time.Sleep(long)
					return q.t.ctx.Err()
				}
				select {
				case <-time.After(long):
					return ours[0].prove(q)
				case <-q.t.ctx.Done():
					return q.t.ctx.Err()
				}
			})}
			got, err := p.Decide(t.Context(), question(t, "mine", c.formula))
			if err != nil {
				t.Fatal(err)
			}
			witness := ""
			if got.Witness != nil {
				witness = *got.Witness
			}
			if got.Seconds > 61 {
				t.Errorf("%s: %.1f s, want a minute", c.formula, got.Seconds)
			}
			if got.Verdict != c.verdict || !matches(witness, c.witness) || got.Open() && got.Late != c.late {
				t.Errorf("%s: %v, %q, late %v; want %v, %q, %v", c.formula, got.Verdict, witness, got.Late, c.verdict, c.witness, c.late)
			}
		})
	}
}

// matches tells whether a text is as a pattern says, in which "…" stands for anything.
func matches(text, pattern string) bool {
	var parts []string
	for part := range strings.SplitSeq(pattern, "…") {
		parts = append(parts, regexp.QuoteMeta(part))
	}
	return regexp.MustCompile("^" + strings.Join(parts, ".*") + "$").MatchString(text)
}
