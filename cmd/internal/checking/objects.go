package checking

import (
	"bytes"
	"encoding/json"
	"io"
)

// Objects writes answers in JSON, each as soon as it is there: one array, or an object a line. It writes nothing after its
// first error, which every call then returns.
type Objects struct {
	out   io.Writer
	lines bool
	count int
	err   error
}

// NewObjects returns a writer of answers in a form, nil for one that is text.
func NewObjects(out io.Writer, form Form) *Objects {
	if form != Array && form != Lines {
		return nil
	}
	return &Objects{out: out, lines: form == Lines}
}

// Write writes an object.
func (w *Objects) Write(object any) error {
	if w.err != nil {
		return w.err
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if !w.lines {
		encoder.SetIndent(" ", " ")
		before := "[\n "
		if w.count > 0 {
			before = ",\n "
		}
		text.WriteString(before)
	}
	if w.err = encoder.Encode(object); w.err != nil {
		return w.err
	}
	if !w.lines {
		text.Truncate(text.Len() - 1) // the line's end: a comma may follow
	}
	w.count++
	_, w.err = w.out.Write(text.Bytes())
	return w.err
}

// Count returns the number of objects that were written.
func (w *Objects) Count() int { return w.count }

// Close ends the array.
func (w *Objects) Close() error {
	if w.err == nil && !w.lines {
		end := "\n]\n"
		if w.count == 0 {
			end = "[]\n"
		}
		_, w.err = io.WriteString(w.out, end)
	}
	return w.err
}
