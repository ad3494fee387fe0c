package oracle

import (
	"math/big"
	"slices"
)

func (g Graph) independent(s []int) bool {
	return !some(g.Links, func(e Link) bool { return slices.Contains(s, e[0]) && slices.Contains(s, e[1]) })
}

// chromatic returns the least number of sets without links between their members into which
// the vertices fall: each vertex goes into one of the sets so far, or begins one.
func (g Graph) chromatic() int {
	least := g.order()
	var place func(i int, sets [][]int)
	place = func(i int, sets [][]int) {
		if len(sets) >= least {
			return
		}
		if i == g.order() {
			least = len(sets)
			return
		}
		v := g.Vertices[i]
		for j, s := range sets {
			if with := append(slices.Clone(s), v); g.independent(with) {
				other := slices.Clone(sets)
				other[j] = with
				place(i+1, other)
			}
		}
		place(i+1, append(slices.Clone(sets), []int{v}))
	}
	place(0, nil)
	return least
}

// line returns the line graph; its vertices are the places of the links.
func (g Graph) line() Graph {
	l := New(len(g.Links))
	for i, e := range g.Links {
		for j, f := range g.Links[:i] {
			if e.has(f[0]) || e.has(f[1]) {
				l.Links = append(l.Links, Link{j, i})
			}
		}
	}
	return l
}

func (g Graph) independence() int { return largest(g.Vertices, g.independent) }

func (g Graph) clique() int {
	return largest(g.Vertices, func(s []int) bool {
		return all(s, func(u int) bool { return all(s, func(v int) bool { return u == v || g.joined(u, v) }) })
	})
}

func (g Graph) cluster(d int) int {
	distance := g.distances()
	return largest(g.Vertices, func(s []int) bool {
		return all(s, func(u int) bool { return all(s, func(v int) bool { return distance(u, v) <= d }) })
	})
}

func (g Graph) domination() int {
	return smallest(g.Vertices, func(s []int) bool {
		return all(g.Vertices, func(v int) bool {
			return slices.Contains(s, v) || some(s, func(u int) bool { return g.joined(u, v) })
		})
	})
}

// matching leaves the first link, or takes it and leaves those at its ends.
func (g Graph) matching() int {
	if len(g.Links) == 0 {
		return 0
	}
	e := g.Links[0]
	return max(g.without(nil, []Link{e}).matching(), 1+g.without(e[:], nil).matching())
}

func (g Graph) metricDimension() int {
	distance := g.distances()
	return smallest(g.Vertices, func(s []int) bool {
		return all(g.pairs(), func(p [2]int) bool {
			return some(s, func(x int) bool { return distance(x, p[0]) != distance(x, p[1]) })
		})
	})
}

// trees returns the spanning trees: the links of each.
func (g Graph) trees() (list [][]Link) {
	for t := range subsets(g.Links, g.order()-1) {
		if len(t) == g.order()-1 && (Graph{g.Vertices, t}).connected() {
			list = append(list, t)
		}
	}
	return list
}

// kirchhoff returns the number of spanning trees as a determinant: that of the Laplacian
// without its first row and column, by exact elimination.
func (g Graph) kirchhoff() int {
	n := g.order() - 1
	if n < 0 {
		return 0
	}
	m := make([][]*big.Rat, n)
	for i := range m {
		for j := range n {
			u, v, x := g.Vertices[i+1], g.Vertices[j+1], 0
			switch {
			case u == v:
				x = len(g.neighbors(u))
			case g.joined(u, v):
				x = -1
			}
			m[i] = append(m[i], big.NewRat(int64(x), 1))
		}
	}
	product := big.NewRat(1, 1)
	for i := range m {
		p := slices.IndexFunc(m[i:], func(row []*big.Rat) bool { return row[i].Sign() != 0 })
		if p < 0 {
			return 0
		}
		if p > 0 {
			m[i], m[i+p] = m[i+p], m[i]
			product.Neg(product)
		}
		product.Mul(product, m[i][i])
		for _, row := range m[i+1:] {
			factor := new(big.Rat).Quo(row[i], m[i][i])
			for j := range row {
				row[j] = new(big.Rat).Sub(row[j], new(big.Rat).Mul(factor, m[i][j]))
			}
		}
	}
	return int(product.Num().Int64())
}
