package papers

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"text/template"

	"topocert/props"
)

// shortOrder is the order of the largest networks that are tried with -short.
const shortOrder = 20

// TestClaims decides every claim of the papers again, each in a test of its own, and holds what comes out
// against the paper's golden file, testdata/KEY.golden: the regression proof.
//
//	go test ./props/papers -run Claims                        all claims
//	go test ./props/papers -run Claims/oct/char2-diameter     one of them
//	go test ./props/papers -run Claims/oct -update            write a paper's golden file
//	go test ./props/papers -run Claims -short                 some, on small networks, the formulas alone compared
//	TOPOCERT_KEEP=$PWD/out go test ./props/papers             keep the certificates and verdicts in a folder, for topocheck
//
// A golden file is the paper's ledger as text: for each claim a line with kind, verdict,
// evidence and domain, and indented below it the formula, the witness, the further
// readings and the correction, with their formulas indented once more, as far as there are any. A change of it
// is to be read and argued. With -short the test sees that some claims can be decided on small networks, none of
// which takes long there too, and holds against the file what does not depend on the networks that are
// tried: each claim's kind and its formulas.
func TestClaims(t *testing.T) {
	debug.SetGCPercent(300) // thousands of networks are made and dropped
	for _, p := range list() {
		t.Run(p.Key, func(t *testing.T) {
			t.Parallel()
			decideAgain(t, text(p).Paper())
		})
	}
}

// decideAgain decides the claims of a paper.
func decideAgain(t *testing.T, paper props.Paper) {
	session, err := props.NewSession(os.Getenv("TOPOCERT_KEEP"))
	if err != nil {
		t.Fatal(err)
	}
	session.Compact()
	defer func() {
		if err := errors.Join(session.SaveVerdicts(), session.Close()); err != nil {
			t.Error(err)
		}
	}()
	path := filepath.Join("testdata", paper.Key+".golden")
	golden := entriesOf(t, path)
	var fresh bytes.Buffer
	decided := 0
	for i, c := range paper.Claims {
		t.Run(strings.TrimPrefix(c.ID, paper.Key+"/"), func(t *testing.T) {
			runner := &props.Runner{Session: session}
			if testing.Short() {
				if got, want := stated(c), statedIn(golden[c.ID]); !slices.Equal(got, want) {
					t.Errorf("the ledger states something else (go test -run Claims -update rewrites the golden file)\ngot:  %q\nwant: %q", got, want)
				}
				if c.Long || i%8 != 0 {
					t.Skip("left out with -short")
				}
				runner.MaxOrder = shortOrder
			}
			results, err := runner.Run(context.Background(), []*props.Claim{c})
			if err != nil {
				t.Fatal(err)
			}
			decided++
			entry, err := entryOf(c, &results[0])
			if err != nil {
				t.Fatal(err)
			}
			fresh.WriteString(entry)
			if !*update && !testing.Short() && entry != golden[c.ID] {
				t.Errorf("the ledger has changed (go test -run Claims -update rewrites the golden file)\ngot:\n%swant:\n%s", entry, golden[c.ID])
			}
		})
	}
	if *update && !testing.Short() && decided == len(paper.Claims) {
		if err := os.WriteFile(path, fresh.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// entriesOf returns the entries of a golden file by claim.
func entriesOf(t *testing.T, path string) map[string]string {
	data, err := os.ReadFile(path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && *update:
	case errors.Is(err, fs.ErrNotExist):
		t.Fatalf("there is no %s yet: go test -run Claims -update makes it", path)
	case err != nil:
		t.Fatal(err)
	}
	entries := make(map[string]string)
	id := ""
	for line := range strings.Lines(string(data)) {
		if !strings.HasPrefix(line, "\t") {
			id, _, _ = strings.Cut(line, " ")
		}
		entries[id] += line
	}
	return entries
}

// entryOf writes a claim's result as one line, and one indented line for each
// further reading, for the witness, for the correction, and for each of their formulas.
func entryOf(c *props.Claim, r *props.Result) (string, error) {
	var b strings.Builder
	err := entryText.Execute(&b, map[string]any{"Claim": c, "Result": r, "Word": formulaWord})
	return b.String(), err
}

var entryText = template.Must(template.New("").Parse(`
{{- with .Result}}{{.ID}} {{.Kind}} {{.Verdict}} {{.Evidence}}{{.Condition}}: {{.Domain}}{{if .Complete}} (complete){{end}}
{{with .Theorem}}	theorem: {{.}}
{{end}}{{range .Terms}}	by {{.}}
{{end}}{{end}}{{with (index .Claim.Readings 0).Formula}}	{{$.Word}}{{.}}
{{end}}{{with .Result.Witness}}	witness: {{.}}
{{end}}{{range $i, $r := .Result.Readings}}{{if or $i .Reading}}	reading {{printf "%q" .Reading}}: {{.Verdict}} {{.Evidence}}: {{.Domain}}
{{- if $i}}{{with .Witness}}: {{.}}{{end}}
{{- with (index $.Claim.Readings $i).Formula}}
		{{$.Word}}{{.}}{{end}}{{end}}
{{end}}{{end}}{{with .Result.Correction}}	correction: {{.}}
{{with $.Claim.Correction.Formula}}		{{$.Word}}{{.}}
{{end}}{{end}}`))

// formulaWord is how a line with a formula begins.
const formulaWord = "formula: "

// stated returns what an entry says whatever networks are tried: the claim's kind, and the
// formulas of its readings and its correction.
func stated(c *props.Claim) []string {
	list := []string{c.ID + " " + string(c.Kind)}
	for _, n := range c.Formulas() {
		list = append(list, n.Formula.String())
	}
	return list
}

// statedIn returns the same, as far as an entry of a golden file has it.
func statedIn(entry string) []string {
	var list []string
	for line := range strings.Lines(entry) {
		if f, ok := strings.CutPrefix(strings.TrimLeft(line, "\t"), formulaWord); ok {
			list = append(list, strings.TrimSuffix(f, "\n"))
		} else if words := strings.Fields(line); list == nil && len(words) > 1 {
			list = append(list, words[0]+" "+words[1])
		}
	}
	return list
}
