package script

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"go.starlark.net/starlark"

	"topocert/routing"
	"topocert/topology"
)

// Router is a router of a file on a network. Its function is asked once for each vertex
// and destination: Compile asks for all of them, CompileTo for one destination. Its
// messages have no headers, so that it is the same as its table (see
// routing.WriteTable).
type Router struct {
	file *File
	kind *kind
	net  *netValue
	// hops[d] are the next hops to d, by vertex; nil as long as nobody asked.
	mu   []sync.Mutex
	hops [][]uint16
}

var _ routing.Router = (*Router)(nil)

// stays marks a vertex where a message stops.
const stays = math.MaxUint16

// Router returns a router of the file on a network, of the file or not. ErrUnknown says
// that the file has none of that name. The network has at most routing.MaxTable
// vertices.
func (f *File) Router(name string, net topology.Network) (*Router, error) {
	for _, k := range f.routers {
		if k.name != name {
			continue
		}
		n := net.Order()
		if n > routing.MaxTable {
			return nil, fmt.Errorf("%s: %w: the router %s on %d vertices, want at most %d", f.path, topology.ErrLimit, name, n, routing.MaxTable)
		}
		r := &Router{file: f, kind: k, net: &netValue{net: net, name: topology.Title(net)}, mu: make([]sync.Mutex, n), hops: make([][]uint16, n)}
		if m, err := f.member(r.net.name); err == nil {
			r.net.args = m.args
		}
		return r, nil
	}
	for _, k := range f.helpers {
		if k.name == name && !routing.Known(name) {
			return nil, f.wrong(k.fn, "%s is no router, want %s(net, at, to)", name, name)
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
	hops, err := r.to(context.Background(), destination)
	if err != nil {
		panic(err)
	}
	if p := hops[at]; p != stays {
		return r.net.net.Neighbors(at)[p], ""
	}
	return at, ""
}

// CompileTo asks for all next hops to a destination.
func (r *Router) CompileTo(ctx context.Context, destination uint32) error {
	_, err := r.to(ctx, destination)
	return err
}

// Compile asks for all next hops. It takes 2·N² bytes. Its error is that of the least
// destination with one.
func (r *Router) Compile(ctx context.Context) error {
	n := len(r.hops)
	next := make(chan uint32)
	errs := make([]error, n)
	var failed atomic.Bool
	var workers sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		workers.Go(func() {
			for d := range next {
				if errs[d] = r.CompileTo(ctx, d); errs[d] != nil {
					failed.Store(true)
				}
			}
		})
	}
	for d := uint32(0); int(d) < n && !failed.Load(); d++ {
		next <- d
	}
	close(next)
	workers.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// to returns the next hops to a destination.
func (r *Router) to(ctx context.Context, d uint32) ([]uint16, error) {
	r.mu[d].Lock()
	defer r.mu[d].Unlock()
	if r.hops[d] != nil {
		return r.hops[d], nil
	}
	hops := make([]uint16, len(r.hops))
	b := newBudget(ctx, r.kind.name, r.file.limits.HopSteps, r.file.limits.HopMemory)
	for at := range uint32(len(hops)) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		b.again()
		var err error
		if hops[at], err = r.hop(b, at, d); err != nil {
			return nil, fmt.Errorf("%s on %s, at vertex %s to %s: %w", r.kind.name, r.net.name, r.net.net.Label(at), r.net.net.Label(d), r.file.failure(b, err))
		}
	}
	r.hops[d] = hops
	return hops, nil
}

// again makes the budget new for the next call.
func (b *budget) again() {
	b.thread.Steps, b.used = 0, 0
	b.thread.SetMaxExecutionSteps(min(stride, b.steps))
}

// hop asks the function, and returns the place of the next vertex among the
// neighbours.
func (r *Router) hop(b *budget, at, d uint32) (uint16, error) {
	if at == d {
		return stays, nil
	}
	v, err := b.call(r.kind.fn, starlark.Tuple{r.net, starlark.MakeInt(int(at)), starlark.MakeInt(int(d))}, nil)
	if err != nil {
		return 0, err
	}
	if v == starlark.None {
		return stays, nil
	}
	row := r.net.net.Neighbors(at)
	next, ok := vertexNumber(v, r.net.net.Order())
	if ok && next == at {
		return stays, nil
	}
	for p, u := range row {
		if ok && u == next {
			return uint16(p), nil
		}
	}
	return 0, r.file.wrong(r.kind.fn, "the function returns %s, want a neighbour%s, or None where the message stops", b.shown(v), some(row))
}

// some lists the first few vertices of a row.
func some(row []uint32) string {
	text := ""
	for i, u := range row {
		if i == 8 {
			return text + " …"
		}
		text += fmt.Sprintf(" %d", u)
	}
	return text
}
