// Package printed is what the pages of a report print of verdicts, and the check in these pages,
// which prints the same of what topocheck has just repeated from the certificates. That runs in
// the reader's browser, and no verdict rests on it.
package printed

import (
	"fmt"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/cmd/internal/checking"
)

// VerdictFile returns the name of the file with the verdicts on a claim.
func VerdictFile(claim string) string {
	return strings.ReplaceAll(claim, "/", ".") + recheck.Verdicts
}

// Says is the line that a page prints about a verdict that follows, its name apart.
func Says(v *formula.Verdict) string {
	return fmt.Sprintf(" %s%s: %s", v.Says(), where(v), v.Formula)
}

// where says for which cases a verdict is, " for m=2, n=2"; nothing if there are no
// variables.
func where(v *formula.Verdict) string {
	if len(v.Formula.For.Ranges) == 0 {
		return ""
	}
	var parts []string
	for _, part := range v.Cases {
		switch values := part.For.Ranges; {
		case len(values) == 0:
			parts = append(parts, fmt.Sprintf("%s (the whole domain: %s)", v.Formula.For, checking.Times(part.Count, "case")))
		case len(values) == 1 && len(values[0].Tuples) == 1 && part.For.If == nil:
			var equal []string
			for i, name := range values[0].Names {
				equal = append(equal, name+"="+values[0].Tuples[0][i].RatString())
			}
			parts = append(parts, strings.Join(equal, ", "))
		default:
			parts = append(parts, fmt.Sprintf("%s (%s)", checking.Listed(part.For.String()), checking.Times(part.Count, "case")))
		}
	}
	return " for " + strings.Join(parts, ", and ")
}

// proved is the evidence of what a theorem says of all parameters.
const proved = "proved"

// Beyond returns what is printed after the word of a verdict that follows: its evidence,
// and the cases. Of a claim that is proved to hold the domain is the theorem's, in words;
// the line on what follows has the cases.
func Beyond(v *formula.Verdict, evidence, domain string) string {
	switch {
	case evidence == proved && !v.Fails && domain != "":
		return ", " + evidence + ", for " + domain
	case evidence == proved && !v.Fails || where(v) == "":
		return ", " + evidence
	}
	return ", " + evidence + "," + where(v)
}
