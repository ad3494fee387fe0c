package papers

import (
	"strconv"
	"strings"

	"topocert/props"
)

// sequence reads nodes of a module.
func sequence(t *props.Case, text string) (list []uint32) {
	for _, word := range strings.Fields(text) {
		z, err := strconv.ParseUint(word, 10, 32)
		t.Check(err)
		list = append(list, uint32(z))
	}
	return list
}

// paths wants each of the sequences to be a Hamiltonian path of the 3-cube.
func paths(t *props.Case, c props.Call) {
	for _, text := range c.Args {
		path(t, t.Net("Hypercube(3)"), sequence(t, text))
	}
}

// qtRows wants the nodes in the order of Table 1 to form a Hamiltonian cycle: the modules row by row from
// y = n−1 down, x increasing, each along its path, the first for x = 0, the last for x = m−1.
func qtRows(t *props.Case, c props.Call) {
	m, n := c.Value("m"), c.Value("n")
	net, paths := qtNetwork(t, m, n), make([][]uint32, 3)
	for i, text := range c.Args {
		paths[i] = sequence(t, text)
	}
	var cycle []uint32
	for y := n - 1; y >= 0; y-- {
		for x := range m {
			path := paths[1]
			switch x {
			case 0:
				path = paths[0]
			case m - 1:
				path = paths[2]
			}
			for _, z := range path {
				cycle = append(cycle, net.At(x, y, int(z)))
			}
		}
	}
	path(t, net, cycle)
	last, first := cycle[len(cycle)-1], cycle[0]
	t.Want(net.HasEdge(last, first), "no link of %s joins the last node %s to the first, %s", net.Name(), net.Label(last), net.Label(first))
}

// path wants a sequence of all nodes, each once, the next joined to the last.
func path(t *props.Case, net *props.Net, sequence []uint32) {
	seen := make([]bool, net.Order())
	for i, v := range sequence {
		t.Want(!seen[v], "the sequence meets %s of %s twice", net.Label(v), net.Name())
		seen[v] = true
		if i > 0 {
			before := sequence[i-1]
			t.Want(net.HasEdge(before, v), "no link of %s joins %s to the next, %s", net.Name(), net.Label(before), net.Label(v))
		}
	}
	t.Want(len(sequence) == net.Order(), "the sequence has %d of the %d nodes of %s", len(sequence), net.Order(), net.Name())
}
