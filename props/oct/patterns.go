package oct

import (
	"slices"
	"strings"

	"topocert/props"
	"topocert/routing"
)

// wantNeighbours says that the case fails unless the patterns turn the code of every
// node of T(k,m) into the codes of its neighbours: left, right, above, below.
func wantNeighbours(t *props.Case, k, m int, patterns routing.TorusSteps) {
	net := torus(t, k, m)
	for v := range uint32(net.Order()) {
		code, around := net.Code(v), around(net, v)
		for i, name := range []string{"Al", "Ar", "Au", "Ad"} {
			made := patterns[i].Of(code + "0000")
			t.Want(len(made) == len(code), "T(%d,%d): At = A%d…A4 has %d bits, %s = %s has %d", k, m, m+k+3, len(code), name, patterns[i], len(made))
			t.Want(made == net.Code(around[i]) && net.HasEdge(v, around[i]), "T(%d,%d): %s = %s makes %s of At = %s, its neighbours are %s",
				k, m, name, patterns[i], made, code, strings.Join(neighbourCodes(net, v), ", "))
		}
	}
}

// wantPrinted says that the case fails unless the printed patterns are right at
// every node of T(5,1), and not all four at any node of another T(k,m); for
// k = m+4 those of the left, the right and the upper neighbour everywhere.
func wantPrinted(t *props.Case, k, m int) {
	net, patterns := torus(t, k, m), routing.PrintedTorusSteps(k, m)
	for v := range uint32(net.Order()) {
		code, around := net.Code(v)+"0000", around(net, v)
		right := func(i int) bool { return patterns[i].Of(code) == net.Code(around[i]) }
		three := right(0) && right(1) && right(2)
		t.Want((three && right(3)) == (k == 5 && m == 1) && (three || k != m+4), "T(%d,%d): at %s", k, m, code)
	}
}

// around returns the neighbours on the left, on the right, above and below.
func around(net *props.Net, v uint32) [4]uint32 {
	c := net.Coordinates(v)
	return [4]uint32{net.At(c[0], c[1]-1), net.At(c[0], c[1]+1), net.At(c[0]-1, c[1]), net.At(c[0]+1, c[1])}
}

// neighbourCodes returns the codes of the neighbours.
func neighbourCodes(net *props.Net, v uint32) []string {
	var codes []string
	for _, w := range net.Neighbors(v) {
		codes = append(codes, net.Code(w))
	}
	return codes
}

// wantIntermediate says that the case fails unless the pattern of bits of any A
// and the octagon's bits of any B make the code of a node that is in the octagon
// of A and in the copy of the torus of B.
func wantIntermediate(t *props.Case, k, m int, torusBits routing.CodePattern) {
	net := oct(t, k, m)
	codes := codes(net)
	for a, code := range codes {
		for o := range uint32(8) { // the octagon's bits of B, which alone matter
			_, low := splitLow(codes[o])
			made := torusBits.Of(code) + low
			t.Want(len(made) == len(code), "OCT(%d,%d): A has %d bits, A' = %s B3…B0 has %d", k, m, len(code), torusBits, len(made))
			v := slices.Index(codes, made)
			t.Want(v >= 0, "OCT(%d,%d): no node has the code %s", k, m, made)
			from, to := net.Coordinates(uint32(a)), net.Coordinates(uint32(v))
			t.Want(slices.Equal(from[:2], to[:2]) && to[2] == int(o), "OCT(%d,%d): A' = %s is not in the octagon of A = %s", k, m, made, code)
		}
	}
}
