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

// lineReader reads a graph file line by line. A line ends with a newline, or a
// carriage return and a newline; the last line may lack both.
type lineReader struct {
	scanner *bufio.Scanner
	number  int // of the line last read, counted from 1
}

func newLineReader(r io.Reader) *lineReader {
	scanner := bufio.NewScanner(r)
	scanner.Buffer(nil, MaxLine+1) // a line and its newline
	return &lineReader{scanner: scanner}
}

// next moves to the next line. It reports false at the end of the file and
// when reading fails: a line cut short by a failing reader is never returned.
func (l *lineReader) next() bool {
	if !l.scanner.Scan() || l.scanner.Err() != nil {
		return false
	}
	l.number++
	return true
}

// text returns the line without its end. The next call of next overwrites it.
func (l *lineReader) text() []byte { return l.scanner.Bytes() }

// err returns nil at the end of the file, and otherwise why reading failed.
func (l *lineReader) err() error {
	switch err := l.scanner.Err(); {
	case err == nil:
		return nil
	case errors.Is(err, bufio.ErrTooLong):
		return fmt.Errorf("topology: line %d: %w: got more than %d bytes, want at most that many", l.number+1, ErrLimit, MaxLine)
	default:
		return fmt.Errorf("topology: line %d: %w", l.number+1, err)
	}
}

// errorf returns an error that names the line last read.
func (l *lineReader) errorf(format string, args ...any) error {
	return lineErrorf(l.number, format, args...)
}

func lineErrorf(line int, format string, args ...any) error {
	return fmt.Errorf("topology: line %d: %w", line, fmt.Errorf(format, args...))
}

// fields yields the parts of a line between spaces and tabs.
func fields(line []byte) iter.Seq[[]byte] {
	return bytes.FieldsFuncSeq(line, func(r rune) bool { return r == ' ' || r == '\t' })
}

// decimal reads an unsigned decimal number: digits only, without a sign.
func decimal(field []byte) (uint32, error) {
	n, err := strconv.ParseUint(string(field), 10, 32)
	switch {
	case errors.Is(err, strconv.ErrRange):
		return 0, fmt.Errorf("%w: got %q, want a number below 2^32", ErrLimit, short(string(field)))
	case err != nil:
		return 0, fmt.Errorf("%w: got %q, want decimal digits", ErrFormat, short(string(field)))
	}
	return uint32(n), nil
}
