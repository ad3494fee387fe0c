package appendix

import (
	"fmt"
	"io"
	"strings"
)

// latexHead needs nothing that is not in every distribution of LaTeX.
const latexHead = `\documentclass[a4paper,landscape,10pt]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\usepackage{textcomp,longtable,array}
\usepackage[margin=15mm]{geometry}
\setlength{\parindent}{0pt}
\newcolumntype{P}[1]{>{\raggedright\arraybackslash\footnotesize}p{#1}}
\sloppy
\begin{document}
`

func writeLaTeX(w io.Writer, t *Table) error {
	var b strings.Builder
	b.WriteString(latexHead)
	for i := range t.Papers {
		p := &t.Papers[i]
		rows := t.rows(p)
		fmt.Fprintf(&b, "\\section*{%s}\n%s\n\n%s\n\n", inLaTeX(p.Title), inLaTeX(p.Source), inLaTeX(count(rows)))
		b.WriteString("\\begin{longtable}{P{88mm}P{22mm}P{42mm}P{66mm}P{32mm}}\n")
		b.WriteString(strings.Join(columns(), " & ") + " \\\\ \\hline\n\\endhead\n")
		for _, r := range rows {
			fmt.Fprintf(&b, "%s & %s & %s & %s & \\texttt{%s} \\\\\n",
				joined(" \\newline ", "\\textbf{"+inLaTeX(r.id)+"}"+prefixed(", section ", inLaTeX(r.section)), inLaTeX(r.text), prefixed("\\texttt{", inLaTeX(r.formula))+closing(r.formula)),
				inLaTeX(r.verdict), inLaTeX(r.domain), joined(" \\newline ", inLaTeX(r.witness), prefixed("Instead: ", inLaTeX(r.instead))), r.digest)
		}
		b.WriteString("\\end{longtable}\n\n")
	}
	if len(t.Networks) > 0 {
		fmt.Fprintf(&b, "\\section*{%s}\n", inLaTeX(networksTitle))
		for _, line := range t.Networks {
			b.WriteString("\\texttt{" + inLaTeX(line) + "}\n\n")
		}
	}
	for _, line := range t.foot() {
		b.WriteString(inLaTeX(line) + "\n\n")
	}
	b.WriteString("\\end{document}\n")
	_, err := io.WriteString(w, b.String())
	return err
}

func closing(text string) string {
	if text == "" {
		return ""
	}
	return "}"
}

// latexSigns are the signs that LaTeX has commands for.
func latexSigns() map[rune]string {
	return map[rune]string{
		'\\': `\textbackslash{}`, '{': `\{`, '}': `\}`, '$': `\$`, '&': `\&`, '#': `\#`, '%': `\%`, '_': `\_\allowbreak{}`, '^': `\textasciicircum{}`, '~': `\textasciitilde{}`,
		'<': `\textless{}`, '>': `\textgreater{}`, '|': `\textbar{}`, '"': `\textquotedbl{}`, '\'': `\textquotesingle{}`, '`': `\textasciigrave{}`, '-': `-{}`, '/': `/\allowbreak{}`, ',': `,\allowbreak{}`,
		'“': "``", '”': "''", '‘': "`", '’': "'", '–': "--", '—': "---", '…': `\ldots{}`, '−': `$-$`, '×': `$\times$`, '·': `$\cdot$`, '≤': `$\leq$`, '≥': `$\geq$`, '≠': `$\neq$`, '≈': `$\approx$`, '≡': `$\equiv$`,
		'⌊': `$\lfloor$`, '⌋': `$\rfloor$`, '⌈': `$\lceil$`, '⌉': `$\rceil$`, '∞': `$\infty$`, '∈': `$\in$`, '→': `$\rightarrow$`, '←': `$\leftarrow$`, '↔': `$\leftrightarrow$`, '√': `$\surd$`, '±': `$\pm$`, '⊕': `$\oplus$`,
		'²': `$^2$`, '³': `$^3$`, '¹': `$^1$`, '½': `$\frac12$`, '∀': `$\forall$`, '∃': `$\exists$`, '⇒': `$\Rightarrow$`, '⇔': `$\Leftrightarrow$`, '∅': `$\emptyset$`, '∪': `$\cup$`, '∩': `$\cap$`, '∖': `$\setminus$`,
		'α': `$\alpha$`, 'β': `$\beta$`, 'γ': `$\gamma$`, 'δ': `$\delta$`, 'ε': `$\varepsilon$`, 'θ': `$\theta$`, 'λ': `$\lambda$`, 'μ': `$\mu$`, 'π': `$\pi$`, 'σ': `$\sigma$`, 'φ': `$\varphi$`, 'χ': `$\chi$`, 'ω': `$\omega$`,
		'Γ': `$\Gamma$`, 'Δ': `$\Delta$`, 'Θ': `$\Theta$`, 'Λ': `$\Lambda$`, 'Σ': `$\Sigma$`, 'Φ': `$\Phi$`, 'Ω': `$\Omega$`, '′': `$'$`, '\u00a0': `~`, '\u2009': `\,`, '✓': `yes`, '✗': `no`,
	}
}

// inLaTeX writes a text so that LaTeX prints it. Letters of Latin alphabets stand as they are;
// of other signs that have no command the code is printed.
func inLaTeX(text string) string {
	signs := latexSigns()
	var b strings.Builder
	for _, r := range strings.Join(strings.Fields(text), " ") {
		sign, known := signs[r]
		switch {
		case known:
			b.WriteString(sign)
		case r >= ' ' && r < 0x7f, r >= 0xc0 && r < 0x180 && r != '×':
			b.WriteRune(r)
		default:
			fmt.Fprintf(&b, "\\texttt{U+%04X}", r)
		}
	}
	return b.String()
}
