package fabric

import "topocert/topology"

// Seed is a network whose fabric is recorded.
type Seed struct {
	Name string
	Net  topology.Network
	// Hosts are the vertices that are hosts, nil if each vertex has one: see
	// infiniband.WriteIbsim.
	Hosts []uint32
}

// Seeds returns the networks that are recorded: one or two of each of the five papers,
// what they are compared with, and what machines are built as.
func Seeds() ([]Seed, error) {
	var seeds []Seed
	for _, name := range []string{
		"OCT(1,1)", "OCT(1,2)", "CCTorus(4)", "CCTorus(5)", "QT(2,2)", "QT(2,3)", "FTT(5)", "FTT(6)", "Gamma(2,1,1)", "Gamma(4,1,1)",
		"Torus(4)", "Torus(5)", "Mesh(4)", "Hypercube(4)", "XTorus(5)", "FatTree(4)", "Dragonfly(4,1,1)",
	} {
		net, err := topology.Parse(name)
		if err != nil {
			return nil, err
		}
		s := Seed{Name: name, Net: net}
		if own, ok := net.(interface{ Ends() []uint32 }); ok {
			s.Hosts = own.Ends()
		}
		seeds = append(seeds, s)
	}
	return seeds, nil
}
