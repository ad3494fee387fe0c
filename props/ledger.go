package props

import (
	"fmt"
	"io"
	"strings"
)

// WriteLedger writes results for people: a line for each claim, with what shows
// a failure and what holds instead below it, and counts at the end.
func WriteLedger(w io.Writer, results []Result) error {
	var b strings.Builder
	for i := range results {
		r := &results[i]
		fmt.Fprintf(&b, "%-9s %-9s %s%s", r.Verdict, r.evidenceWord(), r.ID, r.condition())
		if r.Domain != "" {
			fmt.Fprintf(&b, " [%s]", r.Domain)
		}
		b.WriteByte('\n')
		if r.Witness != nil {
			fmt.Fprintf(&b, "          %s\n", *r.Witness)
		}
		for _, d := range r.Readings[min(1, len(r.Readings)):] {
			fmt.Fprintf(&b, "          read as %s: %s, %s", d.Reading, d.Verdict, d.Evidence)
			if d.Domain != "" {
				fmt.Fprintf(&b, " [%s]", d.Domain)
			}
			if d.Witness != nil {
				fmt.Fprintf(&b, ": %s", *d.Witness)
			}
			b.WriteByte('\n')
		}
		if r.Correction != nil {
			fmt.Fprintf(&b, "          correct: %s\n", *r.Correction)
		}
	}
	b.WriteString("\n" + Summary(results))
	_, err := io.WriteString(w, b.String())
	return err
}

func (r *Result) evidenceWord() string {
	if r.Evidence == None {
		return ""
	}
	return r.Evidence.String()
}

func (r *Result) condition() string {
	if len(r.ConditionalOn) == 0 {
		return ""
	}
	verb := " is"
	if len(r.ConditionalOn) > 1 {
		verb = " are"
	}
	return " (if " + strings.Join(r.ConditionalOn, ", ") + verb + " as inferred)"
}

// Summary counts results by paper and verdict, as a Markdown table. Theorems and
// algorithms count first: the headline; all kinds together follow in parentheses.
func Summary(results []Result) string {
	type tally struct{ main, all [Fails + 1]int }
	total := tally{}
	byPaper := make(map[string]*tally)
	var papers []string
	for i := range results {
		r := &results[i]
		t := byPaper[r.Paper]
		if t == nil {
			t = new(tally)
			byPaper[r.Paper] = t
			papers = append(papers, r.Paper)
		}
		for _, t := range []*tally{t, &total} {
			t.all[r.Verdict]++
			if r.Kind == Theorem || r.Kind == Algorithm {
				t.main[r.Verdict]++
			}
		}
	}
	var b strings.Builder
	b.WriteString("| theorems and algorithms (all claims) | holds | fails | undecided |\n| --- | --- | --- | --- |\n")
	row := func(name string, t *tally) {
		fmt.Fprintf(&b, "| %s |", name)
		for _, v := range []Verdict{Holds, Fails, Undecided} {
			fmt.Fprintf(&b, " %d (%d) |", t.main[v], t.all[v])
		}
		b.WriteByte('\n')
	}
	for _, p := range papers {
		row(p, byPaper[p])
	}
	row("together", &total)
	return b.String()
}
