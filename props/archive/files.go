package archive

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/internal/regular"
	"topocert/solver"
)

// longProof is the length in bytes of a proof from which on its certificate lies in a
// file of its own.
const longProof = 1 << 16

// fileOf returns the name of the file for a certificate: "oct-2-3.cert", and for a long
// one "oct-25-30.distances.cert" or "oct-20-20.bisection.at-least.cert". In a compact folder
// it is the network's name without all parameters but the first: "oct-25.cert".
func (s *Store) fileOf(c *entry) string {
	of := c.Statement
	parts := []string{s.Stem(of.Network)}
	switch {
	case s.compact:
		if first, _, several := strings.Cut(of.Network, ","); several {
			parts[0] = solver.FileStem(first)
		}
	case c.size < longProof:
	case kinds.Several(c.Kind):
		parts = append(parts, c.Kind)
	default:
		parts = append(parts, of.Subject, map[string]string{"=": "", "<=": "at-most", ">=": "at-least"}[of.Relation])
		for _, a := range of.Args {
			if of.Subject == "contains" { // another network
				a = s.Stem(a)
			}
			parts = append(parts, a)
		}
		if of.Relation != "=" && len(of.Args) > 0 {
			parts = append(parts, of.Value) // there may be several such bounds
		}
	}
	parts = slices.DeleteFunc(parts, func(p string) bool { return p == "" })
	name := strings.ToLower(strings.Join(parts, ".")) + Ending
	return strings.ReplaceAll(name, ":", "-") // of a table's digest; not every system allows it in a name
}

// Stem returns how the names of a network's files begin: by what a user calls it,
// without folders.
func (s *Store) Stem(network string) string {
	title := s.names.Title(network)
	if title != network {
		title = filepath.Base(title)
	}
	return solver.FileStem(title)
}

// write writes the files of certificates with these statements, the first of the fresh ones: at
// last those that lose one to another.
func (s *Store) write(list []certificates.Statement) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var names []string
	files := make(map[string]map[string]certificates.Statement)
	put := func(file string, of certificates.Statement) {
		if files[file] == nil {
			names, files[file] = append(names, file), make(map[string]certificates.Statement)
		}
		files[file][of.String()] = of
	}
	for _, of := range list {
		if h := s.entries[of.String()]; !h.written || s.files[of.String()] != h.file {
			put(h.file, of)
		}
	}
	for _, of := range list {
		if text := of.String(); s.files[text] != "" && s.files[text] != s.entries[text].file {
			put(s.files[text], of)
		}
	}
	for _, name := range names {
		if err := s.writeFile(name, files[name]); err != nil {
			return err
		}
	}
	s.fresh = s.fresh[len(list):]
	return nil
}

// joined are a proof and the statements that it has in a file.
type joined struct {
	list []certificates.Statement
	of   *certificates.Certificate
}

// writeFile joins what a file of certificates holds with the certificates of statements that it
// is to have from now on, and without those that have come to another file. Before it gets its
// name, the files get theirs that go with what is new. A run that is killed between the two
// leaves the certificates under their temporary name: see abandoned.
func (s *Store) writeFile(name string, changed map[string]certificates.Statement) error {
	before, err := readCertificates(s.folder.Path(name))
	if err != nil {
		return err
	}
	fresh, files := make(map[*entry][]certificates.Statement), make(map[string]bool)
	for text, of := range changed {
		h := s.entries[text]
		if h.file != name {
			continue
		}
		fresh[h] = append(fresh[h], of)
		for _, file := range kinds.Files(&h.Certificate) {
			if s.temporary[file] {
				files[file] = digest(s.folder.Path(file)) != digest(s.folder.Temporary(file))
			}
		}
	}
	// What was there stays, from this session or an earlier one, without what has changed, and
	// without what names a file that is another now.
	var all []joined
	for _, c := range before {
		if !slices.ContainsFunc(kinds.Files(c), func(file string) bool { return files[file] }) {
			all = append(all, joined{slices.DeleteFunc(c.Statements(), func(of certificates.Statement) bool {
				_, is := changed[of.String()]
				return is
			}), c})
		}
	}
	for h, list := range fresh {
		if i := slices.IndexFunc(all, func(j joined) bool { return h.shows(j.of) }); i >= 0 {
			all[i].list = append(all[i].list, list...)
		} else if !h.written {
			all = append(all, joined{list, &h.Certificate})
		} else {
			return Failed(s.folder.Path(name), "read", fmt.Errorf("the certificate of %q, which was there, has gone", h.Statement))
		}
	}
	if s.compact {
		sharpen(all)
	}
	now := certificatesOf(all)
	used := filesOf(now)
	if len(now) > 0 {
		if err := s.folder.Prepare(name, func(w io.Writer) error { return kinds.Write(w, now...) }); err != nil {
			return err
		}
		for file := range used {
			if !s.temporary[file] {
				continue
			}
			if err := s.folder.Place(file); err != nil {
				return err
			}
			s.temporary[file] = false
		}
		err = s.folder.Place(name)
	} else {
		err = s.remove(name)
	}
	if err != nil {
		return err
	}
	for h, list := range fresh {
		h.Proof, h.Body, h.written = nil, nil, true
		for _, of := range list {
			s.files[of.String()] = name
		}
	}
	// A file of this session that no certificate names any more goes.
	for file := range filesOf(before) {
		if temporary, ours := s.temporary[file]; ours && !temporary && !used[file] {
			delete(s.temporary, file)
			if err := s.remove(file); err != nil {
				return err
			}
		}
	}
	return nil
}

// remove removes a file, which may have gone already.
func (s *Store) remove(name string) error {
	if err := os.Remove(s.folder.Path(name)); !errors.Is(err, fs.ErrNotExist) {
		return Failed(s.folder.Path(name), "removed", err)
	}
	return nil
}

// certificatesOf returns the certificates, each with its statements, in order.
func certificatesOf(all []joined) []*certificates.Certificate {
	compare := func(a, b certificates.Statement) int { return strings.Compare(a.String(), b.String()) }
	var list []*certificates.Certificate
	for _, j := range all {
		if slices.SortFunc(j.list, compare); len(j.list) > 0 {
			list = append(list, &certificates.Certificate{Statement: j.list[0], Also: j.list[1:], Kind: j.of.Kind, Proof: j.of.Proof, Body: j.of.Body})
		}
	}
	slices.SortFunc(list, func(a, b *certificates.Certificate) int { return compare(a.Statement, b.Statement) })
	return list
}

// sharpen takes bounds away that another one of the same implies.
func sharpen(all []joined) {
	best := make(map[string]certificates.Statement)
	of := func(s certificates.Statement) string {
		s.Value = ""
		return s.String()
	}
	for _, j := range all {
		for _, s := range j.list {
			if before, met := best[of(s)]; !met || implies(s, before) {
				best[of(s)] = s
			}
		}
	}
	for i := range all {
		all[i].list = slices.DeleteFunc(all[i].list, func(s certificates.Statement) bool {
			return best[of(s)].Value != s.Value && implies(best[of(s)], s)
		})
	}
}

// implies tells whether a bound implies another one of the same.
func implies(s, other certificates.Statement) bool {
	a, isA := new(big.Int).SetString(s.Value, 10)
	b, isB := new(big.Int).SetString(other.Value, 10)
	return isA && isB && (s.Relation == "<=" && a.Cmp(b) <= 0 || s.Relation == ">=" && a.Cmp(b) >= 0)
}

// filesOf returns the files that go with certificates.
func filesOf(list []*certificates.Certificate) map[string]bool {
	files := make(map[string]bool)
	for _, c := range list {
		for _, file := range kinds.Files(c) {
			files[file] = true
		}
	}
	return files
}

// readCertificates reads a file of certificates. There are none in one that is not there,
// or holds something else: it gives way.
func readCertificates(path string) ([]*certificates.Certificate, error) {
	f, _, err := regular.Open(path, certificates.MaxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, Failed(path, "read", err)
	}
	defer f.Close()
	list, err := certificates.ReadAll(f)
	if rejected := new(certificates.Rejection); errors.As(err, &rejected) {
		return nil, nil
	}
	return list, Failed(path, "read", err)
}

// digest returns a digest of a file, zeros where there is none.
func digest(path string) (sum [sha256.Size]byte) {
	if f, err := os.Open(path); err == nil {
		defer f.Close()
		h := sha256.New()
		_, _ = io.Copy(h, f)
		h.Sum(sum[:0])
	}
	return sum
}

// abandoned undoes what a run has begun that was killed: the file at path was to get a name.
// If it holds certificates, files that go with them may be there already; those that none in
// the folder names are removed.
func abandoned(dir, name, path string) {
	if !strings.HasSuffix(name, Ending) {
		return
	}
	list, err := readCertificates(path)
	alone := filesOf(list)
	if err != nil || len(alone) == 0 {
		return
	}
	others, err := filepath.Glob(filepath.Join(dir, "*"+Ending))
	for _, other := range others {
		var list []*certificates.Certificate
		if err == nil {
			list, err = readCertificates(other)
		}
		for file := range filesOf(list) {
			delete(alone, file)
		}
	}
	for file := range alone {
		if err == nil && filepath.Base(file) == file {
			_ = os.Remove(filepath.Join(dir, file)) // it is there or not
		}
	}
}
