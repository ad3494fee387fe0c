package gallina

import (
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates/widths"
	"topocert/solver"
)

// spectral writes a spectral proof.
func spectral(w *writer, p widths.Spectral) theorem {
	q := w.squares(p.Matrix, nil)
	for _, term := range p.Terms {
		if d := term.Triangle; d != nil {
			q.few = append(q.few, triangle(*d))
			for _, v := range d.Vertices { // the three ones of its diagonal are not counted
				q.diagonal[v] += int64(d.Weight)
			}
			continue
		}
		q.few = append(q.few, oddForm(term.Form))
	}
	return w.squared(q)
}

// branches writes a proof by branches that has a single case, in which no vertex has a side
// or one: no matter which, as sides may be exchanged.
func branches(w *writer, p widths.Branches) theorem {
	var fixed []uint32
	last := len(p.Nodes) - 1
	if last > 0 {
		fixed = []uint32{p.Nodes[0].Vertex}
	}
	if last > 1 || last == 1 && p.Nodes[0].Case != "branch" || p.Nodes[last].Case != "matrix" {
		return w.none("a tree of several cases")
	}
	q := w.squares(p.Nodes[last].Matrix, fixed)
	for _, f := range p.Nodes[last].Forms {
		q.few = append(q.few, oddForm(f))
	}
	return w.squared(q)
}

// squared writes what squares show. CheckSquares.v does not eliminate: it is given a root
// of the matrix, rounded to whole numbers, which makes the bound a little smaller. It has
// as many digits as it takes to show what the statement says, or all that fit: then Coq
// refuses the theorem.
func (w *writer) squared(q *squares) theorem {
	value := w.s.Bound()
	rounded, shift := q.roundedFor(value)
	n, root := len(rounded), define(w, "root", foldedColumns(rounded))
	unit := new(big.Int).Lsh(big.NewInt(1), uint(2*shift))
	times := func(z int64) *big.Int { return new(big.Int).Mul(unit, big.NewInt(z)) }
	list := fmt.Sprintf("columns %d %s", n, root)
	if len(q.few) > 0 {
		list = fmt.Sprintf("forms %d %d %s %s 0%%uint63 ++ %s", len(q.few), n, unit, define(w, "few", q.fewNumbers()), list)
	}
	return w.by("spectral_sound $of %s %s %s (%s) $value", times(q.scale), times(q.all), times(q.proper), list)
}

// squares returns the sum of squares that a matrix is of, before terms are taken. Its rows are about the
// vertices, with the one perhaps that makes the order even; the diagonal begins with the fixed ones.
func (w *writer) squares(m widths.Matrix, fixed []uint32) *squares {
	n, size := w.net.net.Order(), len(m.Diagonal)
	q := &squares{parity: solver.ParityOf(w.net.net), scale: int64(m.Scale), neighbors: make([][]uint32, size), diagonal: make([]int64, size)}
	if size > n {
		q.all = int64(m.Lift)
	} else {
		q.proper = int64(m.Lift)
	}
	for v := range min(n, size) {
		q.neighbors[v] = w.net.net.Neighbors(uint32(v))
	}
	variables := slices.Clone(fixed)
	for v := range uint32(size) {
		if !slices.Contains(fixed, v) {
			variables = append(variables, v)
		}
	}
	for i, v := range variables {
		q.diagonal[v] = int64(m.Diagonal[i]) - int64(m.Shift)
	}
	return q
}

// triangle returns the square of three signed coordinates, which is at least 1.
func triangle(d widths.Triangle) fewSquare {
	s := fewSquare{weight: d.Weight, at: d.Vertices[:], minus: make([]bool, 3)}
	if d.Turned > 0 {
		s.minus[d.Turned-1] = true
	}
	return s
}

// oddForm returns the square of a form.
func oddForm(f widths.OddForm) fewSquare {
	s := fewSquare{weight: f.Weight, at: f.Vertices, minus: make([]bool, len(f.Vertices))}
	for i := int(f.Plus); i < len(s.minus); i++ {
		s.minus[i] = true
	}
	return s
}
