package smt

import (
	"cmp"
	"math/big"
	"math/bits"

	"topocert/certificates/meaning"
)

// row says that d times a basic column is the sum of a times the nonbasic ones, for whole numbers
// without a common divisor, and d ≥ 1. They are in wide where they are large.
type row struct {
	d    int64
	a    []int64
	top  int // the bits of the largest number
	wide *wideRow
}

type wideRow struct {
	d *big.Int
	a []*big.Int
}

func newRow(columns int) *row { return &row{d: 1, a: make([]int64, columns), top: 1} }

// grow adds a column that does not occur.
func (r *row) grow() {
	if r.wide != nil {
		r.wide.a = append(r.wide.a, new(big.Int))
		return
	}
	r.a = append(r.a, 0)
}

func (r *row) sign(j int) int {
	if r.wide != nil {
		return r.wide.a[j].Sign()
	}
	return cmp.Compare(r.a[j], 0)
}

// entry returns a number of the row as it is; factor returns it divided by d.
func (r *row) entry(j int) meaning.Number {
	if r.wide != nil {
		return meaning.Of(new(big.Rat).SetInt(r.wide.a[j]))
	}
	return meaning.Whole(r.a[j])
}

func (r *row) factor(j int) meaning.Number {
	if r.wide != nil {
		return meaning.Of(new(big.Rat).SetFrac(r.wide.a[j], r.wide.d))
	}
	return meaning.Whole(r.a[j]).Quo(meaning.Whole(r.d))
}

// basic returns d.
func (r *row) basic() meaning.Number {
	if r.wide != nil {
		return meaning.Of(new(big.Rat).SetInt(r.wide.d))
	}
	return meaning.Whole(r.d)
}

// widened returns the row in large numbers.
func (r *row) widened() *wideRow {
	if r.wide != nil {
		return r.wide
	}
	w := &wideRow{big.NewInt(r.d), make([]*big.Int, len(r.a))}
	for j, x := range r.a {
		w.a[j] = big.NewInt(x)
	}
	return w
}

// set takes large numbers, without their common divisor.
func (r *row) set(w *wideRow) {
	g := new(big.Int).Set(w.d)
	for _, x := range w.a {
		if g.IsInt64() && g.Int64() == 1 {
			break
		}
		g.GCD(nil, nil, g, new(big.Int).Abs(x))
	}
	fits := true
	for _, x := range append(w.a, w.d) {
		x.Quo(x, g)
		fits = fits && x.BitLen() <= 62
	}
	if !fits {
		r.wide, r.a = w, nil
		return
	}
	r.wide, r.d, r.a = nil, w.d.Int64(), make([]int64, len(w.a))
	for j, x := range w.a {
		r.a[j] = x.Int64()
	}
	r.reduce()
}

// reduce divides by the common divisor, and notes the largest number.
func (r *row) reduce() {
	g := r.d
	for _, x := range r.a {
		if g == 1 {
			break
		}
		if x != 0 {
			g = meaning.GCD(g, x)
		}
	}
	all := uint64(r.d)
	if g > 1 {
		r.d /= g
		all = uint64(r.d)
		for j := range r.a {
			r.a[j] /= g
		}
	}
	for _, x := range r.a {
		if x < 0 {
			x = -x
		}
		all |= uint64(x)
	}
	r.top = bits.Len64(all)
}

// turn solves the row for a nonbasic column, which becomes basic.
func (r *row) turn(at int) {
	if w := r.wide; w != nil {
		negative := w.a[at].Sign() < 0
		w.d, w.a[at] = w.a[at], w.d
		for j, x := range w.a {
			if (j == at) == negative {
				x.Neg(x)
			}
		}
		if negative {
			w.d.Neg(w.d)
		}
		return
	}
	negative := r.a[at] < 0
	r.d, r.a[at] = r.a[at], r.d
	for j := range r.a {
		if (j == at) == negative {
			r.a[j] = -r.a[j]
		}
	}
	if negative {
		r.d = -r.d
	}
}

// substitute puts a solved row in place of its column.
func (r *row) substitute(at int, by *row) {
	if w := r.wide; w != nil {
		t := w.a[at]
		w.a[at] = new(big.Int)
		r.plusWide(t, by)
		return
	}
	t := r.a[at]
	r.a[at] = 0
	r.plus(t, by)
}

// add adds a number times a basic column to what the row is equal to.
func (r *row) add(c int64, other *row) {
	if r.wide == nil && bits.Len64(uint64(abs(c)))+bits.Len64(uint64(r.d)) < 62 {
		r.plus(c*r.d, other)
		return
	}
	r.plusWide(new(big.Int).Mul(r.widened().d, big.NewInt(c)), other)
}

// plus adds t times another row's basic column to d times this one's; plusWide in large numbers.
func (r *row) plus(t int64, other *row) {
	if other.wide == nil {
		g := meaning.GCD(t, other.d)
		m, s := other.d/g, t/g
		if bits.Len64(uint64(m))+r.top < 62 && bits.Len64(uint64(abs(s)))+other.top < 62 {
			r.d *= m
			for j, y := range other.a {
				r.a[j] = r.a[j]*m + s*y
			}
			r.reduce()
			return
		}
	}
	r.plusWide(big.NewInt(t), other)
}

func (r *row) plusWide(t *big.Int, other *row) {
	x, y := r.widened(), other.widened()
	product := new(big.Int)
	for j := range x.a {
		x.a[j].Mul(x.a[j], y.d)
		x.a[j].Add(x.a[j], product.Mul(t, y.a[j]))
	}
	x.d.Mul(x.d, y.d)
	r.set(x)
}

// unit adds a number times a nonbasic column.
func (r *row) unit(c int64, at int) {
	if r.wide == nil && bits.Len64(uint64(abs(c)))+bits.Len64(uint64(r.d)) < 61 && r.top < 61 {
		r.a[at] += c * r.d
		r.reduce()
		return
	}
	x := r.widened()
	product := new(big.Int).Mul(x.d, big.NewInt(c))
	x.a[at].Add(x.a[at], product)
	r.set(x)
}
