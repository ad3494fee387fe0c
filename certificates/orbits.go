package certificates

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strconv"
	"strings"
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
			return reject("orbits/open", "the proof shows at least %d and at most %d orbits", o.classes, most)
		}
		return s.wantValue(strconv.Itoa(most))
	case "vertex-transitive":
		yes, err := s.yes()
		switch {
		case err != nil:
			return err
		case yes && most != 1:
			return reject("orbits/many", "the automorphisms have %d orbits, want 1", most)
		case !yes && o.classes < 2:
			return reject("orbits/alike", "the distances distinguish no two vertices")
		}
	}
	return nil
}

// distinguish returns the number of classes into which distances divide the
// orbits with the given roots, levels being the distances from one vertex of
// each. An automorphism of the graph keeps distances and links; if it keeps the
// classes so far too, it keeps what a vertex sees.
func distinguish(g Graph, rootOf, roots []uint32, levels [][]uint32) int {
	class := make([]int, len(rootOf)) // by root
	for classes := 1; ; {
		names := make(map[[sha256.Size]byte]int)
		next := make([]int, len(roots))
		for i := range roots {
			name := sha256.Sum256([]byte(sight(g, func(v uint32) string {
				return strconv.Itoa(int(levels[i][v])) + " " + strconv.Itoa(class[rootOf[v]])
			}) + fmt.Sprint(" from ", class[roots[i]])))
			if _, known := names[name]; !known {
				names[name] = len(names)
			}
			next[i] = names[name]
		}
		for i, root := range roots {
			class[root] = next[i]
		}
		if len(names) == classes {
			return classes
		}
		classes = len(names)
	}
}

// sight writes how many vertices there are of each kind with neighbours of each
// kinds.
func sight(g Graph, kind func(v uint32) string) string {
	kinds := make([]string, g.Order())
	for v := range kinds {
		kinds[v] = kind(uint32(v))
	}
	count := make(map[[sha256.Size]byte]int)
	for v := range kinds {
		var around []string
		for _, u := range g.Neighbors(uint32(v)) {
			around = append(around, kinds[u])
		}
		slices.Sort(around)
		count[sha256.Sum256([]byte(kinds[v]+" by "+strings.Join(around, ", ")))]++
	}
	return fmt.Sprint(count) // fmt prints maps sorted by key
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
			return l.reject("automorphism/repeated", "the same line occurs before")
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
			return reject("pair/link", "%d and %d are not linked", end[i], end[i+1])
		}
	}
	var seen [2]string
	for i := range seen {
		a, b := level[2*i], level[2*i+1]
		seen[i] = sight(g, func(v uint32) string { return fmt.Sprint(min(a[v], b[v]), " ", max(a[v], b[v])) })
	}
	if seen[0] == seen[1] {
		return reject("pair/alike", "both links see the network at the same pairs of distances")
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
