package solver

import "topocert/topology"

func constructedCycle(net topology.Network) []uint32 { return nil }
