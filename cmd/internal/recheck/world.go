package recheck

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"topocert/certificates/resolve"
	"topocert/routing"
	"topocert/topology"
)

// Beside is what is handed over beside certificates: the files of graphs and routing
// tables, which certificates name by their digests; and what checking may cost.
type Beside struct {
	Graphs, Tables []string
	Limits         Limits
}

// Names returns where networks and routers are looked up, those of files by digest.
func Names(beside Beside) (*resolve.Names, error) {
	names := resolve.NewLast()
	add := func(file string, read func(file string, names *resolve.Names) error) error {
		_, err := guarded(func() (struct{}, error) { return struct{}{}, read(file, names) })
		if errors.Is(err, errFailed) {
			err = &fs.PathError{Op: "read", Path: file, Err: err}
		}
		return err
	}
	for _, file := range beside.Graphs {
		if err := add(file, addGraphs); err != nil {
			return nil, err
		}
	}
	for _, file := range beside.Tables {
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

// openTable opens the file of a routing table, and returns its size.
func openTable(file string) (*os.File, int64, error) { return openWithin(file, maxTableFile) }

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
	f, size, err := openTable(file)
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

// Router returns the router with the given name, or for table:FILE that of the
// table in the file, and the name that certificates have for it.
func Router(name string, net topology.Network) (r routing.Router, certified string, err error) {
	if inner, ok := routing.CutLanes(name); ok {
		if r, certified, err = Router(inner, net); err != nil {
			return nil, "", err
		}
		if r, err = routing.NewLanes(net.CSR(), r); err != nil {
			return nil, "", fmt.Errorf("%s: %w", name, err)
		}
		return r, strings.TrimSuffix(name, inner) + certified, nil
	}
	file, ok := strings.CutPrefix(name, "table:")
	if !ok {
		r, err = routing.New(name, net)
		return r, name, err
	}
	if file == "" {
		return nil, "", fmt.Errorf("%w: %q, want table:FILE with a routing table's file", routing.ErrRouter, name)
	}
	f, size, err := openTable(file)
	if err != nil {
		return nil, "", err
	}
	defer f.Close()
	digest := sha256.New()
	table, err := routing.ReadTable(io.TeeReader(io.LimitReader(f, size), digest), net.CSR())
	if err != nil {
		return nil, "", fmt.Errorf("%s: %w", file, err)
	}
	return table, routing.TableName([sha256.Size]byte(digest.Sum(nil))), nil
}

// HandOverTable makes the table of a router table:FILE, or lanes:table:FILE, known by the
// name that Router gave for certificates: so that a folder of them holds it.
func HandOverTable(names *resolve.Names, router, certified string) {
	for {
		inner, lanes := routing.CutLanes(router)
		if !lanes {
			break
		}
		router = inner
		certified, _ = routing.CutLanes(certified)
	}
	if file, ok := strings.CutPrefix(router, "table:"); ok {
		names.AddTableFile(certified, func() (io.ReadCloser, error) { return open(file) })
	}
}
