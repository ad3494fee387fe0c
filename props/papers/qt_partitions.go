package papers

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"topocert/props"
)

// part says in which network of a partition a node is.
type part int

const (
	none part = iota
	partA
	partB
	both
)

// partition puts the node (x,y,z) in a part.
type partition func(x, y, z int) part

// side returns A or B.
func side(inA bool) part {
	if inA {
		return partA
	}
	return partB
}

// columns is the partition of Case 1.
func columns(m int) partition {
	return func(x, _, _ int) part { return side(x < m/2) }
}

// otherwise says that what is not in network A is in B.
const otherwise = "else"

// partitionBy returns the partition that conditions on x, y, z give: that of network A, and of B.
func partitionBy(c props.Call, a, b string) partition {
	inA, inB := c.Condition(a, "x", "y", "z"), (func(...int) bool)(nil)
	if b != otherwise {
		inB = c.Condition(b, "x", "y", "z")
	}
	return func(x, y, z int) part {
		switch a := inA(x, y, z); {
		case inB == nil:
			return side(a)
		case a && inB(x, y, z):
			return both
		case a:
			return partA
		case inB(x, y, z):
			return partB
		}
		return none
	}
}

// parts returns the part of every node.
func parts(net *props.Net, partition partition) []part {
	parts := make([]part, net.Order())
	for v := range parts {
		c := net.Coordinates(uint32(v))
		parts[v] = partition(c[0], c[1], c[2])
	}
	return parts
}

// cutOf returns the number of links between different parts.
func cutOf(net *props.Net, parts []part) int {
	cut := 0
	for u, v := range net.Edges() {
		if parts[u] != parts[v] {
			cut++
		}
	}
	return cut
}

// balanced wants each node in one part, and half of the nodes in each.
func balanced(t *props.Case, net *props.Net, parts []part) {
	count := make(map[part]int)
	for v, part := range parts {
		count[part]++
		t.Want(part != both, "the node %s of %s is in both networks", net.Label(uint32(v)), net.Name())
	}
	t.Want(count[partA] == count[partB] && count[none] == 0, "of the %d nodes of %s network A gets %d and network B gets %d",
		net.Order(), net.Name(), count[partA], count[partB])
}

// cuts wants a balanced partition of QT(m,n) that cuts so many links. The arguments are networks A
// and B, and the number.
func cuts(t *props.Case, c props.Call) {
	net, want := qtNetwork(t, c.Value("m"), c.Value("n")), c.Int(c.Args[2])
	parts := parts(net, partitionBy(c, c.Args[0], c.Args[1]))
	balanced(t, net, parts)
	cut := cutOf(net, parts)
	t.Want(cut == want, "the partition cuts %d links of %s, not %d", cut, net.Name(), want)
}

// charged compares the cut links at the middle boundary of Case 2, counted by
// their modules of network B, with a printed list; modules that are not on the
// list must have 3 or none. The arguments are network A, and the list, such as "1, 0: 4".
func charged(t *props.Case, c props.Call) {
	m, n := c.Value("m"), c.Value("n")
	net := qtNetwork(t, m, n)
	parts := parts(net, partitionBy(c, c.Args[0], otherwise))
	links := make([]int, m*n)
	for u, v := range net.Edges() {
		if parts[u] == parts[v] {
			continue
		}
		a, b := u, v
		if parts[a] == partB {
			a, b = b, a
		}
		if net.Coordinates(a)[0] == 0 && net.Coordinates(b)[0] == m-1 {
			continue
		}
		links[module(b)]++
	}
	listed := make([]bool, m*n)
	for _, text := range c.Args[1:] {
		place, number, _ := strings.Cut(text, ": ")
		first, second, _ := strings.Cut(place, ", ")
		x, y, want := c.Int(first), c.Int(second), c.Int(number)
		listed[x*n+y] = true
		found := links[x*n+y]
		t.Want(found == want, "in %s the cut links at the middle boundary with an end in the module (%d,%d) of network B are %d, not %d", net.Name(), x, y, found, want)
	}
	for module, found := range links {
		t.Want(listed[module] || found == 0 || found == 3, "in %s the cut links at the middle boundary with an end in the module (%d,%d) of network B are %d, not 3", net.Name(), module/n, module%n, found)
	}
}

// exchanged wants the fewest links that are cut in QT(m,n), split as in Case 1,
// to be 6n+4 when k nodes of the module (m/2−1,⌊n/2⌋) have changed places with k of
// (m/2,⌊n/2⌋−2), for each k of a range: the numbers are m, n and its ends.
func exchanged(t *props.Case, p ...int) {
	m, n := p[0], p[1]
	for k := p[2]; k <= p[3]; k++ {
		least := leastExchange(t, m, n, k)
		t.Want(least == 6*n+4, "%d nodes of each of the two modules of QT(%d,%d) can be exchanged so that %d links are cut, not %d", k, m, n, least, 6*n+4)
	}
}

// leastExchange returns that number. No link may join the two modules, so that
// what changes at one does not depend on the other.
func leastExchange(t *props.Case, m, n, k int) int {
	net := qtNetwork(t, m, n)
	before := parts(net, columns(m))
	u, v := net.At(m/2-1, n/2, 0), net.At(m/2, n/2-2, 0)
	for z := range uint32(8) {
		if module(outside(t, net, u+z)) == module(v) {
			t.Check(fmt.Errorf("a link of %s joins the modules of %s and %s", net.Name(), net.Label(u), net.Label(v)))
		}
	}
	cut := cutOf(net, before)
	return cut + leastChange(net, before, u, k, cut) + leastChange(net, before, v, k, cut)
}

// leastChange returns the least number of links by which a partition that cuts so
// many grows when k nodes of the module from the node first on change sides.
func leastChange(net *props.Net, before []part, first uint32, k, cut int) int {
	other := side(before[first] != partA)
	least := net.Size()
	for moved := range 256 {
		if bits.OnesCount(uint(moved)) != k {
			continue
		}
		parts := slices.Clone(before)
		for z := range 8 {
			if moved>>z&1 == 1 {
				parts[int(first)+z] = other
			}
		}
		least = min(least, cutOf(net, parts)-cut)
	}
	return least
}

// flipped wants a condition on the numbers of cut links at the module (2,3) of QT(6,6), split as in
// Case 1, after a node of it whose external link leads to network A has been moved to B: internal
// ones, and external ones to modules of B and of A.
func flipped(t *props.Case, c props.Call) {
	net, wanted := qtNetwork(t, 6, 6), c.Condition(c.Args[0], "internal", "toB", "toA")
	for z := range 8 {
		parts := parts(net, columns(6))
		w := net.At(2, 3, z)
		if parts[outside(t, net, w)] != partA {
			continue
		}
		parts[w] = partB
		internal, toB, toA := 0, 0, 0
		for u, v := range net.Edges() {
			if parts[u] == parts[v] || module(u) != module(w) && module(v) != module(w) {
				continue
			}
			if module(v) == module(w) {
				u, v = v, u
			}
			switch {
			case module(v) == module(w):
				internal++
			case parts[v] == partA:
				toA++
			default:
				toB++
			}
		}
		t.Want(wanted(internal, toB, toA), "u = %s: %d internal links are cut, %d external links to modules of B and %d to modules of A, which is that of u itself",
			net.Label(w), internal, toB, toA)
	}
}

// diagonal wants a condition on the links of QT(n,n) that each of two balanced partitions cuts, along
// x+y and along x−y, and those that the vertical one does. The arguments are n, network A of the
// vertical partition and of the others, and the condition.
func diagonal(t *props.Case, c props.Call) {
	n := c.Int(c.Args[0])
	net, wanted := qtNetwork(t, n, n), c.Condition(c.Args[4], "cut", "vertical")
	vertical := cutOf(net, parts(net, partitionBy(c, c.Args[1], otherwise)))
	for i, along := range []string{"x+y", "x−y"} {
		parts := parts(net, partitionBy(c, c.Args[2+i], otherwise))
		balanced(t, net, parts)
		cut := cutOf(net, parts)
		t.Want(wanted(cut, vertical), "the diagonal partition of %s by %s cuts %d links, the vertical one %d", net.Name(), along, cut, vertical)
	}
}
