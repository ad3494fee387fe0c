package certificates

import (
	"slices"
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

// Lines goes through the lines of a body, to read a proof or to write one: the form of a kind
// says once what lines there are. After the first error nothing more is read. What is read is
// only well formed: that numbers are in range is for the check of the proof.
type Lines struct {
	Statement Statement // the certificate's first
	list      []Line
	at        int // how many have been read
	err       error
	before    int        // lines of the file before these
	put       func(Line) // takes what is written; nil where lines are read
}

// through reads what a form goes through, which has to be all.
func (r *Lines) through(form func(*Lines)) error {
	form(r)
	if r.err == nil && r.at < len(r.list) {
		r.Reject("body/extra", "a line %q that the proof does not need, want the end", Shortened(r.list[r.at].Keyword))
	}
	return r.err
}

// Reads tells whether a proof is read, not written.
func (r *Lines) Reads() bool { return r.put == nil }

// Place notes the number of the next line in its file, from 1, where lines are read.
func (r *Lines) Place(number *int) {
	if r.Reads() {
		*number = r.before + r.at + 1
	}
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

// Keyword reads the keyword of the next line, which it has again.
func (r *Lines) Keyword(keyword *string) {
	if r.Reads() {
		*keyword = r.Next()
	}
}

// Text goes through a line with the given keyword: what follows it.
func (r *Lines) Text(keyword string, text *string) {
	switch next := r.Next(); {
	case !r.Reads():
		r.put(Line{keyword, *text})
	case r.err != nil:
	case next == "":
		r.err = Reject("body/missing", "the body ends after %d lines, want a line %q", len(r.list), keyword)
	case next != keyword:
		r.Reject("body/keyword", "%q, want %q", Shortened(next), keyword)
	default:
		*text = r.list[r.at].Text
		r.at++
	}
}

// NumbersLine returns a line with the given numbers, of which None is "-".
func NumbersLine(keyword string, values ...uint32) Line {
	text := make([]byte, 0, 4*len(values))
	for i, v := range values {
		if i > 0 {
			text = append(text, ' ')
		}
		if v == None {
			text = append(text, '-')
		} else {
			text = strconv.AppendUint(text, uint64(v), 10)
		}
	}
	return Line{keyword, string(text)}
}

// Numbers goes through a line with the given keyword and numbers, of which "-" is None.
func (r *Lines) Numbers(keyword string, list *[]uint32) {
	if !r.Reads() {
		r.put(NumbersLine(keyword, *list...))
		return
	}
	var text string
	if r.Text(keyword, &text); r.err != nil {
		return
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
				return
			}
			v = uint32(n)
		}
		values = append(values, v)
	}
	*list = values
}

// Some goes through a line with numbers that is left out where there are none: it is read
// where it is so. Last is one that ends the body.
func (r *Lines) Some(keyword string, list *[]uint32, is bool) {
	if r.Reads() && is || !r.Reads() && len(*list) > 0 {
		r.Numbers(keyword, list)
	}
}

func (r *Lines) Last(keyword string, list *[]uint32) { r.Some(keyword, list, r.Next() != "") }

// Few goes through a line with the given keyword and between least and most numbers: the
// first ones, and a list of the others, nil for none. After an error these are zeros.
func (r *Lines) Few(keyword string, least, most int, others *[]uint32, first ...*uint32) {
	var values []uint32
	if !r.Reads() {
		for _, v := range first {
			values = append(values, *v)
		}
		if others != nil {
			values = append(values, *others...)
		}
		r.Numbers(keyword, &values)
		return
	}
	if r.Numbers(keyword, &values); r.err == nil {
		r.err = wantLength(r.at-1, len(values), least, most)
	}
	if r.err != nil {
		values = make([]uint32, least)
	}
	for i, v := range first {
		*v = values[i]
	}
	if others != nil {
		*others = values[len(first):]
	}
}

// Each goes through a list, one after the other. It is read as long as there are lines; with
// one of the keywords, if any are given.
func Each[T any](r *Lines, list *[]T, one func(*T), keywords ...string) {
	each(r, list, one, func(next string) bool { return len(keywords) == 0 || slices.Contains(keywords, next) })
}

// Until goes through a list that is read up to a line with one of the keywords.
func Until[T any](r *Lines, list *[]T, one func(*T), keywords ...string) {
	each(r, list, one, func(next string) bool { return !slices.Contains(keywords, next) })
}

func each[T any](r *Lines, list *[]T, one func(*T), more func(next string) bool) {
	if !r.Reads() {
		for i := range *list {
			one(&(*list)[i])
		}
		return
	}
	for next := r.Next(); next != "" && more(next); next = r.Next() {
		var item T
		one(&item)
		*list = append(*list, item)
	}
}

// WantNumbers checks the numbers of line i of a body: there are between least and most,
// each below a bound.
func WantNumbers(i int, values []uint32, least, most int, below uint32) error {
	return wantNumbers(i, values, least, most, below, false)
}

// WantNumbersOrNone is WantNumbers where None is a number too.
func WantNumbersOrNone(i int, values []uint32, least, most int, below uint32) error {
	return wantNumbers(i, values, least, most, below, true)
}

func wantNumbers(i int, values []uint32, least, most int, below uint32, orNone bool) error {
	if err := wantLength(i, len(values), least, most); err != nil {
		return err
	}
	for j, v := range values {
		if v >= below && !(orNone && v == None) {
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

// Marked is WantSet, and tells of each vertex whether it is in the set.
func Marked(i int, set []uint32, least, most int, g Graph) ([]bool, error) {
	if err := WantSet(i, set, least, most, g); err != nil {
		return nil, err
	}
	marked := make([]bool, g.Order())
	for _, v := range set {
		marked[v] = true
	}
	return marked, nil
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
