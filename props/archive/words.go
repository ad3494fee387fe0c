package archive

import (
	"errors"
	"fmt"
	"strings"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
)

// ErrDefined marks a folder whose definitions are others than those of the session.
var ErrDefined = errors.New("the folder has other definitions")

// definitions returns the names of the folder with its definitions: those that earlier
// sessions left there, and the user's own of this one. A name that both define must have one
// definition, since certificates of both lie there.
func (s *Store) definitions() (*resolve.Names, error) {
	var b strings.Builder
	ours := s.names.Words()
	earlier, err := s.earlierWords()
	if err != nil {
		return nil, err
	}
	known := make(map[string]bool)
	for _, d := range earlier {
		switch now := ours.Find(d.Name); {
		case now == nil || now.Own && now.Source == d.Source:
		default:
			return nil, fmt.Errorf("%w: %s defines %s otherwise, want another folder", ErrDefined, s.folder.Path(resolve.OwnWords), d.Name)
		}
		known[d.Name] = true
		b.WriteString(d.Text())
	}
	for _, d := range ours.Users() {
		if !known[d.Name] {
			b.WriteString(d.Text())
		}
	}
	return resolve.New().Defined(b.String())
}

// earlierWords returns the definitions that earlier sessions left in the folder.
func (s *Store) earlierWords() ([]*words.Definition, error) {
	text, err := s.read(resolve.OwnWords, certificates.MaxFile)
	if text == nil || err != nil {
		return nil, err
	}
	names, err := resolve.New().Defined(string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", s.folder.Path(resolve.OwnWords), err)
	}
	return names.Words().Users(), nil
}

// Define makes a text of a user's definitions known, before anything else is. The error is
// one of package language, or ErrDefined where the folder has others.
func (s *Store) Define(text string) error {
	err := s.names.Define(text)
	if err == nil && s.folder != nil {
		_, err = s.definitions()
	}
	return err
}

// writeWords writes the folder's file of definitions, and returns the names by it.
func (s *Store) writeWords() (*resolve.Names, error) {
	names, err := s.definitions()
	if err != nil {
		return nil, err
	}
	if text := names.Words().Own(); text != "" && text != s.defined {
		if err := s.folder.WriteFile(resolve.OwnWords, []byte(text)); err != nil {
			return nil, err
		}
		s.defined = text
	}
	return names, nil
}
