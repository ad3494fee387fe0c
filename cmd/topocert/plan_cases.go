package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path"
	"sync"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/widths"
	"topocert/cmd/internal/checking"
	"topocert/solver/bisection"
	"topocert/solver/symmetry"
	"topocert/topology"
)

// cases is a proof of a lower bound on a bisection width that falls into cases, each with
// a file of its own.
type cases interface {
	// tasks lists their names, and file is that of the file of a case.
	tasks() []string
	file(i int) string
	// prove writes the file of a case. The error is a *bisection.SmallerCut if it finds a cut
	// with fewer links instead.
	prove(ctx context.Context, i int, w io.Writer) error
	// check tells whether a file shows its case.
	check(i int, r io.Reader) error
	// certificate is right if all cases are.
	certificate() *certificates.Certificate
}

// cubeCases are the cubes of a refutation.
type cubeCases struct {
	net  topology.Network
	plan *bisection.CubePlan
}

func (c *cubeCases) tasks() []string {
	var names []string
	for _, cube := range c.plan.Cubes {
		names = append(names, "cube-"+cube)
	}
	return names
}

func (c *cubeCases) file(i int) string { return c.plan.File(c.net, i) }

func (c *cubeCases) prove(ctx context.Context, i int, w io.Writer) error {
	return c.plan.Refute(ctx, c.net, i, w)
}

func (c *cubeCases) check(i int, r io.Reader) error { return c.plan.Check(c.net, i, r) }

func (c *cubeCases) certificate() *certificates.Certificate { return c.plan.Certificate(c.net) }

// leafCases are the leaves of a proof by branches.
type leafCases struct {
	net    topology.Network
	proof  *certificates.Certificate
	leaves []widths.Leaf
	least  int

	once      sync.Once // a join proves no leaf
	branching *bisection.Branching
	err       error
}

// newLeafCases reads the certificate of a plan, whose files are to be made.
func newLeafCases(net topology.Network, text string, least int) (cases, error) {
	list, err := certificates.ReadAll(bytes.NewReader([]byte(text)))
	if err != nil {
		return nil, fmt.Errorf("the plan: %w", err)
	}
	want := fmt.Sprintf("bisection %s >= %d", net.Name(), least)
	if len(list) != 1 || list[0].Statement.String() != want || len(list[0].Also) > 0 {
		return nil, fmt.Errorf("the plan is not to show %.80q alone", want)
	}
	leaves, err := kinds.Leaves(list[0], net.CSR())
	if err != nil {
		return nil, fmt.Errorf("the plan: %w", err)
	}
	for _, leaf := range leaves {
		if leaf.File != path.Base(leaf.File) || path.Ext(leaf.File) == checking.Ending || leaf.File == cutFile {
			return nil, fmt.Errorf("the plan: a leaf's file is called %.80q", leaf.File)
		}
	}
	return &leafCases{net: net, proof: list[0], leaves: leaves, least: least}, nil
}

func (l *leafCases) tasks() []string {
	var names []string
	for i := range l.leaves {
		names = append(names, fmt.Sprintf("leaf-%05d", i))
	}
	return names
}

func (l *leafCases) file(i int) string { return l.leaves[i].File }

func (l *leafCases) prove(ctx context.Context, i int, w io.Writer) error {
	l.once.Do(func() {
		var symmetries *symmetry.Symmetries
		if symmetries, l.err = symmetry.FindByDistance(ctx, l.net, symmetry.DefaultLimits()); l.err == nil {
			l.branching = bisection.NewBranching(symmetries, l.least)
		}
	})
	if l.err != nil {
		return l.err
	}
	return l.branching.ProveLeaf(ctx, l.leaves[i].Sides, w)
}

func (l *leafCases) check(i int, r io.Reader) error {
	return widths.CheckLeaf(l.proof.Statement, l.net.CSR(), certificates.World{}, l.leaves[i], r)
}

func (l *leafCases) certificate() *certificates.Certificate { return l.proof }
