package automata

import (
	"context"
	"errors"
	"strings"
	"testing"

	"topocert/certificates/automata"
	"topocert/certificates/language"
)

// TestFacts: facts are found as Saad and Schultz 1988 have them for the hypercube, El-Amawy and Latifi 1991 for folded ones, Choudum and
// Sunitha 2002 for augmented ones, Cull and Larson 1995 for Möbius cubes, Fan and Jia 2008 for bijective connection networks; Hamming graphs and tori are products;
// Li and Peng 2000 for dual-cubes, Xiao and others 2011 for biswapped networks, Ghose and Desai 1995 for hierarchical cubic networks, Preparata and Vuillemin 1981 for cube-connected cycles,
// Leighton 1992 for butterflies. No other value
// is shown by what was found.
func TestFacts(t *testing.T) {
	const (
		hypercube = "H(n) = graph w in 0..pow(2, n)-1: xor(w, pow(2, k)) for k in 0..n-1"
		folded    = "F(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1; xor(v, pow(2, n)-1)"
		augmented = "AQ(n) = graph v in 0..pow(2, n)-1: xor(v, pow(2, b)) for b in 0..n-1; xor(v, pow(2, b+1)-1) for b in 1..n-1"
		moebius   = "M(n) = graph v in 0..pow(2, n)-1: xor(v, cond(b == n-1 || bit(v, b+1) == 0, pow(2, b), pow(2, b+1)-1)) for b in 0..n-1"
		torus     = "T(n) = graph v in 0..pow(4, n)-1: v + cond(floor(v/pow(4, k))%4 == 3, 0-3, 1)*pow(4, k) for k in 0..n-1"
		hamming   = "K(n) = graph v in 0..pow(3, n)-1: v + cond(floor(v/pow(3, k))%3 == 2, 0-2, 1)*pow(3, k) for k in 0..n-1"
		cubic     = "HCN(n) = graph i in 0..pow(2, n)-1, j in 0..pow(2, n)-1: (i, xor(j, pow(2, b))) for b in 0..n-1; (j, i) if i != j; (pow(2, n)-1-i, pow(2, n)-1-i) if i == j"
		dual      = "D(n) = graph a in 0..pow(2, n)-1, b in 0..pow(2, n)-1, c in 0..1: (a, b, 1-c); (xor(a, pow(2, i)), b, 0) for i in 0..n-1 if c == 0; (a, xor(b, pow(2, i)), 1) for i in 0..n-1 if c == 1"
		biswapped = "B(n) = graph h in 0..1, i in 0..pow(2, n)-1, j in 0..pow(2, n)-1: (h, i, xor(j, pow(2, b))) for b in 0..n-1; (1-h, j, i)"
		cycles    = "C(n) = graph x in 0..pow(2, n)-1, i in 0..n-1: (x, (i+1)%n); (xor(x, pow(2, i)), i)"
		wrapped   = "W(n) = graph l in 0..n-1, r in 0..pow(2, n)-1: ((l+1)%n, r); ((l+1)%n, xor(r, pow(2, l)))"
		butterfly = "B(n) = graph l in 0..n, r in 0..pow(2, n)-1: (l+1, r) if l < n; (l+1, xor(r, pow(2, l))) if l < n"
		path      = "P(n) = graph v in 0..pow(2, n)-1: xor(v, 1); v+1 if bit(v, 0) == 1 && v < pow(2, n)-1"
	)
	for _, c := range []struct {
		network, domain string
		want            string // lemmas, and facts of which there are none
	}{
		{hypercube, "2 <= n", "order == pow(2, n); size == n*pow(2, n-1); min_degree == n; max_degree == n; bipartite == true; vertex_transitive == true; connected == true; radius == n; girth <= 4; girth >= 4; edge_connectivity >= n; edge_connectivity <= n; vertex_connectivity >= n; vertex_connectivity <= n; bisection == pow(2, n-1); hamiltonian_laceable == true; hamiltonian == true; matching_number == floor(pow(2, n)/2); pmc_diagnosability <= n; pmc_diagnosability >= n; hamiltonian_connected; bipancyclic == true"},
		{hypercube, "1 <= n", "distance_sum == 2*n*pow(4, n-1)"},
		{torus, "1 <= n", "distance_sum == n*pow(16, n)"},
		{hamming, "1 <= n", "distance_sum == 6*n*pow(9, n-1)"},
		{dual, "1 <= n", "distance_sum == 6*pow(16, n) + 4*n*pow(16, n) - 4*pow(8, n)"},
		{hypercube, "5 <= n", "restricted_connectivity == 2*n-2; extra_connectivity(1) == 2*n-2"},
		{hypercube, "1 <= n", "bipartite == true; bipancyclic; restricted_connectivity"},
		{folded, "4 <= n", "order == pow(2, n); size == (n+1)*pow(2, n-1); min_degree == n+1; max_degree == n+1; bipartite; vertex_transitive == true; connected == true; radius == floor((n+1)/2); girth <= 4; girth >= 4; edge_connectivity == n+1; vertex_connectivity >= n+1; vertex_connectivity <= n+1; bisection"},
		{augmented, "2 <= n", "order == pow(2, n); size == (2*n-1)*pow(2, n-1); min_degree == 2*n-1; bipartite == false; vertex_transitive == true; radius == floor((n+1)/2); girth <= 3; girth >= 3; edge_connectivity == 2*n-1; vertex_connectivity"},
		{moebius, "4 <= n", "order == pow(2, n); size == n*pow(2, n-1); min_degree == n; max_degree == n; bipartite == false; vertex_transitive; connected == true; girth <= 4; girth >= 4; edge_connectivity >= n; vertex_connectivity >= n; bisection == pow(2, n-1); hamiltonian_connected == true; hamiltonian == true; hamiltonian_path == true; hamiltonian_laceable; pancyclic_from(4) == true; bipancyclic"},
		{moebius, "3 <= n", "fault_hamiltonian(n-2) == true; fault_hamiltonian_connected(n-3) == true; fault_hamiltonian(n-1); fault_hamiltonian_connected(n-2); fault_hamiltonian(1)"},
		{moebius, "2 <= n", "fault_hamiltonian(n-2); fault_hamiltonian_connected(n-3)"},
		{hypercube, "3 <= n", "fault_hamiltonian(n-2); fault_hamiltonian_connected(n-3)"},
		{torus, "1 <= n", "order == pow(4, n); size == n*pow(4, n); min_degree == 2*n; bipartite == true; vertex_transitive == true; radius == 2*n; girth <= 4; girth >= 4; edge_connectivity == 2*n; vertex_connectivity >= 2*n; vertex_connectivity <= 2*n"},
		{hamming, "1 <= n", "order == pow(3, n); size == n*pow(3, n); min_degree == 2*n; bipartite == false; vertex_transitive == true; radius == n; girth <= 3; girth >= 3; edge_connectivity == 2*n"},
		{cubic, "2 <= n", "order == pow(4, n); min_degree == n+1; max_degree == n+1; girth <= 4; girth >= 4; vertex_transitive; bipartite"},
		{dual, "1 <= n", "order == 2*pow(4, n); size == (n+1)*pow(4, n); min_degree == n+1; bipartite == true; diameter == 2*n+2; connected == true"},
		{dual, "2 <= n", "girth <= 4; girth >= 4"},
		{biswapped, "1 <= n", "min_degree == n+1; bipartite == true; diameter == 2*n+2; connected == true"},
		{cycles, "3 <= n", "order == n*pow(2, n); size == 3*n*pow(2, n-1); min_degree == 3; max_degree == 3; bipartite"},
		{wrapped, "3 <= n", "min_degree == 4; max_degree == 4"},
		{wrapped, "4 <= n", "girth <= 4; girth >= 4"},
		{butterfly, "1 <= n", "order == (n+1)*pow(2, n); size == 2*n*pow(2, n); bipartite == true; girth <= 4; girth >= 4; min_degree"},
		{path, "2 <= n", "order == pow(2, n); size == pow(2, n)-1; min_degree; vertex_transitive; girth; bisection"},
	} {
		text := read(t, c.network, c.domain)
		for _, want := range strings.Split(c.want, "; ") {
			fact, _, is := strings.Cut(want, " ")
			found, err := Facts(context.Background(), text, []string{fact}, nil, nil)
			if !is || err != nil {
				if is || err == nil {
					t.Errorf("%s: %s: %v", c.network, want, err)
				}
				continue
			}
			if !says(found, want) {
				t.Errorf("%s: %v, want %s", c.network, found.Lemmas, want)
			}
			checked(t, text, found)
		}
	}
}

// says tells whether a lemma is said, or begins so.
func says(found *Found, want string) bool {
	bare := func(s string) string { return strings.ReplaceAll(s, " ", "") }
	for _, l := range found.Lemmas {
		if strings.HasPrefix(bare(l.Fact+l.Relation+l.Value), bare(want)) {
			return true
		}
	}
	return false
}

// checked sees that the checker accepts what was found, and no other value.
func checked(t *testing.T, text automata.Text, found *Found) {
	t.Helper()
	if err := found.Words.Check(text, nil); err != nil {
		t.Error(err)
	}
	for _, l := range found.Lemmas {
		if l.Proof == nil {
			continue
		}
		shown := func(value string) error {
			c, err := language.Parse(value)
			if err != nil {
				t.Fatal(err)
			}
			return found.Words.Shows(text, l.Proof, c.Expr, nil)
		}
		if p, is := l.Proof.(*automata.Grown); is && p.Less > 0 { // what is shown is of a number of faults
			_, l.Value, _ = strings.Cut(strings.TrimSuffix(l.Fact, ")"), "(")
		}
		if err := shown(l.Value); err != nil {
			t.Errorf("%s %s %s: %v", l.Fact, l.Relation, l.Value, err)
		}
		if l.Value == "true" || l.Value == "false" {
			continue
		}
		for _, more := range []string{" + 1", " - 1"} {
			holds := l.Relation == "<=" && more == " + 1" || l.Relation == ">=" && more == " - 1"
			var rejected interface{ Error() string }
			if err := shown(l.Value + more); err == nil && !holds || err != nil && !errors.As(err, &rejected) {
				t.Errorf("%s %s %s: %v, and it is %s", l.Fact, l.Relation, l.Value+more, err, l.Value)
			}
		}
	}
}
