package topology

import (
	"fmt"
)

// CCTorus is the centrally connected torus: the n×n torus, and a link from each
// corner and each middle node of a side to a centre.
//
// For odd n there is one centre, ((n−1)/2,(n−1)/2), four corners and four
// middles. For even n there are four centres, (n/2−1 or n/2, n/2−1 or n/2), four
// corners and eight middles, two on each side; each outer node is joined to its
// nearest centre.
//
//	Domain   n ≥ 3
//	Order    n², size at most 2n² + 8 for odd n, 2n² + 12 for even n; a link
//	         that the torus has already (n = 3, n = 4) is one link
//	Labels   (row,col), row-major; the paper's node(i) is vertex i
//
// Symmetries: the eight of the square.
//
// Source: the CCTorus paper: "CCTorus: A New Torus Topology for Interconnection
// Networks"; the copy read names neither authors nor venue. §III.
// Deviations: Figure 3, which would show even n, is lost; "nearest centre" is
// the reading here, CCTorusOpp is the other one.
type CCTorus struct {
	network
	N int
}

// NewCCTorus returns the network CCTorus(n).
func NewCCTorus(n int) (*CCTorus, error) {
	g, err := square("CCTorus", n, 3, func(b box, link func(u, v uint32)) {
		b.ring(0, link)
		b.ring(1, link)
		spokes(b, false, link)
	})
	if err != nil {
		return nil, err
	}
	return &CCTorus{N: n, network: g}, nil
}

// CCTorusOpp is the other reading of the centrally connected torus for even n:
// each corner is joined to the opposite centre, each middle node of a side to
// the nearest.
//
//	Domain   even n ≥ 4
//	Order, labels, symmetries, source: as for CCTorus
type CCTorusOpp struct {
	network
	N int
}

// NewCCTorusOpp returns the network CCTorusOpp(n).
func NewCCTorusOpp(n int) (*CCTorusOpp, error) {
	if n%2 != 0 {
		return nil, fmt.Errorf("topology: CCTorusOpp(%d): %w: want even n ≥ 4", n, ErrParam)
	}
	g, err := square("CCTorusOpp", n, 4, func(b box, link func(u, v uint32)) {
		b.ring(0, link)
		b.ring(1, link)
		spokes(b, true, link)
	})
	if err != nil {
		return nil, err
	}
	return &CCTorusOpp{N: n, network: g}, nil
}

// spokes passes on the links from the corners and the middles of the sides to
// the centres. An outer node's nearest centre is the node between all corners
// that is nearest to it in each coordinate; its opposite is the centre's mirror
// image in both coordinates.
func spokes(b box, oppositeCorners bool, link func(u, v uint32)) {
	n := b.side[0]
	low, high := (n-1)/2, n/2
	centre := func(x int) int { return min(max(x, low), high) }
	for _, x := range []int{0, low, high, n - 1} {
		for _, y := range []int{0, low, high, n - 1} {
			xOuter, yOuter := x == 0 || x == n-1, y == 0 || y == n-1
			switch {
			case xOuter && yOuter && oppositeCorners:
				link(b.id(x, y), b.id(centre(n-1-x), centre(n-1-y)))
			case xOuter || yOuter:
				link(b.id(x, y), b.id(centre(x), centre(y)))
			}
		}
	}
}
