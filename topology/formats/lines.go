package formats

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"

	"topocert/topology"
)

// lines reads a file line by line. A line ends with a newline, or a carriage return and
// a newline; the last may lack both.
type lines struct {
	scan   *bufio.Scanner
	text   []byte // the line last read, without its end; next overwrites it
	number int    // of that line, counted from 1
	err    error  // why reading failed; nil at the end of the file
}

func newLines(r io.Reader) *lines {
	scan := bufio.NewScanner(r)
	scan.Buffer(nil, topology.MaxLine+3) // a line, its end, and what shows that it is longer
	return &lines{scan: scan}
}

// next moves to the next line. It reports false at the end of the file and, with err
// set, when reading fails.
func (l *lines) next() bool {
	if l.err != nil {
		return false
	}
	if l.scan.Scan() && l.scan.Err() == nil && len(l.scan.Bytes()) <= topology.MaxLine {
		l.number++
		if l.text = l.scan.Bytes(); l.number == 1 {
			l.text = bytes.TrimPrefix(l.text, []byte("\ufeff")) // as Windows marks UTF-8
		}
		return true
	}
	switch err := l.scan.Err(); {
	case err == nil && len(l.scan.Bytes()) > topology.MaxLine, errors.Is(err, bufio.ErrTooLong):
		l.err = lineErrorf(l.number+1, "%w: got more than %d bytes, want at most that many", topology.ErrLimit, topology.MaxLine)
	case err != nil:
		l.err = lineErrorf(l.number+1, "%w", err)
	}
	return false
}

// errorf returns an error that names the line last read.
func (l *lines) errorf(format string, args ...any) error {
	return lineErrorf(l.number, format, args...)
}

// lineErrorf returns an error that names a line.
func lineErrorf(line int, format string, args ...any) error {
	return fmt.Errorf("line %d: %w", line, fmt.Errorf(format, args...))
}

// malformed returns an error that wraps topology.ErrFormat.
func malformed(format string, args ...any) error {
	return fmt.Errorf("%w: %w", topology.ErrFormat, fmt.Errorf(format, args...))
}

// tooLarge returns an error that wraps topology.ErrLimit.
func tooLarge(format string, args ...any) error {
	return fmt.Errorf("%w: %w", topology.ErrLimit, fmt.Errorf(format, args...))
}

// short cuts a long text for an error message.
func short[T ~string | ~[]byte](text T) string {
	if len(text) <= 40 {
		return string(text)
	}
	return string(text[:37]) + "..."
}

// fields returns the parts of a line between blanks, at most the given number and one
// more.
func fields(line []byte, most int) [][]byte {
	var parts [][]byte
	for part := range bytes.FieldsSeq(line) {
		parts = append(parts, part)
		if len(parts) > most {
			break
		}
	}
	return parts
}

// decimal reads an unsigned decimal number below 2³²: digits only, without a sign.
func decimal[T ~string | ~[]byte](field T) (uint32, error) {
	if len(field) == 0 {
		return 0, malformed("got nothing, want decimal digits")
	}
	n, large := uint64(0), false
	for _, d := range []byte(field) {
		if d < '0' || d > '9' {
			return 0, malformed("got %q, want decimal digits", short(field))
		}
		n = 10*n + uint64(d-'0')
		large = large || n >= 1<<32
		n = min(n, 1<<32)
	}
	if large {
		return 0, tooLarge("got %q, want a number below 2^32", short(field))
	}
	return uint32(n), nil
}

// times writes a number and a noun: "1 loop", "2 loops".
func times(n int, noun string) string { return plural(n, noun, noun+"s") }

func plural(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", several)
}
