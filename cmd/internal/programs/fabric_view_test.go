package programs

import (
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/solver/audit"
	"topocert/topology"
)

var update = flag.Bool("update", false, "write anew what a report's page on fabrics says")

// fabricsPage has what a report's page on fabrics says.
const fabricsPage = "../site/fabrics.json"

// view is a network as a fabric, under the subnet manager's routing engines and our routers: see package site.
type view struct {
	Name            string
	Switches, Hosts int
	Rows            []row
}

// row is what becomes of the messages from every host to every other: see package site.
type row struct {
	Router, About, None       string
	Ours                      bool
	Pairs, Delivered, Minimal uint64
	MaxHops                   int
	Deadlock, Mean            string
	Load                      uint64
	Lanes, Turning            int
	// Assigned tells whether messages deadlock on the lanes that the engine gives them: as
	// Deadlock; "" if they are not recorded.
	Assigned string `json:"-"`
}

// viewFabric audits everything that a recording has, and those of the routers that are
// for its network and deliver.
func viewFabric(ctx context.Context, r *Recording, kinds []routing.Kind) (*view, error) {
	f, err := infiniband.Read(bytes.NewReader(r.Discovered))
	if err != nil {
		return nil, err
	}
	net := f.Network()
	v := &view{Name: r.Name, Switches: len(f.Switches()), Hosts: len(net.Ends())}
	for _, run := range r.Runs {
		made, err := engineRow(ctx, f, &run)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", run.Engine, err)
		}
		v.Rows = append(v.Rows, *made)
	}
	bare, err := topology.Parse(r.Name)
	if err != nil {
		return nil, err
	}
	for _, kind := range kinds {
		if strings.Contains(kind.Name, "printed") || strings.HasPrefix(kind.Name, "ftt-a-") || strings.HasPrefix(kind.Name, "ftt-b-") {
			continue // the papers' own, of which most do not deliver: the network's page has them
		}
		inner := kind.New(bare)
		if inner == nil {
			continue
		}
		if _, tolerant := inner.(routing.FaultTolerant); tolerant {
			continue // without faults it is the same as another
		}
		router, err := Hosted(inner, bare, net)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", kind.Name, err)
		}
		ours := &row{Router: kind.Name, Ours: true}
		if err := ours.audit(ctx, f, router); err != nil {
			return nil, fmt.Errorf("%s: %w", kind.Name, err)
		}
		v.Rows = append(v.Rows, *ours)
	}
	return v, nil
}

// engineRow audits the tables of one of the subnet manager's engines.
func engineRow(ctx context.Context, f *infiniband.Fabric, run *Run) (*row, error) {
	log := readLog(run.Log)
	made := &row{Router: run.Engine, Lanes: log.Lanes}
	if run.Root != "" {
		made.About = "levels counted from " + run.Root
	}
	if log.Engine != run.Engine {
		made.None = fmt.Sprintf("no tables, those of %s instead: %s", log.Engine, log.GaveUp)
		return made, nil
	}
	tables, err := infiniband.ReadTables(bytes.NewReader(run.Tables), f)
	if err != nil {
		return nil, err
	}
	table, _, err := OnFabric(tables, f)
	if err != nil {
		return nil, err
	}
	if err := made.audit(ctx, f, table); err != nil || run.Levels == nil {
		return made, err
	}
	on, err := WithLevels(table, f.Network(), run.Levels)
	if err != nil {
		return nil, err
	}
	found, err := audit.Run(ctx, f.Network().CSR(), on, audit.Options{Workers: 1, Channels: true, Ends: f.Network().Ends()})
	if err != nil {
		return nil, err
	}
	made.Assigned = found.Deadlock()
	return made, nil
}

// audit sends a message from every host to every other.
func (r *row) audit(ctx context.Context, f *infiniband.Fabric, router routing.Router) error {
	g, ends := f.Network().CSR(), f.Network().Ends()
	found, err := audit.Run(ctx, g, router, audit.Options{Workers: 1, Loads: true, Channels: true, Ends: ends})
	if err != nil {
		return err
	}
	r.Pairs, r.Delivered, r.Minimal, r.MaxHops, r.Deadlock = found.Pairs, found.Delivered, found.Minimal, found.MaxHops, found.Deadlock()
	if found.Delivered > 0 {
		r.Mean = new(big.Rat).SetFrac(found.TotalHops, new(big.Int).SetUint64(found.Delivered)).FloatString(2)
	}
	arc := 0
	for v := range uint32(g.Order()) {
		for _, u := range g.Neighbors(v) {
			if f.Kind(v) == infiniband.Switch && f.Kind(u) == infiniband.Switch {
				r.Load = max(r.Load, found.Loads[arc])
			}
			arc++
		}
	}
	if r.Deadlock == "free" || r.Deadlock == "acyclic" {
		r.Turning = found.Channels.Classes
		return nil
	}
	r.Turning, err = audit.Lanes(ctx, g, router, ends)
	return err
}

// TestFabrics audits all recordings. What our routers do on a fabric is held against
// what they do on the bare network: two hops more, the same deadlocks. The numbers of
// virtual lanes were first seen with OpenSM 3.3.23 by hand: 6 for dfsssp on QT(2,3), 3 on
// the 4×4 torus, where lash needs 2.
func TestFabrics(t *testing.T) {
	if testing.Short() {
		t.Skip("audits the recorded fabrics")
	}
	all, err := Recorded()
	if err != nil {
		t.Fatal(err)
	}
	// bfs is what routers are held against, and works everywhere.
	kinds := slices.DeleteFunc(routing.Kinds(), func(k routing.Kind) bool { return k.Name == "bfs" })
	lanes := make(map[string]int)
	engines := make(map[string]bool)
	var views []*view
	assigned := 0
	for _, r := range all {
		v, err := viewFabric(t.Context(), r, kinds)
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
			if row.Turning < 1 || row.Deadlock != "free" && row.Turning < 2 {
				t.Errorf("%s: deadlock %s, %d lanes", name, row.Deadlock, row.Turning)
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
	var text bytes.Buffer
	for i, v := range views {
		fmt.Fprintf(&text, "%s{\"Name\": %q, \"Switches\": %d, \"Hosts\": %d, \"Rows\": [", [...]string{"[", ",\n"}[min(i, 1)], v.Name, v.Switches, v.Hosts)
		for j, row := range v.Rows {
			line, err := json.Marshal(row)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&text, "%s\n%s", [...]string{"", ","}[min(j, 1)], line)
		}
		text.WriteString("]}")
	}
	text.WriteString("]\n")
	if *update {
		if err := os.WriteFile(fabricsPage, text.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if kept, err := os.ReadFile(fabricsPage); err != nil || !bytes.Equal(kept, text.Bytes()) {
		t.Errorf("%s is not what the recordings say, %v: -update writes it", fabricsPage, err)
	}
}

// bareAudit holds the audit of a router on a fabric against that on the network itself.
func bareAudit(t *testing.T, name string, row *row) {
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
	if row.Delivered != a.Delivered || row.Minimal != a.Minimal || row.MaxHops != a.MaxHops+more || row.Mean != mean.FloatString(2) || row.Load != load || row.Deadlock != a.Deadlock() {
		t.Errorf("%s on %s: %+v, want as on the network itself: %d delivered, %d minimal, %d hops, mean %s, load %d, deadlock %s",
			row.Router, name, row, a.Delivered, a.Minimal, a.MaxHops+more, mean.FloatString(2), load, a.Deadlock())
	}
}

// TestFabricLost shows messages that are lost: every switch but one has no entries.
func TestFabricLost(t *testing.T) {
	all, err := Recorded()
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
	all, err := Recorded()
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
			run.Levels = make(Levels, len(was))
			for i := range was {
				run.Levels[i] = make([]int, len(was))
			}
			row, err := engineRow(t.Context(), f, &run)
			if err != nil || row.Assigned == "free" || row.Deadlock != "deadlock" {
				t.Errorf("%s on one lane: %+v, %v", run.Engine, row, err)
			}
			run.Levels = was[1:]
			if _, err := engineRow(t.Context(), f, &run); err == nil || !strings.Contains(err.Error(), "service levels of 15 ends, want 16") {
				t.Errorf("%s with levels of 15 ends: %v", run.Engine, err)
			}
		}
	}
}
