package props

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"topocert/certificates"
	"topocert/solver"
)

// Ending is the ending of the files of certificates, VerdictFile the name of the file
// of verdicts beside them.
const (
	Ending      = ".cert"
	VerdictFile = "claims.verdicts"
)

// store holds certificates that have been checked. They are kept, in the files of
// its folder, when something names them: a claim's result, a profile, a chart, or a
// caller of the session. Some certificates support nothing in the end: those of cases
// before the one that fails, and of cases that stay open.
//
// A network's certificates lie in one file, but for long ones, which lie in files of
// their own. Those with the same proof are written as one, with all their statements.
type store struct {
	dir string // they are not kept if it is empty
	// title returns what a user calls a network.
	title func(canonical string) string

	mu sync.Mutex
	// held maps statements to certificates, and named holds the statements whose
	// certificates are kept.
	held  map[string]*certificates.Certificate
	named map[string]bool
	// wrote counts the statements in the files that have been written.
	wrote map[string]int
	// made are the files that go with certificates; scratch is their folder if there
	// is no other.
	made    []string
	scratch string
}

// files returns the folder for the files that go with certificates.
func (s *store) files() (string, error) {
	if s.dir != "" {
		return s.dir, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.scratch != "" {
		return s.scratch, nil
	}
	var err error
	s.scratch, err = os.MkdirTemp("", "topocert-*")
	return s.scratch, err
}

// create makes a file that goes with a certificate.
func (s *store) create(name string) (io.WriteCloser, error) {
	dir, err := s.files()
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	s.made = append(s.made, name)
	s.mu.Unlock()
	return os.Create(filepath.Join(dir, name))
}

// hold holds a certificate. Without a folder only its statements are remembered.
func (s *store) hold(c *certificates.Certificate) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held == nil {
		s.held = make(map[string]*certificates.Certificate)
		s.named = make(map[string]bool)
	}
	if s.dir == "" {
		c = &certificates.Certificate{Statement: c.Statement, Also: c.Also, Kind: c.Kind}
	}
	for _, statement := range c.Statements() {
		// Of several proofs the same one is kept in every run.
		if before := s.held[statement.String()]; before == nil || compareProofs(c, before) < 0 {
			s.held[statement.String()] = c
		}
	}
}

// compareProofs orders the proofs of a statement: by kind, then by their lines.
func compareProofs(a, b *certificates.Certificate) int {
	return cmp.Or(strings.Compare(a.Kind, b.Kind), slices.CompareFunc(a.Body, b.Body, func(x, y certificates.Line) int {
		return cmp.Or(strings.Compare(x.Keyword, y.Keyword), strings.Compare(x.Text, y.Text))
	}))
}

// keep notes that the certificates with these statements are to be kept.
func (s *store) keep(statements ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, text := range statements {
		if s.held[text] != nil {
			s.named[text] = true
		}
	}
}

// kindsOf returns the kinds of proof of the statements, each once.
func (s *store) kindsOf(statements []string) []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var kinds []string
	for _, text := range statements {
		if c := s.held[text]; c != nil {
			kinds = append(kinds, c.Kind)
		}
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

// Name returns the name of the file that holds the certificate of a statement; the
// statement itself if there is no folder.
func (s *store) Name(statement string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.held[statement]
	if s.dir == "" || c == nil {
		return statement
	}
	return s.fileOf(c)
}

// Names returns the names of the files for some statements, sorted, each once.
func (s *store) Names(statements []string) []string {
	names := []string{}
	for _, text := range statements {
		names = append(names, s.Name(text))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// longProof is the length in bytes of a proof from which on its certificate lies in a
// file of its own.
const longProof = 1 << 16

// fileOf returns the name of the file for a certificate: "oct-2-3.cert", and for a long
// one "oct-25-30.distances.cert" or "oct-20-20.bisection.at-least.cert".
func (s *store) fileOf(c *certificates.Certificate) string {
	size := 0
	for _, line := range c.Body {
		size += len(line.Text)
	}
	statement := c.Statement
	parts := []string{s.stem(statement.Network)}
	switch {
	case size < longProof:
	case certificates.Several(c.Kind):
		parts = append(parts, c.Kind)
	default:
		parts = append(parts, statement.Subject, map[string]string{"=": "", "<=": "at-most", ">=": "at-least"}[statement.Relation])
		for _, a := range statement.Args {
			if statement.Subject == "contains" { // another network
				a = s.stem(a)
			}
			parts = append(parts, a)
		}
		if statement.Relation != "=" && len(statement.Args) > 0 {
			parts = append(parts, statement.Value) // there may be several such bounds
		}
	}
	parts = slices.DeleteFunc(parts, func(p string) bool { return p == "" })
	name := strings.ToLower(strings.Join(parts, ".")) + Ending
	return strings.ReplaceAll(name, ":", "-") // of a table's digest; not every system allows it in a name
}

// stem returns how the names of a network's files begin: by what a user calls it,
// without folders.
func (s *store) stem(network string) string {
	if s.title == nil {
		return solver.FileStem(network)
	}
	title := s.title(network)
	if title != network {
		title = filepath.Base(title)
	}
	return solver.FileStem(title)
}

// Flush writes what is kept so far, and what is not yet written.
func (s *store) Flush() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.flush()
}

func (s *store) flush() error {
	if s.dir == "" {
		return nil
	}
	files := make(map[string][]*certificates.Certificate)
	for _, c := range s.kept() {
		name := s.fileOf(c)
		files[name] = append(files[name], c)
	}
	if s.wrote == nil {
		s.wrote = make(map[string]int)
	}
	for name, list := range files {
		statements := 0
		for _, c := range list {
			statements += len(c.Statements())
		}
		if s.wrote[name] == statements {
			continue
		}
		path := filepath.Join(s.dir, name)
		var text bytes.Buffer
		err := certificates.Write(&text, merged(append(list, s.earlier(path)...))...)
		if err == nil {
			err = WriteFile(path, text.Bytes())
		}
		if err != nil {
			return err
		}
		s.wrote[name] = statements
	}
	return nil
}

// earlier returns the certificates that an earlier session left in a file, without what
// this one states itself, and without those whose files this one has written anew. What
// is no file of certificates gives way.
func (s *store) earlier(path string) []*certificates.Certificate {
	f, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	before, err := certificates.ReadAll(f)
	if err != nil {
		return nil
	}
	var list []*certificates.Certificate
	for _, c := range before {
		if slices.ContainsFunc(c.Files(), func(name string) bool { return slices.Contains(s.made, name) }) {
			continue
		}
		var left []certificates.Statement
		for _, statement := range c.Statements() {
			if !s.named[statement.String()] {
				left = append(left, statement)
			}
		}
		if len(left) > 0 {
			list = append(list, &certificates.Certificate{Statement: left[0], Also: left[1:], Kind: c.Kind, Body: c.Body})
		}
	}
	return list
}

// kept returns the certificates that are kept, with the statements alone that are named.
func (s *store) kept() []*certificates.Certificate {
	of := make(map[*certificates.Certificate]*certificates.Certificate)
	var list []*certificates.Certificate
	for _, text := range slices.Sorted(maps.Keys(s.named)) {
		c := s.held[text]
		for _, statement := range c.Statements() {
			if statement.String() != text {
				continue
			}
			if of[c] != nil {
				of[c].Also = append(of[c].Also, statement)
				continue
			}
			of[c] = &certificates.Certificate{Statement: statement, Kind: c.Kind, Body: c.Body}
			list = append(list, of[c])
		}
	}
	return list
}

// close writes what is kept, and removes the files that go with no certificate that
// is kept.
func (s *store) close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.dir == "" {
		if s.scratch == "" {
			return nil
		}
		return os.RemoveAll(s.scratch)
	}
	errs := []error{s.flush()}
	used := make(map[string]bool)
	for _, c := range s.kept() {
		for _, file := range c.Files() {
			used[file] = true
		}
	}
	for _, name := range s.made {
		if used[name] {
			continue
		}
		if err := os.Remove(filepath.Join(s.dir, name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			errs = append(errs, fmt.Errorf("props: %w", err))
		}
	}
	return errors.Join(errs...)
}

// merged joins certificates that have the same proof, where the kind of proof shows
// several statements, and puts all in the order of their statements.
func merged(list []*certificates.Certificate) []*certificates.Certificate {
	slices.SortFunc(list, func(a, b *certificates.Certificate) int {
		return strings.Compare(a.Statement.String(), b.Statement.String())
	})
	var out []*certificates.Certificate
	same := make(map[string]*certificates.Certificate)
	for _, c := range list {
		key, joinable := proofOf(c)
		if !joinable {
			out = append(out, c)
			continue
		}
		first := same[key]
		if first == nil {
			first = &certificates.Certificate{Statement: c.Statement, Kind: c.Kind, Body: c.Body}
			same[key] = first
			out = append(out, first)
		}
		for _, statement := range c.Statements() {
			if !slices.ContainsFunc(first.Statements(), func(s certificates.Statement) bool { return s.String() == statement.String() }) {
				first.Also = append(first.Also, statement)
			}
		}
	}
	return out
}

// proofOf tells whether the proof of a certificate may serve several statements, and
// returns the proof as a text, with the network, since two may share a file: equal texts,
// one proof. The proofs about routers name
// the router in their statements alone. A statement about the distances from one source
// stands alone.
func proofOf(c *certificates.Certificate) (key string, joinable bool) {
	if !certificates.Several(c.Kind) || slices.Contains([]string{"distances", "eccentricity", "distance"}, c.Statement.Subject) {
		return "", false
	}
	var b strings.Builder
	b.WriteString(c.Kind + " " + c.Statement.Network + "\n")
	if c.Statement.Subject == "audit" {
		b.WriteString(c.Statement.Args[0])
	}
	for _, line := range c.Body {
		b.WriteString("\n" + line.Keyword + " " + line.Text)
	}
	return b.String(), true
}

// WriteFile writes a file so that it is there whole or not at all.
func WriteFile(path string, data []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(path), ".tmp-*")
	if err != nil {
		return fmt.Errorf("props: %w", err)
	}
	defer os.Remove(tmp.Name()) // after the rename there is nothing to remove
	_, err = tmp.Write(data)
	if err == nil {
		err = tmp.Chmod(fs.FileMode(0o644))
	}
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		return fmt.Errorf("props: %w", err)
	}
	return nil
}
