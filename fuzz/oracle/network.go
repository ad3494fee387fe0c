package oracle

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Network is the text of a network: a graph whose vertices are tuples of coordinates, with their
// neighbours. It has one parameter, n.
type Network struct {
	Name     string
	Directed bool
	Coords   []Range
	Next     []Next
	Words    []*Definition
	// Order is the number of vertices if the ranges depend on the parameter alone.
	Order *Sentence
}

// Next is a neighbour: for all values of variables, where the conditions hold.
type Next struct {
	To   []*Sentence
	Over []Range
	If   []*Sentence
}

// String writes the definition, without those of its words.
func (n *Network) String() string {
	text := n.Name + "(n) = graph " + ranges(n.Coords)
	if n.Directed {
		text = n.Name + "(n) = digraph " + ranges(n.Coords)
	}
	for i, next := range n.Next {
		text += []string{": ", "; "}[min(i, 1)] + tuple(next.To)
		for _, c := range next.If {
			text += " if " + c.String()
		}
		if next.Over != nil {
			text += " for " + ranges(next.Over)
		}
	}
	return text
}

func ranges(list []Range) string {
	var texts []string
	for _, r := range list {
		text := fmt.Sprintf("%s in %s..%s", r.Name, r.From, r.To)
		if r.If != nil {
			text += " if " + r.If.String()
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}

func tuple(list []*Sentence) string {
	if len(list) == 1 {
		return list[0].String()
	}
	var texts []string
	for _, x := range list {
		texts = append(texts, x.String())
	}
	return "(" + strings.Join(texts, ", ") + ")"
}

// Vertex is one of the network's vertices, if there is one and the ranges depend on the parameter alone.
func (n *Network) Vertex() string {
	var list []*Sentence
	for _, r := range n.Coords {
		list = append(list, r.From)
	}
	return tuple(list)
}

// Graph is the network for a value of the parameter; false if there is none. The links of a directed
// network are arcs, from the first to the second.
func (n *Network) Graph(parameter int64) (g Graph, ok bool) {
	e := &evaluation{steps: 1 << 16, inText: true}
	var scopes []map[string]any
	number := make(map[string]int) // by the coordinates' text
	at := func(names map[string]any) string {
		var list []string
		for _, r := range n.Coords {
			list = append(list, names[r.Name].(Number).RatString())
		}
		return strings.Join(list, ",")
	}
	ok = overAll(e, n.Coords, map[string]any{"n": ratio(parameter)}, func(names map[string]any) bool {
		number[at(names)] = len(scopes)
		g.Vertices, scopes = append(g.Vertices, len(scopes)), append(scopes, names)
		return true
	})
	if !ok || len(scopes) == 0 {
		return g, false
	}
	met := make(map[Link]bool)
	for v, names := range scopes {
		for _, next := range n.Next {
			ok := overAll(e, next.Over, names, func(names map[string]any) bool {
				for _, c := range next.If {
					if holds, ok := e.of(c, names); !ok || !holds.(bool) {
						return ok
					}
				}
				var list []string
				for _, t := range next.To {
					x, ok := e.of(t, names)
					if !ok {
						return false
					}
					list = append(list, x.(Number).RatString())
				}
				u, is := number[strings.Join(list, ",")]
				l := Link{v, u}
				if !n.Directed {
					l = link(v, u)
				}
				if !met[l] {
					g.Links = append(g.Links, l)
				}
				met[l] = true
				return is && (u != v || n.Directed)
			})
			if !ok {
				return g, false
			}
		}
	}
	return g, true
}

// overAll goes through the values of ranges, the last the fastest, until it is told not to.
func overAll(e *evaluation, list []Range, names map[string]any, visit func(map[string]any) bool) bool {
	if len(list) == 0 {
		return visit(names)
	}
	return list[0].each(e, 0, names, func(inner map[string]any) bool { return overAll(e, list[1:], inner, visit) })
}

// DrawNetwork draws a network's text, every second time of terms that there are arithmetic proofs of.
func DrawNetwork(r *rand.Rand, name string) *Network {
	n := &Network{Name: name, Directed: r.IntN(5) == 0}
	d := Texts("n")
	if r.IntN(2) == 0 {
		d = Terms("n")
		d.Divisors = []string{"1", "2", "3", "n"}
	} else if r.IntN(3) == 0 {
		d = d.DrawWords(r, 1+r.IntN(2), strings.ToLower(name)+"_", "")
		n.Words = d.Words
	}
	var names []string
	plain, order := true, leaf("1")
	for _, name := range []string{"i", "j"}[:1+r.IntN(2)] {
		one := Range{Name: name, From: leaf("0"), To: of("-", leaf("n"), leaf("1"))}
		switch r.IntN(6) {
		case 0:
			one.From = d.Number(r, 1, names...)
			plain = false
		case 1:
			one.From, one.To = leaf("1"), leaf("n")
		}
		switch r.IntN(6) {
		case 0:
			one.To = d.Number(r, 2, names...)
			plain = plain && len(names) == 0
		case 1:
			one.To = of("+", one.From, leaf(fmt.Sprint(r.IntN(4))))
		}
		names = append(names, name)
		switch r.IntN(5) {
		case 0:
			one.If = of(">=", leaf("n"), leaf(fmt.Sprint(1+r.IntN(3))))
		case 1:
			one.If = d.Draw(r, 2, names...)
			plain = false
		}
		order = of("*", order, of("+", of("-", one.To, one.From), leaf("1")))
		n.Coords = append(n.Coords, one)
	}
	if plain {
		n.Order = order
	}
	for range 1 + r.IntN(3) {
		var next Next
		inner := names
		if r.IntN(4) == 0 {
			over := Range{Name: "k", From: leaf(fmt.Sprint(r.IntN(2))), To: d.Number(r, 1, inner...)}
			inner = append(names[:len(names):len(names)], "k")
			if r.IntN(3) == 0 {
				over.If = d.Draw(r, 1, inner...)
			}
			next.Over = []Range{over}
		}
		for r.IntN(4) == 0 {
			next.If = append(next.If, d.Draw(r, 1+r.IntN(2), names...))
		}
		for _, c := range n.Coords {
			next.To = append(next.To, n.target(r, d, c, &next, inner))
		}
		n.Next = append(n.Next, next)
	}
	return n
}

// target draws a coordinate of a neighbour: often one that is a vertex's.
func (n *Network) target(r *rand.Rand, d Dialect, c Range, next *Next, names []string) *Sentence {
	x, one := leaf(c.Name), leaf("1")
	guard := func(s *Sentence) {
		if r.IntN(6) > 0 {
			next.If = append(next.If, s)
		}
	}
	switch r.IntN(8) {
	case 0:
		return d.Number(r, 2, names...)
	case 1:
		guard(of("<", x, c.To))
		return of("+", x, one)
	case 2:
		guard(of(">", x, c.From))
		return of("-", x, one)
	case 3:
		return of("+", c.From, of("%", of("+", x, d.Number(r, 1, names...)), of("+", of("-", c.To, c.From), one)))
	case 4:
		return of("-", of("+", c.To, c.From), x)
	case 5, 6:
		return of("%", of("+", x, d.Number(r, 1, names...)), leaf("n"))
	}
	if y := d.Number(r, 2, names...); next.Over == nil { // between the ends
		guard(of("&&", of("<=", c.From, y), of("<=", y, c.To)))
		return y
	}
	return x
}
