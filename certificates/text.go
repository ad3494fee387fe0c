package certificates

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Line is a line of a certificate's body: a keyword and what follows it.
type Line struct {
	Keyword string
	Text    string
	// Number is that of the line in its file, from 1; 0 if it is from none.
	Number int
}

// reject returns a Rejection about the line.
func (l Line) reject(rule, format string, args ...any) error {
	return &Rejection{Rule: rule, Line: l.Number, Detail: fmt.Sprintf(format, args...)}
}

// at puts a Rejection about the whole certificate at the line: it is about what stands there.
func (l Line) at(err error) error {
	var r *Rejection
	if errors.As(err, &r) && r.Line == 0 {
		r.Line = l.Number
	}
	return err
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
	if l.Keyword != keyword {
		return nil, l.reject("body/keyword", "%q, want %q", cut(l.Keyword), keyword)
	}
	values := make([]uint32, 0, min(most, len(l.Text)/2+1))
	for text, more := l.Text, true; more; {
		var field string
		field, text, more = strings.Cut(text, " ")
		if len(values) == most {
			return nil, l.reject("body/length", "more than %d values, want at most that many", most)
		}
		v := unreached
		if field != "-" || !dash {
			n, ok := decimal(field)
			if !ok || n >= uint64(below) {
				return nil, l.reject("body/number", "value %d is %q, want a number below %d", len(values)+1, cut(field), below)
			}
			v = uint32(n)
		}
		values = append(values, v)
	}
	if len(values) < least {
		return nil, l.reject("body/length", "%d values, want at least %d", len(values), least)
	}
	return values, nil
}

// vertexSet reads line i of the body, a keyword and between least and most
// vertices in increasing order.
func (c *Certificate) vertexSet(i int, keyword string, least, most int, g Graph) ([]uint32, error) {
	set, err := c.numbers(i, keyword, least, most, uint32(g.Order()), false)
	if err != nil {
		return nil, err
	}
	for j := range set {
		if j > 0 && set[j-1] >= set[j] {
			return nil, c.Body[i].reject("body/order", "%d before %d, want increasing vertices", set[j-1], set[j])
		}
	}
	return set, nil
}

// wantLines checks the number of lines of the body.
func (c *Certificate) wantLines(n int) error {
	if len(c.Body) < n {
		return reject("body/missing", "%d lines, want %d", len(c.Body), n)
	}
	if len(c.Body) > n {
		return c.Body[n].reject("body/extra", "a line %q that the proof does not need, want the end", cut(c.Body[n].Keyword))
	}
	return nil
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
