package theorem

import (
	"slices"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// embedding is a map from the vertices of another network, which stands before in the theorem,
// to those of a lemma's network. Terms are in the claim's variables and in names for coordinates:
// "from" has those of the other network, "to" those of the lemma's own.
type embedding struct {
	*lemma
	other          *network
	from, to       []string
	image, inverse []piece
}

// embeddingOf reads the map.
func (l *lemma) embeddingOf() *embedding {
	m := &embedding{lemma: l, other: l.network}
	name := l.fact.Args[1].String()
	i := slices.IndexFunc(l.networks, func(n *network) bool { return n.name == name })
	if i < 0 {
		l.reject("theorem/needs", "%s by %s needs the network %s before it", l.Fact, l.By, certificates.Shortened(name))
	} else if m.other = l.networks[i]; m.other.directed {
		l.reject("theorem/directed", "%s by %s of the directed network %s, want an undirected one", l.Fact, l.By, m.other.name)
	}
	variables := l.claim.For.Names()
	m.from = l.newNamesOf("from", len(m.other.coords), variables)
	m.to = l.newNamesOf("to", len(l.coords), variables)
	m.image = l.piecesOf("image", slices.Concat(variables, m.from), len(l.coords))
	m.inverse = l.piecesOf("inverse", slices.Concat(variables, m.to), len(m.other.coords))
	return m
}

// open begins a question about both networks.
func (m *embedding) open(what string) (p, other *place) {
	p = m.lemma.open(what)
	return p, m.other.in(p.s, p.variables)
}

// maps is the image of a vertex of the other network.
func (m *embedding) maps(p *place, v []poly) []poly {
	return p.pieces(m.image, p.variables.with(m.from, v))
}

// back is where a vertex comes from.
func (m *embedding) back(p *place, v []poly) []poly {
	return p.pieces(m.inverse, p.variables.with(m.to, v))
}

// embeds proves that the map takes different vertices to different ones, and links to links.
func (m *embedding) embeds() {
	m.takes("images are vertices, and have inverses", "the image of a link by neighbour %d is a link", m.other.items, m.maps, m.back,
		func(what string) (from, to *place) { to, from = m.open(what); return from, to })
}

// takes proves that a map from the vertices of one network to those of the other has an inverse, and
// that it takes links by some items to links. Open begins a question with places in both.
func (m *embedding) takes(vertices, links string, items []item, image, back func(p *place, v []poly) []poly, open func(what string) (from, to *place)) {
	from, to := open(vertices)
	v := from.any(from.coords)
	w := image(from, v)
	from.prove(arithmetic.All(to.isVertex(w), same(back(from, w), v)))
	for _, it := range items {
		from, to := open(numbered(links, it.number))
		v := from.any(from.coords)
		w := from.follow(it, v)
		from.prove(to.adjacent(image(from, v), image(from, w)))
	}
}

// containsByMap proves that a network has another as a subgraph.
func (l *lemma) containsByMap() { l.embeddingOf().embeds() }

// isomorphicByMap proves that two networks are the same but for names: the map is onto, and what
// goes to a link is one.
func (l *lemma) isomorphicByMap() {
	m := l.embeddingOf()
	m.embeds()
	m.takes("each vertex is an image", "a link by neighbour %d is the image of one", l.items, m.back, m.maps, m.open)
}
