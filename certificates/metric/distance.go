package metric

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"topocert/certificates"
	"topocert/certificates/automorphism"
)

// Levels are the distances of all vertices from a source. Where Level is nil they are to be
// found by a search.
type Levels struct {
	Source uint32
	Level  []uint32
}

func (l *Levels) Form(r *certificates.Lines) {
	keyword := "levels"
	if l.Level == nil {
		keyword = "source"
	}
	if r.Keyword(&keyword); keyword == "source" {
		r.Few("source", 1, 1, nil, &l.Source)
	} else {
		r.Few("levels", 1, math.MaxInt, &l.Level, &l.Source)
	}
}

// Verify returns the levels, which line i of a body gives or asks for.
func (l Levels) Verify(i int, g certificates.Graph, w certificates.World) ([]uint32, error) {
	n := g.Order()
	if err := w.Pass(certificates.PassesOfLine); err != nil {
		return nil, err
	}
	if l.Level == nil {
		if err := certificates.WantNumbers(i, []uint32{l.Source}, 1, 1, uint32(n)); err != nil {
			return nil, err
		}
		return certificates.Search(g, l.Source), nil
	}
	if err := certificates.WantNumbersOrNone(i, append([]uint32{l.Source}, l.Level...), n+1, n+1, uint32(n)); err != nil {
		return nil, err
	}
	return l.Level, verifyLevels(i, g, l.Source, l.Level)
}

// verifyLevels tells whether level holds every vertex's distance from source.
//
// No level is too small: a path from the source to v meets a link for every step
// down, and levels change by at most 1 along a link. No level is too large: from
// v, neighbours one level below lead to a vertex of level 0, the source.
func verifyLevels(line int, g certificates.Graph, source uint32, level []uint32) error {
	if int64(source) >= int64(len(level)) {
		return certificates.RejectLine(line, "levels/source", "source %d, want below %d", source, len(level))
	}
	for i, l := range level {
		v := uint32(i)
		if (l == 0) != (v == source) {
			return certificates.RejectLine(line, "levels/zero", "vertex %d has level %s, want 0 at the source %d and nowhere else", v, certificates.NumberText(l), source)
		}
		below := v == source || l == certificates.None
		for _, u := range g.Neighbors(v) {
			switch k := level[u]; {
			case (k == certificates.None) != (l == certificates.None):
				return certificates.RejectLine(line, "levels/reach", "a link joins %d (level %s) and %d (level %s), want both in reach, or none", v, certificates.NumberText(l), u, certificates.NumberText(k))
			case l != certificates.None && (k > l+1 || l > k+1):
				return certificates.RejectLine(line, "levels/jump", "a link joins %d (level %d) and %d (level %d), want a difference of at most 1", v, l, u, k)
			case l != certificates.None && k+1 == l:
				below = true
			}
		}
		if !below {
			return certificates.RejectLine(line, "levels/descent", "vertex %d has level %d and no neighbour of level %d, want one", v, l, l-1)
		}
	}
	return nil
}

// Distances is a proof of statements about distances, girth and orbits: the levels from
// one vertex of each orbit of a group, or none at all. For a statement about one source
// they are the levels from it alone.
type Distances struct {
	Group  automorphism.Generators
	Levels []Levels
}

// ByDistances is the kind of such proofs.
var ByDistances = certificates.Kind{Name: "distances", Shows: []string{"distances G v = counts", "eccentricity G v = n", "distance G u v = n", "diameter G = n", "radius G = n", "distance-sum G = n", "girth G = n", "vertex-orbits G = n", "vertex-transitive G = truth"}, Several: true, Form: certificates.FormOf((*Distances).form, Distances.check)}

func (p *Distances) form(r *certificates.Lines) {
	p.Group.Form(r)
	certificates.Each(r, &p.Levels, func(l *Levels) { l.Form(r) })
}

// check checks statements about distances: see the package comment.
func (p Distances) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	var asked struct{ distances, girth, orbits bool }
	for _, s := range c.Statements() {
		switch s.Subject {
		case "distances", "eccentricity", "distance":
			return p.checkFrom(c, g, w)
		case "vertex-orbits", "vertex-transitive":
			asked.orbits = true
		case "girth":
			asked.girth = true
		default:
			asked.distances = true
		}
	}
	b, err := p.Group.Verify(g, w)
	if err != nil {
		return err
	}
	all := summary{girth: certificates.None}
	var seen views
	if len(p.Levels) > 0 {
		seen.roots, seen.levels, err = p.verifyOrbits(g, b, w)
		if err != nil {
			return err
		}
		sizes := b.OrbitSizes()
		for i, level := range seen.levels {
			all.add(sizes[seen.roots[i]], level)
			if asked.girth {
				all.girth = min(all.girth, shortestCycle(g, level))
			}
		}
	} else {
		if asked.distances {
			if err := all.searchAll(g, b, w); err != nil {
				return err
			}
		}
		if asked.girth {
			all.girth, err = Girth(g, b.Roots(), func(steps int64) error { return w.Budget.Spend(steps * certificates.PassesOfSearch) })
			if err != nil {
				return err
			}
		}
		seen.roots = b.Roots()
	}
	if asked.orbits {
		if err := seen.distinguish(g, b.Root, w); err != nil {
			return err
		}
	}
	for _, s := range c.Statements() {
		switch s.Subject {
		case "vertex-orbits", "vertex-transitive":
			err = seen.check(s)
		default:
			err = s.WantValue(all.value(s.Subject))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// shortestCycle returns the length of a closed walk, from the source of the given
// levels, that no tree of shortest paths holds: the least for which levels are
// enough; None if there is none.
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
func shortestCycle(g certificates.Graph, level []uint32) uint32 {
	least := certificates.None
	for v, l := range level {
		if l == certificates.None {
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
func (p Distances) checkFrom(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	switch lines := len(p.Group) + len(p.Levels); {
	case lines == 0:
		return certificates.Reject("body/missing", "no levels, want those from one vertex")
	case lines > 1 || len(p.Levels) == 0:
		return certificates.RejectLine(lines-1, "body/extra", "%d automorphisms and levels from %d vertices, want levels from one alone", len(p.Group), len(p.Levels))
	}
	level, err := p.Levels[0].Verify(0, g, w)
	if err != nil {
		return err
	}
	if source := p.Levels[0].Source; source != c.Statement.Vertex(0) {
		return certificates.Reject("levels/source", "levels from %d, want from %d", source, c.Statement.Vertex(0))
	}
	switch c.Statement.Subject {
	case "distance":
		return c.Statement.WantValue(distanceText(level[c.Statement.Vertex(1)]))
	case "eccentricity":
		var one summary
		one.add(1, level)
		return c.Statement.WantValue(one.value("diameter"))
	}
	var counts []string
	for _, n := range LevelCounts(level) {
		counts = append(counts, strconv.Itoa(n))
	}
	return c.Statement.WantValue(strings.Join(counts, ","))
}

// LevelCounts returns the number of vertices of each level.
func LevelCounts(level []uint32) []int {
	var counts []int
	for _, l := range level {
		if l == certificates.None {
			continue
		}
		for int(l) >= len(counts) {
			counts = append(counts, 0)
		}
		counts[l]++
	}
	return counts
}

// verifyOrbits verifies levels from one vertex of each orbit of the group. It returns the
// orbits' roots and the levels.
func (p Distances) verifyOrbits(g certificates.Graph, b *automorphism.Orbits, w certificates.World) (roots []uint32, levels [][]uint32, err error) {
	open := b.OrbitSizes()
	for i, l := range p.Levels {
		i += len(p.Group)
		level, err := l.Verify(i, g, w)
		if err != nil {
			return nil, nil, err
		}
		root := b.Root[l.Source]
		if _, is := open[root]; !is {
			return nil, nil, certificates.RejectLine(i, "orbit/repeated", "vertex %d lies in an orbit that has its levels already, want one line for each orbit", l.Source)
		}
		delete(open, root)
		roots, levels = append(roots, root), append(levels, level)
	}
	for _, root := range b.Root {
		if _, is := open[root]; is {
			return nil, nil, certificates.Reject("orbit/missing", "no levels from the orbit of vertex %d, want one line for each orbit, or none at all", root)
		}
	}
	return roots, levels, nil
}

// summary gathers distances over sources.
type summary struct {
	sources     int
	least, most uint32 // eccentricities; None is Infinite
	girth       uint32 // None is Infinite
	sum         big.Int
	diverges    bool
}

// add takes in size sources, all with these levels up to order.
func (s *summary) add(size int, level []uint32) {
	far, sum := uint32(0), uint64(0)
	for _, l := range level {
		far = max(far, l)
		if l != certificates.None {
			sum += uint64(l) // below 2^24 levels, each below 2^24
		}
	}
	s.diverges = s.diverges || far == certificates.None
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

// distanceText writes a distance, which may be None, as a value.
func distanceText(d uint32) string {
	if d == certificates.None {
		return certificates.Infinite
	}
	return certificates.NumberText(d)
}

// value returns the value of the given subject.
func (s *summary) value(subject string) string {
	switch subject {
	case "diameter":
		return distanceText(s.most)
	case "radius":
		return distanceText(s.least)
	case "girth":
		return distanceText(s.girth)
	}
	if s.diverges {
		return certificates.Infinite
	}
	return s.sum.String()
}
