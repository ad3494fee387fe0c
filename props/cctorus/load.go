package cctorus

import (
	"math/big"
	"topocert/props"
)

// equalSplit is the claim that CCTorus has less congestion.
func equalSplit() *props.Claim {
	less := func(network string) func(t *props.Case, n side) {
		return func(t *props.Case, n side) {
			cc := t.Net("%s(%d)", network, n)
			a := largestLoad(t, cc)
			for _, other := range []string{"Mesh", "Torus", "XMesh", "XTorus"} {
				net := t.Net("%s(%d)", other, n)
				b := largestLoad(t, net)
				t.Want(a.Cmp(b) < 0, "the largest load of a channel is %s = %s in %s, and %s = %s in %s",
					a.RatString(), a.FloatString(2), cc.Name(), b.RatString(), b.FloatString(2), net.Name())
			}
		}
	}
	return &props.Claim{
		ID: "cctorus/TH-minimal-equal-split", Kind: props.Text, Section: "V-B1",
		Quote:  "reduces number of intermediate nodes ... minimizing the congestion",
		Formal: "if each node sends one unit to every other, split equally over all shortest paths, the largest load of a channel is smaller in CCTorus(n) than in Mesh(n), Torus(n), XMesh(n) and XTorus(n)",
		Note:   "a channel is one direction of a link; Torus alone refutes it, whatever XMesh and XTorus are; the correction takes them as inferred, XMesh with open diagonals",
		Readings: []props.Reading{
			props.Each("n = 5, 6, 8", []side{5, 6, 8}, less("CCTorus")).Named("E1, the paper's sizes"),
			props.Each("n = 6, 8", []side{6, 8}, less("CCTorusOpp")).Named(e7),
		},
		Correction: &props.Correction{Statement: "for 4 ≤ n ≤ 16, under E1, the largest load in CCTorus(n) is larger than in Torus(n) and smaller than in XMesh(n); than in XTorus(n) it is smaller for even n and larger for odd n; " +
			"than in Mesh(n) it is smaller for n = 4 to 8, 10, 12, 14 and larger for the others", Reading: props.Over(sides(4).Where("4 ≤ n ≤ 16", "n <= 16"), func(t *props.Case, n int) {
			load := func(network string) *big.Rat { return largestLoad(t, t.Net("%s(%d)", network, n)) }
			cc := load("CCTorus")
			for _, other := range []struct {
				network string
				less    bool
			}{
				{"Torus", false}, {"XMesh", true}, {"XTorus", n%2 == 0}, {"Mesh", n <= 8 || n%2 == 0 && n <= 14},
			} {
				want := 1
				if other.less {
					want = -1
				}
				o := load(other.network)
				t.Want(cc.Cmp(o) == want, "n=%d: %s in CCTorus, %s in %s", n, cc.FloatString(4), o.FloatString(4), other.network)
			}
		}),
		},
	}
}

// largestLoad returns the largest load of a channel if each node sends one
// unit to every other, split equally over all shortest paths. If s and v are
// joined by σ(s,v) of them, the channel u→v carries σ(s,u)·σ(v,d)/σ(s,d) from s
// to d if it lies on one. Channels that an automorphism moves to each other carry
// the same, so that those from one node of each orbit tell.
func largestLoad(t *props.Case, net *props.Net) *big.Rat {
	n := net.Order()
	distance, paths := make([][]uint32, n), make([][]int64, n)
	for s := range n {
		distance[s] = t.Levels(net, uint32(s))
		paths[s] = pathCounts(net, distance[s])
	}
	largest := new(big.Rat)
	for _, u := range t.Symmetries(net).Sources {
		for _, v := range net.Neighbors(u) {
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

// pathCounts returns the numbers of shortest paths from the node at
// distance 0.
func pathCounts(net *props.Net, distance []uint32) []int64 {
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
