package theorem

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/arithmetic"
)

// TestProofs changes the proofs of a theorem, none of which may be left out, exchanged or added.
func TestProofs(t *testing.T) {
	l := library(t)
	th, why := proved(t, l, examples()["order by sums"].text)
	if why != "" {
		t.Fatal(why)
	}
	good := th.Proofs
	last := len(good) - 1
	for _, c := range []struct {
		what   string
		proofs []Proof
		rule   string // of the rejection, "" for none
	}{
		{"as they are", good, ""},
		{"the last is left out", good[:last], "theorem/missing"},
		{"the first is left out", good[1:], "theorem/order"},
		{"one is added", append(slices.Clone(good), good[last]), "theorem/extra"},
		{"none", nil, "theorem/missing"},
		{"one is empty", append(slices.Clone(good[:last]), Proof{What: good[last].What}), "theorem/proof"},
		{"one is of another question", append(slices.Clone(good[:last]), Proof{What: good[last].What, Nodes: good[0].Nodes}), "theorem/proof"},
		{"one says that it is of another question", append([]Proof{{What: "no question", Nodes: good[0].Nodes}}, good[1:]...), "theorem/order"},
	} {
		th.Proofs = c.proofs
		err := th.Check(l, nil)
		var wrong *certificates.Rejection
		if c.rule == "" && err != nil || c.rule != "" && (!errors.As(err, &wrong) || wrong.Rule != c.rule) {
			t.Errorf("%s: %v, want %q", c.what, err, c.rule)
		}
	}
	th.Proofs = good
	spent := errors.New("spent")
	if err := th.Check(l, func(int64) error { return spent }); !errors.Is(err, spent) {
		t.Errorf("without steps: %v, want %v", err, spent)
	}
	th.Proofs = []Proof{{What: good[0].What, Nodes: []arithmetic.Node{{Form: "guess"}}}}
	if err := th.Check(l, nil); err == nil || !strings.Contains(err.Error(), "guess") {
		t.Errorf("a node of no form: %v, want it refused", err)
	}
}
