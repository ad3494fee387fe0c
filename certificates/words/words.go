package words

import (
	"cmp"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"slices"
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

// Role says what a definition defines.
type Role int

// What is defined: a word is a property or a quantity, or a part of such.
const (
	Word Role = iota
	Network
	Router
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
}

// Used returns the definition of a name in Uses, nil for other names.
func (d *Definition) Used(name string) *Definition { return d.used[name] }

// Library is a list of definitions. It does not change.
type Library struct {
	list  []*Definition
	index map[string]*Definition
	// networks are the names of networks in small letters.
	networks map[string]bool
}

// Standard returns the definitions that everybody has.
var Standard = sync.OnceValue(func() *Library {
	l := new(Library)
	for _, name := range []string{"networks.words", "standard.words"} {
		text, err := files.ReadFile(name)
		if err == nil {
			l, err = l.extend(string(text), false, func(string) string { return "" }, nil)
		}
		if err != nil {
			panic("words: " + name + ": " + err.Error())
		}
	}
	return l
})

// Routers returns the standard definitions and the texts of the papers' routers, which package
// routing has in Go.
var Routers = sync.OnceValue(func() *Library {
	text, err := files.ReadFile("routers.words")
	if err != nil {
		panic("words: " + err.Error())
	}
	l, err := Standard().extend(string(text), false, func(string) string { return "" }, nil)
	if err != nil {
		panic("words: routers.words: " + err.Error())
	}
	return l
})

// All returns the definitions in their order.
func (l *Library) All() []*Definition { return l.list }

// Find returns the definition of a name, nil if there is none.
func (l *Library) Find(name string) *Definition { return l.index[name] }

// HasNetwork tells whether a network has a name, small letters being like capitals.
func (l *Library) HasNetwork(name string) bool { return l.networks[strings.ToLower(name)] }

// Users returns the user's definitions in their order.
func (l *Library) Users() []*Definition {
	return slices.DeleteFunc(slices.Clone(l.list), func(d *Definition) bool { return !d.Own })
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
	more := &Library{make([]*Definition, 0, len(l.list)+len(parsed)), make(map[string]*Definition), make(map[string]bool)}
	for _, d := range l.list {
		more.add(d)
	}
	for _, p := range parsed {
		d := &Definition{Definition: p, Own: own}
		before := more.index[p.Name]
		switch {
		case before != nil && !before.Own && own:
			return nil, p.Place.Wrong("%s is a standard definition, want another name", p.Name)
		case before != nil:
			return nil, p.Place.Wrong("%s is defined already, want one definition", p.Name)
		case builtin(p.Name) != nil:
			return nil, p.Place.Wrong("%s is a part of the language, want another name", p.Name)
		case taken(p.Name) != "":
			return nil, p.Place.Wrong("%s is %s, want another name", p.Name, taken(p.Name))
		}
		if err := more.read(d, known); err != nil {
			return nil, err
		}
		more.add(d)
	}
	return more, nil
}

func (l *Library) add(d *Definition) {
	l.list = append(l.list, d)
	l.index[d.Name] = d
	if d.Role == Network {
		l.networks[strings.ToLower(d.Name)] = true
	}
}

// has tells whether a name has a meaning already.
func (l *Library) has(name string) bool {
	return builtin(name) != nil || l.index[name] != nil || name == "true" || name == "false" || name == "infinite"
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
	d.used = make(map[string]*Definition)
	uses := func(name string) {
		if other := l.index[name]; other != nil && !seen[name] && d.used[name] == nil {
			d.Uses, d.used[name] = append(d.Uses, name), other
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
	if d.Body.Op == language.Route {
		d.Role = Router
		return c.router(d)
	}
	if language.Capital(d.Name) {
		d.Role = Network
		return c.network(d)
	}
	return c.word(d)
}

// longest is the length of the longest name that others are compared with.
const longest = 1 << 8

// Nearest returns the known name that is most like the given one, "" if none is.
func (l *Library) Nearest(name string) string {
	if len(name) > longest {
		return ""
	}
	var names []string
	for _, d := range l.list {
		names = append(names, d.Name)
	}
	names = append(names, Builtins()...)
	best := slices.MinFunc(names, func(a, b string) int { return cmp.Compare(distance(a, name), distance(b, name)) })
	if distance(best, name) > 1+len(name)/4 {
		return ""
	}
	return best
}

// distance is Levenshtein's: how many letters are to be changed, left out or put in.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		corner := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := corner
			if a[i] != b[j] {
				change++
			}
			corner = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
