package gallina

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/widths"
)

// TestForms: each kind of proof has one form in Coq, a checker of statements that the kind proves
// or a reason why there is none.
func TestForms(t *testing.T) {
	met := make(map[string]form)
	for _, f := range forms() {
		if _, twice := met[f.kind]; twice || f.kind == "" {
			t.Errorf("a form of %q: a second one, or one of no kind", f.kind)
		}
		met[f.kind] = f
	}
	for _, k := range kinds.All() {
		f := met[k.Name]
		if (f.write != nil) == (f.without != "") || (f.write != nil) != (len(f.subjects) > 0) {
			t.Errorf("%s has a checker in Coq: %t, of %q, and the reason why not is %q", k.Name, f.write != nil, f.subjects, f.without)
		}
		for _, subject := range f.subjects {
			if !slices.Contains(k.About(), subject) {
				t.Errorf("Coq has a checker of %s by %s, which proves %q", subject, k.Name, k.About())
			}
		}
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
func checked() []string {
	var names []string
	for _, f := range forms() {
		if f.without == "" {
			names = append(names, f.kind)
		}
	}
	slices.Sort(names)
	return names
}
