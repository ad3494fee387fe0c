package parametric

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/theorem"
	"topocert/solver/distance"
	"topocert/solver/learn"
)

// value returns a term for a fact of the members.
func (n *network) value(fact string) (*learn.Term, error) {
	t, err := n.learn.Value(n.ctx, learn.Fact(fact))
	if err != nil {
		return nil, fmt.Errorf("its value: %w", err)
	}
	return t, nil
}

// degree finds the smallest and the largest degree.
func (n *network) degree() error {
	for _, fact := range []string{"min_degree", "max_degree"} {
		if err := n.exact(fact, "neighbors", func(*learn.Term) ([]theorem.Object, error) {
			of := once(learn.Fact(fact))
			at, err := n.learn.Vertex(n.ctx, func(net *family.Member, params []int64, v uint32) bool {
				d, ok := of(net, params)
				return ok && int64(len(net.Neighbors(v))) == d
			})
			return []theorem.Object{line("at", at)}, err
		}, nil); err != nil {
			return err
		}
	}
	return nil
}

// transitive finds automorphisms that take one vertex to all others; or, where the members have
// vertices of different degrees or eccentricities, that there are none.
func (n *network) transitive() error {
	why := n.add(n.learn, func() (*theorem.Lemma, error) {
		m, err := n.learn.Maps(n.ctx, n.root)
		if err != nil {
			return nil, err
		}
		return moved("vertex_transitive", m), nil
	}, func(m *theorem.Lemma) {
		n.say("automorphism from %s to (%s): %s", n.root, strings.ReplaceAll(m.Objects[0].Text, " ", ", "), m.Objects[1].Text)
	})
	if why == nil || !n.wants("vertex_transitive") {
		return why
	}
	if n.lemma("min_degree") == nil && n.state("vertex_transitive", "==", false, "degrees") == nil {
		return nil
	}
	return why
}

// bipartite finds a colour for the members that are bipartite, and an odd closed walk in the
// others.
func (n *network) bipartite() error {
	two, err := n.learn.Value(n.ctx, func(net *family.Member, _ []int64) (int64, bool) {
		colour, _ := distance.TwoColouring(learn.Graph(net))
		return learn.Truth(colour != nil), true
	})
	if err != nil {
		return fmt.Errorf("for which parameters: %w", err)
	}
	for truth, found := range []func(cond string, f *learn.Family) error{n.oddWalk, n.colour} {
		truth := int64(truth)
		is := func(params []int64) bool {
			x, ok := two.Value(params)
			return ok && x == truth
		}
		cond := fmt.Sprintf("%s == %d", two, truth)
		switch two.String() {
		case fmt.Sprint(truth):
			cond = ""
		case fmt.Sprint(1 - truth):
			continue
		}
		f, err := n.where(cond, is)
		if err == nil {
			err = found(cond, f)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (n *network) colour(cond string, f *learn.Family) error {
	return n.add(f, func() (*theorem.Lemma, error) {
		c, err := f.Colour(n.ctx, 2)
		return under(cond, lemma("bipartite", "==", true, "colour", line("colour", c))), err
	}, func(m *theorem.Lemma) { n.say("colour%s: %s", where(cond), m.Objects[0].Text) })
}

// under is a lemma under a condition.
func under(cond string, m *theorem.Lemma) *theorem.Lemma {
	m.If = cond
	return m
}

func where(cond string) string {
	if cond == "" {
		return ""
	}
	return " if " + cond
}

func (n *network) oddWalk(cond string, f *learn.Family) error {
	return n.add(f, func() (*theorem.Lemma, error) {
		w, err := f.OddWalk(n.ctx)
		if err != nil {
			return nil, err
		}
		return under(cond, lemma("bipartite", "==", false, "odd-walk", walk(w)...)), nil
	}, func(m *theorem.Lemma) { n.say("closed walk of odd length%s: %s", where(cond), m.Objects[0].Text) })
}

// walk are the lines of a closed walk.
func walk(w *learn.Walk) []theorem.Object {
	lines := []theorem.Object{line("length", w.Length), line("step", w.Step)}
	for _, c := range w.At {
		lines = append(lines, line("walk", c))
	}
	return lines
}

// girth finds the girth: a cycle, and that there is none that is shorter.
func (n *network) girth() error {
	value, err := n.value("girth")
	if err != nil {
		return err
	}
	length, err := strconv.Atoi(value.String())
	if err != nil {
		more := errors.Join(n.needs("order", "connected", "max_degree"), n.state("girth", ">=", value.String(), "degree"))
		return n.oneOf(errors.Join(n.needs("hamiltonian"), n.state("girth", "<=", value.String(), "hamiltonian")), more)
	}
	if err := n.needs("vertex_transitive"); err != nil && n.ctx.Err() != nil {
		return err
	}
	if err := n.add(n.learn, func() (*theorem.Lemma, error) {
		w, err := n.learn.Cycle(n.ctx, length)
		if err != nil {
			return nil, err
		}
		return lemma("girth", "<=", value, "cycle", walk(w)...), nil
	}, nil); err != nil {
		return err
	}
	if err = n.state("girth", ">=", value, "walks"); err == nil {
		n.say("girth %s", value)
	}
	return err
}

// hamiltonian finds a Hamiltonian cycle: the next vertex of each, and its position.
func (n *network) hamiltonian() error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		c, err := n.learn.Hamiltonian(n.ctx)
		if err != nil {
			return nil, err
		}
		m := lemma("hamiltonian", "==", true, "next")
		for _, next := range c.Next {
			m.Objects = append(m.Objects, line("next", next))
		}
		m.Objects = append(m.Objects, line("position", c.Position))
		return m, nil
	}, func(m *theorem.Lemma) {
		for _, o := range m.Objects[:len(m.Objects)-1] {
			n.say("next on a Hamiltonian cycle: %s", o.Text)
		}
	})
}

// chromaticNumber finds colours, and why there are no fewer: a link, an odd closed walk.
func (n *network) chromaticNumber() error {
	lemmas := slices.Clone(n.part.Lemmas)
	for _, b := range lemmas {
		if b.Fact != "bipartite" {
			continue
		}
		f := n.learn
		if b.If != "" {
			f = n.under[b.If]
		}
		k := map[string]int64{"true": 2, "false": 3}[b.Value]
		least := under(b.If, lemma("chromatic_number", ">=", k, "bipartite"))
		if k == 2 {
			least.Objects = []theorem.Object{line("at", n.root)}
		}
		if err := n.add(f, func() (*theorem.Lemma, error) { return least, nil }, nil); err != nil {
			return err
		}
		if err := n.add(f, func() (*theorem.Lemma, error) {
			c, err := f.Colour(n.ctx, k)
			return under(b.If, lemma("chromatic_number", "<=", k, "colours", line("colour", c))), err
		}, func(m *theorem.Lemma) { n.say("%d colours%s: %s", k, where(b.If), m.Objects[0].Text) }); err != nil {
			return err
		}
	}
	return nil
}

// edgeChromatic finds colours of the links, as few as the claim says, and that there are no fewer than links at a
// vertex.
func (n *network) edgeChromatic() error {
	why := none("the claim has no number of colours")
	if k, err := strconv.ParseInt(fmt.Sprint(n.claimed("edge_chromatic_number", "<=")), 10, 8); err == nil {
		why = n.add(n.learn, func() (*theorem.Lemma, error) {
			c, link, err := n.learn.EdgeColours(n.ctx, k)
			return lemma("edge_chromatic_number", "<=", k, "colours", line("link", link), line("colour", c)), err
		}, func(m *theorem.Lemma) { n.say("%d colours of the links: %s", k, m.Objects[1].Text) })
	}
	return n.oneOf(why, n.follows("edge_chromatic_number"))
}
