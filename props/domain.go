package props

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// ErrDomain marks a domain of which it takes too long to tell what is in it.
var ErrDomain = errors.New("a domain that is too large")

// mostPlain is the number of operations that going through all tuples of the ranges may
// take; mostBoxes that of the boxes looked at where it would take more, besides some for each
// tuple that is found.
const (
	mostPlain = 1 << 25
	mostBoxes = 1 << 18
)

// WalkDomain yields the tuples of a domain that has an end, in the order of Domain.Each,
// and tells whether it went through all tuples of the ranges, as our checker does. Where
// these are too many it is branch and prune: the condition is evaluated on a box, a range of
// values for each variable, by interval arithmetic; a box where it is false is left out,
// any other is halved.
func WalkDomain(ctx context.Context, d formula.Domain, yield func(env formula.Env) error) (plain bool, err error) {
	b := newBoxes(ctx, d, yield)
	raw := b.size()
	if d.If == nil && raw != nil && raw.Cmp(big.NewInt(formula.MaxCases)) > 0 && b.constant() {
		return false, fmt.Errorf("%w: %q has %s tuples, want at most %d", ErrDomain, d, raw, formula.MaxCases)
	}
	if d.If == nil || raw != nil && raw.Cmp(big.NewInt(mostPlain/int64(1+formula.Size(d.If)))) <= 0 {
		return true, d.Each(func(env formula.Env) error { return errors.Join(yield(env), ctx.Err()) })
	}
	if err = b.vary(0); errors.Is(err, errBoxes) {
		of := "countless tuples"
		if raw != nil {
			of = fmt.Sprintf("up to %s tuples", raw)
		}
		err = fmt.Errorf("%w: %q has %s, and the condition leaves out too few at once, want smaller ranges", ErrDomain, d, of)
	}
	return false, err
}

var errBoxes = errors.New("too many boxes")

// boxes goes through the boxes of a domain.
type boxes struct {
	ctx    context.Context
	yield  func(env formula.Env) error
	domain formula.Domain

	env           formula.Env                    // the variables that have a value
	now           map[string]certificates.Bounds // of all variables
	looked, found int
}

func newBoxes(ctx context.Context, d formula.Domain, yield func(env formula.Env) error) *boxes {
	return &boxes{ctx: ctx, yield: yield, domain: d, env: make(formula.Env), now: make(map[string]certificates.Bounds)}
}

func (b *boxes) evaluate(e *language.Node) formula.Value {
	v, err := formula.Enclose(e, b.now)
	if err != nil {
		return formula.Value{} // that of a tuple tells
	}
	return v
}

// widen gives the variables from the i-th range on all values that they may have.
func (b *boxes) widen(i int) {
	for ; i < len(b.domain.Ranges); i++ {
		r := b.domain.Ranges[i]
		if r.Tuples == nil {
			b.now[r.Names[0]] = certificates.Bounds{Low: b.evaluate(r.From).Bounds().Low, High: b.evaluate(r.To).Bounds().High}
			continue
		}
		for k, name := range r.Names {
			byValue := func(s, t []*big.Rat) int { return s[k].Cmp(t[k]) }
			b.now[name] = certificates.Bounds{Low: slices.MinFunc(r.Tuples, byValue)[k], High: slices.MaxFunc(r.Tuples, byValue)[k]}
		}
	}
}

// size returns a number that the tuples of the ranges do not exceed, nil for none.
func (b *boxes) size() *big.Int {
	b.widen(0)
	n := big.NewInt(1)
	for _, r := range b.domain.Ranges {
		if r.Tuples != nil {
			n.Mul(n, big.NewInt(int64(len(r.Tuples))))
			continue
		}
		now := b.now[r.Names[0]]
		if now.Low == nil || now.High == nil {
			return nil
		}
		values := new(big.Int).Sub(floor(now.High), ceil(now.Low))
		if values.Add(values, big.NewInt(1)).Sign() <= 0 {
			return new(big.Int)
		}
		n.Mul(n, values)
	}
	return n
}

// constant tells whether no range depends on a variable.
func (b *boxes) constant() bool {
	return !slices.ContainsFunc(b.domain.Ranges, func(r formula.Range) bool {
		if r.Tuples != nil {
			return false
		}
		_, from := formula.Evaluate(r.From, nil, nil)
		_, to := formula.Evaluate(r.To, nil, nil)
		return from != nil || to != nil
	})
}

// vary goes through the values of the variables from the i-th range on.
func (b *boxes) vary(i int) error {
	if i == len(b.domain.Ranges) {
		if in, err := b.domain.Contains(b.env); err != nil || !in {
			return err
		}
		if b.found++; b.found > formula.MaxCases {
			return fmt.Errorf("%w: more than %d tuples", ErrDomain, formula.MaxCases)
		}
		return b.yield(b.env)
	}
	r := b.domain.Ranges[i]
	for _, t := range r.Tuples {
		for k, name := range r.Names {
			b.set(name, t[k])
		}
		if b.widen(i + 1); b.empty() {
			continue
		}
		if err := b.vary(i + 1); err != nil {
			return err
		}
	}
	if r.Tuples != nil {
		return nil
	}
	from, err := formula.Whole(r.From, b.env)
	if err != nil {
		return err
	}
	to, err := formula.Whole(r.To, b.env)
	if err != nil {
		return err
	}
	return b.halve(i, from.Num(), to.Num())
}

// halve goes through the values of a variable from one to another.
func (b *boxes) halve(i int, from, to *big.Int) error {
	if from.Cmp(to) > 0 {
		return nil
	}
	if b.looked++; b.looked > mostBoxes+16*b.found {
		return errBoxes
	}
	if err := b.ctx.Err(); err != nil {
		return err
	}
	name := b.domain.Ranges[i].Names[0]
	b.now[name] = certificates.Bounds{Low: new(big.Rat).SetInt(from), High: new(big.Rat).SetInt(to)}
	if b.widen(i + 1); b.empty() {
		return nil
	}
	if from.Cmp(to) == 0 {
		b.set(name, new(big.Rat).SetInt(from))
		return b.vary(i + 1)
	}
	middle := new(big.Int).Add(from, to)
	middle.Rsh(middle, 1)
	if err := b.halve(i, from, middle); err != nil {
		return err
	}
	return b.halve(i, middle.Add(middle, big.NewInt(1)), to)
}

func (b *boxes) set(name string, x *big.Rat) {
	b.env[name], b.now[name] = x, certificates.Bounds{Low: x, High: x}
}

// empty tells whether the condition is false in all of the box.
func (b *boxes) empty() bool {
	in, known := b.evaluate(b.domain.If).Truth()
	return known && !in
}

// floor returns the largest whole number that is not larger.
func floor(x *big.Rat) *big.Int { return new(big.Int).Div(x.Num(), x.Denom()) }

// ceil returns the least whole number that is not smaller.
func ceil(x *big.Rat) *big.Int { return new(big.Int).Neg(floor(new(big.Rat).Neg(x))) }
