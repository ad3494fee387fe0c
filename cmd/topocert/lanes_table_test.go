package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"topocert/certificates"
	"topocert/cmd/internal/programs"
	"topocert/props"
	"topocert/routing"
	"topocert/routing/infiniband"
	"topocert/solver/lanes"
	"topocert/topology"
)

var update = flag.Bool("update", false, "write anew what documents show: the table of lanes in docs/routing.md, in some minutes, and the tutorial")

const (
	lanesTableFile  = "../../docs/routing.md"
	lanesTableBegin = "<!-- lanes: made by go test ./cmd/topocert -run LanesTable -update -->\n"
	lanesTableEnd   = "<!-- end of lanes -->\n"
)

// quickTable is the number of hosts up to which every run computes the rows again.
const quickTable = 36

// TestLanesTable holds the lanes that are found against those of OpenSM's engines dfsssp
// and lash, by their logs: on the same routes never more; and with routes of our choice never more,
// and fewer unless the bound that is certified forbids it. What stands in the document is
// what is found; of large networks that is asked with -update alone.
func TestLanesTable(t *testing.T) {
	if testing.Short() && !*update {
		t.Skip("-short")
	}
	text, err := os.ReadFile(lanesTableFile)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(text), lanesTableBegin)
	table, after, also := strings.Cut(rest, lanesTableEnd)
	if !ok || !also {
		t.Fatalf("%s has no table of lanes", lanesTableFile)
	}
	head := "| network | hosts | dfsssp | on its routes | lash | on its routes | a minimal router | routes chosen |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n"
	made := head
	var networks []string
	for line := range strings.Lines(table) {
		if cells := strings.Split(line, " | "); strings.Contains(cells[0], "(") {
			networks = append(networks, strings.TrimPrefix(cells[0], "| "))
		}
	}
	larger, err := os.ReadDir("../internal/programs/testdata")
	if kept, e := os.ReadDir("../internal/programs/recorded"); err != nil || e != nil || len(networks) != len(kept)+len(larger) {
		t.Fatalf("%d networks in the table, want %d and %d, %v, %v", len(networks), len(kept), len(larger), err, e)
	}
	for i, name := range networks {
		r := recorded(t, [...]string{"recorded", "testdata"}[min(1, i/(len(networks)-len(larger)))], name)
		f, err := infiniband.Read(bytes.NewReader(r["fabric.ibnetdiscover"]))
		if err != nil {
			t.Fatal(err)
		}
		if !*update && len(f.Network().Ends()) > quickTable {
			line, _, _ := strings.Cut(table[strings.Index(table, "| "+name+" |"):], "\n")
			made += line + "\n"
			continue
		}
		made += lanesRow(t, name, r, f)
	}
	if *update {
		if err := os.WriteFile(lanesTableFile, []byte(before+lanesTableBegin+made+lanesTableEnd+after), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if made != table {
		t.Errorf("the table in %s is\n%swant, by -update,\n%s", lanesTableFile, table, made)
	}
}

// lanesRow makes the row of a network.
func lanesRow(t *testing.T, name string, r map[string][]byte, f *infiniband.Fabric) string {
	session, err := props.NewSession("")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	hosts := f.Network().Ends()
	cells := []string{name, fmt.Sprint(len(hosts))}
	least := 1 << 30 // of the engines
	for _, engine := range []string{"dfsssp", "lash"} {
		log, needed := string(r[engine+".log"]), 0
		if !strings.Contains(log, " -> osm_ucast_mgr_process: "+engine+" tables configured on all switches") {
			cells = append(cells, "gives up", "–")
			continue
		}
		if _, err := fmt.Sscanf(log[strings.LastIndex(log, "anes needed: "):], "anes needed: %d", &needed); err != nil {
			t.Fatal(err)
		}
		tables, err := infiniband.ReadTables(bytes.NewReader(r[engine+".lft"]), f)
		if err != nil {
			t.Fatal(err)
		}
		table, certified, err := programs.OnFabric(tables, f)
		if err != nil {
			t.Fatal(err)
		}
		if err := introduceRouter(session, engine, certified, f.Network(), table); err != nil {
			t.Fatal(err)
		}
		found := lanesOf(t, session, lanes.Task{Network: f.Network(), Router: certified, Routes: table, Ends: hosts})
		if found.Found.Count > needed {
			t.Errorf("%s: %d lanes on the routes of %s, which says %d", name, found.Found.Count, engine, needed)
		}
		least = min(least, needed)
		cells = append(cells, fmt.Sprint(needed), bounded(found))
	}
	net, err := topology.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := session.Introduce(net); err != nil {
		t.Fatal(err)
	}
	ends := hostsOf(net)
	router, inner := minimalRouter(t, net)
	cells = append(cells, "`"+router+"` "+bounded(lanesOf(t, session, lanes.Task{Network: net, Router: router, Routes: inner, Ends: ends})))
	chosen := lanesOf(t, session, lanes.Task{Network: net, Router: certificates.Shortest, Ends: ends})
	if n := chosen.Found.Count; n > least || n == least && !chosen.Exact() {
		t.Errorf("%s: %s lanes on routes of our choice, OpenSM takes %d", name, bounded(chosen), least)
	}
	return "| " + strings.Join(append(cells, bounded(chosen)), " | ") + " |\n"
}

// lanesOf gives lanes, which are certified, and a bound as far as some seconds suffice.
func lanesOf(t *testing.T, session *props.Session, task lanes.Task) *lanes.Known {
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	found, err := session.Lanes(ctx, task)
	if found == nil || err != nil && !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(topology.Title(task.Network), err)
	}
	return found
}

// bounded writes a number of lanes, with the bound if that is another.
func bounded(l *lanes.Known) string {
	if l.Exact() {
		return fmt.Sprint(l.Found.Count)
	}
	return fmt.Sprintf("%d … %d", l.Lower, l.Found.Count)
}

// minimalRouter returns the router for a network that is minimal in constant time, else bfs.
func minimalRouter(t *testing.T, net topology.Network) (string, routing.Router) {
	for _, name := range []string{"qt-minimal", "cctorus-minimal", "xtorus-minimal", "ftt-minimal", "gamma-minimal", "oct", "dor", "ecube", "fattree", "bfs"} {
		if r, err := routing.New(name, net); err == nil {
			return name, r
		}
	}
	t.Fatal("no router for " + net.Name())
	return "", nil
}
