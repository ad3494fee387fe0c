package props

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// question makes a question of a formula.
func question(t *testing.T, id, text string) *Claim {
	t.Helper()
	f, err := formula.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return OwnClaim("", id, f)
}

// newProver returns a runner in a session without a folder, which knows Rays(n), the star
// of n rays, and a router "home" on it.
func newProver(t *testing.T) *Runner {
	t.Helper()
	session, err := NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { session.Close() })
	session.Resolver().Provide(func(name string) (topology.Network, error) {
		if name == "Slow(3)" {
			return nil, fmt.Errorf("%s: %w", name, Exceeded("no answer within a moment"))
		}
		digits, ok := strings.CutPrefix(name, "Rays(")
		n := 0
		for _, c := range strings.TrimSuffix(digits, ")") {
			n = 10*n + int(c-'0')
		}
		if !ok {
			return nil, resolve.ErrUnknown
		}
		g, err := topology.FromEdges(n+1, func(yield func(u, v uint32) bool) {
			for v := 1; v <= n && yield(0, uint32(v)); v++ {
			}
		})
		if err != nil {
			return nil, err
		}
		return topology.NewExternal(g)
	})
	session.Resolver().ProvideRouters(func(name string, net topology.Network) (routing.Router, error) {
		if name != "home" {
			return nil, resolve.ErrUnknown
		}
		return routing.New("bfs", net)
	})
	return &Runner{Session: session}
}

// TestProve: verdicts and values of statements whose truth is plain. A star of n rays
// has diameter 2 for n ≥ 2; the Latin square graph of the non-cyclic square of order 5 is
// strongly regular, so that its distances tell nothing apart.
func TestProve(t *testing.T) {
	const latin = `"g6:X~~EHk^J|GhTgrTJbJ{iPWfChe[dEyWb}KkSSpMJIEJeFHVacg~"`
	for _, c := range []struct {
		formula, verdict, value, domain, witness string
		follows                                  bool
		cases                                    int
	}{
		{"order(Rays(n)) == n + 1 for n in 2..6", "holds", "", "n in 2..6: 5 cases, complete", "", true, 5},
		{"order(Rays(n)) == n + 1 for n >= 2", "holds", "", "n >= 2, order at most 400: 398 cases, not complete", "", true, 398},
		// A condition on an earlier variable: for each even m as many n as m goes into 399.
		{"order(Rays(m*n)) == m*n + 1 for m >= 1, n >= 1 if m%2 == 0", "holds", "", "m >= 1, n >= 1 if m%2 == 0, order at most 400: 1086 cases, not complete", "", true, 1086},
		{"diameter(Rays(n)) == 2 for n in 1..6", "fails", "", "n=1", "n=1: diameter(Rays(1)) is 1", true, 1},
		{"diameter(Rays(n)) == n/2 for n in 3..5", "fails", "", "n=3", "n=3: diameter(Rays(3)) is 2, n/2 is 3/2", true, 1},
		{`delivered("home", Rays(n)) == n*(n + 1) for n in [2, 5]`, "holds", "", "n in [2, 5]: 2 cases, complete", "", true, 2},
		{"pancyclic(Complete(4))", "holds", "", "1 case, complete", "", true, 1},
		{"wide_diameter(Ring(5), vertex_connectivity(Ring(5))) == 4", "holds", "", "1 case, complete", "", true, 1},
		{"girth(Rays(3))", "value", "infinite", "1 case, complete", "", true, 1},
		{"size(Rays(n))/order(Rays(n)) for n in 1..2", "value", "n=1: 1/2; n=2: 2/3", "n in 1..2: 2 cases, complete", "", false, 2},
		{"diameter(Ring(n)) == floor(n/2) && diameter(Rays(n)) > 2 for n in 3..4", "fails", "", "n=3", "n=3: diameter(Rays(3)) is 2", true, 1},
		{`deadlock("dor", Torus(4))`, "value", "deadlock", "1 case, complete", "", true, 1},
		{`order("g6:?") == 0`, "undecided", "", "", "no vertices", false, 1},
		{"vertex_orbits(" + latin + ")", "value", "unknown", "1 case", "not certified", false, 1},
		{"vertex_transitive(" + latin + ")", "undecided", "", "", "no certificate", false, 1},
		{"diameter(Rays(n)) < 3 || bisection(Rays(n)) > 100 for n in 2..3", "holds", "", "n in 2..3: 2 cases, complete", "", true, 2},
		{"order(Rays(m)) + order(Rays(n)) == m + n + 2 for (m, n) in [(2, 3), (5, 1)]", "holds", "", "(m, n) in [(2, 3), (5, 1)]: 2 cases, complete", "", true, 2},
		{"order(Torus(m,n)) != 12 for m in 2..5, n in 3..6", "fails", "", "m=3, n=4", "m=3, n=4: order(Torus(3, 4)) is 12", true, 1},
	} {
		t.Run(c.formula, func(t *testing.T) {
			p := newProver(t)
			q := question(t, "mine", c.formula)
			got, err := p.Decide(context.Background(), q)
			if err != nil {
				t.Fatal(err)
			}
			verdict, value, witness := got.Verdict.String(), "", ""
			if got.Value != nil {
				value = *got.Value
			}
			if got.Witness != nil {
				witness = *got.Witness
			}
			if verdict != c.verdict || value != c.value || got.Extent() != c.domain || got.Cases != c.cases || got.Follows != c.follows ||
				!strings.Contains(witness, c.witness) || (c.witness == "") != (witness == "") {
				t.Errorf("%q %q [%s] %d cases, follows %v, %q", verdict, value, got.Extent(), got.Cases, got.Follows, witness)
			}
			if got.Open() != (verdict == "undecided" || value == "unknown") {
				t.Errorf("open: %v", got.Open())
			}
		})
	}
}

// TestProveRefuses: what has no meaning is refused before any work.
func TestProveRefuses(t *testing.T) {
	for formula, want := range map[string]error{
		"order(Nobody(3)) == 4":                       topology.ErrName,
		`minimal("theirs", Rays(3)) == 12`:            routing.ErrRouter,
		`minimal("dor", Petersen) == 12`:              routing.ErrRouter,
		"distance(Rays(3), 0, 4) == 1":                ErrArgument,
		"order(Ring(3)) == m for m >= 2":              ErrEndless,
		"true for m >= 2":                             ErrEndless,
		"order(Rays(m)) == 3 for m >= 2 if m % 2 > 1": ErrArgument,
		"order(Rays(m)) == 3 for m in 2..1":           ErrArgument,
		"order(QT(1,n)) == 3 for n in 2..3":           topology.ErrParam,
		"order(Ring(n)) == n for n >= 1":              topology.ErrParam,
		"order(Complete(pow(10,8))) == 3":             topology.ErrLimit,
		"1/(2 - 2) == 1":                              formula.ErrValue,
		"size(Ring(3))/0 == 1":                        formula.ErrValue,
	} {
		if !deep.Tests() && strings.Contains(formula, "m >= 2") {
			continue // many values of m are tried
		}
		if _, err := newProver(t).Decide(context.Background(), question(t, "mine", formula)); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", formula, err, want)
		}
	}
	if _, err := newProver(t).Decide(context.Background(), question(t, "two words", "true")); !errors.Is(err, ErrArgument) {
		t.Errorf("a name of two words: %v", err)
	}
}

// TestProveSlowNetwork: a network that a limit leaves unread leaves the statement open, also
// where it is looked at before the work.
func TestProveSlowNetwork(t *testing.T) {
	left, err := newProver(t).Decide(t.Context(), question(t, "slow", "order(Slow(n)) == n for n in 3..3"))
	if err != nil || left == nil || !left.Open() || left.Witness == nil || !strings.Contains(*left.Witness, "no answer within a moment") {
		t.Errorf("%+v, %v, want it left open by the limit", left, err)
	}
}

// TestProveTime: a fact that takes longer than its time is left open, with the bounds
// that are known; a fact after it has its own time. When the context ends nothing is
// decided.
func TestProveTime(t *testing.T) {
	if testing.Short() {
		t.Skip("waits for a time limit")
	}
	p := newProver(t)
	var got *Result
	var err error
	for p.Limits.Time = 200 * time.Millisecond; ; p.Limits.Time *= 2 { // for a slow machine: the width takes hours
		if got, err = p.Decide(t.Context(), question(t, "late", "bisection(Torus(5,5,5)) == 60 && diameter(Torus(5,5,5)) == 6")); err != nil {
			t.Fatal(err)
		}
		if got.Verdict != Undecided || got.Evidence != None || got.Follows || !strings.Contains(*got.Witness, fmt.Sprintf("no answer within %v", p.Limits.Time)) {
			t.Fatalf("%v %v, %q", got.Verdict, got.Evidence, *got.Witness)
		}
		if len(got.Certificates) >= 2 {
			break
		}
	}
	p.Limits.Time = 0
	if got, err = p.Decide(t.Context(), question(t, "early", "bisection(Torus(5,5,5)) >= 20")); err != nil || got.Verdict != Holds {
		t.Errorf("a bound that is there: %v, %v", got, err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if got, err := p.Decide(ctx, question(t, "ended", "bisection(Torus(5,5,5)) == 60")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("when the context ends: %v, %v", got, err)
	}
	if got, err := p.Decide(ctx, question(t, "never", "diameter(Ring(5)) == 2")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("after the end: %v, %v", got, err)
	}
}

// TestProveManyTuples: the verdict on a domain that our checker would not go through is
// about the cases that are found in it, and follows.
func TestProveManyTuples(t *testing.T) {
	p := newProver(t)
	got, err := p.Decide(t.Context(), question(t, "many", "order(Torus(m,n)) == m*n for m in 2..1000000, n in m..1000000 if m*n <= 12"))
	if err != nil || got.Verdict != Holds || !got.Follows || got.Cases != 7 || !strings.Contains(got.Domain, "these cases alone") {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := p.Decide(t.Context(), question(t, "none", "n >= 0 for n in 1..1000000, m in 1..1000000 if n*m == 0")); !errors.Is(err, ErrArgument) {
		t.Errorf("no case: %v", err)
	}
}
