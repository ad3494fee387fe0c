package automata

import (
	"cmp"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"topocert/certificates/automata"
	"topocert/certificates/language"
)

// distanceSum finds the sum of all distances, where they are the weights of an automaton without choices.
func (f *finder) distanceSum() error {
	d, err := f.deterministic(f.ctx)
	if err != nil {
		return fmt.Errorf("a distance without choices: %w", err)
	}
	p := automata.For("distance_sum", "==", "", "").(*automata.Summed)
	p.Distance = *between(d, &f.proof.Vertices, f.q)
	if err := f.conditionsOf(p, numeral(0), 1, "zero", "nonnegative", "lipschitz", "descent", "every", "only"); err != nil {
		return err
	}
	value, err := f.sumOfPowers(&p.Distance)
	if err != nil {
		return err
	}
	return f.equated("distance_sum", p, &p.Counted, value)
}

// weights are the sums of what an automaton without choices weighs, for words of 0 letters, 1, …
func weights(d *automata.Weighted, lengths int) []*big.Int {
	type state struct{ many, sum *big.Int }
	at := map[int64]state{d.Starts[0].To: {big.NewInt(1), big.NewInt(d.Starts[0].Weight)}}
	more := func(s state, weight int64) state {
		return state{s.many, new(big.Int).Add(s.sum, new(big.Int).Mul(s.many, big.NewInt(weight)))}
	}
	var list []*big.Int
	for range lengths {
		total, next := new(big.Int), make(map[int64]state)
		for s, x := range at {
			if in := d.States[s]; in.May {
				total.Add(total, more(x, in.End).sum)
			}
			for _, moves := range d.States[s].Moves {
				for _, m := range moves {
					y, old := more(x, m.Weight), next[m.To]
					if old.many != nil {
						y = state{new(big.Int).Add(old.many, y.many), new(big.Int).Add(old.sum, y.sum)}
					}
					next[m.To] = y
				}
			}
		}
		list, at = append(list, total), next
	}
	return list
}

// sumOfPowers is the sum of what an automaton without choices weighs, as a sum of powers of a parameter of the network, times numbers to the
// power of it. That it is so for all lengths, equations show.
func (f *finder) sumOfPowers(d *automata.Weighted) (*language.Node, error) {
	param, shift, err := f.parameter()
	if err != nil {
		return nil, err
	}
	shift += f.proof.Offset
	q := int64(f.q)
	for _, way := range []struct {
		degree int
		step   int64
	}{{1, q*q - 1}, {1, q - 1}, {2, q - 1}, {1, 1}, {2, 1}, {3, 1}} {
		var powers []automata.Symbol
		for base := int64(1); base <= q*q; base += way.step {
			for power := range way.degree + 1 {
				powers = append(powers, automata.Symbol{State: -1, Power: power, Base: base})
			}
		}
		var rows [][]*big.Rat // of each power, and of the sum, by lengths
		first := int64(-1)
		for n, sum := range weights(d, f.firstLength()+len(powers)+3) {
			at := int64(n) + shift
			if !takesLength(&f.proof.Lengths, n) || at < 0 {
				continue
			}
			if first < 0 {
				first = at
			}
			row := make([]*big.Rat, 0, len(powers)+1)
			for _, s := range powers {
				x := new(big.Int).Exp(big.NewInt(at), big.NewInt(int64(s.Power)), nil)
				row = append(row, new(big.Rat).SetInt(x.Mul(x, new(big.Int).Exp(big.NewInt(s.Base), big.NewInt(at), nil))))
			}
			rows = append(rows, append(row, new(big.Rat).SetInt(sum)))
		}
		if factors := eliminated(rows, len(powers)); factors != nil {
			if text := powersText(param, first, powers, factors); text != "" {
				c, err := language.Parse(text)
				return c.Expr, err
			}
		}
	}
	return nil, errors.New("no sum of powers was found for the sum of the distances")
}

// powersText writes a sum of powers, what is added before what is taken away; "" if its parts are no whole numbers from the first on.
func powersText(param string, first int64, powers []automata.Symbol, factors []*big.Rat) string {
	var text, lesser string
	for i, s := range powers {
		x, less := new(big.Rat).Set(factors[i]), int64(0)
		for less < first && s.Base > 1 && !x.IsInt() {
			x.Mul(x, new(big.Rat).SetInt64(s.Base))
			less++
		}
		if !x.IsInt() {
			return ""
		}
		var product []string
		if one := new(big.Int).Abs(x.Num()); !one.IsInt64() || one.Int64() != 1 || s.Power == 0 && s.Base == 1 {
			product = append(product, one.String())
		}
		for range s.Power {
			product = append(product, param)
		}
		if s.Base > 1 {
			product = append(product, power(s.Base, param, -less))
		}
		switch x.Sign() {
		case 1:
			text += " + " + strings.Join(product, "*")
		case -1:
			lesser += " - " + strings.Join(product, "*")
		}
	}
	return strings.TrimPrefix(cmp.Or(text, " + 0")+lesser, " + ")
}
