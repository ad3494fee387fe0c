package props

import (
	"fmt"
	"math/big"

	"topocert/topology"
)

// Throughputs are multiples of the width b of a channel. In uniform traffic each
// node sends the same to all n² nodes, itself included, as in equation (4).

// cctorusAttainable is the claim that equation (4) gives the maximum.
func cctorusAttainable() *Claim {
	most := []struct {
		network string
		bound   *big.Rat
	}{
		{"Mesh", big.NewRat(5, 6)}, {"Torus", big.NewRat(5, 3)}, {"XMesh", big.NewRat(7, 6)}, {"XMeshW", big.NewRat(3, 2)},
		{"XTorus", big.NewRat(2, 1)}, {"CCTorus", big.NewRat(13, 6)},
	}
	return &Claim{
		ID: "cctorus/TH-attainable", Kind: Theorem, Section: "IV-C",
		Quote:         "ideal throughput is the maximum network throughput in a perfect flow control and routing",
		Formal:        "2b·Bc/N, with the least Bc of a cut into 12 and 13 nodes, is the maximum throughput of uniform traffic in the 5×5 networks",
		Note:          "it fails where another cut allows less; each node sends the same to all 25 nodes, and without itself the cut allows still less",
		ConditionalOn: cctorusInferred(),
		Readings: []Reading{Each("the five 5×5 networks", cctorusBisections(), func(t *Trial, r cctorusBisection) {
			net := t.Net("%s(5)", r.network)
			width := t.ExactWidth(net)
			th, links, bound := big.NewRat(int64(4*width), 25), cctorusBetween(t, net, 5), cctorusColumnBound(t, net, 5)
			t.Want(bound.Cmp(th) >= 0, "%s has %d links between its first two columns and the other three, which 10·15/25 = 6 times the throughput must cross: it is at most %s, 2·%d/25 = %s",
				net.Name(), links, bound.FloatString(4), 2*width, th.FloatString(2))
			t.Openf("the maximum throughput of %s is not known", net.Name())
		})},
		Correction: &Correction{
			"in the six networks the cut between two and three columns allows at most 5/6, 5/3, 7/6 (XMesh, open diagonals), 3/2 (closed diagonals), 2 (XTorus) and 13/6 (CCTorus) times b, each less than 2·Bc/25",
			Once("the six 5×5 networks", func(t *Trial) {
				for _, m := range most {
					net := t.Net("%s(5)", m.network)
					bound, th := cctorusColumnBound(t, net, 5), big.NewRat(int64(4*t.ExactWidth(net)), 25)
					t.Want(bound.Cmp(m.bound) == 0 && bound.Cmp(th) < 0, "%s: %s and %s", net.Name(), bound.RatString(), th.RatString())
				}
			}),
		},
	}
}

// cctorusBetween returns the number of links between the first ⌊n/2⌋ columns and
// the others.
func cctorusBetween(t *Trial, net topology.Network, n int) int {
	t.Computed()
	links := 0
	for u, v := range net.CSR().Edges() {
		if (int(u)%n < n/2) != (int(v)%n < n/2) {
			links++
		}
	}
	return links
}

// cctorusColumnBound returns the largest throughput that the cut between the
// first ⌊n/2⌋ columns and the others allows.
func cctorusColumnBound(t *Trial, net topology.Network, n int) *big.Rat {
	left, right := n*(n/2), n*(n-n/2)
	return big.NewRat(int64(cctorusBetween(t, net, n)*n*n), int64(left*right))
}

// cctorusOrder is the claim that CCTorus has the highest throughput.
func cctorusOrder() *Claim {
	others := func(xmesh string) []string { return []string{"Mesh", "Torus", xmesh, "XTorus"} }
	flow := func(xmesh string) Reading {
		return Once("n=5", func(t *Trial) {
			lower := cctorusRouted(t, t.Net("CCTorus(5)"))
			for _, other := range others(xmesh) {
				net := t.Net("%s(5)", other)
				if bound := cctorusColumnBound(t, net, 5); lower.Cmp(bound) <= 0 {
					t.Openf("CCTorus(5) is only known to reach %s, %s might reach %s", lower.FloatString(4), net.Name(), bound.FloatString(4))
				}
			}
		})
	}
	width := func(xmesh string) Reading {
		return Once("n=5", func(t *Trial) {
			cc := t.ExactWidth(t.Net("CCTorus(5)"))
			for _, other := range others(xmesh) {
				w := t.ExactWidth(t.Net("%s(5)", other))
				t.Want(cc > w, "CCTorus(5) has bisection width %d, %s(5) has %d", cc, other, w)
			}
		})
	}
	return &Claim{
		ID: "cctorus/TH-order", Kind: Text, Section: "IV-C",
		Quote:         "CCTorus highest ideal throughput",
		Formal:        "at 5×5 CCTorus has the largest maximum throughput of uniform traffic, however it is routed",
		Note:          "a routing that CCTorus(5) can carry is found and counted; the others are bounded by the cut between two and three columns",
		ConditionalOn: cctorusInferred(),
		Readings: []Reading{
			flow("XMesh").named("largest flow, X1, open diagonals"),
			flow("XMeshW").named("largest flow, X2, closed diagonals"),
			width("XMesh").named("equation (4) with the bisection widths, X1"),
			width("XMeshW").named("equation (4) with the bisection widths, X2"),
		},
	}
}

// cctorusNoGain is the claim that CCTorus has the higher throughput for even n.
func cctorusNoGain() *Claim {
	gains := func(network string) func(t *Trial, n int) {
		return func(t *Trial, n int) {
			net, torus := t.Net("%s(%d)", network, n), cctorusTorusThroughput(t, n)
			width, bound := cctorusHalvesBound(t, net)
			t.Want(bound.Cmp(torus) > 0, "%s has two halves with %d links between them, which n²/4 = %d times the throughput must cross: it is at most %s, and Torus(%d) reaches %s",
				net.Name(), width, n*n/4, bound.RatString(), n, torus.RatString())
			if lower := cctorusRouted(t, net); lower.Cmp(torus) <= 0 {
				t.Openf("%s is only known to reach %s, Torus(%d) reaches %s", net.Name(), lower.FloatString(4), n, torus.RatString())
			}
		}
	}
	return &Claim{
		ID: "cctorus/TH-even-no-gain", Kind: Text, Section: "V-B1",
		Quote:  "CCTorus gives better average throughput as compared to Torus (36-, 64-node)",
		Formal: "for even n CCTorus(n) has a larger maximum throughput of uniform traffic than Torus(n), however it is routed",
		Note: "the torus is edge-transitive, so that shortest paths, all used alike, load all its channels alike, and the sum of all distances decides; " +
			"CCTorus is bounded by a cut, and under E7 a routing it can carry is found and counted",
		Readings: []Reading{
			cctorusEach(cctorusEven(), gains("CCTorus")).named(cctorusE1),
			Each("n = 6, 8", []cctorusSide{6, 8}, func(t *Trial, n cctorusSide) { gains("CCTorus")(t, int(n)) }).named("E1, the paper's even sizes"),
			cctorusEach(cctorusEven(), gains("CCTorusOpp")).upTo(64).named(cctorusE7),
		},
		Correction: &Correction{
			"under E1 the maximum throughput of CCTorus(n) for even n is that of Torus(n), 8b/n",
			cctorusEach(cctorusEven(), func(t *Trial, n int) {
				net, torus := t.Net("CCTorus(%d)", n), t.Net("Torus(%d)", n)
				t.Computed()
				for u, v := range torus.CSR().Edges() { // what the torus can carry, CCTorus can
					t.Want(net.CSR().HasEdge(u, v), "%s lacks %d–%d", net.Name(), u, v)
				}
				_, bound := cctorusHalvesBound(t, net)
				want, reached := big.NewRat(8, int64(n)), cctorusTorusThroughput(t, n)
				t.Want(bound.Cmp(want) == 0 && reached.Cmp(want) == 0, "n=%d: at most %s, at least %s", n, bound.RatString(), reached.RatString())
			}),
		},
	}
}

// cctorusTorusThroughput returns the maximum throughput of the torus. The
// channels carry the distance of each pair at least; on shortest paths, all used
// alike, they carry no more, and by symmetry all the same.
func cctorusTorusThroughput(t *Trial, n int) *big.Rat {
	torus := t.Net("Torus(%d)", n)
	if !t.EdgeTransitive(torus) {
		t.Openf("%s is not edge-transitive", torus.Name())
	}
	channels := big.NewInt(int64(2 * t.Size(torus) * t.Order(torus)))
	return new(big.Rat).SetFrac(channels, t.DistanceSum(torus))
}

// cctorusHalvesBound returns the number of links of a cut into halves, and the
// largest throughput that it allows, for an even number of nodes.
func cctorusHalvesBound(t *Trial, net topology.Network) (width int, bound *big.Rat) {
	_, width = t.Width(net)
	return width, big.NewRat(int64(4*width), int64(t.Order(net)))
}

// cctorusEqualSplit is the claim that CCTorus has less congestion.
func cctorusEqualSplit() *Claim {
	less := func(network string) func(t *Trial, n cctorusSide) {
		return func(t *Trial, n cctorusSide) {
			cc := t.Net("%s(%d)", network, n)
			a := cctorusLargestLoad(t, cc)
			for _, other := range []string{"Mesh", "Torus", "XMesh", "XTorus"} {
				net := t.Net("%s(%d)", other, n)
				b := cctorusLargestLoad(t, net)
				t.Want(a.Cmp(b) < 0, "the largest load of a channel is %s = %s in %s, and %s = %s in %s",
					a.RatString(), a.FloatString(2), cc.Name(), b.RatString(), b.FloatString(2), net.Name())
			}
		}
	}
	return &Claim{
		ID: "cctorus/TH-minimal-equal-split", Kind: Text, Section: "V-B1",
		Quote:         "reduces number of intermediate nodes ... minimizing the congestion",
		Formal:        "if each node sends one unit to every other, split equally over all shortest paths, the largest load of a channel is smaller in CCTorus(n) than in Mesh(n), Torus(n), XMesh(n) and XTorus(n)",
		Note:          "a channel is one direction of a link",
		ConditionalOn: cctorusInferred(),
		Readings: []Reading{
			Each("n = 5, 6, 8", []cctorusSide{5, 6, 8}, less("CCTorus")).named("E1, the paper's sizes"),
			Each("n = 6, 8", []cctorusSide{6, 8}, less("CCTorusOpp")).named(cctorusE7),
		},
		Correction: &Correction{
			"for n ≥ 4, under E1, the largest load in CCTorus(n) is larger than in Torus(n), and smaller than in XMesh(n), but than in Mesh(n) it is smaller at n = 8 and larger at n = 9",
			cctorusEach(cctorusSides(4), func(t *Trial, n int) {
				load := func(network string) *big.Rat { return cctorusLargestLoad(t, t.Net("%s(%d)", network, n)) }
				cc := load("CCTorus")
				t.Want(cc.Cmp(load("Torus")) > 0, "n=%d: not more than Torus", n)
				t.Want(cc.Cmp(load("XMesh")) < 0, "n=%d: not less than XMesh", n)
				switch n {
				case 8:
					t.Want(cc.Cmp(load("Mesh")) < 0, "n=%d: not less than Mesh", n)
				case 9:
					t.Want(cc.Cmp(load("Mesh")) > 0, "n=%d: not more than Mesh", n)
				}
			}).upTo(196),
		},
	}
}

// cctorusLargestLoad returns the largest load of a channel if each node sends one
// unit to every other, split equally over all shortest paths. If s and v are
// joined by σ(s,v) of them, the channel u→v carries σ(s,u)·σ(v,d)/σ(s,d) from s
// to d if it lies on one.
func cctorusLargestLoad(t *Trial, net topology.Network) *big.Rat {
	n := net.Order()
	distance, paths := make([][]uint32, n), make([][]int64, n)
	for s := range n {
		distance[s] = t.Levels(net, uint32(s))
		paths[s] = cctorusPathCounts(net, distance[s])
	}
	largest := new(big.Rat)
	for u := range n {
		for _, v := range net.Neighbors(uint32(u)) {
			parts := make(map[int64]int64) // numerators by denominator
			for s := range n {
				if distance[s][v] != distance[s][u]+1 {
					continue
				}
				for d := range n {
					if distance[s][d] == distance[s][v]+distance[v][d] {
						parts[paths[s][d]] += paths[s][u] * paths[v][d]
					}
				}
			}
			load := new(big.Rat)
			for denominator, numerator := range parts {
				load.Add(load, big.NewRat(numerator, denominator))
			}
			if load.Cmp(largest) > 0 {
				largest = load
			}
		}
	}
	return largest
}

// cctorusPathCounts returns the numbers of shortest paths from the node at
// distance 0.
func cctorusPathCounts(net topology.Network, distance []uint32) []int64 {
	count := make([]int64, len(distance))
	for level, found := uint32(0), true; found; level++ {
		found = false
		for v, d := range distance {
			if d != level {
				continue
			}
			found = true
			if d == 0 {
				count[v] = 1
			}
			for _, w := range net.Neighbors(uint32(v)) {
				if distance[w] == d+1 {
					count[w] += count[v]
				}
			}
		}
	}
	return count
}

// cctorusLays is the number of paths that cctorusRouted lays for each pair.
const cctorusLays = 400

// cctorusRouted returns a throughput that the network reaches. It lays paths from
// every node to every other, again and again, each time shortest ones for lengths
// that grow steeply with the load so far, and counts the loads: any routing
// proves what it reaches, however it was found.
func cctorusRouted(t *Trial, net topology.Network) *big.Rat {
	t.Computed()
	n := net.Order()
	load := make(map[[2]uint32]int64)
	largest := int64(1)
	for range cctorusLays {
		t.Check(nil)
		length := make(map[[2]uint32]int64, len(load))
		for channel, l := range load {
			length[channel] = power(64*l/largest, 8)
		}
		for s := range n {
			cctorusLay(net, uint32(s), length, load)
		}
		for _, l := range load {
			largest = max(largest, l)
		}
	}
	return big.NewRat(int64(n)*cctorusLays, largest)
}

func power(x int64, exponent int) int64 {
	p := int64(1)
	for range exponent {
		p *= x
	}
	return p
}

// cctorusLay adds a path from s to each node to the loads: those of a tree of
// shortest paths, where a channel costs one more than its length.
func cctorusLay(net topology.Network, s uint32, length, load map[[2]uint32]int64) {
	n := net.Order()
	far := make([]int64, n)
	for v := range far {
		far[v] = -1
	}
	far[s] = 0
	parent, done := make([]uint32, n), make([]bool, n)
	var order []uint32
	for range n {
		next := -1
		for v := range n {
			if !done[v] && far[v] >= 0 && (next < 0 || far[v] < far[next]) {
				next = v
			}
		}
		if next < 0 {
			panic(fmt.Sprintf("props: %s is not connected", net.Name()))
		}
		u := uint32(next)
		done[u] = true
		order = append(order, u)
		for _, v := range net.Neighbors(u) {
			if through := far[u] + 1 + length[[2]uint32{u, v}]; far[v] < 0 || through < far[v] {
				far[v], parent[v] = through, u
			}
		}
	}
	below := make([]int64, n)
	for i := n - 1; i > 0; i-- {
		v := order[i]
		below[v]++
		load[[2]uint32{parent[v], v}] += below[v]
		below[parent[v]] += below[v]
	}
}
