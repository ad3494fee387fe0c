package script

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// parse runs a text that is in order.
func parse(t *testing.T, text string) *File {
	t.Helper()
	f, err := Parse(context.Background(), "x.star", []byte(text), small(), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(f.Close)
	return f
}

// TestMain runs the tests, or a file in a process of its own.
func TestMain(m *testing.M) {
	Main()
	os.Exit(m.Run())
}

const ccc = `
def CCC(n):
    """Cube-connected cycles:
    a ring of n at every corner.

    Preparata and Vuillemin."""
    if n < 3:
        fail("n = %d, want n ≥ 3" % n)
    edges = []
    for x in range(2**n):
        for i in range(n):
            edges.append((x*n + i, x*n + (i + 1) % n))
            edges.append((x*n + i, (x ^ (1 << i))*n + i))
    return graph(n * 2**n, edges, ["%d.%d" % (x, i) for x in range(2**n) for i in range(n)])

def closer(net, at, to):
    "The least neighbour that is closer."
    for v in net.neighbors(at):
        if net.distance(v, to) < net.distance(at, to):
            return v
`

// TestNetwork: the links are those that the definition gives, written here again.
func TestNetwork(t *testing.T) {
	f := parse(t, ccc)
	if got, want := fmt.Sprint(f.Families(), f.Routers()), "[{CCC(n) Cube-connected cycles: a ring of n at every corner.}] [{closer The least neighbour that is closer.}]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	for _, name := range []string{"CCC(4)", "ccc( 04 )", " CCC (4) "} {
		net, err := f.Network(context.Background(), name)
		if err != nil {
			t.Fatal(err)
		}
		if net.Source() != "CCC(4)" || topology.Title(net) != "CCC(4)" || net.Order() != 64 || net.Size() != 96 || net.Label(17) != "4.1" {
			t.Errorf("%s is %s of order %d and size %d, with a vertex %s", name, net.Source(), net.Order(), net.Size(), net.Label(17))
		}
		if got, want := net.Neighbors(17), []uint32{16, 18, 25}; !slices.Equal(got, want) { // 4.1: 4.0, 4.2, 6.1
			t.Errorf("neighbours of 4.1 are %v, want %v", got, want)
		}
		if again, _ := f.Network(context.Background(), "CCC(4)"); again != net {
			t.Errorf("%s is made twice", name)
		}
		if m, err := f.member(name); err != nil || m.name != "CCC(4)" {
			t.Errorf("%s is called %v, %v", name, m, err)
		}
	}
	for name, want := range map[string]string{
		"CCC(2)": "CCC(2): x.star:8:13: n = 2, want n ≥ 3 (in CCC)", "CCC": "want CCC(n)", "CCC(3,4)": "want CCC(n)", "CCC()": "want CCC(n)",
		"CCC(-1)": "want CCC(n)", "CCC(x)": "want CCC(n)", "CCC(4": "want CCC(n)", "CCC(1000000000)": "at most 9 digits", "CCC(999999999)": "CCC(999999999): x.star:",
	} {
		if _, err := f.Network(context.Background(), name); err == nil || !strings.Contains(err.Error(), want) || errors.Is(err, ErrUnknown) {
			t.Errorf("%s: got %v, want an error with %q", name, err, want)
		}
	}
	if _, err := f.Network(context.Background(), "CCD(3)"); !errors.Is(err, ErrUnknown) {
		t.Errorf("a name that is not in the file: %v", err)
	}
}

// TestRouter: a router that takes the least closer neighbour is the router bfs.
func TestRouter(t *testing.T) {
	f := parse(t, ccc)
	net, err := f.Network(context.Background(), "CCC(3)")
	if err != nil {
		t.Fatal(err)
	}
	r, err := f.Router("closer", net)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Compile(context.Background()); err != nil {
		t.Fatal(err)
	}
	bfs, err := routing.New("bfs", net)
	if err != nil {
		t.Fatal(err)
	}
	var got, want bytes.Buffer
	if err := errors.Join(routing.WriteTable(&got, net.CSR(), r), routing.WriteTable(&want, net.CSR(), bfs)); err != nil {
		t.Fatal(err)
	}
	if got.String() != want.String() {
		t.Errorf("got the table\n%s\nwant that of bfs\n%s", &got, &want)
	}
	if _, err := f.Router("farther", net); !errors.Is(err, ErrUnknown) {
		t.Errorf("a router that is not in the file: %v", err)
	}
	ring, err := topology.New("Ring", routing.MaxTable+1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Router("closer", ring); !errors.Is(err, topology.ErrLimit) {
		t.Errorf("a router on %d vertices: %v", ring.Order(), err)
	}
}

// TestRouterFails: what a router must not answer names the vertex and the destination.
func TestRouterFails(t *testing.T) {
	deep.NotShort(t)
	f := parse(t, `
def far(net, at, to): return to
def text(net, at, to): return "x"
def minus(net, at, to): return -1
def huge(net, at, to): return 10**20
def lost(net, at, to): return None
def stays(net, at, to): return at
def wrong(net, at, to):
    if at == 3 and to == 1:
        return [][0]
    return net.neighbors(at)[0]
def slow(net, at, to):
    while True: pass
def large(net, at, to): return [0] * 10**6
def changes(net, at, to):
    seen.append(at)
    return to
seen = []
def helper(net, at): return 0
def other(a, b, c): return 0
`)
	if n := len(f.Routers()); n != 10 {
		t.Errorf("%d routers, want 10: %v", n, f.Routers())
	}
	ring, err := topology.New("Ring", 5)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"far": "far on Ring(5), at vertex 2 to 0: x.star:2:1: the function returns 0, want a neighbour 1 3, or None where the message stops", "text": `returns "x"`, "minus": "returns -1",
		"huge": "returns 100000000000000000000", "wrong": "at vertex 3 to 1: x.star:10:18: index 0 out of range: empty list (in wrong)",
		"slow": "more than 10000 steps", "large": "more than", "changes": "cannot append to frozen list",
		"lost": "", "stays": "",
	} {
		r, err := f.Router(name, ring)
		if err != nil {
			t.Fatal(err)
		}
		err = r.Compile(context.Background())
		if want == "" {
			if next, _ := r.Next(0, 1, ""); err != nil || next != 0 {
				t.Errorf("%s: goes on to %d, %v", name, next, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want an error with %q", name, err, want)
		}
	}
}

// TestNet: what a router may ask of a network.
func TestNet(t *testing.T) {
	deep.NotShort(t)
	f := parse(t, ccc+`
def asks(net, at, to):
    want = [24, 36, "CCC(3)", (3,), 3, [1, 2, 3], "1.2", 5, True, False, 0, 6, None]
    got = [net.order, net.size, net.name, net.args, net.degree(7), net.neighbors(0), net.label(5), net.vertex("1.2"), net.has_edge(0, 1), net.has_edge(0, 4),
           net.distance(9, 9), max([net.distance(0, v) for v in range(24)]), None]
    if got != want:
        fail(got)
    return None

def parts(net, at, to):
    if net.distance(0, 2) != None or net.args != () or net.label(1) != "1":
        fail(net.distance(0, 2), net.args)
    return None
`)
	net, err := f.Network(context.Background(), "CCC(3)")
	if err != nil {
		t.Fatal(err)
	}
	apart, err := topology.Parse("g6:Cc") // two links
	if err != nil {
		t.Fatal(err)
	}
	for name, net := range map[string]topology.Network{"asks": net, "parts": apart} {
		r, err := f.Router(name, net)
		if err == nil {
			err = r.Compile(context.Background())
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for call, want := range map[string]string{
		"net.degree(24)": "net.degree of 24, want a vertex, 0 … 23", "net.label(-1)": "want a vertex", "net.neighbors()": "with 0 arguments, want 1", "net.distance(1, 'x')": `net.distance of "x"`,
		"net.vertex(3)": "want a label", "net.vertex('7.7')": `vertex "7.7"`, "net.edges": "no .edges", "net.edges()": "no .edges", "net.order()": "non-function", "net.degree": "the function returns <built-in function degree>",
		"net.degree(v = 1)[0]": "want", "setattr(net)": "undefined: setattr",
	} {
		f, err := Parse(context.Background(), "x.star", []byte("def r(net, at, to): return "+call), small(), io.Discard)
		if err == nil {
			var r *Router
			r, err = f.Router("r", net)
			if err == nil {
				err = r.CompileTo(context.Background(), 0)
			}
		}
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want an error with %q", call, err, want)
		}
	}
}

// TestGraph: what graph refuses, and what it takes.
func TestGraph(t *testing.T) {
	for text, want := range map[string]string{
		`graph(3, [(0, 1), [1, 2], (2, 1), (1, 0)])`: "3 2",
		`graph(0, [])`:          "0 0",
		`graph(2, {(0, 1): 7})`: "2 1",
		`graph(2, set([(0, 1)]), ["a", "b"], ends = [1])`: "2 1",
		`graph(3, [(0, 1), (1, 1)])`:                      "edge 1 is (1, 1): a loop",
		`graph(3, [(0, 3)])`:                              "edge 0 is (0, 3), want two numbers of vertices, 0 … 2",
		`graph(3, [(0, -1)])`:                             "want two numbers of vertices",
		`graph(3, [(0, 1.0)])`:                            "want two numbers of vertices",
		`graph(3, [(0, True)])`:                           "want two numbers of vertices",
		`graph(3, [(0, 1, 2)])`:                           "edge 0 is (0, 1, 2), want two vertices",
		`graph(3, [5])`:                                   "edge 0 is 5, want two vertices",
		`graph(3, ["ab"])`:                                "want two numbers of vertices",
		`graph(3, 5)`:                                     "edges",
		`graph("3", [])`:                                  "order \"3\"",
		`graph(-1, [])`:                                   "order -1",
		`graph(3)`:                                        "missing argument for edges",
		`graph(3, [], ["a", "b"])`:                        "2 labels, want 3",
		`graph(3, [], ["a", "b", "a"])`:                   `vertices 0 and 2 have the label "a"`,
		`graph(3, [], ["a", "b", 1])`:                     "label 2 is 1, want a string",
		`graph(3, [], 7)`:                                 "labels are a int",
		`graph(3, [], ["a", "b", ""])`:                    "empty label",
		`graph(3, [], ends = [3])`:                        "end 3, want a vertex",
		`graph(3, [], ends = [1, 1])`:                     "twice",
		`None`:                                            "the function returns a NoneType, want graph(order, edges)",
		`[graph(3, [])]`:                                  "returns a list",
		`graph(3, [(0, 1)]).order`:                        "has no .order",
		`graph(3, [([[[[[[[[[[0]]]]]]]]]], 1)])`:          "edge 0 is",
		`graph(3, [("` + strings.Repeat("x", 999) + `", 1)])`: "edge 0 is tuple, want",
	} {
		f := parse(t, "def G(): return "+text)
		net, err := f.Network(context.Background(), "G")
		got := fmt.Sprint(err)
		if err == nil {
			got = fmt.Sprint(net.Order(), net.Size())
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
}

// TestDefinitions: names and parameters of networks and routers.
func TestDefinitions(t *testing.T) {
	f := parse(t, `
def Circ(n, *jumps): return graph(n, [(v, (v + j) % n) for v in range(n) for j in jumps])
def Grid(a, b = 3): return graph(a * b, [])
def Box(a, b = 3, c = 4): return graph(a * b * c, [])
def Point(): return graph(1, [])
Alias = Point
def Upper(net, at, to): return graph(1, [])
_hidden = lambda net, at, to: 0
Number = 7
`)
	var names []string
	for _, e := range f.Families() {
		names = append(names, e.Name)
	}
	if got, want := strings.Join(names, " "), "Circ(n,jumps…) Grid(a,b) Box(a,b,c) Alias Point Upper(net,at,to)"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	for name, want := range map[string]string{"circ(12, 1,5)": "Circ(12,1,5)", "Circ(9)": "Circ(9)", "grid(4)": "Grid(4,3)", "Grid(4,5)": "Grid(4,5)", "POINT": "Point", "box(2)": "Box(2,3,4)", "box(2,5)": "Box(2,5,4)"} {
		net, err := f.Network(context.Background(), name)
		if err != nil || net.Source() != want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
	for text, want := range map[string]string{
		"def QT(m, n): pass": "x.star:1:1: QT: there is a network of that name already",
		"\ndef torus(net, at, to): pass\ndef Torus(n): pass": "x.star:3:1: Torus: there is a network of that name",
		"def dor(net, at, to): pass":                         "there is a router dor already",
		"def Abc(n): pass\ndef ABC(n): pass":                 "differ in more than case",
		"def A(n, **more): pass":                             "no parameters by name alone",
		"def A(n, *, k = 1): pass":                           "no parameters by name alone",
		"x = 1 +":                                            "x.star:1:8: got end of file",
		"def f():\n  return y":                               "x.star:2:10: undefined: y",
		"x = 2**3 + y":                                       "x.star:1:12: undefined: y",
		"x = [2**3, 2**[1][7]]":                              "x.star:1:18: list index 7 out of range",
		"def f(n): return 1 // n\ndef g(n):\n    return f(n)\nx = g(0)": "x.star:1:20: floored division by zero (g at 3:13, which calls f at 1:20)",
		"x = 'a\x1b[31m' + 1":                       "string + int",
		"fail('a\x1b[31m\\n')":                      `a'\x1b'[31m'\n'`,
		"fail('" + strings.Repeat("x", 5000) + "')": " …",
		"x = [[1], [2]]\nx = x[1].index(7)":         "x.star:2:15: index: value not in list",
		"x = 'a'.nothing()":                         "x.star:1:8: string has no .nothing", "x = 'a'.nothing": "x.star:1:8: string has no .nothing",
		"set([1]).intersection()": "x.star: the interpreter failed",
		"\xff":                    "not UTF-8",
	} {
		_, err := Parse(context.Background(), "x.star", []byte(text), small(), io.Discard)
		var e *Error
		if err == nil || !strings.Contains(err.Error(), want) || !errors.As(err, &e) || len(err.Error()) > 2000 {
			t.Errorf("%q: got %v, want an error with %q", text, err, want)
		}
	}
	bad := parse(t, "def A(n, k = 'x'): return graph(1, [])\ndef B(n, k = -1): return graph(1, [])")
	for _, name := range []string{"A(1)", "B(1)"} {
		if _, err := bad.Network(context.Background(), name); err == nil || !strings.Contains(err.Error(), "by default") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestLoad: files, and what they print.
func TestLoad(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "a.star")
	if err := os.WriteFile(path, []byte("print('one', 2, [3, 'x'])\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if _, err := Load(context.Background(), path, small(), &out); err != nil || out.String() != "one 2 [3, \"x\"]\n" {
		t.Errorf("printed %q, %v", &out, err)
	}
	if _, err := Load(context.Background(), dir, small(), &out); err == nil {
		t.Error("a folder is a file")
	}
	if _, err := Load(context.Background(), path+"x", small(), &out); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a file that is not there: %v", err)
	}
}

// TestContext: the end of the context ends running a file, making a network, and
// routing; the next who asks is not told of it.
func TestContext(t *testing.T) {
	limits := DefaultLimits()
	limits.Steps, limits.HopSteps = 1<<60, 1<<60
	soon := func() context.Context {
		ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
		t.Cleanup(cancel)
		return ctx
	}
	if _, err := Parse(soon(), "x.star", []byte("while True: pass"), limits, io.Discard); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("running: %v", err)
	}
	f, err := Parse(context.Background(), "x.star", []byte("def G(n):\n  i = 0\n  while i < 10**n: i += 1\n  return graph(3, [(0, 1), (1, 2)])\ndef r(net, at, to):\n  while True: pass"), limits, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Network(soon(), "G(9)"); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("making: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := f.Network(ctx, "G(4)"); !errors.Is(err, context.Canceled) {
		t.Errorf("making: %v", err)
	}
	net, err := f.Network(context.Background(), "G(4)")
	if err != nil {
		t.Fatal(err)
	}
	r, err := f.Router("r", net)
	if err == nil {
		err = r.Compile(soon())
	}
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("routing: %v", err)
	}
	limits.Time = 20 * time.Millisecond
	if _, err := Parse(context.Background(), "x.star", []byte("while True: pass"), limits, io.Discard); !errors.Is(err, ErrLimit) {
		t.Errorf("running for too long: %v", err)
	}
}

// Close ends the process that the file runs in. Another is started if the file is asked
// again.
func (f *File) Close() {
	f.asking.Lock()
	defer f.asking.Unlock()
	f.end()
}
