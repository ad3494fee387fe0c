package theorem

import (
	"fmt"

	"topocert/certificates/family"
	"topocert/certificates/theorem"
	"topocert/solver/learn"
)

// order finds the order: the product of the ranges' widths, or a running sum.
func (n *network) order() error {
	why := n.add(n.learn, func() (*theorem.Lemma, error) {
		t, err := n.value(n.learn, "order")
		if err != nil {
			return nil, err
		}
		return &theorem.Lemma{Fact: "order", Relation: "==", Value: t.String(), By: "product"}, nil
	}, nil)
	if why == nil {
		return nil
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		t, err := n.learn.Totals(n.ctx, func(*family.Member, []int64, uint32) int64 { return 1 })
		if err != nil {
			return nil, err
		}
		value, factor := t.Whole, t.Factor
		if v, err := n.value(n.learn, "order"); err == nil && factor == 1 {
			value = v
		}
		return summed("order", value, factor, sums([]*learn.Totals{t}, factor)), nil
	}, nil)
}

// summed is a lemma by running sums, times a factor.
func summed(fact string, value *learn.Term, factor int64, objects []theorem.Object) *theorem.Lemma {
	m := &theorem.Lemma{Fact: fact, Relation: "==", Value: value.String(), By: "sums", Objects: objects}
	if factor > 1 {
		m.Times = factor
	}
	return m
}

// sums are the lines of running sums, all times a factor that those of each divide.
func sums(list []*learn.Totals, factor int64) []theorem.Object {
	var lines []theorem.Object
	for _, t := range list {
		for _, s := range t.Sums {
			text := s.String()
			if times := factor / t.Factor; times > 1 {
				text = fmt.Sprintf("%d*(%s)", times, text)
			}
			lines = append(lines, theorem.Object{Keyword: "sum", Text: text})
		}
	}
	return lines
}

// size finds the size: by the degree where all have the same, or else by running sums of links.
func (n *network) size() error {
	why := n.lemma("order")
	if why == nil {
		why = n.lemma("min_degree")
	}
	if why == nil {
		why = n.add(n.learn, func() (*theorem.Lemma, error) {
			t, err := n.value(n.learn, "size")
			if err != nil {
				return nil, err
			}
			return &theorem.Lemma{Fact: "size", Relation: "==", Value: t.String(), By: "degrees"}, nil
		}, nil)
	}
	if why == nil {
		return nil
	}
	err := n.add(n.learn, func() (*theorem.Lemma, error) {
		var list []*learn.Totals
		var lines []theorem.Object
		factor := int64(1)
		for i := range n.def.Body.Next {
			t, twice, err := n.learn.Links(n.ctx, i)
			if err != nil {
				return nil, err
			}
			list = append(list, t)
			lines = append(lines, theorem.Object{Keyword: "links", Text: map[bool]string{true: "twice", false: "once"}[twice]})
			factor = max(factor, t.Factor) // 1 or, mostly, one of 2
			if factor%t.Factor != 0 {
				factor *= t.Factor
			}
		}
		value, err := n.value(n.learn, "size")
		if err != nil {
			return nil, err
		}
		m := summed("size", value, factor, append(lines, sums(list, factor)...))
		if factor > 1 {
			m.Value = fmt.Sprintf("%d*(%s)", factor, value)
		}
		return m, nil
	}, nil)
	if err != nil {
		return fmt.Errorf("%w; and %w", why, err)
	}
	return nil
}

// distanceSum finds the sum of all distances: of a vertex-transitive network, the running sum of
// those from its vertex, as often as the order says.
func (n *network) distanceSum() error {
	if err := n.lemma("order"); err != nil {
		return err
	}
	if err := n.symmetric(); err != nil {
		return err
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		d, err := n.learn.Distance(n.ctx, n.root)
		if err != nil {
			return nil, err
		}
		t, err := n.learn.Totals(n.ctx, func(net *family.Member, params []int64, v uint32) int64 {
			x, _ := d.Value(append(append([]int64{}, params...), net.Coordinates(v)...))
			return x
		})
		if err != nil {
			return nil, err
		}
		order, err := n.value(n.learn, "order")
		if err != nil {
			return nil, err
		}
		m := summed("distance_sum", t.Whole, t.Factor, append([]theorem.Object{{Keyword: "distance", Text: d.String()}, {Keyword: "each", Text: t.Whole.String()}}, sums([]*learn.Totals{t}, t.Factor)...))
		m.Value = fmt.Sprintf("(%s)*(%s)", order, t.Whole)
		return m, nil
	}, func(m *theorem.Lemma) {
		n.say("distance from %s: %s; %d times the sum of all distances: %s", n.root, m.Objects[0].Text, max(m.Times, 1), m.Value)
	})
}
