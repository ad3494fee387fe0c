// Package archive holds certificates that were accepted and verdicts that follow from them, and
// keeps them in a folder that stands alone: with the proofs that lie in files of their own,
// and with every graph and table that is named by a digest. A [Folder] has whole files alone.
package archive

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"os"
	"slices"
	"strings"
	"sync"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/certificates/words"
)

// Ending is the ending of the files of certificates, VerdictFile the name of the file
// of verdicts beside them.
const (
	Ending      = ".cert"
	VerdictFile = "claims.verdicts"
)

// Store holds certificates that have been checked, and the verdicts on them. They are kept, in the files of
// its folder, when something names them: a claim's result, a profile, a chart, or a
// caller of the session. Some certificates support nothing in the end: those of cases
// before the one that fails, and of cases that stay open.
//
// A network's certificates lie in one file, but for long ones, which lie in files of
// their own; in a compact folder those of several networks lie together. What is new is joined
// with what a file holds, from this session or an earlier one, and takes the place of what says
// the same: a file is read for that, so that certificates that are written need no memory.
type Store struct {
	// names are those of networks and routers, users' own among them.
	names *resolve.Names

	saving sync.Mutex // held while files are written, and with it what follows
	named  named
	// defined is the text of the folder's file of definitions, as it was written last; verdicts
	// are those of the file of verdicts, with its text and the definitions by which it is read.
	defined  string
	verdicts struct {
		library *words.Library
		text    []byte
		list    []*formula.Verdict
	}

	mu sync.Mutex // guards what follows
	// folder is where certificates are kept; nil if they are not. It is lent if it is another
	// store's to close.
	folder  *Folder
	lent    bool
	compact bool
	closed  bool
	// scratch is where files that go with certificates are made if there is no folder.
	scratch *Folder
	// entries maps statements to certificates, files those whose certificates are kept to the
	// file that has them, "" before it is written. Fresh are those that have to be written.
	entries map[string]*entry
	files   map[string]string
	fresh   []certificates.Statement
	// unsaid are the verdicts and theorems that have to be written; says tells whether there were any.
	unsaid results
	says   bool
	// temporary holds the files that go with certificates: true for those that have only temporary
	// names.
	temporary map[string]bool
	// broken is the first error of the
	broken error
}

// entry is a certificate in the store. Its proof is dropped when it is written.
type entry struct {
	certificates.Certificate
	file    string // where it is kept
	size    int64  // of the proof
	digest  [sha256.Size]byte
	written bool
}

// New returns a store that keeps nothing: what goes with certificates lies in a temporary
// folder until it is closed.
func New(names *resolve.Names) *Store {
	return &Store{
		names: names, entries: make(map[string]*entry), files: make(map[string]string), temporary: make(map[string]bool),
		named: named{make(map[string]bool), make(map[string]bool), make(map[string]bool)},
	}
}

// Open returns a store that keeps certificates in the folder dir, which it makes, and into
// which it must be able to write. What runs have left unfinished there whose programs were
// killed is removed. Several stores, of several programs too, may keep theirs in one folder
// at the same time, where the system can lock it.
func Open(dir string, names *resolve.Names) (*Store, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, Failed(dir, "made", err)
	}
	s := New(names)
	var err error
	if s.folder, err = OpenFolder(dir, func(name, path string) { abandoned(dir, name, path) }); err != nil {
		return nil, err
	}
	if _, _, err := s.earlierNames(); err != nil {
		return nil, errors.Join(err, s.folder.Close())
	}
	return s, nil
}

// Apart returns a store that holds nothing, with which this one shares its folder. It has to
// be closed before.
func (s *Store) Apart(names *resolve.Names) *Store {
	other := New(names)
	other.folder, other.lent = s.folder, true
	return other
}

// Compact has the folder hold very many networks: those of a family that differ only after
// their first parameter have a file together, "qt-4.cert" for all QT(4,n), and of the bounds
// on one thing only the sharpest is kept. It is called before anything is held.
func (s *Store) Compact() { s.compact = true }

// Save writes the certificates that are kept and not yet written, with the files that go with
// them, and the graphs and tables that they name; and then, if so asked, the verdicts that
// rest on them. After an error it may be tried again.
func (s *Store) Save(verdicts bool) error {
	if s.folder == nil {
		return nil
	}
	var now results // all its certificates are named by now
	if verdicts {
		s.mu.Lock()
		now, s.unsaid = s.unsaid, results{}
		s.mu.Unlock()
	}
	s.saving.Lock()
	defer s.saving.Unlock()
	err := s.folder.Exclusively(func() error {
		s.mu.Lock()
		list, says := s.fresh, s.says
		s.mu.Unlock()
		if err := s.writeNames(list, says); err != nil {
			return err
		}
		if err := s.write(list); err != nil {
			return err
		}
		return s.writeSaid(now)
	})
	if err != nil { // it is given back, but for what was said anew meanwhile
		s.mu.Lock()
		now.add(s.unsaid)
		s.unsaid = now
		s.mu.Unlock()
	}
	return s.Fail(err)
}

// WriteFile writes a file into the folder, whole or not at all.
func (s *Store) WriteFile(name string, data []byte) error {
	return s.Fail(s.folder.WriteFile(name, data))
}

// newHeld returns the certificate as it is held.
func newHeld(c *certificates.Certificate) *entry {
	h := &entry{Certificate: *c, size: c.Size()}
	digest := sha256.New()
	_ = kinds.Write(digest, &certificates.Certificate{Kind: c.Kind, Proof: c.Proof, Body: c.Body}) // a digest takes everything
	digest.Sum(h.digest[:0])
	return h
}

// compare orders the proofs of a statement: by kind, then shorter ones first, then by
// their digests.
func (h *entry) compare(other *entry) int {
	return cmp.Or(strings.Compare(h.Kind, other.Kind), cmp.Compare(h.size, other.size), bytes.Compare(h.digest[:], other.digest[:]))
}

// shows tells whether a certificate that was read has the same proof and may have these
// statements too. The proofs about routers name the router in their statements alone, and a
// statement about the distances from one source stands alone.
func (h *entry) shows(c *certificates.Certificate) bool {
	of := h.Statement
	return h.Kind == c.Kind && of.Network == c.Statement.Network && router(of) == router(c.Statement) && kinds.Several(h.Kind) &&
		!slices.Contains([]string{"distances", "eccentricity", "distance"}, of.Subject) && h.size == c.Size() && h.digest == newHeld(c).digest
}

func router(of certificates.Statement) string {
	if of.Subject == "audit" {
		return of.Args[0]
	}
	return ""
}

// Hold holds a certificate. Without a folder only its statements are remembered. Of several
// proofs the same one is kept in every run.
func (s *Store) Hold(c *certificates.Certificate) {
	h := &entry{Certificate: certificates.Certificate{Statement: c.Statement, Also: c.Also, Kind: c.Kind}}
	if s.folder != nil {
		h = newHeld(c)
	}
	h.file = s.fileOf(h)
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, of := range c.Statements() {
		text := of.String()
		if before := s.entries[text]; before != nil && h.compare(before) >= 0 {
			continue
		}
		s.entries[text] = h
		if _, is := s.files[text]; is {
			s.fresh = append(s.fresh, of)
		}
	}
}

// Keep notes that the certificates with these statements are to be kept.
func (s *Store) Keep(statements ...certificates.Statement) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, of := range statements {
		text := of.String()
		if _, is := s.files[text]; !is && s.entries[text] != nil {
			s.files[text] = ""
			s.fresh = append(s.fresh, of)
		}
	}
}

// Kinds returns the kinds of proof of the statements, each once.
func (s *Store) Kinds(statements []certificates.Statement) []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var kinds []string
	for _, of := range statements {
		if c := s.entries[of.String()]; c != nil {
			kinds = append(kinds, c.Kind)
		}
	}
	slices.Sort(kinds)
	return slices.Compact(kinds)
}

// Name returns the name of the file that holds the certificate of a statement; the
// statement itself if there is no folder.
func (s *Store) Name(statement certificates.Statement) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	h := s.entries[statement.String()]
	if s.folder == nil || h == nil {
		return statement.String()
	}
	return h.file
}

// Names returns the names of the files for some statements, sorted, each once.
func (s *Store) Names(statements []certificates.Statement) []string {
	names := []string{}
	for _, of := range statements {
		names = append(names, s.Name(of))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Fail notes an error of the  From then on nothing is decided.
func (s *Store) Fail(err error) error {
	if errors.Is(err, ErrDisk) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.broken = cmp.Or(s.broken, err)
	}
	return err
}

// Broken returns the first error of the disk on which the session keeps certificates, or
// makes proofs; it wraps ErrDisk. Nothing more is decided then: whatever a prover
// says afterwards, it may say because it could not write.
func (s *Store) Broken() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.broken
}
