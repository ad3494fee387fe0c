package site

import (
	"math"
	"strconv"
	"strings"

	"topocert/topology"
)

// point is a place in a drawing, in pixels, y downwards.
type point struct{ x, y float64 }

func (p point) plus(q point) point       { return point{p.x + q.x, p.y + q.y} }
func (p point) minus(q point) point      { return point{p.x - q.x, p.y - q.y} }
func (p point) times(f float64) point    { return point{p.x * f, p.y * f} }
func (p point) length() float64          { return math.Hypot(p.x, p.y) }
func (p point) unit() point              { return p.times(1 / max(p.length(), 1e-9)) }
func (p point) towards(q point) point    { return q.minus(p).unit() }
func (p point) across() point            { return point{-p.y, p.x} }
func (p point) distance(q point) float64 { return p.minus(q).length() }

// plan says where the vertices of a network are drawn.
type plan struct {
	net topology.Network
	// at holds the places of the vertices and text what is written in them.
	at     []point
	text   []string
	radius float64
	// leave tells in which direction a link that goes around leaves u for v;
	// the zero point if the link is drawn from end to end.
	leave func(u, v uint32) point
	// spur is how far from u a link that goes around is drawn, in its direction;
	// named tells whether the vertex at its other end is written there.
	spur  func(u uint32, out point) float64
	named bool
	// by says how the vertices are laid out.
	by string
	// notes are written beside the vertices.
	notes []note
}

// note is a text in a drawing, with the horizontal anchor of SVG.
type note struct {
	at     point
	text   string
	anchor string
}

// newPlan lays a network out by its own coordinates.
func newPlan(net topology.Network) *plan {
	g, ok := net.(topology.Grid)
	if !ok {
		return arranged(net)
	}
	switch stem, p := net.Family(); stem {
	case "OCT":
		return modules(g, ringPorts(8), 72, 222, 8.5)
	case "OMMH":
		if len(cubePorts()) == 1<<p[2] {
			return modules(g, cubePorts(), 72, 222, 8.5)
		}
	case "QT":
		ports := compassPorts([]int{7, 6, 1, 0, 3, 2, 5, 4})
		return modules(g, ports, 58, 190, 10).leaveByPort(ports)
	case "MCR", "TCR":
		return modules(g, compassPorts([]int{0, -1, 1, -1, 2, -1, 3, -1}), 32, 124, 10)
	case "Torus", "Mesh":
		if side := g.Sides(); len(side) == 3 && side[2] <= 8 {
			return modules(g, ringPorts(side[2]), 46, 158, 10)
		}
	case "Gamma":
		return columns(g)
	}
	if len(g.Sides()) == 2 {
		return lattice(g)
	}
	return arranged(net)
}

// rowsFirst tells whether a network's labels are (row,col), rows downwards; else
// they are (x,y), y upwards.
func rowsFirst(net topology.Network) bool {
	switch stem, _ := net.Family(); stem {
	case "JTorus", "OCT", "XMesh", "XMeshW", "XTorus", "CCTorus", "CCTorusOpp":
		return true
	}
	return false
}

// screen turns a step along the first two axes into a direction on the screen.
func screen(net topology.Network, first, second float64) point {
	if rowsFirst(net) {
		return point{second, first}
	}
	return point{first, -second}
}

// lattice lays out a network of two coordinates.
func lattice(g topology.Grid) *plan {
	const step = 74
	p := &plan{net: g, radius: 17, spur: always(38), named: true}
	for v := range uint32(g.Order()) {
		c := g.Coordinates(v)
		p.at = append(p.at, screen(g, float64(c[0]), float64(c[1])).times(step))
		p.text = append(p.text, strings.Trim(g.Label(v), "()"))
	}
	p.leave = func(u, v uint32) point { return around(g, u, v) }
	return p
}

// around tells in which direction the link from u to v leaves the drawing, if it
// goes around an axis.
func around(g topology.Grid, u, v uint32) point {
	a, b, side := g.Coordinates(u), g.Coordinates(v), g.Sides()
	var step, wrapped [2]float64
	short := true
	for i := range 2 {
		d := b[i] - a[i]
		switch {
		case side[i] > 2 && d == side[i]-1:
			step[i], wrapped[i] = -1, -1
		case side[i] > 2 && d == 1-side[i]:
			step[i], wrapped[i] = 1, 1
		default:
			step[i] = float64(d)
			short = short && d >= -1 && d <= 1
		}
	}
	if wrapped == [2]float64{} {
		return point{}
	}
	if short {
		wrapped = step
	}
	return screen(g, wrapped[0], wrapped[1]).unit()
}

// modules lays out a network whose third coordinate counts the vertices of
// modules, at the given ports around each module's middle.
func modules(g topology.Grid, ports []point, spread, step, radius float64) *plan {
	p := &plan{net: g, radius: radius, spur: always(36), named: g.Degree(0) <= 4}
	border := spread + 28
	if !p.named {
		p.spur = func(u uint32, out point) float64 {
			at := ports[int(u)%len(ports)].times(spread)
			return border - at.x*out.x - at.y*out.y
		}
	}
	for v := range uint32(g.Order()) {
		c := g.Coordinates(v)
		middle := screen(g, float64(c[0]), float64(c[1])).times(step)
		p.at = append(p.at, middle.plus(ports[c[2]].times(spread)))
		p.text = append(p.text, strconv.Itoa(c[2]))
		if c[2] == 0 {
			label := g.Label(v)
			label = label[:strings.LastIndexByte(label, ',')] + ")"
			where := note{point{-spread - 3, -spread - 3}, label, "end"}
			if len(ports) == 4 {
				where.at, where.anchor = point{0, 4}, "middle"
			} else if p.named {
				where.at, where.anchor = point{0.42 * spread, -0.97*spread - 9}, "middle"
			}
			where.at = where.at.plus(middle)
			p.notes = append(p.notes, where)
			for _, w := range g.Neighbors(v) {
				if out := around(g, v, w); !p.named && out != (point{}) {
					far := g.Label(w)
					p.notes = append(p.notes, end(middle.plus(out.times(border)), out, "to "+far[:strings.LastIndexByte(far, ',')]+")"))
				}
			}
		}
	}
	p.leave = func(u, v uint32) point {
		if a, b := g.Coordinates(u), g.Coordinates(v); a[0] == b[0] && a[1] == b[1] {
			return point{}
		}
		return around(g, u, v)
	}
	return p
}

// always returns the same length for all spurs.
func always(length float64) func(uint32, point) float64 {
	return func(uint32, point) float64 { return length }
}

// leaveByPort makes a link between modules go around where the port at which it
// leaves does not face the other end.
func (p *plan) leaveByPort(ports []point) *plan {
	const facing = 0.9 // cosine of the largest angle
	p.leave = func(u, v uint32) point {
		if int(u)/len(ports) == int(v)/len(ports) {
			return point{}
		}
		out, way := ports[int(u)%len(ports)], p.at[u].towards(p.at[v])
		if out.x*way.x+out.y*way.y > facing {
			return point{}
		}
		return out
	}
	return p
}

// port returns the place on the unit circle at an angle in degrees, 0 to the
// right and 90 upwards.
func port(degrees float64) point {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return point{c, -s}
}

// ringPorts places the vertices of a ring so that no two have the same height or
// the same distance from the left; links between modules then run side by side.
func ringPorts(n int) []point {
	var list []point
	for i := range n {
		list = append(list, port(90+90/float64(n)-360*float64(i)/float64(n)))
	}
	return list
}

// cubePorts places the corners of the 3-cube likewise, along a Hamiltonian cycle.
func cubePorts() []point {
	list := make([]point, 8)
	for i, at := range ringPorts(8) {
		list[i^i>>1] = at // the reflected Gray code
	}
	return list
}

// compassPorts places the vertices listed, from the east against the clock, in
// the eight directions; −1 leaves a direction out.
func compassPorts(vertices []int) []point {
	list := make([]point, len(vertices))
	most := 0
	for i, v := range vertices {
		if v >= 0 {
			list[v] = port(45 * float64(i))
			most = max(most, v)
		}
	}
	return list[:most+1]
}

// columns lays out Γ: a column for each x, in the order of the ring j = y + clz.
func columns(g topology.Grid) *plan {
	const wide, high = 236, 46
	p := &plan{net: g, radius: 16, spur: always(44), named: true}
	ring := g.Order() / g.Sides()[0]
	for v := range g.Order() {
		x, j := v/ring, v%ring
		p.at = append(p.at, point{float64(x) * wide, -float64(j) * high})
		p.text = append(p.text, strings.Trim(g.Label(uint32(v)), "()"))
	}
	p.leave = func(u, v uint32) point {
		dx, dj := int(v)/ring-int(u)/ring, int(v)%ring-int(u)%ring
		switch last := g.Sides()[0] - 1; {
		case dx == 0 && dj == ring-1:
			return point{0, 1}
		case dx == 0 && dj == 1-ring:
			return point{0, -1}
		case last > 1 && dx == last, dx == -1 && 2*max(dj, -dj) > ring:
			return point{-1, 0}
		case last > 1 && dx == -last, dx == 1 && 2*max(dj, -dj) > ring:
			return point{1, 0}
		}
		return point{}
	}
	return p
}

// circle lays the vertices out around a circle, the way that suits a network
// without coordinates.
func circle(net topology.Network) *plan {
	n := net.Order()
	r := max(100, float64(n)*46/(2*math.Pi))
	var at []point
	for v := range n {
		at = append(at, port(90-360*float64(v)/float64(n)).times(r))
	}
	return straight(net, "around a circle, in the order of its vertices", at)
}
