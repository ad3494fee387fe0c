package recheck

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"topocert/certificates/resolve"
	"topocert/topology"
)

// Shown returns a file's name for a line of output: quoted if it could be taken
// for more than a name.
func Shown(file string) string {
	if quoted := strconv.Quote(file); quoted[1:len(quoted)-1] != file || strings.Contains(file, ": ") {
		return quoted
	}
	return file
}

// open opens a regular file; a pipe or a device might never end.
func open(file string) (*os.File, error) {
	info, err := os.Stat(file)
	if err == nil && !info.Mode().IsRegular() {
		err = fmt.Errorf("%s is not a regular file", Shown(file))
	}
	if err != nil {
		return nil, err
	}
	return os.Open(file)
}

// open opens a file that lies beside others.
func (r *Run) open(path string) (io.ReadCloser, error) {
	f, err := open(path)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, err
	}
	r.grant(path, info.Size())
	return f, nil
}

// grant lets the budget grow with a file of so many bytes, the first time that it is opened.
func (r *Run) grant(path string, size int64) {
	if !r.granted[path] {
		r.granted[path] = true
		r.budget.Grant(size)
	}
}

// Names returns where networks and routers are looked up: by their names, or by the digests
// of files of graphs and of routing tables that are handed over beside certificates.
func Names(graphs, tables []string) (*resolve.Names, error) {
	names := resolve.NewLast()
	add := func(file string, read func(file string, names *resolve.Names) error) error {
		_, err := guarded(func() (struct{}, error) { return struct{}{}, read(file, names) })
		if errors.Is(err, ErrFailed) {
			err = &fs.PathError{Op: "read", Path: file, Err: err}
		}
		return err
	}
	for _, file := range graphs {
		if err := add(file, addGraphs); err != nil {
			return nil, err
		}
	}
	for _, file := range tables {
		if err := add(file, addTable); err != nil {
			return nil, err
		}
	}
	return names, nil
}

func addGraphs(file string, names *resolve.Names) error {
	nets, err := topology.ReadFile(file)
	if err != nil {
		return err
	}
	for _, net := range nets {
		if err := names.Add(net); err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
	}
	return nil
}

func addTable(file string, names *resolve.Names) error {
	text, err := readTable(file)
	if err == nil {
		names.AddTable(text)
	}
	return err
}

// maxTableFile bounds the size of the file of a routing table.
const maxTableFile = 1 << 29

// OpenTable opens the file of a routing table, and returns its size.
func OpenTable(file string) (*os.File, int64, error) { return openWithin(file, maxTableFile) }

// openWithin opens a regular file of at most so many bytes, and returns its size.
func openWithin(file string, most int64) (*os.File, int64, error) {
	f, err := open(file)
	if err != nil {
		return nil, 0, err
	}
	info, err := f.Stat()
	if err == nil && info.Size() > most {
		err = fmt.Errorf("%s: %w: a file of %d bytes, want at most %d", file, topology.ErrLimit, info.Size(), most)
	}
	if err != nil {
		f.Close()
		return nil, 0, err
	}
	return f, info.Size(), nil
}

// readTable reads the file of a routing table.
func readTable(file string) ([]byte, error) {
	f, size, err := OpenTable(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text := make([]byte, size)
	if _, err = io.ReadFull(f, text); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return text, nil
}
