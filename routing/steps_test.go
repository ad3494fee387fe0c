package routing_test

import (
	"encoding/binary"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

var update = flag.Bool("update", false, "rewrite testdata/steps.txt; review the diff")

// stepsOn are small networks of all kinds that routers and schedules are for, sides
// equal and not, odd and even.
var stepsOn = []string{
	"Octagon", "JTorus(1,1)", "JTorus(2,3)", "JTorus(3,1)", "OCT(1,1)", "OCT(1,2)", "OCT(2,1)", "Hypercube(1)", "Hypercube(4)",
	"Mesh(2,3)", "Mesh(4)", "Torus(2,3)", "Torus(4)", "Torus(3,4,2)", "Ring(7)", "Petersen", "Complete(4)", "MCR(2)",
	"QT(2,2)", "QT(2,3)", "QT(3,2)", "QT(4,3)", "CCTorus(3)", "CCTorus(6)", "CCTorus(7)", "CCTorusOpp(4)", "CCTorusOpp(6)", "XTorus(5)", "XTorus(6)", "XMesh(5)", "XMesh(6)", "XMeshW(5)",
	"FTT(4)", "FTT(5)", "FTT(7)", "Gamma(2,2,3)", "Gamma(4,1,1)", "Gamma(4,2,1)", "Gamma(3,1,2)", "Gamma(6,1,1)",
}

// TestSteps: the routers' ways and the schedules' sends on small networks are those
// with the digests in testdata/steps.txt. Certificates about a route, a table or
// channels name a router and hold for its very steps, so a step is not to change
// unnoticed, be it to another one as good. Whether steps are right is for other tests.
func TestSteps(t *testing.T) {
	deep.NotShort(t)
	var got strings.Builder
	var names []string
	var line []byte
	for _, k := range routing.Kinds() {
		names = append(names, k.Name)
	}
	names = append(names, "lanes:bfs", "lanes:qt-minimal", "lanes:ftt-minimal")
	for _, on := range stepsOn {
		net := network(t, on)
		n := uint32(net.Order())
		for _, name := range names {
			r, err := routing.New(name, net)
			if err != nil {
				continue
			}
			h := fnv.New64a()
			channels, _ := r.(routing.Classed)
			if _, table := r.(*routing.Table); table {
				channels = nil // of a table of ours there is one a link
			}
			for u := range n {
				for v := range n {
					way := routing.Follow(net.CSR(), r, u, v)
					line = append(line[:0], way.Outcome...)
					for _, at := range way.Path {
						line = binary.AppendUvarint(line, uint64(at))
					}
					if header := r.Header(u, v); channels != nil && u != v {
						next, _ := r.Next(u, v, header)
						line = append(line, ' ', byte(channels.Classes()), byte(channels.Class(u, next, v, header)))
					}
					h.Write(append(line, '\n'))
				}
			}
			fmt.Fprintf(&got, "%s %s %016x\n", name, on, h.Sum64())
		}
		for _, p := range routing.Schedules() {
			if digest := sends(net, p.Name); digest != "" {
				fmt.Fprintf(&got, "schedule %s %s %s\n", p.Name, on, digest)
			}
		}
	}
	compareSteps(t, got.String())
}

// sends returns the digest of a schedule's sends from the first few sources, and of what
// comes of them; nothing if the schedule is not for the network.
func sends(net topology.Network, plan string) string {
	h := fnv.New64a()
	for source := range min(uint32(net.Order()), 9) {
		s, err := routing.NewSchedule(plan, net, source)
		if err != nil {
			return ""
		}
		r, err := s.Replay(net.CSR())
		fmt.Fprintln(h, s.Model, s.Gossip, s.Source, s.Rounds, r.Rounds, r.Informed, r.Sends, r.Since, r.Violation, err)
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// compareSteps holds the digests against those of the file, or rewrites that.
func compareSteps(t *testing.T, got string) {
	const file = "testdata/steps.txt"
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Split(string(data), "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(want) || line != want[i] {
			t.Fatalf("line %d of %s would be %q", i+1, file, line)
		}
	}
	if wanted := strings.Count(string(data), "\n"); wanted != strings.Count(got, "\n") {
		t.Fatalf("%s has %d lines, want %d", file, wanted, strings.Count(got, "\n"))
	}
}

// TestLimits: the limits are those of the comments and of the certificates' format.
func TestLimits(t *testing.T) {
	for name, limit := range map[string][2]int{
		"MaxClasses": {routing.MaxClasses, 1024},
		"MaxGossip":  {routing.MaxGossip, 16384},
		"MaxTable":   {routing.MaxTable, 8192},
	} {
		if limit[0] != limit[1] {
			t.Errorf("%s is %d, want %d", name, limit[0], limit[1])
		}
	}
}

// TestViolation: the first send against the rules is told with its round, and only sends
// that keep them count.
func TestViolation(t *testing.T) {
	g := network(t, "Ring(5)").CSR()
	type rounds = [][]routing.Send
	for _, test := range []struct {
		schedule routing.Schedule
		want     routing.Violation
		sends    int
	}{
		{routing.Schedule{Model: routing.SinglePort, Rounds: rounds{{{0, 1}}, {{0, 2}}, {{0, 9}}}}, routing.Violation{Round: 2, Send: routing.Send{0, 2}, Why: "no link joins them"}, 1},
		{routing.Schedule{Model: routing.SinglePort, Rounds: rounds{{{0, 1}, {0, 4}}}}, routing.Violation{Round: 1, Send: routing.Send{0, 4}, Why: "the sender sends twice in this round"}, 1},
		{routing.Schedule{Model: routing.AllPort, Rounds: rounds{{{0, 1}}, {{1, 2}, {2, 3}, {1, 0}}}}, routing.Violation{Round: 2, Send: routing.Send{2, 3}, Why: "the sender does not have the message yet"}, 3},
		{routing.Schedule{Model: routing.AllPort, Gossip: true, Rounds: rounds{{{0, 1}}, {{0, 1}, {0, 1}}}}, routing.Violation{Round: 2, Send: routing.Send{0, 1}, Why: "it is sent twice in this round"}, 2},
		{routing.Schedule{Model: routing.SinglePort, Gossip: true, Rounds: rounds{{}, {}, {{0, 1}, {2, 1}}}}, routing.Violation{Round: 3, Send: routing.Send{2, 1}, Why: "the receiver receives twice in this round"}, 1},
	} {
		r, err := test.schedule.Replay(g)
		if err != nil || r.Violation == nil || *r.Violation != test.want || r.Sends != test.sends {
			t.Errorf("%v: %+v, %v, want %+v and %d sends", test.schedule.Rounds, r, err, test.want, test.sends)
		}
	}
}
