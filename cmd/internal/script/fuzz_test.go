package script

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"topocert/topology"

	"go.starlark.net/syntax"
)

// FuzzLoad runs texts as files, then makes the networks and asks the routers that they
// define. Whatever a text is, that ends soon, takes bounded memory, does not panic, and
// gives a network or an error that names the file.
func FuzzLoad(f *testing.F) {
	f.Add(ccc)
	for _, text := range []string{
		"", "x = 'a' * 10**9", "x = [[]] * 9\nx += x", "def G(n, *a, k = 2): return graph(n, [(0, 1)], ['a'] * n, ends = [0])", "def r(net, at, to): return net.neighbors(at)[0]",
		"def r(net, at, to): return net.vertex(net.label(to))", "s = (0,)\nfor i in range(60): s = (s, s)", "def f(a): return lambda: a\ns = 0\nfor i in range(60): s = f((s, s))",
		"def f(n): return f(n + 1)\nf(0)", "x = 2**3**-1", "x = (2**[1, 2][0])[1:2]", "'%s %d %(a)s' % (1, {'a': 2})", "'{0}'.join([])", "load('a', 'b')", "\xff", "x = 1 if 2 else 3 ** 4 # **",
		"def Net():\n  \"\"\"About.\n\n  More ** text.\"\"\"\n  return graph(2**2, [(i, (i + 1) % 4) for i in range(4)])",
	} {
		f.Add(text)
	}
	limits := Limits{File: 1 << 14, Steps: 100_000, HopSteps: 1000, Memory: 16 << 20, Time: 200 * time.Millisecond, HopTime: time.Second, Output: 1000}
	f.Fuzz(func(t *testing.T, text string) {
		ctx := context.Background()
		var out strings.Builder
		file, err := Parse(ctx, "x.star", []byte(text), limits, &out)
		mustName(t, err)
		if out.Len() > limits.Output {
			t.Errorf("%d bytes printed", out.Len())
		}
		if err == nil {
			defer file.Close()
			tryAll(t, ctx, file)
		}
	})
}

// mustName sees that an error names the file.
func mustName(t *testing.T, err error) {
	t.Helper()
	if err != nil && (!errors.As(err, new(*Error)) || !strings.Contains(err.Error(), "x.star") || strings.Contains(err.Error(), "internal error")) {
		t.Errorf("the error %v", err)
	}
}

// tryAll makes a few networks of each family, and asks each router on one of them.
func tryAll(t *testing.T, ctx context.Context, file *File) {
	ring, err := topology.New("Ring", 4)
	if err != nil {
		t.Fatal(err)
	}
	nets := []topology.Network{ring}
	for _, e := range file.Families()[:min(3, len(file.Families()))] {
		stem, list, _ := strings.Cut(e.Name, "(")
		args := strings.Repeat("3,", max(0, strings.Count(list, ",")-1)) + "4"
		for _, name := range []string{stem, fmt.Sprintf("%s(3)", stem), fmt.Sprintf("%s(%s)", stem, args)} {
			net, err := file.Network(ctx, name)
			if err != nil {
				continue
			}
			if m, err := file.member(name); err != nil || m.name != net.Source() {
				t.Errorf("%s is %s and %v, %v", name, net.Source(), m, err)
			}
			if net.Order() > 0 && net.Order() <= 20 {
				nets = append(nets, net)
			}
		}
	}
	for _, e := range file.Routers()[:min(3, len(file.Routers()))] {
		r, err := file.Router(e.Name, nets[len(nets)-1])
		if err != nil {
			t.Fatal(err)
		}
		mustName(t, r.Compile(ctx))
	}
}

// FuzzPowers sees that nothing but powers is changed in a text, and that each becomes a call
// where the text is a file.
func FuzzPowers(f *testing.F) {
	for _, text := range []string{"x = [1][0:2]", "def f(*a, **k): pass", "x = 2**3 + y", "a**b**c**d", "f(**k)", "'''a**b'''**2", "2**(3", "2**[", "((((2**3)**4)**5", "#**\n2**3", "é**é + z", "2**\\\n3", "lambda **k: 2.**-k[0]", "a*-b**c(d)**~e/f"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		changed, p := withoutPowers(text)
		if len(changed) != len(text) {
			t.Fatalf("%q became %q", text, changed)
		}
		differ := 0
		for i := range len(text) {
			if text[i] == changed[i] {
				continue
			}
			if differ++; text[i-1:i+1] != "**" || changed[i-1:i+1] != "* " {
				t.Errorf("%q became %q", text, changed)
			}
		}
		if differ != len(p) {
			t.Errorf("%q became %q with %d powers", text, changed, len(p))
		}
		tree, err := options().Parse("x.star", changed, 0)
		if err != nil || strings.ContainsAny(text, "\r\x00") {
			return // not as load has it, or ended by a zero byte
		}
		p.rewrite(reflect.ValueOf(tree))
		calls := 0
		syntax.Walk(tree, func(n syntax.Node) bool {
			if name, ok := n.(*syntax.Ident); ok && name.Name == powerName {
				calls++
			}
			return true
		})
		if calls != len(p) {
			t.Errorf("%q: %d calls for %d powers", text, calls, len(p))
		}
	})
}
