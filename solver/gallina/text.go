package gallina

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// ErrNoText marks a network's text with something that certificates/coq/base/Text.v has no
// form for.
var ErrNoText = errors.New("not said in Coq")

// TextName returns what Coq calls the text of a network.
func TextName(network string) string { return network + "_text" }

// commented makes a comment of a text.
func commented(text string) string {
	text = strings.NewReplacer("(*", "( *", "*)", "* )", "\"", "'", "\n", "\n   ").Replace(text)
	return "(* " + text + " *)\n"
}

// Text writes the text of a network as a definition for Coq, in the syntax of Text.v. Words
// that the text uses are put in. Errors are ErrNoText.
func Text(library *words.Library, d *words.Definition) (string, error) {
	if d.Body.Op != language.Graph {
		return "", fmt.Errorf("%w: no graph, want one", ErrNoText)
	}
	t := &texter{library: library}
	var s scope
	for _, p := range d.Definition.Params {
		s = s.with(p.Name)
	}
	coordinates, inside := t.ranges(d.Body.Ranges, s)
	var nexts []string
	for _, n := range d.Body.Next {
		nexts = append(nexts, t.next(n, inside))
	}
	return fmt.Sprintf("Definition %s : text :=\n %s Text %d\n  %s\n  [%s].\n", TextName(d.Name), inside.lets(0), len(d.Definition.Params), coordinates, strings.Join(nexts, ";\n   ")), t.err
}

// scope says what Coq calls the names that are known: a variable, or what stands for a word's
// parameter.
type scope struct {
	names []string
	terms []string // of each name
}

// find returns what a name stands for, "" if it is not known.
func (s scope) find(name string) string {
	if i := slices.Index(s.names, name); i >= 0 {
		return s.terms[i]
	}
	return ""
}

// with returns the scope with one more variable.
func (s scope) with(name string) scope {
	return scope{append(slices.Clip(s.names), name), append(slices.Clip(s.terms), variable(name))}
}

// variable returns what Coq calls a variable: its name, unless that could have a meaning there.
func variable(name string) string {
	if len(name) == 1 {
		return name
	}
	return name + "_"
}

// lets writes which place each of the scope's variables has, but for the first ones.
func (s scope) lets(known int) string {
	var b strings.Builder
	for i, term := range s.terms[known:] {
		fmt.Fprintf(&b, " let %s := Var %d in", term, known+i)
	}
	return b.String()
}

// texter writes expressions of networks.
type texter struct {
	failing
	library *words.Library
	// rounded says that a quotient is rounded down, as in a certificate's terms.
	rounded bool
}

func noText(n *language.Node, what string) error {
	return fmt.Errorf("%w: line %d, column %d: %s", ErrNoText, n.Place.Line, n.Place.Column, what)
}

// none says that something has no form.
func (t *texter) none(n *language.Node, what string) string {
	t.fail(noText(n, what))
	return ""
}

// ranges writes ranges of numbers, each with its condition.
func (t *texter) ranges(list []language.Range, s scope) (text string, inside scope) {
	text = listEach(list, func(_ int, r language.Range) string {
		if len(r.Names) != 1 || r.In.Op != language.To {
			return t.none(r.In, "want one variable in a range of numbers")
		}
		ends := t.terms(r.In.Args, s)
		s = s.with(r.Names[0])
		only := "Yes"
		if r.If != nil {
			only = t.cond(r.If, s)
		}
		return fmt.Sprintf("Range %s %s %s", grouped(ends[0]), grouped(ends[1]), grouped(only))
	})
	return text, s
}

// next writes a neighbour.
func (t *texter) next(n language.Next, outside scope) string {
	over, s := t.ranges(n.For, outside)
	when := "Yes"
	for i, c := range n.If {
		x := t.cond(c, s)
		if i > 0 {
			x = inText.write("&&", when, x)
		}
		when = x
	}
	to := []*language.Node{n.To}
	if n.To.Op == language.Tuple {
		to = n.To.Args
	}
	terms := listEach(to, func(_ int, a *language.Node) string {
		if a.Op == language.Numeral {
			return "Num " + t.term(a, s) // Coq takes a list that begins with a number for one of numbers
		}
		return t.term(a, s)
	})
	next := fmt.Sprintf("Next %s %s %s", terms, over, grouped(when))
	if len(n.For) > 0 {
		next = "(" + strings.TrimPrefix(s.lets(len(outside.names)), " ") + " " + next + ")"
	}
	return next
}

// cond writes a condition.
func (t *texter) cond(n *language.Node, s scope) string {
	switch n.Op {
	case language.Name:
		switch {
		case s.find(n.Text) != "":
		case n.Text == "true":
			return "Yes"
		case n.Text == "false":
			return "Not Yes"
		}
	case "!", "&&", "||":
		return inText.write(n.Op, each(n.Args, func(_ int, a *language.Node) string { return t.cond(a, s) })...)
	case "==", "!=", "<", "<=", ">", ">=":
		return inText.write(n.Op, t.terms(n.Args, s)...)
	case language.Call:
		if d := t.library.Find(n.Text); d != nil && d.Role == words.Word && d.Sort.IsTruth() {
			return t.cond(d.Body, t.inside(d, n, s))
		}
	}
	return t.none(n, fmt.Sprintf("%q, want a condition on numbers", n.Op+" "+n.Text))
}

// terms writes terms, each by itself.
func (t *texter) terms(list []*language.Node, s scope) []string {
	return each(list, func(_ int, a *language.Node) string { return t.term(a, s) })
}

// maxTerm is the length in bytes of the longest term that is written where words are put in.
const maxTerm = 1 << 16

// inside is the scope of a word's body where it is applied.
func (t *texter) inside(d *words.Definition, n *language.Node, s scope) (inside scope) {
	for i, a := range n.Args {
		x := t.term(a, s)
		if len(x) > maxTerm {
			x = t.none(a, fmt.Sprintf("a term of %d bytes in Coq, want at most %d", len(x), maxTerm))
		}
		inside.names = append(inside.names, d.Definition.Params[i].Name)
		inside.terms = append(inside.terms, x)
	}
	return inside
}

// term writes a term of numbers.
func (t *texter) term(n *language.Node, s scope) string {
	if t.err != nil {
		return ""
	}
	switch op := n.Op; op {
	case language.Numeral:
		if strings.Contains(n.Text, ".") {
			return t.none(n, n.Text+", want a whole number")
		}
		return n.Text
	case language.Name:
		if x := s.find(n.Text); x != "" {
			return x
		}
		if d := t.library.Find(n.Text); d != nil && d.Role == words.Word {
			return t.term(d.Body, scope{})
		}
	case "+", "-", "*", "%":
		if len(n.Args) == 1 {
			op = "0-"
		}
		return inText.write(op, t.terms(n.Args, s)...)
	case "/":
		if t.rounded {
			return inText.write("floor/", t.terms(n.Args, s)...)
		}
	case language.Call:
		return t.call(n, s)
	}
	return t.none(n, fmt.Sprintf("%q, want a term of whole numbers", strings.TrimSpace(n.Op+" "+n.Text)))
}

// call writes a function or a word.
func (t *texter) call(n *language.Node, s scope) string {
	switch q := n.Args; {
	case meaning.Rounds(n) != 0:
		if q[0].Op == "/" {
			return inText.write(n.Text+"/", t.terms(q[0].Args, s)...)
		}
		if t.rounded {
			return t.term(q[0], s)
		}
		return t.none(n, n.Text+" of what is no quotient")
	case n.Text == "cond":
		return inText.write(n.Text, append([]string{t.cond(q[0], s)}, t.terms(q[1:], s)...)...)
	}
	if inText.has(n.Text) {
		return inText.write(n.Text, t.terms(n.Args, s)...)
	}
	if d := t.library.Find(n.Text); d != nil && d.Role == words.Word && d.Sort.IsNumber() {
		return t.term(d.Body, t.inside(d, n, s))
	}
	return t.none(n, n.Text+", want a function of whole numbers that Text.v has")
}
