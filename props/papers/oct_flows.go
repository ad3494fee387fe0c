package papers

import (
	"fmt"
	"slices"

	"topocert/props"
	"topocert/topology"
)

// flows compares the smallest possible loads of the most loaded link in OCT(k,m) and in a rival with
// as many nodes, when every two nodes exchange one unit, however routed. The arguments are the rival
// and a condition on x, the load in OCT(k,m), and y, that in the rival. A cut of w links into halves
// is crossed by N²/4 units, so that one of its links carries N²/4w; and shortestLoad gives a routing
// that loads no link more.
func flows(t *props.Case, c props.Call) {
	nets := []*props.Net{oct(t, c.Value("k"), c.Value("m")), t.Net("%s", c.Text(c.Args[0]))}
	var loads []int
	n := t.Int("order", nets[0])
	for _, net := range nets {
		t.Want(t.Int("order", net) == n, "%s has %d nodes, %s has %d", nets[0].Name(), n, net.Name(), t.Int("order", net))
		load, cut := shortestLoad(t, net), t.Int("bisection", net)
		if 4*cut*load != n*n {
			t.Check(fmt.Errorf("%s: a routing with load %d, and a cut that asks for %d/%d", net.Name(), load, n*n, 4*cut))
		}
		loads = append(loads, load)
	}
	t.Want(c.Condition(c.Args[1], "x", "y")(loads...), "when every two nodes exchange one unit, %d units cross a cut of %d links in %s, so that one of them carries %d; in %s they can be routed so that no link carries more than %d",
		n*n/4, t.Int("bisection", nets[0]), nets[0].Name(), loads[0], nets[1].Name(), loads[1])
}

// shortestLoad returns the load of the most loaded link when every node s sends
// half a unit to every other: to s+v along a shortest way from 0 to v, moved by s.
// The moved ways use a link from u to u+g as often as those from 0 use the step g
// anywhere; so its two directions together carry half of what the steps g and −g
// are used.
func shortestLoad(t *props.Case, net *props.Net) int {
	steps := net.Neighbors(0)
	for u := range uint32(net.Order()) {
		var moved []uint32
		for _, g := range steps {
			moved = append(moved, sum(net, u, g))
		}
		if slices.Sort(moved); !slices.Equal(moved, net.Neighbors(u)) {
			t.Check(fmt.Errorf("the neighbours of %s in %s are not those of 0, moved", net.Label(u), net.Name()))
		}
	}
	level := t.Levels(net, 0)
	back, step := make([]uint32, len(level)), make([]int, len(level)) // one step towards 0
	for v := range level[1:] {
		v := uint32(v + 1)
		step[v] = slices.IndexFunc(steps, func(g uint32) bool { return level[sum(net, v, g)] < level[v] })
		back[v] = sum(net, v, steps[step[v]])
	}
	uses := make([]int, len(steps)) // of −g for each step g, as the ways are gone back
	for v := range level {
		for at := uint32(v); at != 0; at = back[at] {
			uses[step[at]]++
		}
	}
	most := 0
	for i, g := range steps {
		opposite := slices.IndexFunc(steps, func(h uint32) bool { return sum(net, g, h) == 0 })
		most = max(most, uses[i]+uses[opposite])
	}
	if most%2 == 1 {
		t.Check(fmt.Errorf("%s: a load of %d/2, want a whole one", net.Name(), most))
	}
	return most / 2
}

// sum returns the vertex whose coordinates are the sums of those of u and v,
// modulo the sides; in the hypercube of OMMH, bit by bit.
func sum(net *props.Net, u, v uint32) uint32 {
	if g, ok := net.Read().(topology.Group); ok {
		return g.Product(u, v)
	}
	a, b, sum := net.Coordinates(u), net.Coordinates(v), 0
	for i, side := range net.Sides() {
		c := (a[i] + b[i]) % side
		if i == 2 {
			c = a[i] ^ b[i]
		}
		sum = sum*side + c
	}
	return uint32(sum)
}
