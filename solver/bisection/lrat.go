package bisection

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/certificates/write"
	"topocert/solver"
	"topocert/solver/sat"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// SmallerCut is the error that says that a bisection has fewer links than a
// proof was asked for.
type SmallerCut struct {
	Network string
	Side    []uint32 // ⌊N/2⌋ vertices, in increasing order
	Width   int      // links with exactly one end among them
	Want    int
}

func (e *SmallerCut) Error() string {
	return fmt.Sprintf("solver: %s has a balanced cut with %d links, want at least %d", e.Network, e.Width, e.Want)
}

// ProveLRATBisection proves that every balanced cut has w links or more. It
// writes the refutation of the contrary to proof, which is to become the file
// proofName beside the certificate; see package certificates for such names.
//
// Cost: as for Refute, on the formula of widths.CNF with
// symmetry broken by up to 64 automorphisms that the symmetries's generators generate.
// Networks of 50 to 70 vertices and degree 4 take seconds and proofs of 10 to
// 50 MB.
//
// Errors: a *SmallerCut, with the cut, if there is one; the context's; that of
// the formula if it would be too large; that of proof.
func ProveLRAT(ctx context.Context, symmetries *symmetry.Symmetries, w int, proof io.Writer, proofName string) (*certificates.Certificate, error) {
	net := symmetries.Network
	w = max(0, w)
	elements := symmetries.Elements()
	f, err := widths.CNF(net.CSR(), uint64(w), elements)
	if err != nil {
		return nil, fmt.Errorf("solver: bisection of %s: %w", net.Name(), err)
	}
	model, err := sat.Refute(ctx, f, proof)
	if err != nil {
		return nil, fmt.Errorf("solver: bisection of %s: %w", net.Name(), err)
	}
	if model != nil {
		side, err := modelSide(net, w, model)
		if err != nil {
			return nil, err
		}
		return nil, &SmallerCut{Network: net.Name(), Side: side, Width: cutWidth(net, side), Want: w}
	}
	s := solver.Statement("bisection", net, strconv.Itoa(w))
	s.Relation = ">="
	c := &certificates.Certificate{Statement: s, Kind: "lrat"}
	for _, p := range elements {
		c.Body = append(c.Body, write.Line("automorphism", p...))
	}
	c.Body = append(c.Body, certificates.Line{Keyword: "proof", Text: proofName})
	return c, nil
}

// modelSide returns the side of ⌊N/2⌋ vertices of the cut that a model of the
// bisection formula gives.
func modelSide(net topology.Network, w int, model []bool) ([]uint32, error) {
	n := net.Order()
	var sides [2][]uint32
	for v, is := range model[:n] {
		i := 0
		if is {
			i = 1
		}
		sides[i] = append(sides[i], uint32(v))
	}
	side := sides[1]
	if len(side) != n/2 {
		side = sides[0]
	}
	if width := cutWidth(net, side); len(side) != n/2 || width >= w {
		return nil, fmt.Errorf("solver: %s: a model gives a side of %d vertices and %d links, want %d and fewer than %d",
			net.Name(), len(side), width, n/2, w)
	}
	return side, nil
}

// satCutWidth returns the number of links with exactly one end on the side, whose
// vertices increase.
func cutWidth(net topology.Network, side []uint32) int {
	width := 0
	for _, v := range side {
		for _, u := range net.Neighbors(v) {
			if _, inside := slices.BinarySearch(side, u); !inside {
				width++
			}
		}
	}
	return width
}
