package topology

import (
	"fmt"
	"io"
	"os"
	"strings"
)

// ReadFile reads the graphs of a file. Its ending says what it is: .g6 for
// graph6, one graph a line; .edges for an edge list. The source of
// each is the path, and of one graph among several also its line: "cubic.g6:3".
// Package formats reads these and sparse6, adjacency matrices, METIS, DIMACS, DOT, GraphML and
// anynet: its documentation has the endings of all.
func ReadFile(path string) ([]*External, error) {
	read := reader(path)
	if read == nil {
		return nil, Marked(ErrName, "file %q, want one that ends in .g6 or .edges", path)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	nets, err := read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	for i, net := range nets {
		source := path
		if len(nets) > 1 {
			source = fmt.Sprintf("%s:%d", path, i+1)
		}
		nets[i] = net.WithSource(source)
	}
	return nets, nil
}

// reader returns the reader for the kind of file that the name's ending tells.
func reader(name string) func(io.Reader) ([]*External, error) {
	switch {
	case strings.HasSuffix(name, ".g6"):
		return readAllGraph6
	case strings.HasSuffix(name, ".edges"):
		return func(r io.Reader) ([]*External, error) {
			g, err := ReadEdges(r)
			if err != nil {
				return nil, err
			}
			net, err := NewExternal(g)
			return []*External{net}, err
		}
	}
	return nil
}

// readAllGraph6 reads all graphs of a graph6 file.
func readAllGraph6(r io.Reader) ([]*External, error) {
	var nets []*External
	for g, err := range ReadGraph6(r) {
		if err != nil {
			return nil, err
		}
		net, err := NewExternal(g)
		if err != nil {
			return nil, err
		}
		nets = append(nets, net)
	}
	return nets, nil
}
