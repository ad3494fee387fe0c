package script

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"sync/atomic"

	"topocert/routing"
	"topocert/topology"
)

// Router is a router of a file on a network. Its function is asked once for each vertex
// and destination: Compile asks for all of them, CompileTo for one destination. Its
// messages have no headers, so that it is the same as its table (see
// routing.WriteTable).
type Router struct {
	file *File
	name string
	net  topology.Network
	args []int
	// hops[d] are the next hops to d, by vertex; nil as long as nobody asked.
	hops []atomic.Pointer[[]uint16]
}

var _ routing.Router = (*Router)(nil)

// stays marks a vertex where a message stops.
const stays = math.MaxUint16

// Router returns a router of the file on a network, of the file or not. ErrUnknown says
// that the file has none of that name. The network has at most routing.MaxTable
// vertices.
func (f *File) Router(name string, net topology.Network) (*Router, error) {
	for _, k := range f.found.Routers {
		if k.Name != name {
			continue
		}
		n := net.Order()
		if n > routing.MaxTable {
			return nil, fmt.Errorf("%s: %w: the router %s on %d vertices, want at most %d", f.path, topology.ErrLimit, name, n, routing.MaxTable)
		}
		r := &Router{file: f, name: name, net: net, hops: make([]atomic.Pointer[[]uint16], n)}
		if m, err := f.member(topology.Title(net)); err == nil {
			r.args = m.args
		}
		return r, nil
	}
	for _, k := range f.found.Helpers {
		if k.Name == name && !routing.Known(name) {
			return nil, &Error{File: f.path, Line: k.Line, Column: k.Column, Message: fmt.Sprintf("%s is no router, want %[1]s(net, at, to)", name)}
		}
	}
	return nil, fmt.Errorf("%s: %w: the router %q", f.path, ErrUnknown, clean(name))
}

// Header returns "".
func (r *Router) Header(uint32, uint32) string { return "" }

// Next returns the next vertex on the way to the destination, at itself if the message
// stops. It panics with an error if the function fails, which Compile and CompileTo
// tell beforehand.
func (r *Router) Next(at, destination uint32, _ string) (uint32, string) {
	known := r.hops[destination].Load()
	if known == nil {
		if err := r.CompileTo(context.Background(), destination); err != nil {
			panic(err)
		}
		known = r.hops[destination].Load()
	}
	if p := (*known)[at]; p != stays {
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

// compile asks for what is not known of the next hops to some destinations.
func (r *Router) compile(ctx context.Context, destinations []uint32) error {
	var missing []uint32
	for _, d := range destinations {
		if r.hops[d].Load() == nil {
			missing = append(missing, d)
		}
	}
	if len(missing) == 0 {
		return ctx.Err()
	}
	var failed *hops
	err := r.file.ask(ctx, r, &request{Route: &toRoute{r.name, missing}}, func(a *reply) error {
		switch h := a.Hops; {
		case h == nil:
		case h.Err != nil:
			if failed == nil || h.Destination < failed.Destination {
				failed = h
			}
		default:
			next := make([]uint16, len(r.hops))
			for at := range next {
				next[at] = binary.LittleEndian.Uint16(h.Next[2*at:])
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
