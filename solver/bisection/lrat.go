package bisection

import (
	"context"
	"fmt"

	"topocert/certificates"
	"topocert/certificates/automorphism"
	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/solver/sat"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// ProveLRAT proves that every balanced cut has w links or more, by a refutation of the formula
// widths.CNF, in which symmetry is broken by lex-leader clauses of up to 64
// automorphisms. It writes the refutation to a file of that name, made by create, which goes
// beside the certificate; see package certificates for such names.
//
// Cost: as for sat.Refute, on N² + Ew literals or so for N vertices and E links.
// Networks of 50 to 70 vertices and degree 4 take seconds and proofs of 10 to
// 50 MB.
//
// Errors: a *SmallerCut, with the cut, if there is one; the context's; that of
// the formula if it would be too large; those of the file.
func ProveLRAT(ctx context.Context, symmetries *symmetry.Symmetries, w int, create solver.Files, file string) (*certificates.Certificate, error) {
	net := symmetries.Network
	w = max(0, w)
	of := widths.Encoding{Group: automorphism.Of(symmetries.Elements())}
	c, model, err := sat.Prove(ctx, solver.AtLeast("bisection", net, w), net, of, create, file)
	if model != nil {
		return nil, smallerCut(net, w, model)
	}
	return c, err
}

// smallerCut is the error that a model of the formula for fewer than w links stands for: a
// *SmallerCut.
func smallerCut(net topology.Network, w int, model []bool) error {
	n := net.Order()
	side := smallerSide(n, func(v uint32) bool { return model[v] })
	width := cutWidth(net, side)
	if len(side) != n/2 || width >= w {
		return fmt.Errorf("%s: a model gives a side of %d vertices and %d links, want %d and fewer than %d",
			net.Name(), len(side), width, n/2, w)
	}
	return &SmallerCut{Network: net.Name(), Side: side, Width: width, Want: w}
}
