package oracle

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"topocert/certificates/language"
)

// Network is the text of a network: a graph whose vertices are tuples of coordinates, with their
// neighbours. It has one parameter, n.
type Network struct {
	Name     string
	Directed bool
	Coords   []language.Range
	Next     []language.Next
	Words    []*Definition
	// Order is the number of vertices if the ranges depend on the parameter alone.
	Order *language.Node
}

// String writes the definition, without those of its words.
func (n *Network) String() string {
	text := n.Name + "(n) = graph " + ranges(n.Coords)
	if n.Directed {
		text = n.Name + "(n) = digraph " + ranges(n.Coords)
	}
	for i, next := range n.Next {
		text += []string{": ", "; "}[min(i, 1)] + tuple(next.To.Args)
		for _, c := range next.If {
			text += " if " + c.String()
		}
		if next.For != nil {
			text += " for " + ranges(next.For)
		}
	}
	return text
}

func ranges(list []language.Range) string {
	var texts []string
	for _, r := range list {
		text := fmt.Sprintf("%s in %s..%s", r.Names[0], within(r.In.Args[0]), within(r.In.Args[1]))
		if r.If != nil {
			text += " if " + r.If.String()
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}

// within writes an end of a range.
func within(n *language.Node) string {
	if n.Args == nil {
		return n.String()
	}
	return "(" + n.String() + ")"
}

func tuple(list []*language.Node) string {
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
	var list []*language.Node
	for _, r := range n.Coords {
		list = append(list, r.In.Args[0])
	}
	return tuple(list)
}

// Graph is the network for a value of the parameter; false if there is none. The links of a directed
// network are arcs, from the first to the second.
func (n *Network) Graph(parameter int) (g Graph, ok bool) {
	m := &Meaning{Words: Among(n.Words), Left: 1 << 16, inText: true}
	var scopes []Names
	number := make(map[string]int)
	ok = attempt(func() {
		m.all(n.Coords, Names{"n": ratio(parameter)}, func(t Names) bool {
			number[textOf(vertex(n.Coords, t))] = len(scopes)
			g.Vertices, scopes = append(g.Vertices, len(scopes)), append(scopes, t)
			return true
		})
		met := make(map[Link]bool)
		for v, t := range scopes {
			m.next(n.Next, t, func(to any) {
				u, is := number[textOf(to)]
				l := Link{v, u}
				if !n.Directed {
					l = link(v, u)
				}
				if !met[l] {
					g.Links = append(g.Links, l)
				}
				met[l] = true
				if !is || u == v && !n.Directed {
					none("no neighbour")
				}
			})
		}
	})
	return g, ok && len(scopes) > 0
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
		from, last := leaf("0"), of("-", leaf("n"), leaf("1"))
		switch r.IntN(6) {
		case 0:
			from = d.Number(r, 1, names...)
			plain = false
		case 1:
			from, last = leaf("1"), leaf("n")
		}
		switch r.IntN(6) {
		case 0:
			last = d.Number(r, 2, names...)
			plain = plain && len(names) == 0
		case 1:
			last = of("+", from, leaf(fmt.Sprint(r.IntN(4))))
		}
		one := language.Range{Names: []string{name}, In: to(from, last)}
		names = append(names, name)
		switch r.IntN(5) {
		case 0:
			one.If = of(">=", leaf("n"), leaf(fmt.Sprint(1+r.IntN(3))))
		case 1:
			one.If = d.Draw(r, 2, names...)
			plain = false
		}
		order = of("*", order, of("+", of("-", last, from), leaf("1")))
		n.Coords = append(n.Coords, one)
	}
	if plain {
		n.Order = order
	}
	for range 1 + r.IntN(3) {
		var next language.Next
		inner := names
		if r.IntN(4) == 0 {
			over := language.Range{Names: []string{"k"}, In: to(leaf(fmt.Sprint(r.IntN(2))), d.Number(r, 1, inner...))}
			inner = append(names[:len(names):len(names)], "k")
			if r.IntN(3) == 0 {
				over.If = d.Draw(r, 1, inner...)
			}
			next.For = []language.Range{over}
		}
		for r.IntN(4) == 0 {
			next.If = append(next.If, d.Draw(r, 1+r.IntN(2), names...))
		}
		next.To = &language.Node{Op: language.Tuple}
		for _, c := range n.Coords {
			next.To.Args = append(next.To.Args, n.target(r, d, c, &next, inner))
		}
		n.Next = append(n.Next, next)
	}
	return n
}

// target draws a coordinate of a neighbour: often one that is a vertex's.
func (n *Network) target(r *rand.Rand, d Dialect, c language.Range, next *language.Next, names []string) *language.Node {
	x, from, last, one := leaf(c.Names[0]), c.In.Args[0], c.In.Args[1], leaf("1")
	guard := func(s *language.Node) {
		if r.IntN(6) > 0 {
			next.If = append(next.If, s)
		}
	}
	switch r.IntN(8) {
	case 0:
		return d.Number(r, 2, names...)
	case 1:
		guard(of("<", x, last))
		return of("+", x, one)
	case 2:
		guard(of(">", x, from))
		return of("-", x, one)
	case 3:
		return of("+", from, of("%", of("+", x, d.Number(r, 1, names...)), of("+", of("-", last, from), one)))
	case 4:
		return of("-", of("+", last, from), x)
	case 5, 6:
		return of("%", of("+", x, d.Number(r, 1, names...)), leaf("n"))
	}
	if y := d.Number(r, 2, names...); next.For == nil { // between the ends
		guard(of("&&", of("<=", from, y), of("<=", y, last)))
		return y
	}
	return x
}
