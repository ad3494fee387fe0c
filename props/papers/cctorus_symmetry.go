package papers

import (
	"strings"

	"topocert/props"
)

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
