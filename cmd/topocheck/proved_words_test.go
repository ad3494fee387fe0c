package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// ownDefinitions are definitions in which parentheses, places and names are easily printed wrong.
const ownDefinitions = `
Ladder(n) = graph i in 0..n-1 if n >= 2, s in 0..1: (i+1, s) if i+1 < n; (i, 1-s)
Ring2(n) = graph x in 0..n-1: (x-(k-1))%n for k in 2..3 if (k-1)*(n-x) != 0 if !(k > 3 || n < 1)
Half(n) = graph x in 0..n/2-1 if n%2 == 0: (x+1)%(n/2)
Pairs(n) = graph (x, y) in (0..n-1, 0..n-1): (y, x) if x != y
straight = route Ladder(n) from (i, s) to (j, t): (i+1, s) if i < j; (i-1, s) if i > j; (i, 1-s)
jump = route Ring(n) from i to j: (i+d)%n for d in 1..n-1 if (i+d)%n == j
differ(x, y) = count b in 0..3: bit(x, b) != bit(y, b)
fewer = route Ladder(n) from (i, s) to (j, t): (x, least r in 0..1: r != s) for x in i-1..i+1 if x != i, y in (2*x-1)/1..3 if differ(x, j) < differ(i, j) if (all z in 0..1: z < 2) && s != t; (i, 1-s)
digits(x, y) = x - (y - 1) - -x*(y%3)*(x/2) + floor((x+y)/2) + ceil(-x/3) + pow(2, abs(x)) + min(x, y, 3) + max(1, x)
pick(G, u, v) = cond(adjacent(G, u, v) && !(u == v), 1, digits(2, 3)) - cond(u == v || connected(G), 2, 3)
odd(G, n) = (all i in 1..n, v in vertices(G) if i <= n: degree(G, v) >= i || i > 3) != (some S in sets(vertices(G), n): len(S) == 2)
maps_of(G) = some f in maps((vertices(G), 0..1), 0..order(G)): (all (u, v) in links(G): f[u, 0] < f[v, 1]) && (set v in vertices(G): f[v, 0] > 1) == vertices(G)
least_of(G) = least k in 0..size(G) if k > 1: (count v in vertices(G): degree(G, v) == k) in (1..3)
sums(G) = sum v in vertices(G), u in neighbors(G, v): (most k in 0..3: k <= distance(G, u, v)) + (max w in component(G, v): degree(G, w))
made(G, v) = graph u in vertices(G) if !(u in neighbors(G, v)): w for w in neighbors(G, u) if link(u, w) in incident(G, u); v if u != v
ways("r", G, u) = max v in vertices(G): len(route("r", G, u, v))
both_ways(G, "r", "s", u) = ways("s", G, u) - ways("r", G, u)
before(x) = floor((x-1)/2)
Heap(n) = graph x in 0..n-1: floor(before(x)) if x > 0
height(G) = diameter(Heap(order(G)))
Circle(n) = digraph i in 0..n-1: (i+1)%n
Turns(n) = digraph i in 0..n-1 if (some k in 1..n: k == n): (i+1)%n; i
half(x) = x/2
Across(n) = graph i in 0..n-1 if n%2 == 0: (i+half(n))%n
opposite(G) = min v in vertices(Across(2*order(G))): degree(Across(2*order(G)), v)
turned(G) = diameter(Circle(order(G))) + size(Turns(order(Gamma(2, 1, 2))))
of_made(G, v) = order(made(without(G, set x in vertices(G): x == v), v)) <= order(Ladder(3)) + diameter(Torus(3, 2, 2)) && girth(G) == infinite
`

// TestPrintedDefinitions: what is printed of definitions from their terms has the same terms, when it is read again.
func TestPrintedDefinitions(t *testing.T) {
	program := proved(t)
	texts := map[string]string{"by hand": ownDefinitions}
	files, err := filepath.Glob("../../examples/*/*.words")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files of definitions: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[file] = string(text)
	}
	for name, text := range texts {
		terms, printed := definedTerms(t, program, text)
		again, _ := definedTerms(t, program, printed)
		if len(terms) == 0 || terms != again {
			t.Errorf("%s: what is printed has other terms, want the same:\n%s", name, printed)
		}
	}
}

// definedTerms returns the terms of definitions, and the lines that topocheck-proved prints of them.
func definedTerms(t *testing.T, program, text string) (terms, printed string) {
	t.Helper()
	dir := t.TempDir()
	for file, text := range map[string]string{"own.words": text, "a.cert": "topocert 2\norder Ring(3) = 3\ncount\nend\n"} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var stream, complaints bytes.Buffer
	if code := run([]string{"--lower", dir}, &stream, &complaints); code != 0 {
		t.Fatalf("exit status %d: %s", code, &complaints)
	}
	for line := range strings.Lines(stream.String()) {
		if strings.HasPrefix(line, "(define ") || strings.HasPrefix(line, "(definition hops") {
			terms += line
		}
	}
	out, err := command(t, program, dir).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, line := range regexp.MustCompile(`(?m)^given [^:]*: (.*)$`).FindAllStringSubmatch(string(out), -1) {
		printed += line[1] + "\n"
	}
	return terms, printed
}

// TestSplitLies: of a split of the second of two choices, as of the first, both cases are shown, and those that automorphisms make.
func TestSplitLies(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	vectorsIn(t, dir)
	folder := t.TempDir()
	files, err := filepath.Glob(filepath.Join(dir, "good", "strategy", "split-second*"))
	if err != nil || len(files) != 5 {
		t.Fatalf("files %v, %v", files, err)
	}
	for _, file := range append(files, filepath.Join(dir, "good", "strategy", "own.words")) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, filepath.Base(file)), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var lowered, complaints bytes.Buffer
	if code := run([]string{"--lower", folder}, &lowered, &complaints); code != 0 {
		t.Fatalf("exit status %d: %s", code, &complaints)
	}
	formula := regexp.MustCompile(`\(By_formula \(By_steps <[^>]*>\)\)`)
	cases := formula.FindAllString(lowered.String(), -1)
	if len(cases) != 4 {
		t.Fatalf("%d cases, want 4", len(cases))
	}
	onlyHonest(t, program, folder, lowered.String(), map[string]func(string) string{
		"nothing":              func(s string) string { return s },
		"the first choice":     func(s string) string { return strings.Replace(s, "1 2 3 0}] 1 0 ", "1 2 3 0}] 0 0 ", 1) },
		"a third choice":       func(s string) string { return strings.Replace(s, "1 2 3 0}] 1 0 ", "1 2 3 0}] 2 0 ", 1) },
		"another position":     func(s string) string { return strings.Replace(s, "1 2 3 0}] 1 0 ", "1 2 3 0}] 1 1 ", 1) },
		"no such position":     func(s string) string { return strings.Replace(s, "1 2 3 0}] 1 0 ", "1 2 3 0}] 1 4 ", 1) },
		"no such vertex":       func(s string) string { return strings.Replace(s, "{0 1 2 3 0}", "{0 1 2 4 0}", 1) },
		"another automorphism": func(s string) string { return strings.Replace(s, "{0 0 2 3 1}", "{0 1 2 3 0}", 1) },
		"fewer automorphisms":  func(s string) string { return strings.Replace(s, "[{0 1 2 3 0}]", "[]", 1) },
		"a case twice":         func(s string) string { return strings.Replace(s, cases[1], cases[0], 1) },
		"no second case":       func(s string) string { return strings.Replace(s, cases[3], "(By_formula Trivially)", 1) },
	})
}

// TestNetworkLies: a word is about the network that it names, by that network's own text, in which words are written out.
func TestNetworkLies(t *testing.T) {
	program := proved(t)
	folder, lowered := wordly(t, "before(x) = floor((x-1)/2)\nHeap(n) = graph x in 0..n-1: before(x) if x > 0\n"+
		"leaves(G) = count v in vertices(Heap(order(G))): degree(Heap(order(G)), v) == 1\n", "leaves Ring(5) = 3")
	text := regexp.MustCompile(`(?m)^\(define expression \S+ \(Graph_ .*$`)
	within := func(from, to string) func(string) string {
		return func(s string) string {
			return text.ReplaceAllStringFunc(s, func(line string) string { return strings.Replace(line, from, to, 1) })
		}
	}
	onlyHonest(t, program, folder, lowered, map[string]func(string) string{
		"nothing":             func(s string) string { return s },
		"another divisor":     within("Minus_ (Local 0) (Whole 1)) (Whole 2)", "Minus_ (Local 0) (Whole 1)) (Whole 3)"), // has as many leaves
		"links of the others": within("(Less (Whole 0) (Local 0))", "(Always true)"),
	})

	// A digraph is no graph, and a graph no digraph: what is said here is so of the other as well.
	for _, text := range []string{"graph", "digraph"} {
		is, other := "Graph_ "+strconv.FormatBool(text != "graph"), "Graph_ "+strconv.FormatBool(text == "graph")
		folder, lowered := wordly(t, "Turns(n) = "+text+" i in 0..n-1: (i+1)%n; (i-1)%n\nfar(G) = sum u in vertices(Turns(order(G))): sum v in vertices(Turns(order(G))): distance(Turns(order(G)), u, v)\n", "far Ring(5) = 30")
		onlyHonest(t, program, folder, lowered, map[string]func(string) string{
			"nothing":      func(s string) string { return s },
			"another kind": func(s string) string { return strings.ReplaceAll(s, is, other) },
		})
	}
	// Nor is a line of a digraph one of a graph that is named.
	folder, lowered = wordly(t, "Turns(n) = digraph i in 0..n-1 if (some k in 1..n: k == n): (i+1)%n; (i-1)%n\n", "order Turns(5) = 5")
	counted := func(s string) string {
		s = strings.NewReplacer("(definition digraph", "(definition expression", "(Directed ", "(Worded ").Replace(s)
		s = regexp.MustCompile(`\(Arcs_expression (\$\w+)\)`).ReplaceAllString(s, "$1")
		return regexp.MustCompile(`<\[\(Word_ .*>`).ReplaceAllString(s, "<[(Metric (OrderIs 5))] (MetricProof Counted)>")
	}
	onlyHonest(t, program, folder, lowered, map[string]func(string) string{
		"nothing": func(s string) string { return s },
		"a graph": counted,
	})
}

// wordly makes a folder of definitions and a statement, and returns its terms.
func wordly(t *testing.T, words, statement string) (folder, lowered string) {
	t.Helper()
	folder = t.TempDir()
	for file, text := range map[string]string{"own.words": words, "a.cert": "topocert 2\n" + statement + "\nstrategy\nend\n"} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var stdout, stderr bytes.Buffer
	if code := run([]string{"--lower", folder}, &stdout, &stderr); code != 0 {
		t.Fatalf("exit status %d: %s", code, &stderr)
	}
	return folder, stdout.String()
}

// TestRouterLies: a word is about the router that its line names, by that router's own text.
func TestRouterLies(t *testing.T) {
	program := proved(t)
	const words = "short(\"r\", G) = all (s, t) in pairs(G): len(route(\"r\", G, s, t)) == distance(G, s, t)\naround = route Ring(n) from i to j: (i+1)%n\n"
	lower := func(statement string) (folder, lowered string) {
		folder = t.TempDir()
		for file, text := range map[string]string{"own.words": words, "a.cert": "topocert 2\n" + statement + "\nstrategy\nby evaluate\nend\n"} {
			if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		var stdout, stderr bytes.Buffer
		run([]string{"--lower", folder}, &stdout, &stderr)
		return folder, stdout.String()
	}
	folder, lowered := lower("short Ring(3) around = no")
	onlyHonest(t, program, folder, lowered, map[string]func(string) string{
		"nothing":       func(s string) string { return s },
		"a quicker one": func(s string) string { return strings.Replace(s, "(Is_truth false)", "(Is_truth true)", 1) },
		"none there": func(s string) string {
			return regexp.MustCompile(`\(Router_of [^ ]*\)`).ReplaceAllString(s, `(Router_of (Named "other"))`)
		},
		"a standard one": func(s string) string {
			return regexp.MustCompile(`\(Router_of [^ ]*\)`).ReplaceAllString(s, "(Router_of Bfs)")
		},
	})
	other, _ := lower("short Ring(3) bfs = no") // which is not so
	stream := strings.ReplaceAll(lowered, folder, other)
	onlyHonest(t, program, other, stream, map[string]func(string) string{
		"its text with another name": func(s string) string { return strings.ReplaceAll(s, `(OwnRouter "around"`, `(OwnRouter "bfs"`) },
		"the line of another":        func(s string) string { return s + "\n" },
	})
}

// TestRoutersInClaims: of words about routers, by themselves and within others, those of everybody, of a text and of the folder's file
// of names, both checkers accept the same claims; and no claim by another router than the one that the folder calls so.
func TestRoutersInClaims(t *testing.T) {
	program := proved(t)
	quick, slow := "- 0 0\n1 - 1\n2 2 -\n", "- 2 0\n2 - 1\n1 2 -\n" // next hops, a line for each destination
	name := func(table string) string { return fmt.Sprintf("table-sha256:%x", sha256.Sum256([]byte(table))) }
	tables := fmt.Sprintf("topocert 2 names\nfile %s a.table\nfile %s b.table\nrouter %[1]s mine Ring(3)\n", name(quick), name(slow))
	folder := func(names string, claims ...string) (dir string) {
		dir = t.TempDir()
		verdicts := "topocert 2 verdicts\n"
		for i, c := range claims {
			verdicts += fmt.Sprintf("claim a/%d\nformula %s\nholds 1\nend\n", i, c)
		}
		cert := "topocert 2\n"
		for _, s := range []string{"hops Ring(3) " + name(quick) + " 0 1 = 1", "hops Ring(3) " + name(slow) + " 0 1 = 2", "hops Ring(3) lanes:" + name(quick) + " 0 1 = 1", "hops Ring(3) around 0 2 = 2",
			"hops Ring(3) bfs 0 2 = 1", "more Ring(3) around bfs Ring(4) = yes", "max-load Ring(3) bfs = 1"} {
			cert += s + "\nstrategy\n" + map[string]string{"more": "by evaluate\n", "max-": "by evaluate\nby evaluate\n"}[s[:4]] + "end\n"
		}
		for file, text := range map[string]string{
			"own.words": "hops(\"r\", G, s, t) = len(route(\"r\", G, s, t))\nboth(\"r\", G, \"s\", u, v) = hops(\"r\", G, u, v) + hops(\"s\", G, u, v)\n" +
				"more(\"r\", G, \"s\", H) = some (u, v) in pairs(G): len(route(\"r\", G, u, v)) >= len(route(\"s\", G, u, v)) + order(H) - 3\n" +
				"around = route Ring(n) from i to j: (i+1)%n\n",
			"own.names": names + "end\n", "a.table": quick, "b.table": slow, "a.cert": cert, "a.verdicts": verdicts} {
			if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		return dir
	}
	good := []string{"max_load(\"bfs\", Ring(n)) == 1 for n in 3..3", "hops(\"around\", Ring(3), 0, 2) > hops(\"bfs\", Ring(3), 0, 2)", "more(\"around\", Ring(3), \"bfs\", Ring(4))",
		"both(\"around\", Ring(3), \"bfs\", 0, 2) == 3", "hops(\"mine\", Ring(3), 0, 1) == 1 && hops(\"lanes:mine\", Ring(3), 0, 1) == 1"}
	bad := []string{"hops(\"mine\", Ring(3), 0, 1) == 2", "hops(\"around\", Ring(3), 0, 2) == 1", "both(\"bfs\", Ring(3), \"bfs\", 0, 2) == 3", "more(\"bfs\", Ring(3), \"around\", Ring(4))"}
	ours, theirs := both(t, program, folder(tables, slices.Concat(good, bad)...))
	if pairs := compare(t, ours, theirs); pairs["accepted accepted"] != 7+len(good) || pairs["REJECTED REJECTED"] != len(bad) {
		t.Errorf("%v, want %d that both accept and %d that both reject: %s", pairs, 7+len(good), len(bad), theirs.reasons)
	}

	other := "router " + name(slow) + " other Ring(3)\n"
	called := func(from, to string) func(string) string {
		return func(s string) string { return strings.ReplaceAll(s, from, to) }
	}
	for what, lie := range map[string]struct {
		honest, claim string
		change        func(string) string
	}{
		"two routers of one name": {`hops("mine", Ring(3), 0, 1) == 1 && hops("other", Ring(3), 0, 1) == 2`, `hops("mine", Ring(3), 0, 1) == 1 && hops("mine", Ring(3), 0, 1) == 2`,
			called(`ListedRouter "other"`, `ListedRouter "mine"`)},
		"another router":         {`hops("other", Ring(3), 0, 1) == 2`, `hops("mine", Ring(3), 0, 1) == 2`, called(`ListedRouter "other"`, `ListedRouter "mine"`)},
		"a router with lanes":    {`hops("mine", Ring(3), 0, 1) == 1`, `hops("lanes:mine", Ring(3), 0, 1) == 1`, called(`ListedRouter "mine"`, `ListedRouter "lanes:mine"`)},
		"a router without lanes": {`hops("lanes:mine", Ring(3), 0, 1) == 1`, `hops("mine", Ring(3), 0, 1) == 1`, called(`ListedRouter "lanes:mine"`, `ListedRouter "mine"`)},
		"a name of everybody's":  {`hops("around", Ring(3), 0, 2) == 2`, `hops("bfs", Ring(3), 0, 2) == 2`, called(`(OwnRouter "around"`, `(OwnRouter "bfs"`)},
		"a name of a text":       {`hops("bfs", Ring(3), 0, 2) == 1`, `hops("around", Ring(3), 0, 2) == 1`, called("(TheRouter Bfs)", `(TheRouter (Named "around"))`)},
		"a word's text with another router": {`both("around", Ring(3), "bfs", 0, 2) == 3`, `both("bfs", Ring(3), "bfs", 0, 2) == 3`, func(s string) string {
			here := regexp.MustCompile(`\(RouterHere [^)]*\)`).FindAllString(s, 2)
			return strings.Replace(s, here[0], here[1], 1)
		}},
	} {
		from, to := folder(tables+other, lie.honest), folder(tables, lie.claim)
		var stdout, stderr bytes.Buffer
		if code := run([]string{"--lower", from}, &stdout, &stderr); code != 0 || !strings.Contains(stdout.String(), "(verdict ") {
			t.Fatalf("exit status %d: %s", code, &stderr)
		}
		text := lie.change(stdout.String())
		if text == stdout.String() {
			t.Fatalf("%s changes nothing", what)
		}
		stream := filepath.Join(t.TempDir(), "stream")
		if err := os.WriteFile(stream, []byte(strings.ReplaceAll(text, from, to)), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := command(t, program, to)
		cmd.Env = append(cmd.Env, streamOfTests+"="+stream)
		if out, _ := cmd.Output(); regexp.MustCompile(`(?m)^accepted .*\.verdicts`).Match(out) {
			t.Errorf("%s: %s", what, out)
		}
	}
}

// onlyHonest fails if topocheck-proved accepts a changed stream for a folder, or not what nothing is changed of.
func onlyHonest(t *testing.T, program, folder, lowered string, changes map[string]func(string) string) {
	t.Helper()
	for what, change := range changes {
		text := change(lowered)
		if text == lowered && what != "nothing" {
			t.Errorf("%s changes nothing", what)
		}
		stream := filepath.Join(t.TempDir(), "stream")
		if err := os.WriteFile(stream, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := command(t, program, folder)
		cmd.Env = append(cmd.Env, streamOfTests+"="+stream)
		out, _ := cmd.Output()
		if accepted := bytes.Contains(append([]byte{'\n'}, out...), []byte("\naccepted ")); accepted != (what == "nothing") {
			t.Errorf("%s: %s", what, out)
		}
	}
}

// TestProvedContains: that one network contains another is shown by a map, by a strategy, or of some cases by one and of others by the
// other; of digraphs by strategies alone.
func TestProvedContains(t *testing.T) {
	program := proved(t)
	folder := t.TempDir()
	for file, text := range map[string]string{
		"own.words": "Circle(n) = digraph i in 0..n-1: (i+1)%n\nTree(n) = digraph i in 0..n-1: floor((i-1)/2) if i > 0\n",
		"a.cert": "topocert 2\ncontains Hypercube(3) Ring(8) = yes\nembedding\nmap 0 1 3 2 6 7 5 4\nend\ncontains Hypercube(3) Ring(4) = yes\nstrategy\nchoose 0 1 3 2\nby evaluate\nend\n" +
			"contains Ring(5) Ring(4) = no\nstrategy\nby evaluate\nend\ncontains Circle(3) Circle(3) = yes\nstrategy\nchoose 0 1 2\nby evaluate\nend\n" +
			"contains Circle(3) Ring(3) = no\nstrategy\nby evaluate\nend\ncontains Ring(3) Tree(3) = yes\nstrategy\nchoose 0 1 2\nby evaluate\nend\n",
		"a.verdicts": "topocert 2 verdicts\nclaim map/and-strategy\nformula contains(Hypercube(3), Ring(n)) for n in 4..8 if n % 4 == 0\nholds 2\nend\n" +
			"claim no\nformula contains(Hypercube(3), Ring(8)) && !contains(Ring(5), Ring(4))\nholds 1\nend\n" +
			"claim digraphs\nformula contains(Circle(3), Circle(3)) && !contains(Circle(3), Ring(3)) && contains(Ring(3), Tree(3))\nholds 1\nend\n" +
			"claim wrong\nformula contains(Ring(5), Ring(4)) || !contains(Hypercube(3), Ring(4)) || contains(Circle(3), Ring(3))\nholds 1\nend\n",
	} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, folder)
	want := append(slices.Repeat([]string{"accepted"}, 9), "REJECTED")
	if !slices.Equal(ours.words, want) || !slices.Equal(theirs.words[len(theirs.words)-len(want):], want) {
		t.Errorf("topocheck says %v, topocheck-proved %v, want %v\n%s%s", ours.words, theirs.words, want, ours.reasons, theirs.reasons)
	}
}

// TestProvedTextsInWords: a word may name a network of words in whose text are quantifiers, counts, and conditions of ranges, which a text
// says otherwise than a word does.
func TestProvedTextsInWords(t *testing.T) {
	program, dir := proved(t), t.TempDir()
	for name, text := range map[string]string{
		"own.words": "Ones(n) = graph v in 0..pow(2,n)-1: xor(v, 1) if (some i in 0..n-1 if i > 0: bit(v,i) == 1) || !(all i in 0..n-1, j in 0..i-1 if bit(v,j) == 1: bit(v,i) == 1);\n" +
			"    xor(v, 2) if (count i in 0..n-1: bit(v,i) == 1)%2 == 0 && (sum i in 0..n-1 if i > 1: i) > 1\n" +
			"named(G) = order(Ones(order(G))) == 8\n",
		"a.cert": "topocert 2\nnamed Ring(3) = yes\nstrategy\nby evaluate\nend\n",
		"b.cert": "topocert 2\norder Ones(3) = 8\ncount\nend\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	_, theirs := both(t, program, dir)
	if want := []string{"accepted", "accepted"}; !slices.Equal(theirs.words, want) {
		t.Errorf("got %q, want %q: %s", theirs.words, want, theirs.reasons)
	}
}
