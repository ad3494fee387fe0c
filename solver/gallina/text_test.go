package gallina

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"topocert/certificates/resolve"
	"topocert/certificates/words"
	"topocert/solver/lower"
)

// lowered returns the term of a network's text in Coq, by the one lowering.
func lowered(d *words.Definition) (string, error) {
	text := ""
	l := lower.Lowering{Names: resolve.New(), Define: func(defined lower.Definition) { text = spelled(defined.Term) }}
	_, err := l.Text(d)
	return text, err
}

// TestTexts: TextNetworks.v is a page to be read. Beside each text there is its line, of the library or of testdata (members that
// no line says for any number of sides, and what they are made of), and the text is the term that the proved checker is given.
func TestTexts(t *testing.T) {
	text, err := os.ReadFile("testdata/networks.words")
	if err != nil {
		t.Fatal(err)
	}
	library, err := words.Standard().Extend(string(text), func(string) string { return "" }, nil)
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("../../certificates/coq/networks/TextNetworks.v")
	if err != nil {
		t.Fatal(err)
	}
	file, count := "From Coq Require Import ZArith List.\nFrom Topocert Require Import Text TextNetworks.\n", 0
	same := func(d *words.Definition) {
		term, err := lowered(d)
		if err != nil {
			t.Fatal(err)
		}
		file += fmt.Sprintf("Goal %s = %s. reflexivity. Qed.\n", lower.TextName(d.Name, len(d.Params)), term)
	}
	for _, d := range library.All() {
		if _, err := lowered(d); d.Role != words.Network || err != nil {
			continue
		}
		if want := fmt.Sprintf("\n%sDefinition %s : text :=\n", commented(d.Source), lower.TextName(d.Name, len(d.Params))); !strings.Contains(string(page), want) {
			t.Errorf("%q is not on the page", want)
		}
		same(d)
		count++
	}
	if n := strings.Count(string(page), "\nDefinition "); n != count {
		t.Errorf("%d texts are on the page, want those of %d definitions", n, count)
	}
	for _, grid := range []string{"Mesh", "Torus"} {
		same(words.Standard().Network(grid, 2))
		same(words.Standard().Network(grid, 3))
	}
	if err := compiled(t, "TextNetworks"); err != nil {
		t.Skipf("the texts are not given to Coq: %v; make coq compiles it", err)
	}
	if out, err := coqc(t, file); err != nil {
		t.Errorf("%v: %.2000s", err, out)
	}
	if _, err := coqc(t, strings.Replace(file, "Minus", "Plus", 1)); err == nil {
		t.Error("another text is accepted, want it refused")
	}
}

// TestText: a network's text in Coq, by hand; and what Coq's syntax has no form for.
func TestText(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"W(n) = graph i in 0..n-1 if i != 2: i+1 if i < 3 if n >= 5",
			"(Text 1 ((Range (Num 0) (Minus (Var 0) (Num 1)) (Text.Not (Text.Equal (Var 1) (Num 2)))) :: nil) " +
				"((Next ((Plus (Var 1) (Num 1)) :: nil) nil (Text.And (Text.Less (Var 1) (Num 3)) (AtMost (Num 5) (Var 0)))) :: nil))"},
		{"half(x) = floor(x/2)\nodd(x) = x%2 == 1\nW(n) = graph row in 0..half(n), j in row..ceil(n/3): (half(half(j)), -k) if odd(k+1) for k in 1..min(n, 3, row) if k > 2 || true",
			"(Text 1 ((Range (Num 0) (Floor (Var 0) (Num 2)) Yes) :: (Range (Var 1) (Minus (Num 0) (Floor (Minus (Num 0) (Var 0)) (Num 3))) Yes) :: nil) " +
				"((Next ((Floor (Floor (Var 2) (Num 2)) (Num 2)) :: (Minus (Num 0) (Var 3)) :: nil) " +
				"((Range (Num 1) (Min (Min (Var 0) (Num 3)) (Var 1)) (Text.Or (Text.Less (Num 2) (Var 3)) Yes)) :: nil) (Text.Equal (Rest (Plus (Var 3) (Num 1)) (Num 2)) (Num 1))) :: nil))"},
		{"W = graph v in 0..7: cond(v < 4, xor(v, pow(2, 1)), max(abs(v-4), bit(v, 0))) if !(v == 5)",
			"(Text 0 ((Range (Num 0) (Num 7) Yes) :: nil) ((Next ((Text.Cond (Text.Less (Var 0) (Num 4)) (Xor (Var 0) (Pow (Num 2) (Num 1))) " +
				"(Max (Abs (Minus (Var 0) (Num 4))) (Bit (Var 0) (Num 0)))) :: nil) nil (Text.Not (Text.Equal (Var 0) (Num 5)))) :: nil))"},
		{"half(x) = x/2\nW(n) = graph i in 0..half(n): floor(n/2/3) if i > 6*n/3", "(Text 1 ((Range (Num 0) (Divide (Var 0) (Num 2)) Yes) :: nil) " +
			"((Next ((Floor (Divide (Var 0) (Num 2)) (Num 3)) :: nil) nil (Text.Less (Divide (Times (Num 6) (Var 0)) (Num 3)) (Var 1))) :: nil))"},
		{"W(n) = graph i in 0..n-1: floor(i) if i > 0", "(Text 1 ((Range (Num 0) (Minus (Var 0) (Num 1)) Yes) :: nil) ((Next ((Var 1) :: nil) nil (Text.Less (Num 0) (Var 1))) :: nil))"},
		{"W(n) = graph i in 0..n-1: factorial(i)", "no form in the kernel: line 1, column 27: want a term of whole numbers"},
		{"W(n) = graph (i, j) in pairs(W): i", "refused"},
		{"W(n) = digraph i in 0..n-1: (i+1)%n", "no form in the kernel: W: no undirected network"},
		{"a(x) = x+x+x+x+x+x+x+x\nb(x) = a(a(a(x)))\nW(n) = graph i in 0..n-1: b(b(b(i)))", "no form in the kernel: line 2, column 12: more than 65536 parts when each word is written out"},
	} {
		library, err := words.Standard().Extend(c.text, func(string) string { return "" }, nil)
		if err != nil {
			if c.want != "refused" {
				t.Errorf("%s: %v", c.text, err)
			}
			continue
		}
		names, err := resolve.New().Defined(library.Own())
		if err != nil {
			t.Fatal(err)
		}
		var got string
		l := lower.Lowering{Names: names, Define: func(defined lower.Definition) { got = spelled(defined.Term) }}
		if _, err := l.Text(library.Find("W")); err != nil {
			got = err.Error()
		}
		if got = strings.NewReplacer("%Z", "", "%nat", "", "%list", "").Replace(got); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.text, got, c.want)
		}
	}
}
