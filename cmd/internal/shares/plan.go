package shares

import (
	"bytes"
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"syscall"

	"topocert/internal/regular"
)

// Plan says what work is split into tasks.
type Plan struct {
	Format string `json:"format"`
	// Program is the version of the program that made it. Others may be others.
	Program string `json:"program"`
	// Kind is the sort of work, and Job what that sort wants to know.
	Kind string          `json:"kind"`
	Job  json.RawMessage `json:"job"`
	// Files are the digests of the files that lie beside it, by their names.
	Files map[string]string `json:"files"`
}

// Folder is a folder with a plan.
type Folder struct {
	Plan   *Plan
	Digest string // of the plan, in hexadecimal

	root *os.Root
}

// Make makes a folder with a plan, and with the files that go with it, whose names are
// the keys; the plan's Format and Files are filled in. The folder may be there, if it is
// empty or holds the same plan already.
func Make(path string, plan *Plan, files map[string][]byte) (*Folder, error) {
	plan.Format, plan.Files = planFormat, make(map[string]string)
	for name, data := range files {
		plan.Files[name] = digestOf(data)
	}
	text, err := json.MarshalIndent(plan, "", " ")
	if err == nil && len(text) > maxPlan {
		err = fmt.Errorf("a plan of %d bytes, want at most %d", len(text), maxPlan)
	}
	if err == nil {
		err = os.MkdirAll(path, 0o777)
	}
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(path)
	if err == nil && len(entries) == 0 {
		err = fill(path, text, files)
	}
	if err != nil {
		return nil, err
	}
	f, err := Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s is not empty, want an empty folder: %w", path, err)
	}
	if f.Digest != digestOf(text) {
		f.Close()
		return nil, fmt.Errorf("%s holds another plan, %.12s, want an empty folder", path, f.Digest)
	}
	return f, nil
}

// fill writes the plan, last, since a folder with a plan is whole.
func fill(path string, plan []byte, files map[string][]byte) error {
	root, err := os.OpenRoot(path)
	if err != nil {
		return err
	}
	defer root.Close()
	f := &Folder{root: root}
	put := func(name string, data []byte) {
		if err == nil {
			err = f.write(name, func(w io.Writer) error { _, err := w.Write(data); return err })
		}
	}
	err = cmp.Or(root.Mkdir(resultsDir, 0o777), root.Mkdir(rejectedDir, 0o777))
	for name, data := range files {
		put(name, data)
	}
	put(planFile, plan)
	return err
}

// write writes a file under another name, flushes it, and renames it. Should somebody have
// taken that away, as left over, it is written once more.
func (f *Folder) write(name string, fill func(io.Writer) error) error {
	err := f.try(name, fill)
	if gone := new(os.LinkError); errors.As(err, &gone) && errors.Is(gone, fs.ErrNotExist) {
		err = f.try(name, fill)
	}
	return err
}

func (f *Folder) try(name string, fill func(io.Writer) error) error {
	part := partOf(name)
	out, err := f.root.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	if err = cmp.Or(fill(out), out.Sync(), out.Close()); err == nil {
		err = f.root.Rename(part, name)
	}
	if err != nil {
		_ = f.root.Remove(part) // it only takes room
		return err
	}
	// The name is on the disk when its folder is. Not every system can flush a folder.
	if dir, err := f.root.Open(path.Dir(name)); err == nil {
		_ = dir.Sync()
		dir.Close()
	}
	return nil
}

// partOf returns what a file is called while it is being written.
func partOf(name string) string {
	return fmt.Sprintf("%s/.%s~%s", path.Dir(name), path.Base(name), rand.Text()[:10])
}

// Open opens a folder that Make has made.
func Open(path string) (*Folder, error) {
	root, err := os.OpenRoot(path)
	if err != nil {
		return nil, fmt.Errorf("no plan: %w", err)
	}
	f := &Folder{root: root, Plan: new(Plan)}
	if err := f.read(); err != nil {
		root.Close()
		return nil, fmt.Errorf("no plan: %s: %w", path, err)
	}
	return f, nil
}

// read reads the plan.
func (f *Folder) read() error {
	text, err := f.whole(planFile, maxPlan)
	if err != nil {
		return err
	}
	for _, begin := range []string{"[", "{", `"`} {
		if n := bytes.Count(text, []byte(begin)); n > maxParts {
			return fmt.Errorf("%s: %d times %s, want at most %d", planFile, n, begin, maxParts)
		}
	}
	f.Digest = digestOf(text)
	if err := Decode(text, f.Plan); err != nil {
		return fmt.Errorf("%s: %w", planFile, err)
	}
	if f.Plan.Format != planFormat {
		return fmt.Errorf("%s: format %.40q, want %q", planFile, f.Plan.Format, planFormat)
	}
	return nil
}

// Decode reads one JSON value with no unknown fields, and nothing after it.
func Decode(text []byte, to any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(to); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("more after the end, want one JSON object")
	}
	return nil
}

// ReadFile returns a file that goes with the plan, of at most so many bytes. The error wraps
// fs.ErrNotExist if the plan has none of that name.
func (f *Folder) ReadFile(name string, most int64) ([]byte, error) {
	digest, listed := f.Plan.Files[name]
	if !listed {
		return nil, fmt.Errorf("the plan has no file %s: %w", name, fs.ErrNotExist)
	}
	data, err := f.whole(name, most)
	if err != nil {
		return nil, fmt.Errorf("a file of the plan: %w", err)
	}
	if digestOf(data) != digest {
		return nil, fmt.Errorf("%s is not the file of the plan: its digest is another", name)
	}
	return data, nil
}

// whole reads a regular file of at most so many bytes.
func (f *Folder) whole(name string, most int64) ([]byte, error) {
	in, size, err := f.regular(name, most)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	data := make([]byte, size)
	if _, err := io.ReadFull(in, data); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return data, nil
}

// regular opens a regular file of at most so many bytes, which is no link.
func (f *Folder) regular(name string, most int64) (*os.File, int64, error) {
	info, err := f.root.Lstat(name)
	if err == nil {
		err = regular.Check(name, info, most)
	}
	if err != nil {
		return nil, 0, err
	}
	// Another one than before, perhaps: to open a pipe would be to wait.
	in, err := f.root.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, 0, err
	}
	if info, err = in.Stat(); err == nil {
		err = regular.Check(name, info, most)
	}
	if err != nil {
		in.Close()
		return nil, 0, err
	}
	return in, info.Size(), nil
}

// Holds tells whether a path, of a folder that need not be there yet, is this folder or lies
// in one of those for results: what is written there would be taken for a part of the plan.
func (f *Folder) Holds(path string) (bool, error) {
	at, err := filepath.Abs(path)
	if err != nil {
		return false, err
	}
	at = followed(at)
	is := func(path, own string) bool {
		a, err := os.Stat(path)
		if err != nil {
			return false
		}
		b, err := f.root.Stat(own)
		return err == nil && os.SameFile(a, b)
	}
	for dir := at; ; dir = filepath.Dir(dir) {
		if is(dir, resultsDir) || is(dir, rejectedDir) || dir == at && is(dir, ".") {
			return true, nil
		}
		if dir == filepath.Dir(dir) {
			return false, nil
		}
	}
}

// followed returns a path with the links followed of that part of it which is there.
func followed(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	if above := filepath.Dir(path); above != path {
		return filepath.Join(followed(above), filepath.Base(path))
	}
	return path
}

// Close ends the use of the folder.
func (f *Folder) Close() error { return f.root.Close() }

func digestOf(data []byte) string { return fmt.Sprintf("%x", sha256.Sum256(data)) }
