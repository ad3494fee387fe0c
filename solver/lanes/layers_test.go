package lanes

import (
	"errors"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/solver/solvertest"
)

// TestProveBothBounds has the checker accept the lanes of some routers, and a refutation of one
// less, where there is one.
func TestProveBothBounds(t *testing.T) {
	for _, test := range []struct {
		net, router string
		ends        []uint32
		exact       bool
	}{
		{"Ring(5)", "bfs", nil, true}, {"Torus(4)", "dor", nil, true}, {"Torus(5)", "bfs", nil, true}, {"QT(2,2)", "qt-minimal", nil, false}, {"OCT(1,1)", "oct", nil, false},
		{"Ring(8)", "bfs", []uint32{0, 2, 3, 5, 6, 7}, true}, {"Torus(4,3)", "dor-dateline", nil, true}, {"Complete(4)", "bfs", nil, true},
	} {
		net := solvertest.Parse(t, test.net)
		router, err := routing.New(test.router, net)
		if err != nil {
			t.Fatal(err)
		}
		found, err := Assign(t.Context(), routed(t, net, test.router, test.ends), 0)
		if err != nil {
			t.Fatal(err)
		}
		world := solvertest.WorldOf(net.CSR())
		world.Router = func(_, _ string) (certificates.Router, error) { return router, nil }
		if err := kinds.Check(ProveLayers(test.router, found), world); err != nil {
			t.Errorf("%s on %s: %d lanes: %v", test.router, test.net, found.Count, err)
		}
		files := make(solvertest.Files)
		c, err := ProveLRAT(t.Context(), test.router, found.Routes, found.Count, files.Create, "p.lrat")
		var fewer *Fewer
		if errors.As(err, &fewer) && !test.exact {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		world.Open = files.Open
		if err := kinds.Check(c, world); err != nil {
			t.Errorf("%s: %v", c.Statement, err)
		}
	}
}
