package gallina

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates"
)

// spectral writes a spectral proof.
func spectral(w *writer) (theorem, error) {
	return w.squared(func() (*squares, error) {
		n := w.net.net.Order()
		variables := make([]uint32, n)
		for v := range variables {
			variables[v] = uint32(v)
		}
		return w.squares(0, variables)
	})
}

// branches writes a proof by branches that has a single case, in which no vertex has a side
// or one: no matter which, as sides may be exchanged.
func branches(w *writer) (theorem, error) {
	return w.squared(func() (*squares, error) {
		n := w.net.net.Order()
		var variables []uint32
		line := func(keyword string) int {
			return slices.IndexFunc(w.c.Body, func(l certificates.Line) bool { return l.Keyword == keyword })
		}
		first := line("matrix")
		if first < 0 || first > 0 && line("branch") != first-1 || slices.ContainsFunc(w.c.Body[first+1:], func(l certificates.Line) bool { return l.Keyword != "form" }) {
			return nil, none("a tree of several cases")
		}
		if first > 0 {
			branch, err := w.line(first-1, "branch")
			if err != nil {
				return nil, err
			}
			variables = append(variables, uint32(branch[0]))
		}
		for v := range uint32(n + n%2) {
			if first == 0 || v != variables[0] {
				variables = append(variables, v)
			}
		}
		return w.squares(first, variables)
	})
}

// squared writes what squares show. CheckSquares.v does not eliminate: it is given a root
// of the matrix, rounded to whole numbers, which makes the bound a little smaller. It has
// as many digits as it takes to show what the statement says, or all that fit: then Coq
// refuses the theorem.
func (w *writer) squared(read func() (*squares, error)) (theorem, error) {
	value, err := wholeNumber(w.s.Value)
	if err != nil {
		return theorem{}, err
	}
	q, err := read()
	if err != nil {
		return theorem{}, err
	}
	rounded, shift := q.roundedFor(value)
	root, err := w.define("root", foldedColumns(rounded))
	if err != nil {
		return theorem{}, err
	}
	unit := new(big.Int).Lsh(big.NewInt(1), uint(2*shift))
	times := func(z int64) string { return new(big.Int).Mul(unit, big.NewInt(z)).String() }
	n := len(rounded)
	list := fmt.Sprintf("columns %d %s", n, root)
	if len(q.few) > 0 {
		few, err := w.define("few", q.fewNumbers())
		if err != nil {
			return theorem{}, err
		}
		list = fmt.Sprintf("forms %d %d %s %s 0%%uint63 ++ %s", len(q.few), n, unit, few, list)
	}
	return theorem{
		statement: fmt.Sprintf("width_at_least %s %d", grouped(w.net.graph), value),
		lemma:     fmt.Sprintf("(spectral_right %s %s %s %s (%s) %d)", w.net.numbers(), times(q.scale), times(q.all), times(q.proper), list, value),
	}, nil
}

// squares reads a matrix line and those after it, which are about these vertices, the one
// perhaps that makes the order even included.
func (w *writer) squares(first int, variables []uint32) (*squares, error) {
	head, err := w.line(first, "matrix")
	if err != nil {
		return nil, err
	}
	n, size := w.net.net.Order(), len(variables)
	q := &squares{scale: int64(head[0]), matrix: make([][]float64, size)}
	if size > n {
		q.all = int64(head[2])
	} else {
		q.proper = int64(head[2])
	}
	for v := range size {
		row := make([]float64, size)
		for u := range row {
			row[u] = float64(head[2])
		}
		var neighbors []uint32
		if v < n {
			neighbors = w.net.net.Neighbors(uint32(v))
		}
		for _, u := range neighbors {
			row[u] -= float64(q.scale)
		}
		row[v] += float64(q.scale)*float64(len(neighbors)) - float64(head[1])
		q.matrix[v], q.neighbors = row, append(q.neighbors, neighbors)
	}
	for i, v := range variables {
		q.matrix[v][v] += float64(head[3+i])
	}
	for i := first + 1; i < len(w.c.Body); i++ {
		s, diagonal, err := w.few(i)
		if err != nil {
			return nil, err
		}
		q.few = append(q.few, s)
		for i, u := range s.at {
			for j, v := range s.at {
				if i == j && !diagonal {
					continue
				}
				product := float64(s.weight)
				if s.minus[i] != s.minus[j] {
					product = -product
				}
				q.matrix[u][v] -= product
			}
		}
	}
	return q, nil
}

// few reads a triangle or form line. A triangle's inequality is that the square of three
// signed coordinates is at least 1, without the three ones of its diagonal.
func (w *writer) few(i int) (s fewSquare, diagonal bool, err error) {
	line := w.c.Body[i]
	values, err := w.line(i, line.Keyword)
	if err != nil {
		return s, false, err
	}
	if line.Keyword == "triangle" {
		s = fewSquare{weight: values[4], at: values[:3], minus: make([]bool, 3)}
		if values[3] > 0 {
			s.minus[values[3]-1] = true
		}
		return s, false, nil
	}
	s = fewSquare{weight: values[0], at: values[2:], minus: make([]bool, len(values)-2)}
	for i := int(values[1]); i < len(s.minus); i++ {
		s.minus[i] = true
	}
	return s, true, nil
}
