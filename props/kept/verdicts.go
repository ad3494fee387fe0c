package kept

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/regular"
	"topocert/props/disk"
)

// ledger holds the verdicts of a store's claims.
type ledger struct {
	mu       sync.Mutex
	verdicts map[string]*formula.Verdict
	theorems map[string]*theorem.Theorem
	times    int // how often a verdict was said, or a theorem shown

	// The rest belongs to whoever saves. library has the definitions of the folder; saved is what was written last, others what earlier
	// sessions had left in the file; last tells whether it is the one that is there.
	library *words.Library
	saved   said
	others  []*formula.Verdict
	last    fs.FileInfo
	// looked are verdicts against which theorems of earlier sessions were held, placed the
	// theorems that are written.
	looked map[*formula.Verdict]bool
	placed map[*theorem.Theorem]bool
}

// said is what a ledger holds at a time.
type said struct {
	verdicts []*formula.Verdict
	theorems []*theorem.Theorem
	times    int
}

// say notes verdicts.
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

// show notes theorems.
func (s *ledger) show(theorems ...*theorem.Theorem) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.theorems == nil {
		s.theorems = make(map[string]*theorem.Theorem)
	}
	for _, t := range theorems {
		s.theorems[t.Name] = t
		s.times++
	}
}

// any tells whether there is a verdict or a theorem.
func (s *ledger) any() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.verdicts)+len(s.theorems) > 0
}

// all returns what was said so far.
func (s *ledger) all() said {
	s.mu.Lock()
	defer s.mu.Unlock()
	return said{slices.Collect(maps.Values(s.verdicts)), slices.Collect(maps.Values(s.theorems)), s.times}
}

// write writes the file of verdicts into a folder, and those of theorems, if there are new ones,
// with those that an earlier session left there under other names. First go theorems of earlier
// sessions that say something else than a verdict of this one.
func (s *ledger) write(folder *disk.Folder, now said) error {
	if now.times <= s.saved.times {
		return nil
	}
	if err := s.dropTheorems(folder, now); err != nil {
		return err
	}
	if err := s.rewrite(folder, now, nil); err != nil {
		return err
	}
	return s.writeTheorems(folder, now)
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
	for _, t := range now.theorems {
		ours[t.Name] = true
	}
	others = slices.DeleteFunc(slices.Clone(others), func(v *formula.Verdict) bool {
		return ours[v.Name] || slices.ContainsFunc(withdrawn, func(name string) bool { return strings.Contains(v.Formula.String(), name) })
	})
	list := slices.Concat(others, now.verdicts)
	if len(list) == 0 {
		s.saved, s.others, s.last = now, nil, nil
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
		text, err = regular.Read(path, formula.MaxVerdicts)
	}
	if err != nil {
		return nil, disk.Failed(path, "read", err)
	}
	library := s.library
	if library == nil {
		library = words.Standard()
	}
	before, err := formula.ReadVerdictsWith(library, bytes.NewReader(text))
	if err != nil {
		return nil, nil
	}
	return before, nil
}

// Say notes verdicts, to be written beside the certificates, which are named already.
func (s *Store) Say(verdicts ...*formula.Verdict) { s.ledger.say(verdicts...) }

// Verdicts returns the verdicts on a claim, on its further readings and on its correction.
func (s *Store) Verdicts(claim string) []*formula.Verdict {
	return slices.DeleteFunc(s.ledger.all().verdicts, func(v *formula.Verdict) bool {
		return v.Name != claim && !strings.HasPrefix(v.Name, claim+" ")
	})
}
