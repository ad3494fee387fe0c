package certificates_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/subgraphs"
	"topocert/internal/deep"
	"topocert/topology"
)

// rows is a graph given by its rows, right or wrong.
type rows [][]uint32

func (r rows) Order() int                  { return len(r) }
func (r rows) Neighbors(v uint32) []uint32 { return r[v] }

func TestValidate(t *testing.T) {
	for name, c := range map[string]struct {
		graph rows
		rule  string // "" for a valid graph
	}{
		"empty":         {nil, ""},
		"one vertex":    {rows{{}}, ""},
		"path":          {rows{{1}, {0, 2}, {1}}, ""},
		"out of range":  {rows{{1}, {0, 3}, {1}}, "graph/range"},
		"huge":          {rows{{1}, {0, 1<<32 - 1}, {1}}, "graph/range"},
		"loop":          {rows{{0}}, "graph/loop"},
		"loop among":    {rows{{1}, {0, 1}}, "graph/loop"},
		"unsorted":      {rows{{1, 2}, {0}, {0}}, ""},
		"unsorted row":  {rows{{2, 1}, {0}, {0}}, "graph/order"},
		"repeated":      {rows{{1, 1}, {0}}, "graph/order"},
		"one way":       {rows{{1}, {}}, "graph/asymmetric"},
		"one way later": {rows{{1}, {0, 2}, {}}, "graph/asymmetric"},
		"one way back":  {rows{{}, {0}}, "graph/asymmetric"},
		"around":        {rows{{1}, {2}, {0}}, "graph/asymmetric"},
		"around four":   {rows{{1, 3}, {0, 2}, {0, 3}, {1, 2}}, "graph/asymmetric"},
	} {
		err := certificates.Validate(c.graph)
		var r *certificates.Rejection
		switch {
		case c.rule == "" && err != nil:
			t.Errorf("%s: %v", name, err)
		case c.rule != "" && (!errors.As(err, &r) || r.Rule != c.rule):
			t.Errorf("%s: %v, want %s", name, err, c.rule)
		}
	}
}

// TestInvalidGraph sees that a certificate about an invalid graph is rejected.
func TestInvalidGraph(t *testing.T) {
	w := certificates.World{Graph: func(string) (certificates.Graph, error) { return rows{{1}, {}}, nil }}
	if err := check([]byte("topocert 2\norder X = 2\ncount\nend\n"), w); !errors.Is(err, certificates.ErrRejected) {
		t.Errorf("error %v, want a rejection", err)
	}
}

// TestProofOfAnotherKind: a proof that is right for what another kind of proof shows is none
// of the kind that the certificate names.
func TestProofOfAnotherKind(t *testing.T) {
	for kind, subject := range map[string]string{"vertex-pair": "vertex-transitive", "odd-cycle": "bipartite"} {
		c := &certificates.Certificate{
			Statement: certificates.Statement{Subject: subject, Network: "Ring(5)", Relation: "=", Value: "no"},
			Kind:      kind,
			Proof:     subgraphs.OddCycle{Vertices: []uint32{0, 1, 2, 3, 4}},
		}
		if err := kinds.Check(c, world()); (err == nil) != (kind == "odd-cycle") || err != nil && ruleOf(err) != "kind/proof" {
			t.Errorf("%s by %s: %v", c.Statement, kind, err)
		}
	}
}

// TestUnknownNetwork sees that the resolver's error is passed on.
func TestUnknownNetwork(t *testing.T) {
	err := check([]byte("topocert 2\norder Nowhere(3) = 2\ncount\nend\n"), world())
	if !errors.Is(err, topology.ErrName) {
		t.Errorf("error %v, want ErrName", err)
	}
}

// TestFileLimit reads a file that never ends.
func TestFileLimit(t *testing.T) {
	deep.NotShort(t)
	_, err := certificates.ReadAll(endless{})
	var r *certificates.Rejection
	if !errors.As(err, &r) || r.Rule != "file/limit" {
		t.Errorf("error %v, want file/limit", err)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'x'
	}
	return len(p), nil
}

// TestReadError sees that an error of the reader is no rejection.
func TestReadError(t *testing.T) {
	broken := errors.New("broken")
	_, err := certificates.ReadAll(io.MultiReader(strings.NewReader("topocert 2\n"), failing{broken}))
	if !errors.Is(err, broken) || errors.Is(err, certificates.ErrRejected) {
		t.Errorf("error %v, want that of the reader", err)
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

// lost is a router on a ring of 6 that fails in a way that depends on the
// destination.
type lost struct{}

func (lost) Header(uint32, uint32) string { return "" }

func (lost) Next(at, destination uint32, header string) (uint32, string) {
	switch destination {
	case 2: // stops at 1
		return min(at+1, 1), ""
	case 3: // leaves the ring from 1
		return at + 1 + at*5, ""
	case 4: // runs to and fro between 0 and 1
		return 1 - at, ""
	case 5: // runs to and fro and counts
		return 1 - at, (header + "x")[:min(len(header)+1, 3)]
	}
	return at, ""
}

func TestTraceOfFailure(t *testing.T) {
	w := world()
	w.Router = func(string, string) (certificates.Router, error) { return lost{}, nil }
	for _, c := range []struct {
		destination int
		path        string
		rule        string
	}{
		{2, "0 1", ""},
		{2, "0", "trace/short"},
		{2, "0 1 1", "trace/trailing"},
		{3, "0 1", ""},
		{3, "0 1 7", "body/number"},
		{4, "0 1 0", ""},
		{4, "0 1", "trace/short"},
		{4, "0 1 0 1", "trace/trailing"},
		{5, "0 1 0 1 0 1", ""}, // the header stays at three after three steps
		{5, "0 1 0 1 0", "trace/short"},
		{1, "0", ""},
	} {
		text := fmt.Sprintf("topocert 2\nroute Ring(6) lost 0 %d = fails\ntrace\npath %s\nend\n", c.destination, c.path)
		err := check([]byte(text), w)
		var r *certificates.Rejection
		switch {
		case c.rule == "" && err != nil:
			t.Errorf("to %d by %s: %v", c.destination, c.path, err)
		case c.rule != "" && (!errors.As(err, &r) || r.Rule != c.rule):
			t.Errorf("to %d by %s: %v, want %s", c.destination, c.path, err, c.rule)
		}
	}
	w.Router = nil
	err := check([]byte("topocert 2\nroute Ring(6) lost 0 2 = fails\ntrace\npath 0 1\nend\n"), w)
	var r *certificates.Rejection
	if !errors.As(err, &r) || r.Rule != "router/unknown" {
		t.Errorf("without routers: %v, want router/unknown", err)
	}
}

func Example_check() {
	certificate := `topocert 2
diameter Octagon = 2
vertex-transitive Octagon = yes
distances
automorphism 1 2 3 4 5 6 7 0
levels 0 0 1 2 2 1 2 2 1
end
`
	world := certificates.World{Graph: func(name string) (certificates.Graph, error) {
		net, err := topology.Parse(name)
		if err != nil {
			return nil, err
		}
		return net.CSR(), nil
	}}
	c, err := certificates.NewReader(strings.NewReader(certificate)).Next()
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(c.Statements(), kinds.Check(c, world))

	c.Body[0].Text = "1 2 3 4 5 6 0 7"
	fmt.Println(kinds.Check(c, world))
	// Output:
	// [diameter Octagon = 2 vertex-transitive Octagon = yes] <nil>
	// certificate rejected: line 5: map/link: link 0–7 goes to 1–7, want a link
}
