package site

import (
	"bytes"
	"math/big"
	"strings"
	"testing"

	"topocert/cmd/internal/fabric"
	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/solver/audit"
	"topocert/topology"
)

// TestFabrics audits all recordings. What our routers do on a fabric is held against
// what they do on the bare network: two hops more, the same deadlocks. The numbers of
// virtual lanes were first seen with OpenSM 3.3.23 by hand: 6 for dfsssp on QT(2,3), 3 on
// the 4×4 torus, where lash needs 2.
func TestFabrics(t *testing.T) {
	if testing.Short() {
		t.Skip("audits the recorded fabrics")
	}
	all, err := fabric.Recorded()
	if err != nil {
		t.Fatal(err)
	}
	lanes := make(map[string]int)
	engines := make(map[string]bool)
	var views []*fabricView
	assigned := 0
	for _, r := range all {
		v, err := viewFabric(t.Context(), r, routing.Kinds())
		if err != nil {
			t.Fatal(r.Name, err)
		}
		views = append(views, v)
		ours := 0
		for _, row := range v.Rows {
			name := row.Router + " on " + r.Name
			lanes[name] = row.Lanes
			switch {
			case row.Ours:
				ours++
				bareAudit(t, r.Name, &row)
			case row.None != "":
				continue
			default:
				engines[row.Router] = true
			}
			if n := uint64(v.Hosts); row.Pairs != n*(n-1) || row.Delivered != row.Pairs {
				t.Errorf("%s: %d of %d pairs arrive, want all %d", name, row.Delivered, row.Pairs, n*(n-1))
			}
			// On the lanes that it assigns itself, OpenSM keeps its word.
			if row.Assigned != "" {
				assigned++
				if row.Lanes == 0 || row.Assigned != "free" {
					t.Errorf("%s: %s on its %d lanes", name, row.Assigned, row.Lanes)
				}
			}
			// Where there is no deadlock, the router's own channels are enough.
			if row.Turning < 1 || row.Deadlock() != "free" && row.Turning < 2 {
				t.Errorf("%s: deadlock %s, %d lanes", name, row.Deadlock(), row.Turning)
			}
		}
		if ours == 0 {
			t.Errorf("%s: no routers of ours", r.Name)
		}
	}
	if assigned < 10 {
		t.Errorf("the lanes of %d engines on fabrics are recorded, want more", assigned)
	}
	for _, engine := range []string{"minhop", "updn", "dor", "ftree", "sssp", "dfsssp", "lash"} {
		if !engines[engine] {
			t.Errorf("no tables of %s", engine)
		}
	}
	for name, want := range map[string]int{"dfsssp on QT(2,3)": 6, "dfsssp on Torus(4)": 3, "lash on Torus(4)": 2} {
		if lanes[name] != want {
			t.Errorf("%s: %d lanes, want %d", name, lanes[name], want)
		}
	}
	// Up*/down* as OpenSM computes it is not always free of deadlock: a switch picks a
	// shortest allowed way of its own, whatever way a message came.
	for _, v := range views {
		if v.Name == "QT(2,3)" && (v.LanesOf("dfsssp") != "6" || v.LanesOf("minhop") != "–" || v.Least(true).Router != "qt-minimal" || v.Least(false).Load > v.Rows[0].Load) {
			t.Errorf("the summary of QT(2,3): %s, %s, %+v, %+v", v.LanesOf("dfsssp"), v.LanesOf("minhop"), v.Least(true), v.Least(false))
		}
	}
	if c := caught(views); len(c) != 1 || c[0].Text != "updn on XTorus(5)" {
		t.Errorf("%v deadlock, want updn on XTorus(5)", c)
	}
}

// bareAudit holds the audit of a router on a fabric against that on the network itself.
func bareAudit(t *testing.T, name string, row *fabricRow) {
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	r, err := routing.New(row.Router, net)
	if err != nil {
		t.Fatal(err)
	}
	options := audit.Options{Workers: 1, Loads: true, Channels: true}
	more := 2 // hops, from and to a host
	if own, ok := net.(interface{ Ends() []uint32 }); ok {
		options.Ends, more = own.Ends(), 0
	}
	a, err := audit.Run(t.Context(), net.CSR(), r, options)
	if err != nil {
		t.Fatal(err)
	}
	var load uint64
	arc := 0
	for v := range uint32(net.Order()) {
		for _, u := range net.Neighbors(v) {
			if more > 0 || net.Degree(u) > 1 && net.Degree(v) > 1 { // hosts have one link
				load = max(load, a.Loads[arc])
			}
			arc++
		}
	}
	mean := new(big.Rat).SetFrac(a.TotalHops, new(big.Int).SetUint64(a.Delivered))
	mean.Add(mean, big.NewRat(int64(more), 1))
	if row.Delivered != a.Delivered || row.Minimal != a.Minimal || row.MaxHops != a.MaxHops+more || row.Mean != mean.FloatString(2) || row.Load != load || row.Deadlock() != a.Deadlock() {
		t.Errorf("%s on %s: %+v, want as on the network itself: %d delivered, %d minimal, %d hops, mean %s, load %d, deadlock %s",
			row.Router, name, row, a.Delivered, a.Minimal, a.MaxHops+more, mean.FloatString(2), load, a.Deadlock())
	}
}

// TestFabricLost shows messages that are lost: every switch but one has no entries.
func TestFabricLost(t *testing.T) {
	all, err := fabric.Recorded()
	if err != nil {
		t.Fatal(err)
	}
	r := all[0]
	f, err := infiniband.Read(bytes.NewReader(r.Discovered))
	if err != nil {
		t.Fatal(err)
	}
	run := r.Runs[0]
	var emptied strings.Builder
	kept := false // the first switch's table is
	for line := range strings.Lines(string(run.Tables)) {
		switch {
		case strings.HasPrefix(line, "0x") && kept:
			continue
		case strings.HasSuffix(strings.TrimSpace(line), "lids dumped") && kept:
			line = "0 valid lids dumped\n"
		}
		emptied.WriteString(line)
		kept = kept || strings.HasSuffix(strings.TrimSpace(line), "lids dumped")
	}
	run.Tables = []byte(emptied.String())
	row, err := engineRow(t.Context(), f, &run)
	if err != nil {
		t.Fatal(err)
	}
	if row.Delivered != 0 || row.Pairs != 32*31 || row.Mean != "" {
		t.Errorf("%+v, want that all 992 messages are lost", row)
	}
}

// TestAssignedLanes takes the lanes of the 4×4 torus away one after the other: with all of
// them there is no deadlock, with one there is.
func TestAssignedLanes(t *testing.T) {
	all, err := fabric.Recorded()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range all {
		if r.Name != "Torus(4)" {
			continue
		}
		f, err := infiniband.Read(bytes.NewReader(r.Discovered))
		if err != nil {
			t.Fatal(err)
		}
		for _, run := range r.Runs {
			if run.Levels == nil {
				continue
			}
			was := run.Levels
			run.Levels = make(fabric.Levels, len(was))
			for i := range was {
				run.Levels[i] = make([]int, len(was))
			}
			row, err := engineRow(t.Context(), f, &run)
			if err != nil || row.Assigned == "free" || row.Deadlock() != "deadlock" {
				t.Errorf("%s on one lane: %+v, %v", run.Engine, row, err)
			}
			run.Levels = was[1:]
			if _, err := engineRow(t.Context(), f, &run); err == nil || !strings.Contains(err.Error(), "service levels of 15 ends, want 16") {
				t.Errorf("%s with levels of 15 ends: %v", run.Engine, err)
			}
		}
	}
}
