package hamilton

import (
	"context"
	"errors"
	"fmt"
	"time"

	"topocert/certificates"
	"topocert/solver"
	"topocert/solver/invariants"
	"topocert/solver/pathwidth"
	"topocert/topology"
)

// quickOrder is the largest order for which a short search for a cycle comes before the
// reasons against one: most small graphs have a cycle, and it is found sooner than that
// no reason speaks against it.
const quickOrder = 1024

// Result is what Decide finds out.
type Result struct {
	// Answer is "yes", "no" or "unknown".
	Answer string
	// Method is the kind of proof, "none" without one.
	Method string
	// Certificate proves the answer; nil if that is unknown, and for the empty
	// graph, of which nothing is certified.
	Certificate *certificates.Certificate
}

// Certificates returns that of the answer, if it has one.
func (r *Result) Certificates() []*certificates.Certificate { return solver.Made(r.Certificate) }

// Decide finds out whether a network has a cycle through all vertices. It
// tries the family's construction of one; a short search; reasons against one that
// counting gives; the program along an order of small boundary; a long search; the program
// along the best order found; and last a refutation of the formula that says there is one,
// for up to largest vertices. Files that go with a certificate are made by create. When the
// context ends the answer is unknown, and comes with the context's error.
func Decide(ctx context.Context, net topology.Network, largest int, create solver.Files) (*Result, error) {
	if net.Order() == 0 {
		return &Result{Answer: "no", Method: "empty"}, nil
	}
	if cycle := constructedCycle(net); cycle != nil && isHamiltonianCycle(net.CSR(), cycle) {
		return hasCycle(net, cycle), nil
	}
	unknown := &Result{Answer: "unknown", Method: "none"}
	search := FindCycle
	if net.Order() <= quickOrder {
		cycle, hopeless, err := quickCycle(ctx, net, 1)
		if err != nil {
			return unknown, err
		}
		if cycle != nil {
			return hasCycle(net, cycle), nil
		}
		search = longCycle
		if hopeless {
			search = noCycle
		}
	}
	solver.Tell(ctx, solver.Report{Step: "a reason against a cycle"})
	c, err := ProveSeparator(net)
	if err == nil {
		return answered(c), nil
	}
	if !errors.Is(err, ErrNoSeparator) {
		return nil, err
	}
	// Along a natural order that is narrow, the frontier program decides in no time.
	if order, price := pathwidth.Natural(net.CSR(), pathwidth.CoordinateOrders(net)); price.Width <= soonBoundary {
		c, err := frontierAlong(ctx, net, order, soonStates)
		if err == nil {
			return answered(c), nil
		}
		if err := solver.UnlessStopped(ctx, err); err != nil && !tooMuch(err) {
			return unknown, err
		}
	}
	solver.Tell(ctx, solver.Report{Step: "a cycle"})
	part, cancel := solver.Share(ctx, 0.4, 30*time.Second)
	defer cancel()
	cycle, err := search(part, net, 1)
	if err := solver.UnlessStopped(ctx, err); err != nil {
		return unknown, err
	}
	if cycle == nil {
		solver.Tell(ctx, solver.Report{Step: "an order"})
		part, cancel := solver.Share(ctx, 0.4, 30*time.Second)
		c, err := ProveFrontier(part, net, mostStates)
		cancel()
		if err == nil {
			return answered(c), nil
		}
		if err := solver.UnlessStopped(ctx, err); err != nil && !tooMuch(err) {
			return unknown, err
		}
	}
	if cycle == nil && net.Order() <= largest {
		solver.Tell(ctx, solver.Report{Step: "a refutation"})
		name := "hamiltonian." + solver.FileStem(net.Name()) + ".lrat"
		var c *certificates.Certificate
		if c, cycle, err = ProveLRAT(ctx, net, create, name); err != nil {
			return unknown, fmt.Errorf("a Hamiltonian cycle of %s: %w", net.Name(), err)
		}
		if c != nil {
			return answered(c), nil
		}
	}
	if cycle == nil {
		return unknown, nil
	}
	return hasCycle(net, cycle), nil
}

// The frontier program is tried at once along orders of at most soonBoundary, with
// soonStates states in all; and later with mostStates.
const (
	soonBoundary = 10
	soonStates   = 1 << 18
	mostStates   = 1 << 23
)

// answered is the answer that a certificate about Hamiltonian cycles gives.
func answered(c *certificates.Certificate) *Result {
	return &Result{c.Statement.Value, c.Kind, c}
}

// noCycle stands for the search of a cycle where there is none.
func noCycle(context.Context, topology.Network, uint64) ([]uint32, error) { return nil, nil }

// hasCycle is the answer that there is a cycle through all vertices.
func hasCycle(net topology.Network, cycle []uint32) *Result {
	return answered(invariants.ProveCycle(net, cycle))
}
