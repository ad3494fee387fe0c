package parametric

import (
	"os"
	"strings"
	"testing"

	"topocert/certificates/formula"
	"topocert/certificates/words"
	"topocert/internal/deep"
)

func library(t *testing.T, file string) *words.Library {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	l, err := words.Standard().Extend(string(text), func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestFind proves claims: of those with one fact first one, and one in five of the others; with -short one in fifteen.
func TestFind(t *testing.T) {
	l := library(t, "testdata/families.words")
	text, err := os.ReadFile("testdata/families.claims")
	if err != nil {
		t.Fatal(err)
	}
	met := make(map[string]bool)
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		fact, _, _ := strings.Cut(line, "(")
		first := !met[fact] && !testing.Short()
		if met[fact] = true; line == "" || strings.HasPrefix(line, "#") || !first && !deep.Takes(i, 15, 5) {
			continue
		}
		t.Run(line, func(t *testing.T) {
			f, err := formula.ParseWith(l, line)
			if err != nil {
				t.Fatal(err)
			}
			found, err := Find(t.Context(), l, "claim", f)
			if err != nil {
				t.Fatal(err)
			}
			nodes := 0
			for _, p := range found.Theorem.Proofs {
				nodes += len(p.Nodes)
			}
			if err := found.Theorem.Check(l, nil); err != nil {
				t.Error(err)
			}
			t.Logf("%d questions, %d nodes\n%s", len(found.Theorem.Proofs), nodes, strings.Join(found.Terms, "\n"))
		})
	}
}

// TestFindPartial: of a claim that is false, the network and the lemmas that there are.
func TestFindPartial(t *testing.T) {
	l := words.Standard()
	f, err := formula.ParseWith(l, "order(Ring(n)) == n && diameter(Ring(n)) == n for n >= 3")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Find(t.Context(), l, "claim", f); err == nil {
		t.Error("a false claim was proved")
	}
	found, missing := FindPartial(t.Context(), l, "claim", f)
	if found == nil {
		t.Fatal(missing)
	}
	var facts []string
	for _, m := range found.Networks[0].Lemmas {
		facts = append(facts, m.Fact)
	}
	if len(found.Networks) != 1 || !strings.Contains(strings.Join(facts, " "), "order") || len(found.Proofs) < 5 {
		t.Errorf("lemmas about %q and %d proofs, of which %v is missing; want one about the order", facts, len(found.Proofs), missing)
	}
}

// TestReasons: why a claim is not proved is what decides it. "Not so for" is said of a
// counterexample alone, and what has no method is said before what is hard beside it.
func TestReasons(t *testing.T) {
	deep.NotShort(t)
	const text = `AugTorus(m, n) = graph x in 0..m-1 if m >= 3 && n >= 3, y in 0..n-1: ((x+1)%m, y); (x, (y+1)%n); ((x+1)%m, (y+1)%n)
Powers(n) = graph x in 0..pow(2, n)-1 if n >= 2: (x + pow(2, n-1)) % pow(2, n)
few(G, k) = all v in vertices(G): degree(G, v) <= k
Prism(n) = graph i in 0..n-1 if n >= 3, s in 0..1: ((i+1)%n, s); (i, 1-s)
band(G) = least k in 0..order(G): some p in maps(vertices(G), 1..order(G)): (all u in vertices(G), v in vertices(G): u == v || p[u] != p[v]) &&
    all (u, v) in links(G): abs(p[u] - p[v]) <= k
`
	l, err := words.Standard().Extend(text, func(string) string { return "" }, func(string) bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	for claim, want := range map[string]string{
		"vertex_connectivity(AugTorus(m, n)) == 6 for m >= 4, n >= 4":                               "the claim: what is shown leaves open vertex_connectivity(AugTorus(m, n)) = 5, girth(AugTorus(m, n)) = 3, for m=4, n=4",
		"contains(AugTorus(n, n), Torus(n, n)) && contains(Torus(n, n), AugTorus(n, n)) for n >= 3": "contains(Torus(n, n)) of AugTorus(n, n): not proved for all parameters: AugTorus(n, n) is about Torus(n, n), and that about it",
		"bisection(QT(m, n)) >= 4 for m >= 2, n >= 2":                                               "bisection(QT(m, n)): vertex_transitive(QT(m, n)): QT(m, n): not all vertices of QT(2,2) have the same distances: it is not vertex-transitive; the neighbours of QT(m, n) use xor and pow",
		"wide_diameter(AugTorus(n, n), 6) <= n + 7 for n >= 3":                                      "wide_diameter(6) of AugTorus(n, n): AugTorus(n, n): wide_diameter(6) by hamiltonian: two paths round the cycle: this way fails, for n=3",
		"band(Mesh(m, n)) == min(m, n) for m >= 2, n >= 2":                                          "no method bounds band of Mesh(m, n) from below\nthe claim: what is shown leaves open band(Mesh(m, n)) = 0, for m=2, n=2",
		"metric_dimension(Prism(n)) >= 3 for n >= 4":                                                "metric_dimension(Prism(n)): Prism(n): metric_dimension by degree: neighbours of a landmark: this way fails, for n=4",
		"few(Ring(n), n) for n >= 3":                                                                "there is no method for few(n)",
		"order(Powers(n)) == pow(2, n) && chromatic_number(Powers(n)) == 2 for n >= 2":              "Powers(n) is of words, and automata find not all that is asked of it; by terms: certificate rejected: theorem/term: Powers(n): divisor 1 is positive: line 2, column 70: pow of another exponent than a small number: no arithmetic proof",
		"order(Ring(n)) == n for n in [3, 4]":                                                       "a domain that lists tuples has no theorem, it has cases",
		"order(Ring(n)) == n + 1 for n >= 3":                                                        "the claim: not so for n=3",
		"size(Ring(n)) == n + 1 && edge_disjoint_hamiltonian_cycles(Ring(n)) == 2 for n >= 3":       "there is no method for edge_disjoint_hamiltonian_cycles",
		"edge_disjoint_hamiltonian_cycles(Powers(n)) == domination_number(Powers(n)) for n >= 2":    "there is no method for edge_disjoint_hamiltonian_cycles",
	} {
		f, err := formula.ParseWith(l, claim)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Find(t.Context(), l, "claim", f); err == nil || strings.TrimPrefix(err.Error(), ErrNone.Error()+": ") != want {
			t.Errorf("%s: %v, want %s", claim, err, want)
		}
	}
}
