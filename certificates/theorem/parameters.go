package theorem

import (
	"math/big"
	"slices"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
)

// mostLeast is what a larger least value counts as: only whether terms are negative is asked.
const mostLeast = 1_000_000

// notNegative refuses a network with a parameter that may be negative, as far as the ranges of the
// claim's variables tell: formulas have no such network, though its text may mean something.
func (m *maker) notNegative(network string, params []*language.Node) {
	lows := make(map[string]int)
	for _, r := range m.claim.For.Ranges { // a range may depend on variables before
		for i, name := range r.Names {
			if low, known := leastOf(r, i, lows); known {
				lows[name] = low
			}
		}
	}
	for _, x := range params {
		if low, known := least(x, lows); !known || low < 0 {
			m.reject("theorem/network", "%s, whose parameter %s may be negative, want ranges that show it is not",
				certificates.Shortened(network), certificates.Shortened(x.String()))
		}
	}
}

// leastOf is what the variable with the given place in a range is at least.
func leastOf(r formula.Range, place int, lows map[string]int) (low int, known bool) {
	if r.Tuples == nil {
		return least(r.From, lows)
	}
	for _, t := range r.Tuples {
		if t[place].Sign() < 0 {
			return 0, false
		}
	}
	return 0, true
}

// least is interval arithmetic: what a term is at least where variables are at least what lows says; not
// known if that does not tell.
func least(x *language.Node, lows map[string]int) (low int, known bool) {
	switch x.Op {
	case language.Numeral:
		n, ok := new(big.Int).SetString(x.Text, 10)
		if !ok {
			return 0, false
		}
		if n.CmpAbs(big.NewInt(mostLeast)) > 0 {
			return mostLeast, n.Sign() > 0
		}
		return int(n.Int64()), true
	case language.Name:
		low, known = lows[x.Text]
		return low, known
	case "%":
		return 0, true
	}
	var values []int // those that are known
	for _, a := range x.Args {
		if low, known := least(a, lows); known {
			values = append(values, low)
		}
	}
	all := len(values) == len(x.Args)
	switch {
	case values == nil:
		return 0, false
	case x.Op == language.Call && x.Text == "max":
		return slices.Max(values), true
	case x.Op == "-" && len(values) == 2 && x.Args[1].Op == language.Numeral && all && values[1] < mostLeast:
		return values[0] - values[1], true
	case !all:
		return 0, false
	case x.Op == "+" && len(values) == 2:
		return min(values[0]+values[1], mostLeast), true
	case slices.Min(values) < 0:
		return 0, false
	case x.Op == "*" && len(values) == 2:
		return min(values[0]*values[1], mostLeast), true
	case x.Op == "/": // no divisor is 0, by another question
		return 0, true
	case meaning.Rounds(x) != 0 || x.Op == language.Call && x.Text == "min":
		return 0, true
	}
	return 0, false
}
