package sdp

import (
	"cmp"
	"context"
	"encoding/binary"
	"math"
	"slices"
)

// violatedForm is a form in the variables of a program, whose square X has below 1.
type violatedForm struct {
	at    []int
	times []int
	value float64 // bᵀXb
}

// depth is how far X is beyond the form's inequality.
func (f *violatedForm) depth() float64 {
	s := 0
	for _, t := range f.times {
		s += t * t
	}
	return (1 - f.value) / float64(s)
}

const (
	leastViolation = 0.02
	largestForm    = 63    // sides, as in certificates
	mostForms      = 14000 // the checker takes some more
)

// violatedTriangles returns the forms of three vertices that X violates most; fewer when the
// context ends.
func (b *Program) violatedTriangles(ctx context.Context, most int) []*violatedForm {
	n, x := b.N, b.X
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

// exchange is a change of a form by two sides, and what it adds to half the form's square.
type exchange struct {
	gain float64
	at   [2]int
	by   [2]int
}

// bestExchange returns the change that makes the square of a form least, by Xb; its gain is
// −1e-3 if there is none.
func (b *Program) bestExchange(row []float64) exchange {
	sign := func(s float64) int { return -int(math.Copysign(1, s)) }
	n, best := b.N, exchange{gain: -1e-3}
	for i := range n {
		ri, gi := b.X[i*n:i*n+n], row[i]
		for j := i; j < n; j++ {
			gj, r := row[j], ri[j]
			if gain := 1 + r - math.Abs(gi+gj); gain < best.gain {
				s := sign(gi + gj)
				best = exchange{gain, [2]int{i, j}, [2]int{s, s}}
			}
			if i == j {
				continue
			}
			if gain := 1 - r - math.Abs(gi-gj); gain < best.gain {
				s := sign(gi - gj)
				best = exchange{gain, [2]int{i, j}, [2]int{s, -s}}
			}
		}
	}
	return best
}

// descend improves a form, two sides at a time, as long as its square in X becomes less,
// and returns what it meets.
func (b *Program) descend(from *violatedForm) []*violatedForm {
	n := b.N
	times := make([]int, n)
	row := make([]float64, n) // Xb
	change := func(i, by int) {
		times[i] += by
		for j := range n {
			row[j] += float64(by) * b.X[i*n+j]
		}
	}
	for k, i := range from.at {
		change(i, from.times[k])
	}
	value := from.value
	var met []*violatedForm
	for range 12 {
		best := b.bestExchange(row)
		if best.by[0] == 0 {
			break
		}
		value += 2 * best.gain
		for k, i := range best.at {
			change(i, best.by[k])
		}
		f, length := &violatedForm{value: value}, 0
		for i, t := range times {
			if t != 0 {
				f.at, f.times = append(f.at, i), append(f.times, t)
				length += max(t, -t)
			}
		}
		if length > largestForm {
			break
		}
		if value < 1-leastViolation {
			met = append(met, f)
		}
	}
	return met
}

// neighbourhoods returns for each vertex the sum of its neighbours' sides with a multiple of
// its own that makes the least square of an odd sum.
func (b *Program) neighbourhoods() []*violatedForm {
	n, x := b.N, b.X
	var list []*violatedForm
	for v := range uint32(b.g.Order()) {
		times := make([]int, n)
		for _, u := range b.g.Neighbors(v) {
			times[b.Variable[u]] += int(b.sign[u])
		}
		row, square := 0.0, 0.0
		i := b.Variable[v]
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
		f := &violatedForm{value: square + 2*float64(c)*row + float64(c*c)*x[i*n+i]}
		for j, t := range times {
			if t != 0 {
				f.at, f.times = append(f.at, j), append(f.times, t)
			}
		}
		list = append(list, f)
	}
	return list
}

// key is the same for a form and its opposite, and for no other.
func (f *cutForm) key() string {
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

// add lets a form join the program, unless it is there.
func (b *Program) add(f *cutForm, w float64) bool {
	key := f.key()
	if b.known[key] {
		return false
	}
	b.known[key] = true
	at, times := b.contracted(f)
	b.forms = append(b.forms, &weighedForm{cutForm: f, at: at, times: times, w: w})
	return true
}

// ofVertices is a form of variables in vertices.
func (b *Program) ofVertices(f *violatedForm) *cutForm {
	c := &cutForm{}
	for k, i := range f.at {
		v := b.vertex[i]
		c.vertices = append(c.vertices, uint32(v))
		c.times = append(c.times, f.times[k]*int(b.sign[v]))
	}
	return c.sorted()
}

// sorted is the form with its vertices in increasing order.
func (f *cutForm) sorted() *cutForm {
	order := make([]int, len(f.vertices))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(f.vertices[i], f.vertices[j]) })
	s := &cutForm{}
	for _, i := range order {
		s.vertices, s.times = append(s.vertices, f.vertices[i]), append(s.times, f.times[i])
	}
	return s
}

// How many forms join a program at a time: triangles; starts of descents; longer forms.
const (
	joiningTriangles = 400
	descentStarts    = 60
	joiningLonger    = 200
	latticeStarts    = 20
)

// join adds forms that X violates, triangles and those that a descent finds, and drops
// those without weight. It returns how many it adds. When the context ends, these are not
// all that it would find.
func (b *Program) join(ctx context.Context) int {
	b.forms = slices.DeleteFunc(b.forms, func(f *weighedForm) bool {
		drop := f.w < 1e-5 && f.value(b.X, b.N) > 1.1
		if drop {
			delete(b.known, f.key())
		}
		return drop
	})
	most := mostForms - len(b.forms)
	joined := 0
	triangles := b.violatedTriangles(ctx, joiningTriangles)
	for _, f := range triangles {
		if joined < most && b.add(b.ofVertices(f), 0) {
			joined++
		}
	}
	longer := b.longerForms(ctx, triangles)
	if joined < joiningLonger {
		forms := b.latticeForms(ctx)
		slices.SortStableFunc(forms, func(a, c *violatedForm) int { return cmp.Compare(c.depth(), a.depth()) })
		forms = forms[:min(len(forms), latticeStarts)]
		longer = append(longer, forms...)
		longer = append(longer, b.images(ctx, forms, joiningLonger)...)
	}
	slices.SortStableFunc(longer, func(a, c *violatedForm) int { return cmp.Compare(c.depth(), a.depth()) })
	most = min(most, joined+joiningLonger)
	for _, f := range longer {
		if joined < most && b.add(b.ofVertices(f), 0) {
			joined++
		}
	}
	return joined
}

// longerForms returns forms that X violates, which descents find: from single sides, from
// neighbourhoods, and from some of the triangles.
func (b *Program) longerForms(ctx context.Context, triangles []*violatedForm) []*violatedForm {
	var starts []*violatedForm
	for i := range b.N {
		starts = append(starts, &violatedForm{[]int{i}, []int{1}, b.X[i*b.N+i]})
	}
	around := b.neighbourhoods()
	starts = append(starts, around...)
	some := min(descentStarts, len(triangles))
	for k := range some {
		starts = append(starts, triangles[k*len(triangles)/some])
	}
	var longer []*violatedForm
	for k, f := range starts {
		if ctx.Err() != nil {
			break
		}
		if i := k - b.N; i >= 0 && i < len(around) && f.value < 1-leastViolation {
			longer = append(longer, f)
		}
		longer = append(longer, b.descend(f)...)
	}
	return longer
}
