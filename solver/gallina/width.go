package gallina

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"

	"topocert/certificates"
	"topocert/certificates/cycles"
	"topocert/certificates/lrat"
	"topocert/certificates/widths"
)

// unreached is the level of a vertex out of reach.
const unreached = 1 << 32

// maxRefutation is the size in bytes of the largest refutation that is packed for Coq.
const maxRefutation = 1 << 28

// refutation writes that a formula has no model.
func refutation(w *writer, p lrat.Refutation) (theorem, error) {
	var t theorem
	var args string
	switch e := p.Of.(type) {
	case widths.Encoding:
		list, err := w.group(e.Group, w.words)
		if err != nil {
			return t, err
		}
		t.statement = fmt.Sprintf("width_at_least %s %s", grouped(w.net.graph), w.s.Value)
		t.lemma, args = "refutation_sound", w.s.Value+" "+list
	case cycles.Encoding:
		var sets []string
		for _, set := range e.Sets {
			sets = append(sets, "["+listOf(set)+"]")
		}
		t.statement = "~ hamiltonian " + grouped(w.net.graph)
		t.lemma, args = "no_cycle_sound", "["+strings.Join(sets, "; ")+"]%uint63"
	}
	formula, err := p.Of.CNF(w.s, w.net.net, w.World)
	if err != nil {
		return t, err
	}
	clauses, literals, proof, err := w.refuted(formula, p.File, "refutation")
	t.lemma = fmt.Sprintf("(%s %s %s %d%%uint63 %d%%uint63 %s)", t.lemma, w.net.numbers(), args, clauses, literals, proof)
	return t, err
}

// refuted packs the refutation of a formula that is in a file into arrays that begin with the
// given name.
func (w *writer) refuted(formula *lrat.CNF, name, array string) (clauses, literals int, list string, err error) {
	file, err := w.World.Open(name)
	if err != nil {
		return 0, 0, "", err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxRefutation+1))
	if err != nil {
		return 0, 0, "", err
	}
	if len(text) > maxRefutation {
		return 0, 0, "", none("a refutation of more than %d bytes", maxRefutation)
	}
	packed, err := PackLRAT(formula, bytes.NewReader(text))
	if err != nil {
		return 0, 0, "", none("%s: %v", name, err)
	}
	var ids []string
	for i, words := range packed.Words {
		id, err := w.words(fmt.Sprintf("%s_%d", array, i+1), words)
		if err != nil {
			return 0, 0, "", err
		}
		ids = append(ids, id)
	}
	return packed.Clauses, packed.Literals, "[" + strings.Join(ids, "; ") + "]", nil
}

// order writes that the dynamic program along an order of the vertices finds no smaller width.
func order(w *writer, p widths.Order) (theorem, error) {
	list := p.Vertices
	b := w.boundary(list)
	if b > maxBoundary || uint64(1)<<b*uint64(len(list))*uint64(len(list)/14+1) > maxOrderWork {
		return theorem{}, slow(fmt.Sprintf("an order of %d vertices with a boundary of %d", len(list), b))
	}
	id, err := define(w, "order", list)
	return theorem{
		statement: fmt.Sprintf("width_at_least %s %s", grouped(w.net.graph), w.s.Value),
		lemma:     fmt.Sprintf("(order_sound %s %s (map %s (ints %d%%uint63)))", w.net.numbers(), w.s.Value, id, len(list)),
	}, err
}

// The largest program that Coq is given, of about a minute: the boundary of its order, and the
// boundary's assignments, times the vertices, times the integers in which seven counts each stand.
const (
	maxBoundary  = 20
	maxOrderWork = 1 << 27
)

// boundary returns the largest number of vertices of an order that have been placed and have a
// neighbour that has not.
func (w *writer) boundary(order []uint32) int {
	g := w.net.net
	left := make([]int, g.Order()) // neighbours not placed
	for v := range left {
		left[v] = len(g.Neighbors(uint32(v)))
	}
	placed := make([]bool, g.Order())
	now, most := 0, 0
	for _, v := range order {
		placed[v] = true
		if left[v] > 0 {
			now++
		}
		for _, u := range g.Neighbors(uint32(v)) {
			if left[u]--; left[u] == 0 && placed[u] {
				now--
			}
		}
		most = max(most, now)
	}
	return most
}

// cut writes that the width is at most that of a cut.
func cut(w *writer, p widths.Cut) (theorem, error) {
	id, err := define(w, "side", p.Side)
	return theorem{
		statement: fmt.Sprintf("width_at_most %s %s", grouped(w.net.graph), w.s.Value),
		lemma:     fmt.Sprintf("(check_cut _ shown_%s (map %s (ints %d%%uint63)) %s)", w.net.ident, id, len(p.Side), w.s.Value),
	}, err
}

// cycle writes that there is a cycle through all vertices.
func cycle(w *writer, p cycles.Cycle) (theorem, error) {
	id, err := define(w, "cycle", p.Vertices)
	return theorem{
		statement: "hamiltonian " + grouped(w.net.graph),
		lemma:     fmt.Sprintf("(check_hamiltonian _ shown_%s (map %s (ints %d%%uint63)))", w.net.ident, id, len(p.Vertices)),
	}, err
}

// flow writes that a flow, carried around by automorphisms, lets no smaller width pass.
func flow(w *writer, p widths.Flow) (theorem, error) {
	maps, err := w.automorphisms(p.Group)
	if err != nil {
		return theorem{}, err
	}
	var trees []string
	for i, tree := range p.Trees {
		root := slices.Index(tree.Parent, certificates.None)
		parents := slices.Clone(tree.Parent)
		parents[root] = uint32(root)
		id, err := define(w, fmt.Sprintf("tree_%d", i+1), parents)
		if err != nil {
			return theorem{}, err
		}
		trees = append(trees, fmt.Sprintf("(%d%%uint63, %d, %s)", root, tree.Weight, id))
	}
	return theorem{
		statement: fmt.Sprintf("width_at_least %s %s", grouped(w.net.graph), w.s.Value),
		lemma:     fmt.Sprintf("(check_flow _ shown_%s %s [%s] %s)", w.net.ident, maps, strings.Join(trees, "; "), w.s.Value),
	}, nil
}
