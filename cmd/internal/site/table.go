package site

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/template"

	"topocert/cmd/internal/checking"
	"topocert/props"
)

// Table is decided claims as they are written for a review or the appendix of a paper, in Markdown as
// GitHub reads it, in LaTeX, and in PDF: papers with their claims.
type Table struct {
	Papers []props.Paper
	// Results are those of all claims, Digests of each claim's certificates, by the claims' ids.
	Results []props.Result
	Digests map[string]string
	// Networks says what the networks and words are that the claims speak of, a line each.
	Networks []string
	// Inputs are the digests of the files of claims, by their names; Sums is the name of the
	// file that has the digest of each certificate, Sum its own digest.
	Inputs    [][2]string
	Sums, Sum string
}

// Formats are the ways to write a table, by their names.
func Formats() []Format {
	return []Format{
		{"markdown", "claims.md", written("markdown-table.tmpl", inMarkdown, code)}, {"latex", "claims.tex", written("latex-table.tmpl", inLaTeX, inLaTeX)}, {"pdf", "claims.pdf", writePDF},
	}
}

// Format is a way to write a table: to a file of this name.
type Format struct {
	Name, File string
	Write      func(w io.Writer, t *Table) error
}

// row is a claim in words, beside those of its result.
type row struct {
	*props.Result
	Text, Said, Shows, Digest string
}

// tableHeads are the heads of a table.
func tableHeads() []string {
	return []string{"claim", "verdict", "domain", "what shows it; what holds instead", "certificates"}
}

// Rows returns the claims of a paper.
func (t *Table) Rows(p props.Paper) []row {
	var list []row
	for i := range t.Results {
		r := &t.Results[i]
		if r.Paper != p.Key {
			continue
		}
		out := row{Result: r, Text: cmp.Or(r.Claim.Quote, r.Claim.Formal), Said: r.Verdict.String(), Shows: cmp.Or(props.TextOf(r.Witness), evidenceOf(r)), Digest: t.Digests[r.ID]}
		if r.Evidence != props.None {
			out.Said += ", " + r.Evidence.String()
		}
		out.Said += r.Condition()
		if out.Text == props.TextOf(r.Formula) {
			out.Text = ""
		}
		list = append(list, out)
	}
	return list
}

// evidenceOf says what a verdict without a witness rests on.
func evidenceOf(r *props.Result) string {
	switch r.Evidence {
	case props.Proved:
		return strings.Join(append([]string{"proved" + props.By(r.ProvedBy)}, r.Terms...), "; ")
	case props.Certified:
		return "each case by its certificates"
	case props.Exhausted:
		return "each case was computed"
	}
	return ""
}

// networksTitle stands above the lines on networks.
const networksTitle = "Networks and words"

// count says how many claims of a paper hold and fail.
func count(rows []row) string {
	of := make(map[props.Verdict]int)
	for _, r := range rows {
		of[r.Verdict]++
	}
	return fmt.Sprintf("%s: %d hold, %d fail, %d undecided.", checking.Times(len(rows), "claim"), of[props.Holds], of[props.Fails], of[props.Undecided])
}

// Foot says what the digests are.
func (t *Table) Foot() []string {
	lines := []string{
		"The last column has the first 16 digits of the SHA-256 of those lines of " + t.Sums + " that are about the claim's certificates. That file has the SHA-256 of each file beside it: sha256sum -c " + t.Sums + ".",
		"SHA-256 of " + t.Sums + ": " + t.Sum,
	}
	for _, in := range t.Inputs {
		lines = append(lines, "SHA-256 of "+in[0]+": "+in[1])
	}
	return append(lines, "Written by topocert. To check the certificates and the verdicts that follow: topocheck certificates.")
}

// written returns what writes a table by a template, in which text and code escape what the form
// would take for more than text.
func written(name string, text, code func(string) string) func(w io.Writer, t *Table) error {
	return func(w io.Writer, t *Table) error {
		form, err := template.New(name).Funcs(template.FuncMap{
			"text": text, "code": code, "listed": checking.Listed, "count": count, "columns": tableHeads, "title": func() string { return networksTitle },
		}).ParseFS(templates, "templates/"+name)
		if err != nil {
			return err
		}
		return form.Execute(w, t)
	}
}

// joined joins the parts that are not empty.
func joined(by string, parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), by)
}

func prefixed(prefix, text string) string {
	if text == "" {
		return ""
	}
	return prefix + text
}

// inMarkdown escapes what Markdown, and a cell of a table, would take for more than text.
func inMarkdown(text string) string {
	var b strings.Builder
	for _, r := range strings.Join(strings.Fields(text), " ") {
		if strings.ContainsRune("\\`*_{}[]<>#|&~$!", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// code writes a text as code in a cell of a table, where a bar is escaped even so.
func code(text string) string {
	if text == "" {
		return ""
	}
	fence := "`"
	for strings.Contains(text, fence) {
		fence += "`"
	}
	return fence + strings.ReplaceAll(strings.Join(strings.Fields(text), " "), "|", "\\|") + fence
}
