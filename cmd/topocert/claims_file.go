package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/internal/regular"
	"topocert/props"
	"topocert/props/claims"
)

// claimsFile is a file of statements, and what its comments say of the paper that they are from.
type claimsFile struct {
	path, digest           string // the digest is the SHA-256 of the text
	title, authors, source string
	claims                 []*props.Claim
	// notes are what it says of statements that it does not have: "not typed", "open".
	notes []string
	// wrong are the head lines that are not understood, with their places.
	wrong []error
}

// maxStatements bounds the bytes of a file of statements.
const maxStatements = 1 << 24

// readClaims reads a file of claims, of a paper with the given key, with the words of a library.
func readClaims(path, paper string, library *words.Library) (*claimsFile, error) {
	data, err := textOf(path)
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
	c := &claimsFile{path: path, digest: fmt.Sprintf("%x", sha256.Sum256([]byte(data))), wrong: file.Wrong}
	c.title, c.authors = file.Get("title"), file.Get("authors")
	if len(file.Families) == 0 { // else they are the families'
		c.source = file.Get("source")
	}
	for _, text := range file.All("read") {
		c.notes = append(c.notes, "Read: "+text)
	}
	c.claims = readAll(paper, file, library)
	for _, line := range file.Claims {
		if line.Formula() {
			continue
		}
		c.notes = append(c.notes, strings.TrimSuffix("Without a formula: "+line.ID()+": "+line.Get("open"), ": "))
	}
	c.notes = append(c.notes, file.Notes...)
	if len(c.claims) == 0 {
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
	data, err := io.ReadAll(io.LimitReader(regular.WithoutMark(f), maxStatements+1))
	if err != nil {
		return "", err
	}
	if len(data) > maxStatements {
		return "", fmt.Errorf("%s: more than %d bytes of statements", path, maxStatements)
	}
	return string(data), nil
}

// heads returns what is wrong with the head lines; nil if nothing is.
func heads(files []*claimsFile) error {
	var all []error
	for _, c := range files {
		all = append(all, c.wrong...)
	}
	return errors.Join(all...)
}
