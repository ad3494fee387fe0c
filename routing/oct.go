package routing

import "topocert/topology"

// OCTPrinted is the OCT paper's unicast, in the words of the text: in the
// source's octagon to the destination's octagon bits (OctagonPrinted), then in
// that copy of the torus to the destination (JTorusPrinted).
//
// It is wrong as the torus's part is, and right on OCT(5,1) alone. The line at
// fault is the definition of the words, "Al= Am+k+3…Al…Ak+1Ak 4A Ak-1…Ap…A5" and
// so on; see JTorusPrinted. For k < 4 the words even hold bits of the octagon.
//
// Smallest counterexample: OCT(1,1), from (0,0,0) to the adjacent (0,1,0), where
// the message stops at its source; with k, m ≥ 2 it is OCT(2,2), from (0,0,0) to
// (0,1,0). With the words taken only to choose a link (oct-printed-ports) it is
// OCT(1,1), from (0,0,1) to (1,0,1), between (0,0,1) and (0,1,1) to and fro; with
// k, m ≥ 2 OCT(2,2), from (0,0,0) to (0,1,0), by (0,3,0) and (0,2,0) to and fro.
//
// Step ③ sends a message "firstly to A’(Am+k-1…AmAm-1…B3B2B1B0)". As printed that
// word has k+m bits, not k+m+4, and is no node's code; the text goes on that A'
// is in the octagon of A and in the torus of B, which is the node meant here: the
// torus's bits of A and the octagon's of B.
//
// A hop costs O(k+m).
//
// Source: the OCT paper, §3.1.1.
type OCTPrinted struct {
	headerless
	printedTorus
}

var _ Router = (*OCTPrinted)(nil)

func newOCTPrinted(ports bool) func(net topology.Network) Router {
	return on(func(n topology.Grid, p []int) Router {
		return &OCTPrinted{printedTorus: makePrintedTorus(n, p, ports)}
	}, "OCT")
}

// Next returns the next vertex on the way to the destination.
func (r *OCTPrinted) Next(at, destination uint32, _ string) (uint32, string) {
	if o := at % 8; o != destination%8 {
		next, _ := OctagonPrinted{}.Next(o, destination%8, "")
		return at - o + next, ""
	}
	row, column, ok := r.next(at, destination, topology.Johnson(int(at%8), 4))
	if at == destination || !ok {
		return at, ""
	}
	return r.net.At(row, column, int(at%8)), ""
}

// newOCT returns the repair of OCTPrinted: the octagon first, as octagon does,
// then the torus, as jtorus does. It is minimal for all k, m ≥ 1, as the network
// is the product of the two, and costs a division.
func newOCT(n topology.Grid, p []int) Router {
	return octUnicast(n, p)
}

func octUnicast(n topology.Grid, p []int) *Relative {
	torus := jtorusStep(p[0], p[1])
	return NewRelative(group(n), func(g uint32) uint32 {
		if o := g % 8; o != 0 {
			return octagonStep(o)
		}
		return torus(g/8) * 8
	})
}
