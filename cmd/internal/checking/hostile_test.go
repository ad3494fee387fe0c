package checking

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// TestHostileFolders: folders that once had something false accepted or printed, or kept
// the checker for long, or took its memory. Each ends, with a reason, within what checking may cost.
func TestHostileFolders(t *testing.T) {
	deep.NotShort(t)
	verdict := func(formula string) string {
		return "topocert 2 verdicts\nclaim a\nformula " + formula + "\nholds 1\nend\n"
	}
	theorem := func(claim string) string {
		return "topocert theorems 1\ntheorem a\nclaim " + claim + " for n >= 3\ninstance 3\nend\n"
	}
	cert := func(statement string) string { return "topocert 2\n" + statement + "\nstrategy\nby evaluate\nend\n" }
	// chain are definitions of which each uses the one before it.
	chain := func(first, next string, n int) string {
		text := "f0" + first + "\n"
		for i := range n {
			text += fmt.Sprintf("f%d", i+1) + strings.ReplaceAll(next, "@", fmt.Sprintf("f%d", i)) + "\n"
		}
		return text
	}
	list := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	for _, c := range []struct {
		name    string
		files   map[string]string
		want    string
		without string // is not on standard output
		code    int
	}{
		{"a router that takes hours", map[string]string{
			"a.cert": "topocert 2\naudit Complete(3000) updown delivered = 1\nexhaustion\nend\n",
		}, "over the budget", "accepted /", Usage},
		{"sums of sums in a certificate", map[string]string{
			"own.words": chain("(G) = order(G)", "(G) = @(G) + @(G)", 60), "a.cert": cert("f60 Ring(3) = 5"),
		}, "the value is 3458764513820540928", "accepted /", Rejected},
		{"sums of sums in a verdict", map[string]string{
			"own.words": chain("(G) = order(G)", "(G) = @(G) + @(G)", 60), "a.verdicts": verdict("f60(Ring(3)) == 5"),
		}, "more than 16384 parts", "accepted /", Rejected},
		{"sums of arguments in a verdict", map[string]string{
			"own.words": chain("(G, k) = order(G) + k", "(G, k) = @(G, k + k)", 60), "a.verdicts": verdict("f60(Ring(3), 1) == 5"),
		}, "more than 16384 parts", "accepted /", Rejected},
		{"sums of arguments in a theorem", map[string]string{
			"own.words": chain("(G, k) = order(G) + k", "(G, k) = @(G, k + k)", 60), "a.theorems": theorem("f60(Ring(n), 1) == 5"),
		}, "more than 16384 parts", "accepted /", Rejected},
		{"sums of sums in a network", map[string]string{
			"own.words":  chain("(k) = k", "(k) = @(k) + @(k)", 60) + "N(n) = graph i in 0..n-1: (i+f60(0)+1)%n\n",
			"a.theorems": "topocert theorems 1\ntheorem a\nclaim order(N(n)) == n for n >= 3\ninstance 3\nnetwork N(n)\nvertex 0\nend\n",
			"a.cert":     cert("diameter N(10) = 5"),
		}, "more than 16384 parts", "accepted /", Rejected},
		{"truths of truths in a network", map[string]string{
			"own.words":  chain("(k) = k == k", "(k) = @(k) && @(k)", 60) + "N(n) = graph i in 0..n-1: (i+1)%n if f60(0)\n",
			"a.theorems": "topocert theorems 1\ntheorem a\nclaim order(N(n)) == n for n >= 3\ninstance 3\nnetwork N(n)\nvertex 0\nend\n",
		}, "more than 65536 parts", "accepted /", Rejected},
		{"forms of forms", map[string]string{
			"own.words": chain("(G, k) = 1 <= k", "(G, k) = @(G, k) && @(G, k)", 60) + "q(G) = least k in 0..3: f60(G, k)\n", "a.cert": cert("q Ring(3) >= 2"),
		}, "strategy/", "accepted /", Rejected},
		{"many definitions", map[string]string{
			"own.words": list(20000, "a%d=1\n"), "own.names": "topocert 2 names\n" + list(30000, "graph g6:Bw my%d\n") + "end\n", "a.verdicts": verdict("1 == 2"),
		}, "verdict/false", "accepted a", Rejected},
		{"many variables", map[string]string{
			"own.words": "f(G) = all (" + list(100000, "x%d,") + "x) in links(G): true\n", "a.verdicts": verdict("1 == 1"),
		}, "more than 256 variables", "accepted own", Rejected},
		{"deep parentheses", map[string]string{"own.words": "f = " + strings.Repeat("(", 500000), "a.verdicts": verdict("1 == 1")}, "nested deeper than 200", "accepted own", Rejected},
		{"a large power", map[string]string{"a.verdicts": verdict("pow(2, 1000000000) > 1")}, "pow(2, 1000000000), want whole numbers", "accepted /", Rejected},
		{"many products of long numbers", map[string]string{
			"a.verdicts": verdict("(sum n in 1..100000000: factorial(500)) > 1"),
		}, "--steps N", "accepted /", Usage},
		{"many comparisons of long numbers", map[string]string{
			"a.verdicts": verdict("(sum n in 1..100000000: cond(n/" + strings.Repeat("3", 1500) + " > 5/" + strings.Repeat("7", 1500) + ", 1, 0)) > 1"),
		}, "--steps N", "accepted /", Usage},
		{"a graph's text many times", map[string]string{
			"a.verdicts": verdict("(sum n in 1..100000000: order(\"g6:~@C" + strings.Repeat("?", 3000) + "\")) > 1"),
		}, "verdict/value", "accepted /", Rejected},
		{"a large domain", map[string]string{
			"a.verdicts": verdict("n > 0 for n in 1..1000000000000"), "a.theorems": theorem("all k in 1..1000000000000: k > 0"), "b.cert": cert("f Ring(3) = 1"), "own.words": "f(G) = count i in 1..1000000000000: true\n",
		}, "--steps N", "accepted /", Rejected},
		{"denominators of a theorem", map[string]string{
			"a.theorems": theorem("n > " + list(150, "1/pow(%d+3, 511) + ") + "1"),
		}, "a denominator of", "accepted /", Rejected},
		{"powers of a theorem", map[string]string{
			"a.theorems": theorem("pow(pow(pow(" + strings.Repeat("9", 1000) + ", 511), 511), 511) > n"),
		}, "a coefficient of", "accepted /", Rejected},
		{"branches of a theorem", map[string]string{
			"a.theorems": theorem(strings.Repeat("(", 100) + "true" + strings.Repeat(" == true)", 100) + " && n > 2"),
		}, "words, want at most", "accepted /", Rejected},
		{"comparisons of comparisons", map[string]string{
			"a.verdicts": verdict(strings.Repeat("(", 100) + "true" + strings.Repeat(" == true)", 100) + " && 1 == 2"),
		}, "verdict/false", "accepted /", Rejected},
		{"a long chain", map[string]string{"a.theorems": theorem("(" + strings.Repeat(strings.Repeat("n == 3 || ", 90)+"n == 3) && (", 14) + "n > 2)")}, "theorem/", "accepted /", Rejected},
		{"names of large networks", map[string]string{
			"a.cert": cert("domination-number Torus(1000000,1000000) = 1"), "b.cert": cert("domination-number Hypercube(62) = 1"), "c.cert": cert("domination-number g6:~~~~~~~~~~ = 1"),
		}, "too large", "accepted /", Rejected},
		{"a clause with a large number", map[string]string{
			"a.cert": "topocert 2\nbisection Ring(13) >= 2\nlrat\nproof p.lrat\nend\n", "p.lrat": "1000000000000000000 -1 0 0\n",
		}, "lrat/number", "accepted /", Rejected},
		{"a hole in a proof", map[string]string{
			"a.cert": "topocert 2\nbisection Ring(13) >= 2\nlrat\nproof p.lrat\nend\n", "p.lrat": "100 d 0\n\x00",
		}, "a byte 0", "accepted /", Rejected},
		{"large graphs in few bytes", map[string]string{
			"a.edges": "0 16777215\n", "b.edges": "0 16777214\n", "c.edges": "0 16777213\n", "d.g6": strings.Repeat("?\n", 1<<20), "a.verdicts": verdict("1 == 2"),
		}, "verdict/false", "accepted /", Rejected},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := written(t, c.files)
			var out, errs bytes.Buffer
			code := Run(context.Background(), []string{dir}, Beside{Limits: Limits{Steps: 1 << 27, Memory: 1 << 30}}, Explained, &out, &errs)
			if code != c.code || !strings.Contains(errs.String(), c.want) || strings.Contains(out.String(), c.without) {
				t.Errorf("%d, want %d and %q: %.900s\n%.900s", code, c.code, c.want, errs.String(), out.String())
			}
		})
	}
}

// written writes a folder of files, and returns it.
func written(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestReasonIsPlain: no file's name puts lines of its own on standard error.
func TestReasonIsPlain(t *testing.T) {
	dir := t.TempDir()
	if err := os.Symlink("nowhere", filepath.Join(dir, "a\x1b[2J\naccepted b.cert")); err != nil {
		t.Skip(err)
	}
	var out, errs bytes.Buffer
	Run(context.Background(), []string{dir}, Beside{}, Text, &out, &errs)
	if strings.Contains(errs.String(), "\naccepted") || strings.Contains(errs.String(), "\x1b") {
		t.Errorf("%q", errs.String())
	}
}

// TestCostOfChecking: small files whose check once took minutes, or gigabytes, go over the
// budget. Each has so small a one here that a fault of the count would be noticed by what
// is accepted, and costs little time.
func TestCostOfChecking(t *testing.T) {
	numbers := func(n int) string {
		var list []string
		for i := range n {
			list = append(list, strconv.Itoa(i))
		}
		return strings.Join(list, " ")
	}
	var tori, cubes strings.Builder
	for i := range 40 {
		fmt.Fprintf(&tori, "order Torus(%d,%d) = %d\ncount\nend\n", 4000-i, 4000+i, 16000000-i*i)
	}
	for bits := range 1 << 11 {
		fmt.Fprintf(&cubes, "cube 0%011b p.lrat\n", bits)
	}
	for _, c := range []struct {
		name   string
		limits Limits
		files  map[string]string
		want   string
		all    int // certificates and verdicts, of which each goes over
	}{
		{"routes all around a ring", Limits{Steps: 1 << 28}, map[string]string{
			"a.cert": "topocert 2\naudit Ring(8192) bfs delivered = 1\nexhaustion\nend\n",
		}, "want 805699584 more (--steps N)", 1},
		{"routes one hop at a time", Limits{Steps: 1 << 23}, map[string]string{
			"a.cert": "topocert 2\naudit Ring(300) bfs max-hops = 150\nexhaustion\nend\n",
		}, "want 64 more (--steps N)", 1},
		{"large networks one after the other", Limits{Steps: 1 << 28}, map[string]string{"a.cert": "topocert 2\n" + tori.String()}, "(--steps N)", 40},
		{"large networks in little memory", Limits{Memory: 1 << 28}, map[string]string{"a.cert": "topocert 2\n" + tori.String()}, "(--memory M)", 40},
		{"an order of large width", Limits{Memory: 1 << 31}, map[string]string{
			"a.cert": "topocert 2\nbisection Mesh(22,22) >= 22\norder\norder " + numbers(22*22) + "\nend\n",
		}, "want 137803857889 more (--steps N)", 1},
		{"an order of large width in memory of its default", Limits{}, map[string]string{
			"a.cert": "topocert 2\nbisection Mesh(22,22) >= 22\norder\norder " + numbers(22*22) + "\nend\n",
		}, "(--memory M)", 1},
		{"a matrix that is nearly singular", Limits{Steps: 1 << 25}, map[string]string{
			"a.cert": "topocert 2\nbisection Complete(100) >= 1\nspectral\nmatrix 4294967294 0 0" + strings.Repeat(" 0", 100) + "\nend\n",
		}, "(--steps N)", 1},
		{"a network in another one", Limits{Memory: 1 << 28}, map[string]string{
			"a.cert": "topocert 2\ncontains Complete(11580) Ring(11580) = yes\nembedding\nmap " + numbers(11580) + "\nend\n",
		}, "(--memory M)", 1},
		{"one padded file for all cubes", Limits{Steps: 1 << 21}, map[string]string{
			"a.cert": "topocert 2\nbisection Ring(13) >= 0\ncubes\nsplit " + numbers(12) + "\n" + cubes.String() + "end\n",
			"p.lrat": strings.Repeat("1 d 0\n", 1<<14) + "100000 0 27 0\n",
		}, "(--steps N)", 1},
		{"a verdict that is long to evaluate", Limits{Steps: 1 << 20}, map[string]string{
			"a.verdicts": "topocert 2 verdicts\nclaim a\nformula n >= 0 for n in 1..100000\nholds 100000\nend\n",
		}, "(--steps N)", 1},
		{"a file of verdicts in little memory", Limits{Memory: 1 << 14}, map[string]string{
			"a.verdicts": "topocert 2 verdicts\nclaim a\nformula 0 < min(1" + strings.Repeat(", 1", 99) + ")\nholds 1\nend\n",
		}, "(--memory M)", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			code := Run(t.Context(), []string{written(t, c.files)}, Beside{Limits: c.limits}, Text, &out, &errs)
			if n := strings.Count(out.String(), "UNCHECKED"); code != Usage || n != c.all || !strings.Contains(errs.String(), c.want) {
				t.Errorf("exit status %d, want %d; %d unchecked, want %d; want %q in\n%.1000s", code, Usage, n, c.all, c.want, errs.String())
			}
		})
	}
}

// TestManyTuples: a domain of too many tuples is refused with their number, before any is
// gone through.
func TestManyTuples(t *testing.T) {
	for formula, want := range map[string]string{
		"n >= 0 for n in 1..1000000, m in 1..1000000 if n*m == 0":       "a domain of 1000000000000 tuples, want at most 67108864",
		"n >= 0 for n in 1..1000000, m in [1, 2]":                       "a domain of 2000000 tuples, want at most 1048576",
		"n >= 0 for n in 1..pow(2, 100), m in [1, 2] if n == m":         "a domain of more than 2^64 tuples",
		"n >= 0 for n in 1..pow(2, 2000), m in 1..pow(2, 2000) if n==1": "a domain of more than 2^64 tuples",
	} {
		dir := written(t, map[string]string{"a.verdicts": "topocert 2 verdicts\nclaim a\nformula " + formula + "\nholds 1\nend\n"})
		var out, errs bytes.Buffer
		code := Run(t.Context(), []string{dir}, Beside{Limits: Limits{Steps: 1 << 20}}, Text, &out, &errs)
		if code != Rejected || !strings.Contains(errs.String(), want) {
			t.Errorf("%s: exit status %d, want %q: %s", formula, code, want, errs.String())
		}
	}
}

// TestVerdictOnUnchecked: what a verdict lacks may be in a certificate that was not checked.
func TestVerdictOnUnchecked(t *testing.T) {
	const head = "topocert 2 verdicts\nclaim a\nformula "
	for formula, want := range map[string]string{
		"order(Torus(1000)) == 1000000":        "UNCHECKED",
		"order(Petersen) == 10":                "accepted",
		"order(Petersen) == 11":                "REJECTED",
		"size(Torus(1000)) == 2000000":         "REJECTED", // no certificate says anything of it
		"order(Torus(1000)) < order(Petersen)": "UNCHECKED",
	} {
		dir := written(t, map[string]string{
			"a.cert":     "topocert 2\norder Torus(1000) = 1000000\ncount\nend\norder Petersen = 10\ncount\nend\n",
			"a.verdicts": head + formula + "\nholds 1\nend\n",
		})
		var out, errs bytes.Buffer
		Run(t.Context(), []string{dir}, Beside{Limits: Limits{Steps: 1 << 20}}, Text, &out, &errs)
		if !strings.Contains(out.String(), want+" "+filepath.Join(dir, "a.verdicts")) {
			t.Errorf("%s: want %s in\n%s%s", formula, want, out.String(), errs.String())
		}
	}
}

// TestOverBudget: what goes over the budget is neither accepted nor rejected, and the rest
// is judged.
func TestOverBudget(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.cert")
	const cheap = "order g6:Bg = 3\ncount\nend\n"
	const dear = "order Torus(1000,1000) = 1000000\ncount\nend\n"
	if err := os.WriteFile(file, []byte("topocert 2\n"+cheap+dear+strings.Replace(cheap, "3", "4", 1)+cheap), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		limits Limits
		want   string
		code   int
	}{
		{Limits{}, "accepted accepted REJECTED accepted", Rejected},
		{Limits{Steps: 1 << 26}, "accepted UNCHECKED REJECTED accepted", Rejected},
		{Limits{Memory: 1 << 24}, "accepted UNCHECKED REJECTED accepted", Rejected},
		{Limits{Memory: 1 << 4}, "UNCHECKED UNCHECKED UNCHECKED UNCHECKED", Usage},
	} {
		var out, errs bytes.Buffer
		code := Run(context.Background(), []string{file}, Beside{Limits: c.limits}, Text, &out, &errs)
		var words []string
		for line := range strings.Lines(out.String()) {
			word, _, _ := strings.Cut(line, " ")
			words = append(words, word)
		}
		if got := strings.Join(words, " "); got != c.want || code != c.code {
			t.Errorf("%+v: %q, exit status %d, want %q and %d\n%s", c.limits, got, code, c.want, c.code, errs.String())
		}
	}
}

// TestLimits: numbers of steps and bytes as they are typed.
func TestLimits(t *testing.T) {
	for text, want := range map[string]int64{"1": 1, "512MB": 512 << 20, "4GB": 4 << 30, "3 kB": 3 << 10, "2TB": 2 << 40} {
		var l Limits
		if err := l.SetMemory(text); err != nil || l.Memory != want {
			t.Errorf("%q: %d, %v, want %d", text, l.Memory, err, want)
		}
	}
	for _, text := range []string{"", "0", "-1", "GB", "1.5GB", "4 gb", "1e9", "9999999TB", "99999999999999999999"} {
		var l Limits
		if err := l.SetMemory(text); err == nil {
			t.Errorf("%q bytes: %d", text, l.Memory)
		}
		if err := l.SetSteps(text); err == nil {
			t.Errorf("%q steps: %d", text, l.Steps)
		}
	}
}

// TestCasesBeforeVariables: a verdict of several parts that have other variables than the
// formula is rejected. It once ended the program.
func TestCasesBeforeVariables(t *testing.T) {
	dir := written(t, map[string]string{
		"a.verdicts": "topocert 2 verdicts\nclaim a\nformula order(Ring(k)) == k for k >= 3\nholds 1 for n in [3]\nholds 1 for n in [4]\nend\n",
	})
	var out, errs bytes.Buffer
	if code := Run(t.Context(), []string{dir}, Beside{}, Text, &out, &errs); code != Rejected || !strings.Contains(errs.String(), "line 4: verdict/outside: n=3 is not in the domain of the formula") {
		t.Errorf("%d: %s", code, &errs)
	}
}
