package checking

import (
	"cmp"
	_ "embed"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"unicode"

	"topocert"
	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/routing"
	"topocert/topology"
)

// module is the source that this program was compiled from.
var module = sync.OnceValue(func() *sourceTree {
	m, err := readSource(topocert.Source)
	if err != nil { // it was compiled, and there is a test
		panic(err)
	}
	return m
})

// reached holds lines of code, by file.
type reached map[string]int

// lines returns the sum.
func (r reached) lines() int {
	sum := 0
	for _, n := range r {
		sum += n
	}
	return sum
}

// without returns the lines that are not in another, by file.
func (r reached) without(other reached) reached {
	rest := maps.Clone(r)
	for file, n := range other {
		if rest[file] -= n; rest[file] <= 0 {
			delete(rest, file)
		}
	}
	return rest
}

// String lists the files by package.
func (r reached) String() string {
	packages := make(map[string][]string)
	for _, file := range slices.Sorted(maps.Keys(r)) {
		packages[path.Dir(file)] = append(packages[path.Dir(file)], fmt.Sprintf("%s %d", path.Base(file), r[file]))
	}
	var b strings.Builder
	for _, dir := range slices.Sorted(maps.Keys(packages)) {
		fmt.Fprintf(&b, "           %s: %s\n", dir, strings.Join(packages[dir], ", "))
	}
	return b.String()
}

// partsOf returns the parts that a certificate needs, as far as they are entered: a
// graph or a table of a file has none of its own.
func partsOf(names *resolve.Names, c *certificates.Certificate) []string {
	parts := []string{"kind:" + c.Kind}
	for _, line := range c.Body {
		if line.Keyword == "by" { // a step of a strategy
			line.Keyword = line.Text
		}
		if part := "line:" + line.Keyword; !slices.Contains(parts, part) && module().Has(part) {
			parts = append(parts, part)
		}
	}
	for _, s := range c.Statements() {
		parts = append(parts, c.Kind+":"+s.Subject)
		if s.Relation != "=" {
			parts = append(parts, "bounds", "op:-", "op:max") // as absolute values are bounded
		}
		if d := certificates.WordOf(names.Words(), s.Subject); d != nil && c.Kind == "strategy" {
			parts = append(append(parts, partsOfWord(names, d, make(map[string]bool))...), evaluated(d, make(map[*words.Definition]bool))...)
		}
		for _, name := range append([]string{s.Network}, s.Args...) {
			parts = append(parts, partsOfName(names, name)...)
		}
	}
	return entered(parts)
}

// partsOfName returns the parts that a network needs, or a router, or what else has a name.
func partsOfName(names *resolve.Names, name string) []string {
	name = routing.WithoutLanes(name)
	stem, _, _ := strings.Cut(name, "(")
	switch {
	case strings.HasPrefix(name, "g6:"):
		return []string{"g6"}
	case names.TextOf(name) != nil:
		return append(partsOfNetwork(names, stem), "text", "defined")
	case topology.Known(stem):
		return append(partsOfNetwork(names, stem), "text", "network:"+stem)
	case names.TextRouter(name):
		return append(partsOfText(names, names.Words().Find(name), make(map[string]bool)), "text", "hops", "router")
	case routing.Known(name):
		part := "router:" + name
		for i := len(name) - 1; i >= 0 && !module().Has(part); i-- { // a family is entered as ftt-b-*
			part = "router:" + name[:i] + "*"
		}
		return []string{"router", part}
	case strings.HasPrefix(name, routing.TablePrefix), name == certificates.Shortest:
		return []string{"router"}
	}
	return nil
}

// partsOfNetwork returns those that the text of a network needs.
func partsOfNetwork(names *resolve.Names, stem string) []string {
	library := names.Words()
	if d := library.Find(library.Stem(stem)); d != nil {
		return partsOfText(names, d, make(map[string]bool))
	}
	if d := library.Network(stem, 1); d != nil {
		return append(operations(d.Line()), "words", "grid")
	}
	return []string{"words"}
}

// operations returns the parts of the operations that a text says.
func operations(text string) (parts []string) {
	for part := range module().parts {
		name, is := strings.CutPrefix(part, "op:")
		if is && (slices.ContainsFunc(namesIn(text), func(word string) bool { return word == name || name == "+" && (word == "count" || word == "sum") }) || !unicode.IsLetter(rune(name[0])) && strings.Contains(text, name)) {
			parts = append(parts, part)
		}
	}
	return parts
}

// namesIn returns the names in a text.
func namesIn(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// partsOfWord returns the parts that a word needs: its text, and the networks that are named there.
func partsOfWord(names *resolve.Names, d *words.Definition, seen map[string]bool) []string {
	return append(partsOfText(names, d, seen), "word")
}

// evaluated returns the parts that it takes to evaluate a word, as strategies do.
func evaluated(d *words.Definition, seen map[*words.Definition]bool) (parts []string) {
	seen[d] = true
	d.Body.Each(func(n *language.Node) bool {
		parts = append(parts, "says:"+string(n.Op), "says:"+n.Text)
		if used := d.Used(n.Text); used != nil && used.Role == words.Word && !seen[used] {
			parts = append(parts, evaluated(used, seen)...)
		}
		return true
	})
	return entered(parts)
}

// partsOfText returns those that the text of a definition needs.
func partsOfText(names *resolve.Names, d *words.Definition, seen map[string]bool) []string {
	parts := append(operations(d.Line()), "words")
	if d.Body.Route == nil && slices.ContainsFunc(d.Body.Next, func(n language.Next) bool { return n.On != nil }) {
		parts = append(parts, "weights")
	}
	for _, note := range []string{"kinds", "numbers"} {
		if d.Note(note) != "" {
			parts = append(parts, note)
		}
	}
	d.Body.Each(func(n *language.Node) bool {
		if n.Ranges != nil && n.Op != language.Graph && n.Op != language.Digraph {
			parts = append(parts, "binder")
		}
		if n.Op == language.Class {
			parts = append(parts, "class")
		}
		if n.Text == "" || seen[n.Text] {
			return true
		}
		seen[n.Text] = true
		switch used := d.Used(n.Text); {
		case used != nil && used.Role == words.Word:
			parts = append(parts, partsOfWord(names, used, seen)...)
		case language.Capital(n.Text):
			parts = append(parts, partsOfName(names, n.Text)...)
		}
		return true
	})
	return parts
}

// partsOfClaim returns the parts that it takes to read a claim: those of what it names.
func partsOfClaim(names *resolve.Names, claim string) []string {
	parts := operations(claim)
	if strings.Contains(claim, "cond") || strings.Contains(claim, "&&") || strings.Contains(claim, "||") {
		parts = append(parts, "choices")
	}
	if strings.Contains(claim, "\"") {
		parts = append(parts, "label")
	}
	if strings.Contains(claim, "\"g6:") {
		parts = append(parts, "g6")
	}
	if strings.Contains(claim, " in [") {
		parts = append(parts, "listed")
	}
	for _, name := range namesIn(claim) {
		facts := certificates.FactKinds()
		i := slices.IndexFunc(facts, func(f certificates.FactKind) bool { return f.Name == name })
		switch {
		case slices.Contains(quantifiers, name) && strings.Contains(claim, ":"):
			parts = append(parts, "quantifier")
		case i < 0 && names.Words().Has(name) && !language.Capital(name):
			parts = append(parts, "word", "words", "quantifier", "binder")
		case i >= 0 && slices.Contains(facts[i].Params(), certificates.RouterParam):
			parts = append(parts, "router")
		}
	}
	return parts
}

// partsOfTheorem returns the parts that a theorem needs beside its claim: those of the methods of its lemmas, and of
// their lines.
func partsOfTheorem(names *resolve.Names, t *theorem.Theorem) []string {
	parts := []string{"theorem", "words"}
	for _, n := range t.Networks {
		if slices.ContainsFunc(n.Lemmas, func(m *theorem.Lemma) bool { return m.Automata != nil }) {
			parts = append(parts, "automata")
			continue
		}
		stem, _, _ := strings.Cut(n.Name, "(")
		parts = append(append(parts, "lemmas"), partsOfNetwork(names, stem)...)
		for _, lemma := range n.Lemmas {
			parts = append(append(parts, "by:"+lemma.By), partsOfClaim(names, lemma.Fact)...)
			for _, o := range lemma.Objects {
				parts = append(parts, "lemma:"+o.Keyword)
			}
		}
	}
	return entered(parts)
}

// quantifiers are the words that begin one; min and max may also be functions.
var quantifiers = []string{"all", "some", "count", "sum", "min", "max", "least", "most"}

// entered returns those of the parts that there are, each once.
func entered(parts []string) []string {
	parts = slices.DeleteFunc(parts, func(part string) bool { return !module().Has(part) })
	slices.Sort(parts)
	return slices.Compact(parts)
}

// rests says what the verdicts that were explained rest on, or, if there was none, the
// certificates: packages and files with their lines of code.
func (e *explanation) rests() string {
	always, list := []string{}, e.alone
	if len(e.verdicts) > 0 {
		list = e.verdicts
	}
	if slices.ContainsFunc(list, func(r resting) bool { return slices.Contains(r.parts, "verdict") }) {
		always = []string{"verdict"}
	}
	var b strings.Builder
	b.WriteString("\nWhat a check reaches, in lines of code:\n")
	base := reached(module().Lines())
	fmt.Fprintf(&b, "  %7d  any certificate: files, names, what is accepted\n%s", base.lines(), base)
	show := func(title string, r reached) { fmt.Fprintf(&b, "  %7d  more for %s\n%s", r.lines(), title, r) }
	if len(always) > 0 {
		now := reached(module().Lines(always...))
		show("any verdict: formulas", now.without(base))
		base = now
	}
	var parts, order []string
	names := make(map[string][]string) // of what rests on the same parts
	for _, item := range list {
		key := strings.Join(item.parts, " ")
		if names[key] == nil {
			order, parts = append(order, key), append(parts, item.parts...)
		}
		names[key] = append(names[key], item.name)
	}
	slices.Sort(parts)
	for _, part := range slices.DeleteFunc(slices.Compact(parts), func(part string) bool { return part == "verdict" }) {
		show(titleOf(part), reached(module().Lines(append([]string{part}, always...)...)).without(base))
	}
	b.WriteString("and together:\n")
	for _, key := range order {
		all := names[key]
		text := strings.Join(all[:min(len(all), maxNamed)], ", ")
		if len(all) > maxNamed {
			text += fmt.Sprintf(" and %d more", len(all)-maxNamed)
		}
		fmt.Fprintf(&b, "  %7d  %s\n", reached(module().Lines(strings.Fields(key)...)).lines(), text)
	}
	return b.String()
}

// maxNamed is how many verdicts, or statements, with one number are named.
const maxNamed = 8

//go:embed parts.txt
var partsText string

// roots are the functions with which each part begins that is no entry of a list, and titles say what parts are, as
// parts.txt says.
var roots, titles = func() (roots map[string][]string, titles map[string]string) {
	roots, titles = make(map[string][]string), make(map[string]string)
	for line := range strings.Lines(partsText) {
		line, _, _ = strings.Cut(line, "#")
		line, title, _ := strings.Cut(strings.TrimSpace(line), " // ")
		parts, functions, _ := strings.Cut(line, " =")
		for _, part := range strings.Fields(parts) {
			for _, name := range strings.Fields(functions) {
				if roots[part] = append(roots[part], roots[name]...); roots[name] == nil {
					roots[part] = append(roots[part], name)
				}
			}
			titles[part] = cmp.Or(titles[part], title)
		}
	}
	return roots, titles
}()

// titleOf says in words what a part is.
func titleOf(part string) string {
	what, name, _ := strings.Cut(part, ":")
	return cmp.Or(titles[part], strings.Replace(titles[what+":"], "NAME", name, 1), part)
}
