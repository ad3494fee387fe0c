package family_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/certificates/family"
	"topocert/certificates/words"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// alike are the names of routers in Go that are for several networks, and have a text for each.
var alike = map[string]string{"xmeshw-minimal": "xmesh-minimal", "cctorusopp-minimal": "cctorus-minimal"}

// TestRoutersOfPapers: the text of each of the papers' routers sends every message where the router in
// Go does.
func TestRoutersOfPapers(t *testing.T) {
	seen := 0
	for _, d := range words.Routers().All() {
		if d.Role != words.Router {
			continue
		}
		seen++
		limit := deep.Cases(64, 64, 400) // vertices; the largest take minutes
		of := words.Routers().Find(d.Body.Route.Network)
		name, members := strings.ReplaceAll(d.Name, "_", "-"), 0
		if other, ok := alike[name]; ok {
			name = other
		}
		for _, f := range topology.Families() {
			if stem, _, _ := strings.Cut(f.Name, "("); stem != of.Name {
				continue
			}
			for params := range tuples(f.Args, 1, limit) {
				numbers := make([]int64, len(params))
				for i, p := range params {
					numbers[i] = int64(p)
				}
				if order, _, err := family.Prepare(of, numbers, nil); err != nil || order > int64(limit) {
					continue
				}
				net, err := f.New(params)
				if err != nil {
					continue
				}
				r, err := routing.New(name, net)
				if err != nil {
					continue // not for these parameters
				}
				if members++; members > deep.Cases(1, 4, members) {
					break
				}
				sameHops(t, d, of, numbers, net, r)
			}
		}
		if members < 1 {
			t.Errorf("%s: no member compared", d.Name)
		}
	}
	if seen < 12 {
		t.Errorf("%d routers are texts, want more", seen)
	}
}

// sameHops compares every next hop of a text with that of a router.
func sameHops(t *testing.T, d, of *words.Definition, params []int64, net topology.Network, r routing.Router) {
	t.Helper()
	m, err := family.Build(of, params, nil)
	if err != nil {
		t.Fatal(err)
	}
	text, err := family.NewRouter(d, m)
	if err != nil {
		t.Fatal(err)
	}
	ours := make([]uint32, net.Order()) // the member's numbers of the network's vertices
	for v := range ours {
		if ours[v], err = m.Vertex(net.Label(uint32(v))); err != nil {
			t.Fatal(err)
		}
	}
	for v := range uint32(net.Order()) {
		for to := range uint32(net.Order()) {
			want, _ := r.Next(v, to, r.Header(v, to))
			got, err := text.Hop(ours[v], ours[to])
			if err != nil || got != ours[want] {
				t.Fatalf("%s on %s: from %s to %s the text goes to %s (%v), the router to %s",
					d.Name, net.Name(), net.Label(v), net.Label(to), m.Label(got), err, net.Label(want))
			}
		}
	}
}

// tuples yields the tuples of so many numbers between low and high; if there are more than two,
// those whose product is not above high.
func tuples(n, low, high int) func(yield func([]int) bool) {
	return func(yield func([]int) bool) {
		var extend func(head []int, left int) bool
		extend = func(head []int, left int) bool {
			if len(head) == n {
				return yield(head)
			}
			for x := low; x <= left; x++ {
				rest := left
				if n > 2 {
					rest = left / max(x, 1)
				}
				if !extend(append(slices.Clone(head), x), rest) {
					return false
				}
			}
			return true
		}
		extend(nil, high)
	}
}

// TestDimensionOrder: the text of dor on a mesh or torus takes the hops of the router in Go, and on
// other networks there is none.
func TestDimensionOrder(t *testing.T) {
	l := words.Standard()
	for _, name := range []string{"Mesh", "Torus"} {
		for _, sides := range [][]int64{{4}, {5}, {3, 4}, {2, 3, 2}} {
			var list []string
			for _, n := range sides {
				list = append(list, strconv.FormatInt(n, 10))
			}
			net, err := topology.Parse(name + "(" + strings.Join(list, ",") + ")")
			if err != nil {
				t.Fatal(err)
			}
			r, err := routing.New("dor", net)
			if err != nil {
				t.Fatal(err)
			}
			sameHops(t, l.Router("dor", name, len(sides)), l.Network(name, len(sides)), sides, net, r)
		}
	}
	if d := l.Router("dor", "Ring", 1); d != nil {
		t.Errorf("a text of dor on Ring: %s", d.Head())
	}
}
