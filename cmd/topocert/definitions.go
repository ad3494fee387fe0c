package main

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
	"topocert/cmd/internal/letters"
	"topocert/cmd/internal/script"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/topology"
)

// definitionsFile is a file of definitions of --use.
type definitionsFile struct{ path, text string }

// misdefined says what is wrong in a file of definitions, and where. About is what was to be made of a definition; "" for the file
// itself.
func (s *scripts) misdefined(path, about string, wrong *language.Error) error {
	above := 0 // lines that are not the user's
	for _, line := range s.added[path] {
		if line < wrong.Line {
			above++
		}
	}
	return &script.Error{File: path, Line: wrong.Line - above, Column: wrong.Column, Message: about + wrong.Detail}
}

// define reads a file of definitions, which may use those of the files before it.
func (s *scripts) define(path string) error {
	data, err := textOf(path)
	if err != nil {
		return err
	}
	text, added, err := letters.Numbers(slashed(data))
	if wrong := new(language.Error); errors.As(err, &wrong) {
		return s.misdefined(path, "", wrong)
	}
	if added != nil {
		if s.added == nil {
			s.added = make(map[string][]int)
		}
		s.added[path] = added
	}
	return s.defineText(path, text)
}

// defineText is define for the text of a file.
func (s *scripts) defineText(path, text string) error {
	if s.names == nil {
		s.names, s.from = resolve.NewLast(), make(map[string]string)
	}
	before := len(s.library().Users())
	if err := s.names.Define(text); err != nil {
		if wrong := new(language.Error); errors.As(err, &wrong) {
			return s.misdefined(path, "", s.hinted(text, *wrong))
		}
		return err
	}
	for _, d := range s.library().Users()[before:] {
		s.from[d.Name] = path
	}
	s.texts = append(s.texts, definitionsFile{path, text})
	return nil
}

// hinted is an error in a file of definitions, with the name that may be meant by an unknown one.
func (s *scripts) hinted(text string, wrong language.Error) *language.Error {
	if wrong.Unknown != "" {
		names := words.Builtins()
		for _, d := range s.library().All() {
			names = append(names, d.Name)
		}
		list, _ := language.ParseText(text) // the error is not one of syntax
		for _, d := range list {
			names = append(names, d.Name)
		}
		wrong.Detail += didYouMean(wrong.Unknown, names)
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

// library has the definitions that formulas may use.
func (s *scripts) library() *words.Library {
	if s.names == nil {
		return words.Standard()
	}
	return s.names.Words()
}

// into makes the definitions known to a session.
func (s *scripts) into(session *props.Session) error {
	for _, file := range s.texts {
		if err := session.Define(file.text); err != nil {
			return fmt.Errorf("--use %s: %w", file.path, err)
		}
	}
	return nil
}

// textNetwork returns the network that a text defines; resolve.ErrUnknown for other names.
func (s *scripts) textNetwork(ctx context.Context, name string) (topology.Network, error) {
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
		return nil, s.misdefined(s.from[d.Name], about, wrong)
	}
	return net, err
}

// aboutText says what a definition defines.
func (s *scripts) aboutText(d *words.Definition) string {
	about := sentence(d)
	if d.Own {
		if about != "" {
			about += ", "
		}
		about += "from " + s.from[d.Name]
	}
	return about
}

// sentence is what the comment above a definition says first.
func sentence(d *words.Definition) string {
	text := ""
	for _, line := range d.Comment {
		if strings.HasPrefix(line, "=") || strings.HasPrefix(line, "Source:") || strings.HasPrefix(line, "Conventions:") {
			break
		}
		text = strings.TrimSpace(text + " " + line)
	}
	return strings.TrimSuffix(text, ".")
}

// textsOf lists the networks or routers that have a text: the user's own, or the others that
// package topology has not.
func (s *scripts) textsOf(role words.Role, own bool) []listed {
	list := []listed{}
	for _, d := range s.library().All() {
		if d.Role == role && d.Own == own && !topology.Known(d.Name) {
			list = append(list, listed{d.Head(), s.aboutText(d)})
		}
	}
	return list
}

// factsOf returns the facts that formulas may name: those that statements have, and those that
// are words of a library.
func factsOf(l *words.Library) []certificates.FactKind {
	list := slices.Clip(certificates.FactKinds()) // which others have too
	for _, d := range l.All() {
		f, is := certificates.WordFact(d)
		if is && !slices.ContainsFunc(list, func(other certificates.FactKind) bool { return other.Name == f.Name }) {
			list = append(list, f)
		}
	}
	return list
}
