package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"topocert/certificates"
	"topocert/certificates/resolve"
	"topocert/certificates/strategy"
	"topocert/solver/sat"
)

// refutedFormulas are sentences that are shown by refuting a formula, each with the network of which it is said, another one if it
// has two, and whether it is so.
var refutedFormulas = []struct{ text, networks, value string }{
	// Networks that a choice makes of digraphs: what is asked of them, looked for to be true and to be false.
	{"all S in sets(vertices(G), 1): connected(without(G, S))", "Jumps(5)", "yes"},
	{"all S in sets(vertices(G), 1): len(S) == 0 || !connected(without(G, S))", "Around(4)", "yes"},
	{"some S in sets(links(G), 3): connected(keep(G, S))", "Around(4)", "no"},
	{"all S in sets(vertices(G)): len(S) < 4 || connected(without(G, S))", "Jumps(4)", "yes"}, // the last one is reached from itself, and none is
	{"all S in sets(links(G), 1), v in vertices(G): distance(without(G, S), v, v) == 0", "Shifts(2)", "yes"},
	{"all S in sets(links(G), 1), u in vertices(G), v in vertices(G): distance(without(G, S), u, v) <= 3", "Jumps(4)", "yes"},
	{"some S in sets(links(G), 1), u in vertices(G), v in vertices(G): distance(without(G, S), u, v) == 3 && distance(without(G, S), v, u) >= 2 && distance(without(G, S), v, u) < infinite", "Around(4)", "no"},
	{"some S in sets(links(G), 1), v in vertices(G): len(component(without(G, S), v)) == 2 && (all u in component(without(G, S), v): distance(without(G, S), u, v) < infinite)", "Around(3)", "no"},
	{"all S in sets(vertices(G), 2), v in vertices(G): v in S || v in component(without(G, S), v)", "Shifts(2)", "yes"},
	{"all S in sets(links(G)), v in vertices(G): degree(keep(G, S), v) == len(incident(keep(G, S), v)) && len(incident(keep(G, S), v)) <= 2", "Shifts(2)", "yes"},
	{"some S in sets(links(G), 3): size(keep(G, S)) + len(links(keep(G, S))) >= 7", "Shifts(2)", "no"},
	{"some S in sets(links(G), 2): len(elements(keep(G, S))) > order(keep(G, S)) + 2", "Around(3)", "no"},
	{"all S in sets(links(G), 3), u in vertices(G), v in vertices(G): adjacent(keep(G, S), u, v) == (v in neighbors(keep(G, S), u))", "Jumps(3)", "yes"},
	{"some S in sets(links(G), 2), v in vertices(G): adjacent(keep(G, S), v, v)", "Jumps(3)", "no"},
	{"some S in sets(links(G), 1), v in vertices(G): adjacent(keep(G, S), v, v) && v in neighbors(keep(G, S), v) && degree(keep(G, S), v) > 1", "Shifts(1)", "no"},
	// What is listed twice, and what is not listed from there.
	{"all S in sets(vertices(G)): size(twice(G, S)) == size(G)", "Jumps(3)", "yes"},
	{"some S in sets(vertices(G), 1): size(outward(G, S)) > 2 || connected(outward(G, S))", "Jumps(4)", "no"},
	// Links, and pairs with another network's vertices, for vertices.
	{"all S in sets(links(G), 1): connected(onwards(without(G, S)))", "Jumps(3)", "yes"},
	{"some S in sets(links(G), 1): size(onwards(without(G, S))) > 4", "Around(4)", "no"},
	{"all S in sets(vertices(G), 1): connected(beside(without(G, S), H))", "Jumps(4) Ring(3)", "yes"},
	{"some S in sets(vertices(G), 1), u in vertices(G), v in vertices(G), a in vertices(H), b in vertices(H): len(S) == 1 && distance(beside(without(G, S), H), (u, a), (v, b)) == 3", "Around(3) Ring(3)", "no"},
	// Digraphs by their text, and Gamma, whose vertices have other numbers than their coordinates.
	{"some S in sets(vertices(Jumps(order(G))), 1): all v in vertices(Jumps(order(G))): v in S || (some u in neighbors(Jumps(order(G)), v): u in S)", "Ring(4)", "no"},
	{"some f in maps(vertices(G), vertices(Around(4))): all (u, v) in links(G): adjacent(Around(4), f[u], f[v])", "Ring(3)", "no"},
	{"all S in sets(links(Jumps(4)), 1): len(S) <= order(G) && connected(without(Jumps(4), S))", "Ring(3)", "yes"},
	{"some S in sets(vertices(Gamma(2,1,1)), 1): all v in vertices(Gamma(2,1,1)): v in S || (some u in neighbors(Gamma(2,1,1), v): u in S) || order(G) < 3", "Ring(3)", "no"},
	{"all S in sets(links(Gamma(2,1,1)), 1), (u, v) in S: len(S) <= order(G) && distance(without(Gamma(2,1,1), S), u, v) <= 3", "Ring(3)", "yes"},
	// What is gathered of what a choice leaves open: sums, extremes, first numbers, pairs.
	{"some S in sets(links(G), 3): (sum v in vertices(G): degree(keep(G, S), v)) >= 7", "Ring(5)", "no"},
	{"some S in sets(links(G), 3): (sum v in vertices(G): degree(keep(G, S), v)/2) != len(S)", "Ring(5)", "no"},
	{"some S in sets(links(G), 3): (sum v in vertices(G) if degree(keep(G, S), v) > 0: 1) > 2*len(S) || (sum v in vertices(G) if degree(keep(G, S), v) > 0: 2) > 6", "Around(4)", "no"},
	{"some f in maps(vertices(G), 0..2): (all (u, v) in links(G): f[u] != f[v]) && (sum v in vertices(G): f[v]) <= 2", "Ring(5)", "no"},
	{"some S in sets(links(G), 3): (min v in vertices(G): degree(keep(G, S), v)) >= 1", "Ring(7)", "no"},
	{"some S in sets(vertices(G), 2): (min v in S: degree(G, v)) < 2", "Ring(5)", "no"},
	{"some f in maps(vertices(G), 0..2): (min u in vertices(G), v in vertices(G) if u != v: abs(f[u] - f[v])) > 1", "Ring(3)", "no"},
	{"some f in maps(vertices(G), 0..2): (max v in vertices(G): f[v]) < (min v in vertices(G): f[v])", "Ring(3)", "no"},
	{"some S in sets(links(G), 4): diameter(keep(G, S)) <= 2", "Ring(6)", "no"},
	{"some S in sets(links(G), 4): diameter(keep(G, S)) <= 3", "Jumps(5)", "no"},
	{"some S in sets(links(G), 2): (least k in 0..3: all v in vertices(G): degree(keep(G, S), v) <= k) >= 3", "Ring(5)", "no"},
	{"some f in maps(vertices(G), 0..2): (least k in 0..4 if k != 1: (count v in vertices(G): f[v] == k) < 1) > 3", "Ring(4)", "no"},
	{"some S in sets(links(G), 3): (least k in 1..2: size(keep(G, S)) == k) == infinite && (len(S) == 1 || len(S) == 2)", "Ring(4)", "no"},
	{"some S in sets(links(G), 2): (most k in 0..3: k == 0 || (some v in vertices(G): degree(keep(G, S), v) >= k)) >= 3", "Complete(4)", "no"},
	// Of choices too, of which it goes through all.
	{"some S in sets(links(G), 3): (count T in sets(vertices(G), 1): len(T) == 1 && (all v in T: degree(keep(G, S), v) >= 2)) >= 3", "Ring(5)", "no"},
	{"some S in sets(links(G), 2): (sum T in sets(vertices(G), 2) if len(T) == 2: count v in T: degree(keep(G, S), v) >= 1) > 12", "Ring(4)", "no"},
	{"some S in sets(vertices(G), 1): (count f in maps(vertices(G), 0..1): all v in vertices(G): (f[v] == 1) == (v in S)) != 1", "Ring(3)", "no"},
	{"some S in sets(vertices(G), 1): (min f in maps(vertices(G), 0..1) if (all v in S: f[v] == 1): sum v in vertices(G): f[v]) != len(S)", "Ring(3)", "no"},
	{"some S in sets(vertices(G), 1): (max f in maps(vertices(G), 0..1): count v in S: f[v] == 1) > 1", "Ring(3)", "no"},
	{"some S in sets(vertices(G), 1): (min T in sets(vertices(G), 2) if (all v in S: v in T): len(T)/2) != len(S)/2", "Ring(3)", "no"},
	{"some S in sets(links(G), 1): 2*len(S) < (max T in sets(vertices(G), 2): count v in T: degree(keep(G, S), v) == 1)", "Ring(3)", "no"},
	{"some S in sets(vertices(G), 1): (count T in sets(vertices(G), len(vertices(G)) - 4): true) > 0", "Ring(3)", "no"},
	{"some S in sets(vertices(G), 3): len(pairs(without(G, S))) < 12 && order(without(G, S)) == 4", "Ring(7)", "no"},
	{"some S in sets(vertices(G), 2): (count (u, v) in pairs(without(G, S)): adjacent(without(G, S), v, u)) > size(without(G, S))", "Jumps(4)", "no"},
	// Gates on both sides, made in the order of what is meant: x > y is y < x, m[i, j] is m[(i, j)]; of several two, and then the next.
	{"some f in maps(vertices(G), 0..2): (min v in vertices(G): f[v]) > (max v in vertices(G): f[v])", "Ring(3)", "no"},
	{"all f in maps(vertices(G), 0..2): (min v in vertices(G): f[v]) <= (max v in vertices(G): f[v])", "Ring(3)", "yes"},
	{"some f in maps(vertices(G), 0..2), u in vertices(G), v in vertices(G), w in vertices(G): max(f[u], f[v], f[w]) < min(f[w], f[v], f[u])", "Ring(3)", "no"},
	{"some m in maps((0..1, 0..1), 0..1), f in maps(vertices(G), 0..1), u in vertices(G), v in vertices(G): m[f[u], f[v]] != m[f[u], f[v]]", "Ring(3)", "no"},
	{"some S in sets(vertices(G), 1), T in sets(vertices(G), 1): len((S, T, S)) > 1", "Ring(3)", "no"},
}

// TestProvedFormulas: both checkers refute the same formulas. Whether a sentence is so, going through all choices says; and what is not
// so neither accepts.
func TestProvedFormulas(t *testing.T) {
	program := proved(t)
	dir := t.TempDir()
	words := "Around(n) = digraph i in 0..n-1: (i+1)%n\nJumps(n) = digraph i in 0..n-1: (i+1)%n; (i+2)%n\nShifts(n) = digraph v in 0..pow(2,n)-1: (2*v+b)%pow(2,n) for b in 0..1\n" +
		"twice(G, S) = graph v in vertices(G): u for u in neighbors(G, v) if u in S; u for u in neighbors(G, v) if !(u in S) || v in S\n" +
		"outward(G, S) = graph v in vertices(G): u for u in neighbors(G, v) if v in S\n" +
		"onwards(G) = graph (u, v) in links(G): (v, w) for w in neighbors(G, v)\n" +
		"beside(G, H) = graph u in vertices(G), a in vertices(H): (v, a) for v in neighbors(G, u); (u, b) for b in neighbors(H, a)\n"
	for i, c := range refutedFormulas {
		words += fmt.Sprintf("%s(%s) = %s\n", sentenceName(i, "_"), []string{"G", "G, H"}[strings.Count(c.networks, " ")], c.text)
	}
	names := resolve.New()
	if err := names.Define(words); err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("own.words", words)
	cert, wrong := "topocert 2\n", "topocert 2\n"
	for i, c := range refutedFormulas {
		s, err := certificates.ParseStatement(sentenceName(i, "-") + " " + c.networks + " = " + c.value)
		if err != nil {
			t.Fatal(err)
		}
		w := names.World(nil)
		g, err := w.Graph(s.Network)
		if err != nil {
			t.Fatal(err)
		}
		if value, err := strategy.Value(s, g, w); err != nil || value != c.value {
			t.Errorf("%s of %s is %s, %v, want %s", c.text, c.networks, value, err, c.value)
			continue
		}
		game, goals, err := strategy.NewGame(s, g, w)
		if err != nil {
			t.Fatal(err)
		}
		step := "proof -"
		f, _, trivial, err := game.Formula(goals[0], nil)
		if err != nil {
			t.Fatalf("%s: %v", c.text, err)
		}
		if !trivial {
			var proof bytes.Buffer
			if model, err := sat.Refute(context.Background(), f, &proof); err != nil || model != nil {
				t.Fatalf("%s: a model, or %v", c.text, err)
			}
			file := sentenceName(i, "-") + ".lrat"
			write(file, proof.String())
			step = "proof " + file
		}
		cert += s.String() + "\nstrategy\n" + step + "\nend\n"
		wrong += strings.Replace(s.String(), "= "+c.value, "= "+map[string]string{"yes": "no", "no": "yes"}[c.value], 1) + "\nstrategy\n" + step + "\nend\n"
	}
	write("a.cert", cert)
	write("b.cert", wrong)
	ours, theirs := both(t, program, dir)
	want := slices.Concat(slices.Repeat([]string{"accepted"}, len(refutedFormulas)), slices.Repeat([]string{"REJECTED"}, len(refutedFormulas)))
	compare(t, ours, theirs)
	if !slices.Equal(ours.words, want) || !slices.Equal(theirs.words, want) {
		t.Errorf("topocheck says %v, topocheck-proved %v, want %v\n%s", ours.words, theirs.words, want, theirs.reasons)
	}
}

func sentenceName(i int, between string) string {
	return fmt.Sprintf("sentence%s%c%c", between, 'a'+i/26, 'a'+i%26)
}
