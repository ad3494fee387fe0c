package site

import (
	"html/template"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates/words"
	"topocert/topology"
)

// definitions returns the definitions of the families, by their first words: "QT". They are the texts,
// with the comments above them.
func definitions() map[string]template.HTML {
	all := make(map[string]template.HTML)
	for _, f := range topology.Families() {
		d := defining(f)
		all[d.Name] = template.HTML("<p>" + template.HTMLEscapeString(strings.Join(d.Comment, "\n")) + "</p>\n<pre>" + template.HTMLEscapeString(d.Source) + "</pre>\n")
	}
	return all
}

// defining returns the definition of a family of ours; of meshes and tori that of two sides.
func defining(f topology.Family) *words.Definition {
	params := f.Args
	if params < 0 {
		params = 2
	}
	return words.Networks().Network(stem(f.Name), params)
}

// Defined is the definition of a family of ours on one line.
func Defined(f topology.Family) string { return defining(f).Line() }

// definition returns the definition of a family by its first word, of ours or of the user's own: the
// comment, and the text as it is written; "" for what is not defined by text.
func (s *site) definition(name string) template.HTML {
	if d := s.defined(name); d != nil {
		return template.HTML("<pre>" + template.HTMLEscapeString(d.Text()) + "</pre>\n")
	}
	return s.definitions[name]
}

// defined returns a definition of the user's own, or of a network that the atlas knows; nil for other names.
func (s *site) defined(name string) *words.Definition {
	if d := s.Session.Resolver().Words().Find(name); d != nil && (d.Own || d.Role == words.Network && !topology.Known(name)) {
		return d
	}
	return nil
}

// wordsPlace is the place of the page that has the words' definitions.
const wordsPlace = "words.html"

// spoken returns the words that claims of this site may be made of, by their names.
func (s *site) spoken() []*words.Definition {
	list := s.Session.Resolver().Words().All()
	list = slices.DeleteFunc(list, func(d *words.Definition) bool { return d.Role != words.Word })
	slices.SortFunc(list, func(a, b *words.Definition) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// meaning is the first sentence of the comment above a definition.
func meaning(d *words.Definition) string {
	first, _, _ := strings.Cut(strings.Join(d.Comment, " "), ". ")
	return strings.TrimRight(first, ".")
}

// wordsPage writes the words' definitions.
func (s *site) wordsPage() error {
	type group struct {
		Name  string
		Words []*words.Definition
	}
	groups := []group{{"words of the literature", nil}, {"words of the papers here", nil}}
	for _, d := range s.spoken() {
		of := &groups[0]
		if !words.Standard().Has(d.Name) {
			of = &groups[1]
		}
		of.Words = append(of.Words, d)
	}
	return s.write(wordsPlace, "words", struct {
		page
		Groups []group
	}{s.head("Words", wordsPlace, wordsPlace), groups})
}

// inProse says what a definition is by the comment above it: "HFN(n): 2^n clusters".
func inProse(d *words.Definition) string {
	text := d.Head()
	if about := strings.TrimRight(strings.Join(d.Comment, " "), "."); about != "" {
		text += ": " + about
	}
	return text
}

// stem returns what a network's name begins with: "QT" of "QT(2,2)".
func stem(name string) string {
	head, _, _ := strings.Cut(name, "(")
	return head
}

// familyView is a family of networks on a page.
type familyView struct {
	Form, About string
	Definition  template.HTML
	Open        bool // the definition is short
	Networks    []thumbnail
	Inferred    bool
}

// thumbnail is a network with a small drawing.
type thumbnail struct {
	Href, Name, About string
	Drawing           template.HTML
}

// families returns the families that a claim is about: those that its formula names, or, where
// there is none, those of the networks of its certificates, its domain and its witness.
func (s *site) familiesOf(root string, texts ...string) []familyView {
	var list []familyView
	for _, f := range topology.Families() {
		name := stem(f.Name)
		if !slices.ContainsFunc(texts, family(name).MatchString) {
			continue
		}
		v := familyView{Form: f.Name, About: f.About, Definition: s.definitions[name]}
		for _, n := range s.networks {
			if stem(n.exhibit.network) == name && len(v.Networks) < 3 {
				v.Networks = append(v.Networks, s.thumbnail(root, n))
			}
		}
		list = append(list, v)
	}
	for _, n := range s.networks { // the user's own
		name := stem(n.exhibit.network)
		i, named := slices.IndexFunc(list, func(v familyView) bool { return stem(v.Form) == name }), family(name)
		if s.definitions[name] != "" || !slices.ContainsFunc(texts, func(text string) bool { return named.MatchString(text) || strings.Contains(text, n.exhibit.network) }) {
			continue
		}
		if i < 0 {
			i, list = len(list), append(list, familyView{Form: name, About: s.described(n), Definition: s.definition(name), Open: s.defined(name) != nil})
		}
		if len(list[i].Networks) < 3 {
			list[i].Networks = append(list[i].Networks, s.thumbnail(root, n))
		}
	}
	for _, d := range s.Session.Resolver().Words().Users() { // words of the user's own
		if !slices.ContainsFunc(list, func(v familyView) bool { return stem(v.Form) == d.Name }) && slices.ContainsFunc(texts, family(d.Name).MatchString) {
			list = append(list, familyView{Form: d.Name, About: inProse(d), Definition: s.definition(d.Name), Open: true})
		}
	}
	return list
}

// family returns the pattern of texts that name a network of a family: "CCTorus(5)" names no Torus.
func family(name string) *regexp.Regexp {
	after := `\(`
	if !strings.Contains(form(name), "(") {
		after = `(?:[^A-Za-z]|$)`
	}
	return regexp.MustCompile(`(?:^|[^A-Za-z])` + regexp.QuoteMeta(name) + after)
}

// thumbnails returns the networks that have pages under a paper, "" for all.
func (s *site) thumbnails(root, paper string) []thumbnail {
	var list []thumbnail
	for _, n := range s.networks {
		if paper == "" || n.exhibit.paper == paper {
			list = append(list, s.thumbnail(root, n))
		}
	}
	return list
}

// thumbnail returns the network with its drawing made small.
func (s *site) thumbnail(root string, n *networkView) thumbnail {
	return thumbnail{root + n.place(), n.exhibit.network, s.described(n), n.small}
}
