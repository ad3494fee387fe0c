package script

import (
	"errors"
	"fmt"
	"strings"

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
	cause error
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

func (e *Error) Unwrap() error { return e.cause }

// failure turns an error of the interpreter into one that names the place in the file.
// Why the budget was stopped comes first.
func (f *File) failure(b *budget, err error) error {
	if err == nil {
		return nil
	}
	if placed := (*Error)(nil); errors.As(err, &placed) {
		return err
	}
	out := &Error{File: f.path, Message: err.Error(), cause: err}
	at := func(pos syntax.Position) (line, column int) {
		return int(pos.Line), f.powers.original(int(pos.Line), int(pos.Col))
	}
	var parse syntax.Error
	var names resolve.ErrorList
	var run *starlark.EvalError
	switch {
	case errors.As(err, &parse):
		out.Message = parse.Msg
		out.Line, out.Column = at(parse.Pos)
	case errors.As(err, &names) && len(names) > 0:
		out.Message = names[0].Msg
		out.Line, out.Column = at(names[0].Pos)
	case errors.As(err, &run):
		out.Message = run.Msg
		for _, frame := range run.CallStack {
			if frame.Pos.Line == 0 {
				continue // a function of the interpreter or of ours
			}
			if out.Line, out.Column = at(frame.Pos); frame.Name != "<toplevel>" {
				out.Calls = append(out.Calls, fmt.Sprintf("%s at %d:%d", frame.Name, out.Line, out.Column))
			}
		}
	}
	if b != nil && b.stop != nil {
		out.Message, out.cause = b.stop.Error(), b.stop
	}
	if len(out.Calls) == 1 {
		out.Calls[0], _, _ = strings.Cut(out.Calls[0], " ") // the place is the message's
		out.Calls[0] = "in " + out.Calls[0]
	}
	out.Message = clean(strings.ReplaceAll(out.Message, "·", ""))
	return out
}
