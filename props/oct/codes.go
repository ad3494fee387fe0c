package oct

import (
	"slices"
	"strings"

	"topocert/props"
	"topocert/topology"
)

// codes returns the paper's codes of the vertices; of a ring or a single link, the Johnson codes.
func codes(net *props.Net) []string {
	codes := make([]string, net.Order())
	for v := range codes {
		if strings.HasPrefix(net.Name(), "Ring") || strings.HasPrefix(net.Name(), "Complete") {
			codes[v] = topology.Johnson(v, net.Order()/2)
			continue
		}
		codes[v] = net.Code(uint32(v))
	}
	return codes
}

// splitLow takes the lowest bits off a code.
func splitLow(code string, low int) (rest, bits string) {
	return code[:len(code)-low], code[len(code)-low:]
}

// codeDistance returns the number of places in which two codes of one length differ.
func codeDistance(a, b string) int {
	n := 0
	for i := range len(a) {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// johnsonRule returns the m-bit word for i by the rules of Definition 2.
func johnsonRule(i, m int) string {
	zeros, ones := func(n int) string { return strings.Repeat("0", n) }, func(n int) string { return strings.Repeat("1", n) }
	switch {
	case i == 0: // iv) Z_{m−1} … Z_0
		return zeros(m)
	case i < m: // i) Z_{m−1} … Z_i O_{i−1} … O_0
		return zeros(m-i) + ones(i)
	case i == m: // iii) O_{m−1} … O_0
		return ones(m)
	default: // ii) O_{m−1} … O_{i−m} Z_{i−m−1} … Z_0
		return ones(2*m-i) + zeros(i-m)
	}
}

// cyclic wants the words of 0 … n−1 to be a unit-distance cyclic code, Definition 1, and those that the
// networks here carry. The arguments are n and the number m of bits.
func cyclic(t *props.Case, c props.Call) {
	c.Args = append(c.Args, "1")
	consecutive(t, c)
	for i, m := 0, c.Int(c.Args[1]); i < c.Int(c.Args[0]); i++ {
		t.Want(johnsonRule(i, m) == topology.Johnson(i, m), "m=%d: the rules give %s for %d, the networks have %s", m, johnsonRule(i, m), i, topology.Johnson(i, m))
	}
}

// consecutive wants the words of 0 … n−1 to be all different, consecutive ones to differ in one bit, and
// the last and the first in so many. The arguments are n, the number m of bits and the last number.
func consecutive(t *props.Case, c props.Call) {
	n, m, ends := c.Int(c.Args[0]), c.Int(c.Args[1]), c.Int(c.Args[2])
	number := make(map[string]int)
	for i := range n {
		word := johnsonRule(i, m)
		j, seen := number[word]
		t.Want(!seen, "n=%d, m=%d: %d and %d have the same word %s", n, m, j, i, word)
		number[word] = i
		if i > 0 {
			before := johnsonRule(i-1, m)
			t.Want(codeDistance(before, word) == 1, "n=%d, m=%d: the words %s and %s of %d and %d differ in %d bits",
				n, m, before, word, i-1, i, codeDistance(before, word))
		}
	}
	last, first := johnsonRule(n-1, m), johnsonRule(0, m)
	t.Want(codeDistance(last, first) == ends, "n=%d, m=%d: the last word %s and the first word %s differ in %d bits",
		n, m, last, first, codeDistance(last, first))
}

// allCodes wants the codes of the octagon to be all words of four bits that the rules give.
func allCodes(t *props.Case) {
	used := codes(t.Net("Octagon"))
	for i := range 2 * 4 {
		t.Want(slices.Contains(used, johnsonRule(i, 4)), "the code %s is not in use", johnsonRule(i, 4))
	}
}

// linked wants the codes of a network to be all different, and any two nodes to be linked if and only if
// a condition holds of x and y, the numbers of differing bits of their codes above and among the lowest
// so many. The arguments are the network, that number and the condition.
func linked(t *props.Case, c props.Call) {
	net, low, condition := network(t, c, c.Args[0]), c.Int(c.Args[1]), c.Condition(c.Args[2], "x", "y")
	codes := codes(net)
	for u := range codes {
		p, q := splitLow(codes[u], low)
		for v := range u {
			r, s := splitLow(codes[v], low)
			x, y, linked := codeDistance(p, r), codeDistance(q, s), net.HasEdge(uint32(u), uint32(v))
			t.Want(x+y > 0 && linked == condition(x, y), "%s: the codes %s and %s differ in %d and %d bits; linked: %v", net.Name(), codes[u], codes[v], x, y, linked)
		}
	}
}

// distances wants the distance of any two nodes to be a value in x and y, the numbers of differing bits
// of their codes above and among the lowest so many. The arguments are the network; how the bits stand,
// as it is or with the octagon's four on top; that number and the value.
func distances(t *props.Case, c props.Call) {
	net, low, value := network(t, c, c.Args[0]), c.Int(c.Args[2]), c.Term(c.Args[3], "x", "y")
	codes := codes(net)
	for v, code := range codes {
		if c.Args[1] == "octagon on top" {
			torus, octagon := splitLow(code, 4)
			codes[v] = octagon + torus
		}
	}
	found := make(map[[2]int]int64) // the values
	for u := range codes {
		p, q := splitLow(codes[u], low)
		for v, d := range t.Levels(net, uint32(u)) {
			r, s := splitLow(codes[v], low)
			h := [2]int{codeDistance(p, r), codeDistance(q, s)}
			if _, known := found[h]; !known {
				x, _ := value(h[0], h[1]).Exact()
				found[h] = x.Num().Int64()
			}
			if found[h] != int64(d) {
				t.Failf("%s: the codes %s and %s of %s and %s differ in %d and %d bits, which gives %d, and the distance is %d",
					net.Name(), codes[u], codes[v], net.Label(uint32(u)), net.Label(uint32(v)), h[0], h[1], found[h], d)
			}
		}
	}
}

// cyclicLines wants consecutive nodes of a row or column of T(k,m), and the last and the first, to be
// linked and to have codes that differ in one bit.
func cyclicLines(t *props.Case, k, m int) {
	net := torus(t, k, m)
	for v := range uint32(net.Order()) {
		at := net.Coordinates(v)
		for _, w := range []uint32{net.At(at[0]+1, at[1]), net.At(at[0], at[1]+1)} {
			a, b, linked := net.Code(v), net.Code(w), net.HasEdge(v, w)
			t.Want(codeDistance(a, b) == 1 && linked, "T(%d,%d): the consecutive codes %s and %s differ in %d bits; linked: %v",
				k, m, a, b, codeDistance(a, b), linked)
		}
	}
}

// greedy wants the best step from any node of T(k,m) towards any other to correct exactly one bit.
func greedy(t *props.Case, k, m int) {
	net := torus(t, k, m)
	codes := codes(net)
	for a := range codes {
		for b, d := range t.Levels(net, uint32(a)) {
			h := codeDistance(codes[a], codes[b])
			t.Want(h == int(d), "T(%d,%d): the codes %s and %s differ in %d bits, the distance is %d", k, m, codes[a], codes[b], h, d)
			if a == b {
				continue
			}
			best := len(codes[a]) + 1
			for _, next := range net.Neighbors(uint32(a)) {
				best = min(best, codeDistance(codes[next], codes[b]))
			}
			t.Want(best == h-1, "T(%d,%d): from %s to %s the best step leaves %d differing bits", k, m, codes[a], codes[b], best)
		}
	}
}

// anyBit wants a node for each of the differing bits of any two codes of T(k,m), with the bit corrected.
func anyBit(t *props.Case, k, m int) {
	codes := codes(torus(t, k, m))
	for _, a := range codes {
		for _, b := range codes {
			for i := range len(a) {
				step := a[:i] + b[i:i+1] + a[i+1:]
				t.Want(slices.Contains(codes, step), "T(%d,%d): from %s to %s the differing bit %d (the lowest is 0) cannot be corrected first: %s is no node's code",
					k, m, a, b, len(a)-1-i, step)
			}
		}
	}
}

// twoHops wants nodes of the octagon whose codes differ in one bit or four to be linked, and for any
// others some neighbour of the source to be 1 away from the destination, every such neighbour to be
// linked to it, and two hops to be the distance. The argument is a condition on x, the number of
// differing bits: what 1 away is.
func twoHops(t *props.Case, c props.Call) {
	net, away := t.Net("Octagon"), c.Condition(c.Args[0], "x")
	codes := codes(net)
	for a := range codes {
		for b, d := range t.Levels(net, uint32(a)) {
			if a == b {
				continue
			}
			if h := codeDistance(codes[a], codes[b]); h == 1 || h == 4 {
				t.Want(net.HasEdge(uint32(a), uint32(b)), "%d and %d, whose codes differ in %d bits, are not linked", a, b, h)
				continue
			}
			found := false
			for _, v := range net.Neighbors(uint32(a)) {
				if away(codeDistance(codes[v], codes[b])) {
					found = true
					t.Want(net.HasEdge(v, uint32(b)), "from %d to %d: no link joins %d and %d", a, b, v, b)
				}
			}
			t.Want(found && d == 2, "from %d to %d, at distance %d; a neighbour of %d is 1 away from %d: %v", a, b, d, a, b, found)
		}
	}
}

// codedSlices wants the nodes of every slice of OCT(k,m) to have the eight words of the Johnson code of
// 4 bits, and those with the same word, one of each slice, to be linked as the slices are in T(k,m).
func codedSlices(t *props.Case, k, m int) {
	net, torus := oct(t, k, m), torus(t, k, m)
	word := func(v uint32) string { _, low := splitLow(net.Code(v), 4); return low }
	slice := func(v uint32) uint32 { c := net.Coordinates(v); return torus.At(c[0], c[1]) }
	words := make(map[uint32]map[string]bool) // of the nodes of each slice
	for v := range uint32(net.Order()) {
		if words[slice(v)] == nil {
			words[slice(v)] = make(map[string]bool)
		}
		words[slice(v)][word(v)] = true
		var linked []uint32 // the slices of the linked nodes with the same word
		for _, w := range net.Neighbors(v) {
			if word(w) == word(v) {
				linked = append(linked, slice(w))
			}
		}
		slices.Sort(linked)
		t.Want(slices.Equal(linked, torus.Neighbors(slice(v))), "%s in %s is linked to nodes of its word in the slices %v, its slice %d in T(%d,%d) to %v",
			net.Label(v), net.Name(), linked, slice(v), k, m, torus.Neighbors(slice(v)))
	}
	for i := range uint32(torus.Order()) {
		for j := range 8 {
			t.Want(words[i][topology.Johnson(j, 4)] && len(words[i]) == 8, "the nodes of the slice %s of %s have the words %v", torus.Label(i), net.Name(), words[i])
		}
	}
}

// sliceCodes wants the slices of OCT(k,m) to have different codes of k+m bits.
func sliceCodes(t *props.Case, k, m int) {
	net, seen := oct(t, k, m), make(map[string]bool)
	for v := range uint32(net.Order()) {
		if net.Coordinate(v, 2) == 0 {
			code, _ := splitLow(net.Code(v), 4)
			t.Want(len(code) == k+m && !seen[code], "the code %s of the slice of %s", code, net.Label(v))
			seen[code] = true
		}
	}
}

// gray wants not all nodes of the plane of Gray codes to have four adjacent nodes.
func gray(t *props.Case, k, m int) {
	t.Want(!(t.Int("min_degree", t.Net("GrayPlane(%d,%d)", k, m)) == 4 && t.Int("max_degree", t.Net("GrayPlane(%d,%d)", k, m)) == 4),
		"k=%d, m=%d: every node has four adjacent nodes", k, m)
}
