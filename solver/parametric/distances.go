package parametric

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/solver/learn"
)

// diameter finds the diameter: of a vertex-transitive network from one vertex, of others by the
// distances of any two.
func (n *network) diameter() error {
	why := n.needs("vertex_transitive")
	if why == nil {
		return n.orWithin(n.diameterFrom(n.root, "diameter"), n.root)
	}
	if o, err := n.orbits(); err == nil {
		return n.orWithin(n.diameterOfRoots(o), roots(o)...)
	}
	if err := n.diameterOfPairs(); err != nil {
		return fmt.Errorf("%w; and %w", why, err)
	}
	return nil
}

func roots(o *learn.Orbits) []learn.Tuple {
	var list []learn.Tuple
	for _, r := range o.Roots {
		list = append(list, r.To)
	}
	return list
}

// orWithin finds, where the diameter is no term that is known, that no distance from some roots is
// larger than the claim's own bound. It returns why not the diameter if there is none.
func (n *network) orWithin(why error, roots ...learn.Tuple) error {
	claimed := n.claimed("diameter", "<=")
	if why == nil || claimed == nil {
		return why
	}
	bound := n.inParameters(claimed)
	if n.add(n.learn, func() (*theorem.Lemma, error) {
		upper, err := n.uppers(roots)
		return lemma("diameter", "<=", bound, "potential", upper...), err
	}, func(m *theorem.Lemma) {
		for i, root := range roots {
			n.say("distance from %s: %s, at most %s", root, m.Objects[i].Text, bound)
		}
	}) == nil {
		return nil
	}
	return why
}

// uppers are the distances from some roots.
func (n *network) uppers(roots []learn.Tuple) ([]theorem.Object, error) {
	var list []theorem.Object
	for _, root := range roots {
		t, err := n.distance(root)
		if err != nil {
			return nil, err
		}
		list = append(list, line("upper", t))
	}
	return list, nil
}

// radius finds the radius of a vertex-transitive network, which is the diameter.
func (n *network) radius() error { return n.diameterFrom(n.root, "radius") }

// diameterFrom finds the largest distance from the root.
func (n *network) diameterFrom(root learn.Tuple, fact string) error {
	return n.exact(fact, "potential", func(*learn.Term) ([]theorem.Object, error) {
		distance, far, err := n.potential(root)
		return append(distance, line("far", far)), err
	}, func(m *theorem.Lemma) {
		n.say("distance from %s: %s, at most %s, at %s", root, m.Objects[0].Text, m.Value, m.Objects[2].Text)
	})
}

// potential finds the distance from a root, as its own bounds, and a vertex at the largest one.
func (n *network) potential(root learn.Tuple) (distance []theorem.Object, far learn.Tuple, err error) {
	t, err := n.distance(root)
	if err != nil {
		return nil, nil, err
	}
	far, err = n.learn.Farthest(n.ctx, root)
	return []theorem.Object{line("upper", t), line("lower", t)}, far, err
}

// diameterOfRoots finds the largest distance from vertices that automorphisms take to all others.
func (n *network) diameterOfRoots(o *learn.Orbits) error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		value, err := n.value("diameter")
		if err != nil {
			return nil, err
		}
		upper, err := n.uppers(roots(o))
		if err != nil {
			return nil, err
		}
		far, err := n.farOf(o)
		if err != nil { // from no root is it as far in all members
			return lemma("diameter", "<=", value, "potential", upper...), nil
		}
		return lemma("diameter", "==", value, "potential", append(upper, far...)...), nil
	}, func(m *theorem.Lemma) {
		for i, r := range o.Roots {
			n.say("distance from %s: %s", r.To, m.Objects[i].Text)
		}
		n.say("at most %s", m.Value)
	})
}

// farOf finds a root with a vertex at the largest distance.
func (n *network) farOf(o *learn.Orbits) ([]theorem.Object, error) {
	of := once(learn.Fact("diameter"))
	var last error
	for _, r := range o.Roots {
		_, last = n.learn.Vertex(n.ctx, func(net *family.Member, params []int64, v uint32) bool {
			d, ok := of(net, params)
			if !ok {
				return true // too large to be looked at
			}
			root, is := vertexOf(net, params, r.To)
			return is && learn.Distances(net, root)[v] == d
		})
		if last == nil {
			return n.longest(r.To)
		}
	}
	return nil, last
}

// longest are the source of the lower term, that term, which is the distance from it, and the vertex
// where that is largest.
func (n *network) longest(source learn.Tuple) ([]theorem.Object, error) {
	lower, err := n.distance(source)
	if err != nil {
		return nil, err
	}
	far, err := n.learn.Farthest(n.ctx, source)
	return []theorem.Object{line("source", source), line("lower", lower), line("far", far)}, err
}

// label is the label of a vertex with some coordinates.
func label(at []int64) string {
	text := strings.ReplaceAll(strings.Trim(fmt.Sprint(at), "[]"), " ", ",")
	if len(at) > 1 {
		text = "(" + text + ")"
	}
	return text
}

// vertexOf is the vertex of a member that a tuple is, if it is one.
func vertexOf(net *family.Member, params []int64, t learn.Tuple) (uint32, bool) {
	values, ok := t.Values(params)
	v, err := net.Vertex(label(values))
	return v, ok && err == nil
}

// orbits finds automorphisms that take a few vertices to all others.
func (n *network) orbits() (*learn.Orbits, error) {
	var found *learn.Orbits
	err := n.add(n.learn, func() (*theorem.Lemma, error) {
		o, err := n.learn.Orbits(n.ctx)
		if err != nil {
			return nil, err
		}
		found = o
		m := lemma("vertex_orbits", "<=", len(o.Roots), "maps", line("to", strings.Join(o.Target, " ")))
		for _, r := range o.Roots {
			m.Objects = append(m.Objects, line("root", r))
		}
		m.Objects = append(m.Objects, line("image", o.Map), line("inverse", o.Inverse))
		return m, nil
	}, func(m *theorem.Lemma) {
		n.say("automorphisms to (%s): %s, from %d vertices", strings.ReplaceAll(m.Objects[0].Text, " ", ", "), found.Map, len(found.Roots))
	})
	return found, err
}

// located finds the vertex that has a number, which the claim gives.
func (n *network) located(number *language.Node) (learn.Tuple, error) {
	return n.learn.Vertex(n.ctx, func(_ *family.Member, params []int64, v uint32) bool {
		x, ok := whole(number, n.valuesOf(params))
		return ok && x == int64(v)
	})
}

// numbers are the lines of the sums that number the vertices.
func (n *network) numbers() ([]theorem.Object, error) {
	all, err := n.learn.Totals(n.ctx, func(*family.Member, []int64, uint32) int64 { return 1 })
	if err == nil && all.Factor > 1 {
		err = none("the sums that number its vertices have fractions")
	}
	if err != nil {
		return nil, err
	}
	lines, _ := sums(all)
	return lines, nil
}

// far finds how far it is from a vertex to another, or to the furthest.
func (n *network) far(w fact) error {
	if err := n.lemma("connected"); err != nil {
		return err
	}
	var ends []learn.Tuple
	for _, number := range w.args {
		t, err := n.located(number)
		if err != nil {
			return err
		}
		ends = append(ends, t)
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		value, err := n.learn.Value(n.ctx, func(net *family.Member, params []int64) (int64, bool) {
			var at []uint32
			for _, t := range ends {
				v, is := vertexOf(net, params, t)
				if !is {
					return 0, false
				}
				at = append(at, v)
			}
			d := learn.Distances(net, at[0])
			if len(at) > 1 {
				return d[at[1]], true
			}
			return slices.Max(d), true
		})
		if err != nil {
			return nil, err
		}
		lines, err := n.numbers()
		if err != nil {
			return nil, err
		}
		distance, to, err := n.potential(ends[0])
		if len(ends) > 1 {
			to = ends[1]
		}
		return lemma(w.String(), "==", value, "potential", slices.Concat(lines, []theorem.Object{line("source", ends[0])}, distance, []theorem.Object{line("far", to)})...), err
	}, func(m *theorem.Lemma) { n.say("%s: %s", m.Fact, m.Value) })
}

// diameterOfPairs finds the diameter by the distance of any two vertices: the lower term is that
// from one end of a longest way.
func (n *network) diameterOfPairs() error {
	value, err := n.value("diameter")
	if err != nil {
		return err
	}
	of := once(learn.Fact("diameter"))
	end, err := n.learn.Vertex(n.ctx, func(net *family.Member, params []int64, v uint32) bool {
		d, ok := of(net, params)
		return !ok || slices.Max(learn.Distances(net, v)) == d // or it is too large to be looked at
	})
	if err != nil {
		return err
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		t, err := n.learn.Pairs(n.ctx)
		if err != nil {
			return nil, err
		}
		far, err := n.longest(end)
		return lemma("diameter", "==", value, "potential", append([]theorem.Object{line("from", strings.Join(t.Source, " ")), line("upper", t)}, far...)...), err
	}, func(m *theorem.Lemma) {
		n.say("distance from (%s): %s, at most %s, from %s to %s", strings.ReplaceAll(m.Objects[0].Text, " ", ", "), m.Objects[1].Text, value, end, m.Objects[4].Text)
	})
}

// once is a number of members that is computed once for each.
func once(of func(*family.Member, []int64) (int64, bool)) func(*family.Member, []int64) (int64, bool) {
	type answer struct {
		x  int64
		ok bool
	}
	known := make(map[*family.Member]answer)
	return func(net *family.Member, params []int64) (int64, bool) {
		a, found := known[net]
		if !found {
			a.x, a.ok = of(net, params)
			known[net] = a
		}
		return a.x, a.ok
	}
}

// connected finds a term that descends to the root.
func (n *network) connected() error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		upper, err := n.uppers([]learn.Tuple{n.root})
		return lemma("connected", "==", true, "potential", upper...), err
	}, nil)
}
