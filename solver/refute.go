package solver

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"

	"topocert/certificates"
	"topocert/topology"
)

// ProveBisectionAtLeast proves that every balanced cut has at least w links, by a
// refutation of the formula that says the contrary; the refutation is written to
// proof, and the certificate refers to it by name. If there is a balanced cut
// with fewer links, its smaller side is returned instead.
func ProveBisectionAtLeast(ctx context.Context, e *Exam, w int, proof io.Writer, name string) (*certificates.Certificate, []uint32, error) {
	f, err := certificates.BisectionFormula(e.Network.CSR(), uint64(w), e.Generators)
	if err != nil {
		return nil, nil, err
	}
	model, err := Refute(ctx, f, proof)
	if err != nil {
		return nil, nil, fmt.Errorf("solver: a cut of %s with fewer than %d links: %w", e.Network.Name(), w, err)
	}
	if model != nil {
		return nil, sideOf(model, e.Network.Order()), nil
	}
	c := &certificates.Certificate{Statement: statement("bisection", e.Network, strconv.Itoa(w)), Kind: "lrat"}
	c.Statement.Relation = ">="
	for _, p := range e.Generators {
		c.Body = append(c.Body, certificates.NewLine("automorphism", p...))
	}
	c.Body = append(c.Body, certificates.Line{Keyword: "proof", Text: name})
	return c, nil, nil
}

// sideOf returns the smaller side of the cut that a model describes: variable
// v+1, at place v of the model, is the side of vertex v.
func sideOf(model []bool, n int) []uint32 {
	var sides [2][]uint32
	for v, one := range model[:n] {
		side := 0
		if one {
			side = 1
		}
		sides[side] = append(sides[side], uint32(v))
	}
	if len(sides[0]) <= len(sides[1]) {
		return sides[0]
	}
	return sides[1]
}

// ProveNotHamiltonian proves that there is no cycle through all vertices, by a
// refutation of the formula that says there is one; the refutation is written to
// proof, and the certificate refers to it by name. If there is such a cycle it is
// returned instead.
//
// A model of the formula is a set of cycles. As long as these are several, a
// clause is added for each: some link leaves its vertices. The refutation is made
// again, with its proof, once all clauses that it takes are known.
func ProveNotHamiltonian(ctx context.Context, net topology.Network, proof io.Writer, name string) (*certificates.Certificate, []uint32, error) {
	g := net.CSR()
	var sets [][]uint32
	for {
		f, err := certificates.HamiltonFormula(g, sets)
		if err != nil {
			return nil, nil, err
		}
		model, err := Refute(ctx, f, io.Discard)
		if err != nil {
			return nil, nil, err
		}
		if model == nil {
			if _, err := Refute(ctx, f, proof); err != nil {
				return nil, nil, err
			}
			break
		}
		cycles := cyclesOf(g, model)
		if len(cycles) == 1 {
			return nil, cycles[0], nil
		}
		for _, cycle := range cycles {
			slices.Sort(cycle)
			sets = append(sets, cycle)
		}
	}
	c := &certificates.Certificate{Statement: statement("hamiltonian", net, "no"), Kind: "lrat"}
	for _, set := range sets {
		c.Body = append(c.Body, certificates.NewLine("cutset", set...))
	}
	c.Body = append(c.Body, certificates.Line{Keyword: "proof", Text: name})
	return c, nil, nil
}

// cyclesOf returns the cycles that the chosen links make: two at each vertex.
func cyclesOf(g *topology.Graph, model []bool) [][]uint32 {
	chosen := make([][]uint32, g.Order())
	link := 0
	for u, v := range g.Edges() {
		if model[link] {
			chosen[u] = append(chosen[u], v)
			chosen[v] = append(chosen[v], u)
		}
		link++
	}
	var cycles [][]uint32
	seen := make([]bool, g.Order())
	for s := range uint32(g.Order()) {
		if seen[s] {
			continue
		}
		var cycle []uint32
		for v, more := s, true; more; {
			seen[v], more = true, false
			cycle = append(cycle, v)
			for _, u := range chosen[v] {
				if !seen[u] {
					v, more = u, true
					break
				}
			}
		}
		cycles = append(cycles, cycle)
	}
	return cycles
}
