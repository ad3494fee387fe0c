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

// lineReader reads a graph file line by line, each byte once. A line ends with
// a newline, or a carriage return and a newline; the last line may lack both.
type lineReader struct {
	reader *bufio.Reader
	text   []byte // the line last read, without its end; next overwrites it
	number int    // of that line, counted from 1
	err    error  // why reading failed; nil at the end of the file
}

func newLineReader(r io.Reader) *lineReader {
	return &lineReader{reader: bufio.NewReader(r)}
}

// next moves to the next line. It reports false at the end of the file and,
// with err set, when reading fails, and is not called again: a line that a
// failure cuts short is not taken for a line.
func (l *lineReader) next() bool {
	l.text = l.text[:0]
	for {
		part, err := l.reader.ReadSlice('\n')
		l.text = append(l.text, part...)
		switch {
		case len(bytes.TrimSuffix(l.text, []byte("\n"))) > MaxLine:
			l.err = lineErrorf(l.number+1, "%w: got more than %d bytes, want at most that many", ErrLimit, MaxLine)
			return false
		case err == io.EOF && len(l.text) == 0:
			return false
		case err == nil || err == io.EOF:
			l.text = bytes.TrimSuffix(bytes.TrimSuffix(l.text, []byte("\n")), []byte("\r"))
			l.number++
			return true
		case err != bufio.ErrBufferFull:
			l.err = lineErrorf(l.number+1, "%w", err)
			return false
		}
	}
}

// errorf returns an error that names the line last read.
func (l *lineReader) errorf(format string, args ...any) error {
	return lineErrorf(l.number, format, args...)
}

func lineErrorf(line int, format string, args ...any) error {
	return fmt.Errorf("line %d: %w", line, fmt.Errorf(format, args...))
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
