package script

import (
	"context"
	"errors"
	"io"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"topocert/internal/deep"
	"topocert/topology"
)

// small are limits under which a file takes no time.
func small() Limits {
	return Limits{File: 1 << 18, Steps: 2_000_000, HopSteps: 10_000, Memory: 32 << 20, Time: 5 * time.Second, HopTime: 5 * time.Second, Output: 1000}
}

// TestHostile runs files that would take all time or memory. Each ends with an error that
// names the file; some are merely odd, and may end in either way.
func TestHostile(t *testing.T) {
	if testing.Short() {
		t.Skip("programs that run to their limits")
	}
	const (
		limit = "limit passed: "
		ends  = ""
	)
	limits := small()
	limits.Steps, limits.Time = 1_000_000, 100*time.Millisecond
	programs := map[string]struct{ text, want string }{
		"while":                    {"while True: pass", limit},
		"for range":                {"for i in range(10**12): pass", limit},
		"repeated string":          {"s = 'x' * 10**9", limit},
		"repeated in place":        {"s = 'x'\ns *= 10**9", limit},
		"repeated list":            {"s = [0] * 10**9", limit},
		"doubled string":           {"s = 'x'\nfor i in range(100): s = s + s", limit},
		"doubled list in place":    {"s = [0]\nfor i in range(100): s += s", limit},
		"extended by itself":       {"s = [0]\nfor i in range(100): s.extend(s)", limit},
		"doubled tuple":            {"s = (0,)\nfor i in range(100): s = s + s", limit},
		"list of range":            {"s = list(range(10**9))", limit},
		"set of range":             {"s = set(range(10**9))", limit},
		"max of range":             {"s = max(range(10**12))", limit},
		"all of range":             {"s = all(range(1, 10**12))", limit},
		"sum of range":             {"s = sum(range(10**12))", limit},
		"zip of ranges":            {"s = zip(range(10**9), range(10**9))", limit},
		"spread":                   {"def f(*a): pass\nf(*range(10**9))", limit},
		"comprehension":            {"s = [0 for i in range(10**9)]", limit},
		"nested comprehension":     {"s = [[] for i in range(10**9)]", limit},
		"dict comprehension":       {"s = {i: 0 for i in range(10**9)}", limit},
		"dicts in one line":        {"s = []\nfor i in range(10**9): s.append([" + strings.Repeat("{},", 1000) + "])", limit},
		"dict stores":              {"s = {}\nfor i in range(10**9): s[i] = i", limit},
		"closures":                 {"s = []\nfor i in range(10**9): s.append(lambda: i)", limit},
		"functions":                {"s = []\ndef f():\n  for i in range(10**9):\n    def g(): return i\n    s.append(g)\nf()", limit},
		"slices":                   {"x = list(range(10000))\ns = []\nfor i in range(10**9): s.append(x[:])", limit},
		"inserts":                  {"s = []\nfor i in range(10**9): s.insert(0, i)", limit},
		"strings kept":             {"s = []\nfor i in range(10**9): s.append(str(i) * 1000)", limit},
		"numbers kept":             {"x = 1 << 511\ns = []\nfor i in range(10**9): s.append(x + 1)", limit},
		"squares":                  {"s = 2\nfor i in range(100): s = s * s", limit},
		"doubled number":           {"s = 1\nfor i in range(10**9): s = s - -s", limit},
		"join":                     {"x = 'x' * 100000\ns = ''.join([x] * 100000)", limit},
		"join with":                {"x = 'x' * 100000\ns = x.join(['x'] * 100000)", limit},
		"replace":                  {"x = 'x' * 100000\ns = x.replace('x', x)", limit},
		"formatted kept":           {"x = 'x' * 10000 + '%d'\ns = []\nfor i in range(10**9): s.append(x % 1)", limit},
		"upper":                    {"x = 'x' * 1000000\ns = [x.upper() for i in range(10**6)]", limit},
		"str of shared":            {"s = [0]\nfor i in range(60): s = [s, s]\nstr(s)", limit},
		"print of shared":          {"s = [0]\nfor i in range(60): s = [s, s]\nprint(s)", limit},
		"hash shared":              {"s = (0,)\nfor i in range(60): s = (s, s)\nx = {s: 0}", limit},
		"shared functions":         {"def f(a, b): return lambda: (a, b)\ns = 0\nfor i in range(60): s = f(s, s)", limit},
		"deep functions":           {"def f(a): return lambda: a\ns = 0\nfor i in range(100000): s = f(s)", limit},
		"shared by arguments":      {"def f(*a): return a\ns = (0,)\nfor i in range(60): s = f(s, s)", limit},
		"long keys":                {"x = 'x' * 1000000\nk = tuple([x] * 1000)\n{}[k]", limit},
		"power":                    {"s = 10 ** 10 ** 10", limit},
		"output":                   {"for i in range(100): print('x' * 100)", limit},
		"recursion":                {"def f(n): return f(n + 1)\nf(0)", limit},
		"mutual recursion":         {"def f(n): return g(n)\ndef g(n): return f(n)\nf(0)", limit},
		"recursion through sorted": {"def f(n): return sorted([n], key = f)\nf(0)", limit},
		"too long":                 {strings.Repeat("#", 1<<18+1), "bytes"},
		"brackets":                 {strings.Repeat("(", 100000), "nesting"},
		"conditions":               {strings.Repeat("1 if 1 else ", 20000) + "1", "nesting"},
		"lambda":                   {strings.Repeat("lambda:", 30000) + "1", "nesting"},
		"load":                     {"load('x.star', 'y')", "stands alone"},
		"graph of range":           {"graph(10, range(10**12))", "want two vertices"},
		"graph of many":            {"graph(10**12, [])", "at most 16777216"},
		"labels":                   {"graph(3, [], range(10**12))", "want a string"},
		"repeated beyond counting": {"s = 'ab' * 10**30", "too large"},
		"shift by much":            {"s = 1\ns = s << 10**9", "shift count"},
		"order shared":             {"def f():\n  s = [0]\n  for i in range(9): s = [s] * 10\n  return s\nf() < f()", "recursion depth"},
		"shared by popitem":        {"s = (0,)\nfor i in range(60): s = {s: s}.popitem()", "recursion depth"},
		"deep list":                {"s = []\nfor i in range(100000): s = [s]", ends},
		"deep tuple":               {"s = ()\nfor i in range(100000): s = (s,)", ends},
		"deep dict":                {"s = {}\nfor i in range(10000): s = {0: s}", ends},
		"list that holds itself":   {"s = []\ns.append(s)", ends},
		"function within itself":   {"def f():\n  def g(): return g()\n  return g\nh = f()", ends},
		"sums":                     {"s = 1" + strings.Repeat("+1", 100000), ends},
		"calls":                    {"s = f" + strings.Repeat("()", 100000), ends},
		"items":                    {"s = f" + strings.Repeat("[0]", 80000), ends},
		"names":                    {"s = f" + strings.Repeat(".a", 100000), ends},
		"powers":                   {"s = 1" + strings.Repeat("**1", 80000), ends},
		"elif":                     {"if 1: pass\n" + strings.Repeat("elif 1: pass\n", 15000), ends},
		"literal":                  {"s = " + strings.Repeat("9", 100000), ends},
		"getattr":                  {"getattr('x', 'replace')", ends},
		"method by a name":         {"f = [].extend\nf(range(10**9))", ends},
		"int of float":             {"s = int(1e308) * int(1e308) * int(1e308)", ends},
		"ends":                     {"graph(3, [], ends = range(10**12))", ends},
		"codepoints":               {"x = 'x' * 1000000\ns = [list(x.codepoints()) for i in range(10**6)]", ends},
		"str of deep":              {"s = [0]\nfor i in range(10000): s = [s]\nstr(s)", ends},
	}
	for i, name := range slices.Sorted(maps.Keys(programs)) {
		if !deep.Takes(i, 8, 8) {
			continue
		}
		c := programs[name]
		t.Run(name, func(t *testing.T) {
			f, err := Parse(context.Background(), "x.star", []byte(c.text), limits, io.Discard)
			if f != nil {
				f.Close()
			}
			switch {
			case c.want == ends && err == nil:
			case err == nil || !strings.Contains(err.Error(), c.want):
				t.Errorf("got %.300v, want an error with %q", err, c.want)
			case !strings.HasPrefix(err.Error(), "x.star:") || !errors.As(err, new(*Error)) || strings.Contains(err.Error(), "the process"):
				t.Errorf("%.100v does not name the file, or says nothing", err)
			case errors.Is(err, ErrLimit) != strings.Contains(err.Error(), limit):
				t.Errorf("%v: is it a limit?", err)
			}
		})
	}
}

// TestAfterwards: what ends the process in one network or router does not end the file:
// the next who asks gets what there is, and what the file prints is printed once.
func TestAfterwards(t *testing.T) {
	deep.NotShort(t)
	var out strings.Builder
	limits := small()
	limits.HopTime, limits.Time = 200*time.Millisecond, 200*time.Millisecond
	f, err := Parse(context.Background(), "x.star", []byte(`
print("once")
def Loop(n):
    if n > 9:
        max(range(10**15))
    if n == 9:
        "x" * 10**9
    return graph(n, [(v, (v + 1) % n) for v in range(n)], labels = ["v%d" % v for v in range(n)])
def waits(net, at, to): return sum(range(10**15))
def fills(net, at, to): return len("x" * 10**9)
def right(net, at, to): return net.vertex("v%d" % ((at + 1) % net.order))
`), limits, &out)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for _, name := range []string{"Loop(10)", "Loop(9)"} {
		if _, err := f.Network(context.Background(), name); !errors.Is(err, ErrLimit) || !strings.HasPrefix(err.Error(), name+": x.star") {
			t.Errorf("%s: %v, want a limit", name, err)
		}
	}
	// On a slow machine the process that is begun anew may take all the time.
	asked := func(ask func() error) {
		t.Helper()
		err := ask()
		for tries := 0; errors.Is(err, ErrLimit) && tries < 50; tries++ {
			err = ask()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	var net topology.Network
	asked(func() (err error) {
		net, err = f.Network(context.Background(), "Loop(7)")
		return err
	})
	for _, name := range []string{"waits", "fills"} {
		r, err := f.Router(name, net)
		if err == nil {
			err = r.Compile(context.Background())
		}
		if !errors.Is(err, ErrLimit) || !strings.HasPrefix(err.Error(), name+" on Loop(7)") {
			t.Errorf("%s: %v", name, err)
		}
	}
	r, err := f.Router("right", net)
	if err != nil {
		t.Fatal(err)
	}
	asked(func() error { return r.CompileTo(context.Background(), 3) })
	if next, _ := r.Next(6, 3, ""); next != 0 {
		t.Errorf("6 goes on to %d, want 0", next)
	}
	if out.String() != "once\n" {
		t.Errorf("printed %q", &out)
	}
}
