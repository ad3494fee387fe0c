package routing

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"topocert/topology"
)

// Adaptive is a router that answers with several next hops, any of which a message may take,
// by a table. As a Router it is the adversary, who takes the worst: one by which the message is
// lost if there is one, and else one by which its way is longest. So what is true of every
// message under this Router is true of every choice.
type Adaptive struct {
	*Table
	hops [][]hop // by destination, then vertex
	dead Fault   // over it a message is lost
}

var _ FaultTolerant = (*Adaptive)(nil)

// Choice is a next hop and the virtual channel on which it is reached.
type Choice struct {
	To    uint32
	Class int
}

func (c Choice) compare(d Choice) int {
	return cmp.Or(cmp.Compare(c.To, d.To), cmp.Compare(c.Class, d.Class))
}

// MaxAdaptive is the largest order of a network with a table of several next hops.
const MaxAdaptive = 2048

// ReadAdaptive reads a table like that of [ReadTable] whose fields may be several next hops
// with ";" between them, as in 3/1;5/0.
func ReadAdaptive(r io.Reader, g *topology.Graph) (*Adaptive, error) {
	n := g.Order()
	a, err := newAdaptive(g)
	if err != nil {
		return nil, err
	}
	level, queue := make([]int, n), []uint32(nil)
	err = readFields(r, n, func(_ int, v, d uint32, field string) error {
		if v == 0 {
			queue = searchFrom(g, d, level, queue)
		}
		if field == "-" {
			if a.hole == nil && level[v] > 0 {
				a.hole = fmt.Errorf("%w: no next hop from vertex %d to %d, want some of its neighbours %s", ErrTable, v, d, some(g.Neighbors(v)))
			}
			return nil
		}
		for text := range strings.SplitSeq(field, ";") {
			h, err := readHop(g, v, d, text)
			if err != nil {
				return err
			}
			if !a.add(v, d, h) {
				return fmt.Errorf("from vertex %d to %d the next hop %q twice, want it once", v, d, text)
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return a.again(), nil
}

// NewAdaptive makes a router of the next hops that a function names for a message at a vertex; what it names
// twice is there once. Errors are the function's, topology.ErrLimit, and ErrRouter where one is no neighbour.
func NewAdaptive(g *topology.Graph, choices func(at, destination uint32) ([]Choice, error)) (*Adaptive, error) {
	a, err := newAdaptive(g)
	if err != nil {
		return nil, err
	}
	for d := range uint32(g.Order()) {
		for v := range uint32(g.Order()) {
			if v == d {
				continue
			}
			list, err := choices(v, d)
			if err != nil {
				return nil, err
			}
			for _, c := range slices.SortedFunc(slices.Values(list), Choice.compare) {
				port := slices.Index(g.Neighbors(v), c.To)
				switch {
				case port < 0:
					return nil, fmt.Errorf("%w: from vertex %d to %d the next hop is %d, want some of its neighbours %s", ErrRouter, v, d, c.To, some(g.Neighbors(v)))
				case c.Class < 0 || c.Class >= MaxClasses:
					return nil, fmt.Errorf("%w: from vertex %d to %d the virtual channel is %d, want one of 0 … %d", ErrRouter, v, d, c.Class, MaxClasses-1)
				}
				a.add(v, d, hop{uint16(port), uint16(c.Class)})
			}
		}
		a.worst(d)
	}
	return a, nil
}

// newAdaptive returns a router without next hops.
func newAdaptive(g *topology.Graph) (*Adaptive, error) {
	n := g.Order()
	if n > MaxAdaptive {
		return nil, fmt.Errorf("%w: a router with several next hops on %d vertices, want at most %d", topology.ErrLimit, n, MaxAdaptive)
	}
	return &Adaptive{Table: newTable(g), hops: make([][]hop, n*n), dead: none}, nil
}

// none is no fault: a link that no network has.
var none = Fault{U: ^uint32(0), V: ^uint32(1)}

// Around returns the router that takes what is alive of its choices, whichever of these: a message stops where
// none is left.
func (a *Adaptive) Around(f Fault) Router {
	b := &Adaptive{Table: newTable(a.g), hops: make([][]hop, len(a.hops)), dead: none}
	for i, list := range a.hops {
		at := uint32(i % a.g.Order())
		b.hops[i] = slices.DeleteFunc(slices.Clone(list), func(h hop) bool { return f.Blocks(at, a.g.Neighbors(at)[h.port]) })
	}
	return b.again()
}

// Beside returns the router that was told of a fault when it chose: a choice over what is dead loses the message.
func (a *Adaptive) Beside(f Fault) *Adaptive {
	return (&Adaptive{Table: newTable(a.g), hops: a.hops, dead: f}).again()
}

// again finds the adversary's choices.
func (a *Adaptive) again() *Adaptive {
	for d := range uint32(a.g.Order()) {
		a.worst(d)
	}
	return a
}

// add adds a next hop, and tells whether it is new.
func (a *Adaptive) add(v, d uint32, h hop) bool {
	list := &a.hops[int(d)*a.g.Order()+int(v)]
	if slices.Contains(*list, h) {
		return false
	}
	*list = append(*list, h)
	a.classes = max(a.classes, int(h.class)+1)
	return true
}

// Choices yields the next hops of a message.
func (a *Adaptive) Choices(at, destination uint32) func(yield func(Choice) bool) {
	return func(yield func(Choice) bool) {
		for _, h := range a.hops[int(destination)*a.g.Order()+int(at)] {
			if !yield(Choice{a.g.Neighbors(at)[h.port], int(h.class)}) {
				return
			}
		}
	}
}

// worst finds the adversary's choices to d. A vertex is safe if it has choices and all lead to safe
// ones, d at last: found backwards from d, as sources are removed in a topological sort. From
// any other a choice leads to one that is not safe, and so on, to a stop or round for ever.
func (a *Adaptive) worst(d uint32) {
	n := a.g.Order()
	before, left, longest := make([][]uint32, n), make([]int, n), make([]int, n)
	for v := range uint32(n) {
		longest[v] = -1
		for c := range a.Choices(v, d) {
			if left[v]++; !a.dead.Blocks(v, c.To) {
				before[c.To] = append(before[c.To], v)
			}
		}
	}
	longest[d] = 0
	for safe := []uint32{d}; len(safe) > 0; safe = safe[1:] {
		for _, v := range before[safe[0]] {
			if left[v]--; left[v] == 0 {
				for c := range a.Choices(v, d) {
					longest[v] = max(longest[v], longest[c.To]+1)
				}
				safe = append(safe, v)
			}
		}
	}
	for v := range uint32(n) {
		for _, h := range a.hops[int(d)*n+int(v)] {
			to := a.g.Neighbors(v)[h.port]
			if far := longest[to]; far < 0 || a.dead.Blocks(v, to) || far+1 == longest[v] {
				a.port[int(d)*n+int(v)] = h.port
				break
			}
		}
	}
}
