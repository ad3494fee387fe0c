package oracle

import (
	"iter"
	"math/big"
	"slices"
)

// Field lists the words of field.words, each as the literature defines it.
func Field() []Word {
	with := func(name string, value func(g Graph, a int) any, parameter string) Word {
		return Word{Name: name, Parameters: []string{parameter}, Value: func(g Graph, a []int) any { return value(g, a[0]) }}
	}
	return []Word{
		alone("total_domination_number", func(g Graph) int { return g.dominating(1, nil) }),
		alone("independent_domination_number", func(g Graph) int { return g.dominating(0, g.independent) }),
		alone("connected_domination_number", func(g Graph) int {
			return g.dominating(0, func(s []int) bool { return g.induced(s).connected() })
		}),
		alone("paired_domination_number", func(g Graph) int {
			return g.dominating(0, func(s []int) bool { return 2*g.induced(s).matching() == len(s) })
		}),
		alone("roman_domination_number", func(g Graph) int { return g.roman(2) }),
		alone("double_roman_domination_number", func(g Graph) int { return g.roman(3) }),
		alone("power_domination_number", Graph.powerDomination),
		alone("perfect_domination_number", func(g Graph) int {
			return smallest(g.Vertices, func(s []int) bool { return all(g.others(s), func(v int) bool { return g.met(v, s) == 1 }) })
		}),
		alone("perfect_code", func(g Graph) bool {
			return g.dominating(0, func(s []int) bool {
				return g.independent(s) && all(g.others(s), func(v int) bool { return g.met(v, s) == 1 })
			}) < infinite
		}),

		alone("edge_metric_dimension", func(g Graph) int { return g.resolving(false, true, nil) }),
		alone("mixed_metric_dimension", func(g Graph) int { return g.resolving(true, true, nil) }),
		alone("local_metric_dimension", func(g Graph) int {
			return g.resolving(true, false, func(x, y []int) bool { return g.joined(x[0], y[0]) })
		}),
		alone("strong_metric_dimension", Graph.strongMetricDimension),

		alone("total_chromatic_number", func(g Graph) int { return g.elements().chromatic() }),
		alone("star_chromatic_number", func(g Graph) int { return g.colours(4) }),
		alone("acyclic_chromatic_number", func(g Graph) int { return g.colours(0) }),
		alone("strong_edge_chromatic_number", Graph.strongChromaticIndex),

		{Name: "wiener_index", Value: func(g Graph, _ []int) any {
			return g.overPairs(func(d int) int { return 2 * d })
		}},
		{Name: "hyper_wiener_index", Value: func(g Graph, _ []int) any {
			return g.overPairs(func(d int) int { return d + d*d })
		}},
		{Name: "nearer", Parameters: []string{"v", "v"}, Value: func(g Graph, a []int) any { return g.nearer(a[0], a[1]) }},
		alone("szeged_index", func(g Graph) int {
			return g.overLinks(func(u, v int) int { return g.nearer(u, v) * g.nearer(v, u) })
		}),
		alone("mostar_index", func(g Graph) int {
			return g.overLinks(func(u, v int) int { return max(g.nearer(u, v)-g.nearer(v, u), g.nearer(v, u)-g.nearer(u, v)) })
		}),
		alone("first_zagreb_index", func(g Graph) int {
			return g.overLinks(func(u, v int) int { return len(g.neighbors(u)) + len(g.neighbors(v)) })
		}),
		alone("second_zagreb_index", func(g Graph) int {
			return g.overLinks(func(u, v int) int { return len(g.neighbors(u)) * len(g.neighbors(v)) })
		}),
		alone("irregularity", func(g Graph) int {
			return g.overLinks(func(u, v int) int {
				a, b := len(g.neighbors(u)), len(g.neighbors(v))
				return max(a, b) - min(a, b)
			})
		}),

		alone("super_connected", Graph.superConnected),
		alone("super_edge_connected", Graph.superEdgeConnected),
		with("good_neighbor_connectivity", func(g Graph, most int) any {
			return smallest(g.Vertices, func(s []int) bool {
				left := g.without(s, nil)
				return !left.connected() && all(left.degrees(), func(d int) bool { return d >= most })
			})
		}, "012"),
		with("component_edge_connectivity", func(g Graph, r int) any {
			return g.leastLinks(func(left Graph) bool { return len(left.components()) >= r })
		}, "0123"),
		with("restricted_edge_connectivity_of", func(g Graph, m int) any {
			return g.leastLinks(func(left Graph) bool { return large(left, m-1) })
		}, "0123"),
		alone("neighbor_connectivity", func(g Graph) int {
			return smallest(g.Vertices, func(s []int) bool {
				left := g.without(s, nil)
				for _, v := range s {
					left = left.without(g.neighbors(v), nil)
				}
				return !left.connected() || 2*len(left.Links) == left.order()*(left.order()-1)
			})
		}),
		alone("components", func(g Graph) int { return len(g.components()) }),
		{Name: "toughness", Value: func(g Graph, _ []int) any { return g.toughness() }},

		alone("matching_preclusion_number", func(g Graph) int {
			return g.leastLinks(func(left Graph) bool { return left.matching() < left.order()/2 })
		}),
		alone("conditional_matching_preclusion_number", func(g Graph) int {
			return g.leastLinks(func(left Graph) bool { return !slices.Contains(left.degrees(), 0) && left.matching() < left.order()/2 })
		}),
		alone("strong_matching_preclusion_number", func(g Graph) int {
			for k := range len(g.Links) + 1 {
				if !g.faulty(k, true, true, func(left Graph) bool { return left.matching() >= left.order()/2 }) {
					return k
				}
			}
			return infinite
		}),

		alone("edge_disjoint_spanning_trees", Graph.disjointTrees),

		alone("bandwidth", func(g Graph) int {
			return g.inRow(func(before, after []int) int {
				v, far := before[len(before)-1], 0
				for i, u := range before {
					if g.joined(u, v) {
						far = max(far, len(before)-1-i)
					}
				}
				return far
			})
		}),
		alone("cutwidth", func(g Graph) int { return g.inRow(func(before, after []int) int { return g.cut(before) }) }),
		alone("pathwidth", func(g Graph) int {
			return g.inRow(func(before, after []int) (count int) {
				for _, v := range before {
					if g.met(v, after) > 0 {
						count++
					}
				}
				return count
			})
		}),
		alone("treewidth", Graph.treewidth),

		with("pmc_good_neighbor_diagnosability", func(g Graph, good int) any {
			return g.diagnosability(pmc, func(s []int) bool {
				left := g.without(s, nil)
				return all(left.degrees(), func(d int) bool { return d >= good })
			})
		}, "012"),

		alone("tightly_super_connected", Graph.tightlySuperConnected),
		with("generalized_connectivity", func(g Graph, r int) any { return g.generalizedConnectivity(r) }, "23"),
		alone("completely_independent_spanning_trees", Graph.independentTreesOfAll),
		alone("paired_two_coverable", func(g Graph) bool { return g.coverable(2, true) }),
		alone("unpaired_two_coverable", func(g Graph) bool { return g.coverable(2, false) }),
		with("pmc_extra_diagnosability", func(g Graph, than int) any {
			return g.diagnosability(pmc, func(s []int) bool {
				return all(g.without(s, nil).components(), func(part []int) bool { return len(part) > than })
			})
		}, "012"),
		with("genus_at_most", func(g Graph, h int) any { return g.connected() && g.genus() <= h }, "01"),
		with("cycles_of_length", func(g Graph, l int) any {
			count := 0
			for _, c := range g.cycles() {
				if len(c) == l {
					count++
				}
			}
			return count
		}, "0345"),
		{Name: "resistance", Parameters: []string{"v", "v"}, Value: func(g Graph, a []int) any { return g.resistance(a[0], a[1]) }},
		{Name: "kirchhoff_index", Value: func(g Graph, _ []int) any {
			sum := new(big.Rat)
			for _, p := range g.pairs() {
				r, finite := g.resistance(p[0], p[1]).(*big.Rat)
				if !finite {
					return infinite
				}
				sum.Add(sum, r.Mul(r, big.NewRat(1, 2)))
			}
			return sum
		}},
		alone("forgotten_index", func(g Graph) (sum int) {
			for _, d := range g.degrees() {
				sum += d * d * d
			}
			return sum
		}),
		alone("eccentric_connectivity_index", func(g Graph) int {
			return g.weighted(func(d []int, e []int) (sum int) {
				for i := range d {
					sum += d[i] * e[i]
				}
				return sum
			})
		}),
		alone("degree_distance", func(g Graph) int { return g.degreesApart(func(a, b int) int { return a + b }) }),
		alone("gutman_index", func(g Graph) int { return g.degreesApart(func(a, b int) int { return a * b }) }),
		with("in_degree", func(g Graph, v int) any { return g.met(v, g.Vertices) }, "v"),
	}
}

// met is the number of neighbours of v among some vertices.
func (g Graph) met(v int, s []int) (count int) {
	for _, u := range s {
		if g.joined(u, v) {
			count++
		}
	}
	return count
}

// others returns the vertices that are not in s.
func (g Graph) others(s []int) []int { return g.without(s, nil).Vertices }

// dominating is the size of a smallest set that meets all vertices beside it, with total = 1 its
// own as well, and is as wanted.
func (g Graph) dominating(total int, wanted func([]int) bool) int {
	return smallest(g.Vertices, func(s []int) bool {
		meets := func(v int) bool { return g.met(v, s) > 0 }
		return all(g.others(s), meets) && (total == 0 || all(s, meets)) && (wanted == nil || wanted(s))
	})
}

// labels goes through the maps from the vertices to 0 … most.
func (g Graph) labels(most int) iter.Seq[map[int]int] {
	return func(yield func(map[int]int) bool) {
		f := make(map[int]int)
		var place func(i int) bool
		place = func(i int) bool {
			if i == g.order() {
				return yield(f)
			}
			for x := range most + 1 {
				f[g.Vertices[i]] = x
				if !place(i + 1) {
					return false
				}
			}
			return true
		}
		place(0)
	}
}

// roman is the least weight of legions, 0 to 2 at a vertex, that can come to the help of each
// vertex without one and leave one behind; of 0 to 3 for two attacks.
func (g Graph) roman(most int) int {
	least := infinite
	for f := range g.labels(most) {
		weight := 0
		safe := all(g.Vertices, func(v int) bool {
			weight += f[v]
			strong, strongest := 0, 0
			for _, u := range g.neighbors(v) {
				if f[u] >= 2 {
					strong++
				}
				if f[u] == 3 {
					strongest++
				}
			}
			switch {
			case most == 2:
				return f[v] > 0 || strong > 0
			case f[v] == 0:
				return strongest > 0 || strong > 1
			default:
				return f[v] > 1 || strong > 0
			}
		})
		if safe {
			least = min(least, weight)
		}
	}
	return least
}

// powerDomination observes what it can, again and again.
func (g Graph) powerDomination() int {
	return smallest(g.Vertices, func(s []int) bool {
		seen := slices.Clone(s)
		for _, v := range s {
			seen = append(seen, g.neighbors(v)...)
		}
		for range g.Vertices {
			for _, v := range seen {
				if left := slices.DeleteFunc(g.neighbors(v), func(u int) bool { return slices.Contains(seen, u) }); len(left) == 1 {
					seen = append(seen, left[0])
				}
			}
		}
		return len(g.without(seen, nil).Vertices) == 0
	})
}

// resolving is the size of a smallest set of vertices whose distances from vertices and links
// differ, for all pairs of these that are to be told apart.
func (g Graph) resolving(vertices, links bool, pair func(x, y []int) bool) int {
	distance := g.distances()
	var things [][]int
	if vertices {
		for _, v := range g.Vertices {
			things = append(things, []int{v})
		}
	}
	if links {
		for _, e := range g.Links {
			things = append(things, e[:])
		}
	}
	from := func(s int, thing []int) int {
		least := infinite
		for _, v := range thing {
			least = min(least, distance(s, v))
		}
		return least
	}
	return smallest(g.Vertices, func(s []int) bool {
		for i, x := range things {
			for _, y := range things[:i] {
				if (pair == nil || pair(x, y)) && !some(s, func(w int) bool { return from(w, x) != from(w, y) }) {
					return false
				}
			}
		}
		return true
	})
}

func (g Graph) strongMetricDimension() int {
	distance := g.distances()
	behind := func(s, u, v int) bool {
		a, b := distance(s, u), distance(u, v)
		return a < infinite && a+b == distance(s, v)
	}
	return smallest(g.Vertices, func(s []int) bool {
		return all(g.pairs(), func(p [2]int) bool {
			return distance(p[0], p[1]) == infinite || some(s, func(w int) bool { return behind(w, p[0], p[1]) || behind(w, p[1], p[0]) })
		})
	})
}

// elements returns the total graph: vertices and links, joined where they are joined, share an
// end, or are a link and its end.
func (g Graph) elements() Graph {
	n := g.order()
	total, place := New(n+len(g.Links)), func(v int) int { return slices.Index(g.Vertices, v) }
	for i, e := range g.Links {
		total.Links = append(total.Links, link(place(e[0]), place(e[1])), Link{place(e[0]), n + i}, Link{place(e[1]), n + i})
	}
	for _, e := range g.line().Links {
		total.Links = append(total.Links, Link{n + e[0], n + e[1]})
	}
	return total
}

// colours is the least number of sets without links within into which the vertices fall such
// that two of them together hold no cycle, or no path of so many vertices.
func (g Graph) colours(path int) int {
	for k := range g.order() + 1 {
		for c := range g.labels(k - 1) {
			fits := all(g.Links, func(e Link) bool { return c[e[0]] != c[e[1]] })
			for i := 0; fits && i < k; i++ {
				for j := range i {
					two := g.induced(slices.DeleteFunc(slices.Clone(g.Vertices), func(v int) bool { return c[v] != i && c[v] != j }))
					for _, p := range two.pairs() {
						for walk := range two.paths(p[0], p[1]) {
							fits = fits && (path == 0 || len(walk) != path)
						}
					}
					fits = fits && len(two.cycles()) == 0
				}
			}
			if fits {
				return k
			}
		}
	}
	return infinite
}

// strongChromaticIndex colours the square of the line graph.
func (g Graph) strongChromaticIndex() int {
	line := g.line()
	square, distance := New(len(g.Links)), line.distances()
	for _, p := range line.pairs() {
		if p[0] < p[1] && distance(p[0], p[1]) <= 2 {
			square.Links = append(square.Links, Link{p[0], p[1]})
		}
	}
	return square.chromatic()
}

// overPairs is half the sum over the unordered pairs of vertices.
func (g Graph) overPairs(of func(d int) int) any {
	if !g.connected() {
		return infinite
	}
	distance, sum := g.distances(), int64(0)
	for _, p := range g.pairs() {
		if p[0] < p[1] {
			sum += int64(of(distance(p[0], p[1])))
		}
	}
	return big.NewRat(sum, 2)
}

func (g Graph) overLinks(of func(u, v int) int) (sum int) {
	for _, e := range g.Links {
		sum += of(e[0], e[1])
	}
	return sum
}

func (g Graph) nearer(u, v int) (count int) {
	distance := g.distances()
	for _, w := range g.Vertices {
		if distance(w, u) < distance(w, v) {
			count++
		}
	}
	return count
}

func (g Graph) superConnected() bool {
	least := smallest(g.Vertices, func(s []int) bool { return !g.without(s, nil).connected() })
	for s := range subsets(g.Vertices, least) {
		if len(s) == least && !g.without(s, nil).connected() && !some(g.Vertices, func(v int) bool {
			n := g.neighbors(v)
			slices.Sort(n)
			return slices.Equal(n, s)
		}) {
			return false
		}
	}
	return true
}

func (g Graph) superEdgeConnected() bool {
	least := g.leastLinks(func(left Graph) bool { return !left.connected() })
	for f := range subsets(g.Links, least) {
		if left := g.without(nil, f); len(f) == least && !left.connected() && !slices.Contains(left.degrees(), 0) {
			return false
		}
	}
	return true
}

func (g Graph) toughness() any {
	var least *big.Rat
	for s := range subsets(g.Vertices, g.order()) {
		if c := len(g.without(s, nil).components()); c > 1 {
			if q := big.NewRat(int64(len(s)), int64(c)); least == nil || q.Cmp(least) < 0 {
				least = q
			}
		}
	}
	if least == nil {
		return infinite
	}
	return least
}

// disjointTrees takes spanning trees away.
func (g Graph) disjointTrees() (most int) {
	if g.order() < 2 {
		return 0
	}
	for _, t := range g.trees() {
		most = max(most, 1+g.without(nil, t).disjointTrees())
	}
	return most
}

// inRow is the least over the orders of the vertices of the most over the gaps.
func (g Graph) inRow(width func(before, after []int) int) int {
	least := infinite
	if g.order() == 0 {
		return 0
	}
	var place func(before []int, so int)
	place = func(before []int, so int) {
		after := g.others(before)
		if len(before) > 0 {
			so = max(so, width(before, after))
		}
		if len(after) == 0 {
			least = min(least, so)
		}
		for _, v := range after {
			place(append(slices.Clone(before), v), so)
		}
	}
	place(nil, 0)
	return least
}

// treewidth takes vertices away, and joins the neighbours of each.
func (g Graph) treewidth() int {
	if g.order() == 0 {
		return 0
	}
	least := infinite
	for _, v := range g.Vertices {
		around, left := g.neighbors(v), g.without([]int{v}, nil)
		left.Links = slices.Clone(left.Links)
		for i, u := range around {
			for _, w := range around[:i] {
				if !left.joined(u, w) {
					left.Links = append(left.Links, link(u, w))
				}
			}
		}
		least = min(least, max(len(around), left.treewidth()))
	}
	return least
}
