package certificates

import (
	"strconv"
	"strings"
)

// Line is a line of a certificate's body: a keyword and what follows it.
type Line struct {
	Keyword string
	Text    string
}

// None stands for "-" among the numbers of a line: no parent, or out of reach.
const None = ^uint32(0)

// NumberText returns a number as it stands in a line.
func NumberText(n uint32) string {
	if n == None {
		return "-"
	}
	return strconv.FormatUint(uint64(n), 10)
}

// Lines reads a body line by line. After the first error it reads nothing more. What is
// read is only well formed: that numbers are in range is for the check of the proof.
type Lines struct {
	Statement Statement // the certificate's first
	list      []Line
	at        int // how many have been read
	err       error
}

// Next returns the keyword of the next line, "" if there is none to be read.
func (r *Lines) Next() string {
	if r.err != nil || r.at == len(r.list) {
		return ""
	}
	return r.list[r.at].Keyword
}

// Reject notes an error in the next line.
func (r *Lines) Reject(rule, format string, args ...any) {
	if r.err == nil {
		r.err = RejectLine(r.at, rule, format, args...)
	}
}

// Wrong notes an error in the line that was read last.
func (r *Lines) Wrong(rule, format string, args ...any) {
	r.at--
	r.Reject(rule, format, args...)
}

// Text reads a line with the given keyword, and returns what follows it.
func (r *Lines) Text(keyword string) string {
	switch next := r.Next(); {
	case r.err != nil:
	case next == "":
		r.err = Reject("body/missing", "the body ends after %d lines, want a line %q", len(r.list), keyword)
	case next != keyword:
		r.Reject("body/keyword", "%q, want %q", Shortened(next), keyword)
	default:
		r.at++
		return r.list[r.at-1].Text
	}
	return ""
}

// Numbers reads a line with the given keyword and numbers, of which "-" is None.
func (r *Lines) Numbers(keyword string) []uint32 {
	text := r.Text(keyword)
	if r.err != nil {
		return nil
	}
	values := make([]uint32, 0, len(text)/2+1)
	for more := true; more; {
		var field string
		field, text, more = strings.Cut(text, " ")
		v := None
		if field != "-" {
			n, ok := Decimal(field)
			if !ok || n >= uint64(None) {
				r.Wrong("body/number", "value %d is %q, want a number below %d", len(values)+1, Shortened(field), None)
				return nil
			}
			v = uint32(n)
		}
		values = append(values, v)
	}
	return values
}

// Last reads a line with the given keyword and numbers, if there is a line left; if not, it
// returns nil.
func (r *Lines) Last(keyword string) []uint32 {
	if r.Next() == "" {
		return nil
	}
	return r.Numbers(keyword)
}

// Few reads a line with the given keyword and between least and most numbers. After an error
// these are zeros.
func (r *Lines) Few(keyword string, least, most int) []uint32 {
	values := r.Numbers(keyword)
	if r.err == nil {
		r.err = wantLength(r.at-1, len(values), least, most)
	}
	if r.err != nil {
		return make([]uint32, least)
	}
	return values
}

// WantNumbers checks the numbers of line i of a body: there are between least and most,
// each below a bound.
func WantNumbers(i int, values []uint32, least, most int, below uint32) error {
	if err := wantLength(i, len(values), least, most); err != nil {
		return err
	}
	for j, v := range values {
		if v >= below {
			return RejectLine(i, "body/number", "value %d is %q, want a number below %d", j+1, NumberText(v), below)
		}
	}
	return nil
}

// WantNumbersOrNone is WantNumbers where None is a number too.
func WantNumbersOrNone(i int, values []uint32, least, most int, below uint32) error {
	if err := wantLength(i, len(values), least, most); err != nil {
		return err
	}
	for j, v := range values {
		if v >= below && v != None {
			return RejectLine(i, "body/number", "value %d is %q, want a number below %d", j+1, NumberText(v), below)
		}
	}
	return nil
}

func wantLength(i, length, least, most int) error {
	switch {
	case length > most:
		return RejectLine(i, "body/length", "%d values, want at most %d", length, most)
	case length < least:
		return RejectLine(i, "body/length", "%d values, want at least %d", length, least)
	}
	return nil
}

// WantSet checks that line i of a body has between least and most vertices of the graph, in
// increasing order.
func WantSet(i int, set []uint32, least, most int, g Graph) error {
	if err := WantNumbers(i, set, least, most, uint32(g.Order())); err != nil {
		return err
	}
	for j := range set {
		if j > 0 && set[j-1] >= set[j] {
			return RejectLine(i, "body/order", "%d before %d, want increasing vertices", set[j-1], set[j])
		}
	}
	return nil
}

// WantLine checks whether line i of a body, which stands only in some proofs, is there.
func WantLine(i int, keyword string, is, want bool) error {
	switch {
	case want && !is:
		return Reject("body/missing", "no line %q, want one", keyword)
	case is && !want:
		return RejectLine(i, "body/extra", "a line %q that the proof does not need, want none", keyword)
	}
	return nil
}

// Decimal reads a decimal number without sign and without leading zeros.
func Decimal(field string) (uint64, bool) {
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

// Shortened shortens a long text for an error message.
func Shortened(text string) string {
	if len(text) <= 60 {
		return text
	}
	return text[:57] + "..."
}
