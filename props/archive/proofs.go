package archive

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sync/atomic"

	"topocert/solver/sat"
)

// errClosed is the error for work that was left to itself at an interrupt, and goes on.
var errClosed = errors.New("the session is closed")

// begun counts the files that go with certificates.
var begun atomic.Int64

// inFolder calls do with the folder for the files that go with certificates.
func (s *Store) inFolder(do func(*Folder) error) error {
	s.mu.Lock()
	err := errClosed
	if !s.closed {
		err = nil
		if s.folder == nil && s.scratch == nil {
			s.scratch, err = TemporaryFolder()
		}
		folder := s.folder
		if folder == nil {
			folder = s.scratch
		}
		if err == nil {
			err = do(folder)
		}
	}
	s.mu.Unlock()
	return s.Fail(err)
}

// Create makes a file that goes with a certificate. It is written apart, and gets its temporary name
// when it is closed: searches may make the same refutation at the same time, and what one of them reads
// is whole. With the certificate it gets its own name.
func (s *Store) Create(name string) (io.WriteCloser, error) {
	f := &proofFile{s: s, name: name}
	err := s.inFolder(func(dir *Folder) (err error) {
		f.part = fmt.Sprintf("%d-%s", begun.Add(1), name)
		s.temporary[f.part] = true
		f.out, err = dir.Create(f.part)
		return err
	})
	if err != nil {
		return nil, err
	}
	return f, nil
}

// maxTrimmed is how much of a proof is remembered to be trimmed.
const maxTrimmed = 1 << 26

// proofFile is a file that goes with a certificate. A refutation that is not too long is
// trimmed when it is closed, and written then. Its errors break the store.
type proofFile struct {
	s          *Store
	name, part string
	out        io.WriteCloser
	text       []byte
	long       bool // it is written as it comes
}

func (f *proofFile) Write(p []byte) (int, error) {
	if !f.long && len(f.text)+len(p) <= maxTrimmed {
		f.text = append(f.text, p...)
		return len(p), nil
	}
	if f.long = true; len(f.text) > 0 {
		_, err := f.out.Write(f.text)
		if f.text = nil; err != nil {
			return 0, f.s.Fail(err)
		}
	}
	n, err := f.out.Write(p)
	return n, f.s.Fail(err)
}

// Close ends a file that is whole.
func (f *proofFile) Close() error {
	_, err := f.out.Write(sat.Trim(f.text))
	f.text = nil
	if err = errors.Join(err, f.out.Close()); err != nil {
		return f.s.Fail(err)
	}
	return f.s.inFolder(func(dir *Folder) error {
		delete(f.s.temporary, f.part)
		f.s.temporary[f.name] = true
		return Failed(dir.Path(f.name), "written", os.Rename(dir.Temporary(f.part), dir.Temporary(f.name)))
	})
}

// Abandon ends a file that is not whole.
func (f *proofFile) Abandon() error {
	f.text = nil
	_ = f.out.Close() // nothing reads it
	return f.s.inFolder(func(dir *Folder) error {
		delete(f.s.temporary, f.part)
		return Failed(dir.Path(f.name), "removed", os.Remove(dir.Temporary(f.part)))
	})
}

// OpenFile opens a file that goes with a certificate.
func (s *Store) OpenFile(name string) (r io.ReadCloser, err error) {
	err = s.inFolder(func(dir *Folder) error {
		path := dir.Path(name)
		from := path
		if s.temporary[name] {
			from = dir.Temporary(name)
		}
		file, err := os.Open(from)
		r = &readFile{file, path, s}
		return Failed(path, "read", err)
	})
	return r, err
}

// readFile is a file that goes with a certificate and is checked. Its errors are no fault
// of the certificate.
type readFile struct {
	file *os.File
	path string
	s    *Store
}

func (f *readFile) Read(p []byte) (int, error) {
	n, err := f.file.Read(p)
	if err != nil && err != io.EOF {
		err = f.s.Fail(Failed(f.path, "read", err))
	}
	return n, err
}

func (f *readFile) Close() error { return f.file.Close() }

// Close saves what is kept, and removes all that has only a temporary name.
func (s *Store) Close() error { return errors.Join(s.Save(false), s.close()) }

func (s *Store) close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var errs []error
	s.closed = true
	switch {
	case s.scratch != nil:
		errs = append(errs, s.scratch.Close())
	case s.folder == nil:
	case !s.lent:
		errs = append(errs, s.folder.Close())
	default:
		for name, temporary := range s.temporary {
			if temporary {
				errs = append(errs, os.RemoveAll(s.folder.Temporary(name)))
			}
		}
	}
	return errors.Join(errs...)
}
