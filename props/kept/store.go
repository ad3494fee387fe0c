// Package kept holds certificates that were accepted and verdicts that follow from them, and
// keeps them in a folder that stands alone: with the proofs that lie in files of their own,
// and with every graph and table that is named by a digest.
package kept

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/big"
	"os"
	"slices"
	"strings"
	"sync"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/resolve"
	"topocert/certificates/write"
	"topocert/props/disk"
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
// their own; in a compact folder those of several networks lie together. A file is written
// anew, by itself, when there is something new for it: what it holds already, from this
// session or an earlier one, is read again, so that certificates that are written need no
// memory.
type Store struct {
	// names are those of networks and routers, users' own among them.
	names  *resolve.Names
	ledger ledger
	own    written
	// defined is the text of the folder's file of definitions, as it was written last.
	defined string

	saving sync.Mutex // held while files are written

	mu sync.Mutex // guards what follows
	// folder is where certificates are kept; nil if they are not. It is lent if it is another
	// store's to close.
	folder  *disk.Folder
	lent    bool
	compact bool
	closed  bool
	// scratch is where files that go with certificates are made if there is no folder.
	scratch *disk.Folder
	// held maps statements to certificates. Named holds the statements whose certificates are
	// kept, and tells whether they are to be in files by now: see place. Mentions are those of
	// which that has to be seen to.
	held     map[string]*held
	named    map[string]mention
	mentions []certificates.Statement
	// proofs maps proofs that may show several statements to certificates, by their names.
	proofs map[string]*held
	// files holds, by name, the statements that are to be in a file, with the certificate that
	// shows them there now; dirty are those files that are not so yet.
	files map[string]map[string]*held
	dirty map[string]bool
	// sharpest maps the bounds of a compact folder, without their values, to statements.
	sharpest map[string]certificates.Statement
	// made holds the files that go with certificates and have only temporary names, placed
	// those with names of their own.
	made, placed map[string]bool
	// broken is the first error of the disk.
	broken error
}

// held is a certificate in the store. Its proof is dropped when it is written.
type held struct {
	certificates.Certificate
	file    string // where it is kept
	size    int64  // of the proof
	digest  [sha256.Size]byte
	serves  string // a name for a proof that may show several statements: see newHeld
	written bool
}

// mention is a statement whose certificate is kept.
type mention struct {
	of     certificates.Statement
	placed bool // it is to be in a file by now
}

// New returns a store that keeps nothing: what goes with certificates lies in a temporary
// folder until it is closed.
func New(names *resolve.Names) *Store {
	return &Store{
		names: names, held: make(map[string]*held), named: make(map[string]mention), proofs: make(map[string]*held),
		files: make(map[string]map[string]*held), dirty: make(map[string]bool), sharpest: make(map[string]certificates.Statement),
		made: make(map[string]bool), placed: make(map[string]bool),
	}
}

// Open returns a store that keeps certificates in the folder dir, which it makes, and into
// which it must be able to write. What runs have left unfinished there whose programs were
// killed is removed. Several stores, of several programs too, may keep theirs in one folder
// at the same time, where the system can lock it.
func Open(dir string, names *resolve.Names) (*Store, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, disk.Failed(dir, "made", err)
	}
	s := New(names)
	var err error
	if s.folder, err = disk.Open(dir, func(name, path string) { abandoned(dir, name, path) }); err != nil {
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
	var now said // all its certificates are named by now
	if verdicts {
		now = s.ledger.all()
	}
	s.saving.Lock()
	defer s.saving.Unlock()
	return s.Fail(s.folder.Exclusively(func() error {
		s.mu.Lock()
		list := s.mentions
		s.mu.Unlock()
		if err := s.writeNames(list); err != nil {
			return err
		}
		s.place(list)
		if err := s.write(); err != nil {
			return err
		}
		return s.ledger.write(s.folder, now)
	}))
}

// WriteFile writes a file into the folder, whole or not at all.
func (s *Store) WriteFile(name string, data []byte) error {
	return s.Fail(s.folder.WriteFile(name, data))
}

// newHeld returns the certificate as it is held. A proof that may serve several statements has
// a name, by its digest. The proofs about routers name the router in their statements alone. A
// statement about the distances from one source stands alone.
func newHeld(c *certificates.Certificate) *held {
	h := &held{Certificate: *c, size: c.Size()}
	digest := sha256.New()
	_ = write.File(digest, &certificates.Certificate{Kind: c.Kind, Proof: c.Proof, Body: c.Body}) // a digest takes everything
	digest.Sum(h.digest[:0])
	of, router := c.Statement, ""
	if of.Subject == "audit" {
		router = of.Args[0]
	}
	if kinds.Several(c.Kind) && !slices.Contains([]string{"distances", "eccentricity", "distance"}, of.Subject) {
		h.serves = fmt.Sprintf("%s %s %x", of.Network, router, h.digest)
	}
	return h
}

// compare orders the proofs of a statement: by kind, then shorter ones first, then by
// their digests.
func (h *held) compare(other *held) int {
	return cmp.Or(strings.Compare(h.Kind, other.Kind), cmp.Compare(h.size, other.size), bytes.Compare(h.digest[:], other.digest[:]))
}

// same tells whether a certificate that was read has the same proof, for several statements.
func (h *held) same(c *certificates.Certificate) bool {
	return h.serves != "" && h.Kind == c.Kind && h.Statement.Network == c.Statement.Network && h.size == c.Size() && h.serves == newHeld(c).serves
}

// Hold holds a certificate. Without a folder only its statements are remembered.
func (s *Store) Hold(c *certificates.Certificate) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.folder == nil {
		c = &certificates.Certificate{Statement: c.Statement, Also: c.Also, Kind: c.Kind}
	}
	h := newHeld(c)
	h.file = s.fileOf(h)
	if h.serves != "" && s.folder != nil {
		if same := s.proofs[h.serves]; same != nil {
			same.Proof, same.Body, same.written = h.Proof, h.Body, false
			h = same
		}
		s.proofs[h.serves] = h
	}
	for _, statement := range c.Statements() {
		// Of several proofs the same one is kept in every run.
		text := statement.String()
		before := s.held[text]
		if before != nil && h.compare(before) >= 0 {
			continue
		}
		s.held[text] = h
		if before == nil {
			continue
		}
		if _, is := s.files[before.file][text]; is {
			delete(s.files[before.file], text)
			s.dirty[before.file] = true
			s.put(h.file, text)
		}
	}
}

// put notes that a statement is to be in a file.
func (s *Store) put(file, text string) {
	if s.files[file] == nil {
		s.files[file] = make(map[string]*held)
	}
	s.files[file][text] = nil
	s.dirty[file] = true
}

// Keep notes that the certificates with these statements are to be kept.
func (s *Store) Keep(statements ...certificates.Statement) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, of := range statements {
		text := of.String()
		if _, is := s.named[text]; !is && s.held[text] != nil {
			s.named[text] = mention{of: of}
			s.mentions = append(s.mentions, of)
		}
	}
}

// place has certificates with these statements, the first of the mentions, written with the next
// files. In a compact folder a bound that another one implies is not.
func (s *Store) place(list []certificates.Statement) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.mentions = s.mentions[len(list):]
	for _, of := range list {
		text := of.String()
		s.named[text] = mention{of, true}
		file := s.held[text].file
		if s.compact && of.Relation != "=" {
			before, met := s.sharpest[withoutValue(of)]
			if met && implies(before, of) {
				continue
			}
			s.sharpest[withoutValue(of)] = of
			delete(s.files[file], before.String())
		}
		s.put(file, text)
	}
}

func withoutValue(s certificates.Statement) string {
	s.Value = ""
	return s.String()
}

// implies tells whether a bound implies another one of the same.
func implies(s, other certificates.Statement) bool {
	a, isA := new(big.Int).SetString(s.Value, 10)
	b, isB := new(big.Int).SetString(other.Value, 10)
	return isA && isB && (s.Relation == "<=" && a.Cmp(b) <= 0 || s.Relation == ">=" && a.Cmp(b) >= 0)
}

// Kinds returns the kinds of proof of the statements, each once.
func (s *Store) Kinds(statements []certificates.Statement) []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var kinds []string
	for _, of := range statements {
		if c := s.held[of.String()]; c != nil {
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
	h := s.held[statement.String()]
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

// Fail notes an error of the disk. From then on nothing is decided.
func (s *Store) Fail(err error) error {
	if errors.Is(err, disk.ErrDisk) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.broken = cmp.Or(s.broken, err)
	}
	return err
}

// Broken returns the first error of the disk on which the session keeps certificates, or
// makes proofs; it wraps disk.ErrDisk. Nothing more is decided then: whatever a prover
// says afterwards, it may say because it could not write.
func (s *Store) Broken() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.broken
}
