package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/words"
)

// claimsFile is a file of statements, and what its comments say of the paper that they are from.
type claimsFile struct {
	path, digest           string // the digest is the SHA-256 of the text
	title, authors, source string
	statements             []*statement
	// notes are what it says of statements that it does not have: "not typed", "open".
	notes []string
	// chapter says that it has families, as a chapter of the atlas has.
	chapter bool
	// wrong are the head lines that are not understood, with their places.
	wrong []error
}

// maxStatements bounds the bytes of a file of statements.
const maxStatements = 1 << 24

// namedLine is a line of a file of statements: "id: formula". The formula may hold
// colons too, in words.
var namedLine = regexp.MustCompile(`^([^:("]*?)\s*:(.*)$`)

// headLine is a comment that may be a head line: "# title: On rings".
var headLine = regexp.MustCompile(`^#\s*([A-Za-z]+(?: typed)?)\s*:(.*)$`)

// The head lines of a file: of the paper, and of the statements from there on; of the statement
// above; of statements that the file does not have; and of a family, in a chapter of the atlas.
const (
	titleHead      = "title"
	authorsHead    = "authors"
	sourceHead     = "source"
	sectionHead    = "section"
	saidHead       = "said"
	readHead       = "read"
	correctionHead = "correction"
	openHead       = "open"
	notTypedHead   = "not typed"
	familyHead     = "family"
	drawHead       = "draw"
	aboutHead      = "about"
)

// headWords are all head lines, those of the paper first.
func headWords() []string {
	return []string{titleHead, authorsHead, sourceHead, sectionHead, correctionHead, notTypedHead, familyHead, saidHead, readHead, openHead, drawHead, aboutHead}
}

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
	if !slices.Contains(headWords(), word) {
		meant := nearest(word, headWords()[:4])
		return meant != "", fmt.Errorf("the head %q, want %q", word+":", meant+":")
	}
	if text == "" {
		return true, fmt.Errorf("the head %q has no text", word+":")
	}
	switch word {
	case familyHead:
		c.chapter = true
		return true, nil
	case drawHead, aboutHead, correctionHead:
		return true, nil
	case notTypedHead:
		c.notes = append(c.notes, "Not typed: "+text)
		return true, nil
	case openHead:
		c.notes = append(c.notes, "Open: "+text)
		return true, nil
	case saidHead, readHead:
		return true, c.say(word, text)
	case sourceHead:
		if c.chapter {
			return true, nil // the family's
		}
	}
	fields := map[string]*string{titleHead: &c.title, authorsHead: &c.authors, sourceHead: &c.source, sectionHead: section}
	field := fields[word]
	switch {
	case word == sectionHead:
	case *field != "":
		return true, fmt.Errorf("a second head %q, the first says %q", word+":", *field)
	case len(c.statements) > 0:
		return true, fmt.Errorf("the head %q stands below the first statement, want it above", word+":")
	}
	*field = text
	return true, nil
}

// say takes in where the literature says the statement above, or where that was read; above the first
// statement, what was read of the paper.
func (c *claimsFile) say(word, text string) error {
	if len(c.statements) == 0 {
		if word == saidHead {
			return fmt.Errorf("the head %q without a statement above it, want it below one", word+":")
		}
		c.notes = append(c.notes, "Read: "+text)
		return nil
	}
	s := c.statements[len(c.statements)-1]
	if word == readHead {
		text = "read: " + text
	}
	s.said = append(s.said, text)
	return nil
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
