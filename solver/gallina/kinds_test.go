package gallina

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/widths"
)

// TestForms: each kind of proof has a form in Coq or a reason why not.
func TestForms(t *testing.T) {
	forms, without := forms(), without()
	for _, k := range kinds.All() {
		kind := k.Name
		_, form := forms[kind]
		if why := without[kind]; form == (why != "") {
			t.Errorf("%s has a form in Coq: %t, and the reason why not is %q", kind, form, why)
		}
		delete(forms, kind)
		delete(without, kind)
	}
	if len(forms)+len(without) > 0 {
		t.Errorf("forms %v and reasons %v are of no kind", forms, without)
	}
}

// TestSlow: where Coq would take too long, that is the reason that is told.
func TestSlow(t *testing.T) {
	for _, c := range []struct {
		side int
		slow bool
	}{{9, false}, {10, true}} {
		order := make([]uint32, c.side*c.side)
		for v := range order {
			order[v] = uint32(v)
		}
		s := certificates.Statement{Subject: "bisection", Network: fmt.Sprintf("Torus(%d)", c.side), Relation: ">=", Value: "1"}
		x := &Instances{World: forgedWorld("."), Accepted: true}
		written, err := x.Add(&certificates.Certificate{Statement: s, Kind: "order", Proof: widths.Order{Vertices: order}})
		if slow := errors.Is(err, ErrNoInstance) && strings.Contains(err.Error(), "Coq would take more than a minute"); slow != c.slow || (written == 0) != c.slow {
			t.Errorf("Torus(%d): %d theorems, %v, want that it would take too long: %t", c.side, written, err, c.slow)
		}
	}
}

// checked lists the kinds of proof that there are checkers in Coq for.
func checked() []string { return slices.Sorted(maps.Keys(forms())) }
