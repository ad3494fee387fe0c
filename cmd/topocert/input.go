package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"topocert/cmd/internal/interrupt"
	"topocert/cmd/internal/recheck"
	"topocert/routing"
	"topocert/topology"
)

// networks reads the NETWORK arguments of a command, in order. A file of several
// graphs, and standard input, give several.
func networks(ctx context.Context, args []string, stdin io.Reader) ([]topology.Network, error) {
	return interrupt.Await(ctx, func() ([]topology.Network, error) { return readNetworks(args, stdin) })
}

// oneNetwork reads a NETWORK argument that stands for one network.
func oneNetwork(ctx context.Context, arg string, stdin io.Reader) (topology.Network, error) {
	nets, err := networks(ctx, []string{arg}, stdin)
	if err == nil && len(nets) != 1 {
		err = fmt.Errorf("%s: %d graphs, want one", arg, len(nets))
	}
	if err != nil {
		return nil, err
	}
	return nets[0], nil
}

// findRouter returns the router with the given name on a network, and the name
// that certificates have for it.
func findRouter(ctx context.Context, name string, net topology.Network) (r routing.Router, certified string, _ error) {
	type named struct {
		router    routing.Router
		certified string
	}
	found, err := interrupt.Await(ctx, func() (named, error) {
		r, certified, err := recheck.Router(name, net)
		return named{r, certified}, err
	})
	if errors.Is(err, routing.ErrRouter) {
		err = fmt.Errorf("%w; \"topocert list routers\" lists them", err)
	}
	return found.router, found.certified, err
}

func readNetworks(args []string, stdin io.Reader) ([]topology.Network, error) {
	if len(args) == 0 {
		return nil, errors.New("no network given, want a name such as QT(4,4), a graph file, or -")
	}
	var nets []topology.Network
	for _, a := range args {
		switch {
		case a == "-":
			foreign, err := topology.ReadAllGraph6(stdin)
			if err != nil {
				return nil, err
			}
			for _, f := range foreign {
				nets = append(nets, f)
			}
		case topology.IsFile(a):
			foreign, err := topology.ReadFile(a)
			if err != nil {
				return nil, err
			}
			for _, f := range foreign {
				nets = append(nets, f)
			}
		default:
			net, err := topology.Parse(a)
			if err != nil {
				return nil, err
			}
			nets = append(nets, net)
		}
	}
	return nets, nil
}
