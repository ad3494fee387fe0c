package main

import (
	"context"
	"errors"
	"fmt"

	"topocert/certificates/formula"
	"topocert/certificates/resolve"
	"topocert/cmd/internal/reader"
	"topocert/internal/interrupt"
	"topocert/props"
	"topocert/routing"
	"topocert/topology"
)

// only is a formula about a network G, by which graphs are passed on.
type only struct {
	formula *formula.Formula
	own     *scripts // with the definitions that it may use
}

// parseOnly reads the formula of --only.
func parseOnly(own *scripts, text string) (*only, error) {
	f, err := reader.Parse(own.Library(), text)
	if err != nil {
		return nil, fmt.Errorf("--only: %w", err)
	}
	return &only{f, own}, nil
}

// errOnlyValue says that the formula is no condition.
var errOnlyValue = errors.New("--only: want a condition on a network G, such as 'diameter(G) == 3 && bipartite(G)'")

// holds tells whether the formula holds for the network, by certificates that are made
// and checked, and not kept. It is not, too, if that stays undecided.
func (o *only) holds(ctx context.Context, net topology.Network) (bool, error) {
	session, err := props.NewSession("")
	if err != nil {
		return false, err
	}
	defer session.Close()
	if err := o.own.Into(session.Define); err != nil {
		return false, err
	}
	session.Resolver().Provide(func(name string) (topology.Network, error) {
		if name != "G" {
			return nil, resolve.ErrUnknown
		}
		if own, is := net.(*topology.External); is {
			return own, nil
		}
		return topology.NewExternal(net.CSR())
	})
	session.Resolver().ProvideRouters(func(string, topology.Network) (routing.Router, error) { return nil, resolve.ErrUnknown })
	r, err := interrupt.Await(ctx, func() (*props.Result, error) {
		return (&props.Runner{Session: session}).Decide(ctx, props.OwnClaim("", "only", o.formula))
	})
	switch {
	case err != nil:
		return false, err
	case r.Verdict == props.Valued:
		return false, errOnlyValue
	case r.Verdict == props.Undecided:
		return false, fmt.Errorf("--only: undecided: %s", *r.Witness)
	}
	return r.Verdict == props.Holds, nil
}
