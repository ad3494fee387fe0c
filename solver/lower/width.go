package lower

import (
	"topocert/certificates"
	"topocert/certificates/widths"
)

// flow is a proof by the flows along trees: the root of each, its weight, and the parents, of which the root's is 0.
func (j *job) flow(p widths.Flow) Term {
	return App("WidthByFlow", j.group(p.Group), ListOf(p.Trees, func(t widths.Tree) Term {
		root, parents := 0, make([]uint32, len(t.Parent))
		for v, u := range t.Parent {
			if u == certificates.None {
				root, u = v, 0
			}
			parents[v] = u
		}
		return Tuple(Int(uint64(root)), Int(uint64(t.Weight)), Array(parents))
	}))
}

// spectral is a proof by a matrix and the terms that are taken from it.
func spectral(p widths.Spectral) Term {
	parts := append(matrix(p.Matrix), ListOf(p.Terms, func(t widths.Term) Term {
		if t.Triangle == nil {
			return App("MatrixTerm", Bool(false), Int(uint64(t.Form.Weight)), turned(t.Form))
		}
		var vertices []Term
		for i, v := range t.Triangle.Vertices {
			vertices = append(vertices, Tuple(Int(uint64(v)), Bool(t.Triangle.Turned == uint32(i+1))))
		}
		return App("MatrixTerm", Bool(true), Int(uint64(t.Triangle.Weight)), List(vertices...))
	}))
	return App("WidthByMatrix", parts...)
}

// matrix is the four parts of a matrix.
func matrix(m widths.Matrix) []Term {
	return []Term{Int(uint64(m.Scale)), Int(uint64(m.Shift)), Int(uint64(m.Lift)), Ints(m.Diagonal)}
}

// turned is the vertices of a form, with true for those whose sides are turned round.
func turned(f widths.OddForm) Term {
	var vertices []Term
	for i, v := range f.Vertices {
		vertices = append(vertices, Tuple(Int(uint64(v)), Bool(uint32(i) >= f.Plus)))
	}
	return List(vertices...)
}

// cubes is a proof by cases: the sides of a few vertices, true for side 1, with a refutation of each.
func (j *job) cubes(p widths.Cubes) Term {
	return App("WidthByCubes", j.group(p.Group), Ints(p.Split), ListOf(p.Cubes, func(c widths.Cube) Term {
		formula, err := widths.CubeCNF(j.net, j.s.Bound(), p.Split, c.Bits)
		if err != nil {
			j.fail(err)
			return None()
		}
		sides := make([]Term, len(p.Split))
		for i := range sides {
			sides[i] = Bool(c.Bits>>i&1 == 1)
		}
		slots, parts := j.refutation(c.File, formula.Clauses())
		return Tuple(List(sides...), Tuple(slots, parts))
	}))
}
