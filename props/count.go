package props

import (
	"fmt"
	"slices"
	"strings"
)

// Tally counts claims by outcome.
type Tally struct{ counts map[Outcome]int }

// Add counts a result.
func (t *Tally) Add(r *Result) {
	if t.counts == nil {
		t.counts = make(map[Outcome]int)
	}
	t.counts[Outcome{r.Verdict, r.Evidence, r.OfNumbers()}]++
}

// At returns the number of claims with the outcome.
func (t *Tally) At(o Outcome) int { return t.counts[o] }

// Of returns the number of claims with the verdict, whatever the evidence.
func (t *Tally) Of(v Verdict) int {
	n := 0
	for o, count := range t.counts {
		if o.Verdict == v {
			n += count
		}
	}
	return n
}

// Proved returns the number of claims that a theorem about networks decides, and of those that
// one about numbers or codes alone does.
func (t *Tally) Proved() (networks, numbers int) {
	for _, v := range Verdicts() {
		networks += t.At(Outcome{Verdict: v, Evidence: Proved})
		numbers += t.At(Outcome{v, Proved, true})
	}
	return networks, numbers
}

// Total returns the number of all claims counted.
func (t *Tally) Total() int { return t.Of(Undecided) + t.Of(Holds) + t.Of(Fails) }

// Outcome is a verdict with its evidence: a column of a count. What is proved of numbers or codes
// alone, with no network in the theorem, is counted apart.
type Outcome struct {
	Verdict   Verdict
	Evidence  Evidence
	OfNumbers bool
}

func (o Outcome) String() string {
	if o.Evidence == None {
		return o.Verdict.String()
	}
	if o.OfNumbers {
		return fmt.Sprintf("%s, %s of numbers alone", o.Verdict, o.Evidence)
	}
	return fmt.Sprintf("%s, %s", o.Verdict, o.Evidence)
}

// Count holds the counts of a ledger.
type Count struct {
	// Papers are the keys of the papers that have results, in the results' order.
	Papers []string
	// Headline counts theorems and algorithms, All every kind; by paper, and
	// under "" together.
	Headline, All map[string]*Tally
	// ByKind counts by paper, "" for together, and kind.
	ByKind map[string]map[Kind]*Tally
	// Outcomes are the verdicts with their evidence that occur: what holds
	// first, then what fails, each with the best evidence first.
	Outcomes []Outcome
	// Formulas and Follow count, by paper and under "" together, the claims with a
	// formula and those whose verdict follows.
	Formulas, Follow map[string]int
	// Conditional holds the decided theorems and algorithms whose verdict is
	// conditional on a network whose definition is inferred.
	Conditional []*Result
}

// CountResults counts results.
func CountResults(results []Result) *Count {
	c := &Count{
		Headline: map[string]*Tally{"": {}}, All: map[string]*Tally{"": {}},
		ByKind:   map[string]map[Kind]*Tally{"": {}},
		Formulas: make(map[string]int), Follow: make(map[string]int),
	}
	for i := range results {
		r := &results[i]
		if c.All[r.Paper] == nil {
			c.Papers = append(c.Papers, r.Paper)
			c.All[r.Paper], c.Headline[r.Paper], c.ByKind[r.Paper] = new(Tally), new(Tally), make(map[Kind]*Tally)
		}
		for _, key := range []string{r.Paper, ""} {
			c.All[key].Add(r)
			if r.Formula != nil {
				c.Formulas[key]++
			}
			if r.Follows {
				c.Follow[key]++
			}
			if r.Kind.Headline() {
				c.Headline[key].Add(r)
			}
			if c.ByKind[key][r.Kind] == nil {
				c.ByKind[key][r.Kind] = new(Tally)
			}
			c.ByKind[key][r.Kind].Add(r)
		}
		if r.Kind.Headline() && r.Verdict != Undecided && len(r.ConditionalOn) > 0 {
			c.Conditional = append(c.Conditional, r)
		}
	}
	for _, v := range Verdicts() {
		for e := Proved; e >= None; e-- {
			for _, o := range []Outcome{{v, e, false}, {v, e, true}} {
				if c.All[""].At(o) > 0 {
					c.Outcomes = append(c.Outcomes, o)
				}
			}
		}
	}
	return c
}

// Inferred names the networks on which verdicts of Conditional depend.
func (c *Count) Inferred() []string {
	var names []string
	for _, r := range c.Conditional {
		names = append(names, r.ConditionalOn...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Decided is the number of theorems and algorithms that hold or fail.
func (c *Count) Decided() int { return c.Headline[""].Of(Holds) + c.Headline[""].Of(Fails) }

// Summary counts results as Markdown. The headline comes first: theorems and
// algorithms by paper and verdict, with all kinds together in parentheses, and
// which of these verdicts are conditional. Then all claims by paper, kind,
// verdict and evidence.
func Summary(results []Result) string {
	var b strings.Builder
	_ = forms.ExecuteTemplate(&b, "summary", CountResults(results)) // a builder takes all
	return b.String()
}

// Rows are the keys of the papers, and "" for all together.
func (c *Count) Rows() []string { return append(slices.Clone(c.Papers), "") }
