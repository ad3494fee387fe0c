package bisection

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"topocert/solver/solvertest"
	"topocert/solver/symmetry/symmetrytest"
	"topocert/topology"
)

// TestCubePlan refutes each cube of a plan that was written and read, on its own; a
// proof of another cube is none of it.
func TestCubePlan(t *testing.T) {
	e := symmetrytest.Of(t, solvertest.Parse(t, "Petersen"))
	net := e.Network
	made, err := PlanCubes(context.Background(), e, 5, 5)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(made)
	if err != nil {
		t.Fatal(err)
	}
	p := new(CubePlan)
	if err := json.Unmarshal(text, p); err != nil {
		t.Fatal(err)
	}
	if err := p.Validate(net); err != nil {
		t.Fatal(err)
	}
	files := make(solvertest.Files)
	for i := range p.Cubes {
		w, err := files.Create(p.File(net, i))
		if err != nil {
			t.Fatal(err)
		}
		if err := p.Refute(context.Background(), net, i, w); err != nil {
			t.Fatalf("cube %d: %v", i, err)
		}
		if err := p.Check(net, i, bytes.NewReader(files[p.File(net, i)].Bytes())); err != nil {
			t.Error(err)
		}
		if err := p.Check(net, i, bytes.NewReader(nil)); err == nil {
			t.Error("an empty proof is accepted")
		}
	}
	if err := files.Check(p.Certificate(net), net); err != nil {
		t.Error(err)
	}
	p.Width = 6 // Petersen's is 5: see TestProveCubes
	cuts := 0
	for i := range p.Cubes {
		err := p.Refute(context.Background(), net, i, new(bytes.Buffer))
		if err == nil {
			continue
		}
		var smaller *SmallerCut
		if !errors.As(err, &smaller) {
			t.Fatal(err)
		}
		cuts++
		if links, err := CheckCut(net, smaller.Side); err != nil || links != 5 {
			t.Errorf("cube %d: %d links, %v", i, links, err)
		}
	}
	if cuts == 0 {
		t.Error("no cube has the best cut")
	}
}

func TestCubePlanHostile(t *testing.T) {
	e := symmetrytest.Of(t, solvertest.Parse(t, "Petersen"))
	for what, change := range map[string]func(p *CubePlan){
		"no vertices":       func(p *CubePlan) { p.Split = nil },
		"many vertices":     func(p *CubePlan) { p.Split = slices.Repeat(p.Split, 4) },
		"vertex of none":    func(p *CubePlan) { p.Split[0] = 10 },
		"vertex twice":      func(p *CubePlan) { p.Split[0] = p.Split[1] },
		"no cubes":          func(p *CubePlan) { p.Cubes = nil },
		"too many cubes":    func(p *CubePlan) { p.Cubes = slices.Repeat(p.Cubes, 33) },
		"cube twice":        func(p *CubePlan) { p.Cubes = append(p.Cubes, p.Cubes[0]) },
		"long cube":         func(p *CubePlan) { p.Cubes[0] += "0" },
		"cube of letters":   func(p *CubePlan) { p.Cubes[0] = "../0x" },
		"negative width":    func(p *CubePlan) { p.Width = -1 },
		"huge width":        func(p *CubePlan) { p.Width = 16 },
		"short permutation": func(p *CubePlan) { p.Generators = [][]uint32{{0}} },
	} {
		p, err := PlanCubes(context.Background(), e, 5, 5)
		if err != nil {
			t.Fatal(err)
		}
		change(p)
		if err := p.Validate(e.Network); !errors.Is(err, topology.ErrParam) {
			t.Errorf("%s: %v", what, err)
		}
	}
	for what, side := range map[string][]uint32{"few": {0, 1}, "many": {0, 1, 2, 3, 4, 5}, "out of range": {0, 1, 2, 3, 10}, "unsorted": {1, 0, 2, 3, 4}, "twice": {0, 0, 1, 2, 3}} {
		if _, err := CheckCut(e.Network, side); !errors.Is(err, topology.ErrParam) {
			t.Errorf("a side of %s: %v", what, err)
		}
	}
}
