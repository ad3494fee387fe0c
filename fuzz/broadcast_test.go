package fuzz

import (
	"bytes"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/certificates/kinds"
	"topocert/routing"
	"topocert/solver/broadcast"
	"topocert/topology"
)

// TestScheduleCheckers spoils schedules, and sees that the checker of
// certificates and routing's replay, which share no code, agree on all.
func TestScheduleCheckers(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	valid, broken := 0, 0
	for _, c := range []struct{ plan, on string }{
		{"flood", "Petersen"}, {"greedy", "QT(2,3)"}, {"octagon-single-port", "Octagon"}, {"oct-all-port", "OCT(1,2)"},
		{"jtorus", "JTorus(2,3)"}, {"qt-all-to-all-sla", "QT(2,2)"}, {"qt-all-to-all-mla", "QT(3,2)"}, {"hypercube-exchange", "Hypercube(4)"},
	} {
		net, err := topology.Parse(c.on)
		if err != nil {
			t.Fatal(err)
		}
		world := certificates.World{Graph: func(string) (certificates.Graph, error) { return net.CSR(), nil }}
		for range 150 {
			s, err := routing.NewSchedule(c.plan, net, uint32(random.IntN(net.Order())))
			if err != nil {
				t.Fatal(err)
			}
			for range random.IntN(3) {
				spoil(random, net, s)
			}
			replay, err := s.Replay(net.CSR())
			if err != nil {
				t.Fatal(err)
			}
			err = kinds.Check(broadcast.ProveSchedule(net, s), world)
			if (err == nil) != replay.Valid() {
				t.Fatalf("%s on %s: replay %d of %d informed, %v; checker: %v\n%v", c.plan, c.on, replay.Informed, net.Order(), replay.Violation, err, s)
			}
			if err == nil {
				valid++
			} else {
				broken++
			}
		}
	}
	if valid < 300 || broken < 300 {
		t.Errorf("%d schedules are valid, %d are not, want many of both", valid, broken)
	}
}

// spoil changes something in a schedule.
func spoil(random *rand.Rand, net topology.Network, s *routing.Schedule) {
	i := random.IntN(len(s.Rounds))
	if len(s.Rounds[i]) == 0 {
		return
	}
	j := random.IntN(len(s.Rounds[i]))
	send := &s.Rounds[i][j]
	switch random.IntN(6) {
	case 0:
		s.Rounds[i] = slices.Delete(s.Rounds[i], j, j+1)
	case 1:
		row := net.Neighbors(send.From)
		send.To = row[random.IntN(len(row))]
	case 2:
		send.From, send.To = send.To, send.From
	case 3:
		send.To = uint32(random.IntN(net.Order()))
	case 4:
		k := random.IntN(len(s.Rounds))
		s.Rounds[i], s.Rounds[k] = s.Rounds[k], s.Rounds[i]
	case 5:
		s.Rounds[i] = append(s.Rounds[i], *send)
	}
}

// TestDecideBroadcast holds the search against brute force, for random small
// networks, and checks both certificates.
func TestDecideBroadcast(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	refuted, cases := 0, 60
	if testing.Short() {
		cases = 15
	}
	for range cases {
		net := randomConnected(t, random, 4+random.IntN(6))
		source := uint32(random.IntN(net.Order()))
		files := make(files)
		b, err := broadcast.Decide(context.Background(), net, source, files.create)
		if err != nil {
			t.Fatal(err)
		}
		want := broadcastRounds(net, broadcasts.SinglePort, source)
		if b.Lower != want || b.Upper != want {
			t.Fatalf("%s from %d: %d to %d rounds, want %d", net.Name(), source, b.Lower, b.Upper, want)
		}
		world := certificates.World{Graph: func(string) (certificates.Graph, error) { return net.CSR(), nil }, Open: files.open}
		for _, c := range []*certificates.Certificate{b.Bound, b.AtMost} {
			if err := kinds.Check(c, world); err != nil {
				t.Fatalf("%s: %v", c.Statement, err)
			}
		}
		if b.Bound.Kind == "lrat" {
			refuted++
		}
	}
	if refuted == 0 {
		t.Error("no lower bound is by refutation")
	}
}

// randomConnected returns a random connected graph on n vertices.
func randomConnected(t testing.TB, random *rand.Rand, n int) topology.Network {
	links := make(map[[2]uint32]bool)
	for v := uint32(1); v < uint32(n); v++ {
		links[[2]uint32{uint32(random.IntN(int(v))), v}] = true
	}
	for range random.IntN(n + 2) {
		if u, v := uint32(random.IntN(n)), uint32(random.IntN(n)); u < v {
			links[[2]uint32{u, v}] = true
		}
	}
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		for l := range links {
			if !yield(l[0], l[1]) {
				return
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	text, err := g.Graph6()
	if err != nil {
		t.Fatal(err)
	}
	net, err := topology.Parse("g6:" + text)
	if err != nil {
		t.Fatal(err)
	}
	return net
}

// files are files in memory.
type files map[string]*bytes.Buffer

func (f files) create(name string) (io.WriteCloser, error) {
	f[name] = new(bytes.Buffer)
	return written{f[name]}, nil
}

func (f files) open(name string) (io.ReadCloser, error) {
	if f[name] == nil {
		return nil, os.ErrNotExist
	}
	return io.NopCloser(bytes.NewReader(f[name].Bytes())), nil
}

type written struct{ io.Writer }

func (written) Close() error { return nil }
