package theorem

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/theorem"
	"topocert/solver/learn"
)

// diameter finds the diameter: of a vertex-transitive network from one vertex, of others by the
// distances of any two.
func (n *network) diameter() error {
	why := n.symmetric()
	if why == nil {
		err := n.diameterFrom(n.root, "diameter")
		if err != nil && n.diameterWithin([]learn.Tuple{n.root}) == nil {
			return nil
		}
		return err
	}
	if o, err := n.orbits(); err == nil {
		err := n.diameterOfRoots(o)
		if err != nil {
			var roots []learn.Tuple
			for _, r := range o.Roots {
				roots = append(roots, r.At)
			}
			if n.diameterWithin(roots) == nil {
				return nil
			}
		}
		return err
	}
	if err := n.diameterOfPairs(); err != nil {
		return fmt.Errorf("%w; and %w", why, err)
	}
	return nil
}

// diameterWithin finds that no distance from some roots is larger than the claim's own bound, for
// members of which the diameter is no term that is known.
func (n *network) diameterWithin(roots []learn.Tuple) error {
	bound := n.claimed("diameter")
	if bound == "" {
		return none("the claim has no bound on the diameter of %s", n.name)
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		m := &theorem.Lemma{Fact: "diameter", Relation: "<=", Value: bound, By: "potential"}
		for _, root := range roots {
			t, err := n.learn.Distance(n.ctx, root)
			if err != nil {
				return nil, err
			}
			m.Objects = append(m.Objects, theorem.Object{Keyword: "upper", Text: t.String()})
		}
		return m, nil
	}, func(m *theorem.Lemma) {
		for i, root := range roots {
			n.say("distance from %s: %s, at most %s", root, m.Objects[i].Text, bound)
		}
	})
}

// radius finds the radius of a vertex-transitive network, which is the diameter.
func (n *network) radius() error {
	if err := n.symmetric(); err != nil {
		return err
	}
	return n.diameterFrom(n.root, "radius")
}

// diameterFrom finds the largest distance from the root.
func (n *network) diameterFrom(root learn.Tuple, fact string) error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		value, err := n.value(n.learn, "diameter")
		if err != nil {
			return nil, err
		}
		upper, lower, far, err := n.between(root, value)
		if err != nil {
			return nil, err
		}
		return &theorem.Lemma{Fact: fact, Relation: "==", Value: value.String(), By: "potential", Objects: []theorem.Object{
			{Keyword: "upper", Text: upper.String()},
			{Keyword: "lower", Text: lower.String()},
			{Keyword: "far", Text: far.String()},
		}}, nil
	}, func(m *theorem.Lemma) {
		n.say("distance from %s: %s, at most %s, at %s", root, m.Objects[0].Text, m.Value, m.Objects[2].Text)
	})
}

// between finds terms between which the distance from a root lies, and a vertex at which the lower
// one is as large as the largest distance: the distance itself, or bounds.
func (n *network) between(root learn.Tuple, largest *learn.Term) (upper, lower *learn.Term, far learn.Tuple, err error) {
	if t, why := n.learn.Distance(n.ctx, root); why == nil {
		far, err = n.learn.Farthest(n.ctx, root)
		return t, t, far, err
	} else if n.ctx.Err() != nil {
		return nil, nil, nil, why
	}
	if lower, far, err = n.learn.Lower(n.ctx, root, largest); err != nil {
		return nil, nil, nil, err
	}
	upper, err = n.learn.Upper(n.ctx, root, largest)
	return upper, lower, far, err
}

// diameterOfRoots finds the largest distance from vertices that automorphisms take to all others.
func (n *network) diameterOfRoots(o *learn.Orbits) error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		value, err := n.value(n.learn, "diameter")
		if err != nil {
			return nil, err
		}
		m := &theorem.Lemma{Fact: "diameter", Relation: "==", Value: value.String(), By: "potential"}
		for _, r := range o.Roots {
			t, err := n.learn.Distance(n.ctx, r.At)
			if err != nil {
				return nil, err
			}
			m.Objects = append(m.Objects, theorem.Object{Keyword: "upper", Text: t.String()})
		}
		if far, err := n.farOf(o); err == nil {
			m.Objects = append(m.Objects, far...)
		} else {
			m.Relation = "<=" // from no root is it as far in all members
		}
		return m, nil
	}, func(m *theorem.Lemma) {
		for i, r := range o.Roots {
			n.say("distance from %s: %s", r.At, m.Objects[i].Text)
		}
		n.say("at most %s", m.Value)
	})
}

// farOf finds a root with a vertex at the largest distance: the source of the lower term, that
// term, and the vertex.
func (n *network) farOf(o *learn.Orbits) ([]theorem.Object, error) {
	of := once(learn.Fact("diameter"))
	var last error
	for _, r := range o.Roots {
		_, err := n.learn.Vertex(n.ctx, func(net *family.Member, params []int64, v uint32) bool {
			d, ok := of(net, params)
			if !ok {
				return true // too large to be looked at
			}
			at, _ := r.At.Values(params)
			root, err := net.Vertex(label(at))
			return err == nil && distances(net, root)[v] == d
		})
		if err != nil {
			last = err
			continue
		}
		lower, err := n.learn.Distance(n.ctx, r.At)
		if err != nil {
			return nil, err
		}
		far, err := n.learn.Farthest(n.ctx, r.At)
		if err != nil {
			return nil, err
		}
		return []theorem.Object{{Keyword: "source", Text: r.At.String()}, {Keyword: "lower", Text: lower.String()}, {Keyword: "far", Text: far.String()}}, nil
	}
	return nil, last
}

// label is the label of a vertex with some coordinates.
func label(at []int64) string {
	text := strings.ReplaceAll(strings.Trim(fmt.Sprint(at), "[]"), " ", ",")
	if len(at) > 1 {
		text = "(" + text + ")"
	}
	return text
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
		m := &theorem.Lemma{Fact: "vertex_orbits", Relation: "<=", Value: fmt.Sprint(len(o.Roots)), By: "maps", Objects: []theorem.Object{{Keyword: "to", Text: strings.Join(o.Target, " ")}}}
		for _, r := range o.Roots {
			m.Objects = append(m.Objects, theorem.Object{Keyword: "root", Text: r.At.String() + " if " + r.If.String()})
		}
		m.Objects = append(m.Objects, theorem.Object{Keyword: "image", Text: o.Map.String()}, theorem.Object{Keyword: "inverse", Text: o.Inverse.String()})
		return m, nil
	}, func(m *theorem.Lemma) {
		n.say("automorphisms to (%s): %s, from %d vertices", strings.ReplaceAll(m.Objects[0].Text, " ", ", "), found.Map, len(found.Roots))
	})
	return found, err
}

// diameterOfPairs finds the diameter by the distance of any two vertices: the lower term is that
// from one end of a longest way.
func (n *network) diameterOfPairs() error {
	value, err := n.value(n.learn, "diameter")
	if err != nil {
		return err
	}
	of := once(learn.Fact("diameter"))
	end, err := n.learn.Vertex(n.ctx, func(net *family.Member, params []int64, v uint32) bool {
		d, ok := of(net, params)
		return !ok || slices.Max(distances(net, v)) == d // or it is too large to be looked at
	})
	if err != nil {
		return err
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		t, err := n.learn.Pairs(n.ctx)
		if err != nil {
			return nil, err
		}
		lower, err := n.learn.Distance(n.ctx, end)
		if err != nil {
			return nil, err
		}
		far, err := n.learn.Farthest(n.ctx, end)
		if err != nil {
			return nil, err
		}
		return &theorem.Lemma{Fact: "diameter", Relation: "==", Value: value.String(), By: "potential", Objects: []theorem.Object{
			{Keyword: "from", Text: strings.Join(t.Source, " ")},
			{Keyword: "upper", Text: t.String()},
			{Keyword: "source", Text: end.String()},
			{Keyword: "lower", Text: lower.String()},
			{Keyword: "far", Text: far.String()},
		}}, nil
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

// distances are those from a vertex; -1 where no path leads.
func distances(net *family.Member, from uint32) []int64 {
	list := make([]int64, net.Order())
	for i := range list {
		list[i] = -1
	}
	list[from] = 0
	for queue := []uint32{from}; len(queue) > 0; queue = queue[1:] {
		for _, u := range net.Neighbors(queue[0]) {
			if list[u] < 0 {
				list[u] = list[queue[0]] + 1
				queue = append(queue, u)
			}
		}
	}
	return list
}

// connected finds a term that descends to the root.
func (n *network) connected() error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		t, err := n.learn.Distance(n.ctx, n.root)
		if err != nil {
			return nil, err
		}
		return &theorem.Lemma{Fact: "connected", Relation: "==", Value: "true", By: "potential", Objects: []theorem.Object{{Keyword: "upper", Text: t.String()}}}, nil
	}, nil)
}
