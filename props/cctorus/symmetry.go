package cctorus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"topocert/props"
)

// nodes reads numbers of nodes.
func nodes(t *props.Case, text string) (list []uint32) {
	for _, word := range strings.Fields(text) {
		v, err := strconv.ParseUint(word, 10, 32)
		t.Check(err)
		list = append(list, uint32(v))
	}
	return list
}

// orbits wants the sets of nodes that follow the network to be the orbits of its automorphism group.
// Where nodes of one set see other numbers of nodes at some distance, it says so: a person can count
// them.
func orbits(t *props.Case, c props.Call) {
	net := t.Net("%s", c.Args[0])
	var classes [][]uint32
	for i, text := range c.Args[1:] {
		class := nodes(t, text)
		classes = append(classes, class)
		first := t.From(net, class[0])
		for _, v := range class[1:] {
			counts := t.From(net, v)
			t.Want(slices.Equal(counts, first),
				"class%d: node %d %s has %d nodes at distances 0, 1, …, node %d %s has %d, so no automorphism moves one to the other",
				i+1, class[0], net.Label(class[0]), first, v, net.Label(v), counts)
		}
	}
	symmetries := t.Symmetries(net)
	if symmetries.GroupOrder == nil {
		t.Check(fmt.Errorf("props: the automorphism group of %s is not known", net.Name()))
	}
	t.Want(len(symmetries.Sources) == len(classes), "%s has %d vertex orbits, %d classes are stated", net.Name(), len(symmetries.Sources), len(classes))
	for i, class := range classes {
		for _, v := range class {
			t.Want(symmetries.Root[v] == symmetries.Root[class[0]], "class%d: nodes %d and %d lie in different orbits", i+1, class[0], v)
		}
		size := symmetries.Orbit[slices.Index(symmetries.Sources, symmetries.Root[class[0]])]
		t.Want(size == len(class), "class%d has %d nodes, the orbit of node %d has %d", i+1, len(class), class[0], size)
	}
}

// reflected wants maps of the nodes (x,y) of a network to be automorphisms: the numbers of the images,
// as expressions in x and y. An argument "also CONDITION" wants more.
func reflected(t *props.Case, c props.Call) {
	net := t.Net("%s", c.Text(c.Args[0]))
	var maps [][]uint32
	for _, text := range c.Args[1:] {
		if condition, ok := strings.CutPrefix(text, "also "); ok {
			t.Want(c.Is(condition), "not so: %s", condition)
			continue
		}
		at := c.Term(text, "x", "y")
		image := make([]uint32, net.Order())
		for v := range image {
			number, _ := at(net.Coordinate(uint32(v), 0), net.Coordinate(uint32(v), 1)).Exact()
			image[v] = uint32(number.Num().Int64())
		}
		maps = append(maps, image)
	}
	t.Want(t.Symmetric(net, "square", maps...), "a reflection of %s takes a link to no link", net.Name())
}

// centres wants the four nodes of the formula to be the middle ones, and each corner and each middle
// node of a side to be linked to exactly one of them.
func centres(t *props.Case, c props.Call) {
	net, n := t.Net("%s", c.Text(c.Args[0])), c.Value("n")
	m := n / 2
	printed := []int{n*(n-1)/2 - 1, n * (n - 1) / 2, n*(n+1)/2 - 1, n * (n + 1) / 2}
	middle := []int{(m-1)*n + m - 1, (m-1)*n + m, m*n + m - 1, m*n + m}
	t.Want(slices.Equal(printed, middle), "%s: the middle nodes are %d, the formula gives %d", net.Name(), middle, printed)
	places := []int{0, m - 1, m, n - 1}
	for _, x := range places {
		for _, y := range places {
			links := 0
			for _, centre := range printed {
				if net.HasEdge(net.At(x, y), uint32(centre)) {
					links++
				}
			}
			inner := x != 0 && x != n-1 && y != 0 && y != n-1
			t.Want(inner || links == 1, "%s: the outer node (%d,%d) is linked to %d of the nodes %d", net.Name(), x, y, links, printed)
		}
	}
}

// columns wants each printed column "NODE NUMBER: …" to list so many different nodes, and none twice if
// they are 24.
func columns(t *props.Case, c props.Call) {
	for _, text := range c.Args {
		head, list, _ := strings.Cut(text, ": ")
		column, listed := nodes(t, head), nodes(t, list)
		var twice []uint32
		for i, v := range listed {
			if slices.Contains(listed[:i], v) {
				twice = append(twice, v)
			}
		}
		want, distinct := int(column[1]), len(listed)-len(twice)
		t.Want(distinct == want && (want < 24 || len(twice) == 0), "the column of node %d has %d entries; %v stand in it twice, so it lists %d nodes, not %d",
			column[0], len(listed), twice, distinct, want)
	}
}
