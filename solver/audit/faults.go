package audit

import (
	"context"
	"math/big"

	"topocert/routing"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// FaultResult is what audits find under every single fault of a kind.
type FaultResult struct {
	// Result has the sums over all faults, and the pairs that Run would show,
	// over all faults; of several as close, the one under the first fault. Channels are
	// not followed, and loads not counted.
	Result
	// BadFault and DetourFault are the faults under which Bad and Detour are as they
	// are.
	BadFault, DetourFault routing.Fault
	// Losses has what is lost under each fault, in the order of routing.Faults.
	Losses []Loss
}

// Loss is how many pairs are lost under a fault: alive, joined by a path or sent
// where none leads, and not delivered. See Result.Undelivered.
type Loss struct {
	Fault routing.Fault
	Pairs uint64
}

// Worst returns the first of the faults under which most pairs are lost; nil if there
// is no fault.
func (a *FaultResult) Worst() *Loss {
	var worst *Loss
	for i := range a.Losses {
		if worst == nil || a.Losses[i].Pairs > worst.Pairs {
			worst = &a.Losses[i]
		}
	}
	return worst
}

// RunFaults lets every vertex, or every link, of a network die in turn, tells
// the router of it, and audits all pairs that are alive: of all vertices, or of the
// given ends if they are not nil. Distances are those of the network with the fault.
// It takes a Run for each fault. For a router that is told of nothing, such
// as a table, see routing.Unaware.
func RunFaults(ctx context.Context, g *topology.Graph, r routing.FaultTolerant, vertices bool, ends []uint32) (*FaultResult, error) {
	sum := &FaultResult{Result: Result{Ends: ends, TotalHops: new(big.Int), Headerless: true}}
	for f := range routing.Faults(g, vertices) {
		a, err := Run(ctx, g, r.Around(f), Options{Fault: &f, Ends: ends})
		if err != nil {
			return nil, err
		}
		sum.Losses = append(sum.Losses, Loss{f, a.Undelivered()})
		sum.add(a)
		sum.TotalHops.Add(sum.TotalHops, a.TotalHops)
		if a.Detour != nil && (sum.Detour == nil || a.Detour.before(sum.Detour)) {
			sum.Detour, sum.DetourFault = a.Detour, f
		}
		if a.Bad != nil && (sum.Bad == nil || a.Bad.before(sum.Bad)) {
			sum.Bad, sum.BadFault = a.Bad, f
		}
	}
	return sum, nil
}

// LostPairs returns the pairs that are lost under a fault, by their source, then by
// their destination, up to so many: those that Undelivered counts. It follows each
// message and takes a search from each source.
func LostPairs(ctx context.Context, g *topology.Graph, r routing.FaultTolerant, f routing.Fault, ends []uint32, most int) ([]Pair, error) {
	if ends == nil {
		ends = solver.Identity(g.Order())
	}
	around, left := r.Around(f), without(g, f)
	var lost []Pair
	var level, queue []uint32
	for _, s := range ends {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if f.Vertex() && s == f.U {
			continue
		}
		level, queue = distance.Levels(left, s, level, queue)
		for _, d := range ends {
			if d == s || f.Vertex() && d == f.U {
				continue
			}
			if len(lost) == most {
				return lost, nil
			}
			outcome := routing.Follow(left, around, s, d).Outcome
			if outcome != routing.Delivered && (outcome != routing.Stopped || level[d] != distance.Unreached) {
				lost = append(lost, Pair{s, d, -1, int(int32(level[d]))})
			}
		}
	}
	return lost, nil
}

// Broken returns the network with the links that a fault leaves. A dead vertex stays,
// without links.
func Broken(net topology.Network, f routing.Fault) topology.Network {
	return broken{net, without(net.CSR(), f)}
}

type broken struct {
	topology.Network
	left *topology.Graph
}

// CSR returns the links that are left.
func (b broken) CSR() *topology.Graph { return b.left }

// without returns g without the links that the fault blocks. A dead vertex
// stays as a vertex without links.
func without(g *topology.Graph, f routing.Fault) *topology.Graph {
	h, err := topology.FromEdges(g.Order(), func(yield func(u, v uint32) bool) {
		for u, v := range g.Edges() {
			if !f.Blocks(u, v) && !yield(u, v) {
				return
			}
		}
	})
	if err != nil {
		panic(err) // the links of a graph make a graph
	}
	return h
}
