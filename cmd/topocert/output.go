package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"topocert/props"
)

// newLab returns a session that keeps its certificates in the folder out, or nowhere
// if the command was given no such flag.
func newLab(cmd *cobra.Command, out string) (*props.Session, error) {
	if out == "" && cmd.Flags().Changed("out") {
		return nil, errors.New("--out \"\", want a folder")
	}
	return props.NewSession(out)
}

// times writes a number and a noun: "1 hop", "2 hops".
func times(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprint(n, " ", noun, "s")
}

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

// json tells whether the answers are in JSON.
func (f *form) json() bool { return f.array || f.lines }

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
	form
	out, errs io.Writer
	given     int       // objects written
	bad       int       // arguments and lines that were refused
	held      []refused // not yet written, since there is no answer yet
	err       error     // of writing; nothing is written after it
}

// refused is the form of bad input in JSON.
type refused struct {
	Network string `json:"network"`
	Error   string `json:"error"`
}

// maxHeld is the number of objects about bad input that wait for a first answer.
const maxHeld = 1000

func newAnswers(cmd *cobra.Command, f *form) *answers {
	return &answers{form: *f, out: cmd.OutOrStdout(), errs: cmd.ErrOrStderr()}
}

// give writes an answer: v in JSON, or what print writes.
func (a *answers) give(v any, print func(io.Writer)) error {
	a.release()
	if a.json() {
		a.object(v)
	} else if a.err == nil {
		var text bytes.Buffer
		print(&text)
		_, a.err = a.out.Write(text.Bytes())
	}
	return a.err
}

// refuse tells why there is no answer for an argument or a line.
func (a *answers) refuse(name string, reason error) error {
	a.bad++
	fmt.Fprintln(a.errs, "topocert:", item{name: name, err: reason}.failure())
	if !a.json() {
		return nil
	}
	a.held = append(a.held, refused{name, reason.Error()})
	if a.given > 0 || len(a.held) == maxHeld {
		a.release()
	}
	return a.err
}

// release writes the bad input that was held back.
func (a *answers) release() {
	for _, r := range a.held {
		a.object(r)
	}
	a.held = nil
}

// object writes an object in JSON.
func (a *answers) object(v any) {
	if a.err != nil {
		return
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if a.array {
		encoder.SetIndent(" ", " ")
		text.WriteString(map[bool]string{true: "[\n ", false: ",\n "}[a.given == 0])
	}
	if a.err = encoder.Encode(v); a.err != nil {
		return
	}
	written := text.Bytes()
	if a.array {
		written = bytes.TrimSuffix(written, []byte("\n"))
	}
	a.given++
	_, a.err = a.out.Write(written)
}

// close ends the array, and returns the error with which the command ends: what ended
// its work, if anything; else that of writing; else that some input was bad.
func (a *answers) close(ended error) error {
	if a.array && a.err == nil {
		switch {
		case a.given > 0:
			_, a.err = io.WriteString(a.out, "\n]\n")
		case a.bad == 0 || ended != nil:
			_, a.err = io.WriteString(a.out, "[]\n")
		}
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
