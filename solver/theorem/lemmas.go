package theorem

import (
	"errors"
	"fmt"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/theorem"
	"topocert/solver/learn"
)

// value returns a term for a fact of the members.
func (n *network) value(f *learn.Family, fact string) (*learn.Term, error) {
	t, err := f.Value(n.ctx, learn.Fact(fact))
	if err != nil {
		return nil, fmt.Errorf("its value: %w", err)
	}
	return t, nil
}

// degree finds the smallest and the largest degree.
func (n *network) degree() error {
	for _, fact := range []string{"min_degree", "max_degree"} {
		if err := n.add(n.learn, func() (*theorem.Lemma, error) {
			t, err := n.value(n.learn, fact)
			if err != nil {
				return nil, err
			}
			of := learn.Fact(fact)
			at, err := n.learn.Vertex(n.ctx, func(net *family.Member, params []int64, v uint32) bool {
				d, ok := of(net, params)
				return ok && int64(len(net.Neighbors(v))) == d
			})
			if err != nil {
				return nil, err
			}
			return &theorem.Lemma{Fact: fact, Relation: "==", Value: t.String(), By: "neighbors", Objects: []theorem.Object{{Keyword: "at", Text: at.String()}}}, nil
		}, nil); err != nil {
			return err
		}
	}
	return nil
}

func (n *network) transitive() error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		m, err := n.learn.Maps(n.ctx, n.root)
		if err != nil {
			return nil, err
		}
		return &theorem.Lemma{Fact: "vertex_transitive", Relation: "==", Value: "true", By: "maps", Objects: []theorem.Object{
			{Keyword: "to", Text: strings.Join(m.Target, " ")},
			{Keyword: "image", Text: m.Map.String()},
			{Keyword: "inverse", Text: m.Inverse.String()},
		}}, nil
	}, func(m *theorem.Lemma) {
		n.say("automorphism from %s to (%s): %s", n.root, strings.ReplaceAll(m.Objects[0].Text, " ", ", "), m.Objects[1].Text)
	})
}

// bipartite finds a colour for the members that are bipartite, and an odd closed walk in the
// others.
func (n *network) bipartite() error {
	two, err := n.learn.Value(n.ctx, func(net *family.Member, _ []int64) (int64, bool) { return isBipartite(net), true })
	if err != nil {
		return fmt.Errorf("for which parameters: %w", err)
	}
	for truth, found := range map[int64]func(cond string, f *learn.Family) error{1: n.colour, 0: n.oddWalk} {
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
		if err != nil {
			return nil, err
		}
		return &theorem.Lemma{Fact: "bipartite", Relation: "==", Value: "true", If: cond, By: "colour", Objects: []theorem.Object{{Keyword: "colour", Text: c.String()}}}, nil
	}, func(m *theorem.Lemma) { n.say("colour%s: %s", where(cond), m.Objects[0].Text) })
}

func where(cond string) string {
	if cond == "" {
		return ""
	}
	return " if " + cond
}

func (n *network) oddWalk(cond string, f *learn.Family) error {
	return errors.New("an odd closed walk: to be written")
}

// isBipartite is 1 for a network whose vertices have two colours, else 0.
func isBipartite(net *family.Member) int64 {
	colour := make([]int, net.Order())
	for v := range uint32(net.Order()) {
		if colour[v] != 0 {
			continue
		}
		colour[v] = 1
		for queue := []uint32{v}; len(queue) > 0; queue = queue[1:] {
			for _, u := range net.Neighbors(queue[0]) {
				switch colour[u] {
				case 0:
					colour[u] = -colour[queue[0]]
					queue = append(queue, u)
				case colour[queue[0]]:
					return 0
				}
			}
		}
	}
	return 1
}

func (n *network) hamiltonian() error { return errors.New("to be written") }
