package modelcheck_test

import (
	"slices"
	"strings"
	"testing"

	"topocert/certificates/words"
	"topocert/solver/modelcheck"
)

// alternating are words that say of all sets that something can be chosen, and of some that nothing can.
const alternating = `
disjoint(G, M) = all v in vertices(G): (count e in incident(G, v): e in M) <= 1
missed(G, M) = count v in vertices(G): (count e in incident(G, v): e in M) == 0
preclusion(G) = least k in 0..size(G): some F in sets(links(G), k): all M in sets(links(G)): (some e in M: e in F) || !disjoint(G, M) || missed(G, M) > order(G)%2
preclusion_kept(G) = least k in 0..size(G): some F in sets(links(G), k): (all v in vertices(G): some e in incident(G, v): !(e in F)) &&
    all M in sets(links(G)): (some e in M: e in F) || !disjoint(G, M) || missed(G, M) > order(G)%2
round(G, C) = (all v in vertices(G): (count e in incident(G, v): e in C) == 2) && connected(keep(G, C))
extends(G, m) = all M in sets(links(G), m): !disjoint(G, M) || some C in sets(links(G)): round(G, C) && all e in M: e in C
trees(G, S, k) = some c in maps(links(G), 0..k): (all i in 1..k, s in S, t in S: t in component(keep(G, set e in links(G): c[e] == i), s)) &&
    all v in vertices(G) if !(v in S): all e in incident(G, v), f in incident(G, v): c[e] == 0 || c[f] == 0 || c[e] == c[f]
generalized(G, r) = most k in 0..max_degree(G): all S in sets(vertices(G), r) if len(S) == r: trees(G, S, k)
`

// TestAlternation: all sets above some, and some above all, are decided by strategies that serve for several.
func TestAlternation(t *testing.T) {
	l, err := words.Standard().Extend(alternating, func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	number := func(k int) *int { return &k }
	for _, c := range []struct {
		request modelcheck.Request
		want    string
	}{
		// R. C. Brigham, F. Harary, E. C. Violin, J. Yellen, "Perfect-matching preclusion", Congr. Numer. 174, 2005: n of the
		// cube, n − 1 of the complete network of even order.
		{modelcheck.Request{Subject: "preclusion", Network: "Hypercube(3)"}, "preclusion Hypercube(3) = 3"},
		{modelcheck.Request{Subject: "preclusion", Network: "Complete(4)"}, "preclusion Complete(4) = 3"},
		{modelcheck.Request{Subject: "preclusion", Network: "Complete(10)", Most: number(9)}, "preclusion Complete(10) <= 9"},
		{modelcheck.Request{Subject: "preclusion", Network: "Hypercube(5)", Most: number(5)}, "preclusion Hypercube(5) <= 5"},
		{modelcheck.Request{Subject: "preclusion", Network: "Hypercube(4)"}, "preclusion Hypercube(4) = 4"},
		// E. Cheng, L. Lesniak, M. J. Lipman, L. Lipták, "Conditional matching preclusion sets", Inform. Sci. 179, 2009: 2n − 2.
		{modelcheck.Request{Subject: "preclusion-kept", Network: "Hypercube(3)"}, "preclusion-kept Hypercube(3) = 4"},
		// F. Wang, W. Zhang, "Prescribed matchings extend to Hamiltonian cycles in hypercubes with faulty edges", 2013: at most
		// 2n − 1 links. All links of a ring but one do not.
		{modelcheck.Request{Subject: "extends", Network: "Hypercube(3)", Args: []string{"5"}}, "extends Hypercube(3) 5 = yes"},
		{modelcheck.Request{Subject: "extends", Network: "CompleteBipartite(2,3)", Args: []string{"1"}}, "extends CompleteBipartite(2,3) 1 = no"},
		// G. Chartrand, F. Okamoto, P. Zhang, "Rainbow trees in graphs and generalized connectivity", Networks 55, 2010:
		// n − ⌈r/2⌉ of the complete network.
		{modelcheck.Request{Subject: "generalized", Network: "Complete(4)", Args: []string{"3"}}, "generalized Complete(4) 3 = 2"},
		{modelcheck.Request{Subject: "generalized", Network: "Complete(5)", Args: []string{"4"}}, "generalized Complete(5) 4 = 3"},
	} {
		got, err := found(t, t.Context(), c.request, l)
		if err != nil || !slices.Contains(got, c.want) {
			t.Errorf("%s: %s, %v", c.want, strings.Join(got, ", "), err)
		}
	}
}
