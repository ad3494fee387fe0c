package words

import (
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// maxWritten bounds the parts of a text with its words written out.
const maxWritten = 1 << 16

// writing makes a text without words.
type writing struct {
	parts int
	err   error
}

// argument is an expression of a definition, whose parameters stand for arguments too.
type argument struct {
	*language.Node
	in    *Definition
	names map[string]argument
}

// Written returns the definition of a network, or of a router, in which words of numbers stand as what they say: call by
// name. Since their arguments have values, used or not, one that may have none has to be used, and a word's parameter is whole
// where it is rounded. The variables of a word's quantifiers are none of
// the names in its arguments, which they might catch. Comparisons are by < and <= alone.
func (d *Definition) Written() (*Definition, error) {
	w := new(writing)
	definition := *d.Definition
	definition.Body = w.out(argument{d.Body, d, nil})
	return &Definition{Definition: &definition, Role: d.Role, Params: d.Params, Sort: d.Sort, Own: d.Own, notes: d.notes}, w.err
}

// catches tells whether a variable of a quantifier is a name in what stands for a word's parameters.
func (w *writing) catches(n *language.Node, names map[string]argument) bool {
	for _, r := range n.Ranges {
		for _, a := range names {
			if w.out(a).Mentions(r.Names...) {
				return true
			}
		}
	}
	return false
}

// out writes an expression out.
func (w *writing) out(a argument) *language.Node {
	n := a.Node
	if w.parts++; n == nil || w.err != nil {
		return n
	}
	arg := func(n *language.Node) argument { return argument{n, a.in, a.names} }
	given, is := a.names[n.Text]
	word := a.in.used[n.Text]
	switch {
	case w.parts > maxWritten:
		w.err = n.Place.Wrong("more than %d parts when each word is written out", maxWritten)
	case n.Op == language.Name && is:
		return w.out(given)
	case meaning.Rounds(n) != 0 && n.Args[0].Op != "/":
		return w.out(arg(n.Args[0]))
	case word != nil && word.Role == Word && (n.Op == language.Name || n.Op == language.Call):
		names := make(map[string]argument)
		for i, name := range word.Names() {
			if names[name] = arg(n.Args[i]); !word.Body.Mentions(name) && w.out(names[name]).Args != nil {
				w.err = n.Place.Wrong("%s, which does not use %s: want a name or a numeral for it", n.Text, name)
			}
		}
		return w.out(argument{word.Body, word, names})
	case n.Ranges != nil && w.catches(n, a.names):
		w.err = n.Place.Wrong("a word with %q, whose variable is also a name in the text of a network", n.Op)
	}
	x := *n
	all := func(list []*language.Node) (out []*language.Node) {
		for _, n := range list {
			out = append(out, w.out(arg(n)))
		}
		return out
	}
	ranges := func(list []language.Range) (out []language.Range) {
		for _, r := range list {
			r.In, r.If = w.out(arg(r.In)), w.out(arg(r.If))
			out = append(out, r)
		}
		return out
	}
	x.Args, x.Ranges, x.Next = all(n.Args), ranges(n.Ranges), nil
	if n.Op == ">" || n.Op == ">=" {
		x.Op, x.Args[0], x.Args[1] = "<"+n.Op[1:], x.Args[1], x.Args[0]
	}
	for _, next := range n.Next {
		next.To, next.On, next.For, next.If = w.out(arg(next.To)), w.out(arg(next.On)), ranges(next.For), all(next.If)
		x.Next = append(x.Next, next)
	}
	return &x
}
