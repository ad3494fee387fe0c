package automorphism

import (
	"cmp"
	"slices"

	"topocert/certificates"
)

// A colouring divides the vertices of a graph into cells, in an order. A cell is named by the
// place in the order where it begins.
//
// All that is done with a colouring depends on the names of cells and on links, but not on the
// numbers of vertices. So if an isomorphism takes the vertices that are singled out in one
// graph, in turn, to those that are singled out in another one, then it takes each cell to that
// of the same name; and what is put into the traces on the way is the same. This is all that
// is used of colourings: traces that differ, or cells of one name with different numbers of
// vertices, show that there is no such isomorphism. Nothing rests on how fine a colouring is.
type colouring struct {
	g certificates.Graph
	w certificates.World
	// order lists the vertices cell by cell, at is the place of each vertex in it, cell the name of
	// its cell, and size the number of vertices of the cell that begins at a place.
	order, at, cell, size []uint32
	cells                 int
	// seen is used by refine alone, which leaves it empty.
	seen [][]uint32
}

// newColouring returns the colouring with one cell, refined.
func newColouring(g certificates.Graph, w certificates.World) (*colouring, error) {
	n := g.Order()
	if err := w.Budget.Take(64 * int64(n)); err != nil {
		return nil, err
	}
	c := &colouring{g: g, w: w, order: Permutation{}.Images(n), at: Permutation{}.Images(n), cell: make([]uint32, n), size: make([]uint32, n), cells: 1, seen: make([][]uint32, n)}
	c.size[0] = uint32(n)
	return c, c.refine(slices.Clone(c.order), new(trace))
}

// bytesOfCopy is what a copy of a colouring takes for a vertex.
const bytesOfCopy = 16

// clone returns a copy, which may be changed while c is not.
func (c *colouring) clone() (*colouring, error) {
	if err := c.w.Budget.Take(bytesOfCopy * int64(len(c.order))); err != nil {
		return nil, err
	}
	d := *c
	d.order, d.at, d.cell, d.size = slices.Clone(c.order), slices.Clone(c.at), slices.Clone(c.cell), slices.Clone(c.size)
	return &d, c.w.Budget.Spend(bytesOfCopy * int64(len(c.order)))
}

// drop gives the memory of a copy back.
func (c *colouring) drop() { c.w.Budget.Free(bytesOfCopy * int64(len(c.order))) }

// members returns the vertices of a cell.
func (c *colouring) members(cell uint32) []uint32 { return c.order[cell : cell+c.size[cell]] }

// A trace is what is met on the way. It is noted; or held against the trace that was noted on
// another way, of which at is what has been met again.
type trace struct {
	noted   []uint32
	at      int
	against bool
	differs bool
}

func (t *trace) put(x uint32) {
	switch {
	case !t.against:
		t.noted = append(t.noted, x)
	case t.at == len(t.noted) || t.noted[t.at] != x:
		t.differs = true
	default:
		t.at++
	}
}

// again returns the trace to be held against what is met on another way.
func (t *trace) again() *trace { return &trace{noted: t.noted, against: true} }

// same tells whether the other way has come to its end and met the same.
func (t *trace) same() bool { return !t.differs && t.at == len(t.noted) }

// single makes a vertex a cell of its own, and refines. It stops where the trace differs.
func (c *colouring) single(v uint32, t *trace) error {
	name := c.cell[v]
	t.put(name)
	last := name + c.size[name] - 1
	if last == name || t.differs {
		return nil
	}
	c.move(v, last)
	c.cut(name, last)
	return c.refine([]uint32{v}, t)
}

// move exchanges a vertex with the one at a place of its cell.
func (c *colouring) move(v, place uint32) {
	u := c.order[place]
	c.order[place], c.order[c.at[v]] = v, u
	c.at[u], c.at[v] = c.at[v], place
}

// cut makes the vertices of a cell from a place on, but not all, a cell of their own.
func (c *colouring) cut(name, place uint32) {
	end := name + c.size[name]
	for _, v := range c.order[place:end] {
		c.cell[v] = place
	}
	c.size[name], c.size[place] = place-name, end-place
	c.cells++
}

// stepsOfSight is what it takes to see a vertex from a neighbour, and to sort what is seen.
const stepsOfSight = 64

// refine divides cells by what their vertices see, round by round. In a round each vertex sees
// the names of those of its neighbours that are new: that are listed at first, or are of a cell
// that the last round has cut from another. Of each cell, the vertices that see nothing new come
// first, then the others, in the order of what they see. The parts become cells; those of the
// largest part of each cell, the first if there are several, are not new in the next round.
func (c *colouring) refine(fresh []uint32, t *trace) error {
	for len(fresh) > 0 {
		var met []uint32 // the vertices that see something
		steps := int64(len(fresh))
		for _, v := range fresh {
			for _, u := range c.g.Neighbors(v) {
				if c.seen[u] == nil {
					met = append(met, u)
				}
				c.seen[u] = append(c.seen[u], c.cell[v])
			}
			steps += int64(len(c.g.Neighbors(v)))
		}
		if err := c.w.Budget.Spend(stepsOfSight * steps); err != nil {
			return err
		}
		for _, v := range met {
			slices.Sort(c.seen[v])
		}
		slices.SortFunc(met, func(u, v uint32) int {
			return cmp.Or(cmp.Compare(c.cell[u], c.cell[v]), slices.Compare(c.seen[u], c.seen[v]))
		})
		fresh = nil
		for start := 0; start < len(met) && !t.differs; {
			end := start
			for end < len(met) && c.cell[met[end]] == c.cell[met[start]] {
				end++
			}
			fresh = append(fresh, c.divide(met[start:end], t)...)
			start = end
		}
		for _, v := range met {
			c.seen[v] = nil
		}
		if t.differs {
			return nil
		}
	}
	return nil
}

// divide divides a cell of which the given vertices see something, in the order of what they see.
// It returns the vertices that are new then.
func (c *colouring) divide(met []uint32, t *trace) (fresh []uint32) {
	name := c.cell[met[0]]
	size := c.size[name]
	first := name + size - uint32(len(met)) // the place of the first one that sees something
	for i, v := range met {
		c.move(v, name+size-uint32(len(met)-i))
	}
	starts := []uint32{name}
	t.put(name)
	t.put(size)
	for i, v := range met {
		place := first + uint32(i)
		if i > 0 && slices.Equal(c.seen[v], c.seen[met[i-1]]) {
			continue
		}
		if place > name {
			starts = append(starts, place)
		}
		t.put(place)
		t.put(uint32(len(c.seen[v])))
		for _, x := range c.seen[v] {
			t.put(x)
		}
	}
	for i := len(starts) - 1; i > 0; i-- {
		c.cut(name, starts[i])
	}
	largest := name
	for _, s := range starts {
		if c.size[s] > c.size[largest] {
			largest = s
		}
	}
	for _, s := range starts {
		if s != largest {
			fresh = append(fresh, c.members(s)...)
		}
	}
	return fresh
}

// put puts the links between cells into a trace: of each vertex the name of its cell and those of
// its neighbours' cells.
func (c *colouring) put(t *trace) error {
	if err := c.w.Pass(stepsOfSight); err != nil {
		return err
	}
	var sights [][]uint32
	for v := range uint32(len(c.order)) {
		var sight []uint32
		for _, u := range c.g.Neighbors(v) {
			sight = append(sight, c.cell[u])
		}
		slices.Sort(sight)
		sights = append(sights, append([]uint32{c.cell[v]}, sight...))
	}
	slices.SortFunc(sights, slices.Compare)
	for _, sight := range sights {
		t.put(uint32(len(sight)))
		for _, x := range sight {
			t.put(x)
		}
	}
	return nil
}
