package site

import (
	"fmt"
	"strings"
)

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
