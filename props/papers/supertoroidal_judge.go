package papers

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"unicode"

	"topocert/props"
)

// things are the values of some variables, one tuple after the other. The first three are the
// coordinates of a node.
type things [][]int

// judge wants what an argument says of things:
//
//	all CONDITION        the condition holds for all of them
//	some CONDITION       for some
//	N of CONDITION       for exactly N
//	apart X | Y | Z      nodes that differ stand at different points
//	is CONDITION         of none of them: a condition that is so
//
// Behind ", else " stands the text for a case that fails.
func judge(t *props.Case, c props.Call, names []string, of things, argument string) {
	claim, reason, _ := strings.Cut(argument, ", else ")
	how, text, _ := strings.Cut(claim, " ")
	if how == "is" {
		wanted(t, c, c.Is(text), nil, nil, reason, claim)
		return
	}
	if how == "apart" {
		apart(t, c, names, of, text)
		return
	}
	if how != "all" && how != "some" {
		text = strings.TrimPrefix(text, "of ")
	}
	holds, found := c.Condition(text, names...), 0
	for _, values := range of {
		if holds(values...) {
			found++
		} else if how == "all" {
			wanted(t, c, false, names, values, reason, claim)
		}
	}
	switch how {
	case "all":
	case "some":
		wanted(t, c, found > 0, nil, nil, reason, claim)
	default:
		want := c.Int(how)
		wanted(t, c, found == want, nil, nil, reason, fmt.Sprintf("%d, not %d, of %s", found, want, text))
	}
}

// wanted says that the case fails unless something is so.
func wanted(t *props.Case, c props.Call, so bool, names []string, values []int, reason, claim string) {
	if so {
		return
	}
	if reason == "" {
		reason = "not so: " + claim
		for i, name := range names {
			reason += fmt.Sprintf(", %s = %d", name, values[i])
		}
	} else {
		for i, name := range names {
			c = c.Let(name, big.NewRat(int64(values[i]), 1))
		}
		reason = c.Text(reason)
	}
	t.Failf("%s", reason)
}

// apart wants different nodes to stand at different points.
func apart(t *props.Case, c props.Call, names []string, of things, text string) {
	var point []func(values ...int) int
	for _, coordinate := range strings.Split(text, " | ") {
		point = append(point, c.Whole(coordinate, names...))
	}
	at := make(map[[3]int][3]int)
	for _, values := range of {
		place, node := [3]int{point[0](values...), point[1](values...), point[2](values...)}, [3]int(values)
		other, taken := at[place]
		if taken && other != node {
			t.Failf("the nodes %v and %v are both at %v", other, node, place)
		}
		at[place] = node
	}
}

// linkNames are what conditions on links call their ends.
var linkNames = []string{"x", "y", "z", "u", "v", "w"}

// links judges the links (x,y,z)–(u,v,w) of a network, from both ends: of Γ(c,k,l), and behind an
// argument that is a network, of that.
func links(t *props.Case, c props.Call) { linksIn(t, c, of(t, c)) }

func linksIn(t *props.Case, c props.Call, net *props.Net) {
	list := linksOf(net)
	for _, argument := range c.Args {
		if unicode.IsUpper(rune(argument[0])) {
			list = linksOf(t.Net("%s", argument))
			continue
		}
		judge(t, c, linkNames, list, argument)
	}
}

func linksOf(net *props.Net) (list things) {
	at := places(net)
	for s := range uint32(net.Order()) {
		for _, d := range net.Neighbors(s) {
			list = append(list, slices.Concat(at[s], at[d]))
		}
	}
	return list
}

// places are the coordinates of all nodes.
func places(net *props.Net) (at things) {
	for v := range uint32(net.Order()) {
		at = append(at, net.Coordinates(v))
	}
	return at
}

// copies makes a large network from two copies of Γ(c,k,l) (Section V): the arguments are the large
// network and what becomes of x and of y in copy i, 0 or 1; z stays. It wants each node of the large one
// to be made once, and judges the links of the copies: that with the label (a,b,0) leads from (x,y,z) to
// (u,v,w), and (x,y,z) becomes (x2,y2,z), from where that with the same label leads to (u2,v2,w2); lost is
// 1 where (u,v,w) becomes another node.
func copies(t *props.Case, c props.Call) {
	old, whole := of(t, c), t.Net("%s", c.Text(c.Args[0]))
	moved := [2]func(values ...int) int{c.Whole(c.Args[1], "i", "x", "y"), c.Whole(c.Args[2], "i", "x", "y")}
	at, wholeAt := places(old), places(whole)
	var image [2][]uint32
	taken := make([]bool, whole.Order())
	for i := range image {
		for _, p := range at {
			w := whole.At(moved[0](i, p[0], p[1]), moved[1](i, p[0], p[1]), p[2])
			if taken[w] {
				t.Failf("two nodes become %s of %s", whole.Label(w), whole.Name())
			}
			taken[w] = true
			image[i] = append(image[i], w)
		}
	}
	var joined things
	for i := range 2 {
		for s := range uint32(old.Order()) {
			for _, label := range labels {
				d, become := step(t, old, s, label), image[i][s]
				now, lost := step(t, whole, become, label), 0
				if now != image[i][d] {
					lost = 1
				}
				joined = append(joined, slices.Concat(at[s], at[d], wholeAt[become][:2], wholeAt[now], []int{label[0], label[1], i, lost}))
			}
		}
	}
	for _, argument := range c.Args[3:] {
		judge(t, c, []string{"x", "y", "z", "u", "v", "w", "x2", "y2", "u2", "v2", "w2", "a", "b", "i", "lost"}, joined, argument)
	}
}

// labels are those of links, (±1,0,0) and (0,±1,0).
var labels = [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}

// column is x and y of where a link with a label leads.
func column(net *props.Net, from uint32, label [2]int) (x, y int) {
	base := net.At(net.Coordinate(from, 0)+label[0], net.Coordinate(from, 1)+label[1], 0)
	return net.Coordinate(base, 0), net.Coordinate(base, 1)
}

// fits tells whether a link with a label may lead from one vertex to another, by their columns.
func fits(net *props.Net, from, to uint32, label [2]int) bool {
	x, y := column(net, from, label)
	return net.Coordinate(to, 0) == x && net.Coordinate(to, 1) == y
}

// step returns the one vertex to which v's link with a label leads. It is meant for ck, cl ≥ 3.
func step(t *props.Case, net *props.Net, v uint32, label [2]int) uint32 {
	found, links := v, 0
	x, y := column(net, v, label)
	for _, w := range net.Neighbors(v) {
		if net.Coordinate(w, 0) == x && net.Coordinate(w, 1) == y {
			found = w
			links++
		}
	}
	if links != 1 {
		t.Failf("%s: %s has %d links (%d,%d,0)", net.Name(), net.Label(v), links, label[0], label[1])
	}
	return found
}
