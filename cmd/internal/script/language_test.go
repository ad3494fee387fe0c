package script

import (
	"strings"
	"testing"
)

// here runs a harmless text in this process.
func here(text string, out *strings.Builder) (*definitions, *Error) {
	limits := small()
	p := &program{name: "x.star", limits: limits, watch: &watch{limits: &limits, runs: make(map[*run]bool)}, say: func(line string) { out.WriteString(line) }}
	return p.load([]byte(text))
}

// valueOf returns what a program prints of x.
func valueOf(t *testing.T, text string) string {
	t.Helper()
	var out strings.Builder
	if _, err := here(text+"\nprint(repr(x))", &out); err != nil {
		t.Errorf("%s: %v", text, err)
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// TestPowers: values are those of Python 3.
func TestPowers(t *testing.T) {
	for text, want := range map[string]string{
		"2**10": "1024", "2 ** 10": "1024", "2**3**2": "512", "(2**3)**2": "64", "-2**2": "-4", "(-2)**3": "-8", "2**0": "1", "0**0": "1", "0**5": "0", "1**1000000": "1", "(-1)**1000001": "-1",
		"3*2**4": "48", "2**4*3": "48", "2**4+1": "17", "1+2**4": "17", "7 - 2**-(-2)": "3", "2**+3": "8", "10**3 % 7": "6", "~2**2": "-5", "2**1<<1": "4", "2**abs(-3)": "8",
		"[3, 4][1]**[2, 3][0]": "16", "2**[1, 5][1]": "32", "len('abc')**2": "9", "2**len('abc')": "8", "2**3 == 8": "True", "[2**i for i in range(4)]": "[1, 2, 4, 8]", "{2**1: 3**2}": "{2: 9}",
		"max(2**3, 3**2)": "9", "pow(2, 10)": "1024", "sum([1, 2, 3])": "6", "sum([0.5, 1], 2)": "3.5", "sum([])": "0", "sum(range(101))": "5050", "2 **\\\n3": "8", "(2\n**\n3)": "8", "'**'": `"**"`, "2**3 # 2**4": "8",
		"'a' if 2**1 == 2 else 2**5": `"a"`, "(lambda n: n**2)(5)": "25", "2**3**1**7": "8", "(1, 2**3)[1:2**2]": "(8,)", "\"a'**'\"": `"a'**'"`, "[0, 1, 2, 3][:2**1]": "[0, 1]",
		"7 % -2**2 * 3": "-3", "12 // 2**2**1 * 5**2": "75", "2**-(-1)**2**1 if 0 else 5": "5", "2*-~3**2": "20", "-2**-(-2)": "-4", "2.0**3 if 0 else 2 ** 3": "8", "2**(lambda **k: k['a']**2)(a = 2)": "16",
	} {
		if got := valueOf(t, "x = "+text); got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
	if got, want := valueOf(t, "def f(**k): return k\ndef g(*a, **k): return f(**k)\nx = g(1, **{'a': 2**2})\nx |= {'b': f(a = 3**2, ** {'c': 1})}"), `{"a": 4, "b": {"a": 9, "c": 1}}`; got != want {
		t.Errorf("beside keywords: got %s, want %s", got, want)
	}
	for text, want := range map[string]string{"2**-1": "exponent of at least 0", "2**0.5": "want whole numbers", "'a'**2": "want whole numbers", "2**": "got", "**2": "got", "2***3": "got", "x**=2": "got", "pow(2)": "want pow(a, b)", "sum(['a'])": "want numbers", "sum(3)": "sum: for parameter iterable"} {
		_, err := here("x = 3\nx = "+text, new(strings.Builder))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want an error with %q", text, err, want)
		}
	}
}
