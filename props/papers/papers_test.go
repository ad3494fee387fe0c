package papers

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"topocert/internal/deep"
	"topocert/props"
)

// all holds the papers, and catalogue their claims, read once for all tests that do not
// change them.
var (
	all       = sync.OnceValue(func() []props.Paper { return Of("") })
	catalogue = sync.OnceValue(func() (claims []*props.Claim) {
		for _, p := range all() {
			claims = append(claims, p.Claims...)
		}
		return claims
	})
)

// TestCatalogue sees that the catalogue is whole: 334 claims, each with an id of
// its own under its paper, a kind, and either readings or a reason to be open.
func TestCatalogue(t *testing.T) {
	seen := make(map[string]bool)
	var keys []string
	for _, p := range all() {
		keys = append(keys, p.Key)
		if p.Title == "" || p.Source == "" || !strings.Contains(p.Source, p.Title) {
			t.Errorf("%s has title %q and source %q", p.Key, p.Title, p.Source)
		}
		for _, c := range p.Claims {
			if seen[c.ID] || c.Paper() != p.Key {
				t.Errorf("%s stands twice, or under %s", c.ID, p.Key)
			}
			seen[c.ID] = true
			checkClaim(t, c)
		}
	}
	if len(seen) != 334 {
		t.Errorf("%d claims, want 334", len(seen))
	}
	if !slices.Equal(keys, Keys()) {
		t.Errorf("the keys are %q, the papers' are %q", Keys(), keys)
	}
}

func checkClaim(t *testing.T, c *props.Claim) {
	if !slices.Contains(props.Kinds(), c.Kind) {
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
		limit := props.DefaultMaxOrder
		if r.Limit > 0 {
			limit = r.Limit
		}
		for _, large := range r.Large {
			if large.Size.Cmp(big.NewRat(int64(limit), 1)) <= 0 {
				t.Errorf("%s: %s of order %s is in the sweep", c.ID, large.Name, large.Size.RatString())
			}
		}
	}
	for _, r := range c.Readings {
		if len(c.Readings) > 1 && r.Name == "" {
			t.Errorf("%s has several readings, one without a name", c.ID)
		}
	}
}

// TestCharts holds the charts against the claims: where a printed value is not
// the true one, the claim that the chart names first fails; where all are the
// same, it does not fail on the sizes of the chart.
func TestCharts(t *testing.T) {
	deep.NotShort(t)
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	claims := make(map[string]*props.Claim)
	names := make(map[string]bool)
	for _, c := range catalogue() {
		claims[c.ID] = c
	}
	var charts []props.Chart
	for _, p := range all() {
		charts = append(charts, p.Charts...)
	}
	for _, c := range charts {
		if names[c.Name] || len(c.Claims) == 0 || len(c.Series) == 0 || !slices.IsSorted(c.Sizes) {
			t.Fatalf("%s: %+v", c.Name, c)
		}
		names[c.Name] = true
		for _, id := range c.Claims {
			if claim := claims[id]; claim == nil || claim.Paper() != c.Paper() {
				t.Fatalf("%s: no claim %s, or of another paper", c.Name, id)
			}
		}
		if !deep.Tests() {
			c.Sizes = c.Sizes[:2]
		}
		rows, err := session.Plot(context.Background(), &c)
		if err != nil {
			t.Fatal(err)
		}
		differ := 0
		for i, row := range rows {
			if printed, truth := rowOf(t, &c, i, row); printed != nil && truth != nil && printed.Cmp(truth) != 0 {
				differ++
			}
		}
		if c.Approximate || !deep.Tests() || !slices.ContainsFunc(c.Series, func(s props.Series) bool { return s.Printed }) {
			continue
		}
		results, err := (&props.Runner{Session: session}).Run(context.Background(), []*props.Claim{claims[c.Claims[0]]})
		if err != nil {
			t.Fatal(err)
		}
		if fails := results[0].Verdict == props.Fails; fails != (differ > 0) {
			t.Errorf("%s: %d printed values are not the true ones, and %s %s", c.Name, differ, c.Claims[0], results[0].Verdict)
		}
	}
}

// rowOf returns the printed and the first true value of a chart's row.
func rowOf(t *testing.T, c *props.Chart, i int, row []props.Point) (printed, truth *big.Rat) {
	for k, p := range row {
		switch {
		case c.Series[k].Printed && p.Evidence != props.None:
			t.Errorf("%s at %d: a printed value has evidence %s", c.Name, c.Sizes[i], p.Evidence)
		case c.Series[k].Printed:
			printed = p.Value
		case p.Value == nil || p.Evidence != props.Certified || len(p.Certificates) == 0:
			t.Errorf("%s at %d: %s is %v, %s", c.Name, c.Sizes[i], c.Series[k].Name, p.Value, p.Evidence)
		case truth == nil:
			truth = p.Value
		}
	}
	return printed, truth
}

var update = flag.Bool("update", false, "rewrite the golden files, the theorems, the tables of the README and of docs/ledger.md")

// TestReadme holds the tables of verdicts in the README and in docs/ledger.md against the
// golden files, by which TestClaims holds the ledger.
func TestReadme(t *testing.T) {
	deep.NotShort(t)
	var results []props.Result
	for _, p := range all() {
		data, err := os.ReadFile(filepath.Join("testdata", p.Key+".golden"))
		if err != nil {
			t.Fatal(err)
		}
		results = append(results, readGolden(t, p, data)...)
	}
	tables(t, "../../README.md", headline(results))
	tables(t, "../../docs/ledger.md", props.Summary(results))
}

// headline counts theorems and algorithms as Markdown, for the README: a row for each paper by its
// title, and one for all. Those that are proved are among those that hold or fail; where
// the theorem is arithmetic of what is printed, and no network occurs in it, they are counted apart.
func headline(results []props.Result) string {
	c := props.CountResults(results)
	var b strings.Builder
	b.WriteString("| paper | theorems and algorithms: hold | fail | proved for all parameters | of numbers alone |\n| --- | --- | --- | --- | --- |\n")
	row := func(title, key string) {
		t := c.Headline[key]
		networks, numbers := t.Proved()
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d |\n", title, t.Of(props.Holds), t.Of(props.Fails), networks, numbers)
	}
	for _, p := range all() {
		row(fmt.Sprintf("%s (`%s`)", p.Title, p.Key), p.Key)
	}
	row("together", "")
	return b.String()
}

// tables holds what stands between two comments of a file against the tables that it
// should be, or writes them there.
func tables(t *testing.T, file, want string) {
	t.Helper()
	const begin, end = "<!-- ledger -->\n", "<!-- /ledger -->\n"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := bytes.Cut(data, []byte(begin))
	printed, after, ok2 := bytes.Cut(rest, []byte(end))
	if !ok || !ok2 {
		t.Fatalf("%s has no table between %q and %q", file, begin, end)
	}
	switch {
	case string(printed) == want:
	case *update:
		if err := os.WriteFile(file, []byte(string(before)+begin+want+end+string(after)), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("the tables of %s are\n%swant (go test ./props/papers -update)\n%s", file, printed, want)
	}
}

// readGolden returns what a golden file says of the claims, as far as the tables need.
func readGolden(t *testing.T, p props.Paper, data []byte) []props.Result {
	entries := make(map[string]props.Result)
	last := ""
	for line := range strings.Lines(string(data)) {
		if formula, ok := strings.CutPrefix(line, "\tformula: "); ok {
			r := entries[last]
			r.Formula, r.Follows = &formula, r.Verdict != props.Undecided
			entries[last] = r
		}
		if strings.HasPrefix(line, "\t") {
			continue
		}
		words := strings.Fields(line)
		r := props.Result{ID: words[0], Paper: p.Key, Kind: props.Kind(words[1])}
		for _, v := range props.Verdicts() {
			if v.String() == words[2] {
				r.Verdict = v
			}
		}
		for e := props.None; e <= props.Proved; e++ {
			if e.String() == strings.TrimSuffix(words[3], ":") {
				r.Evidence = e
			}
		}
		last = r.ID
		entries[last] = r
	}
	var results []props.Result
	for _, c := range p.Claims {
		r, ok := entries[c.ID]
		if !ok {
			t.Errorf("%s is not in the golden file", c.ID)
		}
		r.ConditionalOn = c.ConditionalOn
		results = append(results, r)
	}
	return results
}

// TestFindings sees that what a report opens with are claims of the paper.
func TestFindings(t *testing.T) {
	for _, p := range all() {
		ids := make(map[string]bool)
		for _, c := range p.Claims {
			ids[c.ID] = c.Correction != nil
		}
		for _, name := range p.Findings {
			if corrected, known := ids[p.Key+"/"+name]; !known || !corrected {
				t.Errorf("%s/%s: known %v, with a correction %v; want a claim that is corrected", p.Key, name, known, corrected)
			}
		}
	}
}
