// Package routing holds routers: rules that say, hop by hop, where a message
// for a destination goes next. A router is the subject of statements about it,
// so it is written to be read beside its source.
//
//	dor, dor-dateline        dimension order on meshes and tori; with virtual channels
//	ecube                    the lowest differing bit first, on hypercubes
//	bfs, and ReadTable       from a table of next hops, on any network
//	updown                   up a tree, then down, free of deadlock, on any network
//	fattree, dragonfly       of the networks' papers
//	octagon, jtorus, oct     the OCT paper's unicast, repaired
//	octagon-printed, jtorus-printed, oct-printed (and …-ports)
//	                         the same as printed
//	oct-fault                around one dead vertex or link, repaired
//	oct-fault-printed (and oct-fault-printed-met)
//	                         the same as printed
//	gamma-b, gamma-b-table   algorithm B of the supertoroidal paper, and from its table
//	gamma-table              minimal on supertoroidal networks, from a table
//	ftt-a-…                  procedure A of the FTT paper, in 35 readings: see FTTReadings
//	ftt-b-…                  procedure B, in 3 readings: see FTTDetour
//	ftt-fault                ours, around a dead vertex or link
//	gamma-minimal, ftt-minimal, qt-minimal, cctorus-minimal, xtorus-minimal, xmesh-minimal
//	                         ours, each minimal on the networks of its name, in
//	                         constant time, without a table that grows with them
//
// A router is a pure function of the current vertex, the destination and the
// message's header (see certificates.Router, whose shape Router has), so it may
// be used from many goroutines.
//
// It holds broadcasts as well, as data: a [Schedule] says who sends to whom in
// which round, and Replay carries it out under the rules of its [Model]. Plans
// make schedules for a network and a source; [Schedules] lists them.
package routing
