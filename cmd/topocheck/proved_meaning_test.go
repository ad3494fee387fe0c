package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// noValue are sentences of which a part that is looked at has no value, so that they neither hold nor fail.
var noValue = []string{
	"1/0 > 1 || 1 == 1",
	"!(1/0 > 1 && 1 == 2)",
	"1 == 2 || (1/0 > 1 || 1 == 1)",
	"order(Ring(3)) + infinite == 3 || 1 == 1",
	"all k in 0..1: 1/k >= 5",
	"some k in 0..1: 1/k >= 1",
	"all k in 0..1 if 1/k >= 5: 1 == 2",
	"(count k in 0..1: 1/k >= 1) == 1",
	"(count k in 0..1 if 1/k >= 1: 1 == 1) == 1",
	"(least k in 0..2: 1/k >= 1) == 1",
	"(most k in 0..2: k == 2 || 1/(k-1) < 0) == 2",
	"(min k in 0..2: 1/k) >= 0",
	"(max k in 1..0: k) == 0 || 1 == 1",
	"1%(3-order(Ring(3))) >= 0 || 1 == 1",
	"pow(2, 16383)*2 > 1",
	"ignores(Ring(3), 1/0)",
	"ignores(Ring(3), ignored(Ring(3), 1/0))",
	"unused(1/0)",
	"halves(later(1, 2, 1/0)) == 1",
	"1 == 1 for n in 0..1 if halves(1/n) >= 0",
}

// value are sentences that hold though a part that is not looked at has no value.
var value = []string{
	"1 == 1 || 1/0 > 1",
	"!(1 == 2 && 1/0 > 1)",
	"1 == 2 || (1 == 1 || 1/0 > 1)",
	"cond(1 == 1, 5, 1/0) == 5",
	"!(all k in 0..1: k > 0 && 1/k > 0)",
	"some k in 0..1: k == 0 || 1/k > 5",
	"some k in 1..2: k == 1 || 1/(k-2) > 0",
	"all k in 0..1 if k > 0: 1/k == 1",
	"(count k in 0..2 if k > 0: 1/k == 1) == 1",
	"(least k in 1..3: k == 1 || 1/(k-3) > 0) == 1",
	"(least k in 1..0: k == 1) == infinite",
	"(min k in 1..0: k) == infinite",
	"ignores(Ring(3), 1/2)",
	"unused(1/2) && !unused(later(1, 0, 1)) == false",
	"halves(7) == 3 && halves(order(Ring(3))) == 1",
	"later(order(Ring(3)), halves(3), later(3, 4, 5)) == 1",
	"doubled(Ring(halves(6))) == 4*halves(3) + 2",
	"order(Ring(n)) == 3 for n in halves(6)..halves(7) if !unused(n) || halves(n) == 1",
	"(sum n in 0..halves(5): later(n, 1, squares(n))) == 6",
}

// TestProvedMeaning: to both checkers the left side of && and || guards the right one, quantifiers go in order, and
// arguments are values.
func TestProvedMeaning(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	verdicts := "topocert 2 verdicts\n"
	write := func(kind string, holds string, list []string) {
		for i, formula := range list {
			verdicts += fmt.Sprintf("claim %s/%d\nformula %s\n%s 1\nend\n", kind+"-"+holds, i, formula, holds)
		}
	}
	write("none", "holds", noValue)
	write("none", "fails", noValue)
	write("value", "holds", value)
	write("value", "fails", value)
	for name, text := range map[string]string{
		"own.words": "ignored(G, x) = order(G)\nignores(G, x) = order(G) == 3\n" +
			"halves(n) = floor(n/2)\nunused(n) = 1 == 1\nlater(n, a, b) = cond(n == 3, a, b)\nsquares(n) = sum k in 1..n: later(k, 9, k*k)\ndoubled(G) = later(order(G), 2*order(G), halves(0))\n",
		"a.cert": "topocert 2\norder Ring(3) = 3\ncount\nend\n", "a.verdicts": verdicts} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, dir)
	pairs := compare(t, ours, theirs)
	for i, about := range theirs.about {
		if strings.HasSuffix(about, "order Ring(3) = 3") {
			continue
		}
		if accepts := strings.Contains(about, "value-holds/"); accepts != (theirs.words[i] == "accepted") || theirs.words[i] == "UNCHECKED" {
			t.Errorf("%s: topocheck-proved says %s", about, theirs.words[i])
		}
	}
	if want := len(value) + 1; pairs["accepted accepted"] != want {
		t.Errorf("%v, want %d that both accept\n%s", pairs, want, theirs.reasons)
	}
}

// TestProvedBounds: of a number from 1 to 2 both checkers conclude the same.
func TestProvedBounds(t *testing.T) {
	program := proved(t)
	follow := []string{"6/X <= 6", "6/X >= 3", "6/(X-3) <= -3", "(X-2)*(X-2) <= 1", "(X-2)*(X-3) >= 0", "X*X <= 4", "abs(X-3) <= 2", "abs(X-3) >= 1",
		"abs(1-X) <= 1", "floor(X/3) == 0", "ceil(X/2) == 1", "-X/2 <= -1/2", "max(X, 3) == 3", "min(X, 1) == 1",
		"(min k in 0..3: X+k) <= 2", "(min k in 2..3 if k > 2: k*X) >= 3", "(max k in 0..3: X-k) <= 2", "(max k in 0..3: X-k) >= 1", "(max k in 0..1: k-X) < 1", "min(X, infinite) <= 2", "max(X, infinite) == infinite"}
	open := []string{"1/(X-2) <= 1", "6/X > 3", "abs(X-2) == 1", "(X-2)*(X-3) <= 1", "floor(X/2) == 1", "ceil(X/3) == 2", "max(X, 2) == 3", "(min k in 0..3: X+k) == 1", "(max k in 0..3: X-k) == 2", "(max k in 1..0: X-k) < 3"}
	verdicts := "topocert 2 verdicts\n"
	for i, formula := range slices.Concat(follow, open) {
		verdicts += fmt.Sprintf("claim a/%d\nformula %s\nholds 1\nend\n", i, strings.ReplaceAll(formula, "X", `gossip("all-port", Ring(3))`))
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.cert":     "topocert 2\ngossip Ring(3) all-port <= 2\nschedule\nround 0 1 0 2 1 0 1 2 2 0 2 1\nend\ngossip Ring(3) all-port >= 1\ncounting\nsource 0\nend\n",
		"a.verdicts": verdicts} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, dir)
	pairs := compare(t, ours, theirs)
	if pairs["accepted accepted"] != len(follow)+2 || pairs["REJECTED REJECTED"] != len(open) {
		t.Errorf("%v, want %d that both accept and %d that both reject\n%s", pairs, len(follow)+2, len(open), theirs.reasons)
	}
}

// TestProvedLowBounds: a number of which a lower bound is known alone may be infinite.
func TestProvedLowBounds(t *testing.T) {
	program := proved(t)
	follow := []string{"X >= 1", "!(X < 1)", "X > 0", "X != 0", "!(0 == X)", "min(X, 5) <= 5", "min(0, X) == 0", "min(X, X) >= 1", "max(X, 3) >= 3", "max(3, X) > 2", "max(X, X) >= 1", "min(X, 5)*2 <= 10",
		"(min k in 0..3: max(X, k)) >= 1", "(min k in 0..3: min(X, k)) == 0", "(max k in 0..3: min(X, k)) <= 3", "max(X, infinite) == infinite", "(max k in 0..3: max(X, k)) >= 3"}
	open := []string{"X >= 2", "X == 1", "2*X >= 1", "X + 1 >= 1", "max(X, 3)*2 >= 6", "min(X, 5) == 1", "max(X, 3) == 3", "abs(X) >= 0", "(min k in 0..3: max(X, k)) <= 3", "(max k in 0..3: X) <= 3"}
	verdicts := "topocert 2 verdicts\n"
	for i, formula := range slices.Concat(follow, open) {
		verdicts += fmt.Sprintf("claim a/%d\nformula %s\nholds 1\nend\n", i, strings.ReplaceAll(formula, "X", `gossip("all-port", Ring(3))`))
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.cert": "topocert 2\ngossip Ring(3) all-port >= 1\ncounting\nsource 0\nend\n", "a.verdicts": verdicts} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, dir)
	pairs := compare(t, ours, theirs)
	if pairs["accepted accepted"] != len(follow)+1 || pairs["REJECTED REJECTED"] != len(open) {
		t.Errorf("%v, want %d that both accept and %d that both reject\n%s", pairs, len(follow)+1, len(open), theirs.reasons)
	}
}

// TestProvedMeaningOfTheorems: no theorem has a part without a value, though the questions about the rest are refuted.
func TestProvedMeaningOfTheorems(t *testing.T) {
	program := proved(t)
	for _, c := range []struct{ claim, proof string }{
		{"1/m >= 1 || 1 == 1 for m >= 0", "cases 1\nsum 1 1\nsum 1 1\n"},
		{"!(1/m >= 1 && 1 == 2) for m >= 0", "cases 0\nsum 1 1\nsum 1 1\n"},
		{"cond(1%(n-3) >= 0, 5, infinite) == 5 for n >= 3", "cases 0\nsum 1 1\nsum 1 1\n"},
		{"cond(cond(1 == 2, 1, infinite) == 1, 5, infinite) == 5 for n >= 3", "cases 0\nsum 1 1\nsum 1 1\n"},
	} {
		dir := t.TempDir()
		text := "topocert theorems 1\ntheorem a/b\nclaim " + c.claim + "\ninstance 4\nrefute the claim\n" + c.proof + "end\n"
		if err := os.WriteFile(filepath.Join(dir, "a.theorems"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		ours, theirs := both(t, program, dir)
		if slices.Contains(ours.words, "accepted") || slices.Contains(theirs.words, "accepted") {
			t.Errorf("%s: topocheck says %v, topocheck-proved %v, want neither to accept it\n%s%s", c.claim, ours.words, theirs.words, ours.reasons, theirs.reasons)
		}
	}
}

// TestProvedValuesInTexts: in texts too arguments are values.
func TestProvedValuesInTexts(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"own.words": "one(x) = 1\nalways(x) = 1 == 1\nnear(x, n) = x%n\n" +
			"Used(n) = graph i in 0..n-1: (i+one(i+n))%n; (i-1)%n\n" +
			"Strict(n) = graph i in 0..n-1: near(i+1, n); near(i-1%n, n)\n" +
			"None(n) = graph i in 0..n-1: (i+one(1%(n-n)))%n\n" +
			"Condition(n) = graph i in 0..n-1: (i+1)%n if always(1%(n-n))\n" +
			"Range(n) = graph i in 0..n-one(floor(1/(n-n))): (i+1)%n\n" +
			"Both(n) = graph i in 0..n-1: (i+1)%n if 1 == 1 || always(1%(n-n))\n" +
			"Some(n) = graph i in 0..n-1: (i+1)%n if (some k in 0..2: 7%k == 1)\n" +
			"Greatest(n) = graph i in 0..4+(max k in 0..1: 0%k): (i+1)%5\n" +
			"Large(n) = graph i in 0..n-1 if (some k in 0..2: pow(2, 40)+k > n): (i+1)%n\n" +
			"Counted(n) = graph i in 0..n-1: (i+(count k in 1..n if k > 1: 6%k == 0 || k == 5))%n; (i-1+(sum k in 0..2: ceil(k/2)-floor(-k/2)))%n\n" +
			"Divided(n) = graph i in 0..n-1: (i+n/2)%n\n" +
			"Negative(n) = graph i in 0..n-1: (i-n/(n-n-2))%n\n" +
			"Guarded(n) = graph i in 0..n-1: cond(n%2 == 0, (i+n/2)%n, (i+1)%n)\n" +
			"Later(n) = graph i in 0..4+(max k in 1..n: 0%k): (i+1)%5 if (some k in 1..2: k == 1 || 7%(k-2) == 1)\n",
		"a.cert": "topocert 2\n" + "order Used(5) = 5\ncount\nend\norder Strict(5) = 5\ncount\nend\norder None(5) = 5\ncount\nend\n" +
			"order Condition(5) = 5\ncount\nend\norder Range(5) = 5\ncount\nend\norder Both(5) = 5\ncount\nend\n" +
			"order Some(5) = 5\ncount\nend\norder Greatest(5) = 5\ncount\nend\norder Later(5) = 5\ncount\nend\n" +
			"order Large(6) = 6\ncount\nend\nsize Counted(6) = 9\ncount\nend\n" +
			"order Divided(6) = 6\ncount\nend\norder Divided(5) = 5\ncount\nend\norder Divided(0) = 0\ncount\nend\norder Negative(6) = 6\ncount\nend\norder Negative(5) = 5\ncount\nend\norder Guarded(5) = 5\ncount\nend\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, dir)
	for i, about := range ours.about {
		want := slices.ContainsFunc([]string{"Used", "Strict", "Both", "Later", "(6)", "Guarded"}, func(of string) bool { return strings.Contains(about, of) })
		if (ours.words[i] == "accepted") != want || (theirs.words[i] == "accepted") != want {
			t.Errorf("%s: topocheck says %s, topocheck-proved %s", about, ours.words[i], theirs.words[i])
		}
	}
}

// TestProvedDirected: words say of digraphs what the arcs are, and nothing else is said of them. Not what is proved of a graph with
// the same links, nor of the arcs the other way round. Of both checkers each lie is accepted by neither.
func TestProvedDirected(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"own.words": "Arcs(n) = digraph i in 0..n-1: (i+1)%n; i if i == 0\n" +
			"Shifts(n) = digraph v in 0..pow(2,n)-1 if (some k in 1..n: k == n): (2*v+b)%pow(2,n) for b in 0..1\n" +
			"ways(G) = count v in vertices(G): len(links(G)) == size(G) && (some e in incident(G, v): e in links(G))\n",
		"a.cert": "topocert 2\norder Arcs(4) = 4\nstrategy\nend\nsize Arcs(4) = 5\nstrategy\nend\n" +
			"distance Arcs(4) 0 3 = 3\nstrategy\nend\ndistance Arcs(4) 3 0 = 1\nstrategy\nend\ndistance Arcs(4) 0 0 = 0\nstrategy\nend\n" +
			"diameter Arcs(4) = 3\nstrategy\nchoose 0\nby evaluate\nby evaluate\nend\nedge-connectivity Arcs(4) = 1\nstrategy\nchoose 2\nby evaluate\nby evaluate\nend\n" +
			"size Shifts(3) = 16\nstrategy\nend\nways Shifts(3) = 8\nstrategy\nend\nsize Arcs(4) = 5\ncount\nend\n" +
			"distance Arcs(4) 0 3 = 1\nstrategy\nend\nsize Arcs(4) = 4\nstrategy\nend\n",
		"a.verdicts": "topocert 2 verdicts\nclaim a\nformula diameter(Arcs(4)) == 3 && distance(Arcs(4), \"3\", 0) == 1 && order(Arcs(4)) == 4\nholds 1\nend\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, dir)
	want := slices.Concat(slices.Repeat([]string{"accepted"}, 9), slices.Repeat([]string{"REJECTED"}, 3), []string{"accepted"})
	if !slices.Equal(ours.words, want) || !slices.Equal(theirs.words[len(theirs.words)-len(want):], want) {
		t.Fatalf("topocheck says %v, topocheck-proved %v, want %v\n%s%s", ours.words, theirs.words, want, ours.reasons, theirs.reasons)
	}

	var stream bytes.Buffer
	if status := run([]string{"--lower", dir}, &stream, io.Discard); status != 0 {
		t.Fatal(status)
	}
	network := "(Directed \"Arcs\" (Arcs_text $Arcs_text) [4])"
	counted := "<[(Metric (SizeIs 5))] (MetricProof Counted)>"
	for _, lie := range [][3]string{ // what is said instead, and of what
		{"(Arcs_text $Arcs_text))\n", "$Arcs_text)\n", "(definition digraph \"Arcs\""},
		{"(definition digraph \"Arcs\"", "(definition text \"Arcs\"", ""},
		{network, "(Own \"Arcs\" $Arcs_text [4])", ""},
		{network, "(Directed \"Arcs\" (Arcs_expression (Graph_ true NoRange NoNext)) [4])", ""},
		{network, strings.Replace(network, "$Arcs_text", "(Text 1 [(Range (Num 0) (Minus (Var 0) (Num 1)) Yes)] [(Next [(Rest (Minus (Var 1) (Num 1)) (Var 0))] [] Yes)])", 1), ""},
		{"<[(Word_ (WordFact (Standard_word \"size\") [Itself] (Is_number (Ratio 5 1))))] (WordProof_ (WordProof 16384 []))>", counted, ""},
	} {
		said := stream.String()
		if said = strings.Replace(said, lie[0], lie[1], 1); lie[2] != "" {
			said = strings.Replace(stream.String(), lie[2], "(definition text \"Arcs\"", 1)
			at := strings.Index(said, "(definition text \"Arcs\"")
			said = said[:at] + strings.Replace(said[at:], lie[0], lie[1], 1)
		}
		if said == stream.String() {
			t.Fatalf("%s is not in the stream: %.2000s", lie[0], stream.String())
		}
		file := filepath.Join(t.TempDir(), "stream")
		if err := os.WriteFile(file, []byte(said), 0o666); err != nil {
			t.Fatal(err)
		}
		cmd := command(t, program, dir)
		cmd.Env = append(cmd.Env, streamOfTests+"="+file)
		if out, _ := cmd.Output(); regexp.MustCompile(`accepted .*size Arcs`).Match(out) {
			t.Errorf("%s for %s: %s", lie[1], lie[0], out)
		}
	}
}

// TestProvedMeaningOfWords: evaluation goes in order and ends at a part without a value; members of two networks are not
// compared.
func TestProvedMeaningOfWords(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	words, cert := "unused(G, x) = order(G) == 3\n", "topocert 2\n"
	accepted := make(map[string]bool)
	for i, c := range []struct {
		text, value string // what is stated, and would be shown without the part that has no value; and by which steps
		accepted    bool
	}{
		{"(least k in 0..order(G): 1/k > 0) + 0", "1", false},
		{"(least k in 1..order(G): k == 1 || 1/(k-3) > 0) + 0", "1", true},
		{"(most k in 0..order(G): k < 1 || 1/(k-3) < 0) + 0", "2", false},
		{"(max k in 0..order(G): 1/k) + 0", "1", false},
		{"(max k in 0..order(G) if k > 0: 1/k) + 0", "1", true},
		{"(min v in vertices(G): degree(G, v)/0) + order(G)", "infinite", false},
		{"(max v in vertices(G): degree(G, v)) + 0", "2", true},
		{"4611686018427387904*order(G) - 4611686018427387904*order(G) + 1", "1", false},
		{"4611686018427387904*(order(G)-2) - 4611686018427387904*(order(G)-2) + 1", "1", true},
		{"some k in 0..order(G): 1/k > 0", "yes", false},
		{"some k in 1..order(G): k == 1 || 1/(k-3) > 0", "yes", true},
		{"all k in 0..order(G): 1/k > 5", "no", false},
		{"1/0 > 1 || order(G) == 3", "yes", false},
		{"order(G) == 3 || 1/0 > 1", "yes", true},
		{"unused(G, 1/0)", "yes", false},
		// What steps look at on their way.
		{"cond((least k in 0..0: 1/k > 1) < 1, 1 == 2, order(G) == 3)", "yes", false},
		{"cond((min k in 0..1: 1/k) < 2, order(G) == 3, 1 == 2)", "yes", false},
		{"cond((all k in 0..1: 1/k > 2), 1 == 2, order(G) == 3)", "yes", false},
		{"cond((least k in 0..1: k == 1) == 1, order(G) == 3, 1 == 2)", "yes", true},
		{"some k in 0..1: cond((least j in 1..order(G): j == 1 || 1/(j-3) > 0) == 1, k == 1, k == 0)", "yes: choose 1, by evaluate", true},
		{"some k in 0..1: cond((least j in 0..order(G): 1/j > 0) == 1, k == 1, k == 0)", "yes: choose 1, by evaluate", false},
		{"(all j in 0..1: 1/j > 5) || order(G) == 3", "yes: by right, by evaluate", false},
		{"(all j in 1..2: 1/j > 5) || order(G) == 3", "yes: by right, by evaluate", true},
		{"some k in 0..1 if (max j in 1..2: 1/j) == 1: k == 1", "yes: menu 1, choice 1", true},
		{"some k in 0..1 if (max j in 0..1: 1/j) == 1: k == 1", "yes: menu 1, choice 1", false},
		{"all k in 0..1 if (min j in 1..2: k/j) < 1: order(G) == 3", "yes: by each, by evaluate, by evaluate", true},
		{"all k in 0..1 if (min j in 0..2: k/j) < 1: order(G) == 3", "yes: by each, by evaluate, by evaluate", false},
	} {
		name := fmt.Sprintf("word_%c%c", 'a'+i/26, 'a'+i%26)
		words += fmt.Sprintf("%s(G) = %s\n", name, c.text)
		value, steps, _ := strings.Cut(c.value, ": ")
		if steps == "" && (value == "yes" || value == "no") {
			steps = "by evaluate"
		}
		if steps != "" {
			steps = strings.ReplaceAll(steps, ", ", "\n") + "\n"
		}
		subject := strings.ReplaceAll(name, "_", "-")
		cert += fmt.Sprintf("%s Ring(3) = %s\nstrategy\n%send\n", subject, value, steps)
		accepted[subject] = c.accepted
	}
	// Two networks: by evaluation, and by a formula that is false by itself.
	words += "same(G, H) = all v in vertices(G): v in vertices(H)\nmeet(G, H) = some v in vertices(G): v in vertices(H) || v == v\nlinks_of(G, H) = links(G) == links(H)\n"
	for _, step := range []string{"by evaluate", "proof -"} {
		cert += "same Ring(3) Ring(3) = no\nstrategy\n" + step + "\nend\n"
	}
	cert += "meet Ring(3) Ring(3) = yes\nstrategy\nby evaluate\nend\nlinks-of Ring(3) Ring(3) = no\nstrategy\nby evaluate\nend\n"
	for name, text := range map[string]string{"own.words": words, "a.cert": cert} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	ours, theirs := both(t, program, dir)
	for i, about := range ours.about {
		_, subject, _ := strings.Cut(about, ".cert: ")
		subject, _, _ = strings.Cut(subject, " ")
		if want := accepted[subject]; !strings.Contains(about, "Ring(3) Ring(3)") && (ours.words[i] == "accepted") != want || (theirs.words[i] == "accepted") != want {
			t.Errorf("%s: topocheck says %s, topocheck-proved %s, want accepted %t", about, ours.words[i], theirs.words[i], want)
		}
	}
	if t.Failed() {
		t.Log(ours.reasons, theirs.reasons)
	}
}
