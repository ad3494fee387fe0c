package strategy_test

import "testing"

// TestTrees: spanning trees inside a word are as many as a word of one's own counts, which goes through the sets of
// links: at the top, under cond, of networks that words make, and where a choice leaves links open.
func TestTrees(t *testing.T) {
	const text = "trees(G) = count T in sets(links(G), order(G)-1): connected(keep(G, T))\n" +
		"drop(G, e) = keep(G, set f in links(G): f != e)\n" +
		"same(G) = spanning_trees(G) == trees(G) && all e in links(G): spanning_trees(drop(G, e)) == trees(drop(G, e))\n" +
		"none(G) = spanning_trees(without(G, vertices(G)))\n" +
		"rest(G) = spanning_trees(complement(G))\n" +
		"open(G) = some e in links(G): spanning_trees(without(G, set f in links(G): f == e)) == 1\n"
	for _, g := range []string{"g6:@", "g6:A?", "g6:A_", "g6:Bg", "Ring(5)", "Complete(4)", "GP(3,1)"} {
		if err := said(t, text, "same "+g+" = yes", "by evaluate\n", nil); err != nil {
			t.Errorf("%s: %v", g, err)
		}
	}
	for statement, right := range map[string]bool{
		"none Ring(5) = 0": true, "none Ring(5) = 1": false, "rest Ring(5) = 5": true, "rest Ring(5) = 4": false,
		"rest Petersen = 2048000": true, // 8⁵·5⁴/10, of the eigenvalues 10 − 2 and 10 − 5 (N. Biggs 1993, ch. 6)
		"rest Petersen = 2047999": false,
	} {
		if err := said(t, text, statement, "", nil); (err == nil) != right {
			t.Errorf("%s: %v", statement, err)
		}
	}
	if err := said(t, text, "open Ring(4) = yes", "choose 0\nby evaluate\n", nil); err != nil {
		t.Error(err)
	}
}
