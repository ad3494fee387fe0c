package cctorus

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"topocert/props"
)

// entry is an entry SP[0][node] of Figure 6.
type entry struct {
	node  uint32
	paths int64
}

// figure6 returns the entries of Figure 6 as printed.
func figure6() []entry {
	return []entry{
		{1, 1}, {4, 1}, {5, 1}, {12, 1}, {20, 1},
		{2, 2}, {3, 1}, {6, 2}, {7, 1}, {9, 2}, {10, 2}, {11, 1}, {13, 1}, {15, 1}, {17, 1}, {21, 2}, {22, 1}, {24, 3},
		{8, 5}, {14, 5}, {16, 4}, {18, 2}, {19, 4}, {23, 5},
	}
}

// paths lists the claims of Section IV-D about shortest paths.
func paths() []*props.Claim {
	return []*props.Claim{
		{
			ID: "cctorus/sp-neighbours-0", Kind: props.Table, Section: "IV-D",
			Quote:  "neighbors of node(0) are 1,4,5,12,20",
			Formal: "in CCTorus(5) node 0 is linked to exactly 1, 4, 5, 12, 20",
			Readings: []props.Reading{props.Statement("CCTorus(5)", "at_distance(CCTorus(5), 0, 1) == 5 && distance(CCTorus(5), 0, 1) == 1 && distance(CCTorus(5), 0, 4) == 1 && "+
				"distance(CCTorus(5), 0, 5) == 1 && distance(CCTorus(5), 0, 12) == 1 && distance(CCTorus(5), 0, 20) == 1",
				"in CCTorus(5) node 0 has {at_distance(CCTorus(5), 0, 1)} neighbours, not exactly the printed 1, 4, 5, 12, 20")},
		},
		{
			ID: "cctorus/sp-fig6-entries", Kind: props.Table, Section: "IV-D Fig 6",
			Quote:  "SP[0][v] list",
			Formal: "each SP[0][v] of Figure 6 is the number of shortest paths from node 0 to v in CCTorus(5)",
			Readings: []props.Reading{props.Once("CCTorus(5)", func(t *props.Case) {
				wantEntries(t, figure6())
			})},
			Correction: &props.Correction{Statement: "SP[0][14] = 1, SP[0][16] = 5, SP[0][19] = 5, the other 21 as printed", Reading: props.Once("CCTorus(5)", func(t *props.Case) {
				entries := figure6()
				for i := range entries {
					switch entries[i].node {
					case 14:
						entries[i].paths = 1
					case 16, 19:
						entries[i].paths = 5
					}
				}
				wantEntries(t, entries)
			}),
			},
		},
		{
			ID: "cctorus/path-diversity-2", Kind: props.Table, Section: "IV-D",
			Quote:  "average path diversity for 5x5 CCTorus = 2",
			Formal: "the numbers of shortest paths from node 0 of CCTorus(5) to the others, divided by 25, come to 2",
			Note:   "from node 0 only, divided by 25, node 0 not counted: the averaging that gives the printed 1.56 for XTorus; with the two decimals that 1.44 and 1.56 have, since the printed entries come to exactly 2.00",
			Readings: []props.Reading{
				diversityIs("CCTorus", "2.00", 0).Named("with the two decimals of 1.44 and 1.56 beside it"),
				diversityIs("CCTorus", "2", 0).Named("rounded to an integer"),
				diversityIs("CCTorus", "2.00", 1).Named("with two decimals, SP[0][0] = 1 counted too"),
				props.Once("Figure 6", func(t *props.Case) {
					var sum int64
					for _, e := range figure6() {
						sum += e.paths
					}
					t.Want(sum == 2*25, "the printed entries add up to %d, and 2·25 = 50", sum)
				}).Named("the arithmetic of the printed entries"),
				props.Once("CCTorus(5)", func(t *props.Case) {
					s := pairs5(t, "CCTorus")
					mean := new(big.Rat).SetFrac(s.paths, big.NewInt(25*25))
					t.Want(rounds(mean, "2.00"), "all ordered pairs have %s shortest paths together (a node with itself none), and %s/625 = %s",
						s.paths, s.paths, mean.FloatString(2))
				}).Named("with two decimals, over all 25² ordered pairs"),
			},
			Correction: &props.Correction{Statement: "it is 48/25 = 1.92", Reading: diversityIs("CCTorus", "1.92", 0)},
		},
		{
			ID: "cctorus/path-diversity-xmesh", Kind: props.Table, Section: "IV-D",
			Quote:         "XMesh 1.44",
			Formal:        "the numbers of shortest paths from node 0 of XMesh(5) to the others, divided by 25, come to 1.44",
			Note:          "the printed value is XMeshW's",
			ConditionalOn: []string{"XMesh"},
			Readings: []props.Reading{
				diversityIs("XMesh", "1.44", 0).Named("X1, open diagonals"),
				diversityIs("XMeshW", "1.44", 0).Named("X2, closed diagonals"),
			},
			Correction: &props.Correction{Statement: "for XMesh(5) (X1) it is 1.28", Reading: diversityIs("XMesh", "1.28", 0)},
		},
		{
			ID: "cctorus/path-diversity-xtorus", Kind: props.Table, Section: "IV-D",
			Quote:         "XTorus 1.56",
			Formal:        "the numbers of shortest paths from node 0 of XTorus(5) to the others, divided by 25, come to 1.56",
			ConditionalOn: []string{"XTorus"},
			Readings:      []props.Reading{diversityIs("XTorus", "1.56", 0)},
		},
		{
			ID: "cctorus/two-paths-any-pair", Kind: props.Text, Section: "IV-D",
			Quote:  "CCTorus has average two shortest paths between any node pair",
			Formal: "the mean number of shortest paths over the ordered pairs of different nodes of CCTorus(5) is 2",
			Note:   "with the two decimals that the paper gives the other averages; then rounded to an integer, as “two” is one",
			Readings: []props.Reading{
				twoPaths(func(mean *big.Rat) bool { return rounds(mean, "2.00") }).Named("with two decimals"),
				twoPaths(func(mean *big.Rat) bool { return rounds(mean, "2") }).Named("rounded to an integer"),
				twoPaths(func(mean *big.Rat) bool { return mean.Cmp(big.NewRat(2, 1)) >= 0 }).Named("at least 2"),
			},
			Correction: &props.Correction{Statement: "it is 1452/600 = 2.42", Reading: twoPaths(func(mean *big.Rat) bool { return rounds(mean, "2.42") })},
		},
		diversityOrder(),
		diversityAgainstTorus(),
		{
			ID: "cctorus/path-diversity-possessed", Kind: props.Text, Section: "IV-D",
			Quote:  "more than one shortest path between most of the node pairs",
			Formal: "more than half of the pairs of different nodes of CCTorus(5) have two or more shortest paths",
			Readings: []props.Reading{props.Once("CCTorus(5)", func(t *props.Case) {
				s := pairs5(t, "CCTorus")
				t.Want(2*s.several > s.pairs, "%d of the %d ordered pairs have two or more shortest paths", s.several, s.pairs)
			})},
		},
		faultTolerance(),
	}
}

// wantEntries demands that the entries are the numbers of shortest paths
// from node 0 in CCTorus(5), for every other node, and tells all faults.
func wantEntries(t *props.Case, entries []entry) {
	net := t.Net("CCTorus(5)")
	paths, listed := count(t, net, 0), make(map[uint32]bool)
	var faults []string
	for _, e := range entries {
		listed[e.node] = true
		if paths[e.node].Cmp(big.NewInt(e.paths)) != 0 {
			faults = append(faults, fmt.Sprintf("SP[0][%d] = %s, printed %d", e.node, paths[e.node], e.paths))
		}
	}
	t.Want(len(faults) == 0, "in CCTorus(5) %s", strings.Join(faults, "; "))
	t.Want(len(entries) == 24 && len(listed) == 24, "%d entries for %d nodes, want one for each of 24", len(entries), len(listed))
}

// count returns the number of shortest paths from source to each vertex.
func count(t *props.Case, net *props.Net, source uint32) []*big.Int {
	level := t.Levels(net, source)
	byLevel := make([]uint32, len(level))
	paths := make([]*big.Int, len(level))
	for v := range byLevel {
		byLevel[v], paths[v] = uint32(v), new(big.Int)
	}
	slices.SortFunc(byLevel, func(a, b uint32) int { return int(level[a]) - int(level[b]) })
	paths[source].SetInt64(1)
	for _, v := range byLevel {
		for _, u := range net.Neighbors(v) {
			if level[u]+1 == level[v] {
				paths[v].Add(paths[v], paths[u])
			}
		}
	}
	return paths
}
