package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"topocert/certificates/resolve"
	"topocert/internal/deep"
	"topocert/routing"
	"topocert/topology"
)

// members are networks for routers, those with few vertices first: all pairs of one with at most routedPairs
// vertices are tried, and some pairs of one with more.
var members = []string{
	"Ring(5)", "Complete(4)", "Petersen", "Hypercube(3)", "Hypercube(5)", "Mesh(2)", "Mesh(4,3)", "Mesh(2,3,4)", "Mesh(5)", "Mesh(7)",
	"Torus(4)", "Torus(5,3)", "Torus(2,4,3)", "Torus(6,2)", "Torus(5)", "Torus(8,2,3)", "JTorus(1,1)", "JTorus(1,2)", "JTorus(2,1)", "JTorus(2,2)", "JTorus(3,2)", "JTorus(5,1)", "JTorus(5,2)", "JTorus(4,3)", "JTorus(2,6)",
	"Octagon", "OCT(1,1)", "OCT(1,2)", "OCT(2,1)", "OCT(2,2)", "OCT(5,1)", "OCT(6,2)", "OCT(3,3)", "XMesh(3)", "XMesh(4)", "XMesh(5)", "XMesh(6)", "XMesh(9)", "XMesh(10)",
	"XMeshW(3)", "XMeshW(4)", "XMeshW(5)", "XMeshW(6)", "XMeshW(9)", "XMeshW(10)", "XTorus(3)", "XTorus(4)", "XTorus(5)", "XTorus(6)", "XTorus(9)", "XTorus(10)",
	"CCTorus(3)", "CCTorus(4)", "CCTorus(5)", "CCTorus(6)", "CCTorus(7)", "CCTorus(12)", "CCTorus(13)", "CCTorusOpp(4)", "CCTorusOpp(6)", "CCTorusOpp(8)", "CCTorusOpp(12)",
	"QT(2,2)", "QT(2,3)", "QT(3,2)", "QT(3,3)", "QT(3,7)", "QT(2,9)", "QT(10,2)", "QT(5,6)", "FTT(4)", "FTT(5)", "FTT(6)", "FTT(7)", "FTT(11)", "FTT(12)", "OMMH(2,3,1)", "MCR(2)", "TCR(3)",
	"Gamma(2,1,1)", "Gamma(2,2,2)", "Gamma(3,1,1)", "Gamma(3,2,1)", "Gamma(4,1,1)", "Gamma(4,2,1)", "Gamma(4,1,2)", "Gamma(6,1,1)", "FatTree(2)", "FatTree(4)", "FatTree(6)", "Dragonfly(1,1,1)", "Dragonfly(2,1,1)", "Dragonfly(3,2,1)", "Dragonfly(2,1,2)", "Dragonfly(4,1,2)",
}

// routedPairs are vertices up to which every pair is tried, and triedPairs so many pairs of larger networks.
const (
	routedPairs = 24
	triedPairs  = 150
)

// TestProvedRoutes: of each router, on networks of each kind, the path of every message is that of the router
// in Go, for both checkers.
func TestProvedRoutes(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	for _, k := range routing.Kinds() {
		tried := 0
		for i, name := range members {
			net, err := topology.Parse(name)
			if err != nil {
				t.Fatal(err)
			}
			r, err := routing.New(k.Name, net)
			if err != nil {
				continue // not for this network
			}
			if tried++; tried > 1 && !deep.Tests() || tried > 9 && i%4 != 0 && strings.HasPrefix(k.About, "any ") || strings.HasPrefix(k.Name, "ftt-a") && net.Order() > 25 {
				continue
			}
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%d.cert", k.Name, i)), []byte(traces(net, k.Name, r)), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if tried == 0 {
			t.Errorf("%s is tried on no network", k.Name)
		}
	}
	ours, theirs := both(t, program, "--steps", "100000000000", dir)
	t.Log(compare(t, ours, theirs))
	wrong := 0
	for i, word := range theirs.words {
		if ours.words[i] == "accepted" && word == "accepted" {
			continue
		}
		if wrong++; wrong > 9 {
			break
		}
		t.Errorf("%s: topocheck says %s, topocheck-proved %s", theirs.about[i], ours.words[i], word)
	}
	if wrong > 0 {
		t.Logf("%.2000s", theirs.reasons)
	}
}

// ownRouters are routers of one's own, each with a part that is easily evaluated otherwise: in another order, where a part has no
// value, or past the one that decides. Networks are those of numbers and those of expressions.
const ownRouters = `
Fibonacci(n) = graph v in 0..pow(2, n)-1 if n >= 1 && (all i in 0..n-2: bit(v, i)*bit(v, i+1) == 0): xor(v, pow(2, b)) for b in 0..n-1 if bit(v, b) == 1
Even(n) = graph x in 0..n-1, y in x..n-1 if (some k in 0..n: 2*k == x+y): (z, y) for z in 0..x-1 if (z+y)%2 == 0; (x, z) for z in x..y-1 if (x+z)%2 == 0
Path(n) = graph i in 0..n-1: i+1 if i+1 < n
differ(n, v, w) = count b in 0..n-1: bit(v, b) != bit(w, b)
either(c, x, y) = cond(c, x, y)
first(x, y) = x
bits = route Ring(n) from i to j: (i+1)%n if differ(3, i, j) > 1; (i-1)%n
halves = route Ring(n) from i to j: (i+1)%n if i/2 == 1; (i-1)%n
rounds = route Ring(n) from i to j: (i+1)%n if floor((i-4)/2) + ceil(-i/3) + floor(j) == ceil(j) + floor(i/-2); (i-1)%n
least_of = route Ring(n) from i to j: (i+1)%n if (least d in 1..n if d <= 3: (i+d)%n == j) < 3; (i-1)%n
least_late = route Ring(n) from i to j: (i+1)%n if (least d in 1..n: 7%(3-d) == 1 || (i+d)%n == j) > 0; (i-1)%n
most_of = route Ring(n) from i to j: (i+1)%n if (most d in 1..i: (i+d)%n != j) > 2; (i-1)%n
min_of = route Ring(n) from i to j: (i+1)%n if (min d in i..4: abs(d-j)) < 2; (i-1)%n
min_of_two = route Ring(n) from i to j: (i+1)%n if (min d in 1..3, e in d..i: d+e) < 5; (i-1)%n
max_in_min = route Ring(n) from i to j: (i+1)%n if (min d in 1..3: max e in d..i: d+e) < 5; (i-1)%n
choice_in_min = route Ring(n) from i to j: (i+1)%n if (min d in 1..3: cond(d < 4, min e in d..i: d+e, 3)) < 5; (i-1)%n
all_late = route Ring(n) from i to j: (i+1)%n if (all d in 0..3: 7%d == 5); (i-1)%n
all_early = route Ring(n) from i to j: (i+1)%n if !(all d in 1..4: 7%(i-d) == 0); (i-1)%n
some_early = route Ring(n) from i to j: (i+1)%n if (some d in 1..4 if d != 2: 7%(i-d+1) == 1); (i-1)%n
sums = route Ring(n) from i to j: (i + (sum d in 0..i, e in d..j if (d+e)%2 == 0: d-e))%n
in_turn = route Ring(n) from i to j: (i+d)%n for d in 1..n-1 if 7%(3-d) >= 0 if (i+d)%n == j; (i-1)%n
in_ranges = route Ring(n) from i to j: (i+d*s)%n for d in 1..n if d%2 == 1, s in -d..d if s*s == 1 if (i+d*s)%n == j; (i+1)%n
far = route Ring(n) from i to j: (i+2)%n if i < j; n if i > j+1; (i-1)%n
truths = route Ring(n) from i to j: (i+1)%n if (i < j) == (i%2 == 0); (i-1)%n
arguments = route Ring(n) from i to j: (i+either(i < j, 1, -1))%n if i != 3; (i+first(1, 7%(j-2)))%n
functions = route Ring(n) from i to j: (i+1)%n if min(log(2, i), root(2, j+5), factorial(i), pow(i, 3)) == max(1, -1, xor(i, 3)); (i-1)%n
and_or = route Ring(n) from i to j: (i+1)%n if i > 0 && 7%i > 0 || i == 0 || 7%(i-1) == 2; (i-1)%n
no_tuple = route Ring(n) from i to j: (i+7%(j-3))%n if i < j; (i+1)%n
clear = route Fibonacci(n) from v to w: xor(v, pow(2, b)) for b in 0..n-1 if bit(v, b) > bit(w, b); xor(v, pow(2, b)) for b in 0..n-1 if bit(v, b) < bit(w, b)
fewer = route Fibonacci(n) from v to w: x for x in 0..pow(2, n)-1 if differ(n, x, w) < differ(n, v, w)
across = route Even(n) from (x, y) to (u, v): (u, y) if x != u && (u+y)%2 == 0 && u <= y; (x, v) if (x+v)%2 == 0 && x <= v
shorter = route JTorus(k, m) from (x, y) to (u, v): ((x+s)%(2*k), y) for s in -1..1 if min((x+s-u)%(2*k), (u-x-s)%(2*k)) < min((x-u)%(2*k), (u-x)%(2*k)); (x, (y+1)%(2*m))
along = route Path(n) from i to j: i+s for s in -1..1 if abs(i+s-j) < abs(i-j)
`

// TestProvedOwnRoutes: the paths of a folder's own routers are those of the text as Go compiles it, for both checkers.
func TestProvedOwnRoutes(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	names := resolve.New()
	if err := names.Define(ownRouters); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "own.words"), []byte(ownRouters), 0o666); err != nil {
		t.Fatal(err)
	}
	members := map[string][]string{"Ring": {"Ring(7)"}, "Fibonacci": {"Fibonacci(4)"}, "Even": {"Even(4)"}, "JTorus": {"JTorus(2,1)"}, "Path": {"Path(1)", "Path(5)"}}
	stops := 0
	for _, d := range regexp.MustCompile(`(?m)^(\w+) = route (\w+)`).FindAllStringSubmatch(ownRouters, -1) {
		for _, member := range members[d[2]] {
			net, err := names.Network(member)
			if err != nil {
				t.Fatal(err)
			}
			r, err := names.Router(d[1], member)
			if err != nil {
				t.Fatal(err)
			}
			text := traces(net, d[1], r)
			stops += strings.Count(text, "fails")
			if err := os.WriteFile(filepath.Join(dir, d[1]+"-"+member+".cert"), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	ours, theirs := both(t, program, dir)
	pairs := compare(t, ours, theirs)
	if len(pairs) != 1 || pairs["accepted accepted"] < 1000 || stops < 300 {
		t.Errorf("%v, of which %d say that a message stops: want all accepted, and many of both\n%.2000s", pairs, stops, theirs.reasons)
	}
}

// classed are routers with several virtual channels, and with lanes, on networks where no messages of theirs
// wait in a circle.
var classed = []struct{ network, router string }{
	{"Torus(5,3)", "dor-dateline"}, {"Torus(2,4,3)", "dor-dateline"}, {"Torus(4)", "dor-dateline"}, {"JTorus(3,2)", "dor-dateline"}, {"OCT(2,1)", "dor-dateline"}, {"OCT(1,2)", "dor-dateline"},
	{"Dragonfly(1,1,1)", "dragonfly"}, {"Dragonfly(2,1,1)", "dragonfly"}, {"Dragonfly(2,1,2)", "dragonfly"}, {"Petersen", "updown"}, {"Torus(4,3)", "updown"}, {"g6:DLo", "updown"}, {"Gamma(3,1,1)", "updown"},
	{"Ring(7)", "lanes:bfs"}, {"Torus(5,3)", "lanes:dor"}, {"JTorus(3,2)", "lanes:jtorus"}, {"OCT(2,1)", "lanes:oct"}, {"Gamma(3,1,1)", "lanes:gamma-minimal"}, {"Gamma(2,2,2)", "lanes:gamma-table"},
	{"FTT(5)", "lanes:ftt-minimal"}, {"QT(2,2)", "lanes:qt-minimal"}, {"XTorus(5)", "lanes:xtorus-minimal"}, {"g6:DLo", "lanes:bfs"}, {"g6:C`", "lanes:bfs"},
}

// TestProvedChannels: the channels that messages take are those of the router in Go: with ranks by these no
// messages wait in a circle; by ranks of other channels, that is not shown.
func TestProvedChannels(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	for i, c := range classed {
		net, err := resolved(c.network)
		if err != nil {
			t.Fatal(err)
		}
		r, err := routing.New(c.router, net)
		if err != nil {
			t.Fatal(err)
		}
		ranks, all := ranksOf(t, net.CSR(), r)
		value := "free"
		if !all {
			value = "acyclic"
		}
		about := "topocert 2\ndeadlock " + net.Name() + " " + c.router + " = " + value + "\nchannel-order\nranks"
		write := func(name string, ranks []uint32) {
			if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%d-%s.cert", i, name)), []byte(about+numbers(ranks)+"\nend\n"), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		write("right", ranks)
		if slices.Max(append(ranks, 0)) == 0 {
			continue // no message takes two channels
		}
		slices.Reverse(ranks)
		write("wrong", ranks)
	}
	ours, theirs := both(t, program, dir)
	compare(t, ours, theirs)
	rejected := 0
	for i, word := range theirs.words {
		wrong := strings.Contains(theirs.about[i], "wrong") // by chance it may be right
		if ours.words[i] != word || word != "accepted" && !wrong {
			t.Errorf("%s: topocheck says %s, topocheck-proved %s", theirs.about[i], ours.words[i], word)
		}
		if wrong && word == "REJECTED" {
			rejected++
		}
	}
	if rejected < len(classed)-4 {
		t.Errorf("%d of %d wrong orders are rejected, want more", rejected, len(classed))
	}
}

// resolved is the network with a name, or with a graph6 text.
func resolved(name string) (topology.Network, error) {
	text, given := strings.CutPrefix(name, "g6:")
	if !given {
		return topology.Parse(name)
	}
	g, err := topology.ParseGraph6(text)
	if err != nil {
		return nil, err
	}
	return topology.NewExternal(g)
}

// ranksOf returns ranks of the channels that increase along every message's way, and whether all arrive.
func ranksOf(t *testing.T, g *topology.Graph, r routing.Router) (ranks []uint32, all bool) {
	t.Helper()
	classes, n := 1, uint32(g.Order())
	k, isClassed := r.(routing.Classed)
	if isClassed {
		classes = k.Classes()
	}
	begin := make([]int, n+1)
	for v := range n {
		begin[v+1] = begin[v] + g.Degree(v)*classes
	}
	after, all := make([]map[int]bool, begin[n]), true
	for s := range n {
		for d := range n {
			header, last := r.Header(s, d), -1
			v := s
			for range 4 * n {
				if v == d {
					break
				}
				w, h := r.Next(v, d, header)
				if w == v {
					break
				}
				class := 0
				if isClassed {
					class = k.Class(v, w, d, header)
				}
				c := begin[v] + slices.Index(g.Neighbors(v), w)*classes + class
				if last >= 0 {
					if after[last] == nil {
						after[last] = make(map[int]bool)
					}
					after[last][c] = true
				}
				v, header, last = w, h, c
			}
			all = all && v == d
		}
	}
	ranks = make([]uint32, begin[n])
	var height func(c, depth int) uint32 // 1 + the channels of a longest way from c
	height = func(c, depth int) uint32 {
		if depth > len(ranks) {
			t.Fatal("messages wait in a circle")
		}
		if ranks[c] == 0 {
			most := uint32(0)
			for e := range after[c] {
				most = max(most, height(e, depth+1))
			}
			ranks[c] = most + 1
		}
		return ranks[c]
	}
	for c := range ranks {
		height(c, 0)
	}
	highest := slices.Max(append(ranks, 0))
	for c := range ranks {
		ranks[c] = highest - ranks[c]
	}
	return ranks, all
}

// traces is a file of certificates with the paths of messages.
func traces(net topology.Network, name string, r routing.Router) string {
	var b strings.Builder
	b.WriteString("topocert 2\n")
	n := net.Order()
	pairs := n * n
	if n > routedPairs {
		pairs = triedPairs
	}
	for i := range pairs {
		s, to := uint32(i%n), uint32(i/n)
		if n > routedPairs {
			s, to = uint32(i*7919%n), uint32(i*104729/n%n)
		}
		way := routing.Follow(net.CSR(), r, s, to)
		value := "fails"
		if way.Outcome == routing.Delivered {
			value = fmt.Sprint(way.Hops())
		}
		fmt.Fprintf(&b, "route %s %s %d %d = %s\ntrace\npath%s\nend\n", net.Name(), name, s, to, value, numbers(way.Path))
	}
	return b.String()
}

func numbers(list []uint32) string {
	var b strings.Builder
	for _, v := range list {
		fmt.Fprintf(&b, " %d", v)
	}
	return b.String()
}
