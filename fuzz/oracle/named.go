package oracle

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Named returns a graph by its name in the examples of standard.words, built from the usual
// definition, and whether the name is known.
func Named(name string) (g Graph, known bool) {
	family, text, _ := strings.Cut(strings.TrimSuffix(name, ")"), "(")
	var p []int
	for number := range strings.SplitSeq(text, ",") {
		if n, err := strconv.Atoi(strings.TrimSpace(number)); err == nil {
			p = append(p, n)
		}
	}
	var links []Link
	order := 0
	join := func(u, v int) {
		if e := link(u, v); u != v && !slices.Contains(links, e) {
			links = append(links, e)
		}
		order = max(order, u+1, v+1)
	}
	ring := func(n, from, step int) {
		for i := range n {
			join(from+i, from+(i+step)%n)
		}
	}
	petersen := func(n, k int) {
		ring(n, 0, 1)
		ring(n, n, k)
		for i := range n {
			join(i, n+i)
		}
	}
	switch family {
	case "Petersen":
		petersen(5, 2)
	case "GP":
		petersen(p[0], p[1])
	case "Ring":
		ring(p[0], 0, 1)
	case "Complete", "Hypercube":
		n := p[0]
		if family == "Hypercube" {
			n = 1 << n
		}
		for u := range n {
			for v := range u {
				if d := u ^ v; family == "Complete" || d&(d-1) == 0 {
					join(u, v)
				}
			}
		}
	case "Mesh", "Torus":
		for i := range p[0] * p[1] {
			x, y := i/p[1], i%p[1]
			if x+1 < p[0] || family == "Torus" {
				join(i, (x+1)%p[0]*p[1]+y)
			}
			if y+1 < p[1] || family == "Torus" {
				join(i, x*p[1]+(y+1)%p[1])
			}
		}
	case "Wheel":
		ring(p[0], 0, 1)
		for i := range p[0] {
			join(i, p[0])
		}
	case "CompleteBipartite":
		for u := range p[0] {
			for v := range p[1] {
				join(u, p[0]+v)
			}
		}
	case "BinaryTree":
		for v := 1; v < 2<<p[0]-1; v++ {
			join(v, (v-1)/2)
		}
	case "LTQ": // two of one dimension less
		if p[0] == 2 {
			return Named("Hypercube(2)")
		}
		half, _ := Named(fmt.Sprintf("LTQ(%d)", p[0]-1))
		n := half.order()
		for _, e := range half.Links {
			join(e[0], e[1])
			join(n+e[0], n+e[1])
		}
		for v := range n {
			join(v, n+(v^(v&1)*n/2))
		}
	case "Groetzsch":
		ring(5, 0, 1)
		for i := range 5 {
			join(5+i, (i+1)%5)
			join(5+i, (i+4)%5)
			join(10, 5+i)
		}
	case "Heawood": // the cycle, and from every second vertex a chord of 5
		ring(14, 0, 1)
		for i := 0; i < 14; i += 2 {
			join(i, (i+5)%14)
		}
	default:
		return Graph{}, false
	}
	return New(order, links...), true
}
