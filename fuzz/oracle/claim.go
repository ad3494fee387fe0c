package oracle

import (
	"fmt"
	"maps"
	"math/big"
	"math/rand/v2"
	"strings"
)

// Range is a variable with its least and its largest value, and a condition; the largest is nil
// where there is none.
type Range struct {
	Name         string
	From, To, If *Sentence
}

// Claim is a sentence for all values of variables, whose names it knows. The condition may be nil.
type Claim struct {
	Ranges   []Range
	If, Says *Sentence
	Words    []*Definition
}

// String writes the claim as formulas are written.
func (c *Claim) String() string {
	var ranges []string
	for _, r := range c.Ranges {
		if r.To == nil {
			ranges = append(ranges, fmt.Sprintf("%s >= %s", r.Name, r.From))
		} else {
			ranges = append(ranges, fmt.Sprintf("%s in %s..%s", r.Name, r.From, r.To))
		}
	}
	text := c.Says.String() + " for " + strings.Join(ranges, ", ")
	if c.If != nil {
		text += " if " + c.If.String()
	}
	return text
}

// Cases calls a function with the values of the variables of each case and what the claim says
// there, nil for nothing; of a variable without a largest value as many are tried as said. It
// returns false if the domain has no value somewhere.
func (c *Claim) Cases(most int64, names map[string]any, each func(names map[string]any, value any)) (ok bool) {
	e := &evaluation{steps: 1 << 14}
	var visit func(i int, names map[string]any) bool
	visit = func(i int, names map[string]any) bool {
		if i == len(c.Ranges) {
			if c.If != nil {
				switch in, ok := e.of(c.If, names); {
				case !ok:
					return false
				case !in.(bool):
					return true
				}
			}
			value, _ := e.of(c.Says, names)
			each(names, value)
			return true
		}
		return c.Ranges[i].each(e, most, names, func(inner map[string]any) bool { return visit(i+1, inner) })
	}
	return visit(0, names)
}

// each goes through the values of the range, until it is told not to.
func (r Range) each(e *evaluation, most int64, names map[string]any, visit func(map[string]any) bool) bool {
	end := func(s *Sentence) *big.Int {
		x, ok := e.of(s, names)
		if !ok || x.(Number).Rat == nil || !x.(Number).IsInt() {
			return nil
		}
		return x.(Number).Num()
	}
	low := end(r.From)
	if low == nil {
		return false
	}
	high := new(big.Int).Add(low, big.NewInt(most-1))
	if r.To != nil {
		if high = end(r.To); high == nil {
			return false
		}
	}
	if new(big.Int).Sub(high, low).Cmp(big.NewInt(64)) > 0 {
		panic(TooLong{})
	}
	for n := new(big.Int).Set(low); n.Cmp(high) <= 0; n.Add(n, big.NewInt(1)) {
		inner := maps.Clone(names)
		inner[r.Name] = Number{new(big.Rat).SetInt(n)}
		if r.If != nil {
			switch in, ok := e.of(r.If, inner); {
			case !ok:
				return false
			case !in.(bool):
				continue
			}
		}
		if !visit(inner) {
			return false
		}
	}
	return true
}

// DrawClaim draws a claim that may have a proof in arithmetic: about one or two variables, with
// words about the network of three vertices or none.
func DrawClaim(r *rand.Rand, depth int, name, network string) *Claim {
	c := new(Claim)
	var names []string
	for _, name := range []string{"n", "m"}[:1+r.IntN(2)] {
		one := Range{Name: name, From: leaf(fmt.Sprint(r.IntN(4)))}
		switch r.IntN(5) {
		case 0:
			one.From = of("-", one.From)
		case 1:
			one.From = Terms().Number(r, 1, names...)
		}
		switch r.IntN(4) {
		case 0:
		case 1:
			one.To = Terms().Number(r, 1, names...)
		default:
			one.To = of("+", one.From, leaf(fmt.Sprint(r.IntN(5))))
		}
		c.Ranges, names = append(c.Ranges, one), append(names, name)
	}
	if r.IntN(4) == 0 {
		c.If = Terms().Draw(r, 1+r.IntN(2), names...)
	}
	d := Terms()
	d.Endless = true
	if network != "" {
		d = d.DrawWords(r, 1+r.IntN(2), name, network)
		c.Words = d.Words
	}
	c.Says = d.Draw(r, depth, names...)
	return c
}
