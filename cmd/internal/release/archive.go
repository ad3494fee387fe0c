package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"time"
)

// tree holds files by their paths, with slashes.
type tree map[string]file

type file struct {
	data    []byte
	program bool // may be run
}

func (f file) mode() int64 {
	if f.program {
		return 0o755
	}
	return 0o644
}

// read adds a file, or all files of a folder, as name.
func (t tree) read(from, name string) error {
	return filepath.WalkDir(from, func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(from, p)
		if err != nil {
			return err
		}
		data, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		t[path.Join(name, filepath.ToSlash(rel))] = file{data: data, program: bytes.HasPrefix(data, []byte("#!"))}
		return nil
	})
}

// below returns the tree as a folder of that name.
func (t tree) below(name string) tree {
	moved := make(tree)
	for p, f := range t {
		moved[path.Join(name, p)] = f
	}
	return moved
}

// names returns the paths of the files in order.
func (t tree) names() []string { return slices.Sorted(maps.Keys(t)) }

// entries returns the paths of the files and of the folders above them, which end in a
// slash, in order: each folder comes before what it holds.
func (t tree) entries() []string {
	all := make(map[string]bool)
	for name := range t {
		all[name] = true
		for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
			all[dir+"/"] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// write makes the files in a folder.
func (t tree) write(dir string) error {
	for _, name := range t.names() {
		p := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(p), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(p, t[name].data, fs.FileMode(t[name].mode())); err != nil {
			return err
		}
	}
	return nil
}

// replace makes the files in a folder beside another, whose place it takes then.
func (t tree) replace(dir string) error {
	next := dir + ".new"
	if err := errors.Join(os.RemoveAll(next), t.write(next)); err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.Rename(next, dir)
}

// tarred returns a tar archive, compressed by gzip. Its files belong to root and have one date.
func tarred(t tree, date time.Time) (file, error) {
	var buf bytes.Buffer
	w := tar.NewWriter(&buf)
	for _, name := range t.entries() {
		h := &tar.Header{Name: name, Mode: 0o755, ModTime: date, Uname: "root", Gname: "root", Typeflag: tar.TypeDir, Format: tar.FormatGNU}
		if f, ok := t[name]; ok {
			h.Mode, h.Size, h.Typeflag = f.mode(), int64(len(f.data)), tar.TypeReg
		}
		if err := w.WriteHeader(h); err != nil {
			return file{}, err
		}
		if _, err := w.Write(t[name].data); err != nil {
			return file{}, err
		}
	}
	if err := w.Close(); err != nil {
		return file{}, err
	}
	data, err := gzipped(buf.Bytes())
	return file{data: data}, err
}

// zipped returns a zip archive, for Windows.
func zipped(t tree, date time.Time) (file, error) {
	var buf bytes.Buffer
	w := zip.NewWriter(&buf)
	for _, name := range t.names() {
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: date}
		h.SetMode(fs.FileMode(t[name].mode()))
		entry, err := w.CreateHeader(h)
		if err != nil {
			return file{}, err
		}
		if _, err := entry.Write(t[name].data); err != nil {
			return file{}, err
		}
	}
	err := w.Close()
	return file{data: buf.Bytes()}, err
}

// gzipped compresses one file, without its name or date.
func gzipped(data []byte) ([]byte, error) {
	var buf bytes.Buffer
	w, err := gzip.NewWriterLevel(&buf, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	_, err = w.Write(data)
	err = errors.Join(err, w.Close())
	return buf.Bytes(), err
}

// sums returns the SHA-256 sums, as sha256sum --check reads them.
func sums(t tree) []byte {
	var b bytes.Buffer
	for _, name := range t.names() {
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(t[name].data), name)
	}
	return b.Bytes()
}

// joinLicences returns the licences that stand in folders, each with a name above it.
func joinLicences(dirs map[string]string) ([]byte, error) {
	var b bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(dirs)) {
		found := 0
		for _, pattern := range []string{"LICENSE*", "LICENCE*", "COPYING*", "NOTICE*"} {
			files, err := filepath.Glob(filepath.Join(dirs[name], pattern))
			if err != nil {
				return nil, err
			}
			for _, f := range files {
				text, err := os.ReadFile(f)
				if err != nil {
					return nil, err
				}
				found++
				fmt.Fprintf(&b, "%s: %s\n\n%s\n\n", name, filepath.Base(f), bytes.TrimSpace(text))
			}
		}
		if found == 0 {
			return nil, fmt.Errorf("%s has no file with its licence", name)
		}
	}
	return b.Bytes(), nil
}
