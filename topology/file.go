package topology

import (
	"fmt"
	"io"
	"os"
	"strings"
)

// maxGraph6Name is the largest order of a graph that is named by its graph6
// text; larger ones are named by their digest.
const maxGraph6Name = 256

// NewExternal returns a graph from outside as a network: from a graph6 text or a
// file. It is named g6:TEXT, or sha256:HEX (see Digest) if it has more than 256
// vertices. Its labels are the vertex numbers, and it has no known symmetries.
func NewExternal(g *Graph) (*External, error) {
	name := "sha256:"
	if g.Order() > maxGraph6Name {
		name += g.Digest()
	} else {
		text, err := g.Graph6()
		if err != nil {
			return nil, err
		}
		name = "g6:" + text
	}
	return &External{network{Graph: g, name: name, box: plainBox(g.Order())}}, nil
}

// External is a graph from outside.
type External struct{ network }

// IsFile tells whether the text names a graph file, by its ending.
func IsFile(name string) bool { return reader(name) != nil }

// ReadFile reads the graphs of a file. Its ending says what it is: .g6 for
// graph6, one graph a line; .edges for an edge list; .graph for METIS.
func ReadFile(path string) ([]*External, error) {
	read := reader(path)
	if read == nil {
		return nil, fmt.Errorf("topology: %w: file %q, want one that ends in .g6, .edges or .graph", ErrName, path)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("topology: %w", err)
	}
	defer f.Close()
	nets, err := read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return nets, nil
}

// reader returns the reader for the kind of file that the name's ending tells.
func reader(name string) func(io.Reader) ([]*External, error) {
	one := func(read func(io.Reader) (*Graph, error)) func(io.Reader) ([]*External, error) {
		return func(r io.Reader) ([]*External, error) {
			g, err := read(r)
			if err != nil {
				return nil, err
			}
			net, err := NewExternal(g)
			return []*External{net}, err
		}
	}
	switch {
	case strings.HasSuffix(name, ".g6"):
		return ReadAllGraph6
	case strings.HasSuffix(name, ".edges"):
		return one(ReadEdges)
	case strings.HasSuffix(name, ".graph"):
		return one(ReadMETIS)
	}
	return nil
}

// ReadAllGraph6 reads all graphs of a graph6 file.
func ReadAllGraph6(r io.Reader) ([]*External, error) {
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
