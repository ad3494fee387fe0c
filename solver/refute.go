package solver

import (
	"context"
	"fmt"
	"io"
	"strconv"

	"topocert/certificates"
	"topocert/topology"
)

// SmallerCut is the error that says that a bisection has fewer links than a
// proof was asked for.
type SmallerCut struct {
	Network string
	Side    []uint32 // ⌊N/2⌋ vertices, in increasing order
	Width   int      // links with exactly one end among them
	Want    int
}

func (e *SmallerCut) Error() string {
	return fmt.Sprintf("solver: %s has a balanced cut with %d links, want at least %d", e.Network, e.Width, e.Want)
}

// maxElements bounds the automorphisms by which symmetry is broken, and
// maxElementEntries the vertices that they list in all.
const (
	maxElements       = 64
	maxElementEntries = 1 << 16
)

// elements returns automorphisms other than the identity that the symmetries's
// generators generate: all, or the first that are met when products of ever more
// generators are formed.
func (e *Symmetries) elements() [][]uint32 {
	n := e.Network.Order()
	most := min(maxElements, maxElementEntries/max(1, n))
	if most == 0 {
		return nil
	}
	identity := make([]uint32, n)
	for v := range identity {
		identity[v] = uint32(v)
	}
	list, generators := [][]uint32{identity}, imagesOf(e.Generators, n)
	seen := map[string]bool{fmt.Sprint(identity): true}
	for i := 0; i < len(list); i++ {
		for _, p := range generators {
			if len(list) > most {
				return list[1:]
			}
			product := make([]uint32, n)
			for v, image := range list[i] {
				product[v] = p[image]
			}
			if key := fmt.Sprint(product); !seen[key] {
				seen[key] = true
				list = append(list, product)
			}
		}
	}
	return list[1:]
}

// ProveLRATBisection proves that every balanced cut has w links or more. It
// writes the refutation of the contrary to proof, which is to become the file
// proofName beside the certificate; see package certificates for such names.
//
// Cost: as for Refute, on the formula of certificates.BisectionCNF with
// symmetry broken by up to 64 automorphisms that the symmetries's generators generate.
// Networks of 50 to 70 vertices and degree 4 take seconds and proofs of 10 to
// 50 MB.
//
// Errors: a *SmallerCut, with the cut, if there is one; the context's; that of
// the formula if it would be too large; that of proof.
func ProveLRATBisection(ctx context.Context, symmetries *Symmetries, w int, proof io.Writer, proofName string) (*certificates.Certificate, error) {
	net := symmetries.Network
	w = max(0, w)
	elements := symmetries.elements()
	f, err := certificates.BisectionCNF(net.CSR(), uint64(w), elements)
	if err != nil {
		return nil, fmt.Errorf("solver: bisection of %s: %w", net.Name(), err)
	}
	model, err := Refute(ctx, f, proof)
	if err != nil {
		return nil, fmt.Errorf("solver: bisection of %s: %w", net.Name(), err)
	}
	if model != nil {
		side, err := satCut(net, w, model)
		if err != nil {
			return nil, err
		}
		return nil, &SmallerCut{Network: net.Name(), Side: side, Width: satCutWidth(net, side), Want: w}
	}
	s := statement("bisection", net, strconv.Itoa(w))
	s.Relation = ">="
	c := &certificates.Certificate{Statement: s, Kind: "lrat"}
	for _, p := range elements {
		c.Body = append(c.Body, certificates.NewLine("automorphism", p...))
	}
	c.Body = append(c.Body, certificates.Line{Keyword: "proof", Text: proofName})
	return c, nil
}

// ProveLRATHamiltonian proves that no cycle goes through all vertices; if it
// finds such a cycle then it returns that and no certificate. It writes the
// refutation to proof, which is to become the file proofName beside the
// certificate; see package certificates for such names.
//
// gini finds the sets of vertices that have to be left, as in HamiltonSearch;
// then Refute refutes the whole formula.
//
// Errors: the context's; that of the formula if it would be too large; that of
// proof; that the network has no vertices, of which nothing is certified.
func ProveLRATHamiltonian(ctx context.Context, net topology.Network, proof io.Writer, proofName string) (*certificates.Certificate, []uint32, error) {
	if net.Order() == 0 {
		return nil, nil, fmt.Errorf("solver: Hamiltonian cycle of %s: no vertices, want one or more", net.Name())
	}
	cycle, cutsets, err := hamiltonCuts(ctx, net)
	if err != nil || cycle != nil {
		return nil, cycle, err
	}
	f, err := certificates.HamiltonCNF(net.CSR(), cutsets)
	if err != nil {
		return nil, nil, fmt.Errorf("solver: Hamiltonian cycle of %s: %w", net.Name(), err)
	}
	model, err := Refute(ctx, f, proof)
	if err != nil {
		return nil, nil, fmt.Errorf("solver: Hamiltonian cycle of %s: %w", net.Name(), err)
	}
	if model != nil {
		return nil, nil, fmt.Errorf("solver: Hamiltonian cycle of %s: gini finds no model of a formula that has one", net.Name())
	}
	c := &certificates.Certificate{Statement: statement("hamiltonian", net, "no"), Kind: "lrat"}
	for _, set := range cutsets {
		c.Body = append(c.Body, certificates.NewLine("cutset", set...))
	}
	c.Body = append(c.Body, certificates.Line{Keyword: "proof", Text: proofName})
	return c, nil, nil
}
