package props

import (
	"context"
	"math/big"
	"slices"
	"strings"
	"testing"
)

func findClaim(id string) *Claim {
	for _, c := range Catalogue() {
		if c.ID == id {
			return c
		}
	}
	return nil
}

// TestCharts holds the charts against the claims: where a printed value is not
// the true one, the claim that the chart names first fails; where all are the
// same, it does not fail on the sizes of the chart.
func TestCharts(t *testing.T) {
	lab := new(Session)
	defer lab.Close()
	names := make(map[string]bool)
	for _, c := range Charts() {
		if names[c.Name] || len(c.Claims) == 0 || len(c.Series) == 0 || !slices.IsSorted(c.Sizes) {
			t.Fatalf("%s: %+v", c.Name, c)
		}
		names[c.Name] = true
		for _, id := range c.Claims {
			if claim := findClaim(id); claim == nil || claim.Paper() != c.Paper() {
				t.Fatalf("%s: no claim %s, or of another paper", c.Name, id)
			}
		}
		if testing.Short() {
			c.Sizes = c.Sizes[:2]
		}
		rows, err := lab.Plot(context.Background(), &c)
		if err != nil {
			t.Fatal(err)
		}
		differ := 0
		for i, row := range rows {
			var printed, truth *big.Rat
			for k, p := range row {
				switch {
				case c.Series[k].Printed && p.Evidence != None:
					t.Errorf("%s at %d: a printed value has evidence %s", c.Name, c.Sizes[i], p.Evidence)
				case c.Series[k].Printed:
					printed = p.Value
				case p.Value == nil || p.Evidence != Certified || len(p.Certificates) == 0:
					t.Errorf("%s at %d: %s is %v, %s", c.Name, c.Sizes[i], c.Series[k].Name, p.Value, p.Evidence)
				case truth == nil:
					truth = p.Value
				}
			}
			if printed != nil && truth != nil && printed.Cmp(truth) != 0 {
				differ++
			}
		}
		if c.Approximate || testing.Short() || !slices.ContainsFunc(c.Series, func(s Series) bool { return s.Printed }) {
			continue
		}
		results, err := (&Runner{Session: lab}).Run(context.Background(), []*Claim{findClaim(c.Claims[0])})
		if err != nil {
			t.Fatal(err)
		}
		if fails := results[0].Verdict == Fails; fails != (differ > 0) {
			t.Errorf("%s: %d printed values are not the true ones, and %s %s", c.Name, differ, c.Claims[0], results[0].Verdict)
		}
	}
}

// TestPortrait compares a portrait of FTT(6) with numbers from its definition and
// from the claims about it.
func TestPortrait(t *testing.T) {
	lab := new(Session)
	defer lab.Close()
	net, err := lab.network("FTT(6)")
	if err != nil {
		t.Fatal(err)
	}
	p, err := lab.Portrait(context.Background(), net)
	if err != nil {
		t.Fatal(err)
	}
	got := make(map[string]Fact)
	for _, f := range p.Facts {
		got[f.Name] = f
	}
	for name, want := range map[string]string{
		"order (vertices)": "36", "size (links)": "72", "degrees": "4", // n², 2n², 4
		"diameter":        "4",  // ⌊(3n+1)/4⌋, ftt/thm1-diameter's correction
		"bisection width": "12", // 4⌈n/2⌉, ftt/thm2-bisection's correction
		"bipartite":       "no", "Hamiltonian": "yes",
		"girth (shortest cycle)": "4", // a mesh has squares, and a shift by 3 gives no triangle
	} {
		if got[name].Value != want {
			t.Errorf("%s is %q, want %q", name, got[name].Value, want)
		}
		wantEvidence := Certified
		if strings.HasPrefix(name, "girth") {
			wantEvidence = Exhausted
		}
		if f := got[name]; f.Evidence != wantEvidence || (len(f.Certificates) > 0) != (wantEvidence == Certified) {
			t.Errorf("%s: %s, %v", name, f.Evidence, f.Certificates)
		}
	}
}

// TestSummary writes a ledger of four results, and sees that one other verdict
// changes few lines.
func TestSummary(t *testing.T) {
	results := []Result{
		{ID: "a/1", Paper: "a", Kind: Theorem, Verdict: Holds, Evidence: Certified, ConditionalOn: []string{"MCR"}},
		{ID: "a/2", Paper: "a", Kind: Table, Verdict: Fails, Evidence: Exhausted, ConditionalOn: []string{"TCR"}},
		{ID: "b/1", Paper: "b", Kind: Algorithm, Verdict: Fails, Evidence: Certified},
		{ID: "b/2", Paper: "b", Kind: Algorithm},
	}
	const want = `| theorems and algorithms (all claims) | holds | fails | undecided |
| --- | --- | --- | --- |
| a | 1 (1) | 0 (1) | 0 (0) |
| b | 0 (0) | 1 (1) | 1 (1) |
| together | 1 (1) | 1 (2) | 1 (1) |

Conditional on networks whose definitions are inferred: 1 of the 2 decided theorems and algorithms.
- a/1 holds (if MCR is as inferred)

| all claims | kind | holds, certified | fails, certified | fails, exhausted | undecided |
| --- | --- | --- | --- | --- | --- |
| a | theorem | 1 | 0 | 0 | 0 |
| a | table | 0 | 0 | 1 | 0 |
| b | algorithm | 0 | 1 | 0 | 1 |
| together | theorem | 1 | 0 | 0 | 0 |
| together | algorithm | 0 | 1 | 0 | 1 |
| together | table | 0 | 0 | 1 | 0 |
`
	if got := Summary(results); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	c := CountResults(results)
	if got := c.Inferred(); !slices.Equal(got, []string{"MCR"}) || c.Decided() != 2 || c.All[""].Total() != 4 {
		t.Errorf("inferred %v, %d decided, %d in all", got, c.Decided(), c.All[""].Total())
	}
}
