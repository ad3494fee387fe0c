package site

import (
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/subgraphs"
	"topocert/certificates/widths"
	"topocert/solver/bisection"
	"topocert/solver/distance"
	"topocert/solver/hamilton"
	"topocert/topology"
)

// figures draws a network: as it is, with a smallest balanced cut, with a
// Hamiltonian cycle, with a shortest way between two farthest vertices, and with
// the shortest failure of each router that fails on it.
func figures(portrait *portrait, audits []audited) []figure {
	p := newPlan(portrait.Network)
	return slices.Concat([]figure{p.plainFigure()}, p.cutFigure(portrait.Width), p.cycleFigure(portrait.Cycle), p.farFigure(portrait.Diameter), p.routerFigures(audits))
}

func (p *plan) plainFigure() figure {
	name := topology.Title(p.net)
	f := figure{
		ID:      "network",
		Title:   "The network",
		Caption: fmt.Sprintf("%s: %d vertices, %d links, laid out by its coordinates.", name, p.net.Order(), p.net.Size()),
		Text:    "The neighbours of each vertex follow from the definition; topocert measure prints more.",
	}
	if p.by != "" {
		f.Caption = strings.Replace(f.Caption, "by its coordinates", p.by, 1)
	}
	switch goesAround := p.goesAround(); {
	case goesAround && p.named:
		f.Caption += " A short line with a label is a link that goes around, to the vertex named."
	case goesAround:
		f.Caption += " A line that ends at the border is a link that goes around, to the like vertex of the module named."
	}
	f.SVG, f.Width = p.draw(f.ID, name, f.Caption, marks{})
	return f
}

func (p *plan) goesAround() bool {
	for u, v := range p.net.CSR().Edges() {
		if p.leave(u, v) != (point{}) {
			return true
		}
	}
	return false
}

func (p *plan) cutFigure(w *bisection.Result) []figure {
	if w == nil || w.Cut == nil {
		return nil
	}
	side := w.Cut.Proof.(widths.Cut).Side
	m := marks{square: make(map[uint32]bool), vertex: make(map[uint32]string), link: make(map[[2]uint32]string), fade: true}
	for _, v := range side {
		m.square[v], m.vertex[v] = true, "other"
	}
	for u, v := range p.net.CSR().Edges() {
		if m.square[u] != m.square[v] {
			m.link[pair(u, v)] = "cut"
		}
	}
	f := figure{
		ID:      "bisection",
		Title:   "A bisection",
		Caption: fmt.Sprintf("A cut of %d links between %d and %d vertices.", len(m.link), len(side), p.net.Order()-len(side)),
		Text:    fmt.Sprintf("On one side: %s.", p.labels(side)),
		proof:   w.Cut,
		Legend: []legend{
			{sample("square", "other"), "one side"},
			{sample("circle", ""), "the other side"},
			{sample("link", "cut"), "link that is cut"},
			{sample("link", "faint"), "other link"},
		},
	}
	if w.Exact() {
		f.Caption += " No balanced cut has fewer."
	} else {
		f.Caption += fmt.Sprintf(" Every balanced cut has at least %d.", w.Lower)
	}
	f.SVG, f.Width = p.draw(f.ID, "A bisection of "+topology.Title(p.net), f.Caption, m)
	return []figure{f}
}

func (p *plan) cycleFigure(h *hamilton.Result) []figure {
	if h == nil || h.Answer != "yes" || h.Certificate == nil {
		return nil
	}
	cycle := h.Certificate.Proof.(subgraphs.Cycle).Vertices
	m := marks{link: make(map[[2]uint32]string), vertex: map[uint32]string{cycle[0]: "start"}, fade: true}
	for i, v := range cycle {
		m.link[pair(v, cycle[(i+1)%len(cycle)])] = "cycle"
	}
	f := figure{
		ID:      "cycle",
		Title:   "A Hamiltonian cycle",
		Caption: fmt.Sprintf("A cycle through all %d vertices.", len(cycle)),
		Text:    fmt.Sprintf("In order: %s.", p.labels(cycle)),
		proof:   h.Certificate,
		Legend: []legend{
			{sample("link", "cycle"), "link of the cycle"},
			{sample("circle", "start"), "where the list begins"},
			{sample("link", "faint"), "other link"},
		},
	}
	f.SVG, f.Width = p.draw(f.ID, "A Hamiltonian cycle of "+topology.Title(p.net), f.Caption, m)
	return []figure{f}
}

// farFigure shows two vertices whose distance is the diameter.
func (p *plan) farFigure(diameter int) []figure {
	if diameter < 1 {
		return nil
	}
	for u := range uint32(p.net.Order()) {
		level, order := distance.Levels(p.net.CSR(), u, nil, nil)
		v := order[len(order)-1]
		if int(level[v]) < diameter {
			continue
		}
		path := shortest(p.net, v, level)
		f := figure{
			ID:      "farthest",
			Title:   "Two vertices farthest apart",
			Caption: fmt.Sprintf("%s and %s are %d links apart, the diameter. The arrows show one shortest way.", p.net.Label(u), p.net.Label(v), diameter),
			Text:    fmt.Sprintf("The way: %s.", p.labels(path)),
			Legend:  []legend{{sample("route", "short"), "a shortest way, with the number of each hop"}, {sample("link", "faint"), "other link"}},
		}
		f.SVG, f.Width = p.draw(f.ID, "Farthest vertices of "+topology.Title(p.net), f.Caption, marks{
			vertex: map[uint32]string{u: "start", v: "goal"}, routes: []route{{"short", path}}, fade: true,
		})
		return []figure{f}
	}
	return nil
}

// shortest returns a shortest way to v from the vertex from which level counts.
func shortest(net topology.Network, v uint32, level []uint32) []uint32 {
	parent, path := distance.Parents(net.CSR(), level), []uint32{v}
	for ; level[v] > 0; path = append(path, v) {
		v = parent[v]
	}
	slices.Reverse(path)
	return path
}

func (p *plan) labels(vertices []uint32) string {
	var list []string
	for _, v := range vertices {
		list = append(list, p.net.Label(v))
	}
	return strings.Join(list, " ")
}
