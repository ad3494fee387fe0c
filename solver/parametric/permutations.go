package parametric

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
)

// membersTried is of how many members it is looked which moves there are.
const membersTried = 5

// permutations tells whether the network's vertices are permutations.
func (n *network) permutations() bool {
	d, err := n.def.Written()
	if err != nil {
		return false
	}
	n.group = theorem.Permutations(d)
	return n.group != nil
}

// byOrders is the claim, said by orders and degrees of its networks of permutations.
func (f *finder) byOrders() (*language.Node, error) {
	var names []string
	f.claim.Expr.Each(func(x *language.Node) bool {
		if x.Op != language.Network || slices.Contains(names, x.String()) {
			return true
		}
		n := &network{finder: f, name: x.String(), def: f.library.Network(x.Text, len(x.Args))}
		if n.def != nil && n.permutations() {
			names = append(names, n.name)
		}
		return true
	})
	var failed error
	claim := theorem.ByOrders(f.claim.Expr, names, func(text string) *language.Node {
		of, err := formula.ParseTheorem(f.library, text+" for "+f.claim.For.String())
		if err != nil {
			failed = err
			return f.claim.Expr
		}
		return of.Expr
	})
	return claim, failed
}

// byMoves finds what is wanted of a network of permutations.
func (n *network) byMoves() error {
	n.failed = make(map[string]error)
	n.part = &theorem.Network{Name: n.name}
	n.theorem.Networks = append(n.theorem.Networks, n.part)
	for _, w := range n.wanted {
		if err := n.about(w); err != nil {
			return err
		}
	}
	return nil
}

// moves finds a lemma about a fact of a network of permutations.
func (n *network) moves(fact string) error {
	turn := slices.IndexFunc(n.group.Moves, func(m theorem.Move) bool { return len(m.Places) == 3 })
	swaps := !slices.ContainsFunc(n.group.Moves, func(m theorem.Move) bool { return len(m.Places) != 2 })
	truly := func(value string, lines ...theorem.Object) error {
		return n.stated(lemma(fact, "==", value, "generators", lines...))
	}
	switch fact {
	case "vertex_transitive":
		return truly("true")
	case "connected", "hamiltonian_laceable":
		if fact != "connected" && !swaps {
			return none("it is not known that moves that are not all exchanges make a network laceable")
		}
		lines, err := n.lowering()
		if err != nil {
			return err
		}
		return truly("true", append([]theorem.Object{line("step", "t_")}, lines...)...)
	case "bipartite":
		if swaps {
			return truly("true")
		}
		if turn < 0 {
			return none("it is not known whether reversals of prefixes have colours")
		}
		lines, err := n.returning(1, turn)
		if err != nil {
			return err
		}
		return truly("false", lines...)
	case "order":
		return truly("factorial(" + n.group.Symbols + ")")
	case "min_degree", "max_degree":
		return n.regular(fact)
	case "edge_transitive":
		return n.shaped(fact, exchanges{"first", "true", 0}, exchanges{"any", "true", 0})
	case "diameter":
		s := n.group.Symbols
		return n.shaped(fact, exchanges{"first", "floor(3*(" + s + "-1)/2)", 0}, exchanges{"neighbouring", s + "*(" + s + "-1)", 2}, exchanges{"any", s + "-1", 0})
	case "girth":
		switch {
		case turn >= 0:
			lines, err := n.returning(1, turn)
			if err != nil {
				return err
			}
			if err = n.stated(lemma("girth", "<=", 3, "generators", lines...)); err != nil {
				return err
			}
			return n.stated(lemma("girth", ">=", 3, "length"))
		case !swaps:
			if err := n.stated(lemma("girth", ">=", 6, "generators")); err != nil {
				return err
			}
			lines, err := n.reversing()
			n.atMost(6, lines, err)
			return nil
		case n.stated(lemma("girth", ">=", 6, "generators", line("exchanges", "first"))) == nil:
			lines, err := n.exchanging("first")
			n.atMost(6, lines, err)
			return nil
		}
		if err := n.needs("bipartite"); err != nil {
			return err
		}
		if err := n.stated(lemma("girth", ">=", 4, "bipartite")); err != nil {
			return err
		}
		lines, err := n.returning(2, -1)
		n.atMost(4, lines, err)
		return nil
	}
	return n.follows(fact)
}

// exchanges are all of a shape, and what a fact, or some times it, is where they are all moves.
type exchanges struct {
	shape, value string
	times        int64
}

// shaped states a fact of a network of which exchanges of one of the shapes are all moves.
func (n *network) shaped(fact string, list ...exchanges) error {
	var names []string
	for _, of := range list {
		names = append(names, of.shape)
		lines, err := n.exchanging(of.shape)
		if err != nil {
			continue
		}
		m := lemma(fact, "==", of.value, "generators", lines...)
		m.Times = of.times
		if n.stated(m) == nil {
			return nil
		}
	}
	return none("not all moves are exchanges of one shape of %s, and each of these a move", strings.Join(names, ", "))
}

// atMost states that there is a cycle of so many, if lines were found that show it.
func (n *network) atMost(length int, lines []theorem.Object, err error) {
	if err == nil {
		err = n.stated(lemma("girth", "<=", length, "generators", lines...))
	}
	if err != nil {
		n.missed = append(n.missed, err)
	}
}

// stated is add for a lemma in which nothing was learned from members.
func (n *network) stated(m *theorem.Lemma) error {
	return n.add(nil, func() (*theorem.Lemma, error) { return m, nil }, func(m *theorem.Lemma) { n.say("%s, by %s", m, m.By) })
}

// regular finds that degrees are what the claim says of them, or of what is not larger.
func (n *network) regular(fact string) error {
	var value string
	for _, name := range []string{fact, "min_degree", "max_degree", "edge_connectivity"} {
		if bound := n.claimed(name, "=="); bound != nil && value == "" {
			value = n.inParameters(bound)
		}
	}
	var lines []theorem.Object
	var terms []string
	for _, m := range n.group.Moves {
		total := "1"
		for i, r := range m.For {
			x, low, high := r.Names[0], r.In.Args[0], r.In.Args[1]
			sum, at := fmt.Sprintf("%s-(%s)", x, low), fmt.Sprintf("(%s)+1-(%s)", high, low)
			if i+1 < len(m.For) { // of a variable that the next range has as its width
				sum, at = fmt.Sprintf("floor(%s*(%s-1)/2)", x, x), fmt.Sprintf("floor(((%s)+1)*(%s)/2)", high, high)
			}
			if lines = append(lines, line("sum", sum)); i == 0 {
				total = at
			}
		}
		if len(m.Places) == 3 {
			total = "2*(" + total + ")"
		}
		terms = append(terms, total)
	}
	if value == "" {
		value = strings.Join(terms, " + ")
	}
	return n.stated(lemma(fact, "==", value, "generators", lines...))
}

// samples are some members by their parameters.
func (n *network) samples() (list [][]int64) {
	names := n.claim.For.Names()
	fields := strings.Fields(n.theorem.Instance)
	for more := range int64(membersTried) {
		env := make(formula.Env)
		for i, name := range names {
			x, is := new(big.Rat).SetString(fields[i])
			if !is {
				return list
			}
			env[name] = x.Add(x, new(big.Rat).SetInt64(more))
		}
		if inside, err := n.claim.For.Contains(env); err != nil || !inside {
			continue
		}
		if params, is := n.params(env); is {
			list = append(list, params)
		}
	}
	return list
}

// picked is a move with terms for its variables.
type picked struct {
	number int
	terms  []string
}

func (p picked) String() string {
	return "(" + strings.Join(append([]string{fmt.Sprint(p.number + 1)}, p.terms...), ", ") + ")"
}

// picks are all ways to give variables of moves some terms.
func (n *network) picks(terms []string) (list []picked) {
	for i, m := range n.group.Moves {
		open := []picked{{number: i}}
		for range m.For {
			var more []picked
			for _, p := range open {
				for _, t := range terms {
					more = append(more, picked{i, append(slices.Clone(p.terms), t)})
				}
			}
			open = more
		}
		list = append(list, open...)
	}
	return list
}

// touched are the places of a move that is picked, for some values of names; none where there is none.
func (n *network) touched(p picked, names []string, values []int64) []int64 {
	m := n.group.Moves[p.number]
	value := func(t *language.Node, names []string, values []int64) int64 {
		f, err := family.Function(t, names, nil)
		if err != nil {
			return -1
		}
		x, err := f(values)
		if err != nil {
			return -1
		}
		return x
	}
	own, at := n.def.Names(), values[:len(n.def.Names()):len(n.def.Names())]
	for i, r := range m.For {
		t, err := language.Parse(p.terms[i])
		if err != nil {
			return nil
		}
		x := value(t.Expr, names, values)
		if x < value(r.In.Args[0], own, at) || x > value(r.In.Args[1], own, at) {
			return nil
		}
		own, at = append(own[:len(own):len(own)], r.Names[0]), append(at, x)
	}
	var list []int64
	for _, t := range m.Places {
		list = append(list, value(t, own, at))
	}
	return list
}

// lowering finds moves by which the digit of each place but the first goes to a lower one.
func (n *network) lowering() ([]theorem.Object, error) {
	return n.covering([]string{"t_"}, []string{"t_", "t_-1", "t_+1", "0", "1"}, func(t, _ int64, places []int64) bool { return slices.Max(places) == t }, "takes the symbol of each place to a lower one, and leaves alone what is above")
}

// exchanging finds moves that exchange each place with the first, with the one below, or with each lower one.
func (n *network) exchanging(shape string) ([]theorem.Object, error) {
	names := []string{"t_", "u_"}
	lines, err := n.covering(names, append(names, "0"), func(t, u int64, places []int64) bool {
		return shape == "first" && u > 0 || shape == "neighbouring" && u < t-1 || len(places) == 2 && slices.Max(places) == t && slices.Min(places) == u
	}, "exchanges two such places")
	return append([]theorem.Object{line("exchanges", shape), line("step", strings.Join(names, " "))}, lines...), err
}

// covering finds moves of which one does, for each place but the first, and each lower one if there is a name for it, what is wanted.
func (n *network) covering(more, terms []string, does func(t, u int64, places []int64) bool, wanted string) (lines []theorem.Object, err error) {
	names := append(n.def.Names(), more...)
	at := slices.Index(names, n.group.Symbols)
	open := make(map[string][]int64)
	for _, params := range n.samples() {
		for t := range params[at] {
			for u := range t {
				values := append(slices.Clone(params), t, u)[:len(names)]
				open[fmt.Sprint(values)] = values
			}
		}
	}
	for list := n.picks(terms); len(open) > 0; {
		var best []string
		var taken picked
		for _, p := range list {
			var met []string
			for key, values := range open {
				places := n.touched(p, names, values)
				last := values[len(n.def.Names()):]
				if places != nil && does(last[0], last[len(last)-1], places) {
					met = append(met, key)
				}
			}
			if len(met) > len(best) {
				best, taken = met, p
			}
		}
		if best == nil {
			return nil, none("no move was found that %s", wanted)
		}
		for _, key := range best {
			delete(open, key)
		}
		lines = append(lines, line("move", taken))
	}
	return lines, nil
}

// reversing finds the reversals from place 0 to 1, and to 2.
func (n *network) reversing() (lines []theorem.Object, err error) {
	for to := range int64(2) {
		list := n.picks([]string{"1", "2"})
		i := slices.IndexFunc(list, func(p picked) bool {
			return !slices.ContainsFunc(n.samples(), func(params []int64) bool { return !slices.Equal(n.touched(p, n.def.Names(), params), []int64{to + 1}) })
		})
		if i < 0 {
			return nil, none("no reversal of %d places was found", to+2)
		}
		lines = append(lines, line("move", list[i]))
	}
	return lines, nil
}

// returning finds a move with this number; or two moves without a place in common.
func (n *network) returning(many, number int) ([]theorem.Object, error) {
	s := n.group.Symbols
	list := n.picks([]string{"0", "1", "2", "3", s + "-1", s + "-2", s + "-3"})
	members := n.samples()
	there := func(p picked, apart *picked) bool {
		for _, params := range members {
			places := n.touched(p, n.def.Names(), params)
			if places == nil {
				return false
			}
			if apart != nil && slices.ContainsFunc(n.touched(*apart, n.def.Names(), params), func(x int64) bool { return slices.Contains(places, x) }) {
				return false
			}
		}
		return true
	}
	for i, p := range list {
		if number >= 0 && p.number != number || !there(p, nil) {
			continue
		}
		if many == 1 {
			return []theorem.Object{line("move", p)}, nil
		}
		for _, q := range list[i:] {
			if there(q, &p) {
				return []theorem.Object{line("move", p), line("move", q)}, nil
			}
		}
	}
	return nil, none("no such cycle was found")
}
