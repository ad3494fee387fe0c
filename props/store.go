package props

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"sync"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/write"
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
// their own; in a compact folder those of several networks lie together. A file is written
// anew, by itself, when there is something new for it: what it holds already, from this
// session or an earlier one, is read again, so that certificates that are written need no
// memory.
type store struct {
	// title returns what a user calls a network.
	title func(canonical string) string

	mu sync.Mutex
	// folder is where certificates are kept; nil if they are not. It is lent if it is another
	// session's to close.
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
	named    map[string]bool
	mentions []string
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

func newStore(title func(canonical string) string) store {
	return store{
		title: title, held: make(map[string]*held), named: make(map[string]bool), proofs: make(map[string]*held),
		files: make(map[string]map[string]*held), dirty: make(map[string]bool), sharpest: make(map[string]certificates.Statement),
		made: make(map[string]bool), placed: make(map[string]bool),
	}
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

// hold holds a certificate. Without a folder only its statements are remembered.
func (s *store) hold(c *certificates.Certificate) {
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
func (s *store) put(file, text string) {
	if s.files[file] == nil {
		s.files[file] = make(map[string]*held)
	}
	s.files[file][text] = nil
	s.dirty[file] = true
}

// keep notes that the certificates with these statements are to be kept.
func (s *store) keep(statements ...string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, text := range statements {
		if _, is := s.named[text]; !is && s.held[text] != nil {
			s.named[text] = false
			s.mentions = append(s.mentions, text)
		}
	}
}

// mentioned returns what was named since it was last called.
func (s *store) mentioned() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	texts := s.mentions
	s.mentions = nil
	return texts
}

// again takes back what was mentioned, for another time.
func (s *store) again(texts []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.mentions = append(texts, s.mentions...)
}

// place has certificates with these statements written with the next files. In a compact folder
// a bound that another one implies is not.
func (s *store) place(texts []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, text := range texts {
		s.named[text] = true
		file := s.held[text].file
		if of := parsed(text); s.compact && of.Relation != "=" {
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

// parsed returns a statement of a certificate that was accepted.
func parsed(text string) certificates.Statement {
	s, err := certificates.ParseStatement(text)
	if err != nil {
		panic(err)
	}
	return s
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

// fail notes an error of the disk. From then on nothing is decided.
func (s *store) fail(err error) error {
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
func (s *store) Broken() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.broken
}
