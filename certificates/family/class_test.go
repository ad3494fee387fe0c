package family_test

import (
	"math/big"
	"math/bits"
	"strings"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/words"
)

const hypercubeLike = "One = graph i in 0..0: i if i > 0\nHL(n, i) = class from One"

// members are those of a class that are listed, by their rows as sets.
func members(t *testing.T, d *words.Definition, n int64) (list [][]uint64) {
	t.Helper()
	count, listed, err := family.Class(d, n, nil)
	if err != nil || !listed {
		t.Fatalf("%s of %d: listed %t, %v", d.Name, n, listed, err)
	}
	for i := range int64(count) {
		m, err := family.Build(d, []int64{n, i}, nil)
		if err != nil {
			t.Fatal(err)
		}
		rows := make([]uint64, m.Order())
		for v := range rows {
			for _, u := range m.Neighbors(uint32(v)) {
				rows[v] |= 1 << u
			}
		}
		list = append(list, rows)
	}
	return list
}

// symmetries counts the automorphisms, by placing the vertices of each set in turn.
func symmetries(rows []uint64, image []int) (count int64) {
	v := len(image)
	if v == len(rows) {
		return 1
	}
	for w := range rows {
		fits := true
		for u, x := range image {
			fits = fits && x != w && rows[v]>>u&1 == rows[w]>>x&1
		}
		if fits {
			count += symmetries(rows, append(image, w))
		}
	}
	return count
}

// cubic is what the vertices of a set induce, if that is the cube (bipartite), or the Möbius ladder with four rungs, which is
// the recursive circulant G(8,4): these two are the cubic graphs of 8 vertices without triangles; else "".
func cubic(rows []uint64, set uint64) string {
	colour := make(map[int]int)
	odd := false
	var paint func(v, c int)
	paint = func(v, c int) {
		if before, met := colour[v]; met {
			odd = odd || before != c
			return
		}
		colour[v] = c
		for next := rows[v] & set; next != 0; next &= next - 1 {
			paint(bits.TrailingZeros64(next), 1-c)
		}
	}
	for v := range rows {
		if set>>v&1 == 0 {
			continue
		}
		paint(v, colour[v])
		for next := rows[v] & set; next != 0; next &= next - 1 {
			if rows[bits.TrailingZeros64(next)]&rows[v]&set != 0 {
				return ""
			}
		}
	}
	return map[bool]string{false: "cube", true: "ladder"}[odd]
}

// TestClass: HL(n) has one network for n = 0, 1, 2, for n = 3 the cube and G(8,4) (J.-H. Park, H.-C. Kim, H.-S. Lim,
// "Many-to-many disjoint path covers in hypercube-like interconnection networks with faulty elements", IEEE Trans. Parallel
// Distrib. Syst. 17, 2006, section 2). For n = 4 there is a mass formula: of all 8! matchings between two halves A and B, a network G is
// met |Aut A|·|Aut B|/|Aut G| times for each way in which it falls into A and B, and twice as often where these are alike. Each way
// is found here by going through the sets of 8 vertices.
func TestClass(t *testing.T) {
	d := define(t, hypercubeLike)
	for n, want := range []int{1, 1, 1, 2} {
		if got := len(members(t, d, int64(n))); got != want {
			t.Errorf("HL(%d) has %d networks, want %d", n, got, want)
		}
	}
	three := members(t, d, 3)
	if a, b := cubic(three[0], 0xff), cubic(three[1], 0xff); a != "cube" || b != "ladder" {
		t.Errorf("HL(3) has %q and %q, want the cube and the ladder", a, b)
	}
	group := map[string]int64{"cube": symmetries(three[0], nil), "ladder": symmetries(three[1], nil)}
	if group["cube"] != 48 || group["ladder"] != 16 {
		t.Fatalf("groups of the orders %v, want 48 and 16", group)
	}
	mass := make(map[[2]string]*big.Rat)
	for _, rows := range members(t, d, 4) {
		order := symmetries(rows, nil)
		for set := uint64(0); set < 1<<15; set++ { // without the last vertex: each way once
			apart := bits.OnesCount64(set) == 8
			for v := 0; apart && v < 16; v++ {
				other := set
				if set>>v&1 == 1 {
					other = ^set & 0xffff
				}
				apart = bits.OnesCount64(rows[v]&other) == 1
			}
			if !apart {
				continue
			}
			a, b := cubic(rows, set), cubic(rows, ^set&0xffff)
			if a == "" || b == "" {
				continue
			}
			kind := [2]string{min(a, b), max(a, b)}
			if mass[kind] == nil {
				mass[kind] = new(big.Rat)
			}
			mass[kind].Add(mass[kind], big.NewRat(1, order))
		}
	}
	for _, kind := range [][2]string{{"cube", "cube"}, {"cube", "ladder"}, {"ladder", "ladder"}} {
		want := big.NewRat(40320, group[kind[0]]*group[kind[1]])
		if kind[0] == kind[1] {
			want.Mul(want, big.NewRat(1, 2))
		}
		if got := mass[kind]; got == nil || got.Cmp(want) != 0 {
			t.Errorf("the members that fall into %v have the mass %v, want %v", kind, got, want)
		}
	}
}

// TestSamples: a class that is too large to be listed has samples, which are as regular as all members, and the same for
// the same number.
func TestSamples(t *testing.T) {
	d := define(t, hypercubeLike)
	if _, listed, err := family.Class(d, 5, nil); listed || err != nil {
		t.Fatalf("HL(5) listed: %t, %v", listed, err)
	}
	texts := make(map[string]bool)
	for i := range int64(5) {
		m, err := family.Build(d, []int64{6, i}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for v := range uint32(m.Order()) {
			if m.Order() != 64 || len(m.Neighbors(v)) != 6 {
				t.Fatalf("%s: %d vertices, %d links at %d, want 64 and 6", m.Name(), m.Order(), len(m.Neighbors(v)), v)
			}
		}
		again, err := family.Build(define(t, hypercubeLike), []int64{6, i}, nil)
		if err != nil || rows(m) != rows(again) {
			t.Errorf("%s is another network the second time: %v", m.Name(), err)
		}
		texts[rows(m)] = true
	}
	if len(texts) != 5 {
		t.Errorf("%d samples of 5, want each once", len(texts))
	}
	for params, want := range map[[2]int64]string{
		{3, 2}:  "HL(3) has 2 networks, want a number in 0..1",
		{40, 0}: "more than 1024 vertices",
	} {
		if _, err := family.Build(d, params[:], nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("HL%v: %v, want %q", params, err, want)
		}
	}
	if _, listed, err := family.Class(define(t, "All(n) = graph v in 0..n-1: u for u in 0..v-1\nK(n, i) = class from All(8)"), 1, nil); err != nil || listed {
		t.Errorf("with 8!·8! pairs of symmetries: %t, %v, want it not listed", listed, err)
	}
}
