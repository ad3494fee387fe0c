package main

import (
	"embed"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"text/template"

	"github.com/spf13/cobra"

	"topocert/cmd/internal/checking"
	"topocert/cmd/internal/progress"
	"topocert/props"
	"topocert/solver/audit"
)

// newLab returns a session that keeps its certificates in the folder out, or nowhere if that is
// empty. It knows the user's own definitions.
func newLab(own *scripts, out string) (*props.Session, error) {
	session, err := props.NewSession(out)
	if err != nil {
		return nil, err
	}
	if err := own.Into(session.Define); err != nil {
		return nil, errors.Join(err, session.Close())
	}
	return session, nil
}

// times writes a number and a noun: "1 hop", "2 hops".
func times(n int, noun string) string { return checking.Times(n, noun) }

// writeJSON writes v, a list, as one JSON array.
func writeJSON(w io.Writer, v any) error {
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", " ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(v)
}

// form is how a command writes its answers: what the flags --json and --jsonl say.
type form struct{ array, lines bool }

// newForm registers --json and --jsonl.
func newForm(cmd *cobra.Command) *form {
	f := new(form)
	cmd.Flags().BoolVar(&f.array, "json", false, "print one JSON array, written as the work goes")
	cmd.Flags().BoolVar(&f.lines, "jsonl", false, "print a JSON object a line, written as the work goes")
	cmd.MarkFlagsMutuallyExclusive("json", "jsonl")
	return f
}

// kind is the form as package checking has it.
func (f *form) kind() checking.Form {
	switch {
	case f.array:
		return checking.Array
	case f.lines:
		return checking.Lines
	}
	return checking.Text
}

// answers writes what a command finds, answer by answer. A command makes one, gives it
// what it finds in order, of bad input the reason, and ends with close:
//
//	out := newAnswers(cmd, form)
//	for it := range in.items(cmd, args) {
//		if it.err != nil {
//			out.refuse(it.name, it.err)
//			continue
//		}
//		…
//		out.give(found, found.print)
//	}
//	return out.close(err)
//
// Bad input is told on stderr at once. In JSON it is an object with network and error
// too, in its place; but where all input is bad, nothing goes to stdout.
type answers struct {
	out, errs io.Writer
	width     int               // of the terminal that out is; 0 if it is none
	objects   *checking.Objects // nil for text
	line      *progress.Line    // for what the work is at
	bad       int               // arguments and lines that were refused
	waiting   []any             // not yet written, since there is no answer yet
	err       error             // of writing; nothing is written after it
}

// refused is the form of bad input in JSON.
type refused struct {
	Network string `json:"network"`
	Error   string `json:"error"`
}

// refusedStatement is that of a statement.
type refusedStatement struct {
	Statement string `json:"statement"`
	Error     string `json:"error"`
}

// maxHeld is the number of objects about bad input that wait for a first answer.
const maxHeld = 1000

func newAnswers(cmd *cobra.Command, f *form) *answers {
	out := cmd.OutOrStdout()
	return &answers{out: out, errs: cmd.ErrOrStderr(), width: columns(out), objects: checking.NewObjects(out, f.kind()), line: newProgress(cmd)}
}

// give writes an answer: v in JSON, or what print writes. On a terminal print is given
// a *page.
func (a *answers) give(v any, print func(io.Writer)) error {
	a.line.Clear()
	a.release()
	switch {
	case a.err != nil:
	case a.objects != nil:
		a.err = a.objects.Write(v)
	default:
		p := newPage(a.width)
		print(p)
		_, a.err = a.out.Write(p.text())
	}
	return a.err
}

// refuse tells why there is no answer for an argument or a line.
func (a *answers) refuse(name string, reason error) error {
	return a.refuseAs(refused{name, reason.Error()}, item{name: name, err: reason}.failure())
}

// refuseAs tells why there is no answer, in JSON by an object.
func (a *answers) refuseAs(object any, message error) error {
	a.line.Clear()
	a.bad++
	if message != nil {
		tell(a.errs, message)
	}
	if a.objects == nil {
		return a.err
	}
	a.waiting = append(a.waiting, object)
	if a.objects.Count() > 0 || len(a.waiting) == maxHeld {
		a.release()
	}
	return a.err
}

// say says something about a network on standard error.
func (a *answers) say(name string, reason error) {
	a.line.Clear()
	tell(a.errs, item{name: name, err: reason}.failure())
}

// leave tells why the limits leave no answer for an argument or a line, which is not bad: in
// JSON by an object as of refuse.
func (a *answers) leave(name string, reason error) error {
	a.say(name, reason)
	if a.objects == nil {
		return a.err
	}
	return a.give(refused{name, reason.Error()}, nil)
}

// sum writes a last line that counts the answers: below them on a terminal, else in the log; "" for none.
func (a *answers) sum(text string) {
	a.line.Clear()
	switch {
	case a.err != nil || text == "":
	case a.objects == nil && a.width > 0:
		_, a.err = io.WriteString(a.out, text+"\n")
	default:
		a.line.Last(text)
	}
}

// table writes a table below the answers, unless they are in JSON.
func (a *answers) table(text string) {
	if a.err == nil && a.objects == nil {
		p := newPage(a.width)
		p.WriteString(text)
		_, a.err = a.out.Write(p.text())
	}
}

// filter passes on a network that is wanted: a graph6 line, or in JSON the answer v.
func (a *answers) filter(it item, v any) error {
	if a.objects != nil {
		return a.give(v, nil)
	}
	text, err := it.net.CSR().Graph6()
	if err != nil {
		return a.refuse(it.name, err)
	}
	a.line.Clear()
	if a.err == nil {
		_, a.err = io.WriteString(a.out, text+"\n")
	}
	return a.err
}

// release writes the bad input that was held back.
func (a *answers) release() {
	for _, r := range a.waiting {
		if a.err == nil {
			a.err = a.objects.Write(r)
		}
	}
	a.waiting = nil
}

// close ends the array, and returns the error with which the command ends: what ended
// its work, if anything; else that of writing; else that some input was bad.
func (a *answers) close(ended error) error {
	a.line.Close()
	if a.objects != nil && a.err == nil && (a.objects.Count() > 0 || a.bad == 0 || ended != nil) {
		a.err = a.objects.Close()
	}
	switch {
	case ended != nil:
		return ended
	case a.err != nil:
		return a.err
	case a.bad > 0:
		return status{code: exitUsage} // all has been said
	}
	return nil
}

// answerTexts are the forms of answers for people.
//
//go:embed answers
var answerTexts embed.FS

// fill prints an answer by its template.
func fill(w io.Writer, name string, answer any) {
	form := template.Must(template.New(name+".tmpl").Funcs(template.FuncMap{
		"times": times, "least": slices.Min[[]uint64], "without": audit.Without, "shortened": shortened, "shortNumber": shortNumber, "decimals": decimals,
		"called": func(name string) string { return called(w, name) },
	}).ParseFS(answerTexts, "answers/"+name+".tmpl"))
	if err := form.Execute(w, answer); err != nil {
		panic(err) // a page takes all, and tests have all answers
	}
}

// longName is the length from which on a graph's name is shortened on a terminal.
const longName = 40

// called returns the name of a graph as it is printed on w: on a terminal a long one,
// such as g6:… with its text, is shortened.
func called(w io.Writer, name string) string {
	if p, ok := w.(*page); ok && p.width > 0 {
		return progress.Fit(name, min(longName, max(p.width/2, 8)))
	}
	return name
}
