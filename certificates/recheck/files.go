package recheck

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"topocert/certificates/resolve"
	"topocert/internal/regular"
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

// MaxOpened bounds the size of every file that is opened.
const MaxOpened = 1 << 31

// open opens a file of at most so many bytes that lies beside others. The budget grows with
// each byte that is read of it for the first time.
func (r *Run) open(path string, most int64) (io.ReadCloser, error) {
	f, _, err := regular.Open(path, most)
	if err != nil {
		return nil, err
	}
	return &beside{path: path, file: f, run: r}, nil
}

// beside is a file of text that lies beside others.
type beside struct {
	path string
	file *os.File
	run  *Run
	at   int64 // bytes that were read
}

func (f *beside) Close() error { return f.file.Close() }

// errHole is the error where a file has a hole: one takes no space, whatever its length.
var errHole = errors.New("a byte 0, want text")

func (f *beside) Read(into []byte) (int, error) {
	n, err := f.file.Read(into)
	if bytes.IndexByte(into[:n], 0) >= 0 {
		return 0, fmt.Errorf("%s: %w", Shown(f.path), errHole)
	}
	f.at += int64(n)
	if more := f.at - f.run.granted[f.path]; more > 0 {
		f.run.granted[f.path] = f.at
		f.run.budget.Grant(more)
	}
	return n, err
}

// Names returns where networks and routers are looked up: by their names, or by the digests
// of files of graphs and of routing tables that are handed over beside certificates.
func Names(graphs, tables []string) (*resolve.Names, error) {
	names := resolve.NewLast()
	add := func(file string, read func(file string, names *resolve.Names) error) error {
		_, err := guarded(func() (any, error) { return nil, read(file, names) })
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

// maxTableFile bounds the size of the file of a routing table that is handed over.
const maxTableFile = 1 << 29

// OpenTable opens the file of a routing table, and returns its size.
func OpenTable(file string) (*os.File, int64, error) { return regular.Open(file, maxTableFile) }

func addTable(file string, names *resolve.Names) error {
	text, err := regular.Read(file, maxTableFile)
	if err == nil {
		names.AddTable(text)
	}
	return err
}
