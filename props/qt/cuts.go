package qt

import (
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

// stairs is the partition of Case 2: the column ⌊m/2⌋ belongs to B up to the
// row n/2 and to A from there on. If n is odd, then the module in the middle
// of that column is split.
func stairs(m, n int) partition {
	return func(x, y, z int) part {
		switch {
		case x != m/2:
			return side(x < m/2)
		case n%2 == 1 && y == n/2:
			return side(z < 4)
		}
		return side(2*y >= n)
	}
}

// stairsPrinted is the partition of Case 2(a) with the groups a and b of the
// middle module as printed.
func stairsPrinted(m, n int) partition {
	return func(x, y, z int) part {
		if x != m/2 || y != n/2 {
			return stairs(m, n)(x, y, z)
		}
		a, b := z <= 2 || z == 4, z >= 4
		switch {
		case a && b:
			return both
		case !a && !b:
			return none
		}
		return side(a)
	}
}

// gridPrinted is the partition of Case 2(b) as printed, with x < end for the
// bound on k and k'. It says the same for all rows.
func gridPrinted(m, end int) partition {
	return func(x, _, _ int) part {
		switch {
		case x <= m/2:
			return partA
		case x < end:
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

// bisects wants a balanced partition of QT(m,n) that cuts so many links.
func bisects(t *props.Case, m, n int, partition partition, want int) {
	net := network(t, m, n)
	parts := parts(net, partition)
	balanced(t, net, parts)
	cut := cutOf(net, parts)
	t.Want(cut == want, "the partition cuts %d links of %s, not %d", cut, net.Name(), want)
}

// charge is the number of cut links printed for the module (x,y).
type charge struct{ x, y, links int }

// charged compares the cut links at the middle boundary of Case 2, counted by
// their modules of network B, with a printed list; modules that are not on the
// list must have 3 or none.
func charged(t *props.Case, m, n int, list []charge) {
	net := network(t, m, n)
	parts := parts(net, stairs(m, n))
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
	for _, c := range list {
		listed[c.x*n+c.y] = true
		found := links[c.x*n+c.y]
		t.Want(found == c.links, "in %s the cut links at the middle boundary with an end in the module (%d,%d) of network B are %d, not %d", net.Name(), c.x, c.y, found, c.links)
	}
	for module, found := range links {
		t.Want(listed[module] || found == 0 || found == 3, "in %s the cut links at the middle boundary with an end in the module (%d,%d) of network B are %d, not 3", net.Name(), module/n, module%n, found)
	}
}
