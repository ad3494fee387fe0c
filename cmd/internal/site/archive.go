package site

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A site has its certificates twice: in Archive, for topocheck, and in packs, for the reader's
// browser, which shows a file on filesPlace and checks it.
const (
	Archive    = CertificateFolder + ".tar.gz"
	filesPlace = CertificateFolder + ".html"
)

// fileHref returns the address of a file of the archive from a page.
func fileHref(root, name string) string { return root + filesPlace + "#" + name }

// filesPage writes the page with the list of all files.
func (s *site) filesPage() error {
	sizes, err := s.sizes()
	if err != nil {
		return err
	}
	return s.write(filesPlace, "files", struct {
		page
		Archive string
		Files   map[string]int64
	}{s.head("The certificates", filesPlace, checkPlace), Archive, sizes})
}

// sizes returns the sizes of the files in the certificates' folder.
func (s *site) sizes() (map[string]int64, error) {
	entries, err := os.ReadDir(filepath.Join(s.Dir, CertificateFolder))
	sizes := make(map[string]int64)
	for _, e := range entries {
		info, infoErr := e.Info()
		if err = errors.Join(err, infoErr); err == nil && !strings.HasPrefix(e.Name(), ".") { // the session's own, while it lives
			sizes[e.Name()] = info.Size()
		}
	}
	if err != nil {
		return nil, fmt.Errorf("site: %w", err)
	}
	return sizes, nil
}

// archive writes the archive: of the same files the same bytes.
func (s *site) archive() (err error) {
	sizes, err := s.sizes()
	if err != nil {
		return err
	}
	out, err := os.Create(filepath.Join(s.Dir, Archive))
	if err != nil {
		return fmt.Errorf("site: %w", err)
	}
	defer func() { err = errors.Join(err, out.Close()) }()
	zip := gzip.NewWriter(out)
	list := tar.NewWriter(zip)
	for _, name := range slices.Sorted(maps.Keys(sizes)) {
		text, err := os.ReadFile(filepath.Join(s.Dir, CertificateFolder, name))
		if err == nil {
			err = list.WriteHeader(&tar.Header{Name: CertificateFolder + "/" + name, Mode: 0o644, Size: int64(len(text))})
		}
		if err == nil {
			_, err = list.Write(text)
		}
		if err != nil {
			return fmt.Errorf("site: %w", err)
		}
	}
	if err := errors.Join(list.Close(), zip.Close()); err != nil {
		return fmt.Errorf("site: %w", err)
	}
	return nil
}
