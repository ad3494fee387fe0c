package site

import (
	"fmt"
	"html"
	"html/template"
	"math"
	"strings"

	"topocert/certificates"
)

// figure is a drawing of a network with what is marked in it. Everything marked
// is told apart by shape or stroke, not by colour alone.
type figure struct {
	// ID is unique on the page.
	ID, Title string
	// Caption says what is marked, and how; Text says the same in words and
	// labels, for those who do not see the drawing. Lists of labels are long.
	Caption, Text string
	// Proof is a link to the file that proves it, if there is one: that of what the session has proved,
	// or of the name.
	Proof       link
	proof       *certificates.Certificate
	certificate string
	Legend      []legend
	SVG         template.HTML
	Width       int // of the drawing, in pixels
}

// Wide tells whether the drawing has to be made smaller on a phone, Huge whether
// that may be so on any screen.
func (f *figure) Wide() bool { return f.Width > 300 }
func (f *figure) Huge() bool { return f.Width > 750 }

// legend explains a mark.
type legend struct {
	Sample template.HTML
	Text   string
}

// marks says what is marked in a drawing.
type marks struct {
	// square tells which vertices are drawn as squares.
	square map[uint32]bool
	// vertex and link hold the classes of what is marked.
	vertex map[uint32]string
	link   map[[2]uint32]string
	// routes are ways with arrows, drawn over the links.
	routes []route
	// fade makes unmarked links faint.
	fade bool
}

// route is a way through a network.
type route struct {
	class string
	path  []uint32
}

func pair(u, v uint32) [2]uint32 { return [2]uint32{min(u, v), max(u, v)} }

// canvas collects a drawing and the room it takes.
type canvas struct {
	b        strings.Builder
	low, far point
}

func newCanvas() *canvas {
	return &canvas{low: point{math.Inf(1), math.Inf(1)}, far: point{math.Inf(-1), math.Inf(-1)}}
}

func (c *canvas) cover(p point, margin float64) {
	c.low = point{min(c.low.x, p.x-margin), min(c.low.y, p.y-margin)}
	c.far = point{max(c.far.x, p.x+margin), max(c.far.y, p.y+margin)}
}

func (c *canvas) curve(class string, k curve, extra string) {
	c.cover(k.from, 4)
	c.cover(k.to, 4)
	c.cover(k.at(0.5), 4)
	fmt.Fprintf(&c.b, `<path class="%s" d="%s"%s/>`+"\n", class, k.path(), extra)
}

func (c *canvas) text(class string, n note) {
	const letter = 6.6 // pixels, more than a letter takes on average
	width := letter * float64(len([]rune(n.text)))
	left := n.at.x
	switch n.anchor {
	case "middle":
		left -= width / 2
	case "end":
		left -= width
	}
	c.cover(point{left, n.at.y}, 6)
	c.cover(point{left + width, n.at.y - 6}, 6)
	fmt.Fprintf(&c.b, `<text class="%s" x="%s" y="%s" text-anchor="%s">%s</text>`+"\n", class, coordinate(n.at.x), coordinate(n.at.y), n.anchor, html.EscapeString(n.text))
}

// draw draws the network with its marks. The title and the description are read
// out in place of the drawing.
func (p *plan) draw(id, title, description string, m marks) (template.HTML, int) {
	c := newCanvas()
	wires := p.wires()
	byLink := make(map[[2]uint32]*wire, len(wires))
	plain := "link"
	if m.fade {
		plain = "link faint"
	}
	for i := range wires {
		w := &wires[i]
		byLink[pair(w.u, w.v)] = w
		if m.link[pair(w.u, w.v)] != "" {
			continue
		}
		for _, k := range w.pieces {
			c.curve(plain, k, "")
		}
	}
	for i := range wires { // what is marked lies above
		w := &wires[i]
		if class := m.link[pair(w.u, w.v)]; class != "" {
			for _, k := range w.pieces {
				c.curve("link "+class, k, "")
			}
		}
	}
	for _, w := range wires {
		for _, n := range w.notes {
			c.text("spur", n)
		}
	}
	for v, at := range p.at {
		p.drawVertex(c, uint32(v), at, m)
	}
	for _, n := range p.notes {
		c.text("module", n)
	}
	for i, r := range m.routes {
		p.drawRoute(c, byLink, r, fmt.Sprintf("%s-arrow-%d", id, i))
	}
	return c.finish(id, title, description)
}

func (p *plan) drawVertex(c *canvas, v uint32, at point, m marks) {
	class := strings.TrimSpace("vertex " + m.vertex[v])
	label := html.EscapeString(p.net.Label(v))
	c.cover(at, p.radius+3)
	if m.square[v] {
		r := 0.9 * p.radius
		fmt.Fprintf(&c.b, `<rect class="%s" x="%s" y="%s" width="%s" height="%[4]s"><title>%s</title></rect>`,
			class, coordinate(at.x-r), coordinate(at.y-r), coordinate(2*r), label)
	} else {
		fmt.Fprintf(&c.b, `<circle class="%s" cx="%s" cy="%s" r="%s"><title>%s</title></circle>`,
			class, coordinate(at.x), coordinate(at.y), coordinate(p.radius), label)
	}
	size := "label"
	if p.radius < 15 || len(p.text[v]) > 4 {
		size = "label small"
	}
	c.text(size, note{point{at.x, at.y + 3.6}, p.text[v], "middle"})
}

// drawRoute draws a way hop by hop, with arrows and the hops' numbers.
func (p *plan) drawRoute(c *canvas, wires map[[2]uint32]*wire, r route, marker string) {
	if len(r.path) < 2 {
		return
	}
	fmt.Fprintf(&c.b, `<defs><marker id="%s" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="4.5" markerHeight="4.5" orient="auto"><path class="arrow %s" d="M0 0L8 4L0 8Z"/></marker></defs>`+"\n", marker, r.class)
	var numbers []note
	for i, u := range r.path[:len(r.path)-1] {
		v := r.path[i+1]
		w := wires[pair(u, v)]
		if w == nil {
			continue // no link: the caption says so
		}
		pieces := append([]curve(nil), w.pieces...)
		if w.u != u {
			for j := range pieces {
				pieces[j] = pieces[j].reversed()
			}
			if len(pieces) == 2 {
				pieces[0], pieces[1] = pieces[1], pieces[0]
			}
		}
		extra := fmt.Sprintf(` marker-end="url(#%s)"`, marker)
		if len(pieces) == 1 {
			c.curve("route "+r.class, pieces[0].trimmed(p.radius+1, p.radius+2), extra)
			numbers = append(numbers, note{pieces[0].at(0.5), fmt.Sprint(i + 1), "middle"})
			continue
		}
		c.curve("route "+r.class, pieces[0].trimmed(p.radius+1, 0), extra)
		c.curve("route "+r.class, pieces[1].trimmed(0, p.radius+2), extra)
		numbers = append(numbers, note{pieces[0].at(0.6), fmt.Sprint(i + 1), "middle"})
	}
	for _, n := range numbers {
		fmt.Fprintf(&c.b, `<circle class="hop %s" cx="%s" cy="%s" r="7.5"/>`, r.class, coordinate(n.at.x), coordinate(n.at.y))
		n.at.y += 3.4
		c.text("label small hop", n)
	}
}

// finish wraps the drawing, and returns its width too.
func (c *canvas) finish(id, title, description string) (template.HTML, int) {
	width, height := math.Ceil(c.far.x-c.low.x), math.Ceil(c.far.y-c.low.y)
	head := fmt.Sprintf(`<svg class="drawing" xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="%s-title %[1]s-desc" width="%.0f" height="%.0f" viewBox="%s %s %.0[2]f %.0[3]f">`+
		"\n<title id=\"%[1]s-title\">%[6]s</title><desc id=\"%[1]s-desc\">%[7]s</desc>\n",
		id, width, height, coordinate(math.Floor(c.low.x)), coordinate(math.Floor(c.low.y)), html.EscapeString(title), html.EscapeString(description))
	return template.HTML(head + c.b.String() + "</svg>"), int(width)
}

// sample draws a mark for a legend.
func sample(kind, class string) template.HTML {
	shape := fmt.Sprintf(`<path class="link %s" d="M1 8L31 8"/>`, class)
	switch kind {
	case "circle":
		shape = fmt.Sprintf(`<circle class="vertex %s" cx="16" cy="8" r="6.5"/>`, class)
	case "square":
		shape = fmt.Sprintf(`<rect class="vertex %s" x="10" y="2" width="12" height="12"/>`, class)
	case "route":
		shape = fmt.Sprintf(`<path class="route %s" d="M1 8L27 8"/><path class="arrow %[1]s" d="M23 3L32 8L23 13Z"/>`, class)
	}
	return template.HTML(`<svg class="sample drawing" aria-hidden="true" focusable="false" width="32" height="16" viewBox="0 0 32 16">` + shape + `</svg>`)
}

// thumbnail draws the network small: links as lines, vertices as dots, and no names.
func (p *plan) thumbnail() template.HTML {
	c := newCanvas()
	var links, dots strings.Builder
	for _, w := range p.wires() {
		for _, k := range w.pieces {
			c.cover(k.from, 2)
			c.cover(k.to, 2)
			links.WriteString(k.path())
		}
	}
	for _, at := range p.at {
		c.cover(at, p.radius+2)
		fmt.Fprintf(&dots, "M%s %sh0", coordinate(at.x), coordinate(at.y))
	}
	size := max(c.far.x-c.low.x, c.far.y-c.low.y)
	return template.HTML(fmt.Sprintf(`<svg class="thumb" xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false" viewBox="%s %s %.0f %.0f"><path class="t-links" d="%s"/><path class="t-dots" stroke-width="%.0f" d="%s"/></svg>`,
		coordinate(math.Floor((c.low.x+c.far.x-size)/2)), coordinate(math.Floor((c.low.y+c.far.y-size)/2)), math.Ceil(size), math.Ceil(size), links.String(), 1.3*p.radius, dots.String()))
}
