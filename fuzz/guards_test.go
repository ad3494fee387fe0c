package fuzz

import (
	"slices"
	"strings"
	"testing"

	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/fuzz/oracle"
	"topocert/internal/deep"
)

// changed returns the standard words with one text of the definition of one of them replaced.
func changed(t *testing.T, word, from, to string) *words.Library {
	var b strings.Builder
	for _, d := range words.Standard().All() {
		text := d.Source
		if d.Role == words.Word && d.Name == word {
			if strings.Count(text, from) != 1 {
				t.Fatalf("%q stands %d times in %s, want once", from, strings.Count(text, from), text)
			}
			text = strings.ReplaceAll(text, from, to)
		}
		b.WriteString(text + "\n")
	}
	l, err := new(words.Library).Extend(b.String(), func(string) string { return "" }, language.Capital)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestGuardsOfWordsMatter: what is easily left out of a definition, or said otherwise, is noticed
// by TestWordsByOracle: the word, or one that uses it, then differs from the oracle on a graph
// of at most 5 vertices, or of as many as stated.
func TestGuardsOfWordsMatter(t *testing.T) {
	deep.NotShort(t)
	for i, c := range []struct {
		word, from, to string
		seen           string // in this word, where it is another
		order          int    // the least order of a graph that shows it; 0 for at most 5
	}{
		// Trees hang on the root by the same link, paths come back to where they start, two paths
		// use the same link, cycles through an end.
		{word: "independent_spanning_trees", from: "p[s,v] != p[t,v] && ", to: ""},
		{word: "independent_spanning_trees", from: "!((t, v, v) in A) &&", to: ""},
		{word: "container", from: "p[i,a+1] != u && ", to: "", seen: "wide_diameter"},
		{word: "container", from: "!(p[i,1] == v && p[j,1] == v) && ", to: ""},
		{word: "spanning_container", from: "connected(induced(keep(G, M), set w in vertices(G): w != u))", to: "connected(keep(G, M))", order: 6},
		{word: "edge_disjoint_hamiltonian_cycles", from: " && connected(keep(G, set e in links(G): c[e] == i))", to: "", order: 6},
		// At most, exactly, more than.
		{word: "independence_number", from: "len(S) >= k &&", to: ""},
		{word: "cluster", from: "len(S) >= k &&", to: ""},
		{word: "extra_connectivity", from: "> g", to: ">= g"},
		{word: "extra_connectivity_by_sets", from: "sets(vertices(G), g)", to: "sets(vertices(G), g-1)"},
		{word: "extra_connectivity_by_sets", from: "len(C) == 0 || ", to: ""},
		{word: "spanning_trees", from: ", order(G)-1", to: ""},
		{word: "bisection", from: "floor(order(G)/2)", to: "ceil(order(G)/2)-1"},
		{word: "cyclic_edge_connectivity", from: "u in X) >= 2", to: "u in X) >= 1"},
		{word: "cyclic_edge_connectivity", from: "v in A && (count", to: "(count"},
		{word: "cyclic_edge_connectivity", from: "len(Y) >= 1 &&", to: ""},
		{word: "cyclic_edge_connectivity", from: "cut(G, A) <= k", to: "cut(G, A) < k", order: 6},
		// Graphs that are small, complete or not connected.
		{word: "cycle", from: "l >= 3 && ", to: "l >= 1 && ", seen: "hamiltonian"},
		{word: "circumference", from: "l == 0 || ", to: ""},
		{word: "vertex_connectivity", from: " || len(S) >= order(G)-1", to: ""},
		{word: "edge_connectivity", from: "cond(order(G) <= 1, 0, ", to: "cond(order(G) <= 0, 0, "},
		{word: "hamiltonian_laceable", from: "connected(G) && ", to: ""},
		{word: "hamiltonian_laceable", from: "bipartite(G) &&", to: ""},
		{word: "spanning_laceable", from: "connected(G) && ", to: ""},
		{word: "panconnected", from: "connected(G) && ", to: ""},
		{word: "bipanconnected", from: "connected(G) && ", to: ""},
		{word: "bipanconnected", from: " if (l-distance(G, u, v))%2 == 0", to: ""},
		{word: "pancyclic", from: "order(G) >= 3 && ", to: ""},
		{word: "bipancyclic", from: "order(G) >= 4 && ", to: ""},
		{word: "vertex_pancyclic", from: "order(G) >= 3 && ", to: ""},
		{word: "edge_pancyclic", from: "order(G) >= 3 && ", to: ""},
		{word: "edge_bipancyclic", from: "order(G) >= 4 && ", to: ""},
		{word: "wide_diameter", from: "order(G) <= 1", to: "order(G) < 0"},
		{word: "distance_sum", from: "cond(connected(G), sum v in vertices(G): distance_sum_from(G, v), infinite)", to: "sum v in vertices(G): distance_sum_from(G, v)"},
		{word: "metric_dimension", from: " if u != v", to: ""},
		{word: "restricted_connectivity", from: "v in S || ", to: "", order: 6}, // that is the strict one
		{word: "restricted_edge_connectivity", from: "!connected(without(G, F)) &&", to: ""},
		// Maps that are not one to one; links that are not kept.
		{word: "automorphisms", from: "f[u] != f[v]", to: "true"},
		{word: "moves", from: "f[x] != f[y]", to: "true"},
		{word: "edge_transitive", from: " || f[u] == y && f[v] == x", to: ""}, // half-transitive graphs have 27 vertices
		{word: "edge_transitive", from: "f[a] != f[b]", to: "true"},
		{word: "isomorphic", from: "size(G) == size(H) && ", to: ""},
		{word: "contains", from: "f[u] != f[v]", to: "true"},
		{word: "embeds", from: "f[u] != f[v]", to: "true"},
		// Faults of links where those of vertices are meant; the mean of all pairs.
		{word: "fault_diameter", from: "sets(vertices(G), f)", to: "sets(elements(G), f)"},
		{word: "edge_fault_hamiltonian", from: "links(G)", to: "elements(G)", order: 6}, // K₃,₃
		{word: "mean_distance", from: "(order(G)-1)", to: "order(G)"},
		{word: "vertex_fault_detour", from: " && distance(G, u, v) < infinite", to: ""},
		// A vertex that is compared with itself, that is faulty itself, sets that are the same.
		{word: "mm_apart", from: " if u != v", to: "", seen: "mm_diagnosability"},
		{word: "mm_apart", from: "!(w in b) &&", to: "", seen: "mm_diagnosability"},
		{word: "pmc_apart", from: "!(u in b) && ", to: "", seen: "pmc_diagnosability"},
		{word: "pmc_diagnosability", from: "A == B || ", to: ""},
		{word: "pmc_conditional_diagnosability", from: "!conditional(G, B) || ", to: ""},
		{word: "conditional", from: "all v in vertices(G): some", to: "all v in vertices(G): v in a || some", seen: "pmc_conditional_diagnosability"},
	} {
		if !deep.Takes(i, 8, 8) {
			continue
		}
		t.Run(c.word+" "+c.from, func(t *testing.T) {
			d := newDecider(changed(t, c.word, c.from, c.to))
			name := c.word
			if c.seen != "" {
				name = c.seen
			}
			least, most := 0, 5
			if c.order > 0 {
				least, most = c.order, c.order
			}
			if !differs(d, name, least, most) {
				t.Errorf("%s without %q is what the oracle says", name, c.from)
			}
		})
	}
}

// differs tells whether a word differs from the oracle on some graph of so many vertices.
func differs(d *decider, name string, least, most int) bool {
	for _, w := range oracle.Words() {
		for n := least; n <= most && w.Name == name; n++ {
			if slices.ContainsFunc(oracle.All(n), func(g oracle.Graph) bool { return agrees(d, w, g) != nil }) {
				return true
			}
		}
	}
	for _, w := range oracle.Pairs() {
		for n := 0; n <= most && w.Name == name; n++ {
			for _, g := range oracle.All(n) {
				for m := range n + 1 {
					if slices.ContainsFunc(oracle.All(m), func(h oracle.Graph) bool { return agrees(d, w, g, h) != nil || agrees(d, w, h, g) != nil }) {
						return true
					}
				}
			}
		}
	}
	return false
}
