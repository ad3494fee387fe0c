package kept

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/internal/regular"
	"topocert/props/disk"
)

// TheoremFile returns the name of the file for a theorem with that name. Those of several may
// be the same, and then these lie together.
func TheoremFile(name string) string {
	return strings.ToLower(strings.NewReplacer("/", ".", " ", "-").Replace(name)) + theorem.Ending
}

// Show notes theorems that were checked, to be written beside the certificates.
func (s *Store) Show(theorems ...*theorem.Theorem) { s.ledger.show(theorems...) }

// Theorems returns the theorems on a claim, on its further readings and on its correction.
func (s *Store) Theorems(claim string) []*theorem.Theorem {
	return slices.DeleteFunc(s.ledger.all().theorems, func(t *theorem.Theorem) bool {
		return t.Name != claim && !strings.HasPrefix(t.Name, claim+" ")
	})
}

// Keeps tells whether there is a folder.
func (s *Store) Keeps() bool { return s.folder != nil }

// readTheorems reads a file of theorems of an earlier session. There are none in one that is
// not there, or holds something else: it gives way.
func readTheorems(path string) ([]*theorem.Theorem, error) {
	f, _, err := regular.Open(path, certificates.MaxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, disk.Failed(path, "read", err)
	}
	defer f.Close()
	list, err := theorem.Read(f)
	if err != nil {
		return nil, nil
	}
	return list, nil
}

// dropTheorems removes theorems of earlier sessions of which a verdict of this one says that the
// claim is another, or fails.
func (s *ledger) dropTheorems(folder *disk.Folder, now said) error {
	if s.looked == nil {
		s.looked, s.placed = make(map[*formula.Verdict]bool), make(map[*theorem.Theorem]bool)
	}
	for _, v := range now.verdicts {
		if s.looked[v] {
			continue
		}
		s.looked[v] = true
		file := TheoremFile(v.Name)
		path := folder.Path(file)
		before, err := readTheorems(path)
		if err != nil {
			return err
		}
		after := slices.DeleteFunc(slices.Clone(before), func(t *theorem.Theorem) bool {
			return t.Name == v.Name && (v.Fails || t.Claim != v.Formula.String())
		})
		switch {
		case len(after) == len(before):
		case len(after) > 0:
			err = replaceTheorems(folder, file, after)
		default:
			err = os.Remove(path)
			err = disk.Failed(path, "removed", err)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// writeTheorems writes the files of theorems, with those that earlier sessions left there under
// other names.
func (s *ledger) writeTheorems(folder *disk.Folder, now said) error {
	files := make(map[string][]*theorem.Theorem)
	fresh := make(map[string]bool)
	for _, t := range now.theorems {
		file := TheoremFile(t.Name)
		files[file] = append(files[file], t)
		fresh[file] = fresh[file] || !s.placed[t]
	}
	for file, list := range files {
		if !fresh[file] {
			continue
		}
		before, err := readTheorems(folder.Path(file))
		if err != nil {
			return err
		}
		for _, t := range before {
			if !slices.ContainsFunc(list, func(ours *theorem.Theorem) bool { return ours.Name == t.Name }) {
				list = append(list, t)
			}
		}
		if err := replaceTheorems(folder, file, list); err != nil {
			return err
		}
	}
	for _, t := range now.theorems {
		s.placed[t] = true
	}
	return nil
}

// replaceTheorems writes a file of theorems, if it does not hold these already.
func replaceTheorems(folder *disk.Folder, file string, list []*theorem.Theorem) error {
	slices.SortFunc(list, func(a, b *theorem.Theorem) int { return strings.Compare(a.Name, b.Name) })
	var text bytes.Buffer
	if err := theorem.Write(&text, list); err != nil {
		return err
	}
	if before, err := regular.Read(folder.Path(file), certificates.MaxFile); err == nil && bytes.Equal(before, text.Bytes()) {
		return nil
	}
	return folder.Write(file, func(w io.Writer) error {
		_, err := w.Write(text.Bytes())
		return err
	})
}
