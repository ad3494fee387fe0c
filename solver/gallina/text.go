package gallina

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// ErrNoText marks a network's text with something that certificates/coq/base/Text.v has no
// form for.
var ErrNoText = errors.New("not said in Coq")

// TextName returns what Coq calls the text of a network.
func TextName(network string) string { return network + "_text" }

// Texts writes the texts of a library's networks as a file for Coq, with each text in a comment.
// Those that have no form there are named in a comment with the reason.
func Texts(library *words.Library) string {
	var b strings.Builder
	b.WriteString(textsHead)
	for _, d := range library.All() {
		if d.Role != words.Network {
			continue
		}
		text, err := Text(library, d)
		if err != nil {
			fmt.Fprintf(&b, "\n(* %s: %v *)\n", d.Head(), err)
			continue
		}
		b.WriteString("\n" + commented(d.Source) + text)
	}
	return b.String()
}

// commented makes a comment of a text.
func commented(text string) string {
	text = strings.NewReplacer("(*", "( *", "*)", "* )", "\"", "'", "\n", "\n   ").Replace(text)
	return "(* " + text + " *)\n"
}

const textsHead = `(* The networks' texts: made from certificates/words/networks.words by package gallina, which a test
   does again; and the last few, which are no standard definitions: torus and mesh of two and three
   sides, for no line says any number of sides, and the line. TextTheorems.v shows what networks they are. *)

From Coq Require Import ZArith List.
From Topocert Require Import Text.
Import ListNotations.
Open Scope Z_scope.
Open Scope text_scope.
`

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
	coordinates, inside, err := t.ranges(d.Body.Ranges, s)
	if err != nil {
		return "", err
	}
	var nexts []string
	for _, n := range d.Body.Next {
		next, err := t.next(n, inside)
		if err != nil {
			return "", err
		}
		nexts = append(nexts, next)
	}
	return fmt.Sprintf("Definition %s : text :=\n %s Text %d\n  %s\n  [%s].\n", TextName(d.Name), inside.lets(nil), len(d.Definition.Params), coordinates, strings.Join(nexts, ";\n   ")), nil
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

// lets writes which place each of the scope's variables has that are not in another scope.
func (s scope) lets(known []string) string {
	var b strings.Builder
	for i, term := range s.terms {
		if i >= len(known) {
			fmt.Fprintf(&b, " let %s := Var %d in", term, i)
		}
	}
	return b.String()
}

// texter writes expressions of networks.
type texter struct {
	library *words.Library
	// rounded says that a quotient is rounded down, as in a certificate's terms.
	rounded bool
}

func noText(n *language.Node, what string) error {
	return fmt.Errorf("%w: line %d, column %d: %s", ErrNoText, n.Place.Line, n.Place.Column, what)
}

// ranges writes ranges of numbers, each with its condition.
func (t *texter) ranges(list []language.Range, s scope) (string, scope, error) {
	var written []string
	for _, r := range list {
		if len(r.Names) != 1 || r.In.Op != language.To {
			return "", scope{}, noText(r.In, "want one variable in a range of numbers")
		}
		low, err := t.term(r.In.Args[0], s)
		if err != nil {
			return "", scope{}, err
		}
		high, err := t.term(r.In.Args[1], s)
		if err != nil {
			return "", scope{}, err
		}
		s = s.with(r.Names[0])
		only, err := t.all(r.If, s)
		if err != nil {
			return "", scope{}, err
		}
		written = append(written, fmt.Sprintf("Range %s %s %s", grouped(low), grouped(high), grouped(only)))
	}
	return "[" + strings.Join(written, "; ") + "]", s, nil
}

// next writes a neighbour.
func (t *texter) next(n language.Next, s scope) (string, error) {
	outside := s.names
	over, s, err := t.ranges(n.For, s)
	if err != nil {
		return "", err
	}
	when := "Yes"
	for i, c := range n.If {
		x, err := t.cond(c, s)
		if err != nil {
			return "", err
		}
		if i > 0 {
			x = fmt.Sprintf("%s && %s", grouped(when), grouped(x))
		}
		when = x
	}
	to := []*language.Node{n.To}
	if n.To.Op == language.Tuple {
		to = n.To.Args
	}
	var terms []string
	for _, a := range to {
		x, err := t.term(a, s)
		if err != nil {
			return "", err
		}
		if a.Op == language.Numeral {
			x = "Num " + x // Coq takes a list that begins with a number for one of numbers
		}
		terms = append(terms, x)
	}
	next := fmt.Sprintf("Next [%s] %s %s", strings.Join(terms, "; "), over, grouped(when))
	if len(n.For) > 0 {
		next = "(" + strings.TrimPrefix(s.lets(outside), " ") + " " + next + ")"
	}
	return next, nil
}

// all writes a condition, or that there is none.
func (t *texter) all(n *language.Node, s scope) (string, error) {
	if n == nil {
		return "Yes", nil
	}
	return t.cond(n, s)
}

// cond writes a condition.
func (t *texter) cond(n *language.Node, s scope) (string, error) {
	switch n.Op {
	case language.Name:
		switch {
		case s.find(n.Text) != "":
		case n.Text == "true":
			return "Yes", nil
		case n.Text == "false":
			return "Not Yes", nil
		}
	case "!":
		x, err := t.cond(n.Args[0], s)
		return "Not " + grouped(x), err
	case "&&", "||":
		a, err := t.cond(n.Args[0], s)
		if err != nil {
			return "", err
		}
		b, err := t.cond(n.Args[1], s)
		return fmt.Sprintf("%s %s %s", grouped(a), n.Op, grouped(b)), err
	case "==", "!=", "<", "<=", ">", ">=":
		a, b, err := t.two(n, s)
		switch n.Op {
		case "!=":
			return fmt.Sprintf("Not (%s == %s)", a, b), err
		case ">":
			return fmt.Sprintf("%s < %s", b, a), err
		case ">=":
			return fmt.Sprintf("%s <= %s", b, a), err
		}
		return fmt.Sprintf("%s %s %s", a, n.Op, b), err
	case language.Call:
		if d := t.library.Find(n.Text); d != nil && d.Role == words.Word && d.Sort.IsTruth() {
			inside, err := t.inside(d, n, s)
			if err != nil {
				return "", err
			}
			return t.cond(d.Body, inside)
		}
	}
	return "", noText(n, fmt.Sprintf("%q, want a condition on numbers", n.Op+" "+n.Text))
}

// two writes an operation's two terms as arguments.
func (t *texter) two(n *language.Node, s scope) (a, b string, err error) {
	if a, err = t.term(n.Args[0], s); err == nil {
		b, err = t.term(n.Args[1], s)
	}
	return grouped(a), grouped(b), err
}

// maxTerm is the length in bytes of the longest term that is written where words are put in.
const maxTerm = 1 << 16

// inside is the scope of a word's body where it is applied.
func (t *texter) inside(d *words.Definition, n *language.Node, s scope) (scope, error) {
	var inside scope
	for i, a := range n.Args {
		x, err := t.term(a, s)
		if err == nil && len(x) > maxTerm {
			err = noText(a, fmt.Sprintf("a term of %d bytes in Coq, want at most %d", len(x), maxTerm))
		}
		if err != nil {
			return scope{}, err
		}
		inside.names = append(inside.names, d.Definition.Params[i].Name)
		inside.terms = append(inside.terms, x)
	}
	return inside, nil
}

// term writes a term of numbers.
func (t *texter) term(n *language.Node, s scope) (string, error) {
	switch n.Op {
	case language.Numeral:
		if strings.Contains(n.Text, ".") {
			return "", noText(n, n.Text+", want a whole number")
		}
		return n.Text, nil
	case language.Name:
		if x := s.find(n.Text); x != "" {
			return x, nil
		}
		if d := t.library.Find(n.Text); d != nil && d.Role == words.Word {
			return t.term(d.Body, scope{})
		}
	case "+", "-", "*", "%":
		if len(n.Args) == 1 {
			x, err := t.term(n.Args[0], s)
			return "0 - " + grouped(x), err
		}
		a, b, err := t.two(n, s)
		return fmt.Sprintf("%s %s %s", a, strings.Replace(n.Op, "%", "mod", 1), b), err
	case "/":
		if t.rounded {
			a, b, err := t.two(n, s)
			return fmt.Sprintf("Floor %s %s", a, b), err
		}
	case language.Call:
		return t.call(n, s)
	}
	return "", noText(n, fmt.Sprintf("%q, want a term of whole numbers", strings.TrimSpace(n.Op+" "+n.Text)))
}

// call writes a function or a word.
func (t *texter) call(n *language.Node, s scope) (string, error) {
	switch n.Text {
	case "floor", "ceil":
		q := n.Args[0]
		if q.Op != "/" && t.rounded {
			return t.term(q, s)
		}
		if q.Op != "/" {
			return "", noText(n, n.Text+" of what is no quotient")
		}
		a, b, err := t.two(q, s)
		if n.Text == "ceil" {
			return fmt.Sprintf("0 - (Floor (0 - %s) %s)", a, b), err
		}
		return fmt.Sprintf("Floor %s %s", a, b), err
	case "abs":
		x, err := t.term(n.Args[0], s)
		return "Abs " + grouped(x), err
	case "pow", "xor", "bit":
		a, b, err := t.two(n, s)
		return fmt.Sprintf("%s %s %s", map[string]string{"pow": "Pow", "xor": "Xor", "bit": "Bit"}[n.Text], a, b), err
	case "min", "max":
		name := map[string]string{"min": "Min", "max": "Max"}[n.Text]
		x, err := t.term(n.Args[0], s)
		for _, a := range n.Args[1:] {
			var y string
			if err == nil {
				y, err = t.term(a, s)
			}
			x = fmt.Sprintf("%s %s %s", name, grouped(x), grouped(y))
		}
		return x, err
	case "cond":
		c, err := t.cond(n.Args[0], s)
		if err != nil {
			return "", err
		}
		a, b, err := t.two(&language.Node{Args: n.Args[1:]}, s)
		return fmt.Sprintf("Cond %s %s %s", grouped(c), a, b), err
	}
	if d := t.library.Find(n.Text); d != nil && d.Role == words.Word && d.Sort.IsNumber() {
		inside, err := t.inside(d, n, s)
		if err != nil {
			return "", err
		}
		return t.term(d.Body, inside)
	}
	return "", noText(n, n.Text+", want a function of whole numbers that Text.v has")
}
