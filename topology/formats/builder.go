package formats

import (
	"cmp"
	"errors"
	"slices"
	"strconv"

	"topocert/topology"
)

// builder gathers the vertices and links of a file.
type builder struct {
	o      Options
	links  []link
	loops  int
	strict bool   // links given again are the same, and no word is lost on them
	arcs   bool   // each link is given twice, once in each direction
	weight uint32 // of the links that come next, 0 for none
	from   int    // what the file writes for vertex 0, where vertices are numbers: 0 or 1

	// What follows is for files whose vertices have names.
	names  []string // by vertex, in the order in which they come
	named  map[string]uint32
	labels map[uint32]string // what the file says to write at a vertex
	bytes  int               // of all names and labels
}

// link is a link as a file gives it.
type link struct {
	u, v   uint32
	weight uint32
	line   int32 // or another count of its place, with which messages help
}

// link adds a link. It is refused, without --undirected, if it is a loop.
func (b *builder) link(u, v uint32, line int) error {
	switch {
	case u == v && b.o.Undirected:
		b.loops++
	case u == v:
		return malformed("loop at vertex %s, want a simple graph; --undirected drops loops", b.name(u))
	case len(b.links) == topology.MaxSize && !b.arcs || len(b.links) == 2*topology.MaxSize:
		return tooLarge("more than %d links, want at most that many", topology.MaxSize)
	default:
		b.links = append(b.links, link{u, v, b.weight, int32(line)})
	}
	return nil
}

// weighs reads the weight of the links that come next, where it is asked for.
func (b *builder) weighs(text []byte) error {
	if !b.o.Weights {
		return nil
	}
	w, err := topology.Decimal(text)
	if err != nil || w < 1 || w > topology.MaxWeight {
		return malformed("got the weight %q, want a whole number from 1 to %d", topology.Short(text), topology.MaxWeight)
	}
	b.weight = w
	return nil
}

// oneWeight refuses links that are given again with another weight.
func (b *builder) oneWeight(links []link) error {
	weights := make(map[[2]uint32]uint32, len(links))
	for _, l := range links {
		key := [2]uint32{min(l.u, l.v), max(l.u, l.v)}
		if w := weights[key]; w != 0 && w != l.weight {
			return malformed("link %s–%s has the weights %d and %d, want one", b.name(key[0]), b.name(key[1]), w, l.weight)
		}
		weights[key] = l.weight
	}
	return nil
}

// unweighted says of a file without weights that it has none.
func (b *builder) unweighted() error {
	if b.o.Weights {
		return malformed("no weights of links, want them with --weights")
	}
	return nil
}

// name writes a vertex as the file does.
func (b *builder) name(v uint32) string {
	if int(v) < len(b.names) {
		return strconv.Quote(topology.Short(b.names[v]))
	}
	return strconv.Itoa(int(v) + b.from)
}

// vertex returns the vertex of a name, a new one if it has not come before.
func (b *builder) vertex(name string) (uint32, error) {
	if v, ok := b.named[name]; ok {
		return v, nil
	}
	if err := topology.CheckLabel(name); err != nil {
		return 0, err
	}
	if len(b.names) == topology.MaxOrder {
		return 0, tooLarge("more than %d vertices, want at most that many", topology.MaxOrder)
	}
	if err := b.weigh(name); err != nil {
		return 0, err
	}
	if b.named == nil {
		b.named = make(map[string]uint32)
	}
	v := uint32(len(b.names))
	b.names = append(b.names, name)
	b.named[name] = v
	return v, nil
}

// label says what to call a vertex, instead of its name.
func (b *builder) label(v uint32, text string) error {
	if b.labels == nil {
		b.labels = make(map[uint32]string)
	}
	b.labels[v] = text
	return b.weigh(text)
}

// weigh counts the bytes of names and labels.
func (b *builder) weigh(text string) error {
	if b.bytes += len(text); b.bytes > topology.MaxLabels {
		return tooLarge("names of more than %d bytes together, want at most that many", topology.MaxLabels)
	}
	return nil
}

// graph returns the graph on the given number of vertices. Links given more than once
// are refused, or with --undirected counted as one.
func (b *builder) graph(order int) (*topology.Graph, error) {
	doubles, all := 0, b.links
	if b.o.Weights {
		all = slices.Clone(b.links)
	}
	if b.arcs {
		if err := b.halve(); err != nil {
			return nil, err
		}
	} else if b.o.Undirected || b.strict {
		doubles, _, _ = b.merge()
	}
	g, err := topology.FromEdges(order, b.each)
	if errors.Is(err, topology.ErrFormat) {
		// In range and free of loops as they are, some link is here again.
		_, first, again := b.merge()
		link := b.name(again.u) + "–" + b.name(again.v)
		if first.line == 0 { // the format has no lines
			return nil, malformed("link %s is given more than once, want each link once; --undirected takes several for one", link)
		}
		return nil, topology.LineErrorf(int(again.line), "%w", malformed("link %s is given again, first on line %d, want each link once; --undirected takes several for one", link, first.line))
	}
	if err != nil {
		return nil, err
	}
	if b.o.Weights {
		if err := b.oneWeight(all); err != nil {
			return nil, err
		}
		g, err = g.Weighted(func(yield func([2]uint32, uint32) bool) {
			for _, l := range all {
				if !yield([2]uint32{l.u, l.v}, l.weight) {
					return
				}
			}
		})
		if err != nil {
			return nil, err
		}
	}
	if b.strict {
		doubles = 0 // the language takes them for one
	}
	switch {
	case doubles > 0 && b.loops > 0:
		b.o.note("%s merged, %s dropped", times(doubles, "double link"), times(b.loops, "loop"))
	case doubles > 0:
		b.o.note("%s merged", times(doubles, "double link"))
	case b.loops > 0:
		b.o.note("%s dropped", times(b.loops, "loop"))
	}
	return g, nil
}

// merge sorts the links and keeps the first of those that are the same. It returns how
// many it drops, and of the one that came first again, this and the one before.
func (b *builder) merge() (dropped int, first, again link) {
	key := func(l link) uint64 { return uint64(min(l.u, l.v))<<32 | uint64(max(l.u, l.v)) }
	slices.SortStableFunc(b.links, func(x, y link) int { return cmp.Compare(key(x), key(y)) })
	kept := b.links[:0]
	for _, l := range b.links {
		if len(kept) == 0 || key(kept[len(kept)-1]) != key(l) {
			kept = append(kept, l)
			continue
		}
		if dropped++; dropped == 1 || l.line < again.line {
			first, again = kept[len(kept)-1], l
		}
	}
	b.links = kept
	return dropped, first, again
}

// halve makes links of arcs, of which each has its reverse. With --undirected an arc may be alone, or
// given again.
func (b *builder) halve() error {
	slices.SortStableFunc(b.links, func(x, y link) int {
		return cmp.Or(cmp.Compare(min(x.u, x.v), min(y.u, y.v)), cmp.Compare(max(x.u, x.v), max(y.u, y.v)), cmp.Compare(x.u, y.u))
	})
	kept, alone, again := b.links[:0], 0, 0
	for rest := b.links; len(rest) > 0; {
		l := rest[0]
		n, forward := 1, 1 // of the arcs between these two, those in the direction of the first
		for n < len(rest) && (rest[n].u == l.u && rest[n].v == l.v || rest[n].u == l.v && rest[n].v == l.u) {
			if rest[n].u == l.u {
				forward++
			}
			n++
		}
		switch {
		case b.o.Undirected && n == forward:
			alone++
		case b.o.Undirected:
		case forward > 1 || n > 2:
			twice := rest[n-1]
			if forward > 1 {
				twice = rest[1]
			}
			return topology.LineErrorf(int(twice.line), "%w", malformed("vertex %s names %s twice, want each once; --undirected takes several for one", b.name(twice.u), b.name(twice.v)))
		case n == 1:
			return topology.LineErrorf(int(l.line), "%w", malformed("vertex %s names %s, which does not name it, want both; --undirected takes one for a link", b.name(l.u), b.name(l.v)))
		}
		again += max(forward, n-forward) - 1
		kept, rest = append(kept, l), rest[n:]
	}
	b.links = kept
	if alone > 0 {
		b.o.note("arcs in one direction only, taken for links: %d", alone)
	}
	if again > 0 {
		b.o.note("%s merged", times(again, "double link"))
	}
	return nil
}

func (b *builder) each(yield func(u, v uint32) bool) {
	for _, l := range b.links {
		if !yield(l.u, l.v) {
			return
		}
	}
}

// numbered returns the network on the vertices 0 … order−1, with the file's numbers.
func (b *builder) numbered(order int) (*topology.External, error) {
	net, err := external(b.graph(order))
	if err != nil || b.from == 0 {
		return net, err
	}
	return net.FromOne(), nil
}

// network returns the network on the vertices that have names. Where the names are the
// numbers from 0, they are the vertices; where they are those from 1, vertex i−1 has the
// label i. Else the vertices are in the order in which they came, and their labels are
// their names, or what label said if it said something else for each.
func (b *builder) network() (*topology.External, error) {
	labels := b.chosen()
	if first, ok := consecutive(b.names); ok {
		from := make([]string, len(labels)) // the labels in the order of the numbers
		place := make([]uint32, len(labels))
		for v, name := range b.names {
			n, _ := strconv.Atoi(name) // it is a number, as consecutive says
			place[v] = uint32(n - first)
			from[place[v]] = labels[v]
		}
		names := make([]string, len(labels)) // for messages
		for i, l := range b.links {
			b.links[i].u, b.links[i].v = place[l.u], place[l.v]
		}
		for v, name := range b.names {
			names[place[v]] = name
		}
		labels, b.names = from, names
		if first == 1 {
			b.o.note("vertices are numbered from 1: they are 0 … %d here, with the file's numbers as labels", len(labels)-1)
		}
	}
	g, err := b.graph(len(labels))
	if err != nil {
		return nil, err
	}
	if first, ok := consecutive(labels); ok && slices.IsSortedFunc(labels, compareNumbers) {
		net, err := topology.NewExternal(g)
		if err != nil || first == 0 {
			return net, err
		}
		return net.FromOne(), nil
	}
	return topology.NewLabelled(g, labels)
}

// drop forgets vertices that no link names.
func (b *builder) drop(vertices map[uint32]bool) {
	place := make([]uint32, len(b.names))
	names, labels := b.names[:0], make(map[uint32]string, len(b.labels))
	for v, name := range b.names {
		place[v] = uint32(len(names))
		if vertices[uint32(v)] {
			continue
		}
		if label, ok := b.labels[uint32(v)]; ok {
			labels[place[v]] = label
		}
		names = append(names, name)
	}
	b.names, b.labels, b.named = names, labels, nil
	for i, l := range b.links {
		b.links[i].u, b.links[i].v = place[l.u], place[l.v]
	}
}

// chosen returns the labels if each vertex has one and no two the same, or else the
// names.
func (b *builder) chosen() []string {
	if len(b.labels) == 0 {
		return b.names
	}
	seen := make(map[string]bool, len(b.names))
	labels := make([]string, len(b.names))
	for v := range labels {
		text, ok := b.labels[uint32(v)]
		if !ok || seen[text] || topology.CheckLabel(text) != nil {
			b.o.note("names of vertices are used instead of their labels, which are not one for each, distinct and in characters that print")
			return b.names
		}
		seen[text] = true
		labels[v] = text
	}
	return labels
}

// consecutive tells whether the names, which are distinct, are the numbers first …
// first+len−1, in any order, for a first of 0 or 1.
func consecutive(names []string) (first int, ok bool) {
	first = 1
	if slices.Contains(names, "0") {
		first = 0
	}
	for _, name := range names {
		n, err := strconv.Atoi(name)
		if err != nil || strconv.Itoa(n) != name || n < first || n >= first+len(names) {
			return 0, false
		}
	}
	return first, len(names) > 0
}

// compareNumbers compares decimal numbers without leading zeros.
func compareNumbers(a, b string) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(a, b))
}

// directed refuses a directed graph, unless --undirected.
func (b *builder) directed(what string) error {
	if b.o.Undirected {
		return nil
	}
	return malformed("%s, want an undirected graph; --undirected takes an arc for a link", what)
}
