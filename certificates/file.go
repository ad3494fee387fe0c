package certificates

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

// MaxFile is the size in bytes beyond which a file of certificates is refused.
const MaxFile = 1 << 28

// Limits on the lines of a file and on the statements of a certificate.
const (
	MaxLines      = 1 << 20
	maxStatements = 16
)

const (
	Header = "topocert 2"
	Footer = "end"
)

// Reader reads a file of certificates, one after the other.
type Reader struct {
	in   *bufio.Reader
	line int // lines read so far
	size int // bytes read so far
	met  int // certificates read so far
	err  error
}

// NewReader returns a reader of the file's certificates.
func NewReader(r io.Reader) *Reader {
	return &Reader{in: bufio.NewReader(io.LimitReader(r, MaxFile+1))}
}

// Next returns the next certificate, and io.EOF after the last one. A *Rejection
// says that the file is not well formed from here on; an error of the file's
// reader is returned as it is. After an error there is nothing but this error.
func (r *Reader) Next() (*Certificate, error) {
	if r.err != nil {
		return nil, r.err
	}
	c, err := r.next()
	if err != nil {
		r.err = r.place(err)
		return nil, r.err
	}
	r.met++
	return c, nil
}

func (r *Reader) next() (*Certificate, error) {
	if r.line == 0 {
		text, err := r.read()
		if err == io.EOF {
			return nil, Reject("file/truncated", "the file is empty, want a first line %q", Header)
		}
		if err != nil {
			return nil, err
		}
		if version, ours := strings.CutPrefix(text, "topocert "); text != Header && ours {
			return nil, Reject("file/version", "version %q of the format, want %q", Shortened(version), Header)
		}
		if text != Header {
			return nil, Reject("file/header", "%q, want %q", Shortened(text), Header)
		}
	}
	text, err := r.read()
	if err == io.EOF && r.met > 0 {
		return nil, io.EOF
	}
	c := &Certificate{Line: r.line}
	if err == nil {
		c.Statement, err = ParseStatement(text)
		c.Statement.line = r.line
	}
	for err == nil && c.Kind == "" {
		if text, err = r.read(); err == nil {
			err = c.addHead(text, r.line)
		}
	}
	if err == nil {
		c.Body, err = r.body()
	}
	if err == io.EOF {
		err = endsEarly()
	}
	return c, err
}

func endsEarly() error {
	return Reject("file/truncated", "the file ends early, want a last line %q", Footer)
}

// addHead takes in a line after the first statement: another one, or the kind.
func (c *Certificate) addHead(text string, number int) error {
	if !strings.Contains(text, " ") {
		if text == "" || text == Footer {
			return Reject("file/kind", "%q, want a statement or the kind of proof, one word", text)
		}
		c.Kind = text
		return nil
	}
	if len(c.Also)+1 == maxStatements {
		return Reject("file/statements", "more than %d statements of one certificate, want at most that many", maxStatements)
	}
	s, err := ParseStatement(text)
	s.line = number
	c.Also = append(c.Also, s)
	return err
}

// body reads lines up to the line "end". It returns io.EOF where there is nothing any more.
func (r *Reader) body() (list []Line, err error) {
	for {
		text, err := r.read()
		switch {
		case err == io.EOF && list != nil:
			return nil, endsEarly()
		case err != nil || text == Footer:
			return list, err
		}
		keyword, rest, found := strings.Cut(text, " ")
		if !found || keyword == "" || rest == "" {
			return nil, Reject("file/line", "%q, want a keyword and values", Shortened(text))
		}
		list = append(list, Line{Keyword: keyword, Text: rest})
	}
}

// ReadForm reads a file beside certificates: a first line, and one or more bodies of a form, each ended
// by the line "end". Where a body has another line than the form, the rule is broken.
func ReadForm(in io.Reader, first, rule string, form func(*Lines)) error {
	r := NewReader(in)
	text, err := r.read()
	if err == nil && text != first {
		err = Reject("file/header", "%q, want %q", Shortened(text), first)
	}
	for bodies := 0; err == nil; bodies++ {
		lines := &Lines{before: r.line}
		if lines.list, err = r.body(); err == io.EOF && bodies > 0 {
			return nil
		}
		if err == nil {
			err = lines.through(form)
		}
		var wrong *Rejection
		if errors.As(err, &wrong) {
			if wrong.inBody > 0 {
				wrong.Line = lines.before + wrong.inBody
			}
			if strings.HasPrefix(wrong.Rule, "body/") {
				wrong.Rule = rule
			}
		}
	}
	if err == io.EOF {
		err = endsEarly()
	}
	return r.place(err)
}

// place puts a Rejection that is nowhere yet at the line that was read last.
func (r *Reader) place(err error) error {
	var wrong *Rejection
	if errors.As(err, &wrong) && wrong.Line == 0 {
		wrong.Line = max(r.line, 1)
	}
	return err
}

// ReadBody is ReadForm of a file with one body, of any form.
func ReadBody(in io.Reader, first string) (body []Line, err error) {
	bodies := 0
	err = ReadForm(in, first, "", func(r *Lines) {
		if bodies++; bodies > 1 {
			r.Reject("file/extra", "more lines after %q, want the end of the file", Footer)
		}
		body, r.at = r.list, len(r.list)
	})
	return body, err
}

// WriteForms writes a file as ReadForm reads it: for each body what its form goes through.
func WriteForms(w io.Writer, first string, forms ...func(*Lines)) error {
	b := bufio.NewWriter(w)
	fmt.Fprintln(b, first)
	for _, form := range forms {
		form(&Lines{put: func(l Line) { fmt.Fprintln(b, l.Keyword, l.Text) }})
		fmt.Fprintln(b, Footer)
	}
	return b.Flush() // an earlier error of w is returned here as well
}

// read returns the next line without its line feed, and io.EOF when there is none.
func (r *Reader) read() (string, error) {
	text, err := r.in.ReadString('\n')
	if err != nil && err != io.EOF {
		return "", err
	}
	if text == "" {
		return "", io.EOF
	}
	r.line++
	if r.size += len(text); r.size > MaxFile {
		return "", Reject("file/limit", "more than %d bytes, want at most that many", MaxFile)
	}
	if r.line > MaxLines {
		return "", Reject("file/limit", "more than %d lines, want at most that many", MaxLines)
	}
	text, complete := strings.CutSuffix(text, "\n")
	if !complete {
		return "", Reject("file/truncated", "%q is not ended by a line feed, want one", Shortened(text))
	}
	for _, b := range []byte(text) {
		if b < ' ' || b > '~' {
			return "", Reject("file/character", "byte %#02x, want printable ASCII", b)
		}
	}
	return text, nil
}

// ReadAll reads a file of certificates. Anything but a well-formed file is
// rejected as a whole; an error of r itself is returned as it is.
func ReadAll(r io.Reader) ([]*Certificate, error) {
	var all []*Certificate
	for in := NewReader(r); ; {
		c, err := in.Next()
		if err == io.EOF {
			return all, nil
		}
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
}
