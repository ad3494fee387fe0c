package theorem

import (
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/formula"
	"topocert/certificates/language"
)

// method is how a lemma about a fact is proved.
type method struct {
	fact, by string
	// relations are those that it shows; truth says that the fact is true or false.
	relations []string
	truth     bool
	// multiples says that the fact may have a factor.
	multiples bool
	// directed says that the network may be directed.
	directed bool
	prove    func(l *lemma) error
}

// methods lists all. The package's comment says what each asks for.
func methods() []method {
	equal, both := []string{"=="}, []string{"==", "<="}
	most, least := []string{"<="}, []string{">="}
	return []method{
		{fact: "order", by: "product", relations: equal, directed: true, prove: (*lemma).orderByProduct},
		{fact: "order", by: "sums", relations: equal, multiples: true, directed: true, prove: (*lemma).orderBySums},
		{fact: "size", by: "sums", relations: equal, multiples: true, prove: (*lemma).sizeBySums},
		{fact: "min_degree", by: "neighbors", relations: equal, prove: (*lemma).degreeByNeighbors},
		{fact: "max_degree", by: "neighbors", relations: both, prove: (*lemma).degreeByNeighbors},
		{fact: "size", by: "degrees", relations: equal, prove: (*lemma).sizeByDegrees},
		{fact: "vertex_transitive", by: "maps", relations: equal, truth: true, directed: true, prove: (*lemma).transitiveByMaps},
		{fact: "vertex_orbits", by: "maps", relations: []string{"<="}, directed: true, prove: (*lemma).orbitsByMaps},
		{fact: "connected", by: "potential", relations: equal, truth: true, prove: (*lemma).connectedByPotential},
		{fact: "diameter", by: "potential", relations: both, directed: true, prove: (*lemma).diameterByPotential},
		{fact: "eccentricity", by: "potential", relations: both, prove: (*lemma).eccentricityByPotential},
		{fact: "distance", by: "potential", relations: both, prove: (*lemma).distanceByPotential},
		{fact: "radius", by: "potential", relations: equal, prove: (*lemma).diameterByPotential},
		{fact: "radius", by: "centre", relations: equal, prove: (*lemma).radiusByCentre},
		{fact: "vertex_transitive", by: "degrees", relations: equal, truth: true, prove: (*lemma).notTransitiveByDegrees},
		{fact: "vertex_transitive", by: "eccentricities", relations: equal, truth: true, prove: (*lemma).notTransitiveByEccentricities},
		{fact: "vertex_transitive", by: "walks", relations: equal, truth: true, prove: (*lemma).notTransitiveByWalks},
		{fact: "edge_transitive", by: "maps", relations: equal, truth: true, prove: (*lemma).edgeTransitiveByMaps},
		{fact: "edge_transitive", by: "walks", relations: equal, truth: true, prove: (*lemma).notTransitiveByWalks},
		{fact: "edge_connectivity", by: "degree", relations: most, prove: (*lemma).connectivityByDegree},
		{fact: "vertex_connectivity", by: "degree", relations: most, prove: (*lemma).connectivityByDegree},
		{fact: "edge_connectivity", by: "transitivity", relations: equal, prove: (*lemma).edgeConnectivityByTransitivity},
		{fact: "vertex_connectivity", by: "transitivity", relations: least, prove: (*lemma).vertexConnectivityByTransitivity},
		{fact: "edge_chromatic_number", by: "colours", relations: most, prove: (*lemma).edgeChromaticByColours},
		{fact: "edge_chromatic_number", by: "degree", relations: least, prove: (*lemma).edgeColoursByDegree},
		{fact: "vertex_orbits", by: "transitivity", relations: equal, prove: (*lemma).orbitsByTransitivity},
		{fact: "automorphisms", by: "transitivity", relations: least, prove: (*lemma).automorphismsByTransitivity},
		{fact: "matching_number", by: "hamiltonian", relations: equal, prove: (*lemma).matchingByHamiltonian},
		{fact: "hamiltonian_path", by: "hamiltonian", relations: equal, truth: true, prove: (*lemma).pathByHamiltonian},
		{fact: "delivered", by: "hops", relations: equal, prove: (*lemma).deliveredByHops},
		{fact: "minimal", by: "hops", relations: equal, prove: (*lemma).minimalByHops},
		{fact: "max_hops", by: "hops", relations: both, prove: (*lemma).maxHopsByHops},
		{fact: "total_hops", by: "sums", relations: equal, multiples: true, prove: (*lemma).totalHopsBySums},
		{fact: "deadlock_free", by: "rank", relations: equal, truth: true, prove: (*lemma).deadlockFreeByRank},
		{fact: "contains", by: "map", relations: equal, truth: true, prove: (*lemma).containsByMap},
		{fact: "isomorphic", by: "map", relations: equal, truth: true, prove: (*lemma).isomorphicByMap},
		{fact: "bipartite", by: "colour", relations: equal, truth: true, prove: (*lemma).bipartiteByColour},
		{fact: "bipartite", by: "odd-walk", relations: equal, truth: true, prove: (*lemma).notBipartiteByWalk},
		{fact: "girth", by: "cycle", relations: most, prove: (*lemma).girthByCycle},
		{fact: "girth", by: "walks", relations: least, prove: (*lemma).girthByWalks},
		{fact: "distance_sum", by: "sums", relations: equal, multiples: true, prove: (*lemma).distanceSumBySums},
		{fact: "bisection", by: "cut", relations: most, prove: (*lemma).bisectionByCut},
		{fact: "bisection", by: "counting", relations: least, prove: (*lemma).bisectionByCounting},
		{fact: "domination_number", by: "set", relations: most, prove: (*lemma).dominationBySet},
		{fact: "independence_number", by: "set", relations: least, prove: (*lemma).independenceBySet},
		{fact: "clique_number", by: "vertices", relations: least, prove: (*lemma).cliqueByVertices},
		{fact: "chromatic_number", by: "vertices", relations: least, prove: (*lemma).cliqueByVertices},
		{fact: "chromatic_number", by: "bipartite", relations: least, prove: (*lemma).chromaticByBipartite},
		{fact: "chromatic_number", by: "colours", relations: most, prove: (*lemma).chromaticByColours},
		{fact: "hamiltonian", by: "next", relations: equal, truth: true, directed: true, prove: (*lemma).hamiltonianByNext},
	}
}

// lemma is a lemma that is being proved.
type lemma struct {
	*network
	*Lemma
	fact  formula.Parts
	value *language.Node
	cond  *language.Node // nil for none
	truth bool
	sums  int      // how many objects were gone through for lines "sum"
	times *big.Int // what all that is added has as a factor
}

// prove proves a lemma by its method.
func (n *network) prove(part *Lemma, fact formula.Parts) error {
	l := &lemma{network: n, Lemma: part, fact: fact, times: part.factor()}
	list := methods()
	i := slices.IndexFunc(list, func(m method) bool { return m.fact == fact.Text && m.by == part.By })
	if i < 0 {
		return certificates.Reject("theorem/method", "%q by %q, want a fact and a method that are known", certificates.Shortened(part.Fact), certificates.Shortened(part.By))
	}
	m := list[i]
	if !slices.Contains(m.relations, part.Relation) {
		return certificates.Reject("theorem/relation", "%q, want one of %q for %s by %s", part.Relation, m.relations, m.fact, m.by)
	}
	if n.directed && !m.directed {
		return certificates.Reject("theorem/directed", "%s by %s of the directed network %s, want an undirected one", m.fact, m.by, n.name)
	}
	if part.Times != 0 && !m.multiples {
		return certificates.Reject("theorem/factor", "%d times %s by %s, want no factor", part.Times, m.fact, m.by)
	}
	var err error
	if l.value, err = expression(part.Value, n.params); err != nil {
		return err
	}
	if part.If != "" {
		if l.cond, err = expression(part.If, n.params); err != nil {
			return err
		}
	}
	if m.truth {
		if part.Value != "true" && part.Value != "false" {
			return certificates.Reject("theorem/value", "%q, want true or false", certificates.Shortened(part.Value))
		}
		l.truth = part.Value == "true"
	}
	return m.prove(l)
}

// is the value of a lemma, 1 for true and 0 for false.
func (n *network) is(s *scope, part *Lemma, names env) poly {
	if part.Value == "true" || part.Value == "false" {
		return arithmetic.Int(int64(len("false") - len(part.Value)))
	}
	value, err := expression(part.Value, n.params)
	if err != nil {
		s.Fail(err)
		return nil
	}
	return newTerms(nil).term(s, value, names)
}

// says is what a lemma says of the value of its fact.
func (n *network) says(part *Lemma, names env, v poly) claim {
	times := v.Times(part.factor())
	return compared(part.Relation, fixed(times), func(s *scope) poly { return n.is(s, part, names) })
}

// condition is that of a lemma that has one.
func (n *network) condition(part *Lemma, names env) claim {
	cond, err := expression(part.If, n.params)
	return func(s *scope, truth bool) {
		if err != nil {
			s.Fail(err)
			return
		}
		newTerms(nil).condition(cond, names)(s, truth)
	}
}

// expression reads a term or a condition of a certificate, in some names.
func expression(text string, names []string) (*language.Node, error) {
	c, err := language.Parse(text)
	if err != nil {
		return nil, err
	}
	if len(c.For) > 0 || c.If != nil {
		return nil, certificates.Reject("theorem/text", "%q, want an expression alone", certificates.Shortened(text))
	}
	unknown := ""
	c.Expr.Each(func(n *language.Node) bool {
		if n.Op == language.Name && !slices.Contains(names, n.Text) && n.Text != "true" && n.Text != "false" {
			unknown = n.Text
		}
		return true
	})
	if unknown != "" {
		return nil, certificates.Reject("theorem/text", "%q in %q, want one of %q", unknown, certificates.Shortened(text), names)
	}
	return c.Expr, nil
}

// piece reads TUPLE [if CONDITION], in some names.
func (n *network) piece(text string, names []string, width int) (piece, error) {
	left, right, conditional := strings.Cut(text, " if ")
	var b piece
	t, err := expression(left, names)
	if err != nil {
		return b, err
	}
	if b.to = tuple(t); len(b.to) != width {
		return b, certificates.Reject("theorem/tuple", "%q of %d terms, want %d", certificates.Shortened(left), len(b.to), width)
	}
	if conditional {
		b.cond, err = expression(right, names)
	}
	return b, err
}

// open begins a question about the lemma, under its condition.
func (l *lemma) open(what string) *place { return l.network.open(l.Fact+" by "+l.By+": "+what, l.cond) }

// line returns the text of the only object with a keyword.
func (l *lemma) line(keyword string) (string, error) {
	found, text := 0, ""
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			found++
			text = o.Text
		}
	}
	if found != 1 {
		return "", certificates.Reject("theorem/object", "%d lines %q, want one", found, keyword)
	}
	return text, nil
}

// only rejects objects with other keywords.
func (l *lemma) only(keywords ...string) error {
	for _, o := range l.Objects {
		if !slices.Contains(keywords, o.Keyword) {
			return certificates.Reject("theorem/object", "a line %q, want one of %q", certificates.Shortened(o.Keyword), keywords)
		}
	}
	return nil
}

// termOf reads the term that stands behind a keyword, in parameters, coordinates and others.
func (l *lemma) termOf(keyword string, more ...string) (*language.Node, error) {
	text, err := l.line(keyword)
	if err != nil {
		return nil, err
	}
	return expression(text, slices.Concat(l.params, l.coords, more))
}

// termsOf reads the terms that stand behind a keyword, so many lines.
func (l *lemma) termsOf(keyword string, count int, more ...string) ([]*language.Node, error) {
	var list []*language.Node
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			t, err := expression(o.Text, slices.Concat(l.params, l.coords, more))
			if err != nil {
				return nil, err
			}
			list = append(list, t)
		}
	}
	if len(list) != count {
		return nil, certificates.Reject("theorem/object", "%d lines %q, want %d", len(list), keyword, count)
	}
	return list, nil
}

// piecesOf reads the tuples that stand behind a keyword, one or more lines.
func (l *lemma) piecesOf(keyword string, names []string, width int) ([]piece, error) {
	var list []piece
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			b, err := l.piece(o.Text, names, width)
			if err != nil {
				return nil, err
			}
			list = append(list, b)
		}
	}
	if len(list) == 0 {
		return nil, certificates.Reject("theorem/object", "no lines %q, want one at least", keyword)
	}
	return list, nil
}

// namesOf reads new names that stand behind a keyword, as many as coordinates.
func (l *lemma) namesOf(keyword string) ([]string, error) {
	return l.newNamesOf(keyword, len(l.coords), slices.Concat(l.params, l.coords))
}

// newNamesOf reads so many names that stand behind a keyword, and are none of others.
func (l *lemma) newNamesOf(keyword string, width int, others []string) ([]string, error) {
	text, err := l.line(keyword)
	if err != nil {
		return nil, err
	}
	names := strings.Fields(text)
	if len(names) != width {
		return nil, certificates.Reject("theorem/names", "%q, want a name for each of %d coordinates", certificates.Shortened(text), width)
	}
	return names, newNames(names, others)
}

// newNames sees that names are names, and none of others.
func newNames(names, others []string) error {
	for i, name := range names {
		if !isName(name) || slices.Contains(others, name) || slices.Contains(names[:i], name) {
			return certificates.Reject("theorem/names", "%q, want new names", certificates.Shortened(strings.Join(names, " ")))
		}
	}
	return nil
}

// isName tells whether a text is a name.
func isName(text string) bool {
	c, err := language.Parse(text)
	return err == nil && c.Expr.Op == language.Name && c.Expr.Text == text && text != "true" && text != "false"
}

// shown returns a lemma that was proved under the same condition, or under none.
func (l *lemma) shown(fact string) (*Lemma, error) {
	for _, cond := range []string{"", l.If} {
		if m := l.known[fact+" if "+cond]; m != nil {
			return m, nil
		}
	}
	return nil, certificates.Reject("theorem/needs", "%s by %s needs a lemma about %s before it, under no other condition", l.Fact, l.By, fact)
}

// valueOf returns the value that a lemma shows, which is exact.
func (l *lemma) valueOf(fact string) (*language.Node, error) {
	m, err := l.shown(fact)
	if err != nil {
		return nil, err
	}
	if m.Relation != "==" || m.Times != 0 {
		return nil, certificates.Reject("theorem/needs", "%s by %s needs a lemma that says what %s is, without a factor", l.Fact, l.By, fact)
	}
	return expression(m.Value, l.params)
}
