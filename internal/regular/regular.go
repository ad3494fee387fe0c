// Package regular opens files of which it is known how much there is to read: a pipe or a
// device might never end; and reads texts without the mark that they may begin with.
package regular

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// What the errors of Open and Read are about a file that is there.
var (
	ErrOther = errors.New("not a regular file")
	ErrLong  = errors.New("too long a file")
)

// Open opens a regular file of at most so many bytes, and returns its size.
func Open(path string, most int64) (*os.File, int64, error) {
	info, err := os.Stat(path) // before it is opened: a pipe would wait for a writer
	if err == nil {
		err = Check(path, info, most)
	}
	if err != nil {
		return nil, 0, err
	}
	f, err := os.Open(path)
	return f, info.Size(), err
}

// Check tells whether a path is that of a regular file of at most so many bytes.
func Check(path string, info fs.FileInfo, most int64) error {
	switch {
	case !info.Mode().IsRegular():
		return fmt.Errorf("%q: %w", path, ErrOther)
	case info.Size() > most:
		return fmt.Errorf("%q: %w: %d bytes, want at most %d", path, ErrLong, info.Size(), most)
	}
	return nil
}

// WithoutMark reads a text without the mark, U+FEFF, by which programs of Windows begin UTF-8.
func WithoutMark(r io.Reader) io.Reader {
	in := bufio.NewReader(r)
	if start, _ := in.Peek(len(mark)); string(start) == mark {
		in.Discard(len(mark))
	}
	return in
}

const mark = "\ufeff"

// Read reads a regular file of at most so many bytes.
func Read(path string, most int64) ([]byte, error) {
	f, _, err := Open(path, most)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(text)) > most { // it has grown
		err = fmt.Errorf("%q: %w: more than %d bytes, want at most that many", path, ErrLong, most)
	}
	return text, err
}
