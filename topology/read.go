package topology

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"strconv"
)

// MaxLine is the length in bytes of the longest line that is read from a graph
// file, without its newline. A longer line is refused once that many bytes of
// it are read.
const MaxLine = 1 << 24

// Lines reads a file line by line, each byte once. A line ends with
// a newline, or a carriage return and a newline; the last line may lack both.
type Lines struct {
	reader *bufio.Reader
	most   int
	Text   []byte // the line last read, without its end; Next overwrites it
	Number int    // of that line, counted from 1
	Err    error  // why reading failed; nil at the end of the file
}

// NewLines reads lines of at most so many bytes, without their newlines.
func NewLines(r io.Reader, most int) *Lines {
	return &Lines{reader: bufio.NewReader(r), most: most}
}

// Next moves to the next line. It reports false at the end of the file and,
// with Err set, when reading fails, and is not called again: a line that a
// failure cuts short is not taken for a line.
func (l *Lines) Next() bool {
	l.Text = l.Text[:0]
	for {
		part, err := l.reader.ReadSlice('\n')
		l.Text = append(l.Text, part...)
		switch {
		case len(bytes.TrimSuffix(l.Text, []byte("\n"))) > l.most:
			l.Err = LineErrorf(l.Number+1, "%w: got more than %d bytes, want at most that many", ErrLimit, l.most)
			return false
		case err == io.EOF && len(l.Text) == 0:
			return false
		case err == nil || err == io.EOF:
			l.Text = bytes.TrimSuffix(bytes.TrimSuffix(l.Text, []byte("\n")), []byte("\r"))
			l.Number++
			return true
		case err != bufio.ErrBufferFull:
			l.Err = LineErrorf(l.Number+1, "%w", err)
			return false
		}
	}
}

// Errorf returns an error that names the line last read.
func (l *Lines) Errorf(format string, args ...any) error {
	return LineErrorf(l.Number, format, args...)
}

// LineErrorf returns an error that names a line.
func LineErrorf(line int, format string, args ...any) error {
	return fmt.Errorf("line %d: %w", line, fmt.Errorf(format, args...))
}

// fields yields the parts of a line between spaces and tabs.
func fields(line []byte) iter.Seq[[]byte] {
	return bytes.FieldsFuncSeq(line, func(r rune) bool { return r == ' ' || r == '\t' })
}

// Decimal reads an unsigned decimal number: digits only, without a sign.
func Decimal(field []byte) (uint32, error) {
	n, err := strconv.ParseUint(string(field), 10, 32)
	switch {
	case errors.Is(err, strconv.ErrRange):
		return 0, fmt.Errorf("%w: got %q, want a number below 2^32", ErrLimit, Short(field))
	case err != nil:
		return 0, fmt.Errorf("%w: got %q, want decimal digits", ErrFormat, Short(field))
	}
	return uint32(n), nil
}
