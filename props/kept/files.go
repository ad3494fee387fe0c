package kept

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/write"
	"topocert/internal/regular"
	"topocert/props/disk"
	"topocert/solver"
)

// longProof is the length in bytes of a proof from which on its certificate lies in a
// file of its own.
const longProof = 1 << 16

// fileOf returns the name of the file for a certificate: "oct-2-3.cert", and for a long
// one "oct-25-30.distances.cert" or "oct-20-20.bisection.at-least.cert". In a compact folder
// it is the network's name without all parameters but the first: "oct-25.cert".
func (s *Store) fileOf(c *held) string {
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

// write writes the files that are dirty.
func (s *Store) write() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range slices.Sorted(maps.Keys(s.dirty)) {
		if err := s.writeFile(name); err != nil {
			return err
		}
		delete(s.dirty, name)
	}
	return nil
}

// writeFile writes a file of certificates, and before it gets its name, the files that go
// with those that are new. A run that is killed between the two leaves the certificates
// under their temporary name: see abandoned.
func (s *Store) writeFile(name string) error {
	before, err := readCertificates(s.folder.Path(name))
	if err != nil {
		return err
	}
	// What is new, by certificates; and the files that go with them.
	fresh := make(map[*held][]certificates.Statement)
	files, anew := make(map[string]bool), make(map[string]bool)
	for text, shown := range s.files[name] {
		h := s.held[text]
		if h == shown {
			continue
		}
		fresh[h] = append(fresh[h], s.named[text].of)
		for _, file := range h.Files() {
			if s.made[file] {
				files[file], anew[file] = true, differs(s.folder.Path(file), s.folder.Temporary(file))
			}
		}
	}
	// What was there stays, from this session or an earlier one, without statements that have
	// another certificate now, and without those whose files are written anew.
	var all []*certificates.Certificate
	for _, c := range before {
		if slices.ContainsFunc(c.Files(), func(file string) bool { return anew[file] }) {
			continue
		}
		list := slices.DeleteFunc(c.Statements(), func(of certificates.Statement) bool {
			text := of.String()
			shown := s.files[name][text]
			return s.named[text].placed && (shown == nil || shown != s.held[text])
		})
		for h := range fresh {
			if h.same(c) {
				list = append(list, fresh[h]...)
				delete(fresh, h)
			}
		}
		if len(list) > 0 {
			all = append(all, certificate(list, c))
		}
	}
	for h, list := range fresh {
		if h.written {
			return disk.Failed(s.folder.Path(name), "read", fmt.Errorf("the certificate of %q, which was there, has gone", h.Statement))
		}
		all = append(all, certificate(list, &h.Certificate))
	}
	if len(all) == 0 {
		if err := os.Remove(s.folder.Path(name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return disk.Failed(s.folder.Path(name), "written", err)
		}
		return s.clear(before, nil)
	}
	slices.SortFunc(all, func(a, b *certificates.Certificate) int {
		return strings.Compare(a.Statement.String(), b.Statement.String())
	})
	if err := s.folder.Prepare(name, func(w io.Writer) error { return write.File(w, all...) }); err != nil {
		return err
	}
	for file := range files {
		if err := s.folder.Place(file); err != nil {
			return err
		}
		delete(s.made, file)
		s.placed[file] = true
	}
	if err := s.folder.Place(name); err != nil {
		return err
	}
	for text := range s.files[name] {
		h := s.held[text]
		s.files[name][text] = h
		h.Proof, h.Body, h.written = nil, nil, true
	}
	return s.clear(before, all)
}

// certificate returns a certificate of these statements with the proof of another one.
func certificate(list []certificates.Statement, of *certificates.Certificate) *certificates.Certificate {
	slices.SortFunc(list, func(a, b certificates.Statement) int { return strings.Compare(a.String(), b.String()) })
	return &certificates.Certificate{Statement: list[0], Also: list[1:], Kind: of.Kind, Proof: of.Proof, Body: of.Body}
}

// clear removes the files of this session that no certificate names any more, after others
// have taken the place of those before.
func (s *Store) clear(before, now []*certificates.Certificate) error {
	used := filesOf(now)
	for file := range filesOf(before) {
		if used[file] || !s.placed[file] {
			continue
		}
		delete(s.placed, file)
		if err := os.Remove(s.folder.Path(file)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return disk.Failed(s.folder.Path(file), "removed", err)
		}
	}
	return nil
}

// filesOf returns the files that go with certificates.
func filesOf(list []*certificates.Certificate) map[string]bool {
	files := make(map[string]bool)
	for _, c := range list {
		for _, file := range c.Files() {
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
