package modelcheck_test

import (
	"testing"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
	"topocert/certificates/kinds"
	"topocert/certificates/strategy"
	"topocert/certificates/words"
	"topocert/solver/milp"
)

// TestLinear: bounds on sums are refuted by inequalities, where clauses take long. The values are ⌈n²/5⌉ for a torus that has a perfect
// code (S. Klavžar, N. Seifter, "Dominating Cartesian products of cycles", Discrete Appl. Math. 59, 1995), and n colours for
// a complete network.
func TestLinear(t *testing.T) {
	for _, text := range []string{"domination-number Torus(10,10) >= 20", "domination-number Torus(5,15) >= 15", "chromatic-number Complete(12) >= 12"} {
		st, err := certificates.ParseStatement(text)
		if err != nil {
			t.Fatal(err)
		}
		w := make(files).world(words.Standard())
		g, err := w.Graph(st.Network)
		if err != nil {
			t.Fatal(err)
		}
		game, goals, err := strategy.NewGame(st, g, w)
		if err != nil || len(goals) != 1 {
			t.Fatalf("%s: %d goals, %v", text, len(goals), err)
		}
		q, err := game.Linear(goals[0], nil)
		if err != nil || q.Trivial {
			t.Fatalf("%s: %v, trivial: %v", text, err, q.Trivial)
		}
		model, nodes, err := milp.Decide(t.Context(), q.Branch, q.Variables)
		if err != nil || model != nil {
			t.Fatalf("%s: %v, a solution: %v", text, err, model != nil)
		}
		c := &certificates.Certificate{Statement: st, Kind: "strategy", Proof: strategy.Strategy{Steps: []strategy.Step{{Form: "linear", Nodes: nodes}}}}
		if err := kinds.Check(c, w); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		// A sum of one fact less proves nothing.
		last := &nodes[len(nodes)-1]
		last.Sum = last.Sum[:len(last.Sum)-1]
		if err := arithmetic.RefuteBinary(q.Branch, nodes, nil); err == nil {
			t.Errorf("%s: accepted without a part of the last sum", text)
		}
	}
}
