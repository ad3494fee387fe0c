package metric

import (
	"cmp"
	"math/big"
	"math/bits"
	"slices"

	"topocert/certificates"
	"topocert/certificates/automorphism"
)

// A sourceSet is a set of up to 256 sources of a search, a bit for each.
type sourceSet [4]uint64

const (
	maxSources = 256
	// maxSetLevels is the largest distance from vertex 0 with which sets are searched.
	maxSetLevels = 128
)

// full is the set of all.
var full = sourceSet{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}

// multiSource is a breadth-first search from many sources at once: the vertices within
// distance d of a source are those that are, or have a neighbour, within distance d−1.
// So each vertex keeps the set of the sources that are within distance d, and the next
// one is its union with those of the neighbours.
//
// Source: M. Then et al., "The more the merrier: efficient multi-source graph
// traversal", PVLDB 8 (2014), pp. 449–460.
type multiSource struct {
	g      certificates.Graph
	budget *certificates.Budget
	within []sourceSet // by vertex; bits that stand for no source are set throughout
	next   []sourceSet
	grown  []uint32 // the vertices whose sets grew at the last level
	near   []uint32 // those whose sets may grow at the next one
	listed []bool   // all false between calls of listNear
}

// multiSourceMemory is what a multiSource takes for each vertex, in bytes.
const multiSourceMemory = 2*32 + 1 + 2*2*4

// search searches from up to maxSources vertices of a connected graph. It returns the
// smallest and the largest of their eccentricities, and the sum of the distances from
// all of them to all vertices.
func (m *multiSource) search(sources []uint32) (least, most uint32, sum *big.Int, err error) {
	none := full
	for i := range sources {
		none[i/64] &^= 1 << (i % 64)
	}
	for v := range m.within {
		m.within[v] = none
	}
	for i, s := range sources {
		m.within[s][i/64] |= 1 << (i % 64)
	}
	m.grown = append(m.grown[:0], sources...)
	sum = new(big.Int)
	for d := uint32(1); ; d++ {
		reach := none // the sources that are at distance d from some vertex
		pairs, steps := m.level(&reach)
		if err := m.budget.Spend(steps); err != nil {
			return 0, 0, nil, err
		}
		if reach != full && least == 0 {
			least = d - 1 // of the first source that has no vertex so far away
		}
		if pairs == 0 {
			return least, d - 1, sum, nil
		}
		sum.Add(sum, new(big.Int).SetUint64(uint64(d)*pairs)) // below 2²⁴·2⁸·2²⁴
	}
}

// level takes the search one level further. It adds the sources that meet new vertices
// to reach, and returns how many pairs of a source and a new vertex there are, and what
// it cost.
func (m *multiSource) level(reach *sourceSet) (pairs uint64, steps int64) {
	steps = m.listNear()
	m.grown = m.grown[:0]
	for _, v := range m.near {
		old := &m.within[v]
		a, b, c, d := old[0], old[1], old[2], old[3]
		steps += 8 + 2*int64(len(m.g.Neighbors(v)))
		for _, u := range m.g.Neighbors(v) {
			w := &m.within[u]
			a |= w[0]
			b |= w[1]
			c |= w[2]
			d |= w[3]
			if a&b&c&d == full[0] {
				break
			}
		}
		fresh := sourceSet{a &^ old[0], b &^ old[1], c &^ old[2], d &^ old[3]}
		if fresh == (sourceSet{}) {
			continue
		}
		m.grown = append(m.grown, v)
		m.next[v] = sourceSet{a, b, c, d}
		for i, word := range fresh {
			reach[i] |= word
			pairs += uint64(bits.OnesCount64(word))
		}
	}
	for _, v := range m.grown {
		m.within[v] = m.next[v]
	}
	return pairs, steps
}

// listNear lists the vertices whose sets may grow: those that are not full, of all if
// many grew at the last level, else of the neighbours of these. It returns what it cost.
func (m *multiSource) listNear() (steps int64) {
	m.near = m.near[:0]
	if len(m.grown) > len(m.within)/4 {
		for v := range m.within {
			if m.within[v] != full {
				m.near = append(m.near, uint32(v))
			}
		}
		return int64(len(m.within))
	}
	for _, v := range m.grown {
		steps += int64(len(m.g.Neighbors(v)))
		for _, u := range m.g.Neighbors(v) {
			if !m.listed[u] && m.within[u] != full {
				m.listed[u] = true
				m.near = append(m.near, u)
			}
		}
	}
	for _, v := range m.near {
		m.listed[v] = false
	}
	return steps
}

// searchAll adds the distances from the root of every orbit of b, found by searches.
// In a graph that is not connected everything that is asked is infinite, which one
// search shows. Otherwise the roots are taken together in blocks, those of orbits of
// the same size, which count alike; but one by one where there are few, or where the
// graph is so deep that sets would be gone through for many levels.
func (s *summary) searchAll(g certificates.Graph, b *automorphism.Orbits, w certificates.World) error {
	if err := w.Pass(certificates.PassesOfSearch); err != nil {
		return err
	}
	first := certificates.Search(g, 0)
	if slices.Contains(first, certificates.None) {
		s.add(g.Order(), first)
		return nil
	}
	deep := slices.Max(first) > maxSetLevels
	sizes := b.OrbitSizes()
	roots := b.Roots()
	if deep {
		if err := w.Enough(certificates.PassesOfSearch*int64(len(roots)), 0); err != nil {
			return err
		}
	}
	slices.SortFunc(roots, func(u, v uint32) int { return cmp.Or(cmp.Compare(sizes[u], sizes[v]), cmp.Compare(u, v)) })
	var m *multiSource
	for len(roots) > 0 {
		size, count := sizes[roots[0]], 1
		for count < min(len(roots), maxSources) && sizes[roots[count]] == size {
			count++
		}
		block := roots[:count]
		roots = roots[count:]
		if count < 4 || deep {
			if err := w.Pass(int64(count) * certificates.PassesOfSearch); err != nil {
				return err
			}
			for _, root := range block {
				s.add(size, certificates.Search(g, root))
			}
			continue
		}
		if m == nil {
			n := g.Order()
			memory := multiSourceMemory * int64(n)
			if err := w.Budget.Take(memory); err != nil {
				return err
			}
			defer w.Budget.Free(memory)
			m = &multiSource{g: g, budget: w.Budget, within: make([]sourceSet, n), next: make([]sourceSet, n), listed: make([]bool, n)}
		}
		least, most, sum, err := m.search(block)
		if err != nil {
			return err
		}
		s.addSum(least, most, size, sum)
	}
	return nil
}
