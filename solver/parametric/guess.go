package parametric

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/family"
	"topocert/certificates/language"
	"topocert/certificates/lrat"
	"topocert/certificates/strategy"
	"topocert/certificates/theorem"
	"topocert/solver/sat"
)

// Sets and maps of vertices that a word's text chooses are guessed from small members: a formula says what all of them have to
// be, and that they are alike at vertices that some remainders, and the ends of coordinates, do not tell apart. What a model says
// is then a term.

// Bounds of the members that are looked at, of what is told apart, and of the models that are tried.
const (
	guessOrder   = 36
	guessMembers = 10
	guessCells   = 48
	guessTries   = 12
)

// guessed is a member of a family with the formula of what may be chosen: of each choice the variables, those of a map's values one
// after the other for each vertex.
type guessed struct {
	*family.Member
	formula *lrat.CNF
	chosen  [][]int32
	values  []int // of each choice; 0 for sets
	first   int32 // the variable before its own in the formula of all
}

// feature is something that tells vertices apart: a term in parameters and coordinates from 0 to values - 1.
type feature struct {
	term   string
	values int
	// is says that the term is one of some values, which are in order.
	is func(values []int) string
}

func remainder(term string, m int) feature {
	return feature{term, m, func(values []int) string {
		sign, and, list := "==", " || ", values
		if 2*len(values) > m {
			sign, and, list = "!=", " && ", nil
			for v := range m {
				if !slices.Contains(values, v) {
					list = append(list, v)
				}
			}
		}
		var parts []string
		for _, v := range list {
			parts = append(parts, fmt.Sprintf("%s %s %d", term, sign, v))
		}
		return strings.Join(parts, and)
	}}
}

// start tells the first values of a term apart, from 0 on.
func start(term string, first int) feature {
	return feature{fmt.Sprintf("min(%s, %d)", term, first), first + 1, func(values []int) string {
		switch low, high := values[0], values[len(values)-1]; {
		case high == first && len(values) == high-low+1:
			return fmt.Sprintf("%s >= %d", term, low)
		case low == 0 && high > 0 && len(values) == high+1:
			return fmt.Sprintf("%s <= %d", term, high)
		}
		var parts []string
		for _, v := range values {
			parts = append(parts, fmt.Sprintf("%s %s %d", term, map[bool]string{true: ">=", false: "=="}[v == first], v))
		}
		return strings.Join(parts, " || ")
	}}
}

// last tells the last value of a coordinate.
func last(s side) feature { return start(s.back(), 1) }

func (s side) back() string { return fmt.Sprintf("(%s - 1 - %s)", s.width, s.at) }

// shapes are lists of features that are tried, those with few cells first: a remainder of a sum of coordinates; and of each
// coordinate a remainder, and perhaps its last value, or its first ones, with the remainder from the end on then.
func (n *network) shapes() (list [][]feature) {
	for m := 1; m <= 6; m++ {
		for _, sum := range n.remainders(m) {
			list = append(list, []feature{remainder(sum, m)})
			for _, s := range n.sides() {
				if m > 1 && m <= 4 {
					list = append(list, []feature{remainder(sum, m), last(s)})
				}
			}
		}
	}
	of := [][]feature{nil}
	for _, s := range n.sides() {
		var more [][]feature
		for _, before := range of {
			for p := 1; p <= 4; p++ {
				for _, ends := range []int{0, 3, 1, 2, 4, 5} {
					own, from := slices.Clone(before), s.at
					if first := ends % 3; first > 0 {
						own, from = append(own, start(s.at, first)), s.back()
					}
					if ends >= 3 {
						own = append(own, last(s))
					}
					if p > 1 {
						own = append(own, remainder(fmt.Sprintf("%s%%%d", from, p), p))
					}
					if cells(own) <= guessCells {
						more = append(more, own)
					}
				}
			}
		}
		of = more
	}
	list = append(list, of...)
	hard := func(of []feature) int { // remainders by larger numbers make harder questions
		most := 1
		for _, f := range of {
			most = max(most, f.values)
		}
		return most * cells(of)
	}
	slices.SortStableFunc(list, func(a, b []feature) int { return cmp.Compare(hard(a), hard(b)) })
	return list
}

func cells(of []feature) int {
	c := 1
	for _, f := range of {
		c *= f.values
	}
	return c
}

// guessable are small members, with what may be chosen in each.
func (n *network) guessable(f fact, relation string) (list []*guessed, err error) {
	wrong := n.tuplesOf(func(params []int64) bool {
		m, none := family.Build(n.def, params, func(int64) error { return n.ctx.Err() })
		if none != nil || m.Order() > guessOrder {
			return n.ctx.Err() == nil
		}
		s := certificates.Statement{Subject: strings.ReplaceAll(f.Name, "_", "-"), Network: m.Name(), Relation: "=", Value: "yes"}
		for _, a := range f.args {
			x, _ := whole(a, n.valuesOf(params))
			s.Args = append(s.Args, fmt.Sprint(x))
		}
		if relation != "==" {
			x, _ := whole(n.claimed(f.String(), relation), n.valuesOf(params))
			s.Relation, s.Value = relation, fmt.Sprint(x)
		}
		g := &guessed{Member: m}
		if err = g.make(s, n); err == nil {
			list = append(list, g)
		}
		return err == nil && len(list) < guessMembers
	})
	return list, errors.Join(wrong, err)
}

// make makes the formula of a member.
func (g *guessed) make(s certificates.Statement, n *network) error {
	game, goals, err := strategy.NewGame(s, g, certificates.World{Graph: func(string) (certificates.Graph, error) { return g, nil }, Words: n.library})
	switch {
	case err != nil:
		return err
	case len(goals) == 0 || goals[0].Form != "some" || !goals[0].Choice:
		return none("%s chooses no sets or maps first", s.Subject)
	}
	shapes, err := game.Leading(goals[0])
	if err != nil {
		return err
	}
	for _, shape := range shapes {
		g.values = append(g.values, shape.Values)
	}
	trivial := false
	if g.formula, g.chosen, trivial, err = game.Formula(game.Contrary(goals[0]), nil); err == nil && trivial {
		return none("nothing is as %s has it in %s", s.Subject, g.Name())
	}
	return err
}

// guessedLater stands for the texts of a choice that is guessed.
const guessedLater = ""

// guessing finds a lemma by text in which some choices are guessed.
func (n *network) guessing(f fact, choices []theorem.Choice, lists [][]string) error {
	why := none("no sets or maps by remainders, and by the ends of coordinates, are in all small members of %s as %s has it", n.name, f)
	relation, _ := n.said(f)
	for texts, err := range n.guesses(f, relation, choices, lists) {
		if err != nil {
			return err
		}
		tried := slices.Clone(lists)
		for i, text := range texts {
			if lists[i][0] == guessedLater {
				tried[i] = []string{text}
			}
		}
		if why = n.tries(f, choices, tried, ""); why == nil || n.ctx.Err() != nil {
			return why
		}
	}
	return why
}

// guesses yields texts for the choices that are guessed.
func (n *network) guesses(f fact, relation string, choices []theorem.Choice, lists [][]string) iter.Seq2[[]string, error] {
	return func(yield func([]string, error) bool) {
		members, err := n.guessable(f, relation)
		if err != nil || len(members) == 0 {
			yield(nil, cmp.Or(err, none("no members of %s have %d vertices or fewer", n.name, guessOrder)))
			return
		}
		all := new(lrat.CNF)
		for _, m := range members {
			m.first = int32(all.Variables())
			all.Fresh(m.formula.Variables())
			for i := range m.formula.Clauses() {
				clause := slices.Clone(m.formula.Clause(i))
				for j := range clause {
					clause[j] = m.shifted(clause[j])
				}
				all.Add(clause...)
			}
		}
		tried := 0
		for _, shape := range n.shapes() {
			texts, err := n.guess(f, members, all, shape, choices, lists)
			if err != nil {
				yield(nil, err)
				return
			}
			if texts == nil {
				continue
			}
			if tried++; !yield(texts, nil) || tried == guessTries {
				return
			}
		}
	}
}

func (g *guessed) shifted(l int32) int32 {
	if l < 0 {
		return l - g.first
	}
	return l + g.first
}

// guess finds texts by a shape; nil if the members have nothing of it.
func (n *network) guess(f fact, members []*guessed, all *lrat.CNF, shape []feature, choices []theorem.Choice, lists [][]string) ([]string, error) {
	cell, err := n.cellOf(shape)
	if err != nil {
		return nil, err
	}
	names := cells(shape)
	of := make([][]int32, len(choices)) // the variables of each cell of each choice, those of the first vertex met
	s := sat.NewGini(all)
	for _, m := range members {
		for v := range uint32(m.Order()) {
			at, err := cell(m.Params(), m.Coordinates(v))
			if err != nil {
				return nil, nil
			}
			for c := range choices {
				if lists[c][0] != guessedLater || c >= len(m.chosen) {
					continue
				}
				k := max(1, m.values[c])
				if of[c] == nil {
					of[c] = make([]int32, names*k)
				}
				for j := range k {
					x := m.shifted(m.chosen[c][int(v)*k+j])
					if y := of[c][at*k+j]; y == 0 {
						of[c][at*k+j] = x
					} else {
						s.Add([]int32{-x, y})
						s.Add([]int32{x, -y})
					}
				}
			}
		}
	}
	model, err := s.Solve(n.ctx)
	if model == nil || err != nil {
		return nil, err
	}
	// A map is the remainder itself, if it may be.
	plain := -1
	if c := slices.IndexFunc(members[0].values, func(k int) bool { return len(shape) == 1 && k == names }); c >= 0 && c < len(choices) && of[c] != nil {
		for v := range names {
			if x := of[c][v*names+v]; x != 0 {
				s.Add([]int32{x})
			}
		}
		itself, err := s.Solve(n.ctx)
		if err != nil {
			return nil, err
		}
		if itself != nil {
			model, plain = itself, c
		}
	}
	texts := make([]string, len(choices))
	for c, x := range choices {
		if of[c] == nil {
			continue
		}
		k := max(1, members[0].values[c])
		low := 0
		if members[0].values[c] > 0 {
			low, _ = n.number(f, x.In.Args[1].Args[0])
		}
		if c == plain {
			texts[c] = fmt.Sprintf("%s + %d", shape[0].term, low)
			continue
		}
		table := make([]int, names)
		for i := range table {
			table[i] = unknownCell
			for j := range k {
				switch y := of[c][i*k+j]; {
				case y == 0:
				case members[0].values[c] == 0:
					table[i] = 0
					if model[y-1] {
						table[i] = 1
					}
				case model[y-1]:
					table[i] = low + j
				}
			}
		}
		texts[c] = shortest(shape, table, members[0].values[c] > 0)
	}
	return texts, nil
}

// cellOf numbers the cells of a shape.
func (n *network) cellOf(shape []feature) (func(params, coords []int64) (int, error), error) {
	names := slices.Concat(n.def.Names(), n.coordinates())
	var terms []func([]int64) (int64, error)
	for _, f := range shape {
		c, err := language.Parse(f.term)
		if err != nil {
			return nil, err
		}
		t, err := family.Function(c.Expr, names, nil)
		if err != nil {
			return nil, err
		}
		terms = append(terms, t)
	}
	return func(params, coords []int64) (at int, err error) {
		values := slices.Concat(params, coords)
		for i, t := range terms {
			x, err := t(values)
			if err != nil || x < 0 || x >= int64(shape[i].values) {
				return 0, cmp.Or(err, errors.New("no value of the shape"))
			}
			at = at*shape[i].values + int(x)
		}
		return at, nil
	}, nil
}

// unknownCell is what a table has where no member has a vertex.
const unknownCell = -1

// shortest is a table as a term, or a condition that says where it is 1: the shortest of those that ask for the features in some
// order.
func shortest(shape []feature, table []int, number bool) (best string) {
	var try func(order []int)
	try = func(order []int) {
		if len(order) < len(shape) {
			for i := range shape {
				if !slices.Contains(order, i) {
					try(append(slices.Clone(order), i))
				}
			}
			return
		}
		var turned []feature
		for _, i := range order {
			turned = append(turned, shape[i])
		}
		list := make([]int, len(table))
		for at := range table {
			digits, rest := make([]int, len(shape)), at
			for i := len(shape) - 1; i >= 0; i-- {
				digits[i], rest = rest%shape[i].values, rest/shape[i].values
			}
			to := 0
			for _, i := range order {
				to = to*shape[i].values + digits[i]
			}
			list[to] = table[at]
		}
		if text := decided(turned, list, number); best == "" || len(text) < len(best) {
			best = text
		}
	}
	try(nil)
	return best
}

// decided asks for the features in turn.
func decided(shape []feature, table []int, number bool) string {
	known := slices.DeleteFunc(slices.Clone(table), func(x int) bool { return x == unknownCell })
	if len(known) == 0 || slices.Min(known) == slices.Max(known) {
		x := append(known, 0)[0]
		if number {
			return fmt.Sprint(x)
		}
		return map[int]string{0: "false", 1: "true"}[x]
	}
	f, size := shape[0], len(table)/shape[0].values
	type group struct {
		values []int
		table  []int
	}
	var groups []group
	for v := range f.values {
		part := table[v*size : (v+1)*size]
		i := slices.IndexFunc(groups, func(g group) bool { return joined(g.table, part) != nil })
		if i < 0 {
			groups = append(groups, group{[]int{v}, part})
			continue
		}
		groups[i] = group{append(groups[i].values, v), joined(groups[i].table, part)}
	}
	if len(groups) == 1 {
		return decided(shape[1:], groups[0].table, number)
	}
	if number {
		text := ""
		for _, g := range slices.Backward(groups) {
			if inside := decided(shape[1:], g.table, true); text == "" {
				text = inside
			} else {
				text = fmt.Sprintf("cond(%s, %s, %s)", f.is(g.values), inside, text)
			}
		}
		return text
	}
	// What is so in one group may be so in all, and is said first.
	var parts []string
	everywhere := slices.IndexFunc(groups, func(g group) bool {
		return slices.Contains(g.table, 1) && !slices.ContainsFunc(groups, func(h group) bool { return !within(g.table, h.table) })
	})
	if everywhere >= 0 {
		both := slices.Clone(groups[everywhere].table)
		for j, x := range both {
			if x == unknownCell && slices.ContainsFunc(groups, func(g group) bool { return g.table[j] == 0 }) {
				both[j] = 0
			}
		}
		parts = append(parts, decided(shape[1:], both, false))
		groups[everywhere].table = both
	}
	for i, g := range groups {
		if i == everywhere {
			continue
		}
		inside := slices.Clone(g.table)
		for j := range inside {
			if everywhere >= 0 && groups[everywhere].table[j] == 1 {
				inside[j] = unknownCell
			}
		}
		here := bracketed(f.is(g.values))
		switch more := decided(shape[1:], inside, false); more {
		case "false":
		case "true":
			parts = append(parts, here)
		default:
			parts = append(parts, here+" && "+bracketed(more))
		}
	}
	return cmp.Or(strings.Join(parts, " || "), "false")
}

// within tells whether what is so in a table is in another.
func within(a, b []int) bool {
	for i, x := range a {
		if x == 1 && b[i] == 0 {
			return false
		}
	}
	return true
}

func bracketed(text string) string {
	if strings.Contains(text, "||") {
		return "(" + text + ")"
	}
	return text
}

// joined is what both tables say; nil if they differ.
func joined(a, b []int) []int {
	c := slices.Clone(a)
	for i, x := range b {
		switch {
		case c[i] == unknownCell:
			c[i] = x
		case x != unknownCell && x != c[i]:
			return nil
		}
	}
	return c
}
