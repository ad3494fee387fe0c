package solver

import (
	"iter"
	"math/bits"
	"math/rand/v2"
	"slices"

	"topocert/certificates"
	"topocert/topology"

	"pgregory.net/rapid"
)

type link = [2]uint32

// fatal is what testing.TB and rapid.T share.
type fatal interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// linked returns the graph on n vertices with the given links, in which a link
// may be repeated.
func linked(tb fatal, n int, links []link) *topology.Graph {
	tb.Helper()
	once := make(map[link]bool, len(links))
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		clear(once)
		for _, l := range links {
			l = link{min(l[0], l[1]), max(l[0], l[1])}
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

// circulant links i to i+s modulo n for each step s.
func circulant(n int, steps ...int) []link {
	var links []link
	for i := range n {
		for _, s := range steps {
			links = append(links, link{uint32(i), uint32((i + s) % n)})
		}
	}
	return links
}

func cliqueLinks(n int) []link {
	var links []link
	for u := range n {
		for v := range u {
			links = append(links, link{uint32(u), uint32(v)})
		}
	}
	return links
}

func bicliqueLinks(a, b int) []link {
	var links []link
	for u := range a {
		for v := range b {
			links = append(links, link{uint32(u), uint32(a + v)})
		}
	}
	return links
}

func cubeLinks(d int) []link {
	var links []link
	for v := range 1 << d {
		for i := range d {
			links = append(links, link{uint32(v), uint32(v ^ 1<<i)})
		}
	}
	return links
}

// torusLinks is the a×b torus in which going round x moves y by twist.
func torusLinks(a, b, twist int) []link {
	var links []link
	for x := range a {
		for y := range b {
			right := (x+1)%a*b + y
			if x == a-1 {
				right = (y + twist) % b
			}
			links = append(links, link{uint32(x*b + y), uint32(right)}, link{uint32(x*b + y), uint32(x*b + (y+1)%b)})
		}
	}
	return links
}

// petersenLinks is the generalized Petersen graph GP(n, k).
func petersenLinks(n, k int) []link {
	var links []link
	for i := range n {
		links = append(links, link{uint32(i), uint32((i + 1) % n)}, link{uint32(i), uint32(n + i)},
			link{uint32(n + i), uint32(n + (i+k)%n)})
	}
	return links
}

func pathLinks(n int) []link {
	var links []link
	for i := range n - 1 {
		links = append(links, link{uint32(i), uint32(i + 1)})
	}
	return links
}

// joined returns the disjoint union of k copies of a and one of b.
func joined(a []link, an, k int, b []link) []link {
	var links []link
	for i := range k {
		links = append(links, shifted(a, an*i)...)
	}
	return append(links, shifted(b, an*k)...)
}

func shifted(links []link, by int) []link {
	out := make([]link, len(links))
	for i, l := range links {
		out[i] = link{l[0] + uint32(by), l[1] + uint32(by)}
	}
	return out
}

// relabelled returns the links with the vertices renumbered at random.
func relabelled(rng *rand.Rand, n int, links []link) []link {
	p := rng.Perm(n)
	out := make([]link, len(links))
	for i, l := range links {
		out[i] = link{uint32(p[l[0]]), uint32(p[l[1]])}
	}
	return out
}

func randomLinks(rng *rand.Rand, n int, density float64) []link {
	return slices.DeleteFunc(cliqueLinks(n), func(link) bool { return rng.Float64() >= density })
}

// pairing returns a random graph on n vertices whose degrees are nearly all d.
func pairing(rng *rand.Rand, n, d int) []link {
	var links []link
	for range d {
		p := rng.Perm(n)
		for i := 0; i+1 < n; i += 2 {
			links = append(links, link{uint32(p[i]), uint32(p[i+1])})
		}
	}
	return links
}

func treeLinks(rng *rand.Rand, n int) []link {
	var links []link
	for v := 1; v < n; v++ {
		links = append(links, link{uint32(rng.IntN(v)), uint32(v)})
	}
	return links
}

// lcfLinks is the cubic graph of the LCF notation [jumps]^times: a ring, and a
// link from i to i + jumps[i mod len].
func lcfLinks(times int, jumps ...int) []link {
	n := times * len(jumps)
	links := circulant(n, 1)
	for i := range n {
		links = append(links, link{uint32(i), uint32((i + jumps[i%len(jumps)] + n) % n)})
	}
	return links
}

// cayleyLinks links each (x, y) modulo n to its sum with each step.
func cayleyLinks(n int, steps ...[2]int) []link {
	var links []link
	for v := range n * n {
		for _, s := range steps {
			links = append(links, link{uint32(v), uint32((v/n+s[0])%n*n + (v%n+s[1])%n)})
		}
	}
	return links
}

// triangularLinks is the graph of the pairs of n things, linked when they meet.
func triangularLinks(n int) []link {
	things := cliqueLinks(n)
	var links []link
	for i, a := range things {
		for j, b := range things[:i] {
			if a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1] {
				links = append(links, link{uint32(i), uint32(j)})
			}
		}
	}
	return links
}

// pairs yields the links of g.
func pairs(g *topology.Graph) iter.Seq[link] {
	return func(yield func(link) bool) {
		for u, v := range g.Edges() {
			if !yield(link{u, v}) {
				return
			}
		}
	}
}

// drawGraph draws a graph on n vertices, with up to 3n links.
func drawGraph(t *rapid.T, n int) *topology.Graph {
	var links []link
	once := make(map[link]bool)
	if n > 1 {
		for range rapid.IntRange(0, 3*n).Draw(t, "links") {
			u := rapid.Uint32Range(0, uint32(n-1)).Draw(t, "u")
			v := rapid.Uint32Range(0, uint32(n-2)).Draw(t, "v")
			if v >= u {
				v++
			}
			l := link{min(u, v), max(u, v)}
			if !once[l] {
				once[l] = true
				links = append(links, l)
			}
		}
	}
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		for _, l := range links {
			if !yield(l[0], l[1]) {
				return
			}
		}
	})
	if err != nil {
		t.Fatalf("%v", err)
	}
	return g
}

// parsed returns the named network.
func parsed(tb fatal, name string) topology.Network {
	tb.Helper()
	net, err := topology.Parse(name)
	if err != nil {
		tb.Fatal(err)
	}
	return net
}

// randomGraph draws a graph of 1 to most vertices.
func randomGraph(t *rapid.T, most int) *topology.Graph {
	n := rapid.IntRange(1, most).Draw(t, "order")
	density := rapid.Float64Range(0, 1).Draw(t, "density")
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
	return linked(t, n, randomLinks(rng, n, density))
}

// leastHalving is the bisection width by trying all halves: the second method.
func leastHalving(g *topology.Graph) int {
	return leastAgreeing(g, certificates.NoSides(g.Order()))
}

// leastAgreeing is the least number of links of a cut into halves that agrees with sides.
func leastAgreeing(g *topology.Graph, sides certificates.Sides) int {
	n := g.Order()
	least := g.Size()
	for side := range uint32(1) << n {
		agrees := true
		for v, s := range sides[:n] {
			agrees = agrees && (s == certificates.Free || s == int8(side>>v&1))
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

// foreign gives a graph a name.
func foreign(tb fatal, g *topology.Graph) topology.Network {
	tb.Helper()
	net, err := topology.NewExternal(g)
	if err != nil {
		tb.Fatal(err)
	}
	return net
}

// plainNetwork is a graph as a network without labels and symmetries.
type plainNetwork struct{ *topology.Graph }

func (plainNetwork) Name() string { return "drawn" }

func (plainNetwork) Label(v uint32) string { return label(v) }

func (plainNetwork) Vertex(string) (uint32, error) { return 0, topology.ErrName }

func (plainNetwork) Symmetries() []topology.Symmetry { return nil }

// drawNetwork draws a network of a few vertices.
func drawNetwork(t *rapid.T, least, most int) topology.Network {
	n := rapid.IntRange(least, most).Draw(t, "order")
	dense := rapid.IntRange(1, 4).Draw(t, "density")
	var links [][2]uint32
	for v := range uint32(n) {
		for u := range v {
			if rapid.IntRange(0, 4).Draw(t, "link") < dense {
				links = append(links, [2]uint32{u, v})
			}
		}
	}
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		for _, l := range links {
			if !yield(l[0], l[1]) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	text, err := g.Graph6()
	if err != nil {
		t.Fatal(err)
	}
	return parsed(t, "g6:"+text)
}
