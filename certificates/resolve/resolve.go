// Package resolve turns names into networks, routers and vertices: for topocheck,
// which repeats certificates and verdicts, and for the engine that makes them. It is
// the one place that does, and a part of what a reader of a verdict has to trust:
// that QT(4,4) is the network that package topology defines, and the router
// qt-minimal that of package routing.
//
// A statement names a network by its canonical name alone: that of package topology, or
// a graph's own text or digest. A formula may also use names that were given to graphs:
// of files, or of the networks that a provider makes. Nothing comes under a name that
// package topology knows, and what such a name stands for is said by its file alone.
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
	"topocert/certificates/family"
	"topocert/certificates/words"
	"topocert/routing"
	"topocert/topology"
)

// ErrUnknown is what a provider returns for a name that is none of its own.
var ErrUnknown = errors.New("unknown name")

// ErrMissing marks the name, a digest, of a graph or a table that was not handed over. Such
// a name is unknown; that says nothing against the certificate that has it.
var ErrMissing = errors.New("cannot check")

// missing is the error for a graph or a table that was not handed over.
type missing string

func (m missing) Error() string {
	return fmt.Sprintf("%v: hand over %s, which the certificate names by its digest", ErrMissing, string(m))
}

func (m missing) Is(target error) bool { return target == ErrMissing || target == ErrUnknown }

// ErrTaken marks a name that cannot be given to a network or router, since it is
// that of another.
var ErrTaken = errors.New("name taken")

// Names resolves names. It may be used from many goroutines.
type Names struct {
	mu sync.Mutex
	// library has the definitions of networks, routers and words as text; digest is that of
	// the user's own.
	library *words.Library
	digest  string
	// graphs give networks that are not package topology's, by canonical name, and given is what
	// those take that were handed over; tables open the texts of routing tables; routers are
	// others that were handed over, by router and network.
	graphs  map[string]func() (topology.Network, error)
	given   int64
	tables  map[string]opener
	routers map[string]routing.Router
	// networkSources and routerSources are asked for names that are not ours.
	networkSources []func(name string) (topology.Network, error)
	routerSources  []func(name string, net topology.Network) (routing.Router, error)
	// aliases are the canonical names of the networks that users know by names of
	// their own, labels the files of their labels; routed are the names of users' routers, by
	// router and the network's name. titles holds a user's name for canonical names.
	aliases map[string]string
	labels  map[string]labelFile
	routed  map[string]string
	titles  map[string]string
	// made and routes are what has been made, own what was made by users' names;
	// only the last of each if last is set.
	made   memo[Graph]
	own    memo[topology.Network]
	routes memo[routing.Router]
	last   bool
	cost   cost
}

// Graph is what a name stands for: a topology.Network, or where its text says digraph a
// *family.Member.
type Graph interface {
	certificates.Graph
	// Label returns the label of v, Vertex the vertex with the given label or number.
	Label(v uint32) string
	Vertex(text string) (uint32, error)
}

// opener opens a file.
type opener = func() (io.ReadCloser, error)

// memo has networks or routers that are made once.
type memo[T any] map[string]*entry[T]

type entry[T any] struct {
	once  sync.Once
	value T
	err   error
}

// of returns what has a key, which is made if it is not there; n guards the memo. What could
// not be made for want of budget is dropped: the next who asks may have more.
func (m memo[T]) of(n *Names, key string, build func() (T, error)) (T, error) {
	n.mu.Lock()
	one := m[key]
	if one == nil {
		if n.last {
			clear(m)
		}
		one = new(entry[T])
		m[key] = one
	}
	n.mu.Unlock()
	one.once.Do(func() { one.value, one.err = build() })
	if errors.Is(one.err, certificates.ErrBudget) {
		n.mu.Lock()
		delete(m, key)
		n.mu.Unlock()
	}
	return one.value, one.err
}

// get and set look into one of the names' maps, and change it.
func get[V any](n *Names, of map[string]V, key string) (V, bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	v, has := of[key]
	return v, has
}

func set[V any](n *Names, of map[string]V, key string, v V) {
	n.mu.Lock()
	defer n.mu.Unlock()
	of[key] = v
}

// New returns names that remember all that they have made.
func New() *Names {
	return &Names{
		library: words.Standard(),
		graphs:  make(map[string]func() (topology.Network, error)), tables: make(map[string]opener), routers: make(map[string]routing.Router),
		aliases: make(map[string]string), labels: make(map[string]labelFile), routed: make(map[string]string), titles: make(map[string]string),
		made: make(memo[Graph]), own: make(memo[topology.Network]), routes: make(memo[routing.Router]),
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
	if strings.HasPrefix(name, "sha256:") {
		if name != digest {
			return fmt.Errorf("%w: the graph named %s has the digest %s", ErrTaken, name, digest)
		}
	} else if known, err := n.Network(name); err != nil {
		return err
	} else if "sha256:"+known.CSR().Digest() != digest {
		return fmt.Errorf("%w: another network is %s", ErrTaken, name)
	}
	n.mu.Lock()
	if n.graphs[digest] == nil { // handed over twice it takes no more
		n.given += bytesOf(int64(net.Order()), 2*int64(net.Size()))
	}
	n.mu.Unlock()
	n.hand(digest, func() (topology.Network, error) { return net, nil })
	return nil
}

// hand notes what gives the graph with a canonical name.
func (n *Names) hand(name string, give func() (topology.Network, error)) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.graphs[name] = give
	delete(n.made, name)
}

// AddFile makes a network known by the name of its file too, as formulas name it.
func (n *Names) AddFile(file string, net topology.Network) error {
	if err := n.Add(net); err != nil {
		return err
	}
	return n.alias(file, net.Name())
}

// alias notes what a user's name stands for.
func (n *Names) alias(name, canonical string) error {
	if err := n.free(name); err != nil {
		return err
	}
	n.mu.Lock()
	defer n.mu.Unlock()
	if before, known := n.aliases[name]; known && before != canonical {
		return fmt.Errorf("%w: %s is %s, and %s too, want one meaning", ErrTaken, name, before, canonical)
	}
	n.aliases[name] = canonical
	if n.titles[canonical] == "" {
		n.titles[canonical] = name
	}
	return nil
}

// Reserved tells whether a name is, or looks like, that of a network here: nothing else
// can have it. Up to its first "(" only letters, digits, "_" and "/" count, small ones like
// capitals: "Q T(4)" and "qt." look like QT, and "./QT(4).edges" does not.
func Reserved(name string) bool {
	prefix, _, _ := strings.Cut(name, ":")
	return topology.Known(lettersOf(name)) || strings.EqualFold(prefix, "g6") || strings.EqualFold(prefix, "sha256")
}

// lettersOf returns what counts of a name up to its first "(".
func lettersOf(name string) string {
	head, _, _ := strings.Cut(name, "(")
	return strings.Map(func(r rune) rune {
		if r == '_' || r == '/' || r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z' {
			return r
		}
		return -1
	}, head)
}

// Provide adds a source of networks under names that package topology does not know:
// families of the user's own, such as Wheel(3), and files. It is asked for a name as it
// stands in a formula, without blanks, and answers ErrUnknown for one that it does not
// know. What it returns is a graph from outside, which has its own text or digest for a
// name (see topology.NewExternal). A name stands for one graph: the source may be asked
// again, and must answer alike.
func (n *Names) Provide(networks func(name string) (topology.Network, error)) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.networkSources = append(n.networkSources, networks)
}

// ProvideRouters adds a source of routers under names that package routing does not
// know, on a network that may be one of Provide's. It answers ErrUnknown for a name that
// it does not know. Certificates name such a router by the digest of its table, so it
// must be one that routing.WriteTable takes.
func (n *Names) ProvideRouters(routers func(name string, net topology.Network) (routing.Router, error)) {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.routerSources = append(n.routerSources, routers)
}

// AddTable makes a routing table known by its digest, and returns the name.
func (n *Names) AddTable(text []byte) string {
	name := routing.TableName(sha256.Sum256(text))
	n.AddTableFile(name, func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(text)), nil })
	return name
}

// AddTableFile makes a routing table known by the name that its digest gives it. It is
// opened when it is asked for, and its digest is computed again then.
func (n *Names) AddTableFile(name string, open opener) {
	set(n, n.tables, name, open)
}

// AddRouter makes a router on a network known by a name that is not among
// routing.Kinds.
func (n *Names) AddRouter(name string, net topology.Network, r routing.Router) error {
	if routing.Known(name) {
		return fmt.Errorf("%w: %s is a router of ours", ErrTaken, name)
	}
	set(n, n.routers, name+" "+net.Name(), r)
	return nil
}

// Graph returns the network, or directed graph, with the given canonical name.
func (n *Names) Graph(name string) (Graph, error) {
	return n.made.of(n, name, func() (Graph, error) {
		if err := n.cost.network(name); err != nil {
			return nil, err
		}
		g, got, err := n.build(name)
		if err == nil && got != name {
			err = fmt.Errorf("%w: network %q, want its canonical name %q", topology.ErrName, name, got)
		}
		return g, err
	})
}

// Network returns the network with the given canonical name.
func (n *Names) Network(name string) (topology.Network, error) { return undirected(n.Graph(name)) }

// undirected returns a graph that is a network, and an error for others.
func undirected(g Graph, err error) (topology.Network, error) {
	if m, directed := g.(*family.Member); directed && err == nil {
		return nil, fmt.Errorf("%w: %s is a directed graph, want one without directions: graph …", topology.ErrFormat, m.Name())
	}
	net, _ := g.(topology.Network)
	return net, err
}

// ForgetMade has networks, and the routers on them, made anew where they are asked for again.
func (n *Names) ForgetMade(networks []string) {
	n.mu.Lock()
	defer n.mu.Unlock()
	for _, name := range networks {
		delete(n.made, name)
		for key := range n.routes {
			if strings.HasSuffix(key, " "+name) {
				delete(n.routes, key)
			}
		}
	}
}

// build makes the graph with a canonical name, or has it made, and returns its name.
func (n *Names) build(name string) (g Graph, got string, err error) {
	var net topology.Network
	give, known := get(n, n.graphs, name)
	d, params, wrong := n.textual(name)
	switch {
	case known:
		net, err = give()
		return net, name, err
	case strings.HasPrefix(name, "sha256:"):
		if net, err = n.provided(name); errors.Is(err, ErrUnknown) {
			err = missing("the graph " + name + " (--graph FILE)")
		}
		if err == nil && net.Name() != name {
			err = fmt.Errorf("%w: the graph given for %s is %s, want the one with this digest", ErrTaken, name, net.Name())
		}
	case wrong != nil:
		return nil, "", wrong
	case d != nil:
		g, err = n.fromText(d, params)
		return g, d.Title(params), err
	default:
		net, err = topology.Parse(name)
	}
	if err != nil {
		return nil, "", err
	}
	return net, net.Name(), nil
}

// provided asks the sources for a network, and looks at the name of what they give.
func (n *Names) provided(name string) (topology.Network, error) {
	n.mu.Lock()
	sources := n.networkSources
	n.mu.Unlock()
	for _, source := range sources {
		net, err := source(name)
		if errors.Is(err, ErrUnknown) {
			continue
		}
		if err != nil {
			return nil, err
		}
		own, err := topology.NewExternal(net.CSR())
		if err != nil {
			return nil, err
		}
		if net.Name() != own.Name() {
			return nil, fmt.Errorf("%w: the graph given for %s calls itself %s, want %s", ErrTaken, name, net.Name(), own.Name())
		}
		return net, nil
	}
	return nil, fmt.Errorf("%w: %q", ErrUnknown, name)
}

// Canonical returns the canonical name of the network that a name stands for: a name of
// package topology, which is not built for that, or a user's.
func (n *Names) Canonical(name string) (string, error) {
	if strings.HasPrefix(name, "sha256:") {
		return name, nil
	}
	canonical, unknown := topology.Canonical(name)
	if unknown == nil || Reserved(name) {
		return canonical, unknown
	}
	if d, params, err := n.textual(name); d != nil {
		return d.Title(params), err
	}
	if n.Reserved(name) {
		return "", unknown
	}
	if canonical, known := get(n, n.aliases, name); known {
		return canonical, nil
	}
	net, err := n.named(name)
	if errors.Is(err, ErrUnknown) {
		return "", unknown
	}
	if err != nil {
		return "", err
	}
	return net.Name(), nil
}

// named returns the network that a source has under a user's name.
func (n *Names) named(name string) (topology.Network, error) {
	return n.own.of(n, name, func() (topology.Network, error) {
		net, err := n.provided(name)
		if err == nil {
			err = n.alias(name, net.Name())
		}
		if err != nil || n.last {
			return net, err
		}
		if _, given := get(n, n.graphs, net.Name()); !given {
			n.hand(net.Name(), func() (topology.Network, error) { return net, nil })
		}
		return net, nil
	})
}

// Find returns the network that a name stands for, canonical or not; a user's with its own
// labels.
func (n *Names) Find(name string) (topology.Network, error) { return undirected(n.find(name)) }

// find is Find, of directed graphs too.
func (n *Names) find(name string) (Graph, error) {
	canonical, err := n.Canonical(name)
	if err != nil {
		return nil, err
	}
	if !n.Reserved(name) {
		if labels, isLabelled := get(n, n.labels, name); isLabelled {
			return n.relabelled(name, canonical, labels)
		}
		if net, err := n.named(name); !errors.Is(err, ErrUnknown) {
			return net, err
		}
	}
	return n.Graph(canonical)
}

// relabelled returns the network with a canonical name with the labels of a user's.
func (n *Names) relabelled(name, canonical string, labels labelFile) (topology.Network, error) {
	net, err := n.Network(canonical)
	if err != nil {
		return nil, err
	}
	net, digest, err := labelled(net, n.cost.reading(labels.open, stepsOfLabelByte))
	if err == nil && digest != labels.digest {
		err = fmt.Errorf("%w: the labels of %s have changed since they were read, want the same", ErrTaken, name)
	}
	return net, err
}

// Vertex returns the vertex with the given label of the network that a name stands for.
func (n *Names) Vertex(network, label string) (uint32, error) {
	g, err := n.find(network)
	if err != nil {
		return 0, err
	}
	return g.Vertex(label)
}

// Router returns the named router on the network with the given canonical name.
func (n *Names) Router(name, network string) (routing.Router, error) {
	net, err := n.Network(network)
	if err != nil {
		return nil, err
	}
	key := name + " " + network
	if r, ok := get(n, n.routers, key); ok {
		return r, nil
	}
	return n.routes.of(n, key, func() (routing.Router, error) {
		if err := n.cost.router(name, net); err != nil {
			return nil, err
		}
		return n.router(name, net)
	})
}

func (n *Names) router(name string, net topology.Network) (routing.Router, error) {
	if inner, ok := routing.CutLanes(name); ok {
		r, err := n.router(inner, net)
		if err != nil {
			return nil, err
		}
		return routing.NewLanes(net.CSR(), r)
	}
	switch open, isTable := get(n, n.tables, name); {
	case isTable:
		return readTable(name, n.cost.reading(open, stepsOfTableByte), net)
	case strings.HasPrefix(name, routing.TablePrefix):
		return nil, missing("the routing table " + name + " (--table FILE)")
	}
	if n.TextRouter(name) {
		d := n.Words().Find(name)
		return textRouter(d, n.Words().Find(d.Body.Route.Network), net)
	}
	return routing.New(name, net)
}

// readTable reads the table with a name on a network, nil for its digest alone. The text must
// have the name's digest to its end.
func readTable(name string, open opener, net topology.Network) (table routing.Router, err error) {
	text, err := open()
	if err != nil {
		return nil, err
	}
	defer text.Close()
	digest := sha256.New()
	all := io.TeeReader(text, digest)
	if net != nil {
		table, err = routing.ReadTable(all, net.CSR())
	}
	if err == nil {
		_, err = io.Copy(io.Discard, all)
	}
	if err != nil {
		return nil, err
	}
	if got := routing.TableName([sha256.Size]byte(digest.Sum(nil))); got != name {
		return nil, fmt.Errorf("%w: the table given for %s is %s, want the one with this digest", ErrTaken, name, got)
	}
	return table, nil
}

// CanonicalRouter returns the name that certificates have for a router on the network
// that a name stands for. A router of a source is named by the digest of its table.
func (n *Names) CanonicalRouter(name, network string) (string, error) {
	if inner, ok := routing.CutLanes(name); ok {
		canonical, err := n.CanonicalRouter(inner, network)
		return strings.TrimSuffix(name, inner) + canonical, err
	}
	if name == certificates.Shortest || routing.Known(name) || strings.HasPrefix(name, routing.TablePrefix) || n.TextRouter(name) {
		return name, nil
	}
	canonical, err := n.Canonical(network)
	if err != nil {
		return "", err
	}
	key := n.routedOn(name, network) // the same graph may have other labels under another name
	n.mu.Lock()
	certified, known := n.routed[key]
	_, handed := n.routers[name+" "+canonical]
	sources := n.routerSources
	n.mu.Unlock()
	switch {
	case known:
		return certified, nil
	case handed:
		return name, nil
	}
	net, err := n.Find(network)
	if err != nil {
		return "", err
	}
	for _, source := range sources {
		r, err := source(name, net)
		if errors.Is(err, ErrUnknown) {
			continue
		}
		var text bytes.Buffer
		if err == nil {
			err = routing.WriteTable(&text, net.CSR(), r)
		}
		if err != nil {
			return "", err
		}
		certified := n.AddTable(text.Bytes())
		set(n, n.routed, key, certified)
		return certified, nil
	}
	return "", fmt.Errorf("%w: %q", routing.ErrRouter, name)
}

// World returns where a checker looks up names; open opens the files beside a
// certificate.
func (n *Names) World(open func(name string) (io.ReadCloser, error)) certificates.World {
	return certificates.World{
		Graph: func(name string) (certificates.Graph, error) {
			g, err := n.Graph(name)
			if net, ok := g.(topology.Network); ok && err == nil {
				return net.CSR(), nil
			}
			return g, err
		},
		Router: func(router, network string) (certificates.Router, error) { return n.Router(router, network) },
		Words:  n.Words(),
		Open:   open,
		Budget: n.cost.budget,
	}
}
