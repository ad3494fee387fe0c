package symmetry

import (
	"cmp"
	"slices"

	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// A colouring is an ordered partition of a graph's vertices into cells. A cell
// is named by the place where it starts, so its name depends on the graph and
// on the steps taken, never on how vertices are numbered: two vertices that an
// automorphism exchanges pass through the same names. It takes about 40 bytes
// for each vertex, whatever the depth, since cells are only split and the
// splits are undone in reverse.
type colouring struct {
	g     *topology.Graph
	order []uint32 // the vertices, cell by cell
	at    []uint32 // order[at[v]] == v
	cell  []uint32 // cell[v] is the start of v's cell
	size  []uint32 // size[s] is the size of the cell that starts at s
	cells int      // number of cells

	splits []cellSplit // all splits that can be undone, oldest first

	queue  []uint32 // cells that others are still to be split by
	queued []bool   // queued[s] tells whether s waits in queue

	// Empty or zero between two calls of splitBy.
	splitter []uint32 // the vertices of the cell being split by
	count    []uint32 // neighbours of v in splitter
	touched  []uint32 // vertices of cell s with count > 0, the last of the cell
	met      []uint32 // the cells with touched > 0
	tally    []uint32 // how many vertices have a count, in sortByCount
}

// A cellSplit records that the cell at child was cut off the one at parent,
// which ended where child starts.
type cellSplit struct{ parent, child uint32 }

// newColouring returns the colouring of g whose cells are the classes of equal
// colour, by increasing colour, all waiting to be split by, and a fingerprint
// of the colours and their frequencies. It costs O(N log N).
func newColouring(g *topology.Graph, colour []uint32) (*colouring, uint64) {
	n := g.Order()
	c := &colouring{
		g:       g,
		order:   solver.Identity(n),
		at:      make([]uint32, n),
		cell:    make([]uint32, n),
		size:    make([]uint32, n),
		queued:  make([]bool, n),
		count:   make([]uint32, n),
		touched: make([]uint32, n),
	}
	slices.SortStableFunc(c.order, func(u, v uint32) int {
		return cmp.Compare(colour[u], colour[v])
	})
	print, start := uint64(0), uint32(0)
	for i, v := range c.order {
		if i == 0 || colour[v] != colour[c.order[i-1]] {
			start = uint32(i)
			c.cells++
			c.wait(start)
			print = distance.Mix64(print ^ uint64(colour[v]))
		}
		c.at[v] = uint32(i)
		c.cell[v] = start
		c.size[start]++
		print = distance.Mix64(print + 1)
	}
	return c, print
}

// refine splits cells until all vertices of a cell have the same number of
// neighbours in each cell. It starts with a fingerprint of what has been done
// and shows see the next one after each cell that was split by, with the
// number of vertices and arcs that this took. When see returns false it stops
// and does too. Fingerprints and resulting cells are the same for equivalent
// colourings. It costs O((N + E) log N) in all, and nothing for the parts of
// the graph that it does not come to.
func (c *colouring) refine(print uint64, see func(print uint64, steps int) bool) bool {
	ok := true
	for head := 0; head < len(c.queue); head++ {
		s := c.queue[head]
		c.queued[s] = false
		if ok {
			var steps int
			print, steps = c.splitBy(s, print)
			ok = see(print, steps)
		}
	}
	c.queue = c.queue[:0]
	return ok
}

// individualise makes v the last vertex of its cell and cuts it off. The cell
// must have other vertices.
func (c *colouring) individualise(v uint32) {
	s := c.cell[v]
	last := c.size[s] - 1
	c.move(v, s+last)
	c.cut(s, last)
	c.wait(s + last)
}

// undo takes back all splits but the first keep ones. The cells are then what
// they were, though their vertices may be in another order.
func (c *colouring) undo(keep int) {
	for i := len(c.splits) - 1; i >= keep; i-- {
		parent, child := c.splits[i].parent, c.splits[i].child
		for _, v := range c.order[child : child+c.size[child]] {
			c.cell[v] = parent
		}
		c.size[parent] += c.size[child]
		c.size[child] = 0
		c.cells--
	}
	c.splits = c.splits[:keep]
}

// smallest returns the start of the first smallest cell that is not a single
// vertex. There must be one. It costs O(cells).
func (c *colouring) smallest() uint32 {
	best, least := uint32(0), uint32(0)
	for s := uint32(0); int(s) < len(c.order); s += c.size[s] {
		if k := c.size[s]; k > 1 && (least == 0 || k < least) {
			best, least = s, k
		}
	}
	return best
}

// splitBy splits all cells by their vertices' numbers of neighbours in cell s
// and returns the next fingerprint and the number of vertices and arcs seen.
func (c *colouring) splitBy(s uint32, print uint64) (uint64, int) {
	// The vertices of s may be moved below, hence the copy.
	c.splitter = append(c.splitter[:0], c.order[s:s+c.size[s]]...)
	steps := len(c.splitter)
	var arcs uint64 // a sum, as the order of arcs depends on the numbering
	for _, u := range c.splitter {
		row := c.g.Neighbors(u)
		steps += len(row)
		for _, v := range row {
			x := c.cell[v]
			arcs += distance.Mix64(uint64(x))
			if c.size[x] == 1 {
				continue
			}
			if c.count[v] == 0 {
				if c.touched[x] == 0 {
					c.met = append(c.met, x)
				}
				c.touched[x]++
				c.move(v, x+c.size[x]-c.touched[x])
			}
			c.count[v]++
		}
	}
	print = distance.Mix64(print ^ distance.Mix64(uint64(s)) ^ arcs)
	slices.Sort(c.met)
	for _, x := range c.met {
		print = c.splitByCount(x, print)
	}
	c.met = c.met[:0]
	return print, steps
}

// splitByCount splits cell x, of which some vertices are touched, into the
// vertices of equal count, by increasing count, and clears the counts.
func (c *colouring) splitByCount(x uint32, print uint64) uint64 {
	n, t := c.size[x], c.touched[x]
	c.touched[x] = 0
	rest := n - t // the vertices with count 0, which come first
	tail := c.order[x+rest : x+n]
	c.sortByCount(tail)
	for i := t; i > 0; i-- {
		k := c.count[tail[i-1]]
		first := i == 1 || c.count[tail[i-2]] != k
		if first {
			print = distance.Mix64(print ^ uint64(x+rest+i-1)<<32 ^ uint64(k))
		}
		if first && rest+i-1 > 0 {
			c.cut(x, rest+i-1)
		}
	}
	for _, v := range tail {
		c.count[v] = 0
	}
	if c.size[x] < n {
		c.waitAll(x, x+n)
	}
	return print
}

// sortByCount sorts vertices, all of positive count, by count. It costs no
// more than the counting did.
func (c *colouring) sortByCount(vs []uint32) {
	lo, hi := c.count[vs[0]], c.count[vs[0]]
	for _, v := range vs {
		lo, hi = min(lo, c.count[v]), max(hi, c.count[v])
	}
	if lo == hi {
		return
	}
	// place[k-lo] becomes the place after the last vertex of count k.
	place := append(c.tally[:0], make([]uint32, hi-lo+1)...)
	for _, v := range vs {
		place[c.count[v]-lo]++
	}
	for k := 1; k < len(place); k++ {
		place[k] += place[k-1]
	}
	base := c.at[vs[0]]
	mixed := c.splitter[:0] // no longer needed by splitBy
	mixed = append(mixed, vs...)
	for _, v := range mixed {
		k := c.count[v] - lo
		place[k]--
		c.order[base+place[k]] = v
		c.at[v] = base + place[k]
	}
	c.splitter, c.tally = mixed, place
}

// waitAll queues the cells between two places, which were one cell before. If
// that cell was not waiting then the others tell all, so the first largest of
// them is left out.
func (c *colouring) waitAll(from, to uint32) {
	skip := to
	if !c.queued[from] {
		skip = from
		for s := from; s < to; s += c.size[s] {
			if c.size[s] > c.size[skip] {
				skip = s
			}
		}
	}
	for s := from; s < to; s += c.size[s] {
		if s != skip && !c.queued[s] {
			c.wait(s)
		}
	}
}

// wait queues cell s, which must not be waiting yet.
func (c *colouring) wait(s uint32) {
	c.queued[s] = true
	c.queue = append(c.queue, s)
}

// cut makes the vertices of cell s from the given offset on a cell of their
// own. Neither cell may be empty.
func (c *colouring) cut(s, offset uint32) {
	child := s + offset
	for _, v := range c.order[child : s+c.size[s]] {
		c.cell[v] = child
	}
	c.size[child] = c.size[s] - offset
	c.size[s] = offset
	c.cells++
	c.splits = append(c.splits, cellSplit{s, child})
}

// move exchanges v with the vertex at place i.
func (c *colouring) move(v, i uint32) {
	j, w := c.at[v], c.order[i]
	c.order[i], c.at[v] = v, i
	c.order[j], c.at[w] = w, j
}
