// Package ledger counts the results of claims, and writes them for people.
package ledger

import (
	_ "embed"
	"io"
	"strings"
	"text/template"

	"topocert/props"
)

//go:embed ledger.tmpl
var texts string

// forms are what a result and a summary look like.
var forms = template.Must(template.New("").Funcs(template.FuncMap{
	"name": name, "by": by, "split": strings.Split, "join": strings.Join, "without": strings.TrimPrefix, "verdicts": props.Verdicts, "kinds": props.Kinds,
}).Parse(texts))

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

// Print writes a result for people: a line, and below it what shows a failure, what proves the claim for
// all parameters, how else it is read, and what holds instead.
func Print(w io.Writer, r *props.Result) { _ = forms.ExecuteTemplate(w, "result", r) } // w tells its errors

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

// by says what proves a claim for all parameters.
func by(what []string) string {
	text := strings.TrimPrefix(props.By(what), " ")
	if what[len(what)-1] == props.ByCertificate {
		text += " for the whole family"
	}
	return text
}
