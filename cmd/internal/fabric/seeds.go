package fabric

import "topocert/topology"

// Seed is a network whose fabric is recorded.
type Seed struct {
	Name string
	Net  topology.Network
	// Hosts are the vertices that are hosts, nil if each vertex has one: see
	// infiniband.WriteIbsim.
	Hosts []uint32
	// Engines are those that route it.
	Engines []string
}

// LaneEngines returns those of OpenSM's routing engines that give lanes to messages.
func LaneEngines() []string { return []string{"dfsssp", "lash"} }

// Seeds returns the networks that are recorded: one or two of each of the five papers,
// what they are compared with, and what machines are built as.
func Seeds() ([]Seed, error) {
	return seedsOf(Engines(),
		"OCT(1,1)", "OCT(1,2)", "CCTorus(4)", "CCTorus(5)", "QT(2,2)", "QT(2,3)", "FTT(5)", "FTT(6)", "Gamma(2,1,1)", "Gamma(4,1,1)",
		"Torus(4)", "Torus(5)", "Mesh(4)", "Hypercube(4)", "XTorus(5)", "FatTree(4)", "Dragonfly(4,1,1)")
}

// LargerSeeds returns larger networks, up to 200 vertices, which are recorded for the lanes
// that messages need.
func LargerSeeds() ([]Seed, error) {
	return seedsOf(LaneEngines(), "OCT(2,2)", "OCT(2,3)", "CCTorus(8)", "QT(3,3)", "QT(4,4)", "FTT(8)", "Torus(8)", "XTorus(8)")
}

func seedsOf(engines []string, names ...string) ([]Seed, error) {
	var seeds []Seed
	for _, name := range names {
		net, err := topology.Parse(name)
		if err != nil {
			return nil, err
		}
		s := Seed{Name: name, Net: net, Engines: engines}
		if own, ok := net.(interface{ Ends() []uint32 }); ok {
			s.Hosts = own.Ends()
		}
		seeds = append(seeds, s)
	}
	return seeds, nil
}
