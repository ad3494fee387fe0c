package certificates

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// MaxFile is the size in bytes beyond which a certificate is refused.
const MaxFile = 1 << 28

// Limits on the words of a statement and on the lines of a file.
const (
	maxWords = 8
	maxLines = 1 << 20
)

const (
	header = "topocert 1"
	footer = "end"
)

// Statement is what a certificate proves: SUBJECT NETWORK [ARG…] RELATION VALUE.
type Statement struct {
	Subject  string
	Network  string
	Args     []string
	Relation string // "=", "<=" or ">="
	Value    string
}

// String returns the statement as it stands in a certificate.
func (s Statement) String() string {
	words := append([]string{s.Subject, s.Network}, s.Args...)
	return strings.Join(append(words, s.Relation, s.Value), " ")
}

// ParseStatement reads a statement.
func ParseStatement(text string) (Statement, error) {
	words := strings.SplitN(text, " ", maxWords+1)
	n := len(words)
	if n < 4 || n > maxWords {
		return Statement{}, reject("statement/form", "%q, want SUBJECT NETWORK [ARGUMENT…] RELATION VALUE", cut(text))
	}
	for _, w := range words {
		if w == "" {
			return Statement{}, reject("statement/form", "%q, want words separated by single spaces", cut(text))
		}
	}
	s := Statement{Subject: words[0], Network: words[1], Args: words[2 : n-2 : n-2], Relation: words[n-2], Value: words[n-1]}
	switch s.Relation {
	case "=", "<=", ">=":
		return s, nil
	}
	return Statement{}, reject("statement/form", "relation %q, want =, <= or >=", cut(s.Relation))
}

// Read reads a certificate. Anything but exactly one well-formed certificate is
// rejected; an error of r itself is returned as it is.
func Read(r io.Reader) (*Certificate, error) {
	lines := bufio.NewReader(io.LimitReader(r, MaxFile+1))
	c := new(Certificate)
	size, ended := 0, false
	for line := 1; ; line++ {
		text, err := lines.ReadString('\n')
		if err != nil && err != io.EOF {
			return nil, err
		}
		if size += len(text); size > MaxFile {
			return nil, reject("file/limit", "more than %d bytes", MaxFile)
		}
		if text == "" {
			break
		}
		if line > maxLines {
			return nil, reject("file/limit", "more than %d lines", maxLines)
		}
		text, complete := strings.CutSuffix(text, "\n")
		if wrong := c.readLine(line, text, complete, &ended); wrong != nil {
			wrong.Line = line
			return nil, wrong
		}
	}
	if !ended {
		return nil, reject("file/truncated", "the file ends early, want a last line %q", footer)
	}
	return c, nil
}

// readLine takes in one line of a file.
func (c *Certificate) readLine(line int, text string, complete bool, ended *bool) *Rejection {
	wrong := func(rule, format string, args ...any) *Rejection {
		return &Rejection{Rule: rule, Detail: fmt.Sprintf(format, args...)}
	}
	if *ended {
		return wrong("file/trailing", "%q after the last line", cut(text))
	}
	if !complete {
		return wrong("file/truncated", "%q is not ended by a line feed", cut(text))
	}
	for _, b := range []byte(text) {
		if b < ' ' || b > '~' {
			return wrong("file/character", "byte %#02x, want printable ASCII", b)
		}
	}
	switch {
	case line == 1:
		if text != header {
			return wrong("file/header", "%q, want %q", cut(text), header)
		}
	case line == 2:
		s, err := ParseStatement(text)
		if err != nil {
			return err.(*Rejection)
		}
		c.Statement = s
	case line == 3:
		if text == "" || strings.Contains(text, " ") {
			return wrong("file/kind", "%q, want the kind of proof, one word", cut(text))
		}
		c.Kind = text
	case text == footer:
		*ended = true
	default:
		keyword, rest, found := strings.Cut(text, " ")
		if !found || keyword == "" || rest == "" {
			return wrong("file/line", "%q, want a keyword and values", cut(text))
		}
		c.Body = append(c.Body, Line{Keyword: keyword, Text: rest})
	}
	return nil
}

// WriteTo writes the certificate in the form that Read reads.
func (c *Certificate) WriteTo(w io.Writer) (int64, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\n%s\n%s\n", header, c.Statement, c.Kind)
	for _, l := range c.Body {
		b.WriteString(l.Keyword)
		b.WriteByte(' ')
		b.WriteString(l.Text)
		b.WriteByte('\n')
	}
	b.WriteString(footer)
	b.WriteByte('\n')
	return b.WriteTo(w)
}

// unreached stands for "-" among levels.
const unreached = ^uint32(0)

// NewLine returns a line with the given numbers. The largest uint32 is
// written "-": out of reach.
func NewLine(keyword string, values ...uint32) Line {
	text := make([]byte, 0, 4*len(values))
	for i, v := range values {
		if i > 0 {
			text = append(text, ' ')
		}
		if v == unreached {
			text = append(text, '-')
		} else {
			text = strconv.AppendUint(text, uint64(v), 10)
		}
	}
	return Line{Keyword: keyword, Text: string(text)}
}

// numbers returns the numbers of line i of the body, which must have the given
// keyword and between least and most numbers, each smaller than below; "-" is
// a value too where dash says so.
func (c *Certificate) numbers(i int, keyword string, least, most int, below uint32, dash bool) ([]uint32, error) {
	l := c.Body[i]
	wrong := func(rule, format string, args ...any) error {
		return &Rejection{Rule: rule, Line: i + 4, Detail: fmt.Sprintf(format, args...)}
	}
	if l.Keyword != keyword {
		return nil, wrong("body/keyword", "%q, want %q", cut(l.Keyword), keyword)
	}
	values := make([]uint32, 0, min(most, len(l.Text)/2+1))
	for text, more := l.Text, true; more; {
		var field string
		field, text, more = strings.Cut(text, " ")
		if len(values) == most {
			return nil, wrong("body/length", "more than %d values", most)
		}
		v := unreached
		if field != "-" || !dash {
			n, ok := decimal(field)
			if !ok || n >= uint64(below) {
				return nil, wrong("body/number", "value %d is %q, want a number below %d", len(values)+1, cut(field), below)
			}
			v = uint32(n)
		}
		values = append(values, v)
	}
	if len(values) < least {
		return nil, wrong("body/length", "%d values, want at least %d", len(values), least)
	}
	return values, nil
}

// decimal reads a decimal number without sign and without leading zeros.
func decimal(field string) (uint64, bool) {
	if field == "" || len(field) > 18 || field[0] == '0' && len(field) > 1 {
		return 0, false
	}
	n := uint64(0)
	for _, d := range []byte(field) {
		if d < '0' || d > '9' {
			return 0, false
		}
		n = 10*n + uint64(d-'0')
	}
	return n, true
}

// cut shortens a long text for an error message.
func cut(text string) string {
	if len(text) <= 60 {
		return text
	}
	return text[:57] + "..."
}
