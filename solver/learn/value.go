package learn

import (
	"context"
	"slices"

	"topocert/certificates/family"
)

// Value finds a term in the parameters for a number of each member: an order, a degree, a
// diameter. Of says what it is, and false for a member that is not to count. The term is linear
// or a polynomial, perhaps rounded down; or the least or largest of a few such; or one of these
// for each remainder of a parameter, or for one parameter being larger than another.
func (f *Family) Value(ctx context.Context, of func(net *family.Member, params []int64) (int64, bool)) (*Term, error) {
	var points []point
	for _, m := range f.everywhere() {
		if x, ok := of(m.Member, m.params); ok {
			points = append(points, point{m.params, x})
		}
	}
	if len(points) == 0 {
		return nil, f.failed("no members with a value, want some")
	}
	if t := f.fit(ctx, points); t != nil {
		return t, nil
	}
	for _, by := range f.splits() {
		if t := f.byCases(ctx, points, by); t != nil {
			return t, nil
		}
	}
	return nil, f.missed(ctx, "no polynomial, least or largest of forms fits the values of %d members", len(points))
}

// byCases finds a term for each of several cases of the parameters, the last of which is what
// the others leave.
func (f *Family) byCases(ctx context.Context, points []point, by []*Term) *Term {
	return casewise(by, points, 1, func(_ *Term, some []point) Tuple {
		if len(some) < fewest {
			return nil
		}
		return single(f.fit(ctx, some))
	}).only()
}

// fit finds a term in the parameters without cases.
func (f *Family) fit(ctx context.Context, points []point) *Term {
	linear := []*Term{number(1)}
	var halves, products []*Term
	for p := range f.params {
		linear = append(linear, f.parameter(p))
		halves = append(halves, floor(f.parameter(p), 2))
	}
	for p := range f.params {
		for q := range p + 1 {
			products = append(products, apply("*", f.parameter(q), f.parameter(p)))
		}
	}
	if f.params == 3 {
		products = append(products, apply("*", apply("*", f.parameter(0), f.parameter(1)), f.parameter(2)))
	}
	if t := combination(points, linear[:1]); t != nil {
		return t
	}
	if t := f.parity(points); t != nil {
		return t
	}
	for _, basis := range [][]*Term{linear, slices.Concat(linear, halves)} {
		if t := combination(points, basis); t != nil {
			return t
		}
	}
	var atoms []atom
	for p := range f.params {
		atoms = append(atoms, atom{f.parameter(p), 1, 2})
	}
	for _, h := range halves {
		atoms = append(atoms, atom{h, 2, 2})
	}
	r := usual()
	r.low, r.high, r.pieces, r.divisors = -6, 8, 4, []int64{1, 2, 3, 4}
	if len(points) > 2 {
		for _, sign := range []int64{1, -1} {
			signed := slices.Clone(points)
			for i := range signed {
				signed[i].want *= sign
			}
			t, _ := least(ctx, signed, [][]atom{atoms}, r)
			switch {
			case t != nil && t.size() > len(points): // it says no more than a list of the values
			case t != nil && sign == 1:
				return t
			case t != nil:
				return negative(t)
			}
		}
	}
	for _, basis := range [][]*Term{slices.Concat(linear, products), slices.Concat(linear, halves, products)} {
		if t := combination(points, basis); t != nil {
			return t
		}
	}
	return nil
}

// parity finds a term for values 0 and 1: a sum of parameters, and of halves of them, modulo 2;
// or the largest or the least of a few such.
func (f *Family) parity(points []point) *Term {
	if slices.ContainsFunc(points, func(p point) bool { return p.want != 0 && p.want != 1 }) {
		return nil
	}
	var parts [][]*Term
	for p := range f.params {
		parts = append(parts, []*Term{f.parameter(p)}, []*Term{floor(f.parameter(p), 2)})
	}
	sums := sumsOf(parts, 1)
	var terms []*Term // after each the one with the other values
	for _, s := range sums[1:min(len(sums), 64)] {
		terms = append(terms, mod(s, number(2)), mod(add(s, number(1)), number(2)))
	}
	var places [][]int64
	for _, p := range points {
		places = append(places, p.values)
	}
	odd := newConditions(terms, places)
	of := func(want int64) set { return members(points, func(p point) bool { return p.want == want }) }
	// The largest of terms is 0 where the contrary of all is 1.
	for contrary, op := range []string{"max", "min"} {
		for n := range terms { // of no more of the simplest than it takes
			first := conditions{places, terms[:n+1], odd.holds[:n+1]}
			var args []*Term
			for _, i := range first.jointly(odd.where(nil), of(int64(contrary)), 4) {
				args = append(args, terms[i^(1-contrary)])
			}
			if args != nil {
				return chain(op, args...)
			}
		}
	}
	return nil
}

// negative is minus a term that least has found, with the sign inside.
func negative(t *Term) *Term {
	switch {
	case t.op == "min" || t.op == "max":
		args := make([]*Term, len(t.args))
		for i, a := range t.args {
			args[i] = negative(a)
		}
		if t.op == "min" {
			return apply("max", args...)
		}
		return apply("min", args...)
	case t.op == "floor" && t.args[0].op == "/": // -⌊a/d⌋ = ⌊(d-1-a)/d⌋
		a, d := t.args[0].args[0], t.args[0].args[1]
		return floor(add(negative(a), number(d.x-1)), d.x)
	case t.op == numeral:
		return number(-t.x)
	case t.op == "+":
		return add(negative(t.args[0]), negative(t.args[1]))
	case t.op == "-":
		return minus(t.args[1], t.args[0])
	}
	return minus(number(0), t)
}

// combination finds rational coefficients, those of the first terms first, and returns the sum, over
// the common denominator if there is one. There must be more points than coefficients.
func combination(points []point, basis []*Term) *Term {
	if n := len(basis); len(points) < n+2 && n > 1 {
		return nil
	}
	coefs, divisor, ok := fitted(points, basis)
	if !ok || divisor > 24 {
		return nil
	}
	basis = slices.Clone(basis)
	slices.Reverse(basis)
	slices.Reverse(coefs)
	return weighted(basis, coefs, 0, divisor)
}
