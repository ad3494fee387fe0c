package subgraphs

import "topocert/certificates"

// Cycle is a proof by a cycle, its vertices in turn: of an upper bound on the girth, or
// that the graph is Hamiltonian.
type Cycle struct{ Vertices []uint32 }

// ByCycle is the kind of such proofs.
var ByCycle = certificates.Kind{Name: "cycle", Shows: []string{"girth G <= k", "hamiltonian G = yes"}, Form: certificates.FormOf((*Cycle).form, Cycle.check)}

func (p *Cycle) form(r *certificates.Lines) { r.Numbers("cycle", &p.Vertices) }

// check checks that the graph has a cycle of at most the stated length, or
// one through all vertices.
func (p Cycle) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	if err := wantCycle(g, p.Vertices); err != nil {
		return err
	}
	if c.Statement.Subject == "hamiltonian" {
		if len(p.Vertices) != g.Order() {
			return certificates.RejectLine(0, "cycle/length", "%d vertices, want all %d", len(p.Vertices), g.Order())
		}
		return nil
	}
	if most := c.Statement.Bound(); uint64(len(p.Vertices)) > most {
		return certificates.RejectLine(0, "cycle/length", "%d vertices, want at most %d", len(p.Vertices), most)
	}
	return nil
}

// OddCycle is a proof that the graph is not bipartite: a cycle, its vertices in turn.
type OddCycle struct{ Vertices []uint32 }

// ByOddCycle is the kind of such proofs.
var ByOddCycle = certificates.Kind{Name: "odd-cycle", Shows: []string{"bipartite G = no"}, Form: certificates.FormOf((*OddCycle).form, OddCycle.check)}

func (p *OddCycle) form(r *certificates.Lines) { r.Numbers("cycle", &p.Vertices) }

// check checks that the graph has a cycle of odd length.
func (p OddCycle) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	if err := wantCycle(g, p.Vertices); err != nil {
		return err
	}
	if len(p.Vertices)%2 == 0 {
		return certificates.RejectLine(0, "cycle/even", "%d vertices, want an odd number", len(p.Vertices))
	}
	return nil
}

// wantCycle checks that line 0 of a body is a cycle.
func wantCycle(g certificates.Graph, cycle []uint32) error {
	n := g.Order()
	if err := certificates.WantNumbers(0, cycle, 3, n, uint32(n)); err != nil {
		return err
	}
	seen := make([]bool, n)
	before := cycle[len(cycle)-1]
	for _, v := range cycle {
		if seen[v] {
			return certificates.RejectLine(0, "cycle/repeated", "vertex %d occurs twice, want it once", v)
		}
		if !certificates.Adjacent(g, before, v) {
			return certificates.RejectLine(0, "cycle/link", "%d and %d follow each other and are not linked, want a link", before, v)
		}
		seen[v], before = true, v
	}
	return nil
}

// Colouring is a proof that the graph is bipartite: the colour, 0 or 1, of each vertex.
type Colouring struct{ Colours []uint32 }

// ByColouring is the kind of such proofs.
var ByColouring = certificates.Kind{Name: "colouring", Shows: []string{"bipartite G = yes"}, Form: certificates.FormOf((*Colouring).form, Colouring.check)}

func (p *Colouring) form(r *certificates.Lines) { r.Numbers("colours", &p.Colours) }

// check checks that two colours suffice for the ends of all links.
func (p Colouring) check(c *certificates.Certificate, g certificates.Graph, _ certificates.World) error {
	n, colour := g.Order(), p.Colours
	if err := certificates.WantNumbers(0, colour, n, n, 2); err != nil {
		return err
	}
	for v := range uint32(n) {
		for _, u := range g.Neighbors(v) {
			if colour[v] == colour[u] {
				return certificates.RejectLine(0, "colouring/link", "a link joins %d and %d, both of colour %d, want different colours", v, u, colour[v])
			}
		}
	}
	return nil
}
