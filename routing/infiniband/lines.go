package infiniband

import (
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"topocert/topology"
)

// lines reads a text line by line, in bounded memory.
type lines struct {
	*topology.Lines
	text string // the line last read, without blanks at its ends
}

func newLines(r io.Reader) *lines { return &lines{Lines: topology.NewLines(r, MaxLine)} }

// next moves to the next line: see topology.Lines.
func (l *lines) next() bool {
	more := l.Next()
	l.text = string(bytes.TrimSpace(l.Text))
	return more
}

// badf returns an error in the format of the line last read.
func (l *lines) badf(format string, args ...any) error {
	return l.Errorf("%w: %s", topology.ErrFormat, fmt.Sprintf(format, args...))
}

// cursor reads the parts of a line from left to right. The first part that is not
// as wanted makes all later ones fail.
type cursor struct {
	rest string
	bad  bool
}

// blanks skips blanks.
func (c *cursor) blanks() { c.rest = strings.TrimLeft(c.rest, " \t") }

// accept skips the text if it comes next, and tells whether it does.
func (c *cursor) accept(text string) bool {
	if c.bad || !strings.HasPrefix(c.rest, text) {
		return false
	}
	c.rest = c.rest[len(text):]
	return true
}

// expect skips the text, which has to come next.
func (c *cursor) expect(text string) {
	if !c.accept(text) {
		c.bad = true
	}
}

// until returns what comes before the mark, and skips both.
func (c *cursor) until(mark string) string {
	text, rest, ok := strings.Cut(c.rest, mark)
	if c.bad || !ok {
		c.bad = true
		return ""
	}
	c.rest = rest
	return text
}

// number reads a decimal number up to most.
func (c *cursor) number(most int) int {
	digits := len(c.rest) - len(strings.TrimLeft(c.rest, "0123456789"))
	n, err := strconv.ParseUint(c.rest[:digits], 10, 31)
	if c.bad || err != nil || int(n) > most {
		c.bad = true
		return 0
	}
	c.rest = c.rest[digits:]
	return int(n)
}

// guid reads a hexadecimal number of at most 16 digits.
func (c *cursor) guid() uint64 {
	digits := len(c.rest) - len(strings.TrimLeft(c.rest, "0123456789abcdefABCDEF"))
	n, err := strconv.ParseUint(c.rest[:digits], 16, 64)
	if c.bad || err != nil {
		c.bad = true
		return 0
	}
	c.rest = c.rest[digits:]
	return n
}

// short cuts a long text for a message.
func short(s string) string {
	if len(s) > 60 {
		return s[:60] + "…"
	}
	return s
}
