package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// special goes through what is not said in steps, and tells whether a line is that.
func (f *frame) special(name, rest string) bool {
	switch name {
	case "product":
		f.product()
	case "alone": // no neighbour is for each value of a variable
		for _, it := range f.items {
			if len(it.over) > 0 {
				f.reject("theorem/neighbors", "neighbour %d is for each value of a variable, want one", it.number)
			}
		}
	case "links":
		f.links()
	case "numbered":
		f.numbered(rest)
	case "arrived":
		if f.before("minimal") == nil {
			f.shown("delivered")
		}
	case "walks":
		f.closedWalks()
	case "no_cycles":
		f.noCycles()
	case "maps_shown":
		f.mapsShown()
	case "counting":
		f.counting()
	case "text":
		f.byText()
	case "walks_round":
		f.byRing()
	default:
		return false
	}
	return true
}

// source is where a potential begins: a vertex, or any vertex, whose coordinates have names.
type source struct {
	names  []string
	vertex piece
}

// product proves that the order is the product of the ranges' widths: of ranges that
// depend on parameters alone, with conditions that hold for all parameters.
func (l *lemma) product() {
	var widths []func(s *scope, p *place) poly
	for i, r := range l.def.Body.Ranges {
		low, high := r.In.Args[0], r.In.Args[1]
		if low.Mentions(l.coords...) || high.Mentions(l.coords...) || r.If != nil && r.If.Mentions(l.coords...) {
			l.reject("theorem/product", "the range of %s depends on coordinates, want ranges that do not", l.coords[i])
			return
		}
		width := func(s *scope, p *place) poly {
			return p.terms.term(s, high, p.params).Sub(p.terms.term(s, low, p.params)).Plus(1)
		}
		widths = append(widths, width)
		p := l.open(fmt.Sprintf("the range of %s", l.coords[i]))
		in := arithmetic.AtLeast(func(s *scope) poly { return width(s, p) }, fixed(nil))
		if r.If != nil {
			in = arithmetic.All(in, p.terms.condition(r.If, p.params))
		}
		p.prove(in)
	}
	p := l.open("the product")
	product := arithmetic.Int(1)
	for _, w := range widths {
		product = p.s.Mul(product, w(p.s, p))
	}
	p.prove(equal(product, p.term(p.s, l.value, p.params)))
}

// links reads for each neighbour of the text whether it gives its links from one end or from both,
// and proves that no two give the same.
func (l *lemma) links() {
	l.twice = make([]bool, len(l.items))
	list := l.texts("links")
	if len(list) != len(l.items) {
		l.reject("theorem/links", "%d lines \"links\", want one for each of %d neighbours", len(list), len(l.items))
		return
	}
	for i, text := range list {
		if text != "once" && text != "twice" {
			l.reject("theorem/links", "%q, want once or twice", certificates.Shortened(text))
		}
		l.twice[i] = text == "twice"
	}
	l.apart(l.twice)
}

// overLinks are the levels of an item: those of the vertices, and its own variables.
func (n *network) overLinks(it item) []level { return append(n.overVertices(), levels(it.over...)...) }

// overVertices are the levels of the vertices' coordinates.
func (n *network) overVertices() []level { return levels(n.def.Body.Ranges...) }

// apart proves that items give no link that another gives, or the same item for another vertex
// or for other values of its variables: but where an item gives links twice, from both ends.
func (l *lemma) apart(twice []bool) {
	for j, b := range l.items {
		for i, a := range l.items[:j+1] {
			p := l.open(fmt.Sprintf("neighbours %d and %d differ", i+1, j+1))
			v := p.any(p.coords)
			to, x := p.arc(a, v)
			other, y := p.arc(b, v)
			differ := arithmetic.Not(same(to, other))
			if i == j {
				differ = arithmetic.Some(differ, same(x, y))
			}
			p.prove(differ)
			both := i == j && twice[i]
			p = l.open(fmt.Sprintf("neighbours %d and %d give links from both ends: %t", i+1, j+1, both))
			v = p.any(p.coords)
			to, _ = p.arc(a, v)
			links := p.leads(a, to, v, func(w []poly) claim { return same(w, v) })
			if !both {
				back, _ := p.arc(b, to)
				links = arithmetic.Not(same(back, v))
			}
			p.prove(links)
		}
	}
}

// otherwise is the one network whose vertices have other numbers than its text's tuples.
const otherwise = "Gamma"

// numbered reads the vertex behind a keyword, and proves that it has the number that the claim gives
// it. A claim knows a vertex by its number in the order of the tuples. That is the sum, over the
// coordinates, of how many vertices have the same coordinates before and a smaller one here, which
// the terms of a sum of 1 over the vertices say.
func (f *frame) numbered(keyword string) {
	if f.def.Name == otherwise {
		f.reject("theorem/vertex", "a vertex of %s by its number, which is not that of its text", otherwise)
	}
	f.reads("point", keyword)
	number := f.fact.Args[map[bool]int{false: 1, true: 2}[keyword == "far"]]
	p := f.open("the vertex behind " + keyword + " has the number")
	x := p.tuple(p.s, f.objects[keyword].pieces[0].to, p.params)
	own := p.params
	var before poly
	for i, name := range f.coords {
		own = own.with([]string{name}, x[i:i+1])
		before = before.Add(p.term(p.s, f.added["numbers"][0].terms[i], own))
	}
	p.prove(arithmetic.All(p.isVertex(x), equal(before, claimed().term(p.s, number, p.variables))))
}

// sources are the vertices from which the largest distance is the diameter: any vertex, if
// coordinates have names behind "from"; else the network's, if it is vertex-transitive, or those
// that automorphisms take to all others.
func (l *lemma) sources() (list []source) {
	if l.texts("from") != nil {
		l.names["from"] = l.newNames("from", len(l.coords))
		return []source{{names: l.names["from"]}}
	}
	m := l.before("vertex_orbits")
	switch {
	case l.has("vertex_transitive"):
		return []source{{vertex: l.vertex}}
	case m == nil:
		l.reject("theorem/needs", "%s by %s needs names behind \"from\", or a lemma about vertex_transitive or vertex_orbits before it, under no other condition", l.Fact, l.By)
		return []source{{vertex: l.vertex}}
	}
	for _, r := range l.newLemma(m, nil).roots() {
		list = append(list, source{vertex: piece{to: r.to}})
	}
	return list
}

// begin is the source in a place, and what its names stand for.
func (src source) begin(p *place) (root []poly, e env) {
	if src.names == nil {
		return p.tuple(p.s, src.vertex.to, p.params), p.params
	}
	root = p.any(src.names)
	return root, p.params.with(src.names, root)
}

// roots reads the vertices from which automorphisms lead to all others.
func (l *lemma) roots() []piece {
	to := l.newNames("to", len(l.coords))
	roots := l.piecesOf("root", slices.Concat(l.params, to), len(l.coords))
	for _, r := range roots {
		for _, t := range r.to {
			if t.Mentions(to...) {
				l.reject("theorem/root", "a root that depends on where it goes, want terms in parameters")
			}
		}
	}
	return roots
}

// maxGirth bounds the hops of walks, and maxWalks the walks that are counted.
const (
	maxGirth = 16
	maxWalks = 1 << 10
)

// noCycles proves that no cycle is shorter than the value, a constant: there is no closed
// walk of fewer hops, 3 or more, that never goes back where it came from. It begins at any
// vertex; at the network's own, if that is vertex-transitive. There is a cycle, says a lemma.
func (f *frame) noCycles() {
	f.shown("girth")
	girth, known := constant(f.value, nil)
	if !known || girth < 0 || girth > maxGirth {
		f.reject("theorem/value", "a girth of %s or more by walks, want a number up to %d", certificates.Shortened(f.Value), maxGirth)
		return
	}
	for hops := 3; hops < int(girth); hops++ {
		p := f.open(fmt.Sprintf("no cycle of %d links", hops))
		var walk [][]poly
		if f.has("vertex_transitive") {
			walk = append(walk, p.tuple(p.s, f.vertex.to, p.params))
		} else {
			walk = append(walk, p.any(p.coords))
		}
		for range hops {
			walk = append(walk, p.hop(walk[len(walk)-1]))
		}
		closed := []claim{same(walk[hops], walk[0])}
		for i := range hops {
			closed = append(closed, arithmetic.Not(same(walk[i], walk[1+(i+1)%hops])))
		}
		p.prove(arithmetic.Not(arithmetic.All(closed...)))
	}
}

// closedWalks proves that no automorphism takes a vertex to another, or a link to
// another: different numbers of closed walks of so many hops begin there. Arms are all
// neighbours, and no two of a vertex the same. Behind "at" are the two vertices, or the two links, as
// the coordinates of their ends.
func (f *frame) closedWalks() {
	count := f.constantOf("length", "theorem/length", 2, maxGirth)
	ends := 1
	if f.Fact == "edge_transitive" {
		ends = 2
	}
	places := f.piecesOf("at", f.params, ends*len(f.coords))
	if len(places) != 2 || places[0].cond != nil || places[1].cond != nil {
		f.reject("theorem/object", "%d lines \"at\", want two without conditions", len(places))
		return
	}
	hops := count - ends + 1
	walks := 1
	for range hops {
		if walks *= len(f.items) + len(f.back); walks > maxWalks {
			f.reject("theorem/length", "more than %d walks to count, want at most that many", maxWalks)
			return
		}
	}
	p := f.open("so many closed walks")
	var counts []poly
	var there []claim
	for _, at := range places {
		all := p.tuple(p.s, at.to, p.params)
		first, last := all[:len(p.coords)], all[len(all)-len(p.coords):]
		there = append(there, p.isVertex(first), p.isVertex(last))
		if ends == 2 {
			there = append(there, p.adjacent(first, last))
		}
		counts = append(counts, p.walks(last, first, hops))
	}
	p.prove(arithmetic.All(append(there, arithmetic.Not(equal(counts[0], counts[1])))...))
}
