package solvertest

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"pgregory.net/rapid"

	"topocert/certificates/widths"
	"topocert/topology"
)

// Link is a link by its ends.
type Link = [2]uint32

// TB is what testing.TB and rapid.T share.
type TB interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// Linked returns the graph on n vertices with the given links, in which a link
// may be repeated.
func Linked(tb TB, n int, links []Link) *topology.Graph {
	tb.Helper()
	once := make(map[Link]bool, len(links))
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		clear(once)
		for _, l := range links {
			l = Link{min(l[0], l[1]), max(l[0], l[1])}
			if once[l] {
				continue
			}
			once[l] = true
			if !yield(l[0], l[1]) {
				return
			}
		}
	})
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// Circulant links i to i+s modulo n for each step s.
func Circulant(n int, steps ...int) []Link {
	var links []Link
	for i := range n {
		for _, s := range steps {
			links = append(links, Link{uint32(i), uint32((i + s) % n)})
		}
	}
	return links
}

// CliqueLinks is the complete graph.
func CliqueLinks(n int) []Link {
	var links []Link
	for u := range n {
		for v := range u {
			links = append(links, Link{uint32(u), uint32(v)})
		}
	}
	return links
}

// BicliqueLinks is the complete bipartite graph.
func BicliqueLinks(a, b int) []Link {
	var links []Link
	for u := range a {
		for v := range b {
			links = append(links, Link{uint32(u), uint32(a + v)})
		}
	}
	return links
}

// CubeLinks is the d-cube.
func CubeLinks(d int) []Link {
	var links []Link
	for v := range 1 << d {
		for i := range d {
			links = append(links, Link{uint32(v), uint32(v ^ 1<<i)})
		}
	}
	return links
}

// TorusLinks is the a×b torus in which going round x moves y by twist.
func TorusLinks(a, b, twist int) []Link {
	var links []Link
	for x := range a {
		for y := range b {
			right := (x+1)%a*b + y
			if x == a-1 {
				right = (y + twist) % b
			}
			links = append(links, Link{uint32(x*b + y), uint32(right)}, Link{uint32(x*b + y), uint32(x*b + (y+1)%b)})
		}
	}
	return links
}

// PetersenLinks is the generalized Petersen graph GP(n, k).
func PetersenLinks(n, k int) []Link {
	var links []Link
	for i := range n {
		links = append(links, Link{uint32(i), uint32((i + 1) % n)}, Link{uint32(i), uint32(n + i)},
			Link{uint32(n + i), uint32(n + (i+k)%n)})
	}
	return links
}

// PathLinks is a path of n vertices.
func PathLinks(n int) []Link {
	var links []Link
	for i := range n - 1 {
		links = append(links, Link{uint32(i), uint32(i + 1)})
	}
	return links
}

// Joined returns the disjoint union of k copies of a and one of b.
func Joined(a []Link, an, k int, b []Link) []Link {
	var links []Link
	for i := range k {
		links = append(links, Shifted(a, an*i)...)
	}
	return append(links, Shifted(b, an*k)...)
}

// Shifted returns the links with larger numbers of vertices.
func Shifted(links []Link, by int) []Link {
	out := make([]Link, len(links))
	for i, l := range links {
		out[i] = Link{l[0] + uint32(by), l[1] + uint32(by)}
	}
	return out
}

// Relabelled returns the links with the vertices renumbered at random.
func Relabelled(rng *rand.Rand, n int, links []Link) []Link {
	p := rng.Perm(n)
	out := make([]Link, len(links))
	for i, l := range links {
		out[i] = Link{uint32(p[l[0]]), uint32(p[l[1]])}
	}
	return out
}

// RandomLinks takes each pair with the given probability.
func RandomLinks(rng *rand.Rand, n int, density float64) []Link {
	return slices.DeleteFunc(CliqueLinks(n), func(Link) bool { return rng.Float64() >= density })
}

// Pairing returns a random graph on n vertices whose degrees are nearly all d.
func Pairing(rng *rand.Rand, n, d int) []Link {
	var links []Link
	for range d {
		p := rng.Perm(n)
		for i := 0; i+1 < n; i += 2 {
			links = append(links, Link{uint32(p[i]), uint32(p[i+1])})
		}
	}
	return links
}

// TreeLinks is a random tree, in which each vertex hangs at an earlier one.
func TreeLinks(rng *rand.Rand, n int) []Link {
	var links []Link
	for v := 1; v < n; v++ {
		links = append(links, Link{uint32(rng.IntN(v)), uint32(v)})
	}
	return links
}

// DrawGraph draws a graph on n vertices, with up to 3n links.
func DrawGraph(t *rapid.T, n int) *topology.Graph {
	var links []Link
	if n > 1 {
		for range rapid.IntRange(0, 3*n).Draw(t, "links") {
			u := rapid.Uint32Range(0, uint32(n-1)).Draw(t, "u")
			v := rapid.Uint32Range(0, uint32(n-2)).Draw(t, "v")
			if v >= u {
				v++
			}
			links = append(links, Link{u, v})
		}
	}
	return Linked(t, n, links)
}

// Parse returns the named network.
func Parse(tb TB, name string) topology.Network {
	tb.Helper()
	net, err := topology.Parse(name)
	if err != nil {
		tb.Fatal(err)
	}
	return net
}

// RandomGraph draws a graph of 1 to most vertices.
func RandomGraph(t *rapid.T, most int) *topology.Graph {
	n := rapid.IntRange(1, most).Draw(t, "order")
	density := rapid.Float64Range(0, 1).Draw(t, "density")
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	return Linked(t, n, RandomLinks(rng, n, density))
}

// LeastHalving is the bisection width by trying all halves: the second method.
func LeastHalving(g *topology.Graph) int {
	return LeastAgreeing(g, widths.NoSides(g.Order()))
}

// LeastAgreeing is the least number of links of a cut into halves that agrees with sides.
func LeastAgreeing(g *topology.Graph, sides widths.Sides) int {
	n := g.Order()
	least := g.Size()
	for side := range uint32(1) << n {
		agrees := true
		for v, s := range sides[:n] {
			agrees = agrees && (s == widths.Free || s == int8(side>>v&1))
		}
		if !agrees || bits.OnesCount32(side) != n/2 {
			continue
		}
		cut := 0
		for u, v := range g.Edges() {
			if side>>u&1 != side>>v&1 {
				cut++
			}
		}
		least = min(least, cut)
	}
	return least
}

// Foreign gives a graph a name.
func Foreign(tb TB, g *topology.Graph) topology.Network {
	tb.Helper()
	net, err := topology.NewExternal(g)
	if err != nil {
		tb.Fatal(err)
	}
	return net
}
