package formats

import (
	"bytes"
	"fmt"
	"io"

	"topocert/topology"
)

// newLines reads a file line by line.
func newLines(r io.Reader) *topology.Lines { return topology.NewLines(r, topology.MaxLine) }

// malformed returns an error that wraps topology.ErrFormat.
func malformed(format string, args ...any) error {
	return fmt.Errorf("%w: %w", topology.ErrFormat, fmt.Errorf(format, args...))
}

// tooLarge returns an error that wraps topology.ErrLimit.
func tooLarge(format string, args ...any) error {
	return fmt.Errorf("%w: %w", topology.ErrLimit, fmt.Errorf(format, args...))
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

// times writes a number and a noun: "1 loop", "2 loops".
func times(n int, noun string) string { return plural(n, noun, noun+"s") }

func plural(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", several)
}
