package props

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"topocert/certificates/formula"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
)

// WithTheorems gives claims the theorems of a text, a file as package theorem reads it, that
// say for whole families what the claims do: each has the name of a verdict on a claim, such as
// "oct/char2-diameter reading 2". They are checked whenever a claim is decided; the text is read
// when the first is. An empty text has none; any other that cannot be read is a mistake.
func WithTheorems(claims []*Claim, text string) []*Claim {
	if text == "" {
		return claims
	}
	read := sync.OnceValue(func() map[string]*theorem.Theorem {
		list, err := theorem.Read(strings.NewReader(text))
		if err != nil {
			panic(fmt.Sprintf("props: the theorems of a paper: %v", err))
		}
		byName := make(map[string]*theorem.Theorem)
		for _, t := range list {
			byName[t.Name] = t
		}
		return byName
	})
	for _, c := range claims {
		c.theorems = read
	}
	return claims
}

// readingName is the name of the verdict on a claim's reading of a number, from 0.
func (c *Claim) readingName(i int) string {
	if i == 0 {
		return c.ID
	}
	return fmt.Sprintf("%s reading %d", c.ID, i+1)
}

// Named is a formula of a claim's, under the name of its verdict.
type Named struct {
	Name    string
	Formula *formula.Formula
}

// Formulas lists what formulas say of a claim: its readings and its correction.
func (c *Claim) Formulas() []Named {
	var list []Named
	for i := range c.Readings {
		list = append(list, Named{c.readingName(i), c.Readings[i].Formula})
	}
	if c.Correction != nil {
		list = append(list, Named{c.correctionName(), c.Correction.Formula})
	}
	return slices.DeleteFunc(list, func(n Named) bool { return n.Formula == nil })
}

func (c *Claim) correctionName() string {
	if c.own {
		return c.ID + "/correction"
	}
	return c.contraryName()
}

// contraryName is the name of the theorem that all further cases of a user's own claim fail.
func (c *Claim) contraryName() string { return c.ID + " correction" }

// Family returns the theorem about a whole family that is kept under the name of a verdict on
// the claim, nil if there is none.
func (c *Claim) Family(name string) *theorem.Theorem {
	if c.theorems == nil {
		return nil
	}
	return c.theorems()[name]
}

// mostOfTerms is the length of what is shown of a lemma.
const mostOfTerms = 400

// TermsOf says what a theorem rests on, a line for each lemma, for people. Lemmas speak of
// the parameters by the names that the family's definition gives them.
func TermsOf(l *words.Library, t *theorem.Theorem) []string {
	var lines []string
	for _, n := range t.Networks {
		stem, _, _ := strings.Cut(n.Name, "(")
		family := n.Name
		if d := l.Find(stem); d != nil && len(d.Definition.Params) > 0 {
			var names []string
			for _, p := range d.Definition.Params {
				names = append(names, p.Name)
			}
			if form := fmt.Sprintf("%s(%s)", stem, strings.Join(names, ", ")); form != n.Name {
				family += " as " + form
			}
		}
		for _, m := range n.Lemmas {
			var parts []string
			for _, o := range m.Objects {
				parts = append(parts, o.Keyword+" "+o.Text)
			}
			line := strings.TrimSuffix(fmt.Sprintf("%s: %s, by %s: %s", family, m, m.By, strings.Join(parts, "; ")), ": ")
			if len(line) > mostOfTerms {
				line = line[:mostOfTerms] + " …"
			}
			if !slices.Contains(lines, line) {
				lines = append(lines, line)
			}
		}
	}
	return lines
}
