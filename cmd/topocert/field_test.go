package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestField: networks of the atlas and words of the field are known to commands without --use, under
// the literature's names too; a folder has their texts; a file of one's own goes first.
func TestField(t *testing.T) {
	dir := t.TempDir()
	mine := filepath.Join(dir, "mine.words")
	text := "LTQ(n) = graph i in 0..n-1: (i+1)%n\ndigit(v, m, i) = 7\nbandwidth(G) = 9\n"
	if err := os.WriteFile(mine, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args       []string
		code       int
		out, wrong string
	}{
		{[]string{"prove", "order(LTQ(4)) == 16", "order(Q(4))", "size(Paley(13)) == 39"}, exitDone, "holds", ""},
		{[]string{"prove", "order(LTQ(4))", "--use", mine}, exitDone, "= 4", ""},
		// The atlas' Pancake needs a digit of its own.
		{[]string{"prove", "order(Pancake(3))", "bandwidth(Ring(5)) + order(LTQ(5))", "--use", mine}, exitDone, "= 14", ""},
		{[]string{"prove", "bandwidth(Ring(5))", "roman_domination_number(CCC(3)) > 0"}, exitDone, "= 2", ""},
		{[]string{"measure", "K(2,3)"}, exitDone, "12, 21", "K is read as Kautz; CompleteBipartite has this name too"},
		{[]string{"measure", "kautz(2,3)"}, exitUsage, "", "did you mean Kautz?"},
		{[]string{"measure", "LTQ(1)"}, exitUsage, "", "LTQ(1)"},
		{[]string{"measure", "LTQ(2,3)"}, exitUsage, "", "unknown network"},
		{[]string{"list", "networks", "twisted"}, exitDone, "also LTQ", ""},
		{[]string{"list", "networks", "rhombic"}, exitDone, "HRoT", ""},
		{[]string{"list", "words", "treewidth"}, exitDone, "Bodlaender", ""},
		{[]string{"show", "LTQ(4)"}, exitDone, "automorphisms 8", ""},
		{[]string{"show", "LTQ(4)", "--use", mine}, exitDone, "(i+1)%n", ""},
		{[]string{"show", "Foo(4)"}, exitUsage, "", "unknown network"},
	} {
		code, out, errs := topocert(t, c.args...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errs, c.wrong) {
			t.Errorf("topocert %s: %d, %s%s; want %d, %q, %q", strings.Join(c.args, " "), code, out, errs, c.code, c.out, c.wrong)
		}
	}
	// What a file of one's own has as a variable, or says in a comment, is no network of the atlas; what it uses may be.
	variable := filepath.Join(dir, "variable.words")
	text = "// Not as in S(4).\ncovers(G) = some S in sets(vertices(G), 2): all v in vertices(G): v in S || some u in neighbors(G, v): u in S\n" +
		"size_of(G) = size(complement(G)) + size(MoebiusLadder(4))\n"
	if err := os.WriteFile(variable, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	claims := filepath.Join(dir, "variable.claims")
	if err := os.WriteFile(claims, []byte("a: covers(Ring(6))\n# said: as of S(4) and K(2,3)\nb: size_of(Ring(4)) == 14\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, out, errs := topocert(t, "prove", "--use", variable, "--file", claims); code != exitDone || strings.Count(out, "holds") != 2 || strings.Contains(errs, "is read as") {
		t.Errorf("%d, %s%s", code, out, errs)
	}
	if code, out, errs := topocert(t, "prove", "--use", variable, "covers(Ring(6)) && order(S(4)) == 24"); code != exitUsage || !strings.Contains(errs, `unknown network: "S(4)"`) {
		t.Errorf("S as a variable and a network: %d, %s%s", code, out, errs)
	}
	kept := filepath.Join(dir, "kept")
	if code, _, errs := topocert(t, "prove", "diameter(LTQ(3)) == 2", "--out", kept); code != exitDone {
		t.Fatal(errs)
	}
	if own, err := os.ReadFile(filepath.Join(kept, "own.words")); err != nil || !strings.Contains(string(own), "\nLTQ(n) = graph") || strings.Contains(string(own), "Pancake") {
		t.Errorf("own.words has %s, %v; want LTQ alone", own, err)
	}
	if code, out, errs := topocert(t, "check", kept); code != exitDone || !strings.Contains(out, "1 of 1 verdicts") {
		t.Errorf("the folder: %d, %s%s", code, out, errs)
	}
	if code, _, errs := topocert(t, "prove", "diameter(LTQ(3))", "--use", mine, "--out", kept); code == exitDone || !strings.Contains(errs, "defines LTQ otherwise") {
		t.Errorf("another LTQ in the same folder: %d, %s", code, errs)
	}
}
