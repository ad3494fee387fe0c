package certificates_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/traffic"
	"topocert/internal/deep"
	"topocert/topology"
)

// manyClasses sends each message along a link, but for three that take a detour; each link
// has 1024 virtual channels.
type manyClasses struct{}

func (manyClasses) Header(uint32, uint32) string { return "" }

func (manyClasses) Next(at, destination uint32, _ string) (uint32, string) {
	detours := map[[2]uint32]uint32{{2047, 2}: 1, {1, 0}: 2, {2, 1}: 0}
	if next, ok := detours[[2]uint32{at, destination}]; ok {
		return next, ""
	}
	return destination, ""
}

func (manyClasses) Classes() int { return 1024 }

func (manyClasses) Class(uint32, uint32, uint32, string) int { return 0 }

// TestChannelsBeyondNumbers: in Complete(2050) with 1024 virtual channels of each link, the
// channel from 2047 to 1 is 2³² after that from 0 to 1. The routes 2047, 1, 2 and 1, 2, 0 and
// 2, 0, 1 would make a ring if the two were one channel; they make none, so that one lane is
// enough, and nothing proves that two are needed.
func TestChannelsBeyondNumbers(t *testing.T) {
	deep.NotShort(t)
	const n = 2050
	g, err := topology.FromEdges(n, func(yield func(u, v uint32) bool) {
		for u := range uint32(n) {
			for v := range u {
				yield(v, u)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	ends := traffic.EndsName([]uint32{0, 1, 2, 2047})
	const from1 = (n - 1) * 1024 // the number of the first channel from vertex 1
	c := &certificates.Certificate{
		Statement: certificates.Statement{Subject: "lanes", Network: "K", Args: []string{"r", ends}, Relation: ">=", Value: "2"},
		Kind:      "lrat",
		Body: []certificates.Line{
			certificates.NumbersLine("ends", 0, 1, 2, 2047),
			certificates.NumbersLine("messages", 2047, 2, 1, 0, 2, 1),
			certificates.NumbersLine("ring", 0, from1+1024, 2*from1),
			{Keyword: "proof", Text: "p"},
		},
	}
	w := certificates.World{
		Graph:  func(string) (certificates.Graph, error) { return g, nil },
		Router: func(string, string) (certificates.Router, error) { return manyClasses{}, nil },
		Open: func(string) (io.ReadCloser, error) {
			return io.NopCloser(strings.NewReader("8 0 2 1 4 3 6 5 7 0\n")), nil
		},
	}
	err = kinds.Check(c, w)
	var r *certificates.Rejection
	if !errors.As(err, &r) || r.Rule != "channel/limit" {
		t.Errorf("error %v, want channel/limit", err)
	}
}

// TestManyMessages: each listed message takes a search of the network. 13107 of them are
// within the limit, 2³⁶, in the torus of 2²⁰ vertices and 2²² channels; one more is not.
func TestManyMessages(t *testing.T) {
	deep.NotShort(t)
	const network = "Torus(1024,1024)"
	messages := make([]uint32, 2*13108)
	for i := range messages {
		messages[i] = uint32(i % 2)
	}
	c := &certificates.Certificate{
		Statement: certificates.Statement{Subject: "lanes", Network: network, Args: []string{"shortest", traffic.EndsName([]uint32{0, 1})}, Relation: ">=", Value: "2"},
		Kind:      "lrat",
		Body:      []certificates.Line{certificates.NumbersLine("ends", 0, 1), certificates.NumbersLine("messages", messages...), {Keyword: "proof", Text: "p"}},
	}
	w := world()
	w.Open = func(string) (io.ReadCloser, error) { return io.NopCloser(strings.NewReader("")), nil }
	const want = "certificate rejected: audit/limit: 13108 messages in a network of 5242880 vertices and channels, want a product of at most 68719476736"
	if err := kinds.Check(c, w); err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

// TestManyRings: a formula that has become too large is not made any further. Rings of
// 2²⁰ channels would be 2³¹ literals.
func TestManyRings(t *testing.T) {
	deep.NotShort(t)
	messages := [][][]uint32{{{0, 1, 0}}}
	rings := make([][]uint32, 1<<20)
	for i := range rings {
		rings[i] = []uint32{0, 1}
	}
	if _, err := traffic.CNF(messages, 1023, rings); err == nil || err.Error() != "certificate rejected: cnf/limit: more than 8388608 literals, want at most that many" {
		t.Errorf("error %v, want cnf/limit", err)
	}
}

// lonely is a graph of 2²⁴ vertices, of which a link joins the first two.
type lonely struct{}

func (lonely) Order() int { return 1 << 24 }

func (lonely) Neighbors(v uint32) []uint32 {
	if v < 2 {
		return []uint32{1 - v}
	}
	return nil
}

// TestManyLanes: searches in many lanes cost as many steps as there are vertices, though there
// are few channels.
func TestManyLanes(t *testing.T) {
	deep.NotShort(t)
	ends := make([]uint32, 256)
	for i := range ends {
		ends[i] = uint32(i)
	}
	c := &certificates.Certificate{
		Statement: certificates.Statement{Subject: "lanes", Network: "L", Args: []string{"shortest", traffic.EndsName(ends)}, Relation: "<=", Value: "1024"},
		Kind:      "layers",
		Body:      []certificates.Line{certificates.NumbersLine("ends", ends...)},
	}
	for range 17 {
		c.Body = append(c.Body, certificates.NumbersLine("ranks", 0, 0))
	}
	w := certificates.World{Graph: func(string) (certificates.Graph, error) { return lonely{}, nil }}
	const want = "certificate rejected: audit/limit: 256 ends, 17 lanes of 2 channels and 16777216 vertices, want a product of at most 68719476736"
	if err := kinds.Check(c, w); err == nil || err.Error() != want {
		t.Errorf("error %v, want %s", err, want)
	}
}

// line is a path of 2²³+1 vertices.
type line struct{}

func (line) Order() int { return 1<<23 + 1 }

func (line) Neighbors(v uint32) []uint32 {
	switch v {
	case 0:
		return []uint32{1}
	case 1 << 23:
		return []uint32{v - 1}
	}
	return []uint32{v - 1, v + 1}
}

// TestLongRoute: the shortest path of a listed message may have millions of vertices. With a
// call for each, a goroutine's stack would overflow.
func TestLongRoute(t *testing.T) {
	deep.Only(t)
	const last = 1 << 23
	c := &certificates.Certificate{
		Statement: certificates.Statement{Subject: "lanes", Network: "L", Args: []string{"shortest", traffic.EndsName([]uint32{0, last})}, Relation: ">=", Value: "2"},
		Kind:      "lrat",
		Body:      []certificates.Line{certificates.NumbersLine("ends", 0, last), certificates.NumbersLine("messages", 0, last), {Keyword: "proof", Text: "p"}},
	}
	w := certificates.World{
		Graph: func(string) (certificates.Graph, error) { return line{}, nil },
		Open:  func(string) (io.ReadCloser, error) { return io.NopCloser(strings.NewReader("")), nil },
	}
	if err := kinds.Check(c, w); err == nil || err.Error() != "certificate rejected: cnf/limit: more than 8388608 literals, want at most that many" {
		t.Errorf("error %v, want cnf/limit", err)
	}
}

// bounce sends every message to and fro between 0 and 3.
type bounce struct{}

func (bounce) Header(uint32, uint32) string { return "" }

func (bounce) Next(at, _ uint32, _ string) (uint32, string) { return 3 - at, "" }

// TestRound: of a message that goes round and round, the route ends with the hop after that
// which leads to where it has been, and no waits line has a later channel.
func TestRound(t *testing.T) {
	g, err := topology.Parse("Ring(4)")
	if err != nil {
		t.Fatal(err)
	}
	w := certificates.World{
		Graph:  func(string) (certificates.Graph, error) { return g.CSR(), nil },
		Router: func(string, string) (certificates.Router, error) { return bounce{}, nil },
	}
	for _, test := range []struct {
		first uint32
		rule  string
	}{{0, ""}, {2, "channel/hop"}, {3, "channel/hop"}} {
		c := &certificates.Certificate{
			Statement: certificates.Statement{Subject: "deadlock", Network: "R", Args: []string{"r"}, Relation: "=", Value: "cyclic"},
			Kind:      "channel-cycle",
			Body:      []certificates.Line{certificates.NumbersLine("waits", 0, 2, test.first), certificates.NumbersLine("waits", 0, 2, 1)},
		}
		var r *certificates.Rejection
		if err := kinds.Check(c, w); test.rule == "" && err != nil || test.rule != "" && (!errors.As(err, &r) || r.Rule != test.rule) {
			t.Errorf("channel %d: %v, want %q", test.first, err, test.rule)
		}
	}
	// One variable x, and y for each of two dependencies, in each of two lanes: (¬x) for
	// lane 1, a clause for each of two pairs of channels and each lane, and one of all x.
	c := &certificates.Certificate{
		Statement: certificates.Statement{Subject: "lanes", Network: "R", Args: []string{"r"}, Relation: ">=", Value: "3"},
		Kind:      "lrat", Body: []certificates.Line{certificates.NumbersLine("messages", 0, 2), {Keyword: "proof", Text: "p"}},
	}
	f, err := kinds.CNF(c, g.CSR(), w)
	if err != nil || f.Clauses() != 1+2*2+1 {
		t.Errorf("%d clauses, %v, want 6", f.Clauses(), err)
	}
}
