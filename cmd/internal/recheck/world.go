package recheck

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"strings"

	"topocert/certificates"
	"topocert/routing"
	"topocert/topology"
)

// Beside names the files beside certificates: graphs and routing tables, which
// certificates name by their digests.
type Beside struct{ Graphs, Tables []string }

// World looks networks and routers up by name, and those of files by digest.
func World(beside Beside) (certificates.World, error) {
	given := make(map[string]topology.Network)
	for _, file := range beside.Graphs {
		nets, err := topology.ReadFile(file)
		if err != nil {
			return certificates.World{}, err
		}
		for _, net := range nets {
			given["sha256:"+net.CSR().Digest()] = net
		}
	}
	tables := make(map[string][]byte)
	for _, file := range beside.Tables {
		name, text, err := readTable(file)
		if err != nil {
			return certificates.World{}, err
		}
		tables[name] = text
	}
	parse := func(name string) (topology.Network, error) {
		if net, ok := given[name]; ok {
			return net, nil
		}
		if strings.HasPrefix(name, "sha256:") {
			return nil, fmt.Errorf("%s is among none of the graphs given beside the certificate", name)
		}
		return topology.Parse(name)
	}
	// The last network is kept, for the next certificate.
	var kept topology.Network
	var keptName string
	network := func(name string) (topology.Network, error) {
		if kept != nil && keptName == name {
			return kept, nil
		}
		net, err := parse(name)
		if err != nil {
			return nil, err
		}
		if _, ok := given[name]; !ok && net.Name() != name {
			return nil, fmt.Errorf("network %q, want its canonical name %q", name, net.Name())
		}
		kept, keptName = net, name
		return net, nil
	}
	// The last table and its network are kept, for the next certificate.
	var last struct {
		router, network string
		table           *routing.Table
	}
	router := func(name, on string, net topology.Network) (routing.Router, error) {
		if text, ok := tables[name]; ok {
			if last.router != name || last.network != on {
				table, err := routing.ReadTable(bytes.NewReader(text), net.CSR())
				if err != nil {
					return nil, err
				}
				last.router, last.network, last.table = name, on, table
			}
			return last.table, nil
		}
		if strings.HasPrefix(name, routing.TablePrefix) {
			return nil, fmt.Errorf("%s is among none of the tables given beside the certificate", name)
		}
		return routing.New(name, net)
	}
	return certificates.World{
		Graph: func(name string) (certificates.Graph, error) {
			net, err := network(name)
			if err != nil {
				return nil, err
			}
			return net.CSR(), nil
		},
		Vertex: func(name, label string) (uint32, error) {
			net, err := network(name)
			if err != nil {
				return 0, err
			}
			return net.Vertex(label)
		},
		Canonical: func(name string) (string, error) {
			if _, ok := given[name]; ok {
				return name, nil
			}
			net, err := parse(name)
			if err != nil {
				return "", err
			}
			return net.Name(), nil
		},
		Router: func(name, on string) (certificates.Router, error) {
			net, err := network(on)
			if err != nil {
				return nil, err
			}
			if inner, ok := routing.CutLanes(name); ok {
				r, err := router(inner, on, net)
				if err != nil {
					return nil, err
				}
				return routing.NewLanes(net.CSR(), r)
			}
			return router(name, on, net)
		},
	}, nil
}

// maxTableFile bounds the size of the file of a routing table.
const maxTableFile = 1 << 29

// openTable opens the file of a routing table, and returns its size.
func openTable(file string) (*os.File, int64, error) {
	f, err := open(file)
	if err != nil {
		return nil, 0, err
	}
	info, err := f.Stat()
	if err == nil && info.Size() > maxTableFile {
		err = fmt.Errorf("%s: %w: a table of %d bytes, want at most %d", file, topology.ErrLimit, info.Size(), maxTableFile)
	}
	if err != nil {
		f.Close()
		return nil, 0, err
	}
	return f, info.Size(), nil
}

// readTable reads the file of a routing table, and returns the name that
// certificates have for it.
func readTable(file string) (name string, text []byte, err error) {
	f, size, err := openTable(file)
	if err != nil {
		return "", nil, err
	}
	defer f.Close()
	text = make([]byte, size)
	if _, err = io.ReadFull(f, text); err != nil {
		return "", nil, fmt.Errorf("%s: %w", file, err)
	}
	return routing.TableName(sha256.Sum256(text)), text, nil
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
