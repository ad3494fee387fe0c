package words

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"topocert/certificates/language"
)

// Ending is that of files of definitions.
const Ending = ".words"

//go:embed *.words
var files embed.FS

// MaxVariables bounds how many parameters and variables have a value at one time.
const MaxVariables = language.MaxNames

// MaxWeight is the largest weight of a link.
const MaxWeight = 1<<31 - 1

// Role says what a definition defines.
type Role int

// What is defined: a word is a property or a quantity, or a part of such.
const (
	Word Role = iota
	Network
	Router
	Relation // a router with several next hops, of which no statement speaks
)

// Definition is one definition of a library.
type Definition struct {
	*language.Definition
	Role Role
	// Params are the sorts of the parameters, and Sort is that of the value. Both are of
	// words; a network's parameters are numbers.
	Params []Sort
	Sort   Sort
	// Own says that it is a user's.
	Own bool
	// Uses are the names of definitions of the library in it, each once.
	Uses []string
	used map[string]*Definition
	// notes are the lines "//~" above it.
	notes []string
	// Made is what package family has made of a class: its members are found together, and asked for one by one.
	Made sync.Map
}

// Used returns the definition of a name in Uses, nil for other names.
func (d *Definition) Used(name string) *Definition { return d.used[name] }

// Library is a list of definitions. It does not change, but that those of everybody are read
// when they are first named: a certificate rests on no others.
type Library struct {
	list  []*entry
	index map[string]int // places in the list
	// known is how many of the list there are: a definition knows those before it.
	known int
	// networks are the names of networks, by these in small letters, with those of Network.
	networks map[string]string
	// Members tells how many networks a class has, and whether they are listed; nil where nobody makes networks of texts.
	Members func(class *Definition, n int64, spend func(steps int64) error) (members int, listed bool, err error)
}

// entry is a definition of a library, or the text of one that has not been named yet.
type entry struct {
	name string
	own  bool
	read *Definition // nil while there is the text alone
	text string
	line int // of the file, where the text begins, from 0
	once sync.Once
}

// Networks returns the definitions of the networks that package topology has.
var Networks = sync.OnceValue(func() *Library { return new(Library).with("networks.words") })

// Standard returns the definitions that everybody has.
var Standard = sync.OnceValue(func() *Library { return Networks().with("standard.words") })

// Routers returns the standard definitions and the texts of the papers' routers, which package
// routing has in Go.
var Routers = sync.OnceValue(func() *Library { return Standard().with("routers.words") })

// Methods is the text that says how lemmas of theorems are proved, for package theorem.
func Methods() string {
	text, _ := files.ReadFile("methods.words")
	return string(text)
}

// with returns the library with the definitions of one of our files.
func (l *Library) with(name string) *Library {
	more := l.copy()
	text, err := files.ReadFile(name)
	if err != nil {
		panic("words: " + err.Error())
	}
	for _, e := range parted(string(text)) {
		more.add(e)
	}
	return more
}

// parted returns the definitions of a file of ours, each with the comment above it. There a
// definition begins with its name at the beginning of a line, and all its other lines are
// further in.
func parted(text string) []*entry {
	var list []*entry
	from, at, number := 0, 0, 0 // from is where the text begins that is in no entry yet
	e := new(entry)
	for line := range strings.Lines(text) {
		switch name := language.Leading(line); {
		case name != "" && e.name == "":
			e.name = name
		case e.name != "" && line[0] != ' ':
			e.text, from = text[from:at], at
			list = append(list, e)
			e = &entry{name: name, line: number}
		}
		at += len(line)
		number++
	}
	if e.name != "" {
		e.text = text[from:]
		list = append(list, e)
	}
	return list
}

// All returns the definitions in their order.
func (l *Library) All() []*Definition {
	var list []*Definition
	for i := range l.list[:l.known] {
		list = append(list, l.at(i))
	}
	return list
}

// Find returns the definition of a name, nil if there is none.
func (l *Library) Find(name string) *Definition {
	if !l.Has(name) {
		return nil
	}
	return l.at(l.index[name])
}

// Has tells whether there is a definition of a name.
func (l *Library) Has(name string) bool {
	i, has := l.index[name]
	return has && i < l.known
}

// FindOwn returns the user's own definition of a name, nil if there is none.
func (l *Library) FindOwn(name string) *Definition {
	if !l.Has(name) || !l.list[l.index[name]].own {
		return nil
	}
	return l.list[l.index[name]].read
}

// at returns a definition by its place in the list.
func (l *Library) at(i int) *Definition {
	e := l.list[i]
	if e.text != "" {
		e.once.Do(func() { e.parse(l, i) })
	}
	return e.read
}

// parse reads the definition of an entry of ours, which is at a place of a library's list.
func (e *entry) parse(l *Library, place int) {
	before := *l
	before.known = place
	list, err := language.ParseText(strings.Repeat("\n", e.line) + e.text)
	if err == nil {
		e.read = &Definition{Definition: list[0]}
		err = before.read(e.read, nil)
	}
	if err != nil {
		panic("words: " + e.name + ": " + err.Error())
	}
}

// Stem returns the name of the network of which a text is a spelling, small letters being like
// capitals, "" if there is none.
func (l *Library) Stem(text string) string { return l.networks[strings.ToLower(text)] }

// Users returns the user's definitions in their order.
func (l *Library) Users() []*Definition {
	var list []*Definition
	for _, e := range l.list[:l.known] {
		if e.own {
			list = append(list, e.read)
		}
	}
	return list
}

// Own returns the text of the user's definitions, and "" if there are none.
func (l *Library) Own() string {
	var b strings.Builder
	for _, d := range l.Users() {
		b.WriteString(d.Text())
	}
	return b.String()
}

// Text returns the definition with the comment above it, as a file has it.
func (d *Definition) Text() string {
	var b strings.Builder
	for _, line := range d.Comment {
		fmt.Fprintf(&b, "// %s\n", line)
	}
	return b.String() + d.Source + "\n"
}

// Names returns the parameters' names.
func (d *Definition) Names() []string {
	var names []string
	for _, p := range d.Definition.Params {
		names = append(names, p.Name)
	}
	return names
}

// Title writes the name of the network with the given parameters.
func (d *Definition) Title(params []int64) string { return Title(d.Name, params) }

// Title writes the name of a network with the given stem and parameters: "QT(4,4)".
func Title[Number int | int64](stem string, params []Number) string {
	var b strings.Builder
	b.WriteString(stem)
	for i, x := range params {
		b.WriteByte("(,"[min(i, 1)])
		b.WriteString(strconv.FormatInt(int64(x), 10))
	}
	if len(params) > 0 {
		b.WriteByte(')')
	}
	return b.String()
}

// Note returns what the lines "//~ KEY: …" above a definition of ours say, which are no part of its
// comment; "" if there are none.
func (d *Definition) Note(key string) string {
	var said []string
	for _, line := range d.notes {
		if text, is := strings.CutPrefix(line, "~ "+key+": "); is {
			said = append(said, text)
		}
	}
	return strings.Join(said, " ")
}

// Line returns the definition on one line, without comments.
func (d *Definition) Line() string {
	var b strings.Builder
	for line := range strings.Lines(d.Source) {
		text, _, _ := strings.Cut(line, "//") // no word in quotes has these: it names a parameter
		b.WriteString(text + "\n")
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

// Digest returns a name for the meaning of the user's definitions: the SHA-256 of their text.
func (l *Library) Digest() string {
	sum := sha256.Sum256([]byte(l.Own()))
	return hex.EncodeToString(sum[:])
}

// Extend returns the library with the definitions of a text of a user's. Taken says of a name
// what else has it, such as "a fact", and "" for one that is free; known tells whether a name
// with a capital initial is a network's. Errors are those of language.
func (l *Library) Extend(text string, taken func(name string) string, known func(network string) bool) (*Library, error) {
	return l.extend(text, true, taken, known)
}

func (l *Library) extend(text string, own bool, taken func(string) string, known func(string) bool) (*Library, error) {
	parsed, err := language.ParseText(text)
	if err != nil {
		return nil, err
	}
	more := l.copy()
	for _, p := range parsed {
		d := &Definition{Definition: p, Own: own}
		switch {
		case more.Has(p.Name) && more.FindOwn(p.Name) == nil && own:
			return nil, p.Place.Wrong("%s is a standard definition, want another name", p.Name)
		case more.Has(p.Name):
			return nil, p.Place.Wrong("%s is defined already, want one definition", p.Name)
		case builtin(p.Name) != nil:
			return nil, p.Place.Wrong("%s is a part of the language, want another name", p.Name)
		case taken(p.Name) != "":
			return nil, p.Place.Wrong("%s is %s, want another name", p.Name, taken(p.Name))
		}
		if err := more.read(d, known); err != nil {
			return nil, err
		}
		more.add(&entry{name: p.Name, own: own, read: d})
	}
	return more, nil
}

// copy returns a library to which others may be added.
func (l *Library) copy() *Library {
	more := &Library{index: make(map[string]int), networks: map[string]string{"mesh": "Mesh", "torus": "Torus"}, Members: l.Members}
	for _, e := range l.list[:l.known] {
		more.add(e)
	}
	return more
}

// add adds an entry. Networks are those with a capital initial.
func (l *Library) add(e *entry) {
	if l.Has(e.name) {
		panic("words: " + e.name + " is defined twice")
	}
	l.index[e.name] = len(l.list)
	l.list = append(l.list, e)
	if l.known++; language.Capital(e.name) {
		l.networks[strings.ToLower(e.name)] = e.name
	}
}

// has tells whether a name has a meaning already.
func (l *Library) has(name string) bool {
	return builtin(name) != nil || l.Has(name) || name == "true" || name == "false" || name == "infinite"
}

// read finds out what is defined, and of which sorts the parts are.
func (l *Library) read(d *Definition, known func(string) bool) error {
	seen := make(map[string]bool)
	for _, p := range d.Definition.Params {
		if seen[p.Name] {
			return p.Place.Wrong("parameter %s twice, want it once", p.Name)
		}
		if l.has(p.Name) {
			return p.Place.Wrong("parameter %s, want a name that is not defined", p.Name)
		}
		seen[p.Name] = true
	}
	if !d.Own {
		var comment []string
		for _, line := range d.Comment {
			if strings.HasPrefix(line, "~ ") {
				d.notes = append(d.notes, line)
			} else {
				comment = append(comment, line)
			}
		}
		d.Comment = comment
	}
	d.used = make(map[string]*Definition)
	uses := func(name string) {
		if l.Has(name) && !seen[name] && d.used[name] == nil {
			d.Uses, d.used[name] = append(d.Uses, name), l.Find(name)
		}
	}
	if d.Body.Route != nil {
		uses(d.Body.Route.Network)
	}
	d.Body.Each(func(n *language.Node) bool {
		if n.Op == language.Call || n.Op == language.Name {
			uses(n.Text)
		}
		return true
	})
	c := &checker{library: l, known: known}
	switch {
	case d.Body.Op == language.Route:
		if d.Role = Router; d.Body.Route.Any {
			d.Role = Relation
		}
		c.router(d)
	case language.Capital(d.Name):
		d.Role, d.Sort = Network, *plain(network)
		d.Params = slices.Repeat([]Sort{*plain(number)}, len(d.Definition.Params))
		if d.Own { // a test looks at those of ours
			c.network(d)
		}
	default:
		c.word(d)
	}
	return c.err
}
