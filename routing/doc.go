// Package routing holds routers: rules that say, hop by hop, where a message
// for a destination goes next. A router is the subject of statements about it,
// so it is written to be read beside its source.
//
//	dor     dimension order, on meshes and tori
//	ecube   the lowest differing bit first, on hypercubes
//	octagon, jtorus, oct     the OCT paper's unicast, repaired
//	octagon-printed, jtorus-printed, oct-printed (and …-ports)
//	                         the same as printed
//	oct-fault                around one dead vertex or link, repaired
//	oct-fault-printed (and oct-fault-printed-met)
//	                         the same as printed
//	gamma-table, gamma-minimal  minimal on supertoroidal networks, with and without a table
//	gamma-b, gamma-b-table      algorithm B of the supertoroidal paper, and from its table
//
//	qt-minimal, cctorus-minimal, xtorus-minimal, xmesh-minimal
//	              ours, each on the networks of that name, in constant time
//	              without a table that grows with the network
//	ftt-minimal   ours, on fully twisted tori, likewise
//	ftt-fault     the same, and around a dead vertex or link
//	ftt-a-…       procedure A of the FTT paper, in 35 readings: see FTTReadings
//	ftt-b-…       procedure B, in 3 readings: see FTTDetour
//
// A router is a pure function of the current vertex, the destination and the
// message's header (see certificates.Router, whose shape Router has), so it may
// be used from many goroutines.
//
// It holds broadcasts as well, as data: a [Schedule] says who sends to whom in
// which round, and Replay carries it out under the rules of its [Model]. Plans
// make schedules for a network and a source; [Schedules] lists them.
package routing
