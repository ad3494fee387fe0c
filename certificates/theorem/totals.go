package theorem

import (
	"fmt"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// overVertices are the levels of the vertices' coordinates.
func (n *network) overVertices() []level { return levels(n.def.Body.Ranges...) }

// orderBySums proves that the order is a sum of 1 over the vertices.
func (l *lemma) orderBySums() {
	count := l.vertices()
	l.noSums()
	p := l.open("the number of vertices")
	p.prove(equal(count.total(p), p.term(p.s, l.value, p.params)))
}

// sizeBySums proves that the size is a sum over the text's neighbours of all vertices: "links
// once" or "links twice" says for each neighbour of the text whether it gives its links from one
// end, or from both; no two neighbours give the same link.
func (l *lemma) sizeBySums() {
	twice := l.linksOf()
	l.apart(twice)
	var counts []*sum
	for i, it := range l.items {
		counts = append(counts, l.added(numbered("the links of neighbour %d", i+1), l.overLinks(it), it.values, func(p *place, v values) poly {
			return p.indicator(p.terms.conditions(it.next.If, v.text))
		}))
	}
	l.noSums()
	p := l.open("the number of links")
	var ends poly
	for i, count := range counts {
		links := count.total(p)
		if ends = ends.Add(links); !twice[i] {
			ends = ends.Add(links)
		}
	}
	value := p.term(p.s, l.value, p.params)
	p.prove(equal(ends, value.Add(value)))
}

// linksOf reads for each neighbour of the text whether it gives its links twice.
func (l *lemma) linksOf() []bool {
	twice := make([]bool, len(l.items))
	list := l.texts("links")
	if len(list) != len(l.items) {
		l.reject("theorem/links", "%d lines \"links\", want one for each of %d neighbours", len(list), len(l.items))
		return twice
	}
	for i, text := range list {
		if text != "once" && text != "twice" {
			l.reject("theorem/links", "%q, want once or twice", certificates.Shortened(text))
		}
		twice[i] = text == "twice"
	}
	return twice
}

// overLinks are the levels of an item: those of the vertices, and its own variables.
func (n *network) overLinks(it item) []level { return append(n.overVertices(), levels(it.over...)...) }

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

// distanceSumBySums proves the sum of all distances: the term behind "distance" is the distance
// from a vertex, as it descends and rises, and sums are over it. The vertex is any, whose
// coordinates have the names behind "from", over which sums are too; or the network's own, if
// it is vertex-transitive: from each the sum is the term behind "each", and there are as many as
// the order says.
func (l *lemma) distanceSumBySums() {
	src, over := source{vertex: l.vertex}, l.overVertices()
	if l.texts("from") != nil {
		src.names = l.namesOf("from")
		from := l.overVertices()
		for i := range from {
			from[i].name = src.names[i]
		}
		over = append(from, over...)
	} else {
		l.holds("vertex_transitive")
	}
	distance := l.termOf("distance", src.names...)
	l.descends(src, distance)
	l.rises(src, distance)
	total := l.added("the distances", over, nil, func(p *place, v values) poly { return p.term(p.s, distance, v.own) })
	l.noSums()
	each := l.value
	what := "the sum of all distances"
	if src.names == nil {
		what = "the sum of the distances from one vertex"
		each = l.parameterOf("each")
		p := l.open("the sum of all distances")
		n := p.term(p.s, l.valueOf("order"), p.params)
		p.prove(equal(p.s.Mul(n, p.term(p.s, each, p.params)), p.term(p.s, l.value, p.params)))
	}
	p := l.open(what)
	p.prove(equal(total.total(p), p.term(p.s, each, p.params)))
}
