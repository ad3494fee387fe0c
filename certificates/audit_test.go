package certificates_test

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates"
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

func TestOddRouters(t *testing.T) {
	around := func(at uint32, header string) (uint32, string) { return (at + 1) % 5, "" }
	onward := func(at uint32, header string) (uint32, string) {
		n, _ := strconv.Atoi(header)
		return at ^ 1, strconv.Itoa(n + 1)
	}
	ring, err := topology.NewRing(5)
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
		{skewed{routing.NewRelative(ring, func(g uint32) uint32 { return 1 })}, "audit Ring(5) odd delivered = 20\nexhaustion", "audit/group"},
		{odd{next: around}, "audit Ring(5) odd delivered = 20\nexhaustion", ""},
		{odd{next: around}, "audit Ring(5) odd max-stretch = 4\nexhaustion", ""},
		{odd{next: around}, "audit Ring(5) odd minimal = 10\nexhaustion", ""},
		{odd{next: around}, "deadlock Ring(5) odd = cyclic\nchannel-cycle\nwaits 0 2 0\nwaits 1 3 0\nwaits 2 4 0\nwaits 3 0 0\nwaits 4 1 0", ""},
	} {
		w := world()
		w.Router = func(_, _ string) (certificates.Router, error) { return test.router, nil }
		err := check([]byte("topocert 1\n"+test.text+"\nend\n"), w)
		var r *certificates.Rejection
		switch {
		case test.want == "" && err != nil:
			t.Errorf("%s: %v", test.text, err)
		case test.want != "" && (!errors.As(err, &r) || r.Rule != test.want):
			t.Errorf("%s: %v, want a rejection by %s", test.text, err, test.want)
		}
	}
}
