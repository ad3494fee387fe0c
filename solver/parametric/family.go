package parametric

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates/family"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/theorem"
	"topocert/certificates/words"
	"topocert/solver/automata"
	"topocert/solver/learn"
)

// tries is the number of rounds in which an object is learned, each with the counterexamples to
// those before it.
const tries = 4

// network is a network of the claim, of which lemmas are looked for.
type network struct {
	*finder
	name   string
	def    *words.Definition
	args   []*language.Node
	wanted []fact
	first  bool // it stands before the others, which refer to it
	part   *theorem.Network
	holds  func(params []int64) bool
	learn  *learn.Family
	root   learn.Tuple
	// failed are facts of which no lemma was found, with the reason.
	failed map[string]error
	// under are the same network where a condition holds.
	under map[string]*learn.Family
	// group are the moves of a network of permutations.
	group *theorem.Group
}

// find finds the network's parts and a lemma for each fact that is wanted.
func (n *network) find() error {
	if n.words() {
		return n.byAutomata()
	}
	if n.permutations() {
		return n.byMoves()
	}
	if err := n.begin(); err != nil {
		if automata.Words(n.def, n.args) != 0 {
			err = fmt.Errorf("%s is of words, and automata find not all that is asked of it; by terms: %w", n.name, err)
		}
		return err
	}
	for _, w := range n.wanted {
		if err := n.about(w); err != nil {
			return err
		}
	}
	return nil
}

// begin finds the network's parts.
func (n *network) begin() error {
	var err error
	if n.holds, err = n.domain(); err != nil {
		return err
	}
	if n.learn, err = learn.New(n.ctx, n.def, n.holds); err != nil {
		return err
	}
	n.learn.Give(n.quotients())
	n.failed, n.under = make(map[string]error), make(map[string]*learn.Family)
	n.root, err = n.learn.Vertex(n.ctx, func(_ *family.Member, _ []int64, v uint32) bool { return v == 0 })
	if err != nil {
		return fmt.Errorf("the first vertex of %s: %w", n.name, err)
	}
	n.part = &theorem.Network{Name: n.name, Vertex: n.root.String()}
	n.theorem.Networks = append(n.theorem.Networks, n.part)
	reverse, _ := n.learn.Inverse(n.ctx) // what is not found may not be needed
	if err := n.ctx.Err(); err != nil {
		return err
	}
	for _, r := range reverse {
		if len(r.For) == 0 && !n.isItem(r.String()) {
			n.part.Back = append(n.part.Back, r.String())
		}
	}
	return n.lemmas()
}

// isItem tells whether a reverse neighbour stands in the network's text.
func (n *network) isItem(text string) bool {
	bare := func(s string) string { return strings.ReplaceAll(s, " ", "") }
	for part := range strings.SplitSeq(n.def.Line(), ";") {
		if bare(part[strings.Index(part, ":")+1:]) == bare(text) {
			return true
		}
	}
	return false
}

// wants tells whether the claim speaks of a fact without arguments.
func (n *network) wants(name string) bool {
	return slices.ContainsFunc(n.wanted, func(w fact) bool { return w.Name == name })
}

// method finds lemmas about a fact without arguments; before them it needs lemmas about others.
type method struct {
	find  func(*network) error
	needs []string
}

func methods() map[string]method {
	return map[string]method{
		"order": {find: (*network).order}, "size": {find: (*network).size}, "connected": {find: (*network).connected},
		"min_degree": {find: (*network).degree}, "max_degree": {find: (*network).degree},
		"vertex_transitive": {find: (*network).transitive}, "edge_transitive": {find: (*network).edgeTransitive},
		"diameter": {find: (*network).diameter}, "girth": {find: (*network).girth}, "bipartite": {find: (*network).bipartite},
		"radius":                {(*network).radius, []string{"vertex_transitive"}},
		"distance_sum":          {(*network).distanceSum, []string{"order"}},
		"bisection":             {(*network).bisection, []string{"order"}},
		"hamiltonian":           {(*network).hamiltonian, []string{"order"}},
		"hamiltonian_connected": {func(n *network) error { return n.spanning("hamiltonian_connected") }, []string{"order", "vertex_transitive"}},
		"hamiltonian_laceable":  {func(n *network) error { return n.spanning("hamiltonian_laceable") }, []string{"order", "connected", "bipartite", "vertex_transitive"}},
		"matching_number":       {(*network).matching, []string{"order", "hamiltonian"}},
		"chromatic_number":      {(*network).chromaticNumber, []string{"bipartite"}},
		"domination_number":     {find: (*network).domination},
		"independence_number":   {find: func(n *network) error { return n.set("independence_number", ">=") }},
		"metric_dimension":      {find: (*network).metricDimension},
		"clique_number":         {find: (*network).clique}, "edge_chromatic_number": {find: (*network).edgeChromatic},
		"edge_connectivity":   {(*network).edgeConnectivity, []string{"connected", "min_degree", "vertex_transitive"}},
		"vertex_connectivity": {(*network).vertexConnectivity, []string{"connected", "min_degree", "vertex_transitive"}},
	}
}

// withArguments are those for facts with arguments.
func withArguments() map[string]func(*network, fact) error {
	return map[string]func(*network, fact) error{
		"delivered": (*network).routed, "minimal": (*network).routed, "max_hops": (*network).routed, "total_hops": (*network).totalHops,
		"isomorphic": (*network).embedded, "contains": (*network).embedded,
		"eccentricity": (*network).far, "distance": (*network).far, "distance_sum_from": (*network).farFrom, "at_distance": (*network).farFrom, "deadlock_free": (*network).ranked, "lanes": (*network).lanes,
	}
}

// lacking says of which facts no lemma can be found, whatever the networks are; nil for none.
func lacking(networks []*network) error {
	var list []string
	for _, n := range networks {
		if n.words() {
			continue
		}
		for _, w := range n.wanted {
			_, known := methods()[w.Name]
			all := func(a *language.Node) bool { return a.Op == language.Word && a.Text == "all" } // of which there are no lemmas
			known = known || len(theorem.Implying(w.Name)) > 0 && !slices.ContainsFunc(w.args, all)
			if len(w.args) > 0 {
				known = known || withArguments()[w.Name] != nil
			}
			if _, forms := n.forms(w); !known && forms == nil && !n.ringable(w) && n.refusedHint == nil && !slices.Contains(list, w.String()) {
				list = append(list, w.String())
			}
		}
	}
	if list == nil {
		return nil
	}
	return none("there is no method for %s", strings.Join(list, ", "))
}

// unbounded says of which facts lemmas tell one bound, where the claim asks for the other.
func unbounded(networks []*network) (list []error) {
	for _, n := range networks {
		for _, w := range n.wanted {
			told := make(map[string]bool)
			for _, m := range n.part.Lemmas {
				if m.Fact == w.String() {
					told[m.Relation] = true
				}
			}
			for relation, side := range map[string]string{">=": "below", "<=": "above"} {
				if len(told) > 0 && !told["=="] && !told[relation] && n.claimed(w.String(), relation) != nil {
					list = append(list, none("no method bounds %s of %s from %s", w, n.name, side))
				}
			}
		}
	}
	return list
}

// about finds lemmas about a fact of the claim.
func (n *network) about(w fact) error {
	if relation, _ := n.said(w); relation != "" || theorem.ByText(w.Name) && n.ringable(w) {
		ring := errNoRing
		if n.ringable(w) {
			if ring = n.byRing(w); ring == nil {
				return nil
			}
		}
		text := n.byText(w)
		if text == nil || errors.Is(ring, errNoRing) {
			return text
		}
		return fmt.Errorf("%s of %s by the columns of a ring: %w", w, n.name, ring)
	}
	if len(w.args) == 0 {
		return n.lemma(w.Name)
	}
	find := withArguments()[w.Name]
	if find == nil || n.group != nil {
		find = (*network).implied
	}
	if err := find(n, w); err != nil {
		return fmt.Errorf("%s of %s: %w", w, n.name, err)
	}
	return nil
}

// lemma finds lemmas about a fact without arguments, if there is none.
func (n *network) lemma(fact string) error {
	if slices.ContainsFunc(n.part.Lemmas, func(m *theorem.Lemma) bool { return m.Fact == fact }) {
		return nil
	}
	if err, failed := n.failed[fact]; failed {
		return err
	}
	m, known := methods()[fact]
	if n.group != nil {
		m = method{find: func(n *network) error { return n.moves(fact) }}
	} else if !known {
		m.find = func(n *network) error { return n.follows(fact) }
	}
	if n.group == nil && (fact == "max_degree" || fact == "min_degree") {
		fact = "degree"
	}
	err := n.needs(m.needs...)
	if err == nil {
		err = m.find(n)
	}
	if err != nil {
		err = fmt.Errorf("%s(%s): %w", fact, n.name, err)
		n.failed[fact] = err
	}
	return err
}

// set finds a set of vertices of the size that the claim says, as the fact's word has it, and what follows from other facts.
func (n *network) set(name, relation string) error {
	bound := n.claimed(name, relation)
	if bound == nil {
		return n.follows(name)
	}
	value := n.inParameters(bound)
	choices, _ := theorem.Choices(n.library.Find(name), relation, value, n.def.Names(), n.coordinates())
	by := func(lines []string) error {
		s, err := n.setOf(lines)
		if err != nil {
			return err
		}
		sums, _ := sums(s.Totals)
		m := lemma(name, relation, value, "set", append([]theorem.Object{line("member", s.In)}, sums...)...)
		n.part.Lemmas = append(n.part.Lemmas, m)
		if err := n.lemmas(); err != nil {
			n.part.Lemmas = n.part.Lemmas[:len(n.part.Lemmas)-1]
			return err
		}
		n.say("a set of %s: %s", value, m.Objects[0].Text)
		return nil
	}
	lines, why := n.hint(choices[0].Name)
	switch {
	case why == nil && lines != nil:
		why = by(lines)
	case why == nil:
		why = none("no set by remainders, and by the ends of coordinates, is in all small members of %s as %s has it", n.name, name)
		for texts, err := range n.guesses(fact{Name: name}, relation, choices, [][]string{{guessedLater}}) {
			if why = err; why == nil {
				why = by(texts[:1])
			}
			if why == nil || n.ctx.Err() != nil {
				break
			}
		}
	}
	return n.oneOf(why, n.follows(name))
}

// oneOf is nil where one of two bounds was found, which may be enough: why not the other is kept.
func (n *network) oneOf(a, b error) error {
	err := errors.Join(a, b)
	if a != nil && b != nil {
		return err
	}
	if err != nil {
		n.missed = append(n.missed, err)
	}
	return nil
}

// domination finds what a domination number is, by the columns of a ring, or bounds.
func (n *network) domination() error {
	if f := (fact{Name: "domination_number"}); n.ringable(f) && n.byRing(f) == nil {
		return nil
	}
	return n.set("domination_number", "<=")
}

// clique finds vertices that are joined, each two, as many as the claim says, and what follows from
// other facts.
func (n *network) clique() error {
	list := []learn.Tuple{n.root}
	bound := n.claimed("clique_number", ">=")
	if bound == nil {
		return n.follows("clique_number")
	}
	size, err := strconv.Atoi(bound.String())
	if err != nil {
		return none("%s vertices, no number of them", bound)
	}
	for len(list) < size {
		next, err := n.learn.Vertex(n.ctx, func(net *family.Member, params []int64, v uint32) bool {
			return !slices.ContainsFunc(list, func(t learn.Tuple) bool {
				u, is := vertexOf(net, params, t)
				return !is || !slices.Contains(net.Neighbors(u), v)
			})
		})
		if err != nil {
			return err
		}
		list = append(list, next)
	}
	var lines []theorem.Object
	for _, t := range list {
		lines = append(lines, line("vertex", t))
	}
	why := n.add(n.learn, func() (*theorem.Lemma, error) { return lemma("clique_number", ">=", bound, "vertices", lines...), nil }, nil)
	return n.oneOf(why, n.follows("clique_number"))
}

// implied finds what follows from other facts: of truths whether, of others that it is as the claim says,
// or at most, or at least.
func (n *network) implied(f fact) error {
	fact := f.String()
	why := none("there is no method for %s", fact)
	some := false
	for _, w := range theorem.Implying(f.Name) {
		if why = n.bases(w.Needs, f.args); why != nil {
			continue
		}
		for _, relation := range w.Relations {
			value := w.Value
			if bound := n.claimed(fact, relation); bound != nil && value == "" {
				value = n.inParameters(bound)
			}
			if value == "" {
				why = none("the claim has no bound of it in the network's parameters")
			} else if why = n.state(fact, relation, value, w.By); why == nil {
				some = true
			}
		}
	}
	if some {
		return nil
	}
	return why
}

func (n *network) follows(name string) error { return n.implied(fact{Name: name}) }

// bases finds lemmas about facts, where these have arguments with those of what follows, but for how many
// ports there are.
func (n *network) bases(facts []string, args []*language.Node) error {
	if len(args) > 0 && args[0].Text == "all-port" {
		args = args[1:]
	}
	for _, name := range facts {
		find := func() error { return n.needs(name) }
		if len(args) > 0 && withArguments()[name] != nil {
			find = func() error { return n.about(fact{Name: name, args: args}) }
		}
		if err := find(); err != nil {
			return err
		}
	}
	return nil
}

// needs finds lemmas about facts, and that the network is vertex-transitive if that is one.
func (n *network) needs(facts ...string) error {
	for _, fact := range facts {
		if err := n.lemma(fact); err != nil {
			return err
		}
		if slices.ContainsFunc(n.part.Lemmas, func(m *theorem.Lemma) bool {
			return fact == "vertex_transitive" && m.Fact == fact && m.Value == "false"
		}) {
			return none("%s is not vertex-transitive", n.name)
		}
	}
	return nil
}

// add adds a lemma, if its questions can be refuted. A term that is refuted is told of to the
// learner, and made again. Say, if it is not nil, is told of the lemma that was shown.
func (n *network) add(from *learn.Family, make func() (*theorem.Lemma, error), say func(*theorem.Lemma)) error {
	var last error
	for range tries {
		m, err := make()
		if err != nil {
			return errors.Join(err, last)
		}
		n.part.Lemmas = append(n.part.Lemmas, m)
		err = n.lemmas()
		if err == nil {
			if say != nil {
				say(m)
			}
			return nil
		}
		n.part.Lemmas = n.part.Lemmas[:len(n.part.Lemmas)-1]
		var wrong *refuted
		if from == nil || !errors.As(err, &wrong) || n.refine(from, wrong) != nil {
			return err
		}
		last = err
	}
	return last
}

// state is add for a lemma with nothing that was learned.
func (n *network) state(fact, relation string, value any, by string) error {
	return n.add(n.learn, func() (*theorem.Lemma, error) { return lemma(fact, relation, value, by), nil }, nil)
}

// exact is add for a lemma that says what a fact is, with lines; nil for none.
func (n *network) exact(fact, by string, lines func(value *learn.Term) ([]theorem.Object, error), say func(*theorem.Lemma)) error {
	return n.add(n.learn, func() (*theorem.Lemma, error) {
		value, err := n.value(fact)
		if err != nil || lines == nil {
			return lemma(fact, "==", value, by), err
		}
		list, err := lines(value)
		return lemma(fact, "==", value, by, list...), err
	}, say)
}

// lemma is one with its lines.
func lemma(fact, relation string, value any, by string, lines ...theorem.Object) *theorem.Lemma {
	return &theorem.Lemma{Fact: fact, Relation: relation, Value: fmt.Sprint(value), By: by, Objects: lines}
}

func line(keyword string, text any) theorem.Object {
	return theorem.Object{Keyword: keyword, Text: fmt.Sprint(text)}
}

// lemmas has the theorem's lemmas refuted. A reverse neighbour that is also one of the text is
// left out.
func (n *network) lemmas() error {
	for {
		err := n.finder.lemmas()
		var wrong *refuted
		if !errors.As(err, &wrong) {
			return err
		}
		var i, j int
		_, differ, found := strings.Cut(wrong.question.What, ": neighbours ")
		if !found {
			return err
		}
		if _, scanned := fmt.Sscanf(differ, "%d and %d differ", &i, &j); scanned != nil {
			return err
		}
		first := len(theorem.Items(n.def, n.args))
		if j <= first {
			return err
		}
		n.part.Back = slices.Delete(slices.Clone(n.part.Back), j-1-first, j-first)
	}
}

// refine tells the learner where a term was refuted.
func (n *network) refine(from *learn.Family, wrong *refuted) error {
	env := make(formula.Env)
	names := n.claim.For.Names()
	for i, name := range names {
		if i >= len(wrong.values) {
			return wrong
		}
		env[name] = new(big.Rat).SetInt64(wrong.values[i])
	}
	params, ok := n.params(env)
	if !ok {
		return wrong
	}
	coords := n.coords()
	for i := len(names); i+len(coords) <= len(wrong.values); i++ {
		if slices.Equal(wrong.question.Names[i:i+len(coords)], coords) {
			return from.Refuted(params, wrong.values[i:i+len(coords)])
		}
	}
	return from.Refuted(params)
}

// coords are the names of the network's coordinates.
func (n *network) coords() []string {
	return n.learn.Names()[len(n.def.Definition.Params):]
}

// say notes what a theorem rests on.
func (n *network) say(format string, args ...any) {
	n.terms = append(n.terms, n.name+": "+fmt.Sprintf(format, args...))
}

// where returns the learner of the members for which a condition holds.
func (n *network) where(cond string, holds func(params []int64) bool) (*learn.Family, error) {
	if cond == "" {
		return n.learn, nil
	}
	if f := n.under[cond]; f != nil {
		return f, nil
	}
	f, err := learn.New(n.ctx, n.def, func(params []int64) bool { return n.holds(params) && holds(params) })
	if err == nil {
		n.under[cond] = f
	}
	return f, err
}
