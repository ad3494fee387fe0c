package site

import (
	"fmt"
	"math"
	"strings"
)

// wire is a link as it is drawn: from end to end, or as two spurs.
type wire struct {
	u, v uint32
	// pieces are curves from u towards v: one, or the spur at u, which ends
	// outside, and that at v, which begins there.
	pieces []curve
	// notes name the other ends at the spurs.
	notes []note
}

// curve is a quadratic Bézier curve.
type curve struct{ from, control, to point }

func line(from, to point) curve { return curve{from, from.plus(to).times(0.5), to} }

// at returns the point at t, 0 … 1.
func (c curve) at(t float64) point {
	return c.from.times((1 - t) * (1 - t)).plus(c.control.times(2 * t * (1 - t))).plus(c.to.times(t * t))
}

func (c curve) reversed() curve { return curve{c.to, c.control, c.from} }

// trimmed returns the curve without its parts within the given distances of its
// ends.
func (c curve) trimmed(start, end float64) curve {
	c.from = c.from.plus(c.from.towards(c.control).times(start))
	c.to = c.to.plus(c.to.towards(c.control).times(end))
	return c
}

// path writes the curve as the data of an SVG path.
func (c curve) path() string {
	middle := c.from.plus(c.to).times(0.5)
	if middle.distance(c.control) < 0.5 {
		return "M" + c.from.text() + "L" + c.to.text()
	}
	return "M" + c.from.text() + "Q" + c.control.text() + " " + c.to.text()
}

// text writes a point with one decimal, which leaves nothing to the last digits
// of a machine's arithmetic.
func (p point) text() string { return coordinate(p.x) + " " + coordinate(p.y) }

func coordinate(x float64) string {
	text := strings.TrimSuffix(fmt.Sprintf("%.1f", x), ".0")
	if text == "-0" {
		return "0"
	}
	return text
}

// wires draws all links. A link that would run through a vertex is bent.
func (p *plan) wires() []wire {
	var list []wire
	for u, v := range p.net.CSR().Edges() {
		list = append(list, p.wire(u, v))
	}
	return list
}

func (p *plan) wire(u, v uint32) wire {
	w := wire{u: u, v: v}
	out := p.leave(u, v)
	if out == (point{}) {
		w.pieces = []curve{p.bent(u, v)}
		return w
	}
	in := p.leave(v, u)
	a, b := p.at[u].plus(out.times(p.spur(u, out))), p.at[v].plus(in.times(p.spur(v, in)))
	w.pieces = []curve{line(p.at[u], a), line(b, p.at[v])}
	if p.named {
		w.notes = []note{end(a, out, p.net.Label(v)), end(b, in, p.net.Label(u))}
	}
	return w
}

// end writes where a spur leads at its end; it points in the given direction.
func end(at, direction point, text string) note {
	n := note{at: at.plus(direction.times(4)), text: text, anchor: "middle"}
	switch flat := math.Abs(direction.y) < 0.3; {
	case flat && direction.x > 0:
		n.anchor, n.at.y = "start", n.at.y+4
	case flat:
		n.anchor, n.at.y = "end", n.at.y+4
	case direction.y > 0:
		n.at.y += 9
	}
	return n
}

// bent returns a curve from u to v that keeps away from all other vertices:
// straight if that does, else with the least of several bends.
func (p *plan) bent(u, v uint32) curve {
	from, to := p.at[u], p.at[v]
	straight := line(from, to)
	best, most := straight, -1.0
	for _, bend := range []float64{0, 0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32, 0.45, -0.45, 0.6, -0.6, 0.8, -0.8} {
		c := straight
		c.control = c.control.plus(to.minus(from).across().times(bend))
		room := p.room(c, u, v)
		if room >= p.radius+1.5 {
			return c
		}
		if room > most+1 {
			best, most = c, room
		}
	}
	return best
}

// room returns how near the curve comes to the middle of a vertex other than u
// and v.
func (p *plan) room(c curve, u, v uint32) float64 {
	least := 1e9
	const steps = 24
	for i := range steps + 1 {
		q := c.at(float64(i) / steps)
		for w, at := range p.at {
			if uint32(w) != u && uint32(w) != v {
				least = min(least, q.distance(at))
			}
		}
	}
	return least
}
