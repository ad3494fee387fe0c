package theorem

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/family"
	"topocert/certificates/formula"
	"topocert/certificates/language"
	"topocert/certificates/words"
	"topocert/internal/deep"
)

// wordTexts are the networks of testdata/words.theorems.
const wordTexts = `Flip(n) = graph w in 0..pow(2, n)-1: w + (1 - 2*bit(w, k))*pow(2, k) for k in 0..n-1
Aug(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, k)) for k in 0..n-1; xor(v, pow(2, k+1)-1) for k in 1..n-1
MQ(n) = graph v in 0..pow(2, n)-1: xor(v, cond(b == n-1 || bit(v, b+1) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1
cycles_from(H, k) = all i in k..order(H): cycle(H, i)
Hamming(n) = graph v in 0..pow(3, n)-1 if n >= 1: v + (1 - floor(v/pow(3, k))%3)*pow(3, k) for k in 0..n-1 if floor(v/pow(3, k))%3 != 1; v + (2 - floor(v/pow(3, k))%3)*pow(3, k) for k in 0..n-1 if floor(v/pow(3, k))%3 == 0
wrong = route Flip(n) from x to y: x + (1 - 2*bit(x, k))*pow(2, k) for k in 0..n-1 if bit(x, k) != bit(y, k)
highest = route MQ(n) from x to y: xor(x, cond(b == n-1 || bit(x, b+1) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1 if bit(x, b) != bit(y, b) && (all c in b+1..n-1: bit(x, c) == bit(y, c))
Bruijn(n) = graph v in 0..pow(2, n)-1 if n >= 1: (2*v + b)%pow(2, n) for b in 0..1 if (2*v + b)%pow(2, n) != v
`

func wordLibrary(t *testing.T, text string) *words.Library {
	t.Helper()
	l, err := words.Standard().Extend(text, func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// wordTheorems are the theorems' texts, by their names.
func wordTheorems(t testing.TB) map[string]string {
	t.Helper()
	file, err := os.ReadFile("testdata/words.theorems")
	if err != nil {
		t.Fatal(err)
	}
	all := make(map[string]string)
	for _, text := range strings.Split(strings.TrimSuffix(string(file), "end\n"), "\ntheorem ")[1:] {
		name, _, _ := strings.Cut(text, "\n")
		all[name] = "theorem " + strings.TrimSuffix(text, "\n") + "\n"
	}
	return all
}

func checkWords(l *words.Library, text string) error {
	list, err := Read(strings.NewReader(Header + "\n" + text + "end\n"))
	if err != nil {
		return err
	}
	return list[0].Check(l, nil)
}

// TestWords: theorems by automata are accepted, and those of which one thing is wrong are not.
func TestWords(t *testing.T) {
	l, all := wordLibrary(t, wordTexts), wordTheorems(t)
	for name := range all {
		list, err := Read(strings.NewReader(Header + "\n" + all[name] + "end\n"))
		if err != nil {
			t.Fatal(name, err)
		}
		if err := list[0].Check(l, nil); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		var again strings.Builder
		if err := Write(&again, list); err != nil || again.String() != Header+"\n"+all[name]+"end\n" {
			t.Errorf("%s is written in another way than it was read, %v", name, err)
		}
	}
	flip := all["flip"]
	for _, c := range []struct{ what, old, to, rule string }{
		{"a smaller diameter", "lemma diameter == n\n", "lemma diameter == n - 1\n", "automata/node"},
		{"a larger one", "lemma diameter == n\n", "lemma diameter == n + 1\n", "automata/node"},
		{"another domain", "for n >= 1\ninstance 1\n", "for n >= 2\ninstance 2\n", "automata/text"},
		{"a larger domain", "for n >= 1\n", "for n >= 0\n", "automata/text"},
		{"an empty domain", "instance 1\n", "instance 0\n", "theorem/instance"},
		{"two variables", "n for n >= 1\ninstance 1\n", "n for n >= 1, m >= 1\ninstance 1 1\n", "theorem/automata"},
		{"another fact", "lemma diameter == n\n", "lemma order == n\n", "theorem/form"},
		{"another relation", "lemma diameter == n\n", "lemma diameter <= n\n", "theorem/form"},
		{"a condition", "lemma diameter == n\n", "lemma diameter == n if n >= 2\n", "theorem/automata"},
		{"a value that is no term in n", "lemma diameter == n\n", "lemma diameter == n*n\n", "theorem/text"},
		{"a value without an argument", "lemma diameter == n\n", "lemma diameter == floor(n, 2)\n", "theorem/"},
		{"a value with a name that is none", "lemma diameter == n\n", "lemma diameter == m\n", "theorem/text"},
		{"a value with a condition", "lemma diameter == n\n", "lemma diameter == cond(n, n, n)\n", "theorem/text"},
		{"another base", "digits 2 down 0\n", "digits 3 down 0\n", "automata/form"},
		{"other digits", "digits 2 down 0\n", "digits 2 down 1\n", "automata/text"},
		{"a direction that is none", "digits 2 down 0\n", "digits 2 left 0\n", "automata/form"},
		{"a vertex that is none", "automaton vertices\nstate 0 1 1\n", "automaton vertices\nstate 0 1 -\n", "automata/text"},
		{"an edge that is none", "state 1 1 - - 1\n", "state 1 1 1 - 1\n", "automata/text"},
		{"an edge less", "state 1 1 - - 1\n", "state 0 1 - - 1\n", "automata/text"},
		{"a state that is none", "state 1 1 - - 1\n", "state 1 2 - - 1\n", "automata/form"},
		{"a letter less", "state 1 1 - - 1\n", "state 1 1 - -\n", "automata/form"},
		{"lengths left out", "state 1 1\nnodes some\nfirsts 0\nnode 0 0:0 1\nnode 1 1:0 1\n", "state 1 -\nnodes some\nfirsts 0\nnode 0 0:0 1\nnode 1 1:0 -\n", "automata/text"},
		{"another weight", "state 0 1:0 1:1 1:1 1:0\n", "state 0 1:0 1:0 1:1 1:0\n", "automata/node"},
		{"no run", "runs 1 1 -\n", "runs 0 1 -\n", "automata/form"},
		{"two runs", "runs 1 1 -\n", "runs 2 1 -\n", "automata/node"},
		{"a number that is none", "runs 1 1 -\n", "runs one 1 -\n", "automata/form"},
		{"no modulus", "runs 1 1 -\n", "runs 1 0 -\n", "automata/form"},
		{"another modulus", "runs 1 1 -\n", "runs 1 2 -\n", "automata/node"},
		{"far pairs in halves", "runs 1 1 -\n", "runs 1 1 0\n", "theorem/form"},
		{"a middle that is none", "runs 1 1 -\n", "runs 1 1 -1\n", "automata/form"},
		{"more in a line", "runs 1 1 -\n", "runs 1 1 - 1\n", "automata/form"},
		{"nodes in another order", "nodes zero\n", "nodes upper\n", "automata/form"},
		{"nodes left out", "nodes lower\n", "", "theorem/form"},
		{"no first node", "nodes zero\nfirsts 0\n", "nodes zero\nfirsts -\n", "automata/node"},
		{"a first node too many", "nodes zero\nfirsts 0\n", "nodes zero\nfirsts 0,0\n", "automata/node"},
		{"a first node that is none", "nodes zero\nfirsts 0\n", "nodes zero\nfirsts 7\n", "automata/node"},
		{"a vertex line", "network Flip(n)\n", "network Flip(n)\nvertex 0\n", "theorem/form"},
		{"a network that is none", "network Flip(n)\n", "network Flip(n, n)\n", "theorem/network"},
	} {
		text := strings.Replace(flip, c.old, c.to, 1)
		err := checkWords(l, text)
		var wrong *certificates.Rejection
		if text == flip || !errors.As(err, &wrong) || !strings.HasPrefix(wrong.Rule, c.rule) {
			t.Errorf("%s: %v, want %s; the text is changed: %v", c.what, err, c.rule, text != flip)
		}
	}
	distance := flip[strings.Index(flip, "weighted distance\n"):strings.Index(flip, "nodes zero\n")]
	walks := strings.Replace(distance, "weighted distance\n", "weighted walks\n", 1)
	for _, c := range []struct{ what, old, to, rule string }{
		{"walks that are the distance", "", "", ""},
		{"walks of no weight", "state 0 1:0 1:1 1:1 1:0\n", "state 0 1:0 1:0 1:0 1:0\n", "automata/node"},
		{"walks of no end", "state 0 1:0 1:1 1:1 1:0\n", "state - 1:0 1:1 1:1 1:0\n", "automata/node"},
		{"walks that end higher", "state 0 1:0 1:1 1:1 1:0\n", "state 1 1:0 1:1 1:1 1:0\n", "automata/node"},
		{"walks twice", walks, walks + walks, "automata/form"},
		{"walks by another name", "weighted walks\n", "weighted paths\n", "automata/form"},
		{"walks with a letter less", "state 0 1:0 1:1 1:1 1:0\n", "state 0 1:0 1:1 1:1\n", "automata/form"},
	} {
		text := strings.Replace(flip, "runs 1 1 -\n", strings.Replace(walks, c.old, c.to, 1)+"runs 1 1 -\n", 1)
		err := checkWords(l, text)
		var wrong *certificates.Rejection
		if c.rule == "" && err != nil || c.rule != "" && (!errors.As(err, &wrong) || !strings.HasPrefix(wrong.Rule, c.rule)) {
			t.Errorf("%s: %v, want %q", c.what, err, c.rule)
		}
	}
	if err := checkWords(l, strings.Replace(strings.Replace(flip, "runs 1 1 -\n", walks+"runs 1 1 -\n", 1), distance, strings.Replace(distance, "1:1 1:1", "1:0 1:0", -1), 1)); err == nil {
		t.Error("a weight below the distance that is nowhere as large as the diameter is accepted")
	}
	for _, c := range []struct{ theorem, what, old, to, rule string }{
		{"facts", "a larger degree", "lemma min_degree == n\n", "lemma min_degree == n + 1\n", "automata/equation"},
		{"facts", "a degree with a condition", "lemma min_degree == n\n", "lemma min_degree == n if n >= 2\n", "theorem/automata"},
		{"facts", "a degree that is no sum of powers", "lemma min_degree == n\n", "lemma min_degree == max(n, 1)\n", "theorem/text"},
		{"facts", "another equation", "equation 0 0:1,1^1:-1 1/1:1 1/1:1\n", "equation 0 0:2,1^1:-2 1/1:2 1/1:2\n", "automata/equation"},
		{"facts", "another combination", "equation 0 0:1,1^1:-1 1/1:1 1/1:1\n", "equation 0 0:1,1^1:-1 1/1:2 1/1:1\n", "automata/equation"},
		{"facts", "no multiple", "equation 0 0:1,1^1:-1 1/1:1 1/1:1\n", "equation 0 0:1,1^1:-1 0/1:1 1/1:1\n", "automata/form"},
		{"facts", "an equation of another state", "equation 0 0:1,1^1:-1 1/1:1 1/1:1\n", "equation 0 0:1,1^1:-1 1/0:1 1/1:1\n", "automata/equation"},
		{"facts", "an equation that is none", "equation 0 0:1,1^1:-1 1/1:1 1/1:1\n", "equation 0 0:1,1^1:-1 1/7:1 1/1:1\n", "automata/form"},
		{"facts", "a number of another state", "equation 0 0:1,1^1:-1 1/1:1 1/1:1\n", "equation 0 5:1,1^1:-1 1/1:1 1/1:1\n", "automata/form"},
		{"facts", "a letter less", "equation 0 0:1,1^1:-1 1/1:1 1/1:1\n", "equation 0 0:1,1^1:-1 1/1:1\n", "automata/form"},
		{"facts", "one colour", "automaton colours\nstate 0 0 1\n", "automaton colours\nstate 0 0 0\n", "automata/node"},
		{"facts", "no colour behind a letter", "automaton colours\nstate 0 0 1\n", "automaton colours\nstate 0 - 1\n", "automata/node"},
		{"facts", "not bipartite", "lemma bipartite == true\n", "lemma bipartite == false\n", "theorem/form"},
		{"facts", "not transitive", "lemma vertex_transitive == true\n", "lemma vertex_transitive == false\n", "theorem/form"},
		{"facts", "a translation that moves nothing", "nodes moved\nfirsts 0\nnode 0 0:0 0,0,1,1", "nodes moved\nfirsts 0\nnode 0 0:0 0,0,0,1", "automata/node"},
		{"facts", "not connected", "lemma connected == true\nby diameter\n", "lemma connected == false\nby diameter\n", "theorem/"},
		{"facts", "another radius", "lemma radius == n\n", "lemma radius == n - 1\n", "theorem/"},
		{"facts", "a lemma by arithmetic", "lemma connected == true\nby diameter\n", "lemma connected == true\nby potential\nupper 0\n", "theorem/automata"},
		{"facts", "what is needed comes later", "lemma connected == true\nby diameter\nlemma radius == n\nby transitivity\nlemma edge_connectivity == n\nby transitivity\n", "lemma edge_connectivity == n\nby transitivity\nlemma connected == true\nby diameter\nlemma radius == n\nby transitivity\n", "theorem/"},
		{"facts", "no vertex", "nodes some\nfirsts 0\n", "nodes some\nfirsts 1\n", "automata/node"},
		{"walks", "fewer words", "words 3\n", "words 2\n", "automata/form"},
		{"walks", "more words than there are letters for", "words 3\n", "words 9\n", "automata/form"},
		{"walks", "a shorter cycle", "lemma girth <= 3\n", "lemma girth <= 2\n", "automata/form"},
		{"walks", "a longer girth", "lemma girth >= 3\nby length\n", "lemma girth >= 4\nby length\n", "theorem/"},
		{"walks", "links in another order", "nodes link 0\n", "nodes link 1\n", "automata/form"},
		{"walks", "words that are the same", "nodes differ 1\nfirsts 0\nnode 0 0:0 1\n", "nodes differ 1\nfirsts 0\nnode 0 1:0 1\n", "automata/node"},
		{"matchings", "more than letters", "lemma vertex_connectivity >= n\n", "lemma vertex_connectivity >= n + 1\n", "automata/form"},
		{"matchings", "another number than of letters", "lemma edge_connectivity >= n\n", "lemma edge_connectivity >= 2*n\n", "automata/form"},
		{"matchings", "exactly so many", "lemma vertex_connectivity >= n\n", "lemma vertex_connectivity == n\n", "theorem/form"},
		{"matchings", "a partner without a letter that differs", "node 3 3:0 2,2\n", "node 3 2:0 2,2\n", "automata/node"},
		{"matchings", "no partner", "node 2 0:0 1,2,2,1\n", "node 2 - 1,2,2,1\n", "automata/node"},
		{"matchings", "two partners", "node 10 - 1,1\n", "node 10 - 1,0\n", "automata/node"},
		{"matchings", "a smaller degree", "lemma vertex_connectivity <= n\n", "lemma vertex_connectivity <= n - 1\n", "theorem/"},
		{"shifts", "a smaller diameter", "lemma diameter == n\n", "lemma diameter == n - 1\n", "automata/form"},
		{"shifts", "twice the diameter", "lemma diameter == n\n", "lemma diameter == 2*n\n", "automata/form"},
		{"shifts", "more links for a shift", "shifts 1 alike\n", "shifts 2 alike\n", "automata/form"},
		{"shifts", "no links for a shift", "shifts 1 alike\n", "shifts 0 alike\n", "automata/form"},
		{"shifts", "no letters alike in a row", "shifts 1 alike\n", "shifts 1 unlike\n", "automata/node"},
		{"shifts", "a word that is none", "shifts 1 alike\n", "shifts 1 even\n", "automata/form"},
		{"shifts", "a last letter that is none", "node 1 3:0,4:0 5,6,7,8\n", "node 1 3:0 5,6,7,8\n", "automata/node"},
		{"shifts", "words that are not joined", "node 12 3:0 8,9\n", "node 12 - 8,9\n", "automata/node"},
		{"shifts", "a weight above the distance", "state 0 5:0 - 5:1 -\n", "state 1 5:0 - 5:1 -\n", "automata/node"},
		{"laced", "one colour", "automaton colours\nstate 0 0 1\n", "automaton colours\nstate 0 0 0\n", "automata/node"},
		{"laced", "two partners", "node 46 - 3,3\n", "node 46 - 3,2\n", "automata/node"},
		{"laced", "not laceable", "lemma hamiltonian_laceable == true\n", "lemma hamiltonian_laceable == false\n", "theorem/form"},
		{"laced", "another degree", "lemma min_degree == n\n", "lemma min_degree == n - 1\n", "automata/equation"},
		{"laced", "a cycle by what is not known", "by hamiltonian_laceable\n", "by hamiltonian_connected\n", "theorem/"},
		{"grown", "a path along no link", "family 3 6 02567431,", "family 3 6 05267431,", "automata/family"},
		{"grown", "a path with a word twice", "family 3 6 02567431,", "family 3 6 02020231,", "automata/family"},
		{"grown", "a path to another word", "family 3 6 02567431,", "family 3 6 02567413,", "automata/family"},
		{"grown", "a path through fewer words", "family 3 6 02567431,", "family 3 6 0234561,", "automata/family"},
		{"grown", "a word that is none", "family 3 6 02567431,", "family 3 6 02567481,", "automata/family"},
		{"grown", "a path too many", "family 3 6 02567431,", "family 3 6 02567431,02567431,", "automata/family"},
		{"grown", "no paths", "family 3 4 02654731,", "family 3 4 ,", "automata/family"},
		{"grown", "a family of another state", "family 3 6 ", "family 3 5 ", "automata/family"},
		{"grown", "a family whose words are not adjacent", "family 3 6 ", "family 3 - ", "automata/family"},
		{"grown", "a state that is none", "family 3 6 ", "family 9 6 ", "automata/form"},
		{"grown", "no family at the start", "family 0 0 ", "family 1 0 ", "automata/family"},
		{"grown", "two partners", "node 298 - 9,9\n", "node 298 - 9,8\n", "automata/node"},
		{"faults", "a fault more", "lemma fault_hamiltonian(n - 2) == true\n", "lemma fault_hamiltonian(n - 1) == true\n", "automata/form"},
		{"faults", "a fault more for paths", "lemma fault_hamiltonian_connected(n - 3) == true\n", "lemma fault_hamiltonian_connected(n - 2) == true\n", "automata/form"},
		{"faults", "twice as many faults", "lemma fault_hamiltonian(n - 2) == true\n", "lemma fault_hamiltonian(2*n - 5) == true\n", "automata/form"},
		{"faults", "no cycles", "lemma fault_hamiltonian(n - 2) == true\n", "lemma fault_hamiltonian(n - 2) == false\n", "theorem/form"},
		{"faults", "cycles of links alone", "lemma fault_hamiltonian(n - 2) == true\n", "lemma edge_fault_hamiltonian(n - 2) == true\n", "automata/form"},
		{"faults", "paths that are not asked for", "family 3 6 -\n", "family 3 6 02567431\n", "automata/family"},
		{"faults", "a family of another state", "family 3 6 -\n", "family 3 5 -\n", "automata/family"},
		{"faults", "a family whose words are not adjacent", "family 3 6 -\n", "family 3 - -\n", "automata/family"},
		{"faults", "words of two letters", "claim fault_hamiltonian(MQ(n), n - 2) && fault_hamiltonian_connected(MQ(n), n - 3) for n >= 3\ninstance 3", "claim fault_hamiltonian(MQ(n), n - 2) && fault_hamiltonian_connected(MQ(n), n - 3) for n >= 2\ninstance 3", "automata/text"},
		{"matchings", "words of few letters", "lemma vertex_connectivity >= n\n", "lemma restricted_connectivity == 2*n - 2\n", "automata/lengths"},
		{"restricted", "more", "lemma restricted_connectivity == 2*n - 2\n", "lemma restricted_connectivity == 2*n - 1\n", "automata/form"},
		{"restricted", "as the connectivity", "lemma restricted_connectivity == 2*n - 2\n", "lemma restricted_connectivity == n\n", "automata/form"},
		{"restricted", "at least", "lemma restricted_connectivity == 2*n - 2\n", "lemma restricted_connectivity >= 2*n - 2\n", "theorem/form"},
		{"even", "a word of another text", "lemma bipancyclic == true\n", "lemma edge_bipancyclic == true\n", "automata/form"},
		{"even", "no word", "lemma bipancyclic == true\n", "lemma cyclic == true\n", "theorem/"},
		{"even", "no such cycles", "lemma bipancyclic == true\n", "lemma bipancyclic == false\n", "theorem/form"},
		{"even", "one colour", "automaton colours\nstate 0 1 3\n", "automaton colours\nstate 0 1 1\n", "automata/node"},
		{"cycles", "a triangle", "lemma cycles_from(4) == true\n", "lemma cycles_from(3) == true\n", "automata/form"},
		{"cycles", "of two colours", "lemma cycles_from(4) == true\n", "lemma bipancyclic == true\n", "theorem/form"},
		{"cycles", "another number than is claimed", "lemma cycles_from(4) == true\n", "lemma cycles_from(5) == true\n", "theorem/"},
		{"cycles", "a cycle along no link", ",0231,02561,025431,0234561,", ",0231,02561,025341,0234561,", "automata/family"},
		{"cycles", "a cycle that does not end where it began", ",0231,02561,025431,0234561,", ",0231,02543,025431,0234561,", "automata/family"},
		{"cycles", "a longer cycle", ",0231,02561,025431,0234561,", ",0231,025431,025431,0234561,", "automata/family"},
		{"cycles", "a cycle less", ",0234561,02567431\n", ",0234561\n", "automata/family"},
		{"cycles", "a cycle too many", ",0234561,02567431\n", ",0234561,02567431,02567431\n", "automata/family"},
		{"sums", "a larger sum", "lemma distance_sum == 2*n*pow(4, n - 1)\n", "lemma distance_sum == 2*n*pow(4, n - 1) + 1\n", "automata/equation"},
		{"sums", "half the sum", "lemma distance_sum == 2*n*pow(4, n - 1)\n", "lemma distance_sum == n*pow(4, n - 1)\n", "automata/equation"},
		{"sums", "a sum that is no sum of powers", "lemma distance_sum == 2*n*pow(4, n - 1)\n", "lemma distance_sum == max(n, 1)\n", "theorem/text"},
		{"sums", "at most the sum", "lemma distance_sum == 2*n*pow(4, n - 1)\n", "lemma distance_sum <= 2*n*pow(4, n - 1)\n", "theorem/form"},
		{"sums", "another fact", "lemma distance_sum == 2*n*pow(4, n - 1)\n", "lemma size == 2*n*pow(4, n - 1)\n", "theorem/form"},
		{"sums", "another weight", "state 0 1:0 1:1 1:1 1:0\n", "state 0 1:0 1:2 1:1 1:0\n", "automata/node"},
		{"sums", "a distance with a choice", "state 0 1:0 1:1 1:1 1:0\n", "state 0 1:0,1:0 1:1 1:1 1:0\n", "automata/form"},
		{"sums", "two starts", "starts 0:0\n", "starts 0:0,0:0\n", "automata/form"},
		{"sums", "no start", "starts 0:0\n", "starts -\n", "automata/form"},
		{"sums", "a weight beyond a sum's", "state 0 1:0 1:1 1:1 1:0\n", "state 0 1:0 1:1000000 1:1 1:0\n", "automata/form"},
		{"sums", "a run on what is no vertex", "state - 1:0 1:1 1:1 1:0\n", "state 0 1:0 1:1 1:1 1:0\n", "automata/node"},
		{"sums", "a node less of every", "node 3 1:0 1,1,1,1\nnodes only\n", "nodes only\n", "automata/node"},
		{"sums", "no bound of every", "node 3 1:0 1,1,1,1\n", "node 3 0:0 1,1,1,1\n", "automata/node"},
		{"sums", "a node less of only", "node 1 3:0 1,1,1,1\n", "", "automata/node"},
		{"sums", "nodes left out", "nodes only\nfirsts 0\nnode 0 0:0 1,1,1,1\nnode 1 3:0 1,1,1,1\n", "", "theorem/form"},
		{"sums", "a number for a weight", "equation 0 w0:4,1^4:-2 1/1:8\n", "equation 0 0:4,1^4:-2 1/1:8\n", "automata/equation"},
		{"sums", "another combination", "equation 0 w0:4,1^4:-2 1/1:8\n", "equation 0 w0:4,1^4:-2 1/1:7\n", "automata/equation"},
		{"sums", "a state that is none", "equation 1 1:1,w1:2,", "equation 1 1:1,w9:2,", "automata/form"},
		{"sums", "no number beside a weight", "equation 1 1:1,w1:2,", "equation 1 w1:2,", "automata/equation"},
		{"facts", "what a count weighs", "equation 0 0:1,1^1:-1 1/1:1 1/1:1\n", "equation 0 w0:1,1^1:-1 1/1:1 1/1:1\n", "automata/form"},
	} {
		text := strings.Replace(all[c.theorem], c.old, c.to, 1)
		err := checkWords(l, text)
		var wrong *certificates.Rejection
		if text == all[c.theorem] || !errors.As(err, &wrong) || !strings.HasPrefix(wrong.Rule, c.rule) {
			t.Errorf("%s: %v, want %s; the text is changed: %v", c.what, err, c.rule, text != all[c.theorem])
		}
	}
	before, family, _ := strings.Cut(all["grown"], "family 3 6 ")
	_, behind, _ := strings.Cut(family, "\n")
	var wrong *certificates.Rejection
	if err := checkWords(l, before+behind); !errors.As(err, &wrong) || wrong.Rule != "automata/family" {
		t.Errorf("a family less: %v", err)
	}
	for what, text := range map[string]string{
		"a network of fewer links": strings.Replace(wordTexts, "for k in 0..n-1\nAug", "for k in 1..n-1\nAug", 1),
		"a network that is none":   strings.Replace(wordTexts, "for k in 0..n-1\nAug", "for k in 0..n\nAug", 1),
		"a directed one":           strings.Replace(wordTexts, "Flip(n) = graph", "Flip(n) = digraph", 1),
	} {
		if err := checkWords(wordLibrary(t, text), flip); err == nil {
			t.Errorf("%s: accepted", what)
		}
	}
	if err := checkWords(wordLibrary(t, strings.Replace(wordTexts, "for b in 0..1 if", "for b in 0..0 if", 1)), all["shifts"]); err == nil {
		t.Error("one letter alone that is appended: accepted")
	}
	spent := errors.New("spent")
	list, _ := Read(strings.NewReader(Header + "\n" + flip + "end\n"))
	for _, steps := range []int64{1 << 10, 1 << 22} {
		left := steps
		if err := list[0].Check(l, func(n int64) error {
			if left -= n; left < 0 {
				return spent
			}
			return nil
		}); !errors.Is(err, spent) {
			t.Errorf("with %d steps: %v, want %v", steps, err, spent)
		}
	}
}

// changed changes some fields of a text's lines by a number, or a line.
func changed(r *rand.Rand, text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for range 1 + r.IntN(3) {
		i := 2 + r.IntN(len(lines)-2)
		if r.IntN(4) == 0 {
			lines[i], lines[2+r.IntN(len(lines)-2)] = lines[2+r.IntN(len(lines)-2)], lines[i]
			continue
		}
		digits := func(c rune) bool { return c >= '0' && c <= '9' }
		from := strings.IndexFunc(lines[i][r.IntN(len(lines[i])):], digits)
		if from < 0 {
			continue
		}
		from = strings.IndexFunc(lines[i], digits)
		n, rest := 0, lines[i][from:]
		for skip := r.IntN(4); skip > 0; skip-- { // another number of the line
			if next := strings.IndexFunc(strings.TrimLeft(rest, "0123456789"), digits); next >= 0 {
				rest = strings.TrimLeft(rest, "0123456789")[next:]
			}
		}
		tail := strings.TrimLeft(rest, "0123456789")
		n, _ = strconv.Atoi(rest[:len(rest)-len(tail)])
		lines[i] = lines[i][:len(lines[i])-len(rest)] + strconv.Itoa(max(0, n+r.IntN(5)-2)) + tail
	}
	return strings.Join(lines, "\n") + "\n"
}

// wrongOf says why what a changed theorem says is false of a small member, "" if it is true: breadth-first search in
// what package family builds.
func wrongOf(t *testing.T, l *words.Library, text string) string {
	list, err := Read(strings.NewReader(Header + "\n" + text + "end\n"))
	if err != nil || list[0].Check(l, nil) != nil {
		return ""
	}
	f, err := formula.ParseTheorem(l, list[0].Claim)
	if err != nil {
		return err.Error()
	}
	named, err := language.Parse(list[0].Networks[0].Name)
	if err != nil {
		return err.Error()
	}
	d, err := l.Network(named.Expr.Text, 1).Written()
	if err != nil {
		return err.Error()
	}
	about, _ := Text(f, d, named.Expr.Args)
	for _, lemma := range list[0].Networks[0].Lemmas {
		if strings.Contains(lemma.Value, "pow(") { // numbers of vertices, of which equations tell
			continue
		}
		at := func(int64) int64 { return map[string]int64{"true": 1}[lemma.Value] }
		if lemma.Value != "true" && lemma.Value != "false" {
			value, err := language.Parse(lemma.Value)
			if err != nil {
				return err.Error()
			}
			if at, err = about.Value(value.Expr); err != nil {
				return err.Error()
			}
		}
		for n := int64(0); n <= 4; n++ {
			if inside, err := f.For.ContainsWithin(formula.Env{"n": big.NewRat(n, 1)}, 1000); err != nil || !inside {
				continue
			}
			member, err := family.Build(d, []int64{n}, func(int64) error { return nil })
			if err != nil {
				return err.Error()
			}
			if got, is := worthOf(lemma.Fact, member); is && got != at(n) {
				return fmt.Sprintf("the %s of %s is %d, and %s is accepted", lemma.Fact, member.Name(), got, lemma)
			}
		}
	}
	return ""
}

// worthOf is a fact of a member by search, of those that are quick to say.
func worthOf(fact string, m *family.Member) (int64, bool) {
	distances, shortest, odd := diameterOf(m), 1<<20, false
	var degrees []int
	for u := range m.Order() {
		degrees = append(degrees, len(m.Neighbors(uint32(u))))
		for _, v := range m.Neighbors(uint32(u)) {
			for _, w := range m.Neighbors(v) {
				for _, x := range m.Neighbors(w) {
					odd = odd || x == uint32(u) // a triangle, as all that are not bipartite here have one
					if x == uint32(u) {
						shortest = min(shortest, 3)
					} else if w != uint32(u) && x != v && slices.Contains(m.Neighbors(x), uint32(u)) {
						shortest = min(shortest, 4)
					}
				}
			}
		}
	}
	switch fact {
	case "diameter", "radius": // they are transitive
		return int64(distances), true
	case "min_degree":
		return int64(slices.Min(degrees)), true
	case "max_degree":
		return int64(slices.Max(degrees)), true
	case "girth":
		return int64(shortest), true
	case "bipartite":
		return map[bool]int64{false: 1}[odd], true
	}
	return 0, false
}

func diameterOf(m *family.Member) (most int) {
	for u := range m.Order() {
		from := make([]int, m.Order())
		for v := range from {
			from[v] = -1
		}
		from[u] = 0
		for queue := []uint32{uint32(u)}; len(queue) > 0; queue = queue[1:] {
			most = max(most, from[queue[0]])
			for _, w := range m.Neighbors(queue[0]) {
				if from[w] < 0 {
					from[w] = from[queue[0]] + 1
					queue = append(queue, w)
				}
			}
		}
	}
	return most
}

// TestChangedWords: a theorem by automata that was changed is refused, or what it says is true of small members.
func TestChangedWords(t *testing.T) {
	l := wordLibrary(t, wordTexts)
	r := rand.New(rand.NewPCG(5, 6))
	for name, text := range wordTheorems(t) {
		for range deep.Cases(50, 300, 20_000) {
			more := changed(r, text)
			if why := wrongOf(t, l, more); why != "" {
				t.Fatalf("%s: %s\n%s", name, why, more)
			}
		}
	}
}

// FuzzWords: likewise, with a seed.
func FuzzWords(f *testing.F) {
	f.Add("flip", uint64(1))
	f.Fuzz(func(t *testing.T, name string, seed uint64) {
		all := wordTheorems(t)
		text, is := all[name]
		if !is {
			text = all["augmented"]
		}
		more := changed(rand.New(rand.NewPCG(seed, 7)), text)
		if why := wrongOf(t, wordLibrary(t, wordTexts), more); why != "" {
			t.Fatalf("%s\n%s", why, more)
		}
	})
}
