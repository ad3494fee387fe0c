package parametric

import (
	"fmt"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/solver/learn"
)

// order finds the order: the product of the ranges' widths, or a running sum.
func (n *network) order() error {
	why := n.exact("order", "product", nil, nil)
	if why == nil {
		return nil
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		t, err := n.learn.Totals(n.ctx, func(*family.Member, []int64, uint32) int64 { return 1 })
		if err != nil {
			return nil, err
		}
		value := t.Whole
		if v, err := n.value("order"); err == nil && t.Factor == 1 {
			value = v
		}
		lines, factor := sums(t)
		return summed("order", value, factor, lines...), nil
	}, nil)
}

// summed is a lemma by running sums, times a factor.
func summed(fact string, value any, factor int64, lines ...theorem.Object) *theorem.Lemma {
	m := lemma(fact, "==", value, "sums", lines...)
	if factor > 1 {
		m.Times = factor
	}
	return m
}

// sums are the lines of running sums, all times a factor, the least that those of all divide.
func sums(list ...*learn.Totals) (lines []theorem.Object, factor int64) {
	factor = 1
	for _, t := range list {
		for step := factor; factor%t.Factor != 0; factor += step {
		}
	}
	for _, t := range list {
		for _, s := range t.Sums {
			text := s.String()
			if times := factor / t.Factor; times > 1 {
				text = fmt.Sprintf("%d*(%s)", times, text)
			}
			lines = append(lines, line("sum", text))
		}
	}
	return lines, factor
}

// size finds the size: by the degree where all have the same, or else by running sums of links.
func (n *network) size() error {
	why := n.needs("order", "min_degree")
	if why == nil {
		why = n.exact("size", "degrees", nil, nil)
	}
	if why == nil {
		return nil
	}
	err := n.add(n.learn, func() (*theorem.Lemma, error) {
		var list []*learn.Totals
		var lines []theorem.Object
		for i := range n.def.Body.Next {
			t, twice, err := n.learn.Links(n.ctx, i)
			if err != nil {
				return nil, err
			}
			list, lines = append(list, t), append(lines, links(twice))
		}
		value, err := n.value("size")
		if err != nil {
			return nil, err
		}
		more, factor := sums(list...)
		m := summed("size", value, factor, append(lines, more...)...)
		if factor > 1 {
			m.Value = fmt.Sprintf("%d*(%s)", factor, value)
		}
		if len(list) == 1 && m.Objects[0].Text == "once" { // what is added, without a quotient
			m.Value = list[0].Whole.String()
		}
		return m, nil
	}, nil)
	if err != nil {
		return fmt.Errorf("%w; and %w", why, err)
	}
	return nil
}

// links is the line that tells whether a neighbour gives its links from both ends.
func links(twice bool) theorem.Object {
	return line("links", map[bool]string{true: "twice", false: "once"}[twice])
}

// distanceSum finds the sum of all distances: of a vertex-transitive network, the running sum of
// those from its vertex, as often as the order says; of others of those between any two.
func (n *network) distanceSum() error {
	if n.needs("vertex_transitive") != nil {
		return n.pairSum(fact{Name: "distance_sum"}, "distance", nil, nil)
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		d, err := n.distance(n.root)
		if err != nil {
			return nil, err
		}
		t, err := n.learn.Sums(n.ctx, d)
		if err != nil {
			return nil, err
		}
		order, err := n.value("order")
		if err != nil {
			return nil, err
		}
		lines, factor := sums(t)
		return summed("distance_sum", learn.Product(order, t.Whole), factor,
			append([]theorem.Object{line("distance", d), line("each", t.Whole)}, lines...)...), nil
	}, func(m *theorem.Lemma) {
		n.say("distance from %s: %s; %d times the sum of all distances: %s", n.root, m.Objects[0].Text, max(m.Times, 1), m.Value)
	})
}

// pairSum finds the sum of a number over all two vertices: of distances, or of a router's hops.
func (n *network) pairSum(w fact, keyword string, of func(*family.Member, uint32) []int64, d *words.Definition) error {
	what := ""
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		p, err := n.learn.PairsOf(n.ctx, d, of)
		if err != nil {
			return nil, err
		}
		source, target := p.Source, n.coords()
		objects := []theorem.Object{line("from", strings.Join(source, " ")), line(keyword, p)}
		if d != nil {
			source, target = d.Body.Route.From, d.Body.Route.To
			objects = []theorem.Object{line(keyword, p.Text(n.renamed(d)))}
		}
		t, err := n.learn.PairSums(n.ctx, p, source, target)
		if err != nil {
			return nil, err
		}
		lines, factor := sums(t)
		what = objects[len(objects)-1].Text
		return summed(w.String(), t.Whole, factor, append(objects, lines...)...), nil
	}, func(m *theorem.Lemma) {
		n.say("%s of two vertices: %s; %d times their sum: %s", keyword, what, max(m.Times, 1), m.Value)
	})
}

// farFrom finds the sum of the distances from a vertex, or how many are at one.
func (n *network) farFrom(w fact) error {
	source, err := n.located(w.args[0])
	if err != nil {
		return err
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		numbers, err := n.numbers()
		if err != nil {
			return nil, err
		}
		d, err := n.distance(source)
		if err != nil {
			return nil, err
		}
		objects := append(numbers, line("source", source), line("distance", d))
		sum := func() (*learn.Totals, error) { return n.learn.Sums(n.ctx, d) }
		if len(w.args) > 1 {
			depth := n.inParameters(w.args[1])
			objects = append(objects, line("depth", depth))
			sum = func() (*learn.Totals, error) { return n.learn.AtDepth(n.ctx, d, depth) }
		}
		t, err := sum()
		if err != nil {
			return nil, err
		}
		lines, factor := sums(t)
		return summed(w.String(), t.Whole, factor, append(objects, lines...)...), nil
	}, func(m *theorem.Lemma) { n.say("%d times %s: %s", max(m.Times, 1), m.Fact, m.Value) })
}

// totalHops finds the sum of the hops of a router of the library.
func (n *network) totalHops(w fact) error {
	d := n.library.Router(w.args[0].Text, n.def.Name, len(n.args))
	if d == nil {
		return none("the router %s is no text", w.args[0])
	}
	return n.pairSum(w, "hops", func(net *family.Member, from uint32) []int64 { return hopsOf(d, net, from) }, d)
}
