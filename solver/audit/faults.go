package audit

import (
	"context"
	"fmt"
	"iter"
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"

	"topocert/routing"
	"topocert/solver"
	"topocert/solver/distance"
	"topocert/topology"
)

// FaultResult is what audits find under some faults, each by itself.
type FaultResult struct {
	// Result has the sums over all faults, and the pairs that Run would show,
	// over all faults; of several as close, the one under the first fault. Channels are
	// not followed, and loads not counted.
	Result
	// BadFault and DetourFault are the faults under which Bad and Detour are as they
	// are.
	BadFault, DetourFault routing.Fault
	// Losses has what is lost under each fault, in their order.
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

// RunFaults lets there be each of some faults in turn, such as routing.Faults, tells
// the router of it, and audits all pairs that are alive: of all vertices, or of the
// given ends if they are not nil. Distances are those of the network with the fault.
// It takes a Run for each fault. For a router that is told of nothing, such
// as a table, see routing.Unaware.
func RunFaults(ctx context.Context, g *topology.Graph, r routing.FaultTolerant, faults iter.Seq[routing.Fault], ends []uint32) (*FaultResult, error) {
	sum := &FaultResult{Result: Result{Ends: ends, TotalHops: new(big.Int), Headerless: true}}
	for f := range faults {
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

// MaxFaultSets is the number of sets of faults that are audited.
const MaxFaultSets = 10_000

// FaultSets yields sets of so many dead vertices and links, each given once: all, if there are at most
// MaxFaultSets, and else as many that are drawn, always the same. All is how many there are.
func FaultSets(g *topology.Graph, size int) (sets iter.Seq[routing.Fault], all *big.Int) {
	single := slices.Collect(routing.Faults(g, true))
	single = slices.AppendSeq(single, routing.Faults(g, false))
	all = new(big.Int).Binomial(int64(len(single)), int64(size))
	set := func(places []int) routing.Fault {
		var list []routing.Fault
		for _, i := range places {
			list = append(list, single[i])
		}
		return routing.Together(list)
	}
	if all.IsInt64() && all.Int64() <= MaxFaultSets {
		return func(yield func(routing.Fault) bool) {
			places := make([]int, size)
			var choose func(i, from int) bool
			choose = func(i, from int) bool {
				if i == size {
					return yield(set(places))
				}
				for places[i] = from; places[i] <= len(single)-size+i; places[i]++ {
					if !choose(i+1, places[i]+1) {
						return false
					}
				}
				return true
			}
			choose(0, 0)
		}, all
	}
	return func(yield func(routing.Fault) bool) {
		draw, seen := rand.New(rand.NewPCG(uint64(size), uint64(len(single)))), make(map[string]bool)
		for len(seen) < MaxFaultSets {
			places := make(map[int]bool)
			for len(places) < size {
				places[draw.IntN(len(single))] = true
			}
			list := slices.Sorted(maps.Keys(places))
			if key := fmt.Sprint(list); !seen[key] {
				seen[key] = true
				if !yield(set(list)) {
					return
				}
			}
		}
	}, all
}

// Shrink returns those of several faults, no one of which can be left out, under which the message of a pair is
// lost that is lost under all.
func Shrink(g *topology.Graph, r routing.FaultTolerant, f routing.Fault, p Pair) routing.Fault {
	list := slices.Collect(f.All())
	for i := 0; i < len(list) && len(list) > 1; {
		if rest := slices.Delete(slices.Clone(list), i, i+1); lost(g, r, routing.Together(rest), p) {
			list = rest
		} else {
			i++
		}
	}
	return routing.Together(list)
}

// lost tells whether a message is lost under a fault.
func lost(g *topology.Graph, r routing.FaultTolerant, f routing.Fault, p Pair) bool {
	left := without(g, f)
	outcome := routing.Follow(left, r.Around(f), p.Source, p.Destination).Outcome
	if outcome != routing.Stopped {
		return outcome != routing.Delivered
	}
	level, _ := distance.Levels(left, p.Source, nil, nil)
	return level[p.Destination] != distance.Unreached
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
		if f.Kills(s) {
			continue
		}
		level, queue = distance.Levels(left, s, level, queue)
		for _, d := range ends {
			if d == s || f.Kills(d) {
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
