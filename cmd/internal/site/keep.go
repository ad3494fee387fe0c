package site

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"topocert/certificates"
	"topocert/cmd/internal/checking"
)

// kept holds the sizes of the certificates by name, with the files that go with
// them, and which of them are kept.
type kept map[string]keptFile

type keptFile struct {
	size int64
	kept bool
	// network is the one that the certificates are about, beside the files that go with
	// them.
	network string
	beside  []string
	// statements are what they say.
	statements []string
}

// keep removes the certificates in a folder that, with the files that go with
// them, have more than largest bytes; and files that go with no certificate.
func keep(dir string, largest int64) (kept, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("site: %w", err)
	}
	sizes := make(map[string]int64)
	for _, e := range entries {
		info, err := e.Info()
		if err != nil {
			return nil, fmt.Errorf("site: %w", err)
		}
		sizes[e.Name()] = info.Size()
	}
	all := make(kept)
	for name, size := range sizes {
		if strings.HasSuffix(name, checking.Ending) {
			all[name] = keptFile{size: size}
		}
	}
	used := make(map[string]bool)
	for name, f := range all {
		if err := f.read(filepath.Join(dir, name)); err != nil {
			return nil, fmt.Errorf("site: %w", err)
		}
		for _, b := range f.beside {
			f.size += sizes[b]
		}
		if f.kept = f.size <= largest; f.kept {
			used[name] = true
			for _, b := range f.beside {
				used[b] = true
			}
		}
		all[name] = f
	}
	for name := range sizes {
		if !used[name] {
			if err := os.Remove(filepath.Join(dir, name)); err != nil {
				return nil, fmt.Errorf("site: %w", err)
			}
		}
	}
	return all, nil
}

// read finds what the certificates in a file are about, and which files go with them:
// those of their refutations.
func (k *keptFile) read(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	all, err := certificates.ReadAll(f)
	if err != nil {
		return fmt.Errorf("%s: %w", filepath.Base(path), err)
	}
	for _, c := range all {
		k.network = c.Statement.Network // a file is about one
		k.beside = append(k.beside, c.Files()...)
		for _, s := range c.Statements() {
			k.statements = append(k.statements, s.String())
		}
	}
	return nil
}

// certificateLink is a certificate with a link to it, if it is kept.
type certificateLink struct {
	Number           int // from 1, in its list
	Name, Href, Size string
	// Text is the network's name, Part says which of its proofs the file holds where there
	// are several files.
	Text, Part string
}

// certificates returns links from a page to certificates.
func (s *site) certificates(root string, names []string) []certificateLink {
	var list []certificateLink
	for i, name := range names {
		f := s.kept[name]
		c := certificateLink{Number: i + 1, Name: name, Size: fmt.Sprintf("%d bytes", f.size)}
		if f.kept {
			c.Href = root + CertificateFolder + "/" + name
		}
		list = append(list, c)
	}
	return list
}

// Foreign returns the name of something in a folder that no earlier report has
// put there, "" if there is nothing; an empty folder has nothing.
func Foreign(dir string) (string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) == 0 {
		return "", err
	}
	for _, e := range entries {
		if isDir, ours := ourEntries()[e.Name()]; !ours || isDir != e.IsDir() {
			return e.Name(), nil
		}
	}
	front, err := os.ReadFile(filepath.Join(dir, "index.html"))
	if err != nil && !os.IsNotExist(err) {
		return "", err
	}
	if !strings.Contains(string(front), `content="topocert report"`) {
		return entries[0].Name(), nil
	}
	return "", nil
}

// ourEntries lists what stands in the folder of a site, and whether it is a
// folder.
func ourEntries() map[string]bool {
	return map[string]bool{
		CertificateFolder: true, "checker": true, "papers": true, "claims": true, "networks": true, "charts": true, "growth": true, "fabrics": true,
		"index.html": false, checkPlace: false, "style.css": false, "ledger.txt": false,
	}
}
