package solver

import "math"

// quasiNewton keeps what a limited-memory quasi-Newton method remembers: the last steps
// and changes of the gradient.
type quasiNewton struct {
	steps, changes [][]float64
	inverse        []float64 // 1 / step·change
}

const quasiNewtonMemory = 12

// remember takes in a step and the change of the negative gradient with it.
func (q *quasiNewton) remember(step, change []float64) {
	product := dot(step, change)
	if product <= 1e-12*dot(change, change) {
		return
	}
	if len(q.steps) == quasiNewtonMemory {
		q.steps, q.changes, q.inverse = q.steps[1:], q.changes[1:], q.inverse[1:]
	}
	q.steps, q.changes, q.inverse = append(q.steps, step), append(q.changes, change), append(q.inverse, 1/product)
}

// direction returns where to go from the gradient, in the variables that are free.
func (q *quasiNewton) direction(gradient []float64, free []bool) []float64 {
	d := make([]float64, len(gradient))
	for i, g := range gradient {
		if free[i] {
			d[i] = g
		}
	}
	alpha := make([]float64, len(q.steps))
	for k := len(q.steps) - 1; k >= 0; k-- {
		alpha[k] = q.inverse[k] * dot(q.steps[k], d)
		for i, c := range q.changes[k] {
			d[i] -= alpha[k] * c
		}
	}
	if k := len(q.steps) - 1; k >= 0 {
		scale := 1 / (q.inverse[k] * dot(q.changes[k], q.changes[k]))
		for i := range d {
			d[i] *= scale
		}
	}
	for k := range q.steps {
		beta := q.inverse[k] * dot(q.changes[k], d)
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

// maximize goes some steps uphill on the augmented function. It returns the size of the
// gradient where it ends, in the directions that are open.
func (b *boundProgram) maximize(steps int, small float64) float64 {
	n, m := b.n, b.n+len(b.forms)
	point, gradient := make([]float64, m), make([]float64, m)
	copy(point, b.y)
	for k, f := range b.forms {
		point[n+k] = f.w
	}
	set := func(p []float64) {
		copy(b.y, p[:n])
		for k, f := range b.forms {
			f.w = p[n+k]
		}
	}
	value, ok := b.evaluate(gradient)
	if !ok {
		return 0
	}
	best := b.next
	var q quasiNewton
	free := make([]bool, m)
	size := func() float64 {
		s := 0.0
		for i, g := range gradient {
			free[i] = i < n || point[i] > 0 || g > 0
			if free[i] {
				s = max(s, math.Abs(g))
			}
		}
		return s
	}
	norm := size()
	for range steps {
		if norm < small {
			break
		}
		d := q.direction(gradient, free)
		if dot(d, gradient) <= 0 {
			q = quasiNewton{}
			copy(d, gradient)
			for i := range d {
				if !free[i] {
					d[i] = 0
				}
			}
		}
		step := 1.0
		if len(q.steps) == 0 {
			step = 0.3 * min(1, 1/b.scale)
		}
		trial, at := make([]float64, m), make([]float64, m)
		found := false
		for range 8 {
			gain := 0.0
			for i := range trial {
				trial[i] = point[i] + step*d[i]
				if i >= n {
					trial[i] = max(0, trial[i])
				}
				gain += gradient[i] * (trial[i] - point[i])
			}
			set(trial)
			v, ok := b.evaluate(at)
			if ok && v >= value+1e-4*gain {
				value, found = v, true
				break
			}
			step *= 0.4
		}
		if !found {
			set(point)
			b.next = best
			if len(q.steps) == 0 {
				break
			}
			q = quasiNewton{}
			continue
		}
		best = b.next
		s, c := make([]float64, m), make([]float64, m)
		for i := range s {
			s[i], c[i] = trial[i]-point[i], gradient[i]-at[i]
		}
		q.remember(s, c)
		point, gradient = trial, at
		norm = size()
	}
	set(point)
	b.next = best
	return norm
}
