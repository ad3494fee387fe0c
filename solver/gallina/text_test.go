package gallina

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"topocert/certificates/words"
)

// TestTexts: the networks' texts in Coq are those of the library, and those of testdata: members that no
// line says for any number of sides, and what they are made of.
// go test ./solver/gallina -run TestTexts -update writes them.
func TestTexts(t *testing.T) {
	text, err := os.ReadFile("testdata/networks.words")
	if err != nil {
		t.Fatal(err)
	}
	library, err := words.Standard().Extend(string(text), func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, "../../certificates/coq/networks/TextNetworks.v", Texts(library))
}

// TestText: a network's text in Coq, by hand; and what Coq's syntax has no form for.
func TestText(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"W(n) = graph i in 0..n-1 if i != 2: i+1 if i < 3 if n >= 5",
			"let n := Var 0 in let i := Var 1 in Text 1\n  [Range 0 (n - 1) (Not (i == 2))]\n  [Next [i + 1] [] ((i < 3) && (5 <= n))]."},
		{"half(x) = floor(x/2)\nodd(x) = x%2 == 1\nW(n) = graph row in 0..half(n), j in row..ceil(n/3): (half(half(j)), -k) if odd(k+1) for k in 1..min(n, 3, row) if k > 2 || true",
			"let n := Var 0 in let row_ := Var 1 in let j := Var 2 in Text 1\n  [Range 0 (Floor n 2) Yes; Range row_ (0 - (Floor (0 - n) 3)) Yes]\n" +
				"  [(let k := Var 3 in Next [Floor (Floor j 2) 2; 0 - k] [Range 1 (Min (Min n 3) row_) ((2 < k) || Yes)] (((k + 1) mod 2) == 1))]."},
		{"W = graph v in 0..7: cond(v < 4, xor(v, pow(2, 1)), max(abs(v-4), bit(v, 0))) if !(v == 5)",
			"let v := Var 0 in Text 0\n  [Range 0 7 Yes]\n  [Next [Cond (v < 4) (Xor v (Pow 2 1)) (Max (Abs (v - 4)) (Bit v 0))] [] (Not (v == 5))]."},
		{"W(n) = graph i in 0..n-1: floor(i) if i > 0", `not said in Coq: line 1, column 27: floor of what is no quotient`},
		{"W(n) = graph i in 0..n-1: factorial(i)", `not said in Coq: line 1, column 27: factorial, want a function of whole numbers that Text.v has`},
		{"W(n) = graph (i, j) in pairs(W): i", "refused"},
		{"W(n) = digraph i in 0..n-1: (i+1)%n", "not said in Coq: no graph, want one"},
		{"a(x) = x+x+x+x+x+x+x+x\nb(x) = a(a(a(x)))\nW(n) = graph i in 0..n-1: b(b(b(i)))", "not said in Coq: line 2, column 10: a term of 196601 bytes in Coq, want at most 65536"},
	} {
		library, err := words.Standard().Extend(c.text, func(string) string { return "" }, nil)
		if err != nil {
			if c.want != "refused" {
				t.Errorf("%s: %v", c.text, err)
			}
			continue
		}
		got, err := Text(library, library.Find("W"))
		if err != nil {
			got = err.Error()
		} else {
			got = strings.TrimSpace(strings.TrimPrefix(got, "Definition W_text : text :=\n"))
		}
		if got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.text, got, c.want)
		}
	}
}

// Texts writes the texts of a library's networks as a file for Coq, with each text in a comment.
// Those that have no form there are named in a comment with the reason.
func Texts(library *words.Library) string {
	text, _ := asFile(textsHead, library, words.Network, Text)
	return text
}

// asFile writes the definitions of a library that have a role as a file for Coq, and returns those
// that have a form there.
func asFile(head string, library *words.Library, role words.Role, write func(*words.Library, *words.Definition) (string, error)) (text string, those []*words.Definition) {
	for _, d := range library.All() {
		if d.Role != role {
			continue
		}
		if x, err := write(library, d); err != nil {
			head += fmt.Sprintf("\n(* %s: %v *)\n", d.Head(), err)
		} else {
			head += "\n" + commented(d.Source) + x
			those = append(those, d)
		}
	}
	return head, those
}

const textsHead = `(* The networks' texts: made from certificates/words/networks.words by package gallina, which a test
   does again; and the last few, which are no standard definitions: torus and mesh of two and three
   sides, for no line says any number of sides, and the line. TextTheorems.v shows what networks they are. *)

From Coq Require Import ZArith List.
From Topocert Require Import Text.
Import ListNotations.
Open Scope Z_scope.
Open Scope text_scope.
`
