package automata

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates/automata"
	"topocert/certificates/language"
	"topocert/certificates/words"
)

// facts are those that are found, and what has to be known before.
func facts() map[string]struct {
	find  func(*finder) error
	needs []string
} {
	type way = struct {
		find  func(*finder) error
		needs []string
	}
	follows := func(fact, by string, value func(f *finder) string, needs ...string) way {
		return way{func(f *finder) error {
			f.follows(fact, "==", value(f), by)
			return nil
		}, needs}
	}
	of := func(fact string) func(f *finder) string {
		return func(f *finder) string { return f.known[f.about(fact)] }
	}
	routed := func(fact, by string, value func(f *finder) string, needs ...string) way {
		return way{func(f *finder) error {
			f.follows(f.about(fact+"("), "==", value(f), by)
			return nil
		}, needs}
	}
	return map[string]way{
		"order":      {find: func(f *finder) error { return f.order(0, 1, 2, 3) }},
		"size":       {find: func(f *finder) error { return f.counted("size", func(d int64) int64 { return d }, 2, 0, 1, 2, 3) }},
		"min_degree": {find: func(f *finder) error { return f.regular("min_degree") }}, "max_degree": {find: func(f *finder) error { return f.regular("max_degree") }},
		"bipartite": {find: (*finder).bipartite}, "vertex_transitive": {find: (*finder).transitive}, "diameter": {find: (*finder).diameter},
		"girth":                   {find: (*finder).girth},
		"distance_sum":            {find: (*finder).distanceSum},
		"connected":               follows("connected", "diameter", func(*finder) string { return "true" }, "diameter"),
		"radius":                  follows("radius", "transitivity", of("diameter"), "vertex_transitive", "diameter"),
		"eccentricity(0)":         follows("eccentricity(0)", "transitivity", of("diameter"), "vertex_transitive", "diameter"),
		"bisection":               {find: func(f *finder) error { return f.matched("bisection") }},
		"restricted_connectivity": {find: func(f *finder) error { return f.matched("restricted_connectivity") }},
		"extra_connectivity(1)":   {find: func(f *finder) error { return f.matched("extra_connectivity(1)") }},
		"edge_connectivity":       {func(f *finder) error { return f.connectivity("edge_connectivity") }, []string{"min_degree"}},
		"vertex_connectivity":     {func(f *finder) error { return f.connectivity("vertex_connectivity") }, []string{"min_degree"}},
		"hamiltonian_connected":   {find: func(f *finder) error { return f.recursive("hamiltonian_connected") }},
		"hamiltonian_laceable":    {find: func(f *finder) error { return f.recursive("hamiltonian_laceable") }},
		"hamiltonian":             {(*finder).hamiltonian, []string{"min_degree"}},
		"hamiltonian_path":        follows("hamiltonian_path", "hamiltonian", func(*finder) string { return "true" }, "hamiltonian"),
		"matching_number":         follows("matching_number", "hamiltonian", func(f *finder) string { return "floor(" + f.known["order"] + "/2)" }, "hamiltonian", "order"),
		"pmc_diagnosability":      {(*finder).diagnosability, []string{"vertex_connectivity"}},
		"minimal(":                {(*finder).minimal, []string{"order"}}, "deadlock_free(": {find: (*finder).deadlockFree},
		"delivered(":   {(*finder).delivered, []string{"order"}},
		"max_hops(":    routed("max_hops", "minimal", of("diameter"), "order", "diameter", "minimal("),
		"max_stretch(": routed("max_stretch", "minimal", func(*finder) string { return "1" }, "order", "minimal("),
		"lanes(":       routed("lanes", "deadlock_free", func(*finder) string { return "1" }, "order", "deadlock_free("),
	}
}

// Finds tells whether proofs of a fact are looked for, or of what the text of its word says, for arguments beside the network.
func Finds(fact string, d *words.Definition, args []*language.Node) bool {
	is := facts()[fact].find != nil || facts()[kind(fact)].find != nil
	x := &language.Node{Op: language.Call, Text: fact, Args: append([]*language.Node{nil}, args...)}
	return is || automata.Says(automata.For(fact, "==", "true", ""), d, x) == nil
}

// ByDistance tells whether a fact's proof needs the distance.
func ByDistance(fact string) bool {
	return slices.Contains([]string{"diameter", "minimal("}, kind(fact)) || slices.ContainsFunc(slices.Concat(facts()[fact].needs, facts()[kind(fact)].needs), ByDistance)
}

// kind is a fact without its router, of which the parenthesis is left.
func kind(fact string) string {
	return fact[:strings.IndexByte(fact+"(", '(')+strings.Count(fact, "(")]
}

// about is a fact about the router that is in hand, if it is about one.
func (f *finder) about(kind string) string {
	if f.text.Router == nil || !strings.HasSuffix(kind, "(") {
		return kind
	}
	return fmt.Sprintf("%s%q)", kind, f.text.Router.Name)
}

// fact finds a fact, and before it those that it needs.
func (f *finder) fact(name string) error {
	if _, is := f.known[name]; is {
		return nil
	}
	way, is := facts()[name]
	if !is {
		way, is = facts()[kind(name)]
		if _, of, routed := strings.Cut(name, "("); routed && is {
			router, _, _ := strings.Cut(strings.TrimPrefix(of, `"`), `"`)
			if f.text.Router = f.routers(router); f.text.Router == nil {
				return fmt.Errorf("%s: the router is no text", name)
			}
		}
	}
	if !is {
		way.find = func(f *finder) error { return f.recursive(name) }
	}
	for _, need := range way.needs {
		need = f.about(need)
		if err := f.fact(need); err != nil {
			return fmt.Errorf("for %s: %w", name, err)
		}
	}
	if err := way.find(f); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// lemma notes what a proof shows, and follows what follows.
func (f *finder) lemma(fact, relation, value string, p automata.Proof) {
	f.known[fact] = value
	f.found.Lemmas = append(f.found.Lemmas, Lemma{fact, relation, value, "automata", p})
}

func (f *finder) follows(fact, relation, value, by string) {
	f.known[fact] = value
	f.found.Lemmas = append(f.found.Lemmas, Lemma{fact, relation, value, by, nil})
}

// search finds the nodes of an inclusion.
func (f *finder) search(c automata.Condition, clamp ...int64) error {
	return f.said(search(f.ctx, c, slices.Concat(clamp, []int64{1})[0], f.nodes))
}

// shows finds the nodes of all that a proof wants.
func (f *finder) shows(p automata.Proof, value *language.Node) error {
	list, err := p.Conditions(&f.proof.Words, f.text, value)
	for _, c := range list {
		if err == nil {
			err = f.search(c)
		}
	}
	return err
}

// members gives a function each length that is in the domain, and was looked at.
func (f *finder) lengths(visit func(n int)) {
	for n := range f.dist {
		if takesLength(&f.proof.Lengths, n) {
			visit(n)
		}
	}
}

// firstLength is the least one in the domain, of those that were looked at.
func (f *finder) firstLength() (first int) {
	for first < len(f.dist) && !takesLength(&f.proof.Lengths, first) {
		first++
	}
	return first
}

// degrees are the numbers of neighbours of the words of a length, of those that are vertices.
func (f *finder) degrees(n int) (list []int64) {
	all := 1
	for range n {
		all *= f.q
	}
	for x := range all {
		if f.takes(&f.proof.Vertices, n, x) {
			list = append(list, int64(len(f.adjacent(&f.proof.Edges, n, x))))
		}
	}
	return list
}

// degree is that of all words of a length.
func (f *finder) degree(n int) (int64, error) {
	list := f.degrees(n)
	if low, high := slices.Min(list), slices.Max(list); low != high {
		return 0, fmt.Errorf("degrees from %d to %d for words of %d letters, want one", low, high, n)
	}
	return list[0], nil
}

// regular finds the degree of all vertices.
func (f *finder) regular(fact string) error {
	value, err := f.value(len(f.dist), f.degree)
	if err != nil {
		return err
	}
	return f.count(fact, value)
}

// count finds the equations that show a number.
func (f *finder) count(fact string, value *language.Node) error {
	p := automata.For(fact, "==", value.String(), "").(*automata.Counted)
	return f.equated(fact, p, p, value)
}

// equated finds the equations of a proof, which then shows the value.
func (f *finder) equated(fact string, p automata.Proof, counted *automata.Counted, value *language.Node) error {
	if err := f.equations(counted, value); err != nil {
		return err
	}
	if err := f.proof.Words.Shows(f.text, p, value, f.spend); err != nil {
		return err
	}
	f.lemma(fact, "==", value.String(), p)
	return nil
}

// counted finds how many vertices there are, or links, of which each is one of two at a vertex, as a term times a power of the parameter,
// less one of some numbers, and perhaps a number more.
func (f *finder) counted(fact string, atVertex func(degree int64) int64, times int64, lesser ...int64) error {
	param, shift, err := f.parameter()
	if err != nil {
		return err
	}
	number := make([]int64, len(f.dist))
	f.lengths(func(n int) {
		for _, d := range f.degrees(n) {
			number[n] += atVertex(d)
		}
	})
	try := func(base, less, more int64) error {
		value, err := f.value(len(f.dist), func(n int) (int64, error) {
			part := times
			for range int64(n) + f.proof.Offset + shift - less {
				part *= base
			}
			if (number[n]-more)%part != 0 {
				return 0, errNoMultiple
			}
			return (number[n] - more) / part, nil
		})
		if err != nil {
			return err
		}
		text := fmt.Sprintf("(%s)*%s", value, power(base, param, -less))
		if value.Text == "1" {
			text = power(base, param, -less)
		}
		if more != 0 {
			text += fmt.Sprintf(" %+d", more/times)
		}
		said, err := language.Parse(text)
		if err != nil {
			return err
		}
		return f.count(fact, said.Expr)
	}
	last := len(number) - 1
	for base := int64(f.q); base > 1; base-- {
		rests := []int64{0}
		if more := (base*number[last-1] - number[last]) / (base - 1); more != 0 && more%times == 0 { // a number times a power, and this
			rests = append(rests, more)
		}
		for _, more := range rests {
			for _, less := range lesser {
				if try(base, less, more) == nil {
					return nil
				}
			}
		}
	}
	return fmt.Errorf("%w: want a number times a power of %d or less, whose exponent is %s, less one of %d", errNoMultiple, f.q, param, lesser)
}

func (f *finder) order(lesser ...int64) error {
	return f.counted("order", func(int64) int64 { return 1 }, 1, lesser...)
}

// diagnosability is the degree where that is the connectivity, and less than half of the order: that is told as a power whose exponent
// begins with 0, of which Bernoulli's inequality says most.
func (f *finder) diagnosability() error {
	_, shift, err := f.parameter()
	if _, known := f.known["order"]; err == nil && !known {
		err = f.order(int64(f.firstLength()) + f.proof.Offset + shift)
	}
	degree := f.known["min_degree"]
	f.follows("pmc_diagnosability", "<=", degree, "degree")
	f.follows("pmc_diagnosability", ">=", degree, "connectivity")
	return err
}

// power writes that of a base to so many more than a parameter.
func power(base int64, param string, more int64) string {
	if more == 0 {
		return fmt.Sprintf("pow(%d, %s)", base, param)
	}
	return fmt.Sprintf("pow(%d, %s %+d)", base, param, more)
}

var errNoMultiple = errors.New("not so many")

// combination has the factor of each symbol.
type combination map[automata.Symbol]int64

func gathered(list []automata.Term) combination {
	c := make(combination)
	for _, t := range list {
		if c[t.Symbol] += t.Times; c[t.Symbol] == 0 {
			delete(c, t.Symbol)
		}
	}
	return c
}

func (c combination) terms() (list []automata.Term) {
	for s, times := range c {
		list = append(list, automata.Term{Times: times, Symbol: s})
	}
	slices.SortFunc(list, func(a, b automata.Term) int { return cmpSymbols(a.Symbol, b.Symbol) })
	return list
}

func cmpSymbols(a, b automata.Symbol) int {
	return slices.Compare([]int64{-min(a.State, 0), a.State, int64(a.Power), a.Base}, []int64{-min(b.State, 0), b.State, int64(b.Power), b.Base})
}

// equations are what is expected, and what that gives letter by letter until nothing new comes: each is one of these, or a
// combination of those before, of one state.
func (f *finder) equations(p *automata.Counted, value *language.Node) error {
	says, err := p.Expected(&f.proof.Words, f.text, value)
	if err != nil {
		return err
	}
	counted, seen, letters := p.Seeing(&f.proof.Words)
	p.Equations = []automata.Equation{{Says: gathered(says).terms()}}
	of := map[int64][]int64{0: {0}}
	for i := 0; i < len(p.Equations); i++ {
		if err := f.ctx.Err(); err != nil {
			return err
		}
		e := p.Equations[i]
		for letter, list := range letters {
			to := seen.Step(e.At, letter)
			if to < 0 {
				p.Equations[i].By = append(p.Equations[i].By, automata.Multiple{Times: 1})
				continue
			}
			more := gathered(automata.More(counted, list, e.Says))
			m, is := solve(more, of[to], p.Equations)
			if !is {
				g := int64(0)
				for _, times := range more {
					g = gcd(g, times)
				}
				for s := range more {
					more[s] /= g
				}
				j := int64(len(p.Equations))
				p.Equations, of[to] = append(p.Equations, automata.Equation{At: to, Says: more.terms()}), append(of[to], j)
				m = automata.Multiple{Times: 1, Of: []automata.Move{{To: j, Weight: g}}}
			}
			p.Equations[i].By = append(p.Equations[i].By, m)
		}
		if len(p.Equations) > mostEquations {
			return fmt.Errorf("more than %d equations, want fewer", mostEquations)
		}
	}
	return nil
}

const mostEquations = 200

func gcd(x, y int64) int64 {
	for y != 0 {
		x, y = y, x%y
	}
	return max(x, -x)
}

// solve writes a combination as one of equations, by Gauss's elimination.
func solve(c combination, of []int64, equations []automata.Equation) (m automata.Multiple, is bool) {
	symbols := make(map[automata.Symbol]int)
	rows := [][]*big.Rat{}
	set := func(s automata.Symbol, column int, times int64) {
		row, known := symbols[s]
		if !known {
			row = len(rows)
			symbols[s], rows = row, append(rows, nil)
			for range len(of) + 1 {
				rows[row] = append(rows[row], new(big.Rat))
			}
		}
		rows[row][column].SetInt64(times)
	}
	for j, i := range of {
		for _, t := range equations[i].Says {
			set(t.Symbol, j, t.Times)
		}
	}
	for s, times := range c {
		set(s, len(of), times)
	}
	factors := eliminated(rows, len(of))
	if factors == nil {
		return m, false
	}
	common := big.NewInt(1)
	for _, r := range factors {
		d := r.Denom()
		common.Mul(common, new(big.Int).Quo(d, new(big.Int).GCD(nil, nil, common, d)))
	}
	m.Times = common.Int64()
	for j, r := range factors {
		if r.Sign() != 0 {
			m.Of = append(m.Of, automata.Move{To: of[j], Weight: new(big.Int).Quo(new(big.Int).Mul(r.Num(), common), r.Denom()).Int64()})
		}
	}
	return m, true
}

// eliminated are factors of so many columns whose sum is the last one, by Gauss's elimination, which changes the rows; nil if there are none.
func eliminated(rows [][]*big.Rat, columns int) (factors []*big.Rat) {
	done, pivots := 0, make([]int, columns)
	for j := range columns {
		pivots[j] = -1
		at := slices.IndexFunc(rows[done:], func(r []*big.Rat) bool { return r[j].Sign() != 0 })
		if at < 0 {
			continue
		}
		rows[done], rows[done+at] = rows[done+at], rows[done]
		for i, r := range rows {
			if i != done && r[j].Sign() != 0 {
				factor := new(big.Rat).Quo(r[j], rows[done][j])
				for k := range r {
					r[k].Sub(r[k], new(big.Rat).Mul(factor, rows[done][k]))
				}
			}
		}
		pivots[j] = done
		done++
	}
	for _, r := range rows[done:] {
		if r[columns].Sign() != 0 {
			return nil
		}
	}
	factors = make([]*big.Rat, columns)
	for j, at := range pivots {
		if factors[j] = new(big.Rat); at >= 0 {
			factors[j].Quo(rows[at][columns], rows[at][j])
		}
	}
	return factors
}

// transitive finds that translations are automorphisms.
func (f *finder) transitive() error {
	p := new(automata.Translated)
	if err := f.shows(p, nil); err != nil {
		return fmt.Errorf("by translations: %w", err)
	}
	f.lemma("vertex_transitive", "==", "true", p)
	return nil
}
