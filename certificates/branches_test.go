package certificates_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/widths"
	"topocert/internal/deep"
	"topocert/solver/sat"
)

// drawnTree makes a tree of cases at random, with symmetries that are drawn from all those
// of the graph; a leaf is a refutation, if there is one.
type drawnTree struct {
	t       *rapid.T
	g       small
	w       uint64
	body    []certificates.Line
	files   map[string][]byte
	done    []widths.Sides // of each node, nil for one that is open
	refuted bool
}

// image returns where the sides of a node go, or nil if two meet.
func image(s widths.Sides, p []uint32, exchange bool) widths.Sides {
	to := slices.Repeat(widths.Sides{widths.Free}, len(s))
	for v, side := range s {
		if side == widths.Free {
			continue
		}
		u := v
		if v < len(p) {
			u = int(p[v])
		}
		if exchange {
			side = 1 - side
		}
		to[u] = side
	}
	return to
}

func (d *drawnTree) symmetry(exchange bool, p []uint32) {
	keyword := "automorphism"
	if exchange {
		keyword = "exchange"
	}
	d.body = append(d.body, certificates.NumbersLine(keyword, p...))
}

// node draws the tree below a node. Sides that no cut into halves agrees with have none.
func (d *drawnTree) node(here widths.Sides) {
	var on [2]int
	var free []uint32
	for v, side := range here {
		if side == widths.Free {
			free = append(free, uint32(v))
		} else {
			on[side]++
		}
	}
	if max(on[0], on[1]) > len(here)/2 {
		return
	}
	number := len(d.done)
	d.done = append(d.done, nil)
	defer func() { d.done[number] = here }()
	autos := d.g.automorphisms()
	for k, before := range d.done {
		for _, p := range autos {
			for _, exchange := range []bool{false, true} {
				if before == nil || !slices.Equal(image(before, p, exchange), here) || !rapid.Bool().Draw(d.t, "like") {
					continue
				}
				d.symmetry(exchange, p)
				d.body = append(d.body, certificates.NumbersLine("like", uint32(k)))
				return
			}
		}
	}
	if len(free) == 0 || rapid.IntRange(0, 3).Draw(d.t, "leaf") == 0 {
		f, err := widths.LeafCNF(d.g, d.w, here)
		if err != nil {
			d.t.Fatal(err)
		}
		var proof bytes.Buffer
		model, err := sat.Refute(context.Background(), f, &proof)
		if err != nil {
			d.t.Fatal(err)
		}
		d.refuted = d.refuted && model == nil
		name := fmt.Sprint("leaf", len(d.files))
		d.files[name] = proof.Bytes()
		d.body = append(d.body, certificates.Line{Keyword: "leaf", Text: name})
		return
	}
	v := rapid.SampledFrom(free).Draw(d.t, "vertex")
	side := int8(rapid.IntRange(0, 1).Draw(d.t, "side"))
	// The orbit of (V,S), by words: every pair that is met, and what it goes to.
	type choice struct {
		v    uint32
		side int8
	}
	var orbits [][]choice // of all pairs
	for _, u := range free {
		orbits = append(orbits, []choice{{u, 0}}, []choice{{u, 1}})
	}
	of := func(c choice) int {
		return slices.IndexFunc(orbits, func(o []choice) bool { return slices.Contains(o, c) })
	}
	for _, p := range autos {
		for _, exchange := range []bool{false, true} {
			if !slices.Equal(image(here, p, exchange), here) || rapid.IntRange(0, 2).Draw(d.t, "use") > 0 {
				continue
			}
			joined := false
			for _, u := range free {
				for s := range int8(2) {
					to := choice{u, s}
					if int(u) < len(p) {
						to.v = p[u]
					}
					if exchange {
						to.side = 1 - s
					}
					if i, j := of(choice{u, s}), of(to); i != j {
						orbits[i] = append(orbits[i], orbits[j]...)
						orbits = slices.Delete(orbits, j, j+1)
						joined = true
					}
				}
			}
			if joined {
				d.symmetry(exchange, p)
			}
		}
	}
	d.body = append(d.body, certificates.NumbersLine("branch", v, uint32(side)))
	with, without, both := slices.Clone(here), slices.Clone(here), false
	with[v] = side
	for _, c := range orbits[of(choice{v, side})] {
		both = both || without[c.v] == c.side
		without[c.v] = 1 - c.side
	}
	d.node(with)
	if !both {
		d.node(without)
	}
}

// TestBranches draws a graph and a tree of cases with symmetries, and refutes each leaf.
// The certificate is accepted if and only if every refutation was found, and that is so if
// and only if the statement is true. Without its last case it is rejected; without another
// line it may be a smaller tree, but not of a false statement.
func TestBranches(t *testing.T) {
	deep.NotShort(t)
	var graphs []small
	for n := 2; n <= 6; n++ {
		graphs = append(graphs, connectedGraphs(n)...)
	}
	tried := make(map[bool]int)
	met := make(map[string]int)
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(graphs).Draw(t, "graph")
		width := g.width()
		w := max(0, width+rapid.IntRange(-1, 2).Draw(t, "above"))
		d := &drawnTree{t: t, g: g, w: uint64(w), files: make(map[string][]byte), refuted: true}
		d.node(widths.NoSides(len(g)))
		c := &certificates.Certificate{Kind: "branches", Body: d.body}
		c.Statement = certificates.Statement{Subject: "bisection", Network: "drawn", Relation: ">=", Value: fmt.Sprint(w)}
		world := certificates.World{
			Graph: func(string) (certificates.Graph, error) { return g, nil },
			Open:  func(name string) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(d.files[name])), nil },
		}
		holds := w <= width
		if d.refuted != holds {
			t.Fatalf("every leaf refuted: %t; width %d, stated %d", d.refuted, width, w)
		}
		if err := kinds.Check(c, world); (err == nil) != holds {
			t.Fatalf("%v; width %d, stated %d", err, width, w)
		}
		tried[holds]++
		for _, line := range c.Body {
			met[line.Keyword]++
		}
		leaves, err := kinds.Leaves(c, g)
		if err != nil || len(leaves) != len(d.files) || !slices.Equal(kinds.Files(c), slices.Sorted(func(yield func(string) bool) {
			for _, l := range leaves {
				if !yield(l.File) {
					return
				}
			}
		})) {
			t.Fatalf("leaves %v, %v; want %d", leaves, err, len(d.files))
		}
		body := c.Body
		c.Body = body[:len(body)-1]
		if err := kinds.Check(c, world); err == nil || holds && ruleOf(err) != "body/missing" {
			t.Fatalf("without the last case: %v, want body/missing", err)
		}
		at := rapid.IntRange(0, len(body)-1).Draw(t, "without")
		c.Body = slices.Delete(slices.Clone(body), at, at+1)
		if kinds.Check(c, world) == nil && !holds {
			t.Fatalf("accepted without line %d, though the width is %d", at, width)
		}
	})
	if testing.Short() {
		return // 20 inputs may not show all
	}
	for _, keyword := range []string{"automorphism", "exchange", "branch", "like", "leaf"} {
		if met[keyword] == 0 {
			t.Errorf("no line %s", keyword)
		}
	}
	if tried[false] == 0 || tried[true] == 0 {
		t.Errorf("%d false and %d true statements", tried[false], tried[true])
	}
}

// TestBranchesWithoutFiles has no files beside the certificate.
func TestBranchesWithoutFiles(t *testing.T) {
	w := beside("good/branches/leaves.cert")
	w.Open = nil
	if got := ruleOf(check(vector(t, "good/branches/leaves.cert"), w)); got != "proof/unavailable" {
		t.Errorf("rejected by %q", got)
	}
}

// TestLeavesOfOthers: only a proof by branches has leaves.
func TestLeavesOfOthers(t *testing.T) {
	all, err := certificates.ReadAll(strings.NewReader("topocert 2\nbisection Petersen >= 5\nspectral\nmatrix 1 2 1 0 0 0 0 0 0 0 0 0 0\nend\n"))
	if err != nil {
		t.Fatal(err)
	}
	g, err := world().Graph("Petersen")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := kinds.Leaves(all[0], g); ruleOf(err) != "kind/unknown" {
		t.Errorf("%v, want kind/unknown", err)
	}
}
