package props

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"topocert/certificates"
)

// claim returns a claim about the numbers 1 … limit.
func claim(id string, try func(t *Case, n int)) *Claim {
	return &Claim{ID: id, Kind: Theorem, Readings: []Reading{Over(Family{Domain: "n ≥ 1", For: "n >= 1", Order: "n"}, try)}}
}

func decideOne(t *testing.T, r *Runner, c *Claim) Result {
	t.Helper()
	results, err := r.Run(context.Background(), []*Claim{c})
	if err != nil {
		t.Fatal(err)
	}
	return results[0]
}

func TestVerdicts(t *testing.T) {
	r := &Runner{Session: newSession(), MaxOrder: 9}
	holds := decideOne(t, r, claim("x/holds", func(t *Case, n int) { t.Want(n < 10, "%d", n) }))
	if holds.Verdict != Holds || holds.Evidence != Exhausted || holds.Domain != "n ≥ 1, order at most 9: 9 cases" || holds.Complete || holds.Witness != nil {
		t.Errorf("holds: %+v", holds)
	}
	fails := decideOne(t, r, claim("x/fails", func(t *Case, n int) { t.Want(n < 5, "%d is not below 5", n) }))
	if fails.Verdict != Fails || fails.Domain != "n=5" || *fails.Witness != "5 is not below 5" || fails.Complete {
		t.Errorf("fails: %+v", fails)
	}
	none := decideOne(t, r, &Claim{ID: "x/none", Readings: []Reading{Over(Family{Domain: "n ≥ 10", For: "n >= 10", Order: "n"}, func(t *Case, n int) {})}})
	if none.Verdict != Undecided || none.Evidence != None || none.Domain != "" {
		t.Errorf("without cases: %+v", none)
	}
	open := decideOne(t, r, &Claim{ID: "x/open", Open: "needs a proof"})
	if open.Verdict != Undecided || *open.Witness != "open: needs a proof" {
		t.Errorf("open: %+v", open)
	}
	once := decideOne(t, r, &Claim{ID: "x/once", Readings: []Reading{Once("Petersen", func(t *Case) {
		t.Want(t.Int("diameter", t.Net("Petersen")) == 2, "")
	})}})
	if once.Verdict != Holds || once.Evidence != Certified || !once.Complete || len(once.Certificates) != 1 {
		t.Errorf("once: %+v", once)
	}
	mixed := decideOne(t, r, &Claim{ID: "x/mixed", Readings: []Reading{Once("Petersen", func(t *Case) {
		t.Want(t.Int("diameter", t.Net("Petersen")) == 2 && len(t.Net("Petersen").Neighbors(0)) == 3, "")
	})}})
	if mixed.Evidence != Exhausted {
		t.Errorf("a degree that was read beside a certified diameter: %+v", mixed)
	}
}

// of changes a claim and returns it.
func (c *Claim) of(change func(c *Claim)) *Claim {
	change(c)
	return c
}

// TestReadings sees that the default reading is the verdict, and the others
// stand beside it.
func TestReadings(t *testing.T) {
	c := claim("x/two", func(t *Case, n int) {})
	c.Readings[0].Name = "loose"
	strict := claim("", func(t *Case, n int) { t.Want(n != 3, "three") }).Readings[0]
	c.Readings = append(c.Readings, named("strict", strict))
	r := decideOne(t, &Runner{Session: newSession()}, c)
	if r.Verdict != Holds || len(r.Readings) != 2 || r.Readings[1].Verdict != Fails || *r.Readings[1].Witness != "three" {
		t.Errorf("%+v", r)
	}
}

// TestLarge sees that large members are tried after the sweep, named in the
// domain with the kinds of their certificates, and left out when the run sets the
// limit; and that one may fail the claim.
func TestLarge(t *testing.T) {
	run := func(maxOrder, bad int) Result {
		family := Family{Domain: "n ≥ 3", For: "n >= 3", Order: "n", Large: []int{50, 60}}
		c := &Claim{ID: "x/large", Readings: []Reading{upTo(9, Over(family, func(t *Case, n int) {
			t.Want(n != bad, "%d is bad", n)
			net := t.Net("Ring(%d)", n)
			t.Want(t.Int("order", net) == n && (n < 60 || t.Int("diameter", net) == 30), "")
		}))}}
		return decideOne(t, &Runner{Session: newSession(), MaxOrder: maxOrder}, c)
	}
	const swept = "n ≥ 3, order at most 9: 7 cases"
	if r := run(0, 0); r.Verdict != Holds || r.Evidence != Certified || r.Complete ||
		r.Domain != swept+"; further n=50 (order 50); n=60 (order 60); by count, distances" {
		t.Errorf("with large members: %+v", r)
	}
	if r := run(9, 60); r.Verdict != Holds || r.Domain != swept {
		t.Errorf("with a limit: %+v", r)
	}
	if r := run(0, 60); r.Verdict != Fails || r.Domain != "n=60" || *r.Witness != "60 is bad" {
		t.Errorf("a large member fails: %+v", r)
	}
}

// TestCorrections sees that a correction has to hold.
func TestCorrections(t *testing.T) {
	fails := func(t *Case, n int) { t.Want(n != 1, "one") }
	good := claim("x/good", fails).of(func(c *Claim) {
		c.Correction = &Correction{"all", claim("", func(*Case, int) {}).Readings[0]}
	})
	r := &Runner{Session: newSession(), MaxOrder: 3}
	if got := decideOne(t, r, good); got.Correction == nil || *got.Correction != "all (holds, exhausted, n ≥ 1, order at most 3: 3 cases)" {
		t.Errorf("%+v", got)
	}
	bad := claim("x/bad", fails).of(func(c *Claim) { c.Correction = &Correction{"none", claim("", fails).Readings[0]} })
	if _, err := r.Run(context.Background(), []*Claim{bad}); err == nil || !strings.Contains(err.Error(), "x/bad") {
		t.Errorf("a correction that fails: error %v", err)
	}
}

// TestOurBug sees that a certificate of ours that the checker rejects is an
// error, not a verdict, and that other claims are decided all the same.
func TestOurBug(t *testing.T) {
	bug := &Claim{ID: "x/bug", Readings: []Reading{Once("Petersen", func(t *Case) {
		t.certify("wrong", certificates.Fact{Subject: "order", Network: "Petersen"}, func() (*certificates.Certificate, error) {
			s, err := certificates.ParseStatement("order Petersen = 11")
			return &certificates.Certificate{Statement: s, Kind: "count"}, err
		})
	})}}
	fine := claim("x/fine", func(*Case, int) {})
	results, err := (&Runner{Session: newSession(), MaxOrder: 3}).Run(context.Background(), []*Claim{bug, fine})
	if !errors.Is(err, ErrBug) || !errors.Is(err, certificates.ErrRejected) || !strings.Contains(err.Error(), "x/bug") {
		t.Errorf("error %v", err)
	}
	if len(results) != 1 || results[0].ID != "x/fine" {
		t.Errorf("results %+v", results)
	}
}

// TestDeterministic sees that workers do not change results or their order.
func TestDeterministic(t *testing.T) {
	var claims []*Claim
	for n := 3; n < 12; n++ {
		claims = append(claims,
			&Claim{ID: fmt.Sprintf("x/diameter-%d", n), Readings: []Reading{Statement("a ring", fmt.Sprintf("diameter(Ring(%d)) == %d", n, n/2), "no")}},
			&Claim{ID: fmt.Sprintf("x/width-%d", n), Readings: []Reading{Statement("a ring", fmt.Sprintf("bisection(Ring(%d)) == 3", n), "it is {bisection(Ring(3))}")}},
			claim(fmt.Sprintf("x/orders-%d", n), func(t *Case, k int) { t.Int("order", t.Net("Ring(%d)", k%n+3)) }))
	}
	run := func(workers int) []Result {
		results, err := (&Runner{Session: newSession(), MaxOrder: 64, Workers: workers}).Run(context.Background(), claims)
		if err != nil {
			t.Fatal(err)
		}
		return results
	}
	one, four := run(1), run(4)
	if len(one) != len(claims) || len(four) != len(claims) {
		t.Fatalf("%d and %d results of %d claims", len(one), len(four), len(claims))
	}
	for i := range one {
		if withoutTime(one[i]) != withoutTime(four[i]) || !slices.Equal(one[i].Certificates, four[i].Certificates) {
			t.Errorf("one worker: %s four: %s", withoutTime(one[i]), withoutTime(four[i]))
		}
	}
}

// withoutTime writes a result without the time that it took.
func withoutTime(r Result) string {
	r.Seconds = 0
	data, err := json.Marshal(r)
	if err != nil {
		return err.Error()
	}
	return string(data)
}

// TestStop sees that a run that is stopped keeps what is finished.
func TestStop(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		claims := []*Claim{
			claim("x/first", func(*Case, int) {}),
			claim("x/second", func(t *Case, n int) {
				cancel()
				t.Check(nil) // the context has ended: this ends the trial
			}),
			claim("x/third", func(*Case, int) {}),
		}
		results, err := (&Runner{Session: newSession(), MaxOrder: 2}).Run(ctx, claims)
		if !errors.Is(err, context.Canceled) || len(results) != 1 || results[0].ID != "x/first" {
			t.Errorf("%d results, error %v", len(results), err)
		}
	})
}

func TestFamilyOrder(t *testing.T) {
	f := Family{Domain: "a, b ≥ 1", For: "a >= 1, b >= 1", Order: "a*b"}
	var names []string
	p := &proving{Runner: &Runner{Session: newSession(), MaxOrder: 4}, claim: new(Claim), limited: t.Context()}
	p.reading = new(Over(f.Where("a ≤ b", "a <= b"), func(*Case, int, int) {}))
	if err := p.list(); err != nil {
		t.Fatal(err)
	}
	for _, c := range p.cases {
		names = append(names, c.Name)
	}
	want := []string{"a=1, b=1", "a=1, b=2", "a=1, b=3", "a=1, b=4", "a=2, b=2"}
	if !slices.Equal(names, want) {
		t.Errorf("cases %q, want %q", names, want)
	}
}
