package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/words"
)

// claimsFile is a file of statements, and what its comments say of the paper that they are from.
type claimsFile struct {
	path, digest           string // the digest is the SHA-256 of the text
	title, authors, source string
	statements             []*statement
	// wrong are the head lines that are not understood, with their places.
	wrong []error
}

// maxStatements bounds the bytes of a file of statements.
const maxStatements = 1 << 24

// namedLine is a line of a file of statements: "id: formula". The formula may hold
// colons too, in words.
var namedLine = regexp.MustCompile(`^([^:("]*?)\s*:(.*)$`)

// headLine is a comment that may be a head line: "# title: On rings".
var headLine = regexp.MustCompile(`^#\s*([A-Za-z]+)\s*:(.*)$`)

// The head lines of a file: of the paper, and of the statements from there on.
const (
	titleHead   = "title"
	authorsHead = "authors"
	sourceHead  = "source"
	sectionHead = "section"
)

// readClaims reads a file of statements, with the words of a library.
func readClaims(path string, library *words.Library) (*claimsFile, error) {
	data, err := textOf(path)
	if err != nil {
		return nil, err
	}
	c := &claimsFile{path: path, digest: fmt.Sprintf("%x", sha256.Sum256([]byte(data)))}
	number, section := 0, ""
	var above []string // the comment that ends with the line before
	for line := range strings.Lines(data) {
		number++
		where := fmt.Sprintf("%s:%d", path, number)
		indent := len(line) - len(strings.TrimLeft(line, " \t"))
		line = strings.TrimSpace(line)
		comment, commented := strings.CutPrefix(line, "#")
		switch {
		case line == "":
			above = nil
		case !commented:
			s := statementOn(library, line, where, indent)
			s.section, s.quote = section, strings.Join(above, " ")
			c.statements, above = append(c.statements, s), nil
		default:
			m := headLine.FindStringSubmatch(line)
			var known bool
			if m != nil {
				known, err = c.head(strings.ToLower(m[1]), strings.TrimSpace(m[2]), &section)
			}
			switch {
			case known && err != nil:
				c.wrong = append(c.wrong, fmt.Errorf("%s: %w", where, err))
			case !known && strings.TrimSpace(comment) != "":
				above = append(above, strings.TrimSpace(comment))
				continue
			}
			above = nil
		}
	}
	if len(c.statements) == 0 {
		return nil, fmt.Errorf("%s: no statement, want a line such as \"mine/diameter: diameter(Petersen) == 2\"", path)
	}
	return c, nil
}

// textOf reads a file of statements as text.
func textOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return "", fmt.Errorf("%s is a folder, want a file of statements", path)
	}
	data, err := io.ReadAll(io.LimitReader(f, maxStatements+1))
	if err != nil {
		return "", err
	}
	if len(data) > maxStatements {
		return "", fmt.Errorf("%s: more than %d bytes of statements", path, maxStatements)
	}
	return string(data), nil
}

// head takes in a head line. It tells whether the word is one of a head, or nearly.
func (c *claimsFile) head(word, text string, section *string) (known bool, err error) {
	fields := map[string]*string{titleHead: &c.title, authorsHead: &c.authors, sourceHead: &c.source, sectionHead: section}
	field := fields[word]
	if field == nil {
		meant := nearest(word, []string{titleHead, authorsHead, sourceHead, sectionHead})
		return meant != "", fmt.Errorf("the head %q, want %q", word+":", meant+":")
	}
	switch {
	case text == "":
		return true, fmt.Errorf("the head %q has no text", word+":")
	case word == sectionHead:
	case *field != "":
		return true, fmt.Errorf("a second head %q, the first says %q", word+":", *field)
	case len(c.statements) > 0:
		return true, fmt.Errorf("the head %q stands below the first statement, want it above", word+":")
	}
	*field = text
	return true, nil
}

// statementOn reads a line of a file of statements. Its text is read as a formula later.
func statementOn(library *words.Library, line, where string, indent int) *statement {
	s := &statement{text: line, where: where, offset: indent}
	_, _, err := parseStatement(library, line) // whose network's name may have a colon
	if err != nil {
		_, err = formula.ParseWith(library, line) // as a quantifier has
	}
	if m := namedLine.FindStringSubmatch(line); m != nil && err != nil {
		s.ID, s.text, s.named = m[1], strings.TrimSpace(m[2]), true
		s.offset += len(line) - len(strings.TrimLeft(m[2], " \t"))
		if !formula.VerdictName(s.ID) {
			s.err = fmt.Errorf("the name %q, want letters, digits and . / _ - before the colon", s.ID)
		}
	}
	return s
}

// heads returns what is wrong with the head lines; nil if nothing is.
func heads(files []*claimsFile) error {
	var all []error
	for _, c := range files {
		all = append(all, c.wrong...)
	}
	return errors.Join(all...)
}
