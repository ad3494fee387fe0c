package script

import (
	"context"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"
	"time"
)

// small are limits under which a file takes no time.
func small() Limits {
	return Limits{File: 1 << 18, Steps: 2_000_000, Memory: 16 << 20, HopSteps: 10_000, HopMemory: 1 << 20, Time: 20 * time.Second, Output: 1000}
}

// TestHostile runs files that would take all time or memory. Each is refused, for the
// reason that is said, and takes hardly more memory than the limit.
func TestHostile(t *testing.T) {
	if testing.Short() {
		t.Skip("programs that run to their limits")
	}
	const (
		steps  = "steps, want at most"
		memory = "MB for values, want at most"
		deep   = "deep"
		text   = "a string of"
		number = "bits"
		tuple  = "a tuple of more than 4096 values"
	)
	for name, c := range map[string]struct{ text, want string }{
		"while":                    {"while True: pass", steps},
		"for range":                {"for i in range(10**12): pass", steps},
		"recursion":                {"def f(n): return f(n + 1)\nf(0)", "calls more than 1000 deep"},
		"mutual recursion":         {"def f(n): return g(n)\ndef g(n): return f(n)\nf(0)", "calls more than 1000 deep"},
		"recursion through sorted": {"def f(n): return sorted([n], key = f)\nf(0)", "calls more than 1000 deep"},
		"doubled string":           {"s = 'x'\nfor i in range(100): s = s + s", text},
		"doubled string in place":  {"s = 'x'\nfor i in range(100): s += s", text},
		"repeated string":          {"s = 'x' * 10**9", text},
		"repeated string left":     {"s = 10**9 * 'x'", text},
		"repeated in place":        {"s = 'x'\ns *= 10**9", text},
		"repeated beyond counting": {"s = 'ab' * 10**30", "far fewer"},
		"repeated list":            {"s = [0] * 10**9", steps},
		"repeated list of few":     {"s = [0] * 1500000", memory},
		"repeated tuple":           {"s = (0,) * 10**9", steps},
		"doubled list":             {"s = [0]\nfor i in range(100): s = s + s", "more than"},
		"doubled list in place":    {"s = [0]\nfor i in range(100): s += s", "more than"},
		"extended by itself":       {"s = [0]\nfor i in range(100): s.extend(s)", "more than"},
		"doubled tuple":            {"s = (0,)\nfor i in range(100): s = s + s", tuple},
		"list of range":            {"s = list(range(10**9))", steps},
		"tuple of range":           {"s = tuple(range(10**9))", steps},
		"set of range":             {"s = set(range(10**9))", steps},
		"sorted range":             {"s = sorted(range(10**9))", steps},
		"reversed range":           {"s = reversed(range(10**9))", steps},
		"max of range":             {"s = max(range(10**12))", steps},
		"all of range":             {"s = all(range(1, 10**12))", steps},
		"sum of range":             {"s = sum(range(10**12))", steps},
		"zip of ranges":            {"s = zip(range(10**9), range(10**9))", steps},
		"enumerate":                {"s = enumerate(range(10**9))", steps},
		"dict of zip":              {"s = dict([(i, i) for i in range(10**9)])", "more than"},
		"extend by range":          {"s = []\ns.extend(range(10**9))", steps},
		"plus range":               {"s = []\ns += range(10**9)", steps},
		"spread":                   {"def f(*a): pass\nf(*range(10**9))", steps},
		"spread to max":            {"max(*range(10**9))", steps},
		"update":                   {"s = {}\ns.update([(i, 0) for i in range(10**9)])", "more than"},
		"set update":               {"s = set()\ns.update(range(10**9))", steps},
		"set union":                {"s = set().union(range(10**9))", steps},
		"comprehension":            {"s = [0 for i in range(10**9)]", "more than"},
		"nested comprehension":     {"s = [[] for i in range(10**9)]", "more than"},
		"dict comprehension":       {"s = {i: 0 for i in range(10**9)}", memory},
		"dicts":                    {"s = []\nfor i in range(10**9): s.append({})", memory},
		"dicts in one line":        {"s = []\nfor i in range(10**9): s.append([" + strings.Repeat("{},", 1000) + "])", memory},
		"dict stores":              {"s = {}\nfor i in range(10**9): s[i] = i", memory},
		"dict stores unpacked":     {"s = {}\nfor i in range(10**9): s[i], x = i, i", "more than"},
		"dict stores by for":       {"s = {}\nfor s[0] in range(10**9): pass", "more than"},
		"setdefault":               {"s = {}\nfor i in range(10**9): s.setdefault(i)", memory},
		"set adds":                 {"s = set()\nfor i in range(10**9): s.add(i)", memory},
		"closures":                 {"s = []\nfor i in range(10**9): s.append(lambda: i)", memory},
		"functions":                {"s = []\ndef f():\n  for i in range(10**9):\n    def g(): return i\n    s.append(g)\nf()", memory},
		"slices":                   {"x = list(range(10000))\ns = []\nfor i in range(10**9): s.append(x[:])", "more than"},
		"inserts":                  {"s = []\nfor i in range(10**9): s.insert(0, i)", "more than"},
		"strings kept":             {"s = []\nfor i in range(10**9): s.append(str(i) * 1000)", "more than"},
		"characters kept":          {"x = 'x' * 1000\ns = []\nfor i in range(10**9): s.append(x[i % 1000])", "more than"},
		"numbers kept":             {"x = 1 << 511\ns = []\nfor i in range(10**9): s.append(x + 1)", memory},
		"numbers kept in tuples":   {"x = 1 << 511\ns = []\nfor i in range(10**9): s.append((x + 1, x + 2, x + 3, x + 4, x + 5))", memory},
		"formatted kept":           {"x = 'x' * 10000 + '%d'\ns = []\nfor i in range(10**9): s.append(x % 1)", memory},
		"power":                    {"s = 10 ** 10 ** 10", number},
		"power of a negative":      {"s = (-10) ** 10 ** 10", number},
		"pow":                      {"s = pow(10, 10**10)", number},
		"squares":                  {"s = 2\nfor i in range(100): s = s * s", number},
		"shifts":                   {"s = 1\nfor i in range(100): s = s << 500", number},
		"shift in place":           {"s = 1\nfor i in range(100): s <<= 500", number},
		"shift by much":            {"s = 1\ns = s << 10**9", "shifted"},
		"literal":                  {"s = " + strings.Repeat("9", 100000), number},
		"literal in hexadecimal":   {"s = 0x" + strings.Repeat("f", 100000), number},
		"doubled number":           {"s = 1\nfor i in range(10**9): s = s - -s", number},
		"int of text":              {"s = int('9' * 100000)", "int of a text"},
		"int of float":             {"s = int(1e308) * int(1e308) * int(1e308)", number},
		"join":                     {"x = 'x' * 100000\ns = ''.join([x] * 100000)", text},
		"join with":                {"x = 'x' * 100000\ns = x.join(['x'] * 100000)", text},
		"replace":                  {"x = 'x' * 100000\ns = x.replace('x', x)", text},
		"replace nothing":          {"x = 'x' * 100000\ns = x.replace('', x)", text},
		"split":                    {"x = 'x' * 1000000\ns = [x.split('x') for i in range(1000)]", "more than"},
		"format":                   {"x = 'x' * 100000\ns = ('{0}' * 1000).format(x)", "fields"},
		"format by name":           {"x = 'x' * 100000\ns = ('{a}' * 1000).format(a = x)", "fields"},
		"percent":                  {"x = 'x' * 10000\ns = ('%s' * 1000) % tuple([x] * 100)", "more than"},
		"percent by name":          {"x = 'x' * 10000\ns = ('%(a)s' * 1000) % {'a': x}", "fields"},
		"upper":                    {"x = 'x' * 1000000\ns = [x.upper() for i in range(10**6)]", memory},
		"elems":                    {"x = 'x' * 1000000\ns = [list(x.elems()) for i in range(10**6)]", "more than"},
		"codepoints":               {"x = 'x' * 1000000\ns = [list(x.codepoints()) for i in range(10**6)]", "want elems"},
		"str of shared":            {"s = [0]\nfor i in range(60): s = [s, s]\nstr(s)", "to write out"},
		"repr of shared":           {"s = [0]\nfor i in range(60): s = [s, s]\nrepr(s)", "to write out"},
		"print of shared":          {"s = [0]\nfor i in range(60): s = [s, s]\nprint(s)", "to write out"},
		"fail with shared":         {"s = [0]\nfor i in range(60): s = [s, s]\nfail(s)", "to write out"},
		"percent of shared":        {"s = [0]\nfor i in range(60): s = [s, s]\n'%s' % s", "to write out"},
		"percent c of shared":      {"s = [0]\nfor i in range(60): s = [s, s]\n'%c' % (s,)", "to write out"},
		"percent d of shared":      {"s = [0]\nfor i in range(60): s = [s, s]\n'%d' % (s,)", "to write out"},
		"format of shared":         {"s = [0]\nfor i in range(60): s = [s, s]\n'{}'.format(s)", "to write out"},
		"str of deep":              {"s = [0]\nfor i in range(10000): s = [s]\nstr(s)", deep},
		"str of wide":              {"s = ['x' * 100000] * 1000\nstr(s)", "to write out"},
		"error with shared":        {"s = (0,)\nfor i in range(60): s = (s, s)", tuple},
		"compare shared":           {"def f():\n  s = [0]\n  for i in range(9): s = [s] * 10\n  return s\nf() == f()", steps},
		"order shared":             {"def f():\n  s = [0]\n  for i in range(9): s = [s] * 10\n  return s\nf() < f()", steps},
		"in shared":                {"def f():\n  s = [0]\n  for i in range(9): s = [s] * 10\n  return s\nf() in f()", steps},
		"not in shared":            {"def f():\n  s = [0]\n  for i in range(9): s = [s] * 10\n  return s\nf() not in f()", steps},
		"sort shared":              {"def f():\n  s = [0]\n  for i in range(8): s = [s] * 10\n  return s\nsorted([f(), f(), f()])", steps},
		"index shared":             {"def f():\n  s = [0]\n  for i in range(8): s = [s] * 10\n  return s\n[f(), f()].index(f())", steps},
		"remove shared":            {"def f():\n  s = [0]\n  for i in range(8): s = [s] * 10\n  return s\n[f(), f()].remove(f())", steps},
		"hash shared":              {"s = (0,)\nfor i in range(60): s = (s, s)\nx = {s: 0}", tuple},
		"shared by arguments":      {"def f(*a): return a\ns = (0,)\nfor i in range(60): s = f(s, s)", tuple},
		"shared by zip":            {"s = (0,)\nfor i in range(60): s = zip([s], [s])[0]", tuple},
		"shared by enumerate":      {"s = (0,)\nfor i in range(6000): s = enumerate([s])[0]", "want at most"},
		"shared by items":          {"s = (0,)\nfor i in range(60): s = {s: s}.items()[0]", tuple},
		"shared by popitem":        {"s = (0,)\nfor i in range(60): s = {s: s}.popitem()", "maximum recursion depth"},
		"shared by plus":           {"s = (0,)\nfor i in range(60): s = (s,) + (s,)", tuple},
		"shared by star":           {"s = (0,)\nfor i in range(60): s = (s,) * 2", tuple},
		"shared by tuple":          {"s = (0,)\nfor i in range(60): s = tuple([s, s])", tuple},
		"shared functions":         {"def f(a, b): return lambda: (a, b)\ns = 0\nfor i in range(60): s = f(s, s)", "functions and tuples"},
		"shared defaults":          {"def f(a):\n  def g(x = a, y = a): pass\n  return g\ns = 0\nfor i in range(60): s = f(s)", "functions and tuples"},
		"deep list":                {"s = []\nfor i in range(100000): s = [s]", deep},
		"deep tuple":               {"s = ()\nfor i in range(100000): s = (s,)", deep},
		"deep dict":                {"s = {}\nfor i in range(10000): s = {0: s}", deep},
		"deep functions":           {"def f(a): return lambda: a\ns = 0\nfor i in range(100000): s = f(s)", "more than"},
		"list that holds itself":   {"s = []\ns.append(s)", "holds itself"},
		"function within itself":   {"def f():\n  def g(): return g()\n  return g\nh = f()", "holds itself"},
		"long keys":                {"x = 'x' * 1000000\nk = tuple([x] * 1000)\n{}[k]", tuple},
		"output":                   {"for i in range(100): print('x' * 100)", "bytes printed"},
		"long output":              {"print('x' * 1000000)", "bytes"},
		"brackets":                 {strings.Repeat("(", 100000), "nesting"},
		"lists":                    {strings.Repeat("[", 100000), "nesting"},
		"signs":                    {strings.Repeat("-", 100000) + "1", "nesting"},
		"not":                      {strings.Repeat("not ", 50000) + "1", "nesting"},
		"lambda":                   {strings.Repeat("lambda:", 30000) + "1", "nesting"},
		"conditions":               {strings.Repeat("1 if 1 else ", 20000) + "1", "nesting"},
		"sums":                     {"s = 1" + strings.Repeat("+1", 100000), "within one another"},
		"calls":                    {"s = f" + strings.Repeat("()", 100000), "within one another"},
		"items":                    {"s = f" + strings.Repeat("[0]", 80000), "within one another"},
		"names":                    {"s = f" + strings.Repeat(".a", 100000), "within one another"},
		"powers":                   {"s = 1" + strings.Repeat("**1", 80000), "1"},
		"elif":                     {"if 1: pass\n" + strings.Repeat("elif 1: pass\n", 15000), "within one another"},
		"too long":                 {strings.Repeat("#", 1<<18+1), "bytes"},
		"graph of range":           {"graph(10, range(10**12))", steps},
		"graph of many":            {"graph(10**12, [])", "at most 16777216"},
		"graph of ranges":          {"graph(10, [range(10**12)])", "want two vertices"},
		"labels":                   {"graph(3, [], range(10**12))", steps},
		"ends":                     {"graph(3, [], ends = range(10**12))", steps},
		"load":                     {"load('x.star', 'y')", "stands alone"},
		"bytes":                    {"b'x' * 10**9", "want a string"},
		"getattr":                  {"getattr('x', 'replace')", "no getattr here"},
		"method taken":             {"f = 'x'.replace", "want a call"},
		"method by a name":         {"f = [].extend\nf(range(10**9))", "want a call"},
	} {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := time.Now()
			_, err := Parse(context.Background(), "x.star", []byte(c.text), small(), io.Discard)
			took := time.Since(start)
			runtime.ReadMemStats(&after)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Fatalf("got %.300v, want an error with %q", err, c.want)
			}
			if !strings.HasPrefix(err.Error(), "x.star:") || !errors.As(err, new(*Error)) {
				t.Errorf("%.100v does not name the file", err)
			}
			if took > 5*time.Second {
				t.Errorf("it took %v", took)
			}
			// All that is taken, freed or not; small() allows 16 MB, and the interpreter's own
			// trees and garbage come on top.
			if taken := after.TotalAlloc - before.TotalAlloc; taken > 120<<20 {
				t.Errorf("it took %d MB in all", taken>>20)
			}
		})
	}
}
