package script

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync/atomic"

	"topocert/routing"
	"topocert/topology"
)

// Router is a router of a file on a network. Its function is asked once for each vertex
// and destination: Compile asks for all of them, CompileTo for one destination. A router
// whose messages have no headers is the same as its table (see routing.WriteTable). One with
// headers is asked for each vertex and header that messages come with, which leave with "".
type Router struct {
	file *File
	kind *function
	name string
	net  topology.Network
	args []int
	// fault is what is dead; nil for nothing.
	fault *routing.Fault
	// hops[d] are the next hops to d, by vertex; nil as long as nobody asked.
	hops []atomic.Pointer[[]uint16]
	// steps[d] are those of messages for d, in place of hops, where messages have headers.
	steps []atomic.Pointer[map[state]step]
	// lists[d] are the answers to d that are lists, by vertex; several tells whether such may be.
	lists   []map[uint32][]routing.Choice
	several bool
	// count is the number of all steps.
	count atomic.Int64
}

// state is a vertex where a message is, and the message's header.
type state struct {
	at     uint32
	header string
}

// maxAllSteps bounds the number of all steps of a router with headers.
const maxAllSteps = 1 << 23

var _ routing.Router = (*Router)(nil)

// stays marks a vertex where a message stops, several one where it may take any of a list.
const (
	stays   = math.MaxUint16
	several = stays - 1
)

// Router returns a router of the file on a network, of the file or not. ErrUnknown says
// that the file has none of that name. The network has at most routing.MaxTable
// vertices.
func (f *File) Router(name string, net topology.Network) (*Router, error) {
	for i := range f.found.Routers {
		k := &f.found.Routers[i]
		if k.Name != name {
			continue
		}
		n := net.Order()
		if n > routing.MaxTable {
			return nil, fmt.Errorf("%s: %w: the router %s on %d vertices, want at most %d", f.path, topology.ErrLimit, name, n, routing.MaxTable)
		}
		r := &Router{file: f, kind: k, name: name, net: net}
		if m, err := f.member(topology.Title(net)); err == nil {
			r.args = m.args
		} else if _, list, ok := strings.Cut(topology.Title(net), "("); ok {
			r.args, _ = arguments(list, true) // of a family of ours, or of another file
		}
		return r.empty(), nil
	}
	for _, k := range f.found.Helpers {
		if k.Name == name && !routing.Known(name) {
			return nil, &Error{File: f.path, Line: k.Line, Column: k.Column, Message: fmt.Sprintf("%s is no router, want %[1]s(net, at, to), with header or faults or both behind", name)}
		}
	}
	return nil, fmt.Errorf("%s: %w: the router %q", f.path, ErrUnknown, clean(name))
}

// empty forgets what was asked.
func (r *Router) empty() *Router {
	r.lists = make([]map[uint32][]routing.Choice, r.net.Order())
	r.hops, r.steps = make([]atomic.Pointer[[]uint16], r.net.Order()), make([]atomic.Pointer[map[state]step], r.net.Order())
	return r
}

// Headed tells whether messages may have headers.
func (r *Router) Headed() bool { return r.kind.Header }

// known tells whether all is known of a destination.
func (r *Router) known(d uint32) bool { return r.hops[d].Load() != nil || r.steps[d].Load() != nil }

// Header returns "".
func (r *Router) Header(uint32, uint32) string { return "" }

// Next returns the next vertex on the way to the destination, at itself if the message
// stops. It panics with an error if the function fails, which Compile and CompileTo
// tell beforehand.
func (r *Router) Next(at, destination uint32, header string) (uint32, string) {
	if !r.known(destination) {
		if err := r.CompileTo(context.Background(), destination); err != nil {
			panic(err)
		}
	}
	if steps := r.steps[destination].Load(); steps != nil {
		if s, ok := (*steps)[state{at, header}]; ok && s.Next != stays {
			return r.net.Neighbors(at)[s.Next], s.Then
		}
		return at, header
	}
	if p := (*r.hops[destination].Load())[at]; p != stays {
		return r.net.Neighbors(at)[p], ""
	}
	return at, ""
}

// CompileTo asks for all next hops to a destination.
func (r *Router) CompileTo(ctx context.Context, destination uint32) error {
	return r.compile(ctx, []uint32{destination})
}

// Compile asks for all next hops. It takes 2·N² bytes. Its error is that of the least
// destination with one.
func (r *Router) Compile(ctx context.Context) error {
	all := make([]uint32, len(r.hops))
	for d := range all {
		all[d] = uint32(d)
	}
	return r.compile(ctx, all)
}

// Adaptive asks for all next hops, which may be lists, and returns the router with several next hops; nil where no
// answer was a list: then it is as after Compile.
func (r *Router) Adaptive(ctx context.Context) (*routing.Adaptive, error) {
	r.several = r.net.Order() <= routing.MaxAdaptive
	if err := r.Compile(ctx); err != nil || !slices.ContainsFunc(r.lists, func(m map[uint32][]routing.Choice) bool { return m != nil }) {
		return nil, err
	}
	return routing.NewAdaptive(r.net.CSR(), func(at, destination uint32) ([]routing.Choice, error) {
		switch place := (*r.hops[destination].Load())[at]; place {
		case several:
			return r.lists[destination][at], nil
		case stays:
			return nil, nil
		default:
			return []routing.Choice{{To: r.net.Neighbors(at)[place]}}, nil
		}
	})
}

// compile asks for what is not known of the next hops to some destinations.
func (r *Router) compile(ctx context.Context, destinations []uint32) error {
	var missing []uint32
	for _, d := range destinations {
		if !r.known(d) {
			missing = append(missing, d)
		}
	}
	if len(missing) == 0 {
		return ctx.Err()
	}
	var failed *hops
	err := r.file.ask(ctx, r, &request{Route: &toRoute{r.name, missing, r.fault, r.several}}, func(a *reply) error {
		switch h := a.Hops; {
		case h == nil:
		case h.Err != nil:
			if failed == nil || h.Destination < failed.Destination {
				failed = h
			}
		case r.kind.Header:
			steps := make(map[state]step, len(h.Steps))
			for _, s := range h.Steps {
				steps[state{s.At, s.Header}] = s
			}
			if r.count.Add(int64(len(steps))) > maxAllSteps {
				return fmt.Errorf("%w: more than %d vertices with headers on all ways, want at most that many", topology.ErrLimit, maxAllSteps)
			}
			r.steps[h.Destination].Store(&steps)
		default:
			next := make([]uint16, len(r.hops))
			for at := range next {
				next[at] = binary.LittleEndian.Uint16(h.Next[2*at:])
			}
			if len(h.Lists) > 0 {
				r.lists[h.Destination] = h.Lists
			}
			r.hops[h.Destination].Store(&next)
		}
		return nil
	})
	if failed != nil {
		return fmt.Errorf("%s on %s, at vertex %s to %s: %w", r.name, topology.Title(r.net), r.net.Label(failed.At), r.net.Label(failed.Destination), failed.Err)
	}
	if err != nil {
		return fmt.Errorf("%s on %s: %w", r.name, topology.Title(r.net), err)
	}
	return nil
}

// wire returns the network for the process: by its name if package topology knows it, so
// that labels are read as ever.
func (r *Router) wire() *network {
	n := &network{Title: topology.Title(r.net), Args: r.args}
	if _, external := r.net.(*topology.External); !external {
		if known, err := topology.Parse(r.net.Name()); err == nil && known.Order() == r.net.Order() && known.Size() == r.net.Size() {
			n.Name = r.net.Name()
			return n
		}
	}
	n.Order, n.Links = r.net.Order(), linksOf(r.net.CSR())
	for v := range r.net.Order() {
		n.Labels = append(n.Labels, r.net.Label(uint32(v)))
	}
	return n
}

// HeedsFaults tells whether the function has a parameter for faults.
func (r *Router) HeedsFaults() bool { return r.kind.Faults }

// Beside returns the router beside a fault, asked for nothing yet.
func (r *Router) Beside(f routing.Fault) *Router {
	return (&Router{file: r.file, kind: r.kind, name: r.name, net: r.net, args: r.args, fault: &f}).empty()
}
