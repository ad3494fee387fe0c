package routing_test

import (
	"fmt"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

func TestOctagon(t *testing.T) {
	minimal(t, "octagon", "Octagon")
	minimal(t, "octagon-printed", "Octagon")
	_, repaired := router(t, "octagon", "Octagon")
	_, printed := router(t, "octagon-printed", "Octagon")
	for at := range uint32(8) {
		for d := range uint32(8) {
			want, _ := printed.Next(at, d, "")
			if got, _ := repaired.Next(at, d, ""); got != want {
				t.Errorf("octagon goes from %d to %d by %d, the text by %d", at, d, got, want)
			}
		}
	}
}

// octSizes returns the names of the networks of a family in k and m, each
// k, m ≥ 1, with k·m at most the limit.
func octSizes(family string, limit int) []string {
	var names []string
	for k := 1; k <= limit; k++ {
		for m := 1; k*m <= limit; m++ {
			names = append(names, fmt.Sprintf("%s(%d,%d)", family, k, m))
		}
	}
	return names
}

func TestJTorus(t *testing.T) {
	deep.NotShort(t)
	for _, on := range octSizes("JTorus", 20) {
		minimal(t, "jtorus", on)
	}
}

func TestOCT(t *testing.T) {
	for _, on := range octSizes("OCT", 6) {
		minimal(t, "oct", on)
		minimal(t, "oct-fault", on) // without a fault
	}
}

// byCodes is the paper's unicast on T(k,m) or OCT(k,m) with the given words for
// the neighbours' codes: nothing but codes of all vertices and comparisons.
type byCodes struct {
	net   topology.Network
	steps routing.TorusSteps
	codes []string // with the octagon's bits, 0000 in T(k,m)
	node  map[string]uint32
}

// code is the OCT paper's code of v, highest bit first: for each coordinate half as many bits as it
// has values, the first highest.
func code(net topology.Network, v uint32) string {
	code, grid := "", net.(topology.Grid)
	for i, side := range grid.Sides() {
		code += topology.Johnson(grid.Coordinate(v, i), side/2)
	}
	return code
}

func newByCodes(t *testing.T, on string, steps func(k, m int) routing.TorusSteps) *byCodes {
	r := &byCodes{net: network(t, on), node: make(map[string]uint32)}
	stem, params := r.net.Family()
	r.steps = steps(params[0], params[1])
	for v := range uint32(r.net.Order()) {
		r.codes = append(r.codes, code(r.net, v)+map[string]string{"JTorus": "0000"}[stem])
		r.node[r.codes[v]] = v
	}
	return r
}

func differing(a, b string) (h int) {
	for len(a) < len(b) {
		a = "0" + a
	}
	for len(b) < len(a) {
		b = "0" + b
	}
	for i := range len(a) {
		if a[i] != b[i] {
			h++
		}
	}
	return h
}

// next returns the next vertex; at itself if the nearest word is no code.
func (r *byCodes) next(at, destination uint32) uint32 {
	split := func(v uint32) (torus, octagon string) {
		code := r.codes[v]
		return code[:len(code)-4], code[len(code)-4:]
	}
	torus, low := split(at)
	torusTo, lowTo := split(destination)
	switch differing(low, lowTo) {
	case 0:
	case 1, 4:
		return r.node[torus+lowTo]
	default:
		for _, adjacent := range r.net.Neighbors(at) {
			if other, o := split(adjacent); other == torus && differing(o, lowTo) == 1 {
				return adjacent
			}
		}
	}
	best, word := -1, ""
	for _, pattern := range r.steps {
		made := pattern.Of(r.codes[at])
		if h := differing(made, torusTo); best < 0 || h < best {
			best, word = h, made
		}
	}
	if next, ok := r.node[word+low]; ok && at != destination {
		return next
	}
	return at
}

// TestOCTByCodes compares the routers with the text's rule carried out on codes:
// the repaired ones with the corrected words, the printed ones with the printed.
func TestOCTByCodes(t *testing.T) {
	for _, c := range []struct {
		name  string
		steps func(k, m int) routing.TorusSteps
		on    []string
	}{
		{"jtorus", routing.RepairedTorusSteps, octSizes("JTorus", 9)},
		{"oct", routing.RepairedTorusSteps, []string{"OCT(1,1)", "OCT(1,3)", "OCT(3,1)", "OCT(2,2)", "OCT(2,3)"}},
		{"jtorus-printed", routing.PrintedTorusSteps, append(octSizes("JTorus", 8), "JTorus(5,2)", "JTorus(6,2)", "JTorus(7,3)")},
		{"oct-printed", routing.PrintedTorusSteps, []string{"OCT(1,1)", "OCT(2,2)", "OCT(4,1)", "OCT(5,1)", "OCT(6,1)"}},
	} {
		for _, on := range c.on {
			g, r := router(t, c.name, on)
			codes := newByCodes(t, on, c.steps)
			for at := range uint32(g.Order()) {
				for d := range uint32(g.Order()) {
					got, header := r.Next(at, d, "")
					if want := codes.next(at, d); got != want || header != "" {
						t.Fatalf("%s on %s: from %d towards %d it goes to %d with header %q, by codes to %d", c.name, on, at, d, got, header, want)
					}
				}
			}
		}
	}
}

// TestOCTPrinted finds the smallest counterexamples that the doc comments name.
// The least networks come first: T(1,1) has four vertices, T(2,2) is the least
// with k, m ≥ 2.
func TestOCTPrinted(t *testing.T) {
	for _, c := range []struct {
		name, on string
		// the pair and what became of it
		src, dst string
		outcome  routing.Outcome
		path     []string
	}{
		{"jtorus-printed", "JTorus(1,1)", "(0,0)", "(0,1)", routing.Stopped, []string{"(0,0)"}},
		{"jtorus-printed", "JTorus(2,2)", "(0,0)", "(0,1)", routing.Stopped, []string{"(0,0)"}},
		{"jtorus-printed-ports", "JTorus(1,1)", "(0,1)", "(1,1)", routing.Livelock, []string{"(0,1)", "(0,0)", "(0,1)"}},
		{"jtorus-printed-ports", "JTorus(2,2)", "(0,0)", "(0,1)", routing.Livelock, []string{"(0,0)", "(0,3)", "(0,2)", "(0,3)"}},
		{"oct-printed", "OCT(1,1)", "(0,0,0)", "(0,1,0)", routing.Stopped, []string{"(0,0,0)"}},
		{"oct-printed", "OCT(2,2)", "(0,0,0)", "(0,1,0)", routing.Stopped, []string{"(0,0,0)"}},
		{"oct-printed-ports", "OCT(1,1)", "(0,0,1)", "(1,0,1)", routing.Livelock, []string{"(0,0,1)", "(0,1,1)", "(0,0,1)"}},
		{"oct-printed-ports", "OCT(2,2)", "(0,0,0)", "(0,1,0)", routing.Livelock, []string{"(0,0,0)", "(0,3,0)", "(0,2,0)", "(0,3,0)"}},
	} {
		g, r := router(t, c.name, c.on)
		s, d, route := closestFailure(g, r)
		net := network(t, c.on)
		var path []string
		for _, v := range route.Path {
			path = append(path, net.Label(v))
		}
		if net.Label(s) != c.src || net.Label(d) != c.dst || route.Outcome != c.outcome || fmt.Sprint(path) != fmt.Sprint(c.path) {
			t.Errorf("%s on %s: the closest pair that fails is %s, %s: %s %s; want %s, %s: %s %s",
				c.name, c.on, net.Label(s), net.Label(d), route.Outcome, path, c.src, c.dst, c.outcome, c.path)
		}
	}
}

// closestFailure returns the closest pair that is not delivered, the least of
// them, and its route.
func closestFailure(g *topology.Graph, r routing.Router) (source, destination uint32, route routing.Route) {
	n := uint32(g.Order())
	least := n
	for s := range n {
		for d, level := range levels(g, s) {
			if level > 0 && level < least {
				if way := routing.Follow(g, r, s, uint32(d)); way.Outcome != routing.Delivered {
					source, destination, route, least = s, uint32(d), way, level
				}
			}
		}
	}
	return source, destination, route
}

// TestOCTPrintedRight tries for which k and m the printed words are right, and
// that for k ≤ 3, where none has k+m bits, they deliver nothing in the torus.
func TestOCTPrintedRight(t *testing.T) {
	deep.Only(t)
	for _, name := range []string{"jtorus-printed", "jtorus-printed-ports", "oct-printed", "oct-printed-ports"} {
		family, limit := "JTorus", 16
		if name[0] == 'o' {
			family, limit = "OCT", 5
		}
		for _, on := range octSizes(family, limit) {
			g, r := router(t, name, on)
			got, right := exhaust(g, r), on == family+"(5,1)"
			if (got.delivered == got.pairs) != right || right && got.minimal != got.pairs {
				t.Errorf("%s on %s: %d of %d pairs delivered, %d minimal", name, on, got.delivered, got.pairs, got.minimal)
			}
			var k, m int
			if _, err := fmt.Sscanf(on, "JTorus(%d,%d)", &k, &m); err == nil && k <= 3 && name == "jtorus-printed" && got.stopped != got.pairs {
				t.Errorf("%s on %s: %d of %d pairs stopped", name, on, got.stopped, got.pairs)
			}
		}
	}
}

// BenchmarkOCT compares oct with the printed rule, which works on codes.
func BenchmarkOCT(b *testing.B) {
	const on = "OCT(8,8)"
	net := network(b, on).(topology.Group)
	_, r := router(b, "oct", on)
	n := uint32(net.Order())
	b.Run("step", func(b *testing.B) {
		step, sum := r.(*routing.Relative).Step, uint32(0)
		for i := range b.N {
			sum += step(uint32(i) % n)
		}
		sink = sum
	})
	b.Run("next", func(b *testing.B) {
		sum := uint32(0)
		for i := range b.N {
			next, _ := r.Next(uint32(i)%n, uint32(i)*7%n, "")
			sum += next
		}
		sink = sum
	})
	b.Run("codes", func(b *testing.B) {
		_, printed := router(b, "oct-printed", on)
		sum := uint32(0)
		for i := range b.N {
			next, _ := printed.Next(uint32(i)%n, uint32(i)*7%n, "")
			sum += next
		}
		sink = sum
	})
}

// sink keeps what benchmarks compute.
var sink uint32
