package site

import (
	"context"

	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// underFaults is what becomes of messages under each single dead vertex, or each
// single dead link, of which the router is told; summed over all of them.
type underFaults struct {
	What   string // "vertex" or "link"
	Faults int
	*audit.FaultResult
	// Lost describes a message that is not delivered, and under which fault; ""
	// if there is none.
	Lost string
}

// Undelivered returns the number of messages that are lost.
func (b *underFaults) Undelivered() uint64 { return b.Pairs - b.Delivered }

// auditFaults audits a router under every single dead vertex and then beside
// every single dead link. It returns nothing if that takes more than most
// messages.
func auditFaults(ctx context.Context, net topology.Network, router routing.FaultTolerant, most uint64) ([]underFaults, error) {
	n, m := uint64(net.Order()), uint64(net.Size())
	if n < 2 || n*(n-1)*(n-2)+m*n*(n-1) > most {
		return nil, nil
	}
	var list []underFaults
	for _, vertices := range []bool{true, false} {
		found, err := audit.RunFaults(ctx, net.CSR(), router, routing.Faults(net.CSR(), vertices), nil)
		if err != nil {
			return nil, err
		}
		b := underFaults{What: "link", Faults: int(m), FaultResult: found}
		if vertices {
			b.What, b.Faults = "vertex", int(n)
		}
		if p := found.Bad; p != nil {
			b.Lost = audit.Without(net, found.BadFault) + ", " + audit.Describe(audit.Broken(net, found.BadFault), router.Around(found.BadFault), p.Source, p.Destination)
		}
		list = append(list, b)
	}
	return list, nil
}
