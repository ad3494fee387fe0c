package props

import (
	"cmp"
	"context"
	"errors"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"topocert/certificates"
)

// TestCatalogue sees that the catalogue is whole: 334 claims, each with an id of
// its own under its paper, a kind, and either readings or a reason to be open.
func TestCatalogue(t *testing.T) {
	seen := make(map[string]bool)
	for _, p := range Papers() {
		for _, c := range p.Claims {
			if seen[c.ID] || c.Paper() != p.Key {
				t.Errorf("%s stands twice, or under %s", c.ID, p.Key)
			}
			seen[c.ID] = true
			if !slices.Contains([]Kind{Theorem, Algorithm, Table, Text}, c.Kind) {
				t.Errorf("%s is of kind %q", c.ID, c.Kind)
			}
			if (len(c.Readings) == 0) != (c.Open != "") {
				t.Errorf("%s: %d readings, open: %q; want the one or the other", c.ID, len(c.Readings), c.Open)
			}
			if c.Section == "" || c.Quote == "" && c.Formal == "" {
				t.Errorf("%s says nothing, or not where", c.ID)
			}
			readings := slices.Clone(c.Readings)
			if c.Correction != nil {
				readings = append(readings, c.Correction.Reading)
			}
			for _, r := range readings {
				for _, large := range r.Large {
					if large.Order <= cmp.Or(r.Limit, DefaultMaxOrder) {
						t.Errorf("%s: %s of order %d is in the sweep", c.ID, large.Name, large.Order)
					}
				}
			}
			if len(c.Readings) > 1 {
				for _, r := range c.Readings {
					if r.Name == "" {
						t.Errorf("%s has several readings, one without a name", c.ID)
					}
				}
			}
		}
	}
	if len(seen) != 334 {
		t.Errorf("%d claims, want 334", len(seen))
	}
}

// claim returns a claim about the numbers 1 … limit.
func claim(id string, try func(t *Case, n int)) *Claim {
	family := OldFamily{Params: []string{"n"}, Domain: "n ≥ 1", Least: []int{1}, Order: func(p []int) int { return p[0] }}
	return &Claim{ID: id, Kind: Theorem, Readings: []Reading{family.All(func(t *Case, p []int) { try(t, p[0]) })}}
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
	r := &Runner{Session: new(Session), MaxOrder: 9}
	holds := decideOne(t, r, claim("x/holds", func(t *Case, n int) { t.Want(n < 10, "%d", n) }))
	if holds.Verdict != Holds || holds.Evidence != Exhausted || holds.Domain != "n ≥ 1, order at most 9: 9 cases" || holds.Complete || holds.Witness != nil {
		t.Errorf("holds: %+v", holds)
	}
	fails := decideOne(t, r, claim("x/fails", func(t *Case, n int) { t.Want(n < 5, "%d is not below 5", n) }))
	if fails.Verdict != Fails || fails.Domain != "n=5" || *fails.Witness != "5 is not below 5" || fails.Complete {
		t.Errorf("fails: %+v", fails)
	}
	none := decideOne(t, r, claim("x/none", func(t *Case, n int) {}).of(func(c *Claim) { c.Readings[0].Instances = noCases }))
	if none.Verdict != Undecided || none.Evidence != None || none.Domain != "" {
		t.Errorf("without cases: %+v", none)
	}
	open := decideOne(t, r, &Claim{ID: "x/open", Open: "needs a proof"})
	if open.Verdict != Undecided || *open.Witness != "open: needs a proof" {
		t.Errorf("open: %+v", open)
	}
	once := decideOne(t, r, &Claim{ID: "x/once", Readings: []Reading{Once("Petersen", func(t *Case) {
		t.Want(t.Diameter(t.Net("Petersen")) == 2, "")
	})}})
	if once.Verdict != Holds || once.Evidence != Certified || !once.Complete || len(once.Certificates) != 1 {
		t.Errorf("once: %+v", once)
	}
	mixed := decideOne(t, r, &Claim{ID: "x/mixed", Readings: []Reading{Once("Petersen", func(t *Case) {
		t.Want(t.Diameter(t.Net("Petersen")) == 2 && t.Girth(t.Net("Petersen")) == 5, "")
	})}})
	if mixed.Evidence != Exhausted {
		t.Errorf("a computed girth beside a certified diameter: %+v", mixed)
	}
}

func noCases(int) iter.Seq[Instance] { return func(func(Instance) bool) {} }

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
	c.Readings = append(c.Readings, strict.Named("strict"))
	r := decideOne(t, &Runner{Session: new(Session)}, c)
	if r.Verdict != Holds || len(r.Readings) != 2 || r.Readings[1].Verdict != Fails || *r.Readings[1].Witness != "three" {
		t.Errorf("%+v", r)
	}
}

// TestLarge sees that large members are tried after the sweep, named in the
// domain with the kinds of their certificates, and left out when the run sets the
// limit; that one may fail the claim; and that one outside the domain is an error.
func TestLarge(t *testing.T) {
	run := func(maxOrder, bad int) Result {
		family := OldFamily{Params: []string{"n"}, Domain: "n ≥ 3", Least: []int{3}, Order: func(p []int) int { return p[0] }}
		c := &Claim{ID: "x/large", Readings: []Reading{family.And([]int{50}, []int{60}).All(func(t *Case, p []int) {
			t.Want(p[0] != bad, "%d is bad", p[0])
			net := t.Net("Ring(%d)", p[0])
			t.Want(t.Order(net) == p[0] && (p[0] < 60 || t.Diameter(net) == 30), "")
		}).UpTo(9)}}
		return decideOne(t, &Runner{Session: new(Session), MaxOrder: maxOrder}, c)
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

	family := OldFamily{Params: []string{"n"}, Domain: "n ≥ 3", Least: []int{3}, Order: func(p []int) int { return p[0] }}
	even := func(p []int) bool { return p[0]%2 == 0 }
	if large := family.And([]int{51}, []int{60}).Where("even n ≥ 3", even).All(nil).Large; len(large) != 1 || large[0].Name != "n=60" {
		t.Errorf("large members left in a part of the family: %v", large)
	}
	outside := &Claim{ID: "x/outside", Readings: []Reading{family.Where("even n ≥ 3", even).And([]int{51}).All(func(*Case, []int) {})}}
	if _, err := (&Runner{Session: new(Session)}).Run(context.Background(), []*Claim{outside}); err == nil || !strings.Contains(err.Error(), "n=51") {
		t.Errorf("a member outside the domain: error %v", err)
	}
}

// TestCorrections sees that a correction has to hold.
func TestCorrections(t *testing.T) {
	fails := func(t *Case, n int) { t.Want(n != 1, "one") }
	good := claim("x/good", fails).of(func(c *Claim) {
		c.Correction = &Correction{"all", claim("", func(*Case, int) {}).Readings[0]}
	})
	r := &Runner{Session: new(Session), MaxOrder: 3}
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
		t.Certify("order Petersen", func() (*certificates.Certificate, error) {
			s, err := certificates.ParseStatement("order Petersen = 11")
			return &certificates.Certificate{Statement: s, Kind: "count"}, err
		})
	})}}
	fine := claim("x/fine", func(*Case, int) {})
	results, err := (&Runner{Session: new(Session), MaxOrder: 3}).Run(context.Background(), []*Claim{bug, fine})
	if !errors.Is(err, ErrBug) || !errors.Is(err, certificates.ErrRejected) || !strings.Contains(err.Error(), "x/bug") {
		t.Errorf("error %v", err)
	}
	if len(results) != 1 || results[0].ID != "x/fine" {
		t.Errorf("results %+v", results)
	}
}

// TestDeterministic sees that workers do not change results or their order.
func TestDeterministic(t *testing.T) {
	claims := Papers()[0].Claims
	run := func(workers int) []Result {
		results, err := (&Runner{Session: new(Session), MaxOrder: 64, Workers: workers}).Run(context.Background(), claims)
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
		if goldenEntry(&one[i]) != goldenEntry(&four[i]) || !slices.Equal(one[i].Certificates, four[i].Certificates) {
			t.Errorf("one worker: %s four: %s", goldenEntry(&one[i]), goldenEntry(&four[i]))
		}
	}
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
		results, err := (&Runner{Session: new(Session), MaxOrder: 2}).Run(ctx, claims)
		if !errors.Is(err, context.Canceled) || len(results) != 1 || results[0].ID != "x/first" {
			t.Errorf("%d results, error %v", len(results), err)
		}
	})
}

// TestKeep sees that kept certificates are whole, named by their statements, and
// accepted when read again.
func TestKeep(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "made", "on", "the", "way")
	lab, err := NewSession(dir)
	if err != nil {
		t.Fatal(err)
	}
	r := decideOne(t, &Runner{Session: lab}, &Claim{ID: "x/kept", Readings: []Reading{Once("CCTorus(5)", func(t *Case) {
		t.From(t.Net("CCTorus(5)"), 12)
	})}})
	if !slices.Equal(r.Certificates, []string{"distances.cctorus-5.12.cert"}) {
		t.Fatalf("certificates %q", r.Certificates)
	}
	f, err := os.Open(filepath.Join(dir, r.Certificates[0]))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	c, err := certificates.NewReader(f).Next()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Check(certificates.World{Graph: lab.resolve}); err != nil {
		t.Error(err)
	}
	left, err := filepath.Glob(filepath.Join(dir, ".tmp*"))
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %q, %v", left, err)
	}
}

func TestFamilyOrder(t *testing.T) {
	f := OldFamily{Params: []string{"a", "b"}, Domain: "a, b ≥ 1", Least: []int{1, 1}, Order: func(p []int) int { return p[0] * p[1] }}
	var names []string
	for c := range f.Where("a ≤ b", func(p []int) bool { return p[0] <= p[1] }).All(nil).Instances(4) {
		names = append(names, c.Name)
	}
	want := []string{"a=1, b=1", "a=1, b=2", "a=1, b=3", "a=1, b=4", "a=2, b=2"}
	if !slices.Equal(names, want) {
		t.Errorf("cases %q, want %q", names, want)
	}
}
