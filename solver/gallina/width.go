package gallina

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"topocert/certificates"
)

// unreached is what "-" is read as.
const unreached = 1 << 32

// maxRefutation is the size in bytes of the largest refutation that is packed for Coq.
const maxRefutation = 1 << 28

// refutation writes that a formula has no model.
func refutation(w *writer) (theorem, error) {
	var t theorem
	var args string
	first := 0 // the line after those that the formula is made from
	switch w.s.Subject {
	case "bisection":
		list, lines, err := w.automorphismsAs(w.words)
		if err != nil {
			return t, err
		}
		t.statement = fmt.Sprintf("width_at_least %s %s", grouped(w.net.graph), w.s.Value)
		first = lines
		t.lemma, args = "refutation_right", w.s.Value+" "+list
	case "hamiltonian":
		var sets []string
		for i := 0; i < len(w.c.Body) && w.c.Body[i].Keyword == "cutset"; i++ {
			set, err := w.line(i, "cutset")
			if err != nil {
				return t, err
			}
			sets = append(sets, "["+listOf(set)+"]")
			first++
		}
		t.statement = "~ hamiltonian " + grouped(w.net.graph)
		t.lemma, args = "no_cycle_right", "["+strings.Join(sets, "; ")+"]%uint63"
	}
	clauses, literals, proof, err := w.proof(first)
	if err != nil {
		return t, err
	}
	t.lemma = fmt.Sprintf("(%s %s %s %d%%uint63 %d%%uint63 %s)", t.lemma, w.net.numbers(), args, clauses, literals, proof)
	return t, nil
}

// listOf writes numbers with semicolons between them.
func listOf(numbers []uint64) string {
	var b strings.Builder
	for i, n := range numbers {
		if i > 0 {
			b.WriteString("; ")
		}
		b.WriteString(strconv.FormatUint(n, 10))
	}
	return b.String()
}

// proof packs the refutation that line first of the proof, the last one, names.
func (w *writer) proof(first int) (clauses, literals int, list string, err error) {
	formula, err := w.c.CNF(w.net.net, w.World)
	if err != nil {
		return 0, 0, "", err
	}
	return w.refuted(formula, w.c.Body[first].Text, "refutation")
}

// refuted packs the refutation of a formula that is in a file into arrays that begin with the
// given name.
func (w *writer) refuted(formula *certificates.CNF, name, array string) (clauses, literals int, list string, err error) {
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
func order(w *writer) (theorem, error) {
	list, err := w.line(0, "order")
	if err != nil {
		return theorem{}, err
	}
	b := w.boundary(list)
	if b > maxBoundary || uint64(1)<<b*uint64(len(list))*uint64(len(list)/14+1) > maxOrderWork {
		return theorem{}, slow(fmt.Sprintf("an order of %d vertices with a boundary of %d", len(list), b))
	}
	id, err := w.define("order", list)
	return theorem{
		statement: fmt.Sprintf("width_at_least %s %s", grouped(w.net.graph), w.s.Value),
		lemma:     fmt.Sprintf("(order_right %s %s (map %s (ints %d%%uint63)))", w.net.numbers(), w.s.Value, id, len(list)),
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
func (w *writer) boundary(order []uint64) int {
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
func cut(w *writer) (theorem, error) {
	side, err := w.line(0, "side")
	if err != nil {
		return theorem{}, err
	}
	id, err := w.define("side", side)
	return theorem{
		statement: fmt.Sprintf("width_at_most %s %s", grouped(w.net.graph), w.s.Value),
		lemma:     fmt.Sprintf("(check_cut _ shown_%s (map %s (ints %d%%uint63)) %s)", w.net.ident, id, len(side), w.s.Value),
	}, err
}

// cycle writes that there is a cycle through all vertices.
func cycle(w *writer) (theorem, error) {
	list, err := w.line(0, "cycle")
	if err != nil {
		return theorem{}, err
	}
	id, err := w.define("cycle", list)
	return theorem{
		statement: "hamiltonian " + grouped(w.net.graph),
		lemma:     fmt.Sprintf("(check_hamiltonian _ shown_%s (map %s (ints %d%%uint63)))", w.net.ident, id, len(list)),
	}, err
}

// flow writes that a flow, carried around by automorphisms, lets no smaller width pass.
func flow(w *writer) (theorem, error) {
	maps, lines, err := w.automorphisms()
	if err != nil {
		return theorem{}, err
	}
	var trees []string
	for i := lines; i < len(w.c.Body); i++ {
		tree, err := w.line(i, "tree")
		if err != nil {
			return theorem{}, err
		}
		weight, parents := tree[0], tree[1:]
		root := slices.Index(parents, unreached)
		parents[root] = uint64(root)
		id, err := w.define(fmt.Sprintf("tree_%d", i-lines+1), parents)
		if err != nil {
			return theorem{}, err
		}
		trees = append(trees, fmt.Sprintf("(%d%%uint63, %d, %s)", root, weight, id))
	}
	return theorem{
		statement: fmt.Sprintf("width_at_least %s %s", grouped(w.net.graph), w.s.Value),
		lemma:     fmt.Sprintf("(check_flow _ shown_%s %s [%s] %s)", w.net.ident, maps, strings.Join(trees, "; "), w.s.Value),
	}, nil
}
