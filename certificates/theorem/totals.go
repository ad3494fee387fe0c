package theorem

import (
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// overVertices are the levels of the vertices' coordinates.
func (n *network) overVertices() []level { return levels(n.def.Body.Ranges...) }

// orderBySums proves that the order is a sum of 1 over the vertices.
func (l *lemma) orderBySums() error {
	if err := l.only("sum"); err != nil {
		return err
	}
	count, err := l.vertices()
	if err != nil {
		return err
	}
	if err := l.noSums(); err != nil {
		return err
	}
	p := l.open("the number of vertices")
	return p.prove(equal(count.total(p), p.term(p.s, l.value, p.params)))
}

// sizeBySums proves that the size is a sum over the text's neighbours of all vertices: "links
// once" or "links twice" says for each neighbour of the text whether it gives its links from one
// end, or from both; no two neighbours give the same link.
func (l *lemma) sizeBySums() error {
	if err := l.only("links", "sum"); err != nil {
		return err
	}
	twice, err := l.linksOf()
	if err != nil {
		return err
	}
	if err := l.apart(twice); err != nil {
		return err
	}
	var counts []*sum
	for i, it := range l.items {
		count, err := l.added(numbered("the links of neighbour %d", i+1), l.overLinks(it), it.values, func(p *place, v values) poly {
			return p.indicator(p.terms.conditions(it.next.If, v.text))
		})
		if err != nil {
			return err
		}
		counts = append(counts, count)
	}
	if err := l.noSums(); err != nil {
		return err
	}
	p := l.open("the number of links")
	var ends poly
	for i, count := range counts {
		links := count.total(p)
		if ends = ends.Add(links); !twice[i] {
			ends = ends.Add(links)
		}
	}
	value := p.term(p.s, l.value, p.params)
	return p.prove(equal(ends, value.Add(value)))
}

// linksOf reads for each neighbour of the text whether it gives its links twice.
func (l *lemma) linksOf() ([]bool, error) {
	var twice []bool
	for _, o := range l.Objects {
		if o.Keyword == "links" {
			if o.Text != "once" && o.Text != "twice" {
				return nil, certificates.Reject("theorem/links", "%q, want once or twice", certificates.Shortened(o.Text))
			}
			twice = append(twice, o.Text == "twice")
		}
	}
	if len(twice) != len(l.items) {
		return nil, certificates.Reject("theorem/links", "%d lines \"links\", want one for each of %d neighbours", len(twice), len(l.items))
	}
	return twice, nil
}

// overLinks are the levels of an item: those of the vertices, and its own variables.
func (n *network) overLinks(it item) []level { return append(n.overVertices(), levels(it.over...)...) }

// apart proves that items give no link that another gives, or the same item for another vertex
// or for other values of its variables: but where an item gives links twice, from both ends.
func (l *lemma) apart(twice []bool) error {
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
			if err := p.prove(differ); err != nil {
				return err
			}
			both := i == j && twice[i]
			p = l.open(fmt.Sprintf("neighbours %d and %d give links from both ends: %t", i+1, j+1, both))
			v = p.any(p.coords)
			to, _ = p.arc(a, v)
			links := p.leads(a, to, v, func(w []poly) claim { return same(w, v) })
			if !both {
				back, _ := p.arc(b, to)
				links = arithmetic.Not(same(back, v))
			}
			if err := p.prove(links); err != nil {
				return err
			}
		}
	}
	return nil
}

// distanceSumBySums proves the sum of all distances: the term behind "distance" is the distance
// from a vertex, as it descends and rises, and sums are over it. The vertex is any, whose
// coordinates have the names behind "from", over which sums are too; or the network's own, if
// it is vertex-transitive: from each the sum is the term behind "each", and there are as many as
// the order says.
func (l *lemma) distanceSumBySums() error {
	if err := l.only("from", "distance", "each", "sum"); err != nil {
		return err
	}
	src, over := source{vertex: l.vertex}, l.overVertices()
	if slices.ContainsFunc(l.Objects, func(o Object) bool { return o.Keyword == "from" }) {
		names, err := l.namesOf("from")
		if err != nil {
			return err
		}
		src.names = names
		from := l.overVertices()
		for i := range from {
			from[i].name = names[i]
		}
		over = append(from, over...)
	} else if err := l.transitive(); err != nil {
		return err
	}
	distance, err := l.termOf("distance", src.names...)
	if err != nil {
		return err
	}
	if err := l.descends(src, distance); err != nil {
		return err
	}
	if err := l.rises(src, distance); err != nil {
		return err
	}
	total, err := l.added("the distances", over, nil, func(p *place, v values) poly {
		return p.term(p.s, distance, v.own)
	})
	if err != nil {
		return err
	}
	if err := l.noSums(); err != nil {
		return err
	}
	each := l.value
	what := "the sum of all distances"
	if src.names == nil {
		what = "the sum of the distances from one vertex"
		text, err := l.line("each")
		if err != nil {
			return err
		}
		if each, err = expression(text, l.params); err != nil {
			return err
		}
		order, err := l.valueOf("order")
		if err != nil {
			return err
		}
		p := l.open("the sum of all distances")
		if err := p.prove(equal(p.s.Mul(p.term(p.s, order, p.params), p.term(p.s, each, p.params)), p.term(p.s, l.value, p.params))); err != nil {
			return err
		}
	}
	p := l.open(what)
	return p.prove(equal(total.total(p), p.term(p.s, each, p.params)))
}
