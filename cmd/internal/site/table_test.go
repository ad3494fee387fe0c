package site

import (
	"bytes"
	"strings"
	"testing"

	"topocert/props"
)

// TestTables sees that every sign of a claim comes out as text, in each form.
func TestTables(t *testing.T) {
	witness, formula := "a|b\nc ⌊x⌋ ≥ 漢 \\end{document} <script>", "order(Ring(5)) == 4 || `x`"
	proved := &props.Claim{ID: "p/all", Formal: "for all"}
	claim := &props.Claim{ID: "p/a_b", Quote: "50% of $x_1^2$ & {more} #1 ~ “é”", Section: "2"}
	table := &Table{
		Papers: []props.Paper{{Key: "p", Title: "On | bars", Source: "A_B, *J.*", Claims: []*props.Claim{claim, proved}}},
		Results: []props.Result{
			{ID: "p/a_b", Paper: "p", Claim: claim, Decision: props.Decision{Verdict: props.Fails, Evidence: props.Certified, Domain: "n=3", Witness: &witness, Formula: &formula}},
			{ID: "p/all", Paper: "p", Claim: proved, Decision: props.Decision{Verdict: props.Holds, Evidence: props.Proved, Domain: "n in [" + strings.Repeat("1, ", 80) + "9]", ProvedBy: []string{props.ByCertificate}, Terms: []string{"distance(R(n), 0, i) = i"}}},
			{ID: "q/other", Paper: "q"},
		},
		Digests: map[string]string{"p/a_b": "0123456789abcdef"}, Networks: []string{"R(n) = graph i in 0..n-1: (i+1)%n: A ring."}, Sums: "claims.sha256", Sum: "00", Inputs: [][2]string{{"a_b.claims", "11"}},
	}
	for _, f := range Formats() {
		var first, second bytes.Buffer
		if err := f.Write(&first, table); err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
		if err := f.Write(&second, table); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
			t.Errorf("%s: written twice it differs, %v", f.Name, err)
		}
		text := first.String()
		switch f.Name {
		case "markdown":
			// GitHub's form: five cells a row, whose bars are escaped.
			for line := range strings.Lines(text) {
				if strings.HasPrefix(line, "|") && strings.Count(strings.ReplaceAll(line, `\|`, ""), "|") != 6 {
					t.Errorf("a row has not five cells: %s", line)
				}
			}
			for _, want := range []string{`a\|b c ⌊x⌋ ≥ 漢`, `\<script\>`, "``order(Ring(5)) == 4 \\|\\| `x```", `2 claims: 1 hold, 1 fail`, "- `R(n) = graph i in 0..n-1: (i+1)%n: A ring.`", `| n in \[1, 1, … 78 more …, 9\] | proved by a certificate; distance(R(n), 0, i) = i |`} {
				if !strings.Contains(text, want) {
					t.Errorf("markdown has no %q: %s", want, text)
				}
			}
		case "latex":
			for _, want := range []string{`50\% of \$x\_\allowbreak{}1\textasciicircum{}2\$ \& \{more\} \#1 \textasciitilde{} ` + "``é''", `$\lfloor$x$\rfloor$ $\geq$ \texttt{U+6F22}`, `\textbackslash{}end\{document\}`, `\texttt{R(n) = graph i in 0..n-{}1: (i+1)\%n: A ring.}`} {
				if !strings.Contains(text, want) {
					t.Errorf("latex has no %q: %s", want, text)
				}
			}
			if strings.Count(text, `\end{document}`) != 1 {
				t.Error("the document ends more than once")
			}
		case "pdf":
			if !strings.HasPrefix(text, "%PDF-") || !strings.HasSuffix(strings.TrimSpace(text), "%%EOF") {
				t.Errorf("no PDF: %.20q", text)
			}
		}
	}
}
