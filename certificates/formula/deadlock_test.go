package formula

import (
	"testing"

	"topocert/certificates"
)

// TestDeadlockFacts: a cycle of channels is not a deadlock, nor the lack of one; a router whose
// messages do not all arrive is not deadlock-free; with the
// statement of a deadlock beside it, in either order, the word is known.
func TestDeadlockFacts(t *testing.T) {
	cyclic, stuck := certificates.Bounds{Word: "cyclic"}, certificates.Bounds{Word: "deadlock"}
	for _, test := range []struct {
		of      certificates.Bounds
		formula string
		want    string
	}{
		{cyclic, `deadlock("dor", Ring(4)) == "deadlock"`, "unknown"},
		{cyclic, `deadlock("dor", Ring(4)) == "cyclic"`, "unknown"},
		{cyclic, `deadlock("dor", Ring(4)) != "free"`, "unknown"},
		{cyclic, `deadlock_free("dor", Ring(4))`, "false"},
		{cyclic.And(stuck), `deadlock("dor", Ring(4)) == "deadlock"`, "true"},
		{stuck.And(cyclic), `deadlock("dor", Ring(4)) == "deadlock"`, "true"},
		{stuck.And(cyclic), `deadlock_free("dor", Ring(4))`, "false"},
		{certificates.Bounds{Word: "free"}, `deadlock_free("dor", Ring(4)) && deadlock("dor", Ring(4)) == "free"`, "true"},
		{certificates.Bounds{Word: "acyclic"}, `deadlock_free("dor", Ring(4)) || deadlock("dor", Ring(4)) != "acyclic"`, "false"},
		{certificates.Bounds{}, `deadlock_free("dor", Ring(4))`, "unknown"},
	} {
		f, err := Parse(test.formula)
		if err != nil {
			t.Fatal(err)
		}
		v, err := Evaluate(f.Expr, nil, oneFact{test.of})
		if err != nil {
			t.Fatal(err)
		}
		if v.String() != test.want {
			t.Errorf("%s, where %v is known: %s, want %s", test.formula, test.of.Word, v, test.want)
		}
	}
}

// oneFact knows the same of every fact.
type oneFact struct{ known certificates.Bounds }

func (o oneFact) CanonicalRouter(name, _ string) (string, error)       { return name, nil }
func (o oneFact) Canonical(name string) (string, error)                { return name, nil }
func (o oneFact) Vertex(string, string) (uint32, error)                { return 0, nil }
func (o oneFact) Known(certificates.Fact) (certificates.Bounds, error) { return o.known, nil }
