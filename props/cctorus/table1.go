package cctorus

import (
	"fmt"
	"slices"
	"strings"

	"topocert/props"
)

// column is a column of Table I, with the line that Section IV-B draws
// from it.
type column struct {
	node uint32
	// lists[d-1] holds the nodes printed at distance d, up to the last list
	// that is not empty; layers[d-1] those that belong there.
	lists, layers [][]uint32
	// line[d-1] is the number of nodes at distance d in the line "D(i) = …",
	// and sum its printed result.
	line []int
	sum  int
	// trueSum is the sum of the distances from the node.
	trueSum int
}

func (c column) String() string { return fmt.Sprintf("node %d", c.node) }

// columns returns Table I as printed, column by column, with the layers
// of the correction beside it.
func columns() []column {
	centre := [][]uint32{
		{0, 2, 4, 7, 10, 11, 13, 14, 17, 20, 22, 24},
		{1, 3, 5, 6, 8, 9, 15, 16, 18, 19, 21, 23},
	}
	return []column{
		{
			node:   0,
			lists:  [][]uint32{{1, 4, 5, 12, 20}, {2, 6, 7, 9, 10, 11, 13, 14, 21, 22, 24}, {7, 8, 16, 18, 19, 21, 23}},
			layers: [][]uint32{{1, 4, 5, 12, 20}, {2, 3, 6, 7, 9, 10, 11, 13, 14, 15, 17, 21, 22, 24}, {8, 16, 18, 19, 23}},
			line:   []int{5, 11, 7, 0}, sum: 48, trueSum: 48,
		},
		{
			node:   1,
			lists:  [][]uint32{{0, 2, 6, 21}, {3, 7, 10, 11, 13, 16, 20, 22}, {8, 9, 10, 13, 14, 17, 23, 24}, {18, 19}},
			layers: [][]uint32{{0, 2, 6, 21}, {3, 4, 5, 7, 11, 12, 16, 20, 22}, {8, 9, 10, 13, 14, 15, 17, 23, 24}, {18, 19}},
			line:   []int{4, 8, 8, 2}, sum: 52, trueSum: 57,
		},
		{
			node:   6,
			lists:  [][]uint32{{1, 5, 7, 11}, {0, 2, 8, 9, 10, 12, 16, 21}, {3, 13, 14, 15, 17, 20, 22, 24}, {18, 19, 23}},
			layers: [][]uint32{{1, 5, 7, 11}, {0, 2, 8, 9, 10, 12, 16, 21}, {3, 4, 13, 14, 15, 17, 20, 22, 24}, {18, 19, 23}},
			line:   []int{4, 8, 8, 3}, sum: 56, trueSum: 59,
		},
		{
			node:   7,
			lists:  [][]uint32{{2, 6, 8, 12}, {0, 1, 3, 4, 5, 9, 10, 11, 13, 14, 17, 20, 22, 24}, {16, 18, 19, 21, 23}},
			layers: [][]uint32{{2, 6, 8, 12}, {0, 1, 3, 4, 5, 9, 10, 11, 13, 14, 17, 20, 22, 24}, {15, 16, 18, 19, 21, 23}},
			line:   []int{4, 14, 5}, sum: 47, trueSum: 50,
		},
		{
			node: 12, lists: centre, layers: centre,
			line: []int{12, 12}, sum: 36, trueSum: 36,
		},
	}
}

// tableI lists the claims about Table I and the sums drawn from it.
func tableI() []*props.Claim {
	var claims []*props.Claim
	columns := columns()
	for i, c := range columns {
		claims = append(claims, lists(c), line(i+1, c))
	}
	return append(claims, &props.Claim{
		ID: "cctorus/table1-column-size", Kind: props.Table, Section: "IV-B Table I",
		Quote:  "nodes at distance 1..4",
		Formal: "each column lists each of the other 24 nodes once",
		Note:   "decided from the printed table alone",
		Readings: []props.Reading{props.Each("the five columns", columns, func(t *props.Case, c column) {
			all := slices.Concat(c.lists...)
			twice := repeats(all)
			distinct := len(all) - len(twice)
			t.Want(distinct == 24 && len(twice) == 0, "the column of node %d has %d entries; %v stand in it twice, so it lists %d nodes, not 24",
				c.node, len(all), twice, distinct)
		})},
		Correction: &props.Correction{Statement: "the columns of nodes 0, 1, 6, 7, 12 list 21, 20, 23, 23, 24 different nodes", Reading: props.Once("the five columns", func(t *props.Case) {
			var sizes []int
			for _, c := range columns {
				all := slices.Concat(c.lists...)
				sizes = append(sizes, len(all)-len(repeats(all)))
			}
			t.Want(slices.Equal(sizes, []int{21, 20, 23, 23, 24}), "they list %v", sizes)
		}),
		},
	})
}

// lists is the claim about the lists of a column.
func lists(c column) *props.Claim {
	claim := &props.Claim{
		ID: fmt.Sprintf("cctorus/table1-node-%d", c.node), Kind: props.Table, Section: "IV-B Table I",
		Quote:    fmt.Sprintf("distance lists from node %d", c.node),
		Formal:   fmt.Sprintf("each printed list holds exactly the nodes at that distance from node %d in CCTorus(5)", c.node),
		Readings: []props.Reading{layersAre(c.node, c.lists)},
	}
	if !slices.EqualFunc(c.lists, c.layers, slices.Equal) {
		claim.Correction = &props.Correction{Statement: "the lists are " + sets(c.layers), Reading: layersAre(c.node, c.layers)}
	}
	return claim
}

// layersAre is the reading that lists[d-1] holds exactly the nodes at distance d from
// the source in CCTorus(5). The witness tells all faults.
func layersAre(source uint32, lists [][]uint32) props.Reading {
	var formula []string
	listed := make(map[uint32][]int)
	for i, list := range lists {
		for _, v := range list {
			listed[v] = append(listed[v], i+1)
			formula = append(formula, fmt.Sprintf("distance(CCTorus(5), %d, %d) == %d", source, v, i+1))
		}
		formula = append(formula, fmt.Sprintf("at_distance(CCTorus(5), %d, %d) == %d", source, i+1, len(list)))
	}
	formula = append(formula, fmt.Sprintf("eccentricity(CCTorus(5), %d) == %d", source, len(lists)))
	return props.StatementShown("CCTorus(5)", strings.Join(formula, " && "), func(t *props.Case, _ props.Env) string {
		net := t.Net("CCTorus(5)")
		var faults []string
		for v := range uint32(net.Order()) {
			if d := t.Int("distance", net, source, v); v != source && !slices.Equal(listed[v], []int{d}) {
				faults = append(faults, fmt.Sprintf("%d is at %d, printed at %s", v, d, or(listed[v])))
			}
		}
		return fmt.Sprintf("distances from node %d in CCTorus(5): %s", source, strings.Join(faults, "; "))
	})
}

// sets writes lists as "{1 4}, {2 3}".
func sets(lists [][]uint32) string {
	var sets []string
	for _, list := range lists {
		sets = append(sets, "{"+strings.Trim(fmt.Sprint(list), "[]")+"}")
	}
	return strings.Join(sets, ", ")
}

func or(distances []int) string {
	if len(distances) == 0 {
		return "none"
	}
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(distances), "[]"), " ", " and ")
}

// line is the claim about the sum D(i) drawn from a column.
func line(i int, c column) *props.Claim {
	counts := c.line
	for counts[len(counts)-1] == 0 {
		counts = counts[:len(counts)-1]
	}
	from := fmt.Sprintf("distance_sum_from(CCTorus(5), %d)", c.node)
	lines := []string{fmt.Sprintf("eccentricity(CCTorus(5), %d) == %d", c.node, len(counts))}
	var terms []string
	for d, n := range c.line {
		terms = append(terms, fmt.Sprintf("%d*%d", d+1, n))
	}
	for d, n := range counts {
		lines = append(lines, fmt.Sprintf("at_distance(CCTorus(5), %d, %d) == %d", c.node, d+1, n))
	}
	printed := strings.Join(terms, " + ")
	claim := &props.Claim{
		ID: fmt.Sprintf("cctorus/D%d-value", i), Kind: props.Table, Section: "IV-B",
		Quote:  fmt.Sprintf("D(%d) = %d", i, c.sum),
		Formal: fmt.Sprintf("the distances from node %d in CCTorus(5) add up to %d", c.node, c.sum),
		Readings: []props.Reading{
			props.StatementShown("CCTorus(5)", fmt.Sprintf("%s == %d", from, c.sum), func(t *props.Case, _ props.Env) string {
				counts := t.From(t.Net("CCTorus(5)"), c.node)
				return fmt.Sprintf("node %d has %d nodes at distances 1, 2, …: the distances add up to %d, printed %d", c.node, counts[1:], sum(counts), c.sum)
			}).Named("the true sum"),
			props.StatementShown("CCTorus(5)", strings.Join(lines, " && "), func(t *props.Case, _ props.Env) string {
				counts := t.From(t.Net("CCTorus(5)"), c.node)
				return fmt.Sprintf("node %d has %d nodes at distances 1, 2, …, the line counts %d", c.node, counts[1:], c.line)
			}).Named("the numbers of nodes in the printed line"),
			props.Statement("the printed line", fmt.Sprintf("%s == %d", printed, c.sum), fmt.Sprintf("the printed line adds up to {%s}, printed %d", printed, c.sum)).
				Named("the arithmetic of the printed line"),
		},
	}
	if c.trueSum != c.sum {
		claim.Correction = &props.Correction{
			Statement: fmt.Sprintf("the sum is %d", c.trueSum),
			Reading:   props.Statement("CCTorus(5)", fmt.Sprintf("%s == %d", from, c.trueSum), "it is {"+from+"}"),
		}
	}
	return claim
}

// sum adds up distances, given the number of nodes at distance 0, 1, ….
func sum(counts []int) int {
	sum := 0
	for d, n := range counts {
		sum += d * n
	}
	return sum
}

// repeats returns the nodes that are listed a second time.
func repeats(nodes []uint32) []uint32 {
	var twice []uint32
	for i, v := range nodes {
		if slices.Contains(nodes[:i], v) {
			twice = append(twice, v)
		}
	}
	return twice
}
