package infiniband

import (
	"io"
	"strings"
)

// Log is what the log of the subnet manager OpenSM says of the routing, at level
// 0x43 (errors, information, routing) or above. Of several sweeps the last counts.
type Log struct {
	// Engine is the routing engine whose tables the switches have: "dfsssp". It is
	// empty if the log does not say. It is not always the one that was asked for.
	Engine string
	// GaveUp says why an engine that was asked for made no tables, in OpenSM's words;
	// empty if none gave up.
	GaveUp string
	// Lanes is the number of virtual lanes that the tables need not to deadlock, as the
	// engines dfsssp and lash say. It is 0 if the log says nothing of that.
	Lanes int
}

// ReadLog reads a log of OpenSM, of which it needs few lines:
//
//	… -> dfsssp_remove_deadlocks: Virtual Lanes needed: 6
//	… -> lash_core: Lanes needed: 4, Balancing
//	… -> updn_lid_matrices: disabling UPDN algorithm, no root nodes were found
//	… -> ucast_mgr_route: updn: cannot build lid matrices
//	… -> osm_ucast_mgr_process: minhop tables configured on all switches
//
// All others are skipped. Errors are topology.ErrLimit for a line that is too long, and
// the reader's.
func ReadLog(r io.Reader) (Log, error) {
	var l Log
	in := newLines(r)
	before, lanes := "", 0
	for in.next() {
		_, text, ok := strings.Cut(in.text, " -> ")
		if !ok {
			continue
		}
		where, what, _ := strings.Cut(text, ": ")
		c := &cursor{rest: what}
		switch where {
		case "dfsssp_remove_deadlocks":
			if c.accept("Virtual Lanes needed: ") {
				lanes = c.number(1 << 16)
			}
		case "lash_core":
			if c.accept("Lanes needed: ") {
				lanes = c.number(1 << 16)
			}
		case "ucast_mgr_route":
			// The line before says why.
			if strings.Contains(what, ": cannot build ") {
				l.GaveUp, lanes = what, 0
				if before != "" {
					l.GaveUp += ": " + before
				}
			}
		case "osm_ucast_mgr_process":
			engine, _, done := strings.Cut(what, " tables configured on all switches")
			if done {
				l.Engine, l.Lanes = engine, lanes
				lanes = 0
			}
		}
		before = what
	}
	return l, in.Err
}
