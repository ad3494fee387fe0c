package gallina

import (
	"strings"
	"testing"

	"topocert/certificates/words"
)

// TestWords: the standard words' texts in Coq are those of the library.
// go test ./solver/gallina -run TestWords -update writes them.
func TestWords(t *testing.T) {
	text := Words(words.Standard())
	compare(t, "../../certificates/coq/proved/StandardWords.v", text)
	if n := strings.Count(text, "not said in Coq"); n != 1 { // max_load, of a router
		t.Errorf("%d words have no form in Coq, want 1", n)
	}
}

// TestWord: a word's text in Coq, by hand; and what Coq's syntax has no form for.
func TestWord(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"w(G, v) = all u in vertices(G) if u != v: adjacent(G, u, v)",
			"Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Not (Equal (Local 0) (Local 1))) (OfTwo Adjacent_ (Local 2) (Local 0) (Local 1))"},
		{"w(G) = min (u, v) in links(G), k in 1..3 if k > 1: max(1, -k, degree(G, v))",
			"Quantify_ Minimum 2 (Over (Of Links_ (Local 0))) (Always true) (Quantify_ Minimum 1 (Over (To_ (Whole 1) (Whole 3))) (Less (Whole 1) (Local 0)) " +
				"(Extreme true (Extreme true (Whole 1) (Calculate Minus_ (Whole 0) (Local 0))) (OfVertex Degree_ (Local 3) (Local 1))))"},
		{"three = 3\nw(G) = most k in 0..three: some c in maps((1..k, 0..1), 0..1), S in sets(links(G), k), T in sets(S): c[1,k] <= len(T)",
			"First true (Whole 0) (Call NoArg three_word) (Always true) (Quantify_ Exists_ 1 (Maps_ (Tuple (To_ (Whole 1) (Local 0)) (Tuple (To_ (Whole 0) (Whole 1)) Nil)) (To_ (Whole 0) (Whole 1))) (Always true) " +
				"(Quantify_ Exists_ 1 (Sets (Of Links_ (Local 2)) (UpTo (Local 1))) (Always true) (Quantify_ Exists_ 1 (Sets (Local 0) Any) (Always true) " +
				"(Not (Less (Len (Local 0)) (At_ (Local 2) (Tuple (Whole 1) (Tuple (Local 3) Nil))))))))"},
		{"net(G, f) = graph v in vertices(G) if !(v in f): u for u in neighbors(G, v) if true if u != v; link(v, v)\nw(G) = order(net(G, vertices(G))) >= 0",
			"Not (Less (Of Order_ (Call (Arg (Local 0) (Arg (Of Vertices_ (Local 0)) NoArg)) net_word)) (Whole 0))"},
		{"w(G) = graph v in vertices(G) if true: u for u in neighbors(G, v) if true if u != v; v",
			"Graph_ (Range_ 1 (Over (Of Vertices_ (Local 0))) (Always true) NoRange) (Next_ (Range_ 1 (Over (OfVertex Neighbours_ (Local 1) (Local 0))) (Always true) NoRange) " +
				"(Not (Equal (Local 0) (Local 1))) (Local 0) (Next_ NoRange (Always true) (Local 0) NoNext))"},
		{"w(G) = order(Petersen) == order(G)", "not said in Coq: line 1, column 14: Petersen, want a word"},
	} {
		library, err := words.Standard().Extend(c.text, func(string) string { return "" }, nil)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		got, err := Word(library, library.Find("w"))
		if err != nil {
			got = err.Error()
		}
		got = strings.TrimSuffix(strings.TrimPrefix(got, "Definition w_word : expression :=\n  "), ".\n")
		if got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.text, got, c.want)
		}
	}
}
