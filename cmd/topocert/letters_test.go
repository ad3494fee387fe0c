package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// inWords are networks of the atlas, or of package topology, as networks of words.
const inWords = `
Cube(n)    = graph w in words(0..1, n): w with [k] = 1 - w[k] for k in 0..n-1
Crossed(n) = graph w in words(0..1, n): w with [j: cond(j == b, 1 - w[j], cond(j < 2*floor(b/2) && j%2 == 1, (w[j] + w[j-1])%2, w[j]))] for b in 0..n-1
Moebius(n, t) = graph w in words(0..1, n):
    w with [j: cond(j == b || j < b && cond(b == n-1, t, w[b+1]) == 1, 1 - w[j], w[j])] for b in 0..n-1
Locally(n) = graph w in words(0..1, n): w with [b] = 1 - w[b] for b in 0..1; w with [b] = 1 - w[b], [b-1] = (w[b-1] + w[0])%2 for b in 2..n-1
Folded(n)  = graph w in words(0..1, n): w with [b] = 1 - w[b] for b in 0..n-1; w with [j: 1 - w[j]]
Aug(n)     = graph w in words(0..1, n): w with [b] = 1 - w[b] for b in 0..n-1; w with [j: cond(j <= b, 1 - w[j], w[j])] for b in 1..n-1
Shifts(d, k) = graph w in words(0..d-1, k): w with [j: cond(j == 0, b, w[j-1])] for b in 0..d-1 if some j in 0..k-1: w[j] != b
Unlike(d, k) = graph w in words(0..d, k) if all i in 1..k-1: w[i] != w[i-1]: w with [j: cond(j == 0, b, w[j-1])] for b in 0..d if b != w[0]
Fib(n)     = graph w in words(0..1, n) if all i in 0..n-2: w[i] + w[i+1] < 2: w with [k] = 0 for k in 0..n-1 if w[k] == 1
Kary(k, n) = graph w in words(0..k-1, n): w with [i] = (w[i]+1)%k for i in 0..n-1
Cycles(n)  = graph w in words(0..1, n), i in 0..n-1: (w, (i+1)%n); (w with [i] = 1 - w[i], i)
Swaps(n)   = graph p in permutations(n): p with [0] = p[k], [k] = p[0] for k in 1..n-1
Turns(n)   = graph p in permutations(n): p with [i: cond(i <= k, p[k-i], p[i])] for k in 1..n-1
Letters(n) = graph w in words(1..3, n): w with [i] = cond(w[i] == 3, 1, w[i]+1) for i in 0..n-1
`

// TestWords: a network of words is, with its numbers, the one whose text is of numbers.
func TestWords(t *testing.T) {
	file := filepath.Join(t.TempDir(), "in.words")
	if err := os.WriteFile(file, []byte(inWords), 0o644); err != nil {
		t.Fatal(err)
	}
	for words, numbers := range map[string]string{
		"Kary(3,3)": "Torus(3,3,3)", "Cube(%d)": "Hypercube(%d)", "Crossed(%d)": "CrossedCube(%d)", "Moebius(%d,0)": "MoebiusCube(%d,0)", "Moebius(%d,1)": "MoebiusCube(%d,1)",
		"Locally(%d)": "LocallyTwistedCube(%d)", "Folded(%d)": "FoldedCube(%d)", "Aug(%d)": "AugmentedCube(%d)", "Fib(%d)": "FibonacciCube(%d)",
		"Shifts(2,%d)": "DeBruijn(2,%d)", "Shifts(3,%d)": "DeBruijn(3,%d)", "Unlike(2,%d)": "Kautz(2,%d)", "Cycles(%d)": "CCC(%d)",
		"Swaps(%d)": "StarGraph(%d)", "Turns(%d)": "Pancake(%d)", "Letters(%d)": "Kary(3,%d)",
	} {
		for n := 3; n <= 4; n++ {
			a, b := strings.ReplaceAll(words, "%d", fmt.Sprint(n)), strings.ReplaceAll(numbers, "%d", fmt.Sprint(n))
			var links [2]string
			for i, name := range []string{a, b} {
				code, out, errs := topocert(t, "export", "--use", file, "--g6", name)
				if links[i] = out; code != exitDone {
					t.Errorf("%s: %s", name, errs)
				}
			}
			if links[0] != links[1] {
				t.Errorf("%s is not %s", a, b)
			}
		}
	}
}

// TestWordsRefuse: letters that are none are told of a vertex; places of errors are those of the user's file.
func TestWordsRefuse(t *testing.T) {
	for text, want := range map[string]string{
		"// Two.\nA(n) = graph w in words(0..1, n): w with [k] = w[k] + 1 for k in 0..n-1\n":        "which is no vertex of A(3)",
		"A(n) = graph w in words(0..1, n): w with [n] = 1\n":                                        "which is no vertex of A(3)",
		"A(n) = graph w in words(0..1, n): w with [0] = w[0-1]\n":                                   "-1",
		"A(n) = graph w in words(0..1, n): w\nB(n) = graph v in 0..n-1: x\n":                        ":2:27: x is not defined",
		"B(n) = graph w in words(0..1, n): w\n\nA(n) = graph w in words(0..1, n): w with [0] = 1\n": ":3:",
		"A(n) = graph w in words(0..1, n): w with [k] = 1\n":                                        ":1:",
	} {
		file := filepath.Join(t.TempDir(), "bad.words")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if code, _, errs := topocert(t, "measure", "--use", file, "A(3)"); code != exitUsage || !strings.Contains(errs, want) {
			t.Errorf("%s: %d, %s; want %s", text, code, errs, want)
		}
	}
}
