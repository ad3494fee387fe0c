package topology

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"iter"
	"slices"
	"strconv"

	"topocert/certificates/words"
)

// Limits on what is built. They are checked before memory is taken. A graph
// takes 4 bytes for each vertex and 8 for each link, and building it takes as
// much again for a moment.
const (
	MaxOrder = 1 << 24
	MaxSize  = 1 << 26
	// MaxWeight is the largest weight of a link.
	MaxWeight = words.MaxWeight
)

var (
	// ErrParam marks a parameter outside a network's domain.
	ErrParam = errors.New("parameter outside the domain")
	// ErrLimit marks a graph that is larger than MaxOrder or MaxSize allows.
	ErrLimit = errors.New("too large")
	// ErrName marks a text that names no network or no vertex.
	ErrName = errors.New("unknown name")
	// ErrFormat marks a malformed graph file.
	ErrFormat = errors.New("malformed graph")
)

// Marked is an error of a kind, such as ErrName, that errors.Is finds and the text does not say.
func Marked(kind error, format string, args ...any) error {
	return marked{fmt.Errorf(format, args...), kind}
}

type marked struct {
	error
	kind error
}

func (m marked) Unwrap() []error { return []error{m.error, m.kind} }

// Graph is a simple undirected graph on the vertices 0 … Order()−1 in
// compressed sparse rows. It never changes once made, so it may be read from
// many goroutines. The zero value is the empty graph.
type Graph struct {
	// start has Order()+1 entries; row v is arcs[start[v]:start[v+1]].
	// It is nil for the empty graph.
	start []uint32
	// arcs holds each link twice, once in each end's row. Each row is
	// strictly increasing and does not hold the row's own vertex.
	arcs []uint32
	// weights are those of the arcs, in the same order; nil if all are 1.
	weights []uint32
}

// Order returns the number of vertices.
func (g *Graph) Order() int { return max(0, len(g.start)-1) }

// CSR returns the graph itself: on a network, its rows without the name.
func (g *Graph) CSR() *Graph { return g }

// Size returns the number of links.
func (g *Graph) Size() int { return len(g.arcs) / 2 }

// Degree returns the number of links at v.
func (g *Graph) Degree(v uint32) int { return int(g.start[v+1] - g.start[v]) }

// Neighbors returns the vertices joined to v, in increasing order. The slice
// is the graph's own and must not be changed.
func (g *Graph) Neighbors(v uint32) []uint32 {
	lo, hi := g.start[v], g.start[v+1]
	return g.arcs[lo:hi:hi]
}

// Weights returns the weights of the links to the neighbours of v, in the order of Neighbors; nil if the graph has
// none, so that each is 1. The slice is the graph's own and must not be changed.
func (g *Graph) Weights(v uint32) []uint32 {
	if g.weights == nil {
		return nil
	}
	return g.weights[g.start[v]:g.start[v+1]]
}

// HasEdge tells whether a link joins u and v. It costs O(log degree).
func (g *Graph) HasEdge(u, v uint32) bool {
	row := g.Neighbors(u)
	if len(row) <= shortRow {
		return slices.Contains(row, v)
	}
	_, found := slices.BinarySearch(row, v)
	return found
}

// shortRow is the length up to which looking at all of a row is quicker.
const shortRow = 16

// Edges yields every link {u, v} once, with u < v, in increasing order.
func (g *Graph) Edges() iter.Seq2[uint32, uint32] {
	return func(yield func(u, v uint32) bool) {
		for u := range uint32(g.Order()) {
			for _, v := range g.Neighbors(u) {
				if u < v && !yield(u, v) {
					return
				}
			}
		}
	}
}

// WriteEdges writes the graph's edge list: a line with the order, then a line
// "u v" for each link with u < v, in increasing order, with its weight behind it if the
// graph has weights. It is the form that ReadEdges reads and that Digest hashes.
func (g *Graph) WriteEdges(w io.Writer) error {
	line := strconv.AppendInt(nil, int64(g.Order()), 10)
	line = append(line, '\n')
	for u, v := range g.Edges() {
		line = strconv.AppendUint(line, uint64(u), 10)
		line = append(line, ' ')
		line = strconv.AppendUint(line, uint64(v), 10)
		if w := g.Weights(u); w != nil {
			i, _ := slices.BinarySearch(g.Neighbors(u), v)
			line = append(line, ' ')
			line = strconv.AppendUint(line, uint64(w[i]), 10)
		}
		line = append(line, '\n')
		if len(line) > 1<<15 {
			if _, err := w.Write(line); err != nil {
				return err
			}
			line = line[:0]
		}
	}
	_, err := w.Write(line)
	return err
}

// Digest returns the SHA-256 of the graph's edge list, in hexadecimal. It
// binds a certificate to a graph that is too large to be named by its graph6
// text.
func (g *Graph) Digest() string {
	h := sha256.New()
	if err := g.WriteEdges(h); err != nil {
		panic(err) // a hash never fails to be written to
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

// Weighted returns the same graph with weights of its links, from 1 to MaxWeight, of which one is given for
// each. They share the rows. Errors wrap ErrFormat.
func (g *Graph) Weighted(links iter.Seq2[[2]uint32, uint32]) (*Graph, error) {
	if len(g.arcs) == 0 {
		return g, nil
	}
	w := &Graph{start: g.start, arcs: g.arcs, weights: make([]uint32, len(g.arcs))}
	for link, weight := range links {
		u, v := link[0], link[1]
		if weight < 1 || weight > MaxWeight {
			return nil, fmt.Errorf("%w: link %d–%d has the weight %d, want a whole number from 1 to %d", ErrFormat, u, v, weight, MaxWeight)
		}
		for range 2 {
			i, _ := slices.BinarySearch(g.Neighbors(u), v)
			w.weights[g.start[u]+uint32(i)] = weight
			u, v = v, u
		}
	}
	return w, nil
}

// FromEdges returns the graph on n vertices with the given links. A loop, a
// vertex outside 0 … n−1 or a repeated link is refused. The sequence is walked
// twice and must be the same both times.
func FromEdges(n int, edges iter.Seq2[uint32, uint32]) (*Graph, error) {
	if n < 0 || n > MaxOrder {
		return nil, fmt.Errorf("%w: order %d, want 0 … %d", ErrLimit, n, MaxOrder)
	}
	links := 0
	for u, v := range edges {
		switch {
		case u == v:
			return nil, fmt.Errorf("%w: loop at vertex %d, want a simple graph", ErrFormat, u)
		case int(max(u, v)) >= n:
			return nil, fmt.Errorf("%w: link %d–%d, want vertices below %d", ErrFormat, u, v, n)
		case links == MaxSize:
			return nil, fmt.Errorf("%w: more than %d links", ErrLimit, MaxSize)
		}
		links++
	}
	g := build(n, func(link func(u, v uint32)) {
		for u, v := range edges {
			link(u, v)
		}
	})
	if g.Size() == links {
		return g, nil
	}
	seen := make(map[[2]uint32]bool, links)
	for u, v := range edges {
		key := [2]uint32{min(u, v), max(u, v)}
		if seen[key] {
			return nil, fmt.Errorf("%w: link %d–%d is given twice, want each link once", ErrFormat, u, v)
		}
		seen[key] = true
	}
	panic("topology: an edge sequence changed between two walks")
}

// build returns the graph on n vertices whose links are those that each passes
// to link, in range and free of loops. A link given more than once is one link:
// that is what makes a ring of length 2 a single link. each is called twice and
// must give the same links both times.
func build(n int, each func(link func(u, v uint32))) *Graph {
	if n == 0 {
		return new(Graph)
	}
	next := make([]uint32, n+1) // where row v is to be filled next
	each(func(u, v uint32) {
		next[u+1]++
		next[v+1]++
	})
	for v := range n {
		next[v+1] += next[v]
	}
	arcs := make([]uint32, next[n])
	each(func(u, v uint32) {
		arcs[next[u]] = v
		next[u]++
		arcs[next[v]] = u
		next[v]++
	})
	// Now next[v] is the end of row v. Sort each row, drop repeats, close up.
	start := make([]uint32, n+1)
	end, from := uint32(0), uint32(0)
	for v := range n {
		row := arcs[from:next[v]]
		from = next[v]
		slices.Sort(row)
		start[v] = end
		end += uint32(copy(arcs[end:], slices.Compact(row)))
	}
	start[n] = end
	return &Graph{start: start, arcs: arcs[:end:end]}
}
