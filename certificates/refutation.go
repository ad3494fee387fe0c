package certificates

import (
	"errors"
	"fmt"
	"io"
)

// checkRefutation checks that no balanced cut has fewer links than stated, that no
// cycle goes through all vertices, that no cluster has more vertices than stated,
// or that no broadcast has fewer rounds, or no assignment fewer lanes, than stated, by
// a refutation of the formula that says the contrary. The checker makes the formula
// itself.
func checkRefutation(c *Certificate, g Graph, w World) error {
	if len(c.Body) == 0 {
		return reject("body/missing", "the body is empty, want a proof line")
	}
	last := len(c.Body) - 1
	line := c.Body[last]
	if line.Keyword != "proof" {
		return line.reject("body/keyword", "%q, want \"proof\" in the last line", cut(line.Keyword))
	}
	proof, err := c.openProof(w, line, line.Text)
	if err != nil {
		return err
	}
	defer proof.Close()
	f, read, err := c.cnf(g, w)
	if err != nil {
		return err
	}
	if read != last {
		return c.Body[read].reject("body/keyword", "%q before the proof line, want \"proof\", or what belongs before it", cut(c.Body[read].Keyword))
	}
	return checkProof(f, proof, w, line, line.Text)
}

// openProof opens the file beside the certificate that the given line names.
func (c *Certificate) openProof(w World, line Line, name string) (io.ReadCloser, error) {
	if !fileName(name) {
		return nil, line.reject("proof/name", "%q, want letters, digits, - _ and inner dots, at most 255", cut(name))
	}
	if w.Open == nil {
		return nil, line.reject("proof/unavailable", "there are no files beside this certificate, want one of this name")
	}
	proof, err := w.Open(name)
	if err != nil {
		return nil, fmt.Errorf("certificates: %s: %w", cut(c.Statement.String()), err)
	}
	return w.Budget.Reading(proof, stepsOfText), nil
}

// checkProof tells whether a file, which the given line names, is a refutation of
// f.
func checkProof(f *CNF, proof io.Reader, w World, line Line, name string) error {
	err := checkLRATWithin(f, proof, maxStore, w.Budget)
	var r *Rejection
	if errors.As(err, &r) {
		return line.reject(r.Rule, "%s, line %d: %s", name, r.Line, r.Detail)
	}
	return err
}

// bisectionCNF reads automorphisms and returns the formula for a balanced
// cut with fewer links than stated, and the number of lines read.
func (c *Certificate) bisectionCNF(g Graph, w World) (*CNF, int, error) {
	if err := c.Statement.wantArgs(0, ">="); err != nil {
		return nil, 0, err
	}
	least, err := c.Statement.bound()
	if err != nil {
		return nil, 0, err
	}
	b, read, err := c.readGroup(g, w)
	if err != nil {
		return nil, 0, err
	}
	f, err := BisectionCNF(g, least, b.images())
	return f, read, f.spend(w, err)
}

// hamiltonCNF reads sets of vertices and returns the formula for a
// Hamiltonian cycle, which leaves each of them, and the number of lines read.
func (c *Certificate) hamiltonCNF(g Graph, w World) (*CNF, int, error) {
	if err := c.Statement.wantArgs(0, "="); err != nil {
		return nil, 0, err
	}
	if err := c.Statement.wantValue("no"); err != nil {
		return nil, 0, err
	}
	n := g.Order()
	var sets [][]uint32
	for i := 0; i < len(c.Body) && c.Body[i].Keyword == "cutset"; i++ {
		set, err := c.vertexSet(i, "cutset", 1, n-1, g)
		if err != nil {
			return nil, 0, err
		}
		sets = append(sets, set)
	}
	f, err := HamiltonCNF(g, sets)
	return f, len(sets), f.spend(w, err)
}

// fileName tells whether name is that of a file in the same folder, and nowhere
// else on any system.
func fileName(name string) bool {
	for i, b := range []byte(name) {
		switch {
		case b >= 'a' && b <= 'z', b >= 'A' && b <= 'Z', b >= '0' && b <= '9', b == '-', b == '_':
		case b == '.' && i > 0 && i < len(name)-1:
		default:
			return false
		}
	}
	return name != "" && len(name) <= 255
}

// CNF returns the formula that the proof of an lrat certificate refutes. The World is
// where routers are looked up, of which some formulas are made.
func (c *Certificate) CNF(g Graph, w World) (*CNF, error) {
	if c.Kind != "lrat" {
		return nil, reject("kind/unknown", "a proof by %q has no formula, want lrat", cut(c.Kind))
	}
	if err := Validate(g); err != nil {
		return nil, err
	}
	f, _, err := c.cnf(g, w)
	return f, err
}

// cnf makes the formula, and returns the number of lines of the body that it
// took.
func (c *Certificate) cnf(g Graph, w World) (*CNF, int, error) {
	switch c.Statement.Subject {
	case "bisection":
		return c.bisectionCNF(g, w)
	case "broadcast":
		return c.broadcastCNF(g, w)
	case "cluster":
		return c.clusterCNF(g, w)
	case "lanes":
		return c.lanesCNF(g, w)
	}
	return c.hamiltonCNF(g, w)
}
