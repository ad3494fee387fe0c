package drat

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
)

// Errors of Convert, all of which say more.
var (
	// ErrForm marks what is no proof by its form.
	ErrForm = errors.New("malformed DRAT proof")
	// ErrImplied marks a lemma that is not implied by unit propagation, or has a variable
	// that the formula has not.
	ErrImplied = errors.New("a lemma that does not follow by unit propagation")
	// ErrOpen marks a proof that ends without a contradiction.
	ErrOpen = errors.New("no refutation")
	// ErrLimit marks a proof that is too long.
	ErrLimit = errors.New("too long a proof")
)

// reader reads a proof step by step, in either form.
type reader struct {
	ctx  context.Context
	in   io.Reader
	text []byte // the block that has been read
	at   int    // in text, of the next byte
	from int64  // of text, in the proof
	line int    // from 1; of the text form
	err  error  // of in, for after the block; io.EOF at the end

	binary    bool
	variables int
	set       // the literals of the step
	step      step
}

// step is what a proof adds or deletes.
type step struct {
	deletion bool
	where    int64 // the line, or the byte, from 1, where it begins
	// foreign says that it deletes a clause with a variable that the formula has not.
	foreign bool
}

// set is a set of literals, in the order in which they came.
type set struct {
	list  []uint32
	among []bool // by literal
}

func (s *set) clear() {
	for _, l := range s.list {
		s.among[l] = false
	}
	s.list = s.list[:0]
}

func (s *set) add(l uint32) {
	if !s.among[l] {
		s.among[l] = true
		s.list = append(s.list, l)
	}
}

const block = 1 << 16

func newReader(ctx context.Context, in io.Reader, variables int) *reader {
	r := &reader{ctx: ctx, in: in, text: make([]byte, 0, block), line: 1, variables: variables, set: set{among: make([]bool, 2*variables)}}
	if r.more() >= 0 {
		r.at = 0
		// A step in binary ends with 0, and text has no such byte.
		r.binary = r.text[0] == 'a' || slices.Contains(r.text, 0)
	}
	return r
}

// next returns the next byte, or −1 if there is none: then err says why.
func (r *reader) next() int {
	if r.at == len(r.text) {
		return r.more()
	}
	r.at++
	return int(r.text[r.at-1])
}

// more reads the next block whole, and returns its first byte.
func (r *reader) more() int {
	r.from += int64(len(r.text))
	r.text, r.at = r.text[:0], 0
	if err := r.ctx.Err(); err != nil {
		r.err = err
	}
	for empty := 0; r.err == nil && len(r.text) < block; {
		var n int
		n, r.err = r.in.Read(r.text[len(r.text):block])
		r.text = r.text[:len(r.text)+n]
		if empty++; n > 0 {
			empty = 0
		} else if empty == 100 && r.err == nil {
			r.err = io.ErrNoProgress
		}
	}
	if len(r.text) == 0 {
		return -1
	}
	r.at = 1
	return int(r.text[0])
}

// place says where a step is.
func (r *reader) place(where int64) string {
	if r.binary {
		return fmt.Sprintf("byte %d", where)
	}
	return fmt.Sprintf("line %d", where)
}

// here is where the reader is.
func (r *reader) here() int64 {
	if r.binary {
		return r.from + int64(r.at)
	}
	return int64(r.line)
}

// wrong is the error of the byte that was read last.
func (r *reader) wrong(format string, args ...any) error {
	return fmt.Errorf("%w: %s: %s", ErrForm, r.place(r.here()), fmt.Sprintf(format, args...))
}

// ended is the error for a proof that ends within a step, or cannot be read on.
func (r *reader) ended() error {
	if r.err != io.EOF {
		return r.err
	}
	return r.wrong("the proof ends within a step that begins at %s, want 0 at its end", r.place(r.step.where))
}

// read reads a step into r.step and the set of its literals. It returns io.EOF at the end.
func (r *reader) read() error {
	r.clear()
	if r.binary {
		return r.readBinary()
	}
	return r.readText()
}

// take takes a literal in, whose variable is from 1.
func (r *reader) take(variable uint64, negative bool) error {
	if variable > uint64(r.variables) {
		if r.step.deletion {
			r.step.foreign = true
			return nil
		}
		return fmt.Errorf("%w: %s: variable %d, want one of the formula's, up to %d: the solver defines new variables, and is to be run without that (cadical and kissat: --no-factor)",
			ErrImplied, r.place(r.here()), variable, r.variables)
	}
	l := 2 * uint32(variable-1)
	if negative {
		l++
	}
	r.add(l)
	return nil
}

func (r *reader) readBinary() error {
	b := r.next()
	r.step = step{deletion: b == 'd', where: r.from + int64(r.at)}
	switch {
	case b < 0:
		return r.err
	case b != 'a' && b != 'd':
		return r.wrong("got the byte %d, want 'a' or 'd'", b)
	}
	for {
		value, shift := uint64(0), 0
		for {
			if b = r.next(); b < 0 {
				return r.ended()
			}
			if shift > 28 {
				return r.wrong("a literal of more than five bytes, want fewer")
			}
			value |= uint64(b&0x7f) << shift
			if b < 0x80 {
				break
			}
			shift += 7
		}
		switch {
		case value == 0:
			return nil
		case value == 1:
			return r.wrong("got the literal 1, want 0 or a literal from 2")
		}
		if err := r.take(value/2, value&1 == 1); err != nil {
			return err
		}
	}
}

// blank skips blanks from the given byte on, and returns the first other one.
func (r *reader) blank(b int) int {
	for ; b == ' ' || b == '\t' || b == '\r' || b == '\n'; b = r.next() {
		if b == '\n' {
			r.line++
		}
	}
	return b
}

func (r *reader) readText() error {
	b := r.blank(r.next())
	for b == 'c' {
		for b >= 0 && b != '\n' {
			b = r.next()
		}
		b = r.blank(b)
	}
	r.step = step{deletion: b == 'd', where: int64(r.line)}
	if b < 0 {
		return r.err
	}
	if b == 'd' {
		b = r.next()
		if after := r.blank(b); after == b && b >= 0 {
			return r.wrong("got %q after d, want a blank", rune(b))
		} else {
			b = after
		}
	}
	for {
		value, digits := uint64(0), 0
		negative := b == '-'
		if negative {
			b = r.next()
		}
		for ; b >= '0' && b <= '9'; b = r.next() {
			value = min(10*value+uint64(b-'0'), 1<<40)
			digits++
		}
		switch {
		case b < 0 && r.err != io.EOF:
			return r.err
		case b >= 0 && (digits == 0 || b != ' ' && b != '\t' && b != '\r' && b != '\n'):
			return r.wrong("got %q, want literals, 0 at the end of a step, d before a deletion", rune(b))
		case digits > 0 && value == 0 && !negative:
			if b == '\n' {
				r.line++
			}
			return nil
		case digits == 0:
			return r.ended()
		case value == 0:
			return r.wrong("got -0, want 0 or a literal")
		}
		if err := r.take(value, negative); err != nil {
			return err
		}
		b = r.blank(b)
	}
}
