// Package resolve turns names into networks, routers and vertices: for topocheck,
// which repeats certificates and verdicts, and for the engine that makes them. It is
// the one place that does, and a part of what a reader of a verdict has to trust:
// that QT(4,4) is the network that package topology defines, and the router
// qt-minimal that of package routing.
//
// A statement names a network by its canonical name alone. Nothing from a file comes
// under a name that package topology knows.
package resolve

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"topocert/certificates"
	"topocert/routing"
	"topocert/topology"
)

// ErrTaken marks a name that cannot be given to a network or router, since it is
// that of another.
var ErrTaken = errors.New("name taken")

// Names resolves names. It may be used from many goroutines.
type Names struct {
	mu sync.Mutex
	// given are networks that are not package topology's, by canonical name; tables
	// are the texts of routing tables; routers are others that were handed over, by
	// router and network.
	given   map[string]topology.Network
	tables  map[string][]byte
	routers map[string]routing.Router
	// files are the names under which users know given networks.
	files map[string]string
	// canonical maps names that were met to canonical names.
	canonical map[string]string
	// networks and routes are what has been made; only the last of each if last is set.
	networks map[string]*made[topology.Network]
	routes   map[string]*made[routing.Router]
	last     bool
}

// made is a network or a router that is made once.
type made[T any] struct {
	once  sync.Once
	value T
	err   error
}

// New returns names that remember all that they have made.
func New() *Names {
	return &Names{
		given: make(map[string]topology.Network), tables: make(map[string][]byte), routers: make(map[string]routing.Router), files: make(map[string]string),
		canonical: make(map[string]string),
		networks:  make(map[string]*made[topology.Network]), routes: make(map[string]*made[routing.Router]),
	}
}

// NewLast returns names that remember only the last network and router: enough to
// check certificates one network after the other, in little memory.
func NewLast() *Names {
	n := New()
	n.last = true
	return n
}

// Add makes a network known by its name, and by its digest. A name that package
// topology knows is refused unless the network is the one that it names.
func (n *Names) Add(net topology.Network) error {
	name, digest := net.Name(), "sha256:"+net.CSR().Digest()
	switch known, err := n.Network(name); {
	case strings.HasPrefix(name, "sha256:") && name != digest:
		return fmt.Errorf("%w: the graph named %s has the digest %s", ErrTaken, name, digest)
	case strings.HasPrefix(name, "sha256:"):
	case err != nil:
		return err
	case "sha256:"+known.CSR().Digest() != digest:
		return fmt.Errorf("%w: another network is %s", ErrTaken, name)
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.given[digest] = net
	return nil
}

// AddFile makes a network known by the name of its file too, as formulas name it.
func (n *Names) AddFile(file string, net topology.Network) error {
	if err := n.Add(net); err != nil {
		return err
	}
	if _, err := topology.Parse(file); err == nil {
		return fmt.Errorf("%w: the network %s, for a file", ErrTaken, file)
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.files[file] = net.Name()
	return nil
}

// AddTable makes a routing table known by its digest, and returns the name.
func (n *Names) AddTable(text []byte) string {
	name := routing.TableName(sha256.Sum256(text))
	n.mu.Lock()
	defer n.mu.Unlock()
	n.tables[name] = text
	return name
}

// AddRouter makes a router on a network known by a name that is not among
// routing.Kinds.
func (n *Names) AddRouter(name string, net topology.Network, r routing.Router) error {
	if routing.Known(name) {
		return fmt.Errorf("%w: %s is a router of ours", ErrTaken, name)
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	n.routers[name+" "+net.Name()] = r
	return nil
}

// Network returns the network with the given canonical name.
func (n *Names) Network(name string) (topology.Network, error) {
	n.mu.Lock()
	if net, ok := n.given[name]; ok {
		n.mu.Unlock()
		return net, nil
	}
	m := once(n.networks, name, n.last)
	n.mu.Unlock()
	m.once.Do(func() { m.value, m.err = build(name) })
	if m.err == nil {
		n.remember(name, name)
	}
	return m.value, m.err
}

func (n *Names) remember(name, canonical string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.canonical[name] = canonical
}

// once returns the entry for a name, which it makes if there is none.
func once[T any](entries map[string]*made[T], name string, last bool) *made[T] {
	m := entries[name]
	if m == nil {
		if last {
			clear(entries)
		}
		m = new(made[T])
		entries[name] = m
	}
	return m
}

func build(name string) (topology.Network, error) {
	if strings.HasPrefix(name, "sha256:") {
		return nil, fmt.Errorf("%s is among none of the graphs given beside the certificate", name)
	}
	net, err := topology.Parse(name)
	if err == nil && net.Name() != name {
		return nil, fmt.Errorf("network %q, want its canonical name %q", name, net.Name())
	}
	return net, err
}

// Canonical returns the canonical name of the network that a name, or the name of a
// file that was handed over, stands for.
func (n *Names) Canonical(name string) (string, error) {
	n.mu.Lock()
	known, isFile := n.files[name]
	canonical, isKnown := n.canonical[name]
	_, isGiven := n.given[name]
	n.mu.Unlock()
	switch {
	case isFile:
		return known, nil
	case isGiven:
		return name, nil
	case isKnown:
		return canonical, nil
	}
	net, err := topology.Parse(name)
	if err != nil {
		return "", err
	}
	n.remember(name, net.Name())
	return net.Name(), nil
}

// Vertex returns the vertex of a network with the given label.
func (n *Names) Vertex(network, label string) (uint32, error) {
	net, err := n.Network(network)
	if err != nil {
		return 0, err
	}
	return net.Vertex(label)
}

// Router returns the named router on the network with the given canonical name.
func (n *Names) Router(name, network string) (routing.Router, error) {
	net, err := n.Network(network)
	if err != nil {
		return nil, err
	}
	key := name + " " + network
	n.mu.Lock()
	if r, ok := n.routers[key]; ok {
		n.mu.Unlock()
		return r, nil
	}
	m := once(n.routes, key, n.last)
	n.mu.Unlock()
	m.once.Do(func() { m.value, m.err = n.router(name, net) })
	return m.value, m.err
}

func (n *Names) router(name string, net topology.Network) (routing.Router, error) {
	if inner, ok := routing.CutLanes(name); ok {
		r, err := n.router(inner, net)
		if err != nil {
			return nil, err
		}
		return routing.NewLanes(net.CSR(), r)
	}
	n.mu.Lock()
	text, isTable := n.tables[name]
	n.mu.Unlock()
	switch {
	case isTable:
		return routing.ReadTable(bytes.NewReader(text), net.CSR())
	case strings.HasPrefix(name, routing.TablePrefix):
		return nil, fmt.Errorf("%s is among none of the tables given beside the certificate", name)
	}
	return routing.New(name, net)
}

// World returns where a checker looks up names; open opens the files beside a
// certificate.
func (n *Names) World(open func(name string) (io.ReadCloser, error)) certificates.World {
	return certificates.World{
		Graph: func(name string) (certificates.Graph, error) {
			net, err := n.Network(name)
			if err != nil {
				return nil, err
			}
			return net.CSR(), nil
		},
		Router: func(router, network string) (certificates.Router, error) { return n.Router(router, network) },
		Open:   open,
		Vertex: n.Vertex, Canonical: n.Canonical,
	}
}
