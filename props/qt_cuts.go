package props

import "topocert/topology"

// qtPart says in which network of a partition a node is.
type qtPart int

const (
	qtNone qtPart = iota
	qtA
	qtB
	qtBoth
)

// qtPartition puts the node (x,y,z) in a part.
type qtPartition func(x, y, z int) qtPart

// qtSide returns A or B.
func qtSide(inA bool) qtPart {
	if inA {
		return qtA
	}
	return qtB
}

// qtColumns is the partition of Case 1.
func qtColumns(m int) qtPartition {
	return func(x, _, _ int) qtPart { return qtSide(x < m/2) }
}

// qtStairs is the partition of Case 2: the column ⌊m/2⌋ belongs to B up to the
// row n/2 and to A from there on. If n is odd, then the module in the middle
// of that column is split.
func qtStairs(m, n int) qtPartition {
	return func(x, y, z int) qtPart {
		switch {
		case x != m/2:
			return qtSide(x < m/2)
		case n%2 == 1 && y == n/2:
			return qtSide(z < 4)
		}
		return qtSide(2*y >= n)
	}
}

// qtRows is a partition for odd m and n: A has the rows below ⌊n/2⌋ and, of that
// row, the modules to the right of the middle one and half of that.
func qtRows(m, n int) qtPartition {
	return func(x, y, z int) qtPart {
		switch {
		case y != n/2:
			return qtSide(y < n/2)
		case x != m/2:
			return qtSide(x > m/2)
		}
		return qtSide(z >= 4)
	}
}

// qtStairsPrinted is the partition of Case 2(a) with the groups a and b of the
// middle module as printed.
func qtStairsPrinted(m, n int) qtPartition {
	return func(x, y, z int) qtPart {
		if x != m/2 || y != n/2 {
			return qtStairs(m, n)(x, y, z)
		}
		a, b := z <= 2 || z == 4, z >= 4
		switch {
		case a && b:
			return qtBoth
		case !a && !b:
			return qtNone
		}
		return qtSide(a)
	}
}

// qtGridPrinted is the partition of Case 2(b) as printed, with x < end for the
// bound on k and k'. It says the same for all rows.
func qtGridPrinted(m, end int) qtPartition {
	return func(x, _, _ int) qtPart {
		switch {
		case x <= m/2:
			return qtA
		case x < end:
			return qtB
		}
		return qtNone
	}
}

// qtParts returns the part of every node.
func qtParts(net *topology.QT, partition qtPartition) []qtPart {
	parts := make([]qtPart, net.Order())
	for v := range parts {
		c := net.Coordinates(uint32(v))
		parts[v] = partition(c[0], c[1], c[2])
	}
	return parts
}

// qtCut returns the number of links between different parts.
func qtCut(net *topology.QT, parts []qtPart) int {
	cut := 0
	for u, v := range net.Edges() {
		if parts[u] != parts[v] {
			cut++
		}
	}
	return cut
}

// qtBalanced wants each node in one part, and half of the nodes in each.
func qtBalanced(t *Trial, net *topology.QT, parts []qtPart) {
	count := make(map[qtPart]int)
	for v, part := range parts {
		count[part]++
		t.Want(part != qtBoth, "the node %s of %s is in both networks", net.Label(uint32(v)), net.Name())
	}
	t.Want(count[qtA] == count[qtB] && count[qtNone] == 0, "of the %d nodes of %s network A gets %d and network B gets %d",
		net.Order(), net.Name(), count[qtA], count[qtB])
}

// qtBisects wants a balanced partition of QT(m,n) that cuts so many links.
func qtBisects(t *Trial, p []int, partition qtPartition, want int) {
	t.Computed()
	net := qtNet(t, p[0], p[1])
	parts := qtParts(net, partition)
	qtBalanced(t, net, parts)
	cut := qtCut(net, parts)
	t.Want(cut == want, "the partition cuts %d links of %s, not %d", cut, net.Name(), want)
}

// qtCharge is the number of cut links printed for the module (x,y).
type qtCharge struct{ x, y, links int }

// qtCharged compares the cut links at the middle boundary of Case 2, counted by
// their modules of network B, with a printed list; modules that are not on the
// list must have 3 or none.
func qtCharged(t *Trial, p []int, list []qtCharge) {
	t.Computed()
	m, n := p[0], p[1]
	net := qtNet(t, m, n)
	parts := qtParts(net, qtStairs(m, n))
	links := make([]int, m*n)
	for u, v := range net.Edges() {
		if parts[u] == parts[v] {
			continue
		}
		a, b := u, v
		if parts[a] == qtB {
			a, b = b, a
		}
		if net.Coordinates(a)[0] == 0 && net.Coordinates(b)[0] == m-1 {
			continue
		}
		links[qtModule(b)]++
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
