package oracle

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"topocert/certificates/language"
)

// Claim is a sentence for all values of variables, which are ranges with a least value, and most with a
// largest. The condition may be nil.
type Claim struct {
	Ranges   []language.Range
	If, Says *language.Node
	Words    []*Definition
}

// String writes the claim as formulas are written.
func (c *Claim) String() string {
	var list []string
	for _, r := range c.Ranges {
		if len(r.In.Args) == 1 {
			list = append(list, fmt.Sprintf("%s >= %s", r.Names[0], r.In.Args[0]))
		} else {
			list = append(list, ranges([]language.Range{r}))
		}
	}
	text := c.Says.String() + " for " + strings.Join(list, ", ")
	if c.If != nil {
		text += " if " + c.If.String()
	}
	return text
}

// Cases calls a function with the values of the variables of each case and what the claim says
// there, nil for nothing; of a variable without a largest value as many are tried as said. It
// returns false if the domain has no value somewhere.
func (c *Claim) Cases(count int, names Names, each func(names Names, value any)) (ok bool) {
	m := &Meaning{Words: Among(c.Words), Left: 1 << 14}
	var list []language.Range
	for _, r := range c.Ranges {
		if from := r.In.Args[0]; len(r.In.Args) == 1 {
			r.In = to(from, of("+", from, leaf(fmt.Sprint(count-1))))
		}
		list = append(list, r)
	}
	return attempt(func() {
		m.all(list, names, func(t Names) bool {
			if c.If == nil || m.truth(c.If, t) {
				value, _ := m.Of(c.Says, t)
				each(t, value)
			}
			return true
		})
	})
}

// DrawClaim draws a claim that may have a proof in arithmetic: about one or two variables, with
// words about the network of three vertices or none.
func DrawClaim(r *rand.Rand, depth int, name, network string) *Claim {
	c := new(Claim)
	var names []string
	for _, name := range []string{"n", "m"}[:1+r.IntN(2)] {
		from := leaf(fmt.Sprint(r.IntN(4)))
		switch r.IntN(5) {
		case 0:
			from = of("-", from)
		case 1:
			from = Terms().Number(r, 1, names...)
		}
		in := of(language.To, from)
		switch r.IntN(4) {
		case 0:
		case 1:
			in = to(from, Terms().Number(r, 1, names...))
		default:
			in = to(from, of("+", from, leaf(fmt.Sprint(r.IntN(5)))))
		}
		c.Ranges, names = append(c.Ranges, language.Range{Names: []string{name}, In: in}), append(names, name)
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
