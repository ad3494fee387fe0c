package main

import (
	"errors"
	"io"

	"topocert/topology"
)

// networks reads the NETWORK arguments of a command, in order. A file of several
// graphs, and standard input, give several.
func networks(args []string, stdin io.Reader) ([]topology.Network, error) {
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
