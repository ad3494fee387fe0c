package archive

import (
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A folder has files that are there whole or not at all, however the program ends:
// by an error, a full disk, a signal, kill -9. What is not finished lies under a temporary
// name in the same folder, until it is renamed; what a run that was killed has left there
// is removed by the next one that opens the folder, and never that of one that is alive.
//
// Nothing is synced. What a process has written is the system's to keep, and outlives the
// process; that it outlives the system too, at a power cut, would take a call of fsync for
// each file.
//
// A run has a name, with that of its machine and a random number, and all its temporary
// names begin with it: ".topocert-HOST-RANDOM-NAME.part". As long as it has a folder open it
// holds a lock (flock) on the file ".topocert-HOST-RANDOM.lock" there, which ends with the
// process, however that ends. A lock that is free says that the run is dead, if it was one
// of this machine. Not every file system passes locks on to other machines, and some have
// none. There a run is taken for dead whose file has not been touched for a day: one that
// is alive does so every hour.

// ErrDisk marks what the disk refused: there is no room, or no permission, or it fails.
var ErrDisk = errors.New("disk")

// Error is an error of the disk; it wraps ErrDisk, and the system's reason.
type Error struct {
	Path   string // the name that the file should have in the end
	Verb   string // written, read, made or removed
	Reason error
}

// Error says what could not be written, and why.
func (e *Error) Error() string { return fmt.Sprintf("%s cannot be %s: %v", e.Path, e.Verb, e.Reason) }

func (e *Error) Unwrap() []error { return []error{ErrDisk, e.Reason} }

// Failed returns the error for a file that cannot be written, or read (the verb); nil for a
// nil err.
// The path is the name that the file should have in the end, which is not the one that the
// system knows it by.
func Failed(path, verb string, err error) error {
	var known *Error
	if err == nil || errors.As(err, &known) {
		return err
	}
	var of *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &of):
		err = of.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return &Error{path, verb, err}
}

const (
	prefix     = ".topocert-"
	lockEnding = ".lock"
	// partEnding keeps a temporary name from looking like that of a certificate.
	partEnding = ".part"
	// quiet is the time after which a run is taken for dead where its lock does not tell,
	// and alive that after which it says that it is not.
	quiet = 24 * time.Hour
	alive = time.Hour
	// probed is how many bytes a folder must take to be opened.
	probed = 4096
	// longName is the length of the longest name that is part of a temporary one.
	longName = 150
)

// Folder is a folder into which a run writes. It may be used from many goroutines.
type Folder struct {
	dir, run string
	lock     *os.File
	renew    *time.Timer
	outer    *Folder // has the lock, if there is one
}

// OpenFolder opens a folder, which must exist and take files, and removes what runs have left
// there that are dead; before that, left is called, if it is not nil, for each of their
// files, with the name that it should have got.
func OpenFolder(dir string, left func(name, path string)) (*Folder, error) {
	f := &Folder{dir: dir}
	for f.lock == nil {
		f.run = fmt.Sprintf("%s%s-%.12s", prefix, host(), strings.ToLower(rand.Text()))
		if err := f.begin(); err != nil {
			return nil, Failed(dir, "written", err)
		}
	}
	f.renew = time.AfterFunc(alive, func() {
		now := time.Now()
		_ = os.Chtimes(f.lock.Name(), now, now) // else others have the lock to go by
		f.renew.Reset(alive)
	})
	_ = f.Exclusively(func() error {
		f.clean(left)
		return nil
	})
	if err := f.probe(); err != nil {
		return nil, errors.Join(Failed(dir, "written", err), f.Close())
	}
	return f, nil
}

// TemporaryFolder opens a folder of its own for files that nobody keeps, readable by nobody else,
// in that for temporary files (TMPDIR). Close removes it.
func TemporaryFolder() (*Folder, error) {
	outer, err := OpenFolder(os.TempDir(), nil)
	if err != nil {
		return nil, err
	}
	dir := outer.Temporary("files")
	if err := os.Mkdir(dir, 0o700); err != nil {
		return nil, errors.Join(Failed(dir, "written", err), outer.Close())
	}
	return &Folder{dir: dir, run: prefix + "proof", outer: outer}, nil
}

// begin makes the run's lock, unless another run takes it for that of a dead one, in the
// moment in which it is there and not yet locked.
func (f *Folder) begin() error {
	path := filepath.Join(f.dir, f.run+lockEnding)
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	state := tryLock(file)
	opened, err := file.Stat()
	if err != nil {
		return errors.Join(err, file.Close(), os.Remove(path))
	}
	if there, err := os.Stat(path); state == busy || err != nil || !os.SameFile(opened, there) {
		return file.Close() // to be tried again
	}
	f.lock = file
	return nil
}

// probe sees whether the folder takes a file.
func (f *Folder) probe() error {
	path := f.Temporary("probe")
	err := os.WriteFile(path, make([]byte, probed), 0o666)
	return errors.Join(err, os.RemoveAll(path))
}

// host returns the machine's name, as it is part of temporary names.
func host() string {
	name, err := os.Hostname()
	if err != nil {
		return "unknown"
	}
	name = strings.Map(func(r rune) rune {
		if r < '0' || r > '9' && r < 'A' || r > 'Z' && r < 'a' || r > 'z' {
			return '_'
		}
		return r
	}, name)
	return name[:min(len(name), 30)]
}

// clean removes what runs have left that are dead. What cannot be removed stays.
func (f *Folder) clean(left func(name, path string)) {
	names, err := names(f.dir)
	if err != nil {
		return
	}
	for _, name := range names {
		run, isLock := strings.CutSuffix(name, lockEnding)
		if isLock && run != f.run {
			f.bury(run, names, left)
		}
	}
}

// names returns the temporary names in a folder.
func names(dir string) ([]string, error) {
	d, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	all, err := d.Readdirnames(-1)
	var list []string
	for _, name := range all {
		if strings.HasPrefix(name, prefix) {
			list = append(list, name)
		}
	}
	return list, err
}

// bury removes what a run has left, of these names, if it is dead: at last its lock, by
// which the rest is found.
func (f *Folder) bury(run string, names []string, left func(name, path string)) {
	lock, err := os.OpenFile(filepath.Join(f.dir, run+lockEnding), os.O_RDWR, 0)
	if err != nil {
		return // another's, or gone
	}
	defer lock.Close()
	state := tryLock(lock)
	if state == busy {
		return
	}
	if ours := strings.HasPrefix(run, prefix+host()+"-"); state == unknown || !ours {
		if info, err := lock.Stat(); err != nil || time.Since(info.ModTime()) < quiet {
			return
		}
	}
	for _, temporary := range names {
		name, is := strings.CutPrefix(temporary, run+"-")
		if is && left != nil {
			left(strings.TrimSuffix(name, partEnding), filepath.Join(f.dir, temporary))
		}
	}
	for _, temporary := range names {
		if strings.HasPrefix(temporary, run+"-") && os.RemoveAll(filepath.Join(f.dir, temporary)) != nil {
			return
		}
	}
	_ = os.Remove(lock.Name())
}

// Dir returns the folder's path.
func (f *Folder) Dir() string { return f.dir }

// Path returns where a file lies that is whole.
func (f *Folder) Path(name string) string { return filepath.Join(f.dir, name) }

// Temporary returns where a file, or a folder, lies until it is whole. It is removed by
// Close, or by another run if this one is killed.
func (f *Folder) Temporary(name string) string {
	if len(name) > longName {
		name = fmt.Sprintf("%x", sha256.Sum256([]byte(name)))
	}
	return filepath.Join(f.dir, f.run+"-"+name+partEnding)
}

// Place gives the file that lies at Temporary its name.
func (f *Folder) Place(name string) error {
	return Failed(f.Path(name), "written", os.Rename(f.Temporary(name), f.Path(name)))
}

// Prepare writes a file to where Place takes it from. An error of content comes back as it
// is, one of the disk wraps ErrDisk.
func (f *Folder) Prepare(name string, content func(w io.Writer) error) error {
	file, err := f.Create(name)
	if err != nil {
		return err
	}
	if err = errors.Join(content(file), file.Close()); err != nil {
		_ = os.RemoveAll(f.Temporary(name)) // room for others
	}
	return err
}

// Write writes a file: see Prepare.
func (f *Folder) Write(name string, content func(w io.Writer) error) error {
	if err := f.Prepare(name, content); err != nil {
		return err
	}
	return f.Place(name)
}

// WriteFile writes a file.
func (f *Folder) WriteFile(name string, data []byte) error {
	return f.Write(name, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// Create makes a file at Temporary. Its errors wrap ErrDisk.
func (f *Folder) Create(name string) (io.WriteCloser, error) {
	path := f.Temporary(name)
	_ = os.Remove(path) // work that was left to itself may still write there
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return nil, Failed(f.Path(name), "written", err)
	}
	return &writer{file, f.Path(name)}, nil
}

// writer is a file that is not yet whole.
type writer struct {
	file *os.File
	path string
}

func (w *writer) Write(p []byte) (int, error) {
	n, err := w.file.Write(p)
	return n, Failed(w.path, "written", err)
}

func (w *writer) Close() error { return Failed(w.path, "written", w.file.Close()) }

// Exclusively does what no other run may do in the folder at the same time: to read files
// and write others in their place. Where a folder cannot be locked it is done all the same.
func (f *Folder) Exclusively(do func() error) error {
	if dir, err := os.Open(f.dir); err == nil {
		defer dir.Close() // which ends the lock
		waitLock(dir)
	}
	return do()
}

// Close removes what is not whole.
func (f *Folder) Close() error {
	if f.outer != nil {
		return f.outer.Close()
	}
	f.renew.Stop()
	defer f.lock.Close()
	names, _ := names(f.dir) // what cannot be listed stays
	var errs []error
	for _, name := range names {
		if strings.HasPrefix(name, f.run+"-") {
			errs = append(errs, os.RemoveAll(filepath.Join(f.dir, name)))
		}
	}
	if err := os.Remove(f.lock.Name()); !errors.Is(err, fs.ErrNotExist) {
		errs = append(errs, err)
	}
	return Failed(f.dir, "written", errors.Join(errs...))
}
