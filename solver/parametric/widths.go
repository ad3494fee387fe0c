package parametric

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/theorem"
	"topocert/solver/learn"
)

// bisection finds bounds on the bisection width: cuts in the middle of each coordinate, and from
// below the counting of steps in a Cayley network.
func (n *network) bisection() error {
	var why error
	for i := range n.coords() {
		if err := n.halved(i); err != nil {
			why = err
		}
	}
	if err := n.counted(); err != nil {
		why = err
	}
	if !slices.ContainsFunc(n.part.Lemmas, func(m *theorem.Lemma) bool { return m.Fact == "bisection" }) {
		return why
	}
	if why != nil { // one bound may be enough
		n.missed = append(n.missed, why)
	}
	return nil
}

// halved finds the cut in the middle of a coordinate of which all members have an even number of
// values.
func (n *network) halved(i int) error {
	for _, next := range n.def.Body.Next {
		if len(next.For) > 0 {
			return none("links over the middle of %s: a neighbour is for each value of a variable", n.coords()[i])
		}
	}
	side, x := n.learn.Side(i), n.coords()[i]
	half := func(net *family.Member, params []int64, v uint32) bool {
		s, _ := side.Value(slices.Concat(params, net.Coordinates(v)[:i]))
		return 2*net.Coordinates(v)[i] < s
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		set, err := n.learn.Totals(n.ctx, func(net *family.Member, params []int64, v uint32) int64 {
			return learn.Truth(half(net, params, v))
		})
		if err != nil {
			return nil, err
		}
		list := []*learn.Totals{set}
		var cut []string
		for k := range n.def.Body.Next {
			t, err := n.learn.Totals(n.ctx, func(net *family.Member, params []int64, v uint32) int64 {
				w, is := n.learn.Given(k, params, v)
				return learn.Truth(is && half(net, params, v) != half(net, params, w))
			})
			if err != nil {
				return nil, err
			}
			list = append(list, t)
			cut = append(cut, "("+t.Whole.String()+")")
		}
		lines, factor := sums(list...)
		if factor != 1 {
			return nil, none("the sums of the cut in the middle of %s have fractions", x)
		}
		half := line("side", fmt.Sprintf("2*%s < %s", x, side))
		return lemma("bisection", "<=", strings.Join(cut, " + "), "cut", append([]theorem.Object{half}, lines...)...), nil
	}, func(m *theorem.Lemma) { n.say("a cut where %s, of %s links", m.Objects[0].Text, m.Value) })
}

// counted finds lower bounds by the steps along each neighbour: for parameters for which those of
// one are the most.
func (n *network) counted() error {
	if err := n.needs("vertex_transitive"); err != nil {
		return err
	}
	steps, err := n.learn.Steps(n.ctx, n.root)
	if err != nil {
		return err
	}
	var objects, lines []theorem.Object
	var list []*learn.Totals
	var most []string
	var ends []int64 // how often each neighbour gives its links
	for k, t := range steps {
		sum, err := n.learn.Totals(n.ctx, learn.Valued(t))
		if err != nil {
			return err
		}
		_, twice, err := n.learn.Links(n.ctx, k)
		if err != nil {
			return err
		}
		if sum.Total == nil {
			return none("the sum of the steps along neighbour %d has fractions", k+1)
		}
		list, lines, objects = append(list, sum), append(lines, links(twice)), append(objects, line("steps", t))
		ends, most = append(ends, 1+learn.Truth(twice)), append(most, map[bool]string{true: "2*(" + sum.Total.String() + ")", false: sum.Total.String()}[twice])
	}
	total := func(j int, params []int64) int64 {
		x, _ := list[j].Total.Value(params)
		return ends[j] * x
	}
	more, factor := sums(list...)
	objects = append(append(lines, objects...), line("factor", factor))
	some := false
	for k := range steps {
		if wrong := n.countedBy(k, most, total, objects, more); wrong != nil {
			err = wrong
		} else {
			some = true
		}
	}
	if some {
		return nil
	}
	return err
}

// countedBy is counted where the steps along neighbour k are the most.
func (n *network) countedBy(k int, most []string, total func(j int, params []int64) int64, objects, lines []theorem.Object) error {
	var conds []string
	for j := range most {
		if j != k {
			conds = append(conds, fmt.Sprintf("%s >= %s", most[k], most[j]))
		}
	}
	cond := strings.Join(conds, " && ")
	f, err := n.where(cond, func(params []int64) bool {
		for j := range most {
			if total(j, params) > total(k, params) {
				return false
			}
		}
		return true
	})
	if err != nil {
		return err
	}
	return n.add(f, func() (*theorem.Lemma, error) {
		value, err := f.Value(n.ctx, func(net *family.Member, params []int64) (int64, bool) {
			half, w := int64(net.Order())*int64(net.Order())/2, total(k, params)
			if w <= 0 {
				return 0, false
			}
			return (half-1)/w + 1, true
		})
		if err != nil {
			return nil, err
		}
		return under(cond, lemma("bisection", ">=", value, "counting", slices.Concat(objects, []theorem.Object{line("most", most[k])}, lines)...)), nil
	}, func(m *theorem.Lemma) { n.say("every cut has %s links at least%s", m.Value, where(cond)) })
}
