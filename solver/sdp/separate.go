package sdp

import (
	"cmp"
	"context"
	"encoding/binary"
	"math"
	"slices"
	"topocert/solver"
)

// violatedForm is a form b in the variables of a program whose gap inequality bᵀXb ≥ 1 X violates.
type violatedForm struct {
	at    []int
	times []int
	value float64 // bᵀXb
}

// formOf is the form with the given coefficients of all variables, and how many sides it has.
func formOf(times []int) (f *violatedForm, sides int) {
	f = &violatedForm{}
	for i, t := range times {
		if t != 0 {
			f.at, f.times = append(f.at, i), append(f.times, t)
			sides += max(t, -t)
		}
	}
	return f, sides
}

// depth is how far X is beyond the form's inequality.
func (f *violatedForm) depth() float64 {
	s := 0
	for _, t := range f.times {
		s += t * t
	}
	return (1 - f.value) / float64(s)
}

func deepest(a, b *violatedForm) int { return cmp.Compare(b.depth(), a.depth()) }

const (
	leastViolation = 0.02
	largestForm    = 63    // sides, as in certificates
	mostForms      = 14000 // the checker takes some more
)

// separateTriangles returns the triangle inequalities that X violates most, by enumeration; fewer
// when the context ends.
func (b *Program) separateTriangles(ctx context.Context, most int) []*violatedForm {
	n, x := b.n, b.x
	var list []*violatedForm
	for i := range n {
		if ctx.Err() != nil {
			break
		}
		ri := x[i*n : i*n+n]
		for j := i + 1; j < n; j++ {
			rj, a := x[j*n:j*n+n], ri[j]
			for k := j + 1; k < n; k++ {
				c, d := ri[k], rj[k]
				// 3 + 2·(±a ± c ± d) < 1, with an even number of minus signs.
				for t, s := range [4]float64{a + c + d, a - c - d, -a + c - d, -a - c + d} {
					if s < -1-leastViolation/2 {
						signs := [4][]int{{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {-1, 1, 1}}[t]
						list = append(list, &violatedForm{[]int{i, j, k}, signs, 3 + 2*s})
					}
				}
			}
		}
	}
	slices.SortFunc(list, func(a, b *violatedForm) int { return cmp.Compare(a.value, b.value) })
	return list[:min(most, len(list))]
}

// move is a step of local search: a change of a form by two sides, and what it adds to half the
// form's square.
type move struct {
	gain float64
	at   [2]int
	by   [2]int
}

// bestMove returns the change that makes the square of a form least, by Xb; its gain is
// −1e-3 if there is none.
func (b *Program) bestMove(row []float64) move {
	sign := func(s float64) int { return -int(math.Copysign(1, s)) }
	n, best := b.n, move{gain: -1e-3}
	for i := range n {
		ri, gi := b.x[i*n:i*n+n], row[i]
		for j := i; j < n; j++ {
			gj, r := row[j], ri[j]
			if gain := 1 + r - math.Abs(gi+gj); gain < best.gain {
				s := sign(gi + gj)
				best = move{gain, [2]int{i, j}, [2]int{s, s}}
			}
			if i == j {
				continue
			}
			if gain := 1 - r - math.Abs(gi-gj); gain < best.gain {
				s := sign(gi - gj)
				best = move{gain, [2]int{i, j}, [2]int{s, -s}}
			}
		}
	}
	return best
}

// localSearch improves a form, two sides at a time, as long as its square in X becomes less,
// and returns the violated ones on the way.
func (b *Program) localSearch(from *violatedForm) []*violatedForm {
	n := b.n
	times := make([]int, n)
	row := make([]float64, n) // Xb
	change := func(i, by int) {
		times[i] += by
		for j := range n {
			row[j] += float64(by) * b.x[i*n+j]
		}
	}
	for k, i := range from.at {
		change(i, from.times[k])
	}
	value := from.value
	var violated []*violatedForm
	for range 12 {
		best := b.bestMove(row)
		if best.by[0] == 0 {
			break
		}
		value += 2 * best.gain
		for k, i := range best.at {
			change(i, best.by[k])
		}
		f, length := formOf(times)
		f.value = value
		if length > largestForm {
			break
		}
		if value < 1-leastViolation {
			violated = append(violated, f)
		}
	}
	return violated
}

// neighbourhoods returns for each vertex the sum of its neighbours' sides with a multiple of
// its own that makes the least square of an odd sum.
func (b *Program) neighbourhoods() []*violatedForm {
	n, x := b.n, b.x
	var list []*violatedForm
	for v := range uint32(b.g.Order()) {
		times := make([]int, n)
		for _, u := range b.g.Neighbors(v) {
			times[b.variable[u]] += int(b.sign[u])
		}
		row, square := 0.0, 0.0
		i := b.variable[v]
		for j, t := range times {
			row += float64(t) * x[i*n+j]
			for k, u := range times {
				square += float64(t*u) * x[j*n+k]
			}
		}
		// The least of square + 2·c·row + c² is near c = −row; c is odd where the degree is even.
		odd := (b.g.Degree(v) + 1) % 2
		c := 2*int(math.Round((-row-float64(odd))/2)) + odd
		times[i] += c
		f, _ := formOf(times)
		f.value = square + 2*float64(c)*row + float64(c*c)*x[i*n+i]
		list = append(list, f)
	}
	return list
}

// key is the same for a form and its opposite, and for no other.
func (f *form) key() string {
	sign := 1
	if f.times[0] < 0 {
		sign = -1
	}
	var b []byte
	for k, v := range f.vertices {
		b = binary.AppendUvarint(b, uint64(v))
		b = binary.AppendVarint(b, int64(sign*f.times[k]))
	}
	return string(b)
}

// add adds a form to the program, unless it is there.
func (b *Program) add(f *form, w float64) bool {
	key := f.key()
	if b.known[key] {
		return false
	}
	b.known[key] = true
	at, times := b.contracted(f)
	b.forms = append(b.forms, &weightedForm{form: f, at: at, times: times, weight: w})
	return true
}

// ofVertices is a form of variables in vertices.
func (b *Program) ofVertices(f *violatedForm) *form {
	c := &form{}
	for k, i := range f.at {
		v := b.vertex[i]
		c.vertices = append(c.vertices, uint32(v))
		c.times = append(c.times, f.times[k]*int(b.sign[v]))
	}
	return c.sorted()
}

// sorted is the form with its vertices in increasing order.
func (f *form) sorted() *form {
	order := solver.Identity(len(f.vertices))
	slices.SortFunc(order, func(i, j uint32) int { return cmp.Compare(f.vertices[i], f.vertices[j]) })
	s := &form{}
	for _, i := range order {
		s.vertices, s.times = append(s.vertices, f.vertices[i]), append(s.times, f.times[i])
	}
	return s
}

// How many forms a separation adds or starts from at most.
const (
	mostTriangles = 400 // added
	searchStarts  = 60  // triangles from which a local search starts
	mostLonger    = 200 // added
	latticeStarts = 20  // forms of a lattice basis
)

// separate is the separation step of the cutting-plane method: it adds forms whose inequalities X
// violates, triangles and those that local searches and lattice reduction find, and drops slack
// ones without weight. It returns how many it adds. When the context ends, these are not all that
// it would find.
func (b *Program) separate(ctx context.Context) int {
	b.forms = slices.DeleteFunc(b.forms, func(f *weightedForm) bool {
		drop := f.weight < 1e-5 && f.value(b.x, b.n) > 1.1
		if drop {
			delete(b.known, f.key())
		}
		return drop
	})
	most := mostForms - len(b.forms)
	added := 0
	triangles := b.separateTriangles(ctx, mostTriangles)
	for _, f := range triangles {
		if added < most && b.add(b.ofVertices(f), 0) {
			added++
		}
	}
	longer := b.separateLonger(ctx, triangles)
	if added < mostLonger {
		forms := b.separateLattice(ctx)
		slices.SortStableFunc(forms, deepest)
		forms = forms[:min(len(forms), latticeStarts)]
		longer = slices.Concat(longer, forms, b.images(ctx, forms, mostLonger))
	}
	slices.SortStableFunc(longer, deepest)
	most = min(most, added+mostLonger)
	for _, f := range longer {
		if added < most && b.add(b.ofVertices(f), 0) {
			added++
		}
	}
	return added
}

// separateLonger returns forms that X violates, which descents find: from single sides, from
// neighbourhoods, and from some of the triangles.
func (b *Program) separateLonger(ctx context.Context, triangles []*violatedForm) []*violatedForm {
	var starts []*violatedForm
	for i := range b.n {
		starts = append(starts, &violatedForm{[]int{i}, []int{1}, b.x[i*b.n+i]})
	}
	around := b.neighbourhoods()
	starts = append(starts, around...)
	some := min(searchStarts, len(triangles))
	for k := range some {
		starts = append(starts, triangles[k*len(triangles)/some])
	}
	var longer []*violatedForm
	for k, f := range starts {
		if ctx.Err() != nil {
			break
		}
		if i := k - b.n; i >= 0 && i < len(around) && f.value < 1-leastViolation {
			longer = append(longer, f)
		}
		longer = append(longer, b.localSearch(f)...)
	}
	return longer
}
