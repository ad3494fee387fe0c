package site

import (
	"strconv"
	"strings"

	"topocert/cmd/internal/atlas"
	"topocert/topology"
)

// drawnNetwork returns the network of a drawing of the atlas. One of ours is built by its name, so
// that it is laid out as its page has it; another is what its graph6 text says, laid out by the
// coordinates in its labels, if there are two.
func drawnNetwork(d *atlas.Drawing) (topology.Network, error) {
	if net, err := topology.Parse(d.Network); err == nil {
		return net, nil
	}
	g, err := topology.ParseGraph6(d.Graph6)
	if err != nil {
		return nil, err
	}
	var net *topology.External
	if d.Labels == nil {
		net, err = topology.NewExternal(g)
	} else {
		net, err = topology.NewLabelled(g, d.Labels)
	}
	if err != nil {
		return nil, err
	}
	net = net.WithSource(d.Network)
	if g := coordinates(net); g != nil {
		return g, nil
	}
	return net, nil
}

// coordinated is a network whose labels are pairs of coordinates.
type coordinated struct {
	*topology.External
	at    [][]int
	sides []int
}

// Coordinates returns the coordinates of v.
func (c *coordinated) Coordinates(v uint32) []int { return c.at[v] }

// Sides returns the number of values of each coordinate, the largest and those below it.
func (c *coordinated) Sides() []int { return c.sides }

// coordinates returns a network with the coordinates that its labels say, "(0,1)"; nil where they are
// no pairs, where two vertices have the same place, or where a link that is drawn from end to end
// would pass through another vertex.
func coordinates(net *topology.External) *coordinated {
	c := &coordinated{External: net, sides: []int{0, 0}}
	taken := make(map[[2]int]bool)
	for v := range uint32(net.Order()) {
		inner, ok := strings.CutPrefix(net.Label(v), "(")
		first, second, both := strings.Cut(strings.TrimSuffix(inner, ")"), ",")
		x, e1 := strconv.Atoi(strings.TrimSpace(first))
		y, e2 := strconv.Atoi(strings.TrimSpace(second))
		if !ok || !both || e1 != nil || e2 != nil || x < 0 || y < 0 || taken[[2]int{x, y}] {
			return nil
		}
		taken[[2]int{x, y}] = true
		c.at = append(c.at, []int{x, y})
		c.sides[0], c.sides[1] = max(c.sides[0], x+1), max(c.sides[1], y+1)
	}
	if longest := max(c.sides[0], c.sides[1]); longest > mostInRow {
		return nil
	}
	for u, v := range net.CSR().Edges() {
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
	return c
}

// mostInRow is the number of vertices in a row of a drawing by coordinates.
const mostInRow = 12

// divisor returns the greatest common divisor of two numbers, whatever their signs.
func divisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}
