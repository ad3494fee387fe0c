package family

import (
	"math"
	"slices"

	"topocert/certificates/language"
	"topocert/certificates/words"
)

// Limits on members, those of package topology, and on the tuples that are tried for their
// vertices.
const (
	MaxOrder = 1 << 24
	MaxSize  = 1 << 26
	MaxTried = 1 << 26
)

// none stands for no vertex.
const none = math.MaxUint32

// Member is a network of a family. It does not change, so it may be read from many
// goroutines.
type Member struct {
	text   *words.Definition
	params []int64
	width  int
	order  int
	coords []int32 // those of each vertex, one after another; none of a box, where all levels are the same
	levels []level
	start  []uint32 // the neighbours of v are arcs[start[v]:start[v+1]], increasing
	arcs   []uint32
	// weights are those of the arcs, in the same order; nil if the text gives none.
	weights []uint32
}

// level is a coordinate in the tree of the tuples: a node for the values of the coordinates
// before, and below it one for each value. The nodes of the next level, and behind the last
// one the vertices, are numbered in their order.
type level struct {
	// If all nodes have the same values, these are width ones from least, and no more is kept.
	same         bool
	least, width int64
	low          []int32  // of each node, its least value
	first        []uint32 // where its children begin; one entry more than nodes
	child        []uint32 // a node of the next level, or none
}

// builder builds a member.
type builder struct {
	*Member
	run
	ranges []ranged
	// free tells of each range whether nothing depends on its variable but the neighbours.
	free []bool
	next []hop
	// While the vertices are counted nothing is kept, only how many nodes there are at each
	// level and how many values are tried.
	keep   bool
	nodes  []int64
	values []int64
	tried  int64
}

// hop is a neighbour, or a next hop, of a text.
type hop struct {
	to    []term
	on    term // the virtual channel, nil for 0; or the weight, nil for 1
	over  []ranged
	conds []term
	cost  int64
	at    language.Place
}

// hops compiles what stands behind the colon.
func (c *compiler) hops(list []language.Next) []hop {
	var made []hop
	for _, n := range list {
		h := hop{at: n.To.Place}
		h.cost = c.within(func() {
			h.over = c.ranges(n.For)
			for _, cond := range n.If {
				h.conds = append(h.conds, c.term(cond))
			}
			for _, p := range n.To.Parts() {
				h.to = append(h.to, c.term(p))
			}
			if n.On != nil {
				h.on = c.term(n.On)
			}
		})
		made = append(made, h)
	}
	return made
}

// holds tells whether a hop's conditions do.
func (h *hop) holds(r *run) bool {
	for _, cond := range h.conds {
		if cond(r) == 0 {
			return false
		}
	}
	return r.err == nil
}

// Prepare returns the order of the member of a family with the given parameters, 0 if there is
// none with these, and what builds it once. Cost, errors: as Build, as far as the vertices go.
func Prepare(d *words.Definition, params []int64, spend func(steps int64) error) (order int64, build func() (*Member, error), err error) {
	if d.Role != words.Network || len(params) != len(d.Definition.Params) {
		return 0, nil, d.Place.Wrong("%s with %d parameters, want a network such as %s", d.Name, len(params), d.Head())
	}
	if d.Body.Op == language.Class {
		m, err := ofClass(d, params[0], params[1], spend)
		if err != nil {
			return 0, nil, err
		}
		return int64(m.order), func() (*Member, error) { return m, nil }, nil
	}
	c := newCompiler(d, d.Names(), params)
	b := &builder{Member: &Member{text: d, params: slices.Clone(params)}}
	b.ranges = c.ranges(d.Body.Ranges)
	b.free = make([]bool, len(b.ranges))
	b.next = c.hops(d.Body.Next)
	if c.err != nil {
		return 0, nil, c.err
	}
	b.width = len(b.ranges)
	for i, g := range d.Body.Ranges {
		b.free[i] = !slices.ContainsFunc(d.Body.Ranges[i:], func(r language.Range) bool { return r.In.Mentions(g.Names[0]) || r.If.Mentions(g.Names[0]) })
	}
	b.levels = make([]level, b.width)
	b.nodes, b.values = make([]int64, b.width+1), make([]int64, b.width)
	b.run = run{slots: make([]int64, c.most), spend: spend}
	copy(b.slots, params)
	b.enter(0, 1)
	return b.nodes[b.width], b.build, b.err
}

// Build makes the member of a family of networks with the given parameters. Spend is asked
// before work, for steps, and may refuse: then its error is returned. It is nil for no bound.
// Other errors are language's, with the place in the text.
func Build(d *words.Definition, params []int64, spend func(steps int64) error) (*Member, error) {
	_, build, err := Prepare(d, params, spend)
	if err != nil {
		return nil, err
	}
	return build()
}

// build makes the member whose vertices are counted.
func (b *builder) build() (*Member, error) {
	b.order = int(b.nodes[b.width])
	if b.order == 0 {
		return nil, b.text.Place.Wrong("%s has no vertices, want one at least", b.Name())
	}
	if !b.box() {
		b.tuples()
	}
	if b.links(); b.err != nil {
		return nil, b.err
	}
	if !b.Directed() {
		b.bothWays()
	}
	if b.tidy(); b.Size() > MaxSize {
		return nil, b.text.Place.Wrong("%s has more than %d links, want at most that many", b.Name(), MaxSize)
	}
	if slices.ContainsFunc(b.next, func(h hop) bool { return h.on != nil }) {
		b.weigh()
	}
	return b.Member, b.err
}

// weigh gives the links the weights that the text says: 1 where it says none.
func (b *builder) weigh() {
	b.weights = make([]uint32, len(b.arcs)) // 0 where none is known yet
	set := func(h *hop, v, u uint32, weight int64) {
		i, _ := slices.BinarySearch(b.Neighbors(v), u)
		if w := &b.weights[b.start[v]+uint32(i)]; *w != 0 && *w != uint32(weight) {
			b.fail(h.at, "the link of %s and %s has the weights %d and %d, want one", b.Label(v), b.Label(u), *w, weight)
		} else {
			*w = uint32(weight)
		}
	}
	b.given(func(h *hop, v, u uint32) {
		weight := int64(1)
		if h.on != nil {
			weight = h.on(&b.run)
		}
		if weight < 1 || weight > words.MaxWeight {
			b.fail(h.at, "the link of %s and %s has the weight %d, want 1 to %d", b.Label(v), b.Label(u), weight, words.MaxWeight)
			return
		}
		if set(h, v, u, weight); !b.Directed() {
			set(h, u, v, weight)
		}
	}, func() {})
}

// tuples keeps the vertices, which are counted.
func (b *builder) tuples() {
	b.keep = true
	b.coords = make([]int32, 0, b.order*b.width)
	for i := range b.levels {
		if l := &b.levels[i]; !l.same {
			l.low, l.first, l.child = make([]int32, 0, b.nodes[i]), make([]uint32, 1, b.nodes[i]+1), make([]uint32, 0, b.values[i])
		}
	}
	b.nodes, b.tried = make([]int64, b.width+1), 0
	b.enter(0, 1)
}

// enter goes through the values of a coordinate, those before it given, for so many nodes that
// are alike. While vertices are counted, one value stands for all of a coordinate on which
// nothing depends.
func (b *builder) enter(i int, alike int64) {
	g, l, last := &b.ranges[i], &b.levels[i], i == b.width-1
	low, high, some := b.span(g, g.cost)
	if !some {
		low, high = 0, -1
	}
	width := high - low + 1
	if low < math.MinInt32 || high > math.MaxInt32 {
		b.fail(g.at, "a coordinate in %d..%d, want 32 bits", low, high)
	}
	whole := last && g.cond == nil && !b.keep
	if whole {
		b.vertices(alike * width)
	}
	if b.tried += width * alike; b.tried > MaxTried {
		b.fail(g.at, "more than %d tuples to try, want at most that many", MaxTried)
	}
	if !b.keep {
		if b.nodes[i] == 0 {
			l.same, l.least, l.width = true, low, width
		}
		l.same = l.same && l.least == low && l.width == width
		b.values[i] += width * alike
	}
	if b.nodes[i] += alike; whole {
		return
	}
	step := int64(1)
	if b.free[i] && !b.keep {
		step = max(1, width)
	}
	for x := int64(0); x < width && b.err == nil; x += step {
		b.slots[g.slot] = low + x
		here := g.cond == nil || g.cond(&b.run) != 0
		l.same = l.same && here
		if b.keep && !l.same {
			l.child = append(l.child, none)
			if here {
				l.child[len(l.child)-1] = uint32(b.nodes[i+1])
			}
		}
		switch {
		case !here:
		case last:
			b.vertices(alike * step)
		default:
			b.enter(i+1, alike*step)
		}
	}
	if b.keep && !l.same {
		l.low, l.first = append(l.low, int32(low)), append(l.first, uint32(len(l.child)))
	}
}

// vertices counts vertices, and keeps the one at hand.
func (b *builder) vertices(more int64) {
	if b.nodes[b.width] += more; b.nodes[b.width] > MaxOrder {
		b.fail(b.text.Place, "%s has more than %d vertices, want at most that many", b.Name(), MaxOrder)
	}
	if b.keep {
		for i := range b.ranges {
			b.coords = append(b.coords, int32(b.slots[b.ranges[i].slot]))
		}
	}
}

// links evaluates the neighbours of every vertex. It leaves them in the member's rows, as the
// text gives them.
func (b *builder) links() {
	b.start = make([]uint32, 1, b.order+1)
	b.arcs = make([]uint32, 0, min(b.order*len(b.next), 2*MaxSize))
	b.given(func(h *hop, v, u uint32) {
		if len(b.arcs) == 2*MaxSize {
			b.fail(h.at, "%s gives more than %d neighbours, want at most that many", b.Name(), 2*MaxSize)
		}
		b.arcs = append(b.arcs, u)
	}, func() { b.start = append(b.start, uint32(len(b.arcs))) })
}

// given goes through the neighbours as the text gives them: take is called for each, then done, vertex by vertex.
func (b *builder) given(take func(h *hop, v, u uint32), done func()) {
	order, v, tuple := b.Order(), uint32(0), make([]int64, b.width)
	var give []func(*run) bool
	cost := int64(1)
	for i := range b.next {
		h := &b.next[i]
		cost += h.cost
		give = append(give, func(r *run) bool {
			if !h.holds(r) {
				return r.err == nil
			}
			u := b.at(h, r, tuple)
			switch {
			case r.err != nil:
			case u == none:
				r.fail(h.at, "%s has the neighbour %s, which is no vertex of %s", b.Label(v), label(tuple), b.Name())
			case u == v && !b.Directed():
				r.fail(h.at, "%s of %s has itself as a neighbour, want another vertex", b.Label(v), b.Name())
			default:
				take(h, v, u)
			}
			return r.err == nil
		})
	}
	if !b.pay(int64(order) * cost) {
		return
	}
	here := b.slots[b.ranges[0].slot:][:b.width]
	for ; int(v) < order; v++ {
		b.coordinates(v, here)
		for i := range give {
			if !b.each(b.next[i].over, b.next[i].cost, give[i]) {
				return
			}
		}
		done()
	}
}

// Image returns the vertices to which a map leads from each vertex, which is in the form of a neighbour
// without ranges; nil if its condition does not hold at vertex 0.
func (m *Member) Image(next language.Next) ([]uint32, error) {
	c := newCompiler(m.text, m.text.Names(), m.params)
	first := c.next
	for _, g := range m.text.Body.Ranges {
		c.bind(g.Names...)
	}
	h := &c.hops([]language.Next{next})[0]
	if c.err != nil {
		return nil, c.err
	}
	r := &run{slots: make([]int64, c.most)}
	copy(r.slots, m.params)
	here, tuple, image := r.slots[first:][:m.width], make([]int64, m.width), make([]uint32, m.order)
	for v := range image {
		if m.coordinates(uint32(v), here); v == 0 && !h.holds(r) {
			return nil, r.err
		}
		if image[v] = m.at(h, r, tuple); image[v] == none {
			r.fail(h.at, "%s is led to %s, which is no vertex of %s", m.Label(uint32(v)), label(tuple), m.Name())
		}
		if r.err != nil {
			return nil, r.err
		}
	}
	return image, nil
}

// at evaluates a hop's tuple, and returns the vertex that it is.
func (m *Member) at(h *hop, r *run, tuple []int64) uint32 {
	for i, part := range h.to {
		tuple[i] = part(r)
	}
	return m.Find(tuple)
}

// bothWays gives every link that the rows have to both of its ends.
func (m *Member) bothWays() {
	order := m.Order()
	next := make([]uint32, order+1) // where each row is filled next
	for v := range order {
		next[v+1] += m.start[v+1] - m.start[v]
		for _, u := range m.arcs[m.start[v]:m.start[v+1]] {
			next[u+1]++
		}
	}
	for v := range order {
		next[v+1] += next[v]
	}
	arcs := make([]uint32, next[order])
	for v := range order {
		for _, u := range m.arcs[m.start[v]:m.start[v+1]] {
			arcs[next[v]] = u
			next[v]++
			arcs[next[u]] = uint32(v)
			next[u]++
		}
	}
	copy(m.start[1:], next[:order]) // now the ends of the rows
	m.arcs = arcs
}

// tidy puts the rows in order, each neighbour once.
func (m *Member) tidy() {
	from, end := uint32(0), uint32(0)
	for v := range m.Order() {
		row := m.arcs[from:m.start[v+1]]
		from = m.start[v+1]
		slices.Sort(row)
		end += uint32(copy(m.arcs[end:], slices.Compact(row)))
		m.start[v+1] = end
	}
	m.arcs = m.arcs[:end:end]
}

// Find returns the vertex at some coordinates, one for each of the network's, or the largest number for none.
func (m *Member) Find(c []int64) uint32 {
	node := uint32(0)
	for i, x := range c {
		if x < math.MinInt32 || x > math.MaxInt32 {
			return none
		}
		l := &m.levels[i]
		if l.same {
			if x < l.least || x-l.least >= l.width {
				return none
			}
			node = node*uint32(l.width) + uint32(x-l.least)
			continue
		}
		low, first := int64(l.low[node]), l.first[node]
		if x < low || x-low >= int64(l.first[node+1]-first) {
			return none
		}
		if node = l.child[first+uint32(x-low)]; node == none {
			return none
		}
	}
	return node
}
