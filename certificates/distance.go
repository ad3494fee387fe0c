package certificates

import (
	"math/big"
	"strconv"
	"strings"
)

// infinite is the value of a distance that no path realises.
const infinite = "infinite"

// readLevels reads and verifies line i of the body, "levels S L0 … L(N−1)".
func (c *Certificate) readLevels(i int, g Graph) (source uint32, level []uint32, err error) {
	n := g.Order()
	if i >= len(c.Body) {
		return 0, nil, reject("body/missing", "the body ends after %d lines, want a levels line", len(c.Body))
	}
	values, err := c.numbers(i, "levels", n+1, n+1, uint32(n), true)
	if err != nil {
		return 0, nil, err
	}
	source, level = values[0], values[1:]
	if wrong := verifyLevels(g, source, level); wrong != nil {
		wrong.Line = i + 4
		return 0, nil, wrong
	}
	return source, level, nil
}

// verifyLevels tells whether level holds every vertex's distance from source.
//
// No level is too small: a path from the source to v meets a link for every step
// down, and levels change by at most 1 along a link. No level is too large: from
// v, neighbours one level below lead to a vertex of level 0, the source.
func verifyLevels(g Graph, source uint32, level []uint32) *Rejection {
	wrong := func(rule, format string, args ...any) *Rejection {
		return reject(rule, format, args...).(*Rejection)
	}
	if int64(source) >= int64(len(level)) {
		return wrong("levels/source", "source %d, want below %d", source, len(level))
	}
	for i, l := range level {
		v := uint32(i)
		if (l == 0) != (v == source) {
			return wrong("levels/zero", "vertex %d has level %s, want 0 at the source %d and nowhere else", v, levelText(l), source)
		}
		below := v == source || l == unreached
		for _, u := range g.Neighbors(v) {
			switch k := level[u]; {
			case (k == unreached) != (l == unreached):
				return wrong("levels/reach", "a link joins %d (level %s) and %d (level %s)", v, levelText(l), u, levelText(k))
			case l != unreached && (k > l+1 || l > k+1):
				return wrong("levels/jump", "a link joins %d (level %d) and %d (level %d)", v, l, u, k)
			case l != unreached && k+1 == l:
				below = true
			}
		}
		if !below {
			return wrong("levels/descent", "vertex %d has level %d and no neighbour of level %d", v, l, l-1)
		}
	}
	return nil
}

func levelText(l uint32) string {
	if l == unreached {
		return "-"
	}
	return strconv.FormatUint(uint64(l), 10)
}

// checkDistances checks statements about distances: see the package comment.
func checkDistances(c *Certificate, g Graph, _ World) error {
	s := c.Statement
	switch s.Subject {
	case "distances", "eccentricity":
		return checkFrom(c, g, 1)
	case "distance":
		return checkFrom(c, g, 2)
	}
	if err := c.wantArgs(0, "="); err != nil {
		return err
	}
	var all summary
	_, err := c.eachOrbit(g, func(_ uint32, size int, level []uint32) {
		all.add(size, level)
	})
	if err != nil {
		return err
	}
	return c.wantValue(all.value(s.Subject))
}

// checkFrom checks a statement about the distances from one source.
func checkFrom(c *Certificate, g Graph, args int) error {
	if err := c.wantArgs(args, "="); err != nil {
		return err
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	ends, err := c.vertices(g)
	if err != nil {
		return err
	}
	source, level, err := c.readLevels(0, g)
	if err != nil {
		return err
	}
	if source != ends[0] {
		return reject("levels/source", "levels from %d, want from %d", source, ends[0])
	}
	switch c.Statement.Subject {
	case "distance":
		if level[ends[1]] == unreached {
			return c.wantValue(infinite)
		}
		return c.wantValue(levelText(level[ends[1]]))
	case "eccentricity":
		var one summary
		one.add(1, level)
		return c.wantValue(one.value("diameter"))
	}
	var counts []string
	for _, n := range levelCounts(level) {
		counts = append(counts, strconv.Itoa(n))
	}
	return c.wantValue(strings.Join(counts, ","))
}

// levelCounts returns the number of vertices of each level.
func levelCounts(level []uint32) []int {
	var counts []int
	for _, l := range level {
		if l == unreached {
			continue
		}
		for int(l) >= len(counts) {
			counts = append(counts, 0)
		}
		counts[l]++
	}
	return counts
}

// eachOrbit reads a body of automorphisms, then levels from one vertex of each
// of their orbits, and passes on each orbit's root, its size and the levels. It
// returns the group.
func (c *Certificate) eachOrbit(g Graph, each func(root uint32, size int, level []uint32)) (*group, error) {
	b, first, err := c.readGroup(g)
	if err != nil {
		return nil, err
	}
	sizes := b.orbitSizes()
	for i := first; i < len(c.Body); i++ {
		source, level, err := c.readLevels(i, g)
		if err != nil {
			return nil, err
		}
		root := b.root[source]
		size, open := sizes[root]
		if !open {
			return nil, &Rejection{Rule: "orbit/repeated", Line: i + 4, Detail: "vertex " + levelText(source) + " lies in an orbit that has its levels already"}
		}
		delete(sizes, root)
		each(root, size, level)
	}
	for _, root := range b.root {
		if _, open := sizes[root]; open {
			return nil, reject("orbit/missing", "no levels from the orbit of vertex %d", root)
		}
	}
	return b, nil
}

// summary gathers distances over sources.
type summary struct {
	sources          int
	least, most      uint32 // eccentricities; unreached is infinite
	sum              big.Int
	diverges         bool
	orbit, sourceSum big.Int
}

// add takes in size sources, all with these levels up to order.
func (s *summary) add(size int, level []uint32) {
	far, sum := uint32(0), uint64(0)
	for _, l := range level {
		far = max(far, l)
		if l != unreached {
			sum += uint64(l) // below 2^24 levels, each below 2^24
		}
	}
	s.diverges = s.diverges || far == unreached
	if s.sources == 0 {
		s.least = far
	}
	s.sources += size
	s.least, s.most = min(s.least, far), max(s.most, far)
	s.sum.Add(&s.sum, s.sourceSum.Mul(s.orbit.SetInt64(int64(size)), s.sourceSum.SetUint64(sum)))
}

// value returns the value of the given subject.
func (s *summary) value(subject string) string {
	distance := func(d uint32) string {
		if d == unreached {
			return infinite
		}
		return levelText(d)
	}
	switch subject {
	case "diameter":
		return distance(s.most)
	case "radius":
		return distance(s.least)
	}
	if s.diverges {
		return infinite
	}
	return s.sum.String()
}
