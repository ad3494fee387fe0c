package lanes

import "slices"

// layer is a lane: a set of paths whose dependencies have no cycle, with a topological order of
// the channels that shows it, kept up to date by Pearce and Kelly's algorithm.
//
// Source: D. J. Pearce, P. H. J. Kelly, "A Dynamic
// Topological Sort Algorithm for Directed Acyclic Graphs", ACM J. Experimental
// Algorithmics 11, 2006.
type layer struct {
	p     *problem
	count []int32 // of the paths with each dependency
	place []int32 // of each channel in the topological order

	// Scratch.
	by      []int32 // the dependency by which a channel was met; −1 if it was not
	forward []uint32
	back    []uint32
}

func newLayer(p *problem) *layer {
	l := &layer{p: p, count: make([]int32, len(p.tail)), place: make([]int32, p.channels), by: slices.Repeat([]int32{-1}, p.channels)}
	for i := range l.place {
		l.place[i] = int32(i)
	}
	return l
}

// add adds a dependency. If it would close a cycle it is not added: then the dependencies
// of the rest of the cycle are returned.
func (l *layer) add(e uint32) (cycle []uint32) {
	l.forward, l.back = l.forward[:0], l.back[:0]
	if l.count[e] > 0 {
		l.count[e]++
		return nil
	}
	x, y := l.p.tail[e], l.p.head[e]
	if l.place[x] > l.place[y] {
		if cycle = l.reorder(x, y); cycle != nil {
			return cycle
		}
	}
	l.count[e] = 1
	return nil
}

// reorder moves the channels between y and x, the affected region, so that x comes before y, unless
// y leads to x: then the dependencies on the way are returned.
func (l *layer) reorder(x, y uint32) (path []uint32) {
	p := l.p
	defer func() {
		for _, z := range l.forward {
			l.by[z] = -1
		}
		for _, z := range l.back {
			l.by[z] = -1
		}
	}()
	const start = 1<<31 - 1
	l.forward = append(l.forward, y)
	l.by[y] = start
	for i := 0; i < len(l.forward); i++ {
		for _, e := range p.out[l.forward[i]] {
			z := p.head[e]
			if l.count[e] == 0 || l.by[z] >= 0 || l.place[z] > l.place[x] {
				continue
			}
			l.by[z] = int32(e)
			l.forward = append(l.forward, z)
			if z == x {
				for z != y {
					path = append(path, uint32(l.by[z]))
					z = p.tail[l.by[z]]
				}
				return path
			}
		}
	}
	l.back = append(l.back, x)
	l.by[x] = start
	for i := 0; i < len(l.back); i++ {
		for _, e := range p.in[l.back[i]] {
			z := p.tail[e]
			if l.count[e] > 0 && l.by[z] < 0 && l.place[z] > l.place[y] {
				l.by[z] = int32(e)
				l.back = append(l.back, z)
			}
		}
	}
	byPlace := func(a, b uint32) int { return int(l.place[a]) - int(l.place[b]) }
	slices.SortFunc(l.back, byPlace)
	slices.SortFunc(l.forward, byPlace)
	places := make([]int32, 0, len(l.back)+len(l.forward))
	for _, z := range l.back {
		places = append(places, l.place[z])
	}
	for _, z := range l.forward {
		places = append(places, l.place[z])
	}
	slices.Sort(places)
	for i, z := range l.back {
		l.place[z] = places[i]
	}
	for i, z := range l.forward {
		l.place[z] = places[len(l.back)+i]
	}
	return nil
}

// remove removes a path.
func (l *layer) remove(path []uint32) {
	for _, e := range path {
		l.count[e]--
	}
}

// insert adds a path if it closes no cycle, and tells whether it did.
func (l *layer) insert(path []uint32) bool {
	for i, e := range path {
		if l.add(e) != nil {
			l.remove(path[:i])
			return false
		}
	}
	return true
}
