package main

import (
	"bytes"
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"testing"
)

// TestCubesByRecursion holds networks of examples/atlas/cubes.words, where each vertex says its
// neighbours, against the recursive definitions of the papers: parts of lower dimension, and links
// between them.
func TestCubesByRecursion(t *testing.T) {
	for _, tc := range []struct {
		name string
		n    int
		rule rule
	}{
		{"CrossedCube(6)", 6, crossed},
		{"LocallyTwistedCube(6)", 6, locallyTwisted},
		{"VarietalHypercube(7)", 7, varietal},
		{"AugmentedCube(5)", 5, augmented},
		{"TwistedCube(7)", 7, twisted},
		{"MoebiusCube(6,0)", 6, moebius(0)},
		{"MoebiusCube(6,1)", 6, moebius(1)},
		{"ShuffleCube(10)", 10, shuffled},
	} {
		want := make(map[[2]uint]bool)
		tc.rule(tc.n, 0, func(u, v uint) { want[[2]uint{min(u, v), max(u, v)}] = true })

		var out, errs bytes.Buffer
		args := []string{"export", "--use", "../../examples/atlas/cubes.words", "--edges", tc.name}
		if code := run(t.Context(), args, strings.NewReader(""), &out, &errs); code != exitDone {
			t.Errorf("%s: exit %d, want %d: %s", tc.name, code, exitDone, &errs)
			continue
		}
		links := 0
		for line := range strings.Lines(out.String()) {
			var u, v uint
			if strings.HasPrefix(line, "#") {
				continue
			}
			if _, err := fmt.Sscan(line, &u, &v); err != nil {
				continue // a line of another kind
			}
			links++
			if !want[[2]uint{min(u, v), max(u, v)}] {
				t.Errorf("%s: a link of %0*b and %0*b, which the recursion has not", tc.name, tc.n, u, tc.n, v)
				break
			}
		}
		if links != len(want) {
			t.Errorf("%s: %d links, by recursion %d", tc.name, links, len(want))
		}
	}
}

// rule tells the links of a network of dimension n whose vertices have the digits of high above.
type rule func(n int, high uint, link func(u, v uint))

// halves is the recursion of two parts, vertex x of the lower joined to across(n, x) of the upper.
func halves(n int, high uint, link func(u, v uint), part rule, across func(n int, x uint) []uint) {
	if n == 0 {
		return
	}
	top := uint(1) << (n - 1)
	part(n-1, high, link)
	part(n-1, high|top, link)
	for x := range top {
		for _, y := range across(n, x) {
			link(high|x, high|top|y)
		}
	}
}

// crossed: Efe 1992. The pairs of digits 2i+1, 2i below the highest are related: 00 to 00, 10 to
// 10, 01 to 11, 11 to 01; a digit that is left over stays.
func crossed(n int, high uint, link func(u, v uint)) {
	halves(n, high, link, crossed, func(n int, x uint) []uint {
		related := []uint{0, 3, 2, 1}
		y := x
		for i := range (n - 1) / 2 {
			y = y&^(3<<(2*i)) | related[x>>(2*i)&3]<<(2*i)
		}
		return []uint{y}
	})
}

// locallyTwisted: Yang, Evans, Megson 2005. 0 x2 x3 … xn is joined to 1 (x2+xn) x3 … xn, from a
// ring of four on.
func locallyTwisted(n int, high uint, link func(u, v uint)) {
	halves(n, high, link, locallyTwisted, func(n int, x uint) []uint {
		if n > 2 && x&1 == 1 {
			return []uint{x ^ 1<<(n-2)}
		}
		return []uint{x}
	})
}

// varietal: Cheng, Chuang 1994. For n divisible by 3 the two highest digits are related: 00 to 00,
// 01 to 01, 10 to 11, 11 to 10.
func varietal(n int, high uint, link func(u, v uint)) {
	halves(n, high, link, varietal, func(n int, x uint) []uint {
		if n%3 != 0 {
			return []uint{x}
		}
		return []uint{[]uint{0, 1, 3, 2}[x>>(n-3)]<<(n-3) | x&(1<<(n-3)-1)}
	})
}

// augmented: Choudum, Sunitha 2002. Each vertex is joined to the like and to the opposite one.
func augmented(n int, high uint, link func(u, v uint)) {
	halves(n, high, link, augmented, func(n int, x uint) []uint {
		y := []uint{x, 1<<(n-1) - 1 - x}
		return slices.Compact(y[:min(n, 2)])
	})
}

// moebius: Cull, Larson 1995. A 0-Möbius cube and a 1-Möbius cube, like vertices joined for t = 0, and
// opposite ones for t = 1.
func moebius(t int) rule {
	return func(n int, high uint, link func(u, v uint)) {
		if n == 0 {
			return
		}
		top := uint(1) << (n - 1)
		moebius(0)(n-1, high, link)
		moebius(1)(n-1, high|top, link)
		for x := range top {
			y := x
			if t == 1 {
				y = top - 1 - x
			}
			link(high|x, high|top|y)
		}
	}
}

// twisted: Hilbers, Koopman, van de Snepscheut 1987. Four parts; the first digit is changed, and
// also both where the digits of the part have an even sum, the second where it is odd.
func twisted(n int, high uint, link func(u, v uint)) {
	if n == 1 {
		link(high, high|1)
		return
	}
	for p := range uint(4) {
		twisted(n-2, high|p<<(n-2), link)
		for x := range uint(1) << (n - 2) {
			second := uint(3)
			if bits.OnesCount(x)%2 == 1 {
				second = 1
			}
			for _, d := range []uint{2, second} {
				link(high|p<<(n-2)|x, high|(p^d)<<(n-2)|x)
			}
		}
	}
}

// shuffled: Li, Tan, Hsu, Sung 2001. Sixteen parts; the four first digits change by what the two
// last say.
func shuffled(n int, high uint, link func(u, v uint)) {
	if n == 2 {
		for v := range uint(4) {
			link(high|v, high|v^1)
			link(high|v, high|v^2)
		}
		return
	}
	changes := [4][4]uint{{15, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}, {12, 13, 14, 15}}
	for p := range uint(16) {
		shuffled(n-4, high|p<<(n-4), link)
		for x := range uint(1) << (n - 4) {
			for _, d := range changes[x&3] {
				link(high|p<<(n-4)|x, high|(p^d)<<(n-4)|x)
			}
		}
	}
}
