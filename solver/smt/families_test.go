package smt_test

import (
	"fmt"
	"slices"

	"topocert/certificates/arithmetic"
)

type (
	scope = arithmetic.Scope
	poly  = arithmetic.Poly
)

// family is a network for all parameters: vertices are tuples, of which each coordinate lies
// below its side.
type family struct {
	name   string
	params []string
	least  []int64
	// also states more about the parameters.
	also  func(s *scope, p []poly)
	sides func(s *scope, p []poly) []poly
	links []link
	// distance is that from the vertex of zeros; diameter its largest value, at far.
	distance func(s *scope, p, x []poly) poly
	diameter func(s *scope, p []poly) poly
	far      func(s *scope, p []poly) []poly
}

// link leads from a vertex to another; back is its inverse.
type link struct {
	name     string
	to, back func(s *scope, p, x []poly) []poly
}

// obligation is a question.
type obligation struct {
	name  string
	scope *scope
}

// vertex makes a vertex's coordinates.
func (f *family) vertex(s *scope, p []poly, name string) []poly {
	var x []poly
	for i, side := range f.sides(s, p) {
		c := s.Fresh(fmt.Sprintf("%s%d", name, i))
		s.Fact(c)
		s.Fact(side.Sub(c).Plus(-1))
		x = append(x, c)
	}
	return x
}

func (f *family) start(what string) (*scope, []poly) {
	s := arithmetic.NewScope(f.name+": "+what, nil)
	var p []poly
	for i, name := range f.params {
		n := s.Fresh(name)
		s.Fact(n.Plus(-f.least[i]))
		p = append(p, n)
	}
	if f.also != nil {
		f.also(s, p)
	}
	return s, p
}

func differ(s *scope, a, b []poly) {
	var claims []arithmetic.Claim
	for i := range a {
		claims = append(claims, arithmetic.Is(value(a[i]), value(b[i])))
	}
	arithmetic.All(claims...)(s, false)
}

func value(p poly) func(*scope) poly { return func(*scope) poly { return p } }

// obligations lists what proves the distance and the diameter of a family.
func (f *family) obligations() []obligation {
	var list []obligation
	add := func(s *scope) {
		if err := s.Question().Err; err != nil {
			panic(err)
		}
		list = append(list, obligation{name: s.Question().What, scope: s})
	}
	zeros := make([]poly, len(f.sides(f.start(""))))
	s, p := f.start("0 only at the root")
	x := f.vertex(s, p, "x")
	differ(s, x, zeros)
	s.Fact(f.distance(s, p, x).Neg())
	add(s)
	s, p = f.start("0 at the root")
	arithmetic.Is(value(f.distance(s, p, zeros)), value(nil))(s, false)
	add(s)
	for _, l := range f.links {
		s, p := f.start(l.name + " leads to a vertex")
		x := f.vertex(s, p, "x")
		y := l.to(s, p, x)
		var claims []arithmetic.Claim
		for i, side := range f.sides(s, p) {
			claims = append(claims, arithmetic.AtLeast(value(y[i]), value(nil)), arithmetic.AtLeast(value(side.Plus(-1)), value(y[i])))
		}
		arithmetic.All(claims...)(s, false)
		add(s)

		s, p = f.start(l.name + " leads elsewhere")
		x = f.vertex(s, p, "x")
		for i, y := range l.to(s, p, x) {
			s.Equal(y, x[i])
		}
		add(s)

		s, p = f.start(l.name + " changes the distance by at most 1")
		x = f.vertex(s, p, "x")
		y = l.to(s, p, x)
		d := f.distance(s, p, y).Sub(f.distance(s, p, x))
		s.Choose(func(in *scope) { in.Fact(d.Plus(-2)) }, func(in *scope) { in.Fact(d.Neg().Plus(-2)) })
		add(s)

		s, p = f.start(l.name + " is undone")
		x = f.vertex(s, p, "x")
		differ(s, l.back(s, p, l.to(s, p, x)), x)
		add(s)
	}
	s, p = f.start("a link lowers the distance")
	x = f.vertex(s, p, "x")
	differ(s, x, zeros)
	for _, l := range f.links {
		for _, to := range []func(s *scope, p, x []poly) []poly{l.to, l.back} {
			s.Fact(f.distance(s, p, to(s, p, x)).Sub(f.distance(s, p, x)))
		}
	}
	add(s)
	s, p = f.start("the diameter is enough")
	x = f.vertex(s, p, "x")
	s.Fact(f.distance(s, p, x).Sub(f.diameter(s, p)).Plus(-1))
	add(s)
	s, p = f.start("the diameter is needed")
	x = f.far(s, p)
	var claims []arithmetic.Claim
	for i, side := range f.sides(s, p) {
		claims = append(claims, arithmetic.AtLeast(value(x[i]), value(nil)), arithmetic.AtLeast(value(side.Plus(-1)), value(x[i])))
	}
	claims = append(claims, arithmetic.Is(value(f.distance(s, p, x)), value(f.diameter(s, p))))
	arithmetic.All(claims...)(s, false)
	add(s)
	return list
}

func around(s *scope, n, x poly, by int64) poly { return s.Mod(x.Plus(by), n) }

// shift is a link that adds to one coordinate, modulo a side.
func shift(at int, by int64, side func(p []poly) poly) link {
	add := func(by int64) func(s *scope, p, x []poly) []poly {
		return func(s *scope, p, x []poly) []poly {
			y := slices.Clone(x)
			y[at] = around(s, side(p), x[at], by)
			return y
		}
	}
	return link{fmt.Sprintf("x%d%+d", at, by), add(by), add(-by)}
}

func param(i int) func(p []poly) poly { return func(p []poly) poly { return p[i] } }

func ringDistance(s *scope, n, x poly) poly { return s.Min(x, n.Sub(x)) }

func half(s *scope, n poly) poly { return s.Floor(n, arithmetic.Int(2)) }

func torus(dims int) *family {
	f := &family{name: fmt.Sprintf("torus%d", dims), sides: func(_ *scope, p []poly) []poly { return p }}
	for i := range dims {
		f.params = append(f.params, string(rune('n'+i)))
		f.least = append(f.least, 3)
		f.links = append(f.links, shift(i, 1, param(i)))
	}
	f.distance = func(s *scope, p, x []poly) poly {
		var sum poly
		for i := range p {
			sum = sum.Add(ringDistance(s, p[i], x[i]))
		}
		return sum
	}
	f.diameter = func(s *scope, p []poly) poly {
		var sum poly
		for i := range p {
			sum = sum.Add(half(s, p[i]))
		}
		return sum
	}
	f.far = func(s *scope, p []poly) []poly {
		var x []poly
		for i := range p {
			x = append(x, half(s, p[i]))
		}
		return x
	}
	return f
}

func families() []*family {
	ring := torus(1)
	ring.name = "ring"
	king := torus(2)
	king.name = "king's torus"
	diagonal := func(up int64) link {
		to := func(by int64) func(s *scope, p, x []poly) []poly {
			return func(s *scope, p, x []poly) []poly {
				return []poly{around(s, p[0], x[0], by), around(s, p[1], x[1], up*by)}
			}
		}
		return link{fmt.Sprintf("diagonal%+d", up), to(1), to(-1)}
	}
	king.links = append(king.links, diagonal(1), diagonal(-1))
	king.distance = func(s *scope, p, x []poly) poly {
		return s.Max(ringDistance(s, p[0], x[0]), ringDistance(s, p[1], x[1]))
	}
	king.diameter = func(s *scope, p []poly) poly { return s.Max(half(s, p[0]), half(s, p[1])) }

	prism := &family{name: "prism", params: []string{"n"}, least: []int64{3},
		sides: func(_ *scope, p []poly) []poly { return []poly{p[0], arithmetic.Int(2)} },
		links: []link{shift(0, 1, param(0)), {"rung", rung, rung}},
		distance: func(s *scope, p, x []poly) poly {
			return ringDistance(s, p[0], x[0]).Add(x[1])
		},
		diameter: func(s *scope, p []poly) poly { return half(s, p[0]).Plus(1) },
		far:      func(s *scope, p []poly) []poly { return []poly{half(s, p[0]), arithmetic.Int(1)} },
	}
	doubled := func(p []poly) poly { return p[0].Add(p[0]) }
	across := func(s *scope, p, x []poly) []poly { return []poly{s.Mod(x[0].Add(p[0]), doubled(p))} }
	mobius := &family{name: "Möbius ladder", params: []string{"n"}, least: []int64{2},
		sides: func(_ *scope, p []poly) []poly { return []poly{doubled(p)} },
		links: []link{shift(0, 1, doubled), {"across", across, across}},
		distance: func(s *scope, p, x []poly) poly {
			d := ringDistance(s, doubled(p), x[0])
			return s.Min(d, p[0].Sub(d).Plus(1))
		},
		diameter: func(s *scope, p []poly) poly { return s.Floor(p[0].Plus(1), arithmetic.Int(2)) },
		far:      func(s *scope, p []poly) []poly { return []poly{s.Floor(p[0].Plus(1), arithmetic.Int(2))} },
	}
	circulant := &family{name: "circulant(n;1,2)", params: []string{"n"}, least: []int64{5},
		sides: func(_ *scope, p []poly) []poly { return p },
		links: []link{shift(0, 1, param(0)), shift(0, 2, param(0))},
		distance: func(s *scope, p, x []poly) poly {
			return s.Floor(ringDistance(s, p[0], x[0]).Plus(1), arithmetic.Int(2))
		},
		diameter: func(s *scope, p []poly) poly { return s.Floor(half(s, p[0]).Plus(1), arithmetic.Int(2)) },
		far:      func(s *scope, p []poly) []poly { return []poly{half(s, p[0])} },
	}
	// The twisted torus of two rings of length n: around the second side, the first moves by
	// half of it.
	twist := func(by int64) func(s *scope, p, x []poly) []poly {
		return func(s *scope, p, x []poly) []poly {
			q := s.Floor(x[1].Plus(by), p[1])
			return []poly{s.Mod(x[0].Add(q.Mul(p[1])), doubled([]poly{p[1]})), x[1].Plus(by).Sub(q.Mul(p[1]))}
		}
	}
	twisted := &family{name: "twisted torus(2k,k)", params: []string{"l", "k"}, least: []int64{4, 2},
		also:  func(s *scope, p []poly) { s.Equal(p[0], p[1].Add(p[1])) },
		sides: func(_ *scope, p []poly) []poly { return []poly{p[1].Add(p[1]), p[1]} },
		links: []link{shift(0, 1, func(p []poly) poly { return p[1].Add(p[1]) }), {"x1+1", twist(1), twist(-1)}},
		distance: func(s *scope, p, x []poly) poly {
			n, k := p[1].Add(p[1]), p[1]
			straight := ringDistance(s, n, x[0]).Add(x[1])
			// the other way round: x0 is |x0-k| from k
			off := s.Max(x[0].Sub(k), k.Sub(x[0]))
			return s.Min(straight, off.Add(k).Sub(x[1]))
		},
		diameter: func(s *scope, p []poly) poly { return p[1] },
		far:      func(s *scope, p []poly) []poly { return []poly{p[1], nil} },
	}
	return []*family{ring, torus(2), torus(3), king, prism, mobius, circulant, twisted}
}

func rung(_ *scope, _, x []poly) []poly { return []poly{x[0], arithmetic.Int(1).Sub(x[1])} }
