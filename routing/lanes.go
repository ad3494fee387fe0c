package routing

import (
	"errors"
	"fmt"
	"strings"

	"topocert/topology"
)

// Lanes is a router with virtual channels (lanes), so that its messages cannot
// deadlock: lanes:ROUTER. The router has to deliver every message and to use no
// headers. It is ours, for the routers on twisted tori, whose rings have no dateline.
//
// A hop to a vertex with a larger number is up, to one with a smaller number
// down. A turn is a hop down followed by a hop up. A message takes the virtual channel
// whose number is the number of turns that it has still to make after this hop. So
// the number never increases on the way. While it stays the same, the hops first go
// up, by increasing vertices, and then down, by decreasing ones. This orders the
// channels: by the number of the virtual channel, then direction, then vertex.
// Every channel comes before those that depend on it.
//
// A hop costs what the router's does, and the virtual channel one look into a table of
// N² bytes, which is made with N² questions to the router.
//
// Source: the counting of hops against an order of the vertices is that of I. S.
// Gopal, "Prevention of Store-and-Forward Deadlock in Computer Networks", IEEE
// Trans. Communications 33, 1985 (negative hops); here only turns count.
type Lanes struct {
	Router
	n       int
	classes int
	turns   []uint8 // turns[d·N+v] are those after v on the way to d
}

var _ Classed = (*Lanes)(nil)

// lanesPrefix begins the name of a router with virtual channels.
const lanesPrefix = "lanes:"

// maxLanesName bounds the bytes of a name lanes:ROUTER: ROUTER may be one too, and so on.
const maxLanesName = 1 << 13

// CutLanes returns the ROUTER of a name lanes:ROUTER, and whether it is one. No name of
// more than 8192 bytes is.
func CutLanes(name string) (router string, ok bool) {
	if len(name) > maxLanesName {
		return name, false
	}
	return strings.CutPrefix(name, lanesPrefix)
}

// WithoutLanes returns the name of a router, behind all lanes:.
func WithoutLanes(name string) string {
	for inner, lanes := CutLanes(name); lanes; inner, lanes = CutLanes(name) {
		name = inner
	}
	return name
}

// ErrLanes marks a router that cannot be given virtual channels.
var ErrLanes = errors.New("no lanes for this router")

// NewLanes returns the router r on g with virtual channels. It refuses graphs of
// more than MaxTable vertices, and routers with headers or several virtual channels of
// their own, that do not deliver some message, make more than 255 turns, or panic.
// A message to where no path leads need not be delivered, but has to stop; so has one
// for which a Table has no next hop.
func NewLanes(g *topology.Graph, r Router) (lanes *Lanes, err error) {
	n := g.Order()
	if n > MaxTable {
		return nil, fmt.Errorf("%w: a network of %d vertices, want at most %d", ErrLanes, n, MaxTable)
	}
	if c, ok := r.(Classed); ok && c.Classes() != 1 {
		return nil, fmt.Errorf("%w: it has virtual channels", ErrLanes)
	}
	table, _ := r.(*Table)
	l := &Lanes{Router: r, n: n, classes: 1, turns: make([]uint8, n*n)}
	next := make([]uint32, n)
	known := make([]bool, n)
	var walk, queue []uint32
	level := make([]int, n)
	var v, d uint32
	defer recovered(&err, ErrLanes, &v, &d)
	for d = range uint32(n) {
		queue = searchFrom(g, d, level, queue)
		clear(known)
		known[d], next[d] = true, d
		turns := l.turns[int(d)*n : (int(d)+1)*n]
		for s := range uint32(n) {
			walk = walk[:0]
			for v = s; !known[v]; v = next[v] {
				u, header := r.Next(v, d, r.Header(v, d))
				switch {
				case header != "" || r.Header(v, d) != "":
					return nil, fmt.Errorf("%w: its messages have headers", ErrLanes)
				case u == v && (level[v] < 0 || table != nil):
					known[v], next[v] = true, v // it stops here, as it should
					continue
				case !g.HasEdge(v, u) || len(walk) > n:
					return nil, fmt.Errorf("%w: the message from vertex %d to %d does not arrive", ErrLanes, s, d)
				}
				walk, next[v] = append(walk, v), u
			}
			for i := len(walk) - 1; i >= 0; i-- {
				v := walk[i]
				u := next[v]
				known[v], turns[v] = true, turns[u]
				if u < v && next[u] > u {
					if turns[u] == 255 {
						return nil, fmt.Errorf("%w: the message from vertex %d to %d makes more than 255 turns", ErrLanes, v, d)
					}
					turns[v]++
				}
				l.classes = max(l.classes, int(turns[v])+1)
			}
		}
	}
	return l, nil
}

// Classes returns the largest number of turns of a message, and one.
func (l *Lanes) Classes() int { return l.classes }

// Class returns the number of turns that a message at the vertex at has still to
// make.
func (l *Lanes) Class(at, _, destination uint32, _ string) int {
	return int(l.turns[int(destination)*l.n+int(at)])
}
