package gallina

import (
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/certificates/widths"
)

// TestVertices: a vertex has in Coq the coordinates that the network's definition there gives it: see
// CheckGraph.v. The numbers are worked out by hand from the comments in package topology.
func TestVertices(t *testing.T) {
	for _, c := range []struct {
		network string
		vertex  uint32
		want    string
	}{
		{"Ring(5)", 3, "3"},
		{"Hypercube(3)", 5, "5"},
		{"JTorus(2,3)", 13, "(2, 1)"},     // 4 rows of 6
		{"OCT(1,2)", 29, "(0, 3, 5)"},     // 2 rows of 4 octagons
		{"OMMH(2,3,2)", 18, "(1, 1, 2)"},  // 2 rows of 3 squares
		{"QT(2,3)", 33, "(1, 1, 1)"},      // 2 rows of 3 modules of 8
		{"MCR(3)", 30, "(2, 1, 2)"},       // 3 rows of 3 rings of 4
		{"FTT(5)", 13, "(2, 3)"},          // 5 rows of 5
		{"Torus(3,4)", 6, "(1, (2, tt))"}, // 3 rows of 4
		{"Mesh(2,3,4)", 17, "(1, (1, (1, tt)))"},
		{"Gamma(2,1,3)", 20, "(1, 2, 1)"}, // (x·2 + z)·6 + y
	} {
		x := &Instances{World: forgedWorld(".")}
		x.init()
		g, err := x.subject(c.network)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.vertex(c.vertex); got != c.want {
			t.Errorf("vertex %d of %s is %s, want %s", c.vertex, c.network, got, c.want)
		}
	}
}

// TestTable: the table of a router has each hop and its virtual channel.
func TestTable(t *testing.T) {
	for _, c := range []struct{ network, router string }{{"Torus(5)", "dor-dateline"}, {"Mesh(3,4)", "dor"}} {
		x := &Instances{World: forgedWorld(".")}
		x.init()
		g, err := x.subject(c.network)
		if err != nil {
			t.Fatal(err)
		}
		w := &writer{Instances: x, net: g, s: certificates.Statement{Subject: "deadlock", Network: c.network, Args: []string{c.router}}}
		r := w.router()
		if w.fill(r); w.err != nil {
			t.Fatal(w.err)
		}
		n := uint32(g.net.Order())
		for d := range n {
			for u := range n {
				if u == d {
					continue
				}
				next, _ := r.Next(u, d, r.Header(u, d))
				class := 0
				if k, ok := r.Router.(traffic.Classed); ok {
					class = k.Class(u, next, d, "")
				}
				entry := int(r.table[d*n+u])
				if row := g.net.Neighbors(u); row[entry/r.classes] != next || entry%r.classes != class {
					t.Fatalf("%s on %s, from %d to %d: entry %d, want the hop to %d of %v, channel %d", c.router, c.network, u, d, entry, next, row, class)
				}
			}
		}
	}
}

// TestSquares: signs of triangles and forms, and how Coq reads them.
func TestSquares(t *testing.T) {
	var q squares
	for turned := range uint32(4) {
		q.few = append(q.few, triangle(widths.Triangle{Vertices: [3]uint32{2, 5, 7}, Turned: turned, Weight: 9}))
	}
	q.few = append(q.few, oddForm(widths.OddForm{Weight: 4, Plus: 2, Vertices: []uint32{1, 3, 0}}))
	want := []uint64{9, 3, 4, 10, 14, 9, 3, 5, 10, 14, 9, 3, 4, 11, 14, 9, 3, 4, 10, 15, 4, 3, 2, 6, 1}
	if got := q.fewNumbers(); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got, want := foldedColumns([][]int64{{1}, {-2, 3}, {0, -1, 4}}), []uint64{2, 3, 0, 6, 1, 8}; !slices.Equal(got, want) {
		t.Errorf("columns %v, want %v", got, want)
	}
}
