package archive

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/internal/regular"
)

// results are verdicts and theorems, by name.
type results struct {
	verdicts map[string]*formula.Verdict
	theorems map[string]*theorem.Theorem
}

func (s *results) add(other results) {
	if s.verdicts == nil {
		*s = results{make(map[string]*formula.Verdict), make(map[string]*theorem.Theorem)}
	}
	maps.Copy(s.verdicts, other.verdicts)
	maps.Copy(s.theorems, other.theorems)
}

// say notes what is to be written beside the certificates.
func (s *Store) say(now results) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.unsaid.add(now)
	s.says = true
}

// Say notes a verdict, nil for none, to be written beside the certificates, which are named already.
func (s *Store) Say(v *formula.Verdict) {
	if v != nil {
		s.say(results{verdicts: map[string]*formula.Verdict{v.Name: v}})
	}
}

// Show notes a theorem that was checked, to be written beside the certificates.
func (s *Store) Show(t *theorem.Theorem) {
	s.say(results{theorems: map[string]*theorem.Theorem{t.Name: t}})
}

// writeSaid writes verdicts and theorems, in the place of those of the same names. First go
// theorems that say something else than one of the verdicts: a folder with both is wrong.
func (s *Store) writeSaid(now results) error {
	if len(now.verdicts)+len(now.theorems) == 0 {
		return nil
	}
	if err := s.writeTheorems(results{verdicts: now.verdicts}); err != nil {
		return err
	}
	if err := s.writeVerdicts(now, nil); err != nil {
		return err
	}
	return s.writeTheorems(now)
}

// writeVerdicts joins the file of verdicts with these, without those in which one of the
// names occurs: they have another meaning now.
func (s *Store) writeVerdicts(now results, withdrawn []string) error {
	before, err := s.read(VerdictFile, formula.MaxVerdicts)
	if err != nil {
		return err
	}
	if s.verdicts.library == nil {
		s.verdicts.library = words.Standard()
	}
	if before != nil && !bytes.Equal(before, s.verdicts.text) { // what is no file of verdicts gives way
		s.verdicts.list, _ = formula.ReadVerdicts(s.verdicts.library, bytes.NewReader(before))
	} else if before == nil {
		s.verdicts.list = nil
	}
	list := slices.DeleteFunc(slices.Clone(s.verdicts.list), func(v *formula.Verdict) bool {
		return now.verdicts[v.Name] != nil || now.theorems[v.Name] != nil ||
			slices.ContainsFunc(withdrawn, func(name string) bool { return strings.Contains(v.Formula.String(), name) })
	})
	list = slices.AppendSeq(list, maps.Values(now.verdicts))
	slices.SortFunc(list, func(a, b *formula.Verdict) int { return strings.Compare(a.Name, b.Name) })
	var text bytes.Buffer
	if err := formula.WriteVerdicts(&text, list); err != nil {
		return err
	}
	if err := s.replace(VerdictFile, before, text.Bytes(), len(list)); err != nil {
		return err
	}
	s.verdicts.text, s.verdicts.list = text.Bytes(), list
	return nil
}

// TheoremFile returns the name of the file for a theorem with that name. Those of several may
// be the same, and then these lie together.
func TheoremFile(name string) string {
	return strings.ToLower(strings.NewReplacer("/", ".", " ", "-").Replace(name)) + theorem.Ending
}

// writeTheorems joins files of theorems with these, without those of which one of the verdicts
// says that the claim is another, or fails.
func (s *Store) writeTheorems(now results) error {
	files := make(map[string][]*theorem.Theorem)
	for name := range now.verdicts {
		files[TheoremFile(name)] = nil
	}
	for _, t := range now.theorems {
		files[TheoremFile(t.Name)] = append(files[TheoremFile(t.Name)], t)
	}
	for file, list := range files {
		before, err := s.read(file, certificates.MaxFile)
		if err != nil {
			return err
		}
		earlier, _ := theorem.Read(bytes.NewReader(before)) // what is no file of theorems gives way
		for _, t := range earlier {
			v := now.verdicts[t.Name]
			if now.theorems[t.Name] == nil && (v == nil || !v.Fails && t.Claim == v.Formula.String()) {
				list = append(list, t)
			}
		}
		if len(list)+len(earlier) == 0 {
			continue
		}
		slices.SortFunc(list, func(a, b *theorem.Theorem) int { return strings.Compare(a.Name, b.Name) })
		var text bytes.Buffer
		if err := theorem.Write(&text, list); err != nil {
			return err
		}
		if err := s.replace(file, before, text.Bytes(), len(list)); err != nil {
			return err
		}
	}
	return nil
}

// Keeps tells whether there is a folder.
func (s *Store) Keeps() bool { return s.folder != nil }

// read reads a file of the folder; there is nothing in one that is not there.
func (s *Store) read(name string, most int64) ([]byte, error) {
	text, err := regular.Read(s.folder.Path(name), most)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return text, Failed(s.folder.Path(name), "read", err)
}

// replace writes a file of so many things in the place of the text that was read, if it is
// another; without any it goes.
func (s *Store) replace(name string, before, now []byte, n int) error {
	switch {
	case n == 0 && before != nil:
		return s.remove(name)
	case n == 0 || bytes.Equal(before, now):
		return nil
	}
	return s.folder.WriteFile(name, now)
}
