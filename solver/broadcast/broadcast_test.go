package broadcast

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/broadcasts"
	"topocert/certificates/kinds"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/solver/sat"
	"topocert/solver/solvertest"
	"topocert/solver/symmetry"
	"topocert/solver/symmetry/symmetrytest"
)

// TestDecideBroadcast decides networks whose least number of rounds is known: d
// in the cube of dimension d, ⌈n/2⌉ in a ring, ⌈log2 n⌉ in a complete graph, the
// distance of the far corner and one more in a mesh from an inner side; k+m+3 in
// OCT(k,m), by its schedule and counting. Then hyper-tori where refutations are
// needed, both bounds of which are checked.
func TestDecideBroadcast(t *testing.T) {
	deep.NotShort(t)
	for _, c := range []struct {
		on     string
		source uint32
		rounds int // −1 if not known beforehand
		kind   string
	}{
		{"Complete(1)", 0, 0, "counting"}, {"Hypercube(5)", 3, 5, "counting"}, {"Ring(11)", 4, 6, "counting"},
		{"Complete(17)", 0, 5, "counting"}, {"OCT(2,2)", 9, 7, "counting"}, {"Torus(6)", 0, 6, "counting"},
		{"QT(3,2)", 0, -1, "lrat"}, {"QT(4,4)", 1, -1, "lrat"},
	} {
		if c.on == "QT(4,4)" && !deep.Tests() {
			continue
		}
		net, files := solvertest.Parse(t, c.on), make(solvertest.Files)
		b, err := Decide(context.Background(), net, c.source, files.Create)
		if err != nil {
			t.Fatal(err)
		}
		if b.Lower != b.Upper || c.rounds >= 0 && b.Upper != c.rounds || b.Bound.Kind != c.kind {
			t.Errorf("%s from %d: %d to %d rounds by %s, want %d by %s", c.on, c.source, b.Lower, b.Upper, b.Bound.Kind, c.rounds, c.kind)
		}
		for _, made := range []*certificates.Certificate{b.Bound, b.AtMost} {
			if err := files.Check(made, net); err != nil {
				t.Errorf("%s: %v", made.Statement, err)
			}
			if want := fmt.Sprint(b.Upper); made.Statement.Value != want {
				t.Errorf("%s, want %s", made.Statement, want)
			}
		}
		// gini finds a schedule of as many rounds; that there is none of fewer is refuted above.
		if s, found, err := searchSAT(context.Background(), net, c.source, b.Upper); err != nil || !found || len(s.Rounds) > b.Upper {
			t.Errorf("%s from %d in %d rounds: found %t, %v", c.on, c.source, b.Upper, found, err)
		}
	}
}

// TestGreedy sees that the heuristic alone comes within two rounds of counting's
// bound, and shuffled within one, on networks of some hundred vertices.
func TestGreedy(t *testing.T) {
	for _, on := range []string{"QT(8,8)", "QT(5,5)", "OCT(3,3)", "FTT(12)", "Gamma(6,1,1)", "Torus(5,6,7)", "CCTorus(11)", "Hypercube(8)", "Mesh(9,13)"} {
		net := solvertest.Parse(t, on)
		for source := range uint32(4) {
			bound := Bound(net, routing.SinglePort, source)
			alone := len(routing.Greedy(net, source).Rounds)
			best, err := Find(context.Background(), net, source, bound, 10)
			if err != nil {
				t.Fatal(err)
			}
			if r, err := best.Replay(net.CSR()); err != nil || !r.Valid() || alone > bound+2 || len(best.Rounds) > min(alone, bound+1) {
				t.Errorf("%s from %d: %d rounds, %d shuffled, want %d or little more", on, source, alone, len(best.Rounds), bound)
			}
		}
	}
}

// TestBroadcastErrors stops searches, and asks for proofs of what is false.
func TestBroadcastErrors(t *testing.T) {
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	net := solvertest.Parse(t, "QT(3,2)")
	b, err := Decide(stopped, net, 0, make(solvertest.Files).Create)
	if !errors.Is(err, context.Canceled) || b == nil || b.Lower > b.Upper {
		t.Errorf("stopped: %v, %v; want bounds and the context's error", b, err)
	}
	if err := kinds.Check(b.AtMost, solvertest.WorldOf(net)); err != nil {
		t.Errorf("stopped: %v", err)
	}
	for name, create := range map[string]func(string) (io.WriteCloser, error){
		"no file": func(string) (io.WriteCloser, error) { return nil, solvertest.ErrFull },
		"no room": func(string) (io.WriteCloser, error) { return solvertest.Closing{Writer: &solvertest.FullDisk{}}, nil },
	} {
		b, err := Decide(context.Background(), net, 0, create)
		if !errors.Is(err, solvertest.ErrFull) || b == nil || b.Bound == nil || b.Lower != 6 || b.Bound.Statement.Value != "6" {
			t.Errorf("%s: %+v, %v, want the bound by counting, 6, with its certificate, and the file's error", name, b, err)
		}
	}
	if _, _, err := searchSAT(stopped, net, 0, 6); !errors.Is(err, context.Canceled) {
		t.Errorf("stopped: %v, want the context's error", err)
	}
	if _, _, err := searchSAT(context.Background(), solvertest.Parse(t, "Ring(4098)"), 0, 3); err == nil || !strings.Contains(err.Error(), "cnf/limit") {
		t.Errorf("a large formula: %v, want its limit", err)
	}
	var shorter *Shorter
	if _, err := ProveLRAT(context.Background(), net, 0, 8, make(solvertest.Files).Create, "x"); !errors.As(err, &shorter) || len(shorter.Schedule.Rounds) > 7 {
		t.Errorf("8 rounds: %v, want a schedule of 7", err)
	}
	apart := solvertest.Parse(t, "g6:C`") // two links
	if _, err := Decide(context.Background(), apart, 0, make(solvertest.Files).Create); err == nil {
		t.Error("a graph that is not connected has a broadcast")
	}
	for _, model := range []routing.Model{routing.SinglePort, routing.AllPort} {
		if got := Bound(apart, model, 0); got != -1 {
			t.Errorf("%s: bound %d, want -1", model, got)
		}
	}
}

// TestProveSchedules proves bounds for all sources and for all-to-all broadcasts.
func TestProveSchedules(t *testing.T) {
	net := solvertest.Parse(t, "QT(3,3)")
	symmetries := symmetrytest.Of(t, net)
	var schedules []*routing.Schedule
	most := 0
	for _, s := range symmetries.Sources {
		found, err := Find(context.Background(), net, s, 7, 20)
		if err != nil {
			t.Fatal(err)
		}
		schedules, most = append(schedules, found), max(most, len(found.Rounds))
	}
	gossip, err := routing.NewSchedule("qt-all-to-all-exchange", net, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := GossipBound(symmetries, routing.AllPort); got != 6 { // the diameter
		t.Errorf("all-to-all takes at least %d rounds, want 6", got)
	}
	world := solvertest.WorldOf(net)
	for _, c := range []*certificates.Certificate{
		solvertest.Made(ProveScheduleAll(symmetries, schedules, most)), ProveSchedule(net, gossip),
		ProveCountingAll(net, routing.SinglePort, 0), ProveCountingGossip(net, routing.AllPort, 0),
	} {
		if err := kinds.Check(c, world); err != nil {
			t.Errorf("%s: %v", c.Statement, err)
		}
	}
	if err := kinds.Check(solvertest.Made(ProveScheduleAll(symmetries, schedules, most-1)), world); !errors.Is(err, certificates.ErrRejected) {
		t.Errorf("in %d rounds: %v, want a rejection", most-1, err)
	}
}

// TestBoundGossip: in a cube of dimension d everybody has heard from everybody after d rounds,
// and not sooner, as that is the diameter; and what fails on the way is the error.
func TestBoundGossip(t *testing.T) {
	net := solvertest.Parse(t, "Hypercube(3)")
	for _, model := range []routing.Model{routing.AllPort, routing.SinglePort} {
		proved, err := BoundGossip(t.Context(), net, model, -1, func() (*symmetry.Symmetries, error) { return symmetrytest.Of(t, net), nil })
		if err != nil || len(proved) != 2 {
			t.Fatalf("%s: %d bounds, %v, want two", model, len(proved), err)
		}
		for i, relation := range []string{">=", "<="} {
			s := proved[i].Statement
			if err := kinds.Check(proved[i], solvertest.WorldOf(net)); err != nil || s.Relation != relation || s.Value != "3" {
				t.Errorf("%s: %v, want %s 3", s, err, relation)
			}
		}
	}
	none := errors.New("no symmetries")
	if _, err := BoundGossip(t.Context(), net, routing.AllPort, -1, func() (*symmetry.Symmetries, error) { return nil, none }); !errors.Is(err, none) {
		t.Errorf("%v, want %v", err, none)
	}
}

// BenchmarkBroadcast finds the least rounds: the refutation with its proof beside
// gini's search for the same, without one.
func BenchmarkBroadcast(b *testing.B) {
	net := solvertest.Parse(b, "QT(4,4)")
	f, err := broadcasts.CNF(net.CSR(), 1, 8)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("net=qt/m=4/n=4/refute", func(b *testing.B) {
		for b.Loop() {
			if model, err := sat.Refute(context.Background(), f, io.Discard); model != nil || err != nil {
				b.Fatal(model, err)
			}
		}
	})
	b.Run("net=qt/m=4/n=4/gini", func(b *testing.B) {
		for b.Loop() {
			if model, err := sat.NewGini(f).Solve(context.Background()); model != nil || err != nil {
				b.Fatal(model, err)
			}
		}
	})
}
