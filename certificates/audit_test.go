package certificates_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/traffic"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// odd is a router that is wrong in ways that no router of ours is.
type odd struct {
	next   func(at uint32, header string) (uint32, string)
	class  int
	header string
}

func (o odd) Header(uint32, uint32) string { return o.header }

func (o odd) Next(at, _ uint32, header string) (uint32, string) { return o.next(at, header) }

func (o odd) Classes() int { return 2 }

func (o odd) Class(uint32, uint32, uint32, string) int { return o.class }

// skewed is a relative router whose group is not that of the network.
type skewed struct{ *routing.Relative }

func (skewed) Translate(at, by uint32) uint32 { return at ^ by }

// lame is a relative router on a path of three, which is no group's: whatever the
// vertex, its neighbour is at the same relative address.
type lame struct{ odd }

func (lame) Address(uint32, uint32) uint32 { return 1 }

func (lame) Step(uint32) uint32 { return 1 }

func (lame) Translate(at, _ uint32) uint32 { return []uint32{1, 2, 1}[at] }

// late goes around a triangle, from 0 only, three times on a channel of its own,
// then for ever on the fourth. No message arrives at vertex 3, which has no links.
type late struct{}

func (late) Header(source, destination uint32) string {
	if source == 0 && destination == 3 {
		return "0"
	}
	return ""
}

func (late) Next(at, _ uint32, header string) (uint32, string) {
	if header == "" {
		return at, ""
	}
	n, _ := strconv.Atoi(header)
	if n == 11 {
		n = 8
	}
	return (at + 1) % 3, strconv.Itoa(n + 1)
}

func (late) Classes() int { return 4 }

func (late) Class(_, _, _ uint32, header string) int {
	n, _ := strconv.Atoi(header)
	return n / 3
}

// mirrored is a relative router that gives addresses the wrong way around.
type mirrored struct{ *routing.Relative }

func (m mirrored) Address(at, destination uint32) uint32 { return m.Relative.Address(destination, at) }

func TestOddRouters(t *testing.T) {
	deep.NotShort(t)
	around := func(at uint32, header string) (uint32, string) { return (at + 1) % 5, "" }
	across := func(at uint32, header string) (uint32, string) { return (at + 2) % 5, "" }
	onward := func(at uint32, header string) (uint32, string) {
		n, _ := strconv.Atoi(header)
		return at ^ 1, strconv.Itoa(n + 1)
	}
	longer := func(at uint32, header string) (uint32, string) { return at ^ 1, header + strings.Repeat("0", 1<<20) }
	ring, err := topology.New("Ring", 5)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		router certificates.Router
		text   string
		want   string
	}{
		{odd{next: around, class: 2}, "deadlock Ring(5) odd = free\nchannel-order\nranks" + strings.Repeat(" 0", 20), "channel/class"},
		{odd{next: around, class: -1}, "deadlock Ring(5) odd = cyclic\nchannel-cycle\nwaits 0 2 0", "channel/class"},
		{odd{next: onward}, "audit Ring(5) odd delivered = 2\nexhaustion", "audit/endless"},
		{odd{next: onward}, "deadlock Ring(5) odd = free\nchannel-order\nranks" + strings.Repeat(" 0", 20), "audit/endless"},
		{skewed{routing.NewRelative(ring.(topology.Group), func(g uint32) uint32 { return 1 })}, "audit Ring(5) odd delivered = 20\nexhaustion", "audit/group"},
		{odd{next: longer}, "audit Ring(5) odd delivered = 2\nexhaustion", "audit/endless"},
		{odd{next: longer}, "route Ring(5) odd 0 3 = fails\ntrace\npath 0" + strings.Repeat(" 1 0", 50), "audit/endless"},
		{lame{}, "audit g6:Bg odd delivered = 6\nexhaustion", "audit/group"},
		// The last hop of its circle, 2–0 of rank 11, is followed by the first, 0–1 of rank 9.
		{late{}, "deadlock g6:Cw odd = free\nchannel-order\nranks 0 3 6 9 0 0 0 0 0 0 0 0 1 4 7 10 2 5 8 11 0 0 0 0", "channel/rank"},
		{late{}, "deadlock g6:Cw odd = cyclic\nchannel-cycle\nwaits 0 3 9\nwaits 0 3 10\nwaits 0 3 11", ""},
		{odd{next: around}, "audit Complete(1700) odd delivered = 2888300\nexhaustion", "audit/limit"},
		{mirrored{routing.NewRelative(ring.(topology.Group), func(g uint32) uint32 { return 1 })}, "audit Ring(5) odd delivered = 20\nexhaustion", "audit/group"},
		{odd{next: around}, "audit Ring(5) odd delivered = 20\nexhaustion", ""},
		{odd{next: across}, "audit Ring(5) odd delivered = 0\nexhaustion", ""},
		{odd{next: around}, "audit Ring(5) odd max-stretch = 4\nexhaustion", ""},
		{odd{next: around}, "audit Ring(5) odd minimal = 10\nexhaustion", ""},
		{odd{next: around}, "deadlock Ring(5) odd = cyclic\nchannel-cycle\nwaits 0 2 0\nwaits 1 3 0\nwaits 2 4 0\nwaits 3 0 0\nwaits 4 1 0", ""},
	} {
		w := world()
		w.Router = func(_, _ string) (certificates.Router, error) { return test.router, nil }
		err := check([]byte("topocert 2\n"+test.text+"\nend\n"), w)
		var r *certificates.Rejection
		switch {
		case test.want == "" && err != nil:
			t.Errorf("%s: %v", test.text, err)
		case test.want != "" && (!errors.As(err, &r) || r.Rule != test.want):
			t.Errorf("%s: %v, want a rejection by %s", test.text, err, test.want)
		}
	}
}

// TestRankEveryTurn takes the order away from every two channels of which a
// message takes one after the other: each time, and no other, the checker refuses.
// Among ends the messages are those of all pairs of them.
func TestRankEveryTurn(t *testing.T) {
	deep.NotShort(t)
	rankEveryTurn(t, nil)
	rankEveryTurn(t, []uint32{0, 2, 3, 7})
}

func rankEveryTurn(t *testing.T, ends []uint32) {
	net, err := topology.New("Torus", 3, 3)
	if err != nil {
		t.Fatal(err)
	}
	router, err := routing.New("dor", net)
	if err != nil {
		t.Fatal(err)
	}
	number := make(map[[2]uint32]int) // of each directed link
	for v := range uint32(net.Order()) {
		for _, u := range net.Neighbors(v) {
			number[[2]uint32{v, u}] = len(number)
		}
	}
	turns := make(map[[2]int]bool)
	for s := range uint32(net.Order()) {
		for d := range uint32(net.Order()) {
			if ends != nil && !(slices.Contains(ends, s) && slices.Contains(ends, d)) {
				continue
			}
			path := routing.Follow(net.CSR(), router, s, d).Path
			for i := 2; i < len(path); i++ {
				turns[[2]int{number[[2]uint32{path[i-2], path[i-1]}], number[[2]uint32{path[i-1], path[i]}]}] = true
			}
		}
	}
	// Links along the first axis, which join different rows, come before the others.
	rank := make([]int, len(number))
	order := rand.New(rand.NewPCG(3, 3)).Perm(len(number))
	for link, i := range number {
		rank[i] = order[i]
		if link[0]/3 == link[1]/3 {
			rank[i] += len(number)
		}
	}
	words, list := "", ""
	if ends != nil {
		words, list = " "+traffic.EndsName(ends), "ends "+strings.Trim(fmt.Sprint(ends), "[]")+"\n"
	}
	accepted := func() bool {
		text := strings.Trim(fmt.Sprint(rank), "[]")
		err := check([]byte("topocert 2\ndeadlock Torus(3,3) dor"+words+" = free\nchannel-order\n"+list+"ranks "+text+"\nend\n"), world())
		var r *certificates.Rejection
		if err != nil && (!errors.As(err, &r) || r.Rule != "channel/rank") {
			t.Fatal(err)
		}
		return err == nil
	}
	if !accepted() {
		t.Fatal("a right order is refused")
	}
	for i := range rank {
		for j := range rank {
			if i == j {
				continue
			}
			was := rank[i]
			rank[i] = rank[j]
			broken := false
			for turn := range turns {
				broken = broken || rank[turn[0]] >= rank[turn[1]]
			}
			if accepted() == broken {
				t.Errorf("with rank %d for channel %d, accepted: %t", rank[i], i, broken)
			}
			rank[i] = was
		}
	}
}

// bare is a graph without links.
type bare int

func (b bare) Order() int { return int(b) }

func (bare) Neighbors(uint32) []uint32 { return nil }

// TestEndsLimit: many ends of a large network are refused before a message is sent.
func TestEndsLimit(t *testing.T) {
	var list strings.Builder
	var ends []uint32
	for v := range uint32(8000) {
		ends = append(ends, v)
		fmt.Fprintf(&list, " %d", v)
	}
	w := world()
	w.Graph = func(string) (certificates.Graph, error) { return bare(600_000), nil }
	w.Router = func(_, _ string) (certificates.Router, error) {
		return odd{next: func(uint32, string) (uint32, string) { panic("asked") }}, nil
	}
	err := check([]byte("topocert 2\naudit bare odd "+traffic.EndsName(ends)+" delivered = 0\nexhaustion\nends"+list.String()+"\nend\n"), w)
	var r *certificates.Rejection
	if !errors.As(err, &r) || r.Rule != "audit/limit" || !strings.Contains(r.Detail, "8000 ends of 600000 vertices") {
		t.Errorf("%v, want a rejection by audit/limit", err)
	}
}

// TestAskedOnce: a router without headers is asked once for each vertex and destination, however
// many messages go through the vertex, and at each hop for the messages that have headers.
func TestAskedOnce(t *testing.T) {
	for _, test := range []struct {
		header string
		times  int // a vertex is asked about each other destination
	}{{"", 6 * 5}, {"on", 6 * (1 + 2 + 3 + 4 + 5)}} {
		asked := 0
		w := world()
		w.Router = func(_, _ string) (certificates.Router, error) {
			return odd{header: test.header, next: func(at uint32, header string) (uint32, string) {
				asked++
				return (at + 1) % 6, header
			}}, nil
		}
		if err := check([]byte("topocert 2\naudit Ring(6) odd delivered = 30\nexhaustion\nend\n"), w); err != nil {
			t.Error(err)
		}
		if asked != test.times {
			t.Errorf("with the header %q the router is asked %d times, want %d", test.header, asked, test.times)
		}
	}
}
