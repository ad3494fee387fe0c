package parametric

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/solver/learn"
)

// Limits on the search for landmarks.
const (
	landmarkOrder = 80      // vertices of members in which they are tried
	mostLandmarks = 1 << 16 // sets of them
)

// metricDimension finds as many vertices as the claim says, at corners, in the middle or near these, that tell all others
// apart by distances; and what follows from other facts.
func (n *network) metricDimension() error {
	bound := n.claimed("metric_dimension", "<=")
	if bound == nil {
		return n.follows("metric_dimension")
	}
	return n.oneOf(n.landmarks(bound), n.follows("metric_dimension"))
}

func (n *network) landmarks(bound *language.Node) error {
	count, err := strconv.Atoi(bound.String())
	if err != nil {
		return none("%s vertices that tell all others apart, which is no number of them", bound)
	}
	chosen := n.resolving(count)
	if chosen == nil {
		return none("no %d vertices at corners, in the middle or near these tell all others apart", count)
	}
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		p, err := n.learn.Pairs(n.ctx)
		if err != nil {
			return nil, err
		}
		lines := []theorem.Object{line("from", strings.Join(p.Source, " ")), line("distance", p)}
		for _, v := range chosen {
			lines = append(lines, line("landmark", v))
		}
		return lemma("metric_dimension", "<=", bound, "landmarks", lines...), nil
	}, func(*theorem.Lemma) { n.say("vertices that tell all apart: %s", strings.Join(chosen, ", ")) })
}

// resolving are so many vertices that do so in some members; nil if none do of those that are tried.
func (n *network) resolving(count int) []string {
	members := n.learn.Members(landmarkOrder)
	var texts []string
	far := make(map[string][][]int64) // in each member
	for _, v := range n.places() {
		if list := n.distances(v, members); list != nil {
			texts, far[v] = append(texts, v), list
		}
	}
	apart := func(chosen []string) bool {
		for i, net := range members {
			met := make(map[string]bool)
			for u := range net.Order() {
				var key []int64
				for _, v := range chosen {
					key = append(key, far[v][i][u])
				}
				if met[fmt.Sprint(key)] {
					return false
				}
				met[fmt.Sprint(key)] = true
			}
		}
		return len(members) > 0
	}
	left := mostLandmarks
	var extend func(from int, chosen []string) []string
	extend = func(from int, chosen []string) []string {
		if left--; left < 0 || n.ctx.Err() != nil {
			return nil
		}
		if len(chosen) == count {
			if apart(chosen) {
				return chosen
			}
			return nil
		}
		for i := from; i < len(texts); i++ {
			if found := extend(i+1, append(slices.Clip(chosen), texts[i])); found != nil {
				return found
			}
		}
		return nil
	}
	return extend(0, nil)
}

// places are vertices at corners, in the middle, or near these.
func (n *network) places() []string {
	list := []string{""}
	for _, r := range n.def.Body.Ranges {
		low, high := r.In.Args[0].String(), r.In.Args[1].String()
		from := func(k int) string {
			if low == "0" {
				return strconv.Itoa(k)
			}
			return fmt.Sprintf("%s + %d", low, k)
		}
		half := fmt.Sprintf("floor((%s + %s)/2)", low, high)
		var more []string
		for _, before := range list {
			for _, at := range []string{from(0), from(1), high, high + " - 1", half, half + " + 1", from(2), from(3)} {
				if before != "" {
					at = before + ", " + at
				}
				more = append(more, at)
			}
		}
		list = more
	}
	for i, v := range list {
		list[i] = "(" + v + ")"
	}
	return list
}

// distances are those from a vertex in each member; nil if it is none in one.
func (n *network) distances(vertex string, members []*family.Member) (list [][]int64) {
	x, err := language.Parse(vertex)
	if err != nil {
		return nil
	}
	for _, net := range members {
		var c []int64
		for _, part := range x.Expr.Parts() {
			value, err := n.learn.Function(nil, part)
			if err != nil {
				return nil
			}
			y, has := value(net.Params())
			if !has {
				return nil
			}
			c = append(c, y)
		}
		source := net.Find(c)
		if int(source) >= net.Order() {
			return nil
		}
		list = append(list, learn.Distances(net, source))
	}
	return list
}
