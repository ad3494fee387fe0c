package site

import (
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"topocert/topology"
)

// Networks without a layout of their own are laid out by what their labels say, and by their links:
// trees by levels, grids and tori by rows, honeycombs by their three directions, cubes by their
// dimensions, networks of clusters by these, and what is left around a circle.

// coordinated is a network with the coordinates that its labels say.
type coordinated struct {
	topology.Network
	at    [][]int
	sides []int
	// box tells whether every place of the box is taken, in the order of the vertices.
	box bool
}

// Coordinates returns the coordinates of v.
func (c *coordinated) Coordinates(v uint32) []int { return c.at[v] }

// Coordinate returns one of them.
func (c *coordinated) Coordinate(v uint32, i int) int { return c.at[v][i] }

// Sides returns the number of values of each coordinate, from the least to the largest.
func (c *coordinated) Sides() []int { return c.sides }

// At returns the vertex with these coordinates in a box, taken modulo the sides.
func (c *coordinated) At(at ...int) uint32 {
	v := 0
	for i, x := range at {
		v = v*c.sides[i] + (x%c.sides[i]+c.sides[i])%c.sides[i]
	}
	return uint32(v)
}

// coordinates returns a network with the coordinates that its labels say, "(0,1)", counted from the
// least of each; nil where a label is no list of numbers, or has another length.
func coordinates(net topology.Network) *coordinated {
	c := &coordinated{Network: net, box: true}
	var least []int
	for v := range uint32(net.Order()) {
		var at []int
		for part := range strings.SplitSeq(strings.Trim(net.Label(v), "()"), ",") {
			x, err := strconv.Atoi(strings.TrimSpace(part))
			if err != nil || x < -topology.MaxOrder || x > topology.MaxOrder {
				return nil
			}
			at = append(at, x)
		}
		if least == nil {
			least, c.sides = slices.Clone(at), make([]int, len(at))
		}
		if len(at) != len(least) {
			return nil
		}
		for i, x := range at {
			least[i] = min(least[i], x)
		}
		c.at = append(c.at, at)
	}
	for _, at := range c.at {
		for i := range at {
			at[i] -= least[i]
			c.sides[i] = max(c.sides[i], at[i]+1)
		}
	}
	for v, at := range c.at {
		c.box = c.box && c.At(at...) == uint32(v)
	}
	return c
}

// arranged lays out a network by its labels and links.
func arranged(net topology.Network) *plan {
	if p := levels(net); p != nil {
		return p
	}
	c := coordinates(net)
	if c == nil {
		return circle(net)
	}
	for _, layout := range []func(*coordinated) *plan{rows, honeycomb, cube, layers, clusters} {
		if p := layout(c); p != nil {
			return p
		}
	}
	return circle(net)
}

// share returns which part of the links a test holds for.
func share(net topology.Network, is func(u, v uint32) bool) float64 {
	n := 0
	for u, v := range net.CSR().Edges() {
		if is(u, v) {
			n++
		}
	}
	return float64(n) / float64(max(net.Size(), 1))
}

// straight is a plan in which links are drawn from end to end.
func straight(net topology.Network, by string, at []point) *plan {
	p := &plan{net: net, radius: 17, spur: always(0), by: by, at: at, leave: func(uint32, uint32) point { return point{} }}
	for v := range uint32(net.Order()) {
		p.text = append(p.text, inVertex(net.Label(v)))
	}
	return p
}

// inVertex is what stands in a vertex: its label, without commas where it is a long list of digits.
func inVertex(label string) string {
	text := strings.Trim(label, "()")
	if parts := strings.Split(text, ","); len(parts) > 2 && len(text) == 2*len(parts)-1 {
		return strings.Join(parts, "")
	}
	return text
}

// levels lays a tree out from one of its centres, a level for each distance from that.
func levels(net topology.Network) *plan {
	n := net.Order()
	if n < 3 || net.Size() != n-1 {
		return nil
	}
	// The last vertices that are left when leaves are taken away are the centres.
	degree, left := make([]int, n), n
	var leaves []uint32
	for v := range uint32(n) {
		if degree[v] = len(net.Neighbors(v)); degree[v] == 1 {
			leaves = append(leaves, v)
		}
	}
	root := uint32(0)
	for left > 0 && len(leaves) > 0 {
		root, left = leaves[0], left-len(leaves)
		var next []uint32
		for _, v := range leaves {
			for _, u := range net.Neighbors(v) {
				if degree[u]--; degree[u] == 1 {
					next = append(next, u)
				}
			}
			degree[v] = 0
		}
		leaves = next
	}
	const wide, high = 42, 78
	at, seen, column := make([]point, n), make([]bool, n), 0.0
	var place func(v uint32, level int)
	place = func(v uint32, level int) {
		seen[v] = true
		first, last, children := math.Inf(1), math.Inf(-1), false
		for _, u := range net.Neighbors(v) {
			if !seen[u] {
				place(u, level+1)
				first, last, children = min(first, at[u].x), max(last, at[u].x), true
			}
		}
		if !children {
			first, last, column = column*wide, column*wide, column+1
		}
		at[v] = point{(first + last) / 2, float64(level) * high}
	}
	place(root, 0)
	if slices.Contains(seen, false) {
		return nil // it has a cycle, and is not connected
	}
	return straight(net, "by the distance from its middle", at)
}

// mostInRow is the number of vertices in a row of a drawing by coordinates.
const mostInRow = 16

// rows lays out a network of two coordinates, nil where a link that is drawn from end to end would pass
// through another vertex.
func rows(c *coordinated) *plan {
	if len(c.sides) != 2 || max(c.sides[0], c.sides[1]) > mostInRow || min(c.sides[0], c.sides[1]) < 2 {
		return nil
	}
	taken := make(map[[2]int]bool)
	for _, at := range c.at {
		taken[[2]int{at[0], at[1]}] = true
	}
	for u, v := range c.CSR().Edges() {
		if around(c, u, v) != (point{}) {
			continue
		}
		a, b := c.at[u], c.at[v]
		dx, dy := b[0]-a[0], b[1]-a[1]
		n := divisor(dx, dy)
		for i := 1; i < n; i++ {
			if taken[[2]int{a[0] + i*dx/n, a[1] + i*dy/n}] {
				return nil
			}
		}
	}
	return lattice(c)
}

// divisor returns the greatest common divisor of two numbers, whatever their signs.
func divisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// honeycomb lays out three coordinates whose sum takes few values: in three directions of a plane.
func honeycomb(c *coordinated) *plan {
	if len(c.sides) != 3 || slices.Min(c.sides) < 3 {
		return nil
	}
	least, most := math.MaxInt, math.MinInt
	for _, at := range c.at {
		sum := at[0] + at[1] + at[2]
		least, most = min(least, sum), max(most, sum)
	}
	if most-least > 1 {
		return nil
	}
	const step = 50
	var at []point
	for _, x := range c.at {
		at = append(at, port(90).times(step*float64(x[0])).plus(port(210).times(step*float64(x[1]))).plus(port(330).times(step*float64(x[2]))))
	}
	return straight(c.Network, "by its coordinates in three directions", at)
}

// cube lays out a network of strings of bits, or of numbers as such, by the dimensions of the cube: for each
// bit a fourth, at least, of the pairs that differ in it are neighbours.
func cube(c *coordinated) *plan {
	name := make([]int, c.Order()) // the vertex as a number
	for v, at := range c.at {
		switch {
		case len(c.sides) == 1:
			name[v] = at[0]
		case slices.Max(c.sides) > 2:
			return nil
		default:
			for i, x := range at {
				name[v] |= x << (len(at) - 1 - i)
			}
		}
	}
	n, is := bits.Len(uint(slices.Max(name))), make(map[int]uint32)
	if n < 2 || n > 7 || 4*c.Order() < 1<<n {
		return nil
	}
	for v, x := range name {
		is[x] = uint32(v)
	}
	for i := range n {
		pairs, linked := 0, 0
		for v, x := range name {
			if u, ok := is[x^1<<i]; ok && x>>i&1 == 0 {
				pairs++
				if slices.Contains(c.Neighbors(uint32(v)), u) {
					linked++
				}
			}
		}
		if 4*linked < max(pairs, 1) {
			return nil
		}
	}
	const step = 92
	ways := []point{{1, 0}, {0, -1}, {0.46, -0.38}, {2.2, 0.3}, {-0.3, -2.2}, {4.9, 0.5}, {-0.5, -4.9}}
	var at []point
	for _, x := range name {
		p := point{}
		for i := range n {
			p = p.plus(ways[i].times(step * float64(x>>i&1)))
		}
		at = append(at, p)
	}
	return straight(c.Network, "by the dimensions of the cube", at)
}

// layers lays out a box of three coordinates, most of whose links are steps of one, as the tori of ours:
// a module for the values of the last.
func layers(c *coordinated) *plan {
	if len(c.sides) != 3 || !c.box || c.sides[2] < 3 || c.sides[2] > 8 || max(c.sides[0], c.sides[1]) > mostInRow/2 {
		return nil
	}
	steps := func(u, v uint32) bool {
		n := 0
		for i, side := range c.sides {
			d := max(c.at[u][i]-c.at[v][i], c.at[v][i]-c.at[u][i])
			n += min(d, side-d)
		}
		return n == 1
	}
	if share(c, steps) < 1 {
		return nil
	}
	return modules(c, ringPorts(c.sides[2]), 46, 158, 10)
}

// The sizes of the clusters that are told apart in a drawing.
const (
	mostClusters  = 32
	mostInCluster = 10
)

// clusters lays out a network whose vertices fall into clusters, by one of their coordinates, by all but
// one, or by a digit of their number, so that at least half of the links are within: the clusters stand
// around a circle, and two that are matched one within the other.
func clusters(c *coordinated) *plan {
	var keys []func(v uint32) int
	if width := len(c.sides); width > 1 {
		for i := range width {
			keys = append(keys, func(v uint32) int { return c.at[v][i] }, func(v uint32) int {
				key := 0
				for j, x := range c.at[v] {
					if j != i {
						key = key*c.sides[j] + x
					}
				}
				return key
			})
		}
	} else {
		largest := c.sides[0] - 1
		follows := func(v uint32) uint32 { return (v + 1) % uint32(c.Order()) }
		if share(c, func(u, v uint32) bool { return slices.Contains(c.Neighbors(follows(u)), follows(v)) }) == 1 {
			return nil // a circulant, which a circle shows best
		}
		for base := 2; base <= mostClusters; base++ {
			keys = append(keys, func(v uint32) int { return c.at[v][0] % base })
			for power := base; power <= largest; power *= base {
				keys = append(keys, func(v uint32) int { return c.at[v][0] / power })
			}
		}
	}
	var best map[int][]uint32
	most := 0.0 // of the links within, less those that would be within by chance
	for _, key := range keys {
		groups := make(map[int][]uint32)
		for v := range uint32(c.Order()) {
			groups[key(v)] = append(groups[key(v)], v)
		}
		size := len(groups[key(0)])
		alike := size >= 3 && size <= mostInCluster && len(groups) >= 2 && len(groups) <= mostClusters
		for _, group := range groups {
			alike = alike && len(group) == size
		}
		if !alike {
			continue
		}
		inner := share(c, func(u, v uint32) bool { return key(u) == key(v) })
		if more := inner - 1/float64(len(groups)); inner >= 0.5 && more > most {
			best, most = groups, more
		}
	}
	if best == nil {
		return nil
	}
	var list [][]uint32
	for _, group := range best {
		list = append(list, walk(c, group))
	}
	slices.SortFunc(list, func(a, b []uint32) int { return int(slices.Min(a)) - int(slices.Min(b)) })
	if len(list) == 2 {
		if p := nested(c, list[0]); p != nil {
			return p
		}
	}
	r := max(36, float64(len(list[0]))*60/(2*math.Pi))
	apart := max(2.8*r, float64(len(list))*(2*r+70)/(2*math.Pi))
	at := make([]point, c.Order())
	for k, group := range list {
		angle := 90 - 360*float64(k)/float64(len(list))
		for i, v := range group {
			at[v] = port(angle).times(apart).plus(port(angle - 360*float64(i)/float64(len(group)) + 180/float64(len(group))).times(r))
		}
	}
	if p := straight(c.Network, "in clusters", at); p.clear() {
		return p
	}
	return nil
}

// clear tells whether no link runs through a vertex.
func (p *plan) clear() bool {
	return !slices.ContainsFunc(p.wires(), func(w wire) bool { return p.room(w.pieces[0], w.u, w.v) < p.radius })
}

// walk orders the vertices of a cluster so that neighbours follow each other where that can be.
func walk(net topology.Network, group []uint32) []uint32 {
	order, left := []uint32{group[0]}, slices.Clone(group[1:])
	for len(left) > 0 {
		next := slices.IndexFunc(left, func(v uint32) bool { return slices.Contains(net.Neighbors(order[len(order)-1]), v) })
		next = max(next, 0)
		order, left = append(order, left[next]), slices.Delete(left, next, next+1)
	}
	return order
}

// nested lays one cluster out around the other, each vertex beside the one that it is matched with: a
// Petersen graph as it is mostly drawn. It returns nil where they are not matched.
func nested(c *coordinated, outer []uint32) *plan {
	at, seen := make([]point, c.Order()), make([]bool, c.Order())
	r := max(110, float64(len(outer))*60/math.Pi)
	for i, v := range outer {
		var inner []uint32
		for _, u := range c.Neighbors(v) {
			if !slices.Contains(outer, u) {
				inner = append(inner, u)
			}
		}
		if len(inner) != 1 || seen[inner[0]] {
			return nil
		}
		seen[inner[0]] = true
		way := port(90 - 360*float64(i)/float64(len(outer)))
		at[v], at[inner[0]] = way.times(r), way.times(0.62*r)
	}
	return straight(c.Network, "in two rings", at)
}
