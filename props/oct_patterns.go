package props

import (
	"fmt"
	"slices"
	"strings"
)

// octPiece is a piece of a printed code: the bits with falling indices from one
// to another, or one negated bit.
type octPiece struct {
	from, to int
	not      bool
}

func octRun(from, to int) octPiece { return octPiece{from, to, false} }
func octBit(i int) octPiece        { return octPiece{i, i, false} }
func octNot(i int) octPiece        { return octPiece{i, i, true} }

// octPattern is a printed code, made of the bits of another.
type octPattern []octPiece

func (p octPattern) String() string {
	var parts []string
	for _, piece := range p {
		switch {
		case piece.not:
			parts = append(parts, fmt.Sprintf("¬A%d", piece.from))
		case piece.from < piece.to:
			parts = append(parts, fmt.Sprintf("(A%d…A%d: none)", piece.from, piece.to))
		case piece.from == piece.to:
			parts = append(parts, fmt.Sprintf("A%d", piece.from))
		default:
			parts = append(parts, fmt.Sprintf("A%d…A%d", piece.from, piece.to))
		}
	}
	return strings.Join(parts, " ")
}

// of returns the code that the pattern makes of the bits of a code, whose last
// is A0.
func (p octPattern) of(code string) string {
	var made []byte
	for _, piece := range p {
		for i := piece.from; i >= piece.to; i-- {
			b := code[len(code)-1-i]
			if piece.not {
				b ^= '0' ^ '1'
			}
			made = append(made, b)
		}
	}
	return string(made)
}

// octSteps are the patterns of a node's neighbours: left, right, up, down.
type octSteps [4]octPattern

// octPrintedSteps returns the patterns as the paper prints them. There Au has an S
// for an A, and bars are lost.
func octPrintedSteps(k, m int) octSteps {
	top := m + k + 3
	return octSteps{
		{octRun(top, k), octNot(4), octRun(k-1, 5)},
		{octRun(top, k), octRun(k-2, 4), octNot(k - 1)},
		{octNot(k), octRun(top, k+1), octRun(k-1, 4)},
		{octRun(top-1, k), octNot(top), octRun(k-2, 5), octBit(k - 1)},
	}
}

// octRepairedSteps returns the patterns with the border of the two parts at m+4,
// and the horizontal part whole in the last.
func octRepairedSteps(k, m int) octSteps {
	top, border := m+k+3, m+4
	return octSteps{
		{octRun(top, border), octNot(4), octRun(border-1, 5)},
		{octRun(top, border), octRun(border-2, 4), octNot(border - 1)},
		{octNot(border), octRun(top, border+1), octRun(border-1, 4)},
		{octRun(top-1, border), octNot(top), octRun(border-1, 4)},
	}
}

// wantOctNeighbours says that the case fails unless the patterns make of the code
// of every node of T(k,m) those of its neighbours, the left one first.
func wantOctNeighbours(t *Trial, k, m int, patterns octSteps) {
	t.Computed()
	net := jtorus(t, k, m)
	for v := range uint32(net.Order()) {
		code, c := net.Code(v), net.Coordinates(v)
		around := [4]uint32{net.At(c[0], c[1]-1), net.At(c[0], c[1]+1), net.At(c[0]-1, c[1]), net.At(c[0]+1, c[1])}
		for i, name := range []string{"Al", "Ar", "Au", "Ad"} {
			made := patterns[i].of(code + "0000")
			t.Want(len(made) == len(code), "T(%d,%d): At = A%d…A4 has %d bits, %s = %s has %d", k, m, m+k+3, len(code), name, patterns[i], len(made))
			t.Want(made == net.Code(around[i]) && net.HasEdge(v, around[i]), "T(%d,%d): %s = %s makes %s of At = %s, its neighbours are %s",
				k, m, name, patterns[i], made, code, strings.Join(octNeighbourCodes(net, v), ", "))
		}
	}
}

func octNeighbourCodes(net johnsonTorus, v uint32) []string {
	var codes []string
	for _, w := range net.Neighbors(v) {
		codes = append(codes, net.Code(w))
	}
	return codes
}

// wantIntermediate says that the case fails unless the pattern of bits of any A
// and the octagon's bits of any B make the code of a node that is in the octagon
// of A and in the copy of the torus of B.
func wantIntermediate(t *Trial, p []int, torusBits octPattern) {
	t.Computed()
	net := oct(t, p[0], p[1])
	codes := octCodes(net)
	for a, code := range codes {
		for o := range uint32(8) { // the octagon's bits of B, which alone matter
			_, low := splitLow(codes[o])
			made := torusBits.of(code) + low
			t.Want(len(made) == len(code), "OCT(%d,%d): A has %d bits, A' = %s B3…B0 has %d", p[0], p[1], len(code), torusBits, len(made))
			v := slices.Index(codes, made)
			t.Want(v >= 0, "OCT(%d,%d): no node has the code %s", p[0], p[1], made)
			from, to := net.Coordinates(uint32(a)), net.Coordinates(uint32(v))
			t.Want(slices.Equal(from[:2], to[:2]) && to[2] == int(o), "OCT(%d,%d): A' = %s is not in the octagon of A = %s", p[0], p[1], made, code)
		}
	}
}
