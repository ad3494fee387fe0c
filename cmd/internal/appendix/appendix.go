// Package appendix writes decided claims as a table, for a review or the appendix of a paper:
// in Markdown as GitHub reads it, in LaTeX, and in PDF.
package appendix

import (
	"fmt"
	"io"
	"strings"

	"topocert/cmd/internal/checking"
	"topocert/props"
)

// Table is what is written: papers with their claims.
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

// formats are the ways to write a table, by their names.
func formats() []Format {
	return []Format{{"markdown", "claims.md", writeMarkdown}, {"latex", "claims.tex", writeLaTeX}, {"pdf", "claims.pdf", writePDF}}
}

// Format is a way to write a table: to a file of this name.
type Format struct {
	Name, File string
	Write      func(w io.Writer, t *Table) error
}

// Formats returns all formats.
func Formats() []Format { return formats() }

// row is a claim in words.
type row struct {
	id, section, text, formula, verdict, domain, witness, instead, digest string
}

// columns are the heads of a table.
func columns() []string {
	return []string{"claim", "verdict", "domain", "what shows it; what holds instead", "certificates"}
}

// rows returns the claims of a paper.
func (t *Table) rows(p *props.Paper) []row {
	claims := make(map[string]*props.Claim)
	for _, c := range p.Claims {
		claims[c.ID] = c
	}
	var list []row
	for i := range t.Results {
		r := &t.Results[i]
		c := claims[r.ID]
		if c == nil || r.Paper != p.Key {
			continue
		}
		out := row{id: r.ID, section: c.Section, text: c.Quote, verdict: r.Verdict.String(), domain: checking.Listed(r.Domain), digest: t.Digests[r.ID]}
		if r.Evidence != props.None {
			out.verdict += ", " + r.Evidence.String()
		}
		out.verdict += r.Condition()
		if out.text == "" {
			out.text = c.Formal
		}
		for to, from := range map[*string]*string{&out.formula: r.Formula, &out.witness: r.Witness, &out.instead: r.Correction} {
			if from != nil {
				*to = *from
			}
		}
		if out.witness == "" {
			out.witness = shown(r)
		}
		if out.text == out.formula {
			out.text = ""
		}
		list = append(list, out)
	}
	return list
}

// shown says what a verdict without a witness rests on.
func shown(r *props.Result) string {
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
	of := make(map[string]int)
	for _, r := range rows {
		word, _, _ := strings.Cut(r.verdict, ",")
		word, _, _ = strings.Cut(word, " ")
		of[word]++
	}
	return fmt.Sprintf("%s: %d hold, %d fail, %d undecided.", claims(len(rows)), of["holds"], of["fails"], of["undecided"])
}

// foot says what the digests are.
func (t *Table) foot() []string {
	lines := []string{
		"The last column has the first 16 digits of the SHA-256 of those lines of " + t.Sums + " that are about the claim's certificates. That file has the SHA-256 of each file beside it: sha256sum -c " + t.Sums + ".",
		"SHA-256 of " + t.Sums + ": " + t.Sum,
	}
	for _, in := range t.Inputs {
		lines = append(lines, "SHA-256 of "+in[0]+": "+in[1])
	}
	return append(lines, "Written by topocert. To check the certificates and the verdicts that follow: topocheck certificates.")
}

func writeMarkdown(w io.Writer, t *Table) error {
	var b strings.Builder
	for i := range t.Papers {
		p := &t.Papers[i]
		rows := t.rows(p)
		fmt.Fprintf(&b, "# %s\n\n%s\n\n%s\n\n", inMarkdown(p.Title), inMarkdown(p.Source), count(rows))
		fmt.Fprintf(&b, "| %s |\n|%s\n", strings.Join(columns(), " | "), strings.Repeat(" --- |", len(columns())))
		for _, r := range rows {
			fmt.Fprintf(&b, "| %s | %s | %s | %s | `%s` |\n",
				joined("<br>", "**"+inMarkdown(r.id)+"**"+prefixed(", section ", inMarkdown(r.section)), inMarkdown(r.text), code(r.formula)),
				inMarkdown(r.verdict), inMarkdown(r.domain), joined("<br>", inMarkdown(r.witness), prefixed("Instead: ", inMarkdown(r.instead))), r.digest)
		}
		b.WriteByte('\n')
	}
	if len(t.Networks) > 0 {
		fmt.Fprintf(&b, "# %s\n\n", networksTitle)
		for _, line := range t.Networks {
			b.WriteString("- " + code(line) + "\n")
		}
		b.WriteByte('\n')
	}
	for _, line := range t.foot() {
		b.WriteString("- " + inMarkdown(line) + "\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// joined joins the parts that are not empty.
func joined(by string, parts ...string) string {
	var list []string
	for _, p := range parts {
		if p != "" {
			list = append(list, p)
		}
	}
	return strings.Join(list, by)
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

func claims(n int) string {
	if n == 1 {
		return "1 claim"
	}
	return fmt.Sprintf("%d claims", n)
}
