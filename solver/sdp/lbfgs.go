package sdp

import (
	"context"
	"math"
)

// lbfgs is the limited-memory quasi-Newton method L-BFGS, by its two loops: the last steps and
// changes of the gradient (D. C. Liu and J. Nocedal, "On the limited memory BFGS method for
// large scale optimization", Mathematical Programming 45, 1989).
type lbfgs struct {
	steps, changes [][]float64
	inverse        []float64 // 1 / step·change
}

const lbfgsMemory = 12

// remember takes in a step and the change of the negative gradient with it.
func (q *lbfgs) remember(step, change []float64) {
	product := Dot(step, change)
	if product <= 1e-12*Dot(change, change) {
		return
	}
	if len(q.steps) == lbfgsMemory {
		q.steps, q.changes, q.inverse = q.steps[1:], q.changes[1:], q.inverse[1:]
	}
	q.steps, q.changes, q.inverse = append(q.steps, step), append(q.changes, change), append(q.inverse, 1/product)
}

// direction returns where to go from the gradient, in the variables that are free.
func (q *lbfgs) direction(gradient []float64, free []bool) []float64 {
	d := make([]float64, len(gradient))
	for i, g := range gradient {
		if free[i] {
			d[i] = g
		}
	}
	alpha := make([]float64, len(q.steps))
	for k := len(q.steps) - 1; k >= 0; k-- {
		alpha[k] = q.inverse[k] * Dot(q.steps[k], d)
		for i, c := range q.changes[k] {
			d[i] -= alpha[k] * c
		}
	}
	if k := len(q.steps) - 1; k >= 0 {
		scale := 1 / (q.inverse[k] * Dot(q.changes[k], q.changes[k]))
		for i := range d {
			d[i] *= scale
		}
	}
	for k := range q.steps {
		beta := q.inverse[k] * Dot(q.changes[k], d)
		for i, s := range q.steps[k] {
			d[i] += (alpha[k] - beta) * s
		}
	}
	for i := range d {
		if !free[i] {
			d[i] = 0
		}
	}
	return d
}

// ascent is a way uphill on the augmented function of a program: where it has come to, and
// what it remembers.
type ascent struct {
	*Program
	point, gradient []float64 // of y, then of the weights
	value           float64
	multiplier      []float64 // what it would be for the point
	free            []bool    // the directions that are open
	newton          lbfgs
}

// maximize goes some steps uphill on the augmented function, or until the context ends. It
// returns the size of the gradient where it ends, in the directions that are open.
func (b *Program) maximize(ctx context.Context, steps int, small float64) float64 {
	m := b.n + len(b.forms)
	a := &ascent{Program: b, point: make([]float64, m), gradient: make([]float64, m), free: make([]bool, m)}
	copy(a.point, b.y)
	for k, f := range b.forms {
		a.point[b.n+k] = f.weight
	}
	var ok bool
	if a.value, ok = b.lagrangian(a.gradient); !ok {
		return 0
	}
	a.multiplier = b.nextX
	norm := a.open()
	for range steps {
		if norm < small {
			break
		}
		if a.step(ctx) {
			norm = a.open()
			continue
		}
		if len(a.newton.steps) == 0 { // nothing else to try, or the context has ended
			break
		}
		a.newton = lbfgs{}
	}
	a.set(a.point)
	b.nextX = a.multiplier
	return norm
}

// set sets the dual variables.
func (a *ascent) set(point []float64) {
	copy(a.y, point[:a.n])
	for k, f := range a.forms {
		f.weight = point[a.n+k]
	}
}

// open notes the directions that are open, and returns the size of the gradient in them.
func (a *ascent) open() float64 {
	size := 0.0
	for i, g := range a.gradient {
		a.free[i] = i < a.n || a.point[i] > 0 || g > 0
		if a.free[i] {
			size = max(size, math.Abs(g))
		}
	}
	return size
}

// direction returns where to go: by the quasi-Newton method if that leads uphill.
func (a *ascent) direction() []float64 {
	d := a.newton.direction(a.gradient, a.free)
	if Dot(d, a.gradient) > 0 {
		return d
	}
	a.newton = lbfgs{}
	copy(d, a.gradient)
	for i := range d {
		if !a.free[i] {
			d[i] = 0
		}
	}
	return d
}

// step goes a step that gains enough. It tells whether it has found one before the context
// ended.
func (a *ascent) step(ctx context.Context) bool {
	d := a.direction()
	length := 1.0
	if len(a.newton.steps) == 0 {
		length = 0.3 * min(1, 1/a.penalty)
	}
	trial, at := make([]float64, len(d)), make([]float64, len(d))
	for range 8 {
		if ctx.Err() != nil {
			return false
		}
		gain := 0.0
		for i := range trial {
			trial[i] = a.point[i] + length*d[i]
			if i >= a.n {
				trial[i] = max(0, trial[i])
			}
			gain += a.gradient[i] * (trial[i] - a.point[i])
		}
		a.set(trial)
		value, ok := a.lagrangian(at)
		if ok && value >= a.value+1e-4*gain {
			a.value, a.multiplier = value, a.nextX
			a.moved(trial, at)
			return true
		}
		length *= 0.4
	}
	return false
}

// moved takes in where a step has led, and the gradient there.
func (a *ascent) moved(point, gradient []float64) {
	step, change := make([]float64, len(point)), make([]float64, len(point))
	for i := range step {
		step[i], change[i] = point[i]-a.point[i], a.gradient[i]-gradient[i]
	}
	a.newton.remember(step, change)
	a.point, a.gradient = point, gradient
}

// Dot returns the inner product. It adds up in the order of the entries, so that the result is the
// same on every machine, which a vectorized sum's is not.
func Dot(x, y []float64) float64 {
	sum := 0.0
	for v := range x {
		sum += x[v] * y[v]
	}
	return sum
}
