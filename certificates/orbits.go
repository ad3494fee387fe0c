package certificates

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strconv"
)

// views are what one vertex of each orbit of the known automorphisms sees.
type views struct {
	roots  []uint32 // of the orbits
	levels [][]uint32
	// classes is the number of orbits that levels tell apart.
	classes int
}

// check checks a statement about the orbits of the whole automorphism group on
// the vertices; it passes others. The known automorphisms have at least as many
// orbits as the whole group, and distances tell at most as many apart.
func (o *views) check(s Statement) error {
	most := len(o.roots)
	switch s.Subject {
	case "vertex-orbits":
		if o.classes != most {
			return s.reject("orbits/open", "the proof shows at least %d and at most %d orbits, want both to be %s", o.classes, most, cut(s.Value))
		}
		return s.wantValue(strconv.Itoa(most))
	case "vertex-transitive":
		yes, err := s.yes()
		switch {
		case err != nil:
			return err
		case yes && most != 1:
			return s.reject("orbits/many", "the automorphisms have %d orbits, want 1", most)
		case !yes && o.classes < 2:
			return s.reject("orbits/alike", "the distances distinguish no two vertices, want two")
		}
	}
	return nil
}

// distinguish returns the number of classes into which distances divide the
// orbits with the given roots, levels being the distances from one vertex of
// each. An automorphism of the graph keeps distances and links; if it keeps the
// classes so far too, it keeps what a vertex sees.
func distinguish(g Graph, rootOf, roots []uint32, levels [][]uint32) int {
	class := make([]uint32, len(rootOf)) // by root
	kind := make([]uint64, g.Order())
	for classes := 1; ; {
		sights := make(sights)
		views := make(map[string]uint32)
		next := make([]uint32, len(roots))
		for i, root := range roots {
			for v := range kind {
				kind[v] = uint64(levels[i][v])<<32 | uint64(class[rootOf[v]])
			}
			view := string(binary.BigEndian.AppendUint32(sights.view(g, kind), class[root]))
			if _, known := views[view]; !known {
				views[view] = uint32(len(views))
			}
			next[i] = views[view]
		}
		for i, root := range roots {
			class[root] = next[i]
		}
		if len(views) == classes {
			return classes
		}
		classes = len(views)
	}
}

// sights numbers what has been seen of single vertices: a vertex's kind, and those
// of its neighbours in increasing order.
type sights map[string]uint32

// view writes how many vertices there are of each kind with neighbours of each
// kinds: the numbers of all vertices' sights in increasing order.
func (s sights) view(g Graph, kind []uint64) []byte {
	seen := make([]uint32, len(kind))
	var text []byte
	var around []uint64
	for v := range seen {
		around = around[:0]
		for _, u := range g.Neighbors(uint32(v)) {
			around = append(around, kind[u])
		}
		slices.Sort(around)
		text = binary.BigEndian.AppendUint64(text[:0], kind[v])
		for _, k := range around {
			text = binary.BigEndian.AppendUint64(text, k)
		}
		number, known := s[string(text)]
		if !known {
			number = uint32(len(s))
			s[string(text)] = number
		}
		seen[v] = number
	}
	slices.Sort(seen)
	text = text[:0]
	for _, number := range seen {
		text = binary.BigEndian.AppendUint32(text, number)
	}
	return text
}

// checkAutomorphisms checks statements that automorphisms alone prove.
func checkAutomorphisms(c *Certificate, g Graph, _ World) error {
	b, n, err := c.readGroup(g)
	if err != nil {
		return err
	}
	if n == 0 {
		return reject("body/missing", "no automorphism, want at least 1")
	}
	if err := c.wantLines(n); err != nil {
		return err
	}
	for _, s := range c.Statements() {
		args, value := 0, "yes"
		if s.Subject == "automorphism" {
			args, value = 1, strconv.Itoa(n)
		}
		if err := s.wantArgs(args, "="); err != nil {
			return err
		}
		if err := s.wantValue(value); err != nil {
			return err
		}
		if s.Subject == "automorphism" {
			if err := c.wantDifferent(); err != nil {
				return err
			}
		} else {
			if orbits := b.linkOrbits(g); orbits != 1 {
				return reject("orbits/many", "the automorphisms have %d orbits on the links, want 1", orbits)
			}
		}
	}
	return nil
}

// wantDifferent checks that no two lines of the body are the same. A number is
// written in one way only, so the same permutation is the same text.
func (c *Certificate) wantDifferent() error {
	met := make(map[string]bool)
	for _, l := range c.Body {
		if met[l.Text] {
			return l.reject("automorphism/repeated", "the same line occurs before, want it once")
		}
		met[l.Text] = true
	}
	return nil
}

// checkEdgePair checks that two links see the network at different pairs of
// distances, so that no automorphism moves one to the other.
func checkEdgePair(c *Certificate, g Graph, _ World) error {
	if err := c.wantNo(4); err != nil {
		return err
	}
	var end [4]uint32
	var level [4][]uint32
	for i := range end {
		var err error
		if end[i], level[i], err = c.readLevels(i, g); err != nil {
			return err
		}
	}
	for i := 0; i < 4; i += 2 {
		if !adjacent(g, end[i], end[i+1]) {
			return reject("pair/link", "%d and %d are not linked, want a link", end[i], end[i+1])
		}
	}
	var seen [2][]byte
	sights := make(sights)
	for i := range seen {
		a, b := level[2*i], level[2*i+1]
		kind := make([]uint64, g.Order())
		for v := range kind {
			kind[v] = uint64(min(a[v], b[v]))<<32 | uint64(max(a[v], b[v]))
		}
		seen[i] = sights.view(g, kind)
	}
	if bytes.Equal(seen[0], seen[1]) {
		return reject("pair/alike", "both links see the network at the same pairs of distances, want a difference")
	}
	return nil
}

// wantNo checks the form of a statement that says no, proved by n lines.
func (c *Certificate) wantNo(n int) error {
	if err := c.Statement.wantArgs(0, "="); err != nil {
		return err
	}
	if err := c.Statement.wantValue("no"); err != nil {
		return err
	}
	return c.wantLines(n)
}
