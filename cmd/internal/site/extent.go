package site

import (
	"cmp"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/cmd/internal/printed"
	"topocert/props"
	"topocert/topology"
)

// A picture shows where over its parameters a claim holds and where it fails: a cell a case. A
// formula's cells are evaluated from what certificates state, as topocheck does it; those of other
// claims are the cases that were tried. Cases beyond these are settled if that is cheap, by rules
// that look at no clock; else they stay open.

// Cell is a case of a claim.
type Cell struct {
	printed.Cell
	// Statements are those of the certificates that it rests on; Compared says that the
	// formula was evaluated from what they say.
	Statements []string
	Compared   bool

	outside bool                     // of the picture
	dear    bool                     // to evaluate, and not tried
	rests   []certificates.Statement // of a case that was tried
}

// picture is where a claim holds and fails, as it is drawn.
type picture struct {
	Names []string // of the variables
	// Formula is nil for a claim that none says.
	Formula *formula.Formula
	// Cells are the cases in the order of their values; the open ones among them too.
	Cells []*Cell
	// Complete says that they are all cases of the domain.
	Complete bool

	panels []Panel
	// Sentence says where the claim fails, of the cells that are drawn; "" if none is decided.
	Sentence        string
	Inside, Outside Count // of the cells that are drawn, and of the others
	Unlinked        int   // decided cells without a certificate
	// theorem is the file of a theorem that the claim holds for all; "" if there is none.
	theorem string
}

// The sizes of pictures: the number of values that a claim with one, two and three or more
// variables is tried with in each of them.
const (
	strip = 40
	side  = 20
	small = 8
)

// planPicture lists the cases of a claim's picture: those that were tried, and some of its domain.
// It returns nil for a claim that is no formula and has no variables.
func planPicture(c *props.Claim, r *props.Result) *picture {
	if len(c.Readings) == 0 {
		return nil
	}
	e := &picture{Formula: c.Readings[0].Formula}
	if e.Formula != nil {
		e.Names = e.Formula.For.Names()
	} else if len(r.Tried) > 0 {
		e.Names = r.Tried[0].Names
	}
	if len(e.Names) == 0 && e.Formula == nil {
		return nil
	}
	for _, t := range r.Tried {
		if len(t.Values) != len(e.Names) {
			return nil
		}
		cell := &Cell{Cell: printed.Cell{Values: t.Values, Holds: t.Verdict == props.Holds, Fails: t.Verdict == props.Fails}, rests: t.Statements}
		for _, s := range t.Statements {
			cell.Statements = append(cell.Statements, s.String())
		}
		if t.Verdict != props.Undecided {
			marks := map[props.Verdict]string{props.Holds: "✓", props.Fails: "✗"}
			cell.Text, cell.Title = marks[t.Verdict], e.Case(cell)+": "+t.Verdict.String()
		}
		e.Cells = append(e.Cells, cell)
	}
	if e.Formula != nil {
		e.Cells, e.Complete = e.more()
	} else {
		e.Complete = r.Complete && r.Verdict != props.Fails
	}
	slices.SortStableFunc(e.Cells, func(a, b *Cell) int { return slices.CompareFunc(a.Values, b.Values, (*big.Rat).Cmp) })
	return e
}

func (e *picture) env(c *Cell) formula.Env {
	env := make(formula.Env)
	for i, name := range e.Names {
		env[name] = c.Values[i]
	}
	return env
}

// Case names the case of a cell.
func (e *picture) Case(c *Cell) string { return printed.Case(e.Names, e.env(c)) }

func key(values []*big.Rat) string {
	var b strings.Builder
	for _, x := range values {
		b.WriteString(x.RatString() + " ")
	}
	return b.String()
}

// more returns the cells with those of the smallest values of each variable of the formula's
// domain, and tells whether these are all.
func (e *picture) more() ([]*Cell, bool) {
	found, all := tuples(e.Formula.For, len(e.Names))
	have := make(map[string]*Cell)
	for _, c := range e.Cells {
		have[key(c.Values)] = c
	}
	cells := e.Cells
	for _, values := range found {
		if have[key(values)] == nil {
			cells = append(cells, &Cell{Cell: printed.Cell{Values: values}})
		}
	}
	return cells, all && len(cells) == len(found)
}

// most is the number of tuples that are looked at for a picture.
const most = 1 << 13

// tuples returns those tuples of a domain whose variables have one of their smallest values,
// and tells whether these are all there are.
func tuples(d formula.Domain, width int) (found [][]*big.Rat, all bool) {
	wide := map[int]int{1: strip, 2: side}[width]
	if wide == 0 {
		wide = small
	}
	closed := !d.Open()
	closedDomain, ok := bounded(d, wide)
	if !ok {
		return nil, false
	}
	names, whole := d.Names(), true
	err := closedDomain.Each(func(env formula.Env) error {
		if len(found) == most {
			whole = false
			return errEnough
		}
		found = append(found, printed.Values(names, env))
		return nil
	})
	if err != nil && whole {
		return nil, false
	}
	if closed && whole && len(found) <= strip*strip/4 {
		return found, true
	}
	keep := make([]map[string]bool, len(names))
	for i := range names {
		var distinct []*big.Rat
		for _, v := range found {
			distinct = append(distinct, v[i])
		}
		keep[i] = smallestOf(distinct, wide)
	}
	before := len(found)
	found = slices.DeleteFunc(found, func(v []*big.Rat) bool {
		for i := range v {
			if !keep[i][v[i].RatString()] {
				return true
			}
		}
		return false
	})
	return found, closed && whole && len(found) == before
}

// ascending sorts numbers, and leaves each in once.
func ascending(list []*big.Rat) []*big.Rat {
	slices.SortFunc(list, (*big.Rat).Cmp)
	return slices.CompactFunc(list, func(a, b *big.Rat) bool { return a.Cmp(b) == 0 })
}

// smallestOf returns the smallest of some numbers, at most so many different ones.
func smallestOf(list []*big.Rat, n int) map[string]bool {
	list = ascending(list)
	list = list[:min(n, len(list))]
	if last := len(list) - 1; last >= 10 && new(big.Rat).Sub(list[last], list[last-1]).Cmp(big.NewRat(1, 1)) == 0 && list[last].IsInt() && list[last].Num().Int64()%10 == 1 {
		list = list[:last] // so that it ends at a round number
	}
	keep := make(map[string]bool)
	for _, x := range list {
		keep[x.RatString()] = true
	}
	return keep
}

// bounded ends the ranges without an end: twice the values that are wanted, since a condition
// may leave out every second one.
func bounded(d formula.Domain, wide int) (formula.Domain, bool) {
	if !d.Open() {
		return d, true
	}
	var ranges []string
	for _, r := range d.Ranges {
		text := r.String()
		if r.Tuples == nil && r.To == nil {
			text = r.Names[0] + " in " + r.From.String() + ".." + "(" + r.From.String() + ") + " + big.NewInt(int64(2*wide-1)).String()
		}
		ranges = append(ranges, text)
	}
	text := strings.Join(ranges, ", ")
	if d.If != nil {
		text += " if " + d.If.String()
	}
	bounded, err := d.Parse(text)
	return bounded, err == nil
}

// Count counts cells by what is found of them.
type Count struct{ Holds, Fails, Open int }

// All returns the number of the cells.
func (c Count) All() int { return c.Holds + c.Fails + c.Open }

func (c *Count) add(of *Cell) {
	switch {
	case of.Holds:
		c.Holds++
	case of.Fails:
		c.Fails++
	default:
		c.Open++
	}
}

// count counts the cells in the picture, and those that are not drawn, and says where the claim fails.
func (e *picture) count() {
	var decided []printed.Cell
	for _, c := range e.Cells {
		switch {
		case c.outside:
			e.Outside.add(c)
		default:
			e.Inside.add(c)
			if c.Decided() {
				decided = append(decided, c.Cell)
			}
		}
	}
	e.Sentence = printed.Extent(e.Names, decided)
}

// order returns the order of a named network, of a large one just that it is large, and whether
// that can be told without making it.
func order(name string) (float64, bool) {
	n, _, err := topology.Shape(name)
	return float64(n), err == nil && !strings.HasPrefix(name, "g6:")
}

// compareCells orders cells by the sum of their values, so that small cases come first.
func compareCells(a, b *Cell) int {
	sum := func(c *Cell) *big.Rat {
		s := new(big.Rat)
		for _, x := range c.Values {
			s.Add(s, x)
		}
		return s
	}
	return cmp.Or(sum(a).Cmp(sum(b)), slices.CompareFunc(a.Values, b.Values, (*big.Rat).Cmp))
}
