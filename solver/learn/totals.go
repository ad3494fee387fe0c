package learn

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/words"
)

// Totals are terms for running sums over the values of variables, the last the fastest: of each
// variable the sum over its values below a given one and over all values of those behind, times a
// factor; in the parameters, the variable and those before.
type Totals struct {
	Factor int64
	Sums   []*Term
	// Whole is the whole sum, times the factor, in the parameters; Total is the whole sum, nil if
	// its polynomials have fractions.
	Whole, Total *Term
}

// Totals finds running sums over the vertices of all members of what a function adds for each.
// The terms are polynomials, perhaps two or three of them, by comparisons of the variable.
func (f *Family) Totals(ctx context.Context, of func(net *family.Member, params []int64, v uint32) int64) (*Totals, error) {
	return f.totals(ctx, f.width()+1, of)
}

// totals are those of the first columns: without the last there is no whole sum.
func (f *Family) totals(ctx context.Context, first int, of func(net *family.Member, params []int64, v uint32) int64) (*Totals, error) {
	columns := make([][]point, f.width()+1) // for each variable; behind them for the whole
	for _, m := range f.small {
		f.total(m, of, columns)
	}
	t := &Totals{Factor: 1}
	var fits []*fit
	for i, points := range columns[:first] {
		if err := ctx.Err(); err != nil {
			return nil, f.stopped(err)
		}
		variables := f.params + i + 1
		if i == f.width() {
			variables = f.params
		}
		one := f.fitting(points, variables)
		if one == nil {
			return nil, f.failed("no polynomials fit the running sums of %s", []string{"all vertices", "coordinates"}[min(f.width()-i, 1)])
		}
		fits = append(fits, one)
		t.Factor = lcm(t.Factor, one.factor)
	}
	for _, one := range fits {
		t.Sums = append(t.Sums, one.term(t.Factor))
	}
	if first == f.width() {
		return t, nil
	}
	t.Whole, t.Sums = t.Sums[f.width()], t.Sums[:f.width()]
	if whole := fits[f.width()]; whole.factor == 1 {
		t.Total = whole.term(1)
	}
	return t, nil
}

// Links finds running sums of the neighbours that an item of the text gives, and whether it gives
// its links from both ends.
func (f *Family) Links(ctx context.Context, index int) (t *Totals, twice bool, err error) {
	it := f.items[index]
	if len(it.For) > 0 {
		return f.linksFor(ctx, it)
	}
	back, links := 0, 0
	t, err = f.Totals(ctx, func(net *family.Member, params []int64, v uint32) int64 {
		m := f.member(params)
		w := m.image(it, v)
		if w == none {
			return 0
		}
		links++
		if m.image(it, w) == v {
			back++
		}
		return 1
	})
	if err == nil && back != 0 && back != links {
		err = f.failed("the neighbour %s gives %d of %d links from both ends", it.To, back, links)
	}
	return t, back > 0, err
}

// linksFor is Links for a neighbour that is for each value of some variables, the only one, and gives
// each link once.
func (f *Family) linksFor(ctx context.Context, it Next) (t *Totals, twice bool, err error) {
	if len(f.items) > 1 {
		return nil, false, f.failed("the neighbour %s is for each value of a variable, and not the only one", it.To)
	}
	g, err := f.lists(ctx, slices.Concat(f.ranges, it.For))
	if err != nil {
		return nil, false, err
	}
	given, links := 0, 0
	t, err = g.Totals(ctx, func(net *family.Member, params []int64, v uint32) int64 {
		is := Truth(it.If == nil || all(it.If).holds(slices.Concat(params, net.Coordinates(v))))
		if m := f.member(params); m != nil {
			given += int(is)
			if v == 0 {
				links += m.Size()
			}
		}
		return is
	})
	if err == nil && given != links {
		err = f.failed("the neighbour %s is given %d times for %d links, want once for each", it.To, given, links)
	}
	return t, false, err
}

// lists are the family whose vertices are the values of variables in ranges.
func (f *Family) lists(ctx context.Context, ranges []Range) (*Family, error) {
	var over, names []string
	for _, r := range ranges {
		names = append(names, r.Name)
		text := fmt.Sprintf("%s in %s..%s", r.Name, r.Low, r.High)
		if r.If != nil {
			text += " if " + r.If.String()
		}
		over = append(over, text)
	}
	text := fmt.Sprintf("Lists(%s) = graph %s: (%s) if 0 > 0", strings.Join(f.names[:f.params], ", "), strings.Join(over, ", "), strings.Join(names, ", "))
	l, err := words.Standard().Extend(text, func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		return nil, f.failed("%s: %v", text, err)
	}
	g, err := New(ctx, l.Find("Lists"), f.holds)
	if err == nil {
		g.given = f.given
	}
	return g, err
}

// Side returns the term for the values of a coordinate that begins with 0: one more than the
// largest.
func (f *Family) Side(i int) *Term { return f.side(i) }

// Given returns the neighbour that an item gives at a vertex of one of the small members.
func (f *Family) Given(index int, params []int64, v uint32) (uint32, bool) {
	it := f.items[index]
	w := f.member(params).image(it, v)
	return w, w != none
}

// total adds the running sums of a member to the points of the variables.
func (f *Family) total(m *member, of func(net *family.Member, params []int64, v uint32) int64, columns [][]point) {
	width := f.width()
	sums := make([]int64, width+1) // of the vertices so far, with the same coordinates before each
	last := slices.Clone(m.params)
	for v := range uint32(m.Order()) {
		here := m.of(v)
		changed := width // the first coordinate that is new
		for i := range width {
			if v == 0 || here[f.params+i] != last[f.params+i] {
				changed = i
				break
			}
		}
		for i := changed + 1; i < width && v > 0; i++ {
			f.close(columns, i, last, sums[i])
			sums[i] = 0
		}
		for i := changed; i < width; i++ {
			columns[i] = append(columns[i], point{slices.Clone(here[:f.params+i+1]), sums[i]})
		}
		add := of(m.Member, m.params, v)
		for i := range sums {
			sums[i] += add
		}
		last = here
	}
	for i := range width {
		f.close(columns, i, last, sums[i])
	}
	columns[width] = append(columns[width], point{slices.Clone(m.params), sums[width]})
}

// close adds the point behind the last value of a variable.
func (f *Family) close(columns [][]point, i int, last []int64, sum int64) {
	values := slices.Clone(last[:f.params+i+1])
	if high, ok := f.ranges[i].High.Value(last); ok {
		values[f.params+i] = high + 1
		columns[i] = append(columns[i], point{values, sum})
	}
}

// fit is polynomials for points, by conditions: the last for what is left.
type fit struct {
	conds  []*Term
	polys  []polynomial
	factor int64
}

// polynomial is a sum of products of terms.
type polynomial struct {
	products []*Term
	coefs    []int64 // times the factor
	factor   int64
}

// Limits on fits.
const (
	mostDegree = 4
	mostFit    = 400 // points that are used, not counting the check of all
	modulus    = 1<<61 - 1
)

// fitting fits polynomials to points in the first variables: one, or one on each side of a bound on
// the last variable, or of two.
func (f *Family) fitting(points []point, variables int) *fit {
	if p, ok := f.polynomial(points, variables, mostDegree); ok {
		return &fit{polys: []polynomial{p}, factor: p.factor}
	}
	conds := f.cuts(variables)
	for _, c := range conds {
		if one := f.fitBy(points, variables, []*Term{c}); one != nil {
			return one
		}
	}
	for i, c := range conds {
		for _, d := range conds[:i] {
			if one := f.fitBy(points, variables, []*Term{d, c}); one != nil {
				return one
			}
		}
	}
	return nil
}

// cuts are comparisons of the last variable, and of those before; where there are parameters alone
// their parities.
func (f *Family) cuts(variables int) []*Term {
	var list []*Term
	if variables <= f.params {
		for i := range variables {
			list = append(list, apply("==", mod(f.parameter(i), number(2)), number(0)))
		}
		return list
	}
	i := variables - 1 - f.params
	x := f.coordinate(i)
	side := f.side(i)
	list = append(list, apply("<=", times(2, x), side), apply("<=", times(2, x), add(side, number(1))), apply("<", times(2, x), side))
	for c := int64(0); c <= 2; c++ {
		list = append(list, apply("<=", x, number(c)), apply(">=", x, minus(side, number(c))))
	}
	for j := range i {
		y := f.coordinate(j)
		list = append(list, apply("<=", x, y), apply("<", x, y), apply("<", times(2, y), f.side(j)), apply("==", times(2, y), minus(f.side(j), number(2))))
		for c := int64(0); c <= 1; c++ {
			list = append(list, apply("<=", y, number(c)), apply(">=", y, minus(f.side(j), number(c+1))))
		}
	}
	return list
}

// fitBy fits a polynomial to the points where each condition is the first that holds, and to
// those where none does.
func (f *Family) fitBy(points []point, variables int, conds []*Term) *fit {
	parts := make([][]point, len(conds)+1)
	for _, p := range points {
		i := slices.IndexFunc(conds, func(c *Term) bool { return c.holds(p.values) })
		if i < 0 {
			i = len(conds)
		}
		parts[i] = append(parts[i], p)
	}
	one := &fit{conds: conds, factor: 1}
	for _, part := range parts {
		if len(part) == 0 || len(part) == len(points) {
			return nil
		}
		p, ok := f.polynomial(part, variables, mostDegree-len(conds)+1)
		if !ok {
			return nil
		}
		one.polys = append(one.polys, p)
		one.factor = lcm(one.factor, p.factor)
	}
	return one
}

// term is the fit's, times a factor that its own divides.
func (o *fit) term(factor int64) *Term {
	t := o.polys[len(o.polys)-1].term(factor)
	for i := len(o.conds) - 1; i >= 0; i-- {
		t = cond(o.conds[i], o.polys[i].term(factor), t)
	}
	return t
}

func (p polynomial) term(factor int64) *Term {
	coefs := slices.Clone(p.coefs)
	for i := range coefs {
		coefs[i] *= factor / p.factor
	}
	return weighted(p.products, coefs, 0, 1)
}

// polynomial fits one polynomial of low degree, with ways around the rings of coordinates before
// the last or with halves of parameters if it needs them.
func (f *Family) polynomial(points []point, variables, most int) (polynomial, bool) {
	var plain, halves, folded, quotients []*Term
	for i := range variables {
		plain = append(plain, slot(i, f.names[i]))
		for c := range f.divisor {
			quotients = append(quotients, floor(add(slot(i, f.names[i]), number(c)), f.divisor))
		}
		if i < f.params {
			halves = append(halves, floor(f.parameter(i), 2))
		} else if i < variables-1 {
			x := f.coordinate(i - f.params)
			folded = append(folded, chain("min", x, minus(f.side(i-f.params), x)))
		}
	}
	for degree := 0; degree <= most && len(points) > 2; degree++ {
		if p, ok := polynomialOf(points, plain, degree); ok {
			if p.factor > 1 {
				if whole, ok := f.integral(points, variables, degree); ok {
					return whole, true
				}
			}
			return p, true
		}
		for _, more := range [][]*Term{folded, f.given, halves, quotients} {
			if len(more) == 0 || degree == 0 || degree >= most || f.divisor > 0 && degree > 2 {
				continue
			}
			if p, ok := polynomialOf(points, slices.Concat(plain, more), degree); ok {
				return p, true
			}
		}
	}
	return polynomial{}, false
}

// integral fits one polynomial of a degree, without fractions: in some of the parameters, and in
// halves of the others.
func (f *Family) integral(points []point, variables, degree int) (polynomial, bool) {
	for set := 1; set < 1<<min(f.params, variables); set++ {
		var factors []*Term
		for i := range variables {
			x := slot(i, f.names[i])
			if i < f.params && set>>i&1 == 1 {
				x = floor(x, 2)
			}
			factors = append(factors, x)
		}
		if p, ok := polynomialOf(points, factors, degree); ok && p.factor == 1 {
			return p, true
		}
	}
	return polynomial{}, false
}

// polynomialOf fits one of a degree in some terms.
func polynomialOf(points []point, factors []*Term, degree int) (polynomial, bool) {
	list := products(factors, degree)
	coefs, factor, ok := fitted(points, list)
	return polynomial{list, coefs, factor}, ok
}

// products are those of at most so many factors; the largest stand first.
func products(factors []*Term, degree int) []*Term {
	list := []*Term{number(1)}
	last := []int{0} // of each the place of its last factor
	from := 0
	for range degree {
		end := len(list)
		for k := from; k < end; k++ {
			for i := last[k]; i < len(factors); i++ {
				list, last = append(list, product(list[k], factors[i])), append(last, i)
			}
		}
		from = end
	}
	slices.Reverse(list)
	return list
}

// fitted finds a combination of terms that has the points' values, times a factor: modulo a prime,
// with small denominators. There are to be more points than terms.
func fitted(points []point, basis Tuple) (coefs []int64, factor int64, ok bool) {
	every := len(points)/mostFit + 1
	system := newSystem(len(basis))
	for i := 0; i < len(points); i += every {
		if values, ok := basis.Values(points[i].values); !ok || !system.add(append(values, points[i].want)) {
			return nil, 0, false
		}
	}
	if system.rank()+2 > (len(points)+every-1)/every && len(points) > 4 {
		return nil, 0, false // it would fit anything
	}
	if coefs, factor, ok = system.solve(); !ok {
		return nil, 0, false
	}
	for _, p := range points {
		values, ok := basis.Values(p.values)
		if !ok {
			return nil, 0, false
		}
		sum := int64(0)
		for i, c := range coefs {
			sum += c * values[i]
		}
		if sum != factor*p.want {
			return nil, 0, false
		}
	}
	return coefs, factor, true
}

func lcm(a, b int64) int64 {
	x, y := a, b
	for y != 0 {
		x, y = y, x%y
	}
	return a / x * b
}
