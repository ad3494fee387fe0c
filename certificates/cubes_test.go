package certificates_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"topocert/certificates"
	"topocert/certificates/kinds"
	"topocert/certificates/widths"
	"topocert/solver/sat"
)

// stabilisers returns the automorphisms of g that keep a set of vertices.
func (g small) stabilisers(set []uint32) [][]uint32 {
	var found [][]uint32
	for _, p := range g.automorphisms() {
		if !slices.ContainsFunc(set, func(v uint32) bool { return !slices.Contains(set, p[v]) }) {
			found = append(found, p)
		}
	}
	return found
}

// alike returns the assignments, as text, that the permutations and exchanging
// the sides lead to from one. It goes through words, not numbers.
func alike(from string, split []uint32, permutations [][]uint32) []string {
	list := []string{from}
	add := func(word string) {
		if !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	for i := 0; i < len(list); i++ {
		add(strings.Map(func(r rune) rune { return '0' + '1' - r }, list[i]))
		for _, p := range permutations {
			word := []byte(list[i])
			for j, v := range split {
				word[slices.Index(split, p[v])] = list[i][j]
			}
			add(string(word))
		}
	}
	return list
}

// width returns the bisection width by trying every balanced cut.
func (g small) width() int {
	least := len(g.links())
	for set := range uint(1) << len(g) {
		size := 0
		for v := range g {
			size += int(set >> v & 1)
		}
		if size == len(g)/2 {
			least = min(least, g.crossing(set))
		}
	}
	return least
}

// TestCubes draws a graph, vertices to split on and automorphisms that keep them,
// takes one of each class of assignments, and refutes each. The certificate is
// accepted if and only if every refutation was found, and that is so if and only
// if the statement is true. Without one of the cubes it is rejected.
func TestCubes(t *testing.T) {
	var graphs []small
	for n := 2; n <= 6; n++ {
		graphs = append(graphs, connectedGraphs(n)...)
	}
	tried := [2]int{} // false and true statements
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(graphs).Draw(t, "graph")
		n := len(g)
		vertices := make([]uint32, n)
		for v := range vertices {
			vertices[v] = uint32(v)
		}
		split := rapid.Permutation(vertices).Draw(t, "vertices")[:rapid.IntRange(1, n).Draw(t, "split")]
		width := g.width()
		w := max(0, width+rapid.IntRange(-1, 2).Draw(t, "above"))
		c := &certificates.Certificate{Kind: "cubes"}
		c.Statement = certificates.Statement{Subject: "bisection", Network: "drawn", Relation: ">=", Value: fmt.Sprint(w)}
		var used [][]uint32
		for _, p := range rapid.Permutation(g.stabilisers(split)).Draw(t, "automorphisms") {
			needed := false
			for bits := range uint32(1) << len(split) {
				word := wordOf(bits, len(split))
				needed = needed || len(alike(word, split, append(used[:len(used):len(used)], p))) > len(alike(word, split, used))
			}
			if needed && rapid.Bool().Draw(t, "use") {
				used = append(used, p)
				c.Body = append(c.Body, certificates.NumbersLine("automorphism", p...))
			}
		}
		c.Body = append(c.Body, certificates.NumbersLine("split", split...))
		files := make(map[string][]byte)
		covered := make(map[string]bool)
		refuted := true
		for _, bits := range rapid.Permutation(everyBits(len(split))).Draw(t, "cubes") {
			word := wordOf(bits, len(split))
			if covered[word] {
				continue
			}
			for _, other := range alike(word, split, used) {
				covered[other] = true
			}
			f, err := widths.CubeCNF(g, uint64(w), split, bits)
			if err != nil {
				t.Fatal(err)
			}
			var proof bytes.Buffer
			model, err := sat.Refute(context.Background(), f, &proof)
			if err != nil {
				t.Fatal(err)
			}
			refuted = refuted && model == nil
			files[word] = proof.Bytes()
			c.Body = append(c.Body, certificates.Line{Keyword: "cube", Text: word + " " + word})
		}
		world := certificates.World{
			Graph: func(string) (certificates.Graph, error) { return g, nil },
			Open:  func(name string) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(files[name])), nil },
		}
		holds := w <= width
		if refuted != holds {
			t.Fatalf("every cube refuted: %t; width %d, stated %d", refuted, width, w)
		}
		if err := kinds.Check(c, world); (err == nil) != holds {
			t.Fatalf("%v; width %d, stated %d", err, width, w)
		}
		if holds {
			tried[1]++
		} else {
			tried[0]++
		}
		at := rapid.IntRange(len(c.Body)-len(files), len(c.Body)-1).Draw(t, "without")
		c.Body = slices.Delete(c.Body, at, at+1)
		if got := ruleOf(kinds.Check(c, world)); got != "cube/missing" {
			t.Fatalf("a cube is missing, rejected by %q", got)
		}
	})
	if !testing.Short() && (tried[0] == 0 || tried[1] == 0) { // 20 inputs may not show both
		t.Errorf("%d false and %d true statements", tried[0], tried[1])
	}
}

func wordOf(bits uint32, size int) string {
	word := make([]byte, size)
	for i := range word {
		word[i] = '0' + byte(bits>>i&1)
	}
	return string(word)
}

func everyBits(size int) []uint32 {
	list := make([]uint32, 1<<size)
	for i := range list {
		list[i] = uint32(i)
	}
	return list
}

// ruleOf returns the rule that an error says is broken, or "".
func ruleOf(err error) string {
	var r *certificates.Rejection
	if errors.As(err, &r) {
		return r.Rule
	}
	return ""
}

// TestCubesModels sees that the formula of a cube has a model exactly for the
// sides that make a balanced cut with fewer links and agree with the cube.
func TestCubesModels(t *testing.T) {
	tried := 0
	for _, g := range connectedGraphs(5) {
		split := []uint32{3, 1}
		for bits := range uint32(4) {
			for w := uint64(1); w <= 7; w += 2 {
				f, err := widths.CubeCNF(g, w, split, bits)
				if err != nil {
					t.Fatal(err)
				}
				for sides := range uint(1) << len(g) {
					ones := 0
					for v := range g {
						ones += int(sides >> v & 1)
					}
					want := (ones == 2 || ones == 3) && uint64(g.crossing(sides)) < w &&
						uint32(sides>>3&1|sides>>1&1<<1) == bits
					if got := satisfiable(f, len(g), sides); got != want {
						t.Fatalf("graph %v, cube %02b of %v, w %d, sides %05b: model %t, want %t", g, bits, split, w, sides, got, want)
					}
					tried++
				}
			}
		}
	}
	if tried == 0 {
		t.Error("nothing tried")
	}
}

// TestCubesWithoutFiles has no files beside the certificate.
func TestCubesWithoutFiles(t *testing.T) {
	w := beside("good/cubes/plain.cert")
	w.Open = nil
	if got := ruleOf(check(vector(t, "good/cubes/plain.cert"), w)); got != "proof/unavailable" {
		t.Errorf("rejected by %q", got)
	}
}
