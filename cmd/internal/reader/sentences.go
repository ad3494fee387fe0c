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
	calls   []patch // of the words
}

// patch is what stands in the place of a part of a text.
type patch struct {
	from, to int
	text     string
}

// patched is a part of a text with what stands in it instead.
func patched(text string, from, to int, patches []patch) string {
	var b strings.Builder
	for _, p := range patches {
		b.WriteString(text[from:p.from] + p.text)
		from = p.to
	}
	return b.String() + text[from:to]
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
	c.Expr.Each(func(n *language.Node) bool { return !isNetwork(n) && (!l.beyond(n) || !l.word(n)) })
	if len(l.made) == 0 {
		return nil
	}
	return &Lifted{patched(text, 0, len(text), sorted(l.calls)), l.made}
}

func sorted(list []patch) []patch {
	return slices.SortedFunc(slices.Values(list), func(a, b patch) int { return a.from - b.from })
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

// span is where the text of a call, a quantifier or a name begins and ends: behind all that is in it, and what
// closes its parentheses.
func (l *lifter) span(n *language.Node) (from, to int) {
	from = n.Place.Column - 1
	n.Each(func(n *language.Node) bool {
		length := len(n.Text)
		if n.Op == language.Word {
			length += len(`""`)
		}
		to = max(to, n.Place.Column-1+max(length, 1))
		return true
	})
	open, quoted := 0, false
	for i, c := range l.text[from:] {
		if from+i >= to && open <= 0 {
			break
		}
		switch {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(' || c == '[':
			open++
		case c == ')' || c == ']':
			open--
		}
		to = max(to, from+i+1)
	}
	return from, to
}

// word defines a word that says what an expression does, and calls it in its place. It answers false if there is
// no network in it, or what has to be named in a statement.
func (l *lifter) word(n *language.Node) bool {
	var networks, letters, numbers, bound []string
	var within []patch
	fine := true
	n.Each(func(n *language.Node) bool {
		for _, r := range n.Ranges {
			bound = append(bound, r.Names...)
		}
		return true
	})
	n.Each(func(n *language.Node) bool {
		free := func(n *language.Node) bool { return !slices.Contains(bound, n.Text) }
		switch {
		case n.Op == language.Word || isNetwork(n) && free(n):
			fine = fine && !n.Mentions(bound...)
			from, to := l.span(n)
			i := slices.Index(networks, l.text[from:to])
			if i < 0 {
				i = len(networks)
				networks, letters = append(networks, l.text[from:to]), append(letters, l.letter(letters))
			}
			within = append(within, patch{from, to, letters[i]})
			return false
		case n.Op == language.Name && free(n) && !slices.Contains([]string{"true", "false", "infinite"}, n.Text) && !slices.Contains(numbers, n.Text):
			numbers = append(numbers, n.Text)
		}
		if d := l.library.Find(n.Text); n.Op == language.Call && d != nil && d.Role == words.Word {
			for i, a := range n.Args { // a router, or numbers
				fine = fine && (a.Op != language.Word || i < len(d.Params) && d.Params[i].IsNetwork())
			}
		}
		return true
	})
	if len(networks) == 0 || !fine {
		return false
	}
	from, to := l.span(n)
	name := l.name(n, "("+strings.Join(slices.Concat(letters, numbers), ", ")+") = "+patched(l.text, from, to, sorted(within)))
	l.calls = append(l.calls, patch{from, to, name + "(" + strings.Join(slices.Concat(networks, numbers), ", ") + ")"})
	return true
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

// partsOfName is how many words and quantifiers a word of a sentence has in its name.
const partsOfName = 4

// name takes in a word of which the text behind its name is given, once, and names it by what is in it.
func (l *lifter) name(n *language.Node, behind string) string {
	var parts []string
	n.Each(func(n *language.Node) bool {
		if n.Ranges != nil {
			parts = append(parts, n.Op)
		} else if n.Op == language.Call && !isNetwork(n) {
			parts = append(parts, n.Text)
		}
		return true
	})
	stem := strings.Join(parts[:min(len(parts), partsOfName)], "_")
	for i := 1; ; i++ {
		name := stem
		if i > 1 {
			name = fmt.Sprintf("%s_%d", stem, i)
		}
		d := &language.Definition{Name: name, Source: name + behind, Place: n.Place}
		if known := l.library.Find(name); known != nil && known.Source != d.Source || known == nil && l.library.Has(name) {
			continue
		}
		switch i := slices.IndexFunc(l.made, func(m *language.Definition) bool { return m.Name == name }); {
		case i < 0:
			l.made = append(l.made, d)
			return name
		case l.made[i].Source == d.Source:
			return name
		}
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
