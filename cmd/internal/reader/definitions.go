// Package reader reads formulas, claims and definitions as people write them: with the slips that are usual
// and what may be meant, with words as networks have them (package letters), and with the networks and
// words of the field, which need no definition.
package reader

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/language"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/internal/interrupt"
	"topocert/topology"
)

// Definitions are those of files of a user's own, with the standard ones. The zero value has these alone.
type Definitions struct {
	files []file
	// names are what the files define, with the standard definitions, and from the file of each; nil for none.
	names *resolve.Names
	from  map[string]string
	// added are the lines that are not a file's own: see Numbers.
	added map[string][]int
}

// file is a file of definitions: as it was written, and as the language has it.
type file struct{ path, own, text string }

// Error says what is wrong in a file of definitions, and where.
type Error struct {
	File         string
	Line, Column int
	Message      string

	line string // its text
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Message)
}

// Picture shows the place.
func (e *Error) Picture() []string {
	if e.line == "" {
		return nil
	}
	return Pointed(e.line, e.Column)
}

// misdefined says what is wrong in a file of definitions, and where. About is what was to be made of a definition; "" for the file
// itself.
func (s *Definitions) misdefined(f file, about string, wrong *language.Error) error {
	above := 0 // lines that are not the user's
	for _, line := range s.added[f.path] {
		if line < wrong.Line {
			above++
		}
	}
	e := &Error{File: f.path, Line: wrong.Line - above, Column: wrong.Column, Message: about + wrong.Detail}
	if lines := strings.Split(f.own, "\n"); e.Line > 0 && e.Line <= len(lines) {
		e.line = strings.TrimSuffix(lines[e.Line-1], "\r")
	}
	return e
}

// Define reads the text of a file of definitions, which may use those of the files before it.
func (s *Definitions) Define(path, own string) error {
	text, added, err := WordsAsNumbers(slashed(own))
	if wrong := new(language.Error); errors.As(err, &wrong) {
		return s.misdefined(file{path, own, own}, "", wrong)
	}
	if added != nil {
		if s.added == nil {
			s.added = make(map[string][]int)
		}
		s.added[path] = added
	}
	return s.define(file{path, own, text})
}

// define takes in a file.
func (s *Definitions) define(f file) error {
	if s.names == nil {
		s.names, s.from = resolve.NewLast(), make(map[string]string)
	}
	before := len(s.Library().Users())
	if err := s.names.Define(f.text); err != nil {
		if wrong := new(language.Error); errors.As(err, &wrong) {
			return s.misdefined(f, "", s.hinted(f.text, *wrong))
		}
		return err
	}
	for _, d := range s.Library().Users()[before:] {
		s.from[d.Name] = f.path
	}
	s.files = append(s.files, f)
	return nil
}

// hinted is an error in a file of definitions, with the name that may be meant by an unknown one.
func (s *Definitions) hinted(text string, wrong language.Error) *language.Error {
	if wrong.Unknown != "" {
		names := words.Builtins()
		for _, d := range s.Library().All() {
			names = append(names, d.Name)
		}
		list, _ := language.ParseText(text) // the error is not one of syntax
		for _, d := range list {
			names = append(names, d.Name)
		}
		wrong.Detail += DidYouMean(wrong.Unknown, names)
	}
	return &wrong
}

// slashed returns definitions with // for each # that begins a comment, as it does in files of
// claims: in own.words comments begin with // alone.
func slashed(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		quoted := false
		for i := range len(line) {
			switch {
			case line[i] == '"':
				quoted = !quoted
				continue
			case quoted || line[i] != '#' && !strings.HasPrefix(line[i:], "//"):
				continue
			case line[i] == '#':
				line = line[:i] + "//" + line[i+1:]
			}
			break
		}
		b.WriteString(line)
	}
	return b.String()
}

// Library has the definitions that formulas may use.
func (s *Definitions) Library() *words.Library {
	if s.names == nil {
		return words.Standard()
	}
	return s.names.Words()
}

// Names resolves what the files define; nil if there are none.
func (s *Definitions) Names() *resolve.Names { return s.names }

// From returns the file of a definition, "" for a standard one.
func (s *Definitions) From(name string) string { return s.from[name] }

// Into makes the definitions known to a session, whose Define is given.
func (s *Definitions) Into(define func(text string) error) error {
	for _, f := range s.files {
		if err := define(f.text); err != nil {
			return fmt.Errorf("--use %s: %w", f.path, err)
		}
	}
	return nil
}

// Network returns the network that a text defines; resolve.ErrUnknown for other names.
func (s *Definitions) Network(ctx context.Context, name string) (topology.Network, error) {
	names := s.names
	if names == nil {
		names = resolve.NewLast()
	}
	d := names.TextOf(name)
	if d == nil {
		return nil, resolve.ErrUnknown
	}
	net, err := interrupt.Await(ctx, func() (topology.Network, error) { return names.Find(name) })
	if wrong := new(language.Error); errors.As(err, &wrong) && d.Own {
		about := strings.Join(strings.Fields(name), "") + ": "
		if strings.Contains(wrong.Detail, d.Name+"(") {
			about = ""
		}
		of := s.files[slices.IndexFunc(s.files, func(f file) bool { return f.path == s.from[d.Name] })]
		return nil, s.misdefined(of, about, wrong)
	}
	return net, err
}

// About says what a definition defines.
func (s *Definitions) About(d *words.Definition) string {
	about := Sentence(d)
	if d.Own {
		if about != "" {
			about += ", "
		}
		about += "from " + s.from[d.Name]
	}
	return about
}

// Sentence is what the comment above a definition says first.
func Sentence(d *words.Definition) string {
	text := ""
	for _, line := range d.Comment {
		if strings.HasPrefix(line, "=") || strings.HasPrefix(line, "Source:") || strings.HasPrefix(line, "Conventions:") {
			break
		}
		text = strings.TrimSpace(text + " " + line)
	}
	return strings.TrimSuffix(text, ".")
}

// Facts returns the facts that formulas may name: those that statements have, and those that
// are words of a library.
func Facts(l *words.Library) []certificates.FactKind {
	list := slices.Clip(certificates.FactKinds()) // which others have too
	for _, d := range l.All() {
		f, is := certificates.WordFact(d)
		if is && !slices.ContainsFunc(list, func(other certificates.FactKind) bool { return other.Name == f.Name }) {
			list = append(list, f)
		}
	}
	return list
}
