package theorem

import (
	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// maxGirth bounds the girth of which it is shown that no cycle is shorter.
const maxGirth = 16

// girthByCycle proves that there is a cycle of at most so many links: a closed walk of three
// vertices or more, all of them different.
func (l *lemma) girthByCycle() {
	w := l.closedWalk("the length is 3 or more, and at most the value", func(p *place, n poly) claim {
		return arithmetic.All(atLeast(n, arithmetic.Int(3)), atLeast(p.term(p.s, l.value, p.params), n))
	})
	p := l.open("the vertices differ")
	t, _ := w.hops(p)
	earlier := p.s.Fresh(w.step)
	p.s.Fact(earlier)
	p.s.Fact(t.Sub(earlier).Plus(-1))
	p.prove(arithmetic.Not(same(w.at(p, t), w.at(p, earlier))))
}

// girthByWalks proves that no cycle is shorter than the value, a constant: there is no closed
// walk of fewer hops, 3 or more, that never goes back where it came from. It begins at any
// vertex; at the network's own, if that is vertex-transitive. There is a cycle, says a lemma.
func (l *lemma) girthByWalks() {
	l.shown("girth")
	girth, known := constant(l.value, maxGirth)
	if !known {
		l.reject("theorem/value", "a girth of %s or more by walks, want a number up to %d", certificates.Shortened(l.Value), maxGirth)
		return
	}
	l.reversed()
	for hops := 3; hops < girth; hops++ {
		p := l.open(numbered("no cycle of %d links", hops))
		var walk [][]poly
		if l.has("vertex_transitive") {
			walk = append(walk, p.tuple(p.s, l.vertex.to, p.params))
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

// hop is some neighbour of a vertex, where arms are all that there are.
func (p *place) hop(v []poly) []poly {
	w := p.fresh(p.coords)
	there, to := p.arms(v)
	var branches []func(*scope)
	for i := range there {
		branches = append(branches, func(in *scope) {
			there[i](in, true)
			same(w, to[i](in))(in, true)
		})
	}
	p.s.Choose(branches...)
	return w
}
