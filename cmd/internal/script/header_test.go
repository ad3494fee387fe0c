package script

import (
	"context"
	"strings"
	"testing"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// headed has routers on a ring that carry headers, or know faults.
const headed = `
def up(net, at, to, header):
    """Upwards, with the number of hops so far."""
    return (at + 1) % net.order, 1 if header == None else header + 1
def there_and_back(net, at, to, header):
    step = 1 if header == None else -1
    return (at + step) % net.order, None if header else ("back", True, 7)
def endless(net, at, to, header):
    return at ^ 1, 1 if header == None else header + 1
def around(net, at, to, faults):
    n = net.args[0]
    for step in (1, -1) if (to - at) % n * 2 <= n else (-1, 1):
        v = at
        for i in range(n):
            if faults.blocks(v, (v + step) % n):
                break
            v = (v + step) % n
            if v == to:
                return (at + step) % n
def both(net, at, to, header, faults):
    if len(faults.vertices) + len(faults.links) > 1:
        fail("several")
    return around(net, at, to, faults), None
def no_pair(net, at, to, header): return net.neighbors(at)[0]
def no_header(net, at, to, header): return net.neighbors(at)[0], [1]
def long_header(net, at, to, header): return net.neighbors(at)[0], "x" * 1000
def stops(net, at, to, header): return None
def fails(net, at, to, faults):
    if faults.links == [(1, 2)]:
        fail("no way")
    return around(net, at, to, faults)
def named(net, at, to):
    if net.name != "Ring(6)" or net.args != (6,):
        fail(net.name, net.args)
def helper(net, at, to, faults, header): return 0
`

func onRing(t *testing.T, name string, n int) *Router {
	ring, err := topology.New("Ring", n)
	if err != nil {
		t.Fatal(err)
	}
	f := parse(t, headed)
	r, err := f.Router(name, ring)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestHeaders: a message is where it is with its header, and goes round for ever where it is
// at a vertex with the same header again.
func TestHeaders(t *testing.T) {
	deep.NotShort(t)
	up := onRing(t, "up", 6)
	if err := up.Compile(context.Background()); err != nil || !up.Headed() {
		t.Fatal(err, up.Headed())
	}
	if next, header := up.Next(2, 5, ""); next != 3 || header != "1" {
		t.Errorf("got %d, %q, want 3 with the header 1", next, header)
	}
	if next, header := up.Next(3, 5, "1"); next != 4 || header != "2" {
		t.Errorf("got %d, %q, want 4 with the header 2", next, header)
	}
	back := onRing(t, "there_and_back", 6)
	if next, header := back.Next(2, 5, ""); next != 3 || header != `("back", True, 7)` {
		t.Errorf("got %d, %q", next, header)
	}
	if got := routing.Follow(back.net.CSR(), back, 0, 3); got.Outcome != routing.Livelock || got.Hops() != 2 {
		t.Errorf("got %v, want a livelock after 2 hops", got)
	}
	if got := routing.Follow(up.net.CSR(), up, 0, 5); got.Outcome != routing.Delivered || got.Hops() != 5 {
		t.Errorf("got %v, want 5 hops", got)
	}
	if err := onRing(t, "stops", 6).Compile(context.Background()); err != nil {
		t.Error(err)
	}
	for name, want := range map[string]string{
		"no_pair": "want a neighbour 1 5 and a header, or None", "no_header": "returns the header [1], want None, a string", "long_header": "of at most 256 bytes",
		"endless": "limit passed: ",
	} {
		if err := onRing(t, name, 6).CompileTo(context.Background(), 3); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %s", name, err, want)
		}
	}
}

// TestFaults: a router that is told of what is dead goes around it, and one that fails is not
// taken for one whose messages stop.
func TestFaults(t *testing.T) {
	deep.NotShort(t)
	for _, name := range []string{"around", "both"} {
		r := onRing(t, name, 6)
		if !r.HeedsFaults() {
			t.Fatalf("%s is told of nothing", name)
		}
		for fault, want := range map[routing.Fault]uint32{{U: 0, V: 1}: 5, {U: 1, V: 1}: 5, {U: 0, V: 5}: 1, {U: 4, V: 4}: 1} {
			beside := r.Beside(fault)
			if err := beside.Compile(t.Context()); err != nil {
				t.Fatal(err)
			}
			if next, _ := beside.Next(0, 2, ""); next != want {
				t.Errorf("%s beside %v: got %d, want %d", name, fault, next, want)
			}
		}
		if next, _ := r.Next(0, 2, ""); next != 1 {
			t.Errorf("without faults: got %d, want 1", next)
		}
	}
	fails := onRing(t, "fails", 6)
	if err := fails.Beside(routing.Fault{U: 0, V: 1}).Compile(t.Context()); err != nil {
		t.Error(err)
	}
	if err := fails.Beside(routing.Fault{U: 1, V: 2}).Compile(t.Context()); err == nil || !strings.Contains(err.Error(), "fails on Ring(6)") || !strings.Contains(err.Error(), "no way") {
		t.Errorf("got %v", err)
	}
	if onRing(t, "up", 6).HeedsFaults() {
		t.Error("a router without the parameter is told of faults")
	}
}

// TestArgs: networks that the file does not define have arguments too.
func TestArgs(t *testing.T) {
	if err := onRing(t, "named", 6).Compile(context.Background()); err != nil {
		t.Error(err)
	}
	f := parse(t, headed)
	other, err := topology.New("Ring", 6)
	if err != nil {
		t.Fatal(err)
	}
	foreign, err := topology.NewExternal(other.CSR())
	if err != nil {
		t.Fatal(err)
	}
	for title, want := range map[string]string{"Ring(6)": "", "Ring(5,6)": `Ring(5,6) (5, 6)`, "mine(6).edges": "mine(6).edges ()", "Ring": "Ring ()"} {
		r, err := f.Router("named", foreign.WithSource(title))
		if err != nil {
			t.Fatal(err)
		}
		err = r.CompileTo(context.Background(), 1)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: got %v, want %s", title, err, want)
		}
	}
	if n := len(f.found.Helpers); n != 1 {
		t.Errorf("%d helpers, want 1", n)
	}
}
