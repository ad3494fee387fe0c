package script

import (
	"context"
	"io"
	"strings"
	"testing"

	"go.starlark.net/starlark"
)

// statements are programs that set x. None uses what is ours alone.
func statements() []string {
	return []string{
		"x = [1 + 2, 5 - 7, 3 * 4, 7 // 2, -7 // 2, 7 % 3, -7 % 3, 7 / 2, 1 << 5, 40 >> 3, 6 & 3, 6 | 3, 6 ^ 3, ~5, -5, +5]",
		"a, b = 10, 3\nx = [a + b, a - b, a * b, a // b, a % b, a / b, a << b, a >> b, a & b, a | b, a ^ b]",
		"a, b = 1 << 70, -(1 << 69)\nx = [a + b, a - b, a * b, a // b, a % b, a & b, a | b, a ^ b, a << 3, a >> 3, a == b, a < b, a != b]",
		"a, b = 1.5, 2\nx = [a + b, a - b, a * b, a / b, a // b, a % b, a < b, a == b, a >= b]",
		"a, b = 'ab', 'cd'\nx = [a + b, a * 3, 3 * b, a < b, a == b, 'a' in a, 'x' not in a, a % (), '%s-%d' % (a, 5), '%s' % a, a[1], a[-1:], (a + b)[1:3]]",
		"a, b = [1, 2], [3]\nx = [a + b, a * 2, 2 * b, a < b, a == b, 1 in a, 7 not in a, a[1:], a[::-1], a[-1]]",
		"a, b = (1, 2), (3,)\nx = [a + b, a * 2, 2 * b, a < b, a == b, 1 in a, 7 not in a, a[1:], a[::-1], a[-1]]",
		"a, b = {1: 2}, {3: 4}\nx = [a | b, a == b, 1 in a, 7 not in a, a[1], len(a | b)]",
		"a, b = set([1, 2, 3]), set([3, 4])\nx = [sorted(list(a | b)), list(a & b), sorted(list(a - b)), sorted(list(a ^ b)), 1 in a, a == b]",
		"x = 1\nx += 2\nx *= 10\nx -= 4\nx //= 3\nx %= 5\nx <<= 4\nx |= 3\nx ^= 1\nx &= 30\nx >>= 1",
		"x = [1]\ny = x\nx += [2]\nx += (3, 4)\nx += x\ny.append(9)",
		"x = [1]\ny = x\nx = x + [2]\ny.append(9)",
		"x = 'a'\nx += 'b'\nx *= 2",
		"x = (1,)\nx += (2,)\nx *= 2",
		"x = {1: 2}\ny = x\nx |= {3: 4}\ny[5] = 6",
		"x = {'a': [1, 2]}\nx['a'][0] += 5\nx['a'] += [7]\nx['b'] = 3\nx['b'] -= 1",
		"log = []\ndef f(k):\n  log.append(k)\n  return k\na = [[0, 0], [0, 0]]\na[f(1)][f(0)] += f(5)\na[f(0)], a[f(1)] = f(3), f(4)\nx = [a, log]",
		"x = [(i, j) for i in range(4) if i % 2 for j in range(i)]",
		"x = {i: i * i for i in range(5) if i != 2}",
		"x = [a + b for a, b in [(1, 2), (3, 4)]]",
		"x = []\nfor i, (a, b) in enumerate([(1, 2), (3, 4)]):\n  if i == 5: break\n  x.append(i * a - b)\n  continue",
		"x = 0\nwhile x < 10:\n  x += 3\n  if x == 6: continue\n",
		"def f(a, b = 2, *c, **d): return [a, b, c, d]\nx = [f(1), f(1, 3), f(1, 3, 4, 5), f(1, k = 2), f(*[1, 2, 3]), f(**{'a': 7, 'z': 8}), f(1, *(2, 3), **{'e': 4})]",
		"def f(a, *, b = 2): return a + b\nx = [f(1), f(1, b = 5)]",
		"def f(n): return 1 if n == 0 else n * f(n - 1)\nx = [f(n) for n in range(10)]",
		"def outer():\n  def inner(k): return [] if k == 0 else inner(k - 1) + [k]\n  return inner(4)\nx = outer()",
		"x = [f(3) for f in [lambda n: n + 1, lambda n, k = 5: n * k]]",
		"def f():\n  'What it is.'\n  return 1\nx = f()",
		"x = sorted([3, 1, 2], key = lambda n: -n)\nx += sorted(['b', 'a'], reverse = True) + [max(3, 7), min([4, 2]), max(['a', 'bb'], key = len)]",
		"x = [abs(-3), any([0, 1]), all([1, 0]), bool([]), chr(65), dict([(1, 2)], a = 3), enumerate(['a', 'b'], 5), float(3), int('12'), int('ff', 16), int(3.7), len('abc'), list((1, 2)), ord('A'), repr('a'), reversed([1, 2]), str(5), tuple([1]), type(1), zip([1, 2], 'ab'.elems()), list(range(1, 10, 3))]",
		"s = 'Hello World'\nx = [s.upper(), s.lower(), s.split(' '), s.replace('l', 'L'), s.find('o'), s.rfind('o'), s.index('W'), s.count('l'), s.startswith('He'), s.endswith(('x', 'd')), '-'.join(['a', 'b']), ' a '.strip(), '{} {a} {0}'.format(1, a = 2) if False else '{0} {a}'.format(1, a = 2), s.partition(' '), s.title(), s.capitalize(), s.elems()[0], 'a\\nb'.splitlines(), s.removeprefix('He'), s.isalpha(), s.rsplit('o', 1)]",
		"a = [3, 1, 2]\na.append(4)\na.extend([5, 6])\na.insert(0, 0)\na.remove(1)\nb = a.pop()\nc = a.pop(0)\nx = [a, b, c, a.index(2)]\na.clear()",
		"d = {'a': 1}\nd.update([('b', 2)], c = 3)\nx = [d.get('a'), d.get('z', 0), d.keys(), d.values(), d.items(), d.pop('a'), d.setdefault('k', 5), d.popitem(), d]",
		"s = set([1])\ns.add(2)\ns.discard(7)\ns.update([5])\ns.remove(1)\nx = [sorted(list(s)), sorted(list(s.union([9]))), list(s.intersection([2])), list(s.difference([2])), s.issubset([2, 5, 6])]",
		"x = [1 if [] else 2, [] or 3, 0 and 4, not 1, None == None, None != 1, True == 1, 'a' == 1, (1, 'a') == (1, 'a'), [1, [2]] < [1, [3]]]",
		"a = 3\ndef f():\n  a = 4\n  a += 1\n  return a\nx = [a, f(), a]",
		"(a, [b, c]), d = (1, [2, 3]), 4\nx = [a, b, c, d]",
		"a = [0, 0]\nfor a[1] in range(3): pass\n[0 for a[0] in range(5)]\nx = a",
		"x = 'é' + 'ü'[0:2] + \"it's\" + r'\\d' + '''long\ntext'''",
		"x = 5 if 3 > 2 else 6 # a comment ** with stars\nx = x",
	}
}

// TestLanguage: what is changed in the syntax tree means what it meant.
func TestLanguage(t *testing.T) {
	for _, text := range statements() {
		thread := &starlark.Thread{}
		globals, err := starlark.ExecFileOptions(options(), thread, "x.star", text, nil)
		if err != nil {
			t.Errorf("%s: the interpreter: %v", text, err)
			continue
		}
		want := globals["x"].String()
		for _, way := range []string{text, inFunction(text)} {
			if got := valueOf(t, way); got != want {
				t.Errorf("%s: got %s, want %s", way, got, want)
			}
		}
	}
}

// inFunction makes a function of a program.
func inFunction(text string) string {
	if strings.Contains(text, "'''") {
		return text
	}
	return "def program():\n  " + strings.ReplaceAll(text, "\n", "\n  ") + "\n  return x\nx = program()"
}

// valueOf returns what a program prints of x.
func valueOf(t *testing.T, text string) string {
	t.Helper()
	var out strings.Builder
	if _, err := Parse(context.Background(), "x.star", []byte(text+"\nprint(repr(x))"), small(), &out); err != nil {
		t.Errorf("%s: %v", text, err)
	}
	return strings.ReplaceAll(strings.TrimSuffix(out.String(), "\n"), `'é'`, "é")
}

// TestPowers: values are those of Python 3.
func TestPowers(t *testing.T) {
	for text, want := range map[string]string{
		"2**10": "1024", "2 ** 10": "1024", "2**3**2": "512", "(2**3)**2": "64", "-2**2": "-4", "(-2)**3": "-8", "2**0": "1", "0**0": "1", "0**5": "0", "1**1000000": "1", "(-1)**1000001": "-1",
		"3*2**4": "48", "2**4*3": "48", "2**4+1": "17", "1+2**4": "17", "7 - 2**-(-2)": "3", "2**+3": "8", "10**3 % 7": "6", "~2**2": "-5", "2**1<<1": "4", "2**abs(-3)": "8",
		"[3, 4][1]**[2, 3][0]": "16", "2**[1, 5][1]": "32", "len('abc')**2": "9", "2**len('abc')": "8", "2**3 == 8": "True", "[2**i for i in range(4)]": "[1, 2, 4, 8]", "{2**1: 3**2}": "{2: 9}",
		"max(2**3, 3**2)": "9", "pow(2, 10)": "1024", "sum([1, 2, 3])": "6", "sum([0.5, 1], 2)": "3.5", "sum([])": "0", "sum(range(101))": "5050", "2 **\\\n3": "8", "(2\n**\n3)": "8", "'**'": `"**"`, "2**3 # 2**4": "8",
		"'a' if 2**1 == 2 else 2**5": `"a"`, "(lambda n: n**2)(5)": "25", "2**3**1**7": "8", "(1, 2**3)[1:2**2]": "(8,)", "\"a'**'\"": `"a'**'"`, "[0, 1, 2, 3][:2**1]": "[0, 1]",
	} {
		if got := valueOf(t, "x = "+text); got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
	if got, want := valueOf(t, "def f(**k): return k\ndef g(*a, **k): return f(**k)\nx = g(1, **{'a': 2**2})\nx |= {'b': f(a = 3**2, ** {'c': 1})}"), `{"a": 4, "b": {"a": 9, "c": 1}}`; got != want {
		t.Errorf("beside keywords: got %s, want %s", got, want)
	}
	for text, want := range map[string]string{"2**-1": "exponent of at least 0", "2**0.5": "want whole numbers", "'a'**2": "want whole numbers", "2**": "got", "**2": "got", "2***3": "got", "x**=2": "got", "pow(2)": "want pow(a, b)", "sum(['a'])": "want numbers", "sum(3)": "sum: for parameter iterable"} {
		_, err := Parse(context.Background(), "x.star", []byte("x = 3\nx = "+text), small(), io.Discard)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want an error with %q", text, err, want)
		}
	}
}
