package automata

import (
	"cmp"
	"errors"
	"fmt"
	"iter"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/automata"
	"topocert/certificates/language"
	"topocert/certificates/meaning"
	"topocert/certificates/words"
)

// Hint is a distance that a person says: names for the coordinates of two vertices, and terms, written as a network's text writes
// neighbours, "TERM for z in RANGE if CONDITION". The distance is the least of all of them. A term is a sum of numerals and of
// "sum b in 0..n-1: WEIGHT", where the weight is a term in the digits at the place b. Where Walks is another such, not nil, it says how long
// walks are that lead from one vertex to another, and the distance is no less than the terms say.
type Hint struct {
	Names, Terms []string
	Walks        *Hint
}

// hinted are the automata of a hint's terms. What stands behind "for" is guessed, as coordinates more.
func (f *finder) hinted(h *Hint) (list []*automata.Weighted, err error) {
	head := f.text.Network.Body.Ranges
	if len(h.Names) != 2*len(head) {
		return nil, fmt.Errorf("a distance with names for %d coordinates, want them for those of two vertices: %d", len(h.Names), 2*len(head))
	}
	var ranges []string
	for _, own := range [][]string{h.Names[:len(head)], h.Names[len(head):]} {
		names := make(map[string]string)
		for i, r := range head {
			names[r.Names[0]] = own[i]
			text := own[i] + " in " + renamed(r.In, names).String()
			if r.If != nil {
				text += " if " + renamed(r.If, names).String()
			}
			ranges = append(ranges, text)
		}
	}
	for _, term := range h.Terms {
		text := fmt.Sprintf("D = graph %s: %s", strings.Join(ranges, ", "), term)
		defs, err := language.ParseText(text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", term, err)
		}
		d, err := f.weighted(defs[0].Body)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", term, err)
		}
		list = append(list, between(d, &f.proof.Vertices, f.q))
	}
	return list, nil
}

// renamed has other names.
func renamed(n *language.Node, names map[string]string) *language.Node {
	c := *n
	if other, is := names[n.Text]; is && n.Op == language.Name {
		c.Text = other
	}
	c.Args = nil
	for _, a := range n.Args {
		c.Args = append(c.Args, renamed(a, names))
	}
	return &c
}

// weighted is the automaton of one term, which stands as a neighbour behind the coordinates of two vertices.
func (f *finder) weighted(body *language.Node) (*automata.Weighted, error) {
	next := body.Next[0]
	graph := *body
	graph.Ranges, graph.Next = slices.Concat(body.Ranges, next.For), nil
	last := &graph.Ranges[len(graph.Ranges)-1]
	for _, c := range next.If {
		if last.If != nil {
			c = &language.Node{Op: "&&", Args: []*language.Node{last.If, c}, Place: c.Place}
		}
		last.If = c
	}
	text, def := f.text, *f.text.Network.Definition
	def.Body = &graph
	text.Network = &words.Definition{Definition: &def}
	base, _ := f.text.Digits(f.q)
	guesses := 1
	for range next.For {
		guesses = min(guesses*base, most*most)
	}
	d, err := text.Vertices(f.q*f.q*guesses, f.proof.Down, f.proof.Offset, f.spend)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, r := range graph.Ranges {
		names = append(names, r.Names...)
	}
	constant, at, err := f.weight(next.To, names, base)
	if err != nil {
		return nil, err
	}
	w := &automata.Weighted{Letters: f.q * f.q, Starts: []automata.Move{{Weight: constant}}}
	for s := range d.States {
		state := automata.WeightedState{May: d.States[s].Final, Moves: make([][]automata.Move, w.Letters)}
		for column := range w.Letters {
			var moves []automata.Move
			for guess := range guesses {
				letter := column*guesses + guess
				if t := d.Step(int64(s), letter); t >= 0 {
					moves = append(moves, automata.Move{To: t, Weight: at[letter]})
				}
			}
			state.Moves[column] = least(moves)
		}
		w.States = append(w.States, state)
	}
	return w, nil
}

// weight is a term as a number, and what each letter adds, whose digits are those of the names.
func (f *finder) weight(n *language.Node, names []string, base int) (constant int64, at []int64, err error) {
	letters := 1
	for range names {
		letters *= base
	}
	at = make([]int64, letters)
	var add func(n *language.Node, sign int64)
	add = func(n *language.Node, sign int64) {
		switch {
		case err != nil:
		case n.Op == "+" || n.Op == "-" && len(n.Args) == 2:
			add(n.Args[0], sign)
			if n.Op == "-" {
				sign = -sign
			}
			add(n.Args[1], sign)
		case n.Op == "sum" && f.allPlaces(n.Ranges):
			place := n.Ranges[0].Names[0]
			for letter := range at {
				values := map[string]int64{place: 0}
				for i, rest := len(names)-1, letter; i >= 0; i, rest = i-1, rest/base {
					values[names[i]] = int64(rest % base)
				}
				var x meaning.Number
				if x, err = ofDigits(n.Args[0], place, values); err != nil {
					return
				}
				z, _ := x.Int64()
				at[letter] += sign * z
			}
		default:
			x, e := ofDigits(n, "", nil)
			if err = e; err == nil {
				z, _ := x.Int64()
				constant += sign * z
			}
		}
	}
	add(n, 1)
	return constant, at, err
}

// allPlaces tells whether ranges are of one variable, for all places of digits.
func (f *finder) allPlaces(ranges []language.Range) bool {
	r := ranges[0]
	if len(ranges) != 1 || len(r.Names) != 1 || r.If != nil || r.In.Op != language.To || r.In.Args[0].Text != "0" {
		return false
	}
	last, err := f.text.Value(r.In.Args[1])
	const somewhere = 100
	return err == nil && last(somewhere) == somewhere-f.proof.Offset-1
}

// ofDigits is a term where words are the digits that they have at a place, which is then that of a single digit.
func ofDigits(n *language.Node, place string, values map[string]int64) (meaning.Number, error) {
	name := n.Op
	if n.Op == language.Call {
		name = n.Text
	}
	none := n.Place.Wrong("%s, want numerals and sums over all places, sum b in 0..n-1, of digits at b: +, -, *, xor, bit, floor(x/pow(q, b))%%q, min, max of them", name)
	switch {
	case n.Op == language.Numeral:
		z, err := strconv.ParseInt(n.Text, 10, 32)
		if err != nil {
			return meaning.Number{}, none
		}
		return meaning.Whole(z), nil
	case n.Op == language.Name:
		z, is := values[n.Text]
		if !is || n.Text == place {
			return meaning.Number{}, none
		}
		return meaning.Whole(z), nil
	case meaning.Find(name) == nil:
		return meaning.Number{}, none
	}
	var args []meaning.Number
	for i, a := range n.Args {
		if (name == "bit" || name == "pow") && i == 1 && a.Op == language.Name && a.Text == place {
			args = append(args, meaning.Whole(0))
			continue
		}
		x, err := ofDigits(a, place, values)
		if err != nil {
			return x, err
		}
		args = append(args, x)
	}
	if name == "-" && len(args) == 1 {
		return args[0].Neg(), nil
	}
	x, is := meaning.Find(name).Value(args...)
	if !is {
		return x, none
	}
	return x, nil
}

// given is the diameter of a distance that a hint says.
func (f *finder) given() (*language.Node, error) {
	p := f.proof
	least := func(h *Hint) (*automata.Weighted, error) {
		var err error
		f.terms, err = f.hinted(h)
		least := &automata.Weighted{Letters: f.q * f.q}
		for _, t := range f.terms {
			least = either(least, t)
		}
		return least, err
	}
	d, err := least(f.hint)
	if err != nil {
		return nil, err
	}
	p.Distance = *d
	members, fits := f.inDomain(), func(weight, distance int64) bool { return weight == distance }
	if f.hint.Walks != nil {
		if d, err = least(f.hint.Walks); err != nil {
			return nil, err
		}
		p.Walks = []automata.Weighted{*d}
		if err := f.conditions(numeral(0), "nonnegative", "descent"); err != nil {
			return nil, fmt.Errorf("the walks that are given: %w", errors.Join(members.fits(d, func(weight, distance int64) bool { return weight != none && weight >= distance || distance == none }), err))
		}
		fits = func(weight, distance int64) bool { return weight != none && weight <= distance || distance == none }
	}
	if err = f.conditions(numeral(0), "zero", "lipschitz"); err == nil && p.Walks == nil {
		err = f.conditions(numeral(0), "nonnegative", "descent")
	}
	if err != nil {
		return nil, fmt.Errorf("the distance that is given: %w", errors.Join(members.fits(&p.Distance, fits), err))
	}
	var value *language.Node
	lengths := 0 // that have vertices
	look := func(e extreme) bool {
		f.far = append(f.far, e)
		if e.each != nil {
			lengths++
		}
		value, err = f.value(len(f.far), func(n int) (int64, error) { return f.far[n].d, nil })
		return lengths < fewFar || err != nil && len(f.far) < mostFar
	}
	if err := furthest(f.ctx, &p.Distance, look); err != nil {
		return nil, err
	}
	return value, err
}

// inDomain are the members of lengths in the domain.
func (f *finder) inDomain() *members {
	m := &members{q: f.q, dist: slices.Clone(f.dist)}
	for n, dist := range m.dist {
		if !takesLength(&f.proof.Lengths, n) {
			m.dist[n] = slices.Repeat([]int16{none}, len(dist))
		}
	}
	return m
}

// byTerms finds that no two vertices are further than the value, by the mean of runs of which each is of some of the hint's terms. Which
// is seen at pairs that are far; those of few terms are tried first.
func (f *finder) byTerms(value *language.Node) error {
	at, err := f.text.Value(value)
	if err != nil {
		return err
	}
	p := f.proof
	var pairs [][]int64 // by how much each term is more than the value
	seen := make(map[string]bool)
	for n, e := range f.far {
		for _, word := range e.each {
			if !takesLength(&p.Lengths, n) {
				break
			}
			var over []int64
			for _, t := range f.terms {
				d := weight(t, word)
				if d == none {
					d = far
				}
				over = append(over, d-at(int64(n)+p.Offset))
			}
			if key := fmt.Sprint(over); !seen[key] {
				seen[key], pairs = true, append(pairs, over)
			}
		}
	}
	// enough tells whether the mean is at most the value at each of these pairs.
	enough := func(runs []int) bool {
		for i, over := range pairs {
			sum := int64(0)
			for _, terms := range runs {
				best := int64(far)
				for t, d := range over {
					if terms>>t&1 == 1 && d < far/2 {
						best = min(best, d-floorMod(d-1, int64(p.Modulus)))
					}
				}
				sum += best
			}
			if sum > int64(len(runs)-1) {
				pairs[0], pairs[i] = over, pairs[0]
				return false
			}
		}
		return true
	}
	type try struct {
		runs    []int
		modulus int
	}
	var tries []try
	for runs := 1; runs <= mostRuns; runs++ {
		for p.Modulus = 1; p.Modulus <= min(runs, 2); p.Modulus++ {
			for list := range subsets(runs, len(f.terms)) {
				if enough(list) {
					tries = append(tries, try{slices.Clone(list), p.Modulus})
				}
			}
		}
	}
	slices.SortStableFunc(tries, func(a, b try) int { return cmp.Compare(many(a.runs), many(b.runs)) })
	defer func() { f.nodes = maxNodes }()
	for _, f.nodes = range []int{fewNodes, maxNodes} {
		for _, t := range tries {
			p.Runs, p.Modulus = len(t.runs), t.modulus
			if err = f.byRuns(value, t.runs); err == nil || f.ctx.Err() != nil {
				return err
			}
		}
	}
	return errors.Join(errors.New("no mean of the terms is at most the diameter at all pairs that were looked at"), err)
}

// subsets are so many sets of some things each, in binary, with at most as many things in all as there are.
func subsets(sets, things int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		var choose func(chosen []int) bool
		choose = func(chosen []int) bool {
			if len(chosen) == sets {
				return yield(chosen)
			}
			for next := slices.Concat([]int{1}, chosen)[len(chosen)]; next < 1<<things; next++ {
				if all := append(chosen, next); many(all) <= things && !choose(all) {
					return false
				}
			}
			return true
		}
		choose(nil)
	}
}

// many is how many things are in some sets.
func many(sets []int) (n int) {
	for _, set := range sets {
		n += bits.OnesCount(uint(set))
	}
	return n
}

// floorMod is x modulo m, from 0 to m-1.
func floorMod(x, m int64) int64 { return (x%m + m) % m }

// byRuns finds it by runs, each of some terms.
func (f *finder) byRuns(value *language.Node, runs []int) error {
	p := f.proof
	list, err := p.Conditions(&p.Words, f.text, value)
	if err != nil {
		return err
	}
	c := list[slices.IndexFunc(list, func(c automata.Condition) bool { return c.What == "upper" })]
	of := make(map[int64]int) // the terms of the distance's starts
	for i, first := 0, int64(0); i < len(f.terms); i, first = i+1, first+int64(len(f.terms[i].States)) {
		for _, s := range f.terms[i].Starts {
			of[first+s.To] = 1 << i
		}
	}
	states, each := int64(len(p.Above().States)), int64(1) // how many states of a run there are for one of the distance
	for math.Pow(float64(each*states), float64(len(runs))) < float64(c.X.States) {
		each++
	}
	c.X.Starts = slices.DeleteFunc(slices.Clone(c.X.Starts), func(m automata.Move) bool {
		for _, terms := range slices.Backward(runs) {
			if terms&of[m.To/each%states] == 0 {
				return true
			}
			m.To /= each * states
		}
		return false
	})
	return f.search(c, clamps["upper"]*int64(len(runs)))
}
