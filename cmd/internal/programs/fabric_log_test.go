package programs

import (
	"fmt"
	"strings"
	"testing"
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

// readLog reads a log of OpenSM, of which it needs few lines:
//
//	… -> dfsssp_remove_deadlocks: Virtual Lanes needed: 6
//	… -> lash_core: Lanes needed: 4, Balancing
//	… -> updn_lid_matrices: disabling UPDN algorithm, no root nodes were found
//	… -> ucast_mgr_route: updn: cannot build lid matrices
//	… -> osm_ucast_mgr_process: minhop tables configured on all switches
//
// All others are skipped.
func readLog(lines []string) (l Log) {
	before, lanes := "", 0
	for _, line := range lines {
		_, said, ok := strings.Cut(line, " -> ")
		if !ok {
			continue
		}
		where, what, _ := strings.Cut(said, ": ")
		switch where {
		case "dfsssp_remove_deadlocks":
			_, _ = fmt.Sscanf(what, "Virtual Lanes needed: %d", &lanes)
		case "lash_core":
			_, _ = fmt.Sscanf(what, "Lanes needed: %d", &lanes)
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
	return l
}

// TestReadLog reads parts of logs of OpenSM with some engines.
func TestReadLog(t *testing.T) {
	const sample = `Nov 22 11:55:59 450295 [A6803740] 0x43 -> OpenSM 3.3.23
Nov 22 11:55:59 713042 [A37FC6C0] 0x02 -> dfsssp_remove_deadlocks: Virtual Lanes available: 8
Nov 22 11:55:59 713052 [A37FC6C0] 0x02 -> dfsssp_remove_deadlocks: Virtual Lanes needed: 1
Nov 22 11:55:59 713307 [A37FC6C0] 0x02 -> osm_ucast_mgr_process: dfsssp tables configured on all switches
`
	const gaveUp = `Nov 22 11:48:22 1 [E4C126C0] 0x80 -> Entering MASTER state
Nov 22 11:48:22 2 [E4C126C0] 0x02 -> updn_lid_matrices: disabling UPDN algorithm, no root nodes were found
Nov 22 11:48:22 3 [E4C126C0] 0x01 -> ucast_mgr_route: updn: cannot build lid matrices
Nov 22 11:48:22 4 [E4C126C0] 0x02 -> osm_ucast_mgr_process: minhop tables configured on all switches
`
	for _, test := range []struct {
		text string
		want Log
	}{
		{sample, Log{Engine: "dfsssp", Lanes: 1}},
		{"x -> lash_core: Lanes needed: 4, Balancing\nx -> osm_ucast_mgr_process: lash tables configured on all switches\n", Log{Engine: "lash", Lanes: 4}},
		{gaveUp, Log{Engine: "minhop", GaveUp: "updn: cannot build lid matrices: disabling UPDN algorithm, no root nodes were found"}},
		{sample + gaveUp, Log{Engine: "minhop", GaveUp: "updn: cannot build lid matrices: disabling UPDN algorithm, no root nodes were found"}},
		{"", Log{}},
	} {
		got := readLog(strings.Split(test.text, "\n"))
		if got != test.want {
			t.Errorf("%+v, want %+v", got, test.want)
		}
	}
}
