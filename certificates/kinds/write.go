package kinds

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"topocert/certificates"
)

// Of returns the kind to which a proof belongs by its type. It panics if there is none.
func Of(proof any) certificates.Kind {
	i := slices.IndexFunc(All(), func(k certificates.Kind) bool { return k.Has(proof) })
	if i < 0 {
		panic(fmt.Sprintf("certificates: a proof that is a %T, want one of a kind", proof))
	}
	return All()[i]
}

// Body calls put with each line of a certificate's body, in turn: those of its proof, or
// those that were read. It panics if the proof is of no type that belongs to a kind.
func Body(c *certificates.Certificate, put func(certificates.Line)) {
	if c.Proof != nil {
		Of(c.Proof).Write(c, put)
		return
	}
	for _, l := range c.Body {
		put(l)
	}
}

// Size returns the numbers of lines and of bytes that a certificate's body takes in a file.
func Size(c *certificates.Certificate) (lines, bytes int64) {
	Body(c, func(l certificates.Line) {
		lines++
		bytes += int64(len(l.Keyword) + len(l.Text) + 2)
	})
	return lines, bytes
}

// Files returns the names of the files that go with a certificate, each once.
func Files(c *certificates.Certificate) []string {
	var names, keywords []string
	for _, k := range All() {
		if k.Name == c.Kind {
			keywords = k.Beside
		}
	}
	if len(keywords) == 0 {
		return nil
	}
	Body(c, func(l certificates.Line) {
		name := l.Text[strings.LastIndexByte(l.Text, ' ')+1:]
		if slices.Contains(keywords, l.Keyword) && name != "-" {
			names = append(names, name)
		}
	})
	slices.Sort(names)
	return slices.Compact(names)
}

// Write writes a file of certificates, at least one, in the form that a Reader reads.
func Write(w io.Writer, list ...*certificates.Certificate) error {
	if len(list) == 0 {
		return errors.New("a file of no certificates, want at least one")
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
