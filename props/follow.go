package props

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/props/disk"
)

// A verdict on a formula follows: whoever has the certificates can repeat it without
// the engine. The engine repeats it too, before it says that it follows.

// follows notes in a decision that its verdict on a formula, in the cases that are given in
// parts, follows from the session's certificates. One that does not is a defect of this
// program.
func (r *Runner) follows(d *decision, f *formula.Formula, parts []formula.Cases) error {
	v := &formula.Verdict{Name: "verdict", Formula: f, Fails: d.verdict == Fails, Cases: parts}
	if err := v.Check(r.Session.said(d.statements)); err != nil {
		return fmt.Errorf("%w: the verdict on %q: %w", ErrBug, f, err)
	}
	d.follow, d.evidence = v, Certified
	return nil
}

// said returns what some statements say: no more than a reader has who has only these.
func (l *Session) said(statements []string) *resolve.Facts {
	facts := resolve.NewFacts(l.names)
	for _, text := range statements {
		s, err := certificates.ParseStatement(text)
		if err != nil {
			panic(err) // a statement of a certificate that was accepted
		}
		facts.Add(s)
	}
	return facts
}

// named returns the verdict under a name; nil if none follows.
func (d *decision) named(name string) *formula.Verdict {
	if d.follow == nil {
		return nil
	}
	d.follow.Name = name
	return d.follow
}

// ledger holds the verdicts of a session's claims.
type ledger struct {
	mu       sync.Mutex
	verdicts map[string]*formula.Verdict
	times    int // how often a verdict was said

	// The rest belongs to whoever saves. saved is what was written last, others what earlier
	// sessions had left in the file; last tells whether it is the one that is there.
	saved  said
	others []*formula.Verdict
	last   fs.FileInfo
}

// said is what a ledger holds at a time.
type said struct {
	verdicts []*formula.Verdict
	times    int
}

// say notes verdicts, to be written beside the certificates, which are named already.
func (s *ledger) say(verdicts ...*formula.Verdict) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.verdicts == nil {
		s.verdicts = make(map[string]*formula.Verdict)
	}
	for _, v := range verdicts {
		if v != nil {
			s.verdicts[v.Name] = v
			s.times++
		}
	}
}

// any tells whether there is a verdict.
func (s *ledger) any() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.verdicts) > 0
}

// all returns what was said so far.
func (s *ledger) all() said {
	s.mu.Lock()
	defer s.mu.Unlock()
	return said{slices.Collect(maps.Values(s.verdicts)), s.times}
}

// write writes the file of verdicts into a folder, if there are new ones, with those that an
// earlier session left there under other names.
func (s *ledger) write(folder *disk.Folder, now said) error {
	if now.times <= s.saved.times {
		return nil
	}
	return s.rewrite(folder, now, nil)
}

// withdraw takes those verdicts of earlier sessions from the file in which one of the names
// occurs: they have another meaning now.
func (s *ledger) withdraw(folder *disk.Folder, names []string) error {
	return s.rewrite(folder, s.saved, names)
}

func (s *ledger) rewrite(folder *disk.Folder, now said, withdrawn []string) error {
	path := folder.Path(VerdictFile)
	others, err := s.earlier(path)
	if err != nil {
		return err
	}
	ours := make(map[string]bool)
	for _, v := range now.verdicts {
		ours[v.Name] = true
	}
	others = slices.DeleteFunc(slices.Clone(others), func(v *formula.Verdict) bool {
		return ours[v.Name] || slices.ContainsFunc(withdrawn, func(name string) bool { return strings.Contains(v.Formula.String(), name) })
	})
	list := slices.Concat(others, now.verdicts)
	if len(list) == 0 {
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return disk.Failed(path, "removed", err)
		}
		return nil
	}
	slices.SortFunc(list, func(a, b *formula.Verdict) int { return strings.Compare(a.Name, b.Name) })
	if err := folder.Write(VerdictFile, func(w io.Writer) error { return formula.WriteVerdicts(w, list) }); err != nil {
		return err
	}
	s.saved, s.others = now, others
	s.last, err = os.Stat(path)
	return disk.Failed(path, "read", err)
}

// earlier returns the verdicts of earlier sessions in a file. What is no file of verdicts
// gives way.
func (s *ledger) earlier(path string) ([]*formula.Verdict, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil && s.last != nil && os.SameFile(info, s.last) && info.ModTime().Equal(s.last.ModTime()) {
		return s.others, nil
	}
	var text []byte
	if err == nil {
		text, err = os.ReadFile(path)
	}
	if err != nil {
		return nil, disk.Failed(path, "read", err)
	}
	before, err := formula.ReadVerdicts(bytes.NewReader(text))
	if err != nil {
		return nil, nil
	}
	return before, nil
}

// VerdictsOn returns the verdicts on a claim, on its further readings and on its
// correction, sorted by name: those that follow from the statements.
func (l *Session) VerdictsOn(id string, statements []string) []*formula.Verdict {
	l.ledger.mu.Lock()
	var list []*formula.Verdict
	for name, v := range l.ledger.verdicts {
		if name == id || strings.HasPrefix(name, id+" ") {
			list = append(list, v)
		}
	}
	l.ledger.mu.Unlock()
	facts := l.said(statements)
	list = slices.DeleteFunc(list, func(v *formula.Verdict) bool { return v.Check(facts) != nil })
	slices.SortFunc(list, func(a, b *formula.Verdict) int { return strings.Compare(a.Name, b.Name) })
	return list
}
