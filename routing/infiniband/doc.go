// Package infiniband reads what the tools of InfiniBand print about a fabric, and
// writes networks for its simulator. It is not trusted: a fabric becomes an ordinary
// graph, and its forwarding tables an ordinary routing table, and certificates are
// about these. Whoever doubts that a graph is that fabric compares the two.
//
//	ibnetdiscover   Read         the fabric: switches, channel adapters, routers, cables
//	dump_fts        ReadTables   by which port each switch sends on to each LID
//	ibsim           WriteIbsim   a network with hosts on its vertices, to be simulated
//
// A fabric is a graph as follows. Each switch is a vertex, and each channel adapter
// or router is one. These are ends: they send and receive, and pass nothing on. An
// adapter with cables at several ports passes nothing from one to the other either,
// and each such port has an address (LID) of its own, so each is a vertex by itself.
// Two switches, or a switch and an adapter's port, are joined if a cable joins them.
//
// Vertices are numbered in the order of the file. Their labels are the nodes'
// descriptions. One that several nodes have is followed by the node's GUID, as in
// "node @0x0002c90300a1b2c3", and that of an adapter that is several vertices by the
// number of the port, as in "node port 2".
//
// A port with several addresses (LMC > 0) is one vertex, or, by ReadAddresses, one for each of them.
//
// Several cables between the same two switches are one link of the graph. Parallel says
// how many such links there are.
//
// Source: the formats are those that the programs of rdma-core's infiniband-diags and
// of ibsim 0.10 print and read; LIDs and their limits are of the InfiniBand
// Architecture Specification, volume 1, §4.1.3.
package infiniband

// Ending is that of the names of files with what ibnetdiscover prints.
const Ending = ".ibnetdiscover"

// Limits on what is read. They are checked before memory is taken.
const (
	// MaxLID is the largest address of a port. Addresses from 0xC000 on are those of
	// multicast groups.
	MaxLID = 0xBFFF
	// MaxPorts is the largest number of ports of a node. Port 0 of a switch is the
	// switch itself, and 255 stands for none.
	MaxPorts = 254
	// MaxLine is the length in bytes of the longest line that is read.
	MaxLine = 1 << 12
)
