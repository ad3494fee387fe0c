package sdp

import (
	"slices"

	"topocert/certificates/widths"
	"topocert/topology"
)

// problem is the search for a balanced cut with fewest links, where some vertices have sides:
// what a matrix of a proof by branches is about. All vertices with sides are one variable,
// number 0, so that vertex v is variable[v], times its sign: the columns of a matrix C.
type problem struct {
	g *topology.Graph
	// variable and sign of each vertex: all that have sides are variable 0.
	variable []int
	sign     []float64
	n        int // variables
	// vertex is one of each variable, for which the sign is 1 or, of variable 0, its own.
	vertex []int
	cost   []float64 // CᵀLC, n × n
	sum    []float64 // Cᵀ1
}

func newProblem(g *topology.Graph, sides widths.Sides) *problem {
	p := &problem{g: g, variable: make([]int, len(sides)), sign: make([]float64, len(sides))}
	if at := slices.IndexFunc(sides, func(s int8) bool { return s != widths.Free }); at >= 0 {
		p.n, p.vertex = 1, []int{at}
	}
	for v, side := range sides {
		p.sign[v] = 1
		if side == widths.Free {
			p.variable[v] = p.n
			p.vertex = append(p.vertex, v)
			p.n++
		} else {
			p.sign[v] -= 2 * float64(side)
		}
	}
	p.cost, p.sum = make([]float64, p.n*p.n), make([]float64, p.n)
	for v, i := range p.variable {
		p.sum[i] += p.sign[v]
	}
	for u, v := range g.Edges() {
		i, j, s := p.variable[u], p.variable[v], p.sign[u]*p.sign[v]
		p.cost[i*p.n+i]++
		p.cost[j*p.n+j]++
		p.cost[i*p.n+j] -= s
		p.cost[j*p.n+i] -= s
	}
	return p
}

// form is an odd sum of sides: vertices, each once, and their coefficients.
type form struct {
	vertices []uint32
	times    []int
}

// contracted is the form in the variables of a problem, each once.
func (p *problem) contracted(f *form) ([]int, []float64) {
	var at []int
	var times []float64
	for k, v := range f.vertices {
		i, t := p.variable[v], float64(f.times[k])*p.sign[v]
		if j := slices.Index(at, i); j >= 0 {
			times[j] += t
		} else {
			at, times = append(at, i), append(times, t)
		}
	}
	return at, times
}

// weightedForm is a form in the variables of a problem, with its weight.
type weightedForm struct {
	*form
	at     []int
	times  []float64
	weight float64
}
