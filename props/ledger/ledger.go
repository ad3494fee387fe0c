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

// Write writes results for people, and counts at the end.
func Write(w io.Writer, results []props.Result) error {
	var b strings.Builder
	for i := range results {
		Print(&b, &results[i])
	}
	b.WriteString("\n" + Summary(results))
	_, err := io.WriteString(w, b.String())
	return err
}

// margin stands before the lines below the first of a result.
const margin = "          "

// Print writes a result for people: a line, and below it what shows a failure, what proves the claim for
// all parameters, how else it is read, and what holds instead.
func Print(w io.Writer, r *props.Result) {
	fmt.Fprintf(w, "%-9s %-9s %s", r.Verdict, evidenceWord(&r.Decision), name(r))
	switch {
	case r.Value != nil && r.Cases > 1:
		fmt.Fprintf(w, " [%s]\n", r.Extent())
		for value := range strings.SplitSeq(*r.Value, "; ") {
			fmt.Fprintf(w, "%s%s\n", margin, value)
		}
	case r.Value != nil:
		fmt.Fprintf(w, " = %s\n", *r.Value)
	case r.Domain != "":
		fmt.Fprintf(w, " [%s]\n", r.Extent())
	default:
		fmt.Fprintln(w)
	}
	line := func(format string, text *string) {
		if text != nil {
			fmt.Fprintf(w, margin+format+"\n", *text)
		}
	}
	line("%s", r.Witness)
	if r.ProvedBy != nil {
		by := strings.TrimPrefix(props.By(r.ProvedBy), " ")
		if r.ProvedBy[len(r.ProvedBy)-1] == props.ByCertificate {
			by += " for the whole family"
		}
		line("%s", &by)
	}
	line("not proved for all parameters: %s", r.Unproved)
	line("fails for all %s, by a certificate for the whole family", r.FailsFor)
	for _, term := range r.Terms {
		line("  %s", &term)
	}
	if n := len(r.Instances); n > 0 {
		text := "Coq accepts too: " + strings.Join(r.Instances[:min(n, shownInstances)], ", ")
		if n > shownInstances {
			text += fmt.Sprintf(" and %d more", n-shownInstances)
		}
		line("%s", &text)
	}
	for _, d := range r.Readings[min(1, len(r.Readings)):] {
		text := fmt.Sprintf("read as %s: %s, %s", strings.TrimPrefix(d.Reading, "as "), d.Verdict, d.Evidence)
		if d.Domain != "" {
			text += fmt.Sprintf(" [%s]", d.Extent())
		}
		if d.Witness != nil {
			text += ": " + *d.Witness
		}
		line("%s", &text)
	}
	line("correct: %s", r.Correction)
}

// name is what the claim is called: one of ours by its id, a user's own by what was asked, with its name
// if it has one.
func name(r *props.Result) string {
	switch {
	case !r.Claim.Own():
		return r.ID + r.Condition()
	case r.Claim.Unnamed:
		return r.Statement
	}
	return r.ID + ": " + r.Statement
}

func evidenceWord(d *props.Decision) string {
	if d.Open() {
		return ""
	}
	return d.Evidence.String()
}
