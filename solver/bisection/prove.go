package bisection

import (
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/certificates/write"
	"topocert/solver"
	"topocert/topology"
)

// ProveCut proves that the bisection width is at most the number of links with
// exactly one end on the given side of ⌊N/2⌋ vertices, which it returns too.
func ProveCut(net topology.Network, side []uint32) (c *certificates.Certificate, width int, err error) {
	side = slices.Sorted(slices.Values(side))
	for _, v := range side {
		for _, u := range net.Neighbors(v) {
			if _, inside := slices.BinarySearch(side, u); !inside {
				width++
			}
		}
	}
	s := solver.Statement("bisection", net, strconv.Itoa(width))
	s.Relation = "<="
	return &certificates.Certificate{Statement: s, Kind: "cut", Body: []certificates.Line{write.Line("side", side...)}}, width, nil
}
