package automata

import (
	"fmt"
	"strings"

	"topocert/certificates/language"
)

// longestPeriod bounds the period of a diameter.
const longestPeriod = 6

// value is a fact as a term in a parameter of the network: a sum of quotients that grows by a number whenever the parameter has
// grown by a period, as it does on words of less than so many letters.
func (f *finder) value(lengths int, fact func(n int) (int64, error)) (*language.Node, error) {
	param, shift, err := f.parameter()
	if err != nil {
		return nil, err
	}
	var first int64
	var known, between []int64 // from the first value of the parameter on; at a gap that before, or one between
	last := 0                  // the last that is no gap
	for n := range lengths {
		if !takesLength(&f.proof.Lengths, n) {
			if known != nil {
				known, between = append(known, known[len(known)-1]), append(between, known[len(known)-1])
			}
			continue
		}
		if known == nil {
			first = int64(n) + f.proof.Offset + shift
		}
		d, err := fact(n)
		if err != nil {
			return nil, err
		}
		known, between = append(known, d), append(between, d)
		for i := last + 1; i < len(known); i++ {
			between[i] = known[last] + (d-known[last])*int64(i-last)/int64(len(known)-1-last)
		}
		last = len(known) - 1
	}
	known, between = known[:min(last+1, len(known))], between[:min(last+1, len(known))]
	for _, known := range [][]int64{between, known} {
		for period := 1; period <= longestPeriod && len(known) >= min(2*period+1, 3*period-1); period++ {
			text, at := quotients(param, first, known, period)
			right := true
			for i, d := range known {
				right = right && at(first+int64(i)) == d
			}
			if right {
				c, err := language.Parse(text)
				return c.Expr, err
			}
		}
	}
	return nil, fmt.Errorf("no formula was found for the values %v from %d on", known, first)
}

// diameterOf is the diameter of the words of a length.
func (f *finder) diameterOf(n int) (int64, error) {
	d, words := f.farthest(n, 1)
	if d == none || d >= far {
		return 0, fmt.Errorf("not connected for words of %d letters: no path between %s", n, f.shown(letters(f.q*f.q, n, words[0]), 2))
	}
	return int64(d), nil
}

// parameter is one of the network that is the text's variable, and how much more it is.
func (f *finder) parameter() (name string, shift int64, err error) {
	for _, name := range f.text.Network.Names() {
		at, err := f.text.Value(&language.Node{Op: language.Name, Text: name})
		if err == nil && at(8)+1 == at(9) {
			return name, at(8) - 8, nil
		}
	}
	return "", 0, fmt.Errorf("%s: no parameter that is %s, or a number more", f.text.Network.Name, f.text.Variable)
}

// quotients is the function with the period that begins with some values: for each remainder by it, how much is added
// where the parameter has it.
func quotients(param string, first int64, known []int64, period int) (text string, at func(int64) int64) {
	p := int64(period)
	grows := make([]int64, period) // at the remainder i, above the one before
	for i := 1; i <= period; i++ {
		grows[(first+int64(i))%p] = known[i] - known[i-1]
	}
	same := true
	for _, g := range grows {
		same = same && g == grows[0]
	}
	type part struct{ times, more, over int64 }
	var parts []part
	if same && grows[0] != 0 {
		parts = append(parts, part{grows[0], 0, 1})
	} else if !same {
		for i, g := range grows {
			if g != 0 {
				parts = append(parts, part{g, (p - int64(i)) % p, p})
			}
		}
	}
	sum := func(n int64) (s int64) {
		for _, q := range parts {
			s += q.times * ((n + q.more) / q.over)
		}
		return s
	}
	rest := known[0] - sum(first)
	if len(parts) == 1 && parts[0].times == 1 && rest > 0 { // one quotient
		parts[0].more, rest = parts[0].more+rest*parts[0].over, 0
	}
	var texts []string
	for _, q := range parts {
		x := param
		if q.more > 0 {
			x = fmt.Sprintf("%s + %d", param, q.more)
		}
		if q.over > 1 {
			x = strings.Replace(fmt.Sprintf("floor((%s)/%d)", x, q.over), "("+param+")", param, 1)
		}
		if q.times != 1 {
			x = strings.Replace(fmt.Sprintf("%d*(%s)", q.times, x), "("+param+")", param, 1)
		}
		texts = append(texts, x)
	}
	if rest != 0 || texts == nil {
		texts = append(texts, fmt.Sprint(rest))
	}
	return strings.ReplaceAll(strings.Join(texts, " + "), "+ -", "- "), func(n int64) int64 { return sum(n) + rest }
}

func numeral(k int) *language.Node {
	return &language.Node{Op: language.Numeral, Text: fmt.Sprint(k)}
}
