package bisection

import (
	"errors"
	"fmt"
	"slices"

	"topocert/certificates"
	"topocert/certificates/widths"
	"topocert/solver"
	"topocert/topology"
)

// ProveCut proves that the bisection width is at most the number of links with
// exactly one end on the given side of ⌊N/2⌋ vertices, which it returns too.
func ProveCut(net topology.Network, side []uint32) (c *certificates.Certificate, width int) {
	side = slices.Sorted(slices.Values(side))
	width = cutWidth(net, side)
	s := solver.AtMost("bisection", net, width)
	return &certificates.Certificate{Statement: s, Kind: "cut", Proof: widths.Cut{Side: side}}, width
}

// CheckCut returns the number of links between a side and the others. Errors wrap
// topology.ErrParam unless the side has ⌊N/2⌋ vertices in increasing order.
func CheckCut(net topology.Network, side []uint32) (links int, err error) {
	n := net.Order()
	for i, v := range side {
		if int64(v) >= int64(n) || i > 0 && side[i-1] >= v {
			err = errors.New("want vertices in increasing order")
		}
	}
	if len(side) != n/2 {
		err = fmt.Errorf("%d vertices, want %d", len(side), n/2)
	}
	if err != nil {
		return 0, fmt.Errorf("a side of %s: %w: %w", net.Name(), topology.ErrParam, err)
	}
	return cutWidth(net, side), nil
}

// smallerSide returns the vertices of which something is so, or if they are more than half the others.
func smallerSide(n int, is func(v uint32) bool) []uint32 {
	side := slices.DeleteFunc(solver.Identity(n), func(v uint32) bool { return !is(v) })
	if len(side) > n/2 {
		return slices.DeleteFunc(solver.Identity(n), is)
	}
	return side
}

// cutWidth returns the number of links with exactly one end on the side, whose
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

// SmallerCut is the error that says that a bisection has fewer links than a
// proof was asked for.
type SmallerCut struct {
	Network string
	Side    []uint32 // ⌊N/2⌋ vertices, in increasing order
	Width   int      // links with exactly one end among them
	Want    int
}

func (e *SmallerCut) Error() string {
	return fmt.Sprintf("%s has a balanced cut with %d links, want at least %d", e.Network, e.Width, e.Want)
}
