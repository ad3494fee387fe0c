// Package write writes certificates. No verdict rests on it: what it writes is read and
// checked again.
package write

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"topocert/certificates"
)

// Line returns a line with the given numbers.
func Line(keyword string, values ...uint32) certificates.Line {
	return certificates.Line{Keyword: keyword, Text: certificates.NumbersText(values)}
}

// File writes a file of certificates, at least one, in the form that a Reader
// reads.
func File(w io.Writer, list ...*certificates.Certificate) error {
	if len(list) == 0 {
		return errors.New("certificates: a file of no certificates, want at least one")
	}
	b := bufio.NewWriter(w)
	fmt.Fprintln(b, certificates.Header)
	for _, c := range list {
		for _, s := range c.Statements() {
			fmt.Fprintln(b, s)
		}
		fmt.Fprintln(b, c.Kind)
		Body(c, func(l certificates.Line) {
			b.WriteString(l.Keyword)
			b.WriteByte(' ')
			b.WriteString(l.Text)
			b.WriteByte('\n')
		})
		fmt.Fprintln(b, certificates.Footer)
	}
	return b.Flush() // an earlier error of w is returned here as well
}
