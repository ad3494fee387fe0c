package props

import (
	_ "embed"
	"io"
	"strings"
	texts "text/template"
)

//go:embed printed.tmpl
var printedForms string

// forms are what a result and a summary look like.
var forms = texts.Must(texts.New("").Funcs(texts.FuncMap{
	"name": askedName, "by": provedBy, "split": strings.Split, "join": strings.Join, "without": strings.TrimPrefix, "verdicts": Verdicts, "kinds": Kinds,
}).Parse(printedForms))

// WriteResults writes results for people, and counts at the end.
func WriteResults(w io.Writer, results []Result) error {
	var b strings.Builder
	for i := range results {
		PrintResult(&b, &results[i])
	}
	b.WriteString("\n" + Summary(results))
	_, err := io.WriteString(w, b.String())
	return err
}

// PrintResult writes a result for people: a line, and below it what shows a failure, what proves the claim for
// all parameters, how else it is read, and what holds instead.
func PrintResult(w io.Writer, r *Result) { _ = forms.ExecuteTemplate(w, "result", r) } // w tells its errors

// askedName is what the claim is called: one of ours by its id, a user's own by what was asked, with its name
// if it has one.
func askedName(r *Result) string {
	switch {
	case !r.Claim.Own():
		return r.ID + r.Condition()
	case r.Claim.Unnamed:
		return r.Statement
	}
	return r.ID + ": " + r.Statement
}

// provedBy says what proves a claim for all parameters.
func provedBy(what []string) string {
	text := strings.TrimPrefix(By(what), " ")
	if what[len(what)-1] == ByCertificate {
		text += " for the whole family"
	}
	return text
}
