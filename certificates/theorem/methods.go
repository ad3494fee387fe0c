package theorem

import (
	"cmp"
	"math/big"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/language"
)

// method is how a lemma about a fact is proved.
type method struct {
	fact, by string
	// relations are those that it shows; value that of a fact which is true or false.
	relations []string
	value     string
	// multiples says that the fact may have a factor.
	multiples bool
	// directed says that the network may be directed.
	directed bool
	// objects are the keywords of the lines that it may need.
	objects string
	prove   func(l *lemma)
}

// methods lists all. The package's comment says what each asks for.
func methods() []method {
	equal, both := []string{"=="}, []string{"==", "<="}
	most, least := []string{"<="}, []string{">="}
	return []method{
		{fact: "order", by: "product", relations: equal, directed: true, prove: (*lemma).orderByProduct},
		{fact: "order", by: "sums", relations: equal, multiples: true, directed: true, objects: "sum", prove: (*lemma).orderBySums},
		{fact: "size", by: "sums", relations: equal, multiples: true, objects: "links sum", prove: (*lemma).sizeBySums},
		{fact: "min_degree", by: "neighbors", relations: equal, objects: "at", prove: (*lemma).degreeByNeighbors},
		{fact: "max_degree", by: "neighbors", relations: both, objects: "at", prove: (*lemma).degreeByNeighbors},
		{fact: "size", by: "degrees", relations: equal, prove: implied("", "the sum of degrees", "order min_degree max_degree", "min_degree == max_degree && 2*value == order*min_degree")},
		{fact: "vertex_transitive", by: "maps", relations: equal, value: "true", directed: true, objects: "to image inverse", prove: (*lemma).transitiveByMaps},
		{fact: "vertex_orbits", by: "maps", relations: []string{"<="}, directed: true, objects: "to root image inverse", prove: (*lemma).orbitsByMaps},
		{fact: "connected", by: "potential", relations: equal, value: "true", objects: "upper", prove: (*lemma).connectedByPotential},
		{fact: "diameter", by: "potential", relations: both, directed: true, objects: "from upper source lower far", prove: (*lemma).diameterByPotential},
		{fact: "eccentricity", by: "potential", relations: both, objects: "source sum upper lower far", prove: (*lemma).eccentricityByPotential},
		{fact: "distance", by: "potential", relations: both, objects: "source far sum upper lower", prove: (*lemma).distanceByPotential},
		{fact: "radius", by: "potential", relations: equal, objects: "from upper source lower far", prove: (*lemma).diameterByPotential},
		{fact: "radius", by: "centre", relations: equal, objects: "centre upper from lower far", prove: (*lemma).radiusByCentre},
		{fact: "vertex_transitive", by: "degrees", relations: equal, value: "false", prove: implied("", "they differ", "max_degree min_degree", "max_degree >= min_degree + 1")},
		{fact: "vertex_transitive", by: "eccentricities", relations: equal, value: "false", prove: implied("", "they differ", "diameter radius", "diameter >= radius + 1")},
		{fact: "vertex_transitive", by: "walks", relations: equal, value: "false", objects: "length at", prove: (*lemma).notTransitiveByWalks},
		{fact: "edge_transitive", by: "maps", relations: equal, value: "true", objects: "to image inverse", prove: (*lemma).edgeTransitiveByMaps},
		{fact: "edge_transitive", by: "walks", relations: equal, value: "false", objects: "length at", prove: (*lemma).notTransitiveByWalks},
		// Without the neighbours of a vertex of the smallest degree, or its links, it is alone, or all
		// that is left.
		{fact: "edge_connectivity", by: "degree", relations: most, prove: implied("", "the smallest degree", "min_degree", "value >= min_degree")},
		{fact: "vertex_connectivity", by: "degree", relations: most, prove: implied("", "the smallest degree", "min_degree", "value >= min_degree")},
		// So it is of connected vertex-transitive networks of two vertices or more: W. Mader, "Minimale
		// n-fach kantenzusammenhängende Graphen", Mathematische Annalen 191, 1971.
		{fact: "edge_connectivity", by: "transitivity", relations: equal, prove: implied("connected vertex_transitive", "the degree", "min_degree", "min_degree >= 1 && value == min_degree")},
		{fact: "vertex_connectivity", by: "transitivity", relations: least, prove: (*lemma).vertexConnectivityByTransitivity},
		{fact: "edge_chromatic_number", by: "colours", relations: most, objects: "link colour", prove: (*lemma).edgeChromaticByColours},
		{fact: "edge_chromatic_number", by: "degree", relations: least, prove: implied("", "the largest degree", "max_degree", "max_degree >= value")},
		{fact: "vertex_orbits", by: "transitivity", relations: equal, prove: implied("vertex_transitive", "one orbit", "", "value == 1")},
		{fact: "automorphisms", by: "transitivity", relations: least, prove: implied("vertex_transitive", "one for each vertex", "order", "order >= value")},
		// Half of the links of a cycle through all vertices are a matching, and there is no larger one.
		{fact: "matching_number", by: "hamiltonian", relations: equal, prove: implied("hamiltonian", "half of the order", "order", "value == floor(order/2)")},
		{fact: "hamiltonian_path", by: "hamiltonian", relations: equal, value: "true", prove: implied("hamiltonian", "", "", "")},
		{fact: "delivered", by: "hops", relations: equal, objects: "hops", prove: onRoute((*route).deliveredByHops)},
		{fact: "minimal", by: "hops", relations: equal, objects: "hops", prove: onRoute((*route).minimalByHops)},
		{fact: "max_hops", by: "hops", relations: both, objects: "hops far", prove: onRoute((*route).maxHopsByHops)},
		{fact: "total_hops", by: "sums", relations: equal, multiples: true, objects: "hops sum", prove: onRoute((*route).totalHopsBySums)},
		{fact: "deadlock_free", by: "rank", relations: equal, value: "true", objects: "channel rank", prove: onRoute((*route).deadlockFreeByRank)},
		{fact: "contains", by: "map", relations: equal, value: "true", objects: "from to image inverse", prove: (*lemma).containsByMap},
		{fact: "isomorphic", by: "map", relations: equal, value: "true", objects: "from to image inverse", prove: (*lemma).isomorphicByMap},
		{fact: "bipartite", by: "colour", relations: equal, value: "true", objects: "colour", prove: (*lemma).bipartiteByColour},
		{fact: "bipartite", by: "odd-walk", relations: equal, value: "false", objects: "length step walk", prove: (*lemma).notBipartiteByWalk},
		{fact: "girth", by: "cycle", relations: most, objects: "length step walk", prove: (*lemma).girthByCycle},
		{fact: "girth", by: "walks", relations: least, prove: (*lemma).girthByWalks},
		{fact: "distance_sum", by: "sums", relations: equal, multiples: true, objects: "from distance each sum", prove: (*lemma).distanceSumBySums},
		{fact: "bisection", by: "cut", relations: most, objects: "side sum", prove: (*lemma).bisectionByCut},
		{fact: "bisection", by: "counting", relations: least, objects: "links steps factor sum most", prove: (*lemma).bisectionByCounting},
		{fact: "domination_number", by: "set", relations: most, objects: "member sum", prove: (*lemma).dominationBySet},
		{fact: "independence_number", by: "set", relations: least, objects: "member sum", prove: (*lemma).independenceBySet},
		{fact: "clique_number", by: "vertices", relations: least, objects: "vertex", prove: (*lemma).cliqueByVertices},
		{fact: "chromatic_number", by: "vertices", relations: least, objects: "vertex", prove: (*lemma).cliqueByVertices},
		{fact: "chromatic_number", by: "bipartite", relations: least, objects: "at", prove: (*lemma).chromaticByBipartite},
		{fact: "chromatic_number", by: "colours", relations: most, objects: "colour", prove: (*lemma).chromaticByColours},
		{fact: "hamiltonian", by: "next", relations: equal, value: "true", directed: true, objects: "next position", prove: (*lemma).hamiltonianByNext},
	}
}

// lemma is a lemma that is being proved.
type lemma struct {
	*network
	*Lemma
	fact  *language.Node
	value *language.Node
	cond  *language.Node // nil for none
	sums  int            // how many objects were gone through for lines "sum"
	times *big.Int       // what all that is added has as a factor
}

// prove proves a lemma by its method.
func (n *network) prove(part *Lemma, fact *language.Node) {
	l := &lemma{network: n, Lemma: part, fact: fact, times: part.factor()}
	list := methods()
	i := slices.IndexFunc(list, func(m method) bool { return m.fact == fact.Text && m.by == part.By })
	if i < 0 {
		n.reject("theorem/method", "%q by %q, want a fact and a method that are known", certificates.Shortened(part.Fact), certificates.Shortened(part.By))
		return
	}
	m := list[i]
	if !slices.Contains(m.relations, part.Relation) {
		n.reject("theorem/relation", "%q, want one of %q for %s by %s", part.Relation, m.relations, m.fact, m.by)
	}
	if n.directed && !m.directed {
		n.reject("theorem/directed", "%s by %s of the directed network %s, want an undirected one", m.fact, m.by, n.name)
	}
	if part.Times != 0 && !m.multiples {
		n.reject("theorem/factor", "%d times %s by %s, want no factor", part.Times, m.fact, m.by)
	}
	l.value = l.expression(part.Value, n.params)
	if part.If != "" {
		l.cond = l.expression(part.If, n.params)
	}
	if m.value != "" && part.Value != m.value {
		n.reject("theorem/value", "%q by %s, want %s", certificates.Shortened(part.Value), m.by, m.value)
	}
	for _, o := range part.Objects {
		if !slices.Contains(strings.Fields(m.objects), o.Keyword) {
			n.reject("theorem/object", "a line %q, want one of %q", certificates.Shortened(o.Keyword), strings.Fields(m.objects))
		}
	}
	if n.err == nil {
		m.prove(l)
	}
}

// is the value of a lemma, 1 for true and 0 for false.
func (n *network) is(s *scope, part *Lemma, names env) poly {
	if part.Value == "true" || part.Value == "false" {
		return arithmetic.Int(int64(len("false") - len(part.Value)))
	}
	return newTerms(nil).term(s, n.expression(part.Value, n.params), names)
}

// says is what a lemma says of the value of its fact.
func (n *network) says(part *Lemma, names env, v poly) claim {
	times := v.Times(part.factor())
	return compared(part.Relation, fixed(times), func(s *scope) poly { return n.is(s, part, names) })
}

// condition is that of a lemma that has one.
func (n *network) condition(part *Lemma, names env) claim {
	return newTerms(nil).condition(n.expression(part.If, n.params), names)
}

// zero stands for an expression of which something is wrong.
var zero = &language.Node{Op: language.Numeral, Text: "0"}

// expression reads a term or a condition of a certificate, in some names.
func (m *maker) expression(text string, names []string) *language.Node {
	c, err := language.Parse(text)
	if err != nil {
		m.fail(err)
		return zero
	}
	if len(c.For) > 0 || c.If != nil {
		m.reject("theorem/text", "%q, want an expression alone", certificates.Shortened(text))
	}
	c.Expr.Each(func(n *language.Node) bool {
		if n.Op == language.Name && !slices.Contains(names, n.Text) && n.Text != "true" && n.Text != "false" {
			m.reject("theorem/text", "%q in %q, want one of %q", n.Text, certificates.Shortened(text), names)
		}
		return true
	})
	return c.Expr
}

// piece reads TUPLE [if CONDITION], in some names.
func (m *maker) piece(text string, names []string, width int) (b piece) {
	left, right, conditional := strings.Cut(text, " if ")
	if b.to = m.expression(left, names).Parts(); len(b.to) != width {
		m.reject("theorem/tuple", "%q of %d terms, want %d", certificates.Shortened(left), len(b.to), width)
		b.to = slices.Repeat([]*language.Node{zero}, width)
	}
	if conditional {
		b.cond = m.expression(right, names)
	}
	return b
}

// open begins a question about the lemma, under its condition.
func (l *lemma) open(what string) *place { return l.network.open(l.Fact+" by "+l.By+": "+what, l.cond) }

// texts are those of the objects with a keyword.
func (l *lemma) texts(keyword string) (list []string) {
	for _, o := range l.Objects {
		if o.Keyword == keyword {
			list = append(list, o.Text)
		}
	}
	return list
}

// line returns the text of the only object with a keyword.
func (l *lemma) line(keyword string) string {
	list := l.texts(keyword)
	if len(list) != 1 {
		l.reject("theorem/object", "%d lines %q, want one", len(list), keyword)
		return "0"
	}
	return list[0]
}

// termOf reads the term that stands behind a keyword, in parameters, coordinates and others;
// parameterOf one in parameters alone.
func (l *lemma) termOf(keyword string, more ...string) *language.Node {
	return l.expression(l.line(keyword), slices.Concat(l.params, l.coords, more))
}

func (l *lemma) parameterOf(keyword string) *language.Node {
	return l.expression(l.line(keyword), l.params)
}

// constantOf reads the number that stands behind a keyword, from least to most.
func (l *lemma) constantOf(keyword, rule string, least, most int) int {
	text := l.line(keyword)
	n, known := constant(l.expression(text, nil), int64(most))
	if !known || n < least {
		l.reject(rule, "%s %q, want a number from %d to %d", keyword, certificates.Shortened(text), least, most)
		return least
	}
	return n
}

// termsOf reads the terms that stand behind a keyword, so many lines.
func (l *lemma) termsOf(keyword string, count int, more ...string) (list []*language.Node) {
	for _, text := range l.texts(keyword) {
		list = append(list, l.expression(text, slices.Concat(l.params, l.coords, more)))
	}
	if len(list) != count {
		l.reject("theorem/object", "%d lines %q, want %d", len(list), keyword, count)
		return slices.Repeat([]*language.Node{zero}, count)
	}
	return list
}

// piecesOf reads the tuples that stand behind a keyword, one or more lines.
func (l *lemma) piecesOf(keyword string, names []string, width int) (list []piece) {
	for _, text := range l.texts(keyword) {
		list = append(list, l.piece(text, names, width))
	}
	if len(list) == 0 {
		l.reject("theorem/object", "no lines %q, want one at least", keyword)
		return []piece{l.piece("0", nil, width)}
	}
	return list
}

// vertexOf reads the vertex that stands behind a keyword, in parameters: without conditions.
func (l *lemma) vertexOf(keyword, rule string) piece {
	list := l.piecesOf(keyword, l.params, len(l.coords))
	if len(list) > 1 || list[0].cond != nil {
		l.reject(rule, "a vertex with conditions behind %q, want one for all parameters", keyword)
	}
	return list[0]
}

// namesOf reads new names that stand behind a keyword, as many as coordinates.
func (l *lemma) namesOf(keyword string) []string {
	return l.newNamesOf(keyword, len(l.coords), slices.Concat(l.params, l.coords))
}

// newNamesOf reads so many names that stand behind a keyword, and are none of others.
func (l *lemma) newNamesOf(keyword string, width int, others []string) []string {
	text := l.line(keyword)
	names := strings.Fields(text)
	if len(names) != width {
		l.reject("theorem/names", "%q, want a name for each of %d coordinates", certificates.Shortened(text), width)
		return make([]string, width)
	}
	l.newNames(names, others)
	return names
}

// newNames sees that names are names, and none of others.
func (m *maker) newNames(names, others []string) {
	for i, name := range names {
		if !isName(name) || slices.Contains(others, name) || slices.Contains(names[:i], name) {
			m.reject("theorem/names", "%q, want new names", certificates.Shortened(strings.Join(names, " ")))
		}
	}
}

// isName tells whether a text is a name.
func isName(text string) bool {
	c, err := language.Parse(text)
	return err == nil && c.Expr.Op == language.Name && c.Expr.Text == text && text != "true" && text != "false"
}

// before returns a lemma that was proved under the same condition, or under none; nil if there is none.
func (l *lemma) before(fact string) *Lemma {
	return cmp.Or(l.known[fact+" if "], l.known[fact+" if "+l.If])
}

// shown returns such a lemma, which is needed.
func (l *lemma) shown(fact string) *Lemma {
	m := l.before(fact)
	if m == nil {
		l.reject("theorem/needs", "%s by %s needs a lemma about %s before it, under no other condition", l.Fact, l.By, fact)
		return new(Lemma)
	}
	return m
}

// valueOf returns the value that a lemma shows, which is exact.
func (l *lemma) valueOf(fact string) *language.Node {
	m := l.shown(fact)
	if m.Relation != "==" || m.Times != 0 {
		l.reject("theorem/needs", "%s by %s needs a lemma that says what %s is, without a factor", l.Fact, l.By, fact)
		return zero
	}
	return l.expression(m.Value, l.params)
}
