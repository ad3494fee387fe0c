package printed

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/recheck"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
	"topocert/cmd/internal/checking"
)

// Page is what the page of a claim asks its check for.
type Page struct {
	Claim string `json:"claim"`
	// Formula is that of a claim on which there is no verdict, for its picture.
	Formula string `json:"formula"`
	// Cells are the cases of the claim's picture, each as Case names it.
	Cells []string `json:"cells"`
}

// Outcome is what a reader is told, and what the page is drawn from anew.
type Outcome struct {
	// Status is one of topocheck's: see package checking.
	Status int `json:"status"`
	// Says is the answer in a sentence; Note says of the picture what is not confirmed.
	Says string `json:"says"`
	Note string `json:"note"`
	// Lines are those that topocheck prints, its reasons first, and Counts those that it ends with.
	Lines  []string `json:"lines"`
	Counts string   `json:"counts"`
	// Headline and Formula are those of the verdict, or the theorem, that was repeated on the claim:
	// what the page says from then on.
	Headline string `json:"headline"`
	Formula  string `json:"formula"`
	// Cells are the page's, as what was accepted says: the zero value where it does not tell.
	// Extent is the sentence on them.
	Cells  []Cell `json:"cells"`
	Extent string `json:"extent"`
}

// Check runs topocheck on a folder, as the command does. For the page of a claim it also says
// what that shows of the claim; nil stands for a page of no claim.
func Check(ctx context.Context, folder string, page *Page) *Outcome {
	var found found
	var out, errs bytes.Buffer
	status := checking.Run(ctx, []string{folder}, checking.Beside{Found: found.take}, checking.Text, &out, &errs)
	lines, reasons := split(out.String()), split(errs.String())
	counts := len(lines) // the lines after the last answer
	for counts > 0 && !answers.MatchString(lines[counts-1]) {
		counts--
	}
	o := &Outcome{Status: status, Lines: append(reasons, lines[:counts]...), Counts: strings.Join(lines[counts:], "; ")}
	switch {
	case status == checking.Rejected:
		o.Says = "Rejected: " + strings.Join(reasons[:min(1, len(reasons))], "")
	case status != checking.Accepted:
		o.Says = "Not checked: " + strings.Join(reasons[:min(1, len(reasons))], "")
	case page == nil:
		o.Says = "Accepted: " + o.Counts + "."
	default:
		found.of(page, o)
	}
	return o
}

// answers matches topocheck's lines but the last, which count the others.
var answers = regexp.MustCompile("^(accepted|REJECTED|UNCHECKED) ")

func split(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == '\n' })
}

// found is what topocheck finds in a folder.
type found struct {
	names      *resolve.Names // by which the folder's files are read
	statements []certificates.Statement
	verdicts   []*formula.Verdict
	theorems   []*theorem.Theorem
	whole      bool // one of them is on the page's claim
}

func (f *found) take(report recheck.Said) error {
	f.names = report.Folder.Names
	if len(report.Answers) == 0 || !report.Answers[0].Accepted {
		return nil
	}
	switch about := report.About.(type) {
	case *certificates.Certificate:
		f.statements = append(f.statements, about.Statements()...)
	case *formula.Verdict:
		f.verdicts = append(f.verdicts, about)
	case *theorem.Theorem:
		f.theorems = append(f.theorems, about)
	}
	return nil
}

// of says what it shows of a page's claim, and draws the cells of its picture.
func (f *found) of(page *Page, o *Outcome) {
	o.Says = "Accepted, and the verdict is not checked here: it does not follow from certificates alone, which say single facts that it rests on."
	confirm := func(headline, claim, says string) {
		o.Headline, o.Formula, o.Says = headline, claim, "Confirmed: the claim "+says+"."
	}
	for _, v := range f.verdicts {
		if v.Name == page.Claim {
			whole := func(p formula.Cases) bool { return len(p.For.Ranges) == 0 }
			headline := Holds(slices.ContainsFunc(v.Cases, whole))
			if v.Fails {
				headline = Fails
			}
			confirm(headline, v.Formula.String(), fmt.Sprintf("%s%s: %s", v.Says(), where(v), v.Formula))
		}
	}
	for _, t := range f.theorems {
		if t.Name == page.Claim {
			confirm(Holds(true), t.Claim, "holds for all: "+t.Claim)
			f.whole = true
		}
	}
	if err := f.draw(page, o); err != nil {
		o.Note = fmt.Sprintf("The picture’s formula cannot be read: %v.", err)
	}
}

// draw decides the cells of a page's picture by the statements that were accepted.
func (f *found) draw(page *Page, o *Outcome) error {
	if len(page.Cells) == 0 {
		return nil
	}
	f.names.Limit(nil) // the check has ended
	claim, err := formula.ParseWith(f.names.Words(), cmp.Or(o.Formula, page.Formula))
	if err != nil {
		return err
	}
	facts := resolve.NewFacts(f.names)
	for _, s := range f.statements {
		facts.Add(s)
	}
	var decided []Cell
	for _, name := range page.Cells {
		env, ok := caseOf(claim.For.Names(), name)
		if !ok {
			o.Cells = append(o.Cells, Cell{})
			continue
		}
		c, err := CellOf(claim, env, facts)
		if err != nil {
			c = Cell{}
		}
		if f.whole && !c.Decided() {
			if in, err := claim.For.Contains(env); err == nil && in {
				c = ByTheorem(name, Values(claim.For.Names(), env))
			}
		}
		o.Cells = append(o.Cells, c)
		if c.Decided() {
			decided = append(decided, c)
		}
	}
	o.Extent = Extent(claim.For.Names(), decided)
	if open := len(page.Cells) - len(decided); open > 0 {
		o.Note = fmt.Sprintf("Of the picture’s %d cells %d rest on what has no certificate here, and are grey now.", len(page.Cells), open)
	}
	return nil
}
