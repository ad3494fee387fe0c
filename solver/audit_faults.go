package solver

import (
	"context"
	"math/big"

	"topocert/routing"
	"topocert/topology"
)

// AuditFaults lets every vertex, or every link, of a network die in turn, tells
// the router of it, and audits all pairs that are alive. The result has the sums
// over all faults, and the pairs that AuditRouter would show, over all faults; of
// several as close, the one under the first fault. Distances are those of the
// network with the fault. Channels are not followed.
func AuditFaults(ctx context.Context, g *topology.Graph, r routing.FaultTolerant, vertices bool) (*Audit, error) {
	sum := &Audit{TotalHops: new(big.Int), Headerless: true}
	for f := range routing.Faults(g, vertices) {
		a, err := AuditRouter(ctx, g, r.Around(f), AuditOptions{Fault: &f})
		if err != nil {
			return nil, err
		}
		sum.Pairs += a.Pairs
		sum.Delivered += a.Delivered
		sum.Minimal += a.Minimal
		sum.Apart += a.Apart
		sum.Livelocked += a.Livelocked
		sum.Stopped += a.Stopped
		sum.Left += a.Left
		sum.MaxHops = max(sum.MaxHops, a.MaxHops)
		sum.Headerless = sum.Headerless && a.Headerless
		sum.TotalHops.Add(sum.TotalHops, a.TotalHops)
		if a.Longest != nil {
			sum.lengthen(*a.Longest)
		}
		if a.Detour != nil {
			closest(&sum.Detour, *a.Detour)
		}
		if a.Bad != nil {
			closest(&sum.Bad, *a.Bad)
		}
	}
	return sum, nil
}
