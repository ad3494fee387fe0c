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
		var wrong *Rejection
		if errors.As(err, &wrong) && wrong.Line == 0 {
			wrong.Line = r.line
		}
		r.err = err
		return nil, err
	}
	r.met++
	return c, nil
}

func (r *Reader) next() (*Certificate, error) {
	if r.line == 0 {
		text, err := r.read()
		if err == io.EOF {
			return nil, &Rejection{Rule: "file/truncated", Line: 1, Detail: fmt.Sprintf("the file is empty, want a first line %q", Header)}
		}
		if err != nil {
			return nil, err
		}
		if text != Header {
			return nil, wrongHeader(text)
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
	for err == nil {
		if text, err = r.read(); err == nil {
			if text == Footer {
				return c, nil
			}
			err = c.addLine(text)
		}
	}
	if err == io.EOF {
		return nil, Reject("file/truncated", "the file ends early, want a last line %q", Footer)
	}
	return nil, err
}

// wrongHeader says what is wrong with the first line of a file.
func wrongHeader(text string) error {
	if version, ours := strings.CutPrefix(text, "topocert "); ours {
		return Reject("file/version", "version %q of the format, want %q", Shortened(version), Header)
	}
	return Reject("file/header", "%q, want %q", Shortened(text), Header)
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

// addLine takes in a line of the body.
func (c *Certificate) addLine(text string) error {
	keyword, rest, found := strings.Cut(text, " ")
	if !found || keyword == "" || rest == "" {
		return Reject("file/line", "%q, want a keyword and values", Shortened(text))
	}
	c.Body = append(c.Body, Line{Keyword: keyword, Text: rest})
	return nil
}

// ReadBody reads a file beside a certificate: a first line, the lines of a body, and the line
// "end".
func ReadBody(in io.Reader, first string) ([]Line, error) {
	r := NewReader(in)
	c := new(Certificate)
	text, err := r.read()
	if err == nil && text != first {
		err = Reject("file/header", "%q, want %q", Shortened(text), first)
	}
	for err == nil {
		if text, err = r.read(); err == nil {
			if text == Footer {
				if _, err = r.read(); err == nil {
					err = Reject("file/extra", "more lines after %q, want the end of the file", Footer)
				} else if err == io.EOF {
					return c.Body, nil
				}
				break
			}
			err = c.addLine(text)
		}
	}
	if err == io.EOF {
		err = Reject("file/truncated", "the file ends early, want a last line %q", Footer)
	}
	var wrong *Rejection
	if errors.As(err, &wrong) && wrong.Line == 0 {
		wrong.Line = r.line
	}
	return nil, err
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
