package gallina

import (
	"errors"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/formula"
	"topocert/certificates/widths"
	"topocert/certificates/words"
)

// TestRefute: that a claim fails is written where theorems on single values show it.
func TestRefute(t *testing.T) {
	for _, c := range []struct{ formula, judgement, want, name, why string }{
		{"order(Octagon) + n == 9 for n >= 2", "fails 1 for n in [2]", "forall n : Z, (n = 2) -> ~ (exists d1, order Octagon d1 /\\ d1 + n = 9)", "paper_claim_fails_at_n_2", ""},
		{"size(Octagon) < order(Octagon)", "fails 1", "~ (exists d1 d2, size Octagon d1 /\\ order Octagon d2 /\\ d1 < d2)", "paper_claim_fails_at_its_only_case", ""},
		{"order(Octagon) + n == 9 for n >= 1", "holds 1 for n in [1]", "", "", "a verdict that holds"},
		{"order(Octagon) + n == 9 for n >= 1", "fails 1 for n in [1]", "", "", "do not show that it fails"},
		{"diameter(Octagon) == 3", "fails 1", "", "", "do not show that it fails"},
		{"order(Octagon) == 9 && order(Ring(n+1)) == 4 for n >= 2", "fails 1 for n in [2]", "", "", "to be computed"},
		{"girth(Octagon) == 3", "fails 1", "", "", "no fact of this kind"},
	} {
		x := &Instances{World: forgedWorld(".")}
		s := certificates.Statement{Subject: "order", Network: "Octagon", Relation: "=", Value: "8"}
		also := s
		also.Subject, also.Value = "size", "12"
		if written, err := x.Add(&certificates.Certificate{Statement: s, Also: []certificates.Statement{also}, Kind: "count"}); written != 2 || err != nil {
			t.Fatal(written, err)
		}
		verdicts, err := formula.ReadVerdicts(words.Standard(), strings.NewReader("topocert 2 verdicts\nclaim paper/claim\nformula "+c.formula+"\n"+c.judgement+"\nend\n"))
		if err != nil {
			t.Fatalf("%s: %v", c.formula, err)
		}
		err = x.Refute(verdicts[0])
		if c.why != "" {
			if !errors.Is(err, ErrNoInstance) || !strings.Contains(err.Error(), c.why) || len(x.List()) > 2 {
				t.Errorf("%s, %s: %v, want that there is no theorem: %s", c.formula, c.judgement, err, c.why)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.formula, err)
			continue
		}
		if got := x.List()[2]; got.Statement != c.want || got.Name != c.name {
			t.Errorf("%s:\ngot  %s : %s\nwant %s : %s", c.formula, got.Name, got.Statement, c.name, c.want)
		}
		text := x.Text()
		if want := "pose proof order_Octagon_8; "; !strings.Contains(text, want) || !strings.Contains(text, "CheckClaim") {
			t.Errorf("%s: %q is not in %s", c.formula, want, text)
		}
	}
}

// TestBothBounds: two bounds that are equal are a theorem together, by either order.
func TestBothBounds(t *testing.T) {
	for _, order := range [][2]int{{0, 1}, {1, 0}} {
		bounds := []*certificates.Certificate{
			{Statement: certificates.Statement{Subject: "bisection", Network: "Ring(4)", Relation: "<=", Value: "2"}, Kind: "cut", Proof: widths.Cut{Side: []uint32{0, 1}}},
			{Statement: certificates.Statement{Subject: "bisection", Network: "Ring(4)", Relation: ">=", Value: "2"}, Kind: "order", Proof: widths.Order{Vertices: []uint32{0, 1, 2, 3}}},
		}
		x := &Instances{World: forgedWorld(".")}
		for _, i := range order {
			if _, err := x.Add(bounds[i]); err != nil {
				t.Fatal(err)
			}
		}
		all := x.List()
		if last := all[len(all)-1]; len(all) != 3 || last.Statement != "bisection_width (Ring 4) 2" || last.Of != "bisection Ring(4) = 2 by both bounds" {
			t.Errorf("%d theorems, the last is %+v, want bisection_width (Ring 4) 2", len(all), last)
		}
		text := x.Text()
		if want := "both_bounds _ _ bisection_Ring_4_at_most_2 bisection_Ring_4_at_least_2)"; !strings.Contains(text, want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
}

// TestRejected: of a certificate that the checker rejects there is no theorem.
func TestRejected(t *testing.T) {
	x := &Instances{World: forgedWorld(".")}
	s := certificates.Statement{Subject: "order", Network: "Octagon", Relation: "=", Value: "9"}
	if written, err := x.Add(&certificates.Certificate{Statement: s, Kind: "count"}); written != 0 || !errors.Is(err, certificates.ErrRejected) || len(x.List()) > 0 {
		t.Errorf("%d theorems, %v, want a rejection", written, err)
	}
}
