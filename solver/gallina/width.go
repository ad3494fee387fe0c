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
	"topocert/solver/pathwidth"
)

// unreached is the level of a vertex out of reach.
const unreached = 1 << 32

// maxRefutation is the size in bytes of the largest refutation that is packed for Coq.
const maxRefutation = 1 << 28

// refutation writes that a formula has no model.
func refutation(w *writer, p lrat.Refutation) theorem {
	lemma := ""
	switch e := p.Of.(type) {
	case widths.Encoding:
		lemma = "refutation_sound $of $value " + w.group(e.Group, (*writer).words)
	case cycles.Encoding:
		lemma = "no_cycle_sound $of " + listEach(e.Sets, func(_ int, set []uint32) string { return listOf(set) }) + "%uint63"
	}
	formula, err := p.Of.CNF(w.s, w.net.net, w.World)
	w.fail(err)
	return w.by("%s %s", lemma, strings.Join(w.refuted(formula, p.File, "refutation"), " "))
}

// refuted packs the refutation of a formula that is in a file into arrays that begin with the
// given name. It returns the lengths of the checker's tables, and the arrays.
func (w *writer) refuted(formula *lrat.CNF, name, array string) []string {
	if w.err != nil {
		return nil
	}
	file, err := w.World.Open(name)
	if err != nil {
		w.fail(err)
		return nil
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxRefutation+1))
	w.fail(err)
	if len(text) > maxRefutation {
		w.none("a refutation of more than %d bytes", maxRefutation)
	}
	if w.err != nil {
		return nil
	}
	packed, err := packLRAT(formula, bytes.NewReader(text), packWords)
	if err != nil {
		w.none("%s: %v", name, err)
		return nil
	}
	return []string{fmt.Sprintf("%d%%uint63", packed.Clauses), fmt.Sprintf("%d%%uint63", packed.Literals), listEach(packed.Words, func(i int, words []uint64) string {
		return w.words(fmt.Sprintf("%s_%d", array, i+1), words)
	})}
}

// order writes that the dynamic program along an order of the vertices finds no smaller width.
func order(w *writer, p widths.Order) theorem {
	list := p.Vertices
	b := slices.Max(append(pathwidth.BoundarySizes(w.net.net, list), 0))
	if b > maxBoundary || uint64(1)<<b*uint64(len(list))*uint64(len(list)/14+1) > maxOrderWork {
		w.fail(slow(fmt.Sprintf("an order of %d vertices with a boundary of %d", len(list), b)))
	}
	return w.by("order_sound $of $value (map %s (ints %d%%uint63))", define(w, "order", list), len(list))
}

// The largest program that Coq is given, of about a minute: the boundary of its order, and the
// boundary's assignments, times the vertices, times the integers in which seven counts each stand.
const (
	maxBoundary  = 20
	maxOrderWork = 1 << 27
)

// cut writes that the width is at most that of a cut.
func cut(w *writer, p widths.Cut) theorem {
	return w.by("check_cut _ $shown (map %s (ints %d%%uint63)) $value", define(w, "side", p.Side), len(p.Side))
}

// flow writes that a flow, carried around by automorphisms, lets no smaller width pass.
func flow(w *writer, p widths.Flow) theorem {
	return w.by("check_flow _ $shown %s %s $value", w.automorphisms(p.Group), listEach(p.Trees, func(i int, tree widths.Tree) string {
		root := slices.Index(tree.Parent, certificates.None)
		parents := slices.Clone(tree.Parent)
		parents[root] = uint32(root)
		return fmt.Sprintf("(%d%%uint63, %d, %s)", root, tree.Weight, define(w, fmt.Sprintf("tree_%d", i+1), parents))
	}))
}
