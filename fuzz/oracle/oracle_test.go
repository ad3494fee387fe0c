package oracle

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"topocert/internal/deep"
)

// TestPrintedValues holds the oracle against the values that the literature prints: those that
// standard.words lists, of networks that are small enough to try everything.
func TestPrintedValues(t *testing.T) {
	deep.NotShort(t)
	text, err := os.ReadFile("../../certificates/words/standard.words")
	if err != nil {
		t.Fatal(err)
	}
	const network = `[A-Z]\w*(?:\([0-9, ]+\))?`
	claim := regexp.MustCompile(`(?m)^//= (!?)(\w+)\((` + network + `)(?:, (` + network + `))?((?:, [0-9]+)*)\)(?: == (\S+))?  \(`)
	tried := make(map[string]int)
	for _, m := range claim.FindAllStringSubmatch(string(text), -1) {
		list := Words()
		if m[4] != "" {
			list = Pairs()
		}
		i := slices.IndexFunc(list, func(w Word) bool { return w.Name == m[2] })
		g := named(t, m[3])
		if i < 0 || g.order() > 10 || tooLarge(m[2], g) {
			continue
		}
		var a []int
		for number := range strings.SplitSeq(m[5], ", ") {
			if n, err := strconv.Atoi(number); err == nil {
				a = append(a, n)
			}
		}
		want := m[6]
		if want == "" {
			want = fmt.Sprint(m[1] == "")
		}
		var got any
		if m[4] != "" {
			got = list[i].ValueOfTwo(g, named(t, m[4]), a)
		} else {
			got = list[i].Value(g, a)
		}
		tried[m[2]]++
		if Text(got) != want {
			t.Errorf("%s is %s here, want %s", strings.TrimPrefix(m[0], "//= "), Text(got), want)
		}
	}
	few := slices.DeleteFunc(slices.Sorted(maps.Keys(tried)), func(name string) bool { return tried[name] > 1 })
	t.Logf("%d words; one value alone of %v", len(tried), few)
	if want := 60; len(tried) < want {
		t.Errorf("printed values of %d words were tried, want %d", len(tried), want)
	}
}

func named(t *testing.T, name string) Graph {
	g, known := Named(name)
	if !known {
		t.Fatalf("%s is not known here", name)
	}
	return g
}

// tooLarge tells of what trying everything takes too long for a test.
func tooLarge(word string, g Graph) bool {
	switch word {
	case "automorphisms", "moves", "vertex_orbits", "vertex_transitive", "edge_transitive", "isomorphic", "contains":
		return g.order() > 9
	}
	return false
}

// TestAll: the numbers of graphs are known, and geng has the same ones.
func TestAll(t *testing.T) {
	most := 7
	if testing.Short() {
		most = 6
	}
	for n, want := range []int{1, 1, 2, 4, 11, 34, 156, 1044}[:most+1] { // OEIS A000088
		list := All(n)
		if len(list) != want {
			t.Errorf("%d graphs of %d vertices, want %d", len(list), n, want)
		}
		geng, err := exec.LookPath("nauty-geng")
		if err != nil || n == 0 {
			continue
		}
		text, err := exec.Command(geng, "-q", strconv.Itoa(n)).Output()
		if err != nil {
			t.Fatal(err)
		}
		seen := make(map[uint32]bool)
		for _, g := range list {
			seen[canonical(g)] = true
		}
		for line := range strings.Lines(string(text)) {
			if !seen[canonical(graph6(strings.TrimSpace(line)))] {
				t.Errorf("geng has %s, which is missing", line)
			}
		}
	}
}

// graph6 reads a graph of at most 62 vertices: B. D. McKay's format.
func graph6(text string) Graph {
	g := New(int(text[0]) - 63)
	bit := 0
	for v := range g.order() {
		for u := range v {
			if (text[1+bit/6]-63)>>(5-bit%6)&1 == 1 {
				g.Links = append(g.Links, Link{u, v})
			}
			bit++
		}
	}
	return g
}

// small returns the graphs of at most so many vertices.
func small(most int) (list []Graph) {
	for n := range most + 1 {
		list = append(list, All(n)...)
	}
	return list
}

// TestTwoWays holds what can be said in two ways against one another: spanning trees by subsets
// and by Kirchhoff's determinant; edge connectivity by links and by cuts; disjoint paths and, by
// Menger's theorem, vertices that separate.
func TestTwoWays(t *testing.T) {
	deep.NotShort(t)
	for _, g := range small(6) {
		if one, other := len(g.trees()), g.kirchhoff(); one != other {
			t.Errorf("%v: %d spanning trees, by Kirchhoff's theorem %d", g, one, other)
		}
		cut := infinite
		for s := range subsets(g.Vertices, g.order()-1) {
			if len(s) > 0 {
				cut = min(cut, g.cut(s))
			}
		}
		if one := g.edgeConnectivity(); g.order() > 1 && one != cut {
			t.Errorf("%v: edge connectivity %d, by cuts %d", g, one, cut)
		}
		if g.order() > 5 {
			continue
		}
		for _, p := range g.pairs() {
			if g.joined(p[0], p[1]) {
				continue
			}
			others := g.without(p[:], nil).Vertices
			separate := smallest(others, func(s []int) bool { return g.without(s, nil).distances()(p[0], p[1]) == infinite })
			if one := g.disjointPaths(p[0], p[1]); one != separate {
				t.Errorf("%v: %d paths between %v, but %d vertices separate them", g, one, p, separate)
			}
		}
	}
}

// TestSyndromes goes through all syndromes of small graphs: two sets of faults can be confused
// exactly if one of them agrees with both.
func TestSyndromes(t *testing.T) {
	deep.NotShort(t)
	for _, g := range small(4) {
		for name, model := range map[string]answers{"pmc": pmc, "mm": mm} {
			var tests []test
			for x := range model(g, nil) {
				tests = append(tests, x)
			}
			sets := slices.Collect(subsets(g.Vertices, g.order()))
			confused := make(map[[2]int]bool)
			for s := range 1 << len(tests) { // at most 12 tests
				syndrome := make(map[test]bool)
				for i, x := range tests {
					syndrome[x] = s>>i&1 == 1
				}
				var agreeing []int
				for i, faults := range sets {
					if agree(model(g, faults), syndrome) {
						agreeing = append(agreeing, i)
					}
				}
				for _, i := range agreeing {
					for _, j := range agreeing {
						confused[[2]int{i, j}] = true
					}
				}
			}
			for i, a := range sets {
				for j, b := range sets {
					if want := confused[[2]int{i, j}]; agree(model(g, a), model(g, b)) != want {
						t.Errorf("%v: %v and %v under %s: confused by some syndrome is %t", g, a, b, name, want)
					}
				}
			}
		}
	}
}
