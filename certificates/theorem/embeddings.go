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
func (l *lemma) embeddingOf() (*embedding, error) {
	if err := l.only("from", "to", "image", "inverse"); err != nil {
		return nil, err
	}
	if !l.truth {
		return nil, certificates.Reject("theorem/value", "false by a map, want true")
	}
	m := &embedding{lemma: l}
	name := l.fact.Args[1].String()
	i := slices.IndexFunc(l.networks, func(n *network) bool { return n.name == name })
	if i < 0 {
		return nil, certificates.Reject("theorem/needs", "%s by %s needs the network %s before it", l.Fact, l.By, certificates.Shortened(name))
	}
	if m.other = l.networks[i]; m.other.directed {
		return nil, certificates.Reject("theorem/directed", "%s by %s of the directed network %s, want an undirected one", l.Fact, l.By, m.other.name)
	}
	variables := l.claim.For.Names()
	var err error
	if m.from, err = l.newNamesOf("from", len(m.other.coords), variables); err != nil {
		return nil, err
	}
	if m.to, err = l.newNamesOf("to", len(l.coords), variables); err != nil {
		return nil, err
	}
	if m.image, err = l.piecesOf("image", slices.Concat(variables, m.from), len(l.coords)); err != nil {
		return nil, err
	}
	m.inverse, err = l.piecesOf("inverse", slices.Concat(variables, m.to), len(m.other.coords))
	return m, err
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

// prove proves that the map takes different vertices to different ones, and links to links.
func (m *embedding) prove() error {
	p, other := m.open("images are vertices, and have inverses")
	v := other.any(other.coords)
	w := m.maps(p, v)
	if err := p.prove(arithmetic.All(p.isVertex(w), same(m.back(p, w), v))); err != nil {
		return err
	}
	for _, it := range m.other.items {
		p, other := m.open(numbered("the image of a link by neighbour %d is a link", it.number))
		v := other.any(other.coords)
		w := other.follow(it, v)
		if err := p.prove(p.adjacent(m.maps(p, v), m.maps(p, w))); err != nil {
			return err
		}
	}
	return nil
}

// containsByMap proves that a network has another as a subgraph.
func (l *lemma) containsByMap() error {
	m, err := l.embeddingOf()
	if err != nil {
		return err
	}
	return m.prove()
}

// isomorphicByMap proves that two networks are the same but for names: the map is onto, and what
// goes to a link is one.
func (l *lemma) isomorphicByMap() error {
	m, err := l.embeddingOf()
	if err != nil {
		return err
	}
	if err := m.prove(); err != nil {
		return err
	}
	p, other := m.open("each vertex is an image")
	v := p.any(p.coords)
	w := m.back(p, v)
	if err := p.prove(arithmetic.All(other.isVertex(w), same(m.maps(p, w), v))); err != nil {
		return err
	}
	for _, it := range l.items {
		p, other := m.open(numbered("a link by neighbour %d is the image of one", it.number))
		v := p.any(p.coords)
		w := p.follow(it, v)
		if err := p.prove(other.adjacent(m.back(p, v), m.back(p, w))); err != nil {
			return err
		}
	}
	return nil
}
