package reader

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Lifted is a statement in which calls of words stand for what a statement cannot say by itself: what is
// asked of a network that a word makes of others, and what speaks of vertices and links. The words are defined
// beside it, with the networks and variables of the statement for parameters, so that a certificate is about a
// word, as all are.
//
//	cists(line(Complete(n)), 2) for n in 4..6
//
//	cists_line(G) = cists(line(G), 2)
//	cists_line(Complete(n)) for n in 4..6
type Lifted struct {
	Text        string
	Definitions []*language.Definition
}

// lifter makes words of parts of a claim, by lambda lifting: what has a value there is a parameter.
type lifter struct {
	library *words.Library
	text    string
	made    []*language.Definition
}

// Lift returns the sentence of a statement that is none without new words; nil if no words make it one.
func Lift(library *words.Library, text string) *Lifted {
	if _, err := formula.ParseWith(library, text); err == nil {
		return nil
	}
	c, err := language.Parse(text)
	if err != nil {
		return nil
	}
	l := &lifter{library: library, text: text}
	e := l.lift(c.Expr)
	if len(l.made) == 0 {
		return nil
	}
	s := &Lifted{Text: e.String(), Definitions: l.made}
	if len(c.For) > 0 {
		s.Text += " " + text[strings.LastIndex(text[:c.For[0].Place.Column-1], "for"):]
	}
	return s
}

// lift puts calls of new words in the place of what a claim does not say.
func (l *lifter) lift(n *language.Node) *language.Node {
	if n == nil || isNetwork(n) {
		return n
	}
	if l.beyond(n) {
		if call := l.word(n); call != nil {
			return call
		}
		return n
	}
	e := *n
	e.Args = nil
	for _, a := range n.Args {
		e.Args = append(e.Args, l.lift(a))
	}
	return &e
}

// isNetwork tells whether an expression is the name of a network.
func isNetwork(n *language.Node) bool {
	return (n.Op == language.Call || n.Op == language.Name) && language.Capital(n.Text)
}

// beyond tells whether a claim cannot say what the outermost operation of an expression does: it goes through
// other things than numbers, or asks something of a network that a word makes.
func (l *lifter) beyond(n *language.Node) bool {
	if n.Ranges != nil {
		return slices.ContainsFunc(n.Ranges, func(r language.Range) bool { return r.In.Op != language.To })
	}
	return n.Op == language.Call && slices.ContainsFunc(n.Args, func(a *language.Node) bool {
		d := l.library.Find(a.Text)
		return a.Op == language.Call && !language.Capital(a.Text) && d != nil && d.Role == words.Word && d.Sort.IsNetwork()
	})
}

// word defines a word that says what an expression does, and returns the call of it; nil if there is no network in it.
func (l *lifter) word(n *language.Node) *language.Node {
	var networks, numbers []*language.Node
	var letters []string
	names := make(map[string]bool) // of what is a variable within
	var abstract func(n *language.Node, bound []string) *language.Node
	fine := true
	abstract = func(n *language.Node, bound []string) *language.Node {
		if n == nil {
			return nil
		}
		switch {
		case n.Op == language.Word || isNetwork(n) && !slices.Contains(bound, n.Text):
			fine = fine && !slices.ContainsFunc(bound, func(name string) bool { return n.Mentions(name) })
			text := n.String()
			i := slices.IndexFunc(networks, func(m *language.Node) bool { return m.String() == text })
			if i < 0 {
				i = len(networks)
				networks, letters = append(networks, n), append(letters, l.letter(letters))
			}
			return &language.Node{Op: language.Name, Text: letters[i], Place: n.Place}
		case n.Op == language.Name:
			if !slices.Contains(bound, n.Text) && !slices.Contains([]string{"true", "false", "infinite"}, n.Text) && !names[n.Text] {
				names[n.Text] = true
				numbers = append(numbers, n)
			}
			return n
		}
		if d := l.library.Find(n.Text); n.Op == language.Call && d != nil && d.Role == words.Word {
			for i, a := range n.Args { // a router, or numbers, have to be named in the statement
				fine = fine && (a.Op != language.Word || i < len(d.Params) && d.Params[i].IsNetwork())
			}
		}
		e := *n
		e.Args, e.Ranges = nil, nil
		for _, r := range n.Ranges {
			r.In = abstract(r.In, bound)
			bound = append(slices.Clone(bound), r.Names...)
			r.If = abstract(r.If, bound)
			e.Ranges = append(e.Ranges, r)
		}
		for _, a := range n.Args {
			e.Args = append(e.Args, abstract(a, bound))
		}
		return &e
	}
	body := abstract(n, nil)
	if len(networks) == 0 || !fine {
		return nil
	}
	var params []language.Param
	for _, letter := range letters {
		params = append(params, language.Param{Name: letter})
	}
	for _, x := range numbers {
		params = append(params, language.Param{Name: x.Text})
	}
	d := &language.Definition{Params: params, Body: body, Place: n.Place}
	l.name(d)
	return &language.Node{Op: language.Call, Text: d.Name, Args: slices.Concat(networks, numbers), Place: n.Place}
}

// letter is a name for a network that is none of the statement's.
func (l *lifter) letter(letters []string) string {
	for i := 0; ; i++ {
		name := string("GHKLMNPQ"[i%8]) + strings.Repeat("_", i/8)
		if !slices.Contains(letters, name) && !regexp.MustCompile(`\b`+name+`\b`).MatchString(l.text) {
			return name
		}
	}
}

// parts of a sentence that its word has in its name.
const partsOfName = 4

// name names a word by the words and quantifiers in its text, and takes it in, once.
func (l *lifter) name(d *language.Definition) {
	var parts []string
	d.Body.Each(func(n *language.Node) bool {
		if len(parts) < partsOfName && (n.Ranges != nil || n.Op == language.Call) {
			parts = append(parts, strings.ToLower(n.Text+map[bool]string{true: n.Op}[n.Ranges != nil]))
		}
		return true
	})
	var names []string
	for _, p := range d.Params {
		names = append(names, p.Name)
	}
	stem := strings.Join(parts, "_")
	for i := 1; ; i++ {
		d.Name = stem
		if i > 1 {
			d.Name = fmt.Sprintf("%s_%d", stem, i)
		}
		d.Source = fmt.Sprintf("%s(%s) = %s", d.Name, strings.Join(names, ", "), d.Body)
		same := func(other *language.Definition) bool { return other.Source == d.Source }
		if i := slices.IndexFunc(l.made, func(m *language.Definition) bool { return m.Name == d.Name }); i >= 0 {
			if same(l.made[i]) {
				return
			}
			continue
		}
		if known := l.library.Find(d.Name); known != nil && !same(known.Definition) || known == nil && l.library.Has(d.Name) {
			continue
		}
		l.made = append(l.made, d)
		return
	}
}

// refused says what is wrong with the words of a sentence.
func (s *Lifted) refused(library *words.Library) *language.Error {
	for _, d := range s.Definitions {
		var wrong *language.Error
		more, err := library.Extend(d.Source+"\n", func(string) string { return "" }, func(string) bool { return true })
		if errors.As(err, &wrong) {
			return &language.Error{Column: d.Place.Column, Detail: wrong.Detail + "; this is read as " + certificates.Shortened(d.Source)}
		} else if err == nil {
			library = more
		}
	}
	return nil
}

// named is a line of claims that has a name before the statement.
var named = regexp.MustCompile(`^[\w./ -]+:\s+(.*)$`)

// Say defines the words of sentences that texts have, one a line. A line of which words make no
// statement is left as it is.
func (s *Definitions) Say(mentioned []string) {
	for _, text := range mentioned {
		for line := range strings.Lines(prose.ReplaceAllLiteralString(text, "")) {
			line = strings.TrimSpace(line)
			if m := named.FindStringSubmatch(line); m != nil {
				line = m[1]
			}
			said := Lift(s.Library(), line)
			if said == nil {
				continue
			}
			for _, d := range said.Definitions {
				if s.Library().Find(d.Name) == nil {
					source := "// What a statement says.\n" + d.Source + "\n"
					_ = s.define(file{"the statement", source, source}) // what is wrong is told where the statement is read
				}
			}
		}
	}
}
