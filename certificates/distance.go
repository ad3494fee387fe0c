package certificates

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// infinite is the value of a distance that no path realises.
const infinite = "infinite"

// readLevels returns the levels of line i of the body: it verifies them for
// "levels S L0 … L(N−1)", and finds them for "source S".
func (c *Certificate) readLevels(i int, g Graph) (source uint32, level []uint32, err error) {
	n := g.Order()
	if i >= len(c.Body) {
		return 0, nil, reject("body/missing", "the body ends after %d lines, want a levels or a source line", len(c.Body))
	}
	if c.Body[i].Keyword == "source" {
		values, err := c.numbers(i, "source", 1, 1, uint32(n), false)
		if err != nil {
			return 0, nil, err
		}
		return values[0], search(g, values[0]), nil
	}
	values, err := c.numbers(i, "levels", n+1, n+1, uint32(n), true)
	if err != nil {
		return 0, nil, err
	}
	source, level = values[0], values[1:]
	return source, level, verifyLevels(c.Body[i], g, source, level)
}

// verifyLevels tells whether level holds every vertex's distance from source.
//
// No level is too small: a path from the source to v meets a link for every step
// down, and levels change by at most 1 along a link. No level is too large: from
// v, neighbours one level below lead to a vertex of level 0, the source.
func verifyLevels(line Line, g Graph, source uint32, level []uint32) error {
	if int64(source) >= int64(len(level)) {
		return line.reject("levels/source", "source %d, want below %d", source, len(level))
	}
	for i, l := range level {
		v := uint32(i)
		if (l == 0) != (v == source) {
			return line.reject("levels/zero", "vertex %d has level %s, want 0 at the source %d and nowhere else", v, levelText(l), source)
		}
		below := v == source || l == unreached
		for _, u := range g.Neighbors(v) {
			switch k := level[u]; {
			case (k == unreached) != (l == unreached):
				return line.reject("levels/reach", "a link joins %d (level %s) and %d (level %s), want both in reach, or none", v, levelText(l), u, levelText(k))
			case l != unreached && (k > l+1 || l > k+1):
				return line.reject("levels/jump", "a link joins %d (level %d) and %d (level %d), want a difference of at most 1", v, l, u, k)
			case l != unreached && k+1 == l:
				below = true
			}
		}
		if !below {
			return line.reject("levels/descent", "vertex %d has level %d and no neighbour of level %d, want one", v, l, l-1)
		}
	}
	return nil
}

// search returns every vertex's distance from s, by breadth-first search.
func search(g Graph, s uint32) []uint32 {
	level := slices.Repeat([]uint32{unreached}, g.Order())
	level[s] = 0
	for queue := []uint32{s}; len(queue) > 0; queue = queue[1:] {
		for _, u := range g.Neighbors(queue[0]) {
			if level[u] == unreached {
				level[u] = level[queue[0]] + 1
				queue = append(queue, u)
			}
		}
	}
	return level
}

func levelText(l uint32) string {
	if l == unreached {
		return "-"
	}
	return strconv.FormatUint(uint64(l), 10)
}

// checkDistances checks statements about distances: see the package comment.
func checkDistances(c *Certificate, g Graph, w World) error {
	var asked struct{ distances, girth, orbits bool }
	for _, s := range c.Statements() {
		switch s.Subject {
		case "distances", "eccentricity", "distance":
			if len(c.Also) > 0 {
				return s.reject("statement/several", "%q beside others, want a statement about one source alone", cut(s.String()))
			}
			return checkFrom(c, g)
		case "vertex-orbits", "vertex-transitive":
			asked.orbits = true
		case "girth":
			asked.girth = true
		default:
			asked.distances = true
		}
		if err := s.wantArgs(0, "="); err != nil {
			return err
		}
	}
	b, first, err := c.readGroup(g, w)
	if err != nil {
		return err
	}
	all := summary{girth: unreached}
	var seen views
	if first < len(c.Body) {
		seen.roots, seen.levels, err = c.readOrbits(first, g, b)
		if err != nil {
			return err
		}
		sizes := b.orbitSizes()
		for i, level := range seen.levels {
			all.add(sizes[seen.roots[i]], level)
			all.girth = min(all.girth, shortestCycle(g, level))
		}
	} else {
		if asked.distances {
			if err := all.searchAll(g, b, w); err != nil {
				return err
			}
		}
		if asked.girth {
			if all.girth, err = searchGirth(g, b, w); err != nil {
				return err
			}
		}
		seen.roots = b.roots()
	}
	if asked.orbits {
		if err := seen.distinguish(g, b.root, w); err != nil {
			return err
		}
	}
	for _, s := range c.Statements() {
		if err := seen.check(s); err != nil {
			return err
		}
		if s.Subject != "vertex-orbits" && s.Subject != "vertex-transitive" {
			if err := s.wantValue(all.value(s.Subject)); err != nil {
				return err
			}
		}
	}
	return nil
}

// shortestCycle returns the length of a closed walk, from the source of the given
// levels, that no tree of shortest paths holds: the least for which levels are
// enough; unreached if there is none.
//
// Take a link from each reached vertex but the source to one a level below. They
// form a tree. Each link u–v beside the tree closes a walk of level(u)+level(v)+1
// links with the tree's ways from the source to u and to v. It goes along u–v
// once, so it holds a cycle: no such walk is shorter than the girth. And if the
// source is on a shortest cycle, then one of its links is beside the tree, and the
// walk of that link is no longer than the cycle, whose two arcs from the source to
// the link's ends are no shorter than the levels. Every cycle, and so a shortest
// one, goes through a vertex of some orbit, and an automorphism takes it to one
// through the vertex of which the orbit's levels are. So the least over these is
// the girth.
//
// A link beside the tree joins two vertices of one level L, which makes 2L+1; or
// one of level L to a second vertex of level L−1, which makes 2L.
func shortestCycle(g Graph, level []uint32) uint32 {
	least := unreached
	for v, l := range level {
		if l == unreached {
			continue
		}
		below := 0
		for _, u := range g.Neighbors(uint32(v)) {
			switch {
			case level[u] == l:
				least = min(least, 2*l+1)
			case level[u]+1 == l:
				below++
			}
		}
		if below > 1 {
			least = min(least, 2*l)
		}
	}
	return least
}

// checkFrom checks a statement about the distances from one source.
func checkFrom(c *Certificate, g Graph) error {
	args := 1
	if c.Statement.Subject == "distance" {
		args = 2
	}
	if err := c.Statement.wantArgs(args, "="); err != nil {
		return err
	}
	if err := c.wantLines(1); err != nil {
		return err
	}
	ends, err := vertices(c.Statement.Args, g)
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
			return c.Statement.wantValue(infinite)
		}
		return c.Statement.wantValue(levelText(level[ends[1]]))
	case "eccentricity":
		var one summary
		one.add(1, level)
		return c.Statement.wantValue(one.value("diameter"))
	}
	var counts []string
	for _, n := range levelCounts(level) {
		counts = append(counts, strconv.Itoa(n))
	}
	return c.Statement.wantValue(strings.Join(counts, ","))
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

// readOrbits reads levels from one vertex of each orbit of the group, from line i of
// the body to its end. It returns the orbits' roots and the levels.
func (c *Certificate) readOrbits(i int, g Graph, b *group) (roots []uint32, levels [][]uint32, err error) {
	open := b.orbitSizes()
	for ; i < len(c.Body); i++ {
		source, level, err := c.readLevels(i, g)
		if err != nil {
			return nil, nil, err
		}
		root := b.root[source]
		if _, is := open[root]; !is {
			return nil, nil, c.Body[i].reject("orbit/repeated", "vertex %d lies in an orbit that has its levels already, want one line for each orbit", source)
		}
		delete(open, root)
		roots, levels = append(roots, root), append(levels, level)
	}
	for _, root := range b.root {
		if _, is := open[root]; is {
			return nil, nil, reject("orbit/missing", "no levels from the orbit of vertex %d, want one line for each orbit, or none at all", root)
		}
	}
	return roots, levels, nil
}

// summary gathers distances over sources.
type summary struct {
	sources     int
	least, most uint32 // eccentricities; unreached is infinite
	girth       uint32 // unreached is infinite
	sum         big.Int
	diverges    bool
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
	s.addSum(far, far, size, new(big.Int).SetUint64(sum))
}

// addSum takes in sources with eccentricities between these two, and the sum of their
// distances to all vertices, size times.
func (s *summary) addSum(least, most uint32, size int, sum *big.Int) {
	if s.sources == 0 {
		s.least = least
	}
	s.sources += size
	s.least, s.most = min(s.least, least), max(s.most, most)
	s.sum.Add(&s.sum, sum.Mul(sum, big.NewInt(int64(size))))
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
	case "girth":
		return distance(s.girth)
	}
	if s.diverges {
		return infinite
	}
	return s.sum.String()
}
