package gallina_test

import (
	"errors"
	"testing"

	"topocert/certificates/formula"
	"topocert/solver/gallina"
)

func TestStatement(t *testing.T) {
	for _, c := range []struct{ formula, want string }{
		{"diameter(QT(m,n)) == 2*max(floor(m/2), floor(n/2)) + 4 for m >= 2, n >= 2",
			"forall m n : Z, 2 <= m -> 2 <= n -> diameter (QT m n) (2 * (Z.max (m / 2) (n / 2)) + 4)"},
		{"bisection(FTT(n)) == 4*ceil(n/2) for n >= 4", "forall n : Z, 4 <= n -> bisection_width (FTT n) (4 * (- (- n / 2)))"},
		{"vertex_transitive(Torus(n)) for n in 3..9 if n % 2 == 1",
			"forall n : Z, 3 <= n -> n <= 9 -> (n mod 2 = 1) -> vertex_transitive (Torus [n; n])"},
		{"size(OCT(k,k)) - order(Octagon) <= 7 for k in [2, 3]",
			"forall k : Z, (k = 2 \\/ k = 3) -> exists d1 d2, size (OCT k k) d1 /\\ order Octagon d2 /\\ d1 - d2 <= 7"},
		// A quotient says that what it divides by is positive.
		{"1/diameter(Octagon) == 1/2", "exists d1, diameter Octagon d1 /\\ 0 < d1 /\\ 2 = d1"},
		// Vertices by their numbers, and a mean that is rounded.
		{"distance(FTT(n), 0, n + 1) == 2 && at_distance(FTT(n), 0, 1) >= 2 for n >= 4",
			"forall n : Z, 4 <= n -> (distance_between (FTT n) 0 (n + 1) 2) /\\ (exists d1, at_distance (FTT n) 0 1 d1 /\\ d1 >= 2)"},
		{"floor(distance_sum(Octagon)/64*pow(10, 0) + 1/2) == 1", "exists d1, distance_sum Octagon d1 /\\ ((d1 * (10 ^ 0)) * 2 + 64) / (64 * 2) = 1"},
		// 1 and the product of nothing are two things: the quotient has 1 above.
		{"floor(1/(2*n)) == 0 && 1/n <= 1 for n >= 1", "forall n : Z, 1 <= n -> (1 / (2 * n) = 0) /\\ (0 < n /\\ 1 <= n)"},
		{"hamiltonian(Octagon) && !bipartite(Octagon)", "(hamiltonian Octagon) /\\ (~ (bipartite Octagon))"},
	} {
		f, err := formula.Parse(c.formula)
		if err != nil {
			t.Fatal(err)
		}
		got, err := gallina.Statement(f)
		if err != nil || got != c.want {
			t.Errorf("%s:\ngot  %s, %v\nwant %s", c.formula, got, err, c.want)
		}
	}
}

func TestNegation(t *testing.T) {
	f, err := formula.Parse("1/diameter(FTT(n)) < 1/n for n >= 4")
	if err != nil {
		t.Fatal(err)
	}
	d, err := formula.ParseDomain("n >= 10")
	if err != nil {
		t.Fatal(err)
	}
	// Below the negation positive denominators are supposed, so that it says them.
	want := "forall n : Z, 10 <= n -> ~ (exists d1, diameter (FTT n) d1 /\\ (0 < n -> (0 < d1 -> n < d1)))"
	if got, err := gallina.Negation(f.Expr, d); err != nil || got != want {
		t.Errorf("got  %s, %v\nwant %s", got, err, want)
	}
}

// TestUnsaid: what Coq has no word for here is refused, and not left out.
func TestUnsaid(t *testing.T) {
	for _, text := range []string{
		`girth(Octagon) == 4`, `minimal("oct", OCT(2,2)) == 5`, `diameter(Petersen) == 2`, `diameter(Octagon) < infinite`,
		"floor(n/m) == 1 for n >= 0, m >= 0", "n % m == 1 for n >= 0, m >= 0", `diameter(FTT(n/2)) == 2 for n >= 4`,
		"distance(Gamma(2,2,2), 0, 1) == 1", "floor(diameter(Octagon)/0 + 1/2) == 1",
	} {
		f, err := formula.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := gallina.Statement(f); !errors.Is(err, gallina.ErrUnsaid) {
			t.Errorf("%s: got %q, %v, want %v", text, got, err, gallina.ErrUnsaid)
		}
	}
}
