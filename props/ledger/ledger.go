// Package ledger counts the results of claims, and writes them for people.
package ledger

import (
	"fmt"
	"io"
	"strings"

	"topocert/props"
)

// shownInstances is how many theorems about single networks a line names.
const shownInstances = 3

// Write writes results for people: a line for each claim, with what shows
// a failure and what holds instead below it, and counts at the end.
func Write(w io.Writer, results []props.Result) error {
	var b strings.Builder
	for i := range results {
		r := &results[i]
		fmt.Fprintf(&b, "%-9s %-9s %s%s", r.Verdict, evidenceWord(r), r.ID, r.Condition())
		if domain := r.Domain; domain != "" {
			if r.Verdict == props.Undecided { // what is complete is a verdict
				domain = strings.TrimSuffix(domain, ", complete")
			}
			fmt.Fprintf(&b, " [%s]", domain)
		}
		b.WriteString(props.By(r.ProvedBy) + "\n")
		if r.Witness != nil {
			fmt.Fprintf(&b, "          %s\n", *r.Witness)
		}
		if n := len(r.Instances); n > 0 {
			fmt.Fprintf(&b, "          Coq accepts too: %s", strings.Join(r.Instances[:min(n, shownInstances)], ", "))
			if n > shownInstances {
				fmt.Fprintf(&b, " and %d more", n-shownInstances)
			}
			b.WriteByte('\n')
		}
		for _, d := range r.Readings[min(1, len(r.Readings)):] {
			fmt.Fprintf(&b, "          read as %s: %s, %s", strings.TrimPrefix(d.Reading, "as "), d.Verdict, d.Evidence)
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

func evidenceWord(r *props.Result) string {
	if r.Evidence == props.None {
		return ""
	}
	return r.Evidence.String()
}
