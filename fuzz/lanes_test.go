package fuzz

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/solver/audit"
	"topocert/topology"
)

// TestLanes: with lanes any router that delivers every message has no deadlock:
// the audit finds an order of the channels, and the checker accepts it. Routes
// stay as they are.
func TestLanes(t *testing.T) {
	deadlocks := 0
	rapid.Check(t, func(t *rapid.T) {
		net := Network(t, 60, "Torus", "Ring", "FTT", "QT", "CCTorus", "XTorus", "Gamma", "GP")
		plain, err := routing.New("bfs", net)
		if err != nil {
			t.Fatal(err)
		}
		held := func(r routing.Router) *audit.Result {
			a, err := audit.Run(context.Background(), net.CSR(), r, audit.Options{Channels: true})
			if err != nil {
				t.Fatal(err)
			}
			return a
		}
		before := held(plain)
		if before.Deadlock() == "deadlock" {
			deadlocks++
		}
		lanes, err := routing.NewLanes(net.CSR(), plain)
		if err != nil {
			t.Fatal(err)
		}
		after := held(lanes)
		if after.Deadlock() != "free" || after.TotalHops.Cmp(before.TotalHops) != 0 || after.Minimal != after.Pairs {
			t.Fatalf("%s: channels %s, hops %v, want free, %v", net.Name(), after.Deadlock(), after.TotalHops, before.TotalHops)
		}
		used := 0 // no class is there in vain
		for s := range uint32(net.Order()) {
			for d := range uint32(net.Order()) {
				used = max(used, lanes.Class(s, 0, d, "")+1)
			}
		}
		if used != lanes.Classes() {
			t.Fatalf("%s: %d classes are used, %d are there", net.Name(), used, lanes.Classes())
		}
		c, err := audit.ProveDeadlock(context.Background(), net, "lanes:bfs", lanes, after)
		if err != nil {
			t.Fatal(err)
		}
		world := certificates.World{
			Graph:  func(string) (certificates.Graph, error) { return net.CSR(), nil },
			Router: func(string, string) (certificates.Router, error) { return lanes, nil },
		}
		if err := kinds.Check(c, world); err != nil {
			t.Fatal(err)
		}
	})
	if !testing.Short() && deadlocks == 0 { // 20 inputs may show none
		t.Error("no router could deadlock without lanes")
	}
}

// TestLanesOfMinimal: the minimal routers on twisted tori need as many lanes as a
// message makes turns, and one; the numbers of docs/routing.md are these.
func TestLanesOfMinimal(t *testing.T) {
	deep.NotShort(t)
	lanes := make(map[string]int)
	for _, test := range []struct{ router, net string }{
		{"ftt-minimal", "FTT(8)"}, {"qt-minimal", "QT(4,4)"}, {"cctorus-minimal", "CCTorus(8)"}, {"qt-minimal", "QT(5,6)"},
		{"xtorus-minimal", "XTorus(9)"}, {"xmesh-minimal", "XMeshW(9)"}, {"gamma-minimal", "Gamma(4,1,1)"}, {"dor", "Torus(9)"},
	} {
		net, err := topology.Parse(test.net)
		if err != nil {
			t.Fatal(err)
		}
		r, err := routing.New("lanes:"+test.router, net)
		if err != nil {
			t.Fatal(err)
		}
		Contract{Net: net, Router: r, Minimal: true, Deadlock: "free"}.Every(t)
		most := 0
		for s := range uint32(net.Order()) {
			for d := range uint32(net.Order()) {
				turns, path := 0, routing.Follow(net.CSR(), r, s, d).Path
				for i := 2; i < len(path); i++ {
					if path[i-1] < path[i-2] && path[i] > path[i-1] {
						turns++
					}
				}
				most = max(most, turns)
			}
		}
		lanes[test.net] = r.(routing.Classed).Classes()
		if lanes[test.net] != most+1 {
			t.Errorf("%s on %s: %d lanes, and at most %d turns", test.router, test.net, lanes[test.net], most)
		}
	}
	page, err := os.ReadFile("../docs/routing.md")
	if err != nil {
		t.Fatal(err)
	}
	want := fmt.Sprintf("%d a link for `ftt-minimal` on FTT(8), %d for `qt-minimal` on QT(4,4), %d for `cctorus-minimal` on CCTorus(8)",
		lanes["FTT(8)"], lanes["QT(4,4)"], lanes["CCTorus(8)"])
	if !strings.Contains(string(page), want) {
		t.Errorf("docs/routing.md does not say %q", want)
	}
}

// TestLanesRefuse: a router that has headers, has channels, or loses a message,
// and a network too large for the table.
func TestLanesRefuse(t *testing.T) {
	for name, want := range map[string]string{
		"lanes:oct-printed OCT(2,2)":        "vertex 8 to 0 does not arrive",
		"lanes:dor-dateline Torus(4)":       "virtual channels",
		"lanes:lanes:dor Torus(4)":          "virtual channels",
		"lanes:dor Torus(91)":               "8281 vertices, want at most 8192",
		"lanes:table:somewhere Torus(4)":    "no such router",
		"lanes: Torus(4)":                   "no such router",
		"lanes:ftt-a-printed-typo Torus(4)": "no such router",
	} {
		router, on, _ := strings.Cut(name, " ")
		net, err := topology.Parse(on)
		if err != nil {
			t.Fatal(err)
		}
		r, err := routing.New(router, net)
		if err == nil || r != nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
		if !errors.Is(err, routing.ErrLanes) && !errors.Is(err, routing.ErrRouter) {
			t.Errorf("%s: %v, want ErrLanes or ErrRouter", name, err)
		}
	}
	ring, err := topology.Parse("Ring(9)")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []routing.Router{headed{clockwise{}, "x", ""}, headed{clockwise{}, "", "x"}} {
		if _, err := routing.NewLanes(ring.CSR(), r); !errors.Is(err, routing.ErrLanes) || !strings.Contains(err.Error(), "headers") {
			t.Errorf("with headers: %v", err)
		}
	}
	if _, err := routing.NewLanes(ring.CSR(), clockwise{}); err != nil {
		t.Error(err)
	}
}

// clockwise goes up around Ring(9).
type clockwise struct{}

func (clockwise) Header(_, _ uint32) string { return "" }

func (clockwise) Next(at, _ uint32, _ string) (uint32, string) { return (at + 1) % 9, "" }

// headed is clockwise with a header at the source, or on the way.
type headed struct {
	clockwise
	first, then string
}

func (h headed) Header(_, _ uint32) string { return h.first }

func (h headed) Next(at, _ uint32, _ string) (uint32, string) { return (at + 1) % 9, h.then }
