package certificates_test

import (
	"bytes"
	"fmt"
	"math/bits"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates/lrat"
	"topocert/certificates/subgraphs"
	"topocert/certificates/widths"
	"topocert/internal/deep"
)

// TestCNFs compares the formulas with files made by an encoder that was
// written from the package comment alone.
func TestCNFs(t *testing.T) {
	for _, file := range vectors(t, "good/lrat/*.cert") {
		var b bytes.Buffer
		if err := formulaOf(t, file).WriteDIMACS(&b); err != nil {
			t.Fatal(err)
		}
		if want := vector(t, strings.TrimSuffix(file, ".cert")+".cnf"); !bytes.Equal(b.Bytes(), want) {
			t.Errorf("%s: the formula is\n%swant\n%s", file, b.Bytes(), want)
		}
	}
}

// satisfiable tells whether there is a model in which variables 1 … n are the
// bits of values. It sets what unit clauses force, and then tries both values of
// the first variable that is left.
func satisfiable(f *lrat.CNF, n int, values uint) bool {
	value := make([]int8, f.Variables()+1) // 1 true, −1 false
	for v := range n {
		value[v+1] = int8(values>>v&1)*2 - 1
	}
	return extendable(f, value)
}

func extendable(f *lrat.CNF, value []int8) bool {
	for changed := true; changed; {
		changed = false
		for i := range f.Clauses() {
			open, last, satisfied := 0, int32(0), false
			for _, l := range f.Clause(i) {
				switch v := value[max(l, -l)]; {
				case v == 0:
					open, last = open+1, l
				case v > 0 == (l > 0):
					satisfied = true
				}
			}
			switch {
			case satisfied || open > 1:
			case open == 0:
				return false
			case last > 0:
				value[last], changed = 1, true
			default:
				value[-last], changed = -1, true
			}
		}
	}
	v := slices.Index(value[1:], 0) + 1
	if v == 0 {
		return true
	}
	for _, choice := range []int8{-1, 1} {
		trial := slices.Clone(value)
		trial[v] = choice
		if extendable(f, trial) {
			return true
		}
	}
	return false
}

// small is a graph on up to 8 vertices, each row a set of bits.
type small []uint

func (g small) Order() int { return len(g) }

func (g small) Neighbors(v uint32) []uint32 {
	var row []uint32
	for u := range uint32(len(g)) {
		if g[v]>>u&1 == 1 {
			row = append(row, u)
		}
	}
	return row
}

func (g small) links() (list [][2]int) {
	for u := range g {
		for v := u + 1; v < len(g); v++ {
			if g[u]>>v&1 == 1 {
				list = append(list, [2]int{u, v})
			}
		}
	}
	return list
}

// crossing returns the number of links that leave a set of vertices.
func (g small) crossing(set uint) int {
	n := 0
	for _, l := range g.links() {
		if set>>l[0]&1 != set>>l[1]&1 {
			n++
		}
	}
	return n
}

func (g small) connected() bool {
	reached := uint(1)
	for {
		more := reached
		for v := range g {
			if reached>>v&1 == 1 {
				more |= g[v]
			}
		}
		if more == reached {
			return reached == 1<<len(g)-1
		}
		reached = more
	}
}

// automorphisms tries all permutations.
func (g small) automorphisms() [][]uint32 {
	var found [][]uint32
	permutations(len(g), func(p []uint32) {
		for _, l := range g.links() {
			if g[p[l[0]]]>>p[l[1]]&1 == 0 {
				return
			}
		}
		found = append(found, slices.Clone(p))
	})
	return found
}

func permutations(n int, each func(p []uint32)) {
	p := make([]uint32, n)
	for i := range p {
		p[i] = uint32(i)
	}
	var place func(i int)
	place = func(i int) {
		if i == n {
			each(p)
			return
		}
		for j := i; j < n; j++ {
			p[i], p[j] = p[j], p[i]
			place(i + 1)
			p[i], p[j] = p[j], p[i]
		}
	}
	place(0)
}

// connectedGraphs returns one of each kind of connected graphs on n vertices:
// the one whose links, as bits, are the smallest number.
func connectedGraphs(n int) []small {
	var pairs [][2]int
	number := make(map[[2]int]int)
	for v := range n {
		for u := range v {
			number[[2]int{u, v}], number[[2]int{v, u}] = len(pairs), len(pairs)
			pairs = append(pairs, [2]int{u, v})
		}
	}
	var images [][]int // where each permutation takes each pair
	permutations(n, func(p []uint32) {
		var image []int
		for _, l := range pairs {
			image = append(image, number[[2]int{int(p[l[0]]), int(p[l[1]])}])
		}
		images = append(images, image)
	})
	smallest := func(mask uint) bool {
		for _, image := range images {
			other := uint(0)
			for m := mask; m != 0; m &= m - 1 {
				other |= 1 << image[bits.TrailingZeros(m)]
			}
			if other < mask {
				return false
			}
		}
		return true
	}
	var list []small
	for mask := range uint(1) << len(pairs) {
		g := make(small, n)
		for i, l := range pairs {
			if mask>>i&1 == 1 {
				g[l[0]] |= 1 << l[1]
				g[l[1]] |= 1 << l[0]
			}
		}
		if g.connected() && smallest(mask) {
			list = append(list, g)
		}
	}
	return list
}

// randomGraph draws a graph, connected or not.
func randomGraph(t *rapid.T, least, most int) small {
	n := rapid.IntRange(least, most).Draw(t, "order")
	g := make(small, n)
	for v := range n {
		for u := range v {
			if rapid.Bool().Draw(t, "link") {
				g[u] |= 1 << v
				g[v] |= 1 << u
			}
		}
	}
	return g
}

// exactly tests that the models of the bisection formula are what they should
// be: on the vertices, the balanced cuts with fewer than w links with vertex 0
// on side 0 that no automorphism of the list makes earlier. The formula is
// satisfiable if and only if there is a balanced cut with fewer than w links.
func exactly(t rapid.TB, g small, w int, automorphisms [][]uint32) {
	f, err := widths.CNF(g, uint64(w), automorphisms)
	if err != nil {
		t.Fatal(err)
	}
	n := len(g)
	any, model := false, false
	for set := range uint(1) << n {
		size := bits.OnesCount(set)
		want := (size == n/2 || size == n-n/2) && g.crossing(set) < w
		any = any || want
		want = want && set&1 == 0
		for _, p := range automorphisms {
			want = want && !earlier(set, p)
		}
		if got := satisfiable(f, n, set); got != want {
			t.Fatalf("graph %v, w = %d, automorphisms %v: side %b is a model: %t, want %t", g, w, automorphisms, set, got, want)
		}
		model = model || want
	}
	if any != model {
		t.Fatalf("graph %v, w = %d, automorphisms %v: there is a cut: %t, the formula has a model: %t", g, w, automorphisms, any, model)
	}
}

// earlier tells whether the sides of p[0], p[1], … come before those of 0, 1, ….
func earlier(set uint, p []uint32) bool {
	for v, image := range p {
		if a, b := set>>v&1, set>>image&1; a != b {
			return b < a
		}
	}
	return false
}

// TestBisectionCNF tries all connected graphs on up to 5 vertices, every w
// and every side, without symmetry, with all automorphisms, and with one; and for
// 6 vertices those w at which the answer changes, plainly of one graph in five.
func TestBisectionCNF(t *testing.T) {
	counts := []int{1, 1, 2, 6, 21, 112} // OEIS A001349
	for i, count := range counts {
		n := i + 1
		graphs := connectedGraphs(n)
		if len(graphs) != count {
			t.Fatalf("%d connected graphs on %d vertices, want %d", len(graphs), n, count)
		}
		for i, g := range graphs {
			if n == 6 && !deep.Takes(i, len(graphs), 5) {
				continue
			}
			all := g.automorphisms()
			widths := len(g.links()) + 2
			width := widths
			for set := range uint(1) << n {
				if bits.OnesCount(set) == n/2 {
					width = min(width, g.crossing(set))
				}
			}
			for w := range widths + 1 {
				if n == 6 && (w < width || w > width+2) {
					continue
				}
				exactly(t, g, w, nil)
				exactly(t, g, w, all)
				exactly(t, g, w, all[len(all)-1:])
			}
		}
	}
}

// TestBisectionSatisfiable looks for the change from unsatisfiable to
// satisfiable at the width of each connected graph on 6 vertices, for every w,
// and with all automorphisms where the change is; plainly of one graph in five.
func TestBisectionSatisfiable(t *testing.T) {
	if testing.Short() {
		t.Skip("every cut of many graphs")
	}
	for i, g := range connectedGraphs(6) {
		if !deep.Takes(i, 5, 5) {
			continue
		}
		width := 15
		for set := range uint(1) << 6 {
			if bits.OnesCount(set) == 3 {
				width = min(width, g.crossing(set))
			}
		}
		all := g.automorphisms()
		for w := range len(g.links()) + 2 {
			for _, automorphisms := range [][][]uint32{nil, all} {
				if automorphisms != nil && (w < width || w > width+2) {
					continue
				}
				f, err := widths.CNF(g, uint64(w), automorphisms)
				if err != nil {
					t.Fatal(err)
				}
				if got := satisfiable(f, 0, 0); got != (width < w) {
					t.Fatalf("graph %v of width %d, w = %d, automorphisms %v: satisfiable %t", g, width, w, automorphisms, got)
				}
			}
		}
	}
}

// TestBisectionCNFRandom tries random graphs on up to 8 vertices, and any
// of their automorphisms.
func TestBisectionCNFRandom(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		g := randomGraph(rt, 1, 8)
		var some [][]uint32
		if len(g) <= 7 {
			some = rapid.SliceOfN(rapid.SampledFrom(g.automorphisms()), 0, 3).Draw(rt, "automorphisms")
		}
		exactly(rt, g, rapid.IntRange(0, len(g.links())+1).Draw(rt, "w"), some)
	})
}

// twoAtEach tells whether the links of a set make two at each vertex.
func twoAtEach(g small, links [][2]int, set uint) bool {
	degree := make([]int, len(g))
	for i, l := range links {
		if set>>i&1 == 1 {
			degree[l[0]]++
			degree[l[1]]++
		}
	}
	for _, d := range degree {
		if d != 2 {
			return false
		}
	}
	return true
}

// leaves tells whether a link of the chosen ones leaves a set of vertices.
func leaves(links [][2]int, chosen, set uint) bool {
	for i, l := range links {
		if chosen>>i&1 == 1 && set>>l[0]&1 != set>>l[1]&1 {
			return true
		}
	}
	return false
}

// TestHamiltonCNF tries all sets of links of all connected graphs on up to
// 6 vertices: without sets of vertices, with one, and with all, when the models
// are the Hamiltonian cycles.
func TestHamiltonCNF(t *testing.T) {
	deep.NotShort(t)
	// Hamiltonian graphs on 1 … 6 vertices, with the convention that one vertex
	// is none: OEIS A003216.
	for i, want := range []int{0, 0, 1, 3, 8, 48} {
		n := i + 1
		hamiltonian := 0
		for _, g := range connectedGraphs(n) {
			var all []uint
			for set := uint(1); set < 1<<n-1; set++ {
				all = append(all, set)
			}
			checkHamilton(t, g, nil)
			if n > 2 {
				checkHamilton(t, g, all[len(all)/3:len(all)/3+1])
			}
			if checkHamilton(t, g, all) {
				hamiltonian++
			}
		}
		if hamiltonian != want {
			t.Errorf("%d Hamiltonian graphs on %d vertices, want %d", hamiltonian, n, want)
		}
	}
}

// checkHamilton tests the formula with the given sets on every set of links, if
// there are few, and tells whether it has a model.
func checkHamilton(t testing.TB, g small, sets []uint) bool {
	var lists [][]uint32
	for _, set := range sets {
		var list []uint32
		for v := range uint32(len(g)) {
			if set>>v&1 == 1 {
				list = append(list, v)
			}
		}
		lists = append(lists, list)
	}
	f, err := subgraphs.CycleCNF(g, lists)
	if err != nil {
		t.Fatal(err)
	}
	links := g.links()
	if f.Variables() != len(links) {
		t.Fatalf("%d variables for %d links", f.Variables(), len(links))
	}
	any := false
	for chosen := range uint(1) << len(links) {
		want := twoAtEach(g, links, chosen)
		for _, set := range sets {
			want = want && leaves(links, chosen, set)
		}
		if got := satisfies(f, chosen); got != want {
			t.Fatalf("graph %v, sets %b: links %b are a model: %t, want %t", g, sets, chosen, got, want)
		}
		any = any || want
	}
	return any
}

// satisfies evaluates a formula.
func satisfies(f *lrat.CNF, values uint) bool {
	for i := range f.Clauses() {
		if !slices.ContainsFunc(f.Clause(i), func(l int32) bool {
			return l > 0 && values>>(l-1)&1 == 1 || l < 0 && values>>(-l-1)&1 == 0
		}) {
			return false
		}
	}
	return true
}

func Example_formula() {
	link := rows{{1}, {0}}
	f, err := widths.CNF(link, 2, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := f.WriteDIMACS(os.Stdout); err != nil {
		fmt.Println(err)
	}
	// Output:
	// p cnf 5 11
	// -1 2 3 0
	// 1 -2 3 0
	// 1 2 -4 0
	// -2 4 0
	// 1 -5 0
	// -1 4 0
	// 2 -5 0
	// -1 -2 5 0
	// 4 0
	// -5 0
	// -1 0
}
