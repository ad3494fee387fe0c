package reader

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/internal/regular"
	"topocert/props"
	"topocert/props/claims"
)

// Claims is a file of statements, and what its comments say of the paper that they are from.
type Claims struct {
	Path, Digest           string // the digest is the SHA-256 of the text
	Title, Authors, Source string
	List                   []*props.Claim
	// Notes are what it says of statements that it does not have: "not typed", "open".
	Notes []string
	// Wrong are the head lines that are not understood, with their places.
	Wrong []error
}

// maxStatements bounds the bytes of a file of statements.
const maxStatements = 1 << 24

// ReadClaims reads a file of claims, of a paper with the given key, with the words of a library.
func ReadClaims(path, paper string, library *words.Library) (*Claims, error) {
	data, err := TextOf(path)
	if err != nil {
		return nil, err
	}
	file := claims.Read(path, data, func(line string) bool {
		_, _, err := parseStatement(library, line) // whose network's name may have a colon
		if err != nil {
			_, err = formula.ParseWith(library, written(line, library.Has)) // as a quantifier has
		}
		return err == nil
	})
	c := &Claims{Path: path, Digest: fmt.Sprintf("%x", sha256.Sum256([]byte(data))), Wrong: file.Wrong}
	c.Title, c.Authors = file.Get("title"), file.Get("authors")
	if len(file.Families) == 0 { // else they are the families'
		c.Source = file.Get("source")
	}
	for _, text := range file.All("read") {
		c.Notes = append(c.Notes, "Read: "+text)
	}
	c.List = ReadAll(paper, file, library)
	for _, line := range file.Claims {
		if line.Formula() {
			continue
		}
		c.Notes = append(c.Notes, strings.TrimSuffix("Without a formula: "+line.ID()+": "+line.Get("open"), ": "))
	}
	c.Notes = append(c.Notes, file.Notes...)
	if len(c.List) == 0 {
		return nil, fmt.Errorf("%s: no statement, want a line such as \"mine/diameter: diameter(Petersen) == 2\"", path)
	}
	return c, nil
}

// TextOf reads a file of statements as text.
func TextOf(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return "", fmt.Errorf("%s is a folder, want a file of statements", path)
	}
	data, err := io.ReadAll(io.LimitReader(regular.WithoutMark(f), maxStatements+1))
	if err != nil {
		return "", err
	}
	if len(data) > maxStatements {
		return "", fmt.Errorf("%s: more than %d bytes of statements", path, maxStatements)
	}
	return string(data), nil
}

// Citation is the paper as it is cited.
func (c *Claims) Citation() string {
	title := ""
	if c.Title != "" {
		title = "“" + c.Title + "”"
	}
	parts := []string{c.Authors, title, c.Source}
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), ", ")
}

// Heads returns what is wrong with the head lines; nil if nothing is.
func Heads(files []*Claims) error {
	var all []error
	for _, c := range files {
		all = append(all, c.Wrong...)
	}
	return errors.Join(all...)
}

// ReadAll makes claims of lines, of a paper with the given key.
func ReadAll(paper string, file *claims.File, library *words.Library) []*props.Claim {
	return props.OwnClaims(paper, file, library, func(text string) (*formula.Formula, error) { return Parse(library, text) })
}

// Apart refuses claims with the name of an earlier one.
func Apart(list []*props.Claim) {
	taken := make(map[string]*props.Claim)
	for _, c := range list {
		if first := taken[c.ID]; first != nil && !c.Unnamed && c.Wrong == nil {
			c.Wrong = fmt.Errorf("the name %s is that of %s already", c.ID, first.Place)
		} else if !c.Unnamed {
			taken[c.ID] = c
		}
	}
}
