package theorem

import (
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// object is what lines of a lemma give a method: a term or a condition, or tuples, and the names for
// which its arguments stand.
type object struct {
	names  []string
	term   *language.Node
	pieces []piece
}

// base are the names that all lines may have: the network's parameters, or, where a method is about two
// networks, the claim's variables.
func (l *lemma) base() []string {
	if l.other != nil {
		return l.claim.For.Names()
	}
	return l.params
}

// widths are how many names there are, or terms of a tuple: v for a vertex's, H for one of the other
// network, 1.
func (l *lemma) widths(text string) (list []int) {
	for _, word := range strings.Split(text, ", ") {
		width := 1
		switch {
		case word == "H" && l.other != nil:
			width = len(l.other.coords)
		case word != "1":
			width = len(l.coords)
		}
		list = append(list, width)
	}
	return list
}

// sum of widths.
func sumOf(list []int) (sum int) {
	for _, n := range list {
		sum += n
	}
	return sum
}

// reads reads the lines that a line KIND OBJECT: WIDTHS of a method asks for.
func (f *frame) reads(kind, text string) {
	text, origin := strings.CutSuffix(text, " or origin")
	text, of, _ := strings.Cut(text, ": ")
	widths := f.widths(of)
	if kind == "names" {
		groups := strings.Split(text, ", ")
		names := f.newNames(groups[0], sumOf(widths))
		if len(groups) == 1 {
			widths = []int{len(names)}
		}
		for i, group := range groups {
			f.names[group], names = names[:widths[i]], names[widths[i]:]
		}
		return
	}
	x := parsed(text)
	o := new(object)
	for _, a := range x.Args {
		o.names = append(o.names, f.names[a.Text]...)
	}
	names := slices.Concat(f.base(), o.names)
	f.different(o.names, f.base())
	switch kind {
	case "number", "truth":
		o.term = f.term(x.Text, names)
	case "roots":
		o.pieces = f.roots()
	case "origin":
		o.pieces = []piece{f.vertex}
	default: // tuple, point, points
		if origin && f.texts(x.Text) == nil {
			o.pieces = []piece{f.vertex}
			break
		}
		o.pieces = f.piecesOf(x.Text, names, sumOf(widths))
		for _, b := range o.pieces {
			if kind != "tuple" && b.cond != nil || kind == "point" && len(o.pieces) > 1 {
				f.reject("theorem/vertex", "a vertex with a condition behind %q, want one for all parameters", x.Text)
			}
		}
	}
	f.objects[x.Text] = o
}

// term reads the term or the condition of the only line with a keyword; or, in a loop that has a line
// for each, of the one in hand.
func (f *frame) term(keyword string, names []string) *language.Node {
	for _, l := range f.loops {
		if l.lines {
			list := f.texts(keyword)
			if len(list) != l.count {
				f.reject("theorem/object", "%d lines %q, want %d", len(list), keyword, l.count)
				return zero
			}
			return f.expression(list[l.at], names)
		}
	}
	return f.expression(f.line(keyword), names)
}

// newNames reads so many names that stand behind a keyword, and are none of those that all lines have.
func (l *lemma) newNames(keyword string, width int) []string {
	text := l.line(keyword)
	names := strings.Fields(text)
	if len(names) != width {
		l.reject("theorem/names", "%q, want a name for each of %d coordinates", certificates.Shortened(text), width)
		return make([]string, width)
	}
	l.different(names, l.base())
	return names
}

// different sees that names are names, and none of others.
func (m *maker) different(names, others []string) {
	for i, name := range names {
		if !isName(name) || slices.Contains(others, name) || slices.Contains(names[:i], name) {
			m.reject("theorem/names", "%q, want new names", certificates.Shortened(strings.Join(names, " ")))
		}
	}
}

// zero stands for an expression of which something is wrong.
var (
	zero = &language.Node{Op: language.Numeral, Text: "0"}
	unit = &language.Node{Op: language.Numeral, Text: "1"}
)

// expression reads a term or a condition of a certificate, in some names.
func (m *maker) expression(text string, names []string) *language.Node {
	c, err := language.Parse(text)
	if err != nil {
		m.fail(err)
		return zero
	}
	if len(c.For) > 0 || c.If != nil {
		m.reject("theorem/text", "%q, want an expression alone", certificates.Shortened(text))
	}
	read := c.Expr
	read.Each(func(n *language.Node) bool {
		if n.Op == language.Name && !slices.Contains(names, n.Text) && n.Text != "true" && n.Text != "false" {
			m.reject("theorem/text", "%q in %q, want one of %q", n.Text, certificates.Shortened(text), names)
		}
		if n.Op != language.Call {
			return true
		}
		takes, o := 3, meaning.Function(n.Text)
		if o != nil {
			takes = o.Takes
		}
		if (o != nil || n.Text == "cond") && len(n.Args) != takes && (len(n.Args) < takes || !o.More) {
			m.reject("theorem/text", "%d arguments of %s in %q, want %d", len(n.Args), n.Text, certificates.Shortened(text), takes)
			c.Expr = zero // which has a value
		}
		return true
	})
	return c.Expr
}

// piece reads TUPLE [if CONDITION], in some names.
func (m *maker) piece(text string, names []string, width int) (b piece) {
	left, right, conditional := strings.Cut(text, " if ")
	if b.to = m.expression(left, names).Parts(); len(b.to) != width {
		m.reject("theorem/tuple", "%q of %d terms, want %d", certificates.Shortened(left), len(b.to), width)
		b.to = slices.Repeat([]*language.Node{zero}, width)
	}
	if conditional {
		b.cond = m.expression(right, names)
	}
	return b
}

// texts are those of the objects with a keyword.
func (l *lemma) texts(keyword string) (list []string) {
	l.read[keyword] = true
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			list = append(list, o.Text)
		}
	}
	return list
}

// line returns the text of the only object with a keyword.
func (l *lemma) line(keyword string) string {
	list := l.texts(keyword)
	if len(list) != 1 {
		l.reject("theorem/object", "%d lines %q, want one", len(list), keyword)
		return "0"
	}
	return list[0]
}

// constantOf reads the number that stands behind a keyword, from least to most.
func (l *lemma) constantOf(keyword, rule string, least, most int) int {
	text := l.line(keyword)
	n, known := constant(l.expression(text, nil), nil)
	if !known || n < int64(least) || n > int64(most) {
		l.reject(rule, "%s %q, want a number from %d to %d", keyword, certificates.Shortened(text), least, most)
		return least
	}
	return int(n)
}

// piecesOf reads the tuples that stand behind a keyword, one or more lines.
func (l *lemma) piecesOf(keyword string, names []string, width int) (list []piece) {
	for _, text := range l.texts(keyword) {
		list = append(list, l.piece(text, names, width))
	}
	if len(list) == 0 {
		l.reject("theorem/object", "no lines %q, want one at least", keyword)
		return []piece{l.piece("0", nil, width)}
	}
	return list
}

// others finds the other network, which stands before.
func (l *lemma) others() {
	name := l.fact.Args[1].String()
	i := slices.IndexFunc(l.networks, func(n *network) bool { return n.name == name })
	if l.other = l.network; i < 0 {
		l.reject("theorem/needs", "%s by %s needs the network %s before it", l.Fact, l.By, certificates.Shortened(name))
	} else if l.other = l.networks[i]; l.other.directed {
		l.reject("theorem/directed", "%s by %s of the directed network %s, want an undirected one", l.Fact, l.By, l.other.name)
	}
}

// isName tells whether a text is a name.
func isName(text string) bool {
	c, err := language.Parse(text)
	return err == nil && c.Expr.Op == language.Name && c.Expr.Text == text && text != "true" && text != "false"
}
