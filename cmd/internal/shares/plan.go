package shares

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
)

// Plan says what work is split into which tasks.
type Plan struct {
	Format string `json:"format"`
	// Program is the version of the program that made it. Others may be others.
	Program string `json:"program"`
	// Kind is the sort of work, and Job what that sort wants to know.
	Kind string          `json:"kind"`
	Job  json.RawMessage `json:"job"`
	// Files lie beside it.
	Files list[File] `json:"files"`
	// Tasks are the names of the tasks, each once.
	Tasks list[string] `json:"tasks"`
}

// File is a file of a plan or a result.
type File struct {
	Name   string `json:"name"`
	Size   int64  `json:"size"`
	SHA256 string `json:"sha256"`
}

// list is a list of MaxTasks values at most: one that is longer is refused before there is
// memory for it.
type list[T any] []T

// UnmarshalJSON reads the list.
func (l *list[T]) UnmarshalJSON(text []byte) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if start, err := d.Token(); err != nil || start != json.Delim('[') {
		return fmt.Errorf("%.20q, want a list", text)
	}
	*l = nil
	for d.More() {
		if len(*l) == MaxTasks {
			return fmt.Errorf("a list of more than %d values", MaxTasks)
		}
		var value T
		if err := d.Decode(&value); err != nil {
			return err
		}
		*l = append(*l, value)
	}
	return nil
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
	plan.Format, plan.Files = planFormat, []File{}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		plan.Files = append(plan.Files, File{name, int64(len(files[name])), digestOf(files[name])})
	}
	if err := plan.check(); err != nil {
		return nil, err
	}
	text, err := json.MarshalIndent(plan, "", " ")
	if err != nil {
		return nil, fmt.Errorf("shares: %w", err)
	}
	text = append(text, '\n')
	if len(text) > maxPlan {
		return nil, fmt.Errorf("shares: a plan of %d bytes, want at most %d", len(text), maxPlan)
	}
	if err := os.MkdirAll(path, 0o777); err != nil {
		return nil, fmt.Errorf("shares: %w", err)
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return nil, fmt.Errorf("shares: %w", err)
	}
	if len(entries) > 0 {
		old, err := Open(path)
		switch {
		case err != nil:
			return nil, fmt.Errorf("shares: %s is not empty, want an empty folder", path)
		case old.Digest == digestOf(text):
			return old, nil
		}
		old.Close()
		return nil, fmt.Errorf("shares: %s holds another plan, %.12s, want an empty folder", path, old.Digest)
	}
	root, err := os.OpenRoot(path)
	if err != nil {
		return nil, fmt.Errorf("shares: %w", err)
	}
	f := &Folder{Plan: plan, Digest: digestOf(text), root: root}
	if err := f.fill(text, files); err != nil {
		root.Close()
		return nil, fmt.Errorf("shares: %w", err)
	}
	return f, nil
}

// fill writes the plan, last, since a folder with a plan is whole.
func (f *Folder) fill(text []byte, files map[string][]byte) error {
	for _, dir := range []string{resultsDir, rejectedDir} {
		if err := f.root.Mkdir(dir, 0o777); err != nil {
			return err
		}
	}
	put := func(name string, data []byte) error {
		return f.write(name, name+".part", func(w io.Writer) error { _, err := w.Write(data); return err })
	}
	for name, data := range files {
		if err := put(name, data); err != nil {
			return err
		}
	}
	return put(planFile, text)
}

// write writes a file under another name, flushes it, and renames it. Should somebody have
// taken that away, as left over, it is written once more.
func (f *Folder) write(name, part string, fill func(io.Writer) error) error {
	err := f.try(name, part, fill)
	if gone := new(os.LinkError); errors.As(err, &gone) && errors.Is(gone, fs.ErrNotExist) {
		err = f.try(name, part, fill)
	}
	return err
}

func (f *Folder) try(name, part string, fill func(io.Writer) error) error {
	out, err := f.root.OpenFile(part, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	if err = fill(out); err == nil {
		err = out.Sync()
	}
	if err = cmp.Or(err, out.Close()); err == nil {
		err = f.root.Rename(part, name)
	}
	if err != nil {
		return errors.Join(err, f.root.Remove(part))
	}
	// The name is on the disk when its folder is. Not every system can flush a folder.
	if dir, err := f.root.Open(filepath.Dir(name)); err == nil {
		_ = dir.Sync()
		dir.Close()
	}
	return nil
}

// Open opens a folder that Make has made. Errors wrap errPlan if there is no plan, or a
// bad one.
func Open(path string) (*Folder, error) {
	root, err := os.OpenRoot(path)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errPlan, err)
	}
	f := &Folder{root: root}
	if err := f.read(); err != nil {
		root.Close()
		return nil, fmt.Errorf("%w: %s: %w", errPlan, path, err)
	}
	return f, nil
}

// read reads the plan.
func (f *Folder) read() error {
	text, err := f.whole(planFile, maxPlan)
	if err != nil {
		return err
	}
	f.Plan, f.Digest = new(Plan), digestOf(text)
	if err := decode(text, f.Plan); err != nil {
		return fmt.Errorf("%s: %w", planFile, err)
	}
	if err := f.Plan.check(); err != nil {
		return fmt.Errorf("%s: %w", planFile, err)
	}
	return nil
}

// decode reads one JSON value with no unknown fields, and nothing after it.
func decode(text []byte, to any) error {
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

// check refuses a plan that is not well formed.
func (p *Plan) check() error {
	if p.Format != planFormat {
		return fmt.Errorf("format %.40q, want %q", p.Format, planFormat)
	}
	if len(p.Tasks) > MaxTasks {
		return fmt.Errorf("%d tasks, want at most %d", len(p.Tasks), MaxTasks)
	}
	seen := make(map[string]bool, len(p.Tasks))
	for _, name := range p.Tasks {
		if err := checkTask(name); err != nil {
			return err
		}
		if seen[name] {
			return fmt.Errorf("task %s occurs twice", name)
		}
		seen[name] = true
	}
	taken := map[string]bool{planFile: true, resultsDir: true, rejectedDir: true}
	return checkFiles(p.Files, taken)
}

// checkFiles refuses a list of files that is not well formed, or too long.
func checkFiles(files []File, taken map[string]bool) error {
	if len(files) > maxFiles {
		return fmt.Errorf("%d files, want at most %d", len(files), maxFiles)
	}
	left := maxResult
	for _, file := range files {
		if err := checkFile(file.Name); err != nil {
			return err
		}
		key := strings.ToLower(file.Name)
		if taken[key] {
			return fmt.Errorf("file %s occurs twice", file.Name)
		}
		taken[key] = true
		if file.Size < 0 || file.Size > left {
			return fmt.Errorf("file %s of %d bytes, want at most %d in all", file.Name, file.Size, maxResult)
		}
		left -= file.Size
	}
	return nil
}

// ReadFile returns a file that goes with the plan, of at most so many bytes.
func (f *Folder) ReadFile(name string, most int64) ([]byte, error) {
	for _, file := range f.Plan.Files {
		if file.Name != name {
			continue
		}
		data, err := f.whole(name, most)
		if err != nil {
			return nil, err
		}
		if digestOf(data) != file.SHA256 {
			return nil, fmt.Errorf("shares: %s is not the file of the plan: its digest is another", name)
		}
		return data, nil
	}
	return nil, fmt.Errorf("shares: the plan has no file %s", name)
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
		return nil, fmt.Errorf("shares: %s: %w", name, err)
	}
	return data, nil
}

// regular opens a regular file of at most so many bytes, which is no link.
func (f *Folder) regular(name string, most int64) (*os.File, int64, error) {
	info, err := f.root.Lstat(name)
	if err == nil {
		err = isRegular(name, info)
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
		err = isRegular(name, info)
	}
	if err == nil && info.Size() > most {
		err = fmt.Errorf("%s has %d bytes, want at most %d", name, info.Size(), most)
	}
	if err != nil {
		in.Close()
		return nil, 0, err
	}
	return in, info.Size(), nil
}

func isRegular(name string, info fs.FileInfo) error {
	if info.Mode().IsRegular() {
		return nil
	}
	return fmt.Errorf("%s is not a regular file", name)
}

// Holds tells whether a path, of a folder that need not be there yet, is this folder or lies
// in one of those for results: what is written there would be taken for a part of the plan.
func (f *Folder) Holds(path string) (bool, error) {
	at, err := filepath.Abs(path)
	if err != nil {
		return false, fmt.Errorf("shares: %w", err)
	}
	there := true
	for { // up to what is there, of which links are followed
		real, err := filepath.EvalSymlinks(at)
		if err == nil {
			at = real
			break
		}
		if !errors.Is(err, fs.ErrNotExist) || at == filepath.Dir(at) {
			return false, fmt.Errorf("shares: %w", err)
		}
		at, there = filepath.Dir(at), false
	}
	same := func(path, own string) bool {
		a, err := os.Stat(path)
		if err != nil {
			return false
		}
		b, err := f.root.Stat(own)
		return err == nil && os.SameFile(a, b)
	}
	if there && same(at, ".") {
		return true, nil
	}
	for ; ; at = filepath.Dir(at) {
		if same(at, resultsDir) || same(at, rejectedDir) {
			return true, nil
		}
		if at == filepath.Dir(at) {
			return false, nil
		}
	}
}

// Close ends the use of the folder.
func (f *Folder) Close() error { return f.root.Close() }
