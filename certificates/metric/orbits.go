package metric

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strconv"

	"topocert/certificates"
)

// passesOfView is what it takes to see what a vertex sees, besides a search.
const passesOfView = 128

// views are what one vertex of each orbit of the known automorphisms sees.
type views struct {
	roots  []uint32   // of the orbits
	levels [][]uint32 // from a vertex of each; nil to search from the roots when they are needed
	// classes is the number of orbits that distances tell apart.
	classes int
}

// check checks a statement about the orbits of the whole automorphism group on
// the vertices. The known automorphisms have at least as many
// orbits as the whole group, and distances tell at most as many apart.
func (o *views) check(s certificates.Statement) error {
	most := len(o.roots)
	switch s.Subject {
	case "vertex-orbits":
		if o.classes != most {
			return s.Reject("orbits/open", "the proof shows at least %d and at most %d orbits, want both to be %s", o.classes, most, certificates.Shortened(s.Value))
		}
		return s.WantValue(strconv.Itoa(most))
	case "vertex-transitive":
		yes, err := s.Yes()
		switch {
		case err != nil:
			return err
		case yes && most != 1:
			return s.Reject("orbits/many", "the automorphisms have %d orbits, want 1", most)
		case !yes && o.classes < 2:
			return s.Reject("orbits/alike", "the distances distinguish no two vertices, want two")
		}
	}
	return nil
}

// distinguish finds into how many classes distances divide the orbits. An automorphism
// of the graph keeps distances and links; if it keeps the classes so far too, it keeps
// what a vertex sees. When all orbits are told apart, nothing is left to find.
func (o *views) distinguish(g certificates.Graph, rootOf []uint32, w certificates.World) error {
	class := make([]uint32, len(rootOf)) // by root
	kind := make([]uint64, g.Order())
	for o.classes = 1; o.classes < len(o.roots); {
		sights := make(sights)
		views := make(map[string]uint32)
		next := make([]uint32, len(o.roots))
		for i, root := range o.roots {
			if err := w.Pass(certificates.PassesOfSearch + passesOfView); err != nil {
				return err
			}
			for v, l := range o.levelsFrom(g, i) {
				kind[v] = uint64(l)<<32 | uint64(class[rootOf[v]])
			}
			view := string(binary.BigEndian.AppendUint32(sights.view(g, kind), class[root]))
			if _, known := views[view]; !known {
				views[view] = uint32(len(views))
			}
			next[i] = views[view]
		}
		for i, root := range o.roots {
			class[root] = next[i]
		}
		if len(views) == o.classes {
			return nil
		}
		o.classes = len(views)
	}
	return nil
}

// levelsFrom returns the levels from a vertex of orbit i.
func (o *views) levelsFrom(g certificates.Graph, i int) []uint32 {
	if o.levels == nil {
		return certificates.Search(g, o.roots[i])
	}
	return o.levels[i]
}

// sights numbers what has been seen of single vertices: a vertex's kind, and those
// of its neighbours in increasing order.
type sights map[string]uint32

// view writes how many vertices there are of each kind with neighbours of each
// kinds: the numbers of all vertices' sights in increasing order.
func (s sights) view(g certificates.Graph, kind []uint64) []byte {
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

// VertexPair is a proof that a network is not vertex-transitive: the levels from two
// vertices.
type VertexPair [2]Levels

// ByVertexPair is the kind of such proofs.
var ByVertexPair = certificates.Kind{Name: "vertex-pair", Shows: []string{"vertex-transitive G = no"}, Form: certificates.FormOf((*VertexPair).form, VertexPair.check)}

func (p *VertexPair) form(r *certificates.Lines) {
	for i := range p {
		p[i].Form(r)
	}
}

// EdgePair is a proof that a network is not edge-transitive: the levels from the ends of
// one link, and from those of another.
type EdgePair [4]Levels

// ByEdgePair is the kind of such proofs.
var ByEdgePair = certificates.Kind{Name: "edge-pair", Shows: []string{"edge-transitive G = no"}, Form: certificates.FormOf((*EdgePair).form, EdgePair.check)}

func (p *EdgePair) form(r *certificates.Lines) {
	for i := range p {
		p[i].Form(r)
	}
}

// check checks that two vertices see the network at different distances, so
// that no automorphism moves one to the other.
func (p VertexPair) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	level, err := verifyPair(p[:], g, w)
	if err != nil {
		return err
	}
	return wantApart(g, func(i int, v uint32) uint64 { return uint64(level[i][v]) })
}

// check checks that two links see the network at different pairs of
// distances, so that no automorphism moves one to the other.
func (p EdgePair) check(c *certificates.Certificate, g certificates.Graph, w certificates.World) error {
	level, err := verifyPair(p[:], g, w)
	if err != nil {
		return err
	}
	for i := 0; i < 4; i += 2 {
		if u, v := p[i].Source, p[i+1].Source; !certificates.Adjacent(g, u, v) {
			return certificates.Reject("pair/link", "%d and %d are not linked, want a link", u, v)
		}
	}
	return wantApart(g, func(i int, v uint32) uint64 {
		a, b := level[2*i][v], level[2*i+1][v]
		return uint64(min(a, b))<<32 | uint64(max(a, b))
	})
}

// verifyPair returns the levels of a proof.
func verifyPair(from []Levels, g certificates.Graph, w certificates.World) (level [][]uint32, err error) {
	for i, l := range from {
		found, err := l.Verify(i, g, w)
		if err != nil {
			return nil, err
		}
		level = append(level, found)
	}
	return level, w.Pass(2 * passesOfView)
}

// wantApart checks that there are differently many vertices of some kind with some
// multiset of the neighbours' kinds, the two times that every vertex has a kind.
func wantApart(g certificates.Graph, kindOf func(time int, v uint32) uint64) error {
	var seen [2][]byte
	sights := make(sights)
	for i := range seen {
		kind := make([]uint64, g.Order())
		for v := range kind {
			kind[v] = kindOf(i, uint32(v))
		}
		seen[i] = sights.view(g, kind)
	}
	if bytes.Equal(seen[0], seen[1]) {
		return certificates.Reject("pair/alike", "both see the network at the same distances, want a difference")
	}
	return nil
}
