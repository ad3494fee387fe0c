package props

import (
	"bytes"
	"cmp"
	"crypto/sha256"
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
	"topocert/props/disk"
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
// A file is written anew, by itself, when there is something new for it: what it holds
// already, from this session or an earlier one, is read again, so that certificates that
// are written need no memory.
type store struct {
	// title returns what a user calls a network.
	title func(canonical string) string

	mu sync.Mutex
	// folder is where certificates are kept; nil if they are not. It is lent if it is another
	// session's to close.
	folder *disk.Folder
	lent   bool
	closed bool
	// scratch is where files that go with certificates are made if there is no folder.
	scratch *disk.Folder
	// held maps statements to certificates, and named holds the statements whose
	// certificates are kept.
	held  map[string]*held
	named map[string]bool
	// fresh maps the files that have to be written to the statements that are new there; due is
	// the part of it whose graphs, tables and names are written: see mention. Cases go on
	// while files are written, so that there may be more by then.
	fresh, due map[string][]string
	// mentions are the statements that were named since own names were last written.
	mentions []string
	// made holds the files that go with certificates and have only temporary names, placed
	// those with names of their own.
	made, placed map[string]bool
	// broken is the first error of the disk.
	broken error
}

// held is a certificate in the store. Its body is dropped when all is written of it that
// is kept.
type held struct {
	certificates.Certificate
	file   string // where it is kept
	size   int    // of the body
	digest [sha256.Size]byte
}

// newHeld returns the certificate for a store that keeps it in a file.
func newHeld(c *certificates.Certificate, file string) *held {
	h := &held{Certificate: *c, file: file}
	digest := sha256.New()
	for _, line := range c.Body {
		h.size += len(line.Keyword) + len(line.Text)
		fmt.Fprintf(digest, "%s %s\n", line.Keyword, line.Text)
	}
	digest.Sum(h.digest[:0])
	return h
}

// sameProof tells whether a certificate has the same proof.
func (h *held) sameProof(c *certificates.Certificate) bool {
	return h.Kind == c.Kind && newHeld(c, "").digest == h.digest
}

// compare orders the proofs of a statement: by kind, then shorter ones first, then by
// their digests.
func (h *held) compare(other *held) int {
	return cmp.Or(strings.Compare(h.Kind, other.Kind), h.size-other.size, bytes.Compare(h.digest[:], other.digest[:]))
}

// fail notes an error of the disk. From then on nothing is decided.
func (s *store) fail(err error) error {
	if errors.Is(err, disk.ErrDisk) {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.broken == nil {
			s.broken = err
		}
	}
	return err
}

// Broken returns the first error of the disk on which the session keeps certificates, or
// makes proofs; it wraps disk.ErrDisk. Nothing more is decided then: whatever a prover
// says afterwards, it may say because it could not write.
func (s *store) Broken() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.broken
}

// proofs returns the folder for the files that go with certificates.
func (s *store) proofs() (*disk.Folder, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.folder != nil:
		return s.folder, nil
	case s.closed:
		return nil, errClosed
	case s.scratch == nil:
		var err error
		if s.scratch, err = disk.Temporary(); err != nil {
			return nil, err
		}
	}
	return s.scratch, nil
}

// create makes a file that goes with a certificate. It has a temporary name until the
// certificate is written.
func (s *store) create(name string) (io.WriteCloser, error) {
	dir, err := s.proofs()
	if err != nil {
		return nil, s.fail(err)
	}
	file, err := s.createIn(dir, name)
	if err != nil {
		return nil, s.fail(err)
	}
	return &proofFile{file, s}, nil
}

// errClosed is the error for work that was left to itself at an interrupt, and goes on.
var errClosed = errors.New("props: the session is closed")

func (s *store) createIn(dir *disk.Folder, name string) (io.WriteCloser, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return nil, errClosed
	}
	if s.made == nil {
		s.made = make(map[string]bool)
	}
	s.made[name] = true
	return dir.Create(name)
}

// proofFile is a file that goes with a certificate. Its errors break the store.
type proofFile struct {
	io.WriteCloser
	s *store
}

func (f *proofFile) Write(p []byte) (int, error) {
	n, err := f.WriteCloser.Write(p)
	return n, f.s.fail(err)
}

func (f *proofFile) Close() error { return f.s.fail(f.WriteCloser.Close()) }

// open opens a file that goes with a certificate.
func (s *store) open(name string) (io.ReadCloser, error) {
	dir, err := s.proofs()
	if err != nil {
		return nil, s.fail(err)
	}
	path := dir.Path(name)
	s.mu.Lock()
	if s.made[name] {
		path = dir.Temporary(name)
	}
	s.mu.Unlock()
	file, err := os.Open(path)
	if err != nil {
		return nil, s.fail(disk.Failed(dir.Path(name), "read", err))
	}
	return &readFile{file, dir.Path(name), s}, nil
}

// readFile is a file that goes with a certificate and is checked. Its errors are no fault
// of the certificate.
type readFile struct {
	file *os.File
	path string
	s    *store
}

func (f *readFile) Read(p []byte) (int, error) {
	n, err := f.file.Read(p)
	if err != nil && err != io.EOF {
		err = f.s.fail(disk.Failed(f.path, "read", err))
	}
	return n, err
}

func (f *readFile) Close() error { return f.file.Close() }

// hold holds a certificate. Without a folder only its statements are remembered.
func (s *store) hold(c *certificates.Certificate) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.held == nil {
		s.held = make(map[string]*held)
		s.named, s.fresh, s.due = make(map[string]bool), make(map[string][]string), make(map[string][]string)
		s.placed = make(map[string]bool)
	}
	var h *held
	if s.folder == nil {
		h = newHeld(&certificates.Certificate{Statement: c.Statement, Also: c.Also, Kind: c.Kind}, "")
	} else {
		h = newHeld(c, s.fileOf(c))
	}
	for _, statement := range c.Statements() {
		// Of several proofs the same one is kept in every run.
		text := statement.String()
		before := s.held[text]
		if before != nil && h.compare(before) >= 0 {
			continue
		}
		s.held[text] = h
		if s.named[text] {
			s.renew(before.file) // from where it goes
			s.renew(h.file, text)
		}
	}
}

// keep notes that the certificates with these statements are to be kept.
func (s *store) keep(statements ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, text := range statements {
		h := s.held[text]
		if h == nil || s.named[text] {
			continue
		}
		s.named[text] = true
		s.mentions = append(s.mentions, text)
		if s.folder != nil {
			s.renew(h.file, text)
		}
	}
}

// renew notes that a file has to be written, since some statements are new there.
func (s *store) renew(file string, statements ...string) {
	s.fresh[file] = append(s.fresh[file], statements...)
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
	h := s.held[statement]
	if s.folder == nil || h == nil {
		return statement
	}
	return h.file
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

// write writes the files that are due.
func (s *store) write() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range slices.Sorted(maps.Keys(s.due)) {
		if err := s.writeFile(name); err != nil {
			return err
		}
		delete(s.due, name)
	}
	return nil
}

// writeFile writes a file of certificates, and before it gets its name, the files that go
// with those that are new. A run that is killed between the two leaves the certificates
// under their temporary name: see abandoned.
func (s *store) writeFile(name string) error {
	before, err := readCertificates(s.folder.Path(name))
	if err != nil {
		return err
	}
	list, err := s.news(name, before)
	if err != nil {
		return err
	}
	var files, anew []string
	for _, c := range list {
		for _, file := range c.Files() {
			if !s.made[file] {
				continue
			}
			files = append(files, file)
			if differs(s.folder.Path(file), s.folder.Temporary(file)) {
				anew = append(anew, file)
			}
		}
	}
	all := merged(append(list, s.earlier(name, before, anew)...))
	if len(all) == 0 {
		return disk.Failed(s.folder.Path(name), "written", os.Remove(s.folder.Path(name)))
	}
	if err := s.folder.Prepare(name, func(w io.Writer) error { return certificates.Write(w, all...) }); err != nil {
		return err
	}
	for _, file := range files {
		if err := s.folder.Place(file); err != nil {
			return err
		}
		delete(s.made, file)
		s.placed[file] = true
	}
	if err := s.folder.Place(name); err != nil {
		return err
	}
	for _, text := range s.due[name] {
		if h := s.held[text]; h.file == name {
			h.Body = nil
		}
	}
	return s.clear(before, all)
}

// news returns the certificates of the statements that are new for a file.
func (s *store) news(name string, before []*certificates.Certificate) ([]*certificates.Certificate, error) {
	of := make(map[*held]*certificates.Certificate)
	var list []*certificates.Certificate
	for _, text := range slices.Compact(slices.Sorted(slices.Values(s.due[name]))) { // one that has another proof since may be there twice
		h := s.held[text]
		if h.file != name {
			continue // another proof is kept by now
		}
		c := of[h]
		if c == nil {
			c = &certificates.Certificate{Kind: h.Kind, Body: h.Body}
			if c.Body == nil && h.size > 0 {
				i := slices.IndexFunc(before, h.sameProof)
				if i < 0 {
					return nil, disk.Failed(s.folder.Path(name), "read", fmt.Errorf("the certificate of %q, which was there, has gone", h.Statement))
				}
				c.Body = before[i].Body
			}
			of[h] = c
			list = append(list, c)
		}
		for _, statement := range h.Statements() {
			if statement.String() != text {
				continue
			}
			if c.Statement.Subject == "" {
				c.Statement = statement
			} else {
				c.Also = append(c.Also, statement)
			}
		}
	}
	return list, nil
}

// earlier returns the certificates of a file, from this session or an earlier one, that
// stay: without the statements that have another certificate now, and without those whose
// files are written anew.
func (s *store) earlier(name string, before []*certificates.Certificate, anew []string) []*certificates.Certificate {
	due := make(map[string]bool)
	for _, text := range s.due[name] {
		due[text] = true
	}
	var list []*certificates.Certificate
	for _, c := range before {
		if slices.ContainsFunc(c.Files(), func(file string) bool { return slices.Contains(anew, file) }) {
			continue
		}
		var left []certificates.Statement
		for _, statement := range c.Statements() {
			text := statement.String()
			if !s.named[text] || s.held[text].file == name && !due[text] {
				left = append(left, statement)
			}
		}
		if len(left) > 0 {
			list = append(list, &certificates.Certificate{Statement: left[0], Also: left[1:], Kind: c.Kind, Body: c.Body})
		}
	}
	return list
}

// clear removes the files of this session that no certificate names any more, after others
// have taken the place of those before.
func (s *store) clear(before, now []*certificates.Certificate) error {
	used := make(map[string]bool)
	for _, c := range now {
		for _, file := range c.Files() {
			used[file] = true
		}
	}
	for _, c := range before {
		for _, file := range c.Files() {
			if used[file] || !s.placed[file] {
				continue
			}
			delete(s.placed, file)
			if err := os.Remove(s.folder.Path(file)); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return disk.Failed(s.folder.Path(file), "removed", err)
			}
		}
	}
	return nil
}

// readCertificates reads a file of certificates. There are none in one that is not there,
// or holds something else: it gives way.
func readCertificates(path string) ([]*certificates.Certificate, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, disk.Failed(path, "read", err)
	}
	defer f.Close()
	list, err := certificates.ReadAll(f)
	if rejected := new(certificates.Rejection); errors.As(err, &rejected) {
		return nil, nil
	}
	return list, disk.Failed(path, "read", err)
}

// differs tells whether two files that are there differ.
func differs(a, b string) bool {
	one, err := os.Open(a)
	if err != nil {
		return false
	}
	defer one.Close()
	other, err := os.Open(b)
	if err != nil {
		return false
	}
	defer other.Close()
	p, q := make([]byte, 1<<16), make([]byte, 1<<16)
	for {
		n, err := io.ReadFull(one, p)
		m, _ := io.ReadFull(other, q)
		if !bytes.Equal(p[:n], q[:m]) {
			return true
		}
		if err != nil {
			return false
		}
	}
}

// abandoned undoes what a run has begun that was killed: the file at path was to get a name.
// If it holds certificates, files that go with them may be there already; those that none in
// the folder names are removed.
func abandoned(dir, name, path string) {
	if !strings.HasSuffix(name, Ending) {
		return
	}
	list, err := readCertificates(path)
	if err != nil {
		return
	}
	alone := make(map[string]bool)
	for _, c := range list {
		for _, file := range c.Files() {
			alone[file] = true
		}
	}
	if len(alone) == 0 {
		return
	}
	others, err := filepath.Glob(filepath.Join(dir, "*"+Ending))
	for _, other := range others {
		var list []*certificates.Certificate
		if err == nil {
			list, err = readCertificates(other)
		}
		for _, c := range list {
			for _, file := range c.Files() {
				delete(alone, file)
			}
		}
	}
	for file := range alone {
		if err == nil && filepath.Base(file) == file {
			_ = os.Remove(filepath.Join(dir, file)) // it is there or not
		}
	}
}

// close removes all that has only a temporary name.
func (s *store) close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	s.closed = true
	switch {
	case s.scratch != nil:
		errs = append(errs, s.scratch.Close())
	case s.folder == nil:
	case !s.lent:
		errs = append(errs, s.folder.Close())
	default:
		for name := range s.made {
			errs = append(errs, os.RemoveAll(s.folder.Temporary(name)))
		}
	}
	return errors.Join(errs...)
}
