package script

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"go.starlark.net/resolve"
	"go.starlark.net/starlark"
	"go.starlark.net/syntax"
)

// Error says what is wrong in a file, and where.
type Error struct {
	File         string
	Line, Column int // from 1; 0 if it is the whole file
	Message      string
	// Calls leads from the outermost call to the place: "CCC at 12:5".
	Calls []string
	// Limit tells whether a limit was passed; the error then wraps ErrLimit.
	Limit bool
}

// maxShownCalls is the number of calls that a message shows.
const maxShownCalls = 6

func (e *Error) Error() string {
	var s strings.Builder
	s.WriteString(e.File)
	if e.Line > 0 {
		fmt.Fprintf(&s, ":%d:%d", e.Line, e.Column)
	}
	s.WriteString(": " + e.Message)
	if calls := e.Calls; len(calls) > 0 {
		if len(calls) > maxShownCalls {
			calls = append(append([]string{}, calls[:maxShownCalls-1]...), "…", calls[len(calls)-1])
		}
		s.WriteString(" (" + strings.Join(calls, ", which calls ") + ")")
	}
	return s.String()
}

func (e *Error) Unwrap() error {
	if e.Limit {
		return ErrLimit
	}
	return nil
}

// newError says what is wrong with a file as a whole.
func newError(file string, err error) *Error {
	return &Error{File: file, Message: clean(err.Error()), Limit: errors.Is(err, ErrLimit)}
}

// failure turns an error of the interpreter into one that names the place in the file.
// Why the run was stopped comes first; stop is nil if it was not.
func (p *program) failure(stop, err error) *Error {
	if placed := (*Error)(nil); errors.As(err, &placed) {
		return placed
	}
	out := newError(p.name, err)
	var parse syntax.Error
	var names resolve.ErrorList
	var run *starlark.EvalError
	switch {
	case errors.As(err, &parse):
		out.Message = parse.Msg
		out.Line, out.Column = int(parse.Pos.Line), int(parse.Pos.Col)
	case errors.As(err, &names) && len(names) > 0:
		out.Message = names[0].Msg
		out.Line, out.Column = int(names[0].Pos.Line), int(names[0].Pos.Col)
	case errors.As(err, &run):
		out.Message = run.Msg
		for _, frame := range run.CallStack {
			if frame.Pos.Line == 0 {
				continue // a function of the interpreter or of ours
			}
			if out.Line, out.Column = int(frame.Pos.Line), int(frame.Pos.Col); frame.Name != "<toplevel>" {
				out.Calls = append(out.Calls, fmt.Sprintf("%s at %d:%d", frame.Name, out.Line, out.Column))
			}
		}
	}
	if stop != nil {
		out.Message, out.Limit = stop.Error(), true
	}
	if len(out.Calls) == 1 {
		out.Calls[0], _, _ = strings.Cut(out.Calls[0], " ") // the place is the message's
		out.Calls[0] = "in " + out.Calls[0]
	}
	out.Message = clean(strings.ReplaceAll(out.Message, "·", ""))
	return out
}

// wrong says what is wrong with a function.
func (p *program) wrong(fn *starlark.Function, format string, args ...any) *Error {
	line, column := placeOf(fn)
	return &Error{File: p.name, Line: line, Column: column, Message: clean(fmt.Sprintf(format, args...))}
}

// placeOf says where a function begins.
func placeOf(fn *starlark.Function) (line, column int) {
	pos := fn.Position()
	return int(pos.Line), int(pos.Col)
}

// shortText returns the text of a value for a message.
func shortText(v starlark.Value) string {
	if text := v.String(); len(text) <= 200 {
		return text
	}
	return v.Type()
}

// maxMessage is the length in bytes of a message from a file.
const maxMessage = 1000

// clean returns a text without characters that do not print, and cut if it is long.
func clean(text string) string {
	cut := ""
	if len(text) > maxMessage {
		text, cut = strings.ToValidUTF8(text[:maxMessage], ""), " …"
	}
	var out strings.Builder
	for _, r := range text {
		if unicode.IsPrint(r) {
			out.WriteRune(r)
		} else {
			fmt.Fprintf(&out, "%q", r)
		}
	}
	return out.String() + cut
}
