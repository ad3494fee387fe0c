package oracle

import "slices"

// A syndrome says what each test answers: of the PMC model, v tests its neighbour u; of the MM*
// model, w compares its neighbours u < v. It agrees with a set of faults if every test by a
// fault-free vertex answers what is true: whether u is faulty, whether u or v is. What a faulty
// vertex answers is any.
type test struct{ by, u, v int }

// answers returns what the tests by fault-free vertices answer under these faults.
type answers func(g Graph, faults []int) map[test]bool

// pmc tests a neighbour alone, mm two of them.
var (
	pmc = tests(func(u, v int) bool { return u == v })
	mm  = tests(func(u, v int) bool { return u < v })
)

func tests(are func(u, v int) bool) answers {
	return func(g Graph, faults []int) map[test]bool {
		a := make(map[test]bool)
		for _, w := range g.without(faults, nil).Vertices {
			for _, u := range g.neighbors(w) {
				for _, v := range g.neighbors(w) {
					if are(u, v) {
						a[test{w, u, v}] = slices.Contains(faults, u) || slices.Contains(faults, v)
					}
				}
			}
		}
		return a
	}
}

// agree tells whether some syndrome agrees with both sets of faults: there is one unless some
// test is by a vertex that is fault-free under both, and has to answer differently.
func agree(a, b map[test]bool) bool {
	for t, x := range a {
		if y, both := b[t]; both && x != y {
			return false
		}
	}
	return true
}

// conditional tells whether a set holds all neighbours of no vertex.
func (g Graph) conditional(s []int) bool {
	return all(g.Vertices, func(v int) bool {
		return some(g.neighbors(v), func(u int) bool { return !slices.Contains(s, u) })
	})
}

// diagnosability is the largest t such that no syndrome agrees with two sets of at most t
// faults that are possible; the order if none agrees with any two.
func (g Graph) diagnosability(model answers, possible func([]int) bool) int {
	var sizes []int
	var list []map[test]bool
	for s := range subsets(g.Vertices, g.order()) {
		if possible(s) {
			sizes = append(sizes, len(s))
			list = append(list, model(g, s))
		}
	}
	least := g.order() + 1
	for i := range list {
		for j := range i {
			if agree(list[i], list[j]) {
				least = min(least, max(sizes[i], sizes[j]))
			}
		}
	}
	return least - 1
}
