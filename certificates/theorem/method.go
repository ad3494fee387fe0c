package theorem

import (
	"maps"
	"math/big"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// method is how lemmas about some facts are proved: methods.words has all, and says how they are
// written.
type method struct {
	by                        string
	facts, relations, options []string
	value                     string // of a fact that is true or false, "" for others
	lines                     []*line
}

// line is a line of the text, with those that stand below it, further in.
type line struct {
	text  string
	block []*line
}

// methods reads the methods for a fact, in which the lines of parts stand for these.
func methods(fact string) (list []*method) {
	parts := make(map[string]*line)
	var open, heads []*line
	for text := range strings.Lines(words.Methods()) {
		l := &line{text: strings.TrimSpace(text)}
		if l.text == "" || strings.HasPrefix(l.text, "//") {
			continue
		}
		depth := (len(text) - len(strings.TrimLeft(text, " "))) / 2
		if open = append(open[:depth], l); depth > 0 {
			open[depth-1].block = append(open[depth-1].block, l)
		} else if part, is := strings.CutPrefix(l.text, "part "); is {
			name, _, _ := strings.Cut(part, "(")
			parts[name] = l
		} else {
			heads = append(heads, l)
		}
	}
	for _, l := range heads {
		of, options, _ := strings.Cut(l.text, " by ")
		m := &method{options: strings.Fields(options)}
		m.by = m.options[0]
		for _, word := range strings.Fields(strings.ReplaceAll(of, ",", "")) {
			switch word {
			case "==", "<=", ">=":
				m.relations = append(m.relations, word)
			case "true", "false":
				m.value = word
			default:
				m.facts = append(m.facts, word)
			}
		}
		if slices.Contains(m.facts, fact) || slices.Contains(m.facts, "any") && (len(list) == 0 || slices.Contains(list[0].facts, "any")) {
			m.lines = expanded(l.block, parts, func(text string) string { return text })
			list = append(list, m)
		}
	}
	return list
}

// expanded are lines with those of parts in their place: where the part has begin, and its term of a
// vertex, it has what the line NAME(TERM): STEPS says, as macros have it.
func expanded(lines []*line, parts map[string]*line, put func(string) string) (list []*line) {
	for _, l := range lines {
		text := put(l.text)
		call, begin, _ := strings.Cut(text, ": ")
		name, term, _ := strings.Cut(strings.TrimSuffix(call, ")"), "(")
		part := parts[name]
		if part == nil {
			list = append(list, &line{text, expanded(l.block, parts, put)})
			continue
		}
		_, of, _ := strings.Cut(strings.TrimSuffix(part.text, ")"), "(")
		vertex, uses := regexp.MustCompile(`\bv\b`), regexp.MustCompile(`\b`+of+`\((\w+)\)`)
		list = append(list, expanded(part.block, parts, func(text string) string {
			text = strings.Replace(text, ": begin", ": "+begin, 1)
			if of == "" {
				return text
			}
			return uses.ReplaceAllStringFunc(text, func(use string) string {
				return vertex.ReplaceAllString(term, uses.FindStringSubmatch(use)[1])
			})
		})...)
	}
	return list
}

// ByText tells whether lemmas about a fact are by its text, as of words that no other method is for.
func ByText(fact string) bool { return methods(fact)[0].facts[0] == "any" }

// Implied is a method by which a fact follows from lemmas about others alone.
type Implied struct {
	By        string
	Relations []string
	Value     string   // of a fact that is true or false, "" for others
	Needs     []string // the facts of these lemmas
}

// Implying returns the methods by which a fact follows from others.
func Implying(fact string) (list []Implied) {
	for _, m := range methods(fact) {
		w, lines := Implied{By: m.by, Relations: m.relations, Value: m.value}, false
		for _, l := range m.lines {
			if words := strings.Fields(l.text); words[0] == "needs" || relationOf[words[0]] != "" {
				w.Needs = append(w.Needs, words[1:]...)
			} else if l.text[0] != '"' {
				lines = true
			}
		}
		if !lines {
			list = append(list, w)
		}
	}
	return list
}

// option returns what stands behind an option, and whether it is there.
func (m *method) option(name string) (what string, is bool) {
	i := slices.Index(m.options, name)
	if i < 0 {
		return "", false
	}
	return slices.Concat(m.options, []string{""})[i+1], true
}

// fits tells whether the method is the one for a lemma, of those of its name.
func (m *method) fits(l *lemma) bool {
	fact, depends := m.option("if")
	keyword, reads := m.option("with")
	name, not := strings.CutPrefix(fact, "!")
	said := l.before(name)
	return slices.Contains(m.relations, l.Relation) && (m.value == "" || m.value == l.Value) &&
		(!depends || said != nil && said.Value == map[bool]string{false: "true", true: "false"}[not]) && (!reads || l.texts(keyword) != nil)
}

// lemma is a lemma that is being proved.
type lemma struct {
	*network
	*Lemma
	fact  *language.Node
	value *language.Node
	cond  *language.Node // nil for none
	// What was read of its lines: keywords, names that stand for coordinates, objects, sums, how many
	// lines "sum"; and what all that is added has as a factor.
	read    map[string]bool
	names   map[string][]string
	objects map[string]*object
	added   map[string][]*sum
	sums    int
	times   *big.Int
	starts  []source
	twice   []bool   // of each neighbour, whether its links are given from both ends
	other   *network // that the fact is about besides, nil for none
	route   *route   // nil but for a router's facts
}

// newLemma is one of which nothing was read yet.
func (n *network) newLemma(part *Lemma, fact *language.Node) *lemma {
	return &lemma{
		network: n, Lemma: part, fact: fact, times: part.factor(), read: make(map[string]bool),
		names: map[string][]string{"v": n.coords}, objects: make(map[string]*object), added: make(map[string][]*sum),
	}
}

// implied tells whether a lemma's method is one by which it follows from others alone.
func (n *network) implied(part *Lemma, fact *language.Node) bool {
	return slices.ContainsFunc(Implying(fact.Text), func(i Implied) bool { return i.By == part.By && slices.Contains(i.Relations, part.Relation) })
}

// prove proves a lemma by its method. Of a network of words, what is not by automata follows from other lemmas alone.
func (n *network) prove(part *Lemma, fact *language.Node) {
	if part.Automata != nil {
		n.automata(part, fact)
		return
	}
	if n.part.Words != nil && !n.implied(part, fact) {
		n.reject("theorem/automata", "%q by %s, want a lemma by automata, or one that follows from others", part.String(), part.By)
		return
	}
	if n.group != nil && part.By != byGenerators && !n.implied(part, fact) {
		n.reject("theorem/generators", "%q by %s, want a lemma by generators, or one that follows from others", part.String(), part.By)
		return
	}
	l := n.newLemma(part, fact)
	list := slices.DeleteFunc(methods(fact.Text), func(m *method) bool { return m.by != part.By })
	if len(list) == 0 {
		n.reject("theorem/method", "%q by %q, want a fact and a method that are known", certificates.Shortened(part.Fact), certificates.Shortened(part.By))
		return
	}
	m := list[len(list)-1]
	if i := slices.IndexFunc(list, func(m *method) bool { return m.fits(l) }); i >= 0 {
		m = list[i]
	}
	if !slices.Contains(m.relations, part.Relation) {
		n.reject("theorem/relation", "%q, want one of %q for %s by %s", part.Relation, m.relations, fact.Text, part.By)
	}
	if _, may := m.option("directed"); n.directed && !may {
		n.reject("theorem/directed", "%s by %s of the directed network %s, want an undirected one", fact.Text, part.By, n.name)
	}
	if _, may := m.option("times"); part.Times != 0 && !may {
		n.reject("theorem/factor", "%d times %s by %s, want no factor", part.Times, fact.Text, part.By)
	}
	if l.value = zero; part.Value == "true" {
		l.value = unit
	} else if part.Value != "false" {
		l.value = l.expression(part.Value, n.params)
	}
	if part.If != "" {
		l.cond = l.expression(part.If, n.params)
	}
	if m.value != "" && part.Value != m.value {
		n.reject("theorem/value", "%q by %s, want %s", certificates.Shortened(part.Value), part.By, m.value)
	}
	switch about, _ := m.option("of"); about {
	case "router":
		l.routed()
	case "network":
		l.others()
	case "all-port":
		if ports := fact.Args[0].Text; ports != about {
			n.reject("theorem/method", "%s by %s, want %q", part.Fact, part.By, about)
		}
	}
	(&frame{lemma: l}).run(m.lines)
	if slices.ContainsFunc(l.Objects[l.sums:], func(o Object) bool { return o.Keyword == "sum" }) {
		l.reject("theorem/object", "more lines \"sum\" than there are variables, want one for each")
	}
	for _, o := range part.Objects {
		if !l.read[o.Keyword] {
			n.reject("theorem/object", "a line %q that %s by %s does not read, want one of %q", certificates.Shortened(o.Keyword), l.Fact, l.By, slices.Sorted(maps.Keys(l.read)))
		}
	}
}
